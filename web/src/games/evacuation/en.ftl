# What only the board of Evacuation says.

board-setup = Setup
board-year = Year { $year }
board-year-of = Year { $year } of 4
board-points = points
board-power = power
board-progress = Progress
board-space = Space { $space }
board-gate = Turning point { $number }, { $passed } of your markers behind it
board-order = Turn order
board-ships = Spaceships
board-stadiums = stadiums on the New World
board-satisfaction = satisfaction
board-technologies = Technologies
board-infrastructures = infrastructures
board-actions = Actions
board-hand = Cards in hand
board-goals = Goals and contracts
board-line = Line that counts at the end
board-solo-tile = The opponent settles along this line next
board-close = Close
purse-energy = energy for the next action

# Parts of the table on a phone
parts-label = Parts of the table
tab-map = New World
tab-track = Progress
tab-shelf = Displays

# The map
field-owned = { $name }, settled by { $who }
legend-symbols = are yours
legend-none = no symbols
legend-after = after { $space }
lane-short-main = main
lane-short-three_plus = 3+
lane-short-parking = parking

# Displays
display-ship = Spaceships
display-stadium = Stadiums
display-infrastructure = Infrastructures
display-stack = { $count } in the stack
bonus-year = Bonus, year { $year }
years-year = Year takes
years-old = Old World
years-new = New World
years-stadiums = Stadiums there
draft-keep_goal = Keep one goal
draft-return_goal = Return one goal
draft-step = From { $from } on: { $points } more
solo-next = Next card: { $number }, arrow { $arrow }
solo-none = No card left
solo-left = cards left

# The own worlds
store-of = { $resource }: { $count }, plus { $plus } a year
old-left = { $count ->
    [one] 1 site left
   *[other] { $count } sites left
 }
old-aboard = on { $ship }
old-gone = evacuated
old-sea = { $count } sea sites produce
new-goal = { $production } each, { $stadiums } stadiums
new-score = { $points } points so far
new-people = { $count } population waiting
production-of = { $resource } production: { $count }
next-label = What the coming year takes
next-year = Year { $year } takes
next-old = Old
next-new = New
next-stadiums = { $count } on the New World
next-missing = { $count } missing
next-enough = enough
next-last = No year follows
next-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
 }
short-old = Old
short-new = New

# Ships
ship-none = None yet. Build one.
ship-loading = is loaded
ship-flies-old = flies
ship-flies-new = flies back
ship-over-old = over the Old World
ship-over-new = over the New World

# Actions
area-done = { $count } taken here this year
acts-cost = Next action: { $energy }
acts-passed = Passed for this year
acts-track = { $count } actions taken
power-of = { $points } power points
hand-played = { $count } played
column-of = Column { $column }
tech-done = { $done } of { $needed } researched
joy-of = Satisfaction { $count }
infra-met = condition met
infra-open = condition not met yet

# Rivals
rival-passed = passed
rival-plans = loads
rival-ready = ready
rival-sites = sites left on the Old World
rival-people = population waiting

# Names of pieces
piece-production = { $resource } production
piece-position = Place { $position }
piece-effect = Effect { $number }

# Stories
story-year = Production, then food and stadiums
story-goal = The race goal is reached
story-goal-by = reached by { $who }: one more Transport, then the game ends

# Gallery
gallery-pieces = Resources, factories, terrains
gallery-sites = Sites of the Old World
gallery-fields = Fields of the New World
gallery-bonuses = Bonus cards
gallery-cards = Action cards

