# Roll for the Galaxy: was das Spiel sagt, auf Deutsch.

# Optionen eines Tisches.
option-first_game = Erste Partie: Startplättchen werden für euch gelegt
option-order_when_it_matters = Spielerreihenfolge, wenn das Ende naht
option-dictate_without_move = Befehlen, ohne einen Arbeiter zu versetzen

# Wörter.
die-home = weiß
die-military = rot
die-consumption = lila
die-novelty = blau
die-rare_elements = braun
die-genes = grün
die-alien_technology = gelb
wild = Joker
nothing = nichts
dictate = Befehlen
side-development = Entwicklungen
side-world = Welten
place-cup = Becher
place-citizenry = Bevölkerung
place-this-world = diese Welt
why-stock = Sammeln
why-trade = Handeln
why-consume = Verbrauchen
why-recruit = Anwerben
why-empty = keine Krediteinheiten mehr

# Was gefragt wird.
wait = Warten auf { $who }.
ask-over = Das Spiel ist zu Ende.
ask-start = Wähle, welches der beiden Plättchen deine Entwicklung wird; das andere wird deine Welt.
ask-place-wild = Wähle eine Spalte für den Joker ({ $die }).
ask-select = Wähle eine Phase: Lege einen Arbeiter auf den Phasenstreifen.
ask-reassign = Versetze Arbeiter oder melde dich bereit.
ask-move = { $power }: Wähle einen Arbeiter und seine neue Spalte.
ask-explore = Wähle den nächsten Kundschafter: Aufklären oder Sammeln.
ask-scout = Wähle Plättchen, die du abgibst, dann ziehe.
ask-keep = Lege die gezogenen Plättchen an.
ask-arrange = Lege deine Plättchen neu aus, von oben nach unten.
ask-return = Der Beutel ist leer: Wähle ein Plättchen, das du hineinlegst.
ask-build = Wähle den nächsten Arbeiter für deine { $side }.
ask-pay = Wähle, welche Würfel bezahlen: noch { $count }.
ask-to-cup = Wähle Arbeiter, die in den Becher gehen: noch mindestens { $min }, höchstens { $max }.
ask-remove = Gib { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } ab, von einem beliebigen Ort.
ask-produce = Wähle einen Produktionsarbeiter und seine Welt.
ask-ship = Wähle den nächsten Verladearbeiter.
ask-good = Wähle das Gut, das der Verladearbeiter ({ $die }) verlädt: Handeln oder Verbrauchen.
ask-buy = 1 SP für 1 $ kaufen?
ask-recruit = Wähle Würfel zum Anwerben: noch { $count }.
ask-recall = Ziehe Würfel ab oder beende die Runde.

# Was man tun kann.
do-start = { $development } und { $world }
do-place-wild = Joker ({ $die }) zu { $column }
do-select = { $phase } wählen mit { $die } aus { $from }
do-use = { $power } nutzen
do-dictate = Befehlen mit { $die } aus { $from }
do-move = { $die } von { $from } zu { $to }
do-ready = Bereit
do-ready-manage = Runde beenden
do-replan = Von vorn
do-stock = Sammeln mit { $die } (+{ $credits } $)
do-stock-virtual = Sammeln mit gedachtem Arbeiter, { $die } (+{ $credits } $)
do-scout = Aufklären mit { $die }
do-scout-virtual = Aufklären mit gedachtem Arbeiter, { $die }
do-abandon = { $tile } abgeben
do-draw = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 } ziehen
do-keep = { $tile } ({ $cost }) unter die { $side }
do-keep-top = { $tile } ({ $cost }) oben auf die { $side }
do-rearrange = Konstruktionszone umordnen
do-finish = Erkunden beenden
do-return = { $tile } in den Beutel legen
do-build = { $die } einsetzen
do-pay = Mit { $die } bezahlen
do-to-cup = { $die } in den Becher
do-no-more = Keine weiteren
do-not-buy = Nichts kaufen
do-remove = { $die } abgeben: { $place }
do-remove-good = { $die } abgeben: Gut auf { $world }
do-produce = { $die } auf { $world }
do-ship = Verladen mit { $die }
do-ship-virtual = Verladen mit gedachtem Arbeiter, { $die }
do-trade = Handeln: { $die } von { $world } (+{ $credits } $)
do-consume = Verbrauchen: { $die } von { $world } (+{ $vp } SP)
do-buy = 1 SP für 1 $ kaufen
do-recruit = { $die } anwerben
do-recall = { $die } von den { $side } abziehen
do-recall-good = { $die } von { $world } abziehen

