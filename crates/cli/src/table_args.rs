//! How a table is set: the number of players and the options of the game, checked with helpful answers.

use anyhow::{Result, bail};
use orrery_core::{Game, GameInfo, OptionInfo, OptionValues, When};

/// The table, as it is written in commands.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct TableArgs {
    /// Number of players [default: 2, or the fewest]
    #[arg(long)]
    pub players: Option<u8>,
    /// A value of an option, such as mode=race; see `orrery games`. Can be given several times
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
}

impl TableArgs {
    /// The options of a game.
    ///
    /// # Errors
    ///
    /// What cannot be chosen, and what can be instead.
    pub fn read<G: Game>(&self) -> Result<G::Options> {
        to_options::<G>(&self.values(G::info())?)
    }

    /// The values of all options.
    ///
    /// # Errors
    ///
    /// As for [`TableArgs::read`].
    pub fn values(&self, info: &'static GameInfo) -> Result<OptionValues> {
        let (fewest, most) = info.players;
        let players = self.players.unwrap_or(2.clamp(fewest, most));
        if !(fewest..=most).contains(&players) {
            bail!("{} is for {fewest} to {most} players, not {players}", info.name);
        }
        let mut chosen = vec![None; info.options.len()];
        for text in &self.options {
            let Some((id, value)) = text.split_once('=') else {
                bail!("`{text}` is no option; write it as ID=VALUE. {}", all_options(info));
            };
            let Some(place) = info.options.iter().position(|option| option.id == id.trim()) else {
                bail!("{} has no option `{id}`. {}", info.name, all_options(info));
            };
            let value = yes_or_no(&info.options[place], value.trim());
            if chosen[place].replace(value).is_some_and(|before| before != value) {
                bail!("`{id}` is given twice, with different values");
            }
        }
        let mut values: Vec<&'static str> = Vec::new();
        for (place, option) in info.options.iter().enumerate() {
            let offered = info.offered(place, players, &values);
            values.push(match chosen[place] {
                Some(value) => match offered.iter().find(|offered| **offered == value) {
                    Some(value) => value,
                    None => bail!("{}", refusal(option, value, players, &offered)),
                },
                None => {
                    let usual = offered.iter().find(|value| **value == option.default);
                    usual.or(offered.first()).copied().unwrap_or(option.default)
                }
            });
        }
        Ok(OptionValues { players, values })
    }

    /// The tables that together hold every pair of values: for the number of players, or for each if none was
    /// named. Options that were named keep their value.
    ///
    /// # Errors
    ///
    /// As for [`TableArgs::read`].
    pub fn pairs(&self, info: &'static GameInfo) -> Result<Vec<OptionValues>> {
        let (fewest, most) = self.players.map_or(info.players, |players| (players, players));
        let mut tables = Vec::new();
        for players in fewest..=most {
            let named = TableArgs { players: Some(players), options: self.options.clone() }.values(info)?;
            let kept = |values: &OptionValues| {
                let named = info.options.iter().zip(named.values.iter().zip(&values.values));
                named.into_iter().all(|(option, (named, value))| {
                    named == value
                        || !self.options.iter().any(|text| text.starts_with(&format!("{}=", option.id)))
                })
            };
            tables.extend(info.pairwise(players).into_iter().filter(kept));
        }
        Ok(tables)
    }
}

/// The options of a game from their values.
pub fn to_options<G: Game>(values: &OptionValues) -> Result<G::Options> {
    Ok(serde_json::from_value(G::info().to_json(values))?)
}

/// The values of the options that differ from the usual ones, such as `mode=race`; for headings.
pub fn unusual(info: &GameInfo, values: &OptionValues) -> String {
    let usual = info.usual(values.players);
    let all = info.options.iter().zip(values.values.iter().zip(&usual.values));
    let unusual = all.filter(|(_, (value, usual))| value != usual);
    unusual.map(|(option, (value, _))| format!(" {}={value}", option.id)).collect()
}

/// An option with its values and when there is a choice, for people.
pub fn describe(option: &OptionInfo) -> String {
    let values = if option.choices.is_empty() {
        "yes or no".to_owned()
    } else {
        let value = |choice: &orrery_core::OptionChoice| format!("{}{}", choice.id, conditions(choice.when));
        option.choices.iter().map(value).collect::<Vec<_>>().join(", ")
    };
    format!("{}: {values}{}", option.id, conditions(option.when))
}

fn all_options(info: &GameInfo) -> String {
    if info.options.is_empty() {
        return format!("{} has no options", info.name);
    }
    let options: Vec<String> = info.options.iter().map(describe).collect();
    format!("The options are {}", options.join("; "))
}

