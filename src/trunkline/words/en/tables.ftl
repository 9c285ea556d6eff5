# What the server says about tables: why something cannot be done, and what happened.

problem-no-such-table = There is no table “{ $table }” here.
problem-not-begun = The game has not begun yet.
problem-begun-already = The game has begun already.
problem-over = The game is over.
problem-no-action = That is no action of this game: { $why }.
problem-refused = The rules do not allow that.
problem-moved-on = The game has moved on since: look again, then decide.
problem-not-your-seat = The seat { $seat } is not yours.
problem-no-seat-here = That is for those who have a seat at this table.
problem-no-such-seat = There is no seat “{ $seat }” here; there are { $seats }.
problem-seat-taken = { $name } has the seat { $seat }.
problem-seat-is-free = Nobody has the seat { $seat }.
problem-seat-kept-by-house = The house plays for the seat { $seat }. The players can propose to open it.
problem-seated-already = You have the seat { $seat } already.
problem-invitation-needed = The seat { $seat } is kept for somebody who was invited.
problem-invitation-unknown = This invitation is not valid: a newer one may have taken its place.
problem-hosts-only = Only whoever set up the table can do that.
problem-seats-are-free = { $count ->
    [one] One seat is free: the game begins when all are taken.
   *[other] { $count } seats are free: the game begins when all are taken.
}
problem-two-seats-for-me = One seat is for yourself; others at your screen have names of their own.
problem-local-name-missing = Who plays the seat { $seat } at your screen? Give a name.
problem-seats-of-opening = The game that this one goes on from has { $count } players, and { $given } seats were named.
problem-opening-of-one = A table goes on from another table or from a record: name one of them.
problem-record = { $why }
problem-seed-too-large = The seed { $seed } of the record is too large to be kept; it has to fit into 64 bits.
problem-options = { $why }
problem-unknown-title = There is no such game.
problem-unknown-clock = There are no clocks called “{ $name }”; there are { $names }.
problem-no-such-place = “{ $place }” is no place in this list; an earlier answer names one as “next”.
problem-no-such-moment = The game has { $most } actions so far, so there is no moment { $at }.
problem-rules-corrected = The rules of this game were corrected after it had been played so far: it goes on, but its moment { $at } cannot be shown or taken back to any more.
problem-secrets-stay = This game has secrets, so that is possible only once it is over.
problem-busy = The table is very busy. Try again.
problem-nothing-said = Write something first.
problem-nothing-to-take-back = Nothing can be taken back to { $to }: this table’s game has from { $least } to { $most } actions.
problem-take-back-asked-already = Somebody has asked already whether something is taken back.
problem-chance-has-spoken = Chance has decided since, or something hidden was shown: that cannot be taken back.
problem-no-take-back = Nobody has asked to take anything back.
problem-not-asked = You are not asked, or have answered already.
problem-not-yours-to-withdraw = Somebody else asked; only they can withdraw it.
problem-hand-over-proposed-already = It is already proposed to free the seat { $seat }.
problem-no-hand-over = It is not proposed to free a seat.
problem-own-seat-is-given-up = Your own seat you can simply give up.
problem-not-yet-late = A seat can be freed when its player has kept the others waiting for { $minutes } minutes; { $name } has not.
problem-no-programme = That is no programmed move: { $why }.
problem-too-many-tables = { $most } tables at a time are the most that one connection can watch.

entry-moved-by-house = { $by-id ->
    [programme] As { $name } had programmed:
    [clock] The time is up, so the house plays:
   *[caretaker] The house plays for an empty seat:
}
entry-sat = { $name } takes the seat { $seat }.
entry-rose-itself = { $name } gets up.
entry-rose-removed = { $name } is asked to leave by the host.
entry-begun = The game begins. What chance will be made of is settled; its hash is { $promise }.
entry-take-back-asked = { $count ->
    [one] { $name } asks to take back the last action. { $names } can agree.
   *[other] { $name } asks to take back the last { $count } actions. { $names } can agree.
}
entry-take-back-answered-agrees = { $name } agrees to take it back.
entry-take-back-answered-refuses = { $name } does not agree to take it back.
entry-take-back-lapsed-withdrawn = The question whether to take something back is withdrawn.
entry-take-back-lapsed-refused = Nothing is taken back.
entry-take-back-lapsed-expired = Nobody answered in time: nothing is taken back.
entry-take-back-lapsed-moved-on = The game goes on: nothing is taken back.
entry-taken-back = { $count ->
    [one] { $name } takes back the last action.
   *[other] { $name } takes back the last { $count } actions.
}
entry-clock-ran-out = The time of { $name } is up. From now on the house plays for this seat.
entry-hand-over-proposed-open = { $name } proposes to free the seat of { $player } for somebody else.
entry-hand-over-proposed-caretaker = { $name } proposes that the house plays for { $player }.
entry-hand-over-answered-agrees = { $name } agrees.
entry-hand-over-answered-refuses = { $name } does not agree.
entry-hand-over-lapsed-refused = The seat stays as it is.
entry-hand-over-lapsed-expired = Too few answered in time: the seat stays as it is.
entry-hand-over-lapsed-moved = The player is back: the seat stays as it is.
entry-vacated-itself = { $name } leaves the game. The seat is open.
entry-vacated-voted-open = The players free the seat of { $name }. It is open.
entry-vacated-voted-caretaker = The players hand the seat of { $name } to the house.
entry-ended = The game is over. Chance was made of the number { $seed } and the salt { $salt }: together they give the hash told at the beginning.
