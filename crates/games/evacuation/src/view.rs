//! What each viewer may see: everything a client draws, so that a client needs no rule. Ledger: EVA-INFO. All but
//! goal cards and action cards is public (EVA-INFO-01), infrastructures in hand too (EVA-INFO-02, EVA-OPEN-36).
//!
//! Pieces carry the ids of the component file, and these are also the targets of actions; in addition
//! `store-old-food`, `production-food`, `column-1`, `action-settle`, `factory-new-steel`, `marker-front`,
//! `space-9-main`, `bonus-upper`, `position-ship-1`, `power-7`, `effect-1` and the like.

mod parts;

use orrery_core::{NoParts, Seat, Viewer};

pub use parts::{
    Ask, ContractView, DemandView, DisplayView, FieldView, GoalView, LineView, MarkerView, OpponentView,
    PlayedView, SeatView, ShipView, TechView, View,
};

use crate::components::{COMPONENTS, Settling};
use crate::rules::{bonus, energy, goals, hands, income, progress, scoring, settle, transport};
use crate::state::{Loaded, Player, Progress, State, Step, Task, Who, satisfaction};
use crate::vocab::{
    Arrow, Colour, Corner, Display, Field, Half, Infra, Lane, Resource, Ship, Site, Stadium, Symbol, Terrain,
    World,
};

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < state.options.players => Some(seat),
        _ => None,
    };
    View {
        you,
        options: state.options,
        year: state.year,
        phase: state.step.phase(),
        to_act: state.to_act().iter().collect(),
        ask: ask(state, viewer),
        order: if state.year == 0 { Vec::new() } else { state.order().to_vec() },
        fields: Field::all().map(|field| field_view(state, field)).collect(),
        markers: markers(state),
        displays: Display::ALL.map(|display| display_view(state, display)).into(),
        bonus_cards: if state.year == 0 { Vec::new() } else { state.bonus_cards.to_vec() },
        contracts: state.contracts.iter().collect(),
        lines: lines(state),
        opponent: state.has_solo_cards().then(|| opponent(state)),
        deck: state.deck.len(),
        discards: state.seats().map(|seat| state.player(seat).cards.discarded.len()).sum(),
        reached: state.reached,
        seats: state.seats().map(|seat| seat_view(state, seat, viewer)).collect(),
    }
}

/// EVA-INFO-03: whether the viewer knows the goal cards of a seat. In a solo game they lie open (EVA-SOLO-10,
/// EVA-OPEN-65), and at the end all are shown.
pub(crate) fn knows_goals(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer.knows(seat) || state.is_solo() || state.step == Step::Over
}

fn ask(state: &State, viewer: Viewer) -> Ask {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < state.options.players => Some(seat),
        _ => None,
    };
    match state.step {
        Step::Draft => {
            let shown = if state.is_solo() { Some(Seat(0)) } else { you };
            Ask::KeepGoal { goals: shown.map_or(Vec::new(), |s| goals::in_front(state, s).iter().collect()) }
        }
        Step::ReturnGoal => Ask::ReturnGoal,
        Step::Hand => Ask::DiscardCards { count: you.map_or(0, |seat| hands::to_mark(state.player(seat))) },
        Step::Transport => Ask::Transport,
        Step::Over => Ask::Over,
        _ => state.tasks.top().map_or(Ask::Over, |task| ask_task(state, task)),
    }
}

fn ask_task(state: &State, task: Task) -> Ask {
    let player = state.player(state.active);
    match task {
        Task::Turn => Ask::Turn,
        Task::LayDown { action } => Ask::LayDown { action },
        Task::Pay { energy, extra, .. } => Ask::Pay { energy, extra },
        Task::CardEffects { card, left } => {
            Ask::CardEffects { card, left: (1..=8).filter(|n| left >> (n - 1) & 1 != 0).collect() }
        }
        Task::Do { effect, times, optional, refreshed } => Ask::Effect { effect, times, optional, refreshed },
        Task::PutUnder { display, order, up_to, .. } => {
            let chosen = order.into_iter().filter(|&position| position != 0).collect();
            Ask::PutUnder { display, chosen, up_to }
        }
        Task::Discount { price, left, world, .. } => Ask::Discount { price, left, world },
        Task::UseFactories { field, left, .. } => Ask::UseFactories { field, left },
        Task::IncomeExchange { left } => Ask::IncomeExchange { left },
        Task::FlyBack => Ask::FlyBack,
        Task::EndTurn => Ask::EndTurn,
        Task::DiscardDown => {
            Ask::DiscardCards { count: player.cards.hand.len().saturating_sub(COMPONENTS.figures.keep) }
        }
        Task::ChoosePower => Ask::ChoosePower,
        Task::Advance { points } => Ask::Advance { points },
        Task::Place { .. } => Ask::Place,
        Task::TakeBonus => {
            let reachable = Half::ALL.into_iter().zip(bonus::reachable(state, state.active));
            Ask::TakeBonus {
                halves: reachable.filter(|(_, reached)| *reached).map(|(half, _)| half).collect(),
            }
        }
    }
}

