# Les coups programmés : ce qu’une place a décidé de faire, ce qui y met fin plus tôt, et pourquoi c’est fini.

programme-round = { $round-id ->
    [auction] l’enchère initiale
    [stock] le tour de bourse { $set }
    [operating] le tour d’exploitation { $set }.{ $number }
   *[merger] le tour de fusion { $set }.{ $number }
}
programme-pass-round = { $until-id ->
    [game] Passer{ $companies-id ->
        [0] {""}
       *[other] {" "}pour { $companies }
    } à chaque tour de cette sorte, à partir { DE($when) }.
   *[round] Passer{ $companies-id ->
        [0] {""}
       *[other] {" "}pour { $companies }
    } jusqu’à la fin { DE($when) }.
}
    .kind = Passer
programme-decline-round = { $round-id ->
    [operating] Refuser toute offre jusqu’à la fin { DE($when) }.
   *[merger] Passer et refuser toute proposition jusqu’à la fin { DE($when) }.
}
    .kind = Tout refuser
programme-pass-auction = Ne pas miser sur { $item }.
    .kind = Ne pas miser
programme-bid-up-to = Miser sur { $item }, chaque fois le minimum, jusqu’à { $limit } ; au-delà { $then-id ->
    [ask] me demander
   *[pass] passer
}.
    .kind = Miser jusqu’à une limite
programme-buy-shares = Acheter des actions { DE($company) }{ $source-id ->
    [treasury] {" "}à sa trésorerie
    [pool] {" "}à la banque de dépôt
   *[any] {""}
} jusqu’à en avoir { $shares }, puis { $then-id ->
    [pass] passer jusqu’à la fin du tour de bourse
   *[ask] me demander
}.
    .kind = Acheter des actions
programme-with-causes = { $programme } Me demander plus tôt dans ces cas : { $causes }.
programme-separator = {" "};{" "}

# Ce qu’on peut choisir pour mettre fin à un programme : la suite de « dans ces cas ».
cause-sale = d’autres vendent des actions d’une compagnie dont j’ai des actions
cause-any-sale = d’autres vendent des actions de n’importe quelle compagnie
cause-pool = des actions { DE($company) } arrivent à la banque de dépôt
cause-lead = je perds la direction d’une compagnie, ou j’en reçois une
cause-threat = dans une compagnie que je dirige, quelqu’un a autant d’actions que moi ou peut me remplacer par un seul achat
cause-outbid = quelqu’un mise plus que moi
cause-auction = autre chose est mis aux enchères
cause-cheaper = personne ne mise et la mise minimale baisse
cause-started = quelqu’un d’autre lance ou forme une compagnie
cause-offer = quelqu’un me fait une offre
cause-phase = une nouvelle phase commence
cause-ending = la fin de la partie est annoncée

# Pourquoi un programme est fini.
ended-over = Ce pour quoi il était fait est terminé.
ended-acted = Vous avez décidé par vous-même.
ended-done = Vous avez { $shares ->
    [one] l’action
   *[other] les { $shares } actions
} { DE($company) } que vous vouliez.
ended-cannot = L’action suivante { DE($company) } ne peut pas être achetée.
ended-limit = Les mises sur { $item } ont dépassé { $limit }.
ended-out = Vous ne participez plus à l’enchère pour { $item }.
ended-won = Vous avez remporté { $item }.
ended-lost = Quelqu’un d’autre a remporté { $item }.
ended-sale = Quelqu’un d’autre a vendu des actions d’une compagnie dont vous avez des actions.
ended-any-sale = Quelqu’un d’autre a vendu des actions.
ended-pool = Des actions { DE($company) } sont arrivées à la banque de dépôt.
ended-lead = Une compagnie que vous dirigiez a changé de directeur, ou vous en dirigez une nouvelle.
ended-threat = Dans une compagnie que vous dirigez, quelqu’un a autant d’actions que vous ou peut vous remplacer par un seul achat.
ended-outbid = Quelqu’un a misé plus que vous.
ended-auction = Autre chose a été mis aux enchères.
ended-cheaper = Personne n’a misé et la mise minimale a baissé.
ended-started = Quelqu’un d’autre a lancé ou formé une compagnie.
ended-offer = Quelqu’un vous a fait une offre.
ended-phase = Une nouvelle phase a commencé.
ended-ending = La fin de la partie a été annoncée.

# Pourquoi une place ne peut pas avoir un programme.
programme-refused-over = Ce tour ou cette enchère est déjà terminé.
programme-refused-other-game = Ce jeu n’a pas de tel programme.
programme-refused-unknown-cause = « { $cause } » ne peut pas mettre fin à ce programme ; on peut choisir { $causes }.
programme-refused-no-auction = { $item } n’est pas aux enchères et n’y sera plus.
programme-refused-no-turn = { $company } n’a dans ce tour aucun tour de jeu que vous puissiez passer.
programme-refused-no-limit = Une limite de { $price } est trop basse pour miser ; le minimum est { $least }.
programme-refused-no-shares = Il n’y a pas d’actions { DE($company) } à acheter.
programme-refused-no-goal = { $count } ne peut pas être le but : vous avez { $held } et pouvez avoir { $most } au plus.
