# Pourquoi une action est refusée : ce qui n’allait pas, avec quelle valeur, et ce qui irait.
# Une phrase par code de refus ; le numéro de la règle s’ajoute là où elle est montrée.

## À tout moment

refusal-game-over = La partie est finie : { $reason }. Il n’y a plus rien à faire.
refusal-not-your-turn = { $seat } n’a rien à décider maintenant ; c’est à { $turn } de jouer.
refusal-not-now = « { $action } » n’est pas possible maintenant ; la partie en est à « { $step } ».
refusal-not-its-turn = C’est le tour { DE($turn) }, pas { DE($company) }.
refusal-too-little-money = Cela coûte { $price }, mais il n’y a que { $cash }.

## Enchères

refusal-not-under-the-hammer = { $item } n’est pas aux enchères maintenant ; c’est { $offered }.
refusal-one-minor-at-a-time = { $item } doit attendre : on mise maintenant sur { $offered }, et les mineures se vendent une à la fois.
refusal-bid-not-a-multiple = Une mise de { $price } n’est pas possible : les mises sont des multiples de { $step-money }.
refusal-bid-below-minimum = Une première mise de { $price } est trop basse : les mises commencent à { $least-money }.
refusal-bid-below-private-minimum = Une première mise de { $price } est trop basse : pour cette compagnie privée, on commence à { $least-money }.
refusal-bid-too-low = Une mise de { $price } est trop basse : il faut au moins { $least-money }.
refusal-bid-above-cash = Une mise de { $price } dépasse les { $cash } en main.
refusal-bid-at-limit = Aucune mise n’est possible : { $held } certificats en main, pour une limite de { $limit }.
refusal-lowered-price-only = Le prix a baissé : on prend à { $least-money }, pas à { $price }.
refusal-not-for-auction = { $item } ne peut pas être mise aux enchères : seules les mineures le peuvent.
refusal-privates-auctioned-first = { $item } ne peut pas être mise aux enchères : les compagnies privées ne le sont qu’au début de la partie.
refusal-minors-closed = { $item } ne peut plus commencer : en phase { $phase }, aucune nouvelle mineure ne commence.
refusal-minor-not-available = { $item } ne peut pas être mise aux enchères : elle a déjà commencé, ou a quitté le jeu.
refusal-minor-too-early = { $item } ne peut pas commencer avant la phase { $phase }.
refusal-first-minor-first = { $item } doit attendre : la première mineure à commencer est { $first }.

## Achat et vente d’actions

refusal-certificate-limit = Pas de certificat de plus : { $held } en main, pour une limite de { $limit }.
refusal-must-sell-first = Il faut d’abord vendre des actions : il y a plus de certificats que la limite de { $limit }.
refusal-holding-limit = Nul ne peut avoir plus de { $limit } % d’une compagnie, et { $held } % { DE($company) } sont déjà en main.
refusal-no-such-share = { $company } n’est pas une publique en jeu : il n’y a pas d’actions à échanger.
refusal-no-share-left = Il n’y a pas d’action { DE($company) } dans { $source-id ->
    [pool] la banque de dépôt
   *[other] sa trésorerie
}.
refusal-sold-this-round = Des actions { DE($company) } ont été vendues dans ce tour : impossible d’en acheter avant le prochain.
refusal-private-not-to-bank = { $item } ne peut pas être vendue à la banque : les compagnies privées ne le sont jamais.
refusal-cannot-be-sold = { $item } ne peut pas être vendue : seules les actions des publiques en jeu le peuvent.
refusal-nothing-to-sell = Il n’y a pas d’actions { DE($item) } à vendre : seules celles des publiques vont à la banque de dépôt.
refusal-not-operated = Les actions { DE($company) } ne se vendent pas avant son premier tour d’exploitation.
refusal-not-held = { $count ->
    [one] Une action
   *[other] { $count } actions
} { DE($company) } : vente impossible, il y en a { $held } en main.
refusal-pool-limit = { $count ->
    [one] Une action
   *[other] { $count } actions
} { DE($company) } : vente impossible, la banque de dépôt n’en accepte plus que { $room }.
refusal-no-new-director = Vendre autant d’actions { DE($company) } est impossible : personne d’autre n’en a assez pour devenir directeur.

## Lancement d’une publique

