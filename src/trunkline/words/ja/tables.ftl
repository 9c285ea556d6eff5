# サーバーがテーブルについて言うこと：なぜできないか、何が起きたか。

problem-no-such-table = ここに「{ $table }」というテーブルはありません。
problem-not-begun = ゲームはまだ始まっていません。
problem-begun-already = ゲームはすでに始まっています。
problem-over = ゲームは終わりました。
problem-no-action = これはこのゲームの行動ではありません（{ $why }）。
problem-refused = ルール上、それはできません。
problem-moved-on = その後ゲームが進みました。もう一度確認してから決めてください。
problem-not-your-seat = 席{ $seat }はあなたの席ではありません。
problem-no-seat-here = それができるのは、このテーブルに席のある人だけです。
problem-no-such-seat = ここに「{ $seat }」という席はありません。あるのは{ $seats }です。
problem-seat-taken = 席{ $seat }には{ $name }が座っています。
problem-seat-is-free = 席{ $seat }には誰も座っていません。
problem-seat-kept-by-house = 席{ $seat }はサーバーが代わりにプレイしています。プレイヤーは、この席を開放することを提案できます。
problem-seated-already = すでに席{ $seat }に座っています。
problem-invitation-needed = 席{ $seat }は招待された人の席です。
problem-invitation-unknown = この招待は無効です。新しい招待に置き換えられた可能性があります。
problem-hosts-only = それができるのは、テーブルを作った人だけです。
problem-seats-are-free = 空席が{ $count }席あります。すべて埋まるとゲームが始まります。
problem-two-seats-for-me = 自分の席は一つです。同じ画面のほかの人には、それぞれの名前を付けてください。
problem-local-name-missing = 同じ画面で席{ $seat }をプレイするのは誰ですか？名前を入力してください。
problem-seats-of-opening = 続きを遊ぶゲームのプレイヤーは{ $count }人ですが、{ $given }席が指定されました。
problem-opening-of-one = テーブルは、ほかのテーブルか記録の続きを遊びます。どちらか一つを指定してください。
problem-record = { $why }
problem-seed-too-large = 記録のシード{ $seed }は大きすぎて保存できません。64ビットに収まる必要があります。
problem-options = { $why }
problem-unknown-title = そのようなゲームはありません。
problem-unknown-clock = 「{ $name }」という持ち時間の設定はありません。あるのは{ $names }です。
problem-no-such-place = 「{ $place }」はこの一覧の位置ではありません。前の応答の「next」を使ってください。
problem-no-such-moment = ゲームはまだ{ $most }手なので、{ $at }手後の時点はありません。
problem-rules-corrected = ゲームがここまで進んだ後で規則が訂正されました。ゲームは続けられますが、{ $at }手後の時点を見たり、そこまで戻したりすることはもうできません。
problem-secrets-stay = このゲームには秘密があるので、それができるのはゲームが終わってからです。
problem-busy = テーブルがたいへん混み合っています。もう一度お試しください。
problem-nothing-said = 先に何か書いてください。
problem-nothing-to-take-back = { $to }手後までは取り消せません。このテーブルのゲームは{ $least }手から{ $most }手までです。
problem-take-back-asked-already = 取り消しの申し出がすでにあります。
problem-chance-has-spoken = その後、偶然が結果を決めたか、隠れていたものが公開されたので、取り消せません。
problem-no-take-back = 取り消しを申し出ている人はいません。
problem-not-asked = 返答を求められていないか、すでに返答しています。
problem-not-yours-to-withdraw = 申し出たのはほかの人です。取り下げられるのはその人だけです。
problem-hand-over-proposed-already = 席{ $seat }を空けることは、すでに提案されています。
problem-no-hand-over = 席を空ける提案は出ていません。
problem-own-seat-is-given-up = 自分の席は、提案しなくても手放せます。
problem-not-yet-late = 席を空けられるのは、そのプレイヤーがほかの人を{ $minutes }分待たせてからです。{ $name }はまだそれほど待たせていません。
problem-no-programme = これは予約できる行動ではありません（{ $why }）。
problem-too-many-tables = 一つの接続で同時に見られるテーブルは{ $most }卓までです。

entry-moved-by-house = { $by-id ->
    [programme] { $name }の予約どおり：
    [clock] 時間切れのため、サーバーが代わりにプレイします：
   *[caretaker] 空席のため、サーバーが代わりにプレイします：
}
entry-sat = { $name }が席{ $seat }に座りました。
entry-rose-itself = { $name }が席を立ちました。
entry-rose-removed = テーブルを作った人が{ $name }を席から外しました。
entry-begun = ゲームが始まります。偶然の元になる値はすでに決まっています。そのハッシュは{ $promise }です。
entry-take-back-asked = { $count ->
    [1] { $name }が最後の行動の取り消しを申し出ています。同意できる人：{ $names }。
   *[other] { $name }が最後の{ $count }手の取り消しを申し出ています。同意できる人：{ $names }。
}
entry-take-back-answered-agrees = { $name }が取り消しに同意しました。
entry-take-back-answered-refuses = { $name }は取り消しに同意しませんでした。
entry-take-back-lapsed-withdrawn = 取り消しの申し出が取り下げられました。
entry-take-back-lapsed-refused = 何も取り消しません。
entry-take-back-lapsed-expired = 時間内に返答がなかったので、何も取り消しません。
entry-take-back-lapsed-moved-on = ゲームが進んだので、何も取り消しません。
entry-taken-back = { $count ->
    [1] { $name }が最後の行動を取り消しました。
   *[other] { $name }が最後の{ $count }手を取り消しました。
}
entry-clock-ran-out = { $name }の持ち時間がなくなりました。これからは、この席をサーバーが代わりにプレイします。
entry-hand-over-proposed-open = { $name }が、{ $player }の席を空けてほかの人に開放することを提案しています。
entry-hand-over-proposed-caretaker = { $name }が、{ $player }の席をサーバーに任せることを提案しています。
entry-hand-over-answered-agrees = { $name }が同意しました。
entry-hand-over-answered-refuses = { $name }は同意しませんでした。
entry-hand-over-lapsed-refused = 席はそのままです。
entry-hand-over-lapsed-expired = 時間内に返答した人が足りないので、席はそのままです。
entry-hand-over-lapsed-moved = プレイヤーが戻ったので、席はそのままです。
entry-vacated-itself = { $name }がゲームを離れました。この席には誰でも座れます。
entry-vacated-voted-open = プレイヤーたちが{ $name }の席を空けました。この席には誰でも座れます。
entry-vacated-voted-caretaker = プレイヤーたちが{ $name }の席をサーバーに任せました。
entry-ended = ゲームが終わりました。偶然の元は数{ $seed }とソルト{ $salt }です。二つを合わせると、最初に示されたハッシュになります。
