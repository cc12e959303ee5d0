//! Every guided game is played through by following the guide: each card comes up, each suggestion is legal and sensible.

use std::collections::BTreeSet;

use orrery_bots::{BotSpec, Budget, Cancel, Evaluation, Knowledge, Search, Seen};
use orrery_catalog::{GAMES, GameInProgress, history_of, with_game};
use orrery_core::{FastDice, Lang, Present, Seat, Texts};
use orrery_guide::{Guide, LEARNER};
use serde_json::Value;

/// How many cards are shown before one decision at most; the others wait for the next. As in the browser.
const AT_ONCE: usize = 2;

fn decide(game: &dyn GameInProgress, seat: Seat, bot: &str, seed: u64) -> Value {
    fn of<G: Present + Knowledge>(game: &dyn GameInProgress, seat: Seat, spec: &BotSpec, seed: u64) -> Value {
        let history = history_of::<G>(game).expect("the game of this type");
        let action = orrery_bots::choose::<G>(history.state(), seat, spec, seed, &Cancel::new());
        serde_json::to_value(action.expect("a choice")).expect("JSON")
    }
    let spec: BotSpec = bot.parse().expect("a bot");
    with_game!(game.game().info().id, G => of::<G>(game, seat, &spec, seed))
}

/// What a search holds against a suggestion: it is in the worse half, and gives away some of the chance to win.
fn complaint(game: &dyn GameInProgress, action: &Value) -> Option<String> {
    fn of<G: Present + Knowledge>(game: &dyn GameInProgress, action: &Value) -> Option<String> {
        let seen = Seen::<G>::new(history_of::<G>(game).expect("the game of this type").state(), LEARNER);
        let mut search = Search::<G>::new(1, Evaluation::Learned, seen.one());
        let found = search.think(&seen, Budget::Iterations(400), &mut FastDice::new(1), &Cancel::new());
        let json = |a: G::Action| serde_json::to_value(a).expect("JSON");
        let place = found.iter().position(|f| json(f.action) == *action).expect("a legal action");
        let loss = found[0].estimate.win - found[place].estimate.win;
        let best: Vec<Value> = found.iter().take(3).map(|f| json(f.action)).collect();
        (place * 2 >= found.len() && loss >= 0.08).then(|| {
            let (number, of) = (place + 1, found.len());
            format!("{action} is number {number} of {of} and gives away {loss:.2}; better: {best:?}")
        })
    }
    with_game!(game.game().info().id, G => of::<G>(game, action))
}

/// Follows the guide to the end of the game; the cards that were shown, and how many suggestions there were.
fn play(id: &str, guide: &Guide, bots: u64, complaints: &mut Vec<String>) -> (BTreeSet<String>, usize) {
    let catalog = orrery_catalog::find(id).expect("a game");
    let mut game = catalog.create(&guide.options(), guide.seed()).expect("a table");
    let (mut seen, mut suggestions, mut number) = (BTreeSet::new(), 0, bots * 10_000);
    while let Some(seat) = game.to_act().first() {
        number += 1;
        let mut action = None;
        if seat == LEARNER {
            let due = guide.now(&*game).cards.into_iter();
            let fresh =
                due.filter(|card| card.after.iter().all(|id| seen.contains(id)) && !seen.contains(&card.id));
            for card in fresh.take(AT_ONCE).collect::<Vec<_>>() {
                seen.insert(card.id.clone());
                if card.action.is_some() {
                    let why = card.action.as_ref().and_then(|suggested| complaint(&*game, suggested));
                    complaints.extend(why.map(|why| format!("{id}, bots {bots}, `{}`: {why}", card.id)));
                    suggestions += 1;
                    action = card.action;
                    break;
                }
            }
        }
        let bot = if seat == LEARNER { "learned" } else { &guide.level };
        let action = action.unwrap_or_else(|| decide(&*game, seat, bot, number));
        game.apply(seat, &action).expect("what is suggested is legal");
    }
    assert!(game.outcome().is_some(), "{id}: the game ends");
    (seen, suggestions)
}

#[test]
fn every_guide_is_played_through() {
    let mut complaints = Vec::new();
    for game in GAMES {
        let id = game.info().id;
        let guide = orrery_guide::read(id).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert!((10..=15).contains(&guide.cards.len()), "{id}: ten to fifteen cards");
        let all: BTreeSet<String> = guide.cards.iter().map(|card| card.id.clone()).collect();
        assert_eq!(all.len(), guide.cards.len(), "{id}: every card has a name of its own");
        // The rivals differ from game to game: what depends on them must come up whatever they do.
        for bots in 1..=3 {
            let (shown, suggestions) = play(id, &guide, bots, &mut complaints);
            let missed: Vec<_> = all.difference(&shown).collect();
            complaints
                .extend((!missed.is_empty()).then(|| format!("{id}, bots {bots}: never shown: {missed:?}")));
            assert!(suggestions > 0, "{id}: something is suggested");
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_card_has_its_words_and_its_rules() {
    for game in GAMES {
        let id = game.info().id;
        let guide = orrery_guide::read(id).unwrap_or_else(|why| panic!("{id}: {why}"));
        for lang in Lang::ALL {
            let source = orrery_guide::words(id, lang).expect("words");
            let texts = Texts::new(lang, &[source]);
            let known: BTreeSet<&str> =
                source.lines().filter_map(|line| line.strip_prefix("guide-")?.split(" =").next()).collect();
            let wanted: BTreeSet<&str> = guide.cards.iter().map(|card| card.id.as_str()).collect();
            assert_eq!(known, wanted, "{id}, {}", lang.code());
            for card in &guide.cards {
                let text = texts.say(&orrery_core::Message::new(format!("guide-{}", card.id)));
                assert!(text.len() < 330, "{id}: `{}` is short: {} letters", card.id, text.len());
                assert!(!card.rules.is_empty(), "{id}: `{}` rests on rules", card.id);
                for rule in &card.rules {
                    assert!(game.ledger(lang).get(rule).is_some(), "{id}: `{}` cites {rule}", card.id);
                }
                for arg in card.args.keys() {
                    assert!(source.contains(&format!("${arg}")), "{id}: `{}` uses {arg}", card.id);
                }
            }
        }
    }
}
