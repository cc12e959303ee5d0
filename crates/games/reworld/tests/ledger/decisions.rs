//! REW-OPEN: what the rulebook leaves open, and how it was decided.

use orrery_core::{Game, Present, Seat, Viewer, notation};
use orrery_reworld::testkit::{Fixture, Look, new_game};
use orrery_reworld::vocab::Number;
use orrery_reworld::{Action, Reworld};

use crate::scoring::defence;
use crate::{
    flight, laid_out, last_turn, names_of, over, places, public, seen_by, shields_of, slot, tallies,
    task_points, turn, ways,
};

#[test]
fn rew_open_01_one_closed_ring() {
    let view = public(&new_game(2, 1));
    let mut ring = vec!["slot-u01".to_owned(), "slot-u02".to_owned()];
    while ring.len() < 20 {
        let [.., before, here] = &ring[..] else { unreachable!() };
        let here = view.slots.iter().find(|slot| slot.id == *here).unwrap();
        let next = here.neighbours.iter().find(|next| *next != before).unwrap();
        ring.push(next.clone());
    }
    let upper = (1..=10).map(|n| format!("slot-u{n:02}"));
    assert_eq!(ring, upper.chain((1..=10).rev().map(|n| format!("slot-l{n:02}"))).collect::<Vec<_>>());
    // A card at one end of the ring is asked for at the other.
    let game = Fixture::chapter_one(2).cards("l01", &[4], 4).cards("u10", &[2], 2).scenario();
    let view = public(&game);
    let asked = ["u01", "l10"].map(|id| slot(&view, id).demands.iter().map(|n| n.get()).collect::<Vec<_>>());
    assert_eq!(asked, [[4], [2]]);
}

#[test]
fn rew_open_02_the_start_player_space_at_the_right_end_has_no_effect() {
    let price = |f: Fixture| {
        let table = f.hand(0, &[1, 2, 3]).hand(1, &[4]).scenario();
        [ways(&table, "u10"), ways(&table, "l10")]
    };
    assert_eq!(price(Fixture::chapter_one(2)), price(Fixture::chapter_one(2).start_card(1, 2)));
}

#[test]
fn rew_open_03_no_additional_cards() {
    let mut table =
        Fixture::chapter_one(2).hand(0, &[2, 3, 4, 5]).hand(1, &[4]).cards("u04", &[3], 3).scenario();
    table.play("acquire u05").refuse("pay 2 3 4", "REW-PAY-02").refuse("pay 2 3 4 5", "REW-PAY-02");
    table.play("pay 3 5").play("top 5");
    assert_eq!(table.row(0, 5).len(), 1, "a replacement card chooses the bay");
}

/// The sentences define the payments fully: for every pair of demands and every number of cards, what is
/// legal is what REW-PAY-01 to 04 say.
#[test]
fn rew_open_04_the_sentences_define_the_payments() {
    let hand = [1, 1, 2, 2, 3, 3];
    let sizes = |left: u8, right: u8| -> Vec<usize> {
        let mut fixture = Fixture::chapter_one(2).hand(0, &hand).hand(1, &[4]);
        for (slot, card) in [("l04", left), ("l06", right)].into_iter().filter(|(_, card)| *card > 0) {
            fixture = fixture.cards(slot, &[card], card);
        }
        let mut sizes: Vec<usize> = ways(&fixture.scenario(), "l05")
            .iter()
            .map(|w| w.split('/').next().unwrap_or("").split('+').count())
            .collect();
        sizes.dedup();
        sizes
    };
    assert_eq!(sizes(0, 0), [1]);
    assert_eq!((sizes(1, 0), sizes(0, 5)), (vec![1, 2], vec![2]));
    assert_eq!((sizes(2, 2), sizes(5, 5)), (vec![1, 2], vec![2]));
    assert_eq!((sizes(1, 2), sizes(1, 5), sizes(4, 5)), (vec![2, 3, 4], vec![3, 4], vec![4]));
}

#[test]
fn rew_open_05_all_cards_of_a_slot_stay_visible() {
    let table = Fixture::chapter_one(2).cards("u05", &[1, 4, 5], 4).scenario();
    let view = Reworld::view(&table.state, Viewer::Onlooker);
    assert_eq!(slot(&view, "u05").cards.iter().map(Number::get).collect::<Vec<_>>(), [1, 4, 5]);
}

#[test]
fn rew_open_06_hand_sizes_are_public() {
    let table = Fixture::chapter_one(3).hand(0, &[1, 2]).hand(1, &[3]).scenario();
    for viewer in 0..3 {
        let counts: Vec<u8> = seen_by(&table, viewer).seats.iter().map(|s| s.hand_count).collect();
        assert_eq!(counts, [2, 1, 9]);
    }
}

