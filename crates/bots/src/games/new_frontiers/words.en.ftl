# What it means to have more or less of a part of the estimate; see `Knowledge::parts`.
why-more-score = Points at once
why-less-score = Fewer points at once
why-more-credits = More credits to spend
why-less-credits = Fewer credits left
why-more-colonists = Colonists at hand for the next worlds
why-less-colonists = Fewer colonists for the next worlds
why-more-goods = Goods to trade or consume
why-less-goods = Fewer goods to trade or consume
why-more-powers = An empire that produces, conquers or saves more
why-less-powers = Fewer powers for the rounds to come
why-more-worlds = Better worlds within reach of a settlement
why-less-worlds = Worlds that cannot be settled soon
why-more-priority = An earlier turn in the next round
why-less-priority = A later turn in the next round
why-more-pending = More to gain from the action that is going on
why-less-pending = Less to gain from the action that is going on
