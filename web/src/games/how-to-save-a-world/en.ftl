# What only the board of How to Save a World says.

board-setup = Setup
board-round = Round { $round }
board-where = Round { $round }, danger level { $danger }
board-points = points
board-danger = danger
board-danger-next = { $now }, then { $next }
board-danger-last = the last
board-start = Start
board-day-x = Day X
board-asteroid = The asteroid is on space { $space } of { $last }
board-neutral = neutral
board-any-standard = any standard resource
board-projects = Projects
board-cards = Cards
board-display = Display
board-jump = Parts of the table
board-work-costs = Work costs
board-reward = Reward
board-progress = Progress
board-bag = Bag
board-medal = start medal
part-worlds = Alarria and Fortuna
part-projects = Projects and display

# Worlds and spaces
zone-ready = ready
zone-next = next
zone-name = Arrival zone of { $world }
zone-spoken = Arrival zone of { $world }. Ready: { $who }
space-taken = Taken by { $who }
space-stays = stays
space-waits = waits

# Projects
track-space = Space { $space }, from below: { $who }
progress-spoken = { $project }: { $count } of { $last } cubes
of-many = of { $count }

# The display
display-owned = { $count ->
    [one] you own 1 card
   *[other] you own { $count } cards
 }
row-action = Action
row-reaction = Reaction
row-species = Species
row-deck = { $count } in the deck

# The own board
mine-line = line: least next round
mine-badges = Badges
mine-spent = red is spent
mine-lab = Laboratory
mine-lab-note = basics repeat, technologies cost 5
track-spoken = { $resource }: { $count }, income line on { $income }
line-name = Income line: { $resource }
tiles-spoken = { $badge }: { $active } active, { $spent } spent
badge-spent = { $badge }, spent
lab-basic = Basics
lab-tech1 = Level 1
lab-tech2 = Level 2
lab-developed = Developed.
hand-resolving = being carried out
hand-acquired = from your next turn on
hand-back = back next round
hand-secret = Only you know this card
hand-hidden = { $count ->
    [one] 1 card hidden
   *[other] { $count } cards hidden
 }

# Rivals
rival-technologies = technologies of level 1 and level 2
rival-owned = / { $count }
rival-passed = passed
rival-ready = { $count } ready
its-worst = its worst project
its-best = its best project
consortium-level = Level: { $level }
consortium-deck = { $count } orders in the deck, { $seen } revealed

# When a reaction card can be played
on-gain_standard = after gaining a standard resource
on-raise_standard = after raising a standard line
on-gain_badge = after gaining a badge
on-work-laser = after laser work
on-work-shield = after shield work
on-work-evacuation = after evacuation work
on-work-any = after any work
on-work-worst = after work on your worst project
on-work-best = after work on your best project
on-develop = after a development
on-gain_card-action = after taking an action card
on-gain_card-reaction = after taking a reaction card
on-gain_card-species = after taking a species card
on-gain_card-any = after taking a card
on-play_action = after playing an action card

# What a species card counts
counts-badge_tiles = for tiles: { $what }
counts-resource_left = for { $what } left
counts-project_space = for your space: { $what }
counts-project-worst = for your worst project
counts-project-best = for your best project
counts-tech1_count = for level 1 technologies
counts-tech2_count = for level 2 technologies
counts-action_cards = for action cards
counts-reaction_cards = for reaction cards
counts-species_cards = for species cards
counts-incomes_at_most = for lines on { $value } or lower
counts-incomes_at_least = for lines on { $value } or higher
counts-highest_income = for your highest line
counts-badge_sets = for sets of three tiles
counts-projects_led = for projects you lead
counts-start_medal = for the start medal

# Drawing cubes
draw-left = { $count } left
draw-nearer = nearer
draw-aside = full
draw-space = space { $space }
draw-hit = hit
draw-miss = miss
draw-built = New: { $building }
draw-days = { $count ->
    [one] 1 space to Day X
   *[other] { $count } spaces to Day X
 }
draw-danger = { $count ->
    [one] 1 cube is drawn.
   *[other] { $count } cubes are drawn, as many as the danger level says.
 }
draw-approach = The asteroid comes nearer.
dayx-hits = { $count } of { $last } hits
dayx-need = { $need } more needed, { $left ->
    [one] 1 cube to come.
   *[other] { $left } cubes to come.
 }
dayx-enough = It is enough.
dayx-fails = { $project }: not enough
dayx-fracture = A cube falls to shield space { $to }
dayx-next = The next project must try.
dayx-saves = saves Alarria
dayx-failed = failed
dayx-waits = waits
rescue-laser = The laser saves Alarria
rescue-shield = The shield holds
rescue-evacuation = All flee to safety
cause-asteroid = The asteroid has arrived
cause-progress = A project is ready
cause-danger = The last danger tile is gone
prospects-title = Who would lead
prospects-note = points so far and placement, before species cards

# Stories
story-danger = Danger level { $danger }
story-first = { $who } begins
story-round-end = Round { $round } ends
story-round-end-note = The asteroid comes nearer, cubes are drawn
story-overtime = Overtime
story-dayx-draw = Ten cubes for each project
story-dayx-draw-text = Its own cubes and asteroid cubes count. It must fill its track up to Day X.
story-dayx-order = Laser, shield, evacuation
story-dayx-order-text = If one fails, the next tries. Cubes on cracks of the laser fall to the shield.
story-rescue-note = This project scores more than the others.
story-scene-draw = End of the round
story-scene-day-x = Day X

