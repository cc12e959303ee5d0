# Was es heißt, von einem Teil der Schätzung mehr oder weniger zu haben; siehe `Knowledge::parts`.
why-more-score = Sofort Punkte
why-less-score = Sofort weniger Punkte
why-more-dice = Mehr oder bessere Würfel für die nächsten Runden
why-less-dice = Weniger Würfel für die nächsten Runden, oder Würfel, die auf einen Credit warten
why-more-credits = Credits, die Würfel anwerben können
why-less-credits = Weniger Credits zum Anwerben
why-more-tiles = Bessere Plättchen zum Bauen, oder Fähigkeiten, die bleiben
why-less-tiles = Weniger Plättchen zum Bauen, oder Fähigkeiten, die später kommen
why-more-building = Ein Plättchen kommt seiner Fertigstellung näher
why-less-building = Würfel auf einem Plättchen, das nicht bald fertig wird
why-more-goods = Waren, die verschifft werden können
why-less-goods = Weniger Waren zum Verschiffen
why-more-workers = Mehr Arbeiter finden in dieser Runde etwas zu tun
why-less-workers = Arbeiter, die in dieser Runde nichts zu tun haben
