//! Developing infrastructure: taking, playing, conditions and rewards. Ledger: EVA-INFRA. Worked examples:
//! EVA-EX-03, EVA-EX-33, EVA-EX-34.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Choices, Context, displays, effects, purchase};
use crate::action::Action;
use crate::components::{COMPONENTS, Condition, Line, Need};
use crate::event::Event;
use crate::state::{Item, Player, State};
use crate::vocab::{Display, FieldSet, Infra, InfraSet, World};

/// EVA-INFRA-01: take one, or play one from hand, also one just taken (EVA-INFRA-07); after a paid refresh only take
/// (EVA-DISP-05).
pub(crate) fn legal(state: &State, seat: Seat, refreshed: bool, out: &mut impl Choices) {
    for infra in state.shelf(Display::Infrastructure).sorted() {
        out.add(Action::TakeInfrastructure { infrastructure: Infra(infra) });
    }
    if refreshed || out.enough() {
        return;
    }
    let player = state.player(seat);
    for infrastructure in player.infras.hand.iter().filter(|&infra| playable(player, infra)) {
        out.add(Action::PlayInfrastructure { infrastructure });
    }
}

/// Whether anything can be taken or played.
pub(crate) fn any(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    state.shelf(Display::Infrastructure).shown() > 0
        || player.infras.hand.iter().any(|infra| playable(player, infra))
}

fn playable(player: &Player, infra: Infra) -> bool {
    !alike_in_play(player, infra) && affordable(player, infra)
}

/// EVA-INFRA-05
fn alike_in_play(player: &Player, infra: Infra) -> bool {
    !player.infras.played.and(InfraSet(COMPONENTS.infras[infra.index()].alike)).is_empty()
}

/// EVA-INFRA-03: the price, less discounts, from the New World.
fn affordable(player: &Player, infra: Infra) -> bool {
    let data = &COMPONENTS.infras[infra.index()];
    purchase::payable(player, World::New, data.cost, player.powers.infra_discount, [0; 3])
}

pub(crate) fn check_take(state: &State, infra: Infra) -> Result<(), Illegal> {
    ensure!("EVA-INFRA-02", state.shelf(Display::Infrastructure).shows(infra.0));
    Ok(())
}

pub(crate) fn check_play(
    state: &State,
    seat: Seat,
    infra: Infra,
    refreshed: bool,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    ensure!("EVA-INFRA-01", player.infras.hand.contains(infra));
    ensure!("EVA-DISP-05", !refreshed);
    checks.require("EVA-INFRA-05", !alike_in_play(player, infra), || {
        Message::new("need-other-illustration").name("infrastructure", infra.id())
    })?;
    let data = &COMPONENTS.infras[infra.index()];
    purchase::require(player, World::New, data.cost, player.powers.infra_discount, [0; 3], checks)
}

/// EVA-INFRA-02: into hand, which has no limit (EVA-INFRA-06).
pub(crate) fn take<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, infra: Infra) {
    effects::done_once(ctx.state);
    ctx.state.player_mut(seat).infras.hand.insert(infra);
    ctx.tell(Event::InfrastructureTaken { seat, infrastructure: infra });
    displays::take(ctx, Display::Infrastructure, infra.0);
}

pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, infra: Infra) {
    effects::done_once(ctx.state);
    let discount = ctx.state.player(seat).powers.infra_discount;
    let cost = COMPONENTS.infras[infra.index()].cost;
    purchase::begin(ctx, seat, Item::Infrastructure(infra), World::New, cost, discount, [0; 3], 0);
}

/// The price is paid: the card is laid out (EVA-INFRA-11).
pub(crate) fn lay_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, infra: Infra) {
    let infras = &mut ctx.state.player_mut(seat).infras;
    infras.hand.remove(infra);
    infras.played.insert(infra);
    fulfil(ctx, seat);
}

/// EVA-INFRA-04: rewards of all cards whose condition is met, once for each. All rewards raise production, so
/// their order does not matter (EVA-DEC-18).
pub(crate) fn fulfil<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = *ctx.state.player(seat);
    for infra in player.infras.played.minus(player.infras.fulfilled).iter() {
        let data = &COMPONENTS.infras[infra.index()];
        if met(player.fields, &data.condition) {
            ctx.state.player_mut(seat).infras.fulfilled.insert(infra);
            ctx.tell(Event::InfrastructureFulfilled { seat, infrastructure: infra });
            ctx.state.tasks.push_effects(data.rewards, false);
        }
    }
}

/// EVA-INFRA-08: whether settled fields meet a condition, on one line if it asks for one.
pub(crate) fn met(fields: FieldSet, condition: &Condition) -> bool {
    let lines = match condition.line {
        Line::None => return enough(fields, &condition.need),
        Line::Horizontal => &COMPONENTS.map.horizontal,
        Line::Diagonal => &COMPONENTS.map.diagonal,
    };
    lines.iter().any(|&line| enough(fields.and(line), &condition.need))
}

/// Whether every need finds its own fields: for each group of needs, the fields that fit any of them must be
/// enough for all of them together (Hall's theorem).
fn enough(fields: FieldSet, needs: &[Need]) -> bool {
    (1..1u32 << needs.len()).all(|group| {
        let (mut fitting, mut wanted) = (FieldSet::NONE, 0);
        for (_, need) in needs.iter().enumerate().filter(|(i, _)| group >> i & 1 != 0) {
            fitting = fitting.or(fields.and(fit(need)));
            wanted += need.n;
        }
        fitting.len() >= wanted
    })
}

/// The fields of the map that fit a need (EVA-INFRA-09).
fn fit(need: &Need) -> FieldSet {
    let map = &COMPONENTS.map;
    let at_least = |up_to: &[FieldSet; 5], n: u8| match n {
        0 => FieldSet(u64::MAX),
        n => FieldSet(!up_to[usize::from(n - 1).min(4)].0),
    };
    let terrain = need.terrain.map_or(FieldSet(u64::MAX), |terrain| map.terrain[terrain.index()]);
    terrain
        .and(at_least(&map.population_up_to, need.min_population))
        .and(at_least(&map.factories_up_to, need.min_factories))
}
