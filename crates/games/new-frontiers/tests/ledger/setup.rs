//! NFR-SETUP, NFR-MODE: how a game begins.

use super::*;
use orrery_core::{FastDice, Silent};
use std::collections::BTreeSet;

#[test]
fn nfr_setup_01_the_mode_is_chosen_first() {
    for mode in Mode::ALL {
        let game = new_game(3, mode, 1);
        assert_eq!(game.seen().mode, mode);
    }
    // Goals use the sides of the standard game: coin flips and a choice of the home side.
    let goals: BTreeSet<_> = (0..20)
        .flat_map(|seed| new_game(2, Mode::Goals, seed).seen().stacks)
        .map(|s| s.development.id())
        .collect();
    assert!(goals.len() > 30);
    assert_eq!(new_game(2, Mode::Goals, 1).legal(), ["choose_side a", "choose_side b"]);
    let unknown = serde_json::from_str::<Options>(r#"{"players":3,"mode":"goals_first_game"}"#);
    assert!(unknown.is_err(), "goals with first-game sides do not exist");
}

#[test]
fn nfr_setup_02_all_large_developments() {
    for players in 2..=5 {
        let stacks = new_game(players, Mode::Standard, 5).seen().stacks;
        assert!(stacks[16..].iter().all(|stack| stack.left == 1) && stacks.len() == 24, "{players} players");
    }
}

#[test]
fn nfr_setup_03_copies_of_small_developments() {
    for (players, copies) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        let stacks = new_game(players, Mode::Standard, 5).seen().stacks;
        assert!(stacks[..16].iter().all(|stack| stack.left == copies), "{players} players");
    }
}

#[test]
fn nfr_setup_04_a_first_game_shows_the_white_squares() {
    for seed in 0..10 {
        for stack in new_game(4, Mode::FirstGame, seed).seen().stacks {
            let fact = &NewFrontiers::facts().tiles[stack.development.index()];
            assert_eq!(fact.side.map(|side| side.id()), Some("a"), "{}", stack.development.id());
        }
    }
}

#[test]
fn nfr_setup_05_a_coin_for_every_two_sided_place() {
    let mut turned = [0u32; 24];
    for seed in 0..400 {
        for (place, stack) in new_game(2, Mode::Standard, seed).seen().stacks.iter().enumerate() {
            let fact = &NewFrontiers::facts().tiles[stack.development.index()];
            turned[place] += u32::from(fact.side.map(|side| side.id()) == Some("b"));
        }
    }
    assert_eq!(turned[..8], [0; 8], "one-sided stacks are never flipped");
    assert!(turned[8..].iter().all(|&n| (150..250).contains(&n)), "{turned:?}");
}

#[test]
fn nfr_setup_06_seven_action_tiles_in_a_row() {
    let tiles: Vec<_> =
        new_game(2, Mode::FirstGame, 1).seen().action_tiles.iter().map(|t| t.tile.id()).collect();
    assert_eq!(
        tiles,
        ["retreat_into_isolation", "develop", "explore", "settle", "produce", "trade_consume", "send_envoys"]
    );
    // The order has no meaning: any of them can be selected first.
    assert_eq!(new_game(2, Mode::FirstGame, 1).legal().len(), 7);
}

#[test]
fn nfr_setup_07_the_two_sided_tile() {
    let mut table = Fixture::new(3).play();
    table.refuse("select set_galactic_goals", "NFR-SETUP-07").play("select retreat_into_isolation");
    let mut table = Fixture::goals(3).play();
    table.refuse("select retreat_into_isolation", "NFR-SETUP-07").play("select set_galactic_goals");
    assert_eq!(step(&table), Step::KeepGoal);
}

#[test]
fn nfr_setup_08_twelve_vp_for_each_player() {
    for (players, vp) in [(2, 24), (3, 36), (4, 48), (5, 60)] {
        assert_eq!(new_game(players, Mode::Standard, 1).seen().pool, vp);
    }
}

#[test]
fn nfr_setup_09_twelve_colonists_for_each_player() {
    for players in 2..=5 {
        let game = new_game(players, Mode::Standard, 1);
        assert_eq!(game.seen().colonists, 12 * players, "nobody has settled his home yet");
    }
}

#[test]
fn nfr_setup_10_goods_in_the_supply_and_worlds_in_the_bag() {
    let game = new_game(3, Mode::Standard, 1);
    assert_eq!((game.seen().goods, game.seen().bag), ([19, 17, 13, 11], 60));
}

#[test]
fn nfr_setup_11_the_first_order_is_drawn() {
    let orders: BTreeSet<Vec<u8>> = (0..100).map(|seed| new_game(3, Mode::Standard, seed).order()).collect();
    assert_eq!(orders.len(), 6, "all orders of three players come up");
}

#[test]
fn nfr_setup_12_one_disc_each_from_three_players_on() {
    for players in 3..=5 {
        let mut order = new_game(players, Mode::Standard, 1).order();
        order.sort_unstable();
        assert_eq!(order, (0..players).collect::<Vec<_>>());
    }
    assert!(
        changed("disc_spaces_by_seat = [[2], [3], [4]]", "disc_spaces_by_seat = [[1], [3], [4]]")
            .contains("NFR-SETUP-12")
    );
}

