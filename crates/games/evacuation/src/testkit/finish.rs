//! What follows from the pieces of a position: summaries, cards and goals that nobody named, full displays.

use orrery_core::FastDice;

use super::Fixture;
use crate::components::{COMPONENTS, Cost};
use crate::rules::{progress, technology};
use crate::state::Player;
use crate::vocab::{CardSet, Goal, GoalSet, Site};

impl Fixture {
    /// Brings summaries up to date: powers, production, sea sites, cards, goals, displays.
    pub(super) fn finish(&mut self) {
        for player in &mut self.state.players {
            player.powers = technology::powers(player);
            flip_sea_sites(player);
            player.production = production(player);
        }
        self.deal_goals();
        self.deal_cards();
        let mut dice = FastDice::new(2);
        for shelf in &mut self.state.shelves {
            shelf.refill(&mut dice, |_| ());
        }
    }

    fn deal_goals(&mut self) {
        if self.state.is_race() {
            return;
        }
        let wanted: Vec<Goal> = self.goals.iter().flatten().flatten().copied().collect();
        let mut left = Goal::all().filter(|goal| !wanted.contains(goal));
        self.state.draft.packs = [GoalSet::NONE; 4];
        for seat in self.state.seats() {
            let mut own = self.goals[seat.index()].clone().unwrap_or_default();
            while own.len() < 4 {
                own.push(left.next().expect("enough goal cards"));
            }
            self.state.draft.kept[seat.index()] = [0, 1, 2, 3].map(|i| own[i].0);
            self.state.draft.returned[seat.index()] = own[3].0;
            self.state.player_mut(seat).goals.kept = own[..3].iter().copied().collect();
        }
        self.state.draft.round = 4;
    }

    fn deal_cards(&mut self) {
        if !self.state.is_advanced() {
            return;
        }
        let open =
            self.state.seats().fold(CardSet::NONE, |all, s| all.or(self.state.player(s).cards.face_up));
        let wanted = self.hands.iter().flatten().fold(open, |all, hand| all.or(*hand));
        let mut deck = CardSet::ALL.minus(wanted);
        let mut take = |count: u8| -> CardSet {
            let taken: CardSet = deck.iter().take(count.into()).collect();
            deck = deck.minus(taken);
            taken
        };
        for seat in self.state.seats() {
            let laid_down = self.state.player(seat).areas.iter().sum();
            let face_down = take(laid_down);
            let hand = self.hands[seat.index()].unwrap_or_else(|| take(4));
            let cards = &mut self.state.player_mut(seat).cards;
            cards.face_down = face_down;
            cards.hand = hand;
        }
        self.state.deck = deck;
    }
}

/// EVA-INV-06
fn flip_sea_sites(player: &mut Player) {
    let flipped = progress::markers_past(player, 1);
    let sea: Vec<Site> = Site::all().skip(Site::LAND).collect();
    for (i, site) in sea.into_iter().enumerate() {
        if i < usize::from(flipped) {
            player.sites.remove(site);
        } else {
            player.sites.insert(site);
        }
    }
    player.sea_sites =
        u8::from(progress::markers_past(player, 2) == 2) + u8::from(progress::markers_past(player, 3) == 2);
}

/// EVA-INV-01
fn production(player: &Player) -> Cost {
    [0, 1, 2].map(|i| {
        let fields: u8 = player.fields.iter().map(|f| COMPONENTS.fields[f.index()].produces[i]).sum();
        fields + player.settled[i] * (1 + player.powers.boost[i]) + player.sea_sites + player.rewards[i]
    })
}
