//! Shortcuts: what people do in one go.

use orrery_core::{
    Dice, FastDice, Game, Lang, Present, Seat, Shortcut, Silent, Texts, apply, notation, playout,
};
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};
use orrery_roll_for_the_galaxy::{Action, RollForTheGalaxy};

/// The shortcuts of seat 0, in words.
fn said(game: &Scenario) -> Vec<(String, Vec<String>)> {
    let texts = Texts::of_game(Lang::En, RollForTheGalaxy::sources());
    let words = |shortcut: Shortcut<Action>| {
        (texts.say(&shortcut.label), shortcut.actions.iter().map(notation::write).collect())
    };
    RollForTheGalaxy::shortcuts(&game.state, Seat(0)).into_iter().map(words).collect()
}

fn labels(game: &Scenario) -> Vec<String> {
    said(game).into_iter().map(|(label, _)| label).collect()
}

fn two() -> Fixture {
    Fixture::new(2).faction(0, 2).faction(1, 1)
}

#[test]
fn recruiting_and_the_end_of_the_round_are_one_input() {
    let mut game = two().credits(0, 3).citizenry(0, "5 home military genes").cup(1, "home").manage();
    assert_eq!(
        said(&game),
        [
            ("Recruit white, red, green".to_owned(), vec!["recruit genes".into(), "recruit military".into()]),
            (
                "Recruit white, red, green and finish the round".to_owned(),
                vec!["recruit genes".into(), "recruit military".into(), "ready".into()]
            ),
        ]
    );
    for action in &said(&game)[1].1 {
        game.play_as(0, action);
    }
    assert_eq!(game.to_act(), [1]);
    game.play_as(1, "ready");
    assert_eq!(game.player(0).citizenry, dice("4 home"), "the last one was white without a question");
}

#[test]
fn a_phase_is_selected_and_the_plan_is_ready() {
    let game = two().rolled(0, "settle", "2 home novelty").rolled(0, "ship", "home").assign();
    assert_eq!(
        labels(&game),
        ["Select Settle and be ready (3 workers)", "Select Ship and be ready (1 worker)",]
    );
    assert_eq!(said(&game)[0].1, ["select home settle settle", "ready"]);
    let game = two().rolled(0, "wild", "2 genes").rolled(0, "settle", "home").assign();
    assert_eq!(said(&game)[0].0, "All 2 wild dice to Settle");
}

#[test]
fn workers_of_a_phase_go_in_one_input() {
    let game = two().zone(0, &["gem_world"]).workers(0, "explore", "home genes").phases("explore");
    assert_eq!(labels(&game), ["Scout with white and draw 1 tile", "Stock with all explorers (+$4)"]);
    let game = two()
        .zone(0, &["merchant_guild", "space_port"])
        .workers(0, "develop", "2 home 4 genes")
        .phases("develop");
    assert_eq!(said(&game)[0].1[0], "build home", "white dice work first");
    let game = two()
        .tableau(0, &["spice_world", "comet_zone"])
        .workers(0, "produce", "novelty rare_elements")
        .phases("produce");
    assert!(said(&game).is_empty(), "after one producer the other has a single place");
    let game = two()
        .tableau(0, &["spice_world", "comet_zone"])
        .goods("spice_world", "novelty")
        .goods("comet_zone", "home")
        .workers(0, "ship", "home novelty")
        .phases("ship");
    assert_eq!(labels(&game), ["Trade all goods (+$7)", "Consume all goods (+4 VP)"]);
    assert_eq!(said(&game)[1].1[..2], ["ship novelty", "consume spice_world novelty"]);
}

/// How many inputs a round needs: a player who takes the first shortcut where there is one, against two rivals.
#[test]
fn a_round_needs_few_inputs() {
    let (mut inputs, mut small_steps, mut rounds) = (0, 0, 0);
    for seed in 0..6 {
        let mut dice = FastDice::new(seed);
        let mut state =
            RollForTheGalaxy::setup(&RollForTheGalaxy::options(3), &mut dice, &mut Silent).expect("a game");
        let mut actions = Vec::new();
        while let Some(seat) = RollForTheGalaxy::to_act(&state).first() {
            playout::forward::<RollForTheGalaxy>(&state, seat, &mut actions);
            let shortcut = RollForTheGalaxy::shortcuts(&state, seat).pop();
            // Whoever may be ready is; powers are used seldom.
            let plain = if actions.contains(&Action::Ready) {
                Action::Ready
            } else {
                dice.pick(&actions).expect("an action")
            };
            let chosen = if seat == Seat(0) { shortcut.map(|s| s.actions) } else { None };
            let chosen = chosen.unwrap_or_else(|| vec![plain]);
            if seat == Seat(0) {
                inputs += 1;
                small_steps += chosen.len();
            }
            for action in chosen {
                apply::<RollForTheGalaxy>(&mut state, seat, action, &mut dice, &mut Silent)
                    .expect("legal in its turn");
            }
        }
        rounds += usize::from(state.round);
    }
    let (mean, without) = (inputs as f64 / rounds as f64, small_steps as f64 / rounds as f64);
    println!("{mean:.1} inputs a round, {without:.1} without shortcuts");
    assert!(mean <= 12.0, "{mean}");
}
