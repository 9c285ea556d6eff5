# ブラウザーのページが言うこと。

web-skip = 本文へ
web-loading = お待ちください …
web-page-failed = このページを取得できませんでした。接続が戻ったらもう一度読み込んでください。
web-nowhere = このアドレスには何もありません
web-home = 最初のページへ
web-menu = メニュー
web-rules = ルール
web-language = 言語
web-account = アカウント
web-link-saving = 保存中 …
web-link-lost = 接続が切れました。再接続しています …
web-your-turn = { $count ->
    [1] 自分の手番
   *[other] 自分の手番（{ $count }）
}
web-offline = サーバーに届きません。失われたものはありません。少ししてからもう一度お試しください。
web-failed = うまくいきませんでした。もう一度お試しください。

## 最初のページ

web-title = 鉄道ボードゲームを、あるべき姿で
web-about = 一つの画面で、友人とその場で、あるいは一日一手で遊べます。ルールは完全で、「なぜできないのか」にはいつも番号で答えます。ゲームが消えることはありません。
web-play-now = すぐに始める
web-new-game = 新しいゲーム
web-your-games = 自分のゲーム
web-open-tables = 募集中のテーブル
web-running-games = 観戦できるゲーム
web-no-open-tables = いま参加者を待っているテーブルはありません。
web-set-one-up = テーブルを作る
web-usual-names = はると、ひなた、みお、ゆい、れん
web-waits-for-you = 自分の手番（{ $ago }から）
web-over = 終了
web-gathering = 募集中
web-pace-live = リアルタイム
web-pace-slow = 何日もかけて
web-free-seat = 空席
web-kept-seat = 招待した人の席
web-players = { $count }人

## テーブル

web-no-table = そのようなテーブルはありません
web-sit = 座る
web-invite = 招待する
web-rise = 立つ
web-remove = 外す
web-link-copy = この席に座る人に、このリンクを送ってください：
web-link-copied = コピーしました。この席に座る人に、このリンクを送ってください：
web-begin = 始める
web-seats-free = 空席が{ $count }つあります。
web-all-here = 全員そろいました。
web-host-begins = テーブルを作った人がゲームを始めます。
web-chat = 会話
web-chat-empty = まだ誰も話していません。
web-chat-say = テーブルに話しかける
web-chat-send = 送る

## テーブルを作る

web-which-game = どのゲームですか？
web-who-plays = 誰が遊びますか？
web-how-many = 人数
web-seat = 席{ $number }
web-seat-me = 自分
web-seat-local = この画面の前のほかの人
web-seat-open = 誰でも
web-seat-invited = リンクを送った人
web-seat-name = 名前
web-how-fast = どのくらいの速さで？
web-pace-slow-said = 何日もかけて：それぞれ時間のあるときに打ちます
web-pace-live-said = リアルタイム：全員がその場にいます
web-clock = 時計
web-clock-none = なし：使った時間を数えるだけ
web-clock-evening = 一晩：各20分、株式ラウンドと会社ごとに追加
web-clock-long-evening = 長い一晩：各40分、株式ラウンドと会社ごとに追加
web-clock-tournament = 大会：各25分、時間切れあり
web-clock-days = 数日：各5日、会社ごとに12時間追加
web-clock-weeks = 数週間：各14日、会社ごとに1日追加
web-clock-hard = 時間切れあり：時間のなくなった人はサーバーが代わりに打ちます
web-listed = 誰でもこのテーブルを見つけて観戦できる
web-by-which-rules = どのルールで？
web-single-options = { $count ->
    [0] 個別の選択肢
   *[other] 個別の選択肢（{ $count }つ変更）
}
web-rule = ルール { $rule }
web-table-name = テーブルの名前
web-table-name-usual = 空ならば自分の名前から
web-set-up = テーブルを作る

## ルール

web-rules-find = 言葉かルールの番号で探す
web-rules-found = { $count ->
    [0] 見つかりません
   *[other] { $count }か所
}
web-rules-nothing = これらの言葉をすべて含むルールはありません。言葉を減らすともっと見つかります。番号は全体で比べます。
web-rules-contents = 目次
web-rules-in-english = ルールの本文は英語で書かれています。
web-rule-page = 全体のルールの中で見る

## キー

