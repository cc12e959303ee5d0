//! HSW-WORK: working on a project.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{Project, ProjectPick, Side};

use super::table::*;

const RICH: [u8; 5] = [10, 10, 10, 10, 0];

/// A table on which seat 0 has played Focusing Array: up to two works on the laser.
fn laser_twice(fixture: Fixture) -> Table {
    let mut table = fixture.hand(0, &["focusing_array"]).play();
    table.play("play focusing_array");
    table
}

/// A table on which seat 0 may work as often as it has moon tiles, on any project.
fn any_project(fixture: Fixture, tiles: u8) -> Table {
    let mut table = fixture.tiles(0, [0, tiles, 0]).buildings(&["impulse_converter"]).play();
    table.play("deploy impulse_converter_1");
    for _ in 0..tiles {
        table.play("spend_tile moon");
    }
    table
}

/// What works, rewards, bonuses and removals were told, in order.
fn steps(table: &mut Table) -> Vec<String> {
    let words = |event: &Event| match event {
        Event::Worked { project, space, .. } => Some(format!("{} {space}", project.id())),
        Event::Rewarded { tile, .. } => Some(format!("reward {}", tile.id())),
        Event::LeadBonus { points, .. } => Some(format!("bonus {points}")),
        Event::RewardRemoved { tile, .. } => Some(format!("removed {}", tile.id())),
        _ => None,
    };
    table.events().iter().filter_map(words).collect()
}

#[test]
fn hsw_work_01_the_effect_names_the_project_and_how_often() {
    let offers_of: [(&str, &[&str]); 4] = [
        ("focusing_array", &["work laser", "stop"]),
        ("plate_foundry", &["work shield", "stop"]),
        ("ark_convoy", &["work evacuation", "stop"]),
        ("crisis_summit", &["work laser", "work shield", "work evacuation", "stop"]),
    ];
    for (card, offers) in offers_of {
        let mut table = Fixture::new(4).resources(0, RICH).hand(0, &[card]).play();
        table.play(&format!("play {card}"));
        assert_eq!(table.legal(), offers);
    }
    let mut table = laser_twice(Fixture::new(4).resources(0, RICH));
    assert_eq!(table.view(0).ask, Ask::Work { pick: ProjectPick::Laser, left: 2 });
    table.refuse("work shield", "HSW-WORK-01").play("work laser").play("work laser");
    assert_eq!((disc(&table, 0, Project::Laser), table.to_act()), (2, vec![1]), "not a third time");
    for works in 0..2 {
        let mut table = laser_twice(Fixture::new(4).resources(0, RICH));
        for _ in 0..works {
            table.play("work laser");
        }
        table.play("stop");
        assert_eq!((disc(&table, 0, Project::Laser), table.to_act()), (works, vec![1]), "fewer or none");
    }
    Fixture::new(4).play().refuse("work laser", "HSW-WORK-01");
}

#[test]
fn hsw_work_02_the_next_space_is_paid_in_the_resource_of_the_project() {
    let costs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
    let spaces = ["laser_control_2", "shield_yard_2", "evacuation_port_2"];
    for (project, space) in Project::ALL.into_iter().zip(spaces) {
        for (before, cost) in (0..).zip(costs) {
            let mut table = Fixture::new(4).disc(0, project, before).resources(0, RICH).play();
            table.play(&format!("deploy {space}")).play(&format!("work {}", project.id()));
            let mut left = RICH;
            left[project.resource().index()] -= cost;
            assert_eq!(player(&table, 0).resources[..4], left[..4], "{} {before}", project.id());
        }
    }
    let fixture = Fixture::new(4).disc(0, Project::Laser, 3).resources(0, [2, 0, 1, 0, 0]);
    let mut table = fixture.hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit").refuse("work laser", "HSW-WORK-02");
    assert_eq!(table.legal(), ["work shield", "stop"]);
}

