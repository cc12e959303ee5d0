//! `resample` varies what is hidden.

use orrery_core::{Present, Seat, Viewer};

use crate::kit::Kit;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law, Secrets};

/// What has varied so far, over all games of a configuration.
#[derive(Default)]
pub(crate) struct Varied {
    /// Whether any resampled state differed from the true one.
    state: bool,
    /// Whether the secrets of one seat differed in a state resampled for another.
    hands: [[bool; Seat::MAX]; Seat::MAX],
}

/// Notes what varies in this position.
pub(super) fn note<G: Present>(position: &mut Position<G>, varied: &mut Varied) {
    if !position.wants(Law::Vary) {
        return;
    }
    for viewer in position.viewers() {
        let guess = G::resample(position.state, viewer, &mut position.dice);
        varied.state |= guess != *position.state;
        let Viewer::Seat(seat) = viewer else { continue };
        for other in Seat::all(position.players) {
            let eyes = Viewer::Seat(other);
            varied.hands[seat.index()][other.index()] |=
                G::view(&guess, eyes) != G::view(position.state, eyes);
        }
    }
}

/// In fewer games, chance may hide that something varies.
const ENOUGH_GAMES: u64 = 8;

/// Holds what has varied against the law.
pub(crate) fn hold<G: Present>(kit: &Kit<G>, varied: &Varied) -> Result<(), Breach> {
    if kit.expect.games < ENOUGH_GAMES {
        return Ok(());
    }
    let players =
        serde_json::to_value(&kit.options).unwrap_or_default()["players"].as_u64().unwrap_or(0) as u8;
    if kit.expect.secrets != Secrets::None {
        hold!(Vary, varied.state, "no resampled state ever differed from the true one: what is hidden leaks");
    }
    if kit.expect.secrets == Secrets::Hands {
        for seat in Seat::all(players) {
            for other in Seat::all(players).filter(|&s| s != seat) {
                let differed = varied.hands[seat.index()][other.index()];
                hold!(
                    Vary,
                    differed,
                    "resampled for {seat:?}, what {other:?} sees never differed: its secrets leak"
                );
            }
        }
    }
    Ok(())
}
