//! EVA-SOLO: the solo game and its opponent.

use std::collections::BTreeSet;

use orrery_core::{Game, Seat};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::{Ask, OpponentView};
use orrery_evacuation::vocab::{Actions, Lane, Mode, Phase};
use orrery_evacuation::{Evacuation, Options};

use crate::setup::{new_game, play_until};
use crate::{happened, outcome, points_for};

const HUMAN: Who = Who::Player(Seat(0));

/// A new solo game up to its first turn.
fn laid_out(seed: u64) -> Table {
    let mut game = new_game(Options::usual(1), seed);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    game
}

/// What is seen of the opponent.
pub(crate) fn opponent(game: &Table) -> OpponentView {
    game.view(0).opponent.unwrap_or_else(|| panic!("there is an opponent"))
}

/// The opponent's turn with this card on top and this one below it; then the stack is finished.
pub(crate) fn turn(fixture: Fixture, card: &str, next: &str) -> Table {
    fixture.solo_stack(&[card, next]).actions_at(1)
}

#[test]
fn eva_solo_01_points_against_an_opponent_with_every_variant() {
    let mut modes = BTreeSet::new();
    for chosen in Evacuation::info().combinations(1) {
        let options: Options = serde_json::from_value(Evacuation::info().to_json(&chosen)).unwrap();
        assert_eq!(options.mode, Mode::Points);
        modes.insert((options.actions == Actions::Advanced, options.bonuses.id()));
        let game = new_game(options, 1);
        assert!(game.view(0).opponent.is_some());
    }
    assert_eq!(modes.len(), 4, "with or without advanced actions, strict or generous");
}

#[test]
fn eva_solo_02_three_colours_on_the_tracks() {
    let view = laid_out(1).view(0);
    assert_eq!(view.order, [HUMAN, Who::Opponent, Who::Neutral]);
    for who in view.order {
        assert_eq!(view.markers.iter().filter(|marker| marker.who == who && marker.space == 0).count(), 2);
    }
}

#[test]
fn eva_solo_03_no_3_plus_lane() {
    let mut game = Fixture::solo()
        .year(2)
        .markers(0, [(7, "main"), (4, "main")])
        .acted(0, &[2])
        .solo_stack(&["solo_5"])
        .progress();
    game.play("advance 8 5");
    assert_eq!(game.legal(), ["place front main", "place rear main"]);
    game.refuse("place front three_plus", "EVA-PROG-02");
}

#[test]
fn eva_solo_04_the_opponent_has_nothing_of_a_player() {
    let game = laid_out(2);
    assert_eq!(game.view(0).seats.len(), 1);
    let opponent = opponent(&game);
    assert_eq!((opponent.stadiums.len(), opponent.satisfaction), (0, 0), "no start stadium");
    assert!(game.view(0).fields.iter().all(|field| field.owner.is_none()));
}

#[test]
fn eva_solo_05_big_stadiums_come_in_before_the_end_of_year_2() {
    let game = laid_out(1);
    let stadiums = &game.view(0).displays[1];
    assert_eq!((stadiums.items.len() as u8 + stadiums.stack, opponent(&game).aside), (13, 4));
    let shown: BTreeSet<_> =
        (0..60).flat_map(|seed| laid_out(seed).view(0).displays[1].items.clone()).collect();
    assert_eq!(shown.len(), 13);
    for id in ["stadium_14", "stadium_15", "stadium_16", "stadium_17"] {
        assert!(!shown.contains(&Some(id)), "satisfaction 4 and 5");
    }
    let after = |year| {
        let game = Fixture::solo().year(year).solo_stack(&["solo_5"]).year_end();
        let stadiums = &game.view(0).displays[1];
        (opponent(&game).aside, stadiums.items.len() as u8 + stadiums.stack)
    };
    assert_eq!((after(1), after(2)), ((4, 12), (0, 16)), "one has left with the year");
    // Before phase 7: the display can already be refilled with them.
    let game = Fixture::solo()
        .year(2)
        .display("stadium", &["stadium_01"])
        .stack("stadium", &[])
        .solo_stack(&["solo_5"])
        .year_end();
    assert_eq!(game.view(0).displays[1].items.iter().flatten().count(), 3);
}