# Gallery
gallery-pieces = Worlds, landers, cubes, badges, resources
gallery-action = Action cards
gallery-reaction = Reaction cards
gallery-species = Species cards
gallery-basic = Basics
gallery-tech1 = Level 1 technologies
gallery-tech2 = Level 2 technologies
gallery-rewards = Reward tiles

# Cards of pieces
card-kind-action = Action card
card-kind-reaction = Reaction card
card-kind-species = Species card
card-kind-start = start card
card-kind-place = Place
card-kind-building = Building
card-kind-space-departure = Action space: the lander leaves
card-kind-space-stay = Action space: the lander stays
card-kind-space-wait = Action space: the lander waits
card-kind-space-unlimited = Action space for any number
card-kind-zone = Landers that are ready
card-kind-resource = Resource
card-kind-badge = Badge
card-kind-project = Project
card-kind-reward = Reward tile
card-kind-basic = Basic
card-kind-tech1 = Level 1 technology
card-kind-tech2 = Level 2 technology
card-kind-order = Order of the Consortium
card-kind-consortium = Rival of the solo game
card-at-display = in the display
card-at-hand = in hand
card-at-pile = on the discard pile, back next round
card-species-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
 }
card-price-now = { $price } { $resource } for you now
card-developed = Developed by { $who }
card-zone-now = Ready: { $who }
card-zone-next = Next round, as things stand: { $who }
card-zone = A lander is deployed on a space of its own world. The express shuttle takes it to the other world for 1 energy.
card-line = The line says how much you have at least at the start of a round.
card-badge = Turned tiles and discarded cards come back at the start of the next round.
card-project-laser = On Day X the laser tries first. Cubes on cracks fall to the shield if it fails.
card-project-shield = On Day X the shield tries if the laser has failed.
card-project-evacuation = If laser and shield fail, the evacuation saves everybody.
card-name-bag = Bag
card-kind-bag = Cubes for the draws
card-bag = Every work puts a cube of its project into the bag. At the end of a round as many are drawn as the danger level says.
card-name-approach = Space { $space } of the asteroid track
card-kind-approach = The asteroid moves one space each round, and one for each black cube drawn
symbol-add_asteroid_cubes = Asteroid cubes go into the bag, one for each player.
symbol-building_a = A building of type A is laid out on Fortuna.
symbol-building_b = A building of type B is laid out on Fortuna.
symbol-refresh_market = The rightmost card of each row leaves the display.
symbol-day_x = Day X: the end of the game.
symbol-none = Nothing happens here.
card-name-score = { $points } points so far
card-kind-score = And if the game ended now
card-score-if = **{ $points }** if { $project } is the rescue project
card-name-danger = Danger level
card-kind-danger = How many cubes are drawn at the end of the round
card-danger = It rises every round. After the last tile comes Day X.
card-name-asteroid = The asteroid
card-kind-asteroid = On its way to Day X
card-asteroid = It moves one space at the end of each round, and one more for each asteroid cube drawn. Symbols it reaches are carried out.
card-name-medal = Start medal
card-kind-medal = Who begins the next round
card-medal = Role Model gives it. If nobody takes it, it stays.
card-name-price = Price of cards
card-kind-price = As many as you own
card-price = A card costs as many resources as you own cards, in the resource of its row. Every card makes the next one dearer.

# The primary button
missing-keep = Keep
missing-keep-note = choose a species card
missing-turn = Your turn
missing-turn-note = choose a space or a card
missing-pay_units = Pay
missing-pay_units-note = choose a resource
missing-badges = Spend
missing-badges-note = choose badges
missing-gain_standard = Gain
missing-gain_standard-note = choose a resource
missing-raise_standard = Raise
missing-raise_standard-note = choose a line
missing-gain_badge = Take
missing-gain_badge-note = choose a badge
missing-aim = Choose
missing-aim-note = choose a project
missing-work = Work
missing-work-note = choose a project
missing-reward = Reward
missing-reward-note = choose a project
missing-choose = Choose
missing-choose-note = choose an option
missing-land = Land
missing-land-note = choose a space
missing-overtime = Move on
missing-overtime-note = choose a space
keys-zones = express shuttle from Alarria, from Fortuna

# Words that can be looked up
term-lander = lander, landers
    .about = Each player has three. They are deployed from the arrival zones of Alarria and Fortuna.
term-zone = arrival zone, arrival zones
    .about = Where the landers of a world stand ready.
term-ingenuity = ingenuity
    .about = Replaces any standard resource, unit by unit.
term-standard = standard resource, standard resources
    .about = Energy, knowledge, minerals and biomass.
term-line = income line, income lines
    .about = At the start of a round a marker below its line moves up to it.
term-badge = badge, badges
    .about = On tiles and cards. Effects that ask for badges happen once for each one spent.
term-development = development, developments
    .about = A basic or a technology of the laboratory.
term-rescue = rescue project
    .about = The project that saves Alarria on Day X. Its places score more.
term-overtime = overtime
    .about = A last turn at the end of the round for the lander on the wait space.
term-dayx = Day X
    .about = The end: laser, shield and evacuation try to save Alarria, in this order.
term-consortium = Consortium
    .about = The rival of the solo game. It follows order cards.
