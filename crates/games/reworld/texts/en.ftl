# Reworld: what the game says, in English.

no-module = nothing

# What is asked.
wait = Waiting for { $who }.
ask-turn = Acquire a module, take the start player marker, or leave the round.
ask-pay = Choose the cards that pay for { $slot }.
ask-top = Choose the card on top: it names the module row.
ask-lay-card = Choose the card for the start player space. It stays face down.
ask-decouple = Decouple a module from the open end of a row.
ask-use = { $module }: choose its use.
ask-sign = Found a city in terrain { $terrain }: choose its sign.
ask-dock = Dock a crew from an open end, or take off.
ask-place = Place the docked crews: which crew, which city?
ask-task-city = { $module }: choose the city to score.
ask-over = The game is over.

# What can be done.
do-acquire = { $slot }: acquire { $module }
do-acquire-terrabot = { $slot }: acquire { $module } (+{ $points })
do-acquire-nothing = { $slot }: acquire the module
do-take-marker = Take the start player marker (+{ $points })
do-leave = Leave the round ({ $points ->
    [one] +1 point
   *[other] +{ $points } points
 })
do-pay = Pay { $cards }
do-top = { $card } on top: couple to row { $card }
do-lay-card = Lay a { $card } face down
do-decouple = Row { $row }: decouple { $module }
do-decouple-behind = Row { $row }: decouple { $module }, carrying { $crew }
do-decouple-crew = Row { $row }: put { $module } into the box
do-defend = Defence: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }
do-transport = Transport: carry up to 2 crews
do-score-task = Score the task (+{ $points })
do-score-task-city = Score the task for one city
do-take-sign = Name the city { $sign }
do-take-first-sign = Any name: { $sign }
do-take-any-sign = Any name
do-dock = Row { $row }: dock { $module }
do-no-more = Dock no more crews
do-place = { $crew } to { $city }
do-place-special = { $crew } to { $city } (+{ $points })
do-box-crew = { $crew } to the box: no city is open to it
do-choose-city = Score { $city } (+{ $points })

# Sequences of choices that are made as one.
shortcut-marker = Take the start player marker with a { $card } (+{ $points })
shortcut-pay = Pay { $cards } with the { $card } on top: row { $card }
shortcut-found = Row { $row }: found a city with { $module }, any name
shortcut-defend = Row { $row }: { $module } defends ({ $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 })
shortcut-fly = Row { $row }: { $module } carries { $crews }
shortcut-fly-empty = Row { $row }: { $module } flies empty
shortcut-score = Row { $row }: { $module } scores its task (+{ $points })

# What an action needs: what holds, and what does not.
need-game = The game is over.
need-turn = It is the turn of { $who }.
need-chapter-one = It is your turn in chapter one: modules are acquired.
need-chapter-one-past = Chapter one is over: no more modules are acquired.
need-chapter-two = It is your turn in chapter two: modules leave the freighter.
need-chapter-two-later = Modules leave the freighter in chapter two; this is round { $round } of chapter one.
need-other-step = Not now: { $step }.
step-turn = your turn begins, and nothing has been chosen yet
step-pay = you are choosing the cards that pay
step-top = you are choosing the card on top
step-lay-card = you are choosing the card for the start player space
step-decouple = no module has been decoupled in this turn yet
step-use-shuttle = you are choosing what the shuttle does
step-use-satellite = you are choosing what the satellite does
step-sign = you are choosing the sign of the new city
step-dock = the shuttle is docking crews
step-place = you are placing the docked crews
step-task-city = you are choosing the city to score
need-module = { $slot } holds { $module }.
need-module-gone = No module is left at { $slot }.
need-hand-any = No neighbour shows a card, so it costs 1 card of any number. You hold { $cards }.
need-hand-one = { $next } shows a { $number }, so it costs a { $number } or any 2 cards. You hold { $cards }.
need-hand-same = Both neighbours show a { $number }, so it costs a { $number } or any 2 cards. You hold { $cards }.
need-hand-two = { $next } shows a { $number } and { $other } a { $second }, so it costs both numbers; any 2 cards can replace either. You hold { $cards }.
need-pay-any = No neighbour shows a card, so exactly 1 card pays. You choose { $cards }.
need-pay-one = { $next } shows a { $number }, so a { $number } or any 2 cards pay. You choose { $cards }.
need-pay-same = Both neighbours show a { $number }, so a { $number } or any 2 cards pay. You choose { $cards }.
need-pay-two = { $next } shows a { $number } and { $other } a { $second }, so both numbers pay; any 2 cards can replace either. You choose { $cards }.
need-cards = These cards are in your hand: { $cards }.
need-cards-missing = These cards are not all in your hand: { $cards }. You hold { $hand }.
need-top = The { $card } is one of the cards that you pay.
need-top-missing = No { $card } is among the cards that you pay: { $cards }.
need-start-space = The start player space is free.
need-start-space-taken = { $who } has laid a card on the start player space in this round.
need-card = You hold { $count ->
    [0] no { $card }
    [one] one { $card }
   *[other] { $count } cards with a { $card }
 }.
