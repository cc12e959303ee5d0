//! More servers on the same database, for the load test: each is a process of its own.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, ensure};
use orrery_server::ServeArgs;

/// The servers beside the one of the load test. They end with it.
#[derive(Default)]
pub struct Others {
    processes: Vec<Child>,
    addresses: Vec<SocketAddr>,
}

impl Others {
    /// Starts so many with the same settings, and returns when all of them listen.
    pub fn start(program: &Path, count: u32, settings: &ServeArgs) -> anyhow::Result<Others> {
        let mut others = Others::default();
        for _ in 0..count {
            let (address, between) = (free_address()?, free_address()?);
            let mut command = Command::new(program);
            command.args([
                "serve",
                "--address",
                &address.to_string(),
                "--node-address",
                &between.to_string(),
            ]);
            // Thousands of games that begin and end are no news here.
            if std::env::var_os("ORRERY_LOG").is_none() {
                command.env("ORRERY_LOG", "warn");
            }
            command.args(["--store", settings.store.as_deref().context("a store to share")?]);
            for (name, value) in [
                ("max-connections", settings.max_connections.to_string()),
                ("max-tables-per-person", settings.max_tables_per_person.to_string()),
                ("max-seats-per-person", settings.max_seats_per_person.to_string()),
                ("requests-per-second", settings.requests_per_second.to_string()),
                ("requests-per-person", settings.requests_per_person.to_string()),
                ("messages-per-second", settings.messages_per_second.to_string()),
                ("sign-ins-per-minute", settings.sign_ins_per_minute.to_string()),
            ] {
                command.args([format!("--{name}"), value]);
            }
            let mut process = command.stdout(Stdio::piped()).spawn()?;
            let output = process.stdout.take().context("no output")?;
            others.processes.push(process);
            others.addresses.push(address);
            // It writes a line when it listens.
            let mut line = String::new();
            BufReader::new(output).read_line(&mut line)?;
            ensure!(!line.is_empty(), "another server does not start");
        }
        Ok(others)
    }

    /// Where they listen.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }
}

impl Drop for Others {
    fn drop(&mut self) {
        for process in &mut self.processes {
            // One that has ended by itself needs no end.
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// An address on this machine at which nobody listens.
pub fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}
