//! Makes the view: what is withheld from whom.

use orrery_core::{NoParts, Seat, Viewer};

use super::{BagTileView, ManageView, PlayerView, StackView, StepName, StripView, TaskView, TileView, View};
use crate::components::COMPONENTS;
use crate::rules::{develop, powers, scoring};
use crate::state::{Manage, Player, State, Step, Task, Use, kind};
use crate::vocab::{BagTile, Phase, Side, Tile, World};

/// What the viewer may see. RFG-INFO-01, RFG-OPEN-04: whatever is not withheld below is public.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        you: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
        round: state.round,
        step: step_name(state.step),
        order: (0..state.options.players).map(|place| state.in_order(place)).collect(),
        ordered: state.ordered,
        on_turn: state.on_turn(),
        to_act: state.to_act().iter().collect(),
        played: Phase::ALL.into_iter().filter(|&p| state.is_played(p)).collect(),
        extra_phase: state.extra_phase,
        bag: state.bag.len(),
        // RFG-INFO-07: their number only.
        abandoned: state.abandoned.len(),
        supply: state.supply,
        pool: state.pool,
        last_round: scoring::triggers(state) != (false, false),
        players: state.seats().map(|seat| player(state, seat, viewer.knows(seat))).collect(),
    }
}

fn step_name(step: Step) -> StepName {
    match step {
        Step::Setup => StepName::Setup,
        Step::Assign => StepName::Assign,
        Step::Phase(Phase::Explore) | Step::Research => StepName::Explore,
        Step::Phase(Phase::Develop) => StepName::Develop,
        Step::Phase(Phase::Settle) => StepName::Settle,
        Step::Phase(Phase::Produce) => StepName::Produce,
        Step::Phase(Phase::Ship) => StepName::Ship,
        Step::Manage => StepName::Manage,
        Step::Over => StepName::Over,
    }
}

fn player(state: &State, seat: Seat, open: bool) -> PlayerView {
    let player = state.player(seat);
    let faction = &COMPONENTS.factions[player.faction.index()];
    let mut cup = player.cup;
    // RFG-INFO-02: the dice behind the screen are known by colour and number.
    player.plan.rolled.iter().for_each(|dice| cup.add_all(dice));
    PlayerView {
        seat,
        faction: faction.id,
        faction_number: faction.number,
        ready: player.ready,
        task: task(state, player, open),
        credits: player.credits,
        chips: player.chips,
        score: scoring::score(state, seat),
        tiles: player.tiles(),
        cup,
        citizenry: player.citizenry,
        development: stack(player, Side::Development, open),
        world: stack(player, Side::World, open),
        strip: strip(state, player, open),
        virtual_workers: player.virtual_workers,
        paid: player.paid,
        building: develop::current(state, seat),
        hand_count: player.hand.len() + if open { 0 } else { player.laid.iter().flatten().sum::<u8>() },
        hand: player.hand.iter().filter(|_| open).map(bag_tile).collect(),
        marked: player.marked.iter().filter(|_| open).collect(),
        start: player.start.filter(|_| open),
        manage: (open && state.step == Step::Manage).then(|| manage(state, &player.manage)),
        tableau: tableau(state, player, open),
    }
}

/// RFG-INFO-03, RFG-ORDER-07: in secret steps others see only whether something is to be decided; all other
/// tasks are public (RFG-ORDER-08).
fn task(state: &State, player: &Player, open: bool) -> TaskView {
    let secret =
        matches!(player.task, Task::Start | Task::Plan | Task::Return | Task::Recruit | Task::Recall);
    if secret && !open {
        return TaskView::Secret;
    }
    match player.task {
        Task::None => TaskView::None,
        Task::Start => TaskView::Start,
        Task::Plan => match (player.plan.wild.colours().next(), player.plan.selector, player.plan.open) {
            (Some(die), ..) => TaskView::PlaceWild { die },
            (_, None, _) => TaskView::Select,
            (_, _, None) => TaskView::Reassign,
            (_, _, Some(Use::Dictate)) => TaskView::Move { power: None, moves: player.plan.moves },
            (_, _, Some(Use::Power(power))) => {
                TaskView::Move { power: Some(Tile::Development(power)), moves: player.plan.moves }
            }
        },
        Task::Explore => TaskView::Explore,
        Task::Scout { die, is_virtual } => TaskView::Scout { die, is_virtual },
        Task::Keep => TaskView::Keep,
        Task::Arrange => TaskView::Arrange,
        Task::Return => TaskView::Return,
        Task::Build => TaskView::Build,
        Task::Pay { due } => TaskView::Pay { due },
        Task::ToCup { min, max } => TaskView::ToCup { min, max },
        Task::Remove { left } => TaskView::Remove { left },
        Task::Produce => TaskView::Produce,
        Task::Ship => TaskView::Ship,
        Task::Good { die, is_virtual } => TaskView::Good { die, is_virtual },
        Task::Buy => TaskView::Buy,
        Task::Recruit => {
            let all = player.credits / COMPONENTS.limits.recruit_cost;
            TaskView::Recruit { left: all - player.manage.recruited.total() }
        }
        Task::Recall => {
            debug_assert_eq!(state.step, Step::Manage);
            TaskView::Recall
        }
    }
}