#[test]
fn hsw_work_03_the_disc_lands_on_top() {
    let fixture = Fixture::new(4).disc(2, Project::Laser, 1).disc(1, Project::Laser, 1);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").play("pay 0");
    assert_eq!(table.view(3).projects[0].spaces[1], [Side(2), Side(1), Side(0)]);
    assert!(!table.view(3).projects[0].spaces[0].contains(&Side(0)));
    let mut table = Fixture::new(3).disc(0, Project::Laser, 5).resources(0, RICH).play();
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.view(1).projects[0].spaces[6], [Side::NEUTRAL, Side(0)], "neutral discs lie below");
}

#[test]
fn hsw_work_04_one_cube_into_the_bag_for_every_work() {
    let mut table = any_project(Fixture::new(4).resources(0, RICH), 4);
    let mut bag = table.view(1).bag;
    for project in ["laser", "evacuation", "shield", "laser"] {
        table.play(&format!("work {project}"));
        bag[Project::from_id(project).unwrap().cube().index()] += 1;
        assert_eq!(table.view(1).bag, bag);
    }
    assert_eq!(bag, [2, 1, 1, 4]);
}

#[test]
fn hsw_work_05_then_again_for_the_next_space() {
    let mut table = laser_twice(Fixture::new(4).disc(0, Project::Laser, 2).resources(0, [4, 0, 0, 0, 0]));
    table.play("work laser");
    assert_eq!(player(&table, 0).resources[0], 2, "space 3 costs 1");
    assert_eq!(table.view(0).ask, Ask::Work { pick: ProjectPick::Laser, left: 1 });
    table.play("work laser");
    assert_eq!((player(&table, 0).resources[0], disc(&table, 0, Project::Laser)), (0, 4), "space 4 costs 2");
}

#[test]
fn hsw_work_06_steps_4_to_6_once_after_the_last_work() {
    let mut table = laser_twice(Fixture::new(4).resources(0, RICH));
    table.play("work laser");
    assert_eq!(steps(&mut table), ["laser 1"], "not between the works");
    table.play("work laser");
    assert_eq!(steps(&mut table), ["laser 2", "reward laser_1"]);
    let mut table = laser_twice(Fixture::new(4).resources(0, RICH));
    table.play("work laser").play("stop");
    assert_eq!(steps(&mut table), ["laser 1", "reward laser_1"]);
    let mut table = laser_twice(Fixture::new(4).resources(0, RICH));
    table.play("stop");
    assert!(steps(&mut table).is_empty(), "no work, no reward");
    let mut table = any_project(Fixture::new(4).resources(0, RICH), 2);
    table.play("work laser").play("work shield").refuse("stop", "HSW-WORK-06");
    table.refuse("reward evacuation", "HSW-WORK-11");
    Fixture::new(4).play().refuse("reward laser", "HSW-WORK-06");
}

#[test]
fn hsw_work_07_the_reward_of_the_top_tile() {
    let spaces = ["laser_control_2", "shield_yard_2", "evacuation_port_2"];
    for (project, space) in Project::ALL.into_iter().zip(spaces) {
        for (number, before) in [(1, 0), (2, 4), (3, 8)] {
            let mut table = Fixture::new(4).disc(0, project, before).resources(0, RICH).play();
            let tile = format!("{}_{number}", project.id());
            assert_eq!(table.view(1).projects[project.index()].reward.id(), tile);
            table.play(&format!("deploy {space}")).play(&format!("work {}", project.id()));
            assert_eq!(rewards(&table.events()), [tile.as_str()]);
            let gained = match tile.as_str() {
                "laser_1" => player(&table, 0).active_tiles == [0, 0, 1],
                "laser_2" | "laser_3" => offered(&table, "take_badge").len() == 3,
                "shield_1" => offered(&table, "develop").iter().all(|d| d.starts_with("develop basic")),
                "shield_2" => offered(&table, "develop").iter().all(|d| d.starts_with("develop tech1")),
                "shield_3" => offered(&table, "develop").iter().all(|d| d.starts_with("develop tech2")),
                "evacuation_1" => player(&table, 0).resources[4] == 1,
                _ => offered(&table, "take").len() == 9,
            };
            assert!(gained, "{tile}");
        }
    }
}

