//! NFR-SPOW: Settle powers with rules of their own.

use super::*;

#[test]
fn nfr_spow_01_improved_logistics() {
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["improved_logistics"])
            .explored(0, &["gem_world", "spice_world", "space_port"])
            .colonists(0, 2)
    };
    let mut table = fixture().choose("settle");
    table.play("settle gem_world pay").play("settle spice_world pay");
    assert_eq!((table.credits(0), table.colonists(0)), (6, 1), "price and colonists for each");
    assert_eq!(step(&table), Step::Select, "not a third one");
    let mut table = fixture().choose("settle");
    table.play("settle gem_world pay").play("pass");
    assert!(!table.owns(0, "spice_world"));
    let mut table = fixture().choose("settle");
    table.play("take_colonists");
    assert_eq!(step(&table), Step::Select, "not for who takes colonists");
    let mut table = Fixture::new(2)
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["artist_settlement"])
        .choose("settle");
    table.play("settle gem_world pay").refuse("settle spice_world pay", "NFR-SPOW-01");
}

#[test]
fn nfr_spow_02_temporary_strength_counts_for_both() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "new_military_tactics"])
        .goods(0, &["ancient_race"])
        .explored(0, &["rebel_warrior_race", "hive_world"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle rebel_warrior_race conquer");
    assert!(table.owns(0, "rebel_warrior_race"), "the only good was given up unasked");
    table.play("settle hive_world conquer");
    assert!(table.owns(0, "hive_world"));
    end_action(&mut table);
    assert_eq!(table.seen().seats[0].temporary, 0, "until the end of the action");
}

#[test]
fn nfr_spow_03_the_windfall_good_can_be_used() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "new_military_tactics"])
        .home(0, "new_sparta")
        .explored(0, &["former_penal_colony", "rebel_outpost"])
        .colonists(0, 2)
        .choose("settle");
    table.play("settle former_penal_colony conquer");
    table.play("settle rebel_outpost conquer");
    assert!(table.owns(0, "rebel_outpost"), "2 + 3 for the good; the colony's own strength 1 did not count");
    assert_eq!(table.good(0, "former_penal_colony"), None);
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics"])
        .home(0, "new_sparta")
        .explored(0, &["former_penal_colony", "hive_world"])
        .colonists(0, 2)
        .choose("settle");
    table.play("settle former_penal_colony conquer");
    assert!(!table.owns(0, "hive_world"));
    assert_eq!(step(&table), Step::Select, "3 is out of reach");
}

#[test]
fn nfr_spow_04_triggered_once_for_each() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "terraforming_robots"])
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 2)
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.player(0).explored.len(), 2);
    table.play("settle spice_world pay");
    assert_eq!(table.player(0).explored.len(), 2, "one more was drawn");
}

#[test]
fn nfr_spow_05_contact_specialist() {
    let mut table = Fixture::new(2)
        .developments(0, &["contact_specialist"])
        .explored(0, &["imperium_blaster_gem_mine", "alien_robot_sentry"])
        .choose("settle");
    table.refuse("settle alien_robot_sentry pay", "NFR-SPOW-05").play("settle imperium_blaster_gem_mine pay");
    assert_eq!((table.credits(0), table.colonists(0)), (10 - 4, 0));
    let fixture = Fixture::new(2)
        .colonies(0, &["imperium_blaster_gem_mine"])
        .developments(0, &["pan_galactic_league", "contact_specialist"]);
    assert_eq!(
        question(fixture, 0, "pan_galactic_league"),
        2 + 1,
        "it remains a military colony; the home is genes"
    );
    let mut table = Fixture::new(2).explored(0, &["rebel_miners"]).choose("settle");
    assert_eq!(table.colonists(0), 3, "without the power there was no choice");
    end_action(&mut table);
}

#[test]
fn nfr_spow_06_terraforming_robots() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_robots"])
        .explored(0, &["gem_world"])
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!((table.player(0).explored.len(), table.seen().bag), (1, 58));
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_robots"])
        .explored(0, &["gem_world"])
        .bag(&[])
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.player(0).explored.len(), 0, "an empty bag: it lapses");
}

