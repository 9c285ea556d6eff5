# Pieces that other phrases are made of.

money = { $title ->
    [1861] R{ $amount }
   *[other] { $amount }
}
range = { $low } to { $high }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}
list-and = { $first } and { $last }
list-empty = nothing
route = { $train } along { $hexes }{ $value }

end-bank = the bank is empty
end-trains = the last kind of train has been sold

owner-bank = the bank
owner-pool = the bank pool
owner-ipo = the initial offering
owner-gone = nobody
owner-depot = the bank
owner-treasury = the treasury
