//! What the tests of every game need: a position to play on from, with actions in words.
//! Only there with the feature `testkit`, never in a release build.

use crate::{Audience, Dice, FastDice, Game, Log, Seat, Viewer, apply, notation};

/// A game in a test: played and asked in words.
pub struct Scenario<G: Game> {
    /// The state.
    pub state: G::State,
    /// What has happened since the last call of [`Scenario::events`].
    pub log: Log<G::Event>,
    /// The dice.
    pub dice: Script,
    /// Whether the state is checked by [`Game::audit`] after every action.
    pub audited: bool,
    universe: Vec<G::Action>,
}

/// Dice that first show what the test lays down, and then are random.
pub struct Script {
    next: Vec<u32>,
    dice: FastDice,
}

impl Dice for Script {
    fn word(&mut self) -> u32 {
        self.dice.word()
    }

    fn below(&mut self, bound: u32) -> u32 {
        if self.next.is_empty() { self.dice.below(bound) } else { self.next.remove(0) % bound.max(1) }
    }
}

impl<G: Game> Scenario<G> {
    /// A game from its setup.
    pub fn new(options: &G::Options, seed: u64) -> Scenario<G> {
        let mut dice = Script { next: Vec::new(), dice: FastDice::new(seed) };
        let mut log = Log::default();
        let state = match G::setup(options, &mut dice, &mut log) {
            Ok(state) => state,
            Err(error) => panic!("{error}"),
        };
        Scenario { state, log, dice, audited: true, universe: G::universe(options) }
    }

    /// A game from a position.
    pub fn from_state(options: &G::Options, state: G::State) -> Scenario<G> {
        let dice = Script { next: Vec::new(), dice: FastDice::new(1) };
        Scenario { state, log: Log::default(), dice, audited: true, universe: G::universe(options) }
    }

    /// Lays down the next random numbers, each taken modulo the number of possibilities.
    pub fn next_random(&mut self, numbers: &[u32]) -> &mut Self {
        self.dice.next = numbers.to_vec();
        self
    }

    /// Plays a legal action for the only seat that is to act.
    pub fn play(&mut self, action: &str) -> &mut Self {
        let seat = self.only_seat();
        self.play_as(seat, action)
    }

    /// Plays a legal action for a seat.
    pub fn play_as(&mut self, seat: u8, action: &str) -> &mut Self {
        let played = self.parse(action);
        let result = apply::<G>(&mut self.state, Seat(seat), played, &mut self.dice, &mut self.log);
        if let Err(illegal) = result {
            panic!("`{action}` of seat {seat}: {illegal}; legal: {:?}", self.legal_of(seat));
        }
        if self.audited
            && let Err(why) = G::audit(&self.state)
        {
            panic!("after `{action}`: {why}");
        }
        self
    }

    /// The only seat that is to act tries an action, which must be refused with this rule and change nothing.
    pub fn refuse(&mut self, action: &str, rule: &str) -> &mut Self {
        let seat = self.only_seat();
        self.refuse_as(seat, action, rule)
    }

    /// A seat tries an action, which must be refused with this rule and change nothing.
    pub fn refuse_as(&mut self, seat: u8, action: &str, rule: &str) -> &mut Self {
        let before = self.state.clone();
        let tried = self.parse(action);
        let result = apply::<G>(&mut self.state, Seat(seat), tried, &mut self.dice, &mut self.log);
        match result {
            Ok(()) => panic!("`{action}` of seat {seat} is legal; {rule} was to forbid it"),
            Err(illegal) => assert_eq!(illegal.rule.0, rule, "`{action}` of seat {seat}"),
        }
        assert!(self.state == before, "a refused `{action}` has changed the state");
        self
    }

    /// The legal actions of the only seat that is to act, in words; rewinds are left out.
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(self.only_seat())
    }

    /// The legal actions of a seat, in words; rewinds are left out.
    pub fn legal_of(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal(&self.state, Seat(seat), &mut actions);
        actions.iter().filter(|&&action| !G::rewinds(action)).map(notation::write).collect()
    }

    /// The seats that are waited for.
    pub fn to_act(&self) -> Vec<u8> {
        G::to_act(&self.state).iter().map(|seat| seat.0).collect()
    }

    /// What happened since the last call.
    pub fn events(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.log.events).into_iter().map(|(_, event)| event).collect()
    }

    /// What happened since the last call, with who learned of it.
    pub fn heard(&mut self) -> Vec<(Audience, G::Event)> {
        std::mem::take(&mut self.log.events)
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        G::view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// The points of a seat so far.
    pub fn score(&self, seat: u8) -> i32 {
        G::score(&self.state, Seat(seat))
    }

    /// The action that is written so.
    pub fn parse(&self, text: &str) -> G::Action {
        // Most actions of a test are legal, and a universe can be large.
        let legal = G::to_act(&self.state).iter().find_map(|seat| {
            let mut legal = Vec::new();
            G::legal(&self.state, seat, &mut legal);
            notation::parse(text, &legal)
        });
        let found = legal.or_else(|| notation::parse(text, &self.universe));
        found.unwrap_or_else(|| panic!("no action is written `{text}`"))
    }

    fn only_seat(&self) -> u8 {
        match self.to_act()[..] {
            [seat] => seat,
            ref seats => panic!("one seat is to act, not {seats:?}"),
        }
    }
}

/// Plays random games at every number of players and returns the first in which a playout allocated, as
/// counted by `allocations`.
pub fn first_allocating_playout<G: Game>(allocations: impl Fn() -> usize) -> Option<String> {
    let mut actions = Vec::with_capacity(256);
    let (low, high) = G::info().players;
    for players in low..=high {
        for chosen in G::info().combinations(players) {
            let options = serde_json::from_value(G::info().to_json(&chosen)).ok()?;
            for seed in 0..8 {
                let mut dice = FastDice::new(seed);
                let mut state = G::setup(&options, &mut dice, &mut crate::Silent).ok()?;
                let before = allocations();
                crate::playout::random::<G>(&mut state, &mut dice, &mut actions, G::MAX_DECISIONS);
                if allocations() != before {
                    return Some(format!("{chosen:?}, seed {seed}"));
                }
            }
        }
    }
    None
}

/// Reads every record in a folder, plays it again and checks rules, fairness and the recorded result.
/// Returns the games by name, in alphabetical order.
pub fn replay_all<G: Game>(folder: &std::path::Path) -> Vec<(String, crate::History<G>)> {
    let files = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    let replay = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let record = crate::Record::<G>::load(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let game = record.verify().unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(record.result.is_some(), "{name} was played to its end");
        assert_eq!(game.record(true).save(), text, "{name} is written as it was");
        assert_eq!(G::audit(game.state()), Ok(()), "{name}");
        (name, game)
    };
    paths.iter().map(replay).collect()
}
