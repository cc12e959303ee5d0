//! Who is told what, and when: each viewer is sent what changed for that viewer, and nothing otherwise.

use std::collections::BTreeMap;

use orrery_catalog::changes::Former;
use orrery_core::{Seat, Viewer};

use super::command::{Answer, Question};
use super::send::{changes_frame, text};
use super::story;
use super::task::{Socket, TableTask, ViewerState};
use super::viewer::{self, Comparison, Cursor};
use crate::cpu::{self, Part};
use crate::error::{ApiError, ApiResult};
use crate::wire::{Changed, ChatEntry, ErrorCode, LogEntry, Outcome, Person, ServerMessage, Status, UndoAsk};

/// How much of the chat is sent at the greeting.
const CHAT: i64 = 200;

/// The logs of viewers, before the past is changed.
pub(super) type Logs = BTreeMap<Option<u8>, Vec<LogEntry>>;

impl TableTask {
    /// A socket opens: it is greeted with everything that its viewer may know.
    pub async fn attach(&mut self, socket: Socket, invite: Option<&str>, since: u32) -> ApiResult<u64> {
        let person = socket.person.clone();
        self.may_look(person.as_ref(), invite)?;
        let id = self.next_socket;
        self.next_socket += 1;
        // What is already there is no news: the greeting below has it all.
        let own = super::info::seats_of(&self.seats, person.as_ref());
        let seat = socket.seat.filter(|seat| own.contains(seat)).or(own.first().copied());
        if !self.viewers.contains_key(&seat) {
            self.look(seat);
        }
        self.sockets.insert(id, Socket { seat, ..socket });
        // The others see who has come; the new socket gets its `table` in the same way.
        self.publish();
        if self.game.is_some() {
            // At the end the log is another one, and after an undo it may be: then all of it is sent.
            let since = if self.is_open_to_all() || self.rewritten.contains(&seat) { 0 } else { since };
            self.send_log(id, since, since == 0);
            if self.is_over() {
                self.send_outcome(id);
            }
            self.send_wish(Some(id));
        }
        let chat = self.app.store.chat(&self.row.id, CHAT).await?;
        self.send_chat_to(id, &chat);
        if let Some(person) = person {
            let text = self.app.store.note(&self.row.id, &person.id).await?;
            self.send(id, &ServerMessage::Note { text });
        }
        self.app.bots.set_watched(&self.row.id, true);
        // Where only bots play, they wait for somebody to look.
        self.think();
        Ok(id)
    }

    /// A socket has closed.
    pub fn detach(&mut self, id: u64) {
        if let Some(socket) = self.sockets.remove(&id) {
            self.close_viewer(self.viewer_of(&socket));
            self.publish();
        }
    }

    /// Forgets what a viewer was sent when no socket of that viewer is left. Without any socket, the table's bots wait behind others.
    pub fn close_viewer(&mut self, seat: Option<u8>) {
        if !self.sockets.values().any(|s| self.viewer_of(s) == seat) {
            self.viewers.remove(&seat);
        }
        if self.sockets.is_empty() {
            self.app.bots.set_watched(&self.row.id, false);
        }
    }

    /// Sends to every socket what has changed for its viewer.
    pub fn publish(&mut self) {
        self.publish_table();
        self.publish_game();
        self.publish_wish();
    }

    fn publish_game(&mut self) {
        if self.game.is_none() {
            return;
        }
        let mut viewers: Vec<Option<u8>> = self.sockets.values().map(|s| self.viewer_of(s)).collect();
        viewers.sort_unstable();
        viewers.dedup();
        for seat in viewers {
            let Some((entries, reset)) = self.look(seat) else { continue };
            let ids: Vec<u64> = self.sockets_of(seat);
            if reset || !entries.is_empty() {
                let frame = text(&ServerMessage::Log { entries, reset });
                ids.iter().for_each(|&id| self.send_frame(id, frame.clone()));
            }
            ids.iter().for_each(|&id| self.send_position(id, seat));
            if reset && self.is_over() {
                ids.iter().for_each(|&id| self.send_outcome(id));
            }
        }
    }

    /// Sends the position of its viewer to a socket that does not have it yet.
    fn send_position(&mut self, id: u64, seat: Option<u8>) {
        let (Some(socket), Some(state)) = (self.sockets.get_mut(&id), self.viewers.get(&seat)) else {
            return;
        };
        let has = std::mem::replace(&mut socket.position, state.number);
        if has != state.number {
            let fits = state.changes.as_ref().filter(|(before, _)| socket.changes && *before == has);
            let frame = fits.map_or(&state.update.frame, |(_, changes)| changes).clone();
            self.send_frame(id, frame);
        }
    }

