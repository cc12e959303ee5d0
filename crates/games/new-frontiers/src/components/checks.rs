//! Every count, distribution and example of the rulebook, as a check of the component file. Figures that the
//! rulebook does not fix may vary within these.

use orrery_core::{Problem, Problems};

use super::{Components, Effect, Sort, TileData};
use crate::vocab::{ActionTile, Appetite, Goods, Keyword, Kind, Phase, Size, Tile, TileSet};

/// What is wrong with the components; `source` is their file.
pub(super) fn check(components: &Components, source: &str) -> Vec<Problem> {
    let mut problems = Problems::of(source);
    box_contents(components, &mut problems);
    setup(components, &mut problems);
    worlds(components, &mut problems);
    tiles(components, &mut problems);
    goals(components, &mut problems);
    action_tiles(components, &mut problems);
    examples(components, &mut problems);
    problems.found()
}

fn box_contents(c: &Components, problems: &mut Problems) {
    problems.figure("NFR-COMP-01", "player mats", c.counts.mats, 8);
    problems.figure("NFR-COMP-02", "goods", c.goods.map(|g| g.count), [19, 17, 13, 11]);
    problems.figure("NFR-TRD-04", "prices of goods", c.goods.map(|g| g.price), [1, 2, 3, 4]);
    problems.figure("NFR-COMP-03", "colonists", c.counts.colonists, 60);
    let stacks = |size: Size| c.stacks.iter().filter(move |s| s.size == size);
    problems.figure("NFR-COMP-04", "small stacks", stacks(Size::Small).count(), 16);
    problems.figure("NFR-COMP-04", "tiles on small stacks", stacks(Size::Small).all(|s| s.copies == 3), true);
    problems.figure("NFR-COMP-04", "single large tiles", stacks(Size::Large).all(|s| s.copies == 1), true);
    problems.figure(
        "NFR-COMP-05",
        "two-sided small stacks",
        stacks(Size::Small).filter(|s| s.two_sided()).count(),
        8,
    );
    problems.figure(
        "NFR-COMP-05",
        "two-sided large tiles",
        stacks(Size::Large).filter(|s| s.two_sided()).count(),
        8,
    );
    let right = stacks(Size::Small).all(|s| s.two_sided() == (s.column > 2));
    problems.figure("NFR-COMP-05", "two-sided in the two right-hand columns", right, true);
    problems.figure("NFR-COMP-09", "stockpile mats", c.counts.stockpile_mats, 5);
    let chips = |sort: &str| -> Vec<(u8, u8)> {
        c.counts.chips.iter().filter(|chip| chip.0 == sort).map(|chip| (chip.1, chip.2)).collect()
    };
    problems.figure("NFR-COMP-10", "VP chips (value, count)", chips("vp"), vec![(1, 25), (5, 7), (10, 8)]);
    problems.figure(
        "NFR-COMP-11",
        "credit chips (value, count)",
        chips("credit"),
        vec![(1, 40), (5, 8), (10, 8)],
    );
    let track = [c.counts.track_spaces, c.counts.discs_per_player];
    problems.figure("NFR-COMP-12", "spaces of the priority track, discs of a player", track, [6, 2]);
    problems.figure("NFR-COMP-13", "development spaces, light and red", c.counts.spaces, [10, 2]);
    let l = &c.limits;
    problems.figure("NFR-EXP-01", "worlds on display", l.explore_display, 7);
    problems.figure("NFR-EXP-07", "worlds of a player", l.max_worlds_per_player, 9);
    problems.figure("NFR-SET-02", "colonists gained", l.settle_colonists_gain, 2);
    problems.figure("NFR-PRO-03", "goods on a colony", l.goods_per_colony, 1);
    problems.figure("NFR-TRD-03", "sales", l.sales_per_trade, 1);
    let ends = [l.end_development_spaces, l.end_colonies, l.end_colonists_in_supply];
    problems.figure("NFR-END-01", "spaces, colonies, colonists that end the game", ends, [11, 8, 4]);
}

