//! EVA-YEAR, EVA-INC: the phases of a year, and Income.

use orrery_core::Seat;
use orrery_evacuation::Options;
use orrery_evacuation::components::Effect;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Phase, World};

use crate::setup::{new_game, play_until};
use crate::{build_stadium, happened};

/// The phases of each year, as they were told.
fn phases(game: &Table) -> Vec<Vec<Phase>> {
    let mut years: Vec<Vec<Phase>> = Vec::new();
    for (_, event) in &game.log.events {
        match event {
            Event::YearBegan { year } => {
                assert_eq!(usize::from(*year), years.len() + 1);
                years.push(Vec::new());
            }
            Event::PhaseBegan { phase } => years.last_mut().expect("a year").push(*phase),
            _ => {}
        }
    }
    years
}

#[test]
fn eva_year_01_four_years_of_seven_phases() {
    let mut game = new_game(Options::usual(3), 1);
    play_until(&mut game, |game| game.state.step == Step::Over);
    let years = phases(&game);
    assert_eq!(years.len(), 4);
    assert!(years[..3].iter().all(|year| year[..] == Phase::ALL));
    // Nobody acts out of turn, and no choice of another phase is possible.
    let mut game = new_game(Options::usual(2), 1);
    let waiting = 1 - game.to_act()[0];
    game.refuse_as(waiting, "pass", "EVA-YEAR-01").refuse("confirm", "EVA-YEAR-01");
}

#[test]
fn eva_year_02_no_year_end_in_year_4() {
    let mut game = new_game(Options::usual(2), 2);
    play_until(&mut game, |game| game.state.step == Step::Over);
    let years = phases(&game);
    assert_eq!(years[3], Phase::ALL[..6]);
    assert_eq!(game.log.events.last().map(|(_, event)| event), Some(&Event::GameOver));
    let game = Fixture::race(2).year(4).bonus();
    assert_eq!(game.state.step, Step::Over, "the Bonus phase of year 4 is the last");
}

#[test]
fn eva_year_03_only_a_race_ends_earlier() {
    let near = |fixture: Fixture| {
        let mut game = fixture
            .year(2)
            .production(0, "8 food 8 steel 8 energy")
            .stadiums(0, "new", &["stadium_01", "stadium_02"])
            .display("stadium", &["stadium_03"])
            .store(0, "new", "1 food 1 energy")
            .effect(0, &[(build_stadium(), 1)]);
        game.play("build_stadium stadium_03 new");
        play_until(&mut game, |game| game.state.step == Step::Over);
        game
    };
    assert_eq!(near(Fixture::race(2)).state.year, 2);
    let points = near(Fixture::points(2));
    assert_eq!((points.state.year, points.state.reached), (4, None));
    assert_eq!(points.log.events.iter().filter(|(_, e)| matches!(e, Event::YearBegan { .. })).count(), 2);
}

#[test]
fn eva_inc_01_all_have_income_without_a_decision() {
    let game = Fixture::race(3).income();
    assert_eq!((game.state.step, game.to_act()), (Step::Actions, vec![0]));
    assert!(game.state.players[..3].iter().all(|player| player.stores[0] == [2, 7, 7]));
    // Only technologies give a decision.
    let game = Fixture::race(3).techs(1, &["tech_4_2"]).income();
    assert_eq!((game.state.step, game.to_act()), (Step::Income, vec![1]));
}

#[test]
fn eva_inc_02_production_of_the_old_world_then_of_the_new() {
    let game = Fixture::race(2).year(3).production(0, "2 food").income();
    let own: Vec<String> = (game.log.events.iter())
        .filter_map(|(_, event)| match event {
            Event::Produced { seat: Seat(0), world, .. } => Some(format!("produced {}", world.id())),
            Event::Fed { seat: Seat(0), world, .. } => Some(format!("fed {}", world.id())),
            _ => None,
        })
        .collect();
    assert_eq!(own, ["produced old", "produced new", "fed old", "fed new"]);
    // What has just been produced is eaten.
    assert!(happened(&game, |e| {
        *e == Event::Fed { seat: Seat(0), world: World::New, paid: 2, missing: 0 }
    }));
}

#[test]
fn eva_inc_03_food_by_year() {
    for (year, old, new) in [(1, 5, 0), (2, 4, 0), (3, 2, 2), (4, 1, 4)] {
        let game = Fixture::race(2).year(year).store(0, "old", "9 food").store(0, "new", "9 food").income();
        let stores = game.state.players[0].stores;
        assert_eq!((stores[0][0], stores[1][0]), (9 + 7 - old, 9 - new), "year {year}");
        let next = game.view(0).seats[0].demand.clone();
        assert_eq!(next.map(|demand| demand.year), (year < 4).then_some(year + 1));
    }
}

