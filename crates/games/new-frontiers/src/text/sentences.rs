//! What the components do, in sentences made from their data.

use orrery_core::{Arg, Message};

use crate::components::{
    COMPONENTS, Count, Effect, Filter, Fit, Gain, GoalCount, Of, Power, Selector, TileData,
};
use crate::options::INFO;
use crate::vocab::{ActionTile, Appetite, Goal, Goods, Keyword, KindSet, Phase, Size, Tile, Trigger};

/// The sentences of a component.
pub(super) fn sentences(id: &str) -> Vec<Message> {
    if let Some(tile) = Tile::from_id(id) {
        return of_tile(COMPONENTS.tile(tile));
    }
    if let Some(tile) = ActionTile::from_id(id) {
        return vec![of_action_tile(tile)];
    }
    if let Some(goal) = Goal::from_id(id) {
        return of_goal(goal);
    }
    if let Some(keyword) = Keyword::from_id(id) {
        let count = COMPONENTS.masks.keyword[keyword.index()].len();
        return vec![Message::new("about-keyword").name("keyword", keyword.id()).number("count", count)];
    }
    // The game itself has a name in the component file.
    if id == INFO.id.replace('-', "_") { vec![Message::new("about-game")] } else { Vec::new() }
}

fn of_tile(tile: &TileData) -> Vec<Message> {
    let mut all = vec![cost(tile)];
    if tile.joker {
        all.push(Message::new("tile-joker"));
    }
    if let Some(kind) = tile.kind {
        let id = if tile.goods == Goods::Windfall { "tile-windfall" } else { "tile-production" };
        all.push(Message::new(id).name("kind", kind.text()));
    }
    if !tile.keywords.is_empty() {
        let words = tile.keywords.iter().map(|word| Arg::Name(word.id().into())).collect();
        all.push(Message::new("tile-keywords").with("keywords", Arg::List(words)));
    }
    tile.powers.iter().for_each(|power| of_power(power, &mut all));
    if tile.vp_rules.is_empty() {
        all.push(Message::new("tile-vp").number("vp", tile.vp));
    }
    for rule in &tile.vp_rules {
        all.push(match &rule.count {
            Count::Kinds { table } => kinds_table(table, rule.vp),
            Count::Chips { divisor } => {
                Message::new("vp-chips").number("vp", rule.vp).number("divisor", *divisor)
            }
            count => counting("vp-per", count).number("vp", rule.vp),
        });
    }
    all
}

fn cost(tile: &TileData) -> Message {
    let id = match (tile.military, tile.spaces()) {
        (true, _) => "tile-defence",
        (false, 0) => "tile-cost",
        (false, _) => "tile-development",
    };
    let message = Message::new(id).number("cost", tile.cost);
    let spaces = tile.spaces();
    if spaces > 0 { message.number("spaces", spaces) } else { message.number("colonists", tile.colonists) }
}

fn kinds_table(table: &[u8; 5], vp: u8) -> Message {
    let names = ["none", "one", "two", "three", "four"];
    let numbers = names.into_iter().zip(table).skip(1);
    numbers.fold(Message::new("vp-kinds"), |message, (name, &count)| message.number(name, count * vp))
}

