//! NFR-POW: powers in general.

use super::*;
use orrery_new_frontiers::vocab::Phase;

#[test]
fn nfr_pow_01_a_power_belongs_to_one_action() {
    for tile in &NewFrontiers::facts().tiles {
        let mut phases: Vec<Phase> = tile.powers.iter().map(|power| power.phase).collect();
        phases.dedup();
        let most = if tile.id.id() == "trade_league" { 2 } else { 1 };
        assert!(phases.len() <= most, "{}", tile.id.id());
    }
    let league = &NewFrontiers::facts().tiles[tile("trade_league").index()];
    assert_eq!(league.powers.iter().map(|power| power.phase.id()).collect::<Vec<_>>(), ["trade", "consume"]);
    assert!(
        changed(
            "effect = \"military\", amount = 3 }",
            "effect = \"military\", amount = 3 }, { phase = \"trade\", effect = \"trade_bonus\", amount = 1 }"
        )
        .contains("NFR-POW-01")
    );
}

#[test]
fn nfr_pow_02_explored_worlds_are_inactive() {
    let active = ["imperium_munitions", "mining_mole_uplift_race", "deep_space_symbionts"];
    let mut table = Fixture::new(2).explored(0, &active).play();
    let seat = &table.seen().seats[0];
    let home = Fixture::new(2).play().score(0);
    assert_eq!((seat.strength, seat.score, seat.colonies.len()), (0, home, 1), "no strength, no VP");
    table.play("select develop").play("buy export_duties");
    assert_eq!(table.credits(0), 10, "$0 for it, and nothing after developing");
    let goals = Fixture::goals(2).explored(0, &["imperium_munitions", "rebel_base", "alien_monolith"]);
    assert_eq!(goal_points(goals, 0, "tolerance_for_others"), 0, "no keywords");
}

#[test]
fn nfr_pow_03_what_can_be_used_must_be() {
    let mut table = Fixture::new(2)
        .developments(0, &["public_works"])
        .home(0, "ancient_race")
        .goods(0, &["ancient_race"])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!(table.chips(0), 2, "1 for the bonus, 1 for the good that had to be consumed");
    // "May": Trade League's further sale can be declined.
    let mut table = Fixture::new(2)
        .developments(0, &["trade_league"])
        .home(0, "ancient_race")
        .goods(0, &["ancient_race"])
        .choose("trade_consume");
    table.play("pass").play("pass");
    assert!(table.good(0, "ancient_race").is_some());
}

#[test]
fn nfr_pow_04_not_in_the_action_in_which_it_was_placed() {
    let mut table = Fixture::new(2)
        .explored(0, &["former_penal_colony", "imperium_fifth_column"])
        .developments(0, &["space_marines", "improved_logistics"])
        .colonists(0, 3)
        .choose("settle");
    table.play("settle former_penal_colony conquer");
    assert_eq!(table.seen().seats[0].strength, 2, "its strength does not count yet");
    table.play("pass");
    end_action(&mut table);
    assert_eq!(table.seen().seats[0].strength, 3, "available from the next action on");
    let mut table = Fixture::new(2).face("interstellar_bank").credits(0, 1).play();
    run(&mut table, "trade_consume");
    assert_eq!(table.credits(0), 1);
    let mut table = Fixture::new(2).face("interstellar_bank").credits(0, 2).choose("develop");
    table.play("buy interstellar_bank");
    assert_eq!(table.credits(0), 1, "no $1 in the action in which it was bought");
}

#[test]
fn nfr_pow_05_powers_add_up() {
    let table = Fixture::new(2)
        .developments(0, &["space_marines", "drop_ships", "new_galactic_order"])
        .home(0, "new_sparta")
        .play();
    assert_eq!(table.seen().seats[0].strength, 2 + 3 + 2 + 2);
    let mut table = Fixture::new(2)
        .developments(0, &["replicant_robots"])
        .home(0, "epsilon_eridani")
        .explored(0, &["designer_species"])
        .colonists(0, 2)
        .choose("settle");
    table.play("settle designer_species pay");
    assert_eq!(table.credits(0), 10 - (5 - 2 - 1));
}

