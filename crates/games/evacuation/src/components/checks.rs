//! Every count, distribution and example of the rulebook, asked of a component file.

use orrery_core::{Problem, Problems};

use super::{Components, Content, Cost, Metric, file};
use crate::vocab::{Field, Landscape, Resource, SoloAction, Terrain};

/// Everything that is wrong with a component file.
pub fn check(source: &str) -> Vec<Problem> {
    let components = match file::load(source) {
        Ok(components) => components,
        Err(problem) => return vec![problem],
    };
    let mut problems = Problems::of(source);
    sites(&components, &mut problems);
    map(&components, &mut problems);
    progress(&components, &mut problems);
    technologies(&components, &mut problems);
    infrastructures(&components, &mut problems);
    ships(&components, &mut problems);
    stadiums(&components, &mut problems);
    cards(&components, &mut problems);
    scoring(&components, &mut problems);
    solo(&components, &mut problems);
    problems.found()
}

fn sites(c: &Components, problems: &mut Problems) {
    let mut sum: Cost = [0; 3];
    for site in &c.sites {
        for resource in Resource::ALL {
            sum[resource.index()] += site.produces[resource.index()];
        }
        let expected = match site.content {
            Content::Population => (2, 2),
            Content::Factory(_) => (0, 1),
            Content::Sea => (0, 3),
        };
        let produced = site.produces.iter().sum::<u8>();
        problems.entry(
            "EVA-COMP-11",
            site.id,
            (site.population, produced) == expected,
            "population or production",
        );
        let landscapes = site.landscapes.count_ones();
        let land = site.content != Content::Sea;
        problems.entry(
            "EVA-COMP-12",
            site.id,
            (land && (1..=2).contains(&landscapes)) || (!land && landscapes == 0),
            "one or two landscapes",
        );
    }
    problems.rule("EVA-COMP-11", sum == [7, 7, 7], "the sites of a colour produce 7 of each resource");
    for resource in Resource::ALL {
        let own = |kind: fn(Content) -> bool| {
            c.sites.iter().filter(|s| kind(s.content) && s.produces[resource.index()] > 0).count()
        };
        problems.rule(
            "EVA-COMP-11",
            own(|k| k == Content::Population) == 2,
            "two population sites of each resource",
        );
        problems.rule(
            "EVA-COMP-11",
            own(|k| matches!(k, Content::Factory(_))) == 1,
            "one factory site of each resource",
        );
    }
    problems.rule(
        "EVA-COMP-11",
        c.sites[9..].iter().all(|s| s.content == Content::Sea),
        "two sea sites, which come last",
    );
    let example = c.sites.iter().find(|s| s.factory() == Some(Resource::Food));
    problems.rule(
        "EVA-EX-06",
        example.is_some_and(|s| s.has(Landscape::Savanna)),
        "the food factory stands in the savanna",
    );
    let sea = c.sites.iter().any(|s| s.content == Content::Population && s.has(Landscape::Sea));
    problems.rule("EVA-EX-06", sea, "a population site lies at the sea");
}

fn map(c: &Components, problems: &mut Problems) {
    for field in &c.fields {
        let inside = (-3..=3).contains(&field.r)
            && (0..=7).contains(&field.q)
            && (0..=7).contains(&(field.q + field.r));
        problems.entry("EVA-MAP-01", field.id, inside, "lies outside of the map");
        let twice = c.fields.iter().filter(|f| (f.q, f.r) == (field.q, field.r)).count();
        problems.entry("EVA-MAP-01", field.id, twice == 1, "lies where another field lies");
        let spots = usize::from(field.factories) + field.population.len();
        problems.entry("EVA-MAP-06", field.id, spots > 0, "has no spot");
        problems.entry("EVA-MAP-09", field.id, field.symbols.iter().sum::<u8>() <= 2, "at most two symbols");
    }
    let counts = Terrain::ALL.map(|t| c.map.terrain[t.index()].len());
    problems.rule(
        "EVA-OPEN-01",
        counts == [18, 10, 10, 6],
        "18 steppe, 10 desert, 10 forest and 6 ocean fields",
    );
    let picture = ["FFDSS", "FOFDSS", "DOOFDSS", "DFOOFDSS", "SDFODSS", "SSDFFS", "SSDSS"];
    for (r, row) in (-3..=3).zip(picture) {
        let mut fields: Vec<Field> = Field::all().filter(|f| c.fields[f.index()].r == r).collect();
        fields.sort_by_key(|f| c.fields[f.index()].q);
        let letters: String =
            fields.iter().map(|f| ["S", "D", "F", "O"][c.fields[f.index()].terrain.index()]).collect();
        problems.rule("EVA-MAP-11", letters == row, format!("row {r} of the map is {row}"));
    }
    for corner in 0..c.corners.len() {
        let long = c.map.arrows[corner].iter().all(|line| line.len() >= 4);
        problems.entry("EVA-MAP-10", c.corners[corner].id, long, "both arrows cross at least four fields");
    }
    let example = c.fields.iter().find(|f| f.id == "f_q4_rm1");
    let fits = example.is_some_and(|f| {
        (f.terrain, f.factories, f.produces, f.symbols) == (Terrain::Forest, 1, [0, 0, 3], [1, 1])
    });
    problems.rule("EVA-EX-05", fits, "the forest field of the example");
}

