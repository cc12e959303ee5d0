//! A sound game keeps every law; each way to break one is caught, and by the law it breaks.

mod climb;
mod toy;

use climb::Climb;
use orrery_conformance::{
    Expect, Law, Secrets, check, check_inputs, check_options, check_with, random_games, try_check,
};
use orrery_core::{Game, Record, Viewer};
use toy::{Options, Toy, fault};

#[test]
fn a_sound_game_passes_with_every_number_of_players() {
    for players in 2..=4 {
        check::<Toy>(&Toy::options(players));
    }
    check::<Toy>(&Options { players: 3, long: true });
}

fn open() -> Expect {
    Expect { secrets: Secrets::None, ..Expect::default() }
}

#[test]
fn a_solo_game_and_a_race_pass() {
    check_options::<Climb>(&open());
    for players in 1..=3 {
        check_with::<Climb>(&Climb::options(players), &open());
    }
}

#[test]
fn games_are_counted() {
    let expect = Expect { games: 12, ..Expect::default() };
    let summary = random_games::<Toy>(&Toy::options(3), &expect);
    assert_eq!(summary.games, 12);
    assert!(summary.decisions >= 12 * 9 && summary.longest <= Toy::MAX_DECISIONS * 9, "{summary:?}");
}

#[test]
fn a_game_without_secrets_may_not_guess() {
    let expect = Expect { secrets: Secrets::None, ..Expect::default() };
    let failure = try_check::<Toy>(&Toy::options(2), &expect).expect_err("the toy has secrets");
    assert_eq!(failure.breach.law, Law::View);
    fault::set(fault::NO_GUESS);
    check_with::<Toy>(&Toy::options(2), &expect);
}

#[test]
fn some_secrets_are_enough_where_no_more_are_expected() {
    check_with::<Toy>(&Toy::options(2), &Expect { secrets: Secrets::Some, ..Expect::default() });
}

#[test]
fn a_network_is_told_what_its_seat_knows_and_no_more() {
    let told = |state: &_, seat| Toy::view(state, Viewer::Seat(seat));
    check_inputs::<Toy, _>(&Toy::options(3), 12, told).expect("a view tells no secrets");
    let told = |state: &_, _| Toy::view(state, Viewer::Everything);
    let breach = check_inputs::<Toy, _>(&Toy::options(3), 12, told).expect_err("everybody's cards");
    assert_eq!(breach.law, Law::Inputs);
}

#[test]
fn a_breach_comes_with_a_short_record_in_a_file() {
    fault::set(fault::LOST_CARD);
    let failure = try_check::<Toy>(&Toy::options(2), &Expect::default()).expect_err("a card is lost");
    let record = failure.record.as_ref().expect("a game shows it");
    // Somebody bids a six, somebody else bids, and the winner decides.
    assert!(record.actions.len() == 3, "{:?}", record.actions);
    let file = failure.file.as_ref().expect("a file");
    let text = std::fs::read_to_string(file).expect("a readable file");
    let loaded = Record::<Toy>::load(&text).expect("a record");
    assert_eq!(loaded.actions, record.actions);
    let state = loaded.verify().expect("a record that can be replayed");
    assert!(Toy::audit(state.state()).is_err(), "{failure} {:?}", state.state());
    let told = failure.to_string();
    for part in ["law Audit", "orrery replay", &*file.display().to_string(), "players: 2", "after 3 actions"]
    {
        assert!(told.contains(part), "{part} is not in: {told}");
    }
}

#[test]
fn games_chosen_by_proptest_find_and_shrink_a_breach_too() {
    fault::set(fault::LOST_CARD);
    let expect = Expect { games: 0, ..Expect::default() };
    let failure = try_check::<Toy>(&Toy::options(2), &expect).expect_err("a card is lost");
    assert_eq!(failure.breach.law, Law::Audit);
    assert!(failure.record.as_ref().is_some_and(|r| r.actions.len() <= 6), "{failure}");
}

/// Each row: a fault, and the law that it breaks, or the laws of which it may be found to break any.
macro_rules! breaches {
    (
        $($name:ident: $fault:ident breaks $($law:ident)or+;)*
        => $($climb_name:ident: $climb_fault:ident breaks $climb_law:ident;)*
    ) => {
        $(#[test]
        fn $name() {
            fault::set(fault::$fault);
            let result = try_check::<Toy>(&Toy::options(3), &Expect::default());
            let failure = result.expect_err("the fault is not noticed");
            assert!([$(Law::$law),+].contains(&failure.breach.law), "{failure}");
        })*

        $(#[test]
        fn $climb_name() {
            climb::fault::set(climb::fault::$climb_fault);
            let found = (1..=3).find_map(|players| try_check::<Climb>(&Climb::options(players), &open()).err());
            let found = found.or_else(|| {
                let race = climb::Options { mode: climb::Mode::Race, ..Climb::options(2) };
                try_check::<Climb>(&race, &open()).err()
            });
            let failure = found.expect("the fault is not noticed");
            assert_eq!(failure.breach.law, Law::$climb_law, "{failure}");
        })*

        #[test]
        fn every_law_is_proven() {
            // The law of inputs is not one of games; it has a test above.
            for law in Law::ALL.into_iter().filter(|law| *law != Law::Inputs) {
                assert!([$($(Law::$law),+,)* $(Law::$climb_law),*].contains(&law), "nothing shows that law {law:?} is checked");
            }
        }
    };
}

