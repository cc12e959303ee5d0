//! A game in progress with its past: every action, who learned what from it, and computed undo.

use std::collections::VecDeque;
use std::fmt;

use crate::{
    Audience, Game, Illegal, Log, Record, RecordError, Seat, Seed, SetupError, Silent, TableDice, Viewer,
    apply,
};

/// How many states of the past are kept, so that looking back a little does not replay the whole game.
const KEPT: usize = 16;

/// A game in progress with its past.
pub struct History<G: Game> {
    options: G::Options,
    seed: Seed,
    /// What the setup told.
    opening: Vec<(Audience, G::Event)>,
    /// The position that a branch begins in; none for a game from its setup on.
    root: Option<G::State>,
    state: G::State,
    entries: Vec<Entry<G>>,
    /// The states before the last actions, the oldest first.
    recent: VecDeque<G::State>,
    /// How often everybody agreed to go back: the dice are other ones since.
    rewinds: u32,
}

/// One action of the past.
pub struct Entry<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What happened, and who learned of it.
    pub events: Vec<(Audience, G::Event)>,
    /// How often everybody had agreed to go back before it.
    pub rewinds: u32,
    /// Whether chance played a part.
    chance: bool,
    /// Whether it was applied together with the action before it, and is taken back with it.
    joined: bool,
    /// Whether it showed its own seat something new, by dice or by turning something up. The kit holds games
    /// to saying so ([`crate::Sink::reveal`]).
    taught: bool,
}

// Derived, it would ask the game itself to be cloneable.
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        Entry {
            seat: self.seat,
            action: self.action,
            events: self.events.clone(),
            rewinds: self.rewinds,
            chance: self.chance,
            taught: self.taught,
            joined: self.joined,
        }
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotUndo {
    /// The seat has not acted yet.
    NothingToUndo,
    /// The action told its player something new.
    LearnedSomething,
    /// Another seat has acted on it.
    OthersActed,
}

impl fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CannotUndo::NothingToUndo => "there is no action to take back",
            CannotUndo::LearnedSomething => "the last action revealed something new",
            CannotUndo::OthersActed => "somebody else has acted since",
        })
    }
}

impl std::error::Error for CannotUndo {}

impl<G: Game> History<G> {
    /// A new game.
    pub fn new(options: G::Options, seed: Seed) -> Result<Self, SetupError> {
        let mut log = Log::default();
        let state = G::setup(&options, &mut TableDice::new(seed, 0), &mut log)?;
        Ok(History {
            options,
            seed,
            opening: log.events,
            root: None,
            state,
            entries: Vec::new(),
            recent: VecDeque::new(),
            rewinds: 0,
        })
    }

    /// A game that begins in the middle: in a position of another one. It has no record, because a record begins with a
    /// setup.
    pub fn from_position(options: G::Options, seed: Seed, root: G::State) -> Self {
        History {
            options,
            seed,
            opening: Vec::new(),
            state: root.clone(),
            root: Some(root),
            entries: Vec::new(),
            recent: VecDeque::new(),
            rewinds: 0,
        }
    }

    /// A branch: from the position after the first `count` actions the game goes on elsewhere, with other dice. What the
    /// viewer could not know then is drawn anew. It depends on nothing but what the viewer could know and the seed, which
    /// must be a new one.
    pub fn branch(&self, count: usize, viewer: Viewer, seed: Seed) -> Self {
        let root = G::resample(&self.state_after(count), viewer, &mut TableDice::new(seed, 0));
        History::from_position(self.options.clone(), seed, root)
    }

    /// The game that a record tells, played again from its start.
    pub fn replay(record: &Record<G>) -> Result<Self, RecordError> {
        let seed = record.seed.ok_or(RecordError::NoSeed)?;
        let mut history = History::new(record.options.clone(), seed)?;
        for (number, &(seat, action)) in record.actions.iter().enumerate() {
            history.rewinds = record.rewinds.get(number).copied().unwrap_or(0);
            history
                .apply(seat, action)
                .map_err(|illegal| RecordError::Illegal { number: number + 1, rule: illegal.rule })?;
        }
        Ok(history)
    }

    /// What was chosen when the table was set.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed. Secret until the game is over.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position that a branch begins in; none for a game from its setup on.
    pub fn root(&self) -> Option<&G::State> {
        self.root.as_ref()
    }

    /// What the setup told, before the first action.
    pub fn opening(&self) -> &[(Audience, G::Event)] {
        &self.opening
    }

