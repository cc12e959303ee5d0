# Was nur das Brett von Evacuation sagt.

board-setup = Aufbau
board-year = Jahr { $year }
board-year-of = Jahr { $year } von 4
board-points = Punkte
board-power = Macht
board-progress = Fortschritt
board-space = Feld { $space }
board-gate = Wendepunkt { $number }, { $passed } deiner Marker dahinter
board-order = Reihenfolge
board-ships = Raumschiffe
board-stadiums = Stadien auf der Neuen Welt
board-satisfaction = Zufriedenheit
board-technologies = Technologien
board-infrastructures = Infrastrukturen
board-actions = Aktionen
board-hand = Handkarten
board-goals = Ziele und Aufträge
board-line = Linie, die am Ende zählt
board-solo-tile = Entlang dieser Linie besiedelt der Gegner als Nächstes
board-close = Schließen
purse-energy = Energie für die nächste Aktion

# Teile des Tisches auf dem Telefon
parts-label = Teile des Tisches
tab-map = Neue Welt
tab-track = Fortschritt
tab-shelf = Auslagen

# Die Karte
field-owned = { $name }, besiedelt von { $who }
legend-symbols = hast du
legend-none = keine Symbole
legend-after = nach { $space }
lane-short-main = Haupt
lane-short-three_plus = 3+
lane-short-parking = Parken

# Auslagen
display-ship = Raumschiffe
display-stadium = Stadien
display-infrastructure = Infrastrukturen
display-stack = { $count } im Stapel
bonus-year = Bonus, Jahr { $year }
years-year = Jahr verlangt
years-old = Alte Welt
years-new = Neue Welt
years-stadiums = Stadien dort
draft-keep_goal = Ein Ziel behalten
draft-return_goal = Ein Ziel zurückgeben
draft-step = Ab { $from }: { $points } mehr
solo-next = Nächste Karte: { $number }, Pfeil { $arrow }
solo-none = Keine Karte mehr
solo-left = Karten übrig

# Die eigenen Welten
store-of = { $resource }: { $count }, dazu { $plus } im Jahr
old-left = { $count ->
    [one] noch 1 Stätte
   *[other] noch { $count } Stätten
 }
old-aboard = auf { $ship }
old-gone = evakuiert
old-sea = { $count } Meeresstätten produzieren
new-goal = je { $production }, { $stadiums } Stadien
new-score = bisher { $points } Punkte
new-people = { $count } wartende Bevölkerung
production-of = { $resource }, Produktion: { $count }
next-label = Was das kommende Jahr verlangt
next-year = Jahr { $year } verlangt
next-old = Alt
next-new = Neu
next-stadiums = { $count } auf der Neuen Welt
next-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
 }
next-enough = genug
next-last = Es folgt kein Jahr
next-penalties = { $count ->
    [one] 1 Strafe
   *[other] { $count } Strafen
 }
short-old = Alt
short-new = Neu

# Schiffe
ship-none = Noch keines. Baue eines.
ship-loading = wird beladen
ship-flies-old = fliegt
ship-flies-new = fliegt zurück
ship-over-old = über der Alten Welt
ship-over-new = über der Neuen Welt

# Aktionen
area-done = { $count } in diesem Jahr hier
acts-cost = Nächste Aktion: { $energy }
acts-passed = Für dieses Jahr gepasst
acts-track = { $count } Aktionen ausgeführt
power-of = { $points } Machtpunkte
hand-played = { $count } gespielt
column-of = Spalte { $column }
tech-done = { $done } von { $needed } erforscht
joy-of = Zufriedenheit { $count }
infra-met = Bedingung erfüllt
infra-open = Bedingung noch nicht erfüllt

# Die anderen
rival-passed = gepasst
rival-plans = belädt
rival-ready = bereit
rival-sites = Stätten auf der Alten Welt
rival-people = wartende Bevölkerung

# Namen von Teilen
piece-production = { $resource }, Produktion
piece-position = Platz { $position }
piece-effect = Effekt { $number }

# Erzählungen
story-year = Produktion, dann Nahrung und Stadien
story-goal = Das Rennziel ist erreicht
story-goal-by = erreicht von { $who }: noch ein Transport, dann endet das Spiel

# Galerie
gallery-pieces = Ressourcen, Fabriken, Gelände
gallery-sites = Stätten der Alten Welt
gallery-fields = Felder der Neuen Welt
gallery-bonuses = Bonuskarten
gallery-cards = Aktionskarten

