//! Effects, conditions, abilities and species scores: as they are written in the component file, which is also
//! how the browser gets them, and as the engine reads them.
//!
//! The engine keeps all effects of all components in one flat table. A list of effects is a range in it, and
//! an effect that holds others names their range. What each effect means is said in one place,
//! [`crate::rules::effects`]. Ledger: HSW-FX.

use serde::{Deserialize, Serialize};

use crate::vocab::{Badge, BadgePick, CardPick, CardType, Category, Project, ProjectPick, Resource};

/// An effect as it is written in the component file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum EffectEntry {
    Gain { resource: Resource, n: u8 },
    GainStandard { n: u8 },
    RaiseIncome { resource: Resource, n: u8 },
    RaiseStandardIncome { n: u8 },
    GainBadge { badge: BadgePick, n: u8 },
    Points { n: u8 },
    TakeStartMedal,
    Work { project: ProjectPick, n: u8 },
    Research { n: u8 },
    FreeDevelopment { category: Category, n: u8 },
    BuyCard { n: u8, card_type: CardPick, discount: u8 },
    GainCard { n: u8, card_type: CardPick },
    RemoveCardFor { effects: Vec<EffectEntry> },
    PerBadge { badge: Badge, max: u8, effects: Vec<EffectEntry> },
    PayFor { cost: Vec<CostEntry>, max: u8, effects: Vec<EffectEntry> },
    Choose { options: Vec<OptionEntry> },
    ReactivateBadges { n: u8 },
    RecallLander { n: u8 },
    ShuttleAndDeploy,
}

/// One option of `choose`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OptionEntry {
    /// What it does.
    pub effects: Vec<EffectEntry>,
}

/// What `pay_for` costs: a resource, or any mix of standard ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CostEntry {
    /// A resource, or `standard`.
    pub resource: String,
    /// How many.
    pub n: u8,
}

/// A condition that an event of the own turn fulfils.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum TriggerEntry {
    /// A standard marker moved up (HSW-REACT-06).
    GainStandard,
    /// A standard line moved up (HSW-REACT-07).
    RaiseStandard,
    /// A badge tile was placed (HSW-REACT-08).
    GainBadge,
    /// A single work was done (HSW-REACT-09).
    Work {
        /// On this project, or on any.
        project: ProjectPick,
    },
    /// A development was made.
    Develop,
    /// A card was taken from the display.
    GainCard {
        /// Of this type, or of any.
        card_type: CardPick,
    },
    /// An action card was played (HSW-ACT-06).
    PlayAction,
}

/// The ability of a level 1 technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// HSW-TECH-01
    ScienceBadgeWild,
    /// HSW-TECH-02
    ExpressAnyResource,
    /// HSW-TECH-03
    ExpressThenDeploy,
    /// HSW-TECH-04
    WorkDiscount {
        /// How many resources less.
        n: u8,
    },
    /// HSW-TECH-05
    ActionCardFree,
    /// HSW-TECH-06
    CardDiscount {
        /// How many resources less.
        n: u8,
    },
}

/// The points of a level 2 technology (HSW-TECH-07).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoresEntry {
    /// What scores.
    pub trigger: TriggerEntry,
    /// The points.
    pub points: u8,
    /// How often: `turn`.
    pub per: String,
}

/// What a species card scores (HSW-SPEC-11).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ScoreEntry {
    /// Points for each unit.
    PerUnit {
        /// What is counted.
        #[serde(flatten)]
        metric: Metric,
        /// The points for each.
        points: u8,
        /// The most points.
        max: u8,
    },
    /// Points by thresholds.
    Table {
        /// What is counted.
        #[serde(flatten)]
        metric: Metric,
        /// Threshold and points, ascending.
        steps: Vec<(u8, u8)>,
    },
    /// Points if something is true.
    Flag {
        /// What is asked.
        #[serde(flatten)]
        metric: Metric,
        /// The points.
        points: u8,
    },
}

/// What a species card counts (HSW-SPEC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "metric", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Metric {
    BadgeTiles {
        badge: Badge,
    },
    ResourceLeft {
        resource: Resource,
    },
    #[serde(rename = "tech1_count")]
    Tech1Count,
    #[serde(rename = "tech2_count")]
    Tech2Count,
    ActionCards,
    ReactionCards,
    SpeciesCards,
    ProjectSpace {
        project: ProjectPick,
    },
    IncomesAtMost {
        value: u8,
    },
    IncomesAtLeast {
        value: u8,
    },
    HighestIncome,
    BadgeSets,
    ProjectsLed,
    StartMedal,
}

/// A range in the table of effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct List {
    /// The first effect.
    pub at: u8,
    /// Behind the last effect.
    pub end: u8,
}

/// An effect as the engine reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Effect {
    Gain {
        resource: Resource,
        n: u8,
    },
    GainStandard {
        n: u8,
    },
    RaiseIncome {
        resource: Resource,
        n: u8,
    },
    RaiseStandard {
        n: u8,
    },
    GainBadge {
        pick: BadgePick,
        n: u8,
    },
    Points {
        n: u8,
    },
    TakeMedal,
    Work {
        pick: ProjectPick,
        n: u8,
    },
    Research {
        n: u8,
    },
    FreeDevelopment {
        category: Category,
        n: u8,
    },
    BuyCard {
        pick: CardPick,
        n: u8,
        discount: u8,
    },
    GainCard {
        pick: CardPick,
        n: u8,
    },
    RemoveCardFor {
        then: List,
    },
    PerBadge {
        badge: Badge,
        max: u8,
        each: List,
    },
    /// `resource`: none for any mix of standard resources.
    PayFor {
        resource: Option<Resource>,
        n: u8,
        max: u8,
        each: List,
    },
    Choose {
        options: [List; 3],
        count: u8,
    },
    Reactivate {
        n: u8,
    },
    Recall {
        n: u8,
    },
    ShuttleAndDeploy,
}

