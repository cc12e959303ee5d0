//! Sentences in the reader's language, made from [`Message`]s with Fluent.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::{Arg, Lang, Message, Seat, Sources};

/// The texts of one language: messages, and the names of components.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: BTreeMap<String, String>,
}

impl Texts {
    /// Texts from Fluent sources. A source with a mistake is used as far as it can be read;
    /// [`problems`] finds such mistakes in the tests.
    pub fn new(lang: Lang, sources: &[&str]) -> Texts {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would show as odd characters in terminals.
        bundle.set_use_isolating(false);
        Texts { lang, bundle, names: BTreeMap::new() }.with(sources)
    }

    /// The texts of a game, with the names of its components.
    pub fn of_game(lang: Lang, sources: &Sources) -> Texts {
        let ftl = match lang {
            Lang::En => sources.texts_en,
            Lang::De => sources.texts_de,
        };
        let mut texts = Texts::new(lang, &[ftl]);
        texts.names = component_names(lang, sources.components);
        texts
    }

    /// The same with more sources.
    #[must_use]
    pub fn with(mut self, sources: &[&str]) -> Texts {
        for source in sources {
            let resource = FluentResource::try_new((*source).into()).unwrap_or_else(|(resource, _)| resource);
            self.bundle.add_resource_overriding(resource);
        }
        self
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The names of the components by id.
    pub fn names(&self) -> &BTreeMap<String, String> {
        &self.names
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The name of a component, or the text with this id, or the id itself.
    pub fn name(&self, id: &str) -> String {
        match self.names.get(id) {
            Some(name) => name.clone(),
            None if self.has(id) => self.say(&Message::new(id.to_owned())),
            None => id.into(),
        }
    }

    /// The sentence, with players called by their number.
    pub fn say(&self, message: &Message) -> String {
        self.tell(message, &number)
    }

    /// The sentence as `reader` reads it, with the others called by their number.
    pub fn say_to(&self, reader: Seat, message: &Message) -> String {
        self.tell_to(reader, message, &number)
    }

    /// The sentence, with players called by their names.
    pub fn tell(&self, message: &Message, player: &dyn Fn(Seat) -> String) -> String {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|m| m.value()) else {
            return message.id.to_string();
        };
        self.format(pattern, message, player)
    }

    /// The sentence as `reader` reads it: a message about the reader may have a form of its own, its attribute `you`
    /// ("You are ready."), or `you-x` if the reader is its argument `x`. Without one the reader is called like everybody.
    pub fn tell_to(&self, reader: Seat, message: &Message, player: &dyn Fn(Seat) -> String) -> String {
        let about = message.args.iter().find(|(_, arg)| **arg == Arg::Seat(reader));
        let form = about.map(|(key, _)| match key {
            "who" => "you".to_owned(),
            key => format!("you-{key}"),
        });
        let own = self.bundle.get_message(&message.id).zip(form);
        let Some(pattern) = own.and_then(|(m, form)| m.get_attribute(&form).map(|a| a.value())) else {
            return self.tell(message, player);
        };
        let you = match self.lang {
            Lang::En => "You",
            Lang::De => "Du",
        };
        self.format(pattern, message, &|seat| if seat == reader { you.into() } else { player(seat) })
    }

    fn format(
        &self,
        pattern: &ast::Pattern<&str>,
        message: &Message,
        player: &dyn Fn(Seat) -> String,
    ) -> String {
        let mut args = FluentArgs::new();
        for (key, value) in message.args.iter() {
            args.set(key.to_string(), self.value(value, player));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg, player: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Seat(seat) => FluentValue::from(player(*seat)),
            Arg::Name(id) => FluentValue::from(self.name(id)),
            Arg::List(items) => FluentValue::from(self.list(items, player)),
        }
    }

    /// A list in a sentence. Within a list, what is a list itself belongs together: "2 × white Explore, red Ship".
    fn list(&self, items: &[Arg], player: &dyn Fn(Seat) -> String) -> String {
        let word = |item: &Arg| match self.value(item, player) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(n) => n.as_string().into_owned(),
            _ => String::new(),
        };
        let words: Vec<String> = items
            .iter()
            .map(|item| match item {
                Arg::List(together) => together.iter().map(word).collect::<Vec<_>>().join(" "),
                single => word(single),
            })
            .collect();
        count_repeats(&words).join(", ")
    }
}

