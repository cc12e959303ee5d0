//! Allowed player counts make a game, impossible ones are refused with a rule.

use orrery_core::{FastDice, Present, Silent};

use super::facts;
use crate::Breach;
use crate::kit::Kit;
use crate::law::hold;

/// Holds the usual options of every number of players, and the options under test, against the law.
pub(crate) fn hold<G: Present>(kit: &Kit<G>) -> Result<(), Breach> {
    let (least, most) = G::info().players;
    for players in (0..=10).chain([100, 255]) {
        match G::setup(&G::options(players), &mut FastDice::new(1), &mut Silent) {
            Ok(state) => {
                let allowed = (least..=most).contains(&players);
                hold!(Setup, allowed, "{players} players make a game, but {least} to {most} are allowed");
                hold!(
                    Setup,
                    G::players(&state) == players,
                    "{players} asked for, {} seated",
                    G::players(&state)
                );
            }
            Err(error) => {
                let impossible = !(least..=most).contains(&players);
                hold!(Setup, impossible, "{players} players make no game: {error}");
                facts::cites(kit, error.rule)?;
                hold!(Setup, !error.why.is_empty(), "{players} players are refused without saying why");
            }
        }
        if (least..=most).contains(&players) {
            let usual = G::info().to_json(&G::info().usual(players));
            let own = serde_json::to_value(G::options(players)).unwrap_or_default();
            hold!(Setup, own == usual, "the usual options of {players} are {usual}, not {own}");
        }
    }
    Ok(())
}
