//! The sentence for each event.

use orrery_core::{Arg, Message};

use super::{amounts, bay_word, effect_word, factory_word, half_word, lane_word, names, numbers};
use crate::event::Event;
use crate::state::Who;

pub(super) fn tell(event: &Event) -> Message {
    let say = Message::new;
    match event {
        Event::SetDealt { seat, set } => say("event-set").seat("who", *seat).number("set", *set),
        Event::GoalsDealt { seat, count, goals: None } => {
            say("event-goals").seat("who", *seat).number("count", *count)
        }
        Event::GoalsDealt { seat, goals: Some(goals), .. } => {
            say("event-goals-seen").seat("who", *seat).with("goals", names(goals.0.iter().map(|g| g.id())))
        }
        Event::GoalKept { seat, goal: None } => say("event-goal-kept").seat("who", *seat),
        Event::GoalKept { seat, goal: Some(goal) } => {
            say("event-goal-kept-seen").seat("who", *seat).name("goal", goal.id())
        }
        Event::GoalRemoved { goal } => say("event-goal-removed").name("goal", goal.id()),
        Event::GoalReturned { seat, goal: None } => say("event-goal-returned").seat("who", *seat),
        Event::GoalReturned { seat, goal: Some(goal) } => {
            say("event-goal-returned-seen").seat("who", *seat).name("goal", goal.id())
        }
        Event::CardsDrawn { seat, count, cards: None } => {
            say("event-drawn").seat("who", *seat).number("count", *count)
        }
        Event::CardsDrawn { seat, cards: Some(cards), .. } => {
            say("event-drawn-seen").seat("who", *seat).with("cards", names(cards.0.iter().map(|c| c.id())))
        }
        Event::CardsDiscarded { seat, count, cards: None } => {
            say("event-discarded").seat("who", *seat).number("count", *count)
        }
        Event::CardsDiscarded { seat, cards: Some(cards), .. } => say("event-discarded-seen")
            .seat("who", *seat)
            .with("cards", names(cards.0.iter().map(|c| c.id()))),
        Event::BonusCardLaid { year, card } => {
            say("event-bonus-card").number("year", *year).name("card", card.id())
        }
        Event::OrderSet { order } => {
            say("event-order").with("order", Arg::List(order.0.iter().map(|who| of(*who)).collect()))
        }
        Event::ContractLaid { contract } => say("event-contract-laid").name("contract", contract.id()),
        Event::LineLaid { corner, arrow } => {
            say("event-line").name("corner", corner.id()).name("arrow", ["arrow-a", "arrow-b"][arrow.index()])
        }
        Event::YearBegan { year } => say("event-year").number("year", *year),
        Event::PhaseBegan { phase } => say("event-phase").name("phase", phase.id()),
        Event::Produced { seat, world, amounts: produced } => say("event-produced")
            .seat("who", *seat)
            .name("world", world.id())
            .with("amounts", amounts(*produced)),
        Event::Fed { seat, world, paid, missing } => {
            say(if *missing > 0 { "event-fed-missing" } else { "event-fed" })
                .seat("who", *seat)
                .name("world", world.id())
                .number("paid", *paid)
                .number("missing", *missing)
        }
        Event::Entertained { seat, missing } => {
            say(if *missing > 0 { "event-stadiums-missing" } else { "event-stadiums-enough" })
                .seat("who", *seat)
                .number("missing", *missing)
        }
        Event::Penalised { seat, tokens } => {
            say("event-penalty").seat("who", *seat).number("tokens", *tokens)
        }
        Event::Acted { seat, action, energy } => {
            say("event-acted").seat("who", *seat).name("action", action.id()).number("energy", *energy)
        }
        Event::CardPlayed { seat, card, energy } => {
            say("event-card-played").seat("who", *seat).name("card", card.id()).number("energy", *energy)
        }
        Event::CardLaidDown { seat, card: None } => say("event-laid-down").seat("who", *seat),
        Event::CardLaidDown { seat, card: Some(card) } => {
            say("event-laid-down-seen").seat("who", *seat).name("card", card.id())
        }
        Event::Paid { seat, world, resource } => {
            say("event-paid").seat("who", *seat).name("world", world.id()).name("resource", resource.id())
        }
        Event::Passed { seat } => say("event-passed").seat("who", *seat),
        Event::ContractTaken { seat, contract } => {
            say("event-contract-taken").seat("who", *seat).name("contract", contract.id())
        }
        Event::ContractPlayed { seat, contract } => {
            say("event-contract-played").seat("who", *seat).name("contract", contract.id())
        }
        Event::DeckShuffled => say("event-shuffled"),
        Event::GameOver => say("event-over"),
        Event::RaceGoalReached { seat } => say("event-race-goal").seat("who", *seat),
        Event::GoalsShown { seat, goals } => {
            say("event-goals-shown").seat("who", *seat).with("goals", names(goals.0.iter().map(|g| g.id())))
        }
        Event::FlightPlanned { .. }
        | Event::FlownBack { .. }
        | Event::SiteLoaded { .. }
        | Event::StadiumLoaded { .. }
        | Event::FactoryLoaded { .. }
        | Event::ResourceLoaded { .. }
        | Event::PlanChanged { .. }
        | Event::PlanConfirmed { .. }
        | Event::Landed { .. } => transport(event),
        Event::Parked
        | Event::PowerCounted { .. }
        | Event::MarkersMoved { .. }
        | Event::TurningPointCrossed { .. }
        | Event::MarkerPlaced { .. }
        | Event::SoloMarkersMoved { .. }
        | Event::BonusTaken { .. }
        | Event::BonusDeclined { .. }
        | Event::GoalRevealed { .. } => progress(event),
        Event::SoloCardsShuffled { .. }
        | Event::SoloCardTurned { .. }
        | Event::SoloTileMoved { .. }
        | Event::SoloSettled { .. }
        | Event::SoloBlocked { .. }
        | Event::SoloTookStadium { .. }
        | Event::SoloIdle => opponent(event),
        _ => sub_action(event),
    }
}

