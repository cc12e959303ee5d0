//! Goal cards: the draft, the solo piles, and goals that bonuses reveal. Ledger: EVA-POINT-02, EVA-SOLO-10,
//! EVA-GOAL-03 to EVA-GOAL-05.

use orrery_core::{Audience, Dice, Illegal, Seat, Seats, Sink, ensure};

use super::{Choices, Context};
use crate::action::Action;
use crate::components::{COMPONENTS, Metric};
use crate::event::Event;
use crate::state::{EMPTY, State, Step};
use crate::vocab::{Goal, GoalSet, Half};

/// Cards in each pack, and picks of each player.
const PACK: u8 = 4;

/// Deals the packs; two open piles in a solo game.
pub(crate) fn deal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut goals: [Goal; Goal::COUNT] = std::array::from_fn(|i| Goal(i as u8));
    ctx.dice.shuffle(&mut goals);
    let packs = ctx.state.options.players.max(2);
    for (i, pack) in goals.chunks(PACK.into()).take(packs.into()).enumerate() {
        ctx.state.draft.packs[i] = pack.iter().copied().collect();
    }
    ctx.state.step = Step::Draft;
    ctx.state.busy = Seats::all(ctx.state.options.players);
    tell_packs(ctx);
}

fn tell_packs<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for seat in ctx.state.seats() {
        let pack = in_front(ctx.state, seat);
        let count = pack.len();
        let goals = Some(pack.iter().collect());
        if ctx.state.is_solo() {
            ctx.tell(Event::GoalsDealt { seat, count, goals });
        } else {
            ctx.tell_only(seat, Event::GoalsDealt { seat, count, goals });
            ctx.tell_others(seat, Event::GoalsDealt { seat, count, goals: None });
        }
    }
}

/// The cards that a seat chooses from now.
pub(crate) fn in_front(state: &State, seat: Seat) -> GoalSet {
    if state.is_solo() {
        // EVA-SOLO-10: pile 1 and pile 2 in turn.
        state.draft.packs[usize::from(state.draft.round % 2)]
    } else {
        state.draft.packs[seat.index() & 3]
    }
}

pub(crate) fn legal_keep(state: &State, seat: Seat, out: &mut impl Choices) {
    for goal in in_front(state, seat).iter() {
        out.add(Action::KeepGoal { goal });
    }
}

pub(crate) fn check_keep(state: &State, seat: Seat, goal: Goal) -> Result<(), Illegal> {
    ensure!("EVA-DEC-01", in_front(state, seat).contains(goal));
    Ok(())
}

pub(crate) fn keep<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, goal: Goal) {
    ctx.state.draft.picks[seat.index()] = goal.0;
    ctx.state.busy.remove(seat);
}

/// All have picked (EVA-POINT-02): the cards are kept and the packs move on.
pub(crate) fn end_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.is_solo() {
        return end_solo_pick(ctx);
    }
    let players = ctx.state.options.players;
    let round = usize::from(ctx.state.draft.round);
    for seat in ctx.state.seats() {
        let goal = Goal(ctx.state.draft.picks[seat.index()]);
        keep_for(ctx, seat, round, goal);
    }
    // To the left (EVA-SETUP-26): the next seat of the circle.
    let packs = ctx.state.draft.packs;
    for seat in ctx.state.seats() {
        ctx.state.draft.packs[seat.next(players).index()] = packs[seat.index()];
    }
    ctx.state.draft.round += 1;
    // Everybody is shown new cards without dice.
    ctx.reveal::<Event>(Audience::ALL);
    tell_packs(ctx);
    if ctx.state.draft.round + 1 < PACK {
        ctx.state.busy = Seats::all(players);
        return;
    }
    // The last card is kept as the fourth.
    let round = usize::from(ctx.state.draft.round);
    for seat in ctx.state.seats() {
        if let Some(goal) = ctx.state.draft.packs[seat.index()].iter().next() {
            keep_for(ctx, seat, round, goal);
        }
    }
    ctx.state.draft.round += 1;
    begin_return(ctx.state);
}

