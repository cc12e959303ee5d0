//! What the active player has to decide: its number, and what it is about.

use orrery_core::observe::Fields;

use crate::components::Effect;
use crate::state::{Item, State, Task};
use crate::vocab::{BoardAction, Card, Display, Field, Infra, Resource, Ship, Stadium, World};

/// The top of the stack of tasks, and how many lie below it.
pub(super) fn write(state: &State, out: &mut impl Fields) {
    let simultaneous = state.step.is_simultaneous();
    let top = state.tasks.top().filter(|_| !simultaneous);
    out.count("tasks", 24, if simultaneous { 0 } else { state.tasks.as_slice().len() as u8 });
    let mut about = About::default();
    let number = top.map_or(0, |task| about.task(task));
    out.flags("task", 17, 1 << number);
    out.id("task_action", BoardAction::COUNT as u8, about.action);
    out.id("task_card", Card::COUNT as u8, about.card);
    out.id("task_field", Field::COUNT as u8, about.field);
    out.id("task_display", Display::ALL.len() as u8, about.display);
    out.id("task_ship", Ship::COUNT as u8, about.ship);
    out.id("task_stadium", Stadium::COUNT as u8, about.stadium);
    out.id("task_infrastructure", Infra::COUNT as u8, about.infra);
    out.id("task_world", World::ALL.len() as u8, about.world);
    out.counts("task_numbers", 255, &about.numbers);
    out.id("effect", 16, about.effect);
    out.id("effect_resource", Resource::ALL.len() as u8, about.resource);
    out.id("effect_terrain", 4, about.terrain);
    out.counts("effect_extra", 20, &about.extra);
    out.counts("effect_numbers", 255, &about.effect_numbers);
}

/// What a task is about.
#[derive(Default)]
struct About {
    action: Option<u8>,
    card: Option<u8>,
    field: Option<u8>,
    display: Option<u8>,
    ship: Option<u8>,
    stadium: Option<u8>,
    infra: Option<u8>,
    world: Option<u8>,
    numbers: [u8; 8],
    effect: Option<u8>,
    resource: Option<u8>,
    terrain: Option<u8>,
    extra: [u8; 3],
    effect_numbers: [u8; 6],
}

impl About {
    /// Notes what the task is about; its number, from 1.
    fn task(&mut self, task: Task) -> u8 {
        match task {
            Task::Turn => 1,
            Task::LayDown { action } => {
                self.action = Some(action.0);
                2
            }
            Task::Pay { energy, extra, extra_from } => {
                self.numbers[..3].copy_from_slice(&[energy, extra, extra_from]);
                3
            }
            Task::CardEffects { card, left } => {
                self.card = Some(card.0);
                self.numbers[0] = left;
                4
            }
            Task::Do { effect, times, optional, refreshed } => {
                self.numbers[..3].copy_from_slice(&[times, optional.into(), refreshed.into()]);
                self.effect(effect);
                5
            }
            Task::PutUnder { display, order: [a, b, c], up_to, free } => {
                self.display = Some(display as u8);
                self.numbers[..5].copy_from_slice(&[a, b, c, up_to, free.into()]);
                6
            }
            Task::Discount { item, world, price: [a, b, c], left, extra, first_flight } => {
                match item {
                    Item::Ship(ship) => self.ship = Some(ship.0),
                    Item::Stadium(stadium) => self.stadium = Some(stadium.0),
                    Item::Infrastructure(infra) => self.infra = Some(infra.0),
                }
                self.world = Some(world as u8);
                self.numbers = [a, b, c, left, extra[0], extra[1], extra[2], first_flight];
                7
            }
            Task::UseFactories { field, left, used: [a, b, c] } => {
                self.field = Some(field.0);
                self.numbers[..4].copy_from_slice(&[left, a, b, c]);
                8
            }
            Task::IncomeExchange { left: [a, b] } => {
                self.numbers[..2].copy_from_slice(&[a, b]);
                9
            }
            Task::FlyBack => 10,
            Task::EndTurn => 11,
            Task::DiscardDown => 12,
            Task::ChoosePower => 13,
            Task::Advance { points } => {
                self.numbers[0] = points;
                14
            }
            Task::Place { left, moved } => {
                self.numbers[..2].copy_from_slice(&[left, moved]);
                15
            }
            Task::TakeBonus => 16,
        }
    }

    fn effect(&mut self, effect: Effect) {
        let resource = |resource: Option<Resource>| resource.map(|resource| resource as u8);
        let number = match effect {
            Effect::GainResource { resource: which } => {
                self.resource = resource(which);
                0
            }
            Effect::Exchange => 1,
            Effect::Research => 2,
            Effect::Develop => 3,
            Effect::BuildShip(building) | Effect::BuildStadium(building) => {
                self.world = building.world.map(|world| world as u8);
                self.extra = building.extra;
                self.effect_numbers[..2].copy_from_slice(&[building.reduction, building.first_flight]);
                if matches!(effect, Effect::BuildShip(_)) { 4 } else { 5 }
            }
            Effect::GainShip => 6,
            Effect::GainStadium => 7,
            Effect::Settle(settling) => {
                self.terrain = settling.terrain.map(|terrain| terrain as u8);
                self.extra = settling.extra;
                self.effect_numbers = [
                    settling.unlocked.into(),
                    settling.next_terrain.into(),
                    settling.min_population,
                    settling.min_factories,
                    settling.steel_reduction,
                    settling.ignore_symbols,
                ];
                8
            }
            Effect::PrepareFactory(preparing) => {
                self.resource = resource(preparing.factory);
                self.extra = preparing.extra;
                self.effect_numbers[..2].copy_from_slice(&[preparing.free.into(), preparing.repeated.into()]);
                9
            }
            Effect::GainFactory { factory } => {
                self.resource = resource(factory);
                10
            }
            Effect::Clone { extra } => {
                self.extra = extra;
                11
            }
            Effect::GainPopulation => 12,
            Effect::GainProduction { resource: which } => {
                self.resource = resource(which);
                13
            }
            Effect::Refresh { display, up_to } => {
                self.display = Some(display as u8);
                self.effect_numbers[0] = up_to;
                14
            }
            Effect::DrawCard => 15,
        };
        self.effect = Some(number);
    }
}
