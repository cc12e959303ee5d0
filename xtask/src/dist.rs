//! A release: the stripped program with licences and docs in one archive, and a try of it where there is neither
//! Rust nor Node.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::shell::{output, root, run, target};
use crate::{browser, python};

/// What goes into the archive beside the program.
const FILES: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs"];

/// Builds the archive; with `try_it`, unpacks it into an empty folder and tries the program there.
pub fn dist(try_it: bool) -> Result<()> {
    browser::node()?;
    run("", &[], &["cargo", "build", "--release", "--package", "orrery"])?;
    let program = target()?.join("release/orrery");
    let name = archive_name()?;
    let folder = target()?.join("dist");
    let content = folder.join(&name);
    if content.exists() {
        fs::remove_dir_all(&content)?;
    }
    fs::create_dir_all(&content)?;
    fs::copy(&program, content.join("orrery"))?;
    for file in FILES {
        copy(&root().join(file), &content.join(file))?;
    }
    let archive = folder.join(format!("{name}.tar.gz"));
    let folder = folder.to_string_lossy();
    run("", &[], &["tar", "-czf", &archive.to_string_lossy(), "-C", &folder, &name])?;
    let megabytes = |path: &Path| fs::metadata(path).map_or(0.0, |m| m.len() as f64 / 1e6);
    println!(
        "{}: {:.1} MB; the program alone: {:.1} MB",
        archive.display(),
        megabytes(&archive),
        megabytes(&content.join("orrery"))
    );
    python::wheel(&target()?.join("dist"))?;
    if try_it { try_out(&archive, &name) } else { Ok(()) }
}

/// `orrery-0.1.0-x86_64-unknown-linux-gnu`
fn archive_name() -> Result<String> {
    let version = output(&["cargo", "pkgid", "--package", "orrery"]).context("`cargo pkgid` failed")?;
    let version = version.trim().rsplit(['#', '@']).next().unwrap_or_default().to_owned();
    let rustc = output(&["rustc", "-vV"]).context("`rustc -vV` failed")?;
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    Ok(format!("orrery-{version}-{host}"))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

/// An empty folder that is removed in the end.
struct Empty(PathBuf);

impl Drop for Empty {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Serves, plays and verifies with the unpacked program, an empty folder and an empty environment.
fn try_out(archive: &Path, name: &str) -> Result<()> {
    let empty = Empty(std::env::temp_dir().join(format!("orrery-dist-{}", std::process::id())));
    fs::create_dir_all(&empty.0)?;
    let folder = empty.0.to_string_lossy();
    run("", &[], &["tar", "-xzf", &archive.to_string_lossy(), "-C", &folder])?;
    let program = empty.0.join(name).join("orrery");
    for file in FILES {
        ensure!(empty.0.join(name).join(file).exists(), "{file} is missing in the archive");
    }
    let orrery = |args: &[&str], input: &str| -> Result<String> {
        let mut child =
            command(&program, &empty.0).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let _ = child.stdin.take().context("a pipe")?.write_all(input.as_bytes());
        let out = child.wait_with_output()?;
        ensure!(out.status.success(), "`orrery {}` failed", args.join(" "));
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let games = orrery(&["games", "--json"], "")?;
    let games: serde_json::Value = serde_json::from_str(&games)?;
    for game in games.as_array().context("a list of games")? {
        let id = game["id"].as_str().context("a game has an id")?;
        orrery(&["play", id, "--seed", "dist"], &format!("1\n1\n1\ns {id}.jsonl\nq\n"))?;
        let verified = orrery(&["verify", &format!("{id}.jsonl")], "")?;
        ensure!(verified.contains("sound and fair"), "{verified}");
        println!("{id}: played, saved and verified");
    }
    serve(&program, &empty.0)?;
    println!("the program needs nothing but itself");
    Ok(())
}

fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env_clear().env("PATH", "");
    command
}

/// Starts the server on a free port and asks for the client and for the list of games.
fn serve(program: &Path, folder: &Path) -> Result<()> {
    let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let address = format!("127.0.0.1:{port}");
    let mut server = command(program, folder)
        .args(["serve", "--address", &address])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let asked = (|| {
        let page = get(&address, "/")?;
        ensure!(page.contains("200") && page.contains("<script"), "the client is not served:\n{page}");
        let games = get(&address, "/api/games")?;
        ensure!(games.contains("reworld"), "the games are not served:\n{games}");
        Ok(())
    })();
    server.kill()?;
    server.wait()?;
    asked?;
    println!("served the client and the games");
    Ok(())
}

/// A plain HTTP request; waits a little for a server that is just starting.
fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address);
    for _ in 0..100 {
        if stream.is_ok() {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        stream = TcpStream::connect(address);
    }
    let mut stream = stream.context("the server does not answer")?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut reader = BufReader::new(stream);
    let mut answer = String::new();
    reader.read_line(&mut answer)?;
    reader.read_to_string(&mut answer)?;
    Ok(answer)
}
