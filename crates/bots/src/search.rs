//! Information-set Monte Carlo tree search.
//!
//! Each iteration guesses everything the seat does not know, walks down the trees of all seats (see
//! `tree`), goes on a little by playout, judges the position it came to, and tells the result to every
//! choice on its way.

use orrery_core::{Dice, FastDice, Game, Seat, Seats, Silent, playout};

use crate::budget::Clock;
use crate::greedy::{GUESSES, look_ahead, pick};
use crate::tree::{NONE, Tree};
use crate::{Budget, Cancel, Eval, Hope, Knowledge, Seen, Source, Tuning};

/// An action and what the search found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried; 0 if it never looked good enough.
    pub visits: u32,
    /// What the seat can hope for after it.
    pub hope: Hope,
}

/// A search that keeps its trees from one decision to the next.
pub struct Search<G: Knowledge> {
    workers: Vec<Worker<G>>,
    last: Option<(Seen<G>, G::Action)>,
}

impl<G: Knowledge> Search<G> {
    /// A search on so many threads with the evaluation from `source`.
    pub fn new(threads: usize, source: Source, players: u8) -> Self {
        Search::tuned(threads, source, players, G::TUNING)
    }

    /// A search set differently than usual; for finding better settings.
    pub fn tuned(threads: usize, source: Source, players: u8, tuning: Tuning) -> Self {
        let worker = |_| Worker::new(Eval::from::<G>(source, players), tuning);
        Search { workers: (0..threads.max(1)).map(worker).collect(), last: None }
    }

    /// Thinks about the position. The best action comes first, then the others by how often they were
    /// tried.
    pub fn think(
        &mut self,
        seen: &Seen<G>,
        budget: Budget,
        dice: &mut FastDice,
        cancel: &Cancel,
    ) -> Vec<Finding<G::Action>> {
        let mut actions = Vec::new();
        seen.actions(&mut actions);
        let follow =
            self.last.take().filter(|(before, action)| seen.follows(before, *action)).map(|(_, a)| a);
        let share = match budget {
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(self.workers.len() as u32)),
            time => time,
        };
        let seeds: Vec<u64> = self.workers.iter().map(|_| u64::from(dice.word())).collect();
        let jobs = self.workers.iter_mut().zip(seeds);
        let run = |(worker, seed): (&mut Worker<G>, u64)| {
            worker.run(seen, &actions, follow, Clock::start(share, cancel), FastDice::new(seed));
        };
        if jobs.len() == 1 {
            jobs.for_each(run);
        } else {
            std::thread::scope(|scope| jobs.for_each(|job| drop(scope.spawn(|| run(job)))));
        }
        self.findings(seen.seat(), &actions)
    }

    /// Tells the search which action was taken, so that it can go on from there.
    pub fn taken(&mut self, seen: Seen<G>, action: G::Action) {
        self.last = Some((seen, action));
    }

    /// How many decisions were simulated so far.
    pub fn simulated(&self) -> u64 {
        self.workers.iter().map(|w| w.simulated).sum()
    }

    fn findings(&self, seat: Seat, actions: &[G::Action]) -> Vec<Finding<G::Action>> {
        let mut found: Vec<Finding<G::Action>> =
            actions.iter().map(|&action| Finding { action, visits: 0, hope: Hope::default() }).collect();
        let mut first = vec![Hope::default(); actions.len()];
        for worker in &self.workers {
            for (_, edge) in worker.tree.edges(worker.roots[seat.index()]) {
                if let Ok(i) = actions.binary_search(&edge.action) {
                    found[i].visits += edge.visits;
                    found[i].hope.add(edge.sum);
                    first[i].add(edge.first.over(1.0 / worker.tuning.trust));
                }
            }
        }
        let trust: f32 = self.workers.iter().map(|w| w.tuning.trust).sum();
        for (finding, first) in found.iter_mut().zip(first) {
            // The first estimate counts as in the tree: as a few visits.
            finding.hope.add(first);
            finding.hope = finding.hope.over(finding.visits as f32 + trust);
        }
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.hope.worth().total_cmp(&a.hope.worth())));
        found
    }
}

/// A tree that has grown beyond this is not kept for the next decision.
const KEEP: usize = 1_000_000;
/// After how many iterations the search looks whether it can stop.
const PAUSE: u32 = 32;

/// One thread of a search, with everything it reuses.
struct Worker<G: Knowledge> {
    tuning: Tuning,
    eval: Eval<'static>,
    /// Judges in playouts, where quick counts more than right.
    quick: Eval<'static>,
    tree: Tree<G::Action>,
    /// The root of each seat's tree.
    roots: [u32; Seat::MAX],
    /// The choices made in the present iteration.
    path: Vec<(Seat, u32)>,
    actions: Vec<G::Action>,
    simulated: u64,
}

