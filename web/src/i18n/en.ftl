## Everywhere

nav-label = Pages
nav-home = Orrery, to the lobby
nav-play = Play
nav-daily = Daily
nav-rules = Rules
nav-components = Components
nav-replays = Replays
skip = Skip to the content
loading = One moment …
try-again = Try again
close = Close
back = Back
save = Save
saved = Saved.
settings = Settings
games-label = Games
search-none = Nothing found.
nowhere = Nothing here
nowhere-text = This address leads nowhere: the table may be gone, or the link has a typo.
nowhere-private = There is no table at this address, or it is private and your link lacks the invitation. Ask whoever invited you for the whole link.
nowhere-back = To the lobby

## Lobby

lobby-title = Five games about leaving home for the stars
lobby-lead = No account needed. Play now sits you down with bots; people can join from a link.
players-count = { $players } players
play-now = Play now
play-game = Play { $game }
with-people = With people
in-the-making = In the making
rivals-count = Bots at the table
rivals-strength = Their strength
play-hints = Hints while I play
start-game = Start the game
more-settings = Options, people, clocks
list-mine = My tables
list-open = Open tables
list-watch = Watch
list-finished = Finished
none-mine = You are not sitting at any table.
none-open = Nobody is waiting for players. “With people” opens a table.
none-watch = No games are running.
go-mine = Open
go-open = Join
go-watch = Watch
go-finished = Replay
take-turn = Take your turn
line-cancelled = Cancelled
line-won = { $names } won, { $when }
line-open = { $host } hosts, { $free ->
    [one] one seat free
   *[other] { $free } seats free
  }
line-your-turn = It is your turn
line-awaited = Waiting for { $names }

## A new table

new-table = New table: { $game }
setup-seats = Seats
setup-players = Players
setup-options = Variants
setup-table = Table
setup-hints = Players may ask for hints
setup-private = Private: only people with the link find it
setup-hot-seat = { $count } people at this screen: the plans and hands of the others are behind a curtain.
setup-rule = Rule
seat-number = Seat { $number }
seat-me = Me
seat-me-too = Also me: another person at this screen
seat-open = Open seat
seat-open-person = Open for a person
seat-bot = Bot, { $level }
clock = Time to think
clock-none = No limit
clock-live = Live clock
clock-days = Days a turn
clock-minutes = Minutes for the game
clock-increment = Seconds added each turn
clock-days-turn = Days for each turn
clock-left = Time left
open-table = Open the table
waiting-open = Waiting for players. Send them the link.
waiting-full = Everybody is here.
remove-person = Remove
waiting-host = { $name } starts the game.
sit-here = Sit here
invite-title = Invite people
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
cancel-table = Cancel the table
leave-table = Leave the table

## At the table

