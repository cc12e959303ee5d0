//! Chapter two: terrabots and cities. Ledger: REW-TERRA, REW-CITY.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step};
use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::event::Event;
use crate::state::{Stage, State};
use crate::vocab::{Letter, Sign, Tile};

/// REW-TERRA-01: a terrabot goes to a city. Returns the choice of a sign if it founds one.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
    letter: Letter,
) -> Option<Stage> {
    // REW-TERRA-02, REW-TERRA-05: without a city of the letter it founds one.
    if !ctx.state.area(seat).city(letter).exists() {
        return Some(Stage::Sign(tile));
    }
    // REW-TERRA-04: else it joins the city, for good (REW-CITY-04). REW-TERRA-06: no points.
    add(ctx.state, seat, tile, letter);
    let (module, sign) = (ctx.state.module(tile), ctx.state.area(seat).city(letter).sign);
    ctx.tell(Event::TerrabotSettled { seat, city: letter, sign, tile, module });
    None
}

fn add(state: &mut State, seat: Seat, tile: Tile, letter: Letter) {
    let city = &mut state.areas[seat.index()].cities[letter.index()];
    city.tiles.push(&mut state.tiles, tile);
    city.terrabots += 1;
}

/// The signs for the city of a terrabot that are left in the supply, in alphabetical order.
fn signs_left(state: &State, terrabot: Tile) -> impl Iterator<Item = Sign> {
    let letter = letter_of(state, terrabot);
    let left = state.signs;
    Sign::all().filter(move |s| left >> s.0 & 1 != 0 && Some(COMPONENTS.signs[s.index()].letter) == letter)
}

/// REW-CHOICE-06, REW-OPEN-36: the signs that are left, or no word about the sign.
pub(crate) fn legal_signs(state: &State, terrabot: Tile) -> impl Iterator<Item = Action> {
    [None].into_iter().chain(signs_left(state, terrabot).map(Some)).map(|sign| Action::TakeSign { sign })
}

/// Whether there is no choice of signs.
pub(crate) fn is_last_sign(state: &State, terrabot: Tile) -> bool {
    signs_left(state, terrabot).nth(1).is_none()
}

/// REW-OPEN-36: the sign of those who name none.
pub(crate) fn first_sign(state: &State, terrabot: Tile) -> Option<Sign> {
    signs_left(state, terrabot).next()
}

fn letter_of(state: &State, tile: Tile) -> Option<Letter> {
    match state.module(tile).kind() {
        Kind::Terrabot(letter) => Some(letter),
        _ => None,
    }
}

/// REW-TERRA-03: a sign of the letter from the supply; REW-TERRA-04: none for a city that exists.
pub(crate) fn check_take_sign(
    state: &State,
    seat: Seat,
    sign: Option<Sign>,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    if let Some(sign) = sign {
        check_sign(state, seat, sign, checks)?;
    }
    check_step(state, matches!(state.stage, Stage::Sign(_)), checks)
}

fn check_sign(state: &State, seat: Seat, sign: Sign, checks: &mut impl Checks) -> Result<(), Illegal> {
    let letter = COMPONENTS.signs[sign.index()].letter;
    let named = |id| Message::new(id).name("sign", sign.id());
    if let Stage::Sign(tile) = state.stage {
        let module = state.module(tile);
        let fits = letter_of(state, tile) == Some(letter);
        checks.require("REW-TERRA-03", fits, || {
            let id = if fits { "need-letter" } else { "need-letter-other" };
            named(id).name("terrain", letter.terrain()).name("module", module.id())
        })?;
    }
    let left = state.signs >> sign.0 & 1 != 0;
    checks.require("REW-TERRA-03", left, || named(if left { "need-sign" } else { "need-sign-gone" }))?;
    let area = state.area(seat);
    let new = !area.city(letter).exists();
    checks.require("REW-TERRA-04", new, || {
        let id = if new { "need-no-city" } else { "need-no-city-yet" };
        Message::new(id).name("terrain", letter.terrain()).name("city", area.city_name(letter))
    })
}

/// REW-TERRA-01: as long as the sign of its city is chosen, a terrabot has no other use.
pub(super) fn check_no_terrabot(state: &State, checks: &mut impl Checks) -> Result<bool, Illegal> {
    let Stage::Sign(tile) = state.stage else { return Ok(true) };
    checks.require("REW-TERRA-01", false, || {
        Message::new("need-no-terrabot").name("module", state.module(tile).id())
    })?;
    Ok(false)
}

/// REW-TERRA-02: the terrabot opens a row of its own, with the sign at its left.
pub(crate) fn found<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
    sign: Option<Sign>,
) -> Option<Stage> {
    // REW-TERRA-03: the supply never runs out.
    let sign = sign.or_else(|| first_sign(ctx.state, tile))?;
    let letter = COMPONENTS.signs[sign.index()].letter;
    ctx.state.signs &= !(1 << sign.0);
    ctx.state.areas[seat.index()].cities[letter.index()].sign = sign;
    add(ctx.state, seat, tile, letter);
    let module = ctx.state.module(tile);
    ctx.tell(Event::CityFounded { seat, city: letter, sign, tile, module });
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    #[test]
    fn rew_terra_02_a_new_city_has_size_2() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_b", "terrabot_b"]).row(1, 1, &["shuttle_0"]);
        let mut table = rows.scenario();
        table.play("decouple 1");
        table.refuse("take_sign sign_arcadia", "REW-TERRA-03").refuse("defend", "REW-TERRA-01");
        table.play("take_sign sign_brisa");
        assert_eq!((table.city_size(0, "b"), table.score(0)), (2, 4 * 4));
        table.play("decouple 1").play("decouple 1");
        assert_eq!(table.city_size(0, "b"), 3);
    }
}
