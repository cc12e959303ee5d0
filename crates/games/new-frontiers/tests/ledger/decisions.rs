//! NFR-DEC: who decides what, and what happens if there is nothing to decide.

use super::*;

#[test]
fn nfr_dec_01_the_side_of_the_mat() {
    let game = new_game(3, Mode::Goals, 1);
    assert_eq!(game.legal(), ["choose_side a", "choose_side b"]);
}

#[test]
fn nfr_dec_02_the_tile() {
    let table = Fixture::new(5).used(&["develop", "explore", "settle", "produce"]).play();
    assert_eq!(table.to_act(), [4]);
    assert_eq!(
        table.legal(),
        ["select retreat_into_isolation", "select trade_consume", "select send_envoys"]
    );
}

#[test]
fn nfr_dec_03_the_window() {
    let mut table = Fixture::goals(2).goal_down(1, "exploration").play();
    table.play("select develop");
    assert_eq!((table.to_act(), table.legal()), (vec![1], vec!["reveal".into(), "go_on".into()]));
    let mut table = Fixture::goals(2).play();
    table.play("select develop");
    assert_eq!(step(&table), Step::Develop, "no face-down goal: no window");
}

#[test]
fn nfr_dec_04_a_development_or_none() {
    let mut table =
        Fixture::new(2).developments(0, &["export_duties"]).credits(0, 1).credits(1, 0).choose("develop");
    assert_eq!(
        table.legal(),
        ["buy space_marines", "buy survey_team", "buy contact_specialist", "buy public_works", "pass"]
    );
    table.play("pass");
    assert_eq!(step(&table), Step::Select, "who can afford nothing buys none");
}

#[test]
fn nfr_dec_05_a_world_of_the_display() {
    let table = Fixture::new(2).choose("explore");
    let display: Vec<String> =
        table.seen().display.iter().map(|world| format!("take {}", world.tile.id())).collect();
    assert_eq!(table.legal(), display);
    let mut table = Fixture::new(2).bag(&[]).play();
    table.play("select explore");
    assert_eq!(step(&table), Step::Select, "an empty display: none");
}

#[test]
fn nfr_dec_06_a_second_world() {
    let mut table = Fixture::new(2).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    assert_eq!((table.state.stage, table.legal().len()), (Stage::SecondWorld, 5));
    let mut table = Fixture::new(2).bag(&["gem_world", "hive_world"]).choose("explore");
    table.play("take gem_world");
    assert_eq!((step(&table), table.player(0).explored.len()), (Step::Select, 1));
}

#[test]
fn nfr_dec_07_which_drawn_world_to_keep() {
    let mut table = Fixture::new(3).developments(1, &["research_labs"]).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    let drawn: Vec<String> =
        table.seen().drawn.iter().map(|world| format!("keep {}", world.tile.id())).collect();
    assert_eq!((table.to_act(), table.legal()), (vec![1], drawn));
    table.refuse("pass", "NFR-OPEN-27");
}

#[test]
fn nfr_dec_08_which_worlds_to_return() {
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
    let mut table = Fixture::new(2).explored(1, &eight).choose("explore");
    while step(&table) != Step::Return {
        quietly(&mut table);
    }
    assert_eq!((table.to_act(), table.legal().len()), (vec![1], 9), "any explored world");
    assert!(!offers(&table, "return_world damaged_alien_factory_is_no_world"));
}

#[test]
fn nfr_dec_09_colonists_or_a_world() {
    let table = Fixture::new(2).explored(0, &["gem_world", "rebel_base"]).choose("settle");
    assert_eq!(table.legal(), ["take_colonists", "settle gem_world pay"]);
    let table = Fixture::new(2).supply(0, 1).explored(0, &["gem_world"]).choose("settle");
    assert_eq!(step(&table), Step::Select, "no colonists, no choice; taking none was legal");
}

