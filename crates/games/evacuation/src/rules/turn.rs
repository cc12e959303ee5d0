//! A turn of the Action phase: an action of the player board, a card, or pass. Ledger: EVA-ACT, EVA-ADV-04 to
//! EVA-ADV-09.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Seat, Sink, ensure};

use super::{Choices, Context, contracts, energy};
use crate::action::Action;
use crate::components::{COMPONENTS, Passive};
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{BoardAction, Card};

/// The turn of a player begins.
pub(crate) fn begin(state: &mut State) {
    state.contract_played = false;
    state.tasks.push(Task::Turn);
}

/// EVA-DEC-04: any payable action, any payable card, a contract, or pass. An action may be repeated (EVA-ACT-09),
/// and energy is the only limit, not the number of cards (EVA-ACT-10, EVA-OPEN-37).
pub(crate) fn legal_turn(state: &State, seat: Seat, out: &mut impl Choices) {
    let player = state.player(seat);
    let areas = payable_areas(state, player);
    for action in BoardAction::all() {
        if areas >> COMPONENTS.actions[action.index()].power & 1 != 0 {
            out.add(Action::Act { action });
        }
    }
    for card in player.cards.hand.iter() {
        if card_payable(player, card) {
            out.add(Action::PlayCard { card });
        }
    }
    contracts::legal_before(state, seat, out);
    if check_pass(state).is_ok() {
        out.add(Action::Pass);
    }
}

/// The areas whose actions can be taken now, as bits.
fn payable_areas(state: &State, player: &Player) -> u8 {
    let mut areas = 0;
    // EVA-ADV-12: without a card in hand there is nothing to lay down.
    if state.is_advanced() && player.cards.hand.is_empty() {
        return areas;
    }
    let have = energy::available(player, energy::sources(player));
    for area in 1..=4 {
        // EVA-ADV-03; face-up cards with power 1 are not limited (EVA-ADV-24).
        let covered = state.is_advanced() && area == 1 && player.areas[0] > 0;
        if !covered && have >= energy::price(player, Some(area), &mut NoParts).into() {
            areas |= 1 << area;
        }
    }
    areas
}

fn card_payable(player: &Player, card: Card) -> bool {
    let (extra, extra_from) = extra_cost(card);
    energy::payable(player, energy::price(player, None, &mut NoParts), extra, extra_from)
}

/// The `pay` of a card, and the stores that may pay it.
fn extra_cost(card: Card) -> (u8, u8) {
    COMPONENTS.cards[card.index()].pay.map_or((0, 0), |pay| (pay.n, energy::payment_sources(pay)))
}

/// Whether the player could take any action now.
pub(crate) fn can_act(state: &State, player: &Player) -> bool {
    payable_areas(state, player) != 0 || player.cards.hand.iter().any(|card| card_payable(player, card))
}

pub(crate) fn check_act(
    state: &State,
    seat: Seat,
    action: BoardAction,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let area = COMPONENTS.actions[action.index()].power;
    if state.is_advanced() {
        checks.require("EVA-ADV-12", !player.cards.hand.is_empty(), || Message::new("need-card"))?;
        checks
            .require("EVA-ADV-03", area != 1 || player.areas[0] == 0, || Message::new("need-area-1-free"))?;
    }
    let due = energy::price(player, Some(area), &mut NoParts);
    let have = energy::available(player, energy::sources(player));
    checks.require("EVA-ACT-08", have >= due.into(), || need_energy(due, have))
}

pub(crate) fn need_energy(due: u8, have: u32) -> Message {
    Message::new("need-energy").number("due", due).number("have", have as i32)
}

pub(crate) fn check_play_card(
    state: &State,
    seat: Seat,
    card: Card,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    ensure!("EVA-ADV-04", player.cards.hand.contains(card));
    let due = energy::price(player, None, &mut NoParts);
    let have = energy::available(player, energy::sources(player));
    checks.require("EVA-ACT-08", have >= due.into(), || need_energy(due, have))?;
    let (extra, extra_from) = extra_cost(card);
    if extra > 0 {
        checks.require("EVA-ADV-08", energy::payable(player, due, extra, extra_from), || {
            Message::new("need-extra").number("due", extra)
        })?;
    }
    Ok(())
}

