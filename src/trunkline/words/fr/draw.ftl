# Ce que disent les dessins : titres, en-têtes, et ce qui est dit à qui ne les voit pas.

draw-map = Carte de { $title }
draw-market = Marché de la bourse de { $title }
draw-card = { $company } : fiche de compagnie

draw-hex-tile = tuile { $tile }
draw-hex-values = { $values }, maintenant { $now }
draw-hex-bonus = { $amount } de plus sur une route passant par { $places }
draw-hex-tokens = jetons : { $companies }
draw-hex-kept = réservé à { $companies }
draw-hex-cost = coûte { $cost }
draw-hex-closed = fermé jusqu’à la phase { $phase }

draw-cell-stack = { $price } : { $companies }
draw-market-order = Dans une case, le jeton du haut de la pile vient en premier.

zone-minor = une mineure peut commencer ici
zone-both = une mineure ou une publique peut commencer ici
zone-public = une publique peut commencer ici
zone-convert = conversion ; une mineure ne va pas plus à droite

kind-minor = Mineure
kind-public = Publique
kind-national = Réseau national

card-waiting = pas encore lancée
card-waiting-phase = peut commencer dès la phase { $phase }
card-gone = hors du jeu
card-directed-by = dirigée par { $player }
card-treasury = Trésorerie
card-price = Cours
card-loans = Emprunts
card-trains = Trains
card-train-until = jusqu’en { $phase }
card-limit = { $count } sur { $limit }
card-tokens = Jetons
card-token-free = gratuit
card-token-per-hex = { $cost } par case
card-privates = Compagnies privées
card-private-revenue = { $revenue } par tour
card-shares = Actions
card-owner-treasury = Trésorerie
card-owner-pool = Banque de dépôt
card-owner-ipo = Offre initiale
