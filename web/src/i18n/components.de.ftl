## Listen des Materials (in der Reihenfolge der Seite)

kind-tile = Spielplättchen
kind-faction = Fraktionen
kind-home_world = Heimatwelten
kind-die = Würfel
kind-phase = Phasen
kind-world_kind = Arten von Welten
kind-terrabot = Terrabots
kind-crew = Bautrupps
kind-shuttle = Shuttles
kind-satellite = Satelliten
kind-officer_card = Offiziere
kind-population_ship = Bevölkerungsschiffe
kind-final_category = Schlusswertung
kind-company = Firmen
kind-terrain = Gelände
kind-city_sign = Stadtschilder
kind-freighter = Frachter
kind-slot = Kopplungsarme
kind-round = Runden
kind-marker = Marker

## Werte eines Teils

field-bag_count = Welten im Beutel
field-company = Firma
field-cost = Kosten
field-count = Anzahl
field-crew_capacity = Platz für Bautrupps
field-faces = Seiten
field-good_die = Ware
field-letter = Buchstabe
field-name = Name
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
