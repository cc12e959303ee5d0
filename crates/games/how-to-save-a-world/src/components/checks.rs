//! What the rulebook says about the figures: counts, distributions and worked examples. Figures that are
//! reconstructed may vary within them.

use orrery_core::{Problem, Problems};

use super::effects::{EffectEntry, ScoreEntry};
use super::file::{File, SpaceEntry};
use super::{
    ASTEROID_SPACES, DAY_X_DRAW, LAST_SPACE, Metric, RESOURCE_MAX, ROUNDS, SITES, TILES_MAX, TURN_COST, load,
};
use crate::vocab::{
    Badge, BadgePick, BuildingType, CardPick, CardType, Category, Place, Project, ProjectPick, Resource,
    SpaceKind, Symbol, World,
};

/// Everything that is wrong with a component file.
pub fn check(source: &str) -> Vec<Problem> {
    let file: File = match toml::from_str(source) {
        Ok(file) => file,
        Err(error) => return vec![Problem::of_toml(source, &error)],
    };
    if let Err(why) = load::build(&file) {
        return vec![Problem::new(why)];
    }
    let mut problems = Problems::of(source);
    limits(&file, &mut problems);
    tracks(&file, &mut problems);
    asteroid(&file, &mut problems);
    places(&file, &mut problems);
    laboratory(&file, &mut problems);
    cards(&file, &mut problems);
    named(&file, &mut problems);
    solo(&file, &mut problems);
    problems.found()
}

fn limits(file: &File, problems: &mut Problems) {
    let limits = &file.limits;
    problems.rule("HSW-RES-02", limits.resource_max == RESOURCE_MAX, "resources go up to 10");
    problems.rule("HSW-INC-01", limits.income_max == RESOURCE_MAX, "income lines go up to 10");
    problems.rule("HSW-BADGE-01", limits.badge_tiles_per_type_max == TILES_MAX, "5 badge tiles of a type");
    problems.rule("HSW-COMP-13", limits.score_track_lap == 50, "the score track has 50 spaces");
    problems.rule("HSW-SETUP-13", limits.market_cards_per_row == 3, "3 cards in a row of the display");
    problems.rule(
        "HSW-EXP-01",
        limits.express_cost_energy == TURN_COST,
        "the express shuttle costs 1 energy",
    );
    problems.rule("HSW-ACT-01", limits.action_card_cost_energy == TURN_COST, "an action card costs 1 energy");
    problems.rule("HSW-DAYX-01", limits.day_x_draw == DAY_X_DRAW, "10 cubes are drawn on Day X");
    problems.rule("HSW-COMP-02", limits.danger_tiles == ROUNDS, "6 danger tiles");
    problems.rule("HSW-GEN-06", limits.max_rounds == ROUNDS, "at most 6 rounds");
    problems.rule("HSW-COMP-02", file.danger.tiles == [3, 4, 5, 6, 7, 8], "the danger tiles are 3 to 8");
    let own = &file.player_material;
    let counts = [own.landers, own.resource_markers, own.tech_cubes, own.discs, own.income_lines];
    problems.rule(
        "HSW-COMP-09",
        counts == [3, 5, 12, 4, 5],
        "3 landers, 5 markers, 12 cubes, 4 discs, 5 lines",
    );
    problems.rule("HSW-COMP-10", own.badge_slots_per_type == TILES_MAX, "5 badge slots for each type");
    problems.rule(
        "HSW-COMP-15",
        file.supply.badge_tiles_per_type >= 4 * TILES_MAX,
        "20 badge tiles of a type",
    );
    problems.rule("HSW-COMP-05", file.supply.neutral_discs == 6, "6 neutral discs");
    problems.rule("HSW-COMP-14", usize::from(file.supply.building_sites) == SITES, "5 building sites");
    let start = &file.player_start;
    let landers = [start.landers_planet, start.landers_moon];
    problems.rule("HSW-SETUP-18", landers == [2, 1], "2 landers start on the planet, 1 on the moon");
    problems.rule("HSW-SETUP-16", start.income == 0 && start.points == 0, "income and points start at 0");
    let cards =
        [start.start_action_cards, start.start_reaction_cards, start.species_drawn, start.species_kept];
    problems.rule(
        "HSW-SETUP-26",
        cards == [1, 1, 2, 1] && start.hand_size == 3,
        "1 card of each type in hand",
    );
    for entry in &file.turn_order_compensation {
        let fits = usize::from(entry.position) == entry.gain_one_each.len() + 1;
        problems.rule("HSW-SETUP-22", fits, "the 2nd player gets 1 resource, the 3rd 2, the 4th 3");
    }
    problems.rule("HSW-SETUP-22", file.turn_order_compensation.len() == 3, "three players are compensated");
    for resource in &file.resource {
        problems.rule(
            "HSW-RES-01",
            resource.standard == resource.id.is_standard(),
            "ingenuity is not standard",
        );
    }
    problems.rule("HSW-RES-01", file.resource.len() == 5, "5 resources");
    let badges: Vec<Badge> = file.badge.iter().map(|b| b.id).collect();
    problems.rule("HSW-COMP-06", badges == Badge::ALL, "3 types of badges");
}

