//! A position of Roll for the Galaxy, described for the network.

use orrery_catalog::crates::orrery_roll_for_the_galaxy::components::COMPONENTS;
use orrery_catalog::crates::orrery_roll_for_the_galaxy::state::{Player, Step, kind};
use orrery_catalog::crates::orrery_roll_for_the_galaxy::vocab::{Development, Die, Kind, Phase, Side};
use orrery_catalog::crates::orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};
use orrery_core::{Game, Seat};

use crate::Inputs;

/// The number of inputs.
pub(super) const COUNT: usize = TABLE + OWN + SEAT + 2 * SEAT;

const TABLE: usize = 9 + 5 + 12 + 8 + 10 + 9 + 16;
const OWN: usize = 63 + 2 * 55 + 6 + 5 * 6 + 3 + 4 + 2 + 3 + 4 + 2 * 8 + 6 + 4;
const SEAT: usize =
    14 + 10 + 10 + 10 + 7 * 3 + 7 + 16 + 7 + 2 * 6 + 4 * 3 + 5 + 5 + 5 * 4 + 2 * 4 + 2 * 7 + 5 * 4 + 10;

pub(super) fn write(state: &State, seat: Seat, out: &mut Inputs) {
    let players = usize::from(state.options.players);
    table(state, seat, out);
    own(state, seat, out);
    player(state, seat, true, out);
    // The next two players; others count through the comparisons only.
    for step in 1..=2 {
        if step < players {
            player(state, Seat(((seat.index() + step) % players) as u8), false, out);
        } else {
            out.skip(SEAT as u16);
        }
    }
}

fn score(state: &State, seat: Seat) -> i32 {
    <RollForTheGalaxy as Game>::score(state, seat)
}

/// What is common to all, and how the seat stands in comparison.
fn table(state: &State, seat: Seat, out: &mut Inputs) {
    let step = match state.step {
        Step::Setup => 0,
        Step::Assign => 1,
        Step::Phase(phase) => 2 + phase.index() as i32,
        Step::Research => 7,
        Step::Manage => 8,
        Step::Over => -1,
    };
    out.one_of(9, step);
    for phase in Phase::ALL {
        let ahead = !matches!(state.step, Step::Phase(now) if phase < now);
        out.flag(state.is_played(phase) && ahead);
    }
    out.marks(&[1, 3, 5, 8, 11, 14, 17, 20, 24, 30, 36, 48], state.pool.into());
    out.marks(&[2, 3, 5, 7, 9, 11, 13, 16], state.round.into());
    let others = || state.seats().filter(move |&s| s != seat);
    let most = state.seated().iter().map(Player::tiles).max().unwrap_or(0);
    out.one_of(10, i32::from(most.min(12)) - 3);
    let rival = others().map(|s| state.player(s).tiles()).max().unwrap_or(0);
    out.one_of(9, (i32::from(state.player(seat).tiles()) - i32::from(rival)).clamp(-4, 4) + 4);
    let rival = others().map(|s| score(state, s)).max().unwrap_or(0);
    let marks = [-30, -22, -16, -12, -9, -6, -4, -2, 1, 3, 5, 8, 11, 15, 20, 28];
    out.marks(&marks, score(state, seat) - rival);
}

