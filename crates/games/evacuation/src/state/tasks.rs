//! What is still to be done in the turn of one player: a stack, whose top comes next. What an effect sets off is
//! put on top and so carried out before anything else goes on (EVA-RES-10).

use serde::{Deserialize, Serialize};

use crate::components::{Cost, Effect, Effects};
use crate::vocab::{BoardAction, Card, Display, Field, World};

/// Something that the active player still has to do or decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Task {
    /// Choose an action, a card or to pass (EVA-ACT-01).
    Turn,
    /// Choose the card that is laid face down for a board action (EVA-ADV-05).
    LayDown { action: BoardAction },
    /// Pay action energy, and after it the extra cost of a card (EVA-DEC-05, EVA-ADV-08).
    Pay { energy: u8, extra: u8, extra_from: u8 },
    /// Carry out the effects of a card in an order of choice; a bit for each that is left (EVA-ADV-06).
    CardEffects { card: Card, left: u8 },
    /// Carry out an effect so many times.
    Do { effect: Effect, times: u8, optional: bool, refreshed: bool },
    /// Choose items to put under a stack, in this order (EVA-DISP-04); positions from 1, 0 for none.
    PutUnder { display: Display, order: [u8; 3], up_to: u8, free: bool },
    /// Choose which resources a discount removes (EVA-DEC-19).
    Discount { item: Item, world: World, price: Cost, left: u8, extra: Cost, first_flight: u8 },
    /// Choose the factories for the spots of a field (EVA-SETTLE-04).
    UseFactories { field: Field, left: u8, used: Cost },
    /// Exchanges at the end of Income: so many on each world (EVA-TECH-27).
    IncomeExchange { left: [u8; 2] },
    /// Ships that just arrived may fly back (EVA-TECH-13).
    FlyBack,
    /// End of a turn with an action: a contract, the card drawn (EVA-CONTR-04, EVA-ADV-10).
    EndTurn,
    /// Discard down to the hand limit (EVA-DEC-20).
    DiscardDown,
    /// Choose the power of multi-value cards for Progress (EVA-ADV-14).
    ChoosePower,
    /// Name the end spaces of both markers (EVA-PROG-15 a).
    Advance { points: u8 },
    /// Place the markers; a bit for each that is left, and for each that has moved (EVA-PROG-15 c).
    Place { left: u8, moved: u8 },
    /// Take a bonus or decline (EVA-DEC-13).
    TakeBonus,
}

/// Something that can be built or played at a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Item {
    Ship(crate::vocab::Ship),
    Stadium(crate::vocab::Stadium),
    Infrastructure(crate::vocab::Infra),
}

/// More than ever are open at once: the end of the turn, a card, and what effects set off one inside the other.
const DEPTH: usize = 24;

/// The stack of tasks.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(from = "Vec<Task>", into = "Vec<Task>")]
pub struct Tasks {
    items: [Task; DEPTH],
    len: u8,
}

impl Default for Tasks {
    fn default() -> Tasks {
        Tasks { items: [Task::Turn; DEPTH], len: 0 }
    }
}

impl Tasks {
    /// What comes next.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.as_slice().last().copied()
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tasks, the next one last.
    #[inline]
    pub fn as_slice(&self) -> &[Task] {
        &self.items[..usize::from(self.len)]
    }

    /// Puts a task on top.
    #[inline]
    pub fn push(&mut self, task: Task) {
        debug_assert!(usize::from(self.len) < DEPTH, "tasks are nested deeper than any rule allows");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    /// Takes the top off.
    #[inline]
    pub fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts another task in the place of the top.
    #[inline]
    pub fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    /// Puts effects on top, so that the first printed comes next.
    pub fn push_effects(&mut self, effects: Effects, optional: bool) {
        for times in effects.iter().rev() {
            self.push(Task::effect(times.effect, times.n, optional));
        }
    }
}

impl Task {
    /// An effect to carry out.
    pub const fn effect(effect: Effect, times: u8, optional: bool) -> Task {
        Task::Do { effect, times, optional, refreshed: false }
    }
}

/// What lies beyond the top was there before and means nothing.
impl PartialEq for Tasks {
    fn eq(&self, other: &Tasks) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Tasks {}

impl std::fmt::Debug for Tasks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl From<Vec<Task>> for Tasks {
    fn from(list: Vec<Task>) -> Tasks {
        let mut tasks = Tasks::default();
        list.into_iter().take(DEPTH).for_each(|task| tasks.push(task));
        tasks
    }
}

impl From<Tasks> for Vec<Task> {
    fn from(tasks: Tasks) -> Vec<Task> {
        tasks.as_slice().to_vec()
    }
}
