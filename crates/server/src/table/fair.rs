//! The seed of a table: the server's secret, and what every seat contributed; see [`orrery_core::fair`].

use orrery_core::{Contribution, ContributionBy, FairStart, Seed};

use super::task::TableTask;
use crate::error::{ApiError, ApiResult};
use crate::store::{SeatRow, TableRow};
use crate::wire::{ErrorCode, Outcome, SeatContribution, SeatKind};

/// The commitment of a table of an older version, whose seed the server drew alone.
pub fn old_commitment(row: &TableRow) -> Option<String> {
    row.seed.as_deref().and_then(Seed::from_hex).map(Seed::commitment)
}

/// What everybody may know of the contributions. What the server adds for a seat of a person is shown from the start of the
/// game on and not before: the person may still contribute.
pub fn contributions(row: &TableRow, seats: &[SeatRow]) -> Vec<Option<SeatContribution>> {
    let Some(secret) = row.secret.as_deref().and_then(Seed::from_hex) else { return Vec::new() };
    let shown = |(seat, data): (usize, &SeatRow)| {
        let given = of_seat(data, secret, seat);
        let open = given.by == ContributionBy::Player || data.kind == SeatKind::Bot || row.seed.is_some();
        open.then(|| SeatContribution {
            value: given.value.to_hex(),
            player: given.by == ContributionBy::Player,
        })
    };
    seats.iter().enumerate().map(shown).collect()
}

/// How the seed of the game comes about; none for tables of older versions.
pub fn fair_start(row: &TableRow, seats: &[SeatRow]) -> Option<FairStart> {
    let secret = row.secret.as_deref().and_then(Seed::from_hex)?;
    let contributions = seats.iter().enumerate().map(|(seat, data)| of_seat(data, secret, seat)).collect();
    Some(FairStart { commitment: row.commitment.clone()?, contributions, secret: Some(secret) })
}

/// What a player sends as a contribution.
pub fn read(text: &str) -> ApiResult<Seed> {
    let malformed = || ApiError::new(ErrorCode::Malformed, "a contribution is 64 hexadecimal digits");
    Seed::from_hex(text).ok_or_else(malformed)
}

/// Whether somebody has exchanged a part of the proof in the data file.
pub fn is_broken(row: &TableRow, seats: &[SeatRow]) -> bool {
    let seed = row.seed.as_deref().and_then(Seed::from_hex);
    fair_start(row, seats).zip(seed).is_some_and(|(fair, seed)| fair.check(seed).is_err())
}

fn of_seat(seat: &SeatRow, secret: Seed, number: usize) -> Contribution {
    match seat.contribution.as_deref().and_then(Seed::from_hex) {
        Some(value) => Contribution { by: ContributionBy::Player, value },
        None => Contribution::of_server(secret, number),
    }
}

impl TableTask {
    /// Adds what a player contributes, to the own seats that have nothing yet.
    pub fn contribute(&mut self, seats: &[u8], contribution: Option<Seed>) {
        let Some(value) = contribution else { return };
        for &seat in seats {
            let seat = &mut self.seats[usize::from(seat)];
            if seat.kind == SeatKind::Human && seat.contribution.is_none() {
                seat.contribution = Some(value.to_hex());
            }
        }
    }

    /// The seed for the game that begins now.
    pub fn draw_seed(&self) -> ApiResult<Seed> {
        let fair = fair_start(&self.row, &self.seats);
        let seed = fair.and_then(|fair| Some(FairStart::seed(fair.secret?, &fair.contributions)));
        // A table made by an older version and not begun yet has no secret.
        Ok(seed.unwrap_or_else(crate::secret::seed))
    }

    /// The result with everything that was secret.
    pub fn open_outcome(&self, game: &dyn orrery_catalog::GameInProgress) -> Outcome {
        let outcome = Outcome { secret: self.row.secret.clone(), ..super::outcome(game) };
        match self.row.deal_in_play() {
            // Whoever has the seed has the deal that others still play.
            true => Outcome { seed: String::new(), ..outcome },
            false => outcome,
        }
    }

    /// The record as a file, with the proof of fairness.
    pub fn open_record(&self, game: &dyn orrery_catalog::GameInProgress) -> String {
        match fair_start(&self.row, &self.seats) {
            Some(fair) => game.fair_record(true, fair),
            None => game.record(true),
        }
    }
}
