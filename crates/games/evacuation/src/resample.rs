//! A random state that the viewer could be in. Hidden are goal cards (EVA-INFO-03) and action cards; the order of
//! stacks is not stored, so there is nothing to vary (EVA-INFO-04).

use arrayvec::ArrayVec;
use orrery_core::{Dice, Seat, Viewer};

use crate::rules::hands;
use crate::state::{EMPTY, State, Step};
use crate::view::knows_goals;
use crate::vocab::{CardSet, Goal, GoalSet};

/// A random state that, as far as the viewer can know, might be the true one.
pub(crate) fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut guess = *state;
    if viewer == Viewer::Everything {
        return guess;
    }
    if !state.is_race() && !state.is_solo() && state.step != Step::Over {
        resample_goals(state, viewer, &mut guess, dice);
    }
    if state.is_advanced() {
        resample_cards(state, viewer, &mut guess, dice);
    }
    guess
}

/// Spreads the action cards that the viewer cannot know over the places where such cards lie: hands, cards
/// played face down, discards, and the draw stack.
fn resample_cards(state: &State, viewer: Viewer, guess: &mut State, dice: &mut impl Dice) {
    let mut known = CardSet::NONE;
    for seat in state.seats() {
        let cards = &state.player(seat).cards;
        known = known.or(cards.face_up);
        if viewer.knows(seat) {
            known = known.or(cards.hand).or(cards.face_down).or(cards.discarded);
        }
    }
    let in_play = state.seats().fold(state.deck, |all, seat| {
        let cards = &state.player(seat).cards;
        all.or(cards.hand).or(cards.face_down).or(cards.face_up).or(cards.discarded)
    });
    let mut unknown = in_play.minus(known);
    for seat in state.seats().filter(|&seat| !viewer.knows(seat)) {
        let cards = &mut guess.player_mut(seat).cards;
        cards.hand = deal(&mut unknown, cards.hand.len(), dice);
        cards.face_down = deal(&mut unknown, cards.face_down.len(), dice);
        cards.discarded = deal(&mut unknown, cards.discarded.len(), dice);
        // Half-made choices are hidden; what is complete hides only which cards.
        cards.marked = CardSet::NONE;
        if state.step == Step::Hand && !state.busy.contains(seat) {
            let count = hands::to_mark(guess.player(seat));
            let mut hand = guess.player(seat).cards.hand;
            guess.player_mut(seat).cards.marked = deal(&mut hand, count, dice);
        }
    }
    guess.deck = unknown;
}

/// Takes random cards out of a set.
fn deal(cards: &mut CardSet, count: u8, dice: &mut impl Dice) -> CardSet {
    let mut dealt = CardSet::NONE;
    for _ in 0..count {
        if let Some(card) = cards.nth(dice.below(cards.len().into())) {
            cards.remove(card);
            dealt.insert(card);
        }
    }
    dealt
}

/// The draft as the viewer could have seen it. A viewer knows the contents of each pack from the moments when it
/// lay in front of the viewer; who took which card in between is open, within what was revealed since.
fn resample_goals(state: &State, viewer: Viewer, guess: &mut State, dice: &mut impl Dice) {
    let hidden = |seat: Seat| !knows_goals(state, viewer, seat);
    // Some arrangement fits, because the true one does; chance finds one soon.
    loop {
        spread_goals(state, viewer, guess, dice);
        let fits = state.seats().filter(|&seat| hidden(seat)).all(|seat| {
            let revealed = state.player(seat).goals.revealed;
            revealed.minus(guess.draft.kept_by(seat)).is_empty()
        });
        if fits {
            break;
        }
    }
    for seat in state.seats().filter(|&seat| hidden(seat)) {
        let i = seat.index();
        let draft = &mut guess.draft;
        draft.picks[i] = EMPTY;
        draft.returned[i] = EMPTY;
        if state.step == Step::Draft && !state.busy.contains(seat) {
            draft.picks[i] = random(draft.packs[i], dice);
        }
        let kept = draft.kept_by(seat);
        let chosen = state.step != Step::Draft && !state.busy.contains(seat);
        if chosen || !matches!(state.step, Step::Draft | Step::ReturnGoal) {
            draft.returned[i] = random(kept.minus(state.player(seat).goals.revealed), dice);
        }
        let returned = draft.returned[i];
        let goals = &mut guess.player_mut(seat).goals;
        goals.kept = kept;
        if returned != EMPTY && !matches!(state.step, Step::Draft | Step::ReturnGoal) {
            goals.kept.remove(Goal(returned));
        }
    }
}

fn random(goals: GoalSet, dice: &mut impl Dice) -> u8 {
    goals.nth(dice.below(goals.len().into())).map_or(EMPTY, |goal| goal.0)
}

