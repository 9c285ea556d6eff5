# 진행 순서: 단계의 이름, 거기서 정하는 것, 지금의 상황.

step-private-auction = 사기업 경매
    .now = { $leader-id ->
        [none] { JOSA($item, "이/가") } 경매에 나왔습니다. 최소 입찰가는 { $minimum }입니다.
       *[other] { JOSA($item, "이/가") } 경매에 나왔습니다. 최고가는 { $leader }의 { $price }입니다.
    }
    .help = 입찰하거나, 패스하고 이 경매에서 빠집니다. 한 명만 남으면 그 사람이 낙찰가를 은행에 냅니다. 아무도 입찰하지 않으면 최소 입찰가가 내려갑니다.
step-first-minor-auction = 첫 소기업 경매
    .now = { $leader-id ->
        [none] { JOSA($item, "이/가") } 경매에 나왔습니다. 최소 입찰가는 { $minimum }입니다.
       *[other] { JOSA($item, "이/가") } 경매에 나왔습니다. 최고가는 { $leader }의 { $price }입니다.
    }
    .help = 입찰하거나, 패스하고 이 경매에서 빠집니다. 낙찰자는 소기업의 금고에 돈을 내고 소기업을 소유합니다. 낙찰가의 절반이 그 주가가 됩니다.
step-minor-auction = 소기업 경매
    .now = { $item }: 최고가는 { $leader }의 { $price }입니다.
    .help = 입찰하거나, 패스하고 이 경매에서 빠집니다. 낙찰자는 소기업의 금고에 돈을 내고 소기업을 소유합니다. 낙찰가의 절반이 그 주가가 됩니다.
step-stock-round = 주식 라운드의 차례
    .help = 주식을 원하는 만큼 판 다음 하나를 삽니다: 주식 한 주, 새 공기업의 경영자 증서, 또는 경매에 부칠 소기업. 패스할 수도 있습니다.
step-home-token = 새 공기업의 첫 토큰
    .now = { JOSA($company, "이/가") } 출범했습니다.
    .help = 새 공기업이 시작할 도시를 고르세요.
step-redeem-step = 주식 환매
    .now = { $company }의 차례입니다.
    .help = 공기업은 은행 칸에 있는 자기 주식을 주가대로 되살 수 있습니다. 패스하면 차례를 계속합니다.
step-track-step = 철로 건설
    .now = { $laid-id ->
        [0] { $company }의 차례입니다.
       *[other] { $company }의 차례이며, { $laid }에 철로를 놓았습니다.
    }
    .help = 타일을 놓거나 다음 색의 타일로 교체합니다. 두 번째에는 R20이 더 듭니다. 패스하면 차례를 계속합니다.
step-token-step = 토큰 배치
    .now = { $company }의 차례입니다.
    .help = 공기업은 노선이 닿는 도시에 토큰을 하나 더 놓을 수 있습니다. 패스하면 차례를 계속합니다.
step-run-step = 열차 운행
    .now = { $company }의 차례입니다.
    .help = 열차마다 자기 노선을 달립니다. 제시된 노선이 가장 좋은 것이며, 다른 노선은 이렇게 입력합니다: 2 H8-H10; 3 E9-F8-G9
step-national-run = 러시아 국영철도의 열차 운행
    .now = { $company }의 차례입니다.
    .help = 우선 거래 카드를 가진 사람이 이 열차들을 운행합니다.
step-dividend-step = 배당
    .now = { $company }의 수익은 { $revenue }입니다.
    .help = 주주에게 전부 또는 절반을 배당하거나 모두 유보합니다. 그에 따라 주가가 움직입니다.
step-before-interest-step = 이자를 내기 전의 사기업
    .now = { $company }의 차례입니다.
    .help = 대출이 있는 회사는 이자와 상환에 앞서 지금 사기업을 살 수 있습니다. 패스하면 차례를 계속합니다.
step-train-step = 열차 구매
    .now = { $company }의 차례입니다.
    .help = 은행, 은행 칸, 다른 회사에서 열차를 삽니다. 열차가 없는 회사는 살 수 있으면 반드시 사야 합니다. 패스하면 다음으로 갑니다.
step-private-step = 사기업 구매
    .now = { $company }의 차례입니다.
    .help = 이번 차례에 참가자에게서 사기업을 살 수 있는 마지막 기회입니다.
step-private-offer = 사기업 매매 제안
    .now = { JOSA($by, "이/가") } { $to }의 { $item }에 { $company }의 돈 { JOSA($price, "을/를") } 제안합니다.
    .help = 소유자가 수락하거나 거절합니다. 그때까지는 제안을 철회할 수 있습니다.
step-train-offer = 열차 매매 제안
    .now = { JOSA($by, "이/가") } { JOSA($to, "이/가") } 경영하는 회사의 { $item }에 { $company }의 돈 { JOSA($price, "을/를") } 제안합니다.
    .help = 파는 회사의 경영자가 수락하거나 거절합니다. 그때까지는 제안을 철회할 수 있습니다.
step-trainless-publics = 열차가 없는 공기업
    .now = { JOSA($company, "은/는") } 열차를 모두 잃었습니다.
    .help = 경영자는 공기업을 국영화할 수 있습니다. 패스하면 그대로 둡니다.
step-discard-trains = 한도를 넘은 열차
    .help = 단계의 한도보다 열차가 많은 회사는 넘치는 열차를 은행 칸에 버립니다.
step-merger-round = 합병 라운드의 차례
    .now = { JOSA($minor, "은/는") } 전환하거나 합병을 제안할 수 있습니다.
    .help = 소유자는 소기업을 공기업으로 전환하거나, 합병할 다른 소기업을 지명할 수 있습니다. 패스하면 그대로 둡니다.
step-proposal = 합병 구성
    .now = 지금까지 지명된 소기업: { $partners }.
    .help = 소기업을 더 지명하거나, 합병으로 생길 공기업을 고르거나, 제안을 철회합니다.
step-consent = 합병 동의
    .now = { JOSA($by, "이/가") } { JOSA($partners, "을/를") } { JOSA($into, "으로/로") } 합병하자고 합니다. 답할 사람: { $asked }.
    .help = 다른 소기업의 소유자들이 수락하거나 거절합니다. 모두 동의할 때까지는 제안을 철회할 수 있습니다.
step-remove-tokens = 합병한 공기업의 토큰
    .now = { JOSA($company, "은/는") } 지도에 남길 수 있는 것보다 토큰이 많습니다.
    .help = 서로 다른 칸에 두 개(모두 한 칸에 있으면 한 개)가 남을 때까지 포기할 토큰을 하나씩 고르세요.
step-share-sale = 새 공기업의 주식 판매
    .now = { $company } 주식을 { $share_price }에 팝니다.
    .help = 먼저 주주가 원하는 만큼, 그다음 모든 참가자가 한 주씩 살 수 있습니다. 더 사지 않으려면 패스하세요.
