//! EVA-SETUP: how a game begins.

use std::collections::BTreeSet;

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Game, Seat, Silent, Viewer};
use orrery_evacuation::components::{COMPONENTS, Effect};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::{Ask, View};
use orrery_evacuation::vocab::{Actions, Mode};
use orrery_evacuation::{Evacuation, Options};

/// A new game, up to its first decision.
pub(crate) fn new_game(options: Options, seed: u64) -> Table {
    Scenario::new(&options, seed)
}

/// Plays on with as little as possible: nobody acts or flies, the first choice is taken where one is due.
pub(crate) fn play_until(table: &mut Table, done: impl Fn(&Table) -> bool) {
    while !done(table) {
        let seat = table.to_act()[0];
        let legal = table.legal_of(seat);
        let quiet =
            ["pass", "confirm", "decline"].into_iter().find(|&quiet| legal.iter().any(|a| a == quiet));
        let action = quiet.map_or_else(|| legal[0].clone(), str::to_owned);
        table.play_as(seat, &action);
    }
}

/// The points mode.
fn points(players: u8) -> Options {
    Options { mode: Mode::Points, ..Options::usual(players) }
}

/// A game in its first Action phase.
fn laid_out(options: Options, seed: u64) -> Table {
    let mut game = new_game(options, seed);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    game
}

/// The rule that refuses these options.
fn refusal(options: Options) -> &'static str {
    Evacuation::setup(&options, &mut FastDice::new(1), &mut Silent).unwrap_err().rule.0
}

#[test]
fn eva_setup_01_what_is_agreed_on() {
    for players in 1..=4 {
        for chosen in Evacuation::info().combinations(players) {
            let options: Options = serde_json::from_value(Evacuation::info().to_json(&chosen)).unwrap();
            assert_eq!(new_game(options, 1).view(0).options, options);
        }
    }
    assert_eq!(refusal(Options { mode: Mode::Race, ..Options::usual(1) }), "EVA-SOLO-01");
    assert_eq!(refusal(Options { contracts: true, ..Options::usual(2) }), "EVA-RACE-13");
    assert_eq!(refusal(Options { line_dominance: true, ..Options::usual(3) }), "EVA-RACE-13");
}

#[test]
fn eva_setup_02_an_empty_main_board() {
    let view = new_game(Options::usual(2), 1).view(0);
    assert!(view.fields.iter().all(|field| field.owner.is_none() && field.factories == [0; 3]));
}

#[test]
fn eva_setup_03_the_pieces_of_a_colour() {
    let view = new_game(Options::usual(4), 1).view(0);
    for seat in &view.seats {
        assert_eq!((seat.supply, seat.sites.len(), seat.stadiums[0].len()), ([4; 3], 11, 1));
        let own = format!("stadium_start_{}", seat.colour.id());
        assert_eq!(seat.stadiums[0][0].id(), own);
        assert_eq!((seat.factories, seat.settled, seat.population), ([[0; 3]; 2], [0; 3], 0));
    }
}

#[test]
fn eva_setup_04_all_sites_are_active_and_all_continents_alike() {
    let view = new_game(Options::usual(4), 2).view(0);
    for seat in &view.seats {
        let sites: Vec<_> = seat.sites.iter().map(|site| site.id()).collect();
        assert_eq!(sites.iter().filter(|id| id.starts_with("sea_site")).count(), 2);
        assert_eq!((sites.len(), seat.production[0], seat.sea_sites), (11, [7, 7, 7], [0, 0]));
    }
}

#[test]
fn eva_setup_05_two_progress_markers_on_space_0() {
    for players in 2..=4 {
        let view = new_game(Options::usual(players), 1).view(0);
        for seat in Seat::all(players) {
            let own: Vec<_> = view.markers.iter().filter(|m| m.who == Who::Player(seat)).collect();
            assert!(own.len() == 2 && own.iter().all(|m| (m.space, m.lane) == (0, None)));
        }
    }
}

#[test]
fn eva_setup_06_a_player_board_for_everybody() {
    for players in 1..=4 {
        assert_eq!(new_game(Options::usual(players), 1).view(0).seats.len(), usize::from(players));
    }
}

/// The sets dealt, by seat.
fn sets(game: &Table) -> Vec<u8> {
    let set = |event: &Event| match event {
        Event::SetDealt { set, .. } => Some(*set),
        _ => None,
    };
    game.log.events.iter().filter_map(|(_, event)| set(event)).collect()
}

