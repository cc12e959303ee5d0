//! How actions are offered: label, pieces to click, rule, and what they cost or yield.

use orrery_core::{Description, Message, NoParts, Part, Parts, RuleId, Seat, Sum};

use crate::action::Action;
use crate::components::COMPONENTS;
use crate::rules::{develop, explore, manage, powers, ship};
use crate::state::{Player, State, Step, Task, kind};
use crate::vocab::{BagTile, Die, End, Place, Side};

/// How to offer an action to a seat.
pub(super) fn describe(state: &State, seat: Seat, action: Action) -> Description {
    // Descriptions are asked for any seat; one that does not exist has what an empty one has.
    let player = state.players.get(seat.index()).unwrap_or(&Player::EMPTY);
    let (label, targets, rule) = offer(state, player, action);
    Description { label, targets, rule: RuleId(rule), sum: sum(state, player, action) }
}

/// What an action costs, needs or yields.
fn sum(state: &State, player: &Player, action: Action) -> Option<Sum> {
    let mut parts = Vec::new();
    Some(match action {
        Action::Keep { tile, side, .. } | Action::Arrange { tile, side } => {
            powers::cost(player, tile.with(side), &mut parts);
            Sum::new(Message::new("unit-workers"), parts)
        }
        Action::Build { .. } | Action::Pay { .. } => {
            let side = develop::side(state);
            powers::cost(player, player.zone.top(side)?.with(side), &mut parts);
            let on_site = player.spots[side.index()].total() + player.paid.total();
            let workers = player.columns[side.phase().index()].total();
            Sum::new(Message::new("unit-workers"), parts).of(on_site + workers)
        }
        Action::Stock { die, .. } => {
            let gain = explore::stock_value(player, die, &mut parts);
            gained(player, gain, parts)
        }
        Action::Trade { world, .. } => {
            let gain = ship::trade_value(player, kind(world), &mut parts);
            gained(player, gain, parts)
        }
        Action::Consume { world, die } => {
            ship::consume_value(player, kind(world), die, shipper(player), &mut parts);
            Sum::new(Message::new("unit-vp"), parts)
        }
        Action::Buy => {
            ship::purchase_price(player, &mut parts);
            Sum::new(Message::new("unit-credits"), parts).of(player.credits)
        }
        Action::Draw => {
            explore::draw_count(player, &mut parts);
            Sum::new(Message::new("unit-tiles"), parts)
        }
        Action::Recruit { .. } => {
            manage::recruit_price(player, 1, &mut parts);
            Sum::new(Message::new("unit-credits"), parts).of(player.credits)
        }
        Action::Ready if state.step == Step::Manage && !player.manage.recruited.is_empty() => {
            manage::recruit_price(player, 0, &mut parts);
            Sum::new(Message::new("unit-credits"), parts).of(player.credits)
        }
        _ => return None,
    })
}

/// Credits gained, less what the limit takes away (RFG-CRED-01).
fn gained(player: &Player, gain: u8, mut parts: Vec<Part>) -> Sum {
    let max = COMPONENTS.limits.credits_max;
    let lost = i32::from(player.credits) + i32::from(gain) - i32::from(max);
    if lost > 0 {
        parts.part("RFG-CRED-01", -lost, || Message::new("part-lost").number("max", max));
    }
    Sum::new(Message::new("unit-credits"), parts)
}

/// The shipper that works now; a white one where none does.
fn shipper(player: &Player) -> Die {
    if let Task::Good { die, .. } = player.task { die } else { Die::Home }
}

type Offer = (Message, Vec<String>, &'static str);

fn offer(state: &State, player: &Player, action: Action) -> Offer {
    let by_die = |id: &'static str, die: Die| Message::new(id).name("die", die.word());
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
            let amount = explore::stock_value(player, die, &mut NoParts);
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
            let label = Message::new("do-draw").number("count", explore::draw_count(player, &mut NoParts));
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
            by_die("do-remove", die).name("place", place.word()),
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
            let credits = ship::trade_value(player, kind(world), &mut NoParts);
            let label = by_die("do-trade", die).name("world", world.id()).number("credits", credits);
            (label, vec![good(world.id(), die), "credits".into()], "RFG-SHIP-04")
        }
        Action::Consume { world, die } => {
            let vp = ship::consume_value(player, kind(world), die, shipper(player), &mut NoParts);
            let label = by_die("do-consume", die).name("world", world.id()).number("vp", vp);
            (label, vec![good(world.id(), die), "pool".into()], "RFG-SHIP-05")
        }
        Action::Buy => (Message::new("do-buy"), vec!["pool".into()], "RFG-TILE-63"),
        Action::Recruit { die } => {
            (by_die("do-recruit", die), vec![place_target(Place::Citizenry, die)], "RFG-MAN-02")
        }
        Action::Recall { spot, die } => (
            by_die("do-recall", die).name("side", spot.word()),
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
    let by_die = |id: &'static str, die: Die| Message::new(id).name("die", die.word());
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
    Message::new(id).name("tile", up.id()).number("cost", up.cost()).name("side", side.word())
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
    use super::*;
    use crate::testkit::{Fixture, Scenario};

    /// The parts of the sum of an action of seat 0, the total, and what the seat has.
    fn parts(game: &Scenario, action: &str) -> (Vec<(i32, &'static str)>, i32, Option<i32>) {
        let sum = describe(&game.state, Seat(0), game.parse(action)).sum.expect("a sum");
        (sum.parts.iter().map(|part| (part.amount, part.rule.0)).collect(), sum.total, sum.have)
    }

    /// The printed cost, less each reduction, and the dice that are there for it.
    #[test]
    fn what_a_tile_needs_is_a_sum() {
        let game = Fixture::new(2)
            .tableau(0, &["free_trade_zone", "replicant_robots"])
            .zone(0, &["transport_hub", "gem_world"])
            .spot(0, "world", "home")
            .workers(0, "settle", "home genes")
            .phases("settle");
        let printed = crate::vocab::Tile::from_id("gem_world").map_or(0, |tile| i32::from(tile.cost()));
        assert!(game.legal_of(0).contains(&"build home".into()), "{:?}", game.legal_of(0));
        let (parts, total, have) = parts(&game, "build home");
        assert_eq!(parts, [(printed, "RFG-SETTLE-01"), (-1, "RFG-TILE-40")]);
        assert_eq!((total, have), (printed - 1, Some(2)));
    }

    #[test]
    fn what_shipping_and_recruiting_come_to() {
        let game = Fixture::new(2)
            .tableau(0, &["spice_world", "export_duties", "galactic_demand", "galactic_renaissance"])
            .goods("spice_world", "novelty")
            .credits(0, 6)
            .workers(0, "ship", "home")
            .phases("ship");
        let trade = vec![(3, "RFG-SHIP-04"), (1, "RFG-TILE-60"), (2, "RFG-TILE-62"), (-2, "RFG-CRED-01")];
        assert_eq!(parts(&game, "trade spice_world novelty"), (trade, 4, None));
        let consume = vec![(1, "RFG-SHIP-05"), (1, "RFG-SHIP-06"), (1, "RFG-TILE-67")];
        assert_eq!(parts(&game, "consume spice_world novelty"), (consume, 3, None));
        let mut game =
            Fixture::new(2).credits(0, 2).citizenry(0, "home genes military").cup(1, "home").manage();
        assert_eq!(parts(&game, "recruit genes"), (vec![(1, "RFG-MAN-02")], 1, Some(2)));
        game.play_as(0, "recruit genes");
        assert_eq!(parts(&game, "recruit home"), (vec![(1, "RFG-MAN-02"); 2], 2, Some(2)));
    }
}
