//! RFG-ASSIGN: step 2, place and select.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Seat, Silent};
use orrery_roll_for_the_galaxy::state::{State, Step};
use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, dice};
use orrery_roll_for_the_galaxy::vocab::{Die, Phase};
use orrery_roll_for_the_galaxy::{Action, RollForTheGalaxy};

use crate::plain;

/// Seat 0 has rolled a white I, a red II and a blue V.
fn three(tiles: &[&str]) -> Scenario {
    plain()
        .tableau(0, tiles)
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "military")
        .rolled(0, "ship", "novelty")
        .assign()
}

fn starts(table: &Scenario, word: &str) -> usize {
    table.legal_of(0).iter().filter(|a| a.starts_with(word)).count()
}

#[test]
fn rfg_assign_01_place_then_select_then_reassign() {
    let mut table = plain()
        .tableau(0, &["nanotechnology"])
        .rolled(0, "explore", "2 home")
        .rolled(0, "wild", "genes")
        .assign();
    assert_eq!(starts(&table, "place_wild"), table.legal_of(0).len());
    table.refuse_as(0, "select home explore ship", "RFG-ASSIGN-01");
    table.play_as(0, "place_wild genes ship");
    assert_eq!(starts(&table, "select"), table.legal_of(0).len());
    table.refuse_as(0, "use nanotechnology", "RFG-ASSIGN-07");
    table.play_as(0, "select home explore ship").play_as(0, "use nanotechnology");
    // Each player works alone.
    assert_eq!(table.to_act(), [0, 1]);
    table.play_as(1, "select home explore ship").play_as(0, "move home explore develop");
}

#[test]
fn rfg_assign_02_dice_with_a_phase_face_lie_in_its_column() {
    let mut table = plain()
        .rolled(0, "explore", "2 home")
        .rolled(0, "settle", "military")
        .rolled(0, "ship", "novelty")
        .assign();
    let columns = table.player(0).columns;
    assert_eq!(columns, [dice("2 home"), dice(""), dice("military"), dice(""), dice("novelty")]);
    for column in Phase::ALL {
        table.refuse_as(0, &format!("place_wild home {}", column.id()), "RFG-ASSIGN-02");
    }
    table.play_as(0, "select home explore explore");
    table.refuse_as(0, "move military settle ship", "RFG-ASSIGN-02");
}

#[test]
fn rfg_assign_03_wild_dice_go_into_columns_of_the_owners_choice() {
    for column in Phase::ALL {
        let mut table = plain().rolled(0, "wild", "2 genes").rolled(0, "explore", "home").assign();
        assert_eq!(starts(&table, "place_wild"), 5, "any column");
        table.play_as(0, &format!("place_wild genes {}", column.id()));
        table.refuse_as(0, "ready", "RFG-ASSIGN-03");
        table.play_as(0, &format!("place_wild genes {}", column.id()));
        assert_eq!(table.player(0).columns[column.index()].of(Die::Genes), 2, "they may share a column");
    }
}

#[test]
fn rfg_assign_04_exactly_one_worker_selects_exactly_one_phase() {
    let mut table = three(&[]);
    table.refuse_as(0, "ready", "RFG-ASSIGN-04");
    assert_eq!(starts(&table, "select"), 3 * 5, "the face need not show the phase");
    table.refuse_as(0, "select genes explore ship", "RFG-ASSIGN-04");
    table.refuse_as(0, "select home ship ship", "RFG-ASSIGN-04");
    table.play_as(0, "select home explore settle");
    assert_eq!(table.player(0).plan.selector, Some((Die::Home, Phase::Settle)));
    table.refuse_as(0, "select military develop settle", "RFG-ASSIGN-08");
}

#[test]
fn rfg_assign_05_the_selector_works_in_the_selected_phase() {
    let mut table = plain()
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "military")
        .rolled(1, "explore", "home")
        .zone(0, &["comet_zone", "mining_world"])
        .assign();
    table.play_as(0, "select home explore settle").play_as(0, "ready");
    table.play_as(1, "select home explore settle").next_random(&[3]).play_as(1, "ready");
    assert_eq!(table.player(0).spots[1], dice("home"), "the white I has settled");
}

