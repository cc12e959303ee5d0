//! What the game tells people. The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod describe;
mod print;
mod sentences;
mod shortcuts;
mod tell;

use orrery_core::{Arg, Description, Message, Present, Problem, Seat, Shortcut, Sources, Texts};

use crate::Evacuation;
use crate::action::Action;
use crate::components::{self, Cost, Effect, SOURCE};
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::state::State;
use crate::view::{Ask, View};
use crate::vocab::{Bay, Half, Lane, Marker, Resource};

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    components: SOURCE,
};

impl Present for Evacuation {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        match view.you {
            _ if view.to_act.is_empty() => Message::new("ask-over"),
            Some(you) if view.to_act.contains(&you) => ask(&view.ask),
            _ => {
                let seats = view.to_act.iter().map(|&seat| Arg::Seat(seat)).collect();
                Message::new("wait").with("who", Arg::List(seats))
            }
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

fn ask(ask: &Ask) -> Message {
    let say = Message::new;
    match ask {
        Ask::KeepGoal { .. } => say("ask-keep-goal"),
        Ask::ReturnGoal => say("ask-return-goal"),
        Ask::DiscardCards { count } => say("ask-discard").number("count", *count),
        Ask::Turn => say("ask-turn"),
        Ask::LayDown { action } => say("ask-lay-down").name("action", action.id()),
        Ask::Pay { energy: 0, extra } => say("ask-pay-extra").number("count", *extra),
        Ask::Pay { energy, .. } => say("ask-pay").number("count", *energy),
        Ask::CardEffects { card, .. } => say("ask-card-effects").name("card", card.id()),
        Ask::Effect { effect, times, optional, .. } => {
            say(if *optional { "ask-effect-optional" } else { "ask-effect" })
                .name("effect", effect_word(effect))
                .number("times", *times)
        }
        Ask::PutUnder { .. } => say("ask-put-under"),
        Ask::Discount { left, .. } => say("ask-discount").number("count", *left),
        Ask::UseFactories { field, left } => {
            say("ask-use-factories").name("field", field.id()).number("count", *left)
        }
        Ask::IncomeExchange { .. } => say("ask-income-exchange"),
        Ask::Transport => say("ask-transport"),
        Ask::FlyBack => say("ask-fly-back"),
        Ask::EndTurn => say("ask-end-turn"),
        Ask::ChoosePower => say("ask-choose-power"),
        Ask::Advance { points } => say("ask-advance").number("points", *points),
        Ask::Place => say("ask-place"),
        Ask::TakeBonus { .. } => say("ask-take-bonus"),
        Ask::Over => say("ask-over"),
    }
}

/// The word for an effect.
fn effect_word(effect: &Effect) -> &'static str {
    match effect {
        Effect::GainResource { .. } => "word-gain-resource",
        Effect::Exchange => "word-exchange",
        Effect::Research => "word-research",
        Effect::Develop => "word-develop",
        Effect::BuildShip(_) => "word-build-ship",
        Effect::GainShip => "word-gain-ship",
        Effect::BuildStadium(_) => "word-build-stadium",
        Effect::GainStadium => "word-gain-stadium",
        Effect::Settle(_) => "word-settle",
        Effect::PrepareFactory(_) => "word-prepare-factory",
        Effect::GainFactory { .. } => "word-gain-factory",
        Effect::Clone { .. } => "word-clone",
        Effect::GainPopulation => "word-gain-population",
        Effect::GainProduction { .. } => "word-gain-production",
        Effect::Refresh { .. } => "word-refresh",
        Effect::DrawCard => "word-draw-card",
    }
}

/// Amounts of resources: "2 steel, 1 energy".
fn amounts(cost: Cost) -> Arg {
    let some = Resource::ALL.into_iter().filter(|resource| cost[resource.index()] > 0);
    let items: Vec<Arg> = some
        .map(|resource| {
            let amount = Arg::Number(cost[resource.index()].into());
            Arg::List(vec![amount, Arg::Name(resource.id().into())])
        })
        .collect();
    if items.is_empty() { Arg::Name("nothing".into()) } else { Arg::List(items) }
}

/// Names in a list.
fn names(ids: impl IntoIterator<Item = &'static str>) -> Arg {
    Arg::List(ids.into_iter().map(|id| Arg::Name(id.into())).collect())
}

/// Numbers in a list.
fn numbers(numbers: impl IntoIterator<Item = u8>) -> Arg {
    Arg::List(numbers.into_iter().map(|n| Arg::Number(n.into())).collect())
}

fn factory_word(factory: Resource) -> &'static str {
    ["factory-food", "factory-steel", "factory-energy"][factory.index()]
}

fn lane_word(lane: Lane) -> &'static str {
    ["lane-main", "lane-three-plus", "lane-parking"][lane.index()]
}

fn marker_word(marker: Marker) -> &'static str {
    ["marker-front", "marker-rear"][marker.index()]
}

fn half_word(half: Half) -> &'static str {
    ["half-upper", "half-lower"][half.index()]
}

fn bay_word(bay: Bay) -> &'static str {
    ["bay-site", "bay-building"][bay.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::texts;

    #[test]
    fn both_languages_have_the_same_texts() {
        assert_eq!(texts::problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
    }
}