fn field_view(state: &State, field: Field) -> FieldView {
    let seat = state.seats().find(|&seat| state.player(seat).fields.contains(field));
    let owner = match seat {
        Some(seat) => Some(Who::Player(seat)),
        None => state.solo.fields.contains(field).then_some(Who::Opponent),
    };
    FieldView { field, owner, factories: state.built(field) }
}

fn markers(state: &State) -> Vec<MarkerView> {
    let view = |who: Who, marker: Progress| MarkerView {
        who,
        space: marker.space,
        lane: (marker.space > 0).then_some(marker.lane),
    };
    let own = state.seats().flat_map(|seat| state.player(seat).markers.map(|m| view(Who::Player(seat), m)));
    let mut all: Vec<MarkerView> = own.collect();
    if state.is_solo() {
        for (who, markers) in [Who::Opponent, Who::Neutral].into_iter().zip(state.solo.markers) {
            all.extend(markers.map(|marker| view(who, marker)));
        }
    }
    all
}

/// The id of an item of a display.
pub(crate) fn item_id(display: Display, item: u8) -> &'static str {
    match display {
        Display::Ship => Ship(item).id(),
        Display::Stadium => Stadium(item).id(),
        Display::Infrastructure => Infra(item).id(),
    }
}

fn display_view(state: &State, display: Display) -> DisplayView {
    let shelf = state.shelf(display);
    DisplayView {
        display,
        items: (1..=3).map(|position| shelf.at(position).map(|item| item_id(display, item))).collect(),
        stack: shelf.hidden(),
        under: shelf.under().iter().map(|&item| item_id(display, item)).collect(),
    }
}

fn lines(state: &State) -> Vec<LineView> {
    if !state.options.line_dominance || state.year == 0 {
        return Vec::new();
    }
    let line = |(corner, is_b): (u8, bool)| {
        let arrow = if is_b { Arrow::B } else { Arrow::A };
        let fields = COMPONENTS.map.along(corner.into(), arrow).to_vec();
        LineView { corner: Corner(corner), arrow, fields }
    };
    state.lines.map(line).into()
}