#[test]
fn rfg_assign_06_selecting_gives_no_bonus_and_may_coincide() {
    let mut table = plain().rolled(0, "ship", "2 home").rolled(1, "ship", "home").assign();
    let before = [table.player(0).credits, table.player(1).credits];
    table.play_as(0, "select home ship ship").play_as(0, "ready");
    table.play_as(1, "select home ship ship").next_random(&[5]).play_as(1, "ready");
    assert_eq!(table.view(0).played, [Phase::Ship], "both selected the same phase");
    assert_eq!([table.player(0).credits, table.player(1).credits], before);
    assert_eq!((table.player(0).chips, table.player(1).chips), (0, 0));
}

#[test]
fn rfg_assign_07_powers_and_dictate_only_after_the_selection() {
    let mut table = three(&["nanotechnology"]);
    table.refuse_as(0, "use nanotechnology", "RFG-ASSIGN-07");
    table.refuse_as(0, "dictate home explore", "RFG-ASSIGN-07");
    table.refuse_as(0, "move home explore ship", "RFG-ASSIGN-07");
    table.play_as(0, "select home explore ship");
    assert_eq!((starts(&table, "use"), starts(&table, "dictate")), (1, 2));
}

#[test]
fn rfg_assign_08_one_phase_only_and_moved_workers_lie_below_the_strip() {
    let mut table = three(&["nanotechnology"]);
    table.play_as(0, "select home explore settle");
    assert_eq!(starts(&table, "select"), 0);
    table.play_as(0, "use nanotechnology").play_as(0, "move military develop settle");
    assert_eq!(table.player(0).plan.selector, Some((Die::Home, Phase::Settle)), "still alone on the strip");
    assert_eq!(table.player(0).columns[2], dice("military"));
    table.play_as(0, "move novelty ship produce").play_as(0, "ready");
    table.play_as(1, "select home explore explore").next_random(&[0]).play_as(1, "ready");
    assert_eq!(table.player(0).selected, Some(Phase::Settle));
    assert!(!table.view(0).played.contains(&Phase::Produce), "a moved worker selects nothing");
}

#[test]
fn rfg_assign_09_the_selector_can_be_neither_moved_nor_dictated() {
    let mut table = three(&["nanotechnology"]);
    table.play_as(0, "select home explore settle");
    table.refuse_as(0, "dictate home explore", "RFG-DICT-01");
    table.refuse_as(0, "dictate home settle", "RFG-ASSIGN-09");
    table.play_as(0, "use nanotechnology");
    assert!(table.legal_of(0).iter().all(|a| !a.starts_with("move home")));
    table.refuse_as(0, "move home settle ship", "RFG-ASSIGN-09");
    table.play_as(0, "move military develop settle").play_as(0, "dictate novelty ship");
    assert!(table.legal_of(0).iter().all(|a| !a.starts_with("move home")));
}

#[test]
fn rfg_assign_10_the_column_decides_what_a_worker_is() {
    // A blue die with face V is moved to I and is an explorer for all powers.
    let mut table = plain()
        .tableau(0, &["nanotechnology", "isolation_policy"])
        .rolled(0, "ship", "novelty")
        .rolled(0, "develop", "2 home")
        .rolled(1, "explore", "home")
        .assign();
    table.play_as(0, "select home develop explore").play_as(0, "use nanotechnology");
    table.play_as(0, "move novelty ship explore").play_as(0, "use isolation_policy");
    assert_eq!(starts(&table, "move"), starts(&table, "move novelty explore"), "the only explorer");
    let mut table = plain()
        .tableau(0, &["nanotechnology"])
        .rolled(0, "ship", "novelty")
        .rolled(0, "develop", "2 home")
        .rolled(1, "explore", "home")
        .assign();
    table.play_as(0, "select home develop explore").play_as(0, "use nanotechnology");
    table.play_as(0, "move novelty ship explore").play_as(0, "ready");
    table.play_as(1, "select home explore explore").next_random(&[0]).play_as(1, "ready");
    assert!(table.legal_of(0).contains(&"stock novelty".into()), "it works where it lies");
}

#[test]
fn rfg_assign_11_no_wild_die_is_placed_after_the_reveal() {
    let mut table = plain()
        .rolled(0, "wild", "genes")
        .rolled(0, "explore", "home")
        .rolled(1, "explore", "home")
        .zone(0, &["public_works", "comet_zone"])
        .assign();
    table.play_as(0, "place_wild genes ship").play_as(0, "select home explore explore").play_as(0, "ready");
    table.refuse_as(0, "place_wild genes explore", "RFG-ASSIGN-12");
    table.play_as(1, "select home explore explore").next_random(&[0]).play_as(1, "ready");
    assert_eq!(table.player(0).cup, dice("genes"), "its phase is not played");
    table.refuse_as(0, "place_wild genes explore", "RFG-ASSIGN-11");
}

