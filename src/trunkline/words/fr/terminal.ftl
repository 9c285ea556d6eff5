# Une partie à un terminal : ce que `trunkline play` dit et demande.

## Ce qui est montré

play-kept = La partie est gardée dans { $file } après chaque action.
play-not-kept = La dernière action n’a pas pu être écrite dans { $file } ({ $reason }). Continuer réessaie ; s FICHIER enregistre ailleurs.
play-changed = un autre programme a modifié le fichier
play-left = La partie est gardée dans { $file } ; `trunkline play { $file }` la reprend.
play-left-unkept = La partie n’a pas pu être écrite dans { $file } ({ $reason }) : ce qui a été joué depuis est perdu.
play-left-fresh = Rien n’a été joué, rien n’a été gardé.
play-since = Depuis la dernière décision { DE($player) } :
play-since-start = Jusqu’ici :
play-since-earlier = … et { $count ->
    [one] un événement plus ancien
   *[other] { $count } événements plus anciens
} (log les montre)
play-nothing-yet = Rien ne s’est encore passé.

## Le menu

menu-several = { $field ->
    [tile] tuile { $what }
    [rotation] rotation { $what }
   *[other] { $what }
} ({ $count ->
    [one] une façon
   *[other] { $count } façons
})
menu-filtered = Ce que { $words } laisse (Entrée : retour à tout) :
menu-one = Entrée le fait.
menu-one-left = Entrée le fait ; b revient à tout.
menu-cost = { $cost }{ $loans ->
    [0] {""}
    [one] {" "}avec un emprunt
   *[other] {" "}avec { $loans } emprunts
}
menu-prompt = { $player } [{ $most ->
    [1] 1
   *[other] 1–{ $most }
}, mots, ?, h] >{" "}
menu-prompt-over = Fin [u, t, s, q, h] >{" "}
menu-no-number = Il n’y a pas de choix { $number } ; il y a { $most ->
    [1] seulement 1
   *[other] 1 à { $most }
}.
menu-number-meant = Pour « { $action } », tapez : { $example }
menu-no-words = Aucun choix ne contient « { $words } ». Tapez un numéro, moins de mots, ou h pour l’aide.
menu-which = Tapez le numéro d’un choix, ou des mots comme { $example } ; h montre toutes les commandes.
menu-over = La partie est finie. u reprend la dernière action, q quitte.

## Demander des nombres

ask-number = { $field ->
    [price] Prix
   *[other] Combien
}, { $range } (Entrée : { $usual } ; b : retour) >{" "}
ask-not-a-number = « { $text } » n’est pas un nombre entier.

## Demander des routes

ask-routes-offered = Les meilleures routes : { $routes }, { $revenue } en tout.
ask-routes-found = Les meilleures routes trouvées à temps : { $routes }, { $revenue } en tout ; aucune ne rapporterait plus de { $bound }.
ask-routes-typed = Vos routes : { $routes }, { $revenue } en tout.
ask-routes-prompt = Entrée les exploite ; d’autres se tapent 2 H8-H10; 3 E9-F8-G9 ; b : retour >{" "}
ask-routes-unknown = « { $word } » n’est ni un train { DE($company) } ni une case.
ask-routes-no-train = { $company } n’a plus de train pour la route { $hexes }.
ask-routes-empty = Aucune case n’est donnée pour le train { $train }.

## Pourquoi pas

why-possible = C’est possible : { $action }.
why-possible-more = C’est possible de { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}, par exemple : { $action }.
why-unknown = « { $words } » ne nomme aucune action. Écrivez ce que vous voulez faire, par exemple : ? lay H8 57, ? buy 3, ? sell 2 GR.
why-no-loan = Un emprunt ne se choisit pas : il se prend de lui-même quand voie, train ou intérêts ne peuvent être payés autrement, et tout ce qui peut l’être est remboursé après les intérêts, avant l’achat de trains.
why-kinds = Possible maintenant : { $kinds }.
why-ask = ? suivi de mots dit pourquoi une chose n’est pas possible, par exemple : ? { $example }

## Commandes

