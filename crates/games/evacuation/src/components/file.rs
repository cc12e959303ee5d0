//! The component file as it is written, and its reading.

use arrayvec::ArrayVec;
use orrery_core::Problem;
use serde::Deserialize;

use super::{
    ActionData, BonusData, CardData, Components, Condition, Content, ContractData, CornerData, Cost,
    Crossing, DIRECTIONS, Effects, FieldData, Figures, GoalData, InfraData, Line, LineSideData, Map, Metric,
    Need, ShipData, SiteData, SoloData, SpaceData, Spot, StadiumData, TechData, TurningPoint, YearData,
};
use crate::vocab::{Arrow, Landscape, Resource, SoloAction, Symbol, Terrain};

mod effects;

use effects::{EffectEntry, crossings, effects, effects_and_passives, effects_and_pay};

/// Reads a component file; says what is wrong with it.
pub(super) fn load(source: &str) -> Result<Components, Problem> {
    let file: File = toml::from_str(source).map_err(|e| Problem::of_toml(source, &e))?;
    let fields = exactly("fields", file.field.iter().map(FieldEntry::read).collect::<Result<Vec<_>, _>>()?)?;
    let corners = exactly(
        "coast corners",
        file.coast_corner.iter().map(CornerEntry::read).collect::<Result<Vec<_>, _>>()?,
    )?;
    let map = Map::new(&fields, &corners);
    let illustrations: Vec<&str> = file.infrastructure.iter().map(|i| &*i.illustration).collect();
    let alike = |own: &str| {
        illustrations.iter().enumerate().filter(|(_, i)| **i == own).map(|(n, _)| 1 << n).sum::<u32>()
    };
    let aside = &file.solo.stadium_values_set_aside;
    Ok(Components {
        actions: exactly("actions", each(&file.action, ActionEntry::read)?)?,
        sites: exactly("sites", file.old_world_site.iter().map(SiteEntry::read).collect())?,
        techs: exactly("technologies", each(&file.technology, TechEntry::read)?)?,
        infras: exactly("infrastructures", each(&file.infrastructure, |i| i.read(alike(&i.illustration)))?)?,
        ships: exactly("ships", each(&file.spaceship, ShipEntry::read)?)?,
        stadiums: exactly("stadiums", file.stadium.iter().map(|s| s.read(aside)).collect())?,
        bonus_cards: exactly("bonus cards", each(&file.bonus_card, BonusEntry::read)?)?,
        cards: exactly("action cards", each(&file.action_card, CardEntry::read)?)?,
        goals: exactly("goal cards", each(&file.goal_card, GoalEntry::read)?)?,
        contracts: exactly("contracts", each(&file.contract, ContractEntry::read)?)?,
        solo_cards: exactly("solo cards", each(&file.solo_card, SoloEntry::read)?)?,
        line_sides: exactly(
            "sides of the line card",
            file.line_card_side.iter().map(LineEntry::read).collect(),
        )?,
        spaces: exactly("spaces", spaces(&file)?)?,
        turning_points: exactly("turning points", each(&file.turning_point, TurningEntry::read)?)?,
        years: exactly("years", file.year.iter().map(YearEntry::read).collect())?,
        action_energy: exactly("spaces of the action track", file.action_track.energy.clone())?,
        figures: figures(&file)?,
        fields,
        corners,
        map,
    })
}

fn each<E, T>(entries: &[E], read: impl Fn(&E) -> Result<T, Problem>) -> Result<Vec<T>, Problem> {
    entries.iter().map(read).collect()
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], Problem> {
    let found = items.len();
    items.try_into().map_err(|_| Problem::new(format!("{found} {what}; the rulebook has {N}")))
}

/// Ids are kept for the whole life of the program.
fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn few<T, const N: usize>(id: &str, items: impl IntoIterator<Item = T>) -> Result<ArrayVec<T, N>, Problem> {
    let mut list = ArrayVec::new();
    for item in items {
        list.try_push(item).map_err(|_| Problem::new(format!("{id}: more than {N} entries in a list")))?;
    }
    Ok(list)
}

fn symbols(list: &[Symbol]) -> [u8; 2] {
    Symbol::ALL.map(|symbol| list.iter().filter(|s| **s == symbol).count() as u8)
}

