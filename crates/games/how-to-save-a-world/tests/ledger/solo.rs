//! HSW-SOLO: the Consortium.

use orrery_core::{FastDice, Game, Log, Silent, Verdict};
use orrery_how_to_save_a_world::state::{Phase, Spot};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Difficulty, Order, Project, Side, World};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld, Options};

use super::table::*;

const CONSORTIUM: Side = Side::CONSORTIUM;
/// What it has from the start in the fixture, which is of normal difficulty.
const START: u16 = 21;

/// Landers that leave nothing to do.
const AWAY: [&str; 3] = ["base_camp_1", "base_camp_1", "solar_field_1"];

/// The next order card is this one, counted from 1.
fn order(fixture: Fixture, number: u8) -> Fixture {
    fixture.change(|state| state.orders = 1 << (number - 1))
}

/// The human goes to the Base Camp, the Consortium answers with this order.
fn answered(fixture: Fixture, number: u8) -> Table {
    let mut table = order(fixture, number).play();
    table.play("deploy base_camp_1");
    table
}

/// Where the Consortium has put its first lander.
fn put(table: &mut Table) -> &'static str {
    let deployed = |event: &Event| match event {
        Event::Deployed { who: CONSORTIUM, space } => Some(space.id()),
        _ => None,
    };
    table.events().iter().find_map(deployed).expect("it has deployed")
}

fn points(table: &Table) -> u16 {
    table.view(0).consortium.expect("a solo game").points
}

fn discs(table: &Table) -> [u8; 3] {
    Project::ALL.map(|project| table.state.disc(CONSORTIUM, project))
}

fn with_discs(fixture: Fixture, spaces: [u8; 3]) -> Fixture {
    Project::ALL
        .into_iter()
        .zip(spaces)
        .fold(fixture, |f, (project, space)| f.disc_of(CONSORTIUM, project, space))
}

/// A game that is over, in which neither side has done anything in the last round.
fn finished(fixture: Fixture) -> Table {
    let fixture = fixture.landers_of(CONSORTIUM, AWAY).round(6).bag([0; 4]);
    let mut table = fixture.play();
    end_game(&mut table);
    assert_eq!(table.view(0).rescue, Some(Project::Evacuation));
    table
}

fn verdict(table: &Table) -> (Verdict, Option<&'static str>) {
    let outcome = HowToSaveAWorld::outcome(&table.state).expect("the game is over");
    let ratings = ["rating_narrow", "rating_safe", "rating_triumph", "rating_legend"];
    let rating = outcome.rating.map(|rating| serde_json::to_string(&rating).expect("a message is JSON"));
    (outcome.seats[0].verdict, rating.and_then(|text| ratings.into_iter().find(|id| text.contains(id))))
}

#[test]
fn hsw_solo_01_set_up_as_for_two_players() {
    let table = begun(1, 2);
    let view = table.view(0);
    assert_eq!((view.seats.len(), view.bag), (1, [0, 0, 0, 2]));
    assert!(view.consortium.is_some());
    for project in &view.projects {
        assert_eq!(
            (project.spaces[3].as_slice(), project.spaces[6].as_slice()),
            (&[Side::NEUTRAL][..], &[Side::NEUTRAL][..])
        );
    }
    let table = Fixture::solo().landers_of(CONSORTIUM, ["ore_canyon_1", "planet", "moon"]).play();
    assert!(!offers(&table, "deploy ore_canyon_2"), "accessible by place");
    assert!(begun(2, 2).view(0).consortium.is_none());
    assert!(changed("setup_as_players = 2", "setup_as_players = 3").contains("HSW-SOLO-01"));
}

#[test]
fn hsw_solo_02_landers_and_discs_and_nothing_else() {
    let table = begun(1, 2);
    let view = table.view(0);
    let zones = [0, 1]
        .map(|world| view.worlds[world].zone.iter().find(|zone| zone.side == CONSORTIUM).unwrap().count);
    assert_eq!(zones, [2, 1]);
    for project in &view.projects {
        assert!(project.spaces[0].contains(&CONSORTIUM));
    }
    for seed in 0..3 {
        let state = random_game(&Options::solo(Difficulty::Normal), seed, |_, _| {});
        assert_eq!(state.seats[1], Default::default(), "it never gains or pays anything");
    }
}

