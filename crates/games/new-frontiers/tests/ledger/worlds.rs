//! NFR-WLD: the distribution of the 60 worlds.

use super::*;
use orrery_new_frontiers::facts::TileFact;
use orrery_new_frontiers::vocab::{Goods, Keyword};

fn worlds(military: bool) -> Vec<&'static TileFact> {
    NewFrontiers::facts()
        .tiles
        .iter()
        .filter(|tile| tile.sort == "world" && tile.military == military)
        .collect()
}

fn count(worlds: &[&TileFact], fits: impl Fn(&TileFact) -> bool) -> usize {
    worlds.iter().filter(|world| fits(world)).count()
}

#[test]
fn nfr_wld_01_defence_of_military_worlds() {
    let all = worlds(true);
    let by_defence: Vec<usize> = (1..=9).map(|defence| count(&all, |world| world.cost == defence)).collect();
    assert_eq!(by_defence, [5, 6, 3, 3, 2, 2, 1, 2, 2]);
    assert_eq!(all.len(), 26);
    assert!(changed("defense = 9", "defense = 8").contains("NFR-WLD-01"));
}

#[test]
fn nfr_wld_02_cost_of_other_worlds() {
    let all = worlds(false);
    let by_cost: Vec<usize> = (0..=7).map(|cost| count(&all, |world| world.cost == cost)).collect();
    assert_eq!(by_cost, [1, 3, 12, 5, 4, 6, 2, 1]);
    assert_eq!(all.len(), 34);
    assert!(changed("cost = 7\ncolonists", "cost = 6\ncolonists").contains("NFR-WLD-02"));
}

#[test]
fn nfr_wld_03_colonists_needed() {
    let split = |military| [1, 2].map(|n| count(&worlds(military), |world| world.colonists == n));
    assert_eq!((split(true), split(false)), ([18, 8], [21, 13]));
    let world = "defense = 9\ncolonists = 2";
    assert!(changed(world, "defense = 9\ncolonists = 1").contains("NFR-WLD-03"));
}

#[test]
fn nfr_wld_04_windfall_production_grey() {
    let split = |military| {
        [Goods::Windfall, Goods::Production, Goods::None]
            .map(|goods| count(&worlds(military), |w| w.goods == goods))
    };
    assert_eq!((split(true), split(false)), ([12, 6, 8], [11, 20, 3]));
    let grey_alien = |world: &TileFact| world.goods == Goods::None && world.keywords.contains(Keyword::Alien);
    assert_eq!(count(&worlds(false), grey_alien), 1);
}

#[test]
fn nfr_wld_05_kinds_and_one_joker() {
    let split = |military| Kind::ALL.map(|kind| count(&worlds(military), |world| world.kind == Some(kind)));
    assert_eq!((split(true), split(false)), ([3, 4, 6, 5], [12, 9, 5, 4]));
    assert_eq!((count(&worlds(true), |w| w.joker), count(&worlds(false), |w| w.joker)), (0, 1));
}

#[test]
fn nfr_wld_06_keywords() {
    let words = [Keyword::Imperium, Keyword::Rebel, Keyword::Uplift];
    let split = |military| words.map(|word| count(&worlds(military), |world| world.keywords.contains(word)));
    assert_eq!((split(true), split(false)), ([3, 11, 6], [4, 0, 4]));
    let both = |w: &TileFact| w.keywords.contains(Keyword::Rebel) && w.keywords.contains(Keyword::Uplift);
    assert_eq!(count(&worlds(true), both), 1);
}

#[test]
fn nfr_wld_07_printed_vp_and_four_question_marks() {
    assert!(worlds(true).iter().all(|world| world.vp.is_none_or(|vp| vp <= 9)));
    assert!(worlds(false).iter().all(|world| world.vp.is_none_or(|vp| vp <= 6)));
    let marks = |military| count(&worlds(military), |world| world.vp.is_none());
    assert_eq!((marks(true), marks(false)), (2, 2));
    // What they score, asked in positions.
    let base = || Fixture::new(2).developments(0, &["imperium_lords"]).home(0, "rebel_cantina");
    assert_eq!(
        question(base().colonies(0, &["rebel_resistance"]), 0, "rebel_resistance"),
        4,
        "itself and the home"
    );
    assert_eq!(
        question(base().colonies(0, &["imperium_capital"]), 0, "imperium_capital"),
        4,
        "itself and the lords"
    );
    let uplift = ["uplift_coalition", "alien_uplift_chamber"];
    assert_eq!(question(base().colonies(0, &uplift), 0, "uplift_coalition"), 2);
    assert_eq!(question(base().colonies(0, &uplift), 0, "alien_uplift_chamber"), 4);
}
