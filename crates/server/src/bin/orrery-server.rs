//! The server alone, without the other commands: for the test that kills it, and for small installations.

use clap::Parser;

/// The Orrery server.
#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: orrery_server::ServeArgs,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    orrery_server::serve(Line::parse().args).await
}
