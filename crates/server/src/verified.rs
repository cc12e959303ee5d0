//! Uploaded records that were verified lately: playing a game again is work, and nobody can make the server do much of it at once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_catalog::GameInProgress;
use orrery_core::FairStart;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::app::App;
use crate::background;
use crate::error::{ApiError, ApiResult};
use crate::wire::ErrorCode;

/// So many are kept in memory.
const KEPT: usize = 16;
/// So many are worked on at the same time, and so long others wait for their turn.
const AT_ONCE: usize = 2;
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest game. The longest of ours has some 1,500 actions.
const MOST_ACTIONS: usize = 5_000;

/// A record that holds.
pub struct Verified {
    /// The game, at its end.
    pub game: Box<dyn GameInProgress>,
    /// How its seed came about.
    pub fair: Option<FairStart>,
    /// The record as the server would have written it.
    pub record: String,
}

/// The latest records.
pub struct VerifiedGames {
    kept: Mutex<VecDeque<(String, Arc<Mutex<Verified>>)>>,
    places: Semaphore,
}

impl Default for VerifiedGames {
    fn default() -> Self {
        VerifiedGames { kept: Mutex::default(), places: Semaphore::new(AT_ONCE) }
    }
}

impl VerifiedGames {
    /// Verifies a new record and looks at it.
    pub async fn add<T: Send + 'static>(
        &self,
        id: &str,
        record: String,
        look: impl FnOnce(&Verified) -> T,
    ) -> ApiResult<T> {
        let _place = self.place().await?;
        let verified = background::spawn(move || verify(&record)).await.map_err(ApiError::internal)??;
        let answer = look(&verified);
        self.keep(id, Arc::new(Mutex::new(verified)));
        Ok(answer)
    }

    /// Looks at a stored record.
    pub async fn read<T: Send + 'static>(
        &self,
        app: &App,
        id: &str,
        look: impl FnOnce(&Verified) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
        let _place = self.place().await?;
        let found = self.lock().iter().find(|(kept, _)| kept == id).map(|(_, game)| game.clone());
        let game = match found {
            Some(game) => game,
            None => {
                let record = app.store.replay(id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
                let verified =
                    background::spawn(move || verify(&record)).await.map_err(ApiError::internal)??;
                Arc::new(Mutex::new(verified))
            }
        };
        self.keep(id, game.clone());
        let look = background::spawn(move || look(&game.lock().unwrap_or_else(PoisonError::into_inner)));
        look.await.map_err(ApiError::internal)?
    }

    /// Forgets a record that could not be kept.
    pub fn forget(&self, id: &str) {
        self.lock().retain(|(kept, _)| kept != id);
    }

    async fn place(&self) -> ApiResult<tokio::sync::SemaphorePermit<'_>> {
        let busy = || {
            metrics::counter!("orrery_refused", "limit" => "records").increment(1);
            ApiError::new(ErrorCode::Unavailable, "too many records are being looked at; try again")
        };
        timeout(PATIENCE, self.places.acquire()).await.map_err(|_| busy())?.map_err(|_| busy())
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Arc<Mutex<Verified>>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The one used last comes first; the one not used for the longest time goes.
    fn keep(&self, id: &str, game: Arc<Mutex<Verified>>) {
        let mut kept = self.lock();
        kept.retain(|(other, _)| other != id);
        kept.push_front((id.into(), game));
        kept.truncate(KEPT);
    }
}

fn verify(record: &str) -> ApiResult<Verified> {
    if record.lines().take(MOST_ACTIONS + 3).count() > MOST_ACTIONS + 2 {
        return Err(ApiError::new(
            ErrorCode::TooLarge,
            format!("a record has at most {MOST_ACTIONS} actions"),
        ));
    }
    let id = orrery_core::record::game_of(record);
    let id = id.map_err(|e| ApiError::new(ErrorCode::BadRecord, e.to_string()))?;
    let game = orrery_catalog::find(&id)?.verify(record)?;
    let fair = orrery_core::record::fair_start_of(record);
    let record = match fair.clone() {
        Some(fair) => game.fair_record(true, fair),
        None => game.record(true),
    };
    Ok(Verified { game, fair, record })
}
