//! Phase 5: power points, moving and placing progress markers, turning points. Ledger: EVA-PROG, EVA-TURN,
//! EVA-TECH-20, EVA-ADV-13 to EVA-ADV-15. A player chooses the power, then the end spaces, then lanes (EVA-DEC-12).
//! Worked examples: EVA-EX-08, EVA-EX-09, EVA-EX-15, EVA-EX-20.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context, technology};
use crate::action::Action;
use crate::components::{COMPONENTS, Crossing, Passive};
use crate::event::Event;
use crate::state::{Player, Progress, State, Task};
use crate::vocab::{Lane, Marker, Site};

/// The last space.
pub(crate) const LAST: u8 = 25;

/// How many markers of a player lie beyond a turning point, 1 to 4.
#[inline]
pub(crate) fn markers_past(player: &Player, point: u8) -> u8 {
    let behind = COMPONENTS.turning_points[usize::from(point - 1) & 3].behind;
    player.markers.iter().filter(|marker| marker.space >= behind).count() as u8
}

/// EVA-PROG-14, EVA-TECH-30: rings and diamonds that a player has.
#[inline]
pub(crate) fn symbols(player: &Player) -> [u8; 2] {
    let mut symbols = player.powers.symbols;
    for marker in player.markers {
        if marker.lane != Lane::Parking {
            let lane = COMPONENTS.spaces[usize::from(marker.space)].symbols[marker.lane.index() & 1];
            symbols[0] += lane[0];
            symbols[1] += lane[1];
        }
    }
    symbols
}

/// EVA-PROG-03: all markers move to the parking lanes, except in year 1.
pub(crate) fn park_all<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.year == 1 {
        return;
    }
    let colours = ctx.state.players.iter_mut().map(|player| &mut player.markers);
    for marker in colours.chain(ctx.state.solo.markers.iter_mut()).flatten() {
        marker.lane = Lane::Parking;
    }
    ctx.tell(Event::Parked);
}

/// The sums of power points that a player can choose from, as bits (EVA-PROG-04, EVA-ADV-13, EVA-ADV-14,
/// EVA-OPEN-63).
pub(crate) fn powers(player: &Player) -> u128 {
    let mut fixed: u32 = (1..).zip(player.areas).map(|(power, cards)| power * u32::from(cards)).sum();
    let mut sums: u128 = 1;
    for card in player.cards.face_up.iter() {
        let options = &COMPONENTS.cards[card.index()].power;
        match options[..] {
            [power] => fixed += u32::from(power),
            _ => sums = options.iter().fold(0, |all, &power| all | sums << power),
        }
    }
    sums << fixed.min(u32::from(crate::action::MOST_POWER))
}

/// The player's move begins (EVA-PROG-04). The marker ahead is called the front one.
pub(crate) fn begin(state: &mut State, seat: Seat) {
    let player = state.player_mut(seat);
    if player.markers[0].space < player.markers[1].space {
        player.markers.swap(0, 1);
    }
    state.tasks.push(Task::ChoosePower);
}

/// EVA-ADV-15: options are chosen on the player's move.
pub(crate) fn legal_power(state: &State, seat: Seat, out: &mut impl Choices) {
    let mut sums = powers(state.player(seat));
    while sums != 0 && !out.enough() {
        out.add(Action::UsePower { points: sums.trailing_zeros() as u8 });
        sums &= sums - 1;
    }
}

pub(crate) fn check_power(state: &State, seat: Seat, points: u8) -> Result<(), Illegal> {
    ensure!("EVA-ADV-14", points < 128 && powers(state.player(seat)) >> points & 1 != 0);
    Ok(())
}

pub(crate) fn use_power<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, points: u8) {
    ctx.tell(Event::PowerCounted { seat, points });
    ctx.state.tasks.replace(Task::Advance { points });
}

/// The spaces that both markers have in front of them.
fn steps(player: &Player, points: u8) -> u8 {
    let [a, b] = player.markers.map(|marker| marker.space);
    // EVA-PROG-05, EVA-PROG-07, EVA-INV-10: all points, as far as there are spaces.
    points.min(2 * LAST - a - b)
}

