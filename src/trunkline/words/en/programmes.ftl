# Programmed moves: what a seat has resolved to do, what ends that sooner, and why it has ended.

programme-round = { $round-id ->
    [auction] the initial auction
    [stock] stock round { $set }
    [operating] operating round { $set }.{ $number }
   *[merger] merger round { $set }.{ $number }
}
programme-pass-round = { $until-id ->
    [game] Pass{ $companies-id ->
        [0] {""}
       *[other] {" "}for { $companies }
    } in every round of this kind, beginning with { $when }.
   *[round] Pass{ $companies-id ->
        [0] {""}
       *[other] {" "}for { $companies }
    } until { $when } is over.
}
    .kind = Pass
programme-decline-round = { $round-id ->
    [operating] Decline every offer until { $when } is over.
   *[merger] Pass and decline every proposal until { $when } is over.
}
    .kind = Decline everything
programme-pass-auction = Make no bid for { $item }.
    .kind = Make no bid
programme-bid-up-to = Bid for { $item }, each time the least, up to { $limit }; above that { $then-id ->
    [ask] ask me
   *[pass] pass
}.
    .kind = Bid up to a limit
programme-buy-shares = Buy shares of { $company }{ $source-id ->
    [treasury] {" "}from its treasury
    [pool] {" "}from the bank pool
   *[any] {""}
} until I hold { $shares }, then { $then-id ->
    [pass] pass for the rest of the stock round
   *[ask] ask me
}.
    .kind = Buy shares
programme-with-causes = { $programme } Ask me sooner if { $causes }.
programme-separator = ;{" "}

# What a player can choose to end a programme: parts of a sentence that begins with “if”.
cause-sale = others sell shares of a company in which I hold shares
cause-any-sale = others sell shares of any company
cause-pool = shares of { $company } come into the bank pool
cause-lead = I lose a company to another director, or am given one
cause-threat = somebody draws level with my shares in a company that I direct, or could take it with one purchase
cause-outbid = somebody bids more than I did
cause-auction = something else is put up for auction
cause-cheaper = nobody bids and the least bid falls
cause-started = another player starts or forms a company
cause-offer = somebody makes me an offer
cause-phase = a new phase begins
cause-ending = the end of the game is announced

# Why a programme has ended.
ended-over = What it was made for is over.
ended-acted = You have decided for yourself.
ended-done = You hold { $shares ->
    [one] the share
   *[other] the { $shares } shares
} of { $company } that you wanted.
ended-cannot = The next share of { $company } cannot be bought.
ended-limit = The bids for { $item } have passed { $limit }.
ended-out = You are out of the auction of { $item }.
ended-won = You have won { $item }.
ended-lost = Somebody else has won { $item }.
ended-sale = Another player has sold shares of a company in which you hold shares.
ended-any-sale = Another player has sold shares.
ended-pool = Shares of { $company } have come into the bank pool.
ended-lead = A company that you directed has another director, or you have become director of one.
ended-threat = In a company that you direct, somebody has as many shares as you, or could take it with one purchase.
ended-outbid = Somebody has bid more than you did.
ended-auction = Something else has been put up for auction.
ended-cheaper = Nobody has bid, and the least bid has fallen.
ended-started = Another player has started or formed a company.
ended-offer = Somebody has made you an offer.
ended-phase = A new phase has begun.
ended-ending = The end of the game has been announced.

# Why a seat cannot have a programme.
programme-refused-over = That round or auction is over already.
programme-refused-other-game = There is no such programme in this game.
programme-refused-unknown-cause = “{ $cause }” cannot end this programme; what can is { $causes }.
programme-refused-no-auction = { $item } is not for auction, now or later.
programme-refused-no-turn = { $company } has no turn in that round that you could pass.
programme-refused-no-limit = A limit of { $price } is too low for a bid; the least is { $least }.
programme-refused-no-shares = There are no shares of { $company } that could be bought.
programme-refused-no-goal = { $count } cannot be the goal: you hold { $held } and may hold { $most } at most.