/// The lead bonuses that were told, with who gained them.
fn bonuses(table: &mut Table) -> Vec<(u8, u8)> {
    let events = table.events();
    let bonus = |event: &Event| match event {
        Event::LeadBonus { who, points, .. } => Some((who.0, *points)),
        _ => None,
    };
    events.iter().filter_map(bonus).collect()
}

#[test]
fn hsw_work_08_lead_bonuses_for_the_first_player_disc() {
    for (space, points) in [(5, 3), (9, 4), (12, 5)] {
        // With two players neutral discs lie on 3 and 6: they do not count.
        let fixture = Fixture::new(2).disc(0, Project::Laser, space - 1).disc(1, Project::Laser, space - 1);
        let fixture = fixture.resources(0, RICH).resources(1, RICH).hand(1, &["focusing_array"]);
        let mut table = fixture.play();
        table.play("deploy laser_control_2").play("work laser");
        resolve(&mut table);
        assert_eq!(bonuses(&mut table), [(0, points)]);
        table.play("play focusing_array").play("work laser");
        resolve(&mut table);
        assert!(bonuses(&mut table).is_empty(), "once per game");
        assert!(table.view(0).projects[0].bonuses.iter().all(|bonus| bonus.space > space));
    }
    let mut table = laser_twice(Fixture::new(4).disc(0, Project::Laser, 4).resources(0, RICH));
    table.play("work laser");
    assert_eq!(table.score(0), 0, "after the last work");
    table.play("work laser").play("take_badge moon");
    assert_eq!((bonuses(&mut table), table.score(0)), (vec![(0, 3)], 3), "passed");
}

#[test]
fn hsw_work_09_the_first_disc_on_a_symbol_removes_the_top_tile() {
    for (space, before, after) in [(4, "laser_1", "laser_2"), (8, "laser_2", "laser_3")] {
        let fixture = Fixture::new(2).disc(0, Project::Laser, space - 1).disc(1, Project::Laser, space - 1);
        let fixture = fixture.resources(0, RICH).resources(1, RICH).hand(1, &["focusing_array"]);
        let mut table = fixture.play();
        table.play("deploy laser_control_2").play("work laser");
        resolve(&mut table);
        let told = [format!("laser {space}"), format!("reward {before}"), format!("removed {before}")];
        assert_eq!(steps(&mut table), told, "the old tile is gained, then removed");
        assert_eq!(table.view(1).projects[0].reward.id(), after);
        table.play("play focusing_array").play("work laser");
        resolve(&mut table);
        assert_eq!(steps(&mut table), [format!("laser {space}"), format!("reward {after}")]);
        assert_eq!(table.view(1).projects[0].reward.id(), after, "only the first disc removes a tile");
    }
}

#[test]
fn hsw_work_10_both_symbols_in_one_effect_and_the_bottom_tile_stays() {
    let fixture = Fixture::new(4).disc(0, Project::Laser, 3).tiles(0, [0, 5, 0]);
    let mut table = fixture.resources(0, [10, 0, 0, 0, 2]).play();
    table.play("deploy laser_control_1");
    for _ in 0..5 {
        table.play("spend_tile moon");
    }
    for _ in 0..4 {
        table.play("work laser").play("pay 0");
    }
    table.play("work laser");
    let last = ["laser 8", "reward laser_1", "bonus 3", "removed laser_1", "removed laser_2"];
    assert_eq!(steps(&mut table)[4..], last);
    assert_eq!(table.view(1).projects[0].rewards_left, 1);
    let fixture = Fixture::new(4).disc(0, Project::Laser, 3).change(|state| state.tracks[0].removed = 2);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").play("pay 0").play("take_badge moon");
    assert_eq!((table.view(1).projects[0].rewards_left, table.state.tracks[0].removed), (1, 2));
}

