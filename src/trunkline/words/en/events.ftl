# The log: one sentence for each kind of event.

event-round-started = { $kind-id ->
    [auction] Auction { $set }
    [stock] Stock round { $set }
    [operating] Operating round { $set }.{ $number }
    [merger] Merger round { $set }.{ $number }
   *[other] Round { $set }.{ $number }
} begins.
event-round-ended = { $kind-id ->
    [auction] Auction { $set }
    [stock] Stock round { $set }
    [operating] Operating round { $set }.{ $number }
    [merger] Merger round { $set }.{ $number }
   *[other] Round { $set }.{ $number }
} ends.
event-turn-started = { $company } operates.
event-paid = { $source } pays { $amount } to { $target } ({ $reason }).
event-loan-taken = { $company } takes { $count ->
    [one] a loan
   *[other] { $count } loans
}.
event-loan-repaid = { $company } repays { $count ->
    [one] a loan
   *[other] { $count } loans
}.
event-passed = { $seat } passes{ $automatic ->
    [true] {" "}(nothing to decide)
   *[false] {""}
}.
event-bid-made = { $seat } bids { $price } for { $item }.
event-auction-won = { $price-id ->
    [0] { $seat } receives { $item } for nothing.
   *[other] { $seat } wins { $item } for { $price }.
}
event-minimum-lowered = Nobody wants { $item }: the least bid falls to { $minimum }.
event-nobody-bid = Nobody bids for { $item }.
event-company-started = { $owner } starts { $company } at { $price } a share.
event-company-gone = { $company } leaves the game ({ $reason-id ->
    [merged] merged
    [converted] converted
    [nationalised] nationalised
    [unstarted] it was not started
   *[other] { $reason-id }
}).
event-certificate-moved = { $shares ->
    [one] A share
   *[other] { $shares } shares
} of { $company } { $shares ->
    [one] goes
   *[other] go
} from { $source } to { $target }.
event-private-moved = { $private } goes from { $source } to { $target }.
event-director-changed = { $director } becomes director of { $company }{ $previous-id ->
    [treasury] .
    [none] .
   *[other] {" "}in place of { $previous }.
}
event-price-moved = { $direction-id ->
    [none] The share price of { $company } stays at { $new }.
   *[other] The share price of { $company } moves { $direction-id ->
        [left] left
        [right] right
        [up] up
       *[down] down
    }: { $old } → { $new }.
}
event-price-set = The share price of { $company } is { $price }.
event-tile-laid = { $company } lays tile { $tile } in { $hex }, rotation { $rotation }: { $exits }{ $replaced-id ->
    [none] .
   *[other] {" "}(in place of tile { $replaced }).
}
event-token-placed = { $company } places a token in { $city }.
event-token-removed = The token of { $company } leaves { $city }.
event-trains-run = { $revenue-id ->
    [0] { $company } runs no train.
   *[other] { $company } runs { $routes }: { $revenue } in all.
}
event-dividend-paid = { $paid-id ->
    [0] { $company } pays no dividend{ $retained-id ->
        [0] .
       *[other] {" "}and keeps { $retained }.
    }
   *[other] { $per_share-id ->
        [0] { $company } pays { $paid } to its owner and keeps { $retained }.
       *[other] { $company } pays { $per_share } a share, { $paid } in all{ $retained-id ->
            [0] .
           *[other] , and keeps { $retained }.
        }
    }
}
event-train-bought = { $company } buys a { $train }-train from { $source } for { $price }.
event-train-discarded = { $company } discards a { $train }-train.
event-trains-obsolete = All { $train }-trains are removed.
event-phase-started = Phase { $phase } begins.
event-proposed = { $by } asks { $to } to agree to { $subject-id ->
    [merger] a merger
    [private] the sale of a private
    [train] the sale of a train
   *[other] a proposal
}.
event-answered = { $seat } { $answer-id ->
    [accepted] accepts
    [declined] declines
    [withdrawn] withdraws the proposal
   *[other] answers
}.
event-nationalised = { $company } is nationalised at { $price } a share.
event-formed = { $minors } { $minors-id ->
    [one] becomes
   *[other] become
} { $company } at { $price } a share.
event-priority-moved = { $seat } receives the priority card.
event-bank-broken = The bank is broken.
event-end-announced = { $reason-id ->
    [bank] The bank is empty
   *[trains] The last kind of train is sold
}: the game ends after operating round { $set }.{ $number }.
event-game-ended = The game is over ({ $reason }). Final values: { $scores }.
