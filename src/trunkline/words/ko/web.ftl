# 브라우저의 페이지가 하는 말.

web-skip = 본문으로 가기
web-loading = 잠시만 기다리세요 …
web-page-failed = 이 페이지를 불러오지 못했습니다. 연결이 돌아오면 다시 불러오세요.
web-nowhere = 이 주소에는 아무것도 없습니다
web-home = 첫 페이지로
web-menu = 메뉴
web-rules = 규칙
web-language = 언어
web-account = 계정
web-link-saving = 저장하는 중 …
web-link-lost = 연결이 끊겼습니다. 다시 연결하는 중 …
web-your-turn = { $count ->
    [1] 내 차례
   *[other] 내 차례 ({ $count })
}
web-offline = 서버에 연결할 수 없습니다. 잃어버린 것은 없습니다. 잠시 뒤 다시 해 보세요.
web-failed = 되지 않았습니다. 다시 해 보세요.

## 첫 페이지

web-title = 제대로 즐기는 철도 보드게임
web-about = 한 화면에서, 친구들과 실시간으로, 또는 하루 한 수씩 두세요. 규칙이 빠짐없이 들어 있어 “왜 안 되지?”라는 물음마다 규칙 번호로 답하고, 게임은 사라지지 않습니다.
web-play-now = 바로 시작
web-new-game = 새 게임
web-your-games = 내 게임
web-open-tables = 열린 테이블
web-running-games = 구경할 수 있는 게임
web-no-open-tables = 지금 참가자를 기다리는 테이블이 없습니다.
web-set-one-up = 테이블 만들기
web-usual-names = 민준, 서연, 지호, 하은, 도윤
web-waits-for-you = 내 차례, { $ago }
web-over = 끝남
web-gathering = 참가자를 모으는 중
web-pace-live = 실시간
web-pace-slow = 여러 날에 걸쳐
web-free-seat = 빈자리
web-kept-seat = 초대한 사람의 자리
web-players = { $count }명

## 테이블

web-no-table = 그런 테이블이 없습니다
web-sit = 앉기
web-invite = 초대
web-rise = 일어나기
web-remove = 내보내기
web-link-copy = 이 자리에 앉을 사람에게 이 링크를 보내세요:
web-link-copied = 복사했습니다. 이 자리에 앉을 사람에게 이 링크를 보내세요:
web-begin = 시작
web-seats-free = 빈자리가 { $count }개 있습니다.
web-all-here = 모두 모였습니다.
web-host-begins = 테이블을 만든 사람이 게임을 시작합니다.
web-chat = 대화
web-chat-empty = 아직 아무도 말하지 않았습니다.
web-chat-say = 테이블에 말하기
web-chat-send = 보내기

## 테이블 만들기

web-which-game = 어떤 게임인가요?
web-who-plays = 누가 참가하나요?
web-how-many = 참가자 수
web-seat = { $number }번 자리
web-seat-me = 나
web-seat-local = 이 화면 앞의 다른 사람
web-seat-open = 누구나
web-seat-invited = 링크를 받은 사람
web-seat-name = 이름
web-how-fast = 얼마나 빠르게 두나요?
web-pace-slow-said = 여러 날에 걸쳐: 각자 시간이 날 때 둡니다
web-pace-live-said = 실시간: 모두 함께 있습니다
web-clock = 시계
web-clock-none = 없음: 쓴 시간만 셉니다
web-clock-evening = 하루 저녁: 각자 20분, 주식 라운드와 회사마다 추가
web-clock-long-evening = 긴 저녁: 각자 40분, 주식 라운드와 회사마다 추가
web-clock-tournament = 대회: 각자 25분, 엄격하게 끝남
web-clock-days = 며칠: 각자 5일, 회사마다 12시간 추가
web-clock-weeks = 몇 주: 각자 14일, 회사마다 하루 추가
web-clock-hard = 엄격하게: 시간이 다 된 사람은 서버가 대신 둡니다
web-listed = 누구나 이 테이블을 찾고 구경할 수 있음
web-by-which-rules = 어떤 규칙으로 하나요?
web-single-options = { $count ->
    [0] 개별 선택 사항
   *[other] 개별 선택 사항, { $count }개 바꿈
}
web-rule = 규칙 { $rule }
web-table-name = 테이블 이름
web-table-name-usual = 비워 두면 내 이름을 따릅니다
web-set-up = 테이블 만들기

