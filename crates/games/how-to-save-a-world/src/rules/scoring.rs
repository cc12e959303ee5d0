//! Final scoring and the result. Ledger: HSW-SCORE, HSW-SOLO-17, HSW-SOLO-18, HSW-SOLO-22.

use orrery_core::{
    Audience, Comparison, Dice, Message, Outcome, ScoreLines, ScoreTotal, Seat, Sink, Standing, Verdict,
};

use super::{Context, species};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Phase, State};
use crate::vocab::{PointSource, Project, Side};

/// Shows the hands and tells how everybody scores; the points follow from the state.
pub(crate) fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.phase = Phase::Over;
    for project in Project::ALL {
        for side in ctx.state.sides() {
            if let Some(place @ 1..=3) = place(ctx.state, side, project) {
                let points = placement_points(ctx.state, side, project, ctx.state.rescue == Some(project));
                ctx.tell(Event::Placed { who: side, project, place, points });
            }
        }
    }
    show_hands(ctx);
    for seat in Seat::all(ctx.state.players) {
        for card in species::cards(ctx.state, seat).iter() {
            let points = species::points(ctx.state, seat, card);
            ctx.tell(Event::SpeciesScored { seat, card, points });
        }
    }
}

/// HSW-INFO-05: all hands are shown, without dice.
fn show_hands<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.reveal::<Event>(Audience::ALL);
    for seat in Seat::all(ctx.state.players) {
        let cards = ctx.state.seat(seat).hand;
        ctx.state.seen = ctx.state.seen.or(cards);
        ctx.tell(Event::HandShown { seat, cards });
    }
}

/// HSW-SCORE-01, HSW-SCORE-02, HSW-EX-23: the place on a track; none for a disc on the start space
/// (HSW-SCORE-05).
pub(crate) fn place(state: &State, side: Side, project: Project) -> Option<u8> {
    let track = &state.tracks[project.index()];
    let rank = |side: Side| (track.discs[side.slot()], u8::MAX - track.heights[side.slot()]);
    let own = rank(side);
    if own.0 == 0 {
        return None;
    }
    let better = state.sides().filter(|&other| rank(other) > own).count();
    // Neutral discs lie below all others on their space.
    let neutral = COMPONENTS.track.neutral[usize::from(state.side_count())].iter();
    let ahead = neutral.filter(|&&space| space >= own.0).count();
    Some((better + ahead) as u8 + 1)
}

/// HSW-SCORE-03, HSW-SCORE-04: the points for the place, by whether the project saves the planet.
pub(crate) fn placement_points(state: &State, side: Side, project: Project, rescue: bool) -> u8 {
    let points = if rescue { &COMPONENTS.rescue_points } else { &COMPONENTS.other_points };
    let place = place(state, side, project);
    place.and_then(|place| points.get(usize::from(place) - 1)).copied().unwrap_or(0)
}

/// The points so far; at the end, all of them (HSW-SCORE-07).
pub(crate) fn score(state: &State, seat: Seat) -> i32 {
    if seat.0 >= state.players {
        return 0;
    }
    let mut total = ScoreTotal::default();
    track(state, seat.into(), &mut total);
    if state.phase == Phase::Over {
        end(state, seat.into(), &mut total);
    }
    total.0
}

/// The points of the score track, by what they were gained by (HSW-GEN-03).
fn track(state: &State, side: Side, lines: &mut impl ScoreLines) {
    let gained = &state.points[side.slot()];
    let of = |source: PointSource| i32::from(gained[source.index()]);
    if side == Side::CONSORTIUM {
        lines.add("HSW-SOLO-04", of(PointSource::Start), || Message::new("score-start"));
        lines.add("HSW-SOLO-14", of(PointSource::Effects), || Message::new("score-orders"));
    } else {
        lines.add("HSW-PTS-01", of(PointSource::Effects), || Message::new("score-effects"));
    }
    lines.add("HSW-WORK-08", of(PointSource::LeadBonus), || Message::new("score-lead-bonus"));
    if side != Side::CONSORTIUM {
        lines.add("HSW-TECH-07", of(PointSource::Technologies), || Message::new("score-technologies"));
    }
}

/// The points of the final scoring. HSW-SCORE-10: nothing else that a player has scores.
fn end(state: &State, side: Side, lines: &mut impl ScoreLines) {
    for project in Project::ALL {
        let rescue = state.rescue == Some(project);
        let (id, rule) =
            if rescue { ("score-rescue", "HSW-SCORE-03") } else { ("score-project", "HSW-SCORE-04") };
        let points = placement_points(state, side, project, rescue);
        lines.add(rule, points.into(), || Message::new(id).name("project", project.id()));
    }
    // HSW-SOLO-17: the Consortium has no species cards.
    let Some(seat) = side.seat() else { return };
    for card in species::cards(state, seat).iter() {
        let points = species::points(state, seat, card);
        lines.add("HSW-SCORE-06", points.into(), || Message::new("score-species").name("card", card.id()));
    }
}

fn standing(state: &State, side: Side) -> Standing {
    let mut lines = Vec::new();
    track(state, side, &mut lines);
    end(state, side, &mut lines);
    // HSW-SCORE-08, HSW-SCORE-11, HSW-OPEN-44: the better place on the rescue track; none is worse than any.
    let place = state.rescue.and_then(|rescue| place(state, side, rescue));
    let tie = place.map_or(0, |place| 100 - i32::from(place));
    let mut standing = Standing { lines, values: vec![tie] };
    standing.values.insert(0, standing.score());
    standing
}

/// The result, once the game is over. HSW-GEN-02, HSW-SCORE-09, HSW-OPEN-25: the most points win; who is
/// equal in points and place shares the victory.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let comparisons = vec![
        Comparison::new(Message::new("compare-points"), "HSW-SCORE-07"),
        Comparison::new(Message::new("compare-rescue"), "HSW-SCORE-08"),
    ];
    let seats: Vec<Standing> = Seat::all(state.players).map(|seat| standing(state, seat.into())).collect();
    if !state.is_solo() {
        return Some(Outcome::rank(comparisons, seats, vec![]));
    }
    let rival = standing(state, Side::CONSORTIUM);
    let margin = seats[0].score() - rival.score();
    let name = Message::new("rival").name("who", "consortium");
    let mut outcome = Outcome::rank(comparisons, seats, vec![(name, rival)]);
    // HSW-SOLO-22: equal in everything is a draw, not a shared victory.
    if outcome.decided.is_none() {
        outcome.seats[0].verdict = Verdict::Drawn;
    }
    if outcome.seats[0].verdict == Verdict::Won {
        // HSW-SOLO-18
        let ratings = COMPONENTS.solo.ratings.iter().rev();
        let rating = ratings.into_iter().find(|rating| i32::from(rating.min_margin) <= margin);
        outcome.rating = rating.map(|r| Message::new("rating").name("rating", r.id).number("margin", margin));
    }
    Some(outcome)
}