#[test]
fn rew_open_07_the_holder_may_take_the_marker_again() {
    let mut table = Fixture::chapter_one(2).marker(0).hand(0, &[2, 2]).scenario();
    table.play("take_marker");
    assert_eq!((table.score(0), table.state.marker), (1, Seat(0)));
}

#[test]
fn rew_open_08_a_random_start_player_and_colours_by_seat() {
    let begins: std::collections::BTreeSet<u8> = (0..60).map(|seed| turn(&new_game(4, seed))).collect();
    assert_eq!(begins.len(), 4);
    let colors: Vec<&str> = public(&new_game(4, 1)).seats.iter().map(|s| s.color).collect();
    assert_eq!(colors, ["red", "blue", "yellow", "green"]);
}

#[test]
fn rew_open_09_leaving_with_an_empty_hand_is_automatic() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1]).hand(1, &[2, 2]).hand(2, &[3, 3]).scenario();
    table.play("acquire u01").play("acquire u03");
    let scores = [1, 2].map(|s| table.score(s));
    table.play("leave");
    assert!(public(&table).seats[0].left);
    assert_eq!((turn(&table), table.score(1)), (1, scores[0]), "no effect on others");
}

#[test]
fn rew_open_10_the_figure_in_brackets_is_for_four_players() {
    for (id, few, four) in [
        ("ship_shields", 6, 5),
        ("ship_satellites", 5, 4),
        ("ship_shuttles", 5, 4),
        ("ship_score", 70, 60),
        ("ship_companies", 6, 5),
        ("ship_rows_started", 6, 5),
    ] {
        let shown = [2, 3, 4].map(|players| {
            let view = public(&new_game(players, 1));
            view.ships.iter().find(|s| s.ship.id() == id).unwrap().threshold
        });
        assert_eq!(shown, [few, few, four], "{id}");
    }
}

#[test]
fn rew_open_11_points_of_the_ships() {
    let ships = public(&new_game(4, 1)).ships;
    let points: Vec<i16> = ships.iter().map(|ship| ship.points).collect();
    assert_eq!(points, [4, 4, 4, 4, 4, 5, 5, 7, 6, 6, 5, 5, 7, 7]);
    assert_eq!(points.iter().sum::<i16>(), 73);
    // The only figure of the rulebook: `ship_row_1` and `ship_satellites` together.
    let satellites = ["satellite_shields", "satellite_all_crews", "satellite_companies"];
    let mut game = Fixture::chapter_two(4)
        .no_ships_but(&["ship_row_1", "ship_satellites"])
        .satellites(0, &satellites)
        .row(0, 1, &["satellite_all_terrabots"])
        .row(0, 2, &["shuttle_0"])
        .scenario();
    game.play("decouple 1").play("score_task");
    assert_eq!(game.tally(0, "ships"), 10);
}

#[test]
fn rew_open_12_equal_points_on_both_sides() {
    let points = |players| public(&new_game(players, 1)).ships.iter().map(|s| s.points).collect::<Vec<_>>();
    assert_eq!(points(2), points(4));
    assert_eq!(points(3), points(4));
}

#[test]
fn rew_open_13_rank_points_of_the_cities() {
    let ranks: Vec<Vec<i16>> = public(&new_game(4, 1)).categories.into_iter().map(|c| c.ranks).collect();
    assert_eq!(ranks, [[20, 10, 4], [18, 10, 4], [16, 8, 4], [14, 8, 4], [12, 6, 2], [10, 6, 2]]);
}

#[test]
fn rew_open_14_the_side_for_two_or_three_players() {
    let ranks = |players| public(&new_game(players, 1)).categories.into_iter().map(|c| c.ranks);
    for ((four, three), two) in ranks(4).zip(ranks(3)).zip(ranks(2)) {
        assert_eq!((&three[..], &two[..]), (&four[..2], &four[..1]));
    }
}

#[test]
fn rew_open_15_five_terrabots_of_each_letter() {
    for seed in 0..4 {
        let tiles = laid_out(2 + (seed % 3) as u8, seed);
        let terrabots: Vec<u8> =
            tiles.iter().filter(|(id, _)| id.starts_with("terrabot")).map(|(_, n)| *n).collect();
        assert_eq!(terrabots, [5; 5]);
    }
}

