//! What is looked up once per configuration, and the laws that need no position.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Lang, Ledger, Present, RuleId, Texts, texts};

use crate::law::hold;
use crate::{Breach, Expect, Law, laws};

/// One configuration of a game under test.
pub(crate) struct Kit<G: Present> {
    pub options: G::Options,
    pub expect: Expect,
    /// Every action, in ascending order.
    pub universe: Vec<G::Action>,
    /// The ids in the ledger.
    pub rules: BTreeSet<String>,
    pub langs: [Words; 2],
}

/// The texts of one language.
pub(crate) struct Words {
    pub lang: Lang,
    pub texts: Texts,
    /// The variables of each message.
    pub variables: BTreeMap<String, BTreeSet<String>>,
}

impl<G: Present> Kit<G> {
    /// Looks everything up, and holds it against the laws that need no position.
    pub fn new(options: &G::Options, expect: &Expect) -> Result<Self, Breach> {
        let sources = G::sources();
        let rules = Ledger::parse(sources.rules_en).rules.into_iter().map(|r| r.id).collect();
        let langs = [(Lang::En, sources.texts_en), (Lang::De, sources.texts_de)].map(|(lang, ftl)| Words {
            lang,
            texts: Texts::of_game(lang, sources),
            variables: texts::variables(ftl),
        });
        let universe = G::universe(options);
        let kit = Kit { options: options.clone(), expect: expect.clone(), universe, rules, langs };
        laws::facts::hold(&kit)?;
        laws::json::universe(&kit)?;
        laws::setup::hold(&kit)?;
        laws::packs::hold(&kit)?;
        laws::options::hold::<G>()?;
        Ok(kit)
    }

    /// Breaks `law` unless the rule is in the ledger.
    pub fn rule_exists(&self, law: Law, rule: RuleId, what: &dyn std::fmt::Display) -> Result<(), Breach> {
        if self.rules.contains(rule.0) {
            return Ok(());
        }
        Err(Breach::new(law, format!("{what} cites `{rule}`, which is not in the ledger")))
    }

    /// Breaks the law of setups unless the options make a game.
    pub fn seat_count(&self, state: &G::State) -> Result<u8, Breach> {
        let players = G::players(state);
        let (least, most) = G::info().players;
        hold!(Setup, (least..=most).contains(&players), "{players} seats, not {least} to {most}");
        Ok(players)
    }
}
