//! The sequence of play (NFR-ROUND-01, NFR-ROUND-05), and nothing else. Every action is carried out strictly in ring
//! order (NFR-LIM-04, NFR-LIM-05, NFR-GOAL-23).
//!
//! ```text
//! sides of the home colonies, in priority order
//! rounds:  for each disc: select a tile; window for a face-down goal; bonus before the action;
//!                         all players in ring order; bonus after all; end of the action
//!          end of the round
//! scoring
//! ```

use std::ops::ControlFlow;

use orrery_core::{Audience, Dice, Seat, Sink};

use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::rules::{
    self, Context, Next, develop, explore, gains, goals, limit, powers, produce, selection, settle, trade,
};
use crate::state::{Part, Stage, State, Step};
use crate::vocab::{ActionTile, End, TileSet};

/// The last round that is ever played (NFR-OPEN-52).
pub(crate) const LAST_ROUND: u8 = 99;

/// Carries out a legal choice, everything that follows from it, and choices that are none.
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    step(ctx, seat, action);
    while let Some(action) = forced(ctx.state) {
        step(ctx, ctx.state.actor, action);
    }
}

/// Carries out a choice and goes on until the next one.
fn step<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    let mut next = rules::carry_out(ctx, seat, action);
    while next.is_none() {
        next = proceed(ctx);
    }
    if let Some(step) = next {
        ctx.state.step = step;
    }
}

/// The only legal choice, if there is just one (NFR-OPEN-48: who can do nothing else takes colonists, for example). The window after a selection is never skipped: that would betray the
/// face-down goal (NFR-INFO-05).
fn forced(state: &State) -> Option<Action> {
    if matches!(state.step, Step::Window | Step::Side | Step::Select | Step::Over) {
        return None;
    }
    let mut only = None;
    let several = rules::each(state, |action| {
        if only.is_some() {
            return ControlFlow::Break(());
        }
        only = Some(action);
        ControlFlow::Continue(())
    });
    if several.is_break() { None } else { only }
}

/// A part, or a whole stage without a choice, is complete: what is next?
fn proceed<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    match ctx.state.stage {
        Stage::Sides => next_side(ctx),
        Stage::Selecting => window(ctx),
        Stage::Window => begin_action(ctx),
        Stage::Bonus => end_selection(ctx),
        Stage::Parts => next_part(ctx),
        Stage::SecondWorld => {
            explore::put_back(ctx);
            begin_ring(ctx, Stage::Limit)
        }
        Stage::Limit | Stage::Storing => next_in_ring(ctx),
        Stage::Scoring => finish(ctx),
        Stage::Over => Some(Step::Over),
    }
}

/// NFR-SETUP-17: in priority order.
fn next_side<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    ctx.state.place += 1;
    if ctx.state.place < ctx.state.players() {
        ctx.state.actor = ctx.state.discs[usize::from(ctx.state.place)].owner();
        return Some(Step::Side);
    }
    Some(begin_round(ctx))
}

/// NFR-EOR-02, NFR-EOR-03: all tiles and discs are free again, in the same order (NFR-ORDER-05).
pub(crate) fn begin_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Step {
    ctx.state.round += 1;
    ctx.state.discs.iter_mut().for_each(|disc| disc.tile = None);
    ctx.state.used = 0;
    ctx.tell(Event::RoundBegan { round: ctx.state.round });
    begin_selection(ctx)
}

/// NFR-ROUND-02, NFR-ORDER-02: the first unused disc selects.
fn begin_selection<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Step {
    ctx.state.present = ctx.state.used;
    ctx.state.stage = Stage::Selecting;
    ctx.state.part = Part::default();
    ctx.state.actor = ctx.state.chooser();
    ctx.state.step = Step::Select;
    Step::Select
}

/// NFR-ROUND-05 (b), NFR-OPEN-25: a window for the owner of a face-down goal, whatever the goal is.
fn window<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    ctx.state.stage = Stage::Window;
    let owner = ctx.state.goals.face_down?.owner;
    ctx.state.actor = owner;
    Some(Step::Window)
}

/// NFR-ROUND-05 (c): the bonus before the action, or all there is (NFR-ROUND-07).
fn begin_action<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    let chooser = ctx.state.chooser();
    let tile = ctx.state.current()?;
    ctx.state.actor = chooser;
    if !COMPONENTS.action_tiles[tile.index()].everyone_acts {
        ctx.state.stage = Stage::Bonus;
        return selection::bonus(ctx, chooser, tile);
    }
    let _ = selection::bonus(ctx, chooser, tile);
    match tile {
        ActionTile::Explore => explore::lay_display(ctx),
        ActionTile::Produce => ctx.state.produced = [[0; 4]; 5],
        _ => {}
    }
    begin_ring(ctx, Stage::Parts)
}

