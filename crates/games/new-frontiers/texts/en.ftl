# New Frontiers: what the game says, in English.

# Options.
option-mode = Game
option-mode-first_game = First game
option-mode-standard = Standard
option-mode-goals = With goals

# Words.
kind-novelty = Novelty Goods
kind-rare = Rare Elements
kind-genes = Genes
kind-alien = Alien Technology
kind-none = good
any-kind = any kind
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-produce = Produce
phase-trade = Trade
phase-consume = Consume
unit-credits = credits
unit-credits-gained = credits received
unit-strength = strength

# What is asked.
wait = Waiting for { $who }.
ask-side = Choose the side of your mat: your home colony.
ask-select = Select an action tile.
ask-window = Your goal is face down. Go on, or turn it up if it is a stockpile goal.
ask-keep-goal = Keep one of these goals, face down.
ask-put-under = Put the other goals under the stack: which one lies higher?
ask-develop = Develop: buy a development, or none.
ask-take = Explore: take a world.
ask-take-second = Explore: take your second world.
ask-draw = Which power draws worlds next?
ask-keep = { $left ->
    [one] Keep one of the worlds drawn.
   *[other] Keep { $left } of the worlds drawn.
 }
ask-return = You have more than 9 worlds: return an explored one.
ask-settle = Settle: choose a world, or take colonists.
ask-conquer = Conquer { $tile }: give up goods for strength, or go ahead.
ask-joker = Which kind is { $tile }?
ask-settle-more = Settle: another world or a replacement, or nothing more.
ask-shortage = There are too few { $kind }: where do you produce?
ask-windfall = Your bonus: produce on a windfall colony.
ask-windfall-power = A power produces on a windfall colony: which?
ask-store-goods = Store goods for the goal, or none.
ask-trade = Trade: sell a good, or none.
ask-tax = The sale brought ${ $received }: how many credits do you store?
ask-consume = Consume: use a power.
ask-spend = { $tile }: { $left ->
    [one] choose a good.
   *[other] choose { $left } goods.
 }
ask-over = The game is over.

# What can be done.
do-choose-side = { $tile }
do-select = { $tile }
do-reveal = Turn up your goal
do-go-on = Go on
do-keep-goal = Keep { $goal }
do-put-under = { $goal } next
do-buy = Buy { $tile } for ${ $price }
do-buy-nothing = Buy nothing
do-take = Take { $tile }
do-draw = Draw by { $tile }
do-keep = Keep { $tile }
do-store-world = Store { $tile }
do-return-world = Return { $tile }
do-take-colonists = { $count ->
    [0] Take no colonists: there are none left
    [one] Take 1 colonist
   *[other] Take { $count } colonists
 }
do-settle-pay = Settle { $tile } for ${ $price }
do-settle-unpayable = Pay for { $tile }
do-settle-conquer = Conquer { $tile }: strength { $strength } against { $need }
do-settle-nothing = Nothing more
do-replace = Settle { $world } in the place of { $colony }
do-terraform = Replace { $colony } by { $world }
do-give-up = { $power }: give up { $kind } from { $tile } for strength { $strength }
do-conquer = Conquer { $tile } with strength { $strength }
do-conquer-nothing = Conquer
do-name-kind = { $kind }
do-produce-on = Produce on { $tile }
do-produce-by = { $power }: produce on { $tile }
do-sell = Sell { $kind } from { $tile } for ${ $credits }
do-sell-nothing = Sell nothing
do-tax = { $credits ->
    [0] Store no credits
   *[other] Store ${ $credits }
 }
do-consume = Use { $tile }
do-consume-nothing = Nothing more
do-spend = { $kind } from { $tile }
do-store-good = Store { $kind } from { $tile }
do-store-nothing = Store no more
do-pass = Pass

shortcut-conquer = Conquer { $tile } without giving up goods
shortcut-store-all = Store all { $count } goods

# What is needed.
need-on-sale = { $tile } is for sale
need-not-owned = You do not own { $tile } yet
need-spaces = { $need ->
    [one] 1 free development space
   *[other] { $need } free development spaces
 }: you have { $have }
