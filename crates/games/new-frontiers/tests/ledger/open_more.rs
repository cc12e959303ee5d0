//! NFR-OPEN-27 to NFR-OPEN-52: open points and how they are decided.

use super::*;
use orrery_core::{Lang, Texts};

#[test]
fn nfr_open_27_draws_are_mandatory() {
    let eight = [
        "gem_world",
        "spice_world",
        "space_port",
        "hive_world",
        "rebel_base",
        "rebel_miners",
        "volcanic_world",
        "comet_zone",
    ];
    let mut table = Fixture::new(2).developments(1, &["survey_team"]).explored(1, &eight).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    assert_eq!(table.player(1).worlds(), 11, "also above the limit");
    end_action(&mut table);
    assert_eq!(table.player(1).worlds(), 9);
}

#[test]
fn nfr_open_28_fewer_than_seven_worlds() {
    let mut table = Fixture::new(3).bag(&["gem_world", "spice_world"]).choose("explore");
    assert_eq!(table.seen().display.len(), 2);
    table.play("take spice_world");
    assert_eq!([0, 1, 2].map(|seat| table.player(seat).explored.len()), [1, 1, 0]);
}

#[test]
fn nfr_open_29_the_choosers_other_powers_come_with_his_first_pick() {
    let mut table = Fixture::new(2).developments(0, &["homesteading_pioneers"]).choose("explore");
    quietly(&mut table);
    assert_eq!((table.colonists(0), table.to_act()), (1, vec![1]));
}

#[test]
fn nfr_open_30_the_fixed_order_takes_no_possibility_away() {
    // The bonus goes first; the restricted power still finds its colony, because the player chooses the other.
    let mut table =
        Fixture::new(2).developments(0, &["genetics_lab"]).colonies(0, &["asteroid_belt"]).choose("produce");
    table.play("produce_on asteroid_belt");
    assert_eq!(table.player(0).goods.len(), 2);
}

#[test]
fn nfr_open_31_the_windfall_bonus_is_mandatory() {
    let mut table = Fixture::new(2).colonies(0, &["asteroid_belt"]).choose("produce");
    table.refuse("pass", "NFR-PRO-01");
    let table = Fixture::new(2).choose("produce");
    assert_eq!(table.good(0, "ancient_race"), Some(Kind::Genes), "a single colony is not asked");
}

#[test]
fn nfr_open_32_colonists_from_an_empty_supply() {
    let mut table = Fixture::new(3).supply(0, 2).explored(2, &["gem_world"]).choose("settle");
    assert_eq!(table.to_act(), [2], "the others could only take none");
    assert!(offers(&table, "take_colonists"));
    let before = table.colonists(2);
    table.play("take_colonists");
    assert_eq!(table.colonists(2), before);
}

#[test]
fn nfr_open_33_unused_mats_are_out_of_the_game() {
    let game = new_game(2, Mode::FirstGame, 3);
    let homes: Vec<_> = game.seen().seats.iter().map(|seat| seat.colonies[0].tile).collect();
    assert_eq!(homes.len(), 2);
    let elsewhere = game.state.bag.iter().chain(game.state.display.iter()).any(|tile| !tile.is_world());
    assert!(!elsewhere, "no home colony lies anywhere else");
}

#[test]
fn nfr_open_34_five_colours() {
    let colours: Vec<_> =
        new_game(5, Mode::FirstGame, 3).seen().seats.iter().map(|seat| seat.color).collect();
    assert_eq!(colours, ["red", "blue", "green", "yellow", "purple"]);
}