#[test]
fn rew_open_16_six_crews_per_construction_company_nine_agrarian() {
    for (id, count) in laid_out(3, 16).into_iter().filter(|(id, _)| id.starts_with("crew")) {
        let expected = match id {
            "crew_gaia" => 9,
            id if id.ends_with("_special") => 1,
            _ => 5,
        };
        assert_eq!(count, expected, "{id}");
    }
}

#[test]
fn rew_open_17_shields_on_shuttles() {
    let tiles = laid_out(4, 17);
    assert_eq!(["shuttle_0", "shuttle_1", "shuttle_2"].map(|id| tiles[id]), [5, 10, 5]);
    assert_eq!((shields_of("shuttle_1"), shields_of("shuttle_2")), (1, 2));
}

#[test]
fn rew_open_18_shields_on_satellites() {
    let tiles = laid_out(2, 18);
    let satellites = tiles.keys().filter(|id| id.starts_with("satellite"));
    let two: Vec<&str> = satellites.filter(|id| shields_of(id) == 2).copied().collect();
    let expected = [
        "satellite_all_terrabots",
        "satellite_letter_a",
        "satellite_letter_b",
        "satellite_letter_c",
        "satellite_letter_d",
        "satellite_letter_e",
        "satellite_shields",
    ];
    assert_eq!(two, expected, "the other nine have one");
}

#[test]
fn rew_open_19_no_special_crew_of_the_agrarian_company() {
    let tiles = laid_out(3, 19);
    let special: Vec<&str> = tiles.keys().copied().filter(|id| id.ends_with("_special")).collect();
    assert_eq!(special.len(), 5);
    assert!(special.iter().all(|id| !id.contains("gaia")));
    let city = || Fixture::chapter_two(2).no_ships_but(&[]).city(0, "a", &["terrabot_a"]);
    assert_eq!(flight(city(), &["crew_gaia"]).score(0), 0);
    assert!(special.iter().all(|crew| flight(city(), &[crew]).score(0) == 3));
}

/// The names that people read at the table: in the view, by the texts of the game.
#[test]
fn rew_open_20_own_names() {
    let view = public(&new_game(4, 20));
    for sign in &view.signs {
        let initial = sign.letter.id().to_uppercase();
        assert!(names_of(sign.sign.id()).iter().all(|name| name.starts_with(&initial)));
        assert!(names_of(sign.letter.terrain()).iter().all(|name| name.starts_with(&initial)));
    }
    for company in &Reworld::facts().companies {
        let [name, _] = names_of(company.id.id());
        assert!(!name.starts_with(['A', 'B', 'C', 'D', 'E']), "{name}: these initials are terrains");
        assert_ne!(company.color, "yellow", "yellow marks the special crews");
    }
    let colors: Vec<&str> = view.seats.iter().map(|seat| seat.color).collect();
    assert_eq!(colors, ["red", "blue", "yellow", "green"]);
}

#[test]
fn rew_open_21_agrarian_crews_count_for_terrabots_times_crews() {
    let city = Fixture::chapter_two(2).city(
        0,
        "a",
        &["terrabot_a", "terrabot_a", "crew_gaia", "crew_gaia", "crew_talos"],
    );
    let mut table = city.row(0, 1, &["shuttle_0", "satellite_city_product"]).scenario();
    table.play("decouple 1").play("score_task");
    assert_eq!(table.tally(0, "tasks"), 6);
}

/// Two agrarian crews: no satellite pays 3 points for each. Two crews of a construction company: one does.
#[test]
fn rew_open_22_no_satellite_for_the_agrarian_company_alone() {
    let tiles = laid_out(2, 22);
    let satellites: Vec<&str> = tiles.keys().copied().filter(|id| id.starts_with("satellite")).collect();
    assert_eq!(satellites.len(), 16);
    for (company, paying) in [("gaia", 0), ("hephaistos", 1), ("ikaros", 1), ("kyklop", 1), ("talos", 1)] {
        let crew = format!("crew_{company}");
        let points =
            |id: &&&str| task_points(Fixture::chapter_two(2).city(0, "a", &["terrabot_a", &crew, &crew]), id);
        assert_eq!(satellites.iter().filter(|id| points(id) == 6).count(), paying, "{company}");
    }
}

#[test]
fn rew_open_23_two_points_per_terrabot_of_a_letter() {
    for letter in ["a", "b", "c", "d", "e"] {
        let terrabot = format!("terrabot_{letter}");
        let city = Fixture::chapter_two(2).city(0, letter, &[&terrabot, &terrabot, &terrabot]);
        let mut table = city.row(0, 1, &["shuttle_0", &format!("satellite_letter_{letter}")]).scenario();
        table.play("decouple 1").play("score_task");
        assert_eq!(table.tally(0, "tasks"), 6);
    }
}

