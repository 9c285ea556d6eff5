# お知らせ：テーブルを離れている人に、メッセージやメールで伝える言葉。

alert-turn = 「{ $table }」であなたの番になりました。
    .subject = あなたの番：{ $table }
alert-started = 「{ $table }」でゲームが始まりました。
    .subject = 開始：{ $table }
alert-over = 「{ $table }」のゲームが終わりました。
    .subject = 終了：{ $table }
alert-mention = { $by }さんが「{ $table }」であなたに触れました：{ $text }
    .subject = { $by }さんの発言：{ $table }
alert-asked = { $what ->
    [take-back] { $by }さんが「{ $table }」で手を戻したいと言っています。同意しますか。
    [hand-over] { $by }さんが「{ $table }」の席をほかの人に譲ることを提案しています。同意しますか。
   *[other] { $by }さんが「{ $table }」であなたの返事を待っています。
}
    .subject = 質問：{ $table }
alert-confirm = { $host } のアカウント「{ $name }」に、おそらくあなたご自身が、このアドレスを登録しました。あなたのアドレスであれば、リンクを開いて確認してください。心当たりがなければ、何もする必要はありません。これ以上メールは届きません。
    .subject = アドレスの確認
alert-password = { $host } のアカウント「{ $name }」に、おそらくあなたご自身が、新しいパスワードを求めました。1 時間以内にリンクを開いて設定してください。心当たりがなければ、何もする必要はありません。今のパスワードがそのまま使えます。
    .subject = 新しいパスワード
alert-digest = { $count ->
    [0] あなたを待っているゲームはありません。
   *[other] { $count } 件のゲームがあなたを待っています。
}
    .subject = { $count ->
        [0] ゲームの近況
       *[other] { $count } 件のゲームがあなたを待っています
    }
alert-waited-minutes = { $table }：あなたの番です。
alert-waited-hours = { $table }：{ $count } 時間前からあなたの番です。
alert-waited-days = { $table }：{ $count } 日前からあなたの番です。
alert-test = これは試験です。{ $host } からのお知らせはここに届きます。
    .subject = お知らせの試験

# メールの中で。
mail-open = テーブルへ行く
mail-open-waiting = 一番長く待っているゲームへ行く
mail-open-link = リンクを開く
mail-why = { $host } でメールでのお知らせを希望されたため、このメールをお送りしています。
mail-stop-table = このテーブルについてのメールを止める
mail-stop-all = ゲームについてのメールをすべて止める

# メールを止めるリンクのページ。
stop-title = ゲームについてのメール
stop-ask-all = { $host } からゲームについてのメールを送らないようにしますか。
stop-ask-table = { $host } から「{ $table }」についてのメールを送らないようにしますか。
stop-button = メールを止める
stop-done-all = 完了しました。{ $host } からゲームについてのメールはもう届きません。
stop-done-table = 完了しました。{ $host } から「{ $table }」についてのメールはもう届きません。
stop-undo = 設定でいつでも変えられます。
stop-unknown = このリンクは不完全です。メールからもう一度開くか、ログインして設定を変えてください。

# お知らせ先として入力されたものの誤り。
problem-address-unreadable = 「{ $url }」は呼び出せるアドレスではありません。https://example.org/alerts のような形にしてください。
problem-address-not-https = 「{ $url }」は https:// で始まっていません。暗号化なしでは呼び出しません。
problem-address-with-password = 名前やパスワードを含むアドレスは呼び出しません。呼び出しには署名が付くので、必要ありません。
problem-address-port = ポート { $port } は呼び出しません。443 と 1024 以上だけを呼び出します。
problem-address-not-public = 「{ $host }」は公開されたインターネットにないため、呼び出しません。
problem-address-unknown = 「{ $host }」がどこにあるか分かりません。
problem-browser-keys = プッシュ購読の鍵ではありません。p256dh は曲線 P-256 の点、auth は 16 バイトで、どちらも base64url で書きます。
problem-too-many-browsers = お知らせを受け取れるブラウザは { $most } 個までです。先に一つの購読を解除してください。
problem-mail-twice = 個別のメールとまとめのメールは、どちらか一方を選んでください。
problem-nowhere-push = 購読しているブラウザがありません。
problem-nowhere-email = 確認済みのメールアドレスがないか、このサーバーはメールを送りません。
problem-nowhere-webhook = 呼び出すアドレスがありません。

# 試験の結果。
call-good = 届きました。
call-mailed = メールサーバーが受け取りました。メールを確認してください。
call-no-mail = メールサーバーが受け取りませんでした。
call-status = 相手は状態 { $status } で応答しました。
call-unknown-host = ホストがどこにあるか分かりません。
call-not-reached = そこでは誰も応答しません。
call-bad-certificate = 相手の証明書を信頼できません。
call-too-slow = 相手の応答に時間がかかりすぎました。
call-no-http = 返ってきたものは HTTP ではありません。
