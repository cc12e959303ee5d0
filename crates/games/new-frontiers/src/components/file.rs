//! The component file as it is written, and its reading.

use orrery_core::Problem;
use serde::Deserialize;

use super::{
    ActionTileData, Bonus, Components, Consume, Count, Counts, Effect, Filter, Fit, Gain, GoalCount,
    GoalData, GoodData, Limits, Masks, Of, Power, Selector, SetupData, Sort, StackData, TileData, VpRule,
};
use crate::vocab::{
    ActionTile, Appetite, Goods, Keyword, Kind, KindSet, Mode, Phase, Side, Size, Stack, Tile, TileSet,
    Trigger,
};

/// Reads a component file; says what is wrong with it.
pub(super) fn load(source: &str) -> Result<Components, Problem> {
    let file: File = toml::from_str(source).map_err(|e| Problem::of_toml(source, &e))?;
    let mut tiles = Vec::new();
    for world in &file.world {
        tiles.push(world.data(Sort::World).map_err(|p| p.at_entry(source, &world.id))?);
    }
    let mut homes = [[None; 2]; 8];
    for home in &file.home_colony {
        let (mat, side) = (home.mat.unwrap_or(0), home.side.unwrap_or(Side::A));
        let place = homes.get_mut(usize::from(mat.wrapping_sub(1))).map(|sides| &mut sides[side.index()]);
        match place {
            Some(place @ None) => *place = Some(Tile(tiles.len() as u8)),
            _ => {
                return Err(
                    Problem::against("NFR-COMP-01", "8 mats have two sides each").at_entry(source, &home.id)
                );
            }
        }
        tiles.push(home.data(Sort::Home { mat, side }).map_err(|p| p.at_entry(source, &home.id))?);
    }
    let mut stacks: Vec<StackData> = file.development_stack.iter().map(StackEntry::data).collect();
    let mut faces = vec![[None; 2]; stacks.len()];
    for development in &file.development {
        let problem = |text: &str| Problem::against("NFR-COMP-05", text).at_entry(source, &development.id);
        let stack = file.development_stack.iter().position(|s| s.id == development.stack);
        let stack = stack.ok_or_else(|| problem("its stack does not exist"))?;
        if faces[stack][development.face.index()].replace(Tile(tiles.len() as u8)).is_some() {
            return Err(problem("another development lies on this face of the stack"));
        }
        tiles.push(development.data(Stack(stack as u8)));
    }
    for ((stack, entry), faces) in stacks.iter_mut().zip(&file.development_stack).zip(&faces) {
        stack.faces = match (faces[0], faces[1], entry.two_sided) {
            (Some(a), Some(b), true) => [a, b],
            (Some(a), None, false) => [a, a],
            _ => {
                let text = "a two-sided stack has the faces a and b, a one-sided one the face a";
                return Err(Problem::against("NFR-COMP-05", text).at_entry(source, &entry.id));
            }
        };
    }
    let tiles: Vec<TileData> = tiles;
    let mut tiles: [TileData; Tile::COUNT] =
        exactly("tiles (60 worlds, 16 home colonies, 40 developments)", tiles)?;
    let ids: Vec<&str> = tiles.iter().map(|t| t.id).collect();
    if let Some(twice) = ids.iter().enumerate().find(|(i, id)| ids[..*i].contains(id)) {
        return Err(
            Problem::against("NFR-COMP-07", "every tile has a name of its own").at_entry(source, twice.1)
        );
    }
    let sorted = tiles[..usize::from(Tile::WORLDS)].iter().all(|t| t.sort == Sort::World)
        && tiles[usize::from(Tile::COLONIES)..].iter().all(|t| matches!(t.sort, Sort::Development { .. }));
    if !sorted {
        return Err(Problem::against(
            "NFR-COMP-07",
            "60 worlds, 16 home colonies and 40 developments are needed",
        ));
    }
    let mut masks = Masks::of_traits(&tiles);
    // Which tiles have a power of which phase is needed to read conditions that ask for it.
    let entries: Vec<(&str, &[PowerEntry], &[VpEntry], bool)> = file.rules_of_tiles().collect();
    for (tile, (_, powers, _, _)) in Tile::all().zip(&entries) {
        powers.iter().for_each(|power| masks.phase[power.phase.index()].insert(tile));
    }
    for ((tile, data), (id, powers, vp_rules, untradable)) in Tile::all().zip(&mut tiles).zip(&entries) {
        let at = |problem: Problem| problem.at_entry(source, id);
        for power in *powers {
            let effect = effect(&power.effect, &masks, &ids).map_err(at)?;
            data.powers.push(Power { phase: power.phase, optional: power.optional, effect });
        }
        for rule in *vp_rules {
            data.vp_rules.push(VpRule { vp: rule.vp, count: rule.count(&masks).map_err(at)? });
        }
        // Each tile counts for the condition that is worth most (NFR-SCO-05), so that one is asked first.
        data.vp_rules.sort_by_key(|rule| std::cmp::Reverse(rule.vp));
        if *untradable {
            masks.untradable.insert(tile);
        }
    }
    masks.add_effects(&tiles);
    let mut action_tiles = Vec::new();
    for tile in ActionTile::ALL {
        let entry = file.action_tile.iter().find(|entry| entry.id == tile);
        let entry = entry
            .ok_or_else(|| Problem::against("NFR-COMP-08", format!("no action tile `{}`", tile.id())))?;
        action_tiles.push(entry.data());
    }
    let mut goods = Vec::new();
    for kind in Kind::ALL {
        let entry = file.good.iter().find(|entry| entry.kind == kind);
        let entry =
            entry.ok_or_else(|| Problem::against("NFR-COMP-02", format!("no goods `{}`", kind.id())))?;
        goods.push(GoodData { count: entry.count, price: entry.price });
    }
    // Every place was filled above: 16 entries went to 16 different places.
    let homes = homes.map(|sides| sides.map(|home| home.unwrap_or(Tile(Tile::WORLDS))));
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
    /// Id, powers, "?" and whether the good cannot be sold, of all tiles in their order.
    fn rules_of_tiles(&self) -> impl Iterator<Item = (&str, &[PowerEntry], &[VpEntry], bool)> {
        let colonies = self.world.iter().chain(&self.home_colony).map(|entry| {
            let untradable = entry.traits.iter().any(|t| t == "good_not_tradable");
            (&*entry.id, &*entry.powers, &*entry.vp_rules, untradable)
        });
        colonies
            .chain(self.development.iter().map(|entry| (&*entry.id, &*entry.powers, &*entry.vp_rules, false)))
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
    fn data(&self) -> StackData {
        StackData {
            id: leak(&self.id),
            faces: [Tile(0); 2],
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
    vp: u8,
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
    vp: u8,
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

#[derive(Deserialize)]
struct PowerEntry {
    phase: Phase,
    #[serde(default)]
    optional: bool,
    #[serde(flatten)]
    effect: EffectEntry,
}

#[derive(Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
enum EffectEntry {
    DrawWorld {
        trigger: Trigger,
        count: u8,
        keep: u8,
    },
    Gain {
        trigger: Trigger,
        #[serde(default)]
        credits: u8,
        #[serde(default)]
        colonists: u8,
        #[serde(default)]
        vp: u8,
        per: Option<SelectorEntry>,
    },
    Discount {
        amount: u8,
        kinds: Option<Vec<Kind>>,
        keyword: Option<Keyword>,
    },
    Military {
        amount: u8,
        kinds: Option<Vec<Kind>>,
        keyword: Option<Keyword>,
    },
    TempMilitary {
        amount: u8,
        goods: u8,
    },
    PayForMilitary {
        discount: u8,
        keyword: Option<Keyword>,
        exclude_keyword: Option<Keyword>,
    },
    ExtraSettle {
        count: u8,
    },
    ReplaceColony {
        diff_min: u8,
        diff_max: u8,
    },
    ReplaceSelf {},
    ProduceWindfall {
        count: u8,
        kinds: Option<Vec<Kind>>,
    },
    GainIfMostProduced {
        kind: Kind,
        credits: u8,
    },
    TradeBonus {
        amount: u8,
        kinds: Option<Vec<Kind>>,
    },
    ExtraSale {
        count: u8,
    },
    Consume {
        mode: Appetite,
        goods: u8,
        kinds: Option<Vec<Kind>>,
        vp: u8,
        credits: u8,
    },
    ConsumeVpPerGood {
        vp: u8,
        bonus_tile: Option<String>,
        #[serde(default)]
        bonus_vp: u8,
    },
}

/// The effect that is written so. `ids` are those of all tiles.
fn effect(entry: &EffectEntry, masks: &Masks, ids: &[&str]) -> Result<Effect, Problem> {
    let fit = |kinds: &Option<Vec<Kind>>, keyword, without| {
        let filter = Filter { kinds: set(kinds), keyword, without, ..Filter::default() };
        Fit { filter, tiles: filter.tiles(masks) }
    };
    let all = |kinds: &Option<Vec<Kind>>| set(kinds).unwrap_or(KindSet::ALL);
    Ok(match entry {
        EffectEntry::DrawWorld { trigger, count, keep } => {
            Effect::DrawWorld { trigger: *trigger, count: *count, keep: *keep }
        }
        EffectEntry::Gain { trigger, credits, colonists, vp, per } => Effect::Gain {
            trigger: *trigger,
            gain: Gain { credits: *credits, colonists: *colonists, vp: *vp },
            per: per.as_ref().map(|per| per.selector(masks)),
        },
        EffectEntry::Discount { amount, kinds, keyword } => {
            Effect::Discount { amount: *amount, fit: fit(kinds, *keyword, None) }
        }
        EffectEntry::Military { amount, kinds, keyword } => {
            Effect::Military { amount: *amount, fit: fit(kinds, *keyword, None) }
        }
        EffectEntry::TempMilitary { amount, goods: 1 } => Effect::TempMilitary { amount: *amount },
        EffectEntry::TempMilitary { .. } => {
            return Err(Problem::against("NFR-SET-09", "temporary strength costs 1 good"));
        }
        EffectEntry::PayForMilitary { discount, keyword, exclude_keyword } => {
            Effect::PayForMilitary { discount: *discount, fit: fit(&None, *keyword, *exclude_keyword) }
        }
        EffectEntry::ExtraSettle { count } => Effect::ExtraSettle { count: *count },
        EffectEntry::ReplaceColony { diff_min, diff_max } => {
            Effect::ReplaceColony { least: *diff_min, most: *diff_max }
        }
        EffectEntry::ReplaceSelf {} => Effect::ReplaceSelf,
        EffectEntry::ProduceWindfall { count: 1, kinds } => Effect::ProduceWindfall { kinds: all(kinds) },
        EffectEntry::ProduceWindfall { .. } => {
            return Err(Problem::against("NFR-PRO-05", "a power produces on 1 windfall colony"));
        }
        EffectEntry::GainIfMostProduced { kind, credits } => {
            Effect::GainIfMostProduced { kind: *kind, credits: *credits }
        }
        EffectEntry::TradeBonus { amount, kinds } => {
            Effect::TradeBonus { amount: *amount, kinds: all(kinds) }
        }
        EffectEntry::ExtraSale { count } => Effect::ExtraSale { count: *count },
        EffectEntry::Consume { mode, goods, kinds, vp, credits } => Effect::Consume(Consume {
            appetite: *mode,
            goods: *goods,
            kinds: all(kinds),
            vp: *vp,
            credits: *credits,
        }),
        EffectEntry::ConsumeVpPerGood { vp, bonus_tile, bonus_vp } => {
            let find = |id: &String| {
                let place = ids.iter().position(|other| other == id);
                place.map(|i| Tile(i as u8)).ok_or_else(|| Problem::new(format!("`{id}` is not a tile")))
            };
            Effect::ConsumeVpPerGood {
                vp: *vp,
                bonus_tile: bonus_tile.as_ref().map(find).transpose()?,
                bonus_vp: *bonus_vp,
            }
        }
    })
}

#[derive(Deserialize)]
struct SelectorEntry {
    of: Of,
    kinds: Option<Vec<Kind>>,
    keyword: Option<Keyword>,
    military: Option<bool>,
    goods: Option<Goods>,
    size: Option<Size>,
    power_phase: Option<Phase>,
}

impl SelectorEntry {
    fn selector(&self, masks: &Masks) -> Selector {
        let filter = Filter {
            kinds: set(&self.kinds),
            keyword: self.keyword,
            without: None,
            military: self.military,
            goods: self.goods,
            size: self.size,
            phase: self.power_phase,
        };
        let of = match self.of {
            Of::Tile => !TileSet::NONE,
            Of::Colony => masks.colonies,
            Of::Development => masks.developments,
        };
        // Whatever else is asked of the joker is asked with its kind left open.
        let open = Filter { kinds: None, ..filter };
        let joker_fits = !(masks.joker & of & open.tiles(masks)).is_empty();
        let joker = filter.kinds.filter(|_| joker_fits).unwrap_or(KindSet::NONE);
        Selector { of: self.of, filter, tiles: of & filter.tiles(masks), joker }
    }
}

#[derive(Deserialize)]
struct VpEntry {
    vp: u8,
    of: String,
    divisor: Option<u8>,
    table: Option<[u8; 5]>,
    kinds: Option<Vec<Kind>>,
    keyword: Option<Keyword>,
    military: Option<bool>,
    goods: Option<Goods>,
    size: Option<Size>,
    power_phase: Option<Phase>,
}

impl VpEntry {
    fn count(&self, masks: &Masks) -> Result<Count, Problem> {
        let of = match &*self.of {
            "military_strength" => return Ok(Count::Strength),
            "vp_chips" => return Ok(Count::Chips { divisor: self.divisor.unwrap_or(1).max(1) }),
            "distinct_kinds" => {
                let table = self.table.ok_or_else(|| Problem::new("`table` has a count for 0 to 4 kinds"))?;
                return Ok(Count::Kinds { table });
            }
            "tile" => Of::Tile,
            "colony" => Of::Colony,
            "development" => Of::Development,
            other => return Err(Problem::new(format!("`{other}` cannot be counted"))),
        };
        let entry = SelectorEntry {
            of,
            kinds: self.kinds.clone(),
            keyword: self.keyword,
            military: self.military,
            goods: self.goods,
            size: self.size,
            power_phase: self.power_phase,
        };
        Ok(Count::Tiles(entry.selector(masks)))
    }
}

impl Filter {
    /// The tiles that fit, the joker without a kind.
    fn tiles(&self, masks: &Masks) -> TileSet {
        let mut fit = masks.colonies | masks.developments;
        if let Some(kinds) = self.kinds {
            fit = fit & masks.of_kinds(kinds);
        }
        if let Some(keyword) = self.keyword {
            fit = fit & masks.keyword[keyword.index()];
        }
        if let Some(keyword) = self.without {
            fit = fit.without(masks.keyword[keyword.index()]);
        }
        if let Some(military) = self.military {
            fit = if military { fit & masks.military } else { fit.without(masks.military) };
        }
        match self.goods {
            Some(Goods::Windfall) => fit = fit & masks.windfall,
            Some(Goods::Production) => fit = fit & masks.production,
            Some(Goods::None) => fit = fit.without(masks.windfall | masks.production),
            None => {}
        }
        match self.size {
            Some(Size::Large) => fit = fit & masks.large,
            Some(Size::Small) => fit = fit.without(masks.large) & masks.developments,
            None => {}
        }
        if let Some(phase) = self.phase {
            fit = fit & masks.phase[phase.index()];
        }
        fit
    }
}

fn set(kinds: &Option<Vec<Kind>>) -> Option<KindSet> {
    kinds.as_ref().map(|kinds| kinds.iter().copied().collect())
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], Problem> {
    let found = items.len();
    items.try_into().map_err(|_| Problem::new(format!("{found} {what} instead of {N}")))
}

/// Component data lives as long as the program.
fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}
