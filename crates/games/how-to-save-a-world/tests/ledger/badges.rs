//! HSW-BADGE: badge tiles, and badges on cards.

use orrery_core::Present;
use orrery_how_to_save_a_world::HowToSaveAWorld;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{Badge, CardType, Project};

use super::table::*;

/// A table on which seat 0 stands in the forum that takes up to four science badges.
fn forum(fixture: Fixture) -> Table {
    let mut table = fixture.buildings(&["innovation_forum"]).play();
    table.play("deploy innovation_forum_2");
    table
}

#[test]
fn hsw_badge_01_a_tile_comes_active_and_five_are_the_limit() {
    let mut table = Fixture::new(2).play();
    table.play("deploy moon_academy_1").play("take_badge science");
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).spent_tiles), ([0, 0, 1], [0; 3]));
    let mut table = Fixture::new(2).tiles(0, [0, 2, 0]).spent(0, [0, 3, 0]).play();
    table.play("deploy moon_academy_1").play("take_badge moon");
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).spent_tiles), ([0, 2, 0], [0, 3, 0]));
    let from = "badge_tiles_per_type_max = 5";
    assert!(changed(from, "badge_tiles_per_type_max = 6").contains("HSW-BADGE-01"));
}

#[test]
fn hsw_badge_02_the_player_picks_the_type() {
    let mut table = Fixture::new(2).play();
    table.play("deploy pioneer_camp_1");
    assert_eq!(table.legal(), ["take_badge planet", "take_badge moon"]);
    table.refuse("take_badge science", "HSW-BADGE-02").play("take_badge planet").play("gain energy");
    let mut table = Fixture::new(2).play();
    table.play("deploy moon_academy_1");
    assert_eq!(table.legal(), ["take_badge planet", "take_badge moon", "take_badge science"]);
    // Spending: where science badges count as any type, every such badge of a card counts.
    let fixture = Fixture::new(2).technologies(0, &["tech1_interdisciplinary_teams"]).resources(0, [0; 5]);
    let mut table = fixture.hand(0, &["scouting_drone"]).play();
    table.play("deploy jungle_biotope_1").play("discard scouting_drone");
    assert_eq!(player(&table, 0).resources[3], 4, "a planet and a science badge");
}

#[test]
fn hsw_badge_03_tiles_and_cards_freely_mixed() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [2, 1, 0]).spent(0, [1, 0, 0]);
    let mut table = fixture.hand(0, &["turbo_extraction_team", "gene_bank"]).hand(1, &["ore_convoy"]).play();
    table.play("deploy jungle_biotope_1").play("spend_tile planet").play("discard turbo_extraction_team");
    table.refuse("spend_tile moon", "HSW-BADGE-03").refuse("discard gene_bank", "HSW-BADGE-03");
    table.refuse("discard ore_convoy", "HSW-BADGE-03");
    table.play("spend_tile planet");
    assert_eq!(player(&table, 0).resources[3], 2 * (1 + 2 + 1));
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).spent_tiles), ([0, 1, 0], [3, 0, 0]));
    let mut table = Fixture::new(2).spent(0, [2, 0, 0]).tiles(0, [0, 1, 1]).play();
    table.play("deploy jungle_biotope_1");
    assert_eq!(table.to_act(), [1], "spent tiles cannot be spent again");
}

#[test]
fn hsw_badge_04_a_discarded_card_lies_open_and_other_badges_are_lost() {
    let mut table = Fixture::new(2).resources(0, [0; 5]).secret(0, &["moon_moth"]).play();
    assert!(table.view(1).seats[0].hand.is_empty());
    table.play("deploy jungle_biotope_1").play("discard moon_moth");
    assert_eq!(ids(table.view(1).seats[0].pile), ["moon_moth"]);
    assert_eq!(player(&table, 0).resources, [0, 0, 0, 2, 0], "one planet badge");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_badge_05_no_effect_but_species_keep_their_value() {
    let fixture = Fixture::new(2).round(6).resources(0, [0; 5]).tiles(0, [0, 3, 0]);
    let mut table = fixture.hand(0, &["moon_moth", "ore_convoy"]).play();
    table.play("deploy jungle_biotope_1").play("discard moon_moth").play("discard ore_convoy");
    assert_eq!(player(&table, 0).resources, [0, 0, 0, 6, 0], "no minerals from the Ore Convoy");
    assert_eq!(table.view(0).seats[0].species[0].points, 3);
    end_game(&mut table);
    assert_eq!(points_by(&table, 0, "HSW-SCORE-06"), 3);
}

#[test]
fn hsw_badge_06_only_where_an_effect_asks() {
    let mut table = Fixture::new(2).tiles(0, [1, 1, 1]).hand(0, &["moon_moth"]).play();
    table.refuse("spend_tile moon", "HSW-BADGE-06").refuse("discard moon_moth", "HSW-BADGE-06");
    table.play("deploy laser_control_2").refuse("spend_tile moon", "HSW-BADGE-06");
    table.refuse("discard moon_moth", "HSW-BADGE-06");
}

#[test]
fn hsw_badge_07_k_badges_in_one_go_then_k_times_the_effect() {
    for k in 0..=3 {
        let mut table = Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 3, 0]).play();
        table.play("deploy fusion_plant_1");
        for _ in 0..k {
            assert_eq!(player(&table, 0).resources[0], 0, "the effect comes after the payment");
            table.play("spend_tile moon");
        }
        if k < 3 {
            table.play("stop");
        }
        assert_eq!((player(&table, 0).resources[0], player(&table, 0).spent_tiles[1]), (2 * k, k));
    }
    let mut table = forum(Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 0, 5]));
    let limit = Some(4);
    assert_eq!(table.view(0).ask, Ask::Badges { badge: Badge::Science, got: 0, limit, need: 0 });
    for _ in 0..4 {
        table.play("spend_tile science");
    }
    assert_eq!((player(&table, 0).resources[4], table.score(0)), (4, 4));
    assert_eq!((player(&table, 0).active_tiles[2], table.to_act()), (1, vec![1]), "four at most");
}

