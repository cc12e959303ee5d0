//! The sentence for each event.

use orrery_core::{Arg, Message};

use crate::event::Event;
use crate::rules::landers::world_name;
use crate::state::CardSet;
use crate::vocab::{CardType, Cause, Cube, Side, Space};

pub(super) fn tell(event: &Event) -> Message {
    let say = Message::new;
    match *event {
        Event::Began { first } => by("event-began", first),
        Event::ConsortiumBegan { difficulty, points } => {
            say("event-consortium-began").name("difficulty", difficulty.id()).number("points", points)
        }
        Event::Compensated { seat, resource } => {
            say("event-compensated").seat("who", seat).name("resource", resource.id())
        }
        Event::Dealt { seat, cards: None } => say("event-dealt").seat("who", seat),
        Event::Dealt { seat, cards: Some(cards) } => {
            say("event-dealt-cards").seat("who", seat).with("cards", list(cards))
        }
        Event::Kept { seat, card: None } => say("event-kept").seat("who", seat),
        Event::Kept { seat, card: Some(card) } => {
            say("event-kept-card").seat("who", seat).name("card", card.id())
        }
        Event::RoundBegan { round, danger, first } => {
            by("event-round-began", first).number("round", round).number("danger", danger)
        }
        Event::CardRevealed { card } => say("event-card-revealed").name("card", card.id()),
        Event::DeckShuffled { row, count } => {
            say("event-deck-shuffled").name("row", type_name(row)).number("count", count)
        }
        Event::Passed { who, forced } => by(if forced { "event-passed-forced" } else { "event-passed" }, who),
        Event::ExpressFlown { seat, from } => {
            say("event-express").seat("who", seat).name("world", world_name(from.other()))
        }
        Event::LanderMoved { seat, from } => {
            say("event-lander-moved").seat("who", seat).name("world", world_name(from.other()))
        }
        Event::Deployed { who, space } => place("event-deployed", who, space),
        Event::LanderRecalled { seat, space } => place("event-recalled", seat.into(), space),
        Event::OvertimeBegan { who } => by("event-overtime", who),
        Event::CardPlayed { seat, card } => say("event-played").seat("who", seat).name("card", card.id()),
        Event::Reacted { seat, card } => say("event-reacted").seat("who", seat).name("card", card.id()),
        Event::Paid { seat, resource, n } => {
            say("event-paid").seat("who", seat).name("resource", resource.id()).number("n", n)
        }
        Event::TileSpent { seat, badge } => {
            say("event-tile-spent").seat("who", seat).name("badge", badge.id())
        }
        Event::CardDiscarded { seat, card } => {
            say("event-discarded").seat("who", seat).name("card", card.id())
        }
        Event::Gained { seat, resource, n, lost } => {
            amount("event-gained", n, lost).seat("who", seat).name("what", resource.id())
        }
        Event::Raised { seat, resource, n, lost } => {
            amount("event-raised", n, lost).seat("who", seat).name("what", resource.id())
        }
        Event::BadgeGained { seat, badge, n, lost } => {
            amount("event-badge-gained", n, lost).seat("who", seat).name("what", badge.id())
        }
        Event::PointsGained { who, points, .. } => by("event-points", who).number("points", points),
        Event::TechnologyScored { seat, technology, points } => say("event-technology-scored")
            .seat("who", seat)
            .name("technology", technology.id())
            .number("points", points),
        Event::MedalTaken { who } => by("event-medal", who),
        Event::TileReactivated { seat, badge } => {
            say("event-tile-reactivated").seat("who", seat).name("badge", badge.id())
        }
        Event::Worked { who, project, space } => {
            by("event-worked", who).name("project", project.id()).number("space", space)
        }
        Event::Rewarded { seat, tile } => say("event-rewarded").seat("who", seat).name("tile", tile.id()),
        Event::LeadBonus { who, project, points } => {
            by("event-lead-bonus", who).name("project", project.id()).number("points", points)
        }
        Event::RewardRemoved { who, tile } => by("event-reward-removed", who).name("tile", tile.id()),
        Event::Developed { seat, development } => {
            say("event-developed").seat("who", seat).name("development", development.id())
        }
        Event::CardTaken { seat, card, price: None } => {
            say("event-card-gained").seat("who", seat).name("card", card.id())
        }
        Event::CardTaken { seat, card, price: Some(price) } => say("event-card-bought")
            .seat("who", seat)
            .name("card", card.id())
            .number("price", price)
            .name("resource", card.card_type().price().id()),
        Event::CardRemoved { seat, card } => {
            say("event-card-removed").seat("who", seat).name("card", card.id())
        }
        Event::RoundEnded { round } => say("event-round-ended").number("round", round),
        Event::AsteroidMoved { space } => say("event-asteroid").number("space", space),
        Event::CubesAdded { n } => say("event-cubes-added").number("n", n),
        Event::BuildingLaid { building } => say("event-building").name("building", building.id()),
        Event::CardLeft { card } => say("event-card-left").name("card", card.id()),
        Event::DrawBegan { n } => say("event-draw").number("n", n),
        Event::CubeDrawn { cube: Cube::Asteroid, .. } => say("event-cube-asteroid"),
        Event::CubeDrawn { cube, space: Some(space) } => cube_name("event-cube", cube).number("space", space),
        Event::CubeDrawn { cube, space: None } => cube_name("event-cube-aside", cube),
        Event::CubesReturned { n } => say("event-cubes-returned").number("n", n),
        Event::LandersReturned => say("event-landers-returned"),
        Event::IncomePaid { seat, resource, n } => {
            say("event-income").seat("who", seat).name("resource", resource.id()).number("n", n)
        }
        Event::OrderRevealed { order } => say("event-order").name("order", order.id()),
        Event::OrdersShuffled => say("event-orders-shuffled"),
        Event::DayX { cause: Cause::Asteroid } => say("event-day-x-asteroid"),
        Event::DayX { cause: Cause::Progress } => say("event-day-x-progress"),
        Event::DayX { cause: Cause::Danger } => say("event-day-x-danger"),
        Event::AttemptBegan { project, n } => {
            say("event-attempt").name("project", project.id()).number("n", n)
        }
        Event::AttemptDrawn { project, cube, space: Some(space) } => {
            cube_name("event-attempt-hit", cube).name("project", project.id()).number("space", space)
        }
        Event::AttemptDrawn { cube, space: None, .. } => cube_name("event-attempt-miss", cube),
        Event::Fractured { from, to } => say("event-fracture").number("from", from).number("to", to),
        Event::AttemptFailed { project } => say("event-attempt-failed").name("project", project.id()),
        Event::Rescued { project } => say("event-rescued").name("project", project.id()),
        Event::Placed { who, project, place, points } => by("event-placed", who)
            .name("project", project.id())
            .number("place", place)
            .number("points", points),
        Event::HandShown { seat, cards } if cards.is_empty() => say("event-hand-empty").seat("who", seat),
        Event::HandShown { seat, cards } => {
            say("event-hand-shown").seat("who", seat).with("cards", list(cards))
        }
        Event::SpeciesScored { seat, card, points } => {
            say("event-species").seat("who", seat).name("card", card.id()).number("points", points)
        }
    }
}