#[test]
fn nfr_pow_06_costs_never_fall_below_nothing() {
    let mut table =
        Fixture::new(2).developments(0, &["investment_credits", "galactic_federation"]).choose("develop");
    table.play("buy export_duties");
    assert_eq!(table.credits(0), 10, "1 - 1 - 1 - 2 is 0");
    let mut table = Fixture::new(2)
        .developments(0, &["replicant_robots"])
        .explored(0, &["artist_settlement"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle artist_settlement pay");
    assert_eq!(table.credits(0), 10);
}

#[test]
fn nfr_pow_07_a_power_changes_only_what_it_states() {
    let table = Fixture::new(3)
        .developments(1, &["replicant_robots"])
        .explored(1, &["artist_settlement"])
        .choose("settle");
    assert_eq!(table.colonists(1), 2, "without colonists he had no choice");
    let mut table = Fixture::new(3)
        .developments(0, &["replicant_robots"])
        .explored(0, &["galactic_studios", "gem_world"])
        .choose("settle");
    table.refuse("settle galactic_studios pay", "NFR-SET-04");
}

#[test]
fn nfr_pow_08_triggered_powers_need_their_trigger() {
    let fixture = || Fixture::new(3).developments(0, &["terraforming_robots"]).explored(0, &["gem_world"]);
    let mut table = fixture().choose("settle");
    table.play("take_colonists");
    assert_eq!(table.player(0).explored.len(), 1, "nothing was settled, nothing is drawn");
    let mut table = fixture().choose("settle");
    table.play("settle gem_world pay");
    assert_eq!(table.player(0).explored.len(), 1, "one world was drawn");
    let mut table = Fixture::new(3).colonies(0, &["deep_space_symbionts"]).choose("develop");
    table.play("pass");
    assert_eq!(table.credits(0), 10);
}

#[test]
fn nfr_pow_09_each_consume_power_once() {
    let mut table = Fixture::new(2)
        .colonies(0, &["prosperous_world", "spice_world", "gem_world"])
        .goods(0, &["prosperous_world", "spice_world", "gem_world"])
        .choose("trade_consume");
    table.play("pass").play("spend gem_world");
    assert_eq!(table.chips(0), 2);
    assert_eq!(table.player(0).goods.len(), 2, "two goods are left, the power is used");
    let mut table = Fixture::new(2)
        .developments(0, &["public_works"])
        .colonies(0, &["prosperous_world", "spice_world", "gem_world"])
        .goods(0, &["prosperous_world", "spice_world", "gem_world"])
        .choose("trade_consume");
    table.play("pass").play("consume prosperous_world").play("spend gem_world");
    assert!(matches!(step(&table), Step::Spend { .. }), "public works is the only power left");
}

#[test]
fn nfr_pow_10_home_colonies_are_colonies() {
    let mut table =
        Fixture::new(2).home(0, "epsilon_eridani").explored(0, &["imperium_fifth_column"]).choose("settle");
    table.play("settle imperium_fifth_column conquer");
    assert!(table.owns(0, "imperium_fifth_column"), "the home's strength counts");
    assert_eq!(
        question(
            Fixture::new(2).home(0, "ancient_race").developments(0, &["pan_galactic_league"]),
            0,
            "pan_galactic_league"
        ),
        2
    );
}

#[test]
fn nfr_pow_11_the_player_decides_the_order() {
    let table = Fixture::new(2).developments(0, &["survey_team", "research_labs"]).choose("explore");
    let mut table = {
        let mut t = table;
        quietly(&mut t);
        quietly(&mut t);
        quietly(&mut t);
        t
    };
    assert_eq!(table.legal(), ["draw survey_team", "draw research_labs"]);
    table.play("draw research_labs");
    assert!(matches!(step(&table), Step::Keep { .. }));
}

#[test]
fn nfr_pow_12_the_joker_is_of_the_kind_its_owner_decides() {
    let mut table =
        Fixture::new(2).colonies(0, &["alien_oort_cloud_refinery"]).home(0, "old_earth").choose("produce");
    assert_eq!(table.legal().len(), 4);
    table.play("name_kind genes");
    assert_eq!(table.good(0, "alien_oort_cloud_refinery"), Some(Kind::Genes));
    end_action(&mut table);
    assert_eq!(table.seen().joker, None, "only for that action");
    // The good that lies there keeps its kind.
    let mut table = Fixture::new(2)
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Rare)
        .developments(0, &["pan_galactic_league"])
        .choose("produce");
    table.play("name_kind genes");
    assert_eq!(table.good(0, "alien_oort_cloud_refinery"), Some(Kind::Rare));
}

#[test]
fn nfr_pow_13_when_the_jokers_kind_is_asked() {
    // (a) when it is settled
    let mut table = Fixture::new(2).explored(0, &["alien_oort_cloud_refinery"]).choose("settle");
    table.play("settle alien_oort_cloud_refinery pay").refuse("pass", "NFR-POW-13").play("name_kind rare");
    assert_eq!(table.good(0, "alien_oort_cloud_refinery"), Some(Kind::Rare));
    // (b) in Produce, if it makes a difference
    let table = Fixture::new(3)
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Rare)
        .choose("produce");
    assert_eq!(step(&table), Step::Select, "it holds a good, and nothing counts kinds");
    // in no other action
    for id in ["develop", "explore", "trade_consume"] {
        let mut table =
            Fixture::new(2).colonies(0, &["alien_oort_cloud_refinery"]).joker_good(0, Kind::Rare).choose(id);
        table.refuse("name_kind rare", "NFR-POW-13");
    }
}

