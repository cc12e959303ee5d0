//! EVA-ADV: the advanced actions, turn by turn.

use orrery_core::{Seat, Viewer};
use orrery_evacuation::Options;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::Fixture;
use orrery_evacuation::vocab::{Actions, Bonuses, CardSet};

use crate::happened;
use crate::setup::{new_game, play_until};

/// Seat 0 has its turn with these cards in hand.
fn hand(cards: &[&str]) -> Fixture {
    Fixture::advanced(2).hand(0, cards)
}

/// Seat 0 has its turn with this card and three others in hand.
fn with(card: &str) -> Fixture {
    hand(&[card, "action_card_78", "action_card_79", "action_card_80"])
}

#[test]
fn eva_adv_01_the_fronts_of_the_cards_are_used() {
    let mut game = with("action_card_08").actions();
    assert!(game.legal().contains(&"play_card action_card_08".into()));
    game.play("play_card action_card_08").play("resolve 1").play("gain old food");
    assert_eq!(game.state.players[0].stores[0], [1, 0, 0]);
}

#[test]
fn eva_adv_02_seven_cards_of_which_four_are_kept() {
    let mut game = new_game(Options { actions: Actions::Advanced, ..Options::usual(3) }, 3);
    assert_eq!((game.state.step, game.to_act()), (Step::Hand, vec![0, 1, 2]), "all at the same time");
    let view = game.view(0);
    assert_eq!((view.deck, view.discards), (80 - 21, 0));
    assert_eq!(view.seats[0].hand.as_ref().map(Vec::len), Some(7));
    assert_eq!((&view.seats[1].hand, view.seats[1].hand_count), (&None, 7), "others do not see it");
    for _ in 0..3 {
        for seat in [2, 0, 1] {
            let first = game.legal_of(seat)[0].clone();
            assert!(first.starts_with("discard "));
            game.play_as(seat, &first);
        }
    }
    let view = game.view(0);
    assert!(view.seats.iter().all(|seat| seat.hand_count == 4));
    assert_eq!((view.deck, view.discards, game.state.step), (80 - 21, 9, Step::Actions));
}

#[test]
fn eva_adv_03_area_1_once_a_year() {
    let mut game = hand(&["action_card_01", "action_card_02"]).acted(0, &[1]).actions();
    game.refuse("act gain_and_research", "EVA-ADV-03").refuse("act gain_and_develop_two", "EVA-ADV-03");
    assert!(!game.legal().iter().any(|action| action.starts_with("act gain_and_r")));
    game.play("act clone");
    let mut simple = Fixture::race(2).acted(0, &[1]).actions();
    simple.play("act gain_and_research");
}

#[test]
fn eva_adv_04_a_board_action_a_card_or_pass() {
    let mut game = with("action_card_08").actions();
    let legal = game.legal();
    assert_eq!(legal.iter().filter(|action| action.starts_with("act ")).count(), 10);
    assert_eq!(legal.iter().filter(|action| action.starts_with("play_card ")).count(), 4);
    assert!(legal.contains(&"pass".into()));
    game.refuse("play_card action_card_01", "EVA-ADV-04");
}

#[test]
fn eva_adv_05_a_board_action_takes_any_card_face_down() {
    let mut game = with("action_card_08").store(0, "new", "1 food").actions();
    game.play("act clone").refuse("lay_down action_card_01", "EVA-ADV-05");
    assert_eq!(game.legal().len(), 4);
    game.play("lay_down action_card_79");
    let (own, other) = (game.view(0), game.view(1));
    assert_eq!(own.seats[0].face_down.as_ref().map(|cards| cards[0].id()), Some("action_card_79"));
    assert_eq!((&other.seats[0].face_down, other.seats[0].areas), (&None, [0, 0, 1, 0]));
    assert_eq!(other.seats[0].population, 2, "the action is carried out as usual");
    // The surcharge for the fourth card of an area.
    let game = with("action_card_08").acted(0, &[2, 2, 2]).actions();
    let next = game.view(0).seats[0].next_energy;
    assert_eq!((next[1], next[2]), (2 + 1, 2));
}

