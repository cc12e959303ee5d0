# Die Stufen der Bots, gegen die man spielen kann.
bot-novice = Neuling
bot-regular = Geübt
bot-strong = Stark
bot-novice-about = Schaut mit einfachen Faustregeln einen Schritt voraus und entscheidet etwa jedes dritte Mal zufällig.
bot-regular-about = Schaut einen Schritt voraus und urteilt, wo es das gibt, nach dem im Spiel gegen sich selbst Gelernten; antwortet sofort.
bot-strong-about = Denkt bei jeder Entscheidung bis zu 0,3 Sekunden voraus, ohne etwas zu sehen, das vor ihm verborgen ist.
