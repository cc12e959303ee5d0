//! NFR-PRO: producing goods.

use super::*;

#[test]
fn nfr_pro_01_the_bonus_of_produce() {
    let mut table = Fixture::new(2)
        .home(1, "alpha_centauri")
        .tile_credits(3)
        .colonies(0, &["asteroid_belt"])
        .choose("produce");
    assert_eq!((table.credits(0), table.seen().action_tiles[4].credits), (13, 0));
    assert_eq!(table.legal(), ["produce_on asteroid_belt", "produce_on ancient_race"]);
    table.refuse("pass", "NFR-PRO-01").play("produce_on asteroid_belt");
    assert!(table.good(0, "asteroid_belt").is_some() && table.good(0, "ancient_race").is_none());
    assert!(table.good(1, "alpha_centauri").is_none(), "the bonus is the chooser's");
    let table = Fixture::new(2).home(0, "old_earth").choose("produce");
    assert_eq!(step(&table), Step::Select, "without a windfall colony that part lapses");
}

#[test]
fn nfr_pro_02_all_production_colonies_produce() {
    let mut table =
        Fixture::new(2).colonies(0, &["gem_world", "comet_zone"]).colonies(1, &["hive_world"]).play();
    run(&mut table, "produce");
    assert_eq!(table.good(0, "gem_world"), Some(Kind::Novelty));
    assert_eq!(table.good(0, "comet_zone"), Some(Kind::Rare));
    assert_eq!(table.good(1, "hive_world"), Some(Kind::Genes));
}

#[test]
fn nfr_pro_03_one_good_on_a_colony_none_on_grey_ones() {
    let mut table = Fixture::new(2)
        .home(0, "old_earth")
        .colonies(0, &["comet_zone", "rebel_base"])
        .goods(0, &["comet_zone"])
        .play();
    run(&mut table, "produce");
    assert_eq!(supply(&table, Kind::Rare), 16, "still one");
    assert_eq!(ids(table.player(0).goods), ["comet_zone"]);
    let mut table = Fixture::new(2)
        .colonies(0, &["asteroid_belt", "radioactive_world"])
        .goods(0, &["asteroid_belt"])
        .choose("produce");
    table.refuse("produce_on asteroid_belt", "NFR-PRO-03");
}

#[test]
fn nfr_pro_04_windfall_colonies_only_by_bonus_or_power() {
    let mut table = Fixture::new(2).colonies(1, &["asteroid_belt"]).play();
    run(&mut table, "produce");
    assert_eq!(table.good(1, "asteroid_belt"), None);
    let mut table = Fixture::new(2).colonies(0, &["asteroid_belt", "comet_zone"]).choose("produce");
    table.refuse("produce_on comet_zone", "NFR-PRO-03");
}

#[test]
fn nfr_pro_05_powers_that_produce_on_windfall_colonies() {
    let mut table = Fixture::new(3)
        .developments(1, &["genetics_lab"])
        .colonies(1, &["avian_uplift_race", "asteroid_belt"])
        .play();
    run(&mut table, "produce");
    assert_eq!(table.good(1, "avian_uplift_race"), Some(Kind::Genes));
    assert_eq!(table.good(1, "asteroid_belt"), None);
    let mut table = Fixture::new(3)
        .developments(1, &["genetics_lab"])
        .colonies(1, &["avian_uplift_race", "pre_sentient_race"])
        .choose("produce");
    assert_eq!(table.to_act(), [1]);
    table.refuse("pass", "NFR-PRO-05").refuse("produce_by genetics_lab asteroid_belt", "NFR-PRO-05");
    table.play("produce_by genetics_lab pre_sentient_race");
    assert_eq!(table.good(1, "avian_uplift_race"), None, "once");
}

