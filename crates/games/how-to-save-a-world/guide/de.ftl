## Die Karten des ersten Spiels mit Anleitung. Jede Aussage stützt sich auf die Regeln, die guide.toml nennt.

guide-keep = Behalte eine von zwei Arten. Sie zählt am Ende, was sie nennt, wo immer die Karte dann liegt. Ihre Abzeichen kannst du vorher ausgeben.
guide-first = Ein Zug, eine Sache: auf einem Feld landen, eine Karte spielen, den Shuttle nehmen oder passen. Die Form des Feldes sagt, wo die Raumfähre nächste Runde ist: Ein Pfeil fliegt zur anderen Welt.
guide-land = Zwei deiner Raumfähren warten auf dem Planeten, eine auf dem Mond. Lande auf dem leuchtenden Feld und tu, was es zeigt.
guide-badges = Jedes Abzeichen, das du ausgibst, führt den Effekt einmal mehr aus: Dreh ein Plättchen um oder wirf eine Karte ab, die es zeigt. Nächste Runde ist alles wieder da.
guide-work = Arbeit an einem Projekt: Zahl, was das nächste Feld verlangt, rück vor und leg ein Würfelchen in den Beutel. Je mehr, desto eher rettet dieses Projekt den Planeten.
guide-react = Eine Reaktionskarte passt: Ihre Bedingung trat in diesem Zug ein. Sie kostet nichts. Du kannst sie auch behalten, für ihre Abzeichen oder für später.
guide-research = Forschung: Grundlagen sind billig und heben deine Linien oder bringen Abzeichen. Eine Technologie kostet 5 Wissen und wirkt für den Rest des Spiels.
guide-buy = Eine Karte kostet so viele Ressourcen, wie du Karten hast: Wissen für Aktionen, Mineralien für Reaktionen, Biomasse für Arten. Nutzen kannst du sie ab deinem nächsten Zug.
guide-pass = Jemand hat gepasst. Wenn deine Raumfähren unterwegs sind und keine Karte hilft, passe auch: Was du nicht ausgibst, behältst du.
guide-round-end = Die Runde ist vorbei: Der Asteroid kam näher, Würfelchen wurden gezogen, und deine Ressourcen stiegen bis zu ihren Linien. Ab jetzt spielst du, wie du magst.
guide-lead = Sei vorn, wo es zählt: Das Projekt, das den Planeten rettet, bringt 18, 10 und 5 Punkte, jedes andere 8, 6 und 4. Wer an einem nie arbeitet, bekommt dort nichts.
guide-end-near = Tag X naht: Der Asteroid kommt an, oder eine Leiste ist voll. Dann entscheiden zehn Würfelchen für den Laser, zehn für den Schild, sonst rettet die Evakuierung alle. Zuletzt zählen die Arten.
