//! A tournament as a page with plots.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::stats::wilson;
use crate::svg::{COLOURS, Plot, escape, page};
use crate::{ArenaReport, BotResult};

/// The page: one HTML file that needs nothing else.
pub fn html(report: &ArenaReport) -> String {
    let mut body = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        body,
        "<p>{} games with {} in {:.0} s, seed {}; {:.0} decisions per second. Intervals are 95 %.</p>",
        report.games,
        escape(&report.options.to_string()),
        report.seconds,
        report.seed,
        report.decisions_per_second
    );
    body += &results(report);
    body += &key(report);
    body += "<h2>Scores</h2>\n";
    body += &scores(report);
    if report.results.iter().any(|r| r.wins.is_some()) {
        body += "<h2>Win rate by seat</h2>\n";
        body += &seats(report);
    }
    body += "<h2>Length of the games, in decisions</h2>\n";
    body += &lengths(report);
    if report.results.iter().any(|r| !r.actions.is_empty()) {
        body += "<h2>Most used actions, per game</h2>\n";
        body += &actions(report);
    }
    page(&format!("Arena: {}", report.game), &body)
}

fn colour(bot: usize) -> &'static str {
    COLOURS[bot % COLOURS.len()]
}

fn results(report: &ArenaReport) -> String {
    let mut table = String::from(
        "<table><tr><th>Bot<th>Games<th>Win rate<th>Interval<th>Mean score<th>10 %, median, 90 %<th>Rating\
         <th>Decisions/s<th>Slowest<th>Simulated/s</tr>\n",
    );
    // What there is not is left empty: without a rival nothing is won, alone nobody is rated.
    let percent = |share: Option<f64>| share.map(|s| format!("{:.1} %", s * 100.0)).unwrap_or_default();
    for r in &report.results {
        let interval = [percent(r.win_rate_low), percent(r.win_rate_high)].join(" to ");
        let rating =
            r.rating.zip(r.rating_margin).map(|(points, margin)| format!("{points:.0} ± {margin:.0}"));
        let _ = writeln!(
            table,
            "<tr><td>{}<td>{}<td>{}<td>{}<td>{:.1} ± {:.1}<td>{}, {}, {}<td>{}<td>{:.0}<td>{:.1} ms<td>{:.0}</tr>",
            escape(&r.bot),
            r.games,
            percent(r.win_rate),
            if r.win_rate.is_some() { interval } else { String::new() },
            r.mean_score,
            r.mean_score_margin,
            r.quantiles.tenth,
            r.quantiles.median,
            r.quantiles.ninetieth,
            rating.unwrap_or_default(),
            r.decisions_per_second,
            r.slowest_ms,
            r.simulated_per_second
        );
    }
    table + "</table>\n"
}

fn key(report: &ArenaReport) -> String {
    let mut key = String::from("<p class='key'>");
    for (i, r) in report.results.iter().enumerate() {
        let _ = write!(key, "<span><i style='background:{}'></i>{}</span>", colour(i), escape(&r.bot));
    }
    key + "</p>\n"
}

fn scores(report: &ArenaReport) -> String {
    let all = || report.results.iter().flat_map(|r| r.scores.keys().copied());
    let (Some(low), Some(high)) = (all().min(), all().max()) else { return String::new() };
    let width = ((high - low) / 40).max(1);
    let share = |r: &BotResult| -> BTreeMap<i32, f64> {
        let mut bars: BTreeMap<i32, f64> =
            (low.div_euclid(width)..=high.div_euclid(width)).map(|b| (b, 0.0)).collect();
        for (score, &count) in &r.scores {
            *bars.entry(score.div_euclid(width)).or_default() += count as f64 / r.games.max(1) as f64;
        }
        bars
    };
    let shares: Vec<_> = report.results.iter().map(share).collect();
    let top = shares.iter().flat_map(|s| s.values().copied()).fold(0.0, f64::max);
    let mut plot = Plot::new((f64::from(low), f64::from(high)), (0.0, top)).even_ticks();
    for (i, bars) in shares.iter().enumerate() {
        let middle = |bar: i32| (f64::from(bar) + 0.5) * f64::from(width);
        let points: Vec<_> =
            bars.iter().map(|(&bar, &s)| (middle(bar).clamp(f64::from(low), f64::from(high)), s)).collect();
        plot = plot.line(&points, colour(i));
    }
    plot.draw("Share of games by score, one line for each bot")
}

fn seats(report: &ArenaReport) -> String {
    let players = usize::from(report.players);
    let bots = report.results.len().max(1) as f64;
    let ticks: Vec<_> = (0..players).map(|s| (s as f64 + 0.5, format!("Seat {}", s + 1))).collect();
    let mut plot = Plot::new((0.0, players as f64), (0.0, 1.0)).ticks(&ticks);
    for (i, r) in report.results.iter().enumerate() {
        for (s, &(games, wins)) in r.seats.iter().enumerate() {
            let (from, width) = (s as f64 + 0.1 + 0.8 * i as f64 / bots, 0.8 / bots);
            let interval = wilson(wins, games as f64);
            let rate = wins / games.max(1) as f64;
            plot = plot.bar(from, from + width * 0.9, rate, Some(interval), colour(i));
        }
    }
    plot.draw("Win rate of each bot at each seat, with intervals")
}

fn lengths(report: &ArenaReport) -> String {
    let step = ArenaReport::LENGTH_STEP as f64;
    let (Some(low), Some(high)) = (report.lengths.keys().min(), report.lengths.keys().max()) else {
        return String::new();
    };
    let top = report.lengths.values().copied().max().unwrap_or(1) as f64;
    let mut plot = Plot::new((*low as f64 * step, (*high + 1) as f64 * step), (0.0, top)).even_ticks();
    for (&length, &count) in &report.lengths {
        plot = plot.bar(length as f64 * step, (length as f64 + 0.9) * step, count as f64, None, COLOURS[0]);
    }
    plot.draw("Number of games by their length in decisions")
}

const MOST: usize = 15;

fn actions(report: &ArenaReport) -> String {
    let per_game = |r: &BotResult, action: &str| {
        r.actions.get(action).copied().unwrap_or(0) as f64 / r.games.max(1) as f64
    };
    let mut totals: BTreeMap<&str, f64> = BTreeMap::new();
    for r in &report.results {
        for action in r.actions.keys() {
            *totals.entry(action).or_default() += per_game(r, action);
        }
    }
    let mut order: Vec<_> = totals.into_iter().collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let top =
        report.results.iter().flat_map(|r| order.iter().map(|(a, _)| per_game(r, a))).fold(0.0, f64::max);
    let mut table = String::from("<table>");
    for (action, _) in order.into_iter().take(MOST) {
        let _ = write!(table, "<tr><td>{}<td style='text-align:left;width:70%'>", escape(action));
        for (i, r) in report.results.iter().enumerate() {
            let count = per_game(r, action);
            let _ = write!(
                table,
                "<div style='background:{};width:{:.1}%;height:.7em' title='{}: {count:.1}'></div>",
                colour(i),
                100.0 * count / top.max(1e-9),
                escape(&r.bot)
            );
        }
        let counts: Vec<String> =
            report.results.iter().map(|r| format!("{:.1}", per_game(r, action))).collect();
        let _ = writeln!(table, "<td>{}</tr>", counts.join(" / "));
    }
    table + "</table>\n"
}
