//! Settle: everybody takes colonists or settles a world. Ledger: NFR-SET, NFR-SPOW-01 to NFR-SPOW-06, NFR-SPOW-15,
//! NFR-SPOW-16. Replacing colonies is in `replace`.
//!
//! Worked examples: NFR-EX-07, NFR-EX-13, NFR-EX-25, NFR-EX-26, NFR-EX-27, NFR-EX-30, NFR-EX-38.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, Next, Visit, develop, draws, explore, gains, powers, replace};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{End, Kind, Phase, Tile, Trigger, Way};

/// NFR-SET-19: the choice between colonists and settling comes first.
pub(crate) fn begin() -> Next {
    Some(Step::Settle)
}

/// The price of a world for a seat, if it can be paid for at all: its cost, or the defence of a military world that a
/// power fits (NFR-SPOW-05), minus the seat's discounts (NFR-SET-05, NFR-SPOW-15), at least 0.
pub fn price(state: &State, seat: Seat, world: Tile, parts: &mut impl Parts) -> Option<i32> {
    let data = COMPONENTS.tile(world);
    let printed = i32::from(data.cost);
    let off = if data.military {
        parts.part("NFR-SPOW-05", printed, || Message::new("part-defence").name("tile", data.id));
        powers::pay_for_military(state, seat, world, parts)?
    } else {
        parts.part("NFR-SET-05", printed, || Message::new("part-cost").name("tile", data.id));
        0
    };
    let off = off + powers::discount(state, seat, Phase::Settle, world, parts);
    Some(develop::at_least_nothing(printed - off, parts))
}

/// The strength of a seat against a world if it gave up all the goods it can (NFR-SET-09).
pub fn reach(state: &State, seat: Seat, world: Tile) -> i32 {
    let now = powers::strength_now(state, seat, world, &mut NoParts);
    let temporary = powers::temporary_powers(state, seat);
    if temporary.is_empty() {
        return now;
    }
    now + powers::most_temporary(temporary, state.player(seat).goods.len())
}

/// Whether a seat may settle now: as its choice, or a further world after a first one (NFR-SPOW-01, NFR-OPEN-11).
pub(crate) fn may_settle(state: &State, seat: Seat) -> bool {
    match state.step {
        Step::Settle => true,
        Step::SettleMore => state.part.settled > 0 && state.part.settled < powers::settlings(state, seat),
        _ => false,
    }
}

fn enough_colonists(state: &State, seat: Seat, world: Tile) -> bool {
    state.player(seat).colonists >= COMPONENTS.tile(world).colonists
}

fn can_pay(state: &State, seat: Seat, world: Tile) -> bool {
    let price = price(state, seat, world, &mut NoParts);
    price.is_some_and(|price| price <= i32::from(state.player(seat).credits))
}

fn can_conquer(state: &State, seat: Seat, world: Tile) -> bool {
    let data = COMPONENTS.tile(world);
    data.military && reach(state, seat, world) >= i32::from(data.cost)
}

/// NFR-DEC-09, NFR-DEC-10, NFR-DEC-12, NFR-DEC-13: ascending.
pub(crate) fn legal(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    if state.step == Step::Settle {
        visit(Action::TakeColonists)?;
    }
    if may_settle(state, seat) {
        for world in state.player(seat).explored.iter().filter(|&world| enough_colonists(state, seat, world))
        {
            if can_pay(state, seat, world) {
                visit(Action::Settle { world, way: Way::Pay })?;
            }
            if can_conquer(state, seat, world) {
                visit(Action::Settle { world, way: Way::Conquer })?;
            }
        }
        replace::legal_replace(state, seat, visit)?;
    }
    replace::legal_terraform(state, seat, visit)?;
    if state.step == Step::SettleMore { visit(Action::Pass) } else { Visit::Continue(()) }
}

/// NFR-SET-02: once, instead of settling; NFR-OPEN-32: also with an empty supply.
pub(crate) fn check_colonists(state: &State) -> Result<(), Illegal> {
    ensure!("NFR-SET-02", state.step == Step::Settle);
    Ok(())
}

/// Whether a seat may settle a world in this way. The colonists needed are asked whatever the price (NFR-POW-07).
pub(crate) fn check_settle(
    state: &State,
    seat: Seat,
    world: Tile,
    way: Way,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    check_may_settle(state, seat, world)?;
    let (player, data) = (state.player(seat), COMPONENTS.tile(world));
    match way {
        Way::Pay => {
            let price = price(state, seat, world, &mut NoParts);
            if data.military {
                checks.require("NFR-SPOW-05", price.is_some(), || {
                    Message::new("need-power-to-pay").name("tile", world.id())
                })?;
            }
            let price = price.unwrap_or(0);
            checks.require("NFR-SET-05", price <= i32::from(player.credits), || {
                Message::new("need-credits").number("need", price).number("have", player.credits)
            })?;
        }
        Way::Conquer => {
            ensure!("NFR-SET-20", data.military);
            let (now, reach) =
                (powers::strength_now(state, seat, world, &mut NoParts), reach(state, seat, world));
            checks.require("NFR-SET-06", reach >= i32::from(data.cost), || {
                let words = if reach > now { "need-strength-with-goods" } else { "need-strength" };
                Message::new(words).number("need", data.cost).number("have", now).number("reach", reach)
            })?;
        }
    }
    checks.require("NFR-SET-04", enough_colonists(state, seat, world), || {
        Message::new("need-colonists").number("need", data.colonists).number("have", player.colonists)
    })
}

