//! The module of contracts, and the race goal: what is noticed at once. Ledger: EVA-CONTR, EVA-RACE-01,
//! EVA-RACE-02, EVA-OPEN-26. Worked examples: EVA-EX-16.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::settle::need_resource;
use super::{Choices, Context, metrics, turn};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{Contract, Resource, World};

/// After every change: whether the player has reached the race goal (EVA-RACE-02), and which contracts are met
/// now (EVA-CONTR-02, EVA-CONTR-03).
#[inline]
pub(crate) fn notice<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    if ctx.state.is_race() {
        if ctx.state.reached.is_none() && meets_race_goal(ctx.state.player(seat)) {
            ctx.state.reached = Some(seat);
            ctx.tell(Event::RaceGoalReached { seat });
        }
    } else if !ctx.state.contracts.is_empty() {
        take_met(ctx, seat);
    }
}

/// EVA-RACE-01
pub(crate) fn meets_race_goal(player: &Player) -> bool {
    let figures = &COMPONENTS.figures;
    player.lowest() >= figures.goal_production && player.stadiums_there() >= figures.goal_stadiums
}

fn take_met<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    for contract in ctx.state.contracts.iter() {
        let data = &COMPONENTS.contracts[contract.index()];
        if metrics::count(ctx.state.player(seat), data.metric) >= data.n.into() {
            ctx.state.contracts.remove(contract);
            ctx.state.player_mut(seat).contracts.held.insert(contract);
            ctx.tell(Event::ContractTaken { seat, contract });
        }
    }
}

/// Whether the contract can be played now (EVA-CONTR-04).
fn playable(state: &State, seat: Seat, contract: Contract) -> bool {
    let player = state.player(seat);
    !state.contract_played
        && player.contracts.held.contains(contract)
        && !player.contracts.played.contains(contract)
        && player.can_pay(World::New, COMPONENTS.contracts[contract.index()].cost)
        && (state.tasks.top() != Some(Task::Turn) || can_act_after(state, player, contract))
}

/// EVA-CONTR-04: a contract belongs to a turn with an action, so an action must still be payable after it.
fn can_act_after(state: &State, player: &Player, contract: Contract) -> bool {
    let mut after = *player;
    after.pay(World::New, COMPONENTS.contracts[contract.index()].cost);
    turn::can_act(state, &after)
}

fn each_playable(state: &State, seat: Seat) -> impl Iterator<Item = Contract> + '_ {
    let held = state.player(seat).contracts;
    held.held.minus(held.played).iter().filter(move |&contract| playable(state, seat, contract))
}

/// Before the action.
pub(crate) fn legal_before(state: &State, seat: Seat, out: &mut impl Choices) {
    for contract in each_playable(state, seat) {
        out.add(Action::PlayContract { contract });
    }
}

/// After the action, before a card is drawn (EVA-OPEN-60); optional (EVA-DEC-14).
pub(crate) fn legal_at_end(state: &State, seat: Seat, out: &mut impl Choices) {
    legal_before(state, seat, out);
    out.add(Action::Decline);
}

/// Whether there is a contract to play after the action.
pub(crate) fn any(state: &State, seat: Seat) -> bool {
    each_playable(state, seat).next().is_some()
}

pub(crate) fn check(
    state: &State,
    seat: Seat,
    contract: Contract,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    ensure!("EVA-CONTR-03", player.contracts.held.contains(contract));
    ensure!("EVA-CONTR-04", !player.contracts.played.contains(contract));
    ensure!("EVA-CONTR-04", !state.contract_played);
    let cost = COMPONENTS.contracts[contract.index()].cost;
    for resource in Resource::ALL {
        let (due, have) = (cost[resource.index()], player.has(World::New, resource));
        if due > 0 {
            checks.require("EVA-CONTR-04", have >= due, || need_resource(World::New, resource, due, have))?;
        }
    }
    if state.tasks.top() == Some(Task::Turn) {
        let can_act = can_act_after(state, player, contract);
        checks.require("EVA-CONTR-04", can_act, || Message::new("need-action-after"))?;
    }
    Ok(())
}

/// No action, no energy, no power, no discount (EVA-CONTR-04).
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, contract: Contract) {
    let data = &COMPONENTS.contracts[contract.index()];
    let player = ctx.state.player_mut(seat);
    player.pay(World::New, data.cost);
    player.contracts.played.insert(contract);
    ctx.state.contract_played = true;
    ctx.tell(Event::ContractPlayed { seat, contract });
    ctx.state.tasks.push_effects(data.rewards, false);
}
