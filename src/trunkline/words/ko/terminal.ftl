# 한 터미널에서 하는 게임: `trunkline play`가 말하고 묻는 것.

## 보이는 것

play-kept = 게임은 행동마다 { $file }에 저장됩니다.
play-not-kept = 마지막 행동을 { $file }에 쓰지 못했습니다 ({ $reason }). 계속하면 다시 시도하며, s 파일 로 다른 곳에 저장합니다.
play-changed = 다른 프로그램이 파일을 바꾸었음
play-left = 게임은 { $file }에 있습니다. `trunkline play { $file }` 명령으로 이어서 합니다.
play-left-unkept = 게임을 { $file }에 쓰지 못했습니다 ({ $reason }): 그 뒤에 둔 것은 사라졌습니다.
play-left-fresh = 아무것도 두지 않아 저장하지 않았습니다.
play-since = { $player }의 지난 결정 이후:
play-since-start = 지금까지:
play-since-earlier = … 그 전에 { $count }가지 (log로 볼 수 있음)
play-nothing-yet = 아직 아무 일도 없었습니다.

## 메뉴

menu-several = { $field ->
    [tile] 타일 { $what }
    [rotation] 회전 { $what }
   *[other] { $what }
} ({ $count }가지)
menu-filtered = { $words }에 해당하는 것 (Enter: 전체로 돌아가기):
menu-one = Enter를 누르면 실행합니다.
menu-one-left = Enter를 누르면 실행하고, b는 전체로 돌아갑니다.
menu-cost = { $cost }{ $loans ->
    [0] {""}
   *[other] , 대출 { $loans }건
}
menu-prompt = { $player } [{ $most ->
    [1] 1
   *[other] 1~{ $most }
}, 낱말, ?, h] >{" "}
menu-prompt-over = 끝 [u, t, s, q, h] >{" "}
menu-no-number = { $number }번은 없습니다. { $most ->
    [1] 1번만
   *[other] 1번부터 { $most }번까지
} 있습니다.
menu-number-meant = “{ $action }” 하려면 이렇게 입력하세요: { $example }
menu-no-words = “{ $words }”에 해당하는 선택지가 없습니다. 번호나 더 적은 낱말을 입력하고, 도움말은 h.
menu-which = 선택지의 번호나 { $example } 같은 낱말을 입력하세요. h는 모든 명령을 보여 줍니다.
menu-over = 게임이 끝났습니다. u는 마지막 행동을 무르고, q는 나갑니다.

## 숫자 묻기

ask-number = { $field ->
    [price] 가격
   *[other] 몇 개
}, { $range } (Enter: { $usual }; b: 뒤로) >{" "}
ask-not-a-number = “{ $text }”{ PARTICLE($text, "은/는") } 정수가 아닙니다.

## 노선 묻기

ask-routes-offered = 가장 좋은 노선: { $routes }; 합계 { $revenue }.
ask-routes-found = 제때 찾은 가장 좋은 노선: { $routes }; 합계 { $revenue }, 최대 { $bound }까지 가능.
ask-routes-typed = 입력한 노선: { $routes }; 합계 { $revenue }.
ask-routes-prompt = Enter는 운행; 다른 노선은 2 H8-H10; 3 E9-F8-G9 처럼 입력; b: 뒤로 >{" "}
ask-routes-unknown = “{ $word }”{ PARTICLE($word, "은/는") } { $company }의 열차도 육각칸도 아닙니다.
ask-routes-no-train = { $company }에는 노선 { JOSA($hexes, "을/를") } 달릴 열차가 남아 있지 않습니다.
ask-routes-empty = { $train } 열차가 지날 육각칸이 없습니다.

## 왜 안 되는가

why-possible = 가능합니다: { $action }.
why-possible-more = { $count }가지로 가능합니다. 예: { $action }.
why-unknown = “{ $words }”에 해당하는 행동이 없습니다. 하고 싶은 것을 이렇게 쓰세요: ? lay H8 57, ? buy 3, ? sell 2 GR.
why-no-loan = 대출은 따로 고르는 것이 아닙니다. 철로, 열차, 이자를 달리 낼 수 없을 때 저절로 받고, 갚을 수 있는 것은 이자를 낸 뒤 열차를 사기 전에 모두 갚습니다.
why-kinds = 지금 가능한 것: { $kinds }.
why-ask = ? 뒤에 낱말을 쓰면 왜 불가능한지 알려 줍니다. 예: ? { $example }

## 명령

