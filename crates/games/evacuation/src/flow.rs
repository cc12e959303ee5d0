//! The sequence of play: setup, then four years of seven phases (EVA-YEAR-01).
//!
//! ```text
//! setup:      technologies, goal draft (points), grid, hands (advanced), displays, order, modules
//! each year:  1 Income  2 Actions  3 Transport  4 Turn order  5 Progress  6 Bonus  7 Year end
//! the end:    after phase 6 of year 4; a race also when its goal was reached (EVA-RACE-03, EVA-RACE-04)
//! ```
//!
//! The points mode always plays four years (EVA-YEAR-03, EVA-POINT-01). Often forgotten: EVA-FAQ-07.
//! Worked examples: EVA-EX-12.

use orrery_core::{Audience, Dice, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    self, Context, Freedom, bonus, contracts, effects, goals, hands, income, order, progress, setup, solo,
    transport, turn, year_end,
};
use crate::state::{Step, Who};
use crate::vocab::Phase;

/// The last year.
pub(crate) const YEARS: u8 = 4;

/// Carries out a legal choice, and what follows from it without a further one.
#[inline]
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    rules::carry_out(ctx, seat, action);
    if !ctx.state.step.is_simultaneous() {
        contracts::notice(ctx, seat);
        advance(ctx);
    } else if ctx.state.busy.is_empty() {
        advance(ctx);
    }
}

/// Goes on until somebody has a choice or the game is over.
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    while ctx.state.step != Step::Over {
        if ctx.state.step.is_simultaneous() {
            if !ctx.state.busy.is_empty() {
                return;
            }
            end_simultaneous(ctx);
            continue;
        }
        let seat = ctx.state.active;
        let Some(task) = ctx.state.tasks.top() else {
            go_on(ctx);
            continue;
        };
        if !effects::carry_out(ctx, seat, task) {
            // EVA-DEC-17: one option is taken without asking, none lets the sub-action lapse.
            match rules::freedom(ctx.state, seat) {
                Freedom::Free => return,
                Freedom::Forced(Action::Decline) | Freedom::Nothing => effects::lapse(ctx, seat),
                Freedom::Forced(action) => rules::carry_out(ctx, seat, action),
            }
        }
        contracts::notice(ctx, seat);
    }
}

/// Everybody has chosen.
fn end_simultaneous<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    match ctx.state.step {
        Step::Draft => goals::end_round(ctx),
        Step::ReturnGoal => {
            goals::end_return(ctx);
            lay_out(ctx);
        }
        Step::Hand => {
            hands::commit_choice(ctx);
            // EVA-ADV-17: from year 2 on the hand is chosen after Income; before the first year, in step 9.
            if ctx.state.year == 0 { begin_first_year(ctx) } else { begin_actions(ctx) }
        }
        _ => {
            transport::fly_all(ctx);
            ctx.state.place = 0;
        }
    }
}

/// Setup goes on with step 6.
pub(crate) fn lay_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    setup::lay_out_technologies(ctx);
    if ctx.state.is_advanced() {
        setup::deal_cards(ctx);
        hands::begin_choice(ctx.state);
    } else {
        begin_first_year(ctx);
    }
}

/// EVA-SETUP-17
fn begin_first_year<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    setup::lay_out_board(ctx);
    begin_year(ctx);
}

/// Phase 1 (EVA-INC-01).
pub(crate) fn begin_year<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.year += 1;
    let year = ctx.state.year;
    ctx.tell(Event::YearBegan { year });
    begin_phase(ctx, Step::Income, Phase::Income);
    for seat in ctx.state.in_order() {
        income::income(ctx, seat);
    }
}

fn begin_phase<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, step: Step, phase: Phase) {
    ctx.state.step = step;
    ctx.state.place = 0;
    ctx.tell(Event::PhaseBegan { phase });
}

/// Phase 2.
fn begin_actions<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    begin_phase(ctx, Step::Actions, Phase::Actions);
    if ctx.state.has_solo_cards() {
        solo::shuffle(ctx);
    }
}

