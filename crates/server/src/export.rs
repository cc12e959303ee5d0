//! Everything that somebody has played, as one file: records, results, reports and uploaded records.

use std::collections::VecDeque;

use axum::body::{Body, Bytes};
use futures_util::{StreamExt, stream};
use orrery_analysis::report::VERSION;

use crate::app::App;
use crate::limits::Permit;
use crate::store::HistoryQuery;
use crate::table;
use crate::wire::HistoryGame;
use crate::zip::Zip;

/// So many games are in an export, the latest ones.
const MOST_GAMES: u32 = 10_000;

/// What is still to be written.
enum Part {
    Results(Vec<HistoryGame>),
    Record(HistoryGame),
    Report(String),
    Uploaded(String),
    End,
}

struct Export {
    app: App,
    parts: VecDeque<Part>,
    zip: Zip,
    /// One export at a time for each person.
    _place: Permit,
}

/// The file as a stream: one game after the other is read from the store and sent, so the whole is never in memory.
pub async fn export(app: &App, person: &str, place: Permit) -> crate::error::ApiResult<Body> {
    let query = HistoryQuery { person, game: None, reports: false, limit: MOST_GAMES, offset: 0 };
    let mut games = app.store.history(query).await?;
    let all = games.clone();
    // Somebody who shares a screen has several seats at one table, which has one record.
    games.dedup_by(|a, b| a.table == b.table);
    let mut parts = VecDeque::from([Part::Results(all)]);
    let reports: Vec<Part> =
        games.iter().filter(|g| g.report).map(|g| Part::Report(g.table.clone())).collect();
    parts.extend(games.into_iter().map(Part::Record));
    parts.extend(reports);
    parts.extend(app.store.replays_of(person).await?.into_iter().map(Part::Uploaded));
    parts.push_back(Part::End);
    let export = Export { app: app.clone(), parts, zip: Zip::default(), _place: place };
    let pieces = stream::unfold(export, |mut export| async move {
        let bytes = export.next().await?;
        Some((bytes, export))
    });
    // Whoever compresses it asks once more after the end.
    Ok(Body::from_stream(pieces.fuse()))
}

impl Export {
    /// The next bytes; none at the end.
    async fn next(&mut self) -> Option<Result<Bytes, crate::store::Error>> {
        loop {
            let bytes = match self.parts.pop_front()? {
                Part::End => Ok(Some(std::mem::take(&mut self.zip).end())),
                part => self.file(part).await,
            };
            match bytes {
                Ok(Some(bytes)) => return Some(Ok(bytes.into())),
                // Gone meanwhile.
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(%error, "an export broke off");
                    return Some(Err(error));
                }
            }
        }
    }

    async fn file(&mut self, part: Part) -> crate::store::Result<Option<Vec<u8>>> {
        let store = &self.app.store;
        let (name, content) = match part {
            Part::Results(games) => ("results.csv".to_owned(), Some(csv(&games))),
            Part::Record(game) => {
                let (row, seats) = (store.table(&game.table).await?, store.seats(&game.table).await?);
                let ops = store.ops(&game.table).await?;
                // What others still play is not given away.
                let row = row.filter(|row| !row.deal_in_play());
                let record = row.and_then(|row| table::record_from_store(&row, &seats, ops).ok());
                (format!("records/{}-{}.jsonl", game.game, game.table), record)
            }
            Part::Report(id) => (format!("reports/{id}.json"), store.report(&id, VERSION.into()).await?),
            Part::Uploaded(id) => (format!("uploaded/{id}.jsonl"), store.replay(&id).await?),
            Part::End => return Ok(None),
        };
        Ok(content.and_then(|content| self.zip.file(&name, content.as_bytes())))
    }
}

/// The results as a table that spreadsheets read. Ids and numbers only, so nothing needs quotes.
fn csv(games: &[HistoryGame]) -> String {
    let mut text = String::from("table,game,ended,seat,players,people,points,place,won,resigned\n");
    for game in games {
        let or_nothing = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
        let HistoryGame { table, game: name, seat, players, people, won, resigned, .. } = game;
        let ended = or_nothing(game.ended);
        let (score, rank) = (or_nothing(game.score.map(i64::from)), or_nothing(game.rank.map(i64::from)));
        text.push_str(&format!(
            "{table},{name},{ended},{},{players},{people},{score},{rank},{won},{resigned}\n",
            seat + 1
        ));
    }
    text
}