/// Space 0 belongs to section 1 and has nothing (EVA-PROG-01).
fn spaces(file: &File) -> Result<Vec<SpaceData>, Problem> {
    let mut spaces = vec![SpaceData { section: file.progress_track.start_section, ..SpaceData::default() }];
    for space in &file.progress_space {
        spaces.push(SpaceData {
            section: space.section,
            symbols: [symbols(&space.main_symbols), symbols(&space.three_plus_symbols)],
            instant: [effects(&space.main_instant)?, effects(&space.three_plus_instant)?],
        });
    }
    Ok(spaces)
}

fn figures(file: &File) -> Result<Figures, Problem> {
    let points = &file.scoring.points;
    Ok(Figures {
        surcharge_from: file.action_surcharge.from_card,
        surcharge: file.action_surcharge.energy,
        goal_stadiums: file.race_goal.stadiums,
        goal_production: file.race_goal.production_each,
        race_penalty: file.scoring.race.penalty_token,
        race_bonus_first: file.scoring.race.satisfaction_first,
        race_bonus_second: file.scoring.race.satisfaction_second,
        race_bonus_two_players: file.scoring.race.satisfaction_two_player_first,
        lowest: exactly(
            "entries of the table of the lowest production",
            points.lowest_production.table.clone(),
        )?,
        lowest_beyond: points.lowest_production.per_step_beyond_10,
        factory_site_left: points.penalties.factory_site_left,
        population_site_left: points.penalties.population_site_left,
        missing_stadium: points.penalties.missing_stadium,
        penalty_token: points.penalties.penalty_token,
        places: exactly("places for satisfaction", points.satisfaction.places_3_or_4_players.clone())?,
        places_two_players: exactly("places for two", points.satisfaction.places_2_players.clone())?,
        x_value: file.solo.x_value_settle,
        neutral_offset: file.solo.neutral_satisfaction_offset_halves,
        good_score: file.solo.good_score,
        excellent_score: file.solo.excellent_score,
        deal: file.advanced_actions.deal,
        keep: file.advanced_actions.keep,
        draw_year_end: file.advanced_actions.draw_year_end,
    })
}

/// Amounts of resources as they are written.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CostEntry {
    food: u8,
    steel: u8,
    energy: u8,
}

impl CostEntry {
    fn read(self) -> Cost {
        [self.food, self.steel, self.energy]
    }
}

#[derive(Deserialize)]
struct File {
    year: Vec<YearEntry>,
    action_track: ActionTrack,
    action_surcharge: Surcharge,
    race_goal: RaceGoal,
    action: Vec<ActionEntry>,
    progress_track: ProgressTrack,
    progress_space: Vec<SpaceEntry>,
    turning_point: Vec<TurningEntry>,
    old_world_site: Vec<SiteEntry>,
    field: Vec<FieldEntry>,
    coast_corner: Vec<CornerEntry>,
    technology: Vec<TechEntry>,
    infrastructure: Vec<InfraEntry>,
    spaceship: Vec<ShipEntry>,
    stadium: Vec<StadiumEntry>,
    bonus_card: Vec<BonusEntry>,
    action_card: Vec<CardEntry>,
    goal_card: Vec<GoalEntry>,
    contract: Vec<ContractEntry>,
    line_card_side: Vec<LineEntry>,
    solo_card: Vec<SoloEntry>,
    solo: SoloFigures,
    scoring: Scoring,
    advanced_actions: Advanced,
}

#[derive(Deserialize)]
struct YearEntry {
    food_new_world: u8,
    food_old_world: u8,
    stadiums_required: u8,
}

impl YearEntry {
    fn read(&self) -> YearData {
        YearData { food: [self.food_old_world, self.food_new_world], stadiums: self.stadiums_required }
    }
}

#[derive(Deserialize)]
struct ActionTrack {
    energy: Vec<u8>,
}

#[derive(Deserialize)]
struct Surcharge {
    from_card: u8,
    energy: u8,
}

#[derive(Deserialize)]
struct RaceGoal {
    stadiums: u8,
    production_each: u8,
}

#[derive(Deserialize)]
struct ProgressTrack {
    start_section: u8,
}

#[derive(Deserialize)]
struct Advanced {
    deal: u8,
    keep: u8,
    draw_year_end: u8,
}

#[derive(Deserialize)]
struct SoloFigures {
    x_value_settle: u8,
    neutral_satisfaction_offset_halves: i32,
    stadium_values_set_aside: Vec<u8>,
    good_score: i32,
    excellent_score: i32,
}

