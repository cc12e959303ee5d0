//! What each viewer may see: enough to draw the whole table without knowing a rule. Ledger: HSW-INFO.
//! Everything that lies open or was seen by all is public (HSW-INFO-02, HSW-OPEN-27), resources too (HSW-RES-08).
//!
//! Pieces that actions point at (`Description::targets`) have these ids:
//!
//! | Id | Piece |
//! |---|---|
//! | `space-<space>` | an action space |
//! | `zone-<world>` | the viewer's landers in an arrival zone |
//! | `card-<card>` | a card in the hand, on the own pile or in the display |
//! | `tile-<badge>`, `spent-<badge>` | an own badge tile, active or spent |
//! | `resource-<resource>`, `line-<resource>` | an own marker, an own income line |
//! | `track-<project>` | a project track |
//! | `development-<development>` | a field of the own laboratory |

mod parts;

use orrery_core::{NoParts, Seat, Viewer};

pub use parts::{
    Ask, BonusView, ConsortiumView, LanderCount, PlaceView, ProjectView, ProspectView, RowView, SeatView,
    SourceView, SpaceView, SpeciesView, View, WorldView,
};

use crate::components::{COMPONENTS, LAST_SPACE, ROUNDS};
use crate::rules::{self, extras, landers, market, round_end, scoring, species};
use crate::state::{CardSet, Frame, Phase, Spot, State};
use crate::vocab::{
    BuildingType, CardType, Development, Order, Place, Project, Side, Space, SpaceKind, World,
};

/// What the viewer may know. An onlooker sees what is public.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < state.players => Some(seat),
        _ => None,
    };
    // HSW-INFO-12: only who decides sees what is asked.
    let asked = match viewer {
        Viewer::Everything => state.to_act().first(),
        _ => you.filter(|&seat| state.to_act().contains(seat)),
    };
    let in_turn = matches!(state.phase, Phase::Turn | Phase::Resolve);
    View {
        you,
        phase: public_phase(state, asked),
        round: state.round,
        danger: COMPONENTS.danger[usize::from(state.round.clamp(1, ROUNDS)) - 1..].to_vec(),
        overtime: state.overtime,
        active: in_turn.then_some(state.active),
        to_act: state.to_act().iter().collect(),
        medal: state.medal,
        ask: asked
            .map_or(if state.phase == Phase::Over { Ask::Over } else { Ask::Wait }, |seat| ask(state, seat)),
        source: asked.and_then(|_| source(state)),
        window: asked.is_some() && state.turn.window,
        worlds: World::ALL.map(|world| world_view(state, world)).to_vec(),
        asteroid: state.asteroid,
        projects: Project::ALL.map(|project| project_view(state, project)).to_vec(),
        bag: state.bag,
        display: CardType::ALL.map(|card_type| row_view(state, you, card_type)).to_vec(),
        building_stacks: BuildingType::ALL.map(|t| round_end::building_stack(state, t).count() as u8),
        removed: state.removed,
        resolving: state.turn.resolving,
        acquired: state.turn.acquired,
        seats: Seat::all(state.players).map(|seat| seat_view(state, seat, viewer.knows(seat))).collect(),
        consortium: state.is_solo().then(|| consortium_view(state)),
        prospects: state.sides().map(|side| prospect_view(state, side)).collect(),
        cause: state.cause,
        rescue: state.rescue,
    }
}

/// Others cannot tell whether a turn has begun or a decision in it is open (HSW-INFO-12).
fn public_phase(state: &State, asked: Option<Seat>) -> Phase {
    match state.phase {
        Phase::Resolve if asked.is_none() => Phase::Turn,
        phase => phase,
    }
}