#[test]
fn rfg_assign_12_the_assignment_may_be_redone_until_the_reveal() {
    let mut table = three(&["nanotechnology"]);
    let fresh = table.state;
    table.play_as(0, "select home explore settle").play_as(0, "use nanotechnology");
    table.play_as(0, "move military develop ship").play_as(0, "dictate novelty ship");
    table.play_as(0, "replan");
    assert_eq!(table.state, fresh, "the whole assignment");
    table.play_as(0, "select novelty ship ship").play_as(0, "ready").play_as(0, "replan");
    assert_eq!(table.state, fresh, "also after saying ready");
    table.play_as(0, "select military develop ship").play_as(0, "ready");
    assert_eq!(table.state.step, Step::Assign, "until all are ready");
    table.play_as(1, "select home explore ship").play_as(1, "ready");
    assert_ne!(table.state.step, Step::Assign);
    table.refuse_as(0, "replan", "RFG-OPEN-28");
}

#[test]
fn rfg_assign_13_a_single_die_is_the_selector() {
    let mut table = plain().tableau(0, &["nanotechnology"]).rolled(0, "explore", "home").assign();
    assert_eq!(starts(&table, "select home explore"), 5);
    table.play_as(0, "select home explore develop");
    assert_eq!(table.legal_of(0), ["ready"], "nothing else can be done");
}

/// A plan as far as it is compared: columns, selector, Dictate dice.
fn plan(state: &State) -> String {
    let player = state.player(Seat(0));
    format!("{:?} {:?} {:?}", player.columns, player.plan.selector, player.plan.dictated)
}

/// All plans that seat 0 can finish, found by trying every step.
pub fn finished_plans(table: &Scenario) -> BTreeSet<String> {
    let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![table.state]);
    while let Some(state) = open.pop() {
        if !seen.insert(format!("{:?} {:?}", state.player(Seat(0)).columns, state.player(Seat(0)).plan)) {
            continue;
        }
        let mut actions = Vec::new();
        RollForTheGalaxy::legal(&state, Seat(0), &mut actions);
        for action in actions.into_iter().filter(|&a| a != Action::Replan) {
            if action == Action::Ready {
                found.insert(plan(&state));
                continue;
            }
            let mut next = state;
            RollForTheGalaxy::play(&mut next, Seat(0), action, &mut FastDice::new(1), &mut Silent);
            open.push(next);
        }
    }
    found
}

/// A die of seat 0: colour, column of its face (none: wild), and where it ends.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Column(Phase),
    Selector(Phase),
    Dictate,
}

/// All plans for these dice that a rule accepts, found by trying every place for every die.
fn accepted(
    dice: &[(Die, Option<Phase>)],
    accept: impl Fn(&[End]) -> bool,
    like: &Scenario,
) -> BTreeSet<String> {
    let ends: Vec<End> = Phase::ALL
        .into_iter()
        .flat_map(|p| [End::Column(p), End::Selector(p)])
        .chain([End::Dictate])
        .collect();
    let mut found = BTreeSet::new();
    for number in 0..ends.len().pow(dice.len() as u32) {
        let chosen: Vec<End> =
            (0..dice.len() as u32).map(|i| ends[number / ends.len().pow(i) % ends.len()]).collect();
        if chosen.iter().filter(|e| matches!(e, End::Selector(_))).count() != 1 || !accept(&chosen) {
            continue;
        }
        let mut state = like.state;
        let player = &mut state.players[0];
        player.columns = Default::default();
        for (&(die, _), &end) in dice.iter().zip(&chosen) {
            match end {
                End::Column(phase) => player.columns[phase.index()].add(die, 1),
                End::Selector(phase) => player.plan.selector = Some((die, phase)),
                End::Dictate => player.plan.dictated.add(die, 1),
            }
        }
        found.insert(plan(&state));
    }
    found
}

