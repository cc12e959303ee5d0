# What only the board of Roll for the Galaxy says.

# Cards of pieces
card-die = { $die } die
card-kind-die-die = Die
card-kind-die-worker = Worker
card-kind-die-wild = Wild: its column is yours to choose
card-kind-die-virtual = Virtual worker, without a die
card-kind-die-good = Good on a world
card-in-column = Worker under { $phase }
card-works-explore = Works as an **explorer** this round: scouts or stocks.
card-works-develop = Works as a **developer** this round: builds your top development.
card-works-settle = Works as a **settler** this round: builds your top world.
card-works-produce = Works as a **producer** this round: becomes a good on a world.
card-works-ship = Works as a **shipper** this round: trades or consumes a good.
card-phase = Phase { $number } of five
card-phase-played = Played if anybody selects it; else these dice return to the cup.
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
card-at-tableau = in the tableau
card-at-top = to be built next
card-at-below = waits in the construction zone
card-at-hand = just drawn
card-name-cup = Cup
card-kind-cup = Rolled at the start of a round
card-cup = What you recruit goes here. All of it is rolled in the next round.
card-name-citizenry = Citizenry
card-kind-citizenry = Dice that rest
card-citizenry = Used workers come here. Recruiting one costs 1 credit.
card-name-paid = Paid
card-kind-paid = Dice that pay for a tile
card-paid = They go to the citizenry when the tile is complete.
card-name-dictate = Dictate
card-kind-dictate = Once a round, while planning
card-dictate = Put one die here to move another one to any column.
card-name-credits = Credits
card-kind-credits = 0 to 10
card-credits = They pay for recruiting at the end of the round.
card-name-bag = Bag
card-kind-bag = Tiles nobody has seen
card-bag = Explorers that scout draw from it.
card-name-pool = Point chips
card-kind-pool = Empty pool: the game ends after the round
card-pool = Consuming goods takes points from here.
card-pool-left = { $left ->
    [one] 1 point left
   *[other] { $left } points left
 }
card-stack-development = Scouted tiles may go here with their development up. The top one is built first.
card-stack-world = Scouted tiles may go here with their world up. The top one is built first.

# Columns: what lies there, and what would
foot-explore = { $count ->
    [0] nobody explores
    [one] 1 explorer
   *[other] { $count } explorers
 }
foot-develop = { $count ->
    [0] nobody develops
    [one] 1 developer
   *[other] { $count } developers
 }
foot-settle = { $count ->
    [0] nobody settles
    [one] 1 settler
   *[other] { $count } settlers
 }
foot-produce = { $count ->
    [0] nobody produces
    [one] 1 producer
   *[other] { $count } producers
 }
foot-ship = { $count ->
    [0] nobody ships
    [one] 1 shipper
   *[other] { $count } shippers
 }
foot-then = then { $count }
foot-explore-does = scout or stock
foot-develop-does = build developments
foot-settle-does = build worlds
foot-produce-does = goods onto worlds
foot-ship-does = trade or consume
half-top = on top

# The primary button and the seam
board-recruit = { $count ->
    [one] Recruit 1
   *[other] Recruit { $count }
 }
board-recruit-end = { $count ->
    [one] Recruit 1, finish
   *[other] Recruit { $count }, finish
 }
missing-start = Ready
missing-start-note = choose a tile
missing-place_wild = Ready
missing-place_wild-note = choose a column
missing-select = Ready
missing-select-note = choose a phase first
missing-move = Move
missing-move-note = choose a worker
missing-explore = Explore
missing-explore-note = choose an explorer
missing-keep = Done
missing-keep-note = choose a half
missing-arrange = Done
missing-arrange-note = choose a half
missing-return = Return
missing-return-note = choose a tile
missing-build = Build
missing-build-note = choose a worker
missing-pay = Pay
missing-pay-note = choose the dice
missing-to_cup = To the cup
missing-to_cup-note = choose workers
missing-remove = Remove
missing-remove-note = choose a die
missing-produce = Produce
missing-produce-note = choose a producer
missing-ship = Ship
missing-ship-note = choose a shipper
missing-good = Ship
missing-good-note = choose a good
purse-goods = goods
keys-phases = a phase: select it, or put the chosen die there

# Words that can be looked up
term-scout = Scout, Scouts, Scouting, Scouted, scout
    .about = An explorer draws a tile from the bag, which goes below one of your two stacks. You may give up tiles first, and draw as many more.
term-stock = Stock, Stocks, Stocking, stock
    .about = An explorer earns credits instead of drawing a tile.
term-trade = Trade, Trades, trades, trade
    .about = Ship a good for credits. The kind of the world says how many.
term-consume = Consume, consumes, consuming, consume
    .about = Ship a good for points: 1, and 1 more for each of good and shipper that match the world.
term-dictate = Dictate, Dictates
    .about = Once a round: put one die aside to move another one to any column.
term-reassign = Reassign, Reassign-power
    .about = A power that moves workers to other columns while you plan.
term-citizenry = citizenry, Citizenry
    .about = Where used dice rest. At the end of a round you recruit from here, 1 credit each.
term-cup = cup, Cup
    .about = The dice you roll at the start of the next round.
term-tableau = tableau, Tableau
    .about = Your completed developments and worlds. Twelve end the game.
term-construction = construction zone, Construction
    .about = Two stacks of tiles to be built: developments and worlds. Only the top ones are built.
term-wild = wild, Wild
    .about = A wild face goes under any phase you like.
term-virtual = virtual
    .about = A worker without a die: it works in one phase and is gone.
term-recruit = recruit, Recruit, recruits, Recruiting, recruiting
    .about = Take dice from your citizenry into the cup, 1 credit each, as many as you can pay.
term-recall = Recall, recall, recalls
    .about = At the end of a round: take dice back from construction or from worlds into the cup.
term-strip = strip, Strip
    .about = The row of five phases. The die you put there selects the phase that you want to be played.