#[test]
fn eva_setup_07_a_random_set_of_technologies_each() {
    let mut first = BTreeSet::new();
    for seed in 0..40 {
        let game = new_game(Options::usual(3), seed);
        let dealt = sets(&game);
        assert_eq!(dealt.iter().collect::<BTreeSet<_>>().len(), 3, "no set twice");
        first.insert(dealt[0]);
        for (seat, set) in game.view(0).seats.iter().zip(dealt) {
            let own = seat.technologies.iter().flatten().map(|t| COMPONENTS.techs[t.tech.index()].set);
            assert!(own.eq([set; 9]));
        }
    }
    assert_eq!(first.len(), 4);
}

#[test]
fn eva_setup_08_goals_are_drafted_right_after_the_sets() {
    let game = new_game(points(3), 1);
    assert_eq!((game.state.step, game.to_act()), (Step::Draft, vec![0, 1, 2]));
    assert_eq!(sets(&game).len(), 3, "the sets are known");
    assert_eq!(new_game(Options::usual(3), 1).state.step, Step::Actions, "a race has no draft");
}

/// The technologies of a seat, by column and level.
fn grid(view: &View, seat: usize) -> Vec<Vec<&'static str>> {
    let columns = view.seats[seat].technologies.iter();
    columns.map(|column| column.iter().map(|t| t.tech.id()).collect()).collect()
}

#[test]
fn eva_setup_09_the_levels_in_random_order() {
    let mut rows: [BTreeSet<Vec<u8>>; 3] = Default::default();
    for seed in 0..80 {
        let view = new_game(Options::usual(2), seed).view(0);
        for (level, seen) in rows.iter_mut().enumerate() {
            let row = view.seats[0].technologies.iter().map(|column| column[level].tech);
            let row: Vec<u8> = row.map(|tech| tech.index() as u8 % 9).collect();
            assert!(row.iter().all(|n| usize::from(n / 3) == level), "level {} in its row", level + 1);
            seen.insert(row);
        }
    }
    assert_eq!(rows.map(|seen| seen.len()), [6; 3]);
}

#[test]
fn eva_setup_10_the_action_marker_on_space_0() {
    let view = new_game(Options::usual(2), 1).view(0);
    assert!(view.seats.iter().all(|seat| seat.actions == 0 && seat.next_energy == [0; 5]));
}

#[test]
fn eva_setup_11_production_markers_on_0() {
    assert!(new_game(Options::usual(4), 1).view(0).seats.iter().all(|seat| seat.production[1] == [0; 3]));
}

#[test]
fn eva_setup_12_the_fronts_of_action_cards_are_not_used() {
    let mut game = new_game(Options::usual(2), 1);
    assert!(game.view(0).seats.iter().all(|seat| seat.hand_count == 0));
    assert!(game.legal().iter().all(|action| action.starts_with("act ") || action == "pass"));
    game.refuse("play_card action_card_01", "EVA-ADV-04");
    let advanced = new_game(Options { actions: Actions::Advanced, ..Options::usual(2) }, 1);
    assert_eq!((advanced.state.step, advanced.view(0).seats[1].hand_count), (Step::Hand, 7));
}

#[test]
fn eva_setup_13_the_start_stadium_at_the_old_world() {
    for seat in new_game(Options::usual(4), 1).view(0).seats {
        assert_eq!((seat.stadiums[0].len(), seat.stadiums[1].len()), (1, 0));
    }
}

/// What a display showed first, in many games.
fn first_shown(display: usize) -> BTreeSet<&'static str> {
    let shown =
        (0..60).flat_map(|seed| new_game(Options::usual(2), seed).view(0).displays[display].items.clone());
    shown.flatten().collect()
}

#[test]
fn eva_setup_14_three_of_seventeen_stadiums() {
    let view = new_game(Options::usual(2), 1).view(0);
    assert_eq!((view.displays[1].items.iter().flatten().count(), view.displays[1].stack), (3, 14));
    let seen = first_shown(1);
    assert!(seen.len() == 17 && seen.iter().all(|id| !id.contains("start")));
}

#[test]
fn eva_setup_15_three_of_twenty_one_ships() {
    let view = new_game(Options::usual(2), 1).view(0);
    assert_eq!((view.displays[0].items.iter().flatten().count(), view.displays[0].stack), (3, 18));
    assert_eq!(first_shown(0).len(), 21);
}

