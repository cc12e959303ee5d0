//! Chapter two: terrabots and cities. Ledger: REW-TERRA, REW-CITY.

use orrery_core::{Audience, Illegal, Sink, ensure};

use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::event::Event;
use crate::state::{Stage, State};
use crate::vocab::{Letter, Sign, Tile};

/// REW-TERRA-01: a terrabot goes to a city. Returns the choice of a sign if it founds one.
pub(crate) fn settle(
    state: &mut State,
    tile: Tile,
    letter: Letter,
    sink: &mut impl Sink<Event>,
) -> Option<Stage> {
    // REW-TERRA-02, REW-TERRA-05: without a city of the letter it founds one.
    if !state.area(state.turn).city(letter).exists() {
        return Some(Stage::Sign(tile));
    }
    // REW-TERRA-04: else it joins the city, for good (REW-CITY-04). REW-TERRA-06: no points.
    add(state, tile, letter);
    let (seat, module) = (state.turn, state.module(tile));
    let sign = state.area(seat).city(letter).sign;
    sink.emit(Audience::ALL, Event::TerrabotSettled { seat, city: letter, sign, tile, module });
    None
}

fn add(state: &mut State, tile: Tile, letter: Letter) {
    let city = &mut state.areas[state.turn.index()].cities[letter.index()];
    city.tiles.push(&mut state.tiles, tile);
    city.terrabots += 1;
}

/// REW-CHOICE-06, REW-OPEN-36: the signs of the terrabot's letter that are left in the supply.
pub(crate) fn signs(state: &State, terrabot: Tile) -> impl Iterator<Item = Action> {
    let letter = letter_of(state, terrabot);
    let left = state.signs;
    Sign::all()
        .filter(move |s| left >> s.0 & 1 != 0 && Some(COMPONENTS.signs[s.index()].letter) == letter)
        .map(|sign| Action::TakeSign { sign })
}

fn letter_of(state: &State, tile: Tile) -> Option<Letter> {
    match state.module(tile).kind() {
        Kind::Terrabot(letter) => Some(letter),
        _ => None,
    }
}

/// REW-TERRA-03: a sign of the letter from the supply; REW-TERRA-04: none for a city that exists.
pub(crate) fn check_sign(state: &State, sign: Sign) -> Result<(), Illegal> {
    let letter = COMPONENTS.signs[sign.index()].letter;
    if let Stage::Sign(tile) = state.stage {
        ensure!("REW-TERRA-03", letter_of(state, tile) == Some(letter));
    }
    ensure!("REW-TERRA-03", state.signs >> sign.0 & 1 != 0);
    ensure!("REW-TERRA-04", !state.area(state.turn).city(letter).exists());
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::Sign(_)));
    Ok(())
}

/// REW-TERRA-02: the terrabot opens a row of its own, with the sign at its left.
pub(crate) fn found(state: &mut State, tile: Tile, sign: Sign, sink: &mut impl Sink<Event>) {
    let letter = COMPONENTS.signs[sign.index()].letter;
    state.signs &= !(1 << sign.0);
    state.areas[state.turn.index()].cities[letter.index()].sign = sign;
    add(state, tile, letter);
    let (seat, module) = (state.turn, state.module(tile));
    sink.emit(Audience::ALL, Event::CityFounded { seat, city: letter, sign, tile, module });
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    #[test]
    fn rew_terra_02_a_new_city_has_size_2() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_b", "terrabot_b"]).row(1, 1, &["shuttle_0"]);
        let mut table = rows.table();
        table.play("decouple 1");
        table.refuse("take_sign sign_arcadia", "REW-TERRA-03").refuse("defend", "REW-TERRA-01");
        table.play("take_sign sign_brisa");
        assert_eq!((table.city_size(0, "b"), table.score(0)), (2, 4 * 4));
        table.play("decouple 1").play("decouple 1");
        assert_eq!(table.city_size(0, "b"), 3);
    }
}
