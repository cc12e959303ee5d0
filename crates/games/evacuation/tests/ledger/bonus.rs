//! EVA-BONUS, EVA-YEND: the bonus card and the end of a year.

use orrery_core::Seat;
use orrery_evacuation::components::COMPONENTS;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::Ask;
use orrery_evacuation::vocab::{Field, Half, Terrain};

use crate::happened;
use crate::progress::areas;
use crate::setup::play_until;

/// A bonus card, and seat 0 with so many power points.
fn with(card: &str, points: u8) -> Fixture {
    Fixture::race(2).bonus_card(card).acted(0, &areas(points))
}

/// The halves that are offered to seat 0.
fn offered(fixture: Fixture) -> Vec<String> {
    let legal = fixture.acted(1, &[]).bonus().legal_of(0);
    legal.into_iter().filter(|action| action.starts_with("take_bonus")).collect()
}

#[test]
fn eva_bonus_01_in_turn_order_with_the_card_of_the_year() {
    let mut game = Fixture::race(3)
        .order(&[2, 0, 1])
        .bonus_card("bonus_1")
        .acted(0, &areas(10))
        .acted(1, &areas(7))
        .acted(2, &areas(7))
        .bonus();
    for (seat, half) in [(2, Half::Upper), (0, Half::Lower), (1, Half::Upper)] {
        assert_eq!(game.to_act(), [seat]);
        assert_eq!(game.view(seat).ask, Ask::TakeBonus { halves: vec![half] });
        game.play("decline");
    }
    // The upper bonus belongs to the smaller number.
    let mut game = with("bonus_1", 7).bonus();
    game.play("take_bonus upper");
    assert_eq!(game.legal()[0], "research 1");
}

#[test]
fn eva_bonus_02_strict_bonuses_need_the_exact_number() {
    for points in 0..16 {
        let expected: &[&str] = match points {
            6 => &["take_bonus upper"],
            13 => &["take_bonus lower"],
            _ => &[],
        };
        assert_eq!(offered(with("bonus_4", points)), expected, "{points}");
    }
    with("bonus_4", 6).bonus().refuse("take_bonus lower", "EVA-BONUS-02");
}

#[test]
fn eva_bonus_03_generous_bonuses_need_no_more_than_the_number() {
    for points in 0..20 {
        let expected: &[&str] = match points {
            0..=7 => &["take_bonus upper"],
            8..=10 => &["take_bonus lower"],
            _ => &[],
        };
        assert_eq!(offered(with("bonus_1", points).generous()), expected, "{points}");
    }
    with("bonus_1", 3).generous().bonus().refuse("take_bonus lower", "EVA-BONUS-03");
}

#[test]
fn eva_bonus_04_one_optional_bonus_in_printed_order() {
    let mut game = with("bonus_1", 7).bonus();
    game.play("decline");
    assert!(happened(&game, |e| *e == Event::BonusDeclined { seat: Seat(0) }));
    // Both parts, the research first; each may be skipped.
    let mut game = with("bonus_1", 7).bonus();
    game.play("take_bonus upper").refuse("take_bonus upper", "EVA-ACT-12");
    assert_eq!(game.legal(), ["research 1", "research 2", "research 3", "decline"]);
    game.play("decline");
    assert!(game.legal()[0].starts_with("take_infrastructure") && game.legal().contains(&"decline".into()));
    game.play("decline");
    assert_eq!((game.state.step, game.state.year), (Step::Actions, 2), "there is no second bonus");
    // Parts that cannot be done lapse.
    let mut game = with("bonus_1", 7).research(0, [5, 5, 5]).bonus();
    game.play("take_bonus upper").play("gain new food");
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { .. })));
    assert!(game.legal()[0].starts_with("take_infrastructure"));
}

#[test]
fn eva_bonus_05_several_players_get_the_same_bonus() {
    let mut game = Fixture::race(2).bonus_card("bonus_2").acted(0, &areas(6)).acted(1, &areas(6)).bonus();
    game.play("take_bonus upper").play("take_bonus upper");
    assert_eq!([0, 1].map(|seat| game.state.players[seat].population), [2, 2]);
}

