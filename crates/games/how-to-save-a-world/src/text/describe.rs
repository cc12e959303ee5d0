//! How actions are offered: label, pieces to click, the rule, and what it costs.

use orrery_core::{Description, Message, Part, RuleId, Seat, Sum};

use super::sentences::{category_name, pick_name, project_name};
use super::tell::with_side;
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::rules::landers::world_name;
use crate::rules::{self, action_cards, extras, laboratory, landers, market, payment, work};
use crate::state::{Frame, State};
use crate::view::{Ask, SourceView, View};
use crate::vocab::{Card, Development, Project, Resource, Space};

/// What the viewer of this view has to do now, or who is waited for.
pub(super) fn prompt(view: &View) -> Message {
    let ask = |id: &'static str| Message::new(id).name("source", source_name(view.source));
    match view.ask {
        Ask::Wait => match (view.active, &view.to_act[..]) {
            (Some(side), _) => with_side(Message::new("wait"), side),
            (None, [seat]) => Message::new("wait").seat("who", *seat),
            (None, _) => Message::new("wait-all"),
        },
        Ask::Over => Message::new("ask-over"),
        Ask::Keep => Message::new("ask-keep"),
        Ask::Turn => Message::new("ask-turn"),
        Ask::React => Message::new("ask-react"),
        Ask::Pay { resource, cost } => ask("ask-pay").name("resource", resource.id()).number("cost", cost),
        Ask::PayUnits { left } => ask("ask-pay-units").number("left", left),
        Ask::Badges { badge, got, .. } => ask("ask-badges").name("badge", badge.id()).number("got", got),
        Ask::GainStandard { left } => ask("ask-gain").number("left", left),
        Ask::RaiseStandard { left } => ask("ask-raise").number("left", left),
        Ask::GainBadge { left, .. } => ask("ask-badge").number("left", left),
        Ask::Aim { pick } => ask("ask-aim").name("project", project_name(pick)),
        Ask::Work { pick, left } => ask("ask-work").name("project", project_name(pick)).number("left", left),
        Ask::Reward => Message::new("ask-reward"),
        Ask::Develop { free: None, left, .. } => ask("ask-research").number("left", left),
        Ask::Develop { free: Some(category), left, .. } => {
            ask("ask-develop").number("left", left).name("category", category_name(category))
        }
        Ask::Take { pick, left, price: Some(price) } => {
            ask("ask-buy").number("left", left).name("type", pick_name(pick)).number("price", price)
        }
        Ask::Take { pick, left, price: None } => {
            ask("ask-gain-card").number("left", left).name("type", pick_name(pick))
        }
        Ask::Remove => ask("ask-remove"),
        Ask::PayFor { resource, n, left } => {
            let name = resource.map_or("any-standard", Resource::id);
            ask("ask-pay-for").number("left", left).number("n", n).name("resource", name)
        }
        Ask::Choose => ask("ask-choose"),
        Ask::Reactivate { left } => ask("ask-reactivate").number("left", left),
        Ask::Recall { left } => ask("ask-recall").number("left", left),
        Ask::Shuttle => ask("ask-shuttle"),
        Ask::Land { world, optional: true } => {
            Message::new("ask-land-optional").name("world", world_name(world))
        }
        Ask::Land { world, optional: false } => Message::new("ask-land").name("world", world_name(world)),
        Ask::Overtime => Message::new("ask-overtime"),
    }
}

fn source_name(source: Option<SourceView>) -> &'static str {
    match source {
        Some(SourceView::Space(space)) => space.place().id(),
        Some(SourceView::Card(card)) => card.id(),
        None => "express-shuttle",
    }
}

/// How to offer an action. It is asked of illegal actions too.
pub(super) fn describe(state: &State, seat: Seat, action: Action) -> Description {
    // A seat that does not exist is told what seat 0 would be told.
    let seat = if seat.0 < state.players { seat } else { Seat(0) };
    let (label, target, rule) = label(state, seat, action);
    let targets = target.into_iter().collect();
    Description { label, targets, rule: RuleId(rule), sum: sum(state, seat, action) }
}

