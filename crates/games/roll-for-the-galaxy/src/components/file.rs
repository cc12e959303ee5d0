//! Reads the component file into the tables, and checks it.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    BagTileInfo, Components, DevelopmentInfo, DieInfo, FactionInfo, KindSet, Limits, Masks, OnPlace, Power,
    Scoring, Setup, WorldInfo,
};
use crate::vocab::{Development, Die, Kind, Phase, World};

#[derive(Deserialize)]
struct File {
    limits: Limits,
    setup: SetupEntry,
    die: Vec<DieEntry>,
    world_kind: Vec<KindEntry>,
    tile: Vec<BagTileEntry>,
    faction: Vec<FactionEntry>,
    home_world: Vec<Half>,
}

#[derive(Deserialize)]
struct SetupEntry {
    start_dice_cup: BTreeMap<Die, u8>,
    start_dice_citizenry: BTreeMap<Die, u8>,
    start_bag_tiles_per_player: u8,
    by_players: Vec<ByPlayers>,
}

#[derive(Deserialize)]
struct ByPlayers {
    players: u8,
    vp_pool: u8,
    extra_phase_die: String,
}

#[derive(Deserialize)]
struct DieEntry {
    id: Die,
    count: u8,
    faces: Vec<String>,
    consume_match: KindSet,
}

#[derive(Deserialize)]
struct KindEntry {
    id: Kind,
    trade_value: u8,
    can_hold_goods: bool,
}

#[derive(Deserialize)]
struct BagTileEntry {
    id: String,
    development: Half,
    world: Half,
}

#[derive(Deserialize)]
struct FactionEntry {
    id: String,
    number: u8,
    left: Half,
    right: Half,
}

/// A development or a world: one side of a bag tile, one half of a faction, a home world.
#[derive(Deserialize)]
struct Half {
    id: String,
    cost: u8,
    #[serde(default)]
    category: Option<String>,
    #[serde(default)]
    world_kind: Option<Kind>,
    on_place: Vec<OnPlace>,
    #[serde(default)]
    powers: Vec<Power>,
    #[serde(default)]
    scoring: Option<Scoring>,
}

/// Ids live as long as the program: the tables are made once.
fn forever(id: String) -> &'static str {
    Box::leak(id.into_boxed_str())
}

impl Components {
    /// Reads and checks a component file.
    pub(super) fn parse(source: &str) -> Result<Components, String> {
        let file: File = toml::from_str(source).map_err(|e| e.to_string())?;
        let mut developments = Vec::new();
        let mut worlds = Vec::new();
        let mut bag_tiles = Vec::new();
        for tile in file.tile {
            bag_tiles.push(BagTileInfo { id: forever(tile.id) });
            developments.push(development(tile.development)?);
            worlds.push(world(tile.world)?);
        }
        let mut factions = Vec::new();
        for faction in file.faction {
            let mut info = FactionInfo {
                id: forever(faction.id),
                number: faction.number,
                development: None,
                worlds: Vec::new(),
            };
            for half in [faction.left, faction.right] {
                if half.world_kind.is_some() {
                    info.worlds.push(World(worlds.len() as u8));
                    worlds.push(world(half)?);
                } else {
                    info.development = Some(Development(developments.len() as u8));
                    developments.push(development(half)?);
                }
            }
            factions.push(info);
        }
        let mut homes = Vec::new();
        for home in file.home_world {
            homes.push(World(worlds.len() as u8));
            worlds.push(world(home)?);
        }
        // RFG-COMP-01: as many tiles as the box holds.
        let counts = [bag_tiles.len(), developments.len(), worlds.len(), factions.len(), homes.len()];
        if counts != [55, Development::COUNT, World::COUNT, 9, 9] {
            return Err(format!("tiles, developments, worlds, factions, home worlds: {counts:?}"));
        }
        let extra = |d: &DevelopmentInfo| {
            d.powers
                .iter()
                .map(|p| if let Power::GoodsCapacity { extra } = p { *extra } else { 0 })
                .sum::<u8>()
        };
        if file.limits.goods_per_world + developments.iter().map(extra).sum::<u8>() > 2 {
            return Err("a world has room for at most two goods".into());
        }
        let with = Masks::of(&developments);
        Ok(Components {
            limits: file.limits,
            setup: setup(file.setup)?,
            dice: dice(file.die)?,
            trade_value: trade_values(file.world_kind)?,
            bag_tiles,
            developments,
            worlds,
            factions,
            homes,
            with,
        })
    }
}

fn development(half: Half) -> Result<DevelopmentInfo, String> {
    let category = half.category.ok_or_else(|| format!("{} has no category", half.id))?;
    Ok(DevelopmentInfo {
        id: forever(half.id),
        cost: half.cost,
        reassign: category == "reassign",
        on_place: half.on_place,
        powers: half.powers,
        scoring: half.scoring,
    })
}

fn world(half: Half) -> Result<WorldInfo, String> {
    let kind = half.world_kind.ok_or_else(|| format!("{} has no kind", half.id))?;
    Ok(WorldInfo { id: forever(half.id), cost: half.cost, kind, on_place: half.on_place })
}

fn setup(setup: SetupEntry) -> Result<Setup, String> {
    let mut by_players = [(0, None); 4];
    for entry in setup.by_players {
        let place = usize::from(entry.players).checked_sub(2).and_then(|i| by_players.get_mut(i));
        *place.ok_or("2 to 5 players")? = (entry.vp_pool, Die::from_id(&entry.extra_phase_die));
    }
    Ok(Setup {
        cup: setup.start_dice_cup.into_iter().collect(),
        citizenry: setup.start_dice_citizenry.into_iter().collect(),
        tiles: setup.start_bag_tiles_per_player,
        by_players,
    })
}

fn dice(entries: Vec<DieEntry>) -> Result<[DieInfo; 7], String> {
    let mut infos = Vec::new();
    for (entry, die) in entries.into_iter().zip(Die::ALL) {
        if entry.id != die || entry.faces.len() != 6 {
            return Err(format!("the die {} is out of order or has not six faces", entry.id.id()));
        }
        let mut faces = [None; 6];
        for (face, name) in faces.iter_mut().zip(&entry.faces) {
            *face = Phase::from_id(name);
            if face.is_none() && name != "wild" {
                return Err(format!("`{name}` is no face"));
            }
        }
        infos.push(DieInfo { count: entry.count, faces, matches: entry.consume_match });
    }
    infos.try_into().map_err(|_| "seven colours of dice".into())
}

fn trade_values(entries: Vec<KindEntry>) -> Result<[u8; 5], String> {
    let mut values = [0; 5];
    for entry in entries {
        if entry.can_hold_goods == (entry.id == Kind::Grey) {
            return Err("all worlds but grey ones hold goods".into());
        }
        values[entry.id.index()] = entry.trade_value;
    }
    Ok(values)
}