# Karten der Teile
card-kind-field = Feld der Neuen Welt
card-kind-ship = Raumschiff
card-kind-stadium = Stadion
card-kind-infrastructure = Infrastruktur
card-kind-technology = Technologie
card-kind-site = Stätte der Alten Welt
card-kind-goal = Ziel
card-kind-contract = Auftrag
card-kind-card = Aktionskarte
card-kind-bonus = Bonuskarte
card-kind-action = Aktion
card-kind-solo = Solokarte
card-kind-space = Fortschrittsleiste
card-kind-gate = Wendepunkt
card-kind-area = Bereich des Spielertableaus
card-kind-world = Welt
card-kind-word = Begriff des Spiels
card-kind-score = Zeile für Zeile
card-at-hand = auf der Hand
card-at-played = ausgelegt
card-name-score = Bisher { $points } Punkte
card-name-store = { $resource }, { $world }
card-kind-store = Lager einer Welt
card-text-store = Was hier liegt, bezahlt nur Dinge dieser Welt. Schiffe bringen Ressourcen von der Alten in die Neue Welt.
card-kind-production = Neue Welt
card-text-production = Jedes Einkommen bringt so viele Ressourcen auf die Neue Welt, wie der Marker zeigt. Der niedrigste Marker zählt am Ende am meisten.
card-kind-factory = Wartet auf die Ansiedlung
card-text-factory = Eine Fabrik vorzubereiten kostet eine Ressource ihrer Art. Auf der Alten Welt wartet sie auf einen Flug, auf der Neuen auf ein Feld mit Fabrikplatz.
card-name-demand = Das kommende Jahr
card-kind-demand = Was das Einkommen verlangt
card-text-demand = Nach der Produktion isst jede Welt Nahrung, und auf der Neuen Welt müssen Stadien liegen. Was fehlt, gibt je eine Strafe.
card-name-years = Was jedes Jahr verlangt
card-kind-years = Nahrung und Stadien
card-text-years = Das laufende Jahr ist hervorgehoben. Jede Welt zahlt Nahrung aus ihrem eigenen Lager.
card-name-power = Machtpunkte
card-kind-power = Aus den Aktionen dieses Jahres
card-text-power = Jede Aktion gibt so viele wie ihr Bereich. Sie bewegen die Fortschrittsmarker und können die Bonuskarte treffen.
card-name-action-track = Energie der Aktionen
card-kind-action-track = Die ersten sind billig
card-text-action-track = Jede weitere Aktion eines Jahres kostet mehr Energie. Ab der zweiten Karte unter einem Bereich kommt noch etwas dazu.
card-name-satisfaction = Zufriedenheit
card-kind-satisfaction = Aus Stadien und Technologien
card-text-satisfaction = Wer am zufriedensten ist, steht in der Reihenfolge vorn.
card-name-symbols = Siedlungssymbole
card-kind-symbols = Von deinen Fortschrittsmarkern
card-text-symbols = Felder verlangen Ringe und Rauten. Du hast die der Spuren, in denen deine Marker liegen; sie werden nicht verbraucht.
card-name-order = Reihenfolge
card-kind-order = Nach Zufriedenheit
card-text-order = Jedes Jahr nach dem Transport neu bestimmt.
card-name-population = Bevölkerung
card-kind-population = Wartet auf der Neuen Welt
card-text-population = Jeder Bevölkerungsplatz eines Feldes nimmt eine auf.
card-name-penalty = Strafen
card-kind-penalty = Für fehlende Nahrung und Stadien
card-text-penalty = Sie zählen am Ende gegen dich.
card-name-sea_sites = Meeresstätten
card-kind-sea_sites = Zwei auf der Alten Welt
card-text-sea_sites = Schiffe können sie nicht laden. Wendepunkte drehen sie um und bringen sie auf die Neue Welt.
card-name-opponent = Gegner
card-kind-opponent = Von Solokarten geführt
card-text-opponent = In jedem Zug dreht er eine Karte um. Die Rückseite der nächsten zeigt, wie weit er entlang welches Pfeils besiedelt.
card-name-race-goal = Rennziel
card-kind-race-goal = Beendet das Spiel
card-text-race-goal = Wer zuerst so viel von jeder Produktion und so viele Stadien auf der Neuen Welt hat, leitet das Ende ein.
card-name-deck = Aktionskarten
card-kind-deck = Fortgeschrittene Aktionen
card-text-deck = Offen für ihre Effekte gespielt oder verdeckt für eine Aktion des Tableaus abgelegt.
card-name-space-0 = Anfang der Fortschrittsleiste
card-kind-space-0 = Fortschrittsleiste
card-text-space-0 = Hier beginnen die Marker.
card-name-display-ship = Raumschiffe
card-kind-display-ship = Auslage
card-text-display-ship = Was gekauft wird, wird von links ersetzt; das rechte geht zuerst. Eine Ressource erneuert die Auslage.
card-name-display-stadium = Stadien
card-kind-display-stadium = Auslage
card-text-display-stadium = Was gekauft wird, wird von links ersetzt; das rechte geht zuerst. Eine Ressource erneuert die Auslage.
card-name-display-infrastructure = Infrastrukturen
card-kind-display-infrastructure = Auslage
card-text-display-infrastructure = Sie kommen auf die Hand und werden für ihren Preis ausgespielt.

