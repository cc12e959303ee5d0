//! What the components do, in sentences made from their data.

use orrery_core::Message;

use super::{amounts, factory_word, names, numbers};
use crate::components::{
    Building, COMPONENTS, Condition, Content, Cost, Crossing, Effect, Effects, Line, Metric, Passive,
    Settling, Times,
};
use crate::vocab::{
    Arrow, BoardAction, BonusCard, Card, Colour, Contract, Corner, Display, Field, Goal, Infra, Landscape,
    LineSide, Phase, Resource, Ship, Site, SoloCard, Stadium, Symbol, Tech, Terrain, World,
};

/// The sentences of a component; none for an unknown id.
pub(super) fn sentences(id: &str) -> Vec<Message> {
    of_table(id).or_else(|| of_word(id)).or_else(|| of_board(id)).unwrap_or_default()
}

/// Tiles and cards.
fn of_table(id: &str) -> Option<Vec<Message>> {
    let c = &*COMPONENTS;
    if let Some(action) = BoardAction::from_id(id) {
        let data = &c.actions[action.index()];
        let mut all = vec![Message::new("card-power").with("power", numbers([data.power]))];
        all.extend(of_effects(data.effects));
        return Some(all);
    }
    if let Some(site) = Site::from_id(id) {
        return Some(of_site(site));
    }
    if let Some(field) = Field::from_id(id) {
        return Some(of_field(field));
    }
    if let Some(tech) = Tech::from_id(id) {
        return Some(of_tech(tech));
    }
    if let Some(infra) = Infra::from_id(id) {
        return Some(of_infra(infra));
    }
    if let Some(ship) = Ship::from_id(id) {
        return Some(of_ship(ship));
    }
    if let Some(stadium) = Stadium::from_id(id) {
        let data = &c.stadiums[stadium.index()];
        let price = Message::new("item-price").with("price", amounts(data.cost));
        return Some(vec![price, Message::new("item-satisfaction").number("n", data.satisfaction)]);
    }
    if let Some(card) = BonusCard::from_id(id) {
        return Some(of_bonus(card));
    }
    if let Some(card) = Card::from_id(id) {
        return Some(of_card(card));
    }
    if let Some(goal) = Goal::from_id(id) {
        return Some(of_goal(goal));
    }
    if let Some(contract) = Contract::from_id(id) {
        return Some(of_contract(contract));
    }
    if let Some(side) = LineSide::from_id(id) {
        let corners = c.line_sides[side.index()].corners;
        let corners = names(corners.into_iter().map(|n| Corner(n).id()));
        return Some(vec![Message::new("about-line-side").with("corners", corners)]);
    }
    if let Some(card) = SoloCard::from_id(id) {
        return Some(of_solo(card));
    }
    let corner = Corner::from_id(id)?;
    let length = |arrow| c.map.along(corner.index(), arrow).len() as i32;
    let message = Message::new("about-corner").number("a", length(Arrow::A)).number("b", length(Arrow::B));
    Some(vec![message])
}

/// Words of the rules.
fn of_word(id: &str) -> Option<Vec<Message>> {
    if let Some(resource) = Resource::from_id(id) {
        return Some(vec![Message::new("about-resource").name("resource", resource.id())]);
    }
    if Colour::from_id(id).is_some() {
        return Some(vec![Message::new("about-colour")]);
    }
    if let Some(world) = World::from_id(id) {
        return Some(vec![Message::new(["about-world-old", "about-world-new"][world.index()])]);
    }
    if let Some(terrain) = Terrain::from_id(id) {
        let count = COMPONENTS.map.terrain[terrain.index()].len();
        let (text, point) = if terrain == Terrain::Steppe {
            ("about-terrain-open", 0)
        } else {
            ("about-terrain", terrain.index() as i32 + 1)
        };
        return Some(vec![Message::new(text).number("count", count).number("point", point)]);
    }
    if let Some(landscape) = Landscape::from_id(id) {
        let count = COMPONENTS.sites.iter().filter(|site| site.has(landscape)).count() as i32;
        return Some(vec![Message::new("about-landscape").number("count", count)]);
    }
    if Symbol::from_id(id).is_some() {
        return Some(vec![Message::new("about-symbol")]);
    }
    if let Some(display) = Display::from_id(id) {
        return Some(vec![Message::new("about-display").name("display", display.id())]);
    }
    let known = [
        "evacuation",
        "race",
        "points",
        "solo",
        "strict_bonuses",
        "generous_bonuses",
        "simple_actions",
        "advanced_actions",
        "contracts",
        "line_dominance",
        "third_rival",
        "recommended_1",
        "recommended_2",
        "recommended_3",
        "solo_tile",
    ];
    let said = known.contains(&id) || Phase::from_id(id).is_some();
    said.then(|| vec![Message::new(format!("about-{id}"))])
}