/// What is asked of every way to settle.
pub(crate) fn check_may_settle(state: &State, seat: Seat, world: Tile) -> Result<(), Illegal> {
    ensure!("NFR-SET-02", matches!(state.step, Step::Settle | Step::SettleMore));
    ensure!("NFR-SPOW-01", may_settle(state, seat));
    ensure!("NFR-SET-02", state.player(seat).explored.contains(world));
    Ok(())
}

/// NFR-SET-02, NFR-SET-14: colonists, as many as there are. A replacement may still follow (NFR-SET-19).
pub(crate) fn take_colonists<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    let colonists = gains::take_colonists(ctx, seat, COMPONENTS.limits.settle_colonists_gain);
    ctx.tell(Event::TookColonists { seat, colonists });
    more(ctx.state, seat)
}

/// NFR-SET-10: by payment or by strength, never both.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: Tile,
    way: Way,
) -> Next {
    match way {
        Way::Pay => {
            // The action is legal, so that there is a price, and it is at most the printed figure.
            let price = price(ctx.state, seat, world, &mut NoParts).unwrap_or(0) as u8;
            ctx.state.player_mut(seat).credits -= u16::from(price);
            place_colonists(ctx, seat, world, way, price);
            found(ctx, seat, world)
        }
        Way::Conquer => {
            let temporary = powers::temporary_powers(ctx.state, seat);
            if temporary.is_empty() || ctx.state.player(seat).goods.is_empty() {
                return conquer_world(ctx, seat, world);
            }
            Some(Step::Conquer { world })
        }
    }
}

/// Whether the world can still be conquered once a power has been used for a good (NFR-SET-09).
fn still_in_reach(state: &State, seat: Seat, world: Tile, power: Tile) -> bool {
    let mut others = powers::temporary_powers(state, seat);
    others.remove(power);
    let goods = state.player(seat).goods.len().saturating_sub(1);
    let strength = powers::strength_now(state, seat, world, &mut NoParts);
    let most =
        strength + i32::from(powers::temporary_strength(power)) + powers::most_temporary(others, goods);
    most >= i32::from(COMPONENTS.tile(world).cost)
}

fn is_strong_enough(state: &State, seat: Seat, world: Tile) -> bool {
    powers::strength_now(state, seat, world, &mut NoParts) >= i32::from(COMPONENTS.tile(world).cost)
}

/// NFR-DEC-11: any power, any good, more than needed; then the conquest.
pub(crate) fn legal_conquest(
    state: &State,
    seat: Seat,
    world: Tile,
    visit: &mut impl FnMut(Action) -> Visit,
) -> Visit {
    let goods = state.player(seat).goods;
    for power in powers::temporary_powers(state, seat).iter() {
        if still_in_reach(state, seat, world, power) {
            goods.iter().try_for_each(|colony| visit(Action::GiveUp { power, colony }))?;
        }
    }
    if is_strong_enough(state, seat, world) { visit(Action::Conquer) } else { Visit::Continue(()) }
}

/// NFR-SET-09: while conquering, each power once, a good of any colony.
pub(crate) fn check_give_up(state: &State, seat: Seat, power: Tile, colony: Tile) -> Result<(), Illegal> {
    let Step::Conquer { world } = state.step else { return Err(Illegal::new("NFR-SET-09")) };
    ensure!("NFR-SET-09", powers::temporary_powers(state, seat).contains(power));
    ensure!("NFR-SET-09", state.player(seat).goods.contains(colony));
    ensure!("NFR-SET-09", still_in_reach(state, seat, world, power));
    Ok(())
}

/// NFR-SET-09: the good returns to the supply, the strength lasts until the end of the action (NFR-SPOW-02).
pub(crate) fn give_up<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    power: Tile,
    colony: Tile,
) -> Next {
    let strength = powers::temporary_strength(power);
    ctx.state.part.used.insert(power);
    ctx.state.part.strength += strength;
    if let Some(kind) = gains::return_good(ctx, seat, colony) {
        ctx.tell(Event::GaveUp { seat, power, colony, kind, strength });
    }
    Some(ctx.state.step)
}

