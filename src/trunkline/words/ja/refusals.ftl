# 行動が拒まれる理由：何が、どの値で誤りか、何が正しいか。
# 拒否コードごとに一文。ルール番号は表示するときに付け加える。

## いつでも

refusal-game-over = ゲームは終わりました（{ $reason }）。もう何もできません。
refusal-not-your-turn = 今{ $seat }が決めることはありません。{ $turn }の番です。
refusal-not-now = 「{ $action }」は今できません。今の段階は「{ $step }」です。
refusal-not-its-turn = { $company }ではなく{ $turn }の手番です。
refusal-too-little-money = { $price }かかりますが、{ $cash }しかありません。

## 競売

refusal-not-under-the-hammer = 今競売にかけられているのは{ $item }ではなく{ $offered }です。
refusal-one-minor-at-a-time = { $item }は待たなければなりません。今は{ $offered }の競売中で、小会社は一度に一つずつ競売にかけます。
refusal-bid-not-a-multiple = { $price }では入札できません。入札額は{ $step-money }の倍数です。
refusal-bid-below-minimum = 最初の入札額{ $price }は低すぎます。{ $least-money }から始まります。
refusal-bid-below-private-minimum = 最初の入札額{ $price }は低すぎます。この個人会社の入札は{ $least-money }から始まります。
refusal-bid-too-low = 入札額{ $price }は低すぎます。{ $least-money }以上が必要です。
refusal-bid-above-cash = 入札額{ $price }は手持ちの{ $cash }を超えています。
refusal-bid-at-limit = 入札できません。株券を{ $held }枚持っていて、制限は{ $limit }枚です。
refusal-lowered-price-only = 価格が下がったので、{ $price }ではなく{ $least-money }で引き取ります。
refusal-not-for-auction = { $item }は競売にかけられません。できるのは小会社だけです。
refusal-privates-auctioned-first = { $item }は競売にかけられません。個人会社の競売はゲームの最初だけです。
refusal-minors-closed = { $item }はもう開始できません。フェイズ{ $phase }では新しい小会社は始まりません。
refusal-minor-not-available = { $item }は競売にかけられません。すでに開始したか、ゲームから除かれています。
refusal-minor-too-early = { $item }はフェイズ{ $phase }より前には開始できません。
refusal-first-minor-first = { $item }は待たなければなりません。最初に開始する小会社は{ $first }です。

## 株の売買

refusal-certificate-limit = これ以上株券を持てません。{ $held }枚持っていて、制限は{ $limit }枚です。
refusal-must-sell-first = 先に株を売らなければなりません。株券が制限の{ $limit }枚を超えています。
refusal-holding-limit = 一つの会社の{ $limit }%を超えて持つことはできません。{ $company }をすでに{ $held }%持っています。
refusal-no-such-share = { $company }はゲーム中の公共会社ではないので、売買できる株がありません。
refusal-no-share-left = { $source-id ->
    [pool] 公開市場
   *[other] 会社の金庫
}に{ $company }の株はありません。
refusal-sold-this-round = このラウンドに{ $company }の株を売ったので、次のラウンドまで買えません。
refusal-private-not-to-bank = { $item }は銀行に売れません。個人会社は銀行に売りません。
refusal-cannot-be-sold = { $item }は売れません。売れるのはゲーム中の公共会社の株だけです。
refusal-nothing-to-sell = { $item }には売る株がありません。公開市場に行くのは公共会社の株だけです。
refusal-not-operated = { $company }の株は、最初の手番を終えるまで売れません。
refusal-not-held = { $company }の株を{ $count }株売ることはできません。持っているのは{ $held }株です。
refusal-pool-limit = { $company }の株を{ $count }株売ることはできません。公開市場に入るのはあと{ $room }株です。
refusal-no-new-director = { $company }の株をそれほど売ることはできません。社長になれるだけ持つ人がほかにいません。

## 公共会社の設立