/// What is printed on the boards.
fn of_board(id: &str) -> Option<Vec<Message>> {
    let (kind, number) = id.rsplit_once('_')?;
    let number: u8 = number.parse().ok()?;
    let place = usize::from(number);
    match kind {
        "year" => {
            let year = COMPONENTS.years.get(place.checked_sub(1)?)?;
            let message = Message::new("about-year").number("old", year.food[0]).number("new", year.food[1]);
            Some(vec![message.number("stadiums", year.stadiums)])
        }
        "area" if (1..=4).contains(&number) => Some(vec![Message::new("about-area").number("power", number)]),
        "space" if number > 0 => {
            let space = COMPONENTS.spaces.get(place)?;
            let mut all = vec![Message::new("about-space").number("section", space.section)];
            for (lane, text) in ["space-main", "space-three-plus"].into_iter().enumerate() {
                let symbols = Symbol::ALL.into_iter().zip(space.symbols[lane]);
                let symbols: Vec<&str> =
                    symbols.flat_map(|(s, n)| std::iter::repeat_n(s.id(), n.into())).collect();
                if !symbols.is_empty() {
                    all.push(Message::new(text).with("what", names(symbols)));
                }
                let words: Vec<&str> =
                    space.instant[lane].iter().map(|t| super::effect_word(&t.effect)).collect();
                if !words.is_empty() {
                    all.push(Message::new(text).with("what", names(words)));
                }
            }
            Some(all)
        }
        "turning_point" => {
            let point = COMPONENTS.turning_points.get(place.checked_sub(1)?)?;
            let both = [("crossing-first", point.effects[0]), ("crossing-second", point.effects[1])];
            let each = both.into_iter().map(|(text, effects)| {
                let words: Vec<&str> = effects.iter().map(crossing_word).collect();
                let what = if words.is_empty() { names(["nothing"]) } else { names(words) };
                Message::new(text).with("what", what)
            });
            Some(each.collect())
        }
        "continent" if (1..=4).contains(&number) => Some(vec![Message::new("about-continent")]),
        "line_tile" if (1..=6).contains(&number) => Some(vec![Message::new("about-line-tile")]),
        _ => None,
    }
}

fn crossing_word(crossing: &Crossing) -> &'static str {
    match crossing {
        Crossing::UnlockTerrain { terrain } => {
            ["open-steppe", "open-desert", "open-forest", "open-ocean"][terrain.index()]
        }
        Crossing::FlipSeaSite => "flip-sea-site",
        Crossing::MoveSeaSite => "move-sea-site",
        Crossing::GainProduction { resource, .. } => {
            ["more-food", "more-steel", "more-energy"][resource.index()]
        }
    }
}

fn of_site(site: Site) -> Vec<Message> {
    let data = &COMPONENTS.sites[site.index()];
    let mut all = vec![Message::new("site-produces").with("amounts", amounts(data.produces))];
    all.push(match data.content {
        Content::Population => Message::new("site-population").number("n", data.population),
        Content::Factory(factory) => Message::new("site-factory").name("factory", factory_word(factory)),
        Content::Sea => Message::new("site-sea"),
    });
    let landscapes: Vec<&str> =
        Landscape::ALL.into_iter().filter(|&l| data.has(l)).map(Landscape::id).collect();
    if !landscapes.is_empty() {
        all.push(Message::new("site-landscapes").with("landscapes", names(landscapes)));
    }
    all
}

