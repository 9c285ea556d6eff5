# 선택지의 이름: 행동의 종류마다 하나씩, 메뉴의 제목과 함께.

action-pass = 패스
    .kind = 패스
    .typed = pass skip done 통과
action-bid = { $item }에 { $price } 입찰
    .kind = 입찰
action-sell-shares = { $company } 주식 { $count }주 매각
    .kind = 주식 매각
    .typed = 팔기 판매
action-buy-share = { $source-id ->
    [pool] { $company } 주식 1주를 은행 칸에서 구매
   *[other] { $company } 주식 1주를 회사 금고에서 구매
}
    .kind = 주식 구매
    .typed = 사기
action-start-public = { $company } 출범, 1주 가격 { $price }
    .kind = 공기업 출범
    .typed = par float begin 시작 상장
action-lay-tile = { $hex }에 타일 { $tile } 놓기, 회전 { $rotation }: { $exits }
    .kind = 철로 건설
    .typed = build upgrade replace 놓기 타일
action-place-token = { $city }에 { $company } 토큰 놓기
    .kind = 토큰 배치
    .typed = station 놓기
action-run-trains = 운행: { $routes }
    .kind = 열차 운행
action-pay-dividend = { $payout-id ->
    [all] { $company }의 수익 전부를 주주에게 배당
    [half] { $company }의 수익 절반을 주주에게 배당
   *[none] 수익을 { $company } 금고에 유보
}
    .kind = 배당
    .typed = keep withhold distribute 유보
action-redeem-shares = 은행 칸의 { $company } 주식 { $count }주 환매
    .kind = 주식 환매
    .typed = buyback
action-buy-train = { $source }에서 { $train } 열차를 { $price }에 구매
    .kind = 열차 구매
    .typed = 사기
action-discard-train = { $company }의 { $train } 열차 버리기
    .kind = 열차 버리기
action-buy-private = { $private } 구매, { $price }
    .kind = 사기업 구매
    .typed = 사기
action-accept = 수락
    .kind = 답변
action-decline = 거절
    .kind = 답변
action-withdraw = 제안 철회
    .kind = 답변
action-convert = { JOSA($company, "을/를") } { JOSA($into, "으로/로") } 전환
    .kind = 소기업 전환
action-add-partner = { $company }의 합병에 { $partner } 추가
    .kind = 합병 제안
    .typed = add
action-merge = { $company }의 합병: 소기업들을 { JOSA($into, "으로/로") } 합병
    .kind = 합병
action-remove-token = { $city }의 { $company } 토큰 제거
    .kind = 토큰 제거
    .typed = take
action-give-up = { JOSA($company, "을/를") } 국영화
    .kind = 국영화
    .typed = let nationalise

choice-open = { $action } (또는 다른 노선)