#[test]
fn hsw_solo_03_the_human_has_the_medal_and_no_compensation() {
    for seed in 0..8 {
        let table = begun(1, seed);
        assert_eq!((table.view(0).medal, table.to_act()), (Side(0), vec![0]));
        assert_eq!(player(&table, 0).resources, [4, 3, 3, 3, 1]);
    }
}

#[test]
fn hsw_solo_04_start_points_by_difficulty() {
    for (difficulty, points) in Difficulty::ALL.into_iter().zip([0, 21, 42, 63]) {
        let mut log = Log::default();
        let options = Options::solo(difficulty);
        let state = HowToSaveAWorld::setup(&options, &mut FastDice::new(1), &mut log).unwrap();
        assert_eq!(state.track_points(CONSORTIUM), u16::from(points));
        let told = Event::ConsortiumBegan { difficulty, points };
        assert!(log.events.iter().any(|(_, event)| *event == told));
    }
    let options = Options { players: 2, difficulty: Difficulty::Hard };
    let refused = HowToSaveAWorld::setup(&options, &mut FastDice::new(1), &mut Silent).unwrap_err();
    assert_eq!(refused.rule.0, "HSW-SOLO-04");
}

#[test]
fn hsw_solo_05_twelve_order_cards_shuffled_when_they_are_used_up() {
    let view = begun(1, 3).view(0).consortium.unwrap();
    assert_eq!((view.deck, view.revealed.len()), (12, 0));
    let mut table = Fixture::solo().change(|state| state.orders = 0).play();
    table.play("deploy base_camp_1");
    let shuffled = |event: &Event| matches!(event, Event::OrdersShuffled);
    assert!(told(&mut table, shuffled));
    assert_eq!(table.view(0).consortium.unwrap().deck, 11);
    let mut table = Fixture::solo().change(|state| state.orders = 1).play();
    table.play("deploy base_camp_1");
    assert!(!told(&mut table, shuffled), "only when a card is needed");
    let first = |number: u32| {
        let mut table = Fixture::solo().play();
        table.next_random(&[number]).play("deploy base_camp_1");
        table.view(0).consortium.unwrap().order
    };
    let different: std::collections::BTreeSet<_> = (0..12).filter_map(first).collect();
    assert_eq!(different.len(), 12);
}

#[test]
fn hsw_solo_06_three_turns_in_a_round_then_it_passes() {
    let mut table = Fixture::solo().change(|state| state.orders = 0b111 << 6).play();
    let mut whose = Vec::new();
    for space in ["base_camp_1", "base_camp_1", "solar_field_1"] {
        table.play(&format!("deploy {space}"));
        whose.push(kinds(&table.events()).iter().filter(|kind| *kind == "order_revealed").count());
    }
    assert_eq!(whose, [1, 1, 1], "turns alternate");
    let mut table = Fixture::solo().play();
    table.play("pass");
    let told = kinds(&table.events());
    let end = told.iter().position(|kind| kind == "round_ended").unwrap();
    assert_eq!(told[..end].iter().filter(|kind| *kind == "order_revealed").count(), 3);
    assert_eq!(told[end - 1], "passed");
}

#[test]
fn hsw_solo_07_a_lander_of_the_world_of_the_card() {
    assert_eq!(put(&mut answered(Fixture::solo(), 7)), "laser_control_1", "the moon");
    assert_eq!(put(&mut answered(Fixture::solo(), 9)), "evacuation_port_1", "the planet");
    let none = Fixture::solo().landers_of(CONSORTIUM, ["planet", "planet", "solar_field_1"]);
    assert_eq!(put(&mut answered(none, 7)), "field_laboratory_1", "no lander on the moon");
    let none = Fixture::solo().landers_of(CONSORTIUM, ["base_camp_1", "base_camp_1", "moon"]);
    assert_eq!(put(&mut answered(none, 9)), "moon_academy_1", "no lander on the planet");
}

#[test]
fn hsw_solo_08_candidates_on_the_planet() {
    assert_eq!(put(&mut answered(Fixture::solo(), 5)), "expedition_office_1");
    let human = |spots| Fixture::solo().landers(0, spots);
    let blocked = human(["expedition_office_2", "planet", "moon"]);
    assert_eq!(put(&mut answered(blocked, 5)), "pioneer_camp_1", "the next of the list");
    let blocked = human(["expedition_office_2", "planet", "pioneer_camp_1"]);
    assert_eq!(put(&mut answered(blocked, 5)), "jungle_biotope_1");
    let blocked = human(["field_laboratory_1", "planet", "moon"]);
    assert_eq!(put(&mut answered(blocked, 10)), "evacuation_port_1", "then from its beginning");
    let list = "\"field_laboratory\", \"base_camp\"]";
    assert!(changed(list, "\"base_camp\", \"field_laboratory\"]").contains("HSW-SOLO-08"));
}

