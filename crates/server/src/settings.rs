//! What can be set when the server starts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The options of `orrery serve`; each can also be set by an environment variable.
#[derive(Clone, Debug, clap::Args)]
pub struct ServeArgs {
    /// Where to listen. Use 0.0.0.0:7717 to be reached from other machines
    #[arg(long, env = "ORRERY_ADDRESS", default_value = "127.0.0.1:7717")]
    pub address: SocketAddr,

    /// The data file; it is made if there is none
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE")]
    pub data: PathBuf,

    /// Keep everything in PostgreSQL (postgres://...) and not in a data file
    #[arg(long, env = "ORRERY_STORE", value_name = "URL")]
    pub store: Option<String>,

    /// Where other servers on the same database reach this one; without it there can be no others
    #[arg(long, env = "ORRERY_NODE_ADDRESS", value_name = "HOST:PORT", requires = "store")]
    pub node_address: Option<String>,

    /// Where to listen for other servers, if not at --node-address
    #[arg(long, env = "ORRERY_NODE_LISTEN", value_name = "ADDRESS", requires = "node_address")]
    pub node_listen: Option<String>,

    /// After how many silent milliseconds others take the tables of this server over
    #[arg(long, env = "ORRERY_LEASE_MS", default_value_t = 5_000, value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1_000..=60_000))]
    pub lease_ms: u64,

    /// How many seconds to go on, unhealthy, before the tables are given to other servers at the end
    #[arg(long, env = "ORRERY_LEAVE_SECONDS", default_value_t = 5, value_name = "SECONDS")]
    pub leave_seconds: u64,

    /// Take only games that no other server can play: for an old program that finishes its games
    #[arg(long, env = "ORRERY_DRAIN", requires = "node_address")]
    pub drain: bool,

    /// The address that people type, if a proxy stands in front (with https:// cookies become secure)
    #[arg(long, env = "ORRERY_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,

    /// Take the address of clients from the last entry of X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, env = "ORRERY_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// How many proxies of yours stand in front: the address of a client is so many entries from the end of X-Forwarded-For
    #[arg(long, env = "ORRERY_TRUSTED_HOPS", default_value_t = 1, value_name = "N")]
    pub trusted_hops: usize,

    /// Take no new accounts; guests and existing accounts can still play
    #[arg(long, env = "ORRERY_CLOSED_REGISTRATION")]
    pub closed_registration: bool,

    /// Show /metrics to everybody and not only to programs on this machine
    #[arg(long, env = "ORRERY_OPEN_METRICS")]
    pub open_metrics: bool,

    /// Write the log as JSON lines
    #[arg(long, env = "ORRERY_LOG_JSON")]
    pub log_json: bool,

    /// How many sockets may be open at the same time
    #[arg(long, env = "ORRERY_MAX_CONNECTIONS", default_value_t = 10_000, value_name = "N")]
    pub max_connections: usize,

    /// How many sockets one person (or, without a session, one address) may have open
    #[arg(long, env = "ORRERY_MAX_CONNECTIONS_PER_PERSON", default_value_t = 50, value_name = "N")]
    pub max_connections_per_person: usize,

    /// How many connections one address (of version 6: one /64) may have open; not counted behind a proxy
    #[arg(long, env = "ORRERY_MAX_CONNECTIONS_PER_ADDRESS", default_value_t = 500, value_name = "N")]
    pub max_connections_per_address: usize,

    /// How many open and running tables one person may have made
    #[arg(long, env = "ORRERY_MAX_TABLES_PER_PERSON", default_value_t = 30, value_name = "N")]
    pub max_tables_per_person: u32,

    /// At how many open and running tables one person may sit
    #[arg(long, env = "ORRERY_MAX_SEATS_PER_PERSON", default_value_t = 100, value_name = "N")]
    pub max_seats_per_person: u32,

    /// How many records one person may have uploaded; older ones give way
    #[arg(long, env = "ORRERY_MAX_REPLAYS_PER_PERSON", default_value_t = 50, value_name = "N")]
    pub max_replays_per_person: u32,

    /// How many bytes of uploaded records are kept in all; a hundredth of it for one person, a twentieth for one address
    #[arg(long, env = "ORRERY_MAX_REPLAY_BYTES", default_value_t = 1_000_000_000, value_name = "BYTES")]
    pub max_replay_bytes: i64,

    /// How many records a minute one person may upload; 0 for any number
    #[arg(long, env = "ORRERY_UPLOADS_PER_MINUTE", default_value_t = 20, value_name = "N")]
    pub uploads_per_minute: u32,

    /// The longest message on a socket, in bytes
    #[arg(long, env = "ORRERY_MAX_MESSAGE", default_value_t = 16_384, value_name = "BYTES")]
    pub max_message: usize,