table = Table
your-turn = Your turn
board-label = Shared board
own-label = Your area
rivals-label = Rivals in turn order
side-label = Log, chat, rules and notes
tabs-label = Parts of the table
tab-board = Board
tab-mine = Mine
tab-rivals = Rivals
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-notes = Notes
tab-scores = Scores
tab-fair = Fairness
tab-act = You can act here
no-board = This game has no board in this client yet.
points = points
expand = Show the whole area of { $name }
over-shoulder = Look over the shoulder of
is-bot = bot
is-here = here
is-away = away
is-awaited = to act
stand-in-left = left, a bot plays
stand-in-timeout = out of time, a bot plays
stand-in-resigned = resigned, a bot plays
status-past = Step { $step } of { $last }
status-past-keys = The board as it was. Arrow keys step through the game.
status-confirm = Press the button again, or Enter; Escape goes back.
status-further = Choose where, or Escape to go back.
status-watching = You are watching.
status-left = { $time } left at most.
status-since = For { $time }.
status-won = { $names } won with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
status-drawn = Drawn: { $names }
confirm = Confirm
primary-choose = Your move
primary-piece = choose a lit piece
primary-further = choose where
primary-more = { $count } more
primary-firm = cannot be undone
primary-done = Done
primary-undo = undo takes it back
primary-waiting = Waiting
primary-pass = Pass the screen
primary-next = { $name } is next
primary-watching = Watching
primary-over = The end
step-less = one less
step-more = one more
story-next = Next
story-all = Show all
seam-unit = in { $unit }
seam-firm = cannot be undone
seam-ways = Quick ways
sum-enough = enough
sum-short = not enough
sum-have = you have { $have } { $unit }
card-you = For you, now
card-can = You can
card-source-rulebook = as printed
card-source-public = from public sources
card-source-reconstructed = figure reconstructed
more-label = More: start over, all actions, leave
apart-rewind = Undo brings it back.
apart-list = As a plain list.
apart-keys = Everything can be done by keys.
apart-leave = A bot plays on for you.
undo = Undo
all-actions = All actions ({ $count })
keys-title = Keys
keys-tab = from one thing to do to the next
keys-arrows = from piece to piece
keys-all = over all pieces, also those that cannot act
keys-enter = use the piece; ask why not; press the large button
keys-escape = step back
keys-undo = take back
keys-log = outside of the board: through the log
keys-help = this help
several-actions = { $count } possibilities
score-sheet = Score sheet
replay = Replay
come-back = Take your seat again
rematch = Play again
hint = Hint
hints-title = What a strong player would do
hints-none = No advice for this moment.
hint-figures = { $win } % to win, about { $score } points
popover-reason = Why not
popover-menu = Several possibilities
popover-hints = Hints
why-not = { $piece }: not now
why-rule = A rule forbids it.
why-holds = holds
why-fails = fails
why-instead = This you can do instead.
why-read = Read the rule
why-nothing = There is nothing to do with this now.
preview-reveals = Shows something new: cannot be undone.
menu-piece = { $piece }: which?
menu-which = Which of these?
live = Live
live-keys = Live. Arrow keys step through the game.
past-step = Step { $step }
past-no-acting = This is the past. Press “Live” to play on.
past-unreachable = This moment cannot be shown.
step-back = One step back
step-forward = One step forward
ask-undo = Ask to go back
undo-asked-label = A wish to go back
undo-asked = { $name } would like to go back to step { $step }. Agree?
undo-agree = Agree
undo-refuse = No
undo-waiting = Waiting for the others …
undo-withdraw = Withdraw
chat-label = Message
chat-hint = Say something kind
chat-send = Send
chat-none = Nothing has been said yet.
notes-label = Notes for yourself. Nobody else sees them.
table-menu = Menu and settings
record = Download the record
to-lobby = To the lobby
resign-table = Resign
sure-leave = A bot will take your seat until you come back. Leave?
sure-resign = A bot will play on for you and you cannot come back. Resign?
cancel-agree = Agree to cancel the game
cancel-not = Do not cancel the game
commitment = When it was made, the table committed itself to its part of the dice:
contribution = This browser added to them:
curtain-pass = { $before } has finished. Pass the screen; that hand is put away.
curtain-first = Your plan and your hand are only for you.
curtain-me = I am { $name }
curtain-hold = hold to open, or hold Enter
curtain-wait = One moment: others are playing.
reconnecting = Connection lost. Trying again …

## The end

you-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
you-drew = Drawn, with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
you-lost = You lost, with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
you-scored = You reached { $points ->
    [one] 1 point
   *[other] { $points } points
  }
verdict-won = won
verdict-drawn = drawn
verdict-lost = lost
score-decided = Decided by:
score-ahead = { $margin ->
    [one] 1 point
   *[other] { $margin } points
  } ahead of
score-most = most by
score-rule = Rule
score-total = Points
chart-title = The score over the game
chart-label = Lines of the running score of each player
chart-start = Start
chart-end = End

## Replays

