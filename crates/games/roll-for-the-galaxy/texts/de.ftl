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
do-start = { $development } als Entwicklung, { $world } als Welt
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
event-dealt = { $who } erhält Fraktion { $number } ({ $halves }) und die Heimatwelt { $home }.
    .you = { $who } erhältst Fraktion { $number } ({ $halves }) und die Heimatwelt { $home }.
event-handed-out = { $who } beginnt mit { $cup } im Becher, { $citizenry } in der Bevölkerung und { $credits } $.
    .you = { $who } beginnst mit { $cup } im Becher, { $citizenry } in der Bevölkerung und { $credits } $.
event-ready = { $who } ist bereit.
    .you = { $who } bist bereit.
event-replanned = { $who } überlegt es sich anders.
    .you = { $who } überlegst es dir anders.
event-start-tiles = { $who } beginnt mit { $development } und { $world } in der Konstruktionszone.
    .you = { $who } beginnst mit { $development } und { $world } in der Konstruktionszone.
event-round-began = Runde { $round } beginnt: Alle würfeln.
event-rolled = { $who } würfelt: { $faces }.
    .you = { $who } würfelst: { $faces }.
event-placed-wild = { $who } legt einen Joker ({ $die }) unter { $column }.
    .you = { $who } legst einen Joker ({ $die }) unter { $column }.
event-selected = { $who } wählt { $phase } mit einem Würfel ({ $die }) aus { $from }.
    .you = { $who } wählst { $phase } mit einem Würfel ({ $die }) aus { $from }.
event-power-used = { $who } nutzt { $power }.
    .you = { $who } nutzt { $power }.
event-dictated = { $who } befiehlt mit einem Würfel ({ $die }) aus { $from }.
    .you = { $who } befiehlst mit einem Würfel ({ $die }) aus { $from }.
event-moved = { $who } versetzt einen Würfel ({ $die }) von { $from } zu { $to }.
    .you = { $who } versetzt einen Würfel ({ $die }) von { $from } zu { $to }.
event-revealed = { $who } wählt { $phase } mit einem Würfel ({ $die }). Arbeiter: { $workers }. Befehlen: { $dictated }.
    .you = { $who } wählst { $phase } mit einem Würfel ({ $die }). Arbeiter: { $workers }. Befehlen: { $dictated }.
event-extra-phase = Der zusätzliche Würfel zeigt { $phase }.
event-phases-played = Diese Runde gespielt: { $phases }.
event-unused = { $who }: Nicht eingesetzte Würfel zurück in den Becher: { $dice }.
    .you = Deine nicht eingesetzten Würfel gehen zurück in den Becher: { $dice }.
event-phase-began = Phase { $phase } beginnt.
event-phase-began-ordered = Phase { $phase } beginnt, in Spielerreihenfolge.
event-turn-began = { $who } ist an der Reihe.
    .you = { $who } bist an der Reihe.
event-stocked = { $who } sammelt mit einem Kundschafter ({ $die }).
    .you = { $who } sammelst mit einem Kundschafter ({ $die }).
event-scouting = { $who } klärt auf mit einem Kundschafter ({ $die }).
    .you = { $who } klärst auf mit einem Kundschafter ({ $die }).
event-marked = { $who } wird { $tile } abgeben.
    .you = { $who } wirst { $tile } abgeben.
event-bag-short = Der Beutel hat zu wenige Plättchen für { $who }: Ab jetzt wird in Spielerreihenfolge erkundet.
    .you = Der Beutel hat zu wenige Plättchen für dich: Ab jetzt wird in Spielerreihenfolge erkundet.
event-abandoned = { $who } gibt { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 } ab.
    .you = { $who } gibst { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
     } ab.
event-drew = { $who } zieht { $development } / { $world }.
    .you = { $who } ziehst { $development } / { $world }.
event-drew-tiles = { $who } zieht { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }.
    .you = { $who } ziehst { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
     }.
event-pile-to-bag = Abgegebene Plättchen kommen zurück in den Beutel: { $count }.
event-placed = { $who } legt ein Plättchen unter die { $side }.
    .you = { $who } legst ein Plättchen unter die { $side }.
