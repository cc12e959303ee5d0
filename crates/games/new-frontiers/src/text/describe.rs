//! How actions are offered: what the button says, what to click, what it costs.

use orrery_core::{Description, Message, Part, RuleId, Seat, Sum};

use crate::action::Action;
use crate::components::COMPONENTS;
use crate::rules::{develop, powers, settle, trade};
use crate::state::{State, Step};
use crate::view::{action_target, goal_target, stack_target, tile_target};
use crate::vocab::{Tile, Way};

/// How to offer an action to a seat.
pub(super) fn describe(state: &State, seat: Seat, action: Action) -> Description {
    let (label, rule) = label(state, seat, action);
    Description { label, targets: targets(action), rule: RuleId(rule), sum: sum(state, seat, action) }
}

/// What the button says, and the rule that allows it.
fn label(state: &State, seat: Seat, action: Action) -> (Message, &'static str) {
    let say = Message::new;
    match action {
        Action::ChooseSide { side } => {
            let home = state.player(seat).sides()[side.index()];
            (say("do-choose-side").name("tile", home.id()), "NFR-SETUP-17")
        }
        Action::Select { tile } => (say("do-select").name("tile", tile.id()), "NFR-ROUND-04"),
        Action::Reveal => (say("do-reveal"), "NFR-GOAL-15"),
        Action::GoOn => (say("do-go-on"), "NFR-OPEN-25"),
        Action::KeepGoal { goal } => (say("do-keep-goal").name("goal", goal.id()), "NFR-GOAL-04"),
        Action::PutUnder { goal } => (say("do-put-under").name("goal", goal.id()), "NFR-GOAL-04"),
        Action::Buy { development } => {
            let price = develop::price(state, seat, development, &mut orrery_core::NoParts);
            (of_tile("do-buy", development).number("price", price), "NFR-DEV-02")
        }
        Action::Take { world } => (of_tile("do-take", world), "NFR-EXP-02"),
        Action::Draw { power } => (of_tile("do-draw", power), "NFR-EXP-04"),
        Action::Keep { world } => (of_tile("do-keep", world), "NFR-EXP-04"),
        Action::StoreWorld { world } => (of_tile("do-store-world", world), "NFR-GOAL-19"),
        Action::ReturnWorld { world } => (of_tile("do-return-world", world), "NFR-EXP-07"),
        Action::TakeColonists => {
            let count = COMPONENTS.limits.settle_colonists_gain.min(state.colonists);
            (say("do-take-colonists").number("count", count), "NFR-SET-02")
        }
        Action::Settle { world, way } => settling(state, seat, world, way),
        Action::Replace { colony, world } => (replacing("do-replace", colony, world), "NFR-SPOW-14"),
        Action::Terraform { colony, world } => (replacing("do-terraform", colony, world), "NFR-SPOW-07"),
        Action::GiveUp { power, colony } => {
            let strength = powers::temporary_strength(power);
            let label = of_good(state, "do-give-up", colony).name("power", power.id());
            (label.number("strength", strength), "NFR-SET-09")
        }
        Action::Conquer => match state.step {
            Step::Conquer { world } => {
                (of_tile("do-conquer", world).number("strength", strength(state, seat, world)), "NFR-SET-06")
            }
            _ => (say("do-conquer-nothing"), "NFR-SET-06"),
        },
        Action::NameKind { kind } => (say("do-name-kind").name("kind", kind.text()), "NFR-POW-13"),
        Action::ProduceOn { colony } => (of_tile("do-produce-on", colony), "NFR-PRO-01"),
        Action::ProduceBy { power, colony } => {
            (of_tile("do-produce-by", colony).name("power", power.id()), "NFR-PRO-05")
        }
        Action::Sell { colony } => {
            let price = |kind| trade::price(state, seat, kind, &mut orrery_core::NoParts);
            let credits = state.good(colony).map_or(0, price);
            (of_good(state, "do-sell", colony).number("credits", credits), "NFR-TRD-04")
        }
        Action::Tax { credits } => (say("do-tax").number("credits", credits), "NFR-GOAL-22"),
        Action::Consume { power } => (of_tile("do-consume", power), "NFR-CON-02"),
        Action::Spend { colony } => (of_good(state, "do-spend", colony), "NFR-CON-02"),
        Action::StoreGood { colony } => (of_good(state, "do-store-good", colony), "NFR-GOAL-21"),
        Action::Pass => passing(state),
    }
}

