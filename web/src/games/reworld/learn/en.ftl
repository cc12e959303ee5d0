## How to play. Every sentence is checked against the ledger; the ids are in the comments.

lead = Fill your freighter at a space station, five rounds long. Then land, row by row, and build cities on a new world.
fact = two chapters, no luck in the second

# REW-FLOW-01, REW-WIN-01
goal-title = The goal: two chapters
goal-text = In chapter one you **buy modules** and couple them to your freighter. In chapter two you **uncouple them again** and build with them. Points come in both; most points win.
goal-one = chapter one: buy
goal-two = chapter two: build

# REW-PREP-03, REW-PAY-01, REW-PAY-02
hand-title = Officers are your money
hand-text = Each of the five rounds deals you a new hand. **A 5 is not worth more than a 1**: what counts is matching the numbers that already lie at the station.

# REW-ADJ-01, REW-PAY-01, REW-PAY-02, REW-PAY-04, REW-PAY-05
price-title = The neighbours set the price
price-text = No card beside the module: **one card, any number**. A card beside it: that number, or any two cards instead. Two different numbers: both of them.

# REW-ACQ-03, REW-ACQ-04, REW-ACQ-05, REW-DEC-01
row-title = The card picks the row
row-text = The number on top says which row the module joins, **1 to 5**, at its open end. What you couple last leaves first: keep crews and shuttles together.

# REW-TURN-02, REW-ACQ-07, REW-START-03, REW-LEAVE-01
turn-title = One thing a turn
turn-text = Buy a module, take the start marker, or leave the round. **Terrabots score at once**: 4 points in rounds 1 and 2, then 3, then 2. Leaving gives 1 point for each card you still hold.
turn-buy = buy one module
turn-bot = bots +4
turn-marker = start marker, for one card
turn-leave = leave with two cards

# REW-CH2-02, REW-TERRA-02, REW-CITY-01, REW-CITY-03
bots-title = Found cities
bots-text = Now each turn uses one module from the open end of a row. A **terrabot** founds the city of its letter or makes it bigger. A city works with **one building company**; green farm crews go anywhere.

# REW-SHUT-01, REW-SHUT-04, REW-CREW-01, REW-CREW-09, REW-SAT-01, REW-TASK-04
use-title = Fly, defend, or score
use-text = A **shuttle** flies up to two crews to your cities, the only way for them to get there, or defends with its shields. A **satellite** defends, or scores its task once. A crew with stripes scores the size of its city.
use-defend = turned over: its shields defend
use-task = a task: 1 point for each terrabot you have settled

# REW-SHIP-01, REW-SHIP-02, REW-FINAL-03, REW-FINAL-04, REW-FINAL-08
end-title = Ships, and the end
end-text = Whoever first meets a **population ship's** condition at the end of a turn takes it with its points. When all freighters are empty, the **largest cities** and the **best defence** score; who has none in a category loses 3.
end-also = The figures are those of the first place.
