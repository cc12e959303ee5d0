//! From the written file to the tables of the engine. What cannot be put into a table at all is refused here;
//! what the rulebook says about the figures is checked in [`super::checks`].

use arrayvec::ArrayVec;
use orrery_core::Problem;

use super::effects::{Compiler, Trigger};
use super::file::{File, OrderEntry, OrderKindEntry, SpaceEntry};
use super::{
    Abilities, Ability, CardData, Components, DevelopmentData, LAST_SPACE, MoonTarget, OrderData, OrderKind,
    PROGRESS, PlaceData, ProjectData, RatingData, RewardData, SITES, SoloData, SpaceData, TrackData,
};
use crate::state::{CardSet, SpaceSet};
use crate::vocab::{
    Badge, Card, CardType, Category, Development, Difficulty, Order, Place, Project, Resource, Reward, Space,
    SpaceKind, World,
};

/// Reads a component file.
pub(super) fn load(source: &str) -> Result<Components, Problem> {
    let file: File = toml::from_str(source).map_err(|error| Problem::of_toml(source, &error))?;
    build(&file).map_err(Problem::new)
}

/// Puts the entries into tables.
pub(super) fn build(file: &File) -> Result<Components, String> {
    let mut compiler = Compiler::default();
    let cards = cards(file, &mut compiler)?;
    let (places, spaces) = places(file, &mut compiler)?;
    let developments = developments(file, &mut compiler)?;
    let rewards = rewards(file, &mut compiler)?;
    let place = |id: &str| find(&places, |p| p.id == id, id).map(Place);
    let orders = file.solo.order.iter().map(|o| order(o, place)).collect::<Result<Vec<_>, _>>()?;
    count("order cards", orders.len(), Order::COUNT)?;
    let answering = |event: Trigger| {
        let fulfilled = |card: &Card| {
            let trigger = cards[card.index()].trigger;
            trigger.is_some_and(|trigger| trigger.is_fulfilled_by(event))
        };
        Card::all().filter(fulfilled).collect::<CardSet>()
    };
    let scoring = |event: Trigger| -> u32 {
        let scores = |d: &Development| {
            let scores = &developments[d.index()].scores;
            scores.as_ref().is_some_and(|s| s.trigger.is_fulfilled_by(event))
        };
        Development::all().filter(scores).map(Development::bit).sum()
    };
    let unlimited = Space::all().filter(|space| spaces[space.index()].unlimited).collect();
    let printed = World::ALL.map(|world| {
        let on_board = |p: &&PlaceData| p.building.is_none() && p.world == world;
        SpaceSet(places.iter().filter(on_board).fold(0, |set, p| set | p.spaces.0))
    });
    let wait = Space::all().find(|space| spaces[space.index()].kind == SpaceKind::Wait);
    Ok(Components {
        start_cards: Card::all().filter(|card| cards[card.index()].start).collect(),
        answers: Trigger::ALL.map(answering),
        scorers: Trigger::ALL.map(scoring),
        unlimited,
        printed,
        wait: wait.ok_or("there is no wait space")?,
        abilities: abilities(&developments),
        projects: projects(file)?,
        track: track(file)?,
        asteroid: asteroid(file)?,
        danger: exactly("danger tiles", &file.danger.tiles)?,
        rescue_points: exactly("places of the rescue project", &file.scoring.rescue_project)?,
        other_points: exactly("places of another project", &file.scoring.other_project)?,
        start_resources: start_resources(file),
        compensation: compensation(file)?,
        card_price: card_prices(file)?,
        solo: solo(file, place)?,
        effects: compiler.table,
        cards,
        spaces,
        places,
        developments,
        orders,
        rewards,
    })
}

