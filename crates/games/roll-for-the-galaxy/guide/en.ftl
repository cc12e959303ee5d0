## The cards of the guided first game. Each statement rests on the rules that guide.toml cites.

guide-start = Two tiles begin your building list: one as a development, one as a world. The lit tile becomes your development, the other one your world.
guide-first-roll = These are your people, just rolled. Each die waits under the phase it shows. Nobody else can see them.
guide-star = A star works in any phase. Put it where you want more people: { $phase } fits.
guide-select = Now choose one phase: put any die on it. What you choose happens for sure, and the die works there. **{ $phase }** is a good beginning.
guide-ready = All players plan at the same time. Press Ready when you like your plan. Until everybody is ready you can still change it.
guide-reveal = All plans are open. Chosen by one, played by all. Dice under phases that nobody chose go back to their cups. Next time, guess what the others need.
guide-scout = Scout draws a tile for your building list. Stock takes 2 credits instead. Scout when few tiles wait there, stock when your people will cost more than you have.
guide-side = Every tile is a development on one side and a world on the other. Pick one; it goes to the bottom of that pile. Cheap tiles come sooner, dear ones score more.
guide-build = Developers and settlers build the tile on top of their pile. It is finished when as many dice lie on it as it costs. If not, they stay and wait.
guide-recruit = Your people worked and now rest. Each costs 1 credit to return to the cup; with 0 left you get 1. Coloured dice first: they show more stars.
guide-dictate = One worker short somewhere? Give up one die here and move another. The die you give up returns to your cup, free. From now on you play as you like.
guide-good = A producer becomes a good on a coloured world. A shipper takes one good: trade brings 3 to 6 credits, consume brings 1 point and 1 more for each die that matches the world.
guide-end-near = The end comes near: somebody has nine tiles or more. With 12 the game ends after that round, also when the point chips run out. Tiles still on your list score nothing.
