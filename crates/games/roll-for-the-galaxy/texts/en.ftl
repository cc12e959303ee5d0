# Roll for the Galaxy: what the game says, in English.

# Options of a table.
option-first_game = First game: start tiles are placed for you
option-order_when_it_matters = Player order when the end is near
option-dictate_without_move = Dictate without moving a worker

# Words.
die-home = white
die-military = red
die-consumption = purple
die-novelty = blue
die-rare_elements = brown
die-genes = green
die-alien_technology = yellow
wild = wild
nothing = nothing
dictate = Dictate
side-development = developments
side-world = worlds
place-cup = cup
place-citizenry = citizenry
place-this-world = this world
why-stock = Stock
why-trade = Trade
why-consume = Consume
why-recruit = recruiting
why-empty = out of credits

# What is asked.
wait = Waiting for { $who }.
ask-over = The game is over.
ask-start = Choose which of the two tiles becomes your development; the other becomes your world.
ask-place-wild = Choose a column for the { $die } wild die.
ask-select = Select a phase: put one worker onto the strip.
ask-reassign = Reassign workers, or declare yourself ready.
ask-move = { $power }: choose a worker and its new column.
ask-explore = Choose the next explorer: Scout or Stock.
ask-scout = Choose tiles to abandon, then draw.
ask-keep = Place the drawn tiles.
ask-arrange = Lay out your tiles again, from top to bottom.
ask-return = The bag is empty: choose a tile to put into it.
ask-build = Choose the next worker for your { $side }.
ask-pay = Choose which dice pay: { $count } more.
ask-to-cup = Choose workers that go to the cup: at least { $min }, at most { $max } more.
ask-remove = Remove { $count ->
    [one] a die
   *[other] { $count } dice
 }: choose from anywhere.
ask-produce = Choose a producer and its world.
ask-ship = Choose the next shipper.
ask-good = Choose the good that the { $die } shipper ships: Trade or Consume.
ask-buy = Buy 1 VP for $1?
ask-recruit = Choose dice to recruit: { $count } more.
ask-recall = Recall dice, or finish the round.

