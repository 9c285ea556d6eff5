# Les routes des trains : les meilleures, celles qui ont roulé, et pourquoi une route est permise.

routes-best = Les meilleures routes { DE($company) }
routes-taken = Exploité par { $company } à l’action { $action }
routes-all = Exploitation des trains
routes-route = Route
routes-counted = Arrêts comptés
routes-revenue = Recette
routes-action = Action
routes-best-revenue = Meilleure
routes-missing = Manque
routes-nothing = { $company } n’a de route pour aucun train.
routes-proven = { $revenue } en tout ; c’est prouvé, rien ne rapporte plus.
routes-bounded = { $revenue } en tout ; aucune route ne rapporte plus de { $bound }.
routes-as-good = { $revenue } en tout : il n’y a rien de mieux.
routes-missed = { $revenue } en tout, { $missing } de moins que le mieux.
routes-total = { $revenue } en tout.
routes-summary = { $runs ->
    [one] Une exploitation des trains
   *[other] { $runs } exploitations des trains
} : { $missed ->
    [0] aucune n’a manqué le mieux.
    [one] une a manqué le mieux, de { $missing }.
   *[other] { $missed } ont manqué le mieux, de { $missing } en tout.
}
routes-open = { $open ->
    [one] Pour une exploitation, le temps a manqué pour prouver le mieux.
   *[other] Pour { $open } exploitations, le temps a manqué pour prouver le mieux.
}
routes-no-runs = Aucun train n’a roulé dans cette partie.
routes-train-label = Train { $train }
routes-map = Les routes { DE($company) }
routes-together = Ensemble
routes-together-proven = Ensemble, le mieux (prouvé)

explained-legal = Le train { $train } { DE($company) } peut parcourir { $hexes } : il rapporte { $revenue }.
explained-illegal = Le train { $train } { DE($company) } ne peut pas parcourir { $hexes }.
explained-stop = { $stop } : { $treatment ->
    [counted] compté, { $value }
    [free] compté, { $value }, sans prendre de place dans le train
    [passed] traversé sans être compté
    [worthless] traversé ; ce train n’y gagne rien
   *[visited] { $value }
}{ $own ->
    [true] , avec un jeton propre
   *[false] {""}
}.
explained-bonus = { $amount } de plus pour { $stops }{ $source-id ->
    [none] .
   *[other] {" "}par { $source }.
}
explained-sum = { $multiplier ->
    [1] { $sum } = { $revenue }.
   *[other] ({ $sum }) × { $multiplier }{ $beside } = { $revenue }.
}
