//! Chapter two: satellites and their tasks. Ledger: REW-SAT, REW-TASK.
//!
//! Worked examples: REW-EX-04, REW-EX-42, REW-EX-43.

use orrery_core::{Audience, Illegal, Sink, ensure};

use super::scoring;
use crate::action::Action;
use crate::components::{Kind, Task};
use crate::event::Event;
use crate::state::{Area, Source, Stage, State};
use crate::vocab::{Letter, Tile};

/// REW-SAT-01, REW-CHOICE-11: a decoupled satellite may score its task, also for 0 points (REW-SAT-04,
/// REW-OPEN-28).
pub(crate) fn check_task(state: &State) -> Result<(), Illegal> {
    ensure!("REW-TERRA-01", !matches!(state.stage, Stage::Sign(_)));
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::UseSatellite(_)));
    Ok(())
}

/// Scores the task, or asks for the city first if there is one to choose (REW-TASK-06, REW-TASK-07).
pub(crate) fn score_task(state: &mut State, tile: Tile, sink: &mut impl Sink<Event>) -> Option<Stage> {
    let needs_city = matches!(task(state, tile), Some(Task::CitySize(_) | Task::CityProduct));
    // REW-TASK-09: without a city the task scores nothing.
    if needs_city && state.area(state.turn).letters().next().is_some() {
        return Some(Stage::TaskCity(tile));
    }
    finish(state, tile, None, sink);
    None
}

fn task(state: &State, tile: Tile) -> Option<Task> {
    match state.module(tile).kind() {
        Kind::Satellite(task, _) => Some(task),
        _ => None,
    }
}

/// REW-TASK-10, REW-CHOICE-12: any own city.
pub(crate) fn cities(state: &State) -> impl Iterator<Item = Action> {
    state.area(state.turn).letters().map(|city| Action::ChooseCity { city })
}

/// The city must be an own one.
pub(crate) fn check_city(state: &State, city: Letter) -> Result<(), Illegal> {
    let Stage::TaskCity(tile) = state.stage else { return Err(Illegal::new("REW-FLOW-06")) };
    let exists = state.area(state.turn).city(city).exists();
    match task(state, tile) {
        Some(Task::CitySize(_)) => ensure!("REW-TASK-06", exists),
        _ => ensure!("REW-TASK-07", exists),
    }
    Ok(())
}

/// REW-SAT-03: the task is scored for the present settlement area, then the satellite joins the
/// satellite row, where its shields never count (REW-TASK-11) and its task never again (REW-SAT-05).
pub(crate) fn finish(state: &mut State, tile: Tile, city: Option<Letter>, sink: &mut impl Sink<Event>) {
    let (seat, module) = (state.turn, state.module(tile));
    let points = task(state, tile).map_or(0, |task| value(state.area(seat), task, city));
    let sign = city.map(|c| state.area(seat).city(c).sign);
    sink.emit(Audience::ALL, Event::TaskDone { seat, tile, module, city, sign });
    scoring::award(state, seat, Source::Tasks, points, sink);
    state.areas[seat.index()].satellites.push(&mut state.tiles, tile);
}

/// What a task is worth in a settlement area. Only what lies in its rows counts: no module of the coupling
/// area, the box or the supplies (REW-DEC-04).
pub(crate) fn value(area: &Area, task: Task, city: Option<Letter>) -> i16 {
    let terrabots = |letter: Letter| i16::from(area.city(letter).terrabots);
    match task {
        // REW-TASK-01
        Task::Terrabots(letter, points) => points * terrabots(letter),
        // REW-TASK-02, REW-EDGE-12
        Task::Crews(company, points) => points * i16::from(area.crews[company.index()]),
        // REW-TASK-03
        Task::AllCrews(points) => points * i16::from(area.crews.iter().sum::<u8>()),
        // REW-TASK-04
        Task::AllTerrabots(points) => points * Letter::ALL.into_iter().map(terrabots).sum::<i16>(),
        // REW-TASK-05
        Task::Shields(points) => points * i16::from(area.shields),
        // REW-TASK-06
        Task::CitySize(points) => points * city.map_or(0, |c| i16::from(area.city(c).size())),
        // REW-TASK-07, REW-OPEN-21
        Task::CityProduct => city.map_or(0, |c| terrabots(c) * i16::from(area.city(c).crews())),
        // REW-TASK-08
        Task::Companies(points) => points * i16::from(area.companies()),
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    #[test]
    fn rew_ex_42_every_task() {
        let score = |satellite: &str, city: Option<&str>| {
            let mut table = Fixture::chapter_two(2)
                .city(
                    0,
                    "a",
                    &["terrabot_a", "terrabot_a", "terrabot_a", "crew_talos", "crew_talos", "crew_gaia"],
                )
                .city(0, "c", &["terrabot_c", "crew_kyklop", "crew_kyklop", "crew_kyklop", "crew_kyklop"])
                .defence(0, &["shuttle_1", "shuttle_2"])
                .row(0, 1, &["shuttle_0", satellite])
                .table();
            table.play("decouple 1").play("score_task");
            if let Some(city) = city {
                table.refuse(
                    "choose_city b",
                    if satellite.ends_with("size") { "REW-TASK-06" } else { "REW-TASK-07" },
                );
                table.play(&format!("choose_city {city}"));
            }
            assert_eq!((table.satellites(0), table.shields(0)), (vec![satellite], 3));
            table.tally(0, "tasks")
        };
        assert_eq!(score("satellite_letter_a", None), 6);
        assert_eq!(score("satellite_company_talos", None), 6);
        assert_eq!(score("satellite_company_kyklop", None), 12);
        assert_eq!(score("satellite_all_crews", None), 7);
        assert_eq!(score("satellite_all_terrabots", None), 4);
        assert_eq!(score("satellite_shields", None), 3);
        assert_eq!(score("satellite_city_size", Some("a")), 7);
        assert_eq!(score("satellite_city_product", Some("a")), 9);
        assert_eq!(score("satellite_city_product", Some("c")), 4);
        assert_eq!(score("satellite_companies", None), 6);
    }
}
