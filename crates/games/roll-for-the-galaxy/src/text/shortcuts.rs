//! What people do in one go: sequences of ordinary actions, found by trying them on a copy of the state. Where the
//! rules leave a choice that seldom matters, dice are used in a sensible order: those with few wild faces
//! work first, those with many are kept and recruited first.

use orrery_core::{FastDice, Message, NoParts, Seat, Shortcut, Silent, check};

use super::dice;
use crate::RollForTheGalaxy;
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::rules::{self, Context, ship};
use crate::state::{Player, State, Task, kind};
use crate::vocab::{Counts, Die, End, Phase, Side};

/// How many phases are offered to be selected at once.
const SELECTIONS: usize = 3;

/// The shortcuts of a seat.
pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    let mut out = Vec::new();
    if seat.0 < state.options.players {
        let start = Attempt { state: *state, seat, actions: Vec::new() };
        match state.player(seat).task {
            Task::Plan => plan(&start, &mut out),
            Task::Explore => explore(&start, &mut out),
            Task::Keep => keep(&start, &mut out),
            Task::Build => build(&start, &mut out),
            Task::Pay { .. } => pay(&start, &mut out),
            Task::ToCup { .. } => to_cup(&start, &mut out),
            Task::Produce => produce(&start, &mut out),
            Task::Ship | Task::Good { .. } => ship_all(&start, &mut out),
            Task::Recruit => recruit(&start, &mut out),
            _ => {}
        }
    }
    out
}

/// A sequence in the making.
#[derive(Clone)]
struct Attempt {
    state: State,
    seat: Seat,
    actions: Vec<Action>,
}

impl Attempt {
    fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    fn task(&self) -> Task {
        self.player().task
    }

    /// Adds an action if it is legal; says whether it was.
    fn play(&mut self, action: Action) -> bool {
        let legal = check::<RollForTheGalaxy>(&self.state, self.seat, action).is_ok();
        if legal {
            let (mut dice, mut sink) = (FastDice::new(0), Silent);
            let mut ctx = Context { state: &mut self.state, dice: &mut dice, sink: &mut sink };
            rules::carry_out(&mut ctx, self.seat, action);
            self.actions.push(action);
        }
        legal
    }

    /// Adds the first legal action, if there is one.
    fn play_first(&mut self, actions: impl IntoIterator<Item = Action>) -> bool {
        actions.into_iter().any(|action| self.play(action))
    }

    /// The legal action with the highest value; of equals the first.
    fn best(&self, value: impl Fn(&Player, Action) -> i32) -> Option<Action> {
        let mut legal = Vec::new();
        rules::legal(&self.state, self.seat, &mut legal);
        legal.retain(|&action| action != Action::Replan);
        legal.into_iter().rev().max_by_key(|&action| value(self.player(), action))
    }

    /// Offers the sequence, unless a single action does the same.
    fn offer(self, label: Message, out: &mut Vec<Shortcut<Action>>) {
        if self.actions.len() > 1 {
            out.push(Shortcut { label, actions: self.actions });
        }
    }
}

/// The colours, those with the most wild faces first.
fn by_value() -> [Die; 7] {
    let mut dice = Die::ALL;
    let wild = |die: &Die| COMPONENTS.dice[die.index()].faces.iter().filter(|face| face.is_none()).count();
    dice.sort_by_key(|die| std::cmp::Reverse((wild(die), die.index())));
    dice
}

/// The colours, those with the fewest wild faces first.
fn by_lack() -> impl Iterator<Item = Die> {
    by_value().into_iter().rev()
}

/// All wild dice into the column that is fullest; a phase selected by a worker that lies there, and ready.
fn plan(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let player = start.player();
    let mut columns = Phase::ALL;
    columns.sort_by_key(|phase| std::cmp::Reverse(player.columns[phase.index()].total()));
    if !player.plan.wild.is_empty() {
        for column in columns.into_iter().take(2) {
            let mut attempt = start.clone();
            while attempt.play_first(Die::ALL.map(|die| Action::PlaceWild { die, column })) {}
            let label = Message::new("short-wild").name("column", column.id());
            attempt.offer(label.number("count", player.plan.wild.total()), out);
        }
    } else if player.plan.selector.is_none() {
        for phase in columns.into_iter().take(SELECTIONS) {
            let workers = player.columns[phase.index()].total();
            let mut attempt = start.clone();
            attempt.play_first(Die::ALL.map(|die| Action::Select { die, from: phase, phase }));
            attempt.play(Action::Ready);
            let label = Message::new("short-select").name("phase", phase.id()).number("count", workers);
            attempt.offer(label, out);
        }
    }
}

/// Every explorer Stocks; or one Scouts without abandoning anything.
fn explore(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let workers = || by_lack().flat_map(|die| [true, false].map(|is_virtual| (die, is_virtual)));
    let mut attempt = start.clone();
    if attempt.play_first(workers().map(|(die, is_virtual)| Action::Scout { die, is_virtual }))
        && attempt.task() != Task::Keep
        && attempt.actions.len() == 1
    {
        // What is drawn is not known yet, so the sequence ends here.
        attempt.actions.push(Action::Draw);
        let explorer = attempt.actions[0];
        if let Action::Scout { die, .. } = explorer {
            attempt.offer(Message::new("short-scout").name("die", die.word()), out);
        }
    }
    let mut attempt = start.clone();
    while attempt.play_first(workers().map(|(die, is_virtual)| Action::Stock { die, is_virtual })) {}
    let credits = attempt.player().credits - start.player().credits;
    attempt.offer(Message::new("short-stock").number("credits", credits), out);
}