web-keys = キー
web-keys-everywhere = どこでも
web-keys-history = ゲームの記録
web-keys-letters = 一文字のキーを使う
web-key-list = この一覧
web-key-next = 待っているゲームへ
web-key-find = ルールの中を探す
web-keys-map = 地図（選ばれているとき）
web-key-pan = ほかの矢印と同じく地図を動かす
web-key-drop = タイルを戻す

## お知らせ

web-alerts = お知らせ
web-table-alerts = このテーブルのお知らせ
web-table-alerts-usual = ほかのテーブルと同じように
web-table-alerts-own = このテーブルだけ別に
web-table-alerts-none = このテーブルについてはお知らせしません。
web-table-alerts-general = すべてのテーブルのお知らせ
web-way-sound = Trunklineを開いている間の音
web-way-badge = タブとそのアイコンの数字
web-way-push = Trunklineを閉じていても届くブラウザーのメッセージ
web-way-push-not = メッセージを受け取るブラウザーがまだありません。
web-way-email = それまでに打っていなければ、手番ごとにメール
web-way-email-not = 確認済みのメールアドレスがまだありません。
web-way-digest = 決まった時刻に、待っているゲームをまとめた一通のメール
web-way-digest-not = 確認済みのメールアドレスがまだありません。
web-way-webhook = 自分のアドレスへの呼び出し（ウェブフック）
web-way-webhook-not = 呼び出すアドレスがまだありません。

## 自分のアカウント

