//! A position of Evacuation, described for the network.

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::components::{COMPONENTS, Effect};
use orrery_catalog::crates::orrery_evacuation::state::{Loaded, Step, Task, Who};
use orrery_catalog::crates::orrery_evacuation::vocab::{
    BonusCard, Card, Contract, Display, Field, Goal, Infra, Lane, Mode, Ship, Site, Stadium,
};
use orrery_core::Seat;

use crate::Inputs;

use super::clock::Clock;
use super::goals;
use super::outlook::{power, symbols};

/// The number of inputs.
pub(super) const COUNT: usize = TABLE + OWN + 2 * SEAT;

const TABLE: usize = 4
    + 10
    + 20
    + 3
    + 4
    + 2 * BonusCard::COUNT
    + Ship::COUNT
    + Stadium::COUNT
    + Infra::COUNT
    + Contract::COUNT
    + Field::COUNT
    + 6;
const OWN: usize = Goal::COUNT + 2 * 5 + Card::COUNT + 5 + 13 + 13 + 9;
const SEAT: usize = 3 * 9
    + 3 * 9
    + 3 * 14
    + Site::COUNT
    + 10
    + 3 * (4 + 4 + 4)
    + 4
    + 4
    + 14
    + 2 * Ship::COUNT
    + Field::COUNT
    + 3 * Infra::COUNT
    + 36
    + 3 * 2
    + 10
    + 1
    + 7
    + 4 * 4
    + 22
    + 2 * 25
    + 2 * 2
    + 4
    + 2 * Contract::COUNT
    + 4
    + 4
    + 6
    + 6
    + 9
    + 4;

pub(super) fn write(state: &State, seat: Seat, out: &mut Inputs) {
    let players = usize::from(state.options.players);
    table(state, seat, out);
    own(state, seat, out);
    player(state, seat, out);
    // The next player in clockwise order; further ones count through the estimate that the network corrects.
    if players > 1 {
        player(state, Seat(((seat.index() + 1) % players) as u8), out);
    } else {
        out.skip(SEAT as u16);
    }
}

/// What is common to all.
fn table(state: &State, seat: Seat, out: &mut Inputs) {
    out.one_of(4, i32::from(state.year) - 1);
    let step = match state.step {
        Step::Draft => 0,
        Step::ReturnGoal => 1,
        Step::Hand => 2,
        Step::Income => 3,
        Step::Actions => 4,
        Step::Transport => 5,
        Step::FlyBack => 6,
        Step::Progress => 7,
        Step::Bonus => 8,
        Step::Over => 9,
    };
    out.one_of(10, step);
    // What the seat is in the middle of.
    let task = state.tasks.top().filter(|_| state.active == seat && !state.step.is_simultaneous());
    out.one_of(20, task.map_or(-1, kind_of));
    out.flag(state.active == seat && !state.step.is_simultaneous());
    out.flag(state.is_advanced());
    out.flag(state.options.mode == Mode::Race);
    let place = state.order().iter().position(|&who| who == Who::Player(seat));
    out.one_of(4, place.map_or(-1, |place| place as i32));
    // The bonus cards of this year and of the next.
    out.one_of(BonusCard::COUNT as u16, state.bonus_card().index() as i32);
    let next = state.bonus_cards.get(usize::from(state.year));
    out.one_of(BonusCard::COUNT as u16, next.map_or(-1, |card| card.index() as i32));
    for (display, count) in [
        (Display::Ship, Ship::COUNT),
        (Display::Stadium, Stadium::COUNT),
        (Display::Infrastructure, Infra::COUNT),
    ] {
        let shown = state.shelf(display).items().fold(0u32, |set, item| set | 1 << item);
        for item in 0..count {
            out.flag(shown >> item & 1 != 0);
        }
    }
    for contract in Contract::all() {
        out.flag(state.contracts.contains(contract));
    }
    for field in Field::all() {
        out.flag(state.settled.contains(field));
    }
    out.level(
        6,
        state.solo.stadiums.iter().map(|s| i32::from(COMPONENTS.stadiums[s.index()].satisfaction)).sum(),
    );
}

/// What kind of decision a task is.
fn kind_of(task: Task) -> i32 {
    match task {
        Task::Turn => 0,
        Task::LayDown { .. } | Task::DiscardDown => 1,
        Task::Pay { .. } | Task::Discount { .. } => 2,
        Task::CardEffects { .. } => 3,
        Task::PutUnder { .. } => 4,
        Task::UseFactories { .. } => 5,
        Task::IncomeExchange { .. } => 6,
        Task::FlyBack | Task::EndTurn => 7,
        Task::ChoosePower | Task::Advance { .. } => 8,
        Task::Place { .. } => 9,
        Task::TakeBonus => 10,
        Task::Do { effect, .. } => match effect {
            Effect::GainResource { .. } => 11,
            Effect::Exchange => 12,
            Effect::Research => 13,
            Effect::Develop => 14,
            Effect::BuildShip(_) | Effect::GainShip => 15,
            Effect::BuildStadium(_) | Effect::GainStadium => 16,
            Effect::Settle(_) => 17,
            Effect::PrepareFactory(_) | Effect::GainFactory { .. } => 18,
            _ => 19,
        },
    }
}