/// All drawn tiles below one stack.
fn keep(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    for side in Side::ALL {
        let mut attempt = start.clone();
        for tile in start.player().hand.iter() {
            attempt.play(Action::Keep { tile, side, end: End::Bottom });
        }
        attempt.offer(Message::new("short-keep").name("side", side.word()), out);
    }
}

/// Workers go onto the tile until something else is asked.
fn build(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let mut attempt = start.clone();
    while attempt.task() == Task::Build && attempt.play_first(by_lack().map(|die| Action::Build { die })) {}
    let used = attempt.actions.iter().filter_map(|action| match action {
        Action::Build { die } => Some((*die, 1)),
        _ => None,
    });
    let label = Message::new("short-build").with("dice", dice(&used.collect::<Counts>()));
    attempt.offer(label, out);
}

/// Dice pay in the order in which colours are named.
fn pay(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let mut attempt = start.clone();
    while matches!(attempt.task(), Task::Pay { .. })
        && attempt.play_first(Die::ALL.map(|die| Action::Pay { die }))
    {}
    let used = attempt.actions.iter().filter_map(|action| match action {
        Action::Pay { die } => Some((*die, 1)),
        _ => None,
    });
    let label = Message::new("short-pay").with("dice", dice(&used.collect::<Counts>()));
    attempt.offer(label, out);
}

/// As many workers as may go to the cup.
fn to_cup(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let mut attempt = start.clone();
    let mut sent = Counts::NONE;
    while matches!(attempt.task(), Task::ToCup { .. })
        && let Some(die) = by_value().into_iter().find(|&die| attempt.play(Action::ToCup { die }))
    {
        sent.add(die, 1);
    }
    attempt.offer(Message::new("short-to-cup").with("dice", dice(&sent)), out);
}

/// Goods where their colour matches, then on the worlds that trade for most.
fn produce(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let mut attempt = start.clone();
    while attempt.task() == Task::Produce {
        let fits = |_: &Player, action: Action| match action {
            Action::Produce { die, world } => {
                let kind = kind(world);
                let matches = COMPONENTS.dice[die.index()].matches.contains(kind);
                i32::from(COMPONENTS.trade_value[kind.index()]) + if matches { 10 } else { 0 }
            }
            _ => -1,
        };
        let Some(action) = attempt.best(fits) else { break };
        if !attempt.play(action) {
            break;
        }
    }
    let count = attempt.actions.len() as i32;
    attempt.offer(Message::new("short-produce").number("count", count), out);
}

/// All goods for credits, or all for VP, each by the shipper that fits best.
fn ship_all(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let by_trading = |player: &Player, action: Action| match action {
        Action::Trade { world, .. } => i32::from(ship::trade_value(player, kind(world), &mut NoParts)),
        // The least useful shipper first; for credits the colour does not matter.
        Action::Ship { die, .. } => 10 - by_value().iter().rev().position(|&d| d == die).unwrap_or(0) as i32,
        _ => -1,
    };
    let attempt = shipped(start, by_trading);
    let credits = attempt.player().credits - start.player().credits;
    attempt.offer(Message::new("short-trade").number("credits", credits), out);
    let goods = start.state;
    let by_consuming = |player: &Player, action: Action| match action {
        Action::Consume { world, die } => {
            let shipper = if let Task::Good { die, .. } = player.task { die } else { Die::Home };
            i32::from(ship::consume_value(player, kind(world), die, shipper, &mut NoParts))
        }
        Action::Ship { die, .. } => {
            let worlds =
                player.worlds().flat_map(|w| goods.goods[w.index()].iter().map(move |good| (w, good)));
            let values =
                worlds.map(|(w, good)| ship::consume_value(player, kind(w), good, die, &mut NoParts));
            values.max().map_or(0, i32::from)
        }
        _ => -1,
    };
    let attempt = shipped(start, by_consuming);
    let vp = i32::from(attempt.player().chips) - i32::from(start.player().chips);
    attempt.offer(Message::new("short-consume").number("vp", vp), out);
}

/// Ships by the best action again and again, until something else is asked.
fn shipped(start: &Attempt, value: impl Fn(&Player, Action) -> i32) -> Attempt {
    let mut attempt = start.clone();
    while matches!(attempt.task(), Task::Ship | Task::Good { .. }) {
        let Some(action) = attempt.best(&value) else { break };
        if !attempt.play(action) {
            break;
        }
    }
    attempt
}

/// Everything that the credits allow, with and without the end of the round.
fn recruit(start: &Attempt, out: &mut Vec<Shortcut<Action>>) {
    let mut attempt = start.clone();
    while attempt.task() == Task::Recruit && attempt.play_first(by_value().map(|die| Action::Recruit { die }))
    {
    }
    let recruited = dice(&attempt.player().manage.recruited);
    attempt.clone().offer(Message::new("short-recruit").with("dice", recruited.clone()), out);
    if attempt.play(Action::Ready) {
        attempt.offer(Message::new("short-recruit-ready").with("dice", recruited), out);
    }
}
