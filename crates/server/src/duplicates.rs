//! The same deal at several tables, compared seat by seat when all of them are over.
//!
//! The secret of a deal is drawn when its tables are made, and its hash is shown from then on.
//! `seed = SHA-256("orrery duplicate\nsecret …\ndeal …\ngame …\n")`: what the seats add to other seeds cannot enter, because all
//! tables need the same one. Until the last table is over, nobody but those who sit there sees anything of a table that
//! has begun, and one person sits at one table only; the store holds to both (`game_table.sealed`, `store/duplicates.rs`).

use orrery_core::Seed;

use crate::app::App;
use crate::cluster::between::{self, News};
use crate::error::{ApiError, ApiResult};
use crate::store::{DuplicateRow, SeatRow, TableRow};
use crate::table::{Command, info};
use crate::wire::{
    Duplicate, DuplicateRank, DuplicateSeat, DuplicateTable, ErrorCode, Person, Purpose, SeatKind, StandIn,
    Status,
};
use crate::{secret, time};

/// How many tables there may be.
pub const TABLES: std::ops::RangeInclusive<u8> = 2..=8;

/// The seed of a deal.
fn seed(secret: Seed, deal: &str, game: &str) -> Seed {
    Seed::from_text(&format!("orrery duplicate\nsecret {}\ndeal {deal}\ngame {game}\n", secret.to_hex()))
}

/// The seed for a table that begins now.
pub async fn seed_of(app: &App, deal: &str) -> ApiResult<Seed> {
    let row = app.store.duplicate(deal).await?.ok_or_else(|| ApiError::not_found("deal"))?;
    let secret = Seed::from_hex(&row.secret);
    let secret = secret.ok_or_else(|| ApiError::internal("a deal has no readable secret"))?;
    Ok(seed(secret, deal, &row.game))
}

/// The refusal of a second table with the same deal.
pub fn sits_elsewhere() -> ApiError {
    ApiError::new(ErrorCode::SitsElsewhere, "you sit at another table with the same deal")
}

/// Makes tables like this one, all with one deal; none if their host would have too many.
pub async fn add(app: &App, first: (TableRow, Vec<SeatRow>), count: u8) -> ApiResult<Option<DuplicateRow>> {
    let (like, seats) = first;
    let secret = secret::seed();
    let row = DuplicateRow {
        id: secret::text::<12>(),
        game: like.game.clone(),
        options: like.options.clone(),
        host: like.host.clone(),
        private: like.private,
        invite: like.invite.clone(),
        secret: secret.to_hex(),
        commitment: secret.commitment(),
        created: time::now(),
        opened: None,
    };
    // Who makes the tables sits at the first one only.
    let elsewhere: Vec<SeatRow> = seats
        .iter()
        .map(|seat| if seat.kind == SeatKind::Bot { seat.clone() } else { info::open_seat() })
        .collect();
    let table = |number: u8| TableRow {
        id: if number == 1 { like.id.clone() } else { secret::text::<12>() },
        purpose: Purpose::Duplicate { deal: row.id.clone(), number },
        // The secret is that of the deal; the table has none of its own.
        secret: None,
        commitment: Some(row.commitment.clone()),
        sealed: true,
        ..like.clone()
    };
    let tables = (1..=count)
        .map(|number| (table(number), if number == 1 { seats.clone() } else { elsewhere.clone() }))
        .collect();
    let most = i64::from(app.settings.max_tables_per_person);
    Ok(app.store.add_duplicate(row.clone(), tables, most).await?.then_some(row))
}

/// Tells the tables in memory, at all servers, that their deal is open now, if it is.
pub async fn tell_if_open(app: App, deal: String) {
    let opened = async {
        if app.store.duplicate(&deal).await?.is_some_and(|row| row.opened.is_some()) {
            between::tell(&app, &News::Opened(deal.clone()));
            unseal(&app, &deal).await?;
        }
        ApiResult::Ok(())
    };
    if let Err(error) = opened.await {
        tracing::error!(%error, deal, "opening a deal");
    }
}

