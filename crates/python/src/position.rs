//! A game in progress with its type erased: what the Python class `State` asks.

use std::any::Any;
use std::sync::Arc;

use orrery_bots::{BotSpec, Cancel, Inputs, choose};
use orrery_core::{FastDice, Game, History, Record, Seat, Seats, Seed, Viewer, check};
use serde_json::{Value, json};

use crate::environment::{Environment, Playable};
use crate::table::{Reward, Table};

/// Why an action is refused.
pub struct Refused {
    pub rule: &'static str,
    pub why: String,
}

/// A game in progress.
pub trait Position: Any + Send + Sync {
    fn copy(&self) -> Box<dyn Position>;
    fn count(&self) -> u64;
    fn to_act(&self) -> Seats;
    fn done(&self) -> bool;
    fn scores(&self) -> Vec<i32>;
    fn returns(&self, reward: Reward) -> Vec<f32>;
    fn legal(&self, seat: Seat) -> Vec<i16>;
    fn mask(&self, seat: Seat) -> Vec<u8>;
    fn observation(&self, seat: Seat) -> Vec<u8>;
    fn features(&self, seat: Seat) -> Vec<u8>;
    fn afterstates(&self, seat: Seat) -> (Vec<u8>, usize);
    fn view(&self, viewer: Viewer) -> String;
    fn text(&self, viewer: Viewer, lang: &str) -> Result<String, String>;
    fn log(&self, viewer: Viewer, since: usize, lang: &str) -> Result<Vec<String>, String>;
    fn step(&mut self, seat: Seat, number: usize) -> Result<(), Refused>;
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Position>;
    fn bot(&self, spec: &BotSpec, seat: Seat, seed: u64) -> Option<i16>;
    fn record(&self) -> Result<String, String>;
    fn save(&self) -> String;
}

/// A game in progress of a known type.
pub struct Typed<G: Playable> {
    pub environment: Arc<Environment<G>>,
    pub table: Table<G>,
}

impl<G: Playable> Typed<G> {
    /// The game that a record tells, however far it goes.
    pub fn replayed(environment: Arc<Environment<G>>, record: &Record<G>) -> Result<Self, String> {
        let history = History::replay(record).map_err(|error| error.to_string())?;
        let mut table = Table::new(&environment, history.seed())?;
        for entry in history.entries() {
            let number = environment.numbers.number(&entry.action).ok_or("an action without a number")?;
            table.play(entry.seat, number, entry.action);
        }
        Ok(Typed { environment, table })
    }

    /// What [`Position::save`] has written.
    pub fn restored(environment: Arc<Environment<G>>, text: &str) -> Result<Self, String> {
        let broken = |error: serde_json::Error| error.to_string();
        let mut saved: Value = serde_json::from_str(text).map_err(broken)?;
        let state: G::State = serde_json::from_value(saved["state"].take()).map_err(broken)?;
        G::audit(&state)?;
        let seed: Seed = serde_json::from_value(saved["seed"].take()).map_err(broken)?;
        let count = saved["count"].as_u64().unwrap_or(0);
        let past = serde_json::from_value(saved["past"].take()).map_err(broken)?;
        Ok(Typed { environment, table: Table { state, seed, count, past } })
    }

    fn state(&self) -> &G::State {
        &self.table.state
    }
}

