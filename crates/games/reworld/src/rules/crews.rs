//! Chapter two: placing crews. Ledger: REW-CREW, REW-CITY-03.
//!
//! Worked examples: REW-EX-03, REW-EX-37, REW-EX-38, REW-EX-39, REW-EX-40, REW-EX-41.

use orrery_core::{Arg, Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step, require_first, scoring, shuttles};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Area, Flight, Source, Stage, State};
use crate::vocab::{Company, Crew, Letter, Tile};

/// The cities that a crew may go to, a bit for each letter. Judged anew for each crew (REW-CREW-07).
#[inline]
pub(crate) fn eligible(area: &Area, crew: Crew) -> u8 {
    let company = crew.company();
    let home = home(area, company);
    let mut cities = 0;
    for letter in Letter::ALL {
        let free = is_free(area, company, home, letter);
        cities |= u8::from(area.city(letter).exists() && free) << letter.index();
    }
    cities
}

/// Whether the companies in the cities leave this city open to a company.
#[inline]
fn is_free(area: &Area, company: Company, home: Option<Letter>, letter: Letter) -> bool {
    match home {
        // REW-CREW-03, REW-EDGE-10: an agrarian crew may go to every city and reserves none.
        _ if company == Company::AGRARIAN => true,
        // REW-CREW-04: a company stays in its city, special crews too (REW-CREW-11).
        Some(home) => home == letter,
        // REW-CREW-05: a new company needs a city without a construction company.
        None => area.city(letter).company.is_none(),
    }
}

/// The city in which a construction company is present.
fn home(area: &Area, company: Company) -> Option<Letter> {
    Letter::ALL.into_iter().find(|l| area.city(*l).company == Some(company))
}

/// The docked crews, each type once, ascending.
fn types(state: &State, flight: &Flight) -> impl Iterator<Item = Crew> + Clone {
    let [a, b] = flight.docked.map(|t| if t.exists() { state.module(t).crew() } else { None });
    // REW-CHOICE-09: there is an order to choose only if the crews differ.
    let [first, second] = if a == b { [a, None] } else { [a.min(b), a.max(b)] };
    [first, second].into_iter().flatten()
}

/// REW-CHOICE-10: which docked crew, which city; the box for a crew that finds none (REW-CREW-06,
/// REW-EDGE-08). With one free city for two companies, the order decides (REW-EDGE-09).
pub(crate) fn legal_places(state: &State, seat: Seat, flight: &Flight) -> impl Iterator<Item = Action> {
    let area = state.area(seat);
    let crews = types(state, flight);
    let places = crews
        .clone()
        .flat_map(move |crew| letters(eligible(area, crew)).map(move |city| Action::Place { crew, city }));
    let boxed = crews.filter(move |&crew| eligible(area, crew) == 0);
    places.chain(boxed.map(|crew| Action::BoxCrew { crew }))
}

/// The letters of a set of cities.
fn letters(cities: u8) -> impl Iterator<Item = Letter> {
    Letter::ALL.into_iter().filter(move |l| cities >> l.index() & 1 != 0)
}

fn is_docked(state: &State, crew: Crew) -> bool {
    state.stage.flight().is_some_and(|f| f.crews().any(|t| state.module(t).crew() == Some(crew)))
}

/// REW-CREW-01: only docked crews are placed; REW-CREW-03 to 05: in an eligible city.
pub(crate) fn check_place(
    state: &State,
    seat: Seat,
    crew: Crew,
    city: Letter,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let docked = is_docked(state, crew);
    require_first!(checks, "REW-CREW-01", docked, || docked_words(crew, docked));
    let area = state.area(seat);
    let company = crew.company();
    let home = home(area, company);
    let rule = match home {
        _ if company == Company::AGRARIAN => "REW-CREW-03",
        Some(_) => "REW-CREW-04",
        None => "REW-CREW-05",
    };
    let exists = area.city(city).exists();
    require_first!(checks, rule, exists, || {
        let id = if exists { "need-city" } else { "need-city-missing" };
        Message::new(id).name("city", area.city_name(city)).name("terrain", city.terrain())
    });
    if company != Company::AGRARIAN {
        let free = is_free(area, company, home, city);
        checks.require(rule, free, || company_words(area, company, home, city))?;
    }
    check_step(state, matches!(state.stage, Stage::Place(_)), checks)
}

fn docked_words(crew: Crew, docked: bool) -> Message {
    Message::new(if docked { "need-docked" } else { "need-docked-first" }).name("crew", crew.id())
}

/// REW-CITY-03, about a construction company and a city.
fn company_words(area: &Area, company: Company, home: Option<Letter>, city: Letter) -> Message {
    let named = |id| Message::new(id).name("city", area.city_name(city));
    match (home, area.city(city).company) {
        (Some(home), _) if home == city => named("need-home").name("company", company.id()),
        (Some(home), _) => {
            named("need-home-only").name("company", company.id()).name("home", area.city_name(home))
        }
        (None, None) => named("need-free-city"),
        (None, Some(other)) => named("need-free-city-only").name("company", other.id()),
    }
}

