//! NFR-EX-20 to NFR-EX-40: derived examples with concrete numbers.

use super::*;

fn ring(table: &Table) -> Vec<u8> {
    table.seen().ring.iter().map(|ring| ring.seat.0).collect()
}

#[test]
fn nfr_ex_20_envoys_change_the_order() {
    let (red, blue, green, yellow) = (0, 1, 2, 3);
    let mut table = Fixture::new(4).used(&["settle", "produce"]).play();
    run(&mut table, "send_envoys");
    assert_eq!((table.chips(green), table.order()), (1, vec![green, red, blue, yellow]));
    assert_eq!(table.to_act(), [yellow]);
    table.play("select develop");
    assert_eq!(ring(&table), [yellow, green, red, blue]);
    end_action(&mut table);
    assert_eq!((table.state.round, table.to_act()), (2, vec![green]));
}

#[test]
fn nfr_ex_21_envoys_with_two_players() {
    let mut table = Fixture::new(2).order(&[0, 1, 0, 1]).used(&["develop"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.order(), [1, 0, 0, 1]);
    assert_eq!(table.to_act(), [0]);
    run(&mut table, "explore");
    assert_eq!(table.to_act(), [1]);
    run(&mut table, "settle");
    let mut selected = Vec::new();
    for id in ["retreat_into_isolation", "develop", "explore", "produce"] {
        selected.push(table.to_act()[0]);
        run(&mut table, id);
    }
    assert_eq!(selected, [1, 0, 0, 1]);
}

#[test]
fn nfr_ex_22_goals_move_one_forward() {
    let mut table = Fixture::goals(4).used(&["settle", "produce"]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!((table.order(), table.credits(2)), (vec![0, 2, 1, 3], 11));
}

#[test]
fn nfr_ex_23_worlds_taken_from_seven() {
    for (players, taken) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        let mut table = Fixture::new(players).play();
        table.events();
        run(&mut table, "explore");
        let explored: u8 = (0..players).map(|seat| table.player(seat).explored.len()).sum();
        assert_eq!((explored, table.seen().bag), (taken, 60 - taken));
        assert!(told(
            &mut table,
            |event| matches!(event, Event::IntoBag { worlds } if worlds.len() == 7 - taken)
        ));
    }
}

#[test]
fn nfr_ex_24_a_price_below_nothing() {
    let mut table = Fixture::new(2).developments(0, &["investment_credits"]).credits(0, 0).choose("develop");
    table.play("buy export_duties");
    assert_eq!(table.credits(0), 0);
}

#[test]
fn nfr_ex_25_strength_with_all_its_parts() {
    let fixture =
        |colonies: &[&str]| Fixture::new(2).developments(0, &["space_marines"]).colonies(0, colonies);
    assert_eq!(fixture(&["rebel_outpost"]).play().seen().seats[0].strength, 3);
    let mut table = fixture(&["rebel_outpost", "imperium_depot", "alien_defense_system"])
        .goods(0, &["imperium_depot", "alien_defense_system"])
        .explored(0, &["rebel_homeworld", "alien_monolith", "lost_alien_battle_fleet"])
        .colonists(0, 3)
        .choose("settle");
    let strength = |table: &Table, id: &str| {
        let world =
            table.seen().seats[0].explored.iter().find(|world| world.tile.id() == id).cloned().unwrap();
        let outlook = world.outlook.unwrap();
        (outlook.strength.unwrap(), outlook.reach.unwrap())
    };
    assert_eq!(strength(&table, "rebel_homeworld"), (5, 8), "5 against Rebels, 8 with a good given up");
    assert_eq!(strength(&table, "alien_monolith"), (3, 6));
    table
        .refuse("settle alien_monolith conquer", "NFR-SET-06")
        .play("settle lost_alien_battle_fleet conquer");
    table.play("give_up alien_defense_system imperium_depot");
    assert!(table.owns(0, "lost_alien_battle_fleet"));
}

#[test]
fn nfr_ex_26_paying_for_imperium_depot() {
    let fixture = || {
        Fixture::new(2)
            .home(0, "alpha_centauri")
            .developments(0, &["contact_specialist"])
            .explored(0, &["imperium_depot"])
    };
    let mut table = fixture().choose("settle");
    table.play("settle imperium_depot pay");
    assert_eq!((table.credits(0), table.colonists(0)), (8, 0));
    let mut table = fixture().developments(0, &["replicant_robots"]).choose("settle");
    table.play("settle imperium_depot pay");
    assert_eq!(table.credits(0), 10);
}

#[test]
fn nfr_ex_27_not_for_alien_worlds() {
    let mut table = Fixture::new(2)
        .developments(0, &["contact_specialist"])
        .explored(0, &["alien_robot_sentry", "rebel_miners"])
        .choose("settle");
    table.refuse("settle alien_robot_sentry pay", "NFR-SPOW-05");
}

#[test]
fn nfr_ex_28_ten_spaces_and_eleven() {
    let ten = [
        "alien_tech_institute",
        "mining_league",
        "pan_galactic_league",
        "export_duties",
        "space_marines",
        "survey_team",
        "drop_ships",
    ];
    let mut table = Fixture::new(3).developments(0, &ten).play();
    assert_eq!(table.seen().seats[0].spaces, 10);
    run(&mut table, "develop");
    assert!(!is_last_round(&table));
    let mut table = Fixture::new(3).developments(0, &ten).choose("develop");
    table.play("buy investment_credits");
    end_action(&mut table);
    assert!(is_last_round(&table));
}

#[test]
fn nfr_ex_29_the_pool_is_too_small() {
    let goods = ["gem_world", "spice_world", "space_port", "new_vinland"];
    let mut table = Fixture::new(2)
        .pool(3, 1)
        .developments(0, &["consumer_markets", "galactic_salon"])
        .colonies(0, &goods[..3])
        .goods(0, &goods[..3])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!((table.chips(0), table.seen().pool), (5, 0), "1 + 1 + 3: two came from the reserve");
    assert!(is_last_round(&table));
    let before = table.chips(1);
    end_action(&mut table);
    run(&mut table, "send_envoys");
    assert_eq!(table.chips(1), before + 1, "a later player gets all he is due");
}

#[test]
fn nfr_ex_30_the_last_colonists() {
    let mut table = Fixture::new(2).supply(5, 1).explored(0, &["gem_world"]).play();
    table.play("select settle");
    assert_eq!(table.seen().colonists, 4, "the bonus");
    table.play("take_colonists");
    assert_eq!(table.seen().colonists, 0, "2 each");
    assert!(is_last_round(&table));
    let mut table = Fixture::new(2)
        .supply(5, 1)
        .explored(0, &["gem_world"])
        .explored(1, &["spice_world"])
        .choose("settle");
    table.play("settle gem_world pay").play("settle spice_world pay");
    assert_eq!(table.seen().colonists, 4);
    assert!(is_last_round(&table), "4 end the game as well");
}

#[test]
fn nfr_ex_31_three_credits_on_produce() {
    let mut table = Fixture::new(3).home(0, "old_earth").play();
    for _ in 0..3 {
        for id in ["develop", "explore", "settle"] {
            run(&mut table, id);
        }
    }
    let before = table.credits(0);
    run(&mut table, "produce");
    assert_eq!((table.credits(0) - before, table.seen().action_tiles[4].credits), (3, 0));
}

#[test]
fn nfr_ex_32_two_orders_of_consuming() {
    let goods = ["hive_world", "gem_world", "spice_world"];
    let consume = || {
        let mut table = Fixture::new(2)
            .developments(0, &["consumer_markets"])
            .colonies(0, &["new_vinland"])
            .colonies(0, &goods)
            .goods(0, &goods)
            .choose("trade_consume");
        table.play("pass").refuse("pass", "NFR-CON-01");
        table
    };
    let mut a = consume();
    a.play("consume new_vinland").play("spend hive_world");
    assert_eq!((a.credits(0), a.chips(0), a.player(0).goods.len()), (12, 1 + 2, 0));
    let mut b = consume();
    b.play("consume new_vinland").play("spend gem_world");
    assert_eq!((b.credits(0), b.chips(0), ids(b.player(0).goods)), (12, 1 + 1, vec!["hive_world"]));
}

#[test]
fn nfr_ex_33_imperium_lords() {
    let fixture = || {
        Fixture::new(2)
            .home(0, "old_earth")
            .developments(0, &["imperium_lords"])
            .colonies(0, &["imperium_munitions", "rebel_base", "rebel_miners", "rebel_outpost"])
    };
    assert_eq!(question(fixture(), 0, "imperium_lords"), 2 + 2 * 3);
    let mut table = fixture().play();
    run(&mut table, "produce");
    assert_eq!(table.credits(0), 13);
}

#[test]
fn nfr_ex_34_alien_tech_institute() {
    let colonies = ["alien_monolith", "deserted_alien_outpost", "alien_oort_cloud_refinery"];
    let fixture = Fixture::new(2)
        .home(0, "old_earth")
        .developments(0, &["alien_tech_institute"])
        .colonies(0, &colonies);
    assert_eq!(question(fixture, 0, "alien_tech_institute"), 8);
}

#[test]
fn nfr_ex_35_terraforming_engineers() {
    let explored = ["galactic_studios", "secluded_world", "imperium_munitions"];
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["gem_world"])
        .explored(0, &explored)
        .choose("settle");
    table
        .refuse("terraform gem_world secluded_world", "NFR-SPOW-08")
        .refuse("terraform gem_world imperium_munitions", "NFR-SPOW-07");
    table.play("terraform gem_world galactic_studios");
    assert!(table.owns(0, "galactic_studios"), "the bonus colonist was added");
    // Without an unused colonist it is not possible.
    let mut table = Fixture::new(3)
        .developments(1, &["terraforming_engineers"])
        .colonies(1, &["gem_world"])
        .explored(1, &["galactic_studios", "spice_world"])
        .choose("settle");
    table.refuse("terraform gem_world galactic_studios", "NFR-SPOW-12");
    // Cost 6 is too dear: the joker stands for any kind, and an alien world of cost 6 is 6 above it.
    let mut table = Fixture::new(2)
        .developments(0, &["terraforming_engineers"])
        .colonies(0, &["alien_oort_cloud_refinery"])
        .explored(0, &["alien_robotic_factory"])
        .colonists(0, 1)
        .choose("settle");
    table.refuse("terraform alien_oort_cloud_refinery alien_robotic_factory", "NFR-SPOW-08");
}

