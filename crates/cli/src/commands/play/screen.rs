//! What a person reads.

use std::marker::PhantomData;

use orrery_catalog::WhyNot;
use orrery_catalog::why::{why_none_of, why_not, why_not_action};
use orrery_core::{
    Condition, Lang, Ledger, Message, Outcome, Present, ScoreLine, Seat, Shortcut, Sum, Texts, Verdict,
    Viewer, conditions,
};

/// The terminal, in one language.
pub struct Screen<G> {
    /// The texts of the game.
    texts: Texts,
    /// The texts of the terminal.
    own: Texts,
    ledger: Ledger,
    game: PhantomData<fn() -> G>,
}

impl<G: Present> Screen<G> {
    pub fn new(lang: Lang) -> Self {
        let sources = G::sources();
        let rules = match lang {
            Lang::En => sources.rules_en,
            Lang::De => sources.rules_de,
        };
        Screen {
            texts: Texts::of_game(lang, sources),
            own: Texts::new(lang, &[crate::commands::texts(lang)]),
            ledger: Ledger::parse(rules),
            game: PhantomData,
        }
    }

    /// Says something of the terminal's own.
    pub fn say(&self, message: &Message) {
        println!("{}", self.own.say(message));
    }

    pub fn event(&self, seat: Seat, event: &G::Event) {
        println!("  {}", self.texts.say_to(seat, &G::tell(event)));
    }

    pub fn table(&self, view: &G::View) {
        println!("\n{}", G::print(view, &self.texts));
    }

    /// What the seat can do, and what can be typed.
    pub fn choices(
        &self,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        shortcuts: &[Shortcut<G::Action>],
    ) {
        let prompt = G::prompt(&G::view(state, Viewer::Seat(seat)));
        let who = self.own.say(&Message::new("play-you-are").seat("who", seat));
        println!("\n{who} {}", self.texts.say_to(seat, &prompt));
        for (i, &action) in actions.iter().enumerate() {
            let description = G::describe(state, seat, action);
            let sum = description.sum.map(|sum| format!("  {}", self.sum(&sum))).unwrap_or_default();
            println!("  {:3}  {}{sum}  [{}]", i + 1, self.texts.say(&description.label), description.rule);
        }
        for (i, shortcut) in shortcuts.iter().enumerate() {
            let actions = shortcut.actions.len() as i32;
            let count = self.own.say(&Message::new("play-shortcut").number("actions", actions));
            println!("  {:>3}  {}  ({count})", format!("+{}", i + 1), self.texts.say(&shortcut.label));
        }
        self.say(&Message::new("play-your-turn"));
    }

    pub fn unknown(&self, text: &str, choices: usize) {
        let message = Message::new("play-unknown").name("text", text.to_owned());
        self.say(&message.number("most", choices as i32));
    }

    pub fn rules(&self, query: &str) {
        let rules: Vec<_> = match self.ledger.get(query) {
            Some(rule) => vec![rule],
            None => self.ledger.search(query).take(12).collect(),
        };
        if rules.is_empty() {
            self.say(&Message::new("play-no-rule").name("text", query.to_owned()));
        }
        for rule in rules {
            println!("  {}  {}", rule.id, rule.text);
        }
    }

    /// The check list of one action.
    pub fn why_action(&self, state: &G::State, seat: Seat, action: G::Action) {
        match why_not_action::<G>(state, seat, action) {
            Some(why) => self.why_not(&why),
            None => {
                let description = G::describe(state, seat, action);
                let label = self.texts.say(&description.label);
                self.say(
                    &Message::new("play-why-legal").name("action", label).name("rule", description.rule.0),
                );
                self.conditions(&conditions::<G>(state, seat, action));
                if let Some(sum) = &description.sum {
                    println!("    {}", self.sum(sum));
                }
            }
        }
    }

    /// Why a piece of this name cannot be used, or why nothing can be done whose label has these words.
    pub fn why_words(&self, options: &G::Options, state: &G::State, seat: Seat, query: &str) {
        let mut why = why_not::<G>(options, state, seat, query);
        if !why.usable && why.reason.is_none() {
            let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
            why = why_none_of::<G>(options, state, seat, |description| {
                let label = self.texts.say(&description.label).to_lowercase();
                words.iter().all(|word| label.contains(word))
            });
        }
        match why.reason {
            Some(reason) => self.why_not(&reason),
            None => {
                let id = if why.usable { "play-why-usable" } else { "play-why-nothing" };
                self.say(&Message::new(id).name("text", query.to_owned()));
            }
        }
    }

    fn why_not(&self, why: &WhyNot) {
        let label = self.texts.say(&why.action);
        self.say(&Message::new("play-why-not").name("action", label).name("rule", why.rule.0));
        self.conditions(&why.conditions);
        if let Some(sum) = &why.sum {
            println!("    {}", self.sum(sum));
        }
        if !why.instead.is_empty() {
            let instead: Vec<String> = why.instead.iter().map(|label| self.texts.say(label)).collect();
            self.say(&Message::new("play-why-instead").name("choices", instead.join("; ")));
        }
    }

