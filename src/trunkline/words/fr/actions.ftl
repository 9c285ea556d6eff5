# Le nom d’un choix : une phrase par sorte d’action, avec un titre pour les menus.

action-pass = Passer
    .kind = Passer
    .typed = pass skip done
action-bid = Miser { $price } sur { $item }
    .kind = Miser
    .typed = enchérir mise
action-sell-shares = Vendre { $count ->
        [one] une action
       *[other] { $count } actions
    } { DE($company) }
    .kind = Vendre des actions
    .typed = vente
action-buy-share = { $source-id ->
    [pool] Acheter une action { DE($company) } à la banque de dépôt
   *[other] Acheter une action { DE($company) } à sa trésorerie
}
    .kind = Acheter une action
    .typed = achat
action-start-public = Lancer { $company } à { $price } l’action
    .kind = Lancer une compagnie publique
    .typed = par float begin créer
action-lay-tile = Poser la tuile { $tile } en { $hex }, rotation { $rotation } : { $exits }
    .kind = Poser de la voie
    .typed = build upgrade replace construire
action-place-token = Poser un jeton { DE($company) } à { $city }
    .kind = Poser un jeton
    .typed = station gare
action-run-trains = Faire rouler { $routes }
    .kind = Faire rouler les trains
    .typed = rouler exploiter
action-pay-dividend = { $payout-id ->
    [all] Verser toute la recette { DE($company) } aux actionnaires
    [half] Verser la moitié de la recette { DE($company) } aux actionnaires
   *[none] Garder la recette dans la trésorerie { DE($company) }
}
    .kind = Dividende
    .typed = keep withhold distribute verser garder
action-redeem-shares = Racheter { $count ->
        [one] une action
       *[other] { $count } actions
    } { DE($company) } à la banque de dépôt
    .kind = Racheter des actions
    .typed = buyback
action-buy-train = Acheter un train { $train } { A($source) } pour { $price }
    .kind = Acheter un train
    .typed = achat
action-discard-train = Défausser un train { $train } { DE($company) }
    .kind = Défausser un train
action-buy-private = Acheter { $private } pour { $price }
    .kind = Acheter une compagnie privée
    .typed = achat
action-accept = Accepter
    .kind = Répondre
action-decline = Refuser
    .kind = Répondre
action-withdraw = Retirer la proposition
    .kind = Répondre
action-convert = Convertir { $company } en { $into }
    .kind = Convertir une compagnie mineure
action-add-partner = Ajouter { $partner } à la fusion { DE($company) }
    .kind = Proposer une fusion
    .typed = add ajouter
action-merge = Fusionner les mineures avec { $company } en { $into }
    .kind = Fusionner
action-remove-token = Ôter le jeton { DE($company) } à { $city }
    .kind = Ôter un jeton
    .typed = take
action-give-up = Laisser nationaliser { $company }
    .kind = Nationalisation
    .typed = let nationalise

choice-open = { $action } (ou d’autres routes)
