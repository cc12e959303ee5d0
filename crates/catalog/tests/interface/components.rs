//! Component files as a list for people.

use orrery_catalog::components::read;
use orrery_catalog::{GAMES, game_of_components};

const FILE: &str = r#"
    version = 1
    [counts]
    source = "rulebook"
    cards = 3
    [[chip]]
    value = 1
    source = "public"
    [[tile]]
    id = "t1"
    source = "rulebook"
    cost_source = "reconstructed"
    cost = { p2 = 1, p3 = 2 }
    [tile.front]
    name_en = "Port"
    name_de = "Hafen"
    name_de_source = "public"
    [tile.rear]
    name_en = "Reef"
    name_de = "Riff"
    [card_group]
    source = "public"
    [[card]]
    id = "c1"
    [[token]]
    id = "k1"
    source_name = "rulebook"
    source_effect = "reconstructed"
    [scoring.race]
    source = "rulebook"
"#;

#[test]
fn entries_have_ids_names_and_sources() {
    let all = read(FILE, |_| Vec::new());
    let ids: Vec<_> = all.iter().map(|c| (&*c.table, &*c.id, &*c.name_de, &*c.source)).collect();
    assert_eq!(
        ids,
        [
            ("card", "c1", "", "public"),
            ("chip", "chip-1", "", "public"),
            ("counts", "counts", "", "rulebook"),
            ("scoring", "scoring", "", "rulebook"),
            ("tile", "t1", "Hafen / Riff", "rulebook"),
            ("token", "k1", "", "reconstructed"),
        ]
    );
    let tile = &all[4];
    let elsewhere: Vec<_> = tile.other_sources.iter().map(|(f, s)| (&**f, &**s)).collect();
    assert_eq!(elsewhere, [("cost", "reconstructed"), ("front.name_de", "public")]);
    assert!(tile.comes_from("public") && tile.comes_from("rulebook") && !all[1].comes_from("rulebook"));
    assert_eq!(all[1].facts(), "value: 1");
    assert!(tile.facts().starts_with("cost: (p2 1, p3 2); front: (name_de Hafen"), "{}", tile.facts());
}

#[test]
fn files_say_which_game_they_are_for() {
    for game in GAMES {
        let found = game_of_components(game.components_text()).expect("a game");
        assert_eq!(found.info().id, game.info().id);
    }
    let line = |text: &str| game_of_components(text).err().expect("no game").to_string();
    assert!(line("[game]\n\nid = \"chess\"").starts_with("line 3: `chess` is not one of the games: "));
    assert!(line("[game]\nid =").starts_with("line 2: "), "{}", line("[game]\nid ="));
    assert!(line("a = 1").contains("does not say which game"));
}
