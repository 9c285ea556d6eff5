# 서버가 테이블에 대해 하는 말: 왜 할 수 없는지, 무슨 일이 있었는지.

problem-no-such-table = 여기에는 “{ $table }” 테이블이 없습니다.
problem-not-begun = 게임이 아직 시작되지 않았습니다.
problem-begun-already = 게임이 이미 시작되었습니다.
problem-over = 게임이 끝났습니다.
problem-no-action = 이 게임의 행동이 아닙니다: { $why }.
problem-refused = 규칙상 할 수 없습니다.
problem-moved-on = 그사이 게임이 진행되었습니다. 다시 확인하고 결정하세요.
problem-not-your-seat = { $seat } 자리는 본인의 자리가 아닙니다.
problem-no-seat-here = 이 테이블에 자리가 있는 사람만 할 수 있습니다.
problem-no-such-seat = 여기에는 “{ $seat }” 자리가 없습니다. 있는 자리: { $seats }.
problem-seat-taken = { $seat } 자리에는 { JOSA($name, "이/가") } 앉아 있습니다.
problem-seat-is-free = { $seat } 자리에는 앉은 사람이 없습니다.
problem-seat-kept-by-house = { $seat } 자리는 서버가 대신 두고 있습니다. 참가자들이 이 자리를 열자고 제안할 수 있습니다.
problem-seated-already = 이미 { $seat } 자리에 앉아 있습니다.
problem-invitation-needed = { $seat } 자리는 초대받은 사람의 자리입니다.
problem-invitation-unknown = 이 초대는 유효하지 않습니다. 새 초대로 바뀌었을 수 있습니다.
problem-hosts-only = 테이블을 만든 사람만 할 수 있습니다.
problem-seats-are-free = 빈자리가 { $count }개 있습니다. 자리가 모두 차야 게임이 시작됩니다.
problem-two-seats-for-me = 본인의 자리는 하나입니다. 같은 화면에서 하는 다른 사람들은 각자의 이름을 씁니다.
problem-local-name-missing = 같은 화면에서 { $seat } 자리는 누가 하나요? 이름을 쓰세요.
problem-seats-of-opening = 이어서 할 게임의 참가자는 { $count }명인데 자리를 { $given }개 지정했습니다.
problem-opening-of-one = 테이블은 다른 테이블이나 기록에서 이어서 합니다. 둘 중 하나만 지정하세요.
problem-record = { $why }
problem-seed-too-large = 기록의 시드 { $seed } 값은 너무 커서 저장할 수 없습니다. 64비트를 넘지 않아야 합니다.
problem-options = { $why }
problem-unknown-title = 그런 게임은 없습니다.
problem-unknown-clock = “{ $name }”{ PARTICLE($name, "이라는/라는") } 제한 시간 설정은 없습니다. 있는 설정: { $names }.
problem-no-such-place = “{ $place }”{ PARTICLE($place, "은/는") } 이 목록의 위치가 아닙니다. 앞선 응답의 “next” 값을 쓰세요.
problem-no-such-moment = 지금까지 게임의 행동은 { $most }회이므로 행동 { $at }회 후의 시점은 없습니다.
problem-rules-corrected = 이 게임이 여기까지 진행된 뒤에 규칙이 바로잡혔습니다. 게임은 계속되지만 행동 { $at }회 후의 시점은 더 이상 볼 수 없고 그때로 무를 수도 없습니다.
problem-secrets-stay = 이 게임에는 비밀이 있으므로 게임이 끝난 뒤에만 할 수 있습니다.
problem-busy = 테이블이 매우 붐빕니다. 다시 시도하세요.
problem-nothing-said = 먼저 할 말을 쓰세요.
problem-nothing-to-take-back = 행동 { $to }회 후로는 무를 수 없습니다. 이 테이블의 게임은 행동 { $least }회부터 { $most }회까지입니다.
problem-take-back-asked-already = 누군가 이미 무르자고 요청했습니다.
problem-chance-has-spoken = 그 뒤에 우연이 결과를 정했거나 숨겨진 것이 공개되었으므로 무를 수 없습니다.
problem-no-take-back = 무르자고 요청한 사람이 없습니다.
problem-not-asked = 답할 사람이 아니거나 이미 답했습니다.
problem-not-yours-to-withdraw = 다른 사람이 요청했으므로 그 사람만 철회할 수 있습니다.
problem-hand-over-proposed-already = { $seat } 자리를 비우자는 제안이 이미 있습니다.
problem-no-hand-over = 자리를 비우자는 제안이 없습니다.
problem-own-seat-is-given-up = 본인의 자리는 제안하지 않고 바로 내놓을 수 있습니다.
problem-not-yet-late = 자리는 그 참가자가 다른 사람들을 { $minutes }분 동안 기다리게 한 뒤에 비울 수 있습니다. { JOSA($name, "은/는") } 아직 그만큼 기다리게 하지 않았습니다.
problem-no-programme = 예약할 수 있는 행동이 아닙니다: { $why }.
problem-too-many-tables = 한 연결로는 테이블을 한 번에 { $most }개까지 볼 수 있습니다.

