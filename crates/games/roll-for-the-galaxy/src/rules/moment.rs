//! Whether it is time for an action, and if not, which rule says so. Ledger: RFG-ORDER, RFG-ROUND-01, RFG-PHASE-01,
//! and the rules that tie a single action to its moment.
//!
//! Three answers are possible. The action is what the player is asked for: its own conditions decide. Or it
//! belongs elsewhere: [`check`] cites the rule. Or the player could be asked for it but is not: then its own
//! conditions tell why (no such worker, no good), and [`check_unfinished`] speaks last.

use orrery_core::{Arg, Checks, Illegal, Message, Seat};

use crate::action::Action;
use crate::state::{State, Step, Task};
use crate::vocab::Phase;

/// Whether the action answers the decision that the player has to make now.
#[inline]
pub(crate) const fn answers(task: Task, action: Action) -> bool {
    match task {
        Task::None => false,
        Task::Start => matches!(action, Action::Start { .. }),
        Task::Plan => is_planning(action) || matches!(action, Action::Ready),
        Task::Explore => {
            matches!(action, Action::Stock { .. } | Action::Scout { .. } | Action::Rearrange | Action::Finish)
        }
        Task::Scout { .. } => matches!(action, Action::Abandon { .. } | Action::Draw),
        Task::Keep => matches!(action, Action::Keep { .. }),
        Task::Arrange => matches!(action, Action::Arrange { .. }),
        Task::Return => matches!(action, Action::Return { .. }),
        Task::Build => matches!(action, Action::Build { .. }),
        Task::Pay { .. } => matches!(action, Action::Pay { .. }),
        Task::ToCup { .. } => matches!(action, Action::ToCup { .. } | Action::Pass),
        Task::Remove { .. } => matches!(action, Action::Remove { .. } | Action::RemoveGood { .. }),
        Task::Produce => matches!(action, Action::Produce { .. }),
        Task::Ship => matches!(action, Action::Ship { .. }),
        Task::Good { .. } => matches!(action, Action::Trade { .. } | Action::Consume { .. }),
        Task::Buy => matches!(action, Action::Buy | Action::Pass),
        Task::Recruit => matches!(action, Action::Recruit { .. }),
        Task::Recall => {
            matches!(action, Action::Recall { .. } | Action::RecallGood { .. } | Action::Ready)
        }
    }
}

const fn is_planning(action: Action) -> bool {
    matches!(
        action,
        Action::PlaceWild { .. }
            | Action::Select { .. }
            | Action::Use { .. }
            | Action::Dictate { .. }
            | Action::Move { .. }
    )
}

