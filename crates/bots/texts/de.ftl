# Die Stufen der Bots, gegen die man spielen kann.
bot-novice = Neuling
bot-regular = Geübt
bot-strong = Stark
bot-novice-reworld = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-novice-roll-for-the-galaxy = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-regular-reworld = Schaut einen Schritt voraus und urteilt nach dem, was im Spiel gegen sich selbst gelernt wurde; antwortet sofort.
bot-regular-roll-for-the-galaxy = Schaut einen Schritt voraus und urteilt nach dem, was im Spiel gegen sich selbst gelernt wurde; antwortet sofort.
bot-strong-reworld = Denkt bis zu einer Sekunde darüber nach, was folgen könnte, ohne deine Karten zu sehen.
bot-strong-roll-for-the-galaxy = Denkt bis zu einer Sekunde darüber nach, was folgen könnte, ohne deine Würfel und Plättchen zu sehen.
