## So wird gespielt. Jeder Satz ist am Regelwerk geprüft; die Nummern stehen in den Kommentaren.

lead = Du führst ein Volk, das sich über die Sterne ausbreitet. Die Würfel sind deine Leute: Plane geheim, was sie tun, und sieh dann, was alle gewählt haben.
fact = alle spielen gleichzeitig, niemand wartet

# RFG-SCORE-01, RFG-SCORE-16
goal-title = Das Ziel: ein reiches Imperium
goal-text = Dein Imperium wächst Plättchen für Plättchen, **Welten** und **Entwicklungen**. Jedes zählt so viel wie die Zahl in der Ecke, dazu kommen Punktechips. Die meisten Punkte gewinnen.
goal-tiles = bisher 9 Plättchen
goal-worth = die Zahlen zählen

# RFG-ROLL-01, RFG-ASSIGN-02, RFG-ASSIGN-03
roll-title = Wirf deine Leute
roll-text = In jeder Runde werfen alle die Würfel in ihrem Becher, verdeckt vor den anderen. Ein Würfel arbeitet in der Phase, die er zeigt. **Ein Stern** arbeitet, wo du willst.

# RFG-ASSIGN-04, RFG-ASSIGN-05, RFG-DICT-01
choose-title = Wähle eine Phase
choose-text = Leg einen Würfel, egal was er zeigt, auf eine Phase. **Diese Phase findet statt**, und der Würfel arbeitet dort. Du darfst auch einen Würfel abgeben, um einen anderen zu versetzen: Das heißt Befehlen.

# RFG-REVEAL-02, RFG-REVEAL-03, RFG-REVEAL-05
reveal-title = Gemeinsam aufdecken
reveal-text = Jede Phase, die irgendwer gewählt hat, findet statt, und zwar **für alle**. Würfel unter den anderen Phasen kommen zurück in die Becher. Überleg also, was die anderen für dich wählen.
reveal-also = Zu zweit wird offen ein weiterer Würfel geworfen; auch seine Phase findet statt.

# RFG-PHASE-01
phases-title = Die fünf Phasen, immer in dieser Reihenfolge
# RFG-EXP-01, RFG-EXP-04, RFG-EXP-14
explore-title = Erkunden
explore-text = Zieh ein Plättchen für deine Bauliste und wähl die Seite. Oder nimm 2 Krediteinheiten.
# RFG-DEV-03, RFG-DEV-04
develop-title = Entwickeln
develop-text = Würfel bauen die oberste Entwicklung deiner Liste. Sind es genug, gehört sie dir.
# RFG-SETTLE-03, RFG-SETTLE-04
settle-title = Besiedeln
settle-text = Dasselbe mit Welten. Die meisten neuen Welten bringen sofort einen Würfel.
# RFG-PROD-01, RFG-PROD-02
produce-title = Produzieren
produce-text = Ein Würfel wird zum Gut auf einer deiner Welten. Graue Welten nehmen keins.
# RFG-SHIP-01, RFG-SHIP-04, RFG-SHIP-05
ship-title = Verladen
ship-text = Ein Würfel bringt ein Gut fort: für Krediteinheiten oder für Punkte.
ship-trade = 3 bis 6
ship-consume = 1 bis 3

# RFG-MAN-02, RFG-MAN-05, RFG-MAN-07
pay-title = Zahlen und neu werfen
pay-text = Würfel, die gearbeitet haben, ruhen. **Jeder kostet 1 Krediteinheit**, um in den Becher zurückzukommen. Alles ausgegeben? Dann bekommst du 1. Würfel auf Baustellen und Güter darfst du kostenlos zurückholen.
pay-resting = ruhen
pay-cup = Becher, nächster Wurf
pay-track = Krediteinheiten: 1 von 10

# RFG-END-01, RFG-END-02, RFG-SCORE-01
end-title = Das Ende und die Punkte
end-text = Hat jemand **12 Plättchen** oder sind die **Punktechips weg**, wird die Runde zu Ende gespielt, dann ist Schluss. Deine Startplättchen zählen als 3 der 12. Zähl Chips, die Zahlen auf deinen Plättchen und was Entwicklungen mit Kosten 6 dir geben.
end-tiles = 12 Plättchen
end-chips = keine Chips mehr
end-sum-1 = Punktechips
end-sum-2 = Zahlen auf Plättchen
end-sum-3 = Entwicklungen mit Kosten 6
end-sum-4 = Punkte
