//! What each viewer may see. Ledger: REW-INFO, REW-AREA.
//!
//! The view holds everything a client draws, so that a client needs no rule. Pieces that can be the
//! target of an action carry the same id as in the description of the action: `slot-u03`, `row-2`,
//! `card-3`, `city-a`, `sign-aurora`, `tile-17`, `marker`, `defence`, `shuttles`, `satellites`. All other
//! ids are those of the component file.
//!
//! Half-made choices of chapter one are hidden from the others, who see the cards when they are played
//! (REW-OPEN-41).

mod parts;

use orrery_core::{NoParts, Seat, Viewer};

pub use parts::{
    Ask, CardView, CategoryView, CityView, CompanyCount, ModuleCount, ModuleView, RowView, SeatView,
    ShipView, SignView, SlotView, StartSpaceView, View,
};

use crate::components::{COMPONENTS, Kind};
use crate::rules::{payment, price, scoring, ships};
use crate::state::{Area, Flight, Row, Stage, State};
use crate::vocab::{Cards, Category, Company, Freighter, Letter, Module, Number, Ship, Sign, Slot, Tile};

/// What the viewer may know. An onlooker sees what is public (REW-INFO-13).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < state.players => Some(seat),
        _ => None,
    };
    let seats = || Seat::all(state.players);
    View {
        you,
        chapter: if state.stage.is_chapter_one() { 1 } else { 2 },
        round: state.round,
        terrabot_points: COMPONENTS.terrabot_points,
        turn: state.to_act().first(),
        ask: ask(state, viewer),
        marker: state.marker,
        start_space: state.start_space.map(|s| StartSpaceView {
            by: s.by,
            // REW-INFO-03
            card: viewer.knows(s.by).then_some(s.number),
        }),
        slots: Slot::all().map(|slot| slot_view(state, slot, you)).collect(),
        discard_pile: discard_pile(state),
        bag: module_counts(state.bag),
        boxed: boxed(state),
        signs: Sign::all().filter(|s| state.signs >> s.0 & 1 != 0).map(sign_view).collect(),
        ships: Ship::all().map(|ship| ship_view(state, ship)).collect(),
        categories: Category::all().map(|category| category_view(state, category)).collect(),
        // REW-INFO-01
        seats: seats().map(|seat| seat_view(state, seat, viewer.knows(seat))).collect(),
    }
}

/// The step, as far as the viewer knows it (REW-OPEN-41).
pub(crate) fn stage(state: &State, viewer: Viewer) -> Stage {
    if state.stage.is_chapter_one() && !viewer.knows(state.turn) { Stage::Turn } else { state.stage }
}

fn ask(state: &State, viewer: Viewer) -> Ask {
    let module = |tile| module_view(state, tile);
    let crews = |f: Flight| f.crews().map(|t| module_view(state, t)).collect();
    match stage(state, viewer) {
        Stage::Turn => Ask::Turn,
        Stage::Pay(slot) => Ask::Pay { slot },
        Stage::Top(slot, cards) => Ask::Top { slot, cards: cards.cards() },
        Stage::LayCard => Ask::LayCard,
        Stage::Decouple => Ask::Decouple,
        Stage::UseShuttle(tile) => Ask::UseShuttle { module: module(tile) },
        Stage::UseSatellite(tile) => Ask::UseSatellite { module: module(tile) },
        Stage::Sign(tile) => {
            let city = match state.module(tile).kind() {
                Kind::Terrabot(letter) => letter,
                _ => Letter::A,
            };
            Ask::Sign { module: module(tile), city }
        }
        Stage::Dock(f) => Ask::Dock { module: module(f.shuttle), crews: crews(f) },
        Stage::Place(f) => Ask::Place { module: module(f.shuttle), crews: crews(f) },
        Stage::TaskCity(tile) => Ask::TaskCity { module: module(tile) },
        Stage::Over => Ask::Over,
    }
}

fn slot_view(state: &State, slot: Slot, you: Option<Seat>) -> SlotView {
    let tile = state.arms[slot.index()];
    let laid = state.slots[slot.index()];
    let mut demands: Vec<Number> = payment::demands(state, slot).into_iter().flatten().collect();
    demands.dedup();
    let hand = you.filter(|_| tile.exists()).map(|seat| state.area(seat).hand);
    let fewest = hand.and_then(|hand| {
        let cards = price::price(state, hand, slot, &mut NoParts) as u8;
        (cards <= hand.len()).then_some(cards)
    });
    SlotView {
        id: slot_target(slot),
        slot: slot.component(),
        neighbours: slot.neighbours().map(slot_target),
        module: tile.exists().then(|| module_view(state, tile)),
        cards: laid.map_or(Cards::NONE, |l| l.cards.cards()),
        top: laid.map(|l| l.top),
        demands,
        price: if tile.exists() { price::price_cards(state, hand, slot).to_vec() } else { Vec::new() },
        fewest_cards: fewest,
    }
}

pub(crate) fn slot_target(slot: Slot) -> String {
    format!("slot-{}", slot.id())
}

pub(crate) fn tile_target(tile: Tile) -> String {
    format!("tile-{}", tile.0)
}

