//! What each viewer may see: enough to draw the whole table without knowing a rule.
//!
//! Colours of dice are counted in the order of [`Die::ALL`]. Pieces that actions point at
//! (`Description::targets`) have ids that follow from the view of the viewer's own things:
//!
//! | Id | Piece |
//! |---|---|
//! | `tile-<bag tile>` | a bag tile in the hand or in the construction zone |
//! | `tile-<development>` | a development in the tableau |
//! | `world-<world>` | a world in the tableau |
//! | `good-<world>-<die>` | a good on a world |
//! | `stack-<side>`, `stack-<side>-top` | the place below a construction stack, on top of it |
//! | `spot-<side>-<die>` | dice on a construction spot |
//! | `wild-<die>` | wild dice not placed yet |
//! | `die-<die>-<phase>` | workers in a column |
//! | `virtual-<die>` | virtual workers |
//! | `column-<phase>`, `strip-<phase>`, `dictate` | a column, a field of the strip, the Dictate zone |
//! | `cup-<die>`, `citizenry-<die>`, `paid-<die>` | dice in the cup, in the citizenry, paying for a tile |
//! | `cup`, `bag`, `credits`, `pool` | these |

use orrery_core::{Seat, Viewer};
use serde::Serialize;

use crate::components::COMPONENTS;
use crate::rules::{powers, scoring};
use crate::state::{Manage, Player, State, Step, Task, Use, kind};
use crate::vocab::{BagTile, Counts, Die, Kind, Phase, Side, Tile, World};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; none for an onlooker.
    pub you: Option<Seat>,
    /// The round, counted from 1; 0 during the setup.
    pub round: u16,
    /// Where in the round the game is.
    pub step: StepName,
    /// The seats in player order.
    pub order: Vec<Seat>,
    /// Whether the present phase is carried out in player order, and whose turn it is.
    pub ordered: bool,
    /// In player order: whose turn it is.
    pub on_turn: Option<Seat>,
    /// The seats that are waited for.
    pub to_act: Vec<Seat>,
    /// The phases played this round; none before the reveal.
    pub played: Vec<Phase>,
    /// What the extra die of two players shows.
    pub extra_phase: Option<Phase>,
    /// Tiles in the bag.
    pub bag: u8,
    /// Tiles on the abandoned pile.
    pub abandoned: u8,
    /// Dice that nobody owns.
    pub supply: Counts,
    /// VP left in the pool.
    pub pool: u8,
    /// Whether this round is the last.
    pub last_round: bool,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// Where in the round the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "steps and phases by their names")]
pub enum StepName {
    Setup,
    Assign,
    Explore,
    Develop,
    Settle,
    Produce,
    Ship,
    Manage,
    Over,
}

/// A player as the viewer sees him.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The faction and its number.
    pub faction: &'static str,
    /// The number that decides who begins.
    pub faction_number: u8,
    /// Whether the player has committed to the present secret step.
    pub ready: bool,
    /// The decision to make now. Of others only what everybody may know.
    pub task: TaskView,
    /// Credits.
    pub credits: u8,
    /// VP in chips.
    pub chips: u16,
    /// Points so far.
    pub score: i32,
    /// Tiles in the tableau, 12 end the game.
    pub tiles: u8,
    /// Dice in the cup. During the assignment: dice behind the screen.
    pub cup: Counts,
    /// Dice in the citizenry.
    pub citizenry: Counts,
    /// The two construction spots.
    pub development: StackView,
    /// The two construction spots.
    pub world: StackView,
    /// The phase strip: the own plan, or what has been revealed; none while it is secret.
    pub strip: Option<StripView>,
    /// Virtual workers not used yet.
    pub virtual_workers: Counts,
    /// Dice that pay for the tile being completed.
    pub paid: Counts,
    /// The tile that is being completed.
    pub building: Option<Tile>,
    /// How many tiles are in the hand.
    pub hand_count: u8,
    /// The tiles in the hand, if the viewer may know them.
    pub hand: Vec<BagTileView>,
    /// Own tiles marked to be abandoned, or chosen to be returned.
    pub marked: Vec<BagTile>,
    /// The own start tile chosen as development.
    pub start: Option<BagTile>,
    /// The own plan for step 5.
    pub manage: Option<ManageView>,
    /// The tableau: faction, home world, then tiles in order of completion.
    pub tableau: Vec<TileView>,
}

