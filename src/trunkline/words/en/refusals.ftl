# Why an action is refused: what was wrong, with which value, and what would be right.
# One phrase for each refusal code; the number of the rule is added where it is shown.

## At any time

refusal-game-over = The game is over: { $reason }. Nothing more can be done.
refusal-not-your-turn = { $seat } has nothing to decide now; it is up to { $turn }.
refusal-not-now = “{ $action }” is not possible now; the game is at “{ $step }”.
refusal-not-its-turn = It is the turn of { $turn }, not of { $company }.
refusal-too-little-money = This costs { $price }, but there is only { $cash }.

## Auctions

refusal-not-under-the-hammer = { $item } is not on offer now; { $offered } is.
refusal-one-minor-at-a-time = { $item } has to wait: bids are made for { $offered } now, and one minor is auctioned at a time.
refusal-bid-not-a-multiple = A bid of { $price } is not possible: bids are multiples of { $step-money }.
refusal-bid-below-minimum = A first bid of { $price } is too low: bidding starts at { $least-money }.
refusal-bid-below-private-minimum = A first bid of { $price } is too low: bidding for this private starts at { $least-money }.
refusal-bid-too-low = A bid of { $price } is too low: it must be at least { $least-money }.
refusal-bid-above-cash = A bid of { $price } is more than the { $cash } in hand.
refusal-bid-at-limit = No bid is possible: { $held } certificates are held, and the limit is { $limit }.
refusal-lowered-price-only = The price has been lowered: it is taken at { $least-money }, not at { $price }.
refusal-not-for-auction = { $item } cannot be put up for auction: only minors can.
refusal-privates-auctioned-first = { $item } cannot be put up for auction: privates are auctioned only at the start of the game.
refusal-minors-closed = { $item } cannot be started any more: in phase { $phase } no new minors begin.
refusal-minor-not-available = { $item } cannot be put up for auction: it has been started already, or has left the game.
refusal-minor-too-early = { $item } cannot be started before phase { $phase }.
refusal-first-minor-first = { $item } has to wait: the first minor to be started is { $first }.

## Buying and selling shares

refusal-certificate-limit = No further certificate is allowed: { $held } are held, and the limit is { $limit }.
refusal-must-sell-first = Shares must be sold first: more certificates are held than the limit of { $limit }.
refusal-holding-limit = Nobody may hold more than { $limit }% of a company, and { $held }% of { $company } are held already.
refusal-no-such-share = { $company } is not a public in play, so there are no shares of it to trade.
refusal-no-share-left = There is no share of { $company } in { $source-id ->
    [pool] the bank pool
   *[other] its treasury
}.
refusal-sold-this-round = Shares of { $company } were sold in this round, so none may be bought before the next one.
refusal-private-not-to-bank = { $item } cannot be sold to the bank: privates never are.
refusal-cannot-be-sold = { $item } cannot be sold: only shares of publics in play can.
refusal-nothing-to-sell = There are no shares of { $item } to sell: only those of publics go to the bank pool.
refusal-not-operated = Shares of { $company } cannot be sold before it has had its first turn.
refusal-not-held = { $count ->
    [one] One share
   *[other] { $count } shares
} of { $company } cannot be sold: { $held } { $held-id ->
    [one] is
   *[other] are
} held.
refusal-pool-limit = { $count ->
    [one] One share
   *[other] { $count } shares
} of { $company } cannot be sold: the bank pool has room for { $room } more.
refusal-no-new-director = So many shares of { $company } cannot be sold: nobody else holds enough to become its director.

## Starting a public

refusal-not-a-public = { $company } is not a public, so it cannot be started by buying its director’s certificate.
refusal-publics-later = Publics cannot be started in phase { $phase }; they can from phase 4.
refusal-public-in-play = { $company } is in play already.
refusal-not-a-start-price = { $price } is not a price to start at; possible are { $prices }.
refusal-start-too-dear = The director’s certificate costs twice the price, { $price }, but there is only { $cash }.
refusal-no-city-to-start = There is no free city in which a public could begin.
refusal-city-taken = There is a token in { $city } already; a public begins in a city without any.
refusal-city-reserved = A slot of { $city } is kept for another company, so no public can begin there.
refusal-city-connected = A route leads from { $city } to another station; a public begins in a city from which none does.

## Redeeming shares

refusal-not-in-pool = { $count ->
    [one] One share
   *[other] { $count } shares
} of { $company } cannot be redeemed: the bank pool holds { $held }.
refusal-no-loan-to-redeem = Redeeming costs { $price }, but the treasury has { $cash }, and no loan may be taken for it.
refusal-redeemed-already = Shares have been redeemed in this turn already; it can be done once.

## Track

