//! The sequence of play: setup, then rounds of roll, assign, reveal, phases, manage (RFG-ROUND-01);
//! and which decision belongs to which rule.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    Table, assign, bag, develop, explore, manage, phases, powers, produce, reassign, reveal, roll, scoring,
    settle, setup, ship,
};
use crate::state::{State, Step, Task};
use crate::vocab::{Phase, TileSet};

/// Goes on until somebody has a decision to make or the game is over (RFG-ORDER-05). All act at the same time
/// in every step (RFG-ORDER-01).
pub(crate) fn advance<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>) {
    while t.state.to_act().is_empty() {
        match t.state.step {
            Step::Setup => {
                // RFG-SETUP-18: no step 5 before the first round, so nothing can be recalled.
                setup::show(t);
                roll::roll(t);
            }
            Step::Assign => {
                reveal::reveal(t);
                begin_phase_from(t, 0);
            }
            Step::Phase(Phase::Explore) => explore::carry_on(t),
            Step::Research => {
                explore::end(t);
                begin_phase_from(t, Phase::Explore.index() + 1);
            }
            Step::Phase(phase) => carry_on(t, phase),
            Step::Manage => {
                // RFG-MAN-11: in the last round too.
                manage::commit(t);
                // RFG-ROUND-02, RFG-ROUND-03: only these end the game, never a number of rounds.
                if scoring::triggers(t.state) == (false, false) {
                    roll::roll(t);
                } else {
                    t.state.step = Step::Over;
                    t.tell(Event::Over);
                }
            }
            Step::Over => return,
        }
    }
}

/// RFG-PHASE-01: the next played phase in numerical order, or step 5.
pub(crate) fn begin_phase_from<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, number: usize) {
    t.state.ordered = false;
    t.state.turns = 0;
    let played = t.state.played;
    let Some(&phase) = Phase::ALL[number..].iter().find(|&&p| played >> p as u8 & 1 == 1) else {
        manage::begin(t);
        return;
    };
    t.state.step = Step::Phase(phase);
    t.state.ordered = phases::order_matters(t.state, phase);
    t.tell(Event::PhaseBegan { phase, ordered: t.state.ordered });
    for seat in t.state.seats() {
        phases::set_virtual_workers(t.player(seat), phase);
    }
    // RFG-ORDER-08, RFG-DEC-22: otherwise all at once, in whatever order they act.
    if !t.state.ordered {
        for seat in t.state.seats() {
            begin_for(t, seat, phase);
        }
    }
}

/// The phase begins for one player, also without workers (RFG-PHASE-03). Workers that can be used must be: no
/// phase lets them pass (RFG-PHASE-04). Tiles are completed in II and III only (RFG-EXP-19).
fn begin_for<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, seat: Seat, phase: Phase) {
    match phase {
        Phase::Explore => explore::begin(t, seat),
        Phase::Develop | Phase::Settle => develop::advance(t, seat),
        Phase::Produce => produce::advance(t, seat),
        Phase::Ship => ship::advance(t, seat),
    }
}

/// RFG-ORDER-12: in player order the next player carries out the whole phase; after the last one
/// leftover workers, end-of-phase powers and the next phase follow (RFG-PHASE-10).
fn carry_on<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, phase: Phase) {
    if t.state.ordered && t.state.turns < t.state.options.players {
        t.state.turns += 1;
        let seat = t.state.in_order(t.state.turns - 1);
        t.tell(Event::TurnBegan { seat });
        begin_for(t, seat, phase);
        return;
    }
    for seat in t.state.seats() {
        phases::leftovers(t, seat, phase);
    }
    powers::end_of_phase(t, phase);
    begin_phase_from(t, phase.index() + 1);
}

