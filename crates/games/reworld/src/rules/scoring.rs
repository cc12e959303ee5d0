//! Points, the final population ship and the winner. Ledger: REW-FLOW-02, REW-FLOW-05, REW-FINAL, REW-WIN.
//!
//! Worked examples: REW-EX-06, REW-EX-07, REW-EX-08, REW-EX-46, REW-EX-47, REW-EX-48, REW-EX-49, REW-EX-50,
//! REW-EX-51, REW-EX-52, REW-EX-53.

use orrery_core::{Comparison, Dice, Message, Outcome, RuleId, ScoreLine, Seat, Sink, Standing};

use super::Context;
use crate::components::{COMPONENTS, CategoryData};
use crate::event::Event;
use crate::state::{Source, Stage, State};
use crate::vocab::Category;

/// REW-FLOW-02: books points at once.
pub(crate) fn award<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    source: Source,
    points: i16,
) {
    let area = &mut ctx.state.areas[seat.index()];
    area.score += points;
    area.tally[source.index()] += points;
    if points != 0 {
        ctx.tell(Event::Scored { seat, points, source, rule: rule(source, points) });
    }
}

/// REW-FLOW-05: the rule behind each source of points.
fn rule(source: Source, points: i16) -> RuleId {
    RuleId(match source {
        Source::Terrabots => "REW-ACQ-07",
        Source::StartSpace => "REW-START-03",
        Source::CardsLeft => "REW-LEAVE-01",
        Source::SpecialCrews => "REW-CREW-09",
        Source::Tasks => "REW-SAT-03",
        Source::Ships => "REW-SHIP-02",
        Source::Final(_) if points < 0 => "REW-FINAL-04",
        Source::Final(_) => "REW-FINAL-03",
    })
}

/// REW-END-02, REW-FINAL-11: scores the six categories for every player. No ships are taken after it
/// (REW-FINAL-10, REW-OPEN-32).
pub(crate) fn final_ship<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.stage = Stage::Over;
    for category in Category::all() {
        let data = &COMPONENTS.categories[category.index()];
        let sizes: [u8; 4] = std::array::from_fn(|seat| size(ctx.state, Seat(seat as u8), data));
        let sizes = &sizes[..usize::from(ctx.state.players)];
        let ranks = &data.ranks[sizes.len()];
        for (seat, &own) in Seat::all(ctx.state.players).zip(sizes) {
            let (rank, points) = standing(sizes, own, ranks);
            ctx.tell(Event::CategoryScored { seat, category, rank });
            award(ctx, seat, Source::Final(category), points);
        }
    }
    ctx.tell(Event::GameOver);
}

/// REW-FINAL-01, REW-FINAL-02: shields, or tiles of the city; 0 without a tile in the row (REW-EDGE-16).
pub(crate) fn size(state: &State, seat: Seat, category: &CategoryData) -> u8 {
    let area = state.area(seat);
    category.letter.map_or(area.shields, |letter| area.city(letter).size())
}

/// The rank of one size among all, and its points.
pub(crate) fn standing(sizes: &[u8], own: u8, ranks: &[i16; 4]) -> (Option<u8>, i16) {
    // REW-FINAL-04, REW-FINAL-05: who is absent holds no rank and loses points, down to a score below 0
    // (REW-EDGE-15, REW-OPEN-30); all do if nobody takes part (REW-EDGE-17).
    if own == 0 {
        return (None, COMPONENTS.absent_points);
    }
    let better = sizes.iter().filter(|&&s| s > own).count();
    let tied = sizes.iter().filter(|&&s| s == own).count();
    // REW-FINAL-07: tied players share the points of their ranks; REW-FINAL-06: unpaid ranks count 0. The
    // figures follow from the number of players (REW-FINAL-08, REW-FINAL-09, REW-OPEN-33). Ranks that nobody
    // holds are paid to nobody (REW-OPEN-35).
    let shared: i16 = ranks.iter().skip(better).take(tied).sum();
    (Some(better as u8 + 1), shared / tied as i16)
}

/// REW-WIN-01, REW-WIN-02: by points, then by population ships; REW-WIN-03, REW-WIN-04, REW-OPEN-39: equals
/// share a place, and the places below are found in the same way.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.stage != Stage::Over {
        return None;
    }
    let seats = Seat::all(state.players).map(|seat| {
        let area = state.area(seat);
        let lines = Source::all().map(|source| {
            let points = area.tally[source.index()];
            ScoreLine { label: label(source), points: points.into(), rule: rule(source, points) }
        });
        Standing { lines: lines.collect(), values: vec![area.ships.count_ones() as i32] }
    });
    let ships = Comparison::new(Message::new("compare-ships"), "REW-WIN-02");
    Some(Outcome::by_points("REW-WIN-01", vec![ships], seats.collect()))
}

/// What a source of points is called.
pub(crate) fn label(source: Source) -> Message {
    match source {
        Source::Terrabots => Message::new("source-terrabots"),
        Source::StartSpace => Message::new("source-start-space"),
        Source::CardsLeft => Message::new("source-cards-left"),
        Source::SpecialCrews => Message::new("source-special-crews"),
        Source::Tasks => Message::new("source-tasks"),
        Source::Ships => Message::new("source-ships"),
        Source::Final(category) => Message::new("source-final").name("category", category.id()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(players: usize, category: usize, sizes: &[u8]) -> Vec<i16> {
        let ranks = &COMPONENTS.categories[category].ranks[players];
        sizes.iter().map(|&own| standing(sizes, own, ranks).1).collect()
    }

    #[test]
    fn rew_final_07_ties_share_their_ranks() {
        assert_eq!(points(4, 0, &[5, 3, 3, 0]), [20, 7, 7, -3], "REW-EX-06");
        assert_eq!(points(4, 1, &[2, 2, 6, 6]), [2, 2, 14, 14], "REW-EX-07");
        assert_eq!(points(4, 2, &[5, 5, 5, 2]), [9, 9, 9, 0], "REW-EX-08");
        assert_eq!(points(4, 0, &[6, 4, 4, 4]), [20, 4, 4, 4], "REW-EX-46");
        assert_eq!(points(4, 0, &[5, 5, 5, 5]), [8, 8, 8, 8], "REW-EX-47");
        assert_eq!(points(3, 0, &[7, 3, 3]), [20, 5, 5], "REW-EX-48");
        assert_eq!(points(3, 0, &[4, 4, 4]), [10, 10, 10], "REW-EX-49");
        assert_eq!(points(2, 0, &[5, 5]), [10, 10], "REW-EX-50");
        assert_eq!(points(2, 0, &[5, 3]), [20, 0], "REW-EX-50");
        assert_eq!(points(2, 0, &[5, 0]), [20, -3], "REW-EX-50");
        assert_eq!(points(4, 0, &[6, 0, 2, 0]), [20, -3, 10, -3], "REW-EX-51");
    }
}