need-credits = ${ $need }: you have ${ $have }
need-power-to-pay = A power that lets you pay for { $tile }
need-strength = Strength { $need }: you have { $have }
need-strength-with-goods = Strength { $need }: you have { $have }, or { $reach } if you give up goods
need-colonists = { $need ->
    [one] 1 colonist
   *[other] { $need } colonists
 }: you have { $have }
need-not-military = { $tile } is not military
need-both-not-military = Neither { $colony } nor { $world } is military
need-same-kind = { $colony } and { $world } are of the same kind
need-cost-difference = The new world costs 0 to 3 more: { $new } instead of { $old }
need-one-world-stored = You have not stored a world in this action
need-room-in-stockpile = Room in the stockpile: { $have } of { $most } stored
need-tradable = The good on { $tile } can be sold
need-unused-power = { $tile } has not been used in this action
need-goods = Goods for { $tile }, which takes up to { $need }

# Parts of sums.
part-cost = { $tile }
part-defence = Defence of { $tile }
part-bonus = You selected Develop
part-tile = { $tile }
part-temporary = Goods given up
part-good = { $kind }
part-at-least-nothing = Never less than 0

# What happened.
event-order = Priority order: { $order }.
event-developments = On the development mats: { $tiles }.
event-mat = { $who } gets the mat with { $a } and { $b }.
    .you = { $who } get the mat with { $a } and { $b }.
event-home = The home of { $who } is { $tile }.
    .you = Your home is { $tile }.
event-round-began = Round { $round } begins.
event-selected = { $who } selects { $tile }.
    .you = { $who } select { $tile }.
event-went-on = { $who } goes on.
    .you = { $who } go on.
event-goal-revealed = The goal of { $who } is turned up: { $goal }.
    .you = Your goal is turned up: { $goal }.
event-goals-drawn = { $who } looks at { $count ->
    [one] 1 goal
   *[other] { $count } goals
 }.
    .you = { $who } look at { $count ->
        [one] 1 goal
       *[other] { $count } goals
     }.
event-goals-seen = { $who } looks at { $goals }.
    .you = { $who } look at { $goals }.
event-goal-kept = { $who } keeps a goal face down.
    .you = { $who } keep a goal face down.
event-goal-kept-own = { $who } keeps { $goal } face down.
    .you = { $who } keep { $goal } face down.
event-goal-put-under = { $who } puts a goal under the stack.
    .you = { $who } put a goal under the stack.
event-goal-put-under-own = { $who } puts { $goal } under the stack.
    .you = { $who } put { $goal } under the stack.
event-gained = { $from }: { $who } gains { $credits ->
    [0] { $colonists ->
        [0] { $vp } VP
        [one] 1 colonist
       *[other] { $colonists } colonists
     }
   *[other] ${ $credits }{ $vp ->
        [0] {""}
       *[other] {" "}and { $vp } VP
     }{ $colonists ->
        [0] {""}
       *[other] {" "}and colonists ({ $colonists })
     }
 }.
    .you = { $from }: { $who } gain { $credits ->
        [0] { $colonists ->
            [0] { $vp } VP
            [one] 1 colonist
           *[other] { $colonists } colonists
         }
       *[other] ${ $credits }{ $vp ->
            [0] {""}
           *[other] {" "}and { $vp } VP
         }{ $colonists ->
            [0] {""}
           *[other] {" "}and colonists ({ $colonists })
         }
     }.
event-bought = { $who } buys { $tile } for ${ $price }.
    .you = { $who } buy { $tile } for ${ $price }.
event-bought-nothing = { $who } buys nothing.
    .you = { $who } buy nothing.
event-display = Laid out: { $tiles }.
event-took = { $who } takes { $tile }.
    .you = { $who } take { $tile }.
event-took-nothing = No world is left for { $who }.
    .you = No world is left for you.
