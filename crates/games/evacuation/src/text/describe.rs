//! How actions are offered: label, targets, rule, and what they cost.

use orrery_core::{Description, Message, NoParts, Part, RuleId, Seat, Sum};

use super::{amounts, bay_word, effect_word, factory_word, half_word, lane_word, marker_word, numbers};
use crate::action::Action;
use crate::components::{Building, COMPONENTS, Cost, Effect};
use crate::rules::{energy, factories, purchase, transport};
use crate::state::{Player, State, Task};
use crate::view::{item_id, lane_target, store_target};
use crate::vocab::{BoardAction, Card, Infra, Resource, Ship, World};

pub(super) fn describe(state: &State, seat: Seat, action: Action) -> Description {
    // Descriptions are asked for any seat; one that does not exist owns what another one owns.
    let player = state.player(seat);
    let (label, targets, rule) = words(state, player, action);
    Description { label, targets, rule: RuleId(rule), sum: sum(state, player, action) }
}

type Words = (Message, Vec<String>, &'static str);

fn words(state: &State, player: &Player, action: Action) -> Words {
    let say = Message::new;
    let piece = |id: &str| vec![id.to_owned()];
    match action {
        Action::KeepGoal { goal } => {
            (say("do-keep-goal").name("goal", goal.id()), piece(goal.id()), "EVA-DEC-01")
        }
        Action::ReturnGoal { goal } => {
            (say("do-return-goal").name("goal", goal.id()), piece(goal.id()), "EVA-DEC-02")
        }
        Action::Discard { card } => {
            (say("do-discard").name("card", card.id()), piece(card.id()), "EVA-DEC-20")
        }
        Action::Act { action } => act(action),
        Action::PlayCard { card } => play_card(card),
        Action::PlayContract { contract } => {
            let cost = COMPONENTS.contracts[contract.index()].cost;
            let label = say("do-play-contract").name("contract", contract.id()).with("price", amounts(cost));
            (label, piece(contract.id()), "EVA-CONTR-04")
        }
        Action::Pass => (say("do-pass"), vec![], "EVA-ACT-02"),
        Action::LayDown { card } => {
            (say("do-lay-down").name("card", card.id()), piece(card.id()), "EVA-ADV-05")
        }
        Action::Pay { world, resource } => {
            (of_store("do-pay", world, resource), vec![store_target(world, resource)], "EVA-DEC-05")
        }
        Action::Resolve { effect } => resolve(state, effect),
        Action::Gain { world, resource } => {
            (of_store("do-gain", world, resource), vec![store_target(world, resource)], "EVA-GAIN-01")
        }
        Action::Exchange { world, give, take } => {
            let label = say("do-exchange").name("world", world.id()).name("give", give.id());
            let targets = vec![store_target(world, give), store_target(world, take)];
            (label.name("take", take.id()), targets, "EVA-EXCH-01")
        }
        Action::Research { column } => research(player, column),
        Action::TakeInfrastructure { infrastructure } => {
            let label = say("do-take-infrastructure").name("infrastructure", infrastructure.id());
            (label, piece(infrastructure.id()), "EVA-INFRA-02")
        }
        Action::PlayInfrastructure { infrastructure } => play_infrastructure(infrastructure),
        Action::BuildShip { ship, world } => build(
            say("do-build-ship").name("ship", ship.id()),
            ship.id(),
            world,
            COMPONENTS.ships[ship.index()].cost,
            building(state),
            "EVA-SHIP-01",
        ),
        Action::BuildStadium { stadium, world } => build(
            say("do-build-stadium").name("stadium", stadium.id()),
            stadium.id(),
            world,
            COMPONENTS.stadiums[stadium.index()].cost,
            building(state),
            "EVA-STAD-01",
        ),
        Action::Refresh { world, resource } => {
            (of_store("do-refresh", world, resource), vec![store_target(world, resource)], "EVA-DISP-04")
        }
        Action::PutUnder { position } => put_under(state, position),
        Action::Discount { resource } => {
            (say("do-discount").name("resource", resource.id()), vec![], "EVA-TECH-17")
        }
        Action::Settle { field } => {
            (say("do-settle").name("field", field.id()), piece(field.id()), "EVA-SETTLE-01")
        }
        Action::UseFactory { factory } => {
            let label = say("do-use-factory").name("factory", factory_word(factory));
            (label, vec![factory_target(World::New, factory)], "EVA-SETTLE-04")
        }
        Action::Prepare { factory, world } => {
            let label = say("do-prepare").name("factory", factory_word(factory)).name("world", world.id());
            (label, vec![factory_target(world, factory)], "EVA-FACT-01")
        }
        Action::GainFactory { factory, world } => {
            let label =
                say("do-gain-factory").name("factory", factory_word(factory)).name("world", world.id());
            (label, vec![factory_target(world, factory)], "EVA-TECH-10")
        }
        Action::Raise { resource } => {
            let label = say("do-raise").name("resource", resource.id());
            (label, vec![format!("production-{}", resource.id())], "EVA-TECH-32")
        }
        Action::UsePower { points } => {
            (say("do-use-power").number("points", points), vec![format!("power-{points}")], "EVA-ADV-14")
        }
        Action::Advance { front, rear } => {
            let targets = vec![format!("space-{front}"), format!("space-{rear}")];
            (say("do-advance").number("front", front).number("rear", rear), targets, "EVA-PROG-15")
        }
        Action::Place { marker, lane } => {
            let space = player.markers[marker.index()].space;
            let label = say("do-place")
                .name("marker", marker_word(marker))
                .number("space", space)
                .name("lane", lane_word(lane));
            (label, vec![lane_target(space, lane)], "EVA-PROG-09")
        }
        Action::TakeBonus { half } => {
            let label = say("do-take-bonus").name("half", half_word(half));
            (label, vec![half_word(half).replace("half", "bonus")], "EVA-BONUS-04")
        }
        Action::Fly { .. }
        | Action::FlyBack { .. }
        | Action::LoadSite { .. }
        | Action::LoadStadium { .. }
        | Action::LoadFactory { .. }
        | Action::LoadResource { .. }
        | Action::Confirm => flight(player, action),
        Action::Decline => (say(decline(state)), vec![], "EVA-DEC-06"),
        _ => rewind(player, action),
    }
}

fn of_store(id: &'static str, world: World, resource: Resource) -> Message {
    Message::new(id).name("world", world.id()).name("resource", resource.id())
}

fn factory_target(world: World, factory: Resource) -> String {
    format!("factory-{}-{}", world.id(), factory.id())
}

fn act(action: BoardAction) -> Words {
    let data = &COMPONENTS.actions[action.index()];
    let label = Message::new("do-act").name("action", action.id()).number("power", data.power);
    (label, vec![format!("action-{}", action.id())], "EVA-ACT-04")
}

fn play_card(card: Card) -> Words {
    let power = numbers(COMPONENTS.cards[card.index()].power.iter().copied());
    let label = Message::new("do-play-card").name("card", card.id()).with("power", power);
    (label, vec![card.id().to_owned()], "EVA-ADV-06")
}

fn resolve(state: &State, effect: u8) -> Words {
    let word = match state.tasks.top() {
        Some(Task::CardEffects { card, .. }) => {
            let effects = COMPONENTS.cards[card.index()].effects;
            effects
                .get(usize::from(effect).wrapping_sub(1))
                .map_or("nothing", |times| effect_word(&times.effect))
        }
        _ => "nothing",
    };
    let label = Message::new("do-resolve").number("number", effect).name("effect", word);
    (label, vec![format!("effect-{effect}")], "EVA-ADV-06")
}

fn research(player: &Player, column: u8) -> Words {
    let place = usize::from(column.clamp(1, 3)) - 1;
    let level = player.complete(place).min(2);
    let label =
        Message::new("do-research").number("column", column).name("tech", player.tech(place, level).id());
    (label, vec![format!("column-{column}")], "EVA-TECH-01")
}

fn play_infrastructure(infra: Infra) -> Words {
    let label = Message::new("do-play-infrastructure")
        .name("infrastructure", infra.id())
        .with("price", amounts(COMPONENTS.infras[infra.index()].cost));
    (label, vec![infra.id().to_owned()], "EVA-INFRA-03")
}

/// How something is built now; none if it is gained.
fn building(state: &State) -> Option<Building> {
    match state.tasks.top() {
        Some(Task::Do { effect: Effect::BuildShip(building) | Effect::BuildStadium(building), .. }) => {
            Some(building)
        }
        Some(Task::Do { effect: Effect::GainShip | Effect::GainStadium, .. }) => None,
        _ => Some(Building::default()),
    }
}

fn build(
    label: Message,
    id: &str,
    world: World,
    price: Cost,
    building: Option<Building>,
    rule: &'static str,
) -> Words {
    let price = if building.is_some() { price } else { [0; 3] };
    let label = label.name("world", world.id()).with("price", amounts(price));
    (label, vec![id.to_owned(), format!("world-{}", world.id())], rule)
}

fn put_under(state: &State, position: u8) -> Words {
    let (item, target) = match state.tasks.top() {
        Some(Task::PutUnder { display, .. }) => {
            let item = state.shelf(display).at(position).map_or("nothing", |item| item_id(display, item));
            (item, format!("position-{}-{position}", display.id()))
        }
        _ => ("nothing", format!("position-{position}")),
    };
    let label = Message::new("do-put-under").number("position", position).name("item", item);
    (label, vec![target], "EVA-DISP-04")
}

fn flight(player: &Player, action: Action) -> Words {
    let say = Message::new;
    let ship = transport::loading(player).map_or("nothing", Ship::id);
    let aboard = |label: Message, target: String, rule| {
        (label.name("ship", ship), vec![target, ship.to_owned()], rule)
    };
    match action {
        Action::Fly { ship } => {
            let energy = transport::flight_energy(player, ship, &mut NoParts);
            let label = say("do-fly").name("ship", ship.id()).number("energy", energy);
            (label, vec![ship.id().into()], "EVA-TRANS-02")
        }
        Action::FlyBack { ship } => {
            let label = say("do-fly-back").name("ship", ship.id());
            let label = label.number("energy", transport::return_energy(player, ship));
            (label, vec![ship.id().into()], "EVA-TRANS-05")
        }
        Action::LoadSite { site, bay } => {
            let label = say("do-load-site").name("site", site.id()).name("bay", bay_word(bay));
            aboard(label, site.id().into(), "EVA-TRANS-08")
        }
        Action::LoadStadium { stadium } => {
            aboard(say("do-load").name("piece", stadium.id()), stadium.id().into(), "EVA-TRANS-09")
        }
        Action::LoadFactory { factory } => {
            let label = say("do-load").name("piece", factory_word(factory));
            aboard(label, factory_target(World::Old, factory), "EVA-TRANS-09")
        }
        Action::LoadResource { resource } => {
            let label = say("do-load").name("piece", resource.id());
            aboard(label, store_target(World::Old, resource), "EVA-TRANS-11")
        }
        _ => (say("do-confirm"), vec![], "EVA-DEC-11"),
    }
}

/// What declining means here.
fn decline(state: &State) -> &'static str {
    match state.tasks.top() {
        Some(Task::Do { effect: Effect::Exchange, .. } | Task::IncomeExchange { .. }) => {
            "do-no-more-exchanges"
        }
        Some(Task::PutUnder { .. }) => "do-no-more-under",
        Some(Task::EndTurn) => "do-end-turn",
        Some(Task::TakeBonus) => "do-decline-bonus",
        Some(Task::FlyBack) => "do-stay-there",
        _ => "do-decline",
    }
}

