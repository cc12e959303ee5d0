# How to Save a World: what the game says, in English.

# Words.
nothing = nothing
arrow = →
world-planet = Alarria
world-moon = Fortuna
express-shuttle = Express shuttle
any-standard = standard resources of your choice
space-only = the only space
space-upper = the upper space
space-lower = the lower space
type-action = action cards
type-reaction = reaction cards
type-species = species cards
type-any = cards of any type
cube-laser = laser
cube-shield = shield
cube-evacuation = evacuation
cube-asteroid = asteroid
project-any = a project of your choice
project-worst = your worst project
project-best = your best project
badge-planet-or-moon = planet or moon badge
badge-any = badge of your choice
category-basic = basics
category-tech1 = level 1 technologies
category-tech2 = level 2 technologies
building-a = A
building-b = B
newest-building = the newest building
oldest-building = the oldest building
unit = { $resource }
rival = { $who }
rating = { $rating }, { $margin } points ahead

# Options.
option-difficulty = Difficulty
option-difficulty-easy = Drill
option-difficulty-normal = Alert
option-difficulty-hard = Emergency
option-difficulty-expert = Last Hope

# What is asked.
wait = Waiting for { $who }.
wait-all = Waiting for the others.
ask-over = The game is over.
ask-keep = Keep one of the two species cards.
ask-turn = Deploy a lander, play an action card, use the express shuttle, or pass.
ask-react = Play a reaction card, or go on.
ask-pay = { $source }: pay { $cost } { $resource }. How much ingenuity instead?
ask-pay-units = { $source }: pay { $left } more, resource by resource.
ask-badges = { $source }: which badges will you spend? { $badge }: { $got } so far.
ask-gain = { $source }: gain a standard resource, { $left } more.
ask-raise = { $source }: raise an income line, { $left } more.
ask-badge = { $source }: gain a badge tile, { $left } more.
ask-aim = { $source }: work on { $project }. Several are tied, choose one.
ask-work = { $source }: work on { $project }, up to { $left } times more.
ask-reward = Which reward comes first?
ask-research = { $source }: research, up to { $left } more.
ask-develop = { $source }: develop one of the { $category } for free, up to { $left } more.
ask-buy = { $source }: buy { $type } for { $price } each, up to { $left } more.
ask-gain-card = { $source }: take { $type } for free, up to { $left } more.
ask-remove = { $source }: remove one of your cards from the game?
ask-pay-for = { $source }: pay { $n } { $resource }? Up to { $left } times more.
ask-choose = { $source }: choose one.
ask-reactivate = { $source }: turn spent badge tiles, up to { $left } more.
ask-recall = { $source }: take back a lander, up to { $left } more.
ask-shuttle = { $source }: move a lander to the other world?
ask-land-optional = The lander has reached { $world }: deploy it now?
ask-land = The lander has reached { $world }: deploy it.
ask-overtime = Overtime: move your waiting lander on.

# What can be done.
do-keep = Keep { $card }
do-react = React: { $card }
do-express = Express shuttle to { $world }
do-play = Play { $card }
do-deploy = Land at { $place }, { $which }
do-pass = Pass
do-pay = Pay { $n } { $resource }
do-pay-ingenuity = Pay { $ingenuity } ingenuity
do-pay-both = Pay { $n } { $resource } and { $ingenuity } ingenuity
do-pay-unit = Pay 1 { $resource }
do-spend-tile = Turn a tile: { $badge }
do-discard = Discard { $card }
do-gain = Gain 1 { $resource }
do-raise = Raise { $resource }
do-take-badge = Take a tile: { $badge }
do-aim = Choose { $project }
do-work = Work on { $project }, space { $space }
do-work-discount = Work on { $project }, space { $space }, with the discount
do-reward = First the reward of { $project }
do-develop = Develop { $development }
do-take = Take { $card }
do-remove = Remove { $card } from the game
do-choose = Option { $option }: { $what }
do-pay-cost = Pay the cost
do-reactivate = Turn back: { $badge }
do-recall = Take back the lander at { $place }, { $which }
do-shuttle = Move a lander to { $world }
do-stop = No more
do-no-reaction = No reaction
do-no-badges = Spend no badges
do-badges-done = { $got ->
    [one] Spend this badge
   *[other] Spend these { $got } badges
 }
