//! The Python class `Game`: a game with its options.

use std::sync::Arc;

use orrery_catalog::{GAMES, find, with_game};
use orrery_core::{Game as _, Record, Seat, Seed, record};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};

use crate::batch::{Batch, Games, Settings};
use crate::environment::{Environment, Playable};
use crate::position::{Position, Typed};
use crate::state::State;
use crate::table::Table;
use crate::{values, wrong};

/// The ids of all games, each with its rules version.
#[pyfunction]
pub fn games() -> Vec<String> {
    let name = |id: &'static str| with_game!(id, G => format!("{id}-v{}", G::RULES_VERSION));
    GAMES.iter().map(|game| name(game.info().id)).collect()
}

/// A game with these options.
#[pyfunction]
#[pyo3(signature = (id, players = 2, **options))]
pub fn make(py: Python<'_>, id: &str, players: u8, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let options = match options {
        Some(options) => py.import("json")?.call_method1("dumps", (options,))?.extract::<String>()?,
        None => "{}".into(),
    };
    Game::open(id, players, &options)
}

/// The game that a record tells, as far as it goes.
#[pyfunction]
pub fn load(text: &str) -> PyResult<State> {
    let id = record::game_of(text).map_err(wrong)?;
    let id = find(&id).map_err(wrong)?.info().id;
    with_game!(id, G => {
        let record = Record::<G>::load(text).map_err(wrong)?;
        let options = serde_json::to_value(&record.options).map_err(wrong)?;
        let players = options["players"].as_u64().unwrap_or(0) as u8;
        let game = Game::open(id, players, &options.to_string())?;
        let environment = typed_environment::<G>(&*game.table).ok_or_else(|| wrong("another game"))?;
        let position = Typed::replayed(environment, &record).map_err(wrong)?;
        Ok(State { game, position: Box::new(position) })
    })
}

/// A field of an observation.
#[pyclass(frozen, get_all, module = "orrery")]
#[derive(Clone)]
pub struct Field {
    name: String,
    offset: usize,
    size: usize,
    kind: &'static str,
    max: u8,
}

#[pymethods]
impl Field {
    fn __repr__(&self) -> String {
        let Field { name, offset, size, kind, max } = self;
        format!("Field(name='{name}', offset={offset}, size={size}, kind='{kind}', max={max})")
    }
}

/// A table with its type erased.
pub trait AnyTable: std::any::Any + Send + Sync {
    fn players(&self) -> u8;
    fn num_actions(&self) -> usize;
    fn action(&self, number: usize) -> Option<String>;
    fn index(&self, action: &str) -> Result<u16, String>;
    fn fields(&self) -> Vec<Field>;
    fn observation_size(&self) -> usize;
    fn feature_size(&self) -> usize;
    fn fingerprint(&self) -> String;
    fn start(&self, seed: &str) -> Result<Box<dyn Position>, String>;
    fn restore(&self, text: &str) -> Result<Box<dyn Position>, String>;
    fn batch(&self, count: usize, settings: Settings) -> Result<Box<dyn Batch>, String>;
    fn longest(&self) -> usize;
}

struct Shared<G: Playable>(Arc<Environment<G>>);

fn typed_environment<G: Playable>(table: &dyn AnyTable) -> Option<Arc<Environment<G>>> {
    (table as &dyn std::any::Any).downcast_ref::<Shared<G>>().map(|shared| shared.0.clone())
}

/// The seed that a number or a text stands for, or one written as 64 hexadecimal digits.
fn seed(text: &str) -> Seed {
    Seed::from_hex(text).unwrap_or_else(|| Seed::from_text(text))
}

impl<G: Playable> AnyTable for Shared<G> {
    fn players(&self) -> u8 {
        self.0.players
    }

    fn num_actions(&self) -> usize {
        self.0.numbers.len()
    }

    fn action(&self, number: usize) -> Option<String> {
        self.0.numbers.action(number).and_then(|action| serde_json::to_string(&action).ok())
    }

    fn index(&self, action: &str) -> Result<u16, String> {
        let action = serde_json::from_str(action).map_err(|error| error.to_string())?;
        self.0.numbers.number(&action).ok_or_else(|| "no such action at this table".into())
    }

    fn fields(&self) -> Vec<Field> {
        let field = |f: &orrery_core::observe::Field| Field {
            name: f.name.clone(),
            offset: f.offset,
            size: f.size,
            kind: f.kind.name(),
            max: f.max,
        };
        self.0.layout.fields.iter().map(field).collect()
    }

    fn observation_size(&self) -> usize {
        self.0.layout.size()
    }

    fn feature_size(&self) -> usize {
        G::INPUTS
    }

    fn fingerprint(&self) -> String {
        self.0.fingerprint()
    }

