//! HSW-SCORE: final scoring. HSW-SPEC: species cards.

use orrery_core::{Game, Verdict};
use orrery_how_to_save_a_world::state::Phase;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Cause, Project, Side};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld};

use super::table::*;

use Project::{Evacuation, Laser, Shield};

/// The game after Day X, with this rescue project.
pub fn finished(fixture: Fixture, rescue: Project) -> Table {
    let fixture = match rescue {
        Evacuation => fixture.round(6),
        _ => fixture.progress(rescue, 14),
    };
    let mut table = fixture.bag([0; 4]).play();
    end_game(&mut table);
    assert_eq!(table.view(0).rescue, Some(rescue));
    table
}

fn scores<const N: usize>(table: &Table) -> [i32; N] {
    std::array::from_fn(|seat| table.score(seat as u8))
}

fn ranks(table: &Table) -> Vec<u8> {
    let outcome = HowToSaveAWorld::outcome(&table.state).expect("the game is over");
    outcome.seats.iter().map(|seat| seat.rank).collect()
}

fn winners(table: &Table) -> Vec<u8> {
    let outcome = HowToSaveAWorld::outcome(&table.state).expect("the game is over");
    outcome.winners().map(|seat| seat.0).collect()
}

/// What a species card in the hand of seat 0 is worth now.
fn worth(fixture: Fixture, id: &str) -> u8 {
    let table = fixture.hand(0, &[id]).play();
    let seat = &table.view(0).seats[0];
    seat.species.iter().find(|species| species.card == card(id)).expect("it is shown").points
}

#[test]
fn hsw_score_01_further_ahead_then_lower_in_the_stack() {
    let fixture = Fixture::new(4).disc(1, Laser, 5).disc(0, Laser, 5).disc(2, Laser, 7);
    assert_eq!(scores(&finished(fixture, Laser)), [5, 10, 18, 0], "seat 1 arrived first");
    let fixture = Fixture::new(4).disc(0, Laser, 5).disc(1, Laser, 5).disc(2, Laser, 4);
    assert_eq!(scores(&finished(fixture, Laser)), [18, 10, 5, 0]);
}

#[test]
fn hsw_score_02_neutral_discs_take_places() {
    // With 3 players a neutral disc lies on 6, with 2 players another one on 3.
    let fixture = Fixture::new(3).disc(0, Laser, 7).disc(1, Laser, 6).disc(2, Laser, 2);
    assert_eq!(scores(&finished(fixture, Laser)), [18, 5, 0], "below the disc on its space");
    let fixture = Fixture::new(2).disc(0, Laser, 4).disc(1, Laser, 2);
    assert_eq!(scores(&finished(fixture, Laser)), [10, 0], "its points are lost");
    let fixture = Fixture::new(4).disc(0, Laser, 4).disc(1, Laser, 2);
    assert_eq!(scores(&finished(fixture, Laser)), [18, 10, 0, 0]);
}

#[test]
fn hsw_score_03_places_on_the_rescue_track() {
    for rescue in Project::ALL {
        let fixture = (0..4).fold(Fixture::new(4), |f, seat| f.disc(seat, rescue, 8 - seat));
        let mut table = finished(fixture, rescue);
        assert_eq!(scores(&table), [18, 10, 5, 0]);
        assert_eq!(points_by(&table, 1, "HSW-SCORE-03"), 10);
        let placed = table.events().into_iter().filter(|event| matches!(event, Event::Placed { .. }));
        assert_eq!(placed.count(), 3, "everybody hears of it");
    }
}

#[test]
fn hsw_score_04_places_on_the_other_tracks() {
    let two = [Laser, Shield];
    let fixture = two
        .into_iter()
        .fold(Fixture::new(4), |f, project| (0..4).fold(f, |f, seat| f.disc(seat, project, 8 - seat)));
    let table = finished(fixture, Evacuation);
    assert_eq!(scores(&table), [16, 12, 8, 0], "for each of the two");
    assert_eq!(points_by(&table, 2, "HSW-SCORE-04"), 8);
}

#[test]
fn hsw_score_05_the_start_space_is_no_place() {
    let table = finished(Fixture::new(4).disc(3, Laser, 1), Laser);
    assert_eq!(scores(&table), [0, 0, 0, 18]);
    assert_eq!(table.view(0).prospects[0].places, [None; 3]);
    assert_eq!(table.view(0).prospects[3].places, [Some(1), None, None]);
}

#[test]
fn hsw_score_06_all_species_cards_of_hand_and_pile() {
    // Two cards count the laser disc, one on the pile.
    let fixture = Fixture::new(4).disc(0, Laser, 9).hand(0, &["ember_falcon", "think_tank"]);
    let mut table = finished(fixture.pile(0, &["crown_stag"]), Laser);
    assert_eq!(points_by(&table, 0, "HSW-SCORE-06"), 6 + 4);
    assert_eq!(table.score(0), 18 + 10);
    let scored = table.events().into_iter().filter_map(|event| match event {
        Event::SpeciesScored { seat, card, points } => Some((seat.0, card.id(), points)),
        _ => None,
    });
    assert_eq!(scored.collect::<Vec<_>>(), [(0, "ember_falcon", 6), (0, "crown_stag", 4)]);
}

