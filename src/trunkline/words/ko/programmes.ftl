# 예약 행동: 자리가 미리 정해 둔 행동, 그것을 일찍 끝내는 일, 끝난 까닭.

programme-round = { $round-id ->
    [auction] 최초 경매
    [stock] 주식 라운드 { $set }
    [operating] 운영 라운드 { $set }.{ $number }
   *[merger] 합병 라운드 { $set }.{ $number }
}
programme-pass-round = { $until-id ->
    [game] { $when }부터 같은 종류의 라운드마다 { $companies-id ->
        [0] {""}
       *[other] { JOSA($companies, "은/는") }{" "}
    }패스합니다.
   *[round] { JOSA($when, "이/가") } 끝날 때까지 { $companies-id ->
        [0] {""}
       *[other] { JOSA($companies, "은/는") }{" "}
    }패스합니다.
}
    .kind = 패스
programme-decline-round = { $round-id ->
    [operating] { JOSA($when, "이/가") } 끝날 때까지 모든 제안을 거절합니다.
   *[merger] { JOSA($when, "이/가") } 끝날 때까지 패스하고 모든 제안을 거절합니다.
}
    .kind = 모두 거절
programme-pass-auction = { $item }에 입찰하지 않습니다.
    .kind = 입찰하지 않음
programme-bid-up-to = { $item }에 { $limit }까지 매번 최소 금액으로 입찰하고, 그보다 높아지면 { $then-id ->
    [ask] 내가 정합니다
   *[pass] 패스합니다
}.
    .kind = 한도까지 입찰
programme-buy-shares = { $source-id ->
    [treasury] 회사 금고에서{" "}
    [pool] 은행 칸에서{" "}
   *[any] {""}
}{ $company } 주식을 { $shares }주를 가질 때까지 사고, 그 뒤에는 { $then-id ->
    [pass] 주식 라운드가 끝날 때까지 패스합니다
   *[ask] 내가 정합니다
}.
    .kind = 주식 구매
programme-with-causes = { $programme } 다음 경우에는 그 전에 멈춥니다: { $causes }.
programme-separator = ;{" "}

# 예약을 끝내도록 고를 수 있는 일: “다음 경우”에 이어지는 말.
cause-sale = 내가 주식을 가진 회사의 주식을 다른 참가자가 팔 때
cause-any-sale = 다른 참가자가 어느 회사든 주식을 팔 때
cause-pool = { $company } 주식이 은행 칸에 들어올 때
cause-lead = 내가 경영하던 회사의 경영자가 바뀌거나 내가 어느 회사의 경영자가 될 때
cause-threat = 내가 경영하는 회사에서 누군가의 주식이 나와 같아지거나, 한 번 더 사면 경영자가 될 수 있을 때
cause-outbid = 누군가 나보다 높게 입찰할 때
cause-auction = 다른 것이 경매에 나올 때
cause-cheaper = 아무도 입찰하지 않아 최소 입찰가가 내려갈 때
cause-started = 다른 참가자가 회사를 출범시킬 때
cause-offer = 누군가 나에게 제안할 때
cause-phase = 새 단계가 시작될 때
cause-ending = 게임의 끝이 예고될 때

# 예약이 끝난 까닭.
ended-over = 예약한 일이 이미 지나갔습니다.
ended-acted = 직접 결정했습니다.
ended-done = { $company } 주식을 원하던 대로 { $shares }주 가지게 되었습니다.
ended-cannot = { $company } 주식을 더 살 수 없습니다.
ended-limit = { $item }의 입찰가가 { JOSA($limit, "을/를") } 넘었습니다.
ended-out = { $item } 경매에서 빠졌습니다.
ended-won = { JOSA($item, "을/를") } 낙찰받았습니다.
ended-lost = 다른 참가자가 { JOSA($item, "을/를") } 낙찰받았습니다.
ended-sale = 주식을 가지고 있는 회사의 주식을 다른 참가자가 팔았습니다.
ended-any-sale = 다른 참가자가 주식을 팔았습니다.
ended-pool = { $company } 주식이 은행 칸에 들어왔습니다.
ended-lead = 경영하던 회사의 경영자가 바뀌었거나, 어느 회사의 경영자가 되었습니다.
ended-threat = 경영하는 회사에서 누군가의 주식이 같아졌거나, 한 번 더 사면 그가 경영자가 될 수 있습니다.
ended-outbid = 누군가 더 높게 입찰했습니다.
ended-auction = 다른 것이 경매에 나왔습니다.
ended-cheaper = 아무도 입찰하지 않아 최소 입찰가가 내려갔습니다.
ended-started = 다른 참가자가 회사를 출범시켰습니다.
ended-offer = 제안을 받았습니다.
ended-phase = 새 단계가 시작되었습니다.
ended-ending = 게임의 끝이 예고되었습니다.

# 예약할 수 없는 까닭.
programme-refused-over = 그 라운드나 경매는 이미 끝났습니다.
programme-refused-other-game = 이 게임에는 그런 예약이 없습니다.
programme-refused-unknown-cause = 이 예약을 끝낼 수 있는 것 가운데 “{ $cause }” 항목은 없습니다. 고를 수 있는 것: { $causes }.
programme-refused-no-auction = { JOSA($item, "은/는") } 지금도 앞으로도 경매에 나오지 않습니다.
programme-refused-no-turn = 그 라운드에는 패스할 수 있는 { $company }의 차례가 없습니다.
programme-refused-no-limit = 한도 { JOSA($price, "은/는") } 입찰하기에 너무 낮습니다. 최소 { $least }이어야 합니다.
programme-refused-no-shares = 살 수 있는 { $company } 주식이 없습니다.
programme-refused-no-goal = 목표는 { $count }주일 수 없습니다. 지금 { $held }주를 가지고 있으며, 많아야 { $most }주를 가질 수 있습니다.