/// A player by number.
fn number(seat: Seat) -> String {
    format!("P{}", seat.0 + 1)
}

/// What is said several times in a row is counted: "white, white, red" becomes "2 × white, red".
fn count_repeats(words: &[String]) -> Vec<String> {
    words
        .chunk_by(|a, b| a == b)
        .flat_map(|same| match same {
            [word, _, ..] if word.parse::<f64>().is_err() => vec![format!("{} × {word}", same.len())],
            numbers => numbers.to_vec(),
        })
        .collect()
}

/// The names in a component file: wherever a table has an `id` and a `name_<lang>`.
fn component_names(lang: Lang, components: &str) -> BTreeMap<String, String> {
    fn collect(value: &toml::Value, key: &str, names: &mut BTreeMap<String, String>) {
        match value {
            toml::Value::Table(table) => {
                if let (Some(id), Some(name)) = (
                    table.get("id").and_then(toml::Value::as_str),
                    table.get(key).and_then(toml::Value::as_str),
                ) {
                    names.insert(id.into(), name.into());
                }
                table.values().for_each(|v| collect(v, key, names));
            }
            toml::Value::Array(items) => items.iter().for_each(|v| collect(v, key, names)),
            _ => {}
        }
    }
    let mut names = BTreeMap::new();
    if let Ok(root) = components.parse::<toml::Table>() {
        collect(&toml::Value::Table(root), &format!("name_{}", lang.code()), &mut names);
    }
    names
}

/// What is wrong with the texts of two languages: syntax errors, ids, forms or variables that only one has, and events that
/// name a player without a form for that player as the reader.
pub fn problems(en: &str, de: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let [en, de] = [("en", en), ("de", de)].map(|(lang, source)| {
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|e| format!("{lang}: {e}")));
            resource
        });
        let mut found = variables_by_message(&resource);
        found.extend(variables_by_form(&resource));
        found
    });
    for id in en.keys().chain(de.keys()).collect::<BTreeSet<_>>() {
        match (en.get(id), de.get(id)) {
            (Some(a), Some(b)) if a != b => problems.push(format!("{id}: en uses {a:?}, de uses {b:?}")),
            (Some(_), None) => problems.push(format!("{id}: missing in de")),
            (None, Some(_)) => problems.push(format!("{id}: missing in en")),
            (Some(a), _) if names_a_player(id, a) && !en.contains_key(&format!("{id}.you")) => {
                problems.push(format!("{id}: no form `you`"));
            }
            _ => {}
        }
    }
    problems
}

/// Whether a message is an event about one player, who reads it as "You ...".
fn names_a_player(id: &str, variables: &BTreeSet<String>) -> bool {
    id.starts_with("event-") && !id.contains('.') && variables.contains("who")
}

/// The variables that each message of a Fluent source uses.
pub fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    variables_by_message(&fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource))
}

fn variables_by_message(resource: &ast::Resource<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut variables);
            }
            messages.insert(message.id.name.to_owned(), variables);
        }
    }
    messages
}