#[test]
fn eva_solo_06_six_cards_with_the_top_back_visible() {
    let game = laid_out(1);
    let opponent = opponent(&game);
    assert!(opponent.top.is_some_and(|top| top.id() != "solo_7"));
    assert_eq!((opponent.stack, opponent.turned.len()), (5, 0));
    assert!((0..60).all(|seed| laid_out(seed).state.solo.top.is_some_and(|card| card.id() != "solo_7")));
}

#[test]
fn eva_solo_07_the_red_card_from_year_3_on() {
    for (year, cards) in [(1, 5), (2, 6), (3, 6)] {
        let mut game = Fixture::solo().year(year).solo_stack(&["solo_5"]).year_end();
        play_until(&mut game, |game| game.state.step == Step::Actions);
        let opponent = opponent(&game);
        assert_eq!((game.state.year, opponent.stack), (year + 1, cards));
        let red = game.state.solo.stack.iter().chain(game.state.solo.top).any(|card| card.id() == "solo_7");
        assert_eq!(red, year >= 2);
    }
}

#[test]
fn eva_solo_08_all_cards_are_shuffled_in_every_action_phase() {
    let mut game = laid_out(3);
    let first = game.events().iter().filter(|e| matches!(e, Event::SoloCardsShuffled { .. })).count();
    play_until(&mut game, |game| game.state.year == 2 && game.state.step == Step::Actions);
    let again = game.log.events.iter().filter(|(_, e)| matches!(e, Event::SoloCardsShuffled { .. })).count();
    assert_eq!((first, again), (1, 1));
    let opponent = opponent(&game);
    assert_eq!(usize::from(opponent.stack) + opponent.turned.len(), 5, "besides the top card");
}

#[test]
fn eva_solo_09_the_tile_starts_on_corner_0() {
    assert!((0..10).all(|seed| opponent(&laid_out(seed)).corner.index() == 0));
}

#[test]
fn eva_solo_10_goals_out_of_two_piles() {
    let mut game = new_game(Options::usual(1), 5);
    let pile = |game: &Table| match game.view(0).ask {
        Ask::KeepGoal { goals } => goals,
        other => panic!("not the draft: {other:?}"),
    };
    let keep = |game: &mut Table| {
        let goal = pile(game)[0];
        game.play(&format!("keep_goal {}", goal.id()));
        goal
    };
    let first = pile(&game);
    assert_eq!(first.len(), 4);
    let one = keep(&mut game);
    let second = pile(&game);
    assert!(second.len() == 3 && second.iter().all(|goal| !first.contains(goal)), "of the other pile");
    let two = keep(&mut game);
    let third = pile(&game);
    assert!(third.len() == 2 && third.iter().all(|goal| first.contains(goal) && *goal != one));
    let three = keep(&mut game);
    // The last card of pile 2 is taken without asking.
    assert_eq!(game.state.step, Step::ReturnGoal);
    let own: Vec<_> = game.view(0).seats[0].goals.iter().map(|goal| goal.goal).collect();
    assert!(own.len() == 4 && [one, two, three].iter().all(|goal| own.contains(goal)));
    let last = own.iter().find(|&&goal| ![one, two, three].contains(&goal)).copied();
    assert!(last.is_some_and(|goal| second.contains(&goal)));
    let removed = game.log.events.iter().filter(|(_, e)| matches!(e, Event::GoalRemoved { .. })).count();
    assert_eq!(removed, 4);
    game.play(&format!("return_goal {}", two.id()));
    let own: Vec<_> = game.view(0).seats[0].goals.iter().map(|goal| goal.goal).collect();
    assert!(own.len() == 3 && !own.contains(&two));
}

