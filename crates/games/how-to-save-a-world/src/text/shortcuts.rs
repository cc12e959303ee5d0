//! Sequences of actions that people do as one.

use orrery_core::{FastDice, Game, Message, Seat, Shortcut, Silent, check};

use crate::HowToSaveAWorld;
use crate::action::Action;
use crate::rules;
use crate::state::{Frame, State};
use crate::vocab::{Badge, Project};

/// The shortcuts of the present question.
pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    if !state.to_act().contains(seat) {
        return Vec::new();
    }
    match rules::question(state) {
        Some(Frame::Badges { .. }) => all_tiles(state, seat).into_iter().collect(),
        Some(Frame::Work { .. }) => {
            let projects = Project::ALL.into_iter();
            projects.filter_map(|project| all_works(state, seat, project)).collect()
        }
        _ => Vec::new(),
    }
}

/// Turns every tile that can be turned, and no cards.
fn all_tiles(state: &State, seat: Seat) -> Option<Shortcut<Action>> {
    let mut trial = Trial::new(state, seat);
    let depth = state.stack.len();
    while trial.state.stack.len() == depth && trial.asks(|frame| matches!(frame, Frame::Badges { .. })) {
        if !Badge::ALL.into_iter().any(|badge| trial.play(Action::SpendTile { badge })) {
            break;
        }
    }
    let tiles = trial.actions.len() as i32;
    if trial.asks(|frame| matches!(frame, Frame::Badges { .. })) && trial.state.stack.len() == depth {
        trial.play(Action::Stop);
    }
    let label = Message::new("shortcut-tiles").number("n", tiles);
    (tiles >= 2).then_some(Shortcut { label, actions: trial.actions })
}

/// Works as often as possible, standard resources first (HSW-RES-06).
fn all_works(state: &State, seat: Seat, project: Project) -> Option<Shortcut<Action>> {
    let mut trial = Trial::new(state, seat);
    let depth = state.stack.len();
    let mut works = 0;
    while trial.asks(|frame| matches!(frame, Frame::Work { .. }))
        && trial.state.stack.len() == depth
        && trial.play(Action::Work { project, discount: false })
    {
        works += 1;
        if trial.asks(|frame| matches!(frame, Frame::Pay { .. })) {
            let paid = (0..=10).any(|ingenuity| trial.play(Action::Pay { ingenuity }));
            debug_assert!(paid, "a payment that is asked for can be made");
        }
    }
    let label = Message::new("shortcut-works").name("project", project.id()).number("n", works);
    (works >= 2).then_some(Shortcut { label, actions: trial.actions })
}

/// A copy of the state to try actions on. Nothing of what is tried here is decided by chance.
struct Trial {
    state: State,
    seat: Seat,
    actions: Vec<Action>,
}

impl Trial {
    fn new(state: &State, seat: Seat) -> Trial {
        Trial { state: state.clone(), seat, actions: Vec::new() }
    }

    fn asks(&self, wanted: impl Fn(&Frame) -> bool) -> bool {
        self.state.to_act().contains(self.seat) && rules::question(&self.state).is_some_and(wanted)
    }

    /// Plays the action if it is legal.
    fn play(&mut self, action: Action) -> bool {
        let legal = check::<HowToSaveAWorld>(&self.state, self.seat, action).is_ok();
        if legal {
            HowToSaveAWorld::play(&mut self.state, self.seat, action, &mut FastDice::new(0), &mut Silent);
            self.actions.push(action);
        }
        legal
    }
}