#[test]
fn nfr_dec_10_which_way() {
    let table = Fixture::new(2)
        .home(0, "rebel_cantina")
        .developments(0, &["drop_ships"])
        .explored(0, &["rebel_miners", "gem_world"])
        .choose("settle");
    let legal = table.legal();
    assert!(
        legal.contains(&"settle rebel_miners pay".into())
            && legal.contains(&"settle rebel_miners conquer".into())
    );
    assert_eq!(
        legal.iter().filter(|action| action.contains("gem_world")).count(),
        1,
        "only one way: no question"
    );
}

#[test]
fn nfr_dec_11_goods_for_strength() {
    let mut table = Fixture::new(2)
        .developments(0, &["new_military_tactics"])
        .colonies(0, &["alien_defense_system", "gem_world"])
        .goods(0, &["gem_world", "alien_defense_system"])
        .explored(0, &["hive_world"])
        .choose("settle");
    table.play("settle hive_world conquer");
    assert_eq!(
        table.legal(),
        [
            "give_up alien_defense_system alien_defense_system",
            "give_up alien_defense_system gem_world",
            "give_up new_military_tactics alien_defense_system",
            "give_up new_military_tactics gem_world"
        ]
    );
    let mut table = Fixture::new(2)
        .developments(0, &["new_military_tactics", "drop_ships"])
        .explored(0, &["hive_world"])
        .choose("settle");
    table.play("settle hive_world conquer");
    assert!(table.owns(0, "hive_world"), "no good: not asked");
}

#[test]
fn nfr_dec_12_a_second_world_or_none() {
    let mut table = Fixture::new(2)
        .developments(0, &["improved_logistics"])
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.legal(), ["settle spice_world pay", "pass"]);
}

#[test]
fn nfr_dec_13_a_pair_to_replace_or_none() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["gem_world"])
        .explored(0, &["spice_world"])
        .credits(0, 0)
        .choose("settle");
    assert_eq!(table.legal(), ["take_colonists", "terraform gem_world spice_world"]);
    table.play("take_colonists");
    assert_eq!(table.legal(), ["terraform gem_world spice_world", "pass"]);
}

#[test]
fn nfr_dec_14_one_of_four_kinds() {
    let table =
        Fixture::new(2).home(0, "old_earth").colonies(0, &["alien_oort_cloud_refinery"]).choose("produce");
    assert_eq!(table.legal(), ["name_kind novelty", "name_kind rare", "name_kind genes", "name_kind alien"]);
}

#[test]
fn nfr_dec_15_the_windfall_colony_of_the_bonus() {
    let table = Fixture::new(2)
        .colonies(0, &["asteroid_belt", "galactic_resort", "radioactive_world"])
        .goods(0, &["radioactive_world"])
        .choose("produce");
    assert_eq!(
        table.legal(),
        ["produce_on asteroid_belt", "produce_on galactic_resort", "produce_on ancient_race"]
    );
    let table = Fixture::new(2).goods(0, &["ancient_race"]).choose("produce");
    assert_eq!(step(&table), Step::Select, "no colony without a good: it lapses");
}

#[test]
fn nfr_dec_16_the_windfall_colony_of_a_power() {
    let table = Fixture::new(3)
        .developments(1, &["terraforming_guild"])
        .colonies(1, &["asteroid_belt", "galactic_resort"])
        .goods(1, &["asteroid_belt"])
        .home(1, "old_earth")
        .choose("produce");
    assert_eq!(table.good(1, "galactic_resort"), Some(Kind::Novelty), "only one: taken unasked");
    let table = Fixture::new(3)
        .developments(1, &["terraforming_guild"])
        .colonies(1, &["asteroid_belt", "galactic_resort"])
        .home(1, "old_earth")
        .choose("produce");
    assert_eq!(
        table.legal(),
        ["produce_by terraforming_guild asteroid_belt", "produce_by terraforming_guild galactic_resort"]
    );
}