/// Nobody has a task: the next place in the turn order is due, or the phase ends.
fn go_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.step == Step::Actions {
        return next_turn(ctx);
    }
    let place = usize::from(ctx.state.place);
    let Some(&who) = ctx.state.order().get(place) else { return end_phase(ctx) };
    ctx.state.place += 1;
    match who {
        Who::Player(seat) => {
            ctx.state.active = seat;
            match ctx.state.step {
                Step::Income => income::begin_exchanges(ctx.state, seat),
                Step::FlyBack => transport::offer_fly_back(ctx.state, seat),
                Step::Progress => progress::begin(ctx.state, seat),
                _ => bonus::begin(ctx.state),
            }
        }
        // EVA-SOLO-26: no bonus for the opponent.
        colour if ctx.state.step == Step::Progress => solo::progress(ctx, colour),
        _ => {}
    }
}

/// EVA-ACT-01, EVA-ACT-17: the next place along the turn order. EVA-ACT-03: who has passed is skipped. The neutral
/// colour of a solo game has no turns (EVA-SOLO-11).
fn next_turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.seats().all(|seat| ctx.state.player(seat).passed) {
        // EVA-SOLO-14, EVA-RIVAL-03: the opponent performs its remaining actions.
        while ctx.state.has_solo_cards() && ctx.state.reached.is_none() && !solo::is_finished(ctx.state) {
            solo::turn(ctx);
        }
        return begin_transport(ctx);
    }
    let place = usize::from(ctx.state.place);
    let Some(&who) = ctx.state.order().get(place) else { return end_round(ctx) };
    ctx.state.place += 1;
    match who {
        Who::Player(seat) if !ctx.state.player(seat).passed => {
            ctx.state.active = seat;
            turn::begin(ctx.state);
        }
        Who::Opponent if !solo::is_finished(ctx.state) => solo::turn(ctx),
        _ => {}
    }
}

/// A round of the Action phase is over. EVA-RACE-03: it was the last one if the race goal is reached.
/// EVA-RIVAL-03: the simulated third player takes a turn, but not after the last round (EVA-RIVAL-05,
/// EVA-OPEN-61).
fn end_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.reached.is_some() {
        return begin_transport(ctx);
    }
    if ctx.state.options.rival && !solo::is_finished(ctx.state) {
        solo::turn(ctx);
    }
    ctx.state.place = 0;
}

/// Phase 3; also the last one of a race, whose results count (EVA-RACE-14).
pub(crate) fn begin_transport<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    begin_phase(ctx, Step::Transport, Phase::Transport);
    transport::begin(ctx.state);
}

/// Phase 5 (EVA-PROG-03).
pub(crate) fn begin_progress<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    begin_phase(ctx, Step::Progress, Phase::Progress);
    progress::park_all(ctx);
}

/// All places of a phase are done.
fn end_phase<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    match ctx.state.step {
        Step::Income if ctx.state.is_advanced() && ctx.state.year > 1 => hands::begin_choice(ctx.state),
        Step::Income => begin_actions(ctx),
        Step::FlyBack => {
            transport::end(ctx.state);
            // EVA-RACE-03, EVA-RACE-04
            if ctx.state.reached.is_some() {
                return end_game(ctx);
            }
            ctx.tell(Event::PhaseBegan { phase: Phase::TurnOrder });
            order::determine(ctx);
            begin_progress(ctx);
        }
        // EVA-RACE-04
        _ if ctx.state.reached.is_some() => end_game(ctx),
        Step::Progress => begin_phase(ctx, Step::Bonus, Phase::Bonus),
        // EVA-YEAR-02, EVA-RACE-05; phases 4 to 6 were held (EVA-OPEN-48).
        _ if ctx.state.year == YEARS => end_game(ctx),
        _ => {
            ctx.tell(Event::PhaseBegan { phase: Phase::YearEnd });
            year_end::year_end(ctx);
            begin_year(ctx);
        }
    }
}

/// The goals are shown, and the reckoning follows from the state (EVA-RACE-06, EVA-POINT-03).
pub(crate) fn end_game<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.step = Step::Over;
    if !ctx.state.is_race() {
        ctx.reveal::<Event>(Audience::ALL);
        for seat in ctx.state.seats() {
            let goals = ctx.state.player(seat).goals.kept.iter().collect();
            ctx.tell(Event::GoalsShown { seat, goals });
        }
    }
    ctx.tell(Event::GameOver);
}