need-row = Row { $row } { $count ->
    [0] is empty
    [one] holds only 1 module
   *[other] holds only { $count } modules
 }.
need-open-end = { $module } lies at the open end of row { $row }.
need-nothing-left = To the left of { $module }: { $left }. Rows leave from the open end.
need-shuttle = { $module } may leave from behind one crew, because it is a shuttle.
need-one-crew = { $left } lies to its left and comes along.
need-one-crew-only = To its left: { $left }. Only a single crew could come along.
need-letter = { $sign } is a sign for terrain { $terrain }, the one of { $module }.
need-letter-other = { $sign } is a sign for terrain { $terrain }, and { $module } is of another.
need-sign = { $sign } is left in the supply.
need-sign-gone = { $sign } is no longer in the supply.
need-no-city = You have no city in terrain { $terrain } yet.
need-no-city-yet = You have a city in terrain { $terrain } already: { $city }.
need-no-terrabot = { $module } goes to a city and has no other use.
need-shields = { $module }: { $shields ->
    [0] no shields, so it cannot defend
    [one] 1 shield for the defence row
   *[other] { $shields } shields for the defence row
 }.
need-from-open-end = { $module } came from behind a crew, so it must fly.
need-crew = { $module } lies at the open end of row { $row } and is no crew.
need-crew-place = The shuttle has docked { $count } of { $most } crews.
need-no-placing = No docked crew has been placed yet.
need-no-placing-yet = Docked crews are being placed, so no more can be docked.
need-docked = { $crew } is docked to the shuttle.
need-docked-first = { $crew } is not docked to a shuttle; there is no other way to a city.
need-city = { $city } is your city.
need-city-missing = You have no city in terrain { $terrain }.
need-home = { $company } builds in { $city } already.
need-home-only = { $company } builds in { $home } and may not go to { $city } as well.
need-free-city = No construction company builds in { $city } yet.
need-free-city-only = { $company } builds in { $city } already.
need-homeless = No city is open to { $crew }.
need-homeless-only = { $crew } must be placed: { $cities }.

# What it costs.
unit-cards = cards
unit-crew-places = places on the shuttle
part-any-card = A card of any number
part-demand = { $slot } shows a { $card }: a { $card }
part-demand-replaced = { $slot } shows a { $card }: 2 cards of any number, because you hold none
part-cards = Cards with a { $card }
part-crew = A crew

