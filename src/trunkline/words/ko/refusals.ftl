# 행동이 거부된 이유: 무엇이 어떤 값으로 잘못되었고 무엇이 옳은지.
# 거부 코드마다 한 문장; 규칙 번호는 보여 줄 때 덧붙인다.

## 언제나

refusal-game-over = 게임이 끝났습니다: { $reason }. 더 할 수 있는 것이 없습니다.
refusal-not-your-turn = 지금 { JOSA($seat, "은/는") } 정할 것이 없습니다. { $turn }의 차례입니다.
refusal-not-now = 지금은 “{ $action }”{ PARTICLE($action, "이/가") } 불가능합니다. 지금 단계: “{ $step }”.
refusal-not-its-turn = { $company }의 차례가 아니라 { $turn }의 차례입니다.
refusal-too-little-money = { JOSA($price, "이/가") } 드는데 { $cash }밖에 없습니다.

## 경매

refusal-not-under-the-hammer = 지금 경매에 나온 것은 { JOSA($item, "이/가") } 아니라 { $offered }입니다.
refusal-one-minor-at-a-time = { JOSA($item, "은/는") } 기다려야 합니다. 지금은 { JOSA($offered, "을/를") } 경매하며, 소기업은 한 번에 하나씩 경매합니다.
refusal-bid-not-a-multiple = { $price } 입찰은 불가능합니다. 입찰가는 { $step-money }의 배수입니다.
refusal-bid-below-minimum = 첫 입찰가 { JOSA($price, "은/는") } 너무 낮습니다. { $least-money }부터 시작합니다.
refusal-bid-below-private-minimum = 첫 입찰가 { JOSA($price, "은/는") } 너무 낮습니다. 이 사기업의 입찰은 { $least-money }부터 시작합니다.
refusal-bid-too-low = 입찰가 { JOSA($price, "은/는") } 너무 낮습니다. { $least-money } 이상이어야 합니다.
refusal-bid-above-cash = 입찰가 { JOSA($price, "이/가") } 가진 돈 { $cash }보다 많습니다.
refusal-bid-at-limit = 입찰할 수 없습니다. 증서를 { $held }장 가지고 있으며 한도는 { $limit }장입니다.
refusal-lowered-price-only = 가격이 내려갔으므로 { JOSA($price, "이/가") } 아니라 { $least-money }에 가져갑니다.
refusal-not-for-auction = { JOSA($item, "은/는") } 경매에 부칠 수 없습니다. 소기업만 가능합니다.
refusal-privates-auctioned-first = { JOSA($item, "은/는") } 경매에 부칠 수 없습니다. 사기업은 게임을 시작할 때만 경매합니다.
refusal-minors-closed = { JOSA($item, "은/는") } 더는 출범할 수 없습니다. 제{ $phase }단계에는 새 소기업이 출범하지 않습니다.
refusal-minor-not-available = { JOSA($item, "은/는") } 경매에 부칠 수 없습니다. 이미 출범했거나 게임에서 빠졌습니다.
refusal-minor-too-early = { JOSA($item, "은/는") } 제{ $phase }단계 전에는 출범할 수 없습니다.
refusal-first-minor-first = { JOSA($item, "은/는") } 기다려야 합니다. 가장 먼저 출범할 소기업은 { $first }입니다.

## 주식 매매

refusal-certificate-limit = 증서를 더 가질 수 없습니다. { $held }장을 가지고 있으며 한도는 { $limit }장입니다.
refusal-must-sell-first = 먼저 주식을 팔아야 합니다. 증서가 한도인 { $limit }장보다 많습니다.
refusal-holding-limit = 한 회사를 { $limit }%보다 많이 가질 수 없는데, 이미 { JOSA($company, "을/를") } { $held }% 가지고 있습니다.
refusal-no-such-share = { JOSA($company, "은/는") } 게임에 있는 공기업이 아니므로 거래할 주식이 없습니다.
refusal-no-share-left = { $source-id ->
    [pool] 은행 칸
   *[other] 회사 금고
}에 { $company } 주식이 없습니다.
refusal-sold-this-round = 이번 라운드에 { $company } 주식을 팔았으므로 다음 라운드 전에는 살 수 없습니다.
refusal-private-not-to-bank = { JOSA($item, "은/는") } 은행에 팔 수 없습니다. 사기업은 은행에 팔지 않습니다.
refusal-cannot-be-sold = { JOSA($item, "은/는") } 팔 수 없습니다. 게임에 있는 공기업의 주식만 팔 수 있습니다.
refusal-nothing-to-sell = { JOSA($item, "은/는") } 팔 주식이 없습니다. 은행 칸으로 가는 것은 공기업의 주식뿐입니다.
refusal-not-operated = { $company } 주식은 그 회사가 첫 차례를 갖기 전에는 팔 수 없습니다.
refusal-not-held = { $company } 주식 { $count }주를 팔 수 없습니다. 가진 것은 { $held }주입니다.
refusal-pool-limit = { $company } 주식 { $count }주를 팔 수 없습니다. 은행 칸에는 { $room }주만 더 들어갑니다.
refusal-no-new-director = { $company } 주식을 그만큼 팔 수 없습니다. 경영자가 될 만큼 가진 다른 사람이 없습니다.

