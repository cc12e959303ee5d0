//! The Python class `VecEnv`: many games at once.

use std::collections::BTreeMap;
use std::sync::Mutex;

use numpy::{PyArray1, PyReadonlyArray1};
use orrery_bots::BotSpec;
use orrery_core::FastDice;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arrays::{Arrays, Widths};
use crate::batch::{Batch, Observed, Settings, sample};
use crate::game::{Game, make};
use crate::state::State;
use crate::table::Reward;
use crate::{illegal, wrong};

/// Many games at once, each waiting for one decision.
#[pyclass(module = "orrery")]
pub struct VecEnv {
    game: Game,
    count: usize,
    copy: bool,
    arrays: Arrays,
    // Bots may keep what only one thread at a time may touch.
    batch: Mutex<Box<dyn Batch>>,
    pool: Option<rayon::ThreadPool>,
    dice: FastDice,
    /// One game without bots: stepped sooner than another Python thread could begin anything.
    brief: bool,
    /// Whether the points are those of the present positions.
    scored: bool,
}

impl VecEnv {
    /// A copy, or a view that cannot be written to.
    fn hand_out<'py>(&self, py: Python<'py>, array: &Py<PyAny>) -> PyResult<Bound<'py, PyAny>> {
        array.bind(py).call_method0(if self.copy { "copy" } else { "view" })
    }
}

