//! NFR-OPEN-01 to NFR-OPEN-26: open points and how they are decided.

use super::*;

#[test]
fn nfr_open_01_units_of_gains() {
    let mut table = Fixture::new(2).colonies(0, &["deep_space_symbionts"]).choose("develop");
    table.play("buy space_marines");
    assert_eq!(table.credits(0), 10 - 1 + 1, "credits after developing");
    let mut table =
        Fixture::new(2).developments(0, &["pan_galactic_league"]).goods(0, &["ancient_race"]).play();
    run(&mut table, "produce");
    assert_eq!((table.credits(0), table.chips(0)), (11, 0));
    let mut table = Fixture::new(2).developments(0, &["homesteading_pioneers"]).choose("explore");
    quietly(&mut table);
    assert_eq!(table.colonists(0), 1);
}

#[test]
fn nfr_open_02_unknown_tiles_are_reconstructed_within_the_counts() {
    let facts = NewFrontiers::facts();
    assert!(facts.tiles.iter().all(|tile| ["rulebook", "public", "reconstructed"].contains(&tile.source)));
    assert!(facts.tiles.iter().any(|tile| tile.source == "reconstructed"));
    assert_eq!(NewFrontiers::check_components(SOURCE), []);
    // A reconstructed figure may be corrected as long as the counts hold.
    assert_eq!(changed("cost = 4\nvp = 2\nspaces = 1", "cost = 5\nvp = 3\nspaces = 1"), "");
}

#[test]
fn nfr_open_03_four_columns_of_four() {
    let facts = NewFrontiers::facts();
    let small: Vec<_> = facts.stacks.iter().filter(|stack| stack.size.id() == "small").collect();
    assert!(small.iter().all(|stack| (1..=4).contains(&stack.column) && (1..=4).contains(&stack.row)));
    assert!(small.iter().all(|stack| (stack.faces.len() == 2) == (stack.column >= 3)));
}

#[test]
fn nfr_open_04_twelve_spaces_for_any_tiles() {
    let eleven = [
        "alien_tech_institute",
        "mining_league",
        "pan_galactic_league",
        "imperium_lords",
        "free_trade_association",
        "export_duties",
    ];
    let mut table = Fixture::new(2).developments(0, &eleven).credits(0, 20).choose("develop");
    table.refuse("buy trade_league", "NFR-DEV-06").play("buy drop_ships");
    assert_eq!(table.seen().seats[0].spaces, 12);
}

#[test]
fn nfr_open_05_dying_colony_is_a_way_to_settle() {
    let facts = &NewFrontiers::facts().tiles[tile("dying_colony").index()];
    assert_eq!(facts.sort, "home");
    let mut table = Fixture::new(2)
        .home(0, "dying_colony")
        .explored(0, &["comet_zone", "rebel_miners"])
        .developments(0, &["drop_ships", "terraforming_robots"])
        .choose("settle");
    table.refuse("replace dying_colony rebel_miners", "NFR-SPOW-14").play("replace dying_colony comet_zone");
    assert_eq!((step(&table), table.credits(0)), (Step::Select, 10), "it uses up the choice, for nothing");
    assert_eq!(table.player(0).explored.len(), 2, "and triggers powers");
}

#[test]
fn nfr_open_06_terraforming_between_two_steps() {
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["terraforming_engineers", "space_marines"])
            .colonies(0, &["gem_world"])
            .explored(0, &["spice_world", "comet_zone", "volcanic_world"])
            .colonists(0, 3)
    };
    let mut before = fixture().choose("settle");
    before.play("terraform gem_world spice_world").play("settle comet_zone pay");
    let mut after = fixture().choose("settle");
    after.play("settle comet_zone pay").play("terraform gem_world spice_world");
    assert!(before.owns(0, "spice_world") && after.owns(0, "spice_world"));
    // Not while another player has his part.
    let mut other = fixture().colonists(1, 1).explored(1, &["space_port"]).choose("settle");
    other.play("take_colonists").play("pass");
    other.refuse_as(0, "terraform gem_world spice_world", "NFR-ROUND-05");
}

