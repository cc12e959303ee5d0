## The cards of the guided first game. Each statement rests on the rules that guide.toml cites.

guide-hand = These officers are your money for this round. A 5 is not worth more than a 1; what counts is matching. Next round brings a new hand.
guide-terrabot = A terrabot scores at once: 4 points in the first two rounds, later 3 and 2. The lit one costs a single card. Later it founds the city of its letter, or makes it bigger.
guide-pay = Now pay. Cards beside the module set the price; with none beside it any one card will do. Keep the numbers you have several of.
guide-row = The card on top picked the row of your freighter. What you couple last leaves first, so keep crews and their shuttles close together.
guide-price = Look at the little cards: a paid neighbour asks for its number, two different neighbours ask for both. For a number you lack, any two cards will do.
guide-marker = For one card, face down, you take 1 point and begin the next round. Only one player a round can do it.
guide-leave = Few cards left. Leaving gives 1 point for each card you still hold. You are out until the next round, and modules nobody buys are gone for good.
guide-round-two = A new station, a new hand: five rounds in all. From now on you play as you like; the guide only speaks of new things.
guide-last-round = The last round at the station. Chapter two uses the open ends of your rows: crews need a shuttle that can leave before them or beside them.
guide-chapter-two = No more buying, no more chance. Each turn takes one module off the open end of a row and uses it at once. Begin with a terrabot if you can: it founds a city.
guide-use = A shuttle defends with its shields or flies up to two crews to your cities, the only way for them to get there. A satellite defends, or scores its task once.
guide-crew = A city works with one building company, and a company works in one city. Green farm crews go anywhere. A crew with stripes scores the size of its city.
guide-end-near = A population ship is taken: the first to meet its condition at the end of an own turn gets it. At the very end the largest cities and the best defence score; having none costs 3.