fn cards(file: &File, compiler: &mut Compiler) -> Result<Vec<CardData>, String> {
    let mut cards = Vec::new();
    for card in &file.action_card {
        cards.push(CardData {
            id: leak(&card.id),
            start: card.start,
            badges: badges(&card.badges),
            effects: compiler.list(&card.effects)?,
            trigger: None,
            score: None,
            written: card.effects.clone(),
        });
    }
    count("action cards", cards.len(), Card::PER_TYPE.into())?;
    for card in &file.reaction_card {
        cards.push(CardData {
            id: leak(&card.id),
            start: card.start,
            badges: badges(&card.badges),
            effects: compiler.list(&card.effects)?,
            trigger: Some(card.trigger),
            score: None,
            written: card.effects.clone(),
        });
    }
    count("action and reaction cards", cards.len(), 2 * usize::from(Card::PER_TYPE))?;
    for card in &file.species_card {
        cards.push(CardData {
            id: leak(&card.id),
            start: false,
            badges: badges(&file.species_card_group.badges),
            effects: compiler.list(&[])?,
            trigger: None,
            score: Some(card.score.clone()),
            written: Vec::new(),
        });
    }
    count("cards", cards.len(), Card::COUNT)?;
    Ok(cards)
}

fn badges(written: &[Badge]) -> [u8; 3] {
    Badge::ALL.map(|badge| written.iter().filter(|&&b| b == badge).count() as u8)
}

fn places(file: &File, compiler: &mut Compiler) -> Result<(Vec<PlaceData>, Vec<SpaceData>), String> {
    let (mut places, mut spaces) = (Vec::new(), Vec::new());
    let printed = file.place.iter().map(|p| (&p.id, p.world, None, &p.space));
    let built = file.building.iter().map(|b| (&b.id, World::Moon, Some(b.building_type), &b.space));
    count("places", file.place.len(), Place::FIRST_BUILDING.into())?;
    for (id, world, building, written) in printed.chain(built) {
        let place = Place(places.len() as u8);
        let mut own = SpaceSet::NONE;
        for space in written {
            own.insert(Space(spaces.len() as u8));
            spaces.push(self::space(space, place, world, compiler)?);
        }
        places.push(PlaceData { id: leak(id), world, building, spaces: own });
    }
    count("places with buildings", places.len(), Place::COUNT)?;
    count("action spaces", spaces.len(), Space::COUNT)?;
    Ok((places, spaces))
}

fn space(
    written: &SpaceEntry,
    place: Place,
    world: World,
    compiler: &mut Compiler,
) -> Result<SpaceData, String> {
    let known = |rule: &&String| *rule != "science_as_knowledge";
    if let Some(rule) = written.rules.iter().find(known) {
        return Err(format!("the rule box `{rule}` is unknown"));
    }
    Ok(SpaceData {
        id: leak(&written.id),
        place,
        world,
        kind: written.kind,
        unlimited: written.unlimited,
        science_as_knowledge: !written.rules.is_empty(),
        effects: compiler.list(&written.effects)?,
        written: written.effects.clone(),
    })
}

fn developments(file: &File, compiler: &mut Compiler) -> Result<Vec<DevelopmentData>, String> {
    let mut developments = Vec::new();
    for (i, written) in file.development.iter().enumerate() {
        let category = Development(i as u8).category();
        if written.category != category {
            return Err(format!("`{}` stands where a {} is expected", written.id, category.id()));
        }
        if (category == Category::Tech1) != written.ability.is_some()
            || (category == Category::Tech2) != written.scores.is_some()
        {
            return Err(format!("level 1 has an ability, level 2 scores: `{}`", written.id));
        }
        developments.push(DevelopmentData {
            id: leak(&written.id),
            cost: written.cost,
            effects: compiler.list(&written.effects)?,
            ability: written.ability,
            scores: written.scores.clone(),
            written: written.effects.clone(),
        });
    }
    count("developments", developments.len(), Development::COUNT)?;
    Ok(developments)
}

fn abilities(developments: &[DevelopmentData]) -> Abilities {
    let mut all = Abilities::default();
    for development in Development::all() {
        let bit = development.bit();
        match developments[development.index()].ability {
            Some(Ability::ScienceBadgeWild) => all.science_badge_wild |= bit,
            Some(Ability::ExpressAnyResource) => all.express_any_resource |= bit,
            Some(Ability::ExpressThenDeploy) => all.express_then_deploy |= bit,
            Some(Ability::WorkDiscount { n }) => (all.work_discount, all.work_discount_n) = (bit, n),
            Some(Ability::ActionCardFree) => all.action_card_free |= bit,
            Some(Ability::CardDiscount { n }) => (all.card_discount, all.card_discount_n) = (bit, n),
            None => {}
        }
    }
    all
}

