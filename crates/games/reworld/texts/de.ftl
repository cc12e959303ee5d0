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
do-leave = Runde verlassen ({ $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
 })
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
do-take-first-sign = Irgendein Name: { $sign }
do-take-any-sign = Irgendein Name
do-dock = Reihe { $row }: { $module } andocken
do-no-more = Keinen Bautrupp mehr andocken
do-place = { $crew } nach { $city }
do-place-special = { $crew } nach { $city } (+{ $points })
do-box-crew = { $crew } in die Schachtel: keine Stadt steht offen
do-choose-city = { $city } werten (+{ $points })

# Folgen von Entscheidungen, die man als eine trifft.
shortcut-marker = Startspielermarker mit einer { $card } nehmen (+{ $points })
shortcut-pay = Mit { $cards } bezahlen, die { $card } oben: Reihe { $card }
shortcut-found = Reihe { $row }: mit { $module } eine Stadt gründen, irgendein Name
shortcut-defend = Reihe { $row }: { $module } verteidigt ({ $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
 })
shortcut-fly = Reihe { $row }: { $module } befördert { $crews }
shortcut-fly-empty = Reihe { $row }: { $module } fliegt leer
shortcut-score = Reihe { $row }: { $module } wertet die Aufgabe (+{ $points })

# Was eine Aktion braucht: was erfüllt ist und was nicht.
need-game = Das Spiel ist zu Ende.
need-turn = { $who } ist am Zug.
need-chapter-one = Du bist am Zug in Kapitel eins: Module werden erworben.
need-chapter-one-past = Kapitel eins ist vorbei: Es werden keine Module mehr erworben.
need-chapter-two = Du bist am Zug in Kapitel zwei: Module verlassen den Frachter.
need-chapter-two-later = Module verlassen den Frachter in Kapitel zwei; jetzt ist Runde { $round } von Kapitel eins.
need-other-step = Nicht jetzt: { $step }.
step-turn = dein Zug beginnt, und noch ist nichts gewählt
step-pay = du wählst die Karten, mit denen du bezahlst
step-top = du wählst die oberste Karte
step-lay-card = du wählst die Karte für das Startspielerfeld
step-decouple = in diesem Zug ist noch kein Modul abgekoppelt
step-use-shuttle = du wählst, was das Shuttle tut
step-use-satellite = du wählst, was der Satellit tut
step-sign = du wählst das Schild der neuen Stadt
step-dock = das Shuttle dockt Bautrupps an
step-place = du setzt die angedockten Bautrupps ein
step-task-city = du wählst die Stadt für die Wertung
need-module = { $slot }: { $module } liegt aus.
need-module-gone = { $slot }: Hier liegt kein Modul mehr.
need-hand-any = Kein Nachbar zeigt eine Karte, also kostet es 1 beliebige Karte. Du hast { $cards }.
need-hand-one = { $next } zeigt eine { $number }, also kostet es eine { $number } oder 2 beliebige Karten. Du hast { $cards }.
need-hand-same = Beide Nachbarn zeigen eine { $number }, also kostet es eine { $number } oder 2 beliebige Karten. Du hast { $cards }.
need-hand-two = { $next } zeigt eine { $number } und { $other } eine { $second }, also kostet es beide Zahlen; jede kann durch 2 beliebige Karten ersetzt werden. Du hast { $cards }.
need-pay-any = Kein Nachbar zeigt eine Karte, also genau 1 Karte. Du wählst { $cards }.
need-pay-one = { $next } zeigt eine { $number }, also eine { $number } oder 2 beliebige Karten. Du wählst { $cards }.
need-pay-same = Beide Nachbarn zeigen eine { $number }, also eine { $number } oder 2 beliebige Karten. Du wählst { $cards }.
need-pay-two = { $next } zeigt eine { $number } und { $other } eine { $second }, also beide Zahlen; jede kann durch 2 beliebige Karten ersetzt werden. Du wählst { $cards }.
need-cards = Diese Karten sind in deiner Hand: { $cards }.
need-cards-missing = Diese Karten sind nicht alle in deiner Hand: { $cards }. Du hast { $hand }.
need-top = Die { $card } ist eine der Karten, mit denen du bezahlst.
need-top-missing = Du bezahlst nicht mit einer { $card }: { $cards }.
need-start-space = Das Startspielerfeld ist frei.
need-start-space-taken = { $who } hat in dieser Runde eine Karte auf das Startspielerfeld gelegt.
need-card = Du hast { $count ->
    [0] keine { $card }
    [one] eine { $card }
   *[other] { $count } Karten mit einer { $card }
 }.
