# Le journal : une phrase par sorte d’événement.

event-round-started = { $kind-id ->
    [auction] L’enchère { $set }
    [stock] Le tour de bourse { $set }
    [operating] Le tour d’exploitation { $set }.{ $number }
    [merger] Le tour de fusion { $set }.{ $number }
   *[other] Le tour { $set }.{ $number }
} commence.
event-round-ended = { $kind-id ->
    [auction] L’enchère { $set }
    [stock] Le tour de bourse { $set }
    [operating] Le tour d’exploitation { $set }.{ $number }
    [merger] Le tour de fusion { $set }.{ $number }
   *[other] Le tour { $set }.{ $number }
} se termine.
event-turn-started = C’est le tour { DE($company) }.
event-paid = { $source } verse { $amount } { A($target) } ({ $reason }).
event-loan-taken = { $company } souscrit { $count ->
    [one] un emprunt
   *[other] { $count } emprunts
}.
event-loan-repaid = { $company } rembourse { $count ->
    [one] un emprunt
   *[other] { $count } emprunts
}.
event-passed = { $seat } passe{ $automatic ->
    [true] {" "}(rien à décider)
   *[false] {""}
}.
event-bid-made = { $seat } mise { $price } sur { $item }.
event-auction-won = { $price-id ->
    [0] { $seat } reçoit { $item } gratuitement.
   *[other] { $seat } remporte { $item } pour { $price }.
}
event-minimum-lowered = Personne ne veut { DE($item) } : la mise minimale descend à { $minimum }.
event-nobody-bid = Personne ne mise sur { $item }.
event-company-started = { $owner } lance { $company } à { $price } l’action.
event-company-gone = { $company } quitte le jeu ({ $reason-id ->
    [merged] fusion
    [converted] conversion
    [nationalised] nationalisation
    [unstarted] jamais lancée
   *[other] { $reason-id }
}).
event-certificate-moved = { $shares ->
    [one] Une action
   *[other] { $shares } actions
} { DE($company) } { $shares ->
    [one] passe
   *[other] passent
} { DE($source) } { A($target) }.
event-private-moved = { $private } passe { DE($source) } { A($target) }.
event-director-changed = { $director } devient directeur { DE($company) }{ $previous-id ->
    [treasury] .
    [none] .
   *[other] {" "}à la place { DE($previous) }.
}
event-price-moved = { $direction-id ->
    [none] Le cours { DE($company) } reste à { $new }.
   *[other] Le cours { DE($company) } va { $direction-id ->
        [left] à gauche
        [right] à droite
        [up] vers le haut
       *[down] vers le bas
    } : { $old } → { $new }.
}
event-price-set = Le cours { DE($company) } est de { $price }.
event-tile-laid = { $company } pose la tuile { $tile } en { $hex }, rotation { $rotation } : { $exits }{ $replaced-id ->
    [none] .
   *[other] {" "}(à la place de la tuile { $replaced }).
}
event-token-placed = { $company } pose un jeton à { $city }.
event-token-removed = Le jeton { DE($company) } quitte { $city }.
event-trains-run = { $revenue-id ->
    [0] { $company } ne fait rouler aucun train.
   *[other] { $company } fait rouler { $routes } : { $revenue } en tout.
}
event-dividend-paid = { $paid-id ->
    [0] { $company } ne verse pas de dividende{ $retained-id ->
        [0] .
       *[other] {" "}et garde { $retained }.
    }
   *[other] { $per_share-id ->
        [0] { $company } verse { $paid } à son propriétaire et garde { $retained }.
       *[other] { $company } verse { $per_share } par action, { $paid } en tout{ $retained-id ->
            [0] .
           *[other] , et garde { $retained }.
        }
    }
}
event-train-bought = { $company } achète un train { $train } { A($source) } pour { $price }.
event-train-discarded = { $company } défausse un train { $train }.
event-trains-obsolete = Tous les trains { $train } sont retirés.
event-phase-started = La phase { $phase } commence.
event-proposed = { $by } demande l’accord { DE($to) } pour { $subject-id ->
    [merger] une fusion
    [private] la vente d’une compagnie privée
    [train] la vente d’un train
   *[other] une proposition
}.
event-answered = { $seat } { $answer-id ->
    [accepted] accepte
    [declined] refuse
    [withdrawn] retire la proposition
   *[other] répond
}.
event-nationalised = { $company } est nationalisée à { $price } l’action.
event-formed = { $minors } { $minors-id ->
    [one] devient
   *[other] deviennent
} { $company } à { $price } l’action.
event-priority-moved = { $seat } reçoit la carte de priorité.
event-bank-broken = La banque a sauté.
event-end-announced = { $reason-id ->
    [bank] La banque est vide
   *[trains] Le dernier type de train est vendu
} : la partie se termine après le tour d’exploitation { $set }.{ $number }.
event-game-ended = La partie est finie ({ $reason }). Fortunes finales : { $scores }.