/// The sentences of a power.
fn of_power(power: &Power, all: &mut Vec<Message>) {
    let say = |id: &'static str| Message::new(id).name("phase", power.phase.text());
    match &power.effect {
        Effect::DrawWorld { trigger, count, keep } => {
            let id = if count == keep { "power-draw" } else { "power-draw-keep" };
            all.push(say(id).name("when", when(*trigger)).number("count", *count).number("keep", *keep));
        }
        Effect::Gain { trigger, gain, per } => of_gain(power.phase, *trigger, *gain, per.as_ref(), all),
        Effect::Discount { amount, fit } => {
            all.push(only(say("power-discount"), "power-discount-only", fit).number("amount", *amount));
        }
        Effect::Military { amount, fit } => {
            all.push(only(say("power-military"), "power-military-only", fit).number("amount", *amount));
        }
        Effect::TempMilitary { amount } => all.push(say("power-temporary").number("amount", *amount)),
        Effect::PayForMilitary { discount, fit } => {
            all.push(only(say("power-pay"), "power-pay-only", fit).number("amount", *discount));
        }
        Effect::ExtraSettle { count } => all.push(say("power-extra-settle").number("count", *count)),
        Effect::ReplaceColony { least, most } => {
            all.push(say("power-replace-colony").number("least", *least).number("most", *most));
        }
        Effect::ReplaceSelf => all.push(say("power-replace-self")),
        Effect::ProduceWindfall { kinds: of } => all.push(say("power-windfall").with("kinds", kinds(*of))),
        Effect::GainIfMostProduced { kind, credits } => {
            all.push(say("power-most-produced").name("kind", kind.text()).number("credits", *credits));
        }
        Effect::TradeBonus { amount, kinds: of } => {
            all.push(say("power-trade-bonus").number("amount", *amount).with("kinds", kinds(*of)));
        }
        Effect::ExtraSale { count } => all.push(say("power-extra-sale").number("count", *count)),
        Effect::Consume(consume) => {
            let id = match consume.appetite {
                Appetite::Exact => "power-consume-exact",
                Appetite::UpTo => "power-consume-up-to",
                Appetite::Set => "power-consume-set",
                Appetite::UpToSet => "power-consume-up-to-set",
            };
            let message = say(id).number("goods", consume.goods).with("kinds", kinds(consume.kinds));
            all.push(message.number("vp", consume.vp).number("credits", consume.credits));
        }
        Effect::ConsumeVpPerGood { vp, bonus_tile, bonus_vp } => {
            all.push(say("power-per-good").number("vp", *vp));
            if let Some(tile) = bonus_tile {
                all.push(say("power-per-good-bonus").number("vp", *bonus_vp).name("tile", tile.id()));
            }
        }
    }
    if power.optional {
        all.push(Message::new("power-optional"));
    }
}

/// One sentence for each thing gained.
fn of_gain(phase: Phase, trigger: Trigger, gain: Gain, per: Option<&Selector>, all: &mut Vec<Message>) {
    let gained = [
        ("power-gain-credits", gain.credits),
        ("power-gain-colonists", gain.colonists),
        ("power-gain-vp", gain.vp),
    ];
    for (id, amount) in gained.into_iter().filter(|&(_, amount)| amount > 0) {
        let message = match per {
            Some(per) => counting(format!("{id}-per"), &Count::Tiles(*per)),
            None => Message::new(id),
        };
        all.push(message.name("phase", phase.text()).name("when", when(trigger)).number("amount", amount));
    }
}

/// A message with restrictions, in the form that has room for them.
fn only(plain: Message, restricted: &'static str, fit: &Fit) -> Message {
    match restrictions(&fit.filter) {
        Some(list) => Message { id: restricted.into(), ..plain }.with("only", list),
        None => plain,
    }
}

/// A message about what is counted: `id` with `of`, or `id-only` with `of` and its restrictions in `only`.
pub(crate) fn counting(id: impl Into<String>, count: &Count) -> Message {
    let of = match count {
        Count::Tiles(selector) => match selector.of {
            Of::Tile => "of-tile",
            Of::Colony => "of-colony",
            Of::Development => "of-development",
        },
        Count::Strength => "of-strength",
        Count::Chips { .. } => "of-chips",
        Count::Kinds { .. } => "of-kinds",
    };
    let list = match count {
        Count::Tiles(selector) => restrictions(&selector.filter),
        _ => None,
    };
    let id = id.into();
    match list {
        Some(list) => Message::new(format!("{id}-only")).name("of", of).with("only", list),
        None => Message::new(id).name("of", of),
    }
}

/// Which worlds conditional strength counts against.
pub(crate) fn against(fit: &Fit) -> Message {
    Message::new("against").with("only", restrictions(&fit.filter).unwrap_or(Arg::List(Vec::new())))
}

