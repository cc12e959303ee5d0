//! Information-set Monte Carlo tree search.
//!
//! Each iteration guesses everything the seat does not know, walks down the trees of all seats (see
//! `tree`), goes on a little by playout, evaluates the position it came to, and counts the result for every
//! choice on its way.

use orrery_core::{Dice, FastDice, Game, Seat, Seats, Silent, playout};

use crate::budget::Countdown;
use crate::greedy::{GUESSES, best_of_random, look_ahead};
use crate::tree::{NONE, Tree};
use crate::{Budget, Cancel, Estimate, Evaluation, Evaluator, Knowledge, Seen, Tuning};

/// An action and what the search found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried; 0 if it never looked good enough.
    pub visits: u32,
    /// What the seat can expect after it.
    pub estimate: Estimate,
}

/// A search that keeps its trees from one decision to the next.
pub struct Search<G: Knowledge> {
    workers: Vec<Worker<G>>,
    last: Option<(Seen<G>, G::Action)>,
}

impl<G: Knowledge> Search<G> {
    /// A search on so many threads for a table such as that of the state, with the usual settings.
    pub fn new(threads: usize, evaluation: Evaluation, state: &G::State) -> Self {
        Search::tuned(threads, evaluation, state, G::tuning(state))
    }

    /// A search with other settings than the usual ones; for finding better settings.
    pub fn tuned(threads: usize, evaluation: Evaluation, state: &G::State, tuning: Tuning) -> Self {
        let worker = |_| Worker::new(Evaluator::new::<G>(evaluation, state), tuning);
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
            worker.run(seen, &actions, follow, Countdown::start(share, cancel), FastDice::new(seed));
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
        let mut found: Vec<Finding<G::Action>> = actions
            .iter()
            .map(|&action| Finding { action, visits: 0, estimate: Estimate::default() })
            .collect();
        let mut first = vec![Estimate::default(); actions.len()];
        for worker in &self.workers {
            for (_, edge) in worker.tree.edges(worker.roots[seat.index()]) {
                if let Ok(i) = actions.binary_search(&edge.action) {
                    found[i].visits += edge.visits;
                    found[i].estimate.add(edge.sum);
                    first[i].add(edge.first.times(worker.tuning.prior_visits));
                }
            }
        }
        let prior_visits: f32 = self.workers.iter().map(|w| w.tuning.prior_visits).sum();
        for (finding, first) in found.iter_mut().zip(first) {
            // The first estimate counts as in the tree: as a few visits.
            finding.estimate.add(first);
            finding.estimate = finding.estimate.times(1.0 / (finding.visits as f32 + prior_visits));
        }
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.estimate.value().total_cmp(&a.estimate.value())));
        found
    }
}

/// A tree that has grown beyond this is not reused for the next decision.
const MAX_REUSED: usize = 1_000_000;
/// After how many iterations the search looks whether it can stop early.
const CHECK_INTERVAL: u32 = 32;

/// One thread of a search, with everything it reuses.
struct Worker<G: Knowledge> {
    tuning: Tuning,
    evaluator: Evaluator<'static>,
    /// For playouts, where speed counts more than precision.
    playout_evaluator: Evaluator<'static>,
    tree: Tree<G::Action>,
    /// The root of each seat's tree.
    roots: [u32; Seat::MAX],
    /// The choices made in the present iteration.
    path: Vec<(Seat, u32)>,
    actions: Vec<G::Action>,
    simulated: u64,
}

impl<G: Knowledge> Worker<G> {
    fn new(evaluator: Evaluator<'static>, tuning: Tuning) -> Self {
        let (tree, path, actions) = (Tree::new(), Vec::new(), Vec::new());
        Worker {
            tuning,
            evaluator,
            playout_evaluator: Evaluator::hand_tuned(),
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
        mut countdown: Countdown<'_>,
        mut dice: FastDice,
    ) {
        self.set_roots(seen, actions, follow, &mut dice);
        let mut after = seen.one().clone();
        let root = self.roots[seen.seat().index()];
        let mut done = 0;
        while countdown.begin_iteration() {
            self.iterate(seen, &mut dice, &mut after);
            done += 1;
            // A lead that the iterations to come cannot make up for is an answer.
            if done % CHECK_INTERVAL == 0 && self.tree.lead_in_visits(root) > countdown.iterations_left(done)
            {
                break;
            }
        }
    }

    /// Goes on from the subtree of the action taken last, or starts new trees.
    fn set_roots(
        &mut self,
        seen: &Seen<G>,
        actions: &[G::Action],
        follow: Option<G::Action>,
        dice: &mut FastDice,
    ) {
        let seat = seen.seat().index();
        let next = follow.filter(|_| self.tree.size() < MAX_REUSED).and_then(|action| {
            let (id, _) = self.tree.edges(self.roots[seat]).find(|(_, e)| e.action == action)?;
            self.tree.child(id)
        });
        match next {
            Some(node) => self.roots[seat] = node,
            None => {
                self.tree.clear();
                self.roots = std::array::from_fn(|_| self.tree.add_node());
            }
        }
        if self.tree.is_new(self.roots[seat]) {
            let estimates = look_ahead(seen, actions, GUESSES, &mut self.evaluator, dice);
            let mut estimates = estimates.into_iter();
            self.tree.offer(self.roots[seat], actions, |_| estimates.next().unwrap_or_default());
        }
    }

    fn iterate(&mut self, seen: &Seen<G>, dice: &mut FastDice, after: &mut G::State) {
        let mut state = seen.guess(dice);
        let end = G::stage(&state).saturating_add(self.tuning.stages);
        let mut nodes = self.roots;
        let mut left_tree = Seats::NONE;
        let mut beyond_tree = 0;
        self.path.clear();
        while let Some(seat) = <G as Game>::to_act(&state).first() {
            playout::forward::<G>(&state, seat, &mut self.actions);
            let action = match self.actions[..] {
                [] => break,
                [only] => only,
                _ if left_tree.contains(seat) => {
                    let choice = best_of_random::<G>(
                        &state,
                        seat,
                        &mut self.actions,
                        self.tuning.candidates,
                        &mut self.playout_evaluator,
                        dice,
                        after,
                    );
                    // There are several actions, so one was chosen.
                    choice.unwrap_or(self.actions[0])
                }
                _ => {
                    let node = nodes[seat.index()];
                    let edge = self.descend(&state, seat, node, dice, after);
                    self.path.push((seat, edge));
                    match self.tree.child(edge) {
                        Some(child) => nodes[seat.index()] = child,
                        None => {
                            self.tree.add_child(edge);
                            left_tree.insert(seat);
                        }
                    }
                    self.tree.edge(edge).action
                }
            };
            G::play(&mut state, seat, action, dice, &mut Silent);
            self.simulated += 1;
            beyond_tree += u32::from(left_tree.contains(seen.seat()));
            if beyond_tree > self.tuning.horizon || G::stage(&state) >= end {
                break;
            }
        }
        let estimates = self.evaluator.estimate_all::<G>(&state);
        for &(seat, edge) in &self.path {
            self.tree.record(edge, estimates[seat.index()]);
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
        let same_dice = FastDice::new(u64::from(dice.word()));
        let evaluator = &mut self.evaluator;
        self.tree.offer(node, &self.actions, |action| {
            after.clone_from(state);
            G::play(after, seat, action, &mut same_dice.clone(), &mut Silent);
            evaluator.estimate::<G>(after, seat)
        });
        self.tree.select(node, &self.tuning)
    }
}
