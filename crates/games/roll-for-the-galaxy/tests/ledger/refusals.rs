//! Every refusal cites the rule that forbids just this. RFG-ORDER-05 and RFG-ASSIGN-14, which forbid much, are
//! cited only where nothing says it more exactly.

use orrery_core::{Game, Seat, conditions};
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, with_tile};
use orrery_roll_for_the_galaxy::{Options, RollForTheGalaxy};

use crate::order::FILL;
use crate::plain;

/// A position and what is refused there: seat, action, rule.
struct Position {
    name: &'static str,
    game: Scenario,
    refused: Vec<(u8, &'static str, &'static str)>,
}

fn position(name: &'static str, game: Scenario, refused: &[(u8, &'static str, &'static str)]) -> Position {
    Position { name, game, refused: refused.to_vec() }
}

fn planning(tableau: &[&str]) -> Scenario {
    let mut game = plain()
        .tableau(0, tableau)
        .rolled(0, "explore", "2 home")
        .rolled(0, "develop", "military")
        .rolled(0, "settle", "novelty")
        .rolled(1, "explore", "home")
        .assign();
    game.play_as(0, "select novelty settle settle");
    game
}

fn after(mut game: Scenario, actions: &[(u8, &str)]) -> Scenario {
    for &(seat, action) in actions {
        game.play_as(seat, action);
    }
    game
}

