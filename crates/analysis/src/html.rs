//! A report as a page that needs nothing else.

use std::fmt::Write;

use orrery_arena::svg::{COLOURS, Plot, escape, page};
use orrery_core::{Lang, Message, Seat, Texts};

use crate::report::{Decision, Measure, Report, SeatReport, Sure};

/// The texts of the page, in English and German.
pub const TEXTS: [&str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/de.ftl")];

/// The page. `game` has the texts of the game, with those of the reasons.
pub fn html(report: &Report, title: &str, game: &Texts) -> String {
    let own = Texts::new(game.lang(), &[TEXTS[game.lang() as usize]]);
    let writer = Writer { report, own, game };
    let mut body = String::new();
    // Writing to a string cannot fail.
    let _ = writer.write(&mut body);
    page(&writer.own.say(&Message::new("report-title").name("game", title.to_owned())), &body)
}

struct Writer<'r> {
    report: &'r Report,
    own: Texts,
    game: &'r Texts,
}

impl Writer<'_> {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "<p class='key'>")?;
        for seat in &self.report.seats {
            let colour = COLOURS[seat.seat.index() % COLOURS.len()];
            writeln!(out, "<span><i style='background:{colour}'></i>{}</span>", self.player(seat.seat))?;
        }
        writeln!(
            out,
            "</p><h2>{}</h2><p>{}</p>",
            self.text("report-chance"),
            self.text("report-chance-about")
        )?;
        out.push_str(&self.chances());
        for seat in &self.report.seats {
            self.decisions(seat, out)?;
        }
        self.split(out)?;
        writeln!(out, "<h2>{}</h2>", self.text("report-points"))?;
        out.push_str(&self.points());
        writeln!(out, "<h2>{}</h2><p>{} ", self.text("report-how"), self.text("report-about"))?;
        let calibration = match self.report.calibration {
            Some(error) => Message::new("report-calibration").name("error", self.number(100.0 * error)),
            None => Message::new("report-no-calibration"),
        };
        writeln!(out, "{}</p>", self.say(&calibration))
    }

    fn plot(&self, y: (f64, f64)) -> Plot {
        let last = self.report.moments.last().map_or(1, |m| m.step);
        let mut marks: Vec<(f64, String)> = Vec::new();
        for round in &self.report.rounds {
            let at = f64::from(round.step);
            // Rounds that are too near to the one before go without a number.
            if marks.last().is_none_or(|(before, _)| at - before > f64::from(last) / 40.0) {
                marks.push((at, round.number.to_string()));
            }
        }
        Plot::new((0.0, f64::from(last)), y).ticks(&marks)
    }

    fn chances(&self) -> String {
        let mut plot = self.plot((0.0, 100.0));
        for (place, seat) in self.report.seats.iter().enumerate() {
            let colour = COLOURS[seat.seat.index() % COLOURS.len()];
            let at = |value: f64| (100.0 * value).clamp(0.0, 100.0);
            let moments = self.report.moments.iter();
            let band = moments.clone().map(|m| {
                let (win, unsure) = (m.win[place], m.unsure[place]);
                (f64::from(m.step), at(win - unsure), at(win + unsure))
            });
            let line = moments.map(|m| (f64::from(m.step), at(m.win[place])));
            plot = plot.band(&band.collect::<Vec<_>>(), colour).line(&line.collect::<Vec<_>>(), colour);
        }
        plot.draw(&self.text("report-chance"))
    }

    fn points(&self) -> String {
        let all = || self.report.moments.iter().flat_map(|m| m.points.iter().copied());
        let range = (all().fold(f64::MAX, f64::min).floor(), all().fold(f64::MIN, f64::max).ceil());
        let mut plot = self.plot(range);
        for (place, seat) in self.report.seats.iter().enumerate() {
            let line = self.report.moments.iter().map(|m| (f64::from(m.step), m.points[place]));
            plot = plot.line(&line.collect::<Vec<_>>(), COLOURS[seat.seat.index() % COLOURS.len()]);
        }
        plot.draw(&self.text("report-points"))
    }

    fn decisions(&self, seat: &SeatReport, out: &mut String) -> std::fmt::Result {
        if seat.costliest.is_empty() {
            let none = Message::new("report-none").seat("who", seat.seat);
            return writeln!(out, "<p>{}</p>", self.say(&none));
        }
        let title = Message::new("report-costliest").seat("who", seat.seat);
        writeln!(out, "<h2>{}</h2><ol>", self.say(&title))?;
        for decision in &seat.costliest {
            self.decision(seat.seat, decision, out)?;
        }
        writeln!(out, "</ol>")
    }

    fn decision(&self, seat: Seat, decision: &Decision, out: &mut String) -> std::fmt::Result {
        let when = Message::new("report-round")
            .number("round", decision.round as i32)
            .number("step", decision.step as i32 + 1);
        let lost = Message::new("report-lost")
            .name("loss", self.number(100.0 * decision.loss.mean))
            .name("unsure", self.number(100.0 * decision.loss.unsure));
        let sure = self.text(match decision.sure {
            Sure::Sure => "report-sure",
            Sure::Fairly => "report-fairly",
            Sure::MayBeNothing => "report-may-be-nothing",
        });
        let label = |message: &Message| escape(&self.game.say_to(seat, message));
        writeln!(out, "<li><p><b>{}</b>: {}, {sure}</p>", self.say(&when), self.say(&lost))?;
        writeln!(out, "<p>{}: {}<br>", self.text("report-played"), label(&decision.played.label))?;
        writeln!(out, "{}: <b>{}</b></p><ul>", self.text("report-better"), label(&decision.better.label))?;
        for reason in &decision.reasons {
            writeln!(out, "<li>{}</li>", label(reason))?;
        }
        writeln!(out, "</ul></li>")
    }

    fn split(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "<h2>{}</h2><p>{}</p>", self.text("report-split"), self.text("report-split-about"))?;
        writeln!(out, "<table><tr>")?;
        let columns = ["player", "luck", "own", "others", "rest", "from-to", "agreed"];
        for column in columns {
            writeln!(out, "<th>{}</th>", self.text(&format!("report-{column}")))?;
        }
        writeln!(out, "</tr>")?;
        for seat in &self.report.seats {
            let cell = |m: Measure| {
                let sign = if m.mean < 0.0 { "−" } else { "+" };
                let mean = self.number(100.0 * m.mean.abs());
                format!("<td>{sign}{mean} ± {}</td>", self.number(100.0 * m.unsure))
            };
            let cells = [seat.luck, seat.own, seat.others, seat.rest].map(cell).concat();
            let (from, to) = (self.number(100.0 * seat.before), self.number(100.0 * seat.end));
            writeln!(
                out,
                "<tr><td>{}</td>{cells}<td>{from}, {to}</td><td>{} / {}</td></tr>",
                self.player(seat.seat),
                seat.agreed,
                seat.decisions
            )?;
        }
        writeln!(out, "</table>")
    }

    fn text(&self, id: &str) -> String {
        self.say(&Message::new(id.to_owned()))
    }

    fn say(&self, message: &Message) -> String {
        escape(&self.own.say(message))
    }

    /// Players are called by their number, as in all texts for nobody in particular.
    fn player(&self, seat: Seat) -> String {
        format!("P{}", seat.0 + 1)
    }

    fn number(&self, value: f64) -> String {
        let text = format!("{value:.1}");
        if self.game.lang() == Lang::De { text.replace('.', ",") } else { text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_speaks_both_languages() {
        assert_eq!(orrery_core::texts::problems(TEXTS[0], TEXTS[1]), Vec::<String>::new());
    }
}
