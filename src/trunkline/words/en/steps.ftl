# The sequence of play: what each step is called, what is decided in it, and where it stands.

step-private-auction = auction of a private
    .now = { $leader-id ->
        [none] { $item } is on offer; the least bid is { $minimum }.
       *[other] { $item } is on offer; { $leader } leads with { $price }.
    }
    .help = Bid, or pass and be out of this auction. When all but one have passed, the highest bidder pays the bank. If nobody bids, the least bid falls.
step-first-minor-auction = auction of the first minor
    .now = { $leader-id ->
        [none] { $item } is on offer; the least bid is { $minimum }.
       *[other] { $item } is on offer; { $leader } leads with { $price }.
    }
    .help = Bid, or pass and be out of this auction. The highest bidder pays the minor’s treasury and owns the minor; half of the bid is its share price.
step-minor-auction = auction of a minor
    .now = { $leader } leads with { $price } for { $item }.
    .help = Bid, or pass and be out of this auction. The highest bidder pays the minor’s treasury and owns the minor; half of the bid is its share price.
step-stock-round = turn in the stock round
    .help = Sell any shares, then buy one: a share, the director’s certificate of a new public, or a minor by putting it up for auction. Or pass.
step-home-token = first token of a new public
    .now = { $company } has been started.
    .help = Choose the city in which the new public begins.
step-redeem-step = redeeming shares
    .now = { $company } operates.
    .help = A public may buy its own shares back from the bank pool, at their price. Pass to go on with its turn.
step-track-step = laying track
    .now = { $laid-id ->
        [0] { $company } operates.
       *[other] { $company } operates, and has laid track in { $laid }.
    }
    .help = Lay a tile or replace one by the next colour. A second such action costs R20 more. Pass to go on with the turn.
step-token-step = placing a token
    .now = { $company } operates.
    .help = A public may place one more token in a city that its routes reach. Pass to go on with its turn.
step-run-step = running trains
    .now = { $company } operates.
    .help = Every train runs on its own route. The routes offered are the best ones; others can be typed, as in: 2 H8-H10; 3 E9-F8-G9
step-national-run = running the trains of the Russian State Railway
    .now = { $company } operates.
    .help = The holder of the priority card runs these trains.
step-dividend-step = dividend
    .now = { $company } has a revenue of { $revenue }.
    .help = Pay all of it to the shareholders, or half, or keep everything. The share price moves accordingly.
step-before-interest-step = privates before interest is due
    .now = { $company } operates.
    .help = A company with loans may buy privates now, before interest and repayment. Pass to go on with its turn.
step-train-step = buying trains
    .now = { $company } operates.
    .help = Buy trains from the bank, the bank pool or other companies. A company without a train has to buy one if it can. Pass to go on.
step-private-step = buying privates
    .now = { $company } operates.
    .help = The last opportunity of this turn to buy privates from players.
step-private-offer = offer for a private
    .now = { $by } offers { $price } from { $company } for { $item } of { $to }.
    .help = Its owner accepts or declines; until then the offer can be withdrawn.
step-train-offer = offer for a train
    .now = { $by } offers { $price } from { $company } for { $item }, directed by { $to }.
    .help = The seller’s director accepts or declines; until then the offer can be withdrawn.
step-trainless-publics = publics without a train
    .now = { $company } has lost all its trains.
    .help = The director may have the public nationalised; pass to keep it.
step-discard-trains = trains over the limit
    .help = A company with more trains than the phase allows puts the surplus into the bank pool.
step-merger-round = turn in the merger round
    .now = { $minor } may convert or propose a merger.
    .help = The owner may convert the minor into a public, or name another minor to merge with. Pass to leave it as it is.
step-proposal = putting a merger together
    .now = Named so far: { $partners }.
    .help = Name further minors, choose the public they merge into, or withdraw the proposal.
step-consent = consent to a merger
    .now = { $by } proposes to merge { $partners } into { $into }; { $asked } still to answer.
    .help = The owners of the other minors accept or decline; until all have agreed the proposal can be withdrawn.
step-remove-tokens = tokens of a merged public
    .now = { $company } has more tokens on the map than it keeps.
    .help = Choose the tokens to give up, one by one, until two are left in different hexes, or one if all lie in one hex.
step-share-sale = share sale of a new public
    .now = Shares of { $company } are on sale at { $share_price }.
    .help = Shareholders may buy any number, then every player one. Pass to buy no more.
