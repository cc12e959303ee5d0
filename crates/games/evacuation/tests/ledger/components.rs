//! EVA-COMP: what is in the box, as the engine uses it.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Silent};
use orrery_evacuation::components::{COMPONENTS, Effect, Preparing, SOURCE, check};
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::Fixture;
use orrery_evacuation::view::Ask;
use orrery_evacuation::vocab::{Actions, Colour, Mode};
use orrery_evacuation::{Evacuation, Options};

use crate::setup::{new_game, play_until};

/// What is wrong with the component file after this change.
fn changed(from: &str, to: &str) -> String {
    assert!(SOURCE.contains(from), "`{from}` is not in the component file");
    let problems = check(&SOURCE.replacen(from, to, 1));
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Whether the component file is refused without this entry.
fn refused_without(id: &str) -> bool {
    let line = format!("\nid = \"{id}\"");
    let at = SOURCE.find(&line).unwrap_or_else(|| panic!("no entry `{id}`"));
    let from = SOURCE[..at].rfind("\n[[").expect("the beginning of the entry");
    let to = SOURCE[at..].find("\n[").map_or(SOURCE.len(), |n| at + n);
    !check(&format!("{}{}", &SOURCE[..from], &SOURCE[to..])).is_empty()
}

#[test]
fn eva_comp_01_the_main_board() {
    let view = new_game(Options::usual(4), 1).view(0);
    assert_eq!((view.fields.len(), view.order.len(), view.bonus_cards.len(), view.year), (44, 4, 4, 1));
    let displays: Vec<_> =
        view.displays.iter().map(|d| (d.display.id(), d.items.iter().flatten().count(), d.stack)).collect();
    assert_eq!(displays, [("ship", 3, 18), ("stadium", 3, 14), ("infrastructure", 3, 15)]);
    assert!(view.markers.iter().all(|marker| marker.space == 0) && view.markers.len() == 8);
    assert!(view.seats.iter().all(|seat| seat.sites.len() == 11), "four start continents");
}

#[test]
fn eva_comp_02_a_board_for_each_of_up_to_four_players() {
    for players in [0, 5] {
        let options = Options { players, ..Options::usual(2) };
        let error = Evacuation::setup(&options, &mut FastDice::new(1), &mut Silent).unwrap_err();
        assert_eq!(error.rule.0, "EVA-COMP-02", "{players} players");
    }
    let mut game = new_game(Options::usual(4), 1);
    for seat in game.view(0).seats {
        let levels: Vec<Vec<u8>> = (seat.technologies.iter())
            .map(|column| column.iter().map(|t| COMPONENTS.techs[t.tech.index()].level).collect())
            .collect();
        assert_eq!(levels, [[1, 2, 3]; 3], "three columns, level 1 at the bottom");
        assert_eq!((seat.areas, seat.actions), ([0; 4], 0));
    }
    assert_eq!(game.legal().len(), 10 + 1, "the actions of the four areas, and pass");
    game.play("act gain_and_research");
    let acting = game.view(0).seats.iter().map(|seat| seat.areas).max();
    assert_eq!(acting, Some([1, 0, 0, 0]), "area 1 comes first in the list and is the weakest");
}

#[test]
fn eva_comp_03_the_side_of_a_board_has_no_effect() {
    let view = new_game(Options::usual(4), 3).view(0);
    for seat in &view.seats {
        let first = &view.seats[0];
        assert_eq!(
            (&seat.sites, &seat.production, &seat.stores),
            (&first.sites, &first.production, &first.stores)
        );
        assert_eq!((seat.supply, seat.next_energy), (first.supply, first.next_energy));
    }
}

#[test]
fn eva_comp_04_the_cards() {
    // 80 action cards, of which every player is dealt seven.
    let game = new_game(Options { actions: Actions::Advanced, ..Options::usual(4) }, 1);
    let hands: u8 = game.view(0).seats.iter().map(|seat| seat.hand_count).sum();
    assert_eq!((game.view(0).deck, hands), (52, 28));
    // 16 goal cards.
    let points = new_game(Options { mode: Mode::Points, ..Options::usual(4) }, 1);
    let mut goals = BTreeSet::new();
    for seat in 0..4 {
        let Ask::KeepGoal { goals: pack } = points.view(seat).ask else { panic!("a draft") };
        goals.extend(pack.iter().map(|goal| goal.id()));
    }
    assert_eq!(goals.len(), 16);
    // Nine bonus cards, two of them with a flag; four two-sided contracts, of which three are laid out.
    let (mut plain, mut flags, mut contracts) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let mut game = new_game(Options { mode: Mode::Points, contracts: true, ..Options::usual(2) }, seed);
        play_until(&mut game, |game| game.state.step == Step::Actions);
        let view = game.view(0);
        plain.extend(view.bonus_cards[..3].iter().map(|card| card.id()));
        flags.insert(view.bonus_cards[3].id());
        let cards: BTreeSet<u8> =
            view.contracts.iter().map(|contract| COMPONENTS.contracts[contract.index()].card).collect();
        assert_eq!(cards.len(), 3);
        contracts.extend(view.contracts.iter().map(|contract| contract.id()));
    }
    assert_eq!((plain.len(), flags.len(), contracts.len()), (7, 2, 8));
    // Seven solo cards, one of which comes later.
    let mut solo = new_game(Options::usual(1), 1);
    let cards = |game: &orrery_evacuation::testkit::Table| {
        let opponent = game.view(0).opponent.expect("an opponent");
        u8::from(opponent.top.is_some()) + opponent.stack + opponent.turned.len() as u8
    };
    play_until(&mut solo, |game| game.state.step == Step::Actions);
    assert_eq!(cards(&solo), 6);
    play_until(&mut solo, |game| (game.state.step, game.state.year) == (Step::Actions, 3));
    assert_eq!(cards(&solo), 7);
    for id in ["action_card_80", "bonus_9", "stadium_17", "goal_production_steel", "infra_ii_9", "solo_7"] {
        assert!(refused_without(id), "{id}");
    }
    assert!(changed("flag = true", "flag = false").contains("EVA-COMP-04"));
}

