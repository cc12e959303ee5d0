//! REW-SAT, REW-TASK: satellites and their tasks.

use orrery_reworld::testkit::{Fixture, Look, Scenario};

use crate::{entries, int, public, text, turn};

/// A settlement area: A = sign, 3 terrabots, Talos twice (once special), an agrarian crew (size 7);
/// B = sign, terrabot, agrarian crew (size 3); C = sign, 2 terrabots (size 3); 4 shields. No ships.
fn settled() -> Fixture {
    Fixture::chapter_two(2)
        .no_ships_but(&[])
        .city(
            0,
            "a",
            &["terrabot_a", "terrabot_a", "terrabot_a", "crew_talos", "crew_talos_special", "crew_gaia"],
        )
        .city(0, "b", &["terrabot_b", "crew_gaia"])
        .city(0, "c", &["terrabot_c", "terrabot_c"])
        .defence(0, &["shuttle_2", "shuttle_1", "satellite_all_crews"])
}

/// Decouples a satellite.
fn satellite(fixture: Fixture, name: &str) -> Scenario {
    let mut table = fixture.row(0, 1, &["terrabot_e", &format!("satellite_{name}")]).scenario();
    table.play("decouple 1");
    table
}

/// The points of a task, without a city to choose.
fn points(fixture: Fixture, name: &str) -> i32 {
    let mut table = satellite(fixture, name);
    table.play("score_task");
    assert_eq!(table.satellites(0), [format!("satellite_{name}")]);
    assert_eq!(table.score(0), table.tally(0, "tasks"));
    table.score(0)
}

/// The points of a task for a city.
fn city_points(name: &str, city: &str) -> i32 {
    let mut table = satellite(settled(), name);
    table.play("score_task").play(&format!("choose_city {city}"));
    assert_eq!(table.satellites(0), [format!("satellite_{name}")]);
    table.score(0)
}

#[test]
fn rew_sat_01_defence_or_task() {
    for entry in entries("satellite").iter().filter(|s| text(s, "id") != "satellite_all_crews") {
        let table = satellite(settled(), text(entry, "id").trim_start_matches("satellite_"));
        assert_eq!(table.legal(), ["defend", "score_task"]);
    }
}

#[test]
fn rew_sat_02_defence() {
    for entry in entries("satellite") {
        let id = text(entry, "id");
        let fixture = Fixture::chapter_two(2).no_ships_but(&[]).defence(0, &["shuttle_1"]);
        let mut table = satellite(fixture, id.trim_start_matches("satellite_"));
        table.play("defend");
        assert_eq!(table.defence(0), ["shuttle_1", id]);
        assert_eq!(i64::from(table.shields(0)), 1 + int(entry, "shields"));
        assert_eq!((table.score(0), table.satellites(0)), (0, vec![]), "no task");
    }
}

#[test]
fn rew_sat_03_the_task_is_scored_at_once() {
    let mut table = satellite(settled(), "letter_a");
    assert_eq!(table.score(0), 0);
    table.play("score_task");
    assert_eq!((table.score(0), table.tally(0, "tasks")), (6, 6));
    assert_eq!((table.satellites(0), table.defence(0).len()), (vec!["satellite_letter_a"], 3));
}

#[test]
fn rew_sat_04_a_task_may_score_nothing() {
    let mut table = satellite(settled(), "company_ikaros");
    assert!(table.legal().contains(&"score_task".into()));
    table.play("score_task");
    assert_eq!((table.score(0), table.satellites(0).len()), (0, 1));
}

#[test]
fn rew_sat_05_a_task_is_scored_once() {
    let rows = settled().row(0, 2, &["terrabot_a"]);
    let mut table = satellite(rows, "letter_a");
    table.play("score_task").play("decouple 2");
    assert_eq!((table.city_size(0, "a"), table.score(0)), (8, 6), "the fourth terrabot comes too late");
    assert!(table.legal().iter().all(|a| a.starts_with("decouple")));
}

#[test]
fn rew_task_01_letter_satellites() {
    for (letter, expected) in [("a", 6), ("b", 2), ("c", 4), ("d", 0), ("e", 0)] {
        assert_eq!(points(settled(), &format!("letter_{letter}")), expected);
    }
}

