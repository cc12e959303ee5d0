//! What the game tells people: what is asked, names of actions, sentences for events, the view as plain
//! text. The sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod print;
mod tell;

use orrery_core::{Arg, Description, Message, Present, Problem, RuleId, Seat, Sources, Texts};

use crate::RollForTheGalaxy;
use crate::action::Action;
use crate::components::SOURCE;
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::rules::{explore, ship};
use crate::state::{Player, State, Step, Task, kind};
use crate::view::{StepName, TaskView, View};
use crate::vocab::{BagTile, Counts, Die, End, Place, Side};

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    // RFG-OPEN-21, RFG-OPEN-22: the German names of tiles and the colours of players stand there.
    components: SOURCE,
};

impl Present for RollForTheGalaxy {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        prompt(view)
    }

    fn describe(state: &State, seat: Seat, action: Action) -> Description {
        // Descriptions are asked for any seat; one that does not exist has what an empty one has.
        let player = state.players.get(seat.index()).unwrap_or(&Player::EMPTY);
        let (label, targets, rule) = describe(state, player, action);
        Description { label, targets, rule: RuleId(rule), sum: None }
    }

    fn sentences(_: &str) -> Vec<Message> {
        Vec::new()
    }

    fn check_components(text: &str) -> Vec<Problem> {
        crate::components::check(text)
    }

    fn tell(event: &Event) -> Message {
        tell::tell(event)
    }

    fn print(view: &View, texts: &Texts) -> String {
        print::print(view, texts)
    }
}

/// The text id of a colour.
fn die_name(die: Die) -> &'static str {
    match die {
        Die::Home => "die-home",
        Die::Military => "die-military",
        Die::Consumption => "die-consumption",
        Die::Novelty => "die-novelty",
        Die::RareElements => "die-rare_elements",
        Die::Genes => "die-genes",
        Die::AlienTechnology => "die-alien_technology",
    }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::Development => "side-development",
        Side::World => "side-world",
    }
}

/// Dice as a list of their colours.
fn dice(counts: &Counts) -> Arg {
    if counts.is_empty() {
        return Arg::Name("nothing".into());
    }
    Arg::List(counts.each().map(|die| Arg::Name(die_name(die).into())).collect())
}

fn prompt(view: &View) -> Message {
    let own = view.you.and_then(|seat| view.players.get(seat.index())).map(|p| p.task);
    match own.unwrap_or(TaskView::None) {
        TaskView::None | TaskView::Secret if view.step == StepName::Over => Message::new("ask-over"),
        TaskView::None | TaskView::Secret => {
            let who = view.to_act.iter().map(|&seat| Arg::Seat(seat)).collect();
            Message::new("wait").with("who", Arg::List(who))
        }
        TaskView::Start => Message::new("ask-start"),
        TaskView::PlaceWild { die } => Message::new("ask-place-wild").name("die", die_name(die)),
        TaskView::Select => Message::new("ask-select"),
        TaskView::Reassign => Message::new("ask-reassign"),
        TaskView::Move { power: Some(power), .. } => Message::new("ask-move").name("power", power.id()),
        TaskView::Move { power: None, .. } => Message::new("ask-move").name("power", "dictate"),
        TaskView::Explore => Message::new("ask-explore"),
        TaskView::Scout { .. } => Message::new("ask-scout"),
        TaskView::Keep => Message::new("ask-keep"),
        TaskView::Arrange => Message::new("ask-arrange"),
        TaskView::Return => Message::new("ask-return"),
        TaskView::Build if view.step == StepName::Settle => {
            Message::new("ask-build").name("side", "side-world")
        }
        TaskView::Build => Message::new("ask-build").name("side", "side-development"),
        TaskView::Pay { due } => Message::new("ask-pay").number("count", due),
        TaskView::ToCup { min, max } => Message::new("ask-to-cup").number("min", min).number("max", max),
        TaskView::Remove { left } => Message::new("ask-remove").number("count", left),
        TaskView::Produce => Message::new("ask-produce"),
        TaskView::Ship => Message::new("ask-ship"),
        TaskView::Good { die, .. } => Message::new("ask-good").name("die", die_name(die)),
        TaskView::Buy => Message::new("ask-buy"),
        TaskView::Recruit { left } => Message::new("ask-recruit").number("count", left),
        TaskView::Recall => Message::new("ask-recall"),
    }
}