/// The decision a player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum TaskView {
    /// None.
    None,
    /// Secret: others see only that there is something to decide.
    Secret,
    /// Which start tile is the development.
    Start,
    /// Where a wild die goes.
    PlaceWild {
        /// The die.
        die: Die,
    },
    /// Which worker selects which phase.
    Select,
    /// Whether to use a Reassign power.
    Reassign,
    /// Whom to move with the power in use; none names Dictate.
    Move {
        /// The development, or none for Dictate.
        power: Option<Tile>,
        /// How many have been moved.
        moves: u8,
    },
    /// The next explorer.
    Explore,
    /// What to abandon before the draw.
    Scout {
        /// The explorer.
        die: Die,
        /// Whether it is a virtual one.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// Where drawn tiles go.
    Keep,
    /// Where tiles taken up go.
    Arrange,
    /// Which tile to return.
    Return,
    /// The next developer or settler.
    Build,
    /// Which dice pay.
    Pay {
        /// How many still have to.
        due: u8,
    },
    /// Which dice go to the cup.
    ToCup {
        /// How many still must.
        min: u8,
        /// How many still may.
        max: u8,
    },
    /// Which die to remove.
    Remove {
        /// How many still have to be removed.
        left: u8,
    },
    /// The next producer and its world.
    Produce,
    /// The next shipper.
    Ship,
    /// The good, and Trade or Consume.
    Good {
        /// The shipper.
        die: Die,
        /// Whether it is a virtual one.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// Whether to buy VP.
    Buy,
    /// Which dice to recruit.
    Recruit {
        /// How many still have to be.
        left: u8,
    },
    /// Which dice to recall.
    Recall,
}

/// A construction spot with its stack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// Dice on the spot.
    pub dice: Counts,
    /// Tiles in the stack.
    pub count: u8,
    /// The tiles the viewer may know, from the top: all of the own, the top one of others.
    pub tiles: Vec<BagTileView>,
    /// What the top tile costs its owner now.
    pub cost: Option<u8>,
}

/// A bag tile with both sides (RFG-INFO-09).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BagTileView {
    /// The tile.
    pub tile: BagTile,
    /// Its development.
    pub development: &'static str,
    /// The printed cost of the development.
    pub development_cost: u8,
    /// Its world.
    pub world: &'static str,
    /// The printed cost of the world.
    pub world_cost: u8,
    /// The kind of the world.
    pub kind: Kind,
}

/// A tile in a tableau.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// The development or world.
    pub id: Tile,
    /// Which of both.
    pub side: Side,
    /// The printed cost.
    pub cost: u8,
    /// The kind of a world.
    pub kind: Option<Kind>,
    /// The goods on a world.
    pub goods: Vec<Die>,
    /// Whether it is a Reassign-power development.
    pub reassign: bool,
    /// Whether that power has been used this round, as far as the viewer may know.
    pub used: bool,
}

/// A phase strip.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StripView {
    /// Wild dice not placed yet.
    pub wild: Counts,
    /// Workers in the columns, by phase; after the reveal with the selector.
    pub columns: [Counts; 5],
    /// The phase that is selected.
    pub selected: Option<Phase>,
    /// The die on the strip, before the reveal.
    pub selector: Option<Die>,
    /// Dice in the Dictate zone.
    pub dictated: Counts,
    /// The own roll: dice by phase, then wild ones.
    pub rolled: [Counts; 6],
}

/// A plan for step 5.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ManageView {
    /// Dice that will be recruited.
    pub recruited: Counts,
    /// Dice that will be recalled from the development spot and the world spot.
    pub spots: [Counts; 2],
    /// Goods that will be recalled.
    pub goods: Vec<(World, Die)>,
}

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
        building: crate::rules::develop::current(state, seat),
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
        cost: tiles.first().map(|&top| powers::cost(player, top.with(side))),
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
    use crate::testkit::Fixture;

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
            (crate::testkit::dice("2 home genes"), true, TaskView::Secret)
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
