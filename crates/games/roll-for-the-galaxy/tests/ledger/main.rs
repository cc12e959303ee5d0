//! Every rule of the ledger, held by a test that carries its id.

mod decisions;
mod develop;
mod examples;
mod explore;
mod manage;
mod produce;
mod scoring;
mod settle;
mod ship;
mod tiles_assign;
mod tiles_build;
mod tiles_explore;
mod tiles_goods;

use orrery_roll_for_the_galaxy::testkit::Fixture;

/// Two players whose start tiles hold no good and have no power outside phase I (seat 0) and V (seat 1):
/// the factions 2 and 1, the grey home worlds `doomed_world` (cost 0) and `new_sparta` (cost 2).
fn plain() -> Fixture {
    Fixture::new(2).faction(0, 2).faction(1, 1)
}