#[test]
fn hsw_solo_09_candidates_on_the_moon() {
    let buildings = ["biodome", "photon_lens", "transfer_hub"];
    let built = |spots| Fixture::solo().buildings(&buildings).landers(0, spots);
    let free = ["planet", "planet", "moon"];
    assert_eq!(put(&mut answered(built(free), 1)), "transfer_hub_1", "newest first");
    assert_eq!(put(&mut answered(built(["transfer_hub_2", "planet", "planet"]), 1)), "photon_lens_1");
    assert_eq!(put(&mut answered(built(free), 2)), "biodome_1", "oldest first");
    assert_eq!(put(&mut answered(built(["biodome_2", "planet", "planet"]), 2)), "photon_lens_1");
    assert_eq!(put(&mut answered(Fixture::solo(), 1)), "laser_control_1", "without buildings the list");
    assert_eq!(put(&mut answered(built(free), 8)), "shield_yard_1", "a named place before the buildings");
    assert_eq!(put(&mut answered(built(["shield_yard_2", "planet", "planet"]), 8)), "research_station_1");
    // All buildings are taken: then the list from its beginning.
    let taken = built(["transfer_hub_1", "planet", "biodome_1"]);
    let taken = taken.landers_of(CONSORTIUM, ["photon_lens_1", "planet", "moon"]);
    assert_eq!(put(&mut answered(taken, 1)), "laser_control_1");
    // Rotated: after Role Model, Laser Control.
    assert_eq!(put(&mut answered(built(["role_model_1", "planet", "planet"]), 11)), "laser_control_1");
}

#[test]
fn hsw_solo_10_the_first_accessible_space_without_its_effects() {
    let mut table = answered(Fixture::solo(), 12);
    assert_eq!((put(&mut table), points(&table)), ("jungle_biotope_1", START + 2), "only the order counts");
    let mut table = answered(Fixture::solo().landers(0, ["jungle_biotope_1", "planet", "moon"]), 12);
    assert_eq!(put(&mut table), "ore_canyon_1", "by the rule for 2 players");
    let mut table = answered(Fixture::solo(), 11);
    assert_eq!((put(&mut table), table.view(0).medal), ("role_model_1", CONSORTIUM), "but for the medal");
    assert_eq!(table.state.seats[1], Default::default());
}

#[test]
fn hsw_solo_11_which_project() {
    let after = |spaces, number| discs(&answered(with_discs(Fixture::solo(), spaces), number));
    assert_eq!(after([1, 0, 2], 8), [1, 1, 2], "the named one");
    assert_eq!(after([1, 0, 2], 1), [1, 0, 3], "the best");
    assert_eq!(after([1, 2, 2], 4), [2, 2, 2], "the worst");
    assert_eq!(after([2, 2, 2], 1), [3, 2, 2], "a tie by the card");
    assert_eq!(after([2, 2, 2], 2), [2, 3, 2]);
    assert_eq!(after([2, 2, 2], 3), [2, 2, 3]);
    assert_eq!(after([13, 0, 4], 1), [13, 0, 5], "what is finished is ignored");
    assert_eq!(after([13, 0, 4], 7), [13, 1, 4], "instead the first possible of the tie list");
    assert_eq!(after([13, 13, 0], 7), [13, 13, 1]);
    assert_eq!(after([13, 13, 13], 7), [13, 13, 13], "none is possible");
}

#[test]
fn hsw_solo_12_single_works_by_danger_level() {
    for (round, works) in (1..=6).zip([1, 1, 1, 2, 2, 2]) {
        let table = answered(Fixture::solo().round(round), 7);
        assert_eq!((discs(&table), table.view(0).bag), ([works, 0, 0], [works, 0, 0, 2]));
        assert_eq!(table.state.seats[1], Default::default(), "without payment");
    }
    let table = answered(with_discs(Fixture::solo(), [12, 0, 0]).round(6), 7);
    assert_eq!((discs(&table)[0], table.view(0).bag[0]), (13, 13), "fewer at the end of the track");
}

