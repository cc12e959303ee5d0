//! EVA-OPEN-01 to EVA-OPEN-34: what the rulebook leaves open, and how it was decided.

use std::collections::{BTreeMap, BTreeSet};

use orrery_evacuation::Options;
use orrery_evacuation::components::{COMPONENTS, Effect};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::Ask;
use orrery_evacuation::vocab::{BoardAction, Lane, Mode, SoloAction, Stadium, Terrain};

use crate::examples::evacuated;
use crate::goals::worth;
use crate::progress::areas;
use crate::setup::{new_game, play_until};
use crate::solo::{opponent, turn};
use crate::{happened, outcome, points_for};

/// A new game up to its first turn.
fn laid_out(options: Options, seed: u64) -> Table {
    let mut game = new_game(options, seed);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    game
}

#[test]
fn eva_open_01_the_map() {
    let fields = Fixture::race(2).actions().view(0).fields;
    let count =
        |terrain| fields.iter().filter(|f| COMPONENTS.fields[f.field.index()].terrain == terrain).count();
    assert_eq!((fields.len(), Terrain::ALL.map(count)), (44, [18, 10, 10, 6]));
    // Solo X = 4 always finds a field, from every corner.
    for corner in 0..20 {
        let game = turn(Fixture::solo().corner(corner), "solo_1", "solo_6");
        let settled = game.view(0).fields.iter().filter(|f| f.owner == Some(Who::Opponent)).count();
        assert_eq!(settled, 1, "from corner {corner}");
    }
}

#[test]
fn eva_open_02_energy_of_the_action_track() {
    let energy = |before: usize| {
        let areas: Vec<u8> = [2, 3, 4].into_iter().cycle().take(before).collect();
        Fixture::race(2).acted(0, &areas).actions().view(0).seats[0].next_energy[0]
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(energy), [0, 0, 1, 2, 3, 3, 3]);
}

#[test]
fn eva_open_03_which_action_belongs_to_which_area() {
    let mut groups: BTreeMap<u8, Vec<&str>> = BTreeMap::new();
    for action in BoardAction::all() {
        let mut game = Fixture::race(2).actions();
        game.play(&format!("act {}", action.id()));
        let areas = game.view(0).seats[0].areas;
        let area = areas.iter().position(|&cards| cards == 1).expect("a card under an area") as u8 + 1;
        groups.entry(area).or_default().push(action.id());
    }
    assert_eq!(groups[&4], ["gain_and_exchange", "research_only"]);
    assert_eq!(groups[&3], ["prepare_factory", "clone", "develop_two"]);
    assert_eq!(groups[&2], ["settle", "build_ship", "build_stadium"]);
    assert_eq!(groups[&1], ["gain_and_develop_two", "gain_and_research"]);
}

/// What a marker sets off that lands in a lane of a space.
fn instant(space: u8, lane: &str) -> Option<Effect> {
    let mut game = Fixture::race(3)
        .year(2)
        .markers(0, [(space - 1, "parking"), (space - 1, "parking")])
        .acted(0, &[1])
        .population(0, 4)
        .store(0, "new", "4 steel")
        .progress();
    let place = format!("place front {lane}");
    if game.to_act() == [0] && game.legal().contains(&place) {
        game.play(&place);
    }
    match game.view(0).ask {
        Ask::Effect { effect, .. } if game.state.step == Step::Progress => Some(effect),
        _ => None,
    }
}