#[test]
fn eva_bonus_06_a_gained_ship_or_factory_costs_nothing() {
    let take = |world: &str| {
        let mut game = with("bonus_4", 6).display("ship", &["ship_05"]).bonus();
        game.play("take_bonus upper").play(&format!("build_ship ship_05 {world}"));
        let ships = game.view(0).seats[0].ships.clone();
        ships.map(|ships| ships.len())
    };
    assert_eq!((take("old"), take("new")), ([1, 0], [0, 1]));
    let mut game = with("bonus_6", 8).bonus();
    game.play("take_bonus upper").play("gain_factory steel new").play("decline");
    let player = &game.state.players[0];
    assert_eq!((player.factories[1], player.supply, player.stores[1]), ([0, 1, 0], [4, 3, 4], [0; 3]));
}

#[test]
fn eva_bonus_07_normal_rules_and_costs_without_energy_and_power() {
    let fixture = || with("bonus_7", 7).population(0, 2);
    // Without steel there is nothing to settle with.
    let mut game = fixture().bonus();
    game.play("take_bonus upper");
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { .. })));
    let mut game = fixture().store(0, "new", "3 steel").bonus();
    game.play("take_bonus upper").refuse("settle f_q7_rm2", "EVA-SETTLE-06");
    game.refuse("settle f_q5_r0", "EVA-SETTLE-02");
    assert_eq!(game.view(0).seats[0].power, [7]);
    game.play("settle f_q6_rm2");
    let player = &game.state.players[0];
    assert_eq!(player.stores[1], [0, 3 - 2 + 2, 0], "2 steel for the population, then the next Income");
    assert!(!happened(&game, |e| matches!(e, Event::Paid { .. })), "no action energy");
    // An infrastructure is paid as usual.
    let mut game = with("bonus_5", 6).infra_hand(0, &["infra_i_1"]).bonus();
    game.play("take_bonus upper").refuse("play_infrastructure infra_i_1", "EVA-RES-08");
}

/// The terrains that a next-terrain bonus lets seat 0 settle.
fn terrains(fixture: Fixture) -> Vec<Terrain> {
    let mut game = fixture
        .techs(0, &["tech_1_1", "tech_1_4"])
        .population(0, 9)
        .factories(0, "new", "3 steel")
        .store(0, "new", "9 steel")
        .bonus();
    game.play("take_bonus upper");
    let mut terrains: Vec<Terrain> = (game.legal().iter())
        .filter_map(|action| Field::from_id(action.strip_prefix("settle ")?))
        .map(|field| COMPONENTS.fields[field.index()].terrain)
        .collect();
    terrains.sort_unstable();
    terrains.dedup();
    terrains
}

#[test]
fn eva_bonus_08_the_next_terrain_counts_as_open() {
    use Terrain::{Desert, Forest, Steppe};
    let at = |front: u8, rear: u8| with("bonus_8", 6).markers(0, [(front, "parking"), (rear, "parking")]);
    assert_eq!(terrains(at(0, 0)), [Steppe, Desert]);
    assert_eq!(terrains(at(10, 10)), [Steppe, Desert]);
    assert_eq!(terrains(at(11, 10)), [Steppe, Desert, Forest]);
    assert_eq!(terrains(at(16, 15)), Terrain::ALL);
    // Symbols and pieces are needed as usual.
    let mut game = at(4, 4).population(0, 2).store(0, "new", "2 steel").bonus();
    game.play("take_bonus upper").refuse("settle f_q5_rm1", "EVA-SETTLE-06");
    game.refuse("settle f_q5_r0", "EVA-SETTLE-04");
    // Not for a settling without that bonus.
    let mut game = with("bonus_7", 7).population(0, 2).store(0, "new", "2 steel").bonus();
    game.play("take_bonus upper").refuse("settle f_q5_r0", "EVA-SETTLE-02");
}

