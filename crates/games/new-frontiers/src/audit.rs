//! What always holds: every piece in exactly one place, every number within its limits. Ledger: NFR-COMP, NFR-LIM.

use orrery_core::Seat;

use crate::components::COMPONENTS;
use crate::state::{Player, Stage, State, bits};
use crate::vocab::{Kind, Mode, Stack, Tile, TileSet};

/// Says what is wrong with a state, if anything.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let seated = &state.players[..usize::from(state.players())];
    worlds(state, seated)?;
    homes(seated)?;
    developments(state, seated)?;
    goods(state, seated)?;
    counters(state, seated)?;
    goals(state)?;
    order(state)?;
    let empty = state.players[seated.len()..].iter().all(|player| *player == Player::default());
    ok(empty, || "an empty seat has something".into())
}

fn ok(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// NFR-COMP-07: 60 worlds.
fn worlds(state: &State, seated: &[Player]) -> Result<(), String> {
    let mut places = vec![state.bag, state.display, state.aside, state.drawn];
    for player in seated {
        places.extend([player.explored, player.empire & COMPONENTS.masks.worlds, player.stockpile.worlds]);
    }
    for world in Tile::worlds() {
        let count = places.iter().filter(|place| place.contains(world)).count();
        ok(count == 1, || format!("{} is in {count} places", world.id()))?;
    }
    let strangers = places.iter().any(|place| !place.without(COMPONENTS.masks.worlds).is_empty());
    ok(!strangers, || "something that is no world lies with the worlds".into())
}

/// NFR-COMP-01: nobody has a home colony that is not on his mat, or both sides of it.
fn homes(seated: &[Player]) -> Result<(), String> {
    for (seat, player) in seated.iter().enumerate() {
        let homes = player.colonies().without(COMPONENTS.masks.worlds);
        let own: TileSet = player.sides().into_iter().collect();
        ok(homes.without(own).is_empty() && homes.len() <= 1, || {
            format!("seat {seat} has a strange home colony")
        })?;
        let twice = seated[..seat].iter().any(|other| other.mat == player.mat);
        ok((1..=8).contains(&player.mat) && !twice, || format!("seat {seat} has a strange mat"))?;
    }
    Ok(())
}

/// NFR-SETUP-02, NFR-SETUP-03: the copies of every development face that is in play.
fn developments(state: &State, seated: &[Player]) -> Result<(), String> {
    let owned = |tile: Tile| seated.iter().filter(|player| player.empire.contains(tile)).count() as u8;
    let numbers = COMPONENTS.setup(state.players());
    let mut shown = TileSet::NONE;
    for stack in Stack::all() {
        let copies = match COMPONENTS.masks.large.contains(state.shown(stack)) {
            true => numbers.large_development_copies,
            false => numbers.small_development_copies,
        };
        let (left, bought) = (state.stock[stack.index()], owned(state.shown(stack)));
        ok(left + bought == copies, || format!("{}: {left} left, {bought} bought, of {copies}", stack.id()))?;
        shown.insert(state.shown(stack));
    }
    let hidden = seated.iter().any(|player| !player.developments().without(shown).is_empty());
    ok(!hidden, || "somebody owns a face that is not in play".into())
}

/// NFR-COMP-02: all goods, and only where they may lie (NFR-PRO-03).
fn goods(state: &State, seated: &[Player]) -> Result<(), String> {
    let masks = &COMPONENTS.masks;
    for kind in Kind::ALL {
        let on = |player: &Player| player.goods.iter().filter(|&c| state.good(c) == Some(kind)).count() as u8;
        let placed: u8 = seated.iter().map(|player| on(player) + player.stockpile.goods[kind.index()]).sum();
        let (supply, count) = (state.goods[kind.index()], COMPONENTS.goods[kind.index()].count);
        ok(placed + supply == count, || format!("{} goods: {placed} + {supply}, not {count}", kind.id()))?;
    }
    for player in seated {
        let colonies = player.empire & (masks.windfall | masks.production);
        ok(player.goods.without(colonies).is_empty(), || "a good lies where it cannot".into())?;
    }
    let on_joker = seated.iter().any(|player| !(player.goods & masks.joker).is_empty());
    ok(on_joker == state.joker_good.is_some(), || "the joker's good has no kind".into())
}

/// NFR-SETUP-08, NFR-SETUP-09: VP and colonists; NFR-OPEN-04: development spaces.
fn counters(state: &State, seated: &[Player]) -> Result<(), String> {
    let numbers = COMPONENTS.setup(state.players());
    let settled = |player: &Player| -> u8 {
        player.colonies().iter().map(|colony| COMPONENTS.tile(colony).colonists).sum()
    };
    let colonists: u8 = seated.iter().map(|player| player.colonists + settled(player)).sum();
    ok(colonists + state.colonists == numbers.colonists, || {
        format!("{colonists} colonists out, {} in the supply, of {}", state.colonists, numbers.colonists)
    })?;
    let paid: u16 = seated.iter().map(|player| player.chips).sum();
    let (pool, all) = (u16::from(state.pool), u16::from(numbers.vp_pool));
    let fits = if pool > 0 { paid + pool == all } else { paid >= all };
    ok(fits, || format!("{paid} VP are paid out, {pool} are left of {}", numbers.vp_pool))?;
    for player in seated {
        ok(player.spaces() <= COMPONENTS.spaces(), || "too many development spaces are covered".into())?;
    }
    Ok(())
}

/// NFR-COMP-09: every goal in one place, in the goals variant only.
fn goals(state: &State) -> Result<(), String> {
    let goals = &state.goals;
    let down = goals.face_down.map_or(0, |down| 1 << down.goal.0);
    let mut places = vec![goals.unseen, goals.drawn, down, goals.face_up];
    places.extend(goals.returned().map(|returned| 1 << returned.goal.0));
    let all = if state.options.mode == Mode::Goals { u8::MAX } else { 0 };
    for goal in bits(u8::MAX) {
        let count = places.iter().filter(|&&place| place >> goal.0 & 1 != 0).count();
        ok(count == usize::from(all >> goal.0 & 1), || format!("{} is in {count} places", goal.id()))?;
    }
    Ok(())
}

/// NFR-ORDER-01: the discs, two each with 2 players; NFR-ORDER-06: the used ones come first.
fn order(state: &State) -> Result<(), String> {
    let each = if state.players() == 2 { 2 } else { 1 };
    for seat in Seat::all(state.players()) {
        let discs = state.discs().iter().filter(|disc| disc.owner() == seat).count();
        ok(discs == each, || format!("{seat:?} has {discs} discs"))?;
    }
    let used = usize::from(state.used);
    let marked = state.discs().iter().take(used).all(|disc| disc.tile.is_some());
    ok(marked || state.stage == Stage::Sides, || "a used disc has selected nothing".into())?;
    let later = state.discs().iter().skip(used + 1).any(|disc| disc.tile.is_some());
    ok(!later, || "a disc has selected out of turn".into())?;
    ok((state.stage == Stage::Over) == state.to_act().is_empty(), || "nobody, or somebody, is to act".into())
}
