//! What bots must keep in the real games, at every number of players and every pair of options.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use orrery_bots::calibration::Calibrations;
use orrery_bots::{BotSpec, Budget, Cancel, Inputs, Knowledge, Player, Seen, choose, hint, reasons, spec};
use orrery_conformance::check_inputs;
use orrery_core::{FastDice, Game, Lang, Seat, Silent, Texts, Viewer, playout};

const BOTS: [&str; 5] = ["random", "greedy", "learned", "search:12it", "search:12it:hand"];

fn bot(text: &str) -> BotSpec {
    text.parse().unwrap()
}

/// Options that hold every pair of values, for each number of players.
fn tables<G: Game>() -> Vec<G::Options> {
    let info = G::info();
    let all = (info.players.0..=info.players.1).flat_map(|players| info.pairwise(players));
    all.map(|values| serde_json::from_value(info.to_json(&values)).unwrap()).collect()
}

/// Positions from all parts of a game.
fn positions<G: Game>(options: &G::Options, count: u64) -> Vec<G::State> {
    let mut positions = Vec::new();
    for number in 0..count {
        let mut dice = FastDice::new(200 + number);
        let start = G::setup(options, &mut dice, &mut Silent).unwrap();
        let mut state = start.clone();
        let mut actions = Vec::new();
        let length = playout::random::<G>(&mut state, &mut dice.clone(), &mut actions, G::MAX_DECISIONS);
        state = start;
        playout::random::<G>(&mut state, &mut dice, &mut actions, length * number as usize / count as usize);
        positions.push(state);
    }
    positions
}

/// Everything hidden from a seat is resampled; what the bot does with the same seed must stay the same.
fn decides_by_what_it_knows<G: Knowledge>() {
    let tables = tables::<G>();
    let positions_each = (30 / tables.len() as u64).clamp(3, 10);
    for options in tables {
        for state in positions::<G>(&options, positions_each) {
            for seat in G::to_act(&state).iter() {
                for name in BOTS {
                    let choice = choose::<G>(&state, seat, &bot(name), 7, &Cancel::new());
                    for other in 1..4 {
                        let twin = G::resample(&state, Viewer::Seat(seat), &mut FastDice::new(other));
                        let again = choose::<G>(&twin, seat, &bot(name), 7, &Cancel::new());
                        assert_eq!(choice, again, "{name} with {options:?}");
                    }
                }
            }
        }
    }
}

/// What a net is told of a position is the same in every state that the seat could be in. What it starts from, the
/// estimate, looks at everybody's cards: bots ask it of a state that was guessed for their seat, so that it depends on nothing else.
fn inputs_tell_no_secrets<G: Knowledge>() {
    let tables = tables::<G>();
    let games = (40 / tables.len() as u64).max(1);
    for options in tables {
        let told = |state: &G::State, seat: Seat| {
            let mut inputs = Inputs::default();
            G::inputs(state, seat, &mut inputs);
            inputs.on().to_vec()
        };
        check_inputs::<G, _>(&options, games, told).unwrap();
    }
}