type Offer = (Message, Vec<String>, &'static str);

fn describe(state: &State, player: &Player, action: Action) -> Offer {
    let by_die = |id: &'static str, die: Die| Message::new(id).name("die", die_name(die));
    match action {
        Action::Start { development } => start(player, development),
        Action::PlaceWild { die, column } => (
            by_die("do-place-wild", die).name("column", column.id()),
            vec![format!("wild-{}", die.id()), format!("column-{}", column.id())],
            "RFG-ASSIGN-03",
        ),
        Action::Select { die, from, phase } => (
            by_die("do-select", die).name("from", from.id()).name("phase", phase.id()),
            vec![worker(die, from.id(), false), format!("strip-{}", phase.id())],
            "RFG-ASSIGN-04",
        ),
        Action::Use { power } => {
            let label = Message::new("do-use").name("power", power.id());
            (label, vec![format!("tile-{}", power.id())], "RFG-REASS-02")
        }
        Action::Dictate { die, from } => (
            by_die("do-dictate", die).name("from", from.id()),
            vec![worker(die, from.id(), false), "dictate".into()],
            "RFG-DICT-01",
        ),
        Action::Move { die, from, to } => (
            by_die("do-move", die).name("from", from.id()).name("to", to.id()),
            vec![worker(die, from.id(), false), format!("column-{}", to.id())],
            "RFG-REASS-01",
        ),
        Action::Ready if state.step == Step::Manage => {
            (Message::new("do-ready-manage"), vec![], "RFG-MAN-07")
        }
        Action::Ready => (Message::new("do-ready"), vec![], "RFG-ASSIGN-12"),
        Action::Replan => (Message::new("do-replan"), vec![], "RFG-ASSIGN-12"),
        Action::Stock { die, is_virtual } => {
            let (amount, _) = explore::stock_credits(player, die);
            let id = if is_virtual { "do-stock-virtual" } else { "do-stock" };
            let targets = vec![worker(die, "explore", is_virtual), "credits".into()];
            (by_die(id, die).number("credits", amount), targets, "RFG-EXP-04")
        }
        Action::Scout { die, is_virtual } => {
            let id = if is_virtual { "do-scout-virtual" } else { "do-scout" };
            (by_die(id, die), vec![worker(die, "explore", is_virtual), "bag".into()], "RFG-EXP-01")
        }
        Action::Abandon { tile } => in_zone(player, "do-abandon", tile, "RFG-EXP-10"),
        Action::Draw => {
            let label = Message::new("do-draw").number("count", player.marked.len() + 1);
            (label, vec!["bag".into()], "RFG-EXP-13")
        }
        Action::Keep { tile, side, end: End::Bottom } => {
            let stack = format!("stack-{}", side.id());
            (placing("do-keep", tile, side), vec![tile_target(tile), stack], "RFG-EXP-15")
        }
        Action::Keep { tile, side, end: End::Top } => {
            let stack = format!("stack-{}-top", side.id());
            (placing("do-keep-top", tile, side), vec![tile_target(tile), stack], "RFG-TILE-22")
        }
        Action::Rearrange => (Message::new("do-rearrange"), vec![], "RFG-TILE-20"),
        Action::Arrange { tile, side } => {
            let stack = format!("stack-{}", side.id());
            (placing("do-keep", tile, side), vec![tile_target(tile), stack], "RFG-TILE-20")
        }
        Action::Finish => (Message::new("do-finish"), vec![], "RFG-TILE-83"),
        Action::Return { tile } => in_zone(player, "do-return", tile, "RFG-EXP-22"),
        Action::Build { .. } | Action::Pay { .. } | Action::ToCup { .. } | Action::Pass => {
            build(state, player, action)
        }
        Action::Remove { die, place } => (
            by_die("do-remove", die).name("place", place_name(place)),
            vec![place_target(place, die)],
            "RFG-SETTLE-08",
        ),
        Action::RemoveGood { world, die } => {
            let label = by_die("do-remove-good", die).name("world", world.id());
            (label, vec![good(world.id(), die)], "RFG-SETTLE-08")
        }
        Action::Produce { die, world } => (
            by_die("do-produce", die).name("world", world.id()),
            vec![worker(die, "produce", false), format!("world-{}", world.id())],
            "RFG-PROD-01",
        ),
        Action::Ship { die, is_virtual } => {
            let id = if is_virtual { "do-ship-virtual" } else { "do-ship" };
            (by_die(id, die), vec![worker(die, "ship", is_virtual)], "RFG-SHIP-01")
        }
        Action::Trade { world, die } => {
            let credits = ship::trade_value(player, kind(world));
            let label = by_die("do-trade", die).name("world", world.id()).number("credits", credits);
            (label, vec![good(world.id(), die), "credits".into()], "RFG-SHIP-04")
        }
        Action::Consume { world, die } => {
            let shipper = if let Task::Good { die, .. } = player.task { die } else { Die::Home };
            let vp = ship::consume_value(player, kind(world), die, shipper);
            let label = by_die("do-consume", die).name("world", world.id()).number("vp", vp);
            (label, vec![good(world.id(), die), "pool".into()], "RFG-SHIP-05")
        }
        Action::Buy => (Message::new("do-buy"), vec!["pool".into()], "RFG-TILE-63"),
        Action::Recruit { die } => {
            (by_die("do-recruit", die), vec![place_target(Place::Citizenry, die)], "RFG-MAN-02")
        }
        Action::Recall { spot, die } => (
            by_die("do-recall", die).name("side", side_name(spot)),
            vec![format!("spot-{}-{}", spot.id(), die.id()), "cup".into()],
            "RFG-MAN-07",
        ),
        Action::RecallGood { world, die } => {
            let label = by_die("do-recall-good", die).name("world", world.id());
            (label, vec![good(world.id(), die), "cup".into()], "RFG-MAN-07")
        }
    }
}

fn build(state: &State, player: &Player, action: Action) -> Offer {
    let side = crate::rules::develop::side(state);
    let by_die = |id: &'static str, die: Die| Message::new(id).name("die", die_name(die));
    let (pass, rule) = match side {
        _ if player.task == Task::Buy => ("do-not-buy", "RFG-TILE-63"),
        Side::Development => ("do-no-more", "RFG-TILE-36"),
        Side::World => ("do-no-more", "RFG-TILE-46"),
    };
    match action {
        Action::Build { die } => {
            let targets = vec![worker(die, side.phase().id(), false), format!("stack-{}", side.id())];
            (by_die("do-build", die), targets, "RFG-DEV-03")
        }
        Action::Pay { die } => {
            (by_die("do-pay", die), vec![format!("spot-{}-{}", side.id(), die.id())], "RFG-DEV-06")
        }
        Action::ToCup { die } => (by_die("do-to-cup", die), vec![format!("paid-{}", die.id())], rule),
        _ => (Message::new(pass), vec![], rule),
    }
}

fn start(player: &Player, development: BagTile) -> Offer {
    let world = player.hand.iter().find(|&tile| tile != development).unwrap_or(development);
    let label = Message::new("do-start").name("development", development.development().id());
    (label.name("world", world.world().id()), vec![tile_target(development)], "RFG-SETUP-09")
}

/// A worker, real or virtual.
fn worker(die: Die, column: &str, is_virtual: bool) -> String {
    if is_virtual { format!("virtual-{}", die.id()) } else { format!("die-{}-{column}", die.id()) }
}

fn good(world: &str, die: Die) -> String {
    format!("good-{world}-{}", die.id())
}

fn tile_target(tile: BagTile) -> String {
    format!("tile-{}", tile.id())
}

/// A tile of the own construction zone, called by the side that is up.
fn in_zone(player: &Player, id: &'static str, tile: BagTile, rule: &'static str) -> Offer {
    let side = player.zone.side_of(tile).unwrap_or(Side::Development);
    (Message::new(id).name("tile", tile.with(side).id()), vec![tile_target(tile)], rule)
}

fn placing(id: &'static str, tile: BagTile, side: Side) -> Message {
    let up = tile.with(side);
    Message::new(id).name("tile", up.id()).number("cost", up.cost()).name("side", side_name(side))
}

fn place_name(place: Place) -> &'static str {
    match place {
        Place::Cup => "place-cup",
        Place::Citizenry => "place-citizenry",
        Place::DevelopmentSpot => "side-development",
        Place::WorldSpot => "side-world",
        column => column.id(),
    }
}

