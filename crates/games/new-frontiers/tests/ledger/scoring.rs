//! NFR-SCO: points and the winner.

use super::*;

/// The game after the last action of its last round.
fn over(fixture: Fixture) -> Table {
    let mut table = fixture.round(99).play();
    end_round(&mut table);
    while !is_over(&table) {
        quietly(&mut table);
    }
    table
}

#[test]
fn nfr_sco_01_explored_worlds_go_back_and_score_nothing() {
    let table = over(Fixture::new(2).explored(0, &["rebel_stronghold", "alien_sentinels"]));
    assert!(table.player(0).explored.is_empty() && table.state.bag.contains(tile("rebel_stronghold")));
    assert_eq!(table.score(0), Fixture::new(2).play().score(0));
}

#[test]
fn nfr_sco_02_the_owner_of_the_joker_is_asked_before_the_reveal() {
    let mut table = Fixture::goals(2)
        .colonies(0, &["alien_oort_cloud_refinery", "gem_world", "hive_world"])
        .joker_good(0, Kind::Rare)
        .goal_down(1, "diversification")
        .round(99)
        .play();
    end_round_of_goals(&mut table);
    assert_eq!((step(&table), table.to_act()), (Step::JokerScores, vec![0]));
    assert!(table.seen().goals.unwrap().face_up.is_empty(), "the goal is still face down");
    table.play("name_kind genes");
    assert!(is_over(&table));
    assert!(
        lines(&table, 0).iter().all(|line| line.label.id != "source-goal"),
        "genes twice: two kinds only"
    );
}

/// Plays the last round of a goals game without taking a goal.
fn end_round_of_goals(table: &mut Table) {
    for id in ["develop", "explore", "produce", "trade_consume"] {
        table.play(&format!("select {id}"));
        while !matches!(table.state.stage, Stage::Selecting | Stage::Scoring | Stage::Over) {
            quietly(table);
        }
    }
}

#[test]
fn nfr_sco_03_the_face_down_goal_is_revealed() {
    let mut table = Fixture::goals(2).goal_down(1, "conscription").colonists(0, 7).round(99).play();
    let home = Fixture::goals(2).play().score(0);
    assert_eq!(table.score(0), home, "nobody else knows it yet");
    end_round_of_goals(&mut table);
    assert!(is_over(&table));
    assert_eq!(table.seen().goals.unwrap().face_up.len(), 1);
    assert_eq!(table.score(0), home + 8);
}

#[test]
fn nfr_sco_04_what_is_added() {
    let mut table = Fixture::goals(2)
        .chips(0, 5)
        .developments(0, &["drop_ships", "new_galactic_order"])
        .colonies(0, &["rebel_base"])
        .home(0, "alpha_centauri")
        .goals_up(&["conscription"])
        .colonists(0, 3)
        .round(99)
        .play();
    end_round_of_goals(&mut table);
    let lines = lines(&table, 0);
    let points: Vec<(&str, i32)> = lines.iter().map(|line| (&*line.label.id, line.points)).collect();
    assert_eq!(
        points,
        [
            ("source-chips", 5),
            ("source-colonies", 6),
            ("source-developments", 2),
            ("source-question", 5),
            ("source-goal", 2)
        ]
    );
    assert_eq!(table.score(0), 20);
}

#[test]
fn nfr_sco_05_each_tile_counts_for_one_condition() {
    // Genes and military: 2 for genes, not 3.
    let fixture = || {
        Fixture::new(2)
            .developments(0, &["pan_galactic_league"])
            .home(0, "old_earth")
            .colonies(0, &["hive_world", "rebel_base"])
    };
    assert_eq!(question(fixture(), 0, "pan_galactic_league"), 2 + 1);
    // The same tile counts for the "?" of several tiles.
    assert_eq!(question(fixture().developments(0, &["rebel_alliance"]), 0, "rebel_alliance"), 2 + 2 + 1);
    assert_eq!(
        question(fixture().developments(0, &["galactic_federation"]), 0, "galactic_federation"),
        2 + 2,
        "large, not large and any"
    );
}

#[test]
fn nfr_sco_06_a_tile_counts_itself() {
    assert_eq!(
        question(
            Fixture::new(2).developments(0, &["alien_tech_institute"]).home(0, "old_earth"),
            0,
            "alien_tech_institute"
        ),
        2
    );
    assert_eq!(
        question(Fixture::new(2).developments(0, &["new_galactic_order"]), 0, "new_galactic_order"),
        2
    );
}

#[test]
fn nfr_sco_07_stockpiles_do_not_count() {
    let fixture = || {
        Fixture::goals(2).developments(0, &["rebel_alliance"]).home(0, "old_earth").goals_up(&["exploration"])
    };
    let mut state = fixture().state();
    let before = NewFrontiers::score(&state, Seat(0));
    state.bag.remove(tile("rebel_stronghold"));
    state.players[0].stockpile.worlds.insert(tile("rebel_stronghold"));
    assert_eq!(NewFrontiers::audit(&state), Ok(()));
    assert_eq!(NewFrontiers::score(&state, Seat(0)), before + 2, "the goal only");
}

#[test]
fn nfr_sco_08_goods_and_credits_give_nothing() {
    let plain = Fixture::new(2).colonies(0, &["gem_world"]).play().score(0);
    let rich = Fixture::new(2)
        .colonies(0, &["gem_world"])
        .goods(0, &["gem_world", "ancient_race"])
        .credits(0, 99)
        .play()
        .score(0);
    assert_eq!(plain, rich);
}

#[test]
fn nfr_sco_09_points_then_goods_and_credits() {
    let ranks = |fixture: Fixture| {
        let outcome = NewFrontiers::outcome(&over(fixture).state).unwrap();
        (outcome.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), outcome.decided)
    };
    let base = || {
        Fixture::new(3)
            .home(0, "ancient_race")
            .home(1, "damaged_alien_factory")
            .home(2, "galactic_scavengers")
            .credits(0, 0)
            .credits(1, 0)
            .credits(2, 0)
            .used(&["settle", "explore"])
    };
    let (ranked, decided) = ranks(base().chips(1, 20));
    assert_eq!((ranked[1], decided), (1, Some(0)));
    // A tie: stockpiles do not count, goods and credits do.
    let values = |fixture: Fixture| {
        let outcome = NewFrontiers::outcome(&over(fixture).state).unwrap();
        outcome.seats.iter().map(|seat| seat.values[1]).collect::<Vec<_>>()
    };
    let with = values(base().credits(2, 5).goods(2, &["galactic_scavengers"]));
    let without = values(base());
    assert_eq!(with[2] - without[2], 6);
}

#[test]
fn nfr_sco_10_the_best_kind_is_taken_unasked() {
    let mut table = Fixture::new(2)
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Rare)
        .developments(0, &["mining_league"])
        .home(0, "old_earth")
        .round(99)
        .play();
    for id in ["develop", "explore", "produce", "trade_consume"] {
        run(&mut table, id);
    }
    assert!(is_over(&table), "nobody was asked");
    let league = lines(&table, 0).into_iter().find(|line| line.label.id == "source-question-only").unwrap();
    assert_eq!(league.points, 2, "rare");
    // His own face-down goal is no reason to ask either.
    let mut table = Fixture::goals(2)
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Rare)
        .goal_down(0, "diversification")
        .round(99)
        .play();
    end_round_of_goals(&mut table);
    assert!(is_over(&table));
}