/// Whole games of different bots at one table: every action legal, no rewinds, an outcome. Rivals without a
/// seat, and whoever plays alone, need a par.
fn plays_to_the_end<G: Knowledge>() {
    for options in tables::<G>() {
        let mut dice = FastDice::new(3);
        let mut state = G::setup(&options, &mut dice, &mut Silent).unwrap();
        let par = G::par(&state);
        let bots = ["search:4it", "novice", "learned", "greedy", "random"];
        let player = |seat: u8| Player::<G>::new(&bot(bots[usize::from(seat) % bots.len()]), &state, 3);
        let mut bots: Vec<_> = (0..G::players(&state)).map(player).collect();
        while let Some(seat) = G::to_act(&state).first() {
            let action = bots[seat.index()].decide(&state, seat, &Cancel::new()).unwrap();
            orrery_core::check::<G>(&state, seat, action).unwrap();
            assert!(!G::rewinds(action));
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
        let outcome = G::outcome(&state).unwrap();
        assert!(par.is_some() || (bots.len() > 1 && outcome.rivals.is_empty()), "{options:?} has no par");
    }
}

/// Chances are between 0 and 1, and points are such as the game gives.
fn hints_are_sane<G: Knowledge>() {
    for options in tables::<G>() {
        for state in positions::<G>(&options, 6) {
            let Some(seat) = G::to_act(&state).first() else { continue };
            let seen = Seen::<G>::new(&state, seat);
            let hints = hint::<G>(&seen, Budget::Iterations(20), 1, &Cancel::new());
            assert!(!hints.is_empty());
            for hint in hints {
                assert!((0.0..=1.0).contains(&hint.win_probability), "{hint:?}");
                // A bad game of Evacuation ends below -60.
                assert!((-200.0..400.0).contains(&hint.expected_score), "{hint:?}");
            }
        }
    }
}

/// The parts of an estimate add up to it, and every part has words in both languages.
fn parts_add_up<G: Knowledge>() {
    let (en, de) = G::WORDS;
    assert_eq!(orrery_core::texts::problems(en, de), Vec::<String>::new());
    let words = Texts::new(Lang::En, &[en]);
    for options in tables::<G>() {
        for state in positions::<G>(&options, 6) {
            let mut points = [0.0; Seat::MAX];
            let players = usize::from(G::players(&state));
            G::expected_points(&state, &mut points[..players]);
            for seat in Seat::all(players as u8) {
                let parts = G::parts(&state, seat);
                let sum: f32 = parts.iter().map(|(_, points)| points).sum();
                assert!((sum - points[seat.index()]).abs() < 0.01, "{sum} of {parts:?} with {options:?}");
                for (name, _) in parts {
                    for id in [format!("why-more-{name}"), format!("why-less-{name}")] {
                        assert!(words.has(&id), "{id}");
                    }
                }
            }
        }
    }
}

/// Reasons are messages with texts, and do not depend on what is hidden.
fn reasons_have_words<G: Knowledge>() {
    let sources = [[spec::TEXTS.0, G::WORDS.0], [spec::TEXTS.1, G::WORDS.1]];
    let texts = [Texts::new(Lang::En, &sources[0]), Texts::new(Lang::De, &sources[1])];
    for state in positions::<G>(&G::options(G::info().players.1), 6) {
        let Some(seat) = G::to_act(&state).first() else { continue };
        let mut actions = Vec::new();
        Seen::<G>::new(&state, seat).actions(&mut actions);
        let (Some(&first), Some(&last)) = (actions.first(), actions.last()) else { continue };
        let said =
            |state: &G::State| reasons::<G>(&Seen::new(state, seat), first, last, &mut FastDice::new(1));
        let reasons = said(&state);
        assert!(!reasons.is_empty());
        for texts in &texts {
            for reason in &reasons {
                let sentence = texts.say(reason);
                assert!(!sentence.contains("reason-") && !sentence.contains("why-"), "{sentence}");
            }
        }
        let twin = G::resample(&state, Viewer::Seat(seat), &mut FastDice::new(9));
        assert_eq!(said(&twin), reasons);
    }
}

/// The file can be read, and its maps are maps.
fn calibrations_are_sound<G: Knowledge>() {
    let all: Calibrations = toml::from_str(G::CALIBRATION).unwrap();
    for map in all.map {
        assert!(
            map.chances.len() > 2 && map.chances.is_sorted() && map.games > 0 && map.error < 0.1,
            "{map:?}"
        );
        assert_eq!((map.chance(0.0), map.chance(1.0)), (0.0, 1.0));
    }
}

/// Every file of weights in the folder of the game fits its inputs and is used at some table, and `nets.toml`
/// says how it was made.
fn every_net_is_used<G: Knowledge>(id: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(id.replace('-', "_"));
    let names = std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
    let files: BTreeSet<String> = names.filter(|name| name.ends_with(".net")).collect();
    let mut used = BTreeSet::new();
    for options in tables::<G>() {
        let state = G::setup(&options, &mut FastDice::new(1), &mut Silent).unwrap();
        used.extend(G::learned(&state).map(std::ptr::from_ref));
    }
    assert_eq!(used.len(), files.len(), "{files:?}");
    let made = std::fs::read_to_string(folder.join("nets.toml")).unwrap_or_default();
    let made: toml::Table = made.parse().unwrap();
    let nets = made.get("net").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    let made: BTreeSet<String> = nets.iter().map(|net| net["file"].as_str().unwrap().to_owned()).collect();
    assert_eq!(made, files);
    for net in nets {
        let (file, command) = (net["file"].as_str().unwrap(), net["command"].as_str().unwrap());
        assert!(command.starts_with(&format!("orrery train {id} ")) && command.ends_with(file), "{command}");
    }
}

/// A stopped bot answers soon. The limit is ten times what is promised, because tests run on busy machines.
fn can_be_stopped<G: Knowledge>() {
    let state = positions::<G>(&G::options(G::info().players.1), 3).remove(1);
    let seat = G::to_act(&state).first().unwrap_or(Seat(0));
    let cancel = Cancel::new();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| choose::<G>(&state, seat, &bot("search:60000ms"), 1, &cancel));
        std::thread::sleep(Duration::from_millis(30));
        let stopped = Instant::now();
        cancel.cancel();
        assert!(thinking.join().unwrap().is_some());
        assert!(stopped.elapsed() < Duration::from_millis(500), "{:?}", stopped.elapsed());
    });
}

macro_rules! tests_of_each_game {
    ([] $($id:literal $game:ident $krate:ident,)*) => { $(
        mod $krate {
            use orrery_catalog::types::$game;

            #[test]
            fn a_choice_does_not_depend_on_what_is_hidden() {
                super::decides_by_what_it_knows::<$game>();
            }

            #[test]
            fn inputs_tell_no_secrets() {
                super::inputs_tell_no_secrets::<$game>();
            }

            #[test]
            fn bots_play_to_the_end() {
                super::plays_to_the_end::<$game>();
            }

            #[test]
            fn hints_are_sane() {
                super::hints_are_sane::<$game>();
            }

            #[test]
            fn parts_add_up_and_have_words() {
                super::parts_add_up::<$game>();
                super::reasons_have_words::<$game>();
            }

            #[test]
            fn calibrations_are_sound() {
                super::calibrations_are_sound::<$game>();
            }

            #[test]
            fn every_net_is_used() {
                super::every_net_is_used::<$game>($id);
            }

            #[test]
            fn a_bot_can_be_stopped() {
                super::can_be_stopped::<$game>();
            }
        }
    )* };
}
orrery_catalog::games!(tests_of_each_game,);
