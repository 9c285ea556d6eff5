# What the client tells a program by itself, where no server has said anything.

problem-unreachable = The server at { $address } does not answer.
problem-strange-answer = What answers at { $address } does not seem to be this server. The status is { $status }.
problem-logged-out = The server at { $address } has ended this log-in.
problem-hung-up = The connection to { $address } has been closed.
problem-entries-gone = The server knows { $last } entries of the table, and { $known } had been told: it seems to have been set back.