#[test]
fn hsw_badge_08_tiles_gained_meanwhile_do_not_count() {
    let fixture = Fixture::new(2).tiles(0, [0, 1, 0]).disc(0, Project::Laser, 4);
    let mut table = fixture.resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_1").play("spend_tile moon").play("work laser");
    table.play("take_badge moon");
    assert_eq!((player(&table, 0).active_tiles[1], table.to_act()), (1, vec![1]));
    assert_eq!(disc(&table, 0, Project::Laser), 5, "no second work");
}

#[test]
fn hsw_badge_09_not_cards_acquired_in_this_turn() {
    let fixture = Fixture::new(2).resources(0, [0, 0, 9, 9, 0]).hand(0, &["scouting_drone", "moon_moth"]);
    let mut table = fixture.play();
    table.play("deploy field_laboratory_1").play("react scouting_drone").play("take twig_squirrel");
    table.play("develop basic_academy");
    assert_eq!(offered(&table, "discard"), ["discard moon_moth"]);
    table.refuse("discard twig_squirrel", "HSW-BADGE-09").play("discard moon_moth");
    assert!(ids(player(&table, 0).hand).contains(&"twig_squirrel"));
}

#[test]
fn hsw_badge_10_a_card_pays_one_payment() {
    let fixture = Fixture::new(2).resources(0, [0, 1, 0, 0, 0]).hand(0, &["commendation"]);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop basic_earth_sciences").play("discard commendation");
    assert_eq!(player(&table, 0).resources[1], 1, "two badges paid for one knowledge");
    table.refuse("develop basic_academy", "HSW-LAB-10");
    table.play("develop basic_energetics");
    assert_eq!((player(&table, 0).resources[1], table.to_act()), (0, vec![1]), "the second is paid anew");
}

#[test]
fn hsw_badge_11_what_cards_carry() {
    let spaces = [("jungle_biotope_1", 3, 2), ("fusion_plant_1", 0, 2), ("innovation_forum_2", 4, 1)];
    for (space, resource, each) in spaces {
        let fixture = Fixture::new(2).buildings(&["innovation_forum"]).resources(0, [0; 5]);
        let mut table = fixture.hand(0, &["crown_stag", "gene_bank"]).play();
        table.play(&format!("deploy {space}")).refuse("discard gene_bank", "HSW-BADGE-03");
        table.play("discard crown_stag");
        assert_eq!(player(&table, 0).resources[resource], each, "one of each type");
    }
    let facts = HowToSaveAWorld::facts();
    let count = |card_type, fits: fn(&[Badge]) -> bool| {
        facts.cards.iter().filter(|card| card.card_type == card_type && fits(&card.badges)).count()
    };
    assert!(count(CardType::Action, |badges| badges.is_empty()) > 12);
    assert!(count(CardType::Reaction, |badges| badges.len() == 2 && badges[0] == badges[1]) > 12);
    assert_eq!(count(CardType::Species, |badges| badges == Badge::ALL), 24);
    let from = "badges = [\"planet\", \"moon\", \"science\"]\nsource_badges";
    assert!(changed(from, &from.replace("moon", "planet")).contains("HSW-BADGE-11"));
}

#[test]
fn hsw_badge_12_k_is_what_was_spent_and_less_may_be_done() {
    // Five badges are needed, three cards with two each are spent: one badge is lost.
    let cards = ["commendation", "mentoring", "peer_review"];
    let fixture = Fixture::new(2).resources(0, [0, 1, 0, 0, 0]).hand(0, &cards);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop tech1_rapid_docking");
    for card in cards {
        table.play(&format!("discard {card}"));
    }
    assert_eq!((player(&table, 0).resources[1], table.view(0).seats[0].technologies.len()), (1, 1));
    let fixture = Fixture::new(2).tiles(0, [0, 3, 0]).resources(0, [9, 0, 0, 0, 0]);
    let mut table = fixture.play();
    table.play("deploy laser_control_1");
    table.play("spend_tile moon").play("spend_tile moon").play("spend_tile moon");
    assert!(matches!(table.view(0).ask, Ask::Work { left: 3, .. }));
    table.play("work laser").play("stop");
    assert_eq!(disc(&table, 0, Project::Laser), 1);
}

