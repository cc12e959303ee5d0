//! One test for every rule of the ledger, named by its id.

mod badges;
mod cards;
mod day_x;
mod decisions;
mod effects;
mod examples;
mod general;
mod info;
mod laboratory;
mod landers;
mod open;
mod open_more;
mod options;
mod reactions;
mod resources;
mod round_end;
mod rounds;
mod scoring;
mod setup;
mod solo;
mod table;
mod terms;
mod work;