fn tracks(file: &File, problems: &mut Problems) {
    let track = &file.project_track;
    let costs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
    problems.rule("HSW-COMP-11", track.cost == costs, "works cost 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7");
    problems.rule("HSW-COMP-11", track.spaces == LAST_SPACE, "13 spaces");
    let near = |space: u8| (3..=5).contains(&space);
    let bonuses = track.lead_bonus.iter().filter(|bonus| near(bonus.0)).collect::<Vec<_>>();
    let example = matches!(bonuses[..], [(_, 3)]);
    problems.rule("HSW-EX-13", example, "between spaces 3 and 5 lies one lead bonus, of 3 points");
    let removals = track.reward_removal.iter().filter(|&&space| near(space)).count();
    problems.rule("HSW-EX-13", removals == 1, "between spaces 3 and 5 lies one removal symbol");
    let discs = [&file.neutral_discs.players_2, &file.neutral_discs.players_3, &file.neutral_discs.players_4];
    problems.rule(
        "HSW-PC-02",
        discs.map(|d| d.len()) == [2, 1, 0],
        "2, 1, 0 neutral discs with 2, 3, 4 players",
    );
    let resources: Vec<Resource> = file.project.iter().map(|p| p.resource).collect();
    let different =
        Resource::STANDARD.into_iter().all(|r| resources.iter().filter(|&&o| o == r).count() <= 1);
    problems.rule("HSW-COMP-12", different, "every project uses another standard resource");
    problems.rule("HSW-COMP-12", resources.first() == Some(&Resource::Energy), "the laser uses energy");
    let [action, reaction, species] =
        CardType::ALL.map(|t| file.card_price.iter().find(|p| p.card_type == t).map(|p| p.resource));
    let prices =
        [action, reaction, species] == [Resource::Knowledge, Resource::Minerals, Resource::Biomass].map(Some);
    problems.rule("HSW-CARD-04", prices, "cards cost knowledge, minerals, biomass");
    let scoring = &file.scoring;
    problems.rule(
        "HSW-SCORE-03",
        scoring.rescue_project == [18, 10, 5],
        "the rescue project gives 18, 10, 5",
    );
    problems.rule("HSW-SCORE-04", scoring.other_project == [8, 6, 4], "another project gives 8, 6, 4");
    problems.rule("HSW-DAYX-11", scoring.rescue_order == Project::ALL, "laser, shield, evacuation");
    for progress in &file.progress_track {
        problems.rule(
            "HSW-DAYX-02",
            progress.day_x == progress.spaces,
            "Day X is the last space of a progress track",
        );
    }
    let [laser, shield, _] = &file.progress_track[..] else { return };
    problems.rule("HSW-EX-22", laser.spaces == 14, "7 cubes and 7 more reach Day X of the laser");
    let covered = laser.fractures.iter().filter(|fracture| fracture.0 <= 11).count();
    problems.rule("HSW-EX-22", covered == 2, "11 cubes cover two fracture spaces");
    let inside = laser.fractures.iter().all(|fracture| fracture.1 <= shield.spaces);
    problems.rule("HSW-DAYX-03", inside, "fractures lead to spaces of the shield track");
}

