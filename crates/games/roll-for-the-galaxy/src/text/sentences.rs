//! What a component does, in sentences made from its data: one message for each kind of effect.

use orrery_core::{Arg, Message};

use super::dice;
use crate::components::{
    COMPONENTS, Condition, DevelopmentInfo, DiceList, DieSet, KindSet, OnPlace, Power, Scoring, Target, To,
    WorldInfo,
};
use crate::options::INFO;
use crate::vocab::{BagTile, Development, Die, Faction, Kind, Phase, Tile, World};

/// The sentences about a component; none for an unknown id.
pub(super) fn sentences(id: &str) -> Vec<Message> {
    let tile = Tile::from_id(id).map(|tile| match tile {
        Tile::Development(d) => development(d),
        Tile::World(w) => world(w),
    });
    let bag_tile = || BagTile::from_id(id).map(bag_tile);
    let faction = || Faction::from_id(id).map(faction);
    let phase = || Phase::from_id(id).map(|phase| vec![Message::new(format!("is-phase-{}", phase.id()))]);
    // A colour of dice and a kind of worlds may share their id, and then mean the same colour.
    let colour = || {
        let die = Die::from_id(id).map(die).into_iter().flatten();
        let all: Vec<Message> = die.chain(Kind::from_id(id).map(kind)).collect();
        (!all.is_empty()).then_some(all)
    };
    // The entry of the game itself has the name of the game with underscores.
    let game = || (id.replace('_', "-") == INFO.id).then(|| vec![Message::new("is-game")]);
    tile.or_else(bag_tile).or_else(faction).or_else(phase).or_else(colour).or_else(game).unwrap_or_default()
}

fn name(id: &'static str) -> Arg {
    Arg::Name(id.into())
}

fn bag_tile(tile: BagTile) -> Vec<Message> {
    let sides = Message::new("is-bag-tile").name("development", tile.development().id());
    vec![sides.name("world", tile.world().id())]
}

fn faction(faction: Faction) -> Vec<Message> {
    let info = &COMPONENTS.factions[faction.index()];
    let development = info.development.map(|d| name(d.id()));
    let halves = development.into_iter().chain(info.worlds.iter().map(|w| name(w.id()))).collect();
    vec![Message::new("is-faction").number("number", info.number).with("halves", Arg::List(halves))]
}

fn die(die: Die) -> Vec<Message> {
    let info = &COMPONENTS.dice[die.index()];
    let faces = info.faces.iter().map(|face| name(face.map_or("wild", Phase::id))).collect();
    let faces = Message::new("is-die").number("count", info.count).with("faces", Arg::List(faces));
    let matches = match info.matches {
        KindSet(0) => Message::new("is-die-plain"),
        kinds => Message::new("is-die-matching").with("kinds", of_kinds(kinds)),
    };
    vec![faces, matches]
}

fn kind(kind: Kind) -> Message {
    match kind {
        Kind::Grey => Message::new("is-kind-grey"),
        kind => Message::new("is-kind").number("value", COMPONENTS.trade_value[kind.index()]),
    }
}

fn of_kinds(kinds: KindSet) -> Arg {
    Arg::List(kinds.iter().map(|kind| name(kind.id())).collect())
}

fn of_colours(dice: DieSet) -> Arg {
    Arg::List(dice.iter().map(|die| name(die.word())).collect())
}

fn world(world: World) -> Vec<Message> {
    let info: &WorldInfo = &COMPONENTS.worlds[world.index()];
    let mut all = vec![costs(info.cost)];
    all.extend(start(Tile::World(world)));
    all.extend(info.on_place.iter().map(on_place));
    all.push(match info.kind {
        Kind::Grey => Message::new("is-grey-world"),
        kind => {
            let value = COMPONENTS.trade_value[kind.index()];
            Message::new("is-world").name("kind", kind.id()).number("value", value)
        }
    });
    all
}

fn development(development: Development) -> Vec<Message> {
    let info: &DevelopmentInfo = &COMPONENTS.developments[development.index()];
    let mut all = vec![costs(info.cost)];
    all.extend(start(Tile::Development(development)));
    all.extend(info.on_place.iter().map(on_place));
    for effect in &info.powers {
        power(effect, &mut all);
    }
    all.extend(info.scoring.as_ref().map(scoring));
    if info.reassign {
        all.push(Message::new("is-reassign"));
    }
    all
}

fn costs(cost: u8) -> Message {
    Message::new("is-cost").number("cost", cost)
}

