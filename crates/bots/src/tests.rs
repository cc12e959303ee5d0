//! What every bot must keep, tried on the toy game.

use std::time::{Duration, Instant};

use orrery_core::{FastDice, Game, Seat, Silent, Viewer, playout};

use crate::toy::{Act, Auction, Toy};
use crate::{BotSpec, Budget, Cancel, Player, Seen, choose, hint};

const BOTS: [&str; 6] = ["random", "greedy", "learned", "novice", "search:60it", "search:40it:2t"];

fn spec(text: &str) -> BotSpec {
    text.parse().unwrap()
}

/// States in the middle of games, some with secret bids on the table.
fn positions(count: u64) -> Vec<Auction> {
    (0..count)
        .map(|i| {
            let mut dice = FastDice::new(i);
            let mut state = Toy::setup(&(2 + (i % 2) as u8), &mut dice, &mut orrery_core::Silent).unwrap();
            playout::random::<Toy>(&mut state, &mut dice, &mut Vec::new(), (i % 7) as usize);
            state
        })
        .collect()
}

#[test]
fn a_choice_does_not_depend_on_what_the_seat_cannot_know() {
    for state in positions(60) {
        for seat in Toy::to_act(&state).iter() {
            for bot in BOTS {
                let choice = choose::<Toy>(&state, seat, &spec(bot), 7, &Cancel::new());
                for other in 1..4 {
                    let twin = Toy::resample(&state, Viewer::Seat(seat), &mut FastDice::new(other));
                    let again = choose::<Toy>(&twin, seat, &spec(bot), 7, &Cancel::new());
                    assert_eq!(choice, again, "{bot} in {state:?} and {twin:?}");
                }
            }
        }
    }
}

#[test]
fn bots_never_take_back_and_always_act_legally() {
    for (i, bot) in BOTS.into_iter().enumerate() {
        let mut dice = FastDice::new(i as u64);
        for players in 2..=3 {
            let mut state = Toy::setup(&players, &mut dice, &mut orrery_core::Silent).unwrap();
            let mut bots: Vec<_> =
                (0..players).map(|s| Player::<Toy>::new(&spec(bot), &state, s.into())).collect();
            while let Some(seat) = Toy::to_act(&state).first() {
                let action = bots[seat.index()].decide(&state, seat, &Cancel::new()).unwrap();
                assert!(!Toy::rewinds(action));
                orrery_core::check::<Toy>(&state, seat, action).unwrap();
                Toy::play(&mut state, seat, action, &mut dice, &mut Silent);
            }
        }
    }
}

#[test]
fn nothing_to_decide_gives_no_decision_and_a_single_choice_no_thought() {
    let mut state = positions(1).remove(0);
    state.bids[0] = Some(4);
    state.hands[0] &= !(1 << 4);
    assert_eq!(choose::<Toy>(&state, Seat(0), &spec("strong"), 1, &Cancel::new()), None);
    state.hands[1] = 0b1000;
    let started = Instant::now();
    assert_eq!(choose::<Toy>(&state, Seat(1), &spec("strong"), 1, &Cancel::new()), Some(Act::Bid(3)));
    assert!(started.elapsed() < Duration::from_millis(100));
}

fn wins(a: &str, b: &str, games: u64) -> f64 {
    let mut wins = 0.0;
    for game in 0..games {
        let mut dice = FastDice::new(game / 2);
        let mut state = Toy::setup(&2, &mut dice, &mut orrery_core::Silent).unwrap();
        let mine = Seat((game % 2) as u8);
        let mut bots =
            [Player::<Toy>::new(&spec(a), &state, game), Player::<Toy>::new(&spec(b), &state, game + 1)];
        while let Some(seat) = Toy::to_act(&state).first() {
            let bot = &mut bots[usize::from(seat != mine)];
            let action = bot.decide(&state, seat, &Cancel::new()).unwrap();
            Toy::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
        let outcome = Toy::outcome(&state).unwrap();
        let first: Vec<_> = outcome.winners().collect();
        wins += f64::from(u8::from(first.contains(&mine))) / first.len() as f64;
    }
    wins / games as f64
}

#[test]
fn thinking_helps() {
    let search = wins("search:300it", "random", 200);
    assert!(search > 0.62, "search won {search}");
    let cheat = wins("search:300it:cheat", "search:300it", 200);
    assert!(cheat > 0.55, "seeing the others' bids won only {cheat}");
}

#[test]
fn a_search_answers_in_time_and_can_be_stopped() {
    let state = positions(1).remove(0);
    let started = Instant::now();
    choose::<Toy>(&state, Seat(0), &spec("search:30ms"), 1, &Cancel::new()).unwrap();
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
    let cancel = Cancel::new();
    std::thread::scope(|scope| {
        let thinking =
            scope.spawn(|| choose::<Toy>(&state, Seat(0), &spec("search:600000ms:2t"), 1, &cancel));
        std::thread::sleep(Duration::from_millis(20));
        cancel.cancel();
        assert!(thinking.join().unwrap().is_some(), "a stopped bot still answers");
    });
}

#[test]
fn a_search_goes_on_from_its_own_action_but_not_from_news() {
    let state = positions(1).remove(0);
    let before = Seen::<Toy>::new(&state, Seat(0));
    let mut after = state.clone();
    Toy::play(&mut after, Seat(0), Act::Bid(2), &mut FastDice::new(3), &mut Silent);
    assert!(Seen::<Toy>::new(&after, Seat(0)).follows(&before, Act::Bid(2)));
    assert!(!Seen::<Toy>::new(&after, Seat(0)).follows(&before, Act::Bid(3)));
    Toy::play(&mut after, Seat(1), Act::Bid(4), &mut FastDice::new(3), &mut Silent);
    assert!(!Seen::<Toy>::new(&after, Seat(0)).follows(&before, Act::Bid(2)));
}

#[test]
fn hints_name_the_best_first() {
    let mut state = positions(1).remove(0);
    // The last prize is large, and one of the two cards is sure to win it.
    (state.prize, state.hands) = (6, [0b10010, 0b01000, 0]);
    state.won = [3, 6, 0];
    let hints = hint::<Toy>(&Seen::new(&state, Seat(0)), Budget::Iterations(400), 1, &Cancel::new());
    assert_eq!(hints[0].action, Act::Bid(4));
    assert!(hints[0].win_probability > 0.8 && hints[0].expected_score > 9.0, "{hints:?}");
    let said = |place: usize| hints[place].reasons.iter().map(|r| &*r.id).collect::<Vec<_>>();
    assert_eq!(said(0), ["reason-more", "reason-less"], "a better bid, a poorer hand: {hints:?}");
    assert_eq!(said(1), ["reason-more", "reason-less"], "the other way round: {hints:?}");
}
