//! What a seat can decide. One small decision each; the variants stand in the order in which lists show them.

use serde::{Deserialize, Serialize};

use crate::components::COMPONENTS;
use crate::vocab::{
    Bay, BoardAction, Card, Contract, Field, Goal, Half, Infra, Lane, Marker, Resource, Ship, Site, Stadium,
    World,
};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Action {
    /// Keep a goal card in the draft (EVA-DEC-01).
    KeepGoal { goal: Goal },
    /// Return one of four goal cards (EVA-DEC-02).
    ReturnGoal { goal: Goal },
    /// Discard an action card (EVA-DEC-03, EVA-DEC-20).
    Discard { card: Card },
    /// Take an action of the player board (EVA-ACT-04).
    Act { action: BoardAction },
    /// Play a card face up (EVA-ADV-06).
    PlayCard { card: Card },
    /// Play a contract (EVA-CONTR-04).
    PlayContract { contract: Contract },
    /// Pass for this year (EVA-ACT-02).
    Pass,
    /// Lay a card face down for a board action (EVA-ADV-05).
    LayDown { card: Card },
    /// Pay one unit (EVA-DEC-05, EVA-DEC-19).
    Pay { world: World, resource: Resource },
    /// Carry out an effect of the card next, counted from 1 (EVA-ADV-06).
    Resolve { effect: u8 },
    /// Gain a resource (EVA-GAIN-01).
    Gain { world: World, resource: Resource },
    /// Exchange a resource (EVA-EXCH-01).
    Exchange { world: World, give: Resource, take: Resource },
    /// Research in a column, from 1 (EVA-TECH-01).
    Research { column: u8 },
    /// Take an infrastructure into hand (EVA-INFRA-02).
    TakeInfrastructure { infrastructure: Infra },
    /// Play an infrastructure from hand (EVA-INFRA-03).
    PlayInfrastructure { infrastructure: Infra },
    /// Build or gain a ship (EVA-SHIP-01).
    BuildShip { ship: Ship, world: World },
    /// Build or gain a stadium (EVA-STAD-01).
    BuildStadium { stadium: Stadium, world: World },
    /// Pay for putting displayed items under their stack (EVA-DISP-04).
    Refresh { world: World, resource: Resource },
    /// Put the item at a position under its stack (EVA-DISP-04).
    PutUnder { position: u8 },
    /// A discount removes this resource from the price (EVA-TECH-17).
    Discount { resource: Resource },
    /// Settle a field (EVA-SETTLE-01).
    Settle { field: Field },
    /// Use a factory of this type for a spot (EVA-SETTLE-04).
    UseFactory { factory: Resource },
    /// Prepare a factory (EVA-FACT-01).
    Prepare { factory: Resource, world: World },
    /// Gain a factory (EVA-TECH-10).
    GainFactory { factory: Resource, world: World },
    /// Raise production (EVA-TECH-32).
    Raise { resource: Resource },
    /// Use so many power points for Progress (EVA-ADV-14).
    UsePower { points: u8 },
    /// Name the end spaces of the markers (EVA-PROG-15).
    Advance { front: u8, rear: u8 },
    /// Place a marker into a lane (EVA-PROG-09, EVA-PROG-10).
    Place { marker: Marker, lane: Lane },
    /// Take a bonus (EVA-BONUS-04).
    TakeBonus { half: Half },
    /// A ship flies to the New World; it is loaded next (EVA-TRANS-02).
    Fly { ship: Ship },
    /// A ship flies back (EVA-TRANS-05).
    FlyBack { ship: Ship },
    /// Load a site into the current ship (EVA-TRANS-08, EVA-TRANS-09).
    LoadSite { site: Site, bay: Bay },
    /// Load a stadium into the current ship (EVA-TRANS-09).
    LoadStadium { stadium: Stadium },
    /// Load a prepared factory into the current ship (EVA-TRANS-09).
    LoadFactory { factory: Resource },
    /// Load a resource into the current ship (EVA-TRANS-11).
    LoadResource { resource: Resource },
    /// The transport plan is complete (EVA-DEC-11).
    Confirm,
    /// No further one, or nothing of this (EVA-EXCH-01, EVA-BONUS-04, EVA-DISP-05).
    Decline,
    /// Load a ship again that flies already.
    Reload { ship: Ship },
    /// A ship stays after all; what is on board comes back.
    Ground { ship: Ship },
    /// Take a site off its ship.
    UnloadSite { site: Site },
    /// Take a stadium off its ship.
    UnloadStadium { stadium: Stadium },
    /// Take a factory off the current ship.
    UnloadFactory { factory: Resource },
    /// Take a resource off the current ship.
    UnloadResource { resource: Resource },
    /// Choose again, as long as the others are not ready.
    Reopen,
}

