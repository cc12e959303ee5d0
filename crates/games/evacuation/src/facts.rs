//! What the tiles and cards are, for those who draw them.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{
    COMPONENTS, Condition, Content, Cost, Crossing, Effects, Figures, Metric, Passive, Payment, Spot,
    YearData,
};
use crate::vocab::{
    Arrow, BoardAction, BonusCard, Card, Contract, Corner, Field, Goal, Infra, Landscape, LineSide, Ship,
    Site, SoloAction, SoloCard, Stadium, Symbol, Tech, Terrain,
};

/// What the tiles and cards are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Facts {
    pub actions: Vec<ActionFact>,
    pub sites: Vec<SiteFact>,
    pub fields: Vec<FieldFact>,
    pub corners: Vec<CornerFact>,
    pub technologies: Vec<TechFact>,
    pub infrastructures: Vec<InfraFact>,
    pub ships: Vec<ShipFact>,
    pub stadiums: Vec<StadiumFact>,
    pub bonus_cards: Vec<BonusFact>,
    pub cards: Vec<CardFact>,
    pub goals: Vec<GoalFact>,
    pub contracts: Vec<ContractFact>,
    pub line_sides: Vec<LineFact>,
    pub solo_cards: Vec<SoloFact>,
    /// The spaces of the progress track, from 0.
    pub spaces: Vec<SpaceFact>,
    pub turning_points: Vec<TurningFact>,
    pub years: [YearData; 4],
    /// The energy of each space of the action track.
    pub action_energy: [u8; 7],
    pub figures: &'static Figures,
}

/// An action of the player board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ActionFact {
    pub id: BoardAction,
    pub power: u8,
    pub effects: Effects,
}

/// A site of the Old World.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SiteFact {
    pub id: Site,
    pub content: Content,
    pub landscapes: Vec<Landscape>,
    pub produces: Cost,
    /// The population that a flight carries.
    pub population: u8,
}

/// A field of the New World.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FieldFact {
    pub id: Field,
    pub q: i8,
    pub r: i8,
    pub terrain: Terrain,
    pub factories: u8,
    pub population: Vec<Spot>,
    pub symbols: Vec<Symbol>,
    pub neighbours: Vec<Field>,
    /// By how much its population raises production.
    pub produces: Cost,
}

/// A coast corner with its two lines.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CornerFact {
    pub id: Corner,
    pub q: i8,
    pub r: i8,
    pub a: Vec<Field>,
    pub b: Vec<Field>,
}

/// A technology.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TechFact {
    pub id: Tech,
    pub set: u8,
    pub level: u8,
    pub satisfaction: u8,
    pub instant: Effects,
    pub passives: &'static [Passive],
}

/// An infrastructure.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct InfraFact {
    pub id: Infra,
    pub level: u8,
    pub illustration: &'static str,
    /// Whether other cards have the same illustration.
    pub shared: bool,
    pub cost: Cost,
    pub condition: &'static Condition,
    pub rewards: Effects,
}

/// A spaceship.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ShipFact {
    pub id: Ship,
    pub site_slots: Vec<Landscape>,
    pub building_slots: u8,
    pub resource_slots: u8,
    pub cost: Cost,
    pub flight_energy: u8,
    pub return_energy: u8,
}

/// A stadium.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct StadiumFact {
    pub id: Stadium,
    pub satisfaction: u8,
    pub cost: Cost,
}

/// A bonus card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BonusFact {
    pub id: BonusCard,
    pub flag: bool,
    /// The smaller and the larger number.
    pub numbers: [u8; 2],
    pub upper: Effects,
    pub lower: Effects,
}

/// An action card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CardFact {
    pub id: Card,
    pub power: Vec<u8>,
    pub pay: Option<Payment>,
    pub effects: Effects,
}

/// A goal card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct GoalFact {
    pub id: Goal,
    pub metric: Metric,
    pub points_each: i32,
    pub by_level: Option<[i32; 3]>,
    pub steps: Vec<(u8, i32)>,
}

/// A side of a contract card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ContractFact {
    pub id: Contract,
    pub metric: Metric,
    pub n: u8,
    pub cost: Cost,
    pub rewards: Effects,
    pub points: i32,
}

/// A side of the line-dominance card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LineFact {
    pub id: LineSide,
    pub corners: [Corner; 3],
}

/// A solo card: what it does, and its back.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SoloFact {
    pub id: SoloCard,
    pub action: SoloAction,
    /// None for X.
    pub number: Option<u8>,
    pub arrow: Arrow,
}

/// A space of the progress track.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SpaceFact {
    pub section: u8,
    /// The symbols of the main and the 3+ lane.
    pub symbols: [Vec<Symbol>; 2],
    /// Their instant effects.
    pub instant: [Effects; 2],
}

/// A turning point.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TurningFact {
    /// The first space behind it.
    pub behind: u8,
    pub first: &'static [Crossing],
    pub second: &'static [Crossing],
}

