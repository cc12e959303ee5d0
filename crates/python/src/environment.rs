//! What is fixed for a table: the game, its options, the numbers of its actions and the fields of its observations.

use std::sync::Arc;

use orrery_bots::Knowledge;
use orrery_core::observe::Layout;
use orrery_core::{FastDice, Lang, Observe, Present, Seed, Silent, Texts};
use serde_json::{Map, Value, json};

use crate::numbers::Numbers;

/// Everything that a game must be to be played from Python.
pub trait Playable: Knowledge + Present + Observe {}

impl<G: Knowledge + Present + Observe> Playable for G {}

/// A table with its options, shared by all its games.
pub struct Environment<G: Playable> {
    pub options: G::Options,
    pub players: u8,
    pub numbers: Numbers<G::Action>,
    pub layout: Layout,
}

impl<G: Playable> Environment<G> {
    /// The table with these options; those that are not named are the usual ones.
    pub fn new(players: u8, chosen: &Map<String, Value>) -> Result<Arc<Self>, String> {
        let mut options = serde_json::to_value(G::options(players)).map_err(|error| error.to_string())?;
        if let Some(fields) = options.as_object_mut() {
            fields.extend(chosen.clone());
        }
        let options: G::Options = serde_json::from_value(options).map_err(|error| error.to_string())?;
        let state =
            G::setup(&options, &mut FastDice::new(0), &mut Silent).map_err(|error| error.to_string())?;
        let numbers = Numbers::new(G::universe(&options));
        let layout = Layout::of::<G>(&state);
        Ok(Arc::new(Environment { players: G::players(&state), options, numbers, layout }))
    }

    /// A hash of all action numbers and of all fields: programs that learned with one fingerprint cannot go on
    /// with another.
    pub fn fingerprint(&self) -> String {
        let fields: Vec<_> = self
            .layout
            .fields
            .iter()
            .map(|f| json!([f.name, f.offset, f.size, f.kind.name(), f.max]))
            .collect();
        Seed::from_text(&json!([self.numbers.all(), fields]).to_string()).to_hex()
    }

    /// The texts of a language.
    pub fn texts(&self, lang: &str) -> Result<Texts, String> {
        let lang = match lang {
            "en" => Lang::En,
            "de" => Lang::De,
            _ => return Err(format!("there are texts in `en` and `de`, not in `{lang}`")),
        };
        Ok(Texts::of_game(lang, G::sources()))
    }
}