/// How often the opponent has turned a card.
pub(crate) fn turns(game: &Table) -> usize {
    game.log.events.iter().filter(|(_, e)| matches!(e, Event::SoloCardTurned { .. })).count()
}

#[test]
fn eva_solo_11_human_and_opponent_alternate() {
    let mut game = laid_out(1);
    assert_eq!((game.to_act(), turns(&game)), (vec![0], 0), "the human is first");
    for n in 1..=3 {
        game.state.players[0].stores[0][2] = 9;
        game.play("act settle");
        assert_eq!(turns(&game), n, "the neutral colour has no turns");
    }
    // The opponent is first if it has the first place.
    let order = [Who::Opponent, HUMAN, Who::Neutral];
    let game = Fixture::solo().solo_order(order).solo_stack(&["solo_4", "solo_1"]).actions();
    assert_eq!((turns(&game), game.to_act()), (1, vec![0]));
}

#[test]
fn eva_solo_12_the_front_is_the_action_and_the_next_back_the_number() {
    let fixture = Fixture::solo().display("ship", &["ship_01", "ship_02", "ship_03"]);
    let game = turn(fixture, "solo_4", "solo_3");
    let opponent = opponent(&game);
    assert_eq!((opponent.turned[0].id(), opponent.top.map(|top| top.id())), ("solo_4", Some("solo_3")));
    assert_eq!(game.view(0).displays[0].under, ["ship_03"], "a ship, number 3");
}

#[test]
fn eva_solo_13_the_last_card_is_never_turned() {
    for (year, actions) in [(1, 5), (2, 5), (3, 6), (4, 6)] {
        let mut game = match year {
            1 => laid_out(4),
            _ => Fixture::solo().year(year - 1).solo_stack(&["solo_5"]).year_end(),
        };
        play_until(&mut game, |game| game.state.step == Step::Actions);
        let before = opponent(&game).turned.len();
        game.events();
        game.play("pass");
        let transport = Event::PhaseBegan { phase: Phase::Transport };
        let of_the_year = game.log.events.iter().take_while(|(_, event)| *event != transport);
        let turned = of_the_year.filter(|(_, e)| matches!(e, Event::SoloCardTurned { .. })).count();
        // The opponent may have been first.
        assert_eq!(turned + before, actions, "year {year}");
    }
}

#[test]
fn eva_solo_14_who_is_left_goes_on_alone() {
    let mut game = laid_out(1);
    game.play("act settle").play("pass");
    assert_eq!(turns(&game), 5, "the opponent performs its remaining actions");
    let mut game = laid_out(1);
    for _ in 0..7 {
        game.state.players[0].stores[0][2] = 9;
        game.play("act settle");
    }
    assert_eq!((turns(&game), game.to_act()), (5, vec![0]), "the human goes on");
}

#[test]
fn eva_solo_15_number_x() {
    for (card, display) in [("solo_4", 0), ("solo_3", 1), ("solo_5", 2)] {
        let fixture = Fixture::solo();
        let before = fixture.actions().view(0).displays[display].clone();
        let game = turn(Fixture::solo(), card, "solo_6");
        assert!(happened(&game, |e| *e == Event::SoloIdle));
        assert_eq!(game.view(0).displays[display], before);
    }
    // For settling X is 4: corner 4, fourth field along B.
    let game = turn(Fixture::solo(), "solo_1", "solo_6");
    assert_eq!(opponent(&game).corner.index(), 4);
    let owned: Vec<_> =
        game.view(0).fields.iter().filter(|f| f.owner.is_some()).map(|f| f.field.id()).collect();
    assert_eq!(owned, ["f_q4_rm2"]);
}

