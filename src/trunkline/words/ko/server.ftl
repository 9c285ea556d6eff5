# What the server says: to whoever asks it for something.

problem-log-in = 먼저 로그인하거나 손님으로 시작하세요.
problem-token-unknown = 이 토큰은 유효하지 않습니다. 취소되었을 수 있습니다.
problem-other-host = 이 서버는 “{ $host }”{ PARTICLE($host, "이라는/라는") } 이름으로 응답하지 않습니다. 플레이어가 여는 주소는 TRUNKLINE_ADDRESS로 정합니다.
problem-other-origin = { $origin } 페이지에서 보낸 요청은 여기서 받지 않습니다.
problem-no-origin = 어느 페이지에서 보낸 요청인지 알 수 없습니다. 프로그램은 개인 토큰을 쓰거나 Origin: { $address } 헤더를 보내세요.
problem-too-often = 요청이 너무 많습니다. { $seconds }초 뒤에 다시 시도하세요.
problem-too-long = 요청이 너무 깁니다. 여기서는 { $longest }바이트까지 됩니다.
problem-not-found = 이 주소에는 아무것도 없습니다.
problem-wrong-method = 이 주소에는 그런 방식으로 요청할 수 없습니다.
problem-not-understood = 요청을 이해하지 못했습니다: { $why }.
problem-clash = 다른 사람이 먼저 했습니다. 다시 확인하고 한 번 더 시도하세요.
problem-internal = 서버에서 문제가 생겼습니다. 로그에 { $id } 번호로 남아 있습니다.
problem-database-away = 서버가 지금 데이터베이스에 연결할 수 없습니다. 잠시 뒤에 다시 시도하세요.
problem-name-length = 이름은 1자에서 { $most }자까지입니다.
problem-name-letter = “{ $letter }”{ PARTICLE($letter, "은/는") } 이름에 쓸 수 없습니다. 글자, 숫자, 공백, 붙임표, 작은따옴표, 마침표는 쓸 수 있습니다.
problem-name-taken = { $name } 이름은 이미 있거나 있는 이름과 너무 비슷합니다.

problem-out-of-range = 요청에 있는 숫자가 너무 큽니다.
problem-no-nul = 요청에 저장할 수 없는 0번 문자가 들어 있습니다.
problem-not-json = 요청을 UTF-8로 된 JSON으로 읽을 수 없습니다.
problem-body-missing = 요청에 본문이 없습니다. 본문은 JSON이어야 합니다.
problem-body-wrong = 요청 본문에 맞는 것: { $expected }.
problem-field-missing = { $field } 항목이 없습니다.
problem-field-unknown = 여기에는 { $field } 항목이 없습니다.
problem-field-wrong = { $field } 항목에 { $value } 값은 쓸 수 없습니다. 맞는 값: { $expected }.
expected-or = { $first } 또는 { $last }
expected-one-of = { $values } 가운데 하나
expected-text = 글
expected-text-of = { $bound ->
    [least] { $least }자 이상
    [most] { $most }자 이하
   *[both] { $least }자에서 { $most }자까지
}의 글
expected-whole-number = 정수
expected-number-of = { $bound ->
    [least] { $least } 이상
    [most] { $most } 이하
   *[both] { $least }에서 { $most }까지
}의 정수
expected-number = 숫자
expected-truth = true 또는 false
expected-null = null
expected-list = 목록
expected-object = 객체
expected-other = 다른 형식

problem-log-in-wrong = 이름이나 비밀번호가 맞지 않습니다.
problem-password-wrong = 비밀번호가 맞지 않습니다.
problem-password-length = 비밀번호는 { $least }자에서 { $most }자까지입니다.
problem-password-is-name = 이름을 비밀번호로 쓸 수 없습니다.
problem-password-common = 누구나 먼저 시도해 보는 비밀번호입니다. 낱말 여러 개를 이어 쓰면 알아맞히기 어렵습니다.
problem-claim-by-what = 비밀번호를 정하거나 먼저 패스키를 만드세요.
problem-claimed-already = 이 계정에는 이미 이름이 있습니다. 이름은 바꿀 수 있습니다.
problem-claim-first = 손님에게는 비밀번호가 없습니다. 먼저 이름과 비밀번호를 정하세요.
problem-needs-session = 토큰으로는 할 수 없습니다. 브라우저로 로그인하세요.
problem-prove-again = 비밀번호나 패스키로 본인임을 다시 확인하세요.
problem-settings-too-long = 설정은 { $most }바이트까지 저장됩니다.
problem-too-many = 이미 { $most }개가 있습니다. 먼저 하나를 지우세요.
problem-passkey-host = 패스키를 쓰려면 주소에 이름이 있어야 합니다. localhost나 서버의 공개 주소로 여세요.
problem-passkey-late = 시간이 너무 지났거나 이미 응답한 요청입니다. 처음부터 다시 하세요.
problem-passkey-refused = 패스키의 응답이 유효하지 않습니다.
problem-passkey-unknown = 이 패스키를 가진 사람이 없습니다.
problem-passkey-known = 이 패스키는 이미 어떤 계정에 속해 있습니다.
problem-last-passkey = 계정에 들어갈 수 있는 유일한 방법입니다. 먼저 비밀번호를 정하거나 다른 패스키를 만드세요.
problem-no-mail = 이 서버는 메일을 보내지 않습니다.
problem-email-wrong = “{ $email }”{ PARTICLE($email, "은/는") } 메일 주소가 아닙니다. 메일 주소는 ada@example.org처럼 씁니다.
problem-link-over = 이미 썼거나 너무 오래된 링크입니다.

problem-metrics-closed = 이 수치는 이 컴퓨터에서만, 또는 TRUNKLINE_METRICS_TOKEN 토큰이 있어야 볼 수 있습니다.

# The pages that the server writes itself.
page-welcome = 세계 어디서나 한 테이블에서 즐기는 철도 보드게임
page-what = Trunkline에서는 다음 게임을 모든 규칙 그대로, 하루 저녁이든 몇 달이든 즐길 수 있습니다. 더 많은 게임이 준비되고 있습니다. 지금 있는 게임: { $games }.
page-can-live = 실시간으로도 하루 한 수로도 둘 수 있고, 이 게임들에 맞춘 시계가 있습니다. 게임은 절대 지워지지 않습니다.
page-can-routes = 게임 중 언제든지 열차의 최선 노선을 계산하고 증명합니다.
page-can-why = 할 수 없는 일은 규칙 번호와 함께 말로 설명합니다.
page-open-tables = 열린 테이블
page-no-tables = 지금 플레이어를 찾는 테이블이 없습니다.
page-seats = { $seats }자리 중 { $taken }자리 참
page-pace-live = 실시간
page-pace-slow = 틈틈이 한 수씩
page-programs = 프로그램용
page-programs-how = 테이블 만들기, 플레이, 관전, 메모까지 여기서 하는 모든 일을 프로그램으로도 할 수 있습니다. 브라우저용 애플리케이션은 준비 중입니다.
page-api = API 알아보기
page-foot = 언어와 다른 페이지
page-confirm = 메일 주소 확인
page-confirm-ask = 이 단추를 누르면 메일을 받은 주소가 본인의 것임을 확인합니다.
page-confirm-do = 확인
page-confirm-done = 주소가 확인되었습니다. 이 페이지를 닫아도 됩니다.
page-reset = 새 비밀번호
page-reset-new = 새 비밀번호
page-reset-do = 비밀번호 정하기
page-reset-done = 비밀번호를 정했습니다. 모든 브라우저에서 로그아웃되었으니 새 비밀번호로 로그인하세요.
