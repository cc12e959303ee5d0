//! HSW-GEN: the idea of the game. HSW-COMP: what is in the box, as the engine uses it.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Present, Silent, Verdict};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Badge, CardType, Category, Difficulty, Project, Side, World};
use orrery_how_to_save_a_world::{HowToSaveAWorld, Options};

use super::table::*;

/// The rule that forbids options, if one does.
fn forbidden(options: &Options) -> Option<&'static str> {
    HowToSaveAWorld::setup(options, &mut FastDice::new(1), &mut Silent).err().map(|error| error.rule.0)
}

#[test]
fn hsw_gen_01_one_to_four_players_and_somebody_wins() {
    assert_eq!(forbidden(&Options::usual(0)), Some("HSW-GEN-01"));
    assert_eq!(forbidden(&Options::usual(5)), Some("HSW-GEN-01"));
    assert!(new_game(1, 1).view(0).consortium.is_some());
    for players in 2..=4 {
        assert!(new_game(players, 1).view(0).consortium.is_none());
        for seed in 0..6 {
            let state = random_game(&Options::usual(players), seed, |_, _| {});
            let outcome = HowToSaveAWorld::outcome(&state).expect("a result");
            assert!(outcome.seats.iter().any(|seat| seat.verdict == Verdict::Won));
            assert!(outcome.rivals.is_empty() && outcome.rating.is_none());
        }
    }
}

#[test]
fn hsw_gen_02_the_most_points_win() {
    let fixture = Fixture::new(3).round(6).points(Side(0), 7).points(Side(1), 9).points(Side(2), 8);
    let mut table = fixture.play();
    end_game(&mut table);
    let outcome = HowToSaveAWorld::outcome(&table.state).expect("a result");
    assert_eq!(outcome.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), [3, 1, 2]);
    assert_eq!(outcome.seats[1].verdict, Verdict::Won);
}

#[test]
fn hsw_gen_03_where_points_come_from() {
    let fixture = Fixture::new(2).round(6).buildings(&["photon_lens"]).tiles(0, [0, 0, 2]);
    let fixture = fixture.technologies(0, &["tech2_laser_telemetry"]).disc(0, Project::Laser, 3);
    let fixture = fixture.resources(0, [10, 0, 0, 0, 0]).hand(0, &["crisis_summit", "twig_squirrel"]);
    let mut table = fixture.play();
    table.play("deploy photon_lens_1").play("work laser").play("work laser").play("pass");
    assert_eq!(table.score(0), 1 + 3, "a technology and a lead bonus");
    table.play("play crisis_summit").play("stop");
    assert_eq!(table.score(0), 5, "an effect");
    end_game(&mut table);
    let points: Vec<_> = lines(&table, 0).iter().map(|line| (line.rule.0, line.points)).collect();
    assert_eq!(points[..3], [("HSW-PTS-01", 1), ("HSW-WORK-08", 3), ("HSW-TECH-07", 1)]);
    assert_eq!(points[3..6].iter().map(|line| line.1).sum::<i32>(), 6, "second behind a neutral disc");
    assert_eq!(points[6..], [("HSW-SCORE-06", 3)], "the Twig Squirrel counts 3 science tiles");
    assert_eq!(table.score(0), 14);
}

#[test]
fn hsw_gen_04_one_rescue_project_scores_more() {
    let fixture = Project::ALL.into_iter().fold(Fixture::new(2).round(6), |f, p| f.disc(0, p, 7));
    let mut table = fixture.play();
    assert_eq!(table.view(0).rescue, None);
    end_game(&mut table);
    assert!(table.view(0).rescue.is_some());
    assert_eq!(points_by(&table, 0, "HSW-SCORE-03"), 18);
    assert_eq!(points_by(&table, 0, "HSW-SCORE-04"), 8 + 8);
    assert_eq!(lines(&table, 0).iter().filter(|line| line.rule.0 == "HSW-SCORE-03").count(), 1);
}