## 규칙

web-rules-find = 낱말이나 규칙 번호로 찾기
web-rules-found = { $count ->
    [0] 찾은 것 없음
   *[other] { $count }곳
}
web-rules-nothing = 이 낱말이 모두 들어 있는 규칙이 없습니다. 낱말을 줄이면 더 많이 찾습니다. 번호는 통째로 비교합니다.
web-rules-contents = 차례
web-rules-in-english = 규칙 본문은 영어로 쓰여 있습니다.
web-rule-page = 전체 규칙에서 보기

## 키

web-keys = 키
web-keys-everywhere = 어디서나
web-keys-history = 게임의 기록
web-keys-letters = 글자나 기호 하나로 된 키를 쓰기
web-key-list = 이 목록
web-key-next = 기다리는 게임으로
web-key-find = 규칙에서 찾기
web-keys-map = 지도(선택했을 때)
web-key-pan = 다른 화살표처럼 지도 움직이기
web-key-drop = 타일 내려놓기

## 알림

web-alerts = 알림
web-table-alerts = 이 테이블의 알림
web-table-alerts-usual = 다른 테이블과 똑같이
web-table-alerts-own = 이 테이블만 따로
web-table-alerts-none = 이 테이블에 대해서는 알리지 않습니다.
web-table-alerts-general = 모든 테이블의 알림
web-way-sound = Trunkline이 열려 있을 때 소리
web-way-badge = 탭과 그 아이콘에 숫자
web-way-push = Trunkline이 닫혀 있어도 오는 브라우저 메시지
web-way-push-not = 아직 메시지를 받는 브라우저가 없습니다.
web-way-email = 그때까지 두지 않았으면 차례마다 메일
web-way-email-not = 아직 확인된 메일 주소가 없습니다.
web-way-digest = 정해진 시각에 기다리는 게임을 모두 모은 메일 한 통
web-way-digest-not = 아직 확인된 메일 주소가 없습니다.
web-way-webhook = 내 주소로 호출(웹훅)
web-way-webhook-not = 아직 호출할 주소가 없습니다.

## 내 계정

