//! What if: the position that a branch of this table begins in, for somebody who may have it.

use orrery_catalog::GameInProgress;
use orrery_core::{Seat, Seed, Viewer};

use super::task::TableTask;
use super::viewer;
use crate::daily;
use crate::error::{ApiError, ApiResult};
use crate::wire::{ErrorCode, Person, Purpose};

/// From where a branch goes on.
#[derive(Clone, Copy, Debug)]
pub struct BranchFrom {
    /// The moment, as in the log of the one who asks; the last one if none.
    pub step: Option<u32>,
    /// The seat to play on.
    pub seat: Option<u8>,
    /// Whether what the seat could not know is drawn anew.
    pub guess: bool,
    /// The seed of the branch: a new one.
    pub seed: Seed,
}

/// A branch, before it is a table.
pub struct Branch {
    /// The game, which begins in the middle.
    pub game: Box<dyn GameInProgress>,
    /// The seat of the person.
    pub seat: Seat,
    /// The step that it goes on from.
    pub step: u32,
    /// Whether what the seat could not know was drawn anew.
    pub guess: bool,
}

/// A branch of a game whose secrets are open.
pub fn of_open_game(game: &dyn GameInProgress, from: BranchFrom, own: Option<u8>) -> ApiResult<Branch> {
    let seat = from.seat.or(own).unwrap_or(0);
    if seat >= game.players() {
        return Err(ApiError::not_found("seat"));
    }
    let viewer = if from.guess { Viewer::Seat(Seat(seat)) } else { Viewer::Everything };
    branch(game, from, Viewer::Everything, viewer, Seat(seat))
}

/// A branch of a running game by what a seat knows. Nothing else of the game goes into it; the kit's law `Branch` holds
/// every game to that.
fn of_running_game(game: &dyn GameInProgress, from: BranchFrom, seat: Seat) -> ApiResult<Branch> {
    let viewer = Viewer::Seat(seat);
    branch(game, from, viewer, viewer, seat)
}

/// `eyes` count the steps, `knows` decides what is drawn anew.
fn branch(
    game: &dyn GameInProgress,
    from: BranchFrom,
    eyes: Viewer,
    knows: Viewer,
    seat: Seat,
) -> ApiResult<Branch> {
    let steps = viewer::steps(game, eyes);
    let last = steps.len() as u32 - 1;
    let count = match from.step {
        // The present may be further than the last step that the viewer noticed.
        None => game.count(),
        Some(step) if step == last => game.count(),
        Some(step) => *steps.get(step as usize).ok_or_else(|| ApiError::not_found("step"))?,
    };
    let game = game.branch(count, knows, from.seed);
    if game.to_act().is_empty() {
        return Err(ApiError::new(ErrorCode::NotRunning, "the game is over at this moment"));
    }
    Ok(Branch { game, seat, step: from.step.unwrap_or(last), guess: knows != Viewer::Everything })
}

impl TableTask {
    /// A branch of this table for a person.
    pub fn branch(&self, person: Option<&Person>, from: BranchFrom) -> ApiResult<Branch> {
        let person = person.ok_or_else(ApiError::sign_in)?;
        if self.is_branch() {
            return Err(ApiError::new(ErrorCode::Forbidden, "this is a branch already; step back in it"));
        }
        if self.row.deal_in_play() {
            return Err(daily::deal_in_play());
        }
        let not_begun = || ApiError::new(ErrorCode::NotRunning, "the game has not begun");
        let game = self.game.as_deref().ok_or_else(not_begun)?;
        if self.is_open_to_all() {
            return of_open_game(game, from, self.seat_of(Some(person)).map(|s| s.0));
        }
        of_running_game(game, from, self.knowing_seat(person, from.seat)?)
    }

    /// The game, to be compared with a branch by what a seat may know.
    pub fn to_compare(&self, person: Option<&Person>, seat: u8) -> ApiResult<Box<dyn GameInProgress>> {
        let person = person.ok_or_else(ApiError::sign_in)?;
        if !self.is_open_to_all() {
            self.knowing_seat(person, Some(seat))?;
        }
        let not_begun = || ApiError::new(ErrorCode::NotRunning, "the game has not begun");
        let game = self.game.as_deref().ok_or_else(not_begun)?;
        Ok(game.at(game.count()))
    }

    /// The own seat in a running game by whose knowledge the person may try things out: where hints are allowed.
    fn knowing_seat(&self, person: &Person, seat: Option<u8>) -> ApiResult<Seat> {
        let own = self.seats_of(person)?;
        let not_own = || ApiError::new(ErrorCode::NotSeated, "only from an own seat while the game runs");
        if seat.is_some_and(|seat| !own.contains(&seat)) {
            return Err(not_own());
        }
        if !self.row.hints {
            let why = "the table was set without hints: not before the end of the game";
            return Err(ApiError::new(ErrorCode::NoHints, why));
        }
        seat.or(own.first().copied()).map(Seat).ok_or_else(not_own)
    }

    /// Whether this is a branch of another game.
    pub fn is_branch(&self) -> bool {
        matches!(self.row.purpose, Purpose::Branch { .. })
    }
}
