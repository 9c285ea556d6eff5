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
