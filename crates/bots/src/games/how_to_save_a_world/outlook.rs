//! What is to come for everybody: how many rounds, and which project will be the rescue project.

use orrery_catalog::crates::orrery_how_to_save_a_world::State;
use orrery_catalog::crates::orrery_how_to_save_a_world::components::{
    ASTEROID_SPACES, COMPONENTS, DAY_X_DRAW, ROUNDS,
};
use orrery_catalog::crates::orrery_how_to_save_a_world::state::Spot;
use orrery_catalog::crates::orrery_how_to_save_a_world::vocab::{Project, Symbol};

use super::WEIGHTS;

/// A cheap sigmoid: 0.5 at 0, about 0.85 at 1.
#[inline]
pub(super) fn likely(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// What everybody can expect.
pub(super) struct Outlook {
    /// The rounds after this one.
    pub(super) rounds: f32,
    /// The share of this round that is left, by landers not deployed.
    pub(super) now: f32,
    /// The chance of each project to be the rescue project.
    pub(super) rescue: [f32; 3],
}

/// The cubes, on the average, at some moment.
#[derive(Clone, Copy)]
struct Cubes {
    bag: [f32; 4],
    progress: [f32; 3],
}

impl Outlook {
    pub(super) fn of(state: &State) -> Outlook {
        let sides = f32::from(state.side_count());
        let landers = state.sides().flat_map(|side| state.landers[side.slot()]);
        let waiting = landers.filter(|spot| matches!(spot, Spot::Zone(_))).count() as f32;
        let now = waiting / (3.0 * sides);
        let mut cubes = Cubes {
            bag: state.bag.map(f32::from),
            progress: Project::ALL.map(|project| f32::from(state.cubes(project))),
        };
        let mut asteroid = f32::from(state.asteroid);
        let mut outlook = Outlook { rounds: 0.0, now, rescue: [0.0; 3] };
        let mut going = 1.0;
        let mut share = now;
        for round in state.round.max(1)..=ROUNDS {
            cubes.bag[..3].iter_mut().for_each(|kind| *kind += share * WEIGHTS.works * sides);
            share = 1.0;
            asteroid = cubes.round_end(f32::from(COMPONENTS.danger[usize::from(round) - 1]), asteroid, sides);
            let last = ASTEROID_SPACES as f32 - 1.0;
            let mut over = likely((asteroid - last + 0.4) / 0.7);
            for project in Project::ALL {
                let length = f32::from(COMPONENTS.projects[project.index()].progress);
                over = over.max(likely((cubes.progress[project.index()] - length + 0.4) / 0.9));
            }
            // The tails of the sigmoid are too long for what cannot happen yet.
            over = ((over - 0.06) / 0.88).clamp(0.0, 1.0);
            if round == ROUNDS {
                over = 1.0;
            }
            let doubt = 1.0 + 0.5 * (outlook.rounds + now);
            let chances = cubes.day_x(doubt);
            for (rescue, chance) in outlook.rescue.iter_mut().zip(chances) {
                *rescue += going * over * chance;
            }
            going *= 1.0 - over;
            if going < 0.02 {
                break;
            }
            outlook.rounds += going;
        }
        outlook
    }
}

impl Cubes {
    /// The draw of a round end; returns where the asteroid is then.
    fn round_end(&mut self, danger: f32, asteroid: f32, sides: f32) -> f32 {
        let total: f32 = self.bag.iter().sum();
        let share = (danger / total.max(1.0)).min(1.0);
        for (progress, kind) in self.progress.iter_mut().zip(&mut self.bag) {
            let drawn = *kind * share;
            *progress += drawn;
            *kind -= drawn;
        }
        let after = asteroid + 1.0 + self.bag[3] * share;
        for (space, symbols) in COMPONENTS.asteroid.iter().enumerate() {
            let passed = (after - space as f32 + 0.5).clamp(0.0, 1.0)
                - (asteroid - space as f32 + 0.5).clamp(0.0, 1.0);
            if passed > 0.0 && symbols.contains(&Symbol::AddAsteroidCubes) {
                self.bag[3] += passed * sides;
            }
        }
        after
    }

    /// The chance of each project if Day X came now.
    fn day_x(&self, doubt: f32) -> [f32; 3] {
        let total: f32 = self.bag.iter().sum::<f32>().max(1.0);
        let share = (f32::from(DAY_X_DRAW) / total).min(1.0);
        let length = |project: Project| f32::from(COMPONENTS.projects[project.index()].progress);
        let drawn = (self.bag[0] + self.bag[3]) * share;
        let on_laser = self.progress[0] + drawn;
        let laser = likely((on_laser - length(Project::Laser) + 0.5) / (0.8 + doubt));
        // Cubes that fall from the laser track, and black ones that were not drawn before.
        let fractures = &COMPONENTS.projects[Project::Laser.index()].fractures;
        let fallen: f32 =
            fractures.iter().map(|&(from, _)| likely((on_laser - f32::from(from) + 0.5) / doubt)).sum();
        let black = self.bag[3] * (1.0 - share);
        let left = (total - drawn).max(1.0);
        let share = (f32::from(DAY_X_DRAW) / left).min(1.0);
        let on_shield = self.progress[1] + fallen + (self.bag[1] + black) * share;
        let shield = (1.0 - laser) * likely((on_shield - length(Project::Shield) + 0.5) / (0.8 + doubt));
        [laser, shield, 1.0 - laser - shield]
    }
}
