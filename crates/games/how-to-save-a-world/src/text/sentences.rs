//! What each component does, in sentences made from its data.

use orrery_core::{Arg, Message};

use crate::components::{
    Ability, COMPONENTS, CardData, EffectEntry, Metric, MoonTarget, OrderKind, ScoreEntry, TriggerEntry,
};
use crate::rules::landers::world_name;
use crate::vocab::{
    Badge, BadgePick, BuildingType, Card, CardPick, CardType, Category, Development, Difficulty, Order,
    Place, Project, ProjectPick, Resource, Reward, Space, SpaceKind, World,
};

use super::tell::type_name;

/// The sentences of a component; none for an unknown id.
pub(super) fn sentences(id: &str) -> Vec<Message> {
    if let Some(card) = Card::from_id(id) {
        return card_sentences(card);
    }
    if let Some(place) = Place::from_id(id) {
        return place_sentences(place);
    }
    if let Some(development) = Development::from_id(id) {
        return development_sentences(development);
    }
    if let Some(reward) = Reward::from_id(id) {
        let mut said = vec![Message::new("about-reward")];
        effects(&reward.data().written, &mut said);
        return said;
    }
    if let Some(order) = Order::from_id(id) {
        return order_sentences(order);
    }
    if let Some(resource) = Resource::from_id(id) {
        return resource_sentences(resource);
    }
    if let Some(project) = Project::from_id(id) {
        let data = &COMPONENTS.projects[project.index()];
        return vec![
            Message::new("about-project")
                .name("resource", data.resource.id())
                .number("spaces", data.progress),
        ];
    }
    if let Some(badge) = Badge::from_id(id) {
        return vec![Message::new("about-badge").name("badge", badge.id())];
    }
    if let Some(difficulty) = Difficulty::from_id(id) {
        let points = COMPONENTS.solo.start_points[difficulty.index()];
        return vec![Message::new("about-difficulty").number("points", points)];
    }
    if let Some(rating) = COMPONENTS.solo.ratings.iter().find(|rating| rating.id == id) {
        return vec![Message::new("about-rating").number("margin", rating.min_margin)];
    }
    if id == "consortium" { vec![Message::new("about-consortium")] } else { Vec::new() }
}

fn card_sentences(card: Card) -> Vec<Message> {
    let data: &CardData = card.data();
    let mut said = vec![match card.card_type() {
        CardType::Action => Message::new("about-action-card"),
        CardType::Reaction => Message::new("about-reaction-card"),
        CardType::Species => Message::new("about-species-card"),
    }];
    said.extend(data.trigger.map(trigger));
    effects(&data.written, &mut said);
    said.extend(data.score.iter().flat_map(score));
    for badge in Badge::ALL {
        let n = card.badges(badge);
        if n > 0 {
            said.push(Message::new("about-badges").number("n", n).name("badge", badge.id()));
        }
    }
    said
}

fn place_sentences(place: Place) -> Vec<Message> {
    let data = place.data();
    let mut said = vec![match data.building {
        None => Message::new("about-place").name("world", world_name(data.world)),
        Some(BuildingType::A) => Message::new("about-building").name("kind", "building-a"),
        Some(BuildingType::B) => Message::new("about-building").name("kind", "building-b"),
    }];
    for space in data.spaces.iter() {
        said.extend(space_sentences(space));
    }
    said
}

/// The sentences of one action space.
pub(super) fn space_sentences(space: Space) -> Vec<Message> {
    let data = space.data();
    let mut said = vec![match (data.kind, data.unlimited) {
        (_, true) => Message::new("about-space-unlimited"),
        (SpaceKind::Departure, _) => {
            Message::new("about-space-departure").name("world", world_name(data.world.other()))
        }
        (SpaceKind::Stay, _) => Message::new("about-space-stay").name("world", world_name(data.world)),
        (SpaceKind::Wait, _) => Message::new("about-space-wait"),
    }];
    effects(&data.written, &mut said);
    if data.science_as_knowledge {
        said.push(Message::new("rule-science-as-knowledge"));
    }
    said
}

fn development_sentences(development: Development) -> Vec<Message> {
    let data = development.data();
    let about = match development.category() {
        Category::Basic => "about-basic",
        Category::Tech1 => "about-tech1",
        Category::Tech2 => "about-tech2",
    };
    let mut said = vec![Message::new(about).number("cost", data.cost)];
    effects(&data.written, &mut said);
    said.extend(data.ability.map(ability));
    if let Some(scores) = &data.scores {
        said.push(trigger(scores.trigger));
        said.push(Message::new("scores-once").number("points", scores.points));
    }
    said
}

