//! Everything about a game in progress: plain data and small helpers.

mod display;
mod player;
mod tasks;

use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

pub use display::{EMPTY, Shelf};
pub use player::{Cards, Contracts, Goals, Infras, Plan, Player, Powers, Progress, satisfaction};
pub use tasks::{Item, Task, Tasks};

use crate::components::{COMPONENTS, Cost};
use crate::options::Options;
use crate::vocab::{
    Actions, BonusCard, CardSet, ContractSet, Display, Field, FieldSet, Goal, GoalSet, Mode, Phase, Resource,
    Ship, Site, SoloCard, SoloSet, Stadium, StadiumSet,
};

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What was chosen when the table was set.
    pub options: Options,
    /// The players; those beyond the number of players mean nothing.
    pub players: [Player; 4],
    /// Where in the game it is.
    pub step: Step,
    /// The year, 1 to 4; 0 before the first.
    pub year: u8,
    /// Whose turn it is, where players act one after the other.
    pub active: Seat,
    /// Who still has to choose, where all act at the same time.
    pub busy: Seats,
    /// What the active player still has to do.
    pub tasks: Tasks,
    /// The turn order (EVA-SETUP-21); places beyond `places` mean nothing.
    pub order: [Who; 4],
    /// How many places the turn order has.
    pub places: u8,
    /// The place whose turn it is, from 0.
    pub place: u8,
    /// The displays, in the order of [`Display::ALL`].
    pub shelves: [Shelf; 3],
    /// The bonus cards of the four years, open for all and in this order (EVA-SETUP-18, EVA-SETUP-19).
    pub bonus_cards: [BonusCard; 4],
    /// All settled fields, also those of the opponent.
    pub settled: FieldSet,
    /// The factories on each field: two bits for each type.
    #[serde(with = "orrery_core::array")]
    pub built: [u8; Field::COUNT],
    /// The goal draft.
    pub draft: Draft,
    /// Contracts that nobody has taken yet.
    pub contracts: ContractSet,
    /// The three lines of line dominance: corner and arrow B.
    pub lines: [(u8, bool); 3],
    /// The draw stack of action cards.
    pub deck: CardSet,
    /// The opponent of a solo game, or the simulated third player.
    pub solo: Solo,
    /// What is on board of each ship while Transport runs.
    pub holds: [Hold; Ship::COUNT],
    /// The first player who reached the race goal (EVA-RACE-02).
    pub reached: Option<Seat>,
    /// Whether the active player has played a contract this turn (EVA-CONTR-04).
    pub contract_played: bool,
}

/// Where in the game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Goal cards are drafted (EVA-POINT-02, EVA-SOLO-10).
    Draft,
    /// One of four goal cards goes back (EVA-DEC-02).
    ReturnGoal,
    /// Action cards are discarded (EVA-DEC-03).
    Hand,
    /// Phase 1.
    Income,
    /// Phase 2.
    Actions,
    /// Phase 3.
    Transport,
    /// Phase 3, after unloading: ships may fly back at once.
    FlyBack,
    /// Phase 5.
    Progress,
    /// Phase 6.
    Bonus,
    /// The game is over.
    Over,
}

impl Step {
    /// The phase of the year; none before the first year and after the last.
    pub fn phase(self) -> Option<Phase> {
        match self {
            Step::Draft | Step::ReturnGoal | Step::Over => None,
            Step::Hand | Step::Income => Some(Phase::Income),
            Step::Actions => Some(Phase::Actions),
            Step::Transport | Step::FlyBack => Some(Phase::Transport),
            Step::Progress => Some(Phase::Progress),
            Step::Bonus => Some(Phase::Bonus),
        }
    }

    /// Whether several seats choose at the same time.
    pub fn is_simultaneous(self) -> bool {
        matches!(self, Step::Draft | Step::ReturnGoal | Step::Hand | Step::Transport)
    }
}

/// A place in the turn order belongs to a player or to a colour of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player.
    Player(Seat),
    /// The opponent of the solo game (EVA-SOLO-02).
    Opponent,
    /// The neutral colour of the solo game (EVA-SOLO-02).
    Neutral,
}

/// The goal draft. A seat's `kept` are told by rounds, so that it can be known who saw which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The round, from 0; the number of picks in a solo game.
    pub round: u8,
    /// The cards in front of each seat to choose from; the two piles of a solo game.
    pub packs: [GoalSet; 4],
    /// What each seat has kept, by rounds; [`EMPTY`] for nothing yet.
    pub kept: [[u8; 4]; 4],
    /// What each seat has chosen in this round, until all have; [`EMPTY`] for nothing yet.
    pub picks: [u8; 4],
    /// The card that each seat has returned.
    pub returned: [u8; 4],
}

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            round: 0,
            packs: [GoalSet::NONE; 4],
            kept: [[EMPTY; 4]; 4],
            picks: [EMPTY; 4],
            returned: [EMPTY; 4],
        }
    }
}