/// Steps in the wrong moment, and plans.
fn assigning() -> Vec<Position> {
    let setup = Scenario::new(&RollForTheGalaxy::options(2), 3);
    let wild = || plain().rolled(0, "wild", "home genes").rolled(0, "explore", "home").assign();
    let strict = |options: &mut Options| options.dictate_without_move = false;
    vec![
        position(
            "before the first round",
            setup,
            &[
                (0, "stock home", "RFG-SETUP-20"),
                (0, "ready", "RFG-SETUP-20"),
                (0, "recall development home", "RFG-SETUP-18"),
                (0, "start tile_55", "RFG-SETUP-09"),
                (0, "replan", "RFG-OPEN-28"),
            ],
        ),
        position(
            "wild dice",
            wild(),
            &[
                (0, "place_wild military ship", "RFG-ASSIGN-02"),
                (0, "place_wild genes ship", "RFG-OPEN-28"),
                (0, "select home explore ship", "RFG-ASSIGN-01"),
                (0, "ready", "RFG-ASSIGN-03"),
                (0, "use public_works", "RFG-ASSIGN-07"),
                (0, "dictate home explore", "RFG-ASSIGN-07"),
                (0, "move home explore ship", "RFG-ASSIGN-07"),
                (0, "stock home", "RFG-ROUND-01"),
                (0, "recruit home", "RFG-ROUND-01"),
                (0, "recall world home", "RFG-MAN-09"),
                (0, "rearrange", "RFG-TILE-21"),
                (0, "buy", "RFG-TILE-63"),
            ],
        ),
        position(
            "a phase is selected",
            planning(&["public_works", "galactic_mandate", "backup_planning"]),
            &[
                (0, "select home explore ship", "RFG-ASSIGN-08"),
                (0, "move home explore ship", "RFG-ASSIGN-02"),
                (0, "use public_works", "RFG-REASS-10"),
                (0, "use nanotechnology", "RFG-REASS-10"),
                (0, "use galactic_mandate", "RFG-TILE-17"),
                (0, "use backup_planning", "RFG-TILE-16"),
                (0, "dictate novelty settle", "RFG-ASSIGN-09"),
                (0, "dictate genes explore", "RFG-DICT-01"),
            ],
        ),
        position(
            "a Dictate is spent",
            after(planning(&[]), &[(0, "dictate home explore"), (0, "move home explore ship")]),
            &[
                (0, "dictate military develop", "RFG-REASS-02"),
                (0, "move military develop ship", "RFG-DICT-01"),
            ],
        ),
        position(
            "a mandate is spent",
            after(
                planning(&["galactic_mandate"]),
                &[
                    (0, "dictate home explore"),
                    (0, "move home explore ship"),
                    (0, "move military develop ship"),
                ],
            ),
            &[
                (0, "move novelty settle ship", "RFG-ASSIGN-09"),
                (0, "move home ship explore", "RFG-REASS-05"),
            ],
        ),
        position(
            "the power finds nobody",
            planning(&["hydroponics_guild", "executive_power", "colonial_affinity"]),
            &[(0, "use hydroponics_guild", "RFG-REASS-08")],
        ),
        position(
            "only one worker is left, where the power sends it",
            after(
                plain()
                    .tableau(
                        0,
                        &["propaganda_campaign", "executive_power", "isolation_policy", "diversification"],
                    )
                    .rolled(0, "ship", "2 home")
                    .assign(),
                &[(0, "select home ship ship")],
            ),
            &[
                (0, "use propaganda_campaign", "RFG-REASS-11"),
                (0, "use executive_power", "RFG-TILE-15"),
                (0, "use isolation_policy", "RFG-TILE-12"),
                (0, "use diversification", "RFG-TILE-11"),
            ],
        ),
        position(
            "nobody is left to move",
            after(
                plain().tableau(0, &["galactic_influence"]).rolled(0, "ship", "home").assign(),
                &[(0, "select home ship ship")],
            ),
            &[(0, "use galactic_influence", "RFG-REASS-01")],
        ),
        position(
            "fewer novelty worlds than another player",
            after(
                plain()
                    .tableau(0, &["mad_scientists"])
                    .tableau(1, &["spice_world"])
                    .rolled(0, "ship", "2 home")
                    .assign(),
                &[(0, "select home ship ship")],
            ),
            &[(0, "use mad_scientists", "RFG-TILE-18")],
        ),
        position(
            "executive power in use",
            after(
                plain()
                    .tableau(0, &["executive_power"])
                    .rolled(0, "explore", "2 home")
                    .rolled(0, "develop", "2 military")
                    .rolled(0, "ship", "genes")
                    .assign(),
                &[(0, "select genes ship ship"), (0, "use executive_power"), (0, "move home explore ship")],
            ),
            &[
                (0, "move military develop ship", "RFG-TILE-15"),
                (0, "move home explore explore", "RFG-REASS-11"),
                (0, "move home explore settle", "RFG-REASS-09"),
                (0, "ready", "RFG-TILE-15"),
                (0, "use executive_power", "RFG-TILE-15"),
            ],
        ),
        position(
            "a power in use that names its column",
            after(planning(&["technology_affinity"]), &[(0, "use technology_affinity")]),
            &[(0, "move home explore ship", "RFG-REASS-04"), (0, "ready", "RFG-REASS-01")],
        ),
        position(
            "Dictate must move a worker at this table",
            after(
                plain().options(strict).rolled(0, "ship", "3 home").assign(),
                &[(0, "select home ship ship"), (0, "dictate home ship")],
            ),
            &[(0, "ready", "RFG-OPEN-08")],
        ),
        position(
            "committed",
            after(planning(&[]), &[(0, "ready")]),
            &[(0, "dictate home explore", "RFG-ASSIGN-12"), (0, "ready", "RFG-ASSIGN-12")],
        ),
    ]
}

