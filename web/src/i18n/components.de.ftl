## Listen des Materials

kind-city_sign = Stadtschilder
kind-company = Firmen
kind-crew = Bautrupps
kind-die = Würfel
kind-faction = Fraktionen
kind-final_category = Schlusswertung
kind-freighter = Frachter
kind-home_world = Heimatwelten
kind-marker = Marker
kind-officer_card = Offiziere
kind-phase = Phasen
kind-population_ship = Bevölkerungsschiffe
kind-round = Runden
kind-satellite = Satelliten
kind-shuttle = Shuttles
kind-slot = Kopplungsarme
kind-terrabot = Terrabots
kind-terrain = Gelände
kind-tile = Spielplättchen
kind-world_kind = Arten von Welten

## Werte eines Teils

field-bag_count = Welten im Beutel
field-company = Firma
field-cost = Kosten
field-count = Anzahl
field-crew_capacity = Platz für Bautrupps
field-faces = Seiten
field-good_die = Ware
field-letter = Buchstabe
field-neighbours = Nachbarn
field-number = Nummer
field-points = Punkte
field-ranks_p2 = Punkte zu zweit
field-ranks_p3 = Punkte zu dritt
field-ranks_p4 = Punkte zu viert
field-shields = Schilde
field-terrabot_points = Punkte für einen Terrabot
field-trade_value = Handelswert
field-world_kind = Art der Welt
