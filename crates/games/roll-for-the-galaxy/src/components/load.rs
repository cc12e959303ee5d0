//! From the file to the tables: ids become numbers.

use orrery_core::Problem;

use super::file::{Category, File, Half};
use super::{BagTileInfo, Components, DevelopmentInfo, DieInfo, FactionInfo, Masks, Setup, WorldInfo};
use crate::vocab::{Development, Die, Phase, World};

/// The tables of a file. Fails only on what would make them nonsense; [`super::checks`] says more.
pub(super) fn load(file: &File) -> Result<Components, Problem> {
    let mut tables = Halves::default();
    let mut bag_tiles = Vec::new();
    for tile in &file.tile {
        bag_tiles.push(BagTileInfo { id: forever(&tile.id) });
        tables.development(&tile.development)?;
        tables.world(&tile.world)?;
    }
    let mut factions = Vec::new();
    for faction in &file.faction {
        let (id, number) = (forever(&faction.id), faction.number);
        let mut info = FactionInfo { id, number, development: None, worlds: Vec::new() };
        for half in [&faction.left, &faction.right] {
            if half.world_kind.is_some() {
                info.worlds.push(tables.world(half)?);
            } else {
                info.development = Some(tables.development(half)?);
            }
        }
        factions.push(info);
    }
    let homes = file.home_world.iter().map(|home| tables.world(home)).collect::<Result<Vec<_>, _>>()?;
    let Halves { developments, worlds } = tables;
    // RFG-COMP-01: as many tiles as the box holds.
    let counts = [bag_tiles.len(), developments.len(), worlds.len(), factions.len(), homes.len()];
    if counts != [55, Development::COUNT, World::COUNT, 9, 9] {
        let why = format!("bag tiles, developments, worlds, factions, home worlds: {counts:?}");
        return Err(Problem::against("RFG-COMP-01", why));
    }
    let mut trade_value = [0; 5];
    for kind in &file.world_kind {
        trade_value[kind.id.index()] = kind.trade_value;
    }
    Ok(Components {
        setup: setup(file),
        dice: dice(file)?,
        trade_value,
        with: Masks::of(&developments),
        colours: file.player_colour.iter().map(|colour| forever(&colour.id)).collect(),
        bag_tiles,
        developments,
        worlds,
        factions,
        homes,
        limits: file.limits,
    })
}

/// Ids live as long as the program: the tables are made once.
fn forever(id: &str) -> &'static str {
    Box::leak(id.to_owned().into_boxed_str())
}

/// Developments and worlds, as they are met in the file.
#[derive(Default)]
struct Halves {
    developments: Vec<DevelopmentInfo>,
    worlds: Vec<WorldInfo>,
}

impl Halves {
    fn development(&mut self, half: &Half) -> Result<Development, Problem> {
        let why = || Problem::against("RFG-COMP-07", format!("{} has no category", half.id));
        let category = half.category.ok_or_else(why)?;
        self.developments.push(DevelopmentInfo {
            id: forever(&half.id),
            cost: half.cost,
            reassign: category == Category::Reassign,
            on_place: half.on_place.clone(),
            powers: half.powers.clone(),
            scoring: half.scoring,
        });
        Ok(Development(self.developments.len() as u8 - 1))
    }

    fn world(&mut self, half: &Half) -> Result<World, Problem> {
        let why = || Problem::against("RFG-COMP-06", format!("{} has no kind", half.id));
        let kind = half.world_kind.ok_or_else(why)?;
        let (id, on_place) = (forever(&half.id), half.on_place.clone());
        self.worlds.push(WorldInfo { id, cost: half.cost, kind, on_place });
        Ok(World(self.worlds.len() as u8 - 1))
    }
}

fn setup(file: &File) -> Setup {
    let setup = &file.setup;
    let mut by_players = [(0, None); 4];
    for entry in &setup.by_players {
        if let Some(place) = usize::from(entry.players).checked_sub(2).and_then(|i| by_players.get_mut(i)) {
            *place = (entry.vp_pool, Die::from_id(&entry.extra_phase_die));
        }
    }
    Setup {
        cup: setup.start_dice_cup.iter().map(|(&die, &count)| (die, count)).collect(),
        citizenry: setup.start_dice_citizenry.iter().map(|(&die, &count)| (die, count)).collect(),
        tiles: setup.start_bag_tiles_per_player,
        by_players,
    }
}

fn dice(file: &File) -> Result<[DieInfo; 7], Problem> {
    let mut infos = Vec::new();
    for (entry, die) in file.die.iter().zip(Die::ALL) {
        let faces: Option<[Option<Phase>; 6]> =
            entry.faces.iter().map(|name| Phase::from_id(name)).collect::<Vec<_>>().try_into().ok();
        let Some(faces) = faces.filter(|_| entry.id == die) else {
            let why = format!("the die {} is out of order or has not six faces", entry.id.id());
            return Err(Problem::against("RFG-COMP-03", why));
        };
        let mark = forever(&entry.barrel_mark);
        infos.push(DieInfo { count: entry.count, faces, matches: entry.consume_match, mark });
    }
    infos.try_into().map_err(|_| Problem::against("RFG-COMP-02", "there are seven colours of dice"))
}