fn of(who: Who) -> Arg {
    match who {
        Who::Player(seat) => Arg::Seat(seat),
        Who::Opponent => Arg::Name("opponent".into()),
        Who::Neutral => Arg::Name("neutral".into()),
    }
}

fn sub_action(event: &Event) -> Message {
    let say = Message::new;
    match event {
        Event::Gained { seat, world, resource } => {
            say("event-gained").seat("who", *seat).name("world", world.id()).name("resource", resource.id())
        }
        Event::Exchanged { seat, world, give, take } => say("event-exchanged")
            .seat("who", *seat)
            .name("world", world.id())
            .name("give", give.id())
            .name("take", take.id()),
        Event::Researched { seat, tech, complete } => {
            say(if *complete { "event-completed" } else { "event-researched" })
                .seat("who", *seat)
                .name("tech", tech.id())
        }
        Event::InfrastructureTaken { seat, infrastructure } => {
            say("event-infra-taken").seat("who", *seat).name("infrastructure", infrastructure.id())
        }
        Event::InfrastructurePlayed { seat, infrastructure, price } => say("event-infra-played")
            .seat("who", *seat)
            .name("infrastructure", infrastructure.id())
            .with("price", amounts(*price)),
        Event::InfrastructureFulfilled { seat, infrastructure } => {
            say("event-infra-fulfilled").seat("who", *seat).name("infrastructure", infrastructure.id())
        }
        Event::ProductionRaised { seat, resource, by, to } => say("event-raised")
            .seat("who", *seat)
            .name("resource", resource.id())
            .number("by", *by)
            .number("to", *to),
        Event::ShipBuilt { seat, ship, world, price } => say("event-built")
            .seat("who", *seat)
            .name("item", ship.id())
            .name("world", world.id())
            .with("price", amounts(*price)),
        Event::StadiumBuilt { seat, stadium, world, price } => say("event-built")
            .seat("who", *seat)
            .name("item", stadium.id())
            .name("world", world.id())
            .with("price", amounts(*price)),
        Event::Settled { seat, field, steel } => {
            say("event-settled").seat("who", *seat).name("field", field.id()).number("steel", *steel)
        }
        Event::FactoryPlaced { seat, field, factory } => say("event-factory-placed")
            .seat("who", *seat)
            .name("field", field.id())
            .name("factory", factory_word(*factory)),
        Event::FactoryPrepared { seat, factory, world, price } => say("event-prepared")
            .seat("who", *seat)
            .name("factory", factory_word(*factory))
            .name("world", world.id())
            .with("price", amounts(*price)),
        Event::FactoryGained { seat, factory, world } => say("event-factory-gained")
            .seat("who", *seat)
            .name("factory", factory_word(*factory))
            .name("world", world.id()),
        Event::PopulationCloned { seat, count } => {
            say("event-cloned").seat("who", *seat).number("count", *count)
        }
        Event::PopulationGained { seat, count } => {
            say("event-population").seat("who", *seat).number("count", *count)
        }
        Event::Lapsed { seat, effect } => {
            say("event-lapsed").seat("who", *seat).name("effect", effect_word(effect))
        }
        Event::Declined { seat, effect } => {
            say("event-declined").seat("who", *seat).name("effect", effect_word(effect))
        }
        Event::Refreshed { seat, display } => {
            say("event-refreshed").seat("who", *seat).name("display", display.id())
        }
        Event::PutUnder { ship, stadium, infrastructure, .. } => {
            say("event-put-under").name("item", item(*ship, *stadium, *infrastructure))
        }
        Event::ItemRemoved { ship, stadium, infrastructure, .. } => {
            say("event-removed").name("item", item(*ship, *stadium, *infrastructure))
        }
        Event::ShipShown { ship } => say("event-shown").name("item", ship.id()),
        Event::StadiumShown { stadium } => say("event-shown").name("item", stadium.id()),
        Event::InfrastructureShown { infrastructure } => say("event-shown").name("item", infrastructure.id()),
        _ => say("event-over"),
    }
}