web-name = 名前
web-password = パスワード
web-saved = 保存しました。
web-copy = コピー
web-copied = コピーしました
web-remove-what = { $what }を外す
web-nobody-is = ログインしていません。それでもすぐに遊べます。そのときは、このブラウザーのためにゲストのアカウントが作られます。
web-guest-is = ゲストとして来ています。あなたを知っているのはこのブラウザーだけです。
web-log-in = ログイン
web-log-in-as-guest = すでにアカウントがあれば、それでログインしてください。このゲストの席は引き継がれません。先にそのゲームを終えるか、ゲストを自分のものにしてください。
web-log-out = ログアウト
web-log-out-here = ここでログアウト
web-log-out-everywhere = すべての場所でログアウト
web-log-out-guest = ゲストとしてもう一度ログインすることはできません。自分のものにする前にログアウトすると、席を失います。
web-forgotten = パスワードをお忘れですか？
web-forgotten-name = 名前またはメールアドレス
web-forgotten-send = リンクを送る
web-forgotten-sent = 確認済みのアドレスを持つアカウントがあれば、リンクの入ったメールがそこへ向かっています。
web-new-account = 新しいアカウント
web-new-account-why = 名前とパスワードがあれば、どこからでもログインできます。
web-new-account-do = アカウントを作る
web-password-hint = 10文字以上。いくつかの言葉を並べると、覚えやすく当てられにくくなります。
web-claim = このアカウントを自分のものにする
web-claim-why = 名前と入り方を決めれば、どの端末でも席とゲームが自分のものとして残ります。
web-claim-do = 自分のものにする
web-claim-by-passkey = 代わりにパスキーで
web-name-and-language = 名前と言語
web-rename = 名前を変える
web-password-current = 今のパスワード
web-password-new = 新しいパスワード
web-password-none = パスキーでログインしていて、パスワードはありません。
web-password-change = パスワードを変える
web-password-set = パスワードを決める
web-password-changed = パスワードを変えました。ほかのブラウザーはすべてログアウトしました。
web-passkeys = パスキー
web-passkeys-are = パスキーは電話やコンピューター、セキュリティキーの中にあり、パスワードなしでログインさせてくれます。
web-passkeys-not = このブラウザー、またはこのサーバーのアドレスではパスキーを使えません。httpsかlocalhostが必要です。
web-passkey-use = パスキーで入る
web-passkey-make = パスキーを作る
web-passkey-made = パスキーを作りました。
web-passkey-none = パスキーは選ばれませんでした。
web-passkey-label = 呼び名
web-prove = ご本人ですか？
web-prove-why = アカウントを危うくしうる操作です。ご本人であることをもう一度示してください。
web-prove-do = 続ける
web-sessions = ログインしている場所
web-session-this = このブラウザー
web-session-seen = 最後に使ったのは{ $ago }
web-session-unknown = ブラウザー
web-session-end-what = { $what }をログアウト
web-tokens-personal = プログラム用のトークン
web-tokens-are = トークンを持つプログラムは、テーブルであなたができることをできますが、アカウントには触れられません。
web-api-page = プログラムが尋ねられること
web-token-label = 使い道
web-token-make = トークンを作る
web-token-once = トークン「{ $label }」は一度だけ表示します。今コピーしてください：
web-token-unused = 使われていない
web-revoke = 取り消す
web-email = メールアドレス
web-email-none = ありません。あれば、手番をメールで知らせたり、忘れたパスワードを決め直したりできます。
web-email-new = 自分のアドレス
web-email-other = 別のアドレス
web-email-set = 確認のメールを送る
web-email-sent = { $email }にメールを送りました。その中のリンクでアドレスが確認されます。それまでは何も変わりません。
web-email-removed = アドレスを消しました。
web-looks = 見た目と音
web-theme = 色
web-theme-auto = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-looks-contrast = はっきりと
web-looks-palette = 誰にでも見分けられる色と模様
web-looks-motion = 動きを減らす
web-looks-sound = 音
web-looks-hints = 初めての人への説明
web-looks-keys = 一文字のキーを使う（?で一覧）
web-looks-here = これらはこのブラウザーだけのものです。
web-hear-it = 聞いてみる
web-games-are = どのゲームもファイルに保存でき、ここでもほかのプログラムでも読み直せます。ゲームが消されることはありません。
web-games-save = すべての記録を保存
web-games-none = まだゲームがありません。
web-games-fetched = { $all }のうち{ $count }
web-delete = アカウントを消す
web-delete-means = 名前、パスワード、パスキー、トークン、アドレス、メモ、お知らせはすぐに消えます。ゲームはほかの人のもとに残り、そこでは元の参加者と呼ばれます。
web-delete-sure = { $name }は永久にいなくなります。
web-delete-do = 永久に消す
web-delete-not = 残す
web-alerts-when = 手番が来たとき、話しかけられたとき、そのほか待っていることがあるときに、どう知らせるかを決めます。
web-digest-every = どのくらいの間隔で
web-digest-hours = { $count ->
    [1] 1時間ごと
    [24] 1日1回
   *[other] { $count }時間ごと
}
web-digest-at = 何時に
web-digest-next = 次は{ $when }です。
web-browsers = メッセージを表示するブラウザー
web-browser-this = このブラウザー
web-push-impossible = このブラウザーはメッセージを表示できないか、httpsのページでしか表示できません。iPhoneでは、先にTrunklineをホーム画面に追加してください。
web-push-refused = このブラウザーは、このページのメッセージを表示しない設定です。ページの設定で許可し直せます。
web-browser-failed = ブラウザーにはできませんでした：{ $why }
web-push-on = このブラウザーにメッセージを表示する
web-try-push = すべてに試しに送る
web-try-email = 試しのメールを送る
web-try-webhook = 試しに呼び出す
web-webhook = ウェブフック
web-webhook-is = 自分のプログラムやチャット、ランプのためのものです。Standard Webhooksの方式で署名したJSONでアドレスを呼び出します。
web-webhook-url = アドレス
web-webhook-set = このアドレスを呼び出す
web-webhook-secret = 呼び出しに署名する秘密の値は一度だけ表示します：

## ゲーム

web-is-here = います
web-is-away = 離れています
web-is-asked = 決める番です
web-kept-by-house = （サーバーが代行）
web-time-used = 使った時間
web-value = 資産
web-game-over = ゲームは終わりました
web-branch = { $count ->
    [0] ここから考えます。何をしても実際には打たれません。
   *[other] 考え中：頭の中で{ $count }手。
}
web-step-back = 一歩戻る
web-branch-leave = ゲームに戻る
web-plan = ここから考える
web-take-back = 取り消す
web-waiting-for = { $names }を待っています。
web-filter = 選択肢を絞り込む
web-all-choices = { $count }個すべて
web-take-back-asked = { $name }が最後の{ $count }手の取り消しを求めています。
web-agree = 同意する
web-refuse = 断る
web-withdraw = 取り下げる
web-free-a-seat = 席を空ける
web-hand-over-open = { $name }の席をほかの人に開ける提案があります。
web-hand-over-caretaker = { $name }の席をサーバーが代行する提案があります。
web-history = 記録
web-first = 最初へ
web-before = 一手前へ
web-after = 一手後へ
web-now = 現在へ
web-moment = { $length }手のうち{ $number }手目
web-see-moment = { $number }手目の後のゲームを見る
web-log = できごと

