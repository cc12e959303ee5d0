//! What a game tells people: names of actions, sentences for events, the rules. Kept apart from
//! [`Game`], which knows no text.

use crate::{Game, Message, RuleId, Seat, Texts};

/// The side of a game that people meet. Nothing here is on a hot path.
pub trait Present: Game {
    /// The texts and data that belong to the game.
    fn sources() -> &'static Sources;

    /// What the viewer of this view has to do now, or who is waited for.
    fn prompt(view: &Self::View) -> Message;

    /// How to offer an action to the seat. Total: it is asked of illegal actions too.
    fn describe(state: &Self::State, seat: Seat, action: Self::Action) -> Description;

    /// The sentence for an event.
    fn tell(event: &Self::Event) -> Message;

    /// The view as plain text for a terminal of 100 columns.
    fn print(view: &Self::View, texts: &Texts) -> String;
}

/// How to offer an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    /// What the button says.
    pub label: Message,
    /// The pieces to click for it, such as `slot-u03` or `row-2`; none for a plain button. Ids are
    /// letters, digits, `_` and `-`.
    pub targets: Vec<String>,
    /// The rule that allows it.
    pub rule: RuleId,
}

/// The texts and data of a game, as they stand in its crate.
pub struct Sources {
    /// The rules, in English.
    pub rules_en: &'static str,
    /// The rules, in German.
    pub rules_de: &'static str,
    /// The messages, in English.
    pub texts_en: &'static str,
    /// The messages, in German.
    pub texts_de: &'static str,
    /// The components (TOML).
    pub components: &'static str,
}
