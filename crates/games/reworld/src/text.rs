//! What the game tells people: names of actions, sentences for events and components, the view as plain text.
//! The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod describe;
mod print;
mod sentences;
mod shortcuts;
mod tell;

use std::sync::LazyLock;

use orrery_core::{Description, Message, Present, Problem, Seat, Shortcut, Sources, Texts};

use crate::Reworld;
use crate::action::Action;
use crate::components::{checks, in_play};
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::state::State;
use crate::view::{Ask, View};

static SOURCES: LazyLock<Sources> = LazyLock::new(|| Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    components: in_play(),
});

impl Present for Reworld {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        match view.turn {
            Some(turn) if view.you == Some(turn) => ask(&view.ask),
            Some(turn) => Message::new("wait").seat("who", turn),
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
        checks::check(text)
    }

    fn tell(event: &Event) -> Message {
        tell::tell(event)
    }

    fn print(view: &View, texts: &Texts) -> String {
        print::print(view, texts)
    }
}

fn ask(ask: &Ask) -> Message {
    match ask {
        Ask::Turn => Message::new("ask-turn"),
        Ask::Pay { slot } => Message::new("ask-pay").name("slot", slot.component()),
        Ask::Top { slot, cards: _ } => Message::new("ask-top").name("slot", slot.component()),
        Ask::LayCard => Message::new("ask-lay-card"),
        Ask::Decouple => Message::new("ask-decouple"),
        Ask::UseShuttle { module } => Message::new("ask-use").name("module", module.module.id()),
        Ask::UseSatellite { module } => Message::new("ask-use").name("module", module.module.id()),
        Ask::Sign { module: _, city } => Message::new("ask-sign").name("terrain", city.terrain()),
        Ask::Dock { .. } => Message::new("ask-dock"),
        Ask::Place { .. } => Message::new("ask-place"),
        Ask::TaskCity { module } => Message::new("ask-task-city").name("module", module.module.id()),
        Ask::Over => Message::new("ask-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Fixture, Scenario, parse};
    use orrery_core::{Lang, texts};

    fn says(table: &Scenario, lang: Lang, action: &str) -> (String, Vec<String>) {
        let description = Reworld::describe(&table.state, table.state.turn, parse(action));
        (Texts::of_game(lang, &SOURCES).say(&description.label), description.targets)
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        assert_eq!(texts::problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
    }

    #[test]
    fn actions_say_what_they_bring() {
        let mut table = Fixture::chapter_two(2)
            .row(0, 1, &["shuttle_0"])
            .row(0, 2, &["terrabot_e", "crew_talos_special"])
            .row(0, 3, &["terrabot_e", "crew_gaia"])
            .city(0, "a", &["terrabot_a", "terrabot_a"])
            .scenario();
        let (label, targets) = says(&table, Lang::En, "decouple 2");
        assert_eq!(
            (&*label, &*targets),
            ("Row 2: put Special crew Talos Structures into the box", &["row-2".into()][..])
        );
        table.play("decouple 1").play("dock 2").play("dock 3");
        let (label, targets) = says(&table, Lang::De, "place crew_talos_special a");
        assert_eq!(label, "Besonderer Bautrupp Talos Hochbau nach Altamira (+4)");
        assert!(targets[0].starts_with("tile-") && targets[1] == "city-a", "{targets:?}");
    }

    #[test]
    fn rew_info_11_secret_events_have_two_forms() {
        let texts = Texts::of_game(Lang::En, &SOURCES);
        let mut table = Fixture::chapter_one(2).hand(0, &[2, 4]).scenario();
        table.play("take_marker").play("lay_card 4");
        let told: Vec<String> = table.events().iter().map(|e| texts.say(&Reworld::tell(e))).collect();
        assert_eq!(
            told,
            [
                "P1 lays a 4 face down and takes the start player marker.",
                "P1 lays a card face down and takes the start player marker.",
                "P1: 1 point (Start player space).",
            ]
        );
    }
}