## 18xxのゲーム

web-map = 地図。プラスとマイナスで拡大と縮小、矢印で移動、Escでタイルを戻します。
web-where-to = これで株価はどこへ動きますか？
web-lay-here = ここにタイルを置く：{ $hex }
web-take-tile = タイル{ $tile }、残り{ $left }
web-tile-not-now = タイル{ $tile }、残り{ $left }、今は置けません：理由を尋ねる
web-turn-tile = タイル{ $tile }を回す
web-lay-confirm = 置く
web-lay-turn = 回す
web-larger = 拡大
web-smaller = 縮小
web-whole = 地図全体
web-route-stop = 列車を{ $stop }まで走らせる
web-run-trains = { $company }の列車
web-run-how = 列車を選び、地図の停車地を押してそこまで走らせます。経路の途中の停車地を押すと、そこで切れます。
web-run-stays = 走らない
web-run-clear = 列車{ $train }の経路を消す
web-run-for = { $revenue }で走らせる
web-run-best-proven = 最善：{ $revenue }（証明済み）
web-run-best-bound = これまでの最善：{ $revenue }（最大でも{ $bound }）
web-parts = ページの部分
web-part-board = 盤
web-part-act = 手番
web-part-log = 記録と会話
web-tabs = ゲームのすべて
web-tab-market = 市場
web-tab-companies = 会社
web-tab-players = 参加者
web-tab-trains = 列車と段階
web-tab-all = すべての表
web-sort-by = 並べ方
web-sort-order = 運営の順
web-sort-price = 株価
web-sort-cash = 金庫
web-sort-name = 名前
web-director = 社長
web-treasury = 金庫
web-trains = 列車
web-tokens = 駅トークン
web-loans = 借入
web-privates = 個人会社
web-shares = 株
web-not-started = まだ始まっていない会社
web-priority = 優先権
web-cash = 現金
web-certificates = 株券
web-privates-are = 個人会社：
web-private-said = 額面{ $value }、収入{ $revenue }。
web-train = 列車
web-price = 価格
web-left = 残り
web-starts-phase = 始まる段階
web-rusts = 除かれる
web-rusted = 除かれた
web-rusts-in = 段階{ $phase }で
web-rusts-never = 除かれない
web-owned-by = 持ち主
web-phases = 段階
web-train-limit = { $kind }：{ $limit }
web-kind-minor = 小会社
web-kind-public = 公開会社
web-kind-national = 国有鉄道
web-colour-yellow = 黄
web-colour-green = 緑
web-colour-brown = 茶
web-colour-grey = 灰
web-tab-tiles = タイル
web-tab-charts = グラフ
web-chart-of = 見るもの
web-chart-value = 参加者の資産
web-chart-cash = 参加者の現金
web-chart-income = 参加者の収入
web-chart-price = 株価
web-chart-revenue = 会社の収益
web-chart-when = とき
web-chart-as-table = 表で
web-chart-as-lines = 線で
web-tile-colours = タイルの色
web-tile-may-go = タイル{ $tile }を置ける場所：{ $places }。
web-tile-nowhere = タイル{ $tile }を今置ける場所はありません。
web-tile-lies = 置かれている場所：{ $places }。
web-branch-play = 実際に打つ
web-turn-said = 自分の手番：{ $step }

## テーブルのメニュー

web-table = テーブル
web-programmes = 予約した手
web-programme-set = こうする
web-programme-cancel = やめる
web-programme-unless = 先に尋ねてほしいとき
web-programme-limit = 上限
web-programme-none = この席に今予約できる手はありません。
web-for-seat = 席
web-notes = メモ
web-notes-are-yours = ほかの人には読めません。
web-notes-kept = 保存しました。
web-clone = 自分のテーブルに写す
web-export = 記録を保存
web-take-over = { $name }の席を引き継ぐ
web-leave = ゲームを離れる
web-leave-means = あなたの席は空き、ほかの人が引き継げます。ゲームは続きます。
web-leave-seat = { $name }の席を離れる
web-hand-over-means = 誰かがほかの人を長く待たせたときは、残りの過半数でその席を空けられます。ほかの人に開けるか、できるだけ何もしないサーバーに任せます。
web-hand-over-to-open = ほかの人に
web-hand-over-to-house = サーバーに
web-close = 閉じる
