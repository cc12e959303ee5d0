//! The learning curve as a page.

use std::fmt::Write;

use orrery_arena::svg::{COLOURS, Plot, page};

use crate::train::CurvePoint;

/// The page: one HTML file that needs nothing else.
pub fn html(title: &str, curve: &[CurvePoint]) -> String {
    let games = curve.last().map_or(1, |p| p.games) as f64;
    let line = |value: fn(&CurvePoint) -> f64| -> Vec<(f64, f64)> {
        curve.iter().map(|p| (p.games as f64, value(p))).collect()
    };
    let wins = Plot::new((0.0, games), (0.0, 1.0))
        .even_ticks()
        .line(&line(|p| p.against_hand_tuned), COLOURS[0])
        .line(&line(|p| p.against_best), COLOURS[1])
        .draw("Share of wins by games played, against the hand-tuned evaluation and the best network before");
    let top = curve.iter().map(|p| f64::from(p.error)).fold(0.05, f64::max);
    let error = Plot::new((0.0, games), (0.0, top))
        .even_ticks()
        .line(&line(|p| f64::from(p.error)), COLOURS[2])
        .draw("Mean squared error of the chance to win, by games played");
    let mut body = format!(
        "<h2>Share of wins</h2><p class='key'><span><i style='background:{}'></i>against the hand-tuned evaluation\
         </span><span><i style='background:{}'></i>against the best network before</span></p>{wins}\
         <h2>Error</h2>{error}<table><tr><th>Games<th>Against hand-tuned<th>Against best<th>Error<th>Kept</tr>\n",
        COLOURS[0], COLOURS[1]
    );
    for p in curve {
        // Writing to a string cannot fail.
        let _ = writeln!(
            body,
            "<tr><td>{}<td>{:.1} %<td>{:.1} %<td>{:.4}<td>{}</tr>",
            p.games,
            p.against_hand_tuned * 100.0,
            p.against_best * 100.0,
            p.error,
            if p.best { "yes" } else { "" }
        );
    }
    page(title, &(body + "</table>\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_shows_every_point() {
        let point =
            CurvePoint { games: 500, against_hand_tuned: 0.625, against_best: 0.5, error: 0.21, best: true };
        let page = html("Learning", &[point, CurvePoint { games: 1000, ..point }]);
        assert!(page.contains("<td>500<td>62.5 %") && page.contains("<polyline"), "{page}");
    }
}
