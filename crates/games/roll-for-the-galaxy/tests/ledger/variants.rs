//! RFG-VAR: modes and table options.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Silent};
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::Fixture;
use orrery_roll_for_the_galaxy::{Options, RollForTheGalaxy};

use crate::order::{FILL, ordered};
use crate::plain;

#[test]
fn rfg_var_01_one_game_for_two_to_five_players() {
    assert_eq!(RollForTheGalaxy::info().players, (2, 5));
    for players in 2..=5u8 {
        let mut fixture = Fixture::new(players);
        for seat in 0..players {
            fixture = fixture.rolled(seat, "produce", "home");
        }
        let mut table = fixture.assign();
        for seat in 0..players {
            table.play_as(seat, "select home produce produce");
            table.next_random(&[2]).play_as(seat, "ready");
        }
        // Two players add the extra die and nothing else.
        assert_eq!(table.state.extra_phase.is_some(), players == 2);
        assert_eq!(table.view(0).played.len(), if players == 2 { 2 } else { 1 });
        assert_eq!(table.state.pool, 12 * players);
    }
}

#[test]
fn rfg_var_02_the_first_game_aid_is_an_option_off_by_default() {
    for players in 2..=5 {
        let options = RollForTheGalaxy::options(players);
        assert!(!options.first_game);
        let state = RollForTheGalaxy::setup(&options, &mut FastDice::new(3), &mut Silent).unwrap();
        assert_eq!(state.step, Step::Setup, "players choose");
        let options = Options { first_game: true, ..options };
        let state = RollForTheGalaxy::setup(&options, &mut FastDice::new(3), &mut Silent).unwrap();
        assert_eq!(state.step, Step::Assign, "nobody is asked");
        assert!(state.seated().iter().all(|p| p.zone.total() == 2));
    }
    let info = RollForTheGalaxy::info().options.iter().find(|o| o.id == "first_game").unwrap();
    assert_eq!(info.default, "false");
}

#[test]
fn rfg_var_03_no_solo_no_teams_no_modules() {
    for players in [0, 1, 6] {
        let options = RollForTheGalaxy::options(players);
        assert!(RollForTheGalaxy::setup(&options, &mut FastDice::new(1), &mut Silent).is_err(), "{players}");
    }
    let ids: BTreeSet<&str> = RollForTheGalaxy::info().options.iter().map(|o| o.id).collect();
    assert_eq!(ids, BTreeSet::from(["dictate_without_move", "first_game", "order_when_it_matters"]));
    // An option that the ledger does not know is refused.
    assert!(serde_json::from_str::<Options>(r#"{"players":2}"#).is_ok());
    assert!(serde_json::from_str::<Options>(r#"{"players":2,"solo":true}"#).is_err());
}

#[test]
fn rfg_var_04_player_order_may_be_switched_off() {
    assert!(RollForTheGalaxy::options(2).order_when_it_matters, "on by default");
    let info = RollForTheGalaxy::info().options.iter().find(|o| o.id == "order_when_it_matters").unwrap();
    assert_eq!(info.default, "true");
    for on in [true, false] {
        let start = || plain().options(|o| o.order_when_it_matters = on).pool(3);
        let build = |phase: &str, stack: &str| {
            let table = start().tableau(0, &FILL[..8]).zone(0, &[stack]).workers(0, phase, "home");
            ordered(&table.cup(1, "home").phases(phase), phase)
        };
        assert_eq!(build("develop", "merchant_guild"), on);
        assert_eq!(build("settle", "comet_zone"), on);
        let table = start()
            .tableau(0, &["spice_world"])
            .goods("spice_world", "home")
            .workers(0, "ship", "home")
            .cup(1, "home")
            .phases("ship");
        assert_eq!(ordered(&table, "ship"), on);
    }
}
