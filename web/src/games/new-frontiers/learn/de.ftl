## So wird gespielt. Jeder Satz ist am Regelwerk geprüft; die Nummern stehen in den Kommentaren.

lead = Von einer Heimatwelt zum Reich zwischen den Sternen. In der Mitte liegen sieben Aktionen: Wer eine nimmt, lässt alle sie ausführen, hat selbst aber mehr davon.
fact = meist 12 bis 15 kurze Runden

# NFR-SCO-04, NFR-SCO-09
goal-title = Das Ziel: ein Reich
goal-text = Besiedle **Welten** und kauf **Entwicklungen**. Die meisten tragen Punkte im Sechseck, dazu kommen Punktechips. Die meisten Punkte gewinnen.

# NFR-ROUND-02, NFR-ROUND-03, NFR-ORDER-05
choose-title = Wähle eine Aktion
choose-text = In Spielerreihenfolge nimmt jeder **ein Plättchen, das in dieser Runde noch frei ist**. Die Reihenfolge bleibt von Runde zu Runde, bis jemand sie ändert.
choose-also = Zu zweit wählt jeder zweimal je Runde.

# NFR-ROUND-05, NFR-ROUND-06, NFR-SET-01
all-title = Alle machen mit
all-text = **Alle Spieler** führen die Aktion aus, zuerst, wer sie gewählt hat. Nur diese Person bekommt den **Bonus** des Plättchens. Überleg also, wem eine Aktion noch hilft.
all-bonus = Bonus

# NFR-ROUND-05
actions-title = Fünf Aktionen für alle
# NFR-EXP-01, NFR-EXP-02, NFR-EXP-03
explore-title = Erkunden
explore-text = Sieben Welten werden gezogen. Jeder nimmt eine, graue Seite oben; wer gewählt hat, am Ende eine zweite.
# NFR-DEV-01, NFR-DEV-02
develop-title = Entwickeln
develop-text = Jeder darf eine Entwicklung kaufen. Wer gewählt hat, zahlt 1 weniger.
# NFR-SET-01, NFR-SET-02
settle-title = Besiedeln
settle-text = Nimm 2 Kolonisten oder besiedle eine erkundete Welt. Wer gewählt hat, bekommt vorher 1 Kolonisten.
# NFR-PRO-01, NFR-PRO-02
produce-title = Produzieren
produce-text = Jede leere Produktionswelt bekommt ein Gut. Wer gewählt hat, füllt auch eine Windfall-Welt und nimmt das Geld vom Plättchen.
# NFR-TRD-01, NFR-TRD-03, NFR-TRD-04, NFR-CON-01
trade-title = Handeln, dann verbrauchen
trade-text = Verkauf ein Gut für Krediteinheiten. Dann machen deine Verbrauchsfähigkeiten aus Gütern Punkte. Wer gewählt hat, bekommt vorher 1 Punkt.
or = oder

# NFR-SET-04, NFR-SET-05, NFR-SET-06
worlds-title = Zwei Arten von Welten
worlds-text = Jede Welt braucht ihre **Kolonisten**, 1 oder 2. Eine Welt mit Scheibe wird **bezahlt**. Eine mit rotem Schild wird **erobert**: Deine Stärke muss mindestens so groß sein wie ihre Verteidigung. Sie wird nicht verbraucht.
worlds-pay = zahlen
worlds-conquer = stark sein

# NFR-SET-12, NFR-PRO-02, NFR-PRO-03, NFR-PRO-04
goods-title = Zwei Arten von Gütern
goods-text = Ein **gefüllter** Farbring produziert jedes Mal. Ein **dünner** Ring bringt beim Besiedeln ein Gut, danach nur durch den Bonus oder eine Fähigkeit. Jede Welt trägt ein Gut, graue Welten keins.
goods-production = Produktion
goods-windfall = Windfall

# NFR-ISO-01, NFR-ENV-01, NFR-ROUND-07
alone-title = Zwei Plättchen nur für dich
alone-text = **Rückzug in die Isolation** gibt dir 2 Krediteinheiten. **Botschafter entsenden** gibt dir 1 Punkt und macht dich zum Ersten in der Reihenfolge. Die anderen bekommen nichts.

# NFR-END-01, NFR-END-02, NFR-SCO-01, NFR-SCO-08
end-title = Das Ende
end-text = Gilt eins davon, wird die **Runde zu Ende gespielt**, dann ist Schluss. Erkundete Welten, die du nicht besiedelt hast, Geld und Güter geben keine Punkte.
end-devs = Plätze für Entwicklungen belegt
end-worlds = Kolonien, die Heimat zählt mit
end-people = Kolonisten oder weniger übrig nach Besiedeln
end-chips = Punktechips übrig
