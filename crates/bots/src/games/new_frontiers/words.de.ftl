# Was es heißt, von einem Teil der Schätzung mehr oder weniger zu haben; siehe `Knowledge::parts`.
why-more-score = Sofort Punkte
why-less-score = Sofort weniger Punkte
why-more-credits = Mehr Credits zum Ausgeben
why-less-credits = Weniger Credits übrig
why-more-colonists = Kolonisten bereit für die nächsten Welten
why-less-colonists = Weniger Kolonisten für die nächsten Welten
why-more-goods = Waren zum Handeln oder Verbrauchen
why-less-goods = Weniger Waren zum Handeln oder Verbrauchen
why-more-powers = Ein Reich, das mehr herstellt, erobert oder spart
why-less-powers = Weniger Fähigkeiten für die nächsten Runden
why-more-worlds = Bessere Welten, die besiedelt werden können
why-less-worlds = Welten, die nicht bald besiedelt werden können
why-more-priority = Früher am Zug in der nächsten Runde
why-less-priority = Später am Zug in der nächsten Runde
why-more-pending = Mehr aus der laufenden Aktion zu holen
why-less-pending = Weniger aus der laufenden Aktion zu holen
