//! RFG-OPEN-15 to -30: decisions where the rulebook is silent.

use orrery_core::{
    CannotUndo, Dice, FastDice, Game, History, Lang, Present, Seat, Seed, Texts, Viewer, playout,
};
use orrery_roll_for_the_galaxy::components::SOURCE;
use orrery_roll_for_the_galaxy::state::{Step, Task};
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{Development, Phase, World};
use orrery_roll_for_the_galaxy::{Action, Event, RollForTheGalaxy};

use crate::components::refuses;
use crate::info::same_for_others;
use crate::order::{FILL, ordered};
use crate::plain;

#[test]
fn rfg_open_15_the_draw_of_the_research_team_is_no_scout() {
    // At the bottom, also with `improved_reconnaissance` (faction 4).
    let table = plain()
        .faction(0, 4)
        .tableau(0, &["alien_research_team"])
        .zone(0, &["gem_world", "public_works"])
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    assert_eq!(table.legal_of(0).len(), 2);
    assert!(table.legal_of(0).iter().all(|a| a.ends_with(" bottom")));
    // No forced return of tiles for it: with nothing in bag and pile, nothing is drawn.
    let table = plain()
        .bag(&[])
        .tableau(0, &["alien_research_team"])
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .zone(1, &["pirate_world", "artist_colony", "comet_zone"])
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    assert_eq!(table.state.step, Step::Manage);
    assert_eq!((table.player(0).zone.total(), table.player(1).zone.total()), (3, 3));
    assert_eq!(table.player(0).credits, 1, "nor has a yellow explorer Scouted");
}

#[test]
fn rfg_open_16_powers_without_timing_work_at_the_end_of_the_phase() {
    let mut table = plain()
        .tableau(0, &["technology_unions"])
        .tableau(1, &["space_mercenaries"])
        .tableau(0, &["hydroponics_guild"])
        .workers(1, "explore", "home")
        .cup(0, "home")
        .phases("explore");
    assert_eq!(table.player(0).credits, 1);
    table.play_as(1, "stock home");
    assert_eq!(table.player(0).credits, 2, "`technology_unions`");
    let mut table = plain()
        .tableau(0, &["galactic_salon", "space_tourism"])
        .tableau(1, &["spice_world"])
        .goods("spice_world", "home")
        .workers(1, "ship", "home")
        .cup(0, "home")
        .phases("ship");
    assert_eq!((table.player(0).chips, table.player(0).credits), (0, 1));
    table.play_as(1, "trade spice_world home");
    assert_eq!((table.player(0).chips, table.player(0).credits), (1, 2), "`galactic_salon`, `space_tourism`");
}

#[test]
fn rfg_open_17_one_or_two_builders_go_to_the_cup() {
    let start = |tiles: &[&str], settlers: &str| {
        plain()
            .tableau(0, tiles)
            .zone(0, &["comet_zone"])
            .workers(0, "settle", settlers)
            .cup(1, "home")
            .phases("settle")
    };
    let mut table = start(&["galactic_exchange"], "home genes novelty");
    table.refuse_as(0, "pass", "RFG-OPEN-17");
    table.play_as(0, "to_cup home");
    assert!(table.legal_of(0).contains(&"pass".into()), "one is enough");
    table.play_as(0, "to_cup genes");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("home genes"), dice("novelty")));
    // Two if available: a world of cost 1 uses one settler.
    let table = plain()
        .tableau(0, &["galactic_exchange"])
        .zone(0, &["artist_colony"])
        .workers(0, "settle", "home")
        .cup(1, "home")
        .phases("settle");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("home"), dice("novelty")));
    // A red die that goes to the cup anyway satisfies it.
    let mut table = start(&["galactic_exchange", "new_galactic_order"], "military home genes");
    table.play_as(0, "pass");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("military"), dice("home genes")));
    // It need not: two others may be named.
    let mut table = start(&["galactic_exchange", "new_galactic_order"], "military home genes");
    table.play_as(0, "to_cup home").play_as(0, "to_cup genes");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("home military genes"), dice("")));
}

