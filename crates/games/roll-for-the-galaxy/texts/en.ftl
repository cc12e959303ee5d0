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
do-start = { $development } and { $world }
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
event-ready = { $who } is ready.
event-replanned = { $who } thinks again.
event-start-tiles = { $who } begins with { $development } and { $world } in the construction zone.
event-round-began = Round { $round } begins: all roll.
event-rolled = { $who } rolls: { $faces }.
event-placed-wild = { $who } puts a wild { $die } die under { $column }.
event-selected = { $who } selects { $phase } with a { $die } die from { $from }.
event-power-used = { $who } uses { $power }.
event-dictated = { $who } Dictates with a { $die } die from { $from }.
event-moved = { $who } moves a { $die } die from { $from } to { $to }.
event-revealed = { $who } selects { $phase } with a { $die } die. Workers: { $workers }. Dictate: { $dictated }.
event-extra-phase = The extra die shows { $phase }.
event-phases-played = Played this round: { $phases }.
event-unused = { $who }: unused dice return to the cup: { $dice }.
event-phase-began = Phase { $phase } begins.
event-phase-began-ordered = Phase { $phase } begins, in player order.
event-turn-began = { $who } comes next.
event-stocked = { $who } Stocks with a { $die } explorer.
event-scouting = { $who } Scouts with a { $die } explorer.
event-marked = { $who } will abandon { $tile }.
event-bag-short = The bag holds too few tiles for { $who }: from now on players explore in player order.
event-abandoned = { $who } abandons { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
event-drew = { $who } draws { $development } / { $world }.
event-drew-tiles = { $who } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
event-pile-to-bag = Abandoned tiles return to the bag: { $count }.
event-placed = { $who } puts a tile below the { $side }.
event-placed-top = { $who } puts a tile on top of the { $side }.
event-placed-tile = { $who } puts { $tile } below the { $side }.
event-placed-tile-top = { $who } puts { $tile } on top of the { $side }.
event-took-up = { $who } takes up { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } to rearrange them.
event-finished = { $who } has finished exploring.
event-must-return = { $who } must put a tile into the bag.
event-returned = { $who } puts a tile of the { $side } into the bag.
event-returned-tile = { $who } puts { $tile } into the bag.
event-forfeited = { $who } forfeits { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }: nobody has three.
event-worked = { $who } puts a { $die } worker onto the { $side }.
event-completed = { $who } completes { $tile } for { $cost }: { $paid }.
event-builders-to-cup = { $who }: workers go to the cup: { $dice }.
event-removed = { $who } removes a { $die } die ({ $place }).
event-removed-good = { $who } removes a { $die } good from { $world }.
event-gained-dice = { $who } gains { $count } × { $die } ({ $tile }): { $to }.
event-credits-gained = { $who } gains ${ $amount } ({ $why }), now ${ $now }.
event-credits-paid = { $who } pays ${ $amount } ({ $why }), now ${ $now }.
event-chips = { $who } gains { $amount } VP ({ $why }); { $pool } left in the pool.
event-produced = { $who } puts a { $die } good onto { $world }.
event-traded = { $who } trades a { $die } good from { $world } with a { $shipper } shipper.
event-consumed = { $who } consumes a { $die } good from { $world } with a { $shipper } shipper.
event-will-recruit = { $who } will recruit a { $die } die.
event-will-recall = { $who } will recall a { $die } die ({ $from }).
event-managed = { $who } recruits { $recruited } and recalls { $recalled }.
event-last-round-pool = The pool is empty: this round is the last.
event-last-round-tiles = A tableau holds 12 tiles: this round is the last.
event-over = The game is over.

# The score sheet.
score-chips = VP chips
score-developments = Developments
score-worlds = Worlds
score-extra = { $tile }

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