#[test]
fn eva_comp_05_the_tiles() {
    let options = Options { mode: Mode::Points, contracts: true, line_dominance: true, ..Options::usual(4) };
    let mut game = new_game(options, 1);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    let view = game.view(0);
    let techs: BTreeSet<_> =
        (view.seats.iter()).flat_map(|s| s.technologies.iter().flatten()).map(|t| t.tech.id()).collect();
    assert_eq!(techs.len(), 36);
    for seat in &view.seats {
        assert_eq!((seat.supply, seat.sites.len()), ([4; 3], 11));
    }
    assert_eq!(view.displays[0].stack + 3, 21, "ships");
    assert_eq!(view.lines.len(), 3);
    assert!(refused_without("tech_4_9") && refused_without("ship_21") && refused_without("sea_site_b"));
    assert!(changed("set = 1\nlevel = 2", "set = 1\nlevel = 3").contains("EVA-COMP-05"));
}

#[test]
fn eva_comp_06_markers_and_resources() {
    let game = new_game(Options::usual(3), 1);
    let view = game.view(0);
    for seat in &view.seats {
        let own = view.markers.iter().filter(|m| m.who == orrery_evacuation::state::Who::Player(seat.seat));
        assert_eq!(own.count(), 2, "two progress markers");
        assert_eq!(seat.production[1], [0; 3], "three production markers");
    }
    assert_eq!(view.year, 1, "one year marker");
    // More resources than there are pieces.
    let gain = (Effect::GainResource { resource: None }, 1);
    let mut game = Fixture::race(2).store(0, "old", "45 food").effect(0, &[gain]);
    game.play("gain old food");
    assert_eq!(game.view(0).seats[0].stores[0], [46, 0, 0]);
}

#[test]
fn eva_comp_07_four_colours() {
    let game = new_game(Options::usual(4), 1);
    let view = game.view(0);
    let colours: Vec<Colour> = view.seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, Colour::ALL);
    for seat in &view.seats {
        let start: Vec<_> = seat.stadiums[0].iter().map(|stadium| stadium.id()).collect();
        assert_eq!(start, [format!("stadium_start_{}", seat.colour.id())]);
    }
}

#[test]
fn eva_comp_08_three_resources_and_three_types_of_factory() {
    let game = Fixture::race(2).effect(0, &[(Effect::GainResource { resource: None }, 1)]);
    let old: Vec<_> = game.legal().into_iter().filter(|action| action.starts_with("gain old")).collect();
    assert_eq!(old, ["gain old food", "gain old steel", "gain old energy"]);
    let prepare = (Effect::PrepareFactory(Preparing::default()), 1);
    let game = Fixture::race(2).store(0, "new", "1 food 1 steel 1 energy").effect(0, &[prepare]);
    assert_eq!(game.legal(), ["prepare food new", "prepare steel new", "prepare energy new"]);
}