/// Where a tile that is never in the bag belongs.
fn start(tile: Tile) -> Option<Message> {
    if let Tile::World(world) = tile
        && COMPONENTS.homes.contains(&world)
    {
        return Some(Message::new("is-home"));
    }
    let owner = COMPONENTS.factions.iter().find(|faction| match tile {
        Tile::Development(development) => faction.development == Some(development),
        Tile::World(world) => faction.worlds.contains(&world),
    });
    owner.map(|faction| Message::new("is-half").number("number", faction.number))
}

fn on_place(effect: &OnPlace) -> Message {
    match *effect {
        OnPlace::RemoveDie { count } => Message::new("does-remove-die").number("count", count),
        OnPlace::GainDie { die, count, to } => {
            let id = match to {
                To::Cup => "does-gain-to-cup",
                To::Citizenry => "does-gain-to-citizenry",
                To::ThisWorld => "does-gain-good",
            };
            Message::new(id).number("count", count).name("die", die.word())
        }
        OnPlace::GainCredits { amount } => Message::new("does-gain-credits").number("amount", amount),
        OnPlace::SetStartCredits { amount } => Message::new("does-start-credits").number("amount", amount),
    }
}

/// A message about kinds of worlds: a shorter one if all are meant.
fn by_kind(all: &'static str, some: &'static str, kinds: KindSet) -> Message {
    if kinds.is_all() { Message::new(all) } else { Message::new(some).with("kinds", of_kinds(kinds)) }
}

fn power(power: &Power, all: &mut Vec<Message>) {
    let in_phase = |id: &'static str, phase: Phase| Message::new(id).name("phase", phase.id());
    all.push(match *power {
        Power::Reassign { .. } => return reassign(power, all),
        Power::DictateRepeat {} => Message::new("does-dictate-repeat"),
        Power::DictateMoves { max } => Message::new("does-dictate-moves").number("max", max),
        Power::RearrangeConstructionZone {} => Message::new("does-rearrange"),
        Power::ScoutPlaceOnTop {} => Message::new("does-place-on-top"),
        Power::VirtualWorkers { phase, dice: DiceList(ref workers) } => {
            in_phase("does-virtual-workers", phase).with("dice", dice(workers))
        }
        Power::StockCredits { die, amount } => {
            Message::new("does-stock").name("die", die.word()).number("amount", amount)
        }
        Power::EndDrawTile { count } => Message::new("does-end-draw").number("count", count),
        Power::EndCreditsIfScoutedWith { phase, die, amount } => {
            in_phase("does-end-scouted", phase).name("die", die.word()).number("amount", amount)
        }
        Power::DevelopmentCostReduction { reassign_only, amount, minimum } => {
            let id = if reassign_only { "does-reassigns-cheaper" } else { "does-developments-cheaper" };
            Message::new(id).number("amount", amount).number("minimum", minimum)
        }
        Power::WorldCostReduction { world_kinds, amount, minimum } => {
            by_kind("does-worlds-cheaper", "does-kinds-cheaper", world_kinds)
                .number("amount", amount)
                .number("minimum", minimum)
        }
        Power::DevelopmentCompleteCredits { amount } => {
            Message::new("does-credits-per-development").number("amount", amount)
        }
        Power::WorldCompleteCredits { world_kinds, amount } => {
            by_kind("does-credits-per-world", "does-credits-per-kind", world_kinds).number("amount", amount)
        }
        Power::BuildersToCup { phase, min, max, .. } => {
            in_phase("does-some-to-cup", phase).number("min", min).number("max", max)
        }
        Power::BuildersAllToCup { phase, dice } => {
            in_phase("does-all-to-cup", phase).with("dice", of_colours(dice))
        }
        Power::GoodsCapacity { extra } => Message::new("does-capacity").number("extra", extra),
        Power::TradeCredits { world_kinds, amount } => {
            by_kind("does-trade", "does-trade-kinds", world_kinds).number("amount", amount)
        }
        Power::TradeBuyVp { cost, vp } => Message::new("does-sell-vp").number("cost", cost).number("vp", vp),
        Power::ConsumeCredits { world_kinds, amount } => {
            by_kind("does-consume-credits", "does-consume-credits-kinds", world_kinds)
                .number("amount", amount)
        }
        Power::ConsumeVp { world_kinds, amount } => {
            by_kind("does-consume-vp", "does-consume-vp-kinds", world_kinds).number("amount", amount)
        }
        Power::EndCredits { phase, amount } => in_phase("does-end-credits", phase).number("amount", amount),
        Power::EndVp { phase, amount } => in_phase("does-end-vp", phase).number("amount", amount),
        Power::EndCreditsPerGoodOnWorld { phase, world_kinds, amount } => {
            let kinds = of_kinds(world_kinds);
            in_phase("does-end-goods-kinds", phase).with("kinds", kinds).number("amount", amount)
        }
        Power::EndCreditsPerGoodDie { phase, die, amount } => {
            in_phase("does-end-goods-die", phase).name("die", die.word()).number("amount", amount)
        }
        Power::EndCreditsPerCitizenryDice { phase, die, set_size, amount } => {
            let message = in_phase("does-end-citizenry", phase).name("die", die.word());
            message.number("set", set_size).number("amount", amount)
        }
        Power::EndCreditsIfMostDevelopments { phase, amount } => {
            in_phase("does-end-most", phase).number("amount", amount)
        }
        Power::EndCreditsIfSoleHighestWorld { phase, amount } => {
            in_phase("does-end-highest", phase).number("amount", amount)
        }
    });
}

