//! RFG-OPEN-01 to -14: decisions where the rulebook is silent.

use orrery_core::{FastDice, Game, Seat, Silent, Viewer};
use orrery_roll_for_the_galaxy::Event;
use orrery_roll_for_the_galaxy::Options;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{BagTile, Phase, Side};

use crate::components::refuses;
use crate::info::same_for_others;
use crate::plain;

#[test]
fn rfg_open_01_the_distribution_of_costs() {
    for (side, key, expected) in [
        (Side::Development, "development_costs", [9, 10, 15, 6, 5, 10]),
        (Side::World, "world_costs", [7, 14, 15, 10, 5, 4]),
    ] {
        let mut costs = [0; 6];
        BagTile::all().for_each(|tile| costs[usize::from(tile.with(side).cost()) - 1] += 1);
        assert_eq!(costs, expected, "{key}");
        let stated = format!("{key} = {expected:?}");
        let [first, rest @ ..] = expected;
        refuses("RFG-OPEN-01", &stated, &format!("{key} = {:?}", [&[first + 1], &rest[..]].concat()));
    }
}

#[test]
fn rfg_open_02_start_tiles_are_secret_until_all_have_chosen() {
    let choose = |choice: usize| {
        let mut table = Scenario::new(&RollForTheGalaxy::options(2), 11);
        let action = table.legal_of(0).remove(choice);
        table.play_as(0, &action);
        table
    };
    let (mut one, two) = (choose(0), choose(1));
    same_for_others(&one, &two);
    let second = one.legal_of(1).remove(0);
    one.play_as(1, &second);
    let shown = one.log.heard_by(Viewer::Onlooker).into_iter();
    assert_eq!(shown.filter(|e| matches!(e, Event::StartTiles { .. })).count(), 2, "shown together");
}

#[test]
fn rfg_open_03_in_the_first_game_development_decides_then_world() {
    let mut ties = 0;
    for seed in 0..300 {
        let options = RollForTheGalaxy::options(5);
        let drawn = RollForTheGalaxy::setup(&options, &mut FastDice::new(seed), &mut Silent).unwrap();
        let options = Options { first_game: true, ..options };
        let placed = RollForTheGalaxy::setup(&options, &mut FastDice::new(seed), &mut Silent).unwrap();
        for (before, after) in drawn.seated().iter().zip(placed.seated()) {
            let hand: Vec<BagTile> = before.hand.iter().collect();
            let (shown, other) =
                (after.zone.top(Side::Development).unwrap(), after.zone.top(Side::World).unwrap());
            assert!(hand.contains(&shown) && hand.contains(&other) && shown != other);
            let costs =
                |d: BagTile, w: BagTile| (d.with(Side::Development).cost(), w.with(Side::World).cost());
            assert!(costs(shown, other) <= costs(other, shown));
            ties += usize::from(costs(shown, other).0 == costs(other, shown).0);
        }
    }
    assert!(ties > 100);
}

#[test]
fn rfg_open_04_chips_credits_and_cups_are_public() {
    let table = plain().chips(0, 7).credits(0, 6).cup(0, "2 home genes").cup(1, "home").manage();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let view = RollForTheGalaxy::view(&table.state, viewer);
        let seen = &view.players[0];
        assert_eq!((seen.chips, seen.credits, seen.cup), (7, 6, dice("2 home genes")));
    }
}

#[test]
fn rfg_open_05_the_selector_stays_unless_the_selection_is_taken_back() {
    let mut table = plain()
        .tableau(0, &["galactic_influence"])
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "genes")
        .assign();
    table.play_as(0, "select home explore settle");
    table.refuse_as(0, "dictate home settle", "RFG-ASSIGN-09");
    table.play_as(0, "use galactic_influence");
    table.refuse_as(0, "move home settle ship", "RFG-ASSIGN-09");
    table.play_as(0, "replan").play_as(0, "select genes develop settle").play_as(0, "dictate home explore");
    assert_eq!(table.player(0).plan.dictated, dice("home"));
}