#[test]
fn eva_bonus_09_without_an_action_there_are_0_points() {
    assert_eq!(Fixture::race(2).actions().view(0).seats[0].power, [0]);
    assert_eq!(offered(with("bonus_1", 0)), Vec::<String>::new());
    assert_eq!(offered(with("bonus_1", 0).generous()), ["take_bonus upper"]);
}

/// From the end of year 1 to the first turn of year 2.
fn next_year(fixture: Fixture) -> Table {
    let mut game = fixture.year_end();
    play_until(&mut game, |game| game.state.step == Step::Actions);
    game
}

#[test]
fn eva_yend_01_the_year_marker_moves_on() {
    for year in 1..4 {
        let game = next_year(Fixture::race(2).year(year));
        assert_eq!(game.view(0).year, year + 1);
    }
}

#[test]
fn eva_yend_02_the_bonus_card_leaves_the_game() {
    let fixture = Fixture::race(2).year(2).bonus_card("bonus_2").year(1).bonus_card("bonus_1");
    let mut game = next_year(fixture);
    // 7 points fit the card of year 1 and not that of year 2.
    for (areas, offered) in [([0, 0, 1, 1], false), ([0, 1, 0, 1], true)] {
        game.state.players[0].areas = areas;
        game.state.players[0].actions = 2;
        let mut later = Fixture::race(2).actions();
        later.state = game.state;
        play_until(&mut later, |game| game.state.step == Step::Bonus || game.state.year == 3);
        assert_eq!(later.state.step == Step::Bonus, offered);
    }
}

#[test]
fn eva_yend_03_the_items_on_the_x_spaces_leave() {
    let game = next_year(
        Fixture::race(2)
            .display("ship", &["ship_01", "ship_02", "ship_03"])
            .display("stadium", &["stadium_01", "stadium_02", "stadium_03"])
            .display("infrastructure", &["infra_i_1", "infra_i_2", "infra_i_3"]),
    );
    for (display, id) in game.view(0).displays.iter().zip(["ship_0", "stadium_0", "infra_i_"]) {
        let expected = [Some(format!("{id}2")), Some(format!("{id}3"))];
        let shown: Vec<Option<String>> = display.items.iter().map(|item| item.map(str::to_owned)).collect();
        assert_eq!(shown[..2], expected);
        assert!(shown[2].is_some() && display.under.is_empty(), "refilled; what left does not come back");
    }
    assert_eq!(game.log.events.iter().filter(|(_, e)| matches!(e, Event::ItemRemoved { .. })).count(), 3);
    // Nothing leaves an empty display, and an empty stack fills nothing.
    let game = next_year(Fixture::race(2).display("ship", &["ship_01", "ship_02"]).stack("ship", &[]));
    assert_eq!(game.view(0).displays[0].items, [Some("ship_02"), None, None]);
    let game = next_year(Fixture::race(2).display("ship", &[]).stack("ship", &[]));
    assert_eq!(game.view(0).displays[0].items, [None, None, None]);
}

#[test]
fn eva_yend_04_cards_markers_and_passes_come_back() {
    let game = next_year(Fixture::race(2).acted(0, &[1, 2, 4, 4]).passed(0).acted(1, &[2]).passed(1));
    for seat in &game.view(0).seats {
        assert_eq!((seat.actions, seat.areas, seat.passed), (0, [0; 4], false));
        assert_eq!((seat.next_energy, &seat.power[..]), ([0; 5], &[0][..]));
    }
}

#[test]
fn eva_yend_05_everything_else_stays() {
    let game = next_year(
        Fixture::race(2)
            .store(0, "old", "3 steel")
            .store(0, "new", "2 food")
            .population(0, 3)
            .factories(0, "new", "energy")
            .ships(0, "new", &["ship_01"])
            .markers(0, [(8, "main"), (2, "main")]),
    );
    let seat = &game.view(0).seats[0];
    assert_eq!(seat.stores, [[6 - 4, 3 + 6, 6], [2, 0, 0]], "with the Income of year 2");
    assert_eq!((seat.population, seat.factories[1], seat.ships[1].len()), (3, [0, 0, 1], 1));
    assert_eq!(seat.symbols.len(), 2, "of the spaces 8 and 2");
}
