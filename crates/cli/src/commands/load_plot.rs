//! The picture of `orrery load --plot`: how the time to all clients and the server's memory grow with the tables.

use std::env::current_exe;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// How many numbers of tables are measured, in equal steps.
const STEPS: u32 = 6;
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 260.0;

/// What is drawn of a run of the load test.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Point {
    tables: u32,
    p99_ms: f64,
    rss_mb: f64,
    actions_per_second: f64,
}

/// Measures with more and more tables, each time with a fresh server in a process of its own.
pub fn measure(most: u32, arguments: &[String]) -> Result<Vec<Point>> {
    let mut points = Vec::new();
    for step in 1..=STEPS {
        let tables = (most * step / STEPS).max(1).to_string();
        let program = current_exe()?;
        let output =
            Command::new(program).args(["load", "--json", "--tables", &tables]).args(arguments).output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let point: Point = serde_json::from_slice(&output.stdout).context("no report")?;
        println!(
            "{:5} tables: {:6.0} actions/s, p99 {:7.1} ms, {:6.0} MiB",
            point.tables, point.actions_per_second, point.p99_ms, point.rss_mb
        );
        points.push(point);
    }
    Ok(points)
}

/// Draws the time on the left, the memory on the right.
pub fn draw(points: &[Point]) -> String {
    let panels = [
        panel(points, 0.0, "p99 from an action to all clients, ms", |point| point.p99_ms),
        panel(points, WIDTH, "memory of the server, MiB", |point| point.rss_mb),
    ];
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{}</svg>\n",
        2.0 * WIDTH,
        panels.concat()
    )
}

fn panel(points: &[Point], left: f64, title: &str, value: impl Fn(&Point) -> f64) -> String {
    let most_tables = points.iter().map(|point| f64::from(point.tables)).fold(1.0, f64::max);
    let most = round_up(points.iter().map(&value).fold(1.0, f64::max));
    let x = |tables: f64| left + 50.0 + tables / most_tables * (WIDTH - 70.0);
    let y = |value: f64| HEIGHT - 40.0 - value / most * (HEIGHT - 80.0);
    let mut text = format!("<text x=\"{}\" y=\"20\" font-weight=\"bold\">{title}</text>\n", left + 50.0);
    for part in 0..=4 {
        let part = f64::from(part) / 4.0;
        let (line, tables) = (y(most * part), most_tables * part);
        text += &format!(
            "<path d=\"M{} {line}H{}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n",
            x(0.0),
            x(most_tables),
            x(0.0) - 6.0,
            line + 4.0,
            most * part
        );
        text += &format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{tables:.0}</text>\n",
            x(tables),
            HEIGHT - 22.0
        );
    }
    text += &format!(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">tables</text>\n",
        x(most_tables / 2.0),
        HEIGHT - 6.0
    );
    let spots: Vec<(f64, f64)> = points.iter().map(|p| (x(f64::from(p.tables)), y(value(p)))).collect();
    let line: Vec<String> = spots.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    text += &format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#2255aa\" stroke-width=\"2\"/>\n",
        line.join(" ")
    );
    for (x, y) in spots {
        text += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"#2255aa\"/>\n");
    }
    text
}

/// The next number above that is easy to read on an axis of four parts.
fn round_up(value: f64) -> f64 {
    let unit = 10f64.powf(value.log10().floor());
    let steps = [1.0, 2.0, 4.0, 6.0, 8.0, 10.0];
    unit * steps.into_iter().find(|step| step * unit >= value).unwrap_or(10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_a_spot_for_each_run_on_both_sides() {
        let point = |tables| Point { tables, p99_ms: 3.0, rss_mb: 70.0, actions_per_second: 1.0 };
        let picture = draw(&[point(500), point(1_000)]);
        assert_eq!(picture.matches("<circle").count(), 4);
        assert!(picture.contains(">1000</text>") && picture.contains(">80</text>"), "{picture}");
        assert_eq!(round_up(1.0), 1.0);
        assert_eq!(round_up(217.0), 400.0);
    }
}
