# 알림: 테이블에 없는 사람에게 메시지와 메일로 전하는 말.

alert-turn = “{ $table }”에서 차례가 되었습니다.
    .subject = 차례: { $table }
alert-started = “{ $table }”에서 게임이 시작되었습니다.
    .subject = 시작: { $table }
alert-over = “{ $table }”의 게임이 끝났습니다.
    .subject = 종료: { $table }
alert-mention = { JOSA($by, "이/가") } “{ $table }”에서 당신을 언급했습니다: { $text }
    .subject = { $by } 님의 글: { $table }
alert-asked = { $what ->
    [take-back] { JOSA($by, "이/가") } “{ $table }”에서 수를 무르고 싶어 합니다. 동의하십니까?
    [hand-over] { JOSA($by, "이/가") } “{ $table }”의 자리 하나를 다른 사람에게 넘기자고 제안합니다. 동의하십니까?
   *[other] { JOSA($by, "이/가") } “{ $table }”에서 대답을 기다립니다.
}
    .subject = 질문: { $table }
alert-confirm = 누군가가, 아마도 본인이, { $host }의 “{ $name }” 계정에 이 주소를 적었습니다. 본인의 주소라면 링크를 열어 확인해 주십시오. 본인이 아니라면 아무것도 하지 않아도 됩니다. 메일은 더 가지 않습니다.
    .subject = 주소를 확인해 주십시오
alert-password = 누군가가, 아마도 본인이, { $host }의 “{ $name }” 계정에 새 비밀번호를 요청했습니다. 한 시간 안에 링크를 열어 정해 주십시오. 본인이 아니라면 아무것도 하지 않아도 됩니다. 지금 비밀번호가 그대로 남습니다.
    .subject = 새 비밀번호
alert-digest = { $count ->
    [0] 기다리는 게임이 없습니다.
   *[other] 게임 { $count }개가 기다립니다.
}
    .subject = { $count ->
        [0] 게임 소식
       *[other] 게임 { $count }개가 기다립니다
    }
alert-waited-minutes = { $table }: 당신의 차례입니다.
alert-waited-hours = { $table }: { $count }시간째 당신의 차례입니다.
alert-waited-days = { $table }: { $count }일째 당신의 차례입니다.
alert-test = 시험입니다. { $host }의 알림이 이곳으로 옵니다.
    .subject = 알림 시험

# 메일에서.
mail-open = 테이블로 가기
mail-open-waiting = 가장 오래 기다린 게임으로 가기
mail-open-link = 링크 열기
mail-why = { $host }에서 메일로 알려 달라고 하셨기에 이 메일을 보냅니다.
mail-stop-table = 이 테이블의 메일 그만 받기
mail-stop-all = 게임에 관한 메일 그만 받기

# 메일을 끝내는 링크의 페이지.
stop-title = 게임에 관한 메일
stop-ask-all = { $host }에서 게임에 관한 메일을 더 보내지 않을까요?
stop-ask-table = { $host }에서 “{ $table }”에 관한 메일을 더 보내지 않을까요?
stop-button = 메일 그만 받기
stop-done-all = 되었습니다. { $host }에서 게임에 관한 메일을 더 보내지 않습니다.
stop-done-table = 되었습니다. { $host }에서 “{ $table }”에 관한 메일을 더 보내지 않습니다.
stop-undo = 설정에서 언제든지 바꿀 수 있습니다.
stop-unknown = 링크가 온전하지 않습니다. 메일에서 다시 열거나, 로그인하여 설정을 바꾸십시오.

# 알림을 받을 곳으로 적은 것에 무엇이 잘못되었는가.
problem-address-unreadable = “{ $url }”{ PARTICLE($url, "은/는") } 호출할 수 있는 주소가 아닙니다. https://example.org/alerts 같은 모양이어야 합니다.
problem-address-not-https = “{ $url }”{ PARTICLE($url, "은/는") } https://로 시작하지 않습니다. 암호화 없이는 호출하지 않습니다.
problem-address-with-password = 이름이나 비밀번호가 든 주소는 호출하지 않습니다. 호출에는 서명이 있으므로 필요하지 않습니다.
problem-address-port = 포트 { JOSA($port, "은/는") } 호출하지 않습니다. 443과 1024 이상만 호출합니다.
problem-address-not-public = “{ $host }”{ PARTICLE($host, "은/는") } 공개 인터넷에 있지 않으므로 호출하지 않습니다.
problem-address-unknown = “{ $host }”{ PARTICLE($host, "이/가") } 어디에 있는지 알 수 없습니다.
problem-browser-keys = 푸시 구독의 키가 아닙니다. p256dh는 P-256 곡선의 점, auth는 16바이트이고, 둘 다 base64url로 적습니다.
problem-too-many-browsers = 브라우저는 { $most }개까지만 알림을 받습니다. 먼저 하나의 구독을 끊으십시오.
problem-mail-twice = 낱낱의 메일과 모음 메일 가운데 하나만 고르십시오.
problem-nowhere-push = 구독한 브라우저가 없습니다.
problem-nowhere-email = 확인된 메일 주소가 없거나, 이 서버는 메일을 보내지 않습니다.
problem-nowhere-webhook = 호출할 주소가 없습니다.

# 시험의 결과.
call-good = 도착했습니다.
call-mailed = 메일 서버가 받았습니다. 메일함을 살펴보십시오.
call-no-mail = 메일 서버가 받지 않았습니다.
call-status = 상대가 상태 { JOSA($status, "으로/로") } 대답했습니다.
call-unknown-host = 호스트가 어디에 있는지 알 수 없습니다.
call-not-reached = 그곳에서 아무도 대답하지 않습니다.
call-bad-certificate = 상대의 인증서를 믿을 수 없습니다.
call-too-slow = 상대가 너무 오래 걸렸습니다.
call-no-http = 돌아온 것이 HTTP가 아닙니다.
