//! What the game tells people.

use std::sync::LazyLock;

use orrery_core::{
    Description, Game, Message, NoParts, Present, Problem, RuleId, Seat, Shortcut, Silent, Sources, Sum,
    Texts, apply, pack,
};
use serde::Serialize;

use super::{Action, Climb, Event, State, fault, price};

const RULES: &str = "## Climb\n\n- `CLI-SETUP-01` One to three climb; a race needs two.\n\
    - `CLI-SETUP-02` A climber alone has a rival.\n- `CLI-SETUP-03` Wind, in the race only: each step costs one more.\n\
    - `CLI-TURN-01` Only who is due acts.\n- `CLI-STEP-01` A step costs energy.\n\
    - `CLI-STEP-02` After a rest a step costs one less.\n- `CLI-STEP-03` Nobody climbs beyond the summit.\n\
    - `CLI-END-01` Points win.\n- `CLI-END-02` In the race the summit wins, then energy.\n";

const TEXTS: &str = "option-mode = Mode
option-mode-points = Points
option-mode-race = Race
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-hard = Hard
option-wind = Wind
turn = Climb
over = The game is over
rest = Rest
step = Step { $far }
up-and-up = Up and up
started = All start
rested = { $who } rests
climbed = { $who } climbs { $far }
need-room = The summit is at least { $far } away.
need-energy = You have { $price } energy.
energy = Energy
part-step = Step
part-rested = Rested
part-wind = Wind
line-height = Height
line-energy = Energy
compare-points = Points
compare-summit = Summit
compare-energy = Energy left
rival = Rival
boots-do = A step of 1 costs 1.
";

const COMPONENTS: &str =
    "[[gear]]\nid = \"boots\"\nname_en = \"Boots\"\nname_de = \"Stiefel\"\nsource = \"rulebook\"\n";

static SOURCES: Sources =
    Sources { rules_en: RULES, rules_de: RULES, texts_en: TEXTS, texts_de: TEXTS, components: COMPONENTS };
static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(COMPONENTS));

/// The hash of the components.
pub fn hash() -> &'static str {
    if fault::is(fault::OTHER_HASH) { "0123" } else { &HASH }
}

/// What the climbers carry.
#[derive(Serialize)]
pub struct Facts {
    gear: [&'static str; 1],
}

impl Present for Climb {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &Facts { gear: ["boots"] }
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &State) -> Message {
        Message::new(if Self::to_act(view).is_empty() { "over" } else { "turn" })
    }

    fn describe(state: &State, seat: Seat, action: Action) -> Description {
        let Action::Step { far } = action else {
            return Description {
                label: Message::new("rest"),
                targets: vec![],
                rule: RuleId("CLI-TURN-01"),
                sum: None,
            };
        };
        let mut parts = Vec::new();
        price(state, seat, far, &mut parts);
        let have = state.climbers.get(seat.index()).map_or(0, |c| c.energy);
        let have = if fault::is(fault::POOR) { 0 } else { have };
        let mut sum = Sum::new(Message::new("energy"), parts).of(have);
        if fault::is(fault::FORGOTTEN_PART) {
            sum.total = price(state, seat, far, &mut NoParts);
        }
        let label = Message::new("step").number("far", i32::from(far));
        Description { label, targets: vec!["mountain".into()], rule: RuleId("CLI-STEP-01"), sum: Some(sum) }
    }

    fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        // Steps of one as long as they go; only alone, because others act in between.
        let mut state = state.clone();
        let mut actions = Vec::new();
        let step = Action::Step { far: 1 };
        let mut dice = orrery_core::FastDice::new(0);
        while state.rival.is_some() && apply::<Climb>(&mut state, seat, step, &mut dice, &mut Silent).is_ok()
        {
            actions.push(step);
        }
        if fault::is(fault::LONG_SHORTCUT) && !actions.is_empty() {
            actions.push(Action::Step { far: 3 });
            actions.push(Action::Step { far: 3 });
        }
        let some = actions.len() > 1 || fault::is(fault::EMPTY_SHORTCUT);
        let shortcut = Shortcut { label: Message::new("up-and-up"), actions };
        some.then_some(shortcut).into_iter().collect()
    }

    fn sentences(component: &str) -> Vec<Message> {
        let known = component == "boots" && !fault::is(fault::SPEECHLESS);
        known.then(|| Message::new("boots-do")).into_iter().collect()
    }

    fn check_components(text: &str) -> Vec<Problem> {
        let sound = text.contains("boots") && !fault::is(fault::STRICT_CHECK);
        if sound || fault::is(fault::BLIND_CHECK) { vec![] } else { vec![Problem::new("boots are missing")] }
    }

    fn tell(event: &Event) -> Message {
        match *event {
            Event::Started => Message::new("started"),
            Event::Rested { seat } => Message::new("rested").seat("who", seat),
            Event::Climbed { seat, far } => {
                Message::new("climbed").seat("who", seat).number("far", i32::from(far))
            }
        }
    }

    fn print(view: &State, texts: &Texts) -> String {
        let climbers = view.climbers.iter().map(|c| format!("{} high, {} energy\n", c.height, c.energy));
        texts.say(&Self::prompt(view)) + "\n" + &climbers.collect::<String>()
    }
}
