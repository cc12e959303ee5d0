//! Random games, step by step, for rules that hold at every moment.

use orrery_core::{Audience, Dice, FastDice, Game, Log, Seat, Silent, apply};
use orrery_roll_for_the_galaxy::state::{Player, State};
use orrery_roll_for_the_galaxy::testkit::Scenario;
use orrery_roll_for_the_galaxy::vocab::{BagTile, Counts, Side};
use orrery_roll_for_the_galaxy::{Action, Event, Options, RollForTheGalaxy};

/// One action of a random game and what came of it.
pub struct Move {
    pub before: State,
    pub action: Action,
    pub after: State,
    pub events: Vec<(Audience, Event)>,
    /// Whether chance played a part.
    pub chance: bool,
}

/// Dice that know whether they were used.
struct Watched(FastDice, bool);

impl Dice for Watched {
    fn word(&mut self) -> u32 {
        self.1 = true;
        self.0.word()
    }
}

/// Plays random games with the usual options, 2 to 5 players in turn, and shows every action.
pub fn walk(games: u64, mut look: impl FnMut(&Move)) {
    for seed in 0..games {
        let options = RollForTheGalaxy::options(2 + (seed % 4) as u8);
        walk_one(&options, seed, &mut look);
    }
}

/// Plays one random game and shows every action.
pub fn walk_one(options: &Options, seed: u64, mut look: impl FnMut(&Move)) {
    let mut chooser = FastDice::new(seed ^ 0x5eed);
    let mut dice = Watched(FastDice::new(seed), false);
    let mut state =
        RollForTheGalaxy::setup(options, &mut dice, &mut Silent).expect("options that make a game");
    let mut actions = Vec::new();
    loop {
        let seats: Vec<Seat> = RollForTheGalaxy::to_act(&state).iter().collect();
        let Some(seat) = chooser.pick(&seats) else { break };
        orrery_core::playout::forward::<RollForTheGalaxy>(&state, seat, &mut actions);
        let action = chooser.pick(&actions).expect("a legal action");
        let before = state;
        let mut log = Log::default();
        dice.1 = false;
        RollForTheGalaxy::play(&mut state, seat, action, &mut dice, &mut log);
        look(&Move { before, action, after: state, events: log.events, chance: dice.1 });
    }
}

/// All dice of a player, counted place by place (RFG-COMP-11).
pub fn dice_of(state: &State, player: &Player) -> Counts {
    let mut all = Counts::NONE;
    let plan = &player.plan;
    for place in [&player.cup, &player.citizenry, &player.paid, &plan.wild, &plan.dictated] {
        all.add_all(place);
    }
    player.spots.iter().chain(&player.columns).for_each(|place| all.add_all(place));
    plan.selector.iter().for_each(|&(die, _)| all.add(die, 1));
    for world in player.worlds() {
        state.goods[world.index()].iter().for_each(|die| all.add(die, 1));
    }
    all
}

/// The bag tiles in a tableau.
pub fn built(player: &Player) -> Vec<BagTile> {
    BagTile::all()
        .filter(|t| player.has_development(t.development()) || player.has_world(t.world()))
        .collect()
}

/// The bag tiles in a construction zone.
pub fn zone(player: &Player) -> Vec<BagTile> {
    Side::ALL.iter().flat_map(|&side| player.zone.stack(side).to_vec()).collect()
}

/// What becomes of a position when a seat acts, for so many throws of chance.
pub fn futures(table: &Scenario, seat: u8, action: &str, count: u64) -> Vec<State> {
    let action = table.parse(action);
    (0..count)
        .map(|seed| {
            let mut state = table.state;
            apply::<RollForTheGalaxy>(&mut state, Seat(seat), action, &mut FastDice::new(seed), &mut Silent)
                .expect("a legal action");
            state
        })
        .collect()
}
