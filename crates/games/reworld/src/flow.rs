//! The sequence of play (REW-FLOW-01). Ledger: REW-FLOW, REW-TURN, REW-REND, REW-CH2.
//!
//! ```text
//! 5 rounds:    fill the station, deal; turns until all have left; clear the station
//! chapter two: turns (decouple and use a module, check the ships) until all freighters are empty
//! the end:     the final population ship
//! ```

use orrery_core::{Audience, Dice, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    self, acquire, crews, decouple, leave, prepare, satellites, scoring, ships, shuttles, start_marker,
    terrabots,
};
use crate::state::{Stage, State};

/// The last round of chapter one.
const ROUNDS: u8 = 5;

/// Carries out a legal choice, and what follows from it without a decision (REW-CHOICE-16, REW-CHOICE-17).
pub(crate) fn play(state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    carry_out(state, action, dice, sink);
    while let Some(action) = rules::forced(state) {
        carry_out(state, action, dice, sink);
    }
}

fn carry_out(state: &mut State, action: Action, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    let in_chapter_one = state.stage.is_chapter_one();
    match next_step(state, action, sink) {
        Some(stage) => state.stage = stage,
        None if in_chapter_one => next_turn_of_round(state, dice, sink),
        None => end_turn_of_chapter_two(state, sink),
    }
}

/// Carries out one choice; returns the next step of the same turn, or `None` if the turn is complete.
fn next_step(state: &mut State, action: Action, sink: &mut impl Sink<Event>) -> Option<Stage> {
    match (action, state.stage) {
        (Action::Acquire { slot }, _) => Some(Stage::Pay(slot)),
        (Action::Pay { cards }, Stage::Pay(slot)) => Some(Stage::Top(slot, cards)),
        (Action::Top { card }, Stage::Top(slot, cards)) => {
            acquire::acquire(state, slot, cards, card, sink);
            None
        }
        (Action::TakeMarker, _) => Some(Stage::LayCard),
        (Action::LayCard { card }, _) => {
            start_marker::take(state, card, sink);
            None
        }
        (Action::Leave, _) => {
            leave::leave(state, state.turn, sink);
            None
        }
        (Action::Decouple { row, behind }, _) => decouple::decouple(state, row, behind, sink),
        (Action::TakeSign { sign }, Stage::Sign(tile)) => {
            terrabots::found(state, tile, sign, sink);
            None
        }
        (Action::Defend, Stage::UseShuttle(tile) | Stage::UseSatellite(tile)) => {
            shuttles::defend(state, tile, sink);
            None
        }
        (Action::Transport, Stage::UseShuttle(tile)) => Some(shuttles::take_off(tile)),
        (Action::ScoreTask, Stage::UseSatellite(tile)) => satellites::score_task(state, tile, sink),
        (Action::Dock { row }, Stage::Dock(flight)) => Some(shuttles::dock(state, flight, row, sink)),
        (Action::NoMore, Stage::Dock(flight)) => shuttles::fly_on(state, flight, sink),
        (Action::Place { crew, city }, Stage::Place(flight)) => {
            crews::place(state, flight, crew, Some(city), sink)
        }
        (Action::BoxCrew { crew }, Stage::Place(flight)) => crews::place(state, flight, crew, None, sink),
        (Action::ChooseCity { city }, Stage::TaskCity(tile)) => {
            satellites::finish(state, tile, Some(city), sink);
            None
        }
        // A choice of another step is refused before it comes here.
        (_, stage) => Some(stage),
    }
}

/// Prepares a round; the holder of the marker begins (REW-TURN-01, REW-START-07).
pub(crate) fn begin_round(state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    sink.emit(Audience::ALL, Event::RoundBegan { round: state.round, first: state.marker });
    prepare::fill_station(state, dice, sink);
    prepare::deal(state, dice, sink);
    state.turn = state.marker;
    state.stage = Stage::Turn;
}

/// REW-TURN-09, REW-SETUP-11: the next player clockwise who has not left is to move. REW-REND-01: when all
/// have left, the round ends.
fn next_turn_of_round(state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    state.stage = Stage::Turn;
    while state.left.len() < usize::from(state.players) {
        state.turn = state.turn.next(state.players);
        // REW-TURN-06: who has left is skipped.
        if state.left.contains(state.turn) {
            continue;
        }
        if !state.area(state.turn).hand.is_empty() {
            return;
        }
        // REW-TURN-07, REW-EDGE-18, REW-OPEN-09: without cards the player leaves without being asked.
        leave::leave(state, state.turn, sink);
    }
    end_round(state, dice, sink);
}

/// REW-REND-04, REW-REND-05: the next round, or chapter two, which needs no cards (REW-FLOW-04).
fn end_round(state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    prepare::clear_station(state, sink);
    if state.round < ROUNDS {
        state.round += 1;
        begin_round(state, dice, sink);
    } else {
        sink.emit(Audience::ALL, Event::ChapterTwoBegan { first: state.marker });
        begin_turn_of_chapter_two(state, state.marker, sink);
    }
}

/// REW-CH2-02: step B ends every turn. Ships are checked here only (REW-FLOW-03).
fn end_turn_of_chapter_two(state: &mut State, sink: &mut impl Sink<Event>) {
    ships::check(state, state.turn, sink);
    begin_turn_of_chapter_two(state, state.turn.next(state.players), sink);
}

/// REW-CH2-01, REW-CH2-05, REW-CH2-07: the first player clockwise from `first` who has a module is to move.
/// REW-CH2-04, REW-EDGE-05, REW-OPEN-29: others are skipped. REW-CH2-06, REW-END-01, REW-EDGE-06: when nobody
/// has one, the game ends.
fn begin_turn_of_chapter_two(state: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
    state.turn = first;
    for _ in 0..state.players {
        if state.area(state.turn).coupled() > 0 {
            state.stage = Stage::Decouple;
            return;
        }
        state.turn = state.turn.next(state.players);
    }
    scoring::final_ship(state, sink);
}

#[cfg(test)]
mod tests {
    use crate::state::Stage;
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_turn_07_without_cards_a_player_leaves_unasked() {
        let mut table = Fixture::chapter_one(3).hand(0, &[1]).hand(1, &[]).hand(2, &[4]).table();
        table.play("acquire u01");
        assert_eq!(table.state.turn, Seat(2));
        assert!(table.state.left.contains(Seat(1)) && !table.state.left.contains(Seat(0)));
        table.play("leave");
        assert_eq!((table.state.round, table.state.stage), (2, Stage::Turn), "seat 0 had no cards either");
    }

    #[test]
    fn rew_ch2_07_players_without_modules_are_skipped() {
        let rows = Fixture::chapter_two(3).row(0, 1, &["shuttle_0", "shuttle_0"]).row(2, 1, &["shuttle_0"]);
        let mut table = rows.table();
        table.play("decouple 1");
        assert_eq!(table.state.turn, Seat(2));
        table.play("decouple 1").play("decouple 1");
        assert_eq!(table.state.stage, Stage::Over);
    }
}
