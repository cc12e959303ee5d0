//! A position of New Frontiers, described for the network.

use orrery_catalog::crates::orrery_new_frontiers::components::COMPONENTS;
use orrery_catalog::crates::orrery_new_frontiers::rules::powers;
use orrery_catalog::crates::orrery_new_frontiers::state::{Player, Stage};
use orrery_catalog::crates::orrery_new_frontiers::vocab::{ActionTile, Goal, Kind, Phase, Stack, Tile};
use orrery_catalog::crates::orrery_new_frontiers::{NewFrontiers, State};
use orrery_core::{Game, Seat};

use crate::Inputs;

/// The number of inputs.
pub(super) const COUNT: usize = TABLE + OWN + 3 * SEAT;

const TABLE: usize = 9 + 16 + 8 + 10 + 10 + 8 + 8 + 4 + 9 + 9 + 16 + 8 + Stack::COUNT * 2;
const OWN: usize = Tile::COUNT + 60 + Goal::COUNT + 6;
const SEAT: usize = 14 + 12 + 12 + 10 + 8 + 9 + 12 + 6 + 4 * 3 + 4 * 4 + 6 * 3 + 5 + 4 + 8;

pub(super) fn write(state: &State, seat: Seat, out: &mut Inputs) {
    let players = usize::from(state.players());
    table(state, seat, out);
    own(state, seat, out);
    player(state, seat, out);
    // The next two in clockwise order; others count through the comparisons only.
    for step in 1..=2 {
        if step < players {
            player(state, Seat(((seat.index() + step) % players) as u8), out);
        } else {
            out.skip(SEAT as u16);
        }
    }
}

fn score(state: &State, seat: Seat) -> i32 {
    <NewFrontiers as Game>::score(state, seat)
}

/// What is common to all, and how the seat stands in comparison.
fn table(state: &State, seat: Seat, out: &mut Inputs) {
    let stage = match state.stage {
        Stage::Sides => 0,
        Stage::Selecting => 1,
        Stage::Window => 2,
        Stage::Bonus => 3,
        Stage::Parts => 4,
        Stage::SecondWorld => 5,
        Stage::Limit => 6,
        Stage::Storing => 7,
        Stage::Scoring | Stage::Over => 8,
    };
    out.one_of(9, stage);
    // The action that is going on, by whether the seat's part is over; and what was selected in this round.
    let place = (0..state.players()).find(|&place| state.ring(place) == seat).unwrap_or(0);
    let done = place < state.place || state.stage != Stage::Parts;
    let action = state.current().filter(|_| state.stage != Stage::Selecting);
    out.one_of(16, action.map_or(-1, |tile| 2 * tile.index() as i32 + i32::from(done)));
    for tile in ActionTile::ALL {
        out.flag(state.selected(tile));
    }
    out.marks(&[2, 4, 6, 8, 10, 12, 15, 18, 22, 26], i32::from(state.colonists) - 4);
    out.marks(&[1, 3, 6, 9, 12, 16, 20, 25, 30, 40], state.pool.into());
    out.marks(&[2, 3, 4, 5, 6, 7, 9, 11], state.round.into());
    out.marks(&[1, 2, 3, 4, 5, 6, 8, 10], state.tile_credits.into());
    for end in 0..4 {
        out.flag(state.ends >> end & 1 != 0);
    }
    let others =
        || Seat::all(state.players()).filter(move |&other| other != seat).map(|other| state.player(other));
    let own = state.player(seat);
    let spaces = others().map(Player::spaces).max().unwrap_or(0);
    out.one_of(9, (i32::from(own.spaces()) - i32::from(spaces)).clamp(-4, 4) + 4);
    let colonies = others().map(|p| p.colonies().len()).max().unwrap_or(0);
    out.one_of(9, (i32::from(own.colonies().len()) - i32::from(colonies)).clamp(-4, 4) + 4);
    let rival =
        Seat::all(state.players()).filter(|&other| other != seat).map(|other| score(state, other)).max();
    let marks = [-30, -22, -16, -12, -9, -6, -4, -2, 1, 3, 5, 8, 11, 15, 20, 28];
    out.marks(&marks, score(state, seat) - rival.unwrap_or(0));
    let behind = state.discs().iter().position(|disc| disc.owner() == seat).unwrap_or(0);
    out.one_of(5, behind as i32);
    out.level(3, own.stockpile.worlds.len().into());
    for stack in Stack::all() {
        let left = state.stock[stack.index()];
        out.flag(left > 0);
        out.flag(left > 0 && !own.empire.contains(state.shown(stack)));
    }
}

/// The seat's own tiles, one by one.
fn own(state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    for tile in Tile::all() {
        out.flag(player.empire.contains(tile));
    }
    for world in Tile::worlds() {
        out.flag(player.explored.contains(world));
    }
    // The goals that count, as far as the seat knows.
    let hidden = state.goals.face_down.filter(|down| down.owner == seat).map(|down| down.goal);
    for goal in Goal::all() {
        out.flag(state.goals.is_up(goal) || hidden == Some(goal));
    }
    out.level(3, player.stockpile.goods().into());
    out.level(3, player.stockpile.credits.into());
}

/// What everybody sees of a player.
fn player(state: &State, seat: Seat, out: &mut Inputs) {
    let (player, masks) = (state.player(seat), &COMPONENTS.masks);
    out.marks(&[3, 6, 9, 12, 15, 18, 22, 26, 30, 35, 40, 46, 53, 60], score(state, seat));
    out.level(12, player.spaces().into());
    out.marks(&[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20], player.credits.into());
    out.marks(&[1, 2, 4, 6, 8, 11, 14, 18, 22, 28], player.chips.into());
    out.level(8, player.colonists.into());
    out.one_of(9, i32::from(player.colonies().len()) - 1);
    out.level(12, powers::base_strength(player.empire));
    out.level(6, player.explored.len().into());
    for kind in Kind::ALL {
        let goods = player.goods & masks.kind[kind.index()];
        out.level(3, goods.len().into());
    }
    for kind in Kind::ALL {
        let colonies = player.empire & masks.kind[kind.index()];
        out.level(2, (colonies & masks.production).len().into());
        out.level(2, (colonies & masks.windfall).len().into());
    }
    for phase in Phase::ALL {
        out.level(3, (player.empire & masks.phase[phase.index()]).len().into());
    }
    out.level(5, (player.empire & masks.consume).len().into());
    out.level(4, (player.empire & masks.large).len().into());
    let to_come = state.discs().iter().skip(state.used.into()).filter(|disc| disc.owner() == seat).count();
    out.level(2, to_come as i32);
    out.one_of(
        6,
        state.discs().iter().position(|disc| disc.owner() == seat).map_or(-1, |place| place as i32),
    );
}

#[cfg(test)]
mod tests {
    use orrery_core::{FastDice, playout};

    use super::*;

    #[test]
    fn every_position_fills_the_form() {
        for game in 0..8 {
            let mut dice = FastDice::new(game);
            let options = NewFrontiers::options(2 + (game % 4) as u8);
            let mut state = NewFrontiers::setup(&options, &mut dice, &mut orrery_core::Silent).unwrap();
            let mut inputs = Inputs::default();
            while playout::random::<NewFrontiers>(&mut state, &mut dice, &mut Vec::new(), 1) > 0 {
                for seat in Seat::all(state.players()) {
                    inputs.clear();
                    write(&state, seat, &mut inputs);
                    assert_eq!(inputs.len(), COUNT);
                }
            }
        }
    }
}
