//! A game in progress with its past, with its type erased.

use std::any::Any;
use std::ops::Range;

use orrery_core::{
    Audience, FairStart, Game, History, Lang, Message, Outcome, Present, Record, Seat, Seats, Seed, Viewer,
};
use serde::Serialize;
use serde_json::Value;

use crate::changes::MessageText;
use crate::json;
use crate::{
    CatalogEntry, CatalogGame, Choice, Error, Frame, LogEntry, Preview, Shortcut, Why, WhyNot, preview, why,
};

/// A game in progress. Nothing here decides who may ask: whoever hands out answers must ask for the right viewer.
pub trait GameInProgress: Any + Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn CatalogGame;

    /// What was chosen when the table was set.
    fn options(&self) -> Value;

    /// The number of seats.
    fn players(&self) -> u8;

    /// The seed. Secret until the game is over.
    fn seed(&self) -> Seed;

    /// How many actions were carried out.
    fn count(&self) -> usize;

    /// The seats that are waited for; nobody after the end.
    fn to_act(&self) -> Seats;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// What the viewer has to do now, or who is waited for.
    fn prompt(&self, viewer: Viewer) -> Message;

    /// The prompt, and the view, made once for both and ready to be written as JSON.
    fn prompt_and_view(&self, viewer: Viewer) -> (Message, Box<dyn Json>);

    /// Where the game stands, as a number to compare: who is waited for, what everybody can do, the points.
    /// It does not depend on how a version of the program keeps its state.
    fn place(&self) -> u64;

    /// The view as plain text.
    fn print(&self, viewer: Viewer, lang: Lang) -> String;

    /// What the seat can do now.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The same list, ready to be written as JSON; none if it is empty.
    fn choices_to_write(&self, seat: Seat) -> Option<Box<dyn Json>>;

    /// What an action would do, as far as its seat can know: computed from what the seat may know alone.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedAction`] and [`Error::Illegal`].
    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Error>;

    /// Whether any of these actions, done one after the other, rolls dice or reveals something, and so cannot be
    /// taken back: computed from what the seat may know alone.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedAction`] and [`Error::Illegal`].
    fn reveals(&self, seat: Seat, actions: &[Value]) -> Result<bool, Error>;

    /// Sequences of actions that people do as one.
    fn shortcuts(&self, seat: Seat) -> Vec<Shortcut>;

    /// Why the seat cannot use a piece. Pieces are named as the targets of choices are.
    fn why_not(&self, seat: Seat, target: &str) -> Why;

    /// Why the seat cannot do an action; none if it can.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedAction`].
    fn why_not_action(&self, seat: Seat, action: &Value) -> Result<Option<WhyNot>, Error>;

    /// Carries out an action, or changes nothing.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedAction`] and [`Error::Illegal`].
    fn apply(&mut self, seat: Seat, action: &Value) -> Result<(), Error>;

    /// Carries out the actions of a shortcut one after the other, all or nothing; they are taken back as one.
    ///
    /// # Errors
    ///
    /// [`Error::MalformedAction`] and [`Error::Illegal`].
    fn apply_all(&mut self, seat: Seat, actions: &[Value]) -> Result<(), Error>;

    /// What the viewer learned from the setup.
    fn opening(&self, viewer: Viewer) -> Vec<LogEntry>;

    /// What the viewer learned from the actions after the first `since`.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogEntry>;

    /// What the viewer heard of the `most` actions after the first `since`, each event with the table after it.
    fn told(&self, viewer: Viewer, since: usize, most: usize) -> Vec<Frame>;

    /// Which action, counted from 0, [`GameInProgress::undo`] would take back.
    ///
    /// # Errors
    ///
    /// [`Error::CannotUndo`].
    fn can_undo(&self, seat: Seat) -> Result<usize, Error>;

    /// Takes back the seat's last action, unless it told the seat something or somebody acted on it.
    ///
    /// # Errors
    ///
    /// [`Error::CannotUndo`].
    fn undo(&mut self, seat: Seat) -> Result<usize, Error>;

    /// Goes back to the position after the first `count` actions, by consent of all. What follows has new dice.
    fn rewind(&mut self, count: usize);

    /// How often everybody agreed to go back.
    fn rewinds(&self) -> u32;

    /// For replays: the actions to come were made after so many times of going back by consent.
    fn set_rewinds(&mut self, rewinds: u32);

    /// The table as it was after the first `count` actions.
    fn at(&self, count: usize) -> Box<dyn GameInProgress>;

    /// A branch: from the position after the first `count` actions the game goes on elsewhere, with other dice and with
    /// what the viewer could not know drawn anew. It depends on nothing but what the viewer could know and the seed.
    fn branch(&self, count: usize, viewer: Viewer, seed: Seed) -> Box<dyn GameInProgress>;

    /// The position that a branch begins in, as text for [`CatalogGame::resume`]; none for a game from its setup on. Secret
    /// as the state is.
    fn root(&self) -> Option<String>;

    /// The points of every seat, as everybody can count them.
    fn scores(&self) -> Vec<i32>;

    /// The points of every seat at the start and after each action.
    fn running_scores(&self) -> Vec<Vec<i32>>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The record so far, as text; with the seed only if `open`.
    fn record(&self, open: bool) -> String;

    /// The record of a table to whose seed every seat contributed.
    fn fair_record(&self, open: bool, fair: FairStart) -> String;
}

