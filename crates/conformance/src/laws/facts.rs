//! What a game says about itself: ledgers, texts, components and options are complete and agree.

use orrery_core::{Ledger, Message, OptionInfo, Present, RuleId, texts};

use super::text;
use crate::kit::Kit;
use crate::law::hold;
use crate::{Breach, Law};

/// Holds the game's sources and facts against the law.
pub(crate) fn hold<G: Present>(kit: &Kit<G>) -> Result<(), Breach> {
    let (info, sources) = (G::info(), G::sources());
    let ids = |ledger: &str| Ledger::parse(ledger).rules.into_iter().map(|r| r.id).collect::<Vec<_>>();
    let (en, de) = (ids(sources.rules_en), ids(sources.rules_de));
    hold!(Facts, !en.is_empty(), "the ledger is empty");
    let differing = en.iter().find(|id| !de.contains(id)).or_else(|| de.iter().find(|id| !en.contains(id)));
    hold!(Facts, differing.is_none(), "the ledgers differ: only one has {differing:?}");
    let foreign = en.iter().find(|id| !id.starts_with(info.prefix));
    hold!(Facts, foreign.is_none(), "{foreign:?} does not begin with {}", info.prefix);
    kit.rule_exists(Law::Facts, G::STEP_RULE, &"STEP_RULE")?;
    let problems = texts::problems(sources.texts_en, sources.texts_de);
    hold!(Facts, problems.is_empty(), "texts: {}", problems.join("; "));
    if let Err(error) = sources.components.parse::<toml::Table>() {
        return Err(Breach::new(Law::Facts, format!("components: {error}")));
    }
    let options = serde_json::to_value(&kit.options).unwrap_or_default();
    hold!(Facts, options["players"].is_u64(), "the options have no number `players`: {options}");
    for option in info.options {
        kit.rule_exists(Law::Facts, option.rule, &format!("option `{}`", option.id))?;
        hold!(
            Facts,
            options.get(option.id).is_some(),
            "the options have no field `{}`: {options}",
            option.id
        );
        has_texts(kit, option)?;
    }
    Ok(())
}

fn has_texts<G: Present>(kit: &Kit<G>, option: &OptionInfo) -> Result<(), Breach> {
    let label = format!("option-{}", option.id);
    let values = option.choices.iter().map(|value| format!("{label}-{}", value.id));
    for id in values.chain([label.clone()]) {
        text::complete(kit, &Message::new(id)).map_err(|breach| Breach { law: Law::Facts, ..breach })?;
    }
    let default = option.default;
    let usual = if option.choices.is_empty() {
        ["true", "false"].contains(&default)
    } else {
        option.choices.iter().any(|choice| choice.id == default)
    };
    hold!(Facts, usual, "option `{}`: the default `{default}` is none of its values", option.id);
    Ok(())
}

/// Whether a text is a rule of the ledger; for refusals of setups, which come before any position.
pub(super) fn cites<G: Present>(kit: &Kit<G>, rule: RuleId) -> Result<(), Breach> {
    kit.rule_exists(Law::Setup, rule, &"a refused setup")
}