do-stop-work = No more work
do-stop-develop = No more developments
do-stop-cards = No more cards
do-stay = Leave it in the arrival zone
shortcut-tiles = Spend all { $n } tiles
shortcut-works = Work { $n } times on { $project }

# What is needed.
need-resource = { $cost } { $resource } are needed, you can pay { $have }.
need-condition = The condition of { $card } has been fulfilled in this turn.
need-lander = You have a lander in the arrival zone of { $world }.
need-accessible = The space at { $place } is free.
need-tied = { $project } is one of the tied projects.
need-free-field = { $development } has a free field.
need-spent-tile = You have a spent tile: { $badge }.

# What a price is made of.
part-space = Space { $space }
part-technology = { $technology }
part-cards-owned = Cards you own
part-discount = Discount of the effect
part-action-card = Action card
part-development = { $development }
part-cost = Cost

# What happened.
event-began = { $who } takes the start medal.
    .you = { $who } take the start medal.
event-consortium-began = The Consortium begins with { $points } points ({ $difficulty }).
event-compensated = { $who } gets 1 { $resource } for playing later.
    .you = { $who } get 1 { $resource } for playing later.
event-dealt = { $who } gets an action card, a reaction card and two species cards.
    .you = { $who } get an action card, a reaction card and two species cards.
event-dealt-cards = { $who } gets { $cards }.
    .you = { $who } get { $cards }.
event-kept = { $who } has kept a species card.
    .you = { $who } have kept a species card.
event-kept-card = { $who } keeps { $card }.
    .you = { $who } keep { $card }.
event-round-began = Round { $round }, danger level { $danger }. { $who } begins.
    .you = Round { $round }, danger level { $danger }. { $who } begin.
event-card-revealed = { $card } comes into the display.
event-deck-shuffled = The discarded { $row } are shuffled: { $count }.
event-passed = { $who } passes.
    .you = { $who } pass.
event-passed-forced = { $who } has nothing left to do and passes.
    .you = { $who } have nothing left to do and pass.
event-express = { $who } sends a lander to { $world } by express shuttle.
    .you = { $who } send a lander to { $world } by express shuttle.
event-lander-moved = { $who } moves a lander to { $world }.
    .you = { $who } move a lander to { $world }.
event-deployed = { $who } lands at { $place }.
    .you = { $who } land at { $place }.
event-recalled = { $who } takes back a lander from { $place }.
    .you = { $who } take back a lander from { $place }.
event-overtime = Overtime for { $who }.
    .you = Overtime for you.
event-played = { $who } plays { $card }.
    .you = { $who } play { $card }.
event-reacted = { $who } reacts with { $card }.
    .you = { $who } react with { $card }.
event-paid = { $who } pays { $n } { $resource }.
    .you = { $who } pay { $n } { $resource }.
event-tile-spent = { $who } turns a tile: { $badge }.
    .you = { $who } turn a tile: { $badge }.
event-discarded = { $who } discards { $card } for its badges.
    .you = { $who } discard { $card } for its badges.
event-gained = { $who } gains { $n } { $what }{ $lost ->
    [0] .
   *[other] , { $lost } more are lost.
 }
    .you = { $who } gain { $n } { $what }{ $lost ->
        [0] .
       *[other] , { $lost } more are lost.
     }
event-raised = { $who } raises the line of { $what } by { $n }{ $lost ->
    [0] .
   *[other] , { $lost } more are lost.
 }
    .you = { $who } raise the line of { $what } by { $n }{ $lost ->
        [0] .
       *[other] , { $lost } more are lost.
     }
event-badge-gained = { $who } gains { $n } × { $what }{ $lost ->
    [0] .
   *[other] , { $lost } more are lost.
 }
    .you = { $who } gain { $n } × { $what }{ $lost ->
        [0] .
       *[other] , { $lost } more are lost.
     }
event-points = { $who } gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
    .you = { $who } gain { $points ->
        [one] 1 point
       *[other] { $points } points
     }.
