//! Reading a table from the store.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use orrery_catalog::Table as Game;
use orrery_core::{Seat, Seed};
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::actor::Table;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::{OpKind, OpRow, TableRow};
use crate::wire::{Clock, ErrorCode, Status};

/// The table as the store knows it.
pub(super) async fn load(app: &App, id: &str) -> ApiResult<Table> {
    let row = app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
    let mut seats = app.store.seats(id).await?;
    let ops = app.store.ops(id).await?;
    let saved = (row.clone(), seats.clone());
    // Time in which the server did not run is nobody's fault.
    if row.status == Status::Running && matches!(row.clock, Clock::Live { .. }) {
        for since in seats.iter_mut().filter_map(|s| s.turn_since.as_mut()) {
            *since = (*since).max(app.started);
        }
    }
    let next_op = ops.len() as i64 + 1;
    let refs: BTreeSet<_> = ops.iter().filter_map(|op| Some((op.seat, op.r#ref.clone()?))).collect();
    let actions = actions(ops);
    let acted = actions.iter().map(|(seat, _)| *seat).collect();
    let game = match row.seed {
        None => None,
        Some(_) => {
            let row = row.clone();
            Some(spawn_blocking(move || replay(&row, &actions)).await.map_err(ApiError::internal)??)
        }
    };
    Ok(Table {
        app: app.clone(),
        row,
        seats,
        saved,
        game,
        acted,
        next_op,
        refs,
        sockets: BTreeMap::new(),
        next_socket: 1,
        lenses: BTreeMap::new(),
        told_table: None,
        ask: None,
        told_wish: None,
        thinking: BTreeMap::new(),
        hinting: BTreeSet::new(),
        used: Instant::now(),
    })
}

/// The actions that are left when everything undone is taken out.
fn actions(ops: Vec<OpRow>) -> Vec<(u8, String)> {
    let mut actions = Vec::new();
    for op in ops {
        match op.kind {
            OpKind::Act => actions.push((op.seat, op.action.unwrap_or_default())),
            OpKind::Back => actions.truncate(op.at.unwrap_or(i64::MAX) as usize),
            _ => {}
        }
    }
    actions
}

fn replay(row: &TableRow, actions: &[(u8, String)]) -> ApiResult<Box<dyn Game>> {
    let seed = row.seed.as_deref().and_then(Seed::from_hex);
    let seed = seed.ok_or_else(|| ApiError::internal("a table has no readable seed"))?;
    let options: Value = serde_json::from_str(&row.options).map_err(ApiError::internal)?;
    let offer = orrery_catalog::find(&row.game)?;
    let mut game = offer.create(&options, seed)?;
    for (seat, action) in actions {
        let action: Value = serde_json::from_str(action).map_err(ApiError::internal)?;
        game.apply(Seat(*seat), &action).map_err(|error| {
            // Under the same rules this cannot be; under others it may.
            let same = row.rules_version == Some(offer.rules_version());
            tracing::error!(table = row.id, %error, version = row.rules_version, same, "cannot replay");
            ApiError::new(
                ErrorCode::Unavailable,
                "this game was played under rules that the server no longer knows",
            )
        })?;
    }
    Ok(game)
}
