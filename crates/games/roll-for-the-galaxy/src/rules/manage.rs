//! Step 5: recruit, then recall; secret until all have committed. Ledger: RFG-MAN.
//!
//! Worked examples: RFG-EX-10.

use orrery_core::{Audience, Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink};

use super::Context;
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::{Event, Why};
use crate::state::{Manage, Player, State, Step, Task};
use crate::vocab::{Counts, Die, Side, World, bits_of};

/// The step begins.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.step = Step::Manage;
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        player.ready = false;
        open(player);
    }
}

/// A fresh plan: what must be recruited is recruited, and the first choice is due.
pub(crate) fn open(player: &mut Player) {
    player.manage = Manage::EMPTY;
    recruit_forced(player);
}

/// RFG-MAN-03, RFG-FAQ-09: recruiting goes on until the citizenry is empty or the credits are used up. Only what
/// leaves a choice is asked (RFG-MAN-04).
fn recruit_forced(player: &mut Player) {
    let left = player.credits / COMPONENTS.limits.recruit_cost - player.manage.recruited.total();
    let citizenry = remaining(player);
    if citizenry.total() <= left {
        player.manage.recruited.add_all(&citizenry);
    } else if let Some(die) = citizenry.only_colour() {
        player.manage.recruited.add(die, left);
    } else if left > 0 {
        player.task = Task::Recruit;
        return;
    }
    // RFG-MAN-09: no other step offers this task.
    player.task = Task::Recall;
}

/// Dice in the citizenry that the plan does not recruit.
fn remaining(player: &Player) -> Counts {
    let mut rest = player.citizenry;
    rest.take_all(&player.manage.recruited);
    rest
}

pub(crate) fn legal_recruit(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(remaining(state.player(seat)).colours().map(|die| Action::Recruit { die }));
}

pub(crate) fn legal_recall(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    if fills_cup(player) {
        out.push(Action::Ready);
    }
    let last = last_recall(state, player);
    let in_order = |action: Action| last.is_none_or(|last| action >= last);
    for spot in Side::ALL {
        for die in player.spots[spot.index()].colours() {
            let action = Action::Recall { spot, die };
            if left_on_spot(player, spot, die) && in_order(action) {
                out.push(action);
            }
        }
    }
    for world in player.worlds() {
        for die in state.goods[world.index()].colours() {
            let action = Action::RecallGood { world, die };
            if good_to_recall(state, player, world, die).is_some() && in_order(action) {
                out.push(action);
            }
        }
    }
}

/// RFG-MAN-02: a die of the citizenry, for a credit.
pub(crate) fn check_recruit(
    state: &State,
    seat: Seat,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    checks.require("RFG-MAN-02", remaining(player).of(die) > 0, || {
        Message::new("need-in-citizenry").name("die", die.word())
    })?;
    let price = recruit_price(player, 1, &mut NoParts);
    checks.require("RFG-MAN-02", price <= i32::from(player.credits), || {
        Message::new("need-credits").number("price", price).number("have", player.credits)
    })
}

/// RFG-MAN-02: what the dice planned so far cost, and `more` of them.
pub(crate) fn recruit_price(player: &Player, more: u8, parts: &mut impl Parts) -> i32 {
    let each = COMPONENTS.limits.recruit_cost;
    let (planned, new) = (player.manage.recruited.total() * each, more * each);
    parts.part("RFG-MAN-02", planned.into(), || Message::new("part-recruited"));
    parts.part("RFG-MAN-02", new.into(), || Message::new("part-recruit"));
    i32::from(planned + new)
}

/// Whether a die of this colour on the spot is not planned to be recalled yet.
fn left_on_spot(player: &Player, spot: Side, die: Die) -> bool {
    player.spots[spot.index()].of(die) > player.manage.spots[spot.index()].of(die)
}

/// RFG-MAN-07: any die of the own spots. RFG-MAN-08: none of the citizenry.
pub(crate) fn check_recall(
    state: &State,
    seat: Seat,
    spot: Side,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    checks.require("RFG-MAN-07", left_on_spot(player, spot, die), || {
        Message::new("need-on-spot").name("die", die.word()).name("side", spot.word())
    })?;
    check_order(state, player, Action::Recall { spot, die }, checks)
}

/// RFG-MAN-07: any good of the own worlds.
pub(crate) fn check_recall_good(
    state: &State,
    seat: Seat,
    world: World,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let owned = player.has_world(world);
    checks.require("RFG-MAN-07", owned, || Message::new("need-own-world").name("world", world.id()))?;
    checks.require("RFG-MAN-07", owned && good_to_recall(state, player, world, die).is_some(), || {
        Message::new("need-good").name("die", die.word()).name("world", world.id())
    })?;
    check_order(state, player, Action::RecallGood { world, die }, checks)
}

/// The place of a good of this colour that is not planned to be recalled yet.
fn good_to_recall(state: &State, player: &Player, world: World, die: Die) -> Option<usize> {
    let goods = state.goods[world.index()];
    (0..2).find(|&i| goods.get(i) == Some(die) && player.manage.goods[i] >> world.0 & 1 == 0)
}

/// The order of recalling does not matter, so it is fixed: spots first, then worlds (RFG-OPEN-28).
fn check_order(
    state: &State,
    player: &Player,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let in_order = last_recall(state, player).is_none_or(|last| action >= last);
    checks.require("RFG-OPEN-28", in_order, || Message::new("need-recall-order"))
}