/// What is missing for the action to be possible now.
enum Lack {
    /// A condition whose text needs no values.
    Plain(&'static str),
    /// Another step of the round, or another phase.
    Step,
    /// The phase is played at all in this round.
    Played(Phase),
    /// One's own turn.
    Turn,
    /// The others have finished as well.
    Others,
    /// Something else that has begun comes first.
    First(&'static str),
}

/// Refuses an action that belongs elsewhere, with the rule that says so, and tells whether it has done so.
pub(super) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<bool, Illegal> {
    let Some((rule, lack)) = elsewhere(state, seat, action) else { return Ok(false) };
    checks.require(rule, false, || match lack {
        Lack::Plain(text) => Message::new(text),
        Lack::Step => Message::new("need-step").name("step", belongs_to(action)).name("now", now(state.step)),
        Lack::Played(phase) => Message::new("need-played").name("phase", phase.id()),
        Lack::Turn => match state.on_turn() {
            Some(other) => Message::new("need-turn").seat("who", other),
            None => Message::new("need-others-placed"),
        },
        Lack::Others => need_others(state),
        Lack::First(task) => Message::new("need-first").name("task", task),
    })?;
    Ok(true)
}

/// RFG-ORDER-05: the player has finished this step or phase and waits for the others.
pub(super) fn check_unfinished(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    checks.require("RFG-ORDER-05", false, || need_others(state))
}

fn need_others(state: &State) -> Message {
    let others = state.to_act().iter().map(Arg::Seat).collect();
    Message::new("need-others").name("step", now(state.step)).with("who", Arg::List(others))
}

fn elsewhere(state: &State, seat: Seat, action: Action) -> Option<(&'static str, Lack)> {
    match state.step {
        Step::Over => Some(("RFG-END-01", Lack::Plain("need-going-on"))),
        Step::Setup => Some(during_setup(action)),
        Step::Assign => Some(during_assign(action)),
        Step::Phase(phase) => during_phase(state, seat, phase, action),
        Step::Research => during_research(action),
        Step::Manage => during_manage(state, seat, action),
    }
}

/// RFG-SETUP-20: nothing but the choice of the start tiles, once (RFG-SETUP-10).
fn during_setup(action: Action) -> (&'static str, Lack) {
    match action {
        Action::Start { .. } => ("RFG-SETUP-10", Lack::Plain("need-open")),
        // RFG-SETUP-18: not before the first step 5.
        Action::Recall { .. } | Action::RecallGood { .. } => ("RFG-SETUP-18", Lack::Plain("need-round")),
        _ => ("RFG-SETUP-20", Lack::Plain("need-round")),
    }
}

/// RFG-ASSIGN-12: who is ready may only take the whole assignment back.
fn during_assign(action: Action) -> (&'static str, Lack) {
    if is_planning(action) || matches!(action, Action::Ready | Action::Pass) {
        ("RFG-ASSIGN-12", Lack::Plain("need-open"))
    } else {
        of_another_step(action, "RFG-ROUND-01")
    }
}

/// RFG-MAN-01: recruit, then recall; RFG-OPEN-24: then committed.
fn during_manage(state: &State, seat: Seat, action: Action) -> Option<(&'static str, Lack)> {
    let recruits = matches!(action, Action::Recruit { .. });
    let recalls = matches!(action, Action::Recall { .. } | Action::RecallGood { .. });
    Some(match state.player(seat).task {
        // RFG-ORDER-05: the next round begins for all at once.
        Task::None if is_planning(action) => ("RFG-ORDER-05", Lack::Others),
        _ if is_planning(action) => ("RFG-ROUND-01", Lack::Step),
        _ if !(recruits || recalls || action == Action::Ready) => of_another_step(action, "RFG-ROUND-01"),
        Task::None => ("RFG-OPEN-24", Lack::Plain("need-open")),
        Task::Recruit if recalls => ("RFG-MAN-01", Lack::First("task-recruit")),
        Task::Recruit => ("RFG-MAN-03", Lack::First("task-recruit")),
        // Recruiting is over: what the citizenry and the credits say.
        _ => return None,
    })
}

fn during_phase(state: &State, seat: Seat, phase: Phase, action: Action) -> Option<(&'static str, Lack)> {
    let task = state.player(seat).task;
    let waits = state.ordered && state.on_turn() != Some(seat) && task == Task::None;
    if !of_phase(action, phase) {
        let later = Phase::ALL[phase.index()..].iter().any(|&p| state.is_played(p) && of_phase(action, p));
        // RFG-ORDER-05: who has finished does not start the next phase earlier than the others.
        if later && task == Task::None && !waits {
            return Some(("RFG-ORDER-05", Lack::Others));
        }
        let (rule, lack) = of_another_step(action, "RFG-PHASE-01");
        // RFG-PHASE-01: what is not played is skipped completely.
        return Some(match only_phase(action) {
            Some(other) if !state.is_played(other) => (rule, Lack::Played(other)),
            _ => (rule, lack),
        });
    }
    // RFG-TILE-63: whoever's turn it is, nothing can be bought but after a Trade.
    if waits && action != Action::Buy {
        return Some(match (phase, action) {
            // RFG-TILE-21: in player order only in the own turn.
            (_, Action::Rearrange) => ("RFG-TILE-21", Lack::Turn),
            (Phase::Explore, _) => ("RFG-EXP-32", Lack::Turn),
            _ => ("RFG-ORDER-12", Lack::Turn),
        });
    }
    match phase {
        Phase::Explore => while_exploring(state, seat, task, action),
        Phase::Develop | Phase::Settle => while_building(phase, task, action),
        Phase::Produce => match action {
            Action::Pass => Some(pass(task)),
            _ => None,
        },
        Phase::Ship => while_shipping(task, action),
    }
}

/// RFG-EXP-40, RFG-EXP-41: all have explored, and only tiles drawn now are placed.
fn during_research(action: Action) -> Option<(&'static str, Lack)> {
    match action {
        Action::Keep { .. } => None,
        Action::Rearrange => Some(("RFG-TILE-21", Lack::Plain("need-exploring"))),
        Action::Return { .. } => Some(("RFG-EXP-22", Lack::Plain("need-return"))),
        action if of_phase(action, Phase::Explore) => Some(("RFG-EXP-40", Lack::Plain("need-exploring"))),
        action => Some(of_another_step(action, "RFG-PHASE-01")),
    }
}

/// RFG-EXP-02: one explorer after the other, each until its task is done.
fn while_exploring(state: &State, seat: Seat, task: Task, action: Action) -> Option<(&'static str, Lack)> {
    let first = |task: &'static str| Lack::First(task);
    Some(match (task, action) {
        (_, Action::Pass) => pass(task),
        // RFG-EXP-25: the choice of the tile to return is secret and made once.
        (Task::None, _) if state.returning && state.player(seat).ready => {
            ("RFG-EXP-25", Lack::Plain("need-open"))
        }
        (Task::Return, _) => ("RFG-EXP-22", first("task-return")),
        (_, Action::Return { .. }) => ("RFG-EXP-22", Lack::Plain("need-return")),
        (Task::Arrange, _) => ("RFG-OPEN-27", first("task-arrange")),
        (_, Action::Arrange { .. }) => ("RFG-TILE-20", Lack::Plain("need-taken-up")),
        (Task::Scout { .. }, Action::Stock { .. }) => ("RFG-EXP-17", first("task-scout")),
        (Task::Scout { .. }, Action::Scout { .. }) => ("RFG-EXP-02", first("task-scout")),
        (Task::Keep, Action::Stock { .. } | Action::Scout { .. }) => ("RFG-EXP-02", first("task-keep")),
        // RFG-TILE-83: between two tasks, not in the middle of one.
        (Task::Scout { .. }, Action::Rearrange | Action::Finish) => ("RFG-TILE-83", first("task-scout")),
        (Task::Keep, Action::Rearrange | Action::Finish) => ("RFG-TILE-83", first("task-keep")),
        // RFG-EXP-10: before the draw; RFG-EXP-17: as a part of Scouting only.
        (Task::Keep, Action::Abandon { .. }) => ("RFG-EXP-10", Lack::Plain("need-scouting")),
        (_, Action::Abandon { .. }) => ("RFG-EXP-17", Lack::Plain("need-scouting")),
        (_, Action::Draw) => ("RFG-EXP-13", Lack::Plain("need-scouting")),
        _ => return None,
    })
}

/// RFG-DEV-05: a completion is carried out step by step, then the next tile is looked at.
fn while_building(phase: Phase, task: Task, action: Action) -> Option<(&'static str, Lack)> {
    let to_cup = if phase == Phase::Settle { "RFG-TILE-46" } else { "RFG-TILE-36" };
    Some(match (task, action) {
        (_, Action::Pass) => pass(task),
        // RFG-DEV-04: completed before the next worker is placed.
        (Task::Pay { .. }, Action::Build { .. }) => ("RFG-DEV-04", Lack::First("task-pay")),
        (Task::Pay { .. }, _) => ("RFG-DEV-05", Lack::First("task-pay")),
        (Task::ToCup { .. }, _) => ("RFG-DEV-05", Lack::First("task-to-cup")),
        (Task::Remove { .. }, _) => ("RFG-DEV-05", Lack::First("task-remove")),
        (_, Action::Pay { .. }) => ("RFG-DEV-06", Lack::Plain("need-too-many-dice")),
        (_, Action::ToCup { .. }) => (to_cup, Lack::Plain("need-completion")),
        (_, Action::Remove { .. } | Action::RemoveGood { .. }) => {
            ("RFG-SETTLE-08", Lack::Plain("need-removal"))
        }
        _ => return None,
    })
}

/// RFG-SHIP-01: one shipper at a time. RFG-TILE-63: one offer to buy after each Trade.
fn while_shipping(task: Task, action: Action) -> Option<(&'static str, Lack)> {
    Some(match (task, action) {
        (_, Action::Pass) => pass(task),
        (_, Action::Buy) => ("RFG-TILE-63", Lack::Plain("need-after-trade")),
        (Task::Buy, _) => ("RFG-TILE-63", Lack::First("task-buy")),
        (Task::Ship, _) => ("RFG-SHIP-01", Lack::Plain("need-shipper-chosen")),
        (Task::Good { .. }, _) => ("RFG-SHIP-01", Lack::First("task-good")),
        _ => return None,
    })
}

/// RFG-PHASE-04: what can be used must be; the rule of each phase says so.
fn pass(task: Task) -> (&'static str, Lack) {
    let rule = match task {
        Task::Explore => "RFG-EXP-01",
        Task::Scout { .. } => "RFG-EXP-13",
        Task::Keep => "RFG-EXP-14",
        Task::Arrange => "RFG-OPEN-27",
        Task::Return => "RFG-EXP-22",
        Task::Build => "RFG-DEV-10",
        Task::Pay { .. } => "RFG-DEV-06",
        Task::Remove { .. } => "RFG-SETTLE-08",
        Task::Produce => "RFG-PROD-01",
        Task::Ship | Task::Good { .. } => "RFG-SHIP-01",
        // RFG-PHASE-13: who has nothing to decide has finished, and declares nothing.
        _ => "RFG-PHASE-13",
    };
    (rule, Lack::Plain("need-offer"))
}

/// The rule for an action of another step or phase; `usual` where no rule is more exact.
fn of_another_step(action: Action, usual: &'static str) -> (&'static str, Lack) {
    let rule = match action {
        Action::Start { .. } => "RFG-SETUP-20",
        Action::PlaceWild { .. } => "RFG-ASSIGN-11",
        Action::Select { .. } => "RFG-REVEAL-06",
        Action::Use { .. } => "RFG-REASS-10",
        Action::Dictate { .. } | Action::Move { .. } => "RFG-ASSIGN-12",
        Action::Ready => "RFG-PHASE-13",
        Action::Rearrange => "RFG-TILE-21",
        Action::Finish => "RFG-TILE-83",
        Action::Return { .. } => "RFG-EXP-22",
        Action::Buy => "RFG-TILE-63",
        Action::Recall { .. } | Action::RecallGood { .. } => "RFG-MAN-09",
        _ => usual,
    };
    (rule, Lack::Step)
}

/// Whether the action belongs to the phase.
fn of_phase(action: Action, phase: Phase) -> bool {
    match action {
        Action::Build { .. }
        | Action::Pay { .. }
        | Action::ToCup { .. }
        | Action::Remove { .. }
        | Action::RemoveGood { .. } => matches!(phase, Phase::Develop | Phase::Settle),
        Action::Pass => true,
        action => only_phase(action) == Some(phase),
    }
}

/// The phase of an action that belongs to a single one.
fn only_phase(action: Action) -> Option<Phase> {
    match action {
        Action::Stock { .. }
        | Action::Scout { .. }
        | Action::Abandon { .. }
        | Action::Draw
        | Action::Keep { .. }
        | Action::Rearrange
        | Action::Arrange { .. }
        | Action::Finish
        | Action::Return { .. } => Some(Phase::Explore),
        Action::Produce { .. } => Some(Phase::Produce),
        Action::Ship { .. } | Action::Trade { .. } | Action::Consume { .. } | Action::Buy => {
            Some(Phase::Ship)
        }
        _ => None,
    }
}

/// The text of the step or phase to which an action belongs.
fn belongs_to(action: Action) -> &'static str {
    match action {
        Action::Start { .. } => "step-setup",
        Action::Ready => "step-assign",
        Action::Recruit { .. } | Action::Recall { .. } | Action::RecallGood { .. } => "step-manage",
        action if is_planning(action) => "step-assign",
        Action::Pass => "step-phases",
        action => only_phase(action).map_or("step-building", Phase::id),
    }
}

fn now(step: Step) -> &'static str {
    match step {
        Step::Setup => "step-setup",
        Step::Assign => "step-assign",
        Step::Phase(phase) => phase.id(),
        Step::Research => Phase::Explore.id(),
        Step::Manage => "step-manage",
        Step::Over => "step-over",
    }
}
