# 표와 화면의 머리글.

table-players = 참가자
table-companies = 회사
table-market = 주식 시장
table-trains = 열차

table-player = 참가자
table-cash = 현금
table-value = 재산
table-certificates = 증서
    .short = 증서
table-privates = 사기업
    .short = 사기업
table-holdings = 주식
table-company = 회사
    .short = 회사
table-director = 경영자
    .short = 경영
table-treasury = 금고
    .short = 금고
table-price = 주가
table-loans = 대출
table-owned-trains = 열차
table-tokens = 토큰
table-shareholders = 주주
table-train = 열차
table-train-price = 가격
table-left = 남음
table-stops = 정차
table-obsolete = 제거
table-in-pool = 은행 칸
table-cell-price = 가격
table-cell-stack = 회사

table-priority = 우선
table-unlimited = 무제한
table-never = 없음
table-phase-number = 제{ $phase }단계
table-none = 없음

screen-moment = { $title }, 행동 { $number }회 후
screen-phase = 제{ $phase }단계
screen-bank = 은행 잔고 { $cash }
    .owes = 은행 부채 { $cash }
screen-turn = { $player }: { $step }
screen-round = { $kind-id ->
    [auction] 최초 경매
    [stock] 주식 라운드 { $set }
    [operating] 운영 라운드 { $set }.{ $number }
    [merger] 합병 라운드 { $set }.{ $number }
   *[other] 라운드 { $set }.{ $number }
}
    .short = { $kind-id ->
        [auction] 경매
        [stock] SR { $set }
        [operating] OR { $set }.{ $number }
        [merger] MR { $set }.{ $number }
       *[other] { $set }.{ $number }
    }
screen-finished = 게임 종료: { $reason }
screen-shares = { $company } { $shares }
screen-shares-director = { $company } { $shares }*
screen-won = { JOSA($players, "이/가") } { JOSA($value, "으로/로") } 이겼습니다.
