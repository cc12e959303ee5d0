//! REW-CREW: placing crews.

use orrery_reworld::testkit::{Fixture, Look};

use crate::{flight, public, turn};

/// City A of Talos, city B free.
fn cities() -> Fixture {
    Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).city(0, "b", &["terrabot_b"])
}

#[test]
fn rew_crew_01_crews_settle_only_by_shuttle() {
    let mut table = cities().row(0, 1, &["terrabot_c", "crew_gaia"]).scenario();
    table.refuse("place crew_gaia a", "REW-CREW-01");
    table.play("decouple 1");
    assert_eq!((turn(&table), public(&table).seats[0].companies.len()), (0, 1), "Talos only");
    assert_eq!((table.city_size(0, "a"), table.city_size(0, "b")), (3, 2));
    let mut table = flight(cities(), &["crew_gaia"]);
    table.refuse("place crew_kyklop b", "REW-CREW-01");
}

#[test]
fn rew_crew_02_a_transported_crew_must_be_placed() {
    let mut table = flight(cities(), &["crew_gaia", "crew_kyklop"]);
    assert!(table.legal().iter().all(|a| a.starts_with("place")));
    table.refuse("box_crew crew_gaia", "REW-CREW-02").refuse("box_crew crew_kyklop", "REW-CREW-02");
}

#[test]
fn rew_crew_03_agrarian_crews_go_to_every_own_city() {
    let mut table = flight(cities().city(1, "c", &["terrabot_c"]), &["crew_gaia", "crew_gaia"]);
    assert_eq!(table.legal(), ["place crew_gaia a", "place crew_gaia b"]);
    table.refuse("place crew_gaia c", "REW-CREW-03").refuse("place crew_gaia d", "REW-CREW-03");
    table.play("place crew_gaia a").play("place crew_gaia b");
    assert_eq!((table.city_size(0, "a"), table.city_size(0, "b")), (4, 3));
}

#[test]
fn rew_crew_04_a_company_stays_in_its_city() {
    let mut table = flight(cities(), &["crew_talos", "crew_gaia"]);
    assert_eq!(table.legal(), ["place crew_talos a", "place crew_gaia a", "place crew_gaia b"]);
    table.refuse("place crew_talos b", "REW-CREW-04").refuse("place crew_talos c", "REW-CREW-04");
}

#[test]
fn rew_crew_05_a_new_company_needs_a_city_without_a_construction_company() {
    let fixture =
        cities().city(0, "c", &["terrabot_c", "crew_gaia"]).city(0, "d", &["terrabot_d", "crew_ikaros"]);
    let mut table = flight(fixture, &["crew_kyklop", "crew_gaia"]);
    let places: Vec<String> = table.legal().into_iter().filter(|a| a.contains("kyklop")).collect();
    assert_eq!(places, ["place crew_kyklop b", "place crew_kyklop c"], "agrarian crews do not matter");
    table.refuse("place crew_kyklop a", "REW-CREW-05").refuse("place crew_kyklop e", "REW-CREW-05");
    // All other tiles of the game lie in the box, crews of Kyklop among them: that does not matter.
    assert!(table.boxed("crew_kyklop") > 0);
    table.play("place crew_kyklop c");
    assert_eq!(table.city(0, "c"), ["terrabot_c", "crew_gaia", "crew_kyklop"]);
}

#[test]
fn rew_crew_06_without_an_eligible_city_to_the_box() {
    let full = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]);
    let table = flight(full, &["crew_kyklop"]);
    assert_eq!((table.boxed("crew_kyklop"), table.city_size(0, "a")), (5, 3));
    assert_eq!(table.shuttles(0), ["shuttle_0"]);
    let full = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]);
    let mut table = flight(full, &["crew_kyklop", "crew_gaia"]);
    assert_eq!(table.legal(), ["place crew_gaia a", "box_crew crew_kyklop"]);
    table.play("box_crew crew_kyklop");
    assert_eq!((table.boxed("crew_kyklop"), table.city_size(0, "a")), (5, 4));
}