/// EVA-PROG-16: pairs of end spaces. With both markers on one space the pairs are named once.
pub(crate) fn legal_advance(state: &State, seat: Seat, points: u8, out: &mut impl Choices) {
    let player = state.player(seat);
    let [a, b] = player.markers.map(|marker| marker.space);
    let steps = steps(player, points);
    let least = steps.saturating_sub(LAST - b);
    for front in a + least..=(a + steps).min(LAST) {
        let rear = b + steps - (front - a);
        if check_advance(state, seat, points, front, rear).is_ok() {
            out.add(Action::Advance { front, rear });
            if out.enough() {
                return;
            }
        }
    }
}

pub(crate) fn check_advance(
    state: &State,
    seat: Seat,
    points: u8,
    front: u8,
    rear: u8,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let [a, b] = player.markers.map(|marker| marker.space);
    ensure!("EVA-PROG-16", (a..=LAST).contains(&front) && (b..=LAST).contains(&rear));
    ensure!("EVA-PROG-05", front - a + rear - b == steps(player, points));
    let section = |space: u8| COMPONENTS.spaces[usize::from(space)].section;
    // EVA-FAQ-06
    ensure!("EVA-PROG-06", section(front).abs_diff(section(rear)) <= 1);
    // The markers are alike where they stand on one space.
    ensure!("EVA-PROG-16", a != b || front >= rear);
    Ok(())
}

/// EVA-PROG-15, EVA-OPEN-09: the markers move past whatever lies between (EVA-PROG-08), turning points are resolved
/// in ascending order, then both are placed, also if they have not moved (EVA-PROG-18).
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, front: u8, rear: u8) {
    let before = *ctx.state.player(seat);
    let from = before.markers.map(|marker| marker.space);
    let to = [front, rear];
    let player = ctx.state.player_mut(seat);
    for (marker, space) in player.markers.iter_mut().zip(to) {
        *marker = Progress { space, lane: Lane::Parking };
    }
    let after = *player;
    ctx.tell(Event::MarkersMoved { seat, from, to });
    let moved = u8::from(from[0] != to[0]) | u8::from(from[1] != to[1]) << 1;
    ctx.state.tasks.replace(Task::Place { left: 0b11, moved });
    for point in 1..=4 {
        for crossed in markers_past(&before, point)..markers_past(&after, point) {
            ctx.tell(Event::TurningPointCrossed { seat, number: point, second: crossed == 1 });
            for crossing in
                COMPONENTS.turning_points[usize::from(point) - 1].effects[usize::from(crossed) & 1]
            {
                cross(ctx, seat, *crossing);
            }
        }
    }
}

/// EVA-TURN-01, EVA-TURN-07: what the data say of each turning point (EVA-TURN-02, EVA-TURN-03, EVA-TURN-04,
/// EVA-TURN-05). What a terrain needs is read from the markers, so unlocking changes nothing here.
fn cross<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, crossing: Crossing) {
    let player = ctx.state.player_mut(seat);
    match crossing {
        Crossing::UnlockTerrain { .. } => {}
        Crossing::FlipSeaSite => {
            let sea = player.sites.iter().find(|site| site.index() >= Site::LAND);
            if let Some(site) = sea {
                player.sites.remove(site);
            }
        }
        Crossing::MoveSeaSite => player.sea_sites += 1,
        Crossing::GainProduction { resource, n } => technology::raise(ctx, seat, resource, n),
    }
}

/// How many markers lie in a lane of a space, the player's own among them (EVA-PROG-12).
fn taken(state: &State, space: u8, lane: Lane) -> usize {
    let there = Progress { space, lane };
    let players = state.seats().map(|seat| state.player(seat).markers);
    let all = players.chain(state.solo.markers);
    all.flatten().filter(|&marker| marker == there).count()
}

/// EVA-PROG-02, EVA-PROG-11: the lanes with a free place.
pub(crate) fn free_lanes(state: &State, space: u8) -> impl Iterator<Item = Lane> + '_ {
    let places = if space == LAST { 2 } else { 1 };
    let lanes = if state.has_three_plus() { 2 } else { 1 };
    let usable = if space == 0 { 0 } else { lanes };
    [Lane::Main, Lane::ThreePlus]
        .into_iter()
        .take(usable)
        .filter(move |&lane| taken(state, space, lane) < places)
}

