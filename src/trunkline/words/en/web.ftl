# What the pages in the browser say.

web-skip = Go to the content
web-loading = One moment …
web-page-failed = This page could not be fetched. Load it again when the connection is back.
web-nowhere = There is nothing at this address
web-home = To the first page
web-menu = Menu
web-rules = Rules
web-language = Language
web-account = Account
web-link-saving = Saving …
web-link-lost = Connection lost; trying again …
web-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
web-offline = The server cannot be reached. Nothing was lost; try again in a moment.
web-failed = That did not work. Try again.

## The first page

web-title = Railway board games, as they deserve to be played
web-about = Play on one screen, live with friends, or a move a day. The rules are complete and answer every “why not?” with their number; games never vanish.
web-play-now = Play now
web-new-game = New game
web-your-games = Your games
web-open-tables = Open tables
web-running-games = Games to watch
web-no-open-tables = Nobody waits for players just now.
web-set-one-up = Set up a table
web-usual-names = Ben, Cy, Dot, Eve, Fay
web-waits-for-you = Your turn, { $ago }
web-over = Over
web-gathering = Players gather
web-pace-live = live
web-pace-slow = over days
web-free-seat = free
web-kept-seat = kept for somebody
web-players = { $count ->
    [one] one player
   *[other] { $count } players
}

## A table

web-no-table = No such table
web-sit = Sit down
web-invite = Invite
web-rise = Get up
web-remove = Remove
web-link-copy = Send this link to whoever is to have the seat:
web-link-copied = Copied. Send this link to whoever is to have the seat:
web-begin = Begin
web-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-all-here = Everybody is here.
web-host-begins = Whoever set up the table begins the game.
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send

## Setting up a table

web-which-game = Which game?
web-who-plays = Who plays?
web-how-many = Players
web-seat = Seat { $number }
web-seat-me = I do
web-seat-local = Somebody at this screen
web-seat-open = Whoever comes
web-seat-invited = Whoever I send the link
web-seat-name = Name
web-how-fast = How fast?
web-pace-slow-said = Over days: everybody moves when they find the time
web-pace-live-said = Live: everybody is there
web-clock = Clocks
web-clock-none = none: time is only counted
web-clock-evening = an evening: 20 minutes each, more for stock rounds and companies
web-clock-long-evening = a long evening: 40 minutes each, more for stock rounds and companies
web-clock-tournament = a tournament: 25 minutes each, ending hard
web-clock-days = days: 5 days each, 12 hours more for each company
web-clock-weeks = weeks: 14 days each, a day more for each company
web-clock-hard = Ends hard: the house plays for whoever has no time left
web-listed = Anybody may find the table and watch
web-by-which-rules = By which rules?
web-single-options = { $count ->
    [0] Single options
    [one] Single options, one of them changed
   *[other] Single options, { $count } of them changed
}
web-rule = Rule { $rule }
web-table-name = Name of the table
web-table-name-usual = after you, if you give none
web-set-up = Set up the table

## The rules

web-rules-find = Find words, or the number of a rule
web-rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
web-rules-nothing = No rule has all of these words. Fewer words find more; numbers count as a whole.
web-rules-contents = Contents
web-rules-in-english = The rules themselves are written in English.
web-rule-page = See it among all rules

## Keys

web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-history = The history of a game
web-keys-letters = Keys of one letter or sign do something
web-key-list = This list
web-key-next = To the game that waits
web-key-find = Find something in the rules
web-keys-map = The map, while it has the focus
web-key-pan = Move the map, as the other arrows do
web-key-drop = Drop the tile

## Being told

web-alerts = Alerts
web-table-alerts = Alerts of this table
web-table-alerts-usual = As at all other tables
web-table-alerts-own = For this table in its own way
web-table-alerts-none = You are told nothing of this table.
web-table-alerts-general = Alerts of all tables
web-way-sound = A tone while Trunkline is open
web-way-badge = A number in the tab and on its picture
web-way-push = A message from the browser, also when Trunkline is closed
web-way-push-not = No browser of yours takes messages yet.
web-way-email = A mail for each turn, if you have not moved by then
web-way-email-not = There is no address for mail yet that is confirmed.
web-way-digest = One mail with all games that wait, at set hours
web-way-digest-not = There is no address for mail yet that is confirmed.
web-way-webhook = A call to an address of your own (webhook)
web-way-webhook-not = There is no address yet to be called.

## One's own account

