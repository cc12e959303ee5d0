//! A recorded game: setup, seed commitment and actions, as JSON lines. Everything else can be computed
//! again from it.
//!
//! ```text
//! {"orrery":1,"game":"reworld","rules_version":1,"components":"0a…","options":{"players":2},"commitment":"5e…"}
//! {"seat":0,"action":{"do":"leave"}}
//! {"seed":"0a…","result":[[23,1],[20,2]]}
//! ```
//!
//! The last line is written at the end of the game; before that the seed stays secret.
//!
//! Format 2 is that of a table to whose seed every seat contributed ([`FairStart`]): the commitment is that of the server's
//! secret, `contributions` stand beside it, and the last line has the `secret` as well. An action made after everybody agreed
//! to go back has `rewinds`, the number of times.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Contribution, FairStart, Game, History, RuleId, Seat, Seed, SetupError};

/// The version of the file format, and that of records with contributions.
pub const FORMAT: u32 = 1;
/// See [`FORMAT`].
pub const FORMAT_WITH_CONTRIBUTIONS: u32 = 2;

/// A recorded game.
pub struct Record<G: Game> {
    /// The rules it was played under.
    pub rules_version: u32,
    /// The hash of the components it was played with ([`crate::pack::hash`]).
    pub components: String,
    /// What was chosen when the table was set.
    pub options: G::Options,
    /// SHA-256 of the seed, published at the start; of the server's secret where there are contributions.
    pub commitment: String,
    /// The seed, published at the end.
    pub seed: Option<Seed>,
    /// How the seed came about, for tables where every seat contributed to it.
    pub fair: Option<FairStart>,
    /// Who decided what, in order.
    pub actions: Vec<(Seat, G::Action)>,
    /// How often everybody had agreed to go back before each action; empty if never.
    pub rewinds: Vec<u32>,
    /// Points and place of each seat, once the game is over.
    pub result: Option<Vec<(i32, u8)>>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// A line is not what it should be.
    Malformed {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The record is of another game.
    OtherGame(String),
    /// The record was made under other rules.
    OtherRules(u32),
    /// The record was made with other components: theirs and ours.
    OtherComponents(String, String),
    /// The options make no game.
    Setup(SetupError),
    /// An action was illegal.
    Illegal {
        /// The action, counted from 1.
        number: usize,
        /// The rule that forbids it.
        rule: RuleId,
    },
    /// The seed is still secret, so nothing can be replayed.
    NoSeed,
    /// The seed is not the one that the table committed itself to.
    Unfair,
    /// The recorded result is not the one that the actions lead to.
    OtherResult,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Malformed { line, why } => write!(f, "line {line}: {why}"),
            RecordError::OtherGame(game) => write!(f, "this is a record of `{game}`"),
            RecordError::OtherRules(version) => write!(f, "played under rules version {version}"),
            RecordError::OtherComponents(theirs, ours) => write!(
                f,
                "played with the component data {theirs}, but {ours} is in play; start with `--components FILE`"
            ),
            RecordError::Setup(error) => error.fmt(f),
            RecordError::Illegal { number, rule } => {
                write!(f, "action {number} is not allowed by rule {rule}")
            }
            RecordError::NoSeed => f.write_str("the seed is not published yet: the game is not over"),
            RecordError::Unfair => {
                f.write_str("the seed does not match the commitment of the start and the contributions")
            }
            RecordError::OtherResult => {
                f.write_str("the actions lead to another result than the recorded one")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<SetupError> for RecordError {
    fn from(error: SetupError) -> Self {
        RecordError::Setup(error)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header<O> {
    orrery: u32,
    game: String,
    rules_version: u32,
    #[serde(default)]
    components: String,
    options: O,
    commitment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contributions: Option<Vec<Contribution>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<A> {
    seat: Seat,
    action: A,
    #[serde(default, skip_serializing_if = "is_zero")]
    rewinds: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Footer {
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Vec<(i32, u8)>>,
}

/// The game that a record is of, read from its first line.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    #[derive(Deserialize)]
    struct Name {
        game: String,
    }
    let first = text.lines().next().unwrap_or_default();
    let name: Name = serde_json::from_str(first).map_err(|e| malformed(1, &e))?;
    Ok(name.game)
}

/// How the seed of a recorded game came about, if every seat contributed to it; read from the first and the last line.
pub fn fair_start_of(text: &str) -> Option<FairStart> {
    #[derive(Deserialize)]
    struct First {
        commitment: String,
        contributions: Vec<Contribution>,
    }
    #[derive(Deserialize)]
    struct Last {
        secret: Seed,
    }
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let First { commitment, contributions } = serde_json::from_str(lines.next()?).ok()?;
    let last = lines.next_back().and_then(|line| serde_json::from_str::<Last>(line).ok());
    Some(FairStart { commitment, contributions, secret: last.map(|last| last.secret) })
}

fn malformed(line: usize, error: &serde_json::Error) -> RecordError {
    RecordError::Malformed { line, why: error.to_string() }
}

impl<G: Game> Record<G> {
    /// The record as text.
    pub fn save(&self) -> String {
        let header = Header {
            orrery: if self.fair.is_some() { FORMAT_WITH_CONTRIBUTIONS } else { FORMAT },
            game: G::info().id.into(),
            rules_version: self.rules_version,
            components: self.components.clone(),
            options: &self.options,
            commitment: self.commitment.clone(),
            contributions: self.fair.as_ref().map(|fair| fair.contributions.clone()),
        };
        let mut lines = vec![serde_json::to_string(&header)];
        let rewinds = self.rewinds.iter().copied().chain(std::iter::repeat(0));
        let steps = self.actions.iter().zip(rewinds);
        lines.extend(
            steps.map(|(&(seat, action), rewinds)| serde_json::to_string(&Step { seat, action, rewinds })),
        );
        if let Some(seed) = self.seed {
            let secret = self.fair.as_ref().and_then(|fair| fair.secret);
            lines.push(serde_json::to_string(&Footer { seed, secret, result: self.result.clone() }));
        }
        // Options, actions and numbers always have a JSON form.
        lines.into_iter().map(|l| l.unwrap_or_default() + "\n").collect()
    }

    /// Reads a record.
    pub fn load(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
        let game = game_of(text)?;
        if game != G::info().id {
            return Err(RecordError::OtherGame(game));
        }
        let (_, first) = lines.next().unwrap_or_default();
        let header: Header<G::Options> = serde_json::from_str(first).map_err(|e| malformed(1, &e))?;
        let expected = if header.contributions.is_some() { FORMAT_WITH_CONTRIBUTIONS } else { FORMAT };
        if header.orrery != expected {
            let why = format!("file format {} is not {expected}", header.orrery);
            return Err(RecordError::Malformed { line: 1, why });
        }
        let commitment = header.commitment.clone();
        let fair = |contributions| FairStart { commitment, contributions, secret: None };
        let mut record = Record {
            rules_version: header.rules_version,
            components: header.components,
            options: header.options,
            commitment: header.commitment,
            seed: None,
            fair: header.contributions.map(fair),
            actions: Vec::new(),
            rewinds: Vec::new(),
            result: None,
        };
        for (i, line) in lines {
            if record.seed.is_some() {
                return Err(RecordError::Malformed {
                    line: i + 1,
                    why: "nothing may follow the seed".into(),
                });
            }
            match serde_json::from_str::<Step<G::Action>>(line) {
                Ok(step) => {
                    // The times of going back only grow: each one lies before all actions that follow.
                    if record.rewinds.last().is_some_and(|before| *before > step.rewinds) {
                        let why = "`rewinds` must not become less".into();
                        return Err(RecordError::Malformed { line: i + 1, why });
                    }
                    record.actions.push((step.seat, step.action));
                    record.rewinds.push(step.rewinds);
                }
                Err(error) => {
                    let footer: Footer = serde_json::from_str(line).map_err(|_| malformed(i + 1, &error))?;
                    record.seed = Some(footer.seed);
                    if let Some(fair) = &mut record.fair {
                        fair.secret = footer.secret;
                    }
                    record.result = footer.result;
                }
            }
        }
        Ok(record)
    }

    /// Checks rules, result and fairness: every action legal, the result as recorded, the seed the one
    /// that the table committed itself to at the start. Returns the replayed game.
    pub fn verify(&self) -> Result<History<G>, RecordError> {
        if self.rules_version != G::RULES_VERSION {
            return Err(RecordError::OtherRules(self.rules_version));
        }
        if self.components != G::components_hash() {
            return Err(RecordError::OtherComponents(self.components.clone(), G::components_hash().into()));
        }
        let seed = self.seed.ok_or(RecordError::NoSeed)?;
        match &self.fair {
            Some(fair) => fair.check(seed)?,
            None if seed.commitment() == self.commitment => {}
            None => return Err(RecordError::Unfair),
        }
        let history = History::replay(self)?;
        if history.record(true).result != self.result {
            return Err(RecordError::OtherResult);
        }
        Ok(history)
    }
}