fn asteroid(file: &File, problems: &mut Problems) {
    let track = &file.asteroid_track;
    let start = track.spaces.first().map(|space| &space.symbols[..]);
    problems.rule("HSW-SETUP-08", start == Some(&[Symbol::AddAsteroidCubes]), "START covers asteroid cubes");
    let last = track.spaces.last().map(|space| &space.symbols[..]);
    let ends = usize::from(track.day_x) + 1 == ASTEROID_SPACES && last == Some(&[Symbol::DayX]);
    problems.rule("HSW-FATE-01", ends, "the last space of the asteroid track is Day X");
    let all = || track.spaces.iter().flat_map(|space| &space.symbols);
    let only_last = all().filter(|&&symbol| symbol == Symbol::DayX).count() == 1;
    problems.rule("HSW-FATE-01", only_last, "there is one Day X space");
    let buildings = all().filter(|s| matches!(s, Symbol::BuildingA | Symbol::BuildingB)).count();
    problems.rule("HSW-COMP-14", buildings <= SITES, "there are 5 building sites");
    // HSW-EX-20: in round 2 the approach reaches a B building, and the next space has two symbols.
    let pair = [Symbol::AddAsteroidCubes, Symbol::RefreshMarket];
    let example = (2..=5).any(|i| {
        track.spaces.get(i).is_some_and(|space| space.symbols.contains(&Symbol::BuildingB))
            && track.spaces.get(i + 1).is_some_and(|space| space.symbols == pair)
    });
    problems.rule("HSW-EX-20", example, "a B building on 2 to 5, then cubes and a fresh display");
}

fn places(file: &File, problems: &mut Problems) {
    let spaces = || {
        file.place
            .iter()
            .map(|p| (p.world, &p.space))
            .chain(file.building.iter().map(|b| (World::Moon, &b.space)))
    };
    for (world, limited, single) in [(World::Planet, 11, 1), (World::Moon, 10, 1)] {
        let own =
            || file.place.iter().filter(move |place| place.world == world).flat_map(|place| &place.space);
        let counts = (own().filter(|s| !s.unlimited).count(), own().filter(|s| s.unlimited).count());
        problems.rule(
            "HSW-SPACE-09",
            counts == (limited, single),
            format!("the {} has {limited} limited spaces and an unlimited one", world.id()),
        );
    }
    let mut waits = 0;
    for (_, place) in spaces() {
        problems.rule("HSW-SPACE-02", (1..=2).contains(&place.len()), "a place has 1 or 2 action spaces");
        let mixed = place.iter().any(|s| s.unlimited) && place.iter().any(|s| !s.unlimited);
        problems.rule("HSW-OPEN-36", !mixed, "no place mixes limited and unlimited spaces");
        for space in place {
            waits += u8::from(space.kind == SpaceKind::Wait);
            problems.entry(
                "HSW-SPACE-04",
                &space.id,
                !space.unlimited || space.kind == SpaceKind::Stay,
                "an unlimited space is a stay space",
            );
            numbers(&space.id, &space.effects, problems);
        }
    }
    problems.rule("HSW-SPACE-05", waits == 1, "there is exactly one wait space");
    let role_model = file.place.iter().find(|place| place.id == "role_model");
    let is_wait = role_model.is_some_and(|place| {
        place.world == World::Moon
            && place
                .space
                .iter()
                .all(|s| s.kind == SpaceKind::Wait && s.effects.contains(&EffectEntry::TakeStartMedal))
    });
    problems.rule("HSW-SPACE-05", is_wait, "the wait space is Role Model on the moon, with the start medal");
    let of_type = |t: BuildingType| file.building.iter().filter(|b| b.building_type == t).count();
    let counts = (of_type(BuildingType::A), of_type(BuildingType::B));
    problems.rule("HSW-COMP-07", counts == (6, 8), "6 buildings A and 8 buildings B");
    let _ = Place::COUNT;
}

/// HSW-FX: numbers of effects are at least 1, so that nothing is asked in vain.
fn numbers(id: &str, effects: &[EffectEntry], problems: &mut Problems) {
    for effect in effects {
        let (n, inside): (u8, Vec<&[EffectEntry]>) = match effect {
            EffectEntry::Gain { n, .. }
            | EffectEntry::GainStandard { n }
            | EffectEntry::RaiseIncome { n, .. }
            | EffectEntry::RaiseStandardIncome { n }
            | EffectEntry::GainBadge { n, .. }
            | EffectEntry::Points { n }
            | EffectEntry::Work { n, .. }
            | EffectEntry::Research { n }
            | EffectEntry::FreeDevelopment { n, .. }
            | EffectEntry::BuyCard { n, .. }
            | EffectEntry::GainCard { n, .. }
            | EffectEntry::ReactivateBadges { n }
            | EffectEntry::RecallLander { n } => (*n, vec![]),
            EffectEntry::PerBadge { effects, .. } | EffectEntry::RemoveCardFor { effects } => {
                (1, vec![effects])
            }
            EffectEntry::PayFor { cost, max, effects } => {
                (cost.iter().map(|c| c.n).chain([*max]).min().unwrap_or(0), vec![effects])
            }
            EffectEntry::Choose { options } => (1, options.iter().map(|o| &o.effects[..]).collect()),
            EffectEntry::TakeStartMedal | EffectEntry::ShuttleAndDeploy => (1, vec![]),
        };
        problems.entry("HSW-FX-01", id, (1..=20).contains(&n), "an effect has a number from 1 to 20");
        inside.into_iter().for_each(|effects| numbers(id, effects, problems));
    }
}