# Cards of pieces
card-kind-field = Field of the New World
card-kind-ship = Spaceship
card-kind-stadium = Stadium
card-kind-infrastructure = Infrastructure
card-kind-technology = Technology
card-kind-site = Site of the Old World
card-kind-goal = Goal
card-kind-contract = Contract
card-kind-card = Action card
card-kind-bonus = Bonus card
card-kind-action = Action
card-kind-solo = Solo card
card-kind-space = Progress track
card-kind-gate = Turning point
card-kind-area = Area of the player board
card-kind-world = World
card-kind-word = Word of the game
card-kind-score = Line by line
card-at-hand = in hand
card-at-played = laid out
card-name-score = { $points } points so far
card-name-store = { $resource }, { $world }
card-kind-store = Store of one world
card-text-store = What lies here pays only for things of this world. Ships carry resources from the Old World to the New.
card-kind-production = New World
card-text-production = Every Income brings as many resources to the New World as its marker shows. The lowest marker counts most at the end.
card-kind-factory = Waits to be settled
card-text-factory = A prepared factory costs one resource of its type. On the Old World it waits for a flight, on the New World for a field with a factory spot.
card-name-demand = The coming year
card-kind-demand = What Income will take
card-text-demand = After production each world eats food, and stadiums must lie on the New World. Each missing one gives a penalty.
card-name-years = What each year takes
card-kind-years = Food and stadiums
card-text-years = The year that is played now is marked. Food is paid in each world from its own store.
card-name-power = Power points
card-kind-power = From the actions of this year
card-text-power = Each action gives as many as its area. They move the progress markers, and may hit the bonus card.
card-name-action-track = Energy of actions
card-kind-action-track = The first ones are cheap
card-text-action-track = Each further action of a year costs more energy. From the second card under one area on, it costs more still.
card-name-satisfaction = Satisfaction
card-kind-satisfaction = From stadiums and technologies
card-text-satisfaction = The most satisfied player comes first in the turn order.
card-name-symbols = Settlement symbols
card-kind-symbols = From your progress markers
card-text-symbols = Fields ask for rings and diamonds. You have those of the lanes that your markers lie in; they are not used up.
card-name-order = Turn order
card-kind-order = By satisfaction
card-text-order = Set anew every year after Transport.
card-name-population = Population
card-kind-population = Waits on the New World
card-text-population = Each population spot of a field takes one.
card-name-penalty = Penalties
card-kind-penalty = For missing food and stadiums
card-text-penalty = They count against you at the end.
card-name-sea_sites = Sea sites
card-kind-sea_sites = Two on the Old World
card-text-sea_sites = Ships cannot load them. Turning points flip them and move them to the New World.
card-name-opponent = Opponent
card-kind-opponent = Run by solo cards
card-text-opponent = It turns a card each turn. The back of the next one shows how far along which arrow it settles.
card-name-race-goal = Race goal
card-kind-race-goal = Ends the game
card-text-race-goal = The first with so much of each production and so many stadiums on the New World begins the end.
card-name-deck = Action cards
card-kind-deck = Advanced actions
card-text-deck = Played face up for their effects, or laid down for an action of the board.
card-name-space-0 = Start of the progress track
card-kind-space-0 = Progress track
card-text-space-0 = Markers begin here.
card-name-display-ship = Spaceships
card-kind-display-ship = Display
card-text-display-ship = What is bought from the left is replaced; the right one leaves first. A resource renews the display.
card-name-display-stadium = Stadiums
card-kind-display-stadium = Display
card-text-display-stadium = What is bought from the left is replaced; the right one leaves first. A resource renews the display.
card-name-display-infrastructure = Infrastructures
card-kind-display-infrastructure = Display
card-text-display-infrastructure = They are taken into hand, and played for their price.

# The primary button
missing-keep_goal = Keep
missing-keep_goal-note = choose a goal
missing-return_goal = Return
missing-return_goal-note = choose a goal
missing-discard_cards = Discard
missing-discard_cards-note = choose a card
missing-turn = Act
missing-turn-note = choose an action
missing-lay_down = Lay down
missing-lay_down-note = choose a card
missing-pay = Pay
missing-pay-note = choose a store
missing-card_effects = Carry out
missing-card_effects-note = choose an effect
missing-put_under = Put under
missing-put_under-note = choose an item
missing-discount = Discount
missing-discount-note = choose a resource
missing-use_factories = Use
missing-use_factories-note = choose a factory
missing-income_exchange = Exchange
missing-income_exchange-note = choose two stores
missing-transport = Fly
missing-transport-note = choose a ship
missing-fly_back = Fly back
missing-fly_back-note = choose a ship
missing-end_turn = Play
missing-end_turn-note = choose a contract
missing-choose_power = Power
missing-choose_power-note = choose a number
missing-advance = Move
missing-advance-note = choose a space
missing-place = Place
missing-place-note = choose a lane
missing-take_bonus = Take
missing-take_bonus-note = choose a bonus
missing-effect-gain_resource = Gain
missing-effect-gain_resource-note = choose a store
missing-effect-exchange = Exchange
missing-effect-exchange-note = choose two stores
missing-effect-research = Research
missing-effect-research-note = choose a column
missing-effect-develop = Develop
missing-effect-develop-note = choose an infrastructure
missing-effect-build_ship = Build
missing-effect-build_ship-note = choose a ship and a world
missing-effect-gain_ship = Gain
missing-effect-gain_ship-note = choose a ship and a world
missing-effect-build_stadium = Build
missing-effect-build_stadium-note = choose a stadium and a world
missing-effect-gain_stadium = Gain
missing-effect-gain_stadium-note = choose a stadium and a world
missing-effect-settle = Settle
missing-effect-settle-note = choose a field
missing-effect-prepare_factory = Prepare
missing-effect-prepare_factory-note = choose a factory
missing-effect-gain_factory = Gain
missing-effect-gain_factory-note = choose a factory
missing-effect-gain_production = Raise
missing-effect-gain_production-note = choose a production
keys-actions = an action of the player board

# Words that can be looked up
term-power = power point, power points, Power points
    .about = Every action gives as many as its area shows. They move progress markers and hit bonus cards.
term-turning = turning point, turning points, Turning point
    .about = A gate of the progress track. Crossing it opens terrains and moves sea sites.
term-parking = parking lane
    .about = The lane without symbols. It has room for all.
term-site = site slot, site slots
    .about = The part of a ship that takes a site of the right landscape.
term-building = building slot, building slots
    .about = The part of a ship that takes a stadium, a prepared factory or a factory site.
term-clone = clone, Clone
    .about = One New World food becomes two population on the New World.
term-satisfaction = satisfaction, Satisfaction
    .about = From stadiums and technologies. The highest comes first in the turn order.