impl Action {
    /// Whether the action only takes back choices of the same seat.
    pub const fn rewinds(self) -> bool {
        matches!(
            self,
            Action::Reload { .. }
                | Action::Ground { .. }
                | Action::UnloadSite { .. }
                | Action::UnloadStadium { .. }
                | Action::UnloadFactory { .. }
                | Action::UnloadResource { .. }
                | Action::Reopen
        )
    }

    /// Every action that the format can express.
    pub fn universe() -> Vec<Action> {
        let mut all = Vec::new();
        all.extend(Goal::all().map(|goal| Action::KeepGoal { goal }));
        all.extend(Goal::all().map(|goal| Action::ReturnGoal { goal }));
        all.extend(Card::all().map(|card| Action::Discard { card }));
        all.extend(BoardAction::all().map(|action| Action::Act { action }));
        all.extend(Card::all().map(|card| Action::PlayCard { card }));
        all.extend(Contract::all().map(|contract| Action::PlayContract { contract }));
        all.push(Action::Pass);
        all.extend(Card::all().map(|card| Action::LayDown { card }));
        all.extend(places().map(|(world, resource)| Action::Pay { world, resource }));
        let effects = COMPONENTS.cards.iter().map(|card| card.effects.len() as u8).max().unwrap_or(0);
        all.extend((1..=effects).map(|effect| Action::Resolve { effect }));
        all.extend(places().map(|(world, resource)| Action::Gain { world, resource }));
        for (world, give) in places() {
            let others = Resource::ALL.into_iter().filter(|&take| take != give);
            all.extend(others.map(|take| Action::Exchange { world, give, take }));
        }
        all.extend((1..=3).map(|column| Action::Research { column }));
        all.extend(Infra::all().map(|infrastructure| Action::TakeInfrastructure { infrastructure }));
        all.extend(Infra::all().map(|infrastructure| Action::PlayInfrastructure { infrastructure }));
        for ship in Ship::all() {
            all.extend(World::ALL.map(|world| Action::BuildShip { ship, world }));
        }
        for stadium in Stadium::all() {
            all.extend(World::ALL.map(|world| Action::BuildStadium { stadium, world }));
        }
        all.extend(places().map(|(world, resource)| Action::Refresh { world, resource }));
        all.extend((1..=3).map(|position| Action::PutUnder { position }));
        all.extend(Resource::ALL.map(|resource| Action::Discount { resource }));
        all.extend(Field::all().map(|field| Action::Settle { field }));
        all.extend(Resource::ALL.map(|factory| Action::UseFactory { factory }));
        for factory in Resource::ALL {
            all.extend(World::ALL.map(|world| Action::Prepare { factory, world }));
        }
        for factory in Resource::ALL {
            all.extend(World::ALL.map(|world| Action::GainFactory { factory, world }));
        }
        all.extend(Resource::ALL.map(|resource| Action::Raise { resource }));
        all.extend((0..=MOST_POWER).map(|points| Action::UsePower { points }));
        for front in 0..=25 {
            all.extend((0..=25).map(|rear| Action::Advance { front, rear }));
        }
        for marker in Marker::ALL {
            all.extend([Lane::Main, Lane::ThreePlus].map(|lane| Action::Place { marker, lane }));
        }
        all.extend(Half::ALL.map(|half| Action::TakeBonus { half }));
        all.extend(Ship::all().map(|ship| Action::Fly { ship }));
        all.extend(Ship::all().map(|ship| Action::FlyBack { ship }));
        for site in Site::all() {
            all.extend(Bay::ALL.map(|bay| Action::LoadSite { site, bay }));
        }
        all.extend(Stadium::all().map(|stadium| Action::LoadStadium { stadium }));
        all.extend(Resource::ALL.map(|factory| Action::LoadFactory { factory }));
        all.extend(Resource::ALL.map(|resource| Action::LoadResource { resource }));
        all.extend([Action::Confirm, Action::Decline]);
        all.extend(Ship::all().map(|ship| Action::Reload { ship }));
        all.extend(Ship::all().map(|ship| Action::Ground { ship }));
        all.extend(Site::all().map(|site| Action::UnloadSite { site }));
        all.extend(Stadium::all().map(|stadium| Action::UnloadStadium { stadium }));
        all.extend(Resource::ALL.map(|factory| Action::UnloadFactory { factory }));
        all.extend(Resource::ALL.map(|resource| Action::UnloadResource { resource }));
        all.push(Action::Reopen);
        all
    }
}

/// Nobody can have more power points in a year than this: every further action costs three resources.
pub const MOST_POWER: u8 = 120;

/// The stores: each resource of each world.
pub(crate) fn places() -> impl Iterator<Item = (World, Resource)> + Clone {
    World::ALL.into_iter().flat_map(|world| Resource::ALL.into_iter().map(move |resource| (world, resource)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_small_and_readable() {
        assert!(size_of::<Action>() <= 8);
        let act = Action::Prepare { factory: Resource::Food, world: World::New };
        assert_eq!(orrery_core::notation::write(&act), "prepare food new");
    }
}
