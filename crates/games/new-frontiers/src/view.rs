//! What each viewer may see. Ledger: NFR-INFO.
//!
//! Everything is public but goals (NFR-INFO-01, NFR-INFO-04). The view holds everything a client draws, so that a
//! client needs no rule. Pieces that can be the target of an action carry the same id as in its description:
//! `action-develop`, `world-spice_world` (home colonies too), `dev-space_marines` (of the player who acts),
//! `stack-s05`, `goal-conscription`, `kind-genes`, `side-a`.

mod parts;

use orrery_core::{NoParts, Seat, Viewer};

pub use parts::{
    ActionTileView, ColonyView, ConditionalView, DevelopmentView, DiscView, GoalView, GoalsView, LineView,
    OutlookView, Progress, RingView, SeatView, StackView, StockpileView, View, WorldView,
};

use crate::components::COMPONENTS;
use crate::rules::{develop, goal_points, powers, scoring, settle};
use crate::state::{Stage, State};
use crate::text::sentences;
use crate::vocab::{ActionTile, Goal, Kind, Mode, Stack, Tile};

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < state.players() => Some(seat),
        _ => None,
    };
    View {
        you,
        mode: state.options.mode,
        round: state.round,
        stage: state.stage,
        step: state.step,
        actor: state.to_act().first(),
        action_tiles: ActionTile::in_mode(state.options.mode).map(|tile| action_tile(state, tile)).collect(),
        discs: discs(state),
        ring: ring(state),
        colonists: state.colonists,
        pool: state.pool,
        goods: state.goods,
        bag: state.bag.len(),
        display: state.display.iter().map(|world| world_view(state, you, world)).collect(),
        drawn: state.drawn.iter().map(|world| world_view(state, Some(state.actor), world)).collect(),
        aside: state.aside,
        stacks: Stack::all().map(|stack| stack_view(state, you, stack)).collect(),
        ends: state.reasons().collect(),
        joker: state.joker,
        goals: (state.options.mode == Mode::Goals).then(|| goals(state, viewer)),
        seats: Seat::all(state.players()).map(|seat| seat_view(state, seat)).collect(),
    }
}

/// The id of a world, a home colony or an owned development as a target.
pub(crate) fn tile_target(tile: Tile) -> String {
    if tile.is_colony() { format!("world-{}", tile.id()) } else { format!("dev-{}", tile.id()) }
}

/// The id of a place on the development mats as a target.
pub(crate) fn stack_target(stack: Stack) -> String {
    format!("stack-{}", stack.id())
}

/// The id of an action tile as a target.
pub(crate) fn action_target(tile: ActionTile) -> String {
    format!("action-{}", tile.id())
}

/// The id of a goal as a target.
pub(crate) fn goal_target(goal: Goal) -> String {
    format!("goal-{}", goal.id())
}

fn action_tile(state: &State, tile: ActionTile) -> ActionTileView {
    let disc = state.discs().iter().find(|disc| disc.tile == Some(tile));
    ActionTileView {
        id: action_target(tile),
        tile,
        selected_by: disc.map(|disc| disc.owner()),
        current: state.current() == Some(tile) && state.stage != Stage::Over,
        credits: if tile == ActionTile::Produce { state.tile_credits } else { 0 },
    }
}

fn discs(state: &State) -> Vec<DiscView> {
    let running = !matches!(state.stage, Stage::Sides | Stage::Scoring | Stage::Over);
    let view = |(place, disc): (usize, &crate::state::Disc)| DiscView {
        seat: disc.owner(),
        tile: disc.tile,
        current: running && place == usize::from(state.present),
    };
    state.discs().iter().enumerate().map(view).collect()
}

/// NFR-ORDER-03: who has carried out the action, who does, who will.
fn ring(state: &State) -> Vec<RingView> {
    let progress = |place: u8| match state.stage {
        Stage::Parts if place < state.place => Some(Progress::Done),
        Stage::Parts if place == state.place => Some(Progress::Doing),
        Stage::Parts | Stage::Window => Some(Progress::Waiting),
        Stage::SecondWorld => Some(if place == 0 { Progress::Doing } else { Progress::Done }),
        Stage::Limit | Stage::Storing if place == state.place => Some(Progress::Doing),
        Stage::Limit | Stage::Storing => Some(Progress::Done),
        Stage::Sides | Stage::Selecting | Stage::Bonus | Stage::Scoring | Stage::Over => None,
    };
    let everyone = state.current().is_some_and(|tile| COMPONENTS.action_tiles[tile.index()].everyone_acts);
    let places = (0..state.players()).filter(|_| everyone);
    places
        .filter_map(|place| Some(RingView { seat: state.ring(place), progress: progress(place)? }))
        .collect()
}