#[test]
fn eva_comp_09_only_amounts_count() {
    // Three steel, however they lie, pay two and leave one.
    let building = Effect::BuildShip(Default::default());
    let mut game =
        Fixture::race(2).display("ship", &["ship_01"]).store(0, "old", "3 steel").effect(0, &[(building, 1)]);
    game.play("build_ship ship_01 old");
    assert_eq!(game.state.players[0].stores[0], [0, 1, 0]);
}

#[test]
fn eva_comp_10_only_factories_are_limited() {
    let gain = (Effect::GainResource { resource: None }, 1);
    let mut game =
        Fixture::race(2).store(0, "new", "60 steel").store(1, "new", "60 steel").effect(0, &[gain]);
    game.play("gain new steel");
    assert_eq!(game.state.players[0].stores[1], [0, 61, 0]);
    let game = Fixture::race(2)
        .year(4)
        .penalties(0, 20)
        .sites(0, &[])
        .markers(0, [(4, "main"), (5, "main")])
        .income();
    assert_eq!(game.state.players[0].penalties, 20 + 1 + 4 + 2);
    let prepare = (Effect::PrepareFactory(Preparing::default()), 1);
    let mut game = Fixture::race(2)
        .factories(0, "old", "4 food")
        .store(0, "old", "2 food 1 steel 1 energy")
        .effect(0, &[prepare]);
    game.refuse("prepare food old", "EVA-FACT-05");
}

/// What the Old World produces with these land sites only.
fn produced_by(sites: &[&str]) -> [u8; 3] {
    let fixture = Fixture::race(2).markers(0, [(4, "main"), (5, "main")]).sites(0, sites);
    fixture.actions().view(0).seats[0].production[0]
}

#[test]
fn eva_comp_11_the_sites_of_a_colour() {
    for (i, resource) in ["food", "steel", "energy"].into_iter().enumerate() {
        let only = |n: u8| std::array::from_fn(|place| if place == i { n } else { 0 });
        assert_eq!(produced_by(&[&format!("{resource}_pop_a")]), only(2));
        assert_eq!(produced_by(&[&format!("{resource}_pop_b")]), only(2));
        assert_eq!(produced_by(&[&format!("{resource}_factory")]), only(1));
    }
    let sea = Fixture::race(2).sites(0, &[]).actions().view(0).seats[0].production[0];
    assert_eq!(sea, [2, 2, 2], "two sea sites");
    assert_eq!(Fixture::race(2).actions().view(0).seats[0].production[0], [7, 7, 7]);
    assert!(changed("produces = { food = 2 }", "produces = { food = 3 }").contains("EVA-COMP-11"));
}

#[test]
fn eva_comp_12_landscapes_matter_for_loading() {
    let loadable = |ship: &str| -> Vec<String> {
        let mut game = Fixture::race(2).ships(0, "old", &[ship]).store(0, "old", "1 energy").transport();
        game.play(&format!("fly {ship}"));
        let sites = game.legal().into_iter().filter(|action| action.starts_with("load_site"));
        sites.filter_map(|a| a.strip_suffix(" site").map(|a| a["load_site ".len()..].to_owned())).collect()
    };
    let savanna = loadable("ship_01");
    let mountain = loadable("ship_02");
    let sea = loadable("ship_03");
    assert_eq!(savanna, ["food_pop_a", "food_factory", "steel_pop_b", "energy_pop_b"]);
    assert_eq!(mountain, ["steel_pop_a", "steel_pop_b", "steel_factory", "energy_factory"]);
    assert_eq!(sea, ["food_pop_b", "steel_factory", "energy_pop_a", "energy_pop_b"]);
    let all: BTreeSet<_> = savanna.iter().chain(&mountain).chain(&sea).collect();
    assert_eq!(all.len(), 9, "every land site has one or two");
    assert!(changed("landscapes = [\"savanna\"]", "landscapes = []").contains("EVA-COMP-12"));
}

#[test]
fn eva_comp_13_a_site_is_active_or_evacuated() {
    let mut game = Fixture::race(2).ships(0, "old", &["ship_01"]).store(0, "old", "1 energy").transport();
    game.play("fly ship_01").play("load_site food_pop_a site");
    let seat = &game.view(0).seats[0];
    assert_eq!((seat.sites.len(), seat.production[0]), (10, [5, 7, 7]), "its back is up");
    assert!(seat.sites.iter().all(|site| site.id() != "food_pop_a"));
    game.refuse("load_site food_pop_a site", "EVA-TRANS-08");
}
