//! Every count, distribution and example of the rulebook, held against a component file. What the rulebook
//! states must be as it states it. Costs, pairings, powers and faces come from public lists (RFG-OPEN-01): they
//! may be corrected, within what the rulebook says about them.

mod dice;
mod examples;
mod table;
mod tiles;

use orrery_core::{Problem, Problems};

use super::file;
use super::load::load;

/// What is wrong with a component file.
pub(crate) fn check(text: &str) -> Vec<Problem> {
    let file = match file::read(text) {
        Ok(file) => file,
        Err(problem) => return vec![problem],
    };
    let mut problems = Problems::of(text);
    table::check(&file, &mut problems);
    dice::check(&file, &mut problems);
    tiles::check(&file, &mut problems);
    examples::check(&file, &mut problems);
    if problems.is_empty() {
        load(&file).err().into_iter().for_each(|problem| problems.add(problem));
    }
    problems.found()
}