refusal-not-a-public = { $company } n’est pas une publique : on ne la lance pas en achetant son certificat de directeur.
refusal-publics-later = Les publiques ne se lancent pas en phase { $phase } ; elles le peuvent dès la phase 4.
refusal-public-in-play = { $company } est déjà en jeu.
refusal-not-a-start-price = { $price } n’est pas un cours de départ ; sont possibles { $prices }.
refusal-start-too-dear = Le certificat de directeur coûte deux fois le cours, { $price }, mais il n’y a que { $cash }.
refusal-no-city-to-start = Il n’y a pas de ville libre où une publique pourrait commencer.
refusal-city-taken = Il y a déjà un jeton à { $city } ; une publique commence dans une ville qui n’en a pas.
refusal-city-reserved = Un emplacement de { $city } est réservé à une autre compagnie : aucune publique ne peut y commencer.
refusal-city-connected = Une route mène de { $city } à une autre gare ; une publique commence dans une ville d’où aucune ne part.

## Rachat d’actions

refusal-not-in-pool = { $count ->
    [one] Une action
   *[other] { $count } actions
} { DE($company) } : rachat impossible, la banque de dépôt en a { $held }.
refusal-no-loan-to-redeem = Le rachat coûte { $price }, mais la trésorerie a { $cash }, et aucun emprunt n’est permis pour cela.
refusal-redeemed-already = Des actions ont déjà été rachetées pendant ce tour ; c’est permis une fois.

## Voie

refusal-third-track-action = La voie a été posée deux fois pendant ce tour ; il n’y a pas de troisième fois.
refusal-second-upgrade = { $hex } serait la deuxième amélioration de ce tour ; une seule des deux actions peut en être une.
refusal-laid-this-turn = Une tuile a été posée en { $hex } pendant ce tour ; elle ne peut pas être remplacée avant le prochain.
refusal-no-such-hex = Il n’y a pas de case { $hex } sur la carte.
refusal-no-such-tile = { $rotation-id ->
    [0] Il n’y a pas de tuile { $tile }.
    [1] Il n’y a pas de tuile { $tile }.
    [2] Il n’y a pas de tuile { $tile }.
    [3] Il n’y a pas de tuile { $tile }.
    [4] Il n’y a pas de tuile { $tile }.
    [5] Il n’y a pas de tuile { $tile }.
   *[other] La tuile { $tile } n’a pas de rotation { $rotation } ; les rotations vont de 0 à 5.
}
refusal-hex-takes-no-tile = Aucune tuile ne peut être posée en { $hex } : ce qui y est imprimé reste toute la partie.
refusal-area-takes-no-tile = Aucune tuile ne peut être posée en { $hex } : la case appartient à la zone hors plateau { $area }.
refusal-hex-closed = On ne construit pas en { $hex } avant la phase { $phase }.
refusal-home-tile-first = { $hex } doit attendre : sans voie à son jeton, une compagnie pose là sa première tuile, en { $home }.
refusal-colour-not-yet = La tuile { $tile } est { $colour }, et une tuile { $colour } ne peut pas servir en phase { $phase }.
refusal-no-tile-left = Il ne reste pas de tuile { $tile }.
refusal-hex-has-track = Il y a déjà de la voie { $lies } en { $hex } ; une tuile jaune se pose là où il n’y en a pas.
refusal-town-tile-for-town = La tuile { $tile } ne convient pas en { $hex } : les cases à petite gare prennent les tuiles à petite gare, et elles seules.
refusal-plain-tile-on-city = La tuile { $tile } ne convient pas en { $hex } : il y a une ville, et la tuile n’en a pas.
refusal-city-tile-without-city = La tuile { $tile } ne convient pas en { $hex } : la tuile a une ville, et il n’y en a pas.
refusal-wrong-colour = En { $hex } il y a { $lies-id ->
    [none] encore aucune voie
   *[other] de la voie { $lies }
} : une tuile { $colour } ne peut pas suivre. L’ordre des couleurs est jaune, verte, marron, grise.
refusal-wrong-kind-of-tile = La tuile { $tile } ne convient pas en { $hex } : elle doit avoir les mêmes villes et petites gares.
refusal-wrong-label = La tuile { $tile } ne convient pas en { $hex } : { $label-id ->
    [none] aucune lettre n’y est imprimée
   *[other] la lettre { $label } y est imprimée
}, et la tuile doit montrer la même chose.
refusal-label-not-kept = La tuile { $tile } ne convient pas en { $hex } : { $label-id ->
    [none] c’est une ville sans lettre
   *[other] sa lettre est { $label }
}, et cela reste ainsi quand on l’améliore.
refusal-track-not-kept = La tuile { $tile } en rotation { $rotation } couperait de la voie en { $hex } : toute la voie doit être gardée.
refusal-circles-not-kept = La tuile { $tile } en rotation { $rotation } ne garde pas les villes de { $hex } reliées aux côtés qu’elles ont maintenant.
refusal-exit-off-map = La voie quitterait { $hex } vers le { $edge } et sortirait de la carte.
refusal-exit-against-border = La voie quitterait { $hex } vers le { $edge } et finirait en { $beyond }, où aucune voie ne l’attend.
refusal-six-exits-first = { $hex } demande une tuile à six sorties tant qu’il en reste une qui convient, comme la { $tile }.
refusal-new-track-not-connected = Aucune partie de la nouvelle voie en { $hex } ne serait sur une route { DE($company) }.
refusal-upgrade-not-connected = Aucune voie de la tuile en { $hex }, ancienne ou nouvelle, ne serait sur une route { DE($company) }.
refusal-track-not-connected = Aucune voie de la tuile en { $hex } ne serait sur une route { DE($company) }.
refusal-track-too-dear = Cela coûte { $cost }, mais avec tous ses emprunts la compagnie ne peut réunir que { $means }.

