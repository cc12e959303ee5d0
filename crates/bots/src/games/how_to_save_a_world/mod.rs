//! What bots know about How to Save a World.
//!
//! First comes what everybody can expect ([`outlook`]): the rounds that are left until Day X, and the chance of each
//! project to be the rescue project. With these, places on the project tracks have their expected points. Resources,
//! income, badges, technologies and cards count by the rounds in which they can still be used. What lies on the stack
//! of a turn that is going on is priced as if it were resolved sensibly ([`pending`]); without that, no space would
//! look better than another before its effects are chosen.

mod inputs;
mod outlook;
mod pending;

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_how_to_save_a_world::components::{
    COMPONENTS, Effect, List, Metric, ScoreEntry,
};
use orrery_catalog::crates::orrery_how_to_save_a_world::event::Event;
use orrery_catalog::crates::orrery_how_to_save_a_world::state::{Phase, Player, Spot};
use orrery_catalog::crates::orrery_how_to_save_a_world::vocab::{
    Badge, Card, CardType, Development, Project, ProjectPick, Resource, Side, SpaceKind, World,
};
use orrery_catalog::crates::orrery_how_to_save_a_world::{HowToSaveAWorld, State};
use orrery_core::Seat;
use serde::Deserialize;

use crate::{Inputs, Knowledge, Net, Nets, Tuning, nets};
use outlook::{Outlook, likely};
use pending::Prospect;

/// What things are worth; explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    resource: f32,
    ingenuity: f32,
    many_resources: f32,
    income: f32,
    badge: [f32; 3],
    many_badges: f32,
    card_badge: f32,
    tech1: [f32; 6],
    tech2: [f32; 6],
    action_card: f32,
    reaction_card: f32,
    card_cost: f32,
    species: f32,
    species_left: f32,
    lander: [f32; 2],
    moonward: f32,
    medal: f32,
    doubt: f32,
    doubt_per_round: f32,
    drift: f32,
    works: f32,
    start: f32,
    reward: [f32; 3],
    orders: f32,
    usual: Usual,
}

/// What effects of cards usually bring.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Usual {
    raise: f32,
    tile: f32,
    reward: f32,
    work: f32,
    research: f32,
    development: f32,
    card: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // The file is compiled in and read by every test: it cannot fail on any input.
    toml::from_str(include_str!("weights.toml")).unwrap_or_else(|why| panic!("weights.toml: {why}"))
});

/// What playing each card once brings, whoever plays it; 0 for species cards.
static PLAYED: LazyLock<[f32; Card::COUNT]> = LazyLock::new(|| {
    let mut played = [0.0; Card::COUNT];
    for card in Card::all() {
        let effects = usual(card.data().effects);
        played[card.index()] = match card.card_type() {
            CardType::Action => WEIGHTS.action_card * (effects - WEIGHTS.resource).max(0.0),
            CardType::Reaction => WEIGHTS.reaction_card * effects,
            CardType::Species => 0.0,
        };
    }
    played
});

/// What a list of effects usually brings, in the middle of a game.
fn usual(list: List) -> f32 {
    let w = &*WEIGHTS;
    let effects = &COMPONENTS.effects[usize::from(list.at)..usize::from(list.end)];
    let value = |effect: &Effect| match *effect {
        Effect::Gain { resource: Resource::Ingenuity, n } => w.ingenuity * f32::from(n),
        Effect::Gain { n, .. } | Effect::GainStandard { n } => w.resource * f32::from(n),
        Effect::RaiseIncome { n, .. } | Effect::RaiseStandard { n } => w.usual.raise * f32::from(n),
        Effect::GainBadge { n, .. } => w.usual.tile * f32::from(n),
        Effect::Points { n } => f32::from(n),
        Effect::Work { n, .. } => w.usual.reward + w.usual.work * f32::from(n),
        Effect::Research { n } => w.usual.research * f32::from(n),
        Effect::FreeDevelopment { n, .. } => w.usual.development * f32::from(n),
        Effect::BuyCard { n, .. } | Effect::GainCard { n, .. } => w.usual.card * f32::from(n),
        Effect::RemoveCardFor { then } => 0.7 * usual(then),
        Effect::PerBadge { each, .. } => 2.0 * usual(each),
        Effect::PayFor { n, max, each, .. } => {
            f32::from(max) * (usual(each) - w.resource * f32::from(n)).max(0.0)
        }
        Effect::Choose { options, .. } => options.iter().map(|&option| usual(option)).fold(0.0, f32::max),
        Effect::Reactivate { n } => 0.5 * f32::from(n),
        Effect::Recall { .. } => 1.5,
        Effect::ShuttleAndDeploy => 0.8,
        Effect::TakeMedal => 0.5,
    };
    effects.iter().map(value).sum()
}