#[test]
fn eva_open_04_instant_effects_of_the_track() {
    let mut kinds = BTreeSet::new();
    for space in 1..=25 {
        for lane in ["main", "three_plus"] {
            match instant(space, lane) {
                Some(Effect::Develop) => kinds.insert("develop"),
                Some(Effect::Research) => kinds.insert("research"),
                Some(Effect::Settle(_)) => kinds.insert("settle"),
                Some(other) => panic!("{other:?} on space {space}"),
                None => false,
            };
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["develop", "research", "settle"]);
}

#[test]
fn eva_open_05_forest_needs_turning_point_3() {
    let open = |front| {
        let game = Fixture::race(2).markers(0, [(front, "parking"), (front - 1, "parking")]).actions();
        game.view(0).seats[0].terrains.clone()
    };
    assert!(open(11).contains(&Terrain::Desert) && !open(15).contains(&Terrain::Forest));
    assert!(open(16).contains(&Terrain::Forest));
}

#[test]
fn eva_open_06_fewer_symbols_on_the_3_plus_lane() {
    let symbols = |lane: &str| -> usize {
        let at = |space| Fixture::race(3).markers(0, [(space, lane), (space, "parking")]).actions();
        (1..=25).map(|space| at(space).view(0).seats[0].symbols.len()).sum()
    };
    assert!(symbols("three_plus") < symbols("main"));
    assert_eq!(symbols("parking"), 0);
}

/// The markers of seat 0 in year 2, with so many points.
fn moving(spaces: [u8; 2], points: u8) -> Fixture {
    Fixture::race(2).year(2).markers(0, spaces.map(|space| (space, "parking"))).acted(0, &areas(points))
}

#[test]
fn eva_open_07_an_unmoved_marker_has_symbols_and_no_instant_effect() {
    let game = moving([9, 8], 0).progress();
    assert!(!happened(&game, |e| matches!(e, Event::Researched { .. } | Event::Declined { .. })));
    assert_eq!(game.view(0).seats[0].symbols.len(), 1, "of space 8");
    // The other marker moves, and the order still does not matter.
    let mut game = moving([9, 7], 1).progress();
    game.play("advance 9 8");
    assert!(!happened(&game, |e| matches!(e, Event::Declined { .. })) && game.state.year == 3);
}

#[test]
fn eva_open_08_nobody_parks_voluntarily() {
    let mut game = Fixture::race(4).year(2).markers(0, [(7, "main"), (4, "main")]).acted(0, &[1]).progress();
    game.play("advance 8 4");
    assert!(game.legal().iter().all(|action| !action.contains("parking")));
    assert_eq!(game.legal().len(), 4);
}

#[test]
fn eva_open_09_turning_points_first_then_placing_in_any_order() {
    // The forest opened by the front marker can be settled by the instant effect of the rear one.
    let fixture =
        moving([15, 12], 2).population(0, 3).store(0, "new", "3 steel").techs(0, &["tech_1_1", "tech_1_4"]);
    let mut game = fixture.progress();
    game.play("advance 16 13").play("place rear main");
    assert!(game.legal().contains(&"settle f_q4_rm2".into()), "{:?}", game.legal());
}

#[test]
fn eva_open_10_sea_sites_that_were_never_flipped() {
    let sites = |fixture: Fixture, label| points_for(&fixture.sites(0, &[]).over().view(0), 0, label);
    assert_eq!(sites(Fixture::race(2), "score-sites"), -2, "a race counts them");
    let points = |label| sites(Fixture::points(2), label);
    assert_eq!((points("score-factory-sites"), points("score-population-sites")), (0, 0));
    // Flipped counts as evacuated even on the Old World.
    let flipped = Fixture::race(2).markers(0, [(4, "parking"), (4, "parking")]);
    assert_eq!(sites(flipped, "score-sites"), 0);
}

#[test]
fn eva_open_11_satisfaction_in_the_reckoning_of_a_race() {
    let old = |fixture: Fixture| {
        let three = ["stadium_start_blue", "stadium_01", "stadium_02"];
        fixture.stadiums(0, "new", &three).stadiums(0, "old", &["stadium_16"]).over()
    };
    assert_eq!(outcome(&old(Fixture::race(2))).seats[0].values[4], 2 + 5, "both worlds");
    let other = ["stadium_03", "stadium_05", "stadium_06"];
    let points = old(Fixture::points(2).stadiums(1, "new", &other));
    assert_eq!(points_for(&points.view(0), 0, "score-satisfaction"), 0, "the New World only");
}

#[test]
fn eva_open_12_a_satisfaction_of_0_shares_the_bonus() {
    let game = Fixture::race(2)
        .production(0, "20 food 30 steel 30 energy")
        .production(1, "20 food 30 steel 30 energy")
        .over();
    let bonus = |seat| points_for(&game.view(0), seat, "score-race-satisfaction");
    assert_eq!((game.view(0).seats[0].satisfaction, [bonus(0), bonus(1)]), (0, [1, 1]));
}

#[test]
fn eva_open_13_markers_can_fall_below_0() {
    let game = Fixture::race(2).stadiums(1, "old", &["stadium_16"]).over();
    assert_eq!(game.score(0), -11 - 3);
    assert_eq!(outcome(&game).seats[0].values[2], -14);
}

#[test]
fn eva_open_14_the_last_ties_are_the_other_markers() {
    let names = |one: &str, two: &str| {
        let three = ["stadium_start_blue", "stadium_01", "stadium_02"];
        let fixture = evacuated(Fixture::race(2), 0, one, &three);
        let game = evacuated(fixture, 1, two, &["stadium_start_yellow", "stadium_03", "stadium_04"]).over();
        let outcome = outcome(&game);
        outcome.decided.map(|index| outcome.comparisons[usize::from(index)].label.id.to_string())
    };
    let decided = names("5 food 6 steel 6 energy", "5 food 7 steel 7 energy");
    assert_eq!(decided.as_deref(), Some("compare-second-lowest"));
    let decided = names("5 food 7 steel 8 energy", "5 food 7 steel 7 energy");
    assert_eq!(decided.as_deref(), Some("compare-highest"));
}

#[test]
fn eva_open_15_the_world_of_what_is_gained() {
    let both = |effect: Effect, action: &str| {
        let fixture = Fixture::race(2).display("ship", &["ship_01"]).display("stadium", &["stadium_01"]);
        let legal = fixture.effect(0, &[(effect, 1)]).legal();
        ["old", "new"].iter().all(|world| legal.contains(&format!("{action} {world}")))
    };
    assert!(both(Effect::GainStadium, "build_stadium stadium_01"));
    assert!(both(Effect::GainShip, "build_ship ship_01"));
    assert!(both(Effect::GainFactory { factory: None }, "gain_factory food"));
}

#[test]
fn eva_open_16_icons_of_set_1() {
    // Bonus dividend: one resource of choice.
    let fixture = Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_2").acted(0, &[4, 2]);
    let mut game = fixture.bonus();
    game.play("take_bonus upper");
    assert_eq!(game.legal().iter().filter(|action| action.starts_with("gain ")).count(), 6);
    // Standard parts: one resource, and infrastructures one cheaper.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_3"])
        .research(0, [0, 0, 0])
        .infra_hand(0, &["infra_i_5"])
        .effect(0, &[(Effect::Research, 1), (Effect::Develop, 1)]);
    game.play("research 1").play("gain old food").play("play_infrastructure infra_i_5");
    // The settle technology: a forest before its turning point.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_1", "tech_1_4", "tech_1_9"])
        .research(0, [4, 0, 0])
        .population(0, 3)
        .store(0, "new", "3 steel")
        .effect(0, &[(Effect::Research, 1)]);
    game.play("research 1");
    let forest = |action: &String| {
        let field = orrery_evacuation::vocab::Field::from_id(action.trim_start_matches("settle "));
        field.is_some_and(|field| COMPONENTS.fields[field.index()].terrain == Terrain::Forest)
    };
    assert!(game.legal().iter().all(forest), "{:?}", game.legal());
}

#[test]
fn eva_open_17_a_displaced_marker_is_a_parked_one() {
    let fixture = |lane: &'static str| {
        let fixture = moving([8, 4], 0).order(&[1, 0]).techs(0, &["tech_2_2"]);
        fixture.markers(1, [(if lane == "parking" { 8 } else { 10 }, "main"), (6, "main")])
    };
    assert_eq!(fixture("parking").progress().legal()[0], "gain old food");
    assert_eq!(fixture("main").progress().state.year, 3, "nothing for a marker in a lane");
}

