//! A PostgreSQL of the tests' own, started and thrown away by themselves.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use sqlx::{Connection, PgConnection};

use crate::room::folder;

/// A running database server.
pub struct Scratch {
    bin: PathBuf,
    folder: PathBuf,
    user: Option<(u32, u32)>,
    pub port: u16,
    server: Option<Child>,
}

impl Scratch {
    /// Starts one; none, with a word about it, if PostgreSQL is not on this machine.
    pub async fn start() -> Option<Scratch> {
        let Some(bin) = bin() else {
            // Loud: a run that leaves this out must not look like one that does not.
            eprintln!(
                "SKIPPED: no PostgreSQL server found. Install the package `postgresql`, or set ORRERY_PG_BIN."
            );
            return None;
        };
        let folder = folder();
        let user = unprivileged();
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).unwrap();
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut scratch = Scratch { bin, folder, user, port, server: None };
        let data = scratch.folder.join("data");
        let mut init = scratch.command("initdb");
        init.args(["-A", "trust", "-U", "orrery", "-E", "UTF8", "--no-locale", "-N", "-D"]).arg(data);
        let made = init.output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        scratch.go();
        scratch.ready().await;
        let mut c = PgConnection::connect(&scratch.url_of("postgres")).await.unwrap();
        sqlx::query("create database orrery").execute(&mut c).await.unwrap();
        c.close().await.unwrap();
        Some(scratch)
    }

    pub fn url(&self) -> String {
        self.url_of("orrery")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://orrery@127.0.0.1:{}/{database}", self.port)
    }

    pub async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.url()).await.unwrap()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.bin.join(program));
        command.current_dir(&self.folder).stdout(Stdio::null());
        // It refuses to run as root.
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command
    }

    fn go(&mut self) {
        let mut server = self.command("postgres");
        server.arg("-D").arg(self.folder.join("data")).args([
            "-h",
            "127.0.0.1",
            "-p",
            &self.port.to_string(),
        ]);
        // The machine does not fall in these tests, only programs do.
        server.args(["-c", "unix_socket_directories=", "-c", "fsync=off", "-c", "max_connections=200"]);
        self.server = Some(server.stderr(Stdio::null()).spawn().unwrap());
    }

    async fn ready(&self) {
        let begin = Instant::now();
        while PgConnection::connect(&self.url_of("postgres")).await.is_err() {
            assert!(begin.elapsed() < Duration::from_secs(30), "PostgreSQL does not start");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Stops at once, without a word to anybody, and starts again.
    pub async fn restart_at_once(&mut self) {
        self.kill();
        self.go();
        self.ready().await;
    }

    fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            // SIGQUIT: the immediate stop, which also ends its children.
            kill_process(Pid::from_child(&server), Signal::QUIT).ok();
            drop(server.wait());
        }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.kill();
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// Where the programs of the server are.
fn bin() -> Option<PathBuf> {
    let named = std::env::var_os("ORRERY_PG_BIN").map(PathBuf::from);
    let asked = || {
        let answer = Command::new("pg_config").arg("--bindir").output().ok()?;
        Some(PathBuf::from(String::from_utf8(answer.stdout).ok()?.trim()))
    };
    let usual = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        versions.flatten().map(|version| version.path().join("bin")).max()
    };
    let has_server = |bin: &PathBuf| bin.join("initdb").is_file() && bin.join("postgres").is_file();
    named.or_else(|| asked().filter(has_server)).or_else(usual).filter(has_server)
}

/// Whom to run as, if this is root: the first of these that there is.
fn unprivileged() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let people = std::fs::read_to_string(Path::new("/etc/passwd")).unwrap();
    let id = |name: &str| {
        let line = people.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut ids = line.split(':').skip(2).map(|id| id.parse().ok());
        Some((ids.next()??, ids.next()??))
    };
    id("postgres").or_else(|| id("nobody"))
}
