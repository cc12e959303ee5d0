# Die Stufen der Bots, gegen die man spielen kann.
bot-novice = Neuling
bot-regular = Geübt
bot-strong = Stark
bot-novice-reworld = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-novice-roll-for-the-galaxy = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-regular-reworld = Schaut einen Schritt voraus und urteilt nach dem, was im Spiel gegen sich selbst gelernt wurde; antwortet sofort.
bot-regular-roll-for-the-galaxy = Schaut einen Schritt voraus und urteilt nach dem, was im Spiel gegen sich selbst gelernt wurde; antwortet sofort.
bot-strong-reworld = Denkt bei jeder Entscheidung bis zu 0,3 Sekunden voraus, ohne deine Karten zu sehen.
bot-strong-roll-for-the-galaxy = Denkt bei jeder Entscheidung bis zu 0,3 Sekunden voraus, ohne deine Würfel und Plättchen zu sehen.