#[test]
fn eva_open_18_no_set_is_favoured() {
    for set in 1..=4 {
        let first = format!("tech_{set}_1");
        let fixture = |steps| Fixture::race(2).techs(0, &[&first]).research(0, steps);
        let view = fixture([5, 5, 5]).actions().view(0);
        assert_eq!(view.seats[0].satisfaction, 4, "set {set}");
        let given = view.seats[0].technologies.iter().flatten();
        let mut values: Vec<u8> =
            given.map(|t| COMPONENTS.techs[t.tech.index()].satisfaction).filter(|&n| n > 0).collect();
        values.sort_unstable();
        assert_eq!(values, [1, 1, 2]);
    }
}

#[test]
fn eva_open_19_what_counts_as_on_the_new_world() {
    assert_eq!(worth("goal_population", |fixture| fixture.population(0, 10)), 0, "settled only");
    let options = Options { mode: Mode::Points, contracts: true, ..Options::usual(2) };
    let takes = |build: &dyn Fn(Fixture) -> Fixture| {
        let mut game = build(Fixture::new(options).contracts(&["contract_ak1", "contract_ak3"])).actions();
        game.play("act clone");
        game.view(0).seats[0].contracts.len()
    };
    assert_eq!(takes(&|f| f.factories(0, "new", "food steel energy")), 0);
    assert_eq!(takes(&|f| f.stadiums(0, "new", &["stadium_01", "stadium_02"])), 1, "beside the board");
}