web-name = 이름
web-password = 비밀번호
web-saved = 저장했습니다.
web-copy = 복사
web-copied = 복사함
web-remove-what = { $what } 없애기
web-nobody-is = 로그인하지 않았습니다. 그래도 바로 둘 수 있습니다. 그러면 이 브라우저에 손님 계정이 만들어집니다.
web-guest-is = 손님으로 와 있습니다. 이 브라우저만 손님을 알아봅니다.
web-log-in = 로그인
web-log-in-as-guest = 이미 계정이 있으면 그 계정으로 로그인하세요. 이 손님의 자리는 따라오지 않습니다. 먼저 그 게임들을 끝내거나 손님 계정을 내 것으로 만드세요.
web-log-out = 로그아웃
web-log-out-here = 여기서 로그아웃
web-log-out-everywhere = 모든 곳에서 로그아웃
web-log-out-guest = 손님으로는 다시 로그인할 수 없습니다. 계정을 내 것으로 만들기 전에 로그아웃하면 자리를 잃습니다.
web-forgotten = 비밀번호를 잊었나요?
web-forgotten-name = 이름 또는 메일 주소
web-forgotten-send = 링크 보내기
web-forgotten-sent = 확인된 주소가 있는 계정이라면 링크가 담긴 메일이 그 주소로 가고 있습니다.
web-new-account = 새 계정
web-new-account-why = 이름과 비밀번호가 있으면 어디서나 로그인할 수 있습니다.
web-new-account-do = 계정 만들기
web-password-hint = 열 글자 이상. 낱말 여러 개를 이으면 외우기 쉽고 알아맞히기 어렵습니다.
web-claim = 이 계정을 내 것으로 만들기
web-claim-why = 이름과 들어올 방법을 정하면 어느 기기에서나 자리와 게임이 그대로 남습니다.
web-claim-do = 내 것으로 만들기
web-claim-by-passkey = 대신 패스키로
web-name-and-language = 이름과 언어
web-rename = 이름 바꾸기
web-password-current = 지금 비밀번호
web-password-new = 새 비밀번호
web-password-none = 패스키로 로그인하며 비밀번호는 없습니다.
web-password-change = 비밀번호 바꾸기
web-password-set = 비밀번호 정하기
web-password-changed = 비밀번호를 바꾸었습니다. 다른 브라우저는 모두 로그아웃되었습니다.
web-passkeys = 패스키
web-passkeys-are = 패스키는 전화기, 컴퓨터, 보안 키에 들어 있으며 비밀번호 없이 로그인하게 해 줍니다.
web-passkeys-not = 이 브라우저나 이 서버 주소에서는 패스키를 쓸 수 없습니다. https나 localhost여야 합니다.
web-passkey-use = 패스키로 들어가기
web-passkey-make = 패스키 만들기
web-passkey-made = 패스키를 만들었습니다.
web-passkey-none = 패스키를 고르지 않았습니다.
web-passkey-label = 부를 이름
web-prove = 본인인가요?
web-prove-why = 계정이 위험해질 수 있는 일입니다. 본인임을 한 번 더 확인해 주세요.
web-prove-do = 계속
web-sessions = 로그인되어 있는 곳
web-session-this = 이 브라우저
web-session-seen = 마지막 사용 { $ago }
web-session-unknown = 브라우저
web-session-end-what = { $what } 로그아웃
web-tokens-personal = 프로그램용 토큰
web-tokens-are = 토큰을 가진 프로그램은 테이블에서 내가 할 수 있는 일을 할 수 있고, 계정은 건드리지 못합니다.
web-api-page = 프로그램이 물어볼 수 있는 것
web-token-label = 쓸 곳
web-token-make = 토큰 만들기
web-token-once = 토큰 “{ $label }”{ PARTICLE($label, "은/는") } 한 번만 보여 줍니다. 지금 복사하세요:
web-token-unused = 쓴 적 없음
web-revoke = 취소
web-email = 메일 주소
web-email-none = 없습니다. 주소가 있으면 차례를 메일로 알리고, 잊어버린 비밀번호를 새로 정할 수 있습니다.
web-email-new = 내 주소
web-email-other = 다른 주소
web-email-set = 확인 메일 보내기
web-email-sent = { $email } 주소로 메일이 가고 있습니다. 메일의 링크를 열면 주소가 확인되며, 그때까지는 바뀌는 것이 없습니다.
web-email-removed = 주소를 지웠습니다.
web-looks = 모양과 소리
web-theme = 색
web-theme-auto = 기기를 따름
web-theme-light = 밝게
web-theme-dark = 어둡게
web-looks-contrast = 더 뚜렷하게
web-looks-palette = 누구나 구별할 수 있는 색과 무늬
web-looks-motion = 움직임 줄이기
web-looks-sound = 소리
web-looks-hints = 처음 하는 사람을 위한 설명
web-looks-keys = 글자나 기호 하나로 된 키를 쓰기(?를 누르면 목록)
web-looks-here = 이 브라우저에만 적용됩니다.
web-hear-it = 들어 보기
web-games-are = 모든 게임은 파일로 저장하여 여기서나 다른 프로그램에서 다시 읽을 수 있습니다. 게임은 지워지지 않습니다.
web-games-save = 모든 기록 저장
web-games-none = 아직 게임이 없습니다.
web-games-fetched = { $all }개 중 { $count }개
web-delete = 계정 삭제
web-delete-means = 이름, 비밀번호, 패스키, 토큰, 주소, 메모, 알림은 곧바로 지워집니다. 게임은 다른 사람들에게 남고, 거기서는 이전 참가자로 불립니다.
web-delete-sure = { JOSA($name, "은/는") } 영영 사라집니다.
web-delete-do = 영구히 삭제
web-delete-not = 그대로 두기
web-alerts-when = 차례가 되었을 때, 누가 말을 걸었을 때, 그 밖에 기다리는 일이 있을 때 어떻게 알릴지 정합니다.
web-digest-every = 얼마나 자주
web-digest-hours = { $count ->
    [1] 한 시간마다
    [24] 하루에 한 번
   *[other] { $count }시간마다
}
web-digest-at = 몇 시에
web-digest-next = 다음 메일: { $when }.
web-browsers = 메시지를 보여 주는 브라우저
web-browser-this = 이 브라우저
web-push-impossible = 이 브라우저는 메시지를 보여 줄 수 없거나 https 페이지에서만 보여 줄 수 있습니다. 아이폰에서는 먼저 Trunkline을 홈 화면에 추가하세요.
web-push-refused = 이 브라우저는 이 페이지의 메시지를 보여 주지 않게 되어 있습니다. 페이지 설정에서 다시 허용할 수 있습니다.
web-browser-failed = 브라우저가 하지 못했습니다: { $why }
web-push-on = 이 브라우저에 메시지 보이기
web-try-push = 모두에 시험 메시지 보내기
web-try-email = 시험 메일 보내기
web-try-webhook = 시험 호출
web-webhook = 웹훅
web-webhook-is = 내 프로그램, 채팅, 전등을 위한 것입니다. Standard Webhooks 방식으로 서명한 JSON으로 주소를 호출합니다.
web-webhook-url = 주소
web-webhook-set = 이 주소를 호출
web-webhook-secret = 호출에 서명하는 비밀 값은 한 번만 보여 줍니다:

