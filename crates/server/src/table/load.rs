//! Reading a table from the store.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use orrery_catalog::GameInProgress;
use orrery_core::{Seat, Seed};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::command::Command;
use super::fair;
use super::task::TableTask;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::{Claim, OpKind, OpRow, SeatRow, TableRow, Tenure};
use crate::time;
use crate::wire::{Clock, Purpose, Status};

/// The table as the store knows it, for this server alone.
pub(super) async fn load(app: &App, id: &str, door: mpsc::WeakSender<Command>) -> ApiResult<TableTask> {
    // After the loss of a server many tables come at once.
    let _place = match &app.cluster {
        Some(cluster) => Some(cluster.loads.acquire().await.map_err(ApiError::internal)?),
        None => None,
    };
    let tenure = match app.store.claim(id).await? {
        Claim::Won(tenure) => tenure,
        Claim::Elsewhere => return Err(ApiError::elsewhere()),
        Claim::Missing => return Err(ApiError::not_found("table")),
    };
    let read = read(app, id, tenure, door).await;
    if let (Err(_), Some(cluster)) = (&read, &app.cluster) {
        // Another server may be able to read it; where it cannot be given back either, this one tries again.
        drop(cluster.release(id, tenure.epoch).await);
    }
    read
}

/// The table as the store knows it, to be looked at and not to be written.
pub(super) async fn glimpse(app: &App, id: &str) -> ApiResult<TableTask> {
    let (door, _) = mpsc::channel(1);
    read(app, id, Tenure::default(), door.downgrade()).await
}

