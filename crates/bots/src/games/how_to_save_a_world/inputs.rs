//! A position of How to Save a World, described for the network.

use orrery_catalog::crates::orrery_how_to_save_a_world::State;
use orrery_catalog::crates::orrery_how_to_save_a_world::components::COMPONENTS;
use orrery_catalog::crates::orrery_how_to_save_a_world::state::{CardSet, Frame, Phase, Spot};
use orrery_catalog::crates::orrery_how_to_save_a_world::vocab::{
    Badge, Card, CardType, Place, Project, Resource, Side, SpaceKind, World,
};
use orrery_core::Seat;

use super::outlook::Outlook;
use crate::Inputs;

/// The number of inputs.
pub(super) const COUNT: usize = TABLE + OWN + SEAT * 3;

const TABLE: usize = 6 + 12 + 4 + 18 + 9 + 3 * (14 + 8) + 10 + 14 + 72 + 3 * 10 + 16;
const OWN: usize = 72 + 72 + 22 + 8 + 12;
const SEAT: usize = 14 + 5 * 20 + 3 * 10 + 12 + 3 * 13 + 3 * 9 + 3 * 2 + 3 * 4 + 3 + 3 * 6 + 4 + 4 + 2;

pub(super) fn write(state: &State, seat: Seat, out: &mut Inputs) {
    table(state, seat, out);
    own(state, seat, out);
    side(state, Side::from(seat), true, out);
    // The next two in clockwise order; a fourth counts through the comparisons only.
    let mut other = Side::from(seat);
    for _ in 0..2 {
        other = state.next_side(other);
        if other == Side::from(seat) {
            out.skip(SEAT as u16);
        } else {
            side(state, other, false, out);
        }
    }
}

/// What is common to all, and how the seat stands in comparison.
fn table(state: &State, seat: Seat, out: &mut Inputs) {
    let own = Side::from(seat);
    out.one_of(6, i32::from(state.round) - 1);
    out.level(12, state.asteroid.into());
    // Whose turn it is, from the seat's view, or overtime.
    let turn = if state.phase == Phase::Keep { 3 } else { i32::from(state.active != own) };
    out.one_of(4, if state.overtime { 2 } else { turn });
    // What is to be answered.
    out.one_of(18, if state.active == own { question(state) } else { -1 });
    // The outlook: rounds left in thirds, and the chances of the projects.
    let outlook = Outlook::of(state);
    out.level(9, (2.0 * (outlook.rounds + outlook.now)) as i32);
    for project in Project::ALL {
        out.level(14, state.cubes(project).into());
        out.level(8, (10.0 * outlook.rescue[project.index()]) as i32);
    }
    out.level(10, i32::from(state.bag.iter().sum::<u8>()) / 3);
    // Buildings.
    for building in Place::buildings() {
        out.flag(state.buildings.contains(&building));
    }
    // The display.
    let display: CardSet = state.display.iter().flatten().flatten().copied().collect();
    for card in Card::all() {
        out.flag(display.contains(card));
    }
    // The bag.
    for project in Project::ALL {
        out.level(10, state.bag[project.index()].into());
    }
    let best = state.sides().filter(|&side| side != own).map(|side| state.track_points(side)).max();
    let lead = i32::from(state.track_points(own)) - i32::from(best.unwrap_or(0));
    out.marks(&[-20, -15, -11, -8, -6, -4, -2, -1, 1, 2, 4, 6, 8, 11, 15, 20], lead);
}

/// A number for what the frame on top asks.
fn question(state: &State) -> i32 {
    if state.phase == Phase::Turn {
        return 0;
    }
    match state.stack.last() {
        None => 1,
        Some(Frame::Badges { .. }) => 2,
        Some(Frame::Pay { .. } | Frame::PayUnits { .. }) => 3,
        Some(Frame::GainStandard { .. }) => 4,
        Some(Frame::RaiseStandard { .. }) => 5,
        Some(Frame::GainBadge { .. }) => 6,
        Some(Frame::Work { .. } | Frame::Aim { .. }) => 7,
        Some(Frame::Rewards { .. }) => 8,
        Some(Frame::Develop { free: None, .. }) => 9,
        Some(Frame::Develop { .. }) => 10,
        Some(Frame::Market { discount: None, .. }) => 11,
        Some(Frame::Market { .. }) => 12,
        Some(Frame::RemoveCardFor { .. } | Frame::Choose { .. } | Frame::PayFor { .. }) => 13,
        Some(Frame::Reactivate { .. }) => 14,
        Some(Frame::Recall { .. } | Frame::Shuttle) => 15,
        Some(Frame::Land { .. } | Frame::Overtime) => 16,
        Some(_) => 17,
    }
}