/// Moves a goal from the pack in front of a seat to what the seat keeps.
fn keep_for<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, round: usize, goal: Goal) {
    let draft = &mut ctx.state.draft;
    draft.packs[seat.index()].remove(goal);
    draft.picks[seat.index()] = EMPTY;
    draft.kept[seat.index()][round & 3] = goal.0;
    ctx.state.player_mut(seat).goals.kept.insert(goal);
    ctx.tell_only(seat, Event::GoalKept { seat, goal: Some(goal) });
    ctx.tell_others(seat, Event::GoalKept { seat, goal: None });
}

/// EVA-SOLO-10: after each pick a random card leaves the other pile.
fn end_solo_pick<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let seat = Seat(0);
    let round = ctx.state.draft.round;
    let goal = Goal(ctx.state.draft.picks[0]);
    let pile = usize::from(round % 2);
    ctx.state.draft.packs[pile].remove(goal);
    ctx.state.draft.picks[0] = EMPTY;
    ctx.state.draft.kept[0][usize::from(round) & 3] = goal.0;
    ctx.state.player_mut(seat).goals.kept.insert(goal);
    ctx.tell(Event::GoalKept { seat, goal: Some(goal) });
    let other = &mut ctx.state.draft.packs[1 - pile];
    if let Some(removed) = other.nth(ctx.dice.below(other.len().into())) {
        other.remove(removed);
        ctx.tell(Event::GoalRemoved { goal: removed });
    }
    ctx.state.draft.round += 1;
    if ctx.state.draft.round == PACK {
        begin_return(ctx.state);
        return;
    }
    ctx.state.busy = Seats::all(1);
    // The last card of pile 2 needs no choice (EVA-DEC-17).
    let left = in_front(ctx.state, seat);
    if left.len() == 1
        && let Some(goal) = left.iter().next()
    {
        keep(ctx, seat, goal);
    }
}

fn begin_return(state: &mut State) {
    state.step = Step::ReturnGoal;
    state.busy = Seats::all(state.options.players);
}

/// EVA-DEC-02: one of the four.
pub(crate) fn legal_return(state: &State, seat: Seat, out: &mut impl Choices) {
    for goal in state.player(seat).goals.kept.iter() {
        out.add(Action::ReturnGoal { goal });
    }
}

pub(crate) fn check_return(state: &State, seat: Seat, goal: Goal) -> Result<(), Illegal> {
    ensure!("EVA-DEC-02", state.player(seat).goals.kept.contains(goal));
    Ok(())
}

pub(crate) fn give_back<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, goal: Goal) {
    ctx.state.draft.returned[seat.index()] = goal.0;
    ctx.state.busy.remove(seat);
}

/// All have returned a card, unseen.
pub(crate) fn end_return<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for seat in ctx.state.seats() {
        let goal = Goal(ctx.state.draft.returned[seat.index()]);
        ctx.state.player_mut(seat).goals.kept.remove(goal);
        if ctx.state.is_solo() {
            ctx.tell(Event::GoalReturned { seat, goal: Some(goal) });
        } else {
            ctx.tell_only(seat, Event::GoalReturned { seat, goal: Some(goal) });
            ctx.tell_others(seat, Event::GoalReturned { seat, goal: None });
        }
    }
}

/// EVA-GOAL-03, EVA-GOAL-04, EVA-OPEN-23: a bonus puts a token on the matching goal card and reveals it. EVA-GOAL-05,
/// EVA-DEC-15, EVA-OPEN-47: without a decision.
pub(crate) fn bonus_taken<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, half: Half) {
    let goals = &mut ctx.state.player_mut(seat).goals;
    goals.bonuses[half.index()] += 1;
    let wanted = match half {
        Half::Upper => Metric::UpperBonuses,
        Half::Lower => Metric::LowerBonuses,
    };
    let hidden = goals.kept.minus(goals.revealed);
    if let Some(goal) = hidden.iter().find(|goal| COMPONENTS.goals[goal.index()].metric == wanted) {
        goals.revealed.insert(goal);
        ctx.reveal::<Event>(Audience::except(seat));
        ctx.tell(Event::GoalRevealed { seat, goal });
    }
}