async fn read(app: &App, id: &str, tenure: Tenure, door: mpsc::WeakSender<Command>) -> ApiResult<TableTask> {
    let row = app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
    let mut seats = app.store.seats(id).await?;
    let ops = app.store.ops(id).await?;
    let saved = (row.clone(), seats.clone());
    // Time in which the server did not run is nobody's fault.
    if row.status == Status::Running && matches!(row.clock, Clock::Live { .. }) {
        for since in seats.iter_mut().filter_map(|s| s.turn_since.as_mut()) {
            *since = (*since).max(tenure.up_since.unwrap_or(app.started));
            // Nor is the time in which the table had no owner, because the last one fell.
            if let Some(paused) = tenure.paused {
                *since += (time::now() - paused.max(*since)).max(0);
            }
        }
    }
    if fair::is_broken(&row, &seats) {
        tracing::error!(table = row.id, "secret, commitment, contributions and seed of a table do not match");
    }
    let next_op = ops.len() as i64 + 1;
    let refs: BTreeSet<_> = ops.iter().filter_map(|op| Some((op.seat, op.r#ref.clone()?))).collect();
    let rewritten = ops
        .iter()
        .filter(|op| matches!(op.kind, OpKind::Back | OpKind::Rewind))
        .flat_map(rewritten)
        .collect();
    let actions = actions(ops);
    let acted = actions.list.iter().map(|action| action.seat).collect();
    let mut row = row;
    let (game, outdated) = match row.seed {
        None => (None, false),
        Some(_) => {
            let stored = row.clone();
            let root = match row.purpose {
                Purpose::Branch { .. } => app.store.branch_root(id).await?,
                _ => None,
            };
            match spawn_blocking(move || replay(&stored, root.as_deref(), &actions))
                .await
                .map_err(ApiError::internal)??
            {
                Replayed::Same(game) => (Some(game), false),
                Replayed::MovedOn(game) => {
                    row.former_rules.extend(row.rules_version);
                    row.rules_version = Some(game.game().rules_version());
                    tracing::info!(
                        table = row.id,
                        version = row.rules_version,
                        "a game goes on under newer rules"
                    );
                    (Some(game), false)
                }
                Replayed::Differs(why) => {
                    tracing::warn!(table = row.id, version = row.rules_version, why, "a game of other rules");
                    (None, true)
                }
            }
        }
    };
    Ok(TableTask {
        app: app.clone(),
        row,
        seats,
        saved,
        game,
        outdated,
        acted,
        next_op,
        refs,
        rewritten,
        sockets: BTreeMap::new(),
        next_socket: 1,
        viewers: BTreeMap::new(),
        next_position: 1,
        told_table: None,
        ask: None,
        told_wish: None,
        thinking: BTreeMap::new(),
        hinting: BTreeSet::new(),
        used: Instant::now(),
        retry: None,
        tenure,
        door,
        broken: false,
        given_away: false,
    })
}

/// The viewers whose log was changed by an undo.
fn rewritten(back: &OpRow) -> Vec<Option<u8>> {
    back.action.as_deref().and_then(|viewers| serde_json::from_str(viewers).ok()).unwrap_or_default()
}

/// The actions that are left when everything undone is taken out.
#[derive(Default)]
pub(crate) struct Actions {
    list: Vec<StoredAction>,
    /// How often everybody agreed to go back.
    rewinds: u32,
}

struct StoredAction {
    seat: u8,
    action: String,
    /// How often everybody had agreed to go back before it.
    rewinds: u32,
}

impl Actions {
    /// How many are left.
    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }
}

pub(crate) fn actions(ops: Vec<OpRow>) -> Actions {
    let mut actions = Actions::default();
    for op in ops {
        match op.kind {
            OpKind::Act => {
                let (action, rewinds) = (op.action.unwrap_or_default(), actions.rewinds);
                actions.list.push(StoredAction { seat: op.seat, action, rewinds });
            }
            OpKind::Back | OpKind::Rewind => {
                actions.list.truncate(op.at.unwrap_or(i64::MAX) as usize);
                actions.rewinds += u32::from(op.kind == OpKind::Rewind);
            }
            _ => {}
        }
    }
    actions
}

/// What the stored actions lead to under the present rules.
pub(crate) enum Replayed {
    /// The same place as before: the game goes on.
    Same(Box<dyn GameInProgress>),
    /// The same place under newer rules.
    MovedOn(Box<dyn GameInProgress>),
    /// Another place, or nowhere: the reason.
    Differs(String),
}

/// Plays the stored actions again: from the setup on, or from the position that a branch began in.
pub(crate) fn replay(row: &TableRow, root: Option<&str>, actions: &Actions) -> ApiResult<Replayed> {
    let seed = row.seed.as_deref().and_then(Seed::from_hex);
    let seed = seed.ok_or_else(|| ApiError::internal("a table has no readable seed"))?;
    let options: Value = serde_json::from_str(&row.options).map_err(ApiError::internal)?;
    let entry = orrery_catalog::find(&row.game)?;
    let same_rules = row.rules_version == Some(entry.rules_version());
    let (components, _) = entry.components_hash();
    if let Some(theirs) = row.components.as_deref().filter(|theirs| *theirs != components) {
        return Ok(Replayed::Differs(format!("component data {theirs}, but {components} is in play")));
    }
    let begun = match root {
        Some(root) => entry.resume(&options, seed, root),
        None => entry.create(&options, seed),
    };
    let mut game = match begun {
        Ok(game) => game,
        Err(error) if same_rules => return Err(error.into()),
        Err(error) => return Ok(Replayed::Differs(error.to_string())),
    };
    // The place that was kept may lie some actions back: where it last became somebody else's turn. It counts them, so it is
    // the same at one moment only.
    let mut found = false;
    let mut look = |game: &dyn GameInProgress| {
        found |= !same_rules && row.place.is_some_and(|place| place == game.place() as i64);
    };
    look(&*game);
    for (number, stored) in actions.list.iter().enumerate() {
        let action: Value = serde_json::from_str(&stored.action).map_err(ApiError::internal)?;
        game.set_rewinds(stored.rewinds);
        match game.apply(Seat(stored.seat), &action) {
            Ok(()) => {}
            // Under the same rules what was legal once is legal.
            Err(error) if same_rules => return Err(ApiError::internal(error)),
            Err(error) => return Ok(Replayed::Differs(format!("action {}: {error}", number + 1))),
        }
        look(&*game);
    }
    game.set_rewinds(actions.rewinds);
    Ok(match row.place {
        _ if same_rules => Replayed::Same(game),
        Some(_) if found => Replayed::MovedOn(game),
        Some(_) => Replayed::Differs("the same actions lead elsewhere".into()),
        None => Replayed::Differs("where the game stood was not kept".into()),
    })
}

impl TableTask {
    /// The record of a game that cannot be played under the present rules, put together from the store; with the
    /// seed once it is given up.
    pub async fn stored_record(&self) -> ApiResult<String> {
        let ops = self.app.store.ops(&self.row.id).await?;
        record_from_store(&self.row, &self.seats, ops)
    }
}

/// A record put together from the store, without playing the game again; with the seed once everything is open.
pub(crate) fn record_from_store(row: &TableRow, seats: &[SeatRow], ops: Vec<OpRow>) -> ApiResult<String> {
    let seed = row.seed.as_deref().and_then(Seed::from_hex);
    let seed = seed.ok_or_else(|| ApiError::internal("a table has no readable seed"))?;
    let options: Value = serde_json::from_str(&row.options).map_err(ApiError::internal)?;
    let fair = fair::fair_start(row, seats);
    let format = match fair {
        Some(_) => orrery_core::record::FORMAT_WITH_CONTRIBUTIONS,
        None => orrery_core::record::FORMAT,
    };
    let mut lines = vec![serde_json::json!({
        "orrery": format,
        "game": row.game,
        "rules_version": row.rules_version,
        "components": row.components,
        "options": options,
        "commitment": fair.as_ref().map_or_else(|| seed.commitment(), |fair| fair.commitment.clone()),
    })];
    for stored in actions(ops).list {
        let action: Value = serde_json::from_str(&stored.action).map_err(ApiError::internal)?;
        let mut line = serde_json::json!({ "seat": stored.seat, "action": action });
        if stored.rewinds > 0 {
            line["rewinds"] = stored.rewinds.into();
        }
        lines.push(line);
    }
    if let Some(fair) = &fair {
        lines[0]["contributions"] = serde_json::to_value(&fair.contributions).map_err(ApiError::internal)?;
    }
    if matches!(row.status, Status::Finished | Status::Cancelled) {
        let mut last = serde_json::json!({ "seed": seed.to_hex() });
        if let Some(fair) = fair {
            last["secret"] = serde_json::to_value(fair.secret).map_err(ApiError::internal)?;
        }
        let result: Option<Vec<_>> = seats.iter().map(|seat| Some((seat.score?, seat.rank?))).collect();
        if let Some(result) = result {
            last["result"] = serde_json::to_value(result).map_err(ApiError::internal)?;
        }
        lines.push(last);
    }
    Ok(lines.into_iter().map(|line| format!("{line}\n")).collect())
}