fn resource_sentences(resource: Resource) -> Vec<Message> {
    if !resource.is_standard() {
        return vec![Message::new("about-ingenuity")];
    }
    let mut said = vec![Message::new("about-standard")];
    if let Some(project) = Project::ALL.into_iter().find(|project| project.resource() == resource) {
        said.push(Message::new("pays-project").name("project", project.id()));
    }
    if let Some(card_type) = CardType::ALL.into_iter().find(|t| t.price() == resource) {
        said.push(Message::new("pays-cards").name("type", type_name(card_type)));
    }
    said
}

fn order_sentences(order: Order) -> Vec<Message> {
    let data = order.data();
    let wanted = match data.moon_target {
        MoonTarget::Newest => "newest-building",
        MoonTarget::Oldest => "oldest-building",
        MoonTarget::Place(place) => place.id(),
    };
    let (first, second) = match data.world {
        World::Planet => (data.planet_target.id(), wanted),
        World::Moon => (wanted, data.planet_target.id()),
    };
    let lands = Message::new("order-lands")
        .name("world", world_name(data.world))
        .name("first", first)
        .name("second", second);
    let does = match data.kind {
        OrderKind::Work(pick) => Message::new("order-works").name("project", project_name(pick)),
        OrderKind::Points(n) => Message::new("order-points").number("n", n),
        OrderKind::Refresh(n) => Message::new("order-refreshes").number("n", n),
    };
    vec![lands, does]
}

/// One sentence for each effect, followed by those inside it.
pub(super) fn effects(written: &[EffectEntry], said: &mut Vec<Message>) {
    for effect in written {
        let say = Message::new;
        match effect {
            EffectEntry::Gain { resource, n } => {
                said.push(say("fx-gain").number("n", *n).name("resource", resource.id()));
            }
            EffectEntry::GainStandard { n } => said.push(say("fx-gain-standard").number("n", *n)),
            EffectEntry::RaiseIncome { resource, n } => {
                said.push(say("fx-raise").number("n", *n).name("resource", resource.id()));
            }
            EffectEntry::RaiseStandardIncome { n } => said.push(say("fx-raise-standard").number("n", *n)),
            EffectEntry::GainBadge { badge, n } => {
                said.push(say("fx-badge").number("n", *n).name("badge", badge_name(*badge)));
            }
            EffectEntry::Points { n } => said.push(say("fx-points").number("n", *n)),
            EffectEntry::TakeStartMedal => said.push(say("fx-medal")),
            EffectEntry::Work { project, n } => {
                said.push(say("fx-work").number("n", *n).name("project", project_name(*project)));
            }
            EffectEntry::Research { n } => said.push(say("fx-research").number("n", *n)),
            EffectEntry::FreeDevelopment { category, n } => {
                said.push(
                    say("fx-free-development").number("n", *n).name("category", category_name(*category)),
                );
            }
            EffectEntry::BuyCard { n, card_type, discount } => said.push(
                say("fx-buy")
                    .number("n", *n)
                    .name("type", pick_name(*card_type))
                    .number("discount", *discount),
            ),
            EffectEntry::GainCard { n, card_type } => {
                said.push(say("fx-gain-card").number("n", *n).name("type", pick_name(*card_type)));
            }
            EffectEntry::RemoveCardFor { effects: inside } => {
                said.push(say("fx-remove"));
                effects(inside, said);
            }
            EffectEntry::PerBadge { badge, max, effects: inside } => {
                said.push(say("fx-per-badge").number("max", *max).name("badge", badge.id()));
                effects(inside, said);
            }
            EffectEntry::PayFor { cost, max, effects: inside } => {
                let (n, resource) = cost.first().map_or((0, None), |c| (c.n, Resource::from_id(&c.resource)));
                let resource = resource.map_or("any-standard", Resource::id);
                said.push(say("fx-pay-for").number("max", *max).number("n", n).name("resource", resource));
                effects(inside, said);
            }
            EffectEntry::Choose { options } => {
                for (i, option) in options.iter().enumerate() {
                    said.push(say("fx-option").number("option", i as i32 + 1));
                    effects(&option.effects, said);
                }
            }
            EffectEntry::ReactivateBadges { n } => said.push(say("fx-reactivate").number("n", *n)),
            EffectEntry::RecallLander { n } => said.push(say("fx-recall").number("n", *n)),
            EffectEntry::ShuttleAndDeploy => said.push(say("fx-shuttle")),
        }
    }
}

