# The levels of bots that people can play against.
bot-novice = Novice
bot-regular = Regular
bot-strong = Strong
bot-novice-reworld = Looks one step ahead with simple rules of thumb, and makes about every third choice at random.
bot-novice-roll-for-the-galaxy = Looks one step ahead with simple rules of thumb, and makes about every third choice at random.
bot-regular-reworld = Looks one step ahead with a judgement learned from playing against itself; answers at once.
bot-regular-roll-for-the-galaxy = Looks one step ahead with a judgement learned from playing against itself; answers at once.
bot-strong-reworld = Thinks ahead for up to 0.3 seconds in each decision, without seeing your cards.
bot-strong-roll-for-the-galaxy = Thinks ahead for up to 0.3 seconds in each decision, without seeing your dice or tiles.
