//! One game in progress, as light as a batch of thousands needs it: the state, the seed of its dice, and the
//! numbers of the actions so far.

use orrery_bots::{Inputs, Seen};
use orrery_core::observe::Bytes;
use orrery_core::{Outcome, Record, Seat, Seed, Silent, TableDice, Verdict, playout};

use crate::environment::{Environment, Playable};

/// One game in progress.
pub struct Table<G: Playable> {
    pub state: G::State,
    pub seed: Seed,
    /// How many actions the dice have counted.
    pub count: u64,
    /// Who did what; none if the state was made up, so that there is no record of it.
    pub past: Option<Vec<(Seat, u16)>>,
}

// Derived, it would ask the game itself to be cloneable.
impl<G: Playable> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table { state: self.state.clone(), seed: self.seed, count: self.count, past: self.past.clone() }
    }
}

/// How a result becomes a number for each seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    Win,
    Rank,
    Margin,
}

impl Reward {
    pub fn parse(name: &str) -> Result<Reward, String> {
        match name {
            "win" => Ok(Reward::Win),
            "rank" => Ok(Reward::Rank),
            "margin" => Ok(Reward::Margin),
            _ => Err(format!("a reward is `win`, `rank` or `margin`, not `{name}`")),
        }
    }
}

impl<G: Playable> Table<G> {
    /// A new game. The options have made one before, so they do again.
    pub fn new(environment: &Environment<G>, seed: Seed) -> Result<Self, String> {
        let state = G::setup(&environment.options, &mut TableDice::new(seed, 0), &mut Silent)
            .map_err(|error| error.to_string())?;
        Ok(Table { state, seed, count: 0, past: Some(Vec::new()) })
    }

    /// Carries out a legal action with the dice of the table.
    #[inline]
    pub fn play(&mut self, seat: Seat, number: u16, action: G::Action) {
        self.count += 1;
        G::play(&mut self.state, seat, action, &mut TableDice::new(self.seed, self.count), &mut Silent);
        if let Some(past) = &mut self.past {
            past.push((seat, number));
        }
    }

    /// The numbers of the legal actions of a seat, ascending, rewinds left out; `actions` is a list to reuse.
    #[inline]
    pub fn legal(
        &self,
        environment: &Environment<G>,
        seat: Seat,
        actions: &mut Vec<G::Action>,
        mut each: impl FnMut(u16),
    ) {
        playout::forward::<G>(&self.state, seat, actions);
        for action in actions.iter() {
            // The universe holds every legal action, by law.
            if let Some(number) = environment.numbers.number(action) {
                each(number);
            }
        }
    }

    /// Writes the observation of a seat.
    #[inline]
    pub fn observe(&self, seat: Seat, out: &mut [u8]) {
        G::observe(&self.state, seat, &mut Bytes::new(out));
    }

    /// Writes what the bots look at; `inputs` is a list to reuse.
    pub fn features(&self, seat: Seat, inputs: &mut Inputs, out: &mut [u8]) {
        write_inputs::<G>(&self.state, seat, inputs, out);
    }

    /// Writes for each legal action what the bots would look at after it: as far as the seat can know, with one
    /// guess of everything else.
    pub fn afterstates(&self, seat: Seat, actions: &[G::Action], out: &mut [u8]) {
        let seen = Seen::<G>::new(&self.state, seat);
        let mut after = seen.one().clone();
        let mut inputs = Inputs::default();
        for (&action, row) in actions.iter().zip(out.chunks_exact_mut(G::INPUTS)) {
            after.clone_from(seen.one());
            G::play(&mut after, seat, action, &mut orrery_core::FastDice::new(0), &mut Silent);
            write_inputs::<G>(&after, seat, &mut inputs, row);
        }
    }

    /// The points of each seat so far.
    pub fn scores(&self, out: &mut [i32]) {
        for (seat, score) in out.iter_mut().enumerate() {
            *score = G::score(&self.state, Seat(seat as u8));
        }
    }

    /// The result as a number for each seat: nothing before the end.
    pub fn returns(&self, reward: Reward, out: &mut [f32]) {
        let Some(outcome) = G::outcome(&self.state) else { return out.fill(0.0) };
        returns::<G>(&self.state, &outcome, reward, out);
    }

    /// The game as a record.
    pub fn record(&self, environment: &Environment<G>) -> Result<Record<G>, String> {
        let past = self.past.as_ref().ok_or("a resampled state has no record: its past was not played")?;
        let actions = past
            .iter()
            .filter_map(|&(seat, number)| Some((seat, environment.numbers.action(number.into())?)));
        let result = G::outcome(&self.state);
        Ok(Record {
            rules_version: G::RULES_VERSION,
            components: G::components_hash().into(),
            options: environment.options.clone(),
            commitment: self.seed.commitment(),
            seed: Some(self.seed),
            actions: actions.collect(),
            result: result.map(|o| o.seats.iter().map(|seat| (seat.score, seat.rank)).collect()),
        })
    }
}

fn returns<G: Playable>(state: &G::State, outcome: &Outcome, reward: Reward, out: &mut [f32]) {
    let winners = outcome.seats.iter().filter(|seat| seat.verdict == Verdict::Won).count();
    let others = outcome.seats.len().saturating_sub(1);
    for (seat, value) in outcome.seats.iter().zip(out) {
        let won = f32::from(seat.verdict == Verdict::Won);
        *value = match reward {
            Reward::Win => won / winners.max(1) as f32,
            Reward::Rank if others == 0 => won,
            Reward::Rank => 1.0 - f32::from(seat.rank - 1) / others as f32,
            Reward::Margin => G::margin(state, outcome, seat.seat),
        };
    }
}

fn write_inputs<G: Playable>(state: &G::State, seat: Seat, inputs: &mut Inputs, out: &mut [u8]) {
    inputs.clear();
    G::inputs(state, seat, inputs);
    out.fill(0);
    for &number in inputs.on() {
        if let Some(input) = out.get_mut(usize::from(number)) {
            *input = 1;
        }
    }
}