/// A Reassign power: whom it moves, from where, and to where, each only if it is limited.
fn reassign(power: &Power, all: &mut Vec<Message>) {
    let &Power::Reassign { max, dice, from, to, same_column, condition, max_if_tied, .. } = power else {
        return;
    };
    let id = if same_column { "does-move-of-one-column" } else { "does-move" };
    all.push(Message::new(id).number("max", max));
    if !dice.is_all() {
        all.push(Message::new("does-move-colours").with("dice", of_colours(dice)));
    }
    let columns = |phases: crate::components::PhaseSet| {
        Arg::List(phases.iter().map(|phase| name(phase.id())).collect())
    };
    if !from.is_all() {
        all.push(Message::new("does-move-from").with("columns", columns(from)));
    }
    match to {
        Target::Selected => all.push(Message::new("does-move-to-selected")),
        Target::Columns(phases) if !phases.is_all() => {
            all.push(Message::new("does-move-to").with("columns", columns(phases)));
        }
        Target::Columns(_) => {}
    }
    if condition == Some(Condition::MostNoveltyWorlds) {
        all.push(Message::new("does-move-with-most").number("tied", max_if_tied.unwrap_or(0)));
    }
}

fn scoring(scoring: &Scoring) -> Message {
    match *scoring {
        Scoring::PerDevelopment { vp, include_reassign: true } => {
            Message::new("scores-developments").number("vp", vp)
        }
        Scoring::PerDevelopment { vp, .. } => Message::new("scores-plain-developments").number("vp", vp),
        Scoring::DevelopmentCostFraction { reassign_only, divisor } => {
            let id = if reassign_only { "scores-reassign-costs" } else { "scores-development-costs" };
            Message::new(id).number("divisor", divisor)
        }
        Scoring::WorldCostFraction { world_kinds, divisor } => {
            Message::new("scores-world-costs").with("kinds", of_kinds(world_kinds)).number("divisor", divisor)
        }
        Scoring::PerWorld { world_kinds, vp } => {
            Message::new("scores-worlds").with("kinds", of_kinds(world_kinds)).number("vp", vp)
        }
        Scoring::PerDieColourOwned { vp } => Message::new("scores-colours").number("vp", vp),
        Scoring::PerDiceSetOwned { die, set_size, vp } => {
            Message::new("scores-dice").name("die", die.word()).number("set", set_size).number("vp", vp)
        }
        Scoring::PerGood { vp } => Message::new("scores-goods").number("vp", vp),
        Scoring::TriangularChips {} => Message::new("scores-chips-in-steps"),
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Lang, Present, Texts};

    use super::*;
    use crate::RollForTheGalaxy;

    fn said(lang: Lang, id: &str) -> String {
        let texts = Texts::of_game(lang, RollForTheGalaxy::sources());
        sentences(id).iter().map(|message| texts.say(message)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn tiles_say_what_they_do() {
        assert_eq!(
            said(Lang::En, "executive_power"),
            "It costs 3 and counts as many points at the end. Once a round you may move exactly 2 workers of one \
             column. They go to the phase you select. It counts as a Reassign-power development."
        );
        assert_eq!(
            said(Lang::En, "rebel_miners"),
            "It costs 2 and counts as many points at the end. Remove one of your dice: return it to the supply, \
             from wherever it is. Gain 2 red dice into the citizenry. Rare Elements world: a good from here trades \
             for $4."
        );
        assert_eq!(said(Lang::De, "doomed_world").matches("8 $").count(), 1);
        assert!(said(Lang::En, "novelty").contains("trades for $3"), "a colour of dice and a kind of worlds");
    }
}
