//! The sequence of play (REW-FLOW-01). Ledger: REW-FLOW, REW-TURN, REW-REND, REW-CH2.
//!
//! ```text
//! 5 rounds:    fill the station, deal; turns until all have left; clear the station
//! chapter two: turns (decouple and use a module, check the ships) until all freighters are empty
//! the end:     the final population ship
//! ```

use std::ops::ControlFlow;

use orrery_core::{Dice, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{self, Context, leave, prepare, scoring, ships, terrabots};
use crate::state::{Stage, State};

/// The last round of chapter one.
const ROUNDS: u8 = 5;

/// Carries out a legal choice, and what follows from it without a decision (REW-CHOICE-16, REW-CHOICE-17).
#[inline]
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    step(ctx, seat, action);
    // Only later steps of the same turn are ever forced, so they belong to the same seat.
    while let Some(action) = forced(ctx.state) {
        step(ctx, seat, action);
    }
}

#[inline]
fn step<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    let next = rules::carry_out(ctx, seat, action);
    proceed(ctx, next);
}

/// REW-CHOICE-17: the choice that is carried out without asking, because it is the only one. The first
/// decision of a turn is always asked.
#[inline]
fn forced(state: &State) -> Option<Action> {
    match state.stage {
        Stage::Turn | Stage::Decouple | Stage::Over => return None,
        // Naming the last sign and naming none come to the same.
        Stage::Sign(tile) if terrabots::is_last_sign(state, tile) => {
            return Some(Action::TakeSign { sign: None });
        }
        _ => {}
    }
    let mut only = None;
    let _ = rules::each(state, |action| match only {
        None => {
            only = Some(action);
            ControlFlow::Continue(())
        }
        Some(_) => {
            only = None;
            ControlFlow::Break(())
        }
    });
    only
}

/// After a choice: the next step of the same turn, or, if there is none, the end of the turn.
fn proceed<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, next: Option<Stage>) {
    match next {
        Some(stage) => ctx.state.stage = stage,
        None if ctx.state.stage.is_chapter_one() => next_turn_of_round(ctx),
        None => end_turn_of_chapter_two(ctx),
    }
}

/// Prepares a round; the holder of the marker begins (REW-TURN-01, REW-START-07).
pub(crate) fn begin_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let (round, first) = (ctx.state.round, ctx.state.marker);
    ctx.tell(Event::RoundBegan { round, first });
    prepare::fill_station(ctx);
    prepare::deal(ctx);
    ctx.state.turn = first;
    ctx.state.stage = Stage::Turn;
}

/// REW-TURN-09, REW-SETUP-11: the next player clockwise who has not left is to move. REW-REND-01: when all
/// have left, the round ends.
fn next_turn_of_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.stage = Stage::Turn;
    while ctx.state.left.len() < usize::from(ctx.state.players) {
        let seat = ctx.state.turn.next(ctx.state.players);
        ctx.state.turn = seat;
        // REW-TURN-06: who has left is skipped.
        if ctx.state.left.contains(seat) {
            continue;
        }
        if !ctx.state.area(seat).hand.is_empty() {
            return;
        }
        // REW-TURN-07, REW-EDGE-18, REW-OPEN-09: without cards the player leaves without being asked.
        leave::leave(ctx, seat);
    }
    end_round(ctx);
}

/// REW-REND-04, REW-REND-05: the next round, or chapter two, which needs no cards (REW-FLOW-04).
fn end_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    prepare::clear_station(ctx);
    if ctx.state.round < ROUNDS {
        ctx.state.round += 1;
        begin_round(ctx);
    } else {
        let first = ctx.state.marker;
        ctx.tell(Event::ChapterTwoBegan { first });
        begin_turn_of_chapter_two(ctx, first);
    }
}

/// REW-CH2-02: step B ends every turn. Ships are checked here only (REW-FLOW-03).
fn end_turn_of_chapter_two<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let seat = ctx.state.turn;
    ships::take_earned(ctx, seat);
    begin_turn_of_chapter_two(ctx, seat.next(ctx.state.players));
}

/// REW-CH2-01, REW-CH2-05, REW-CH2-07: the first player clockwise from `first` who has a module is to move.
/// REW-CH2-04, REW-EDGE-05, REW-OPEN-29: others are skipped. REW-CH2-06, REW-END-01, REW-EDGE-06: when nobody
/// has one, the game ends.
fn begin_turn_of_chapter_two<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, first: Seat) {
    ctx.state.turn = first;
    for _ in 0..ctx.state.players {
        if ctx.state.area(ctx.state.turn).coupled() > 0 {
            ctx.state.stage = Stage::Decouple;
            return;
        }
        ctx.state.turn = ctx.state.turn.next(ctx.state.players);
    }
    scoring::final_ship(ctx);
}

#[cfg(test)]
mod tests {
    use crate::state::Stage;
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_turn_07_without_cards_a_player_leaves_unasked() {
        let mut table = Fixture::chapter_one(3).hand(0, &[1]).hand(1, &[]).hand(2, &[4]).scenario();
        table.play("acquire u01");
        assert_eq!(table.state.turn, Seat(2));
        assert!(table.state.left.contains(Seat(1)) && !table.state.left.contains(Seat(0)));
        table.play("leave");
        assert_eq!((table.state.round, table.state.stage), (2, Stage::Turn), "seat 0 had no cards either");
    }

    #[test]
    fn rew_ch2_07_players_without_modules_are_skipped() {
        let rows = Fixture::chapter_two(3).row(0, 1, &["shuttle_0", "shuttle_0"]).row(2, 1, &["shuttle_0"]);
        let mut table = rows.scenario();
        table.play("decouple 1");
        assert_eq!(table.state.turn, Seat(2));
        table.play("decouple 1").play("decouple 1");
        assert_eq!(table.state.stage, Stage::Over);
    }
}