/// Phase I.
fn exploring() -> Vec<Position> {
    let two = || {
        plain()
            .tableau(0, &["advanced_logistics"])
            .zone(0, &["gem_world", "new_vinland"])
            .workers(0, "explore", "2 home")
            .workers(1, "explore", "home")
            .phases("explore develop")
    };
    let scouting = || after(two(), &[(0, "scout home")]);
    let short = || {
        let game = plain()
            .bag(&[])
            .tableau(0, &["advanced_logistics"])
            .zone(0, &["gem_world"])
            .workers(0, "explore", "home")
            .workers(1, "explore", "2 home")
            .phases("explore");
        after(game, &[(1, "scout home")])
    };
    vec![
        position(
            "exploring",
            two(),
            &[
                (0, "stock genes", "RFG-PHASE-02"),
                (0, "scout home virtual", "RFG-VIRT-01"),
                (0, "draw", "RFG-EXP-13"),
                (0, "abandon gem_world", "RFG-EXP-17"),
                (0, "keep gem_world world bottom", "RFG-EXP-14"),
                (0, "return gem_world", "RFG-EXP-22"),
                (0, "finish", "RFG-TILE-83"),
                (1, "finish", "RFG-PHASE-13"),
                (1, "rearrange", "RFG-TILE-20"),
                (0, "pass", "RFG-EXP-01"),
                (0, "select home explore ship", "RFG-REVEAL-06"),
                (0, "place_wild home ship", "RFG-ASSIGN-11"),
                (0, "use advanced_logistics", "RFG-REASS-10"),
                (0, "ready", "RFG-PHASE-13"),
                (0, "build home", "RFG-PHASE-01"),
                (0, "produce home spice_world", "RFG-PHASE-01"),
                (0, "replan", "RFG-OPEN-23"),
            ],
        ),
        position(
            "in the middle of a Scout",
            scouting(),
            &[
                (0, "stock home", "RFG-EXP-17"),
                (0, "scout home", "RFG-EXP-02"),
                (0, "rearrange", "RFG-TILE-83"),
                (0, "finish", "RFG-TILE-83"),
                (0, "abandon spice_world", "RFG-EXP-10"),
            ],
        ),
        position(
            "placing",
            after(scouting(), &[(0, "draw")]),
            &[
                (0, "stock home", "RFG-EXP-02"),
                (0, "draw", "RFG-EXP-13"),
                (0, "abandon gem_world", "RFG-EXP-10"),
                (0, "rearrange", "RFG-TILE-83"),
                (0, "keep gem_world world bottom", "RFG-EXP-14"),
            ],
        ),
        position(
            "rearranging",
            after(two(), &[(0, "rearrange")]),
            &[
                (0, "stock home", "RFG-OPEN-27"),
                (0, "keep gem_world world bottom", "RFG-OPEN-27"),
                (0, "arrange spice_world world", "RFG-TILE-20"),
            ],
        ),
        position(
            "the bag is short and it is another player's turn",
            short(),
            &[(0, "stock home", "RFG-EXP-32"), (0, "rearrange", "RFG-TILE-21")],
        ),
        position(
            "the end is declared, others explore",
            after(two(), &[(0, "stock home"), (0, "stock home"), (0, "finish")]),
            &[
                (0, "rearrange", "RFG-TILE-83"),
                (0, "stock home", "RFG-PHASE-02"),
                (0, "build home", "RFG-ORDER-05"),
            ],
        ),
        position(
            "everybody has explored",
            plain()
                .tableau(0, &["alien_research_team", "advanced_logistics"])
                .cup(0, "home")
                .cup(1, "home")
                .phases("explore"),
            &[(0, "rearrange", "RFG-TILE-21"), (1, "stock home", "RFG-EXP-40")],
        ),
    ]
}

