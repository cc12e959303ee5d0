//! NFR-COMP: what is in the box, as the engine uses it.

use super::*;
use orrery_core::{Lang, Texts};
use std::collections::BTreeSet;

use orrery_new_frontiers::vocab::{Goods, Size, Stack};

/// The faces that lie on the mats in many games.
fn faces_seen(players: u8) -> BTreeSet<&'static str> {
    let games = (0..60).map(|seed| new_game(players, Mode::Standard, seed).seen().stacks);
    games.flatten().map(|stack| stack.development.id()).collect()
}

#[test]
fn nfr_comp_01_eight_two_sided_mats() {
    let mut homes = BTreeSet::new();
    for seed in 0..80 {
        let game = new_game(5, Mode::Standard, seed);
        for seat in game.seen().seats {
            assert!((1..=8).contains(&seat.mat) && seat.sides.len() == 2);
            homes.extend(seat.sides.iter().map(|side| (seat.mat, side.id())));
        }
    }
    assert_eq!(homes.len(), 16);
    for mat in 1..=8 {
        assert_eq!(homes.iter().filter(|home| home.0 == mat).count(), 2, "mat {mat}");
    }
    assert!(changed("mat = 8\nside = \"b\"", "mat = 8\nside = \"a\"").contains("NFR-COMP-01"));
}

#[test]
fn nfr_comp_02_sixty_goods() {
    let mut game = new_game(2, Mode::FirstGame, 3);
    let mut all = game.seen().goods;
    for colony in game.seen().seats.iter().flat_map(|seat| &seat.colonies) {
        if let Some(kind) = colony.good {
            all[kind.index()] += 1;
        }
    }
    assert_eq!(all, [19, 17, 13, 11]);
    assert_eq!(all.iter().sum::<u8>(), 60);
    game.state.goods[0] += 1;
    assert!(NewFrontiers::audit(&game.state).is_err(), "a twentieth novelty good is noticed");
    assert!(changed("count = 19", "count = 20").contains("NFR-COMP-02"));
}

#[test]
fn nfr_comp_03_sixty_colonists() {
    let game = new_game(5, Mode::FirstGame, 3);
    assert_eq!(game.seen().colonists + 5, 60, "five lie on home colonies");
    assert!(changed("[colonists]\ncount = 60", "[colonists]\ncount = 61").contains("NFR-COMP-03"));
}

#[test]
fn nfr_comp_04_fifty_six_developments() {
    let stacks = new_game(5, Mode::Standard, 1).seen().stacks;
    let (small, large): (Vec<_>, Vec<_>) = stacks.iter().partition(|stack| stack.left == 3);
    assert_eq!((small.len(), large.len()), (16, 8));
    assert_eq!(stacks.iter().map(|stack| u32::from(stack.left)).sum::<u32>(), 56);
    assert!(large.iter().all(|stack| stack.left == 1));
}

#[test]
fn nfr_comp_05_forty_faces_and_eight_stacks_that_never_change() {
    let seen = faces_seen(2);
    assert_eq!(seen.len(), 40, "24 small and 16 large faces");
    let facts = NewFrontiers::facts();
    let one_sided: Vec<_> = facts.stacks.iter().filter(|stack| stack.faces.len() == 1).collect();
    assert_eq!(one_sided.len(), 8);
    assert!(one_sided.iter().all(|stack| stack.size == Size::Small && stack.column <= 2));
    let right = facts.stacks.iter().filter(|stack| stack.size == Size::Small && stack.column > 2);
    assert!(right.clone().all(|stack| stack.faces.len() == 2) && right.count() == 8);
    assert!(
        changed("id = \"s09\"\nsize = \"small\"\ncolumn = 3", "id = \"s09\"\nsize = \"small\"\ncolumn = 2")
            .contains("NFR-COMP-05")
    );
}

#[test]
fn nfr_comp_06_two_mats_hold_the_developments() {
    let facts = NewFrontiers::facts();
    for (size, columns) in [(Size::Small, 4), (Size::Large, 2)] {
        let places: BTreeSet<(u8, u8)> = facts
            .stacks
            .iter()
            .filter(|stack| stack.size == size)
            .map(|stack| (stack.column, stack.row))
            .collect();
        let all = (1..=columns).flat_map(|column| (1..=4).map(move |row| (column, row)));
        assert_eq!(places, all.collect(), "{size:?}");
    }
    let mut table = Fixture::new(3).choose("develop");
    table.play("buy space_marines");
    let stack = tile("space_marines").stack().map(Stack::index).unwrap();
    assert_eq!(table.seen().stacks[stack].left, 1, "it came from its place on the mat");
}

