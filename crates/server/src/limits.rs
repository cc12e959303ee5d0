//! Limits: how often somebody may do something, and how much of it at the same time.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{ApiError, ApiResult};
use crate::settings::ServeArgs;
use crate::wire::ErrorCode;

/// All limits of one server.
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// New guests, accounts and sign-ins of one address.
    pub sign_ins: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Chat of one person.
    pub chat: Rate,
    /// Sockets.
    pub sockets: Arc<Counted>,
}

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(settings: &ServeArgs) -> Limits {
        let second = Duration::from_secs(1);
        let minute = Duration::from_secs(60);
        Limits {
            requests: Rate::new(settings.requests_per_second, second, 4),
            sign_ins: Rate::new(settings.sign_ins_per_minute, minute, 1),
            messages: Rate::new(settings.messages_per_second, second, 4),
            chat: Rate::new(settings.chat_per_minute, minute, 1),
            sockets: Arc::new(Counted {
                most: settings.max_connections,
                most_each: settings.max_connections_per_person,
                counts: Mutex::default(),
            }),
        }
    }

    /// Forgets keys that have not been used for a while.
    pub fn tidy(&self) {
        for rate in [&self.requests, &self.sign_ins, &self.messages, &self.chat] {
            if let Some(limiter) = &rate.0 {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
    }
}

/// How often something may happen for each key.
pub struct Rate(Option<DefaultKeyedRateLimiter<String>>);

impl Rate {
    /// So many in each period, and `burst` times as many at once after a rest; 0 for any number.
    fn new(number: u32, period: Duration, burst: u32) -> Rate {
        let quota = Quota::with_period(period / number.max(1))
            .zip(NonZeroU32::new(number.saturating_mul(burst)))
            .map(|(quota, burst)| quota.allow_burst(burst));
        Rate(quota.map(RateLimiter::keyed))
    }

    /// Refuses if it is too often.
    pub fn check(&self, key: &str) -> ApiResult<()> {
        match &self.0 {
            Some(limiter) if limiter.check_key(&key.to_owned()).is_err() => {
                Err(ApiError::new(ErrorCode::TooMany, "too many in a short time; wait a moment"))
            }
            _ => Ok(()),
        }
    }
}

/// Counts what is held at the same time, in all and for each key.
pub struct Counted {
    most: usize,
    most_each: usize,
    // A plain mutex: held for a moment, never over an await.
    counts: Mutex<BTreeMap<String, usize>>,
}

/// One of the counted things; gives its place back when it is dropped.
pub struct SocketPermit {
    counted: Arc<Counted>,
    key: String,
}

impl Counted {
    /// Takes a place, or refuses.
    pub fn hold(self: &Arc<Self>, key: &str) -> ApiResult<SocketPermit> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let total: usize = counts.values().sum();
        let own = counts.get(key).copied().unwrap_or(0);
        if total >= self.most || own >= self.most_each {
            return Err(ApiError::new(ErrorCode::Limit, "too many connections"));
        }
        counts.insert(key.into(), own + 1);
        metrics::gauge!("orrery_sockets").set((total + 1) as f64);
        Ok(SocketPermit { counted: self.clone(), key: key.into() })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut counts = self.counted.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                counts.remove(&self.key);
            }
        }
        metrics::gauge!("orrery_sockets").set(counts.values().sum::<usize>() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_lets_a_burst_through_and_then_refuses_that_key_only() {
        let rate = Rate::new(2, Duration::from_secs(60), 2);
        assert!((0..4).all(|_| rate.check("a").is_ok()));
        assert_eq!(rate.check("a").unwrap_err().code(), ErrorCode::TooMany);
        assert!(rate.check("b").is_ok());
        let free = Rate::new(0, Duration::from_secs(1), 1);
        assert!((0..1_000).all(|_| free.check("a").is_ok()));
    }

    #[test]
    fn places_are_given_back() {
        let counted = Arc::new(Counted { most: 3, most_each: 2, counts: Mutex::default() });
        let first = counted.hold("a").ok();
        let _second = counted.hold("a").ok();
        assert!(counted.hold("a").is_err(), "two for each");
        let _third = counted.hold("b").ok();
        assert!(counted.hold("c").is_err(), "three in all");
        drop(first);
        assert!(counted.hold("a").is_ok());
    }
}