/// Learned by self-play; `nets.toml` says how.
static NETS: Nets = nets![
    inputs::COUNT;
    "how-to-save-a-world-1", "how-to-save-a-world-2", "how-to-save-a-world-3", "how-to-save-a-world-4",
];

impl Knowledge for HowToSaveAWorld {
    const INPUTS: usize = inputs::COUNT;
    const WORDS: (&'static str, &'static str) = (include_str!("words.en.ftl"), include_str!("words.de.ftl"));
    const CALIBRATION: &'static str = include_str!("calibration.toml");

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.12, prior_visits: 2.0, horizon: 12, stages: 2, candidates: 2 }
    }

    fn scale(_: &State) -> f32 {
        9.0
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        inputs::write(state, seat, out);
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        let outlook = Outlook::of(state);
        for (seat, points) in Seat::all(state.players).zip(points) {
            *points = Estimator::new(state, seat, &outlook).points();
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        Estimator::new(state, seat, &Outlook::of(state)).parts().into()
    }

    /// What the Consortium can expect in a solo game.
    fn par(state: &State) -> Option<f32> {
        if !state.is_solo() {
            return None;
        }
        let outlook = Outlook::of(state);
        let orders = WEIGHTS.orders * (outlook.rounds + outlook.now);
        let places: f32 = Project::ALL
            .into_iter()
            .map(|project| {
                let disc = state.disc(Side::CONSORTIUM, project);
                placement(state, &outlook, Side::CONSORTIUM, project, disc)
            })
            .sum();
        Some(f32::from(state.track_points(Side::CONSORTIUM)) + orders + places)
    }

    fn used(told: &[Event], seat: Seat) -> Vec<(&'static str, String)> {
        let used = |event: &Event| match *event {
            Event::Deployed { who, space } if who.seat() == Some(seat) => Some(("space", space.id())),
            Event::CardPlayed { seat: by, card } | Event::Reacted { seat: by, card } if by == seat => {
                Some(("card", card.id()))
            }
            Event::CardTaken { seat: by, card, .. } if by == seat => Some(("card taken", card.id())),
            Event::SpeciesScored { seat: by, card, .. } if by == seat => Some(("species", card.id())),
            Event::Developed { seat: by, development } if by == seat => {
                Some(("development", development.id()))
            }
            Event::DayX { cause } => Some(("cause of Day X", cause.id())),
            Event::Rescued { project } => Some(("rescue project", project.id())),
            _ => None,
        };
        let mut all: Vec<_> = told.iter().filter_map(used).collect();
        // Whom a card was dealt to does not depend on who is ahead; who plays it does.
        for event in told {
            if let Event::Dealt { seat: to, cards: Some(cards) } = *event
                && to == seat
            {
                let start = cards.and(COMPONENTS.start_cards);
                all.extend(start.iter().map(|card| ("start card", card.id())));
            }
        }
        all.into_iter().map(|(group, id)| (group, id.to_owned())).collect()
    }

    fn stage(state: &State) -> u32 {
        state.round.into()
    }

    fn learned(state: &State) -> Option<&'static Net> {
        NETS.get(&format!("how-to-save-a-world-{}", state.players))
    }
}

/// The spaces that a disc moves on a track until the end.
fn drift(state: &State, outlook: &Outlook, side: Side) -> f32 {
    if side == Side::CONSORTIUM {
        // Nine of twelve orders are works, three orders in a round, three tracks.
        let steps = |round: u8| f32::from(COMPONENTS.solo.steps[usize::from(round.clamp(1, 6)) - 1]);
        let next = 0.5 * (steps(state.round + 1) + steps(state.round + 2));
        return 0.75 * (outlook.now * steps(state.round) + outlook.rounds * next);
    }
    WEIGHTS.drift * (outlook.now + outlook.rounds)
}