event-drew = { $tile }: { $who } draws { $tiles }.
    .you = { $tile }: { $who } draw { $tiles }.
event-kept = { $who } keeps { $tile }.
    .you = { $who } keep { $tile }.
event-into-bag = Back into the bag: { $tiles }.
event-returned = { $who } returns { $tile } to the bag.
    .you = { $who } return { $tile } to the bag.
event-stored-world = { $who } stores { $tile }.
    .you = { $who } store { $tile }.
event-took-colonists = { $count ->
    [0] { $who } takes no colonists: none are left.
    [one] { $who } takes 1 colonist.
   *[other] { $who } takes { $count } colonists.
 }
    .you = { $count ->
        [0] { $who } take no colonists: none are left.
        [one] { $who } take 1 colonist.
       *[other] { $who } take { $count } colonists.
     }
event-gave-up = { $who } gives up { $kind } for strength { $strength } ({ $tile }).
    .you = { $who } give up { $kind } for strength { $strength } ({ $tile }).
event-settled-pay = { $who } settles { $tile } for ${ $price }.
    .you = { $who } settle { $tile } for ${ $price }.
event-settled-conquer = { $who } conquers { $tile } with strength { $strength }.
    .you = { $who } conquer { $tile } with strength { $strength }.
event-settled-instead = { $who } settles { $tile } in the place of { $colony }.
    .you = { $who } settle { $tile } in the place of { $colony }.
event-terraformed = { $who } replaces { $colony } by { $tile }.
    .you = { $who } replace { $colony } by { $tile }.
event-kind-named = { $who } chooses { $kind } for { $tile }.
    .you = { $who } choose { $kind } for { $tile }.
event-windfall = { $tile } of { $who } gets { $kind }.
    .you = Your { $tile } gets { $kind }.
event-tile-credits = { $who } takes ${ $credits } from the Produce tile.
    .you = { $who } take ${ $credits } from the Produce tile.
event-produced = { $who } produces { $kind } on { $tile }.
    .you = { $who } produce { $kind } on { $tile }.
event-produced-by = { $power }: { $who } produces { $kind } on { $tile }.
    .you = { $power }: { $who } produce { $kind } on { $tile }.
event-stored-good = { $who } stores { $kind }.
    .you = { $who } store { $kind }.
event-sold = { $who } sells { $kind } for ${ $credits }.
    .you = { $who } sell { $kind } for ${ $credits }.
event-sold-nothing = { $who } sells nothing.
    .you = { $who } sell nothing.
event-stored-credits = { $who } stores ${ $credits }.
    .you = { $who } store ${ $credits }.
event-consumed = { $tile }: { $who } consumes { $goods } for { $vp ->
    [0] ${ $credits }
   *[other] { $credits ->
        [0] { $vp } VP
       *[other] { $vp } VP and ${ $credits }
     }
 }.
    .you = { $tile }: { $who } consume { $goods } for { $vp ->
        [0] ${ $credits }
       *[other] { $credits ->
            [0] { $vp } VP
           *[other] { $vp } VP and ${ $credits }
         }
     }.
event-end = The game ends after this round: { $why }.
event-round-ended = Round { $round } ends. { $credits ->
    [0] Nothing lies on the Produce tile.
   *[other] ${ $credits } lie on the Produce tile.
 }
event-game-over = The game is over.

end-spaces = 11 development spaces are covered
end-colonies = a player has 8 colonies
end-colonists = 4 or fewer colonists are left
end-points = the VP pool is empty
end-rounds = no more rounds are played

# Where points come from.
source-chips = VP chips
source-colonies = Colonies
source-developments = Developments
source-question = { $tile }: { $number } × { $of }
source-question-only = { $tile }: { $number } × { $of } ({ $only })
source-question-chips = { $tile }: 1 for each { $divisor } VP in chips
source-question-kinds = { $tile }: different kinds of colonies
source-goal = Goal: { $goal }
compare-points = VP
compare-goods-and-credits = Goods and credits

# What tiles do.
tile-cost = Costs ${ $cost } and { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
 }.
