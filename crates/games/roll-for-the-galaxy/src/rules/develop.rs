//! Phases II and III: workers go onto the spot until the top tile is paid. One mechanism for both.
//! Ledger: RFG-DEV, RFG-SETTLE-01 to RFG-SETTLE-03, RFG-TILE-30 to RFG-TILE-48. What a completed tile brings is in
//! [`super::settle`].
//!
//! Worked examples: RFG-EX-04, RFG-EX-13, RFG-EX-35, RFG-EX-43.

use orrery_core::{Audience, Checks, Dice, Illegal, Message, NoParts, Seat, Sink};

use super::{Context, powers, settle};
use crate::action::Action;
use crate::components::{COMPONENTS, DieSet, Power};
use crate::event::Event;
use crate::state::{Player, State, Step, Task};
use crate::vocab::{Counts, Die, Phase, Side, Tile};

/// The stack that is built in the present phase.
pub(crate) fn side(state: &State) -> Side {
    if state.step == Step::Phase(Phase::Settle) { Side::World } else { Side::Development }
}

/// Carries on until the player has a decision to make or has finished. Any number of tiles may be completed
/// (RFG-DEV-08); dice that do not suffice stay on the spot (RFG-DEV-09).
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let side = side(ctx.state);
    loop {
        let player = ctx.state.player_mut(seat);
        player.task = Task::None;
        let Some(top) = player.zone.top(side) else { return };
        // RFG-DEV-13: the cost is taken anew for every tile, with reductions just gained (RFG-OPEN-20 too).
        let cost = powers::cost(player, top.with(side), &mut NoParts);
        let spot = &mut player.spots[side.index()];
        // RFG-DEV-02, RFG-SETTLE-02, RFG-DEV-04, RFG-DEV-07: as soon as there are enough dice the tile is
        // completed, at the start of the phase as well.
        if spot.total() >= cost {
            if spot.total() > cost && spot.only_colour().is_none() {
                player.task = Task::Pay { due: cost };
                return;
            }
            for die in Die::ALL {
                let pays = spot.of(die).min(cost);
                spot.0[die.index()] -= pays;
                player.paid.add(die, pays);
            }
            if !complete(ctx, seat) {
                return;
            }
            continue;
        }
        let workers = &mut player.columns[side.phase().index()];
        if workers.is_empty() {
            return;
        }
        // RFG-DEC-21: nothing to ask if all have to go onto this tile, or all have the same colour.
        let first = workers.colours().next().unwrap_or(Die::Home);
        if workers.total() + spot.total() > cost && workers.only_colour().is_none() {
            player.task = Task::Build;
            return;
        }
        put(ctx, seat, first);
    }
}

/// RFG-DEV-03: a worker goes onto the spot.
fn put<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die) {
    let side = side(ctx.state);
    let player = ctx.state.player_mut(seat);
    player.columns[side.phase().index()].take(die);
    player.spots[side.index()].add(die, 1);
    ctx.tell(Event::Worked { seat, die, side });
}

/// RFG-DEV-10: one of the workers; none can be kept back.
pub(crate) fn legal_build(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let workers = &state.player(seat).columns[side(state).phase().index()];
    out.extend(workers.colours().map(|die| Action::Build { die }));
}

pub(crate) fn check_build(
    state: &State,
    seat: Seat,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let side = side(state);
    // RFG-DEV-03: as long as a tile lies there.
    checks.require("RFG-DEV-03", player.zone.len(side) > 0, || {
        Message::new("need-site").name("side", side.word())
    })?;
    checks.require("RFG-DEV-03", player.columns[side.phase().index()].of(die) > 0, || {
        Message::new("need-worker").name("die", die.word()).name("phase", side.phase().id())
    })
}

pub(crate) fn build<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die) {
    put(ctx, seat, die);
    advance(ctx, seat);
}

pub(crate) fn legal_pay(state: &State, seat: Seat, due: u8, out: &mut Vec<Action>) {
    let player = state.player(seat);
    let spot = &player.spots[side(state).index()];
    let able = Die::ALL.into_iter().filter(|&die| can_pay(player, spot, due, die));
    out.extend(able.map(|die| Action::Pay { die }));
}

/// RFG-DEV-06: the owner chooses which dice pay. Their order does not matter, so it is fixed: colour by
/// colour, and a colour may be passed over only while enough dice are left (RFG-OPEN-28).
fn can_pay(player: &Player, spot: &Counts, due: u8, die: Die) -> bool {
    spot.of(die) > 0
        && from_colour(&player.paid, die.index() + 1) == 0
        && from_colour(spot, die.index()) >= due
}

