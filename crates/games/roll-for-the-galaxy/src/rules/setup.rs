//! Setup: factions, home worlds, start tiles, dice. Ledger: RFG-SETUP.
//!
//! Worked examples: RFG-EX-30, RFG-EX-31, RFG-EX-32, RFG-EX-48.

use orrery_core::{Audience, Checks, Dice, Illegal, RuleId, Seat, SetupError, Sink};

use super::{Context, bag, explore, settle};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::flow;
use crate::options::Options;
use crate::state::{Goods, Player, State, Step, Task};
use crate::vocab::{BagTile, Counts, Die, Faction, Side, TileSet, World};

/// A new game, up to its first decision.
pub(crate) fn setup<D: Dice, S: Sink<Event>>(
    options: &Options,
    dice: &mut D,
    sink: &mut S,
) -> Result<State, SetupError> {
    check_options(options)?;
    let mut state = empty(options);
    let mut ctx = Context { state: &mut state, dice, sink };
    deal(&mut ctx);
    flow::advance(&mut ctx);
    Ok(state)
}

/// RFG-SETUP-01: 2 to 5 players.
fn check_options(options: &Options) -> Result<(), SetupError> {
    if (2..=5).contains(&options.players) {
        return Ok(());
    }
    let why = format!("2 to 5 players can play, not {}", options.players);
    Err(SetupError { rule: RuleId("RFG-SETUP-01"), why })
}

/// Deals and draws everything, up to the choice of the start tiles.
fn deal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    // RFG-SETUP-06, RFG-INFO-11: at random; the rest leaves the game unseen and is stored nowhere.
    let mut factions: [u8; 9] = std::array::from_fn(|i| i as u8);
    let mut homes = factions;
    ctx.dice.shuffle(&mut factions);
    ctx.dice.shuffle(&mut homes);
    for seat in ctx.state.seats() {
        take_start_tiles(ctx.state, seat, Faction(factions[seat.index()]), homes[seat.index()]);
        let player = ctx.state.player(seat);
        let (faction, home) = (player.faction, player.home);
        ctx.tell(Event::Dealt { seat, faction, home });
    }
    set_player_order(ctx.state);
    for seat in ctx.state.seats() {
        // RFG-SETUP-08
        let first = bag::draw_one(ctx, seat);
        let second = bag::draw_one(ctx, seat);
        ctx.tell_others(seat, Event::DrewTiles { seat, count: COMPONENTS.setup.tiles });
        let first_game = ctx.state.options.first_game;
        let player = ctx.state.player_mut(seat);
        if first_game {
            player.start = first.zip(second).map(|(a, b)| first_game_development(a, b));
            player.ready = true;
        } else {
            player.task = Task::Start;
        }
    }
}

/// A table with all tiles in the bag, all dice in the supply, and the VP pool (RFG-SETUP-02, RFG-SETUP-04).
pub(crate) fn empty(options: &Options) -> State {
    let by_players = COMPONENTS.setup.by_players;
    State {
        options: *options,
        round: 0,
        step: Step::Setup,
        first: Seat(0),
        played: 0,
        extra_phase: None,
        ordered: false,
        turns: 0,
        missing: 0,
        returning: false,
        bag: TileSet::ALL,
        abandoned: TileSet::NONE,
        supply: Counts(std::array::from_fn(|i| COMPONENTS.dice[i].count)),
        pool: by_players[usize::from(options.players.clamp(2, 5)) - 2].0,
        goods: [Goods::default(); World::COUNT],
        completed: [BagTile(0); BagTile::COUNT],
        completed_len: 0,
        players: [Player::EMPTY; 5],
    }
}

/// RFG-SETUP-07: faction and home world are the start of the tableau.
pub(crate) fn take_start_tiles(state: &mut State, seat: Seat, faction: Faction, home: u8) {
    let info = &COMPONENTS.factions[faction.index()];
    let player = state.player_mut(seat);
    player.faction = faction;
    player.home = COMPONENTS.homes[usize::from(home)];
    player.developments = info.development.map_or(0, |d| 1 << d.0);
    player.worlds = 1 << player.home.0;
    for world in &info.worlds {
        player.worlds |= 1 << world.0;
    }
}