replays-lead = Every finished game can be seen again, step by step, with all hands open.
replay-running = This game is not over yet.
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-speed = Speed
replay-start = The game begins
replay-stop = Decision { $stop } of { $last }
upload = A record from a file
upload-text = The record is checked first: every action against the rules, every die against the seed.
upload-choose = Choose a file
fair-proven = The dice were fair.
fair-proven-means = Proven for you: this browser added a random number of its own to the seed after the table had committed itself, and everything is as it kept it. Nobody, the server's owner included, could choose or change a shuffle after the seats were taken.
fair-watched = Nobody has exchanged the seed.
fair-watched-means = This browser kept the commitment from before the game, and it still holds: the server could not change its part. It added nothing to the seed itself. Whether the shuffles could be chosen before is proven only for the players whose own browsers made a contribution.
fair-consistent = Everything in this record fits together.
fair-consistent-means = Commitment, contributions, secret and seed match. But this browser kept nothing from before the game, so it cannot tell whether they are the ones that the table showed then. Somebody who played can.
fair-alone = The seed matches its commitment.
fair-alone-means = At this table the server drew the seed alone, as in older versions and in the terminal. That shows that the seed belongs to the published hash, and nothing more.
fair-exchanged = This is not what the table showed this browser.
fair-exchanged-means = The commitment or the contributions are other ones than those that this browser kept: somebody has exchanged them. Do not trust the shuffles of this game.
fair-wrong = These values do not fit together.
fair-wrong-means = The seed does not follow from the secret, the commitment and the contributions. Do not trust the shuffles of this game.
fair-commitment = Published when the table was made: the hash of the server's secret
fair-kept = Kept by this browser
fair-of-player = Added by { $name }
fair-of-server = Added by the server for { $name }; it follows from the secret
fair-mine = (yours)
fair-secret = The server's secret
fair-seed = The seed: the hash of the secret and all contributions
fair-command = To check it without this server:

## Rules and components

rules-of = Rules of { $game }
rules-lead = Every rule has a number. The game cites it when something is not allowed.
rules-search = Search the rules
components-of = Components of { $game }
components-lead = Every tile and card with its figures and where they come from.
components-search = Search the components
components-found = { $count ->
    [one] 1 component
   *[other] { $count } components
  }
source-rulebook = From the rulebook
source-public = From public sources
source-reconstructed = Reconstructed, because the source is unknown
gallery = Gallery

## Settings

settings-lead = Kept in this browser, applied at once.
language = Language
language-en = English
language-de = Deutsch
theme = Look
theme-dark = Night
theme-light = Paper
theme-system = As the system
theme-to-light = Switch to paper
theme-to-dark = Switch to night
motion = Stories and motion
motion-calm = Calm
motion-quick = Quick
motion-off = Off
confirmations = Ask before acting
confirm-firm = When it cannot be undone
confirm-always = Always
confirm-never = Never
text-size = Text size
text-size-normal = Normal
text-size-large = Large
text-size-huge = Very large
safe-colours = Colours with more contrast between players
sound = A sound when it is your turn

## Account

account = Account
account-guest = You are a guest. Your tables are kept as long as this browser keeps you.
account-lead = Your account on this server.
account-name = Name
account-password = Password
claim-account = Claim an account
register = Make an account
register-lead = A name and a password are all it takes.
register-claim = Keep your name and your tables, and sign in from everywhere.
sign-in = Sign in
sign-in-lead = Welcome back.
sign-out = Sign out
have-account = I have an account
no-account = I have no account yet
password-hint = At least 8 characters.
password-old = Present password
password-new = New password
password-change = Change the password
sessions = Signed in on
session-unknown = Unknown browser
session-seen = last seen { $when }
session-current = this browser
session-end = Sign out
tokens = Keys for programs
tokens-lead = A program with a key can do what you can do here.
tokens-docs = How programs talk to the server
token-made = This is shown only once:
token-since = since { $when }
token-revoke = Revoke
token-label = What is it for?
token-make = Make a key
account-delete = Delete everything about me
account-delete-sure = This cannot be taken back.

## What went wrong