said-undone = 무름: { $action }.
said-redone = 다시 함: { $action }.
said-nothing-to-undo = 무를 것이 없습니다.
said-nothing-to-redo = 다시 할 것이 없습니다.
said-saved = { $file }에 저장했습니다. 게임은 계속 { $kept }에 저장됩니다.
said-drawn = 지도를 { $file }에 그렸습니다.
said-no-hex = 지도에 “{ $word }”{ PARTICLE($word, "이라는/라는") } 곳이 없습니다. H8 같은 육각칸이나 도시 이름을 쓰세요.
said-log-how = log 뒤에는 “{ $words }”{ PARTICLE($words, "이/가") } 아니라 볼 행동의 수를 씁니다. 예: log 20.
said-no-rule = 번호나 낱말이 “{ $words }”인 규칙이 없습니다.
said-look = { $place }: { $tile ->
    [none] 인쇄된 것뿐
   *[other] 타일 { $tile }, 회전 { $rotation }
}; { $track ->
    [none] 철로 없음
   *[other] 철로가 닿는 방향: { $exits }
}.
look-stop = { $kind ->
    [city] 도시
    [town] 소도시
   *[other] 게임판 외곽
} { $stop }, 가치 { $value }{ $slots ->
    [0] .
   *[other] , 자리 { $slots }개: { $tokens }{ $kept ->
        [0] .
       *[other] , 예약: { $owners }.
    }
}
look-cost = 이곳의 첫 타일은 { JOSA($cost, "이/가") } 더 듭니다.
look-closed = 제{ $phase }단계 전에는 이곳에 건설할 수 없습니다.
look-around = 주변: { $hexes }.
look-neighbour = { $edge }쪽 { $place }
look-free = 빈자리

help-number = 번호
    .does = 그 번호의 것을 하거나 엽니다
help-words = 낱말
    .does = 그 낱말이 있는 선택지만 보이거나 (lay H8), 모두 쓰면 바로 합니다 (bid TSR 25)
help-why = ? 낱말
    .does = 왜 불가능한지 규칙과 함께 (? lay H8 57); ?만 쓰면 지금 정하는 것
help-all = all
    .does = 모든 선택지를 하나씩 한 목록으로
help-undo = u
    .does = 마지막 행동을 무릅니다; r은 다시 합니다
help-tables = t
    .does = 표: 참가자, 회사, 주식 시장, 열차
help-log = log 수
    .does = 마지막 몇 행동의 결과
help-look = look 곳
    .does = 육각칸에 있는 것과 그 주변
help-map = map 파일
    .does = 지도를 .svg나 .png로 끝나는 파일에 그립니다 (draw 파일 도 같음)
help-rule = rule 번호
    .does = 규칙의 본문 (영어)
help-save = s 파일
    .does = 사본을 저장합니다; 게임 자체는 어차피 저장됩니다
help-quit = q
    .does = 나갑니다; 게임은 다시 이어서 할 수 있습니다
help-help = h
    .does = 이 도움말

## 게임 시작

begin-kept = 기다리는 게임:
begin-kept-game = { $title }: { $players }, 행동 { $actions }회
begin-what = 무엇을 할까요? (Enter: { $usual }; 게임: { $titles }) >{" "}
begin-what-or-kept = 무엇을 할까요? (Enter: { $usual }; 게임: { $titles }; 번호: 그 게임 이어서 하기) >{" "}
begin-unknown = “{ $typed }”{ PARTICLE($typed, "은/는") } 이 가운데 없습니다.
begin-players = { JOSA($title, "은/는") } { $least }~{ $most }명이 합니다. 이름을 쉼표로 나누어 쓰세요 (Enter: { $usual }) >{" "}
begin-rules = 어떤 규칙으로 할까요? (Enter: { $usual }; 모두: { $rulesets }) >{" "}
begin-usual-players = 민준, 서연, 지호, 하은, 도윤, 수아

# 말의 흐름으로 쓰지만 아무것도 정하지 않는 낱말.
typed-noise = a an and as at by for from in into my of on one out some the to up with share shares train trains tile token rotation city company route routes private minor public price 주식 주 열차 타일 토큰 회전 도시 회사 노선 사기업 소기업 공기업 가격 에 에서 을 를 으로 로
# 저절로 되는 일인데 사람들이 찾는 것.
typed-loan = loan loans borrow repay repayment interest 대출 상환 이자
typed-source-depot = bank depot new 은행
typed-source-pool = pool used 은행칸 칸
typed-source-treasury = treasury 금고