fn of_field(field: Field) -> Vec<Message> {
    let data = &COMPONENTS.fields[field.index()];
    let mut all = vec![Message::new("field-terrain").name("terrain", data.terrain.id())];
    if data.factories > 0 {
        all.push(Message::new("field-factories").number("n", data.factories));
    }
    if !data.population.is_empty() {
        let n = data.population.len() as i32;
        all.push(Message::new("field-population").number("n", n).with("amounts", amounts(data.produces)));
    }
    let symbols = Symbol::ALL.into_iter().zip(data.symbols);
    let symbols: Vec<&str> = symbols.flat_map(|(s, n)| std::iter::repeat_n(s.id(), n.into())).collect();
    if !symbols.is_empty() {
        all.push(Message::new("field-symbols").with("symbols", names(symbols)));
    }
    all
}

fn of_tech(tech: Tech) -> Vec<Message> {
    let data = &COMPONENTS.techs[tech.index()];
    let mut all = vec![Message::new("tech-level").number("set", data.set).number("level", data.level)];
    if !data.instant.is_empty() {
        all.push(Message::new("tech-instant"));
        all.extend(of_effects(data.instant));
    }
    data.passives.iter().for_each(|passive| of_passive(*passive, &mut all));
    if data.satisfaction > 0 {
        all.push(Message::new("item-satisfaction").number("n", data.satisfaction));
    }
    all
}

fn of_passive(passive: Passive, all: &mut Vec<Message>) {
    let say = Message::new;
    let count = |id: &'static str, n: u8| say(id).number("n", n);
    all.push(match passive {
        Passive::ReduceActionEnergy { action, n: u8::MAX } => {
            say("passive-free-action").number("action", action)
        }
        Passive::ReduceActionEnergy { action, n } => {
            count("passive-cheap-action", n).number("action", action)
        }
        Passive::ActionEnergySubstitute => say("passive-substitute"),
        Passive::BonusExtra { effects } => return trigger("passive-bonus", effects, all),
        Passive::ParkedGain { effects } => return trigger("passive-parked", effects, all),
        Passive::PassGain { effects } => return trigger("passive-pass", effects, all),
        Passive::InfrastructureDiscount { n } => count("passive-infra-discount", n),
        Passive::StadiumDiscount { n } => count("passive-stadium-discount", n),
        Passive::ShipDiscount { n } => count("passive-ship-discount", n),
        Passive::FlightDiscount { n } => count("passive-flight-discount", n),
        Passive::FreeReturn => say("passive-free-return"),
        Passive::ImmediateReturn => say("passive-immediate-return"),
        Passive::IgnoreSymbols => say("passive-ignore-symbols"),
        Passive::Symbols { rings, diamonds } => {
            say("passive-symbols").number("rings", rings).number("diamonds", diamonds)
        }
        Passive::ExtraPrepare { factory } => {
            say("passive-extra-prepare").name("factory", factory_word(factory))
        }
        Passive::FreePrepare => say("passive-free-prepare"),
        Passive::FactoryBoost { factory, n } => {
            count("passive-boost", n).name("factory", factory_word(factory))
        }
        Passive::CloneExtra { n } => count("passive-clone", n),
        Passive::SettleDiscount { n } => count("passive-settle-discount", n),
        Passive::FoodDiscount { n } => count("passive-food-discount", n),
        Passive::IncomeExchange { n } => count("passive-income-exchange", n),
        Passive::ExtraBuildingSlot { n } => count("passive-building-slot", n),
        Passive::AnyLandscape => say("passive-any-landscape"),
    });
}

fn trigger(id: &'static str, effects: Effects, all: &mut Vec<Message>) {
    all.push(Message::new(id));
    all.extend(of_effects(effects));
}

fn of_infra(infra: Infra) -> Vec<Message> {
    let data = &COMPONENTS.infras[infra.index()];
    let mut all = vec![Message::new("item-price").with("price", amounts(data.cost))];
    all.extend(of_condition(&data.condition));
    all.push(Message::new("infra-reward"));
    all.extend(of_effects(data.rewards));
    if data.alike.count_ones() > 1 {
        all.push(Message::new("infra-alike"));
    }
    all
}

