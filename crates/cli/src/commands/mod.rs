//! One file for each command.

pub mod arena;
pub mod balance;
pub mod bench;
pub mod calibrate;
pub mod check_games;
pub mod components;
pub mod games;
pub mod load_plot;
pub mod play;
pub mod replay;
pub mod report;
pub mod rules;
pub mod server;
pub mod sim;
pub mod train;
pub mod verify;

use std::process::ExitCode;

use anyhow::Result;

/// How a command ends.
pub type Exit = Result<ExitCode>;

/// The texts of the terminal.
pub fn texts(lang: orrery_core::Lang) -> &'static str {
    match lang {
        orrery_core::Lang::En => include_str!("../../texts/en.ftl"),
        orrery_core::Lang::De => include_str!("../../texts/de.ftl"),
    }
}

/// Prints a value as one line of JSON.
pub fn print_json(value: &impl serde::Serialize) -> Result<()> {
    println!("{}", serde_json::to_string(value)?);
    Ok(())
}
