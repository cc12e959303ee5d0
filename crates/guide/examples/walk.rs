//! Plays a guided game and tells what the learner is asked, for those who write a guide:
//! `cargo run -p orrery-guide --example walk -- reworld [seed words]`.

use std::collections::BTreeSet;

use orrery_bots::{BotSpec, Cancel, Knowledge};
use orrery_catalog::{GameInProgress, history_of, with_game};
use orrery_core::{Present, Seat, Seed, Viewer};
use serde_json::Value;

fn decide(game: &dyn GameInProgress, seat: Seat, bot: &str, number: u64) -> Value {
    fn of<G: Present + Knowledge>(game: &dyn GameInProgress, seat: Seat, spec: &BotSpec, seed: u64) -> Value {
        let history = history_of::<G>(game).expect("the game of this type");
        let action = orrery_bots::choose::<G>(history.state(), seat, spec, seed, &Cancel::new());
        serde_json::to_value(action.expect("a choice")).unwrap_or_default()
    }
    let spec: BotSpec = bot.parse().expect("a bot");
    with_game!(game.game().info().id, G => of::<G>(game, seat, &spec, number))
}

fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().expect("the id of a game");
    let words = args.next();
    let guide = orrery_guide::read(&id).expect("a guide");
    let seed = words.map_or(guide.seed(), |words| Seed::from_text(&words));
    let game = orrery_catalog::find(&id).expect("a game");
    let mut played = game.create(&guide.options(), seed).expect("a table");
    let mut seen = BTreeSet::new();
    let mut number = 0;
    let mut told = 0;
    println!("view: {}", played.view(Viewer::Seat(orrery_guide::LEARNER)));
    while let Some(seat) = played.to_act().first() {
        number += 1;
        if !played.to_act().contains(orrery_guide::LEARNER) || seat != orrery_guide::LEARNER {
            let action = decide(&*played, seat, &guide.level, number);
            played.apply(seat, &action).expect("legal");
            continue;
        }
        let heard: Vec<String> = played
            .log(Viewer::Seat(seat), told)
            .iter()
            .map(|e| e.event.to_string().chars().take(90).collect())
            .collect();
        told = played.count();
        println!("-- {number} heard {}", heard.join(" "));
        let choices = played.choices(seat);
        println!("   {} ({})", played.prompt(Viewer::Seat(seat)).id, choices.len());
        for choice in choices.iter().take(4) {
            println!("     {} {:?}", choice.action, choice.targets);
        }
        let mut action = None;
        for card in guide.now(&*played).cards {
            if card.after.iter().all(|id| seen.contains(id)) && seen.insert(card.id.clone()) {
                println!("   CARD {} {:?} suggests {:?}", card.id, card.anchor, card.action);
                if card.action.is_some() {
                    action = card.action;
                    break;
                }
            }
        }
        let action = action.unwrap_or_else(|| decide(&*played, seat, "learned", number));
        println!("   => {action}");
        played.apply(seat, &action).expect("legal");
    }
    println!("scores {:?}", played.scores());
    for card in guide.cards.iter().filter(|card| !seen.contains(&card.id)) {
        println!("NEVER SHOWN: {}", card.id);
    }
}
