//! RFG-SETUP: the way to the first roll.

use std::collections::BTreeMap;

use orrery_core::{Dice, FastDice, Game, Seat, Silent, Viewer};
use orrery_roll_for_the_galaxy::components::{COMPONENTS, OnPlace};
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{BagTile, Counts, Die, Phase, Side, World};
use orrery_roll_for_the_galaxy::{Event, Options, RollForTheGalaxy, State};

use crate::components::{file, list, number, refuses};
use crate::plain;
use crate::walk::walk;

fn begun(players: u8, seed: u64) -> Scenario {
    Scenario::new(&RollForTheGalaxy::options(players), seed)
}

/// A game in which everybody has chosen the first possible start tile.
fn started(players: u8, seed: u64) -> Scenario {
    let mut table = begun(players, seed);
    for seat in 0..players {
        let choice = table.legal_of(seat).remove(0);
        table.play_as(seat, &choice);
    }
    table
}

/// The `on_place` lists of the start tiles of a player, from the component file: world and effects.
fn start_worlds(faction: u8, home: World) -> Vec<(World, Vec<toml::Table>)> {
    let file = file();
    let factions = list(&file, "faction");
    let faction = factions.iter().find(|f| number(f, "number") == i64::from(faction)).unwrap();
    let homes = list(&file, "home_world");
    let home = homes.iter().find(|h| h["id"].as_str() == Some(home.id())).unwrap();
    let mut tiles: Vec<toml::Table> =
        ["left", "right"].map(|half| faction[half].as_table().unwrap().clone()).into();
    tiles.retain(|half| half["type"].as_str() == Some("world"));
    tiles.push(home.clone());
    let world = |tile: &toml::Table| World::from_id(tile["id"].as_str().unwrap()).unwrap();
    tiles.iter().map(|tile| (world(tile), list(tile, "on_place"))).collect()
}

#[test]
fn rfg_setup_01_two_to_five_players_in_a_fixed_order() {
    for players in [0, 1, 6, 200] {
        let refused =
            RollForTheGalaxy::setup(&RollForTheGalaxy::options(players), &mut FastDice::new(1), &mut Silent)
                .unwrap_err();
        assert_eq!(refused.rule.0, "RFG-SETUP-01", "{players}");
    }
    for players in 2..=5 {
        let view = begun(players, 1).view(0);
        let seats: Vec<u8> = view.players.iter().map(|p| p.seat.0).collect();
        assert_eq!(seats, (0..players).collect::<Vec<u8>>());
    }
}

#[test]
fn rfg_setup_02_twelve_vp_for_each_player() {
    assert_eq!([2, 3, 4, 5].map(|players| begun(players, 1).state.pool), [24, 36, 48, 60]);
    assert!(begun(5, 1).state.seated().iter().all(|p| p.chips == 0));
    refuses("RFG-SETUP-02", "vp_pool = 36", "vp_pool = 35");
}

/// The chips of value 10 are not in the pool, and pay when it is empty.
#[test]
fn rfg_setup_03_the_reserve_pays_in_the_last_round_only() {
    let mut table = plain()
        .tableau(0, &["jungle_world", "spice_world"])
        .goods("jungle_world", "genes")
        .goods("spice_world", "novelty")
        .workers(0, "ship", "2 genes")
        .pool(3)
        .phases("ship");
    table.play_as(0, "consume jungle_world genes");
    assert_eq!((table.player(0).chips, table.state.pool), (3, 0));
    assert!(table.view(0).last_round);
    table.play_as(0, "consume spice_world novelty");
    assert_eq!((table.player(0).chips, table.state.pool), (5, 0), "from the reserve");
    refuses("RFG-COMP-10", "pool = \"reserve\"", "pool = \"start\"");
}