impl<G: Knowledge> Worker<G> {
    fn new(eval: Eval<'static>, tuning: Tuning) -> Self {
        let (tree, path, actions) = (Tree::new(), Vec::new(), Vec::new());
        Worker {
            tuning,
            eval,
            quick: Eval::by_hand(),
            tree,
            roots: [NONE; Seat::MAX],
            path,
            actions,
            simulated: 0,
        }
    }

    fn run(
        &mut self,
        seen: &Seen<G>,
        actions: &[G::Action],
        follow: Option<G::Action>,
        mut clock: Clock<'_>,
        mut dice: FastDice,
    ) {
        self.plant(seen, actions, follow, &mut dice);
        let mut after = seen.one().clone();
        let root = self.roots[seen.seat().index()];
        let mut done = 0;
        while clock.tick() {
            self.iterate(seen, &mut dice, &mut after);
            done += 1;
            // A lead that the iterations to come cannot make up for is an answer.
            if done % PAUSE == 0 && self.tree.lead(root) > clock.to_come(done) {
                break;
            }
        }
    }

    /// Goes on from the subtree of the action taken last, or starts new trees.
    fn plant(
        &mut self,
        seen: &Seen<G>,
        actions: &[G::Action],
        follow: Option<G::Action>,
        dice: &mut FastDice,
    ) {
        let seat = seen.seat().index();
        let next = follow.filter(|_| self.tree.size() < KEEP).and_then(|action| {
            let (id, _) = self.tree.edges(self.roots[seat]).find(|(_, e)| e.action == action)?;
            self.tree.child(id)
        });
        match next {
            Some(node) => self.roots[seat] = node,
            None => {
                self.tree.clear();
                self.roots = std::array::from_fn(|_| self.tree.node());
            }
        }
        if self.tree.is_new(self.roots[seat]) {
            let hopes = look_ahead(seen, actions, GUESSES, &mut self.eval, dice);
            let mut hopes = hopes.into_iter();
            self.tree.offer(self.roots[seat], actions, |_| hopes.next().unwrap_or_default());
        }
    }

    fn iterate(&mut self, seen: &Seen<G>, dice: &mut FastDice, after: &mut G::State) {
        let mut state = seen.guess(dice);
        let end = G::stage(&state).saturating_add(self.tuning.stages);
        let mut at = self.roots;
        let mut left_tree = Seats::NONE;
        let mut beyond = 0;
        self.path.clear();
        while let Some(seat) = <G as Game>::to_act(&state).first() {
            playout::forward::<G>(&state, seat, &mut self.actions);
            let action = match self.actions[..] {
                [] => break,
                [only] => only,
                _ if left_tree.contains(seat) => {
                    let care = self.tuning.care;
                    let choice =
                        pick::<G>(&state, seat, &mut self.actions, care, &mut self.quick, dice, after);
                    // There are several actions, so one was picked.
                    choice.unwrap_or(self.actions[0])
                }
                _ => {
                    let node = at[seat.index()];
                    let edge = self.descend(&state, seat, node, dice, after);
                    self.path.push((seat, edge));
                    match self.tree.child(edge) {
                        Some(child) => at[seat.index()] = child,
                        None => {
                            self.tree.grow(edge);
                            left_tree.insert(seat);
                        }
                    }
                    self.tree.edge(edge).action
                }
            };
            G::play(&mut state, seat, action, dice, &mut Silent);
            self.simulated += 1;
            beyond += u32::from(left_tree.contains(seen.seat()));
            if beyond > self.tuning.horizon || G::stage(&state) >= end {
                break;
            }
        }
        let hopes = self.eval.hopes::<G>(&state);
        for &(seat, edge) in &self.path {
            self.tree.learn(edge, hopes[seat.index()]);
        }
    }

    /// Chooses an edge of the node, with first estimates for actions that were not met here before.
    fn descend(
        &mut self,
        state: &G::State,
        seat: Seat,
        node: u32,
        dice: &mut FastDice,
        after: &mut G::State,
    ) -> u32 {
        let luck = FastDice::new(u64::from(dice.word()));
        let eval = &mut self.eval;
        self.tree.offer(node, &self.actions, |action| {
            after.clone_from(state);
            G::play(after, seat, action, &mut luck.clone(), &mut Silent);
            eval.hope::<G>(after, seat)
        });
        self.tree.select(node, &self.tuning)
    }
}
