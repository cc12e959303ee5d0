//! NFR-SET: settling worlds.

use super::*;

#[test]
fn nfr_set_01_a_colonist_for_the_chooser() {
    let mut table = Fixture::new(2).explored(0, &["gem_world"]).choose("settle");
    assert_eq!((table.colonists(0), table.colonists(1), table.seen().colonists), (1, 0, 21));
    table.play("settle gem_world pay");
    assert!(table.owns(0, "gem_world"), "he may use it in this very action");
}

#[test]
fn nfr_set_02_colonists_or_a_world() {
    let mut table = Fixture::new(2)
        .explored(0, &["gem_world"])
        .explored(1, &["spice_world"])
        .colonists(1, 1)
        .choose("settle");
    table.refuse("pass", "NFR-SET-02").refuse("settle spice_world pay", "NFR-SET-02").play("take_colonists");
    assert_eq!(table.colonists(0), 3);
    table.refuse("pass", "NFR-SET-02");
    assert!(offers(&table, "take_colonists"), "nobody is forced to settle");
    table.play("settle spice_world pay");
    assert_eq!(step(&table), Step::Select);
    table.refuse("take_colonists", "NFR-SET-02");
}

#[test]
fn nfr_set_03_no_limit_of_unused_colonists() {
    let mut table = Fixture::new(5).supply(20, 1).choose("settle");
    assert_eq!(table.colonists(1), 35 + 2, "nobody had a choice");
    end_action(&mut table);
    assert_eq!(table.colonists(0), 3);
}

#[test]
fn nfr_set_04_colonists_and_price_or_strength() {
    let mut table = Fixture::new(2)
        .explored(0, &["galactic_studios", "rebel_base", "gem_world"])
        .developments(0, &["space_marines", "drop_ships"])
        .home(0, "new_sparta")
        .choose("settle");
    table
        .refuse("settle galactic_studios pay", "NFR-SET-04")
        .refuse("settle rebel_base conquer", "NFR-SET-04");
    table.play("settle gem_world pay");
    assert_eq!((table.colonists(0), table.credits(0)), (0, 8));
    let mut table = Fixture::new(2)
        .explored(0, &["galactic_studios", "gem_world"])
        .colonists(0, 2)
        .credits(0, 4)
        .choose("settle");
    table.refuse("settle galactic_studios pay", "NFR-SET-05").play("settle gem_world pay");
}

#[test]
fn nfr_set_05_the_price_of_a_world() {
    let fixture = Fixture::new(2)
        .explored(0, &["comet_zone", "gem_world"])
        .colonies(0, &["mining_mole_uplift_race"])
        .developments(0, &["replicant_robots"]);
    let mut table = fixture.choose("settle");
    let action = table.parse("settle comet_zone pay");
    let sum = NewFrontiers::describe(&table.state, Seat(0), action).sum.unwrap();
    assert_eq!((sum.total, sum.parts.len()), (0, 3), "3 - 1 (rare) - 2");
    let action = table.parse("settle gem_world pay");
    assert_eq!(
        NewFrontiers::describe(&table.state, Seat(0), action).sum.unwrap().total,
        0,
        "2 - 2, no rare world"
    );
    table.play("settle comet_zone pay");
    assert_eq!(table.credits(0), 10);
}

#[test]
fn nfr_set_06_strength_must_reach_the_defence() {
    let fixture = || Fixture::new(2).explored(0, &["rebel_warrior_race", "alien_robot_sentry"]);
    let mut table = fixture().developments(0, &["space_marines"]).choose("settle");
    table.refuse("settle rebel_warrior_race conquer", "NFR-SET-06").play("settle alien_robot_sentry conquer");
    assert_eq!((table.credits(0), table.seen().seats[0].strength), (10, 2), "nothing is paid or used up");
    let mut table = fixture().developments(0, &["drop_ships"]).choose("settle");
    table.play("settle rebel_warrior_race conquer");
    assert!(table.owns(0, "rebel_warrior_race"));
}

#[test]
fn nfr_set_07_what_strength_consists_of() {
    assert_eq!(Fixture::new(2).play().seen().seats[0].strength, 0, "it starts at 0");
    let table = Fixture::new(2)
        .home(0, "new_sparta")
        .developments(0, &["space_marines"])
        .colonies(0, &["rebel_outpost"])
        .explored(0, &["rebel_base", "imperium_munitions"])
        .colonists(0, 2)
        .choose("settle");
    let action = table.parse("settle rebel_base conquer");
    let sum = NewFrontiers::describe(&table.state, Seat(0), action).sum.unwrap();
    assert_eq!(sum.total, 2 + 2 + 1, "home, development and colony; not the explored world");
}