fn setup(c: &Components, problems: &mut Problems) {
    for (place, setup) in c.setup.iter().enumerate() {
        let players = place as u8 + 2;
        problems.figure("NFR-MODE-01", "players of a setup", setup.players, players);
        let copies = [0, 0, 1, 2, 2, 3][usize::from(players)];
        problems.figure(
            "NFR-SETUP-03",
            "copies of small developments",
            setup.small_development_copies,
            copies,
        );
        problems.figure("NFR-SETUP-02", "copies of large developments", setup.large_development_copies, 1);
        problems.figure("NFR-SETUP-08", "VP pool", setup.vp_pool, 12 * players);
        problems.figure("NFR-SETUP-09", "colonists", setup.colonists, 12 * players);
        problems.figure(
            "NFR-SETUP-18",
            "colonists when play begins",
            setup.colonists_after_home,
            11 * players,
        );
        let credits =
            [&[][..], &[], &[3, 4], &[3, 3, 4], &[3, 3, 4, 4], &[3, 3, 3, 4, 4]][usize::from(players)];
        problems.figure("NFR-SETUP-14", "credits", &*setup.start_credits_by_seat, credits);
        let spaces: Vec<Vec<u8>> = match players {
            2 => vec![vec![2, 4], vec![3, 5]],
            _ => (2..players + 2).map(|space| vec![space]).collect(),
        };
        let rule = if players == 2 { "NFR-SETUP-13" } else { "NFR-SETUP-12" };
        problems.figure(rule, "spaces of discs", setup.disc_spaces_by_seat.clone(), spaces);
        let selections = if players == 2 { 2 } else { 1 };
        problems.figure(
            "NFR-ROUND-03",
            "selections in a round",
            setup.selections_per_player_per_round,
            selections,
        );
    }
}

fn worlds(c: &Components, problems: &mut Problems) {
    let m = &c.masks;
    let military = m.worlds & m.military;
    let other = m.worlds.without(m.military);
    let by_cost = |set: TileSet, cost: u8| set.iter().filter(|&t| c.tile(t).cost == cost).count();
    problems.figure("NFR-COMP-07", "military and other worlds", [military.len(), other.len()], [26, 34]);
    let defence: Vec<usize> = (1..=9).map(|d| by_cost(military, d)).collect();
    problems.figure(
        "NFR-WLD-01",
        "military worlds of defence 1 to 9",
        defence,
        vec![5, 6, 3, 3, 2, 2, 1, 2, 2],
    );
    let cost: Vec<usize> = (0..=7).map(|d| by_cost(other, d)).collect();
    problems.figure("NFR-WLD-02", "non-military worlds of cost 0 to 7", cost, vec![1, 3, 12, 5, 4, 6, 2, 1]);
    let colonists = |set: TileSet| [1, 2].map(|n| set.iter().filter(|&t| c.tile(t).colonists == n).count());
    problems.figure("NFR-WLD-03", "military worlds for 1, 2 colonists", colonists(military), [18, 8]);
    problems.figure("NFR-WLD-03", "non-military worlds for 1, 2 colonists", colonists(other), [21, 13]);
    let goods = |set: TileSet| {
        [Goods::Windfall, Goods::Production, Goods::None]
            .map(|goods| set.iter().filter(|&t| c.tile(t).goods == goods).count())
    };
    problems.figure("NFR-WLD-04", "military windfall, production, grey worlds", goods(military), [12, 6, 8]);
    problems.figure(
        "NFR-WLD-04",
        "non-military windfall, production, grey worlds",
        goods(other),
        [11, 20, 3],
    );
    let grey = other.without(m.windfall | m.production) & m.keyword[Keyword::Alien.index()];
    problems.figure("NFR-WLD-04", "grey non-military worlds with the keyword Alien", grey.len(), 1);
    let kinds = |set: TileSet| Kind::ALL.map(|kind| (set & m.kind[kind.index()]).len());
    problems.figure("NFR-WLD-05", "military worlds by kind", kinds(military), [3, 4, 6, 5]);
    problems.figure("NFR-WLD-05", "non-military worlds by kind", kinds(other), [12, 9, 5, 4]);
    problems.figure("NFR-WLD-05", "jokers", [(m.joker & other).len(), m.joker.len()], [1, 1]);
    let words = |set: TileSet| {
        [Keyword::Imperium, Keyword::Rebel, Keyword::Uplift].map(|word| (set & m.keyword[word.index()]).len())
    };
    problems.figure("NFR-WLD-06", "military Imperium, Rebel, Uplift worlds", words(military), [3, 11, 6]);
    problems.figure("NFR-WLD-06", "non-military Imperium, Rebel, Uplift worlds", words(other), [4, 0, 4]);
    let both = military & m.keyword[Keyword::Rebel.index()] & m.keyword[Keyword::Uplift.index()];
    problems.figure("NFR-WLD-06", "military worlds that are Rebel and Uplift", both.len(), 1);
    problems.figure(
        "NFR-OPEN-39",
        "Terraforming worlds",
        (m.worlds & m.keyword[Keyword::Terraforming.index()]).len(),
        0,
    );
    let question = [military, other].map(|set| (set & m.question).len());
    problems.figure("NFR-WLD-07", "military and other worlds with \"?\"", question, [2, 2]);
    for world in Tile::worlds() {
        let data = c.tile(world);
        let most = if data.military { 9 } else { 6 };
        problems.entry(
            "NFR-WLD-07",
            data.id,
            (0..=most).contains(&data.vp),
            "military worlds have 0 to 9 VP, others 0 to 6",
        );
    }
    enough_goods(c, problems);
}

