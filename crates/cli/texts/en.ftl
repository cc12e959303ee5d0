# What the terminal client says.
play-your-turn = Choose a number.  (u undo, r RULE look up, v view, s FILE save, ? help, q quit)
play-help =
    A number plays that choice. Other commands:
      u          take your last action back
      r REW-PAY-04, r start player
                 look a rule up, or search the rules
      v          show the table again
      s FILE     save the record of the game so far
      q          quit
play-unknown = “{ $text }” is no choice here: type a number from 1 to { $most }, or ? for help.
play-undone = Taken back.
play-saved = Saved to { $file }.
play-cannot-undo-nothing = There is nothing to take back.
play-cannot-undo-learned = Your last action told you something new, so it cannot be taken back.
play-cannot-undo-others = Somebody else has acted since, so it cannot be taken back.
play-no-rule = No rule has “{ $text }”.
play-you-are = You are { $who }.
play-over = The game is over.
play-place = { $place }. { $who }: { $score } points
play-line = { $points } for { $label } ({ $rule })
play-commitment = SHA-256 of the seed of this game: { $commitment }
play-seed = The seed was { $seed }. It is the same as promised at the start.