event-placed-top = { $who } legt ein Plättchen oben auf die { $side }.
    .you = { $who } legst ein Plättchen oben auf die { $side }.
event-placed-tile = { $who } legt { $tile } unter die { $side }.
    .you = { $who } legst { $tile } unter die { $side }.
event-placed-tile-top = { $who } legt { $tile } oben auf die { $side }.
    .you = { $who } legst { $tile } oben auf die { $side }.
event-took-up = { $who } nimmt { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 } auf, um sie umzuordnen.
    .you = { $who } nimmst { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
     } auf, um sie umzuordnen.
event-finished = { $who } hat das Erkunden beendet.
    .you = { $who } hast das Erkunden beendet.
event-must-return = { $who } muss ein Plättchen in den Beutel legen.
    .you = { $who } musst ein Plättchen in den Beutel legen.
event-returned = { $who } legt ein Plättchen der { $side } in den Beutel.
    .you = { $who } legst ein Plättchen der { $side } in den Beutel.
event-returned-tile = { $who } legt { $tile } in den Beutel.
    .you = { $who } legst { $tile } in den Beutel.
event-forfeited = { $who } verzichtet auf { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }: Niemand hat drei.
    .you = { $who } verzichtest auf { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
     }: Niemand hat drei.
event-worked = { $who } setzt einen Arbeiter ({ $die }) ein: { $side }.
    .you = { $who } setzt einen Arbeiter ({ $die }) ein: { $side }.
event-completed = { $who } stellt { $tile } für { $cost } fertig: { $paid }.
    .you = { $who } stellst { $tile } für { $cost } fertig: { $paid }.
event-builders-to-cup = { $who }: Arbeiter gehen in den Becher: { $dice }.
    .you = Deine Arbeiter gehen in den Becher: { $dice }.
event-removed = { $who } gibt einen Würfel ({ $die }) ab: { $place }.
    .you = { $who } gibst einen Würfel ({ $die }) ab: { $place }.
event-removed-good = { $who } gibt ein Gut ({ $die }) von { $world } ab.
    .you = { $who } gibst ein Gut ({ $die }) von { $world } ab.
event-gained-dice = { $who } erhält { $count } × { $die } ({ $tile }): { $to }.
    .you = { $who } erhältst { $count } × { $die } ({ $tile }): { $to }.
event-credits-gained = { $who } erhält { $amount } $ ({ $why }), jetzt { $now } $.
    .you = { $who } erhältst { $amount } $ ({ $why }), jetzt { $now } $.
event-credits-paid = { $who } zahlt { $amount } $ ({ $why }), jetzt { $now } $.
    .you = { $who } zahlst { $amount } $ ({ $why }), jetzt { $now } $.
event-chips = { $who } erhält { $amount } SP ({ $why }); noch { $pool } im Vorrat.
    .you = { $who } erhältst { $amount } SP ({ $why }); noch { $pool } im Vorrat.
event-produced = { $who } legt ein Gut ({ $die }) auf { $world }.
    .you = { $who } legst ein Gut ({ $die }) auf { $world }.
event-traded = { $who } handelt mit einem Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
    .you = { $who } handelst mit einem Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
event-consumed = { $who } verbraucht ein Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
    .you = { $who } verbrauchst ein Gut ({ $die }) von { $world }, Verladearbeiter { $shipper }.
event-will-recruit = { $who } wird einen Würfel ({ $die }) anwerben.
    .you = { $who } wirst einen Würfel ({ $die }) anwerben.
event-will-recall = { $who } wird einen Würfel ({ $die }) abziehen: { $from }.
    .you = { $who } wirst einen Würfel ({ $die }) abziehen: { $from }.
event-managed = { $who } wirbt an: { $recruited }; zieht ab: { $recalled }.
    .you = { $who } wirbst an: { $recruited }; ziehst ab: { $recalled }.
event-last-round-pool = Der Vorrat an Siegpunkten ist leer: Diese Runde ist die letzte.
event-last-round-tiles = Eine Auslage hat 12 Plättchen: Diese Runde ist die letzte.
event-over = Das Spiel ist zu Ende.

