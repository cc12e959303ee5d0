## Lists of components

kind-city_sign = City signs
kind-company = Companies
kind-crew = Crews
kind-die = Dice
kind-faction = Factions
kind-final_category = Final scoring
kind-freighter = Freighters
kind-home_world = Home worlds
kind-marker = Markers
kind-officer_card = Officers
kind-phase = Phases
kind-population_ship = Population ships
kind-round = Rounds
kind-satellite = Satellites
kind-shuttle = Shuttles
kind-slot = Coupling arms
kind-terrabot = Terrabots
kind-terrain = Terrains
kind-tile = Game tiles
kind-world_kind = Kinds of worlds

## Facts about a component

field-bag_count = Worlds in the bag
field-company = Company
field-cost = Cost
field-count = Copies
field-crew_capacity = Room for crews
field-faces = Faces
field-good_die = Good
field-letter = Letter
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
