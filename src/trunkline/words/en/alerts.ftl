# Alerts: what people are told when they are not at the table, in messages and in mails.

alert-turn = It is your turn at “{ $table }”.
    .subject = Your turn: { $table }
alert-started = The game at “{ $table }” has begun.
    .subject = Begun: { $table }
alert-over = The game at “{ $table }” is over.
    .subject = Over: { $table }
alert-mention = { $by } has mentioned you at “{ $table }”: { $text }
    .subject = { $by } writes: { $table }
alert-asked = { $what ->
    [take-back] { $by } would like to take a move back at “{ $table }”. Do you agree?
    [hand-over] { $by } proposes to give a seat at “{ $table }” to somebody else. Do you agree?
   *[other] { $by } waits for your answer at “{ $table }”.
}
    .subject = A question: { $table }
alert-confirm = Somebody, most likely you, gave this address for the account “{ $name }” at { $host }. Open the link to confirm that it is yours. If it was not you, there is nothing to do: no more mail will come.
    .subject = Confirm your address
alert-password = Somebody, most likely you, wants a new password for the account “{ $name }” at { $host }. Open the link to choose one, within an hour. If it was not you, there is nothing to do: the old password stays.
    .subject = A new password
alert-digest = { $count ->
    [0] No game waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
    .subject = { $count ->
        [0] News of your games
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
alert-waited-minutes = { $table }: it is your turn.
alert-waited-hours = { $table }: your turn for { $count ->
    [one] one hour.
   *[other] { $count } hours.
}
alert-waited-days = { $table }: your turn for { $count ->
    [one] one day.
   *[other] { $count } days.
}
alert-test = This is a test. Alerts from { $host } arrive here.
    .subject = A test of alerts

# In mails.
mail-open = Go to the table
mail-open-waiting = Go to the game that waits longest
mail-open-link = Open the link
mail-why = You get this mail because you asked { $host } to tell you by e-mail.
mail-stop-table = No more mail about this table
mail-stop-all = No more mail about games

# The page behind the link that ends mails.
stop-title = Mail about games
stop-ask-all = Shall { $host } no longer write to you about your games?
stop-ask-table = Shall { $host } no longer write to you about “{ $table }”?
stop-button = No more mail
stop-done-all = Done: { $host } will no longer write to you about your games.
stop-done-table = Done: { $host } will no longer write to you about “{ $table }”.
stop-undo = You can change this at any time in your settings.
stop-unknown = This link is not complete. Open it from the mail once more, or change your settings after logging in.

# What is wrong with what was given to be told at.
problem-address-unreadable = “{ $url }” is no address that can be called; one looks like https://example.org/alerts.
problem-address-not-https = “{ $url }” does not begin with https://, and nothing is called without encryption.
problem-address-with-password = Addresses with a name or a password in them are not called; calls are signed, so none is needed.
problem-address-port = Port { $port } is not called; 443 is, and those from 1024 on.
problem-address-not-public = “{ $host }” does not lie in the public internet, so it is not called.
problem-address-unknown = Nobody knows where “{ $host }” is.
problem-browser-keys = These are not the keys of a push subscription: p256dh is a point of the curve P-256, auth has 16 bytes, both in base64url.
problem-too-many-browsers = No more than { $most } browsers are told; unsubscribe one first.
problem-mail-twice = Choose single mails or a digest, not both.
problem-nowhere-push = No browser has subscribed.
problem-nowhere-email = There is no confirmed address for mail, or this server sends none.
problem-nowhere-webhook = There is no address to call.

# What came of a test.
call-good = It has arrived.
call-mailed = The mail server has taken it; look into your mail.
call-no-mail = The mail server has not taken it.
call-status = The other side answered with status { $status }.
call-unknown-host = Nobody knows where the host is.
call-not-reached = Nobody answers there.
call-bad-certificate = The certificate of the other side cannot be trusted.
call-too-slow = The other side took too long.
call-no-http = What came back is not HTTP.