/// HSW-GEN-05, HSW-GEN-06.
#[test]
fn hsw_gen_05_hsw_gen_06_rounds_until_day_x_at_most_six() {
    let mut lengths = BTreeSet::new();
    for seed in 0..30 {
        let state = random_game(&Options::usual(2 + (seed % 3) as u8), seed, |_, _| {});
        assert!(state.cause.is_some() && state.rescue.is_some(), "no game ends without Day X");
        assert!((3..=6).contains(&state.round));
        lengths.insert(state.round);
    }
    assert!(lengths.len() > 1, "Day X comes at different times");
    let mut table = Fixture::new(2).round(5).bag([0; 4]).play();
    end_round(&mut table);
    assert_eq!((table.state.round, table.to_act()), (6, vec![0]));
    end_round(&mut table);
    assert!(HowToSaveAWorld::outcome(&table.state).is_some() && table.to_act().is_empty());
    assert!(changed("max_rounds = 6", "max_rounds = 7").contains("HSW-GEN-06"));
}

#[test]
fn hsw_gen_07_nothing_to_choose_but_the_solo_difficulty() {
    for players in 2..=4 {
        assert_eq!(HowToSaveAWorld::info().combinations(players).len(), 1);
        let options = Options { players, difficulty: Difficulty::Hard };
        assert_eq!(forbidden(&options), Some("HSW-SOLO-04"));
    }
    assert_eq!(HowToSaveAWorld::info().combinations(1).len(), 4);
}

#[test]
fn hsw_comp_01_the_shared_material() {
    let view = begun(3, 1).view(0);
    assert_eq!(view.worlds.iter().map(|world| world.world).collect::<Vec<_>>(), World::ALL);
    assert_eq!(view.projects.iter().map(|track| track.project).collect::<Vec<_>>(), Project::ALL);
    assert_eq!(view.projects.iter().map(|track| track.progress.len()).collect::<Vec<_>>(), [14, 14, 12]);
    assert_eq!((view.asteroid, view.danger.len()), (0, 6));
    let mut table = Fixture::new(3).medal(Side(2)).play();
    table.play("deploy role_model_1");
    assert_eq!(table.view(2).medal, Side(0), "there is one start medal, and it has moved");
}

#[test]
fn hsw_comp_02_six_danger_tiles() {
    assert_eq!(new_game(2, 1).view(0).danger, [3, 4, 5, 6, 7, 8]);
    assert!(changed("tiles = [3, 4, 5, 6, 7, 8]", "tiles = [4, 3, 5, 6, 7, 8]").contains("HSW-COMP-02"));
}

#[test]
fn hsw_comp_03_nine_reward_tiles() {
    for (project, name) in Project::ALL.into_iter().zip(["laser", "shield", "evacuation"]) {
        for (space, number) in [(0, 1), (4, 2), (8, 3), (13, 3)] {
            let view = Fixture::new(4).disc(1, project, space).play().view(0);
            let track = &view.projects[project.index()];
            assert_eq!(track.reward.id(), format!("{name}_{number}"));
            assert_eq!(track.rewards_left, 4 - number);
        }
    }
}

#[test]
fn hsw_comp_04_four_kinds_of_cubes() {
    let resources = [3, 0, 3, 3, 0];
    let spaces = [("laser_control_2", 0), ("shield_yard_2", 1), ("evacuation_port_2", 2)];
    for (space, kind) in spaces {
        let mut table = Fixture::new(2).resources(0, resources).play();
        table.play(&format!("deploy {space}")).play(&format!("work {}", Project::ALL[kind].id()));
        let mut bag = [0, 0, 0, 2];
        bag[kind] = 1;
        assert_eq!(table.view(1).bag, bag);
    }
}

#[test]
fn hsw_comp_05_at_most_six_neutral_discs() {
    for (players, discs) in [(1, 6), (2, 6), (3, 3), (4, 0)] {
        let tracks = new_game(players, 1).view(0).projects;
        let neutral = tracks.iter().flat_map(|track| &track.spaces).flatten();
        assert_eq!(neutral.filter(|&&side| side == Side::NEUTRAL).count(), discs);
    }
    assert!(changed("neutral_discs = 6", "neutral_discs = 5").contains("HSW-COMP-05"));
}