## 공기업 출범

refusal-not-a-public = { JOSA($company, "은/는") } 공기업이 아니므로 경영자 증서를 사서 출범시킬 수 없습니다.
refusal-publics-later = 제{ $phase }단계에는 공기업을 출범시킬 수 없습니다. 제4단계부터 가능합니다.
refusal-public-in-play = { JOSA($company, "은/는") } 이미 게임에 있습니다.
refusal-not-a-start-price = { JOSA($price, "은/는") } 출범할 수 있는 가격이 아닙니다. 가능한 가격: { $prices }.
refusal-start-too-dear = 경영자 증서는 주가의 두 배인 { $price }인데 { $cash }밖에 없습니다.
refusal-no-city-to-start = 공기업이 시작할 수 있는 빈 도시가 없습니다.
refusal-city-taken = { $city }에는 이미 토큰이 있습니다. 공기업은 토큰이 없는 도시에서 시작합니다.
refusal-city-reserved = { $city }의 자리는 다른 회사에 예약되어 있어 공기업이 시작할 수 없습니다.
refusal-city-connected = { $city }에서 다른 역으로 노선이 이어집니다. 공기업은 노선이 이어지지 않은 도시에서 시작합니다.

## 주식 환매

refusal-not-in-pool = { $company } 주식 { $count }주를 환매할 수 없습니다. 은행 칸에는 { $held }주가 있습니다.
refusal-no-loan-to-redeem = 환매에 { JOSA($price, "이/가") } 드는데 금고에는 { JOSA($cash, "이/가") } 있고, 이를 위해 대출을 받을 수는 없습니다.
refusal-redeemed-already = 이번 차례에 이미 주식을 환매했습니다. 한 번만 할 수 있습니다.

## 철로

