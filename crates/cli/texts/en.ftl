# What the terminal client says.
play-your-turn = Choose a number.  (u undo, why N explain, r RULE look up, v view, s FILE save, ? help, q quit)
play-help =
    A number plays that choice, +N plays a shortcut. Other commands:
      u          take your last action back
      why N      show the conditions of a choice, and what it costs
      why slot-u03, why acquire slot_u03, why shuttle
                 why a piece cannot be used, or an action cannot be done
      r REW-PAY-04, r start player
                 look a rule up, or search the rules
      v          show the table again
      s FILE     save the record of the game so far
      q          quit
play-unknown = “{ $text }” is no choice here: type a number from 1 to { $most }, or ? for help.
play-shortcut = { $actions } actions as one
play-undone = Taken back.
play-saved = Saved to { $file }.
play-cannot-undo-nothing = There is nothing to take back.
play-cannot-undo-learned = Your last action told you something new, so it cannot be taken back.
play-cannot-undo-others = Somebody else has acted since, so it cannot be taken back.
play-no-rule = No rule has “{ $text }”.
play-why-legal = You can do this: { $action } ({ $rule })
play-why-not = Not possible now: { $action } ({ $rule })
play-why-instead = Instead you can: { $choices }
play-why-usable = “{ $text }” can be used now: it is among the choices.
play-why-nothing = Nothing in this game is called “{ $text }”: name a choice by its number, a piece or an action.
play-sum-have = you have { $have }
play-you-are = You are { $who }.
play-seat = { $who }
play-over = The game is over.
play-place = { $place }. { $who }: { $score } points
play-line = { $points } for { $label } ({ $rule })
play-decided = Decided by: { $comparison }, { $first } against { $next } ({ $rule })
play-undecided = All comparisons are equal.
play-rating = Rating: { $rating }
play-you-won = You have won.
play-you-share = You have won, together with others.
play-you-drew = A draw.
play-you-lost = You have lost.
play-you-scored = There was nobody to beat: your points stand for themselves.
play-won = { $who } has won.
play-commitment = SHA-256 of the seed of this game: { $commitment }
play-seed = The seed was { $seed }. It is the same as promised at the start.

# What `orrery verify` says about the shuffles.
verify-proven = Proven for you: your own contribution is part of the seed, and the commitment is the one that you kept. Nobody, the server's owner included, could choose or change a shuffle after the seats were taken.
verify-watched = The commitment is the one that you kept: the server could not change its part of the seed afterwards. With --contribution it can be shown that it could not choose the seed either.
verify-consistent = Commitment, contributions, secret and seed fit together. Whether they are the ones that the table showed before the game can only be told by somebody who kept them: --commitment and --contribution.
verify-alone = The server or the terminal drew the seed alone. That shows that the seed belongs to the commitment, and nothing more.
verify-exchanged = Commitment or contributions are other ones than those you kept: somebody has exchanged them.