refusal-third-track-action = Track has been laid twice in this turn; there is no third time.
refusal-second-upgrade = { $hex } would be the second upgrade of this turn; only one of the two actions may be an upgrade.
refusal-laid-this-turn = A tile was laid in { $hex } in this turn; it cannot be replaced before the next one.
refusal-no-such-hex = There is no hex { $hex } on the map.
refusal-no-such-tile = { $rotation-id ->
    [0] There is no tile { $tile }.
    [1] There is no tile { $tile }.
    [2] There is no tile { $tile }.
    [3] There is no tile { $tile }.
    [4] There is no tile { $tile }.
    [5] There is no tile { $tile }.
   *[other] There is no rotation { $rotation } of tile { $tile }; rotations are 0 to 5.
}
refusal-hex-takes-no-tile = No tile can be laid in { $hex }: what is printed there stays for the whole game.
refusal-area-takes-no-tile = No tile can be laid in { $hex }: it belongs to the off-board area { $area }.
refusal-hex-closed = { $hex } cannot be built on before phase { $phase }.
refusal-home-tile-first = { $hex } has to wait: without track at its token, a company lays its first tile there, in { $home }.
refusal-colour-not-yet = Tile { $tile } is { $colour }, and { $colour } tiles cannot be used in phase { $phase }.
refusal-no-tile-left = There is no tile { $tile } left.
refusal-hex-has-track = There is { $lies } track in { $hex } already; a yellow tile is laid where there is none.
refusal-town-tile-for-town = Tile { $tile } does not suit { $hex }: hexes with a town take town tiles, and no others do.
refusal-plain-tile-on-city = Tile { $tile } does not suit { $hex }: there is a city, and the tile has none.
refusal-city-tile-without-city = Tile { $tile } does not suit { $hex }: the tile has a city, and there is none.
refusal-wrong-colour = In { $hex } lies { $lies-id ->
    [none] no track yet
   *[other] { $lies } track
}, so a { $colour } tile cannot follow: the colours are yellow, green, brown, grey, one after the other.
refusal-wrong-kind-of-tile = Tile { $tile } does not suit { $hex }: it must have the same cities and towns.
refusal-wrong-label = Tile { $tile } does not suit { $hex }: { $label-id ->
    [none] no letter is printed there
   *[other] the letter { $label } is printed there
}, and the tile must show the same.
refusal-label-not-kept = Tile { $tile } does not suit { $hex }: { $label-id ->
    [none] it is a city without a letter
   *[other] its letter is { $label }
}, and so it stays when it is upgraded.
refusal-track-not-kept = Tile { $tile } with rotation { $rotation } would break track that lies in { $hex }: all of it must be kept.
refusal-circles-not-kept = Tile { $tile } with rotation { $rotation } does not keep the cities of { $hex } joined to the edges they have now.
refusal-exit-off-map = The track would leave { $hex } to the { $edge } and run off the map.
refusal-exit-against-border = The track would leave { $hex } to the { $edge } and end at { $beyond }, where no track meets it.
refusal-six-exits-first = { $hex } needs a tile with six exits as long as one is left that fits, such as { $tile }.
refusal-new-track-not-connected = No part of the new track in { $hex } would be on a route of { $company }.
refusal-upgrade-not-connected = No track of the tile in { $hex } would be on a route of { $company }, whether old or new.
refusal-track-not-connected = No track of the tile in { $hex } would be on a route of { $company }.
refusal-track-too-dear = This costs { $cost }, but with all its loans the company can raise only { $means }.

## Tokens

refusal-minor-has-one-token = A minor has a single token, and it is on the map already.
refusal-no-such-city = There is no city { $city } for a token.
refusal-no-token-left = { $company } has no token left.
refusal-token-in-hex = The company has a token in { $city } already; it may have only one in a hex.
refusal-no-free-slot = There is no free slot in { $city }.
refusal-slot-kept-for-minor = The slot that is left in { $city } is kept for { $minor }, which has not been started yet.
refusal-slot-kept-for-national = The slot that is left in { $city } is kept for the Russian State Railway.
refusal-city-not-reached = No route of the company reaches { $city }.
refusal-token-too-dear = The token costs { $cost }, but the treasury has { $cash }, and no loan may be taken for it.

## Running trains

