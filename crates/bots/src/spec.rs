//! Which bot plays: what people write and what it means.

use std::fmt;
use std::str::FromStr;

use orrery_core::Message;

use crate::{Budget, Evaluation, Tuning};

/// A bot, as it is written in commands: `random`, `greedy`, `learned`, `search:300ms`, `search:500it`, or
/// a level for people: `novice`, `regular`, `strong`. A search takes more words: `hand` for the hand-tuned
/// evaluation, `2t` for two threads, `cheat` to let it see everything, and for finding better settings `h12`,
/// `c2` and `u12` for horizon, candidates and hundredths of exploration (see [`Tuning`]).
///
/// ```
/// use orrery_bots::BotSpec;
///
/// let bot: BotSpec = "search:500it:2t".parse()?;
/// assert!(bot.reproducible());
/// assert!("clever".parse::<BotSpec>().is_err());
/// # Ok::<(), orrery_bots::UnknownBot>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    text: String,
    /// What it means.
    pub kind: Kind,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any action, each with the same chance.
    Random,
    /// The best action by one step of look-ahead.
    Greedy {
        /// How positions are evaluated.
        evaluation: Evaluation,
        /// In how many decisions of a hundred it takes any action instead.
        random_percent: u8,
    },
    /// Tree search.
    Search {
        /// How long it thinks.
        budget: Budget,
        /// How positions are evaluated.
        evaluation: Evaluation,
        /// On how many threads.
        threads: u8,
        /// Whether it sees everything; for measuring only.
        cheats: bool,
        /// How its settings differ from the usual ones.
        settings: Settings,
    },
}

/// Settings of a search that differ from the usual ones of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// In place of [`Tuning::horizon`].
    pub horizon: Option<u32>,
    /// In place of [`Tuning::candidates`].
    pub candidates: Option<u32>,
    /// In place of [`Tuning::exploration`], in hundredths.
    pub exploration: Option<u32>,
}

impl Settings {
    /// The usual settings with these differences.
    pub fn apply(self, usual: Tuning) -> Tuning {
        Tuning {
            horizon: self.horizon.unwrap_or(usual.horizon),
            candidates: self.candidates.unwrap_or(usual.candidates),
            exploration: self.exploration.map_or(usual.exploration, |e| e as f32 / 100.0),
            ..usual
        }
    }

    fn read(&mut self, word: &str) -> Option<()> {
        let (place, number) = match word.split_at_checked(1)? {
            ("h", number) => (&mut self.horizon, number),
            ("c", number) => (&mut self.candidates, number),
            ("u", number) => (&mut self.exploration, number),
            _ => return None,
        };
        *place = Some(number.parse().ok().filter(|&n| n <= 1000)?);
        Some(())
    }
}

/// How long a search thinks unless told.
pub const USUAL: Budget = Budget::millis(300);

impl BotSpec {
    /// Whether the bot's decisions follow from its seed alone.
    pub fn reproducible(&self) -> bool {
        !matches!(self.kind, Kind::Search { budget: Budget::Time(_), .. })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot `{}`; there are novice, regular, strong, random, greedy, learned and search, \
             the last with a budget such as search:300ms or search:500it",
            self.0
        )
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let kind = parse(text).ok_or_else(|| UnknownBot(text.into()))?;
        Ok(BotSpec { text: text.into(), kind })
    }
}

fn parse(text: &str) -> Option<Kind> {
    let mut words = text.split(':');
    let name = words.next()?;
    if name == "search" {
        return search(words);
    }
    if words.next().is_some() {
        return None;
    }
    match name {
        "random" => Some(Kind::Random),
        "greedy" => Some(Kind::Greedy { evaluation: Evaluation::HandTuned, random_percent: 0 }),
        "learned" => Some(Kind::Greedy { evaluation: Evaluation::Learned, random_percent: 0 }),
        name => Level::ALL.into_iter().find(|level| level.id() == name).map(Level::kind),
    }
}

fn search<'w>(words: impl Iterator<Item = &'w str>) -> Option<Kind> {
    let (mut budget, mut evaluation, mut threads, mut cheats) = (USUAL, Evaluation::Learned, 1, false);
    let mut settings = Settings::default();
    for word in words {
        match word {
            "hand" => evaluation = Evaluation::HandTuned,
            "cheat" => cheats = true,
            _ => match word.strip_suffix('t').and_then(|n| n.parse().ok()) {
                Some(n @ 1..=64) => threads = n,
                _ if settings.read(word).is_some() => {}
                _ => budget = Budget::parse(word)?,
            },
        }
    }
    Some(Kind::Search { budget, evaluation, threads, cheats, settings })
}

/// How strong a bot people want to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// For the first games.
    Novice,
    /// Plays soundly and at once.
    Regular,
    /// Thinks before it acts.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Regular, Level::Strong];

    /// The word for it in commands.
    pub fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Strong => "strong",
        }
    }

    /// The bot that plays it.
    pub fn spec(self) -> BotSpec {
        BotSpec { text: self.id().into(), kind: self.kind() }
    }

    /// Its name.
    pub fn name(self) -> Message {
        Message::new(format!("bot-{}", self.id()))
    }

    /// One honest sentence about it.
    pub fn about(self) -> Message {
        Message::new(format!("bot-{}-about", self.id()))
    }

    fn kind(self) -> Kind {
        match self {
            Level::Novice => Kind::Greedy { evaluation: Evaluation::HandTuned, random_percent: 30 },
            Level::Regular => Kind::Greedy { evaluation: Evaluation::Learned, random_percent: 0 },
            // Some games ask a bot a dozen small questions in a round, and people wait for the answers.
            Level::Strong => Kind::Search {
                budget: USUAL,
                evaluation: Evaluation::Learned,
                threads: 1,
                cheats: false,
                settings: Settings::default(),
            },
        }
    }
}

/// The names of the bots and what they say about themselves, in English and German.
pub const TEXTS: (&str, &str) = (include_str!("../texts/en.ftl"), include_str!("../texts/de.ftl"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_they_are_written() {
        for text in ["random", "greedy", "learned", "search", "search:500it", "novice", "regular", "strong"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        let search: BotSpec = "search:20it:hand:2t:cheat:h5:u20".parse().unwrap();
        assert_eq!(
            search.kind,
            Kind::Search {
                budget: Budget::Iterations(20),
                evaluation: Evaluation::HandTuned,
                threads: 2,
                cheats: true,
                settings: Settings { horizon: Some(5), candidates: None, exploration: Some(20) },
            }
        );
        assert!(search.reproducible() && !"strong".parse::<BotSpec>().unwrap().reproducible());
        for bad in [
            "",
            "clever",
            "greedy:3ms",
            "search:",
            "search:0t",
            "search:fast",
            "search:h",
            "search:x3",
            "random:",
        ] {
            assert!(bad.parse::<BotSpec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_level_has_texts_in_both_languages() {
        let (en, de) = TEXTS;
        assert_eq!(orrery_core::texts::problems(en, de), Vec::<String>::new());
        let texts = orrery_core::Texts::new(orrery_core::Lang::En, &[en]);
        for level in Level::ALL {
            assert!(texts.has(&level.name().id) && texts.has(&level.about().id), "{level:?}");
        }
    }
}