#[test]
fn rfg_setup_04_tiles_in_the_bag_phase_tiles_crossed_out_dice_in_the_supply() {
    let mut seen = [0; 55];
    for seed in 0..700 {
        let state =
            RollForTheGalaxy::setup(&RollForTheGalaxy::options(5), &mut FastDice::new(seed), &mut Silent)
                .unwrap();
        assert_eq!((state.bag.len(), state.abandoned.len(), state.played), (45, 0, 0));
        assert_eq!(state.supply, Counts(COMPONENTS.dice.each_ref().map(|d| d.count)));
        for player in state.seated() {
            player.hand.iter().for_each(|tile| seen[tile.index()] += 1);
        }
    }
    // 7000 draws, 127 of each tile to be expected.
    assert!(seen.iter().all(|n| (80..180).contains(n)), "mixed: {seen:?}");
}

#[test]
fn rfg_setup_05_everybody_starts_with_one_credit() {
    let start = |seed| started(5, seed);
    for seed in 0..20 {
        for player in start(seed).state.seated().iter().filter(|p| p.home.id() != "doomed_world") {
            assert_eq!((player.credits, player.chips), (1, 0));
        }
    }
}

#[test]
fn rfg_setup_06_one_random_faction_and_home_world_each() {
    let (mut factions, mut homes, mut pairs) = ([0; 9], BTreeMap::new(), BTreeMap::new());
    for seed in 0..900 {
        let state =
            RollForTheGalaxy::setup(&RollForTheGalaxy::options(2), &mut FastDice::new(seed), &mut Silent)
                .unwrap();
        let [a, b] = [&state.players[0], &state.players[1]];
        assert!(a.faction != b.faction && a.home != b.home);
        for player in [a, b] {
            factions[player.faction.index()] += 1;
            *homes.entry(player.home.id()).or_insert(0) += 1;
            *pairs.entry((player.faction, player.home.id())).or_insert(0) += 1;
        }
    }
    // 1800 deals, 200 of each to be expected.
    assert!(factions.iter().all(|n| (140..260).contains(n)), "{factions:?}");
    assert!(homes.len() == 9 && homes.values().all(|n| (140..260).contains(n)), "{homes:?}");
    assert_eq!(pairs.len(), 81, "factions and home worlds are dealt independently");
    // The rest leaves the game: nobody ever gets it.
    for player in started(5, 1).state.seated() {
        assert_eq!(player.tiles(), 3);
    }
}

#[test]
fn rfg_setup_07_start_tiles_are_face_up_and_count_as_three() {
    let table = begun(3, 4);
    for viewer in 0..3 {
        for player in table.view(viewer).players {
            assert_eq!((player.tiles, player.tableau.len()), (3, 3));
            let faction = &COMPONENTS.factions[usize::from(player.faction_number) - 1];
            let home = table.player(player.seat.0).home;
            let mut shown: Vec<&str> = player.tableau.iter().map(|t| t.id.id()).collect();
            assert_eq!(shown.pop(), Some(home.id()));
            let development = faction.development.iter().map(|d| d.id());
            let halves: Vec<&str> = development.chain(faction.worlds.iter().map(|w| w.id())).collect();
            assert_eq!(shown, halves);
        }
    }
}

#[test]
fn rfg_setup_08_each_player_draws_two_tiles() {
    for players in 2..=5 {
        let table = begun(players, 9);
        assert!(table.state.seated().iter().all(|p| p.hand.len() == 2));
        assert_eq!(table.state.bag.len(), 55 - 2 * players);
    }
}

#[test]
fn rfg_setup_09_one_tile_becomes_the_development_the_other_the_world() {
    for choice in [0, 1] {
        let mut table = begun(2, 5);
        let hand: Vec<BagTile> = table.player(0).hand.iter().collect();
        let names: Vec<String> = hand.iter().map(|tile| format!("start {}", tile.id())).collect();
        assert_eq!(table.legal_of(0), names, "exactly two choices");
        let other = BagTile::all().find(|tile| !hand.contains(tile)).unwrap();
        table.refuse_as(0, &with_tile(&format!("start {}", other.id())), "RFG-SETUP-09");
        table.play_as(0, &names[choice]);
        let second = table.legal_of(1).remove(0);
        table.play_as(1, &second);
        assert_eq!(table.stack(0, "development"), [hand[choice].development().id()]);
        assert_eq!(table.stack(0, "world"), [hand[1 - choice].world().id()]);
    }
}

