# A game at one terminal: what `trunkline play` says and asks.

## What is shown

play-kept = The game is kept in { $file } after every action.
play-not-kept = The last action could not be written to { $file } ({ $reason }). Playing on tries again; s FILE saves elsewhere.
play-changed = another program has changed the file
play-left = The game is kept in { $file }; `trunkline play { $file }` goes on with it.
play-left-unkept = The game could not be written to { $file } ({ $reason }): what was played since is lost.
play-left-fresh = Nothing was played, so nothing was kept.
play-since = Since { $player } decided last:
play-since-start = So far:
play-since-earlier = … and { $count ->
    [one] one earlier event
   *[other] { $count } earlier events
} (log shows them)
play-nothing-yet = Nothing has happened yet.

## The menu

menu-several = { $field ->
    [tile] tile { $what }
    [rotation] rotation { $what }
   *[other] { $what }
} ({ $count } ways)
menu-filtered = What { $words } leaves (Enter: back to everything):
menu-one = Enter does it.
menu-one-left = Enter does it; b goes back to everything.
menu-cost = { $cost }{ $loans ->
    [0] {""}
    [one] {" "}with a loan
   *[other] {" "}with { $loans } loans
}
menu-prompt = { $player } [{ $most ->
    [one] 1
   *[other] 1–{ $most }
}, words, ?, h] >{" "}
menu-prompt-over = Over [u, t, s, q, h] >{" "}
menu-no-number = There is no choice { $number }; there { $most ->
    [one] is only 1
   *[other] are 1 to { $most }
}.
menu-number-meant = For “{ $action }” type: { $example }
menu-no-words = No choice has the words “{ $words }”. Type a number, fewer words, or h for help.
menu-which = Type the number of a choice, or words of it such as { $example }; h shows all commands.
menu-over = The game is over. u takes the last action back, q leaves.

## Asking for numbers

ask-number = { $field ->
    [price] Price
   *[other] How many
}, { $range } (Enter: { $usual }; b: back) >{" "}
ask-not-a-number = “{ $text }” is no whole number.

## Asking for routes

ask-routes-offered = The best routes: { $routes }, { $revenue } in all.
ask-routes-found = The best routes found in time: { $routes }, { $revenue } in all; no routes can earn more than { $bound }.
ask-routes-typed = Your routes: { $routes }, { $revenue } in all.
ask-routes-prompt = Enter runs them; type others as 2 H8-H10; 3 E9-F8-G9; b: back >{" "}
ask-routes-unknown = “{ $word }” is neither a train of { $company } nor a hex.
ask-routes-no-train = { $company } has no train left for the route { $hexes }.
ask-routes-empty = No hexes were given for the { $train }-train.

## Why not

why-possible = That is possible: { $action }.
why-possible-more = That is possible in { $count } ways, such as: { $action }.
why-unknown = “{ $words }” names no action. Write what you want to do, as in: ? lay H8 57, ? buy 3, ? sell 2 GR.
why-no-loan = Loans are no choice of their own: one is taken by itself when track, a train or interest cannot be paid otherwise, and all that can be repaid is repaid after the interest, before trains are bought.
why-kinds = Possible now: { $kinds }.
why-ask = ? with words says why something is not possible, as in: ? { $example }

## Commands

said-undone = Taken back: { $action }.
said-redone = Done again: { $action }.
said-nothing-to-undo = There is nothing to take back.
said-nothing-to-redo = There is nothing to do again.
said-saved = Saved in { $file }; the game goes on being kept in { $kept }.
said-drawn = The map is drawn in { $file }.
said-no-hex = There is no place “{ $word }” on the map; name a hex such as H8, or a city.
said-log-how = log takes the number of actions to tell, as in: log 20, not “{ $words }”.
said-no-rule = No rule has the number or the words “{ $words }”.
said-look = { $place }: { $tile ->
    [none] nothing but what is printed
   *[other] tile { $tile }, rotation { $rotation }
}; { $track ->
    [none] no track
   *[other] track to { $exits }
}.
look-stop = { $kind ->
    [city] City
    [town] Town
   *[other] Off-board area
} { $stop }, worth { $value }{ $slots ->
    [0] .
    [one] , one slot: { $tokens }{ $kept ->
        [0] .
       *[other] , kept for { $owners }.
    }
   *[other] , { $slots } slots: { $tokens }{ $kept ->
        [0] .
       *[other] , kept for { $owners }.
    }
}
look-cost = The first tile here costs { $cost } more.
look-closed = Nothing can be built here before phase { $phase }.
look-around = Around it: { $hexes }.
look-neighbour = { $place } to the { $edge }
look-free = free

help-number = NUMBER
    .does = do what stands behind the number, or open it
help-words = WORDS
    .does = show only the choices with these words (lay H8), or do what they say in full (bid TSR 25)
help-why = ? WORDS
    .does = why something is not possible, with the rule (? lay H8 57); ? alone: what is decided now
help-all = all
    .does = every single choice, in one list
help-undo = u
    .does = undo: take back the last action; r does it again
help-tables = t
    .does = tables: players, companies, share market, trains
help-log = log N
    .does = what came of the last N actions
help-look = look PLACE
    .does = what lies in a hex, and what is around it
help-map = map FILE
    .does = draw the map into a file ending in .svg or .png (also: draw FILE)
help-rule = rule ID
    .does = the text of a rule
help-save = s FILE
    .does = save a copy; the game itself is kept anyway
help-quit = q
    .does = leave; the game can be taken up again
help-help = h
    .does = this help

## Beginning a game

begin-kept = Games that wait for you:
begin-kept-game = { $title }: { $players }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
begin-what = What shall be played? (Enter: { $usual }; titles: { $titles }) >{" "}
begin-what-or-kept = What shall be played? (Enter: { $usual }; titles: { $titles }; a number: go on with that game) >{" "}
begin-unknown = “{ $typed }” is none of these.
begin-players = { $title } is for { $least } to { $most } players. Their names, between commas (Enter: { $usual }) >{" "}
begin-rules = Which rules? (Enter: { $usual }; all: { $rulesets }) >{" "}
begin-usual-players = Ada, Ben, Cy, Dora, Emil, Flora

# Words that are typed for the sound of it and decide nothing.
typed-noise = a an and as at by for from in into my of on one out some the to up with share shares train trains tile token rotation city company route routes private minor public price
# What somebody asks for that comes by itself.
typed-loan = loan loans borrow repay repayment interest
typed-source-depot = bank depot new
typed-source-pool = pool used
typed-source-treasury = treasury
