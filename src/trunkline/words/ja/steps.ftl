# 手順：各ステップの呼び名、そこで決めること、今の状況。

step-private-auction = 個人会社の競売
    .now = { $leader-id ->
        [none] { $item }が競売にかけられています。最低入札額は{ $minimum }です。
       *[other] { $item }が競売にかけられています。最高額は{ $leader }の{ $price }です。
    }
    .help = 入札するか、パスしてこの競売から降ります。一人になったら、その人が銀行に支払います。誰も入札しなければ最低入札額が下がります。
step-first-minor-auction = 最初の小会社の競売
    .now = { $leader-id ->
        [none] { $item }が競売にかけられています。最低入札額は{ $minimum }です。
       *[other] { $item }が競売にかけられています。最高額は{ $leader }の{ $price }です。
    }
    .help = 入札するか、パスしてこの競売から降ります。落札者は小会社の金庫に支払い、小会社を所有します。落札額の半分が株価になります。
step-minor-auction = 小会社の競売
    .now = { $item }：最高額は{ $leader }の{ $price }です。
    .help = 入札するか、パスしてこの競売から降ります。落札者は小会社の金庫に支払い、小会社を所有します。落札額の半分が株価になります。
step-stock-round = 株式ラウンドの手番
    .help = 株を好きなだけ売ってから一つ買います：株券1枚、新しい公共会社の社長株、または競売にかける小会社。パスもできます。
step-home-token = 新しい公共会社の最初のトークン
    .now = { $company }が設立されました。
    .help = 新しい公共会社が始まる都市を選びます。
step-redeem-step = 株の買い戻し
    .now = { $company }の手番です。
    .help = 公共会社は公開市場の自社株を株価で買い戻せます。パスすると手番を続けます。
step-track-step = 線路の敷設
    .now = { $laid-id ->
        [0] { $company }の手番です。
       *[other] { $company }の手番です。{ $laid }に線路を敷きました。
    }
    .help = タイルを置くか、次の色のタイルに置き換えます。2回目はさらにR20かかります。パスすると手番を続けます。
step-token-step = トークンの配置
    .now = { $company }の手番です。
    .help = 公共会社は、ルートの届く都市にもう一つトークンを置けます。パスすると手番を続けます。
step-run-step = 列車の運行
    .now = { $company }の手番です。
    .help = 列車はそれぞれ自分のルートを走ります。示されたルートが最善です。ほかのルートは次のように入力できます：2 H8-H10; 3 E9-F8-G9
step-national-run = ロシア国有鉄道の列車の運行
    .now = { $company }の手番です。
    .help = 優先売買カードを持つ人がこれらの列車を運行します。
step-dividend-step = 配当
    .now = { $company }の収益は{ $revenue }です。
    .help = 全額または半額を株主に配当するか、全額を留保します。それに応じて株価が動きます。
step-before-interest-step = 利息の前の個人会社
    .now = { $company }の手番です。
    .help = ローンのある会社は、利息と返済の前に今、個人会社を買えます。パスすると手番を続けます。
step-train-step = 列車の購入
    .now = { $company }の手番です。
    .help = 銀行、公開市場、ほかの会社から列車を買います。列車のない会社は、買えるなら買わなければなりません。パスすると次に進みます。
step-private-step = 個人会社の購入
    .now = { $company }の手番です。
    .help = この手番でプレイヤーから個人会社を買う最後の機会です。
step-private-offer = 個人会社の売買の申し出
    .now = { $by }が{ $to }の{ $item }に、{ $company }の資金から{ $price }を申し出ています。
    .help = 所有者が承諾または拒否します。それまでは申し出を取り下げられます。
step-train-offer = 列車の売買の申し出
    .now = { $by }が、{ $to }が社長を務める会社の{ $item }に、{ $company }の資金から{ $price }を申し出ています。
    .help = 売る会社の社長が承諾または拒否します。それまでは申し出を取り下げられます。
step-trainless-publics = 列車のない公共会社
    .now = { $company }はすべての列車を失いました。
    .help = 社長は公共会社を国有化できます。パスするとそのままです。
step-discard-trains = 制限を超えた列車
    .help = フェイズの制限より多くの列車を持つ会社は、余った列車を公開市場に置きます。
step-merger-round = 合併ラウンドの手番
    .now = { $minor }は転換するか、合併を提案できます。
    .help = 所有者は小会社を公共会社に転換するか、合併する別の小会社を指名できます。パスするとそのままです。
step-proposal = 合併の組み立て
    .now = これまでに指名された小会社：{ $partners }。
    .help = さらに小会社を指名するか、合併してできる公共会社を選ぶか、提案を取り下げます。
step-consent = 合併への同意
    .now = { $by }が{ $partners }を{ $into }に合併することを提案しています。返答待ち：{ $asked }。
    .help = ほかの小会社の所有者が承諾または拒否します。全員が同意するまでは提案を取り下げられます。
step-remove-tokens = 合併した公共会社のトークン
    .now = { $company }のトークンは、地図に残せる数より多くあります。
    .help = 別々のヘクスに二つ（すべて同じヘクスなら一つ）になるまで、手放すトークンを一つずつ選びます。
step-share-sale = 新しい公共会社の株の販売
    .now = { $company }の株を{ $share_price }で販売しています。
    .help = まず株主が好きなだけ、続いて各プレイヤーが1株ずつ買えます。もう買わないならパスします。
