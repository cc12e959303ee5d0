//! Step 2, third part: Reassign powers and Dictate. Ledger: RFG-REASS, RFG-DICT, RFG-TILE-01 to RFG-TILE-18.
//!
//! A use of a power is several small steps: open it (`use`, or `dictate` with the die put aside), then
//! move workers one by one. Every other step of the plan closes it. Each step looks at the columns as they are
//! then, so powers may follow one another in any order and move the same worker (RFG-REASS-06), wild dice lie
//! where they were placed, and a die may be moved before it is put aside (RFG-ASSIGN-16). So a plan that has been
//! made step by step passes the check of a finished plan (RFG-ASSIGN-14) without being looked at again.
//!
//! Worked examples: RFG-EX-15, RFG-EX-36, RFG-EX-37, RFG-EX-38, RFG-EX-52.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::assign::in_column;
use super::{Context, powers};
use crate::action::Action;
use crate::components::{COMPONENTS, Condition, DieSet, PhaseSet, Power, Target};
use crate::event::Event;
use crate::state::{Player, State, Use, kind};
use crate::vocab::{Counts, Development, Die, Kind, Phase, bits};

/// What one use of a power may do.
#[derive(Clone, Copy)]
struct Terms {
    min: u8,
    max: u8,
    dice: DieSet,
    from: PhaseSet,
    to: PhaseSet,
    same_column: bool,
}

/// The terms of a power of this player now.
fn terms(state: &State, seat: Seat, power: Use) -> Terms {
    let player = state.player(seat);
    let any = PhaseSet(0b1_1111);
    match power {
        // RFG-DICT-01, RFG-DICT-03, RFG-DICT-04
        Use::Dictate => Terms {
            min: u8::from(!state.options.dictate_without_move),
            max: dictate_moves(player),
            dice: DieSet(0b111_1111),
            from: any,
            to: any,
            same_column: false,
        },
        Use::Power(development) => {
            for power in &COMPONENTS.developments[development.index()].powers {
                let &Power::Reassign { min, mut max, dice, from, to, same_column, condition, max_if_tied } =
                    power
                else {
                    continue;
                };
                if condition == Some(Condition::MostNoveltyWorlds) {
                    max = max_by_novelty(state, seat, max, max_if_tied.unwrap_or(0));
                }
                // RFG-REASS-09: the phase that the same player selected.
                let to = match to {
                    Target::Columns(set) => set,
                    Target::Selected => {
                        PhaseSet(player.plan.selector.map_or(0, |(_, phase)| 1 << phase as u8))
                    }
                };
                return Terms { min, max, dice, from, to, same_column };
            }
            Terms { min: 1, max: 0, dice: DieSet(0), from: any, to: any, same_column: false }
        }
    }
}

/// RFG-TILE-17
fn dictate_moves(player: &Player) -> u8 {
    let mut max = COMPONENTS.limits.dictate_moves_per_use;
    for (_, power) in powers::of(player.developments & COMPONENTS.with.dictate_moves) {
        if let &Power::DictateMoves { max: more } = power {
            max = max.max(more);
        }
    }
    max
}

/// RFG-TILE-18: sole most, tied for most (also if nobody has any), or nothing.
fn max_by_novelty(state: &State, seat: Seat, sole: u8, tied: u8) -> u8 {
    let count = |p: &Player| p.worlds().filter(|&w| kind(w) == Kind::Novelty).count();
    let own = count(state.player(seat));
    let mut max = sole;
    for other in state.seats().filter(|&s| s != seat) {
        match count(state.player(other)).cmp(&own) {
            std::cmp::Ordering::Greater => return 0,
            std::cmp::Ordering::Equal => max = tied,
            std::cmp::Ordering::Less => {}
        }
    }
    max
}

/// Workers of a colour in a column that this use has not moved yet (RFG-REASS-05, RFG-OPEN-07).
#[inline]
fn movable(player: &Player, die: Die, from: Phase) -> u8 {
    let moved = player.plan.moved.iter().filter(|&&m| m == Some((die, from))).count();
    player.columns[from.index()].of(die).saturating_sub(moved as u8)
}

/// Whether a power that has not moved anybody can move as many as it must.
fn feasible(player: &Player, terms: &Terms) -> bool {
    let mut all = 0;
    let mut most = 0;
    for from in terms.from.iter() {
        // RFG-REASS-11: never into the column where the worker already lies.
        if terms.to.0 & !(1 << from as u8) == 0 {
            continue;
        }
        let column = &player.columns[from.index()];
        let here: u8 = terms.dice.iter().map(|die| column.of(die)).sum();
        all += here;
        most = most.max(here);
    }
    if terms.same_column { most >= terms.min } else { all >= terms.min }
}