/// How many dice have this colour or a later one.
fn from_colour(counts: &Counts, index: usize) -> u8 {
    counts.0[index..].iter().sum()
}

pub(crate) fn check_pay(
    state: &State,
    seat: Seat,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let side = side(state);
    let spot = &player.spots[side.index()];
    let due = if let Task::Pay { due } = player.task { due } else { 0 };
    checks.require("RFG-DEV-06", spot.of(die) > 0, || {
        Message::new("need-on-spot").name("die", die.word()).name("side", side.word())
    })?;
    checks.require("RFG-OPEN-28", from_colour(&player.paid, die.index() + 1) == 0, || {
        Message::new("need-colour-order").name("die", die.word())
    })?;
    checks.require("RFG-OPEN-28", from_colour(spot, die.index()) >= due, || {
        Message::new("need-enough-left").name("die", die.word()).number("count", due)
    })
}

pub(crate) fn pay<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, due: u8, die: Die) {
    let side = side(ctx.state);
    let player = ctx.state.player_mut(seat);
    player.spots[side.index()].take(die);
    player.paid.add(die, 1);
    player.task = Task::Pay { due: due - 1 };
    if due == 1 {
        resume(ctx, seat, complete);
        return;
    }
    // RFG-DEC-21: if only one colour can pay the next one, it does.
    let player = ctx.state.player(seat);
    let spot = &player.spots[side.index()];
    let mut able = Die::ALL.into_iter().filter(|&d| can_pay(player, spot, due - 1, d));
    if let (Some(only), None) = (able.next(), able.next()) {
        pay(ctx, seat, due - 1, only);
    }
}

/// Goes on with a completion, and after it with the phase.
pub(crate) fn resume<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    step: impl FnOnce(&mut Context<D, S>, Seat) -> bool,
) {
    ctx.state.player_mut(seat).task = Task::None;
    if step(ctx, seat) {
        advance(ctx, seat);
    }
}

/// RFG-DEV-05: the paid tile goes to the tableau, then the dice go where they belong. Says whether the
/// completion is over; if not, a decision is due.
fn complete<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let side = side(ctx.state);
    let player = ctx.state.player_mut(seat);
    let Some(tile) = player.zone.top(side) else { return true };
    let before = player.tiles();
    player.zone.remove(tile);
    let shows_next = player.zone.len(side) > 0;
    // RFG-PHASE-12: from here on it counts as part of the tableau.
    match side {
        Side::Development => player.developments |= 1 << tile.0,
        Side::World => player.worlds |= 1 << tile.0,
    }
    player.building = Some(tile);
    player.effect = 0;
    let (paid, reached) = (player.paid, before + 1 == COMPONENTS.limits.end_trigger_tiles);
    ctx.state.completed[usize::from(ctx.state.completed_len)] = tile;
    ctx.state.completed_len += 1;
    ctx.tell(Event::Completed { seat, tile: tile.with(side), cost: paid.total(), paid });
    if shows_next {
        // RFG-INFO-06: the next tile of the stack is the top one now.
        ctx.reveal::<Event>(Audience::except(seat));
    }
    if reached {
        ctx.tell(Event::LastRound { pool: false, tiles: true });
    }
    if choose_for_cup(ctx, seat) {
        return false;
    }
    settle_builders(ctx, seat)
}

/// The powers that send builders to the cup: developments completed earlier than the present tile.
fn builder_powers(player: &Player, side: Side) -> u64 {
    powers::before_itself(player, side) & COMPONENTS.with.builders
}

/// RFG-TILE-36, RFG-TILE-46, RFG-TILE-47: sends to the cup who must go; says whether the owner has to choose.
fn choose_for_cup<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let side = side(ctx.state);
    let player = ctx.state.player_mut(seat);
    let mask = builder_powers(player, side);
    if mask == 0 {
        return false;
    }
    let mut sent = Counts::NONE;
    for (_, power) in powers::of(mask) {
        if let &Power::BuildersAllToCup { phase, dice } = power
            && phase == side.phase()
        {
            for die in dice.iter() {
                sent.add(die, std::mem::take(&mut player.paid.0[die.index()]));
            }
        }
    }
    let (mut min, mut max) = (0, 0);
    for (_, power) in powers::of(mask) {
        if let &Power::BuildersToCup { phase, min: least, max: most, .. } = power
            && phase == side.phase()
        {
            min += least;
            max += most;
        }
    }
    // RFG-TILE-47: naming a die that goes to the cup anyway is enough.
    let eligible = eligible(player, side);
    min = min.saturating_sub(sent.total()).min(eligible.total());
    max = max.min(eligible.total());
    // RFG-DEC-21: if all have to go there is nothing to ask.
    if min == eligible.total() {
        player.paid.take_all(&eligible);
        sent.add_all(&eligible);
        max = 0;
    }
    player.cup.add_all(&sent);
    player.task = Task::ToCup { min, max };
    if !sent.is_empty() {
        ctx.tell(Event::BuildersToCup { seat, dice: sent });
    }
    max > 0
}