refusal-not-the-best = These routes bring { $revenue }; the best ones, which bring { $best }, have to be run.
refusal-train-not-owned = { $company } has no { $train }-train to use here.
refusal-routes-share-track = The route of the { $train }-train uses track that another train of { $company } runs on.
refusal-too-few-stops = The route of the { $train }-train has too few stops ({ $stops }): it needs at least { $least }.
refusal-too-many-stops = The route of the { $train }-train has { $stops } stops that count; the train counts at most { $most }.
refusal-too-many-hexes = The route of the { $train }-train crosses { $hexes } hexes; the train goes over at most { $most }.
refusal-no-end-for-train = The route of the { $train }-train ends at { $stop }, where a train of this kind may not end.
refusal-no-own-token = The route of the { $train }-train counts no city with a token of { $company }.
refusal-hexes-apart = { $other } does not touch { $hex }, so the { $train }-train cannot go from one to the other.
refusal-track-used-twice = The { $train }-train would use the track between { $hex } and { $other } twice.
refusal-no-stop-at-end = The route of the { $train }-train ends in { $hex }, where no city, town or off-board area is reached.
refusal-no-track = There is no track in { $hex } for the { $train }-train from the { $edges }.
refusal-area-twice = The { $train }-train would visit the off-board area at { $stop } twice.
refusal-station-twice = The { $train }-train would visit { $stop } twice.
refusal-area-passed = The { $train }-train cannot pass through the off-board area { $hex }: a route ends there.
refusal-city-blocked = The { $train }-train cannot pass { $city }: tokens of other companies block it.
refusal-too-few-of-kind = The route of the { $train }-train counts fewer than { $least } stops of the kinds that make a route: { $stop_kinds }.
refusal-port-passed = The { $train }-train cannot pass through the port { $stop }: a route ends there.
refusal-terminal-passed = The { $train }-train cannot pass through { $stop }: a route begins or ends there.
refusal-hex-twice = The { $train }-train would come into { $hex } twice.

## Privates and trains

refusal-no-such-private = There is no private { $private }.
refusal-privates-later = Companies cannot buy privates in phase { $phase }; they can from phase 3.
refusal-private-not-for-sale = { $private } is not for sale: its owner is { $owner }, not a player.
refusal-private-price = { $price } is not a price for this private: it is { $least-money } to { $most-money }.
refusal-no-loan-for-private = The private costs { $price }, but the treasury has { $cash }, and no loan may be taken for it.
refusal-declined-before = { $item } was refused at this price or a higher one in this turn; { $price } is too little.
refusal-not-asked = Only { $asked } can answer this.
refusal-not-your-proposal = Only { $by }, who made this offer, can withdraw it.
refusal-train-limit = The company owns as many trains as it may: { $limit }.
refusal-train-not-on-sale = { $source-id ->
    [pool] There is no { $train }-train in the bank pool.
   *[other] The bank does not sell { $train }-trains now.
}
refusal-no-loan-with-train = The train costs { $price }, but the treasury has { $cash }; a company that owns a train may not borrow for another.
refusal-train-too-dear = The train costs { $price }, but with all its loans the company can raise only { $means }.
refusal-no-such-seller = { $source } cannot sell a train: trains come from the bank, from the bank pool, or from another company in play.
refusal-national-never-sells = The Russian State Railway never sells a train.
refusal-seller-has-no-train = { $company } has no { $train }-train to sell.
refusal-train-declined-before = The { $train }-train was refused at this price or a higher one in this turn; { $price } is too little.
refusal-train-not-asked = Only { $asked } can answer this.
refusal-train-not-yours = Only { $by }, who made this offer, can withdraw it.
refusal-train-price = { $price } is not a price for this train: it is { $least-money } to { $most-money }.
refusal-printed-price = The bank sells this train for { $printed }, not for { $price }.
refusal-must-buy-train = The company has no train, and can raise { $means }: it has to buy one, from { $price } up.

## Phase changes

refusal-not-asked-to-give-up = { $turn } is asked now whether it is nationalised, not { $company }.
refusal-not-discarding = { $turn } has to discard a train now, not { $company }.
refusal-no-such-train-to-discard = There is no { $train }-train to discard; there is { $trains }.

## The merger round

refusal-not-this-minor = It is the turn of { $turn } to convert or merge, not of { $company }.
refusal-no-unused-public = { $company } cannot be formed: it is no public, or it is in play already.
refusal-no-public-left = All publics are in play, so none can be formed.
refusal-not-in-conversion-zone = { $company } cannot convert: its price is not in the yellow cells of the market.
refusal-not-a-partner = { $partner } cannot join: it is no minor in play, or it takes part already.
refusal-no-partner = A merger needs at least two minors.
refusal-too-many-partners = A merger has at most { $most } minors.
refusal-too-many-of-one-player = { $owner } would bring more than { $most } minors into the merger.
refusal-nobody-can-lead = Nobody would have two shares of the new public, and a share at { $price } cannot be bought by { $candidates }.
refusal-not-connected = { $minors } are not connected, so they cannot merge.
refusal-proposed-before = A merger of { $minors } came to nothing in this turn already.
refusal-merger-not-asked = It is up to { $asked } to answer now.
refusal-merger-not-yours = Only { $by }, who proposed the merger, can withdraw it.
refusal-not-the-new-public = Tokens of { $turn } are removed now, not of { $company }.
refusal-no-token-there = There is no token of the new public in { $city }; there is in { $cities }.
refusal-token-must-stay = The token in { $city } must stay: two tokens in different hexes are kept if there are two.
refusal-only-new-shares = Only shares from the treasury of { $company } are on sale now.
refusal-somebody-must-lead = { $company } still needs a director, and nobody later can buy: this share has to be taken.