#[test]
fn eva_open_20_the_second_step_of_production_goals() {
    for resource in ["food", "steel", "energy"] {
        let goal = format!("goal_production_{resource}");
        let with = |n: u8| worth(&goal, |fixture| fixture.production(0, &format!("{n} {resource}")));
        assert_eq!([with(12) - 12, with(13) - 13], [2, 4]);
    }
}

#[test]
fn eva_open_21_growing_steps_for_the_lowest_production() {
    let points = |lowest: u8| {
        let game = Fixture::points(2).production(0, &format!("{lowest} food 20 steel 20 energy")).over();
        points_for(&game.view(0), 0, "score-lowest")
    };
    let steps: Vec<i32> = (2..10).map(|lowest| points(lowest + 1) - points(lowest)).collect();
    assert_eq!(steps, [1, 1, 1, 2, 2, 3, 4, 5]);
}

#[test]
fn eva_open_22_numbers_of_bonus_card_6() {
    let offered = |points: u8| {
        let game = Fixture::race(2).bonus_card("bonus_6").acted(0, &areas(points)).bonus();
        game.legal_of(0).into_iter().find(|action| action.starts_with("take_bonus"))
    };
    assert_eq!(offered(8).as_deref(), Some("take_bonus upper"));
    assert_eq!(offered(11).as_deref(), Some("take_bonus lower"));
    assert_eq!([offered(7), offered(9), offered(10), offered(12)], [const { None }; 4]);
}

#[test]
fn eva_open_23_smaller_and_larger_bonus() {
    let token = |goal: &str, half: &str, points: u8| {
        let goals = [goal, "goal_steppe", "goal_population"];
        let fixture = Fixture::points(2).goals(0, &goals).bonus_card("bonus_2").acted(0, &areas(points));
        let mut game = fixture.bonus();
        game.play(&format!("take_bonus {half}"));
        !game.view(1).seats[0].goals.is_empty()
    };
    assert!(token("goal_small_bonus", "upper", 6) && !token("goal_small_bonus", "lower", 11));
    assert!(token("goal_large_bonus", "lower", 11) && !token("goal_large_bonus", "upper", 6));
}

#[test]
fn eva_open_24_cards_with_a_flag() {
    let last: BTreeSet<&str> =
        (0..30).map(|seed| new_game(Options::usual(2), seed).view(0).bonus_cards[3].id()).collect();
    assert_eq!(last.into_iter().collect::<Vec<_>>(), ["bonus_8", "bonus_9"]);
    // Their bonus settles at once, after the last Transport.
    let mut game = Fixture::race(2)
        .year(4)
        .bonus_card("bonus_8")
        .acted(0, &areas(6))
        .population(0, 2)
        .store(0, "new", "2 steel")
        .bonus();
    game.play("take_bonus upper").play("settle f_q6_rm2");
    assert_eq!((game.state.step, game.view(0).seats[0].production[1]), (Step::Over, [0, 2, 0]));
}

#[test]
fn eva_open_25_contract_cards_have_two_sides() {
    let options = Options { mode: Mode::Points, contracts: true, ..Options::usual(2) };
    let mut pairs = BTreeSet::new();
    for seed in 0..60 {
        for contract in laid_out(options, seed).view(0).contracts {
            pairs.insert((COMPONENTS.contracts[contract.index()].card, contract.id()));
        }
    }
    assert_eq!(pairs.len(), 8);
    for card in 1..=4 {
        assert_eq!(pairs.iter().filter(|(number, _)| *number == card).count(), 2);
    }
}

#[test]
fn eva_open_26_contracts_are_taken_by_themselves_and_played_once_a_turn() {
    let options = Options { mode: Mode::Points, contracts: true, ..Options::usual(2) };
    let mut game = Fixture::new(options)
        .contracts(&["contract_ak3", "contract_ak5"])
        .production(0, "5 food")
        .stadiums(0, "new", &["stadium_01", "stadium_02"])
        .store(0, "new", "1 steel 1 energy")
        .actions();
    game.play("act settle");
    assert_eq!(game.view(0).seats[0].contracts.len(), 2, "taken without a decision");
    assert_eq!(points_for(&game.view(0), 0, "score-contract"), 0, "points only when played");
    game.play("play_contract contract_ak3");
    assert_eq!((game.to_act(), points_for(&game.view(0), 0, "score-contract")), (vec![1], 3));
}

