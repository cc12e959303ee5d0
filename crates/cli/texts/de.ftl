# Was das Terminal sagt.
play-your-turn = Wähle eine Nummer.  (u zurücknehmen, why N begründen, r REGEL nachschlagen, v Tisch, s DATEI speichern, ? Hilfe, q Ende)
play-help =
    Eine Nummer spielt diese Möglichkeit, +N eine Abkürzung. Weitere Befehle:
      u          die letzte eigene Aktion zurücknehmen
      why N      die Bedingungen einer Möglichkeit zeigen, und was sie kostet
      why slot-u03, why acquire slot_u03, why Raumgleiter
                 warum etwas nicht benutzt oder nicht getan werden kann
      r REW-PAY-04, r Startspieler
                 eine Regel nachschlagen oder in den Regeln suchen
      v          den Tisch noch einmal zeigen
      s DATEI    die bisherige Partie speichern
      q          aufhören
play-unknown = „{ $text }“ gibt es hier nicht: eine Nummer von 1 bis { $most } eingeben oder ? für Hilfe.
play-shortcut = { $actions } Aktionen in einem
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-cannot-undo-nothing = Es gibt nichts zurückzunehmen.
play-cannot-undo-learned = Deine letzte Aktion hat dir etwas Neues gezeigt und kann nicht zurückgenommen werden.
play-cannot-undo-others = Jemand anderes hat inzwischen gehandelt; das kann nicht zurückgenommen werden.
play-no-rule = Keine Regel enthält „{ $text }“.
play-why-legal = Das geht: { $action } ({ $rule })
play-why-not = Das geht jetzt nicht: { $action } ({ $rule })
play-why-instead = Stattdessen möglich: { $choices }
play-why-usable = „{ $text }“ kann jetzt benutzt werden: es steht unter den Möglichkeiten.
play-why-nothing = Nichts in diesem Spiel heißt „{ $text }“: eine Möglichkeit mit ihrer Nummer nennen, ein Spielteil oder eine Aktion.
play-sum-have = du hast { $have }
play-you-are = Du bist { $who }.
play-seat = { $who }
play-over = Die Partie ist zu Ende.
play-place = { $place }. { $who }: { $score } Punkte
play-line = { $points } für { $label } ({ $rule })
play-decided = Entschieden durch: { $comparison }, { $first } gegen { $next } ({ $rule })
play-undecided = Alle Vergleiche sind gleich.
play-rating = Wertung: { $rating }
play-you-won = Du hast gewonnen.
play-you-share = Du hast gewonnen, gemeinsam mit anderen.
play-you-drew = Unentschieden.
play-you-lost = Du hast verloren.
play-you-scored = Es gab niemanden zu schlagen: Deine Punkte stehen für sich.
play-won = { $who } hat gewonnen.
play-commitment = SHA-256 des Startwerts dieser Partie: { $commitment }
play-seed = Der Startwert war { $seed }. Er ist der am Anfang versprochene.

# Was `orrery verify` über das Mischen sagt.
verify-proven = Für dich bewiesen: Dein eigener Beitrag steckt im Startwert, und die Festlegung ist die, die du aufbewahrt hast. Niemand, auch nicht der Betreiber des Servers, konnte nach dem Hinsetzen ein Mischen auswählen oder ändern.
verify-watched = Die Festlegung ist die, die du aufbewahrt hast: Der Server konnte seinen Teil des Startwerts danach nicht ändern. Mit --contribution lässt sich zeigen, dass er ihn auch nicht auswählen konnte.
verify-consistent = Festlegung, Beiträge, Geheimnis und Startwert passen zusammen. Ob der Tisch vor dem Spiel dieselben gezeigt hat, kann nur sagen, wer sie aufbewahrt hat: --commitment und --contribution.
verify-alone = Der Server oder das Terminal hat den Startwert allein gezogen. Das zeigt, dass der Startwert zur Festlegung gehört, und sonst nichts.
verify-exchanged = Festlegung oder Beiträge sind andere als die, die du aufbewahrt hast: Jemand hat sie ausgetauscht.