## 게임

web-is-here = 여기 있음
web-is-away = 자리를 비움
web-is-asked = 결정할 차례
web-kept-by-house = (서버가 대신 둠)
web-time-used = 쓴 시간
web-value = 가치
web-game-over = 게임이 끝났습니다
web-branch = { $count ->
    [0] 여기서부터 생각해 봅니다. 무엇을 해도 실제로 두는 것이 아닙니다.
   *[other] 생각하는 중: 머릿속 행동 { $count }개.
}
web-step-back = 한 걸음 뒤로
web-branch-leave = 게임으로 돌아가기
web-plan = 여기서부터 생각해 보기
web-take-back = 무르기
web-waiting-for = 기다리는 사람: { $names }.
web-filter = 선택지 거르기
web-all-choices = { $count }개 모두
web-take-back-asked = { JOSA($name, "이/가") } 마지막 행동 { $count }개를 무르자고 요청했습니다.
web-agree = 동의
web-refuse = 거절
web-withdraw = 거두기
web-free-a-seat = 자리 비우기
web-hand-over-open = { $name }의 자리를 다른 사람에게 열자는 제안이 있습니다.
web-hand-over-caretaker = { $name }의 자리를 서버가 대신 두자는 제안이 있습니다.
web-history = 기록
web-first = 처음으로
web-before = 한 행동 앞으로
web-after = 한 행동 뒤로
web-now = 현재로
web-moment = { $length } 중 { $number }번째 순간
web-see-moment = { $number }번째 행동 뒤의 게임 보기
web-log = 일어난 일

## 18xx 게임

