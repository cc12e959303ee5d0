//! Sequences of actions that people do as one.

use orrery_core::{Message, Seat, Shortcut, check};

use crate::NewFrontiers;
use crate::action::Action;
use crate::components::{COMPONENTS, GoalCount};
use crate::rules::{goals, powers};
use crate::state::{State, Step};
use crate::vocab::Way;

/// What the seat can do at once now.
pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    if !state.to_act().contains(seat) {
        return Vec::new();
    }
    match state.step {
        Step::Settle | Step::SettleMore => conquests(state, seat),
        Step::StoreGoods => store_all(state, seat).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Conquering without giving up goods, where goods could be given up.
fn conquests(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    let player = state.player(seat);
    if powers::temporary_powers(state, seat).is_empty() || player.goods.is_empty() {
        return Vec::new();
    }
    let strength = |world| powers::strength_now(state, seat, world, &mut orrery_core::NoParts);
    let mut all = Vec::new();
    for world in player.explored.iter() {
        let settle = Action::Settle { world, way: Way::Conquer };
        let strong = strength(world) >= i32::from(COMPONENTS.tile(world).cost);
        if strong && check::<NewFrontiers>(state, seat, settle).is_ok() {
            let label = Message::new("shortcut-conquer").name("tile", world.id());
            all.push(Shortcut { label, actions: vec![settle, Action::Conquer] });
        }
    }
    all
}

/// All goods into the stockpile, or as many as there is room for.
fn store_all(state: &State, seat: Seat) -> Option<Shortcut<Action>> {
    let player = state.player(seat);
    let room =
        goals::store_limit(state, GoalCount::StockpiledGoods)?.saturating_sub(player.stockpile.goods());
    let stored = player.goods.iter().take(room.into());
    let actions: Vec<Action> = stored.map(|colony| Action::StoreGood { colony }).collect();
    // One good is an ordinary action; with less room than goods, which ones is a choice.
    let worth_it = actions.len() > 1 && player.goods.len() <= room;
    worth_it.then(|| Shortcut {
        label: Message::new("shortcut-store-all").number("count", player.goods.len()),
        actions,
    })
}