fn progress(c: &Components, problems: &mut Problems) {
    let sections = [[0, 3], [4, 10], [11, 15], [16, 21], [22, 25]];
    for (section, [from, to]) in (1..).zip(sections) {
        let fits = (from..=to).all(|space| c.spaces[space].section == section);
        problems.rule("EVA-PROG-01", fits, format!("section {section} has the spaces {from} to {to}"));
    }
    let behind: Vec<u8> = c.turning_points.iter().map(|t| t.behind).collect();
    problems.rule("EVA-TURN-01", behind == [4, 11, 16, 22], "turning points lie between the sections");
    problems.rule("EVA-ACT-06", c.action_energy[..3] == [0, 0, 0], "the first two actions are free");
    problems.rule("EVA-ACT-06", c.action_energy[6] == 3, "the last space costs 3");
    problems.rule("EVA-ACT-06", c.action_energy.is_sorted(), "the energy of the action track rises");
    let powers: Vec<u8> = c.actions.iter().map(|a| a.power).collect();
    problems.rule(
        "EVA-ACT-13",
        powers == [4, 4, 3, 3, 3, 2, 2, 2, 1, 1],
        "2, 3, 3 and 2 actions in areas 4 to 1",
    );
    let food: Vec<[u8; 2]> = c.years.iter().map(|y| y.food).collect();
    problems.rule("EVA-INC-03", food == [[5, 0], [4, 0], [2, 2], [1, 4]], "the food of each year");
    let stadiums: Vec<u8> = c.years.iter().map(|y| y.stadiums).collect();
    problems.rule("EVA-INC-06", stadiums == [0, 0, 1, 2], "the stadiums of each year");
    let symbols = |lane: usize| -> u8 { c.spaces.iter().flat_map(|s| s.symbols[lane]).sum() };
    problems.rule("EVA-OPEN-06", symbols(1) < symbols(0), "the 3+ lane has fewer symbols");
    problems.rule("EVA-EX-09", !c.spaces[9].instant[0].is_empty(), "space 9 has an instant effect");
}

fn technologies(c: &Components, problems: &mut Problems) {
    for set in 1..=4 {
        for level in 1..=3 {
            let count = c.techs.iter().filter(|t| (t.set, t.level) == (set, level)).count();
            problems.rule(
                "EVA-COMP-05",
                count == 3,
                format!("three technologies of level {level} in set {set}"),
            );
        }
        let satisfaction: u8 = c.techs.iter().filter(|t| t.set == set).map(|t| t.satisfaction).sum();
        problems.rule("EVA-OPEN-18", satisfaction == 4, format!("satisfaction 1 + 1 + 2 in set {set}"));
    }
    for (i, tech) in c.techs.iter().enumerate() {
        let something = !tech.instant.is_empty() || !tech.passives.is_empty();
        problems.entry("EVA-TECH-06", tech.id, something, "has no effect");
        problems.entry("EVA-COMP-05", tech.id, usize::from(tech.set) == i / 9 + 1, "sets stand together");
        problems.entry(
            "EVA-COMP-05",
            tech.id,
            usize::from(tech.level) == i % 9 / 3 + 1,
            "levels stand together",
        );
    }
}

