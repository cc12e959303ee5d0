//! What bots know about New Frontiers.
//!
//! Points so far count in full. Credits, colonists, goods and powers count by what they can still bring in the
//! share of the game that is left. Of an action that is going on, a seat that has not had its part yet can expect a
//! share of its best choice: that is what makes one action tile better than another.

mod inputs;

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_new_frontiers::components::{COMPONENTS, Effect};
use orrery_catalog::crates::orrery_new_frontiers::event::Event;
use orrery_catalog::crates::orrery_new_frontiers::rules::{develop, settle};
use orrery_catalog::crates::orrery_new_frontiers::state::{Player, Stage};
use orrery_catalog::crates::orrery_new_frontiers::vocab::{
    ActionTile, Appetite, Goods, Stack, Tile, TileSet,
};
use orrery_catalog::crates::orrery_new_frontiers::{NewFrontiers, State};
use orrery_core::{Game, NoParts, Seat};
use serde::Deserialize;

use crate::{Inputs, Knowledge, Net, Nets, Tuning, nets};

/// What things are worth; explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    credit: f32,
    many_credits: f32,
    colonist: f32,
    spare_colonist: f32,
    good: f32,
    production: f32,
    windfall: f32,
    appetite: f32,
    strength: f32,
    power: f32,
    settleable: f32,
    explored: f32,
    colony: f32,
    priority: f32,
    pending: f32,
    world: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // The file is compiled in and read by every test: it cannot fail on any input.
    toml::from_str(include_str!("weights.toml")).unwrap_or_else(|why| panic!("weights.toml: {why}"))
});

/// Learned by self-play; `nets.toml` says how.
static NETS: Nets = nets![
    inputs::COUNT;
    "new-frontiers-standard-2", "new-frontiers-standard-3", "new-frontiers-standard-4", "new-frontiers-standard-5",
];

impl Knowledge for NewFrontiers {
    const INPUTS: usize = inputs::COUNT;
    const WORDS: (&'static str, &'static str) = (include_str!("words.en.ftl"), include_str!("words.de.ftl"));
    const CALIBRATION: &'static str = include_str!("calibration.toml");

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.12, prior_visits: 2.0, horizon: 30, stages: 2, candidates: 2 }
    }

    fn scale(_: &State) -> f32 {
        8.0
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        inputs::write(state, seat, out);
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        let later = left(state);
        for (seat, points) in Seat::all(state.players()).zip(points) {
            *points = Estimator { state, player: state.player(seat), seat, w: &WEIGHTS, later }.points();
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        let (player, later) = (state.player(seat), left(state));
        Estimator { state, player, seat, w: &WEIGHTS, later }.parts().into()
    }

    fn stage(state: &State) -> u32 {
        state.round.into()
    }

    fn used(told: &[Event], seat: Seat) -> Vec<(&'static str, String)> {
        let used = |event: &Event| match *event {
            Event::HomeChosen { seat: by, home } if by == seat => Some(("home colony", home.id())),
            Event::Bought { seat: by, development, .. } if by == seat => {
                Some(("development", development.id()))
            }
            Event::GoalRevealed { seat: by, goal } if by == seat => Some(("goal", goal.id())),
            _ => None,
        };
        told.iter().filter_map(used).map(|(group, id)| (group, id.to_owned())).collect()
    }

    /// The weights of the standard mode serve all modes: the points of goals are in the estimate that they correct,
    /// and weights learned in games with goals were weaker there (`nets.toml`).
    fn learned(state: &State) -> Option<&'static Net> {
        NETS.get(&format!("new-frontiers-standard-{}", state.players()))
    }
}