/// The last thing that was recalled.
fn last_recall(state: &State, player: &Player) -> Option<Action> {
    let plan = &player.manage;
    let worlds = plan.goods[0] | plan.goods[1];
    if worlds != 0 {
        let world = World(127 - worlds.leading_zeros() as u8);
        let place = usize::from(plan.goods[1] >> world.0 & 1 == 1);
        return state.goods[world.index()].get(place).map(|die| Action::RecallGood { world, die });
    }
    Side::ALL
        .into_iter()
        .rev()
        .find_map(|spot| plan.spots[spot.index()].colours().last().map(|die| Action::Recall { spot, die }))
}

/// RFG-MAN-10: nobody may begin a round with an empty cup.
fn fills_cup(player: &Player) -> bool {
    let plan = &player.manage;
    let recalls = plan.goods != [0; 2] || plan.spots != [Counts::NONE; 2];
    recalls || !player.cup.is_empty() || !plan.recruited.is_empty()
}

pub(crate) fn check_ready(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    checks.require("RFG-MAN-10", fills_cup(state.player(seat)), || Message::new("need-cup"))
}

pub(crate) fn recruit<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die) {
    let player = ctx.state.player_mut(seat);
    player.manage.recruited.add(die, 1);
    player.manage.started = true;
    recruit_forced(player);
    ctx.tell_only(seat, Event::WillRecruit { seat, die });
}

pub(crate) fn recall<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, spot: Side, die: Die) {
    let plan = &mut ctx.state.player_mut(seat).manage;
    plan.spots[spot.index()].add(die, 1);
    plan.started = true;
    ctx.tell_only(seat, Event::WillRecall { seat, die, spot });
}

pub(crate) fn recall_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    die: Die,
) {
    if let Some(place) = good_to_recall(ctx.state, ctx.state.player(seat), world, die) {
        let plan = &mut ctx.state.player_mut(seat).manage;
        plan.goods[place] |= 1 << world.0;
        plan.started = true;
    }
    ctx.tell_only(seat, Event::WillRecallGood { seat, die, world });
}

pub(crate) fn ready<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    player.ready = true;
    player.task = Task::None;
    ctx.tell(Event::Ready { seat });
}

/// RFG-MAN-01: all plans are carried out and shown together; the phase tiles are turned back.
pub(crate) fn commit<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.reveal::<Event>(Audience::ALL);
    for seat in ctx.state.seats() {
        let state = &mut *ctx.state;
        let player = &mut state.players[seat.index()];
        player.ready = false;
        player.selected = None;
        let plan = std::mem::replace(&mut player.manage, Manage::EMPTY);
        let mut recalled = Counts::NONE;
        for (spot, dice) in player.spots.iter_mut().zip(&plan.spots) {
            spot.take_all(dice);
            recalled.add_all(dice);
        }
        // The second good first: taking the first one would move it.
        for place in [1, 0] {
            for world in bits_of(plan.goods[place]) {
                let goods = &mut state.goods[usize::from(world)];
                if let Some(die) = goods.get(place) {
                    goods.take(die);
                    recalled.add(die, 1);
                }
            }
        }
        player.citizenry.take_all(&plan.recruited);
        player.cup.add_all(&plan.recruited);
        player.cup.add_all(&recalled);
        let paid = plan.recruited.total() * COMPONENTS.limits.recruit_cost;
        // RFG-CRED-03: recruiting costs credits. RFG-MAN-06: what is left over stays.
        player.credits -= paid;
        let now = player.credits;
        // RFG-MAN-05. RFG-CRED-04: so nobody comes to the next step 5 without credits.
        player.credits = now.max(COMPONENTS.limits.credits_min_after_manage);
        let gained = player.credits - now;
        ctx.tell(Event::Managed { seat, recruited: plan.recruited, recalled });
        if paid > 0 {
            ctx.tell(Event::Credits { seat, amount: -(paid as i8), now, why: Why::Recruit });
        }
        if gained > 0 {
            ctx.tell(Event::Credits { seat, amount: gained as i8, now: now + gained, why: Why::Empty });
        }
    }
    ctx.state.played = 0;
    ctx.state.extra_phase = None;
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-MAN-01, RFG-MAN-04, RFG-MAN-05: the second recruit is white without a question, and nobody sees a plan before all have committed.
    #[test]
    fn plans_are_carried_out_together() {
        let mut table = Fixture::new(2)
            .credits(0, 2)
            .citizenry(0, "2 home genes")
            .spot(0, "world", "military")
            .goods("awakened_alien_outpost", "home")
            .cup(1, "home")
            .manage();
        let seen = table.view(1).players[0].clone();
        table.refuse_as(0, "ready", "RFG-MAN-03").play_as(0, "recruit genes");
        table.play_as(0, "recall_good awakened_alien_outpost home").refuse_as(
            0,
            "recall world military",
            "RFG-OPEN-28",
        );
        assert_eq!(table.view(1).players[0], seen);
        table.play_as(0, "replan").play_as(0, "recruit genes").play_as(0, "recall world military");
        table.play_as(0, "ready").play_as(1, "ready");
        let rolled: u8 = table.player(0).plan.rolled.iter().map(|c| c.total()).sum();
        assert_eq!((rolled, table.player(0).credits, table.player(0).citizenry), (3, 1, dice("home")));
    }
}
