//! The chores of the project, run by `cargo xtask <chore>`.
//!
//! `test` does exactly what CI does, in named steps that can be run alone.

mod browser;
mod instructions;
mod shell;
mod steps;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
The chores of Orrery.

Usage: cargo xtask <chore>

  test [step ...]    all checks, or only the named steps, in this order:
                     tidy fmt clippy test ledger codegen docs web browser
  codegen            write the TypeScript types of the wire into web/src/wire
  instructions       count the engines' instructions for a decision, compare with the baseline
                     (--record writes the baseline anew)
  help               this text

Examples:
  cargo xtask test
  cargo xtask test fmt clippy
  cargo xtask codegen
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.first().map(String::as_str) {
        Some("test") => steps::test(&args[1..]),
        Some("codegen") => steps::codegen(),
        Some("instructions") => instructions::count(args.iter().any(|a| a == "--record")),
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => {
            eprintln!("xtask: there is no chore `{other}`; `cargo xtask help` lists them");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