#[test]
fn hsw_score_07_most_points_win() {
    let fixture = Fixture::new(3).points(Side(0), 4).points(Side(1), 9).points(Side(2), 8);
    let table = finished(fixture, Evacuation);
    assert_eq!((winners(&table), ranks(&table)), (vec![1], vec![3, 1, 2]));
}

#[test]
fn hsw_score_08_a_tie_goes_to_the_better_place_on_the_rescue_track() {
    let fixture = Fixture::new(4).disc(1, Evacuation, 2).disc(0, Evacuation, 2).points(Side(0), 8);
    let table = finished(fixture, Evacuation);
    assert_eq!(scores(&table), [18, 18, 0, 0]);
    assert_eq!(winners(&table), [1], "the lower disc");
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    assert_eq!(outcome.decided, Some(1));
    assert_eq!(outcome.comparisons[1].rule.0, "HSW-SCORE-08");
}

#[test]
fn hsw_score_09_without_work_on_the_rescue_project_the_victory_is_shared() {
    let table = finished(Fixture::new(3).disc(0, Laser, 8).disc(1, Shield, 8), Evacuation);
    assert_eq!(scores(&table), [8, 8, 0]);
    assert_eq!((winners(&table), ranks(&table)), (vec![0, 1], vec![1, 1, 3]));
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    assert!(outcome.seats[..2].iter().all(|seat| seat.verdict == Verdict::Won));
}

#[test]
fn hsw_score_10_nothing_else_scores() {
    let fixture = Fixture::new(4).resources(0, [10; 5]).incomes(0, [10; 5]).tiles(0, [5; 3]);
    let fixture = fixture.technologies(0, &["tech1_rapid_docking", "tech2_laser_telemetry"]);
    let table = finished(fixture.clone().hand(0, &["think_tank", "ore_convoy"]), Evacuation);
    assert_eq!(table.score(0), 0);
    let table = finished(fixture.hand(0, &["spark_eel"]), Evacuation);
    assert_eq!(table.score(0), 7, "only through a species card");
}

#[test]
fn hsw_score_11_the_other_ranks_follow_the_same_way() {
    // Seat 3 wins; the others have 10 points each: seat 0 by its place, seats 1 and 2 without any.
    let fixture = Fixture::new(4).disc(3, Evacuation, 5).disc(0, Evacuation, 3).points(Side(3), 9);
    let table = finished(fixture.points(Side(1), 10).points(Side(2), 10), Evacuation);
    assert_eq!(scores(&table), [10, 10, 10, 27]);
    assert_eq!(ranks(&table), [2, 3, 3, 1]);
}

#[test]
fn hsw_spec_01_badge_tiles_active_or_spent() {
    for (id, badge) in [("canyon_strider", 0), ("moon_moth", 1), ("twig_squirrel", 2)] {
        let (mut active, mut spent) = ([0; 3], [0; 3]);
        (active[badge], spent[badge]) = (2, 1);
        let fixture = Fixture::new(2).tiles(0, active).spent(0, spent);
        assert_eq!(worth(fixture.hand(0, &["ore_convoy", "all_hands"]), id), 3, "not badges on cards");
        assert_eq!(worth(Fixture::new(2), id), 0);
    }
}

#[test]
fn hsw_spec_02_resources_left_without_income() {
    for (id, resource) in [("spark_eel", 0), ("shudder_moss", 1), ("ore_beetle", 2), ("swamp_lotus", 3)] {
        let mut resources = [0; 5];
        resources[resource] = 7;
        let fixture = Fixture::new(2).resources(0, resources).incomes(0, [10; 5]).hand(0, &[id]);
        let table = finished(fixture, Evacuation);
        assert_eq!(table.view(0).cause, Some(Cause::Danger));
        assert_eq!(points_by(&table, 0, "HSW-SCORE-06"), 5, "{id}: no income is paid any more");
    }
    assert_eq!(worth(Fixture::new(2).resources(0, [0, 0, 0, 0, 3]), "mirror_octopus"), 4);
}

#[test]
fn hsw_spec_03_lines_at_most_and_at_least() {
    let at = |incomes, id| worth(Fixture::new(2).incomes(0, incomes), id);
    assert_eq!(at([0, 0, 0, 0, 9], "sabretooth_hippo"), 4, "the ingenuity line counts");
    assert_eq!(at([4, 5, 4, 9, 4], "sabretooth_hippo"), 3);
    assert_eq!(at([5, 4, 0, 0, 5], "terrace_ant"), 4);
    assert_eq!(at([4; 5], "terrace_ant"), 0);
}