/// NFR-PRO-09: with every colony of a kind on the table, the goods of the kind do not run out.
fn enough_goods(c: &Components, problems: &mut Problems) {
    for kind in Kind::ALL {
        let of_kind = c.masks.kind[kind.index()];
        let worlds = (c.masks.worlds & of_kind).len() + c.masks.joker.len();
        let homes =
            c.homes.iter().filter(|sides| sides.iter().any(|&home| of_kind.contains(home))).count().min(5);
        let needed = worlds + homes as u8;
        let found = c.goods[kind.index()].count;
        if needed > found {
            let text = format!("{needed} colonies can be {}, but there are {found} goods", kind.id());
            problems.add(Problem::against("NFR-PRO-09", text));
        }
    }
}

fn tiles(c: &Components, problems: &mut Problems) {
    for tile in &c.tiles {
        let id = tile.id;
        let mut phases: Vec<Phase> = tile.powers.iter().map(|p| p.phase).collect();
        phases.dedup();
        let most = if id == "trade_league" { 2 } else { 1 };
        problems.entry("NFR-POW-01", id, phases.len() <= most, "a tile has a power for one action only");
        match tile.sort {
            Sort::Development { size: Size::Large, .. } => {
                let question = tile.cost == 9 && tile.vp == 0 && !tile.vp_rules.is_empty();
                problems.entry("NFR-DEV-10", id, question, "a large development costs 9 and has \"?\" VP");
            }
            Sort::Development { size: Size::Small, .. } => {
                problems.entry(
                    "NFR-DEV-10",
                    id,
                    tile.vp_rules.is_empty(),
                    "a small development has no \"?\"",
                );
            }
            Sort::Home { .. } => {
                problems.entry("NFR-SETUP-18", id, tile.colonists == 1, "a home colony has 1 colonist")
            }
            Sort::World => {
                problems.entry(
                    "NFR-WLD-03",
                    id,
                    matches!(tile.colonists, 1 | 2),
                    "a world needs 1 or 2 colonists",
                );
            }
        }
        let question = tile.vp_rules.is_empty() || tile.vp == 0;
        problems.entry("NFR-SCO-04", id, question, "a tile has printed VP or \"?\", not both");
        let alien = tile.kind != Some(Kind::Alien) || tile.keywords.contains(Keyword::Alien);
        problems.entry("NFR-OPEN-13", id, alien, "a world of the kind alien has the keyword Alien");
        let kept = tile
            .powers
            .iter()
            .all(|p| !matches!(p.effect, Effect::DrawWorld { count, keep, .. } if keep > count));
        problems.entry("NFR-EXP-04", id, kept, "a power keeps at most as many worlds as it draws");
    }
}