# What the components do.
is-game = A game for { $least } to { $most } players: five rounds of loading a freighter, then one of unloading it.
is-board = It shows the station with its 20 arms, the track of the rounds, the score track and the population ships.
is-terrabot = Decoupled, it founds your city in terrain { $terrain }, or joins it.
is-terrabot-points = Acquired in the first round it scores { $first } points, in the last { $last }.
is-transport = Decoupled, it flies up to 2 crews from open ends to your cities and joins the shuttle row.
is-unarmed = It has no shields and cannot defend.
is-defence = Or it joins the defence row with { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }.
is-crew = Decoupled alone it goes to the box; a shuttle takes it to a city.
is-construction = { $company } builds in one of your cities only, and shares it with no other construction company.
is-agrarian = { $company } may settle in any of your cities, also beside a construction company.
is-special = Placed, it scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each tile of its city, the sign and itself included.
is-sign = It names a city in terrain { $terrain } and counts as one of its tiles.
is-terrain = Terrabots of terrain { $terrain } found and enlarge one city of yours.
is-slot = Cards laid here pay for the module of its arm. The top card counts for the price at { $left } and at { $right }.
is-freighter = Modules couple to its five docking bays in chapter one and leave from the open ends of the rows in chapter two.
is-officer = Cards pay for modules. On top of a payment, a { $number } couples the module to row { $number }. There are { $count }.
is-round = A terrabot acquired in round { $round } scores { $points } points.
is-start-space = Once in a round, one card laid face down takes the start player marker and { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
is-score-track = It shows the scores; points are booked as soon as they are scored.
is-ship-spaces = Population ships wait here for the first player who fulfils their condition.
is-round-marker = It shows the round of chapter one.
is-start-marker = Who holds it begins the next round, or chapter two.
is-score-marker = It shows the score of a player.
is-bag = All 100 modules are drawn from it, 20 in each round.
is-final-ship = It scores the defence network and the largest city of each terrain at the end. Who has nothing in a category loses { $points } points.
task-terrabots = Task: { $points } points for each of your settled terrabots of terrain { $terrain }.
task-crews = Task: { $points } points for each of your settled crews of { $company }.
task-all-crews = Task: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each of your settled crews.
task-all-terrabots = Task: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each of your settled terrabots.
task-shields = Task: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each shield in your defence row.
task-city-size = Task: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each tile of one of your cities, its sign included.
task-city-product = Task: the terrabots of one of your cities times its crews.
task-companies = Task: { $points } points for each company with a crew in your cities.
ship-row = { $points } points for the first player whose module row { $row } is empty at the end of their turn in chapter two.
ship-all-rows = { $points } points for the first player whose module rows are all empty.
ship-agrarian = { $points } points for the first player with { $few } agrarian crews in the cities.
ship-city = { $points } points for the first player with a city of { $few } tiles, its sign included.
ship-shields = { $points } points for the first player with { $few } shields in the defence row; { $four } with four players.
ship-satellites = { $points } points for the first player with { $few } satellites in the satellite row; { $four } with four players.
ship-shuttles = { $points } points for the first player with { $few } shuttles in the shuttle row; { $four } with four players.
ship-score = { $points } points for the first player with a score of { $few }; { $four } with four players.
ship-companies = { $points } points for the first player with crews of { $few } companies in the cities; { $four } with four players.
ship-rows-started = { $points } points for the first player who has begun { $few } rows, counting the defence row and the city of each terrain; { $four } with four players.
final-defence = At the end, the most shields score { $first } points; with more players also the next, { $second } and { $third }.
final-city = At the end, the largest city in terrain { $terrain } scores { $first } points; with more players also the next, { $second } and { $third }.
final-absent = Who has no tile there loses { $points } points.

# What happened.
event-round-began = Round { $round } begins. { $who } has the first turn.
    .you = Round { $round } begins. { $who } have the first turn.
event-station-filled = { $count } modules are laid out at the station.
event-dealt = { $who } gets { $count } cards.
    .you = { $who } get { $count } cards.
event-dealt-cards = { $who } gets the cards { $cards }.
    .you = { $who } get the cards { $cards }.
event-acquired = { $who } pays { $cards } for { $module } and couples it to row { $row }.
    .you = { $who } pay { $cards } for { $module } and couple it to row { $row }.
event-marker-taken = { $who } lays a card face down and takes the start player marker.
    .you = { $who } lay a card face down and take the start player marker.
event-marker-taken-card = { $who } lays a { $card } face down and takes the start player marker.
    .you = { $who } lay a { $card } face down and take the start player marker.
event-left = { $who } leaves the round { $count ->
    [0] without cards
    [one] with 1 card
   *[other] with { $count } cards
 }.
    .you = { $who } leave the round { $count ->
        [0] without cards
        [one] with 1 card
       *[other] with { $count } cards
     }.
event-left-cards = { $who } leaves the round and discards { $cards }.
    .you = { $who } leave the round and discard { $cards }.
event-round-ended = Round { $round } ends. { $count ->
    [0] No module is left over.
    [one] 1 module goes to the box.
   *[other] { $count } modules go to the box.
 }
event-chapter-two = Chapter two begins. { $who } holds the start player marker.
    .you = Chapter two begins. { $who } hold the start player marker.
event-decoupled = { $who } decouples { $module } from row { $row }.
    .you = { $who } decouple { $module } from row { $row }.
event-city-founded = { $who } founds { $city } with { $module }.
    .you = { $who } found { $city } with { $module }.
event-settled = { $who } adds { $module } to { $city }.
    .you = { $who } add { $module } to { $city }.
event-defended = { $who } adds { $module } to the defence row: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }.
    .you = { $who } add { $module } to the defence row: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
     }.
event-docked = { $who } docks { $module } from row { $row }.
    .you = { $who } dock { $module } from row { $row }.
event-placed = { $who } places { $module } in { $city }.
    .you = { $who } place { $module } in { $city }.
event-boxed = { $module } of { $who } goes to the box.
    .you = Your { $module } goes to the box.
event-landed = { $who } adds { $module } to the shuttle row.
    .you = { $who } add { $module } to the shuttle row.
event-task = { $who } scores the task of { $module }.
    .you = { $who } score the task of { $module }.
event-task-city = { $who } scores the task of { $module } for { $city }.
    .you = { $who } score the task of { $module } for { $city }.
