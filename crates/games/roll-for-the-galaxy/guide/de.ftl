## Die Karten des ersten Spiels mit Anleitung. Jede Aussage stützt sich auf die Regeln, die guide.toml nennt.

guide-start = Zwei Plättchen beginnen deine Bauliste: eins als Entwicklung, eins als Welt. Das leuchtende Plättchen wird deine Entwicklung, das andere deine Welt.
guide-first-roll = Das sind deine Leute, frisch geworfen. Jeder Würfel liegt unter der Phase, die er zeigt. Niemand sonst kann sie sehen.
guide-star = Ein Stern arbeitet in jeder Phase. Leg ihn dorthin, wo du mehr Leute willst: { $phase } passt.
guide-select = Wähl jetzt eine Phase: Leg einen Würfel darauf, egal welchen. Was du wählst, findet sicher statt, und der Würfel arbeitet dort. **{ $phase }** ist ein guter Anfang.
guide-ready = Alle planen gleichzeitig. Drück auf Bereit, wenn dein Plan dir gefällt. Bis alle bereit sind, kannst du ihn noch ändern.
guide-reveal = Alle Pläne liegen offen. Von einem gewählt, von allen gespielt. Würfel unter Phasen, die niemand gewählt hat, kommen zurück in die Becher. Rate nächstes Mal, was die anderen brauchen.
guide-scout = Aufklären zieht ein Plättchen für deine Bauliste. Sammeln bringt stattdessen 2 Krediteinheiten. Klär auf, wenn dort wenig liegt; sammle, wenn deine Leute mehr kosten, als du hast.
guide-side = Jedes Plättchen ist auf einer Seite Entwicklung, auf der anderen Welt. Wähl eine; es kommt unter den Stapel dieser Art. Billige kommen früher, teure zählen mehr.
guide-build = Entwickler und Siedler bauen das oberste Plättchen ihres Stapels. Es ist fertig, wenn so viele Würfel darauf liegen, wie es kostet. Sonst bleiben sie liegen und warten.
guide-recruit = Deine Leute haben gearbeitet und ruhen. Jeder kostet 1 Krediteinheit zurück in den Becher; bei 0 bekommst du 1. Farbige Würfel zuerst: Sie zeigen mehr Sterne.
guide-dictate = Irgendwo fehlt einer? Gib hier einen Würfel ab und versetz einen anderen. Der abgegebene kommt kostenlos zurück in den Becher. Ab jetzt spielst du, wie du magst.
guide-good = Ein Produzent wird zum Gut auf einer farbigen Welt. Ein Verlader nimmt ein Gut: Handeln bringt 3 bis 6 Krediteinheiten, Verbrauchen 1 Punkt und je 1 mehr für jeden Würfel, der zur Welt passt.
guide-end-near = Das Ende naht: Jemand hat neun Plättchen oder mehr. Mit 12 endet das Spiel nach der Runde, auch wenn die Punktechips ausgehen. Was noch auf deiner Liste liegt, zählt nichts.
