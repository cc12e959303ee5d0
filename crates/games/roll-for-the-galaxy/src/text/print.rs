//! The view as plain text, at most 100 columns wide.

use orrery_core::{Message, Texts};

use crate::view::{PlayerView, StackView, StepName, TileView, View};
use crate::vocab::{Counts, Die, Phase, Side};

const COLUMNS: usize = 100;

/// The table, then every player.
pub(super) fn print(view: &View, texts: &Texts) -> String {
    let mut out = head(view, texts);
    for player in &view.players {
        out.push('\n');
        print_player(&mut out, view, player, texts);
    }
    out
}

fn say(texts: &Texts, id: &'static str) -> String {
    texts.say(&Message::new(id))
}

fn head(view: &View, texts: &Texts) -> String {
    let mut parts = vec![match view.step {
        StepName::Setup => say(texts, "print-setup"),
        _ => texts.say(&Message::new("print-round").number("round", i32::from(view.round))),
    }];
    match view.step {
        StepName::Setup => {}
        StepName::Assign => parts.push(say(texts, "print-step-assign")),
        StepName::Manage => parts.push(say(texts, "print-step-manage")),
        StepName::Over => parts.push(say(texts, "print-step-over")),
        StepName::Explore => parts.push(texts.name(Phase::Explore.id())),
        StepName::Develop => parts.push(texts.name(Phase::Develop.id())),
        StepName::Settle => parts.push(texts.name(Phase::Settle.id())),
        StepName::Produce => parts.push(texts.name(Phase::Produce.id())),
        StepName::Ship => parts.push(texts.name(Phase::Ship.id())),
    }
    if !view.played.is_empty() {
        let phases: Vec<String> = view.played.iter().map(|p| texts.name(p.id())).collect();
        parts.push(texts.say(&Message::new("print-played").name("phases", phases.join(", "))));
    }
    parts.push(texts.say(&Message::new("print-pool").number("vp", view.pool)));
    parts.push(texts.say(&Message::new("print-bag").number("count", view.bag)));
    if view.abandoned > 0 {
        parts.push(texts.say(&Message::new("print-abandoned").number("count", view.abandoned)));
    }
    if view.last_round {
        parts.push(say(texts, "print-last-round"));
    }
    let mut out = String::new();
    wrapped(&mut out, "", &parts, " | ");
    out
}

fn print_player(out: &mut String, view: &View, player: &PlayerView, texts: &Texts) {
    let line = Message::new("print-line")
        .number("credits", player.credits)
        .number("chips", i32::from(player.chips))
        .number("score", player.score)
        .number("tiles", player.tiles);
    let you = if view.you == Some(player.seat) { "*" } else { " " };
    let status = match () {
        () if view.to_act.contains(&player.seat) => say(texts, "print-to-act"),
        () if player.ready => say(texts, "print-ready"),
        () => String::new(),
    };
    out.push_str(format!("{you}P{}  {}   {status}", player.seat.0 + 1, texts.say(&line)).trim_end());
    out.push('\n');
    let cup = if view.step == StepName::Assign { "print-behind-screen" } else { "print-cup" };
    let mut places = vec![
        format!("{} {}", say(texts, cup), dice(&player.cup, texts)),
        format!("{} {}", say(texts, "print-citizenry"), dice(&player.citizenry, texts)),
    ];
    if !player.virtual_workers.is_empty() {
        places.push(format!("{} {}", say(texts, "print-virtual"), dice(&player.virtual_workers, texts)));
    }
    wrapped(out, "    ", &places, "   ");
    print_strip(out, player, texts);
    let spots = [(Side::Development, &player.development), (Side::World, &player.world)];
    let spots: Vec<String> = spots.iter().map(|(side, stack)| spot(*side, stack, texts)).collect();
    wrapped(out, &format!("    {}: ", say(texts, "print-spot")), &spots, "; ");
    if !player.hand.is_empty() {
        let hand =
            player.hand.iter().map(|t| format!("{} / {}", texts.name(t.development), texts.name(t.world)));
        wrapped(out, &format!("    {}: ", say(texts, "print-hand")), &hand.collect::<Vec<_>>(), "; ");
    }
    let tiles: Vec<String> = player.tableau.iter().map(|t| tile(t, texts)).collect();
    wrapped(out, &format!("    {}: ", say(texts, "print-tableau")), &tiles, ", ");
}

fn print_strip(out: &mut String, player: &PlayerView, texts: &Texts) {
    let Some(strip) = &player.strip else { return };
    let mut parts = Vec::new();
    if let Some(phase) = strip.selected {
        let mut selects = texts.say(&Message::new("print-selects").name("phase", phase.id()));
        if let Some(die) = strip.selector {
            selects += &format!(" ({})", texts.name(die.word()));
        }
        parts.push(selects);
    }
    if !strip.wild.is_empty() {
        parts.push(format!("{} {}", texts.name("wild"), dice(&strip.wild, texts)));
    }
    for phase in Phase::ALL {
        let column = &strip.columns[phase.index()];
        if !column.is_empty() {
            parts.push(format!("{} {}", texts.name(phase.id()), dice(column, texts)));
        }
    }
    if !strip.dictated.is_empty() {
        parts.push(format!("{} {}", say(texts, "print-dictate"), dice(&strip.dictated, texts)));
    }
    if !parts.is_empty() {
        wrapped(out, &format!("    {}: ", say(texts, "print-workers")), &parts, "; ");
    }
}

/// Dice such as `3 white, 1 red`.
fn dice(counts: &Counts, texts: &Texts) -> String {
    if counts.is_empty() {
        return "-".into();
    }
    let words: Vec<String> =
        counts.colours().map(|die| format!("{} {}", counts.of(die), texts.name(die.word()))).collect();
    words.join(", ")
}

fn spot(side: Side, stack: &StackView, texts: &Texts) -> String {
    let names = stack.tiles.iter().map(|t| if side == Side::Development { t.development } else { t.world });
    let names: Vec<String> = names.map(|id| texts.name(id)).collect();
    let mut text = if names.is_empty() { "-".into() } else { names.join(" > ") };
    let below = usize::from(stack.count) - names.len();
    if below > 0 {
        text += &format!(" {}", texts.say(&Message::new("print-more").number("count", below as i32)));
    }
    if let Some(cost) = stack.cost {
        text += &format!(" ({})", texts.say(&Message::new("print-costs").number("cost", cost)));
    }
    if !stack.dice.is_empty() {
        text += &format!(" [{}]", dice(&stack.dice, texts));
    }
    text
}

fn tile(tile: &TileView, texts: &Texts) -> String {
    let mut text = format!("{} {}", texts.name(tile.id.id()), tile.cost);
    if !tile.goods.is_empty() {
        let goods: Vec<String> = tile.goods.iter().map(|&d: &Die| texts.name(d.word())).collect();
        text += &format!(" [{}]", goods.join(", "));
    }
    text
}

/// Appends the parts behind a heading, broken between words into lines of at most [`COLUMNS`].
fn wrapped(out: &mut String, heading: &str, parts: &[String], separator: &str) {
    let indent = heading.chars().count();
    let mut column = indent;
    out.push_str(heading);
    for (number, word) in parts.join(separator).split(' ').enumerate() {
        let width = word.chars().count();
        if number > 0 && column + 1 + width > COLUMNS {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent.max(4)));
            column = indent.max(4);
        } else if number > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
}