/// Something that is made and can be written as JSON: making it and writing it are apart, so that each can be timed.
pub trait Json: Send {
    /// Writes it as a field of a message; returns where it stands there.
    fn write(&self, name: &'static str, message: &mut MessageText<'_>) -> Range<usize>;
}

impl<T: Serialize + Send> Json for T {
    fn write(&self, name: &'static str, message: &mut MessageText<'_>) -> Range<usize> {
        message.field(name, self)
    }
}

/// The history of the game, for those who know which game it is.
pub fn history_of<G: Present>(game: &dyn GameInProgress) -> Option<&History<G>> {
    (game as &dyn Any).downcast_ref::<TypedGame<G>>().map(|typed| &typed.history)
}

/// A game in progress of a known type.
pub struct TypedGame<G: Present> {
    pub(crate) entry: &'static CatalogEntry<G>,
    pub(crate) history: History<G>,
}

impl<G: Present> TypedGame<G> {
    fn state(&self) -> &G::State {
        self.history.state()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players())
    }

    fn typed_choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        let mut actions = Vec::new();
        G::legal(self.state(), seat, &mut actions);
        let choice = |action: G::Action| {
            let description = G::describe(self.state(), seat, action);
            Choice {
                action,
                label: description.label,
                targets: description.targets,
                rule: description.rule,
                rewind: G::rewinds(action),
                sum: description.sum,
            }
        };
        actions.into_iter().map(choice).collect()
    }

    fn scores_of(&self, state: &G::State) -> Vec<i32> {
        self.seats().map(|seat| G::score(state, seat)).collect()
    }
}