#[derive(Deserialize)]
struct Scoring {
    points: PointsScoring,
    race: RaceScoring,
}

#[derive(Deserialize)]
struct PointsScoring {
    lowest_production: LowestTable,
    penalties: Penalties,
    satisfaction: Places,
}

#[derive(Deserialize)]
struct LowestTable {
    table: Vec<i32>,
    per_step_beyond_10: i32,
}

#[derive(Deserialize)]
struct Penalties {
    factory_site_left: i32,
    population_site_left: i32,
    missing_stadium: i32,
    penalty_token: i32,
}

#[derive(Deserialize)]
struct Places {
    places_3_or_4_players: Vec<i32>,
    places_2_players: Vec<i32>,
}

#[derive(Deserialize)]
struct RaceScoring {
    penalty_token: i32,
    satisfaction_first: i32,
    satisfaction_second: i32,
    satisfaction_two_player_first: i32,
}

#[derive(Deserialize)]
struct ActionEntry {
    id: String,
    power: u8,
    effects: Vec<EffectEntry>,
}

impl ActionEntry {
    fn read(&self) -> Result<ActionData, Problem> {
        Ok(ActionData { id: leak(&self.id), power: self.power, effects: effects(&self.effects)? })
    }
}

#[derive(Deserialize)]
struct SpaceEntry {
    section: u8,
    main_symbols: Vec<Symbol>,
    main_instant: Vec<EffectEntry>,
    three_plus_symbols: Vec<Symbol>,
    three_plus_instant: Vec<EffectEntry>,
}

#[derive(Deserialize)]
struct TurningEntry {
    between: [u8; 2],
    first_marker_effects: Vec<EffectEntry>,
    second_marker_effects: Vec<EffectEntry>,
}

impl TurningEntry {
    fn read(&self) -> Result<TurningPoint, Problem> {
        let first: &'static [Crossing] = crossings(&self.first_marker_effects)?;
        Ok(TurningPoint {
            behind: self.between[1],
            effects: [first, crossings(&self.second_marker_effects)?],
        })
    }
}