error-offline = The server cannot be reached.
error-malformed = The server did not understand this.
error-too-large = This is too large.
error-too-many = Too fast. Please wait a moment.
error-limit = You have too many of these already.
error-sign-in = Please sign in first.
error-forbidden = This is not yours to do.
error-not-found = This is not there (any more).
error-bad-name = Please choose another name: 1 to 32 visible characters.
error-name-taken = Somebody already has this name.
error-bad-password = A password has 8 to 256 characters.
error-wrong-password = Name or password is wrong.
error-registration-closed = This server takes no new accounts.
error-bad-setup = A table cannot be set up like this.
error-not-open = The game has already begun.
error-not-running = The game is not running.
error-still-running = The game is not over yet.
error-seat-taken = Somebody already sits here.
error-seats-open = There are still open seats.
error-not-seated = You do not sit at this table.
error-stale = The position has just changed. Please look again.
error-bad-action = This action is unknown.
error-illegal = The rules do not allow this.
error-cannot-undo = This cannot be taken back: it revealed something, or somebody has acted since.
error-other-rules = This game was played under older rules and would go differently now. It can be downloaded, or ended by agreement.
error-reveals = This cannot be taken back afterwards. Please confirm it.
error-not-asked = Nobody has asked for this.
error-no-hints = This table is played without hints.
error-deal-in-play = Others still play this deal. It is open when they are done.
error-sits-elsewhere = You sit at another table with the same deal.
error-bad-record = This record does not hold up.
error-disk-full = The disk of the server is full. Nothing was changed; please try again later.
error-unavailable = The server is busy. Please try again.
error-internal = Something went wrong on our side.

# Stories.
story-back = Welcome back
story-back-line = This happened while you were away.
story-play = Play it
since-title = Since your last turn
since-when = You were last here: { $when }.
since-nothing = did nothing that shows.
since-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
since-show = Show the table as it is
since-play = Play it ({ $seconds } s)
you = You
you-by = you

## Learning a game

nav-learn = Learn
learn-title = Learn a game
learn-lead = Two minutes of pictures. Then play it, with a guide at your side.
learn-of = How to play { $game }
learn-where = Where you are
learn-see = See how it goes
learn-minutes = two minutes to read
learn-pictures = The game in pictures
learn-exact = Exact rules
learn-exact-note = folded; each number leads to the rule
learn-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
learn-all-rules = All rules, with notes, examples and a search
learn-how = How to play
rules-notes = Notes: lists of decisions, worked examples, open points and sources
guided-title = Play your first game, guided
guided-start = Play your first game, guided
guided-rivals = You and gentle bots, always the same deal
guided-cards = A card explains each new thing, once
guided-free = Suggestions at first, then you play as you like
guided-stop = Stop the guide whenever you like
i-am-new = I am new
i-am-new-text = Play with a guide at your side, against gentle bots.
guided-begin = Guide me
guide = Guide
guide-number = { $number } of { $count }
guide-go = Go on
guide-know = I know this
guide-stop = Stop the guide
fair-guided = A guided game is always dealt from the same public seed, so there is nothing to prove.

# The report of a game
report = Report
report-working = The report is being worked out
report-cannot = No report
report-failed = This game cannot be judged. You still have the replay and the score sheet.
report-waiting = { $ahead ->
    [one] One report comes first.
   *[other] { $ahead } reports come first.
 } You can leave; it will be here when you come back.
