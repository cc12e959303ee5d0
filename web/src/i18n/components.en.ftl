## Lists of components (in the order of the page)

kind-tile = Game tiles
kind-faction = Factions
kind-home_world = Home worlds
kind-die = Dice
kind-phase = Phases
kind-world_kind = Kinds of worlds
kind-terrabot = Terrabots
kind-crew = Crews
kind-shuttle = Shuttles
kind-satellite = Satellites
kind-officer_card = Officers
kind-population_ship = Population ships
kind-final_category = Final scoring
kind-company = Companies
kind-terrain = Terrains
kind-city_sign = City signs
kind-freighter = Freighters
kind-slot = Coupling arms
kind-round = Rounds
kind-marker = Markers

## Facts about a component

field-bag_count = Worlds in the bag
field-company = Company
field-cost = Cost
field-count = Copies
field-crew_capacity = Room for crews
field-faces = Faces
field-good_die = Good
field-letter = Letter
field-name = Name
field-neighbours = Neighbours
field-number = Number
field-points = Points
field-ranks_p2 = Points with 2 players
field-ranks_p3 = Points with 3 players
field-ranks_p4 = Points with 4 players
field-shields = Shields
field-terrabot_points = Points for a terrabot
field-trade_value = Trade value
field-world_kind = Kind of world
