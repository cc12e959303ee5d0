# What it means to have more or less of a part of the estimate; see `Knowledge::parts`.
why-more-score = Points at once
why-less-score = Fewer points at once
why-more-dice = More or better dice for the rounds to come
why-less-dice = Fewer dice for the rounds to come, or dice that wait for a credit
why-more-credits = Credits that can recruit dice
why-less-credits = Fewer credits for recruiting
why-more-tiles = Better tiles to build, or powers that last
why-less-tiles = Fewer tiles to build, or powers that come later
why-more-building = A tile comes nearer to completion
why-less-building = Dice on a tile that is not completed soon
why-more-goods = Goods that can be shipped
why-less-goods = Fewer goods to ship
why-more-workers = More workers find something to do this round
why-less-workers = Workers that stand idle this round
