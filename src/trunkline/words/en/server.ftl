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
