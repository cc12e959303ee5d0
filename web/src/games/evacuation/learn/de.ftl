## So wird gespielt. Jeder Satz ist am Regelwerk geprüft; die Nummern stehen in den Kommentaren.

lead = Dein Heimatplanet hat noch vier Jahre. Bring Bevölkerung, Fabriken und Stadien auf einen neuen und mach ihn lebensfähig, bevor der alte stirbt.
fact = vier Jahre, dann ist Schluss

# EVA-RACE-01, EVA-RACE-02
goal-title = Das Ziel: eine Welt, die lebt
goal-text = Deine Neue Welt soll im Jahr **8 Nahrung, 8 Stahl und 8 Energie** erzeugen und **3 Stadien** haben. Wer das als Erster schafft, beendet das Rennen.

# EVA-RES-01, EVA-RES-03, EVA-RES-06
stores-title = Zwei Welten, zwei Lager
stores-text = Was eine Welt erzeugt, bleibt auf ihr, und was du baust, zahlst du von der Welt, auf der du es baust. **Nur Raumschiffe** bringen etwas hinüber.
stores-old = Alte Welt
stores-new = Neue Welt
stores-note = baut nur hier

# EVA-INC-02, EVA-INC-03, EVA-INC-06, EVA-INC-07
year-title = Erst Ertrag, dann Hunger
year-text = Jedes Jahr beginnt mit dem, was beide Welten erzeugen. Dann essen sie: auf der Alten Welt immer weniger, auf der Neuen immer mehr. Jede fehlende Nahrung und jedes fehlende Stadion ist **eine Strafe**.
year-old = Alte Welt
year-new = Neue Welt
year-stadiums = Stadien dort

# EVA-ACT-01, EVA-ACT-06, EVA-ACT-11
actions-title = Reihum Aktionen
actions-text = Immer eine Aktion, reihum, bis alle gepasst haben. Die ersten zwei im Jahr sind frei, die dritte kostet 1 Energie, die vierte 2, jede weitere 3. Jede gibt ihre Zahl, **4 bis 1, als Machtpunkte**.

# EVA-SETTLE-03, EVA-SETTLE-05, EVA-PROD-03, EVA-PROD-04, EVA-MAP-09
settle-title = Besiedle die Neue Welt
settle-text = Fülle **alle Plätze eines freien Feldes** auf einmal. Bevölkerung kostet je 1 Stahl, bereite Fabriken nichts mehr. Alles davon hebt, was deine Neue Welt erzeugt. Manche Felder verlangen auch einen Ring oder eine Raute.

# EVA-TRANS-04, EVA-TRANS-08, EVA-TRANS-09, EVA-TRANS-11, EVA-TRANS-14
fly-title = Schiffe beladen und fliegen
fly-text = Nach den Aktionen fliegen Schiffe für Energie. Eine Stätte, die du lädst, ist **für immer zu**: Ihre zwei Leute oder ihre Fabrik kommen mit, aber die Alte Welt erzeugt ab jetzt weniger. Auch Stadien und Vorräte passen hinein.

# EVA-PROG-05, EVA-PROG-06, EVA-PROG-14, EVA-TURN-03, EVA-TURN-04, EVA-TURN-05, EVA-BONUS-03
power-title = Macht bringt dich voran
power-text = Verteile die Machtpunkte des Jahres auf deine **zwei Marker**. Hinter der 10 darfst du Wüste besiedeln, hinter der 15 Wald, hinter der 21 Ozean. Ringe und Rauten unter deinen Markern öffnen Felder, die sie verlangen. Zwischen deinen Markern liegt nie mehr als ein Wendepunkt.
power-also = Die Bonuskarte des Jahres belohnt bestimmte Machtpunkte.

# EVA-RACE-03, EVA-RACE-05, EVA-RACE-06, EVA-RACE-07, EVA-RACE-09, EVA-RACE-11, EVA-RACE-12
end-title = Das Ende
end-text = Das Rennen endet, wenn jemand das Ziel erreicht, oder nach Jahr 4. Alle Strafen treffen deine **niedrigste** der drei, eine nach der anderen. Erfüllst du das Ziel dann noch, gewinnst du; sonst gewinnt, wessen niedrigste am höchsten ist.
end-also = Im Spiel um Punkte spielt ihr immer vier Jahre; es zählen die niedrigste Produktion, Zielkarten und mehr.
end-penalty-value = −1
end-penalty = je Strafe
end-site-value = −1
end-site = je Stätte, die zurückbleibt
end-stadium-value = −1
end-stadium = je Stadion, das zu 3 fehlt
end-happy-value = +2, +1
end-happy = für die Zufriedensten