#[test]
fn eva_adv_06_a_card_face_up_with_track_energy() {
    let mut game = with("action_card_34").acted(0, &[2, 2, 2]).store(0, "old", "2 energy").actions();
    game.play("play_card action_card_34");
    assert!(happened(&game, |e| matches!(e, Event::CardPlayed { energy: 2, .. })), "no surcharge");
    let seat = &game.view(1).seats[0];
    assert_eq!((seat.face_up[0].id(), seat.actions, seat.stores[0]), ("action_card_34", 4, [0; 3]));
    assert_eq!(game.legal(), ["resolve 1", "resolve 2"], "in an order of choice");
    game.play("resolve 2").play("research 1").refuse("resolve 1", "EVA-ACT-12");
    game.play("gain new food");
    assert_eq!((game.state.players[0].stores[1], game.to_act()), ([1, 0, 0], vec![1]));
    let mut game = with("action_card_08").actions();
    game.play("play_card action_card_08").play("resolve 3").play("gain old energy");
    game.refuse("resolve 3", "EVA-ADV-06").play("resolve 1");
}

#[test]
fn eva_adv_07_normal_prices_unless_the_card_says_otherwise() {
    let build = |steel: u8| {
        let fixture = with("action_card_11").display("ship", &["ship_01"]).stack("ship", &[]);
        let mut game = fixture.store(0, "old", &format!("{steel} steel")).actions();
        game.play("play_card action_card_11");
        if game.to_act() == [0] {
            game.play("build_ship ship_01 old");
        }
        (game.view(0).seats[0].ships[0].len(), game.state.players[0].stores[0][1])
    };
    assert_eq!(build(3), (1, 1));
    // "Gain" is free.
    let mut game = with("action_card_67").actions();
    game.play("play_card action_card_67");
    assert_eq!((game.state.players[0].population, game.state.players[0].stores), (2, [[0; 3]; 2]));
    let mut game = with("action_card_64").actions();
    game.play("play_card action_card_64").play("resolve 1");
    assert_eq!(game.state.players[0].population, 1, "cloning lapses without food, the gain does not");
}

#[test]
fn eva_adv_08_extra_costs() {
    // On the world of the thing built; if it cannot be paid, nothing of it is.
    let build = |old: &str, new: &str| {
        let fixture = with("action_card_15").display("ship", &["ship_01"]).stack("ship", &[]);
        let mut game = fixture.store(0, "old", old).store(0, "new", new).actions();
        game.play("play_card action_card_15");
        game
    };
    let mut game = build("2 steel", "3 steel");
    game.refuse("build_ship ship_01 old", "EVA-RES-08").play("build_ship ship_01 new");
    assert_eq!(game.state.players[0].stores, [[0, 2, 0], [0; 3]]);
    let mut game = build("2 steel", "");
    game.play("decline");
    assert_eq!(game.state.players[0].stores[0], [0, 2, 0]);
    // `pay` comes before every other effect, from what is there.
    let mut game = with("action_card_33").store(0, "old", "1 food").store(0, "new", "1 steel").actions();
    game.play("play_card action_card_33").refuse("research 1", "EVA-YEAR-01");
    assert_eq!(game.legal(), ["pay old food", "pay new steel"]);
    game.play("pay new steel").play("research 1");
    let mut game = with("action_card_33").actions();
    game.refuse("play_card action_card_33", "EVA-ADV-08");
    // Energy for the action and `pay` must both be there.
    let mut game = with("action_card_32").acted(0, &[2, 3]).store(0, "old", "1 energy").actions();
    game.refuse("play_card action_card_32", "EVA-ADV-08");
    let mut game = with("action_card_32").acted(0, &[2, 3]).store(0, "old", "2 energy").actions();
    game.play("play_card action_card_32");
    assert_eq!(game.state.players[0].stores[0], [0; 3]);
}

