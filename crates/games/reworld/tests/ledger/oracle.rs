//! A second scorer, written from the ledger: it listens to what happens at the table and books the
//! points by itself, with figures read straight from the component file.

use std::collections::BTreeMap;

use orrery_reworld::Event;
use orrery_reworld::vocab::{Letter, Module};

use crate::{Step, entries, heard_by_all, int, text};

/// One settlement area, as somebody at the table would count it.
#[derive(Clone, Default)]
struct Area {
    /// The ids of the tiles in each city.
    cities: BTreeMap<String, Vec<&'static str>>,
    shields: i64,
    score: i64,
}

/// The final scores of a game.
pub(crate) fn scores(players: u8, steps: &[Step]) -> Vec<i16> {
    let mut areas = vec![Area::default(); usize::from(players)];
    let mut round = 1;
    for event in steps.iter().flat_map(|s| heard_by_all(&s.events)) {
        hear(&mut areas, &mut round, event);
    }
    for category in entries("final_category") {
        let ranks: Vec<i64> = category[&format!("ranks_p{players}")]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_integer().unwrap())
            .collect();
        let letter = category.get("letter").map(|l| l.as_str().unwrap().to_lowercase());
        let sizes: Vec<i64> = areas
            .iter()
            .map(|a| match &letter {
                None => a.shields,
                Some(letter) => a.cities.get(letter).map_or(0, |tiles| tiles.len() as i64 + 1),
            })
            .collect();
        for (area, points) in areas.iter_mut().zip(final_points(&sizes, &ranks)) {
            area.score += points;
        }
    }
    areas.iter().map(|a| a.score as i16).collect()
}

fn hear(areas: &mut [Area], round: &mut u8, event: &Event) {
    match event {
        Event::RoundBegan { round: number, .. } => *round = *number,
        Event::Acquired { seat, module, .. } if module.id().starts_with("terrabot") => {
            areas[seat.index()].score += match round {
                1 | 2 => 4,
                3 => 3,
                _ => 2,
            };
        }
        Event::MarkerTaken { seat, .. } => areas[seat.index()].score += 1,
        Event::LeftRound { seat, count, .. } => areas[seat.index()].score += i64::from(*count),
        Event::CityFounded { seat, city, module, .. } | Event::TerrabotSettled { seat, city, module, .. } => {
            add(&mut areas[seat.index()], *city, *module);
        }
        Event::CrewPlaced { seat, city, module, .. } => {
            let area = &mut areas[seat.index()];
            let tiles = add(area, *city, *module);
            if module.id().ends_with("_special") {
                area.score += tiles + 1;
            }
        }
        Event::Defended { seat, module, .. } => {
            let tiles = entries("shuttle").into_iter().chain(entries("satellite"));
            let tile = tiles.into_iter().find(|t| text(t, "id") == module.id()).unwrap();
            areas[seat.index()].shields += int(tile, "shields");
        }
        Event::TaskDone { seat, module, city, .. } => {
            let area = &mut areas[seat.index()];
            area.score += task(area, module.id(), *city);
        }
        Event::ShipTaken { seat, ship } => {
            let ships = entries("population_ship");
            let ship = ships.iter().find(|s| text(s, "id") == ship.id()).unwrap();
            areas[seat.index()].score += int(ship, "points");
        }
        _ => {}
    }
}

/// Adds a tile to a city; returns the number of its tiles without the sign.
fn add(area: &mut Area, city: Letter, module: Module) -> i64 {
    let tiles = area.cities.entry(city.id().into()).or_default();
    tiles.push(module.id());
    tiles.len() as i64
}

fn company(tile: &str) -> Option<&str> {
    tile.strip_prefix("crew_").map(|name| name.trim_end_matches("_special"))
}

fn task(area: &Area, satellite: &str, city: Option<Letter>) -> i64 {
    let tiles = || area.cities.values().flatten().copied();
    let crews = |of: &[&'static str]| of.iter().filter(|t| company(t).is_some()).count() as i64;
    let chosen = city.map_or(vec![], |letter| area.cities[letter.id()].clone());
    let size = chosen.len() as i64;
    match satellite.trim_start_matches("satellite_") {
        "all_crews" => tiles().filter(|t| company(t).is_some()).count() as i64,
        "all_terrabots" => tiles().filter(|t| company(t).is_none()).count() as i64,
        "shields" => area.shields,
        "city_size" => {
            if city.is_some() {
                size + 1
            } else {
                0
            }
        }
        "city_product" => (size - crews(&chosen)) * crews(&chosen),
        "companies" => {
            2 * tiles().filter_map(company).collect::<std::collections::BTreeSet<_>>().len() as i64
        }
        other => match other.split_once('_') {
            Some(("letter", letter)) => {
                2 * tiles().filter(|t| *t == format!("terrabot_{letter}")).count() as i64
            }
            Some(("company", name)) => 3 * tiles().filter(|t| company(t) == Some(name)).count() as i64,
            _ => panic!("{satellite}"),
        },
    }
}

/// Goes down the ranks, as one would at a table: the best group takes as many ranks as it has players.
fn final_points(sizes: &[i64], ranks: &[i64]) -> Vec<i64> {
    let mut points = vec![-3; sizes.len()];
    let mut rank = 0;
    let mut left: Vec<i64> = sizes.iter().copied().filter(|&s| s > 0).collect();
    while let Some(&best) = left.iter().max() {
        let group = left.iter().filter(|&&s| s == best).count();
        let sum: i64 = (rank..rank + group).map(|r| ranks.get(r).copied().unwrap_or(0)).sum();
        for (own, points) in sizes.iter().zip(&mut points).filter(|(own, _)| **own == best) {
            debug_assert_eq!(*own, best);
            *points = sum / group as i64;
        }
        rank += group;
        left.retain(|&s| s != best);
    }
    points
}