/// The actions as numbers, whatever kind of numbers they are.
fn actions(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = given.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(array.as_array().to_vec());
    }
    if let Ok(array) = given.extract::<PyReadonlyArray1<'_, i16>>() {
        return Ok(array.as_array().iter().map(|&action| action.into()).collect());
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given, "int64"))?;
    Ok(array.extract::<PyReadonlyArray1<'_, i64>>()?.as_array().to_vec())
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (
        id, players = 2, n = 1, seed = None, threads = 1, observe = Some("observation"), mask = true, copy = true,
        opponents = None, reward = "win", skip_forced = false, records = false, **options
    ))]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        id: &str,
        players: u8,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        threads: usize,
        observe: Option<&str>,
        mask: bool,
        copy: bool,
        opponents: Option<BTreeMap<u8, String>>,
        reward: &str,
        skip_forced: bool,
        records: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<VecEnv> {
        let game = make(py, id, players, options)?;
        if n == 0 || threads == 0 {
            return Err(wrong("a batch has at least one game and one thread"));
        }
        let (observed, bytes) = match observe {
            None => (Observed::Nothing, 0),
            Some("observation") => (Observed::Observation, game.table.observation_size()),
            Some("features") => (Observed::Features, game.table.feature_size()),
            Some(other) => {
                return Err(wrong(format_args!(
                    "observe is `observation`, `features` or None, not `{other}`"
                )));
            }
        };
        let mut bots = vec![None; usize::from(game.table.players())];
        for (seat, bot) in opponents.unwrap_or_default() {
            let spec: BotSpec = bot.parse().map_err(wrong)?;
            bots[game.seat(seat)?.index()] = Some(spec);
        }
        if bots.iter().all(Option::is_some) {
            return Err(wrong("at least one seat must be left to you"));
        }
        let reward = Reward::parse(reward).map_err(wrong)?;
        let seed = seed.map_or(Ok("0".to_owned()), |seed| seed.str().map(|seed| seed.to_string()))?;
        let brief = n == 1 && bots.iter().all(Option::is_none);
        let settings = Settings { seed, observed, reward, skip_forced, records, opponents: bots };
        let batch = game.table.batch(n, settings).map_err(wrong)?;
        let pool = match threads {
            1 => None,
            _ => Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(wrong)?),
        };
        let actions = if mask { game.table.num_actions() } else { 0 };
        let widths = Widths { games: n, actions, bytes, players: game.table.players().into() };
        let arrays = Arrays::new(py, widths)?;
        let mut env = VecEnv {
            game,
            count: n,
            copy,
            arrays,
            batch: Mutex::new(batch),
            pool,
            dice: FastDice::new(0),
            brief,
            scored: false,
        };
        env.reset(py, None)?;
        Ok(env)
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    #[getter]
    fn n(&self) -> usize {
        self.count
    }

    /// Starts all games anew, with other dice if a seed is given.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed.map(|seed| seed.str().map(|seed| seed.to_string())).transpose()?;
        if let Some(seed) = &seed {
            let [a, b, c, d, e, f, g, h, ..] = orrery_core::Seed::from_text(seed).0;
            self.dice = FastDice::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        }
        let mut guard = self.arrays.open(py);
        let rows = guard.rows()?;
        let batch = self.batch.get_mut().map_err(wrong)?;
        self.scored = false;
        py.detach(|| batch.reset(seed, rows)).map_err(wrong)
    }

    /// Carries out one decision in every game, or raises `Illegal` (with `rule` and `index`) and steps none.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self::actions(actions)?;
        if actions.len() != self.count {
            return Err(wrong(format_args!("{} actions for {} games", actions.len(), self.count)));
        }
        let mut guard = self.arrays.open(py);
        let rows = guard.rows()?;
        let batch = self.batch.get_mut().map_err(wrong)?;
        let pool = self.pool.as_ref();
        self.scored = false;
        let step = || {
            batch.check(&actions, &rows)?;
            batch.step(&actions, rows, pool);
            Ok(())
        };
        let stepped = if self.brief { step() } else { py.detach(step) };
        stepped.map_err(|(index, refused): (usize, _)| {
            let error = illegal(py, &refused);
            // The attribute of a new exception can always be set.
            let _ = error.value(py).setattr("index", index);
            error
        })
    }

    /// A random legal action for every game.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut guard = self.arrays.open(py);
        Ok(PyArray1::from_vec(py, sample(&guard.rows()?, &mut self.dice)))
    }

    /// A copy of one of the games.
    fn state(&self, index: usize) -> PyResult<State> {
        let position = self.batch.lock().map_err(wrong)?.position(index);
        let position = position.ok_or_else(|| wrong(format_args!("there are {} games", self.count)))?;
        Ok(State { game: self.game.clone(), position })
    }

    /// Puts a copy of a game in the place of another.
    fn set_state(&mut self, py: Python<'_>, index: usize, state: &State) -> PyResult<()> {
        let mut guard = self.arrays.open(py);
        let rows = guard.rows()?;
        self.scored = false;
        if index < self.count && self.batch.get_mut().map_err(wrong)?.set(index, &*state.position, rows) {
            return Ok(());
        }
        Err(wrong("a state of another table, or no such place"))
    }

    /// The records of the games that have ended since the last call (`records=True`).
    fn take_records(&self) -> PyResult<Vec<String>> {
        Ok(self.batch.lock().map_err(wrong)?.take_records())
    }

    /// Whose decision each game waits for.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.seat)
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.mask)
    }

    /// The legal actions, ascending; `count` of them.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.legal)
    }

    #[getter]
    fn count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.count)
    }

    #[getter]
    fn obs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.observation)
    }

    /// The result of the games that ended in the last step.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.reward)
    }

    /// The points of every seat: those at the end, where a game ended in the last step.
    /// They are counted when they are asked for.
    #[getter]
    fn score<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if !self.scored {
            let mut guard = self.arrays.open(py);
            let mut rows = guard.rows()?;
            let batch = self.batch.get_mut().map_err(wrong)?;
            batch.score(&mut rows);
            self.scored = true;
        }
        self.hand_out(py, &self.arrays.score)
    }

    /// Which games ended in the last step; their rows show the next game.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.done)
    }

    /// How many games have ended in each place.
    #[getter(game_number)]
    fn number<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.hand_out(py, &self.arrays.game)
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<orrery.VecEnv of {} games of {}>", self.count, self.game.id)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let _ = py;
        Err(wrong("a batch is not pickled as a whole; pickle its states, `v.state(i)`"))
    }
}