fn rewind(player: &Player, action: Action) -> Words {
    let say = Message::new;
    let rule = "EVA-DEC-11";
    let ship = transport::loading(player).map_or("nothing", Ship::id);
    match action {
        Action::Reload { ship } => (say("do-reload").name("ship", ship.id()), vec![ship.id().into()], rule),
        Action::Ground { ship } => (say("do-ground").name("ship", ship.id()), vec![ship.id().into()], rule),
        Action::UnloadSite { site } => {
            (say("do-unload").name("piece", site.id()), vec![site.id().into()], rule)
        }
        Action::UnloadStadium { stadium } => {
            (say("do-unload").name("piece", stadium.id()), vec![stadium.id().into()], rule)
        }
        Action::UnloadFactory { factory } => (
            say("do-unload").name("piece", factory_word(factory)),
            vec![format!("{ship}-{}-factory", factory.id())],
            rule,
        ),
        Action::UnloadResource { resource } => {
            (say("do-unload").name("piece", resource.id()), vec![format!("{ship}-{}", resource.id())], rule)
        }
        _ => (say("do-reopen"), vec![], rule),
    }
}

/// What an action costs, in one unit; several resources are said by the label and the conditions.
fn sum(state: &State, player: &Player, action: Action) -> Option<Sum> {
    let mut parts: Vec<Part> = Vec::new();
    match action {
        Action::Act { action } => {
            energy::price(player, Some(COMPONENTS.actions[action.index()].power), &mut parts);
            let have = energy::available(player, energy::sources(player));
            Some(Sum::new(Message::new("unit-energy"), parts).of(have as i32))
        }
        Action::PlayCard { .. } => {
            energy::price(player, None, &mut parts);
            let have = energy::available(player, energy::sources(player));
            Some(Sum::new(Message::new("unit-energy"), parts).of(have as i32))
        }
        Action::Fly { ship } => {
            transport::flight_energy(player, ship, &mut parts);
            let have = player.has(World::Old, Resource::Energy);
            Some(Sum::new(Message::new("unit-energy"), parts).of(i32::from(have)))
        }
        Action::BuildShip { ship, .. } => {
            let building = building(state)?;
            Some(of_price(purchase::ship_terms(player, ship, building), building))
        }
        Action::BuildStadium { stadium, .. } => {
            let building = building(state)?;
            Some(of_price(purchase::stadium_terms(player, stadium, building), building))
        }
        Action::PlayInfrastructure { infrastructure } => {
            let price = COMPONENTS.infras[infrastructure.index()].cost;
            Some(of_price((price, player.powers.infra_discount), Building::default()))
        }
        Action::Prepare { factory, .. } => match state.tasks.top() {
            Some(Task::Do { effect: Effect::PrepareFactory(preparing), .. }) => {
                let price = factories::price(player, preparing, factory);
                Some(of_price((price, 0), Building::default()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The resources of a price: printed, less discounts, and extra.
fn of_price((price, discount): (Cost, u8), building: Building) -> Sum {
    let total = |cost: Cost| cost.iter().map(|&n| i32::from(n)).sum::<i32>();
    let part = |id: &'static str, amount: i32, rule: &'static str| Part {
        label: Message::new(id),
        amount,
        rule: RuleId(rule),
    };
    let mut parts = vec![part("part-printed", total(price), "EVA-RES-03")];
    let less = i32::from(discount).min(total(price));
    if less > 0 {
        parts.push(part("part-discount", -less, "EVA-TECH-17"));
    }
    if total(building.extra) > 0 {
        parts.push(part("part-extra", total(building.extra), "EVA-ADV-08"));
    }
    Sum::new(Message::new("unit-resources"), parts)
}
