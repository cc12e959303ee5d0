//! `orrery play`: a game in the terminal.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use orrery_bots::{BotSpec, Cancel, Knowledge, Player};
use orrery_catalog::with_game;
use orrery_core::{CannotUndo, History, Lang, Ledger, Message, Present, Seat, Seed, Texts, Viewer};

use super::Exit;

const TEXTS: [&str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/de.ftl")];

/// Play in the terminal, against bots or with everybody at one keyboard
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery play reworld
  orrery play reworld --players 4 --bots random --lang de
  orrery play roll-for-the-galaxy --bots strong
  orrery play reworld --players 3 --bots none        everybody at one keyboard")]
pub struct Args {
    /// The game
    game: String,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    players: u8,
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
    texts: Texts,
    own: Texts,
    ledger: Ledger,
    told: usize,
}

enum Command {
    Choose(usize),
    Undo,
    Rule(String),
    View,
    Save(String),
    Help,
    Quit,
    Unknown(String),
}

impl<G: Present + Knowledge> Session<G> {
    fn start(args: &Args, lang: Lang) -> Result<Self> {
        let seed = match &args.seed {
            Some(text) => Seed::from_text(text),
            None => new_seed()?,
        };
        let bots = match args.bots.as_str() {
            "none" => Vec::new(),
            spec => {
                let spec: BotSpec = spec.parse()?;
                (1..args.players).map(|seat| Player::new(&spec, args.players, seat.into())).collect()
            }
        };
        let sources = G::sources();
        let rules = match lang {
            Lang::En => sources.rules_en,
            Lang::De => sources.rules_de,
        };
        Ok(Session {
            history: History::new(G::options(args.players), seed)?,
            bots,
            texts: Texts::of_game(lang, sources),
            own: Texts::new(lang, &[TEXTS[lang as usize]]),
            ledger: Ledger::parse(rules),
            told: 0,
        })
    }

    fn play(mut self) -> Exit {
        let commitment = self.history.seed().commitment();
        println!("{}", self.own.say(&Message::new("play-commitment").name("commitment", commitment)));
        while let Some(seat) = self.next_seat() {
            if self.is_bot(seat) {
                self.bot_plays(seat)?;
            } else if !self.person_plays(seat)? {
                return Ok(ExitCode::SUCCESS);
            }
        }
        self.show_result();
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
        let begins = self.history.entries().is_empty();
        if self.tell_news(seat) || begins {
            self.show_table(seat);
        }
        loop {
            let mut actions = Vec::new();
            G::legal(self.history.state(), seat, &mut actions);
            let view = G::view(self.history.state(), Viewer::Seat(seat));
            println!(
                "\n{} {}",
                self.own.say(&Message::new("play-you-are").seat("who", seat)),
                self.texts.say_to(seat, &G::prompt(&view))
            );
            for (i, &action) in actions.iter().enumerate() {
                let description = G::describe(self.history.state(), seat, action);
                println!("  {:3}  {}  [{}]", i + 1, self.texts.say(&description.label), description.rule);
            }
            println!("{}", self.own.say(&Message::new("play-your-turn")));
            match read_command(actions.len())? {
                Command::Choose(number) => {
                    self.history.apply(seat, actions[number])?;
                    return Ok(true);
                }
                Command::Undo => match self.history.undo(seat) {
                    Ok(_) => {
                        println!("{}", self.own.say(&Message::new("play-undone")));
                        self.told = self.told.min(self.history.entries().len());
                        return Ok(true);
                    }
                    Err(why) => println!("{}", self.own.say(&Message::new(why_not_undo(why)))),
                },
                Command::Rule(query) => self.show_rules(&query),
                Command::View => self.show_table(seat),
                Command::Save(file) => {
                    std::fs::write(&file, self.history.record(true).save())
                        .with_context(|| format!("cannot write {file}"))?;
                    println!("{}", self.own.say(&Message::new("play-saved").name("file", file)));
                }
                Command::Help => println!("{}", self.own.say(&Message::new("play-help"))),
                Command::Quit => return Ok(false),
                Command::Unknown(text) => {
                    let most = actions.len() as i32;
                    println!(
                        "{}",
                        self.own.say(&Message::new("play-unknown").name("text", text).number("most", most))
                    );
                }
            }
        }
    }

    /// Tells what happened since the person was last told; whether there was anything.
    fn tell_news(&mut self, seat: Seat) -> bool {
        let mut news = false;
        for entry in &self.history.entries()[self.told..] {
            for (to, event) in &entry.events {
                if to.includes(Viewer::Seat(seat)) {
                    println!("  {}", self.texts.say_to(seat, &G::tell(event)));
                    news = true;
                }
            }
        }
        self.told = self.history.entries().len();
        news
    }

    fn show_table(&self, seat: Seat) {
        println!("\n{}", G::print(&G::view(self.history.state(), Viewer::Seat(seat)), &self.texts));
    }

    fn show_rules(&self, query: &str) {
        let rules: Vec<_> = match self.ledger.get(query) {
            Some(rule) => vec![rule],
            None => self.ledger.search(query).take(12).collect(),
        };
        if rules.is_empty() {
            println!("{}", self.own.say(&Message::new("play-no-rule").name("text", query.to_owned())));
        }
        for rule in rules {
            println!("  {}  {}", rule.id, rule.text);
        }
    }

    fn show_result(&mut self) {
        self.tell_news(Seat(0));
        println!("\n{}", self.own.say(&Message::new("play-over")));
        let mut seats = G::outcome(self.history.state()).map(|o| o.seats).unwrap_or_default();
        seats.sort_by_key(|s| s.rank);
        for result in seats {
            let place = Message::new("play-place").number("place", result.rank).number("score", result.score);
            println!("{}", self.own.say(&place.seat("who", result.seat)));
            for line in result.lines {
                let text = Message::new("play-line").number("points", line.points).name("rule", line.rule.0);
                println!("     {}", self.own.say(&text.name("label", self.texts.say(&line.label))));
            }
        }
        println!("{}", self.own.say(&Message::new("play-seed").name("seed", self.history.seed().to_hex())));
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

fn read_command(choices: usize) -> Result<Command> {
    print!("> ");
    std::io::stdout().flush()?;
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Command::Quit);
    }
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    Ok(match word {
        "u" => Command::Undo,
        "r" => Command::Rule(rest.trim().into()),
        "v" => Command::View,
        "s" if !rest.is_empty() => Command::Save(rest.trim().into()),
        "?" | "h" => Command::Help,
        "q" => Command::Quit,
        _ => match line.parse::<usize>() {
            Ok(number) if (1..=choices).contains(&number) => Command::Choose(number - 1),
            _ => Command::Unknown(line.into()),
        },
    })
}

#[cfg(test)]
mod tests {
    use orrery_core::texts::problems;

    use super::TEXTS;

    #[test]
    fn the_terminal_speaks_both_languages() {
        assert_eq!(problems(TEXTS[0], TEXTS[1]), Vec::<String>::new());
    }
}