#[test]
fn hsw_comp_06_badge_tiles_have_two_sides() {
    for (badge, space) in
        [("planet", "jungle_biotope_1"), ("moon", "fusion_plant_1"), ("science", "innovation_forum_2")]
    {
        let fixture = Fixture::new(2).buildings(&["innovation_forum"]).tiles(0, [2, 2, 2]);
        let mut table = fixture.play();
        table.play(&format!("deploy {space}")).play(&format!("spend_tile {badge}")).play("stop");
        let i = Badge::from_id(badge).expect("a badge").index();
        let own = &table.view(1).seats[0];
        assert_eq!((own.active_tiles[i], own.spent_tiles[i]), (1, 1));
        assert_eq!(own.active_tiles.iter().chain(&own.spent_tiles).sum::<u8>(), 6);
    }
}

#[test]
fn hsw_comp_07_six_and_eight_buildings() {
    assert_eq!(new_game(2, 1).view(0).building_stacks, [6, 8]);
    let table = Fixture::new(2).buildings(&["biodome", "photon_lens", "ark_hangar"]).play();
    assert_eq!(table.view(0).building_stacks, [5, 6]);
    assert!(changed("type = \"A\"", "type = \"B\"").contains("HSW-COMP-07"));
}

#[test]
fn hsw_comp_08_twenty_four_cards_of_each_type() {
    let mut starts = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..60 {
        let table = new_game(4, seed);
        let rows = table.view(0).display;
        let in_decks: Vec<u8> = rows.iter().map(|row| row.deck + 3).collect();
        assert_eq!(in_decks, [18, 18, 24 - 2 * 4]);
        for (seat, card_type) in (0..4).flat_map(|seat| [(seat, 0), (seat, 1)]) {
            let hand = player(&table, seat).hand.only(CardType::ALL[card_type]);
            starts[card_type].extend(ids(hand));
        }
    }
    assert_eq!(starts.map(|cards| cards.len()), [6, 6]);
    assert!(changed("start = true", "start = false").contains("HSW-COMP-08"));
}

#[test]
fn hsw_comp_09_the_material_of_a_player() {
    let facts = HowToSaveAWorld::facts();
    let technologies = facts.developments.iter().filter(|d| d.category != Category::Basic);
    let all: Vec<&str> = technologies.map(|d| d.development.id()).collect();
    assert_eq!(all.len(), 12);
    let mut table = Fixture::new(2)
        .technologies(0, &all[1..])
        .buildings(&["quantum_archive"])
        .hand(0, &["recycling", "boost_production"])
        .play();
    table.play("deploy quantum_archive_1").play("remove recycling").play("choose 2");
    assert_eq!(offered(&table, "develop"), [format!("develop {}", all[0])], "one cube is left");
    table.play(&format!("develop {}", all[0]));
    assert_eq!(table.view(1).seats[0].technologies.len(), 12);
    assert_eq!(table.to_act(), [1], "no cube and no field is left");
    let view = new_game(4, 1).view(0);
    for seat in 0..4 {
        let landers = view.worlds.iter().flat_map(|world| &world.zone);
        assert_eq!(landers.filter(|own| own.side == Side(seat)).map(|own| own.count).sum::<u8>(), 3);
        let discs = view.projects.iter().flat_map(|track| &track.spaces).flatten();
        assert_eq!(discs.filter(|&&side| side == Side(seat)).count(), 3, "and one on the score track");
        let own = &view.seats[usize::from(seat)];
        assert_eq!((own.resources.len(), own.incomes.len()), (5, 5));
    }
    assert!(changed("tech_cubes = 12", "tech_cubes = 11").contains("HSW-COMP-09"));
}

#[test]
fn hsw_comp_10_a_player_board() {
    let mut table = Fixture::new(2).resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy solar_field_1");
    assert_eq!(player(&table, 0).resources[0], 10, "a track ends at 10");
    let mut table = Fixture::new(2).tiles(0, [5, 5, 4]).play();
    table.play("deploy moon_academy_1").play("take_badge science");
    assert_eq!(player(&table, 0).active_tiles, [5, 5, 5], "15 slots");
    let mut table = Fixture::new(2).tiles(0, [5, 5, 5]).play();
    table.play("deploy moon_academy_1").play("take_badge moon");
    assert_eq!(player(&table, 0).active_tiles, [5, 5, 5]);
    let mut table = Fixture::new(2).resources(0, [0, 5, 0, 0, 0]).play();
    table.play("deploy research_station_1");
    assert_eq!(offered(&table, "develop").len(), 6 + 6 + 6);
    assert!(changed("badge_slots_per_type = 5", "badge_slots_per_type = 6").contains("HSW-COMP-10"));
}

