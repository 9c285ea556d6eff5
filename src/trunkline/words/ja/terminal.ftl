# 一つの端末で遊ぶ：`trunkline play`が言うこと、尋ねること。

## 表示

play-kept = ゲームは行動のたびに{ $file }に保存されます。
play-not-kept = 最後の行動を{ $file }に書けませんでした（{ $reason }）。続けると再び試みます。「s ファイル」で別の場所に保存できます。
play-changed = ほかのプログラムがファイルを変更した
play-left = ゲームは{ $file }にあります。`trunkline play { $file }`で続けられます。
play-left-unkept = ゲームを{ $file }に書けませんでした（{ $reason }）。その後の行動は失われました。
play-left-fresh = 何も行わなかったので、何も保存していません。
play-since = { $player }の前回の決定から：
play-since-start = これまで：
play-since-earlier = … その前に{ $count }件（logで表示）
play-nothing-yet = まだ何も起きていません。

## メニュー

menu-several = { $field ->
    [tile] タイル{ $what }
    [rotation] 回転{ $what }
   *[other] { $what }
} （{ $count }通り）
menu-filtered = { $words }に当てはまるもの（Enter：すべてに戻る）：
menu-one = Enterで実行します。
menu-one-left = Enterで実行、bですべてに戻ります。
menu-cost = { $cost }{ $loans ->
    [0] {""}
   *[other] 、ローン{ $loans }件
}
menu-prompt = { $player } [{ $most ->
    [1] 1
   *[other] 1～{ $most }
}、言葉、?、h] >{" "}
menu-prompt-over = 終了 [u, t, s, q, h] >{" "}
menu-no-number = { $number }番はありません。あるのは{ $most ->
    [1] 1番だけ
   *[other] 1番から{ $most }番
}です。
menu-number-meant = 「{ $action }」なら次のように入力してください：{ $example }
menu-no-words = 「{ $words }」に当てはまる選択肢がありません。番号、より少ない言葉、またはヘルプのhを入力してください。
menu-which = 選択肢の番号か、{ $example }のような言葉を入力してください。hですべてのコマンドを表示します。
menu-over = ゲームは終わりました。uで最後の行動を取り消し、qで終了します。

## 数を尋ねる

ask-number = { $field ->
    [price] 価格
   *[other] いくつ
}、{ $range }（Enter：{ $usual }、b：戻る） >{" "}
ask-not-a-number = 「{ $text }」は整数ではありません。

## ルートを尋ねる

ask-routes-offered = 最善のルート：{ $routes }、合計{ $revenue }。
ask-routes-found = 時間内に見つかった最善のルート：{ $routes }、合計{ $revenue }（上限は{ $bound }）。
ask-routes-typed = 入力したルート：{ $routes }、合計{ $revenue }。
ask-routes-prompt = Enterで運行、ほかのルートは 2 H8-H10; 3 E9-F8-G9 のように入力、b：戻る >{" "}
ask-routes-unknown = 「{ $word }」は{ $company }の列車でもヘクスでもありません。
ask-routes-no-train = { $company }には、ルート{ $hexes }を走る列車が残っていません。
ask-routes-empty = { $train }列車のヘクスが書かれていません。

## なぜできないか

why-possible = 可能です：{ $action }。
why-possible-more = { $count }通りで可能です。例：{ $action }。
why-unknown = 「{ $words }」に当たる行動がありません。したいことを次のように書いてください：? lay H8 57、? buy 3、? sell 2 GR
why-no-loan = ローンは自分で選ぶものではありません。線路、列車、利息をほかに払えないときに自動的に借り、返せる分は利息を払った後、列車を買う前にすべて返します。
why-kinds = 今できること：{ $kinds }。
why-ask = ? の後に言葉を書くと、なぜできないかを答えます。例：? { $example }

## コマンド

said-undone = 取り消し：{ $action }。
said-redone = やり直し：{ $action }。
said-nothing-to-undo = 取り消すものがありません。
said-nothing-to-redo = やり直すものがありません。
said-saved = { $file }に保存しました。ゲームは引き続き{ $kept }に保存されます。
said-drawn = 地図を{ $file }に描きました。
said-no-hex = 地図に「{ $word }」という場所はありません。H8のようなヘクスか都市の名前を書いてください。
said-log-how = logの後には、「{ $words }」ではなく、表示する行動の数を書きます。例：log 20
said-no-rule = 番号や言葉が「{ $words }」のルールはありません。
said-look = { $place }：{ $tile ->
    [none] 印刷されたものだけ
   *[other] タイル{ $tile }、回転{ $rotation }
}、{ $track ->
    [none] 線路なし
   *[other] 線路の方向：{ $exits }
}。
look-stop = { $kind ->
    [city] 都市
    [town] 街
   *[other] 盤外
} { $stop }、価値{ $value }{ $slots ->
    [0] {""}
   *[other] 、枠{ $slots }：{ $tokens }{ $kept ->
        [0] {""}
       *[other] 、予約：{ $owners }
    }
}。
look-cost = ここの最初のタイルには、さらに{ $cost }かかります。
look-closed = フェイズ{ $phase }より前には、ここに建設できません。
look-around = 周り：{ $hexes }。
look-neighbour = { $edge }に{ $place }
look-free = 空き

help-number = 番号
    .does = その番号のことをする、または開く
help-words = 言葉
    .does = その言葉を含む選択肢だけを表示（lay H8）、すべて書けば実行（bid TSR 25）
help-why = ? 言葉
    .does = なぜできないかをルールとともに（? lay H8 57）。? だけなら、今決めること
help-all = all
    .does = すべての選択肢を一つの一覧で
help-undo = u
    .does = 最後の行動を取り消す。rでやり直す
help-tables = t
    .does = 表：プレイヤー、会社、株価チャート、列車
help-log = log 数
    .does = 最後のいくつかの行動の結果
help-look = look 場所
    .does = ヘクスにあるものとその周り
help-map = map ファイル
    .does = 地図を.svgか.pngで終わるファイルに描く（draw ファイル も同じ）
help-rule = rule 番号
    .does = ルールの本文（英語）
help-save = s ファイル
    .does = 写しを保存する。ゲーム自体はいつも保存される
help-quit = q
    .does = 終了する。ゲームは後で続けられる
help-help = h
    .does = このヘルプ

## ゲームの開始

begin-kept = 待っているゲーム：
begin-kept-game = { $title }：{ $players }、{ $actions }手
begin-what = 何で遊びますか？（Enter：{ $usual }、タイトル：{ $titles }） >{" "}
begin-what-or-kept = 何で遊びますか？（Enter：{ $usual }、タイトル：{ $titles }、番号：そのゲームを続ける） >{" "}
begin-unknown = 「{ $typed }」はこの中にありません。
begin-players = { $title }は{ $least }人から{ $most }人用です。名前をコンマで区切って入力してください（Enter：{ $usual }） >{" "}
begin-rules = どのルールで遊びますか？（Enter：{ $usual }、すべて：{ $rulesets }） >{" "}
begin-usual-players = はると, ゆい, そうた, ひな, れん, めい

# 語調を整えるだけで、何も決めない言葉。
typed-noise = a an and as at by for from in into my of on one out some the to up with share shares train trains tile token rotation city company route routes private minor public price 株 列車 タイル トークン 回転 都市 会社 ルート 個人会社 小会社 公共会社 価格 を に で から の
# 自動的に行われるのに、求められること。
typed-loan = loan loans borrow repay repayment interest ローン 返済 利息
typed-source-depot = bank depot new 銀行
typed-source-pool = pool used 公開市場 市場
typed-source-treasury = treasury 金庫