event-technology-scored = { $technology } gives { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
    .you = { $technology } gives you { $points ->
        [one] 1 point
       *[other] { $points } points
     }.
event-medal = { $who } takes the start medal.
    .you = { $who } take the start medal.
event-tile-reactivated = { $who } turns a tile back: { $badge }.
    .you = { $who } turn a tile back: { $badge }.
event-worked = { $who } works on { $project }: space { $space }.
    .you = { $who } work on { $project }: space { $space }.
event-rewarded = { $who } gains { $tile }.
    .you = { $who } gain { $tile }.
event-lead-bonus = { $who } is the first there on { $project } and gains { $points } points.
    .you = { $who } are the first there on { $project } and gain { $points } points.
event-reward-removed = { $tile } leaves the game.
event-developed = { $who } develops { $development }.
    .you = { $who } develop { $development }.
event-card-gained = { $who } takes { $card } for free.
    .you = { $who } take { $card } for free.
event-card-bought = { $who } buys { $card } for { $price } { $resource }.
    .you = { $who } buy { $card } for { $price } { $resource }.
event-card-removed = { $who } removes { $card } from the game.
    .you = { $who } remove { $card } from the game.
event-round-ended = Round { $round } ends.
event-asteroid = The asteroid moves to space { $space }.
event-cubes-added = { $n } asteroid cubes go into the bag.
event-building = { $building } is built on Fortuna.
event-card-left = { $card } leaves the display.
event-draw = { $n } cubes are drawn.
event-cube = Drawn: { $cube }, space { $space } of its progress track.
event-cube-asteroid = Drawn: an asteroid cube.
event-cube-aside = Drawn: { $cube }. Its track is full.
event-cubes-returned = { $n } asteroid cubes go back into the bag.
event-landers-returned = The landers return to the arrival zones.
event-income = { $who } gets { $n } { $resource } by income.
    .you = { $who } get { $n } { $resource } by income.
event-order = The Consortium: { $order }.
event-orders-shuffled = The order cards are shuffled.
event-day-x-asteroid = Day X. The asteroid has arrived.
event-day-x-progress = Day X. A project is ready.
event-day-x-danger = Day X. The last danger tile is gone.
event-attempt = { $project }: { $n } cubes are drawn.
event-attempt-hit = { $cube }: a hit for { $project }, space { $space }.
event-attempt-miss = { $cube }: a miss.
event-fracture = A cube falls from laser space { $from } to shield space { $to }.
event-attempt-failed = { $project } fails.
event-rescued = { $project } saves Alarria.
event-placed = { $project }: { $who } is number { $place } and gains { $points } points.
    .you = { $project }: { $who } are number { $place } and gain { $points } points.
event-hand-empty = { $who } has no cards in hand.
    .you = { $who } have no cards in hand.
event-hand-shown = { $who } shows { $cards }.
    .you = { $who } show { $cards }.
event-species = { $card } gives { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
    .you = { $card } gives you { $points ->
        [one] 1 point
       *[other] { $points } points
     }.

# The result.
compare-points = Points
compare-rescue = Tie: place on the track of the rescue project
score-start = Head start
score-orders = Orders
score-effects = Effects
score-lead-bonus = Lead bonuses
score-technologies = Technologies
score-rescue = Rescue project: { $project }
score-project = Project: { $project }
score-species = Species: { $card }

# What a component does.
about-reward = Gained once for each work effect on the project, while it lies on top.
about-project = Works cost { $resource }. Its progress track has { $spaces } spaces; the last is Day X.
about-badge = { $badge }: on tiles and cards. Spent where an effect asks for it.
about-difficulty = The Consortium starts with { $points } points.
about-rating = For a victory by at least { $margin } points.
about-consortium = The automatic rival of a solo game. It follows its order cards and never pays.
about-action-card = Action card: play it as your turn for 1 energy.
about-reaction-card = Reaction card: play it in your turn once its condition is fulfilled.
about-species-card = Species card: scores at the end of the game.
about-badges = { $n } × { $badge }
about-place = A place on { $world }.
about-building = A building of type { $kind } on Fortuna.
about-space-unlimited = Any number of landers; they stay on this world.
about-space-departure = One lander; it flies to { $world } next round.
about-space-stay = One lander; it stays on { $world } next round.
about-space-wait = One lander; it moves on in overtime at the end of the round.
rule-science-as-knowledge = Science badges may be spent here as 1 knowledge each.
about-basic = Costs { $cost } knowledge, as often as you like.
about-tech1 = Costs { $cost } knowledge. An ability for the rest of the game.
about-tech2 = Costs { $cost } knowledge. Points for the rest of the game.
scores-once = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, at most once per turn.
about-ingenuity = Replaces any standard resource when you pay.
about-standard = A standard resource: 0 to 10, with an income line.
pays-project = Pays work on { $project }.
pays-cards = Pays { $type } of the display.
order-lands = Lands on { $world } if it can, at { $first } or the next free place; on the other world at { $second }.
order-works = Works on { $project }.
order-points = Gains { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
order-refreshes = Refreshes the display and gains { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
fx-gain = Gain { $n } { $resource }.
fx-gain-standard = Gain { $n } standard resources of your choice.
fx-raise = Raise the income line of { $resource } by { $n }.
fx-raise-standard = Raise standard income lines of your choice { $n } times.
fx-badge = Gain { $n } × { $badge }.
fx-points = Gain { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
fx-medal = Take the start medal.
fx-work = Work up to { $n } times on { $project }.
fx-research = Make up to { $n } developments and pay for them.
fx-free-development = Make up to { $n } developments without paying: { $category }.
fx-buy = Buy up to { $n } { $type }{ $discount ->
    [0] .
   *[other] , each { $discount } cheaper.
 }
fx-gain-card = Take up to { $n } { $type } without paying.
fx-remove = Remove one of your cards from the game, and then:
fx-per-badge = For each badge spent ({ $badge }){ $max ->
    [0] :
   *[other] , at most { $max }:
 }
fx-pay-for = Up to { $max } times, pay { $n } { $resource }, and then:
fx-option = Option { $option }:
fx-reactivate = Turn up to { $n } spent badge tiles to their active side.
fx-recall = Take back up to { $n } of your landers to its arrival zone.
fx-shuttle = Move a lander to the other world and deploy it there at once.
when-gain-standard = When you have gained a standard resource:
when-raise-standard = When you have raised a standard income line:
when-gain-badge = When you have gained a badge tile:
when-work = When you have worked on { $project }:
when-develop = When you have made a development:
when-gain-card = When you have taken { $type }:
when-play-action = When you have played an action card:
can-science-wild = Science badges count as badges of any type.
can-express-any = The express shuttle may be paid with any resource.
can-express-deploy = After the express shuttle the lander may be deployed in the same turn.
can-work-discount = Once per turn a work costs { $n } less.
can-action-free = Action cards cost no energy.
can-card-discount = Every card you buy costs { $n } less.
score-per-unit = { $points } points each, at most { $max }.
score-table = Points by number: { $steps }.
score-flag = { $points } points if so.
metric-badge-tiles = Counts your tiles: { $badge }.
metric-resource-left = Counts the { $resource } you have left.
metric-project-space = Counts the space of your disc: { $project }.
metric-tech1 = Counts your level 1 technologies.
metric-tech2 = Counts your level 2 technologies.
metric-action-cards = Counts your action cards.
metric-reaction-cards = Counts your reaction cards.
metric-species-cards = Counts your species cards.
metric-incomes-at-most = Counts your income lines at most on { $value }.
metric-incomes-at-least = Counts your income lines at least on { $value }.
metric-highest-income = Counts your highest income line.
metric-badge-sets = Counts your sets of one planet, one moon and one science tile.
metric-projects-led = Counts the projects on which you are first.
metric-start-medal = Asks whether you hold the start medal.

# The printed table.
print-head = Round { $round }, danger level { $danger }, asteroid on { $asteroid }, start medal: { $medal }
print-bag = Bag
print-consortium-short = C
print-passed = (passed)
print-points = { $points } points
print-technologies = Technologies
print-hand = Hand
print-pile = Discard pile
