# What only the board of New Frontiers says.

board-setup = Setup
board-round = Round { $round }
board-last-round = last round
board-points = points
board-cost = cost
board-defence = military, defence
board-credits = credits
board-colonists = colonists
board-chips = points in chips
board-strength = strength
board-colonies = Colonies
board-explored = Explored
board-explored-word = explored
board-developments = Developments
board-spaces = { $count ->
    [one] 1 of 11 spaces; the red ones end the game
   *[other] { $count } of 11 spaces; the red ones end the game
 }
board-spaces-word = development spaces
board-of = { $have } of { $most }
board-places = { $have } of { $most } places
board-good = Good: { $kind }
board-used = used
board-stored = stored for goals
board-bag = { $count } in the bag
board-you = You
board-side = Side { $side }
board-stack-word = Development
board-close = Close

# Action tiles
tile-bonus = bonus
tile-does-retreat_into_isolation = only for you
tile-does-set_galactic_goals = a goal, only for you
tile-does-develop = all: buy a development
tile-does-explore = all: take a world
tile-does-settle = all: a world, or 2 colonists
tile-does-produce = all: goods on worlds
tile-does-trade_consume = all: sell, then consume
tile-does-send_envoys = only for you
# On the tile, whose name fills two lines.
tile-brief-trade_consume = all, in this order
tile-taken = Taken by { $who }
tile-credits = ${ $credits } lie on it
tile-ring = In this order: { $who }
bonus-first = first
bonus-forward = ↑1

# Order and ends
order-title = Choosing
gauge-colonists = left, ends at { $end }
gauge-points = left, ends at 0
gauge-colonies = of { $end } colonies
gauge-spaces = of { $end } spaces
gauge-brief-at = left, to { $end }
gauge-brief-of = of { $end }
gauge-hit = last round

# Developments
market-title = Developments
market-note = the diamond is your price
market-read = Read all
stack-yours = You have it
stack-gone = None left
stack-price = ${ $price } for you, { $left } left
stack-left = { $left ->
    [0] none left
   *[other] { $left } left
 }
stack-owners = Owned by { $who }

# Short on a tile; its card says it in full.
mark-terraforming = Terraf.

# Worlds laid out
display-title = Worlds from the bag
display-drawn = Worlds drawn
display-note = below each: what settling it would take from you
lack-strength = strength −{ $count }
lack-credits = credits −{ $count }
lack-colonists = colonists −{ $count }
toll-strength = strength { $have } of { $need }
toll-price = ${ $price }
toll-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
 }
toll-ready = you can settle it

# Strength
strength-is = Strength { $count }
strength-always = always
strength-none = no strength yet
strength-now = in this action
strength-goods = for a good each

# Goals
goals-stack = { $count ->
    [one] 1 goal hidden
   *[other] { $count } goals hidden
 }
goals-down = face down: { $who }
goals-drawn = Drawn
goals-drawn-count = { $count } being looked at
goal-you = You count { $number } for { $points } points
goal-secret = Only you see it

# Stories
story-first = { $who } chooses first
story-last = The last round

# Gallery
gallery-actions = Action tiles
gallery-pieces = Goods, colonists, strength, phases
gallery-goals = Goals
gallery-homes = Home colonies
gallery-worlds = Worlds
gallery-developments = Developments

# Cards of pieces
card-kind-world = World
card-kind-home = Home colony
card-kind-small = Small development
card-kind-large = Large development, two spaces
card-kind-action = Action tile
card-kind-goal = Goal
card-kind-kind = Kind of goods
card-kind-strength = Against military worlds
card-strength = A military world is settled if your strength is at least its defence. Strength is not used up.
card-at-colony = colony
card-at-explored = explored, not settled
card-at-display = laid out
card-at-tile = took it
card-name-score = { $points } points so far
card-kind-score = Line by line
card-name-credits = Credits
card-kind-credits = Money
card-credits = They pay for developments and for worlds that are not military.
card-name-colonists = Colonists
card-kind-colonists = Ready to go
card-colonists = Every world needs one or two of them to be settled; they stay there.
card-name-chips = Point chips
card-kind-chips = From consuming goods and from bonuses
card-chips = They count at the end.
card-name-order = Priority order
card-kind-order = Who chooses when
card-order = The discs choose an action tile from left to right. Then all carry it out, the chooser first.
card-name-bag = Bag
card-kind-bag = Worlds nobody has
card-bag = Explore draws from it; what nobody takes goes back.
card-name-goals = Goals
card-kind-goals = Worth points at the end
card-goals = Set Galactic Goals puts a goal face down. Goals face up count for everybody.
card-name-stored = Stored for goals
card-kind-stored = Counts only for a goal
card-stored = Worlds, goods and credits that were put aside. They do not come back.
card-name-end-colonists = Colonists left
card-kind-end-colonists = One of four ends
card-end-colonists = 4 or fewer left after Settle: the game ends after the round.
card-name-end-points = Point chips left
card-kind-end-points = One of four ends
card-end-points = None left: the game ends after the round. Points are still paid.
card-name-end-colonies = Most colonies
card-kind-end-colonies = One of four ends
card-end-colonies = 8 colonies of one player after Settle: the game ends after the round.
card-name-end-spaces = Most development spaces
card-kind-end-spaces = One of four ends
card-end-spaces = 11 spaces of one player after Develop: the game ends after the round.

# The primary button
missing-side = Choose
missing-side-note = choose a side
missing-select = Select
missing-select-note = choose an action tile
missing-keep_goal = Keep
missing-keep_goal-note = choose a goal
missing-put_under = Put under
missing-put_under-note = choose a goal
missing-develop = Buy
missing-develop-note = choose a development
missing-take = Take
missing-take-note = choose a world
missing-draw = Draw
missing-draw-note = choose a power
missing-keep = Keep
missing-keep-note = choose a world
missing-return = Return
missing-return-note = choose a world
missing-settle = Settle
missing-settle-note = choose a world
missing-settle_more = Settle
missing-settle_more-note = choose a world
missing-joker_settled = Choose
missing-joker_settled-note = choose a kind
missing-joker_produces = Choose
missing-joker_produces-note = choose a kind
missing-joker_scores = Choose
missing-joker_scores-note = choose a kind
missing-shortage = Produce
missing-shortage-note = choose a colony
missing-windfall = Produce
missing-windfall-note = choose a colony
missing-windfall_power = Produce
missing-windfall_power-note = choose a colony
missing-store_goods = Store
missing-store_goods-note = choose a good
missing-trade = Sell
missing-trade-note = choose a good
missing-tax = Store
missing-tax-note = choose how many
missing-consume = Consume
missing-consume-note = choose a power
missing-spend = Consume
missing-spend-note = choose a good
keys-tiles = an action tile

# Words that can be looked up
term-windfall = windfall, Windfall
    .about = A windfall colony gets one good when it is settled, and later only by bonuses and powers.
term-production = production, Production
    .about = A production colony gets a good in every Produce, if it has none.
term-strength = strength, Strength
    .about = What counts against the defence of a military world. It is shown, not used up.
term-defence = defence, Defence
    .about = The strength that a military world asks for.
term-colonist = colonist, colonists, Colonists
    .about = People who wait to settle a world. A world needs one or two; they stay there.
term-explored = explored
    .about = A world you hold but have not settled. It has no power and no points yet.
term-development = development space, development spaces
    .about = Your mat has 12. Small developments cover one, large ones two. 11 covered ones end the game.
term-priority = priority order
    .about = The order of the discs, in which the players choose action tiles.
term-bonus = bonus
    .about = What only the player who chose the tile gets.
