//! NFR-DEV: buying developments.

use super::*;

#[test]
fn nfr_dev_01_the_chooser_pays_one_less() {
    let mut table = Fixture::new(2).choose("develop");
    table.play("buy drop_ships").play("buy replicant_robots");
    assert_eq!((table.credits(0), table.credits(1)), (10 - 3, 10 - 5));
}

#[test]
fn nfr_dev_02_everybody_may_buy_one() {
    let mut table = Fixture::new(3).choose("develop");
    table.play("buy space_marines");
    assert_eq!(table.to_act(), [1], "exactly one");
    table.play("pass");
    assert_eq!(table.to_act(), [2]);
    table.play("buy space_marines");
    assert!(
        table.owns(0, "space_marines") && !table.owns(1, "space_marines") && table.owns(2, "space_marines")
    );
    let mut table = Fixture::new(3).credits(1, 0).choose("develop");
    table.play("pass");
    assert_eq!(table.to_act(), [2], "who can buy nothing is not asked");
    table.play("pass");
    table.refuse("buy space_marines", "NFR-DEV-02");
}

#[test]
fn nfr_dev_03_the_price_with_its_parts() {
    let mut table = Fixture::new(2)
        .developments(0, &["investment_credits", "galactic_federation"])
        .credits(0, 6)
        .choose("develop");
    let action = table.parse("buy alien_tech_institute");
    let sum = NewFrontiers::describe(&table.state, Seat(0), action).sum.unwrap();
    assert_eq!(sum.parts.iter().map(|part| part.amount).collect::<Vec<_>>(), [9, -1, -1, -1]);
    assert_eq!((sum.total, sum.have), (6, Some(6)));
    table.play("buy alien_tech_institute");
    assert_eq!(table.credits(0), 0);
    let mut table = Fixture::new(2).credits(0, 7).choose("develop");
    table.refuse("buy alien_tech_institute", "NFR-DEV-03");
}

#[test]
fn nfr_dev_04_only_what_lies_on_the_mats() {
    let mut table = Fixture::new(2).left("space_marines", 0).credits(0, 20).choose("develop");
    table.refuse("buy space_marines", "NFR-DEV-04").refuse("buy new_military_tactics", "NFR-DEV-04");
    table.play("buy contact_specialist");
}

#[test]
fn nfr_dev_05_nothing_twice() {
    let mut table = Fixture::new(3).developments(0, &["space_marines"]).choose("develop");
    table.refuse("buy space_marines", "NFR-DEV-05");
}

#[test]
fn nfr_dev_06_only_the_number_of_spaces_matters() {
    let nine =
        ["alien_tech_institute", "mining_league", "pan_galactic_league", "imperium_lords", "export_duties"];
    let mut table = Fixture::new(2).developments(0, &nine).credits(0, 20).choose("develop");
    table.play("buy trade_league");
    assert_eq!(table.seen().seats[0].spaces, 11, "a large tile straddles the border");
    let mut table = Fixture::new(2)
        .developments(0, &nine)
        .developments(0, &["space_marines", "survey_team"])
        .credits(0, 20)
        .choose("develop");
    table.refuse("buy trade_league", "NFR-DEV-06").play("buy drop_ships");
    assert_eq!(table.seen().seats[0].spaces, 12);
}

#[test]
fn nfr_dev_07_powers_after_developing() {
    let fixture = || Fixture::new(2).colonies(0, &["deep_space_symbionts"]);
    let mut table = fixture().credits(0, 1).choose("develop");
    table.refuse("buy investment_credits", "NFR-DEV-03");
    table.play("buy space_marines");
    assert_eq!(table.credits(0), 1, "the income comes after the price");
    let mut table = fixture().choose("develop");
    table.play("buy export_duties");
    assert_eq!(table.credits(0), 11, "also when the price was 0");
    let mut table = fixture().choose("develop");
    table.play("pass");
    assert_eq!(table.credits(0), 10);
}

#[test]
fn nfr_dev_08_no_discount_for_itself() {
    let mut table = Fixture::new(2).choose("develop");
    table.play("buy investment_credits");
    assert_eq!(table.credits(0), 10 - 2, "3 - 1 for the bonus");
}

#[test]
fn nfr_dev_09_eleven_spaces_end_the_game() {
    let eight = ["alien_tech_institute", "mining_league", "pan_galactic_league", "imperium_lords"];
    let mut table = Fixture::new(3)
        .developments(1, &eight)
        .developments(1, &["export_duties", "survey_team"])
        .choose("develop");
    table.play("pass").play("buy space_marines");
    assert!(!is_last_round(&table), "checked at the end of the action");
    end_action(&mut table);
    assert!(is_last_round(&table));
    end_round(&mut table);
    assert!(is_over(&table));
    let mut table =
        Fixture::new(3).developments(1, &eight).developments(1, &["export_duties"]).choose("develop");
    table.play("pass").play("buy space_marines");
    end_action(&mut table);
    assert!(!is_last_round(&table), "10 spaces");
}

#[test]
fn nfr_dev_10_printed_points_and_questions() {
    let table = Fixture::new(2)
        .developments(0, &["drop_ships", "booming_economy", "new_galactic_order"])
        .home(0, "alpha_centauri")
        .play();
    assert_eq!(table.score(0), 2 + 4 + (3 + 2), "the large one counts strength");
    for tile in &NewFrontiers::facts().tiles {
        let large = tile.size.map(|size| size.id()) == Some("large");
        assert!(!large || (tile.cost == 9 && tile.vp.is_none()), "{}", tile.id.id());
    }
}

#[test]
fn nfr_dev_11_the_order_of_a_part() {
    let mut table = Fixture::new(2)
        .developments(0, &["interstellar_bank"])
        .colonies(0, &["deep_space_symbionts"])
        .credits(0, 0)
        .play();
    table.events();
    table.play("select develop");
    assert_eq!(table.credits(0), 1, "the gain may be spent at once");
    table.play("buy space_marines");
    let told: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Gained { from: orrery_new_frontiers::event::Origin::Power(tile), .. } => Some(tile.id()),
            Event::Bought { development, .. } => Some(development.id()),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["interstellar_bank", "space_marines", "deep_space_symbionts"]);
}

#[test]
fn nfr_dev_12_the_tile_leaves_the_mat_at_once() {
    let mut table = Fixture::new(2).choose("develop");
    table.play("buy space_marines");
    table.refuse("buy space_marines", "NFR-DEV-04").play("pass");
    for _ in 0..2 {
        end_round(&mut table);
    }
    assert!(
        table.seen().stacks.iter().any(|stack| stack.development == tile("space_marines") && stack.left == 0)
    );
}
