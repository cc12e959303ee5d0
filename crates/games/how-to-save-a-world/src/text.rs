//! What the game tells people. The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod describe;
mod print;
mod sentences;
mod shortcuts;
mod tell;

use orrery_core::{Description, Message, Present, Problem, Seat, Shortcut, Sources, Texts};

use crate::HowToSaveAWorld;
use crate::action::Action;
use crate::components::{self, SOURCE};
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::state::State;
use crate::view::View;

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    components: SOURCE,
};

impl Present for HowToSaveAWorld {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        describe::prompt(view)
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
