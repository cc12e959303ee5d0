# What only the board of Reworld says.

# Cards of pieces
board-round-name = Round { $round }
card-kind-terrabot = Module: terrabot
card-kind-shuttle = Module: shuttle
card-kind-satellite = Module: satellite
card-kind-crew = Module: crew
card-kind-slot = Empty arm of the station
card-kind-officer = Officer card
card-kind-round = Round of chapter one
card-kind-row = Docking bay of your freighter
card-kind-marker = Once in a round
card-kind-ship = Population ship, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
card-sign-kind = City sign
card-in-row = row { $row }{ $before ->
    [0] , at the open end
    [one] , 1 module before it
   *[other] , { $before } modules before it
 }
card-slot-cannot = Your cards cannot pay for it now.
card-round-now = This is the present round.
card-row = Modules paid with a { $row } on top are coupled here, one after the other. In chapter two they leave from the open end.
card-marker-taken = a card lies there
card-marker-held = holds the start player marker
card-ship-free = nobody has it yet
card-ship-won = won it
card-line-defence = Modules with shields lie here, face down. Shields count for ships and at the end.
card-line-shuttles = Shuttles that have flown lie here.
card-line-satellites = Satellites whose task is scored lie here.
card-have-defence = { $count ->
    [one] 1 shield
   *[other] { $count } shields
 }
card-have-shuttles = { $count ->
    [one] 1 shuttle
   *[other] { $count } shuttles
 }
card-have-satellites = { $count ->
    [one] 1 satellite
   *[other] { $count } satellites
 }

# The primary button and the seam
missing-turn = Acquire
missing-turn-note = choose a module
missing-pay = Pay
missing-pay-note = choose cards
missing-row = Couple
missing-row-note = choose the top card
missing-card = Lay down
missing-card-note = choose a card
missing-decouple = Decouple
missing-decouple-note = choose a row
missing-sign = Found the city
missing-sign-note = choose its sign
missing-place = Place the crew
missing-place-note = choose crew and city
purse-points = points
purse-cards = cards in hand
purse-modules = modules coupled
purse-ships = ships won
purse-shields = shields

# Words that can be looked up
term-module = module, modules, Module, Modules
    .about = A tile from the station: terrabot, shuttle, satellite or crew. In chapter one you acquire them, in chapter two they leave your freighter and settle.
term-open-end = open end, open ends
    .about = The end of a row away from the freighter. Only what lies there can leave.
term-row = module row, module rows, Module row
    .about = The modules coupled to one docking bay, 1 to 5. The card on top of your payment names the row.
term-marker = start player marker
    .about = Whoever holds it has the first turn of the next round.
term-decouple = decouple, decouples, Decouple
    .about = In chapter two: take the module at the open end of a row and use it.
term-dock = dock, docks, docked, Dock
    .about = A crew from an open end boards the shuttle that is about to fly. Up to two fit.
term-terrabot = terrabot, terrabots, Terrabot, Terrabots
    .about = It makes land habitable: it founds the city of its terrain or joins it.
term-crew = crew, crews, Crew, Crews
    .about = Workers of a company. A shuttle brings them to a city.
term-population-ship = population ship, population ships, Population ships
    .about = It goes to the first who meets its condition at the end of a turn.
term-box = to the box, into the box
    .about = Out of the game.
term-leave = leave the round, leaves the round, Leave the round
    .about = You take no more turns in this round, and your cards left score 1 point each.
