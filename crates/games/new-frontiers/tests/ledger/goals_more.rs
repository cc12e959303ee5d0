//! NFR-GOAL-16 to NFR-GOAL-24: stockpiles.

use super::*;

const EIGHT: [&str; 8] = [
    "gem_world",
    "spice_world",
    "space_port",
    "hive_world",
    "rebel_base",
    "rebel_miners",
    "volcanic_world",
    "comet_zone",
];

/// The points of a seat that has nothing but its home colony.
fn without_goals() -> i32 {
    NewFrontiers::score(&Fixture::goals(2).state(), Seat(0))
}

/// Explore with the goal face up, up to the moment when a seat returns worlds.
fn returning(fixture: Fixture) -> Table {
    let mut table = fixture.choose("explore");
    while step(&table) != Step::Return {
        quietly(&mut table);
    }
    table
}

#[test]
fn nfr_goal_16_storing_while_the_goal_is_up() {
    let goods = |fixture: Fixture| {
        fixture
            .home(0, "old_earth")
            .colonies(0, &["gem_world"])
            .colonies(1, &["comet_zone"])
            .home(1, "earths_lost_colony")
    };
    let mut table = goods(Fixture::goals(2).goals_up(&["store_resources"])).choose("produce");
    assert_eq!(table.to_act(), [0]);
    table.play("pass");
    assert_eq!((step(&table), table.to_act()), (Step::StoreGoods, vec![1]), "in ring order, optional");
    table.play("store_good comet_zone").play("pass");
    assert_eq!(table.player(1).stockpile.goods, [0, 1, 0, 0]);
    let table = goods(Fixture::goals(2).goal_down(1, "store_resources")).choose("produce");
    assert_eq!(step(&table), Step::Select, "not while it is face down");
}

#[test]
fn nfr_goal_17_no_more_than_the_largest_amount() {
    let seven = [
        "gem_world",
        "spice_world",
        "space_port",
        "new_vinland",
        "hive_world",
        "comet_zone",
        "volcanic_world",
    ];
    let mut table = Fixture::goals(2)
        .home(0, "old_earth")
        .goals_up(&["store_resources"])
        .colonies(0, &seven)
        .choose("produce");
    for id in &seven[..6] {
        table.play(&format!("store_good {id}"));
    }
    assert_eq!(table.player(0).stockpile.goods(), 6);
    assert_eq!(step(&table), Step::Select, "six at most");
    let mut table = Fixture::goals(2)
        .goals_up(&["trade_taxes"])
        .colonies(0, &["alien_monolith", "hive_world"])
        .goods(0, &["alien_monolith", "hive_world"])
        .developments(0, &["trade_league"])
        .choose("trade_consume");
    table.play("sell alien_monolith").refuse("tax 6", "NFR-GOAL-22").play("tax 5");
    table.play("sell hive_world").refuse("tax 3", "NFR-GOAL-17").play("tax 2");
    assert_eq!(table.player(0).stockpile.credits, 7);
}

#[test]
fn nfr_goal_18_stored_items_are_out_of_play() {
    let mut table = Fixture::goals(2)
        .home(0, "old_earth")
        .goals_up(&["store_resources", "trade_taxes"])
        .colonies(0, &["hive_world", "comet_zone"])
        .choose("produce");
    table.play("store_good hive_world").play("pass");
    assert_eq!(supply(&table, Kind::Genes), 12, "missing from the supply");
    let mut table = {
        end_action(&mut table);
        table
    };
    table.play("select trade_consume");
    end_action(&mut table);
    assert_eq!(table.player(0).stockpile.goods[2], 1, "for good");
    let mut table = Fixture::goals(2)
        .goals_up(&["trade_taxes"])
        .colonies(0, &["hive_world"])
        .goods(0, &["hive_world"])
        .choose("trade_consume");
    table.play("sell hive_world").play("tax 2");
    assert_eq!((table.credits(0), table.player(0).stockpile.credits), (11, 2));
}

#[test]
fn nfr_goal_19_exploration() {
    let mut table = returning(Fixture::goals(2).goals_up(&["exploration"]).explored(0, &EIGHT));
    assert!(offers(&table, "store_world gem_world") && offers(&table, "return_world gem_world"));
    table.play("store_world rebel_base");
    assert_eq!(table.player(0).worlds(), 10, "stored worlds do not count toward the limit");
    table.refuse("store_world gem_world", "NFR-GOAL-19").play("return_world gem_world");
    assert!(!table.state.bag.contains(tile("rebel_base")));
    let mut table = returning(Fixture::goals(2).explored(0, &EIGHT));
    table.refuse("store_world gem_world", "NFR-GOAL-16");
    let stored = |n: usize| {
        let mut state = Fixture::goals(2).goals_up(&["exploration"]).state();
        for id in &EIGHT[..n] {
            state.bag.remove(tile(id));
            state.players[0].stockpile.worlds.insert(tile(id));
        }
        NewFrontiers::score(&state, Seat(0)) - without_goals()
    };
    assert_eq!([0, 1, 2, 3, 4].map(stored), [0, 2, 5, 5, 8]);
    let mut table = Fixture::goals(2)
        .goals_up(&["exploration"])
        .explored(0, &["gem_world", "spice_world"])
        .colonists(0, 2)
        .choose("settle");
    table.refuse("store_world gem_world", "NFR-GOAL-19");
}