refusal-third-track-action = 이번 차례에 철로를 이미 두 번 놓았습니다. 세 번째는 없습니다.
refusal-second-upgrade = { JOSA($hex, "은/는") } 이번 차례의 두 번째 개량이 됩니다. 두 번 가운데 한 번만 개량할 수 있습니다.
refusal-laid-this-turn = 이번 차례에 { $hex }에 타일을 놓았습니다. 다음 차례 전에는 교체할 수 없습니다.
refusal-no-such-hex = 지도에 { JOSA($hex, "이라는/라는") } 육각칸이 없습니다.
refusal-no-such-tile = { $rotation-id ->
    [0] 타일 { JOSA($tile, "은/는") } 없습니다.
    [1] 타일 { JOSA($tile, "은/는") } 없습니다.
    [2] 타일 { JOSA($tile, "은/는") } 없습니다.
    [3] 타일 { JOSA($tile, "은/는") } 없습니다.
    [4] 타일 { JOSA($tile, "은/는") } 없습니다.
    [5] 타일 { JOSA($tile, "은/는") } 없습니다.
   *[other] 타일 { $tile }에는 회전 { JOSA($rotation, "이/가") } 없습니다. 회전은 0부터 5까지입니다.
}
refusal-hex-takes-no-tile = { $hex }에는 타일을 놓을 수 없습니다. 인쇄된 것이 게임 내내 그대로입니다.
refusal-area-takes-no-tile = { $hex }에는 타일을 놓을 수 없습니다. 게임판 외곽 영역 { $area }에 속합니다.
refusal-hex-closed = { $hex }에는 제{ $phase }단계 전에 건설할 수 없습니다.
refusal-home-tile-first = { JOSA($hex, "은/는") } 기다려야 합니다. 토큰이 있는 곳에 철로가 없는 회사는 첫 타일을 그곳, { $home }에 놓습니다.
refusal-colour-not-yet = 타일 { JOSA($tile, "은/는") } { $colour }인데, { $colour } 타일은 제{ $phase }단계에 쓸 수 없습니다.
refusal-no-tile-left = 타일 { JOSA($tile, "이/가") } 남아 있지 않습니다.
refusal-hex-has-track = { $hex }에는 이미 { $lies } 철로가 있습니다. 노란색 타일은 철로가 없는 곳에 놓습니다.
refusal-town-tile-for-town = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 소도시가 있는 육각칸에만 소도시 타일을 놓습니다.
refusal-plain-tile-on-city = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 그곳에는 도시가 있는데 타일에는 없습니다.
refusal-city-tile-without-city = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 타일에는 도시가 있는데 그곳에는 없습니다.
refusal-wrong-colour = { $hex }에는 { $lies-id ->
    [none] 아직 철로가 없으므로
   *[other] { $lies } 철로가 있으므로
} { $colour } 타일이 올 수 없습니다. 색은 노란색, 초록색, 갈색, 회색 순서입니다.
refusal-wrong-kind-of-tile = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 도시와 소도시가 같아야 합니다.
refusal-wrong-label = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 그곳에는 { $label-id ->
    [none] 글자가 인쇄되어 있지 않으며
   *[other] 글자 { JOSA($label, "이/가") } 인쇄되어 있으며
} 타일도 같아야 합니다.
refusal-label-not-kept = 타일 { JOSA($tile, "은/는") } { $hex }에 맞지 않습니다. 그곳은 { $label-id ->
    [none] 글자가 없는 도시이며
   *[other] 글자가 { $label }인 도시이며
} 개량해도 그대로여야 합니다.
refusal-track-not-kept = 타일 { JOSA($tile, "을/를") } 회전 { JOSA($rotation, "으로/로") } 놓으면 { $hex }의 철로가 끊어집니다. 있던 철로는 모두 남아야 합니다.
refusal-circles-not-kept = 타일 { JOSA($tile, "을/를") } 회전 { JOSA($rotation, "으로/로") } 놓으면 { $hex }의 도시들이 지금 닿는 변과 이어지지 않습니다.
refusal-exit-off-map = 철로가 { $hex }의 { $edge }쪽으로 나가 지도를 벗어납니다.
refusal-exit-against-border = 철로가 { $hex }의 { $edge }쪽으로 나가 { $beyond }에서 끝나는데, 그곳에는 맞닿는 철로가 없습니다.
refusal-six-exits-first = 맞는 것이 남아 있는 동안 { $hex }에는 { JOSA($tile, "과/와") } 같이 여섯 방향으로 나가는 타일이 필요합니다.
refusal-new-track-not-connected = { $hex }의 새 철로 가운데 { $company }의 노선에 속하는 부분이 없습니다.
refusal-upgrade-not-connected = { $hex }의 타일에는 있던 것이든 새것이든 { $company }의 노선에 속하는 철로가 없습니다.
refusal-track-not-connected = { $hex }의 타일에는 { $company }의 노선에 속하는 철로가 없습니다.
refusal-track-too-dear = { JOSA($cost, "이/가") } 드는데 회사는 대출을 모두 받아도 { $means }까지만 마련할 수 있습니다.

## 토큰

refusal-minor-has-one-token = 소기업의 토큰은 하나뿐이며 이미 지도에 있습니다.
refusal-no-such-city = 토큰을 놓을 도시 { JOSA($city, "은/는") } 없습니다.
refusal-no-token-left = { $company }에는 남은 토큰이 없습니다.
refusal-token-in-hex = 회사의 토큰이 이미 { $city }에 있습니다. 한 육각칸에는 하나만 놓을 수 있습니다.
refusal-no-free-slot = { $city }에는 빈자리가 없습니다.
refusal-slot-kept-for-minor = { $city }에 남은 자리는 아직 출범하지 않은 { $minor }에 예약되어 있습니다.
refusal-slot-kept-for-national = { $city }에 남은 자리는 러시아 국영철도에 예약되어 있습니다.
refusal-city-not-reached = 회사의 노선이 { $city }에 닿지 않습니다.
refusal-token-too-dear = 토큰은 { $cost }인데 금고에는 { JOSA($cash, "이/가") } 있고, 이를 위해 대출을 받을 수는 없습니다.

## 열차 운행

