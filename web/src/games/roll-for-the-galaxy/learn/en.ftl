## How to play. Every sentence is checked against the ledger; the ids are in the comments.

lead = You lead people who spread over the stars. The dice are those people: plan in secret what they do, then see what everybody chose.
fact = all play at the same time, no waiting for turns

# RFG-SCORE-01, RFG-SCORE-16
goal-title = The goal: a rich empire
goal-text = Your empire grows tile by tile, **worlds** and **developments**. Each is worth the number in its corner, and point chips come on top. Most points win.
goal-tiles = 9 tiles so far
goal-worth = the numbers count

# RFG-ROLL-01, RFG-ASSIGN-02, RFG-ASSIGN-03
roll-title = Roll your people
roll-text = Each round everyone rolls the dice in their cup, hidden from the others. A die works in the phase it shows. **A star** works in any phase you like.

# RFG-ASSIGN-04, RFG-ASSIGN-05, RFG-DICT-01
choose-title = Choose one phase
choose-text = Put one die, whatever it shows, on a phase. **That phase will happen**, and the die works there. You may also give up one die to move another: that is Dictate.

# RFG-REVEAL-02, RFG-REVEAL-03, RFG-REVEAL-05
reveal-title = Reveal together
reveal-text = Every phase that anybody chose happens, **for everybody**. Dice under the other phases go back to their cups. So ask yourself what the others will choose for you.
reveal-also = With two players one more die is rolled in the open; its phase happens too.

# RFG-PHASE-01
phases-title = The five phases, always in this order
# RFG-EXP-01, RFG-EXP-04, RFG-EXP-14
explore-title = Explore
explore-text = Draw a tile for your building list and pick its side. Or take 2 credits.
# RFG-DEV-03, RFG-DEV-04
develop-title = Develop
develop-text = Dice build the development on top of your list. Enough dice, and it is yours.
# RFG-SETTLE-03, RFG-SETTLE-04
settle-title = Settle
settle-text = The same for worlds. Most new worlds bring a new die at once.
# RFG-PROD-01, RFG-PROD-02
produce-title = Produce
produce-text = A die becomes a good on one of your worlds. Grey worlds take none.
# RFG-SHIP-01, RFG-SHIP-04, RFG-SHIP-05
ship-title = Ship
ship-text = A die carries one good away: for credits, or for points.
ship-trade = 3 to 6
ship-consume = 1 to 3

# RFG-MAN-02, RFG-MAN-05, RFG-MAN-07
pay-title = Pay, and roll again
pay-text = Dice that have worked rest. **Each costs 1 credit** to come back to your cup. Spent everything? You get 1 credit. Dice still on a building, and goods, you may take back free.
pay-resting = resting
pay-cup = cup, for the next roll
pay-track = Credits: 1 of 10

# RFG-END-01, RFG-END-02, RFG-SCORE-01
end-title = The end, and the points
end-text = When somebody has **12 tiles**, or the **point chips run out**, the round is played to its end and the game is over. Your start tiles count as 3 of the 12. Add chips, the numbers on your tiles and what developments of cost 6 give you.
end-tiles = 12 tiles
end-chips = no chips left
end-sum-1 = point chips
end-sum-2 = numbers on tiles
end-sum-3 = developments of cost 6
end-sum-4 = points
