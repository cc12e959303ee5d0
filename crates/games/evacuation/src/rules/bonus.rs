//! Phase 6: the bonus card. Ledger: EVA-BONUS, EVA-TECH-21. Everybody is compared alone, so several can take the same
//! bonus (EVA-BONUS-05); its parts follow the rules of their chapters (EVA-BONUS-07). Worked examples: EVA-EX-10,
//! EVA-EX-11, EVA-EX-29.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context, goals, progress};
use crate::action::Action;
use crate::components::{COMPONENTS, Passive};
use crate::event::Event;
use crate::state::{State, Task};
use crate::vocab::{Bonuses, Half};

/// The halves that a player can reach with some option of the cards: upper, lower (EVA-BONUS-02, EVA-BONUS-03).
/// Without an action there are 0 points (EVA-BONUS-09).
pub(crate) fn reachable(state: &State, seat: Seat) -> [bool; 2] {
    let sums = progress::powers(state.player(seat));
    let [upper, lower] = COMPONENTS.bonus_cards[state.bonus_card().index()].numbers;
    let up_to = |n: u8| (1u128 << (n + 1)) - 1;
    match state.options.bonuses {
        Bonuses::Strict => [sums >> upper & 1 != 0, sums >> lower & 1 != 0],
        Bonuses::Generous => [sums & up_to(upper) != 0, sums & up_to(lower) & !up_to(upper) != 0],
    }
}

/// Whether the player can take a bonus at all.
pub(crate) fn any(state: &State, seat: Seat) -> bool {
    reachable(state, seat) != [false; 2]
}

/// EVA-DEC-13: take or decline; several options of cards may reach either half.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut impl Choices) {
    for (half, reached) in Half::ALL.into_iter().zip(reachable(state, seat)) {
        if reached {
            out.add(Action::TakeBonus { half });
        }
    }
    out.add(Action::Decline);
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::TakeBonus { half } => {
            let reached = reachable(state, seat)[half.index()];
            match state.options.bonuses {
                Bonuses::Strict => ensure!("EVA-BONUS-02", reached),
                Bonuses::Generous => ensure!("EVA-BONUS-03", reached),
            }
            Ok(())
        }
        Action::Decline => Ok(()),
        _ => Err(Illegal::new("EVA-YEAR-01")),
    }
}

/// EVA-BONUS-04: the parts in printed order, each optional. EVA-TECH-21: the dividend comes first.
pub(crate) fn take<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, half: Half) {
    let card = ctx.state.bonus_card();
    ctx.state.tasks.pop();
    ctx.tell(Event::BonusTaken { seat, card, half });
    ctx.state.tasks.push_effects(COMPONENTS.bonus_cards[card.index()].effects[half.index()], true);
    let player = *ctx.state.player(seat);
    for tech in player.techs() {
        for passive in COMPONENTS.techs[tech.index()].passives {
            if let Passive::BonusExtra { effects } = passive {
                // EVA-DEC-10
                ctx.state.tasks.push_effects(effects, true);
            }
        }
    }
    if !ctx.state.is_race() {
        goals::bonus_taken(ctx, seat, half);
    }
}

pub(crate) fn decline<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    ctx.state.tasks.pop();
    ctx.tell(Event::BonusDeclined { seat });
}

/// The comparison of a player begins.
pub(crate) fn begin(state: &mut State) {
    state.tasks.push(Task::TakeBonus);
}