need-row = Reihe { $row } { $count ->
    [0] ist leer
    [one] hat nur 1 Modul
   *[other] hat nur { $count } Module
 }.
need-open-end = { $module } liegt am offenen Ende von Reihe { $row }.
need-nothing-left = Links von { $module }: { $left }. Reihen werden vom offenen Ende her abgekoppelt.
need-shuttle = { $module } darf hinter einem Bautrupp hervor, denn es ist ein Shuttle.
need-one-crew = { $left } liegt links davon und fliegt mit.
need-one-crew-only = Links davon: { $left }. Nur ein einzelner Bautrupp könnte mitfliegen.
need-letter = { $sign } ist ein Schild für Gelände { $terrain }, wie { $module }.
need-letter-other = { $sign } ist ein Schild für Gelände { $terrain }, und { $module } gehört zu einem anderen.
need-sign = { $sign } liegt noch im Vorrat.
need-sign-gone = { $sign } liegt nicht mehr im Vorrat.
need-no-city = Du hast noch keine Stadt im Gelände { $terrain }.
need-no-city-yet = Du hast schon eine Stadt im Gelände { $terrain }: { $city }.
need-no-terrabot = { $module } kommt in eine Stadt und kann nichts anderes.
need-shields = { $module }: { $shields ->
    [0] keine Schilde, also keine Verteidigung
    [one] 1 Schild für die Verteidigungsreihe
   *[other] { $shields } Schilde für die Verteidigungsreihe
 }.
need-from-open-end = { $module } kam hinter einem Bautrupp hervor und muss fliegen.
need-crew = { $module } liegt am offenen Ende von Reihe { $row } und ist kein Bautrupp.
need-crew-place = Das Shuttle hat { $count } von { $most } Bautrupps angedockt.
need-no-placing = Noch ist kein angedockter Bautrupp eingesetzt.
need-no-placing-yet = Die angedockten Bautrupps werden schon eingesetzt; mehr können nicht andocken.
need-docked = { $crew } ist an das Shuttle angedockt.
need-docked-first = { $crew } ist an kein Shuttle angedockt; anders kommt er nicht in eine Stadt.
need-city = { $city } ist deine Stadt.
need-city-missing = Du hast keine Stadt im Gelände { $terrain }.
need-home = { $company } baut schon in { $city }.
need-home-only = { $company } baut in { $home } und darf nicht auch nach { $city }.
need-free-city = In { $city } baut noch keine Baufirma.
need-free-city-only = In { $city } baut schon { $company }.
need-homeless = { $crew }: Keine Stadt steht offen.
need-homeless-only = { $crew } muss eingesetzt werden: { $cities }.

# Was es kostet.
unit-cards = Karten
unit-crew-places = Plätze am Shuttle
part-any-card = Eine beliebige Karte
part-demand = { $slot } zeigt eine { $card }: eine { $card }
part-demand-replaced = { $slot } zeigt eine { $card }: 2 beliebige Karten, denn du hast keine
part-cards = Karten mit einer { $card }
part-crew = Ein Bautrupp

# Was die Bestandteile tun.
is-game = Ein Spiel für { $least } bis { $most } Personen: In fünf Runden wird ein Frachter beladen und dann entladen.
is-board = Er zeigt die Station mit ihren 20 Armen, die Rundenleiste, die Punkteleiste und die Bevölkerungsschiffe.
is-terrabot = Abgekoppelt gründet er deine Stadt im Gelände { $terrain } oder kommt zu ihr.
is-terrabot-points = In der ersten Runde erworben bringt er { $first } Punkte, in der letzten { $last }.
is-transport = Abgekoppelt befördert es bis zu 2 Bautrupps von offenen Enden in deine Städte und kommt in die Shuttlereihe.
is-unarmed = Es hat keine Schilde und kann nicht verteidigen.
is-defence = Oder Verteidigungsreihe: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
 }.
