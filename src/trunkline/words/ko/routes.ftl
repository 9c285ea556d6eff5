# 열차의 노선: 가장 좋은 노선, 실제로 달린 노선, 그리고 노선이 맞는 까닭.

routes-best = { $company }의 가장 좋은 노선
routes-taken = { $company }의 운행(행동 { $action })
routes-all = 열차 운행
routes-route = 노선
routes-counted = 센 정차지
routes-revenue = 수입
routes-action = 행동
routes-best-revenue = 최선
routes-missing = 부족
routes-nothing = { $company }에는 열차가 달릴 노선이 없습니다.
routes-proven = 합계 { $revenue }, 가장 좋음이 증명되었습니다.
routes-bounded = 합계 { $revenue }. 어떤 노선도 { $bound }보다 많이 벌지 못합니다.
routes-as-good = 합계 { $revenue }. 더 좋은 노선은 없습니다.
routes-missed = 합계 { $revenue }, 최선보다 { $missing } 적습니다.
routes-total = 합계 { $revenue }.
routes-summary = 열차 운행 { $runs }번: { $missed ->
    [0] 모두 최선이었습니다.
   *[other] { $missed }번은 최선이 아니었고, 모두 { $missing } 모자랐습니다.
}
routes-open = 운행 { $open }번은 시간이 모자라 최선을 증명하지 못했습니다.
routes-no-runs = 이 기록에는 열차 운행이 없습니다.
routes-train-label = { $train } 열차
routes-map = { $company }의 노선
routes-together = 합계
routes-together-proven = 합계, 최선 증명됨

explained-legal = { $company }의 { $train } 열차는 { JOSA($hexes, "을/를") } 달릴 수 있고, 수입은 { $revenue }입니다.
explained-illegal = { $company }의 { $train } 열차는 { JOSA($hexes, "을/를") } 달릴 수 없습니다.
explained-stop = { $stop }: { $treatment ->
    [counted] 셈, { $value }
    [free] 셈, { $value }, 열차의 정차 수를 쓰지 않음
    [passed] 세지 않고 지나감
    [worthless] 지나감, 이 열차는 여기서 수입이 없음
   *[visited] { $value }
}{ $own ->
    [true] , 자기 토큰 있음
   *[false] {""}
}.
explained-bonus = { $stops }에 { $amount } 추가{ $source-id ->
    [none] .
   *[other] ({ $source }).
}
explained-sum = { $multiplier ->
    [1] { $sum } = { $revenue }.
   *[other] ({ $sum }) × { $multiplier }{ $beside } = { $revenue }.
}