/// The facts of the components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let c = &*COMPONENTS;
    Facts {
        actions: BoardAction::all()
            .map(|id| ActionFact {
                id,
                power: c.actions[id.index()].power,
                effects: c.actions[id.index()].effects,
            })
            .collect(),
        sites: Site::all().map(site).collect(),
        fields: Field::all().map(field).collect(),
        corners: Corner::all().map(corner).collect(),
        technologies: Tech::all().map(tech).collect(),
        infrastructures: Infra::all().map(infra).collect(),
        ships: Ship::all().map(ship).collect(),
        stadiums: Stadium::all()
            .map(|id| {
                let data = &c.stadiums[id.index()];
                StadiumFact { id, satisfaction: data.satisfaction, cost: data.cost }
            })
            .collect(),
        bonus_cards: BonusCard::all().map(bonus).collect(),
        cards: Card::all().map(card).collect(),
        goals: Goal::all().map(goal).collect(),
        contracts: Contract::all().map(contract).collect(),
        line_sides: LineSide::all()
            .map(|id| LineFact { id, corners: c.line_sides[id.index()].corners.map(Corner) })
            .collect(),
        solo_cards: SoloCard::all()
            .map(|id| {
                let data = &c.solo_cards[id.index()];
                SoloFact { id, action: data.action, number: data.number, arrow: data.arrow }
            })
            .collect(),
        spaces: c
            .spaces
            .iter()
            .map(|s| SpaceFact { section: s.section, symbols: s.symbols.map(symbols), instant: s.instant })
            .collect(),
        turning_points: c
            .turning_points
            .iter()
            .map(|t| TurningFact { behind: t.behind, first: t.effects[0], second: t.effects[1] })
            .collect(),
        years: c.years,
        action_energy: c.action_energy,
        figures: &c.figures,
    }
});

fn symbols(counts: [u8; 2]) -> Vec<Symbol> {
    let each = Symbol::ALL.into_iter().zip(counts);
    each.flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count.into())).collect()
}

fn site(id: Site) -> SiteFact {
    let data = &COMPONENTS.sites[id.index()];
    let landscapes = Landscape::ALL.into_iter().filter(|&landscape| data.has(landscape)).collect();
    SiteFact { id, content: data.content, landscapes, produces: data.produces, population: data.population }
}

fn field(id: Field) -> FieldFact {
    let data = &COMPONENTS.fields[id.index()];
    FieldFact {
        id,
        q: data.q,
        r: data.r,
        terrain: data.terrain,
        factories: data.factories,
        population: data.population.to_vec(),
        symbols: symbols(data.symbols),
        neighbours: COMPONENTS.map.neighbours[id.index()].iter().collect(),
        produces: data.produces,
    }
}

fn corner(id: Corner) -> CornerFact {
    let data = &COMPONENTS.corners[id.index()];
    let along = |arrow| COMPONENTS.map.along(id.index(), arrow).to_vec();
    CornerFact { id, q: data.q, r: data.r, a: along(Arrow::A), b: along(Arrow::B) }
}

fn tech(id: Tech) -> TechFact {
    let data = &COMPONENTS.techs[id.index()];
    TechFact {
        id,
        set: data.set,
        level: data.level,
        satisfaction: data.satisfaction,
        instant: data.instant,
        passives: data.passives,
    }
}

fn infra(id: Infra) -> InfraFact {
    let data = &COMPONENTS.infras[id.index()];
    InfraFact {
        id,
        level: data.level,
        illustration: data.illustration,
        shared: data.alike.count_ones() > 1,
        cost: data.cost,
        condition: &data.condition,
        rewards: data.rewards,
    }
}

fn ship(id: Ship) -> ShipFact {
    let data = &COMPONENTS.ships[id.index()];
    ShipFact {
        id,
        site_slots: data.site_slots.to_vec(),
        building_slots: data.building_slots,
        resource_slots: data.resource_slots,
        cost: data.cost,
        flight_energy: data.flight_energy,
        return_energy: data.return_energy,
    }
}

fn bonus(id: BonusCard) -> BonusFact {
    let data = &COMPONENTS.bonus_cards[id.index()];
    let [upper, lower] = data.effects;
    BonusFact { id, flag: data.flag, numbers: data.numbers, upper, lower }
}

fn card(id: Card) -> CardFact {
    let data = &COMPONENTS.cards[id.index()];
    CardFact { id, power: data.power.to_vec(), pay: data.pay, effects: data.effects }
}

fn goal(id: Goal) -> GoalFact {
    let data = &COMPONENTS.goals[id.index()];
    GoalFact {
        id,
        metric: data.metric,
        points_each: data.points_each,
        by_level: data.by_level,
        steps: data.steps.to_vec(),
    }
}

fn contract(id: Contract) -> ContractFact {
    let data = &COMPONENTS.contracts[id.index()];
    ContractFact {
        id,
        metric: data.metric,
        n: data.n,
        cost: data.cost,
        rewards: data.rewards,
        points: data.points,
    }
}