#[test]
fn eva_setup_16_level_1_lies_on_level_2() {
    assert!(first_shown(2).iter().all(|id| id.starts_with("infra_i_")) && first_shown(2).len() == 9);
    let mut game = Fixture::race(2).effect(0, &[(Effect::Develop, 15)]);
    game.events();
    for _ in 0..15 {
        let first = game.legal()[0].clone();
        assert!(first.starts_with("take_infrastructure"));
        game.play(&first);
    }
    let shown: Vec<u8> = (game.events().iter())
        .filter_map(|event| match event {
            Event::InfrastructureShown { infrastructure } => {
                Some(COMPONENTS.infras[infrastructure.index()].level)
            }
            _ => None,
        })
        .collect();
    assert_eq!(shown, [[1; 6].as_slice(), &[2; 9]].concat());
}

#[test]
fn eva_setup_17_year_1() {
    assert_eq!(new_game(Options::usual(2), 1).view(0).year, 1);
}

#[test]
fn eva_setup_18_three_bonus_cards_and_one_with_a_flag() {
    let flag = |card: &orrery_evacuation::vocab::BonusCard| COMPONENTS.bonus_cards[card.index()].flag;
    let (mut last, mut others) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let cards = new_game(Options::usual(2), seed).view(0).bonus_cards;
        assert_eq!(cards.iter().map(flag).collect::<Vec<_>>(), [false, false, false, true]);
        assert_eq!(cards.iter().map(|card| card.id()).collect::<BTreeSet<_>>().len(), 4);
        last.insert(cards[3].id());
        others.extend(cards[..3].iter().map(|card| card.id()));
    }
    assert_eq!((last.len(), others.len()), (2, 7));
}

#[test]
fn eva_setup_19_everybody_knows_the_bonus_cards_and_their_order() {
    let mut game = new_game(Options::usual(3), 4);
    let cards = game.view(0).bonus_cards;
    assert_eq!(cards.len(), 4);
    assert_eq!(game.view(2).bonus_cards, cards);
    assert_eq!(Evacuation::view(&game.state, Viewer::Onlooker).bonus_cards, cards);
    play_until(&mut game, |game| game.state.year == 3);
    assert_eq!(game.view(0).bonus_cards, cards, "the order does not change");
    assert_eq!(game.state.bonus_card(), cards[2], "the third card is used in year 3");
}

#[test]
fn eva_setup_20_resources_and_tokens_come_from_the_supply() {
    let mut game = new_game(Options::usual(2), 1);
    assert!(game.view(0).seats.iter().all(|seat| seat.penalties == 0));
    let seat = game.to_act()[0];
    game.play("act gain_and_exchange").play("gain new steel");
    assert_eq!(game.view(0).seats[usize::from(seat)].stores[1], [0, 1, 0]);
}

#[test]
fn eva_setup_21_a_random_turn_order() {
    let order = |seed| -> Vec<u8> {
        let order = new_game(Options::usual(3), seed).view(0).order;
        let seat = |who: Who| match who {
            Who::Player(seat) => seat.0,
            _ => panic!("only players"),
        };
        order.into_iter().map(seat).collect()
    };
    let orders: BTreeSet<Vec<u8>> = (0..80).map(order).collect();
    assert_eq!(orders.len(), 6);
    let mut game = new_game(Options::usual(3), 5);
    let places = order(5);
    for seat in places {
        assert_eq!(game.to_act(), [seat]);
        game.play("pass");
    }
}

#[test]
fn eva_setup_22_no_resources_at_the_start() {
    // The draft comes before the first Income.
    assert!(new_game(points(3), 1).view(0).seats.iter().all(|seat| seat.stores == [[0; 3]; 2]));
    // 7 of each are produced, 5 food are eaten.
    assert!(
        new_game(Options::usual(3), 1).view(0).seats.iter().all(|seat| seat.stores == [[2, 7, 7], [0; 3]])
    );
}

