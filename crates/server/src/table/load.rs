//! Reading a table from the store.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use orrery_catalog::GameInProgress;
use orrery_core::{Seat, Seed};
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::task::TableTask;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::{Change, OpKind, OpRow, TableRow};
use crate::wire::{Clock, ErrorCode, Status};

/// The table as the store knows it.
pub(super) async fn load(app: &App, id: &str) -> ApiResult<TableTask> {
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
    let rewritten = ops.iter().filter(|op| op.kind == OpKind::Back).flat_map(rewritten).collect();
    let actions = actions(ops);
    let acted = actions.iter().map(|(seat, _)| *seat).collect();
    let game = match row.seed {
        None => None,
        Some(_) => {
            let row = row.clone();
            Some(spawn_blocking(move || replay(&row, &actions)).await.map_err(ApiError::internal)??)
        }
    };
    Ok(TableTask {
        app: app.clone(),
        row,
        seats,
        saved,
        game,
        acted,
        next_op,
        refs,
        rewritten,
        sockets: BTreeMap::new(),
        next_socket: 1,
        viewers: BTreeMap::new(),
        told_table: None,
        ask: None,
        told_wish: None,
        thinking: BTreeMap::new(),
        hinting: BTreeSet::new(),
        used: Instant::now(),
    })
}

/// A table that cannot be read is not woken again and again; it is tried anew when somebody looks at it.
pub(super) async fn let_rest(app: &App, id: &str) {
    if let Ok(Some(row)) = app.store.table(id).await
        && row.wake.is_some()
    {
        let change = Change { row: Some(TableRow { wake: None, ..row }), ..Change::default() };
        if let Err(error) = app.store.change_table(id, change).await {
            tracing::error!(%error, table = id, "letting a table rest");
        }
    }
}

/// The viewers whose log was changed by an undo.
fn rewritten(back: &OpRow) -> Vec<Option<u8>> {
    back.action.as_deref().and_then(|viewers| serde_json::from_str(viewers).ok()).unwrap_or_default()
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

fn replay(row: &TableRow, actions: &[(u8, String)]) -> ApiResult<Box<dyn GameInProgress>> {
    let seed = row.seed.as_deref().and_then(Seed::from_hex);
    let seed = seed.ok_or_else(|| ApiError::internal("a table has no readable seed"))?;
    let options: Value = serde_json::from_str(&row.options).map_err(ApiError::internal)?;
    let offer = orrery_catalog::find(&row.game)?;
    // Under other rules the same actions may be illegal, or worse: lead elsewhere.
    if row.rules_version != Some(offer.rules_version()) {
        tracing::warn!(table = row.id, version = row.rules_version, "a game of other rules");
        return Err(ApiError::new(
            ErrorCode::Unavailable,
            "this game was played under rules that the server no longer knows",
        ));
    }
    let mut game = offer.create(&options, seed)?;
    for (seat, action) in actions {
        let action: Value = serde_json::from_str(action).map_err(ApiError::internal)?;
        // Under the same rules what was legal once is legal.
        game.apply(Seat(*seat), &action).map_err(ApiError::internal)?;
    }
    Ok(game)
}
