//! Phase IV: producers become goods. Ledger: RFG-PROD.
//!
//! Worked examples: RFG-EX-06, RFG-EX-49.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::Context;
use super::phases::{capacity, holds_goods};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{Die, Phase, Side, World};

const PRODUCERS: usize = Phase::Produce.index();

/// The worlds of a player with room for a good (RFG-PROD-02, RFG-PROD-05).
fn with_room<'a>(state: &'a State, player: &'a Player) -> impl Iterator<Item = World> + 'a {
    let capacity = capacity(player);
    player.worlds().filter(move |&w| holds_goods(w) && state.goods[w.index()].len() < capacity)
}

/// Carries on until the player has a decision to make or has finished.
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    loop {
        let player = ctx.state.player(seat);
        let producers = player.columns[PRODUCERS];
        let capacity = capacity(player);
        let mut worlds = with_room(ctx.state, player);
        let first = worlds.next();
        let others = worlds.count();
        let Some(world) = first.filter(|_| !producers.is_empty()) else {
            ctx.state.player_mut(seat).task = Task::None;
            return;
        };
        // RFG-DEC-21: nothing to ask if all producers have one colour and there is only one place for each.
        let room: u8 =
            with_room(ctx.state, player).map(|w| capacity - ctx.state.goods[w.index()].len()).sum();
        match producers.only_colour() {
            Some(die) if others == 0 || producers.total() >= room => put(ctx, seat, die, world),
            _ => {
                ctx.state.player_mut(seat).task = Task::Produce;
                return;
            }
        }
    }
}

fn put<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die, world: World) {
    ctx.state.player_mut(seat).columns[PRODUCERS].take(die);
    ctx.state.goods[world.index()].add(die);
    ctx.tell(Event::Produced { seat, die, world });
}

pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for die in player.columns[PRODUCERS].colours() {
        out.extend(with_room(state, player).map(|world| Action::Produce { die, world }));
    }
}

/// RFG-PROD-01, RFG-PROD-03, RFG-FAQ-08: any producer, on any own non-grey world with room.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    die: Die,
    world: World,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let about = |text: &'static str| Message::new(text).name("world", world.id());
    checks.require("RFG-PROD-01", player.columns[PRODUCERS].of(die) > 0, || {
        Message::new("need-worker").name("die", die.word()).name("phase", Phase::Produce.id())
    })?;
    // RFG-PROD-04: worlds in the construction zone cannot produce. RFG-PROD-01: nor can worlds of others.
    let planned = player.zone.stack(Side::World).iter().any(|tile| tile.world() == world);
    checks.require("RFG-PROD-04", !planned, || about("need-completed"))?;
    checks.require("RFG-PROD-01", player.has_world(world), || about("need-own-world"))?;
    checks.require("RFG-PROD-02", holds_goods(world), || about("need-holds-goods"))?;
    let (goods, capacity) = (state.goods[world.index()].len(), capacity(player));
    checks.require("RFG-PROD-02", goods < capacity, || {
        about("need-room").number("count", goods).number("max", capacity)
    })
}

pub(crate) fn produce<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die, world: World) {
    put(ctx, seat, die, world);
    advance(ctx, seat);
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-DEC-21, RFG-PROD-06: no question if every place is filled with the same colour anyway.
    #[test]
    fn equal_producers_fill_all_worlds_unasked() {
        let fixture = |producers: &str| {
            Fixture::new(2).tableau(0, &["spice_world"]).workers(0, "produce", producers).phases("produce")
        };
        let table = fixture("3 home");
        assert_eq!(
            (table.goods("spice_world"), table.goods("awakened_alien_outpost")),
            (vec!["home"], vec!["home"])
        );
        assert_eq!(table.player(0).cup, dice("home"));
        let mut table = fixture("home");
        table.refuse_as(0, "produce home doomed_world", "RFG-PROD-02");
        table.refuse_as(0, "produce home meteorite_planet", "RFG-PROD-01");
        assert_eq!(table.legal_of(0), ["produce home spice_world", "produce home awakened_alien_outpost"]);
    }
}
