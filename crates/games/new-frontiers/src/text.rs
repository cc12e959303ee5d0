//! What the game tells people. The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod describe;
mod print;
pub(crate) mod sentences;
mod shortcuts;
mod tell;

use orrery_core::{Description, Message, Present, Problem, Seat, Shortcut, Sources, Texts};

use crate::NewFrontiers;
use crate::action::Action;
use crate::components::{self, COMPONENTS, SOURCE};
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::state::{Stage, State, Step};
use crate::view::View;
use crate::vocab::Tile;

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    components: SOURCE,
};

impl Present for NewFrontiers {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        match view.actor {
            Some(actor) if view.you == Some(actor) => ask(view),
            Some(actor) => Message::new("wait").seat("who", actor),
            None => Message::new("ask-over"),
        }
    }

    fn describe(state: &State, seat: Seat, action: Action) -> Description {
        describe::describe(state, seat, action)
    }

    fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        shortcuts::shortcuts(state, seat)
    }

    fn sentences(component: &str) -> Vec<Message> {
        sentences::sentences(component)
    }

    fn check_components(text: &str) -> Vec<Problem> {
        components::check(text)
    }

    fn tell(event: &Event) -> Message {
        tell::tell(event)
    }

    fn print(view: &View, texts: &Texts) -> String {
        print::print(view, texts)
    }
}

/// The name of the tile whose kind its owner decides.
fn joker() -> &'static str {
    COMPONENTS.masks.joker.first().map_or("kind-none", Tile::id)
}

/// What the viewer has to decide.
fn ask(view: &View) -> Message {
    let say = Message::new;
    match view.step {
        Step::Side => say("ask-side"),
        Step::Select => say("ask-select"),
        Step::Window => say("ask-window"),
        Step::KeepGoal => say("ask-keep-goal"),
        Step::PutUnder => say("ask-put-under"),
        Step::Develop => say("ask-develop"),
        Step::Take if view.stage == Stage::SecondWorld => say("ask-take-second"),
        Step::Take => say("ask-take"),
        Step::Draw => say("ask-draw"),
        Step::Keep { left } => say("ask-keep").number("left", left),
        Step::Return => say("ask-return"),
        Step::Settle => say("ask-settle"),
        Step::Conquer { world } => say("ask-conquer").name("tile", world.id()),
        Step::JokerSettled | Step::JokerProduces | Step::JokerScores => {
            say("ask-joker").name("tile", joker())
        }
        Step::SettleMore => say("ask-settle-more"),
        Step::Shortage { kind } => say("ask-shortage").name("kind", kind.text()),
        Step::Windfall => say("ask-windfall"),
        Step::WindfallPower => say("ask-windfall-power"),
        Step::StoreGoods => say("ask-store-goods"),
        Step::Trade => say("ask-trade"),
        Step::Tax { received, .. } => say("ask-tax").number("received", received),
        Step::Consume => say("ask-consume"),
        Step::Spend { power, left } => say("ask-spend").name("tile", power.id()).number("left", left),
        Step::Over => say("ask-over"),
    }
}
