# Was nur das Brett von How to Save a World sagt.

board-setup = Aufbau
board-round = Runde { $round }
board-where = Runde { $round }, Gefahrenstufe { $danger }
board-points = Punkte
board-danger = Gefahr
board-danger-next = { $now }, dann { $next }
board-danger-last = die letzte
board-start = Start
board-day-x = Tag X
board-asteroid = Der Asteroid steht auf Feld { $space } von { $last }
board-neutral = neutral
board-any-standard = ein beliebiger Standard-Rohstoff
board-projects = Projekte
board-cards = Karten
board-display = Auslage
board-jump = Teile des Tischs
board-work-costs = Arbeit kostet
board-reward = Lohn
board-progress = Fortschritt
board-bag = Beutel
board-medal = Startorden
part-worlds = Alarria und Fortuna
part-projects = Projekte und Auslage

# Welten und Felder
zone-ready = bereit
zone-next = dann
zone-name = Ankunftszone von { $world }
zone-spoken = Ankunftszone von { $world }. Bereit: { $who }
space-taken = Besetzt von { $who }
space-stays = bleibt
space-waits = wartet

# Projekte
track-space = Feld { $space }, von unten: { $who }
progress-spoken = { $project }: { $count } von { $last } Würfeln
of-many = von { $count }

# Die Auslage
display-owned = { $count ->
    [one] du besitzt 1 Karte
   *[other] du besitzt { $count } Karten
 }
row-action = Aktion
row-reaction = Reaktion
row-species = Spezies
row-deck = { $count } im Stapel

# Das eigene Brett
mine-line = Linie: mindestens so viel
mine-badges = Abzeichen
mine-spent = rot: genutzt
mine-lab = Labor
mine-lab-note = Grundlagen beliebig oft, Technologien kosten 5
track-spoken = { $resource }: { $count }, Ertragslinie auf { $income }
line-name = Ertragslinie: { $resource }
tiles-spoken = { $badge }: { $active } aktiv, { $spent } verbraucht
badge-spent = { $badge }, verbraucht
lab-basic = Grund­lagen
lab-tech1 = Stufe 1
lab-tech2 = Stufe 2
lab-developed = Entwickelt.
hand-resolving = wird ausgeführt
hand-acquired = ab deinem nächsten Zug
hand-back = nächste Runde zurück
hand-secret = Nur du kennst diese Karte
hand-hidden = { $count ->
    [one] 1 Karte verdeckt
   *[other] { $count } Karten verdeckt
 }

# Rivalen
rival-technologies = Technologien der Stufe 1 und der Stufe 2
rival-owned = / { $count }
rival-passed = gepasst
rival-ready = { $count } bereit
its-worst = sein schlechtestes Projekt
its-best = sein bestes Projekt
consortium-level = Stufe: { $level }
consortium-deck = { $count } Aufträge im Stapel, { $seen } aufgedeckt

# Wann eine Reaktionskarte gespielt werden kann
on-gain_standard = nach Standard-Rohstoff
on-raise_standard = nach Standard-Ertrag
on-gain_badge = nach Abzeichen
on-work-laser = nach Arbeit am Laser
on-work-shield = nach Arbeit am Schild
on-work-evacuation = nach Arbeit an der Evakuierung
on-work-any = nach jeder Arbeit
on-work-worst = nach Arbeit am schlechtesten Projekt
on-work-best = nach Arbeit am besten Projekt
on-develop = nach einer Entwicklung
on-gain_card-action = nach einer neuen Aktionskarte
on-gain_card-reaction = nach einer neuen Reaktionskarte
on-gain_card-species = nach einer neuen Spezieskarte
on-gain_card-any = nach einer neuen Karte
on-play_action = nach einer Aktionskarte

# Was eine Spezieskarte zählt
counts-badge_tiles = für Plättchen: { $what }
counts-resource_left = für übrige { $what }
counts-project_space = für dein Feld: { $what }
counts-project-worst = für dein schlechtestes Projekt
counts-project-best = für dein bestes Projekt
counts-tech1_count = für Stufe-1-Technologien
counts-tech2_count = für Stufe-2-Technologien
counts-action_cards = für Aktionskarten
counts-reaction_cards = für Reaktionskarten
counts-species_cards = für Spezieskarten
counts-incomes_at_most = für Linien bis { $value }
counts-incomes_at_least = für Linien ab { $value }
counts-highest_income = für deine höchste Linie
counts-badge_sets = für Sätze aus drei Plättchen
counts-projects_led = für Projekte, die du anführst
counts-start_medal = für den Startorden

# Würfel ziehen
draw-left = noch { $count }
draw-nearer = näher
draw-aside = voll
draw-space = Feld { $space }
draw-hit = Treffer
draw-miss = daneben
draw-built = Neu: { $building }
draw-days = { $count ->
    [one] noch 1 Feld bis Tag X
   *[other] noch { $count } Felder bis Tag X
 }