web-name = Name
web-password = Password
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-remove-what = Remove { $what }
web-nobody-is = You are not logged in. You can play at once all the same; then a guest’s account is made for this browser.
web-guest-is = You are here as a guest: only this browser knows you.
web-log-in = Log in
web-log-in-as-guest = If you have an account already, log in with it. The seats of this guest do not come along: first finish these games, or claim the guest as your own.
web-log-out = Log out
web-log-out-here = Log out here
web-log-out-everywhere = Log out everywhere
web-log-out-guest = Nobody can log in as a guest again. Who logs out before claiming the account loses its seats.
web-forgotten = Password forgotten?
web-forgotten-name = Your name, or your address for mail
web-forgotten-send = Send me a link
web-forgotten-sent = If there is an account with a confirmed address, a mail with a link is on its way to it.
web-new-account = New account
web-new-account-why = With a name and a password you can log in anywhere.
web-new-account-do = Make the account
web-password-hint = At least ten letters. Several words in a row are easy to remember and hard to guess.
web-claim = Make this account your own
web-claim-why = With a name and a way in, your seats and games stay yours, on any device.
web-claim-do = Make it mine
web-claim-by-passkey = With a passkey instead
web-name-and-language = Name and language
web-rename = Change the name
web-password-current = Present password
web-password-new = New password
web-password-none = You log in with a passkey and have no password.
web-password-change = Change the password
web-password-set = Set a password
web-password-changed = The password is changed. All other browsers are logged out.
web-passkeys = Passkeys
web-passkeys-are = A passkey lies in your phone, computer or key and logs you in without a password.
web-passkeys-not = This browser, or this server’s address, knows no passkeys: they need https, or localhost.
web-passkey-use = Use a passkey
web-passkey-make = Make a passkey
web-passkey-made = The passkey is made.
web-passkey-none = No passkey was chosen.
web-passkey-label = What to call it
web-prove = Is it you?
web-prove-why = This can put the account at risk. Prove once more that it is yours.
web-prove-do = Go on
web-sessions = Where you are logged in
web-session-this = this browser
web-session-seen = last used { $ago }
web-session-unknown = A browser
web-session-end-what = Log out { $what }
web-tokens-personal = Tokens for programs
web-tokens-are = With a token a program does at tables what you can do there, and nothing to your account.
web-api-page = What programs can ask for
web-token-label = What it is for
web-token-make = Make a token
web-token-once = The token “{ $label }” is shown once. Copy it now:
web-token-unused = never used
web-revoke = Revoke
web-email = Address for mail
web-email-none = None. With one, you can be told by mail that it is your turn, and set a forgotten password anew.
web-email-new = Your address
web-email-other = Another address
web-email-set = Send the mail that confirms it
web-email-sent = A mail is on its way to { $email }. Its link confirms the address; until then nothing changes.
web-email-removed = The address is forgotten.
web-looks = Looks and sound
web-theme = Colours
web-theme-auto = as the device has them
web-theme-light = light
web-theme-dark = dark
web-looks-contrast = More contrast
web-looks-palette = Colours that everybody can tell apart, with patterns
web-looks-motion = Less movement
web-looks-sound = Tones
web-looks-hints = Explanations for new players
web-looks-keys = Keys of one letter or sign do something (? lists them)
web-looks-here = These hold for this browser.
web-hear-it = Hear it
web-games-are = Every game can be kept as a file, and be read again here and by other programs. Games are never deleted.
web-games-save = Save all records
web-games-none = There are no games yet.
web-games-fetched = { $count } of { $all }
web-delete = Delete the account
web-delete-means = Your name, password, passkeys, tokens, addresses, notes and alerts are deleted at once. The games stay with the others, where you are called a former player.
web-delete-sure = { $name } will be gone for good.
web-delete-do = Delete it for good
web-delete-not = Keep it
web-alerts-when = How you are told that it is your turn, that somebody writes to you, and what else waits for you.
web-digest-every = How often
web-digest-hours = { $count ->
    [one] every hour
    [24] once a day
   *[other] every { $count } hours
}
web-digest-at = At what time
web-digest-next = The next one comes { $when }.
web-browsers = Browsers that show messages
web-browser-this = this browser
web-push-impossible = This browser cannot show messages, or only for pages with https. On an iPhone, first put Trunkline on the home screen.
web-push-refused = This browser has been told to show no messages of this page. Its settings for the page can allow them again.
web-browser-failed = The browser could not do that: { $why }
web-push-on = Show messages in this browser
web-try-push = Send a test to all of them
web-try-email = Send a test mail
web-try-webhook = Call it for a test
web-webhook = Webhook
web-webhook-is = For programs, chats and lamps of your own: the address is called with JSON that is signed as Standard Webhooks say.
web-webhook-url = Address
web-webhook-set = Call this address
web-webhook-secret = The secret with which calls are signed is shown once:

## A game

