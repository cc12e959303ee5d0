//! Reports of finished games: worked out one after the other in the background, after the bots of running tables.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Mutex;
use std::time::Duration;

use orrery_analysis::report::VERSION;
use orrery_analysis::{Effort, Report, Stopped, examine};
use orrery_bots::{Cancel, Knowledge};
use orrery_catalog::with_game;
use orrery_core::{Present, Record};
use serde_json::value::RawValue;
use tokio::sync::Notify;

use crate::app::App;
use crate::background;
use crate::error::{ApiError, ApiResult};
use crate::time;
use crate::wire::{ErrorCode, ReportState};

/// How many reports may wait, in all and for one person.
const MOST: usize = 200;
const MOST_EACH: usize = 10;
/// The longest that one report may take, waiting for bots included.
const LONGEST: Duration = Duration::from_secs(300);
/// How long the work rests at most, each time that bots need all processors.
const REST: Duration = Duration::from_millis(20);
/// How many failures are remembered, so that what cannot be judged is not tried again and again.
const FAILURES: usize = 1_000;

/// The reports that are waited for.
#[derive(Default)]
pub struct Reports {
    desk: Mutex<Desk>,
    wake: Notify,
}

#[derive(Default)]
struct Desk {
    /// Who asked, in order of their turns; a person's reports are made in the order they were asked for, and persons take
    /// turns, so that nobody waits for all of somebody else's.
    waiting: VecDeque<(String, VecDeque<Job>)>,
    now: Option<Now>,
    failed: BTreeSet<String>,
}

struct Job {
    id: String,
    record: String,
}

struct Now {
    id: String,
    share: f64,
    so_far: Option<Box<RawValue>>,
}

impl Reports {
    /// How far the report of a table or an uploaded record is.
    pub async fn state(app: &App, id: &str) -> ApiResult<ReportState> {
        if let Some(text) = app.store.report(id, VERSION.into()).await? {
            let report = RawValue::from_string(text).map_err(ApiError::internal)?;
            return Ok(ReportState::Ready { report });
        }
        Ok(app.reports.desk().state(id))
    }

    /// Asks for a report, unless it is there or under way.
    ///
    /// # Errors
    ///
    /// `too_many` if too many are waited for.
    pub async fn ask(app: &App, id: &str, person: &str, record: String) -> ApiResult<ReportState> {
        let state = Reports::state(app, id).await?;
        if !matches!(state, ReportState::None) {
            return Ok(state);
        }
        let state = {
            let mut desk = app.reports.desk();
            if matches!(desk.state(id), ReportState::None) {
                desk.add(person, Job { id: id.to_owned(), record })?;
            }
            desk.state(id)
        };
        app.reports.wake.notify_one();
        Ok(state)
    }

    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Desk {
    fn state(&self, id: &str) -> ReportState {
        if let Some(now) = self.now.as_ref().filter(|now| now.id == id) {
            return ReportState::Working { share: now.share, report: now.so_far.clone() };
        }
        if self.failed.contains(id) {
            return ReportState::Failed;
        }
        // By turns: before the job number n of a person come at most n + 1 of everybody else.
        let place = self.waiting.iter().enumerate().find_map(|(turn, (_, jobs))| {
            jobs.iter().position(|job| job.id == id).map(|number| (turn, number))
        });
        let Some((turn, number)) = place else { return ReportState::None };
        let others = self.waiting.iter().enumerate().filter(|(other, _)| *other != turn);
        let before = others.map(|(other, (_, jobs))| jobs.len().min(number + usize::from(other < turn)));
        let ahead = number + before.sum::<usize>() + usize::from(self.now.is_some());
        ReportState::Waiting { ahead: ahead as u32 }
    }

    fn add(&mut self, person: &str, job: Job) -> ApiResult<()> {
        let full = || ApiError::new(ErrorCode::TooMany, "too many reports are waited for; ask again later");
        if self.waiting.iter().map(|(_, jobs)| jobs.len()).sum::<usize>() >= MOST {
            return Err(full());
        }
        match self.waiting.iter_mut().find(|(who, _)| who == person) {
            Some((_, jobs)) if jobs.len() >= MOST_EACH => return Err(full()),
            Some((_, jobs)) => jobs.push_back(job),
            None => self.waiting.push_back((person.to_owned(), VecDeque::from([job]))),
        }
        Ok(())
    }

    /// The next job; its person goes to the end of the line.
    fn take(&mut self) -> Option<Job> {
        let (person, mut jobs) = self.waiting.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.waiting.push_back((person, jobs));
        }
        let id = job.as_ref()?.id.clone();
        self.now = Some(Now { id, share: 0.0, so_far: None });
        job
    }
}

