//! What bots know about Roll for the Galaxy.
//!
//! Points so far count in full; dice, credits and powers by what they can still bring in the rounds that
//! are left; workers by the task that waits for them, with the chance that their phase is played.

mod inputs;

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_roll_for_the_galaxy::components::COMPONENTS;
use orrery_catalog::crates::orrery_roll_for_the_galaxy::state::{Player, Step, Task, kind};
use orrery_catalog::crates::orrery_roll_for_the_galaxy::vocab::{Counts, Die, Kind, Phase, Side};
use orrery_catalog::crates::orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};
use orrery_core::{Game, Seat};
use serde::Deserialize;

use crate::{Inputs, Knowledge, Net, Nets, Tuning, nets};

/// What things are worth; explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    die: f32,
    coloured: f32,
    idle: f32,
    credit: f32,
    spare_credit: f32,
    first_die: f32,
    last_die: f32,
    builder: f32,
    power: f32,
    good: f32,
    producer: f32,
    shipper: f32,
    explorer: f32,
    scout: f32,
    tiles: [f32; 3],
    top_cost: f32,
    others: [f32; 5],
    rolled: f32,
    rounds: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // The file is compiled in and read by every test: it cannot fail on any input.
    toml::from_str(include_str!("weights.toml")).unwrap_or_else(|why| panic!("weights.toml: {why}"))
});

/// Learned by self-play; `nets.toml` says how.
static NETS: Nets =
    nets![inputs::COUNT; "roll-for-the-galaxy-2", "roll-for-the-galaxy-3", "roll-for-the-galaxy-4"];

impl Knowledge for RollForTheGalaxy {
    const INPUTS: usize = inputs::COUNT;
    const WORDS: (&'static str, &'static str) = (include_str!("words.en.ftl"), include_str!("words.de.ftl"));
    const CALIBRATION: &'static str = include_str!("calibration.toml");

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.12, prior_visits: 2.0, horizon: 30, stages: 1, candidates: 2 }
    }

    fn scale(_: &State) -> f32 {
        8.0
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        inputs::write(state, seat, out);
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        for (seat, points) in state.seats().zip(points) {
            *points = Estimator::new(state, seat).points();
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        Estimator::new(state, seat).parts().into()
    }

    fn stage(state: &State) -> u32 {
        state.round.into()
    }

    /// With five players the weights learned with four still beat the rules of thumb.
    fn learned(state: &State) -> Option<&'static Net> {
        NETS.get(&format!("roll-for-the-galaxy-{}", state.options.players.min(4)))
    }
}

/// The share of the game that is left: by the fullest tableau and by the pool.
fn left(state: &State) -> f32 {
    let tiles = state.seated().iter().map(Player::tiles).max().unwrap_or(0);
    let end = COMPONENTS.limits.end_trigger_tiles;
    let by_tiles = f32::from(end.saturating_sub(tiles)) / f32::from(end - 3);
    let pool = COMPONENTS.setup.by_players[usize::from(state.options.players.clamp(2, 5) - 2)].0;
    let by_pool = f32::from(state.pool) / f32::from(pool.max(1));
    by_tiles.min(by_pool).clamp(0.0, 1.0)
}

/// Looks at one player.
struct Estimator<'s> {
    state: &'s State,
    player: &'s Player,
    seat: Seat,
    w: &'static Weights,
    /// The share of the game that is left; counts for everything that pays later.
    later: f32,
}