#[test]
fn nfr_pro_06_gains_when_produced_here() {
    let mut table =
        Fixture::new(2).colonies(0, &["comet_zone", "gem_world"]).goods(0, &["comet_zone"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(0), 11, "gem_world only");
    let mut table = Fixture::new(2).colonies(0, &["lost_species_ark_world"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(0), 12);
}

#[test]
fn nfr_pro_07_gains_that_count_colonies() {
    let mut table = Fixture::new(3)
        .developments(1, &["pan_galactic_league"])
        .colonies(1, &["hive_world", "avian_uplift_race"])
        .goods(1, &["hive_world"])
        .developments(2, &["imperium_lords"])
        .colonies(2, &["rebel_base", "rebel_miners", "imperium_depot"])
        .play();
    run(&mut table, "produce");
    assert_eq!((table.credits(1), table.credits(2)), (12, 12), "whether or not goods are produced");
}

#[test]
fn nfr_pro_08_mining_conglomerate_compares_what_was_produced() {
    let base = || {
        Fixture::new(3)
            .developments(1, &["mining_conglomerate"])
            .colonies(1, &["comet_zone", "volcanic_world"])
            .home(0, "old_earth")
    };
    let mut table = base().colonies(2, &["rebel_miners"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(1), 10 + 1 + 2, "2 against 1; comet_zone brings $1 itself");
    let mut table = base().colonies(2, &["rebel_miners", "imperium_depot"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(1), 11, "2 against 2");
    // Windfall goods count too.
    let mut table = base().goods(1, &["volcanic_world"]).colonies(0, &["asteroid_belt"]).play();
    run(&mut table, "produce");
    assert_eq!(table.credits(1), 11, "1 against the chooser's windfall good");
}

#[test]
fn nfr_pro_09_when_goods_run_out() {
    let fixture = |left| {
        Fixture::new(3)
            .home(0, "old_earth")
            .colonies(0, &["hive_world", "designer_species"])
            .colonies(1, &["uplift_gene_breeders"])
            .goods_left(Kind::Genes, left)
    };
    let mut table = fixture(1).choose("produce");
    assert_eq!(table.legal(), ["produce_on hive_world", "produce_on designer_species"]);
    table
        .refuse("pass", "NFR-PRO-02")
        .refuse("produce_on uplift_gene_breeders", "NFR-PRO-09")
        .play("produce_on designer_species");
    assert_eq!(
        (table.good(0, "hive_world"), table.good(1, "uplift_gene_breeders")),
        (None, None),
        "none for later players"
    );
    let mut table = fixture(2).play();
    run(&mut table, "produce");
    assert!(table.good(0, "hive_world").is_some() && table.good(1, "uplift_gene_breeders").is_none());
}

#[test]
fn nfr_pro_10_credits_gather_on_the_tile() {
    let mut table = Fixture::new(3).play();
    for round in 1..=3 {
        for id in ["retreat_into_isolation", "develop", "settle"] {
            run(&mut table, id);
        }
        assert_eq!(table.seen().action_tiles[4].credits, round);
    }
    run(&mut table, "produce");
    assert_eq!(table.credits(0), 10 + 3 * 2 + 3);
    run(&mut table, "develop");
    run(&mut table, "settle");
    assert_eq!(table.seen().action_tiles[4].credits, 0);
}

#[test]
fn nfr_pro_11_the_order_of_a_part() {
    let mut table = Fixture::new(2)
        .tile_credits(2)
        .colonies(0, &["alien_oort_cloud_refinery", "gem_world", "avian_uplift_race"])
        .developments(0, &["genetics_lab", "merchant_guild"])
        .home(0, "old_earth")
        .play();
    table.events();
    table.play("select produce");
    assert_eq!(table.credits(0), 12, "(1) credits of the tile");
    table.play("name_kind rare");
    assert!(table.good(0, "gem_world").is_some(), "(3) production, after (2) the joker's kind");
    table.play("produce_on alien_oort_cloud_refinery");
    let told: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::TookTileCredits { .. } => Some("tile"),
            Event::KindNamed { .. } => Some("kind"),
            Event::Produced { colony, .. } => Some(colony.id()),
            Event::Gained { from: orrery_new_frontiers::event::Origin::Power(tile), .. } => Some(tile.id()),
            _ => None,
        })
        .collect();
    let order = [
        "tile",
        "kind",
        "gem_world",
        "gem_world",
        "alien_oort_cloud_refinery",
        "avian_uplift_race",
        "merchant_guild",
    ];
    assert_eq!(told, order, "the gain of gem_world comes with its good");
}

#[test]
fn nfr_pro_12_what_has_run_out_cannot_be_produced() {
    let table = Fixture::new(3).colonies(0, &["asteroid_belt"]).goods_left(Kind::Genes, 0).choose("produce");
    assert_eq!(
        table.good(0, "asteroid_belt"),
        Some(Kind::Rare),
        "the genes home was not available, so no choice"
    );
    let mut table = Fixture::new(3)
        .developments(1, &["genetics_lab"])
        .colonies(1, &["avian_uplift_race"])
        .goods_left(Kind::Genes, 0)
        .home(0, "old_earth")
        .play();
    run(&mut table, "produce");
    assert_eq!(table.good(1, "avian_uplift_race"), None);
}
