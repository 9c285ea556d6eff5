# 다른 문장의 조각들.

# 금액과, 게임마다 다른 표기.
money = { $amount }
money-1861 = R{ $amount }
range = { $low }~{ $high }{ $step ->
    [1] {""}
   *[other] {" "}({ $step } 단위)
}
list-and = { JOSA($first, "과/와") } { $last }
list-separator = ,{" "}
list-empty = 없음
private = { $name } ({ $id })
train-of = { $company }의 { $train } 열차
edge = { $edge ->
    [0] 남
    [1] 남서
    [2] 북서
    [3] 북
    [4] 북동
   *[5] 남동
}
# 타일과 철로의 색.
colour-yellow = 노란색
colour-green = 초록색
colour-brown = 갈색
colour-grey = 회색

# 정차지의 종류.
stop-city = 도시
stop-town = 소도시
stop-offboard = 게임판 외곽
stop-pass = 고개
stop-port = 항구

route = { $train } 열차 { $hexes }{ $value }

end-bank = 은행의 돈이 떨어짐
end-trains = 마지막 종류의 열차가 팔림

# 무엇에 대한 돈인가.
reason-auction = 경매
reason-director = 경영자 증서
reason-share = 주식
reason-sale = 주식 매각
reason-train = 열차
reason-track = 철로
reason-token = 토큰
reason-dividend = 배당금
reason-revenue = 수익
reason-private = 사기업
reason-redemption = 주식 환매
reason-loan = 대출
reason-interest = 이자
reason-repayment = 상환
reason-nationalisation = 국영화
reason-merger = 합병

owner-bank = 은행
owner-pool = 은행 칸
    .short = 칸
owner-ipo = 초기 구매 제안 칸
owner-gone = 없음
owner-depot = 은행
owner-treasury = 회사 금고
    .short = 금고
