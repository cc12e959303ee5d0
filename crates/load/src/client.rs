//! A small client for programs: the load test, the example bot and the tests speak through it to a server.

use std::net::SocketAddr;

use anyhow::{Context, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use http::HeaderName;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use orrery_server::wire::{Changed, ClientMessage, Me, Problem, ServerMessage, changes};

/// Somebody who talks to a server: with a session, an API token, or nothing.
#[derive(Clone, Debug)]
pub struct Client {
    /// Where the server listens.
    pub address: SocketAddr,
    /// The cookie of the session.
    pub cookie: Option<String>,
    /// The API token.
    pub token: Option<String>,
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The lines before the body.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Client {
    /// Nobody yet.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None, token: None }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr, name: &str) -> anyhow::Result<Client> {
        let mut client = Client::new(address);
        client.post::<Me>("/api/guest", &serde_json::json!({ "name": name })).await?;
        Ok(client)
    }

    /// Sends a request as it is; keeps the cookie that comes back.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> anyhow::Result<Response> {
        let mut stream = TcpStream::connect(self.address).await?;
        let kind = if body.is_some_and(|b| b.starts_with("{\"orrery\"")) {
            "text/plain"
        } else {
            "application/json"
        };
        let body = body.unwrap_or_default();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{}content-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            self.credentials(),
            body.len(),
        );
        stream.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8(answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        let status = head.split(' ').nth(1).context("no status")?.parse()?;
        for line in head.lines() {
            if let Some((name, value)) = line.split_once(": ")
                && name.eq_ignore_ascii_case("set-cookie")
            {
                self.cookie = value.split(';').next().map(str::to_owned).filter(|c| !c.ends_with('='));
            }
        }
        Ok(Response { status, head: head.into(), body: body.into() })
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> anyhow::Result<T> {
        self.request("GET", path, None).await?.read()
    }

    /// Sends something.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let body = serde_json::to_string(body)?;
        self.request("POST", path, Some(&body)).await?.read()
    }

    /// Opens the socket of a table; `query` begins with `?` or is empty.
    pub async fn socket(&self, table: &str, query: &str) -> anyhow::Result<Socket> {
        let rest = query.strip_prefix('?').map_or_else(String::new, |rest| format!("&{rest}"));
        let url = format!("ws://{}/api/tables/{table}/socket?changes=true{rest}", self.address);
        let mut request = url.into_client_request()?;
        for line in self.credentials().lines() {
            if let Some((name, value)) = line.split_once(": ") {
                request.headers_mut().insert(name.to_owned().parse::<HeaderName>()?, value.parse()?);
            }
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        // Small buffers: the load test opens thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream, position: Value::Null, table: Value::Null, closed: None })
    }

    fn credentials(&self) -> String {
        let cookie = self.cookie.as_ref().map(|c| format!("cookie: {c}\r\n"));
        let token = self.token.as_ref().map(|t| format!("authorization: Bearer {t}\r\n"));
        cookie.unwrap_or_default() + &token.unwrap_or_default()
    }
}

impl Response {
    /// The content, or the problem as an error.
    pub fn read<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        if self.status >= 400 {
            let problem: Problem = serde_json::from_str(&self.body).with_context(|| self.body.clone())?;
            bail!("{}: {:?}: {}", self.status, problem.code, problem.message);
        }
        Ok(serde_json::from_str(if self.body.is_empty() { "null" } else { &self.body })?)
    }

    /// The problem of a refused request.
    pub fn problem(&self) -> anyhow::Result<Problem> {
        serde_json::from_str(&self.body).with_context(|| format!("{}: {}", self.status, self.body))
    }
}

/// An open socket of a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The last `position` and `table`, which later messages change.
    position: Value,
    table: Value,
    /// The code with which the server has closed.
    pub closed: Option<u16>,
}

impl Socket {
    /// The next message as text; none when the server has closed.
    pub async fn text(&mut self) -> anyhow::Result<Option<Utf8Bytes>> {
        while let Some(message) = self.stream.next().await {
            match message? {
                Message::Text(text) => return Ok(Some(text)),
                Message::Close(frame) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return Ok(None);
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// The next message; in the place of `changes`, the whole message that they lead to.
    pub async fn next(&mut self) -> anyhow::Result<Option<ServerMessage>> {
        let Some(text) = self.text().await? else { return Ok(None) };
        Ok(Some(self.read(&text)?))
    }

    /// What a text from [`Socket::text`] says; texts must be read in order.
    pub fn read(&mut self, text: &str) -> anyhow::Result<ServerMessage> {
        let message = serde_json::from_str(text).with_context(|| text.to_owned())?;
        Ok(match message {
            ServerMessage::Position(_) => {
                self.position = serde_json::from_str(text)?;
                message
            }
            ServerMessage::Table { .. } => {
                self.table = serde_json::from_str(text)?;
                message
            }
            ServerMessage::Changes { of, changes } => {
                let whole = match of {
                    Changed::Position => &mut self.position,
                    Changed::Table => &mut self.table,
                };
                ensure!(changes::apply(whole, changes), "changes do not fit: {text}");
                ServerMessage::deserialize(&*whole)?
            }
            other => other,
        })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Sends any bytes.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::Binary(bytes.into())).await?)
    }

    /// Closes.
    pub async fn close(mut self) -> anyhow::Result<()> {
        Ok(self.stream.close(None).await?)
    }
}