fn infrastructures(c: &Components, problems: &mut Problems) {
    for (i, infra) in c.infras.iter().enumerate() {
        problems.entry(
            "EVA-SETUP-16",
            infra.id,
            usize::from(infra.level) == i / 9 + 1,
            "nine of level I, then nine of level II",
        );
        problems.entry("EVA-INFRA-03", infra.id, infra.cost.iter().any(|&n| n > 0), "costs something");
        problems.entry("EVA-INFRA-04", infra.id, !infra.rewards.is_empty(), "has no reward");
        let needs = &infra.condition.need;
        problems.entry(
            "EVA-INFRA-08",
            infra.id,
            !needs.is_empty() && needs.iter().all(|n| n.n > 0),
            "has no condition",
        );
    }
    let example = &c.infras[4];
    let need = example.condition.need.first();
    let fits = example.cost == [0, 1, 0]
        && need.is_some_and(|n| (n.terrain, n.n, n.min_population) == (Some(Terrain::Desert), 2, 1));
    problems.rule("EVA-EX-03", fits, "I5 costs 1 steel and needs two populated desert fields");
}

fn ships(c: &Components, problems: &mut Problems) {
    for ship in &c.ships {
        let slots = (1..=2).contains(&ship.site_slots.len())
            && (1..=2).contains(&ship.building_slots)
            && (1..=5).contains(&ship.resource_slots);
        problems.entry(
            "EVA-SHIP-03",
            ship.id,
            slots,
            "1-2 site slots, 1-2 building slots, 1-5 resource slots",
        );
        problems.entry("EVA-TRANS-05", ship.id, ship.return_energy == 1, "a return flight costs 1");
        problems.entry("EVA-SHIP-01", ship.id, ship.cost.iter().any(|&n| n > 0), "costs something");
    }
    let example = &c.ships[2];
    let fits = (&example.site_slots[..], example.building_slots, example.resource_slots)
        == (&[Landscape::Sea][..], 1, 2);
    problems.rule("EVA-EX-06", fits, "ship 3 is the ship of the example");
}

fn stadiums(c: &Components, problems: &mut Problems) {
    for (i, stadium) in c.stadiums.iter().enumerate() {
        let start = i < 4;
        problems.entry(
            "EVA-OPEN-44",
            stadium.id,
            !start || stadium.satisfaction == 0,
            "start stadiums have satisfaction 0",
        );
        let range = start || (1..=5).contains(&stadium.satisfaction);
        problems.entry("EVA-STAD-03", stadium.id, range, "satisfaction 1 to 5");
        problems.entry(
            "EVA-STAD-01",
            stadium.id,
            start || stadium.cost.iter().any(|&n| n > 0),
            "costs something",
        );
    }
    let aside = c.stadiums.iter().filter(|s| s.set_aside).count();
    problems.rule("EVA-SOLO-05", aside == 4, "four stadiums with satisfaction 4 and 5");
}

fn cards(c: &Components, problems: &mut Problems) {
    let flags = c.bonus_cards.iter().filter(|b| b.flag).count();
    problems.rule("EVA-COMP-04", flags == 2, "two bonus cards with a flag");
    let numbers = [[7, 10], [6, 11], [9, 12], [6, 13], [6, 10], [8, 11], [7, 12], [6, 11], [7, 12]];
    for (i, (bonus, numbers)) in c.bonus_cards.iter().zip(numbers).enumerate() {
        // The numbers of card 6 are reconstructed (EVA-OPEN-22).
        problems.entry("EVA-BONUS-01", bonus.id, i == 5 || bonus.numbers == numbers, "its two numbers");
        problems.entry(
            "EVA-BONUS-01",
            bonus.id,
            bonus.numbers[0] < bonus.numbers[1],
            "the upper number is the smaller one",
        );
        let something = bonus.effects.iter().all(|e| !e.is_empty());
        problems.entry("EVA-BONUS-04", bonus.id, something, "has no effect");
    }
    for card in &c.cards {
        let power = card.power.iter().all(|p| (1..=5).contains(p));
        problems.entry("EVA-ADV-13", card.id, power, "power 1 to 5");
        problems.entry("EVA-ADV-06", card.id, !card.effects.is_empty(), "has no effect");
    }
    let printed = [(10, 1), (11, 1), (18, 1), (29, 3), (37, 1), (49, 3), (57, 1), (70, 1)];
    for (place, power) in printed {
        let card = &c.cards[place];
        problems.entry("EVA-OPEN-03", card.id, card.power[..] == [power], "its printed power");
    }
    problems.entry("EVA-EX-29", c.cards[24].id, c.cards[24].power[..] == [3, 4, 5], "its options 3, 4 and 5");
}

