//! What always holds: every piece in exactly one place, every summary up to date. Ledger: EVA-INV.

use orrery_core::Seat;

use crate::components::COMPONENTS;
use crate::rules::{progress, technology};
use crate::state::{EMPTY, Hold, Loaded, Player, Progress, State, Step};
use crate::vocab::{CardSet, Display, Field, Goal, GoalSet, Lane, Resource, ShipSet, Site, StadiumSet};

/// Fails with a text unless the condition holds.
macro_rules! holds {
    ($condition:expr, $($why:tt)+) => {
        if !$condition {
            return Err(format!($($why)+));
        }
    };
}

/// Checks everything; says what is wrong.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    fields(state)?;
    for seat in state.seats() {
        player(state, seat)?;
    }
    lanes(state)?;
    displays(state)?;
    cards(state)?;
    goals(state)?;
    holds!(
        state.to_act().is_empty() == (state.step == Step::Over),
        "somebody is to act unless the game is over"
    );
    Ok(())
}

fn player(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let flying: Vec<Hold> = player.plan.flying.iter().map(|ship| state.holds[ship.index()]).collect();
    for factory in Resource::ALL {
        let i = factory.index();
        let aboard = |hold: &Hold| {
            let site = |site: Site| COMPONENTS.sites[site.index()].factory() == Some(factory);
            let in_slots = hold.buildings.iter().flatten().filter(|piece| match piece {
                Loaded::Factory(f) => *f == factory,
                Loaded::Site(s) => site(*s),
                Loaded::Stadium(_) => false,
            });
            in_slots.count() + hold.sites.iter().flatten().filter(|s| site(**s)).count()
        };
        let total = player.supply[i] + player.factories[0][i] + player.factories[1][i] + player.settled[i];
        let total = usize::from(total) + flying.iter().map(aboard).sum::<usize>();
        holds!(total == 4, "EVA-INV-02: {total} {} factories of {seat:?}", factory.id());
        let built: u8 = player.fields.iter().map(|field| state.built(field)[i]).sum();
        holds!(built == player.settled[i], "{seat:?}: {built} {} factories on fields", factory.id());
        let by_population: u8 = player.fields.iter().map(|f| COMPONENTS.fields[f.index()].produces[i]).sum();
        let by_factories = player.settled[i] * (1 + player.powers.boost[i]);
        let sum = by_population + by_factories + player.sea_sites + player.rewards[i];
        holds!(
            sum == player.production[i],
            "EVA-INV-01: {} of {seat:?} is {} and not {sum}",
            factory.id(),
            player.production[i]
        );
    }
    holds!(
        player.powers == technology::powers(player),
        "{seat:?}: the powers of technologies are not up to date"
    );
    holds!(player.research.iter().all(|&n| n <= technology::STEPS), "{seat:?}: too much research");
    sea_sites(seat, player)?;
    let section = |marker: Progress| COMPONENTS.spaces[usize::from(marker.space)].section;
    let [front, rear] = player.markers;
    holds!(
        section(front).abs_diff(section(rear)) <= 1,
        "EVA-INV-04: markers of {seat:?} on {} and {}",
        front.space,
        rear.space
    );
    holds!(
        player.infras.fulfilled.minus(player.infras.played).is_empty(),
        "{seat:?}: fulfilled but not played"
    );
    holds!(
        player.contracts.played.minus(player.contracts.held).is_empty(),
        "{seat:?}: played a contract of others"
    );
    let cards: u8 = player.areas.iter().sum();
    holds!(cards + player.cards.face_up.len() == player.actions, "{seat:?}: {} actions", player.actions);
    Ok(())
}

/// EVA-INV-06
fn sea_sites(seat: Seat, player: &Player) -> Result<(), String> {
    let active = player.sites.iter().filter(|site| site.index() >= Site::LAND).count() as u8;
    let past = |point| progress::markers_past(player, point);
    holds!(active + past(1) == 2, "EVA-INV-06: {seat:?} has {active} active sea sites");
    let there = u8::from(past(2) == 2) + u8::from(past(3) == 2);
    holds!(player.sea_sites == there, "EVA-INV-06: {seat:?} has {} sea sites there", player.sea_sites);
    Ok(())
}

/// EVA-INV-03
fn fields(state: &State) -> Result<(), String> {
    for field in Field::all() {
        let owners = state.seats().filter(|&seat| state.player(seat).fields.contains(field)).count()
            + usize::from(state.solo.fields.contains(field));
        holds!(
            owners == usize::from(state.settled.contains(field)),
            "EVA-INV-03: {} has {owners} owners",
            field.id()
        );
        let built: u8 = state.built(field).iter().sum();
        let spots = COMPONENTS.fields[field.index()].factories;
        holds!(built <= spots, "{}: {built} factories on {spots} spots", field.id());
    }
    Ok(())
}