/// Phases II to V.
fn working() -> Vec<Position> {
    let build = || {
        plain()
            .tableau(0, &["galactic_federation"])
            .zone(0, &["merchant_guild", "space_port"])
            .spot(0, "development", "home")
            .workers(0, "develop", "home genes military")
            .cup(1, "home")
            .phases("develop")
    };
    let pay = || {
        plain()
            .zone(0, &["public_works"])
            .spot(0, "development", "2 home genes")
            .cup(1, "home")
            .phases("develop")
    };
    let remove = || {
        plain()
            .zone(0, &["rebel_miners"])
            .workers(0, "settle", "2 home")
            .cup(0, "genes")
            .cup(1, "home")
            .phases("settle")
    };
    let produce = || {
        plain()
            .home(0, "alpha_centauri")
            .tableau(0, &["spice_world", "comet_zone"])
            .tableau(1, &["gem_world"])
            .zone(0, &["mining_world"])
            .goods("spice_world", "home")
            .workers(0, "produce", "home genes")
            .cup(1, "home")
            .phases("produce")
    };
    let ship = || {
        plain()
            .tableau(0, &["spice_world", "comet_zone", "galactic_bankers"])
            .goods("spice_world", "home")
            .goods("comet_zone", "genes")
            .workers(0, "ship", "home genes")
            .workers(1, "ship", "home")
            .phases("ship")
    };
    // The twelfth tile is near: seat 1 has the lower faction number and builds first.
    let ordered = || {
        plain()
            .tableau(0, &FILL[..8])
            .zone(0, &["merchant_guild", "public_works"])
            .workers(0, "develop", "home genes")
            .zone(1, &["nanotechnology", "space_docks"])
            .workers(1, "develop", "3 home 3 genes")
            .phases("develop")
    };
    vec![
        position(
            "building",
            build(),
            &[
                (0, "build novelty", "RFG-DEV-03"),
                (0, "pay home", "RFG-DEV-06"),
                (0, "to_cup home", "RFG-TILE-36"),
                (0, "remove home cup", "RFG-SETTLE-08"),
                (0, "pass", "RFG-DEV-10"),
                (1, "build home", "RFG-DEV-03"),
                (0, "scout home", "RFG-PHASE-01"),
                (0, "rearrange", "RFG-TILE-21"),
                (0, "recall development home", "RFG-MAN-09"),
            ],
        ),
        position(
            "paying",
            pay(),
            &[
                (0, "build home", "RFG-DEV-04"),
                (0, "pay military", "RFG-DEV-06"),
                (0, "remove home cup", "RFG-DEV-05"),
            ],
        ),
        position(
            "removing",
            remove(),
            &[
                (0, "build home", "RFG-DEV-05"),
                (0, "remove military citizenry", "RFG-SETTLE-08"),
                (0, "remove_good spice_world home", "RFG-SETTLE-08"),
                (0, "pass", "RFG-SETTLE-08"),
            ],
        ),
        position("out of turn", ordered(), &[(0, "build home", "RFG-ORDER-12"), (0, "pass", "RFG-ORDER-12")]),
        position(
            "producing",
            produce(),
            &[
                (0, "produce military comet_zone", "RFG-PROD-01"),
                (0, "produce home spice_world", "RFG-PROD-02"),
                (0, "produce home mining_world", "RFG-PROD-04"),
                (0, "produce home gem_world", "RFG-PROD-01"),
                (0, "pass", "RFG-PROD-01"),
                (1, "produce home gem_world", "RFG-PROD-01"),
            ],
        ),
        position(
            "choosing a shipper",
            ship(),
            &[
                (0, "ship military", "RFG-PHASE-02"),
                (0, "ship home virtual", "RFG-VIRT-01"),
                (0, "trade spice_world home", "RFG-SHIP-01"),
                (0, "buy", "RFG-TILE-63"),
                (1, "ship home", "RFG-SHIP-01"),
                (0, "pass", "RFG-SHIP-01"),
            ],
        ),
        position(
            "choosing a good",
            after(ship(), &[(0, "ship genes")]),
            &[
                (0, "ship home", "RFG-SHIP-01"),
                (0, "trade comet_zone home", "RFG-SHIP-01"),
                (0, "consume gem_world home", "RFG-SHIP-01"),
                (0, "buy", "RFG-TILE-63"),
            ],
        ),
        position(
            "the offer after a Trade",
            after(ship(), &[(0, "ship genes"), (0, "trade spice_world home")]),
            &[(0, "ship home", "RFG-TILE-63"), (0, "consume comet_zone genes", "RFG-TILE-63")],
        ),
        position(
            "bought already",
            after(ship(), &[(0, "ship genes"), (0, "trade spice_world home"), (0, "buy")]),
            &[(0, "buy", "RFG-TILE-63"), (0, "pass", "RFG-SHIP-01")],
        ),
    ]
}

