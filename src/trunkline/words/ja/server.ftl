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
