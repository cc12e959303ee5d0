//! HSW-SETUP: the table at the start.

use std::collections::BTreeSet;

use orrery_core::Audience;
use orrery_core::testkit::Scenario;
use orrery_how_to_save_a_world::components::COMPONENTS;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{CardType, Difficulty, Project, Side};
use orrery_how_to_save_a_world::{Event, Options};

use super::table::*;

/// Where the neutral discs of a track lie.
fn neutral(players: u8) -> [Vec<usize>; 3] {
    let tracks = new_game(players, 5).view(0).projects;
    [0, 1, 2].map(|project: usize| {
        let spaces = tracks[project].spaces.iter().enumerate();
        spaces.filter(|(_, discs)| discs.contains(&Side::NEUTRAL)).map(|(space, _)| space).collect()
    })
}

/// The seats in turn order.
fn in_order(table: &Table) -> Vec<u8> {
    let players = table.state.players;
    (0..players).map(|place| (table.state.first.0 + place) % players).collect()
}

#[test]
fn hsw_setup_01_reward_tiles_in_order() {
    for (project, name) in Project::ALL.into_iter().zip(["laser", "shield", "evacuation"]) {
        let track = &begun(4, 2).view(0).projects[project.index()];
        assert_eq!((track.reward.id(), track.rewards_left), (&*format!("{name}_1"), 3));
    }
    let mut table = Fixture::new(4).disc(0, Project::Laser, 3).resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.state.reward(Project::Laser).id(), "laser_2");
    let mut table = Fixture::new(4).disc(0, Project::Laser, 7).resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(table.state.reward(Project::Laser).id(), "laser_3");
}

#[test]
fn hsw_setup_02_two_neutral_discs_per_track_with_two_players() {
    assert_eq!(neutral(2), [[3, 6], [3, 6], [3, 6]]);
}

#[test]
fn hsw_setup_03_one_neutral_disc_per_track_with_three_players() {
    assert_eq!(neutral(3), [[6], [6], [6]]);
}

#[test]
fn hsw_setup_04_no_neutral_discs_with_four_players() {
    assert_eq!(neutral(4), [[0; 0], [], []]);
}

#[test]
fn hsw_setup_05_danger_rises_from_three() {
    let mut table = begun(2, 1);
    let began = |event: &Event| matches!(event, Event::RoundBegan { round: 1, danger: 3, .. });
    assert!(told(&mut table, began));
    for danger in 3..=7 {
        let mut table = Fixture::new(4).round(danger - 2).bag([0; 4]).play();
        assert_eq!(table.view(0).danger, (danger..=8).collect::<Vec<_>>());
        end_round(&mut table);
        assert_eq!(table.view(0).danger, (danger + 1..=8).collect::<Vec<_>>());
    }
}

#[test]
fn hsw_setup_06_two_shuffled_stacks_of_buildings() {
    let mut first = BTreeSet::new();
    for seed in 0..40 {
        let mut table = begun(2, seed);
        assert!(table.state.buildings.is_empty());
        let view = table.view(0);
        assert!(view.worlds[1].places.iter().all(|place| place.building.is_none()));
        assert_eq!(view.building_stacks, [6, 8]);
        end_round(&mut table);
        first.insert(table.state.buildings[0].id());
    }
    let a = BTreeSet::from([
        "ultrastructure_generator",
        "helium_refinery",
        "crystal_foundry",
        "biodome",
        "simulation_hall",
        "liaison_office",
    ]);
    assert_eq!(first, a, "any A building comes first");
}

/// HSW-SETUP-07, HSW-SETUP-08, HSW-SETUP-09.
#[test]
fn hsw_setup_07_hsw_setup_08_hsw_setup_09_start_covers_black_cubes() {
    for (players, cubes) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let view = new_game(players, 3).view(0);
        assert_eq!((view.asteroid, view.bag), (0, [0, 0, 0, cubes]));
    }
    let from = "name = \"START\", symbols = [\"add_asteroid_cubes\"]";
    assert!(changed(from, "name = \"START\", symbols = []").contains("HSW-SETUP-08"));
}

#[test]
fn hsw_setup_10_an_empty_progress_board() {
    let view = new_game(3, 3).view(0);
    assert!(view.projects.iter().flat_map(|track| &track.progress).all(Option::is_none));
    assert!(view.seats.iter().all(|seat| seat.active_tiles == [0; 3] && seat.spent_tiles == [0; 3]));
}