/// EVA-INV-05
fn lanes(state: &State) -> Result<(), String> {
    let all: Vec<Progress> = state
        .seats()
        .map(|seat| state.player(seat).markers)
        .chain(state.solo.markers)
        .flatten()
        .filter(|marker| marker.lane != Lane::Parking)
        .collect();
    for marker in &all {
        let there = all.iter().filter(|other| *other == marker).count();
        let room = if marker.space == progress::LAST { 2 } else { 1 };
        holds!(
            there <= room,
            "EVA-INV-05: {there} markers in {} of space {}",
            marker.lane.id(),
            marker.space
        );
        holds!(marker.space > 0, "space 0 has no lanes");
        holds!(marker.lane == Lane::Main || state.has_three_plus(), "EVA-SETUP-23: the 3+ lane is used");
    }
    Ok(())
}

/// EVA-INV-07, and that every ship, stadium and infrastructure is in one place at most.
fn displays(state: &State) -> Result<(), String> {
    if state.year == 0 {
        return Ok(());
    }
    for display in Display::ALL {
        let shelf = state.shelf(display);
        holds!(shelf.shown() == 3 || shelf.hidden() == 0, "EVA-INV-07: {} is not full", display.id());
        let mut places = shelf.stack.count_ones() + shelf.lower.count_ones();
        let mut all = shelf.stack | shelf.lower;
        let mut add = |bits: u32| {
            places += bits.count_ones();
            all |= bits;
        };
        shelf.items().chain(shelf.under().iter().copied()).for_each(|item| add(1 << item));
        for seat in state.seats() {
            let player = state.player(seat);
            match display {
                Display::Ship => player.ships.iter().for_each(|set| add(set.0)),
                Display::Stadium => {
                    player.stadiums.iter().for_each(|set| add(set.0));
                    player.plan.flying.iter().for_each(|ship| add(aboard(&state.holds[ship.index()]).0));
                }
                Display::Infrastructure => {
                    add(player.infras.hand.0);
                    add(player.infras.played.0);
                }
            }
        }
        if display == Display::Stadium {
            add(state.solo.stadiums.0);
            add(state.solo.aside.0);
        }
        holds!(places == all.count_ones(), "an item of the {} display is in two places", display.id());
    }
    let idle =
        |ship: usize| !ShipSet(1 << ship).and(flying(state)).is_empty() || state.holds[ship].is_empty();
    holds!((0..state.holds.len()).all(idle), "EVA-TRANS-03: a ship that does not fly is loaded");
    Ok(())
}

fn flying(state: &State) -> ShipSet {
    state.seats().fold(ShipSet::NONE, |all, seat| all.or(state.player(seat).plan.flying))
}

fn aboard(hold: &Hold) -> StadiumSet {
    let stadium = |piece: &Loaded| match piece {
        Loaded::Stadium(stadium) => Some(*stadium),
        _ => None,
    };
    hold.buildings.iter().flatten().filter_map(stadium).collect::<StadiumSet>()
}

/// EVA-INV-08
fn cards(state: &State) -> Result<(), String> {
    if !state.is_advanced() || (state.year == 0 && state.step != Step::Hand) {
        return Ok(());
    }
    let (mut all, mut count) = (state.deck, state.deck.len());
    for seat in state.seats() {
        let cards = &state.player(seat).cards;
        for set in [cards.hand, cards.face_down, cards.face_up, cards.discarded] {
            all = all.or(set);
            count += set.len();
        }
        holds!(cards.marked.minus(cards.hand).is_empty(), "{seat:?}: a marked card is not in hand");
        let laid_down: u8 = state.player(seat).areas.iter().sum();
        let waiting = u8::from(seat == state.active && is_laying_down(state));
        holds!(laid_down == cards.face_down.len() + waiting, "{seat:?}: {laid_down} cards under areas");
    }
    holds!(all == CardSet::ALL && count == 80, "EVA-INV-08: {count} action cards");
    Ok(())
}

fn is_laying_down(state: &State) -> bool {
    matches!(state.tasks.top(), Some(crate::state::Task::LayDown { .. }))
}

fn goals(state: &State) -> Result<(), String> {
    if state.is_race() {
        return Ok(());
    }
    let (mut all, mut count) = (GoalSet::NONE, 0);
    for seat in state.seats() {
        let mut own = state.player(seat).goals.kept;
        let returned = state.draft.returned[seat.index()];
        if returned != EMPTY {
            own.insert(Goal(returned));
        }
        holds!(own == state.draft.kept_by(seat), "{seat:?}: goal cards are not those of the draft");
        all = all.or(own);
        count += own.len();
    }
    for pack in state.draft.packs {
        all = all.or(pack);
        count += pack.len();
    }
    holds!(count == all.len(), "a goal card is in two places");
    Ok(())
}