/// Deals the draft anew, pack by pack, around what the viewer has seen.
fn spread_goals(state: &State, viewer: Viewer, guess: &mut State, dice: &mut impl Dice) {
    let you = state.seats().find(|&seat| viewer.knows(seat));
    let seen = seen_goals(state, you);
    let mut unseen: ArrayVec<Goal, { Goal::COUNT }> =
        Goal::all().filter(|&goal| !seen.contains(goal)).collect();
    dice.shuffle(&mut unseen);
    for pack in 0..state.options.players {
        let pack = Pack { state, pack };
        let rounds = pack.rounds();
        // The cards that were taken in each round, and then those that are left.
        let mut cards = [EMPTY; 4];
        let sights = || (0..=rounds.min(3)).filter(|&round| Some(pack.holder(round)) == you);
        let first = sights().next().map_or(4, usize::from);
        for card in &mut cards[..first] {
            *card = unseen.pop().map_or(EMPTY, |goal| goal.0);
        }
        for round in sights() {
            let place = usize::from(round);
            let next = sights().find(|&later| later > round).map_or(4, usize::from);
            let mut passed_on = pack.content(round);
            if round < rounds {
                let own = pack.taken(round);
                cards[place] = own.0;
                passed_on.remove(own);
            }
            if next < 4 {
                passed_on = passed_on.minus(pack.content(next as u8));
            }
            // Who took which of these is open; what lies in front of the viewer now stays together.
            let mut order: ArrayVec<u8, 4> = passed_on.iter().map(|goal| goal.0).collect();
            dice.shuffle(&mut order);
            let from = place + usize::from(round < rounds);
            for (card, goal) in cards[from..].iter_mut().zip(order) {
                *card = goal;
            }
        }
        for round in 0..rounds {
            guess.draft.kept[pack.holder(round).index()][usize::from(round)] = cards[usize::from(round)];
        }
        if rounds < 4 {
            guess.draft.packs[pack.holder(rounds).index()] = cards[usize::from(rounds)..]
                .iter()
                .filter(|&&goal| goal != EMPTY)
                .map(|&goal| Goal(goal))
                .collect();
        }
    }
}

/// A pack of the draft, named by the seat to which it was dealt.
#[derive(Clone, Copy)]
struct Pack<'a> {
    state: &'a State,
    pack: u8,
}

impl Pack<'_> {
    /// The rounds that are over.
    fn rounds(self) -> u8 {
        self.state.draft.round.min(4)
    }

    /// In front of whom the pack lay in a round.
    fn holder(self, round: u8) -> Seat {
        Seat((self.pack + round) % self.state.options.players)
    }

    /// What was taken from it in a round.
    fn taken(self, round: u8) -> Goal {
        Goal(self.state.draft.kept[self.holder(round).index()][usize::from(round) & 3])
    }

    /// What was in it at the beginning of a round.
    fn content(self, round: u8) -> GoalSet {
        let rounds = self.rounds();
        let taken: GoalSet = (round..rounds).map(|later| self.taken(later)).collect();
        if rounds < 4 { taken.or(self.state.draft.packs[self.holder(rounds).index()]) } else { taken }
    }
}

/// All goal cards that the viewer has had in front.
fn seen_goals(state: &State, you: Option<Seat>) -> GoalSet {
    let mut seen = GoalSet::NONE;
    for pack in 0..state.options.players {
        let pack = Pack { state, pack };
        let sight = (0..=pack.rounds().min(3)).find(|&round| Some(pack.holder(round)) == you);
        if let Some(round) = sight {
            seen = seen.or(pack.content(round));
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evacuation;
    use crate::options::Options;
    use crate::vocab::Mode;
    use orrery_core::{FastDice, Game, playout};

    /// A draft at every moment, seen by everybody: what one has seen stays as it was, the rest varies.
    #[test]
    fn eva_info_03_goals_are_dealt_anew_around_what_was_seen() {
        for players in 2..=4 {
            let options = Options { mode: Mode::Points, ..Options::usual(players) };
            let mut dice = FastDice::new(players.into());
            let mut state = Evacuation::setup(&options, &mut dice, &mut orrery_core::Silent).unwrap();
            let mut actions = Vec::new();
            for _ in 0..30 {
                for seat in state.seats() {
                    let viewer = Viewer::Seat(seat);
                    let guess = resample(&state, viewer, &mut FastDice::new(7));
                    assert_eq!(crate::audit::audit(&guess), Ok(()));
                    assert_eq!(seen_goals(&guess, Some(seat)), seen_goals(&state, Some(seat)));
                    let again = |s: &State| resample(s, viewer, &mut FastDice::new(99));
                    assert_eq!(again(&guess), again(&state));
                }
                playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1);
            }
        }
    }

    #[test]
    fn two_players_know_what_the_other_has_taken_from_a_pack_seen_twice() {
        let options = Options { mode: Mode::Points, ..Options::usual(2) };
        let mut dice = FastDice::new(3);
        let mut state = Evacuation::setup(&options, &mut dice, &mut orrery_core::Silent).unwrap();
        playout::random::<Evacuation>(&mut state, &mut dice, &mut Vec::new(), 4);
        assert_eq!(state.draft.round, 2);
        let guess = resample(&state, Viewer::Seat(Seat(0)), &mut FastDice::new(5));
        assert_eq!(guess.draft.kept[1][1], state.draft.kept[1][1]);
    }
}
