# Was nur der Spielplan von Reworld sagt.

# Karten der Teile
board-round-name = Runde { $round }
card-kind-terrabot = Modul: Terrabot
card-kind-shuttle = Modul: Shuttle
card-kind-satellite = Modul: Satellit
card-kind-crew = Modul: Crew
card-kind-slot = Leerer Arm der Station
card-kind-officer = Offizierskarte
card-kind-round = Runde von Kapitel eins
card-kind-row = Dockingbucht deines Frachters
card-kind-marker = Einmal in der Runde
card-kind-ship = Bevölkerungsschiff, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
card-sign-kind = Stadtschild
card-in-row = Reihe { $row }{ $before ->
    [0] , am offenen Ende
    [one] , 1 Modul davor
   *[other] , { $before } Module davor
 }
card-slot-cannot = Deine Karten reichen dafür jetzt nicht.
card-round-now = Das ist die jetzige Runde.
card-row = Module, für die eine { $row } oben liegt, werden hier angekoppelt, eins nach dem anderen. In Kapitel zwei gehen sie vom offenen Ende ab.
card-marker-taken = eine Karte liegt dort
card-marker-held = hat den Startspielermarker
card-ship-free = noch hat es niemand
card-ship-won = hat es gewonnen
card-line-defence = Hier liegen Module mit Schilden, verdeckt. Schilde zählen für Schiffe und am Ende.
card-line-shuttles = Hier liegen Shuttles, die geflogen sind.
card-line-satellites = Hier liegen Satelliten, deren Aufgabe gewertet ist.
card-have-defence = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
 }
card-have-shuttles = { $count ->
    [one] 1 Shuttle
   *[other] { $count } Shuttles
 }
card-have-satellites = { $count ->
    [one] 1 Satellit
   *[other] { $count } Satelliten
 }

# Der große Knopf und die Naht
missing-turn = Erwerben
missing-turn-note = wähle ein Modul
missing-pay = Bezahlen
missing-pay-note = wähle Karten
missing-row = Ankoppeln
missing-row-note = wähle die oberste Karte
missing-card = Ablegen
missing-card-note = wähle eine Karte
missing-decouple = Abkoppeln
missing-decouple-note = wähle eine Reihe
missing-sign = Stadt gründen
missing-sign-note = wähle ihr Schild
missing-place = Crew einsetzen
missing-place-note = wähle Crew und Stadt
purse-points = Punkte
purse-cards = Karten auf der Hand
purse-modules = Module angekoppelt
purse-ships = Schiffe gewonnen
purse-shields = Schilde

# Wörter zum Nachschlagen
term-module = Modul, Module, Moduls, Modulen
    .about = Ein Plättchen der Station: Terrabot, Shuttle, Satellit oder Crew. In Kapitel eins erwirbst du sie, in Kapitel zwei verlassen sie deinen Frachter und siedeln.
term-open-end = offenen Ende, offene Ende, offenes Ende, offenen Enden
    .about = Das Ende einer Reihe, das vom Frachter weg zeigt. Nur was dort liegt, kann gehen.
term-row = Modulreihe, Modulreihen
    .about = Die Module an einer Dockingbucht, 1 bis 5. Die oberste Karte deiner Bezahlung nennt die Reihe.
term-marker = Startspielermarker
    .about = Wer ihn hat, ist in der nächsten Runde zuerst dran.
term-decouple = abkoppeln, koppelt, Abkoppeln, Kopple
    .about = In Kapitel zwei: das Modul am offenen Ende einer Reihe nehmen und nutzen.
term-dock = andocken, dockt, angedockt, Andocken, angedockten
    .about = Eine Crew von einem offenen Ende geht an Bord des Shuttles, das gleich fliegt. Zwei haben Platz.
term-terrabot = Terrabot, Terrabots
    .about = Er macht Land bewohnbar: Er gründet die Stadt seines Geländes oder kommt dazu.
term-crew = Crew, Crews
    .about = Arbeiter einer Firma. Ein Shuttle bringt sie in eine Stadt.
term-population-ship = Bevölkerungsschiff, Bevölkerungsschiffe
    .about = Es geht an den, der seine Bedingung am Ende eines Zuges zuerst erfüllt.
term-box = in die Schachtel
    .about = Aus dem Spiel.
term-leave = verlasse die Runde, verlässt die Runde, Runde verlassen
    .about = Du hast in dieser Runde keine Züge mehr, und jede übrige Karte bringt 1 Punkt.
