# What a choice is called: one phrase for each kind of action, with a heading for menus.

action-pass = Pass
    .kind = Pass
    .typed = skip done
action-bid = Bid { $price } for { $item }
    .kind = Bid
action-sell-shares = Sell { $count ->
        [one] one share
       *[other] { $count } shares
    } of { $company }
    .kind = Sell shares
action-buy-share = { $source-id ->
    [pool] Buy a share of { $company } from the bank pool
   *[other] Buy a share of { $company } from its treasury
}
    .kind = Buy a share
action-start-public = Start { $company } at { $price } a share
    .kind = Start a public
    .typed = par float begin
action-lay-tile = Lay tile { $tile } in { $hex }, rotation { $rotation }: { $exits }
    .kind = Lay track
    .typed = build upgrade replace
action-place-token = Place a token of { $company } in { $city }
    .kind = Place a token
    .typed = station
action-run-trains = Run { $routes }
    .kind = Run trains
action-pay-dividend = { $payout-id ->
    [all] Pay the whole revenue of { $company } to the shareholders
    [half] Pay half of the revenue of { $company } to the shareholders
   *[none] Keep the revenue in the treasury of { $company }
}
    .kind = Dividend
    .typed = keep withhold distribute
action-redeem-shares = Redeem { $count ->
        [one] one share
       *[other] { $count } shares
    } of { $company } from the bank pool
    .kind = Redeem shares
    .typed = buyback
action-buy-train = Buy a { $train }-train from { $source } for { $price }
    .kind = Buy a train
action-discard-train = Discard a { $train }-train of { $company }
    .kind = Discard a train
action-buy-private = Buy { $private } for { $price }
    .kind = Buy a private
action-accept = Accept
    .kind = Answer
action-decline = Decline
    .kind = Answer
action-withdraw = Withdraw the proposal
    .kind = Answer
action-convert = Convert { $company } into { $into }
    .kind = Convert a minor
action-add-partner = Add { $partner } to the merger of { $company }
    .kind = Propose a merger
    .typed = add
action-merge = Merge the minors with { $company } into { $into }
    .kind = Merge
action-remove-token = Take the token of { $company } off { $city }
    .kind = Remove a token
    .typed = take
action-give-up = Let { $company } be nationalised
    .kind = Nationalisation
    .typed = let nationalise

choice-open = { $action } (or other routes)
