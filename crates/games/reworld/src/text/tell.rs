//! The sentences for events.

use orrery_core::{Arg, Message};

use crate::event::Event;
use crate::rules::price::list;
use crate::rules::scoring;

pub(super) fn tell(event: &Event) -> Message {
    let say = Message::new;
    match *event {
        Event::RoundBegan { round, first } => {
            say("event-round-began").number("round", round).seat("who", first)
        }
        Event::StationFilled { ref modules } => {
            say("event-station-filled").number("count", modules.len() as i32)
        }
        Event::Dealt { seat, count, cards: None } => {
            say("event-dealt").seat("who", seat).number("count", count)
        }
        Event::Dealt { seat, cards: Some(cards), .. } => {
            say("event-dealt-cards").seat("who", seat).with("cards", list(cards))
        }
        Event::Acquired { seat, module, cards, bay, .. } => say("event-acquired")
            .seat("who", seat)
            .name("module", module.id())
            .with("cards", list(cards.cards()))
            .number("row", bay.get()),
        Event::MarkerTaken { seat, card: None } => say("event-marker-taken").seat("who", seat),
        Event::MarkerTaken { seat, card: Some(card) } => {
            say("event-marker-taken-card").seat("who", seat).number("card", card.get())
        }
        Event::LeftRound { seat, count, cards: None } => {
            say("event-left").seat("who", seat).number("count", count)
        }
        Event::LeftRound { seat, cards: Some(cards), .. } if cards.is_empty() => {
            say("event-left").seat("who", seat).number("count", 0)
        }
        Event::LeftRound { seat, cards: Some(cards), .. } => {
            say("event-left-cards").seat("who", seat).with("cards", list(cards))
        }
        Event::RoundEnded { round, boxed } => {
            say("event-round-ended").number("round", round).number("count", boxed)
        }
        Event::ChapterTwoBegan { first } => say("event-chapter-two").seat("who", first),
        Event::Decoupled { seat, row, module, .. } => {
            say("event-decoupled").seat("who", seat).name("module", module.id()).number("row", row.get())
        }
        Event::CityFounded { seat, sign, module, .. } => {
            say("event-city-founded").seat("who", seat).name("city", sign.id()).name("module", module.id())
        }
        Event::TerrabotSettled { seat, sign, module, .. } => {
            say("event-settled").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::Defended { seat, module, shields, .. } => {
            say("event-defended").seat("who", seat).name("module", module.id()).number("shields", shields)
        }
        Event::Docked { seat, row, module, .. } => {
            say("event-docked").seat("who", seat).name("module", module.id()).number("row", row.get())
        }
        Event::CrewPlaced { seat, sign, module, .. } => {
            say("event-placed").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::CrewBoxed { seat, module, .. } => {
            say("event-boxed").seat("who", seat).name("module", module.id())
        }
        Event::ShuttleLanded { seat, module, .. } => {
            say("event-landed").seat("who", seat).name("module", module.id())
        }
        Event::TaskDone { seat, module, sign: None, .. } => {
            say("event-task").seat("who", seat).name("module", module.id())
        }
        Event::TaskDone { seat, module, sign: Some(sign), .. } => {
            say("event-task-city").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::ShipTaken { seat, ship } => say("event-ship").seat("who", seat).name("ship", ship.id()),
        Event::CategoryScored { seat, category, rank: Some(rank) } => {
            say("event-rank").seat("who", seat).name("category", category.id()).number("rank", rank)
        }
        Event::CategoryScored { seat, category, rank: None } => {
            say("event-absent").seat("who", seat).name("category", category.id())
        }
        Event::Scored { seat, points, source, .. } => {
            let why = scoring::label(source);
            let why = why.args.get("category").cloned().unwrap_or(Arg::Name(why.id));
            say("event-scored").seat("who", seat).number("points", points).with("why", why)
        }
        Event::GameOver => say("event-game-over"),
    }
}