fn place_target(place: Place, die: Die) -> String {
    match place {
        Place::Cup => format!("cup-{}", die.id()),
        Place::Citizenry => format!("citizenry-{}", die.id()),
        Place::DevelopmentSpot => format!("spot-development-{}", die.id()),
        Place::WorldSpot => format!("spot-world-{}", die.id()),
        column => worker(die, column.id(), false),
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Game, Lang, texts};

    use super::*;
    use crate::testkit::Fixture;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(texts::problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
    }

    #[test]
    fn the_printed_table_is_narrow_and_complete() {
        let table = Fixture::new(5)
            .tableau(
                0,
                &["galactic_survey_headquarters", "deep_space_symbionts_ltd", "free_trade_association"],
            )
            .zone(0, &["alien_uplift_blueprints", "deserted_alien_library", "lost_species_ark_world"])
            .goods("galactic_survey_headquarters", "consumption")
            .rolled(0, "wild", "2 home 3 military novelty genes")
            .assign();
        for lang in Lang::ALL {
            let texts = Texts::of_game(lang, &SOURCES);
            let print = RollForTheGalaxy::print(
                &RollForTheGalaxy::view(&table.state, orrery_core::Viewer::Seat(Seat(0))),
                &texts,
            );
            assert!(print.lines().all(|line| line.chars().count() <= 100), "{print}");
            for id in ["free_trade_association", "deserted_alien_library", "die-consumption"] {
                assert!(print.contains(&texts.name(id)), "{id}: {print}");
            }
        }
    }
}