/// The legal steps after the selection, ascending. RFG-REASS-03: no power has to be used.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    let closable = closable(state, seat);
    if closable {
        let owned = player.developments & COMPONENTS.with.reassign & !player.plan.used;
        for power in bits(owned).map(Development) {
            let terms = terms(state, seat, Use::Power(power));
            if terms.max > 0 && feasible(player, &terms) {
                out.push(Action::Use { power });
            }
        }
        if may_dictate(state, player) {
            for die in Die::ALL {
                for from in Phase::ALL {
                    if player.columns[from.index()].of(die) > 0 {
                        out.push(Action::Dictate { die, from });
                    }
                }
            }
        }
    }
    if let Some(open) = player.plan.open {
        let terms = terms(state, seat, open);
        for die in terms.dice.iter() {
            for from in terms.from.iter() {
                if movable(player, die, from) == 0 || !same_source(player, &terms, from) {
                    continue;
                }
                let targets = terms.to.iter().filter(|&to| to != from);
                out.extend(targets.map(|to| Action::Move { die, from, to }));
            }
        }
    }
    if closable {
        out.push(Action::Ready);
    }
}

/// RFG-TILE-15: all workers of one use come from one column, which must hold enough of them.
fn same_source(player: &Player, terms: &Terms, from: Phase) -> bool {
    if !terms.same_column {
        return true;
    }
    match player.plan.source {
        Some(source) => source == from,
        None => terms.dice.iter().map(|die| player.columns[from.index()].of(die)).sum::<u8>() >= terms.min,
    }
}

/// Whether a new use, or the end of the plan, may follow: RFG-ASSIGN-07, and the power in use has moved as many
/// as it must.
fn closable(state: &State, seat: Seat) -> bool {
    let plan = &state.player(seat).plan;
    plan.selector.is_some() && plan.open.is_none_or(|open| plan.moves >= terms(state, seat, open).min)
}

/// RFG-ASSIGN-07: not before a phase has been selected.
fn check_selected(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let selected = state.player(seat).plan.selector.is_some();
    checks.require("RFG-ASSIGN-07", selected, || Message::new("need-selected"))
}

/// The power in use, if any, has moved as many workers as it must.
pub(crate) fn check_moved_enough(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let plan = &state.player(seat).plan;
    let Some(open) = plan.open else { return Ok(()) };
    let terms = terms(state, seat, open);
    let rule = match open {
        // RFG-DICT-04, unless the table has switched it off.
        Use::Dictate => "RFG-OPEN-08",
        // RFG-TILE-15: exactly two.
        Use::Power(_) if terms.same_column => "RFG-TILE-15",
        // RFG-REASS-01: a use moves a worker.
        Use::Power(_) => "RFG-REASS-01",
    };
    checks.require(rule, plan.moves >= terms.min, || {
        let message = Message::new("need-moved").name("power", name_of(open));
        message.number("moves", plan.moves).number("min", terms.min)
    })
}

/// The text that names a power.
fn name_of(power: Use) -> &'static str {
    match power {
        Use::Dictate => "dictate",
        Use::Power(development) => development.id(),
    }
}

pub(crate) fn check_use(
    state: &State,
    seat: Seat,
    power: Development,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let with = &COMPONENTS.with;
    let bit = 1 << power.0;
    let about = |text: &'static str| Message::new(text).name("tile", power.id());
    check_selected(state, seat, checks)?;
    check_moved_enough(state, seat, checks)?;
    // RFG-REASS-10: only developments in the tableau.
    checks.require("RFG-REASS-10", player.has_development(power), || about("need-in-tableau"))?;
    // RFG-TILE-16, RFG-TILE-17: these change Dictate and have no use of their own.
    let rule = match () {
        () if with.dictate_repeat & bit != 0 => "RFG-TILE-16",
        () if with.dictate_moves & bit != 0 => "RFG-TILE-17",
        () => "RFG-REASS-10",
    };
    checks.require(rule, with.reassign & bit != 0, || about("need-reassign-power"))?;
    // RFG-REASS-02: once per round.
    checks.require("RFG-REASS-02", player.plan.used & bit == 0, || about("need-unused"))?;
    let terms = terms(state, seat, Use::Power(power));
    checks
        .require("RFG-TILE-18", terms.max > 0 || with.reassign & bit == 0, || about("need-most-novelty"))?;
    checks.require(whom(player, &terms), feasible(player, &terms), || {
        about(if terms.same_column { "need-two-in-column" } else { "need-movable" })
    })
}

