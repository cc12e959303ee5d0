//! The socket of a table: a thin pipe between a client and the table's task.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, interval, sleep, timeout};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::http::Params;
use crate::limits::Permit;
use crate::nul::refuse_nul;
use crate::session::{self, Address, Caller, Ended, MaybeCaller};
use crate::table::{self, Command, Door, Frame};
use crate::wire::{ClientMessage, ErrorCode, Problem, ServerMessage};

/// So many changes may wait for a client, each with all its messages.
const QUEUE: usize = 256;
/// How often a silent client is asked whether it is there, and how long it may be silent.
const PING_EVERY: Duration = Duration::from_secs(30);
const SILENCE: Duration = Duration::from_secs(100);
/// Messages up to this length are refused with an answer; longer ones end the connection as well.
const LONGEST: usize = 1_048_576;
/// So many messages that are too long are refused with an answer; the next one ends the connection.
const MOST_TOO_LARGE: u32 = 3;
/// How long a socket is not read after a message too many: a flood waits on the sender's machine and costs nothing here.
const PAUSE: Duration = Duration::from_millis(50);
/// Messages of clients are short; a larger buffer for each of thousands of sockets would only cost memory.
const BUFFER: usize = 2_048;
/// How long a client may take to receive a message.
const SEND: Duration = Duration::from_secs(20);

/// The query of the address.
#[derive(Deserialize)]
pub struct SocketQuery {
    invite: Option<String>,
    since: Option<u32>,
    seat: Option<u8>,
    changes: Option<bool>,
}

/// `GET /api/tables/{id}/socket`.
pub async fn open(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    address: Address,
    Path(id): Path<String>,
    Params(query): Params<SocketQuery>,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    let ended = app.ended.subscribe();
    let person = caller.as_ref().map(|c| c.person.clone());
    let key = person.as_ref().map_or_else(|| address.key(), |p| p.id.clone());
    // The last places are for people who sit at the table.
    if app.limits.sockets.is_scarce() {
        let seats = app.store.seats(&id).await?;
        if table::info::seat_of(&seats, person.as_ref()).is_none() {
            return Err(ApiError::new(ErrorCode::Limit, "too many connections"));
        }
    }
    let permit = app.limits.sockets.hold_key(&key)?;
    let who = person.as_ref().map_or("", |p| &p.id).to_owned();
    let presence = PresenceGuard::enter(&app, &id, who);
    let (out, frames) = mpsc::channel(QUEUE);
    let SocketQuery { invite, since, seat, changes } = query;
    let attach = |reply| {
        let (since, changes) = (since.unwrap_or(0), changes.unwrap_or(false));
        Command::Attach { person, seat, invite, since, changes, out, reply }
    };
    let (socket, table) = app.tables.ask_task(&app, &id, attach).await?;
    // If the upgrade fails, the table must not keep the socket.
    let guard = Attached { app, table, socket, key, presence: Some(presence), _permit: permit };
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(8 * BUFFER)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |ws| pipe(ws, guard, caller, ended, frames)))
}

/// A socket at a table; leaves it when it is dropped.
struct Attached {
    app: App,
    /// The task that it is attached to: another one of the same table has other sockets.
    table: Door,
    socket: u64,
    /// The person, or the address of somebody without a name: all their sockets share the limits.
    key: String,
    presence: Option<PresenceGuard>,
    _permit: Permit,
}

/// Somebody who looks at a table; counts until it is dropped.
struct PresenceGuard {
    app: App,
    id: String,
    who: String,
}

impl PresenceGuard {
    fn enter(app: &App, id: &str, who: String) -> PresenceGuard {
        app.tables.presence.enter(id, &who);
        PresenceGuard { app: app.clone(), id: id.into(), who }
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.app.tables.presence.leave(&self.id, &self.who);
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        // The others are to see the seat empty when the table tells them.
        self.presence.take();
        let (table, socket) = (self.table.clone(), self.socket);
        // A table that has left the memory has forgotten the socket.
        tokio::spawn(async move { drop(table.send(Command::Detach { socket }).await) });
    }
}

/// What goes out next.
enum Out {
    One(Message),
    /// What a table tells of one change.
    Frames(Vec<Frame>),
}

