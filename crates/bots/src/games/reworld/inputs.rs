//! A position of Reworld, described for the network.

use orrery_catalog::crates::orrery_reworld::State;
use orrery_catalog::crates::orrery_reworld::components::Kind;
use orrery_catalog::crates::orrery_reworld::rules::payment::{affordable, allowed, demands};
use orrery_catalog::crates::orrery_reworld::state::Stage;
use orrery_catalog::crates::orrery_reworld::vocab::{Number, Slot};
use orrery_core::Seat;

use super::outlook::Outlook;
use crate::Inputs;

/// The number of inputs.
pub(super) const COUNT: usize = TABLE + OWN + 3 * SEAT;

const TABLE: usize = 6 + 8 + 14 + 16 + 4 + 10 + 12 + 6 * 9;
const OWN: usize = 25 + 4 * 5 + 8;
const SEAT: usize = 20 + 13 + 2 + 25 + 25 + 24 + 8 + 8 + 12 + 6 + 12 + 16 + 6 + 12 + 10 + 30 + 45;

pub(super) fn write(state: &State, seat: Seat, out: &mut Inputs) {
    // Nobody else knows what the active player of chapter one is about to do (REW-OPEN-41).
    let mut known = *state;
    if state.stage.is_chapter_one() && state.turn != seat {
        known.stage = Stage::Turn;
    }
    let state = &known;
    let players = usize::from(state.players);
    let outlooks = Outlook::all(state);
    let own = &outlooks[seat.index()];
    let others = (1..players).map(|step| (seat.index() + step) % players);
    table(state, seat, own, others.clone().map(|s| &outlooks[s]), out);
    hand(state, seat, out);
    area(state, seat, own, out);
    // The next two players; with four, the third counts through the comparisons only.
    let mut written = 0;
    for other in others.take(2) {
        area(state, Seat(other as u8), &outlooks[other], out);
        written += 1;
    }
    for _ in written..2 {
        out.skip(SEAT as u16);
    }
}

/// What is common to all, and how the seat stands in comparison.
fn table<'o>(
    state: &State,
    seat: Seat,
    own: &Outlook,
    others: impl Iterator<Item = &'o Outlook> + Clone,
    out: &mut Inputs,
) {
    let one = state.stage.is_chapter_one();
    out.one_of(6, if one { i32::from(state.round) - 1 } else { 5 });
    out.flag(state.turn == seat);
    out.flag(state.marker == seat);
    out.flag(state.left.contains(seat));
    out.flag(state.start_space.is_none());
    out.flag(one && matches!(state.stage, Stage::Pay(_) | Stage::Top(..)));
    out.flag(matches!(state.stage, Stage::UseShuttle(_) | Stage::UseSatellite(_)));
    out.flag(matches!(state.stage, Stage::Dock(_)));
    out.flag(matches!(state.stage, Stage::Place(_) | Stage::TaskCity(_)));
    for ship in 0..14 {
        out.flag(state.ships >> ship & 1 != 0);
    }
    let margin = others.clone().map(|o| i32::from(own.score - o.score)).min().unwrap_or(0);
    out.marks(&[-40, -30, -22, -16, -11, -7, -4, -1, 1, 4, 7, 11, 16, 22, 30, 40], margin);
    out.level(4, others.clone().map(|o| i32::from(own.hand) - i32::from(o.hand)).min().unwrap_or(0));
    let worth = |o: &Outlook| o.tasks as i32 + i32::from(o.coupled);
    let ahead = others.clone().map(|o| worth(own) - worth(o)).min().unwrap_or(0);
    out.marks(&[-24, -16, -10, -5, -1, 1, 5, 10, 16, 24], ahead);
    let on_arms = state.arms.iter().filter(|t| t.exists()).count() as i32;
    out.level(12, if one { (on_arms + 1) / 2 } else { 0 });
    for category in 0..6 {
        let best = others.clone().map(|o| o.sizes[category]).fold(0.0, f32::max);
        let ahead = (own.sizes[category] - best).round() as i32;
        out.one_of(9, ahead.clamp(-4, 4) + 4);
    }
}

/// What only the owner knows: the numbers in hand, and what they can buy.
fn hand(state: &State, seat: Seat, out: &mut Inputs) {
    if !state.stage.is_chapter_one() {
        return out.skip(OWN as u16);
    }
    let mut cards = state.area(seat).hand;
    if let (Stage::Top(_, payment), true) = (state.stage, state.turn == seat) {
        payment.cards().iter().for_each(|n| cards.remove(n));
    }
    for number in Number::ALL {
        out.level(5, cards.count(number).into());
    }
    // What could be bought for one card, by kind.
    let mut cheap = [0; 4];
    let mut options = 0;
    let payable = affordable(cards);
    for slot in Slot::all().filter(|s| state.arms[s.index()].exists()) {
        let prices = payable.and(allowed(demands(state, slot)));
        let price = prices.iter().next().map_or(9, |p| p.cards().len());
        options += i32::from(price <= 2);
        if price == 1 {
            let kind = match state.module(state.arms[slot.index()]).kind() {
                Kind::Terrabot(_) => 0,
                Kind::Shuttle(_) => 1,
                Kind::Satellite(..) => 2,
                Kind::Crew(_) => 3,
            };
            cheap[kind] += 1;
        }
    }
    cheap.into_iter().for_each(|count| out.level(5, count));
    out.level(8, options);
}

fn area(state: &State, seat: Seat, o: &Outlook, out: &mut Inputs) {
    let area = state.area(seat);
    out.marks(
        &[5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 125, 140],
        o.score.into(),
    );
    out.level(13, o.hand.into());
    out.flag(state.left.contains(seat));
    out.flag(state.turn == seat);
    for letter in 0..5 {
        out.level(5, o.terrabots[letter].into());
    }
    for city in &area.cities {
        out.level(5, city.terrabots.into());
    }
    for company in 0..6 {
        out.level(4, o.crews[company].into());
    }
    out.level(8, o.waiting.into());
    out.level(8, o.carried.round() as i32);
    for count in o.shuttles {
        out.level(4, count.into());
    }
    out.level(6, o.transports as i32);
    out.level(12, o.shields as i32);
    for satellite in 0..16 {
        out.flag(o.tasks_left >> satellite & 1 != 0);
    }
    out.level(6, o.satellites.into());
    out.level(12, (o.tasks / 5.0) as i32);
    out.level(10, o.disorder.into());
    for row in o.rows {
        out.level(6, row.into());
    }
    for city in &area.cities {
        out.level(9, i32::from(city.size()) - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::crates::orrery_reworld::Reworld;
    use orrery_core::{FastDice, Game, playout};

    #[test]
    fn every_position_fills_the_form() {
        for game in 0..30 {
            let mut dice = FastDice::new(game);
            let mut state =
                Reworld::setup(&Reworld::options(2 + (game % 3) as u8), &mut dice, &mut orrery_core::Silent)
                    .unwrap();
            let mut inputs = Inputs::default();
            while playout::random::<Reworld>(&mut state, &mut dice, &mut Vec::new(), 1) > 0 {
                for seat in Seat::all(state.players) {
                    inputs.clear();
                    write(&state, seat, &mut inputs);
                    assert_eq!(inputs.len(), COUNT);
                }
            }
        }
    }
}
