//! REW-EX: the test vectors of the ledger. H, K and I are Hephaistos, Kyklop and Ikaros, G is Gaia.

use orrery_core::{Game, Seat};
use orrery_reworld::Reworld;
use orrery_reworld::testkit::{Fixture, Look, Scenario, new_game};
use orrery_reworld::vocab::Slot;

use crate::scoring::{cities, defence};
use crate::{flight, last_turn, over, places, public, slot, turn, ways};

#[test]
fn rew_ex_01_terrabots_by_round() {
    let points = [1, 2, 3, 4, 5].map(|round| {
        let mut table =
            Fixture::chapter_one(2).round(round).hand(0, &[1]).module("l01", "terrabot_e").scenario();
        table.play("acquire l01");
        table.score(0)
    });
    assert_eq!(points, [4, 4, 3, 2, 2]);
}

#[test]
fn rew_ex_02_dealing() {
    for (players, each, left) in [(2, 13, 4), (3, 9, 3), (4, 7, 2)] {
        let view = public(&new_game(players, 1));
        assert!(view.seats.iter().all(|s| s.hand_count == each));
        assert_eq!(view.discard_pile, left);
    }
}

#[test]
fn rew_ex_03_special_crew_as_the_seventh_tile() {
    let city = ["terrabot_a", "terrabot_a", "terrabot_a", "crew_talos", "crew_talos"];
    let table = flight(Fixture::chapter_two(2).city(0, "a", &city), &["crew_talos_special"]);
    assert_eq!((table.city_size(0, "a"), table.tally(0, "special_crews")), (7, 7));
}

/// Marie: 3 terrabots of the letter, three satellites in the satellite row, four players.
fn marie() -> Scenario {
    let table = Fixture::chapter_two(4)
        .city(0, "b", &["terrabot_b"; 3])
        .satellites(0, &["satellite_shields", "satellite_companies", "satellite_letter_a"])
        .row(0, 1, &["satellite_letter_b"])
        .row(0, 2, &["shuttle_1"])
        .row(1, 1, &["shuttle_1"])
        .ship(1, "ship_row_3")
        .ship(1, "ship_row_4")
        .ship(2, "ship_row_5");
    table.scenario()
}

#[test]
fn rew_ex_04_a_letter_satellite() {
    let mut table = marie();
    table.play("decouple 1").play("score_task");
    assert_eq!((table.tally(0, "tasks"), table.satellites(0)[3]), (6, "satellite_letter_b"));
}

#[test]
fn rew_ex_05_two_ships_in_the_same_turn() {
    let mut table = marie();
    table.play("decouple 1").play("score_task");
    assert_eq!(table.ships(0), ["ship_row_1", "ship_satellites"]);
    assert_eq!((table.tally(0, "ships"), table.score(0)), (10, 16));
}

#[test]
fn rew_ex_06_tie_behind_the_first() {
    assert_eq!(defence(&[5, 3, 3, 0]), [20, 7, 7, -3]);
}

#[test]
fn rew_ex_07_two_ties() {
    assert_eq!(cities("a", &[2, 5, 2, 5]), [2, 14, 2, 14]);
}

#[test]
fn rew_ex_08_three_tied_for_the_lead() {
    assert_eq!(cities("b", &[3, 4, 4, 4]), [0, 9, 9, 9]);
}

#[test]
fn rew_ex_09_a_row_that_was_never_used() {
    let mut table = Fixture::chapter_two(2)
        .no_ships_but(&["ship_row_3"])
        .row(0, 1, &["shuttle_1", "crew_gaia"])
        .scenario();
    table.play("decouple 1");
    assert_eq!(table.ships(0), ["ship_row_3"]);
}