/// NFR-SET-06: strength must reach the defence.
pub(crate) fn check_conquer(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let Step::Conquer { world } = state.step else { return Err(Illegal::new("NFR-SET-09")) };
    checks.require("NFR-SET-09", is_strong_enough(state, seat, world), || {
        let strength = powers::strength_now(state, seat, world, &mut NoParts);
        let message = Message::new("need-strength").number("need", COMPONENTS.tile(world).cost);
        message.number("have", strength).number("reach", strength)
    })
}

/// Conquers the world that was chosen.
pub(crate) fn conquer<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    match ctx.state.step {
        Step::Conquer { world } => conquer_world(ctx, seat, world),
        step => Some(step),
    }
}

/// NFR-SET-06: nothing is paid, strength is not used up.
fn conquer_world<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) -> Next {
    place_colonists(ctx, seat, world, Way::Conquer, 0);
    found(ctx, seat, world)
}

/// NFR-SET-04: unused colonists move onto the world, where they stay (NFR-SET-11).
fn place_colonists<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: Tile,
    way: Way,
    price: u8,
) {
    let colonists = COMPONENTS.tile(world).colonists;
    let strength = match way {
        Way::Pay => 0,
        Way::Conquer => powers::strength_now(ctx.state, seat, world, &mut NoParts) as u8,
    };
    ctx.state.player_mut(seat).colonists -= colonists;
    ctx.tell(Event::Settled { seat, world, way, price, strength, colonists });
}

/// NFR-SET-11: the world is a colony now, whose powers cannot be used yet (NFR-SET-13), but whose good can (NFR-SPOW-03). NFR-POW-13: the joker's kind
/// is asked before its good is placed.
pub(crate) fn found<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) -> Next {
    ctx.state.part.settled += 1;
    turn_over(ctx, seat, world);
    if COMPONENTS.tile(world).joker {
        return Some(Step::JokerSettled);
    }
    if let Some(kind) = COMPONENTS.tile(world).kind {
        first_good(ctx, seat, world, kind);
    }
    triggered(ctx, seat)
}

/// The explored world becomes a colony.
pub(crate) fn turn_over<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) {
    let player = ctx.state.player_mut(seat);
    player.explored.remove(world);
    player.empire.insert(world);
    ctx.state.part.fresh.insert(world);
}

/// NFR-SET-12: a windfall colony gets a good as soon as it is settled.
pub(crate) fn first_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
    kind: Kind,
) {
    if COMPONENTS.masks.windfall.contains(colony) && gains::place_good(ctx, seat, colony, kind) {
        ctx.tell(Event::WindfallGood { seat, colony, kind });
    }
}

/// The joker was settled and has its kind.
pub(crate) fn joker_named<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, kind: Kind) -> Next {
    if let Some(joker) = COMPONENTS.masks.joker.first() {
        first_good(ctx, seat, joker, kind);
    }
    triggered(ctx, seat)
}

/// NFR-SPOW-04, NFR-POW-08: powers triggered by settling, once for each world.
fn triggered<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    powers::gain(ctx, seat, Phase::Settle, Trigger::AfterSettle);
    draws::begin(ctx, seat, Trigger::AfterSettle)
}

/// NFR-SET-19: a further world, also one just drawn (NFR-OPEN-12), or a replacement, if the seat has a power for it.
pub(crate) fn more(state: &State, seat: Seat) -> Next {
    let world = state.part.settled > 0 && state.part.settled < powers::settlings(state, seat);
    (world || !replace::unused_powers(state, seat).is_empty()).then_some(Step::SettleMore)
}

/// NFR-SET-15: replaced worlds go into the bag; NFR-SET-16, NFR-SET-17, NFR-OPEN-41: the two ends are checked here only.
pub(crate) fn end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let aside = ctx.state.aside;
    explore::into_bag(ctx, aside);
    let limits = &COMPONENTS.limits;
    let crowded = |seat: Seat| ctx.state.player(seat).colonies().len() >= limits.end_colonies;
    if Seat::all(ctx.state.players()).any(crowded) {
        gains::end(ctx, End::Colonies);
    }
    if ctx.state.colonists <= limits.end_colonists_in_supply {
        gains::end(ctx, End::Colonists);
    }
}

/// What settling a world would take from a seat, as far as it stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The price, if it can be paid for.
    pub price: Option<i32>,
    /// The strength against it, if it is military.
    pub strength: Option<i32>,
    /// The strength if goods were given up.
    pub reach: Option<i32>,
    /// Whether the seat has the colonists.
    pub colonists: bool,
    /// Whether the seat could settle it now.
    pub ready: bool,
}

/// What settling a world would take from a seat.
pub fn outlook(state: &State, seat: Seat, world: Tile) -> Outlook {
    let military = COMPONENTS.tile(world).military;
    let colonists = enough_colonists(state, seat, world);
    Outlook {
        price: price(state, seat, world, &mut NoParts),
        strength: military.then(|| powers::strength_now(state, seat, world, &mut NoParts)),
        reach: military.then(|| reach(state, seat, world)),
        colonists,
        ready: colonists && (can_pay(state, seat, world) || can_conquer(state, seat, world)),
    }
}