#[test]
fn nfr_spow_07_terraforming_engineers() {
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["terraforming_engineers"])
            .colonies(0, &["gem_world", "rebel_miners"])
            .explored(0, &["galactic_resort", "galactic_news_hub", "comet_zone", "hive_world"])
            .colonists(0, 2)
    };
    let mut table = fixture().choose("settle");
    let pairs: Vec<String> =
        table.legal().into_iter().filter(|action| action.starts_with("terraform")).collect();
    assert_eq!(pairs, ["terraform gem_world galactic_resort", "terraform gem_world galactic_news_hub"]);
    table
        .refuse("terraform gem_world comet_zone", "NFR-SPOW-07")
        .refuse("terraform rebel_miners comet_zone", "NFR-SPOW-07");
    table.play("terraform gem_world galactic_resort");
    assert_eq!(table.credits(0), 10, "nothing is paid");
    table.refuse("terraform ancient_race hive_world", "NFR-SPOW-07");
    assert!(!offers_some(&table, "terraform"), "once");
    // Grey counts as a kind of its own.
    let mut table = Fixture::new(2)
        .home(0, "old_earth")
        .developments(0, &["terraforming_engineers"])
        .explored(0, &["galactic_trendsetters"])
        .colonists(0, 1)
        .choose("settle");
    table.play("terraform old_earth galactic_trendsetters");
}

#[test]
fn nfr_spow_08_printed_costs_are_compared() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers", "replicant_robots"])
        .colonies(0, &["artist_settlement", "galactic_news_hub"])
        .explored(0, &["galactic_studios", "spice_world"])
        .colonists(0, 2)
        .choose("settle");
    table.refuse("terraform artist_settlement galactic_studios", "NFR-SPOW-08");
    table.refuse("terraform galactic_news_hub spice_world", "NFR-SPOW-08");
    table.play("terraform artist_settlement spice_world");
}

#[test]
fn nfr_spow_09_it_is_not_settling() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers", "terraforming_robots"])
        .colonies(0, &["gem_world"])
        .explored(0, &["galactic_resort"])
        .choose("settle");
    table.play("terraform gem_world galactic_resort");
    assert_eq!(table.player(0).explored.len(), 0, "no world is drawn");
    assert_eq!(table.colonists(0), 1 + 2, "the choice was not used up: he took colonists");
}

#[test]
fn nfr_spow_10_not_what_came_in_the_same_action() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .explored(0, &["gem_world", "galactic_resort"])
        .colonies(0, &["artist_settlement"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle gem_world pay").refuse("terraform gem_world galactic_resort", "NFR-SPOW-10");
    table.play("terraform artist_settlement galactic_resort");
    // The joker may take part as any kind, but not as grey.
    let mut table = Fixture::new(2)
        .home(0, "dying_colony")
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["alien_oort_cloud_refinery"])
        .explored(0, &["comet_zone", "galactic_bazaar", "alien_rosetta_stone_world"])
        .choose("settle");
    assert!(offers(&table, "terraform alien_oort_cloud_refinery comet_zone"));
    assert!(offers(&table, "terraform alien_oort_cloud_refinery galactic_bazaar"));
    table.refuse("terraform alien_oort_cloud_refinery alien_rosetta_stone_world", "NFR-SPOW-07");
}

#[test]
fn nfr_spow_11_goods_on_the_new_colony() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["gem_world"])
        .explored(0, &["galactic_resort"])
        .choose("settle");
    table.play("terraform gem_world galactic_resort");
    assert_eq!(table.good(0, "galactic_resort"), Some(Kind::Novelty));
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["gem_world"])
        .goods(0, &["gem_world"])
        .explored(0, &["spice_world"])
        .choose("settle");
    table.play("terraform gem_world spice_world");
    assert_eq!(table.good(0, "spice_world"), None, "a production colony starts empty");
}

#[test]
fn nfr_spow_12_colonists_of_a_replacement() {
    let fixture = || {
        Fixture::new(3)
            .developments(1, &["terraforming_engineers"])
            .colonies(1, &["gem_world"])
            .explored(1, &["galactic_studios", "spice_world"])
            .choose("settle")
    };
    let mut table = fixture();
    assert_eq!(table.to_act(), [1]);
    table.refuse("terraform gem_world galactic_studios", "NFR-SPOW-12");
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["galactic_news_hub"])
        .explored(0, &["galactic_studios"])
        .choose("settle");
    table.play("terraform galactic_news_hub galactic_studios");
    assert_eq!(table.colonists(0), 1 + 2, "2 for 2: only the bonus and the colonists taken");
    // A surplus becomes unused colonists.
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["imperium_armaments_world"])
        .explored(0, &["imperium_munitions"])
        .choose("settle");
    table.play("terraform imperium_armaments_world imperium_munitions");
    assert_eq!(NewFrontiers::audit(&table.state), Ok(()));
}

