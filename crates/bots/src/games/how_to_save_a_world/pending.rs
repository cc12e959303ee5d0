//! What a turn that is going on will still bring: the stack of frames, priced as if the player resolved it sensibly.
//!
//! A small copy of what the player has goes along, so that resources are not spent twice. Nothing here is exact: a
//! frame need only be worth about as much before its questions as after them.

use orrery_catalog::crates::orrery_how_to_save_a_world::components::{COMPONENTS, Effect, LAST_SPACE, List};
use orrery_catalog::crates::orrery_how_to_save_a_world::state::{DevelopStep, Frame, Works};
use orrery_catalog::crates::orrery_how_to_save_a_world::vocab::{
    Badge, BadgePick, Card, CardPick, CardType, Category, Development, Project, ProjectPick, Resource, World,
};

use super::Estimator;

/// What the player has in the course of the stack.
pub(super) struct Prospect<'e, 's> {
    e: &'e Estimator<'s>,
    resources: [f32; 5],
    /// Units of a resource of one's choice.
    spare: f32,
    discs: [u8; 3],
    fronts: [u8; 3],
    tiles: [f32; 3],
    owned: f32,
    technologies: u32,
}

impl<'e, 's> Prospect<'e, 's> {
    pub(super) fn new(e: &'e Estimator<'s>) -> Self {
        let state = e.state;
        Prospect {
            e,
            resources: e.player.resources.map(f32::from),
            spare: 0.0,
            discs: Project::ALL.map(|project| state.disc(e.side, project)),
            fronts: Project::ALL.map(|project| state.tracks[project.index()].front),
            tiles: e.player.active_tiles.map(f32::from),
            owned: f32::from(state.owned(e.seat).len()),
            technologies: e.player.technologies,
        }
    }

    /// Everything on the stack, from the top down.
    pub(super) fn stack(&mut self) -> f32 {
        let mut points = 0.0;
        // The badges of the payment on top, for the frame below.
        let mut badges = None;
        for frame in self.e.state.stack.iter().rev() {
            points += self.frame(*frame, &mut badges);
        }
        points
    }

    fn frame(&mut self, frame: Frame, badges: &mut Option<(Badge, u8, u8)>) -> f32 {
        match frame {
            Frame::Effects { list, times, .. } => self.list(list, times),
            Frame::Card { .. } | Frame::Unit => 0.0,
            Frame::Express { from } => {
                let lander = &self.e.w.lander;
                lander[from.other().index()] - lander[from.index()] + self.landing(from.other())
            }
            Frame::Start { card } => self.list(card.data().effects, 1),
            Frame::Pay { resource, cost } => -self.pay(resource, f32::from(cost)),
            Frame::PayUnits { left } => -0.8 * f32::from(left) * self.e.w.resource * self.e.now.max(0.3),
            Frame::Badges { badge, limit, got, .. } => {
                *badges = Some((badge, limit, got));
                0.0
            }
            Frame::PerBadge { each, .. } => match badges.take() {
                Some((badge, limit, got)) => self.per_badge(badge, limit, got, each),
                None => self.list(each, self.e.state.turn.badges),
            },
            Frame::GainStandard { left } => self.gain_any(f32::from(left)),
            Frame::RaiseStandard { left } => self.raise_any(f32::from(left)),
            Frame::GainBadge { pick, left } => self.gain_badge(pick, f32::from(left)),
            Frame::Aim { pick, n } => self.work(pick, n).0,
            Frame::Work { pick, left, paying, works } => self.working(pick, left, paying, works),
            Frame::Rewards { works, now } => self.rewards(works, now),
            Frame::Develop { free, left, step, .. } => match step {
                DevelopStep::Choose => self.develop(free, left),
                DevelopStep::Badges(development) => {
                    // What badges do not pay is still to be paid.
                    let got = badges.take().map_or(self.e.state.turn.badges, |(_, _, got)| got);
                    let rest = development.data().cost.saturating_sub(got);
                    let paid = 0.7 * self.pay(Resource::Knowledge, f32::from(rest));
                    self.made(development) - paid + self.develop(free, left - 1)
                }
                DevelopStep::Pay(development) => self.made(development) + self.develop(free, left - 1),
            },
            Frame::Market { pick, left, discount, paying } => match paying {
                Some(card) => {
                    self.owned += 1.0;
                    self.acquired(card) + self.market(pick, left - 1, discount)
                }
                None => self.market(pick, left, discount),
            },
            Frame::RemoveCardFor { then } => self.remove_for(then),
            Frame::PayFor { effect, left, paying } => self.pay_for(usize::from(effect), left, paying),
            Frame::Choose { effect } => self.effect(usize::from(effect), 1),
            Frame::Reactivate { left } => self.reactivate(left),
            Frame::Recall { left } => f32::from(left) * self.recall(),
            Frame::Shuttle => self.shuttle(),
            Frame::Land { world, .. } => self.landing(world),
            Frame::Overtime => 0.0,
        }
    }

