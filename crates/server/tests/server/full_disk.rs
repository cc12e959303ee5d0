//! A full disk: what cannot be written is refused in words of its own, nothing is lost, and everything goes on by itself when there
//! is room again. On a small disk in memory, which only the server sees.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_server::wire::{ErrorCode, TableInfo};
use serde_json::{Value, json};

use crate::kill::ready;
use crate::room::{Eyes, folder, table};

/// A server on a disk of 3 MB, in a mount namespace of its own.
struct SmallDisk {
    server: Child,
    /// The disk, as seen from outside.
    seen: PathBuf,
}

impl SmallDisk {
    fn new(address: SocketAddr, disk: &Path) -> SmallDisk {
        let script = "mount -t tmpfs -o size=3m none \"$1\" && exec \"$0\" --address \"$2\" --data \"$1/test.db\" \
             --requests-per-second 0 --requests-per-person 0 --sign-ins-per-minute 0 --messages-per-second 0 --bot-threads 1";
        let server = Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", script, env!("CARGO_BIN_EXE_orrery-server")])
            .args([disk.to_str().unwrap(), &address.to_string()])
            .env("ORRERY_LOG", "off")
            .stdout(Stdio::null())
            .spawn()
            .expect("`unshare` of util-linux");
        let seen = PathBuf::from(format!("/proc/{}/root{}", server.id(), disk.display()));
        SmallDisk { server, seen }
    }

    /// Takes all the room there is.
    fn fill(&self) {
        let mut size = 1 << 20;
        let file = self.seen.join("filler");
        let mut all = Vec::new();
        while size >= 512 {
            all.resize(all.len() + size, 7);
            if std::fs::write(&file, &all).is_err() {
                all.truncate(all.len() - size);
                size /= 2;
            }
        }
        drop(std::fs::write(&file, &all));
    }

    fn make_room(&self) {
        std::fs::remove_file(self.seen.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(self.server.kill());
        drop(self.server.wait());
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_on_when_the_disk_has_room_again() {
    let folder = folder();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let disk = SmallDisk::new(address, &folder);
    ready(address).await;
    let mut ada = orrery_load::Client::guest(address, "Ada").await.unwrap();
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let bots: TableInfo = table(&mut ada, "reworld", "bot:regular bot:regular bot:regular", json!({})).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let mut dice = FastDice::new(1);
    eyes.act_randomly(&mut dice).await;
    eyes.until(Eyes::due).await;
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", bots.id), &Value::Null).await.unwrap();
    let mut watched = Eyes::open(&ada, &bots.id).await;
    watched.until(|e| e.log.len() > 3).await;

    disk.fill();
    // A few changes may still find a place; then there is none.
    let begin = Instant::now();
    let refused = loop {
        assert!(begin.elapsed() < Duration::from_secs(30), "the disk is not full");
        eyes.until(Eyes::due).await;
        let action = eyes.choice(&mut dice);
        match eyes.act(&action).await {
            Err(problem) if problem.code == ErrorCode::Stale => eyes.catch_up().await,
            Err(problem) => break problem,
            Ok(_) => {}
        }
    };
    assert_eq!(refused.code, ErrorCode::DiskFull, "{}", refused.message);
    // Long enough for a bot of the other table to fail as well.
    tokio::time::sleep(Duration::from_secs(2)).await;
    disk.make_room();

    eyes.catch_up().await;
    assert!(eyes.due(), "what was refused was not done");
    eyes.act_randomly(&mut dice).await;
    eyes.until(Eyes::due).await;
    watched.catch_up().await;
    let before = watched.log.len();
    watched.until(|e| e.log.len() > before + 5 || e.outcome.is_some()).await;
    drop(std::fs::remove_dir_all(&folder));
}
