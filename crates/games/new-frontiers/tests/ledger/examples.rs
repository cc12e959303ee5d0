//! NFR-EX-01 to NFR-EX-14: the examples of the rulebook.

use super::*;

#[test]
fn nfr_ex_01_the_third_action_of_the_round() {
    let (red, blue, green, yellow) = (0, 1, 2, 3);
    let mut table = Fixture::new(4).order(&[red, blue, green, yellow]).used(&["develop", "produce"]).play();
    table.play("select explore");
    assert_eq!(
        table.seen().ring.iter().map(|ring| ring.seat.0).collect::<Vec<_>>(),
        [green, yellow, red, blue]
    );
}

#[test]
fn nfr_ex_02_only_the_start_player_pays_less() {
    let mut table = Fixture::new(3).choose("develop");
    table.play("buy drop_ships").play("buy replicant_robots").play("buy consumer_markets");
    assert_eq!([0, 1, 2].map(|seat| table.credits(seat)), [7, 5, 5]);
}

#[test]
fn nfr_ex_03_the_table_of_the_setup() {
    for (players, copies, pool) in [(2, 1, 24), (3, 2, 36), (4, 2, 48), (5, 3, 60)] {
        let view = new_game(players, Mode::Standard, 8).seen();
        assert_eq!((view.stacks[0].left, view.colonists, view.pool), (copies, pool, pool));
    }
}

#[test]
fn nfr_ex_04_two_discs_each() {
    let order = new_game(2, Mode::Standard, 8).order();
    assert_eq!((order[0], order[2]), (order[0], order[0]), "spaces 2 and 4");
    assert_eq!((order[1], order[3]), (1 - order[0], 1 - order[0]), "spaces 3 and 5");
}

#[test]
fn nfr_ex_05_designer_species_takes_two() {
    let genes = ["designer_species", "hive_world", "avian_uplift_race", "pre_sentient_race"];
    let mut table =
        Fixture::new(2).home(0, "old_earth").colonies(0, &genes).goods(0, &genes).choose("trade_consume");
    table
        .play("pass")
        .play("consume designer_species")
        .play("spend hive_world")
        .play("spend pre_sentient_race");
    assert_eq!(table.chips(0), 1 + 3 + 3, "two goods, and old_earth took the others: never four");
    let mut table = Fixture::new(2).colonies(0, &genes).goods(0, &genes).choose("trade_consume");
    table.play("pass").play("spend hive_world").play("spend pre_sentient_race");
    assert_eq!((table.chips(0), table.player(0).goods.len()), (1 + 3, 2));
}

#[test]
fn nfr_ex_06_booming_economy_and_salon() {
    let mut table = Fixture::new(2)
        .home(0, "old_earth")
        .developments(0, &["booming_economy", "galactic_salon"])
        .colonies(0, &["new_vinland", "comet_zone", "hive_world"])
        .goods(0, &["new_vinland", "comet_zone", "hive_world"])
        .used(&["develop"])
        .order(&[1, 0, 0, 1])
        .choose("trade_consume");
    let before = table.chips(0);
    table.play("pass").play("consume new_vinland").play("spend new_vinland");
    assert_eq!((table.credits(0), table.chips(0) - before), (12, 8));
    assert!(table.player(0).goods.is_empty());
}

#[test]
fn nfr_ex_07_logistics_and_robots() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "terraforming_robots"])
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 1)
        .choose("settle");
    table.events();
    table.play("settle gem_world pay").play("settle spice_world pay");
    let events = table.events();
    let drew = events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!((drew, table.player(0).explored.len()), (2, 2));
}

#[test]
fn nfr_ex_08_pan_galactic_league() {
    let genes = ["hive_world", "avian_uplift_race", "designer_species"];
    let military = ["rebel_base", "rebel_miners", "alien_monolith", "imperium_depot"];
    let fixture = Fixture::new(2)
        .home(0, "old_earth")
        .developments(0, &["pan_galactic_league"])
        .colonies(0, &genes)
        .colonies(0, &military);
    assert_eq!(question(fixture, 0, "pan_galactic_league"), 3 * 2 + 4);
}

#[test]
fn nfr_ex_09_skilled_workforce() {
    let four = ["survey_team", "interstellar_bank", "space_marines", "export_duties"];
    let points = |more: &[&str]| {
        goal_points(Fixture::goals(2).developments(0, &four).developments(0, more), 0, "skilled_workforce")
    };
    assert_eq!((points(&[]), points(&["drop_ships", "replicant_robots"])), (2, 2));
}

#[test]
fn nfr_ex_10_conscription() {
    assert_eq!(goal_points(Fixture::goals(2).colonists(0, 6), 0, "conscription"), 5);
}

#[test]
fn nfr_ex_11_comet_zone_is_full() {
    let mut table =
        Fixture::new(2).home(0, "old_earth").colonies(0, &["comet_zone"]).goods(0, &["comet_zone"]).play();
    run(&mut table, "produce");
    assert_eq!((table.credits(0), supply(&table, Kind::Rare)), (10, 16));
}

#[test]
fn nfr_ex_12_prices() {
    assert_eq!(NewFrontiers::facts().goods.iter().map(|good| good.price).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let mut table = Fixture::new(2)
        .colonies(0, &["alien_monolith"])
        .goods(0, &["alien_monolith"])
        .choose("trade_consume");
    table.play("sell alien_monolith");
    assert_eq!(table.credits(0), 14);
}

#[test]
fn nfr_ex_13_a_price_of_nothing_needs_colonists() {
    let mut table = Fixture::new(3)
        .developments(0, &["replicant_robots"])
        .explored(0, &["gem_world", "galactic_studios"])
        .credits(0, 9)
        .choose("settle");
    table.refuse("settle galactic_studios pay", "NFR-SET-04").play("settle gem_world pay");
    assert_eq!((table.credits(0), table.colonists(0)), (9, 0));
}

#[test]
fn nfr_ex_14_a_tenth_world_by_robots() {
    let eight = [
        "gem_world",
        "spice_world",
        "space_port",
        "hive_world",
        "rebel_base",
        "rebel_miners",
        "volcanic_world",
        "comet_zone",
    ];
    let settle = |fixture: Fixture| {
        let mut table =
            fixture.developments(0, &["terraforming_robots"]).explored(0, &eight).choose("settle");
        table.play("settle gem_world pay");
        table
    };
    let mut table = settle(Fixture::new(2));
    assert_eq!((step(&table), table.player(0).worlds()), (Step::Return, 10));
    table.refuse("store_world spice_world", "NFR-GOAL-16").play("return_world spice_world");
    assert_eq!(table.player(0).worlds(), 9);
    let mut table = settle(Fixture::goals(2).goals_up(&["exploration"]));
    table.play("store_world spice_world");
    assert_eq!(table.player(0).stockpile.worlds.len(), 1);
}