# Was geschehen ist.
event-ready = { $who } ist bereit.
event-replanned = { $who } überlegt es sich anders.
event-start-tiles = { $who } beginnt mit { $development } und { $world } in der Konstruktionszone.
event-round-began = Runde { $round } beginnt: Alle würfeln.
event-rolled = { $who } würfelt: { $faces }.
event-placed-wild = { $who } legt einen Joker ({ $die }) unter { $column }.
event-selected = { $who } wählt { $phase } mit einem Würfel ({ $die }) aus { $from }.
event-power-used = { $who } nutzt { $power }.
event-dictated = { $who } befiehlt mit einem Würfel ({ $die }) aus { $from }.
event-moved = { $who } versetzt einen Würfel ({ $die }) von { $from } zu { $to }.
event-revealed = { $who } wählt { $phase } mit einem Würfel ({ $die }). Arbeiter: { $workers }. Befehlen: { $dictated }.
event-extra-phase = Der zusätzliche Würfel zeigt { $phase }.
event-phases-played = Diese Runde gespielt: { $phases }.
event-unused = { $who }: Nicht eingesetzte Würfel zurück in den Becher: { $dice }.
event-phase-began = Phase { $phase } beginnt.
event-phase-began-ordered = Phase { $phase } beginnt, in Spielerreihenfolge.
event-turn-began = { $who } ist an der Reihe.
event-stocked = { $who } sammelt mit einem Kundschafter ({ $die }).
event-scouting = { $who } klärt auf mit einem Kundschafter ({ $die }).
event-marked = { $who } wird { $tile } abgeben.
event-bag-short = Der Beutel hat zu wenige Plättchen für { $who }: Ab jetzt wird in Spielerreihenfolge erkundet.
event-abandoned = { $who } gibt { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 } ab.
event-drew = { $who } zieht { $development } / { $world }.
event-drew-tiles = { $who } zieht { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }.
event-pile-to-bag = Abgegebene Plättchen kommen zurück in den Beutel: { $count }.
event-placed = { $who } legt ein Plättchen unter die { $side }.
event-placed-top = { $who } legt ein Plättchen oben auf die { $side }.
event-placed-tile = { $who } legt { $tile } unter die { $side }.
event-placed-tile-top = { $who } legt { $tile } oben auf die { $side }.
event-took-up = { $who } nimmt { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 } auf, um sie umzuordnen.
event-finished = { $who } hat das Erkunden beendet.
event-must-return = { $who } muss ein Plättchen in den Beutel legen.
event-returned = { $who } legt ein Plättchen der { $side } in den Beutel.
event-returned-tile = { $who } legt { $tile } in den Beutel.
event-forfeited = { $who } verzichtet auf { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }: Niemand hat drei.
event-worked = { $who } setzt einen Arbeiter ({ $die }) ein: { $side }.
event-completed = { $who } stellt { $tile } für { $cost } fertig: { $paid }.
event-builders-to-cup = { $who }: Arbeiter gehen in den Becher: { $dice }.
event-removed = { $who } gibt einen Würfel ({ $die }) ab: { $place }.
event-removed-good = { $who } gibt ein Gut ({ $die }) von { $world } ab.
event-gained-dice = { $who } erhält { $count } × { $die } ({ $tile }): { $to }.
event-credits-gained = { $who } erhält { $amount } $ ({ $why }), jetzt { $now } $.
event-credits-paid = { $who } zahlt { $amount } $ ({ $why }), jetzt { $now } $.
event-chips = { $who } erhält { $amount } SP ({ $why }); noch { $pool } im Vorrat.
event-produced = { $who } legt ein Gut ({ $die }) auf { $world }.
event-traded = { $who } handelt mit einem Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
event-consumed = { $who } verbraucht ein Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
event-will-recruit = { $who } wird einen Würfel ({ $die }) anwerben.
event-will-recall = { $who } wird einen Würfel ({ $die }) abziehen: { $from }.
event-managed = { $who } wirbt an: { $recruited }; zieht ab: { $recalled }.
event-last-round-pool = Der Vorrat an Siegpunkten ist leer: Diese Runde ist die letzte.
event-last-round-tiles = Eine Auslage hat 12 Plättchen: Diese Runde ist die letzte.
event-over = Das Spiel ist zu Ende.

# Der Wertungszettel.
score-chips = SP-Chips
score-developments = Entwicklungen
score-worlds = Welten
score-extra = { $tile }

# Der Tisch als Text.
print-round = Runde { $round }
print-setup = Vorbereitung
print-step-assign = Zuordnen
print-step-manage = Imperium verwalten
print-step-over = Spielende
print-played = gespielt: { $phases }
print-pool = Vorrat { $vp } SP
print-bag = Beutel { $count }
print-abandoned = abgegeben { $count }
print-last-round = letzte Runde
print-line = { $credits } $   { $chips } SP-Chips   { $score } Punkte   { $tiles } Plättchen
print-ready = bereit
print-to-act = am Zug
print-cup = Becher
print-behind-screen = Schirm
print-citizenry = Bevölkerung
print-workers = Arbeiter
print-virtual = gedacht
print-dictate = Befehlen
print-selects = wählt { $phase }
print-spot = Bauen
print-costs = kostet { $cost }
print-more = +{ $count } darunter
print-hand = Hand
print-tableau = Auslage