#[test]
fn nfr_set_08_conditional_strength() {
    let mut table = Fixture::new(2)
        .home(0, "imperium_warlord")
        .colonies(0, &["imperium_depot"])
        .explored(0, &["rebel_warrior_race", "hive_world", "alien_defense_system"])
        .colonists(0, 2)
        .choose("settle");
    let seat = &table.seen().seats[0];
    assert_eq!(seat.strength, 1);
    assert_eq!(seat.conditional.iter().map(|part| part.amount).collect::<Vec<_>>(), [2, 1]);
    table.refuse("settle hive_world conquer", "NFR-SET-06").play("settle rebel_warrior_race conquer");
    let mut table = Fixture::new(2)
        .colonies(0, &["rebel_uplift_world"])
        .explored(0, &["avian_uplift_race", "rebel_miners"])
        .developments(0, &["alien_research_ship"])
        .home(0, "epsilon_eridani")
        .choose("settle");
    table.refuse("settle rebel_miners conquer", "NFR-SET-06").play("settle avian_uplift_race conquer");
}

#[test]
fn nfr_set_09_temporary_strength_for_goods() {
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["new_military_tactics"])
            .colonies(0, &["spice_world", "gem_world", "alien_defense_system"])
            .goods(0, &["spice_world", "gem_world", "ancient_race"])
            .explored(0, &["rebel_warrior_race", "rebel_base", "rebel_homeworld", "comet_zone"])
            .colonists(0, 3)
    };
    let mut table = fixture().choose("settle");
    table
        .refuse("settle rebel_homeworld conquer", "NFR-SET-06")
        .refuse("give_up new_military_tactics spice_world", "NFR-SET-09");
    table.play("settle rebel_base conquer").refuse("conquer", "NFR-SET-09");
    table.play("give_up alien_defense_system gem_world");
    table
        .refuse("give_up alien_defense_system spice_world", "NFR-SET-09")
        .play("give_up new_military_tactics spice_world");
    assert!(table.owns(0, "rebel_base") && ids(table.player(0).goods) == ["ancient_race"]);
    assert_eq!(supply(&table, Kind::Novelty), 19, "the goods returned to the supply");
    // More than needed is allowed.
    let mut table = fixture().choose("settle");
    table.play("settle rebel_warrior_race conquer").play("give_up new_military_tactics gem_world");
    assert!(offers(&table, "conquer") && offers(&table, "give_up alien_defense_system spice_world"));
    // Not with a paid world.
    let mut table = fixture().choose("settle");
    table.play("settle comet_zone pay");
    assert_eq!(table.player(0).goods.len(), 3);
}

#[test]
fn nfr_set_10_strength_and_payment_are_not_combined() {
    let mut table = Fixture::new(2)
        .home(0, "rebel_cantina")
        .developments(0, &["space_marines"])
        .explored(0, &["rebel_base", "gem_world"])
        .colonists(0, 2)
        .credits(0, 3)
        .choose("settle");
    // Defence 6: strength 2, and $3 of the price of $4.
    table.refuse("settle rebel_base pay", "NFR-SET-05").refuse("settle rebel_base conquer", "NFR-SET-06");
}

#[test]
fn nfr_set_11_colonists_stay_on_the_colony() {
    let mut table = Fixture::new(2).explored(0, &["galactic_studios"]).colonists(0, 2).choose("settle");
    table.play("settle galactic_studios pay");
    assert_eq!(table.colonists(0), 1);
    assert!(table.owns(0, "galactic_studios") && !table.explored(0, "galactic_studios"));
    for _ in 0..2 {
        end_round(&mut table);
    }
    assert_eq!(NewFrontiers::audit(&table.state), Ok(()), "two colonists lie on it, for good");
}

#[test]
fn nfr_set_12_a_windfall_world_gets_a_good() {
    let settle = |id: &str| {
        let mut table = Fixture::new(2)
            .explored(0, &[id])
            .developments(0, &["drop_ships"])
            .colonists(0, 2)
            .choose("settle");
        let way = if offers(&table, &format!("settle {id} pay")) { "pay" } else { "conquer" };
        table.play(&format!("settle {id} {way}"));
        table.good(0, id)
    };
    assert_eq!(settle("asteroid_belt"), Some(Kind::Rare));
    assert_eq!(settle("alien_robot_sentry"), Some(Kind::Alien));
    assert_eq!(
        (settle("gem_world"), settle("alien_rosetta_stone_world")),
        (None, None),
        "production and grey"
    );
    // It is not "produced": no credit for rebel_sympathizers.
    let mut table = Fixture::new(2)
        .explored(0, &["rebel_sympathizers"])
        .developments(0, &["drop_ships"])
        .choose("settle");
    table.play("settle rebel_sympathizers conquer");
    assert_eq!((table.good(0, "rebel_sympathizers"), table.credits(0)), (Some(Kind::Novelty), 10));
}

#[test]
fn nfr_set_13_no_power_of_the_world_just_settled() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "space_marines"])
        .explored(0, &["former_penal_colony", "hive_world", "gem_world"])
        .colonists(0, 2)
        .choose("settle");
    table.play("settle former_penal_colony conquer").refuse("settle hive_world conquer", "NFR-SET-06");
}

#[test]
fn nfr_set_14_a_supply_that_is_too_small() {
    let mut table = Fixture::new(3).supply(2, 2).explored(1, &["gem_world"]).credits(1, 10).choose("settle");
    assert_eq!(table.colonists(0), 1 + 1, "the bonus, then what was left");
    assert_eq!(table.seen().colonists, 0);
    assert_eq!(table.colonists(1), 0, "taking none is legal");
    end_action(&mut table);
    let table = Fixture::new(2).supply(0, 1).choose("settle");
    assert_eq!(table.colonists(0), 0, "no bonus either");
}