    /// Looks through a viewer's eyes: new log entries, and whether they replace the old ones.
    fn look(&mut self, seat: Option<u8>) -> Option<(Vec<LogEntry>, bool)> {
        let (over, open) = (self.is_over(), self.is_open_to_all());
        let acted = self.acted.iter().filter(|s| Some(**s) == seat).count();
        let viewer = viewer(seat, open);
        let game = self.game.as_deref()?;
        let known = self.viewers.get(&seat);
        // At the end everything is opened, so the log is another one; where others still play the deal, when they are done.
        let now = (over, open);
        let reset = known.is_none_or(|state| over && (state.update.over, state.update.open) != now);
        let mut cursor = known.filter(|_| !reset).map_or_else(Cursor::default, |state| state.cursor);
        let entries = cpu::of(Part::View, || viewer::read(game, viewer, &mut cursor));
        let before = known.map(|state| Former { text: state.update.frame.as_str(), spans: &state.spans });
        let (update, Comparison { changes, spans }) =
            viewer::update(game, seat.map(Seat), cursor.step, acted, now, before);
        if let Some(state) = self.viewers.get_mut(&seat).filter(|state| state.update == update) {
            state.cursor = cursor;
        } else {
            let change = |state: &ViewerState| {
                Some((state.number, changes_frame(Changed::Position, &changes?, &update.frame)?))
            };
            let changes = self.viewers.get(&seat).and_then(change);
            let number = self.next_position;
            self.next_position += 1;
            self.viewers.insert(seat, ViewerState { cursor, update, spans, number, changes });
        }
        Some((entries, reset))
    }

    /// The logs of all viewers.
    pub fn logs(&self) -> Logs {
        let over = self.is_open_to_all();
        let Some(game) = self.game.as_deref() else { return Logs::new() };
        let viewers = (0..self.seats.len() as u8).map(Some).chain([None]);
        viewers.map(|seat| (seat, viewer::read(game, viewer(seat, over), &mut Cursor::default()))).collect()
    }

    /// After the past has changed: viewers whose log is another one now get it anew.
    pub fn rewrite_logs(&mut self, now: Logs, changed: &[Option<u8>]) {
        self.rewritten.extend(changed);
        let over = self.is_open_to_all();
        for (seat, entries) in now {
            let Some(game) = self.game.as_deref() else { return };
            if let Some(state) = self.viewers.get_mut(&seat) {
                state.cursor = Cursor::default();
                viewer::read(game, viewer(seat, over), &mut state.cursor);
            }
            if changed.contains(&seat) {
                let frame = text(&ServerMessage::Log { entries, reset: true });
                self.sockets_of(seat).iter().for_each(|&id| self.send_frame(id, frame.clone()));
            }
        }
    }

    /// Sends everything again, after the table was read anew from the store.
    pub fn resend(&mut self) {
        self.viewers.clear();
        self.publish();
    }

