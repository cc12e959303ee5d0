//! What a seat may know, as bytes. Ledger: RFG-INFO.

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat, Seats};

use crate::RollForTheGalaxy;
use crate::rules::develop;
use crate::state::{Player, State, Step, Task, Use};
use crate::vocab::{BagTile, Counts, Development, Die, Faction, Phase, Side, Tile, World};

/// No place holds more dice of one colour, and no pile more tiles.
const MOST: u8 = 111;
const DICE: u8 = Die::ALL.len() as u8;
const PHASES: u8 = Phase::ALL.len() as u8;

impl Observe for RollForTheGalaxy {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        table(state, seat, out);
        own(state.player(seat), out);
        for (step, other) in seats_from(seat, state.options.players).enumerate() {
            out.part("seat", step);
            player(state, other, step == 0, out);
        }
        out.end_parts();
    }
}

fn table(state: &State, seat: Seat, out: &mut impl Fields) {
    let players = state.options.players;
    out.number("round", state.round.into());
    let (step, phase) = match state.step {
        Step::Setup => (0, None),
        Step::Assign => (1, None),
        Step::Phase(phase) => (2, Some(phase as u8)),
        Step::Research => (2, Some(Phase::Explore as u8)),
        Step::Manage => (3, None),
        Step::Over => (4, None),
    };
    out.flags("step", 5, 1 << step);
    out.id("phase", PHASES, phase);
    out.flags("first", players.into(), turned(Seats::one(state.first), seat, players));
    out.flag("ordered", state.ordered);
    out.id("on_turn", players, state.on_turn().map(|other| steps_from(seat, other, players)));
    out.flags("to_act", players.into(), turned(state.to_act(), seat, players));
    out.flags("played", PHASES.into(), state.played.into());
    out.id("extra_phase", PHASES, state.extra_phase.map(|phase| phase as u8));
    out.count("bag", 55, state.bag.len());
    out.count("abandoned", 55, state.abandoned.len());
    out.counts("supply", MOST, &state.supply.0);
    out.count("pool", 255, state.pool);
    let mut completed = [0; BagTile::COUNT];
    for (tile, number) in state.completed[..usize::from(state.completed_len)].iter().zip(1..) {
        completed[tile.index()] = number;
    }
    out.counts("completed", 55, &completed);
    let mut goods = [[0; World::COUNT]; 2];
    for owner in state.seated() {
        for world in owner.worlds() {
            let lying = state.goods[world.index()];
            for (place, goods) in goods.iter_mut().enumerate() {
                goods[world.index()] = lying.get(place).map_or(0, |die| die as u8 + 1);
            }
        }
    }
    out.ids("first_good", DICE, &goods[0]);
    out.ids("second_good", DICE, &goods[1]);
}

/// What nobody else sees.
fn own(player: &Player, out: &mut impl Fields) {
    out.flags("hand", BagTile::COUNT, player.hand.0.into());
    out.flags("marked", BagTile::COUNT, player.marked.0.into());
    out.id("start", BagTile::COUNT as u8, player.start.map(|tile| tile.0));
    for side in Side::ALL {
        let mut places = [0; BagTile::COUNT];
        for (tile, place) in player.zone.stack(side).iter().zip(1..) {
            places[tile.index()] = place;
        }
        let name = match side {
            Side::Development => "development_stack",
            Side::World => "world_stack",
        };
        out.counts(name, 55, &places);
    }
    out.flags("scouted", DICE.into(), player.scouted.into());
    out.flag("arranged", player.arranged);
    let plan = &player.plan;
    out.flags("powers_used", Development::COUNT, plan.used.into());
    out.flag("dictating", plan.open == Some(Use::Dictate));
    let power = plan.open.and_then(|open| if let Use::Power(power) = open { Some(power.0) } else { None });
    out.id("power", Development::COUNT as u8, power);
    out.count("moves", 10, plan.moves);
    out.id("moved_from", PHASES, plan.source.map(|phase| phase as u8));
    for (name, place) in ["moved_dice", "moved_to"].into_iter().zip(0..) {
        let value = |moved: Option<(Die, Phase)>| match moved {
            Some((die, _)) if place == 0 => die as u8 + 1,
            Some((_, phase)) => phase as u8 + 1,
            None => 0,
        };
        out.ids(name, DICE, &plan.moved.map(value));
    }
    let manage = &player.manage;
    out.counts("recruited", MOST, &manage.recruited.0);
    out.counts("recalled_development", MOST, &manage.spots[0].0);
    out.counts("recalled_world", MOST, &manage.spots[1].0);
    out.flags("recalled_first_good", World::COUNT, manage.goods[0]);
    out.flags("recalled_second_good", World::COUNT, manage.goods[1]);
}