/// An event that fulfils conditions (HSW-REACT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// A standard marker moved up.
    GainStandard,
    /// A standard line moved up.
    RaiseStandard,
    /// A badge tile was placed.
    GainBadge,
    /// A single work on this project was done.
    Work(Project),
    /// A development was made.
    Develop,
    /// A card of this type was taken from the display.
    GainCard(CardType),
    /// An action card was played.
    PlayAction,
}

impl Trigger {
    /// How many there are.
    pub(crate) const COUNT: usize = 11;

    /// All of them, by index.
    pub(crate) const ALL: [Trigger; Trigger::COUNT] = [
        Trigger::GainStandard,
        Trigger::RaiseStandard,
        Trigger::GainBadge,
        Trigger::Develop,
        Trigger::PlayAction,
        Trigger::Work(Project::Laser),
        Trigger::Work(Project::Shield),
        Trigger::Work(Project::Evacuation),
        Trigger::GainCard(CardType::Action),
        Trigger::GainCard(CardType::Reaction),
        Trigger::GainCard(CardType::Species),
    ];

    /// The place in [`Trigger::ALL`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Trigger::GainStandard => 0,
            Trigger::RaiseStandard => 1,
            Trigger::GainBadge => 2,
            Trigger::Develop => 3,
            Trigger::PlayAction => 4,
            Trigger::Work(project) => 5 + project.index(),
            Trigger::GainCard(card_type) => 8 + card_type.index(),
        }
    }
}

impl TriggerEntry {
    /// Whether the event fulfils the condition.
    pub(crate) fn is_fulfilled_by(self, event: Trigger) -> bool {
        match (self, event) {
            (TriggerEntry::GainStandard, Trigger::GainStandard)
            | (TriggerEntry::RaiseStandard, Trigger::RaiseStandard)
            | (TriggerEntry::GainBadge, Trigger::GainBadge)
            | (TriggerEntry::Develop, Trigger::Develop)
            | (TriggerEntry::PlayAction, Trigger::PlayAction) => true,
            (TriggerEntry::Work { project }, Trigger::Work(done)) => {
                project == ProjectPick::Any || project.named() == Some(done)
            }
            (TriggerEntry::GainCard { card_type }, Trigger::GainCard(taken)) => card_type.allows(taken),
            _ => false,
        }
    }
}

/// Lays the written effects out in one table.
#[derive(Default)]
pub(super) struct Compiler {
    /// The table.
    pub table: Vec<Effect>,
}

impl Compiler {
    /// Lays out a list; its effects stand next to each other, those inside them before.
    pub fn list(&mut self, entries: &[EffectEntry]) -> Result<List, String> {
        let effects = entries.iter().map(|entry| self.effect(entry)).collect::<Result<Vec<_>, _>>()?;
        let at = self.table.len();
        self.table.extend(effects);
        let place = |n: usize| u8::try_from(n).map_err(|_| "there are more than 255 effects".to_owned());
        Ok(List { at: place(at)?, end: place(self.table.len())? })
    }

    fn effect(&mut self, entry: &EffectEntry) -> Result<Effect, String> {
        Ok(match *entry {
            EffectEntry::Gain { resource, n } => Effect::Gain { resource, n },
            EffectEntry::GainStandard { n } => Effect::GainStandard { n },
            EffectEntry::RaiseIncome { resource, n } => Effect::RaiseIncome { resource, n },
            EffectEntry::RaiseStandardIncome { n } => Effect::RaiseStandard { n },
            EffectEntry::GainBadge { badge, n } => Effect::GainBadge { pick: badge, n },
            EffectEntry::Points { n } => Effect::Points { n },
            EffectEntry::TakeStartMedal => Effect::TakeMedal,
            EffectEntry::Work { project, n } => Effect::Work { pick: project, n },
            EffectEntry::Research { n } => Effect::Research { n },
            EffectEntry::FreeDevelopment { category, n } => Effect::FreeDevelopment { category, n },
            EffectEntry::BuyCard { n, card_type, discount } => {
                Effect::BuyCard { pick: card_type, n, discount }
            }
            EffectEntry::GainCard { n, card_type } => Effect::GainCard { pick: card_type, n },
            EffectEntry::RemoveCardFor { ref effects } => Effect::RemoveCardFor { then: self.list(effects)? },
            EffectEntry::PerBadge { badge, max, ref effects } => {
                Effect::PerBadge { badge, max, each: self.list(effects)? }
            }
            EffectEntry::PayFor { ref cost, max, ref effects } => {
                let [CostEntry { resource, n }] = &cost[..] else {
                    return Err("a `pay_for` has one cost".into());
                };
                let named = Resource::from_id(resource);
                if named.is_none() && resource != "standard" {
                    return Err(format!("`{resource}` is no resource to pay with"));
                }
                Effect::PayFor { resource: named, n: *n, max, each: self.list(effects)? }
            }
            EffectEntry::Choose { ref options } => {
                let mut lists = [List::default(); 3];
                if !(1..=lists.len()).contains(&options.len()) {
                    return Err("a `choose` has 1 to 3 options".into());
                }
                for (list, option) in lists.iter_mut().zip(options) {
                    *list = self.list(&option.effects)?;
                }
                Effect::Choose { options: lists, count: options.len() as u8 }
            }
            EffectEntry::ReactivateBadges { n } => Effect::Reactivate { n },
            EffectEntry::RecallLander { n } => Effect::Recall { n },
            EffectEntry::ShuttleAndDeploy => Effect::ShuttleAndDeploy,
        })
    }
}
