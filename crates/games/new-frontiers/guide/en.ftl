## The cards of the guided first game. Each statement rests on the rules that guide.toml cites.

guide-first = Each round every player takes one of these seven tiles. All carry the action out, but only the one who chose it gets the bonus.
guide-select = You have no worlds to settle yet, and little money. **{ $tile }** is a good beginning: its bonus helps you at once.
guide-explore = Take a world for later. The number is its price, a red shield its defence; the little people are the colonists it needs. Cheap ones come sooner.
guide-develop = Everybody may buy one development now; the chooser pays 1 less. A power works for the rest of the game, so early ones pay off. You may also keep your money.
guide-settle = Settle lets everybody take 2 colonists, or settle an explored world: it needs its colonists, and its price or enough strength. Without colonists, take them first.
guide-others = You have seen a round. Before you choose, look what helps you more than the others: they take part in every action. From now on you play as you like.
guide-alone = Two tiles help only you: Isolation brings 2 credits, the envoys 1 point and the first place. The Produce tile collects 1 credit for each round in which nobody takes it.
guide-trade = You may sell one good: 1 to 4 credits by its kind. After that your consume powers turn goods into points.
guide-colony = A world you settle keeps its colonists for good. Its power works from the next action on, a windfall world brings a good at once, and the number in the hexagon counts at the end.
guide-middle = Half way. Large developments cost 9 and score for what you have collected; it is time to look which one fits your empire.
guide-end-near = The end comes near: 8 colonies, 11 spaces of developments, few colonists or no point chips end the game after the round. Explored worlds score nothing, so settle them.