/// EVA-ACT-02: always, except after a contract was played in this turn (EVA-CONTR-04).
pub(crate) fn check_pass(state: &State) -> Result<(), Illegal> {
    ensure!("EVA-CONTR-04", !state.contract_played);
    Ok(())
}

/// EVA-ACT-04: the card, the action marker, the energy, then the sub-actions of the action (EVA-ACT-13, EVA-ACT-14,
/// EVA-ACT-15, EVA-ACT-16).
pub(crate) fn act<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: BoardAction) {
    let data = &COMPONENTS.actions[action.index()];
    let player = ctx.state.player_mut(seat);
    let due = energy::price(player, Some(data.power), &mut NoParts);
    player.actions += 1;
    player.areas[usize::from(data.power - 1) & 3] += 1;
    ctx.tell(Event::Acted { seat, action, energy: due });
    ctx.state.tasks.replace(Task::EndTurn);
    ctx.state.tasks.push_effects(data.effects, false);
    energy::demand(ctx.state, due, 0, 0);
    if ctx.state.is_advanced() {
        ctx.state.tasks.push(Task::LayDown { action });
    }
}

/// EVA-ADV-06: face up, with track energy and without surcharge; EVA-ADV-08, EVA-OPEN-54: then the extra cost. The
/// effects have their normal prices (EVA-ADV-07, EVA-FAQ-08).
pub(crate) fn play_card<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let data = &COMPONENTS.cards[card.index()];
    let player = ctx.state.player_mut(seat);
    let due = energy::price(player, None, &mut NoParts);
    player.actions += 1;
    player.cards.hand.remove(card);
    player.cards.face_up.insert(card);
    ctx.tell(Event::CardPlayed { seat, card, energy: due });
    ctx.state.tasks.replace(Task::EndTurn);
    if data.effects.len() == 1 {
        ctx.state.tasks.push_effects(data.effects, false);
    } else {
        ctx.state.tasks.push(Task::CardEffects { card, left: (1 << data.effects.len()) - 1 });
    }
    let (extra, extra_from) = extra_cost(card);
    energy::demand(ctx.state, due, extra, extra_from);
}

/// EVA-ACT-02, EVA-TECH-28
pub(crate) fn pass<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    player.passed = true;
    let player = *player;
    ctx.state.tasks.pop();
    ctx.tell(Event::Passed { seat });
    for tech in player.techs() {
        for passive in COMPONENTS.techs[tech.index()].passives {
            if let Passive::PassGain { effects } = passive {
                // EVA-DEC-10, EVA-DEC-21: optional, like every gain by a technology that is there to stay.
                ctx.state.tasks.push_effects(effects, true);
            }
        }
    }
}

pub(crate) fn legal_resolve(left: u8, out: &mut impl Choices) {
    for effect in (1..=8).filter(|n| left >> (n - 1) & 1 != 0) {
        out.add(Action::Resolve { effect });
    }
}

pub(crate) fn check_resolve(left: u8, effect: u8) -> Result<(), Illegal> {
    ensure!("EVA-ADV-06", (1..=8).contains(&effect) && left >> (effect - 1) & 1 != 0);
    Ok(())
}

/// EVA-ADV-06: the effects of a card in an order of choice.
pub(crate) fn resolve<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, effect: u8) {
    let Some(Task::CardEffects { card, left }) = ctx.state.tasks.pop() else { return };
    let left = left & !(1 << (effect - 1));
    if left != 0 {
        ctx.state.tasks.push(Task::CardEffects { card, left });
    }
    if let Some(times) = COMPONENTS.cards[card.index()].effects.get(usize::from(effect - 1)) {
        ctx.state.tasks.push(Task::effect(times.effect, times.n, false));
    }
}
