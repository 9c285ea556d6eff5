# En-têtes des tableaux et de l’écran.

table-players = Joueurs
table-companies = Compagnies
table-market = Marché de la bourse
table-trains = Trains

table-player = Joueur
table-cash = Argent
table-value = Fortune
table-certificates = Certificats
    .short = Certif.
table-privates = Privées
    .short = Priv.
table-holdings = Actions
table-company = Compagnie
    .short = Cie
table-director = Directeur
    .short = Dir.
table-treasury = Trésorerie
    .short = Trés.
table-price = Cours
table-loans = Emprunts
table-owned-trains = Trains
table-tokens = Jetons
table-shareholders = Actionnaires
table-train = Train
table-train-price = Prix
table-left = Reste
table-stops = Arrêts
table-obsolete = Retiré en
table-in-pool = À la banque de dépôt
table-cell-price = Cours
table-cell-stack = Compagnies

table-priority = priorité
table-unlimited = illimité
table-never = jamais
table-phase-number = phase { $phase }
table-none = aucun

screen-moment = { $title }, après { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
screen-phase = Phase { $phase }
screen-bank = La banque a { $cash }.
    .owes = La banque doit { $cash }.
screen-turn = { $player } : { $step }
screen-round = { $kind-id ->
    [auction] Enchère initiale
    [stock] Tour de bourse { $set }
    [operating] Tour d’exploitation { $set }.{ $number }
    [merger] Tour de fusion { $set }.{ $number }
   *[other] Tour { $set }.{ $number }
}
    .short = { $kind-id ->
        [auction] Enchère
        [stock] TB { $set }
        [operating] TE { $set }.{ $number }
        [merger] TF { $set }.{ $number }
       *[other] { $set }.{ $number }
    }
screen-finished = La partie est finie : { $reason }.
screen-shares = { $company } { $shares }
screen-shares-director = { $company } { $shares }*
screen-won = Victoire { DE($players) } avec { $value }.
