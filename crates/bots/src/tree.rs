//! The tree of the search: nodes and edges in two flat lists.
//!
//! Every seat has a tree of its own, over its own decisions only: a node stands for what the seat has
//! chosen since the root. So no seat's choice can depend on a secret choice of another, and positions
//! that differ by chance or by what others did share what was learned about them. Which actions are on
//! offer then differs from visit to visit; edges count how often they were offered.

use crate::{Estimate, Tuning};

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

struct Node {
    /// The first of the node's edges, which are linked in ascending order of their actions.
    head: u32,
    visits: u32,
}

/// An action from a node, and what came of it.
pub(crate) struct Edge<A> {
    pub action: A,
    next: u32,
    child: u32,
    pub visits: u32,
    offers: u32,
    /// The estimate before the first visit.
    pub first: Estimate,
    /// The sum over all visits.
    pub sum: Estimate,
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The edges on offer at the present visit; a list to reuse.
    offered: Vec<u32>,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), offered: Vec::new() }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    pub fn size(&self) -> usize {
        self.nodes.len() + self.edges.len()
    }

    pub fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { head: NONE, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    pub fn is_new(&self, node: u32) -> bool {
        self.nodes[node as usize].head == NONE
    }

    /// Finds the edges of these actions, which are in ascending order, and makes the missing ones with a
    /// first estimate from `first`.
    pub fn offer(&mut self, node: u32, actions: &[A], mut first: impl FnMut(A) -> Estimate) {
        self.offered.clear();
        let mut before = NONE;
        let mut current = self.nodes[node as usize].head;
        for &action in actions {
            while current != NONE && self.edges[current as usize].action < action {
                before = current;
                current = self.edges[current as usize].next;
            }
            if current == NONE || self.edges[current as usize].action != action {
                let edge = Edge {
                    action,
                    next: current,
                    child: NONE,
                    visits: 0,
                    offers: 0,
                    first: first(action),
                    sum: Estimate::default(),
                };
                self.edges.push(edge);
                current = self.edges.len() as u32 - 1;
                match before {
                    NONE => self.nodes[node as usize].head = current,
                    before => self.edges[before as usize].next = current,
                }
            }
            self.offered.push(current);
            self.edges[current as usize].offers += 1;
        }
    }

    /// Chooses among the edges on offer: the one with the best mean so far, plus a bonus for what was
    /// tried seldom though offered often. Of a long list only the most promising actions are tried at
    /// first; the more visits, the more of them (progressive widening).
    pub fn select(&mut self, node: u32, tuning: &Tuning) -> u32 {
        let visits = self.nodes[node as usize].visits;
        self.nodes[node as usize].visits += 1;
        let tried = self.offered.iter().filter(|&&e| self.edges[e as usize].visits > 0).count() as u32;
        let widen = tried < 2 + visits.isqrt();
        let mut best = (NONE, f32::MIN);
        for &e in &self.offered {
            let edge = &self.edges[e as usize];
            if edge.visits == 0 && !widen {
                continue;
            }
            let weight = tuning.prior_visits + edge.visits as f32;
            let mean = (edge.first.value() * tuning.prior_visits + edge.sum.value()) / weight;
            let score = mean + tuning.exploration * ((1.0 + edge.offers as f32).ln() / weight).sqrt();
            if score > best.1 {
                best = (e, score);
            }
        }
        // With nothing tried, `widen` is true; so something was chosen unless nothing was on offer.
        best.0
    }

    pub fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub fn child(&self, edge: u32) -> Option<u32> {
        Some(self.edges[edge as usize].child).filter(|&c| c != NONE)
    }

    /// Gives the edge a node at its end.
    pub fn add_child(&mut self, edge: u32) -> u32 {
        let node = self.add_node();
        self.edges[edge as usize].child = node;
        node
    }

    /// Counts a visit and what came of it.
    pub fn record(&mut self, edge: u32, estimate: Estimate) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum.add(estimate);
    }

    /// By how many visits the first choice of a node leads over the second.
    pub fn lead_in_visits(&self, node: u32) -> u32 {
        let (mut first, mut second) = (0, 0);
        for (_, edge) in self.edges(node) {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }

    /// The edges of a node, in ascending order of their actions.
    pub fn edges(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let mut current = self.nodes[node as usize].head;
        std::iter::from_fn(move || {
            let edge = self.edges.get(current as usize)?;
            let id = std::mem::replace(&mut current, edge.next);
            Some((id, edge))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TUNING: Tuning =
        Tuning { exploration: 0.2, prior_visits: 1.0, horizon: 0, stages: 1, candidates: 1 };

    fn estimate(win: f32) -> Estimate {
        Estimate { win, lead: win, points: 0.0 }
    }

    #[test]
    fn edges_are_found_again_and_kept_in_order() {
        let mut tree = Tree::new();
        let root = tree.add_node();
        tree.offer(root, &[2, 5], |_| estimate(0.5));
        tree.offer(root, &[1, 2, 3, 9], |_| estimate(0.5));
        tree.offer(root, &[5], |_| estimate(0.0));
        let seen: Vec<_> = tree.edges(root).map(|(_, e)| (e.action, e.offers)).collect();
        assert_eq!(seen, [(1, 1), (2, 2), (3, 1), (5, 2), (9, 1)]);
    }

    #[test]
    fn the_better_action_gets_more_visits_and_long_lists_are_widened_slowly() {
        let mut tree = Tree::new();
        let root = tree.add_node();
        let actions: Vec<u32> = (0..100).collect();
        for visit in 1..=400u32 {
            tree.offer(root, &actions, |a| estimate(0.3 + 0.001 * a as f32));
            let edge = tree.select(root, &TUNING);
            let action = tree.edge(edge).action;
            tree.record(edge, estimate(if action == 97 { 0.6 } else { 0.3 }));
            let tried = tree.edges(root).filter(|(_, e)| e.visits > 0).count() as u32;
            assert!(tried <= 2 + visit.isqrt(), "{tried} tried after {visit} visits");
        }
        let (_, most) = tree.edges(root).max_by_key(|(_, e)| e.visits).unwrap();
        assert_eq!(most.action, 97);
        let rest = tree.edges(root).filter(|(_, e)| e.action != 97).map(|(_, e)| e.visits).max();
        assert_eq!(tree.lead_in_visits(root), most.visits - rest.unwrap());
        assert!(
            tree.edges(root).all(|(_, e)| e.visits == 0 || e.action > 60),
            "the promising ones come first"
        );
    }
}
