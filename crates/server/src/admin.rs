//! What the operator of a server can do: `orrery admin`. It writes into the data file or the
//! database, also while servers run.
//!
//! The server looks people up at every request, and its sockets within half a minute; a table that was ended here is read again
//! as soon as the server wants to write to it, because it writes only over the status that it knows.

use std::path::PathBuf;

use crate::store;

/// The options of `orrery admin`.
#[derive(Clone, Debug, clap::Args)]
pub struct AdminArgs {
    /// The data file of the server, which may be running
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE", global = true)]
    pub data: PathBuf,

    /// The database of the server, if it is PostgreSQL
    #[arg(long, env = "ORRERY_STORE", value_name = "URL", global = true)]
    pub store: Option<String>,

    /// What to do
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What the operator can do. People are named by what they sign in with, or by their id.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum AdminCommand {
    /// List people: id, name, what they sign in with, what was decided about them
    People,
    /// List open and running tables: id, game, status, host
    Tables,
    /// Keep a person out; all sessions and tokens end
    Ban {
        /// Who
        who: String,
    },
    /// Let a person in again
    Unban {
        /// Who
        who: String,
    },
    /// Take the word from a person
    Mute {
        /// Who
        who: String,
    },
    /// Give it back
    Unmute {
        /// Who
        who: String,
    },
    /// End an open or running table
    EndTable {
        /// Its id
        table: String,
    },
    /// Give an account a new password, which is printed; all its sessions end
    ResetPassword {
        /// Who
        who: String,
    },
    /// Forget a person: seats and chat stay, without a name
    Delete {
        /// Who
        who: String,
    },
}

/// Does it; the lines to be printed.
///
/// # Errors
///
/// If there is no such file, database, person or table.
pub async fn admin(args: &AdminArgs) -> anyhow::Result<Vec<String>> {
    match &args.store {
        Some(url) => store::administer_postgres(url, &args.command).await,
        None => store::administer_sqlite(&args.data, &args.command).await,
    }
}
