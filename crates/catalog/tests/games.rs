//! Every game of the catalog, without knowing its type.

use orrery_catalog::{GAMES, GameInProgress, find, json, with_game};
use orrery_core::{Dice, FastDice, Game, Lang, Seat, Seed, Silent, Viewer, playout};

#[test]
fn both_ways_lead_to_the_same_games() {
    for game in GAMES {
        let id = game.info().id;
        assert_eq!(with_game!(id, G => G::info().id), id);
        assert_eq!(find(id).map(|found| found.info().id), Ok(id));
    }
    let error = find("chess").err().expect("no such game");
    assert_eq!(error.code(), "not_found");
    assert!(GAMES.iter().all(|game| error.to_string().contains(game.info().id)), "{error}");
}

#[test]
fn every_game_is_played_and_told_in_both_languages() {
    for game in GAMES {
        let info = game.info();
        for players in info.players.0..=info.players.1 {
            let seed = Seed::from_text(&format!("{} {players}", info.id));
            let mut table = game.create(&serde_json::json!({ "players": players }), seed).expect("a table");
            play(&mut *table, u64::from(players));
            let again = game.verify(&table.record(true)).expect("a sound record");
            for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Onlooker, Viewer::Everything]) {
                assert_eq!(again.view(viewer), table.view(viewer));
                let log = table.log(viewer, 0);
                assert_eq!(again.log(viewer, 0), log);
                for lang in Lang::ALL {
                    assert!(!table.print(viewer, lang).is_empty());
                    let texts = game.texts(lang);
                    assert!(log.iter().all(|entry| texts.has(&entry.message.id)), "{} {lang:?}", info.id);
                }
            }
        }
    }
}

/// Plays to the end, now and then asking what people ask.
fn play(table: &mut dyn GameInProgress, salt: u64) {
    let mut dice = FastDice::new(salt);
    while let Some(seat) = table.to_act().first() {
        let choices: Vec<_> = table.choices(seat).into_iter().filter(|c| !c.rewind).collect();
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        if dice.below(20) == 0 {
            let preview = table.preview(seat, &choice.action).expect("a choice is legal");
            for piece in &choice.targets {
                assert!(table.why_not(seat, piece).usable, "{piece} of {choice:?}");
            }
            table.apply(seat, &choice.action).expect("a choice is legal");
            let told = table.log(Viewer::Seat(seat), table.count() - 1);
            let told: Vec<_> = told.into_iter().map(|entry| entry.message).collect();
            assert!(told.starts_with(&preview.messages), "{choice:?}: {told:?}, not {:?}", preview.messages);
            if !preview.reveals {
                assert_eq!(preview.scores, table.scores(), "nothing is revealed by {choice:?}");
            }
        } else {
            table.apply(seat, &choice.action).expect("a choice is legal");
        }
    }
    assert!(table.outcome().is_some());
}

/// States, views and actions of every game are written as serde_json writes them.
#[test]
fn json_text_is_that_of_serde_json() {
    fn check<G: Game>(players: u8) {
        let mut dice = FastDice::new(3);
        let mut state = G::setup(&G::options(players), &mut dice, &mut Silent).expect("a game");
        let mut list = Vec::new();
        for number in 0.. {
            let Some((seat, action)) = playout::choose::<G>(&state, &mut dice, &mut list) else { return };
            if number % 16 == 0 {
                let position = (G::view(&state, Viewer::Seat(seat)), &list);
                assert_eq!(json::text(&position), serde_json::to_string(&position).ok());
                assert_eq!(json::text(&state), serde_json::to_string(&state).ok());
            }
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
    }
    for game in GAMES {
        let info = game.info();
        with_game!(info.id, G => check::<G>(info.players.1));
    }
}

#[test]
fn components_come_with_names_and_sources() {
    for game in GAMES {
        let components = game.components();
        assert!(components.len() > 20, "{}", game.info().id);
        for component in components {
            let known = ["rulebook", "public", "reconstructed"].contains(&&*component.source);
            assert!(known, "{}: {} has the source `{}`", game.info().id, component.id, component.source);
        }
    }
}

#[test]
fn ledgers_and_texts_are_there_in_both_languages() {
    for game in GAMES {
        let [en, de] = Lang::ALL.map(|lang| game.ledger(lang).rules.len());
        assert!(en > 0 && en == de, "{}: {en} and {de} rules", game.info().id);
        for lang in Lang::ALL {
            assert!(!game.words(lang).ftl.is_empty() && !game.words(lang).names.is_empty());
        }
    }
}
