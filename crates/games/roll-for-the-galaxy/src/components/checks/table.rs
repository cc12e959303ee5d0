//! What is not a tile and not a die: players, limits, setup, chips, and what lies in the box.

use crate::components::file::File;
use crate::vocab::{Die, Phase};
use orrery_core::Problems;

pub(super) fn check(file: &File, problems: &mut Problems) {
    players(file, problems);
    limits(file, problems);
    setup(file, problems);
    chips(file, problems);
    boxed(file, problems);
    phases(file, problems);
}

fn players(file: &File, problems: &mut Problems) {
    let why = "the game is for 2 to 5 players";
    problems.table("RFG-VAR-01", "game", "players_min", file.game.players_min == 2, why);
    problems.table("RFG-VAR-01", "game", "players_max", file.game.players_max == 5, why);
}

fn limits(file: &File, problems: &mut Problems) {
    let l = &file.limits;
    let figures = [
        ("RFG-SETUP-05", "credits_start", l.credits_start, 1),
        ("RFG-MAN-05", "credits_min_after_manage", l.credits_min_after_manage, 1),
        ("RFG-CRED-01", "credits_max", l.credits_max, 10),
        ("RFG-MAN-02", "recruit_cost", l.recruit_cost, 1),
        ("RFG-EXP-04", "stock_credits", l.stock_credits, 2),
        ("RFG-EXP-13", "scout_tiles_base", l.scout_tiles_base, 1),
        ("RFG-PROD-02", "goods_per_world", l.goods_per_world, 1),
        ("RFG-REASS-02", "dictate_uses_per_round", l.dictate_uses_per_round, 1),
        ("RFG-DICT-01", "dictate_moves_per_use", l.dictate_moves_per_use, 1),
        ("RFG-ASSIGN-08", "phase_selections_per_player", l.phase_selections_per_player, 1),
        ("RFG-END-01", "end_trigger_tiles", l.end_trigger_tiles, 12),
        ("RFG-EXP-22", "forced_return_min_tiles", l.forced_return_min_tiles, 3),
        ("RFG-SHIP-05", "consume_vp_base", l.consume_vp_base, 1),
        ("RFG-SHIP-05", "consume_vp_good_match", l.consume_vp_good_match, 1),
        ("RFG-SHIP-05", "consume_vp_shipper_match", l.consume_vp_shipper_match, 1),
    ];
    for (rule, field, found, stated) in figures {
        let why = format!("{field} is {found}; the rulebook says {stated}");
        problems.table(rule, "limits", field, found == stated, why);
    }
}

fn setup(file: &File, problems: &mut Problems) {
    let setup = &file.setup;
    let only_white = |dice: &std::collections::BTreeMap<Die, u8>, count: u8| {
        dice.len() == 1 && dice.get(&Die::Home) == Some(&count)
    };
    let mut hold = |rule, field, holds, why: &str| problems.table(rule, "setup", field, holds, why);
    let white = only_white(&setup.start_dice_cup, 3);
    hold("RFG-SETUP-12", "start_dice_cup", white, "everybody begins with 3 white dice in the cup");
    let white = only_white(&setup.start_dice_citizenry, 2);
    hold(
        "RFG-SETUP-12",
        "start_dice_citizenry",
        white,
        "everybody begins with 2 white dice in the citizenry",
    );
    let tiles = setup.start_bag_tiles_per_player == 2;
    hold("RFG-SETUP-08", "start_bag_tiles_per_player", tiles, "everybody draws two tiles");
    let one = setup.factions_per_player == 1;
    hold("RFG-SETUP-06", "factions_per_player", one, "everybody gets one faction");
    let one = setup.home_worlds_per_player == 1;
    hold("RFG-SETUP-06", "home_worlds_per_player", one, "everybody gets one home world");
    let three = setup.start_tableau_tiles == 3;
    hold("RFG-SETUP-07", "start_tableau_tiles", three, "faction and home world count as 3 tiles");
    let players: Vec<u8> = setup.by_players.iter().map(|entry| entry.players).collect();
    let all = players == [2, 3, 4, 5];
    problems.item(
        "RFG-SETUP-02",
        ("setup.by_players", 0),
        "players",
        all,
        "there is an entry for 2, 3, 4, 5 players",
    );
    for (place, entry) in setup.by_players.iter().enumerate() {
        let item = ("setup.by_players", place);
        let why = format!("the pool for {} players holds 12 VP for each", entry.players);
        problems.item("RFG-SETUP-02", item, "vp_pool", entry.vp_pool == 12 * entry.players.min(21), why);
        let stated = if entry.players == 2 { "home" } else { "" };
        let why = "with two players, and only then, a white die selects another phase";
        problems.item("RFG-REVEAL-03", item, "extra_phase_die", entry.extra_phase_die == stated, why);
    }
}

fn chips(file: &File, problems: &mut Problems) {
    let stated = [(1, 20, "start"), (5, 8, "start"), (10, 5, "reserve")];
    let found: Vec<_> =
        file.vp_chip.iter().map(|chip| (chip.value, chip.count, chip.pool.as_str())).collect();
    for (place, &chip) in stated.iter().enumerate() {
        let why = format!("there are {} chips of value {}", chip.1, chip.0);
        problems.item("RFG-COMP-10", ("vp_chip", place), "count", found.get(place) == Some(&chip), why);
    }
    let more = found.len() <= stated.len();
    problems.item(
        "RFG-COMP-10",
        ("vp_chip", stated.len()),
        "value",
        more,
        "there are chips of value 1, 5 and 10 only",
    );
}

fn boxed(file: &File, problems: &mut Problems) {
    let o = &file.other_components;
    let figures = [
        ("dice_cups", o.dice_cups, 5),
        ("credit_markers", o.credit_markers, 5),
        ("player_mats", o.player_mats, 5),
        ("player_screens", o.player_screens, 5),
        ("phase_strips", o.phase_strips, 5),
        ("phase_tiles", o.phase_tiles, 5),
        ("cloth_bag", o.cloth_bag, 1),
        ("faction_tiles", o.faction_tiles, 9),
        ("home_world_tiles", o.home_world_tiles, 9),
        ("game_tiles", o.game_tiles, 55),
        ("dice", o.dice, 111),
        ("vp_chips", o.vp_chips, 33),
    ];
    for (field, found, stated) in figures {
        let why = format!("{field} is {found}; the box holds {stated}");
        problems.table("RFG-COMP-01", "other_components", field, found == stated, why);
    }
    let mut colours: Vec<&str> = file.player_colour.iter().map(|colour| &*colour.id).collect();
    colours.sort_unstable();
    colours.dedup();
    let five = colours.len() == 5 && file.player_colour.len() == 5;
    problems.item(
        "RFG-OPEN-22",
        ("player_colour", 4),
        "id",
        five,
        "there are five players' colours, all different",
    );
}

fn phases(file: &File, problems: &mut Problems) {
    let found: Vec<_> = file.phase.iter().map(|phase| (phase.id, phase.number)).collect();
    for (place, &phase) in Phase::ALL.iter().enumerate() {
        let here = found.get(place) == Some(&(phase, place + 1));
        let why = format!("phase {} is {}", place + 1, phase.id());
        problems.item("RFG-COMP-04", ("phase", place), "id", here, why);
    }
}