#[test]
fn rew_crew_07_eligibility_is_judged_anew_for_each_crew() {
    let free = || Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    let mut table = flight(free(), &["crew_talos", "crew_kyklop"]);
    assert_eq!(table.legal().len(), 4, "two crews, two cities");
    table.play("place crew_talos a");
    assert_eq!(table.city(0, "b"), ["terrabot_b", "crew_kyklop"], "only B is left for Kyklop");
    let mut table = flight(free(), &["crew_talos", "crew_talos_special"]);
    table.play("place crew_talos b");
    assert_eq!(table.city(0, "b"), ["terrabot_b", "crew_talos", "crew_talos_special"]);
}

#[test]
fn rew_crew_08_a_crew_without_a_city_may_be_docked_on_purpose() {
    let full = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).row(0, 1, &["shuttle_1"]);
    let mut table = full.row(0, 2, &["terrabot_b", "crew_kyklop"]).scenario();
    table.play("decouple 1").play("transport");
    assert_eq!(table.legal(), ["dock 2", "no_more"]);
    table.play("dock 2");
    assert_eq!((table.boxed("crew_kyklop"), table.row(0, 2)), (5, vec!["terrabot_b"]));
}

#[test]
fn rew_crew_09_a_special_crew_scores_the_tiles_of_its_city() {
    let company = ["crew_hephaistos", "crew_ikaros", "crew_kyklop", "crew_prometheus", "crew_talos"];
    for crew in company {
        let city = Fixture::chapter_two(2).no_ships_but(&[]).city(0, "b", &["terrabot_b", "crew_gaia", crew]);
        let table = flight(city, &[&format!("{crew}_special")]);
        assert_eq!((table.score(0), table.tally(0, "special_crews")), (5, 5), "sign and itself included");
    }
    let table =
        flight(Fixture::chapter_two(2).no_ships_but(&[]).city(0, "b", &["terrabot_b"]), &["crew_talos"]);
    assert_eq!(table.score(0), 0, "normal crews score nothing");
}

#[test]
fn rew_crew_10_a_boxed_special_crew_scores_nothing() {
    let full = Fixture::chapter_two(2).no_ships_but(&[]).city(0, "a", &["terrabot_a", "crew_talos"]);
    let table = flight(full, &["crew_kyklop_special"]);
    assert_eq!((table.boxed("crew_kyklop_special"), table.score(0)), (1, 0));
    let mut table =
        Fixture::chapter_two(2).no_ships_but(&[]).row(0, 1, &["terrabot_a", "crew_talos_special"]).scenario();
    table.play("decouple 1");
    assert_eq!((table.boxed("crew_talos_special"), table.score(0)), (1, 0));
}

#[test]
fn rew_crew_11_otherwise_a_special_crew_is_a_normal_one() {
    let mut table = flight(cities(), &["crew_talos_special", "crew_gaia"]);
    table.refuse("place crew_talos_special b", "REW-CREW-04").play("place crew_talos_special a");
    let mut table = flight(cities(), &["crew_kyklop_special", "crew_gaia"]);
    table.refuse("place crew_kyklop_special a", "REW-CREW-05").play("place crew_kyklop_special b");
    table.play("place crew_gaia b");
    let companies: Vec<_> =
        public(&table).seats[0].companies.iter().map(|c| (c.company.id(), c.count)).collect();
    assert_eq!(companies, [("company_kyklop", 1), ("company_talos", 1), ("company_gaia", 1)]);
    // It reserves the city for its company.
    assert_eq!(public(&table).seats[0].cities[1].company.unwrap().id(), "company_kyklop");
}

#[test]
fn rew_crew_12_a_crew_at_an_open_end_may_be_boxed_instead() {
    let rows = cities().row(0, 1, &["terrabot_c", "crew_gaia"]).row(1, 1, &["crew_talos"]);
    let mut table = rows.no_ships_but(&["ship_row_2"]).scenario();
    let boxed = table.boxed("crew_gaia");
    table.play("decouple 1");
    assert_eq!((table.boxed("crew_gaia"), table.row(0, 1), turn(&table)), (boxed + 1, vec!["terrabot_c"], 1));
    assert_eq!((table.ships(0), table.score(0)), (vec!["ship_row_2"], 4), "no points, but step B follows");
}
