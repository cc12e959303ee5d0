//! The sequence of play: setup, then rounds of roll, assign, reveal, phases, manage (RFG-ROUND-01).

use orrery_core::{Dice, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    self, Context, develop, explore, manage, phases, powers, produce, reveal, roll, scoring, setup, ship,
};
use crate::state::Step;
use crate::vocab::Phase;

/// Carries out a legal action, and everything that follows from it without a further decision.
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    rules::carry_out(ctx, seat, action);
    advance(ctx);
}

/// Goes on until somebody has a decision to make or the game is over (RFG-ORDER-05). All act at the same time
/// in every step (RFG-ORDER-01).
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    while ctx.state.to_act().is_empty() {
        match ctx.state.step {
            Step::Setup => {
                // RFG-SETUP-18: no step 5 before the first round, so nothing can be recalled.
                setup::show(ctx);
                roll::roll(ctx);
            }
            Step::Assign => {
                reveal::reveal(ctx);
                begin_phase_from(ctx, 0);
            }
            Step::Phase(Phase::Explore) => explore::carry_on(ctx),
            Step::Research => {
                explore::end(ctx);
                begin_phase_from(ctx, Phase::Explore.index() + 1);
            }
            Step::Phase(phase) => carry_on(ctx, phase),
            Step::Manage => {
                // RFG-MAN-11: in the last round too.
                manage::commit(ctx);
                // RFG-ROUND-02, RFG-ROUND-03: only these end the game, never a number of rounds.
                if scoring::triggers(ctx.state) == (false, false) {
                    roll::roll(ctx);
                } else {
                    ctx.state.step = Step::Over;
                    ctx.tell(Event::Over);
                }
            }
            Step::Over => return,
        }
    }
}

/// RFG-PHASE-01: the next played phase in numerical order, or step 5.
pub(crate) fn begin_phase_from<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, number: usize) {
    ctx.state.ordered = false;
    ctx.state.turns = 0;
    let played = ctx.state.played;
    let Some(&phase) = Phase::ALL[number..].iter().find(|&&p| played >> p as u8 & 1 == 1) else {
        manage::begin(ctx);
        return;
    };
    ctx.state.step = Step::Phase(phase);
    ctx.state.ordered = phases::order_matters(ctx.state, phase);
    ctx.tell(Event::PhaseBegan { phase, ordered: ctx.state.ordered });
    for seat in ctx.state.seats() {
        phases::set_virtual_workers(ctx.state.player_mut(seat), phase);
    }
    // RFG-ORDER-08, RFG-DEC-22: otherwise all at once, in whatever order they act.
    if !ctx.state.ordered {
        for seat in ctx.state.seats() {
            begin_for(ctx, seat, phase);
        }
    }
}

/// The phase begins for one player, also without workers (RFG-PHASE-03). Workers that can be used must be: no
/// phase lets them pass (RFG-PHASE-04). Tiles are completed in II and III only (RFG-EXP-19).
fn begin_for<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, phase: Phase) {
    match phase {
        Phase::Explore => explore::begin(ctx, seat),
        Phase::Develop | Phase::Settle => develop::advance(ctx, seat),
        Phase::Produce => produce::advance(ctx, seat),
        Phase::Ship => ship::advance(ctx, seat),
    }
}

/// RFG-ORDER-12: in player order the next player carries out the whole phase; after the last one
/// leftover workers, end-of-phase powers and the next phase follow (RFG-PHASE-10).
fn carry_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, phase: Phase) {
    if ctx.state.ordered && ctx.state.turns < ctx.state.options.players {
        ctx.state.turns += 1;
        let seat = ctx.state.in_order(ctx.state.turns - 1);
        ctx.tell(Event::TurnBegan { seat });
        begin_for(ctx, seat, phase);
        return;
    }
    for seat in ctx.state.seats() {
        phases::leftovers(ctx, seat, phase);
    }
    powers::end_of_phase(ctx, phase);
    begin_phase_from(ctx, phase.index() + 1);
}
