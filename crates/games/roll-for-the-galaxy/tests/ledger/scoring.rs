//! RFG-SCORE: the final score.

use orrery_core::{Game, Outcome};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::testkit::Fixture;

use crate::plain;

/// The end of a game whose pool is empty; seat 1 holds the chips that seat 0 was not given.
fn end(change: impl FnOnce(Fixture) -> Fixture) -> Outcome {
    let mut table = change(plain().cup(0, "home").cup(1, "home")).pool(0).manage();
    while let Some(&seat) = table.to_act().first() {
        table.play_as(seat, "ready");
    }
    RollForTheGalaxy::outcome(&table.state).expect("the pool is empty")
}

/// The score of seat 0. Its start tiles cost 1 + 1 + 0.
fn score(change: impl FnOnce(Fixture) -> Fixture) -> i32 {
    end(change).seats[0].score
}

/// The points that a development adds beyond its printed cost.
fn extra(development: &str, change: impl FnOnce(Fixture) -> Fixture) -> i32 {
    let outcome = end(|f| change(f.tableau(0, &[development])));
    let costs_and_chips: i32 = outcome.seats[0].lines.iter().map(|l| l.points).take(3).sum();
    outcome.seats[0].score - costs_and_chips
}

/// RFG-SCORE-02: printed costs, of faction and home world too; the construction zone does not count.
#[test]
fn rfg_score_01_chips_plus_printed_costs_plus_extra_points() {
    assert_eq!(score(|f| f), 2, "1 + 1 for faction 2, 0 for the home world");
    assert_eq!(score(|f| f.chips(0, 7)), 9);
    assert_eq!(score(|f| f.tableau(0, &["nanotechnology", "spice_world"])), 2 + 5 + 2);
    assert_eq!(score(|f| f.zone(0, &["nanotechnology", "spice_world"])), 2);
    let reduced = |f: Fixture| {
        f.tableau(0, &["investment_credits", "replicant_robots", "nanotechnology", "spice_world"])
    };
    assert_eq!(score(reduced), 2 + 4 + 4 + 5 + 2, "RFG-SCORE-02: without reductions");
    assert_eq!(
        score(|f| f.tableau(0, &["galactic_bankers"])),
        2 + 6 + 2,
        "two developments, itself included"
    );
}

#[test]
fn rfg_score_02_lines_add_up_and_name_their_rules() {
    let outcome = end(|f| f.chips(0, 7).tableau(0, &["galactic_bankers", "spice_world"]));
    let lines: Vec<(i32, &str)> = outcome.seats[0].lines.iter().map(|l| (l.points, l.rule.0)).collect();
    assert_eq!(lines.iter().map(|l| l.0).collect::<Vec<_>>(), [7, 1 + 6, 1 + 2, 2], "{lines:?}");
    assert_eq!(lines[3].1, "RFG-SCORE-07");
}

/// RFG-SCORE-04: a 6-cost development counts itself where it fits.
#[test]
fn rfg_score_03_fractions_round_up_each_tile_for_itself() {
    // Novelty worlds of cost 2 and 1: half of 3, rounded up.
    assert_eq!(extra("free_trade_association", |f| f.tableau(0, &["spice_world", "artist_colony"])), 2);
    // Developments 1 + 6 + 1 = 8, a third rounded up; its own 6 is in it.
    assert_eq!(extra("galactic_federation", |f| f.tableau(0, &["public_works"])), 3);
    // Both at once: 7 and 13 development costs are not rounded together.
    let both = |f: Fixture| f.tableau(0, &["system_diversification"]);
    assert_eq!(extra("galactic_federation", both), 5 + 3, "13 / 3 up, and 6 / 2");
}

#[test]
fn rfg_score_04_six_cost_developments_count_themselves() {
    assert_eq!(extra("galactic_bankers", |f| f), 2, "itself and the faction's development");
    assert_eq!(extra("system_diversification", |f| f), 3, "half of its own 6");
    assert_eq!(extra("new_economy", |f| f), 2, "itself and the faction's development");
}

#[test]
fn rfg_score_05_dice_owned_lie_in_cup_citizenry_spots_and_worlds() {
    let everywhere = |f: Fixture| {
        f.credits(0, 1)
            .citizenry(0, "military novelty")
            .spot(0, "development", "genes")
            .spot(0, "world", "rare_elements")
            .tableau(0, &["spice_world"])
            .goods("spice_world", "alien_technology")
    };
    let mut table =
        everywhere(plain().cup(0, "home").cup(1, "home").tableau(0, &["galactic_exchange"])).pool(0).manage();
    table.play_as(0, "recruit military").play_as(0, "ready").play_as(1, "ready");
    let outcome = RollForTheGalaxy::outcome(&table.state).unwrap();
    assert_eq!(outcome.seats[0].lines.last().map(|l| l.points), Some(6), "six colours, one of each");
}