#[test]
fn nfr_open_07_the_good_of_a_replaced_colony_returns() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["comet_zone"])
        .goods(0, &["comet_zone"])
        .explored(0, &["imperium_munitions"])
        .choose("settle");
    assert_eq!(supply(&table, Kind::Rare), 16);
    table.play("terraform comet_zone imperium_munitions");
    assert_eq!((supply(&table, Kind::Rare), table.player(0).goods.len()), (17, 0));
}

#[test]
fn nfr_open_08_a_home_colony_may_be_replaced() {
    let mut table = Fixture::new(2)
        .home(0, "frontier_miners")
        .developments(0, &["terraforming_engineers"])
        .explored(0, &["comet_zone"])
        .choose("settle");
    table.play("terraform frontier_miners comet_zone");
    end_action(&mut table);
    assert!(!table.owns(0, "frontier_miners") && table.seen().bag == 59, "out of the game");
    let mut table = Fixture::new(2)
        .home(0, "abandoned_mine_squatters")
        .developments(0, &["terraforming_engineers"])
        .explored(0, &["comet_zone"])
        .choose("settle");
    table.refuse("terraform abandoned_mine_squatters comet_zone", "NFR-SPOW-07");
}

#[test]
fn nfr_open_09_a_replacement_can_be_used_from_the_next_action_on() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["comet_zone"])
        .explored(0, &["imperium_munitions", "rebel_miners", "gem_world"])
        .colonists(0, 2)
        .choose("settle");
    table.play("terraform comet_zone imperium_munitions");
    table
        .refuse("settle rebel_miners conquer", "NFR-SET-06")
        .refuse("terraform imperium_munitions comet_zone", "NFR-SPOW-07");
    end_action(&mut table);
    assert_eq!(table.seen().seats[0].strength, 2);
    // It may be replaced again in a later Settle action.
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["volcanic_world"])
        .explored(0, &["comet_zone", "imperium_munitions"])
        .colonists(0, 1)
        .play();
    table.play("select settle").play("terraform volcanic_world comet_zone").play("take_colonists");
    end_round(&mut table);
    table.play("select settle").play("terraform comet_zone imperium_munitions");
}

#[test]
fn nfr_open_10_any_good_once_while_conquering() {
    let mut table = Fixture::new(2)
        .developments(0, &["new_military_tactics", "drop_ships"])
        .colonies(0, &["alien_oort_cloud_refinery", "gem_world"])
        .joker_good(0, Kind::Genes)
        .goods(0, &["gem_world"])
        .explored(0, &["hive_world"])
        .choose("settle");
    table.refuse("give_up new_military_tactics gem_world", "NFR-SET-09").play("settle hive_world conquer");
    assert!(offers(&table, "give_up new_military_tactics alien_oort_cloud_refinery"), "the joker's good too");
    table.play("give_up new_military_tactics gem_world");
    assert!(table.owns(0, "hive_world"), "once; then nothing was left to decide");
}

#[test]
fn nfr_open_11_improved_logistics_needs_a_first_settlement() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics"])
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 2)
        .choose("settle");
    table.refuse("pass", "NFR-SET-02").play("settle gem_world pay").refuse("take_colonists", "NFR-SET-02");
    assert!(offers(&table, "pass"), "the second is optional");
}

#[test]
fn nfr_open_12_a_world_drawn_by_robots_may_be_the_second() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics", "terraforming_robots"])
        .explored(0, &["gem_world"])
        .colonists(0, 2)
        .bag(&["spice_world"])
        .choose("settle");
    table.play("settle gem_world pay").play("settle spice_world pay");
    assert!(table.owns(0, "spice_world"));
}