#[test]
fn hsw_comp_11_what_the_spaces_of_a_track_cost() {
    let costs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
    assert_eq!(costs.iter().sum::<u8>(), 40);
    for (from, cost) in (0..).zip(costs) {
        let fixture = Fixture::new(4).disc(0, Project::Laser, from);
        let mut table = fixture.resources(0, [10, 0, 0, 0, 0]).play();
        table.play("deploy laser_control_2").play("work laser");
        assert_eq!(player(&table, 0).resources[0], 10 - cost);
        assert_eq!(disc(&table, 0, Project::Laser), from + 1);
    }
    let mut table = Fixture::new(4).disc(0, Project::Laser, 13).play();
    table.play("deploy laser_control_2");
    assert_eq!(table.to_act(), [1], "behind space 13 there is none");
    assert!(changed("cost = [1, 1, 1, 2", "cost = [1, 1, 2, 2").contains("HSW-COMP-11"));
}

#[test]
fn hsw_comp_12_every_project_has_its_resource() {
    // The Shield Yard gives one of the two minerals itself.
    let spaces = [("laser_control_2", 0, 2), ("shield_yard_2", 2, 1), ("evacuation_port_2", 3, 2)];
    for (project, (space, own, enough)) in Project::ALL.into_iter().zip(spaces) {
        let mut resources = [0; 5];
        resources[own] = enough;
        let mut table = Fixture::new(2).disc(0, project, 3).resources(0, resources).play();
        table.play(&format!("deploy {space}")).play(&format!("work {}", project.id()));
        assert_eq!((disc(&table, 0, project), player(&table, 0).resources[own]), (4, 0));
        let mut others = [5, 5, 5, 5, 0];
        others[own] = 0;
        let mut table = Fixture::new(2).disc(0, project, 3).resources(0, others).play();
        table.play(&format!("deploy {space}"));
        assert_eq!((disc(&table, 0, project), table.to_act()), (3, vec![1]), "others do not pay it");
    }
}

#[test]
fn hsw_comp_13_the_score_track_goes_round() {
    let fixture = Fixture::new(2).points(Side(0), 49).disc(0, Project::Laser, 4);
    let mut table = fixture.resources(0, [2, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(table.score(0), 52);
    assert!(changed("score_track_lap = 50", "score_track_lap = 60").contains("HSW-COMP-13"));
}

#[test]
fn hsw_comp_14_five_building_sites() {
    let five = ["biodome", "photon_lens", "ark_hangar", "transfer_hub", "science_memorial"];
    let mut table = Fixture::new(2).bag([0; 4]).buildings(&five).play();
    end_round(&mut table);
    assert_eq!((table.state.asteroid, table.state.buildings.len()), (1, 5), "there is no site for an A");
    let mut table = Fixture::new(2).bag([0; 4]).buildings(&five[..4]).play();
    end_round(&mut table);
    assert_eq!(table.state.buildings.len(), 5);
    assert!(changed("building_sites = 5", "building_sites = 4").contains("HSW-COMP-14"));
}

#[test]
fn hsw_comp_15_supplies_do_not_run_out() {
    let fixture = (1..4).fold(Fixture::new(4), |f, seat| f.disc(seat, Project::Laser, 13));
    let mut table = fixture.disc(0, Project::Laser, 12).resources(0, [7, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(table.view(0).bag[0], 4 * 13, "more cubes than the box holds");
    let fixture = (1..4).fold(Fixture::new(4), |f, seat| f.tiles(seat, [5, 5, 5]));
    let mut table = fixture.tiles(0, [5, 5, 4]).play();
    table.play("deploy moon_academy_1").play("take_badge science");
    assert_eq!(table.view(0).seats.iter().map(|seat| seat.active_tiles[2]).sum::<u8>(), 20);
}