#[test]
fn rew_task_02_company_satellites() {
    assert_eq!(points(settled(), "company_talos"), 6, "special crew included");
    for company in ["hephaistos", "ikaros", "kyklop", "prometheus", "talos"] {
        let crew = format!("crew_{company}");
        let city =
            Fixture::chapter_two(2).no_ships_but(&[]).city(0, "d", &["terrabot_d", &crew, &crew, &crew]);
        assert_eq!(points(city, &format!("company_{company}")), 9);
    }
    let tasks: Vec<String> = entries("satellite").iter().map(|s| s["task"].to_string()).collect();
    assert!(tasks.iter().all(|t| !t.contains("gaia")), "none for the agrarian company");
}

#[test]
fn rew_task_03_all_crews() {
    let fixture = Fixture::chapter_two(2)
        .no_ships_but(&[])
        .city(0, "a", &["terrabot_a", "crew_gaia", "crew_gaia", "crew_talos"])
        .city(0, "b", &["terrabot_b", "crew_kyklop_special"])
        .city(1, "a", &["terrabot_a", "crew_gaia"]);
    assert_eq!(points(fixture, "all_crews"), 4);
}

#[test]
fn rew_task_04_all_terrabots() {
    assert_eq!(points(settled().city(1, "d", &["terrabot_d"]), "all_terrabots"), 6);
}

#[test]
fn rew_task_05_shields() {
    assert_eq!(points(settled().shuttles(0, &["shuttle_2"]).defence(1, &["shuttle_2"]), "shields"), 4);
}

#[test]
fn rew_task_06_city_size() {
    let mut table = satellite(settled(), "city_size");
    table.play("score_task");
    assert_eq!(table.legal(), ["choose_city a", "choose_city b", "choose_city c"]);
    table.refuse("choose_city d", "REW-TASK-06");
    assert_eq!((city_points("city_size", "a"), city_points("city_size", "b")), (7, 3));
}

#[test]
fn rew_task_07_terrabots_times_crews() {
    let mut table = satellite(settled(), "city_product");
    table.play("score_task").refuse("choose_city e", "REW-TASK-07");
    let products = ["a", "b", "c"].map(|city| city_points("city_product", city));
    assert_eq!(products, [3 * 3, 1, 0], "agrarian crews count, the sign does not");
}

#[test]
fn rew_task_08_different_companies() {
    assert_eq!(points(settled(), "companies"), 2 * 2, "Talos and the agrarian company");
    let mut fixture = Fixture::chapter_two(2).no_ships_but(&[]);
    let crews = ["crew_hephaistos", "crew_ikaros", "crew_kyklop", "crew_prometheus", "crew_talos"];
    for (letter, crew) in ["a", "b", "c", "d", "e"].into_iter().zip(crews) {
        fixture = fixture.city(0, letter, &[&format!("terrabot_{letter}"), crew, crew]);
    }
    assert_eq!(points(fixture.city(0, "a", &["crew_gaia"]), "companies"), 12);
}

#[test]
fn rew_task_09_without_a_city_nothing() {
    for name in ["city_size", "city_product"] {
        let mut table = satellite(Fixture::chapter_two(2).no_ships_but(&[]), name);
        table.play("score_task");
        assert_eq!((table.score(0), table.satellites(0).len(), turn(&table)), (0, 1, 0));
        assert_eq!(table.legal(), ["decouple 1"], "no city is asked for");
    }
}

#[test]
fn rew_task_10_any_own_city_also_a_worse_one() {
    assert_eq!(city_points("city_size", "c"), 3);
    assert_eq!(city_points("city_product", "c"), 0);
    let mut table = satellite(settled(), "city_product");
    table.play("score_task");
    assert_eq!(table.legal(), ["choose_city a", "choose_city b", "choose_city c"]);
}

#[test]
fn rew_task_11_the_satellite_itself_adds_no_shields() {
    let shields = |name: &str| {
        let mut table = satellite(settled(), name);
        table.play("score_task");
        (table.tally(0, "tasks"), table.shields(0), public(&table).seats[0].shields)
    };
    assert_eq!(shields("shields"), (4, 4, 4), "its own two shields do not count, neither now nor later");
    assert_eq!(points(Fixture::chapter_two(2).no_ships_but(&[]), "shields"), 0);
}