#[test]
fn rfg_open_06_ready_may_be_taken_back_until_the_last_player_is_ready() {
    let mut table = plain().rolled(0, "ship", "home").rolled(1, "ship", "home").assign();
    table.play_as(0, "select home ship settle").play_as(0, "ready").play_as(0, "replan");
    assert_eq!(table.to_act(), [0, 1]);
    table.play_as(0, "select home ship produce").play_as(0, "ready");
    table.play_as(1, "select home ship ship").next_random(&[5]).play_as(1, "ready");
    assert_eq!(table.view(1).played, [Phase::Produce, Phase::Ship], "the reveal is final");
    table.refuse_as(0, "replan", "RFG-OPEN-28");
}

#[test]
fn rfg_open_07_chains_of_powers_but_not_twice_by_one_use() {
    let start = || {
        let mut table = plain()
            .tableau(0, &["nanotechnology", "galactic_influence"])
            .rolled(0, "explore", "home")
            .rolled(0, "develop", "genes")
            .assign();
        table.play_as(0, "select home explore settle");
        table
    };
    let mut table = start();
    table.play_as(0, "use nanotechnology").play_as(0, "move genes develop ship");
    table.refuse_as(0, "move genes ship produce", "RFG-REASS-05");
    table.play_as(0, "use galactic_influence").play_as(0, "move genes ship produce").play_as(0, "ready");
    assert_eq!(table.player(0).columns[3], dice("genes"));
    // In the other order too; the result is the same.
    let mut other = start();
    other.play_as(0, "use galactic_influence").play_as(0, "move genes develop ship");
    other.play_as(0, "use nanotechnology").play_as(0, "move genes ship produce").play_as(0, "ready");
    assert_eq!(other.player(0).columns, table.player(0).columns);
}

#[test]
fn rfg_open_08_dictate_without_a_move_is_legal_unless_the_table_forbids_it() {
    assert!(RollForTheGalaxy::options(2).dictate_without_move, "default: legal");
    let start = |legal: bool, workers: &str| {
        let mut table = plain()
            .options(|o| o.dictate_without_move = legal)
            .rolled(0, "explore", "home")
            .rolled(0, "develop", workers)
            .assign();
        table.play_as(0, "select home explore settle");
        table
    };
    let mut table = start(true, "genes");
    table.play_as(0, "dictate genes develop").play_as(0, "ready");
    assert_eq!(table.player(0).plan.dictated, dice("genes"));
    let mut table = start(false, "genes military");
    table.play_as(0, "dictate genes develop").refuse_as(0, "ready", "RFG-OPEN-08");
    table.play_as(0, "move military develop ship").play_as(0, "ready");
    let mut table = start(false, "genes");
    table.refuse_as(0, "dictate genes develop", "RFG-OPEN-08");
}

#[test]
fn rfg_open_09_virtual_shippers_must_ship() {
    let mut table = plain()
        .tableau(0, &["organic_shipyards", "spice_world", "gem_world"])
        .goods("spice_world", "home")
        .goods("gem_world", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "ship home virtual").play_as(0, "trade spice_world home");
    assert_eq!(
        table.legal_of(0),
        ["trade gem_world home", "consume gem_world home"],
        "no way to keep the good"
    );
}