breaches! {
    a_rule_in_one_language_only: LEDGERS_DIFFER breaks Facts;
    a_text_in_one_language_only: TEXTS_DIFFER breaks Facts;
    an_option_without_label: NO_OPTION_TEXT breaks Facts;
    too_many_players: CROWD breaks Setup;
    a_setup_refused_with_an_unknown_rule: SETUP_RULE breaks Setup;
    an_action_twice_in_the_universe: TWICE breaks Json;
    an_action_that_cannot_be_read: UNREADABLE breaks Json;
    a_universe_out_of_order: UNSORTED_UNIVERSE breaks Json;
    a_list_out_of_order: UNSORTED breaks Listed;
    a_seat_that_is_due_but_stuck: STUCK breaks Due;
    a_forward_action_out_of_turn: FORWARD_OUT_OF_TURN breaks Due;
    an_offer_after_the_end: AFTER_THE_END breaks Due;
    an_offer_to_nobody: FOREIGN_SEAT breaks Due;
    a_list_that_forgets: FORGOTTEN breaks Complete;
    a_list_that_offers_too_much: TOO_MUCH breaks Complete;
    a_universe_that_lacks_an_action: SMALL_UNIVERSE breaks Complete;
    a_refusal_with_an_unknown_rule: UNKNOWN_RULE breaks Refusal or Reasons;
    a_lost_card: LOST_CARD breaks Audit;
    a_game_without_end: ENDLESS breaks Ending;
    an_end_where_somebody_is_due: DEAD_END breaks Due;
    an_outcome_before_the_end: EARLY_OUTCOME breaks Ending;
    an_end_without_outcome: NO_OUTCOME breaks Ending;
    a_wrong_place: WRONG_RANK breaks Scoring;
    a_wrong_sum: WRONG_SUM breaks Scoring;
    a_seat_without_result: ABSENT breaks Scoring;
    a_score_beside_the_outcome: OTHER_SCORE breaks Scoring;
    a_score_line_with_an_unknown_rule: LINE_RULE breaks Scoring;
    a_game_that_is_not_pure: IMPURE breaks Replay or Snapshot or Branch;
    a_state_that_forgets_when_saved: FORGETFUL_SAVE breaks Snapshot;
    an_undo_that_leaves_a_trace: FORGETFUL_UNDO breaks Undo;
    a_view_with_open_hands: OPEN_HANDS breaks View;
    a_guess_of_ones_own_hand: OWN_HAND breaks View or Told;
    a_guess_that_knows_too_much: HALF_GUESS breaks Absorb;
    a_guess_that_is_the_truth: NO_GUESS breaks Vary;
    a_secret_bid_told_to_all: TOLD_BID breaks Told;
    a_hidden_draw_told_to_all: TOLD_DRAW breaks Told;
    a_refusal_that_tells_a_secret: TELLING_REFUSAL breaks View;
    a_label_that_tells_a_secret: TELLING_LABEL breaks View;
    a_score_that_tells_a_secret: SECRET_SCORE breaks View;
    a_guess_that_remembers_the_truth: REMEMBERING_GUESS breaks Branch;
    a_message_without_text: NO_TEXT breaks Text;
    a_message_without_value: NO_VALUE breaks Text;
    a_name_without_text: NAMELESS breaks Text;
    two_choices_with_one_label: SAME_LABELS breaks Text;
    a_target_that_is_no_id: ODD_TARGET breaks Text;
    a_label_with_an_unknown_rule: LABEL_RULE breaks Text;
    a_line_too_wide: WIDE breaks Text;
    a_reveal_that_is_not_announced: SILENT_REVEAL breaks Reveal;
    an_observed_secret: OBSERVED_BIDS breaks Observed;
    observations_of_different_sizes: ODD_FIELDS breaks Observed;
    an_observation_beyond_its_maximum: LOW_MAXIMUM breaks Observed;
    points_that_are_not_observed: LOST_POINTS breaks Lossless;
    a_panic_on_a_strange_seat: PANIC_ON_SEAT breaks Panic;
    a_panic_on_a_strange_action: PANIC_ON_LABEL breaks Panic;
    =>
    a_result_that_names_the_wrong_comparison: OTHER_DECIDED breaks Scoring;
    a_victory_that_is_none: ALWAYS_WON breaks Scoring;
    a_rival_with_wrong_points: RIVAL_POINTS breaks Scoring;
    a_comparison_without_value: VALUE_MISSING breaks Scoring;
    an_option_that_is_accepted_but_not_offered: RACE_ALONE breaks Options;
    an_option_that_is_offered_but_refused: NEVER_HARD breaks Setup;
    a_reason_that_is_not_the_refusal: DRIFTING_REASON breaks Reasons;
    parts_that_do_not_add_up: FORGOTTEN_PART breaks Sums;
    a_legal_action_that_cannot_be_paid: POOR breaks Sums;
    a_shortcut_with_an_illegal_step: LONG_SHORTCUT breaks Shortcuts;
    a_shortcut_that_does_nothing: EMPTY_SHORTCUT breaks Shortcuts;
    a_check_that_accepts_any_components: BLIND_CHECK breaks Packs;
    a_check_that_refuses_the_own_components: STRICT_CHECK breaks Packs;
    components_under_a_wrong_hash: OTHER_HASH breaks Packs;
    a_component_without_words: SPEECHLESS breaks Packs;
}
