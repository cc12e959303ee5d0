//! What the form offers is what `setup` accepts, in both directions.

use orrery_core::{FastDice, OptionValues, Present, Silent};

use crate::law::hold;
use crate::{Breach, Law};

/// Holds every combination of values at every number of players against the law; returns options that
/// together hold every pair of values that can be chosen.
pub(crate) fn hold<G: Present>() -> Result<Vec<G::Options>, Breach> {
    let info = G::info();
    let (least, most) = info.players;
    let mut chosen = Vec::new();
    for players in least..=most {
        for values in all_values::<G>(players) {
            let offered = info.permits(&values).is_ok();
            let accepted = accepts::<G>(&values)?;
            let how = if offered { "offered, but refused" } else { "accepted, but not offered" };
            hold!(Options, offered == accepted, "{values:?} is {how} by `setup`");
        }
        for values in info.pairwise(players) {
            chosen.push(read::<G>(&values)?);
        }
    }
    Ok(chosen)
}

/// Every combination of values, whether it can be chosen or not.
fn all_values<G: Present>(players: u8) -> Vec<OptionValues> {
    let mut all = vec![vec![]];
    for option in G::info().options {
        let values: Vec<&'static str> = if option.choices.is_empty() {
            vec!["false", "true"]
        } else {
            option.choices.iter().map(|choice| choice.id).collect()
        };
        all = all
            .iter()
            .flat_map(|before: &Vec<&'static str>| {
                values.iter().map(move |&value| [&before[..], &[value]].concat())
            })
            .collect();
    }
    all.into_iter().map(|values| OptionValues { players, values }).collect()
}

fn read<G: Present>(values: &OptionValues) -> Result<G::Options, Breach> {
    let json = G::info().to_json(values);
    serde_json::from_value(json)
        .map_err(|e| Breach::new(Law::Options, format!("{values:?} cannot be read as options: {e}")))
}

fn accepts<G: Present>(values: &OptionValues) -> Result<bool, Breach> {
    let options = read::<G>(values)?;
    let back = serde_json::to_value(&options).unwrap_or_default();
    let read_back = G::info().from_json(&back);
    hold!(Options, read_back.as_ref() == Some(values), "{values:?} is written as {back}");
    Ok(G::setup(&options, &mut FastDice::new(1), &mut Silent).is_ok())
}