#[test]
fn eva_setup_23_the_second_lane_needs_three_players() {
    let placing = |players| {
        let fixture = Fixture::race(players).year(2).markers(0, [(7, "main"), (6, "main")]);
        let mut game = fixture.acted(0, &[4, 4]).progress();
        game.play("advance 12 9");
        game
    };
    placing(2).refuse("place rear three_plus", "EVA-PROG-02").play("place rear main");
    placing(3).play("place rear three_plus");
    placing(4).play("place rear three_plus");
    // Nothing else depends on the number of players.
    for players in 2..=4 {
        let view = new_game(Options::usual(players), 9).view(0);
        assert_eq!(view.displays.iter().map(|d| d.stack).collect::<Vec<_>>(), [18, 14, 15]);
        assert_eq!((view.bonus_cards.len(), view.fields.len()), (4, 44));
        assert!(view.seats.iter().all(|seat| (seat.stores[0], seat.supply) == ([2, 7, 7], [4; 3])));
    }
}

#[test]
fn eva_setup_24_modules_come_last() {
    let game = laid_out(Options { contracts: true, line_dominance: true, ..points(2) }, 1);
    let place = |wanted: fn(&Event) -> bool| game.log.events.iter().position(|(_, event)| wanted(event));
    let order = place(|event| matches!(event, Event::OrderSet { .. }));
    let contract = place(|event| matches!(event, Event::ContractLaid { .. }));
    let line = place(|event| matches!(event, Event::LineLaid { .. }));
    let year = place(|event| matches!(event, Event::YearBegan { .. }));
    assert!(order.is_some() && order < contract && contract < line && line < year);
    assert_eq!((game.view(0).contracts.len(), game.view(0).lines.len()), (3, 3));
}

#[test]
fn eva_setup_25_the_first_item_lies_on_position_1() {
    let game = new_game(Options::usual(2), 6);
    let shown = |event: &Event| match event {
        Event::ShipShown { ship } => Some(ship.id()),
        Event::StadiumShown { stadium } => Some(stadium.id()),
        Event::InfrastructureShown { infrastructure } => Some(infrastructure.id()),
        _ => None,
    };
    let told: Vec<_> = game.log.events.iter().filter_map(|(_, event)| shown(event)).collect();
    let lying: Vec<_> = game.view(0).displays.iter().flat_map(|d| d.items.clone()).flatten().collect();
    assert_eq!(told, lying);
}

/// The goal cards that a seat chooses from.
fn pack(game: &Table, seat: u8) -> Vec<&'static str> {
    match game.view(seat).ask {
        Ask::KeepGoal { goals } => goals.iter().map(|goal| goal.id()).collect(),
        ask => panic!("a draft and not {ask:?}"),
    }
}

#[test]
fn eva_setup_26_left_is_the_next_seat() {
    for seed in 0..5 {
        let mut game = new_game(points(3), seed);
        let packs = [0, 1, 2].map(|seat| pack(&game, seat));
        for (seat, own) in (0..).zip(&packs) {
            game.play_as(seat, &format!("keep_goal {}", own[0]));
        }
        for seat in 0..3 {
            assert_eq!(pack(&game, (seat + 1) % 3), packs[usize::from(seat)][1..], "seed {seed}");
        }
    }
}

#[test]
fn eva_setup_27_what_comes_later_is_not_yet_visible() {
    let options = Options { contracts: true, line_dominance: true, actions: Actions::Advanced, ..points(2) };
    let mut game = new_game(options, 3);
    let nothing_laid_out = |view: &View| {
        view.order.is_empty()
            && view.bonus_cards.is_empty()
            && view.contracts.is_empty()
            && view.lines.is_empty()
            && view.displays.iter().all(|d| d.items.iter().flatten().count() == 0)
    };
    assert!(nothing_laid_out(&game.view(0)) && game.state.step == Step::Draft);
    let as_numbered = |view: &View| {
        (0..2).all(|seat| grid(view, seat).concat().is_sorted_by_key(|id| (id.as_bytes()[7] - b'1') % 3))
    };
    assert!(as_numbered(&game.view(0)), "the grid is not laid out");
    play_until(&mut game, |game| game.state.step == Step::Hand);
    assert!(nothing_laid_out(&game.view(0)), "the hand is chosen before the board is laid out");
    let grids: BTreeSet<bool> = (0..20)
        .map(|seed| {
            let mut game = new_game(options, seed);
            play_until(&mut game, |game| game.state.step == Step::Hand);
            as_numbered(&game.view(0))
        })
        .collect();
    assert!(grids.contains(&false), "the grid lies by then");
    play_until(&mut game, |game| game.state.step == Step::Actions);
    assert!(!nothing_laid_out(&game.view(0)));
}