/// What the top world costs seat 0.
fn cost(world: &str, tiles: &[&str]) -> u8 {
    let table = plain().tableau(0, tiles).zone(0, &[world]).rolled(0, "explore", "home").assign();
    table.view(1).players[0].world.cost.unwrap()
}

#[test]
fn rfg_open_18_reductions_with_a_minimum() {
    let grey = ["fifth_column", "outlaw_world", "trading_world", "transport_hub", "terraformed_world"];
    let both = ["free_trade_zone", "replicant_robots"];
    assert_eq!(grey.map(|w| cost(w, &both[..1])), [1, 2, 2, 2, 3]);
    assert_eq!(grey.map(|w| cost(w, &both)), [1, 1, 1, 1, 2]);
    assert_eq!(grey.map(|w| cost(w, &["replicant_robots", "free_trade_zone"])), [1, 1, 1, 1, 2]);
    assert_eq!(cost("plague_world", &["alien_uplift_blueprints"]), 2);
    assert_eq!(cost("plague_world", &["alien_uplift_blueprints", "replicant_robots"]), 1);
}

#[test]
fn rfg_open_19_bankers_pay_after_the_trade_once() {
    let mut table = plain()
        .tableau(0, &["galactic_bankers", "spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade spice_world home");
    assert_eq!((table.player(0).credits, table.legal_of(0)), (4, vec!["pass".into(), "buy".into()]));
    table.play_as(0, "buy");
    assert_eq!((table.player(0).credits, table.player(0).chips), (3, 1));
    assert_eq!(table.state.step, Step::Manage, "once for each Trade");
}

#[test]
fn rfg_open_20_a_world_overfilled_by_a_discount_waits_for_phase_three() {
    let start = || {
        plain()
            .zone(0, &["replicant_robots", "mining_world"])
            .workers(0, "develop", "4 home")
            .spot(0, "world", "2 home")
            .cup(1, "home")
    };
    let table = start().phases("develop");
    assert!(table.has(0, "replicant_robots") && !table.has(0, "mining_world"), "3 - 1, but not in phase II");
    let table = start().phases("develop settle");
    assert!(table.has(0, "mining_world"), "in the same round");
}

#[test]
fn rfg_open_21_german_names() {
    let [en, de] = Lang::ALL.map(|lang| Texts::of_game(lang, RollForTheGalaxy::sources()));
    let developments = Development::all().map(Development::id);
    let tiles: Vec<&str> = developments.chain(World::all().map(World::id)).collect();
    assert_eq!(tiles.len(), 110 + 18 + 9);
    assert!(tiles.iter().all(|id| de.name(id) != *id && en.name(id) != *id), "every tile has a name");
    let translated = tiles.iter().filter(|id| de.name(id) != en.name(id)).count();
    assert!(translated > 120, "{translated} have a name of their own in German");
    assert_eq!(de.name("replicant_robots"), "Replikator-Roboter", "the first of two names");
    // The name is used wherever the tile is spoken of.
    let table = plain().tableau(0, &["replicant_robots"]).cup(0, "home").cup(1, "home").manage();
    assert!(RollForTheGalaxy::print(&table.view(1), &de).contains("Replikator-Roboter"));
}

#[test]
fn rfg_open_22_five_player_colours() {
    assert_eq!(RollForTheGalaxy::facts().colours, ["red", "green", "blue", "orange", "brown"]);
    // Others may be chosen, but five different ones.
    refuses("RFG-OPEN-22", "id = \"orange\"", "id = \"red\"");
    let others = SOURCE.replacen("id = \"orange\"", "id = \"cyan\"", 1);
    assert_eq!(RollForTheGalaxy::check_components(&others), []);
}

/// A game in which a seat with two or more explorers is about to use the next one.
fn exploring(seed: u32) -> (History<RollForTheGalaxy>, Seat) {
    let seed = Seed::from_text(&format!("undo {seed}"));
    let mut history = History::<RollForTheGalaxy>::new(RollForTheGalaxy::options(2), seed).unwrap();
    let (mut dice, mut actions) = (FastDice::new(5), Vec::new());
    loop {
        let state = history.state();
        let ready = state.seats().find(|&seat| {
            let player = state.player(seat);
            player.task == Task::Explore
                && player.columns[Phase::Explore.index()].total() > 1
                && player.zone.total() > 0
        });
        if let Some(seat) = ready {
            return (history, seat);
        }
        let seat = RollForTheGalaxy::to_act(state).first().expect("a game that goes on");
        playout::forward::<RollForTheGalaxy>(state, seat, &mut actions);
        let action = dice.pick(&actions).unwrap();
        history.apply(seat, action).unwrap();
    }
}

#[test]
fn rfg_open_23_a_task_may_be_taken_back_while_nothing_hidden_was_revealed() {
    for seed in 0..5 {
        let (mut history, seat) = exploring(seed);
        let before = *history.state();
        let die = before.player(seat).columns[0].colours().next().unwrap();
        history.apply(seat, Action::Stock { die, is_virtual: false }).unwrap();
        assert!(history.undo(seat).is_ok());
        assert_eq!(*history.state(), before);
        history.apply(seat, Action::Scout { die, is_virtual: false }).unwrap();
        history.apply(seat, Action::Draw).unwrap();
        assert_eq!(history.undo(seat), Err(CannotUndo::LearnedSomething), "a draw");
    }
}

#[test]
fn rfg_open_24_commits_of_step_five_are_shown_together() {
    let start = |recruit: &str| {
        let mut table = plain()
            .citizenry(0, "home genes")
            .spot(0, "world", "military")
            .cup(0, "home")
            .cup(1, "home")
            .manage();
        table.play_as(0, &format!("recruit {recruit}"));
        table
    };
    let (mut one, mut two) = (start("home"), start("genes"));
    same_for_others(&one, &two);
    same_for_others(one.play_as(0, "ready"), two.play_as(0, "recall world military").play_as(0, "ready"));
    assert_eq!(one.view(1).players[0].citizenry, dice("home genes"), "nothing is carried out yet");
    one.play_as(1, "ready");
    let managed = one.log.heard_by(Viewer::Onlooker).into_iter();
    assert_eq!(managed.filter(|e| matches!(e, Event::Managed { .. })).count(), 2);
}

#[test]
fn rfg_open_25_a_conservative_test_decides_on_player_order() {
    // Every die is taken to complete a tile, whatever it costs.
    let table = plain()
        .tableau(0, &FILL[..7])
        .zone(0, &["galactic_reserves", "galactic_bankers"])
        .workers(0, "develop", "2 home")
        .cup(1, "home")
        .phases("develop");
    assert!(ordered(&table, "develop") && table.player(0).tiles() == 10);
    // Every good is taken to be consumed at its highest yield.
    let table = plain()
        .pool(3)
        .tableau(0, &["spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    assert!(ordered(&table, "ship"), "it yields 1 VP at most");
    // Once the end is certain, phases are simultaneous.
    let table = plain().tableau(0, &FILL).zone(0, &["public_works"]).workers(0, "develop", "home");
    assert!(!ordered(&table.cup(1, "home").phases("develop"), "develop"));
}

#[test]
fn rfg_open_26_covered_tiles_are_not_shown_but_told_once() {
    let mut table = plain()
        .faction(0, 4)
        .zone(0, &["public_works"])
        .workers(0, "explore", "3 home")
        .workers(1, "explore", "home")
        .phases("explore");
    for (tile, end) in [("gem_world", "bottom"), ("new_vinland", "top")] {
        let place = table.state.bag.iter().position(|t| t == bag_tile(tile)).unwrap();
        table.play_as(0, "scout home").next_random(&[place as u32]).play_as(0, "draw");
        table.play_as(0, &with_tile(&format!("keep {tile} world {end}")));
    }
    let json = serde_json::to_string(&table.view(1)).unwrap();
    assert!(json.contains("new_vinland") && !json.contains("gem_world"));
    let told = table
        .log
        .heard_by(Viewer::Seat(Seat(1)))
        .into_iter()
        .any(|event| matches!(event, Event::Placed { tile: Some(tile), .. } if tile.id() == "gem_world"));
    assert!(told, "the record of public events may remember");
}

#[test]
fn rfg_open_27_rearranging_once_between_two_tasks() {
    let start = |zone: &[&str]| {
        plain()
            .tableau(0, &["advanced_logistics"])
            .zone(0, zone)
            .workers(0, "explore", "2 home")
            .cup(1, "home")
            .phases("explore")
    };
    let arrange = |table: &mut Scenario| {
        table.play_as(0, "rearrange");
        assert_eq!(table.player(0).zone.total(), 0, "all tiles are taken up");
        table
            .play_as(0, &with_tile("arrange new_vinland world"))
            .play_as(0, &with_tile("arrange gem_world world"));
    };
    let mut table = start(&["gem_world", "new_vinland"]);
    arrange(&mut table);
    assert_eq!(table.stack(0, "world"), ["new_vinland", "gem_world"]);
    table.refuse_as(0, "rearrange", "RFG-OPEN-27");
    table.play_as(0, "stock home");
    arrange(&mut table);
    table.play_as(0, "stock home");
    assert_eq!(table.legal_of(0), ["rearrange", "finish"]);
    arrange(&mut table);
    assert_eq!(table.state.step, Step::Manage, "nothing but the end was left to declare");
    // Nothing to rearrange: declared by itself.
    let mut table = start(&[]);
    table.play_as(0, "stock home").play_as(0, "stock home");
    assert_eq!(table.state.step, Step::Manage);
}

#[test]
fn rfg_open_28_the_order_of_small_steps_is_fixed() {
    // Dice that pay, colour by colour.
    let mut table = plain()
        .zone(0, &["galactic_recycling"])
        .spot(0, "development", "home military novelty genes")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["pay home", "pay military", "pay novelty"]);
    table.refuse_as(0, "pay genes", "RFG-OPEN-28");
    table.play_as(0, "pay military");
    table.refuse_as(0, "pay home", "RFG-OPEN-28");
    assert_eq!(table.legal_of(0), ["pay novelty", "pay genes"]);
    // Dice to recall: development spot, world spot, goods.
    let mut table = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "home")
        .spot(0, "development", "home genes")
        .spot(0, "world", "home")
        .cup(0, "home")
        .cup(1, "home")
        .manage();
    let all = table.legal_of(0);
    table.play_as(0, "recall world home").refuse_as(0, "recall development home", "RFG-OPEN-28");
    table.play_as(0, "recall_good spice_world home").refuse_as(0, "recall development genes", "RFG-OPEN-28");
    table.play_as(0, "replan");
    assert_eq!(table.legal_of(0), all, "step 5 is taken back as a whole");
    table.play_as(0, "recall development genes").refuse_as(0, "recall development home", "RFG-OPEN-28");
    // Wild dice, colour by colour.
    let mut table = plain().rolled(0, "wild", "military genes").assign();
    table.refuse_as(0, "place_wild genes ship", "RFG-OPEN-28");
    table.play_as(0, "place_wild military ship").play_as(0, "place_wild genes ship").play_as(0, "replan");
    assert_eq!(table.player(0).plan.wild, dice("military genes"));
    // Start tiles and returned tiles are taken back as well.
    let mut table = Scenario::new(&RollForTheGalaxy::options(2), 2);
    let choices = table.legal_of(0);
    table.play_as(0, &choices[0]).play_as(0, "replan");
    assert_eq!((table.legal_of(0), table.to_act()), (choices, vec![0, 1]));
    let mut table = Fixture::new(3)
        .bag(&[])
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .zone(1, &["pirate_world", "artist_colony", "comet_zone"])
        .workers(2, "explore", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    table
        .play_as(2, "scout home")
        .play_as(2, "scout home")
        .play_as(0, &with_tile("return gem_world"))
        .play_as(0, "replan");
    table.play_as(0, &with_tile("return space_port")).play_as(1, &with_tile("return comet_zone"));
    assert_eq!(table.stack(0, "world"), ["gem_world", "new_vinland"]);
}

/// A Scout of another player that has begun, but not drawn, is withdrawn with the one for which the bag is short.
#[test]
fn rfg_open_29_begun_scouts_of_others_are_withdrawn_too() {
    let mut table = Fixture::new(3)
        .faction(0, 2)
        .faction(1, 1)
        .faction(2, 7)
        .bag(&["public_works"])
        .zone(0, &["gem_world", "new_vinland"])
        .zone(1, &["pirate_world"])
        .workers(0, "explore", "home")
        .workers(1, "explore", "home")
        .workers(2, "explore", "home")
        .phases("explore");
    // Seat 2 draws and has not placed yet; seat 0 has marked a tile; seat 1 needs more than the bag holds.
    table.play_as(2, "scout home");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world"));
    table.play_as(1, "scout home").play_as(1, "draw");
    assert!(table.happened(|event| matches!(event, Event::BagShort { seat: Seat(1) })));
    assert_eq!(table.to_act(), [2], "who has drawn finishes placing");
    assert!(table.player(0).marked.is_empty() && table.player(0).task == Task::None);
    assert_eq!(table.stack(0, "world"), ["gem_world", "new_vinland"], "nothing was abandoned");
    table.play_as(2, &with_tile("keep public_works development bottom"));
    assert_eq!(table.to_act(), [1], "then in player order: faction 1, 2, 7");
    assert_eq!(table.legal_of(1), ["stock home", "scout home"]);
    table.play_as(1, "stock home");
    assert_eq!(
        (table.to_act(), table.legal_of(0)),
        (vec![0], vec!["stock home".into(), "scout home".into()])
    );
}

/// With `improved_reconnaissance` (faction 4): the first tile on top is covered by the second, and nobody else ever
/// sees it, neither in a view nor in an event.
#[test]
fn rfg_open_30_tiles_of_one_draw_are_laid_as_one() {
    let mut table = plain()
        .faction(0, 4)
        .zone(0, &["pirate_world", "public_works"])
        .bag(&["gem_world", "new_vinland"])
        .workers(0, "explore", "home")
        .workers(1, "explore", "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon public_works")).play_as(0, "draw");
    let (before, heard) = (table.view(1), table.log.heard_by(Viewer::Seat(Seat(1))).len());
    table.play_as(0, &with_tile("keep gem_world world top"));
    assert_eq!(table.view(1), before, "the rival sees nothing of it yet");
    assert_eq!(table.log.heard_by(Viewer::Seat(Seat(1))).len(), heard, "and hears nothing of it");
    assert_eq!(table.stack(0, "world"), ["gem_world", "pirate_world"], "the owner does");
    assert_eq!(table.view(0).players[0].hand_count, 1);
    table.play_as(0, &with_tile("keep new_vinland world top"));
    let seen = &table.view(1).players[0];
    assert_eq!((seen.world.count, seen.world.tiles[0].world, seen.hand_count), (3, "new_vinland", 0));
    let told = serde_json::to_string(&table.log.heard_by(Viewer::Seat(Seat(1)))).unwrap();
    assert!(told.contains("new_vinland") && !told.contains("gem_world"), "{told}");
    // Others cannot even guess how the first of two tiles was placed.
    let mut one =
        plain().faction(0, 4).zone(0, &["pirate_world", "public_works"]).workers(0, "explore", "home");
    one = one.workers(1, "explore", "home").bag(&["gem_world", "new_vinland", "space_port"]);
    let mut one = one.phases("explore");
    one.play_as(0, "scout home").play_as(0, &with_tile("abandon public_works")).play_as(0, "draw");
    let choices = one.legal_of(0);
    let guesses: Vec<_> = [&choices[0], &choices[1]]
        .map(|choice| {
            let mut state = one.state;
            let action = one.parse(choice);
            RollForTheGalaxy::play(
                &mut state,
                Seat(0),
                action,
                &mut FastDice::new(1),
                &mut orrery_core::Silent,
            );
            RollForTheGalaxy::resample(&state, Viewer::Seat(Seat(1)), &mut FastDice::new(9))
        })
        .to_vec();
    assert_eq!(guesses[0], guesses[1]);
}