fn goals(c: &Components, problems: &mut Problems) {
    let fixed: [(&str, &str, &[u8], Option<u8>); 8] = [
        ("NFR-GOAL-11", "skilled_workforce", &[0, 0, 0, 0, 2, 5, 8], None),
        ("NFR-GOAL-12", "volunteer_program", &[0, 0, 2, 2, 5, 5, 8], None),
        ("NFR-GOAL-13", "diversification", &[0, 0, 0, 3, 8], None),
        ("NFR-GOAL-13", "tolerance_for_others", &[0, 0, 0, 2, 5, 8], None),
        ("NFR-GOAL-14", "conscription", &[0, 0, 0, 2, 2, 5, 5, 8], None),
        ("NFR-GOAL-19", "exploration", &[0, 2, 5, 5, 8], Some(4)),
        ("NFR-GOAL-21", "store_resources", &[0, 0, 2, 2, 5, 5, 8], Some(6)),
        ("NFR-GOAL-22", "trade_taxes", &[0, 0, 0, 2, 2, 5, 5, 8], Some(7)),
    ];
    for (rule, id, table, store) in fixed {
        let found = c.goals.iter().find(|goal| goal.id == id);
        let holds = found.is_some_and(|goal| goal.table == table && goal.store_max == store);
        problems.entry(
            rule,
            id,
            holds,
            &format!("the VP for 0, 1, 2 ... are {table:?}, stored at most {store:?}"),
        );
    }
}

fn action_tiles(c: &Components, problems: &mut Problems) {
    let b = |tile: ActionTile| c.bonus(tile);
    problems.figure("NFR-ISO-01", "credits for retreating", b(ActionTile::RetreatIntoIsolation).credits, 2);
    problems.figure("NFR-DEV-01", "discount of Develop", b(ActionTile::Develop).discount, 1);
    problems.figure("NFR-EXP-03", "further worlds of Explore", b(ActionTile::Explore).take_worlds, 1);
    problems.figure("NFR-SET-01", "colonists of Settle", b(ActionTile::Settle).colonists, 1);
    let produce = b(ActionTile::Produce);
    let bonus = (produce.take_credits_on_tile, produce.produce_windfall);
    problems.figure("NFR-PRO-01", "credits of the tile and windfall goods of Produce", bonus, (true, 1));
    let waiting = c.action_tiles[ActionTile::Produce.index()].waiting_credits;
    problems.figure("NFR-PRO-10", "credits added to Produce", waiting, 1);
    problems.figure("NFR-TRD-01", "VP of Trade, Consume", b(ActionTile::TradeConsume).vp, 1);
    let envoys = b(ActionTile::SendEnvoys);
    problems.figure(
        "NFR-ENV-01",
        "VP and first place of envoys",
        (envoys.vp, envoys.priority_to_first),
        (1, true),
    );
    let goals = b(ActionTile::SetGalacticGoals);
    let found = [goals.priority_forward, goals.credits, goals.goals_draw, goals.goals_keep];
    problems.figure("NFR-GOAL-02", "positions, credits, goals drawn and kept", found, [1, 1, 3, 1]);
    for tile in ActionTile::ALL {
        let solo = matches!(
            tile,
            ActionTile::RetreatIntoIsolation | ActionTile::SetGalacticGoals | ActionTile::SendEnvoys
        );
        let acts = c.action_tiles[tile.index()].everyone_acts;
        problems.entry(
            "NFR-ROUND-07",
            tile.id(),
            acts != solo,
            "three sides of tiles have no action for the players",
        );
    }
}

