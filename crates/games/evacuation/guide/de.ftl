## Die Karten des ersten Spiels mit Anleitung. Jede Aussage stützt sich auf die Regeln, die guide.toml nennt.

guide-first = Vier Jahre Zeit. Deine Neue Welt soll 8 Nahrung, 8 Stahl und 8 Energie erzeugen und 3 Stadien haben. Jede Welt hat ihr eigenes Lager und zahlt nur für sich.
guide-action = Eine Aktion je Zug; die ersten zwei im Jahr kosten keine Energie. Ohne Schiff kommt nichts hinüber, also beginn mit **{ $action }**.
guide-ship = Schiffe unterscheiden sich darin, was hineinpasst: Stätten, Gebäude, Vorräte. Bau es über der Alten Welt, dort kann es beladen werden.
guide-power = Jede Aktion gibt Machtpunkte, 4 bis 1 je nach Bereich. Am Jahresende bewegen sie deine zwei Marker. Denk an eins: Was brauchst du auf der Neuen Welt zuerst?
guide-energy = Ab der dritten Aktion zahlst du Energie: 1, dann 2, dann je 3. Heb dir welche auf: Schiffe brauchen Energie zum Fliegen. Passen ist frei und gilt für das ganze Jahr.
guide-transport = Lade, was fliegen soll: Eine Stätte gibt ihre zwei Leute oder ihre Fabrik, ist dann aber für immer zu und erzeugt nichts mehr. Dann bestätige.
guide-advance = Verteile deine Machtpunkte auf beide Marker. Hinter der 10 öffnet sich Wüste, hinter der 15 Wald, hinter der 21 Ozean. Zwischen ihnen darf nie mehr als ein Wendepunkt liegen.
guide-place = Deine Marker nehmen Plätze auf der Leiste. Ringe und Rauten dort erlauben dir Felder, die sie verlangen, solange die Marker da sind.
guide-year-two = Jahr zwei. Beide Welten haben erzeugt und dann gegessen; was fehlt, wird zur Strafe. Leute und Fabriken auf der Neuen Welt wollen jetzt ein Feld. Du spielst, wie du magst.
guide-settle = Besiedeln füllt alle Plätze eines freien Feldes auf einmal: 1 Stahl je Bevölkerung, Fabriken frei. Jedes Stück hebt, was deine Neue Welt erzeugt.
guide-year-three = Ab jetzt isst auch die Neue Welt und will unterhalten werden: ein Stadion in diesem Jahr, zwei im nächsten. Die auf der Alten Welt müssen fliegen.
guide-end-near = Das letzte Jahr. Jede zurückgelassene Stätte, jedes fehlende Stadion und jede Strafe senkt deine niedrigste Produktion um 1. Heb die niedrigste und lass niemanden zurück.