/// What only the owner knows: the stacks, the plan, the tiles in hand.
fn own(state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    for development in Development::all() {
        out.flag(player.has_development(development));
    }
    let stacked = |side: Side| player.zone.stack(side).iter().fold(0u64, |set, tile| set | 1 << tile.index());
    for side in Side::ALL {
        let set = stacked(side);
        for tile in 0..55 {
            out.flag(set >> tile & 1 != 0);
        }
    }
    let plan = &player.plan;
    let selected = plan.selector.map_or(-1, |(_, phase)| phase.index() as i32);
    let assigning = state.step == Step::Assign;
    out.one_of(6, if assigning && selected < 0 { 5 } else { selected });
    for phase in Phase::ALL {
        let extra = i32::from(selected == phase.index() as i32);
        out.level(6, i32::from(player.columns[phase.index()].total()) + extra);
    }
    out.level(3, plan.dictated.total().into());
    out.level(4, plan.wild.total().into());
    out.flag(plan.open.is_some());
    out.flag(plan.open.is_some() && plan.moves > 0);
    out.level(3, player.hand.len().into());
    out.level(4, player.marked.len().into());
    for side in Side::ALL {
        let need = player.zone.top(side).map_or(-1, |top| {
            (i32::from(top.with(side).cost()) - i32::from(player.spots[side.index()].total())).max(0)
        });
        out.one_of(8, need);
    }
    out.level(6, player.manage.recruited.total().into());
    let recalled = player.manage.spots.iter().map(|s| s.total()).sum::<u8>();
    let goods = player.manage.goods.iter().map(|g| g.count_ones()).sum::<u32>();
    out.level(4, i32::from(recalled) + goods as i32);
}

/// What everybody sees of a player, or the owner of itself.
fn player(state: &State, seat: Seat, own: bool, out: &mut Inputs) {
    let player = state.player(seat);
    // Where others have laid the first tiles of a draw shows only when all are placed.
    let stack = |side: Side| if own { player.zone.stack(side) } else { player.stack_before_draw(side) };
    out.marks(&[5, 8, 11, 14, 17, 20, 24, 28, 32, 36, 40, 45, 50, 60], score(state, seat));
    out.marks(&[1, 2, 4, 6, 8, 11, 14, 17, 21, 26], player.chips.into());
    out.one_of(10, i32::from(player.tiles().min(12)) - 3);
    out.level(10, player.credits.into());
    // Dice that are rolled next, or have been rolled and not worked yet: by colour.
    let owned = state.owned(player);
    let goods = state.goods_of(player);
    for die in Die::ALL {
        out.level(3, owned.of(die).into());
    }
    out.level(7, player.citizenry.total().into());
    out.level(16, i32::from(owned.total()) - 4);
    for die in Die::ALL {
        out.flag(player.cup.of(die) > 0);
    }
    for side in Side::ALL {
        out.level(6, player.spots[side.index()].total().into());
    }
    let mut on = [0i32; 5];
    let (mut matching, mut room) = (0, 0);
    let mut worlds = [0i32; 5];
    for world in player.worlds() {
        let kind = kind(world);
        let here = state.goods[world.index()];
        worlds[kind.index()] += 1;
        on[kind.index()] += i32::from(here.len());
        matching += here.iter().filter(|d| COMPONENTS.dice[d.index()].matches.contains(kind)).count() as i32;
        room += i32::from(here.is_empty() && kind != Kind::Grey);
    }
    on[..4].iter().for_each(|&count| out.level(3, count));
    out.level(5, matching);
    out.level(5, room);
    worlds.into_iter().for_each(|count| out.level(4, count));
    for side in Side::ALL {
        out.level(4, stack(side).len() as i32);
    }
    for side in Side::ALL {
        out.one_of(7, stack(side).first().map_or(0, |top| top.with(side).cost().into()));
    }
    // Columns are public after the reveal.
    let revealed = matches!(state.step, Step::Phase(_) | Step::Research);
    for column in &player.columns {
        out.level(4, if revealed { column.total().into() } else { 0 });
    }
    out.level(5, goods.total().into());
    out.level(5, player.developments().count() as i32);
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{FastDice, playout};

    #[test]
    fn every_position_fills_the_form() {
        for game in 0..8 {
            let mut dice = FastDice::new(game);
            let options = RollForTheGalaxy::options(2 + (game % 4) as u8);
            let mut state = RollForTheGalaxy::setup(&options, &mut dice, &mut orrery_core::Silent).unwrap();
            let mut inputs = Inputs::default();
            while playout::random::<RollForTheGalaxy>(&mut state, &mut dice, &mut Vec::new(), 1) > 0 {
                for seat in state.seats() {
                    inputs.clear();
                    write(&state, seat, &mut inputs);
                    assert_eq!(inputs.len(), COUNT);
                }
            }
        }
    }
}
