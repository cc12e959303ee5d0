//! The Python class `State`: one game in progress.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use orrery_bots::BotSpec;
use orrery_core::{Seat, Viewer};
use pyo3::prelude::*;

use crate::game::Game;
use crate::position::Position;
use crate::table::Reward;
use crate::{illegal, values, wrong};

/// One game in progress.
#[pyclass(module = "orrery")]
pub struct State {
    pub game: Game,
    pub position: Box<dyn Position>,
}

impl State {
    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Onlooker), |seat| self.game.seat(seat).map(Viewer::Seat))
    }

    /// The seat named, or the first that is waited for.
    fn seat_or_first(&self, seat: Option<u8>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.game.seat(seat),
            None => self.position.to_act().first().ok_or_else(|| wrong("the game is over")),
        }
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// How many actions were carried out.
    #[getter]
    fn count(&self) -> u64 {
        self.position.count()
    }

    /// The seats that are waited for.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        let seats: Vec<u8> = self.position.to_act().iter().map(|seat| seat.0).collect();
        pyo3::types::PyTuple::new(py, seats)
    }

    #[getter]
    fn done(&self) -> bool {
        self.position.done()
    }

    /// The points of each seat, as everybody can count them.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.position.scores()
    }

    /// The result as a number for each seat; zeros before the end.
    #[pyo3(signature = (reward = "win"))]
    fn returns(&self, reward: &str) -> PyResult<Vec<f32>> {
        Ok(self.position.returns(Reward::parse(reward).map_err(wrong)?))
    }

    /// The numbers of the legal actions, ascending.
    #[pyo3(signature = (seat = None))]
    fn legal<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        Ok(PyArray1::from_vec(py, self.position.legal(self.seat_or_first(seat)?)))
    }

    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.position.mask(self.seat_or_first(seat)?)))
    }

    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.position.observation(self.seat_or_first(seat)?)))
    }

    #[pyo3(signature = (seat = None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.position.features(self.seat_or_first(seat)?)))
    }

    #[pyo3(signature = (seat = None))]
    fn afterstates<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let (rows, width) = self.position.afterstates(self.seat_or_first(seat)?);
        let count = rows.len() / width;
        PyArray1::from_vec(py, rows).reshape([count, width])
    }

    /// What a seat sees, or an onlooker.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        values(py, &self.position.view(self.viewer(seat)?))
    }

    #[pyo3(signature = (seat = None, lang = "en"))]
    fn text(&self, seat: Option<u8>, lang: &str) -> PyResult<String> {
        self.position.text(self.viewer(seat)?, lang).map_err(wrong)
    }

    /// What was told since an action.
    #[pyo3(signature = (seat = None, since = 0, lang = "en"))]
    fn log(&self, seat: Option<u8>, since: usize, lang: &str) -> PyResult<Vec<String>> {
        self.position.log(self.viewer(seat)?, since, lang).map_err(wrong)
    }

    /// Carries out an action, or raises `Illegal` and changes nothing.
    #[pyo3(signature = (action, seat = None))]
    fn step(&mut self, py: Python<'_>, action: usize, seat: Option<u8>) -> PyResult<()> {
        let seat = self.seat_or_first(seat)?;
        self.position.step(seat, action).map_err(|refused| illegal(py, &refused))
    }

    /// An exact copy, with the same dice to come.
    #[pyo3(name = "clone")]
    fn copy(&self) -> State {
        State { game: self.game.clone(), position: self.position.copy() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    /// A random state that the seat holds possible, with fresh dice.
    fn resample(&self, seat: u8, seed: u64) -> PyResult<State> {
        Ok(State { game: self.game.clone(), position: self.position.resample(self.game.seat(seat)?, seed) })
    }

    /// What a bot would do; `None` if the seat has nothing to decide.
    #[pyo3(signature = (bot, seat = None, seed = 0))]
    fn bot(&self, py: Python<'_>, bot: &str, seat: Option<u8>, seed: u64) -> PyResult<Option<i16>> {
        let spec: BotSpec = bot.parse().map_err(wrong)?;
        let seat = self.seat_or_first(seat)?;
        Ok(py.detach(|| self.position.bot(&spec, seat, seed)))
    }

    /// The game so far as a record with its seed.
    fn record(&self) -> PyResult<String> {
        self.position.record().map_err(wrong)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = Bound::new(py, self.game.clone())?.getattr("_restore")?;
        Ok((restore, (self.position.save(),)))
    }

    fn __repr__(&self) -> String {
        let seats: Vec<u8> = self.position.to_act().iter().map(|seat| seat.0).collect();
        format!(
            "<orrery.State of {} after {} actions, to act: {seats:?}>",
            self.game.id,
            self.position.count()
        )
    }
}
