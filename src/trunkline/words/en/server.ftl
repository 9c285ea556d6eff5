# What the server says: to whoever asks it for something.

problem-log-in = Log in first, or begin as a guest.
problem-token-unknown = This token is not valid: it may have been revoked.
problem-other-host = This server does not answer to the name “{ $host }”: TRUNKLINE_ADDRESS names the address that players open.
problem-other-origin = Requests from pages of { $origin } are not taken here.
problem-no-origin = The request does not say which page it comes from. Programs use a personal token, or send the header Origin: { $address }.
problem-too-often = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-too-long = The request is too long: { $longest } bytes are the most here.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address cannot be asked like that.
problem-not-understood = The request was not understood: { $why }.
problem-clash = Somebody else was faster. Look again, and try once more.
problem-internal = Something went wrong on the server. The log has it under { $id }.
problem-database-away = The server cannot reach its database at the moment. Try again shortly.
problem-name-length = A name has 1 to { $most } letters.
problem-name-letter = “{ $letter }” cannot stand in a name; letters, digits, spaces, hyphens, apostrophes and full stops can.
problem-name-taken = The name { $name } is taken, or looks too much like one that is.

problem-out-of-range = A number in the request is too large.
problem-no-nul = The request contains a character that cannot be kept, the one with the number 0.
problem-not-json = The request is not readable as JSON in UTF-8.
problem-body-missing = The request has no body; it has to be JSON.
problem-body-wrong = The request’s body has to be { $expected }.
problem-field-missing = { $field } is missing.
problem-field-unknown = There is no field { $field } here.
problem-field-wrong = { $field } has to be { $expected }, not { $value }.
expected-or = { $first } or { $last }
expected-one-of = one of { $values }
expected-text = text
expected-text-of = text of { $bound ->
    [least] at least { $least } letters
    [most] at most { $most } letters
   *[both] { $least } to { $most } letters
}
expected-whole-number = a whole number
expected-number-of = a whole number { $bound ->
    [least] from { $least }
    [most] up to { $most }
   *[both] from { $least } to { $most }
}
expected-number = a number
expected-truth = true or false
expected-null = null
expected-list = a list
expected-object = an object
expected-other = of another form

problem-log-in-wrong = The name or the password is wrong.
problem-password-wrong = The password is wrong.
problem-password-length = A password has { $least } to { $most } letters.
problem-password-is-name = The password must not be the name.
problem-password-common = This password is among those that are tried first. Several words in a row are harder to guess.
problem-claim-by-what = Choose a password, or make a passkey first.
problem-claimed-already = This account has a name already; it can be changed.
problem-claim-first = A guest has no password. Choose a name with one first.
problem-needs-session = A token cannot do that: log in with a browser.
problem-prove-again = Prove once more who you are, by your password or a passkey.
problem-settings-too-long = Settings are kept up to { $most } bytes.
problem-too-many = There are { $most } already; remove one first.
problem-passkey-host = Passkeys need an address with a name: open the server as localhost, or by its public address.
problem-passkey-late = That took too long, or was answered already. Begin again.
problem-passkey-refused = The passkey’s answer is not valid.
problem-passkey-unknown = Nobody here has this passkey.
problem-passkey-known = This passkey belongs to an account already.
problem-last-passkey = This is the only way into your account. Set a password or make another passkey first.
problem-no-mail = This server sends no mail.
problem-email-wrong = “{ $email }” is no address for mail; they look like ada@example.org.
problem-link-over = This link has been used already, or is too old.

problem-metrics-closed = The figures are for this machine only, and for who has the token of TRUNKLINE_METRICS_TOKEN.

# The pages that the server writes itself.
page-welcome = Railway board games, at one table across the world
page-what = Trunkline plays { $games } with complete rules, for an evening or over months. More games are coming.
page-can-live = Live or a move a day, with clocks made for these games. No game is ever deleted.
page-can-routes = The best routes of your trains are worked out and proven, at any time of the game.
page-can-why = Whatever cannot be done is refused in words, with the number of the rule.
page-open-tables = Open tables
page-no-tables = No table is looking for players just now.
page-seats = { $taken } of { $seats } seats taken
page-pace-live = Live
page-pace-slow = A move now and then
page-programs = For programs
page-programs-how = Everything here can be done by a program: set up tables, play, watch, keep notes. The application for browsers is on its way.
page-api = Read about the API
page-foot = Languages and further pages
page-confirm = Confirm your address for mail
page-confirm-ask = With this button you say that the address of the mail is yours.
page-confirm-do = Confirm
page-confirm-done = Your address is confirmed. You can close this page.
page-reset = A new password
page-reset-new = New password
page-reset-do = Set the password
page-reset-done = The password is set. All browsers are logged out; log in with the new one.
