//! Every rule of the ledger, held by a test that carries its id.

mod assign;
mod components;
mod decisions;
mod develop;
mod examples;
mod explore;
mod faq;
mod info;
mod manage;
mod open;
mod open_more;
mod order;
mod phases;
mod produce;
mod reassign;
mod refusals;

mod reveal;
mod round;
mod scoring;
mod settle;
mod setup;
mod ship;
mod tiles_assign;
mod tiles_build;
mod tiles_explore;
mod tiles_goods;
mod variants;
mod walk;

use orrery_roll_for_the_galaxy::testkit::Fixture;

/// Two players whose start tiles hold no good and have no power outside phase I (seat 0) and V (seat 1):
/// the factions 2 and 1, the grey home worlds `doomed_world` (cost 0) and `new_sparta` (cost 2).
fn plain() -> Fixture {
    Fixture::new(2).faction(0, 2).faction(1, 1)
}