#[derive(Deserialize)]
struct SiteEntry {
    id: String,
    content: ContentEntry,
    population: u8,
    factory: FactoryEntry,
    landscapes: Vec<Landscape>,
    produces: CostEntry,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ContentEntry {
    Population,
    Factory,
    Sea,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum FactoryEntry {
    None,
    Food,
    Steel,
    Energy,
}

impl SiteEntry {
    fn read(&self) -> SiteData {
        let factory = match self.factory {
            FactoryEntry::None | FactoryEntry::Food => Resource::Food,
            FactoryEntry::Steel => Resource::Steel,
            FactoryEntry::Energy => Resource::Energy,
        };
        SiteData {
            id: leak(&self.id),
            content: match self.content {
                ContentEntry::Population => Content::Population,
                ContentEntry::Factory => Content::Factory(factory),
                ContentEntry::Sea => Content::Sea,
            },
            population: self.population,
            landscapes: self.landscapes.iter().fold(0, |bits, &landscape| bits | 1 << landscape as u8),
            produces: self.produces.read(),
        }
    }
}

#[derive(Deserialize)]
struct FieldEntry {
    id: String,
    q: i8,
    r: i8,
    terrain: Terrain,
    factories: u8,
    population: Vec<SpotEntry>,
    symbols: Vec<Symbol>,
}

#[derive(Deserialize)]
struct SpotEntry {
    resource: Resource,
    dots: u8,
}

impl FieldEntry {
    fn read(&self) -> Result<FieldData, Problem> {
        let spots = self.population.iter().map(|s| Spot { resource: s.resource, dots: s.dots });
        let population: ArrayVec<Spot, 3> = few(&self.id, spots)?;
        let mut produces = [0; 3];
        for spot in &population {
            produces[spot.resource.index()] += spot.produces();
        }
        if self.factories > 3 {
            return Err(Problem::new(format!("{}: more than 3 factory spots", self.id)));
        }
        Ok(FieldData {
            id: leak(&self.id),
            q: self.q,
            r: self.r,
            terrain: self.terrain,
            factories: self.factories,
            population,
            symbols: symbols(&self.symbols),
            produces,
        })
    }
}

#[derive(Deserialize)]
struct CornerEntry {
    id: String,
    q: i8,
    r: i8,
    a_dir: String,
    b_dir: String,
}

impl CornerEntry {
    fn read(&self) -> Result<CornerData, Problem> {
        let direction = |name: &str| {
            let place = DIRECTIONS.iter().position(|(id, ..)| *id == name);
            place.map(|p| p as u8).ok_or_else(|| Problem::new(format!("{}: no direction {name}", self.id)))
        };
        let directions = [direction(&self.a_dir)?, direction(&self.b_dir)?];
        Ok(CornerData { id: leak(&self.id), q: self.q, r: self.r, directions })
    }
}

#[derive(Deserialize)]
struct TechEntry {
    id: String,
    set: u8,
    level: u8,
    satisfaction: u8,
    effects: Vec<EffectEntry>,
}

impl TechEntry {
    fn read(&self) -> Result<TechData, Problem> {
        if !(1..=4).contains(&self.set) || !(1..=3).contains(&self.level) {
            return Err(Problem::new(format!("{}: sets are 1 to 4 and levels 1 to 3", self.id)));
        }
        let (instant, passives) = effects_and_passives(&self.effects)?;
        Ok(TechData {
            id: leak(&self.id),
            set: self.set,
            level: self.level,
            satisfaction: self.satisfaction,
            instant,
            passives,
        })
    }
}

#[derive(Deserialize)]
struct InfraEntry {
    id: String,
    level: u8,
    illustration: String,
    cost: CostEntry,
    condition: ConditionEntry,
    rewards: Vec<EffectEntry>,
}

#[derive(Deserialize)]
struct ConditionEntry {
    line: Line,
    need: Vec<NeedEntry>,
}

#[derive(Deserialize)]
struct NeedEntry {
    terrain: AnyTerrain,
    n: u8,
    min_population: u8,
    min_factories: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnyTerrain {
    Any,
    #[serde(untagged)]
    Only(Terrain),
}

impl InfraEntry {
    fn read(&self, alike: u32) -> Result<InfraData, Problem> {
        let need = self.condition.need.iter().map(|need| Need {
            terrain: match need.terrain {
                AnyTerrain::Any => None,
                AnyTerrain::Only(terrain) => Some(terrain),
            },
            n: need.n,
            min_population: need.min_population,
            min_factories: need.min_factories,
        });
        Ok(InfraData {
            id: leak(&self.id),
            level: self.level,
            illustration: leak(&self.illustration),
            alike,
            cost: self.cost.read(),
            condition: Condition { line: self.condition.line, need: few(&self.id, need)? },
            rewards: effects(&self.rewards)?,
        })
    }
}

#[derive(Deserialize)]
struct ShipEntry {
    id: String,
    site_slots: Vec<Landscape>,
    building_slots: u8,
    resource_slots: u8,
    cost: CostEntry,
    flight_energy: u8,
    return_energy: u8,
}

impl ShipEntry {
    fn read(&self) -> Result<ShipData, Problem> {
        Ok(ShipData {
            id: leak(&self.id),
            site_slots: few(&self.id, self.site_slots.iter().copied())?,
            building_slots: self.building_slots,
            resource_slots: self.resource_slots,
            cost: self.cost.read(),
            flight_energy: self.flight_energy,
            return_energy: self.return_energy,
        })
    }
}

#[derive(Deserialize)]
struct StadiumEntry {
    id: String,
    satisfaction: u8,
    cost: CostEntry,
}

impl StadiumEntry {
    fn read(&self, aside: &[u8]) -> StadiumData {
        StadiumData {
            id: leak(&self.id),
            satisfaction: self.satisfaction,
            cost: self.cost.read(),
            set_aside: aside.contains(&self.satisfaction),
        }
    }
}

#[derive(Deserialize)]
struct BonusEntry {
    id: String,
    flag: bool,
    low: u8,
    high: u8,
    low_effects: Vec<EffectEntry>,
    high_effects: Vec<EffectEntry>,
}

impl BonusEntry {
    fn read(&self) -> Result<BonusData, Problem> {
        let both: [Effects; 2] = [effects(&self.low_effects)?, effects(&self.high_effects)?];
        Ok(BonusData { id: leak(&self.id), flag: self.flag, numbers: [self.low, self.high], effects: both })
    }
}

#[derive(Deserialize)]
struct CardEntry {
    id: String,
    power: Vec<u8>,
    effects: Vec<EffectEntry>,
}

impl CardEntry {
    fn read(&self) -> Result<CardData, Problem> {
        let (effects, pay) = effects_and_pay(&self.effects)?;
        if self.power.is_empty() || !self.power.is_sorted() || effects.len() > 8 {
            return Err(Problem::new(format!("{}: no power, or options out of order", self.id)));
        }
        let power = few(&self.id, self.power.iter().copied())?;
        Ok(CardData { id: leak(&self.id), power, pay, effects })
    }
}

#[derive(Deserialize)]
struct GoalEntry {
    id: String,
    score: ScoreEntry,
}

#[derive(Deserialize)]
struct ScoreEntry {
    metric: String,
    #[serde(default)]
    points_each: i32,
    points_by_level: Option<[i32; 3]>,
    bonus_steps: Vec<(u8, i32)>,
    terrain: Option<Terrain>,
    not_terrain: Option<Terrain>,
    resource: Option<Resource>,
    factory: Option<Resource>,
}

impl GoalEntry {
    fn read(&self) -> Result<GoalData, Problem> {
        let s = &self.score;
        let metric = match (&*s.metric, s.terrain, s.not_terrain, s.resource, s.factory) {
            ("settled_population", ..) => Metric::SettledPopulation,
            ("low_bonus_tokens", ..) => Metric::UpperBonuses,
            ("high_bonus_tokens", ..) => Metric::LowerBonuses,
            ("infrastructures_played", ..) => Metric::InfrastructuresPlayed,
            ("spaceships_owned", ..) => Metric::ShipsOwned,
            ("settled_fields", Some(terrain), ..) => Metric::FieldsOf { terrain },
            ("settled_fields", _, Some(terrain), ..) => Metric::FieldsNotOf { terrain },
            ("technologies", ..) => Metric::Technologies,
            ("both_markers_past_turning_point", ..) => Metric::BothMarkersPast,
            ("factory_sets", ..) => Metric::FactorySets,
            ("production", _, _, Some(resource), _) => Metric::Production { resource },
            ("settled_factories", _, _, _, Some(factory)) => Metric::FactoriesOf { factory },
            _ => return Err(Problem::new(format!("{}: {} cannot be counted", self.id, s.metric))),
        };
        Ok(GoalData {
            id: leak(&self.id),
            metric,
            points_each: s.points_each,
            by_level: s.points_by_level,
            steps: few(&self.id, s.bonus_steps.iter().copied())?,
        })
    }
}

#[derive(Deserialize)]
struct ContractEntry {
    id: String,
    card: u8,
    condition: ContractCondition,
    cost: CostEntry,
    rewards: Vec<EffectEntry>,
    points: i32,
}

#[derive(Deserialize)]
struct ContractCondition {
    metric: String,
    n: u8,
}

impl ContractEntry {
    fn read(&self) -> Result<ContractData, Problem> {
        let metric = match &*self.condition.metric {
            "settled_factories" => Metric::Factories,
            "technologies_complete" => Metric::Technologies,
            "stadiums_new_world" => Metric::StadiumsNewWorld,
            "infrastructures_fulfilled" => Metric::InfrastructuresFulfilled,
            "highest_production" => Metric::HighestProduction,
            "settled_population" => Metric::SettledPopulation,
            "both_markers_past_turning_point" => Metric::BothMarkersPast,
            "settled_fields_not_steppe" => Metric::FieldsNotOf { terrain: Terrain::Steppe },
            other => return Err(Problem::new(format!("{}: {other} cannot be counted", self.id))),
        };
        Ok(ContractData {
            id: leak(&self.id),
            card: self.card,
            metric,
            n: self.condition.n,
            cost: self.cost.read(),
            rewards: effects(&self.rewards)?,
            points: self.points,
        })
    }
}

#[derive(Deserialize)]
struct LineEntry {
    id: String,
    corners: [u8; 3],
}

impl LineEntry {
    fn read(&self) -> LineSideData {
        LineSideData { id: leak(&self.id), corners: self.corners }
    }
}

#[derive(Deserialize)]
struct SoloEntry {
    id: String,
    action: SoloAction,
    back_number: String,
    back_letter: Arrow,
    from_year: u8,
}

impl SoloEntry {
    fn read(&self) -> Result<SoloData, Problem> {
        let number = match &*self.back_number {
            "X" => None,
            number => Some(number.parse().map_err(|_| Problem::new(format!("{}: number", self.id)))?),
        };
        Ok(SoloData {
            id: leak(&self.id),
            action: self.action,
            number,
            arrow: self.back_letter,
            from_year: self.from_year,
        })
    }
}