draw-danger = { $count ->
    [one] 1 Würfel wird gezogen.
   *[other] { $count } Würfel werden gezogen, so viele wie die Gefahrenstufe.
 }
draw-approach = Der Asteroid kommt näher.
dayx-hits = { $count } von { $last } Treffern
dayx-need = Noch { $need } nötig, { $left ->
    [one] 1 Würfel kommt noch.
   *[other] { $left } Würfel kommen noch.
 }
dayx-enough = Das reicht.
dayx-fails = { $project }: zu wenig
dayx-fracture = Ein Würfel fällt auf Schild-Feld { $to }
dayx-next = Das nächste Projekt ist an der Reihe.
dayx-saves = rettet Alarria
dayx-failed = gescheitert
dayx-waits = wartet
rescue-laser = Der Laser rettet Alarria
rescue-shield = Der Schild hält
rescue-evacuation = Alle fliehen
cause-asteroid = Der Asteroid ist da
cause-progress = Ein Projekt ist fertig
cause-danger = Die letzte Gefahrenstufe ist vorbei
prospects-title = Wer läge vorn
prospects-note = Punkte bisher und Plätze, ohne Spezieskarten

# Erzählungen
story-danger = Gefahrenstufe { $danger }
story-first = { $who } beginnt
story-round-end = Ende von Runde { $round }
story-round-end-note = Der Asteroid kommt näher, Würfel werden gezogen
story-overtime = Überstunden
story-dayx-draw = Zehn Würfel für jedes Projekt
story-dayx-draw-text = Eigene Würfel und Asteroidenwürfel zählen. Die Leiste muss bis Tag X voll werden.
story-dayx-order = Laser, Schild, Evakuierung
story-dayx-order-text = Scheitert eines, versucht es das nächste. Würfel auf Rissen des Lasers fallen auf den Schild.
story-rescue-note = Dieses Projekt zählt mehr als die anderen.
story-scene-draw = Ende der Runde
story-scene-day-x = Tag X

# Galerie
gallery-pieces = Welten, Raumfähren, Würfel, Abzeichen, Rohstoffe
gallery-action = Aktionskarten
gallery-reaction = Reaktionskarten
gallery-species = Spezieskarten
gallery-basic = Grundlagen
gallery-tech1 = Technologien der Stufe 1
gallery-tech2 = Technologien der Stufe 2
gallery-rewards = Belohnungs-Plättchen

# Karten der Teile
card-kind-action = Aktionskarte
card-kind-reaction = Reaktionskarte
card-kind-species = Spezieskarte
card-kind-start = Startkarte
card-kind-place = Ort
card-kind-building = Gebäude
card-kind-space-departure = Aktionsfeld: die Raumfähre fliegt ab
card-kind-space-stay = Aktionsfeld: die Raumfähre bleibt
card-kind-space-wait = Aktionsfeld: die Raumfähre wartet
card-kind-space-unlimited = Aktionsfeld für beliebig viele
card-kind-zone = Bereite Raumfähren
card-kind-resource = Rohstoff
card-kind-badge = Abzeichen
card-kind-project = Projekt
card-kind-reward = Belohnungs-Plättchen
card-kind-basic = Grundlage
card-kind-tech1 = Technologie der Stufe 1
card-kind-tech2 = Technologie der Stufe 2
card-kind-order = Auftrag des Konsortiums
card-kind-consortium = Rivale im Solospiel
card-at-display = in der Auslage
card-at-hand = auf der Hand
card-at-pile = auf dem Ablagestapel, nächste Runde zurück
card-species-now = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
 }
