# Routes of trains: the best ones, what was taken, and why a route is legal.

routes-best = Best routes of { $company }
routes-taken = Taken by { $company } in action { $action }
routes-all = Runs of trains
routes-route = Route
routes-counted = Stops counted
routes-revenue = Revenue
routes-action = Action
routes-best-revenue = Best
routes-missing = Missing
routes-nothing = { $company } has no route for any train.
routes-proven = { $revenue } in all, proven to be the best.
routes-bounded = { $revenue } in all; no routes earn more than { $bound }.
routes-as-good = { $revenue } in all: there is nothing better.
routes-missed = { $revenue } in all, { $missing } less than the best.
routes-total = { $revenue } in all.
routes-summary = { $runs ->
    [one] One run of trains
   *[other] { $runs } runs of trains
}: { $missed ->
    [0] none missed the best.
    [one] one missed the best, by { $missing }.
   *[other] { $missed } missed the best, by { $missing } in all.
}
routes-open = { $open ->
    [one] For one run the time was too short to prove the best.
   *[other] For { $open } runs the time was too short to prove the best.
}
routes-no-runs = No trains have run in this record.
routes-train-label = { $train }-train
routes-map = Routes of { $company }
routes-together = Together
routes-together-proven = Together, proven best

explained-legal = The { $train }-train of { $company } may run { $hexes }: it earns { $revenue }.
explained-illegal = The { $train }-train of { $company } may not run { $hexes }.
explained-stop = { $stop }: { $treatment ->
    [counted] counted, { $value }
    [free] counted, { $value }, without taking room on the train
    [passed] passed without being counted
    [worthless] passed; this train earns nothing there
   *[visited] { $value }
}{ $own ->
    [true] , with an own token
   *[false] {""}
}.
explained-bonus = { $amount } more for { $stops }{ $source-id ->
    [none] .
   *[other] {" "}by { $source }.
}
explained-sum = { $multiplier ->
    [1] { $sum } = { $revenue }.
   *[other] ({ $sum }) × { $multiplier }{ $beside } = { $revenue }.
}