/// RFG-INFO-04, RFG-INFO-05: others see the top tile and the number of tiles; nothing is remembered for them
/// (RFG-OPEN-26).
fn stack(player: &Player, side: Side, open: bool) -> StackView {
    let tiles = if open { player.zone.stack(side) } else { player.stack_before_draw(side) };
    StackView {
        dice: player.spots[side.index()],
        count: tiles.len() as u8,
        tiles: tiles.iter().take(if open { tiles.len() } else { 1 }).map(|&tile| bag_tile(tile)).collect(),
        cost: tiles.first().map(|&top| powers::cost(player, top.with(side), &mut NoParts)),
    }
}

fn bag_tile(tile: BagTile) -> BagTileView {
    BagTileView {
        tile,
        development: tile.development().id(),
        development_cost: tile.with(Side::Development).cost(),
        world: tile.world().id(),
        world_cost: tile.with(Side::World).cost(),
        kind: kind(tile.world()),
    }
}

fn strip(state: &State, player: &Player, open: bool) -> Option<StripView> {
    let secret = state.step == Step::Assign;
    (open || !secret).then(|| StripView {
        wild: player.plan.wild,
        columns: player.columns,
        selected: player.selected.or(player.plan.selector.map(|(_, phase)| phase)),
        selector: player.plan.selector.map(|(die, _)| die),
        dictated: player.plan.dictated,
        rolled: player.plan.rolled,
    })
}

fn manage(state: &State, plan: &Manage) -> ManageView {
    let goods = World::all().flat_map(|world| {
        let goods = state.goods[world.index()];
        (0..2)
            .filter(move |&i| plan.goods[i] >> world.0 & 1 == 1)
            .filter_map(move |i| Some((world, goods.get(i)?)))
    });
    ManageView { recruited: plan.recruited, spots: plan.spots, goods: goods.collect() }
}

fn tableau(state: &State, player: &Player, open: bool) -> Vec<TileView> {
    let faction = &COMPONENTS.factions[player.faction.index()];
    let start = faction.development.map(Tile::Development).into_iter();
    let start =
        start.chain(faction.worlds.iter().copied().map(Tile::World)).chain([Tile::World(player.home)]);
    let completed = state.completed[..usize::from(state.completed_len)].iter().filter_map(|&tile| {
        if player.has_development(tile.development()) {
            Some(tile.with(Side::Development))
        } else if player.has_world(tile.world()) {
            Some(tile.with(Side::World))
        } else {
            None
        }
    });
    start.chain(completed).map(|tile| tableau_tile(state, player, tile, open)).collect()
}

fn tableau_tile(state: &State, player: &Player, tile: Tile, open: bool) -> TileView {
    match tile {
        Tile::Development(d) => TileView {
            id: tile,
            side: Side::Development,
            cost: tile.cost(),
            kind: None,
            goods: Vec::new(),
            reassign: COMPONENTS.developments[d.index()].reassign,
            used: open && player.plan.used >> d.0 & 1 == 1,
        },
        Tile::World(w) => TileView {
            id: tile,
            side: Side::World,
            cost: tile.cost(),
            kind: Some(kind(w)),
            goods: state.goods[w.index()].iter().collect(),
            reassign: false,
            used: false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Fixture, dice};

    /// RFG-INFO-02, RFG-INFO-03, RFG-INFO-04: behind the screen, and below the top tile.
    #[test]
    fn others_see_colours_but_no_plan() {
        let mut table = Fixture::new(2)
            .zone(0, &["mining_league", "spice_world", "comet_zone"])
            .rolled(0, "ship", "2 home")
            .rolled(0, "wild", "genes")
            .assign();
        let before = table.view(1);
        table.play_as(0, "place_wild genes explore").play_as(0, "select home ship develop");
        assert_eq!(table.view(1), before);
        let seen = &before.players[0];
        assert_eq!(
            (seen.cup, seen.strip.is_none(), seen.task),
            (dice("2 home genes"), true, TaskView::Secret)
        );
        assert_eq!(
            (seen.world.count, seen.world.tiles.len(), seen.world.tiles[0].world),
            (2, 1, "spice_world")
        );
        let own = table.view(0).players[0].clone();
        assert_eq!(own.world.tiles.len(), 2);
        assert_eq!(own.strip.and_then(|s| s.selected), Some(Phase::Develop));
    }
}