refusal-not-a-public = { $company }は公共会社ではないので、社長株を買って設立することはできません。
refusal-publics-later = フェイズ{ $phase }では公共会社を設立できません。フェイズ4からできます。
refusal-public-in-play = { $company }はすでにゲーム中です。
refusal-not-a-start-price = { $price }は開始できる株価ではありません。可能な株価：{ $prices }。
refusal-start-too-dear = 社長株は株価の2倍の{ $price }ですが、{ $cash }しかありません。
refusal-no-city-to-start = 公共会社が始められる空いた都市がありません。
refusal-city-taken = { $city }にはすでにトークンがあります。公共会社はトークンのない都市で始まります。
refusal-city-reserved = { $city }の枠はほかの会社に予約されているので、公共会社は始められません。
refusal-city-connected = { $city }からほかの駅へルートがつながっています。公共会社はつながっていない都市で始まります。

## 株の買い戻し

refusal-not-in-pool = { $company }の株を{ $count }株買い戻すことはできません。公開市場にあるのは{ $held }株です。
refusal-no-loan-to-redeem = 買い戻しに{ $price }かかりますが、金庫には{ $cash }しかなく、そのためのローンは借りられません。
refusal-redeemed-already = この手番ではすでに株を買い戻しました。できるのは1回です。

## 線路

refusal-third-track-action = この手番ではすでに線路を2回敷きました。3回目はありません。
refusal-second-upgrade = { $hex }はこの手番で2回目の改良になります。改良は2回のうち1回だけです。
refusal-laid-this-turn = この手番で{ $hex }にタイルを置きました。次の手番まで置き換えられません。
refusal-no-such-hex = 地図に{ $hex }というヘクスはありません。
refusal-no-such-tile = { $rotation-id ->
    [0] タイル{ $tile }はありません。
    [1] タイル{ $tile }はありません。
    [2] タイル{ $tile }はありません。
    [3] タイル{ $tile }はありません。
    [4] タイル{ $tile }はありません。
    [5] タイル{ $tile }はありません。
   *[other] タイル{ $tile }に回転{ $rotation }はありません。回転は0から5までです。
}
refusal-hex-takes-no-tile = { $hex }にはタイルを置けません。印刷されたものがゲームの間そのまま残ります。
refusal-area-takes-no-tile = { $hex }にはタイルを置けません。盤外エリア{ $area }に属しています。
refusal-hex-closed = { $hex }はフェイズ{ $phase }より前には建設できません。
refusal-home-tile-first = { $hex }は待たなければなりません。トークンの所に線路のない会社は、最初のタイルをそこ、{ $home }に置きます。
refusal-colour-not-yet = タイル{ $tile }は{ $colour }で、{ $colour }のタイルはフェイズ{ $phase }では使えません。
refusal-no-tile-left = タイル{ $tile }は残っていません。
refusal-hex-has-track = { $hex }にはすでに{ $lies }の線路があります。黄色のタイルは線路のない所に置きます。
refusal-town-tile-for-town = タイル{ $tile }は{ $hex }に合いません。街のタイルは街のあるヘクスだけに置きます。
refusal-plain-tile-on-city = タイル{ $tile }は{ $hex }に合いません。そこには都市がありますが、タイルにはありません。
refusal-city-tile-without-city = タイル{ $tile }は{ $hex }に合いません。タイルには都市がありますが、そこにはありません。
refusal-wrong-colour = { $hex }には{ $lies-id ->
    [none] まだ線路がないので
   *[other] { $lies }の線路があるので
}、{ $colour }のタイルは続けて置けません。色は黄色、緑色、茶色、灰色の順です。
refusal-wrong-kind-of-tile = タイル{ $tile }は{ $hex }に合いません。都市と街が同じでなければなりません。
refusal-wrong-label = タイル{ $tile }は{ $hex }に合いません。そこには{ $label-id ->
    [none] 文字が印刷されていません
   *[other] 文字{ $label }が印刷されています
}。タイルも同じでなければなりません。
refusal-label-not-kept = タイル{ $tile }は{ $hex }に合いません。そこは{ $label-id ->
    [none] 文字のない都市
   *[other] 文字{ $label }の都市
}で、改良してもそのままでなければなりません。
refusal-track-not-kept = タイル{ $tile }を回転{ $rotation }で置くと{ $hex }の線路が切れます。今ある線路はすべて残さなければなりません。
refusal-circles-not-kept = タイル{ $tile }を回転{ $rotation }で置くと、{ $hex }の都市が今つながる辺とつながらなくなります。
refusal-exit-off-map = 線路が{ $hex }から{ $edge }へ出て、地図の外に出てしまいます。
refusal-exit-against-border = 線路が{ $hex }から{ $edge }へ出て{ $beyond }で終わりますが、そこには受ける線路がありません。
refusal-six-exits-first = 合うものが残っている間、{ $hex }には{ $tile }のような6方向に出るタイルが必要です。
refusal-new-track-not-connected = { $hex }の新しい線路に、{ $company }のルートに含まれる部分がありません。
refusal-upgrade-not-connected = { $hex }のタイルには、古いものも新しいものも、{ $company }のルートに含まれる線路がありません。
refusal-track-not-connected = { $hex }のタイルには、{ $company }のルートに含まれる線路がありません。
refusal-track-too-dear = { $cost }かかりますが、会社はローンをすべて借りても{ $means }しか用意できません。

