//! Many games at once, each waiting for one decision, with all that a policy needs in flat rows.

use std::any::Any;
use std::sync::Arc;

use orrery_bots::{BotSpec, Cancel, Inputs, Player};
use orrery_core::{Dice, FastDice, Seat, Seed, check};

use crate::environment::{Environment, Playable};
use crate::position::{Position, Refused, Typed, refused};
use crate::rows::{MOST_LEGAL, Rows};
use crate::table::{Reward, Table};

/// What is written into the observation rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Observed {
    Nothing,
    Observation,
    Features,
}

/// How a batch plays.
#[derive(Clone)]
pub struct Settings {
    pub seed: String,
    pub observed: Observed,
    pub reward: Reward,
    pub skip_forced: bool,
    pub records: bool,
    /// The bots that play some seats.
    pub opponents: Vec<Option<BotSpec>>,
}

/// A batch with its type erased.
pub trait Batch: Send {
    /// Starts all games anew.
    fn reset(&mut self, seed: Option<String>, rows: Rows<'_>) -> Result<(), String>;
    /// Whether every game allows its action; the first refusal otherwise.
    fn check(&self, actions: &[i64], rows: &Rows<'_>) -> Result<(), (usize, Refused)>;
    /// Carries out one decision in every game. All are legal.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>, pool: Option<&rayon::ThreadPool>);
    /// Writes the points of the games that go on. Those of ended games stay as they were at the end.
    fn score(&self, rows: &mut Rows<'_>);
    fn position(&self, index: usize) -> Option<Box<dyn Position>>;
    /// Puts a game in the place of another; false if it is a game of another table.
    fn set(&mut self, index: usize, position: &dyn Position, rows: Rows<'_>) -> bool;
    /// The records of the games that have ended since the last call.
    fn take_records(&mut self) -> Vec<String>;
}

/// A batch of a known type.
pub struct Games<G: Playable> {
    environment: Arc<Environment<G>>,
    settings: Settings,
    games: Vec<One<G>>,
}

/// One game of a batch, with what it reuses from step to step.
struct One<G: Playable> {
    index: usize,
    table: Table<G>,
    /// How many games were played in this place before.
    number: i64,
    bots: Vec<Option<Player<G>>>,
    actions: Vec<G::Action>,
    inputs: Inputs,
    records: Vec<String>,
}

impl<G: Playable> Games<G> {
    pub fn new(environment: Arc<Environment<G>>, count: usize, settings: Settings) -> Result<Self, String> {
        let one = |index| -> Result<One<G>, String> {
            let table = Table::new(&environment, Seed::from_text(""))?;
            Ok(One {
                index,
                table,
                number: 0,
                bots: Vec::new(),
                actions: Vec::new(),
                inputs: Inputs::default(),
                records: Vec::new(),
            })
        };
        let games = (0..count).map(one).collect::<Result<_, _>>()?;
        Ok(Games { environment, settings, games })
    }
}

impl<G: Playable> Batch for Games<G>
where
    Player<G>: Send,
{
    fn reset(&mut self, seed: Option<String>, mut rows: Rows<'_>) -> Result<(), String> {
        if let Some(seed) = seed {
            self.settings.seed = seed;
        }
        for (row, game) in self.games.iter_mut().enumerate() {
            game.number = -1;
            game.records.clear();
            rows.clear_mask(row);
            rows.clear(row);
            game.start(&self.environment, &self.settings)?;
            game.write(&self.environment, &self.settings, row, &mut rows);
        }
        Ok(())
    }

    fn check(&self, actions: &[i64], rows: &Rows<'_>) -> Result<(), (usize, Refused)> {
        for (index, (&action, game)) in actions.iter().zip(&self.games).enumerate() {
            let legal =
                i16::try_from(action).is_ok_and(|action| rows.legal_of(index).binary_search(&action).is_ok());
            if !legal {
                return Err((index, game.refusal(&self.environment, Seat(rows.seat[index] as u8), action)));
            }
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], mut rows: Rows<'_>, pool: Option<&rayon::ThreadPool>) {
        let (environment, settings) = (&*self.environment, &self.settings);
        let threads = pool.map_or(1, rayon::ThreadPool::current_num_threads);
        let Some(pool) = pool.filter(|_| threads > 1 && self.games.len() > 1) else {
            return step(environment, settings, &mut self.games, actions, &mut rows);
        };
        // Several parts for each thread: where games end and begin anew, a part takes longer than the others.
        let share = self.games.len().div_ceil(4 * threads);
        pool.scope(|scope| {
            let mut rest = rows;
            for (games, actions) in self.games.chunks_mut(share).zip(actions.chunks(share)) {
                let (mut part, after) = rest.split(games.len());
                rest = after;
                scope.spawn(move |_| step(environment, settings, games, actions, &mut part));
            }
        });
    }

    fn score(&self, rows: &mut Rows<'_>) {
        for (row, game) in self.games.iter().enumerate() {
            if rows.done[row] == 0 {
                game.table.scores(rows.score_of(row));
            }
        }
    }

    fn position(&self, index: usize) -> Option<Box<dyn Position>> {
        let table = self.games.get(index)?.table.clone();
        Some(Box::new(Typed { environment: self.environment.clone(), table }))
    }

    fn set(&mut self, index: usize, position: &dyn Position, mut rows: Rows<'_>) -> bool {
        let Some(typed) = (position as &dyn Any).downcast_ref::<Typed<G>>() else { return false };
        let Some(game) = self.games.get_mut(index) else { return false };
        if typed.environment.options != self.environment.options {
            return false;
        }
        game.table = typed.table.clone();
        rows.clear_mask(index);
        rows.clear(index);
        game.invite(&self.settings);
        game.go_on(&self.environment, &self.settings, index, &mut rows);
        game.write(&self.environment, &self.settings, index, &mut rows);
        true
    }

    fn take_records(&mut self) -> Vec<String> {
        self.games.iter_mut().flat_map(|game| std::mem::take(&mut game.records)).collect()
    }
}

fn step<G: Playable>(
    environment: &Environment<G>,
    settings: &Settings,
    games: &mut [One<G>],
    actions: &[i64],
    rows: &mut Rows<'_>,
) {
    for (row, (game, &action)) in games.iter_mut().zip(actions).enumerate() {
        let seat = Seat(rows.seat[row] as u8);
        rows.clear_mask(row);
        rows.clear(row);
        if let Some(chosen) = environment.numbers.action(action as usize) {
            game.table.play(seat, action as u16, chosen);
        }
        game.go_on(environment, settings, row, rows);
        game.write(environment, settings, row, rows);
    }
}

impl<G: Playable> One<G> {
    /// The next game in this place. The seed follows from that of the batch, the place and the number.
    fn start(&mut self, environment: &Environment<G>, settings: &Settings) -> Result<(), String> {
        self.number += 1;
        let text = format!("{} {} {}", settings.seed, self.index, self.number);
        let past = self.table.past.take();
        self.table = Table::new(environment, Seed::from_text(&text))?;
        // The list has grown to the length of a game: it is used again.
        if let Some(mut past) = past {
            past.clear();
            self.table.past = Some(past);
        }
        self.invite(settings);
        // A game that begins with a bot or with forced choices may not wait for anybody yet.
        self.advance(environment, settings);
        Ok(())
    }

    /// New bots for a new game.
    fn invite(&mut self, settings: &Settings) {
        let [a, b, c, d, e, f, g, h, ..] = self.table.seed.0;
        let seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        let state = &self.table.state;
        let bot = |(seat, spec): (usize, &Option<BotSpec>)| {
            spec.as_ref().map(|spec| Player::new(spec, state, seed ^ seat as u64))
        };
        self.bots = settings.opponents.iter().enumerate().map(bot).collect();
    }

    /// Plays bots and forced choices until somebody has to choose, or the game is over.
    fn advance(&mut self, environment: &Environment<G>, settings: &Settings) {
        while let Some(seat) = G::to_act(&self.table.state).first() {
            let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
            let action = if let Some(bot) = bot {
                bot.decide(&self.table.state, seat, &Cancel::new())
            } else if settings.skip_forced {
                orrery_core::playout::forward::<G>(&self.table.state, seat, &mut self.actions);
                if let [only] = self.actions[..] { Some(only) } else { None }
            } else {
                None
            };
            let Some(action) = action else { return };
            let Some(number) = environment.numbers.number(&action) else { return };
            self.table.play(seat, number, action);
        }
    }

    /// After an action: the others play; a game that is over is counted, and the next one begins.
    fn go_on(&mut self, environment: &Environment<G>, settings: &Settings, row: usize, rows: &mut Rows<'_>) {
        self.advance(environment, settings);
        if !G::to_act(&self.table.state).is_empty() {
            return;
        }
        rows.done[row] = 1;
        self.table.scores(rows.score_of(row));
        self.table.returns(settings.reward, rows.reward_of(row));
        if settings.records
            && let Ok(record) = self.table.record(environment)
        {
            self.records.push(record.save());
        }
        // These options have made a game before; a game that nobody has to decide in ends at once.
        let _ = self.start(environment, settings);
    }

    /// Writes who has to decide, what is legal, and what the seat observes.
    fn write(&mut self, environment: &Environment<G>, settings: &Settings, row: usize, rows: &mut Rows<'_>) {
        let seat = G::to_act(&self.table.state).first().unwrap_or(Seat(0));
        rows.seat[row] = seat.0 as i8;
        rows.game[row] = self.number;
        let (mut count, legal) = (0, row * MOST_LEGAL);
        let (legal, mask) =
            (&mut rows.legal[legal..legal + MOST_LEGAL], &mut rows.mask[row * rows.actions..]);
        let masked = rows.actions > 0;
        self.table.legal(environment, seat, &mut self.actions, |number| {
            if let Some(place) = legal.get_mut(count) {
                *place = number as i16;
                count += 1;
            }
            if masked {
                mask[usize::from(number)] = 1;
            }
        });
        // What is left of a longer list before would be mistaken for actions.
        let before = rows.count[row] as usize;
        if before > count {
            legal[count..before].fill(0);
        }
        rows.count[row] = count as i16;
        match settings.observed {
            Observed::Nothing => {}
            Observed::Observation => self.table.observe(seat, rows.observation_of(row)),
            Observed::Features => self.table.features(seat, &mut self.inputs, rows.observation_of(row)),
        }
    }

    fn refusal(&self, environment: &Environment<G>, seat: Seat, number: i64) -> Refused {
        let action = usize::try_from(number).ok().and_then(|number| environment.numbers.action(number));
        let Some(action) = action else {
            return Refused { rule: "", why: format!("there is no action {number}") };
        };
        match check::<G>(&self.table.state, seat, action) {
            Err(illegal) => refused::<G>(&illegal, seat, action),
            Ok(()) => {
                Refused { rule: "", why: "an action that takes back a plan is not offered here".into() }
            }
        }
    }
}

/// One of the legal actions of each row.
pub fn sample(rows: &Rows<'_>, dice: &mut FastDice) -> Vec<i64> {
    let pick = |row| dice.pick(rows.legal_of(row)).map_or(0, i64::from);
    (0..rows.seat.len()).map(pick).collect()
}
