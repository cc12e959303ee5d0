//! Chapter two: placing crews. Ledger: REW-CREW, REW-CITY-03.
//!
//! Worked examples: REW-EX-03, REW-EX-37, REW-EX-38, REW-EX-39, REW-EX-40, REW-EX-41.

use orrery_core::{Audience, Illegal, Sink, ensure};

use super::{scoring, shuttles};
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
        let city = area.city(letter);
        let free = match home {
            // REW-CREW-03, REW-EDGE-10: an agrarian crew may go to every city and reserves none.
            _ if company == Company::AGRARIAN => true,
            // REW-CREW-04: a company stays in its city, special crews too (REW-CREW-11).
            Some(home) => home == letter,
            // REW-CREW-05: a new company needs a city without a construction company.
            None => city.company.is_none(),
        };
        cities |= u8::from(city.exists() && free) << letter.index();
    }
    cities
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
pub(crate) fn placements(state: &State, flight: &Flight) -> impl Iterator<Item = Action> {
    let area = state.area(state.turn);
    let crews = types(state, flight);
    let places = crews.clone().flat_map(move |crew| {
        let cities = eligible(area, crew);
        let open = Letter::ALL.into_iter().filter(move |l| cities >> l.index() & 1 != 0);
        open.map(move |city| Action::Place { crew, city })
    });
    let boxed = crews.filter(move |&crew| eligible(area, crew) == 0);
    places.chain(boxed.map(|crew| Action::BoxCrew { crew }))
}

fn is_docked(state: &State, crew: Crew) -> bool {
    state.stage.flight().is_some_and(|f| f.crews().any(|t| state.module(t).crew() == Some(crew)))
}

/// REW-CREW-01: only docked crews are placed; REW-CREW-03 to 05: in an eligible city.
pub(crate) fn check_place(state: &State, crew: Crew, city: Letter) -> Result<(), Illegal> {
    ensure!("REW-CREW-01", is_docked(state, crew));
    let area = state.area(state.turn);
    if eligible(area, crew) >> city.index() & 1 == 0 {
        let company = crew.company();
        return Err(Illegal::new(match home(area, company) {
            _ if company == Company::AGRARIAN => "REW-CREW-03",
            Some(_) => "REW-CREW-04",
            None => "REW-CREW-05",
        }));
    }
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::Place(_)));
    Ok(())
}

/// REW-CREW-02, REW-OPEN-25: a crew that finds a city cannot be given up.
pub(crate) fn check_box(state: &State, crew: Crew) -> Result<(), Illegal> {
    let docked = is_docked(state, crew);
    ensure!("REW-CREW-02", !docked || eligible(state.area(state.turn), crew) == 0);
    ensure!("REW-FLOW-06", docked && matches!(state.stage, Stage::Place(_)));
    Ok(())
}

/// Places a docked crew, or boxes it (REW-CREW-06). Returns the next step of the turn.
pub(crate) fn place(
    state: &mut State,
    mut flight: Flight,
    crew: Crew,
    city: Option<Letter>,
    sink: &mut impl Sink<Event>,
) -> Option<Stage> {
    let seat = state.turn;
    let module = crew.module();
    if let Some(docked) =
        flight.docked.iter_mut().find(|t| t.exists() && state.tiles[t.index()].module == module)
    {
        let tile = std::mem::replace(docked, Tile::NONE);
        match city {
            Some(city) => {
                add(state, tile, crew, city);
                let sign = state.area(seat).city(city).sign;
                sink.emit(Audience::ALL, Event::CrewPlaced { seat, city, sign, tile, module });
                score_special(state, crew, city, sink);
            }
            // REW-CREW-10: no points in the box.
            None => {
                state.put_in_box(tile);
                sink.emit(Audience::ALL, Event::CrewBoxed { seat, tile, module });
            }
        }
    }
    shuttles::fly_on(state, flight, sink)
}

fn add(state: &mut State, tile: Tile, crew: Crew, letter: Letter) {
    let area = &mut state.areas[state.turn.index()];
    let company = crew.company();
    let city = &mut area.cities[letter.index()];
    city.tiles.push(&mut state.tiles, tile);
    area.crews[company.index()] += 1;
    if company.is_construction() {
        city.company = Some(company);
    }
}

/// REW-CREW-09: a special crew scores the tiles of its city, the sign and itself included.
fn score_special(state: &mut State, crew: Crew, city: Letter, sink: &mut impl Sink<Event>) {
    if crew.is_special() {
        let size = i16::from(state.area(state.turn).city(city).size());
        scoring::award(state, state.turn, Source::SpecialCrews, size * COMPONENTS.special_points, sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    /// Docks two crews from rows 2 and 3 with a shuttle in row 1.
    fn flight(fixture: Fixture, crews: [&str; 2]) -> crate::testkit::Table {
        let rows = fixture.row(0, 1, &["shuttle_0"]).row(0, 2, &["terrabot_e", crews[0]]);
        let mut table = rows.row(0, 3, &["terrabot_e", crews[1]]).table();
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