fn opponent(state: &State) -> OpponentView {
    let solo = &state.solo;
    OpponentView {
        top: solo.top,
        stack: solo.stack.len(),
        turned: solo.turned.iter().collect(),
        corner: Corner(solo.corner),
        stadiums: solo.stadiums.iter().collect(),
        satisfaction: satisfaction(solo.stadiums),
        aside: solo.aside.len(),
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let player = state.player(seat);
    let knows = viewer.knows(seat);
    let open_goals = knows_goals(state, viewer, seat);
    let goals = if open_goals { player.goals.kept } else { player.goals.revealed };
    let lines = scoring::lines(state, seat, open_goals);
    let mut next_energy = [0; 5];
    for area in 1..=4 {
        next_energy[usize::from(area) - 1] = energy::price(player, Some(area), &mut NoParts);
    }
    next_energy[4] = energy::price(player, None, &mut NoParts);
    let sums = progress::powers(player);
    let sea = 2 - player.sites.iter().filter(|site| site.index() >= Site::LAND).count() as u8;
    let terrains = settle::open_terrains(player, Settling::default());
    let [rings, diamonds] = progress::symbols(player);
    let symbol = |symbol: Symbol, count: u8| std::iter::repeat_n(symbol, count.into());
    SeatView {
        seat,
        colour: Colour::ALL[seat.index() & 3],
        stores: player.stores,
        production: [income::old_production(player), player.production],
        sites: player.sites.iter().collect(),
        sea_sites: [sea.saturating_sub(player.sea_sites), player.sea_sites],
        supply: player.supply,
        factories: player.factories,
        settled: player.settled,
        population: player.population,
        stadiums: player.stadiums.map(|stadiums| stadiums.iter().collect()),
        ships: World::ALL.map(|world| {
            player.ships[world.index()].iter().map(|ship| ship_view(state, player, ship, world)).collect()
        }),
        infrastructures: player.infras.hand.iter().collect(),
        played: player.infras.played.iter().map(|infra| played_view(player, infra)).collect(),
        technologies: technologies(player),
        penalties: player.penalties,
        passed: player.passed,
        busy: state.busy.contains(seat),
        actions: player.actions,
        areas: player.areas,
        next_energy,
        power: (0..128).filter(|points| sums >> points & 1 != 0).collect(),
        satisfaction: player.satisfaction(player.all_stadiums()),
        symbols: symbol(Symbol::Ring, rings).chain(symbol(Symbol::Diamond, diamonds)).collect(),
        terrains: Terrain::ALL.into_iter().filter(|&t| terrains >> t as u8 & 1 != 0).collect(),
        demand: demand(state, player),
        goals: goals
            .iter()
            .map(|goal| GoalView {
                goal,
                revealed: player.goals.revealed.contains(goal),
                points: scoring::goal_points(player, goal),
            })
            .collect(),
        goal_count: player.goals.kept.len(),
        contracts: player
            .contracts
            .held
            .iter()
            .map(|contract| ContractView { contract, played: player.contracts.played.contains(contract) })
            .collect(),
        hand_count: player.cards.hand.len(),
        hand: knows.then(|| player.cards.hand.iter().collect()),
        marked: knows.then(|| player.cards.marked.iter().collect()),
        face_down: knows.then(|| player.cards.face_down.iter().collect()),
        face_up: player.cards.face_up.iter().collect(),
        score: lines.iter().map(|line| line.points).sum(),
        lines,
    }
}

fn ship_view(state: &State, player: &Player, ship: Ship, world: World) -> ShipView {
    let hold = &state.holds[ship.index()];
    let in_slots = hold.buildings.iter().flatten();
    ShipView {
        ship,
        energy: match world {
            World::Old => transport::flight_energy(player, ship, &mut NoParts),
            World::New => transport::return_energy(player, ship),
        },
        flying: player.plan.flying.or(player.plan.returning).contains(ship),
        loading: transport::loading(player) == Some(ship),
        building_slots: transport::building_slots(player, ship),
        sites: hold.sites.into_iter().flatten().collect(),
        stadiums: in_slots
            .clone()
            .filter_map(|piece| match piece {
                Loaded::Stadium(stadium) => Some(*stadium),
                _ => None,
            })
            .collect(),
        factories: in_slots
            .clone()
            .filter_map(|piece| match piece {
                Loaded::Factory(factory) => Some(*factory),
                _ => None,
            })
            .collect(),
        factory_sites: in_slots
            .filter_map(|piece| match piece {
                Loaded::Site(site) => Some(*site),
                _ => None,
            })
            .collect(),
        resources: hold.resources,
    }
}

fn played_view(player: &Player, infrastructure: Infra) -> PlayedView {
    PlayedView { infrastructure, fulfilled: player.infras.fulfilled.contains(infrastructure) }
}

/// The grid; before it is laid out (EVA-SETUP-27), the technologies of the set as they are numbered.
fn technologies(player: &Player) -> Vec<Vec<TechView>> {
    let column = |column: usize| {
        let level = |level: usize| {
            let before: u8 = if level == 0 { 0 } else { 2 * level as u8 - 1 };
            let needed = if level == 0 { 1 } else { 2 };
            let done = player.research[column].saturating_sub(before).min(needed);
            TechView { tech: player.tech(column, level), done, needed }
        };
        (0..3).map(level).collect()
    };
    (0..3).map(column).collect()
}

/// What the next Income takes: of this year before it, otherwise of the next.
fn demand(state: &State, player: &Player) -> Option<DemandView> {
    let year = state.year + 1;
    if year > crate::flow::YEARS || state.step == Step::Over {
        return None;
    }
    let produced = [income::old_production(player), player.production];
    let food = World::ALL.map(|world| income::food_demand(player, year, world));
    let missing_food = World::ALL.map(|world| {
        let coming = produced[world.index()][Resource::Food.index()];
        food[world.index()].saturating_sub(player.has(world, Resource::Food).saturating_add(coming))
    });
    let stadiums = COMPONENTS.years[usize::from(year) - 1].stadiums;
    let missing_stadiums = stadiums.saturating_sub(player.stadiums_there());
    Some(DemandView { year, food, missing_food, stadiums, missing_stadiums })
}

/// The target of a lane place.
pub(crate) fn lane_target(space: u8, lane: Lane) -> String {
    format!("space-{space}-{}", lane.id())
}

/// The target of a store.
pub(crate) fn store_target(world: World, resource: Resource) -> String {
    format!("store-{}-{}", world.id(), resource.id())
}
