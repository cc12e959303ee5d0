//! Limits: how often somebody may do something, and how much of it at the same time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{ApiError, ApiResult};
use crate::settings::ServeArgs;
use crate::time;
use crate::wire::ErrorCode;

/// All limits of one server.
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Requests of one address for files and the like.
    pub files: Rate,
    /// Requests of one person, from whatever address.
    pub people: Rate,
    /// New guests, accounts and sign-ins of one address.
    pub sign_ins: Rate,
    /// Messages of one person.
    pub messages: Rate,
    /// Chat of one person.
    pub chat: Rate,
    /// The time that questions about the game (`why`, `preview`) of one person take.
    pub questions: Spending,
    /// Sockets of one person.
    pub sockets: Arc<Counted>,
    /// Connections of one address.
    pub connections: Arc<Counted>,
    /// Exports of everything that one person has played.
    pub exports: Arc<Counted>,
    /// Uploaded records of one person.
    pub uploads: Rate,
    /// Sign-ins to one account.
    pub accounts: Rate,
}

/// So many exports are written at the same time.
const MOST_EXPORTS: usize = 4;

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(settings: &ServeArgs) -> Limits {
        let second = Duration::from_secs(1);
        let minute = Duration::from_secs(60);
        Limits {
            requests: Rate::new("requests", settings.requests_per_second, second, 4),
            files: Rate::new("files", settings.requests_per_second, second, 20),
            people: Rate::new("people", settings.requests_per_person, second, 4),
            sign_ins: Rate::new("sign_ins", settings.sign_ins_per_minute, minute, 1),
            messages: Rate::new("messages", settings.messages_per_second, second, 4),
            chat: Rate::new("chat", settings.chat_per_minute, minute, 1),
            questions: Spending::new(settings.question_ms),
            sockets: Counted::new("sockets", settings.max_connections, settings.max_connections_per_person),
            // Sockets are connections too, and browsers open some more for files and requests.
            connections: Counted::new(
                "connections",
                settings.max_connections + 1_000,
                settings.max_connections_per_address,
            ),
            exports: Counted::new("exports", MOST_EXPORTS, 1),
            uploads: Rate::new("uploads", settings.uploads_per_minute, minute, 1),
            // Three times as many as from one address: guessing from many is slowed down, and nobody is locked out by one.
            accounts: Rate::new("accounts", settings.sign_ins_per_minute.saturating_mul(3), minute, 1),
        }
    }

    /// Forgets keys that have not been used for a while.
    pub fn tidy(&self) {
        for rate in [
            &self.requests,
            &self.files,
            &self.people,
            &self.sign_ins,
            &self.messages,
            &self.chat,
            &self.accounts,
            &self.uploads,
        ] {
            if let Some(limiter) = &rate.limiter {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
        self.questions.tidy();
    }
}

/// How often something may happen for each key.
pub struct Rate {
    limiter: Option<DefaultKeyedRateLimiter<String>>,
    name: &'static str,
    /// When a refusal was last logged: once a second is enough, or the log itself would be the damage.
    logged: AtomicI64,
}

impl Rate {
    /// So many in each period, and `burst` times as many at once after a rest; 0 for any number.
    fn new(name: &'static str, number: u32, period: Duration, burst: u32) -> Rate {
        let quota = Quota::with_period(period / number.max(1))
            .zip(NonZeroU32::new(number.saturating_mul(burst)))
            .map(|(quota, burst)| quota.allow_burst(burst));
        Rate { limiter: quota.map(RateLimiter::keyed), name, logged: AtomicI64::new(0) }
    }

    /// Refuses if it is too often.
    pub fn check(&self, key: &str) -> ApiResult<()> {
        match &self.limiter {
            Some(limiter) if limiter.check_key(&key.to_owned()).is_err() => {
                metrics::counter!("orrery_refused", "limit" => self.name).increment(1);
                let now = time::now();
                if now - self.logged.load(Ordering::Relaxed) >= 1_000 {
                    self.logged.store(now, Ordering::Relaxed);
                    tracing::warn!(limit = self.name, key, "refused: too many in a short time");
                }
                Err(ApiError::new(ErrorCode::TooMany, "too many in a short time; wait a moment"))
            }
            _ => Ok(()),
        }
    }
}

/// So many seconds one person's questions may cost at once.
const AT_ONCE: f64 = 1.0;

/// How many seconds were spent for each key; they are forgiven bit by bit.
pub struct Spending {
    /// So much is forgiven in a second; 0 for everything.
    per_second: f64,
    // A plain mutex: held for a moment, never over an await.
    spent: Mutex<BTreeMap<String, (f64, Instant)>>,
}

impl Spending {
    fn new(ms_per_second: u32) -> Spending {
        Spending { per_second: f64::from(ms_per_second) / 1_000.0, spent: Mutex::default() }
    }

    /// Refuses while too much has been spent.
    pub fn check(&self, key: &str) -> ApiResult<()> {
        match self.left(key) {
            left if left > AT_ONCE => {
                metrics::counter!("orrery_refused", "limit" => "questions").increment(1);
                Err(ApiError::new(ErrorCode::TooMany, "too many questions in a short time; wait a moment"))
            }
            _ => Ok(()),
        }
    }

    /// Notes what a question cost.
    pub fn charge(&self, key: &str, time: Duration) {
        if self.per_second == 0.0 {
            return;
        }
        let spent = self.left(key) + time.as_secs_f64();
        let mut all = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(key.into(), (spent, Instant::now()));
    }

    /// What is not forgiven yet.
    fn left(&self, key: &str) -> f64 {
        let all = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key)
            .map_or(0.0, |(spent, since)| (spent - since.elapsed().as_secs_f64() * self.per_second).max(0.0))
    }

    fn tidy(&self) {
        let mut all = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, (spent, since)| *spent > since.elapsed().as_secs_f64() * self.per_second);
    }
}