#[test]
fn eva_adv_09_what_can_be_carried_out_must_be() {
    let mut game = with("action_card_23").population(0, 2).store(0, "new", "2 steel").actions();
    game.play("play_card action_card_23").refuse("decline", "EVA-ACT-12");
    let mut game = with("action_card_23").actions();
    game.play("play_card action_card_23");
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { .. })));
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn eva_adv_10_a_card_is_drawn_at_the_end_of_a_turn() {
    let mut game = with("action_card_08").actions();
    game.play("act settle").play("lay_down action_card_08");
    assert_eq!((game.view(1).seats[0].hand_count, game.to_act()), (4, vec![1]));
    // Cards drawn by an effect join the hand at once; the limit is checked at the end of the turn.
    let mut game = with("action_card_09").actions();
    game.play("play_card action_card_09").play("resolve 2");
    assert_eq!(game.view(1).seats[0].hand_count, 3 + 2);
    game.play("gain old food");
    assert_eq!((game.view(1).seats[0].hand_count, game.legal().len()), (6, 6), "any of them may go");
    game.refuse("discard action_card_09", "EVA-DEC-20");
    for _ in 0..2 {
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert_eq!((game.view(1).seats[0].hand_count, game.to_act()), (4, vec![1]));
    // Passing draws nothing.
    let mut game = hand(&["action_card_08"]).actions();
    game.play("pass");
    assert_eq!(game.view(1).seats[0].hand_count, 1);
}

#[test]
fn eva_adv_11_an_empty_draw_stack() {
    let empty = |discard: bool| {
        let mut game = with("action_card_08").actions();
        let deck = std::mem::replace(&mut game.state.deck, CardSet::NONE);
        let cards = &mut game.state.players[1].cards;
        if discard {
            cards.discarded = deck
        } else {
            cards.hand = cards.hand.or(deck)
        }
        game.play("act settle").play("lay_down action_card_08");
        let view = game.view(0);
        (view.seats[0].hand_count, view.deck, view.discards, happened(&game, |e| *e == Event::DeckShuffled))
    };
    assert_eq!(empty(true), (4, 80 - 8 - 1, 0, true), "the discard pile is shuffled");
    assert_eq!(empty(false), (3, 0, 0, false), "nothing is drawn");
}

#[test]
fn eva_adv_12_without_cards_only_passing_is_left() {
    let mut game = hand(&["action_card_08"]).actions();
    game.state.players[0].cards.hand = CardSet::NONE;
    assert_eq!(game.legal(), ["pass"]);
    game.audited = false;
    game.refuse("act clone", "EVA-ADV-12").play("pass");
    // Nobody is asked for it.
    let game = hand(&[]).actions();
    assert!(happened(&game, |e| *e == Event::Passed { seat: Seat(0) }));
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn eva_adv_13_power_of_areas_and_of_printed_cards() {
    let power = |areas: &[u8], cards: &[&str]| {
        Fixture::advanced(2).acted(0, areas).face_up(0, cards).actions().view(1).seats[0].power.clone()
    };
    assert_eq!(power(&[4, 1], &[]), [5]);
    assert_eq!(power(&[], &["action_card_04", "action_card_08"]), [3 + 1]);
    assert_eq!(power(&[2, 3], &["action_card_09"]), [5 + 4]);
}

#[test]
fn eva_adv_14_options_are_chosen_for_progress_and_for_the_bonus() {
    let mut game = Fixture::advanced(2)
        .acted(0, &[2, 2])
        .face_up(0, &["action_card_25"])
        .bonus_card("bonus_1")
        .progress();
    assert_eq!(game.legal(), ["use_power 7", "use_power 8", "use_power 9"]);
    game.refuse("use_power 6", "EVA-ADV-14").play("use_power 9");
    play_until(&mut game, |game| game.state.step == Step::Bonus);
    assert_eq!(game.legal(), ["take_bonus upper", "decline"], "7 for the bonus, independently");
    // Two such cards: every sum.
    let game = Fixture::advanced(2).face_up(0, &["action_card_25", "action_card_51"]).actions();
    assert_eq!(game.view(0).seats[0].power, [5, 6, 7, 8, 9, 10]);
}

#[test]
fn eva_adv_15_options_are_chosen_on_the_own_move() {
    let mut game =
        Fixture::advanced(2).acted(0, &[2]).face_up(1, &["action_card_01"]).bonus_card("bonus_2").progress();
    assert_eq!(game.to_act(), [0], "the first moves before the second chooses");
    game.play("advance 2 0");
    assert_eq!((game.to_act(), game.legal()), (vec![1], vec!["use_power 4".into(), "use_power 5".into()]));
    game.refuse_as(0, "use_power 4", "EVA-YEAR-01");
}

#[test]
fn eva_adv_16_the_first_flight_costs_less_once() {
    let mut game = with("action_card_11")
        .display("ship", &["ship_07"])
        .store(0, "old", "3 steel 5 energy")
        .store(0, "new", "1 energy")
        .passed(1)
        .actions();
    game.play("play_card action_card_11").play("build_ship ship_07 old");
    assert_eq!(game.view(1).seats[0].ships[0][0].energy, 2 - 1);
    game.play("pass").play("fly ship_07");
    assert_eq!(game.state.players[0].stores[0][2], 4);
    game.play("confirm");
    play_until(&mut game, |game| game.state.step == Step::Transport);
    game.play("fly_back ship_07").play("confirm");
    assert_eq!(game.view(1).seats[0].ships[0][0].energy, 2, "used up");
    // Also for a ship built on the New World: only flights to it count.
    let mut game = with("action_card_11").display("ship", &["ship_07"]).store(0, "new", "3 steel").actions();
    game.play("play_card action_card_11").play("build_ship ship_07 new");
    assert_eq!(game.view(1).seats[0].ships[1][0].energy, 1);
}

#[test]
fn eva_adv_17_new_cards_at_the_end_of_the_year() {
    let game = Fixture::advanced(2).acted(0, &[2, 3]).face_up(0, &["action_card_80"]).year_end();
    assert_eq!((game.state.step, game.state.year, game.to_act()), (Step::Hand, 2, vec![0, 1]));
    let view = game.view(0);
    assert_eq!(view.seats[0].stores[0], [7 - 4, 7, 7], "chosen after Income");
    assert!(view.seats.iter().all(|seat| seat.hand_count == 7 && seat.face_up.is_empty()));
    assert_eq!((view.deck, view.discards), (80 - 14, 0), "played cards are shuffled in");
    // After the exchanges at the end of Income.
    let game = Fixture::advanced(2).techs(0, &["tech_4_2"]).year_end();
    assert_eq!((game.state.step, game.to_act()), (Step::Income, vec![0]));
}

#[test]
fn eva_adv_18_discarded_cards_stay_secret() {
    let mut game = Fixture::advanced(2).acted(0, &[2, 3]).year_end();
    for seat in [0, 1] {
        for _ in 0..3 {
            let first = game.legal_of(seat)[0].clone();
            game.play_as(seat, &first);
        }
    }
    let mut named = 0;
    for (audience, event) in game.heard() {
        if let Event::CardsDiscarded { seat, cards: Some(_), .. } = event {
            named += 1;
            let others = [Viewer::Seat(Seat(1 - seat.0)), Viewer::Onlooker];
            assert!(audience.includes(Viewer::Seat(seat)) && !others.iter().any(|&v| audience.includes(v)));
        }
    }
    assert_eq!(named, 2);
    assert_eq!(game.view(1).discards, 6, "only how many");
}

#[test]
fn eva_adv_19_generous_bonuses_go_with_them() {
    let options = Options { actions: Actions::Advanced, bonuses: Bonuses::Generous, ..Options::usual(2) };
    let mut game = new_game(options, 1);
    play_until(&mut game, |game| game.state.step == Step::Bonus);
    assert_eq!(game.view(0).seats[0].power, [0]);
    assert_eq!(game.legal(), ["take_bonus upper", "decline"]);
}

#[test]
fn eva_adv_20_the_refresh_of_a_card_is_free() {
    let mut game = with("action_card_12")
        .display("ship", &["ship_01", "ship_02", "ship_03"])
        .store(0, "old", "4 steel")
        .actions();
    game.play("play_card action_card_12").play("resolve 1").play("put_under 2").play("decline");
    assert_eq!(game.state.players[0].stores[0], [0, 4, 0]);
    assert_eq!(game.view(0).displays[0].under, ["ship_02"]);
    assert!(game.legal().contains(&"refresh old steel".into()), "the paid one may still be used");
    game.play("refresh old steel").play("put_under 1").play("decline");
    assert_eq!(game.view(0).displays[0].under, ["ship_02", "ship_01"]);
}

#[test]
fn eva_adv_21_what_cards_say_about_prices() {
    // `world` and `cost_reduction`: one resource of the printed price less, on the named world.
    let mut game = with("action_card_18")
        .display("ship", &["ship_04"])
        .store(0, "old", "2 steel 1 energy")
        .store(0, "new", "3 steel 1 energy")
        .actions();
    game.play("play_card action_card_18").refuse("build_ship ship_04 new", "EVA-ADV-21");
    game.play("build_ship ship_04 old").play("discount steel");
    assert_eq!(game.state.players[0].stores[0], [0, 1, 0]);
    // `steel_reduction`
    let mut game = with("action_card_20").population(0, 2).store(0, "new", "1 steel").actions();
    game.play("play_card action_card_20").play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores[1], [0; 3]);
    // `ignore_symbols`: one, not two.
    let fixture = |card| with(card).population(0, 2).store(0, "new", "4 steel 1 energy");
    let mut game = fixture("action_card_21").markers(0, [(16, "parking"), (15, "parking")]).actions();
    game.play("play_card action_card_21").refuse("settle f_q4_r2", "EVA-SETTLE-06");
    game.play("settle f_q7_rm2");
    // `cost_delta` of settling and cloning, from the New World.
    let mut game = fixture("action_card_24").actions();
    game.play("play_card action_card_24").play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores[1], [0, 1, 1]);
    let mut game = fixture("action_card_28").actions();
    game.play("play_card action_card_28").play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores[1], [0, 2, 0]);
    let clone = |food: &str| {
        let mut game = with("action_card_29").store(0, "new", food).store(0, "old", "9 food").actions();
        game.play("play_card action_card_29");
        (game.state.players[0].population, game.state.players[0].stores[1][0])
    };
    assert_eq!((clone("3 food"), clone("1 food")), ((2, 1), (0, 1)));
    // `free`
    let mut game = with("action_card_45").actions();
    game.play("play_card action_card_45").play("prepare food new");
    assert_eq!(game.state.players[0].factories[1], [1, 0, 0]);
}