fn of_condition(condition: &Condition) -> Vec<Message> {
    let mut all = Vec::new();
    for need in &condition.need {
        let terrain = need.terrain.map_or("any-terrain", Terrain::id);
        let text = match (need.min_population > 0, need.min_factories > 0) {
            (false, false) => "condition-fields",
            (true, false) => "condition-fields-population",
            (false, true) => "condition-fields-factory",
            (true, true) => "condition-fields-both",
        };
        all.push(Message::new(text).number("n", need.n).name("terrain", terrain));
    }
    match condition.line {
        Line::None => {}
        Line::Horizontal => all.push(Message::new("condition-horizontal")),
        Line::Diagonal => all.push(Message::new("condition-diagonal")),
    }
    all
}

fn of_ship(ship: Ship) -> Vec<Message> {
    let data = &COMPONENTS.ships[ship.index()];
    let sites = names(data.site_slots.iter().map(|landscape| landscape.id()));
    vec![
        Message::new("item-price").with("price", amounts(data.cost)),
        Message::new("ship-sites").with("sites", sites),
        Message::new("ship-slots")
            .number("buildings", data.building_slots)
            .number("resources", data.resource_slots),
        Message::new("ship-energy").number("there", data.flight_energy).number("back", data.return_energy),
    ]
}

fn of_bonus(card: BonusCard) -> Vec<Message> {
    let data = &COMPONENTS.bonus_cards[card.index()];
    let mut all = Vec::new();
    for (text, (number, effects)) in
        ["bonus-upper", "bonus-lower"].into_iter().zip(data.numbers.into_iter().zip(data.effects))
    {
        all.push(Message::new(text).number("number", number));
        all.extend(of_effects(effects));
    }
    all
}

fn of_card(card: Card) -> Vec<Message> {
    let data = &COMPONENTS.cards[card.index()];
    let mut all = vec![Message::new("card-power").with("power", numbers(data.power.iter().copied()))];
    if let Some(pay) = data.pay {
        let resource = pay.resource.map_or("any-resource", Resource::id);
        let world = pay.world.map_or("any-world", World::id);
        all.push(Message::new("card-pay").number("n", pay.n).name("resource", resource).name("world", world));
    }
    all.extend(of_effects(data.effects));
    all
}

fn of_effects(effects: Effects) -> Vec<Message> {
    effects.iter().flat_map(of_effect).collect()
}

fn of_effect(times: &Times) -> Vec<Message> {
    let say = Message::new;
    let count = |id: &'static str| say(id).number("n", times.n);
    let resource = |resource: Option<Resource>| resource.map_or("any-resource", Resource::id);
    let factory = |factory: Option<Resource>| factory.map_or("any-factory", factory_word);
    match times.effect {
        Effect::GainResource { resource: r } => {
            vec![count("effect-gain-resource").name("resource", resource(r))]
        }
        Effect::Exchange => vec![count("effect-exchange")],
        Effect::Research => vec![count("effect-research")],
        Effect::Develop => vec![count("effect-develop")],
        Effect::BuildShip(building) => with_building("effect-build-ship", building),
        Effect::GainShip => vec![count("effect-gain-ship")],
        Effect::BuildStadium(building) => with_building("effect-build-stadium", building),
        Effect::GainStadium => vec![count("effect-gain-stadium")],
        Effect::Settle(settling) => with_settling(settling),
        Effect::PrepareFactory(preparing) => {
            let mut all = vec![count("effect-prepare").name("factory", factory(preparing.factory))];
            extra(preparing.extra, &mut all);
            if preparing.free {
                all.push(say("mod-free"));
            }
            all
        }
        Effect::GainFactory { factory: f } => vec![count("effect-gain-factory").name("factory", factory(f))],
        Effect::Clone { extra: cost } => {
            let mut all = vec![count("effect-clone")];
            extra(cost, &mut all);
            all
        }
        Effect::GainPopulation => vec![count("effect-gain-population")],
        Effect::GainProduction { resource: r } => {
            vec![count("effect-gain-production").name("resource", resource(r))]
        }
        Effect::Refresh { display, up_to } => {
            vec![say("effect-refresh").name("display", display.id()).number("n", up_to)]
        }
        Effect::DrawCard => vec![count("effect-draw")],
    }
}

fn extra(cost: Cost, all: &mut Vec<Message>) {
    if cost != [0; 3] {
        all.push(Message::new("mod-extra").with("price", amounts(cost)));
    }
}