#[test]
fn hsw_badge_13_spent_badges_come_back() {
    let fixture = Fixture::new(2).spent(0, [1, 2, 3]).tiles(0, [1, 1, 1]).pile(0, &["moon_moth"]);
    let mut table = fixture.bag([0; 4]).play();
    end_round(&mut table);
    let own = player(&table, 0);
    assert_eq!((own.active_tiles, own.spent_tiles), ([2, 3, 4], [0; 3]));
    assert_eq!((ids(own.hand), own.pile.len()), (vec!["moon_moth"], 0));
}

#[test]
fn hsw_badge_14_no_needless_payment() {
    // Limit 4: three tiles and a card with two would be enough without a tile.
    let mut table = forum(Fixture::new(2).tiles(0, [0, 0, 3]).hand(0, &["commendation", "mentoring"]));
    table.play("spend_tile science").play("spend_tile science").play("spend_tile science");
    assert_eq!((table.score(0), player(&table, 0).hand.len(), table.to_act()), (3, 2, vec![1]));
    let mut table = forum(Fixture::new(2).tiles(0, [0, 0, 3]).hand(0, &["commendation", "mentoring"]));
    table.play("discard commendation").play("spend_tile science");
    table.refuse("discard mentoring", "HSW-BADGE-14").play("spend_tile science");
    assert_eq!(table.score(0), 4);
    // Nothing at all is always allowed; for cost 0 nothing may be chosen.
    let mut table = forum(Fixture::new(2).tiles(0, [0, 0, 3]));
    table.play("stop");
    assert_eq!(player(&table, 0).active_tiles, [0, 0, 3]);
    let mut table = Fixture::new(2).tiles(0, [0, 0, 3]).play();
    table.play("deploy research_station_1").play("develop basic_studies");
    table.refuse("spend_tile science", "HSW-BADGE-06").play("raise energy");
    // The cost of the development is the limit, and the rest is paid in knowledge and ingenuity.
    let mut table = Fixture::new(2).tiles(0, [0, 0, 5]).resources(0, [0, 1, 0, 0, 1]).play();
    table.play("deploy research_station_1").play("develop basic_academy").play("spend_tile science");
    table.play("stop").play("pay 1");
    assert_eq!(player(&table, 0).resources, [0, 1, 0, 0, 0]);
    // Without a limit any tile and any card with a badge of use may be added.
    let fixture = Fixture::new(2).tiles(0, [5, 0, 0]).hand(0, &["turbo_extraction_team", "moon_moth"]);
    let mut table = fixture.resources(0, [0; 5]).play();
    table.play("deploy jungle_biotope_1");
    for _ in 0..5 {
        table.play("spend_tile planet");
    }
    table.play("discard turbo_extraction_team").play("discard moon_moth");
    assert_eq!(player(&table, 0).resources[3], 10);
}

#[test]
fn hsw_badge_15_the_unit_of_choice_is_the_tile_and_the_card() {
    let fixture = Fixture::new(2).technologies(0, &["tech1_interdisciplinary_teams"]).resources(0, [0; 5]);
    let fixture = fixture.tiles(0, [2, 0, 2]).hand(0, &["crown_stag"]);
    let mut table = fixture.play();
    table.play("deploy jungle_biotope_1").play("spend_tile science").play("discard crown_stag").play("stop");
    let own = player(&table, 0);
    assert_eq!(own.active_tiles, [2, 0, 1], "a science tile while planet tiles stay active");
    assert_eq!(own.resources[3], 2 * (1 + 2), "the planet and the science badge of the card");
}

#[test]
fn hsw_badge_16_k_is_fixed_and_may_be_too_many() {
    let fixture = Fixture::new(2).tiles(0, [0, 3, 0]).resources(0, [1, 0, 0, 0, 0]);
    let mut table = fixture.play();
    table.play("deploy laser_control_1");
    table.play("spend_tile moon").play("spend_tile moon").play("spend_tile moon").play("work laser");
    assert_eq!((disc(&table, 0, Project::Laser), table.to_act()), (1, vec![1]));
    assert_eq!(player(&table, 0).spent_tiles, [0, 3, 0], "two badges were of no use");
    let mut table = Fixture::new(2).tiles(0, [2, 0, 0]).resources(0, [0, 1, 1, 1, 0]).play();
    table.play("deploy expedition_office_1").play("spend_tile planet").play("spend_tile planet");
    table.refuse("spend_tile planet", "HSW-BADGE-06");
    table.play("take twig_squirrel").play("take boost_production");
    assert_eq!(player(&table, 0).resources, [0, 0, 1, 1, 0], "each card is paid when it is taken");
}