fn ask(state: &State, seat: Seat) -> Ask {
    match state.phase {
        Phase::Keep => return Ask::Keep,
        Phase::Turn => return Ask::Turn,
        Phase::Over => return Ask::Over,
        Phase::Resolve => {}
    }
    let Some(frame) = rules::question(state) else { return Ask::React };
    match *frame {
        Frame::Pay { resource, cost } => Ask::Pay { resource, cost },
        Frame::PayUnits { left } => Ask::PayUnits { left },
        Frame::Badges { badge, limit, need, got, .. } => {
            Ask::Badges { badge, got, limit: (limit > 0).then_some(limit), need }
        }
        Frame::GainStandard { left } => Ask::GainStandard { left },
        Frame::RaiseStandard { left } => Ask::RaiseStandard { left },
        Frame::GainBadge { pick, left } => Ask::GainBadge { pick, left },
        Frame::Aim { pick, .. } => Ask::Aim { pick },
        Frame::Work { left: 0, .. } => Ask::React,
        Frame::Work { pick, left, .. } => Ask::Work { pick, left },
        Frame::Rewards { .. } => Ask::Reward,
        Frame::Develop { free, left, science, .. } => Ask::Develop { free, left, science },
        Frame::Market { pick, left, discount, .. } => {
            let price = discount.map(|discount| market::price(state, seat, discount, &mut NoParts));
            Ask::Take { pick, left, price }
        }
        Frame::RemoveCardFor { .. } => Ask::Remove,
        Frame::PayFor { effect, left, .. } => {
            let (resource, n, _) = extras::cost(effect);
            Ask::PayFor { resource, n, left }
        }
        Frame::Choose { .. } => Ask::Choose,
        Frame::Reactivate { left } => Ask::Reactivate { left },
        Frame::Recall { left } => Ask::Recall { left },
        Frame::Shuttle => Ask::Shuttle,
        Frame::Land { world, optional } => Ask::Land { world, optional },
        Frame::Overtime => Ask::Overtime,
        _ => Ask::React,
    }
}

/// The card or the space that is being resolved: a reaction card, else the space of the turn, else the action
/// card.
pub(crate) fn source(state: &State) -> Option<SourceView> {
    let cards = state.stack.iter().rev();
    let card = cards.filter_map(|f| if let Frame::Card { card } = f { Some(*card) } else { None }).next();
    match (card, state.turn.space) {
        (Some(card), _) if card.card_type() == CardType::Reaction => Some(SourceView::Card(card)),
        (_, Some(space)) => Some(SourceView::Space(space)),
        (Some(card), None) => Some(SourceView::Card(card)),
        (None, None) => None,
    }
}

fn world_view(state: &State, world: World) -> WorldView {
    let spaces = state.spaces(world);
    let accessible = landers::accessible(state, world);
    let on_world = |place: &Place| place.data().building.is_none() && place.data().world == world;
    let printed = Place::all().filter(on_world);
    let built = state.buildings.iter().copied().filter(|_| world == World::Moon);
    let space_view = |space: Space| SpaceView {
        space,
        kind: space.data().kind,
        unlimited: space.data().unlimited,
        flies_to: flies_to(space),
        landers: state.sides().flat_map(|side| landers_on(state, side, space)).collect(),
        accessible: accessible.contains(space),
    };
    let place_view = |place: Place| PlaceView {
        place,
        building: place.data().building,
        spaces: place.data().spaces.and(spaces).iter().map(space_view).collect(),
    };
    let count = |wanted: &dyn Fn(Spot) -> bool| {
        let counts = state.sides().map(|side| {
            let count = state.landers[side.slot()].iter().filter(|&&spot| wanted(spot)).count() as u8;
            LanderCount { side, count }
        });
        counts.filter(|landers| landers.count > 0).collect()
    };
    WorldView {
        world,
        zone: count(&|spot| spot == Spot::Zone(world)),
        next_round: count(&|spot| match spot {
            Spot::Zone(zone) => zone == world,
            Spot::On(space) => flies_to(space) == Some(world),
        }),
        places: printed.chain(built).map(place_view).collect(),
    }
}

/// Where the lander of a space is in the next round; unknown for the wait space.
pub(crate) fn flies_to(space: Space) -> Option<World> {
    match space.data().kind {
        SpaceKind::Departure => Some(space.world().other()),
        SpaceKind::Stay => Some(space.world()),
        SpaceKind::Wait => None,
    }
}

