//! The memory of a batch: one block that belongs to numpy, cut into the arrays that Python sees.
//!
//! One block, because numpy keeps a list of what may be written to: to ask for nine arrays takes longer than a game
//! takes to make a step.

use bytemuck::Pod;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};

use crate::rows::{MOST_LEGAL, Rows};

/// How many rows there are, and how wide they are.
#[derive(Clone, Copy)]
pub struct Widths {
    pub games: usize,
    /// The width of the mask; 0 for none.
    pub actions: usize,
    /// The width of an observation.
    pub bytes: usize,
    pub players: usize,
}

/// The block, and views of its parts that cannot be written to.
pub struct Arrays {
    block: Py<PyArray1<i64>>,
    widths: Widths,
    pub game: Py<PyAny>,
    pub score: Py<PyAny>,
    pub reward: Py<PyAny>,
    pub legal: Py<PyAny>,
    pub count: Py<PyAny>,
    pub seat: Py<PyAny>,
    pub done: Py<PyAny>,
    pub mask: Py<PyAny>,
    pub observation: Py<PyAny>,
}

/// The block while it is written to.
pub struct Guard<'py> {
    block: PyReadwriteArray1<'py, i64>,
    widths: Widths,
}

impl Arrays {
    pub fn new(py: Python<'_>, widths: Widths) -> PyResult<Arrays> {
        let Widths { games, actions, bytes, players } = widths;
        let rows = [8, 4 * players, 4 * players, 2 * MOST_LEGAL, 2, 1, 1, actions, bytes];
        let length: usize = rows.iter().map(|bytes| words(games * bytes)).sum();
        let block = PyArray1::<i64>::zeros(py, length, false);
        let all = block.call_method1("view", ("uint8",))?;
        let mut begin = 0;
        // In the order of `Guard::rows`.
        let mut part = |kind: &str, row: usize, width: Option<usize>| -> PyResult<Py<PyAny>> {
            let end = begin + games * row;
            let part = all.get_item(PySlice::new(py, begin as isize, end as isize, 1))?;
            begin += 8 * words(games * row);
            let part = part.call_method1("view", (kind,))?;
            let part = match width {
                Some(width) => part.call_method1("reshape", ((games, width),))?,
                None => part,
            };
            let flags = PyDict::new(py);
            flags.set_item("write", false)?;
            part.call_method("setflags", (), Some(&flags))?;
            Ok(part.unbind())
        };
        Ok(Arrays {
            game: part("int64", rows[0], None)?,
            score: part("int32", rows[1], Some(players))?,
            reward: part("float32", rows[2], Some(players))?,
            legal: part("int16", rows[3], Some(MOST_LEGAL))?,
            count: part("int16", rows[4], None)?,
            seat: part("int8", rows[5], None)?,
            done: part("bool", rows[6], None)?,
            mask: part("uint8", rows[7], Some(actions))?,
            observation: part("uint8", rows[8], Some(bytes))?,
            block: block.unbind(),
            widths,
        })
    }

    pub fn open<'py>(&self, py: Python<'py>) -> Guard<'py> {
        Guard { block: self.block.bind(py).readwrite(), widths: self.widths }
    }
}

impl Guard<'_> {
    pub fn rows(&mut self) -> PyResult<Rows<'_>> {
        let Widths { games, actions, bytes, players } = self.widths;
        let mut rest = self.block.as_slice_mut()?;
        Ok(Rows {
            game: cut(&mut rest, games),
            score: cut(&mut rest, games * players),
            reward: cut(&mut rest, games * players),
            legal: cut(&mut rest, games * MOST_LEGAL),
            count: cut(&mut rest, games),
            seat: cut(&mut rest, games),
            done: cut(&mut rest, games),
            mask: cut(&mut rest, games * actions),
            observation: cut(&mut rest, games * bytes),
            actions,
            bytes,
            players,
        })
    }
}

/// Every array begins at a whole word.
fn words(bytes: usize) -> usize {
    bytes.div_ceil(size_of::<i64>())
}

fn cut<'a, T: Pod>(rest: &mut &'a mut [i64], count: usize) -> &'a mut [T] {
    let (part, after) = std::mem::take(rest).split_at_mut(words(count * size_of::<T>()));
    *rest = after;
    &mut bytemuck::cast_slice_mut(part)[..count]
}
