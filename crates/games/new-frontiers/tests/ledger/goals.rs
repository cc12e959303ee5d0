//! NFR-GOAL-01 to NFR-GOAL-15: the goals variant, and what goals score.

use super::*;
use orrery_core::{Audience, Viewer};

#[test]
fn nfr_goal_01_the_setup_of_the_variant() {
    let game = new_game(3, Mode::Goals, 1);
    assert_eq!(game.seen().goals.unwrap().stack, 8);
    assert_eq!(game.seen().action_tiles[0].tile.id(), "set_galactic_goals");
    assert!(
        game.seen().seats.iter().all(|seat| seat.stockpile.credits == 0 && seat.stockpile.worlds.is_empty())
    );
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut table = Fixture::goals(2).play();
        table.next_random(&[seed % 8, seed / 8]).play("select set_galactic_goals");
        seen.extend(table.view(0).goals.unwrap().drawn_goals.iter().map(|goal| goal.goal.id()));
    }
    assert_eq!(seen.len(), 8, "the stack is shuffled");
}

#[test]
fn nfr_goal_02_three_bonuses_in_order() {
    let mut table = Fixture::goals(3).used(&["develop"]).play();
    table.events();
    table.play("select set_galactic_goals");
    let told: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Order { .. } => Some("order"),
            Event::Gained { credits: 1, .. } => Some("credit"),
            Event::GoalsSeen { .. } => Some("goals"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["order", "credit", "goals"]);
    assert_eq!((table.credits(1), table.to_act()), (11, vec![1]));
}

#[test]
fn nfr_goal_03_one_position_forward() {
    let mut table = Fixture::goals(4).used(&["develop", "produce", "explore"]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [0, 1, 3, 2]);
    let mut table = Fixture::goals(3).order(&[2, 0, 1]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [2, 0, 1], "first already");
    let mut table = Fixture::goals(2).order(&[0, 1, 0, 1]).used(&["develop", "produce"]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [0, 0, 1, 1], "the disc used for this selection");
}

#[test]
fn nfr_goal_04_draw_three_keep_one_return_two() {
    let mut table = Fixture::goals(3).play();
    table.play("select set_galactic_goals");
    let drawn: Vec<&str> =
        table.view(0).goals.unwrap().drawn_goals.iter().map(|goal| goal.goal.id()).collect();
    assert_eq!(drawn.len(), 3);
    let outside = ["conscription", "exploration", "diversification", "trade_taxes"]
        .into_iter()
        .find(|id| !drawn.contains(id))
        .unwrap();
    table.refuse("pass", "NFR-GOAL-04").refuse(&format!("keep_goal {outside}"), "NFR-GOAL-04");
    table.refuse(&format!("put_under {}", drawn[0]), "NFR-GOAL-04").play(&format!("keep_goal {}", drawn[0]));
    table.play(&format!("put_under {}", drawn[2]));
    let goals = table.view(0).goals.unwrap();
    assert_eq!(
        goals.known.iter().map(|goal| goal.unwrap().id()).collect::<Vec<_>>(),
        [drawn[2], drawn[1]],
        "in his order"
    );
    assert_eq!((goals.stack, goals.face_down), (7, Some(Seat(0))));
    let mut table = Fixture::goals(3).goal_stack(0, &[]).play();
    table.play("select set_galactic_goals");
    assert_eq!((step(&table), table.credits(0)), (Step::Select, 11), "an empty stack: this part lapses");
}

#[test]
fn nfr_goal_05_one_goal_face_down() {
    let mut table = Fixture::goals(3).goal_down(2, "conscription").play();
    table.play("select set_galactic_goals").play("go_on");
    let kept = table.legal()[0].clone();
    table.play(&kept);
    let goals = table.seen().goals.unwrap();
    assert_eq!(
        goals.face_up.iter().map(|goal| goal.goal.id()).collect::<Vec<_>>(),
        ["conscription"],
        "at once"
    );
    assert_eq!(goals.face_down, Some(Seat(0)));
    // It may belong to the same player.
    let mut table = Fixture::goals(3).goal_down(0, "conscription").play();
    table.play("select set_galactic_goals").play("go_on");
    let kept = table.legal()[0].clone();
    table.play(&kept);
    assert_eq!(table.seen().goals.unwrap().face_up.len(), 1);
}

#[test]
fn nfr_goal_06_goals_concern_all_players() {
    let mut table = Fixture::goals(3).goal_down(0, "conscription").colonists(1, 7).colonists(2, 3).play();
    table.play("select set_galactic_goals").play("go_on");
    end_action(&mut table);
    let beside_home = |seat| table.score(seat) - table_score_of_home(&table, seat);
    assert_eq!([0, 1, 2].map(beside_home), [0, 8, 2]);
    end_round(&mut table);
    assert!(
        table.seen().goals.unwrap().face_up.iter().any(|goal| goal.goal.id() == "conscription"),
        "to the end"
    );
}

fn table_score_of_home(table: &Table, seat: u8) -> i32 {
    let home = table.player(seat).colonies().first().unwrap();
    NewFrontiers::facts().tiles[home.index()].vp.unwrap().into()
}