impl<G: Playable> Position for Typed<G> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(Typed { environment: self.environment.clone(), table: self.table.clone() })
    }

    fn count(&self) -> u64 {
        self.table.count
    }

    fn to_act(&self) -> Seats {
        G::to_act(self.state())
    }

    fn done(&self) -> bool {
        self.to_act().is_empty()
    }

    fn scores(&self) -> Vec<i32> {
        let mut scores = vec![0; self.environment.players.into()];
        self.table.scores(&mut scores);
        scores
    }

    fn returns(&self, reward: Reward) -> Vec<f32> {
        let mut returns = vec![0.0; self.environment.players.into()];
        self.table.returns(reward, &mut returns);
        returns
    }

    fn legal(&self, seat: Seat) -> Vec<i16> {
        let mut legal = Vec::new();
        self.table.legal(&self.environment, seat, &mut Vec::new(), |number| legal.push(number as i16));
        legal
    }

    fn mask(&self, seat: Seat) -> Vec<u8> {
        let mut mask = vec![0; self.environment.numbers.len()];
        self.table.legal(&self.environment, seat, &mut Vec::new(), |number| mask[usize::from(number)] = 1);
        mask
    }

    fn observation(&self, seat: Seat) -> Vec<u8> {
        let mut bytes = vec![0; self.environment.layout.size()];
        self.table.observe(seat, &mut bytes);
        bytes
    }

    fn features(&self, seat: Seat) -> Vec<u8> {
        let mut features = vec![0; G::INPUTS];
        self.table.features(seat, &mut Inputs::default(), &mut features);
        features
    }

    fn afterstates(&self, seat: Seat) -> (Vec<u8>, usize) {
        let mut actions = Vec::new();
        orrery_core::playout::forward::<G>(self.state(), seat, &mut actions);
        let mut rows = vec![0; actions.len() * G::INPUTS];
        self.table.afterstates(seat, &actions, &mut rows);
        (rows, G::INPUTS)
    }

    fn view(&self, viewer: Viewer) -> String {
        // Views always have a JSON form; the conformance kit makes sure.
        serde_json::to_string(&G::view(self.state(), viewer)).unwrap_or_default()
    }

    fn text(&self, viewer: Viewer, lang: &str) -> Result<String, String> {
        Ok(G::print(&G::view(self.state(), viewer), &self.environment.texts(lang)?))
    }

    fn log(&self, viewer: Viewer, since: usize, lang: &str) -> Result<Vec<String>, String> {
        let texts = self.environment.texts(lang)?;
        let record = self.table.record(&self.environment)?;
        let history = History::replay(&record).map_err(|error| error.to_string())?;
        let opening = history.opening().iter().filter(|_| since == 0);
        let events = opening.chain(history.entries().iter().skip(since).flat_map(|entry| &entry.events));
        let heard = events.filter(|(to, _)| to.includes(viewer));
        let say = |message: &orrery_core::Message| match viewer {
            Viewer::Seat(seat) => texts.say_to(seat, message),
            _ => texts.say(message),
        };
        Ok(heard.map(|(_, event)| say(&G::tell(event))).collect())
    }

    fn step(&mut self, seat: Seat, number: usize) -> Result<(), Refused> {
        let Some(action) = self.environment.numbers.action(number) else {
            let why = format!("there is no action {number}: there are {}", self.environment.numbers.len());
            return Err(Refused { rule: "", why });
        };
        check::<G>(self.state(), seat, action).map_err(|illegal| refused::<G>(&illegal, seat, action))?;
        self.table.play(seat, number as u16, action);
        Ok(())
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let state = G::resample(self.state(), Viewer::Seat(seat), &mut FastDice::new(seed));
        let dice = Seed::from_text(&format!("resample {seed}"));
        let table = Table { state, seed: dice, count: self.table.count, past: None };
        Box::new(Typed { environment: self.environment.clone(), table })
    }

    fn bot(&self, spec: &BotSpec, seat: Seat, seed: u64) -> Option<i16> {
        let action = choose::<G>(self.state(), seat, spec, seed, &Cancel::new())?;
        self.environment.numbers.number(&action).map(|number| number as i16)
    }

    fn record(&self) -> Result<String, String> {
        Ok(self.table.record(&self.environment)?.save())
    }

    fn save(&self) -> String {
        let table = &self.table;
        json!({ "state": table.state, "seed": table.seed, "count": table.count, "past": table.past })
            .to_string()
    }
}

/// The refusal, in words.
pub fn refused<G: Game>(illegal: &orrery_core::Illegal, seat: Seat, action: G::Action) -> Refused {
    let action = serde_json::to_string(&action).unwrap_or_default();
    Refused { rule: illegal.rule.0, why: format!("{} forbids {action} to seat {}", illegal.rule, seat.0) }
}