#[test]
fn rew_ex_10_rows_started() {
    let takes = |players: u8, cities: usize, defence: bool| {
        let letters = ["a", "b", "c", "d", "e"].into_iter().take(cities);
        let fixture = Fixture::chapter_two(players).no_ships_but(&["ship_rows_started"]);
        let mut fixture = letters.fold(fixture, |f, l| f.city(0, l, &[&format!("terrabot_{l}")]));
        if defence {
            fixture = fixture.defence(0, &["shuttle_1"]);
        }
        let mut table = fixture.row(0, 1, &["shuttle_1", "crew_gaia"]).scenario();
        table.play("decouple 1");
        !table.ships(0).is_empty()
    };
    assert!(takes(4, 4, true) && takes(4, 5, false));
    for players in [2, 3] {
        assert!(!takes(players, 4, true) && !takes(players, 5, false) && takes(players, 5, true));
    }
}

/// The ways to pay for u05 between these top cards (0 for no cards).
fn price(left: u8, right: u8, hand: &[u8]) -> Vec<String> {
    let mut fixture = Fixture::chapter_one(2).hand(0, hand).hand(1, &[1]);
    for (slot, card) in [("u04", left), ("u06", right)].into_iter().filter(|(_, card)| *card > 0) {
        fixture = fixture.cards(slot, &[card], card);
    }
    ways(&fixture.scenario(), "u05")
}

#[test]
fn rew_ex_11_neighbours_1_and_3() {
    assert_eq!(price(1, 3, &[1, 3]), ["1+3/1", "1+3/3"]);
    assert_eq!(price(1, 3, &[1, 4, 5]).len(), 3, "one of them plus any two");
    assert_eq!(price(1, 3, &[3, 4, 5]).len(), 3);
    assert_eq!(price(1, 3, &[2, 4, 4, 5]).len(), 3, "any four");
    assert!(price(1, 3, &[2, 4, 5]).is_empty());
}

#[test]
fn rew_ex_12_top_card_4() {
    let fixture = Fixture::chapter_one(2).hand(0, &[4]).row(0, 4, &["crew_gaia"]).round(2);
    let mut table = fixture.module("u05", "shuttle_2").scenario();
    table.play("acquire u05");
    assert_eq!(table.row(0, 4), ["crew_gaia", "shuttle_2"]);
}

#[test]
fn rew_ex_13_neighbours() {
    let neighbours = |id: &str| Slot::from_id(id).unwrap().neighbours().map(|s| s.id());
    let mut sorted = ["u01", "u10", "l10", "l01", "u05"].map(neighbours);
    sorted.iter_mut().for_each(|pair| pair.sort_unstable());
    assert_eq!(sorted, [["l01", "u02"], ["l10", "u09"], ["l09", "u10"], ["l02", "u01"], ["u04", "u06"]]);
    // A card beside a slot sets its price, also round the ends of the station, and that of no other slot.
    let table = Fixture::chapter_one(2).hand(0, &[3]).hand(1, &[1]).cards("l01", &[5], 5).scenario();
    assert!(ways(&table, "u01").is_empty());
    assert_eq!(ways(&table, "u05"), ["3/3"]);
}

#[test]
fn rew_ex_14_no_neighbours_hand_2_2_5() {
    assert_eq!(price(0, 0, &[2, 2, 5]), ["2/2", "5/5"]);
}

#[test]
fn rew_ex_15_one_neighbour_3_hand_3_5_5() {
    assert_eq!(price(3, 0, &[3, 5, 5]), ["3/3", "3+5/3", "3+5/5", "5+5/5"]);
}

#[test]
fn rew_ex_16_both_neighbours_3_hand_1_3() {
    assert_eq!(price(3, 3, &[1, 3]), ["3/3", "1+3/1", "1+3/3"]);
}

#[test]
fn rew_ex_17_both_neighbours_3_hand_3_3() {
    assert_eq!(price(3, 3, &[3, 3]), ["3/3", "3+3/3"]);
}

#[test]
fn rew_ex_18_neighbours_2_and_4_hand_2_4() {
    assert_eq!(price(2, 4, &[2, 4]), ["2+4/2", "2+4/4"]);
}