/// The legal actions of a seat, ascending.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat.0 >= state.options.players {
        return;
    }
    let player = state.player(seat);
    match player.task {
        Task::None => {}
        Task::Start => out.extend(player.hand.iter().map(|development| Action::Start { development })),
        Task::Plan => assign::legal(state, seat, out),
        Task::Explore => explore::legal_explore(state, seat, out),
        Task::Scout { .. } => explore::legal_scout(state, seat, out),
        Task::Keep => explore::legal_keep(state, seat, out),
        Task::Arrange => explore::legal_arrange(state, seat, out),
        Task::Return => {
            let mut zone = TileSet::NONE;
            player.zone.tiles().iter().for_each(|&tile| zone.insert(tile));
            out.extend(zone.iter().map(|tile| Action::Return { tile }));
        }
        Task::Build => develop::legal_build(state, seat, out),
        Task::Pay { due } => develop::legal_pay(state, seat, due, out),
        Task::ToCup { min, .. } => develop::legal_to_cup(state, seat, min, out),
        Task::Remove { .. } => settle::legal_remove(state, seat, out),
        Task::Produce => produce::legal(state, seat, out),
        Task::Ship => ship::legal_ship(state, seat, out),
        Task::Good { .. } => ship::legal_good(state, seat, out),
        Task::Buy => out.extend([Action::Pass, Action::Buy]),
        Task::Recruit => manage::legal_recruit(state, seat, out),
        Task::Recall => manage::legal_recall(state, seat, out),
    }
    if check_replan(state, seat).is_ok() {
        // Ascending: behind the steps of an assignment, before those of step 5 other than `Ready`.
        let place = match player.task {
            Task::Recruit | Task::Recall => usize::from(out.first() == Some(&Action::Ready)),
            _ => out.len(),
        };
        out.insert(place, Action::Replan);
    }
}

/// Whether the action is legal now, and if not, which rule forbids it.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    ensure!("RFG-ORDER-05", seat.0 < state.options.players);
    let player = state.player(seat);
    match (player.task, action) {
        (_, Action::Replan) => check_replan(state, seat),
        (Task::Start, Action::Start { development }) => setup::check(state, seat, development),
        (Task::Plan, Action::PlaceWild { die, .. }) => assign::check_wild(state, seat, die),
        (Task::Plan, Action::Select { die, from, .. }) => assign::check_select(state, seat, die, from),
        (Task::Plan, Action::Use { power }) => reassign::check_use(state, seat, power),
        (Task::Plan, Action::Dictate { die, from }) => reassign::check_dictate_with(state, seat, die, from),
        (Task::Plan, Action::Move { die, from, to }) => reassign::check_move(state, seat, die, from, to),
        (Task::Plan, Action::Ready) => assign::check_ready(state, seat),
        (Task::Explore, Action::Stock { die, is_virtual } | Action::Scout { die, is_virtual }) => {
            phases::check_worker(player, Phase::Explore, die, is_virtual)
        }
        (Task::Explore, Action::Rearrange) => explore::check_rearrange(state, seat),
        (Task::Explore, Action::Finish) => explore::check_finish(state, seat),
        (Task::Scout { .. }, Action::Abandon { tile }) => explore::check_abandon(state, seat, tile),
        (Task::Scout { .. }, Action::Draw) => Ok(()),
        // RFG-EXP-17: who has begun to Scout cannot Stock with the same explorer.
        (Task::Scout { .. }, Action::Stock { .. }) => Err(Illegal::new("RFG-EXP-17")),
        (Task::Keep, Action::Keep { tile, side, end }) => explore::check_keep(state, seat, tile, side, end),
        (Task::Arrange, Action::Arrange { tile, .. }) => explore::check_arrange(state, seat, tile),
        (Task::Return, Action::Return { tile }) => bag::check_return(state, seat, tile),
        (Task::Build, Action::Build { die }) => develop::check_build(state, seat, die),
        (Task::Pay { due }, Action::Pay { die }) => develop::check_pay(state, seat, due, die),
        (Task::ToCup { .. }, Action::ToCup { die }) => develop::check_to_cup(state, seat, die),
        (Task::ToCup { min, .. }, Action::Pass) => develop::check_no_more(min),
        (Task::Remove { .. }, Action::Remove { die, place }) => settle::check_remove(state, seat, die, place),
        (Task::Remove { .. }, Action::RemoveGood { world, die }) => {
            settle::check_remove_good(state, seat, world, die)
        }
        (Task::Produce, Action::Produce { die, world }) => produce::check(state, seat, die, world),
        (Task::Ship, Action::Ship { die, is_virtual }) => {
            phases::check_worker(player, Phase::Ship, die, is_virtual)
        }
        (Task::Good { .. }, Action::Trade { world, die } | Action::Consume { world, die }) => {
            ship::check_good(state, seat, world, die)
        }
        (Task::Buy, Action::Buy | Action::Pass) => Ok(()),
        (Task::Recruit, Action::Recruit { die }) => manage::check_recruit(state, seat, die),
        // RFG-MAN-03: recruiting comes first and is mandatory.
        (Task::Recruit, Action::Ready) => Err(Illegal::new("RFG-MAN-03")),
        (Task::Recall, Action::Recall { spot, die }) => manage::check_recall(state, seat, spot, die),
        (Task::Recall, Action::RecallGood { world, die }) => {
            manage::check_recall_good(state, seat, world, die)
        }
        (Task::Recall, Action::Ready) => manage::check_ready(state, seat),
        _ => Err(Illegal::new("RFG-ORDER-05")),
    }
}