fn trigger(trigger: TriggerEntry) -> Message {
    match trigger {
        TriggerEntry::GainStandard => Message::new("when-gain-standard"),
        TriggerEntry::RaiseStandard => Message::new("when-raise-standard"),
        TriggerEntry::GainBadge => Message::new("when-gain-badge"),
        TriggerEntry::Work { project } => Message::new("when-work").name("project", project_name(project)),
        TriggerEntry::Develop => Message::new("when-develop"),
        TriggerEntry::GainCard { card_type } => {
            Message::new("when-gain-card").name("type", pick_name(card_type))
        }
        TriggerEntry::PlayAction => Message::new("when-play-action"),
    }
}

fn ability(ability: Ability) -> Message {
    match ability {
        Ability::ScienceBadgeWild => Message::new("can-science-wild"),
        Ability::ExpressAnyResource => Message::new("can-express-any"),
        Ability::ExpressThenDeploy => Message::new("can-express-deploy"),
        Ability::WorkDiscount { n } => Message::new("can-work-discount").number("n", n),
        Ability::ActionCardFree => Message::new("can-action-free"),
        Ability::CardDiscount { n } => Message::new("can-card-discount").number("n", n),
    }
}

/// What a species card counts, and what it gives for it.
fn score(score: &ScoreEntry) -> [Message; 2] {
    match score {
        ScoreEntry::PerUnit { metric: counted, points, max } => {
            [metric(*counted), Message::new("score-per-unit").number("points", *points).number("max", *max)]
        }
        ScoreEntry::Table { metric: counted, steps } => {
            let arrow = || Arg::Name("arrow".into());
            let step = |&(at, points): &(u8, u8)| {
                Arg::List(vec![Arg::Number(at.into()), arrow(), Arg::Number(points.into())])
            };
            let steps = Arg::List(steps.iter().map(step).collect());
            [metric(*counted), Message::new("score-table").with("steps", steps)]
        }
        ScoreEntry::Flag { metric: counted, points } => {
            [metric(*counted), Message::new("score-flag").number("points", *points)]
        }
    }
}

fn metric(metric: Metric) -> Message {
    match metric {
        Metric::BadgeTiles { badge } => Message::new("metric-badge-tiles").name("badge", badge.id()),
        Metric::ResourceLeft { resource } => {
            Message::new("metric-resource-left").name("resource", resource.id())
        }
        Metric::ProjectSpace { project } => {
            Message::new("metric-project-space").name("project", project_name(project))
        }
        Metric::Tech1Count => Message::new("metric-tech1"),
        Metric::Tech2Count => Message::new("metric-tech2"),
        Metric::ActionCards => Message::new("metric-action-cards"),
        Metric::ReactionCards => Message::new("metric-reaction-cards"),
        Metric::SpeciesCards => Message::new("metric-species-cards"),
        Metric::IncomesAtMost { value } => Message::new("metric-incomes-at-most").number("value", value),
        Metric::IncomesAtLeast { value } => Message::new("metric-incomes-at-least").number("value", value),
        Metric::HighestIncome => Message::new("metric-highest-income"),
        Metric::BadgeSets => Message::new("metric-badge-sets"),
        Metric::ProjectsLed => Message::new("metric-projects-led"),
        Metric::StartMedal => Message::new("metric-start-medal"),
    }
}

/// The text that names the project of an effect.
pub(super) fn project_name(pick: ProjectPick) -> &'static str {
    match pick {
        ProjectPick::Any => "project-any",
        ProjectPick::Worst => "project-worst",
        ProjectPick::Best => "project-best",
        _ => pick.named().map_or("project-any", Project::id),
    }
}

fn badge_name(pick: BadgePick) -> &'static str {
    match pick {
        BadgePick::PlanetOrMoon => "badge-planet-or-moon",
        BadgePick::Any => "badge-any",
        _ => pick.badges()[0].id(),
    }
}

/// The text that names the cards of an effect.
pub(super) fn pick_name(pick: CardPick) -> &'static str {
    match pick {
        CardPick::Any => "type-any",
        CardPick::Action => "type-action",
        CardPick::Reaction => "type-reaction",
        CardPick::Species => "type-species",
    }
}

/// The text that names a part of the laboratory.
pub(super) fn category_name(category: Category) -> &'static str {
    match category {
        Category::Basic => "category-basic",
        Category::Tech1 => "category-tech1",
        Category::Tech2 => "category-tech2",
    }
}