/// The paying dice that the owner may send to the cup.
fn eligible(player: &Player, side: Side) -> Counts {
    let mut dice = DieSet(0);
    for (_, power) in powers::of(builder_powers(player, side)) {
        if let &Power::BuildersToCup { phase, dice: some, .. } = power
            && phase == side.phase()
        {
            dice.0 |= some.0;
        }
    }
    let mut paid = player.paid;
    for die in Die::ALL {
        if !dice.contains(die) {
            paid.0[die.index()] = 0;
        }
    }
    paid
}

pub(crate) fn legal_to_cup(state: &State, seat: Seat, min: u8, out: &mut Vec<Action>) {
    let eligible = eligible(state.player(seat), side(state));
    out.extend(eligible.colours().map(|die| Action::ToCup { die }));
    if min == 0 {
        out.push(Action::Pass);
    }
}

pub(crate) fn check_to_cup(
    state: &State,
    seat: Seat,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let rule = if side(state) == Side::World { "RFG-TILE-46" } else { "RFG-TILE-36" };
    checks.require(rule, eligible(state.player(seat), side(state)).of(die) > 0, || {
        Message::new("need-used-worker").name("die", die.word())
    })
}

/// RFG-OPEN-17: at least one.
pub(crate) fn check_no_more(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let min = if let Task::ToCup { min, .. } = state.player(seat).task { min } else { 0 };
    checks.require("RFG-OPEN-17", min == 0, || Message::new("need-to-cup").number("min", min))
}

pub(crate) fn to_cup<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die) {
    let side = side(ctx.state);
    let player = ctx.state.player_mut(seat);
    let Task::ToCup { min, max } = player.task else { return };
    player.paid.take(die);
    player.cup.add(die, 1);
    player.task = Task::ToCup { min: min.saturating_sub(1), max: max - 1 };
    let done = max == 1 || eligible(player, side).is_empty();
    ctx.tell(Event::BuildersToCup { seat, dice: [(die, 1)].into_iter().collect() });
    if done {
        resume(ctx, seat, settle_builders);
    }
}

/// RFG-PHASE-05: the builders go to the citizenry; then the tile does what it does.
pub(crate) fn settle_builders<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let player = ctx.state.player_mut(seat);
    player.task = Task::None;
    let paid = player.paid.drain();
    player.citizenry.add_all(&paid);
    settle::carry_out(ctx, seat)
}

/// The tile that is being completed.
pub(crate) fn current(state: &State, seat: Seat) -> Option<Tile> {
    state.player(seat).building.map(|tile| tile.with(side(state)))
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-EX-04
    #[test]
    fn leftover_dice_pay_for_the_next_tile() {
        let table = Fixture::new(2)
            .zone(0, &["galactic_recycling", "advanced_logistics"])
            .workers(0, "develop", "4 home")
            .phases("develop");
        assert!(table.has(0, "galactic_recycling") && table.has(0, "advanced_logistics"));
        assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("3 home"), dice("home")));
        assert_eq!(table.player(0).credits, 2);
    }

    /// RFG-TILE-47: the red ones go anyway, and naming them is enough; but more may follow.
    #[test]
    fn red_settlers_satisfy_galactic_exchange() {
        let mut table = Fixture::new(2)
            .tableau(0, &["galactic_exchange", "new_galactic_order"])
            .zone(0, &["malevolent_lifeforms"])
            .workers(0, "settle", "military 2 home novelty")
            .phases("settle");
        assert_eq!(table.legal_of(0), ["to_cup home", "to_cup novelty", "pass"]);
        table.play_as(0, "to_cup novelty").play_as(0, "pass");
        assert_eq!(
            (table.player(0).cup, table.player(0).citizenry),
            (dice("military novelty"), dice("2 home"))
        );
    }
}
