# Pieces that other phrases are made of.

# An amount of money, and how a title writes it if it has its own way.
money = { $amount }
money-1861 = R{ $amount }
range = { $low } to { $high }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}
list-and = { $first } and { $last }
# What stands between things that are only listed.
list-separator = ,{" "}
list-empty = nothing
private = { $name } ({ $id })
train-of = a { $train }-train of { $company }
edge = { $edge ->
    [0] south
    [1] south-west
    [2] north-west
    [3] north
    [4] north-east
   *[5] south-east
}
# The colours of tiles and of their track.
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-grey = grey

# Kinds of stop.
stop-city = city
stop-town = town
stop-offboard = off-board area
stop-pass = pass
stop-port = port

route = { $train } along { $hexes }{ $value }

end-bank = the bank is empty
end-trains = the last kind of train has been sold

# What is paid for.
reason-auction = auction
reason-director = director’s certificate
reason-share = share
reason-sale = sale of shares
reason-train = train
reason-track = track
reason-token = token
reason-dividend = dividend
reason-revenue = revenue
reason-private = private
reason-redemption = redeemed shares
reason-loan = loan
reason-interest = interest
reason-repayment = repayment
reason-nationalisation = nationalisation
reason-merger = merger

owner-bank = the bank
owner-pool = the bank pool
    .short = pool
owner-ipo = the initial offering
owner-gone = nobody
owner-depot = the bank
owner-treasury = the treasury
    .short = treasury