tile-defence = Military: defence { $cost }, and { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
 }.
tile-development = Costs ${ $cost } and covers { $spaces ->
    [one] 1 development space
   *[other] { $spaces } development spaces
 }.
tile-joker = Windfall colony: its owner decides its kind for every action. Its good cannot be sold.
tile-windfall = Windfall colony: gets { $kind } when it is settled.
tile-production = Production colony: produces { $kind }.
tile-keywords = Keywords: { $keywords }.
tile-vp = { $vp } VP.
vp-per = { $vp } VP for each { $of }.
vp-per-only = { $vp } VP for each { $of } ({ $only }).
vp-chips = { $vp } VP for each { $divisor } VP in chips.
vp-kinds = { $one }, { $two }, { $three } or { $four } VP for 1, 2, 3 or 4 kinds among your colonies.
of-tile = tile
of-colony = colony
of-development = development
of-strength = strength
of-chips = VP in chips
of-kinds = kind
only-military = military
only-not-military = not military
only-windfall = windfall
only-production = production
only-grey = grey
only-large = large
only-small = small
with-power-explore = Explore power
with-power-develop = Develop power
with-power-settle = Settle power
with-power-produce = Produce power
with-power-trade = Trade power
with-power-consume = Consume power
without-alien = not Alien
without-imperium = not Imperium
without-rebel = not Rebel
without-terraforming = not Terraforming
without-uplift = not Uplift
against = against { $only }
when-on-action = once
when-after-pick = after your last pick
when-after-develop = after each development you buy
when-after-settle = after each world you settle
when-produced-here = when a good is produced here
power-draw = { $phase }, { $when }: draw { $count ->
    [one] 1 world
   *[other] { $count } worlds
 } from the bag.
power-draw-keep = { $phase }, { $when }: draw { $count } worlds from the bag, keep { $keep }.
power-gain-credits = { $phase }, { $when }: gain ${ $amount }.
power-gain-colonists = { $phase }, { $when }: gain { $amount ->
    [one] 1 colonist
   *[other] { $amount } colonists
 }.
power-gain-vp = { $phase }, { $when }: gain { $amount } VP.
power-gain-credits-per = { $phase }, { $when }: gain ${ $amount } for each { $of }.
power-gain-credits-per-only = { $phase }, { $when }: gain ${ $amount } for each { $of } ({ $only }).
power-gain-colonists-per = { $phase }, { $when }: gain colonists, { $amount } for each { $of }.
power-gain-colonists-per-only = { $phase }, { $when }: gain colonists, { $amount } for each { $of } ({ $only }).
power-gain-vp-per = { $phase }, { $when }: gain { $amount } VP for each { $of }.
power-gain-vp-per-only = { $phase }, { $when }: gain { $amount } VP for each { $of } ({ $only }).
power-discount = { $phase }: pay ${ $amount } less.
power-discount-only = { $phase }: pay ${ $amount } less ({ $only }).
power-military = { $phase }: strength { $amount }.
power-military-only = { $phase }: strength { $amount } against some worlds ({ $only }).
power-temporary = { $phase }: give up 1 good for strength { $amount } in this action.
power-pay = { $phase }: pay for a military world: its defence less { $amount }.
power-pay-only = { $phase }: pay for a military world ({ $only }): its defence less { $amount }.
power-extra-settle = { $phase }: when you settle a world, you may settle { $count ->
    [one] another one
   *[other] { $count } others
 }.
power-replace-colony = { $phase }: replace one of your non-military colonies by an explored non-military world of the same kind that costs { $least } to { $most } more, for nothing.
power-replace-self = { $phase }: settle a non-military world in the place of this colony, for nothing.
power-windfall = { $phase }: produce on one of your windfall colonies ({ $kinds }).
power-most-produced = { $phase }: gain ${ $credits } if you produced more { $kind } than every other player.
power-trade-bonus = { $phase }: ${ $amount } more for a good sold ({ $kinds }).
power-extra-sale = { $phase }: sell { $count ->
    [one] another good
   *[other] { $count } other goods
 }.
