//! The time of day, as it was when the program began and has gone on since.
//!
//! The machine's own clock may be set while games run. That must not give anybody time to think or take it away, so it is read
//! once; from then on time is measured by a clock that only goes forward.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

static START: OnceLock<(i64, Instant)> = OnceLock::new();

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let (wall, start) = START.get_or_init(|| (wall_clock(), Instant::now()));
    wall + start.elapsed().as_millis() as i64
}

/// What the machine's clock says.
fn wall_clock() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_begins_at_the_time_of_day_and_goes_forward() {
        let first = now();
        assert!((wall_clock() - first).abs() < 1_000);
        std::thread::sleep(std::time::Duration::from_millis(5));
        assert!(now() >= first + 5);
    }
}