/// HSW-SETUP-11, HSW-SETUP-12.
#[test]
fn hsw_setup_11_hsw_setup_12_three_decks_without_start_cards() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let table = begun(4, seed);
        let rows: Vec<_> = (0..3).flat_map(|i| row(&table, i)).collect();
        assert!(rows.iter().all(|id| !COMPONENTS.start_cards.contains(card(id))), "{rows:?}");
        assert!(table.state.deck.and(COMPONENTS.start_cards).is_empty());
        let decks: Vec<u8> = table.view(0).display.iter().map(|row| row.deck).collect();
        assert_eq!(decks, [18 - 3, 18 - 3, 24 - 3 - 4]);
        orders.insert(rows);
    }
    assert_eq!(orders.len(), 20, "the decks are shuffled");
}

#[test]
fn hsw_setup_13_the_display() {
    for seed in 0..5 {
        let display = new_game(2, seed).view(0).display;
        assert_eq!(display.iter().map(|row| row.card_type).collect::<Vec<_>>(), CardType::ALL);
        for row in &display {
            assert!(row.cards.iter().all(|card| card.unwrap().card_type() == row.card_type));
        }
    }
    let mut table = Fixture::new(2).display(&["think_tank", "recycling", "gene_bank"]).play();
    table.play("deploy expedition_office_2").play("gain energy").play("take gene_bank");
    let row = row(&table, 0);
    assert_eq!(row[1..], ["think_tank", "recycling"], "position 2 is the rightmost");
    assert!(
        !["think_tank", "recycling", "gene_bank"].contains(&row[0]),
        "the new card lies next to the deck"
    );
    assert!(changed("market_cards_per_row = 3", "market_cards_per_row = 4").contains("HSW-SETUP-13"));
}

#[test]
fn hsw_setup_14_every_row_has_its_discard() {
    assert!(begun(3, 1).view(0).display.iter().all(|row| row.discard.is_empty()));
    let mut table = Fixture::new(2).asteroid(1).bag([0; 4]).play();
    let right: Vec<_> = (0..3).map(|i| row(&table, i)[2]).collect();
    end_round(&mut table);
    let view = table.view(0);
    let discards: Vec<_> = view.display.iter().flat_map(|row| ids(row.discard)).collect();
    assert_eq!(discards, right, "each card lies on the discard of its own row");
    assert!(view.seats.iter().all(|seat| seat.pile.is_empty()), "and on no player's pile");
}

/// HSW-SETUP-15, HSW-SETUP-18, HSW-SETUP-19.
#[test]
fn hsw_setup_15_hsw_setup_18_hsw_setup_19_landers_and_discs() {
    for players in 2..=4 {
        let table = begun(players, 4);
        let view = table.view(0);
        for seat in 0..players {
            assert_eq!(zones(&table, seat), [2, 1]);
            assert!(view.projects.iter().all(|track| track.spaces[0].contains(&Side(seat))));
            assert_eq!(table.score(seat), 0);
        }
    }
}

/// HSW-SETUP-16, HSW-SETUP-20.
#[test]
fn hsw_setup_16_hsw_setup_20_empty_boards() {
    let view = begun(4, 4).view(0);
    for seat in &view.seats {
        assert_eq!(seat.incomes, [0; 5]);
        assert_eq!((seat.active_tiles, seat.spent_tiles), ([0; 3], [0; 3]));
        assert!(seat.technologies.is_empty());
    }
}

#[test]
fn hsw_setup_17_resources_of_the_start_player() {
    for seed in 0..5 {
        let table = begun(3, seed);
        let first = table.state.first.0;
        assert_eq!(player(&table, first).resources, [4, 3, 3, 3, 1]);
    }
}

#[test]
fn hsw_setup_21_a_random_start_player_has_the_medal() {
    let mut firsts = BTreeSet::new();
    for seed in 0..60 {
        let table = begun(4, seed);
        let first = table.state.first.0;
        assert_eq!((table.view(0).medal, table.to_act()), (Side(first), vec![first]));
        firsts.insert(first);
    }
    assert_eq!(firsts.len(), 4);
}

/// HSW-SETUP-22, HSW-SETUP-23.
#[test]
fn hsw_setup_22_hsw_setup_23_compensation_in_turn_order() {
    let expected = [[4, 3, 3, 3, 1], [5, 3, 3, 3, 1], [5, 3, 4, 3, 1], [5, 3, 4, 4, 1]];
    for (players, seed) in [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5), (4, 6)] {
        let mut table = begun(players, seed);
        let order = in_order(&table);
        let resources: Vec<_> = order.iter().map(|&seat| player(&table, seat).resources).collect();
        assert_eq!(resources, expected[..usize::from(players)]);
        let events = table.events();
        let compensated = seats_of(&events, |event| match event {
            Event::Compensated { seat, .. } => Some(*seat),
            _ => None,
        });
        assert_eq!(compensated.len(), [0, 0, 1, 3, 6][usize::from(players)]);
        for seat in order {
            assert_eq!(table.to_act(), [seat]);
            whole_turn(&mut table, "deploy base_camp_1");
        }
    }
}