report-progress = { $share } % done. You can leave; it will be here when you come back.
report-title-lost-you = You lost it in round { $round }
report-title-lost-who = { $who } lost it in round { $round }
report-title-won-you = You won it in round { $round }
report-title-won-who = { $who } won it in round { $round }
report-title-open-you = No decision of yours stands out
report-title-open-who = No decision of { $who } stands out
report-turn = Before round { $round }: { $from } of 100 games from that position would be won, after it { $to }.
report-chance = Chance to win
report-chance-about = after each decision, of 100 games from there, by what each player knew
report-legend-decisions = the costliest decisions
report-legend-shade = the shade is the range we are unsure of
report-chance-mark = chance: { $change }
report-then = Round { $round }, step { $step }
report-step-back = One step back
report-step-on = One step on
report-points = Points
report-board = Open the board
report-costliest = The three costliest decisions
report-whose = Whose decisions
report-in-round = Round { $round }
report-of-100 = of 100 wins
report-better = Better
report-sure = sure
report-fairly = fairly sure
report-may-be-nothing = may be nothing
report-none = Nothing better was found that is worth naming.
report-split = Luck and decisions
report-split-about = the bars add up
report-luck = Luck
report-luck-about = dice, draws, deals, what was hidden
report-own = Own decisions
report-own-about = against the best we found
report-others = The others’ decisions
report-others-about = what they gave away
report-rest = Not explained
report-rest-about = the judge’s own error
report-from-to = From { $from } of 100 before the deal to { $to } at the end; the deal was worth { $deal }. Own decisions can only lose, but for errors, because the measure is the best move found.
report-points-title = Expected points
report-points-about = at the end, seen from each moment
report-strong = Compared with a strong bot
report-strong-about = in how many decisions it would have done the same
report-agreed = { $agreed } of { $decisions }
report-how = How this is worked out, and what it cannot know
report-how-about = Every decision was searched again by what its player knew: everything hidden was guessed many times. The better action was then compared with the played one in new pairs of continuations, so ranges are honest about chance, but not about what the judge itself does not understand. Luck is what dice, draws and deals changed, and what others had hidden.
report-how-calibration = In many games of bots, judged and true chances lie { $error } of 100 apart in the mean.
report-how-uncalibrated = For such a table it has not been measured how far judged and true chances lie apart.

# What if
whatif = What if?
whatif-now = What if? Try it out from here
whatif-about = Play on from this moment in private, against bots. Nothing changes the game or your results, and you can compare it with what happened.
whatif-guess-always = The game is still running: the branch begins with what your seat knows. Everything else in it is a guess.
whatif-no-hints = Off while the game runs: this table is played without hints.
whatif-seat = Your seat
whatif-hidden = What was hidden then
whatif-hidden-open = As it was
whatif-hidden-guess = As a guess
whatif-start = Play on from here
branch-label = Branch
branch-title = Your branch from step { $step }
branch-guess = What you could not know is a guess.
branch-open = What was hidden is as it was; dice and draws are new.
branch-nothing = Nothing here changes the game or your results.
branch-back = Step back
branch-compare = Compare
branch-another = Another guess
branch-bots = Let the bots play on
branch-take-over = Play again myself
branch-leave = Leave
compare-title = Your branch and what happened
compare-about = By what { $name } knew each time, when each round began.
compare-chance = Lines of the chance to win: what happened, and your branch
compare-points = Lines of the points: what happened, and your branch
compare-real = What happened
compare-branch = Your branch
guesses-title = Eight guesses
guesses-about = What you cannot know, guessed eight times from where your branch stands: your chance to win in each, in 100 games, and the points at the end. Where they differ, it depends on what is hidden; where they agree, on you.
guesses-same = What you cannot know, guessed eight times, comes to the same for the judge: { $chance } of 100, { $points } points at the end.
guesses-one = Guess { $number }: { $chance } of 100, { $points } points
compare-now = Now

# Me
me = My games
me-since = { $games ->
    [0] No finished games yet.
    [one] One game since { $when }.
   *[other] { $games } games since { $when }.
 }
me-nobody = Nobody is signed in here yet. Your games are listed here once you have played.
me-reports = Reports
me-reports-none = No reports yet. After a game, “Report” works one out.
me-read = Read
me-place = { $players ->
    [one] played alone
   *[other] place { $place } of { $players }
 }
me-resigned = resigned
me-results = Results by game
me-game = Game
me-games = games
me-won = won
me-mean = mean
me-best = best
me-your-points = your points
me-spread = how your points spread
me-spread-label = { $game }: mean { $mean }, best { $best }
me-records = Take your records with you
me-records-about = Every game you finished, move by move, in open formats. The files replay in any copy of Orrery.
me-records-all = Everything in one file
me-records-what = { $games ->
    [one] One game
   *[other] { $games } games
 }, results, reports and uploads, as a zip file
