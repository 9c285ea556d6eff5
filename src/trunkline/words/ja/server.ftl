# What the server says: to whoever asks it for something.

problem-log-in = 先にログインするか、ゲストとして始めてください。
problem-token-unknown = このトークンは無効です。取り消された可能性があります。
problem-other-host = このサーバーは「{ $host }」という名前には応答しません。プレイヤーが開くアドレスは TRUNKLINE_ADDRESS で指定します。
problem-other-origin = { $origin } のページからのリクエストは受け付けません。
problem-no-origin = どのページからのリクエストか分かりません。プログラムでは個人トークンを使うか、ヘッダー Origin: { $address } を送ってください。
problem-too-often = リクエストが多すぎます。{ $seconds } 秒後にもう一度お試しください。
problem-too-long = リクエストが長すぎます。ここでは { $longest } バイトまでです。
problem-not-found = このアドレスには何もありません。
problem-wrong-method = このアドレスにその方法ではリクエストできません。
problem-not-understood = リクエストを理解できませんでした（{ $why }）。
problem-clash = 他の人が先に操作しました。確認して、もう一度お試しください。
problem-internal = サーバーで問題が起きました。ログには { $id } として記録されています。
problem-database-away = サーバーは現在データベースに接続できません。しばらくしてからもう一度お試しください。
problem-name-length = 名前は 1 文字から { $most } 文字までです。
problem-name-letter = 「{ $letter }」は名前に使えません。文字、数字、空白、ハイフン、アポストロフィ、ピリオドが使えます。
problem-name-taken = { $name } という名前は、すでに使われているか、使われている名前に似すぎています。

problem-out-of-range = リクエストの中の数が大きすぎます。
problem-no-nul = リクエストに保存できない文字（番号 0）が含まれています。
problem-not-json = リクエストを UTF-8 の JSON として読み取れません。
problem-body-missing = リクエストに本文がありません。本文は JSON でなければなりません。
problem-body-wrong = リクエストの本文は{ $expected }でなければなりません。
problem-field-missing = { $field } がありません。
problem-field-unknown = ここには { $field } という項目はありません。
problem-field-wrong = { $field } は { $value } ではなく、{ $expected }でなければなりません。
expected-or = { $first }または{ $last }
expected-one-of = { $values } のいずれか
expected-text = 文字列
expected-text-of = { $bound ->
    [least] { $least } 文字以上
    [most] { $most } 文字以下
   *[both] { $least } 文字から { $most } 文字まで
}の文字列
expected-whole-number = 整数
expected-number-of = { $bound ->
    [least] { $least } 以上
    [most] { $most } 以下
   *[both] { $least } から { $most } まで
}の整数
expected-number = 数
expected-truth = true または false
expected-null = null
expected-list = リスト
expected-object = オブジェクト
expected-other = 別の形式

problem-log-in-wrong = 名前かパスワードが違います。
problem-password-wrong = パスワードが違います。
problem-password-length = パスワードは { $least } 文字から { $most } 文字までです。
problem-password-is-name = 名前をパスワードにすることはできません。
problem-password-common = 最初に試されるパスワードの一つです。いくつかの単語を続けると推測されにくくなります。
problem-claim-by-what = パスワードを決めるか、先にパスキーを作成してください。
problem-claimed-already = このアカウントにはすでに名前があります。名前は変更できます。
problem-claim-first = ゲストにはパスワードがありません。先に名前とパスワードを決めてください。
problem-needs-session = トークンではできません。ブラウザーでログインしてください。
problem-prove-again = パスワードかパスキーで、本人であることをもう一度確認してください。
problem-settings-too-long = 設定は { $most } バイトまで保存できます。
problem-too-many = すでに { $most } 個あります。先に一つ削除してください。
problem-passkey-host = パスキーには名前のあるアドレスが必要です。localhost か、サーバーの公開アドレスで開いてください。
problem-passkey-late = 時間がかかりすぎたか、すでに応答済みです。最初からやり直してください。
problem-passkey-refused = パスキーの応答が正しくありません。
problem-passkey-unknown = このパスキーを持つ人はいません。
problem-passkey-known = このパスキーはすでにあるアカウントのものです。
problem-last-passkey = アカウントに入る唯一の方法です。先にパスワードを設定するか、別のパスキーを作成してください。
problem-no-mail = このサーバーはメールを送りません。
problem-email-wrong = 「{ $email }」はメールアドレスではありません。ada@example.org のように書きます。
problem-link-over = このリンクはすでに使われたか、古すぎます。

problem-metrics-closed = この数値を見られるのは、このコンピューターからか、TRUNKLINE_METRICS_TOKEN のトークンを持つ人だけです。

# The pages that the server writes itself.
page-welcome = 世界のどこからでも、一つのテーブルで楽しむ鉄道ボードゲーム
page-what = Trunkline では次のゲームを完全なルールで、一晩でも何か月かけてでも遊べます。ほかのゲームも準備中です。現在のゲーム：{ $games }。
page-can-live = リアルタイムでも一日一手でも遊べ、これらのゲームのための時計があります。ゲームが削除されることはありません。
page-can-routes = ゲーム中いつでも、列車の最良の路線を計算し、証明します。
page-can-why = できないことは、ルールの番号とともに言葉で説明します。
page-open-tables = 募集中のテーブル
page-no-tables = 現在プレイヤーを募集しているテーブルはありません。
page-seats = { $seats } 席中 { $taken } 席が決定
page-pace-live = リアルタイム
page-pace-slow = 時間のあるときに一手ずつ
page-programs = プログラム向け
page-programs-how = テーブルの作成、対局、観戦、メモなど、ここでできることはすべてプログラムからもできます。ブラウザー用のアプリケーションは準備中です。
page-api = API について読む
page-foot = 言語とその他のページ
page-confirm = メールアドレスの確認
page-confirm-ask = このボタンを押すと、メールを受け取ったアドレスが自分のものであることを確認します。
page-confirm-do = 確認する
page-confirm-done = アドレスを確認しました。このページを閉じてかまいません。
page-reset = 新しいパスワードの設定
page-reset-new = 新しいパスワード
page-reset-do = パスワードを設定する
page-reset-done = パスワードを設定しました。すべてのブラウザーからログアウトしたので、新しいパスワードでログインしてください。