impl<G: Present> GameInProgress for TypedGame<G> {
    fn game(&self) -> &'static dyn CatalogGame {
        self.entry
    }

    fn options(&self) -> Value {
        value_of(self.history.options())
    }

    fn players(&self) -> u8 {
        G::players(self.state())
    }

    fn seed(&self) -> Seed {
        self.history.seed()
    }

    fn count(&self) -> usize {
        self.history.entries().len()
    }

    fn to_act(&self) -> Seats {
        G::to_act(self.state())
    }

    fn view(&self, viewer: Viewer) -> Value {
        value_of(&G::view(self.state(), viewer))
    }

    fn prompt_and_view(&self, viewer: Viewer) -> (Message, Box<dyn Json>) {
        let view = G::view(self.state(), viewer);
        (G::prompt(&view), Box::new(view))
    }

    fn place(&self) -> u64 {
        let mut legal = Vec::new();
        let choices: Vec<String> = self
            .seats()
            .map(|seat| {
                legal.clear();
                G::legal(self.state(), seat, &mut legal);
                json::text(&legal).unwrap_or_default()
            })
            .collect();
        let place = (self.count(), self.to_act(), self.scores(), choices);
        // FNV-1a: quick, the same on every machine, and nobody attacks it.
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        json::text(&place).unwrap_or_default().bytes().fold(0xcbf2_9ce4_8422_2325, fold)
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        G::prompt(&G::view(self.state(), viewer))
    }

    fn print(&self, viewer: Viewer, lang: Lang) -> String {
        G::print(&G::view(self.state(), viewer), self.entry.texts(lang))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let untyped = |choice: Choice<G::Action>| choice.map(|action| value_of(&action));
        self.typed_choices(seat).into_iter().map(untyped).collect()
    }

    fn choices_to_write(&self, seat: Seat) -> Option<Box<dyn Json>> {
        let choices = self.typed_choices(seat);
        (!choices.is_empty()).then(|| Box::new(choices) as Box<dyn Json>)
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Error> {
        preview::preview::<G>(self.state(), seat, read_action::<G>(action)?)
    }

    fn reveals(&self, seat: Seat, actions: &[Value]) -> Result<bool, Error> {
        let actions = actions.iter().map(read_action::<G>).collect::<Result<Vec<_>, _>>()?;
        preview::reveals::<G>(self.state(), seat, &actions)
    }

    fn shortcuts(&self, seat: Seat) -> Vec<Shortcut> {
        let shortcuts = G::shortcuts(self.state(), seat).into_iter();
        let wire = |s: orrery_core::Shortcut<G::Action>| Shortcut {
            label: s.label,
            actions: s.actions.iter().map(value_of).collect(),
        };
        shortcuts.map(wire).collect()
    }

    fn why_not(&self, seat: Seat, target: &str) -> Why {
        why::why_not::<G>(self.history.options(), self.state(), seat, target)
    }

    fn why_not_action(&self, seat: Seat, action: &Value) -> Result<Option<WhyNot>, Error> {
        Ok(why::why_not_action::<G>(self.state(), seat, read_action::<G>(action)?))
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<(), Error> {
        let action = read_action::<G>(action)?;
        self.history.apply(seat, action).map_err(|illegal| Error::Illegal(illegal.rule))?;
        Ok(())
    }

    fn apply_all(&mut self, seat: Seat, actions: &[Value]) -> Result<(), Error> {
        let actions = actions.iter().map(read_action::<G>).collect::<Result<Vec<_>, _>>()?;
        self.history.apply_all(seat, &actions).map_err(|illegal| Error::Illegal(illegal.rule))
    }

    fn opening(&self, viewer: Viewer) -> Vec<LogEntry> {
        heard::<G>(self.history.opening(), viewer, 0, None).collect()
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogEntry> {
        let entries = self.history.entries().iter().enumerate().skip(since);
        entries.flat_map(|(index, e)| heard::<G>(&e.events, viewer, index + 1, Some(e.seat))).collect()
    }

    fn told(&self, viewer: Viewer, since: usize, most: usize) -> Vec<Frame> {
        let told = self.history.told(viewer, since, most).into_iter();
        let frame = |t: orrery_core::Told<G>| Frame {
            number: t.number,
            view: value_of(&G::view(&t.state, viewer)),
            to_act: G::to_act(&t.state),
            scores: self.scores_of(&t.state),
        };
        told.map(frame).collect()
    }

    fn can_undo(&self, seat: Seat) -> Result<usize, Error> {
        Ok(self.history.can_undo(seat)?)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, Error> {
        Ok(self.history.undo(seat)?)
    }

    fn rewind(&mut self, count: usize) {
        self.history.rewind(count);
    }

    fn rewinds(&self) -> u32 {
        self.history.rewinds()
    }

    fn set_rewinds(&mut self, rewinds: u32) {
        self.history.set_rewinds(rewinds);
    }

    fn at(&self, count: usize) -> Box<dyn GameInProgress> {
        Box::new(TypedGame { entry: self.entry, history: self.history.prefix(count) })
    }

    fn branch(&self, count: usize, viewer: Viewer, seed: Seed) -> Box<dyn GameInProgress> {
        Box::new(TypedGame { entry: self.entry, history: self.history.branch(count, viewer, seed) })
    }

    fn root(&self) -> Option<String> {
        // States have a JSON form; the conformance kit makes sure.
        self.history.root().and_then(json::text)
    }

    fn scores(&self) -> Vec<i32> {
        self.scores_of(self.state())
    }

    fn running_scores(&self) -> Vec<Vec<i32>> {
        let mut past = self.history.prefix(0);
        let mut scores = vec![self.scores_of(past.state())];
        for entry in self.history.entries() {
            // The same actions in the same order were legal before, so they are now.
            let _ = past.apply(entry.seat, entry.action);
            scores.push(self.scores_of(past.state()));
        }
        scores
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.state())
    }

    fn record(&self, open: bool) -> String {
        self.history.record(open).save()
    }

    fn fair_record(&self, open: bool, fair: FairStart) -> String {
        let record = self.history.record(open);
        let fair = FairStart { secret: fair.secret.filter(|_| open), ..fair };
        Record { commitment: fair.commitment.clone(), fair: Some(fair), ..record }.save()
    }
}

/// The events that the viewer learned of, as entries of the log.
fn heard<G: Present>(
    events: &[(Audience, G::Event)],
    viewer: Viewer,
    number: usize,
    seat: Option<Seat>,
) -> impl Iterator<Item = LogEntry> {
    let heard = events.iter().filter(move |(to, _)| to.includes(viewer));
    heard.map(move |(_, event)| LogEntry { number, seat, event: value_of(event), message: G::tell(event) })
}

fn read_action<G: Game>(action: &Value) -> Result<G::Action, Error> {
    serde::Deserialize::deserialize(action)
        .map_err(|e: serde_json::Error| Error::MalformedAction(e.to_string()))
}

fn value_of(value: &impl Serialize) -> Value {
    // Views, actions, events and options always have a JSON form; the conformance kit makes sure.
    // By way of text: a second way of writing every type would take a minute to compile.
    json::text(value).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}
