# 列車のルート：最善のもの、実際に走ったもの、そしてなぜ正しいか。

routes-best = { $company }の最善のルート
routes-taken = { $company }の運行（手番{ $action }）
routes-all = 列車の運行
routes-route = ルート
routes-counted = 数えた停車地
routes-revenue = 収入
routes-action = 手番
routes-best-revenue = 最善
routes-missing = 不足
routes-nothing = { $company }には列車が走れるルートがありません。
routes-proven = 合計{ $revenue }、最善であることが証明されています。
routes-bounded = 合計{ $revenue }。どのルートでも{ $bound }を超えません。
routes-as-good = 合計{ $revenue }。これより良いルートはありません。
routes-missed = 合計{ $revenue }、最善より{ $missing }少ない額です。
routes-total = 合計{ $revenue }。
routes-summary = 列車の運行{ $runs }回：{ $missed ->
    [0] すべて最善でした。
   *[other] { $missed }回は最善を逃し、合わせて{ $missing }の不足でした。
}
routes-open = { $open }回の運行では、時間が足りず最善を証明できませんでした。
routes-no-runs = この記録では列車が走っていません。
routes-train-label = { $train }列車
routes-map = { $company }のルート
routes-together = 合計
routes-together-proven = 合計（最善と証明済み）

explained-legal = { $company }の{ $train }列車は{ $hexes }を走ることができ、収入は{ $revenue }です。
explained-illegal = { $company }の{ $train }列車は{ $hexes }を走ることができません。
explained-stop = { $stop }：{ $treatment ->
    [counted] 数える、{ $value }
    [free] 数える、{ $value }、列車の停車数は使わない
    [passed] 数えずに通過
    [worthless] 通過、この列車はここで収入を得ない
   *[visited] { $value }
}{ $own ->
    [true] 、自社トークンあり
   *[false] {""}
}。
explained-bonus = { $stops }で{ $amount }追加{ $source-id ->
    [none] 。
   *[other] （{ $source }）。
}
explained-sum = { $multiplier ->
    [1] { $sum } = { $revenue }。
   *[other] （{ $sum }）× { $multiplier }{ $beside } = { $revenue }。
}