# What can be done.
do-start = { $development } as development, { $world } as world
do-place-wild = Wild { $die } to { $column }
do-select = Select { $phase } with { $die } from { $from }
do-use = Use { $power }
do-dictate = Dictate with { $die } from { $from }
do-move = { $die } from { $from } to { $to }
do-ready = Ready
do-ready-manage = Finish the round
do-replan = Start over
do-stock = Stock with { $die } (+${ $credits })
do-stock-virtual = Stock with virtual { $die } (+${ $credits })
do-scout = Scout with { $die }
do-scout-virtual = Scout with virtual { $die }
do-abandon = Abandon { $tile }
do-draw = Draw { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
do-keep = { $tile } ({ $cost }) below the { $side }
do-keep-top = { $tile } ({ $cost }) on top of the { $side }
do-rearrange = Rearrange the construction zone
do-finish = Finish exploring
do-return = Return { $tile }
do-build = Use { $die }
do-pay = Pay with { $die }
do-to-cup = { $die } to the cup
do-no-more = No more
do-not-buy = Buy nothing
do-remove = Remove { $die }: { $place }
do-remove-good = Remove { $die }: good on { $world }
do-produce = { $die } onto { $world }
do-ship = Ship with { $die }
do-ship-virtual = Ship with virtual { $die }
do-trade = Trade { $die } from { $world } (+${ $credits })
do-consume = Consume { $die } from { $world } (+{ $vp } VP)
do-buy = Buy 1 VP for $1
do-recruit = Recruit { $die }
do-recall = Recall { $die } from the { $side }
do-recall-good = Recall { $die } from { $world }

# What happened.
event-dealt = { $who } is dealt faction { $number } ({ $halves }) and the home world { $home }.
    .you = { $who } are dealt faction { $number } ({ $halves }) and the home world { $home }.
event-handed-out = { $who } begins with { $cup } in the cup, { $citizenry } in the citizenry and ${ $credits }.
    .you = { $who } begin with { $cup } in the cup, { $citizenry } in the citizenry and ${ $credits }.
event-ready = { $who } is ready.
    .you = { $who } are ready.
event-replanned = { $who } thinks again.
    .you = { $who } think again.
event-start-tiles = { $who } begins with { $development } and { $world } in the construction zone.
    .you = { $who } begin with { $development } and { $world } in the construction zone.
event-round-began = Round { $round } begins: all roll.
event-rolled = { $who } rolls: { $faces }.
    .you = { $who } roll: { $faces }.
event-placed-wild = { $who } puts a wild { $die } die under { $column }.
    .you = { $who } put a wild { $die } die under { $column }.
event-selected = { $who } selects { $phase } with a { $die } die from { $from }.
    .you = { $who } select { $phase } with a { $die } die from { $from }.
event-power-used = { $who } uses { $power }.
    .you = { $who } use { $power }.
event-dictated = { $who } Dictates with a { $die } die from { $from }.
    .you = { $who } Dictate with a { $die } die from { $from }.
event-moved = { $who } moves a { $die } die from { $from } to { $to }.
    .you = { $who } move a { $die } die from { $from } to { $to }.
event-revealed = { $who } selects { $phase } with a { $die } die. Workers: { $workers }. Dictate: { $dictated }.
    .you = { $who } select { $phase } with a { $die } die. Workers: { $workers }. Dictate: { $dictated }.
event-extra-phase = The extra die shows { $phase }.
event-phases-played = Played this round: { $phases }.
event-unused = { $who }: unused dice return to the cup: { $dice }.
    .you = Your unused dice return to the cup: { $dice }.
event-phase-began = Phase { $phase } begins.
event-phase-began-ordered = Phase { $phase } begins, in player order.
event-turn-began = { $who } comes next.
    .you = { $who } come next.
event-stocked = { $who } Stocks with a { $die } explorer.
    .you = { $who } Stock with a { $die } explorer.
event-scouting = { $who } Scouts with a { $die } explorer.
    .you = { $who } Scout with a { $die } explorer.
event-marked = { $who } will abandon { $tile }.
    .you = { $who } will abandon { $tile }.
event-bag-short = The bag holds too few tiles for { $who }: from now on players explore in player order.
    .you = The bag holds too few tiles for you: from now on players explore in player order.
event-abandoned = { $who } abandons { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
    .you = { $who } abandon { $count ->
        [one] 1 tile
       *[other] { $count } tiles
     }.
event-drew = { $who } draws { $development } / { $world }.
    .you = { $who } draw { $development } / { $world }.
event-drew-tiles = { $who } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
    .you = { $who } draw { $count ->
        [one] 1 tile
       *[other] { $count } tiles
     }.
event-pile-to-bag = Abandoned tiles return to the bag: { $count }.
event-placed = { $who } puts a tile below the { $side }.
    .you = { $who } put a tile below the { $side }.
event-placed-top = { $who } puts a tile on top of the { $side }.
    .you = { $who } put a tile on top of the { $side }.
event-placed-tile = { $who } puts { $tile } below the { $side }.
    .you = { $who } put { $tile } below the { $side }.
event-placed-tile-top = { $who } puts { $tile } on top of the { $side }.
    .you = { $who } put { $tile } on top of the { $side }.
event-took-up = { $who } takes up { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } to rearrange them.
    .you = { $who } take up { $count ->
        [one] 1 tile
       *[other] { $count } tiles
     } to rearrange them.
event-finished = { $who } has finished exploring.
    .you = { $who } have finished exploring.
event-must-return = { $who } must put a tile into the bag.
    .you = { $who } must put a tile into the bag.
event-returned = { $who } puts a tile of the { $side } into the bag.
    .you = { $who } put a tile of the { $side } into the bag.
event-returned-tile = { $who } puts { $tile } into the bag.
    .you = { $who } put { $tile } into the bag.
event-forfeited = { $who } forfeits { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }: nobody has three.
    .you = { $who } forfeit { $count ->
        [one] 1 tile
       *[other] { $count } tiles
     }: nobody has three.
event-worked = { $who } puts a { $die } worker onto the { $side }.
    .you = { $who } put a { $die } worker onto the { $side }.
event-completed = { $who } completes { $tile } for { $cost }: { $paid }.
    .you = { $who } complete { $tile } for { $cost }: { $paid }.
event-builders-to-cup = { $who }: workers go to the cup: { $dice }.
    .you = Your workers go to the cup: { $dice }.
event-removed = { $who } removes a { $die } die ({ $place }).
    .you = { $who } remove a { $die } die ({ $place }).
event-removed-good = { $who } removes a { $die } good from { $world }.
    .you = { $who } remove a { $die } good from { $world }.
event-gained-dice = { $who } gains { $count } × { $die } ({ $tile }): { $to }.
    .you = { $who } gain { $count } × { $die } ({ $tile }): { $to }.
event-credits-gained = { $who } gains ${ $amount } ({ $why }), now ${ $now }.
    .you = { $who } gain ${ $amount } ({ $why }), now ${ $now }.
event-credits-paid = { $who } pays ${ $amount } ({ $why }), now ${ $now }.
    .you = { $who } pay ${ $amount } ({ $why }), now ${ $now }.
event-chips = { $who } gains { $amount } VP ({ $why }); { $pool } left in the pool.
    .you = { $who } gain { $amount } VP ({ $why }); { $pool } left in the pool.
event-produced = { $who } puts a { $die } good onto { $world }.
    .you = { $who } put a { $die } good onto { $world }.
event-traded = { $who } trades a { $die } good from { $world } with a { $shipper } shipper.
    .you = { $who } trade a { $die } good from { $world } with a { $shipper } shipper.
event-consumed = { $who } consumes a { $die } good from { $world } with a { $shipper } shipper.
    .you = { $who } consume a { $die } good from { $world } with a { $shipper } shipper.
event-will-recruit = { $who } will recruit a { $die } die.
    .you = { $who } will recruit a { $die } die.
event-will-recall = { $who } will recall a { $die } die ({ $from }).
    .you = { $who } will recall a { $die } die ({ $from }).
event-managed = { $who } recruits { $recruited } and recalls { $recalled }.
    .you = { $who } recruit { $recruited } and recall { $recalled }.
event-last-round-pool = The pool is empty: this round is the last.
event-last-round-tiles = A tableau holds 12 tiles: this round is the last.
event-over = The game is over.

# Steps and tasks, inside other sentences.
step-setup = the setup
step-assign = Assign
step-building = Develop or Settle
step-phases = the phases
step-manage = Manage empire
step-over = the end of the game
task-scout = The Scout that has begun
task-keep = Placing the drawn tiles
task-arrange = Laying out your tiles again
task-return = Returning a tile to the bag
task-pay = Paying for the tile
task-to-cup = Choosing workers for the cup
task-remove = Removing a die
task-good = The task of the chosen shipper
task-buy = The offer to buy VP
task-recruit = Recruiting

# What has to be so for an action: moments.
need-going-on = The game is still going on.
need-round = The first round has begun.
need-open = You have not committed yet. While others are waited for you may take your decision back.
need-step = This is done in { $step }; now is { $now }.
need-played = { $phase } is played this round.
need-turn = It is your turn. Now: { $who }.
need-others-placed = The others have placed the tiles they drew.
need-first = { $task } comes first.
need-others = All have finished { $step }. Still acting: { $who }.
need-exploring = Players are still exploring.
need-scouting = You are Scouting and have not drawn yet.
need-return = The bag is short, and you are asked to return a tile.
need-taken-up = You have taken up your tiles to rearrange them.
need-too-many-dice = More dice lie on the spot than the tile costs, so that you choose which ones pay.
need-completion = You have just completed a tile, and a power sends workers used for it to the cup.
need-removal = A tile you have just completed asks you to remove a die.
need-after-trade = You have just traded a good and not bought anything for it yet.
need-shipper-chosen = You have chosen which shipper works next.
need-offer = You are asked whether you want something, and may say no.
need-decided = There is a secret decision of yours to take back.

# What has to be so for an action: pieces.
need-start-tile = { $development } / { $world } is one of your two start tiles.
need-wild = A wild { $die } die of yours has no column yet.
need-wild-order = Wild dice are placed colour by colour; the next is { $die }.
need-wild-placed = All wild dice lie in columns; { $count } without.
need-no-selector = You have not selected a phase yet.
need-selected = You have selected a phase.
need-in-column = A { $die } worker lies under { $column }.
need-moved = { $power } has moved { $moves } of at least { $min } workers.
need-in-tableau = { $tile } lies in your tableau.
need-reassign-power = { $tile } can move workers by itself.
need-unused = { $tile } has not been used this round.
need-most-novelty = Nobody has more novelty worlds than you, as { $tile } asks.
need-movable = There is a worker that { $tile } can move.
need-two-in-column = Two workers lie in one column, for { $tile } to move to the phase you selected.
need-dictate = You have not Dictated this round.
need-other-worker = Another worker is left that Dictate can move.
need-power = A power is in use that may still move a worker.
need-colour = { $power } may move { $die } workers.
need-from = { $power } may move workers from { $column }.
need-not-moved = A { $die } worker under { $column } has not been moved by { $power } already.
need-same-column = { $power } takes both workers from one column, and { $column } can be that one.
need-other-column = The worker leaves its column: it does not lie under { $column }.
need-target = { $power } may send workers to { $column }.
need-worker = A { $die } worker of yours is left in { $phase }.
need-virtual-worker = A virtual { $die } worker of yours is left in { $phase }.
need-rearrange-power = A development of yours lets you rearrange your construction zone.
need-zone = There are tiles in your construction zone.
need-task-between = An explorer has finished a task since you last rearranged.
need-not-declared = You have not declared the end of your exploring.
need-explorers-used = All your explorers are used; { $count } left.
need-in-zone = { $development } / { $world } lies in your construction zone.
need-not-marked = { $development } / { $world } is not marked already.
need-drawn = { $development } / { $world } is a tile you have just drawn.
need-scouted = { $development } / { $world } was drawn by Scouting.
need-top-power = A development of yours lets you put drawn tiles on top.
need-stack = Tiles lie among your { $side }, so that there is a top.
need-taken-up-tile = { $development } / { $world } is a tile you have taken up.
need-site = A tile lies on the spot of your { $side }.
need-on-spot = A { $die } die lies on the spot of your { $side }.
need-colour-order = No colour after { $die } has paid: dice pay colour by colour.
need-enough-left = From { $die } on enough dice are left: { $count } still have to pay.
need-used-worker = A { $die } worker was used for the tile and may go to the cup.
need-to-cup = Enough workers have gone to the cup; { $min } more must.
need-die = A { $die } die of yours is there: { $place }.
need-own-world = { $world } lies in your tableau.
need-good = A { $die } good lies on { $world }.
need-completed = { $world } is completed, not in your construction zone.
need-holds-goods = { $world } is not grey, so that it holds goods.
need-room = { $world } has room: { $count } of { $max } goods lie there.
need-goods = There is a good on your worlds.
need-shipper = There is a shipper left.
need-buy-power = A development of yours sells VP after a Trade.
need-credits = You can pay ${ $price }; you have ${ $have }.
need-in-citizenry = A { $die } die in your citizenry is not recruited yet.
need-recall-order = It comes after what you have recalled: developments, then worlds, then goods.
need-cup = At least one die will be in your cup.

# Shortcuts: several actions in one go.
short-wild = All { $count } wild dice to { $column }
short-select = Select { $phase } and be ready ({ $count ->
    [one] 1 worker
   *[other] { $count } workers
 })
short-scout = Scout with { $die } and draw 1 tile
short-stock = Stock with all explorers (+${ $credits })
short-keep = All drawn tiles below the { $side }
short-build = Place all builders: { $dice }
short-pay = Pay with { $dice }
short-to-cup = To the cup: { $dice }
short-produce = Produce { $count } goods where they fit
short-trade = Trade all goods (+${ $credits })
short-consume = Consume all goods (+{ $vp } VP)
short-recruit = Recruit { $dice }
short-recruit-ready = Recruit { $dice } and finish the round

# Sums.
unit-workers = workers
unit-credits = $
unit-vp = VP
unit-tiles = tiles
part-printed = Cost of { $tile }
part-tile = { $tile }
part-kind = { $kind } world
part-consume = Consume
part-good = The { $die } good matches the world
part-shipper = The { $die } shipper matches the world
part-stock = Stock
part-scout = Scout
part-abandoned = As many as abandoned
part-recruited = Dice recruited so far
part-recruit = This die
part-lost = Lost above ${ $max }

# What components are and do.
is-game = Build an empire of developments and worlds with dice as workers. For 2 to 5 players.
is-phase-explore = Explorers Scout for tiles to build, or Stock credits.
is-phase-develop = Developers pay for the development on top of your stack.
is-phase-settle = Settlers pay for the world on top of your stack.
is-phase-produce = Producers become goods on your worlds.
is-phase-ship = Shippers Trade goods for credits or Consume them for VP.
is-bag-tile = A tile of the bag: { $development } on one side, { $world } on the other.
is-faction = Faction { $number }: { $halves }. Where order matters, the lowest number begins.
is-half = Half of faction { $number }: in the tableau from the start.
is-home = Home world: in the tableau from the start.
is-die = { $count } dice. Faces: { $faces }.
is-die-matching = When consuming it matches these worlds: { $kinds }.
is-die-plain = When consuming it matches no world.
is-kind = A good from such a world trades for ${ $value }.
is-kind-grey = Such worlds hold no goods.
is-cost = It costs { $cost } and counts as many points at the end.
is-world = { $kind } world: a good from here trades for ${ $value }.
is-grey-world = Grey world: it holds no goods.
is-reassign = It counts as a Reassign-power development.
does-remove-die = Remove { $count ->
    [one] one of your dice: return it
   *[other] { $count } of your dice: return them
 } to the supply, from wherever it is.
does-gain-to-cup = Gain { $count ->
    [one] one { $die } die
   *[other] { $count } { $die } dice
 } into the cup.
does-gain-to-citizenry = Gain { $count ->
    [one] one { $die } die
   *[other] { $count } { $die } dice
 } into the citizenry.
does-gain-good = Gain { $count ->
    [one] one { $die } die as a good
   *[other] { $count } { $die } dice as goods
 } on this world.
does-gain-credits = Gain ${ $amount }.
does-start-credits = Begin the game with ${ $amount }.
does-move = Once a round you may move { $max ->
    [one] one worker
   *[other] up to { $max } workers
 } to another column.
does-move-of-one-column = Once a round you may move exactly { $max } workers of one column.
does-move-colours = Only these colours: { $dice }.
does-move-from = Only workers under { $columns }.
does-move-to = They go to { $columns }.
does-move-to-selected = They go to the phase you select.
does-move-with-most = Only if you have the most novelty worlds. If you are tied for it: { $tied ->
    [one] one worker
   *[other] { $tied } workers
 }.
does-dictate-repeat = You may Dictate as often as you like, with one more die each time.
does-dictate-moves = Each Dictate may move up to { $max } workers.
does-rearrange = Explore: between the tasks of your explorers you may rearrange and flip the tiles of your construction zone.
does-place-on-top = Explore: tiles you draw by Scouting may go on top of their stack.
does-virtual-workers = { $phase }: you have more workers, without dice: { $dice }.
does-stock = Explore: Stocking with a { $die } explorer gives ${ $amount }.
does-end-draw = After all have explored draw { $count ->
    [one] one tile
   *[other] { $count } tiles
 }, which goes below its stack.
does-end-scouted = End of { $phase }: +${ $amount } if a { $die } explorer of yours Scouted.
does-developments-cheaper = Your developments cost { $amount } less, but at least { $minimum }.
does-reassigns-cheaper = Your Reassign-power developments cost { $amount } less, but at least { $minimum }.
does-worlds-cheaper = Your worlds cost { $amount } less, but at least { $minimum }.
does-kinds-cheaper = Your worlds of these kinds cost { $amount } less, but at least { $minimum }: { $kinds }.
does-credits-per-development = +${ $amount } after each other development you complete.
does-credits-per-world = +${ $amount } after each world you complete.
does-credits-per-kind = +${ $amount } after each world of these kinds you complete: { $kinds }.
does-some-to-cup = { $phase }: { $min } to { $max } of the workers used for a tile go to the cup instead of the citizenry.
does-all-to-cup = { $phase }: workers used for a tile go to the cup instead of the citizenry if they have this colour: { $dice }.
does-capacity = Each of your worlds that holds goods has room for { $extra } more.
does-trade = Ship: +${ $amount } for each good you trade.
does-trade-kinds = Ship: +${ $amount } for each good you trade from these worlds: { $kinds }.
does-sell-vp = Ship: after each Trade you may pay ${ $cost } for { $vp } VP.
does-consume-credits = Ship: +${ $amount } for each good you consume.
does-consume-credits-kinds = Ship: +${ $amount } for each good you consume from these worlds: { $kinds }.
does-consume-vp = Ship: +{ $amount } VP for each good you consume.
does-consume-vp-kinds = Ship: +{ $amount } VP for each good you consume from these worlds: { $kinds }.
does-end-credits = End of { $phase }: +${ $amount }.
does-end-vp = End of { $phase }: +{ $amount } VP.
does-end-goods-kinds = End of { $phase }: +${ $amount } for each good on your worlds of these kinds: { $kinds }.
does-end-goods-die = End of { $phase }: +${ $amount } for each { $die } die that is a good of yours.
does-end-citizenry = End of { $phase }: +${ $amount } for { $set ->
    [one] each { $die } die
   *[other] every { $set } { $die } dice, or a part of them,
 } in your citizenry.
does-end-most = End of { $phase }: +${ $amount } if you alone have the most developments.
does-end-highest = End of { $phase }: +${ $amount } if all worlds of the highest cost are yours.
scores-developments = At the end: { $vp } VP for each development.
scores-plain-developments = At the end: { $vp } VP for each development without a Reassign power.
scores-development-costs = At the end: the costs of your developments divided by { $divisor }.
scores-reassign-costs = At the end: the costs of your Reassign-power developments divided by { $divisor }.
scores-world-costs = At the end: the costs of your worlds of these kinds divided by { $divisor }: { $kinds }.
scores-worlds = At the end: { $vp } VP for each world of these kinds: { $kinds }.
scores-colours = At the end: { $vp } VP for each colour of dice you own.
scores-dice = At the end: { $vp } VP for every { $set } { $die } dice you own, or a part of them.
scores-goods = At the end: { $vp } VP for each good on your worlds.
scores-chips-in-steps = At the end: 1, 2, 3, 4 … VP for chips worth 1, 3, 6, 10 …

# The score sheet.
score-chips = VP chips
score-developments = Developments
score-worlds = Worlds
score-extra = { $tile }
compare-points = points
compare-cup-and-credits = tie: dice in the cup and credits

# The table as plain text.
print-round = Round { $round }
print-setup = Setup
print-step-assign = assign
print-step-manage = manage empire
print-step-over = game over
print-played = played: { $phases }
print-pool = pool { $vp } VP
print-bag = bag { $count }
print-abandoned = abandoned { $count }
print-last-round = last round
print-line = ${ $credits }   { $chips } VP chips   { $score } points   { $tiles } tiles
print-ready = ready
print-to-act = to act
print-cup = Cup
print-behind-screen = Screen
print-citizenry = Citizenry
print-workers = Workers
print-virtual = virtual
print-dictate = Dictate
print-selects = selects { $phase }
print-spot = Build
print-costs = costs { $cost }
print-more = +{ $count } below
print-hand = Hand
print-tableau = Tableau

# Board
board-or = or
board-empty = empty
board-ready = ready
board-plans = planning
board-pool = { $left } of { $all } points left
board-bag = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
 }
board-dictate-tip = spent for moves
board-construction = Construction
board-citizenry = Citizenry
board-cup = Cup
board-credits = Credits
board-credits-of = { $n } of 10 credits
board-tableau = Tableau
board-tiles-of = { $n } of 12 tiles
board-goods = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
 }
