//! One game, with its type erased.

use std::marker::PhantomData;
use std::sync::OnceLock;

use orrery_core::{
    GameInfo, History, Lang, Ledger, Present, Problem, Record, RecordError, Seed, Sources, Texts, pack,
};
use serde_json::{Map, Value};

use crate::{Component, Error, GameInProgress, GameTexts, TypedGame, components};

/// A game of the catalog.
pub trait CatalogGame: Send + Sync {
    /// The facts about the game that need no state.
    fn info(&self) -> &'static GameInfo;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The usual options for a number of players.
    fn options(&self, players: u8) -> Value;

    /// A new game. `options` is an object with `players`; what else is left out has its usual value.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedOptions`] and [`Error::Setup`].
    fn create(&'static self, options: &Value, seed: Seed) -> Result<Box<dyn GameInProgress>, Error>;

    /// The game that a record with its seed tells, finished or not.
    ///
    /// # Errors
    ///
    /// [`Error::Record`].
    fn load(&'static self, record: &str) -> Result<Box<dyn GameInProgress>, Error>;

    /// A branch, from the position that it began in ([`GameInProgress::root`]).
    ///
    /// # Errors
    ///
    /// [`Error::MalformedOptions`], and [`Error::Record`] if the position cannot be read.
    fn resume(
        &'static self,
        options: &Value,
        seed: Seed,
        root: &str,
    ) -> Result<Box<dyn GameInProgress>, Error>;

    /// [`CatalogGame::load`], after checking rules version, result and fairness.
    ///
    /// # Errors
    ///
    /// [`Error::Record`].
    fn verify(&'static self, record: &str) -> Result<Box<dyn GameInProgress>, Error>;

    /// The rules.
    fn ledger(&self, lang: Lang) -> &Ledger;

    /// The texts, for making sentences here.
    fn texts(&self, lang: Lang) -> &Texts;

    /// The texts, for making sentences elsewhere.
    fn words(&self, lang: Lang) -> GameTexts;

    /// Every component with its source.
    fn components(&self) -> &[Component];

    /// What the tiles and cards are, for those who draw them.
    fn facts(&self) -> Value;

    /// The component file in play.
    fn components_text(&self) -> &'static str;

    /// The hash of the components in play, and whether they are the built-in ones.
    fn components_hash(&self) -> (&'static str, bool);

    /// Checks a component file against every count, distribution and example of the rulebook.
    fn check_components(&self, text: &str) -> Vec<Problem>;

    /// Puts a component file in the place of the built-in one, for the whole process, before anything is
    /// read from it.
    ///
    /// # Errors
    ///
    /// What is wrong with the file.
    fn install_components(&self, text: String) -> Result<(), Vec<Problem>>;

    /// The texts and data as they stand in the game's crate.
    fn sources(&self) -> &'static Sources;
}

/// The entry of a game in the catalog: what is read from its sources is read once.
pub struct CatalogEntry<G> {
    ledgers: [OnceLock<Ledger>; 2],
    texts: [OnceLock<Texts>; 2],
    components: OnceLock<Vec<Component>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Present> CatalogEntry<G> {
    /// The entry, with nothing read yet.
    #[expect(clippy::new_without_default, reason = "only statics hold one")]
    pub const fn new() -> Self {
        CatalogEntry {
            ledgers: [const { OnceLock::new() }; 2],
            texts: [const { OnceLock::new() }; 2],
            components: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// Fills up options with their usual values.
    fn read_options(options: &Value) -> Result<G::Options, Error> {
        let malformed = |why: String| Error::MalformedOptions(why);
        let given = options.as_object().ok_or_else(|| malformed("they are not an object".into()))?;
        let players = given.get("players").and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
        let players = players.ok_or_else(|| malformed("`players` must be a small number".into()))?;
        let mut all = match serde_json::to_value(G::options(players)) {
            Ok(Value::Object(usual)) => usual,
            _ => Map::new(),
        };
        // Fields that the game does not know are refused by its own options.
        all.extend(given.clone());
        serde_json::from_value(Value::Object(all)).map_err(|e| malformed(e.to_string()))
    }
}

impl<G: Present> CatalogGame for CatalogEntry<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self, players: u8) -> Value {
        serde_json::to_value(G::options(players)).unwrap_or_default()
    }

    fn create(&'static self, options: &Value, seed: Seed) -> Result<Box<dyn GameInProgress>, Error> {
        let history = History::<G>::new(Self::read_options(options)?, seed)?;
        Ok(Box::new(TypedGame { entry: self, history }))
    }

    fn load(&'static self, record: &str) -> Result<Box<dyn GameInProgress>, Error> {
        let history = History::<G>::replay(&Record::load(record)?)?;
        Ok(Box::new(TypedGame { entry: self, history }))
    }

    fn resume(
        &'static self,
        options: &Value,
        seed: Seed,
        root: &str,
    ) -> Result<Box<dyn GameInProgress>, Error> {
        let unreadable = |e: serde_json::Error| RecordError::Malformed { line: 1, why: e.to_string() };
        let root = serde_json::from_str(root).map_err(unreadable)?;
        let history = History::<G>::from_position(Self::read_options(options)?, seed, root);
        Ok(Box::new(TypedGame { entry: self, history }))
    }

    fn verify(&'static self, record: &str) -> Result<Box<dyn GameInProgress>, Error> {
        let history = Record::<G>::load(record)?.verify()?;
        Ok(Box::new(TypedGame { entry: self, history }))
    }

    fn ledger(&self, lang: Lang) -> &Ledger {
        let source = match lang {
            Lang::En => G::sources().rules_en,
            Lang::De => G::sources().rules_de,
        };
        self.ledgers[lang as usize].get_or_init(|| Ledger::parse(source))
    }

    fn texts(&self, lang: Lang) -> &Texts {
        self.texts[lang as usize].get_or_init(|| Texts::of_game(lang, G::sources()))
    }

    fn words(&self, lang: Lang) -> GameTexts {
        let ftl = match lang {
            Lang::En => G::sources().texts_en,
            Lang::De => G::sources().texts_de,
        };
        GameTexts { ftl: ftl.to_owned(), names: self.texts(lang).names().clone() }
    }

    fn components(&self) -> &[Component] {
        self.components.get_or_init(|| components::read(self.components_text(), G::sentences))
    }

    fn facts(&self) -> Value {
        serde_json::to_value(G::facts()).unwrap_or_default()
    }

    fn components_text(&self) -> &'static str {
        pack::in_play(G::info().id, G::sources().components)
    }

    fn components_hash(&self) -> (&'static str, bool) {
        (G::components_hash(), !pack::is_installed(G::info().id))
    }

    fn check_components(&self, text: &str) -> Vec<Problem> {
        G::check_components(text)
    }

    fn install_components(&self, text: String) -> Result<(), Vec<Problem>> {
        let problems = G::check_components(&text);
        if problems.is_empty() {
            pack::install(G::info().id, text);
            Ok(())
        } else {
            Err(problems)
        }
    }

    fn sources(&self) -> &'static Sources {
        G::sources()
    }
}