## トークン

refusal-minor-has-one-token = 小会社のトークンは一つだけで、すでに地図にあります。
refusal-no-such-city = トークンを置く都市{ $city }はありません。
refusal-no-token-left = { $company }にはトークンが残っていません。
refusal-token-in-hex = 会社のトークンがすでに{ $city }にあります。一つのヘクスに置けるのは一つだけです。
refusal-no-free-slot = { $city }に空いた枠はありません。
refusal-slot-kept-for-minor = { $city }に残る枠は、まだ開始していない{ $minor }に予約されています。
refusal-slot-kept-for-national = { $city }に残る枠は、ロシア国有鉄道に予約されています。
refusal-city-not-reached = 会社のルートは{ $city }に届きません。
refusal-token-too-dear = トークンは{ $cost }ですが、金庫には{ $cash }しかなく、そのためのローンは借りられません。

## 列車の運行

refusal-not-the-best = このルートの収益は{ $revenue }です。収益{ $best }の最善のルートを運行しなければなりません。
refusal-train-not-owned = { $company }にはここで使える{ $train }列車がありません。
refusal-routes-share-track = { $train }列車のルートが、{ $company }のほかの列車が走る線路を使っています。
refusal-too-few-stops = { $train }列車のルートは停車地が少なすぎます（{ $stops }）。{ $least }以上必要です。
refusal-too-many-stops = { $train }列車のルートには数える停車地が{ $stops }ありますが、この列車が数えるのは{ $most }までです。
refusal-too-many-hexes = { $train }列車のルートは{ $hexes }ヘクスを通りますが、この列車は{ $most }ヘクスまでです。
refusal-no-end-for-train = { $train }列車のルートは{ $stop }で終わりますが、この種類の列車はそこで終われません。
refusal-no-own-token = { $train }列車のルートには、{ $company }のトークンがある都市がありません。
refusal-hexes-apart = { $other }は{ $hex }に接していないので、{ $train }列車は行けません。
refusal-track-used-twice = { $train }列車は{ $hex }と{ $other }の間の線路を2回使うことになります。
refusal-no-stop-at-end = { $train }列車のルートは{ $hex }で終わりますが、そこでは都市にも街にも盤外にも届きません。
refusal-no-track = { $hex }には、{ $train }列車が{ $edges }から通れる線路がありません。
refusal-area-twice = { $train }列車は盤外の{ $stop }を2回訪れることになります。
refusal-station-twice = { $train }列車は{ $stop }を2回訪れることになります。
refusal-area-passed = { $train }列車は盤外の{ $hex }を通り抜けられません。ルートはそこで終わります。
refusal-city-blocked = { $train }列車は{ $city }を通り抜けられません。ほかの会社のトークンが塞いでいます。
refusal-too-few-of-kind = { $train }列車のルートには、ルートを成す種類（{ $stop_kinds }）の停車地が{ $least }に足りません。
refusal-port-passed = { $train }列車は港の{ $stop }を通り抜けられません。ルートはそこで終わります。
refusal-terminal-passed = { $train }列車は{ $stop }を通り抜けられません。ルートはそこで始まるか終わります。
refusal-hex-twice = { $train }列車は{ $hex }に2回入ることになります。

## 個人会社と列車