refusal-not-the-best = 이 노선의 수익은 { $revenue }입니다. 수익이 { $best }인 가장 좋은 노선을 운행해야 합니다.
refusal-train-not-owned = { $company }에는 여기에 쓸 { $train } 열차가 없습니다.
refusal-routes-share-track = { $train } 열차의 노선이 { $company }의 다른 열차가 달리는 철로를 씁니다.
refusal-too-few-stops = { $train } 열차의 노선에 정차지가 너무 적습니다({ $stops }). { $least }곳 이상이어야 합니다.
refusal-too-many-stops = { $train } 열차의 노선에는 세는 정차지가 { $stops }곳인데, 이 열차는 { $most }곳까지만 셉니다.
refusal-too-many-hexes = { $train } 열차의 노선은 육각칸 { $hexes }칸을 지나는데, 이 열차는 { $most }칸까지만 갑니다.
refusal-no-end-for-train = { $train } 열차의 노선이 { $stop }에서 끝나는데, 이 종류의 열차는 그곳에서 끝날 수 없습니다.
refusal-no-own-token = { $train } 열차의 노선에는 { $company }의 토큰이 있는 도시가 없습니다.
refusal-hexes-apart = { JOSA($other, "은/는") } { $hex }에 닿아 있지 않아 { $train } 열차가 갈 수 없습니다.
refusal-track-used-twice = { $train } 열차가 { JOSA($hex, "과/와") } { $other } 사이의 철로를 두 번 쓰게 됩니다.
refusal-no-stop-at-end = { $train } 열차의 노선이 { $hex }에서 끝나는데, 그곳에서는 도시, 소도시, 게임판 외곽 어디에도 닿지 않습니다.
refusal-no-track = { $hex }에는 { $train } 열차가 { $edges }쪽에서 갈 철로가 없습니다.
refusal-area-twice = { $train } 열차가 게임판 외곽 { JOSA($stop, "을/를") } 두 번 방문하게 됩니다.
refusal-station-twice = { $train } 열차가 { JOSA($stop, "을/를") } 두 번 방문하게 됩니다.
refusal-area-passed = { $train } 열차는 게임판 외곽 { JOSA($hex, "을/를") } 지나갈 수 없습니다. 노선은 그곳에서 끝납니다.
refusal-city-blocked = { $train } 열차는 { JOSA($city, "을/를") } 지나갈 수 없습니다. 다른 회사의 토큰이 막고 있습니다.
refusal-too-few-of-kind = { $train } 열차의 노선에 노선을 이루는 종류({ $stop_kinds })의 정차지가 { $least }곳이 안 됩니다.
refusal-port-passed = { $train } 열차는 항구 { JOSA($stop, "을/를") } 지나갈 수 없습니다. 노선은 그곳에서 끝납니다.
refusal-terminal-passed = { $train } 열차는 { JOSA($stop, "을/를") } 지나갈 수 없습니다. 노선은 그곳에서 시작하거나 끝납니다.
refusal-hex-twice = { $train } 열차가 { JOSA($hex, "을/를") } 두 번 지나게 됩니다.

## 사기업과 열차

