//! EVA-MAP, EVA-PROD: the New World and production.

use std::collections::{BTreeMap, BTreeSet};

use orrery_evacuation::Options;
use orrery_evacuation::components::{COMPONENTS, DIRECTIONS, Effect, SOURCE, Settling, check};
use orrery_evacuation::testkit::{Fixture, Table, field};
use orrery_evacuation::vocab::{Field, Mode, Resource, Terrain};

use crate::setup::play_until;
use crate::{outcome, settle};

/// Coordinates as they stand in an id, such as `f_q3_rm3`.
fn place(id: &str) -> (i32, i32) {
    let number = |text: &str| match text.strip_prefix('m') {
        Some(rest) => -rest.parse::<i32>().expect("a number"),
        None => text.parse().expect("a number"),
    };
    let (q, r) = id.strip_prefix("f_q").and_then(|rest| rest.split_once("_r")).expect("an id of a field");
    (number(q), number(r))
}

/// The id of a field.
fn id((q, r): (i32, i32)) -> String {
    let number = |n: i32| if n < 0 { format!("m{}", -n) } else { n.to_string() };
    format!("f_q{}_r{}", number(q), number(r))
}

/// A player who can settle every field.
fn almighty() -> Fixture {
    Fixture::race(2)
        .techs(0, &["tech_1_4"])
        .markers(0, [(22, "main"), (18, "main")])
        .population(0, 6)
        .factories(0, "new", "2 food 2 steel 2 energy")
        .store(0, "new", "9 steel")
}

/// The fields that can be settled.
fn settleable(game: &Table) -> Vec<String> {
    let ids = game.legal().into_iter().filter_map(|action| action.strip_prefix("settle ").map(String::from));
    ids.collect()
}

/// The terrain of every field, as settling with a named terrain shows it.
fn terrains() -> BTreeMap<String, char> {
    let mut all = BTreeMap::new();
    for (terrain, letter) in Terrain::ALL.into_iter().zip(['S', 'D', 'F', 'O']) {
        let only = Effect::Settle(Settling { terrain: Some(terrain), ..Settling::default() });
        for id in settleable(&almighty().effect(0, &[(only, 1)])) {
            assert_eq!(all.insert(id.clone(), letter), None, "{id} has one terrain");
        }
    }
    all
}

/// A fixture in which these fields are settled, with any factories.
fn with_fields(mut fixture: Fixture, fields: &[(i32, i32)]) -> Fixture {
    for (i, &at) in fields.iter().enumerate() {
        let spots = COMPONENTS.fields[field(&id(at)).index()].factories;
        let factories = format!("{spots} {}", Resource::ALL[i % 3].id());
        fixture = fixture.settled(0, &id(at), if spots == 0 { "" } else { &factories });
    }
    fixture
}

/// Whether an infrastructure is fulfilled at once by these fields.
fn fulfilled(infra: &str, fields: &[(i32, i32)]) -> bool {
    let fixture = Fixture::race(2).infra_hand(0, &[infra]).store(0, "new", "3 food 3 steel 3 energy");
    let mut game = with_fields(fixture, fields).effect(0, &[(Effect::Develop, 1)]);
    game.play(&format!("play_infrastructure {infra}"));
    game.view(0).seats[0].played[0].fulfilled
}

#[test]
fn eva_map_01_forty_four_hexagons() {
    let game = almighty().effect(0, &[(settle(), 1)]);
    let seen: BTreeSet<(i32, i32)> = game.view(0).fields.iter().map(|f| place(f.field.id())).collect();
    let inside = |&(q, r): &(i32, i32)| (0..=7).contains(&q) && (0..=7).contains(&(q + r));
    let wanted: BTreeSet<(i32, i32)> =
        (-3..=3).flat_map(|r| (0..=7).map(move |q| (q, r))).filter(inside).collect();
    assert_eq!((seen.len(), &seen), (44, &wanted));
    assert_eq!(settleable(&game).iter().map(|id| place(id)).collect::<BTreeSet<_>>(), wanted);
    let moved = check(&SOURCE.replacen("q = 3\nr = -3", "q = 2\nr = -3", 1));
    assert!(moved.iter().any(|problem| problem.rule == Some("EVA-MAP-01")));
}