#[test]
fn nfr_goal_20_robots_can_bring_a_world_to_store() {
    let mut table = Fixture::goals(2)
        .goals_up(&["exploration"])
        .developments(0, &["terraforming_robots"])
        .explored(0, &EIGHT)
        .choose("settle");
    table.play("settle gem_world pay");
    assert_eq!((step(&table), table.player(0).worlds()), (Step::Return, 10));
    table.play("store_world spice_world");
    assert_eq!(table.player(0).stockpile.worlds.len(), 1);
}

#[test]
fn nfr_goal_21_store_resources() {
    let mut table = Fixture::goals(2)
        .home(0, "old_earth")
        .goals_up(&["store_resources"])
        .colonies(0, &["gem_world", "asteroid_belt"])
        .goods(0, &["asteroid_belt"])
        .developments(0, &["mining_conglomerate"])
        .colonies(0, &["comet_zone"])
        .choose("produce");
    assert_eq!(table.credits(0), 10 + 1 + 1 + 2, "the conglomerate is paid before");
    table.play("store_good asteroid_belt").play("store_good gem_world").play("pass");
    assert_eq!(table.player(0).stockpile.goods, [1, 1, 0, 0], "also a good of an earlier round");
    let stored = |n: u8| {
        let mut state = Fixture::goals(2).goals_up(&["store_resources"]).state();
        state.players[0].stockpile.goods[0] = n;
        NewFrontiers::score(&state, Seat(0)) - without_goals()
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(stored), [0, 2, 2, 5, 5, 8]);
}

#[test]
fn nfr_goal_22_trade_taxes() {
    let fixture = || {
        Fixture::goals(2).goals_up(&["trade_taxes"]).colonies(0, &["hive_world"]).goods(0, &["hive_world"])
    };
    let mut table = fixture().choose("trade_consume");
    table.play("sell hive_world");
    assert_eq!(table.legal(), ["tax 0", "tax 1", "tax 2", "tax 3"], "any number of the credits gained");
    table.refuse("tax 4", "NFR-GOAL-22").play("tax 3");
    assert_eq!((table.credits(0), table.player(0).stockpile.credits), (10, 3));
    let stored = |n: u8| {
        let mut state = Fixture::goals(2).goals_up(&["trade_taxes"]).state();
        state.players[0].stockpile.credits = n;
        NewFrontiers::score(&state, Seat(0)) - without_goals()
    };
    assert_eq!([2, 3, 4, 5, 6, 7].map(stored), [0, 2, 2, 5, 5, 8]);
    let mut table = fixture().choose("trade_consume");
    table.play("pass");
    assert_ne!(step(&table), Step::Tax { received: 3, in_consume: false });
}

#[test]
fn nfr_goal_23_goods_and_worlds_can_run_out() {
    let mut table = Fixture::goals(3)
        .goals_up(&["store_resources"])
        .order(&[2, 0, 1])
        .colonies(0, &["hive_world"])
        .colonies(2, &["designer_species"])
        .goods_left(Kind::Genes, 1)
        .play();
    run(&mut table, "produce");
    assert!(
        table.good(2, "designer_species").is_some() && table.good(0, "hive_world").is_none(),
        "ring order decides"
    );
    let mut table = Fixture::goals(3)
        .goals_up(&["exploration"])
        .order(&[2, 0, 1])
        .bag(&["gem_world", "hive_world"])
        .choose("explore");
    table.play("take gem_world");
    assert_eq!([0, 1, 2].map(|seat| table.player(seat).explored.len()), [1, 0, 1]);
}

#[test]
fn nfr_goal_24_how_many_goals_are_seen() {
    let all = [
        "skilled_workforce",
        "volunteer_program",
        "diversification",
        "tolerance_for_others",
        "conscription",
        "exploration",
        "store_resources",
        "trade_taxes",
    ];
    let seen: Vec<u8> = (1..=8)
        .rev()
        .map(|left| {
            let mut table = Fixture::goals(3).goal_stack(1, &all[..left]).play();
            table.play("select set_galactic_goals");
            // A single goal is kept unasked.
            if step(&table) == Step::KeepGoal { table.seen().goals.unwrap().drawn } else { 1 }
        })
        .collect();
    assert_eq!(seen, [3, 3, 3, 3, 3, 3, 2, 1]);
    let mut table = Fixture::goals(3).goal_down(0, "exploration").play();
    table.play("select develop").play("reveal");
    end_action(&mut table);
    assert_eq!(table.seen().goals.unwrap().face_down, None, "no goal lies face down until the next is taken");
    table.play("select explore");
    assert_eq!(step(&table), Step::Take, "and no window opens");
}
