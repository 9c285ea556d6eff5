# Les pièces dont d’autres phrases sont faites.

# Une somme, et comment un titre l’écrit s’il a sa propre manière.
money = { $amount }
money-1861 = { $amount } R
range = { $low } à { $high }{ $step ->
    [1] {""}
   *[other] {" "}(par pas de { $step })
}
list-and = { $first } et { $last }
list-separator = ,{" "}
list-empty = rien
private = { $name } ({ $id })
train-of = un train { $train } { DE($company) }
edge = { $edge ->
    [0] sud
    [1] sud-ouest
    [2] nord-ouest
    [3] nord
    [4] nord-est
   *[5] sud-est
}
# Les couleurs des tuiles et de leur voie, au féminin.
colour-yellow = jaune
colour-green = verte
colour-brown = marron
colour-grey = grise

# Les types d’arrêts.
stop-city = ville
stop-town = petite gare
stop-offboard = zone hors plateau
stop-pass = col
stop-port = port

route = { $train } par { $hexes }{ $value }

end-bank = la banque est vide
end-trains = le dernier type de train est vendu

# Ce qui est payé.
reason-auction = enchère
reason-director = certificat de directeur
reason-share = action
reason-sale = vente d’actions
reason-train = train
reason-track = voie
reason-token = jeton
reason-dividend = dividende
reason-revenue = recette
reason-private = compagnie privée
reason-redemption = rachat d’actions
reason-loan = emprunt
reason-interest = intérêts
reason-repayment = remboursement
reason-nationalisation = nationalisation
reason-merger = fusion

owner-bank = la banque
owner-pool = la banque de dépôt
    .short = dépôt
owner-ipo = l’offre initiale
owner-gone = personne
owner-depot = la banque
owner-treasury = la trésorerie
    .short = trésor.
