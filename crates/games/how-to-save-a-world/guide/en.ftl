## The cards of the guided first game. Each statement rests on the rules that guide.toml cites.

guide-keep = Keep one of two species. It scores at the end for what it names, wherever the card lies then. Its badges can be spent before.
guide-first = One thing a turn: land on a space, play a card, take the shuttle, or pass. The shape of a space says where its lander wakes up next round: an arrow flies to the other world.
guide-land = Two of your landers wait on the planet, one on the moon. Land on the lit space and do what it shows.
guide-badges = Each badge you spend does the effect once more: turn a tile, or discard a card that shows it. All of them come back next round.
guide-work = Working on a project: pay what the next space asks, move on, and put a cube into the bag. The more cubes, the likelier this project saves the planet.
guide-react = A reaction card fits: its condition came true in this turn. It costs nothing. You may also keep it, for its badges or for later.
guide-research = Research: basics are cheap and raise your lines or bring badges. A technology costs 5 knowledge and works for the rest of the game.
guide-buy = A card costs as many resources as you own cards: knowledge for actions, minerals for reactions, biomass for species. It can be used from your next turn on.
guide-pass = Somebody has passed. When your landers are out and no card helps, pass too: what you do not spend stays with you.
guide-round-end = The round is over: the asteroid came nearer, cubes were drawn from the bag, and your resources rose to their lines. From now on you play as you like.
guide-lead = Be ahead where it counts: the project that saves the planet gives 18, 10 and 5 points, each other 8, 6 and 4. Who never works on one gets nothing there.
guide-end-near = Day X comes near: the asteroid arrives, or a track is full. Then ten cubes decide for the laser, ten for the shield, else the evacuation saves everybody. Species score last.
