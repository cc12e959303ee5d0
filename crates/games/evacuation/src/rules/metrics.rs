//! What goals and contracts count. Ledger: EVA-GOAL, EVA-CONTR-06.

use crate::components::{COMPONENTS, Metric};
use crate::rules::progress;
use crate::state::Player;
use crate::vocab::{Field, FieldSet};

/// How many units of something a player has. EVA-GOAL-15, EVA-OPEN-19: population and factories count only on fields.
pub(crate) fn count(player: &Player, metric: Metric) -> i32 {
    let map = &COMPONENTS.map;
    let fields = |set: FieldSet| i32::from(player.fields.and(set).len());
    match metric {
        // EVA-GOAL-02
        Metric::SettledPopulation => {
            let spots = |field: Field| COMPONENTS.fields[field.index()].population.len() as i32;
            player.fields.iter().map(spots).sum()
        }
        Metric::UpperBonuses => player.goals.bonuses[0].into(),
        Metric::LowerBonuses => player.goals.bonuses[1].into(),
        // EVA-GOAL-06
        Metric::InfrastructuresPlayed => player.infras.played.len().into(),
        Metric::InfrastructuresFulfilled => player.infras.fulfilled.len().into(),
        // EVA-GOAL-07
        Metric::ShipsOwned => player.ships.iter().map(|ships| i32::from(ships.len())).sum(),
        // EVA-GOAL-08
        Metric::FieldsOf { terrain } => fields(map.terrain[terrain.index()]),
        // EVA-GOAL-12
        Metric::FieldsNotOf { terrain } => {
            i32::from(player.fields.len()) - fields(map.terrain[terrain.index()])
        }
        Metric::Technologies => player.tech_count().into(),
        // EVA-GOAL-10
        Metric::BothMarkersPast => {
            (1..=4).filter(|&point| progress::markers_past(player, point) == 2).count() as i32
        }
        // EVA-GOAL-11
        Metric::FactorySets => player.settled.into_iter().min().unwrap_or(0).into(),
        // EVA-GOAL-13
        Metric::Production { resource } => player.production[resource.index()].into(),
        Metric::HighestProduction => player.production.into_iter().max().unwrap_or(0).into(),
        // EVA-GOAL-14
        Metric::FactoriesOf { factory } => player.settled[factory.index()].into(),
        Metric::Factories => player.settled.iter().map(|&n| i32::from(n)).sum(),
        Metric::StadiumsNewWorld => player.stadiums_there().into(),
    }
}
