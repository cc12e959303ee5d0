## How to play. Every sentence is checked against the ledger; the ids are in the comments.

lead = From one home world to an empire among the stars. Seven actions lie in the middle: whoever takes one, all carry it out, but the one who chose it does so better.
fact = usually 12 to 15 short rounds

# NFR-SCO-04, NFR-SCO-09
goal-title = The goal: an empire
goal-text = Settle **worlds** and buy **developments**. Most carry points in the hexagon, and point chips come on top. Most points win.

# NFR-ROUND-02, NFR-ROUND-03, NFR-ORDER-05
choose-title = Choose an action
choose-text = In priority order each player takes **one tile that is still free** this round. The order stays from round to round, until somebody changes it.
choose-also = With two players everybody chooses twice a round.

# NFR-ROUND-05, NFR-ROUND-06, NFR-SET-01
all-title = Everybody takes part
all-text = The action is carried out by **all players**, beginning with the one who chose it. That one alone gets the **bonus** on the tile. So think who else an action helps.
all-bonus = bonus

# NFR-ROUND-05
actions-title = Five actions for all
# NFR-EXP-01, NFR-EXP-02, NFR-EXP-03
explore-title = Explore
explore-text = Seven worlds are drawn. Each player takes one, grey side up; the chooser a second one at the end.
# NFR-DEV-01, NFR-DEV-02
develop-title = Develop
develop-text = Each player may buy one development. The chooser pays 1 less.
# NFR-SET-01, NFR-SET-02
settle-title = Settle
settle-text = Take 2 colonists, or settle one of your explored worlds. The chooser gets 1 colonist first.
# NFR-PRO-01, NFR-PRO-02
produce-title = Produce
produce-text = Every empty production world gets a good. The chooser also fills one windfall world and takes the credits on the tile.
# NFR-TRD-01, NFR-TRD-03, NFR-TRD-04, NFR-CON-01
trade-title = Trade, then consume
trade-text = Sell one good for credits. Then your consume powers turn goods into points. The chooser gains 1 point first.
or = or

# NFR-SET-04, NFR-SET-05, NFR-SET-06
worlds-title = Two kinds of worlds
worlds-text = Every world needs its **colonists**, 1 or 2. A world with a disc is **paid** for. A world with a red shield is **conquered**: your strength must be at least its defence. It is not used up.
worlds-pay = pay
worlds-conquer = be strong

# NFR-SET-12, NFR-PRO-02, NFR-PRO-03, NFR-PRO-04
goods-title = Two kinds of goods
goods-text = A **filled** ring of colour produces each time. A **thin** ring brings one good when it is settled, and then only by the chooser's bonus or a power. Each world holds one good, grey worlds none.
goods-production = production
goods-windfall = windfall

# NFR-ISO-01, NFR-ENV-01, NFR-ROUND-07
alone-title = Two tiles for you alone
alone-text = **Retreat into Isolation** gives you 2 credits. **Send Diplomatic Envoys** gives you 1 point and makes you first in priority order. The others get nothing.

# NFR-END-01, NFR-END-02, NFR-SCO-01, NFR-SCO-08
end-title = The end
end-text = If one of these holds, the **round is played to its end** and the game is over. Explored worlds that you have not settled, credits and goods left over give no points.
end-devs = spaces for developments are full
end-worlds = colonies, your home included
end-people = colonists or fewer left after a Settle action
end-chips = point chips left