#[test]
fn nfr_pow_14_a_replaced_colony_leaves_at_once() {
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["imperium_armaments_world"])
        .explored(0, &["imperium_blaster_gem_consortium", "imperium_fifth_column", "gem_world"])
        .colonists(0, 2)
        .choose("settle");
    assert!(offers(&table, "settle imperium_fifth_column conquer"));
    table.play("terraform imperium_armaments_world imperium_blaster_gem_consortium");
    assert_eq!(table.seen().seats[0].strength, 0);
    table.refuse("settle imperium_fifth_column conquer", "NFR-SET-06");
}

#[test]
fn nfr_pow_15_what_is_not_there_cannot_be_gained() {
    let mut table =
        Fixture::new(2).developments(0, &["homesteading_pioneers"]).supply(0, 1).choose("explore");
    quietly(&mut table);
    assert_eq!(table.colonists(0), 0);
    let mut table = Fixture::new(2)
        .explored(0, &["pre_sentient_race"])
        .colonists(0, 1)
        .goods_left(Kind::Genes, 0)
        .choose("settle");
    table.play("settle pre_sentient_race pay");
    assert_eq!(table.good(0, "pre_sentient_race"), None, "no genes are left");
    let mut table = Fixture::new(2).pool(0, 1).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.chips(0), 1, "VP never lapse");
}

#[test]
fn nfr_pow_16_when_gains_take_effect() {
    // Explore: with the first pick; Develop: before he buys; Produce and Consume: whether or not he has goods.
    let mut table = Fixture::new(2).developments(0, &["homesteading_pioneers"]).choose("explore");
    assert_eq!(table.colonists(0), 0);
    quietly(&mut table);
    assert_eq!(table.colonists(0), 1);
    end_action(&mut table);
    assert_eq!(table.colonists(0), 1, "once");
    let table = Fixture::new(2).developments(0, &["interstellar_bank"]).credits(0, 0).choose("develop");
    assert_eq!(table.credits(0), 1);
    let mut table =
        Fixture::new(3).developments(1, &["merchant_guild"]).developments(2, &["galactic_salon"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(1), 12);
    run(&mut table, "trade_consume");
    assert_eq!(table.chips(2), 1);
}