#[test]
fn eva_map_02_horizontal_lines_have_one_r() {
    // A desert and a forest in one row, for every row that has both.
    for (desert, forest) in [
        ((5, -3), (3, -3)),
        ((5, -2), (2, -2)),
        ((1, -1), (4, -1)),
        ((0, 0), (4, 0)),
        ((1, 1), (2, 1)),
        ((2, 2), (4, 2)),
    ] {
        assert!(fulfilled("infra_ii_4", &[desert, forest]), "{desert:?} and {forest:?}");
        let other_row = if forest.1 < 2 { (3, 2) } else { (2, 1) };
        assert!(!fulfilled("infra_ii_4", &[desert, other_row]), "{desert:?} and {other_row:?}");
    }
    // The seventh row has steppes only.
    assert!(fulfilled("infra_i_6", &[(0, 3), (1, 3), (4, 3)]));
    assert!(!fulfilled("infra_i_6", &[(0, 3), (1, 3), (5, 2)]));
}

#[test]
fn eva_map_03_diagonal_lines_have_one_q_or_one_sum() {
    // Two steppes and a desert: the same q.
    for line in [[(0, 1), (0, 3), (0, 0)], [(1, 2), (1, 3), (1, -1)], [(5, 1), (5, 2), (5, -3)]] {
        assert!(fulfilled("infra_i_7", &line), "{line:?}");
    }
    // The same q + r.
    for line in [[(6, -3), (0, 3), (5, -2)], [(7, -3), (1, 3), (2, 2)], [(7, -2), (6, -1), (5, 0)]] {
        assert!(fulfilled("infra_i_7", &line), "{line:?}");
    }
    assert!(fulfilled("infra_ii_2", &[(7, -1), (6, 0), (4, 2)]), "two steppes and a forest");
    // A row is no diagonal, and two steppes of one diagonal with the desert of another are not enough.
    assert!(!fulfilled("infra_i_7", &[(6, 0), (7, 0), (5, 0)]));
    assert!(!fulfilled("infra_i_7", &[(7, -2), (6, -1), (0, 0)]));
    assert_eq!((COMPONENTS.map.horizontal.len(), COMPONENTS.map.diagonal.len()), (7, 8 + 8));
}

#[test]
fn eva_map_04_lines_may_have_gaps() {
    let mut game = with_fields(
        Fixture::race(2).infra_hand(0, &["infra_i_6"]).store(0, "new", "1 steel"),
        &[(0, 2), (1, 2), (5, 2)],
    )
    .settled(1, "f_q3_r2", "2 food")
    .effect(0, &[(Effect::Develop, 1)]);
    // Between them lie an empty desert, a field of another player and an empty forest.
    game.play("play_infrastructure infra_i_6");
    assert!(game.view(0).seats[0].played[0].fulfilled);
}

#[test]
fn eva_map_05_every_field_has_one_terrain() {
    let count = |letter: char| terrains().values().filter(|&&terrain| terrain == letter).count();
    assert_eq!(['S', 'D', 'F', 'O'].map(count), [18, 10, 10, 6]);
}

#[test]
fn eva_map_06_every_field_has_a_spot() {
    for wanted in Field::all() {
        let mut game = almighty().effect(0, &[(settle(), 1)]);
        let before = game.state.players[0];
        game.play(&format!("settle {}", wanted.id()));
        while game.to_act() == [0] {
            let first = game.legal()[0].clone();
            game.play(&first);
        }
        let after = game.state.players[0];
        let population = before.population - after.population;
        let factories: u8 = after.settled.iter().sum();
        assert!(population + factories > 0, "{}", wanted.id());
        let data = &COMPONENTS.fields[wanted.index()];
        assert_eq!((usize::from(population), factories), (data.population.len(), data.factories));
    }
    // A factory spot takes any type.
    for factory in Resource::ALL {
        let mut game = almighty().effect(0, &[(settle(), 1)]);
        game.play("settle f_q6_r1").play(&format!("use_factory {}", factory.id()));
        assert_eq!(game.view(1).fields[field("f_q6_r1").index()].factories[factory.index()], 1);
    }
}

#[test]
fn eva_map_07_a_field_is_settled_once() {
    let mut game = almighty()
        .population(1, 4)
        .store(1, "new", "9 steel")
        .factories(1, "new", "food")
        .passed(1)
        .actions();
    game.play("act settle").play("settle f_q7_r0").play("use_factory steel");
    game.play("act settle").refuse("settle f_q7_r0", "EVA-SETTLE-01").play("settle f_q6_rm3");
    play_until(&mut game, |game| game.state.year == 2);
    let seen = &game.view(1).fields[field("f_q7_r0").index()];
    assert_eq!((seen.owner.is_some(), seen.factories), (true, [0, 1, 0]), "nothing leaves it");
    let mut game = with_fields(Fixture::race(2), &[(7, 0)])
        .population(1, 4)
        .store(1, "new", "9 steel")
        .factories(1, "new", "food")
        .effect(1, &[(settle(), 1)]);
    game.refuse("settle f_q7_r0", "EVA-SETTLE-01");
}

#[test]
fn eva_map_08_no_field_needs_neighbours() {
    let mut game = almighty().effect(0, &[(settle(), 2)]);
    game.play("settle f_q6_rm3").play("settle f_q0_r3");
    assert_eq!(game.state.players[0].fields.len(), 2);
}

#[test]
fn eva_map_09_fields_require_symbols() {
    let rich = |markers| {
        Fixture::race(2)
            .markers(0, markers)
            .population(0, 6)
            .factories(0, "new", "2 food 2 steel")
            .store(0, "new", "9 steel")
            .effect(0, &[(settle(), 1)])
    };
    rich([(8, "main"), (5, "main")]).play("settle f_q7_rm2"); // a ring
    rich([(3, "main"), (1, "main")]).refuse("settle f_q7_rm2", "EVA-SETTLE-06").play("settle f_q0_r1");
    rich([(1, "main"), (1, "parking")]).refuse("settle f_q0_r1", "EVA-SETTLE-06").play("settle f_q6_rm3");
    // A ring and a diamond, two rings, two diamonds.
    rich([(18, "main"), (13, "main")]).refuse("settle f_q4_r0", "EVA-SETTLE-06").play("settle f_q4_rm1");
    rich([(21, "main"), (17, "main")]).refuse("settle f_q4_rm1", "EVA-SETTLE-06").play("settle f_q4_r0");
    rich([(19, "main"), (15, "main")]).refuse("settle f_q4_r0", "EVA-SETTLE-06").play("settle f_q2_rm2");
}

#[test]
fn eva_map_10_two_arrows_at_each_of_twenty_corners() {
    let options = Options { mode: Mode::Points, line_dominance: true, ..Options::usual(2) };
    let ways: Vec<(i32, i32)> = DIRECTIONS.iter().map(|&(_, q, r)| (q.into(), r.into())).collect();
    let mut angles = Vec::new();
    for corner in 0..20 {
        let game = Fixture::new(options).lines([(corner, "a"), (corner, "b"), (0, "a")]).actions();
        let lines = game.view(0).lines;
        let steps = [0, 1].map(|arrow: usize| {
            let line: Vec<(i32, i32)> = lines[arrow].fields.iter().map(|f| place(f.id())).collect();
            assert!(line.len() >= 4, "corner {corner}");
            let step = (line[1].0 - line[0].0, line[1].1 - line[0].1);
            for pair in line.windows(2) {
                assert_eq!((pair[1].0 - pair[0].0, pair[1].1 - pair[0].1), step, "a straight line");
            }
            let next = (line[line.len() - 1].0 + step.0, line[line.len() - 1].1 + step.1);
            assert_eq!(Field::from_id(&id(next)), None, "it crosses the whole map");
            let start = (line[0].0 - step.0, line[0].1 - step.1);
            assert_eq!(Field::from_id(&id(start)), None, "it begins at the coast");
            (step, start)
        });
        let ((a, from), (b, from_b)) = (steps[0], steps[1]);
        assert_eq!(from, from_b, "both begin at the corner");
        let turn = |step| ways.iter().position(|&way| way == step).expect("a direction");
        assert_eq!((turn(b) + 1) % 6, turn(a), "A lies to the left of B");
        let (q, r) = (f64::from(from.0), f64::from(from.1));
        angles.push((-1.5 * r).atan2(3f64.sqrt() * (q + r / 2.0 - 3.5)));
    }
    // Counter-clockwise, from the bottom right once around.
    let downward = angles.windows(2).filter(|pair| pair[1] < pair[0]).count();
    assert!(downward <= 1 && angles[0] < 0.0, "{angles:?}");
}

#[test]
fn eva_map_11_the_terrain_picture() {
    let terrains = terrains();
    let picture = ["FFDSS", "FOFDSS", "DOOFDSS", "DFOOFDSS", "SDFODSS", "SSDFFS", "SSDSS"];
    for (r, row) in (-3..=3).zip(picture) {
        let letters: String = (0..=7).filter_map(|q| terrains.get(&id((q, r)))).collect();
        assert_eq!(letters, row, "row {r}");
    }
}

#[test]
fn eva_prod_01_active_sites_produce() {
    let old = |fixture: Fixture| fixture.actions().view(0).seats[0].production[0];
    assert_eq!(old(Fixture::race(2)), [7, 7, 7]);
    assert_eq!(old(Fixture::race(2).sites(0, &["food_pop_a", "steel_factory"])), [2 + 2, 2 + 1, 2]);
    let one_sea_site = Fixture::race(2).markers(0, [(4, "main"), (3, "main")]).sites(0, &["energy_pop_b"]);
    assert_eq!(old(one_sea_site), [1, 1, 1 + 2]);
    assert_eq!(old(Fixture::race(2).markers(0, [(5, "main"), (4, "main")]).sites(0, &[])), [0; 3]);
}