#[test]
fn hsw_solo_13_bonuses_and_removals_but_no_reward() {
    let mut table = answered(with_discs(Fixture::solo(), [3, 0, 0]).round(4), 7);
    let events = table.events();
    let laser = Project::Laser;
    assert!(events.contains(&Event::LeadBonus { who: CONSORTIUM, project: laser, points: 3 }));
    assert!(events.iter().any(|e| matches!(e, Event::RewardRemoved { who: CONSORTIUM, .. })));
    assert!(rewards(&events).is_empty());
    assert_eq!((points(&table), table.view(0).projects[0].reward.id()), (START + 3, "laser_2"));
    // What the human has reached before is gone, and the other way round.
    let mut table = answered(with_discs(Fixture::solo().disc(0, laser, 5), [4, 0, 0]), 7);
    assert!(!told(&mut table, |event| matches!(event, Event::LeadBonus { .. })));
    let fixture = with_discs(Fixture::solo(), [5, 0, 0]).disc(0, laser, 4).landers_of(CONSORTIUM, AWAY);
    let mut table = fixture.resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(table.score(0), 0);
}

#[test]
fn hsw_solo_14_points_and_a_fresh_display() {
    assert_eq!(points(&answered(Fixture::solo(), 11)), START + 1);
    assert_eq!(points(&answered(Fixture::solo(), 12)), START + 2);
    let before: Vec<_> = (0..3).map(|r| row(&Fixture::solo().play(), r)).collect();
    let mut table = answered(Fixture::solo(), 10);
    for (r, old) in before.iter().enumerate() {
        assert_eq!(row(&table, r)[1..], old[..2]);
    }
    assert_eq!(points(&table), START + 1);
    let told = kinds(&table.events());
    let place = |kind: &str| told.iter().position(|k| k == kind).unwrap();
    assert!(place("card_left") < place("points_gained"));
}

#[test]
fn hsw_solo_15_its_overtime() {
    let waiting = ["role_model_1", "base_camp_1", "base_camp_1"];
    let fixture = Fixture::solo().landers_of(CONSORTIUM, waiting).bag([0; 4]);
    let mut table = order(fixture.clone(), 11).play();
    table.play("pass");
    let events = table.events();
    assert!(events.contains(&Event::OvertimeBegan { who: CONSORTIUM }));
    let told = kinds(&events);
    let place = |kind: &str| told.iter().position(|k| k == kind).unwrap();
    assert!(place("overtime_began") < place("order_revealed") && place("deployed") < place("asteroid_moved"));
    let deployed =
        |event: &Event| if let Event::Deployed { space, .. } = event { Some(space.id()) } else { None };
    assert_eq!(events.iter().find_map(deployed), Some("laser_control_1"), "other than Role Model");
    assert_eq!(points(&table), START + 1, "the order is executed");
    let mut table = order(fixture.buildings(&["biodome"]), 1).play();
    table.play("pass");
    assert_eq!(table.events().iter().find_map(deployed), Some("biodome_1"), "the candidates of the card");
    assert_eq!(discs(&table), [1, 0, 0]);
}

#[test]
fn hsw_solo_16_rounds_end_as_with_two_players() {
    let spots = ["evacuation_port_1", "pioneer_camp_2", "fusion_plant_1"];
    let mut table = Fixture::solo().landers_of(CONSORTIUM, spots).asteroid(4).bag([0; 4]).play();
    table.play("pass");
    assert_eq!(table.state.round, 2);
    let zones = World::ALL.map(|world| table.state.in_zone(CONSORTIUM, world));
    assert_eq!(zones, [2, 1], "by the kind of their spaces");
    assert!(told(&mut table, |event| *event == Event::CubesAdded { n: 2 }));
    let mut table = Fixture::solo().landers_of(CONSORTIUM, AWAY).asteroid(11).bag([0; 4]).play();
    table.play("pass");
    assert_eq!(table.state.phase, Phase::Over);
}

#[test]
fn hsw_solo_17_its_final_scoring() {
    let fixture = with_discs(Fixture::solo(), [7, 0, 4]).disc(0, Project::Laser, 8);
    let table = finished(fixture.points(CONSORTIUM, 5));
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    let rival = &outcome.rivals[0];
    // Laser: second behind the human. Evacuation, the rescue project: second behind a neutral disc.
    assert_eq!(rival.score, i32::from(START) + 5 + 6 + 10);
    assert!(rival.lines.iter().all(|line| line.rule.0 != "HSW-SCORE-06"), "no species cards");
    assert_eq!(outcome.seats[0].score, 8);
}

