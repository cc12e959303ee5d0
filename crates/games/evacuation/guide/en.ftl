## The cards of the guided first game. Each statement rests on the rules that guide.toml cites.

guide-first = Four years to move. Your New World should make 8 food, 8 steel and 8 energy and hold 3 stadiums. Each world has its own store, and pays only for itself.
guide-action = One action a turn; the first two of a year cost no energy. Nothing gets across without a ship, so begin with **{ $action }**.
guide-ship = Ships differ in what fits into them: sites, buildings, goods. Build it over the Old World, where it can be loaded.
guide-power = Every action gives power, 4 to 1 by its area. At the end of the year power moves your two markers. Think of one thing: what will you need on the New World first?
guide-energy = From the third action on you pay energy: 1, then 2, then 3 each. Keep some: ships need energy to fly. Passing is free and final for the year.
guide-transport = Load what will fly: a site gives its two people or its factory, but is closed for good and makes nothing any more. Then confirm.
guide-advance = Split your power over both markers. Past 10 desert opens, past 15 forest, past 21 ocean. They may never be more than one gate apart.
guide-place = Your markers take places on the track. Rings and diamonds there let you settle fields that ask for them, as long as the markers stay.
guide-year-two = Year two. Both worlds have produced, then eaten; what is missing becomes a penalty. People and factories on the New World now want a field. You play as you like.
guide-settle = Settling fills all places of one free field at once: 1 steel for each person, factories free. Every piece raises what your New World makes.
guide-year-three = From now on the New World eats too, and wants to be entertained: one stadium this year, two next year. Those on the Old World must fly.
guide-end-near = The last year. Each site left behind, each missing stadium and each penalty lowers your lowest production by 1. Raise the lowest, and leave nobody behind.