power-consume-exact = { $phase }: { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 } ({ $kinds }) for { $vp ->
    [0] ${ $credits }
   *[other] { $credits ->
        [0] { $vp } VP
       *[other] { $vp } VP and ${ $credits }
     }
 }.
power-consume-up-to = { $phase }: up to { $goods } goods ({ $kinds }), for each { $vp ->
    [0] ${ $credits }
   *[other] { $credits ->
        [0] { $vp } VP
       *[other] { $vp } VP and ${ $credits }
     }
 }.
power-consume-set = { $phase }: { $goods } goods of different kinds ({ $kinds }) for { $vp ->
    [0] ${ $credits }
   *[other] { $credits ->
        [0] { $vp } VP
       *[other] { $vp } VP and ${ $credits }
     }
 }.
power-consume-up-to-set = { $phase }: up to { $goods } goods of different kinds ({ $kinds }), for each { $vp ->
    [0] ${ $credits }
   *[other] { $credits ->
        [0] { $vp } VP
       *[other] { $vp } VP and ${ $credits }
     }
 }.
power-per-good = { $phase }: at the end, { $vp } VP for each good that your other powers consumed.
power-per-good-bonus = { $phase }: { $vp } VP more if you own { $tile }.
power-optional = You may do without it.

# What action tiles do.
about-game = Build an empire of developments and colonies among the stars.
about-keyword = { $count } tiles carry the keyword { $keyword }.
about-retreat = You gain ${ $credits }. There is no action for the others.
about-goals = One position forward in priority order, ${ $credits }, and one of the top { $draw } goals. There is no action for the others.
about-develop = Everybody may buy a development. You pay ${ $discount } less.
about-explore = Everybody takes one of { $display } worlds. You take a second one at the end.
about-settle = Everybody takes { $gain } colonists or settles a world. First you gain { $bonus ->
    [one] 1 colonist
   *[other] { $bonus } colonists
 }.
about-produce = Everybody produces on production colonies. You take the credits on the tile and produce on a windfall colony.
about-trade = Everybody may sell a good, and consumes goods. First you gain { $vp } VP.
about-envoys = You gain { $vp } VP and are first in priority order. There is no action for the others.

# What goals count.
goal-phases = How many of the six actions you have a power for.
goal-consume-powers = How many tiles with a Consume power you have.
goal-kinds = How many kinds there are among your colonies.
goal-keywords = How many keywords there are on your tiles.
goal-colonists = How many unused colonists you have.
goal-worlds = How many worlds you have stored, { $most } at most: at the limit of 9 worlds, one in each Explore or Settle.
goal-goods = How many goods you have stored, { $most } at most: after Produce.
goal-credits = How many credits you have stored, { $most } at most: from each sale.
goal-step = { $number } or more: { $vp } VP.

# The table as plain text.
print-title = NEW FRONTIERS - { $mode }, round { $round }
print-supplies = { $colonists } colonists and { $pool } VP left - { $bag } worlds in the bag
print-last-round = Last round:
print-order = Order:
print-tiles = Free tiles:
print-display = Display:
print-drawn = Drawn:
print-world = ${ $price } of ${ $cost }, { $colonists } col.
print-world-military = { $price ->
    [-1] {""}
   *[other] ${ $price } or{" "}
 }{ $strength } of { $cost } strength, { $colonists } col.
print-price = ${ $price }
print-developments = Developments:
print-goal-stack = Goals ({ $count } in the stack):
print-face-down = A goal of { $who } lies face down.
print-face-down-known = Face down in front of { $who }: { $goal }.
print-goals-drawn = Drawn goals:
print-seat = { $who }: { $score } VP - ${ $credits }, { $colonists } colonists, { $chips } VP in chips, strength { $strength }, { $spaces } of 11 spaces
print-sides = Sides:
print-colonies = Colonies:
print-explored = Explored:
print-owned = Developments:
print-stockpile = Stored:
