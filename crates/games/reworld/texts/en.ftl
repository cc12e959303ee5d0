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
do-leave = Leave the round (+{ $points })
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
do-dock = Row { $row }: dock { $module }
do-no-more = Dock no more crews
do-place = { $crew } to { $city }
do-place-special = { $crew } to { $city } (+{ $points })
do-box-crew = { $crew } to the box: no city is open to it
do-choose-city = Score { $city } (+{ $points })

# What happened.
event-round-began = Round { $round } begins. { $who } has the first turn.
event-station-filled = { $count } modules are laid out at the station.
event-dealt = { $who } gets { $count } cards.
event-dealt-cards = { $who } gets the cards { $cards }.
event-acquired = { $who } pays { $cards } for { $module } and couples it to row { $row }.
event-marker-taken = { $who } lays a card face down and takes the start player marker.
event-marker-taken-card = { $who } lays a { $card } face down and takes the start player marker.
event-left = { $who } leaves the round { $count ->
    [0] without cards
    [one] with 1 card
   *[other] with { $count } cards
 }.
event-left-cards = { $who } leaves the round and discards { $cards }.
event-round-ended = Round { $round } ends. { $count ->
    [0] No module is left over.
    [one] 1 module goes to the box.
   *[other] { $count } modules go to the box.
 }
event-chapter-two = Chapter two begins. { $who } holds the start player marker.
event-decoupled = { $who } decouples { $module } from row { $row }.
event-city-founded = { $who } founds { $city } with { $module }.
event-settled = { $who } adds { $module } to { $city }.
event-defended = { $who } adds { $module } to the defence row: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }.
event-docked = { $who } docks { $module } from row { $row }.
event-placed = { $who } places { $module } in { $city }.
event-boxed = { $module } of { $who } goes to the box.
event-landed = { $who } adds { $module } to the shuttle row.
event-task = { $who } scores the task of { $module }.
event-task-city = { $who } scores the task of { $module } for { $city }.
event-ship = { $who } takes the population ship “{ $ship }”.
event-rank = { $category }: { $who } is number { $rank }.
event-absent = { $category }: { $who } is absent.
event-scored = { $who }: { $points ->
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
