//! What a game tells people: names of actions, sentences for events, the rules. Kept apart from
//! [`Game`], which knows no text.

use serde::Serialize;

use crate::pack::Problem;
use crate::{Game, Message, RuleId, Seat, Sum, Texts};

/// The side of a game that people meet. Nothing here is on a hot path.
pub trait Present: Game {
    /// What the tiles and cards of the game are, for those who draw them; the components in play.
    type Facts: Serialize + Send + Sync + 'static;

    /// What the tiles and cards of the game are.
    fn facts() -> &'static Self::Facts;

    /// The texts and data that belong to the game.
    fn sources() -> &'static Sources;

    /// What the viewer of this view has to do now, or who is waited for.
    fn prompt(view: &Self::View) -> Message;

    /// How to offer an action to the seat. Total: it is asked of illegal actions too.
    fn describe(state: &Self::State, seat: Seat, action: Self::Action) -> Description;

    /// Sequences of ordinary actions that people do as one ("Recruit all", "Fly what fits"). Each action must
    /// be legal in its turn; the table applies them one by one, all or nothing, and takes them back as one.
    fn shortcuts(_state: &Self::State, _seat: Seat) -> Vec<Shortcut<Self::Action>> {
        Vec::new()
    }

    /// What a component does, in sentences made from its data; none for an unknown id.
    fn sentences(component: &str) -> Vec<Message>;

    /// Checks a component file against every count, distribution and example of the rulebook.
    fn check_components(text: &str) -> Vec<Problem>;

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
    /// What it costs or needs.
    pub sum: Option<Sum>,
}

/// A sequence of actions that people do as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Shortcut<A> {
    /// What the button says.
    pub label: Message,
    /// The actions, in order.
    pub actions: Vec<A>,
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