## Jetons

refusal-minor-has-one-token = Une mineure n’a qu’un jeton, et il est déjà sur la carte.
refusal-no-such-city = Il n’y a pas de ville { $city } pour un jeton.
refusal-no-token-left = Il ne reste pas de jeton { DE($company) }.
refusal-token-in-hex = La compagnie a déjà un jeton à { $city } ; elle ne peut en avoir qu’un par case.
refusal-no-free-slot = Il n’y a pas d’emplacement libre à { $city }.
refusal-slot-kept-for-minor = L’emplacement qui reste à { $city } est réservé à { $minor }, qui n’a pas encore commencé.
refusal-slot-kept-for-national = L’emplacement qui reste à { $city } est réservé au Réseau Ferré Russe.
refusal-city-not-reached = Aucune route de la compagnie n’atteint { $city }.
refusal-token-too-dear = Le jeton coûte { $cost }, mais la trésorerie a { $cash }, et aucun emprunt n’est permis pour cela.

## Exploitation des trains

refusal-not-the-best = Ces routes rapportent { $revenue } ; les meilleures, qui rapportent { $best }, sont obligatoires.
refusal-train-not-owned = { $company } n’a pas de train { $train } à utiliser ici.
refusal-routes-share-track = La route du train { $train } emprunte de la voie où roule un autre train { DE($company) }.
refusal-too-few-stops = La route du train { $train } a trop peu d’arrêts ({ $stops }) : il en faut au moins { $least }.
refusal-too-many-stops = La route du train { $train } a { $stops } arrêts qui comptent ; le train en compte au plus { $most }.
refusal-too-many-hexes = La route du train { $train } traverse { $hexes } cases ; le train en parcourt au plus { $most }.
refusal-no-end-for-train = La route du train { $train } finit à { $stop }, où un train de ce type ne peut pas finir.
refusal-no-own-token = La route du train { $train } ne compte aucune ville avec un jeton { DE($company) }.
refusal-hexes-apart = { $other } ne touche pas { $hex } : le train { $train } ne peut pas aller de l’une à l’autre.
refusal-track-used-twice = Le train { $train } emprunterait deux fois la voie entre { $hex } et { $other }.
refusal-no-stop-at-end = La route du train { $train } finit en { $hex }, où elle n’atteint ni ville, ni petite gare, ni zone hors plateau.
refusal-no-track = Il n’y a pas de voie en { $hex } pour le train { $train } depuis : { $edges }.
refusal-area-twice = Le train { $train } visiterait deux fois la zone hors plateau à { $stop }.
refusal-station-twice = Le train { $train } visiterait deux fois { $stop }.
refusal-area-passed = Le train { $train } ne peut pas traverser la zone hors plateau { $hex } : une route y finit.
refusal-city-blocked = Le train { $train } ne peut pas traverser { $city } : des jetons d’autres compagnies barrent la voie.
refusal-too-few-of-kind = La route du train { $train } compte moins de { $least } arrêts des types qui font une route : { $stop_kinds }.
refusal-port-passed = Le train { $train } ne peut pas traverser le port { $stop } : une route y finit.
refusal-terminal-passed = Le train { $train } ne peut pas traverser { $stop } : une route y commence ou y finit.
refusal-hex-twice = Le train { $train } passerait deux fois par { $hex }.

## Compagnies privées et trains

