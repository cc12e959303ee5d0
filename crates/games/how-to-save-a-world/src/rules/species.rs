//! What species cards score at the end. Ledger: HSW-SPEC.

use orrery_core::Seat;

use super::scoring;
use crate::components::{Metric, ScoreEntry};
use crate::state::{CardSet, State};
use crate::vocab::{Badge, Card, CardType, Category, Development, Project, ProjectPick, Side};

/// HSW-SPEC-11, HSW-OPEN-35: the points of a card for a player; 0 for a card that is no species card.
pub(crate) fn points(state: &State, seat: Seat, card: Card) -> u8 {
    match &card.data().score {
        Some(ScoreEntry::PerUnit { metric, points, max }) => {
            points.saturating_mul(count(state, seat, *metric)).min(*max)
        }
        Some(ScoreEntry::Table { metric, steps }) => {
            let reached = count(state, seat, *metric);
            steps.iter().rev().find(|step| step.0 <= reached).map_or(0, |step| step.1)
        }
        Some(ScoreEntry::Flag { metric, points }) if count(state, seat, *metric) > 0 => *points,
        _ => 0,
    }
}

/// The species cards that a player owns, in hand and on the own discard pile (HSW-SCORE-06).
pub(crate) fn cards(state: &State, seat: Seat) -> CardSet {
    state.owned(seat).only(CardType::Species)
}

fn count(state: &State, seat: Seat, metric: Metric) -> u8 {
    let player = state.seat(seat);
    let side = Side::from(seat);
    let lines = player.incomes.iter();
    let technologies = |category: Category| {
        let of = |d: &Development| d.category() == category && player.can(d.bit());
        Development::all().filter(of).count() as u8
    };
    let spaces = Project::ALL.map(|project| state.disc(side, project));
    match metric {
        // HSW-SPEC-01
        Metric::BadgeTiles { badge } => player.tiles(badge),
        // HSW-SPEC-02
        Metric::ResourceLeft { resource } => player.has(resource),
        // HSW-SPEC-03
        Metric::IncomesAtMost { value } => lines.filter(|&&line| line <= value).count() as u8,
        Metric::IncomesAtLeast { value } => lines.filter(|&&line| line >= value).count() as u8,
        // HSW-SPEC-04
        Metric::HighestIncome => lines.max().copied().unwrap_or(0),
        // HSW-SPEC-05
        Metric::Tech1Count => technologies(Category::Tech1),
        Metric::Tech2Count => technologies(Category::Tech2),
        // HSW-SPEC-06
        Metric::ActionCards => state.owned(seat).only(CardType::Action).len(),
        Metric::ReactionCards => state.owned(seat).only(CardType::Reaction).len(),
        Metric::SpeciesCards => cards(state, seat).len(),
        // HSW-SPEC-07
        Metric::ProjectSpace { project } => match project {
            ProjectPick::Worst => spaces.into_iter().min().unwrap_or(0),
            ProjectPick::Best | ProjectPick::Any => spaces.into_iter().max().unwrap_or(0),
            _ => project.named().map_or(0, |project| spaces[project.index()]),
        },
        // HSW-SPEC-08
        Metric::BadgeSets => Badge::ALL.map(|badge| player.tiles(badge)).into_iter().min().unwrap_or(0),
        // HSW-SPEC-09
        Metric::ProjectsLed => Project::ALL
            .into_iter()
            .filter(|&project| scoring::place(state, side, project) == Some(1))
            .count() as u8,
        // HSW-SPEC-10
        Metric::StartMedal => (state.medal == side).into(),
    }
}