#[test]
fn nfr_ex_36_a_tie() {
    // Both have the same points when the game ends; nothing else is gained in the last action.
    let chips = |home| {
        let tile = NewFrontiers::facts().tiles.iter().find(|tile| tile.id.id() == home).unwrap();
        u8::try_from(10 - tile.vp.unwrap()).unwrap()
    };
    let tie = |credits: u16| {
        let mut table = Fixture::new(3)
            .home(0, "ancient_race")
            .home(1, "damaged_alien_factory")
            .home(2, "galactic_scavengers")
            .round(99)
            .credits(0, 3)
            .credits(1, credits)
            .chips(0, chips("ancient_race"))
            .chips(1, chips("damaged_alien_factory"))
            .colonies(0, &["gem_world"])
            .colonies(1, &["artist_settlement"])
            .goods(0, &["gem_world", "ancient_race"])
            .used(&["settle", "explore"])
            .play();
        run(&mut table, "retreat_into_isolation");
        NewFrontiers::outcome(&table.state).unwrap()
    };
    let a_wins = tie(4);
    assert_eq!((a_wins.seats[0].score, a_wins.seats[1].score), (11, 11));
    assert_eq!((a_wins.seats[0].values[1], a_wins.seats[1].values[1], a_wins.decided), (5, 4, Some(1)));
    assert_eq!(a_wins.winners().map(|seat| seat.0).collect::<Vec<_>>(), [0]);
    assert_eq!(tie(5).winners().map(|seat| seat.0).collect::<Vec<_>>(), [0, 1], "shared victory");
}

