//! Plain plots as SVG, for pages that need nothing else.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
const BOTTOM: f64 = 28.0;
const TOP: f64 = 8.0;

/// Colours that people with any kind of colour vision can tell apart.
pub const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

/// A plot: lines or bars over a horizontal and a vertical axis.
pub struct Plot {
    x: (f64, f64),
    y: (f64, f64),
    body: String,
}

impl Plot {
    /// A plot of these ranges.
    pub fn new(x: (f64, f64), y: (f64, f64)) -> Plot {
        let wide = |(a, b): (f64, f64)| if b > a { (a, b) } else { (a, a + 1.0) };
        let mut plot = Plot { x: wide(x), y: wide(y), body: String::new() };
        for i in 0..=4 {
            let (x, y) = plot.place(0.0, plot.y.0 + (plot.y.1 - plot.y.0) * f64::from(i) / 4.0);
            let value = label(plot.y.0 + (plot.y.1 - plot.y.0) * f64::from(i) / 4.0, plot.y.1 - plot.y.0);
            let _ = x;
            plot.put(format_args!(
                "<line x1='{LEFT}' x2='{WIDTH}' y1='{y:.1}' y2='{y:.1}' class='grid'/>\
                 <text x='{:.1}' y='{:.1}' text-anchor='end'>{value}</text>",
                LEFT - 6.0,
                y + 4.0
            ));
        }
        plot
    }

    /// Marks on the horizontal axis.
    pub fn ticks(mut self, ticks: &[(f64, String)]) -> Plot {
        for (at, text) in ticks {
            let (x, _) = self.place(*at, 0.0);
            let text = escape(text);
            self.put(format_args!(
                "<text x='{x:.1}' y='{:.1}' text-anchor='middle'>{text}</text>",
                HEIGHT - BOTTOM + 18.0
            ));
        }
        self
    }

    /// A band between two lines over the same places: a range that is not sure.
    pub fn band(mut self, points: &[(f64, f64, f64)], colour: &str) -> Plot {
        let upper = points.iter().map(|&(x, _, high)| self.place(x, high));
        let lower = points.iter().rev().map(|&(x, low, _)| self.place(x, low));
        let path: String = upper.chain(lower).map(|(x, y)| format!("{x:.1},{y:.1} ")).collect();
        self.put(format_args!("<polygon points='{path}' fill='{colour}' opacity='.18'/>"));
        self
    }

    /// Five even marks on the horizontal axis.
    pub fn even_ticks(self) -> Plot {
        let (a, b) = self.x;
        let ticks: Vec<_> =
            (0..=4).map(|i| a + (b - a) * f64::from(i) / 4.0).map(|x| (x, label(x, b - a))).collect();
        self.ticks(&ticks)
    }

    /// A line through points.
    pub fn line(mut self, points: &[(f64, f64)], colour: &str) -> Plot {
        let path: String =
            points.iter().map(|&(x, y)| self.place(x, y)).map(|(x, y)| format!("{x:.1},{y:.1} ")).collect();
        self.put(format_args!("<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2'/>"));
        self
    }

    /// A bar from `from` to `to` with its height, and an interval on it.
    pub fn bar(
        mut self,
        from: f64,
        to: f64,
        height: f64,
        interval: Option<(f64, f64)>,
        colour: &str,
    ) -> Plot {
        let (x1, y) = self.place(from, height);
        let (x2, base) = self.place(to, self.y.0.max(0.0));
        self.put(format_args!(
            "<rect x='{x1:.1}' y='{y:.1}' width='{:.1}' height='{:.1}' fill='{colour}'/>",
            (x2 - x1).max(1.0),
            (base - y).max(0.0)
        ));
        if let Some((low, high)) = interval {
            let middle = (x1 + x2) / 2.0;
            let (y1, y2) = (self.place(0.0, low).1, self.place(0.0, high).1);
            self.put(format_args!(
                "<line x1='{middle:.1}' x2='{middle:.1}' y1='{y1:.1}' y2='{y2:.1}' class='range'/>"
            ));
        }
        self
    }

    /// The plot, with what it shows in words for those who do not see it.
    pub fn draw(self, title: &str) -> String {
        let title = escape(title);
        format!(
            "<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{title}'><title>{title}</title>{}</svg>\n",
            self.body
        )
    }

    /// The plot as a file of its own, readable on light and dark pages.
    pub fn file(self, title: &str) -> String {
        let style = "text{font:11px system-ui,sans-serif;fill:#778}.grid{stroke:#8894;}.range{stroke:#778}";
        let plain = self.draw(title);
        let open = format!("<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{HEIGHT}'");
        plain.replacen("<svg", &open, 1).replacen("</title>", &format!("</title><style>{style}</style>"), 1)
    }

    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let across = (x - self.x.0) / (self.x.1 - self.x.0);
        let up = ((y - self.y.0) / (self.y.1 - self.y.0)).clamp(0.0, 1.0);
        (LEFT + across * (WIDTH - LEFT - 8.0), TOP + (1.0 - up) * (HEIGHT - BOTTOM - TOP))
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(text);
    }
}

fn label(value: f64, range: f64) -> String {
    match range {
        r if r >= 20.0 => format!("{value:.0}"),
        r if r >= 2.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

/// A text made safe for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;")
}

/// A page that holds everything it needs.
pub fn page(title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang='en'>\n<meta charset='utf-8'>\n\
         <meta name='viewport' content='width=device-width'>\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n{body}</html>\n"
    )
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#1c2230;background:#fff}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;\
border-bottom:1px solid #ccd}td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto;overflow:visible}td{white-space:nowrap}\
svg text{font-size:11px;fill:#556}.grid{stroke:#dde}.range{stroke:#1c2230;stroke-width:1.5}\
.key span{margin-right:1.5rem;white-space:nowrap}.key i{display:inline-block;width:.8em;height:.8em;\
margin-right:.4em}@media(prefers-color-scheme:dark){body{background:#12151c;color:#dde}td,th{border-color:#334}\
.grid{stroke:#2a3040}svg text{fill:#9ab}.range{stroke:#dde}}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lie_where_they_belong() {
        let plot = Plot::new((0.0, 10.0), (0.0, 1.0));
        assert_eq!(plot.place(0.0, 0.0), (LEFT, HEIGHT - BOTTOM));
        assert_eq!(plot.place(10.0, 1.0), (WIDTH - 8.0, TOP));
        let drawn = plot.line(&[(0.0, 0.0), (10.0, 1.0)], "red").draw("a < b");
        assert!(drawn.contains("44.0,212.0 632.0,8.0") && drawn.contains("a &lt; b"), "{drawn}");
    }
}
