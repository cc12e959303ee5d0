# Was nur der Spielplan von Roll for the Galaxy sagt.

# Karten der Teile
card-die = Würfel, { $die }
card-kind-die-die = Würfel
card-kind-die-worker = Arbeiter
card-kind-die-wild = Joker: die Spalte bestimmst du
card-kind-die-virtual = Virtueller Arbeiter, ohne Würfel
card-kind-die-good = Gut auf einer Welt
card-in-column = Arbeiter unter { $phase }
card-works-explore = Arbeitet in dieser Runde als **Kundschafter**: klärt auf oder sammelt.
card-works-develop = Arbeitet in dieser Runde als **Entwicklungsarbeiter**: baut deine oberste Entwicklung.
card-works-settle = Arbeitet in dieser Runde als **Siedlungsarbeiter**: baut deine oberste Welt.
card-works-produce = Arbeitet in dieser Runde als **Produktionsarbeiter**: wird zum Gut auf einer Welt.
card-works-ship = Arbeitet in dieser Runde als **Verladearbeiter**: handelt oder verbraucht ein Gut.
card-phase = Phase { $number } von fünf
card-phase-played = Wird gespielt, wenn jemand sie wählt; sonst kehren diese Würfel in den Becher zurück.
card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
card-at-tableau = in der Auslage
card-at-top = wird als Nächstes gebaut
card-at-below = wartet in der Konstruktionszone
card-at-hand = gerade gezogen
card-name-cup = Becher
card-kind-cup = Wird zu Beginn einer Runde geworfen
card-cup = Was du anwirbst, kommt hierher. Alles davon wird in der nächsten Runde geworfen.
card-name-citizenry = Bevölkerung
card-kind-citizenry = Würfel, die ruhen
card-citizenry = Benutzte Arbeiter kommen hierher. Einen anzuwerben kostet 1 Credit.
card-name-paid = Bezahlt
card-kind-paid = Würfel, die für ein Plättchen bezahlen
card-paid = Sie gehen in die Bevölkerung, wenn das Plättchen fertig ist.
card-name-dictate = Befehlen
card-kind-dictate = Einmal in der Runde, beim Planen
card-dictate = Lege einen Würfel hierher, um einen anderen in eine beliebige Spalte zu legen.
card-name-credits = Credits
card-kind-credits = 0 bis 10
card-credits = Sie bezahlen das Anwerben am Ende der Runde.
card-name-bag = Beutel
card-kind-bag = Plättchen, die niemand kennt
card-bag = Kundschafter, die aufklären, ziehen daraus.
card-name-pool = Punktechips
card-kind-pool = Ist der Vorrat leer, endet das Spiel nach der Runde
card-pool = Wer Güter verbraucht, nimmt Punkte von hier.
card-pool-left = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
 }
card-stack-development = Gezogene Plättchen können mit ihrer Entwicklung nach oben hierher. Das oberste wird zuerst gebaut.
card-stack-world = Gezogene Plättchen können mit ihrer Welt nach oben hierher. Das oberste wird zuerst gebaut.

# Spalten: was dort liegt, und was dort läge
foot-explore = { $count ->
    [0] niemand erkundet
    [one] 1 Kundschafter
   *[other] { $count } Kundschafter
 }
foot-develop = { $count ->
    [0] niemand entwickelt
    [one] 1 Arbeiter entwickelt
   *[other] { $count } Arbeiter entwickeln
 }
foot-settle = { $count ->
    [0] niemand siedelt
    [one] 1 Arbeiter siedelt
   *[other] { $count } Arbeiter siedeln
 }
foot-produce = { $count ->
    [0] niemand produziert
    [one] 1 Arbeiter produziert
   *[other] { $count } Arbeiter produzieren
 }
foot-ship = { $count ->
    [0] niemand verlädt
    [one] 1 Arbeiter verlädt
   *[other] { $count } Arbeiter verladen
 }
foot-then = dann { $count }
foot-explore-does = aufklären oder sammeln
foot-develop-does = Entwicklungen bauen
foot-settle-does = Welten bauen
foot-produce-does = Güter auf Welten
foot-ship-does = handeln oder verbrauchen
half-top = obenauf