# Schritte und Aufgaben innerhalb anderer Sätze.
step-setup = Spielaufbau
step-assign = Zuweisen
step-building = Entwickeln oder Siedeln
step-phases = die Phasen
step-manage = Reich verwalten
step-over = das Ende des Spiels
task-scout = Das begonnene Aufklären
task-keep = Das Anlegen der gezogenen Plättchen
task-arrange = Das neue Auslegen deiner Plättchen
task-return = Das Zurücklegen eines Plättchens in den Beutel
task-pay = Das Bezahlen des Plättchens
task-to-cup = Die Wahl der Arbeiter für den Becher
task-remove = Das Abgeben eines Würfels
task-good = Die Aufgabe des gewählten Verladearbeiters
task-buy = Das Angebot, SP zu kaufen
task-recruit = Das Anwerben

# Was für eine Aktion gelten muss: Zeitpunkte.
need-going-on = Das Spiel läuft noch.
need-round = Die erste Runde hat begonnen.
need-open = Du hast dich noch nicht festgelegt. Solange andere noch überlegen, darfst du deine Entscheidung zurücknehmen.
need-step = Das geschieht in diesem Schritt: { $step }; jetzt ist: { $now }.
need-played = { $phase } wird in dieser Runde gespielt.
need-turn = Du bist an der Reihe. Jetzt: { $who }.
need-others-placed = Die anderen haben ihre gezogenen Plättchen angelegt.
need-first = { $task } kommt zuerst.
need-others = Alle sind fertig mit { $step }. Noch am Zug: { $who }.
need-exploring = Es wird noch erkundet.
need-scouting = Du klärst gerade auf und hast noch nicht gezogen.
need-return = Der Beutel reicht nicht, und du sollst ein Plättchen zurücklegen.
need-taken-up = Du hast deine Plättchen aufgenommen, um sie umzuordnen.
need-too-many-dice = Es liegen mehr Würfel dort, als das Plättchen kostet, sodass du wählst, welche bezahlen.
need-completion = Du hast gerade ein Plättchen fertiggestellt, und eine Fähigkeit schickt dafür eingesetzte Arbeiter in den Becher.
need-removal = Ein gerade fertiggestelltes Plättchen verlangt, dass du einen Würfel abgibst.
need-after-trade = Du hast gerade ein Gut gehandelt und dafür noch nichts gekauft.
need-shipper-chosen = Du hast gewählt, welcher Verladearbeiter als Nächstes arbeitet.
need-offer = Du wirst gefragt, ob du etwas willst, und darfst ablehnen.
need-decided = Es gibt eine geheime Entscheidung von dir, die du zurücknehmen kannst.

