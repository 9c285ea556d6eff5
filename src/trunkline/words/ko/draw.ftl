# 그림에 쓰이는 말: 제목과 머리글, 그리고 보지 않는 사람에게 들려주는 설명.

draw-map = { $title } 지도
draw-market = { $title } 주식 시장
draw-card = { $company }: 회사 차트

draw-hex-tile = 타일 { $tile }
draw-hex-values = { $values }, 지금은 { $now }
draw-hex-bonus = { JOSA($places, "과/와") } 함께 지나는 노선이면 { $amount } 추가
draw-hex-tokens = 토큰: { $companies }
draw-hex-kept = 예약: { $companies }
draw-hex-cost = 비용 { $cost }
draw-hex-closed = 제{ $phase }단계까지 건설 불가

draw-cell-stack = { $price }: { $companies }
draw-market-order = 한 칸에서는 더미 맨 위의 토큰이 먼저 적힙니다.

zone-minor = 소기업이 출범할 수 있는 칸
zone-both = 소기업이나 공기업이 출범할 수 있는 칸
zone-public = 공기업이 출범할 수 있는 칸
zone-convert = 전환 칸; 소기업은 더 오른쪽으로 가지 않음

kind-minor = 소기업
kind-public = 공기업
kind-national = 국영철도

card-waiting = 출범 전
card-waiting-phase = 제{ $phase }단계부터 출범 가능
card-gone = 게임에서 제외됨
card-directed-by = 경영자 { $player }
card-treasury = 금고
card-price = 주가
card-loans = 대출
card-trains = 열차
card-train-until = 제{ $phase }단계까지
card-limit = { $limit } 중 { $count }
card-tokens = 토큰
card-token-free = 무료
card-token-per-hex = 육각칸당 { $cost }
card-privates = 사기업
card-private-revenue = 라운드당 { $revenue }
card-shares = 주식
card-owner-treasury = 금고
card-owner-pool = 은행 칸
card-owner-ipo = 초기 구매 제안
