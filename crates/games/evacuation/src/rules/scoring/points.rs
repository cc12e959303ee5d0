//! The points mode and the solo game. Ledger: EVA-POINT, EVA-GOAL, EVA-LINE, EVA-CONTR-05, EVA-SOLO-27. Worked
//! examples: EVA-EX-13, EVA-EX-14, EVA-EX-17, EVA-EX-24, EVA-EX-25.

use orrery_core::{Message, Outcome, ScoreLines, Seat, Standing};

use super::lines;
use crate::components::{COMPONENTS, Content};
use crate::rules::metrics;
use crate::state::{Player, State, satisfaction};
use crate::vocab::{Arrow, FieldSet, Goal, World};

/// EVA-POINT-04
pub(crate) fn lowest_points(lowest: u8) -> i32 {
    let figures = &COMPONENTS.figures;
    let table = &figures.lowest;
    let beyond = usize::from(lowest).saturating_sub(table.len() - 1) as i32;
    table[usize::from(lowest).min(table.len() - 1)] + figures.lowest_beyond * beyond
}

/// EVA-GOAL-01: units times points, and the highest step reached.
pub(crate) fn goal_points(player: &Player, goal: Goal) -> i32 {
    let data = &COMPONENTS.goals[goal.index()];
    let count = metrics::count(player, data.metric);
    let units = match data.by_level {
        // EVA-GOAL-09
        Some(by_level) => {
            let level = |tech: crate::vocab::Tech| COMPONENTS.techs[tech.index()].level;
            player.techs().map(|tech| by_level[usize::from(level(tech)) - 1]).sum()
        }
        None => count * data.points_each,
    };
    let step = data.steps.iter().rev().find(|(from, _)| count >= (*from).into());
    units + step.map_or(0, |&(_, points)| points)
}

/// EVA-POINT-03: the points of a seat; goals only if they may be counted.
pub(super) fn count(state: &State, seat: Seat, with_goals: bool, lines: &mut impl ScoreLines) {
    let figures = &COMPONENTS.figures;
    let player = state.player(seat);
    lines.add("EVA-POINT-04", lowest_points(player.lowest()), || Message::new("score-lowest"));
    let goals = if with_goals { player.goals.kept } else { player.goals.revealed };
    for goal in goals.iter() {
        let label = || Message::new("score-goal").name("goal", goal.id());
        lines.add("EVA-GOAL-01", goal_points(player, goal), label);
    }
    let left = |kind: fn(Content) -> bool| {
        player.sites.iter().filter(|site| kind(COMPONENTS.sites[site.index()].content)).count() as i32
    };
    let factory_sites = figures.factory_site_left * left(|kind| matches!(kind, Content::Factory(_)));
    let population_sites = figures.population_site_left * left(|kind| kind == Content::Population);
    let missing = (i32::from(figures.goal_stadiums) - i32::from(player.stadiums_there())).max(0);
    let penalties = [
        ("score-factory-sites", factory_sites),
        ("score-population-sites", population_sites),
        ("score-stadiums", figures.missing_stadium * missing),
        ("score-tokens", figures.penalty_token * i32::from(player.penalties)),
    ];
    for (label, points) in penalties {
        if points != 0 {
            lines.add("EVA-POINT-05", points, || Message::new(label));
        }
    }
    let ranked = share(state, seat, |who| standing(state, who));
    if ranked != 0 {
        lines.add("EVA-POINT-07", ranked, || Message::new("score-satisfaction"));
    }
    for contract in player.contracts.played.iter() {
        let label = || Message::new("score-contract").name("contract", contract.id());
        lines.add("EVA-CONTR-05", COMPONENTS.contracts[contract.index()].points, label);
    }
    if state.options.line_dominance {
        let points = share(state, seat, |who| on_lines(state, who));
        if points != 0 {
            lines.add("EVA-LINE-03", points, || Message::new("score-lines"));
        }
    }
}

/// A seat, or the opponent of a solo game.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    Seat(Seat),
    Opponent,
}

/// EVA-POINT-06, EVA-POINT-09: satisfaction of those who are ranked, 0 for the others.
fn standing(state: &State, who: Who) -> i32 {
    let needed = COMPONENTS.figures.goal_stadiums;
    let (stadiums, total) = match who {
        Who::Seat(seat) => {
            let player = state.player(seat);
            (player.stadiums_there(), player.satisfaction(player.stadiums[World::New.index()]))
        }
        // EVA-SOLO-27, EVA-OPEN-32: the opponent only with three stadiums of its own.
        Who::Opponent => (state.solo.stadiums.len(), satisfaction(state.solo.stadiums)),
    };
    if stadiums >= needed { total.into() } else { 0 }
}

/// EVA-LINE-02: settled fields on at least one of the three lines.
fn on_lines(state: &State, who: Who) -> i32 {
    let fields = match who {
        Who::Seat(seat) => state.player(seat).fields,
        Who::Opponent => state.solo.fields,
    };
    fields.and(line_fields(state)).len().into()
}

/// The fields on the lines of line dominance; each counts once (EVA-OPEN-27).
pub(crate) fn line_fields(state: &State) -> FieldSet {
    if !state.options.line_dominance {
        return FieldSet::NONE;
    }
    let mut fields = FieldSet::NONE;
    for (corner, is_b) in state.lines {
        let arrow = if is_b { Arrow::B } else { Arrow::A };
        fields = fields.or(COMPONENTS.map.along(corner.into(), arrow).iter().copied().collect());
    }
    fields
}

/// The points of the places that a seat and its equals use up, divided among them (EVA-POINT-07, EVA-POINT-08,
/// EVA-POINT-11, EVA-LINE-04). A value of 0 takes no place. Two colours count as two players (EVA-SOLO-27, EVA-SOLO-29).
fn share(state: &State, seat: Seat, value: impl Fn(Who) -> i32) -> i32 {
    let own = value(Who::Seat(seat));
    if own <= 0 {
        return 0;
    }
    let opponent = state.is_solo().then_some(Who::Opponent);
    let all = || state.seats().map(Who::Seat).chain(opponent);
    let figures = &COMPONENTS.figures;
    let places: &[i32] = if all().count() <= 2 { &figures.places_two_players } else { &figures.places };
    let above = all().filter(|&who| value(who) > own).count();
    let equal = all().filter(|&who| value(who) == own).count();
    let points: i32 = (above..above + equal).map(|place| places.get(place).copied().unwrap_or(0)).sum();
    points / equal as i32
}

/// EVA-POINT-10: most points win, ties are shared. EVA-SOLO-28: a solo game is rated.
pub(super) fn outcome(state: &State) -> Outcome {
    let standings: Vec<Standing> =
        state.seats().map(|seat| Standing { lines: lines(state, seat, true), values: vec![] }).collect();
    let score = standings.first().map_or(0, Standing::score);
    let mut outcome = Outcome::by_points("EVA-POINT-10", vec![], standings);
    if state.is_solo() {
        let figures = &COMPONENTS.figures;
        let rating = match score {
            n if n >= figures.excellent_score => "rating-excellent",
            n if n >= figures.good_score => "rating-good",
            _ => "rating-start",
        };
        outcome.rating = Some(Message::new(rating).number("points", score));
    }
    outcome
}
