# Le déroulement : le nom de chaque étape, ce qui s’y décide, et où elle en est.

step-private-auction = enchère d’une compagnie privée
    .now = { $leader-id ->
        [none] { $item } est aux enchères ; la mise minimale est de { $minimum }.
       *[other] { $item } est aux enchères ; { $leader } mène avec { $price }.
    }
    .help = Misez, ou passez et quittez cette enchère. Quand il ne reste qu’une personne, elle paie sa mise à la banque. Si personne ne mise, la mise minimale baisse.
step-first-minor-auction = enchère de la première mineure
    .now = { $leader-id ->
        [none] { $item } est aux enchères ; la mise minimale est de { $minimum }.
       *[other] { $item } est aux enchères ; { $leader } mène avec { $price }.
    }
    .help = Misez, ou passez et quittez cette enchère. La plus haute mise va à la trésorerie de la mineure ; qui l’a faite la possède, et la moitié de la mise est son cours.
step-minor-auction = enchère d’une mineure
    .now = { $leader } mène avec { $price } pour { $item }.
    .help = Misez, ou passez et quittez cette enchère. La plus haute mise va à la trésorerie de la mineure ; qui l’a faite la possède, et la moitié de la mise est son cours.
step-stock-round = tour de jeu en bourse
    .help = Vendez autant d’actions que vous voulez, puis achetez : une action, le certificat de directeur d’une nouvelle publique, ou une mineure en la mettant aux enchères. Ou passez.
step-home-token = premier jeton d’une nouvelle publique
    .now = { $company } vient d’être lancée.
    .help = Choisissez la ville où commence la nouvelle publique.
step-redeem-step = rachat d’actions
    .now = C’est le tour { DE($company) }.
    .help = Une publique peut racheter ses propres actions à la banque de dépôt, à leur cours. Passez pour continuer son tour.
step-track-step = pose de voie
    .now = { $laid-id ->
        [0] C’est le tour { DE($company) }.
       *[other] C’est le tour { DE($company) }, qui a posé de la voie en { $laid }.
    }
    .help = Posez une tuile ou remplacez-en une par la couleur suivante. La deuxième action de ce genre coûte 20 R de plus. Passez pour continuer le tour.
step-token-step = pose d’un jeton
    .now = C’est le tour { DE($company) }.
    .help = Une publique peut poser un jeton de plus dans une ville que ses routes atteignent. Passez pour continuer son tour.
step-run-step = exploitation des trains
    .now = C’est le tour { DE($company) }.
    .help = Chaque train roule sur sa propre route. Les routes proposées sont les meilleures ; d’autres se tapent ainsi : 2 H8-H10; 3 E9-F8-G9
step-national-run = exploitation des trains du Réseau Ferré Russe
    .now = C’est le tour { DE($company) }.
    .help = Qui a la carte de priorité fait rouler ces trains.
step-dividend-step = dividende
    .now = La recette { DE($company) } est de { $revenue }.
    .help = Versez tout aux actionnaires, ou la moitié, ou gardez tout. Le cours bouge en conséquence.
step-before-interest-step = compagnies privées avant les intérêts
    .now = C’est le tour { DE($company) }.
    .help = Une compagnie endettée peut acheter des compagnies privées maintenant, avant intérêts et remboursement. Passez pour continuer son tour.
step-train-step = achat de trains
    .now = C’est le tour { DE($company) }.
    .help = Achetez des trains à la banque, à la banque de dépôt ou à d’autres compagnies. Une compagnie sans train doit en acheter un si elle le peut. Passez pour continuer.
step-private-step = achat de compagnies privées
    .now = C’est le tour { DE($company) }.
    .help = La dernière occasion de ce tour d’acheter des compagnies privées aux joueurs.
step-private-offer = offre pour une compagnie privée
    .now = { $by } offre { $price } de la trésorerie { DE($company) } pour { $item }, qui appartient { A($to) }.
    .help = Qui la possède accepte ou refuse ; jusque-là l’offre peut être retirée.
step-train-offer = offre pour un train
    .now = { $by } offre { $price } de la trésorerie { DE($company) } pour { $item }, que dirige { $to }.
    .help = Le directeur de la compagnie qui vend accepte ou refuse ; jusque-là l’offre peut être retirée.
step-trainless-publics = publiques sans train
    .now = { $company } a perdu tous ses trains.
    .help = Le directeur peut laisser nationaliser la publique ; passez pour la garder.
step-discard-trains = trains au-delà de la limite
    .help = Une compagnie qui a plus de trains que la phase ne permet met le surplus dans la banque de dépôt.
step-merger-round = tour de jeu en fusion
    .now = { $minor } peut se convertir ou proposer une fusion.
    .help = Vous pouvez convertir la mineure en publique, ou désigner une autre mineure avec qui fusionner. Passez pour la laisser ainsi.
step-proposal = préparation d’une fusion
    .now = Désignées jusqu’ici : { $partners }.
    .help = Désignez d’autres mineures, choisissez la publique issue de la fusion, ou retirez la proposition.
step-consent = accord pour une fusion
    .now = { $by } propose de fusionner { $partners } en { $into } ; doivent encore répondre : { $asked }.
    .help = Les propriétaires des autres mineures acceptent ou refusent ; tant que tous n’ont pas accepté, la proposition peut être retirée.
step-remove-tokens = jetons d’une publique issue d’une fusion
    .now = { $company } a plus de jetons sur la carte qu’elle n’en garde.
    .help = Choisissez les jetons à abandonner, un par un, jusqu’à ce qu’il en reste deux sur des hexagones différents, ou un si tous sont sur le même.
step-share-sale = vente d’actions d’une nouvelle publique
    .now = Les actions { DE($company) } sont en vente à { $share_price }.
    .help = Les actionnaires peuvent en acheter autant qu’ils veulent, puis chacun une. Passez pour ne plus en acheter.
