//! The component file as it is written, and its reading.

mod effects;

use orrery_core::Problem;
use serde::Deserialize;

use super::{
    ActionTileData, Bonus, Components, Counts, GoalCount, GoalData, GoodData, Limits, Masks, Power,
    SetupData, Sort, StackData, TileData, VpRule,
};
use crate::vocab::{ActionTile, Goods, Keyword, Kind, Mode, Side, Size, Stack, Tile};
use effects::{PowerEntry, VpEntry, effect};

/// Reads a component file; says what is wrong with it.
pub(super) fn load(source: &str) -> Result<Components, Problem> {
    let file: File = toml::from_str(source).map_err(|e| Problem::of_toml(source, &e))?;
    let mut tiles = Vec::new();
    for world in &file.world {
        tiles.push(world.data(Sort::World).map_err(|p| p.at_entry(source, &world.id))?);
    }
    let homes = homes(&file, source, &mut tiles)?;
    let stacks = stacks(&file, source, &mut tiles)?;
    let mut tiles = all_tiles(tiles, source)?;
    let masks = rules_of_tiles(&file, source, &mut tiles)?;
    let action_tile = |tile: ActionTile| {
        let entry = file.action_tile.iter().find(|entry| entry.id == tile);
        let missing = || Problem::against("NFR-COMP-08", format!("no action tile `{}`", tile.id()));
        entry.map(ActionTileEntry::data).ok_or_else(missing)
    };
    let good = |kind: Kind| {
        let entry = file.good.iter().find(|entry| entry.kind == kind);
        let missing = || Problem::against("NFR-COMP-02", format!("no goods `{}`", kind.id()));
        entry.map(|entry| GoodData { count: entry.count, price: entry.price }).ok_or_else(missing)
    };
    let action_tiles = ActionTile::ALL.into_iter().map(action_tile).collect::<Result<Vec<_>, _>>()?;
    let goods = Kind::ALL.into_iter().map(good).collect::<Result<Vec<_>, _>>()?;
    Ok(Components {
        tiles,
        stacks: exactly("development stacks", stacks)?,
        goals: exactly("goals", file.goal.iter().map(GoalEntry::data).collect())?,
        homes,
        action_tiles: exactly("sides of action tiles", action_tiles)?,
        setup: exactly("setups", file.setup)?,
        goods: exactly("kinds of goods", goods)?,
        colors: exactly("player colours", file.player_color.iter().map(|c| leak(&c.id)).collect())?,
        limits: file.limits,
        masks,
        counts: Counts {
            colonists: file.colonists.count,
            spaces: [file.player_mat.development_spaces_light, file.player_mat.development_spaces_red],
            chips: file.chip.into_iter().map(|c| (c.sort, c.value, c.count, c.pool)).collect(),
            stockpile_mats: file.stockpile_mats.count,
            mats: file.player_mat.count,
            track_spaces: file.priority_track.spaces,
            discs_per_player: file.priority_track.discs_per_player,
        },
    })
}

/// The home colonies by mat and side; adds them to the tiles.
fn homes(file: &File, source: &str, tiles: &mut Vec<TileData>) -> Result<[[Tile; 2]; 8], Problem> {
    let mut homes = [[None; 2]; 8];
    for home in &file.home_colony {
        let at = |problem: Problem| problem.at_entry(source, &home.id);
        let (mat, side) = (home.mat.unwrap_or(0), home.side.unwrap_or(Side::A));
        let place = homes.get_mut(usize::from(mat.wrapping_sub(1))).map(|sides| &mut sides[side.index()]);
        match place {
            Some(place @ None) => *place = Some(Tile(tiles.len() as u8)),
            _ => return Err(at(Problem::against("NFR-COMP-01", "8 mats have two sides each"))),
        }
        tiles.push(home.data(Sort::Home { mat, side }).map_err(at)?);
    }
    if homes.iter().flatten().any(Option::is_none) {
        return Err(Problem::against("NFR-COMP-01", "a side of a mat is missing"));
    }
    // No place is empty any more.
    Ok(homes.map(|sides| sides.map(|home| home.unwrap_or(Tile(Tile::WORLDS)))))
}

/// The places on the development mats; adds the developments to the tiles.
fn stacks(file: &File, source: &str, tiles: &mut Vec<TileData>) -> Result<Vec<StackData>, Problem> {
    let mut faces = vec![[None; 2]; file.development_stack.len()];
    for development in &file.development {
        let problem = |text: &str| Problem::against("NFR-COMP-05", text).at_entry(source, &development.id);
        let stack = file.development_stack.iter().position(|s| s.id == development.stack);
        let stack = stack.ok_or_else(|| problem("its stack does not exist"))?;
        let face = &mut faces[stack][development.face.index()];
        if face.replace(Tile(tiles.len() as u8)).is_some() {
            return Err(problem("another development lies on this face of the stack"));
        }
        tiles.push(development.data(Stack(stack as u8)));
    }
    let with_faces = |(entry, faces): (&StackEntry, [Option<Tile>; 2])| {
        let problem = || {
            let text = "a two-sided stack has the faces a and b, a one-sided one the face a";
            Problem::against("NFR-COMP-05", text).at_entry(source, &entry.id)
        };
        match (faces, entry.two_sided) {
            ([Some(a), Some(b)], true) => Ok(entry.data([a, b])),
            ([Some(a), None], false) => Ok(entry.data([a, a])),
            _ => Err(problem()),
        }
    };
    file.development_stack.iter().zip(faces).map(with_faces).collect()
}