refusal-no-such-private = Il n’y a pas de compagnie privée { $private }.
refusal-privates-later = Les compagnies n’achètent pas de compagnies privées en phase { $phase } ; elles le peuvent dès la phase 3.
refusal-private-not-for-sale = { $private } n’est pas à vendre : ce n’est pas un joueur qui la possède, mais { $owner }.
refusal-private-price = { $price } n’est pas un prix pour cette compagnie privée : il va de { $least-money } à { $most-money }.
refusal-no-loan-for-private = La compagnie privée coûte { $price }, mais la trésorerie a { $cash }, et aucun emprunt n’est permis pour cela.
refusal-declined-before = { $item } a été refusée à ce prix ou plus cher pendant ce tour ; { $price }, c’est trop peu.
refusal-not-asked = Seule réponse attendue : celle { DE($asked) }.
refusal-not-your-proposal = Seule la personne qui a fait cette offre, { $by }, peut la retirer.
refusal-train-limit = La compagnie a autant de trains qu’elle peut en avoir : { $limit }.
refusal-train-not-on-sale = { $source-id ->
    [pool] Il n’y a pas de train { $train } à la banque de dépôt.
   *[other] La banque ne vend pas de train { $train } maintenant.
}
refusal-no-loan-with-train = Le train coûte { $price }, mais la trésorerie a { $cash } ; une compagnie qui possède un train n’emprunte pas pour un autre.
refusal-train-too-dear = Le train coûte { $price }, mais avec tous ses emprunts la compagnie ne peut réunir que { $means }.
refusal-no-such-seller = { $source } ne peut pas vendre de train : les trains viennent de la banque, de la banque de dépôt ou d’une autre compagnie en jeu.
refusal-national-never-sells = Le Réseau Ferré Russe ne vend jamais de train.
refusal-seller-has-no-train = { $company } n’a pas de train { $train } à vendre.
refusal-train-declined-before = Le train { $train } a été refusé à ce prix ou plus cher pendant ce tour ; { $price }, c’est trop peu.
refusal-train-not-asked = Seule réponse attendue : celle { DE($asked) }.
refusal-train-not-yours = Seule la personne qui a fait cette offre, { $by }, peut la retirer.
refusal-train-price = { $price } n’est pas un prix pour ce train : il va de { $least-money } à { $most-money }.
refusal-printed-price = La banque vend ce train { $printed }, pas { $price }.
refusal-must-buy-train = La compagnie n’a pas de train et peut réunir { $means } : elle doit en acheter un, à partir de { $price }.

## Changements de phase

refusal-not-asked-to-give-up = La question de la nationalisation se pose maintenant pour { $turn }, pas pour { $company }.
refusal-not-discarding = C’est { $turn } qui doit défausser un train maintenant, pas { $company }.
refusal-no-such-train-to-discard = Il n’y a pas de train { $train } à défausser ; il y a { $trains }.

## Le tour de fusion

refusal-not-this-minor = C’est à { $turn } de se convertir ou de fusionner, pas à { $company }.
refusal-no-unused-public = { $company } ne peut pas être formée : ce n’est pas une publique, ou elle est déjà en jeu.
refusal-no-public-left = Toutes les publiques sont en jeu : aucune ne peut être formée.
refusal-not-in-conversion-zone = { $company } ne peut pas se convertir : son cours n’est pas dans les cases jaunes du marché.
refusal-not-a-partner = { $partner } ne peut pas se joindre : ce n’est pas une mineure en jeu, ou elle participe déjà.
refusal-no-partner = Une fusion demande au moins deux mineures.
refusal-too-many-partners = Une fusion réunit au plus { $most } mineures.
refusal-too-many-of-one-player = { $owner } apporterait plus de { $most } mineures à la fusion.
refusal-nobody-can-lead = Personne n’aurait deux actions de la nouvelle publique, et une action à { $price } est hors de portée : { $candidates }.
refusal-not-connected = { $minors } ne sont pas reliées : elles ne peuvent pas fusionner.
refusal-proposed-before = Une fusion { DE($minors) } a déjà échoué pendant ce tour.
refusal-merger-not-asked = Réponse attendue maintenant : celle { DE($asked) }.
refusal-merger-not-yours = Seule la personne qui a proposé la fusion, { $by }, peut la retirer.
refusal-not-the-new-public = Ce sont les jetons { DE($turn) } qu’on ôte maintenant, pas ceux { DE($company) }.
refusal-no-token-there = Il n’y a pas de jeton de la nouvelle publique à { $city } ; il y en a à { $cities }.
refusal-token-must-stay = Le jeton à { $city } doit rester : s’il y en a deux dans des cases différentes, deux sont gardés.
refusal-only-new-shares = Seules les actions de la trésorerie { DE($company) } sont en vente maintenant.
refusal-somebody-must-lead = Il manque encore un directeur { A($company) }, et personne ne peut acheter après : cette action doit être prise.