#[test]
fn eva_solo_16_a_ship_goes_under_its_stack() {
    for (next, position) in [("solo_1", 0), ("solo_5", 1), ("solo_3", 2)] {
        let ships = ["ship_01", "ship_02", "ship_03"];
        let game = turn(Fixture::solo().display("ship", &ships), "solo_4", next);
        let display = &game.view(0).displays[0];
        assert_eq!(display.under, [ships[position]]);
        let mut left = ships.to_vec();
        left.remove(position);
        assert_eq!(display.items[..2], [Some(left[0]), Some(left[1])], "shifted");
        assert!(display.items[2].is_some(), "and refilled");
    }
}

#[test]
fn eva_solo_17_an_infrastructure_goes_under_its_stack() {
    let infras = ["infra_i_1", "infra_i_2", "infra_i_3"];
    let game = turn(Fixture::solo().display("infrastructure", &infras), "solo_5", "solo_2");
    let display = &game.view(0).displays[2];
    assert_eq!(display.under, ["infra_i_2"]);
    assert_eq!(display.items[..2], [Some("infra_i_1"), Some("infra_i_3")]);
}

#[test]
fn eva_solo_18_the_opponent_keeps_a_stadium() {
    let stadiums = ["stadium_05", "stadium_10", "stadium_01"];
    let game = turn(Fixture::solo().display("stadium", &stadiums), "solo_3", "solo_2");
    let (opponent, display) = (opponent(&game), &game.view(0).displays[1]);
    assert_eq!((opponent.stadiums[0].id(), opponent.satisfaction), ("stadium_10", 3));
    assert_eq!(display.items[..2], [Some("stadium_05"), Some("stadium_01")]);
    assert!(display.under.is_empty() && display.items[2].is_some());
}

#[test]
fn eva_solo_19_an_empty_position_means_nothing() {
    let short = |display: &str, id: &str| Fixture::solo().display(display, &[id]).stack(display, &[]);
    let game = turn(short("ship", "ship_01"), "solo_4", "solo_2");
    assert_eq!(game.view(0).displays[0].items, [Some("ship_01"), None, None]);
    let game = turn(short("stadium", "stadium_01"), "solo_3", "solo_2");
    assert!(opponent(&game).stadiums.is_empty() && happened(&game, |e| *e == Event::SoloIdle));
}

/// The fields of the opponent.
fn settled(game: &Table) -> Vec<&'static str> {
    let own = |field: &&orrery_evacuation::view::FieldView| field.owner == Some(Who::Opponent);
    game.view(0).fields.iter().filter(own).map(|field| field.field.id()).collect()
}

#[test]
fn eva_solo_20_the_tile_moves_and_the_field_is_settled() {
    // Number 2, letter B, from corner 19: to corner 1; the second field along B.
    let game = turn(Fixture::solo().corner(19), "solo_1", "solo_2");
    assert_eq!((opponent(&game).corner.index(), settled(&game)), (1, vec!["f_q6_r0"]));
    // For all purposes: nobody else can settle it.
    let mut game = turn(Fixture::solo().corner(19), "solo_1", "solo_2");
    game.state.players[0].population = 2;
    game.play("act settle");
    assert!(!game.legal().contains(&"settle f_q6_r0".into()));
    // If it is taken nothing happens.
    let game = turn(Fixture::solo().corner(19).settled(0, "f_q6_r0", "food"), "solo_1", "solo_2");
    assert!(settled(&game).is_empty() && opponent(&game).corner.index() == 1);
    assert!(happened(&game, |e| matches!(e, Event::SoloBlocked { .. })));
}

#[test]
fn eva_solo_21_terrains_symbols_and_costs_do_not_matter() {
    // An ocean field in year 1, with two symbols.
    let game = turn(Fixture::solo().corner(10), "solo_1", "solo_5");
    assert_eq!((opponent(&game).corner.index(), settled(&game)), (12, vec!["f_q2_rm1"]));
}

/// The turn order after satisfaction was compared.
fn order(own: &[&str], theirs: &[&str], before: [Who; 3]) -> Vec<Who> {
    let fixture = Fixture::solo().stadiums(0, "old", own).opponent_stadiums(theirs);
    fixture.solo_order(before).solo_stack(&["solo_5"]).turn_order().view(0).order
}