fn laboratory(file: &File, problems: &mut Problems) {
    let mut fields = 0;
    for development in &file.development {
        let (id, cost) = (&development.id, development.cost);
        if development.category == Category::Basic {
            problems.entry(
                "HSW-LAB-03",
                id,
                cost <= 2 && development.fields == 0,
                "basics cost 0 to 2 and repeat",
            );
            let allowed = |effect: &EffectEntry| {
                matches!(
                    effect,
                    EffectEntry::RaiseIncome { .. }
                        | EffectEntry::RaiseStandardIncome { .. }
                        | EffectEntry::GainBadge { .. }
                )
            };
            let plain = !development.effects.is_empty() && development.effects.iter().all(allowed);
            problems.entry("HSW-LAB-03", id, plain, "basics give income raises or badge tiles");
        } else {
            fields += development.fields;
            problems.entry("HSW-LAB-04", id, cost == 5, "a technology costs 5 knowledge");
            problems.entry("HSW-LAB-05", id, development.fields == 1, "a technology has 1 field");
        }
        if let Some(scores) = &development.scores {
            problems.entry("HSW-TECH-07", id, scores.per == "turn", "a technology scores once per turn");
        }
        numbers(id, &development.effects, problems);
    }
    problems.rule(
        "HSW-LAB-05",
        fields == file.player_material.tech_cubes,
        "as many fields as technology cubes",
    );
    for tile in &file.reward_tile {
        numbers(&tile.id, &tile.effects, problems);
    }
}

fn cards(file: &File, problems: &mut Problems) {
    let starts = (
        file.action_card.iter().filter(|card| card.start).count(),
        file.reaction_card.iter().filter(|card| card.start).count(),
    );
    problems.rule("HSW-COMP-08", starts == (6, 6), "6 action and 6 reaction cards are start cards");
    let plain = file.action_card.iter().filter(|card| card.badges.is_empty()).count();
    problems.rule("HSW-BADGE-11", 2 * plain > file.action_card.len(), "most action cards carry no badge");
    let pairs = file.reaction_card.iter().filter(|card| matches!(card.badges[..], [a, b] if a == b)).count();
    problems.rule(
        "HSW-BADGE-11",
        2 * pairs > file.reaction_card.len(),
        "most reaction cards carry two badges of one type",
    );
    let species = file.species_card_group.badges == Badge::ALL;
    problems.rule("HSW-BADGE-11", species, "species cards carry one badge of each type");
    file.action_card.iter().for_each(|card| numbers(&card.id, &card.effects, problems));
    file.reaction_card.iter().for_each(|card| numbers(&card.id, &card.effects, problems));
    for card in &file.species_card {
        if let ScoreEntry::Table { steps, .. } = &card.score {
            let rising = steps.is_sorted_by(|a, b| a.0 < b.0);
            problems.entry("HSW-SPEC-11", &card.id, rising, "thresholds ascend");
        }
    }
}