# Was für eine Aktion gelten muss: Dinge.
need-start-tile = { $development } / { $world } ist eines deiner beiden Startplättchen.
need-wild = Ein Joker ({ $die }) von dir hat noch keine Spalte.
need-wild-order = Joker werden Farbe für Farbe gelegt; als Nächstes { $die }.
need-wild-placed = Alle Joker liegen in Spalten; noch ohne: { $count }.
need-no-selector = Du hast noch keine Phase gewählt.
need-selected = Du hast eine Phase gewählt.
need-in-column = Unter { $column } liegt ein Arbeiter ({ $die }).
need-moved = { $power } hat { $moves } von mindestens { $min } Arbeitern versetzt.
need-in-tableau = { $tile } liegt in deiner Auslage.
need-reassign-power = { $tile } kann selbst Arbeiter versetzen.
need-unused = { $tile } wurde in dieser Runde noch nicht genutzt.
need-most-novelty = Niemand hat mehr Luxusartikel-Welten als du, wie { $tile } es verlangt.
need-movable = Es gibt einen Arbeiter, den { $tile } versetzen kann.
need-two-in-column = Zwei Arbeiter liegen in einer Spalte, die { $tile } in die gewählte Phase versetzen kann.
need-dictate = Du hast in dieser Runde noch nicht befohlen.
need-other-worker = Es gibt noch einen Arbeiter, den Befehlen versetzen kann.
need-power = Eine Fähigkeit ist im Einsatz, die noch einen Arbeiter versetzen darf.
need-colour = { $power } darf Arbeiter dieser Farbe versetzen: { $die }.
need-from = { $power } darf Arbeiter aus dieser Spalte versetzen: { $column }.
need-not-moved = Ein Arbeiter ({ $die }) unter { $column } wurde von { $power } noch nicht versetzt.
need-same-column = { $power } nimmt beide Arbeiter aus einer Spalte, und { $column } kann diese sein.
need-other-column = Der Arbeiter verlässt seine Spalte: Er liegt nicht unter { $column }.
need-target = { $power } darf Arbeiter dorthin versetzen: { $column }.
need-worker = Du hast noch einen Arbeiter ({ $die }) in { $phase }.
need-virtual-worker = Du hast noch einen gedachten Arbeiter ({ $die }) in { $phase }.
need-rearrange-power = Eine deiner Entwicklungen lässt dich die Konstruktionszone umordnen.
need-zone = In deiner Konstruktionszone liegen Plättchen.
need-task-between = Seit dem letzten Umordnen hat ein Kundschafter eine Aufgabe beendet.
need-not-declared = Du hast dein Erkunden noch nicht beendet.
need-explorers-used = Alle deine Kundschafter sind eingesetzt; noch übrig: { $count }.
need-in-zone = { $development } / { $world } liegt in deiner Konstruktionszone.
need-not-marked = { $development } / { $world } ist noch nicht vorgemerkt.
need-drawn = { $development } / { $world } hast du gerade gezogen.
need-scouted = { $development } / { $world } wurde beim Aufklären gezogen.
need-top-power = Eine deiner Entwicklungen lässt dich gezogene Plättchen oben auflegen.
need-stack = Dort liegen Plättchen ({ $side }), sodass es ein Oben gibt.
need-taken-up-tile = { $development } / { $world } hast du aufgenommen.
need-site = Dort liegt ein Plättchen: { $side }.
need-on-spot = Auf deinem Platz für { $side } liegt ein Würfel ({ $die }).
need-colour-order = Noch hat keine Farbe nach { $die } bezahlt: Würfel bezahlen Farbe für Farbe.
need-enough-left = Ab { $die } sind genug Würfel übrig: Noch { $count } müssen bezahlen.
need-used-worker = Ein Arbeiter ({ $die }) wurde für das Plättchen eingesetzt und darf in den Becher.
need-to-cup = Genug Arbeiter sind in den Becher gegangen; noch { $min } müssen.
need-die = Dort liegt ein Würfel von dir ({ $die }): { $place }.
need-own-world = { $world } liegt in deiner Auslage.
need-good = Auf { $world } liegt ein Gut ({ $die }).
need-completed = { $world } ist fertiggestellt und liegt nicht in der Konstruktionszone.
need-holds-goods = { $world } ist nicht grau, nimmt also Güter auf.
need-room = { $world } hat Platz: Dort liegen { $count } von { $max } Gütern.
need-goods = Auf deinen Welten liegt ein Gut.
need-shipper = Es gibt noch einen Verladearbeiter.
need-buy-power = Eine deiner Entwicklungen verkauft SP nach dem Handeln.
need-credits = Du kannst { $price } $ bezahlen; du hast { $have } $.
need-in-citizenry = Ein Würfel ({ $die }) deiner Bevölkerung ist noch nicht angeworben.
need-recall-order = Es kommt nach dem, was du abgezogen hast: Entwicklungen, dann Welten, dann Güter.
need-cup = Mindestens ein Würfel wird in deinem Becher sein.

# Abkürzungen: mehrere Aktionen auf einmal.
short-wild = Alle { $count } Joker zu { $column }
short-select = { $phase } wählen und bereit ({ $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 })
short-scout = Aufklären mit { $die } und 1 Plättchen ziehen
short-stock = Mit allen Kundschaftern sammeln (+{ $credits } $)
short-keep = Alle gezogenen Plättchen unter die { $side }
short-build = Alle Arbeiter einsetzen: { $dice }
short-pay = Bezahlen mit { $dice }
short-to-cup = In den Becher: { $dice }
short-produce = { $count } Güter produzieren, wo sie passen
short-trade = Alle Güter handeln (+{ $credits } $)
short-consume = Alle Güter verbrauchen (+{ $vp } SP)
short-recruit = { $dice } anwerben
short-recruit-ready = { $dice } anwerben und die Runde beenden