/// Tells the tables in memory here that their deal is open. One that is not in memory reads it when it is loaded.
pub async fn unseal(app: &App, deal: &str) -> ApiResult<()> {
    let tables = app.store.duplicate_tables(deal).await?;
    tables.iter().filter(|id| app.tables.is_loaded(id)).for_each(|id| {
        drop(app.tables.send(app, id, Command::Unseal));
    });
    Ok(())
}

/// Several tables with the same deal, for somebody who may see them.
pub async fn about(
    app: &App,
    id: &str,
    person: Option<&Person>,
    invite: Option<&str>,
) -> ApiResult<Duplicate> {
    let nothing = || ApiError::not_found("deal");
    let row = app.store.duplicate(id).await?.ok_or_else(nothing)?;
    let mut tables = Vec::new();
    let mut your_table = None;
    for (number, id) in (1..).zip(app.store.duplicate_tables(id).await?) {
        let table = app.store.table(&id).await?.ok_or_else(nothing)?;
        let seats = app.store.seats(&id).await?;
        if info::seat_of(&seats, person).is_some() {
            your_table = Some(id.clone());
        }
        tables.push(self::table(number, &table, &seats, row.opened.is_some()));
    }
    let known = your_table.is_some()
        || person.is_some_and(|p| p.id == row.host.id)
        || invite.is_some_and(|invite| secret::hash(invite) == secret::hash(&row.invite));
    if row.private && !known {
        return Err(nothing());
    }
    let (means, ranking) = compare(&mut tables);
    Ok(Duplicate {
        id: row.id,
        game: row.game,
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        host: row.host,
        private: row.private,
        invite: row.private.then_some(row.invite),
        created: row.created,
        opened: row.opened,
        commitment: row.commitment,
        secret: row.opened.map(|_| row.secret),
        your_table,
        tables,
        means,
        ranking,
    })
}

/// A table of a deal; how it went is told only once the deal is open.
fn table(number: u8, row: &TableRow, seats: &[SeatRow], open: bool) -> DuplicateTable {
    let finished = open && row.status == Status::Finished;
    let seat = |seat: &SeatRow| DuplicateSeat {
        kind: seat.kind,
        person: seat.person.clone(),
        level: seat.level.clone().filter(|_| seat.kind == SeatKind::Bot),
        stand_in: seat.stand_in.filter(|_| open),
        score: seat.score.filter(|_| finished),
        difference: None,
    };
    DuplicateTable { id: row.id.clone(), number, status: row.status, seats: seats.iter().map(seat).collect() }
}