#[test]
fn nfr_set_15_the_limit_at_the_end_of_settle() {
    let explored = [
        "gem_world",
        "spice_world",
        "space_port",
        "hive_world",
        "rebel_base",
        "rebel_miners",
        "volcanic_world",
        "comet_zone",
    ];
    let mut table = Fixture::new(2)
        .developments(1, &["terraforming_robots"])
        .explored(1, &explored)
        .colonists(1, 1)
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!((step(&table), table.to_act()), (Step::Return, vec![1]));
    let robots = ids(table.player(1).explored).into_iter().find(|id| !explored.contains(id)).unwrap();
    table.play(&format!("return_world {robots}"));
    assert_eq!(table.player(1).worlds(), 9);
    // Replaced worlds go into the bag last.
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["gem_world"])
        .explored(0, &["galactic_studios"])
        .explored(1, &["spice_world"])
        .colonists(0, 1)
        .colonists(1, 1)
        .choose("settle");
    table.play("terraform gem_world galactic_studios");
    assert!(table.seen().aside.contains(tile("gem_world")) && !table.state.bag.contains(tile("gem_world")));
    assert_eq!(table.to_act(), [1], "he took colonists unasked; the other is still to settle");
    end_action(&mut table);
    assert!(table.state.bag.contains(tile("gem_world")));
}

const SEVEN: [&str; 6] =
    ["gem_world", "spice_world", "space_port", "hive_world", "rebel_miners", "volcanic_world"];

#[test]
fn nfr_set_16_eight_colonies_or_four_colonists_end_the_game() {
    let mut table =
        Fixture::new(3).colonies(1, &SEVEN).explored(1, &["comet_zone"]).colonists(1, 1).choose("settle");
    table.play("settle comet_zone pay");
    assert_eq!(table.seen().ends.iter().map(|end| end.id()).collect::<Vec<_>>(), ["colonies"]);
    let mut table = Fixture::new(3).supply(11, 2).choose("settle");
    end_action(&mut table);
    assert_eq!(table.seen().colonists, 4);
    assert_eq!(table.seen().ends.iter().map(|end| end.id()).collect::<Vec<_>>(), ["colonists"]);
    let mut table = Fixture::new(3).supply(12, 2).choose("settle");
    end_action(&mut table);
    assert!(table.seen().colonists == 5 && !is_last_round(&table));
}

#[test]
fn nfr_set_17_colonists_are_checked_in_settle_only() {
    let mut table = Fixture::new(3).supply(5, 2).developments(0, &["homesteading_pioneers"]).play();
    run(&mut table, "explore");
    assert!(table.seen().colonists == 4 && !is_last_round(&table));
    run(&mut table, "settle");
    assert!(is_last_round(&table));
}

#[test]
fn nfr_set_18_points_of_colonies() {
    let table =
        Fixture::new(2).home(0, "alpha_centauri").colonies(0, &["rebel_homeworld", "comet_zone"]).play();
    assert_eq!(table.score(0), 7 + 2);
    assert_eq!(
        question(Fixture::new(2).colonies(0, &["rebel_resistance", "rebel_base"]), 0, "rebel_resistance"),
        4
    );
}

#[test]
fn nfr_set_19_the_order_of_a_part() {
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["terraforming_engineers", "terraforming_robots"])
            .colonies(0, &["gem_world"])
            .explored(0, &["galactic_studios", "spice_world"])
            .colonists(0, 3)
    };
    // Before the choice ...
    let mut table = fixture().choose("settle");
    table.play("terraform gem_world galactic_studios");
    assert_eq!(step(&table), Step::Settle, "the choice is still to be made");
    table.refuse("terraform ancient_race pre_sentient_race", "NFR-SPOW-07").play("settle spice_world pay");
    assert_eq!(table.player(0).explored.len(), 1, "the robots drew after settling");
    // ... or at the end, also after taking colonists.
    let mut table = fixture().choose("settle");
    table.play("take_colonists").play("terraform gem_world galactic_studios");
    assert!(table.owns(0, "galactic_studios"));
    let mut table = fixture().choose("develop");
    table.refuse("terraform gem_world galactic_studios", "NFR-SET-19");
}

#[test]
fn nfr_set_20_the_ways_to_settle() {
    let mut table = Fixture::new(2)
        .home(0, "dying_colony")
        .developments(0, &["contact_specialist", "drop_ships"])
        .explored(0, &["gem_world", "rebel_miners"])
        .colonists(0, 2)
        .choose("settle");
    let ways: Vec<String> = table.legal().into_iter().filter(|action| action != "take_colonists").collect();
    assert_eq!(
        ways,
        [
            "settle rebel_miners pay",
            "settle rebel_miners conquer",
            "settle gem_world pay",
            "replace dying_colony gem_world"
        ]
    );
    table.refuse("settle gem_world conquer", "NFR-SET-20").play("settle rebel_miners pay");
    assert_eq!(table.credits(0), 10 - (2 - 1));
}