#[test]
fn hsw_spec_04_the_highest_line() {
    let at = |incomes| worth(Fixture::new(2).incomes(0, incomes), "tower_bamboo");
    assert_eq!(at([1, 2, 3, 4, 8]), 4);
    assert_eq!(at([5, 5, 5, 5, 0]), 2);
    assert_eq!(at([4; 5]), 0);
}

#[test]
fn hsw_spec_05_technologies_of_a_level() {
    let one = ["tech1_rapid_docking", "tech1_command_network", "tech2_laser_telemetry"];
    let fixture = Fixture::new(2).technologies(0, &one);
    assert_eq!(worth(fixture.clone(), "weaver_crab"), 4);
    assert_eq!(worth(fixture, "singing_coral"), 2);
}

#[test]
fn hsw_spec_06_own_cards_of_a_type() {
    let fixture = Fixture::new(2).hand(0, &["think_tank", "ore_convoy"]).pile(0, &["gene_bank", "moon_moth"]);
    let fixture = fixture.hand(1, &["recycling", "algae_bloom", "ore_beetle"]);
    assert_eq!(worth(fixture.clone(), "dash_lizard"), 2 * 2);
    assert_eq!(worth(fixture.clone(), "echo_bat"), 2);
    assert_eq!(worth(fixture, "herd_antelope"), 2, "it counts itself");
    // A card in resolution is owned.
    let fixture = Fixture::new(2).hand(0, &["boost_production", "dash_lizard"]);
    let mut table = fixture.resources(0, [1, 0, 0, 0, 0]).play();
    table.play("play boost_production");
    assert_eq!(table.view(0).seats[0].species[0].points, 2);
}

#[test]
fn hsw_spec_07_the_space_of_a_disc() {
    let fixture = Fixture::new(2).disc(0, Laser, 9).disc(0, Shield, 5).disc(0, Evacuation, 4);
    assert_eq!(worth(fixture.clone(), "ember_falcon"), 6);
    assert_eq!(worth(fixture.clone(), "shell_giant"), 3);
    assert_eq!(worth(fixture.clone(), "nomad_whale"), 1);
    assert_eq!(worth(fixture.clone(), "patient_snail"), 4, "the worst");
    assert_eq!(worth(fixture, "crown_stag"), 4, "the best");
}

#[test]
fn hsw_spec_08_sets_of_badge_tiles() {
    let fixture = Fixture::new(2).tiles(0, [3, 1, 2]).spent(0, [0, 1, 0]);
    assert_eq!(worth(fixture, "triple_orchid"), 2 * 2);
    assert_eq!(worth(Fixture::new(2).tiles(0, [5, 5, 0]), "triple_orchid"), 0);
}

#[test]
fn hsw_spec_09_projects_led() {
    let fixture = Fixture::new(3).disc(0, Laser, 7).disc(0, Shield, 5).disc(1, Evacuation, 7);
    assert_eq!(worth(fixture, "ridge_alpha"), 3, "a neutral disc leads the shield");
    assert_eq!(worth(Fixture::new(4).disc(0, Laser, 1).disc(0, Shield, 1), "ridge_alpha"), 6);
    assert_eq!(worth(Fixture::new(4), "ridge_alpha"), 0, "at least one work");
    let fixture = Fixture::new(4).disc(1, Laser, 1).disc(0, Laser, 1);
    assert_eq!(worth(fixture, "ridge_alpha"), 0, "the upper disc does not lead");
}

#[test]
fn hsw_spec_10_the_start_medal() {
    let fixture = Fixture::new(2).hand(0, &["pilot_bird"]);
    assert_eq!(finished(fixture.clone(), Evacuation).score(0), 4);
    assert_eq!(finished(fixture.medal(Side(1)), Evacuation).score(0), 0);
    let fixture = Fixture::new(2).round(6).hand(0, &["pilot_bird"]).medal(Side(1)).bag([0; 4]);
    let mut table = fixture.play();
    table.play("deploy role_model_1");
    end_game(&mut table);
    assert_eq!((table.state.phase, table.score(0)), (Phase::Over, 4), "at final scoring");
}

#[test]
fn hsw_spec_11_units_tables_and_flags() {
    let knowledge = |n| worth(Fixture::new(2).resources(0, [0, n, 0, 0, 0]), "shudder_moss");
    let steps = [0, 0, 0, 1, 1, 3, 3, 5, 5, 7, 7];
    for (n, points) in (0..).zip(steps) {
        assert_eq!(knowledge(n), points, "{n} knowledge");
    }
    let lines = |n: usize| {
        let mut incomes = [0; 5];
        incomes[..n].fill(5);
        worth(Fixture::new(2).incomes(0, incomes), "terrace_ant")
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(lines), [0, 2, 4, 6, 6, 6], "at most 6");
    assert_eq!(worth(Fixture::new(2), "pilot_bird"), 4);
    assert_eq!(worth(Fixture::new(2).medal(Side(1)), "pilot_bird"), 0);
    assert!(changed("steps = [[3, 1], [5, 3]", "steps = [[3, 1], [2, 3]").contains("HSW-SPEC-11"));
}