/// The share of the game that is left, by the end that is nearest.
pub(super) fn left(state: &State) -> f32 {
    if state.ending() {
        return 0.0;
    }
    let limits = &COMPONENTS.limits;
    let share = |left: i32, all: i32| (left.max(0) as f32 / all.max(1) as f32).min(1.0);
    let seats = || Seat::all(state.players()).map(|seat| state.player(seat));
    let spaces = seats().map(Player::spaces).max().unwrap_or(0);
    let colonies = seats().map(|p| p.colonies().len()).max().unwrap_or(0);
    let end_spaces = i32::from(limits.end_development_spaces);
    let end_colonies = i32::from(limits.end_colonies);
    let setup = COMPONENTS.setup(state.players());
    let supply = i32::from(limits.end_colonists_in_supply);
    share(end_spaces - i32::from(spaces), end_spaces)
        .min(share(end_colonies - i32::from(colonies), end_colonies - 1))
        .min(share(i32::from(state.colonists) - supply, i32::from(setup.colonists_after_home) - supply))
        .min(share(i32::from(state.pool), i32::from(setup.vp_pool)))
}

/// Looks at one player.
pub(super) struct Estimator<'s> {
    state: &'s State,
    player: &'s Player,
    seat: Seat,
    w: &'static Weights,
    /// The share of the game that is left; counts for everything that pays later.
    later: f32,
}