    fn list(&mut self, list: List, times: u8) -> f32 {
        (list.at..list.end).map(|at| self.effect(usize::from(at), times)).sum()
    }

    fn effect(&mut self, at: usize, times: u8) -> f32 {
        let many = |n: u8| n.saturating_mul(times);
        match COMPONENTS.effects[at] {
            Effect::Gain { resource, n } => self.gain(resource, f32::from(many(n))),
            Effect::GainStandard { n } => self.gain_any(f32::from(many(n))),
            Effect::RaiseIncome { resource, n } => self.raise(resource, f32::from(many(n))),
            Effect::RaiseStandard { n } => self.raise_any(f32::from(many(n))),
            Effect::GainBadge { pick, n } => self.gain_badge(pick, f32::from(many(n))),
            Effect::Points { n } => f32::from(many(n)),
            Effect::TakeMedal if self.e.state.medal == self.e.side => 0.0,
            Effect::TakeMedal => self.e.w.medal * self.e.outlook.rounds.min(1.5),
            Effect::Work { pick, n } => self.work(pick, many(n)).0,
            Effect::Research { n } => self.develop(None, many(n)),
            Effect::FreeDevelopment { category, n } => self.develop(Some(category), many(n)),
            Effect::BuyCard { pick, n, discount } => self.market(pick, many(n), Some(discount)),
            Effect::GainCard { pick, n } => self.market(pick, many(n), None),
            Effect::RemoveCardFor { then } => self.remove_for(then),
            Effect::PerBadge { badge, max, each } => self.per_badge(badge, max, 0, each),
            Effect::PayFor { max, .. } => self.pay_for(at, many(max), false),
            Effect::Choose { options, count } => {
                let options = options.iter().take(count.into());
                options.map(|&option| self.list(option, times)).fold(0.0, f32::max)
            }
            Effect::Reactivate { n } => self.reactivate(many(n)),
            Effect::Recall { n } => f32::from(many(n)) * self.recall(),
            Effect::ShuttleAndDeploy => self.shuttle(),
        }
    }

    /// What more or fewer units of a resource change.
    fn change(&self, resource: Resource, by: f32) -> f32 {
        let i = resource.index();
        let (has, income) = (self.resources[i], f32::from(self.e.player.incomes[i]));
        self.e.worth(resource, (has + by).max(0.0), income) - self.e.worth(resource, has, income)
    }

    fn gain(&mut self, resource: Resource, n: f32) -> f32 {
        let i = resource.index();
        let n = n.min(10.0 - self.resources[i]).max(0.0);
        let points = self.change(resource, n);
        self.resources[i] += n;
        points
    }

    fn gain_any(&mut self, n: f32) -> f32 {
        self.spare += n;
        1.1 * n * self.e.w.resource * (0.4 + 0.6 * self.e.now) * self.lasting()
    }

    /// Whether resources can still be spent after this turn.
    fn lasting(&self) -> f32 {
        (self.e.outlook.rounds + self.e.now).min(1.0)
    }

    /// Pays what is not optional any more; returns what it is worth.
    fn pay(&mut self, resource: Resource, cost: f32) -> f32 {
        let i = resource.index();
        let own = cost.min(self.resources[i]);
        let mut points = -self.change(resource, -own);
        self.resources[i] -= own;
        let rest = cost - own;
        let spare = rest.min(self.spare);
        self.spare -= spare;
        points += spare * self.e.w.resource * self.lasting();
        let last = Resource::Ingenuity.index();
        let ingenuity = (rest - spare).min(self.resources[last]);
        points -= self.change(Resource::Ingenuity, -ingenuity);
        self.resources[last] -= ingenuity;
        points
    }