#[test]
fn nfr_comp_07_sixty_different_worlds() {
    assert_eq!(new_game(2, Mode::Standard, 1).seen().bag, 60);
    let worlds: Vec<_> = NewFrontiers::facts().tiles.iter().filter(|tile| tile.sort == "world").collect();
    assert_eq!(worlds.iter().map(|world| world.id.id()).collect::<BTreeSet<_>>().len(), 60);
    assert_eq!(worlds.iter().filter(|world| world.military).count(), 26);
    // Grey until settled, coloured afterwards: the same tile in two roles.
    let mut table =
        Fixture::new(2).explored(0, &["asteroid_belt", "radioactive_world"]).colonists(0, 2).choose("settle");
    table.play("settle asteroid_belt pay");
    assert!(table.owns(0, "asteroid_belt") && table.explored(0, "radioactive_world"), "alike, but two tiles");
    assert!(changed("id = \"asteroid_belt\"", "id = \"radioactive_world\"").contains("NFR-COMP-07"));
}

#[test]
fn nfr_comp_08_seven_action_tiles_one_of_them_two_sided() {
    let tiles = |mode| -> Vec<_> {
        new_game(3, mode, 1).seen().action_tiles.iter().map(|tile| tile.tile.id()).collect()
    };
    let (standard, goals) = (tiles(Mode::Standard), tiles(Mode::Goals));
    assert_eq!((standard.len(), goals.len()), (7, 7));
    assert_eq!((standard[0], goals[0]), ("retreat_into_isolation", "set_galactic_goals"));
    assert_eq!(standard[1..], goals[1..]);
}

#[test]
fn nfr_comp_09_goals_and_stockpiles_only_in_the_variant() {
    assert!(new_game(3, Mode::Standard, 1).seen().goals.is_none());
    assert!(new_game(3, Mode::FirstGame, 1).seen().goals.is_none());
    assert_eq!(new_game(5, Mode::Goals, 1).seen().goals.unwrap().stack, 8);
    assert_eq!(NewFrontiers::facts().goals.len(), 8);
    assert!(changed("[stockpile_mats]\ncount = 5", "[stockpile_mats]\ncount = 4").contains("NFR-COMP-09"));
}

#[test]
fn nfr_comp_10_chips_for_sixty_vp_and_a_reserve() {
    assert_eq!(new_game(5, Mode::Standard, 1).seen().pool, 60, "25 ones and 7 fives");
    let mut table = Fixture::new(2).pool(1, 1).choose("trade_consume");
    assert_eq!((table.seen().pool, table.chips(0)), (0, 1));
    end_action(&mut table);
    run(&mut table, "send_envoys");
    assert_eq!(table.chips(1), 24, "the reserve pays the next one");
    assert!(changed("value = 1\ncount = 25", "value = 1\ncount = 24").contains("NFR-COMP-10"));
}

#[test]
fn nfr_comp_11_credits_are_unlimited() {
    // All chips together are worth 160.
    let mut table = Fixture::new(2).credits(0, 400).play();
    run(&mut table, "retreat_into_isolation");
    assert_eq!(table.credits(0), 402);
    assert!(changed("value = 1\ncount = 40", "value = 1\ncount = 41").contains("NFR-COMP-11"));
}

#[test]
fn nfr_comp_12_one_track_with_a_place_for_every_disc() {
    for (players, discs) in [(2, 4), (3, 3), (4, 4), (5, 5)] {
        assert_eq!(new_game(players, Mode::Standard, 1).seen().discs.len(), discs);
    }
    assert!(changed("[priority_track]\nspaces = 6", "[priority_track]\nspaces = 5").contains("NFR-COMP-12"));
}

#[test]
fn nfr_comp_13_twelve_spaces_and_room_for_nine_worlds() {
    let full = [
        "alien_tech_institute",
        "mining_league",
        "pan_galactic_league",
        "imperium_lords",
        "free_trade_association",
        "export_duties",
    ];
    let mut table = Fixture::new(3).developments(0, &full).credits(0, 30).choose("develop");
    assert_eq!(table.seen().seats[0].spaces, 11);
    table.refuse("buy new_galactic_order", "NFR-DEV-06");
    table.play("buy space_marines");
    assert_eq!(table.seen().seats[0].spaces, 12);
    let limits = &NewFrontiers::facts().limits;
    assert_eq!((limits.spaces, limits.worlds), (12, 9));
}

#[test]
fn nfr_comp_14_small_one_space_large_two() {
    let spaces = |id| Fixture::new(3).developments(0, &[id]).play().seen().seats[0].spaces;
    assert_eq!((spaces("export_duties"), spaces("trade_league")), (1, 2));
}

#[test]
fn nfr_comp_15_kinds_are_told_apart_without_colour() {
    let game = Fixture::new(2)
        .colonies(0, &["spice_world", "hive_world"])
        .goods(0, &["spice_world", "hive_world"])
        .play();
    for (lang, words) in [(Lang::En, ["Novelty Goods", "Genes"]), (Lang::De, ["Luxusgüter", "Gene"])] {
        let page = NewFrontiers::print(&game.seen(), &Texts::of_game(lang, NewFrontiers::sources()));
        assert!(words.iter().all(|word| page.contains(word)), "{page}");
    }
    let kinds: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(kinds.len(), 4);
    assert!(
        NewFrontiers::facts()
            .tiles
            .iter()
            .all(|tile| tile.goods == Goods::None || tile.kind.is_some() || tile.joker)
    );
}