# Summen.
unit-workers = Arbeiter
unit-credits = $
unit-vp = SP
unit-tiles = Plättchen
part-printed = Kosten von { $tile }
part-tile = { $tile }
part-kind = Welt: { $kind }
part-consume = Verbrauchen
part-good = Das Gut ({ $die }) passt zur Welt
part-shipper = Der Verladearbeiter ({ $die }) passt zur Welt
part-stock = Sammeln
part-scout = Aufklären
part-abandoned = So viele wie abgegeben
part-recruited = Bisher angeworbene Würfel
part-recruit = Dieser Würfel
part-lost = Verloren über { $max } $

# Was die Teile sind und tun.
is-game = Baue mit Würfeln als Arbeitern ein Reich aus Entwicklungen und Welten. Für 2 bis 5 Spieler.
is-phase-explore = Kundschafter suchen Plättchen zum Bauen (Aufklären) oder nehmen Krediteinheiten (Sammeln).
is-phase-develop = Entwickler bezahlen die oberste Entwicklung deines Stapels.
is-phase-settle = Siedler bezahlen die oberste Welt deines Stapels.
is-phase-produce = Produktionsarbeiter werden zu Gütern auf deinen Welten.
is-phase-ship = Verladearbeiter handeln Güter für Krediteinheiten oder verbrauchen sie für SP.
is-bag-tile = Ein Plättchen aus dem Beutel: { $development } auf einer Seite, { $world } auf der anderen.
is-faction = Fraktion { $number }: { $halves }. Wo die Reihenfolge zählt, beginnt die niedrigste Zahl.
is-half = Hälfte von Fraktion { $number }: von Beginn an in der Auslage.
is-home = Heimatwelt: von Beginn an in der Auslage.
is-die = { $count } Würfel. Seiten: { $faces }.
is-die-matching = Beim Verbrauchen passt er zu diesen Welten: { $kinds }.
is-die-plain = Beim Verbrauchen passt er zu keiner Welt.
is-kind = Ein Gut von einer solchen Welt bringt beim Handeln { $value } $.
is-kind-grey = Solche Welten nehmen keine Güter auf.
is-cost = Kostet { $cost } und zählt am Ende ebenso viele Punkte.
is-world = Welt ({ $kind }): Ein Gut von hier bringt beim Handeln { $value } $.
is-grey-world = Graue Welt: Sie nimmt keine Güter auf.
is-reassign = Zählt als Entwicklung zum Versetzen.
does-remove-die = Gib { $count ->
    [one] einen deiner Würfel
   *[other] { $count } deiner Würfel
 } in den Vorrat ab, von einem beliebigen Ort.
does-gain-to-cup = Erhalte { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } ({ $die }) in den Becher.
does-gain-to-citizenry = Erhalte { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } ({ $die }) in die Bevölkerung.
does-gain-good = Erhalte { $count ->
    [one] einen Würfel ({ $die }) als Gut
   *[other] { $count } Würfel ({ $die }) als Güter
 } auf dieser Welt.
does-gain-credits = Erhalte { $amount } $.
does-start-credits = Beginne das Spiel mit { $amount } $.
does-move = Einmal pro Runde darfst du { $max ->
    [one] einen Arbeiter
   *[other] bis zu { $max } Arbeiter
 } in andere Spalten versetzen.
does-move-of-one-column = Einmal pro Runde darfst du genau { $max } Arbeiter einer Spalte versetzen.
does-move-colours = Nur diese Farben: { $dice }.
does-move-from = Nur Arbeiter unter { $columns }.
does-move-to = Sie gehen zu { $columns }.
does-move-to-selected = Sie gehen zur Phase, die du wählst.
does-move-with-most = Nur, wenn du die meisten Luxusartikel-Welten hast. Bei Gleichstand: { $tied ->
    [one] ein Arbeiter
   *[other] { $tied } Arbeiter
 }.
