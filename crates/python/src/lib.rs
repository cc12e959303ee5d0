//! The games as environments for Python: the module `_orrery` of the package in `python/`.
//!
//! Reading order: [`numbers`] (actions as numbers), [`environment`] (a table), [`table`] (one light game), then
//! [`position`] and [`batch`], which erase the type of the game, and [`game`], [`state`] and [`vec_env`], which are the
//! Python classes. How it is used: `docs/python.md`.

mod arrays;
mod batch;
mod environment;
mod game;
mod numbers;
mod position;
mod rows;
mod state;
mod table;
mod vec_env;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    _orrery,
    Illegal,
    PyValueError,
    "An action that the rules forbid; `rule` names the rule."
);

/// A refusal as a Python exception that carries the rule.
fn illegal(py: Python<'_>, refused: &position::Refused) -> PyErr {
    let error = Illegal::new_err(refused.why.clone());
    // The attribute of a new exception can always be set.
    let _ = error.value(py).setattr("rule", refused.rule);
    error
}

fn wrong(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// JSON as Python values.
fn values<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

/// A seat at the table.
fn seat(number: u8, players: u8) -> PyResult<orrery_core::Seat> {
    if number < players {
        return Ok(orrery_core::Seat(number));
    }
    Err(wrong(format_args!("there are seats 0 to {}, not {number}", players - 1)))
}

#[pymodule]
mod _orrery {
    #[pymodule_export]
    use crate::Illegal;
    #[pymodule_export]
    use crate::game::{Field, Game, games, load, make};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vec_env::VecEnv;
}