refusal-no-such-private = 사기업 { JOSA($private, "은/는") } 없습니다.
refusal-privates-later = 제{ $phase }단계에는 회사가 사기업을 살 수 없습니다. 제3단계부터 가능합니다.
refusal-private-not-for-sale = { JOSA($private, "은/는") } 살 수 없습니다. 소유자가 참가자가 아니라 { $owner }입니다.
refusal-private-price = { JOSA($price, "은/는") } 이 사기업의 가격이 될 수 없습니다. { $least-money }부터 { $most-money }까지입니다.
refusal-no-loan-for-private = 사기업은 { $price }인데 금고에는 { JOSA($cash, "이/가") } 있고, 이를 위해 대출을 받을 수는 없습니다.
refusal-declined-before = { JOSA($item, "은/는") } 이번 차례에 같거나 더 높은 가격에서 거절되었습니다. { JOSA($price, "은/는") } 너무 적습니다.
refusal-not-asked = { $asked }만 답할 수 있습니다.
refusal-not-your-proposal = 제안한 { $by }만 철회할 수 있습니다.
refusal-train-limit = 회사는 가질 수 있는 만큼의 열차 { $limit }대를 이미 가지고 있습니다.
refusal-train-not-on-sale = { $source-id ->
    [pool] 은행 칸에 { $train } 열차가 없습니다.
   *[other] 은행은 지금 { $train } 열차를 팔지 않습니다.
}
refusal-no-loan-with-train = 열차는 { $price }인데 금고에는 { JOSA($cash, "이/가") } 있습니다. 열차가 있는 회사는 다른 열차를 위해 대출받을 수 없습니다.
refusal-train-too-dear = 열차는 { $price }인데 회사는 대출을 모두 받아도 { $means }까지만 마련할 수 있습니다.
refusal-no-such-seller = { JOSA($source, "은/는") } 열차를 팔 수 없습니다. 열차는 은행, 은행 칸, 게임에 있는 다른 회사에서 삽니다.
refusal-national-never-sells = 러시아 국영철도는 열차를 팔지 않습니다.
refusal-seller-has-no-train = { $company }에는 팔 { $train } 열차가 없습니다.
refusal-train-declined-before = { $train } 열차는 이번 차례에 같거나 더 높은 가격에서 거절되었습니다. { JOSA($price, "은/는") } 너무 적습니다.
refusal-train-not-asked = { $asked }만 답할 수 있습니다.
refusal-train-not-yours = 제안한 { $by }만 철회할 수 있습니다.
refusal-train-price = { JOSA($price, "은/는") } 이 열차의 가격이 될 수 없습니다. { $least-money }부터 { $most-money }까지입니다.
refusal-printed-price = 은행은 이 열차를 { JOSA($price, "이/가") } 아니라 { $printed }에 팝니다.
refusal-must-buy-train = 회사에 열차가 없고 { $means }까지 마련할 수 있으므로, { $price }부터 하나를 사야 합니다.

## 단계의 변화

refusal-not-asked-to-give-up = 지금 국영화 여부를 묻는 회사는 { JOSA($company, "이/가") } 아니라 { $turn }입니다.
refusal-not-discarding = 지금 열차를 버려야 하는 회사는 { JOSA($company, "이/가") } 아니라 { $turn }입니다.
refusal-no-such-train-to-discard = 버릴 { $train } 열차가 없습니다. 있는 열차: { $trains }.

## 합병 라운드

refusal-not-this-minor = 지금 전환하거나 합병할 차례는 { JOSA($company, "이/가") } 아니라 { $turn }입니다.
refusal-no-unused-public = { JOSA($company, "을/를") } 만들 수 없습니다. 공기업이 아니거나 이미 게임에 있습니다.
refusal-no-public-left = 모든 공기업이 게임에 있어 새로 만들 수 없습니다.
refusal-not-in-conversion-zone = { JOSA($company, "은/는") } 전환할 수 없습니다. 주가가 주식 시장의 노란 칸에 있지 않습니다.
refusal-not-a-partner = { JOSA($partner, "은/는") } 참여할 수 없습니다. 게임에 있는 소기업이 아니거나 이미 참여하고 있습니다.
refusal-no-partner = 합병에는 소기업이 둘 이상 필요합니다.
refusal-too-many-partners = 합병에는 소기업이 { $most }개까지 참여합니다.
refusal-too-many-of-one-player = { JOSA($owner, "은/는") } 합병에 소기업을 { $most }개보다 많이 넣게 됩니다.
refusal-nobody-can-lead = 새 공기업의 주식을 두 주 가진 사람이 없게 되며, { $price }짜리 주식을 살 수 있는 사람도 없습니다: { $candidates }.
refusal-not-connected = { JOSA($minors, "은/는") } 연결되어 있지 않아 합병할 수 없습니다.
refusal-proposed-before = { $minors }의 합병은 이번 차례에 이미 무산되었습니다.
refusal-merger-not-asked = 지금 답할 사람은 { $asked }입니다.
refusal-merger-not-yours = 합병을 제안한 { $by }만 철회할 수 있습니다.
refusal-not-the-new-public = 지금 제거하는 것은 { $company }의 토큰이 아니라 { $turn }의 토큰입니다.
refusal-no-token-there = { $city }에는 새 공기업의 토큰이 없습니다. 있는 곳: { $cities }.
refusal-token-must-stay = { $city }의 토큰은 남아야 합니다. 서로 다른 육각칸에 토큰이 둘 있으면 둘을 남깁니다.
refusal-only-new-shares = 지금은 { $company } 금고의 주식만 팝니다.
refusal-somebody-must-lead = { $company }에는 아직 경영자가 필요한데 뒤에 살 수 있는 사람이 없으므로, 이 주식을 사야 합니다.
