//! What bots know about a game beyond its rules. One small module for each game, in [`crate::games`].

use orrery_core::{Game, Outcome, Seat};

use crate::{Inputs, Net};

/// What a bot must know about a game to play it well. Everything is asked of a state, because it may differ
/// by number of players and by option.
pub trait Knowledge: Game {
    /// The number of inputs that [`Knowledge::inputs`] describes a position with.
    const INPUTS: usize;

    /// How the tree search is set for such a table.
    fn tuning(state: &Self::State) -> Tuning;

    /// The margin in points that makes a win likely (about 73 %), as [`Knowledge::expected_points`] sees it.
    fn scale(state: &Self::State) -> f32;

    /// The points that each seat can expect at the end, by hand-tuned rules of thumb; `points` has one place
    /// for each seat. Where points do not decide (a race), any value whose differences say who is ahead, in
    /// the unit of [`Knowledge::margin`].
    fn expected_points(state: &Self::State, points: &mut [f32]);

    /// What the points of [`Knowledge::expected_points`] are made of, for one seat: they add up to it. Each part has a
    /// name; what it means to have more or less of it is said by the texts `gain-<name>` and `loss-<name>` of
    /// [`Knowledge::WORDS`].
    fn parts(state: &Self::State, seat: Seat) -> Vec<(&'static str, f32)>;

    /// The words for the parts, in English and German.
    const WORDS: (&'static str, &'static str);

    /// How far judged chances are from what came of them in many games: the file `calibration.toml` of the game, as
    /// `orrery calibrate` writes it.
    const CALIBRATION: &'static str;

    /// The points to beat that no seat stands for: those that a rival without a seat can expect, or, in a
    /// solo game without one, those of a good game. `None` if only seats compete.
    fn par(_state: &Self::State) -> Option<f32> {
        None
    }

    /// By how many points a seat ended ahead of the best other, rivals without a seat included, or ahead of
    /// par if there is nobody else; negative if it is behind. Games that points do not decide override it.
    fn margin(state: &Self::State, outcome: &Outcome, seat: Seat) -> f32 {
        let own = outcome.seats[seat.index()].score;
        let seats = outcome.seats.iter().filter(|other| other.seat != seat).map(|other| other.score);
        let best = seats.chain(outcome.rivals.iter().map(|rival| rival.score)).max();
        own as f32 - best.map_or_else(|| Self::par(state).unwrap_or(0.0), |best| best as f32)
    }

    /// A number that grows with the course of the game, such as the round. The search does not look
    /// further than [`Tuning::stages`] of these ahead, since what comes after is up to chance.
    fn stage(state: &Self::State) -> u32;

    /// Describes the position for the learned evaluation from the view of one seat: only what that seat
    /// may know goes in.
    fn inputs(state: &Self::State, seat: Seat, out: &mut Inputs);

    /// What a seat played with, as (group, component) pairs such as ("home colony", its id): which of them win
    /// more than others is what `orrery balance` shows. Asked after the end with everything that the seat was told.
    fn used(_told: &[Self::Event], _seat: Seat) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The learned weights for such a table; see [`Nets`](crate::Nets).
    fn learned(state: &Self::State) -> Option<&'static Net>;
}

/// How the tree search is set for a game. Found by trying; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much untried actions are favoured over good ones.
    pub exploration: f32,
    /// How many visits the first estimate of an action is worth.
    pub prior_visits: f32,
    /// How many decisions a playout goes on after the searching seat has left its tree.
    pub horizon: u32,
    /// How many stages ahead a playout stops at the latest.
    pub stages: u32,
    /// Out of how many random actions a playout takes the best; 1 for random playouts.
    pub candidates: u32,
}