#[test]
fn eva_prod_02_markers_rise_and_are_what_the_new_world_produces() {
    let mut game = Fixture::race(2)
        .production(0, "3 food 1 steel")
        .population(0, 2)
        .store(0, "new", "2 steel")
        .passed(1)
        .actions();
    game.play("act settle").play("settle f_q6_rm3");
    assert_eq!(game.view(0).seats[0].production[1], [4, 2, 0]);
    play_until(&mut game, |game| game.state.year == 2);
    assert_eq!(game.view(0).seats[0].stores[1], [4, 2, 0]);
}

/// Production after settling a field.
fn production_of(id: &str) -> [u8; 3] {
    let mut game = almighty().effect(0, &[(settle(), 1)]);
    let before = game.state.players[0].production;
    game.play(&format!("settle {id}"));
    let now = game.state.players[0].production;
    std::array::from_fn(|i| now[i] - before[i])
}

#[test]
fn eva_prod_03_population_produces_by_its_spot() {
    assert_eq!(production_of("f_q6_rm3"), [1, 1, 0], "without dots");
    assert_eq!(production_of("f_q6_rm2"), [0, 2, 0], "two spots");
    assert_eq!(production_of("f_q7_rm2"), [2, 0, 0], "two dots");
    assert_eq!(production_of("f_q5_rm1"), [2, 1, 0], "with and without");
    assert_eq!(production_of("f_q3_rm2"), [0, 0, 3], "three dots, before the factory is chosen");
}

#[test]
fn eva_prod_04_a_factory_produces_by_its_type() {
    let mut game = almighty().effect(0, &[(settle(), 1)]);
    let before = game.state.players[0].production;
    game.play("settle f_q6_rm1").play("use_factory energy").play("use_factory food");
    assert_eq!(game.state.players[0].production, [before[0] + 1, before[1], before[2] + 1]);
    // With a boost of its type it produces one more.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_7"])
        .factories(0, "new", "2 energy 1 food")
        .effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm1").play("use_factory energy").play("use_factory food");
    assert_eq!(game.state.players[0].production, [1, 0, 2]);
}

#[test]
fn eva_prod_05_what_waits_produces_nothing() {
    let game = Fixture::race(2)
        .population(0, 5)
        .factories(0, "new", "2 food 2 steel")
        .factories(0, "old", "1 food 3 energy")
        .income();
    assert_eq!(game.state.players[0].stores, [[2, 7, 7], [0; 3]]);
    assert_eq!(game.view(0).seats[0].production, [[7; 3], [0; 3]]);
}

#[test]
fn eva_prod_06_production_has_no_upper_limit() {
    let raise = Effect::GainProduction { resource: Some(Resource::Food) };
    let game = Fixture::race(2).production(0, "9 food 9 steel").effect(0, &[(raise, 2)]);
    assert_eq!(game.view(0).seats[0].production[1], [11, 9, 0]);
    let game = Fixture::race(2).production(0, "19 food").effect(0, &[(raise, 3)]);
    assert_eq!(game.view(0).seats[0].production[1], [22, 0, 0]);
    let game = Fixture::race(2).production(0, "27 energy").income();
    assert_eq!(game.state.players[0].stores[1], [0, 0, 27]);
}

#[test]
fn eva_prod_07_production_falls_only_in_the_reckoning_of_a_race() {
    // Hunger and missing stadiums leave it alone.
    let hungry =
        || Fixture::race(2).year(4).production(0, "3 food 9 steel 9 energy").sites(0, &[]).penalties(0, 1);
    let game = hungry().markers(0, [(4, "main"), (5, "main")]).income();
    assert_eq!(game.view(0).seats[0].production[1], [3, 9, 9]);
    // One token, three missing stadiums, and a bonus of 1 for nobody being more satisfied.
    let game = hungry().markers(0, [(4, "main"), (5, "main")]).over();
    assert_eq!(outcome(&game).seats[0].values[2], 3 - 1 - 3 + 1);
    assert_eq!(game.view(0).seats[0].production[1], [3, 9, 9]);
    let game = Fixture::points(2).production(0, "3 food 9 steel 9 energy").penalties(0, 1).over();
    assert_eq!(crate::points_for(&game.view(0), 0, "score-lowest"), COMPONENTS.figures.lowest[3]);
}