#[test]
fn nfr_setup_13_two_discs_each_with_two_players() {
    for seed in 0..10 {
        let order = new_game(2, Mode::Standard, seed).order();
        assert_eq!((order[0], order[1]), (order[2], order[3]), "they alternate");
        assert_ne!(order[0], order[1]);
    }
}

#[test]
fn nfr_setup_14_credits_by_place() {
    for (players, credits) in
        [(2, vec![3, 4]), (3, vec![3, 3, 4]), (4, vec![3, 3, 4, 4]), (5, vec![3, 3, 3, 4, 4])]
    {
        let game = new_game(players, Mode::Standard, 9);
        let by_place: Vec<u16> =
            game.order().iter().take(players.into()).map(|&seat| game.credits(seat)).collect();
        assert_eq!(by_place, credits);
    }
}

#[test]
fn nfr_setup_15_mats_are_dealt_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mats: Vec<u8> =
            new_game(3, Mode::Standard, seed).seen().seats.iter().map(|seat| seat.mat).collect();
        assert_eq!(mats.iter().collect::<BTreeSet<_>>().len(), 3, "everybody has a mat of his own");
        seen.insert(mats[0]);
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn nfr_setup_16_a_first_game_uses_side_a() {
    for seed in 0..10 {
        let game = new_game(5, Mode::FirstGame, seed);
        assert_eq!(step(&game), Step::Select, "nobody is asked");
        for seat in 0..5 {
            assert_eq!(game.player(seat).colonies().first(), Some(game.player(seat).sides()[0]));
        }
    }
}

#[test]
fn nfr_setup_17_sides_are_chosen_in_priority_order() {
    let mut game = new_game(3, Mode::Standard, 4);
    let order = game.order();
    for (place, &seat) in order.iter().enumerate() {
        assert_eq!(game.to_act(), [seat]);
        game.refuse("pass", "NFR-SETUP-17");
        let side = if place == 1 { "b" } else { "a" };
        game.play(&format!("choose_side {side}"));
        let chosen = game.player(seat).sides()[usize::from(place == 1)];
        assert_eq!(game.seen().seats[usize::from(seat)].colonies[0].tile, chosen, "openly");
    }
    assert_eq!((step(&game), game.to_act()), (Step::Select, vec![order[0]]));
    game.refuse("choose_side a", "NFR-SETUP-17");
}

#[test]
fn nfr_setup_18_a_colonist_on_every_home() {
    for (players, left) in [(2, 22), (3, 33), (4, 44), (5, 55)] {
        assert_eq!(new_game(players, Mode::FirstGame, 1).seen().colonists, left);
    }
}

#[test]
fn nfr_setup_19_a_good_on_windfall_homes_only() {
    let mut seen = (0, 0);
    for seed in 0..30 {
        let game = new_game(5, Mode::FirstGame, seed);
        for seat in game.seen().seats {
            let home = &seat.colonies[0];
            let fact = &NewFrontiers::facts().tiles[home.tile.index()];
            let windfall = fact.goods.id() == "windfall";
            assert_eq!(home.good, fact.kind.filter(|_| windfall), "{}", home.tile.id());
            seen = (seen.0 + u32::from(windfall), seen.1 + u32::from(fact.goods.id() == "production"));
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "both sorts came up");
}

#[test]
fn nfr_setup_20_nothing_else_at_the_start() {
    let game = new_game(4, Mode::FirstGame, 2);
    for seat in 0..4 {
        let player = game.player(seat);
        assert!(player.explored.is_empty() && player.developments().is_empty());
        assert_eq!((player.colonists, player.chips), (0, 0));
    }
    assert!(game.seen().action_tiles.iter().all(|tile| tile.credits == 0));
}

#[test]
fn nfr_mode_01_three_modes_for_two_to_five() {
    for players in [0, 1, 6, 255] {
        for mode in Mode::ALL {
            let refused =
                NewFrontiers::setup(&Options::new(players, mode), &mut FastDice::new(1), &mut Silent);
            assert_eq!(refused.unwrap_err().rule.0, "NFR-MODE-01");
        }
    }
    assert_eq!(Mode::ALL.map(|mode| mode.id()), ["first_game", "standard", "goals"]);
    for players in 2..=5 {
        assert_eq!(NewFrontiers::info().combinations(players).len(), 3);
    }
}

#[test]
fn nfr_mode_02_what_differs_with_two_players() {
    let game = new_game(2, Mode::Standard, 1);
    let view = game.seen();
    assert!(view.stacks[..16].iter().all(|stack| stack.left == 1));
    assert_eq!((view.pool, view.colonists, view.discs.len()), (24, 24, 4));
    // Two selections for each player in a round.
    let mut table = Fixture::new(2).play();
    let mut selections = Vec::new();
    for id in ["retreat_into_isolation", "develop", "send_envoys", "explore"] {
        selections.push(table.to_act()[0]);
        run(&mut table, id);
    }
    assert_eq!(selections, [0, 1, 0, 1]);
    assert_eq!((table.state.round, table.order()), (2, vec![0, 0, 1, 1]), "the disc just used has moved");
}
