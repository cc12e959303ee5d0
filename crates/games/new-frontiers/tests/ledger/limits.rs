//! NFR-VP, NFR-END, NFR-LIM: the pool, the ends of the game, and limits.

use super::*;
use orrery_new_frontiers::vocab::End;

#[test]
fn nfr_vp_01_the_pool_is_a_number() {
    let mut table = Fixture::new(2).developments(0, &["galactic_salon"]).pool(2, 1).choose("trade_consume");
    assert_eq!((table.seen().pool, table.chips(0)), (0, 2));
    assert!(is_last_round(&table), "exactly 0 triggers the end");
    end_round(&mut table);
    assert!(is_over(&table));
    let table = Fixture::new(2).pool(3, 1).choose("trade_consume");
    assert!(!is_last_round(&table));
}

#[test]
fn nfr_vp_02_chips_are_no_pieces_of_the_rules() {
    // 7 VP in ones, or a five and two ones: the pool and the player have numbers, nothing else.
    let table = Fixture::new(2).chips(0, 7).play();
    assert_eq!((table.chips(0), table.seen().pool), (7, 17));
    assert_eq!(table.score(0), 7 + Fixture::new(2).play().score(0));
}

#[test]
fn nfr_end_01_four_conditions() {
    let ends = |table: &Table| table.seen().ends;
    let large = [
        "alien_tech_institute",
        "mining_league",
        "pan_galactic_league",
        "imperium_lords",
        "free_trade_association",
    ];
    let mut table = Fixture::new(3).developments(0, &large).choose("develop");
    table.play("buy export_duties");
    end_action(&mut table);
    assert_eq!(ends(&table), [End::Spaces]);
    let six = ["gem_world", "spice_world", "space_port", "hive_world", "rebel_miners", "volcanic_world"];
    let mut table = Fixture::new(3).colonies(0, &six).explored(0, &["comet_zone"]).choose("settle");
    table.play("settle comet_zone pay");
    assert_eq!(ends(&table), [End::Colonies]);
    let mut table = Fixture::new(3).supply(7, 2).play();
    run(&mut table, "settle");
    assert_eq!(ends(&table), [End::Colonists]);
    let mut table = Fixture::new(3).pool(1, 2).play();
    table.play("select send_envoys");
    assert_eq!(ends(&table), [End::Points]);
}

#[test]
fn nfr_end_02_the_round_is_played_out() {
    let mut table = Fixture::new(3).supply(7, 2).developments(1, &["terraforming_engineers"]).play();
    run(&mut table, "settle");
    for seat in [1, 2] {
        assert!(!is_over(&table));
        assert_eq!(table.to_act(), [seat], "all discs still select");
        let action = table.legal()[0].clone();
        table.play(&action);
        end_action(&mut table);
    }
    assert!(is_over(&table));
    // It cannot be undone: the supply may rise above 4 again by a replacement with fewer colonists.
    let mut table = Fixture::new(2).supply(5, 1).play();
    run(&mut table, "settle");
    assert!(is_last_round(&table));
    table.state.colonists += 3;
    table.state.players[1].colonists -= 3;
    end_round(&mut table);
    assert!(is_over(&table));
}

#[test]
fn nfr_end_03_limits_are_not_capped() {
    let six = ["gem_world", "spice_world", "space_port", "hive_world", "rebel_miners", "volcanic_world"];
    let mut table = Fixture::new(2)
        .colonies(0, &six)
        .developments(0, &["improved_logistics"])
        .explored(0, &["comet_zone", "asteroid_belt"])
        .colonists(0, 1)
        .choose("settle");
    table.play("settle comet_zone pay").play("settle asteroid_belt pay");
    assert_eq!(table.seen().seats[0].colonies.len(), 9);
    let ten = [
        "alien_tech_institute",
        "mining_league",
        "pan_galactic_league",
        "imperium_lords",
        "free_trade_association",
    ];
    let mut table = Fixture::new(2).developments(0, &ten).choose("develop");
    table.play("buy trade_league");
    assert_eq!(table.seen().seats[0].spaces, 12);
}

#[test]
fn nfr_lim_01_what_is_limited() {
    // Colonists, goods, developments and worlds run out; credits and VP do not.
    let mut table = Fixture::new(2).supply(0, 1).bag(&[]).left("space_marines", 0).play();
    run(&mut table, "explore");
    assert!(table.player(0).explored.is_empty());
    run(&mut table, "settle");
    assert_eq!(table.colonists(0), 0);
    let mut table = Fixture::new(2).left("space_marines", 0).credits(0, u16::MAX - 9).pool(0, 1).play();
    assert!(
        !table.seen().stacks.iter().any(|stack| stack.development == tile("space_marines") && stack.left > 0)
    );
    run(&mut table, "retreat_into_isolation");
    assert_eq!(table.credits(0), u16::MAX - 7);
    run(&mut table, "send_envoys");
    assert_eq!(table.chips(1), 25);
}

#[test]
fn nfr_lim_02_any_number_may_be_held() {
    let mut table = Fixture::new(2).credits(0, 300).chips(0, 20).supply(5, 0).play();
    assert_eq!((table.credits(0), table.chips(0), table.colonists(0)), (300, 20, 17));
    run(&mut table, "trade_consume");
    assert_eq!(table.chips(0), 21);
}

#[test]
fn nfr_lim_03_nothing_is_given_to_others() {
    let names: Vec<String> =
        NewFrontiers::universe(&Options::usual(3)).iter().map(orrery_core::notation::write).collect();
    assert!(
        names.iter().all(|name| !name.contains("give ") && !name.contains("seat")),
        "no action names another player"
    );
    let mut table = Fixture::new(3)
        .colonies(1, &["gem_world"])
        .goods(1, &["gem_world"])
        .colonies(0, &["spice_world"])
        .goods(0, &["spice_world"])
        .choose("trade_consume");
    table.refuse("sell gem_world", "NFR-TRD-03");
}

#[test]
fn nfr_lim_04_explore_and_develop_in_ring_order() {
    for id in ["explore", "develop"] {
        let mut table = Fixture::new(4).order(&[2, 0, 3, 1]).choose(id);
        for seat in [2, 0, 3, 1] {
            assert_eq!(table.to_act(), [seat], "{id}");
            quietly(&mut table);
        }
    }
}

#[test]
fn nfr_lim_05_the_others_in_ring_order_too() {
    // The last colonists go to who comes first in the ring.
    let mut table = Fixture::new(3).order(&[1, 2, 0]).supply(4, 0).choose("settle");
    assert_eq!([1, 2].map(|seat| table.colonists(seat)), [3, 1]);
    end_action(&mut table);
    let mut table = Fixture::new(3)
        .order(&[1, 2, 0])
        .colonies(1, &["hive_world"])
        .colonies(0, &["designer_species"])
        .goods_left(Kind::Genes, 1)
        .play();
    run(&mut table, "produce");
    assert!(table.good(1, "hive_world").is_some() && table.good(0, "designer_species").is_none());
    let table = Fixture::new(3).choose("develop");
    assert_eq!(table.to_act().len(), 1, "one seat at a time");
}