fn world_view(state: &State, seat: Option<Seat>, world: Tile) -> WorldView {
    let outlook = seat.map(|seat| {
        let (outlook, data) = (settle::outlook(state, seat, world), COMPONENTS.tile(world));
        OutlookView {
            price: outlook.price,
            printed: data.cost,
            strength: outlook.strength,
            reach: outlook.reach,
            colonists: data.colonists,
            has_colonists: outlook.colonists,
            ready: outlook.ready,
        }
    });
    WorldView { id: tile_target(world), tile: world, outlook }
}

fn stack_view(state: &State, you: Option<Seat>, stack: Stack) -> StackView {
    let development = state.shown(stack);
    let owns = |seat: &Seat| state.player(*seat).empire.contains(development);
    StackView {
        id: stack_target(stack),
        stack,
        development,
        left: state.stock[stack.index()],
        owners: Seat::all(state.players()).filter(owns).collect(),
        price: you.map(|seat| develop::price(state, seat, development, &mut NoParts)),
        affordable: you.is_some_and(|seat| develop::could_buy(state, seat, development)),
    }
}

/// NFR-INFO-03: the face-down goal and returned goals are known to one player, who may look at any time (NFR-GOAL-07).
fn goals(state: &State, viewer: Viewer) -> GoalsView {
    let goals = &state.goals;
    let view = |goal: Goal| goal_view(state, goal);
    let own = goals.face_down.filter(|down| viewer.knows(down.owner));
    let sees_drawn = viewer.knows(state.actor);
    GoalsView {
        stack: goals.stack(),
        known: goals.returned().map(|returned| viewer.knows(returned.by).then_some(returned.goal)).collect(),
        face_up: goals.face_up().map(view).collect(),
        face_down: goals.face_down.map(|down| down.owner),
        own: own.map(|down| view(down.goal)),
        drawn: goals.drawn.count_ones() as u8,
        drawn_goals: goals.drawn().filter(|_| sees_drawn).map(view).collect(),
    }
}

fn goal_view(state: &State, goal: Goal) -> GoalView {
    let seats = || Seat::all(state.players());
    let joker = |seat: Seat| scoring::best_joker(state, seat);
    let counts = COMPONENTS.goals[goal.index()].counts;
    GoalView {
        id: goal_target(goal),
        goal,
        numbers: seats().map(|seat| goal_points::number(state, seat, counts, joker(seat))).collect(),
        points: seats().map(|seat| goal_points::points(state, seat, goal, joker(seat))).collect(),
    }
}

/// NFR-EXP-09: colonies apart from explored worlds.
fn seat_view(state: &State, seat: Seat) -> SeatView {
    let player = state.player(seat);
    let is_actor = seat == state.actor && state.stage != Stage::Over;
    let fresh = |tile: Tile| is_actor && state.part.fresh.contains(tile);
    let used = |tile: Tile| is_actor && state.part.used.contains(tile);
    let good = |tile: Tile| -> Option<Kind> { state.good(tile).filter(|_| player.goods.contains(tile)) };
    let colony = |tile: Tile| ColonyView {
        id: tile_target(tile),
        tile,
        good: good(tile),
        fresh: fresh(tile),
        used: used(tile),
    };
    let development =
        |tile: Tile| DevelopmentView { id: tile_target(tile), tile, fresh: fresh(tile), used: used(tile) };
    let conditional = |(tile, amount, fit): (Tile, u8, &crate::components::Fit)| ConditionalView {
        tile,
        amount,
        against: sentences::against(fit),
    };
    let line =
        |line: orrery_core::ScoreLine| LineView { label: line.label, points: line.points, rule: line.rule };
    SeatView {
        seat,
        color: COMPONENTS.colors[seat.index().min(4)],
        mat: player.mat,
        sides: if state.stage == Stage::Sides { player.sides().to_vec() } else { Vec::new() },
        credits: player.credits,
        chips: player.chips,
        colonists: player.colonists,
        strength: powers::base_strength(state.usable(seat)),
        conditional: powers::conditional_strength(state, seat).map(conditional).collect(),
        temporary: if is_actor { state.part.strength } else { 0 },
        spaces: player.spaces(),
        colonies: player.colonies().iter().map(colony).collect(),
        explored: player.explored.iter().map(|world| world_view(state, Some(seat), world)).collect(),
        developments: player.developments().iter().map(development).collect(),
        stockpile: StockpileView {
            worlds: player.stockpile.worlds,
            goods: player.stockpile.goods,
            credits: player.stockpile.credits,
        },
        score: scoring::score(state, seat),
        lines: scoring::lines(state, seat).into_iter().map(line).collect(),
    }
}