/// Compares seat by seat: the mean of each seat, everybody's difference to it, and the people in order.
fn compare(tables: &mut [DuplicateTable]) -> (Vec<f64>, Vec<DuplicateRank>) {
    let seats = tables.first().map_or(0, |table| table.seats.len());
    let mean = |seat: usize| {
        let scores: Vec<i32> = tables.iter().filter_map(|table| table.seats.get(seat)?.score).collect();
        let sum: f64 = scores.iter().map(|score| f64::from(*score)).sum();
        (!scores.is_empty()).then(|| sum / scores.len() as f64)
    };
    let means: Vec<f64> = (0..seats).filter_map(mean).collect();
    if means.len() < seats {
        return (Vec::new(), Vec::new());
    }
    let mut ranking: Vec<DuplicateRank> = Vec::new();
    for table in tables {
        for (number, (seat, mean)) in (0..).zip(table.seats.iter_mut().zip(&means)) {
            let Some(score) = seat.score else { continue };
            let difference = f64::from(score) - mean;
            seat.difference = Some(difference);
            // Who gave up did not make these points.
            let Some(person) = seat.person.clone().filter(|_| seat.stand_in != Some(StandIn::Resigned))
            else {
                continue;
            };
            match ranking.iter_mut().find(|rank| rank.person.id == person.id) {
                Some(rank) => {
                    let before = rank.seats.len() as f64;
                    rank.difference = (rank.difference * before + difference) / (before + 1.0);
                    rank.seats.push(number);
                }
                None => {
                    let (number, seats) = (table.number, vec![number]);
                    ranking.push(DuplicateRank { place: 0, person, number, seats, difference });
                }
            }
        }
    }
    ranking.sort_by(|a, b| b.difference.total_cmp(&a.difference));
    let places: Vec<u32> = ranking
        .iter()
        .map(|rank| 1 + ranking.iter().filter(|other| other.difference > rank.difference).count() as u32)
        .collect();
    ranking.iter_mut().zip(places).for_each(|(rank, place)| rank.place = place);
    (means, ranking)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Person {
        Person { id: name.into(), name: name.into(), guest: true }
    }

    fn finished(number: u8, seats: &[(Option<&str>, i32)]) -> DuplicateTable {
        let seat = |(name, score): &(Option<&str>, i32)| DuplicateSeat {
            kind: if name.is_some() { SeatKind::Human } else { SeatKind::Bot },
            person: name.map(person),
            level: None,
            stand_in: None,
            score: Some(*score),
            difference: None,
        };
        let seats = seats.iter().map(seat).collect();
        DuplicateTable { id: String::new(), number, status: Status::Finished, seats }
    }

    #[test]
    fn everybody_is_compared_with_those_on_the_same_seat() {
        let mut tables = vec![
            finished(1, &[(Some("Ada"), 30), (Some("Ben"), 20)]),
            finished(2, &[(Some("Cleo"), 20), (None, 40)]),
            finished(3, &[(Some("Dan"), 10), (Some("Dan"), 30)]),
        ];
        let (means, ranking) = compare(&mut tables);
        assert_eq!(means, [20.0, 30.0]);
        let differences: Vec<_> =
            tables.iter().map(|t| [&t.seats[0], &t.seats[1]].map(|s| s.difference)).collect();
        assert_eq!(differences[0], [Some(10.0), Some(-10.0)]);
        assert_eq!(differences[1], [Some(0.0), Some(10.0)]);
        let order: Vec<_> = ranking.iter().map(|r| (r.place, r.person.name.as_str(), r.difference)).collect();
        assert_eq!(order, [(1, "Ada", 10.0), (2, "Cleo", 0.0), (3, "Dan", -5.0), (4, "Ben", -10.0)]);
        assert_eq!(ranking[2].seats, [0, 1], "who shares a screen is judged by the mean of the own seats");
    }

    #[test]
    fn who_gave_up_and_what_was_not_finished_is_not_ranked() {
        let mut gone = finished(1, &[(Some("Ada"), 30), (Some("Ben"), 20)]);
        gone.seats[1].stand_in = Some(StandIn::Resigned);
        let mut broken_off = finished(2, &[(Some("Cleo"), 0), (Some("Dan"), 0)]);
        broken_off.seats.iter_mut().for_each(|seat| seat.score = None);
        let (means, ranking) = compare(&mut [gone, broken_off]);
        assert_eq!(means, [30.0, 20.0]);
        assert_eq!(ranking.iter().map(|r| r.person.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
    }

    #[test]
    fn equal_ones_share_a_place() {
        let mut tables = vec![finished(1, &[(Some("Ada"), 30)]), finished(2, &[(Some("Ben"), 30)])];
        let (_, ranking) = compare(&mut tables);
        assert_eq!(ranking.iter().map(|r| r.place).collect::<Vec<_>>(), [1, 1]);
    }

    /// People check old deals by it: it must never change. `sha256sum` gives the same.
    #[test]
    fn the_seed_is_fixed_for_ever() {
        let text = format!("orrery duplicate\nsecret {}\ndeal abc\ngame reworld\n", "07".repeat(32));
        assert_eq!(seed(Seed([7; 32]), "abc", "reworld"), Seed::from_text(&text));
    }
}