#[test]
fn eva_open_27_the_card_gives_corners_and_the_tiles_directions() {
    let options = Options { mode: Mode::Points, line_dominance: true, ..Options::usual(2) };
    let mut arrows = BTreeSet::new();
    for seed in 0..30 {
        let lines = laid_out(options, seed).view(0).lines;
        arrows.extend(lines.iter().map(|line| (line.corner.index(), line.arrow.id())));
    }
    assert_eq!(arrows.len(), 12, "six corners with both arrows");
}

#[test]
fn eva_open_28_the_red_card_enters_in_year_3() {
    let red = |year: u8| {
        let mut game = Fixture::solo().year(year - 1).solo_stack(&["solo_5"]).year_end();
        play_until(&mut game, |game| game.state.step == Step::Actions);
        let solo = game.state.solo;
        solo.stack.iter().chain(solo.top).chain(solo.turned.iter()).any(|card| card.id() == "solo_7")
    };
    assert_eq!([2, 3, 4].map(red), [false, true, true]);
}

#[test]
fn eva_open_29_the_opponent_keeps_what_it_takes() {
    let game = turn(Fixture::solo().display("stadium", &["stadium_10"]), "solo_3", "solo_4");
    let kept: Vec<Stadium> = opponent(&game).stadiums;
    assert_eq!(kept.iter().map(|stadium| stadium.id()).collect::<Vec<_>>(), ["stadium_10"]);
    assert!(game.view(0).displays[1].under.is_empty());
}

#[test]
fn eva_open_30_actions_and_numbers_of_the_solo_cards() {
    let mut game = Fixture::solo().year(2).solo_stack(&["solo_5"]).year_end();
    play_until(&mut game, |game| game.state.step == Step::Actions);
    let solo = game.state.solo;
    let cards: Vec<_> = solo.stack.iter().chain(solo.top).chain(solo.turned.iter()).collect();
    let count =
        |action| cards.iter().filter(|card| COMPONENTS.solo_cards[card.index()].action == action).count();
    assert_eq!(SoloAction::ALL.map(count), [3, 2, 1, 1], "the red one takes a stadium");
    let mut numbers: Vec<_> = cards.iter().map(|card| COMPONENTS.solo_cards[card.index()].number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [None, Some(1), Some(1), Some(2), Some(2), Some(3), Some(3)]);
}

#[test]
fn eva_open_31_solo_colours_ignore_the_turning_points() {
    let game = Fixture::solo()
        .year(2)
        .solo_markers(0, [20, 1])
        .bonus_card("bonus_1")
        .solo_stack(&["solo_5"])
        .progress();
    let moved = Event::SoloMarkersMoved { who: Who::Opponent, to: [22, 9] };
    assert!(happened(&game, |e| *e == moved), "three turning points lie between");
    assert_eq!(game.view(0).markers.iter().filter(|m| m.lane == Some(Lane::Main)).count(), 4);
}

#[test]
fn eva_open_32_the_opponent_needs_three_stadiums_to_be_ranked() {
    let points = |theirs: &[&str]| {
        let mine = ["stadium_01", "stadium_02", "stadium_03"];
        let game = Fixture::solo().stadiums(0, "new", &mine).opponent_stadiums(theirs).over();
        points_for(&game.view(0), 0, "score-satisfaction")
    };
    assert_eq!(points(&["stadium_16", "stadium_17"]), 4);
    assert_eq!(points(&["stadium_16", "stadium_17", "stadium_04"]), 0);
}

#[test]
fn eva_open_33_modules_in_a_solo_game() {
    let options = Options { contracts: true, line_dominance: true, ..Options::usual(1) };
    let view = laid_out(options, 1).view(0);
    assert_eq!((view.contracts.len(), view.lines.len()), (3, 3));
}

#[test]
fn eva_open_34_three_equals_are_reversed() {
    let game = Fixture::race(4).order(&[2, 0, 3, 1]).stadiums(0, "old", &["stadium_01"]).turn_order();
    let seats: Vec<u8> = (game.view(0).order.iter())
        .map(|who| match who {
            Who::Player(seat) => seat.0,
            _ => unreachable!("only people"),
        })
        .collect();
    assert_eq!(seats, [0, 1, 3, 2]);
}