me-guided = Guided, does not count
me-history = All finished games
me-none = Nothing here yet. Finished games are listed here.
me-more = Show more

# The deal of the day
daily = Today’s deal
daily-about = Everybody gets the same deal of each game, against the same kind of bot. One try counts; there are no hints and no way back.
daily-until = { $day }, until { $when }
daily-play = Play
daily-go-on = Go on
daily-place = Place { $place } of { $count }
daily-mean = mean of all: { $mean }
daily-count = { $count ->
    [one] One has finished, with { $mean } points.
   *[other] { $count } have finished, with { $mean } points in the mean.
 }
daily-spread = How the points of { $count } games spread; the mean is { $mean }
daily-first = Nobody has finished it yet.
daily-picture = What everybody begins with in { $game }
daily-days = Your last fourteen days
daily-days-played = { $count } played
daily-days-about = A day you skip costs nothing and resets nothing.
daily-tried = { $count ->
    [0] nothing played
    [one] one deal played
   *[other] { $count } deals played
 }
daily-yesterday = Yesterday’s best
daily-best = { $name }, { $points } points, the best of { $count }
daily-nobody = Nobody played yesterday.
daily-fair = Why nobody could know the deal before
daily-fair-about = Every deal of a day follows from one secret, which is drawn before the day begins. Its hash is shown from the day before on, the secret itself when the day is over. Until then nobody sees the tables of others.
daily-fair-today = The hash of today’s secret:
daily-fair-next = Of tomorrow’s:
daily-fair-past = The secret of { $day }:
fair-daily = The deal of a day follows from the secret of that day, which is shown when it is over.
fair-branch = A branch has dice of its own, which prove nothing.

## The same deal at several tables

duplicate = The same deal
duplicate-play = The same deal at several tables
duplicate-by = made by { $name }
duplicate-over = { $over } of { $count } tables are over
duplicate-about = Every table has the same deal. Sit down at one of them; each starts by itself. Until the last one is over nobody sees another table, and there is no replay and no report. A table where nothing happens for a week is ended, so that nobody waits for ever.
duplicate-open = All tables are over. Everybody is compared with those who sat on the same seat.
duplicate-link = Link to these tables
duplicate-table = Table { $number }
duplicate-yours = yours
duplicate-is-open = not begun yet
duplicate-is-running = being played
duplicate-is-finished = over
duplicate-is-cancelled = broken off
duplicate-to-table = To your table
duplicate-all = All tables of this deal
duplicate-note = The same deal is played at several tables. When the last one is over, they are compared.
duplicate-note-fair = All tables need the same seed, so it follows from the server’s secret alone. What your browser adds at other tables cannot enter.
duplicate-none = No table was played to its end, so there is nothing to compare.
duplicate-one = Only one table was played to its end, so there is nobody to compare with.
duplicate-ranking = Who made the most of it
duplicate-ranking-about = Points more or less than the mean of the same seat at all tables.
duplicate-by-seat = Seat by seat
duplicate-seat = Seat
duplicate-mean = Mean
duplicate-look = How they played
duplicate-resigned = given up; a bot played on
duplicate-broken-off = Table { $number } was broken off and does not count.
duplicate-fair = Why nobody could know the deal before
duplicate-fair-about = The deal follows from a secret that was drawn when the tables were made. Its hash has been shown since then, the secret is shown when all tables are over. Players add nothing to this seed, because every table needs the same one: whoever runs the server could know the deal, but could not change it afterwards.
duplicate-fair-hash = The hash of the secret:
duplicate-fair-secret = The secret:
duplicate-fair-seed = The seed is the SHA-256 of this text (\n begins a new line):
setup-tables = Tables with the same deal
setup-tables-about = { $count } tables like this one, all with the same deal, compared at the end. You sit at the first one; the seats of people at the others are open.
open-tables = Open the tables
fair-duplicate = The deal follows from a secret that all tables of it share; it is shown with the comparison.
