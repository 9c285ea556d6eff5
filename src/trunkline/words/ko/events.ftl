# 기록: 일어난 일의 종류마다 한 문장.

event-round-started = { $kind-id ->
    [auction] 경매 { $set }
    [stock] 주식 라운드 { $set }
    [operating] 운영 라운드 { $set }.{ $number }
    [merger] 합병 라운드 { $set }.{ $number }
   *[other] 라운드 { $set }.{ $number }
} 시작.
event-round-ended = { $kind-id ->
    [auction] 경매 { $set }
    [stock] 주식 라운드 { $set }
    [operating] 운영 라운드 { $set }.{ $number }
    [merger] 합병 라운드 { $set }.{ $number }
   *[other] 라운드 { $set }.{ $number }
} 종료.
event-turn-started = { $company }의 차례입니다.
event-paid = { JOSA($source, "이/가") } { $target-id ->
    [bank] { $target }에
    [depot] { $target }에
    [pool] { $target }에
    [treasury] { $target }에
   *[other] { $target }에게
} { JOSA($amount, "을/를") } 냈습니다 ({ $reason }).
event-loan-taken = { JOSA($company, "이/가") } 대출을 { $count }건 받았습니다.
event-loan-repaid = { JOSA($company, "이/가") } 대출을 { $count }건 갚았습니다.
event-passed = { JOSA($seat, "이/가") } 패스했습니다{ $automatic ->
    [true] {" "}(결정할 것이 없음)
   *[false] {""}
}.
event-bid-made = { JOSA($seat, "이/가") } { $item }에 { JOSA($price, "을/를") } 입찰했습니다.
event-auction-won = { $price-id ->
    [0] { JOSA($seat, "이/가") } { JOSA($item, "을/를") } 무상으로 받았습니다.
   *[other] { JOSA($seat, "이/가") } { JOSA($item, "을/를") } { $price }에 낙찰받았습니다.
}
event-minimum-lowered = 아무도 { JOSA($item, "을/를") } 원하지 않아 최소 입찰가가 { JOSA($minimum, "으로/로") } 내려갑니다.
event-nobody-bid = { $item }에 아무도 입찰하지 않았습니다.
event-company-started = { JOSA($owner, "이/가") } { JOSA($company, "을/를") } 1주 { $price }에 출범시켰습니다.
event-company-gone = { JOSA($company, "이/가") } 게임에서 빠집니다 ({ $reason-id ->
    [merged] 합병됨
    [converted] 전환됨
    [nationalised] 국영화됨
    [unstarted] 출범하지 않음
   *[other] { $reason-id }
}).
event-certificate-moved = { $company } 주식 { $shares }주: { $source } → { $target }.
event-private-moved = { $private }: { $source } → { $target }.
event-director-changed = { JOSA($director, "이/가") } { $previous-id ->
    [treasury] {""}
    [none] {""}
   *[other] { JOSA($previous, "을/를") } 대신해{" "}
}{ $company }의 경영자가 됩니다.
event-price-moved = { $direction-id ->
    [none] { $company }의 주가는 { $new } 그대로입니다.
   *[other] { $company }의 주가가 { $direction-id ->
        [left] 왼쪽으로
        [right] 오른쪽으로
        [up] 위로
       *[down] 아래로
    } 움직였습니다: { $old } → { $new }.
}
event-price-set = { $company }의 주가는 { $price }입니다.
event-tile-laid = { JOSA($company, "이/가") } { $hex }에 타일 { JOSA($tile, "을/를") } 놓았습니다, 회전 { $rotation }: { $exits }{ $replaced-id ->
    [none] .
   *[other] {" "}(타일 { JOSA($replaced, "을/를") } 대신해).
}
event-token-placed = { JOSA($company, "이/가") } { $city }에 토큰을 놓았습니다.
event-token-removed = { $company }의 토큰이 { $city }에서 제거되었습니다.
event-trains-run = { $revenue-id ->
    [0] { JOSA($company, "은/는") } 열차를 운행하지 않았습니다.
   *[other] { $company } 운행: { $routes }; 합계 { $revenue }.
}
event-dividend-paid = { $paid-id ->
    [0] { JOSA($company, "은/는") } 배당하지 않았습니다{ $retained-id ->
        [0] .
       *[other] {" "}({ $retained } 유보).
    }
   *[other] { $per_share-id ->
        [0] { JOSA($company, "이/가") } 소유자에게 { JOSA($paid, "을/를") } 주고 { JOSA($retained, "을/를") } 유보했습니다.
       *[other] { JOSA($company, "이/가") } 1주당 { $per_share }, 합계 { JOSA($paid, "을/를") } 배당했습니다{ $retained-id ->
            [0] .
           *[other] {" "}({ $retained } 유보).
        }
    }
}
event-train-bought = { JOSA($company, "이/가") } { $source }에서 { $train } 열차를 { $price }에 샀습니다.
event-train-discarded = { JOSA($company, "이/가") } { $train } 열차를 버렸습니다.
event-trains-obsolete = 모든 { $train } 열차가 제거되었습니다.
event-phase-started = 제{ $phase }단계가 시작됩니다.
event-proposed = { JOSA($by, "이/가") } { $to }에게 { $subject-id ->
    [merger] 합병
    [private] 사기업 매매
    [train] 열차 매매
   *[other] 제안
}에 대한 동의를 구합니다.
event-answered = { JOSA($seat, "이/가") } { $answer-id ->
    [accepted] 수락했습니다
    [declined] 거절했습니다
    [withdrawn] 제안을 철회했습니다
   *[other] 답했습니다
}.
event-nationalised = { JOSA($company, "이/가") } 1주 { $price }에 국영화되었습니다.
event-formed = { JOSA($minors, "이/가") } 1주 { $price }의 { JOSA($company, "이/가") } 되었습니다.
event-priority-moved = { JOSA($seat, "이/가") } 우선 거래 카드를 받습니다.
event-bank-broken = 은행의 돈이 떨어졌습니다.
event-end-announced = { $reason-id ->
    [bank] 은행의 돈이 떨어졌습니다
   *[trains] 마지막 종류의 열차가 팔렸습니다
}: 운영 라운드 { $set }.{ JOSA($number, "이/가") } 끝나면 게임이 종료됩니다.
event-game-ended = 게임이 끝났습니다 ({ $reason }). 최종 재산: { $scores }.
