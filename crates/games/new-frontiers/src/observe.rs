//! What a seat may know, as bytes. Ledger: NFR-INFO. Only goals are hidden.

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat, Seats};

use crate::NewFrontiers;
use crate::state::{Stage, State, Step};
use crate::vocab::{ActionTile, Goal, Kind, Mode, Stack, Tile};

const KINDS: u8 = Kind::ALL.len() as u8;
const TILES: usize = Tile::COUNT;

impl Observe for NewFrontiers {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        table(state, seat, out);
        step(state, out);
        if state.options.mode == Mode::Goals {
            goals(state, seat, out);
        }
        for (step, other) in seats_from(seat, state.players()).enumerate() {
            let player = state.player(other);
            out.part("seat", step);
            out.count("mat", 8, player.mat);
            out.number("credits", player.credits.into());
            out.number("chips", player.chips.into());
            out.count("colonists", 100, player.colonists);
            out.flags("empire", TILES, player.empire.0);
            out.flags("goods", TILES, player.goods.0);
            out.flags("explored", TILES, player.explored.0);
            out.counts("produced", 20, &state.produced[other.index().min(4)]);
            if state.options.mode == Mode::Goals {
                out.flags("stored_worlds", TILES, player.stockpile.worlds.0);
                out.counts("stored_goods", 100, &player.stockpile.goods);
                out.count("stored_credits", 255, player.stockpile.credits);
            }
        }
        out.end_parts();
    }
}

fn table(state: &State, seat: Seat, out: &mut impl Fields) {
    let players = state.players();
    out.count("round", 255, state.round);
    out.flags("stage", 10, 1 << state.stage as u8);
    let actor = if state.stage == Stage::Over { Seats::NONE } else { Seats::one(state.actor) };
    out.flags("actor", players.into(), turned(actor, seat, players));
    let mut owners = [0; 5];
    let mut selected = [0; 5];
    for (place, disc) in state.discs().iter().enumerate() {
        owners[place] = steps_from(seat, disc.owner(), players) + 1;
        selected[place] = disc.tile.map_or(0, |tile| tile as u8 + 1);
    }
    let discs = usize::from(state.disc_count());
    out.ids("disc_owners", players, &owners[..discs]);
    out.ids("disc_tiles", ActionTile::ALL.len() as u8, &selected[..discs]);
    out.count("discs_used", 5, state.used);
    out.count("present_disc", 5, state.present);
    out.count("ring_place", 5, state.place);
    out.flags("display", TILES, state.display.0);
    out.flags("aside", TILES, state.aside.0);
    out.flags("drawn", TILES, state.drawn.0);
    out.count("bag", 100, state.bag.len());
    out.count("colonists", 255, state.colonists);
    out.counts("goods", 100, &state.goods);
    out.count("pool", 255, state.pool);
    out.number("tile_credits", state.tile_credits.into());
    out.counts("stock", 5, &state.stock);
    out.flags("stacks_turned", Stack::COUNT, state.turned.into());
    out.flags("ends", 5, state.ends.into());
    out.id("joker", KINDS, state.joker.map(|kind| kind as u8));
    out.id("joker_good", KINDS, state.joker_good.map(|kind| kind as u8));
}

/// What is being decided, and what the part of the actor has come to.
fn step(state: &State, out: &mut impl Fields) {
    let (mut left, mut tile, mut kind, mut in_consume) = (0, None, None, false);
    let number = match state.step {
        Step::Side => 0,
        Step::Select => 1,
        Step::Window => 2,
        Step::KeepGoal => 3,
        Step::PutUnder => 4,
        Step::Develop => 5,
        Step::Take => 6,
        Step::Draw => 7,
        Step::Keep { left: due } => {
            left = due;
            8
        }
        Step::Return => 9,
        Step::Settle => 10,
        Step::Conquer { world } => {
            tile = Some(world.0);
            11
        }
        Step::JokerSettled => 12,
        Step::SettleMore => 13,
        Step::JokerProduces => 14,
        Step::Shortage { kind: short } => {
            kind = Some(short as u8);
            15
        }
        Step::Windfall => 16,
        Step::WindfallPower => 17,
        Step::StoreGoods => 18,
        Step::Trade => 19,
        Step::Tax { received, in_consume: during } => {
            (left, in_consume) = (received, during);
            20
        }
        Step::Consume => 21,
        Step::Spend { power, left: due } => {
            (tile, left) = (Some(power.0), due);
            22
        }
        Step::JokerScores => 23,
        Step::Over => 24,
    };
    out.flags("step", 25, 1 << number);
    out.count("step_left", 255, left);
    out.id("step_tile", TILES as u8, tile);
    out.id("step_kind", KINDS, kind);
    out.flag("step_in_consume", in_consume);
    let part = &state.part;
    out.flags("fresh", TILES, part.fresh.0);
    out.flags("used", TILES, part.used.0);
    out.flags("draws", TILES, part.draws.0);
    out.flags("spent", TILES, part.spent.0);
    out.flags("spent_kinds", KINDS.into(), part.spent_kinds.0.into());
    out.counts("part", 255, &[part.strength, part.settled, part.sales, part.consumed]);
    out.flag("stored", part.stored);
}

/// NFR-INFO-03: the face-down goal and returned goals are known to one player.
fn goals(state: &State, seat: Seat, out: &mut impl Fields) {
    let (players, goals) = (state.players(), &state.goals);
    out.count("goals_unseen", 8, goals.unseen.count_ones() as u8);
    let by = |returned: Option<crate::state::Returned>| {
        returned.map_or(0, |returned| steps_from(seat, returned.by, players) + 1)
    };
    out.ids("goals_returned_by", players, &goals.returned.map(by));
    let known = |returned: Option<crate::state::Returned>| match returned {
        Some(returned) if returned.by == seat => returned.goal.0 + 1,
        _ => 0,
    };
    out.ids("goals_returned", Goal::COUNT as u8, &goals.returned.map(known));
    out.flags("goals_up", Goal::COUNT, goals.face_up.into());
    out.count("goals_drawn", 8, goals.drawn.count_ones() as u8);
    out.flags("own_goals_drawn", Goal::COUNT, if state.actor == seat { goals.drawn.into() } else { 0 });
    let down = goals.face_down;
    out.id("goal_down_of", players, down.map(|down| steps_from(seat, down.owner, players)));
    out.id(
        "own_goal_down",
        Goal::COUNT as u8,
        down.filter(|down| down.owner == seat).map(|down| down.goal.0),
    );
}
