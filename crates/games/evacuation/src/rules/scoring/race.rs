//! The reckoning and the winner of the race. Ledger: EVA-RACE-06 to EVA-RACE-15.

use orrery_core::{Comparison, Message, Outcome, ScoreLine, Seat, Standing};

use super::line;
use crate::components::COMPONENTS;
use crate::state::State;

/// Production markers of a player after the reckoning, lowest first, and how they came about.
pub(super) struct Reckoning {
    markers: [i32; 3],
    satisfaction: i32,
    stadiums: i32,
    pub(super) lines: Vec<ScoreLine>,
}

impl Reckoning {
    /// The lowest marker.
    pub(super) fn lowest(&self) -> i32 {
        self.markers[0]
    }

    /// EVA-RACE-11: the race goal on the adjusted markers, however they were adjusted (EVA-OPEN-50).
    fn meets_goal(&self) -> bool {
        let figures = &COMPONENTS.figures;
        self.markers[0] >= figures.goal_production.into() && self.stadiums >= figures.goal_stadiums.into()
    }
}

/// EVA-ORDER-01, EVA-OPEN-11: stadiums of both worlds count.
fn satisfaction(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    player.satisfaction(player.all_stadiums()).into()
}

/// EVA-RACE-07, EVA-RACE-08: the bonus for satisfaction.
fn bonus(state: &State, seat: Seat) -> i32 {
    let figures = &COMPONENTS.figures;
    let own = satisfaction(state, seat);
    let above = state.seats().filter(|&other| satisfaction(state, other) > own).count();
    if state.options.players == 2 {
        return if above == 0 { figures.race_bonus_two_players } else { 0 };
    }
    let highest = state.seats().map(|other| satisfaction(state, other)).max().unwrap_or(0);
    let at_the_top = state.seats().filter(|&other| satisfaction(state, other) == highest).count();
    match above {
        0 => figures.race_bonus_first,
        // Second only behind a single first; equals share it.
        1 if at_the_top == 1 => figures.race_bonus_second,
        _ => 0,
    }
}

/// EVA-RACE-06, EVA-RACE-09, EVA-RACE-10: penalties on the lowest marker, then bonuses. Which of several equal
/// markers is changed does not show in the sorted values (EVA-DEC-16).
pub(super) fn reckon(state: &State, seat: Seat) -> Reckoning {
    let figures = &COMPONENTS.figures;
    let player = state.player(seat);
    let mut markers = player.production.map(i32::from);
    markers.sort_unstable();
    let each = figures.race_penalty;
    let tokens = each * i32::from(player.penalties);
    let sites = each * i32::from(player.sites.len());
    let stadiums = i32::from(player.stadiums_there());
    let missing = each * (i32::from(figures.goal_stadiums) - stadiums).max(0);
    let mut lines = vec![line(Message::new("score-lowest-marker"), markers[0], "EVA-RACE-12")];
    for (label, points) in [("score-tokens", tokens), ("score-sites", sites), ("score-stadiums", missing)] {
        if points != 0 {
            lines.push(line(Message::new(label), points, "EVA-RACE-06"));
        }
    }
    // Every penalty hits the lowest marker, which stays the lowest (EVA-EX-22).
    markers[0] += tokens + sites + missing;
    let before = markers[0];
    for _ in 0..bonus(state, seat) {
        markers[0] += 1;
        markers.sort_unstable();
    }
    if markers[0] != before {
        lines.push(line(Message::new("score-race-satisfaction"), markers[0] - before, "EVA-RACE-07"));
    }
    Reckoning { markers, satisfaction: satisfaction(state, seat), stadiums, lines }
}

/// EVA-RACE-11: who meets the goal wins, by satisfaction among several. EVA-RACE-12: otherwise the lowest marker,
/// three stadiums, satisfaction, and the other markers decide.
pub(super) fn outcome(state: &State) -> Outcome {
    let reckonings: Vec<Reckoning> = state.seats().map(|seat| reckon(state, seat)).collect();
    let standings = reckonings
        .into_iter()
        .map(|r| {
            let three = i32::from(r.stadiums >= COMPONENTS.figures.goal_stadiums.into());
            // Among those who meet the goal only satisfaction counts.
            let values = if r.meets_goal() {
                vec![1, r.satisfaction, 0, 0, 0, 0, 0]
            } else {
                vec![0, 0, r.markers[0], three, r.satisfaction, r.markers[1], r.markers[2]]
            };
            Standing { lines: r.lines, values }
        })
        .collect();
    let compare = |id: &'static str, rule| Comparison::new(Message::new(id), rule);
    let comparisons = vec![
        compare("compare-goal", "EVA-RACE-11"),
        compare("compare-goal-satisfaction", "EVA-RACE-11"),
        compare("compare-lowest", "EVA-RACE-12"),
        compare("compare-stadiums", "EVA-RACE-12"),
        compare("compare-satisfaction", "EVA-RACE-12"),
        compare("compare-second-lowest", "EVA-RACE-12"),
        compare("compare-highest", "EVA-RACE-12"),
    ];
    Outcome::rank(comparisons, standings, vec![])
}
