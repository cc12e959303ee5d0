//! EVA-MOD, EVA-CONTR, EVA-LINE: contracts and line dominance.

use std::collections::BTreeSet;

use orrery_core::{Game, Seat};
use orrery_evacuation::components::{COMPONENTS, Effect};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Actions, Arrow, Bonuses, Mode, Resource};
use orrery_evacuation::{Evacuation, Options};

use crate::setup::{new_game, play_until};
use crate::{happened, points_for};

/// The points mode with both modules.
fn modules(players: u8) -> Options {
    Options { mode: Mode::Points, contracts: true, line_dominance: true, ..Options::usual(players) }
}

/// A new game up to its first turn.
fn laid_out(options: Options, seed: u64) -> Table {
    let mut game = new_game(options, seed);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    game
}

#[test]
fn eva_mod_01_modules_and_advanced_actions_combine() {
    for (contracts, line_dominance, actions) in
        [(true, true, Actions::Advanced), (true, false, Actions::Advanced), (false, true, Actions::Simple)]
    {
        let view = laid_out(Options { contracts, line_dominance, actions, ..modules(3) }, 1).view(0);
        assert_eq!(view.contracts.len(), if contracts { 3 } else { 0 });
        assert_eq!(view.lines.len(), if line_dominance { 3 } else { 0 });
        assert_eq!(view.seats[0].hand_count > 0, actions == Actions::Advanced);
    }
}

#[test]
fn eva_mod_02_recommended_sets() {
    let first = Evacuation::options(3);
    assert_eq!((first.mode, first.actions, first.bonuses), (Mode::Race, Actions::Simple, Bonuses::Strict));
    assert_eq!(laid_out(first, 1).view(0).options, first, "the first is what a table offers");
    let second =
        Options { mode: Mode::Points, actions: Actions::Advanced, bonuses: Bonuses::Generous, ..first };
    for options in [second, Options { contracts: true, line_dominance: true, ..second }] {
        assert_eq!(laid_out(options, 1).view(0).options, options);
    }
}

#[test]
fn eva_contr_01_three_of_four_cards_with_a_random_side() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let contracts = laid_out(modules(2), seed).view(1).contracts;
        let cards: BTreeSet<u8> = contracts.iter().map(|c| COMPONENTS.contracts[c.index()].card).collect();
        assert_eq!((contracts.len(), cards.len()), (3, 3));
        seen.extend(contracts.iter().map(|contract| contract.id()));
    }
    assert_eq!(seen.len(), 8);
}

/// A table with one contract.
fn contract(id: &str) -> Fixture {
    Fixture::new(Options { line_dominance: false, ..modules(2) }).contracts(&[id])
}

/// The contracts that a seat holds.
fn held(game: &Table, seat: usize) -> Vec<&'static str> {
    game.view(0).seats[seat].contracts.iter().map(|contract| contract.contract.id()).collect()
}

#[test]
fn eva_contr_02_the_first_to_meet_the_condition_takes_it_at_once() {
    let raise = (Effect::GainProduction { resource: Some(Resource::Food) }, 1);
    let game = contract("contract_ak5").production(0, "4 food").effect(0, &[raise]);
    assert_eq!((held(&game, 0), game.view(0).contracts.len()), (vec!["contract_ak5"], 0));
    // In any phase: both markers pass turning point 2 in Progress.
    let mut game = contract("contract_ak7")
        .year(2)
        .markers(1, [(11, "parking"), (10, "parking")])
        .acted(1, &[1])
        .progress();
    game.play("advance 11 11");
    assert_eq!(held(&game, 1), ["contract_ak7"]);
    // Both unload a second stadium: the turn order decides.
    let mut game = contract("contract_ak3")
        .order(&[1, 0])
        .stadiums(0, "new", &["stadium_01"])
        .stadiums(1, "new", &["stadium_02"])
        .ships(0, "old", &["ship_01"])
        .ships(1, "old", &["ship_02"])
        .store(0, "old", "1 energy")
        .store(1, "old", "1 energy")
        .transport();
    for (seat, ship, stadium) in [(0, "ship_01", "blue"), (1, "ship_02", "yellow")] {
        game.play_as(seat, &format!("fly {ship}"));
        game.play_as(seat, &format!("load_stadium stadium_start_{stadium}")).play_as(seat, "confirm");
    }
    assert_eq!((held(&game, 0), held(&game, 1)), (vec![], vec!["contract_ak3"]));
}

#[test]
fn eva_contr_03_it_belongs_to_that_player_for_good() {
    let raise = (Effect::GainProduction { resource: Some(Resource::Food) }, 1);
    let mut game = contract("contract_ak5")
        .production(0, "4 food")
        .production(1, "9 food")
        .store(1, "new", "5 steel")
        .effect(0, &[raise]);
    game.refuse("play_contract contract_ak5", "EVA-CONTR-03").play("act settle");
    assert_eq!((held(&game, 0), held(&game, 1)), (vec!["contract_ak5"], vec![]));
}

