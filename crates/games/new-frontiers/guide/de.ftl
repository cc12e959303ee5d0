## Die Karten des ersten Spiels mit Anleitung. Jede Aussage stützt sich auf die Regeln, die guide.toml nennt.

guide-first = In jeder Runde nimmt jeder eins dieser sieben Plättchen. Alle führen die Aktion aus, aber nur wer sie gewählt hat, bekommt den Bonus.
guide-select = Du hast noch keine Welten zum Besiedeln und wenig Geld. **{ $tile }** ist ein guter Anfang: Der Bonus hilft dir sofort.
guide-explore = Nimm eine Welt für später. Die Zahl ist ihr Preis, ein rotes Schild ihre Verteidigung; die kleinen Leute sind die Kolonisten, die sie braucht. Billige kommen früher.
guide-develop = Jetzt darf jeder eine Entwicklung kaufen; wer gewählt hat, zahlt 1 weniger. Eine Fähigkeit wirkt für den Rest des Spiels, frühe lohnen sich also. Du darfst dein Geld auch behalten.
guide-settle = Besiedeln lässt alle 2 Kolonisten nehmen oder eine erkundete Welt besiedeln: Sie braucht ihre Kolonisten und ihren Preis oder genug Stärke. Ohne Kolonisten hol sie zuerst.
guide-others = Du hast eine Runde gesehen. Überleg vor der Wahl, was dir mehr hilft als den anderen: Sie machen bei jeder Aktion mit. Ab jetzt spielst du, wie du magst.
guide-alone = Zwei Plättchen helfen nur dir: Isolation bringt 2 Krediteinheiten, die Botschafter 1 Punkt und den ersten Platz. Auf Produzieren sammelt sich je Runde, in der niemand es nimmt, 1 Krediteinheit.
guide-trade = Du darfst ein Gut verkaufen: je nach Art 1 bis 4 Krediteinheiten. Danach machen deine Verbrauchsfähigkeiten aus Gütern Punkte.
guide-colony = Eine besiedelte Welt behält ihre Kolonisten. Ihre Fähigkeit wirkt ab der nächsten Aktion, eine Windfall-Welt bringt sofort ein Gut, und die Zahl im Sechseck zählt am Ende.
guide-middle = Halbzeit. Große Entwicklungen kosten 9 und zählen, was du gesammelt hast; jetzt lohnt ein Blick, welche zu deinem Reich passt.
guide-end-near = Das Ende naht: 8 Kolonien, 11 Plätze Entwicklungen, wenige Kolonisten oder keine Punktechips beenden das Spiel nach der Runde. Erkundete Welten zählen nichts, also besiedle sie.