#[test]
fn rew_ex_19_neighbours_2_and_4_hand_2_5_5() {
    assert_eq!(price(2, 4, &[2, 5, 5]), ["2+5+5/2", "2+5+5/5"]);
}

#[test]
fn rew_ex_20_neighbours_2_and_4_hand_5_5_5() {
    assert!(price(2, 4, &[5, 5, 5]).is_empty());
}

#[test]
fn rew_ex_21_neighbours_2_and_4_hand_1_3_5_5() {
    assert_eq!(price(2, 4, &[1, 3, 5, 5]), ["1+3+5+5/1", "1+3+5+5/3", "1+3+5+5/5"]);
}

#[test]
fn rew_ex_22_neighbours_2_and_4_hand_2_4_5() {
    assert_eq!(price(2, 4, &[2, 4, 5]), ["2+4/2", "2+4/4", "2+4+5/2", "2+4+5/4", "2+4+5/5"]);
}

#[test]
fn rew_ex_23_neighbours_2_and_4_hand_2_2() {
    assert!(price(2, 4, &[2, 2]).is_empty());
}

#[test]
fn rew_ex_24_one_neighbour_3_hand_1() {
    assert!(price(3, 0, &[1]).is_empty());
}

#[test]
fn rew_ex_25_the_start_player_space_sets_no_price() {
    let table = Fixture::chapter_one(2).hand(0, &[1, 3, 5]).hand(1, &[2]).start_card(1, 3).scenario();
    assert_eq!(ways(&table, "l10"), ["1/1", "3/3", "5/5"]);
}

#[test]
fn rew_ex_26_the_top_card_is_the_demand() {
    let table = Fixture::chapter_one(2).hand(0, &[1, 5]).hand(1, &[2]).cards("u04", &[5, 5, 1], 1).scenario();
    assert_eq!(ways(&table, "u05"), ["1/1", "1+5/1", "1+5/5"]);
    assert_eq!(slot(&public(&table), "u05").demands.iter().map(|n| n.get()).collect::<Vec<_>>(), [1]);
}

#[test]
fn rew_ex_27_order_of_turns() {
    // The seats 1, 2 and 3 of the example are 0, 1 and 2 here.
    let hands = Fixture::chapter_one(3).round(2).marker(1).turn(1);
    let mut table = hands.hand(0, &[1, 1, 1]).hand(1, &[2, 2]).hand(2, &[3, 3]).scenario();
    let mut order = Vec::new();
    for action in ["acquire u01", "acquire u03", "take_marker", "acquire u05", "acquire u07", "leave"] {
        order.push(turn(&table));
        table.play(action);
    }
    assert_eq!((order, table.tally(0, "start_space")), (vec![1, 2, 0, 1, 2, 0], 1));
    assert_eq!((table.state.round, turn(&table)), (3, 0));
}

#[test]
fn rew_ex_28_leaving_with_four_cards() {
    let mut table = Fixture::chapter_one(4).hand(0, &[1, 2, 3, 4]).left(1).left(2).left(3).scenario();
    table.play("leave");
    assert_eq!((table.score(0), table.hand(0).len()), (4, 7));
}

#[test]
fn rew_ex_29_three_modules_left() {
    let slots = (1..=10).map(|n| format!("u{n:02}")).chain((1..=7).map(|n| format!("l{n:02}")));
    let mut fixture = Fixture::chapter_one(2).hand(0, &[1]).left(1);
    for (i, slot) in slots.enumerate() {
        fixture = fixture.cards(&slot, &[[2, 3, 4, 5][i % 4]], [2, 3, 4, 5][i % 4]);
    }
    let mut table = fixture.scenario();
    let boxed = table.state.boxed.len;
    table.play("leave");
    assert_eq!(table.state.boxed.len, boxed + 3);
    for step in crate::random_game(3, 99)
        .iter()
        .filter(|s| s.before.stage.is_chapter_one() && !s.after.stage.is_chapter_one())
    {
        let acquired: u8 = step.after.areas.iter().map(|a| a.coupled()).sum();
        assert_eq!(acquired + step.after.boxed.len, 100);
    }
}

