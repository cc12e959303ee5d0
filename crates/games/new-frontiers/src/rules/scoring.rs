//! Points and the winner. Ledger: NFR-SCO.
//!
//! Worked examples: NFR-EX-08, NFR-EX-33, NFR-EX-34, NFR-EX-36.

use orrery_core::{Comparison, Message, Outcome, ScoreLine, ScoreLines, ScoreTotal, Seat, Standing};

use super::{goal_points, goals, powers};
use crate::components::{COMPONENTS, Count, VpRule};
use crate::state::{Stage, State};
use crate::text::sentences;
use crate::vocab::{Kind, KindSet, Tile, TileSet};

/// The points of a seat so far, as everybody can count them: with the goals face up, and the joker as its owner would
/// choose it.
pub fn score(state: &State, seat: Seat) -> i32 {
    total(state, seat, best_joker(state, seat))
}

/// Where the points of a seat come from: what gives none is left out.
pub fn lines(state: &State, seat: Seat) -> Vec<ScoreLine> {
    let mut lines: Vec<ScoreLine> = Vec::new();
    count(state, seat, best_joker(state, seat), &mut lines);
    lines.retain(|line| line.points != 0);
    lines
}

fn total(state: &State, seat: Seat, joker: Option<Kind>) -> i32 {
    let mut total = ScoreTotal::default();
    count(state, seat, joker, &mut total);
    total.0
}

/// NFR-SCO-02, NFR-SCO-10: the kind that was named for the scoring, or else the one that gives the highest total. The
/// kinds of the joker change nobody else's points.
pub fn best_joker(state: &State, seat: Seat) -> Option<Kind> {
    if (state.player(seat).empire & COMPONENTS.masks.joker).is_empty() {
        return None;
    }
    if state.stage == Stage::Over && state.joker.is_some() {
        return state.joker;
    }
    // The first of equals, so that the lines are always the same.
    Kind::ALL.into_iter().rev().max_by_key(|&kind| total(state, seat, Some(kind)))
}

/// NFR-SCO-04: chips, printed VP, "?", goals. NFR-SCO-08: credits and goods give nothing.
fn count(state: &State, seat: Seat, joker: Option<Kind>, lines: &mut impl ScoreLines) {
    let player = state.player(seat);
    let printed = |tiles: TileSet| tiles.iter().map(|tile| i32::from(COMPONENTS.tile(tile).vp)).sum();
    lines.add("NFR-SCO-04", i32::from(player.chips), || Message::new("source-chips"));
    lines.add("NFR-SET-18", printed(player.colonies()), || Message::new("source-colonies"));
    lines.add("NFR-DEV-10", printed(player.developments()), || Message::new("source-developments"));
    for tile in (player.empire & COMPONENTS.masks.question).iter() {
        question(state, seat, tile, joker, lines);
    }
    for goal in goals::in_play(state) {
        let points = goal_points::points(state, seat, goal, joker);
        lines.add("NFR-SCO-04", points, || Message::new("source-goal").name("goal", goal.id()));
    }
}

/// NFR-SCO-05: the conditions of one "?", those worth most first; each tile counts once, for the best of them.
/// NFR-SCO-06: a tile counts itself, because it is in the empire. NFR-SCO-07: a stockpile is not.
fn question(state: &State, seat: Seat, tile: Tile, joker: Option<Kind>, lines: &mut impl ScoreLines) {
    let player = state.player(seat);
    let mut left = player.empire;
    for rule in &COMPONENTS.tile(tile).vp_rules {
        let number = match &rule.count {
            Count::Tiles(selector) => {
                let counted = selector.of(left, joker);
                left = left.without(counted);
                i32::from(counted.len())
            }
            Count::Strength => powers::base_strength(player.empire),
            Count::Chips { divisor } => i32::from(player.chips) / i32::from(*divisor),
            Count::Kinds { table } => i32::from(table[usize::from(kinds(player.empire, joker).len())]),
        };
        lines.add("NFR-SCO-05", i32::from(rule.vp) * number, || question_line(tile, rule, number));
    }
}

/// "Pan-Galactic League: 3 × colony (Genes)".
fn question_line(tile: Tile, rule: &VpRule, number: i32) -> Message {
    let message = match rule.count {
        Count::Chips { divisor } => Message::new("source-question-chips").number("divisor", divisor),
        Count::Kinds { .. } => Message::new("source-question-kinds"),
        Count::Tiles(_) | Count::Strength => sentences::counting("source-question", &rule.count),
    };
    message.name("tile", tile.id()).number("number", number)
}

/// The different kinds among the colonies of an empire.
pub(crate) fn kinds(empire: TileSet, joker: Option<Kind>) -> KindSet {
    let masks = &COMPONENTS.masks;
    let own = Kind::ALL.into_iter().filter(|kind| !(empire & masks.kind[kind.index()]).is_empty());
    let joker = joker.filter(|_| !(empire & masks.joker).is_empty());
    own.chain(joker).collect()
}

/// NFR-SCO-09, NFR-OPEN-36: by points, then by goods plus credits; equals share the victory. Stockpiles do not count.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.stage != Stage::Over {
        return None;
    }
    let standing = |seat: Seat| {
        let player = state.player(seat);
        let left_over = i32::from(player.credits) + i32::from(player.goods.len());
        Standing { lines: lines(state, seat), values: vec![left_over] }
    };
    let tie = Comparison::new(Message::new("compare-goods-and-credits"), "NFR-SCO-09");
    Some(Outcome::by_points("NFR-SCO-09", vec![tie], Seat::all(state.players()).map(standing).collect()))
}