    fn can_pay(&self, resource: Resource, cost: f32) -> bool {
        self.resources[resource.index()] + self.spare + self.resources[Resource::Ingenuity.index()] >= cost
    }

    fn raise(&self, resource: Resource, n: f32) -> f32 {
        let i = resource.index();
        let (has, income) = (self.resources[i], f32::from(self.e.player.incomes[i]));
        self.e.worth(resource, has, (income + n).min(10.0)) - self.e.worth(resource, has, income)
    }

    fn raise_any(&self, n: f32) -> f32 {
        let best = Resource::STANDARD.into_iter().map(|resource| self.raise(resource, 1.0));
        n * best.fold(0.0, f32::max)
    }

    fn gain_badge(&mut self, pick: BadgePick, n: f32) -> f32 {
        let mut best = (0.0, None);
        for &badge in pick.badges() {
            let value = self.e.tile(badge) + self.e.active(badge);
            if self.e.player.tiles(badge) < 5 && (value > best.0 || best.1.is_none()) {
                best = (value, Some(badge));
            }
        }
        n * best.0
    }

    /// The gain of the next single work on a project, its cost paid; none if it cannot be done.
    fn step(&self, project: Project) -> Option<(f32, f32)> {
        let p = project.index();
        let disc = self.discs[p];
        if disc >= LAST_SPACE {
            return None;
        }
        let cost = f32::from(COMPONENTS.track.cost[usize::from(disc)]);
        if !self.can_pay(project.resource(), cost) {
            return None;
        }
        Some((self.stepped(project, disc), cost))
    }

    /// What it brings to stand one space further.
    fn stepped(&self, project: Project, disc: u8) -> f32 {
        let mut points = self.e.place(project, disc + 1) - self.e.place(project, disc);
        if disc + 1 > self.fronts[project.index()] {
            let bonus = COMPONENTS.track.lead_bonus.iter().find(|&&(space, _)| space == disc + 1);
            points += bonus.map_or(0.0, |&(_, points)| f32::from(points));
        }
        points
    }

    /// Up to `n` single works, as many as are worth it; what they bring and how many they are.
    fn work(&mut self, pick: ProjectPick, n: u8) -> (f32, u8) {
        self.work_on(pick, n, [false; 3])
    }

    fn work_on(&mut self, pick: ProjectPick, n: u8, mut rewarded: [bool; 3]) -> (f32, u8) {
        let named = match pick {
            ProjectPick::Worst => Project::ALL.into_iter().min_by_key(|p| self.discs[p.index()]),
            ProjectPick::Best => Project::ALL.into_iter().max_by_key(|p| self.discs[p.index()]),
            _ => pick.named(),
        };
        let (mut sum, mut best) = (0.0, (0.0, 0));
        for done in 1..=n {
            let mut choice: Option<(f32, Project, f32)> = None;
            for project in Project::ALL.into_iter().filter(|&p| named.is_none_or(|named| named == p)) {
                let Some((points, cost)) = self.step(project) else { continue };
                let reward = if rewarded[project.index()] { 0.0 } else { self.reward(project) };
                let value = points + reward;
                if choice.is_none_or(|(other, ..)| value > other) {
                    choice = Some((value, project, cost));
                }
            }
            let Some((value, project, cost)) = choice else { break };
            let p = project.index();
            sum += value - self.pay(project.resource(), cost);
            rewarded[p] = true;
            self.discs[p] += 1;
            self.fronts[p] = self.fronts[p].max(self.discs[p]);
            if sum > best.0 {
                best = (sum, done);
            }
        }
        best
    }

    /// What the reward tile on top of a project brings.
    fn reward(&self, project: Project) -> f32 {
        let rounds = self.e.outlook.rounds;
        let level = usize::from(self.e.state.tracks[project.index()].removed.min(2));
        let more = [1.0, 1.15, 1.4][level];
        let points = if project == Project::Laser && level == 2 { 2.0 } else { 0.0 };
        self.e.w.reward[project.index()] * more * (rounds / 2.5).min(1.2) + points
    }

