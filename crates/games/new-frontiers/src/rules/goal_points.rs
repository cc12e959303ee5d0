//! What goals score. Ledger: NFR-GOAL-09 to NFR-GOAL-14, NFR-GOAL-19, NFR-GOAL-21, NFR-GOAL-22.
//!
//! Worked examples: NFR-EX-09, NFR-EX-10.

use orrery_core::Seat;

use super::scoring;
use crate::components::{COMPONENTS, GoalCount};
use crate::state::State;
use crate::vocab::{Goal, Keyword, Kind, Phase};

/// NFR-GOAL-09, NFR-GOAL-10: the VP of a goal for a seat, if the joker is of this kind.
pub(crate) fn points(state: &State, seat: Seat, goal: Goal, joker: Option<Kind>) -> i32 {
    let data = &COMPONENTS.goals[goal.index()];
    i32::from(data.vp(number(state, seat, data.counts, joker)))
}

/// What a goal counts for a seat. Stockpiled items count for their own goal only.
pub(crate) fn number(state: &State, seat: Seat, counts: GoalCount, joker: Option<Kind>) -> u8 {
    let (player, masks) = (state.player(seat), &COMPONENTS.masks);
    match counts {
        // NFR-GOAL-11
        GoalCount::PhasesWithOwnPower => {
            let has = |phase: &&Phase| !(player.empire & masks.phase[phase.index()]).is_empty();
            Phase::ALL.iter().filter(has).count() as u8
        }
        // NFR-GOAL-12, NFR-OPEN-38: tiles, each once.
        GoalCount::TilesWithConsumePower => (player.empire & masks.phase[Phase::Consume.index()]).len(),
        // NFR-GOAL-13
        GoalCount::KindsOfColonies => scoring::kinds(player.empire, joker).len(),
        // NFR-GOAL-13, NFR-OPEN-39: of developments and home colonies too.
        GoalCount::Keywords => {
            let has = |word: &&Keyword| !(player.empire & masks.keyword[word.index()]).is_empty();
            Keyword::ALL.iter().filter(has).count() as u8
        }
        // NFR-GOAL-14
        GoalCount::UnusedColonists => player.colonists,
        GoalCount::StockpiledWorlds => player.stockpile.worlds.len(),
        GoalCount::StockpiledGoods => player.stockpile.goods(),
        GoalCount::StockpiledCredits => player.stockpile.credits,
    }
}