#[test]
fn eva_solo_22_the_neutral_colour_stands_2_and_a_half_below() {
    use Who::{Neutral, Opponent};
    let before = [HUMAN, Opponent, Neutral];
    let theirs = ["stadium_16"];
    assert_eq!(order(&["stadium_17", "stadium_01"], &theirs, before), [HUMAN, Opponent, Neutral]);
    assert_eq!(order(&["stadium_17"], &theirs, before), [Opponent, HUMAN, Neutral], "reversed");
    assert_eq!(order(&["stadium_17"], &theirs, [Opponent, Neutral, HUMAN]), [HUMAN, Opponent, Neutral]);
    assert_eq!(order(&["stadium_14"], &theirs, before), [Opponent, HUMAN, Neutral], "1 lower");
    assert_eq!(order(&["stadium_10"], &theirs, before), [Opponent, HUMAN, Neutral], "2 lower");
    assert_eq!(order(&["stadium_05"], &theirs, before), [Opponent, Neutral, HUMAN], "3 lower");
}

/// The spaces of the opponent and of the neutral colour after Progress of a year, the front marker first.
fn progress(fixture: Fixture, last: &str) -> [[u8; 2]; 2] {
    let game = fixture.bonus_card("bonus_1").solo_stack(&[last]).progress();
    [Who::Opponent, Who::Neutral].map(|who| {
        let moved = |event: &Event| match event {
            Event::SoloMarkersMoved { who: whose, to } if *whose == who => Some(*to),
            _ => None,
        };
        game.log.events.iter().find_map(|(_, event)| moved(event)).expect("both move")
    })
}

#[test]
fn eva_solo_23_by_the_numbers_of_the_bonus_card() {
    // The card shows 7 and 10.
    for (year, neutral) in [(1, 7), (2, 10), (3, 7), (4, 10)] {
        let spaces = progress(Fixture::solo().year(year), "solo_5");
        let totals = spaces.map(|spaces| spaces[0] + spaces[1]);
        assert_eq!(totals, [10, neutral], "year {year}");
    }
}

#[test]
fn eva_solo_24_the_front_marker_by_the_last_card() {
    let fixture = || Fixture::solo().year(2).solo_markers(0, [3, 9]).solo_markers(1, [6, 2]);
    assert_eq!(progress(fixture(), "solo_4"), [[9 + 1, 3 + 9], [6 + 1, 2 + 9]]);
    assert_eq!(progress(fixture(), "solo_3"), [[9 + 3, 3 + 7], [6 + 3, 2 + 7]]);
    assert_eq!(progress(fixture(), "solo_6"), [[9 + 4, 3 + 6], [6 + 4, 2 + 6]], "X counts as 4");
}

#[test]
fn eva_solo_25_solo_colours_take_the_main_lane_or_park() {
    let lanes = |fixture: Fixture| {
        let game = fixture.bonus_card("bonus_1").solo_stack(&["solo_5"]).progress();
        let of = |who| {
            let own = game.view(0).markers.into_iter().filter(move |marker| marker.who == who);
            own.map(|marker| (marker.space, marker.lane)).collect::<Vec<_>>()
        };
        (of(Who::Opponent), of(Who::Neutral), game)
    };
    let (main, parking) = (Some(Lane::Main), Some(Lane::Parking));
    // The opponent moves first and takes the places; nobody is asked, no turning point limits it.
    let (opponent, neutral, game) = lanes(Fixture::solo());
    assert_eq!((opponent, neutral), (vec![(2, main), (8, main)], vec![(2, parking), (5, main)]));
    assert!(!happened(&game, |e| matches!(e, Event::TurningPointCrossed { .. } | Event::Researched { .. })));
    // Surplus goes to the other marker.
    let (opponent, ..) = lanes(Fixture::solo().year(2).solo_markers(0, [24, 10]));
    assert_eq!(opponent, [(25, main), (19, main)]);
}

