## How to play. Every sentence is checked against the ledger; the ids are in the comments.

lead = Your home planet has four years left. Move your people, your factories and your stadiums to a new one, and make it live before the old one dies.
fact = four years, then it is over

# EVA-RACE-01, EVA-RACE-02
goal-title = The goal: a world that lives
goal-text = Your New World should make **8 food, 8 steel and 8 energy** a year and hold **3 stadiums**. The first to get there ends the race.

# EVA-RES-01, EVA-RES-03, EVA-RES-06
stores-title = Two worlds, two stores
stores-text = What a world makes stays on that world, and whatever you build is paid from the world where you build it. **Only spaceships** carry things across.
stores-old = Old World
stores-new = New World
stores-note = builds here only

# EVA-INC-02, EVA-INC-03, EVA-INC-06, EVA-INC-07
year-title = Income, then hunger
year-text = Each year begins with what both worlds make. Then they eat: less and less on the Old World, more and more on the New. Each food or stadium that is missing is **one penalty**.
year-old = Old World
year-new = New World
year-stadiums = stadiums there

# EVA-ACT-01, EVA-ACT-06, EVA-ACT-11
actions-title = Take turns with actions
actions-text = One action each, round and round, until all have passed. The first two of a year are free, the third costs 1 energy, the fourth 2, every later one 3. Each adds its number, **4 to 1, to your power**.

# EVA-SETTLE-03, EVA-SETTLE-05, EVA-PROD-03, EVA-PROD-04, EVA-MAP-09
settle-title = Settle the New World
settle-text = Fill **all places of one free field** at once. People cost 1 steel each, prepared factories nothing more. Each of them raises what your New World makes. Some fields also ask for a ring or a diamond.

# EVA-TRANS-04, EVA-TRANS-08, EVA-TRANS-09, EVA-TRANS-11, EVA-TRANS-14
fly-title = Load your ships and fly
fly-text = After the actions, ships fly for energy. A site you load is **closed for good**: its two people or its factory come along, but the Old World makes less from now on. Stadiums and goods fit too.

# EVA-PROG-05, EVA-PROG-06, EVA-PROG-14, EVA-TURN-03, EVA-TURN-04, EVA-TURN-05, EVA-BONUS-03
power-title = Power moves you forward
power-text = Split your power of the year over your **two markers**. Past 10 you may settle desert, past 15 forest, past 21 ocean. Rings and diamonds under your markers open fields that ask for them. Your markers are never more than one gate apart.
power-also = The year's bonus card rewards certain amounts of power.

# EVA-RACE-03, EVA-RACE-05, EVA-RACE-06, EVA-RACE-07, EVA-RACE-09, EVA-RACE-11, EVA-RACE-12
end-title = The end
end-text = The race ends with the first who meets the goal, or after year 4. All penalties fall on your **lowest** of the three, one by one. If you still meet the goal, you win; if nobody does, the highest lowest one wins.
end-also = In the game for points you always play four years and score your lowest production, goal cards and more.
end-penalty-value = −1
end-penalty = for each penalty
end-site-value = −1
end-site = for each site left behind
end-stadium-value = −1
end-stadium = for each stadium missing to 3
end-happy-value = +2, +1
end-happy = for the happiest people
