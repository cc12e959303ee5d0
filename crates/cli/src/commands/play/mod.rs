//! `orrery play`: a game in the terminal.

mod input;
mod screen;

use std::process::ExitCode;

use anyhow::{Context, Result};
use orrery_bots::{BotSpec, Cancel, Knowledge, Player};
use orrery_catalog::with_game;
use orrery_core::{CannotUndo, History, Lang, Message, Present, Seat, Seed, Shortcut, Viewer};

use super::Exit;
use crate::table_args::TableArgs;
use input::{Input, read_input};
use screen::Screen;

/// Play in the terminal, alone, against bots or with everybody at one keyboard
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery play reworld
  orrery play reworld --players 4 --bots random --lang de
  orrery play roll-for-the-galaxy --bots strong
  orrery play reworld --players 3 --bots none        everybody at one keyboard")]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other seats: none, random, greedy, novice, regular, strong
    #[arg(long, default_value = "random")]
    bots: String,
    /// Any text; the same seed deals the same game [default: a new one each time]
    #[arg(long)]
    seed: Option<String>,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    with_game!(game.info().id, G => Session::<G>::start(args, lang)?.play())
}

struct Session<G: Present + Knowledge> {
    history: History<G>,
    /// A bot for each seat but the first; none if everybody sits at one keyboard.
    bots: Vec<Player<G>>,
    screen: Screen<G>,
    /// How many actions each seat has been told of; none if it was not even told of the setup.
    told: Vec<Option<usize>>,
}

/// What comes after an input.
enum Next {
    /// The same seat is asked again.
    Ask,
    /// Something has changed.
    GoOn,
    Quit,
}

impl<G: Present + Knowledge> Session<G> {
    fn start(args: &Args, lang: Lang) -> Result<Self> {
        let seed = match &args.seed {
            Some(text) => Seed::from_text(text),
            None => new_seed()?,
        };
        let history = History::<G>::new(args.table.read::<G>()?, seed)?;
        let players = G::players(history.state());
        let bots = match args.bots.as_str() {
            "none" => Vec::new(),
            spec => {
                let spec: BotSpec = spec.parse()?;
                (1..players).map(|seat| Player::new(&spec, history.state(), seat.into())).collect()
            }
        };
        Ok(Session { history, bots, screen: Screen::new(lang), told: vec![None; players.into()] })
    }

    fn play(mut self) -> Exit {
        let commitment = self.history.seed().commitment();
        self.screen.say(&Message::new("play-commitment").name("commitment", commitment));
        while let Some(seat) = self.next_seat() {
            if self.is_bot(seat) {
                self.bot_plays(seat)?;
            } else if !self.person_plays(seat)? {
                return Ok(ExitCode::SUCCESS);
            }
        }
        self.tell_news(Seat(0));
        if let Some(outcome) = G::outcome(self.history.state()) {
            let own_seat = (!self.bots.is_empty() || self.told.len() == 1).then_some(Seat(0));
            self.screen.result(&outcome, own_seat);
        }
        self.screen.say(&Message::new("play-seed").name("seed", self.history.seed().to_hex()));
        Ok(ExitCode::SUCCESS)
    }

    /// Bots go first where several are to act, so that the person is asked when everything else is known.
    fn next_seat(&self) -> Option<Seat> {
        let due = G::to_act(self.history.state());
        due.iter().find(|&s| self.is_bot(s)).or(due.first())
    }

    fn is_bot(&self, seat: Seat) -> bool {
        !self.bots.is_empty() && seat != Seat(0)
    }

    fn bot_plays(&mut self, seat: Seat) -> Result<()> {
        let bot = &mut self.bots[seat.index() - 1];
        let action =
            bot.decide(self.history.state(), seat, &Cancel::new()).context("the bot found no action")?;
        self.history.apply(seat, action)?;
        Ok(())
    }

    /// Asks until an action is played. `false` if the person quits.
    fn person_plays(&mut self, seat: Seat) -> Result<bool> {
        if self.tell_news(seat) {
            self.screen.table(&G::view(self.history.state(), Viewer::Seat(seat)));
        }
        loop {
            let state = self.history.state();
            let mut actions = Vec::new();
            G::legal(state, seat, &mut actions);
            let shortcuts = G::shortcuts(state, seat);
            self.screen.choices(state, seat, &actions, &shortcuts);
            match self.answer(seat, read_input()?, &actions, &shortcuts)? {
                Next::Ask => {}
                Next::GoOn => return Ok(true),
                Next::Quit => return Ok(false),
            }
        }
    }

