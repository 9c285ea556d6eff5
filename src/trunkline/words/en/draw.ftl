# What drawings say: their titles, headings, and what is told to those who do not see them.

draw-map = Map of { $title }
draw-market = Share market of { $title }
draw-card = { $company }: company card

draw-hex-tile = tile { $tile }
draw-hex-values = { $values }, now { $now }
draw-hex-bonus = { $amount } more on a route with { $places }
draw-hex-tokens = tokens of { $companies }
draw-hex-kept = kept for { $companies }
draw-hex-cost = costs { $cost }
draw-hex-closed = closed until phase { $phase }

draw-cell-stack = { $price }: { $companies }
draw-market-order = In a cell the token on top of the stack stands first.

zone-minor = a minor may start here
zone-both = a minor or a public may start here
zone-public = a public may start here
zone-convert = conversion; a minor goes no further right

kind-minor = Minor
kind-public = Public
kind-national = National railway

card-waiting = not started
card-waiting-phase = may start from phase { $phase }
card-gone = out of the game
card-directed-by = directed by { $player }
card-treasury = Treasury
card-price = Share price
card-loans = Loans
card-trains = Trains
card-train-until = until phase { $phase }
card-limit = { $count } of { $limit }
card-tokens = Tokens
card-token-free = no cost
card-token-per-hex = { $cost } per hex
card-privates = Privates
card-private-revenue = { $revenue } a round
card-shares = Shares
card-owner-treasury = Treasury
card-owner-pool = Bank pool
card-owner-ipo = Initial offering