#[test]
fn rew_open_24_a_crew_that_cannot_be_placed_may_be_docked() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "shuttle_2", "crew_talos"]).scenario();
    assert!(table.legal().contains(&"decouple 1 1".into()));
    table.play("decouple 1 1");
    assert_eq!(table.boxed("crew_talos"), 5);
    let table = flight(Fixture::chapter_two(2), &["crew_talos"]);
    assert_eq!(table.boxed("crew_talos"), 5);
}

#[test]
fn rew_open_25_a_crew_that_could_be_placed_is_not_given_up() {
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    let mut table = flight(cities, &["crew_talos"]);
    table.refuse("box_crew crew_talos", "REW-CREW-02");
}

#[test]
fn rew_open_26_the_second_manoeuvre_from_the_same_row() {
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]);
    let mut table = cities.row(0, 3, &["crew_gaia", "shuttle_1", "crew_talos"]).scenario();
    table.play("decouple 3 1").play("dock 3").play("place crew_talos a");
    assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_talos", "crew_gaia"]);
}

/// What stands in front of a shuttle decides: one crew lets it out, anything else does not.
#[test]
fn rew_open_27_examples_of_the_special_case() {
    let offered = |front: &[&str]| {
        let row = [&["shuttle_1"], front].concat();
        let table = Fixture::chapter_two(2).row(0, 1, &row).scenario();
        table.legal().contains(&"decouple 1 1".into())
    };
    assert!(offered(&["crew_talos"]) && offered(&["crew_gaia"]) && offered(&["crew_talos_special"]));
    assert!(!offered(&[]) && !offered(&["terrabot_a"]) && !offered(&["shuttle_0"]));
    assert!(!offered(&["satellite_shields"]) && !offered(&["crew_talos", "crew_talos"]));
}

#[test]
fn rew_open_28_a_task_with_0_points_is_allowed() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", "satellite_all_crews"]).scenario();
    table.play("decouple 1").play("score_task");
    assert_eq!((table.tally(0, "tasks"), table.satellites(0).len()), (0, 1));
}

#[test]
fn rew_open_29_without_modules_no_turn_and_no_ship() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["crew_gaia"; 2]).score(1, 90).scenario();
    table.play("decouple 1");
    assert_eq!(turn(&table), 0);
    table.play("decouple 1");
    assert!(over(&table) && table.ships(1).is_empty());
}

#[test]
fn rew_open_30_scores_below_0() {
    let table = last_turn(Fixture::chapter_two(3).score(1, 5));
    assert_eq!((0..3).map(|s| table.score(s)).collect::<Vec<_>>(), [-18, -13, -18]);
    assert_eq!(places(&table)[1], 1, "-13 is the most");
}

#[test]
fn rew_open_31_the_score_track_counts_laps() {
    let mut table = Fixture::chapter_two(2)
        .no_ships_but(&["ship_row_2"])
        .score(0, 98)
        .row(0, 1, &["shuttle_0", "crew_gaia"])
        .scenario();
    table.play("decouple 1");
    assert_eq!(public(&table).seats[0].score, 102, "plain integers");
}

#[test]
fn rew_open_32_the_end_scoring_earns_no_ship() {
    let fixture =
        Fixture::chapter_two(2).no_ships_but(&["ship_score"]).score(0, 69).defence(0, &["shuttle_1"]);
    let mut table = fixture.city(0, "a", &["terrabot_a"]).row(0, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1");
    assert_eq!((table.score(0), table.ships(0)), (69 + 20 + 18 - 12, vec![]));
}

#[test]
fn rew_open_33_a_tie_of_two_players() {
    assert_eq!(defence(&[3, 3]), [10, 10]);
    let table =
        last_turn(Fixture::chapter_two(2).city(0, "b", &["terrabot_b"]).city(1, "b", &["terrabot_b"]));
    assert_eq!(tallies(&table, "final_city_b"), [8, 8]);
}

#[test]
fn rew_open_34_ships_are_taken_without_choice() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", "crew_gaia"]).scenario();
    table.play("decouple 1");
    assert_eq!((table.ships(0).len(), &*table.legal()[0]), (4, "decouple 1"));
    let words: Vec<String> =
        Reworld::universe(&Reworld::options(2)).into_iter().map(|a| notation::write(&a)).collect();
    assert!(words.iter().all(|w| !w.contains("ship")), "there is no such action");
}