#[test]
fn nfr_open_13_non_alien_means_without_the_keyword() {
    for tile in &NewFrontiers::facts().tiles {
        let alien = tile.keywords.contains(orrery_new_frontiers::vocab::Keyword::Alien);
        assert!(tile.kind != Some(Kind::Alien) || alien, "{}", tile.id.id());
    }
    let mut table = Fixture::new(2)
        .developments(0, &["contact_specialist", "improved_logistics"])
        .colonies(0, &["mining_mole_uplift_race"])
        .explored(0, &["imperium_depot", "rebel_miners"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle imperium_depot pay").play("settle rebel_miners pay");
    assert_eq!(
        table.credits(0),
        10 - 2,
        "4 - 1 - 1 and 2 - 1 - 1: for both worlds, with the discount for rare"
    );
}

#[test]
fn nfr_open_14_strictly_more_for_mining_conglomerate() {
    let produce = |fixture: Fixture| {
        let mut table = fixture
            .home(0, "old_earth")
            .home(1, "earths_lost_colony")
            .developments(0, &["mining_conglomerate"])
            .play();
        run(&mut table, "produce");
        table.credits(0)
    };
    assert_eq!(produce(Fixture::new(2)), 10, "nobody produced: 0 is not more than 0");
    assert_eq!(produce(Fixture::new(2).colonies(0, &["volcanic_world"]).colonies(1, &["rebel_miners"])), 10);
    assert_eq!(produce(Fixture::new(2).colonies(0, &["volcanic_world"])), 12);
}

#[test]
fn nfr_open_15_salon_and_booming_economy_without_goods() {
    let mut table = Fixture::new(2).developments(0, &["galactic_salon", "booming_economy"]).play();
    run(&mut table, "trade_consume");
    assert_eq!(table.chips(0), 1 + 1 + 1);
}

#[test]
fn nfr_open_16_trade_league() {
    let mut table = Fixture::new(2)
        .developments(0, &["trade_league"])
        .colonies(0, &["hive_world", "gem_world"])
        .goods(0, &["hive_world", "gem_world"])
        .choose("trade_consume");
    table.play("sell gem_world");
    assert_eq!(table.credits(0), 12, "+$1");
    table.play("sell hive_world");
    assert_eq!(table.credits(0), 12 + 4);
    let fixture = Fixture::new(2)
        .home(0, "old_earth")
        .developments(0, &["trade_league", "export_duties"])
        .colonies(0, &["hive_world"]);
    assert_eq!(question(fixture, 0, "trade_league"), 2 * 2 + 1);
}

#[test]
fn nfr_open_17_a_good_sold_in_the_consume_step_is_consumed() {
    let fixture =
        || Fixture::new(2).developments(0, &["trade_league", "booming_economy"]).goods(0, &["ancient_race"]);
    let mut table = fixture().choose("trade_consume");
    table.play("pass").play("sell ancient_race");
    assert_eq!(table.chips(0), 1 + 1);
    let mut table = fixture().choose("trade_consume");
    table.play("sell ancient_race");
    assert_eq!(table.chips(0), 1, "not in the Trade step");
}

#[test]
fn nfr_open_18_the_jokers_kind_is_fixed_for_the_action() {
    let mut table = Fixture::new(2)
        .home(0, "old_earth")
        .colonies(0, &["alien_oort_cloud_refinery"])
        .developments(0, &["pan_galactic_league", "genetics_lab"])
        .choose("produce");
    table.play("name_kind genes");
    assert_eq!(
        (table.good(0, "alien_oort_cloud_refinery"), table.credits(0)),
        (Some(Kind::Genes), 11),
        "for its good and for what counts it"
    );
    table.refuse("name_kind rare", "NFR-POW-13");
}

#[test]
fn nfr_open_19_what_the_joker_is() {
    let joker = &NewFrontiers::facts().tiles[tile("alien_oort_cloud_refinery").index()];
    assert_eq!((joker.goods.id(), joker.cost, joker.vp), ("windfall", 0, Some(1)));
    let mut table =
        Fixture::new(2).explored(0, &["alien_oort_cloud_refinery"]).credits(0, 0).choose("settle");
    table.play("settle alien_oort_cloud_refinery pay").play("name_kind alien");
    assert_eq!(table.good(0, "alien_oort_cloud_refinery"), Some(Kind::Alien));
}

#[test]
fn nfr_open_20_the_disc_used_moves() {
    let mut table = Fixture::new(2).order(&[0, 1, 1, 0]).used(&["develop", "explore"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.order(), [1, 0, 1, 0], "the second disc of seat 1, not its first");
}

#[test]
fn nfr_open_21_forward_without_effect() {
    let mut table = Fixture::goals(2).order(&[1, 1, 0, 0]).used(&["develop"]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [1, 1, 0, 0], "his own disc in front");
    let mut table = Fixture::goals(3).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [0, 1, 2], "first already");
}

#[test]
fn nfr_open_22_goals_with_an_empty_stack() {
    let mut table = Fixture::goals(3).goal_stack(0, &[]).used(&["develop"]).play();
    table.play("select set_galactic_goals");
    assert_eq!((table.order(), table.credits(1), step(&table)), (vec![1, 0, 2], 11, Step::Select));
    assert_eq!(table.seen().goals.unwrap().face_up.len(), 8);
}

#[test]
fn nfr_open_23_goods_are_stored_once_after_all_have_produced() {
    let mut table = Fixture::goals(2)
        .goals_up(&["store_resources"])
        .home(0, "old_earth")
        .home(1, "earths_lost_colony")
        .colonies(0, &["gem_world"])
        .colonies(1, &["comet_zone"])
        .choose("produce");
    assert!(table.good(1, "comet_zone").is_some(), "everybody has produced");
    assert_eq!(table.to_act(), [0]);
    table.play("pass");
    assert_eq!(table.to_act(), [1]);
    table.play("pass");
    assert_eq!(step(&table), Step::Select, "once each");
}

#[test]
fn nfr_open_24_the_limit_for_each_sale() {
    let mut table = Fixture::goals(2)
        .goals_up(&["trade_taxes"])
        .developments(0, &["trade_league"])
        .colonies(0, &["gem_world", "comet_zone"])
        .goods(0, &["gem_world", "comet_zone"])
        .choose("trade_consume");
    table.play("sell gem_world").refuse("tax 3", "NFR-GOAL-22").play("tax 2");
    table.play("sell comet_zone");
    assert_eq!(
        table.legal(),
        ["tax 0", "tax 1", "tax 2", "tax 3"],
        "each sale is an opportunity, additions included"
    );
}

#[test]
fn nfr_open_25_the_window_opens_after_every_selection() {
    for id in ["develop", "send_envoys", "set_galactic_goals"] {
        let mut table = Fixture::goals(3).goal_down(2, "trade_taxes").play();
        let (credits, chips) = (table.credits(0), table.chips(0));
        table.play(&format!("select {id}"));
        assert_eq!((step(&table), table.to_act()), (Step::Window, vec![2]), "{id}");
        assert_eq!((table.credits(0), table.chips(0)), (credits, chips), "before bonuses");
        table.play("go_on");
    }
    // A goal just taken can be revealed at the next selection at the earliest.
    let mut table = Fixture::goals(3).goal_stack(1, &["trade_taxes"]).play();
    table.play("select set_galactic_goals");
    assert_eq!((step(&table), table.to_act()), (Step::Select, vec![1]));
    table.play("select develop");
    assert_eq!((table.to_act(), table.legal()), (vec![0], vec!["reveal".to_owned(), "go_on".to_owned()]));
    table.play("go_on");
    end_action(&mut table);
    table.play("select explore").play("reveal");
}

#[test]
fn nfr_open_26_rebel_and_uplift_counts_in_both() {
    let both = "rebel_uplift_world";
    assert_eq!(
        question(
            Fixture::new(2).home(0, "old_earth").colonies(0, &[both]).developments(0, &["uplift_code"]),
            0,
            "uplift_code"
        ),
        4
    );
    assert_eq!(
        question(
            Fixture::new(2).home(0, "old_earth").colonies(0, &[both]).developments(0, &["rebel_alliance"]),
            0,
            "rebel_alliance"
        ),
        4
    );
    let facts = NewFrontiers::facts();
    let military = facts.tiles.iter().filter(|tile| tile.sort == "world" && tile.military);
    let words: Vec<_> = military.map(|tile| tile.keywords).collect();
    use orrery_new_frontiers::vocab::Keyword;
    assert_eq!(words.iter().filter(|words| words.contains(Keyword::Uplift)).count(), 6);
    assert_eq!(words.iter().filter(|words| words.contains(Keyword::Rebel)).count(), 11);
}
