# Was das Terminal sagt.
play-your-turn = Wähle eine Nummer.  (u zurücknehmen, r REGEL nachschlagen, v Tisch, s DATEI speichern, ? Hilfe, q Ende)
play-help =
    Eine Nummer spielt diese Möglichkeit. Weitere Befehle:
      u          die letzte eigene Aktion zurücknehmen
      r REW-PAY-04, r Startspieler
                 eine Regel nachschlagen oder in den Regeln suchen
      v          den Tisch noch einmal zeigen
      s DATEI    die bisherige Partie speichern
      q          aufhören
play-unknown = „{ $text }“ gibt es hier nicht: eine Nummer von 1 bis { $most } eingeben oder ? für Hilfe.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-cannot-undo-nothing = Es gibt nichts zurückzunehmen.
play-cannot-undo-learned = Deine letzte Aktion hat dir etwas Neues gezeigt und kann nicht zurückgenommen werden.
play-cannot-undo-others = Jemand anderes hat inzwischen gehandelt; das kann nicht zurückgenommen werden.
play-no-rule = Keine Regel enthält „{ $text }“.
play-you-are = Du bist { $who }.
play-over = Die Partie ist zu Ende.
play-place = { $place }. { $who }: { $score } Punkte
play-line = { $points } für { $label } ({ $rule })
play-commitment = SHA-256 des Startwerts dieser Partie: { $commitment }
play-seed = Der Startwert war { $seed }. Er ist der am Anfang versprochene.