#[test]
fn rew_open_35_ranks_left_empty_are_paid_to_nobody() {
    assert_eq!(defence(&[2, 0, 0, 0]), [20, -3, -3, -3]);
    assert_eq!(defence(&[2, 2, 0, 0]), [15, 15, -3, -3]);
    assert_eq!(defence(&[2, 2, 0]), [15, 15, -3]);
}

#[test]
fn rew_open_36_signs_are_chosen_or_the_first_by_name() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", "terrabot_d"]).scenario();
    table.refuse("take_sign", "REW-FLOW-06").play("decouple 1");
    let names = ["sign_delphi", "sign_dorado", "sign_drakon", "sign_dunmore"];
    let choices: Vec<String> =
        ["take_sign".into()].into_iter().chain(names.map(|name| format!("take_sign {name}"))).collect();
    assert_eq!(table.legal(), choices);
    let position = table.state;
    for (action, sign) in choices.iter().zip(["sign_delphi"].into_iter().chain(names)) {
        table.state = position;
        table.play(action);
        assert_eq!(public(&table).seats[0].cities[0].sign.id(), sign, "`{action}`");
    }
    // As JSON too, the sign may be left out.
    let action: Action = serde_json::from_str(r#"{"do":"take_sign"}"#).unwrap();
    assert_eq!(notation::write(&action), "take_sign");
}

#[test]
fn rew_open_37_the_sign_counts_for_the_size_in_the_end_scoring() {
    let table = Fixture::chapter_two(2)
        .city(0, "a", &["terrabot_a"])
        .city(1, "a", &["terrabot_a", "crew_gaia"])
        .scenario();
    let category = &public(&table).categories[1];
    assert_eq!((category.category.id(), &category.sizes[..]), ("final_city_a", &[2, 3][..]));
}

#[test]
fn rew_open_38_leftovers_of_round_5_go_to_the_box() {
    let mut table = Fixture::chapter_one(2).round(5).row(0, 1, &["shuttle_0"]).scenario();
    table.play("leave").play("leave");
    let view = public(&table);
    assert_eq!((view.chapter, view.boxed.iter().map(|m| m.count).sum::<u8>()), (2, 99));
    assert!(view.slots.iter().all(|s| s.module.is_none()));
}

#[test]
fn rew_open_39_places_below_the_winner() {
    let table = last_turn(Fixture::chapter_two(4).score(0, 3).score(1, 7).score(2, 3).score(3, 1));
    assert_eq!(places(&table), [2, 1, 2, 4]);
}

#[test]
fn rew_open_40_letters_are_worth_less_from_a_to_e() {
    let firsts: Vec<i16> = public(&new_game(4, 1)).categories.iter().skip(1).map(|c| c.ranks[0]).collect();
    assert_eq!(firsts, [18, 16, 14, 12, 10]);
    let points = |terrabot: &str| {
        let mut table = Fixture::chapter_one(2).hand(0, &[1]).module("u01", terrabot).scenario();
        table.play("acquire u01");
        table.score(0)
    };
    assert_eq!(points("terrabot_a"), points("terrabot_e"), "at the same price");
}

#[test]
fn rew_open_41_half_made_choices_of_chapter_one_are_private() {
    let position = || Fixture::chapter_one(3).hand(0, &[1, 2, 3]).cards("u04", &[3], 3).scenario();
    let untouched = position();
    for actions in [&["acquire u05"][..], &["acquire u05", "pay 1 2"], &["take_marker"]] {
        let mut table = position();
        for action in actions {
            table.play(action);
        }
        assert_eq!(turn(&table), 0, "the turn is not finished");
        assert_ne!(seen_by(&table, 0), seen_by(&untouched, 0));
        assert_eq!(seen_by(&table, 1), seen_by(&untouched, 1));
        assert_eq!(public(&table), public(&untouched));
        assert!(table.log.heard_by(Viewer::Onlooker).is_empty(), "nothing is told before it is done");
    }
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_1"]).scenario();
    let before = public(&table);
    table.play("decouple 1");
    assert_ne!(public(&table).ask, before.ask, "chapter two is public step by step");
    assert_eq!(table.log.heard_by(Viewer::Onlooker).len(), 1);
}

#[test]
fn rew_open_42_refusals_of_single_steps() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1]).cards("u04", &[3], 3).scenario();
    table.refuse("acquire u05", "REW-PAY-09");
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    let mut table = flight(cities.row(0, 3, &["crew_talos"]), &["crew_gaia", "crew_gaia"]);
    table.refuse("dock 3", "REW-SHUT-16").play("place crew_gaia a").refuse("dock 3", "REW-SHUT-16");
}