entry-moved-by-house = { $by-id ->
    [programme] { JOSA($name, "이/가") } 예약한 대로:
    [clock] 시간이 다 되어 서버가 대신 둡니다:
   *[caretaker] 빈자리이므로 서버가 대신 둡니다:
}
entry-sat = { JOSA($name, "이/가") } { $seat } 자리에 앉았습니다.
entry-rose-itself = { JOSA($name, "이/가") } 자리에서 일어났습니다.
entry-rose-removed = 테이블을 만든 사람이 { JOSA($name, "을/를") } 자리에서 내보냈습니다.
entry-begun = 게임이 시작됩니다. 우연의 바탕이 될 값은 이미 정해졌으며, 그 해시는 { $promise }입니다.
entry-take-back-asked = { $count ->
    [1] { JOSA($name, "이/가") } 마지막 행동을 무르자고 요청했습니다. 동의할 수 있는 사람: { $names }.
   *[other] { JOSA($name, "이/가") } 마지막 행동 { $count }개를 무르자고 요청했습니다. 동의할 수 있는 사람: { $names }.
}
entry-take-back-answered-agrees = { JOSA($name, "이/가") } 무르는 데 동의했습니다.
entry-take-back-answered-refuses = { JOSA($name, "은/는") } 무르는 데 동의하지 않았습니다.
entry-take-back-lapsed-withdrawn = 무르자는 요청이 철회되었습니다.
entry-take-back-lapsed-refused = 아무것도 무르지 않습니다.
entry-take-back-lapsed-expired = 제때 답한 사람이 없어 아무것도 무르지 않습니다.
entry-take-back-lapsed-moved-on = 게임이 계속되어 아무것도 무르지 않습니다.
entry-taken-back = { $count ->
    [1] { JOSA($name, "이/가") } 마지막 행동을 물렀습니다.
   *[other] { JOSA($name, "이/가") } 마지막 행동 { $count }개를 물렀습니다.
}
entry-clock-ran-out = { $name }의 시간이 다 되었습니다. 이제부터 이 자리는 서버가 대신 둡니다.
entry-hand-over-proposed-open = { JOSA($name, "이/가") } { $player }의 자리를 비워 다른 사람에게 열자고 제안했습니다.
entry-hand-over-proposed-caretaker = { JOSA($name, "이/가") } { $player }의 자리를 서버에 맡기자고 제안했습니다.
entry-hand-over-answered-agrees = { JOSA($name, "이/가") } 동의했습니다.
entry-hand-over-answered-refuses = { JOSA($name, "은/는") } 동의하지 않았습니다.
entry-hand-over-lapsed-refused = 자리는 그대로 둡니다.
entry-hand-over-lapsed-expired = 제때 답한 사람이 너무 적어 자리는 그대로 둡니다.
entry-hand-over-lapsed-moved = 참가자가 돌아와 자리는 그대로 둡니다.
entry-vacated-itself = { JOSA($name, "이/가") } 게임에서 나갔습니다. 이 자리에는 누구나 앉을 수 있습니다.
entry-vacated-voted-open = 참가자들이 { $name }의 자리를 비웠습니다. 이 자리에는 누구나 앉을 수 있습니다.
entry-vacated-voted-caretaker = 참가자들이 { $name }의 자리를 서버에 맡겼습니다.
entry-ended = 게임이 끝났습니다. 우연의 바탕은 숫자 { JOSA($seed, "과/와") } 솔트 { $salt }입니다. 둘을 합치면 처음에 알린 해시가 나옵니다.
