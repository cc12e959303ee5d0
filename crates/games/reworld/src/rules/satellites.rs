//! Chapter two: satellites and their tasks. Ledger: REW-SAT, REW-TASK.
//!
//! Worked examples: REW-EX-04, REW-EX-42, REW-EX-43.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step, scoring, terrabots};
use crate::action::Action;
use crate::components::{Kind, Task};
use crate::event::Event;
use crate::state::{Area, Source, Stage, State};
use crate::vocab::{Letter, Tile};

/// REW-SAT-01, REW-CHOICE-11: defence or task.
pub(crate) fn legal_uses() -> impl Iterator<Item = Action> {
    [Action::Defend, Action::ScoreTask].into_iter()
}

/// A decoupled satellite may score its task, also for 0 points (REW-SAT-04, REW-OPEN-28).
pub(crate) fn check_score_task(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    if !terrabots::check_no_terrabot(state, checks)? {
        return Ok(());
    }
    check_step(state, matches!(state.stage, Stage::UseSatellite(_)), checks)
}

/// Scores the task, or asks for the city first if there is one to choose (REW-TASK-06, REW-TASK-07).
pub(crate) fn score_task<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
) -> Option<Stage> {
    let needs_city = matches!(task(ctx.state, tile), Some(Task::CitySize(_) | Task::CityProduct));
    // REW-TASK-09: without a city the task scores nothing.
    if needs_city && ctx.state.area(seat).letters().next().is_some() {
        return Some(Stage::TaskCity(tile));
    }
    finish(ctx, seat, tile, None)
}

fn task(state: &State, tile: Tile) -> Option<Task> {
    match state.module(tile).kind() {
        Kind::Satellite(task, _) => Some(task),
        _ => None,
    }
}

/// REW-TASK-10, REW-CHOICE-12: any own city.
pub(crate) fn legal_cities(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    state.area(seat).letters().map(|city| Action::ChooseCity { city })
}

/// The city must be an own one.
pub(crate) fn check_choose_city(
    state: &State,
    seat: Seat,
    city: Letter,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Stage::TaskCity(tile) = state.stage else { return check_step(state, false, checks) };
    let area = state.area(seat);
    let exists = area.city(city).exists();
    let rule = match task(state, tile) {
        Some(Task::CitySize(_)) => "REW-TASK-06",
        _ => "REW-TASK-07",
    };
    checks.require(rule, exists, || {
        let id = if exists { "need-city" } else { "need-city-missing" };
        Message::new(id).name("city", area.city_name(city)).name("terrain", city.terrain())
    })
}

/// REW-SAT-03: the task is scored for the present settlement area, then the satellite joins the
/// satellite row, where its shields never count (REW-TASK-11) and its task never again (REW-SAT-05).
pub(crate) fn finish<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
    city: Option<Letter>,
) -> Option<Stage> {
    let module = ctx.state.module(tile);
    let area = ctx.state.area(seat);
    let points = task(ctx.state, tile).map_or(0, |task| value(area, task, city));
    let sign = city.map(|c| area.city(c).sign);
    ctx.tell(Event::TaskDone { seat, tile, module, city, sign });
    scoring::award(ctx, seat, Source::Tasks, points);
    ctx.state.areas[seat.index()].satellites.push(&mut ctx.state.tiles, tile);
    None
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
    use crate::testkit::{Fixture, Look};

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
                .scenario();
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