# Der große Knopf und die Naht
board-recruit = { $count ->
    [one] 1 anwerben
   *[other] { $count } anwerben
 }
board-recruit-end = { $count ->
    [one] 1 anwerben, fertig
   *[other] { $count } anwerben, fertig
 }
missing-start = Bereit
missing-start-note = wähle ein Plättchen
missing-place_wild = Bereit
missing-place_wild-note = wähle eine Spalte
missing-select = Bereit
missing-select-note = wähle erst eine Phase
missing-move = Versetzen
missing-move-note = wähle einen Arbeiter
missing-explore = Erkunden
missing-explore-note = wähle einen Kundschafter
missing-keep = Fertig
missing-keep-note = wähle eine Hälfte
missing-arrange = Fertig
missing-arrange-note = wähle eine Hälfte
missing-return = Zurückgeben
missing-return-note = wähle ein Plättchen
missing-build = Bauen
missing-build-note = wähle einen Arbeiter
missing-pay = Bezahlen
missing-pay-note = wähle die Würfel
missing-to_cup = In den Becher
missing-to_cup-note = wähle Arbeiter
missing-remove = Entfernen
missing-remove-note = wähle einen Würfel
missing-produce = Produzieren
missing-produce-note = wähle einen Arbeiter
missing-ship = Verladen
missing-ship-note = wähle einen Arbeiter
missing-good = Verladen
missing-good-note = wähle ein Gut
purse-goods = Güter
keys-phases = eine Phase: sie wählen, oder den gewählten Würfel dorthin legen

# Wörter zum Nachschlagen
term-scout = Aufklären, aufklären
    .about = Ein Kundschafter zieht ein Plättchen aus dem Beutel; es kommt unter einen deiner zwei Stapel. Vorher darfst du Plättchen aufgeben und ebenso viele mehr ziehen.
term-stock = Sammeln, sammelt, sammeln
    .about = Ein Kundschafter bringt Credits, statt ein Plättchen zu ziehen.
term-trade = Handeln, handeln, handelt, Handel
    .about = Verlade ein Gut für Credits. Wie viele, sagt die Art der Welt.
term-consume = Verbrauchen, verbrauchen, verbraucht
    .about = Verlade ein Gut für Punkte: 1, und je 1 mehr, wenn Gut und Verladearbeiter zur Welt passen.
term-dictate = Befehlen, befiehlt, befohlen, Befehl
    .about = Einmal in der Runde: lege einen Würfel beiseite, um einen anderen in eine beliebige Spalte zu legen.
term-reassign = Versetzen, versetzt, Versetze
    .about = Beim Planen Arbeiter in andere Spalten legen.
term-citizenry = Bevölkerung
    .about = Dort ruhen benutzte Würfel. Am Ende einer Runde wirbst du von hier an, für je 1 Credit.
term-cup = Becher
    .about = Die Würfel, die du zu Beginn der nächsten Runde wirfst.
term-tableau = Auslage
    .about = Deine fertigen Entwicklungen und Welten. Zwölf beenden das Spiel.
term-construction = Konstruktionszone, Konstruktion
    .about = Zwei Stapel mit Plättchen, die zu bauen sind: Entwicklungen und Welten. Nur die obersten werden gebaut.
term-wild = Joker, Jokerwürfel
    .about = Eine Jokerseite kommt unter jede Phase, die du möchtest.
term-virtual = virtuell, virtuelle, virtueller, virtuellen
    .about = Ein Arbeiter ohne Würfel: Er arbeitet in einer Phase und ist dann weg.
term-recruit = anwerben, Anwerben, angeworben, wirbt
    .about = Nimm Würfel aus deiner Bevölkerung in den Becher, für je 1 Credit, so viele du bezahlen kannst.
term-recall = abziehen, Abziehen, zieht ab
    .about = Am Ende einer Runde: nimm Würfel vom Bauen oder von Welten zurück in den Becher.
term-strip = Phasenstreifen, Streifen
    .about = Die Reihe der fünf Phasen. Der Würfel, den du dorthin legst, wählt die Phase, die gespielt werden soll.
