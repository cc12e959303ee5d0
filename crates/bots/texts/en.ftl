# The levels of bots that people can play against.
bot-novice = Novice
bot-regular = Regular
bot-strong = Strong
bot-novice-about = Looks one step ahead with simple rules of thumb, and makes about every third choice at random.
bot-regular-about = Looks one step ahead, with a judgement learned from playing against itself where there is one; answers at once.
bot-strong-about = Thinks ahead for up to 0.3 seconds in each decision, without seeing anything that is hidden from it.

# Reasons for an action, compared with another one; `$what` is one of the game's own words (`why-more-…`).
reason-more = { $what } (+{ $whole }.{ $tenth } points)
reason-less = { $what } (−{ $whole }.{ $tenth } points)
reason-holds-back = { $who } can expect { $whole }.{ $tenth } points less
    .you = You can expect { $whole }.{ $tenth } points less
reason-helps = { $who } can expect { $whole }.{ $tenth } points more
    .you = You can expect { $whole }.{ $tenth } points more
reason-wins = It ends the game with a victory
reason-ends-behind = It ends the game without a victory
reason-experience = The rest is experience from many games, which has no words
reason-equal = Both are about as good: there is no clear reason
