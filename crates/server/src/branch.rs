//! What if: a branch becomes a table, and is compared with what happened.

use orrery_analysis::judge::Judge;
use orrery_bots::Knowledge;
use orrery_catalog::{GameInProgress, history_of, with_game};
use orrery_core::{History, Present, Seat};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::TableRow;
use crate::table::{Branch, info};
use crate::time;
use crate::wire::{GuessPoint, LinePoint, Person, Purpose, Status, TableInfo};

/// How many guesses at what is hidden make a chance.
const GUESSES: u32 = 16;
/// So many of them are shown one by one.
const SHOWN: u64 = 8;

/// Puts a branch into the store as a private table of the person, which runs.
pub async fn add(
    app: &App,
    person: Person,
    branch: Branch,
    level: &str,
    of: (&str, bool),
) -> ApiResult<TableInfo> {
    let Branch { game, seat, step, guess } = branch;
    let root = game.root().ok_or_else(|| ApiError::internal("a branch has no root"))?;
    let entry = game.game();
    let seats: Vec<_> = Seat::all(game.players())
        .map(|one| match one == seat {
            true => info::human_seat(person.clone()),
            false => info::bot_seat(level.to_owned()),
        })
        .collect();
    let now = time::now();
    let row = TableRow {
        purpose: Purpose::Branch { of: of.0.to_owned(), uploaded: of.1, step, guess },
        status: Status::Running,
        private: true,
        hints: true,
        // Its seed was drawn by the server alone, and nobody needs a proof of it.
        secret: None,
        commitment: None,
        seed: Some(game.seed().to_hex()),
        rules_version: Some(entry.rules_version()),
        components: Some(entry.components_hash().0.into()),
        place: Some(game.place() as i64),
        to_act: game.to_act().0,
        started: Some(now),
        ..info::new_table(entry.info().id.into(), game.options().to_string(), person.clone())
    };
    app.store.add_branch(row.clone(), seats.clone(), root).await?;
    Ok(info::info(&row, &seats, Some(&person), 0, |_| false))
}

/// Where a game stood when its rounds began, and where it stands now, by what a seat could know each time.
pub fn line(game: &dyn GameInProgress, seat: Seat) -> Vec<LinePoint> {
    fn of<G: Present + Knowledge>(game: &dyn GameInProgress, seat: Seat) -> Vec<LinePoint> {
        let Some(history) = history_of::<G>(game) else { return Vec::new() };
        let mut past = history.prefix(0);
        let mut judge = Judge::new::<G>(past.state());
        let mut line = vec![point(&past, seat, &mut judge)];
        for entry in history.entries() {
            let stage = G::stage(past.state());
            past.set_rewinds(entry.rewinds);
            // The same actions in the same order were legal before, so they are now.
            let _ = past.apply(entry.seat, entry.action);
            if G::stage(past.state()) != stage {
                line.push(point(&past, seat, &mut judge));
            }
        }
        let last = point(history, seat, &mut judge);
        if line.last() != Some(&last) {
            line.push(last);
        }
        line
    }
    with_game!(game.game().info().id, G => of::<G>(game, seat))
}

/// Where a branch stands in single guesses at what a seat does not know. They depend on nothing that it may not know.
pub fn guesses(game: &dyn GameInProgress, seat: Seat) -> Vec<GuessPoint> {
    fn of<G: Present + Knowledge>(game: &dyn GameInProgress, seat: Seat) -> Vec<GuessPoint> {
        let Some(history) = history_of::<G>(game) else { return Vec::new() };
        let state = history.state();
        if G::to_act(state).is_empty() {
            return Vec::new();
        }
        let mut judge = Judge::new::<G>(state);
        // Always the same ones: two looks at one position show the same.
        let guess = |seed| judge.known::<G>(state, seat, 1, seed);
        (1..=SHOWN).map(guess).map(|e| GuessPoint { win: e.win.mean, points: e.points }).collect()
    }
    with_game!(game.game().info().id, G => of::<G>(game, seat))
}

fn point<G: Present + Knowledge>(game: &History<G>, seat: Seat, judge: &mut Judge) -> LinePoint {
    let state = game.state();
    // Always the same guesses: two looks at one position show the same.
    let expected = judge.known::<G>(state, seat, GUESSES, 1);
    LinePoint {
        round: G::stage(state),
        over: G::to_act(state).is_empty(),
        scores: Seat::all(G::players(state)).map(|seat| G::score(state, seat)).collect(),
        win: expected.win.mean,
        unsure: 1.96 * expected.win.variance.sqrt(),
        points: expected.points,
    }
}
