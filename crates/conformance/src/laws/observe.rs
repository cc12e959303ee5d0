//! Observations have the same fields everywhere, tell a seat nothing it could not know, and lose nothing of its view.

use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_core::observe::{Bytes, Layout};
use orrery_core::{Dice, FastDice, Game, Observe, Present, Seat, Viewer, playout};
use serde_json::Value;

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds the observations of all seats against the laws.
pub(super) fn hold<G: Present + Observe>(position: &mut Position<G>) -> Result<(), Breach> {
    let observed = position.wants(Law::Observed);
    let lossless = position.wants(Law::Lossless);
    if !observed && !lossless {
        return Ok(());
    }
    let layout = Layout::of::<G>(position.state);
    if observed {
        let start = Layout::of::<G>(position.history.prefix(0).state());
        hold!(Observed, start == layout, "the fields are other ones than at the start");
    }
    let others = if lossless { others(position) } else { Vec::new() };
    for seat in Seat::all(position.players) {
        let bytes = observe::<G>(&layout, position.state, seat)?;
        if observed {
            known::<G>(position, &layout, seat, &bytes)?;
        }
        if lossless {
            different::<G>(position.state, &others, &layout, seat, &bytes)?;
        }
    }
    Ok(())
}

/// The bytes, once it is sure that they are those of the layout.
fn observe<G: Observe>(layout: &Layout, state: &G::State, seat: Seat) -> Result<Vec<u8>, Breach> {
    let mut own = Layout::default();
    G::observe(state, seat, &mut own);
    let (many, all) = (own.fields.len(), layout.fields.len());
    let odd = own.fields.iter().zip(&layout.fields).find(|(own, field)| own != field);
    hold!(Observed, odd.is_none(), "{seat:?} observes other fields: {odd:?}");
    hold!(Observed, many == all, "{seat:?} observes {many} fields, not {all}");
    let mut bytes = vec![0; layout.size()];
    let mut out = Bytes::new(&mut bytes);
    G::observe(state, seat, &mut out);
    let left = out.left();
    hold!(Observed, left == 0, "{seat:?} leaves {left} bytes unwritten");
    for field in &layout.fields {
        let values = &bytes[field.offset..field.offset + field.size];
        let most = values.iter().copied().max().unwrap_or(0);
        hold!(Observed, most <= field.max, "{seat:?} observes {most} in {field:?}");
    }
    Ok(bytes)
}

/// What the seat cannot know does not change a byte.
fn known<G: Present + Observe>(
    position: &mut Position<G>,
    layout: &Layout,
    seat: Seat,
    bytes: &[u8],
) -> Result<(), Breach> {
    let guess = G::resample(position.state, Viewer::Seat(seat), &mut position.dice);
    let again = observe::<G>(layout, &guess, seat)?;
    let odd = first_difference(layout, bytes, &again);
    hold!(Observed, odd.is_none(), "{seat:?} observes what it cannot know: {}", odd.unwrap_or_default());
    Ok(())
}

/// States to compare a position with: after some actions, with other secrets, and with one other figure.
fn others<G: Present>(position: &mut Position<G>) -> Vec<G::State> {
    let mut others = vec![G::resample(position.state, Viewer::Onlooker, &mut position.dice)];
    let mut actions = Vec::new();
    for steps in 1..=3 {
        let mut later = position.state.clone();
        let mut dice = FastDice::new(position.dice.word().into());
        playout::random::<G>(&mut later, &mut dice, &mut actions, steps);
        others.push(later);
    }
    others.extend(with_other_figures::<G>(position));
    others
}

/// Where the view differs, so does the observation.
fn different<G: Present + Observe>(
    state: &G::State,
    others: &[G::State],
    layout: &Layout,
    seat: Seat,
    bytes: &[u8],
) -> Result<(), Breach> {
    let viewer = Viewer::Seat(seat);
    let view = G::view(state, viewer);
    for other in others {
        // A state that was tampered with may make no sense.
        let seen =
            catch_unwind(AssertUnwindSafe(|| (G::view(other, viewer), observe::<G>(layout, other, seat))));
        let Ok((seen, Ok(observed))) = seen else { continue };
        hold!(
            Lossless,
            seen == view || observed != bytes,
            "{seat:?} observes the same in two positions with different views:\n  {view:?}\n  {seen:?}"
        );
    }
    Ok(())
}

/// Sound states that differ from the true one in one figure.
fn with_other_figures<G: Present>(position: &mut Position<G>) -> Vec<G::State> {
    let json = serde_json::to_value(position.state).unwrap_or_default();
    let options = serde_json::to_value(&position.kit.options).unwrap_or_default();
    let mut found = Vec::new();
    for _ in 0..12 {
        let mut twin = json.clone();
        if !change(&mut twin, &options, &mut position.dice) {
            continue;
        }
        let Ok(state) = serde_json::from_value::<G::State>(twin) else { continue };
        let sound = catch_unwind(AssertUnwindSafe(|| same_table::<G>(&state, position.players)));
        if sound.unwrap_or(false) && state != *position.state {
            found.push(state);
        }
    }
    found
}

fn same_table<G: Game>(state: &G::State, players: u8) -> bool {
    G::players(state) == players && G::audit(state).is_ok()
}

/// Changes one random figure that no option decides.
fn change(value: &mut Value, options: &Value, dice: &mut impl Dice) -> bool {
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields
                .keys()
                .filter(|name| *name != "options" && options.get(name).is_none())
                .cloned()
                .collect();
            let count = names.len() as u32;
            let name = names.get(dice.below(count) as usize).and_then(|name| fields.get_mut(name));
            name.is_some_and(|field| change(field, options, dice))
        }
        Value::Array(items) => {
            let count = items.len() as u32;
            items.get_mut(dice.below(count) as usize).is_some_and(|item| change(item, options, dice))
        }
        Value::Number(number) => {
            let Some(old) = number.as_i64() else { return false };
            *value = if dice.below(2) == 0 { old + 1 } else { old - 1 }.into();
            true
        }
        Value::Bool(flag) => {
            *flag = !*flag;
            true
        }
        Value::Null | Value::String(_) => false,
    }
}

fn first_difference(layout: &Layout, one: &[u8], two: &[u8]) -> Option<String> {
    let at = one.iter().zip(two).position(|(one, two)| one != two)?;
    let field = layout.fields.iter().find(|field| at < field.offset + field.size)?;
    Some(format!("byte {} of `{}`, {} or {}", at - field.offset, field.name, one[at], two[at]))
}
