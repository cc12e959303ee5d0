//! Single figures of the component file: tracks, scoring, the solo game, the years.

use orrery_core::Problem;
use serde::Deserialize;

use super::{File, exactly};
use crate::components::{Figures, YearData};

pub(super) fn figures(file: &File) -> Result<Figures, Problem> {
    let points = &file.scoring.points;
    Ok(Figures {
        surcharge_from: file.action_surcharge.from_card,
        surcharge: file.action_surcharge.energy,
        goal_stadiums: file.race_goal.stadiums,
        goal_production: file.race_goal.production_each,
        race_penalty: file.scoring.race.penalty_token,
        race_bonus_first: file.scoring.race.satisfaction_first,
        race_bonus_second: file.scoring.race.satisfaction_second,
        race_bonus_two_players: file.scoring.race.satisfaction_two_player_first,
        lowest: exactly(
            "entries of the table of the lowest production",
            points.lowest_production.table.clone(),
        )?,
        lowest_beyond: points.lowest_production.per_step_beyond_10,
        factory_site_left: points.penalties.factory_site_left,
        population_site_left: points.penalties.population_site_left,
        missing_stadium: points.penalties.missing_stadium,
        penalty_token: points.penalties.penalty_token,
        places: exactly("places for satisfaction", points.satisfaction.places_3_or_4_players.clone())?,
        places_two_players: exactly("places for two", points.satisfaction.places_2_players.clone())?,
        x_value: file.solo.x_value_settle,
        neutral_offset: file.solo.neutral_satisfaction_offset_halves,
        good_score: file.solo.good_score,
        excellent_score: file.solo.excellent_score,
        deal: file.advanced_actions.deal,
        keep: file.advanced_actions.keep,
        draw_year_end: file.advanced_actions.draw_year_end,
    })
}

#[derive(Deserialize)]
pub(super) struct YearEntry {
    food_new_world: u8,
    food_old_world: u8,
    stadiums_required: u8,
}

impl YearEntry {
    pub(super) fn read(&self) -> YearData {
        YearData { food: [self.food_old_world, self.food_new_world], stadiums: self.stadiums_required }
    }
}

#[derive(Deserialize)]
pub(super) struct ActionTrack {
    pub(super) energy: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Surcharge {
    from_card: u8,
    energy: u8,
}

#[derive(Deserialize)]
pub(super) struct RaceGoal {
    stadiums: u8,
    production_each: u8,
}

#[derive(Deserialize)]
pub(super) struct ProgressTrack {
    pub(super) start_section: u8,
}

#[derive(Deserialize)]
pub(super) struct Advanced {
    deal: u8,
    keep: u8,
    draw_year_end: u8,
}

#[derive(Deserialize)]
pub(super) struct SoloFigures {
    x_value_settle: u8,
    neutral_satisfaction_offset_halves: i32,
    pub(super) stadium_values_set_aside: Vec<u8>,
    good_score: i32,
    excellent_score: i32,
}

#[derive(Deserialize)]
pub(super) struct Scoring {
    points: PointsScoring,
    race: RaceScoring,
}

#[derive(Deserialize)]
struct PointsScoring {
    lowest_production: LowestTable,
    penalties: Penalties,
    satisfaction: Places,
}

#[derive(Deserialize)]
struct LowestTable {
    table: Vec<i32>,
    per_step_beyond_10: i32,
}

#[derive(Deserialize)]
struct Penalties {
    factory_site_left: i32,
    population_site_left: i32,
    missing_stadium: i32,
    penalty_token: i32,
}

#[derive(Deserialize)]
struct Places {
    places_3_or_4_players: Vec<i32>,
    places_2_players: Vec<i32>,
}

#[derive(Deserialize)]
struct RaceScoring {
    penalty_token: i32,
    satisfaction_first: i32,
    satisfaction_second: i32,
    satisfaction_two_player_first: i32,
}