/// The points that a side can expect for its place on a track if its disc were on this space.
fn placement(state: &State, outlook: &Outlook, side: Side, project: Project, disc: u8) -> f32 {
    let track = &state.tracks[project.index()];
    let left = outlook.now + outlook.rounds;
    let doubt = 1.0 / (WEIGHTS.doubt + WEIGHTS.doubt_per_round * left);
    let own_drift = drift(state, outlook, side);
    let own = f32::from(disc) + own_drift;
    // The chances that no rival, one, two, three are ahead. There are always three, with the neutral discs.
    let mut ahead = [1.0, 0.0, 0.0, 0.0];
    let mut meet = |chance: f32| {
        for place in (1..4).rev() {
            ahead[place] = ahead[place] * (1.0 - chance) + ahead[place - 1] * chance;
        }
        ahead[0] *= 1.0 - chance;
    };
    for other in state.sides().filter(|&other| other != side) {
        let slot = other.slot();
        let there = f32::from(track.discs[slot]) + drift(state, outlook, other);
        // On the same space the lower disc is better; a disc that moves there comes to lie on top.
        let below = track.discs[slot] == disc
            && (track.discs[side.slot()] != disc || track.heights[slot] < track.heights[side.slot()]);
        let tie = if track.discs[slot] != disc {
            0.0
        } else if below {
            0.5
        } else {
            -0.5
        };
        meet(sure(there - own + tie, doubt));
    }
    for &space in &COMPONENTS.track.neutral[usize::from(state.side_count())] {
        meet(sure(f32::from(space) - own + 0.5, doubt));
    }
    let rescue = outlook.rescue[project.index()];
    let mut points = 0.0;
    for (place, chance) in ahead[..3].iter().enumerate() {
        let best = f32::from(COMPONENTS.rescue_points[place]);
        let other = f32::from(COMPONENTS.other_points[place]);
        points += chance * (rescue * best + (1.0 - rescue) * other);
    }
    // Who never works on a project takes no place.
    if disc == 0 { points * (WEIGHTS.start * left).min(0.95) } else { points }
}

/// The chance that a lead of so many spaces lasts; certain if nothing can change any more.
fn sure(lead: f32, doubt: f32) -> f32 {
    likely(1.6 * lead * doubt)
}

/// Looks at one player.
struct Estimator<'s> {
    state: &'s State,
    seat: Seat,
    side: Side,
    player: &'s Player,
    outlook: &'s Outlook,
    w: &'static Weights,
    /// The turns that are left in this round, 0 to 1.
    now: f32,
}