/// Counts what is held at the same time: in all, and for each key.
pub struct Counted {
    name: &'static str,
    most: usize,
    most_each: usize,
    // A plain mutex: held for a moment, never over an await.
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    total: usize,
    each: BTreeMap<String, usize>,
}

/// One of the counted things; gives its place back when it is dropped.
pub struct Permit {
    counted: Arc<Counted>,
    keys: Vec<String>,
}

impl Counted {
    fn new(name: &'static str, most: usize, most_each: usize) -> Arc<Counted> {
        Arc::new(Counted { name, most, most_each, counts: Mutex::default() })
    }

    /// Whether only the reserve is left: a tenth of all places is for people who sit at a table.
    pub fn is_scarce(&self) -> bool {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).total >= self.most - self.most / 10
    }

    /// Takes a place for somebody, or refuses.
    pub fn hold_key(self: &Arc<Self>, key: &str) -> ApiResult<Permit> {
        self.hold_all(vec![(key.to_owned(), self.most_each)])
    }

    /// Takes a place for an address, or refuses. An address of version 6 counts for its /64, and for its /48 with four times
    /// as many.
    pub fn hold(self: &Arc<Self>, address: Option<IpAddr>) -> ApiResult<Permit> {
        self.hold_all(match address {
            None => Vec::new(),
            Some(IpAddr::V4(address)) => vec![(address.to_string(), self.most_each)],
            Some(IpAddr::V6(address)) => {
                let bits = address.to_bits();
                vec![
                    (format!("{:x}/64", bits >> 64), self.most_each),
                    (format!("{:x}/48", bits >> 80), 4 * self.most_each),
                ]
            }
        })
    }

    fn hold_all(self: &Arc<Self>, keys: Vec<(String, usize)>) -> ApiResult<Permit> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |(key, most): &(String, usize)| counts.each.get(key).is_some_and(|own| own >= most);
        if counts.total >= self.most || keys.iter().any(full) {
            metrics::counter!("orrery_refused", "limit" => self.name).increment(1);
            tracing::warn!(
                limit = self.name,
                total = counts.total,
                ?keys,
                "refused: too many at the same time"
            );
            return Err(ApiError::new(ErrorCode::Limit, "too many connections"));
        }
        counts.total += 1;
        let keys: Vec<String> = keys.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *counts.each.entry(key.clone()).or_default() += 1;
        }
        metrics::gauge!("orrery_open", "what" => self.name).set(counts.total as f64);
        Ok(Permit { counted: self.clone(), keys })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.counted.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.total -= 1;
        for key in &self.keys {
            if let Some(own) = counts.each.get_mut(key) {
                *own -= 1;
                if *own == 0 {
                    counts.each.remove(key);
                }
            }
        }
        metrics::gauge!("orrery_open", "what" => self.counted.name).set(counts.total as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_lets_a_burst_through_and_then_refuses_that_key_only() {
        let rate = Rate::new("test", 2, Duration::from_secs(60), 2);
        assert!((0..4).all(|_| rate.check("a").is_ok()));
        assert_eq!(rate.check("a").unwrap_err().code(), ErrorCode::TooMany);
        assert!(rate.check("b").is_ok());
        let free = Rate::new("test", 0, Duration::from_secs(1), 1);
        assert!((0..1_000).all(|_| free.check("a").is_ok()));
    }

    #[test]
    fn questions_are_counted_by_what_they_cost() {
        let questions = Spending::new(100);
        (0..1_000).for_each(|_| questions.charge("cheap", Duration::from_micros(100)));
        assert!(questions.check("cheap").is_ok());
        questions.charge("dear", Duration::from_secs(2));
        assert_eq!(questions.check("dear").unwrap_err().code(), ErrorCode::TooMany);
        questions.tidy();
        assert!(questions.check("dear").is_err() && questions.check("other").is_ok());
    }

    #[test]
    fn places_are_given_back() {
        let counted = Counted::new("test", 3, 2);
        let first = counted.hold_key("a").ok();
        let _second = counted.hold_key("a").ok();
        assert!(counted.hold_key("a").is_err(), "two for each");
        let _third = counted.hold_key("b").ok();
        assert!(counted.hold_key("c").is_err(), "three in all");
        assert!(counted.is_scarce());
        drop(first);
        assert!(counted.hold_key("a").is_ok());
    }

    #[test]
    fn a_network_of_version_6_counts_as_one_and_its_neighbours_together() {
        let counted = Counted::new("test", 1_000, 2);
        let hold = |text: String| counted.hold(Some(text.parse().unwrap()));
        let _held: Vec<_> =
            (0..2).map(|i| hold(format!("2001:db8:0:1::{i}")).unwrap_or_else(|e| panic!("{e}"))).collect();
        assert!(hold("2001:db8:0:1::9".into()).is_err(), "a /64 is one address");
        let many: Vec<_> = (2..20).filter_map(|i| hold(format!("2001:db8:0:{i:x}::1")).ok()).collect();
        assert_eq!(many.len(), 6, "a /48 has four times as many");
        assert!(hold("2001:db8:1::1".into()).is_ok());
    }
}