/// All tiles, if they are the right number of each sort and have different ids.
fn all_tiles(tiles: Vec<TileData>, source: &str) -> Result<[TileData; Tile::COUNT], Problem> {
    for (place, tile) in tiles.iter().enumerate() {
        if tiles[..place].iter().any(|other| other.id == tile.id) {
            let problem = Problem::against("NFR-COMP-07", "every tile has a name of its own");
            return Err(problem.at_entry(source, tile.id));
        }
    }
    let is_development = |tile: &TileData| matches!(tile.sort, Sort::Development { .. });
    let worlds = tiles.iter().filter(|tile| tile.sort == Sort::World).count();
    let developments = tiles.iter().filter(|tile| is_development(tile)).count();
    let fit = (worlds, tiles.len() - developments) == (Tile::WORLDS.into(), Tile::COLONIES.into());
    let text = "60 worlds, 16 home colonies and 40 developments are needed";
    if fit { exactly("tiles", tiles) } else { Err(Problem::against("NFR-COMP-07", text)) }
}

/// Reads powers and "?" of all tiles; returns which tiles have what.
fn rules_of_tiles(file: &File, source: &str, tiles: &mut [TileData; Tile::COUNT]) -> Result<Masks, Problem> {
    let mut masks = Masks::of_traits(tiles);
    let ids: Vec<&str> = tiles.iter().map(|tile| tile.id).collect();
    let entries: Vec<RulesEntry> = file.rules_of_tiles().collect();
    // Which tiles have a power of which phase is needed to read conditions that ask for it.
    for (tile, entry) in Tile::all().zip(&entries) {
        entry.powers.iter().for_each(|power| masks.phase[power.phase.index()].insert(tile));
    }
    for ((tile, data), entry) in Tile::all().zip(tiles.iter_mut()).zip(&entries) {
        let at = |problem: Problem| problem.at_entry(source, data.id);
        for power in entry.powers {
            let effect = effect(&power.effect, &masks, &ids).map_err(at)?;
            data.powers.push(Power { phase: power.phase, optional: power.optional, effect });
        }
        for rule in entry.vp_rules {
            data.vp_rules.push(VpRule { vp: rule.vp, count: rule.count(&masks).map_err(at)? });
        }
        // Each tile counts for the condition that is worth most (NFR-SCO-05), so that one is asked first.
        data.vp_rules.sort_by_key(|rule| std::cmp::Reverse(rule.vp));
        if entry.untradable {
            masks.untradable.insert(tile);
        }
    }
    masks.add_effects(tiles);
    Ok(masks)
}

/// Powers and "?" of a tile as they are written.
struct RulesEntry<'a> {
    powers: &'a [PowerEntry],
    vp_rules: &'a [VpEntry],
    /// Whether its good cannot be sold.
    untradable: bool,
}

#[derive(Deserialize)]
struct File {
    limits: Limits,
    player_mat: PlayerMat,
    priority_track: Track,
    player_color: Vec<ColorEntry>,
    setup: Vec<SetupData>,
    good: Vec<GoodEntry>,
    colonists: CountEntry,
    chip: Vec<ChipEntry>,
    action_tile: Vec<ActionTileEntry>,
    development_stack: Vec<StackEntry>,
    development: Vec<DevelopmentEntry>,
    home_colony: Vec<ColonyEntry>,
    world: Vec<ColonyEntry>,
    goal: Vec<GoalEntry>,
    stockpile_mats: CountEntry,
}

impl File {
    /// Powers and "?" of all tiles, in their order.
    fn rules_of_tiles(&self) -> impl Iterator<Item = RulesEntry<'_>> {
        let colonies = self.world.iter().chain(&self.home_colony).map(|entry| RulesEntry {
            powers: &entry.powers,
            vp_rules: &entry.vp_rules,
            untradable: entry.traits.iter().any(|t| t == "good_not_tradable"),
        });
        let developments = self.development.iter().map(|entry| RulesEntry {
            powers: &entry.powers,
            vp_rules: &entry.vp_rules,
            untradable: false,
        });
        colonies.chain(developments)
    }
}

#[derive(Deserialize)]
struct PlayerMat {
    count: u8,
    development_spaces_light: u8,
    development_spaces_red: u8,
}

#[derive(Deserialize)]
struct Track {
    spaces: u8,
    discs_per_player: u8,
}

#[derive(Deserialize)]
struct ColorEntry {
    id: String,
}