said-undone = Repris : { $action }.
said-redone = Refait : { $action }.
said-nothing-to-undo = Il n’y a rien à reprendre.
said-nothing-to-redo = Il n’y a rien à refaire.
said-saved = Enregistrée dans { $file } ; la partie reste gardée dans { $kept }.
said-drawn = La carte est dessinée dans { $file }.
said-no-hex = Il n’y a pas d’endroit « { $word } » sur la carte ; nommez une case comme H8, ou une ville.
said-log-how = log prend le nombre d’actions à raconter, par exemple : log 20, et non « { $words } ».
said-no-rule = Aucune règle n’a le numéro ou les mots « { $words } ».
said-look = { $place } : { $tile ->
    [none] rien que ce qui est imprimé
   *[other] tuile { $tile }, rotation { $rotation }
} ; { $track ->
    [none] pas de voie
   *[other] voie vers : { $exits }
}.
look-stop = { $kind ->
    [city] Ville
    [town] Petite gare
   *[other] Zone hors plateau
} { $stop }, valeur { $value }{ $slots ->
    [0] .
    [one] , un emplacement : { $tokens }{ $kept ->
        [0] .
       *[other] , réservé à { $owners }.
    }
   *[other] , { $slots } emplacements : { $tokens }{ $kept ->
        [0] .
       *[other] , réservé à { $owners }.
    }
}
look-cost = La première tuile coûte ici { $cost } de plus.
look-closed = On ne peut rien construire ici avant la phase { $phase }.
look-around = Autour : { $hexes }.
look-neighbour = { $place } au { $edge }
look-free = libre

help-number = NUMÉRO
    .does = faire ce qui est derrière le numéro, ou l’ouvrir
help-words = MOTS
    .does = ne montrer que les choix avec ces mots (lay H8), ou faire ce qu’ils disent en entier (bid TSR 25)
help-why = ? MOTS
    .does = pourquoi une chose n’est pas possible, avec la règle (? lay H8 57) ; ? seul : ce qui se décide
help-all = all
    .does = chaque choix, en une liste
help-undo = u
    .does = reprendre la dernière action ; r la refait
help-tables = t
    .does = tableaux : joueurs, compagnies, marché de la bourse, trains
help-log = log N
    .does = ce qu’ont donné les N dernières actions
help-look = look LIEU
    .does = ce qu’il y a dans une case, et autour
help-map = map FICHIER
    .does = dessiner la carte dans un fichier finissant par .svg ou .png (aussi : draw FICHIER)
help-rule = rule NUMÉRO
    .does = le texte d’une règle (en anglais)
help-save = s FICHIER
    .does = enregistrer une copie ; la partie elle-même est gardée de toute façon
help-quit = q
    .does = quitter ; la partie peut être reprise
help-help = h
    .does = cette aide

## Commencer une partie

begin-kept = Parties qui vous attendent :
begin-kept-game = { $title } : { $players }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
begin-what = À quoi jouer ? (Entrée : { $usual } ; titres : { $titles }) >{" "}
begin-what-or-kept = À quoi jouer ? (Entrée : { $usual } ; titres : { $titles } ; un numéro : reprendre cette partie) >{" "}
begin-unknown = « { $typed } » n’est rien de tout cela.
begin-players = { $title } se joue de { $least } à { $most }. Les noms, séparés par des virgules (Entrée : { $usual }) >{" "}
begin-rules = Quelles règles ? (Entrée : { $usual } ; toutes : { $rulesets }) >{" "}
begin-usual-players = Anna, Bruno, Chloé, David, Emma, Félix

# Les mots qu’on tape pour la phrase et qui ne décident rien.
typed-noise = a an and as at by for from in into my of on one out some the to up with share shares train trains tile token rotation city company route routes private minor public price à au aux de des du en et la le les pour sur un une action actions tuile jeton ville compagnie privée mineure publique prix
# Ce que l’on demande et qui vient de soi-même.
typed-loan = loan loans borrow repay repayment interest emprunt emprunts emprunter rembourser remboursement intérêt intérêts
typed-source-depot = bank depot new banque
typed-source-pool = pool used dépôt
typed-source-treasury = treasury trésorerie