    /// How many requests a second one address may send (short bursts may be longer); 0 for any number
    #[arg(long, env = "ORRERY_REQUESTS_PER_SECOND", default_value_t = 50, value_name = "N")]
    pub requests_per_second: u32,

    /// How many requests a second one person may send (short bursts may be longer); 0 for any number
    #[arg(long, env = "ORRERY_REQUESTS_PER_PERSON", default_value_t = 20, value_name = "N")]
    pub requests_per_person: u32,

    /// How many guests, accounts and sign-ins a minute one address may make; 0 for any number
    #[arg(long, env = "ORRERY_SIGN_INS_PER_MINUTE", default_value_t = 20, value_name = "N")]
    pub sign_ins_per_minute: u32,

    /// How many seconds a client may take to send the head of a request
    #[arg(long, env = "ORRERY_HEAD_SECONDS", default_value_t = 15, value_name = "SECONDS")]
    pub head_seconds: u64,

    /// How many seconds a client may take to send the body of a request, or take nothing of an answer
    #[arg(long, env = "ORRERY_BODY_SECONDS", default_value_t = 20, value_name = "SECONDS")]
    pub body_seconds: u64,

    /// How many messages a second one person (or, without a session, one address) may send; 0 for any number
    #[arg(long, env = "ORRERY_MESSAGES_PER_SECOND", default_value_t = 20, value_name = "N")]
    pub messages_per_second: u32,

    /// How many milliseconds a second the questions of one person about a game (why, preview) may cost on average; 0 for any number
    #[arg(long, env = "ORRERY_QUESTION_MS", default_value_t = 100, value_name = "MS")]
    pub question_ms: u32,

    /// How many chat messages a minute one person may send; 0 for any number
    #[arg(long, env = "ORRERY_CHAT_PER_MINUTE", default_value_t = 30, value_name = "N")]
    pub chat_per_minute: u32,

    /// After how many idle seconds a table that nobody looks at leaves the memory
    #[arg(long, env = "ORRERY_IDLE_SECONDS", default_value_t = 60, value_name = "SECONDS")]
    pub idle_seconds: u64,

    /// How many bots may think at the same time; 0 for one less than there are processors
    #[arg(long, env = "ORRERY_BOT_THREADS", default_value_t = 0, value_name = "N")]
    pub bot_threads: usize,

    /// The longest time a bot or a hint may take, in milliseconds
    #[arg(long, env = "ORRERY_BOT_MS", default_value_t = 2_000, value_name = "MS")]
    pub bot_ms: u64,
}

impl ServeArgs {
    /// The usual settings for a data file, on any free port of this machine; for tests and the load test.
    pub fn local(data: PathBuf) -> ServeArgs {
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            args: ServeArgs,
        }
        // The defaults above are all valid; only a wrong environment variable could be refused.
        let Line { args } = clap::Parser::parse_from(["orrery"]);
        ServeArgs { address: SocketAddr::from(([127, 0, 0, 1], 0)), data, ..args }
    }

    /// Refuses settings that cannot be meant.
    ///
    /// # Errors
    ///
    /// Says which one, and what would be right.
    pub fn check(&self) -> anyhow::Result<()> {
        if let Some(url) = &self.public_url {
            let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            let host = host.map(|host| host.trim_end_matches('/'));
            let plain = |host: &str| {
                !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c))
            };
            anyhow::ensure!(
                host.is_some_and(plain),
                "--public-url must be like https://play.example, without a path; it is {url}"
            );
        }
        anyhow::ensure!(self.max_connections > 0, "--max-connections must be at least 1");
        anyhow::ensure!(
            self.max_connections_per_person > 0,
            "--max-connections-per-person must be at least 1"
        );
        anyhow::ensure!(
            self.max_connections_per_address > 0,
            "--max-connections-per-address must be at least 1"
        );
        anyhow::ensure!(self.max_message >= 1_024, "--max-message must be at least 1024");
        anyhow::ensure!(self.bot_ms > 0, "--bot-ms must be at least 1");
        anyhow::ensure!(self.trusted_hops > 0, "--trusted-hops must be at least 1");
        Ok(())
    }

    /// The address that people type, without `https://`.
    pub fn public_host(&self) -> Option<&str> {
        Some(self.public_url.as_deref()?.split_once("://")?.1.trim_end_matches('/'))
    }

    /// Whether people reach the server through TLS.
    pub fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// How long a table without sockets stays in memory.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds)
    }

    /// How many bots may think at the same time.
    pub fn bots(&self) -> usize {
        match self.bot_threads {
            0 => std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1)).max(1),
            n => n,
        }
    }
}
