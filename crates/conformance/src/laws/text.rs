//! Every message has a text with all its values in both languages; labels differ; targets are ids.

use std::collections::BTreeSet;

use orrery_core::{Arg, Dice, Message, Present, Seat, Texts, Viewer};

use crate::kit::Kit;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// The widest line of a printed view.
const COLUMNS: usize = 100;

/// Holds everything that is said in this position against the law.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if !position.wants(Law::Text) {
        return Ok(());
    }
    let kit = position.kit;
    for viewer in position.viewers().into_iter().chain([Viewer::Everything]) {
        let view = G::view(position.state, viewer);
        complete(kit, &G::prompt(&view))?;
        for words in &kit.langs {
            let print = G::print(&view, &words.texts);
            hold!(Text, !print.trim().is_empty(), "the view of {viewer:?} is printed as nothing");
            let wide = print.lines().find(|line| line.chars().count() > COLUMNS);
            hold!(Text, wide.is_none(), "{:?}: a line is wider than {COLUMNS} columns: {wide:?}", words.lang);
        }
    }
    for entry in history_end(position) {
        complete(kit, &G::tell(entry))?;
    }
    for seat in Seat::all(position.players) {
        let list = position.legal(seat);
        for words in &kit.langs {
            let labels = list.iter().map(|&a| words.texts.say(&G::describe(position.state, seat, a).label));
            let mut said = BTreeSet::new();
            for label in labels {
                hold!(
                    Text,
                    said.insert(label.clone()),
                    "{:?}: {seat:?} has two choices `{label}`",
                    words.lang
                );
            }
        }
        // Illegal actions are described too, where it is asked why something cannot be done.
        let strange = (0..16).filter_map(|_| position.dice.pick(&kit.universe)).collect::<Vec<_>>();
        for action in list.into_iter().chain(strange) {
            let description = G::describe(position.state, seat, action);
            complete(kit, &description.label)?;
            kit.rule_exists(Law::Text, description.rule, &format!("the description of {action:?}"))?;
            for target in &description.targets {
                let fine = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
                let formed = !target.is_empty() && target.chars().all(fine);
                hold!(Text, formed, "{action:?} has the target `{target}`, which is not an id");
            }
        }
    }
    Ok(())
}

/// The events of the last action.
fn history_end<'a, G: Present>(position: &Position<'a, G>) -> impl Iterator<Item = &'a G::Event> {
    position
        .history
        .entries()
        .last()
        .into_iter()
        .flat_map(|entry| entry.events.iter().map(|(_, event)| event))
}

/// Breaks the law unless the message can be said completely in both languages.
pub(super) fn complete<G: Present>(kit: &Kit<G>, message: &Message) -> Result<(), Breach> {
    for words in &kit.langs {
        let (lang, id) = (words.lang, &message.id);
        let Some(variables) = words.variables.get(&**id) else {
            return Err(Breach::new(Law::Text, format!("{lang:?}: there is no text `{id}`")));
        };
        let missing = variables.iter().find(|v| message.args.get(v).is_none());
        hold!(Text, missing.is_none(), "{lang:?}: the text `{id}` is not given {missing:?}");
        for arg in message.args.values() {
            let nameless = nameless(&words.texts, arg);
            hold!(Text, nameless.is_none(), "{lang:?}: `{id}` is given {nameless:?}, which has no name");
        }
    }
    Ok(())
}

fn nameless<'a>(texts: &Texts, arg: &'a Arg) -> Option<&'a str> {
    match arg {
        Arg::Name(id) if !texts.has(id) && !texts.names().contains_key(&**id) => Some(id),
        Arg::List(items) => items.iter().find_map(|item| nameless(texts, item)),
        _ => None,
    }
}