web-map = 지도. 더하기와 빼기로 크기를 바꾸고, 화살표로 움직이며, Esc로 타일을 내려놓습니다.
web-where-to = 이것으로 주가가 어디로 가나요?
web-lay-here = 여기에 타일 놓기: { $hex }
web-take-tile = 타일 { $tile }, 남은 수 { $left }
web-tile-not-now = 타일 { $tile }, 남은 수 { $left }, 지금은 안 됨: 이유 묻기
web-turn-tile = 타일 { $tile } 돌리기
web-lay-confirm = 놓기
web-lay-turn = 돌리기
web-larger = 크게
web-smaller = 작게
web-whole = 지도 전체
web-route-stop = 열차를 { $stop }까지 보내기
web-run-trains = { $company }의 열차
web-run-how = 열차를 고른 다음 지도에서 역을 눌러 그곳까지 보내세요. 경로 위의 역을 누르면 거기서 잘립니다.
web-run-stays = 운행하지 않음
web-run-clear = { $train } 열차의 경로 지우기
web-run-for = { $revenue } 운행
web-run-best-proven = 가능한 최고: { $revenue }, 증명됨
web-run-best-bound = 지금까지 최고: { $revenue }, 많아야 { $bound }
web-parts = 페이지의 부분
web-part-board = 판
web-part-act = 차례
web-part-log = 기록과 대화
web-tabs = 게임에 관한 모든 것
web-tab-market = 시장
web-tab-companies = 회사
web-tab-players = 참가자
web-tab-trains = 열차와 국면
web-tab-all = 모든 표
web-sort-by = 정렬
web-sort-order = 운영 순서
web-sort-price = 주가
web-sort-cash = 금고
web-sort-name = 이름
web-director = 대표
web-treasury = 금고
web-trains = 열차
web-tokens = 토큰
web-loans = 대출
web-privates = 개인 회사
web-shares = 주식
web-not-started = 아직 시작하지 않음
web-priority = 선
web-cash = 현금
web-certificates = 증서
web-privates-are = 개인 회사:
web-private-said = 가치 { $value }, 수입 { $revenue }.
web-train = 열차
web-price = 값
web-left = 남음
web-starts-phase = 시작하는 국면
web-rusts = 사라짐
web-rusted = 사라졌음
web-rusts-in = 국면 { $phase }에
web-rusts-never = 사라지지 않음
web-owned-by = 가진 이
web-phases = 국면
web-train-limit = { $kind }: { $limit }
web-kind-minor = 소회사
web-kind-public = 공개 회사
web-kind-national = 국영 철도
web-colour-yellow = 노랑
web-colour-green = 초록
web-colour-brown = 갈색
web-colour-grey = 회색
web-tab-tiles = 타일
web-tab-charts = 그래프
web-chart-of = 보기
web-chart-value = 참가자의 가치
web-chart-cash = 참가자의 현금
web-chart-income = 참가자의 수입
web-chart-price = 주가
web-chart-revenue = 회사의 수익
web-chart-when = 때
web-chart-as-table = 표로
web-chart-as-lines = 선으로
web-tile-colours = 타일의 색
web-tile-may-go = 타일 { $tile }, 놓을 수 있는 곳: { $places }.
web-tile-nowhere = 타일 { $tile }, 지금 놓을 수 있는 곳이 없습니다.
web-tile-lies = 놓여 있는 곳: { $places }.
web-branch-play = 실제로 두기
web-turn-said = 내 차례: { $step }

## 테이블 메뉴

web-table = 테이블
web-programmes = 예약한 행동
web-programme-set = 이렇게 하기
web-programme-cancel = 그만두기
web-programme-unless = 먼저 물어볼 때
web-programme-limit = 최대
web-programme-none = 지금 이 자리에 예약할 수 있는 행동이 없습니다.
web-for-seat = 자리
web-notes = 메모
web-notes-are-yours = 다른 사람은 읽을 수 없습니다.
web-notes-kept = 저장했습니다.
web-clone = 내 테이블로 복사
web-export = 기록 저장
web-take-over = { $name }의 자리 이어받기
web-leave = 게임에서 나가기
web-leave-means = 자리가 비고 다른 사람이 이어받을 수 있습니다. 게임은 계속됩니다.
web-leave-seat = { $name } 자리에서 나가기
web-hand-over-means = 한 사람이 다른 사람들을 오래 기다리게 하면 나머지의 과반수가 그 자리를 비울 수 있습니다. 다른 사람에게 열거나, 되도록 아무것도 하지 않는 서버에 맡깁니다.
web-hand-over-to-open = 다른 사람에게
web-hand-over-to-house = 서버에
web-close = 닫기
