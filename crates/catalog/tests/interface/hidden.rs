//! Answers about a choice depend only on what their reader may know.

use orrery_catalog::preview::preview;
use orrery_catalog::why::why_not;
use orrery_core::{FastDice, Game, Silent, Viewer, playout};

use crate::toy::Toy;

/// Whatever is really hidden: who asks is told the same.
#[test]
fn answers_do_not_depend_on_what_is_hidden() {
    let mut dice = FastDice::new(11);
    let options = Toy::options(3);
    let mut list = Vec::new();
    for _ in 0..20 {
        let mut state = Toy::setup(&options, &mut dice, &mut Silent).expect("a game");
        while let Some((seat, action)) = playout::choose::<Toy>(&state, &mut dice, &mut list) {
            let other = Toy::resample(&state, Viewer::Seat(seat), &mut dice);
            assert_eq!(preview::<Toy>(&state, seat, action), preview::<Toy>(&other, seat, action));
            for piece in ["card-1", "card-6", "prize", "bid"] {
                let [one, two] = [&state, &other].map(|s| why_not::<Toy>(&options, s, seat, piece));
                assert_eq!(one, two, "{piece}");
            }
            Toy::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
    }
}