    fn start(&self, text: &str) -> Result<Box<dyn Position>, String> {
        let table = Table::new(&self.0, seed(text))?;
        Ok(Box::new(Typed { environment: self.0.clone(), table }))
    }

    fn restore(&self, text: &str) -> Result<Box<dyn Position>, String> {
        Ok(Box::new(Typed::restored(self.0.clone(), text)?))
    }

    fn batch(&self, count: usize, settings: Settings) -> Result<Box<dyn Batch>, String> {
        Ok(Box::new(Games::new(self.0.clone(), count, settings)?))
    }

    fn longest(&self) -> usize {
        G::MAX_DECISIONS
    }
}

/// A game with its options: the numbers of its actions, the fields of its observations, new games.
#[pyclass(frozen, module = "orrery", from_py_object)]
#[derive(Clone)]
pub struct Game {
    pub id: &'static str,
    pub version: u32,
    pub options: Arc<str>,
    pub table: Arc<dyn AnyTable>,
}

impl Game {
    /// The game with this id, such as `reworld-v1` or `reworld`.
    pub fn open(id: &str, players: u8, options: &str) -> PyResult<Game> {
        let (name, version) = match id.rsplit_once("-v").map(|(name, version)| (name, version.parse::<u32>()))
        {
            Some((name, Ok(version))) => (name, Some(version)),
            _ => (id, None),
        };
        let id = find(name).map_err(wrong)?.info().id;
        let chosen: Map<String, Value> = serde_json::from_str(options).map_err(wrong)?;
        with_game!(id, G => {
            let present = G::RULES_VERSION;
            if version.is_some_and(|version| version != present) {
                return Err(wrong(format_args!("this is {id}-v{present}; other versions of the rules are in other releases")));
            }
            let environment = Environment::<G>::new(players, &chosen).map_err(wrong)?;
            let options = serde_json::to_string(&environment.options).map_err(wrong)?;
            Ok(Game { id, version: present, options: options.into(), table: Arc::new(Shared::<G>(environment)) })
        })
    }
}

#[pymethods]
impl Game {
    /// The id with the rules version.
    #[getter]
    fn id(&self) -> String {
        format!("{}-v{}", self.id, self.version)
    }

    /// The title.
    #[getter]
    fn name(&self) -> &'static str {
        with_game!(self.id, G => G::info().name)
    }

    #[getter]
    fn players(&self) -> u8 {
        self.table.players()
    }

    /// The fewest and the most players.
    #[getter]
    fn player_range(&self) -> (u8, u8) {
        with_game!(self.id, G => G::info().players)
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values(py, &self.options)
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.table.num_actions()
    }

    /// The action with a number, as the records write it.
    fn action<'py>(&self, py: Python<'py>, number: usize) -> PyResult<Bound<'py, PyAny>> {
        let Some(action) = self.table.action(number) else {
            return Err(wrong(format_args!(
                "there is no action {number}: there are {}",
                self.table.num_actions()
            )));
        };
        values(py, &action)
    }

    /// The number of an action.
    fn index(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<u16> {
        let json: String = py.import("json")?.call_method1("dumps", (action,))?.extract()?;
        self.table.index(&json).map_err(wrong)
    }

    #[getter]
    fn observation_layout(&self) -> Vec<Field> {
        self.table.fields()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.table.observation_size()
    }

    #[getter]
    fn feature_size(&self) -> usize {
        self.table.feature_size()
    }

    /// No game has more decisions.
    #[getter]
    fn max_decisions(&self) -> usize {
        self.table.longest()
    }

    /// A hash of the action numbers and the layout.
    #[getter]
    fn fingerprint(&self) -> String {
        self.table.fingerprint()
    }

    /// A new game. The same seed gives the same dice.
    #[pyo3(name = "new")]
    fn start(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let position = self.table.start(&seed.str()?.to_string()).map_err(wrong)?;
        Ok(State { game: self.clone(), position })
    }

    /// For pickle.
    fn _restore(&self, text: &str) -> PyResult<State> {
        Ok(State { game: self.clone(), position: self.table.restore(text).map_err(wrong)? })
    }

    fn __repr__(&self) -> String {
        format!("orrery.make('{}-v{}', {})", self.id, self.version, self.options)
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.id == other.id && self.options == other.options
    }

    fn __hash__(&self) -> u64 {
        // Games are equal if these are.
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.id, &self.options).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let open = py.import("orrery")?.getattr("_open")?;
        Ok((open, (format!("{}-v{}", self.id, self.version), self.options.to_string())))
    }
}

impl Game {
    pub fn seat(&self, number: u8) -> PyResult<Seat> {
        crate::seat(number, self.table.players())
    }
}
