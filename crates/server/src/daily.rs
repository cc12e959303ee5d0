//! The deal of the day: one for everybody, day and game, that nobody can know before.
//!
//! The secret of a day is drawn at the latest on the day before, and its hash is shown from then on; when the day is over the
//! secret is shown too. `seed = SHA-256("orrery daily\nsecret …\nday …\ngame …\n")`, so everybody can check that all
//! played the same deal and that it was fixed before. While the day lasts, everybody sees what they would begin with, nobody but its
//! player sees anything of a table, and not even the player is given the seed. Days are those of UTC.

use orrery_core::{Seat, Seed, Viewer};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::TableRow;
use crate::table::{self, PlayerCommand, info, viewer};
use crate::wire::{
    Daily, DailyDay, DailyGame, DailyYesterday, ErrorCode, Moment, Person, Purpose, Status, TableInfo,
};
use crate::{secret, time};

/// How many sit at the table, and the level of the bots on the other seats: the same for everybody.
const PLAYERS: u8 = 2;
const LEVEL: &str = "regular";
/// The longest table of results.
const LONGEST: i64 = 20;
const DAY: i64 = 24 * 3_600_000;
/// So many days are shown.
const DAYS: i64 = 14;

/// The day of a moment, as in `2026-11-17`.
fn day_of(ms: i64) -> String {
    // Howard Hinnant's civil_from_days: years begin in March, so that leap days come last.
    let days = ms.div_euclid(DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Whether the day of a deal is not over.
fn in_play(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Daily { day } if *day >= day_of(time::now()))
}

impl TableRow {
    /// Whether the deal of the table is still being played elsewhere: then nobody may learn it from this table.
    pub fn deal_in_play(&self) -> bool {
        self.sealed || in_play(&self.purpose)
    }

    /// Whether others played the deal too and are done: then everybody may look at it who has its address.
    pub fn deal_is_past(&self) -> bool {
        matches!(self.purpose, Purpose::Daily { .. } | Purpose::Duplicate { .. }) && !self.deal_in_play()
    }
}

/// The refusal of what would betray a deal.
pub fn deal_in_play() -> ApiError {
    ApiError::new(ErrorCode::DealInPlay, "others still play this deal: not before they are done")
}

/// The seed of a day's deal of a game.
fn seed(secret: Seed, day: &str, game: &str) -> Seed {
    Seed::from_text(&format!("orrery daily\nsecret {}\nday {day}\ngame {game}\n", secret.to_hex()))
}

async fn secret_of(app: &App, day: &str) -> ApiResult<Seed> {
    let kept = app.store.daily_secret(day, secret::seed().to_hex()).await?;
    Seed::from_hex(&kept).ok_or_else(|| ApiError::internal("a day has no readable secret"))
}

/// What everybody begins today's deal of a game with: what the first seat sees before its first decision.
pub async fn start(app: &App, game: &str) -> ApiResult<Moment> {
    let entry = orrery_catalog::find(game)?;
    let today = day_of(time::now());
    let seed = seed(secret_of(app, &today).await?, &today, game);
    let begun = entry.create(&entry.options(PLAYERS), seed)?;
    let seat = Viewer::Seat(Seat(0));
    let moment = viewer::moment(begun.as_ref(), seat, 0).ok_or_else(|| ApiError::not_found("deal"))?;
    Ok(Moment { seat: Some(0), ..moment })
}

/// The table of a person for today's deal of a game: a new one, or the one that was begun.
pub async fn play(app: &App, person: Person, game: &str) -> ApiResult<TableInfo> {
    let entry = orrery_catalog::find(game)?;
    let today = day_of(time::now());
    let seed = seed(secret_of(app, &today).await?, &today, game);
    let options = entry.create(&entry.options(PLAYERS), seed)?.options();
    table::level(LEVEL)?;
    let rivals = (1..PLAYERS).map(|_| info::bot_seat(LEVEL.into()));
    let seats = std::iter::once(info::human_seat(person.clone())).chain(rivals).collect();
    // The proof is that of the day; the table has none of its own.
    let row = TableRow {
        purpose: Purpose::Daily { day: today.clone() },
        private: true,
        secret: None,
        commitment: None,
        ..info::new_table(game.to_owned(), options.to_string(), person.clone())
    };
    let id = app.store.add_daily(row, seats, today).await?;
    let kept = app.store.table(&id).await?.ok_or_else(|| ApiError::not_found("table"))?;
    if kept.status == Status::Open {
        let command = PlayerCommand::StartDealt(seed);
        return app.tables.act(app, &id, person, command).await;
    }
    let seats = app.store.seats(&id).await?;
    Ok(info::info(&kept, &seats, Some(&person), 0, |_| false))
}

/// Today's deals with their results so far, and yesterday's best.
pub async fn about(app: &App, person: Option<&Person>) -> ApiResult<Daily> {
    let now = time::now();
    let [yesterday, today, tomorrow] = [-DAY, 0, DAY].map(|off| day_of(now + off));
    let id = person.map_or("", |p| &p.id);
    let mut games = Vec::new();
    let mut best = Vec::new();
    for entry in orrery_catalog::GAMES {
        let game = entry.info().id;
        let results = app.store.daily_results(&today, game, LONGEST).await?;
        let own = app.store.daily_try(&today, game, id).await?;
        games.push(DailyGame { game: game.into(), own, results });
        let mut past = app.store.daily_results(&yesterday, game, 1).await?;
        best.extend(past.best.pop().map(|best| (game.to_owned(), past.count, best)));
    }
    let mut days = Vec::new();
    for day in (1 - DAYS..=0).map(|off| day_of(now + off * DAY)) {
        let tried = app.store.daily_tries(&day, id).await?;
        days.push(DailyDay { day, tried });
    }
    let commitment = secret_of(app, &today).await?.commitment();
    Ok(Daily {
        ends: (now.div_euclid(DAY) + 1) * DAY,
        level: LEVEL.into(),
        commitment,
        next_commitment: secret_of(app, &tomorrow).await?.commitment(),
        games,
        yesterday: DailyYesterday {
            secret: secret_of(app, &yesterday).await?.to_hex(),
            best: best
                .into_iter()
                .map(|(game, count, result)| crate::wire::DailyBest { game, count, result })
                .collect(),
            day: yesterday,
        },
        days,
        day: today,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day_of(0), "1970-01-01");
        assert_eq!(day_of(-1), "1969-12-31");
        assert_eq!(day_of(951_782_400_000), "2000-02-29");
        assert_eq!(day_of(1_798_761_599_999), "2026-12-31");
        assert_eq!(day_of(1_798_761_600_000), "2027-01-01");
    }

    #[test]
    fn a_deal_is_in_play_until_its_day_is_over() {
        let daily = |off: i64| Purpose::Daily { day: day_of(time::now() + off) };
        assert!(in_play(&daily(0)) && !in_play(&daily(-DAY)) && !in_play(&Purpose::Game));
    }

    /// People check old deals by it: it must never change. `sha256sum` gives the same.
    #[test]
    fn the_seed_is_fixed_for_ever() {
        let text = format!("orrery daily\nsecret {}\nday 2026-11-17\ngame reworld\n", "07".repeat(32));
        assert_eq!(seed(Seed([7; 32]), "2026-11-17", "reworld"), Seed::from_text(&text));
    }
}
