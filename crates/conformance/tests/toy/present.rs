//! What the toy tells people.

use std::sync::LazyLock;

use orrery_core::{Arg, Description, Message, Present, Problem, RuleId, Seat, Sources, Texts, pack};
use serde::Serialize;

use super::{Action, Event, State, Toy, View, fault};

const RULES: &str = "## Toy\n\n- `TOY-SETUP-01` Two to four play.\n- `TOY-SETUP-02` Long: five rounds instead of three.\n\
    - `TOY-TURN-01` Only who is due acts.\n- `TOY-BID-01` Bid a card of your hand.\n\
    - `TOY-BID-02` A bid may be taken back until all have bid.\n- `TOY-WIN-01` The winner keeps the prize or swaps it.\n\
    - `TOY-END-02` Points win.\n";

const EN: &str = "option-long = Long
option-short = Short
your-turn = Your turn
wait = Others are due
over = The game is over
bid = Bid { $card }
take-back = Take the bid back
keep = Keep the prize
swap = Swap the prize for cards
echo = Echo
placed = { $who } has bid
placed-card = { $who } bids { $card }
took-back = { $who } takes the bid back
revealed = The bids are { $bids }
kept = { $who } gains { $points }
swapped = { $who } swaps
drew = { $who } draws { $card }
drew-hidden = { $who } draws a card
prizes = Prizes
compare-points = Points
cards = Cards left
need-card = You need a { $card }.
worth = Worth { $points }.
";

const COMPONENTS: &str = r#"
[[card]]
id = "card-1"
name_en = "One"
name_de = "Eins"
source = "rulebook"
value = 1
[[card]]
id = "card-2"
name_en = "Two"
name_de = "Zwei"
source = "rulebook"
value = 2
[[card]]
id = "card-3"
name_en = "Three"
name_de = "Drei"
source = "public"
value = 3
[[card]]
id = "card-4"
name_en = "Four"
name_de = "Vier"
source = "public"
value = 4
[[card]]
id = "card-5"
name_en = "Five"
name_de = "Fünf"
source = "reconstructed"
value = 5
[[card]]
id = "card-6"
name_en = "Six"
name_de = "Sechs"
source = "reconstructed"
value = 6
"#;

const SOUND: Sources =
    Sources { rules_en: RULES, rules_de: RULES, texts_en: EN, texts_de: EN, components: COMPONENTS };
const NO_TEXTS: &str = "option-long = Long\nworth = Worth { $points }.";

static SOURCES: Sources = SOUND;
static LEDGERS_DIFFER: Sources = Sources { rules_de: "- `TOY-BID-01` Biete.", ..SOUND };
static TEXTS_DIFFER: Sources = Sources { texts_de: NO_TEXTS, ..SOUND };
static NO_OPTION_TEXT: Sources = Sources { texts_en: "a = b", texts_de: "a = b", ..SOUND };
static NO_TEXT: Sources = Sources { texts_en: NO_TEXTS, texts_de: NO_TEXTS, ..SOUND };

/// What the cards are worth.
#[derive(Serialize)]
pub struct Facts {
    values: [u8; 6],
}

static FACTS: Facts = Facts { values: [1, 2, 3, 4, 5, 6] };
static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(COMPONENTS));

/// The hash of the components.
pub fn hash() -> &'static str {
    &HASH
}

impl Present for Toy {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sentences(component: &str) -> Vec<Message> {
        let value = component.strip_prefix("card-").and_then(|n| n.parse::<i32>().ok());
        value.map(|points| Message::new("worth").number("points", points)).into_iter().collect()
    }

    fn check_components(text: &str) -> Vec<Problem> {
        let cards = text.matches("[[card]]").count();
        if cards == 6 {
            vec![]
        } else {
            vec![Problem::against("TOY-SETUP-01", format!("{cards} cards, not 6"))]
        }
    }

    fn sources() -> &'static Sources {
        match fault::now() {
            fault::LEDGERS_DIFFER => &LEDGERS_DIFFER,
            fault::TEXTS_DIFFER => &TEXTS_DIFFER,
            fault::NO_OPTION_TEXT => &NO_OPTION_TEXT,
            fault::NO_TEXT => &NO_TEXT,
            _ => &SOURCES,
        }
    }

    fn prompt(view: &View) -> Message {
        Message::new(match view.me {
            _ if view.due.is_empty() => "over",
            Some(me) if view.due.contains(me) => "your-turn",
            _ => "wait",
        })
    }

    fn describe(state: &State, seat: Seat, action: Action) -> Description {
        let (label, targets) = match action {
            Action::Bid { card } => {
                assert!(!fault::is(fault::PANIC_ON_LABEL) || card != 0, "there is no such card");
                let secret = fault::is(fault::TELLING_LABEL) && state.seats[0].hand[0] > 0 && seat != Seat(0);
                let target = match fault::now() {
                    fault::ODD_TARGET => format!("card {card}"),
                    _ if secret => "card-x".into(),
                    _ => format!("card-{card}"),
                };
                let label = match fault::now() {
                    fault::NO_VALUE => Message::new("bid"),
                    fault::SAME_LABELS => Message::new("bid").number("card", 1),
                    fault::NAMELESS => Message::new("bid").name("card", format!("nothing-{card}")),
                    _ if (1..=6).contains(&card) => Message::new("bid").name("card", format!("card-{card}")),
                    _ => Message::new("bid").number("card", i32::from(card)),
                };
                (label, vec![target])
            }
            Action::TakeBack => (Message::new("take-back"), vec!["bid".into()]),
            Action::Keep => (Message::new("keep"), vec!["prize".into()]),
            Action::Swap => (Message::new("swap"), vec!["prize".into(), "bag".into()]),
            Action::Echo => (Message::new("echo"), vec![]),
        };
        let rule = match action {
            _ if fault::is(fault::LABEL_RULE) => "TOY-BID-50",
            Action::Bid { .. } => "TOY-BID-01",
            Action::TakeBack => "TOY-BID-02",
            _ => "TOY-WIN-01",
        };
        Description { label, targets, rule: RuleId(rule), sum: None }
    }

    fn tell(event: &Event) -> Message {
        let card = |card: &u8| Arg::Name(format!("card-{card}").into());
        match event {
            Event::Placed { seat } => Message::new("placed").seat("who", *seat),
            Event::PlacedCard { seat, card: c } => {
                Message::new("placed-card").seat("who", *seat).with("card", card(c))
            }
            Event::TookBack { seat } => Message::new("took-back").seat("who", *seat),
            Event::Revealed { bids } => {
                Message::new("revealed").with("bids", Arg::List(bids.iter().map(card).collect()))
            }
            Event::Kept { seat, points } => Message::new("kept").seat("who", *seat).number("points", *points),
            Event::Swapped { seat } => Message::new("swapped").seat("who", *seat),
            Event::Drew { seat, card: c } => Message::new("drew").seat("who", *seat).with("card", card(c)),
            Event::DrewHidden { seat } => Message::new("drew-hidden").seat("who", *seat),
        }
    }

    fn print(view: &View, texts: &Texts) -> String {
        let mut text = format!("{}\n", texts.say(&Self::prompt(view)));
        for (i, place) in view.seats.iter().enumerate() {
            text += &format!("P{} {} points, {} cards\n", i + 1, place.points, place.cards);
        }
        if fault::is(fault::WIDE) { "-".repeat(101) } else { text }
    }
}
