# Reworld: was das Spiel sagt, auf Deutsch.

no-module = nichts

# Was gefragt ist.
wait = Warten auf { $who }.
ask-turn = Erwirb ein Modul, nimm den Startspielermarker oder verlasse die Runde.
ask-pay = { $slot }: Wähle die Karten, mit denen du bezahlst.
ask-top = Wähle die oberste Karte: Sie bestimmt die Modulreihe.
ask-lay-card = Wähle die Karte für das Startspielerfeld. Sie bleibt verdeckt.
ask-decouple = Kopple ein Modul vom offenen Ende einer Reihe ab.
ask-use = { $module }: Wähle die Verwendung.
ask-sign = Gründe eine Stadt im Gelände { $terrain }: Wähle ihr Schild.
ask-dock = Docke einen Bautrupp von einem offenen Ende an oder starte.
ask-place = Setze die angedockten Bautrupps ein: welcher Bautrupp, welche Stadt?
ask-task-city = { $module }: Wähle die Stadt für die Wertung.
ask-over = Das Spiel ist zu Ende.

# Was man tun kann.
do-acquire = { $slot }: { $module } erwerben
do-acquire-terrabot = { $slot }: { $module } erwerben (+{ $points })
do-acquire-nothing = { $slot }: Modul erwerben
do-take-marker = Startspielermarker nehmen (+{ $points })
do-leave = Runde verlassen (+{ $points })
do-pay = Mit { $cards } bezahlen
do-top = { $card } nach oben: an Reihe { $card } koppeln
do-lay-card = Eine { $card } verdeckt ablegen
do-decouple = Reihe { $row }: { $module } abkoppeln
do-decouple-behind = Reihe { $row }: { $module } abkoppeln, mit { $crew } an Bord
do-decouple-crew = Reihe { $row }: { $module } in die Schachtel legen
do-defend = Verteidigung: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
 }
do-transport = Transport: bis zu 2 Bautrupps befördern
do-score-task = Aufgabe werten (+{ $points })
do-score-task-city = Aufgabe für eine Stadt werten
do-take-sign = Die Stadt { $sign } nennen
do-dock = Reihe { $row }: { $module } andocken
do-no-more = Keinen Bautrupp mehr andocken
do-place = { $crew } nach { $city }
do-place-special = { $crew } nach { $city } (+{ $points })
do-box-crew = { $crew } in die Schachtel: keine Stadt steht offen
do-choose-city = { $city } werten (+{ $points })

# Was geschehen ist.
event-round-began = Runde { $round } beginnt. { $who } ist zuerst am Zug.
event-station-filled = { $count } Module liegen an der Station aus.
event-dealt = { $who } bekommt { $count } Karten.
event-dealt-cards = { $who } bekommt die Karten { $cards }.
event-acquired = { $who } bezahlt { $cards } für { $module } und koppelt es an Reihe { $row }.
event-marker-taken = { $who } legt eine Karte verdeckt ab und nimmt den Startspielermarker.
event-marker-taken-card = { $who } legt eine { $card } verdeckt ab und nimmt den Startspielermarker.
event-left = { $who } verlässt die Runde { $count ->
    [0] ohne Karten
    [one] mit 1 Karte
   *[other] mit { $count } Karten
 }.
event-left-cards = { $who } verlässt die Runde und wirft { $cards } ab.
event-round-ended = Runde { $round } endet. { $count ->
    [0] Kein Modul ist übrig.
    [one] 1 Modul kommt in die Schachtel.
   *[other] { $count } Module kommen in die Schachtel.
 }
event-chapter-two = Kapitel zwei beginnt. { $who } hat den Startspielermarker.
event-decoupled = { $who } koppelt { $module } von Reihe { $row } ab.
event-city-founded = { $who } gründet { $city } mit { $module }.
event-settled = { $who } legt { $module } an { $city } an.
event-defended = { $who } legt { $module } in die Verteidigungsreihe: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
 }.
event-docked = { $who } dockt { $module } von Reihe { $row } an.
event-placed = { $who } legt { $module } an { $city } an.
event-boxed = { $module } von { $who } kommt in die Schachtel.
event-landed = { $who } legt { $module } in die Shuttlereihe.
event-task = { $who } wertet die Aufgabe von { $module }.
event-task-city = { $who } wertet die Aufgabe von { $module } für { $city }.
event-ship = { $who } nimmt das Bevölkerungsschiff „{ $ship }“.
event-rank = { $category }: { $who } hat Rang { $rank }.
event-absent = { $category }: { $who } ist nicht dabei.
event-scored = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ $why }).
event-game-over = Das Spiel ist zu Ende.