fn rewards(file: &File, compiler: &mut Compiler) -> Result<Vec<RewardData>, String> {
    count("reward tiles", file.reward_tile.len(), Reward::COUNT)?;
    let mut rewards = Vec::new();
    for (i, written) in file.reward_tile.iter().enumerate() {
        if (written.project.index() * 3 + usize::from(written.order)) != i + 1 {
            return Err(format!("the reward tile `{}` is out of order", written.id));
        }
        let effects = compiler.list(&written.effects)?;
        rewards.push(RewardData { id: leak(&written.id), effects, written: written.effects.clone() });
    }
    Ok(rewards)
}

fn projects(file: &File) -> Result<[ProjectData; 3], String> {
    count("projects", file.project.len(), 3)?;
    count("progress tracks", file.progress_track.len(), 3)?;
    let mut projects = ArrayVec::<_, 3>::new();
    for (project, (written, progress)) in
        Project::ALL.iter().zip(file.project.iter().zip(&file.progress_track))
    {
        if written.id != *project || progress.project != *project {
            return Err(format!("the project `{}` is out of order", project.id()));
        }
        let fits = |&(from, to): &(u8, u8)| {
            (1..=progress.spaces).contains(&from) && (1..=PROGRESS as u8).contains(&to)
        };
        if usize::from(progress.spaces) > PROGRESS || !progress.fractures.iter().all(fits) {
            return Err(format!("the progress track of `{}` has {PROGRESS} spaces at most", project.id()));
        }
        projects.push(ProjectData {
            resource: written.resource,
            progress: progress.spaces,
            fractures: at_most("fracture spaces", progress.fractures.iter().copied())?,
        });
    }
    projects.into_inner().map_err(|_| "there are three projects".into())
}

fn track(file: &File) -> Result<TrackData, String> {
    let track = &file.project_track;
    let discs = |written: &[String]| {
        let space = |name: &String| match name.as_str() {
            "neutral_space_a" => Ok(track.neutral_space_a),
            "neutral_space_b" => Ok(track.neutral_space_b),
            other => Err(format!("`{other}` is no space for a neutral disc")),
        };
        at_most("neutral discs", written.iter().map(space).collect::<Result<Vec<_>, _>>()?)
    };
    let [two, three, four] =
        [&file.neutral_discs.players_2, &file.neutral_discs.players_3, &file.neutral_discs.players_4];
    let neutral = [ArrayVec::new(), ArrayVec::new(), discs(two)?, discs(three)?, discs(four)?];
    let spaces = track.lead_bonus.iter().map(|bonus| bonus.0).chain(track.reward_removal.iter().copied());
    let spaces = spaces.chain(neutral.iter().flatten().copied());
    if spaces.into_iter().any(|space| !(1..=LAST_SPACE).contains(&space)) {
        return Err(format!("a project track has the spaces 1 to {LAST_SPACE}"));
    }
    Ok(TrackData {
        cost: exactly("costs of a project track", &track.cost)?,
        lead_bonus: exactly("lead bonuses", &track.lead_bonus)?,
        removal: exactly("removal symbols", &track.reward_removal)?,
        neutral,
    })
}

fn asteroid(file: &File) -> Result<[ArrayVec<crate::vocab::Symbol, 2>; super::ASTEROID_SPACES], String> {
    let mut spaces = ArrayVec::<_, { super::ASTEROID_SPACES }>::new();
    count("spaces of the asteroid track", file.asteroid_track.spaces.len(), super::ASTEROID_SPACES)?;
    for (i, space) in file.asteroid_track.spaces.iter().enumerate() {
        if usize::from(space.pos) != i {
            return Err(format!("space {} of the asteroid track is out of order", space.pos));
        }
        spaces.push(at_most("symbols of a space", space.symbols.iter().copied())?);
    }
    spaces.into_inner().map_err(|_| "the asteroid track is too short".into())
}

