//! What the seat is asked: its number, and what it is about. Nobody else sees it (HSW-INFO-12).

use orrery_core::Seat;
use orrery_core::observe::Fields;

use crate::rules;
use crate::state::{Frame, Phase, State};
use crate::view::{SourceView, source};
use crate::vocab::{Card, Space, World};

/// The question, what is being resolved, and whether a reaction window is open.
pub(super) fn write(state: &State, seat: Seat, out: &mut impl Fields) {
    let asked = state.to_act().contains(seat);
    let mut about = About::default();
    let number = match state.phase {
        Phase::Over => 1,
        _ if !asked => 0,
        Phase::Keep => 2,
        Phase::Turn => 3,
        Phase::Resolve => rules::question(state).map_or(4, |frame| about.frame(frame)),
    };
    out.flags("ask", 25, 1 << number);
    out.counts("ask_kinds", 10, &about.kinds);
    out.counts("ask_numbers", 255, &about.numbers);
    out.count("ask_effect", 255, about.effect);
    out.id("ask_world", World::ALL.len() as u8, about.world);
    out.flag("ask_science", about.science);
    let (card, space) = match source(state).filter(|_| asked) {
        Some(SourceView::Card(card)) => (Some(card.0), None),
        Some(SourceView::Space(space)) => (None, Some(space.0)),
        None => (None, None),
    };
    out.id("source_card", Card::COUNT as u8, card);
    out.id("source_space", Space::COUNT as u8, space);
    out.flag("window", asked && state.turn.window);
    out.flag("discount_used", asked && state.turn.discount_used);
    out.count("badges_paid", 255, if asked { state.turn.badges } else { 0 });
    out.count("frames", 48, if asked { state.stack.len() as u8 } else { 0 });
}

/// What a question is about.
#[derive(Default)]
struct About {
    /// A resource, badge, project, category or type of card, by its number plus one; then whether it is an option.
    kinds: [u8; 2],
    numbers: [u8; 4],
    effect: u8,
    world: Option<u8>,
    science: bool,
}

impl About {
    /// Notes what the frame asks about; the number of the question.
    fn frame(&mut self, frame: &Frame) -> u8 {
        match *frame {
            Frame::Pay { resource, cost } => {
                (self.kinds[0], self.numbers[0]) = (resource as u8 + 1, cost);
                5
            }
            Frame::PayUnits { left } => {
                self.numbers[0] = left;
                6
            }
            Frame::Badges { badge, limit, need, got, smallest } => {
                (self.kinds[0], self.numbers) = (badge as u8 + 1, [limit, need, got, smallest]);
                7
            }
            Frame::GainStandard { left } => {
                self.numbers[0] = left;
                8
            }
            Frame::RaiseStandard { left } => {
                self.numbers[0] = left;
                9
            }
            Frame::GainBadge { pick, left } => {
                (self.kinds[0], self.numbers[0]) = (pick as u8 + 1, left);
                10
            }
            Frame::Aim { pick, n } => {
                (self.kinds[0], self.numbers[0]) = (pick as u8 + 1, n);
                11
            }
            Frame::Work { left: 0, .. } => 4,
            Frame::Work { pick, left, .. } => {
                (self.kinds[0], self.numbers[0]) = (pick as u8 + 1, left);
                12
            }
            Frame::Rewards { works, .. } => {
                self.numbers[0] = works.projects().fold(0, |bits, project| bits | 1 << project as u8);
                13
            }
            Frame::Develop { free, left, science, .. } => {
                (self.kinds[0], self.numbers[0]) = (free.map_or(0, |category| category as u8 + 1), left);
                self.science = science;
                14
            }
            Frame::Market { pick, left, discount, .. } => {
                self.kinds = [pick as u8 + 1, discount.is_some().into()];
                self.numbers[..2].copy_from_slice(&[left, discount.unwrap_or(0)]);
                15
            }
            Frame::RemoveCardFor { then } => {
                self.effect = then.at;
                16
            }
            Frame::PayFor { effect, left, .. } => {
                (self.effect, self.numbers[0]) = (effect, left);
                17
            }
            Frame::Choose { effect } => {
                self.effect = effect;
                18
            }
            Frame::Reactivate { left } => {
                self.numbers[0] = left;
                19
            }
            Frame::Recall { left } => {
                self.numbers[0] = left;
                20
            }
            Frame::Shuttle => 21,
            Frame::Land { world, optional } => {
                (self.world, self.kinds[1]) = (Some(world as u8), optional.into());
                22
            }
            Frame::Overtime => 23,
            _ => 4,
        }
    }
}