fn of_tile(id: &'static str, tile: Tile) -> Message {
    Message::new(id).name("tile", tile.id())
}

/// A good is named by its kind and its colony (NFR-TRD-07).
fn of_good(state: &State, id: &'static str, colony: Tile) -> Message {
    let kind = state.good(colony).map_or("kind-none", |kind| kind.text());
    of_tile(id, colony).name("kind", kind)
}

fn replacing(id: &'static str, colony: Tile, world: Tile) -> Message {
    Message::new(id).name("colony", colony.id()).name("world", world.id())
}

fn strength(state: &State, seat: Seat, world: Tile) -> i32 {
    powers::strength_now(state, seat, world, &mut orrery_core::NoParts)
}

fn settling(state: &State, seat: Seat, world: Tile, way: Way) -> (Message, &'static str) {
    match (way, settle::price(state, seat, world, &mut orrery_core::NoParts)) {
        (Way::Pay, Some(price)) => (of_tile("do-settle-pay", world).number("price", price), "NFR-SET-05"),
        (Way::Pay, None) => (of_tile("do-settle-unpayable", world), "NFR-SPOW-05"),
        (Way::Conquer, _) => {
            let label = of_tile("do-settle-conquer", world).number("strength", strength(state, seat, world));
            (label.number("need", COMPONENTS.tile(world).cost), "NFR-SET-06")
        }
    }
}

fn passing(state: &State) -> (Message, &'static str) {
    let (id, rule) = match state.step {
        Step::Develop => ("do-buy-nothing", "NFR-DEV-02"),
        Step::SettleMore => ("do-settle-nothing", "NFR-SET-19"),
        Step::StoreGoods => ("do-store-nothing", "NFR-GOAL-16"),
        Step::Trade => ("do-sell-nothing", "NFR-TRD-03"),
        Step::Consume => ("do-consume-nothing", "NFR-CON-09"),
        _ => ("do-pass", "NFR-POW-03"),
    };
    (Message::new(id), rule)
}

/// The pieces to click.
fn targets(action: Action) -> Vec<String> {
    match action {
        Action::ChooseSide { side } => vec![format!("side-{}", side.id())],
        Action::Select { tile } => vec![action_target(tile)],
        Action::KeepGoal { goal } | Action::PutUnder { goal } => vec![goal_target(goal)],
        Action::Buy { development } => match development.stack() {
            Some(stack) => vec![stack_target(stack)],
            None => Vec::new(),
        },
        Action::Take { world }
        | Action::Keep { world }
        | Action::StoreWorld { world }
        | Action::ReturnWorld { world }
        | Action::Settle { world, .. } => vec![tile_target(world)],
        Action::Draw { power } | Action::Consume { power } => vec![tile_target(power)],
        Action::Replace { colony, world } | Action::Terraform { colony, world } => {
            vec![tile_target(colony), tile_target(world)]
        }
        Action::GiveUp { power, colony } | Action::ProduceBy { power, colony } => {
            vec![tile_target(power), tile_target(colony)]
        }
        Action::NameKind { kind } => vec![format!("kind-{}", kind.id())],
        Action::ProduceOn { colony }
        | Action::Sell { colony }
        | Action::Spend { colony }
        | Action::StoreGood { colony } => vec![tile_target(colony)],
        Action::Reveal | Action::GoOn | Action::TakeColonists | Action::Conquer => Vec::new(),
        Action::Tax { .. } | Action::Pass => Vec::new(),
    }
}

/// What it costs in credits, how strong the seat is, or what it brings, part by part.
fn sum(state: &State, seat: Seat, action: Action) -> Option<Sum> {
    let mut parts: Vec<Part> = Vec::new();
    let credits = state.player(seat).credits;
    let unit = Message::new;
    match action {
        Action::Buy { development } => {
            develop::price(state, seat, development, &mut parts);
            Some(Sum::new(unit("unit-credits"), parts).of(credits))
        }
        Action::Settle { world, way: Way::Pay } => {
            settle::price(state, seat, world, &mut parts)?;
            Some(Sum::new(unit("unit-credits"), parts).of(credits))
        }
        Action::Settle { world, way: Way::Conquer } => {
            powers::strength_now(state, seat, world, &mut parts);
            Some(Sum::new(unit("unit-strength"), parts))
        }
        Action::Sell { colony } => {
            trade::price(state, seat, state.good(colony)?, &mut parts);
            Some(Sum::new(unit("unit-credits-gained"), parts))
        }
        _ => None,
    }
}