#[test]
fn hsw_work_11_a_project_for_every_work_and_steps_4_to_6_for_each() {
    for order in [["shield", "laser"], ["laser", "shield"]] {
        let mut table = any_project(Fixture::new(4).resources(0, RICH), 3);
        table.play("work shield").play("work laser").play("work shield");
        assert_eq!(table.legal(), ["reward laser", "reward shield"], "in the order that the player wishes");
        table.refuse("reward evacuation", "HSW-WORK-11").play(&format!("reward {}", order[0]));
        if order[0] == "shield" {
            table.play("develop basic_energetics");
        }
        let gained = rewards(&table.events());
        assert_eq!(gained, order.map(|project| format!("{project}_1")), "the last one needs no question");
    }
}

#[test]
fn hsw_work_12_a_reaction_is_a_work_effect_of_its_own() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["overload_pulse"]);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").play("stop");
    assert_eq!(steps(&mut table), ["laser 1", "reward laser_1"]);
    table.play("react overload_pulse").play("work laser");
    assert_eq!(steps(&mut table), ["laser 2", "reward laser_1"]);
    assert_eq!(player(&table, 0).active_tiles, [0, 0, 2]);
}

#[test]
fn hsw_work_13_the_track_ends_on_space_13() {
    let fixture = Fixture::new(4).disc(0, Project::Laser, 13).resources(0, RICH);
    let mut table = fixture.clone().hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit").refuse("work laser", "HSW-WORK-13");
    assert_eq!(table.legal(), ["work shield", "work evacuation", "stop"]);
    let mut table = fixture.play();
    table.play("deploy laser_control_2");
    assert_eq!(table.to_act(), [1], "nothing to ask");
    let mut table = laser_twice(Fixture::new(4).disc(0, Project::Laser, 12).resources(0, RICH));
    table.play("work laser").play("take_badge moon");
    assert_eq!((disc(&table, 0, Project::Laser), table.to_act()), (13, vec![1]));
}

#[test]
fn hsw_work_14_reactions_between_two_works_can_pay_the_next() {
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 0]);
    let mut table = laser_twice(fixture.hand(0, &["dynamo_test_run", "turbo_extraction_team"]));
    table.play("work laser");
    assert_eq!(table.legal(), ["react dynamo_test_run", "stop"], "the second work cannot be paid");
    table.play("react dynamo_test_run").play("react turbo_extraction_team").play("work laser");
    assert_eq!((disc(&table, 0, Project::Laser), player(&table, 0).resources[0]), (2, 1));
    assert_eq!(steps(&mut table), ["laser 1", "laser 2", "reward laser_1"]);
}

#[test]
fn hsw_work_15_a_work_for_nothing_counts() {
    let fixture = Fixture::new(2).technologies(0, &["tech1_modular_construction"]);
    let mut table = fixture.resources(0, [0; 5]).hand(0, &["peer_review"]).play();
    table.play("deploy laser_control_2").play("work laser discount");
    assert_eq!((disc(&table, 0, Project::Laser), table.view(1).bag[0]), (1, 1));
    table.play("react peer_review");
    assert_eq!(player(&table, 0).active_tiles[2], 1, "with its reward");
}

#[test]
fn hsw_work_16_the_bag_is_filled_openly_and_emptied_only_by_draws() {
    for options in all_options() {
        let mut before = [0; 4];
        random_game(&options, 3, |state, events| {
            let drawn = events.iter().any(|e| matches!(e, Event::DrawBegan { .. }));
            let grown = state.bag.iter().zip(&before).all(|(now, then)| now >= then);
            assert!(drawn || grown, "{before:?} {:?}", state.bag);
            before = state.bag;
        });
    }
    let mut table = laser_twice(Fixture::new(3).resources(0, RICH));
    table.play("work laser");
    for viewer in 0..3 {
        assert_eq!(table.view(viewer).bag, [1, 0, 0, 3]);
    }
}