fn landers_on(state: &State, side: Side, space: Space) -> impl Iterator<Item = Side> {
    let count = state.landers[side.slot()].iter().filter(|&&spot| spot == Spot::On(space)).count();
    std::iter::repeat_n(side, count)
}

fn project_view(state: &State, project: Project) -> ProjectView {
    let track = &state.tracks[project.index()];
    let neutral = &COMPONENTS.track.neutral[usize::from(state.side_count())];
    let stack = |space: u8| {
        let mut own: Vec<Side> = state.sides().filter(|side| track.discs[side.slot()] == space).collect();
        own.sort_by_key(|side| track.heights[side.slot()]);
        let below = neutral.iter().filter(|&&at| at == space).map(|_| Side::NEUTRAL);
        below.chain(own).collect()
    };
    let bonuses = COMPONENTS.track.lead_bonus.iter().filter(|bonus| bonus.0 > track.front);
    let removals = COMPONENTS.track.removal.iter().filter(|&&space| space > track.front);
    let length = usize::from(COMPONENTS.projects[project.index()].progress);
    ProjectView {
        project,
        spaces: (0..=LAST_SPACE).map(stack).collect(),
        reward: state.reward(project),
        rewards_left: 3 - track.removed.min(2),
        bonuses: bonuses.map(|&(space, points)| BonusView { space, points }).collect(),
        removals: removals.copied().collect(),
        progress: state.progress[project.index()][..length].to_vec(),
    }
}

fn row_view(state: &State, you: Option<Seat>, card_type: CardType) -> RowView {
    let bottom = state.bottom.iter().flatten().filter(|card| card.card_type() == card_type).count() as u8;
    RowView {
        card_type,
        resource: card_type.price(),
        price: you.map(|seat| market::price(state, seat, 0, &mut NoParts)),
        cards: state.display[card_type.index()],
        deck: state.deck.only(card_type).len() + bottom,
        discard: state.row_discard.only(card_type),
    }
}

fn seat_view(state: &State, seat: Seat, own: bool) -> SeatView {
    let player = state.seat(seat);
    let place = (seat.0 + state.players - state.first.0) % state.players;
    let public = player.hand.and(state.seen);
    let scored = if own || state.phase == Phase::Over { species::cards(state, seat) } else { CardSet::NONE };
    SeatView {
        seat,
        points: scoring::score(state, seat),
        resources: player.resources,
        incomes: player.incomes,
        active_tiles: player.active_tiles,
        spent_tiles: player.spent_tiles,
        technologies: Development::all().filter(|d| player.can(d.bit())).collect(),
        hand_counts: CardType::ALL.map(|card_type| player.hand.only(card_type).len()),
        hand: if own { player.hand } else { public },
        secret: if own { state.hidden(seat) } else { CardSet::NONE },
        species: scored
            .iter()
            .map(|card| SpeciesView { card, points: species::points(state, seat, card) })
            .collect(),
        pile: player.pile,
        owned: state.owned(seat).len(),
        returned: state.bottom[usize::from(place)].filter(|_| own),
        decided: state.phase != Phase::Keep || player.kept.is_some(),
        passed: state.has_passed(seat.into()),
    }
}

fn consortium_view(state: &State) -> ConsortiumView {
    ConsortiumView {
        difficulty: state.difficulty,
        points: state.track_points(Side::CONSORTIUM),
        order: state.order,
        revealed: Order::all().filter(|order| state.orders >> order.0 & 1 == 0).collect(),
        deck: state.orders.count_ones() as u8,
        passed: state.has_passed(Side::CONSORTIUM),
    }
}

fn prospect_view(state: &State, side: Side) -> ProspectView {
    let points_if = Project::ALL.map(|rescue| {
        let placed = Project::ALL
            .map(|project| u16::from(scoring::placement_points(state, side, project, project == rescue)));
        state.track_points(side) + placed.iter().sum::<u16>()
    });
    ProspectView { side, places: Project::ALL.map(|project| scoring::place(state, side, project)), points_if }
}