fn label(state: &State, seat: Seat, action: Action) -> (Message, Option<String>, &'static str) {
    match action {
        Action::Keep { card } => (card_label("do-keep", card), card_target(card), "HSW-SETUP-25"),
        Action::React { card } => (card_label("do-react", card), card_target(card), "HSW-REACT-01"),
        Action::Express { from } => {
            let label = Message::new("do-express").name("world", world_name(from.other()));
            (label, Some(format!("zone-{}", from.id())), "HSW-EXP-01")
        }
        Action::Play { card } => (card_label("do-play", card), card_target(card), "HSW-ACT-01"),
        Action::Deploy { space } => (space_label("do-deploy", space), space_target(space), "HSW-DEP-01"),
        Action::Pass => (Message::new("do-pass"), None, "HSW-PASS-01"),
        // Whoever wants to pay in another way than the usual one clicks the ingenuity.
        Action::Pay { ingenuity } => {
            let target = (ingenuity > 0).then(|| format!("resource-{}", Resource::Ingenuity.id()));
            (pay_label(state, ingenuity), target, "HSW-RES-05")
        }
        Action::PayUnit { resource } => (
            Message::new("do-pay-unit").name("resource", resource.id()),
            Some(format!("resource-{}", resource.id())),
            "HSW-RES-07",
        ),
        Action::SpendTile { badge } => (
            Message::new("do-spend-tile").name("badge", badge.id()),
            Some(format!("tile-{}", badge.id())),
            "HSW-BADGE-03",
        ),
        Action::Discard { card } => (card_label("do-discard", card), card_target(card), "HSW-BADGE-03"),
        Action::Gain { resource } => (
            Message::new("do-gain").name("resource", resource.id()),
            Some(format!("resource-{}", resource.id())),
            "HSW-RES-07",
        ),
        Action::Raise { resource } => (
            Message::new("do-raise").name("resource", resource.id()),
            Some(format!("line-{}", resource.id())),
            "HSW-INC-03",
        ),
        Action::TakeBadge { badge } => (
            Message::new("do-take-badge").name("badge", badge.id()),
            Some(format!("tile-{}", badge.id())),
            "HSW-BADGE-02",
        ),
        Action::Aim { project } => (project_label("do-aim", project), track_target(project), "HSW-TERM-02"),
        Action::Work { project, discount } => {
            let id = if discount { "do-work-discount" } else { "do-work" };
            let next = (state.disc(seat.into(), project) + 1).min(crate::components::LAST_SPACE);
            (project_label(id, project).number("space", next), track_target(project), "HSW-WORK-02")
        }
        Action::Reward { project } => {
            (project_label("do-reward", project), track_target(project), "HSW-WORK-11")
        }
        Action::Develop { development } => (
            Message::new("do-develop").name("development", development_id(development)),
            Some(format!("development-{}", development_id(development))),
            "HSW-LAB-10",
        ),
        Action::Take { card } => (card_label("do-take", card), card_target(card), "HSW-CARD-02"),
        Action::Remove { card } => (card_label("do-remove", card), card_target(card), "HSW-CARD-13"),
        Action::Choose { option } => (choice_label(state, option), None, "HSW-FX-06"),
        Action::PayCost => (Message::new("do-pay-cost"), None, "HSW-FX-05"),
        Action::Reactivate { badge } => (
            Message::new("do-reactivate").name("badge", badge.id()),
            Some(format!("spent-{}", badge.id())),
            "HSW-FX-07",
        ),
        Action::Recall { space } => (space_label("do-recall", space), space_target(space), "HSW-FX-08"),
        Action::Shuttle { from } => (
            Message::new("do-shuttle").name("world", world_name(from.other())),
            Some(format!("zone-{}", from.id())),
            "HSW-FX-09",
        ),
        Action::Stop => stop_label(state),
    }
}

/// Components that do not exist are called like the first one; they can only be asked about, never chosen.
fn card_id(card: Card) -> &'static str {
    COMPONENTS.cards.get(card.index()).unwrap_or(&COMPONENTS.cards[0]).id
}

fn development_id(development: Development) -> &'static str {
    COMPONENTS.developments.get(development.index()).unwrap_or(&COMPONENTS.developments[0]).id
}

fn card_label(id: &'static str, card: Card) -> Message {
    Message::new(id).name("card", card_id(card))
}

fn card_target(card: Card) -> Option<String> {
    Some(format!("card-{}", card_id(card)))
}

fn project_label(id: &'static str, project: Project) -> Message {
    Message::new(id).name("project", project.id())
}

fn track_target(project: Project) -> Option<String> {
    Some(format!("track-{}", project.id()))
}

fn space_target(space: Space) -> Option<String> {
    Some(format!("space-{}", Space(space.0 % Space::COUNT as u8).id()))
}

