## How to play. Every sentence is checked against the ledger; the ids are in the comments.

lead = An asteroid is on its way to Alarria. Three projects could save the planet; on Day X one of them does. Be ahead in the right one.
fact = six rounds at most

# HSW-GEN-01, HSW-GEN-02, HSW-GEN-04
goal-title = The goal: save it, and be first
goal-text = **Laser**, **shield** and **evacuation** are built by all of you together, but each of you counts alone. One of the three saves the planet and is worth more. Most points win.

# HSW-TURN-01, HSW-DEP-01, HSW-ACT-01, HSW-EXP-01
turn-title = One thing a turn
turn-text = **Land** on a free action space and do what it shows. Or play an **action card**, or take the **express shuttle** to the other world, each for 1 energy. Or pass for the rest of the round.

# HSW-SPACE-01, HSW-SPACE-03, HSW-SPACE-04, HSW-DEP-02, HSW-DEP-03
fly-title = Planet and moon
fly-text = A lander lands on a space of the world it is on; a space holds one at a time. Next round a lander on an **arrow** wakes up on the other world, one on a **plain** space stays. Round spaces always have room.
fly-also = With two players one lander blocks all spaces of its place.

# HSW-WORK-02, HSW-WORK-03, HSW-WORK-04, HSW-WORK-07, HSW-WORK-08
work-title = Work on a project
work-text = Pay what the next space asks: energy for the laser, minerals for the shield, biomass for the evacuation. Your disc moves on, and **a cube of that project goes into the bag**. Each piece of work brings a reward, and being first some points.

have-title = What works for you
# HSW-BADGE-03, HSW-BADGE-07
badges-title = Badges
badges-text = Many spaces do more for every badge you spend: turn a tile over, or discard a card that shows it.
# HSW-REACT-01, HSW-SCORE-06, HSW-NEW-07, HSW-NEW-08
cards-title = Cards
cards-text = A reaction is free once its condition came true in your turn. Species score at the end. Used cards and badges come back each round.
# HSW-RES-05, HSW-INC-02, HSW-NEW-09
income-title = Lines
income-text = At the start of each round every resource **below its line** comes up to it. What you save above stays. Ingenuity replaces any of the other four.

# HSW-APPR-01, HSW-PROG-01, HSW-PROG-02, HSW-PROG-03, HSW-SETUP-05
round-title = The round ends
round-text = The asteroid comes one space nearer. Then cubes are drawn from the bag, 3 in round 1, one more each round. **Project cubes** fill their tracks; each **black cube** brings the asteroid nearer still.

# HSW-FATE-01, HSW-DAYX-01, HSW-DAYX-02, HSW-DAYX-05, HSW-DAYX-06, HSW-DAYX-07
dayx-title = Day X
dayx-text = When the asteroid arrives or a track is full, ten cubes are drawn for the **laser**. If it reaches its X, it saves the planet. If not, ten more for the **shield**. If that fails too, the **evacuation** does.
dayx-else = else everybody leaves in time

# HSW-SCORE-03, HSW-SCORE-04, HSW-SCORE-05, HSW-SCORE-06
end-title = The points
end-text = Your place on each track scores, most on the one that **saved the planet**. Who never worked on a project gets nothing for it. Then come your species cards.
end-rescue = rescue project
end-other = each other
end-place-1 = 1st
end-place-2 = 2nd
end-place-3 = 3rd