#[test]
fn rfg_setup_10_all_choose_at_the_same_time_after_seeing_the_start_tiles() {
    let mut table = begun(4, 2);
    assert_eq!(table.to_act(), [0, 1, 2, 3]);
    assert!(table.view(3).players.iter().all(|p| p.tableau.len() == 3), "factions and home worlds are seen");
    let choice = table.legal_of(2).remove(1);
    table.play_as(2, &choice);
    assert_eq!(table.to_act(), [0, 1, 3], "in any order");
    assert_eq!(table.view(0).players[2].development.count, 0, "nothing is shown yet");
}

/// Dice that let the first player draw these two tiles, in this order.
struct Rigged(BagTile, BagTile);

impl Dice for Rigged {
    fn word(&mut self) -> u32 {
        u32::MAX
    }

    fn below(&mut self, bound: u32) -> u32 {
        match bound {
            55 => self.0.index() as u32,
            54 => (self.1.index() - usize::from(self.1 > self.0)) as u32,
            _ => 0,
        }
    }
}

fn first_game(first: &str, second: &str) -> State {
    let mut options = RollForTheGalaxy::options(2);
    options.first_game = true;
    RollForTheGalaxy::setup(&options, &mut Rigged(bag_tile(first), bag_tile(second)), &mut Silent).unwrap()
}

#[test]
fn rfg_setup_11_first_game_aid() {
    for (first, second, development, why) in [
        ("advanced_logistics", "galactic_bankers", "advanced_logistics", "1 is cheaper than 6"),
        ("galactic_bankers", "advanced_logistics", "advanced_logistics", "also if drawn second"),
        // Both developments cost 1; the worlds cost 6 and 5.
        ("backup_planning", "diversification", "backup_planning", "the cheaper world is shown"),
        ("diversification", "backup_planning", "backup_planning", "the cheaper world is shown"),
        // Both cost 4 and 2.
        ("conscription", "investment_credits", "conscription", "the tile drawn first"),
        ("investment_credits", "conscription", "investment_credits", "the tile drawn first"),
    ] {
        let state = first_game(first, second);
        let other = if development == first { second } else { first };
        let zone = &state.players[0].zone;
        assert_eq!(zone.stack(Side::Development), [bag_tile(development)], "{first} {second}: {why}");
        assert_eq!(zone.stack(Side::World), [bag_tile(other)], "{first} {second}: {why}");
        assert_eq!(state.step, Step::Assign, "nobody is asked");
    }
}

/// The worlds of the start tableau grant what they say.
#[test]
fn rfg_setup_12_rfg_setup_13_three_white_dice_in_the_cup_two_in_the_citizenry_and_grants() {
    let mut seen = BTreeMap::new();
    for seed in 0..40 {
        let table = started(5, seed);
        for (seat, player) in table.state.seated().iter().enumerate() {
            let (mut cup, mut citizenry, mut credits) = (dice("3 home"), dice("2 home"), 1);
            for (world, effects) in start_worlds(player.faction.0 + 1, player.home) {
                let mut goods = Vec::new();
                for effect in effects {
                    if effect["kind"].as_str() == Some("set_start_credits") {
                        credits = number(&effect, "amount");
                        continue;
                    }
                    let die = Die::from_id(effect["die"].as_str().unwrap()).unwrap();
                    let count = number(&effect, "count") as u8;
                    match effect["to"].as_str().unwrap() {
                        "cup" => cup.add(die, count),
                        "citizenry" => citizenry.add(die, count),
                        _ => goods.extend(std::iter::repeat_n(die, usize::from(count))),
                    }
                }
                let lying: Vec<Die> = table.state.goods[world.index()].iter().collect();
                assert_eq!(lying, goods, "RFG-SETUP-13 {}", world.id());
                *seen.entry(world.id()).or_insert(0) += 1;
            }
            assert_eq!(table.view(0).players[seat].cup, cup, "RFG-SETUP-12 {seed} {seat}");
            assert_eq!(player.citizenry, citizenry, "RFG-SETUP-12 {seed} {seat}");
            assert_eq!(i64::from(player.credits), credits, "RFG-SETUP-16 {seed} {seat}");
        }
    }
    assert_eq!(seen.len(), 10 + 9, "all faction worlds and home worlds came up");
}