/// The restrictions of a filter as words; none if everything fits.
fn restrictions(filter: &Filter) -> Option<Arg> {
    let mut words: Vec<&'static str> = Vec::new();
    words
        .extend(filter.military.map(|military| if military { "only-military" } else { "only-not-military" }));
    words.extend(filter.kinds.iter().flat_map(|kinds| kinds.iter()).map(|kind| kind.text()));
    words.extend(filter.keyword.map(Keyword::id));
    words.extend(filter.without.map(without));
    words.extend(filter.goods.map(|goods| match goods {
        Goods::Windfall => "only-windfall",
        Goods::Production => "only-production",
        Goods::None => "only-grey",
    }));
    words.extend(filter.size.map(|size| if size == Size::Large { "only-large" } else { "only-small" }));
    words.extend(filter.phase.map(with_power));
    if words.is_empty() {
        None
    } else {
        Some(Arg::List(words.into_iter().map(|word| Arg::Name(word.into())).collect()))
    }
}

fn without(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alien => "without-alien",
        Keyword::Imperium => "without-imperium",
        Keyword::Rebel => "without-rebel",
        Keyword::Terraforming => "without-terraforming",
        Keyword::Uplift => "without-uplift",
    }
}

fn with_power(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "with-power-explore",
        Phase::Develop => "with-power-develop",
        Phase::Settle => "with-power-settle",
        Phase::Produce => "with-power-produce",
        Phase::Trade => "with-power-trade",
        Phase::Consume => "with-power-consume",
    }
}

fn when(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::OnAction => "when-on-action",
        Trigger::AfterPick => "when-after-pick",
        Trigger::AfterDevelop => "when-after-develop",
        Trigger::AfterSettle => "when-after-settle",
        Trigger::ProducedHere => "when-produced-here",
    }
}

fn kinds(kinds: KindSet) -> Arg {
    if kinds == KindSet::ALL {
        return Arg::Name("any-kind".into());
    }
    Arg::List(kinds.iter().map(|kind| Arg::Name(kind.text().into())).collect())
}

fn of_action_tile(tile: ActionTile) -> Message {
    let bonus = COMPONENTS.bonus(tile);
    match tile {
        ActionTile::RetreatIntoIsolation => Message::new("about-retreat").number("credits", bonus.credits),
        ActionTile::SetGalacticGoals => {
            Message::new("about-goals").number("credits", bonus.credits).number("draw", bonus.goals_draw)
        }
        ActionTile::Develop => Message::new("about-develop").number("discount", bonus.discount),
        ActionTile::Explore => {
            Message::new("about-explore").number("display", COMPONENTS.limits.explore_display)
        }
        ActionTile::Settle => {
            let message = Message::new("about-settle").number("bonus", bonus.colonists);
            message.number("gain", COMPONENTS.limits.settle_colonists_gain)
        }
        ActionTile::Produce => Message::new("about-produce"),
        ActionTile::TradeConsume => Message::new("about-trade").number("vp", bonus.vp),
        ActionTile::SendEnvoys => Message::new("about-envoys").number("vp", bonus.vp),
    }
}

fn of_goal(goal: Goal) -> Vec<Message> {
    let data = &COMPONENTS.goals[goal.index()];
    let id = match data.counts {
        GoalCount::PhasesWithOwnPower => "goal-phases",
        GoalCount::TilesWithConsumePower => "goal-consume-powers",
        GoalCount::KindsOfColonies => "goal-kinds",
        GoalCount::Keywords => "goal-keywords",
        GoalCount::UnusedColonists => "goal-colonists",
        GoalCount::StockpiledWorlds => "goal-worlds",
        GoalCount::StockpiledGoods => "goal-goods",
        GoalCount::StockpiledCredits => "goal-credits",
    };
    let mut all = vec![Message::new(id).number("most", data.store_max.unwrap_or(0))];
    for number in 1..data.table.len() {
        if data.table[number] != data.table[number - 1] {
            let step = Message::new("goal-step").number("number", number as i32);
            all.push(step.number("vp", data.table[number]));
        }
    }
    all
}
