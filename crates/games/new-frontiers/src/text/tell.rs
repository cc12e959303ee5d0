//! The sentence for each event.

use orrery_core::{Arg, Message, Seat};

use crate::event::{Event, Origin};
use crate::vocab::{Kind, Tile, TileSet, Way};

fn tiles(tiles: TileSet) -> Arg {
    Arg::List(tiles.iter().map(|tile| Arg::Name(tile.id().into())).collect())
}

fn goods(goods: [u8; 4]) -> Arg {
    let named = Kind::ALL.into_iter().zip(goods);
    let each =
        named.flat_map(|(kind, count)| std::iter::repeat_n(Arg::Name(kind.text().into()), count.into()));
    Arg::List(each.collect())
}

/// The sentence for an event.
pub(super) fn tell(event: &Event) -> Message {
    let say = Message::new;
    let by = |id: &'static str, seat: Seat| Message::new(id).seat("who", seat);
    let on = |id: &'static str, seat: Seat, tile: Tile| by(id, seat).name("tile", tile.id());
    match *event {
        Event::Order { discs } => {
            say("event-order").with("order", Arg::List(discs.iter().map(Arg::Seat).collect()))
        }
        Event::DevelopmentsLaid { developments } => {
            say("event-developments").with("tiles", tiles(developments))
        }
        Event::MatDealt { seat, a, b, .. } => by("event-mat", seat).name("a", a.id()).name("b", b.id()),
        Event::HomeChosen { seat, home } => on("event-home", seat, home),
        Event::RoundBegan { round } => say("event-round-began").number("round", round),
        Event::Selected { seat, tile } => by("event-selected", seat).name("tile", tile.id()),
        Event::WentOn { seat } => by("event-went-on", seat),
        Event::GoalRevealed { seat, goal } => by("event-goal-revealed", seat).name("goal", goal.id()),
        Event::GoalsDrawn { seat, count } => by("event-goals-drawn", seat).number("count", count),
        Event::GoalsSeen { seat, goals } => {
            let list = goals.iter().map(|goal| Arg::Name(goal.id().into())).collect();
            by("event-goals-seen", seat).with("goals", Arg::List(list))
        }
        Event::GoalKept { seat, goal: None } => by("event-goal-kept", seat),
        Event::GoalKept { seat, goal: Some(goal) } => by("event-goal-kept-own", seat).name("goal", goal.id()),
        Event::GoalPutUnder { seat, goal: None } => by("event-goal-put-under", seat),
        Event::GoalPutUnder { seat, goal: Some(goal) } => {
            by("event-goal-put-under-own", seat).name("goal", goal.id())
        }
        Event::Gained { seat, credits, colonists, vp, from } => {
            let from = match from {
                Origin::Bonus(tile) => tile.id(),
                Origin::Power(tile) => tile.id(),
            };
            let message = by("event-gained", seat).number("credits", credits).number("colonists", colonists);
            message.number("vp", vp).name("from", from)
        }
        Event::Bought { seat, development, price } => {
            on("event-bought", seat, development).number("price", price)
        }
        Event::BoughtNothing { seat } => by("event-bought-nothing", seat),
        Event::DisplayLaid { worlds } => say("event-display").with("tiles", tiles(worlds)),
        Event::Took { seat, world: Some(world) } => on("event-took", seat, world),
        Event::Took { seat, world: None } => by("event-took-nothing", seat),
        Event::Drew { seat, power, worlds } => on("event-drew", seat, power).with("tiles", tiles(worlds)),
        Event::Kept { seat, world } => on("event-kept", seat, world),
        Event::IntoBag { worlds } => say("event-into-bag").with("tiles", tiles(worlds)),
        Event::Returned { seat, world } => on("event-returned", seat, world),
        Event::StoredWorld { seat, world } => on("event-stored-world", seat, world),
        Event::TookColonists { seat, colonists } => {
            by("event-took-colonists", seat).number("count", colonists)
        }
        Event::GaveUp { seat, power, kind, strength, .. } => {
            on("event-gave-up", seat, power).name("kind", kind.text()).number("strength", strength)
        }
        Event::Settled { seat, world, way: Way::Pay, price, .. } => {
            on("event-settled-pay", seat, world).number("price", price)
        }
        Event::Settled { seat, world, way: Way::Conquer, strength, .. } => {
            on("event-settled-conquer", seat, world).number("strength", strength)
        }
        Event::SettledInstead { seat, colony, world } => {
            on("event-settled-instead", seat, world).name("colony", colony.id())
        }
        Event::Terraformed { seat, colony, world } => {
            on("event-terraformed", seat, world).name("colony", colony.id())
        }
        Event::KindNamed { seat, kind } => {
            by("event-kind-named", seat).name("kind", kind.text()).name("tile", super::joker())
        }
        Event::WindfallGood { seat, colony, kind } => {
            on("event-windfall", seat, colony).name("kind", kind.text())
        }
        Event::TookTileCredits { seat, credits } => by("event-tile-credits", seat).number("credits", credits),
        Event::Produced { seat, colony, kind, power: None } => {
            on("event-produced", seat, colony).name("kind", kind.text())
        }
        Event::Produced { seat, colony, kind, power: Some(power) } => {
            on("event-produced-by", seat, colony).name("kind", kind.text()).name("power", power.id())
        }
        Event::StoredGood { seat, kind, .. } => by("event-stored-good", seat).name("kind", kind.text()),
        Event::Sold { seat, kind, credits, .. } => {
            by("event-sold", seat).name("kind", kind.text()).number("credits", credits)
        }
        Event::SoldNothing { seat } => by("event-sold-nothing", seat),
        Event::StoredCredits { seat, credits } => by("event-stored-credits", seat).number("credits", credits),
        Event::Consumed { seat, power, goods: consumed, vp, credits, .. } => {
            let message = on("event-consumed", seat, power).with("goods", goods(consumed));
            message.number("vp", vp).number("credits", credits)
        }
        Event::EndTriggered { end } => say("event-end").name("why", end_text(end)),
        Event::RoundEnded { round, tile_credits } => {
            say("event-round-ended").number("round", round).number("credits", tile_credits)
        }
        Event::GameOver => say("event-game-over"),
    }
}

/// The text that says why the game ends.
pub(super) const fn end_text(end: crate::vocab::End) -> &'static str {
    use crate::vocab::End;
    match end {
        End::Spaces => "end-spaces",
        End::Colonies => "end-colonies",
        End::Colonists => "end-colonists",
        End::Points => "end-points",
        End::Rounds => "end-rounds",
    }
}
