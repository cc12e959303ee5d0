## Die Karten des ersten Spiels mit Anleitung. Jede Aussage stützt sich auf die Regeln, die guide.toml nennt.

guide-hand = Diese Offiziere sind dein Geld für die Runde. Eine 5 ist nicht mehr wert als eine 1; es zählt, ob sie passt. Nächste Runde gibt es eine neue Hand.
guide-terrabot = Ein Terrabot punktet sofort: 4 Punkte in den ersten beiden Runden, später 3 und 2. Der leuchtende kostet eine einzige Karte. Später gründet er die Stadt seines Buchstabens oder vergrößert sie.
guide-pay = Jetzt zahlen. Karten neben dem Modul machen den Preis; liegt keine daneben, reicht irgendeine. Behalte Zahlen, von denen du mehrere hast.
guide-row = Die oberste Karte hat die Reihe an deinem Frachter bestimmt. Was zuletzt kommt, geht zuerst: Halte Bautrupps und Shuttles beisammen.
guide-price = Sieh auf die kleinen Karten: Ein bezahlter Nachbar verlangt seine Zahl, zwei verschiedene verlangen beide. Für eine Zahl, die dir fehlt, gehen zwei beliebige Karten.
guide-marker = Für eine verdeckte Karte bekommst du 1 Punkt und beginnst die nächste Runde. Das kann je Runde nur eine Person.
guide-leave = Wenige Karten übrig. Wer die Runde verlässt, bekommt 1 Punkt je Handkarte, ist bis zur nächsten Runde draußen, und Module, die niemand kauft, sind für immer weg.
guide-round-two = Eine neue Station, eine neue Hand: fünf Runden insgesamt. Ab jetzt spielst du, wie du magst; die Anleitung spricht nur noch von Neuem.
guide-last-round = Die letzte Runde an der Station. Kapitel zwei nutzt die offenen Enden deiner Reihen: Bautrupps brauchen ein Shuttle, das vor ihnen oder neben ihnen frei wird.
guide-chapter-two = Kein Kaufen mehr, kein Zufall mehr. Jeder Zug nimmt ein Modul vom offenen Ende einer Reihe und nutzt es sofort. Beginn mit einem Terrabot, wenn du kannst: Er gründet eine Stadt.
guide-use = Ein Shuttle verteidigt mit seinen Schilden oder fliegt bis zu zwei Bautrupps in deine Städte; anders kommen sie nicht hin. Ein Satellit verteidigt oder wertet einmal seine Aufgabe.
guide-crew = In einer Stadt arbeitet eine Baufirma, und eine Firma in einer Stadt. Grüne Agrartrupps dürfen überallhin. Ein gestreifter Trupp zählt die Größe seiner Stadt.
guide-end-near = Ein Bevölkerungsschiff ist vergeben: Es bekommt, wer am Ende eines eigenen Zuges zuerst die Bedingung erfüllt. Ganz am Ende zählen die größten Städte und die beste Verteidigung; nichts zu haben kostet 3.
