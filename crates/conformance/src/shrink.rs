//! Makes the record of a breach short: takes actions out as long as the same law breaks.

use std::time::{Duration, Instant};

use orrery_core::{Observe, Present, Seed};

use crate::kit::Kit;
use crate::walk::{Driver, Seen, Trace, guarded};
use crate::{Breach, Law};

/// How long a breach is worth shrinking.
const PATIENCE: Duration = Duration::from_secs(20);

/// The shortest record found in reasonable time that breaks the same law, and how it does.
pub(crate) fn shorten<G: Present + Observe>(
    kit: &Kit<G>,
    seed: Seed,
    mut best: Trace<G>,
    mut breach: Breach,
) -> (Trace<G>, Breach) {
    let start = Instant::now();
    let law = breach.law;
    if let Some((trace, first)) = attempt(kit, seed, &best, law) {
        (best, breach) = (trace, first);
    }
    let mut chunk = best.len().div_ceil(2);
    while chunk > 0 {
        let mut from = 0;
        let before = best.len();
        while from < best.len() {
            if start.elapsed() > PATIENCE {
                return (best, breach);
            }
            let mut shorter = best.clone();
            shorter.drain(from..(from + chunk).min(best.len()));
            match attempt(kit, seed, &shorter, law) {
                Some((trace, found)) if trace.len() < best.len() => (best, breach) = (trace, found),
                _ => from += chunk,
            }
        }
        if best.len() == before || chunk > 1 {
            chunk /= 2;
        }
    }
    (best, breach)
}

/// Plays the actions as far as they are legal; if the law breaks, what was played until then.
fn attempt<G: Present + Observe>(
    kit: &Kit<G>,
    seed: Seed,
    script: &Trace<G>,
    law: Law,
) -> Option<(Trace<G>, Breach)> {
    let mut trace = Vec::new();
    let driver = Driver::Script(script.iter(), law);
    let breach = guarded(kit, seed, driver, &mut trace, &mut Seen::default()).err()?;
    (breach.law == law).then_some((trace, breach))
}
