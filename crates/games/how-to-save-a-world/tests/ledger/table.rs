//! What the tests of several groups ask of a table.

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Game, Present, ScoreLine, Seat, apply, playout};
use orrery_how_to_save_a_world::components::SOURCE;
use orrery_how_to_save_a_world::state::{CardSet, Phase, Player};
use orrery_how_to_save_a_world::view::SpaceView;
use orrery_how_to_save_a_world::vocab::{Card, Difficulty, Project, Side, World};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld, Options, State};

/// A game in a test.
pub type Table = Scenario<HowToSaveAWorld>;

/// A new game: everybody chooses a species card.
pub fn new_game(players: u8, seed: u64) -> Table {
    Scenario::new(&Options::usual(players), seed)
}

/// A new game in which everybody has kept the first species card: round 1 has begun.
pub fn begun(players: u8, seed: u64) -> Table {
    let mut table = new_game(players, seed);
    for seat in 0..players {
        let keep = table.legal_of(seat)[0].clone();
        table.play_as(seat, &keep);
    }
    table
}

/// Every way to set the table.
pub fn all_options() -> Vec<Options> {
    let solo = Difficulty::ALL.map(Options::solo);
    solo.into_iter().chain((2..=4).map(Options::usual)).collect()
}

/// Whether an action is offered to the seat to act.
pub fn offers(table: &Table, action: &str) -> bool {
    table.legal().iter().any(|legal| legal == action)
}

/// The offered actions that begin with this word.
pub fn offered(table: &Table, word: &str) -> Vec<String> {
    table.legal().into_iter().filter(|legal| legal.split(' ').next() == Some(word)).collect()
}

/// The board and cards of a seat.
pub fn player(table: &Table, seat: u8) -> &Player {
    &table.state.seats[usize::from(seat)]
}

/// The ids of cards.
pub fn ids(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(Card::id).collect()
}

/// The card with this id.
pub fn card(id: &str) -> Card {
    Card::from_id(id).expect("a card")
}

/// The ids of a row of the display, from the deck on; `-` for a gap.
pub fn row(table: &Table, row: usize) -> Vec<&'static str> {
    table.view(0).display[row].cards.iter().map(|slot| slot.map_or("-", Card::id)).collect()
}

/// An action space as everybody sees it.
pub fn space(table: &Table, id: &str) -> SpaceView {
    let worlds = table.view(0).worlds;
    let mut spaces = worlds.into_iter().flat_map(|world| world.places).flat_map(|place| place.spaces);
    spaces.find(|space| space.space.id() == id).expect("the space is on the table")
}

/// How many landers of a seat are in the arrival zones of the planet and the moon.
pub fn zones(table: &Table, seat: u8) -> [usize; 2] {
    World::ALL.map(|world| table.state.in_zone(Side(seat), world))
}

/// The disc of a seat on a track.
pub fn disc(table: &Table, seat: u8, project: Project) -> u8 {
    table.state.disc(Side(seat), project)
}

/// The least that the seat to act can do.
pub fn quietly(table: &mut Table) {
    let legal = table.legal();
    let quiet = ["pass", "stop", "pay 0", "deploy solar_field_1"];
    let action = quiet.into_iter().find(|quiet| legal.iter().any(|a| a == quiet));
    let action = action.map_or_else(|| legal[0].clone(), str::to_owned);
    table.play(&action);
}

/// Plays a turn and declines what it offers.
pub fn whole_turn(table: &mut Table, action: &str) {
    table.play(action);
    resolve(table);
}

/// Answers what is asked with as little as possible until the turn is over.
pub fn resolve(table: &mut Table) {
    while table.state.phase == Phase::Resolve {
        quietly(table);
    }
}

/// Everybody passes until the round is over.
pub fn end_round(table: &mut Table) {
    let round = table.state.round;
    while table.state.round == round && table.state.phase != Phase::Over {
        quietly(table);
    }
}

/// Everybody passes until the game is over.
pub fn end_game(table: &mut Table) {
    while table.state.phase != Phase::Over {
        quietly(table);
    }
}

/// Plays a random game to its end and shows every position with what led there.
pub fn random_game(options: &Options, seed: u64, mut look: impl FnMut(&State, &[Event])) -> State {
    let mut table: Table = Scenario::new(options, seed);
    let mut dice = FastDice::new(seed + 1000);
    let mut actions = Vec::new();
    loop {
        let events = table.events();
        HowToSaveAWorld::audit(&table.state).unwrap_or_else(|why| panic!("{why}"));
        look(&table.state, &events);
        let Some((seat, action)) = playout::choose::<HowToSaveAWorld>(&table.state, &mut dice, &mut actions)
        else {
            return table.state;
        };
        let played =
            apply::<HowToSaveAWorld>(&mut table.state, seat, action, &mut table.dice, &mut table.log);
        assert!(played.is_ok(), "{action:?}");
    }
}

/// What the component check says about the built-in file with one change.
pub fn changed(from: &str, to: &str) -> String {
    assert!(SOURCE.contains(from), "`{from}` is not in the component file");
    let problems = HowToSaveAWorld::check_components(&SOURCE.replacen(from, to, 1));
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The score lines of a seat in a finished game.
pub fn lines(table: &Table, seat: u8) -> Vec<ScoreLine> {
    let outcome = HowToSaveAWorld::outcome(&table.state).expect("the game is over");
    outcome.seats[usize::from(seat)].lines.clone()
}

/// The points of a seat that a rule gives in a finished game.
pub fn points_by(table: &Table, seat: u8, rule: &str) -> i32 {
    lines(table, seat).iter().filter(|line| line.rule.0 == rule).map(|line| line.points).sum()
}

/// Whether the game has told of an event since it was last asked.
pub fn told(table: &mut Table, wanted: impl Fn(&Event) -> bool) -> bool {
    table.events().iter().any(wanted)
}

/// The seats that are named by events, in order.
pub fn seats_of(events: &[Event], seat_of: impl Fn(&Event) -> Option<Seat>) -> Vec<u8> {
    events.iter().filter_map(seat_of).map(|seat| seat.0).collect()
}

/// What kinds of events these are, in order.
pub fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| serde_json::to_value(event).ok()?["event"].as_str().map(str::to_owned);
    events.iter().filter_map(kind).collect()
}

/// The reward tiles that were gained, in order.
pub fn rewards(events: &[Event]) -> Vec<&'static str> {
    events
        .iter()
        .filter_map(|e| if let Event::Rewarded { tile, .. } = e { Some(tile.id()) } else { None })
        .collect()
}