is-crew = Allein abgekoppelt kommt er in die Schachtel; ein Shuttle bringt ihn in eine Stadt.
is-construction = { $company } baut nur in einer deiner Städte und teilt sie mit keiner anderen Baufirma.
is-agrarian = { $company } darf in jeder deiner Städte siedeln, auch neben einer Baufirma.
is-special = Beim Einsetzen bringt er { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jedes Plättchen seiner Stadt, Schild und er selbst eingeschlossen.
is-sign = Es benennt eine Stadt im Gelände { $terrain } und zählt als eines ihrer Plättchen.
is-terrain = Terrabots im Gelände { $terrain } gründen und vergrößern eine Stadt von dir.
is-slot = Karten hier bezahlen das Modul dieses Arms. Die oberste zählt für den Preis nebenan: { $left }, { $right }.
is-freighter = In Kapitel eins werden Module an seine fünf Andockvorrichtungen gekoppelt, in Kapitel zwei verlassen sie die Reihen vom offenen Ende.
is-officer = Karten bezahlen Module. Als oberste Karte koppelt eine { $number } das Modul an Reihe { $number }. Es gibt { $count }.
is-round = Ein in Runde { $round } erworbener Terrabot bringt { $points } Punkte.
is-start-space = Einmal je Runde bringt eine verdeckt abgelegte Karte den Startspielermarker und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
is-score-track = Sie zeigt den Punktestand; Punkte werden sofort eingetragen.
is-ship-spaces = Hier warten die Bevölkerungsschiffe auf die erste Person, die ihre Bedingung erfüllt.
is-round-marker = Er zeigt die Runde von Kapitel eins.
is-start-marker = Wer ihn hat, beginnt die nächste Runde oder Kapitel zwei.
is-score-marker = Er zeigt den Punktestand einer Person.
is-bag = Aus ihm werden alle 100 Module gezogen, 20 je Runde.
is-final-ship = Es wertet am Ende das Verteidigungsnetz und die größte Stadt jedes Geländes. Wer bei etwas nicht dabei ist, verliert { $points } Punkte.
task-terrabots = Aufgabe: { $points } Punkte für jeden deiner angesiedelten Terrabots im Gelände { $terrain }.
task-crews = Aufgabe: { $points } Punkte für jeden deiner angesiedelten Bautrupps von { $company }.
task-all-crews = Aufgabe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jeden deiner angesiedelten Bautrupps.
task-all-terrabots = Aufgabe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jeden deiner angesiedelten Terrabots.
task-shields = Aufgabe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jeden Schild in deiner Verteidigungsreihe.
task-city-size = Aufgabe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jedes Plättchen einer deiner Städte, das Schild eingeschlossen.
task-city-product = Aufgabe: die Terrabots einer deiner Städte mal ihre Bautrupps.
task-companies = Aufgabe: { $points } Punkte für jede Firma mit einem Bautrupp in deinen Städten.
ship-row = { $points } Punkte für die erste Person, deren Modulreihe { $row } am Ende eines eigenen Zuges in Kapitel zwei leer ist.
ship-all-rows = { $points } Punkte für die erste Person, deren Modulreihen alle leer sind.
ship-agrarian = { $points } Punkte für die erste Person mit { $few } Agrar-Bautrupps in den Städten.
ship-city = { $points } Punkte für die erste Person mit einer Stadt aus { $few } Plättchen, das Schild eingeschlossen.
ship-shields = { $points } Punkte für die erste Person mit { $few } Schilden in der Verteidigungsreihe; { $four } zu viert.
ship-satellites = { $points } Punkte für die erste Person mit { $few } Satelliten in der Satellitenreihe; { $four } zu viert.
ship-shuttles = { $points } Punkte für die erste Person mit { $few } Shuttles in der Shuttlereihe; { $four } zu viert.
ship-score = { $points } Punkte für die erste Person mit { $few } Punkten; { $four } zu viert.
ship-companies = { $points } Punkte für die erste Person mit Bautrupps von { $few } Firmen in den Städten; { $four } zu viert.
ship-rows-started = { $points } Punkte für die erste Person, die { $few } Reihen begonnen hat; es zählen die Verteidigungsreihe und die Stadt jedes Geländes; { $four } zu viert.
final-defence = Am Ende bringen die meisten Schilde { $first } Punkte; mit mehr Personen auch die nächsten, { $second } und { $third }.
final-city = Am Ende bringt die größte Stadt im Gelände { $terrain } { $first } Punkte; mit mehr Personen auch die nächsten, { $second } und { $third }.
final-absent = Wer dort kein Plättchen hat, verliert { $points } Punkte.

# Was geschehen ist.
event-round-began = Runde { $round } beginnt. { $who } ist zuerst am Zug.
    .you = Runde { $round } beginnt. { $who } bist zuerst am Zug.
event-station-filled = { $count } Module liegen an der Station aus.
event-dealt = { $who } bekommt { $count } Karten.
    .you = { $who } bekommst { $count } Karten.
event-dealt-cards = { $who } bekommt die Karten { $cards }.
    .you = { $who } bekommst die Karten { $cards }.
event-acquired = { $who } bezahlt { $cards } für { $module } und koppelt es an Reihe { $row }.
    .you = { $who } bezahlst { $cards } für { $module } und koppelst es an Reihe { $row }.
event-marker-taken = { $who } legt eine Karte verdeckt ab und nimmt den Startspielermarker.
    .you = { $who } legst eine Karte verdeckt ab und nimmst den Startspielermarker.
event-marker-taken-card = { $who } legt eine { $card } verdeckt ab und nimmt den Startspielermarker.
    .you = { $who } legst eine { $card } verdeckt ab und nimmst den Startspielermarker.
event-left = { $who } verlässt die Runde { $count ->
    [0] ohne Karten
    [one] mit 1 Karte
   *[other] mit { $count } Karten
 }.
    .you = { $who } verlässt die Runde { $count ->
        [0] ohne Karten
        [one] mit 1 Karte
       *[other] mit { $count } Karten
     }.
event-left-cards = { $who } verlässt die Runde und wirft { $cards } ab.
    .you = { $who } verlässt die Runde und wirfst { $cards } ab.
event-round-ended = Runde { $round } endet. { $count ->
    [0] Kein Modul ist übrig.
    [one] 1 Modul kommt in die Schachtel.
   *[other] { $count } Module kommen in die Schachtel.
 }
event-chapter-two = Kapitel zwei beginnt. { $who } hat den Startspielermarker.
    .you = Kapitel zwei beginnt. { $who } hast den Startspielermarker.
event-decoupled = { $who } koppelt { $module } von Reihe { $row } ab.
    .you = { $who } koppelst { $module } von Reihe { $row } ab.
event-city-founded = { $who } gründet { $city } mit { $module }.
    .you = { $who } gründest { $city } mit { $module }.
event-settled = { $who } legt { $module } an { $city } an.
    .you = { $who } legst { $module } an { $city } an.
event-defended = { $who } legt { $module } in die Verteidigungsreihe: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
 }.
    .you = { $who } legst { $module } in die Verteidigungsreihe: { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
     }.
