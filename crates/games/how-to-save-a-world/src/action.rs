//! What a seat can decide: one small choice at a time. Ledger: HSW-DEC.
//!
//! The order of the variants is the order of every list: reactions first, then the choices of the step,
//! stopping last.

use serde::{Deserialize, Serialize};

use crate::vocab::{Badge, Card, CardType, Development, Project, Resource, Space, World};

/// One small decision. Those of a turn: HSW-DEC-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Setup: the species card to keep (HSW-SETUP-25).
    Keep {
        /// The card.
        card: Card,
    },
    /// Play a reaction card (HSW-REACT-01, HSW-DEC-08).
    React {
        /// The card.
        card: Card,
    },
    /// A turn: use the express shuttle (HSW-EXP-01, HSW-DEC-13).
    Express {
        /// The world that the lander leaves.
        from: World,
    },
    /// A turn: play an action card (HSW-ACT-01).
    Play {
        /// The card.
        card: Card,
    },
    /// Put a lander on an action space: as a turn (HSW-DEP-01, HSW-DEC-03), in overtime (HSW-DEC-09), or
    /// where an effect says so.
    Deploy {
        /// The space.
        space: Space,
    },
    /// A turn: pass (HSW-PASS-01).
    Pass,
    /// Paying in one resource: how many units are paid with ingenuity instead (HSW-RES-06).
    Pay {
        /// The units of ingenuity.
        ingenuity: u8,
    },
    /// Paying in resources of one's choice: the next unit (HSW-RES-07).
    PayUnit {
        /// The resource.
        resource: Resource,
    },
    /// Paying badges: turn an active tile (HSW-BADGE-03, HSW-DEC-04).
    SpendTile {
        /// The type of the tile.
        badge: Badge,
    },
    /// Paying badges: discard a card from the hand (HSW-BADGE-03).
    Discard {
        /// The card.
        card: Card,
    },
    /// Gain a standard resource of one's choice (HSW-RES-07).
    Gain {
        /// The resource.
        resource: Resource,
    },
    /// Raise a standard income line of one's choice (HSW-INC-03).
    Raise {
        /// The resource of the line.
        resource: Resource,
    },
    /// Gain a badge tile of one's choice (HSW-BADGE-02).
    TakeBadge {
        /// The type.
        badge: Badge,
    },
    /// Which of the tied worst or best projects is meant (HSW-TERM-02, HSW-DEC-11).
    Aim {
        /// The project.
        project: Project,
    },
    /// One single work (HSW-WORK-02, HSW-DEC-06).
    Work {
        /// The project.
        project: Project,
        /// Whether the discount of the turn is used for it (HSW-TECH-04, HSW-DEC-14).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        discount: bool,
    },
    /// The project whose steps 4 to 6 come next (HSW-WORK-11, HSW-DEC-10).
    Reward {
        /// The project.
        project: Project,
    },
    /// Make a development (HSW-LAB-10, HSW-DEC-07).
    Develop {
        /// The development.
        development: Development,
    },
    /// Take a card of the display, bought or free (HSW-CARD-02).
    Take {
        /// The card.
        card: Card,
    },
    /// Remove an own card from the game (HSW-CARD-13, HSW-DEC-15).
    Remove {
        /// The card.
        card: Card,
    },
    /// Choose one of the options of an effect (HSW-FX-06).
    Choose {
        /// The option, counted from 1.
        option: u8,
    },
    /// Pay the cost of an effect once (HSW-FX-05).
    PayCost,
    /// Turn a spent badge tile to its active side (HSW-FX-07).
    Reactivate {
        /// The type of the tile.
        badge: Badge,
    },
    /// Take a lander back from an action space (HSW-FX-08).
    Recall {
        /// The space.
        space: Space,
    },
    /// Move a lander between the arrival zones by the effect of a card (HSW-FX-09).
    Shuttle {
        /// The world that the lander leaves.
        from: World,
    },
    /// No more of what is offered (HSW-TURN-10).
    Stop,
}

impl Action {
    /// The most options that an effect can offer.
    pub(crate) const OPTIONS: u8 = 3;

    /// Every action that the format can express.
    pub fn universe() -> Vec<Action> {
        use Action::*;
        let cards_of = |wanted: CardType| Card::all().filter(move |card| card.card_type() == wanted);
        let mut all = Vec::new();
        all.extend(cards_of(CardType::Species).map(|card| Keep { card }));
        all.extend(cards_of(CardType::Reaction).map(|card| React { card }));
        all.extend(World::ALL.map(|from| Express { from }));
        all.extend(cards_of(CardType::Action).map(|card| Play { card }));
        all.extend(Space::all().map(|space| Deploy { space }));
        all.push(Pass);
        all.extend((0..=10).map(|ingenuity| Pay { ingenuity }));
        all.extend(Resource::ALL.map(|resource| PayUnit { resource }));
        all.extend(Badge::ALL.map(|badge| SpendTile { badge }));
        all.extend(Card::all().map(|card| Discard { card }));
        all.extend(Resource::STANDARD.map(|resource| Gain { resource }));
        all.extend(Resource::STANDARD.map(|resource| Raise { resource }));
        all.extend(Badge::ALL.map(|badge| TakeBadge { badge }));
        all.extend(Project::ALL.map(|project| Aim { project }));
        for project in Project::ALL {
            all.extend([false, true].map(|discount| Work { project, discount }));
        }
        all.extend(Project::ALL.map(|project| Reward { project }));
        all.extend(Development::all().map(|development| Develop { development }));
        all.extend(Card::all().map(|card| Take { card }));
        all.extend(Card::all().map(|card| Remove { card }));
        all.extend((1..=Action::OPTIONS).map(|option| Choose { option }));
        all.push(PayCost);
        all.extend(Badge::ALL.map(|badge| Reactivate { badge }));
        all.extend(Space::all().map(|space| Recall { space }));
        all.extend(World::ALL.map(|from| Shuttle { from }));
        all.push(Stop);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_small_and_readable() {
        assert!(size_of::<Action>() <= 8);
        let work = Action::Work { project: Project::Laser, discount: true };
        assert_eq!(orrery_core::notation::write(&work), "work laser discount");
    }
}