#[test]
fn rew_ex_30_shuttle_behind_a_crew() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "shuttle_1", "crew_hephaistos"]);
    let mut table = rows
        .row(0, 2, &["crew_kyklop"])
        .city(0, "a", &["terrabot_a"])
        .city(0, "b", &["terrabot_b"])
        .scenario();
    table.play("decouple 1 1");
    assert_eq!(
        (table.row(0, 1), table.legal()),
        (vec!["terrabot_a"], vec!["dock 2".into(), "no_more".into()])
    );
    table.play("dock 2").play("place crew_hephaistos b");
    assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_kyklop"]);
}

#[test]
fn rew_ex_31_second_manoeuvre_from_the_same_row() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["crew_kyklop", "shuttle_1", "crew_hephaistos"]);
    let mut table = rows.city(0, "a", &["terrabot_a"]).scenario();
    table.play("decouple 1 1");
    assert_eq!(table.legal(), ["dock 1", "no_more"]);
    table.play("dock 1");
    assert!(table.row(0, 1).is_empty());
}

#[test]
fn rew_ex_32_two_crews_in_front_of_a_shuttle() {
    let rows = || Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "crew_hephaistos", "crew_kyklop"]);
    let mut table = rows().scenario();
    table.refuse("decouple 1 2", "REW-SHUT-10").play("decouple 1");
    assert!(table.legal().contains(&"decouple 1 1".into()), "K is boxed");
    let mut table = rows().row(0, 2, &["shuttle_0"]).scenario();
    table.play("decouple 2").play("dock 1").play("no_more");
    assert!(table.legal().contains(&"decouple 1 1".into()), "K has flown with another shuttle");
}

#[test]
fn rew_ex_33_a_terrabot_in_front_of_a_shuttle() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "terrabot_a"]).scenario();
    assert_eq!(table.legal(), ["decouple 1"]);
    table.refuse("decouple 1 1", "REW-SHUT-10");
}

#[test]
fn rew_ex_34_two_crews_from_the_same_row() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]);
    let mut table = rows
        .row(0, 2, &["terrabot_a", "crew_hephaistos", "crew_kyklop"])
        .city(0, "a", &["terrabot_a"])
        .scenario();
    table.play("decouple 1").play("dock 2");
    assert_eq!(table.row(0, 2), ["terrabot_a", "crew_hephaistos"], "K first");
    table.play("dock 2");
    assert_eq!(table.row(0, 2), ["terrabot_a"]);
}

#[test]
fn rew_ex_35_no_defence_behind_a_crew() {
    let mut table = Fixture::chapter_two(2)
        .row(0, 1, &["shuttle_2", "crew_hephaistos"])
        .row(0, 2, &["crew_gaia"])
        .scenario();
    table.play("decouple 1 1").refuse("defend", "REW-SHUT-09");
}

#[test]
fn rew_ex_36_an_empty_flight() {
    let mut table =
        Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(0, 2, &["crew_gaia", "terrabot_a"]).scenario();
    table.play("decouple 1");
    assert_eq!((table.shuttles(0), table.row(0, 2).len()), (vec!["shuttle_0"], 2));
}

#[test]
fn rew_ex_37_eligible_cities() {
    let places = |crew: &str| -> Vec<String> {
        let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_hephaistos"]);
        let cities = cities.city(0, "b", &["terrabot_b", "crew_gaia"]).city(0, "c", &["terrabot_c"; 2]);
        let other = if crew == "crew_gaia" { "crew_kyklop" } else { "crew_gaia" };
        let legal = flight(cities, &[crew, other]).legal();
        let prefix = format!("place {crew} ");
        legal.iter().filter_map(|a| a.strip_prefix(&prefix)).map(String::from).collect()
    };
    assert_eq!(places("crew_hephaistos"), ["a"]);
    assert_eq!(places("crew_kyklop"), ["b", "c"]);
    assert_eq!(places("crew_gaia"), ["a", "b", "c"]);
}