#[test]
fn eva_adv_22_restrictions_of_settling() {
    let fixture =
        |card: &str| with(card).population(0, 3).factories(0, "new", "2 steel").store(0, "new", "3 steel");
    let mut game = fixture("action_card_22").actions();
    game.play("play_card action_card_22").refuse("settle f_q6_rm2", "EVA-ADV-22").play("settle f_q6_rm1");
    let mut game = fixture("action_card_50").actions();
    game.play("play_card action_card_50").refuse("settle f_q6_rm1", "EVA-ADV-22").play("settle f_q6_rm2");
    let mut game = fixture("action_card_23").markers(0, [(11, "parking"), (10, "parking")]).actions();
    game.play("play_card action_card_23").refuse("settle f_q5_r0", "EVA-SETTLE-09");
    game.play("settle f_q6_rm2");
}

#[test]
fn eva_adv_23_the_surcharge_looks_at_face_down_cards() {
    let next = |areas: &[u8], cards: &[&str]| {
        Fixture::advanced(2).acted(0, areas).face_up(0, cards).actions().view(0).seats[0].next_energy
    };
    // Two cards of power 2 lie face up; they count on the track only.
    let energy = next(&[2, 2], &["action_card_18", "action_card_34"]);
    assert_eq!((energy[1], energy[4]), (3, 3));
    assert_eq!(next(&[2, 2, 2], &["action_card_18"])[1], 3 + 1);
}

#[test]
fn eva_adv_24_the_cover_tile_limits_board_actions_only() {
    let mut game = with("action_card_08")
        .acted(0, &[1])
        .face_up(0, &["action_card_11"])
        .store(0, "old", "1 energy")
        .actions();
    game.play("play_card action_card_08");
    let mut game = with("action_card_34").face_up(0, &["action_card_08"]).actions();
    game.play("act gain_and_research");
}
