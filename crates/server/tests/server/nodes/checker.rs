//! What must be true of the database after any fault.

use std::collections::{BTreeMap, BTreeSet};

use orrery_server::check_games;
use sqlx::Row;

use super::player::Player;
use crate::scratch::Scratch;

pub struct Found {
    pub ops: usize,
    pub games: usize,
}

pub async fn check(scratch: &Scratch, players: &[Player]) -> Found {
    let mut c = scratch.connect().await;
    let actions = || players.iter().flat_map(|player| &player.acknowledged);
    let tables: BTreeSet<&str> = actions().map(|action| action.table.as_str()).collect();
    let ids: Vec<String> = tables.iter().map(|id| (*id).to_owned()).collect();
    let rows =
        sqlx::query("select table_id, n, ref, epoch from op where table_id = any($1) order by table_id, n")
            .bind(&ids)
            .fetch_all(&mut c)
            .await
            .unwrap();
    let ops = rows.len();
    let mut logs: BTreeMap<String, Vec<(i64, Option<String>, i64)>> = BTreeMap::new();
    for row in rows {
        logs.entry(row.get("table_id")).or_default().push((row.get("n"), row.get("ref"), row.get("epoch")));
    }
    let tenures = sqlx::query("select table_id, epoch, node, time from tenure order by table_id, epoch")
        .fetch_all(&mut c)
        .await
        .unwrap();
    let mut owners: BTreeMap<(String, i64), String> = BTreeMap::new();
    let mut last = (String::new(), 0);
    for row in tenures {
        let (table, time): (String, i64) = (row.get("table_id"), row.get("time"));
        assert!(last.0 != table || last.1 <= time, "an older owner of {table} has a higher epoch");
        last = (table.clone(), time);
        let twice = owners.insert((table, row.get("epoch")), row.get("node"));
        assert_eq!(twice, None, "two owners in one epoch");
    }
    for id in &ids {
        let log = logs.get(id).map_or(&[][..], Vec::as_slice);
        assert!(log.iter().map(|(n, ..)| *n).eq(1..=log.len() as i64), "the log of {id} has gaps");
        assert!(log.is_sorted_by_key(|(_, _, epoch)| *epoch), "epochs of {id} fall");
        assert!(
            log.iter().all(|(_, _, epoch)| owners.contains_key(&(id.clone(), *epoch))),
            "nobody owned {id}"
        );
        let row = sqlx::query("select ops, epoch from game_table where id = $1")
            .bind(id)
            .fetch_one(&mut c)
            .await
            .unwrap();
        assert_eq!(row.get::<i64, _>("ops"), log.len() as i64, "{id} counts its log wrongly");
        assert!(log.last().is_none_or(|(_, _, epoch)| *epoch <= row.get::<i64, _>("epoch")));
    }
    let mut count: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (table, log) in &logs {
        for name in log.iter().filter_map(|(_, name, _)| name.as_deref()) {
            *count.entry((table, name)).or_default() += 1;
        }
    }
    for action in actions() {
        let key = (action.table.as_str(), action.name.as_str());
        assert_eq!(count.get(&key), Some(&1), "{key:?}");
    }
    // Every game is played again from what is kept, and stands where it stood.
    let games = check_games(&scratch.url()).await.unwrap();
    let bad: Vec<_> = games.iter().filter(|game| game.why.is_some()).collect();
    assert!(bad.is_empty(), "{bad:?}");
    Found { ops, games: games.len() }
}