async fn pipe(
    mut ws: WebSocket,
    at: Attached,
    caller: Option<Caller>,
    mut ended: broadcast::Receiver<Ended>,
    mut frames: mpsc::Receiver<Vec<Frame>>,
) {
    let mut too_large = 0;
    let mut pings = interval(PING_EVERY);
    let mut heard = Instant::now();
    // Made once, not for each message: all sockets wait for these two in common lists.
    let mut stopped = pin!(at.app.stopped());
    let mut signed_out = pin!(signed_out(caller.as_ref(), &mut ended));
    loop {
        let out = tokio::select! {
            () = &mut stopped => return close(ws, close_code::RESTART, "the server stops").await,
            () = &mut signed_out => return close(ws, close_code::POLICY, "signed out").await,
            new = frames.recv() => match new {
                Some(new) => Out::Frames(new),
                // When the server stops, its tables may be gone a moment before its sockets.
                None if at.app.is_stopping() => {
                    return close(ws, close_code::RESTART, "the server stops").await;
                }
                None if at.table.is_closed() => {
                    return close(ws, close_code::RESTART, "the table is read again").await;
                }
                // The table has let go of a client that did not read.
                None => return close(ws, close_code::AGAIN, "too slow").await,
            },
            message = ws.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => match take(&at, text.as_str()) {
                        Ok(()) => continue,
                        Err(error) => {
                            too_large += u32::from(error.code() == ErrorCode::TooLarge);
                            if too_large > MOST_TOO_LARGE {
                                return close(ws, close_code::SIZE, "too long").await;
                            }
                            if error.code() == ErrorCode::TooMany {
                                sleep(PAUSE).await;
                            }
                            Out::One(refusal(text.as_str(), error))
                        }
                    },
                    Some(Ok(Message::Binary(_))) => {
                        Out::One(refusal("", ApiError::new(ErrorCode::Malformed, "messages are text")))
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(_)) => return too_long(ws).await,
                }
            },
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    return;
                }
                // Somebody may have ended the session in the data file.
                if let Some(caller) = &caller
                    && !session::is_valid(&at.app, caller).await
                {
                    return close(ws, close_code::POLICY, "signed out").await;
                }
                Out::One(Message::Ping(Default::default()))
            }
        };
        // What else waits goes out together with it.
        let send = async {
            let mut next = Some(out);
            while let Some(out) = next {
                match out {
                    Out::One(message) => ws.feed(message).await?,
                    Out::Frames(frames) => {
                        for frame in frames {
                            ws.feed(Message::Text(frame)).await?;
                        }
                    }
                }
                next = frames.try_recv().ok().map(Out::Frames);
            }
            ws.flush().await
        };
        match timeout(SEND, send).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return,
        }
    }
}

/// Hands a message on to the table, or refuses it.
fn take(at: &Attached, text: &str) -> ApiResult<()> {
    at.app.limits.messages.check(&at.key)?;
    if text.len() > at.app.settings.max_message {
        return Err(ApiError::new(ErrorCode::TooLarge, "the message is too long"));
    }
    refuse_nul(text.as_bytes())?;
    let message: ClientMessage =
        serde_json::from_str(text).map_err(|e| ApiError::new(ErrorCode::Malformed, e.to_string()))?;
    at.table.try_send(Command::Message { socket: at.socket, message }).map_err(|_| table::full_queue())
}

/// Returns when the session or token that the socket was opened with has ended.
async fn signed_out(caller: Option<&Caller>, ended: &mut broadcast::Receiver<Ended>) {
    let Some(caller) = caller else { return std::future::pending().await };
    // Who has missed something is sent away too: a new connection shows whether the session still holds.
    while ended.recv().await.is_ok_and(|ended| !ended.concerns(caller)) {}
}

/// Tells the client why the connection ends, if it is still there: nothing more can be read from it.
async fn too_long(mut ws: WebSocket) {
    let answer = refusal("", ApiError::new(ErrorCode::TooLarge, "the message is too long"));
    let frame = CloseFrame { code: close_code::SIZE, reason: "too long".into() };
    let send = async {
        ws.send(answer).await?;
        ws.send(Message::Close(Some(frame))).await
    };
    if timeout(Duration::from_secs(1), send).await.is_ok_and(|sent| sent.is_ok()) {
        // Closing at once, with the long message unread, would take the answer away from the client.
        sleep(Duration::from_secs(1)).await;
    }
}

fn refusal(text: &str, ApiError(problem): ApiError) -> Message {
    #[derive(Deserialize)]
    struct Named {
        r#ref: String,
    }
    // The client can tell which message was wrong if at least its name can be read.
    let name = serde_json::from_str::<Named>(text).ok().map(|n| n.r#ref).filter(|n| n.len() <= 64);
    let answer = ServerMessage::Error { r#ref: name, problem: Problem { ..problem } };
    Message::Text(serde_json::to_string(&answer).unwrap_or_default().into())
}

async fn close(mut ws: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    // The client may be gone already.
    drop(timeout(Duration::from_secs(1), ws.send(Message::Close(Some(frame)))).await);
}