impl<'s> Estimator<'s> {
    fn new(state: &'s State, seat: Seat) -> Estimator<'s> {
        // In the middle of a round there is still the rest of it.
        let now = if matches!(state.step, Step::Manage) { 0.0 } else { 1.0 / WEIGHTS.rounds };
        Estimator {
            state,
            player: state.player(seat),
            seat,
            w: &WEIGHTS,
            later: (left(state) + now).min(1.0),
        }
    }

    fn points(&self) -> f32 {
        self.parts().iter().map(|(_, points)| points).sum()
    }

    fn parts(&self) -> [(&'static str, f32); 7] {
        [
            ("score", <RollForTheGalaxy as Game>::score(self.state, self.seat) as f32),
            ("dice", self.dice()),
            ("credits", self.credits()),
            ("tiles", self.tiles()),
            ("building", self.spots()),
            ("goods", self.goods()),
            ("workers", self.workers()),
        ]
    }

    fn value(&self, dice: &Counts) -> f32 {
        let total = f32::from(dice.total());
        let coloured = total - f32::from(dice.of(Die::Home));
        self.later * (self.w.die * total + self.w.coloured * coloured)
    }

    /// All dice, wherever they are. Those in the citizenry wait for a credit.
    fn dice(&self) -> f32 {
        let owned = self.state.owned(self.player);
        self.value(&owned) - self.w.idle * self.later * self.waiting()
            // Which dice are recruited first makes a small difference.
            + 0.1 * self.value(&self.player.manage.recruited)
    }

    /// Dice that will wait in the citizenry; an explorer that is about to draw is as good as there.
    fn waiting(&self) -> f32 {
        let scouting = matches!(self.player.task, Task::Scout { is_virtual: false, .. });
        let rest = self.player.citizenry.total() - self.player.manage.recruited.total();
        f32::from(rest + u8::from(scouting))
    }

    fn credits(&self) -> f32 {
        let recruited = self.player.manage.recruited.total();
        let credits = f32::from(self.player.credits.saturating_sub(recruited));
        let useful = credits.min(self.waiting());
        self.later * (self.w.credit * useful + self.w.spare_credit * (credits - useful))
    }

    /// Powers in the tableau, and tiles on the stacks.
    fn tiles(&self) -> f32 {
        let player = self.player;
        let powers: u32 =
            player.developments().map(|d| u32::from(COMPONENTS.developments[d.index()].cost)).sum();
        let mut points = self.w.power * powers as f32;
        for side in Side::ALL {
            let len = usize::from(player.zone.len(side));
            points += (0..len).map(|place| self.w.tiles[place.min(2)]).sum::<f32>();
            if let Some(top) = player.zone.top(side) {
                points += self.w.top_cost * f32::from(top.with(side).cost());
            }
        }
        // Tiles in hand are as good as any; exchanging tiles is a bit of a loss.
        let shortest =
            Side::ALL.into_iter().map(|side| usize::from(player.zone.len(side))).min().unwrap_or(0);
        let new =
            f32::from(player.hand.len()) + f32::from(u8::from(matches!(player.task, Task::Scout { .. })));
        points += 0.9 * self.w.tiles[shortest.min(2)] * new.min(1.0) + self.w.tiles[2] * (new - 1.0).max(0.0);
        self.later * (points - 0.1 * f32::from(player.marked.len()))
    }

    /// What so many dice on a spot are worth: the nearer the tile is to its completion, the more a
    /// further die counts. Dice for tiles below the top count as first ones.
    fn on_spot(&self, side: Side, dice: f32) -> f32 {
        let Some(top) = self.player.zone.top(side) else { return 0.0 };
        let cost = f32::from(top.with(side).cost()).max(1.0);
        let here = dice.min(cost);
        let slope = (self.w.last_die - self.w.first_die) / cost;
        let below = 2.5 * f32::from(self.player.zone.len(side) - 1);
        here * (self.w.first_die + slope * here / 2.0) + self.w.first_die * (dice - here).min(below)
    }

    /// Dice on a spot that are not going to be recalled.
    fn staying(&self, side: Side) -> f32 {
        let planned = self.player.manage.spots[side.index()].total();
        f32::from(self.player.spots[side.index()].total() - planned)
    }

    fn spots(&self) -> f32 {
        Side::ALL.into_iter().map(|side| self.on_spot(side, self.staying(side))).sum()
    }

    /// What a good brings when consumed: more if its die matches the world.
    fn goods(&self) -> f32 {
        let mut points = 0.0;
        for world in self.player.worlds() {
            for (place, die) in self.state.goods[world.index()].iter().enumerate() {
                if self.player.manage.goods[place] >> world.index() & 1 == 0 {
                    points += self.w.good * yields(die, kind(world));
                }
            }
        }
        points
    }

    /// Workers, by the task that waits for them this round. Where the plan is not known yet, or not made,
    /// every die that is rolled counts the same, so that a roll alone changes nothing.
    fn workers(&self) -> f32 {
        let player = self.player;
        let plan = &player.plan;
        let mut workers: [f32; 5] = player.columns.each_ref().map(|c| f32::from(c.total()));
        let mut chances = [0.0; 5];
        match self.state.step {
            Step::Manage => {
                let recalled = player.manage.spots.iter().map(Counts::total).sum::<u8>();
                let goods = player.manage.goods.iter().map(|g| g.count_ones()).sum::<u32>();
                let cup = player.cup.total() + player.manage.recruited.total() + recalled;
                return self.w.rolled * (f32::from(cup) + goods as f32);
            }
            Step::Assign => {
                let wild = f32::from(plan.wild.total());
                if plan.selector.is_none() && plan.wild == plan.rolled[5] {
                    return self.w.rolled * (workers.iter().sum::<f32>() + wild);
                }
                chances = self.w.others;
                if let Some((_, phase)) = plan.selector {
                    workers[phase.index()] += 1.0;
                    chances[phase.index()] = 1.0;
                }
            }
            Step::Phase(now) => {
                for phase in Phase::ALL.into_iter().filter(|&p| p >= now && self.state.is_played(p)) {
                    chances[phase.index()] = 1.0;
                }
            }
            Step::Setup | Step::Research | Step::Over => return 0.0,
        }
        if matches!(player.task, Task::Scout { is_virtual: false, .. }) {
            workers[Phase::Explore.index()] -= 1.0;
        }
        let tasks = Tasks::of(self);
        let now = tasks.worth(&workers, &chances);
        // A power that has been opened is going to move a worker to a better place.
        if plan.open.is_some() && plan.moves == 0 {
            return now + 0.9 * tasks.best_move(workers, &chances);
        }
        now
    }
}

/// What a good brings when consumed, by a shipper that may match.
fn yields(die: Die, world: Kind) -> f32 {
    let matches = COMPONENTS.dice[die.index()].matches.contains(world);
    if matches { 2.4 } else { 1.4 }
}

/// What workers can do this round.
struct Tasks<'j, 's> {
    estimator: &'j Estimator<'s>,
    /// Worlds that can take a good.
    empty: f32,
    goods: f32,
    /// Empty stacks.
    bare: f32,
}

impl<'j, 's> Tasks<'j, 's> {
    fn of(estimator: &'j Estimator<'s>) -> Self {
        let player = estimator.player;
        let (mut empty, mut goods) = (0.0, 0.0);
        for world in player.worlds().filter(|&w| kind(w) != Kind::Grey) {
            match estimator.state.goods[world.index()].len() {
                0 => empty += 1.0,
                n => goods += f32::from(n),
            }
        }
        let bare = Side::ALL.into_iter().filter(|&side| player.zone.len(side) == 0).count() as f32;
        Tasks { estimator, empty, goods, bare }
    }

    fn worth(&self, workers: &[f32; 5], chances: &[f32; 5]) -> f32 {
        let (e, w) = (self.estimator, self.estimator.w);
        let [explore, develop, settle, produce, ship] = *workers;
        let produced = produce.min(self.empty);
        let goods = self.goods + chances[Phase::Produce.index()] * produced;
        let build = |side: Side, workers: f32| {
            let now = e.staying(side);
            w.builder * (e.on_spot(side, now + workers) - e.on_spot(side, now))
        };
        chances[0] * e.later * (w.explorer * explore.min(4.0) + w.scout * explore.min(self.bare))
            + chances[1] * build(Side::Development, develop)
            + chances[2] * build(Side::World, settle)
            + chances[3] * w.producer * produced
            + chances[4] * w.shipper * ship.min(goods)
    }

    /// The most that moving one worker to another column gains.
    fn best_move(&self, mut workers: [f32; 5], chances: &[f32; 5]) -> f32 {
        let now = self.worth(&workers, chances);
        let mut best = 0.0f32;
        for from in 0..5 {
            if workers[from] < 1.0 {
                continue;
            }
            workers[from] -= 1.0;
            for to in (0..5).filter(|&to| to != from) {
                workers[to] += 1.0;
                best = best.max(self.worth(&workers, chances) - now);
                workers[to] -= 1.0;
            }
            workers[from] += 1.0;
        }
        best
    }
}