impl Estimator<'_> {
    fn points(&self) -> f32 {
        self.parts().iter().map(|(_, points)| points).sum()
    }

    fn parts(&self) -> [(&'static str, f32); 8] {
        [
            ("score", <NewFrontiers as Game>::score(self.state, self.seat) as f32),
            ("credits", self.credits()),
            ("colonists", self.colonists()),
            ("goods", self.goods()),
            ("powers", self.powers()),
            ("worlds", self.worlds()),
            ("priority", self.priority()),
            ("pending", self.pending()),
        ]
    }

    /// A little more than the share left: the current round is always played to its end.
    fn soon(&self) -> f32 {
        (self.later * 1.6 + 0.08).min(1.0)
    }

    fn credits(&self) -> f32 {
        let credits = f32::from(self.player.credits);
        let useful = credits.min(self.w.many_credits);
        self.w.credit * self.soon() * (useful + 0.25 * (credits - useful))
    }

    fn colonists(&self) -> f32 {
        let colonists = f32::from(self.player.colonists);
        let first = colonists.min(3.0);
        self.soon() * (self.w.colonist * first + self.w.spare_colonist * (colonists - first))
    }

    fn goods(&self) -> f32 {
        self.w.good * self.soon() * f32::from(self.player.goods.len())
    }

    /// What the empire can do: produce, consume, conquer, and the rest by what it cost.
    fn powers(&self) -> f32 {
        let masks = &COMPONENTS.masks;
        let empire = self.player.empire;
        let count = |set: TileSet| f32::from((empire & set).len());
        let cost: u32 = self.player.developments().iter().map(|t| u32::from(COMPONENTS.tile(t).cost)).sum();
        let appetite: u32 = (empire & masks.consume).iter().map(appetite).sum();
        let made = count(masks.production) + 0.4 * count(masks.windfall);
        let strength: u32 = (empire & masks.strength).iter().map(strength).sum();
        self.later
            * (self.w.production * count(masks.production)
                + self.w.windfall * count(masks.windfall)
                + self.w.appetite * (appetite as f32).min(made)
                + self.w.strength * strength as f32
                + self.w.power * cost as f32)
    }

    /// What a world would bring once settled.
    fn worth(&self, world: Tile) -> f32 {
        let data = COMPONENTS.tile(world);
        let goods = match data.goods {
            Goods::Windfall => self.w.good * self.soon() + self.w.windfall * self.later,
            Goods::Production => self.w.production * self.later,
            Goods::None => 0.0,
        };
        f32::from(data.vp) + goods + self.w.colony + self.later * self.w.strength * strength(world) as f32
    }

    fn worlds(&self) -> f32 {
        let share = |world| match self.settling(world) {
            Some(_) => self.w.settleable,
            None => self.w.explored * self.later.max(0.3),
        };
        let worth = |world| share(world) * self.worth(world);
        // The first few matter; more than can be settled in time are for nothing.
        let total: f32 = self.player.explored.iter().map(worth).sum();
        let many = f32::from(self.player.explored.len());
        self.soon() * total * (3.0 / many.max(3.0))
    }

    /// What settling a world costs in points, if it can be done now.
    fn settling(&self, world: Tile) -> Option<f32> {
        let data = COMPONENTS.tile(world);
        if self.player.colonists < data.colonists {
            return None;
        }
        let colonists = self.w.colonist * self.soon() * f32::from(data.colonists);
        if data.military && settle::reach(self.state, self.seat, world) >= i32::from(data.cost) {
            return Some(colonists);
        }
        let price = settle::price(self.state, self.seat, world, &mut NoParts)?;
        (price <= i32::from(self.player.credits))
            .then_some(colonists + self.w.credit * self.soon() * price as f32)
    }

    fn priority(&self) -> f32 {
        let place = self.state.discs().iter().position(|disc| disc.owner() == self.seat).unwrap_or(0);
        -self.w.priority * self.soon() * place as f32
    }

    /// What the action that is going on will still bring, if the seat's part is to come.
    fn pending(&self) -> f32 {
        let state = self.state;
        if state.stage != Stage::Parts {
            return 0.0;
        }
        let Some(action) = state.current() else { return 0.0 };
        let place = (0..state.players()).find(|&place| state.ring(place) == self.seat).unwrap_or(0);
        if place < state.place || state.actor == self.seat && self.has_decided() {
            return 0.0;
        }
        self.w.pending * self.prospect(action)
    }

    /// Whether the seat has made the main choice of its part.
    fn has_decided(&self) -> bool {
        let part = &self.state.part;
        !part.fresh.is_empty() || part.settled > 0
    }

    /// What an action would bring to the seat now, by its best choice.
    fn prospect(&self, action: ActionTile) -> f32 {
        match action {
            ActionTile::Develop => self.best_development(),
            ActionTile::Settle => self.best_settling(),
            ActionTile::Explore => self.w.world * self.soon(),
            ActionTile::Produce => self.production(),
            ActionTile::TradeConsume => 0.35 * self.w.good * f32::from(self.player.goods.len()),
            ActionTile::RetreatIntoIsolation | ActionTile::SetGalacticGoals | ActionTile::SendEnvoys => 0.0,
        }
    }

    fn best_development(&self) -> f32 {
        let state = self.state;
        let mut best = 0.0f32;
        for stack in Stack::all().filter(|stack| state.stock[stack.index()] > 0) {
            let development = state.shown(stack);
            if self.player.empire.contains(development) {
                continue;
            }
            let price = develop::price(state, self.seat, development, &mut NoParts);
            if price > i32::from(self.player.credits) {
                continue;
            }
            let data = COMPONENTS.tile(development);
            let question = if data.vp_rules.is_empty() { 0.0 } else { 3.0 };
            let gain = f32::from(data.vp) + question + self.later * self.w.power * f32::from(data.cost);
            best = best.max(gain - self.w.credit * self.soon() * price as f32);
        }
        best
    }

    /// What settling adds to the share that an explored world already counts.
    fn best_settling(&self) -> f32 {
        let colonists = self.w.colonist * self.soon() * f32::from(COMPONENTS.limits.settle_colonists_gain);
        let more = |world: Tile| {
            let cost = self.settling(world)?;
            Some((1.0 - self.w.settleable * self.soon()) * self.worth(world) - cost)
        };
        self.player.explored.iter().filter_map(more).fold(colonists, f32::max)
    }

    fn production(&self) -> f32 {
        let empty = (self.player.empire & COMPONENTS.masks.production).without(self.player.goods);
        self.w.good * self.soon() * f32::from(empty.len())
    }
}

/// How many goods a Consume power takes.
fn appetite(tile: Tile) -> u32 {
    let takes = |effect: &Effect| match effect {
        Effect::Consume(consume) if consume.appetite == Appetite::UpTo => u32::from(consume.goods.min(3)),
        Effect::Consume(consume) => u32::from(consume.goods),
        _ => 0,
    };
    COMPONENTS.tile(tile).powers.iter().map(|power| takes(&power.effect)).sum()
}

/// The strength that a tile gives; restricted strength counts half.
fn strength(tile: Tile) -> u32 {
    let gives = |effect: &Effect| match effect {
        Effect::Military { amount, fit } if fit.filter.is_empty() => u32::from(*amount),
        Effect::Military { amount, .. } => u32::from(*amount).div_ceil(2),
        _ => 0,
    };
    COMPONENTS.tile(tile).powers.iter().map(|power| gives(&power.effect)).sum()
}
