//! One test for every rule of the ledger, named by its id.

mod badges;
mod cards;
mod decisions;
mod examples;
mod general;
mod landers;
mod options;
mod reactions;
mod resources;
mod rounds;
mod setup;
mod table;
mod terms;