    fn working(&mut self, pick: ProjectPick, left: u8, paying: Option<Project>, works: Works) -> f32 {
        let mut points = self.rewards(works, None);
        let mut rewarded = Project::ALL.map(|project| works.projects().any(|p| p == project));
        let mut left = left;
        if let Some(project) = paying {
            let p = project.index();
            points += self.stepped(project, self.discs[p]);
            self.discs[p] += 1;
            self.fronts[p] = self.fronts[p].max(self.discs[p]);
            if !rewarded[p] {
                points += self.reward(project);
                rewarded[p] = true;
            }
            left -= 1;
        }
        points + self.work_on(pick, left, rewarded).0
    }

    /// Steps 4 to 6 of what was worked on.
    fn rewards(&self, works: Works, now: Option<Project>) -> f32 {
        let mut points = 0.0;
        for project in works.projects() {
            if now != Some(project) {
                points += self.reward(project);
            }
            for (i, &(_, bonus)) in COMPONENTS.track.lead_bonus.iter().enumerate() {
                if works.first(project) >> i & 1 != 0 {
                    points += f32::from(bonus);
                }
            }
        }
        points
    }

    /// The badges that could still be spent: tiles, then cards.
    fn per_badge(&mut self, badge: Badge, limit: u8, got: u8, each: List) -> f32 {
        let e = self.e;
        let wild = badge != Badge::Science && e.player.can(COMPONENTS.abilities.science_badge_wild);
        let mut tiles = self.tiles[badge.index()];
        if wild {
            tiles += self.tiles[Badge::Science.index()];
        }
        let mut on_cards = 0;
        for card in e.player.hand.without(e.state.turn.acquired).iter() {
            on_cards += card.badges(badge) + if wild { card.badges(Badge::Science) } else { 0 };
        }
        let most = f32::from(got) + tiles + f32::from(on_cards);
        let k = if limit == 0 { most } else { most.min(f32::from(limit)) };
        let works = match COMPONENTS.effects[usize::from(each.at)] {
            Effect::Work { pick, n } if each.end - each.at == 1 => Some((pick, n)),
            _ => None,
        };
        let (points, used) = match works {
            Some((pick, n)) => {
                let (points, used) = self.work(pick, n * k as u8);
                (points, f32::from(used))
            }
            None => (self.list(each, k as u8), k),
        };
        let more = (used - f32::from(got)).max(0.0);
        let turned = more.min(tiles);
        self.tiles[badge.index()] = (self.tiles[badge.index()] - turned).max(0.0);
        let cost = turned * e.active(badge) + 0.6 * (more - turned) * e.active(badge);
        (points - cost).max(0.0)
    }

    /// A development once it is made.
    fn made(&mut self, development: Development) -> f32 {
        if development.category() == Category::Basic {
            return self.list(development.data().effects, 1);
        }
        self.technologies |= development.bit();
        self.e.technology(development)
    }

    fn develop(&mut self, free: Option<Category>, n: u8) -> f32 {
        let mut points = 0.0;
        for _ in 0..n {
            let mut best: Option<(f32, Development)> = None;
            for development in Development::all() {
                let category = development.category();
                if free.is_some_and(|free| free != category) || self.technologies & development.bit() != 0 {
                    continue;
                }
                let cost = if free.is_some() { 0.0 } else { f32::from(development.data().cost) };
                if cost > 0.0 && !self.can_pay(Resource::Knowledge, cost) {
                    continue;
                }
                let gain = match category {
                    Category::Basic => self.basic(development),
                    _ => self.e.technology(development),
                };
                let value = gain + self.change(Resource::Knowledge, -cost.min(self.resources[1]));
                if value > best.map_or(0.0, |(value, _)| value) {
                    best = Some((value, development));
                }
            }
            let Some((value, development)) = best else { break };
            if free.is_none() {
                self.pay(Resource::Knowledge, f32::from(development.data().cost));
            }
            if development.category() != Category::Basic {
                self.technologies |= development.bit();
            }
            points += value;
        }
        points
    }