event-docked = { $who } dockt { $module } von Reihe { $row } an.
    .you = { $who } dockst { $module } von Reihe { $row } an.
event-placed = { $who } legt { $module } an { $city } an.
    .you = { $who } legst { $module } an { $city } an.
event-boxed = { $module } von { $who } kommt in die Schachtel.
    .you = { $module } kommt in die Schachtel.
event-landed = { $who } legt { $module } in die Shuttlereihe.
    .you = { $who } legst { $module } in die Shuttlereihe.
event-task = { $who } wertet die Aufgabe von { $module }.
    .you = { $who } wertest die Aufgabe von { $module }.
event-task-city = { $who } wertet die Aufgabe von { $module } für { $city }.
    .you = { $who } wertest die Aufgabe von { $module } für { $city }.
event-ship = { $who } nimmt das Bevölkerungsschiff „{ $ship }“.
    .you = { $who } nimmst das Bevölkerungsschiff „{ $ship }“.
event-rank = { $category }: { $who } hat Rang { $rank }.
    .you = { $category }: du hast Rang { $rank }.
event-absent = { $category }: { $who } ist nicht dabei.
    .you = { $category }: du bist nicht dabei.
event-scored = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ $why }).
    .you = { $who } erhältst { $points ->
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

# Erzählungen.
story-chapter-one = Kapitel eins
story-chapter-two = Kapitel zwei
story-round = Runde { $round }
story-begins = { $who } beginnt
    .you = { $who } beginnst
story-two-stays = Was bleibt
story-two-stays-text = Dein Frachter, wie er ist, und deine Punkte.
story-two-changes = Was sich ändert
story-two-changes-text = Nichts wird mehr gekauft. In jedem Zug verlässt ein Modul das offene Ende einer Reihe.
story-two-scores = Was Punkte bringt
story-two-scores-text = Aufgaben der Satelliten, besondere Crews, Bevölkerungsschiffe und das letzte Schiff.
board-hand-hidden = { $count ->
    [one] 1 Karte, verdeckt
   *[other] { $count } Karten, verdeckt
 }