/// REW-CREW-02, REW-OPEN-25: a crew that finds a city cannot be given up.
pub(crate) fn check_box_crew(
    state: &State,
    seat: Seat,
    crew: Crew,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let docked = is_docked(state, crew);
    if docked {
        let area = state.area(seat);
        let cities = eligible(area, crew);
        checks.require("REW-CREW-02", cities == 0, || {
            let open = letters(cities).map(|l| Arg::Name(area.city_name(l).into())).collect();
            let id = if cities == 0 { "need-homeless" } else { "need-homeless-only" };
            Message::new(id).name("crew", crew.id()).with("cities", Arg::List(open))
        })?;
    } else if matches!(state.stage, Stage::Place(_)) {
        return checks.require("REW-FLOW-06", false, || docked_words(crew, false));
    }
    check_step(state, docked && matches!(state.stage, Stage::Place(_)), checks)
}

/// Places a docked crew, or boxes it (REW-CREW-06). Returns the next step of the turn.
pub(crate) fn place<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    mut flight: Flight,
    crew: Crew,
    city: Option<Letter>,
) -> Option<Stage> {
    let module = crew.module();
    let tiles = &ctx.state.tiles;
    if let Some(docked) = flight.docked.iter_mut().find(|t| t.exists() && tiles[t.index()].module == module) {
        let tile = std::mem::replace(docked, Tile::NONE);
        match city {
            Some(city) => {
                add(ctx.state, seat, tile, crew, city);
                let sign = ctx.state.area(seat).city(city).sign;
                ctx.tell(Event::CrewPlaced { seat, city, sign, tile, module });
                score_special(ctx, seat, crew, city);
            }
            // REW-CREW-10: no points in the box.
            None => {
                ctx.state.put_in_box(tile);
                ctx.tell(Event::CrewBoxed { seat, tile, module });
            }
        }
    }
    shuttles::fly_on(ctx, seat, flight)
}

fn add(state: &mut State, seat: Seat, tile: Tile, crew: Crew, letter: Letter) {
    let area = &mut state.areas[seat.index()];
    let company = crew.company();
    let city = &mut area.cities[letter.index()];
    city.tiles.push(&mut state.tiles, tile);
    area.crews[company.index()] += 1;
    if company.is_construction() {
        city.company = Some(company);
    }
}

/// REW-CREW-09: a special crew scores the tiles of its city, the sign and itself included.
fn score_special<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, crew: Crew, city: Letter) {
    if crew.is_special() {
        let size = i16::from(ctx.state.area(seat).city(city).size());
        scoring::award(ctx, seat, Source::SpecialCrews, size * COMPONENTS.special_points);
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    /// Docks two crews from rows 2 and 3 with a shuttle in row 1.
    fn flight(fixture: Fixture, crews: [&str; 2]) -> crate::testkit::Scenario {
        let rows = fixture.row(0, 1, &["shuttle_0"]).row(0, 2, &["terrabot_e", crews[0]]);
        let mut table = rows.row(0, 3, &["terrabot_e", crews[1]]).scenario();
        table.play("decouple 1").play("dock 2").play("dock 3");
        table
    }

    #[test]
    fn rew_ex_41_order_of_a_special_crew() {
        let city = ["terrabot_a", "terrabot_a", "terrabot_a", "crew_talos"];
        let fixture = || Fixture::chapter_two(2).city(0, "a", &city);
        let mut table = flight(fixture(), ["crew_talos", "crew_talos_special"]);
        table.play("place crew_talos a");
        assert_eq!(table.tally(0, "special_crews"), 7);
        let mut table = flight(fixture(), ["crew_talos", "crew_talos_special"]);
        table.play("place crew_talos_special a");
        assert_eq!(table.tally(0, "special_crews"), 6);
    }

    #[test]
    fn rew_ex_40_one_free_city_for_two_companies() {
        let mut table =
            flight(Fixture::chapter_two(2).city(0, "b", &["terrabot_b"]), ["crew_kyklop", "crew_ikaros"]);
        assert_eq!(table.legal(), ["place crew_ikaros b", "place crew_kyklop b"]);
        table.refuse("box_crew crew_kyklop", "REW-CREW-02").refuse("place crew_talos b", "REW-CREW-01");
        table.refuse("place crew_kyklop a", "REW-CREW-05").play("place crew_kyklop b");
        assert_eq!((table.city_size(0, "b"), table.boxed("crew_ikaros")), (3, 5));
    }

    #[test]
    fn rew_crew_03_agrarian_crews_go_anywhere() {
        let cities =
            Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).city(0, "b", &["terrabot_b"]);
        let mut table = flight(cities, ["crew_gaia", "crew_gaia"]);
        assert_eq!(table.legal(), ["place crew_gaia a", "place crew_gaia b"]);
        table.refuse("place crew_gaia c", "REW-CREW-03");
    }
}