card-price-now = für dich jetzt { $price } { $resource }
card-developed = Entwickelt von { $who }
card-zone-now = Bereit: { $who }
card-zone-next = Nächste Runde, nach jetzigem Stand: { $who }
card-zone = Eine Raumfähre wird auf ein Feld ihrer eigenen Welt gesetzt. Das Express-Shuttle bringt sie für 1 Energie auf die andere Welt.
card-line = Die Linie sagt, wie viel du zu Beginn einer Runde mindestens hast.
card-badge = Umgedrehte Plättchen und abgelegte Karten kommen zu Beginn der nächsten Runde zurück.
card-project-laser = An Tag X versucht es der Laser zuerst. Scheitert er, fallen Würfel auf Rissen auf den Schild.
card-project-shield = An Tag X versucht es der Schild, wenn der Laser gescheitert ist.
card-project-evacuation = Scheitern Laser und Schild, rettet die Evakuierung alle.
card-name-bag = Beutel
card-kind-bag = Würfel zum Ziehen
card-bag = Jede Arbeit legt einen Würfel ihres Projekts in den Beutel. Am Ende der Runde werden so viele gezogen, wie die Gefahrenstufe sagt.
card-name-approach = Feld { $space } der Asteroidenleiste
card-kind-approach = Der Asteroid zieht jede Runde ein Feld, und eines für jeden gezogenen schwarzen Würfel
symbol-add_asteroid_cubes = Asteroidenwürfel kommen in den Beutel, einer für jeden Spieler.
symbol-building_a = Ein Gebäude vom Typ A wird auf Fortuna ausgelegt.
symbol-building_b = Ein Gebäude vom Typ B wird auf Fortuna ausgelegt.
symbol-refresh_market = Die rechte Karte jeder Reihe verlässt die Auslage.
symbol-day_x = Tag X: das Ende des Spiels.
symbol-none = Hier geschieht nichts.
card-name-score = Bisher { $points } Punkte
card-kind-score = Und wenn das Spiel jetzt endete
card-score-if = **{ $points }**, wenn { $project } das Rettungsprojekt ist
card-name-danger = Gefahrenstufe
card-kind-danger = Wie viele Würfel am Ende der Runde gezogen werden
card-danger = Sie steigt jede Runde. Nach dem letzten Plättchen kommt Tag X.
card-name-asteroid = Der Asteroid
card-kind-asteroid = Auf dem Weg zu Tag X
card-asteroid = Er zieht am Ende jeder Runde ein Feld, und eines mehr für jeden gezogenen Asteroidenwürfel. Erreichte Symbole werden ausgeführt.
card-name-medal = Startorden
card-kind-medal = Wer die nächste Runde beginnt
card-medal = Die Vorbild-Funktion gibt ihn. Nimmt ihn niemand, bleibt er.
card-name-price = Preis der Karten
card-kind-price = So viele, wie du besitzt
card-price = Eine Karte kostet so viele Rohstoffe, wie du Karten besitzt, im Rohstoff ihrer Reihe. Jede Karte macht die nächste teurer.

# Der Hauptknopf
missing-keep = Behalten
missing-keep-note = wähle eine Spezieskarte
missing-turn = Dein Zug
missing-turn-note = wähle ein Feld oder eine Karte
missing-pay_units = Bezahlen
missing-pay_units-note = wähle einen Rohstoff
missing-badges = Ausgeben
missing-badges-note = wähle Abzeichen
missing-gain_standard = Nehmen
missing-gain_standard-note = wähle einen Rohstoff
missing-raise_standard = Erhöhen
missing-raise_standard-note = wähle eine Linie
missing-gain_badge = Nehmen
missing-gain_badge-note = wähle ein Abzeichen
missing-aim = Wählen
missing-aim-note = wähle ein Projekt
missing-work = Arbeiten
missing-work-note = wähle ein Projekt
missing-reward = Belohnung
missing-reward-note = wähle ein Projekt
missing-choose = Wählen
missing-choose-note = wähle eine Möglichkeit
missing-land = Landen
missing-land-note = wähle ein Feld
missing-overtime = Weiterziehen
missing-overtime-note = wähle ein Feld
keys-zones = Express-Shuttle von Alarria, von Fortuna

# Wörter zum Nachschlagen
term-lander = Raumfähre, Raumfähren
    .about = Alle haben drei. Sie werden aus den Ankunftszonen von Alarria und Fortuna eingesetzt.
term-zone = Ankunftszone, Ankunftszonen
    .about = Wo die Raumfähren einer Welt bereitstehen.
term-ingenuity = Genialität
    .about = Ersetzt jeden Standard-Rohstoff, Stück für Stück.
term-standard = Standard-Rohstoff, Standard-Rohstoffe
    .about = Energie, Wissen, Mineralien und Biomasse.
term-line = Ertragslinie, Ertragslinien
    .about = Zu Beginn einer Runde steigt ein Marker, der unter seiner Linie steht, bis zu ihr.
term-badge = Abzeichen
    .about = Auf Plättchen und Karten. Effekte, die Abzeichen verlangen, geschehen einmal für jedes ausgegebene.
term-development = Entwicklung, Entwicklungen
    .about = Eine Grundlage oder eine Technologie des Labors.
term-rescue = Rettungsprojekt
    .about = Das Projekt, das Alarria an Tag X rettet. Seine Plätze zählen mehr.
term-overtime = Überstunden
    .about = Ein letzter Zug am Ende der Runde für die Raumfähre auf dem Wartefeld.
term-dayx = Tag X
    .about = Das Ende: Laser, Schild und Evakuierung versuchen in dieser Reihenfolge, Alarria zu retten.
term-consortium = Konsortium
    .about = Der Rivale im Solospiel. Er folgt Auftragskarten.
