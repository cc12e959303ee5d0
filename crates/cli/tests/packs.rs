//! Component packs: export, check, play, verify.

mod common;

use common::{Folder, json, orrery, text, with_input};
use orrery_catalog::GAMES;

fn export(folder: &Folder, game: &str, name: &str) -> String {
    let file = folder.file(name);
    let output = orrery(&["components", game, "--export", &file]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    std::fs::read_to_string(file).expect("the exported file")
}

#[test]
fn what_is_exported_passes_the_check_and_is_the_data_in_play() {
    let folder = Folder::new("export");
    for game in GAMES.iter().map(|game| game.info().id) {
        let name = format!("{game}.toml");
        export(&folder, game, &name);
        let output = orrery(&["components", game, "--check", &folder.file(&name)]);
        let answer = text(&output.stdout);
        assert!(output.status.success() && answer.contains("the data in play"), "{answer}");
        // A file is not written over.
        let again = orrery(&["components", game, "--export", &folder.file(&name)]);
        assert_eq!(again.status.code(), Some(2));
        assert!(text(&again.stderr).contains("exists already"));
    }
}

/// A change of one line: to the field of an entry (`id`) or of a table (`[name]`).
struct Damage {
    entry: &'static str,
    field: &'static str,
    value: &'static str,
    /// The rule that is broken.
    rule: &'static str,
    /// What the rulebook says.
    says: &'static str,
}

const fn damage(
    entry: &'static str,
    field: &'static str,
    value: &'static str,
    rule: &'static str,
    says: &'static str,
) -> Damage {
    Damage { entry, field, value, rule, says }
}

const DAMAGES: [Damage; 21] = [
    damage("[game]", "players_max", "5", "REW-COMP-01", "2, 3 or 4 players"),
    damage("[counts]", "crews", "40", "REW-COMP-03", "there are 39, not 40"),
    damage("[officer_deal]", "hand_size", "{ p2 = 12, p3 = 9, p4 = 7 }", "REW-PREP-03", "13 cards"),
    damage("[officer_deal]", "undealt", "{ p2 = 4, p3 = 3, p4 = 3 }", "REW-PREP-04", "2 with 4"),
    damage("officer_1", "count", "7", "REW-COMP-10", "six cards of each number"),
    damage("slot_l08", "neighbours", "[\"slot_l09\", \"slot_u01\"]", "REW-ADJ-02", "slot_l07"),
    damage("slot_l08", "fill_order", "19", "REW-PREP-01", "number 18"),
    damage("[start_player_space]", "reward_points", "2", "REW-START-03", "worth 1 point"),
    damage("terrabot_a", "count", "6", "REW-COMP-03", "25 terrabots, not 26"),
    damage("terrabot_b", "letter", "\"C\"", "REW-COMP-08", "its letter is B"),
    damage("shuttle_0", "count", "12", "REW-COMP-07", "fewer than half of the 20 shuttles"),
    damage("shuttle_2", "crew_capacity", "3", "REW-SHUT-16", "carries 2 crews"),
    damage("satellite_letter_a", "shields", "3", "REW-COMP-06", "1 or 2 shields, not 3"),
    damage(
        "satellite_letter_b",
        "task",
        "{ kind = \"per_terrabot_letter\", letter = \"B\", points = 3 }",
        "REW-TASK-01",
        "worth 2 points",
    ),
    damage("crew_hephaistos_special", "count", "2", "REW-COMP-09", "exactly one special crew"),
    damage("[crew_special_rule]", "points_per_tile", "2", "REW-CREW-09", "1 point for each tile"),
    damage("sign_arcadia", "name_en", "\"Eden\"", "REW-COMP-11", "begins with its letter A"),
    damage("ship_row_1", "points", "5", "REW-EX-05", "worth 10 points together"),
    damage("final_defence", "ranks_p4", "[20, 10, 5]", "REW-EX-06", "20, 10 and 4"),
    damage("[scores]", "per_card_on_leaving", "2", "REW-LEAVE-01", "1 points, not 2"),
    damage("[final_population_ship]", "absent_penalty", "-4", "REW-FINAL-04", "loses 3 points"),
];

/// Puts the damage into the text; returns it with the number of the changed line.
fn apply(damage: &Damage, source: &str) -> (String, usize) {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    let head = |line: &String| *line == damage.entry || *line == format!("id = \"{}\"", damage.entry);
    let start = lines.iter().position(head).expect("the entry");
    let field = format!("{} = ", damage.field);
    let place = start + lines[start..].iter().position(|line| line.starts_with(&field)).expect("the field");
    lines[place] = format!("{field}{}", damage.value);
    (lines.join("\n"), place + 1)
}

#[test]
fn damaged_copies_are_refused_with_line_and_rule() {
    let folder = Folder::new("damaged");
    let source = export(&folder, "reworld", "my.toml");
    for (number, damage) in DAMAGES.iter().enumerate() {
        let (changed, line) = apply(damage, &source);
        let file = folder.file(&format!("damaged-{number}.toml"));
        std::fs::write(&file, changed).expect("written");
        let output = orrery(&["components", "reworld", "--check", &file]);
        let answer = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{} {}: {answer}", damage.entry, damage.field);
        let told = |l: &str| {
            l.starts_with(&format!("{file}: line {line}: "))
                && l.ends_with(&format!("({})", damage.rule))
                && l.contains(damage.says)
        };
        let place = (damage.entry, damage.field);
        // Players are checked together, and the first of the two fields is pointed to.
        let told_nearby = |l: &str| damage.field == "players_max" && l.contains(damage.says);
        assert!(answer.lines().any(|l| told(l) || told_nearby(l)), "{place:?}, line {line}: {answer}");
        // Nothing starts with such a file.
        let started = orrery(&["--components", &file, "sim", "reworld", "--games", "1"]);
        let refusal = text(&started.stderr);
        assert_eq!(started.status.code(), Some(2), "{refusal}");
        assert!(refusal.contains("line ") && refusal.trim_end().lines().count() == 1, "{refusal}");
    }
}

#[test]
fn what_is_no_component_file_is_refused_with_its_line() {
    let folder = Folder::new("no-pack");
    for (content, part) in [
        ("[game]\nid = \"reworld\"\nx = = 1\n", "line 3"),
        ("[game]\nid = \"chess\"\n", "line 2: `chess` is not one of the games"),
        ("name = \"my own\"\n", "does not say which game"),
    ] {
        let file = folder.file("my.toml");
        std::fs::write(&file, content).expect("written");
        let refusal = text(&orrery(&["--components", &file, "games"]).stderr);
        assert!(refusal.contains(part), "{refusal}");
    }
    let missing = orrery(&["--components", &folder.file("missing.toml"), "games"]);
    assert!(text(&missing.stderr).contains("cannot read"));
}

/// Ships are worth other points, within what the rulebook says.
#[test]
fn a_game_played_with_a_pack_verifies_with_it_and_is_refused_without() {
    let folder = Folder::new("changed");
    let source = export(&folder, "reworld", "built-in.toml");
    let change = damage("ship_row_2", "points", "5", "", "");
    let pack = folder.file("my.toml");
    std::fs::write(&pack, apply(&change, &source).0).expect("written");
    let checked = text(&orrery(&["components", "reworld", "--check", &pack]).stdout);
    assert!(checked.contains("sound") && !checked.contains("in play"), "{checked}");

    let record = folder.file("game.jsonl");
    let input = format!("1\n1\ns {record}\nq\n");
    let played = with_input(&["--components", &pack, "play", "reworld", "--seed", "a"], &input);
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(text(&played.stderr).contains("components of Reworld are those of this file"));

    let with = orrery(&["--components", &pack, "verify", &record]);
    assert!(with.status.success(), "{}", text(&with.stdout));
    let without = orrery(&["verify", &record]);
    assert_eq!(without.status.code(), Some(1));
    assert!(text(&without.stdout).contains("--components FILE"), "{}", text(&without.stdout));
    let replayed = orrery(&["replay", &record]);
    assert_eq!(replayed.status.code(), Some(2));
    assert!(text(&replayed.stderr).contains("component data"), "{}", text(&replayed.stderr));
    assert!(orrery(&["replay", &record, "--components", &pack]).status.success());

    // The record names the hash, and so does the list of components.
    let header = std::fs::read_to_string(&record).expect("the record");
    let hash = checked.split(", ").last().expect("a hash").trim();
    assert!(header.contains(&format!("\"components\":\"{hash}\"")), "{header}");
    let listed = text(&orrery(&["--components", &pack, "components", "reworld"]).stdout);
    assert!(listed.starts_with(&format!("Reworld: your own components, {hash}")), "{listed}");
    let ship = json(&["--components", &pack, "components", "reworld", "--json"]);
    let ship = ship.as_array().expect("a list").iter().find(|c| c["id"] == "ship_row_2").cloned();
    assert_eq!(ship.expect("the ship")["fields"]["points"], 5);
}