impl Draft {
    /// The goal cards that a seat has kept so far.
    pub fn kept_by(&self, seat: Seat) -> GoalSet {
        self.kept[seat.index()].iter().filter(|&&goal| goal != EMPTY).map(|&goal| Goal(goal)).collect()
    }
}

/// The opponent of a solo game, or the simulated third player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solo {
    /// The top card of the stack, whose back is visible (EVA-SOLO-06).
    pub top: Option<SoloCard>,
    /// The cards below it, unordered.
    pub stack: SoloSet,
    /// The cards turned face up this year.
    pub turned: SoloSet,
    /// The corner of the solo tile.
    pub corner: u8,
    /// Its fields.
    pub fields: FieldSet,
    /// Stadiums it has built (EVA-SOLO-18).
    pub stadiums: StadiumSet,
    /// Stadiums set aside for later (EVA-SOLO-05).
    pub aside: StadiumSet,
    /// The progress markers of the opponent and of the neutral colour.
    pub markers: [[Progress; 2]; 2],
}

impl Default for Solo {
    fn default() -> Solo {
        Solo {
            top: None,
            stack: SoloSet::NONE,
            turned: SoloSet::NONE,
            corner: 0,
            fields: FieldSet::NONE,
            stadiums: StadiumSet::NONE,
            aside: StadiumSet::NONE,
            markers: [[Progress::START; 2]; 2],
        }
    }
}

/// What is on board of a ship (EVA-TRANS-08 to EVA-TRANS-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hold {
    /// Sites in site slots.
    pub sites: [Option<Site>; 2],
    /// What is in building slots: two, and one more by technology.
    pub buildings: [Option<Loaded>; 3],
    /// Resources.
    pub resources: Cost,
}

/// What is in a building slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loaded {
    /// A stadium.
    Stadium(Stadium),
    /// A prepared factory.
    Factory(Resource),
    /// A factory site.
    Site(Site),
}

impl Hold {
    /// Whether nothing is on board.
    pub fn is_empty(&self) -> bool {
        *self == Hold::default()
    }
}

impl State {
    /// The player on a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    /// The player on a seat.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// All seats.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// The seats that are waited for.
    #[inline]
    pub fn to_act(&self) -> Seats {
        if self.step.is_simultaneous() {
            self.busy
        } else if self.tasks.is_empty() {
            Seats::NONE
        } else {
            Seats::one(self.active)
        }
    }

    /// The places of the turn order.
    pub fn order(&self) -> &[Who] {
        &self.order[..usize::from(self.places)]
    }

    /// The players in turn order.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (order, places) = (self.order, usize::from(self.places));
        order.into_iter().take(places).filter_map(|who| match who {
            Who::Player(seat) => Some(seat),
            _ => None,
        })
    }

    /// The display of a kind.
    #[inline]
    pub fn shelf(&self, display: Display) -> &Shelf {
        &self.shelves[display.index()]
    }

    /// Whether this is the solo game (EVA-SOLO-01).
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// Whether solo cards act, as the opponent or as a simulated third player.
    #[inline]
    pub fn has_solo_cards(&self) -> bool {
        self.is_solo() || self.options.rival
    }

    /// Whether the race decides.
    #[inline]
    pub fn is_race(&self) -> bool {
        self.options.mode == Mode::Race
    }

    /// Whether action cards are used.
    #[inline]
    pub fn is_advanced(&self) -> bool {
        self.options.actions == Actions::Advanced
    }

    /// Whether the 3+ lane is used (EVA-SETUP-23, EVA-SOLO-03, EVA-RIVAL-02).
    #[inline]
    pub fn has_three_plus(&self) -> bool {
        self.options.players > 2
    }

    /// The bonus card of this year.
    pub fn bonus_card(&self) -> BonusCard {
        self.bonus_cards[usize::from(self.year.clamp(1, 4)) - 1]
    }

    /// What this year takes.
    pub fn year_data(&self) -> crate::components::YearData {
        COMPONENTS.years[usize::from(self.year.clamp(1, 4)) - 1]
    }

    /// The factories on a field, by type.
    pub fn built(&self, field: Field) -> Cost {
        let bits = self.built[field.index()];
        [bits & 3, bits >> 2 & 3, bits >> 4 & 3]
    }

    /// The fields that are not settled yet.
    #[inline]
    pub fn free_fields(&self) -> FieldSet {
        const ALL: u64 = (1 << Field::COUNT) - 1;
        FieldSet(ALL & !self.settled.0)
    }
}
