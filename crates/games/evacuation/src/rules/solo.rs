//! The opponent of the solo game and the simulated third player. Ledger: EVA-SOLO, EVA-RIVAL, EVA-OPEN-40. Neither
//! has a board, resources or sites (EVA-SOLO-04). Worked examples: EVA-EX-18, EVA-EX-19.

use orrery_core::{Dice, Sink};

use super::{Context, displays, progress};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Progress, State, Who};
use crate::vocab::{Arrow, Corner, Display, Lane, SoloAction, SoloCard, SoloSet, Stadium};

/// EVA-SOLO-06 to EVA-SOLO-08: all cards in use are shuffled at the start of every Action phase; the red one from
/// year 3 on (EVA-OPEN-28).
pub(crate) fn shuffle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let year = ctx.state.year;
    let in_use = SoloCard::all().filter(|card| COMPONENTS.solo_cards[card.index()].from_year <= year);
    ctx.state.solo.stack = in_use.collect();
    ctx.state.solo.turned = SoloSet::NONE;
    if let Some(top) = draw_top(ctx) {
        ctx.tell(Event::SoloCardsShuffled { top });
    }
}

/// The next card comes to lie on top, its back visible.
fn draw_top<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Option<SoloCard> {
    let stack = &mut ctx.state.solo.stack;
    let top = stack.nth(ctx.dice.below(stack.len().into()));
    if let Some(card) = top {
        stack.remove(card);
    }
    ctx.state.solo.top = top;
    top
}

/// EVA-SOLO-13: the last card is never turned.
pub(crate) fn is_finished(state: &State) -> bool {
    state.solo.stack.is_empty()
}

/// EVA-SOLO-12: the top card is turned; the back of the next one gives number and letter.
pub(crate) fn turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let Some(card) = ctx.state.solo.top else { return };
    ctx.state.solo.turned.insert(card);
    let Some(next) = draw_top(ctx) else { return };
    ctx.tell(Event::SoloCardTurned { card, next });
    let back = &COMPONENTS.solo_cards[next.index()];
    match (COMPONENTS.solo_cards[card.index()].action, back.number) {
        // EVA-SOLO-15: X counts as 4 for settling, otherwise nothing happens.
        (SoloAction::Settle, number) => {
            settle(ctx, number.unwrap_or(COMPONENTS.figures.x_value), back.arrow);
        }
        (_, None) => ctx.tell(Event::SoloIdle),
        (SoloAction::Stadium, Some(position)) => take_stadium(ctx, position),
        (SoloAction::Ship, Some(position)) => put_under(ctx, Display::Ship, position),
        (SoloAction::Infrastructure, Some(position)) => put_under(ctx, Display::Infrastructure, position),
    }
}

/// EVA-SOLO-20, EVA-SOLO-21: the tile moves on, then the field along the arrow is settled if it is free.
fn settle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, number: u8, arrow: Arrow) {
    let corner = (ctx.state.solo.corner + number) % Corner::COUNT as u8;
    ctx.state.solo.corner = corner;
    ctx.tell(Event::SoloTileMoved { corner: Corner(corner) });
    let line = COMPONENTS.map.along(corner.into(), arrow);
    let Some(&field) = line.get(usize::from(number).saturating_sub(1)) else { return };
    if ctx.state.settled.contains(field) {
        ctx.tell(Event::SoloBlocked { field });
    } else {
        ctx.state.settled.insert(field);
        ctx.state.solo.fields.insert(field);
        ctx.tell(Event::SoloSettled { field });
    }
}

/// EVA-SOLO-16, EVA-SOLO-17; EVA-SOLO-19: an empty position means nothing.
fn put_under<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, display: Display, position: u8) {
    let Some(item) = ctx.state.shelf(display).at(position) else { return ctx.tell(Event::SoloIdle) };
    ctx.state.shelves[display.index()].put_under(item);
    let (ship, stadium, infrastructure) = displays::split(display, item);
    ctx.tell(Event::PutUnder { display, ship, stadium, infrastructure });
    displays::refill(ctx, display);
}

/// EVA-SOLO-18, EVA-OPEN-29: the opponent keeps it. EVA-RIVAL-04: with a simulated third player it leaves the game.
fn take_stadium<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, position: u8) {
    let Some(item) = ctx.state.shelf(Display::Stadium).at(position) else { return ctx.tell(Event::SoloIdle) };
    let stadium = Stadium(item);
    if ctx.state.is_solo() {
        ctx.state.solo.stadiums.insert(stadium);
    }
    ctx.tell(Event::SoloTookStadium { stadium });
    displays::take(ctx, Display::Stadium, item);
}

/// EVA-SOLO-23 to EVA-SOLO-25: the markers of the opponent and of the neutral colour, which no turning point stops
/// (EVA-OPEN-31).
pub(crate) fn progress<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, who: Who) {
    let [smaller, larger] = COMPONENTS.bonus_cards[ctx.state.bonus_card().index()].numbers;
    let (colour, total) = match who {
        Who::Opponent => (0, larger),
        // In years 1 and 3 by the smaller number.
        _ => (1, if ctx.state.year % 2 == 1 { smaller } else { larger }),
    };
    let last = ctx.state.solo.top.map_or(Some(1), |card| COMPONENTS.solo_cards[card.index()].number);
    let for_front = last.unwrap_or(COMPONENTS.figures.x_value).min(total);
    let mut spaces = ctx.state.solo.markers[colour].map(|marker| marker.space);
    spaces.sort_unstable();
    let [rear, front] = spaces;
    let to = split_steps([front, rear], [for_front, total - for_front]);
    ctx.state.solo.markers[colour] = to.map(|space| Progress { space, lane: Lane::Parking });
    // Front marker first: a free place of the main lane, or the parking lane.
    for (i, space) in to.into_iter().enumerate() {
        if progress::free_lanes(ctx.state, space).any(|lane| lane == Lane::Main) {
            ctx.state.solo.markers[colour][i].lane = Lane::Main;
        }
    }
    ctx.tell(Event::SoloMarkersMoved { who, to });
}

/// What a marker cannot use goes to the other one; what both cannot use is lost.
fn split_steps([front, rear]: [u8; 2], [first, second]: [u8; 2]) -> [u8; 2] {
    let last = progress::LAST;
    let surplus_first = (front + first).saturating_sub(last);
    let surplus_second = (rear + second).saturating_sub(last);
    [(front + first + surplus_second).min(last), (rear + second + surplus_first).min(last)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eva_solo_25_surplus_goes_to_the_other_marker() {
        assert_eq!(split_steps([0, 0], [2, 8]), [2, 8]);
        assert_eq!(split_steps([24, 10], [3, 7]), [25, 19]);
        assert_eq!(split_steps([20, 22], [3, 7]), [25, 25]);
    }
}
