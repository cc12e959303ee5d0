use orrery_core::*;
pub(super) fn prompt(_: &crate::View) -> Message { Message::new("x") }
pub(super) fn describe(_: &crate::State, _: Seat, _: crate::Action) -> Description { Description{label: Message::new("x"), targets: vec![], rule: RuleId("HSW-TURN-01"), sum: None} }
pub(super) fn shortcuts(_: &crate::State, _: Seat) -> Vec<Shortcut<crate::Action>> { vec![] }