impl<'s> Estimator<'s> {
    fn new(state: &'s State, seat: Seat, outlook: &'s Outlook) -> Estimator<'s> {
        let side = Side::from(seat);
        let player = state.seat(seat);
        let landers = state.landers[side.slot()].iter();
        let waiting = landers.filter(|spot| matches!(spot, Spot::Zone(_))).count() as f32;
        let cards = player.hand.only(CardType::Action).len().min(2);
        let turns = waiting + 0.7 * f32::from(cards);
        let resolving = state.active == side && state.phase == Phase::Resolve;
        let now = if state.has_passed(side) { 0.0 } else { (turns / 3.0).min(1.0) };
        let now = if resolving { now.max(0.3) } else { now };
        Estimator { state, seat, side, player, outlook, w: &WEIGHTS, now }
    }

    fn points(&self) -> f32 {
        self.parts().iter().map(|(_, points)| points).sum()
    }

    fn parts(&self) -> [(&'static str, f32); 10] {
        let projects = Project::ALL.into_iter();
        let places = projects.map(|project| self.place(project, self.state.disc(self.side, project)));
        let resolving = self.state.active == self.side && self.state.phase == Phase::Resolve;
        let medal = self.w.medal * self.outlook.rounds.min(1.5);
        [
            ("score", f32::from(self.state.track_points(self.side))),
            ("projects", places.sum()),
            ("resources", Resource::ALL.into_iter().map(|resource| self.stock(resource)).sum()),
            ("badges", self.badges()),
            ("technologies", self.technologies()),
            ("cards", self.cards()),
            ("species", self.species()),
            ("landers", self.landers()),
            ("medal", if self.state.medal == self.side { medal } else { 0.0 }),
            ("pending", if resolving { Prospect::new(self).stack() } else { 0.0 }),
        ]
    }

    /// The points for a place on a track, if the disc were on this space.
    fn place(&self, project: Project, disc: u8) -> f32 {
        placement(self.state, self.outlook, self.side, project, disc)
    }

    /// What one unit of a resource can bring at its best.
    fn price(&self, resource: Resource) -> f32 {
        if resource == Resource::Ingenuity { self.w.ingenuity } else { self.w.resource }
    }

    /// The units of a resource that can be spent until the end, with these markers.
    fn units(&self, has: f32, income: f32) -> f32 {
        let rounds = self.outlook.rounds;
        let again = self.w.income * income;
        let spent_now = has + rounds * again;
        let spent_later = has.max(income) * rounds.min(1.0) + (rounds - 1.0).max(0.0) * again;
        self.now * spent_now + (1.0 - self.now) * spent_later
    }

    fn worth(&self, resource: Resource, has: f32, income: f32) -> f32 {
        let units = self.units(has, income);
        self.price(resource) * units / (1.0 + units / self.w.many_resources)
    }

    fn stock(&self, resource: Resource) -> f32 {
        let i = resource.index();
        self.worth(resource, self.player.resources[i].into(), self.player.incomes[i].into())
    }

    /// A badge tile of a type for the rounds to come.
    fn tile(&self, badge: Badge) -> f32 {
        let many = f32::from(self.player.tiles(badge)) / self.w.many_badges;
        self.w.badge[badge.index()] * self.outlook.rounds / (1.0 + many)
    }

    /// An active tile for the rest of this round.
    fn active(&self, badge: Badge) -> f32 {
        self.w.badge[badge.index()] * self.now
    }

    fn badges(&self) -> f32 {
        let tiles = |badge: Badge| {
            let i = badge.index();
            f32::from(self.player.tiles(badge)) * self.tile(badge)
                + f32::from(self.player.active_tiles[i]) * self.active(badge)
        };
        Badge::ALL.into_iter().map(tiles).sum()
    }

    fn technology(&self, development: Development) -> f32 {
        let number = development.index();
        let rounds = self.outlook.rounds + 0.6 * self.now;
        match number / 6 {
            1 => self.w.tech1[number % 6] * rounds,
            2 => self.w.tech2[number % 6] * rounds,
            _ => 0.0,
        }
    }

    fn technologies(&self) -> f32 {
        if self.player.technologies == 0 {
            return 0.0;
        }
        let of = |development: &Development| self.player.can(development.bit());
        Development::all().filter(of).map(|development| self.technology(development)).sum()
    }

    /// A card in one round: for its effect or for its badges.
    fn card_once(&self, card: Card) -> f32 {
        let badges =
            Badge::ALL.into_iter().map(|badge| self.w.badge[badge.index()] * f32::from(card.badges(badge)));
        PLAYED[card.index()].max(self.w.card_badge * badges.fold(0.0, f32::max))
    }

    /// A card for the rounds to come, without what a species card scores.
    fn card(&self, card: Card) -> f32 {
        (self.card_once(card) - self.w.card_cost) * self.outlook.rounds
    }

    fn cards(&self) -> f32 {
        let owned = self.state.owned(self.seat);
        let later: f32 = owned.iter().map(|card| self.card(card)).sum();
        let now: f32 = self.player.hand.iter().map(|card| self.card_once(card)).sum();
        later + now * self.now
    }

    fn species(&self) -> f32 {
        if self.state.phase == Phase::Keep {
            return self.player.kept.map_or(0.0, |card| self.species_card(card));
        }
        let cards = self.state.owned(self.seat).only(CardType::Species);
        cards.iter().map(|card| self.species_card(card)).sum()
    }

    /// What a species card scores now, and what it may still grow.
    fn species_card(&self, card: Card) -> f32 {
        let Some(score) = &card.data().score else { return 0.0 };
        let rounds = self.outlook.rounds;
        let (ScoreEntry::PerUnit { metric, .. }
        | ScoreEntry::Table { metric, .. }
        | ScoreEntry::Flag { metric, .. }) = score;
        let count = self.count(*metric);
        let points = match score {
            ScoreEntry::PerUnit { points, max, .. } => (f32::from(*points) * count).min(f32::from(*max)),
            ScoreEntry::Table { steps, .. } => stairs(steps, count),
            ScoreEntry::Flag { points, .. } => f32::from(*points) * count.min(1.0),
        };
        let growth = self.w.species * (rounds + 0.5 * self.now).min(4.0) * 0.25;
        match metric {
            Metric::ResourceLeft { .. } | Metric::StartMedal | Metric::IncomesAtMost { .. } => {
                points * (1.0 - (1.0 - self.w.species_left) * rounds.min(1.0)) + growth
            }
            _ => points + growth,
        }
    }

    fn count(&self, metric: Metric) -> f32 {
        let player = self.player;
        let lines = player.incomes.iter();
        let spaces = Project::ALL.map(|project| self.state.disc(self.side, project));
        let owned = |card_type| self.state.owned(self.seat).only(card_type).len();
        let count = match metric {
            Metric::BadgeTiles { badge } => player.tiles(badge),
            Metric::ResourceLeft { resource } => player.has(resource),
            Metric::IncomesAtMost { value } => lines.filter(|&&line| line <= value).count() as u8,
            Metric::IncomesAtLeast { value } => lines.filter(|&&line| line >= value).count() as u8,
            Metric::HighestIncome => lines.max().copied().unwrap_or(0),
            Metric::Tech1Count => (player.technologies >> 6 & 0x3f).count_ones() as u8,
            Metric::Tech2Count => (player.technologies >> 12 & 0x3f).count_ones() as u8,
            Metric::ActionCards => owned(CardType::Action),
            Metric::ReactionCards => owned(CardType::Reaction),
            Metric::SpeciesCards => owned(CardType::Species),
            Metric::ProjectSpace { project: ProjectPick::Worst } => spaces.into_iter().min().unwrap_or(0),
            Metric::ProjectSpace { project } => match project.named() {
                Some(named) => spaces[named.index()],
                None => spaces.into_iter().max().unwrap_or(0),
            },
            Metric::BadgeSets => Badge::ALL.map(|badge| player.tiles(badge)).into_iter().min().unwrap_or(0),
            Metric::ProjectsLed => {
                Project::ALL.into_iter().filter(|&project| self.leads(project)).count() as u8
            }
            Metric::StartMedal => u8::from(self.state.medal == self.side),
        };
        f32::from(count)
    }

    /// Whether the player is first on a track, neutral discs counted.
    fn leads(&self, project: Project) -> bool {
        let track = &self.state.tracks[project.index()];
        let own = track.discs[self.side.slot()];
        let neutral = COMPONENTS.track.neutral[usize::from(self.state.side_count())].iter().max();
        own > 0
            && neutral.is_none_or(|&space| own > space)
            && self.state.sides().filter(|&other| other != self.side).all(|other| {
                let slot = other.slot();
                own > track.discs[slot]
                    || own == track.discs[slot] && track.heights[self.side.slot()] < track.heights[slot]
            })
    }

    /// Landers: those that can still be deployed, and where the others will arrive.
    fn landers(&self) -> f32 {
        let passed = self.state.has_passed(self.side);
        let mut points = 0.0;
        for &spot in &self.state.landers[self.side.slot()] {
            points += match spot {
                Spot::Zone(world) if !passed => self.w.lander[world.index()],
                Spot::Zone(world) => self.arrival(world),
                Spot::On(space) => match (space.data().kind, space.world()) {
                    (SpaceKind::Departure, world) => self.arrival(world.other()),
                    (SpaceKind::Stay, world) => self.arrival(world),
                    // A turn of overtime is to come.
                    (SpaceKind::Wait, _) => self.w.lander[World::Moon.index()],
                },
            };
        }
        points
    }

    /// A lander that arrives on a world next round.
    fn arrival(&self, world: World) -> f32 {
        if world == World::Moon { self.w.moonward * self.outlook.rounds.min(1.0) } else { 0.0 }
    }
}

/// The points of a table of thresholds; half of a step counts on the way to it.
fn stairs(steps: &[(u8, u8)], count: f32) -> f32 {
    let (mut from, mut points) = (0.0, 0.0);
    for &(at, next) in steps {
        let (at, next) = (f32::from(at), f32::from(next));
        if count < at {
            return points + 0.5 * (next - points) * (count - from) / (at - from);
        }
        (from, points) = (at, next);
    }
    points
}