/// People write yes and no, or on and off, where the form says `true` and `false`.
fn yes_or_no<'v>(option: &OptionInfo, value: &'v str) -> &'v str {
    match value {
        "yes" | "on" if option.choices.is_empty() => "true",
        "no" | "off" if option.choices.is_empty() => "false",
        other => other,
    }
}

fn refusal(option: &OptionInfo, value: &str, players: u8, offered: &[&str]) -> String {
    let known = if option.choices.is_empty() {
        ["true", "false"].contains(&value)
    } else {
        option.choices.iter().any(|choice| choice.id == value)
    };
    let possible = match offered {
        [only] => format!("here it can only be {only}"),
        _ => format!("here it can be {}", offered.join(", ")),
    };
    if !known {
        return format!("`{}` has no value `{value}`; {possible} ({})", option.id, option.rule);
    }
    let with = if players == 1 { "with 1 player".into() } else { format!("with {players} players") };
    format!(
        "`{}={value}` cannot be chosen {with} and these options; {possible}. {} ({})",
        option.id,
        describe(option),
        option.rule
    )
}

/// The conditions in words, such as ` (with 1 player, if mode is race)`; nothing if there are none.
fn conditions(when: &[When]) -> String {
    if when.is_empty() {
        return String::new();
    }
    let condition = |when: &When| match when {
        When::Players([1]) => "with 1 player".to_owned(),
        When::Players(counts) => {
            let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
            format!("with {} players", counts.join(" or "))
        }
        When::Is(id, values) => format!("if {id} is {}", values.join(" or ")),
    };
    format!(" ({})", when.iter().map(condition).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use orrery_core::{OptionChoice, RuleId};

    use super::*;

    static CLIMB: GameInfo = GameInfo {
        id: "climb",
        name: "Climb",
        prefix: "CLI",
        players: (1, 3),
        options: &[
            OptionInfo {
                id: "mode",
                choices: &[
                    OptionChoice::always("points"),
                    OptionChoice { id: "race", when: &[When::Players(&[2, 3])] },
                ],
                default: "points",
                when: &[],
                rule: RuleId("CLI-SETUP-01"),
            },
            OptionInfo {
                id: "wind",
                choices: &[],
                default: "false",
                when: &[When::Is("mode", &["race"])],
                rule: RuleId("CLI-SETUP-03"),
            },
        ],
    };

    fn read(players: u8, options: &[&str]) -> Result<OptionValues, String> {
        let options = options.iter().map(|&text| text.to_owned()).collect();
        TableArgs { players: Some(players), options }.values(&CLIMB).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_not_named_is_as_usual() {
        assert_eq!(read(2, &[]).map(|v| v.values), Ok(vec!["points", "false"]));
        assert_eq!(read(3, &["wind=yes", "mode=race"]).map(|v| v.values), Ok(vec!["race", "true"]));
        assert_eq!(TableArgs::default().values(&CLIMB).map(|v| v.players).ok(), Some(2));
    }

    #[test]
    fn what_cannot_be_chosen_is_said_with_what_can() {
        for (players, options, parts) in [
            (4, &[][..], &["1 to 3 players"][..]),
            (1, &["mode=race"], &["`mode=race`", "with 1 player", "only be points", "CLI-SETUP-01"]),
            (2, &["wind=true"], &["if mode is race", "only be false", "CLI-SETUP-03"]),
            (2, &["mode=chess"], &["no value `chess`", "points, race"]),
            (2, &["snow=true"], &["no option `snow`", "mode: points, race (with 2 or 3 players)"]),
            (2, &["wind"], &["ID=VALUE"]),
            (2, &["mode=race", "mode=points"], &["twice"]),
        ] {
            let error = read(players, options).expect_err("refused");
            assert!(parts.iter().all(|part| error.contains(part)), "{error}");
            assert_eq!(error.lines().count(), 1);
        }
    }

    #[test]
    fn tables_for_every_pair_keep_what_was_named() {
        let tables = |players, options: &[&str]| {
            let options = options.iter().map(|&text| text.to_owned()).collect();
            TableArgs { players, options }.pairs(&CLIMB).expect("tables").len()
        };
        // Points; and with two or three a race, with and without wind.
        assert_eq!([tables(Some(1), &[]), tables(Some(2), &[]), tables(None, &[])], [1, 3, 7]);
        assert_eq!(tables(Some(2), &["mode=race"]), 2);
    }
}