fn with_building(id: &'static str, building: Building) -> Vec<Message> {
    let mut all = vec![Message::new(id)];
    extra(building.extra, &mut all);
    if building.reduction > 0 {
        all.push(Message::new("mod-reduction").number("n", building.reduction));
    }
    if let Some(world) = building.world {
        all.push(Message::new("mod-world").name("world", world.id()));
    }
    if building.first_flight > 0 {
        all.push(Message::new("mod-first-flight").number("n", building.first_flight));
    }
    all
}

fn with_settling(settling: Settling) -> Vec<Message> {
    let mut all = vec![Message::new("effect-settle")];
    if let Some(terrain) = settling.terrain {
        let id = if settling.unlocked { "mod-terrain-unlocked" } else { "mod-terrain" };
        all.push(Message::new(id).name("terrain", terrain.id()));
    }
    if settling.next_terrain {
        all.push(Message::new("mod-next-terrain"));
    }
    let counts = [
        ("mod-min-population", settling.min_population),
        ("mod-min-factories", settling.min_factories),
        ("mod-steel", settling.steel_reduction),
        ("mod-symbols", settling.ignore_symbols),
    ];
    all.extend(counts.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| Message::new(id).number("n", n)));
    extra(settling.extra, &mut all);
    all
}

fn metric(metric: Metric) -> String {
    match metric {
        Metric::SettledPopulation => "metric-population".into(),
        Metric::UpperBonuses => "metric-upper-bonuses".into(),
        Metric::LowerBonuses => "metric-lower-bonuses".into(),
        Metric::InfrastructuresPlayed => "metric-infra-played".into(),
        Metric::InfrastructuresFulfilled => "metric-infra-fulfilled".into(),
        Metric::ShipsOwned => "metric-ships".into(),
        Metric::FieldsOf { terrain } => format!("metric-fields-{}", terrain.id()),
        Metric::FieldsNotOf { terrain } => format!("metric-fields-not-{}", terrain.id()),
        Metric::Technologies => "metric-technologies".into(),
        Metric::BothMarkersPast => "metric-markers".into(),
        Metric::FactorySets => "metric-factory-sets".into(),
        Metric::Production { resource } => format!("metric-production-{}", resource.id()),
        Metric::HighestProduction => "metric-highest".into(),
        Metric::FactoriesOf { factory } => format!("metric-factories-{}", factory.id()),
        Metric::Factories => "metric-factories".into(),
        Metric::StadiumsNewWorld => "metric-stadiums".into(),
    }
}

fn of_goal(goal: Goal) -> Vec<Message> {
    let data = &COMPONENTS.goals[goal.index()];
    let mut all = Vec::new();
    match data.by_level {
        Some([one, two, three]) => all
            .push(Message::new("goal-by-level").number("one", one).number("two", two).number("three", three)),
        None if data.points_each > 0 => {
            all.push(
                Message::new("goal-each")
                    .number("points", data.points_each)
                    .name("unit", metric(data.metric)),
            );
        }
        None => {}
    }
    for &(from, points) in &data.steps {
        let message = Message::new("goal-step").number("from", from).number("points", points);
        all.push(message.name("unit", metric(data.metric)));
    }
    all
}

fn of_contract(contract: Contract) -> Vec<Message> {
    let data = &COMPONENTS.contracts[contract.index()];
    let mut all = vec![
        Message::new("contract-condition").number("n", data.n).name("unit", metric(data.metric)),
        Message::new("item-price").with("price", amounts(data.cost)),
    ];
    all.extend(of_effects(data.rewards));
    all.push(Message::new("contract-points").number("points", data.points));
    all
}

fn of_solo(card: SoloCard) -> Vec<Message> {
    let data = &COMPONENTS.solo_cards[card.index()];
    let action = ["solo-settle", "solo-stadium", "solo-ship", "solo-infrastructure"][data.action.index()];
    let arrow = ["arrow-a", "arrow-b"][data.arrow.index()];
    let back = match data.number {
        Some(number) => Message::new("solo-back").number("number", number).name("arrow", arrow),
        None => Message::new("solo-back-x").name("arrow", arrow),
    };
    let mut all = vec![Message::new(action), back];
    if data.from_year > 1 {
        all.push(Message::new("solo-later").number("year", data.from_year));
    }
    all
}