board-chips = point chips
board-costs = tile costs
board-tiles = tiles
board-score = so far
board-progress = { $have } of { $need }
board-below = { $count ->
    [one] 1 tile below
   *[other] { $count } tiles below
 }
board-stack-development = Development stack
board-stack-world = World stack
board-nothing-planned = nothing to build
board-hand = Drawn tiles
board-hand-tip = each goes under one of the stacks
board-start-tiles = Your start tiles
board-start-tip = one becomes the development, the other the world
board-flips-to = other side: { $name }
board-world = world
board-development = development
board-cost = cost { $cost }
board-column = { $phase }, { $count ->
    [0] no workers
    [one] 1 worker
   *[other] { $count } workers
 }
board-played = played this round
board-not-played = not played this round
board-now = now
board-extra-die = extra die
board-secret = hidden until all are ready
board-all-rolled = all dice are rolled
board-virtual = virtual worker, { $die }
board-abandoned = { $count ->
    [one] 1 abandoned
   *[other] { $count } abandoned
 }
board-marked = will be given up
board-leaving = leaves for the cup
board-closer = Closer
board-farther = Farther away
board-whole = Whole board
board-round = Round { $round }
board-gallery-developments = Developments
board-gallery-worlds = Worlds
board-gallery-factions = Factions
board-gallery-homes = Home worlds
board-gallery-dice = Dice
board-gallery-pieces = Phases
board-on-top = { $stack }: on top
board-used = used
board-strip = Strip: { $phase }
board-selected-by = chosen by
board-chosen-before = last round
board-last-round = Last round
board-players = Players in order
board-acts = acts
board-wild-tip = wild: choose their columns
board-completing = Completing { $name }
board-tile = Tile
board-good-on = { $die } good on { $world }
board-paid = Paying
board-bag-word = Bag
board-credits-word = Credits
board-pool-word = Points in the pool
board-step-setup = Start tiles
board-step-assign = secret planning
board-step-manage = management
board-step-over = the end
board-powers = Powers

# Stories.
story-reveal = Reveal
board-phase-number = Phase { $number }