fn start_resources(file: &File) -> [u8; 5] {
    let start = &file.player_start.resources;
    [start.energy, start.knowledge, start.minerals, start.biomass, start.ingenuity]
}

fn compensation(file: &File) -> Result<[[u8; 5]; 4], String> {
    let mut all = [[0; 5]; 4];
    for entry in &file.turn_order_compensation {
        let place = usize::from(entry.position).wrapping_sub(1);
        let gains = all.get_mut(place).ok_or("a compensation is for places 1 to 4")?;
        for resource in &entry.gain_one_each {
            gains[resource.index()] += 1;
        }
    }
    Ok(all)
}

fn card_prices(file: &File) -> Result<[Resource; 3], String> {
    let mut prices = [Resource::Ingenuity; 3];
    for price in &file.card_price {
        prices[price.card_type.index()] = price.resource;
    }
    let missing = CardType::ALL.iter().find(|t| !prices[t.index()].is_standard());
    match missing {
        Some(card_type) => Err(format!("{} cards cost a standard resource", card_type.id())),
        None => Ok(prices),
    }
}

fn order(written: &OrderEntry, place: impl Fn(&str) -> Result<Place, String>) -> Result<OrderData, String> {
    Ok(OrderData {
        id: leak(&written.id),
        world: written.world,
        planet_target: place(&written.planet_target)?,
        moon_target: match &*written.moon_target {
            "newest_building" => MoonTarget::Newest,
            "oldest_building" => MoonTarget::Oldest,
            id => MoonTarget::Place(place(id)?),
        },
        kind: match written.order {
            OrderKindEntry::Work { project } => OrderKind::Work(project),
            OrderKindEntry::Points { n } => OrderKind::Points(n),
            OrderKindEntry::Refresh { n } => OrderKind::Refresh(n),
        },
        tie: exactly("projects of a tie list", &written.tie)?,
    })
}

fn solo(file: &File, place: impl Fn(&str) -> Result<Place, String>) -> Result<SoloData, String> {
    let list = |ids: &[String]| {
        let places = ids.iter().map(|id| place(id)).collect::<Result<Vec<_>, _>>()?;
        at_most("places of the Consortium", places)
    };
    let mut steps = [0; super::ROUNDS as usize];
    for (step, danger) in steps.iter_mut().zip(&file.danger.tiles) {
        let entry = file.solo.steps_by_danger.iter().find(|entry| entry.0 == *danger);
        *step = entry.ok_or_else(|| format!("danger level {danger} has no works of the Consortium"))?.1;
    }
    let mut start_points = [0; Difficulty::ALL.len()];
    count("difficulties", file.solo.difficulty.len(), start_points.len())?;
    for entry in &file.solo.difficulty {
        start_points[entry.id.index()] = entry.start_points;
    }
    let ratings = file.solo.rating.iter();
    Ok(SoloData {
        steps,
        planet_list: list(&file.solo.planet_list)?,
        moon_list: list(&file.solo.moon_list)?,
        start_points,
        ratings: ratings.map(|r| RatingData { id: leak(&r.id), min_margin: r.min_margin }).collect(),
    })
}

fn find<T>(items: &[T], wanted: impl Fn(&T) -> bool, id: &str) -> Result<u8, String> {
    let place = items.iter().position(wanted).ok_or_else(|| format!("`{id}` is unknown"))?;
    Ok(place as u8)
}

fn count(what: &str, found: usize, wanted: usize) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{found} {what}, not {wanted}")) }
}

fn exactly<T: Copy, const N: usize>(what: &str, items: &[T]) -> Result<[T; N], String> {
    items.try_into().map_err(|_| format!("{} {what}, not {N}", items.len()))
}

fn at_most<T, const N: usize>(
    what: &str,
    items: impl IntoIterator<Item = T>,
) -> Result<ArrayVec<T, N>, String> {
    let mut all = ArrayVec::new();
    for item in items {
        all.try_push(item).map_err(|_| format!("more than {N} {what}"))?;
    }
    Ok(all)
}

/// Components are read once and live as long as the program.
fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

const _: () = assert!(SITES <= Place::COUNT - Place::FIRST_BUILDING as usize);