#[test]
fn eva_contr_04_played_in_a_turn_with_an_action() {
    let fixture = || contract("contract_ak5").held(0, &["contract_ak5"]).production(0, "5 food");
    // Before the action: paid by the New World, without energy and power.
    let mut game = fixture().store(0, "new", "1 steel").actions();
    game.play("play_contract contract_ak5");
    let seat = &game.view(0).seats[0];
    assert_eq!((seat.stores[1], seat.production[1], seat.actions), ([0; 3], [5, 0, 1], 0));
    assert_eq!(seat.power, [0]);
    game.refuse("pass", "EVA-CONTR-04").play("act settle");
    assert_eq!(game.to_act(), [1]);
    // After it, also one that was taken in this turn, but not in the middle.
    let five_technologies = contract("contract_ak2").techs(0, &["tech_4_1"]).research(0, [3, 1, 2]);
    let mut game = five_technologies.store(0, "new", "2 steel").actions();
    game.play("act gain_and_research").refuse("play_contract contract_ak2", "EVA-ACT-12");
    game.play("gain new food").play("research 3");
    while game.to_act() == [0] && !game.legal().contains(&"play_contract contract_ak2".into()) {
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    game.play("play_contract contract_ak2");
    assert!(happened(&game, |e| matches!(e, Event::ContractPlayed { seat: Seat(0), .. })));
    // The cost comes from the New World alone, in full.
    let mut game = fixture().store(0, "old", "9 steel").store(0, "new", "9 food").actions();
    game.refuse("play_contract contract_ak5", "EVA-CONTR-04");
    // Discounts do not apply.
    let mut game = fixture().techs(0, &["tech_1_3"]).actions();
    game.refuse("play_contract contract_ak5", "EVA-CONTR-04");
    // One a turn.
    let two = fixture().held(0, &["contract_ak3"]).store(0, "new", "1 steel 1 energy");
    let mut game = two.actions();
    game.play("play_contract contract_ak5").refuse("play_contract contract_ak3", "EVA-CONTR-04");
    // Not if no action could follow.
    let mut game =
        fixture().store(0, "new", "1 steel").acted(0, &[2, 2]).store(0, "old", "1 energy").actions();
    game.state.players[0].stores[0] = [0; 3];
    game.refuse("play_contract contract_ak5", "EVA-CONTR-04");
    // Not in a turn in which the owner passes.
    let mut game = fixture().store(0, "new", "1 steel").actions();
    game.play("pass");
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn eva_contr_05_only_played_contracts_give_points() {
    let mut game = contract("contract_ak5").held(0, &["contract_ak5"]).store(0, "new", "1 steel").actions();
    assert_eq!(points_for(&game.view(0), 0, "score-contract"), 0);
    game.play("play_contract contract_ak5");
    assert_eq!(points_for(&game.view(0), 0, "score-contract"), 3);
    let over = contract("contract_ak5").held(0, &["contract_ak5"]).over();
    assert_eq!(points_for(&over.view(0), 0, "score-contract"), 0);
}

/// Whether seat 0 takes the contract as soon as something is noticed.
fn takes(id: &str, build: impl Fn(Fixture) -> Fixture) -> bool {
    let mut game = build(contract(id)).actions();
    game.play("act settle");
    !held(&game, 0).is_empty()
}

#[test]
fn eva_contr_06_conditions() {
    // Factories on fields; waiting ones do not count.
    assert!(takes("contract_ak1", |f| f.settled(0, "f_q1_r1", "food steel energy")));
    assert!(!takes("contract_ak1", |f| f.settled(0, "f_q6_rm1", "2 food").factories(0, "new", "4 energy")));
    // Technologies fully researched.
    assert!(takes("contract_ak2", |f| f.research(0, [3, 3, 1])));
    assert!(!takes("contract_ak2", |f| f.research(0, [4, 2, 1])));
    // Stadiums on the New World side.
    assert!(takes("contract_ak3", |f| f.stadiums(0, "new", &["stadium_01", "stadium_02"])));
    assert!(!takes("contract_ak3", |f| {
        f.stadiums(0, "new", &["stadium_01"]).stadiums(0, "old", &["stadium_02", "stadium_03"])
    }));
    // Infrastructures played and fulfilled.
    let three = ["infra_ii_1", "infra_ii_2", "infra_ii_3"];
    assert!(takes("contract_ak4", |f| f.infra_fulfilled(0, &three)));
    assert!(!takes("contract_ak4", |f| f.infra_fulfilled(0, &three[..2]).infra_played(0, &three[2..])));
    // At least one production marker.
    assert!(takes("contract_ak5", |f| f.production(0, "6 energy")));
    assert!(!takes("contract_ak5", |f| f.production(0, "4 food 4 steel 4 energy")));
    // Filled population spots.
    let six = |f: Fixture| f.settled(0, "f_q6_rm3", "").settled(0, "f_q6_rm2", "").settled(0, "f_q7_rm1", "");
    assert!(takes("contract_ak6", |f| six(f).settled(0, "f_q7_rm2", "")));
    assert!(!takes("contract_ak6", |f| six(f).population(0, 9)));
    // Both markers beyond turning point 2.
    let at = |front, rear| move |f: Fixture| f.markers(0, [(front, "parking"), (rear, "parking")]);
    assert!(takes("contract_ak7", at(12, 11)) && takes("contract_ak7", at(17, 16)));
    assert!(!takes("contract_ak7", at(15, 10)));
    // Fields in desert, forest and ocean.
    let two = |f: Fixture| f.settled(0, "f_q1_rm1", "").settled(0, "f_q4_r0", "");
    assert!(takes("contract_ak8", |f| two(f).settled(0, "f_q3_r0", "food")));
    assert!(!takes("contract_ak8", |f| two(f).settled(0, "f_q6_rm2", "")));
}

#[test]
fn eva_line_01_three_corners_and_their_arrows() {
    let (mut sides, mut arrows) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let lines = laid_out(modules(2), seed).view(0).lines;
        let corners: Vec<usize> = lines.iter().map(|line| line.corner.index()).collect();
        assert!(corners == [1, 8, 13] || corners == [4, 10, 17], "{corners:?}");
        for line in &lines {
            let arrow = usize::from(line.arrow == Arrow::B);
            let data = &COMPONENTS.corners[line.corner.index()];
            let (_, dq, dr) = orrery_evacuation::components::DIRECTIONS[usize::from(data.directions[arrow])];
            // From the corner across the whole map.
            let at = |k: i8| (data.q + k * dq, data.r + k * dr);
            let fields: Vec<(i8, i8)> = (line.fields.iter())
                .map(|field| (COMPONENTS.fields[field.index()].q, COMPONENTS.fields[field.index()].r))
                .collect();
            let expected: Vec<(i8, i8)> = (1..=fields.len() as i8).map(at).collect();
            assert_eq!(fields, expected);
            let beyond = at(fields.len() as i8 + 1);
            assert!(!COMPONENTS.fields.iter().any(|field| (field.q, field.r) == beyond));
        }
        arrows.insert(lines.iter().map(|line| line.arrow == Arrow::B).collect::<Vec<_>>());
        sides.insert(corners);
    }
    assert_eq!((sides.len(), arrows.len()), (2, 8));
}

/// Line dominance along the rows r = 2 and r = 1 and the diagonal q = 5.
fn lines(players: u8) -> Fixture {
    let options = Options { contracts: false, ..modules(players) };
    Fixture::new(options).lines([(1, "a"), (8, "a"), (13, "b")])
}

/// The points for line dominance, with the fields of each seat.
fn dominance(fields: &[&[&str]]) -> Vec<i32> {
    let mut fixture = lines(fields.len() as u8);
    for (seat, own) in (0..).zip(fields) {
        fixture = own.iter().fold(fixture, |fixture, field| fixture.settled(seat, field, ""));
    }
    let view = fixture.over().view(0);
    (0..fields.len()).map(|seat| points_for(&view, seat, "score-lines")).collect()
}

#[test]
fn eva_line_02_a_field_on_two_lines_counts_once() {
    // One field where two lines cross against two fields on one line each; a third off the lines.
    assert_eq!(dominance(&[&["f_q5_r2"], &["f_q2_r2", "f_q5_rm1"], &["f_q6_rm3"]]), [4, 6, 0]);
    assert_eq!(dominance(&[&["f_q5_r2"], &["f_q2_r2"], &["f_q5_rm1"]]), [3, 3, 3]);
}

#[test]
fn eva_line_03_points_for_most_fields() {
    let one: &[&str] = &["f_q5_r2"];
    let two: &[&str] = &["f_q2_r2", "f_q5_rm1"];
    let three: &[&str] = &["f_q4_r2", "f_q5_r1", "f_q0_r1"];
    assert_eq!(dominance(&[one, two, three]), [1, 4, 6]);
    assert_eq!(dominance(&[one, two, three, &["f_q6_rm3"]]), [1, 4, 6, 0]);
    assert_eq!(dominance(&[one, two]), [0, 4]);
    assert_eq!(dominance(&[one, &[], &["f_q6_rm3"]]), [6, 0, 0], "0 fields take no place");
}

#[test]
fn eva_line_04_ties_share_their_places() {
    let (one, two): (&[&str], &[&str]) = (&["f_q5_r2"], &["f_q2_r2", "f_q5_rm1"]);
    assert_eq!(dominance(&[one, &["f_q4_r2"]]), [2, 2]);
    assert_eq!(dominance(&[one, &["f_q4_r2"], two]), [2, 2, 6], "4 + 1 shared, rounded down");
    assert_eq!(dominance(&[two, &["f_q4_r2", "f_q0_r1"], one]), [5, 5, 1]);
}
