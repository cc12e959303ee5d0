## So wird gespielt. Jeder Satz ist am Regelwerk geprüft; die Nummern stehen in den Kommentaren.

lead = Ein Asteroid fliegt auf Alarria zu. Drei Projekte könnten den Planeten retten; am Tag X tut es eines davon. Sei im richtigen vorn.
fact = höchstens sechs Runden

# HSW-GEN-01, HSW-GEN-02, HSW-GEN-04
goal-title = Das Ziel: retten und vorn sein
goal-text = **Laser**, **Schild** und **Evakuierung** baut ihr gemeinsam, aber jeder zählt für sich. Eines der drei rettet den Planeten und ist mehr wert. Die meisten Punkte gewinnen.

# HSW-TURN-01, HSW-DEP-01, HSW-ACT-01, HSW-EXP-01
turn-title = Ein Zug, eine Sache
turn-text = **Lande** auf einem freien Aktionsfeld und tu, was es zeigt. Oder spiel eine **Aktionskarte**, oder nimm den **Express-Shuttle** zur anderen Welt, je für 1 Energie. Oder passe für den Rest der Runde.

# HSW-SPACE-01, HSW-SPACE-03, HSW-SPACE-04, HSW-DEP-02, HSW-DEP-03
fly-title = Planet und Mond
fly-text = Auf ein Feld dürfen nur Raumfähren seiner Welt, immer nur eine. Nächste Runde ist eine Raumfähre auf einem **Pfeil** auf der anderen Welt, eine auf einem **schlichten** Feld bleibt. Auf runden Feldern ist immer Platz.
fly-also = Zu zweit sperrt eine Raumfähre alle Felder ihres Ortes.

# HSW-WORK-02, HSW-WORK-03, HSW-WORK-04, HSW-WORK-07, HSW-WORK-08
work-title = An einem Projekt arbeiten
work-text = Zahl, was das nächste Feld verlangt: Energie für den Laser, Mineralien für den Schild, Biomasse für die Evakuierung. Deine Scheibe rückt vor, und **ein Würfelchen des Projekts kommt in den Beutel**. Arbeit bringt eine Belohnung, und wer vorn ist, bekommt Punkte.

have-title = Was für dich arbeitet
# HSW-BADGE-03, HSW-BADGE-07
badges-title = Abzeichen
badges-text = Viele Felder können mehr für jedes Abzeichen, das du ausgibst: Dreh ein Plättchen um oder wirf eine Karte ab, die es zeigt.
# HSW-REACT-01, HSW-SCORE-06, HSW-NEW-07, HSW-NEW-08
cards-title = Karten
cards-text = Eine Reaktion ist frei, wenn ihre Bedingung in deinem Zug eintrat. Arten zählen am Ende. Benutzte Karten und Abzeichen kommen jede Runde zurück.
# HSW-RES-05, HSW-INC-02, HSW-NEW-09
income-title = Ertragslinien
income-text = Zu Beginn jeder Runde steigt jede Ressource **unter ihrer Linie** bis zu ihr. Was darüber liegt, bleibt. Genialität ersetzt jede der anderen vier.

# HSW-APPR-01, HSW-PROG-01, HSW-PROG-02, HSW-PROG-03, HSW-SETUP-05
round-title = Das Ende der Runde
round-text = Der Asteroid kommt ein Feld näher. Dann werden Würfelchen gezogen, 3 in Runde 1, jede Runde eines mehr. **Projektwürfel** füllen ihre Leisten; jeder **schwarze** bringt den Asteroiden noch näher.

# HSW-FATE-01, HSW-DAYX-01, HSW-DAYX-02, HSW-DAYX-05, HSW-DAYX-06, HSW-DAYX-07
dayx-title = Tag X
dayx-text = Ist der Asteroid da oder eine Leiste voll, werden zehn Würfelchen für den **Laser** gezogen. Erreicht er sein X, rettet er den Planeten. Wenn nicht, zehn weitere für den **Schild**. Gelingt auch das nicht, hilft die **Evakuierung**.
dayx-else = sonst gehen alle rechtzeitig

# HSW-SCORE-03, HSW-SCORE-04, HSW-SCORE-05, HSW-SCORE-06
end-title = Die Punkte
end-text = Dein Platz auf jeder Leiste zählt, am meisten beim Projekt, das **den Planeten rettet**. Wer an einem Projekt nie gearbeitet hat, bekommt dort nichts. Dann kommen deine Artenkarten.
end-rescue = Rettungsprojekt
end-other = jedes andere
end-place-1 = 1.
end-place-2 = 2.
end-place-3 = 3.