fn player(state: &State, seat: Seat, own: bool, out: &mut impl Fields) {
    let player = state.player(seat);
    out.id("faction", Faction::COUNT as u8, Some(player.faction.0));
    out.id("home", World::COUNT as u8, Some(player.home.0));
    out.flag("ready", player.ready);
    task(player, own, out);
    out.count("credits", 10, player.credits);
    out.number("chips", player.chips.into());
    let plan = &player.plan;
    let mut cup = player.cup;
    // RFG-INFO-02: the dice behind the screen are known by colour and number.
    plan.rolled.iter().for_each(|dice| cup.add_all(dice));
    out.counts("cup", MOST, &cup.0);
    out.counts("citizenry", MOST, &player.citizenry.0);
    for side in Side::ALL {
        let tiles = if own { player.zone.stack(side) } else { player.stack_before_draw(side) };
        let (dice, count, top) = match side {
            Side::Development => ("development_dice", "developments_waiting", "development_top"),
            Side::World => ("world_dice", "worlds_waiting", "world_top"),
        };
        out.counts(dice, MOST, &player.spots[side.index()].0);
        out.count(count, 55, tiles.len() as u8);
        out.id(top, BagTile::COUNT as u8, tiles.first().map(|tile| tile.0));
    }
    // RFG-INFO-03: the assignment is secret until the reveal.
    if own || state.step != Step::Assign {
        let selected = player.selected.or(plan.selector.map(|(_, phase)| phase));
        strip(&plan.wild, &player.columns, &plan.dictated, &plan.rolled, out);
        out.id("selected", PHASES, selected.map(|phase| phase as u8));
        out.id("selector", DICE, plan.selector.map(|(die, _)| die as u8));
    } else {
        strip(&Counts::NONE, &[Counts::NONE; 5], &Counts::NONE, &[Counts::NONE; 6], out);
        out.id("selected", PHASES, None);
        out.id("selector", DICE, None);
    }
    out.counts("virtual", MOST, &player.virtual_workers.0);
    out.counts("paid", MOST, &player.paid.0);
    let (development, world) = match develop::current(state, seat) {
        Some(Tile::Development(development)) => (Some(development.0), None),
        Some(Tile::World(world)) => (None, Some(world.0)),
        None => (None, None),
    };
    out.id("building_development", Development::COUNT as u8, development);
    out.id("building_world", World::COUNT as u8, world);
    let laid = if own { 0 } else { player.laid.iter().flatten().sum::<u8>() };
    out.count("hand_count", 55, player.hand.len() + laid);
    out.flags("developments", Development::COUNT, player.developments.into());
    out.flags("worlds", World::COUNT, player.worlds);
}

fn strip(
    wild: &Counts,
    columns: &[Counts; 5],
    dictated: &Counts,
    rolled: &[Counts; 6],
    out: &mut impl Fields,
) {
    out.counts("wild", MOST, &wild.0);
    out.counts("columns", MOST, columns.map(|counts| counts.0).as_flattened());
    out.counts("dictated", MOST, &dictated.0);
    out.counts("rolled", MOST, rolled.map(|counts| counts.0).as_flattened());
}

/// The decision to make: its number (RFG-ORDER-07: others see of secret ones only that there is one), then what
/// it is about.
fn task(player: &Player, own: bool, out: &mut impl Fields) {
    let (mut worker, mut left, mut more) = (None, 0, 0);
    let number = match player.task {
        Task::None => 0,
        Task::Start | Task::Plan | Task::Return | Task::Recruit | Task::Recall if !own => 1,
        Task::Start => 2,
        Task::Plan => 3,
        Task::Explore => 4,
        Task::Scout { die, is_virtual } => {
            worker = Some((die, is_virtual));
            5
        }
        Task::Keep => 6,
        Task::Arrange => 7,
        Task::Return => 8,
        Task::Build => 9,
        Task::Pay { due } => {
            left = due;
            10
        }
        Task::ToCup { min, max } => {
            (left, more) = (min, max);
            11
        }
        Task::Remove { left: due } => {
            left = due;
            12
        }
        Task::Produce => 13,
        Task::Ship => 14,
        Task::Good { die, is_virtual } => {
            worker = Some((die, is_virtual));
            15
        }
        Task::Buy => 16,
        Task::Recruit => 17,
        Task::Recall => 18,
    };
    out.flags("task", 19, 1 << number);
    out.id("task_worker", DICE, worker.map(|(die, _)| die as u8));
    out.flag("task_virtual", worker.is_some_and(|(_, is_virtual)| is_virtual));
    out.count("task_left", MOST, left);
    out.count("task_most", MOST, more);
}