    fn answer(
        &mut self,
        seat: Seat,
        input: Input,
        actions: &[G::Action],
        shortcuts: &[Shortcut<G::Action>],
    ) -> Result<Next> {
        match input {
            Input::Number(number) => match actions.get(number.wrapping_sub(1)) {
                Some(&action) => {
                    self.history.apply(seat, action)?;
                    return Ok(Next::GoOn);
                }
                None => self.screen.unknown(&number.to_string(), actions.len()),
            },
            Input::Shortcut(number) => match shortcuts.get(number.wrapping_sub(1)) {
                Some(shortcut) => {
                    self.history.apply_all(seat, &shortcut.actions)?;
                    return Ok(Next::GoOn);
                }
                None => self.screen.unknown(&format!("+{number}"), actions.len()),
            },
            Input::Undo => match self.history.undo(seat) {
                Ok(_) => {
                    self.screen.say(&Message::new("play-undone"));
                    let count = self.history.entries().len();
                    self.told.iter_mut().for_each(|told| *told = told.map(|told| told.min(count)));
                    return Ok(Next::GoOn);
                }
                Err(why) => self.screen.say(&Message::new(why_not_undo(why))),
            },
            Input::Why(query) => self.why(seat, &query, actions),
            Input::Rule(query) => self.screen.rules(&query),
            Input::View => self.screen.table(&G::view(self.history.state(), Viewer::Seat(seat))),
            Input::Save(file) => {
                std::fs::write(&file, self.history.record(true).save())
                    .with_context(|| format!("cannot write {file}"))?;
                self.screen.say(&Message::new("play-saved").name("file", file));
            }
            Input::Help => self.screen.say(&Message::new("play-help")),
            Input::Quit => return Ok(Next::Quit),
            Input::Words(words) => match self.action_in_words(&words) {
                // An action in words is tried; if it is refused, the reasons are shown.
                Some(action) if self.history.apply(seat, action).is_ok() => return Ok(Next::GoOn),
                Some(action) => self.screen.why_action(self.history.state(), seat, action),
                None => self.screen.unknown(&words, actions.len()),
            },
        }
        Ok(Next::Ask)
    }

    fn action_in_words(&self, words: &str) -> Option<G::Action> {
        orrery_core::notation::parse(words, &G::universe(self.history.options()))
    }

    /// Explains a choice by its number, an action in words, a piece, or whatever is labelled so.
    fn why(&self, seat: Seat, query: &str, actions: &[G::Action]) {
        let state = self.history.state();
        let by_number = query.parse::<usize>().ok().and_then(|number| actions.get(number.wrapping_sub(1)));
        match by_number.copied().or_else(|| self.action_in_words(query)) {
            Some(action) => self.screen.why_action(state, seat, action),
            None => self.screen.why_words(self.history.options(), state, seat, query),
        }
    }

    /// Tells what happened since the seat was last told, the setup first; whether there was anything.
    fn tell_news(&mut self, seat: Seat) -> bool {
        let told = self.told[seat.index()].replace(self.history.entries().len());
        let opening = if told.is_none() { self.history.opening() } else { &[] };
        let later = self.history.entries()[told.unwrap_or(0)..].iter().flat_map(|entry| &entry.events);
        let viewer = Viewer::Seat(seat);
        let heard = opening.iter().chain(later).filter(|(to, _)| to.includes(viewer));
        let news = heard.map(|(_, event)| self.screen.event(seat, event)).count();
        news > 0 || told.is_none()
    }
}

fn new_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| anyhow::anyhow!("this system gives no random numbers: {e}"))?;
    Ok(Seed(bytes))
}

fn why_not_undo(why: CannotUndo) -> &'static str {
    match why {
        CannotUndo::NothingToUndo => "play-cannot-undo-nothing",
        CannotUndo::LearnedSomething => "play-cannot-undo-learned",
        CannotUndo::OthersActed => "play-cannot-undo-others",
    }
}
