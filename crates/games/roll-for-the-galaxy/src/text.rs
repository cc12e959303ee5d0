//! What the game tells people: what is asked, names of actions, sentences for events, the view as plain
//! text. The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod describe;
mod print;
mod sentences;
mod shortcuts;
mod tell;

use orrery_core::{Arg, Description, Message, Present, Problem, Seat, Shortcut, Sources, Texts};

use crate::RollForTheGalaxy;
use crate::action::Action;
use crate::components::SOURCE;
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::state::State;
use crate::view::{StepName, TaskView, View};
use crate::vocab::Counts;

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    // RFG-OPEN-21, RFG-OPEN-22: the German names of tiles and the colours of players stand there.
    components: SOURCE,
};

impl Present for RollForTheGalaxy {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        prompt(view)
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
        crate::components::check(text)
    }

    fn tell(event: &Event) -> Message {
        tell::tell(event)
    }

    fn print(view: &View, texts: &Texts) -> String {
        print::print(view, texts)
    }
}

/// Dice as a list of their colours.
fn dice(counts: &Counts) -> Arg {
    if counts.is_empty() {
        return Arg::Name("nothing".into());
    }
    Arg::List(counts.each().map(|die| Arg::Name(die.word().into())).collect())
}

fn prompt(view: &View) -> Message {
    let own = view.you.and_then(|seat| view.players.get(seat.index())).map(|p| p.task);
    match own.unwrap_or(TaskView::None) {
        TaskView::None | TaskView::Secret if view.step == StepName::Over => Message::new("ask-over"),
        TaskView::None | TaskView::Secret => {
            let who = view.to_act.iter().map(|&seat| Arg::Seat(seat)).collect();
            Message::new("wait").with("who", Arg::List(who))
        }
        TaskView::Start => Message::new("ask-start"),
        TaskView::PlaceWild { die } => Message::new("ask-place-wild").name("die", die.word()),
        TaskView::Select => Message::new("ask-select"),
        TaskView::Reassign => Message::new("ask-reassign"),
        TaskView::Move { power: Some(power), .. } => Message::new("ask-move").name("power", power.id()),
        TaskView::Move { power: None, .. } => Message::new("ask-move").name("power", "dictate"),
        TaskView::Explore => Message::new("ask-explore"),
        TaskView::Scout { .. } => Message::new("ask-scout"),
        TaskView::Keep => Message::new("ask-keep"),
        TaskView::Arrange => Message::new("ask-arrange"),
        TaskView::Return => Message::new("ask-return"),
        TaskView::Build if view.step == StepName::Settle => {
            Message::new("ask-build").name("side", "side-world")
        }
        TaskView::Build => Message::new("ask-build").name("side", "side-development"),
        TaskView::Pay { due } => Message::new("ask-pay").number("count", due),
        TaskView::ToCup { min, max } => Message::new("ask-to-cup").number("min", min).number("max", max),
        TaskView::Remove { left } => Message::new("ask-remove").number("count", left),
        TaskView::Produce => Message::new("ask-produce"),
        TaskView::Ship => Message::new("ask-ship"),
        TaskView::Good { die, .. } => Message::new("ask-good").name("die", die.word()),
        TaskView::Buy => Message::new("ask-buy"),
        TaskView::Recruit { left } => Message::new("ask-recruit").number("count", left),
        TaskView::Recall => Message::new("ask-recall"),
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Game, Lang, texts};

    use super::*;
    use crate::testkit::Fixture;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(texts::problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
    }

    #[test]
    fn the_printed_table_is_narrow_and_complete() {
        let table = Fixture::new(5)
            .tableau(
                0,
                &["galactic_survey_headquarters", "deep_space_symbionts_ltd", "free_trade_association"],
            )
            .zone(0, &["alien_uplift_blueprints", "deserted_alien_library", "lost_species_ark_world"])
            .goods("galactic_survey_headquarters", "consumption")
            .rolled(0, "wild", "2 home 3 military novelty genes")
            .assign();
        for lang in Lang::ALL {
            let texts = Texts::of_game(lang, &SOURCES);
            let print = RollForTheGalaxy::print(
                &RollForTheGalaxy::view(&table.state, orrery_core::Viewer::Seat(Seat(0))),
                &texts,
            );
            assert!(print.lines().all(|line| line.chars().count() <= 100), "{print}");
            for id in ["free_trade_association", "deserted_alien_library", "die-consumption"] {
                assert!(print.contains(&texts.name(id)), "{id}: {print}");
            }
        }
    }
}