does-dictate-repeat = Du darfst beliebig oft befehlen, jedes Mal mit einem weiteren Würfel.
does-dictate-moves = Jedes Befehlen darf bis zu { $max } Arbeiter versetzen.
does-rearrange = Erkunden: Zwischen den Aufgaben deiner Kundschafter darfst du die Plättchen deiner Konstruktionszone umordnen und wenden.
does-place-on-top = Erkunden: Beim Aufklären gezogene Plättchen dürfen oben auf ihren Stapel.
does-virtual-workers = { $phase }: Du hast weitere Arbeiter, ohne Würfel: { $dice }.
does-stock = Erkunden: Sammeln mit einem Kundschafter ({ $die }) bringt { $amount } $.
does-end-draw = Nachdem alle erkundet haben, ziehst du { $count ->
    [one] ein Plättchen, das
   *[other] { $count } Plättchen, die
 } unter den Stapel kommt.
does-end-scouted = Ende von { $phase }: +{ $amount } $, wenn ein Kundschafter ({ $die }) von dir aufgeklärt hat.
does-developments-cheaper = Deine Entwicklungen kosten { $amount } weniger, mindestens aber { $minimum }.
does-reassigns-cheaper = Deine Entwicklungen zum Versetzen kosten { $amount } weniger, mindestens aber { $minimum }.
does-worlds-cheaper = Deine Welten kosten { $amount } weniger, mindestens aber { $minimum }.
does-kinds-cheaper = Deine Welten dieser Arten kosten { $amount } weniger, mindestens aber { $minimum }: { $kinds }.
does-credits-per-development = +{ $amount } $ nach jeder anderen Entwicklung, die du fertigstellst.
does-credits-per-world = +{ $amount } $ nach jeder Welt, die du fertigstellst.
does-credits-per-kind = +{ $amount } $ nach jeder fertiggestellten Welt dieser Arten: { $kinds }.
does-some-to-cup = { $phase }: { $min } bis { $max } der für ein Plättchen eingesetzten Arbeiter gehen in den Becher statt in die Bevölkerung.
does-all-to-cup = { $phase }: Für ein Plättchen eingesetzte Arbeiter dieser Farbe gehen in den Becher statt in die Bevölkerung: { $dice }.
does-capacity = Jede deiner Welten, die Güter aufnimmt, hat Platz für { $extra } mehr.
does-trade = Verladen: +{ $amount } $ für jedes gehandelte Gut.
does-trade-kinds = Verladen: +{ $amount } $ für jedes gehandelte Gut von diesen Welten: { $kinds }.
does-sell-vp = Verladen: Nach jedem Handeln darfst du { $cost } $ für { $vp } SP bezahlen.
does-consume-credits = Verladen: +{ $amount } $ für jedes verbrauchte Gut.
does-consume-credits-kinds = Verladen: +{ $amount } $ für jedes verbrauchte Gut von diesen Welten: { $kinds }.
does-consume-vp = Verladen: +{ $amount } SP für jedes verbrauchte Gut.
does-consume-vp-kinds = Verladen: +{ $amount } SP für jedes verbrauchte Gut von diesen Welten: { $kinds }.
does-end-credits = Ende von { $phase }: +{ $amount } $.
does-end-vp = Ende von { $phase }: +{ $amount } SP.
does-end-goods-kinds = Ende von { $phase }: +{ $amount } $ für jedes Gut auf deinen Welten dieser Arten: { $kinds }.
does-end-goods-die = Ende von { $phase }: +{ $amount } $ für jeden Würfel ({ $die }), der ein Gut von dir ist.
does-end-citizenry = Ende von { $phase }: +{ $amount } $ für { $set ->
    [one] jeden Würfel ({ $die })
   *[other] je { $set } Würfel ({ $die }), auch angefangene,
 } in deiner Bevölkerung.