#[test]
fn nfr_spow_13_where_the_replaced_colony_goes() {
    let mut table = Fixture::new(2)
        .home(0, "alpha_centauri")
        .developments(0, &["terraforming_engineers"])
        .goods(0, &["alpha_centauri"])
        .explored(0, &["comet_zone"])
        .choose("settle");
    assert_eq!(table.player(0).worlds(), 2);
    table.play("terraform alpha_centauri comet_zone");
    assert!(!table.owns(0, "alpha_centauri"), "a replaced home is out of the game");
    assert_eq!((table.player(0).worlds(), table.player(0).colonies().len()), (1, 1));
    assert_eq!(supply(&table, Kind::Rare), 17, "its good returned");
    assert_eq!(table.seen().bag, 59, "not into the bag");
}

#[test]
fn nfr_spow_14_dying_colony() {
    let fixture = || {
        Fixture::new(2)
            .home(0, "dying_colony")
            .explored(0, &["alien_data_repository", "rebel_miners"])
            .developments(0, &["terraforming_robots"])
            .credits(0, 0)
    };
    let mut table = fixture().choose("settle");
    table
        .refuse("replace dying_colony rebel_miners", "NFR-SPOW-14")
        .play("replace dying_colony alien_data_repository");
    assert!(table.owns(0, "alien_data_repository") && !table.owns(0, "dying_colony"));
    assert_eq!(table.colonists(0), 0, "its colonist and the bonus; no colonists were taken");
    assert_eq!(table.player(0).explored.len(), 2, "the robots drew: it was settling");
    let fixture = fixture().explored(0, &["spice_world"]).used(&["develop"]);
    let mut table = fixture.choose("settle");
    assert_eq!(table.to_act(), [0], "not the chooser");
    table.refuse("replace dying_colony alien_data_repository", "NFR-SPOW-12");
}

#[test]
fn nfr_spow_15_one_power_with_two_uses() {
    let fixture = || {
        Fixture::new(2)
            .home(0, "alpha_centauri")
            .explored(0, &["comet_zone", "rebel_fuel_cache", "gem_world", "imperium_fifth_column"])
    };
    let mut table = fixture().choose("settle");
    table.refuse("settle imperium_fifth_column conquer", "NFR-SET-06");
    assert!(offers(&table, "settle rebel_fuel_cache conquer"), "strength 1 against rare worlds");
    table.play("settle comet_zone pay");
    assert_eq!(table.credits(0), 10 - 2);
    let mut table = fixture().choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.credits(0), 10 - 2, "no rare world");
    let mut table = Fixture::new(2).home(0, "epsilon_eridani").explored(0, &["gem_world"]).choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.credits(0), 10 - 1, "without a stated kind every world fits");
}

#[test]
fn nfr_spow_16_powers_to_pay_add_up() {
    let mut table = Fixture::new(2)
        .home(0, "rebel_cantina")
        .developments(0, &["contact_specialist", "rebel_alliance", "replicant_robots"])
        .explored(0, &["rebel_base", "hive_world", "alien_monolith"])
        .colonists(0, 1)
        .choose("settle");
    let price = |table: &Table, id: &str| {
        let action = table.parse(&format!("settle {id} pay"));
        NewFrontiers::describe(&table.state, Seat(0), action).sum.map(|sum| sum.total)
    };
    assert_eq!(price(&table, "rebel_base"), Some(6 - 1 - 1 - 2 - 2));
    assert_eq!(price(&table, "hive_world"), Some(0), "3 - 1 - 1 - 2");
    assert_eq!(price(&table, "alien_monolith"), None, "no such power fits");
    table.refuse("settle alien_monolith pay", "NFR-SPOW-05").play("settle rebel_base pay");
    assert_eq!(table.credits(0), 10);
}