#[test]
fn eva_solo_26_only_the_human_has_a_bonus() {
    let mut game =
        Fixture::solo().generous().bonus_card("bonus_1").acted(0, &[4]).solo_stack(&["solo_5"]).bonus();
    assert_eq!(game.to_act(), [0]);
    game.play("take_bonus upper").play("decline").play("decline");
    let taken = game.log.events.iter().filter(|(_, e)| matches!(e, Event::BonusTaken { .. })).count();
    assert_eq!((taken, game.state.year), (1, 2));
}

#[test]
fn eva_solo_27_satisfaction_against_the_opponent() {
    let points = |own: &[&str], theirs: &[&str]| {
        let game = Fixture::solo().stadiums(0, "new", own).opponent_stadiums(theirs).over();
        points_for(&game.view(0), 0, "score-satisfaction")
    };
    let mine = ["stadium_01", "stadium_02", "stadium_05"];
    assert_eq!(points(&mine, &[]), 4);
    assert_eq!(points(&mine, &["stadium_10", "stadium_11"]), 4, "two stadiums are not ranked");
    assert_eq!(points(&mine, &["stadium_03", "stadium_04", "stadium_06"]), 2, "a tie");
    assert_eq!(points(&mine, &["stadium_03", "stadium_04", "stadium_10"]), 0);
    assert_eq!(points(&mine[..2], &[]), 0, "the human needs three as well");
    // Only the human scores.
    let result = outcome(&Fixture::solo().over());
    assert_eq!((result.seats.len(), result.rivals.len()), (1, 0));
}

#[test]
fn eva_solo_28_the_yardstick() {
    let rating = |lowest: u8| {
        let goals = ["goal_small_bonus", "goal_large_bonus", "goal_factory_sets"];
        let fixture = Fixture::solo()
            .goals(0, &goals)
            .markers(0, [(4, "parking"), (4, "parking")])
            .sites(0, &[])
            .stadiums(0, "new", &["stadium_01", "stadium_02", "stadium_05"])
            .production(0, &format!("{lowest} food {lowest} steel {lowest} energy"));
        let outcome = outcome(&fixture.over());
        (outcome.seats[0].score, outcome.rating.map(|rating| rating.id))
    };
    assert_eq!(rating(22), (19 + 36 + 4, Some("rating-start".into())));
    assert_eq!(rating(23), (62, Some("rating-good".into())));
    assert_eq!(rating(28), (77, Some("rating-good".into())));
    assert_eq!(rating(29), (80, Some("rating-excellent".into())));
}

#[test]
fn eva_solo_29_modules() {
    let options = Options { contracts: true, line_dominance: true, ..Options::usual(1) };
    // The opponent settles and takes stadiums, but no contract.
    let game = Fixture::new(options)
        .contracts(&["contract_ak3"])
        .opponent_stadiums(&["stadium_01", "stadium_02"])
        .solo_stack(&["solo_1", "solo_2"])
        .actions_at(1);
    assert_eq!(game.view(0).contracts.len(), 1);
    // Its fields count for line dominance as those of a second player.
    let points = |own: &[&str], theirs: &[&str]| {
        let fixture = Fixture::new(options).lines([(1, "a"), (8, "a"), (13, "b")]);
        let fixture = own.iter().fold(fixture, |fixture, field| fixture.settled(0, field, ""));
        points_for(&fixture.opponent_settled(theirs).over().view(0), 0, "score-lines")
    };
    assert_eq!(points(&["f_q5_r2", "f_q2_r2"], &["f_q5_r1"]), 4);
    assert_eq!(points(&["f_q5_r2"], &["f_q5_r1"]), 2);
    assert_eq!(points(&["f_q5_r2"], &["f_q5_r1", "f_q2_r2"]), 0);
}