#[derive(Deserialize)]
struct GoodEntry {
    kind: Kind,
    count: u8,
    price: u8,
}

#[derive(Deserialize)]
struct CountEntry {
    count: u8,
}

#[derive(Deserialize)]
struct ChipEntry {
    #[serde(rename = "type")]
    sort: String,
    value: u8,
    count: u8,
    pool: String,
}

#[derive(Deserialize)]
struct ActionTileEntry {
    id: ActionTile,
    modes: Vec<Mode>,
    everyone_acts: bool,
    bonus: Bonus,
    #[serde(default)]
    credit_added_if_unselected: u8,
}

impl ActionTileEntry {
    fn data(&self) -> ActionTileData {
        ActionTileData {
            bonus: self.bonus,
            everyone_acts: self.everyone_acts,
            modes: self.modes.clone(),
            waiting_credits: self.credit_added_if_unselected,
        }
    }
}

#[derive(Deserialize)]
struct StackEntry {
    id: String,
    size: Size,
    column: u8,
    row: u8,
    two_sided: bool,
    copies: u8,
}

impl StackEntry {
    fn data(&self, faces: [Tile; 2]) -> StackData {
        StackData {
            id: leak(&self.id),
            faces,
            size: self.size,
            column: self.column,
            row: self.row,
            copies: self.copies,
        }
    }
}

#[derive(Deserialize)]
struct DevelopmentEntry {
    id: String,
    size: Size,
    stack: String,
    face: Side,
    cost: u8,
    vp: i8,
    keywords: Vec<Keyword>,
    powers: Vec<PowerEntry>,
    vp_rules: Vec<VpEntry>,
    source: String,
}

impl DevelopmentEntry {
    fn data(&self, stack: Stack) -> TileData {
        TileData {
            id: leak(&self.id),
            sort: Sort::Development { stack, face: self.face, size: self.size },
            cost: self.cost,
            military: false,
            colonists: 0,
            kind: None,
            joker: false,
            goods: Goods::None,
            keywords: self.keywords.iter().copied().collect(),
            vp: self.vp,
            powers: Vec::new(),
            vp_rules: Vec::new(),
            source: leak(&self.source),
        }
    }
}

#[derive(Deserialize)]
struct ColonyEntry {
    id: String,
    mat: Option<u8>,
    side: Option<Side>,
    military: bool,
    cost: Option<u8>,
    defense: Option<u8>,
    colonists: u8,
    kind: String,
    goods: Goods,
    keywords: Vec<Keyword>,
    vp: i8,
    powers: Vec<PowerEntry>,
    vp_rules: Vec<VpEntry>,
    #[serde(default)]
    traits: Vec<String>,
    source: String,
}

impl ColonyEntry {
    fn data(&self, sort: Sort) -> Result<TileData, Problem> {
        let kind = match &*self.kind {
            "none" | "any" => None,
            id => Some(Kind::from_id(id).ok_or_else(|| Problem::new(format!("`{id}` is not a kind")))?),
        };
        let joker = self.kind == "any";
        if (kind.is_none() && !joker) != (self.goods == Goods::None) {
            return Err(Problem::against(
                "NFR-PRO-03",
                "a grey colony has no kind and no goods, and only a grey one",
            ));
        }
        let cost = match (self.military, self.cost, self.defense) {
            (false, Some(cost), None) => cost,
            (true, None, Some(defence)) => defence,
            _ => {
                return Err(Problem::against(
                    "NFR-SET-04",
                    "a military world has a defence, any other a cost",
                ));
            }
        };
        Ok(TileData {
            id: leak(&self.id),
            sort,
            cost,
            military: self.military,
            colonists: self.colonists,
            kind,
            joker,
            goods: self.goods,
            keywords: self.keywords.iter().copied().collect(),
            vp: self.vp,
            powers: Vec::new(),
            vp_rules: Vec::new(),
            source: leak(&self.source),
        })
    }
}

#[derive(Deserialize)]
struct GoalEntry {
    id: String,
    counts: GoalCount,
    #[serde(default)]
    table: Vec<u8>,
    #[serde(default)]
    steps: Vec<GoalStep>,
    stockpile_max: Option<u8>,
}

#[derive(Deserialize)]
struct GoalStep {
    at_least: u8,
    vp: u8,
}

impl GoalEntry {
    /// Categories have a table, amounts have steps; both become a table.
    fn data(&self) -> GoalData {
        let most = self.steps.iter().map(|step| step.at_least).max();
        let reached = |n: u8| self.steps.iter().filter(|s| s.at_least <= n).max_by_key(|s| s.at_least);
        let table = match most {
            Some(most) => (0..=most).map(|n| reached(n).map_or(0, |step| step.vp)).collect(),
            None => self.table.clone(),
        };
        GoalData { id: leak(&self.id), counts: self.counts, table, store_max: self.stockpile_max }
    }
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], Problem> {
    let found = items.len();
    items.try_into().map_err(|_| Problem::new(format!("{found} {what} instead of {N}")))
}

/// Component data lives as long as the program.
fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}
