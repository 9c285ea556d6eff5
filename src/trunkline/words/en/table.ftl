# Headings of tables and of the screen.

table-players = Players
table-companies = Companies
table-market = Share market
table-trains = Trains
table-player = Player
table-cash = Cash
table-value = Value
table-certificates = Certificates
    .short = Certs
table-privates = Privates
    .short = Priv.
table-holdings = Shares
table-company = Company
    .short = Co.
table-director = Director
    .short = Dir.
table-treasury = Treasury
    .short = Cash
table-price = Price
table-loans = Loans
table-owned-trains = Trains
table-tokens = Tokens
table-shareholders = Shareholders
table-train = Train
table-train-price = Price
table-left = Left
table-stops = Stops
table-obsolete = Removed in
table-in-pool = In the bank pool
table-cell-price = Price
table-cell-stack = Companies

table-priority = priority
table-unlimited = unlimited
table-never = never
table-phase-number = phase { $phase }
table-none = none

screen-moment = { $title }, after { $number ->
    [one] one action
   *[other] { $number } actions
}
screen-phase = Phase { $phase }
screen-bank = The bank holds { $cash }.
    .owes = The bank owes { $cash }.
screen-turn = { $player }: { $step }
screen-round = { $kind-id ->
    [auction] Initial auction
    [stock] Stock round { $set }
    [operating] Operating round { $set }.{ $number }
    [merger] Merger round { $set }.{ $number }
   *[other] Round { $set }.{ $number }
}
    .short = { $kind-id ->
        [auction] Auction
        [stock] SR { $set }
        [operating] OR { $set }.{ $number }
        [merger] MR { $set }.{ $number }
       *[other] { $set }.{ $number }
    }
screen-finished = The game is over: { $reason }.
screen-shares = { $company } { $shares }
screen-shares-director = { $company } { $shares }*
screen-won = { $players } won with { $value }.
