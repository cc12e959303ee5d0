//! NFR-EXP: exploring worlds.

use super::*;

/// A table after everybody but the chooser has taken a world.
fn second_pick(fixture: Fixture) -> Table {
    let mut table = fixture.choose("explore");
    while table.state.stage == Stage::Parts {
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    table
}

#[test]
fn nfr_exp_01_seven_worlds_for_all_to_see() {
    let table = Fixture::new(3).choose("explore");
    assert_eq!((table.seen().display.len(), table.seen().bag), (7, 53));
    let table =
        Fixture::new(3).bag(&["gem_world", "spice_world", "rebel_base", "hive_world"]).choose("explore");
    assert_eq!((table.seen().display.len(), table.seen().bag), (4, 0), "as many as there are");
}

#[test]
fn nfr_exp_02_everybody_must_take_one() {
    let mut table = Fixture::new(3).choose("explore");
    for seat in [0, 1, 2] {
        assert_eq!(table.to_act(), [seat]);
        table.refuse("pass", "NFR-EXP-02");
        let world = table.seen().display[0].tile.id();
        table.play(&format!("take {world}"));
        assert!(table.explored(seat, world));
    }
    let mut table = Fixture::new(3).bag(&["gem_world", "spice_world"]).choose("explore");
    table.play("take gem_world");
    end_action(&mut table);
    assert_eq!(
        [0, 1, 2].map(|seat| table.player(seat).explored.len()),
        [1, 1, 0],
        "none was left for the third"
    );
    let mut table = Fixture::new(2).choose("explore");
    let outside = table.state.bag.first().unwrap().id();
    table.refuse(&format!("take {outside}"), "NFR-EXP-02");
}

#[test]
fn nfr_exp_03_the_chooser_takes_a_second_one() {
    let mut table = second_pick(Fixture::new(3));
    assert_eq!(table.to_act(), [0]);
    table.refuse("pass", "NFR-EXP-02");
    quietly(&mut table);
    assert_eq!([0, 1, 2].map(|seat| table.player(seat).explored.len()), [2, 1, 1]);
}

#[test]
fn nfr_exp_04_draw_powers_come_at_once_for_the_chooser_last() {
    let mut table =
        Fixture::new(3).developments(0, &["survey_team"]).developments(1, &["survey_team"]).choose("explore");
    quietly(&mut table);
    assert_eq!(table.player(0).explored.len(), 1, "the chooser waits for his second world");
    quietly(&mut table);
    assert_eq!(table.player(1).explored.len(), 2, "the second player draws before the third picks");
    assert_eq!(table.to_act(), [2]);
    let before = table.seen().bag;
    assert_eq!(before, 60 - 7 - 1, "the display stays outside the bag");
    end_action(&mut table);
    assert_eq!(table.player(0).explored.len(), 3);
    // Several powers, one after the other, in an order of his choice.
    let mut table = second_pick(Fixture::new(2).developments(0, &["survey_team", "research_labs"]));
    quietly(&mut table);
    table.play("draw research_labs");
    let kept = table.seen().drawn[1].tile.id();
    table.play(&format!("keep {kept}"));
    assert_eq!(table.player(0).explored.len(), 4, "then the other one");
}

#[test]
fn nfr_exp_05_other_powers_come_with_the_first_world() {
    let mut table = Fixture::new(2).developments(0, &["homesteading_pioneers"]).choose("explore");
    quietly(&mut table);
    assert_eq!(table.colonists(0), 1);
    let mut table = Fixture::new(3)
        .developments(2, &["homesteading_pioneers"])
        .bag(&["gem_world", "hive_world"])
        .choose("explore");
    table.play("take gem_world");
    assert_eq!(table.colonists(2), 1, "with an empty display, when his turn comes");
    let mut table =
        Fixture::new(2).developments(0, &["homesteading_pioneers"]).supply(0, 1).choose("explore");
    quietly(&mut table);
    assert_eq!(table.colonists(0), 0);
}

#[test]
fn nfr_exp_06_what_is_left_goes_back() {
    let mut table = second_pick(Fixture::new(2).developments(0, &["research_labs"]));
    quietly(&mut table);
    let kept = table.seen().drawn[0].tile.id();
    table.play(&format!("keep {kept}"));
    assert_eq!(step(&table), Step::Select);
    assert!(table.seen().display.is_empty() && table.seen().aside.is_empty());
    assert_eq!(table.seen().bag, 60 - 4);
    // Worlds not kept stay outside until then.
    let mut table = Fixture::new(3).developments(1, &["research_labs"]).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    quietly(&mut table);
    assert_eq!((table.seen().bag, table.seen().aside.len()), (60 - 7 - 3, 2));
}

const EIGHT: [&str; 8] = [
    "gem_world",
    "spice_world",
    "space_port",
    "hive_world",
    "rebel_base",
    "rebel_miners",
    "volcanic_world",
    "comet_zone",
];

#[test]
fn nfr_exp_07_nine_worlds_at_most() {
    let mut table = Fixture::new(2).explored(0, &EIGHT).choose("explore");
    table.refuse("return_world gem_world", "NFR-EXP-07");
    while step(&table) != Step::Return {
        quietly(&mut table);
    }
    assert_eq!(table.player(0).worlds(), 11);
    table.refuse("pass", "NFR-EXP-07").play("return_world gem_world");
    table.refuse("return_world gem_world", "NFR-EXP-07").play("return_world spice_world");
    assert_eq!((table.player(0).worlds(), step(&table)), (9, Step::Select), "exactly 9");
    assert!(table.state.bag.contains(tile("gem_world")));
}

#[test]
fn nfr_exp_08_taking_is_mandatory_even_with_nine() {
    let mut table = Fixture::new(2).explored(1, &EIGHT).choose("explore");
    quietly(&mut table);
    assert_eq!(table.player(1).worlds(), 9);
    table.refuse("pass", "NFR-EXP-02");
    let taken = table.seen().display[0].tile.id();
    table.play(&format!("take {taken}"));
    end_action_until_return(&mut table);
    table.play(&format!("return_world {taken}"));
    assert_eq!(table.player(1).worlds(), 9, "it may be the one just taken");
}

fn end_action_until_return(table: &mut Table) {
    while step(table) != Step::Return {
        quietly(table);
    }
}

#[test]
fn nfr_exp_09_colonies_are_kept_apart() {
    let table = Fixture::new(2).explored(0, &["rebel_base"]).colonies(0, &["gem_world"]).play();
    let seat = &table.seen().seats[0];
    let colonies: Vec<_> = seat.colonies.iter().map(|colony| colony.tile.id()).collect();
    let explored: Vec<_> = seat.explored.iter().map(|world| world.tile.id()).collect();
    assert_eq!((colonies, explored), (vec!["gem_world", "ancient_race"], vec!["rebel_base"]));
}

#[test]
fn nfr_exp_10_draws_from_a_small_bag() {
    let bag = [
        "gem_world",
        "spice_world",
        "space_port",
        "hive_world",
        "rebel_base",
        "rebel_miners",
        "volcanic_world",
    ];
    let nine = [&bag[..], &["comet_zone", "asteroid_belt"]].concat();
    let mut table = second_pick(Fixture::new(2).developments(0, &["research_labs"]).bag(&nine));
    quietly(&mut table);
    assert_eq!(table.seen().drawn.len(), 2, "two instead of three");
    quietly(&mut table);
    let mut table = second_pick(Fixture::new(2).developments(0, &["research_labs"]).bag(&bag));
    quietly(&mut table);
    assert_eq!((step(&table), table.player(0).explored.len()), (Step::Select, 2), "an empty bag: it lapses");
}

#[test]
fn nfr_exp_11_draws_are_open() {
    let mut table = second_pick(Fixture::new(2).developments(0, &["research_labs"]));
    table.events();
    quietly(&mut table);
    let drawn: Vec<_> = table.seen().drawn.iter().map(|world| world.tile).collect();
    assert_eq!(drawn.len(), 3, "an onlooker sees them");
    assert!(table.heard().iter().any(|(to, event)| {
        *to == orrery_core::Audience::ALL && matches!(event, Event::Drew { worlds, .. } if worlds.len() == 3)
    }));
    let display = table.seen().display[0].tile.id();
    table.refuse(&format!("keep {display}"), "NFR-EXP-11");
}