#[test]
fn hsw_solo_18_more_points_win_and_the_margin_is_rated() {
    for (margin, rating) in [
        (1, "rating_narrow"),
        (7, "rating_narrow"),
        (8, "rating_safe"),
        (16, "rating_triumph"),
        (26, "rating_legend"),
        (40, "rating_legend"),
    ] {
        let table = finished(Fixture::solo().points(Side(0), START + margin));
        assert_eq!(verdict(&table), (Verdict::Won, Some(rating)), "{margin}");
    }
    assert_eq!(verdict(&finished(Fixture::solo().points(Side(0), START - 1))), (Verdict::Lost, None));
    // A tie goes to the better place on the rescue track.
    let tie = with_discs(Fixture::solo(), [0, 0, 7]).disc(0, Project::Evacuation, 8);
    let table = finished(tie.change(|state| state.points[1] = [0; 4]).points(CONSORTIUM, 8));
    assert_eq!(verdict(&table), (Verdict::Won, Some("rating_narrow")));
    let tie = with_discs(Fixture::solo(), [0, 0, 8]).disc(0, Project::Evacuation, 7);
    let table = finished(tie.points(Side(0), START + 8));
    assert_eq!(verdict(&table), (Verdict::Lost, None));
    assert!(changed("min_margin = 8", "min_margin = 18").contains("HSW-SOLO-18"));
}

#[test]
fn hsw_solo_19_revealed_orders_are_public() {
    let mut table = Fixture::solo().play();
    table.next_random(&[4]).play("deploy base_camp_1");
    let view = table.view(0).consortium.unwrap();
    assert_eq!((view.order, view.revealed.clone(), view.deck), (Some(Order(4)), vec![Order(4)], 11));
    // The deck is hidden: what comes next is not decided before it is revealed.
    let next = |number: u32| {
        let mut table = Fixture::solo().change(|state| state.orders = 0b110).play();
        table.next_random(&[number]).play("deploy base_camp_1");
        table.view(0).consortium.unwrap().order
    };
    assert_eq!([next(0), next(1)], [Some(Order(1)), Some(Order(2))]);
}

#[test]
fn hsw_solo_20_reveal_deploy_execute() {
    let mut table = order(Fixture::solo(), 11).play();
    table.play("deploy base_camp_1");
    let told = kinds(&table.events());
    let from = told.iter().position(|kind| kind == "order_revealed").unwrap();
    assert_eq!(told[from..from + 4], ["order_revealed", "deployed", "medal_taken", "points_gained"]);
    for number in [10, 12] {
        let mut table = answered(Fixture::solo(), number);
        put(&mut table);
        let on_spaces = table.state.landers[1].iter().filter(|spot| matches!(spot, Spot::On(_))).count();
        assert_eq!(on_spaces, 1, "the lander is deployed just the same");
    }
}

#[test]
fn hsw_solo_21_both_sides_alike() {
    assert_eq!(begun(1, 1).to_act(), [0], "the human starts round 1");
    let fixture = Fixture::solo().landers_of(CONSORTIUM, AWAY).medal(CONSORTIUM).bag([0; 4]);
    let mut table = order(fixture, 9).play();
    table.play("pass");
    let events = table.events();
    assert!(events.contains(&Event::RoundBegan { round: 2, danger: 4, first: CONSORTIUM }));
    assert_eq!(kinds(&events).iter().filter(|kind| *kind == "order_revealed").count(), 1, "it has begun");
    assert_eq!(table.to_act(), [0]);
    // Its landers block, and the human's block it; the medal can be taken back.
    table.refuse("deploy evacuation_port_2", "HSW-DEP-02");
    whole_turn(&mut table, "deploy role_model_1");
    assert_eq!(table.view(0).medal, Side(0));
    let mut table = answered(Fixture::solo().landers(0, ["evacuation_port_2", "planet", "moon"]), 9);
    assert_eq!(put(&mut table), "expedition_office_1");
}

#[test]
fn hsw_solo_22_a_draw_without_work_on_the_rescue_project() {
    let table = finished(Fixture::solo().points(Side(0), START));
    assert_eq!(verdict(&table), (Verdict::Drawn, None));
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    assert_eq!((outcome.decided, outcome.winners().count()), (None, 0));
}