/// RFG-ASSIGN-15: faces of selector and Dictate dice need no explanation.
#[test]
fn rfg_assign_14_exactly_the_explained_plans_are_possible() {
    let rolled = [
        (Die::Home, Some(Phase::Explore)),
        (Die::Military, Some(Phase::Develop)),
        (Die::Novelty, Some(Phase::Ship)),
    ];
    let count = |ends: &[End], what: fn(&End) -> bool| ends.iter().filter(|e| what(e)).count();
    let dictated = |ends: &[End]| count(ends, |e| *e == End::Dictate);
    let moved = |ends: &[End]| {
        let at_home = |(die, end): (&(Die, Option<Phase>), &End)| match *end {
            End::Column(phase) if Some(phase) != die.1 => Some(die.0),
            _ => None,
        };
        rolled.iter().zip(ends).filter_map(at_home).collect::<Vec<Die>>()
    };
    // Without powers: a Dictate die explains one move.
    let table = three(&[]);
    let expected = accepted(&rolled, |e| dictated(e) <= 1 && moved(e).len() <= dictated(e), &table);
    assert_eq!(finished_plans(&table), expected);
    assert_eq!(expected.len(), 3 * 5 * (1 + 5 + 5));
    // `local_subsidies` explains a white one more.
    let table = three(&["local_subsidies"]);
    let explained = |e: &[End]| {
        let others = moved(e).iter().filter(|&&die| die != Die::Home).count();
        dictated(e) <= 1
            && (moved(e).len() <= dictated(e) || others <= dictated(e) && moved(e).len() <= dictated(e) + 1)
    };
    let expected = accepted(&rolled, explained, &table);
    assert_eq!(finished_plans(&table), expected);
    assert_eq!(expected.len(), 5 * (15 + 15 + 11));
    // `backup_planning`: any number of Dictate dice.
    let table = three(&["backup_planning"]);
    let expected = accepted(&rolled, |e| moved(e).len() <= dictated(e), &table);
    assert_eq!(finished_plans(&table), expected);
    assert_eq!(expected.len(), 3 * 5 * (1 + 5 + 5 + 1));
    // A wild die lies anywhere without explanation.
    let with_wild = [rolled[0], rolled[1], (Die::Genes, None)];
    let table = plain()
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "military")
        .rolled(0, "wild", "genes")
        .assign();
    let displaced = |ends: &[End]| {
        let out = |i: usize, home| matches!(ends[i], End::Column(p) if p != home);
        usize::from(out(0, Phase::Explore)) + usize::from(out(1, Phase::Develop))
    };
    let expected = accepted(&with_wild, |e| dictated(e) <= 1 && displaced(e) <= dictated(e), &table);
    assert_eq!(finished_plans(&table), expected);
}

#[test]
fn rfg_assign_15_selecting_and_dictating_use_up_no_power() {
    let mut table = three(&["galactic_influence"]);
    table.play_as(0, "select home explore settle").play_as(0, "dictate military develop");
    assert_eq!(table.player(0).plan.used, 0);
    table.play_as(0, "use galactic_influence").play_as(0, "move novelty ship develop");
    assert_eq!(table.player(0).columns[1], dice("novelty"));
}

#[test]
fn rfg_assign_16_dice_without_need_may_take_part_in_an_explanation() {
    // A wild die placed beside another worker lets `executive_power` find two.
    let mut table = plain()
        .tableau(0, &["executive_power"])
        .rolled(0, "develop", "home")
        .rolled(0, "wild", "genes")
        .rolled(0, "ship", "military")
        .assign();
    table.play_as(0, "place_wild genes develop").play_as(0, "select military ship settle");
    table.play_as(0, "use executive_power").play_as(0, "move home develop settle");
    table.play_as(0, "move genes develop settle").play_as(0, "ready");
    // A die moved by it may then be put into the Dictate zone.
    let mut table = plain()
        .tableau(0, &["executive_power"])
        .rolled(0, "develop", "home military")
        .rolled(0, "ship", "genes novelty")
        .assign();
    table.play_as(0, "select genes ship settle").play_as(0, "use executive_power");
    table.play_as(0, "move home develop settle").play_as(0, "move military develop settle");
    table.play_as(0, "dictate military settle").play_as(0, "move novelty ship explore");
    assert_eq!(table.player(0).columns[2], dice("home"), "one of the two stays there");
    table.play_as(0, "ready");
    // The selector cannot take part: it has left the columns.
    let mut table = plain()
        .tableau(0, &["executive_power"])
        .rolled(0, "develop", "home military")
        .rolled(0, "ship", "genes")
        .assign();
    table.play_as(0, "select home develop settle");
    table.refuse_as(0, "use executive_power", "RFG-TILE-15");
}
