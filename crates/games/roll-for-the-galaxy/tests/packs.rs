//! Component files in the place of the built-in one: what fits the rulebook passes, and what does not is
//! refused at its line.

use orrery_core::{Game, Present, Problem, pack};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::components::SOURCE;

/// The file with one change: behind the first `anchor`, the first `old` becomes `new`. Also gives the line
/// of the change, counted from 1.
fn damaged(anchor: &str, old: &str, new: &str) -> (String, usize) {
    let from = SOURCE.find(anchor).unwrap_or_else(|| panic!("no `{anchor}`"));
    let place = from + SOURCE[from..].find(old).unwrap_or_else(|| panic!("no `{old}` behind `{anchor}`"));
    let text = format!("{}{new}{}", &SOURCE[..place], &SOURCE[place + old.len()..]);
    (text, SOURCE[..place].matches('\n').count() + 1)
}

fn problems(text: &str) -> Vec<Problem> {
    RollForTheGalaxy::check_components(text)
}

#[test]
fn the_built_in_file_passes_and_has_its_hash() {
    assert_eq!(problems(SOURCE), []);
    assert_eq!(RollForTheGalaxy::components_hash(), pack::hash(SOURCE));
}

#[test]
fn damaged_copies_are_refused_at_their_line() {
    for (anchor, old, new, rule) in [
        ("[game]", "players_max = 5", "players_max = 6", "RFG-VAR-01"),
        ("[limits]", "credits_max = 10", "credits_max = 12", "RFG-CRED-01"),
        ("[limits]", "stock_credits = 2", "stock_credits = 3", "RFG-EXP-04"),
        ("[setup]", "start_dice_cup = { home = 3 }", "start_dice_cup = { home = 4 }", "RFG-SETUP-12"),
        ("players = 3", "vp_pool = 36", "vp_pool = 40", "RFG-SETUP-02"),
        ("players = 4", "extra_phase_die = \"\"", "extra_phase_die = \"home\"", "RFG-REVEAL-03"),
        ("value = 5", "count = 8", "count = 9", "RFG-COMP-10"),
        ("[other_components]", "dice = 111", "dice = 110", "RFG-COMP-01"),
        ("id = \"military\"", "count = 22", "count = 21", "RFG-COMP-02"),
        ("id = \"genes\"", "\"settle\", \"settle\"", "\"settle\", \"develop\"", "RFG-COMP-03"),
        ("id = \"consumption\"", "[\"novelty\", ", "[", "RFG-SHIP-06"),
        ("[[world_kind]]", "trade_value = 3", "trade_value = 2", "RFG-SHIP-04"),
        ("id = \"spice_world\"", "cost = 2", "cost = 7", "RFG-COMP-05"),
        ("id = \"advanced_logistics\"", "category = \"power\"", "category = \"immediate\"", "RFG-DEV-14"),
        (
            "id = \"spice_world\"",
            "on_place = [{ kind = \"gain_die\", die = \"novelty\", count = 1, to = \"cup\" }]",
            "on_place = []",
            "RFG-SETTLE-04",
        ),
        ("[[faction]]\nnumber = 5", "number = 5", "number = 6", "RFG-COMP-08"),
        ("id = \"doomed_world\"", "amount = 8", "amount = 9", "RFG-SETUP-16"),
        (
            "id = \"separatist_colony\"",
            "{ kind = \"gain_die\"",
            "{ kind = \"remove_die\", count = 1 }, { kind = \"gain_die\"",
            "RFG-SETUP-19",
        ),
        ("id = \"space_piracy\"", "set_size = 2", "set_size = 1", "RFG-EX-12"),
        ("id = \"free_trade_zone\"", "minimum = 2", "minimum = 1", "RFG-EX-14"),
        ("id = \"galactic_federation\"", "divisor = 3", "divisor = 2", "RFG-EX-11"),
        ("id = \"space_docks\"", "id = \"space_docks\"", "id = \"space_dock\"", "RFG-COMP-07"),
    ] {
        let (text, line) = damaged(anchor, old, new);
        let found = problems(&text);
        let first = found.iter().find(|problem| problem.rule == Some(rule));
        let first = first.unwrap_or_else(|| panic!("{new}: {rule} was to be broken, found {found:?}"));
        assert_eq!(first.line, Some(line), "{first}");
    }
}

/// What is not TOML, or not what the file should hold, is refused with the line of the reader.
#[test]
fn what_cannot_be_read_is_refused_at_its_line() {
    for (anchor, old, new) in [
        ("id = \"spice_world\"", "cost = 2", "cost = two"),
        ("id = \"spice_world\"", "world_kind = \"novelty\"", "world_kind = \"blue\""),
        ("id = \"space_piracy\"", "set_size = 2, ", ""),
    ] {
        let (text, line) = damaged(anchor, old, new);
        let found = problems(&text);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].line, Some(line), "{}", found[0]);
    }
    assert!(!problems("").is_empty());
}

/// Costs and figures of tiles come from public lists and may be corrected, within what the rulebook says.
#[test]
fn corrected_figures_pass() {
    let (text, _) = damaged("id = \"spice_world\"", "cost = 2", "cost = 3");
    let found = problems(&text);
    assert!(found.iter().all(|p| p.rule == Some("RFG-OPEN-01")), "only the stated distribution: {found:?}");
    let text = text.replace("world_costs = [7, 14, 15, 10, 5, 4]", "world_costs = [7, 13, 16, 10, 5, 4]");
    assert_eq!(problems(&text), []);
    assert_ne!(pack::hash(&text), RollForTheGalaxy::components_hash());
}