/// A player without any production of the Old World.
fn barren(year: u8) -> Fixture {
    Fixture::race(2).year(year).markers(0, [(4, "main"), (5, "main")]).sites(0, &[])
}

#[test]
fn eva_inc_04_food_is_paid_as_far_as_there_is_some() {
    let game = barren(1).store(0, "old", "3 food").income();
    assert_eq!((game.state.players[0].stores[0], game.state.players[0].penalties), ([0; 3], 2));
    assert_eq!(game.state.step, Step::Actions, "nobody is asked whether to pay");
}

#[test]
fn eva_inc_05_no_world_feeds_the_other() {
    let game = barren(1).store(0, "new", "9 food").income();
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].penalties), ([9, 0, 0], 5));
    let game = Fixture::race(2)
        .year(4)
        .store(0, "old", "9 food")
        .stadiums(0, "new", &["stadium_01", "stadium_02"])
        .income();
    assert_eq!((game.state.players[0].stores[0][0], game.state.players[0].penalties), (9 + 7 - 1, 4));
}

#[test]
fn eva_inc_06_stadiums_on_the_new_world_are_demanded() {
    let missing = |year: u8, old: &[&str], new: &[&str]| {
        let fixture = Fixture::race(2).year(year).store(0, "new", "9 food");
        let game = fixture.stadiums(0, "old", old).stadiums(0, "new", new).income();
        let missing = |event: &Event| match event {
            Event::Entertained { seat: Seat(0), missing } => Some(*missing),
            _ => None,
        };
        let told = game.log.events.iter().find_map(|(_, event)| missing(event));
        assert_eq!(game.state.players[0].penalties, told.unwrap_or(0));
        told
    };
    assert_eq!((missing(1, &[], &[]), missing(2, &[], &[])), (None, None));
    assert_eq!(missing(3, &["stadium_01", "stadium_02"], &[]), Some(1), "the Old World does not count");
    assert_eq!(missing(3, &[], &["stadium_01"]), Some(0));
    assert_eq!(missing(4, &[], &["stadium_01"]), Some(1));
    assert_eq!(missing(4, &[], &["stadium_01", "stadium_02"]), Some(0));
}

#[test]
fn eva_inc_07_a_token_for_each_food_and_stadium_missing() {
    let game =
        barren(4).penalties(0, 2).store(0, "new", "1 food").stadiums(0, "new", &["stadium_01"]).income();
    assert_eq!(game.state.players[0].penalties, 2 + 1 + 3 + 1);
    assert!(happened(&game, |e| *e == Event::Penalised { seat: Seat(0), tokens: 5 }));
    let game = barren(3).income();
    assert_eq!(game.state.players[0].penalties, 2 + 2 + 1);
}

#[test]
fn eva_inc_08_nothing_else_happens_for_missing_food() {
    let fixture = || barren(2).population(0, 4).settled(0, "f_q6_rm3", "").factories(0, "new", "food");
    let before = fixture().state().players[0];
    let after = fixture().income().state.players[0];
    assert_eq!(after.penalties, 4);
    assert_eq!((after.population, after.fields, after.production), (4, before.fields, before.production));
    assert_eq!(
        (after.factories, after.sites, after.stadiums),
        (before.factories, before.sites, before.stadiums)
    );
}

#[test]
fn eva_inc_09_consumption_does_not_depend_on_population() {
    let eaten = |fixture: Fixture| {
        let game = fixture.year(3).store(0, "old", "9 food").store(0, "new", "9 food").income();
        let fed: Vec<u8> = (game.log.events.iter())
            .filter_map(|(_, event)| match event {
                Event::Fed { seat: Seat(0), paid, .. } => Some(*paid),
                _ => None,
            })
            .collect();
        fed
    };
    assert_eq!(eaten(Fixture::race(2)), [2, 2]);
    assert_eq!(eaten(Fixture::race(2).population(0, 12).settled(0, "f_q6_rm3", "")), [2, 2]);
    assert_eq!(eaten(barren(3)), [2, 2]);
    // Nor does cloning before it.
    let clone = Effect::Clone { extra: [0; 3] };
    let mut game = Fixture::race(2).store(0, "new", "1 food").effect(0, &[(clone, 1)]);
    assert_eq!(game.state.players[0].population, 2);
    play_until(&mut game, |game| game.state.year == 2);
    assert_eq!(game.state.players[0].penalties, 0);
}