/// The spaces, cards and tiles that the rulebook's examples quote.
fn named(file: &File, problems: &mut Problems) {
    let spaces =
        || file.place.iter().flat_map(|p| &p.space).chain(file.building.iter().flat_map(|b| &b.space));
    let has = |effects: &[EffectEntry]| spaces().any(|space: &SpaceEntry| space.effects == effects);
    let gain = |resource, n| EffectEntry::Gain { resource, n };
    let per = |badge, effect| [EffectEntry::PerBadge { badge, max: 0, effects: vec![effect] }];
    let work = |project| EffectEntry::Work { project, n: 1 };
    problems.rule("HSW-EX-03", has(&[gain(Resource::Energy, 2)]), "a space gives 2 energy");
    let biomass = per(Badge::Planet, gain(Resource::Biomass, 2));
    problems.rule("HSW-EX-04", has(&biomass), "a space gives 2 biomass per planet badge");
    problems.rule(
        "HSW-EX-09",
        has(&per(Badge::Moon, work(ProjectPick::Shield))),
        "work on the shield per moon badge",
    );
    problems.rule(
        "HSW-EX-13",
        has(&per(Badge::Moon, work(ProjectPick::Laser))),
        "work on the laser per moon badge",
    );
    let buy = EffectEntry::BuyCard { n: 1, card_type: CardPick::Any, discount: 0 };
    problems.rule("HSW-EX-16", has(&per(Badge::Planet, buy)), "buy a card per planet badge");
    let action = |id: &str| file.action_card.iter().find(|card| card.id == id).map(|card| &card.effects[..]);
    let boost = [EffectEntry::RaiseStandardIncome { n: 2 }];
    problems.rule(
        "HSW-EX-01",
        action("boost_production") == Some(&boost),
        "Boost Production raises two lines",
    );
    let research = [EffectEntry::Research { n: 2 }];
    problems.rule(
        "HSW-EX-15",
        action("ai_research_assistant") == Some(&research),
        "AI Research Assistant researches twice",
    );
    let reward = |order| {
        let tile = file.reward_tile.iter().find(|tile| tile.project == Project::Laser && tile.order == order);
        tile.map(|tile| &tile.effects[..])
    };
    let badge = |badge| [EffectEntry::GainBadge { badge, n: 1 }];
    problems.rule(
        "HSW-EX-13",
        reward(1) == Some(&badge(BadgePick::Science)),
        "laser reward I is a science badge",
    );
    problems.rule(
        "HSW-EX-08",
        reward(2) == Some(&badge(BadgePick::Any)),
        "laser reward II is a badge of choice",
    );
    let score = |id: &str| file.species_card.iter().find(|card| card.id == id).map(|card| &card.score);
    let squirrel = matches!(
        score("twig_squirrel"),
        Some(ScoreEntry::PerUnit { metric: Metric::BadgeTiles { badge: Badge::Science }, points: 1, .. })
    );
    problems.rule("HSW-EX-24", squirrel, "Twig Squirrel counts science tiles");
    let hippo = matches!(
        score("sabretooth_hippo"),
        Some(ScoreEntry::PerUnit { metric: Metric::IncomesAtMost { value: 4 }, points: 1, .. })
    );
    problems.rule("HSW-EX-24", hippo, "Sabretooth Hippo counts lines at most on 4");
    let moss = match score("shudder_moss") {
        Some(ScoreEntry::Table { metric: Metric::ResourceLeft { resource: Resource::Knowledge }, steps }) => {
            steps.iter().rev().find(|step| step.0 <= 7).is_some_and(|step| step.1 == 5)
        }
        _ => false,
    };
    problems.rule("HSW-EX-24", moss, "Shudder Moss gives 5 points for 7 knowledge");
}

fn solo(file: &File, problems: &mut Problems) {
    let solo = &file.solo;
    problems.rule("HSW-SOLO-01", solo.setup_as_players == 2, "the solo game is set up as for 2 players");
    let landers = [solo.landers_planet, solo.landers_moon];
    problems.rule(
        "HSW-SOLO-02",
        landers == [2, 1],
        "the Consortium has 2 landers on the planet, 1 on the moon",
    );
    for (world, list) in [(World::Planet, &solo.planet_list), (World::Moon, &solo.moon_list)] {
        let mut places: Vec<&String> =
            file.place.iter().filter(|p| p.world == world).map(|p| &p.id).collect();
        let mut listed: Vec<&String> = list.iter().collect();
        let unlimited = list.last().and_then(|id| file.place.iter().find(|p| p.id == *id));
        let ends = unlimited.is_some_and(|place| place.space.iter().all(|s| s.unlimited));
        problems.rule("HSW-SOLO-08", ends, "the last place of a list is the unlimited one");
        places.sort();
        listed.sort();
        problems.rule("HSW-SOLO-08", places == listed, "a list holds every place of its world once");
    }
    for order in &solo.order {
        let mut tie = order.tie.clone();
        tie.sort();
        problems.entry("HSW-SOLO-11", &order.id, tie == Project::ALL, "a tie list holds every project once");
    }
    let margins: Vec<u8> = solo.rating.iter().map(|rating| rating.min_margin).collect();
    let rising = margins.first() == Some(&0) && margins.is_sorted_by(|a, b| a < b);
    problems.rule("HSW-SOLO-18", rising, "ratings begin at 0 and ascend");
    let points: Vec<u8> = solo.difficulty.iter().map(|difficulty| difficulty.start_points).collect();
    problems.rule(
        "HSW-SOLO-04",
        points.is_sorted_by(|a, b| a < b),
        "a harder Consortium starts with more points",
    );
}