    /// The past.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Carries out an action, or refuses it and changes nothing. Returns what happened.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<&[(Audience, G::Event)], Illegal> {
        let mut dice = TableDice::after_rewinds(self.seed, self.entries.len() as u64 + 1, self.rewinds);
        let mut log = Log::default();
        let before = self.state.clone();
        apply::<G>(&mut self.state, seat, action, &mut dice, &mut log)?;
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(before);
        let chance = dice.used();
        let taught = chance || log.revealed_to.contains(seat);
        let rewinds = self.rewinds;
        self.entries.push(Entry { seat, action, events: log.events, rewinds, chance, taught, joined: false });
        Ok(&self.entries[self.entries.len() - 1].events)
    }

    /// Carries out the actions of a shortcut one after the other, all or nothing; they are taken back as one.
    ///
    /// # Errors
    ///
    /// The refusal of the first illegal action; nothing has changed then.
    pub fn apply_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), Illegal> {
        let start = self.entries.len();
        for &action in actions {
            if let Err(illegal) = self.apply(seat, action) {
                self.truncate(start);
                return Err(illegal);
            }
        }
        for entry in self.entries.iter_mut().skip(start + 1) {
            entry.joined = true;
        }
        Ok(())
    }

    /// The state after the first `count` actions.
    pub fn state_after(&self, count: usize) -> G::State {
        match self.kept(count) {
            Some(index) => self.recent[index].clone(),
            None if count >= self.entries.len() => self.state.clone(),
            None => self.prefix(count).state,
        }
    }

    /// The place among the recent states of the one after the first `count` actions.
    fn kept(&self, count: usize) -> Option<usize> {
        let first = self.entries.len() - self.recent.len();
        count.checked_sub(first).filter(|&index| index < self.recent.len())
    }

    /// The game as it was after the first `count` actions.
    pub fn prefix(&self, count: usize) -> History<G> {
        if let Some(index) = self.kept(count) {
            return History {
                options: self.options.clone(),
                seed: self.seed,
                opening: self.opening.clone(),
                root: self.root.clone(),
                state: self.recent[index].clone(),
                entries: self.entries[..count].to_vec(),
                recent: self.recent.iter().take(index).cloned().collect(),
                rewinds: self.rewinds,
            };
        }
        let mut past = self.fresh();
        for entry in self.entries.iter().take(count) {
            past.rewinds = entry.rewinds;
            // The same actions in the same order were legal before, so they are now.
            let _ = past.apply(entry.seat, entry.action);
            if let Some(again) = past.entries.last_mut() {
                again.joined = entry.joined;
            }
        }
        past.rewinds = self.rewinds;
        past
    }

    /// The record of the game so far. The seed is in it only if `open`: after the end, or for the store. That of a branch
    /// cannot be replayed.
    pub fn record(&self, open: bool) -> Record<G> {
        Record {
            rules_version: G::RULES_VERSION,
            components: G::components_hash().into(),
            options: self.options.clone(),
            commitment: self.seed.commitment(),
            seed: open.then_some(self.seed),
            fair: None,
            actions: self.entries.iter().map(|e| (e.seat, e.action)).collect(),
            rewinds: self.entries.iter().map(|e| e.rewinds).collect(),
            result: G::outcome(&self.state).map(|o| o.seats.iter().map(|s| (s.score, s.rank)).collect()),
        }
    }

    /// Whether [`History::undo`] would take an action back, and which one. Of what others did since, only what
    /// the seat has noticed counts: otherwise the answer would tell of their secret actions.
    pub fn can_undo(&self, seat: Seat) -> Result<usize, CannotUndo> {
        let last = self.entries.iter().rposition(|e| e.seat == seat).ok_or(CannotUndo::NothingToUndo)?;
        if self.entries[last].taught {
            return Err(CannotUndo::LearnedSomething);
        }
        let told = |later: &Entry<G>| later.events.iter().any(|(to, _)| to.seats.contains(seat));
        // Dice are keyed by the number of the action, and taking one out moves the later ones up.
        if self.entries[last + 1..].iter().any(|later| told(later) || later.chance)
            || self.showed(last + 1, seat)
        {
            return Err(CannotUndo::OthersActed);
        }
        Ok(last)
    }

    /// Takes back the last action of the seat, unless it told the seat something new, or the seat has noticed
    /// another's action since. Unnoticed steps of others that fit no longer are taken back with it. Returns
    /// the place of the action in the past.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, CannotUndo> {
        let mut last = self.can_undo(seat)?;
        // A shortcut goes as one, as far back as it told nothing.
        while self.entries[last].joined
            && self.entries[last - 1].seat == seat
            && !self.entries[last - 1].taught
        {
            last -= 1;
        }
        let mut rest = self.prefix(last);
        for entry in &self.entries[last + 1..] {
            // A refusal changes nothing: this step falls away.
            let _ = rest.apply(entry.seat, entry.action);
        }
        *self = rest;
        Ok(last)
    }

    /// Goes back to the state after the first `count` actions, as if the others had never been.
    pub fn truncate(&mut self, count: usize) {
        *self = self.prefix(count);
    }

    /// Goes back to the state after the first `count` actions by consent of all. What follows has new dice: everybody has
    /// seen the old ones.
    pub fn rewind(&mut self, count: usize) {
        self.truncate(count);
        self.rewinds += 1;
    }

    /// How often everybody agreed to go back.
    pub fn rewinds(&self) -> u32 {
        self.rewinds
    }

    /// For replays: the actions to come were made after so many times of going back by consent.
    pub fn set_rewinds(&mut self, rewinds: u32) {
        self.rewinds = rewinds;
    }

    fn fresh(&self) -> History<G> {
        if let Some(root) = &self.root {
            return History::from_position(self.options.clone(), self.seed, root.clone());
        }
        // The same options made a game before, so they do now.
        History::new(self.options.clone(), self.seed).unwrap_or_else(|_| History {
            options: self.options.clone(),
            seed: self.seed,
            opening: self.opening.clone(),
            root: None,
            state: self.state.clone(),
            entries: Vec::new(),
            recent: VecDeque::new(),
            rewinds: 0,
        })
    }

    /// Whether the seat could see any of the actions from `number` on.
    fn showed(&self, number: usize, seat: Seat) -> bool {
        // The usual question comes right after the own action: no view needs to be made for it.
        if number >= self.entries.len() {
            return false;
        }
        let viewer = Viewer::Seat(seat);
        let mut state = self.state_after(number);
        let seen = G::view(&state, viewer);
        self.entries.iter().enumerate().skip(number).any(|(number, entry)| {
            let mut dice = TableDice::after_rewinds(self.seed, number as u64 + 1, entry.rewinds);
            // It was legal before.
            let _ = apply::<G>(&mut state, entry.seat, entry.action, &mut dice, &mut Silent);
            G::view(&state, viewer) != seen
        })
    }
}