    fn conditions(&self, conditions: &[Condition]) {
        for condition in conditions {
            let mark = if condition.holds { '✓' } else { '✗' };
            // Where the engine has no words about the piece, the rule's own text says it.
            let words = match &condition.words {
                Some(words) => self.texts.say(words),
                None => self.ledger.get(condition.rule.0).map(|rule| rule.text.clone()).unwrap_or_default(),
            };
            println!("    {mark} {words}  [{}]", condition.rule);
        }
    }

    /// What something costs: `Cost: 5 (printed) - 1 (discount) = 4 of 6`.
    fn sum(&self, sum: &Sum) -> String {
        let mut text = format!("{}:", self.texts.say(&sum.unit));
        for (i, part) in sum.parts.iter().enumerate() {
            let sign = match (i, part.amount < 0) {
                (0, false) => "",
                (_, false) => "+ ",
                (_, true) => "- ",
            };
            text += &format!(" {sign}{} ({})", part.amount.abs(), self.texts.say(&part.label));
        }
        if sum.parts.len() != 1 {
            text += &format!(" = {}", sum.total);
        }
        if let Some(have) = sum.have {
            let of = Message::new("play-sum-have").number("have", have);
            text += &format!(", {}", self.own.say(&of));
        }
        text
    }

    /// The end: places, points, what decided, the verdict. `own_seat` is the person's, if there is one.
    pub fn result(&self, outcome: &Outcome, own_seat: Option<Seat>) {
        println!();
        self.say(&Message::new("play-over"));
        let mut places: Vec<(u8, String, i32, &[ScoreLine])> = Vec::new();
        for seat in &outcome.seats {
            let who = self.own.say(&Message::new("play-seat").seat("who", seat.seat));
            places.push((seat.rank, who, seat.score, &seat.lines));
        }
        for rival in &outcome.rivals {
            places.push((rival.rank, self.texts.say(&rival.name), rival.score, &rival.lines));
        }
        places.sort_by_key(|(rank, ..)| *rank);
        for (rank, who, score, lines) in places {
            let place = Message::new("play-place").number("place", rank).number("score", score);
            self.say(&place.name("who", who));
            for line in lines {
                let text = Message::new("play-line").number("points", line.points).name("rule", line.rule.0);
                println!("     {}", self.own.say(&text.name("label", self.texts.say(&line.label))));
            }
        }
        self.deciding_comparison(outcome);
        if let Some(rating) = &outcome.rating {
            self.say(&Message::new("play-rating").name("rating", self.texts.say(rating)));
        }
        self.verdict(outcome, own_seat);
    }

    /// The comparison that parted the first from the next, with both values.
    fn deciding_comparison(&self, outcome: &Outcome) {
        let contestants = outcome.seats.len() + outcome.rivals.len();
        let decided = outcome.decided.map(usize::from);
        let Some((place, comparison)) =
            decided.and_then(|place| Some((place, outcome.comparisons.get(place)?)))
        else {
            if contestants > 1 {
                self.say(&Message::new("play-undecided"));
            }
            return;
        };
        let seats = outcome.seats.iter().map(|seat| (seat.rank, &seat.values));
        let mut all: Vec<_> =
            seats.chain(outcome.rivals.iter().map(|rival| (rival.rank, &rival.values))).collect();
        all.sort_by_key(|(rank, _)| *rank);
        let value =
            |first: bool| all.iter().find(|(rank, _)| (*rank == 1) == first).and_then(|(_, v)| v.get(place));
        let message = Message::new("play-decided")
            .name("comparison", self.texts.say(&comparison.label))
            .name("rule", comparison.rule.0)
            .number("first", value(true).copied().unwrap_or(0))
            .number("next", value(false).copied().unwrap_or(0));
        self.say(&message);
    }

    fn verdict(&self, outcome: &Outcome, own_seat: Option<Seat>) {
        if let Some(result) = own_seat.and_then(|seat| outcome.seats.get(seat.index())) {
            let shared = outcome.winners().count() > 1;
            self.say(&Message::new(match result.verdict {
                Verdict::Won if shared => "play-you-share",
                Verdict::Won => "play-you-won",
                Verdict::Drawn => "play-you-drew",
                Verdict::Lost => "play-you-lost",
                Verdict::Scored => "play-you-scored",
            }));
            return;
        }
        for winner in outcome.winners() {
            self.say(&Message::new("play-won").seat("who", winner));
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::texts::problems;

    use orrery_core::Lang;

    use crate::commands::texts;

    #[test]
    fn the_terminal_speaks_both_languages() {
        assert_eq!(problems(texts(Lang::En), texts(Lang::De)), Vec::<String>::new());
    }
}