#[test]
fn hsw_setup_24_one_start_card_of_each_kind() {
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let table = new_game(4, seed);
        let mut dealt = BTreeSet::new();
        for seat in 0..4 {
            let hand = player(&table, seat).hand;
            let start = hand.and(COMPONENTS.start_cards);
            assert_eq!((start.only(CardType::Action).len(), start.only(CardType::Reaction).len()), (1, 1));
            dealt.extend(ids(start));
        }
        assert_eq!(dealt.len(), 8, "no card is dealt twice");
        seen.extend(dealt);
    }
    assert_eq!(seen.len(), 12, "any start card can be dealt");
    let state = random_game(&Options::usual(2), 8, |state, _| {
        assert!(state.deck.or(state.row_discard).and(COMPONENTS.start_cards).is_empty());
    });
    let owned = state.seats.iter().fold(state.removed, |all, seat| all.or(seat.hand).or(seat.pile));
    assert_eq!(owned.and(COMPONENTS.start_cards).len(), 4, "the others have left the game");
}

#[test]
fn hsw_setup_25_keep_one_of_two_species_cards() {
    let mut table = new_game(3, 9);
    assert_eq!(table.to_act(), [0, 1, 2], "all choose at the same time");
    let order = in_order(&table);
    let mut returned = Vec::new();
    for seat in [2, 0, 1] {
        let choices = table.legal_of(seat);
        assert_eq!(choices.len(), 2);
        table.refuse_as(seat, "stop", "HSW-TURN-10").refuse_as(seat, "pass", "HSW-TURN-01");
        let other = table.legal_of((seat + 1) % 3);
        if let Some(foreign) = other.first() {
            table.refuse_as(seat, foreign, "HSW-SETUP-25");
        }
        table.play_as(seat, &choices[1]);
        returned.push((seat, choices[0].trim_start_matches("keep ").to_owned()));
        let kept = choices[1].trim_start_matches("keep ");
        assert!(ids(player(&table, seat).hand).contains(&kept));
    }
    // The deck is drawn to its end: the card of the start player comes first, that of the last one last.
    let left = table.state.deck.only(CardType::Species);
    table.state.deck = table.state.deck.without(left);
    table.audited = false;
    for seat in order {
        table.state.display[2][2] = None;
        whole_turn(&mut table, "deploy base_camp_1");
        let expected = &returned.iter().find(|card| card.0 == seat).unwrap().1;
        assert_eq!(row(&table, 2)[0], expected, "the card of seat {seat}");
    }
}

#[test]
fn hsw_setup_26_a_secret_hand_of_three_cards() {
    for players in 2..=4 {
        let table = begun(players, 6);
        for (seat, viewer) in (0..players).flat_map(|seat| (0..players).map(move |viewer| (seat, viewer))) {
            let seen = &table.view(viewer).seats[usize::from(seat)];
            assert_eq!((seen.hand_counts, seen.owned), ([1, 1, 1], 3));
            assert_eq!(seen.hand.len(), if seat == viewer { 3 } else { 0 });
            assert!(seen.pile.is_empty());
        }
    }
}

#[test]
fn hsw_setup_27_round_1_starts_directly() {
    let mut table = begun(3, 7);
    let first = table.state.first.0;
    assert_eq!((table.state.round, table.to_act()), (1, vec![first]));
    assert_eq!((table.state.asteroid, table.view(0).danger[0]), (0, 3));
    let skipped = |event: &Event| {
        matches!(event, Event::LandersReturned | Event::IncomePaid { .. } | Event::AsteroidMoved { .. })
    };
    assert!(!told(&mut table, skipped));
}

#[test]
fn hsw_setup_28_the_order_of_the_random_steps() {
    for seed in 0..10 {
        let mut table = new_game(4, seed);
        let order = in_order(&table);
        let display: Vec<_> = (0..3).flat_map(|i| row(&table, i)).collect();
        let heard = table.heard();
        let began = heard.iter().position(|(_, event)| matches!(event, Event::Began { .. })).unwrap();
        let revealed = heard.iter().rposition(|(_, e)| matches!(e, Event::CardRevealed { .. })).unwrap();
        let dealt = heard.iter().position(|(_, event)| matches!(event, Event::Dealt { .. })).unwrap();
        assert!(began < revealed && revealed < dealt);
        let mut seats = Vec::new();
        for (audience, event) in &heard {
            if let Event::Dealt { seat, cards: Some(cards) } = event {
                assert_ne!(*audience, Audience::ALL, "only the owner sees the cards");
                assert!(ids(*cards).iter().all(|id| !display.contains(id)));
                seats.push(seat.0);
            }
        }
        assert_eq!(seats, order);
    }
    let solo: Table = Scenario::new(&Options::solo(Difficulty::Easy), 3);
    assert_eq!(solo.state.first.0, 0);
}