/// Carries out a legal action, and everything that follows from it without a further decision.
pub(crate) fn play<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, seat: Seat, action: Action) {
    carry_out(t, seat, action);
    advance(t);
}

/// Carries out a legal action for the seat alone: nothing that waits for others follows.
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, seat: Seat, action: Action) {
    match action {
        Action::Start { development } => setup::choose(t, seat, development),
        Action::PlaceWild { die, column } => assign::place_wild(t, seat, die, column),
        Action::Select { die, from, phase } => assign::select(t, seat, die, from, phase),
        Action::Use { power } => reassign::use_power(t, seat, power),
        Action::Dictate { die, from } => reassign::dictate(t, seat, die, from),
        Action::Move { die, from, to } => reassign::move_worker(t, seat, die, from, to),
        Action::Ready if t.state.step == Step::Assign => assign::ready(t, seat),
        Action::Ready => manage::ready(t, seat),
        Action::Replan => replan(t, seat),
        Action::Stock { die, is_virtual } => explore::stock(t, seat, die, is_virtual),
        Action::Scout { die, is_virtual } => explore::scout(t, seat, die, is_virtual),
        Action::Abandon { tile } => explore::abandon(t, seat, tile),
        Action::Draw => explore::draw(t, seat),
        Action::Keep { tile, side, end } => explore::keep(t, seat, tile, side, end),
        Action::Rearrange => explore::rearrange(t, seat),
        Action::Arrange { tile, side } => explore::keep(t, seat, tile, side, crate::vocab::End::Bottom),
        Action::Finish => explore::finish(t, seat),
        Action::Return { tile } => bag::return_tile(t, seat, tile),
        Action::Build { die } => develop::build(t, seat, die),
        Action::Pay { die } => {
            if let Task::Pay { due } = t.player(seat).task {
                develop::pay(t, seat, due, die);
            }
        }
        Action::ToCup { die } => develop::to_cup(t, seat, die),
        Action::Pass if t.player(seat).task == Task::Buy => ship::advance(t, seat),
        Action::Pass => develop::resume(t, seat, develop::settle_builders),
        Action::Remove { die, place } => settle::remove(t, seat, die, place),
        Action::RemoveGood { world, die } => settle::remove_good(t, seat, world, die),
        Action::Produce { die, world } => produce::produce(t, seat, die, world),
        Action::Ship { die, is_virtual } => ship::ship(t, seat, die, is_virtual),
        Action::Trade { world, die } => ship::trade(t, seat, world, die),
        Action::Consume { world, die } => ship::consume(t, seat, world, die),
        Action::Buy => ship::buy(t, seat),
        Action::Recruit { die } => manage::recruit(t, seat, die),
        Action::Recall { spot, die } => manage::recall(t, seat, spot, die),
        Action::RecallGood { world, die } => manage::recall_good(t, seat, world, die),
    }
}

/// RFG-ASSIGN-12, RFG-ORDER-07, RFG-OPEN-06: a secret decision may be taken back while others are still waited
/// for.
fn check_replan(state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = state.player(seat);
    let started = match state.step {
        Step::Assign => player.ready || assign::started(&player.plan),
        Step::Manage => player.ready || player.manage.started,
        _ => player.ready,
    };
    ensure!("RFG-ASSIGN-12", started);
    Ok(())
}

/// The own secret decision of this step begins anew.
fn replan<D: Dice, S: Sink<Event>>(t: &mut Table<D, S>, seat: Seat) {
    let step = t.state.step;
    let player = t.player(seat);
    let was_ready = std::mem::take(&mut player.ready);
    match step {
        Step::Setup => {
            player.start = None;
            player.task = Task::Start;
        }
        Step::Assign => {
            player.task = Task::Plan;
            assign::lay_out(player);
        }
        Step::Manage => manage::open(player),
        _ => {
            player.marked = TileSet::NONE;
            player.task = Task::Return;
        }
    }
    // Others learn only that a player who was ready is not any more.
    if was_ready {
        t.tell(Event::Replanned { seat });
    } else {
        t.whisper(seat, Event::Replanned { seat });
    }
}
