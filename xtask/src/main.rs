//! The chores of the project, run by `cargo xtask <chore>`.
//!
//! `test` does exactly what CI does, in named steps that can be run alone.

mod browser;
mod dependencies;
mod dist;
mod instructions;
mod postgres;
mod python;
mod registrations;
mod shell;
mod steps;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
The chores of Orrery.

Usage: cargo xtask <chore>

  test [step ...]    all checks, or only the named steps, in this order:
                     tidy fmt clippy test ledger codegen docs instructions python web browser
  codegen            write the TypeScript types of the wire into web/src/wire
  instructions       count the engines' instructions for a decision, compare with the baseline
                     (--record writes the baseline anew)
  python-bench       the speed of the Python package, beside `orrery bench` and other libraries
  dist               a stripped program with licences and docs in one archive below target/dist,
                     and the Python package as a wheel beside it
                     (--try unpacks it into an empty folder and tries it without Rust and Node)
  help               this text

Examples:
  cargo xtask test
  cargo xtask test fmt clippy
  cargo xtask codegen
  cargo xtask dist --try
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let result = match args.first().map(String::as_str) {
        Some("test") => steps::test(&args[1..]),
        Some("codegen") => steps::codegen(),
        Some("instructions") => instructions::count(has("--record")),
        Some("python-bench") => python::bench(),
        Some("dist") => dist::dist(has("--try")),
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