#[test]
fn nfr_dec_17_which_colonies_produce() {
    let mut table = Fixture::new(2)
        .home(0, "old_earth")
        .colonies(0, &["gem_world", "spice_world", "space_port"])
        .goods_left(Kind::Novelty, 2)
        .choose("produce");
    assert_eq!(table.legal().len(), 3);
    table.play("produce_on spice_world").play("produce_on gem_world");
    assert!(table.good(0, "space_port").is_none());
}

#[test]
fn nfr_dec_18_a_good_to_sell_or_none() {
    let table = Fixture::new(2).goods(0, &["ancient_race"]).choose("trade_consume");
    assert_eq!(table.legal(), ["sell ancient_race", "pass"]);
    let table = Fixture::new(2).choose("trade_consume");
    assert_eq!(step(&table), Step::Select, "without goods nobody is asked");
}

#[test]
fn nfr_dec_19_the_next_power_and_its_goods() {
    let mut table = Fixture::new(2)
        .developments(0, &["public_works"])
        .colonies(0, &["new_vinland", "comet_zone"])
        .goods(0, &["new_vinland", "comet_zone"])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!(table.legal(), ["consume new_vinland", "consume public_works"]);
    table.play("consume new_vinland");
    assert_eq!(table.legal(), ["spend new_vinland", "spend comet_zone"]);
    table.play("spend comet_zone");
    assert_eq!((table.credits(0), table.chips(0)), (12, 2), "the last good and power need no question");
}

#[test]
fn nfr_dec_20_a_further_sale_or_none() {
    let mut table = Fixture::new(2)
        .developments(0, &["trade_league"])
        .colonies(0, &["comet_zone"])
        .goods(0, &["comet_zone"])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!(table.legal(), ["sell comet_zone", "pass"]);
}

#[test]
fn nfr_dec_21_a_goal_and_the_order_of_the_rest() {
    let mut table = Fixture::goals(2).goal_stack(1, &["conscription", "exploration", "trade_taxes"]).play();
    table.play("select set_galactic_goals");
    assert_eq!(table.legal(), ["keep_goal conscription", "keep_goal exploration", "keep_goal trade_taxes"]);
    table.play("keep_goal exploration");
    assert_eq!(table.legal(), ["put_under conscription", "put_under trade_taxes"]);
    table.play("put_under trade_taxes");
    assert_eq!(step(&table), Step::Select, "the last one goes under unasked");
}

#[test]
fn nfr_dec_22_what_to_store() {
    let mut table = Fixture::goals(2)
        .goals_up(&["trade_taxes", "store_resources"])
        .home(0, "old_earth")
        .colonies(0, &["gem_world"])
        .choose("produce");
    assert_eq!(table.legal(), ["store_good gem_world", "pass"]);
    table.play("pass");
    end_action(&mut table);
    let mut table =
        Fixture::goals(2).goals_up(&["trade_taxes"]).goods(0, &["ancient_race"]).choose("trade_consume");
    table.play("sell ancient_race");
    assert_eq!(table.legal(), ["tax 0", "tax 1", "tax 2", "tax 3"]);
}

#[test]
fn nfr_dec_23_which_power_next() {
    let mut table = Fixture::new(3).developments(1, &["survey_team", "research_labs"]).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    assert_eq!(table.legal(), ["draw survey_team", "draw research_labs"]);
    let table = Fixture::new(3)
        .developments(1, &["genetics_lab", "terraforming_guild"])
        .colonies(1, &["avian_uplift_race", "asteroid_belt"])
        .home(1, "old_earth")
        .choose("produce");
    assert_eq!(
        table.legal(),
        [
            "produce_by genetics_lab avian_uplift_race",
            "produce_by terraforming_guild avian_uplift_race",
            "produce_by terraforming_guild asteroid_belt"
        ]
    );
    let mut table = Fixture::new(3).developments(1, &["research_labs"]).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    assert!(matches!(step(&table), Step::Keep { .. }), "one power: no question");
}