/// Step 5, and the end.
fn managing() -> Vec<Position> {
    let start = || {
        plain()
            .credits(0, 1)
            .citizenry(0, "home genes")
            .spot(0, "development", "military")
            .spot(0, "world", "home")
            .cup(1, "home")
            .manage()
    };
    let over = || {
        let game = plain().pool(0).cup(0, "home").cup(1, "home").manage();
        after(game, &[(0, "ready"), (1, "ready")])
    };
    vec![
        position(
            "recruiting",
            start(),
            &[
                (0, "recruit military", "RFG-MAN-02"),
                (0, "recall development military", "RFG-MAN-01"),
                (0, "ready", "RFG-MAN-03"),
                (0, "stock home", "RFG-ROUND-01"),
                (0, "select home explore ship", "RFG-ROUND-01"),
                (0, "replan", "RFG-OPEN-28"),
            ],
        ),
        position(
            "recruited",
            after(start(), &[(0, "recruit home"), (0, "recall world home")]),
            &[
                (0, "recruit genes", "RFG-MAN-02"),
                (0, "recall development military", "RFG-OPEN-28"),
                (0, "recall world home", "RFG-MAN-07"),
                (0, "recall_good spice_world home", "RFG-MAN-07"),
            ],
        ),
        position(
            "committed",
            after(start(), &[(0, "recruit home"), (0, "ready")]),
            &[
                (0, "recruit genes", "RFG-OPEN-24"),
                (0, "ready", "RFG-OPEN-24"),
                (0, "select home explore ship", "RFG-ORDER-05"),
            ],
        ),
        position(
            "an empty cup",
            plain().spot(0, "world", "2 home").cup(1, "home").manage(),
            &[(0, "ready", "RFG-MAN-10")],
        ),
        position("the game is over", over(), &[(0, "ready", "RFG-END-01"), (0, "replan", "RFG-END-01")]),
        position("nobody sits there", start(), &[(2, "ready", "RFG-SETUP-01")]),
    ]
}

/// Actions that name a bag tile by one of its sides.
fn in_words(action: &str) -> String {
    let by_tile = ["abandon ", "keep ", "arrange ", "return "].iter().any(|verb| action.starts_with(verb));
    if by_tile { with_tile(action) } else { action.to_owned() }
}

#[test]
fn every_refusal_cites_its_most_exact_rule() {
    let mut tried = 0;
    let positions = [assigning(), exploring(), working(), managing()].into_iter().flatten();
    for Position { name, mut game, refused } in positions {
        println!("{name}");
        for (seat, action, rule) in refused {
            game.refuse_as(seat, &in_words(action), rule);
            tried += 1;
        }
    }
    assert!(tried >= 41, "{tried}");
    println!("{tried} refusals");
}

/// Who has something to decide never hears a catch-all, whatever is tried.
#[test]
fn the_catch_alls_are_the_last_resort() {
    let options = RollForTheGalaxy::options(3);
    let universe = RollForTheGalaxy::universe(&options);
    crate::walk::walk_one(&options, 5, |step| {
        for seat in RollForTheGalaxy::to_act(&step.before).iter() {
            for &action in universe.iter().step_by(7) {
                if let Err(refusal) = orrery_core::check::<RollForTheGalaxy>(&step.before, seat, action) {
                    let vague = ["RFG-ORDER-05", "RFG-ASSIGN-14"].contains(&refusal.rule.0);
                    assert!(!vague, "{action:?} in {:?}: {refusal}", step.before.player(seat).task);
                }
            }
        }
    });
}

/// What holds and what fails is said about the very piece, with its numbers.
#[test]
fn conditions_are_words_about_the_piece() {
    let game = Fixture::new(2)
        .tableau(0, &["spice_world", "comet_zone"])
        .goods("spice_world", "home")
        .workers(0, "produce", "home genes")
        .phases("produce");
    let said = |action: &str| -> Vec<(bool, String)> {
        let texts = orrery_core::Texts::of_game(
            orrery_core::Lang::En,
            <RollForTheGalaxy as orrery_core::Present>::sources(),
        );
        let list = conditions::<RollForTheGalaxy>(&game.state, Seat(0), game.parse(action));
        list.iter().map(|c| (c.holds, texts.say(c.words.as_ref().expect("words")))).collect()
    };
    assert_eq!(
        said("produce genes spice_world"),
        [
            (true, "A green worker of yours is left in Produce.".to_owned()),
            (true, "Spice World is completed, not in your construction zone.".to_owned()),
            (true, "Spice World lies in your tableau.".to_owned()),
            (true, "Spice World is not grey, so that it holds goods.".to_owned()),
            (false, "Spice World has room: 1 of 1 goods lie there.".to_owned()),
        ]
    );
    assert_eq!(said("stock home")[0], (false, "Explore is played this round.".to_owned()));
    assert!(game.player(0).worlds().count() > 0);
}