/// A place with two spaces has an upper and a lower one.
fn space_label(id: &'static str, space: Space) -> Message {
    let space = Space(space.0 % Space::COUNT as u8);
    let spaces = space.place().data().spaces;
    let which = if spaces.len() == 1 {
        "space-only"
    } else if spaces.first() == Some(space) {
        "space-upper"
    } else {
        "space-lower"
    };
    Message::new(id).name("place", space.place().id()).name("which", which)
}

fn pay_label(state: &State, ingenuity: u8) -> Message {
    let Some(&Frame::Pay { resource, cost }) = rules::question(state) else {
        return Message::new("do-pay-ingenuity").number("ingenuity", ingenuity);
    };
    let rest = cost.saturating_sub(ingenuity);
    match (rest, ingenuity) {
        (0, _) => Message::new("do-pay-ingenuity").number("ingenuity", ingenuity),
        (_, 0) => Message::new("do-pay").number("n", rest).name("resource", resource.id()),
        _ => Message::new("do-pay-both")
            .number("n", rest)
            .name("resource", resource.id())
            .number("ingenuity", ingenuity),
    }
}

fn choice_label(state: &State, option: u8) -> Message {
    let label = Message::new("do-choose").number("option", option);
    let Some(&Frame::Choose { effect }) = rules::question(state) else {
        return label.name("what", "nothing");
    };
    let (options, count) = extras::options(effect);
    if option == 0 || option > count {
        return label.name("what", "nothing");
    }
    let list = options[usize::from(option) - 1];
    let first = COMPONENTS.effects[usize::from(list.at)..usize::from(list.end)].first();
    let what = match first {
        Some(crate::components::Effect::FreeDevelopment { category, .. }) => category_name(*category),
        _ => "nothing",
    };
    label.name("what", what)
}

fn stop_label(state: &State) -> (Message, Option<String>, &'static str) {
    let (id, rule) = match rules::question(state) {
        None | Some(Frame::Work { left: 0, .. }) => ("do-no-reaction", "HSW-REACT-13"),
        Some(Frame::Badges { got: 0, .. }) => ("do-no-badges", "HSW-BADGE-07"),
        Some(Frame::Badges { got, .. }) => {
            return (Message::new("do-badges-done").number("got", *got), None, "HSW-BADGE-07");
        }
        Some(Frame::Work { .. }) => ("do-stop-work", "HSW-WORK-01"),
        Some(Frame::Develop { .. }) => ("do-stop-develop", "HSW-LAB-01"),
        Some(Frame::Market { .. }) => ("do-stop-cards", "HSW-CARD-08"),
        Some(Frame::Land { .. }) => ("do-stay", "HSW-TECH-11"),
        _ => ("do-stop", "HSW-TURN-10"),
    };
    (Message::new(id), None, rule)
}

/// What an action costs.
fn sum(state: &State, seat: Seat, action: Action) -> Option<Sum> {
    let player = state.seat(seat);
    let mut parts: Vec<Part> = Vec::new();
    let (resource, have) = match action {
        Action::Express { .. } => {
            let rule = RuleId("HSW-EXP-01");
            parts.push(Part {
                label: Message::new("express-shuttle"),
                amount: crate::components::TURN_COST.into(),
                rule,
            });
            ("energy", landers::express_worth(state, seat))
        }
        Action::Play { .. } => {
            action_cards::price(state, seat, &mut parts);
            ("energy", payment::worth(player, Resource::Energy))
        }
        Action::Work { project, discount } => {
            work::price(state, seat.into(), project, discount, &mut parts)?;
            (project.resource().id(), payment::worth(player, project.resource()))
        }
        Action::Take { card } if card.index() < Card::COUNT => {
            let Some(&Frame::Market { discount: Some(discount), .. }) = rules::question(state) else {
                return None;
            };
            market::price(state, seat, discount, &mut parts);
            let resource = card.card_type().price();
            (resource.id(), payment::worth(player, resource))
        }
        Action::Develop { development } if development.index() < Development::COUNT => {
            let Some(&Frame::Develop { free: None, science, .. }) = rules::question(state) else {
                return None;
            };
            laboratory::price(development, &mut parts);
            ("knowledge", laboratory::funds(state, seat, science))
        }
        Action::PayCost => {
            let Some(&Frame::PayFor { effect, .. }) = rules::question(state) else { return None };
            let (resource, n, _) = extras::cost(effect);
            let label = Message::new("part-cost");
            parts.push(Part { label, amount: n.into(), rule: RuleId("HSW-FX-05") });
            (resource.map_or("any-standard", Resource::id), extras::cost_worth(state, seat, resource))
        }
        _ => return None,
    };
    Some(Sum::new(Message::new("unit").name("resource", resource), parts).of(have))
}