fn scoring(c: &Components, problems: &mut Problems) {
    let f = &c.figures;
    problems.rule(
        "EVA-EX-13",
        f.lowest[8] == 10 && f.lowest[10] == 19 && f.lowest_beyond == 3,
        "8 gives 10, 12 gives 19 + 3 + 3",
    );
    problems.rule("EVA-POINT-04", f.lowest.is_sorted(), "more production is worth more");
    let penalties = (f.factory_site_left, f.population_site_left, f.missing_stadium, f.penalty_token);
    problems.rule("EVA-POINT-05", penalties == (-2, -4, -3, -3), "the penalties of the points mode");
    problems.rule(
        "EVA-POINT-07",
        f.places == [6, 4, 1] && f.places_two_players == [4, 0],
        "6, 4, 1; 4, 0 for two",
    );
    problems.rule(
        "EVA-RACE-01",
        (f.goal_stadiums, f.goal_production) == (3, 8),
        "three stadiums and a production of 8",
    );
    let race = (f.race_penalty, f.race_bonus_first, f.race_bonus_second, f.race_bonus_two_players);
    problems.rule("EVA-RACE-07", race == (-1, 2, 1, 1), "the bonuses and penalties of the race");
    problems.rule(
        "EVA-ACT-05",
        (f.surcharge_from, f.surcharge) == (4, 1),
        "1 energy from the fourth card on",
    );
    problems.rule(
        "EVA-ADV-02",
        (f.deal, f.keep, f.draw_year_end) == (7, 4, 3),
        "seven cards, of which four are kept",
    );
    for goal in &c.goals {
        let steps = goal.steps.is_sorted() && !goal.steps.is_empty();
        problems.entry("EVA-GOAL-01", goal.id, steps, "its steps rise");
    }
    let steel = c.goals.iter().find(|g| g.metric == Metric::Production { resource: Resource::Steel });
    let fits = steel.is_some_and(|g| g.points_each == 1 && g.steps.first() == Some(&(10, 2)));
    problems.rule("EVA-EX-17", fits, "steel production 12 gives 14 points");
    for (i, contract) in c.contracts.iter().enumerate() {
        problems.entry(
            "EVA-CONTR-01",
            contract.id,
            usize::from(contract.card) == i / 2 + 1,
            "two sides of each card",
        );
    }
    let example = &c.contracts[1];
    let fits =
        (example.metric, example.n, example.cost, example.points) == (Metric::Technologies, 5, [0, 2, 0], 5);
    problems.rule("EVA-EX-16", fits, "AK2: five technologies, 2 steel, 5 points");
    for side in &c.line_sides {
        problems.entry("EVA-LINE-01", side.id, side.corners.iter().all(|&n| n < 20), "three coast corners");
    }
}

fn solo(c: &Components, problems: &mut Problems) {
    let red: Vec<_> = c.solo_cards.iter().filter(|s| s.from_year > 1).collect();
    problems.rule("EVA-SOLO-07", red.len() == 1 && red[0].number == Some(3), "the red 3 enters later");
    for action in SoloAction::ALL {
        let some = c.solo_cards.iter().any(|s| s.action == action);
        problems.rule("EVA-SOLO-12", some, "a solo card for each action");
    }
    let numbers = c.solo_cards.iter().flat_map(|s| s.number).all(|n| (1..=3).contains(&n));
    problems.rule("EVA-SOLO-15", numbers, "numbers 1 to 3 and X");
    problems.rule("EVA-SOLO-15", c.figures.x_value == 4, "X counts as 4");
}