#[test]
fn hsw_work_17_nested_work_is_finished_first_and_counts_for_itself() {
    let nested = |space: u8| {
        let fixture = Fixture::new(4).disc(0, Project::Laser, space).resources(0, RICH);
        let mut table = laser_twice(fixture.hand(0, &["overload_pulse"]));
        table.play("work laser").play("react overload_pulse").play("work laser").play("work laser");
        resolve(&mut table);
        steps(&mut table)
    };
    // The outer effect reaches the symbol on 4, the inner one the bonus on 5.
    let inner_bonus = ["laser 4", "laser 5", "reward laser_1", "bonus 3"];
    let outer = ["laser 6", "reward laser_1", "removed laser_1"];
    assert_eq!(nested(3), [&inner_bonus[..], &outer[..]].concat());
    // The inner effect reaches the symbol on 4: the outer one gains the new top tile.
    let inner_removal = ["laser 3", "laser 4", "reward laser_1", "removed laser_1"];
    let outer = ["laser 5", "reward laser_2", "bonus 3"];
    assert_eq!(nested(2), [&inner_removal[..], &outer[..]].concat());
}

#[test]
fn hsw_work_18_no_reaction_inside_steps_4_to_6() {
    let fixture = Fixture::new(4).resources(0, RICH).hand(0, &["commendation"]);
    let mut table = any_project(fixture, 2);
    table.play("work laser").play("work shield").play("reward laser");
    assert_eq!(player(&table, 0).active_tiles[2], 1, "the condition is fulfilled");
    assert!(offered(&table, "react").is_empty());
    table.refuse("react commendation", "HSW-REACT-14").play("develop basic_energetics");
    table.play("react commendation");
    assert_eq!(table.score(0), 1, "it counts afterwards");
}

#[test]
fn hsw_work_19_a_best_project_at_its_end_is_not_replaced() {
    let fixture = Fixture::new(4).disc(0, Project::Laser, 13).disc(0, Project::Shield, 12).resources(0, RICH);
    let mut table = fixture.hand(0, &["flagship_funding"]).play();
    table.play("play flagship_funding");
    assert_eq!(
        (table.to_act(), disc(&table, 0, Project::Shield)),
        (vec![1], 12),
        "the shield does not step in"
    );
    let fixture = Project::ALL.into_iter().fold(Fixture::new(4), |f, project| f.disc(0, project, 13));
    let mut table = fixture.resources(0, RICH).hand(0, &["catch_up_programme"]).play();
    table.play("play catch_up_programme");
    assert_eq!(table.to_act(), [1]);
    let fixture = Fixture::new(4).disc(0, Project::Laser, 12).disc(0, Project::Shield, 12).resources(0, RICH);
    let mut table = fixture.hand(0, &["flagship_funding"]).play();
    table.play("play flagship_funding").refuse("aim evacuation", "HSW-TERM-02");
    assert_eq!(table.legal(), ["aim laser", "aim shield"], "only between tied projects");
}

#[test]
fn hsw_work_20_the_cost_at_the_moment_of_payment_space_by_space() {
    let fixture = Fixture::new(4).disc(0, Project::Laser, 2).resources(0, [6, 0, 0, 0, 0]);
    let mut table = laser_twice(fixture.hand(0, &["overload_pulse"]));
    table.play("work laser").play("react overload_pulse").play("work laser");
    assert_eq!(player(&table, 0).resources[0], 6 - 1 - 1 - 2);
    table.play("work laser");
    assert_eq!(player(&table, 0).resources[0], 0, "the disc has moved meanwhile: space 5 costs 2");
    for options in all_options() {
        let mut spaces = [[0; 3]; 5];
        random_game(&options, 7, |_, events| {
            for event in events {
                if let Event::Worked { who, project, space } = *event {
                    let at = &mut spaces[usize::from(who.0)][project.index()];
                    *at += 1;
                    assert_eq!(space, *at, "never skipped, never back");
                }
            }
        });
    }
}
