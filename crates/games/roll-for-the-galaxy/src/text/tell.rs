//! The sentence for each event.

use orrery_core::{Arg, Message, Seat};

use super::dice;
use crate::components::{COMPONENTS, To};
use crate::event::{Event, Why};
use crate::vocab::{Die, End, Phase, Side, Tile};

/// A die and what it shows or where it works, said together: "white Explore".
fn worker(die: Die, at: &'static str) -> Arg {
    Arg::List(vec![Arg::Name(die.word().into()), Arg::Name(at.into())])
}

/// The sentence for an event.
pub(super) fn tell(event: &Event) -> Message {
    let said = |id: &'static str, seat: Seat| Message::new(id).seat("who", seat);
    let by_die = |id: &'static str, seat: Seat, die: Die| said(id, seat).name("die", die.word());
    match *event {
        Event::Dealt { seat, faction, home } => {
            let info = &COMPONENTS.factions[faction.index()];
            let halves = info.development.map(Tile::Development).into_iter();
            let halves = halves.chain(info.worlds.iter().copied().map(Tile::World));
            let halves = halves.map(|half| Arg::Name(half.id().into())).collect();
            said("event-dealt", seat)
                .number("number", info.number)
                .with("halves", Arg::List(halves))
                .name("home", home.id())
        }
        Event::HandedOut { seat, ref cup, ref citizenry, credits } => said("event-handed-out", seat)
            .with("cup", dice(cup))
            .with("citizenry", dice(citizenry))
            .number("credits", credits),
        Event::Ready { seat } => said("event-ready", seat),
        Event::Replanned { seat } => said("event-replanned", seat),
        Event::StartTiles { seat, development, world } => {
            said("event-start-tiles", seat).name("development", development.id()).name("world", world.id())
        }
        Event::RoundBegan { round } => Message::new("event-round-began").number("round", i32::from(round)),
        Event::Rolled { seat, ref faces } => {
            let names = Phase::ALL.map(Phase::id).into_iter().chain(["wild"]);
            let rolled = faces
                .iter()
                .zip(names)
                .flat_map(|(counts, face)| counts.each().map(move |die| worker(die, face)));
            said("event-rolled", seat).with("faces", Arg::List(rolled.collect()))
        }
        Event::PlacedWild { seat, die, column } => {
            by_die("event-placed-wild", seat, die).name("column", column.id())
        }
        Event::Selected { seat, die, from, phase } => {
            by_die("event-selected", seat, die).name("from", from.id()).name("phase", phase.id())
        }
        Event::PowerUsed { seat, power } => said("event-power-used", seat).name("power", power.id()),
        Event::Dictated { seat, die, from } => by_die("event-dictated", seat, die).name("from", from.id()),
        Event::Moved { seat, die, from, to } => {
            by_die("event-moved", seat, die).name("from", from.id()).name("to", to.id())
        }
        Event::Revealed { seat, selector, phase, ref columns, ref dictated } => {
            let workers = columns
                .iter()
                .zip(Phase::ALL)
                .flat_map(|(d, p)| d.each().map(move |die| worker(die, p.id())));
            by_die("event-revealed", seat, selector)
                .name("phase", phase.id())
                .with("workers", Arg::List(workers.collect()))
                .with("dictated", dice(dictated))
        }
        Event::ExtraPhase { phase } => Message::new("event-extra-phase").name("phase", phase.id()),
        Event::PhasesPlayed { played } => {
            let phases = Phase::ALL.into_iter().filter(|p| played[p.index()]);
            let phases = phases.map(|p| Arg::Name(p.id().into())).collect();
            Message::new("event-phases-played").with("phases", Arg::List(phases))
        }
        Event::Unused { seat, dice: ref unused } => said("event-unused", seat).with("dice", dice(unused)),
        Event::PhaseBegan { phase, ordered: false } => {
            Message::new("event-phase-began").name("phase", phase.id())
        }
        Event::PhaseBegan { phase, ordered: true } => {
            Message::new("event-phase-began-ordered").name("phase", phase.id())
        }
        Event::TurnBegan { seat } => said("event-turn-began", seat),
        Event::Stocked { seat, die, .. } => by_die("event-stocked", seat, die),
        Event::Scouting { seat, die, .. } => by_die("event-scouting", seat, die),
        Event::Marked { seat, tile } => said("event-marked", seat).name("tile", tile.id()),
        Event::BagShort { seat } => said("event-bag-short", seat),
        Event::Abandoned { seat, count } => said("event-abandoned", seat).number("count", count),
        Event::Drew { seat, tile } => said("event-drew", seat)
            .name("development", tile.development().id())
            .name("world", tile.world().id()),
        Event::DrewTiles { seat, count } => said("event-drew-tiles", seat).number("count", count),
        Event::PileToBag { count } => Message::new("event-pile-to-bag").number("count", count),
        Event::Placed { seat, side, end, tile } => placed(seat, side, end, tile),
        Event::TookUp { seat, count } => said("event-took-up", seat).number("count", count),
        Event::Finished { seat } => said("event-finished", seat),
        Event::MustReturn { seat } => said("event-must-return", seat),
        Event::Returned { seat, tile: Some(tile), .. } => {
            said("event-returned-tile", seat).name("tile", tile.id())
        }
        Event::Returned { seat, side, tile: None } => said("event-returned", seat).name("side", side.word()),
        Event::Forfeited { seat, count } => said("event-forfeited", seat).number("count", count),
        Event::Worked { seat, die, side } => by_die("event-worked", seat, die).name("side", side.word()),
        Event::Completed { seat, tile, cost, ref paid } => {
            let message = said("event-completed", seat).name("tile", tile.id());
            message.number("cost", cost).with("paid", dice(paid))
        }
        Event::BuildersToCup { seat, dice: ref builders } => {
            said("event-builders-to-cup", seat).with("dice", dice(builders))
        }
        Event::Removed { seat, die, place } => by_die("event-removed", seat, die).name("place", place.word()),
        Event::RemovedGood { seat, die, world } => {
            by_die("event-removed-good", seat, die).name("world", world.id())
        }
        Event::GainedDice { seat, die, count, to, tile } => by_die("event-gained-dice", seat, die)
            .number("count", count)
            .name("to", to_name(to))
            .name("tile", tile.id()),
        Event::Credits { seat, amount, now, why } => {
            let id = if amount < 0 { "event-credits-paid" } else { "event-credits-gained" };
            said(id, seat)
                .number("amount", amount.unsigned_abs())
                .number("now", now)
                .with("why", because(why))
        }
        Event::Chips { seat, amount, pool, why } => {
            said("event-chips", seat).number("amount", amount).number("pool", pool).with("why", because(why))
        }
        Event::Produced { seat, die, world } => by_die("event-produced", seat, die).name("world", world.id()),
        Event::Traded { seat, shipper, good, world, .. } => {
            by_die("event-traded", seat, good).name("shipper", shipper.word()).name("world", world.id())
        }
        Event::Consumed { seat, shipper, good, world, .. } => {
            by_die("event-consumed", seat, good).name("shipper", shipper.word()).name("world", world.id())
        }
        Event::WillRecruit { seat, die } => by_die("event-will-recruit", seat, die),
        Event::WillRecall { seat, die, spot } => {
            by_die("event-will-recall", seat, die).name("from", spot.word())
        }
        Event::WillRecallGood { seat, die, world } => {
            by_die("event-will-recall", seat, die).name("from", world.id())
        }
        Event::Managed { seat, ref recruited, ref recalled } => {
            said("event-managed", seat).with("recruited", dice(recruited)).with("recalled", dice(recalled))
        }
        Event::LastRound { pool: true, .. } => Message::new("event-last-round-pool"),
        Event::LastRound { .. } => Message::new("event-last-round-tiles"),
        Event::Over => Message::new("event-over"),
    }
}

fn placed(seat: Seat, side: Side, end: End, tile: Option<Tile>) -> Message {
    let id = match (tile, end) {
        (Some(_), End::Bottom) => "event-placed-tile",
        (Some(_), End::Top) => "event-placed-tile-top",
        (None, End::Bottom) => "event-placed",
        (None, End::Top) => "event-placed-top",
    };
    let message = Message::new(id).seat("who", seat).name("side", side.word());
    if let Some(tile) = tile { message.name("tile", tile.id()) } else { message }
}

fn to_name(to: To) -> &'static str {
    match to {
        To::Cup => "place-cup",
        To::Citizenry => "place-citizenry",
        To::ThisWorld => "place-this-world",
    }
}

fn because(why: Why) -> Arg {
    Arg::Name(match why {
        Why::Tile(tile) => tile.id().into(),
        Why::Stock => "why-stock".into(),
        Why::Trade => "why-trade".into(),
        Why::Consume => "why-consume".into(),
        Why::Recruit => "why-recruit".into(),
        Why::Empty => "why-empty".into(),
    })
}