# Woher Punkte kommen.
source-terrabots = Erworbene Terrabots
source-start-space = Startspielerfeld
source-cards-left = Restkarten beim Verlassen einer Runde
source-special-crews = Besondere Bautrupps
source-tasks = Aufgaben der Satelliten
source-ships = Bevölkerungsschiffe
source-final = { $category }

# Was am Ende verglichen wird.
compare-points = Punkte
compare-ships = Gleichstand: Bevölkerungsschiffe

# Der Tisch als reiner Text.
print-round = Runde { $round } von 5 - ein Terrabot bringt { $points } Punkte
print-chapter-two = Kapitel zwei
print-over = Spielende
print-supplies = { $bag } Module im Beutel - { $discards } Karten im Ablagestapel
print-cards = Karten
print-any-card = beliebig
print-start-card = Startspielerfeld: Karte { $card } von { $who }
print-start-taken = Startspielerfeld: eine Karte von { $who }
print-seat = { $who }: { $freighter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
print-marker = {" "}- Startspielermarker
print-hand = {" "}- { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
print-left = {" "}- hat die Runde verlassen
print-row = Reihe { $row } vom offenen Ende:
print-defence = Verteidigung ({ $shields }):
print-shuttles = Shuttlereihe:
print-satellites = Satellitenreihe:
print-ships = Schiffe:
print-ships-of = Schiffe von { $who }:
print-final = Am Ende:

# Board
board-ships = Bevölkerungsschiffe
board-ships-tip = wer die Bedingung am Ende eines eigenen Zuges zuerst erfüllt, gewinnt das Schiff
board-ships-won = Gewonnene Schiffe
board-final-tip = Größe, und was der Rang jetzt bringen würde
board-ship-row-1 = Reihe 1 leer
board-ship-row-2 = Reihe 2 leer
board-ship-row-3 = Reihe 3 leer
board-ship-row-4 = Reihe 4 leer
board-ship-row-5 = Reihe 5 leer
board-ship-all-rows = alle Reihen leer
board-ship-agrarian = { $n } Agrar
board-ship-city = Stadt der Größe { $n }
board-ship-shields = { $n } Schilde
board-ship-satellites = { $n } Satelliten
board-ship-shuttles = { $n } Shuttles
board-ship-score = { $n } Punkte
board-ship-companies = { $n } Firmen
board-ship-rows-started = { $n } Reihen begonnen
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
board-you = du
board-points-word = Punkte
board-won-by = gewonnen von { $name }
board-progress = { $have } von { $need }
board-paid = bezahlt mit { $cards }, oben { $top }
board-price = { $count ->
    [one] kostet dich 1 Karte
   *[other] kostet dich { $count } Karten
 }
board-start-space = Startmarker
board-rounds = Runden, und Punkte für einen Terrabot
board-round-points = Runde { $round }: { $points } Punkte für einen Terrabot
board-city = Stadt
board-cities = Städte
board-city-of = Stadt { $terrain }
board-defence = Verteidigung
board-shuttles = Shuttles
board-satellites = Satelliten
board-shields = Schilde
board-terrabots = Terrabots
board-crews = Bautrupps
board-settled = Besiedelt
board-not-founded = noch nicht gegründet
board-size = Größe { $size }
board-manifest = Ladung
board-freighter = Frachter
board-open-end = offenes Ende
board-open-end-tip = offenes Ende links
board-clear = leer
board-row = Reihe { $row }, { $count ->
    [0] leer
    [one] 1 Modul
   *[other] { $count } Module
 }
board-row-name = Modulreihe { $row }
board-module = Modul
board-hand = Handkarten
board-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 }
board-cards = { $count ->
    [one] Offizier { $number }
   *[other] { $count } Offiziere { $number }
 }
board-left = hat die Runde verlassen
board-no-cards = keine Karten
board-discarded = Beim Verlassen abgelegt: { $cards }
board-in-use = Im Einsatz
board-closer = Näher
board-farther = Weiter weg
board-whole = Ganzer Plan
board-where-one = Kapitel eins, Runde { $round } von 5
board-where-two = Kapitel zwei
board-gallery-terrabot = Terrabots
board-gallery-shuttle = Shuttles
board-gallery-satellite = Satelliten
board-gallery-crew = Bautrupps
board-gallery-officers = Offiziere
board-gallery-signs = Stadtschilder
