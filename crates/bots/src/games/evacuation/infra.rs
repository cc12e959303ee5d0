//! Infrastructures: how far their conditions are met and what they raise.

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_evacuation::components::{COMPONENTS, Condition, Effect, Line};
use orrery_catalog::crates::orrery_evacuation::vocab::{Field, FieldSet, Infra};

struct Facts {
    /// For each infrastructure the fields that fit each need, and how many are needed.
    needs: [[(FieldSet, u8); 3]; Infra::COUNT],
    /// What each infrastructure raises: by resource, and of choice.
    rewards: [[f32; 4]; Infra::COUNT],
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let needs = |infra: Infra| {
        let mut needs = [(FieldSet::NONE, 0); 3];
        for (place, need) in needs.iter_mut().zip(&COMPONENTS.infras[infra.index()].condition.need) {
            let fits = |field: &Field| {
                let data = &COMPONENTS.fields[field.index()];
                need.terrain.is_none_or(|terrain| terrain == data.terrain)
                    && data.population.len() >= usize::from(need.min_population)
                    && data.factories >= need.min_factories
            };
            *place = (Field::all().filter(fits).collect(), need.n);
        }
        needs
    };
    let rewards = |infra: Infra| {
        let mut rewards = [0.0; 4];
        for times in COMPONENTS.infras[infra.index()].rewards {
            if let Effect::GainProduction { resource } = times.effect {
                rewards[resource.map_or(3, |r| r.index())] += f32::from(times.n);
            }
        }
        rewards
    };
    Facts {
        needs: std::array::from_fn(|i| needs(Infra(i as u8))),
        rewards: std::array::from_fn(|i| rewards(Infra(i as u8))),
    }
});

/// How many fields are missing for the condition of an infrastructure.
pub(super) fn missing(fields: FieldSet, infra: Infra) -> u8 {
    let needs = &FACTS.needs[infra.index()];
    let short = |fields: FieldSet| -> u8 {
        needs.iter().map(|&(fit, n)| n.saturating_sub(fields.and(fit).len())).sum()
    };
    let condition: &Condition = &COMPONENTS.infras[infra.index()].condition;
    let lines = match condition.line {
        Line::None => return short(fields),
        Line::Horizontal => &COMPONENTS.map.horizontal,
        Line::Diagonal => &COMPONENTS.map.diagonal,
    };
    lines.iter().map(|&line| short(fields.and(line))).min().unwrap_or(9)
}

/// What an infrastructure raises in all.
pub(super) fn reward(infra: Infra) -> f32 {
    FACTS.rewards[infra.index()].iter().sum()
}

/// What an infrastructure raises: by resource, and of choice.
pub(super) fn rewards(infra: Infra) -> &'static [f32; 4] {
    &FACTS.rewards[infra.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::crates::orrery_evacuation::Evacuation;
    use orrery_catalog::crates::orrery_evacuation::state::Task;
    use orrery_core::{FastDice, Game, Silent, playout};

    #[test]
    fn conditions_of_infrastructures_are_read_as_the_rules_read_them() {
        let mut actions = Vec::new();
        for seed in 0..60 {
            let mut dice = FastDice::new(seed);
            let mut state = Evacuation::setup(&Evacuation::options(2), &mut dice, &mut Silent).unwrap();
            while playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1) == 1 {
                for seat in state.seats() {
                    let player = state.player(seat);
                    // A field that is being settled has its factories still to come.
                    let settling =
                        state.tasks.as_slice().iter().any(|t| matches!(t, Task::UseFactories { .. }));
                    for infra in player.infras.played.iter().filter(|_| !settling) {
                        let met = missing(player.fields, infra) == 0;
                        assert_eq!(player.infras.fulfilled.contains(infra), met, "{}", infra.id());
                    }
                }
            }
        }
    }
}