    /// What a basic brings, without changing anything.
    fn basic(&self, development: Development) -> f32 {
        let list = development.data().effects;
        let mut points = 0.0;
        for effect in &COMPONENTS.effects[usize::from(list.at)..usize::from(list.end)] {
            points += match *effect {
                Effect::RaiseIncome { resource, n } => self.raise(resource, f32::from(n)),
                Effect::RaiseStandard { n } => self.raise_any(f32::from(n)),
                Effect::GainBadge { pick, .. } => {
                    let open = pick.badges().iter().filter(|&&badge| self.e.player.tiles(badge) < 5);
                    open.map(|&badge| self.e.tile(badge) + self.e.active(badge)).fold(0.0, f32::max)
                }
                _ => 0.0,
            };
        }
        points
    }

    /// A card that goes to the hand: it can be used from the next turn on.
    fn acquired(&self, card: Card) -> f32 {
        self.e.card(card) + self.e.card_once(card) * self.e.now + self.e.species_card(card)
    }

    fn market(&mut self, pick: CardPick, n: u8, discount: Option<u8>) -> f32 {
        let mut points = 0.0;
        let mut taken = [false; 9];
        for _ in 0..n {
            let mut best: Option<(f32, usize, Resource, f32)> = None;
            let less = if self.e.player.can(COMPONENTS.abilities.card_discount) { 1.0 } else { 0.0 };
            let price = discount.map_or(0.0, |discount| (self.owned - f32::from(discount) - less).max(0.0));
            for card_type in CardType::ALL.into_iter().filter(|&card_type| pick.allows(card_type)) {
                let resource = card_type.price();
                if !self.can_pay(resource, price) {
                    continue;
                }
                let own = price.min(self.resources[resource.index()]);
                let cost = self.e.w.ingenuity * (price - own) - self.change(resource, -own);
                for (place, card) in self.e.state.display[card_type.index()].iter().enumerate() {
                    let number = 3 * card_type.index() + place;
                    let Some(card) = card.filter(|_| !taken[number]) else { continue };
                    let value = self.acquired(card) - cost;
                    if value > best.map_or(0.0, |(value, ..)| value) {
                        best = Some((value, number, resource, price));
                    }
                }
            }
            let Some((value, number, resource, price)) = best else { break };
            taken[number] = true;
            self.pay(resource, price);
            self.owned += 1.0;
            points += value;
        }
        points
    }

    fn remove_for(&mut self, then: List) -> f32 {
        let e = self.e;
        let cards = e.player.hand.or(e.player.pile);
        let loss = |card: Card| {
            let now = if e.player.hand.contains(card) { e.now } else { 0.0 };
            e.card(card) + e.card_once(card) * now + e.species_card(card)
        };
        let least = cards.iter().map(loss).fold(f32::MAX, f32::min);
        if cards.is_empty() { 0.0 } else { (self.list(then, 1) - least).max(0.0) }
    }

    fn pay_for(&mut self, effect: usize, left: u8, paying: bool) -> f32 {
        let Effect::PayFor { resource, n, each, .. } = COMPONENTS.effects[effect] else { return 0.0 };
        let mut points = 0.0;
        let mut left = left;
        if paying {
            points += self.list(each, 1);
            left = left.saturating_sub(1);
        }
        for _ in 0..left {
            let cost = match resource {
                Some(resource) if self.can_pay(resource, f32::from(n)) => self.pay(resource, f32::from(n)),
                None if self.resources.iter().sum::<f32>() + self.spare >= f32::from(n) => {
                    let most = Resource::STANDARD
                        .into_iter()
                        .max_by(|a, b| self.resources[a.index()].total_cmp(&self.resources[b.index()]));
                    self.pay(most.unwrap_or(Resource::Energy), f32::from(n))
                }
                _ => break,
            };
            let value = self.list(each, 1) - cost;
            if value <= 0.0 {
                break;
            }
            points += value;
        }
        points
    }

    fn reactivate(&self, n: u8) -> f32 {
        let spent: u8 = self.e.player.spent_tiles.iter().sum();
        f32::from(n.min(spent)) * 0.9 * self.e.active(Badge::Moon)
    }

    fn recall(&self) -> f32 {
        0.9 * self.e.w.lander[0]
    }

    /// A lander is used without a turn of its own, where it can be used best.
    fn shuttle(&self) -> f32 {
        0.4
    }

    /// A deployment that follows at once.
    fn landing(&self, world: World) -> f32 {
        0.1 * self.e.w.lander[world.index()]
    }
}
