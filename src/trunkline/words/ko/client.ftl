# What the client tells a program by itself, where no server has said anything.

problem-unreachable = { $address } 서버가 응답하지 않습니다.
problem-strange-answer = { $address } 주소에서 응답한 것은 이 서버가 아닌 것 같습니다. 상태 코드는 { $status }입니다.
problem-logged-out = { $address } 서버가 이 로그인을 끝냈습니다.
problem-hung-up = { $address } 연결이 닫혔습니다.
problem-entries-gone = 서버는 이 테이블의 기록을 { $last }개 알고 있는데 이미 { $known }개를 받았습니다. 서버가 이전 상태로 되돌아간 것 같습니다.