    /// Sends the log after an entry to one socket.
    pub fn send_log(&mut self, id: u64, since: u32, reset: bool) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let viewer = viewer(self.viewer_of(socket), self.is_open_to_all());
        let Some(game) = self.game.as_deref() else { return };
        let mut entries = viewer::read(game, viewer, &mut Cursor::default());
        entries.retain(|e| e.seq > since);
        self.send(id, &ServerMessage::Log { entries, reset });
    }

    /// Answers a question about the game.
    pub async fn question(
        &self,
        person: Option<&Person>,
        invite: Option<&str>,
        question: Question,
    ) -> ApiResult<Answer> {
        self.may_look(person, invite)?;
        let not_begun = || ApiError::new(ErrorCode::NotRunning, "the game has not begun");
        if self.outdated {
            return match question {
                Question::Record if self.row.deal_in_play() => Err(crate::daily::deal_in_play()),
                Question::Record => Ok(Answer::Record(self.stored_record().await?)),
                _ => Err(super::task::other_rules()),
            };
        }
        let game = self.game.as_deref().ok_or_else(not_begun)?;
        let (seat, over) = (self.seat_of(person), self.is_open_to_all());
        let viewer = viewer(seat.map(|s| s.0), over);
        let ended = || match self.is_over() {
            true => Ok(()),
            false => Err(ApiError::new(ErrorCode::StillRunning, "not before the end of the game")),
        };
        Ok(match question {
            Question::Log => Answer::Log(viewer::read(game, viewer, &mut Cursor::default())),
            Question::At(step) => {
                let moment = viewer::moment(game, viewer, step).ok_or_else(|| ApiError::not_found("step"))?;
                Answer::At(crate::wire::Moment { seat: seat.map(|s| s.0).filter(|_| !over), ..moment })
            }
            Question::Story(step) => {
                let mut story =
                    story::story(game, viewer, step).ok_or_else(|| ApiError::not_found("step"))?;
                story.start.seat = seat.map(|s| s.0).filter(|_| !over);
                Answer::Story(story)
            }
            Question::Outcome => {
                ended()?;
                Answer::Outcome(self.open_outcome(game))
            }
            Question::Record => {
                if self.is_branch() {
                    return Err(ApiError::new(ErrorCode::Forbidden, "a branch has no record"));
                }
                ended()?;
                if self.row.deal_in_play() {
                    return Err(crate::daily::deal_in_play());
                }
                Answer::Record(self.open_record(game))
            }
            Question::Branch(from) => Answer::Branch(self.branch(person, from)?),
            Question::Compare(seat) => Answer::Game(self.to_compare(person, seat)?),
            Question::Coach => {
                let guide = super::info::guide_of(&self.row).filter(|_| seat == Some(orrery_guide::LEARNER));
                let guide = guide.ok_or_else(|| ApiError::not_found("guide"))?;
                Answer::Coach(guide.now(game))
            }
        })
    }

    fn send_outcome(&mut self, id: u64) {
        if let Some(game) = self.game.as_deref() {
            self.send(id, &ServerMessage::Outcome(self.open_outcome(game)));
        }
    }

    /// Sends the request to go back to everybody, if it is another one than before.
    fn publish_wish(&mut self) {
        let now = self.ask.as_ref().map(|w| (w.seat, w.keep, w.agreed.clone()));
        if self.told_wish != now {
            self.told_wish = now;
            self.send_wish(None);
        }
    }

    fn send_wish(&mut self, id: Option<u64>) {
        let ids: Vec<u64> = id.map_or_else(|| self.sockets.keys().copied().collect(), |id| vec![id]);
        for id in ids {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let viewer = viewer(self.viewer_of(socket), self.is_open_to_all());
            let Some(game) = self.game.as_deref() else { return };
            let ask = self.ask.as_ref().map(|request| UndoAsk {
                seat: request.seat,
                // Each reader counts steps in an own way.
                to: viewer::steps(game, viewer).iter().filter(|n| **n <= request.keep).count() as u32 - 1,
                agreed: request.agreed.iter().copied().collect(),
            });
            self.send(id, &ServerMessage::UndoAsked { ask });
        }
    }

    /// Sends a new chat entry to those who may read it now.
    pub fn send_chat(&mut self, entry: ChatEntry) {
        let readers: Vec<u64> =
            self.sockets.iter().filter(|(_, s)| self.may_read(&entry, s)).map(|(id, _)| *id).collect();
        let frame = text(&ServerMessage::Chat { entries: vec![entry], reset: false });
        readers.iter().for_each(|&id| self.send_frame(id, frame.clone()));
    }

    /// When the game begins or ends, other people may read other things.
    pub async fn resend_chat(&mut self) {
        match self.app.store.chat(&self.row.id, CHAT).await {
            Ok(chat) => {
                let ids: Vec<u64> = self.sockets.keys().copied().collect();
                ids.into_iter().for_each(|id| self.send_chat_to(id, &chat));
            }
            Err(error) => tracing::error!(%error, "reading a chat"),
        }
    }

    fn send_chat_to(&mut self, id: u64, chat: &[ChatEntry]) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let entries = chat.iter().filter(|entry| self.may_read(entry, socket)).cloned().collect();
        self.send(id, &ServerMessage::Chat { entries, reset: true });
    }

    /// While the game runs, players and onlookers do not hear each other.
    fn may_read(&self, entry: &ChatEntry, reader: &Socket) -> bool {
        let plays = self.seat_of(reader.person.as_ref()).is_some();
        self.row.status != Status::Running || entry.seat.is_some() == plays
    }

    /// Sends a person's note to all sockets of that person.
    pub fn send_note(&mut self, person: &str, note: &str) {
        let frame = text(&ServerMessage::Note { text: note.into() });
        let own = |s: &Socket| s.person.as_ref().is_some_and(|p| p.id == person);
        let ids: Vec<u64> = self.sockets.iter().filter(|(_, s)| own(s)).map(|(id, _)| *id).collect();
        ids.iter().for_each(|&id| self.send_frame(id, frame.clone()));
    }

    /// The seat that a socket looks from; none for an onlooker.
    pub fn viewer_of(&self, socket: &Socket) -> Option<u8> {
        let own = super::info::seats_of(&self.seats, socket.person.as_ref());
        socket.seat.filter(|seat| own.contains(seat)).or(own.first().copied())
    }

    fn sockets_of(&self, seat: Option<u8>) -> Vec<u64> {
        self.sockets.iter().filter(|(_, s)| self.viewer_of(s) == seat).map(|(id, _)| *id).collect()
    }
}

/// The eyes through which a seat, or an onlooker, sees.
fn viewer(seat: Option<u8>, over: bool) -> Viewer {
    match seat {
        _ if over => Viewer::Everything,
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Onlooker,
    }
}

/// The result with the seed, which is no secret any more.
pub fn outcome(game: &dyn orrery_catalog::GameInProgress) -> Outcome {
    let running = game.running_scores();
    Outcome {
        result: game.outcome().unwrap_or_default(),
        seed: game.seed().to_hex(),
        secret: None,
        running: viewer::steps(game, Viewer::Everything)
            .iter()
            .filter_map(|&n| running.get(n).cloned())
            .collect(),
    }
}