/// What only the owner knows, and how the seat stands to what is asked of it this year.
fn own(state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    let cards = goals::cards(state, player, seat);
    for goal in Goal::all() {
        out.flag(cards.contains(goal));
    }
    for bonuses in player.goals.bonuses {
        out.level(5, bonuses.into());
    }
    for card in Card::all() {
        out.flag(player.cards.hand.contains(card));
    }
    let clock = Clock::of(state, seat);
    out.flag(clock.acting);
    out.flag(clock.flying);
    out.flag(clock.moving);
    out.flag(clock.bonus);
    out.flag(player.plan.loading > 0);
    // How far the power points are from the two numbers of the bonus card.
    let numbers = COMPONENTS.bonus_cards[state.bonus_card().index()].numbers;
    for number in numbers {
        let short = i32::from(number) - i32::from(power(player));
        out.one_of(13, if clock.bonus && state.year > 0 { (short + 4).clamp(0, 12) } else { -1 });
    }
    let lowest = |seat: Seat| i32::from(state.player(seat).lowest());
    let rival = state.seats().filter(|&other| other != seat).map(lowest).max().unwrap_or(0);
    out.one_of(9, (lowest(seat) - rival).clamp(-4, 4) + 4);
}

/// What everybody sees of a player.
fn player(state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    for store in player.stores {
        for amount in store {
            out.level(9, amount.into());
        }
    }
    for amount in player.production {
        out.level(14, amount.into());
    }
    for site in Site::all() {
        out.flag(player.sites.contains(site));
    }
    out.level(10, player.population.into());
    for r in 0..3 {
        out.level(4, player.factories[0][r].into());
        out.level(4, player.factories[1][r].into());
        out.level(4, player.settled[r].into());
    }
    out.level(4, player.stadiums[0].len().into());
    out.level(4, player.stadiums[1].len().into());
    out.level(14, player.satisfaction(player.all_stadiums()).into());
    for ship in Ship::all() {
        out.flag(player.ships[0].contains(ship));
        out.flag(player.ships[1].contains(ship));
    }
    for field in Field::all() {
        out.flag(player.fields.contains(field));
    }
    for infra in Infra::all() {
        out.flag(player.infras.hand.contains(infra));
        out.flag(player.infras.played.contains(infra));
        out.flag(player.infras.fulfilled.contains(infra));
    }
    let techs = player.techs().fold(0u64, |set, tech| set | 1 << tech.index());
    for tech in 0..36 {
        out.flag(techs >> tech & 1 != 0);
    }
    for research in player.research {
        out.flag(research > 0 && research % 2 == 0);
        out.flag(research >= 3);
    }
    out.level(10, player.penalties.into());
    out.flag(player.passed);
    out.level(7, player.actions.into());
    for cards in player.areas {
        out.level(4, cards.into());
    }
    out.level(22, power(player).into());
    let [a, b] = player.markers.map(|marker| i32::from(marker.space));
    out.level(25, a.max(b));
    out.level(25, a.min(b));
    for count in symbols(player) {
        out.level(2, count.into());
    }
    for marker in player.markers {
        out.flag(marker.lane != Lane::Parking);
        out.flag(marker.parked());
    }
    for contract in Contract::all() {
        out.flag(player.contracts.held.contains(contract));
        out.flag(player.contracts.played.contains(contract));
    }
    out.level(4, player.plan.flying.len().into());
    out.level(4, player.plan.returning.len().into());
    // What is on board.
    let (mut sites, mut buildings, mut resources) = (0, 0, [0; 3]);
    if state.step == Step::Transport {
        for ship in player.plan.flying.iter() {
            let hold = &state.holds[ship.index()];
            sites += hold.sites.iter().flatten().count() as i32;
            let pieces = hold.buildings.iter().flatten();
            buildings += pieces
                .filter(|piece| matches!(piece, Loaded::Stadium(_) | Loaded::Factory(_)))
                .count() as i32;
            for (sum, &n) in resources.iter_mut().zip(&hold.resources) {
                *sum += i32::from(n);
            }
        }
    }
    out.level(6, sites);
    out.level(6, buildings);
    for n in resources {
        out.level(3, n);
    }
    out.level(4, player.cards.hand.len().into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::crates::orrery_evacuation::Evacuation;
    use orrery_core::{FastDice, Game, Silent, playout};

    #[test]
    fn every_position_fills_the_form() {
        for players in 1..=4 {
            let mut dice = FastDice::new(players.into());
            let options = Evacuation::options(players);
            let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).unwrap();
            let mut inputs = Inputs::default();
            while playout::random::<Evacuation>(&mut state, &mut dice, &mut Vec::new(), 1) > 0 {
                for seat in state.seats() {
                    inputs.clear();
                    write(&state, seat, &mut inputs);
                    assert_eq!(inputs.len(), COUNT);
                }
            }
        }
    }
}