/// What only the owner knows: the cards.
fn own(state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.seat(seat);
    let owned =
        if state.phase == Phase::Keep { player.kept.into_iter().collect() } else { state.owned(seat) };
    for card in Card::all() {
        out.flag(owned.contains(card));
    }
    for card in Card::all() {
        out.flag(player.hand.contains(card) && state.phase != Phase::Keep);
    }
    // The spaces on the worlds where a lander of the seat waits: which places are still open.
    let blocked = |place: Place| {
        state.sides().any(|side| {
            state.landers[side.slot()]
                .iter()
                .any(|spot| matches!(spot, Spot::On(space) if space.place() == place))
        })
    };
    for place in (0..14).map(Place) {
        let waiting = state.in_zone(seat.into(), place.data().world) > 0;
        out.flag(waiting && !blocked(place));
    }
    let buildings = state.buildings.iter().filter(|&&place| !blocked(place)).count() as i32;
    out.level(5, if state.in_zone(seat.into(), World::Moon) > 0 { buildings } else { 0 });
    out.flag(state.turn.window);
    out.level(2, i32::from(state.stack.len() as u8) - 1);
    // The badges in hand.
    let on_cards = |badge: Badge| player.hand.iter().map(|card| i32::from(card.badges(badge))).sum::<i32>();
    out.level(8, on_cards(Badge::Planet) + on_cards(Badge::Moon));
    for badge in Badge::ALL {
        out.level(4, on_cards(badge) - 1);
    }
}

/// What everybody sees of a player or of the Consortium.
fn side(state: &State, side: Side, is_own: bool, out: &mut Inputs) {
    out.marks(&[1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 36, 42], state.track_points(side).into());
    match side.seat() {
        Some(seat) => {
            let player = state.seat(seat);
            for resource in Resource::ALL {
                out.level(10, player.resources[resource.index()].into());
                out.level(10, player.incomes[resource.index()].into());
            }
            for badge in Badge::ALL {
                out.level(5, player.tiles(badge).into());
                out.level(5, player.active_tiles[badge.index()].into());
            }
            for technology in 6..18 {
                out.flag(player.technologies >> technology & 1 != 0);
            }
        }
        None => out.skip(5 * 20 + 3 * 10 + 12),
    }
    for project in Project::ALL {
        out.level(13, state.disc(side, project).into());
    }
    // How far ahead of the best rival, neutral discs included, on each track.
    let neutral =
        COMPONENTS.track.neutral[usize::from(state.side_count())].iter().copied().max().unwrap_or(0);
    for project in Project::ALL {
        let rivals = state.sides().filter(|&other| other != side).map(|other| state.disc(other, project));
        let best = rivals.max().unwrap_or(0).max(neutral);
        let lead = i32::from(state.disc(side, project)) - i32::from(best);
        out.one_of(9, lead.clamp(-4, 4) + 4);
        // Which reward tile is on top.
        out.level(2, state.tracks[project.index()].removed.into());
    }
    // Landers: waiting on the planet, on the moon, coming to the planet, coming to the moon.
    let mut landers = [0; 4];
    for &spot in &state.landers[side.slot()] {
        let place = match spot {
            Spot::Zone(world) => world.index(),
            Spot::On(space) => match space.data().kind {
                SpaceKind::Departure => 2 + space.world().other().index(),
                SpaceKind::Stay | SpaceKind::Wait => 2 + space.world().index(),
            },
        };
        landers[place] += 1;
    }
    landers.into_iter().for_each(|count| out.level(3, count));
    out.flag(state.medal == side);
    out.flag(state.has_passed(side));
    out.flag(state.landers[side.slot()].contains(&Spot::On(COMPONENTS.wait)));
    // Cards by type: how many, and how many in hand.
    match side.seat() {
        Some(seat) => {
            let keep = state.phase == Phase::Keep;
            for card_type in CardType::ALL {
                let owned = if keep { 1 } else { state.owned(seat).only(card_type).len() };
                out.level(6, i32::from(owned) - 1);
            }
            let hand = state.seat(seat).hand;
            out.level(4, hand.only(CardType::Action).len().into());
            out.level(4, hand.only(CardType::Reaction).len().into());
        }
        None => out.skip(3 * 6 + 4 + 4),
    }
    out.flag(is_own);
    out.flag(state.active == side);
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::crates::orrery_how_to_save_a_world::HowToSaveAWorld;
    use orrery_core::{FastDice, Game, playout};

    #[test]
    fn every_position_fills_the_form() {
        for game in 0..8 {
            let mut dice = FastDice::new(game);
            let options = HowToSaveAWorld::options(1 + (game % 4) as u8);
            let mut state = HowToSaveAWorld::setup(&options, &mut dice, &mut orrery_core::Silent).unwrap();
            let mut inputs = Inputs::default();
            while playout::random::<HowToSaveAWorld>(&mut state, &mut dice, &mut Vec::new(), 1) > 0 {
                for seat in Seat::all(state.players) {
                    inputs.clear();
                    write(&state, seat, &mut inputs);
                    assert_eq!(inputs.len(), COUNT);
                }
            }
        }
    }
}