#[test]
fn rfg_setup_14_the_world_in_the_construction_zone_grants_nothing() {
    for seed in 0..20 {
        let table = started(5, seed);
        for (seat, player) in table.state.seated().iter().enumerate() {
            let world = player.zone.stack(Side::World)[0].world();
            assert!(table.state.goods[world.index()].is_empty());
            let gained =
                table.log.events.iter().any(
                    |(_, event)| matches!(event, Event::GainedDice { tile, .. } if tile.id() == world.id()),
                );
            assert!(!gained, "{seed} {seat}");
        }
    }
}

#[test]
fn rfg_setup_15_start_tiles_grant_at_setup_only() {
    let from_bag = |id: &str| BagTile::all().any(|t| t.world().id() == id || t.development().id() == id);
    walk(6, |step| {
        for (_, event) in &step.events {
            if let Event::GainedDice { tile, .. } = event {
                assert_eq!(from_bag(tile.id()), step.before.step != Step::Setup, "{}", tile.id());
            }
        }
    });
}

#[test]
fn rfg_setup_16_doomed_world_grants_eight_credits_and_no_die() {
    let doomed = World::from_id("doomed_world").unwrap();
    let mut seen = 0;
    for seed in 0..30 {
        for player in started(2, seed).state.seated().iter().filter(|p| p.home == doomed) {
            assert_eq!(player.credits, 8);
            seen += 1;
        }
    }
    assert!(seen > 0);
    let effects = &COMPONENTS.worlds[doomed.index()].on_place;
    assert!(!effects.iter().any(|effect| matches!(effect, OnPlace::GainDie { .. })));
}