refusal-no-such-private = 個人会社{ $private }はありません。
refusal-privates-later = フェイズ{ $phase }では会社は個人会社を買えません。フェイズ3からできます。
refusal-private-not-for-sale = { $private }は買えません。所有者はプレイヤーではなく{ $owner }です。
refusal-private-price = { $price }はこの個人会社の価格になりません。{ $least-money }から{ $most-money }までです。
refusal-no-loan-for-private = 個人会社は{ $price }ですが、金庫には{ $cash }しかなく、そのためのローンは借りられません。
refusal-declined-before = { $item }はこの手番に同じかより高い価格で断られました。{ $price }では足りません。
refusal-not-asked = 返答できるのは{ $asked }だけです。
refusal-not-your-proposal = 取り下げられるのは、申し出た{ $by }だけです。
refusal-train-limit = 会社は持てる限りの列車{ $limit }両をすでに持っています。
refusal-train-not-on-sale = { $source-id ->
    [pool] 公開市場に{ $train }列車はありません。
   *[other] 銀行は今{ $train }列車を売っていません。
}
refusal-no-loan-with-train = 列車は{ $price }ですが、金庫には{ $cash }しかありません。列車を持つ会社は、別の列車のためにローンを借りられません。
refusal-train-too-dear = 列車は{ $price }ですが、会社はローンをすべて借りても{ $means }しか用意できません。
refusal-no-such-seller = { $source }は列車を売れません。列車は銀行、公開市場、またはゲーム中のほかの会社から買います。
refusal-national-never-sells = ロシア国有鉄道は列車を売りません。
refusal-seller-has-no-train = { $company }には売る{ $train }列車がありません。
refusal-train-declined-before = { $train }列車はこの手番に同じかより高い価格で断られました。{ $price }では足りません。
refusal-train-not-asked = 返答できるのは{ $asked }だけです。
refusal-train-not-yours = 取り下げられるのは、申し出た{ $by }だけです。
refusal-train-price = { $price }はこの列車の価格になりません。{ $least-money }から{ $most-money }までです。
refusal-printed-price = 銀行はこの列車を{ $price }ではなく{ $printed }で売ります。
refusal-must-buy-train = 会社には列車がなく、{ $means }まで用意できるので、{ $price }からの列車を買わなければなりません。

## フェイズの変化

refusal-not-asked-to-give-up = 今国有化するか尋ねられているのは{ $company }ではなく{ $turn }です。
refusal-not-discarding = 今列車を廃棄しなければならないのは{ $company }ではなく{ $turn }です。
refusal-no-such-train-to-discard = 廃棄する{ $train }列車がありません。あるのは{ $trains }です。

## 合併ラウンド

refusal-not-this-minor = 転換または合併の手番は{ $company }ではなく{ $turn }です。
refusal-no-unused-public = { $company }は作れません。公共会社ではないか、すでにゲーム中です。
refusal-no-public-left = すべての公共会社がゲーム中なので、新しく作れません。
refusal-not-in-conversion-zone = { $company }は転換できません。株価が株価チャートの黄色のマスにありません。
refusal-not-a-partner = { $partner }は加われません。ゲーム中の小会社ではないか、すでに加わっています。
refusal-no-partner = 合併には少なくとも二つの小会社が必要です。
refusal-too-many-partners = 合併に加われる小会社は{ $most }社までです。
refusal-too-many-of-one-player = { $owner }は合併に{ $most }社を超える小会社を加えることになります。
refusal-nobody-can-lead = 新しい公共会社の株を2株持つ人がいなくなり、{ $price }の株を買える人もいません：{ $candidates }。
refusal-not-connected = { $minors }はつながっていないので合併できません。
refusal-proposed-before = { $minors }の合併は、この手番ですでに不成立になりました。
refusal-merger-not-asked = 今返答するのは{ $asked }です。
refusal-merger-not-yours = 取り下げられるのは、合併を提案した{ $by }だけです。
refusal-not-the-new-public = 今取り除くのは{ $company }ではなく{ $turn }のトークンです。
refusal-no-token-there = { $city }に新しい公共会社のトークンはありません。あるのは{ $cities }です。
refusal-token-must-stay = { $city }のトークンは残さなければなりません。別々のヘクスに二つあれば、二つを残します。
refusal-only-new-shares = 今売られているのは{ $company }の金庫の株だけです。
refusal-somebody-must-lead = { $company }にはまだ社長が必要で、後に買える人がいないので、この株を買わなければなりません。
