//! How long a bot may think, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations. The same seed then gives the same decision.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// So many milliseconds.
    pub const fn millis(ms: u64) -> Budget {
        Budget::Time(Duration::from_millis(ms))
    }

    /// Reads `500it` or `300ms`.
    pub fn parse(text: &str) -> Option<Budget> {
        if let Some(number) = text.strip_suffix("it") {
            return number.parse().ok().filter(|&n| n > 0).map(Budget::Iterations);
        }
        let number = text.strip_suffix("ms")?;
        number.parse().ok().filter(|n| (1..=600_000).contains(n)).map(Budget::millis)
    }
}

/// A flag that stops a thinking bot; it then answers with the best it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A flag that is not set yet.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Stops every bot that thinks with this flag.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget that is being used up.
pub(crate) struct Countdown<'c> {
    left: u32,
    time: Option<(Instant, Duration)>,
    cancel: &'c Cancel,
}

impl<'c> Countdown<'c> {
    pub fn start(budget: Budget, cancel: &'c Cancel) -> Countdown<'c> {
        match budget {
            Budget::Iterations(left) => Countdown { left, time: None, cancel },
            Budget::Time(time) => Countdown { left: u32::MAX, time: Some((Instant::now(), time)), cancel },
        }
    }

    /// Whether there is time for another iteration; counts it.
    #[inline]
    pub fn begin_iteration(&mut self) -> bool {
        let late = self.time.is_some_and(|(start, time)| start.elapsed() >= time);
        if self.left == 0 || late || self.cancel.is_set() {
            return false;
        }
        self.left -= 1;
        true
    }

    /// How many more iterations there will be, at the pace of the `done` ones.
    pub fn iterations_left(&self, done: u32) -> u32 {
        match self.time {
            None => self.left,
            Some((start, time)) => {
                let spent = start.elapsed();
                let pace = f64::from(done) / spent.as_secs_f64().max(1e-9);
                (pace * time.saturating_sub(spent).as_secs_f64()) as u32
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read() {
        assert_eq!(Budget::parse("500it"), Some(Budget::Iterations(500)));
        assert_eq!(Budget::parse("300ms"), Some(Budget::millis(300)));
        for bad in ["", "0it", "0ms", "3", "ms", "-1ms", "9999999ms"] {
            assert_eq!(Budget::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_countdown_counts_and_can_be_stopped() {
        let cancel = Cancel::new();
        let mut countdown = Countdown::start(Budget::Iterations(2), &cancel);
        assert!(countdown.begin_iteration() && countdown.iterations_left(1) == 1);
        assert!(
            countdown.begin_iteration() && countdown.iterations_left(2) == 0 && !countdown.begin_iteration()
        );
        let mut countdown = Countdown::start(Budget::millis(600_000), &cancel);
        assert!(countdown.begin_iteration());
        cancel.cancel();
        assert!(!countdown.begin_iteration());
    }
}