#[test]
fn rew_ex_38_no_eligible_city() {
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_hephaistos"]);
    let table = flight(cities.city(0, "b", &["terrabot_b", "crew_kyklop"]), &["crew_ikaros"]);
    assert_eq!(table.boxed("crew_ikaros"), 5);
}

#[test]
fn rew_ex_39_two_crews_of_a_new_company() {
    let cities = Fixture::chapter_two(2).city(0, "b", &["terrabot_b"]).city(0, "c", &["terrabot_c"]);
    let mut table = flight(cities, &["crew_kyklop", "crew_kyklop"]);
    assert_eq!(table.legal(), ["place crew_kyklop b", "place crew_kyklop c"]);
    table.play("place crew_kyklop b");
    assert_eq!(table.city(0, "b"), ["terrabot_b", "crew_kyklop", "crew_kyklop"]);
}

#[test]
fn rew_ex_40_two_new_companies_one_free_city() {
    for (first, other) in [("crew_kyklop", "crew_ikaros"), ("crew_ikaros", "crew_kyklop")] {
        let cities = Fixture::chapter_two(2).city(0, "b", &["terrabot_b"]);
        let mut table = flight(cities, &["crew_kyklop", "crew_ikaros"]);
        table.play(&format!("place {first} b"));
        assert_eq!((table.city(0, "b")[1], table.boxed(other)), (first, 5));
    }
}

#[test]
fn rew_ex_41_order_of_a_special_crew() {
    for (first, points) in [("crew_hephaistos", 7), ("crew_hephaistos_special", 6)] {
        let city = ["terrabot_a", "terrabot_a", "terrabot_a", "crew_hephaistos"];
        let cities = Fixture::chapter_two(2).city(0, "a", &city);
        let mut table = flight(cities, &["crew_hephaistos", "crew_hephaistos_special"]);
        table.play(&format!("place {first} a"));
        assert_eq!(table.tally(0, "special_crews"), points);
    }
}

#[test]
fn rew_ex_42_every_satellite() {
    let points = |satellite: &str, city: &str| {
        let h = "crew_hephaistos";
        let fixture = Fixture::chapter_two(2)
            .city(0, "a", &["terrabot_a", "terrabot_a", "terrabot_a", h, h, "crew_gaia"])
            .city(0, "c", &["terrabot_c", "crew_kyklop", "crew_kyklop", "crew_kyklop", "crew_kyklop"])
            .defence(0, &["shuttle_1", "shuttle_2"]);
        let mut table = fixture.row(0, 1, &["shuttle_0", &format!("satellite_{satellite}")]).scenario();
        table.play("decouple 1").play("score_task");
        if !city.is_empty() {
            table.play(&format!("choose_city {city}"));
        }
        table.tally(0, "tasks")
    };
    assert_eq!((points("letter_a", ""), points("company_hephaistos", "")), (6, 6));
    assert_eq!((points("company_kyklop", ""), points("all_crews", "")), (12, 7));
    assert_eq!((points("all_terrabots", ""), points("shields", "")), (4, 3));
    assert_eq!((points("city_size", "a"), points("companies", "")), (7, 6));
    assert_eq!((points("city_product", "a"), points("city_product", "c")), (9, 4));
}

#[test]
fn rew_ex_43_satellites_without_a_city() {
    for satellite in ["satellite_city_size", "satellite_city_product", "satellite_letter_c"] {
        let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", satellite]).scenario();
        table.play("decouple 1").play("score_task");
        assert_eq!((table.tally(0, "tasks"), table.satellites(0)), (0, vec![satellite]));
    }
}

