//! The laws, one group for one file.
//!
//! | File | Laws |
//! |---|---|
//! | `facts`, `setup` | what needs no position |
//! | `legal` | `Listed`, `Due`, `Complete`, `Refusal` |
//! | `json` | `Json` |
//! | `ending` | `Audit`, `Ending`, `Scoring` |
//! | `again` | `Replay`, `Snapshot` |
//! | `undo` | `Undo` |
//! | `hidden`, `vary`, `told` | `View`, `Absorb`; `Vary`; `Told` |
//! | `branch` | `Branch` |
//! | `text` | `Text` |
//! | `options`, `packs` | `Options`, `Packs`: what needs no position |
//! | `reasons` | `Reasons`, `Sums`, `Shortcuts` |
//! | `reveal` | `Reveal` |
//! | `observe` | `Observed`, `Lossless` |
//! | `inputs` | `Inputs` |

mod again;
pub(crate) mod branch;
mod ending;
pub(crate) mod facts;
mod hidden;
pub(crate) mod inputs;
pub(crate) mod json;
mod legal;
mod observe;
pub(crate) mod options;
pub(crate) mod packs;
mod reasons;
mod reveal;
pub(crate) mod setup;
mod text;
pub(crate) mod told;
mod undo;
pub(crate) mod vary;

use orrery_core::{History, Observe, Present};

use crate::kit::Kit;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds a position against the laws.
pub(crate) fn at<G: Present + Observe>(
    position: &mut Position<G>,
    varied: &mut vary::Varied,
) -> Result<(), Breach> {
    ending::audit(position)?;
    legal::hold(position)?;
    ending::hold(position)?;
    json::state(position)?;
    hidden::hold(position)?;
    vary::note(position, varied);
    text::hold(position)?;
    reasons::hold(position)?;
    reveal::hold(position)?;
    observe::hold(position)?;
    undo::hold(position)
}

/// Holds a whole game, or the first part of one, against the laws.
pub(crate) fn whole<G: Present>(kit: &Kit<G>, history: &History<G>, only: Option<Law>) -> Result<(), Breach> {
    match only {
        None | Some(Law::Replay | Law::Snapshot | Law::Panic) => again::hold(kit, history),
        Some(_) => Ok(()),
    }
}
