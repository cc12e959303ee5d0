//! How messages get to the sockets: the table itself, and whatever else was noted for them, all at the end of a command.

use serde::Serialize;
use tokio::sync::mpsc;

use super::command::Frame;
use super::info;
use super::task::{TableTask, Told};
use crate::cpu::{self, Part};
use crate::wire::{Changed, Person, ServerMessage, TableInfo, changes};

/// `ServerMessage::Table`, of a table that is kept.
#[derive(Serialize)]
#[serde(tag = "type", rename = "table")]
struct TableMessage<'a> {
    table: &'a TableInfo,
}

impl TableTask {
    /// Sends the table to every socket for which something of it has changed.
    pub fn publish_table(&mut self) {
        let mut told = self.told_table.take();
        if !told.as_mut().is_some_and(|told| self.was_told(told)) {
            told = None;
        }
        // Most actions change nothing here but whose turn it is, or not even that.
        let changed = told.as_mut().is_none_or(|told| self.next_turn(&mut told.info));
        let mut told = told.unwrap_or_else(|| Told {
            info: self.info(None),
            row: self.row.clone(),
            seats: self.seats.clone(),
            outdated: self.outdated,
        });
        if changed || self.sockets.values().any(|socket| socket.table.is_empty()) {
            for socket in self.sockets.values_mut() {
                info::make_personal(&mut told.info, &self.row, &self.seats, socket.person.as_ref());
                let old = Some(socket.table.as_str())
                    .filter(|old| socket.changes && !old.is_empty())
                    .map(Into::into);
                let message = TableMessage { table: &told.info };
                let written = cpu::of(Part::Json, || changes::write(old, &message));
                let frame = Frame::try_from(written.text).unwrap_or_default();
                if socket.table != frame {
                    let changes = written.changes.and_then(|c| changes_frame(Changed::Table, &c, &frame));
                    socket.waiting.push(changes.unwrap_or_else(|| frame.clone()));
                    socket.table = frame;
                }
            }
        }
        self.told_table = Some(told);
    }

    /// Whether a table has not changed since, but for whose turn it is.
    fn was_told(&self, told: &mut Told) -> bool {
        told.outdated == self.outdated && told.row.take_turn(&self.row) && told.seats == self.seats
    }

    /// Brings up to date whose turn it is and who is there; returns whether anything has changed.
    fn next_turn(&self, told: &mut TableInfo) -> bool {
        let (presence, id) = (&self.app.tables.presence, &self.row.id);
        let online = |person: &Person| presence.is_here(id, &person.id);
        info::next_turn(told, &self.row, &self.seats, presence.watchers(id, &self.seats), online)
    }

    /// Sends a message to one socket.
    pub fn send(&mut self, id: u64, message: &ServerMessage) {
        self.send_frame(id, text(message));
    }

    /// Notes a message for one socket: it is sent with all others when the command is done.
    pub fn send_frame(&mut self, id: u64, frame: Frame) {
        if let Some(socket) = self.sockets.get_mut(&id) {
            socket.waiting.push(frame);
        }
    }

    /// Hands the sockets what waits for them: each is woken once, and writes once. A client that does not read its messages loses
    /// the connection; it can connect again and resume.
    pub fn send_what_waits(&mut self) {
        let mut slow = Vec::new();
        for (id, socket) in self.sockets.iter_mut().filter(|(_, socket)| !socket.waiting.is_empty()) {
            let frames = std::mem::take(&mut socket.waiting);
            if let Err(mpsc::error::TrySendError::Full(_)) = socket.out.try_send(frames) {
                slow.push(*id);
            }
        }
        for id in slow {
            metrics::counter!("orrery_slow_sockets").increment(1);
            if let Some(socket) = self.sockets.remove(&id) {
                self.close_viewer(self.viewer_of(&socket));
            }
        }
    }
}

/// A message as text.
pub(super) fn text(message: &ServerMessage) -> Frame {
    // Every message has a JSON form.
    cpu::of(Part::Json, || serde_json::to_string(message).unwrap_or_default().into())
}

/// The message that tells what has changed in the last one of a kind; none if that is not shorter than the whole.
pub(super) fn changes_frame(of: Changed, changes: &[u8], whole: &Frame) -> Option<Frame> {
    let head: &[u8] = match of {
        Changed::Position => b"{\"type\":\"changes\",\"of\":\"position\",\"changes\":",
        Changed::Table => b"{\"type\":\"changes\",\"of\":\"table\",\"changes\":",
    };
    let frame = [head, changes, b"}"].concat();
    (frame.len() < whole.len()).then(|| Frame::try_from(frame).ok()).flatten()
}
