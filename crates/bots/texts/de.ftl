# Die Stufen der Bots, gegen die man spielen kann.
bot-novice = Neuling
bot-regular = Geübt
bot-strong = Stark
bot-novice-about = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-regular-about = Schaut einen Schritt voraus und urteilt, wo es das gibt, nach dem im Spiel gegen sich selbst Gelernten; antwortet sofort.
bot-strong-about = Denkt bei jeder Entscheidung bis zu 0,3 Sekunden voraus, ohne etwas zu sehen, das vor ihm verborgen ist.

# Gründe für eine Aktion im Vergleich mit einer anderen; `$what` ist eines der eigenen Worte des Spiels (`why-more-…`).
reason-more = { $what } (+{ $whole },{ $tenth } Punkte)
reason-less = { $what } (−{ $whole },{ $tenth } Punkte)
reason-holds-back = { $who } kann { $whole },{ $tenth } Punkte weniger erwarten
    .you = Du kannst { $whole },{ $tenth } Punkte weniger erwarten
reason-helps = { $who } kann { $whole },{ $tenth } Punkte mehr erwarten
    .you = Du kannst { $whole },{ $tenth } Punkte mehr erwarten
reason-wins = Es beendet das Spiel mit einem Sieg
reason-ends-behind = Es beendet das Spiel ohne Sieg
reason-experience = Der Rest ist Erfahrung aus vielen Spielen, für die es keine Worte gibt
reason-equal = Beides ist etwa gleich gut: Einen klaren Grund gibt es nicht