fn item(
    ship: Option<crate::vocab::Ship>,
    stadium: Option<crate::vocab::Stadium>,
    infra: Option<crate::vocab::Infra>,
) -> &'static str {
    ship.map(|s| s.id()).or(stadium.map(|s| s.id())).or(infra.map(|i| i.id())).unwrap_or("nothing")
}

fn transport(event: &Event) -> Message {
    let say = Message::new;
    match event {
        Event::FlightPlanned { seat, ship, energy } => {
            say("event-flight").seat("who", *seat).name("ship", ship.id()).number("energy", *energy)
        }
        Event::FlownBack { seat, ship, energy } => {
            say("event-flown-back").seat("who", *seat).name("ship", ship.id()).number("energy", *energy)
        }
        Event::SiteLoaded { seat, ship, site, bay } => say("event-site-loaded")
            .seat("who", *seat)
            .name("ship", ship.id())
            .name("site", site.id())
            .name("bay", bay_word(*bay)),
        Event::StadiumLoaded { seat, ship, stadium } => {
            say("event-loaded").seat("who", *seat).name("ship", ship.id()).name("piece", stadium.id())
        }
        Event::FactoryLoaded { seat, ship, factory } => say("event-loaded")
            .seat("who", *seat)
            .name("ship", ship.id())
            .name("piece", factory_word(*factory)),
        Event::ResourceLoaded { seat, ship, resource } => {
            say("event-loaded").seat("who", *seat).name("ship", ship.id()).name("piece", resource.id())
        }
        Event::PlanChanged { seat } => say("event-plan-changed").seat("who", *seat),
        Event::PlanConfirmed { seat } => say("event-plan-confirmed").seat("who", *seat),
        Event::Landed { seat, ship, population, factories, stadiums, resources } => say("event-landed")
            .seat("who", *seat)
            .name("ship", ship.id())
            .number("population", *population)
            .number("factories", factories.iter().map(|&n| i32::from(n)).sum::<i32>())
            .number("stadiums", *stadiums)
            .with("resources", amounts(*resources)),
        _ => say("event-over"),
    }
}

fn progress(event: &Event) -> Message {
    let say = Message::new;
    match event {
        Event::Parked => say("event-parked"),
        Event::PowerCounted { seat, points } => {
            say("event-power").seat("who", *seat).number("points", *points)
        }
        Event::MarkersMoved { seat, from, to } => {
            say("event-moved").seat("who", *seat).with("from", numbers(*from)).with("to", numbers(*to))
        }
        Event::TurningPointCrossed { seat, number, second } => {
            say(if *second { "event-crossed-second" } else { "event-crossed-first" })
                .seat("who", *seat)
                .number("number", *number)
        }
        Event::MarkerPlaced { seat, space, lane } => {
            say("event-placed").seat("who", *seat).number("space", *space).name("lane", lane_word(*lane))
        }
        Event::SoloMarkersMoved { who, to } => {
            say("event-solo-moved").with("who", of(*who)).with("to", numbers(*to))
        }
        Event::BonusTaken { seat, card, half } => {
            say("event-bonus").seat("who", *seat).name("card", card.id()).name("half", half_word(*half))
        }
        Event::BonusDeclined { seat } => say("event-bonus-declined").seat("who", *seat),
        Event::GoalRevealed { seat, goal } => {
            say("event-goal-revealed").seat("who", *seat).name("goal", goal.id())
        }
        _ => say("event-over"),
    }
}

fn opponent(event: &Event) -> Message {
    let say = Message::new;
    match event {
        Event::SoloCardsShuffled { top } => say("event-solo-shuffled").name("card", top.id()),
        Event::SoloCardTurned { card, next } => {
            say("event-solo-turned").name("card", card.id()).name("next", next.id())
        }
        Event::SoloTileMoved { corner } => say("event-solo-tile").name("corner", corner.id()),
        Event::SoloSettled { field } => say("event-solo-settled").name("field", field.id()),
        Event::SoloBlocked { field } => say("event-solo-blocked").name("field", field.id()),
        Event::SoloTookStadium { stadium } => say("event-solo-stadium").name("stadium", stadium.id()),
        _ => say("event-solo-idle"),
    }
}