#[test]
fn nfr_goal_07_the_owner_may_look_at_any_time() {
    let mut table = Fixture::goals(3).goal_down(1, "diversification").play();
    assert_eq!(table.view(1).goals.unwrap().own.unwrap().goal.id(), "diversification");
    table.play("select develop").play("go_on");
    end_action(&mut table);
    assert_eq!(table.view(1).goals.unwrap().own.unwrap().goal.id(), "diversification");
    assert!(table.view(0).goals.unwrap().own.is_none());
}

#[test]
fn nfr_goal_08_goals_in_the_stack_do_not_score() {
    let mut table = Fixture::goals(2).colonists(0, 7).round(99).play();
    for id in ["develop", "explore", "produce", "trade_consume"] {
        run(&mut table, id);
    }
    assert!(is_over(&table));
    assert_eq!(table.score(0), table_score_of_home(&table, 0));
    assert_eq!(table.seen().goals.unwrap().stack, 8);
}

#[test]
fn nfr_goal_09_categories_count_once() {
    let kinds = |ids: &[&str]| {
        goal_points(Fixture::goals(2).home(0, "old_earth").colonies(0, ids), 0, "diversification")
    };
    assert_eq!(kinds(&["gem_world", "spice_world", "comet_zone"]), 0, "two kinds, one of them twice");
    assert_eq!(kinds(&["hive_world", "comet_zone", "gem_world"]), 3, "in any order");
}

#[test]
fn nfr_goal_10_amounts_take_the_highest_step() {
    let colonists = |n| goal_points(Fixture::goals(2).colonists(0, n), 0, "conscription");
    assert_eq!([0, 2, 3, 4, 5, 6, 7, 9].map(colonists), [0, 0, 2, 2, 5, 5, 8, 8]);
}

#[test]
fn nfr_goal_11_skilled_workforce() {
    let powers = [
        "survey_team",
        "interstellar_bank",
        "space_marines",
        "genetics_lab",
        "export_duties",
        "galactic_salon",
    ];
    let points =
        |n: usize| goal_points(Fixture::goals(2).developments(0, &powers[..n]), 0, "skilled_workforce");
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(points), [0, 0, 0, 0, 2, 5, 8]);
}

#[test]
fn nfr_goal_12_volunteer_program() {
    let powers = [
        "galactic_salon",
        "booming_economy",
        "consumer_markets",
        "mining_league",
        "public_works",
        "trade_league",
    ];
    let points =
        |n: usize| goal_points(Fixture::goals(2).developments(0, &powers[..n]), 0, "volunteer_program");
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(points), [0, 0, 2, 2, 5, 5, 8], "trade_league is the sixth");
    let both = ["survey_team", "interstellar_bank", "trade_league"];
    assert_eq!(
        goal_points(Fixture::goals(2).developments(0, &both), 0, "skilled_workforce"),
        2,
        "Trade and Consume"
    );
}

#[test]
fn nfr_goal_13_diversification_and_tolerance() {
    let kinds = ["gem_world", "comet_zone", "hive_world", "alien_monolith"];
    let points = |n: usize| {
        goal_points(Fixture::goals(2).home(0, "old_earth").colonies(0, &kinds[..n]), 0, "diversification")
    };
    assert_eq!([0, 2, 3, 4].map(points), [0, 0, 3, 8]);
    let words = ["alien_monolith", "imperium_munitions", "rebel_base", "avian_uplift_race"];
    let tolerance = |n: usize, developments: &[&str]| {
        goal_points(
            Fixture::goals(2).home(0, "old_earth").colonies(0, &words[..n]).developments(0, developments),
            0,
            "tolerance_for_others",
        )
    };
    assert_eq!((tolerance(2, &[]), tolerance(3, &[]), tolerance(4, &[])), (0, 2, 5));
    assert_eq!(tolerance(4, &["terraforming_robots"]), 8);
}

#[test]
fn nfr_goal_14_conscription() {
    let colonists = |n| goal_points(Fixture::goals(2).colonists(0, n), 0, "conscription");
    assert_eq!((colonists(3), colonists(5), colonists(7)), (2, 5, 8));
    let on_colonies = Fixture::goals(2).colonies(0, &["rebel_base", "galactic_studios", "alien_monolith"]);
    assert_eq!(goal_points(on_colonies, 0, "conscription"), 0, "only unused ones");
}

#[test]
fn nfr_goal_15_stockpile_goals_can_be_revealed() {
    for id in ["exploration", "store_resources", "trade_taxes"] {
        let mut table = Fixture::goals(3).goal_down(1, id).play();
        table.refuse("reveal", "NFR-GOAL-15").play("select develop");
        table.events();
        table.play("reveal");
        assert_eq!(table.seen().goals.unwrap().face_up[0].goal.id(), id);
        assert!(
            table
                .heard()
                .iter()
                .any(|(to, event)| *to == Audience::ALL && matches!(event, Event::GoalRevealed { .. }))
        );
        assert_eq!(table.to_act(), [0], "now the action is carried out");
    }
    for id in ["conscription", "diversification", "skilled_workforce"] {
        let mut table = Fixture::goals(3).goal_down(1, id).play();
        table.play("select develop").refuse("reveal", "NFR-GOAL-15").play("go_on");
        assert!(NewFrontiers::view(&table.state, Viewer::Onlooker).goals.unwrap().face_up.is_empty());
    }
    // Right after his own selection too.
    let mut table = Fixture::goals(3).goal_down(0, "trade_taxes").play();
    table.play("select trade_consume").play("reveal");
}