#[test]
fn rfg_setup_17_faction_9_grants_the_dice_of_both_worlds() {
    let mut seen = 0;
    for seed in 0..60 {
        let table = started(2, seed);
        for (seat, player) in table.state.seated().iter().enumerate() {
            if player.faction.0 + 1 == 9 && player.home.id() == "doomed_world" {
                assert_eq!(table.view(0).players[seat].cup, dice("3 home consumption"));
                assert_eq!(player.citizenry, dice("2 home military"));
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn rfg_setup_18_goods_of_the_start_stay_until_the_first_manage_step() {
    let recall = "recall_good alpha_centauri rare_elements";
    let start = || plain().home(0, "alpha_centauri").goods("alpha_centauri", "rare_elements").cup(1, "home");
    Scenario::new(&RollForTheGalaxy::options(2), 1).refuse_as(0, recall, "RFG-SETUP-18");
    let mut table = start().cup(0, "2 home").roll();
    table.refuse_as(0, recall, "RFG-MAN-09");
    for phase in ["explore", "develop", "settle", "produce"] {
        let mut table = start()
            .tableau(0, &["spice_world"])
            .zone(0, &["public_works", "merchant_guild", "artist_colony", "comet_zone"])
            .workers(0, phase, "home military")
            .phases(phase);
        assert_eq!(table.state.step, Step::Phase(Phase::from_id(phase).unwrap()));
        table.refuse_as(0, recall, "RFG-MAN-09");
    }
    let mut table = start().cup(0, "2 home").manage();
    table.play_as(0, recall);
    // And no real game comes to step 5 before its first round.
    walk(4, |step| {
        if step.before.step == Step::Setup {
            assert!(matches!(step.after.step, Step::Setup | Step::Assign));
        }
    });
}

#[test]
fn rfg_setup_19_no_start_tile_removes_a_die() {
    let developments = COMPONENTS.factions.iter().filter_map(|f| f.development);
    for development in developments {
        assert!(COMPONENTS.developments[development.index()].on_place.is_empty());
    }
    for world in COMPONENTS.factions.iter().flat_map(|f| &f.worlds).chain(&COMPONENTS.homes) {
        let effects = &COMPONENTS.worlds[world.index()].on_place;
        assert!(!effects.iter().any(|effect| matches!(effect, OnPlace::RemoveDie { .. })), "{}", world.id());
    }
    // So nobody is ever asked for a die before the first round.
    for seed in 0..20 {
        let mut table = begun(2, seed);
        for seat in 0..2 {
            let choice = table.legal_of(seat).remove(0);
            table.play_as(seat, &choice);
        }
        assert_eq!(table.state.step, Step::Assign, "seed {seed}");
    }
}

#[test]
fn rfg_setup_20_the_order_of_the_setup() {
    let mut table = begun(3, 8);
    assert_eq!((table.state.round, table.state.step), (0, Step::Setup));
    for seat in 0..3 {
        let player = table.player(seat);
        assert_eq!((player.tiles(), player.hand.len()), (3, 2), "dealt, turned up, drawn");
        assert_eq!((player.cup, player.citizenry), (dice(""), dice("")), "dice come after the choice");
    }
    for seat in [2, 0, 1] {
        assert!(
            table.log.events.iter().all(|(_, e)| !matches!(e, Event::StartTiles { .. })),
            "not shown yet"
        );
        let choice = table.legal_of(seat).remove(0);
        table.play_as(seat, &choice);
    }
    let shown = table.log.events.iter().filter(|(_, e)| matches!(e, Event::StartTiles { .. })).count();
    assert_eq!(shown, 3, "all at once");
    assert_eq!((table.state.round, table.state.step), (1, Step::Assign), "round 1 starts with the roll");
    for seat in 0..3 {
        let rolled: u8 = table.player(seat).plan.rolled.iter().map(|faces| faces.total()).sum();
        assert!(rolled >= 3 && table.player(seat).cup.is_empty());
        assert!(table.player(seat).citizenry.of(Die::Home) >= 2, "no Manage step before");
    }
}

/// The whole setup is told, each tile to its owner only.
#[test]
fn rfg_setup_20_rfg_info_06_the_setup_is_told() {
    let mut table = begun(2, 1);
    let of = |table: &Scenario, viewer: Viewer| -> Vec<String> {
        let heard = table.log.heard_by(viewer);
        let names = heard.iter().map(|event| serde_json::to_value(event).unwrap()["event"].clone());
        names.map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(of(&table, Viewer::Onlooker), ["dealt", "dealt", "drew_tiles", "drew_tiles"]);
    assert_eq!(of(&table, Viewer::Seat(Seat(0))), ["dealt", "dealt", "drew", "drew", "drew_tiles"]);
    table.events();
    for seat in 0..2 {
        let choice = table.legal_of(seat).remove(0);
        table.play_as(seat, &choice);
    }
    let told = of(&table, Viewer::Onlooker);
    let place = |name: &str| told.iter().position(|event| event == name).unwrap_or_else(|| panic!("{name}"));
    assert!(place("start_tiles") < place("handed_out") && place("handed_out") < place("round_began"));
    // The first-game aid tells all of it from the setup itself.
    let options = Options { first_game: true, ..RollForTheGalaxy::options(3) };
    let told = of(&Scenario::new(&options, 1), Viewer::Onlooker);
    assert_eq!(told.iter().filter(|event| *event == "start_tiles").count(), 3);
    assert_eq!(told.iter().filter(|event| *event == "round_began").count(), 1);
}
