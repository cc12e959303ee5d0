//! Final scoring and the result. Ledger: HSW-SCORE, HSW-SOLO-17, HSW-SOLO-18, HSW-SOLO-22.

use orrery_core::{
    Audience, Comparison, Dice, Message, Outcome, RuleId, ScoreLine, Seat, Sink, Standing, Verdict,
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

/// HSW-SCORE-01, HSW-SCORE-02: the place on a track; none for a disc on the start space (HSW-SCORE-05).
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
    if state.phase == Phase::Over {
        return standing(state, seat.into()).score();
    }
    state.track_points(seat.into()).into()
}

fn standing(state: &State, side: Side) -> Standing {
    let mut lines = Vec::new();
    let gained = &state.points[side.slot()];
    let mut line = |label: Message, points: i32, rule: &'static str| {
        lines.push(ScoreLine { label, points, rule: RuleId(rule) });
    };
    let of = |source: PointSource| i32::from(gained[source.index()]);
    if side == Side::CONSORTIUM {
        line(Message::new("score-start"), of(PointSource::Start), "HSW-SOLO-04");
        line(Message::new("score-orders"), of(PointSource::Effects), "HSW-SOLO-14");
    } else {
        line(Message::new("score-effects"), of(PointSource::Effects), "HSW-PTS-01");
    }
    line(Message::new("score-lead-bonus"), of(PointSource::LeadBonus), "HSW-WORK-08");
    if side != Side::CONSORTIUM {
        line(Message::new("score-technologies"), of(PointSource::Technologies), "HSW-TECH-07");
    }
    for project in Project::ALL {
        let rescue = state.rescue == Some(project);
        let (id, rule) =
            if rescue { ("score-rescue", "HSW-SCORE-03") } else { ("score-project", "HSW-SCORE-04") };
        let points = placement_points(state, side, project, rescue);
        line(Message::new(id).name("project", project.id()), points.into(), rule);
    }
    // HSW-SOLO-17: the Consortium has no species cards.
    if let Some(seat) = side.seat() {
        for card in species::cards(state, seat).iter() {
            let points = species::points(state, seat, card);
            line(Message::new("score-species").name("card", card.id()), points.into(), "HSW-SCORE-06");
        }
    }
    // HSW-SCORE-08, HSW-SCORE-11: the better place on the rescue track; none is worse than any.
    let place = state.rescue.and_then(|rescue| place(state, side, rescue));
    let tie = place.map_or(0, |place| 100 - i32::from(place));
    let mut standing = Standing { lines, values: vec![tie] };
    standing.values.insert(0, standing.score());
    standing
}

/// The result, once the game is over.
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