#[test]
fn nfr_ex_37_a_start_with_five() {
    let game = new_game(5, Mode::FirstGame, 6);
    let credits: Vec<u16> = game.order().iter().map(|&seat| game.credits(seat)).collect();
    assert_eq!(credits, [3, 3, 3, 4, 4]);
    let view = game.seen();
    assert_eq!((view.colonists, view.pool), (55, 60));
    assert!(view.stacks[..16].iter().all(|stack| stack.left == 3));
}

#[test]
fn nfr_ex_38_contact_specialist_and_rebel_alliance() {
    let mut table = Fixture::new(2)
        .developments(0, &["contact_specialist", "rebel_alliance"])
        .explored(0, &["rebel_base", "imperium_blaster_gem_mine", "alien_monolith"])
        .colonists(0, 1)
        .choose("settle");
    let price = |id: &str| {
        let action = table.parse(&format!("settle {id} pay"));
        NewFrontiers::describe(&table.state, Seat(0), action).sum.map(|sum| sum.total)
    };
    assert_eq!(
        (price("rebel_base"), price("imperium_blaster_gem_mine"), price("alien_monolith")),
        (Some(3), Some(4), None)
    );
    table.play("settle rebel_base pay");
    assert_eq!((table.credits(0), table.colonists(0)), (7, 0));
}

#[test]
fn nfr_ex_39_dying_colony() {
    let fixture =
        || Fixture::new(3).home(1, "dying_colony").explored(1, &["alien_robotic_factory"]).credits(1, 0);
    let mut table = fixture().colonists(1, 1).choose("settle");
    assert_eq!(table.to_act(), [1]);
    table.play("replace dying_colony alien_robotic_factory");
    assert!(table.owns(1, "alien_robotic_factory") && !table.owns(1, "dying_colony"));
    assert_eq!((table.colonists(1), table.player(1).colonies().len()), (0, 1), "he takes no colonists");
    // Without an unused colonist he can only take colonists.
    let table = fixture().choose("settle");
    assert_eq!(table.colonists(1), 2);
    // The chooser's bonus colonist is enough.
    let mut table = fixture().order(&[1, 0, 2]).choose("settle");
    table.play("replace dying_colony alien_robotic_factory");
}

#[test]
fn nfr_ex_40_interstellar_bank() {
    let mut table = Fixture::new(2).developments(1, &["interstellar_bank"]).credits(1, 1).choose("develop");
    table.play("pass");
    assert_eq!(table.credits(1), 2);
    table.play("buy survey_team");
    assert_eq!(table.credits(1), 0);
    let mut table = Fixture::new(2).face("interstellar_bank").choose("develop");
    table.play("buy interstellar_bank");
    assert_eq!(table.credits(0), 9, "nothing in the action in which it is bought");
}