/// Works reports out, one after the other, until the server stops.
pub async fn work(app: App) {
    loop {
        let job = app.reports.desk().take();
        let Some(job) = job else {
            tokio::select! {
                () = app.reports.wake.notified() => continue,
                () = app.stopped() => return,
            }
        };
        let cancel = Cancel::new();
        let (worker, id, record) = (app.clone(), job.id.clone(), job.record);
        let stop = cancel.clone();
        let made = background::spawn(move || make(&worker, &record, &stop));
        tokio::pin!(made);
        let made = tokio::select! {
            made = &mut made => made,
            () = app.stopped() => {
                cancel.cancel();
                drop(made.await);
                return;
            }
            () = tokio::time::sleep(LONGEST) => {
                cancel.cancel();
                made.await
            }
        };
        let kept = match made {
            Ok(Ok(text)) => app.store.set_report(&id, VERSION.into(), &text, time::now()).await.is_ok(),
            Ok(Err(reason)) => {
                tracing::warn!(id, reason, "no report");
                false
            }
            Err(panic) => {
                tracing::error!(id, %panic, "a report failed");
                false
            }
        };
        let mut desk = app.reports.desk();
        desk.now = None;
        if !kept {
            if desk.failed.len() >= FAILURES {
                desk.failed.clear();
            }
            desk.failed.insert(id);
        }
    }
}

fn make(app: &App, record: &str, cancel: &Cancel) -> Result<String, String> {
    fn of<G: Present + Knowledge>(app: &App, text: &str, cancel: &Cancel) -> Result<Report, Stopped> {
        let record = Record::<G>::load(text).map_err(Stopped::Record)?;
        let mut told = -1.0;
        let mut progress = |report: &Report, share: f64| {
            // Bots of running tables come first.
            if app.bots.waiting() > 0 {
                std::thread::sleep(REST);
            }
            if share - told >= 0.02 {
                told = share;
                let so_far = serde_json::value::to_raw_value(report).ok();
                if let Some(now) = app.reports.desk().now.as_mut() {
                    (now.share, now.so_far) = (share, so_far);
                }
            }
        };
        examine::<G>(&record, Effort::default(), 1, cancel, &mut progress)
    }
    let id = orrery_core::record::game_of(record).map_err(|error| error.to_string())?;
    let game = orrery_catalog::find(&id).map_err(|error| error.to_string())?;
    let report = with_game!(game.info().id, G => of::<G>(app, record, cancel));
    let report = report.map_err(|error| error.to_string())?;
    serde_json::to_string(&report).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(id: &str) -> Job {
        Job { id: id.into(), record: String::new() }
    }

    #[test]
    fn people_take_turns() {
        let mut desk = Desk::default();
        for id in ["a1", "a2", "a3"] {
            desk.add("anna", job(id)).unwrap();
        }
        desk.add("ben", job("b1")).unwrap();
        let ahead = |desk: &Desk, id: &str| match desk.state(id) {
            ReportState::Waiting { ahead } => Some(ahead),
            _ => None,
        };
        assert_eq!([ahead(&desk, "a1"), ahead(&desk, "b1"), ahead(&desk, "a2")], [Some(0), Some(1), Some(2)]);
        let order: Vec<String> = std::iter::from_fn(|| desk.take()).map(|job| job.id).collect();
        assert_eq!(order, ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn nobody_waits_for_too_many() {
        let mut desk = Desk::default();
        for number in 0..MOST_EACH {
            desk.add("anna", job(&number.to_string())).unwrap();
        }
        assert_eq!(desk.add("anna", job("one more")).unwrap_err().code(), ErrorCode::TooMany);
        assert!(desk.add("ben", job("b1")).is_ok());
    }
}