pub(crate) fn sign_target(sign: Sign) -> String {
    sign.id().replacen('_', "-", 1)
}

fn module_view(state: &State, tile: Tile) -> ModuleView {
    ModuleView { id: tile_target(tile), module: state.module(tile) }
}

fn module_views(state: &State, row: Row) -> Vec<ModuleView> {
    let mut modules: Vec<_> = row.iter(&state.tiles).map(|t| module_view(state, t)).collect();
    modules.reverse();
    modules
}

fn sign_view(sign: Sign) -> SignView {
    SignView { id: sign_target(sign), sign, letter: COMPONENTS.signs[sign.index()].letter }
}

/// REW-INFO-05: the cards that are neither in a hand nor on the board, all of them in chapter two.
fn discard_pile(state: &State) -> u8 {
    let hands: u8 = state.areas.iter().map(|a| a.hand.len()).sum();
    let laid: u8 = state.slots.iter().flatten().map(|l| l.cards.cards().len()).sum();
    let all: u8 = COMPONENTS.cards_per_number.iter().sum();
    all - hands - laid - u8::from(state.start_space.is_some())
}

fn module_counts(counts: [u8; Module::COUNT]) -> Vec<ModuleCount> {
    let some = Module::all().zip(counts).filter(|&(_, count)| count > 0);
    some.map(|(module, count)| ModuleCount { module, count }).collect()
}

fn boxed(state: &State) -> Vec<ModuleCount> {
    let mut counts = [0; Module::COUNT];
    for tile in state.boxed.iter(&state.tiles) {
        counts[state.module(tile).index()] += 1;
    }
    module_counts(counts)
}

fn ship_view(state: &State, ship: Ship) -> ShipView {
    let data = &COMPONENTS.ships[ship.index()];
    ShipView {
        ship,
        points: data.points,
        taken_by: Seat::all(state.players).find(|&seat| state.area(seat).ships >> ship.0 & 1 != 0),
        progress: Seat::all(state.players).map(|seat| ships::progress(state, seat, data)).collect(),
        threshold: data.threshold[usize::from(state.players)],
    }
}

fn category_view(state: &State, category: Category) -> CategoryView {
    let data = &COMPONENTS.categories[category.index()];
    let ranks = &data.ranks[usize::from(state.players)];
    let sizes: Vec<u8> = Seat::all(state.players).map(|seat| scoring::size(state, seat, data)).collect();
    CategoryView {
        category,
        ranks: ranks.iter().copied().filter(|&points| points > 0).collect(),
        points: sizes.iter().map(|&own| scoring::standing(&sizes, own, ranks).1).collect(),
        sizes,
    }
}

fn seat_view(state: &State, seat: Seat, knows: bool) -> SeatView {
    let area = state.area(seat);
    SeatView {
        seat,
        // REW-SETUP-04: the colours follow the seats.
        freighter: Freighter(seat.0).id(),
        color: COMPONENTS.freighters[seat.index()].color,
        score: area.score,
        left: state.left.contains(seat),
        hand_count: area.hand.len(),
        hand: knows.then(|| card_views(area.hand)),
        discarded: knows.then_some(area.discarded),
        rows: Number::ALL.map(|bay| row_view(state, area, bay)).into(),
        cities: area.letters().map(|letter| city_view(state, area, letter)).collect(),
        defence: module_views(state, area.defence),
        shields: area.shields,
        shuttles: module_views(state, area.shuttles),
        satellites: module_views(state, area.satellites),
        companies: Company::all()
            .zip(area.crews)
            .filter(|&(_, count)| count > 0)
            .map(|(company, count)| CompanyCount { company, count })
            .collect(),
        ships: Ship::all().filter(|s| area.ships >> s.0 & 1 != 0).collect(),
    }
}

fn card_views(hand: Cards) -> Vec<CardView> {
    let card =
        |number: Number| CardView { id: format!("card-{}", number.get()), number, count: hand.count(number) };
    hand.numbers().map(card).collect()
}

fn row_view(state: &State, area: &Area, bay: Number) -> RowView {
    RowView { id: format!("row-{}", bay.get()), bay, modules: module_views(state, area.row(bay)) }
}

fn city_view(state: &State, area: &Area, letter: Letter) -> CityView {
    let city = area.city(letter);
    CityView {
        id: format!("city-{}", letter.id()),
        letter,
        sign: city.sign,
        size: city.size(),
        terrabots: city.terrabots,
        crews: city.crews(),
        company: city.company,
        modules: module_views(state, city.tiles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::Fixture;

    #[test]
    fn rew_open_41_half_made_choices_are_private() {
        let mut table = Fixture::chapter_one(2).hand(0, &[1, 2, 3]).scenario();
        table.play("acquire u05");
        assert_eq!(view(&table.state, Viewer::Seat(Seat(0))).ask, Ask::Pay { slot: Slot(4) });
        assert_eq!(view(&table.state, Viewer::Seat(Seat(1))).ask, Ask::Turn);
        assert_eq!(view(&table.state, Viewer::Onlooker).ask, Ask::Turn);
    }
}