#[test]
fn rew_ex_44_the_score_ship_with_four_players() {
    let fixture =
        Fixture::chapter_two(4).no_ships_but(&["ship_row_2", "ship_city", "ship_score"]).score(0, 52);
    let city = ["terrabot_a", "terrabot_a", "crew_gaia", "crew_gaia", "crew_talos", "crew_talos"];
    let fixture = fixture.city(0, "a", &city).row(0, 1, &["shuttle_0"]).row(0, 2, &["terrabot_a"]);
    let mut table = fixture.scenario();
    table.play("decouple 2");
    assert_eq!(table.ships(0), ["ship_row_2", "ship_city", "ship_score"]);
    assert_eq!(table.score(0), 68);
}

#[test]
fn rew_ex_45_the_score_ship_with_three_players() {
    for (before, after, ships) in [(66, 75, 2), (65, 69, 1)] {
        let fixture = Fixture::chapter_two(3).no_ships_but(&["ship_row_4", "ship_score"]).score(0, before);
        let mut table = fixture.row(0, 1, &["shuttle_0", "crew_gaia"]).scenario();
        table.play("decouple 1");
        assert_eq!((table.score(0), table.ships(0).len()), (after, ships));
    }
}

#[test]
fn rew_ex_46_three_tied_for_second_place() {
    assert_eq!(defence(&[6, 4, 4, 4]), [20, 4, 4, 4]);
}

#[test]
fn rew_ex_47_all_four_tied() {
    assert_eq!(defence(&[5, 5, 5, 5]), [8, 8, 8, 8]);
}

#[test]
fn rew_ex_48_three_players_two_tied_behind() {
    assert_eq!(defence(&[7, 3, 3]), [20, 5, 5]);
}

#[test]
fn rew_ex_49_three_players_all_tied() {
    assert_eq!(defence(&[4, 4, 4]), [10, 10, 10]);
}

#[test]
fn rew_ex_50_two_players() {
    assert_eq!(defence(&[5, 5]), [10, 10]);
    assert_eq!(defence(&[5, 3]), [20, 0]);
    assert_eq!(defence(&[5, 0]), [20, -3]);
}

#[test]
fn rew_ex_51_two_absent_players() {
    assert_eq!(defence(&[6, 0, 2, 0]), [20, -3, 10, -3]);
}

#[test]
fn rew_ex_52_ties_for_the_victory() {
    let mut ids: Vec<&str> = public(&new_game(3, 1)).ships.iter().map(|s| s.ship.id()).collect();
    // The ships that boxing a last crew could earn come first, so that they are taken already.
    ids.sort_by_key(|id| *id != "ship_score");
    for (ships, expected) in [([4, 5, 3], [2, 1, 3]), ([4, 4, 5], [1, 1, 3])] {
        // Everybody loses 18 points for absence.
        let mut fixture = Fixture::chapter_two(3).score(0, 119).score(1, 119).score(2, 106);
        let mut rest = ids.iter();
        for (seat, count) in ships.iter().enumerate() {
            for ship in rest.by_ref().take(*count) {
                fixture = fixture.ship(seat as u8, ship);
            }
        }
        let mut table = fixture.row(0, 1, &["crew_gaia"]).scenario();
        table.play("decouple 1");
        assert!(over(&table));
        assert_eq!([0, 1, 2].map(|s| table.score(s)), [101, 101, 88]);
        assert_eq!([0, 1, 2].map(|s| table.ships(s).len()), ships);
        assert_eq!(places(&table), expected);
    }
}

#[test]
fn rew_ex_53_no_settlement_at_all() {
    let table = last_turn(Fixture::chapter_two(2).score(0, 40));
    assert_eq!(table.score(0), 40 - 18);
    let lines = &Reworld::outcome(&table.state).unwrap().seats[0].lines;
    assert_eq!(lines.iter().filter(|l| l.points == -3).count(), 6);
    assert_eq!(table.state.area(Seat(0)).shields, 0);
}
