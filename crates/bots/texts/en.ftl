# The levels of bots that people can play against.
bot-novice = Novice
bot-regular = Regular
bot-strong = Strong
bot-novice-about = Looks one step ahead with simple rules of thumb, and makes about every third choice at random.
bot-regular-about = Looks one step ahead, with a judgement learned from playing against itself where there is one; answers at once.
bot-strong-about = Thinks ahead for up to 0.3 seconds in each decision, without seeing anything that is hidden from it.
