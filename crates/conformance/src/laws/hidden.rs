//! A viewer sees, and can do, the same in every state the viewer could be in.

use orrery_core::{Dice, FastDice, Present, Seat, Viewer, conditions, playout};

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law, Secrets};

/// Holds what every viewer may know against the laws.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    let view = position.wants(Law::View);
    let absorb = position.wants(Law::Absorb);
    if !view && !absorb {
        return Ok(());
    }
    let open = G::resample(position.state, Viewer::Everything, &mut position.dice);
    hold!(View, open == *position.state, "who sees everything is given another state");
    for viewer in position.viewers() {
        let guess = G::resample(position.state, viewer, &mut position.dice);
        if view {
            same(position, viewer, &guess)?;
        }
        if absorb {
            let other = u64::from(position.dice.word());
            let twice = G::resample(&guess, viewer, &mut FastDice::new(other));
            let once = G::resample(position.state, viewer, &mut FastDice::new(other));
            let how = "resampled once and twice with the same dice gives different states: the guess knows more than";
            hold!(Absorb, twice == once, "{how} {viewer:?}\n  {once:?}\n  {twice:?}");
        }
    }
    if view && position.dice.below(4) == 0 { plays_on(position) } else { Ok(()) }
}

/// Whatever the viewer, or everybody, can know is the same in the guessed state.
fn same<G: Present>(position: &mut Position<G>, viewer: Viewer, guess: &G::State) -> Result<(), Breach> {
    let state = position.state;
    if position.kit.expect.secrets == Secrets::None {
        hold!(View, guess == state, "nothing is hidden, but {viewer:?} is given another state");
    }
    G::audit(guess)
        .map_err(|how| Breach::new(Law::View, format!("a state resampled for {viewer:?}: {how}")))?;
    // What an onlooker sees, everybody sees.
    for eyes in [viewer, Viewer::Onlooker] {
        let (one, two) = (G::view(state, eyes), G::view(guess, eyes));
        hold!(
            View,
            one == two,
            "resampled for {viewer:?}, {eyes:?} sees another view:\n  {one:?}\n  {two:?}"
        );
        if position.dice.below(32) == 0 {
            let [one, two] = [one, two].map(|view| serde_json::to_string(&view).unwrap_or_default());
            hold!(View, one == two, "resampled for {viewer:?}, the view has other bytes:\n  {one}\n  {two}");
        }
    }
    hold!(View, G::to_act(guess) == G::to_act(state), "resampled for {viewer:?}, others are due");
    hold!(View, G::outcome(guess) == G::outcome(state), "resampled for {viewer:?}, the outcome differs");
    for seat in Seat::all(position.players) {
        let (one, two) = (G::score(state, seat), G::score(guess, seat));
        hold!(View, one == two, "resampled for {viewer:?}, the open score of {seat:?} is {two}, not {one}");
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let list = position.legal(seat);
    let mut guessed = Vec::new();
    G::legal(guess, seat, &mut guessed);
    hold!(View, list == guessed, "resampled for {seat:?}, its own list differs:\n  {list:?}\n  {guessed:?}");
    let [one, two] = [state, guess].map(|s| G::shortcuts(s, seat));
    hold!(View, one == two, "shortcuts tell {seat:?} what it may not know: {one:?}, {two:?}");
    // Illegal ones too: "why can I not do this?" is answered with their targets and refusals.
    let some: Vec<_> = (0..24).filter_map(|_| position.dice.pick(&position.kit.universe)).collect();
    for action in list.into_iter().chain(some) {
        let [one, two] =
            [state, guess].map(|s| (conditions::<G>(s, seat, action), G::describe(s, seat, action)));
        hold!(View, one == two, "{action:?} tells {seat:?} what it may not know: {one:?}, {two:?}");
    }
    Ok(())
}

/// A guessed state is a real one: it can be played to its end.
fn plays_on<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    let viewer = Viewer::Seat(Seat(position.dice.below(u32::from(position.players)) as u8));
    let mut state = G::resample(position.state, viewer, &mut position.dice);
    let mut list = Vec::new();
    playout::random::<G>(&mut state, &mut position.dice, &mut list, G::MAX_DECISIONS);
    let over = G::to_act(&state).is_empty();
    hold!(View, over, "a state resampled for {viewer:?} does not come to an end: {state:?}");
    Ok(())
}