web-is-here = is here
web-is-away = is away
web-is-asked = has to decide
web-kept-by-house = (the house plays)
web-time-used = Time used
web-value = Value
web-game-over = The game is over
web-branch = { $count ->
    [0] You plan from here: nothing that you do is played for real.
    [one] You plan: one action in thought.
   *[other] You plan: { $count } actions in thought.
}
web-step-back = One step back
web-branch-leave = Back to the game
web-plan = Plan from here
web-take-back = Take back
web-waiting-for = Waiting for { $names }.
web-filter = Filter the choices
web-all-choices = All { $count }
web-take-back-asked = { $count ->
    [one] { $name } asks to take back the last action.
   *[other] { $name } asks to take back the last { $count } actions.
}
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-free-a-seat = Free a seat
web-hand-over-open = It is proposed to free the seat of { $name } for somebody else.
web-hand-over-caretaker = It is proposed that the house plays for { $name }.
web-history = History
web-first = To the beginning
web-before = One action back
web-after = One action on
web-now = To the present
web-moment = Moment { $number } of { $length }
web-see-moment = See the game after action { $number }
web-log = What happened

## An 18xx game

web-map = The map. Plus and minus make it larger and smaller, arrows move it, Escape drops a tile.
web-where-to = Where would this move the price?
web-lay-here = Lay a tile here: { $hex }
web-take-tile = Tile { $tile }, { $left } left
web-tile-not-now = Tile { $tile }, { $left } left, not possible now: ask why
web-turn-tile = Turn tile { $tile }
web-lay-confirm = Lay it
web-lay-turn = Turn
web-larger = Larger
web-smaller = Smaller
web-whole = The whole map
web-route-stop = Lead the train to { $stop }
web-run-trains = The trains of { $company }
web-run-how = Choose a train, then click stops on the map to lead it there; a stop on its way cuts it off.
web-run-stays = stays at home
web-run-clear = Take back the route of train { $train }
web-run-for = Run for { $revenue }
web-run-best-proven = Best possible: { $revenue }, proven
web-run-best-bound = Best so far: { $revenue }; { $bound } at most
web-parts = Parts of the page
web-part-board = Board
web-part-act = Turn
web-part-log = Log and talk
web-tabs = Everything about the game
web-tab-market = Market
web-tab-companies = Companies
web-tab-players = Players
web-tab-trains = Trains and phases
web-tab-all = All tables
web-sort-by = Sorted by
web-sort-order = order of operating
web-sort-price = price
web-sort-cash = treasury
web-sort-name = name
web-director = Director
web-treasury = Treasury
web-trains = Trains
web-tokens = Tokens
web-loans = Loans
web-privates = Privates
web-shares = Shares
web-not-started = Not started yet
web-priority = priority
web-cash = Cash
web-certificates = Certificates
web-privates-are = The privates:
web-private-said = value { $value }, pays { $revenue }.
web-train = Train
web-price = Price
web-left = Left
web-starts-phase = Starts phase
web-rusts = Leaves
web-rusted = gone
web-rusts-in = with phase { $phase }
web-rusts-never = never
web-owned-by = Owned by
web-phases = Phases
web-train-limit = { $kind }: { $limit }
web-kind-minor = minors
web-kind-public = publics
web-kind-national = national railways
web-colour-yellow = yellow
web-colour-green = green
web-colour-brown = brown
web-colour-grey = grey
web-tab-tiles = Tiles
web-tab-charts = Charts
web-chart-of = Show
web-chart-value = value of the players
web-chart-cash = cash of the players
web-chart-income = income of the players
web-chart-price = share prices
web-chart-revenue = revenue of the companies
web-chart-when = When
web-chart-as-table = As a table
web-chart-as-lines = As lines
web-tile-colours = Colours of tiles
web-tile-may-go = Tile { $tile } may go to: { $places }.
web-tile-nowhere = Tile { $tile } may go nowhere now.
web-tile-lies = It lies in { $places }.
web-branch-play = Play this for real
web-turn-said = Your turn: { $step }

## The menu of a table

web-table = Table
web-programmes = Programmed moves
web-programme-set = Do this
web-programme-cancel = Stop this
web-programme-unless = Ask me sooner if
web-programme-limit = Up to
web-programme-none = Nothing can be programmed for this seat now.
web-for-seat = For
web-notes = Notes
web-notes-are-yours = Nobody else can read them.
web-notes-kept = Saved.
web-clone = Copy to a table of my own
web-export = Save the record
web-take-over = Take over the seat of { $name }
web-leave = Leave the game
web-leave-means = Your seat will be open, and somebody else can take it over. The game goes on.
web-leave-seat = Leave as { $name }
web-hand-over-means = When a player has kept the others waiting for long, most of the others can free the seat: for somebody else, or for the house, which does as little as it can.
web-hand-over-to-open = for somebody else
web-hand-over-to-house = to the house
web-close = Close