/// The rule that says whom a power may move, when it finds nobody.
fn whom(player: &Player, terms: &Terms) -> &'static str {
    let any = |allowed: &dyn Fn(Die, Phase) -> bool| {
        Phase::ALL.iter().any(|&from| player.columns[from.index()].colours().any(|die| allowed(die, from)))
    };
    match () {
        () if terms.same_column => "RFG-TILE-15",
        () if !any(&|_, _| true) => "RFG-REASS-01",
        () if !any(&|die, _| terms.dice.contains(die)) => "RFG-REASS-08",
        () if !any(&|die, from| terms.dice.contains(die) && terms.from.contains(from)) => from_rule(terms),
        // Only workers that lie where the power sends them are left.
        () => "RFG-REASS-11",
    }
}

/// RFG-TILE-11, RFG-TILE-12: some powers move explorers only, of one colour or of all.
fn from_rule(terms: &Terms) -> &'static str {
    if terms.dice == DieSet(0b111_1111) { "RFG-TILE-12" } else { "RFG-TILE-11" }
}

/// Whether another Dictate is possible at all.
fn may_dictate(state: &State, player: &Player) -> bool {
    let repeat = player.developments & COMPONENTS.with.dictate_repeat != 0;
    (repeat || player.plan.dictated.is_empty()) && (state.options.dictate_without_move || workers(player) > 1)
}

fn workers(player: &Player) -> u8 {
    player.columns.iter().map(Counts::total).sum()
}

pub(crate) fn check_dictate(
    state: &State,
    seat: Seat,
    die: Die,
    from: Phase,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    check_selected(state, seat, checks)?;
    check_moved_enough(state, seat, checks)?;
    // RFG-REASS-02, RFG-TILE-16: once per round, or any number of times.
    let repeat = player.developments & COMPONENTS.with.dictate_repeat != 0;
    checks.require("RFG-REASS-02", repeat || player.plan.dictated.is_empty(), || {
        Message::new("need-dictate")
    })?;
    if !state.options.dictate_without_move {
        checks.require("RFG-OPEN-08", workers(player) > 1, || Message::new("need-other-worker"))?;
    }
    // RFG-DICT-01: an own worker.
    let rule = gone_rule(player, die, from, "RFG-DICT-01");
    checks.require(rule, player.columns[from.index()].of(die) > 0, || in_column(die, from))
}

/// Why a die that may be meant does not lie in the column.
fn gone_rule(player: &Player, die: Die, column: Phase, usual: &'static str) -> &'static str {
    match () {
        // RFG-OPEN-05: the selector stays on the strip.
        () if player.plan.selector == Some((die, column)) => "RFG-ASSIGN-09",
        () if player.plan.dictated.of(die) > 0 => "RFG-DICT-02",
        () => usual,
    }
}

pub(crate) fn check_move(
    state: &State,
    seat: Seat,
    (die, from, to): (Die, Phase, Phase),
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    check_selected(state, seat, checks)?;
    let open = player.plan.open;
    checks.require(spent_rule(player), open.is_some(), || Message::new("need-power"))?;
    let Some(open) = open else { return Ok(()) };
    let terms = terms(state, seat, open);
    let about = |text: &'static str| Message::new(text).name("power", name_of(open));
    // RFG-REASS-08: by the colour of the die.
    checks
        .require("RFG-REASS-08", terms.dice.contains(die), || about("need-colour").name("die", die.word()))?;
    checks.require(from_rule(&terms), terms.from.contains(from), || {
        about("need-from").name("column", from.id())
    })?;
    let here = player.columns[from.index()].of(die) > 0;
    let rule = gone_rule(player, die, from, "RFG-REASS-01");
    checks.require(rule, here, || in_column(die, from))?;
    checks.require("RFG-REASS-05", !here || movable(player, die, from) > 0, || {
        about("need-not-moved").name("die", die.word()).name("column", from.id())
    })?;
    if terms.same_column {
        checks.require("RFG-TILE-15", same_source(player, &terms, from), || {
            about("need-same-column").name("column", from.id())
        })?;
    }
    // RFG-REASS-01, RFG-REASS-11: to a different column.
    checks
        .require("RFG-REASS-11", to != from, || Message::new("need-other-column").name("column", to.id()))?;
    // RFG-REASS-09, RFG-REASS-04: to the one the power names, if it does.
    let rule = if sends_to_selected(open) { "RFG-REASS-09" } else { "RFG-REASS-04" };
    checks.require(rule, terms.to.contains(to), || about("need-target").name("column", to.id()))
}

fn sends_to_selected(power: Use) -> bool {
    let Use::Power(development) = power else { return false };
    let powers = &COMPONENTS.developments[development.index()].powers;
    powers.iter().any(|power| matches!(power, Power::Reassign { to: Target::Selected, .. }))
}

/// The rule that forbids a move without a power in use: what was used has moved all it may.
fn spent_rule(player: &Player) -> &'static str {
    let plan = &player.plan;
    match () {
        // RFG-DICT-01: one other worker; RFG-TILE-17: up to three.
        () if !plan.dictated.is_empty() && player.developments & COMPONENTS.with.dictate_moves != 0 => {
            "RFG-TILE-17"
        }
        () if !plan.dictated.is_empty() => "RFG-DICT-01",
        () if plan.used != 0 => "RFG-REASS-02",
        // RFG-ASSIGN-02: without a power every die stays under its face.
        () => "RFG-ASSIGN-02",
    }
}

