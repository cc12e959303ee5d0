## So wird gespielt. Jeder Satz ist am Regelwerk geprüft; die Nummern stehen in den Kommentaren.

lead = Belade deinen Frachter an einer Raumstation, fünf Runden lang. Dann lande, Reihe um Reihe, und baue Städte auf einer neuen Welt.
fact = zwei Kapitel, im zweiten kein Zufall

# REW-FLOW-01, REW-WIN-01
goal-title = Das Ziel: zwei Kapitel
goal-text = In Kapitel eins **kaufst du Module** und koppelst sie an deinen Frachter. In Kapitel zwei **koppelst du sie wieder ab** und baust damit. Punkte gibt es in beiden; die meisten gewinnen.
goal-one = Kapitel eins: kaufen
goal-two = Kapitel zwei: bauen

# REW-PREP-03, REW-PAY-01, REW-PAY-02
hand-title = Offiziere sind dein Geld
hand-text = Jede der fünf Runden bringt eine neue Hand. **Eine 5 ist nicht mehr wert als eine 1**: Es zählt, ob sie zu den Zahlen passt, die schon an der Station liegen.

# REW-ADJ-01, REW-PAY-01, REW-PAY-02, REW-PAY-04, REW-PAY-05
price-title = Die Nachbarn machen den Preis
price-text = Keine Karte neben dem Modul: **eine Karte, egal welche**. Eine Karte daneben: diese Zahl, oder zwei beliebige Karten. Zwei verschiedene Zahlen: beide.

# REW-ACQ-03, REW-ACQ-04, REW-ACQ-05, REW-DEC-01
row-title = Die Karte bestimmt die Reihe
row-text = Die oberste Zahl sagt, an welche Reihe das Modul kommt, **1 bis 5**, ans offene Ende. Was zuletzt kommt, geht zuerst: Halte Bautrupps und Shuttles beisammen.

# REW-TURN-02, REW-ACQ-07, REW-START-03, REW-LEAVE-01
turn-title = Ein Zug, eine Sache
turn-text = Kauf ein Modul, nimm den Startspielermarker oder verlass die Runde. **Terrabots punkten sofort**: 4 Punkte in Runde 1 und 2, dann 3, dann 2. Wer geht, bekommt 1 Punkt je Handkarte.
turn-buy = ein Modul kaufen
turn-bot = Bots +4
turn-marker = Startmarker, für eine Karte
turn-leave = mit zwei Karten gehen

# REW-CH2-02, REW-TERRA-02, REW-CITY-01, REW-CITY-03
bots-title = Städte gründen
bots-text = Jetzt nutzt jeder Zug ein Modul vom offenen Ende einer Reihe. Ein **Terrabot** gründet die Stadt seines Buchstabens oder vergrößert sie. In einer Stadt arbeitet **eine Baufirma**; grüne Agrartrupps dürfen überallhin.

# REW-SHUT-01, REW-SHUT-04, REW-CREW-01, REW-CREW-09, REW-SAT-01, REW-TASK-04
use-title = Fliegen, verteidigen, werten
use-text = Ein **Shuttle** fliegt bis zu zwei Bautrupps in deine Städte, anders kommen sie nicht hin, oder verteidigt mit seinen Schilden. Ein **Satellit** verteidigt oder wertet einmal seine Aufgabe. Ein gestreifter Trupp zählt die Größe seiner Stadt.
use-defend = umgedreht: seine Schilde verteidigen
use-task = eine Aufgabe: 1 Punkt je Terrabot, den du angesiedelt hast

# REW-SHIP-01, REW-SHIP-02, REW-FINAL-03, REW-FINAL-04, REW-FINAL-08
end-title = Schiffe und das Ende
end-text = Wer am Ende eines eigenen Zuges als Erster die Bedingung eines **Bevölkerungsschiffs** erfüllt, nimmt es mit seinen Punkten. Sind alle Frachter leer, zählen die **größten Städte** und die **beste Verteidigung**; wer in einer Kategorie nichts hat, verliert 3.
end-also = Die Zahlen gelten für den ersten Platz.
