//! What a seat knows of itself, and of each player.

use orrery_core::observe::Fields;
use orrery_core::{Seat, Viewer};

use crate::rules::goals;
use crate::state::{EMPTY, State, Step};
use crate::view::knows_goals;
use crate::vocab::{Card, Contract, Field, Goal, Infra, Ship, Site, Stadium};

/// What nobody else sees: cards, and the goals of the draft.
pub(super) fn own(state: &State, seat: Seat, out: &mut impl Fields) {
    let player = state.player(seat);
    if state.is_advanced() {
        out.flags("hand", Card::COUNT, player.cards.hand.0);
        out.flags("marked", Card::COUNT, player.cards.marked.0);
        out.flags("face_down", Card::COUNT, player.cards.face_down.0);
    }
    if !state.is_race() {
        let in_front = if state.step == Step::Draft { goals::in_front(state, seat).0 } else { 0 };
        out.flags("draft_in_front", Goal::COUNT, in_front.into());
        out.count("draft_round", 8, if state.step == Step::Draft { state.draft.round } else { 0 });
        let mine = |goal: u8| if goal == EMPTY { 0 } else { goal + 1 };
        let pick = if state.step == Step::Draft { mine(state.draft.picks[seat.index() & 3]) } else { 0 };
        out.ids("draft_pick", Goal::COUNT as u8, &[pick]);
        out.ids("goal_returned", Goal::COUNT as u8, &[mine(state.draft.returned[seat.index() & 3])]);
    }
}

/// What a seat knows of a player.
pub(super) fn write(state: &State, seat: Seat, other: Seat, out: &mut impl Fields) {
    let player = state.player(other);
    out.counts("stores", 255, player.stores.as_flattened());
    out.counts("production", 255, &player.production);
    out.counts("rewards", 255, &player.rewards);
    out.flags("sites", Site::COUNT, player.sites.0.into());
    out.count("sea_sites", 2, player.sea_sites);
    out.counts("supply", 4, &player.supply);
    out.counts("factories", 4, player.factories.as_flattened());
    out.counts("settled", 4, &player.settled);
    out.count("population", 100, player.population);
    out.flags("stadiums_old", Stadium::COUNT, player.stadiums[0].0.into());
    out.flags("stadiums_new", Stadium::COUNT, player.stadiums[1].0.into());
    out.flags("ships_old", Ship::COUNT, player.ships[0].0.into());
    out.flags("ships_new", Ship::COUNT, player.ships[1].0.into());
    out.flags("discounted", Ship::COUNT, player.discounted.0.into());
    out.flags("fields", Field::COUNT, player.fields.0.into());
    out.flags("infrastructures", Infra::COUNT, player.infras.hand.0.into());
    out.flags("played", Infra::COUNT, player.infras.played.0.into());
    out.flags("fulfilled", Infra::COUNT, player.infras.fulfilled.0.into());
    out.count("technology_set", 4, player.set);
    out.counts("grid", 8, player.grid.as_flattened());
    out.counts("research", 5, &player.research);
    out.count("penalties", 50, player.penalties);
    out.flag("passed", player.passed);
    out.count("actions", 50, player.actions);
    out.counts("areas", 10, &player.areas);
    out.counts("spaces", 25, &player.markers.map(|marker| marker.space));
    out.counts("lanes", 2, &player.markers.map(|marker| marker.lane as u8));
    out.flags("flying", Ship::COUNT, player.plan.flying.0.into());
    out.flags("returning", Ship::COUNT, player.plan.returning.0.into());
    out.count("loading", Ship::COUNT as u8, player.plan.loading);
    out.flag("confirmed", player.plan.confirmed);
    if !state.is_race() {
        // EVA-INFO-03: goal cards are secret until they are revealed.
        let open = knows_goals(state, Viewer::Seat(seat), other);
        let kept = if open { player.goals.kept } else { player.goals.revealed };
        out.flags("goals", Goal::COUNT, kept.0.into());
        out.flags("revealed", Goal::COUNT, player.goals.revealed.0.into());
        out.count("goal_count", 8, player.goals.kept.len());
        out.counts("bonuses", 20, &player.goals.bonuses);
    }
    if state.options.contracts {
        out.flags("contracts", Contract::COUNT, player.contracts.held.0.into());
        out.flags("contracts_played", Contract::COUNT, player.contracts.played.0.into());
    }
    if state.is_advanced() {
        out.count("hand_count", 80, player.cards.hand.len());
        out.flags("face_up", Card::COUNT, player.cards.face_up.0);
    }
}
