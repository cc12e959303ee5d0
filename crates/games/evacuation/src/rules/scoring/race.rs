//! The reckoning and the winner of the race. Ledger: EVA-RACE-06 to EVA-RACE-15. Worked examples: EVA-EX-21,
//! EVA-EX-22, EVA-EX-23.

use orrery_core::{Comparison, Message, Outcome, ScoreLines, Seat, Standing};

use crate::components::COMPONENTS;
use crate::state::State;

/// Production markers of a player after the reckoning, lowest first, and what else decides.
pub(super) struct Reckoning {
    markers: [i32; 3],
    satisfaction: i32,
    stadiums: i32,
}

impl Reckoning {
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

/// EVA-RACE-07, EVA-RACE-08: the bonus for satisfaction, also for one of 0 (EVA-OPEN-12).
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
/// markers is changed does not show in the sorted values (EVA-DEC-16). The lines add up to the lowest marker.
pub(super) fn reckon(state: &State, seat: Seat, lines: &mut impl ScoreLines) -> Reckoning {
    let figures = &COMPONENTS.figures;
    let player = state.player(seat);
    let mut markers = player.production.map(i32::from);
    markers.sort_unstable();
    let each = figures.race_penalty;
    let tokens = each * i32::from(player.penalties);
    // Sea sites count until they are flipped (EVA-OPEN-10).
    let sites = each * i32::from(player.sites.len());
    let stadiums = i32::from(player.stadiums_there());
    let missing = each * (i32::from(figures.goal_stadiums) - stadiums).max(0);
    lines.add("EVA-RACE-12", markers[0], || Message::new("score-lowest-marker"));
    for (label, points) in [("score-tokens", tokens), ("score-sites", sites), ("score-stadiums", missing)] {
        if points != 0 {
            lines.add("EVA-RACE-06", points, || Message::new(label));
        }
    }
    // Every penalty hits the lowest marker, which stays the lowest (EVA-EX-22) and may fall below 0 (EVA-OPEN-13).
    markers[0] += tokens + sites + missing;
    let before = markers[0];
    for _ in 0..bonus(state, seat) {
        markers[0] += 1;
        markers.sort_unstable();
    }
    if markers[0] != before {
        lines.add("EVA-RACE-07", markers[0] - before, || Message::new("score-race-satisfaction"));
    }
    Reckoning { markers, satisfaction: satisfaction(state, seat), stadiums }
}

/// EVA-RACE-11: who meets the goal wins, by satisfaction among several. EVA-RACE-12: otherwise the lowest marker,
/// three stadiums, satisfaction, and the other markers decide (EVA-OPEN-14).
pub(super) fn outcome(state: &State) -> Outcome {
    let standing = |seat| {
        let mut lines = Vec::new();
        let reckoning = reckon(state, seat, &mut lines);
        let Reckoning { markers: [lowest, second, highest], satisfaction, stadiums } = reckoning;
        let three = i32::from(stadiums >= COMPONENTS.figures.goal_stadiums.into());
        // Among those who meet the goal only satisfaction counts.
        let values = if reckoning.meets_goal() {
            vec![1, satisfaction, 0, 0, 0, 0, 0]
        } else {
            vec![0, 0, lowest, three, satisfaction, second, highest]
        };
        Standing { lines, values }
    };
    let standings = state.seats().map(standing).collect();
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