#[test]
fn nfr_open_35_numbers_of_mats() {
    let mat = |id: &str| NewFrontiers::facts().tiles[tile(id).index()].mat;
    assert_eq!(mat("alpha_centauri"), Some(5));
    let mut mats: Vec<_> = NewFrontiers::facts().tiles.iter().filter_map(|tile| tile.mat).collect();
    mats.sort_unstable();
    assert_eq!(mats, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
}

#[test]
fn nfr_open_36_the_tie_break_counts_goods_and_credits() {
    let mut table = Fixture::new(2)
        .round(99)
        .credits(0, 3)
        .goods(0, &["ancient_race"])
        .used(&["settle", "explore", "produce"])
        .play();
    run(&mut table, "send_envoys");
    let outcome = NewFrontiers::outcome(&table.state).unwrap();
    assert_eq!(outcome.seats[0].values[1], 4);
    assert_eq!(outcome.comparisons[1].rule.0, "NFR-SCO-09");
}

#[test]
fn nfr_open_37_strictly_one_after_the_other() {
    let mut table = Fixture::new(3)
        .explored(0, &["gem_world"])
        .explored(1, &["spice_world"])
        .colonists(1, 1)
        .choose("settle");
    assert_eq!(table.to_act(), [0]);
    table.refuse_as(1, "take_colonists", "NFR-ROUND-05");
    table.play("take_colonists");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn nfr_open_38_tiles_with_a_consume_power_count_once() {
    let salon = ["galactic_salon", "booming_economy", "trade_league", "galactic_markets"];
    let points =
        |n: usize| goal_points(Fixture::goals(2).developments(0, &salon[..n]), 0, "volunteer_program");
    assert_eq!((points(1), points(2), points(3)), (0, 2, 2));
    assert_eq!(
        goal_points(
            Fixture::goals(2).home(0, "old_earth").developments(0, &["galactic_salon"]),
            0,
            "volunteer_program"
        ),
        2
    );
}

#[test]
fn nfr_open_39_keywords_of_developments_and_homes_count() {
    let fixture = Fixture::goals(2)
        .home(0, "rebel_cantina")
        .developments(0, &["imperium_lords", "terraforming_robots"]);
    assert_eq!(goal_points(fixture, 0, "tolerance_for_others"), 2);
    let terraforming = NewFrontiers::facts()
        .tiles
        .iter()
        .filter(|tile| tile.keywords.contains(orrery_new_frontiers::vocab::Keyword::Terraforming));
    assert!(terraforming.into_iter().all(|tile| tile.sort == "development"));
}

#[test]
fn nfr_open_40_lost_icons() {
    let lords = Fixture::new(2)
        .home(0, "rebel_cantina")
        .developments(0, &["imperium_lords"])
        .colonies(0, &["rebel_base"]);
    assert_eq!(question(lords, 0, "imperium_lords"), 1 + 2, "only military Rebel colonies");
    let league = Fixture::new(2)
        .home(0, "alpha_centauri")
        .developments(0, &["mining_league"])
        .colonies(0, &["comet_zone", "rebel_miners"]);
    assert_eq!(question(league, 0, "mining_league"), 3 * 2, "windfall, production, military");
    let mut table = Fixture::new(2)
        .developments(0, &["imperium_arms_factory"])
        .colonies(0, &["comet_zone"])
        .goods(0, &["comet_zone"])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!((table.chips(0), table.credits(0)), (2, 10), "1 VP for each good");
}

#[test]
fn nfr_open_41_colonies_are_counted_at_the_end_of_settle() {
    let seven = [
        "gem_world",
        "spice_world",
        "space_port",
        "hive_world",
        "rebel_miners",
        "volcanic_world",
        "asteroid_belt",
    ];
    let mut table = Fixture::new(3).colonies(0, &seven).explored(1, &["comet_zone"]).colonists(1, 1).play();
    run(&mut table, "develop");
    assert!(!is_last_round(&table), "8 colonies, but no Settle yet");
    table.play("select settle");
    assert!(!is_last_round(&table));
    end_action(&mut table);
    assert!(is_last_round(&table));
}

#[test]
fn nfr_open_42_coin_flips_can_be_replayed() {
    let stacks = |seed| -> Vec<_> {
        new_game(3, Mode::Standard, seed).seen().stacks.iter().map(|stack| stack.development).collect()
    };
    assert_eq!(stacks(11), stacks(11));
    assert_ne!(stacks(11), stacks(12));
    let mut game = new_game(3, Mode::Standard, 11);
    let shown = stacks(11);
    assert!(told(&mut game, |event| {
        matches!(event, Event::DevelopmentsLaid { developments } if shown.iter().all(|&tile| developments.contains(tile)))
    }));
}

#[test]
fn nfr_open_43_tiles_pictured_without_icons() {
    let traits = |id: &str| {
        let fact = &NewFrontiers::facts().tiles[tile(id).index()];
        (fact.kind.map(Kind::id), fact.goods.id())
    };
    assert_eq!(traits("deep_space_symbionts"), (Some("genes"), "windfall"));
    assert_eq!(traits("alpha_centauri"), (Some("rare"), "windfall"));
    assert_eq!(traits("rebel_outpost"), (None, "none"));
    assert_eq!(traits("alien_defense_system"), (Some("alien"), "production"));
    assert_eq!(traits("imperium_depot"), (Some("rare"), "production"));
}

#[test]
fn nfr_open_44_names_in_both_languages() {
    let name = |lang, id: &str| Texts::of_game(lang, NewFrontiers::sources()).name(id);
    assert_eq!(
        (name(Lang::De, "survey_team"), name(Lang::En, "survey_team")),
        ("Erkundungsteam".into(), "Survey Team".into())
    );
    assert_eq!(name(Lang::De, "booming_economy"), "Blühende Wirtschaft");
    for tile in &NewFrontiers::facts().tiles {
        let id = tile.id.id();
        assert!(Lang::ALL.iter().all(|&lang| name(lang, id) != id), "{id} has a name");
    }
}

#[test]
fn nfr_open_45_booming_economy_is_small() {
    let mut table = Fixture::new(2).choose("develop");
    table.play("buy booming_economy");
    assert_eq!((table.credits(0), table.seen().seats[0].spaces), (10 - 7, 1));
}

#[test]
fn nfr_open_46_sides_are_chosen_openly_in_order() {
    let mut game = new_game(2, Mode::Standard, 2);
    let order = game.order();
    game.refuse_as(order[1], "choose_side a", "NFR-ROUND-05").play("choose_side b");
    let chosen = game.player(order[0]).sides()[1];
    assert_eq!(
        game.view(order[1]).seats[usize::from(order[0])].colonies[0].tile,
        chosen,
        "known to the next"
    );
}

#[test]
fn nfr_open_47_the_end_is_announced() {
    let mut table = Fixture::new(3).pool(1, 2).play();
    table.events();
    table.play("select send_envoys");
    assert!(table.heard().iter().any(|(to, event)| {
        *to == orrery_core::Audience::ALL && matches!(event, Event::EndTriggered { .. })
    }));
    assert_eq!(table.seen().ends.len(), 1);
}

#[test]
fn nfr_open_48_only_legal_moves_are_offered() {
    let table = Fixture::new(2)
        .explored(0, &["rebel_base", "galactic_studios"])
        .colonists(0, 2)
        .credits(0, 4)
        .choose("settle");
    assert_eq!(table.colonists(0), 2 + 1 + 2, "neither strength nor money: colonists, unasked");
}

#[test]
fn nfr_open_49_several_powers_to_pay_add_up() {
    let mut table = Fixture::new(2)
        .home(0, "rebel_cantina")
        .developments(0, &["contact_specialist"])
        .explored(0, &["imperium_depot"])
        .choose("settle");
    table.play("settle imperium_depot pay");
    assert_eq!(table.credits(0), 10 - (4 - 1 - 2));
}

#[test]
fn nfr_open_50_drawn_worlds_are_shown() {
    let mut table = Fixture::new(3).developments(1, &["research_labs"]).choose("explore");
    quietly(&mut table);
    quietly(&mut table);
    assert_eq!((table.view(0).drawn.len(), table.view(2).drawn.len(), table.seen().drawn.len()), (3, 3, 3));
}

#[test]
fn nfr_open_51_gains_in_develop_come_before_the_purchase() {
    let mut table = Fixture::new(2).developments(0, &["interstellar_bank"]).credits(0, 0).choose("develop");
    table.play("buy space_marines");
    assert_eq!(table.credits(0), 0, "$1 gained, 2 - 1 paid");
}

#[test]
fn nfr_open_52_the_last_round_that_is_ever_played() {
    let mut table = Fixture::new(3).round(98).play();
    end_round(&mut table);
    assert_eq!(table.state.round, 99);
    end_round(&mut table);
    assert!(is_over(&table));
    assert_eq!(table.seen().ends.iter().map(|end| end.id()).collect::<Vec<_>>(), ["rounds"]);
}