event-ship = { $who } takes the population ship “{ $ship }”.
    .you = { $who } take the population ship “{ $ship }”.
event-rank = { $category }: { $who } is number { $rank }.
    .you = { $category }: you are number { $rank }.
event-absent = { $category }: { $who } is absent.
    .you = { $category }: you are absent.
event-scored = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } ({ $why }).
    .you = { $who } score { $points ->
        [one] 1 point
       *[other] { $points } points
     } ({ $why }).
event-game-over = The game is over.

# Where points come from.
source-terrabots = Terrabots acquired
source-start-space = Start player space
source-cards-left = Cards left on leaving a round
source-special-crews = Special crews
source-tasks = Satellite tasks
source-ships = Population ships
source-final = { $category }

# What is compared at the end.
compare-points = Points
compare-ships = Tie: population ships

# The table as plain text.
print-round = round { $round } of 5 - a terrabot is worth { $points } points
print-chapter-two = chapter two
print-over = the end
print-supplies = { $bag } modules in the bag - { $discards } cards in the discard pile
print-cards = cards
print-any-card = any card
print-start-card = Start player space: card { $card } of { $who }
print-start-taken = Start player space: a card of { $who }
print-seat = { $who }: { $freighter }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
print-marker = {" "}- start player marker
print-hand = {" "}- { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
print-left = {" "}- has left the round
print-row = Row { $row }, open end first:
print-defence = Defence ({ $shields }):
print-shuttles = Shuttle row:
print-satellites = Satellite row:
print-ships = Ships:
print-ships-of = Ships of { $who }:
print-final = At the end:

# Board
board-ships = Population ships
board-ships-tip = the first to meet the condition at the end of a turn wins the ship
board-ships-won = Ships won
board-final-tip = size, and what the rank would score now
board-ship-row-1 = row 1 clear
board-ship-row-2 = row 2 clear
board-ship-row-3 = row 3 clear
board-ship-row-4 = row 4 clear
board-ship-row-5 = row 5 clear
board-ship-all-rows = all rows clear
board-ship-agrarian = { $n } agrarian
board-ship-city = city of size { $n }
board-ship-shields = { $n } shields
board-ship-satellites = { $n } satellites
board-ship-shuttles = { $n } shuttles
board-ship-score = score of { $n }
board-ship-companies = { $n } companies
board-ship-rows-started = { $n } rows begun
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-you = you
board-points-word = points
board-won-by = won by { $name }
board-progress = { $have } of { $need }
board-paid = paid with { $cards }, on top { $top }
board-price = { $count ->
    [one] costs you 1 card
   *[other] costs you { $count } cards
 }
board-start-space = Start marker
board-rounds = Rounds, and points for a terrabot
board-round-points = Round { $round }: { $points } points for a terrabot
board-city = City
board-cities = Cities
board-city-of = City { $terrain }
board-defence = Defence
board-shuttles = Shuttles
board-satellites = Satellites
board-shields = Shields
board-terrabots = Terrabots
board-crews = Crews
board-settled = Settled
board-not-founded = not founded yet
board-size = size { $size }
board-manifest = Manifest
board-freighter = Freighter
board-open-end = open end
board-open-end-tip = open end on the left
board-clear = clear
board-row = Row { $row }, { $count ->
    [0] clear
    [one] 1 module
   *[other] { $count } modules
 }
board-row-name = Module row { $row }
board-module = Module
board-hand = Hand
board-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
board-cards = { $count ->
    [one] Officer { $number }
   *[other] { $count } officers { $number }
 }
board-left = has left the round
board-no-cards = no cards
board-discarded = Discarded on leaving: { $cards }
board-in-use = In use
board-closer = Closer
board-farther = Farther away
board-whole = Whole board
board-where-one = Chapter one, round { $round } of 5
board-where-two = Chapter two
board-gallery-terrabot = Terrabots
board-gallery-shuttle = Shuttles
board-gallery-satellite = Satellites
board-gallery-crew = Crews
board-gallery-officers = Officers
board-gallery-signs = City signs

# Stories.
story-chapter-one = Chapter one
story-chapter-two = Chapter two
story-round = Round { $round }
story-begins = { $who } begins
    .you = { $who } begin
story-two-stays = What stays
story-two-stays-text = Your freighter as it is, and your points.
story-two-changes = What changes
story-two-changes-text = No more buying. Each turn one module leaves from the open end of a row.
story-two-scores = What scores
story-two-scores-text = Tasks of satellites, special crews, population ships, and the final ship.
board-hand-hidden = { $count ->
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
 }
