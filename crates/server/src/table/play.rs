//! Messages from sockets: acting, undoing, asking, talking.

use std::collections::BTreeSet;

use orrery_core::{Seat, Viewer};
use serde_json::Value;

use super::clocks::Event;
use super::push::Logs;
use super::task::{TableTask, UndoRequest};
use super::viewer;
use crate::cpu::{self, Part};
use crate::error::{ApiError, ApiResult};
use crate::store::{ChatRow, OpKind, OpRow};
use crate::wire::{ChatEntry, ClientMessage, Clock, ErrorCode, Person, Purpose, ServerMessage};
use crate::{secret, time};

/// The longest name of a message, the longest chat message and note, in characters.
const LONGEST_REF: usize = 64;
const LONGEST_CHAT: usize = 500;
const LONGEST_NOTE: usize = 10_000;
/// The longest shortcut.
const MOST_ACTIONS: usize = 64;

impl TableTask {
    /// Answers a message from a socket.
    pub async fn message(&mut self, socket: u64, message: ClientMessage) {
        let Some(person) = self.sockets.get(&socket).map(|s| s.person.clone()) else { return };
        let name = name_of(&message).map(str::to_owned);
        let answer = match self.reply(socket, person.as_ref(), message).await {
            Ok(answer) => answer,
            Err(ApiError(problem)) => {
                metrics::counter!("orrery_refused_messages").increment(1);
                // A name that is too long is not worth repeating.
                let name = name.filter(|n| n.chars().count() <= LONGEST_REF);
                Some(ServerMessage::Error { r#ref: name, problem })
            }
        };
        if let Some(answer) = answer {
            self.send(socket, &answer);
        }
    }

    async fn reply(
        &mut self,
        socket: u64,
        person: Option<&Person>,
        message: ClientMessage,
    ) -> ApiResult<Option<ServerMessage>> {
        if name_of(&message).is_some_and(|name| name.chars().count() > LONGEST_REF) {
            return Err(ApiError::new(ErrorCode::Malformed, "a ref has at most 64 characters"));
        }
        let done = |r#ref| Some(ServerMessage::Done { r#ref });
        Ok(match message {
            ClientMessage::Ping { r#ref } => Some(ServerMessage::Pong { r#ref }),
            ClientMessage::Resume { r#ref, since } => {
                self.send_log(socket, since, false);
                done(r#ref)
            }
            // What was done once is not done again, not even if the game has ended by it.
            ClientMessage::Act { r#ref, .. }
            | ClientMessage::ActAll { r#ref, .. }
            | ClientMessage::Undo { r#ref, .. }
                if self.was_done(socket, &r#ref) =>
            {
                done(Some(r#ref))
            }
            ClientMessage::Act { r#ref, version, action, sure } => {
                let seat = self.player(socket)?;
                self.fresh(seat, version)?;
                if !sure {
                    self.refuse_what_reveals(seat, std::slice::from_ref(&action))?;
                }
                self.play(seat, Some(r#ref.clone()), &[action]).await?;
                done(Some(r#ref))
            }
            ClientMessage::ActAll { r#ref, version, actions, sure } => {
                let seat = self.player(socket)?;
                self.fresh(seat, version)?;
                if actions.is_empty() || actions.len() > MOST_ACTIONS {
                    return Err(ApiError::new(ErrorCode::Malformed, "a shortcut has 1 to 64 actions"));
                }
                if !sure {
                    self.refuse_what_reveals(seat, &actions)?;
                }
                self.play(seat, Some(r#ref.clone()), &actions).await?;
                done(Some(r#ref))
            }
            ClientMessage::Undo { r#ref, version } => {
                let seat = self.player(socket)?;
                self.undo(seat, &r#ref, version).await?;
                done(Some(r#ref))
            }
            ClientMessage::AskUndo { r#ref, to } => {
                let seat = self.player(socket)?;
                self.ask_undo(seat, to).await?;
                done(r#ref)
            }
            ClientMessage::AnswerUndo { r#ref, yes } => {
                let seat = self.player(socket)?;
                self.answer_undo(seat, yes).await?;
                done(r#ref)
            }
            ClientMessage::Preview { r#ref, version, action } => {
                let seat = self.player(socket)?;
                self.fresh(seat, version)?;
                let preview = self.costly(person, |game| game.preview(seat, &action))??;
                let (messages, reveals, scores) = (preview.messages, preview.reveals, preview.scores);
                Some(ServerMessage::Preview { r#ref, messages, reveals, scores })
            }
            ClientMessage::Why { r#ref, target } => {
                let seat = self.player(socket)?;
                let why = self.costly(person, |game| game.why_not(seat, &target))?;
                Some(ServerMessage::Why { r#ref, target, usable: why.usable, reason: why.reason })
            }
            ClientMessage::Hint { r#ref } => {
                let seat = self.player(socket)?;
                self.hint(socket, seat, r#ref)?;
                None
            }
            ClientMessage::Chat { r#ref, text } => {
                self.say(person, &text).await?;
                done(r#ref)
            }
            ClientMessage::Note { r#ref, text } => {
                self.note(person, text).await?;
                done(r#ref)
            }
        })
    }

    /// Answers a question about the game that may take a while; it counts for the person who asks.
    fn costly<T>(
        &mut self,
        person: Option<&Person>,
        ask: impl FnOnce(&dyn orrery_catalog::GameInProgress) -> T,
    ) -> ApiResult<T> {
        let person = person.ok_or_else(ApiError::sign_in)?;
        self.app.limits.questions.check(&person.id)?;
        let begin = std::time::Instant::now();
        let answer = ask(self.running()?.as_ref());
        self.app.limits.questions.charge(&person.id, begin.elapsed());
        Ok(answer)
    }

    /// The seat of a socket whose person plays now.
    fn player(&mut self, socket: u64) -> ApiResult<Seat> {
        let refused = || ApiError::new(ErrorCode::NotSeated, "only players of the table can do this");
        let socket = self.sockets.get(&socket).ok_or_else(refused)?;
        if socket.person.is_none() {
            return Err(ApiError::sign_in());
        }
        let seat = self.viewer_of(socket).map(Seat).ok_or_else(refused)?;
        self.running()?;
        match self.seats[seat.index()].plays() {
            true => Ok(seat),
            false => Err(ApiError::new(ErrorCode::NotSeated, "a bot plays this seat; come back first")),
        }
    }

    /// Whether the version is that of the decision in front of the seat.
    fn fresh(&self, seat: Seat, version: u64) -> ApiResult<()> {
        match self.viewers.get(&Some(seat.0)) {
            Some(state) if state.update.version == version => Ok(()),
            _ => Err(ApiError::new(ErrorCode::Stale, "the position has changed meanwhile")),
        }
    }

    /// Whether the seat's action of this name has been played.
    fn was_done(&self, socket: u64, name: &str) -> bool {
        let seat = self.sockets.get(&socket).and_then(|socket| self.viewer_of(socket));
        seat.is_some_and(|seat| self.refs.contains(&(seat, name.to_owned())))
    }

    /// Refuses actions that cannot be taken back. It is found out from what the seat may know alone.
    fn refuse_what_reveals(&mut self, seat: Seat, actions: &[Value]) -> ApiResult<()> {
        let game = self.running()?;
        if game.reveals(seat, actions)? {
            return Err(ApiError::new(ErrorCode::Reveals, "this cannot be taken back"));
        }
        Ok(())
    }

    /// Plays actions of a person or a bot, all or nothing, writes them down, and tells everybody.
    pub async fn play(&mut self, seat: Seat, name: Option<String>, actions: &[Value]) -> ApiResult<()> {
        let status = self.row.status;
        let days = matches!(self.row.clock, Clock::Days { .. });
        let game = self.running()?;
        let count = game.count();
        cpu::of(Part::Engine, || game.apply_all(seat, actions))?;
        let public = days && !game.log(Viewer::Onlooker, count).is_empty();
        self.acted.extend(actions.iter().map(|_| seat.0));
        self.ask = None;
        cpu::of(Part::Engine, || self.run_clocks(Event::Acted { seat: seat.0, public }));
        let time = time::now();
        let mut name = name;
        let ops = actions.iter().map(|action| OpRow {
            kind: OpKind::Act,
            seat: seat.0,
            r#ref: name.take(),
            action: Some(action.to_string()),
            at: None,
            time,
        });
        self.commit(ops.collect()).await?;
        metrics::counter!("orrery_actions").increment(actions.len() as u64);
        self.after(status).await;
        Ok(())
    }

    async fn undo(&mut self, seat: Seat, name: &str, version: u64) -> ApiResult<()> {
        self.fresh(seat, version)?;
        self.running()?.can_undo(seat)?;
        let logs = self.logs();
        let game = self.running()?;
        let at = game.undo(seat)?;
        // What is left after the place of the action: others' steps that it does not touch.
        let left = actions(game.as_ref(), at)?;
        self.acted.truncate(at);
        self.acted.extend(left.iter().map(|(seat, _)| seat));
        let time = time::now();
        let name = Some(name.to_owned());
        let undo =
            OpRow { kind: OpKind::Back, seat: seat.0, r#ref: name, action: None, at: Some(at as i64), time };
        let again = left.into_iter().map(|(seat, action)| OpRow {
            kind: OpKind::Act,
            seat,
            r#ref: None,
            action: Some(action.to_string()),
            at: None,
            time,
        });
        self.taken_back([undo].into_iter().chain(again).collect(), logs).await
    }

    /// Writes down that actions were taken back: `ops` begins with the `back` that did it.
    async fn taken_back(&mut self, mut ops: Vec<OpRow>, before: Logs) -> ApiResult<()> {
        self.ask = None;
        self.run_clocks(Event::TakenBack);
        let now = self.logs();
        let changed: Vec<Option<u8>> = now.keys().copied().filter(|v| now.get(v) != before.get(v)).collect();
        if let Some(back) = ops.first_mut() {
            back.action = serde_json::to_string(&changed).ok();
        }
        self.commit(ops).await?;
        self.rewrite_logs(now, &changed);
        self.after(self.row.status).await;
        Ok(())
    }

    async fn ask_undo(&mut self, seat: Seat, to: u32) -> ApiResult<()> {
        // Bots agree to everything, and one try counts.
        if matches!(self.row.purpose, Purpose::Daily { .. } | Purpose::Duplicate { .. }) {
            return Err(ApiError::new(ErrorCode::CannotUndo, "a deal that others play too is played once"));
        }
        let steps = viewer::steps(self.running()?.as_ref(), Viewer::Seat(seat));
        let keep = steps.get(to as usize).copied().filter(|&keep| keep < self.acted.len());
        let cannot = || ApiError::new(ErrorCode::CannotUndo, "there is no such step to go back to");
        let keep = keep.ok_or_else(cannot)?;
        // Bots agree to everything. People who are away do not: they may come back.
        let bots = (0u8..).zip(&self.seats).filter(|(_, s)| !s.plays() && !s.may_return()).map(|(i, _)| i);
        let agreed: BTreeSet<u8> = bots.chain([seat.0]).collect();
        self.ask = Some(UndoRequest { seat: seat.0, keep, agreed });
        self.go_back_if_agreed().await
    }

    async fn answer_undo(&mut self, seat: Seat, yes: bool) -> ApiResult<()> {
        let not_asked = || ApiError::new(ErrorCode::NotAsked, "nobody has asked to go back");
        let request = self.ask.as_mut().ok_or_else(not_asked)?;
        if yes {
            request.agreed.insert(seat.0);
        } else {
            self.ask = None;
        }
        self.go_back_if_agreed().await
    }

    async fn go_back_if_agreed(&mut self) -> ApiResult<()> {
        let Some(request) = self.ask.take_if(|request| request.agreed.len() == self.seats.len()) else {
            self.publish();
            return Ok(());
        };
        let logs = self.logs();
        self.running()?.rewind(request.keep);
        self.acted.truncate(request.keep);
        let op = OpRow {
            kind: OpKind::Rewind,
            seat: request.seat,
            r#ref: None,
            action: None,
            at: Some(request.keep as i64),
            time: time::now(),
        };
        self.taken_back(vec![op], logs).await
    }

    async fn say(&mut self, person: Option<&Person>, text: &str) -> ApiResult<()> {
        let person = person.ok_or_else(ApiError::sign_in)?;
        // Nothing that turns the writing direction of what others said.
        let turns = |c: &char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let text: String =
            text.trim().chars().filter(|c| (!c.is_control() || *c == '\n') && !turns(c)).collect();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err(ApiError::new(ErrorCode::Malformed, "a chat message has 1 to 500 characters"));
        }
        self.app.limits.chat.check(&person.id)?;
        if self.app.store.is_muted(&person.id).await? {
            return Err(ApiError::new(ErrorCode::Forbidden, "the operator has taken the word from you"));
        }
        let seat = self.seat_of(Some(person)).map(|s| s.0);
        let entry = ChatEntry { id: secret::id(), time: time::now(), person: person.clone(), seat, text };
        let row = ChatRow { table: self.row.id.clone(), entry: entry.clone() };
        if !self.app.store.say(row, self.tenure.epoch).await? {
            return Err(ApiError::elsewhere());
        }
        self.send_chat(entry);
        Ok(())
    }

    async fn note(&mut self, person: Option<&Person>, text: String) -> ApiResult<()> {
        let person = person.ok_or_else(ApiError::sign_in)?;
        if text.chars().count() > LONGEST_NOTE {
            return Err(ApiError::new(ErrorCode::Malformed, "a note has at most 10,000 characters"));
        }
        self.app.store.set_note(&self.row.id, &person.id, &text).await?;
        self.send_note(&person.id, &text);
        Ok(())
    }
}

/// The actions of a game from one place on.
fn actions(game: &dyn orrery_catalog::GameInProgress, from: usize) -> ApiResult<Vec<(u8, Value)>> {
    #[derive(serde::Deserialize)]
    struct Step {
        seat: u8,
        action: Value,
    }
    let record = game.record(false);
    // The first line is about the table.
    let steps = record.lines().skip(1 + from).map(serde_json::from_str::<Step>);
    steps.map(|step| step.map(|s| (s.seat, s.action)).map_err(ApiError::internal)).collect()
}

fn name_of(message: &ClientMessage) -> Option<&str> {
    match message {
        ClientMessage::Act { r#ref, .. }
        | ClientMessage::ActAll { r#ref, .. }
        | ClientMessage::Undo { r#ref, .. } => Some(r#ref),
        ClientMessage::AskUndo { r#ref, .. }
        | ClientMessage::AnswerUndo { r#ref, .. }
        | ClientMessage::Preview { r#ref, .. }
        | ClientMessage::Why { r#ref, .. }
        | ClientMessage::Hint { r#ref }
        | ClientMessage::Chat { r#ref, .. }
        | ClientMessage::Note { r#ref, .. }
        | ClientMessage::Resume { r#ref, .. }
        | ClientMessage::Ping { r#ref } => r#ref.as_deref(),
    }
}