/// EVA-PROG-09, EVA-PROG-10: one of the markers, into a free lane.
pub(crate) fn legal_place(state: &State, seat: Seat, left: u8, out: &mut impl Choices) {
    for marker in Marker::ALL {
        if left >> marker.index() & 1 != 0 {
            for lane in free_lanes(state, state.player(seat).markers[marker.index()].space) {
                out.add(Action::Place { marker, lane });
            }
        }
    }
}

pub(crate) fn check_place(
    state: &State,
    seat: Seat,
    left: u8,
    marker: Marker,
    lane: Lane,
) -> Result<(), Illegal> {
    ensure!("EVA-PROG-15", left >> marker.index() & 1 != 0);
    // EVA-PROG-09, EVA-OPEN-08: no voluntary parking.
    ensure!("EVA-PROG-09", lane != Lane::Parking);
    let space = state.player(seat).markers[marker.index()].space;
    ensure!("EVA-PROG-02", free_lanes(state, space).any(|free| free == lane));
    Ok(())
}

pub(crate) fn place<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    marker: Marker,
    lane: Lane,
) {
    let Some(Task::Place { left, moved }) = ctx.state.tasks.top() else { return };
    let bit = 1 << marker.index();
    let own = &mut ctx.state.player_mut(seat).markers[marker.index()];
    own.lane = lane;
    let space = own.space;
    ctx.state.tasks.replace(Task::Place { left: left & !bit, moved });
    ctx.tell(Event::MarkerPlaced { seat, space, lane });
    // EVA-PROG-13; EVA-PROG-10, EVA-OPEN-07: not for a marker that has not moved.
    if moved & bit != 0 {
        let instant = COMPONENTS.spaces[usize::from(space)].instant[lane.index() & 1];
        ctx.state.tasks.push_effects(instant, true);
    }
}

/// Markers without a free lane stay parked (EVA-PROG-09), those on space 0 stay there (EVA-PROG-17). With one
/// lane for each marker, different spaces and no instant effect the order does not matter, so nobody is asked
/// (EVA-OPEN-64).
/// Returns whether something was done.
pub(crate) fn place_if_certain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let Some(Task::Place { left, moved }) = ctx.state.tasks.top() else { return false };
    if left == 0 {
        ctx.state.tasks.pop();
        parked_gains(ctx.state, seat);
        return true;
    }
    let markers = ctx.state.player(seat).markers;
    let mut certain = left != 0b11 || markers[0].space != markers[1].space;
    let mut next = None;
    for marker in Marker::ALL.into_iter().filter(|marker| left >> marker.index() & 1 != 0) {
        let space = markers[marker.index()].space;
        let mut lanes = free_lanes(ctx.state, space);
        let Some(lane) = lanes.next() else {
            drop(lanes);
            let left = left & !(1 << marker.index());
            ctx.state.tasks.replace(Task::Place { left, moved });
            if space > 0 {
                ctx.tell(Event::MarkerPlaced { seat, space, lane: Lane::Parking });
            }
            return true;
        };
        // EVA-PROG-10: a marker that has not moved sets nothing off.
        let instant = moved >> marker.index() & 1 != 0
            && !COMPONENTS.spaces[usize::from(space)].instant[lane.index() & 1].is_empty();
        certain &= lanes.next().is_none() && !instant;
        next = next.or(Some((marker, lane)));
    }
    match next {
        Some((marker, lane)) if certain => {
            place(ctx, seat, marker, lane);
            true
        }
        _ => false,
    }
}

/// EVA-TECH-20, EVA-OPEN-17: a gain for each own marker in the parking lane.
fn parked_gains(state: &mut State, seat: Seat) {
    let player = *state.player(seat);
    let parked = player.markers.iter().filter(|marker| marker.parked()).count();
    for tech in player.techs() {
        for passive in COMPONENTS.techs[tech.index()].passives {
            if let Passive::ParkedGain { effects } = passive {
                // EVA-DEC-10
                (0..parked).for_each(|_| state.tasks.push_effects(effects, true));
            }
        }
    }
}