fn open(player: &mut Player, power: Use) {
    player.plan.open = Some(power);
    player.plan.moves = 0;
    player.plan.source = None;
    player.plan.moved = [None; 2];
}

/// Closes the power in use, if any.
pub(crate) fn close(player: &mut Player) {
    player.plan.open = None;
    player.plan.moves = 0;
    player.plan.source = None;
    player.plan.moved = [None; 2];
}

pub(crate) fn use_power<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Development) {
    let player = ctx.state.player_mut(seat);
    open(player, Use::Power(power));
    player.plan.used |= 1 << power.0;
    ctx.tell_only(seat, Event::PowerUsed { seat, power });
}

/// RFG-DICT-02: a die in the Dictate zone is no worker any more. RFG-ASSIGN-15: its face needs no explanation.
pub(crate) fn dictate<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die, from: Phase) {
    let player = ctx.state.player_mut(seat);
    open(player, Use::Dictate);
    player.columns[from.index()].take(die);
    player.plan.dictated.add(die, 1);
    ctx.tell_only(seat, Event::Dictated { seat, die, from });
}

pub(crate) fn move_worker<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    die: Die,
    from: Phase,
    to: Phase,
) {
    let Some(open) = ctx.state.player(seat).plan.open else { return };
    let max = terms(ctx.state, seat, open).max;
    let player = ctx.state.player_mut(seat);
    player.columns[from.index()].take(die);
    player.columns[to.index()].add(die, 1);
    let plan = &mut player.plan;
    plan.source = plan.source.or(Some(from));
    if let Some(free) = plan.moved.iter_mut().find(|m| m.is_none()) {
        *free = Some((die, to));
    }
    plan.moves += 1;
    if plan.moves >= max {
        close(player);
    }
    ctx.tell_only(seat, Event::Moved { seat, die, from, to });
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    /// RFG-TILE-15: a column with a single worker cannot even begin, so that no plan gets stuck.
    #[test]
    fn executive_power_takes_two_of_one_column() {
        let mut table = Fixture::new(2)
            .tableau(0, &["executive_power"])
            .rolled(0, "develop", "2 home")
            .rolled(0, "explore", "2 home")
            .rolled(0, "produce", "military")
            .assign();
        table.play_as(0, "select home explore settle").play_as(0, "use executive_power");
        assert_eq!(table.legal_of(0), ["move home develop settle"]);
        table.refuse_as(0, "move military produce settle", "RFG-TILE-15").refuse_as(
            0,
            "ready",
            "RFG-TILE-15",
        );
        table.play_as(0, "move home develop settle");
        assert_eq!(table.legal_of(0), ["move home develop settle"], "and the second one as well");
    }

    /// RFG-REASS-05: a worker is not moved twice by one use, but its neighbour of the same colour may be.
    #[test]
    fn one_use_moves_different_workers() {
        let rolled = |n: &str| {
            Fixture::new(2)
                .tableau(0, &["nanotechnology"])
                .rolled(0, "explore", "home military")
                .rolled(0, "ship", n)
                .assign()
        };
        let mut alone = rolled("genes");
        alone
            .play_as(0, "select genes ship ship")
            .play_as(0, "use nanotechnology")
            .play_as(0, "move home explore ship");
        alone.refuse_as(0, "move home ship develop", "RFG-REASS-05");
        let mut pair = rolled("genes home");
        pair.play_as(0, "select genes ship ship")
            .play_as(0, "use nanotechnology")
            .play_as(0, "move home explore ship");
        pair.play_as(0, "move home ship develop");
    }
}