#[test]
fn rfg_score_06_free_trade_association_half_the_costs_of_novelty_worlds() {
    let worlds =
        |f: Fixture| f.tableau(0, &["information_hub", "galactic_resort", "comet_zone", "jungle_world"]);
    assert_eq!(extra("free_trade_association", worlds), 3, "3 + 3, other kinds do not count");
}

#[test]
fn rfg_score_07_galactic_bankers_one_for_each_development() {
    let tiles = |f: Fixture| f.tableau(0, &["public_works", "backup_planning", "spice_world"]);
    assert_eq!(extra("galactic_bankers", tiles), 4);
}

#[test]
fn rfg_score_08_galactic_exchange_one_for_each_colour_owned() {
    assert_eq!(extra("galactic_exchange", |f| f), 1);
    let all = |f: Fixture| f.cup(0, "2 military consumption novelty rare_elements genes alien_technology");
    assert_eq!(extra("galactic_exchange", all), 7);
}

#[test]
fn rfg_score_09_galactic_federation_a_third_of_development_costs() {
    assert_eq!(
        extra("galactic_federation", |f| f.tableau(0, &["nanotechnology", "spice_world"])),
        4,
        "12 / 3"
    );
    assert_eq!(
        extra("galactic_federation", |f| f.tableau(0, &["nanotechnology", "public_works"])),
        5,
        "13 / 3 up"
    );
}

#[test]
fn rfg_score_10_galactic_renaissance_is_triangular_and_not_rounded_up() {
    for (chips, vp) in
        [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5), (20, 5), (21, 6)]
    {
        assert_eq!(extra("galactic_renaissance", |f| f.chips(0, chips)), vp, "{chips}");
    }
}

#[test]
fn rfg_score_11_galactic_reserves_one_for_each_good() {
    let goods = |f: Fixture| {
        f.tableau(0, &["spice_world", "jungle_world"])
            .goods("spice_world", "2 novelty")
            .goods("jungle_world", "home")
    };
    assert_eq!(extra("galactic_reserves", goods), 3);
}

#[test]
fn rfg_score_12_mining_league_two_for_each_rare_elements_world() {
    let worlds = |f: Fixture| f.tableau(0, &["comet_zone", "mining_world", "spice_world"]);
    assert_eq!(extra("mining_league", worlds), 4);
}

#[test]
fn rfg_score_13_new_economy_one_for_each_development_without_reassign_power() {
    let tiles =
        |f: Fixture| f.tableau(0, &["public_works", "conscription", "backup_planning", "mad_scientists"]);
    assert_eq!(extra("new_economy", tiles), 4, "itself, the faction's, `public_works` and `conscription`");
}

#[test]
fn rfg_score_14_new_galactic_order_two_for_each_started_set_of_three_red_dice() {
    for (red, vp) in [("home", 0), ("military", 2), ("3 military", 2), ("4 military", 4), ("7 military", 6)] {
        assert_eq!(extra("new_galactic_order", |f| f.cup(0, red)), vp, "{red}");
    }
}

#[test]
fn rfg_score_15_system_diversification_half_the_costs_of_reassign_developments() {
    let tiles = |f: Fixture| f.tableau(0, &["backup_planning", "mad_scientists", "public_works"]);
    assert_eq!(extra("system_diversification", tiles), 5, "6 + 1 + 3, half");
}

#[test]
fn rfg_score_16_most_vp_win() {
    let outcome = end(|f| f.chips(0, 20));
    assert_eq!(outcome.seats.iter().map(|s| (s.score, s.rank)).collect::<Vec<_>>(), [(22, 1), (8, 2)]);
}

/// Seat 0 and seat 1 with equal scores: 24 chips, start tiles worth 2 and 4.
fn tied(change: impl FnOnce(Fixture) -> Fixture) -> Vec<u8> {
    let outcome = end(|f| change(f.chips(0, 13)));
    assert_eq!(outcome.seats[0].score, outcome.seats[1].score);
    outcome.seats.iter().map(|s| s.rank).collect()
}

#[test]
fn rfg_score_17_a_tie_goes_to_more_dice_in_the_cup_plus_credits() {
    assert_eq!(tied(|f| f.cup(0, "2 home").credits(1, 2)), [1, 2], "3 dice and $1 against 1 die and $2");
    assert_eq!(tied(|f| f.cup(0, "home").credits(1, 4)), [2, 1], "2 + 1 against 1 + 4");
}

#[test]
fn rfg_score_18_still_tied_players_win_together() {
    assert_eq!(tied(|f| f.cup(0, "home").credits(1, 2)), [1, 1], "2 + 1 against 1 + 2");
}