# Der Hauptknopf
missing-keep_goal = Behalten
missing-keep_goal-note = wähle ein Ziel
missing-return_goal = Zurückgeben
missing-return_goal-note = wähle ein Ziel
missing-discard_cards = Abwerfen
missing-discard_cards-note = wähle eine Karte
missing-turn = Handeln
missing-turn-note = wähle eine Aktion
missing-lay_down = Ablegen
missing-lay_down-note = wähle eine Karte
missing-pay = Zahlen
missing-pay-note = wähle ein Lager
missing-card_effects = Ausführen
missing-card_effects-note = wähle einen Effekt
missing-put_under = Darunterlegen
missing-put_under-note = wähle ein Teil
missing-discount = Rabatt
missing-discount-note = wähle eine Ressource
missing-use_factories = Einsetzen
missing-use_factories-note = wähle eine Fabrik
missing-income_exchange = Tauschen
missing-income_exchange-note = wähle zwei Lager
missing-transport = Fliegen
missing-transport-note = wähle ein Schiff
missing-fly_back = Zurückfliegen
missing-fly_back-note = wähle ein Schiff
missing-end_turn = Ausspielen
missing-end_turn-note = wähle einen Auftrag
missing-choose_power = Macht
missing-choose_power-note = wähle eine Zahl
missing-advance = Ziehen
missing-advance-note = wähle ein Feld
missing-place = Setzen
missing-place-note = wähle eine Spur
missing-take_bonus = Nehmen
missing-take_bonus-note = wähle einen Bonus
missing-effect-gain_resource = Erhalten
missing-effect-gain_resource-note = wähle ein Lager
missing-effect-exchange = Tauschen
missing-effect-exchange-note = wähle zwei Lager
missing-effect-research = Erforschen
missing-effect-research-note = wähle eine Spalte
missing-effect-develop = Entwickeln
missing-effect-develop-note = wähle eine Infrastruktur
missing-effect-build_ship = Bauen
missing-effect-build_ship-note = wähle Schiff und Welt
missing-effect-gain_ship = Erhalten
missing-effect-gain_ship-note = wähle Schiff und Welt
missing-effect-build_stadium = Bauen
missing-effect-build_stadium-note = wähle Stadion und Welt
missing-effect-gain_stadium = Erhalten
missing-effect-gain_stadium-note = wähle Stadion und Welt
missing-effect-settle = Besiedeln
missing-effect-settle-note = wähle ein Feld
missing-effect-prepare_factory = Vorbereiten
missing-effect-prepare_factory-note = wähle eine Fabrik
missing-effect-gain_factory = Erhalten
missing-effect-gain_factory-note = wähle eine Fabrik
missing-effect-gain_production = Erhöhen
missing-effect-gain_production-note = wähle eine Produktion
keys-actions = eine Aktion des Spielertableaus

# Wörter zum Nachschlagen
term-power = Machtpunkt, Machtpunkte, Machtpunkten
    .about = Jede Aktion gibt so viele, wie ihr Bereich zeigt. Sie bewegen Fortschrittsmarker und treffen Bonuskarten.
term-turning = Wendepunkt, Wendepunkte
    .about = Ein Tor der Fortschrittsleiste. Wer es durchquert, öffnet Gelände und bewegt Meeresstätten.
term-parking = Parkspur
    .about = Die Spur ohne Symbole. Sie hat Platz für alle.
term-site = Stättenplatz, Stättenplätze
    .about = Der Teil eines Schiffs, der eine Stätte der passenden Landschaft aufnimmt.
term-building = Gebäudeplatz, Gebäudeplätze
    .about = Der Teil eines Schiffs, der ein Stadion, eine vorbereitete Fabrik oder eine Fabrikstätte aufnimmt.
term-clone = klonen, Klonen
    .about = Eine Nahrung der Neuen Welt wird zu zwei Bevölkerung auf der Neuen Welt.
term-satisfaction = Zufriedenheit
    .about = Aus Stadien und Technologien. Die höchste steht in der Reihenfolge vorn.
