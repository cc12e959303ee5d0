//! The end of the game and the score. Ledger: RFG-END, RFG-SCORE.
//!
//! Worked examples: RFG-EX-11, RFG-EX-41, RFG-EX-44.

use orrery_core::{Comparison, Message, Outcome, RuleId, ScoreLine, Seat, Standing};

use crate::components::{COMPONENTS, Scoring};
use crate::state::{Player, State, Step, kind};
use crate::vocab::{Development, Tile, bits};

/// RFG-END-01: whether the game ends after this round, by the pool and by tiles. RFG-END-03: more than 12 tiles
/// are legal.
pub(crate) fn triggers(state: &State) -> (bool, bool) {
    let end = COMPONENTS.limits.end_trigger_tiles;
    (state.pool == 0, state.seated().iter().any(|p| p.tiles() >= end))
}

/// RFG-SCORE-01: the points of a seat.
pub(crate) fn score(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let extra: i32 = bits(player.developments & COMPONENTS.with.scoring)
        .map(|d| extra_points(state, player, Development(d)))
        .sum();
    i32::from(player.chips) + development_costs(player) + world_costs(player) + extra
}

/// RFG-SCORE-02: printed costs, without reductions.
fn development_costs(player: &Player) -> i32 {
    player.developments().map(|d| i32::from(Tile::Development(d).cost())).sum()
}

fn world_costs(player: &Player) -> i32 {
    player.worlds().map(|w| i32::from(Tile::World(w).cost())).sum()
}

/// RFG-SCORE-03: fractions and incomplete sets round up, each tile for itself. RFG-SCORE-04: the tile is in the
/// tableau and counts itself where it fits.
fn extra_points(state: &State, player: &Player, development: Development) -> i32 {
    let Some(scoring) = COMPONENTS.developments[development.index()].scoring else { return 0 };
    let reassign = COMPONENTS.with.reassign_category;
    let count = |set: u64| set.count_ones() as i32;
    let up = |sum: i32, divisor: u8| sum.unsigned_abs().div_ceil(u32::from(divisor)) as i32;
    match scoring {
        // RFG-SCORE-07, RFG-SCORE-13
        Scoring::PerDevelopment { vp, include_reassign } => {
            let set = if include_reassign { player.developments } else { player.developments & !reassign };
            i32::from(vp) * count(set)
        }
        // RFG-SCORE-09, RFG-SCORE-15
        Scoring::DevelopmentCostFraction { reassign_only, divisor } => {
            let counted = player.developments().filter(|d| !reassign_only || reassign >> d.0 & 1 == 1);
            up(counted.map(|d| i32::from(Tile::Development(d).cost())).sum(), divisor)
        }
        // RFG-SCORE-06
        Scoring::WorldCostFraction { world_kinds, divisor } => {
            let counted = player.worlds().filter(|&w| world_kinds.contains(kind(w)));
            up(counted.map(|w| i32::from(Tile::World(w).cost())).sum(), divisor)
        }
        // RFG-SCORE-12
        Scoring::PerWorld { world_kinds, vp } => {
            i32::from(vp) * player.worlds().filter(|&w| world_kinds.contains(kind(w))).count() as i32
        }
        // RFG-SCORE-08
        Scoring::PerDieColourOwned { vp } => i32::from(vp) * state.owned(player).colours().count() as i32,
        // RFG-SCORE-14
        Scoring::PerDiceSetOwned { die, set_size, vp } => {
            i32::from(vp) * up(i32::from(state.owned(player).of(die)), set_size)
        }
        // RFG-SCORE-11
        Scoring::PerGood { vp } => i32::from(vp) * i32::from(state.goods_of(player).total()),
        // RFG-SCORE-10, RFG-OPEN-14: thresholds, not rounded up.
        Scoring::TriangularChips {} => {
            let chips = i32::from(player.chips);
            (1..).take_while(|n| n * (n + 1) / 2 <= chips).last().unwrap_or(0)
        }
    }
}

/// The score sheet of a seat: chips, costs, and one line for each 6-cost development.
pub(crate) fn lines(state: &State, seat: Seat) -> Vec<ScoreLine> {
    let player = state.player(seat);
    let line =
        |label: Message, points: i32, rule: &'static str| ScoreLine { label, points, rule: RuleId(rule) };
    let mut lines = vec![
        line(Message::new("score-chips"), i32::from(player.chips), "RFG-SCORE-01"),
        line(Message::new("score-developments"), development_costs(player), "RFG-SCORE-02"),
        line(Message::new("score-worlds"), world_costs(player), "RFG-SCORE-02"),
    ];
    for development in bits(player.developments & COMPONENTS.with.scoring).map(Development) {
        if let Some(scoring) = COMPONENTS.developments[development.index()].scoring {
            lines.push(ScoreLine {
                label: Message::new("score-extra").name("tile", development.id()),
                points: extra_points(state, player, development),
                rule: RuleId(scoring.rule()),
            });
        }
    }
    lines
}

/// RFG-SCORE-16 to RFG-SCORE-18: most VP, then dice in the cup plus credits, then a shared victory.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.step == Step::Over).then(|| {
        let sheet = |seat: Seat| {
            let player = state.player(seat);
            // RFG-SCORE-17
            let tie_break = i32::from(player.cup.total()) + i32::from(player.credits);
            Standing { lines: lines(state, seat), values: vec![tie_break] }
        };
        let tie_break = Comparison::new(Message::new("compare-cup-and-credits"), "RFG-SCORE-17");
        Outcome::by_points("RFG-SCORE-16", vec![tie_break], state.seats().map(sheet).collect())
    })
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    /// RFG-EX-40
    #[test]
    fn chips_score_in_triangular_steps() {
        for (chips, extra) in [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (14, 4), (15, 5)] {
            let table = Fixture::new(2).tableau(0, &["galactic_renaissance"]).chips(0, chips).assign();
            // Printed costs: faction 9 counts 3, the home world 0, the development 6.
            assert_eq!(table.score(0), 9 + i32::from(chips) + extra, "{chips} chips");
        }
    }
}