/// The attributes of messages, with the variables that each uses.
fn variables_by_form(resource: &ast::Resource<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .flat_map(|message| message.attributes.iter().map(move |form| (message.id.name, form)))
        .map(|(id, form)| {
            let mut variables = BTreeSet::new();
            in_pattern(&form.value, &mut variables);
            // What the form leaves out is told by the form itself: "to you".
            variables.remove("who");
            (format!("{id}.{}", form.id.name), variables)
        })
        .collect()
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|v| in_pattern(&v.value, found));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|a| in_inline(a, found));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: Sources = Sources {
        rules_en: "",
        rules_de: "",
        texts_en: "paid = { $who } paid { $cards } for { $what } and gained { $n ->\n    [one] 1 point\n   *[other] { $n } points\n }.",
        texts_de: "paid = { $who } zahlte { $cards } für { $what }: { $n }.",
        components: "[[tile]]\nid = \"spice\"\nname_en = \"Spice World\"\nname_de = \"Gewürzwelt\"\n",
    };

    #[test]
    fn the_same_message_reads_in_both_languages() {
        let message = Message::new("paid")
            .seat("who", Seat(1))
            .with("cards", Arg::List(vec![Arg::Number(1), Arg::Number(3)]))
            .name("what", "spice")
            .number("n", 1);
        let en = Texts::of_game(Lang::En, &SOURCES).say(&message);
        assert_eq!(en, "P2 paid 1, 3 for Spice World and gained 1 point.");
        let de = Texts::of_game(Lang::De, &SOURCES).tell(&message, &|_| "Mira".into());
        assert_eq!(de, "Mira zahlte 1, 3 für Gewürzwelt: 1.");
    }

    #[test]
    fn lists_count_repeats_and_keep_together_what_belongs_together() {
        let pair = || Arg::List(vec![Arg::Name("white".into()), Arg::Name("spice".into())]);
        let cards = vec![pair(), pair(), Arg::Name("red".into()), Arg::Number(3), Arg::Number(3)];
        let message = Message::new("paid").seat("who", Seat(0)).with("cards", Arg::List(cards));
        let en = Texts::of_game(Lang::En, &SOURCES).say(&message.name("what", "spice").number("n", 2));
        assert_eq!(en, "P1 paid 2 × white Spice World, red, 3, 3 for Spice World and gained 2 points.");
    }

    #[test]
    fn the_reader_is_spoken_to() {
        let source = "ready = { $who } is ready.\n    .you = { $who } are ready.\nwaits = { $who } waits.\n\
            gift = { $who } gives { $whom } a card.\n    .you-whom = { $who } gives you a card.";
        let texts = Texts::new(Lang::En, &[source]);
        let name = |seat: Seat| ["Ada", "Mira"][seat.index()].to_owned();
        let ready = Message::new("ready").seat("who", Seat(0));
        assert_eq!(texts.tell_to(Seat(0), &ready, &name), "You are ready.");
        assert_eq!(texts.tell_to(Seat(1), &ready, &name), "Ada is ready.");
        let gift = Message::new("gift").seat("who", Seat(1)).seat("whom", Seat(0));
        assert_eq!(texts.tell_to(Seat(0), &gift, &name), "Mira gives you a card.");
        assert_eq!(texts.tell_to(Seat(0), &Message::new("waits").seat("who", Seat(0)), &name), "Ada waits.");
        assert_eq!(problems(source, source), Vec::<String>::new());
        assert_eq!(problems("a = 1\n    .you = 2", "a = 1"), ["a.you: missing in de"]);
        let event = "event-passed = { $who } passes.";
        assert_eq!(problems(event, event), ["event-passed: no form `you`"]);
    }

    #[test]
    fn an_unknown_text_shows_its_id() {
        let texts = Texts::of_game(Lang::En, &SOURCES);
        assert_eq!(texts.say(&Message::new("nothing")), "nothing");
        assert_eq!(texts.name("nothing"), "nothing");
    }

    #[test]
    fn differences_between_languages_are_found() {
        assert_eq!(problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
        assert_eq!(
            problems("a = { $x }\nb = 1", "a = { $y }\nc = 1"),
            ["a: en uses {\"x\"}, de uses {\"y\"}", "b: missing in de", "c: missing in en"]
        );
        assert!(!problems("a = { $x", "a = { $x }").is_empty());
    }
}
