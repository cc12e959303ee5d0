//! Taking back own choices of a simultaneous step while others still choose, and changing a transport plan
//! (EVA-DEC-11, EVA-OPEN-65). Offered to people; nothing here is needed to play.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::transport::{flight_energy, loading, return_energy};
use super::{Choices, Context};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{EMPTY, Hold, Loaded, Player, State, Step};
use crate::vocab::{CardSet, Resource, Ship, Site, Stadium, World};

/// What a seat may take back now, ascending.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut impl Choices) {
    if !state.step.is_simultaneous() || state.busy.is_empty() {
        return;
    }
    let player = state.player(seat);
    if state.step == Step::Transport && state.busy.contains(seat) {
        let current = loading(player);
        for ship in player.plan.flying.iter().filter(|&ship| Some(ship) != current) {
            out.add(Action::Reload { ship });
        }
        for ship in player.plan.flying.or(player.plan.returning).iter() {
            out.add(Action::Ground { ship });
        }
        for site in Site::all().filter(|&site| ship_of(state, player, Loaded::Site(site)).is_some()) {
            out.add(Action::UnloadSite { site });
        }
        for stadium in Stadium::all() {
            if ship_of(state, player, Loaded::Stadium(stadium)).is_some() {
                out.add(Action::UnloadStadium { stadium });
            }
        }
        if let Some(ship) = current {
            let hold = &state.holds[ship.index()];
            for factory in Resource::ALL {
                if hold.buildings.contains(&Some(Loaded::Factory(factory))) {
                    out.add(Action::UnloadFactory { factory });
                }
            }
            for resource in Resource::ALL {
                if hold.resources[resource.index()] > 0 {
                    out.add(Action::UnloadResource { resource });
                }
            }
        }
    }
    if check(state, seat, Action::Reopen).is_ok() {
        out.add(Action::Reopen);
    }
}

/// The ship of a player that carries a piece.
fn ship_of(state: &State, player: &Player, piece: Loaded) -> Option<Ship> {
    player.plan.flying.iter().find(|ship| {
        let hold = &state.holds[ship.index()];
        let in_site_slot = matches!(piece, Loaded::Site(site) if hold.sites.contains(&Some(site)));
        in_site_slot || hold.buildings.contains(&Some(piece))
    })
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    ensure!("EVA-DEC-11", state.step.is_simultaneous() && !state.busy.is_empty());
    let player = state.player(seat);
    if action == Action::Reopen {
        // Somebody else is still choosing, and there is something of one's own to take back.
        let chosen = match state.step {
            Step::Draft => state.draft.picks[seat.index()] != EMPTY,
            Step::ReturnGoal => state.draft.returned[seat.index()] != EMPTY,
            Step::Hand => !player.cards.marked.is_empty(),
            _ => player.plan.confirmed && (!player.ships[0].is_empty() || !player.ships[1].is_empty()),
        };
        ensure!("EVA-DEC-11", chosen);
        return Ok(());
    }
    ensure!("EVA-DEC-11", state.step == Step::Transport && state.busy.contains(seat));
    let current = loading(player);
    let holds = |has: &dyn Fn(&Hold) -> bool| current.is_some_and(|ship| has(&state.holds[ship.index()]));
    let possible = match action {
        Action::Reload { ship } => player.plan.flying.contains(ship) && current != Some(ship),
        Action::Ground { ship } => player.plan.flying.or(player.plan.returning).contains(ship),
        Action::UnloadSite { site } => ship_of(state, player, Loaded::Site(site)).is_some(),
        Action::UnloadStadium { stadium } => ship_of(state, player, Loaded::Stadium(stadium)).is_some(),
        Action::UnloadFactory { factory } => {
            holds(&|hold| hold.buildings.contains(&Some(Loaded::Factory(factory))))
        }
        Action::UnloadResource { resource } => holds(&|hold| hold.resources[resource.index()] > 0),
        _ => false,
    };
    ensure!("EVA-DEC-11", possible);
    Ok(())
}

pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    let state = &mut *ctx.state;
    match action {
        Action::Reload { ship } => state.player_mut(seat).plan.loading = ship.0 + 1,
        Action::Ground { ship } => ground(state, seat, ship),
        Action::UnloadSite { site } => take_off(state, seat, Loaded::Site(site)),
        Action::UnloadStadium { stadium } => take_off(state, seat, Loaded::Stadium(stadium)),
        Action::UnloadFactory { factory } => take_off(state, seat, Loaded::Factory(factory)),
        Action::UnloadResource { resource } => {
            if let Some(ship) = loading(state.player(seat)) {
                let aboard = &mut state.holds[ship.index()].resources[resource.index()];
                *aboard = aboard.saturating_sub(1);
                *state.player_mut(seat).store(World::Old, resource) += 1;
            }
        }
        _ => return reopen(state, seat),
    }
    ctx.tell(Event::PlanChanged { seat });
}

fn reopen(state: &mut State, seat: Seat) {
    match state.step {
        Step::Draft => state.draft.picks[seat.index()] = EMPTY,
        Step::ReturnGoal => state.draft.returned[seat.index()] = EMPTY,
        Step::Hand => state.player_mut(seat).cards.marked = CardSet::NONE,
        _ => state.player_mut(seat).plan.confirmed = false,
    }
    state.busy.insert(seat);
}

/// The ship stays: its energy and its cargo come back.
fn ground(state: &mut State, seat: Seat, ship: Ship) {
    let player = state.player_mut(seat);
    if player.plan.returning.contains(ship) {
        player.plan.returning.remove(ship);
        let energy = return_energy(player, ship);
        *player.store(World::New, Resource::Energy) += energy;
        return;
    }
    let energy = flight_energy(player, ship, &mut orrery_core::NoParts);
    *player.store(World::Old, Resource::Energy) += energy;
    player.plan.flying.remove(ship);
    if loading(player) == Some(ship) {
        player.plan.loading = 0;
    }
    let hold = std::mem::take(&mut state.holds[ship.index()]);
    let player = state.player_mut(seat);
    for piece in
        hold.sites.into_iter().flatten().map(Loaded::Site).chain(hold.buildings.into_iter().flatten())
    {
        give_back(player, piece);
    }
    for i in 0..3 {
        player.stores[World::Old.index()][i] += hold.resources[i];
    }
}

fn take_off(state: &mut State, seat: Seat, piece: Loaded) {
    let player = *state.player(seat);
    let ship = match piece {
        // Factories are alike; the one on the current ship is meant.
        Loaded::Factory(_) => loading(&player),
        _ => ship_of(state, &player, piece),
    };
    let Some(ship) = ship else { return };
    let hold = &mut state.holds[ship.index()];
    let in_slot = hold.buildings.iter_mut().find(|slot| **slot == Some(piece));
    if let Some(slot) = in_slot {
        *slot = None;
    } else if let Loaded::Site(site) = piece
        && let Some(slot) = hold.sites.iter_mut().find(|slot| **slot == Some(site))
    {
        *slot = None;
    }
    give_back(state.player_mut(seat), piece);
}

fn give_back(player: &mut Player, piece: Loaded) {
    match piece {
        Loaded::Stadium(stadium) => player.stadiums[World::Old.index()].insert(stadium),
        Loaded::Factory(factory) => player.factories[World::Old.index()][factory.index()] += 1,
        Loaded::Site(site) => {
            player.sites.insert(site);
            if let Some(factory) = COMPONENTS.sites[site.index()].factory() {
                player.supply[factory.index()] += 1;
            }
        }
    }
}