/// The tiles that the rulebook pictures, explains or calculates with.
fn examples(c: &Components, problems: &mut Problems) {
    type Fixed = fn(&TileData) -> bool;
    fn figures(tile: &TileData, cost: u8, vp: i8) -> bool {
        tile.cost == cost && tile.vp == vp
    }
    fn military(tile: &TileData, strength: u8) -> bool {
        tile.powers.iter().any(|p| matches!(p.effect, Effect::Military { amount, .. } if amount == strength))
    }
    fn consumes(tile: &TileData, goods: u8, vp: u8, credits: u8) -> bool {
        tile.powers.iter().any(|p| match &p.effect {
            Effect::Consume(c) => {
                (c.appetite, c.goods, c.vp, c.credits) == (Appetite::Exact, goods, vp, credits)
            }
            _ => false,
        })
    }
    let fixed: [(&str, &str, Fixed, &str); 20] = [
        ("NFR-EX-25", "space_marines", |t| figures(t, 2, 1) && military(t, 2), "cost 2, VP 1, strength 2"),
        ("NFR-DEV-08", "investment_credits", |t| figures(t, 3, 2), "cost 3, VP 2"),
        ("NFR-EXP-05", "homesteading_pioneers", |t| figures(t, 3, 2), "cost 3, VP 2"),
        ("NFR-EX-34", "alien_tech_institute", |t| t.keywords.contains(Keyword::Alien), "an Alien tile"),
        ("NFR-EX-33", "imperium_lords", |t| t.keywords.contains(Keyword::Imperium), "an Imperium tile"),
        ("NFR-EX-08", "pan_galactic_league", |t| t.vp_rules.len() == 2, "two conditions"),
        ("NFR-EX-06", "old_earth", |t| consumes(t, 2, 3, 0), "2 goods for 3 VP"),
        ("NFR-EX-06", "new_vinland", |t| consumes(t, 1, 0, 2), "1 good for $2"),
        (
            "NFR-EX-05",
            "designer_species",
            |t| t.powers.iter().any(|p| p.phase == Phase::Consume),
            "consumes 2 goods",
        ),
        ("NFR-EX-11", "comet_zone", |t| t.goods == Goods::Production, "a production world"),
        ("NFR-EX-25", "rebel_outpost", |t| t.cost == 5 && military(t, 1), "defence 5, strength 1"),
        ("NFR-EX-26", "imperium_depot", |t| t.cost == 4 && t.kind == Some(Kind::Rare), "rare, defence 4"),
        (
            "NFR-EX-38",
            "rebel_base",
            |t| t.cost == 6 && t.keywords.contains(Keyword::Rebel),
            "Rebel, defence 6",
        ),
        (
            "NFR-EX-26",
            "alpha_centauri",
            |t| figures(t, 2, 0) && t.kind == Some(Kind::Rare),
            "rare, cost 2, VP 0",
        ),
        ("NFR-SPOW-14", "dying_colony", |t| matches!(t.sort, Sort::Home { .. }), "a home colony"),
        (
            "NFR-SPOW-01",
            "improved_logistics",
            |t| t.powers.iter().any(|p| p.optional),
            "its power is optional",
        ),
        (
            "NFR-SPOW-06",
            "terraforming_robots",
            |t| t.keywords.contains(Keyword::Terraforming),
            "a Terraforming tile",
        ),
        (
            "NFR-SPOW-07",
            "terraforming_engineers",
            |t| t.powers.iter().any(|p| p.optional),
            "its power is optional",
        ),
        (
            "NFR-CON-07",
            "galactic_salon",
            |t| t.powers.iter().any(|p| p.phase == Phase::Consume),
            "a Consume power",
        ),
        ("NFR-POW-12", "alien_oort_cloud_refinery", |t| t.joker, "the joker"),
    ];
    for (rule, id, holds, what) in fixed {
        let found = c.tiles.iter().find(|tile| tile.id == id);
        problems.entry(rule, id, found.is_some_and(holds), &format!("the rulebook has: {what}"));
    }
}