#[test]
fn rfg_open_10_a_scout_without_tiles_is_legal_and_counts() {
    let mut table = plain()
        .bag(&[])
        .tableau(0, &["alien_research_team"])
        .workers(0, "explore", "alien_technology home")
        .cup(1, "home")
        .phases("explore");
    let scout = "scout alien_technology";
    table.play_as(0, scout);
    assert!(table.state.ordered && table.player(0).citizenry.is_empty(), "withdrawn: player order first");
    table.play_as(0, scout);
    assert_eq!(
        table.player(0).citizenry,
        dice("alien_technology"),
        "nothing to draw, and no change to Stock"
    );
    assert_eq!(
        (table.player(0).zone.total(), table.legal_of(0)),
        (0, vec!["stock home".into(), "scout home".into()])
    );
    let forfeited = table.log.events.iter().any(|(_, e)| matches!(e, Event::Forfeited { count: 1, .. }));
    assert!(forfeited);
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 1 + 2 + 1, "RFG-TILE-27 counts it");
    // Somebody with three tiles has to return one, chosen in secret by all at once.
    let mut table = Fixture::new(3)
        .bag(&[])
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .zone(1, &["pirate_world", "artist_colony", "comet_zone"])
        .workers(2, "explore", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(2, "scout home").play_as(2, "scout home");
    assert_eq!(table.to_act(), [0, 1]);
    table.play_as(0, &with_tile("return gem_world"));
    assert_eq!(table.stack(0, "world").len(), 3, "nothing is carried out before all have chosen");
    table.play_as(1, &with_tile("return comet_zone"));
    assert_eq!((table.stack(0, "world").len(), table.stack(1, "world").len()), (2, 2));
    assert_eq!(table.player(2).hand.len(), 1);
}

#[test]
fn rfg_open_11_phase_one_is_simultaneous_until_a_scout_needs_too_many_tiles() {
    let mut table = plain()
        .bag(&["gem_world", "new_vinland", "space_port"])
        .workers(0, "explore", "2 home")
        .workers(1, "explore", "2 home")
        .phases("explore");
    table.play_as(0, "scout home");
    assert_eq!((table.player(0).hand.len(), table.to_act()), (1, vec![0, 1]));
    table.play_as(1, "scout home");
    assert_eq!((table.state.bag.len(), table.to_act()), (1, vec![0, 1]), "in order of arrival");
    for seat in [1, 0] {
        let keep = table.legal_of(seat).remove(0);
        table.play_as(seat, &keep);
    }
    table.play_as(0, "scout home").play_as(0, "draw");
    assert!(!table.state.ordered, "the last tile is enough");
    table.play_as(1, "scout home").play_as(1, "draw");
    assert!(table.state.ordered);
    assert_eq!(table.player(1).columns[0], dice("home"), "the Scout is withdrawn");
}

#[test]
fn rfg_open_12_removal_comes_before_the_gain() {
    let mut table =
        plain().zone(0, &["rebel_miners"]).workers(0, "settle", "home genes").cup(1, "home").phases("settle");
    assert_eq!(
        table.legal_of(0),
        ["remove home citizenry", "remove genes citizenry"],
        "none of the two red ones"
    );
    table.play_as(0, "remove home citizenry");
    assert_eq!(table.player(0).citizenry, dice("genes 2 military"));
    let table = plain()
        .zone(0, &["conscription"])
        .workers(0, "develop", "3 home genes")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["remove home citizenry", "remove genes citizenry"]);
}

#[test]
fn rfg_open_13_vp_after_exhaustion_are_unlimited() {
    let mut table = plain()
        .chips(0, 24 + 50)
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "ship", "novelty")
        .cup(1, "home")
        .phases("ship");
    assert_eq!(table.state.pool, 0);
    table.play_as(0, "consume spice_world novelty");
    assert_eq!(table.player(0).chips, 24 + 50 + 3, "more than pool and reserve hold in chips");
}

#[test]
fn rfg_open_14_galactic_renaissance_does_not_round_up() {
    let extra = |chips: u16| {
        let start = || plain().chips(0, chips).cup(0, "home").cup(1, "home");
        let with = start().tableau(0, &["galactic_renaissance"]).manage().score(0);
        with - start().manage().score(0) - 6
    };
    assert_eq!([0, 1, 2, 3, 5, 6, 9, 10].map(extra), [0, 1, 1, 2, 2, 3, 3, 4]);
}