/// A message about a side.
fn by(id: &'static str, who: Side) -> Message {
    with_side(Message::new(id), who)
}

/// Names a side in a message: a player, or the Consortium.
pub(super) fn with_side(message: Message, side: Side) -> Message {
    message.with("who", side_arg(side))
}

/// A side as a value of a message.
pub(super) fn side_arg(side: Side) -> Arg {
    side.seat().map_or(Arg::Name("consortium".into()), Arg::Seat)
}

fn place(id: &'static str, who: Side, space: Space) -> Message {
    by(id, who).name("place", space.place().id())
}

fn amount(id: &'static str, n: u8, lost: u8) -> Message {
    let message = Message::new(id).number("n", n);
    message.number("lost", lost)
}

fn cube_name(id: &'static str, cube: Cube) -> Message {
    Message::new(id).name("cube", cube_text(cube))
}

/// The text that names a cube.
pub(super) fn cube_text(cube: Cube) -> &'static str {
    match cube {
        Cube::Laser => "cube-laser",
        Cube::Shield => "cube-shield",
        Cube::Evacuation => "cube-evacuation",
        Cube::Asteroid => "cube-asteroid",
    }
}

/// The text that names a type of card.
pub(super) fn type_name(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Action => "type-action",
        CardType::Reaction => "type-reaction",
        CardType::Species => "type-species",
    }
}

/// The cards as a list of names.
pub(super) fn list(cards: CardSet) -> Arg {
    Arg::List(cards.iter().map(|card| Arg::Name(card.id().into())).collect())
}
