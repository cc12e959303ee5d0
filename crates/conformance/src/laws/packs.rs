//! The components in play pass the game's own check, damaged ones do not, and every component has sentences.

use orrery_core::{Present, pack};

use super::text;
use crate::kit::Kit;
use crate::law::hold;
use crate::{Breach, Law};

/// Holds the component file against the law.
pub(crate) fn hold<G: Present>(kit: &Kit<G>) -> Result<(), Breach> {
    let components = pack::in_play(G::info().id, G::sources().components);
    let problems = G::check_components(components);
    hold!(Packs, problems.is_empty(), "the components in play: {}", problems[0]);
    let (hash, expected) = (G::components_hash(), pack::hash(components));
    hold!(Packs, hash == expected, "the hash is {expected}, not {hash}");
    hold!(Packs, !G::check_components("").is_empty(), "an empty component file passes");
    // An entry that is missing breaks a count.
    let cut = components.rfind("[[").map_or("", |place| &components[..place]);
    hold!(Packs, !G::check_components(cut).is_empty(), "a component file without its last entry passes");
    for id in kit.langs[0].texts.names().keys() {
        let sentences = G::sentences(id);
        hold!(Packs, !sentences.is_empty(), "nothing is said about the component `{id}`");
        for sentence in &sentences {
            text::complete(kit, sentence).map_err(|breach| Breach { law: Law::Packs, ..breach })?;
        }
    }
    hold!(
        Packs,
        G::sentences("no-such-component").is_empty(),
        "something is said about an unknown component"
    );
    let facts = serde_json::to_value(G::facts()).unwrap_or_default();
    hold!(Packs, facts.is_object(), "the facts are not an object");
    Ok(())
}