/// A stage in which all players have their turn, in ring order.
fn begin_ring<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, stage: Stage) -> Next {
    ctx.state.stage = stage;
    ctx.state.place = 0;
    begin_part(ctx)
}

/// NFR-ROUND-05 (d), (f): each completes his part before the next begins.
fn begin_part<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    let seat = ctx.state.ring(ctx.state.place);
    ctx.state.actor = seat;
    ctx.state.part = Part::default();
    match (ctx.state.stage, ctx.state.current()) {
        (Stage::Limit, _) => limit::begin(ctx, seat),
        (Stage::Storing, _) => goals::begin_store(ctx, seat),
        (_, Some(ActionTile::Develop)) => develop::begin(ctx, seat),
        (_, Some(ActionTile::Explore)) => explore::begin(ctx, seat),
        (_, Some(ActionTile::Settle)) => settle::begin(),
        (_, Some(ActionTile::Produce)) => produce::begin(ctx, seat),
        (_, Some(ActionTile::TradeConsume)) => trade::begin(ctx, seat),
        // Tiles without an action have no parts.
        _ => None,
    }
}

fn next_part<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    ctx.state.place += 1;
    if ctx.state.place < ctx.state.players() {
        return begin_part(ctx);
    }
    match ctx.state.current() {
        // NFR-ROUND-05 (e)
        Some(ActionTile::Explore) => {
            ctx.state.stage = Stage::SecondWorld;
            ctx.state.part = Part::default();
            ctx.state.actor = ctx.state.chooser();
            explore::second(ctx, ctx.state.actor)
        }
        Some(ActionTile::Settle) => begin_ring(ctx, Stage::Limit),
        Some(ActionTile::Produce) => {
            // NFR-PRO-08: after all have produced.
            for place in 0..ctx.state.players() {
                powers::most_produced(ctx, ctx.state.ring(place));
            }
            begin_ring(ctx, Stage::Storing)
        }
        Some(ActionTile::Develop) => {
            develop::end(ctx);
            end_selection(ctx)
        }
        _ => end_selection(ctx),
    }
}

/// NFR-ROUND-05 (f): the end of the action, in ring order; then its checks.
fn next_in_ring<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    ctx.state.place += 1;
    if ctx.state.place < ctx.state.players() {
        return begin_part(ctx);
    }
    if ctx.state.current() == Some(ActionTile::Settle) {
        settle::end(ctx);
    }
    end_selection(ctx)
}

/// NFR-ROUND-05 (g): the disc is used; the next one selects, or the round is over (NFR-ROUND-08).
fn end_selection<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    ctx.state.joker = None;
    ctx.state.used += 1;
    if ctx.state.used < ctx.state.disc_count() { Some(begin_selection(ctx)) } else { end_round(ctx) }
}

/// NFR-END-02: the round in which an end condition was met is the last. NFR-EOR-01: otherwise Produce grows dearer.
fn end_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    if ctx.state.round >= LAST_ROUND {
        gains::end(ctx, End::Rounds);
    }
    if ctx.state.ending() {
        ctx.state.stage = Stage::Scoring;
        return before_scoring(ctx);
    }
    if !ctx.state.selected(ActionTile::Produce) {
        let credits = COMPONENTS.action_tiles[ActionTile::Produce.index()].waiting_credits;
        ctx.state.tile_credits += u16::from(credits);
    }
    let state = &*ctx.state;
    ctx.tell(Event::RoundEnded { round: state.round, tile_credits: state.tile_credits });
    Some(begin_round(ctx))
}

/// NFR-SCO-02, NFR-SCO-10: the owner of the joker is asked only if another player's goal is still face down.
fn before_scoring<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    let joker = COMPONENTS.masks.joker;
    let has_joker = |&seat: &Seat| !(ctx.state.player(seat).empire & joker).is_empty();
    let owner = Seat::all(ctx.state.players()).find(has_joker)?;
    let hidden = ctx.state.goals.face_down.is_some_and(|goal| goal.owner != owner);
    ctx.state.actor = owner;
    hidden.then_some(Step::JokerScores)
}

/// NFR-SCO-01: explored worlds go back; NFR-SCO-03: the face-down goal is turned up.
fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Next {
    if let Some(goal) = ctx.state.goals.face_down {
        ctx.reveal::<Event>(Audience::ALL);
        goals::turn_up(ctx, goal);
    }
    for seat in Seat::all(ctx.state.players()) {
        let explored = std::mem::replace(&mut ctx.state.player_mut(seat).explored, TileSet::NONE);
        ctx.state.bag |= explored;
    }
    ctx.state.stage = Stage::Over;
    ctx.tell(Event::GameOver);
    Some(Step::Over)
}
