//! What the tests of several servers need: the programs of a PostgreSQL server, of which they start one of their own.
//! Installed where that is possible; where not, those tests say loudly that they are left out.

use crate::shell::{output, run};

/// Makes sure that there is one, or says that there is none.
pub fn prepare() {
    if is_there() {
        return;
    }
    println!("PostgreSQL is missing; trying to install it with apt-get");
    // Whether it went well is seen by looking again.
    drop(run("", &[], &["apt-get", "update", "-qq"]));
    drop(run(
        "",
        &[("DEBIAN_FRONTEND", "noninteractive")],
        &["apt-get", "install", "-y", "-qq", "postgresql"],
    ));
    if !is_there() {
        eprintln!(
            "SKIPPED: the tests of several servers need PostgreSQL and it could not be installed here; install the package \
             `postgresql`, or set ORRERY_PG_BIN to the folder of its programs"
        );
    }
}

/// Looks where the tests look (`crates/server/tests/server/scratch.rs`).
fn is_there() -> bool {
    let look = "test -x \"$ORRERY_PG_BIN/initdb\" || test -x \"$(pg_config --bindir 2>/dev/null)/initdb\" || \
                ls /usr/lib/postgresql/*/bin/initdb";
    output(&["sh", "-c", look]).is_some()
}