does-end-most = Ende von { $phase }: +{ $amount } $, wenn du allein die meisten Entwicklungen hast.
does-end-highest = Ende von { $phase }: +{ $amount } $, wenn alle Welten mit den höchsten Kosten dir gehören.
scores-developments = Am Ende: { $vp } SP für jede Entwicklung.
scores-plain-developments = Am Ende: { $vp } SP für jede Entwicklung ohne Versetzen.
scores-development-costs = Am Ende: die Kosten deiner Entwicklungen, geteilt durch { $divisor }.
scores-reassign-costs = Am Ende: die Kosten deiner Entwicklungen zum Versetzen, geteilt durch { $divisor }.
scores-world-costs = Am Ende: die Kosten deiner Welten dieser Arten, geteilt durch { $divisor }: { $kinds }.
scores-worlds = Am Ende: { $vp } SP für jede Welt dieser Arten: { $kinds }.
scores-colours = Am Ende: { $vp } SP für jede Würfelfarbe, die du besitzt.
scores-dice = Am Ende: { $vp } SP für je { $set } deiner Würfel ({ $die }), auch angefangene.
scores-goods = Am Ende: { $vp } SP für jedes Gut auf deinen Welten.
scores-chips-in-steps = Am Ende: 1, 2, 3, 4 … SP für Chips im Wert von 1, 3, 6, 10 …

# Der Wertungszettel.
score-chips = SP-Chips
score-developments = Entwicklungen
score-worlds = Welten
score-extra = { $tile }
compare-points = Punkte
compare-cup-and-credits = Gleichstand: Würfel im Becher und Krediteinheiten

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

# Board
board-or = oder
board-empty = leer
board-ready = bereit
board-plans = plant
board-pool = noch { $left } von { $all } Punkten
board-bag = { $count ->
    [one] 1 Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
 }
board-dictate-tip = fürs Versetzen
board-construction = Konstruktion
board-citizenry = Bevölkerung
board-cup = Becher
board-credits = Kredite
board-credits-of = { $n } von 10 Krediten
board-tableau = Auslage
board-tiles-of = { $n } von 12 Plättchen
board-goods = { $count ->
    [0] keine Güter
    [one] 1 Gut
   *[other] { $count } Güter
 }
board-chips = Punktechips
board-costs = Kosten
board-tiles = Plättchen
board-score = bisher
board-progress = { $have } von { $need }
board-below = { $count ->
    [one] 1 Plättchen darunter
   *[other] { $count } Plättchen darunter
 }
board-stack-development = Stapel der Entwicklungen
board-stack-world = Stapel der Welten
board-nothing-planned = nichts zu bauen
board-hand = Gezogene Plättchen
board-hand-tip = jedes kommt unter einen der Stapel
board-start-tiles = Deine Startplättchen
board-start-tip = eines wird die Entwicklung, das andere die Welt
board-flips-to = Rückseite: { $name }
board-world = Welt
board-development = Entwicklung
board-cost = Kosten { $cost }
board-column = { $phase }, { $count ->
    [0] keine Arbeiter
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 }
board-played = wird diese Runde gespielt
board-not-played = wird diese Runde nicht gespielt
board-now = jetzt
board-extra-die = Zusatzwürfel
board-secret = verdeckt, bis alle bereit sind
board-all-rolled = alle Würfel sind geworfen
board-virtual = virtueller Arbeiter, { $die }
board-abandoned = { $count ->
    [one] 1 abgegeben
   *[other] { $count } abgegeben
 }
board-marked = wird abgegeben
board-leaving = kommt in den Becher
board-closer = Näher
board-farther = Weiter weg
board-whole = Ganzer Plan
board-round = Runde { $round }
board-gallery-developments = Entwicklungen
board-gallery-worlds = Welten
board-gallery-factions = Fraktionen
board-gallery-homes = Heimatwelten
board-gallery-dice = Würfel
board-gallery-pieces = Phasen
board-on-top = { $stack }: obenauf
board-used = benutzt
board-strip = Phasenstreifen: { $phase }
board-selected-by = gewählt von
board-chosen-before = vorige Runde
board-last-round = Letzte Runde
board-players = Spieler der Reihe nach
board-acts = handelt
board-wild-tip = Joker: wähle ihre Spalten
board-completing = { $name } wird vollendet
board-tile = Plättchen
board-good-on = Gut ({ $die }) auf { $world }
board-paid = Bezahlung
board-bag-word = Beutel
board-credits-word = Kredite
board-pool-word = Punkte im Vorrat
board-step-setup = Startplättchen
board-step-assign = geheime Planung
board-step-manage = Verwaltung
board-step-over = Ende
board-powers = Fähigkeiten

# Erzählungen.
story-reveal = Aufdecken
board-phase-number = Phase { $number }