/// RFG-ORDER-02: the owner of the lowest faction number comes first.
pub(crate) fn set_player_order(state: &mut State) {
    let number = |seat: &Seat| COMPONENTS.factions[state.player(*seat).faction.index()].number;
    state.first = state.seats().min_by_key(number).unwrap_or(Seat(0));
}

/// RFG-SETUP-11, RFG-OPEN-03: which of two tiles shows its development, by cost and then by order of drawing.
fn first_game_development(first: BagTile, second: BagTile) -> BagTile {
    let costs = |development: BagTile, world: BagTile| {
        (development.with(Side::Development).cost(), world.with(Side::World).cost())
    };
    if costs(second, first) < costs(first, second) { second } else { first }
}

/// RFG-SETUP-09: one of the two drawn tiles becomes the development.
pub(crate) fn check_start(
    state: &State,
    seat: Seat,
    tile: BagTile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let here = state.player(seat).hand.contains(tile);
    checks.require("RFG-SETUP-09", here, || explore::about("need-start-tile", tile))
}

/// RFG-SETUP-10, RFG-OPEN-02: the choice stays secret until all have made it.
pub(crate) fn choose<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: BagTile) {
    let player = ctx.state.player_mut(seat);
    player.start = Some(tile);
    player.ready = true;
    player.task = Task::None;
    ctx.tell(Event::Ready { seat });
}

/// RFG-SETUP-20: all choices are shown at once, then dice and credits are handed out.
pub(crate) fn show<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.reveal::<Event>(Audience::ALL);
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        let hand = std::mem::take(&mut player.hand);
        if let Some(development) = player.start.take() {
            let world = hand.iter().find(|&tile| tile != development).unwrap_or(development);
            player.zone.insert(Side::Development, development, false);
            player.zone.insert(Side::World, world, false);
            let (development, world) = (development.development(), world.world());
            ctx.tell(Event::StartTiles { seat, development, world });
        }
        hand_out(ctx, seat);
    }
}

fn hand_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let setup = &COMPONENTS.setup;
    let player = ctx.state.player_mut(seat);
    // RFG-SETUP-12
    player.cup.add_all(&setup.cup);
    player.citizenry.add_all(&setup.citizenry);
    // RFG-SETUP-05
    player.credits = COMPONENTS.limits.credits_start;
    ctx.state.supply.take_all(&setup.cup);
    ctx.state.supply.take_all(&setup.citizenry);
    let (cup, citizenry) = (setup.cup, setup.citizenry);
    ctx.tell(Event::HandedOut { seat, cup, citizenry, credits: COMPONENTS.limits.credits_start });
    // RFG-SETUP-13, RFG-SETUP-15, RFG-SETUP-17: what the worlds of the start tableau grant, once.
    // RFG-SETUP-14: the world in the construction zone is not among them.
    for world in ctx.state.player(seat).worlds() {
        for &effect in &COMPONENTS.worlds[world.index()].on_place {
            settle::gain(ctx, seat, crate::vocab::Tile::World(world), effect);
        }
    }
}

/// The extra die of two players (RFG-REVEAL-03).
pub(crate) fn extra_die(players: u8) -> Option<Die> {
    COMPONENTS.setup.by_players[usize::from(players.clamp(2, 5)) - 2].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::bag_tile;

    /// RFG-SETUP-11: the cheaper development; then the cheaper world; then the tile drawn first.
    #[test]
    fn the_first_game_aid_decides_by_cost_and_order() {
        let cheap = bag_tile("advanced_logistics"); // 1, world 5
        let dear = bag_tile("galactic_bankers"); // 6, world 1
        assert_eq!(first_game_development(dear, cheap), cheap);
        assert_eq!(first_game_development(cheap, dear), cheap);
        let (one, other) = (bag_tile("public_works"), bag_tile("jumpdrive_research")); // 1 and 1, worlds 5 and 6
        assert_eq!(first_game_development(one, other), other, "then the world shown costs 5, not 6");
        assert_eq!(first_game_development(other, one), other);
        let (one, other) = (bag_tile("artist_colony"), bag_tile("star_nomad_lair")); // 6 and 6, worlds 1 and 1
        assert_eq!(first_game_development(one, other), one);
        assert_eq!(first_game_development(other, one), other);
    }
}
