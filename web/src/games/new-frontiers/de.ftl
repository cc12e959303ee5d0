# Was nur das Brett von New Frontiers sagt.

board-setup = Aufbau
board-round = Runde { $round }
board-last-round = letzte Runde
board-points = Punkte
board-cost = Kosten
board-defence = militärisch, Verteidigung
board-credits = Krediteinheiten
board-colonists = Kolonisten
board-chips = Punkte in Chips
board-strength = Stärke
board-colonies = Kolonien
board-explored = Erforscht
board-explored-word = erforscht
board-developments = Entwicklungen
board-spaces = { $count ->
    [one] 1 von 11 Feldern; die roten beenden das Spiel
   *[other] { $count } von 11 Feldern; die roten beenden das Spiel
 }
board-spaces-word = Entwicklungsfelder
board-of = { $have } von { $most }
board-places = { $have } von { $most } Plätzen
board-good = Ware: { $kind }
board-used = benutzt
board-stored = für Ziele gelagert
board-bag = { $count } im Beutel
board-you = Du
board-side = Seite { $side }
board-stack-word = Entwicklung
board-close = Schließen

# Aktionsplättchen
tile-bonus = Bonus
tile-does-retreat_into_isolation = nur für dich
tile-does-set_galactic_goals = ein Ziel, nur für dich
tile-does-develop = alle: eine Entwicklung
tile-does-explore = alle: eine Welt nehmen
tile-does-settle = alle: Welt oder 2 Kolonisten
tile-does-produce = alle: Waren auf Welten
tile-does-trade_consume = alle: verkaufen, verbrauchen
tile-does-send_envoys = nur für dich
# Auf dem Plättchen, dessen Name zwei Zeilen füllt.
tile-brief-trade_consume = alle, nacheinander
tile-taken = Gewählt von { $who }
tile-credits = Darauf liegen ${ $credits }
tile-ring = In dieser Reihenfolge: { $who }
bonus-first = vorn
bonus-forward = ↑1

# Reihenfolge und Enden
order-title = Es wählt
gauge-colonists = übrig, bis { $end }
gauge-points = übrig, bis 0
gauge-colonies = / { $end } Kolonien
gauge-spaces = / { $end } Felder
gauge-brief-at = übrig, bis { $end }
gauge-brief-of = von { $end }
gauge-hit = letzte Runde

# Entwicklungen
market-title = Entwicklungen
market-note = in der Raute steht dein Preis
market-read = Nachlesen
stack-yours = Du hast sie
stack-gone = Keine mehr da
stack-price = Für dich ${ $price }, noch { $left } da
stack-left = { $left ->
    [0] keine mehr da
   *[other] noch { $left } da
 }
stack-owners = Im Besitz von { $who }

# Kurz auf dem Plättchen; seine Karte sagt es ganz.
mark-terraforming = Terraf.

# Ausgelegte Welten
display-title = Welten aus dem Beutel
display-drawn = Gezogene Welten
display-note = darunter: was dich das Besiedeln kosten würde
lack-strength = Stärke −{ $count }
lack-credits = { $count } $ fehlen
lack-colonists = Kolonisten −{ $count }
toll-strength = Stärke { $have } von { $need }
toll-price = ${ $price }
toll-colonists = { $count ->
    [one] 1 Kolonist
   *[other] { $count } Kolonisten
 }
toll-ready = du kannst sie besiedeln

# Stärke
strength-is = Stärke { $count }
strength-always = immer
strength-none = noch keine Stärke
strength-now = in dieser Aktion
strength-goods = für je eine Ware

# Ziele
goals-stack = { $count ->
    [one] 1 Ziel verdeckt
   *[other] { $count } Ziele verdeckt
 }
goals-down = verdeckt: { $who }
goals-drawn = Gezogen
goals-drawn-count = { $count } werden angesehen
goal-you = Du zählst { $number } für { $points } Punkte
goal-secret = Nur du siehst es

# Erzählung
story-first = { $who } wählt zuerst
story-last = Die letzte Runde

# Galerie
gallery-actions = Aktionsplättchen
gallery-pieces = Waren, Kolonisten, Stärke, Phasen
gallery-goals = Ziele
gallery-homes = Heimatkolonien
gallery-worlds = Welten
gallery-developments = Entwicklungen

# Karten der Teile
card-kind-world = Welt
card-kind-home = Heimatkolonie
card-kind-small = Kleine Entwicklung
card-kind-large = Große Entwicklung, zwei Felder
card-kind-action = Aktionsplättchen
card-kind-goal = Ziel
card-kind-kind = Warenart
card-kind-strength = Gegen militärische Welten
card-strength = Eine militärische Welt wird besiedelt, wenn deine Stärke mindestens ihre Verteidigung erreicht. Stärke wird nicht verbraucht.
card-at-colony = Kolonie
card-at-explored = erforscht, nicht besiedelt
card-at-display = ausgelegt
card-at-tile = hat es gewählt
card-name-score = Bisher { $points } Punkte
card-kind-score = Zeile für Zeile
card-name-credits = Krediteinheiten
card-kind-credits = Geld
card-credits = Damit bezahlst du Entwicklungen und Welten, die nicht militärisch sind.
card-name-colonists = Kolonisten
card-kind-colonists = Bereit zum Aufbruch
card-colonists = Jede Welt braucht ein oder zwei von ihnen, um besiedelt zu werden; sie bleiben dort.
card-name-chips = Punktechips
card-kind-chips = Vom Verbrauchen und von Boni
card-chips = Sie zählen am Ende.
card-name-order = Reihenfolge
card-kind-order = Wer wann wählt
card-order = Die Scheiben wählen von links nach rechts ein Aktionsplättchen. Dann führen es alle aus, zuerst, wer es gewählt hat.
card-name-bag = Beutel
card-kind-bag = Welten, die niemand hat
card-bag = Erforschen zieht daraus; was niemand nimmt, geht zurück.
card-name-goals = Ziele
card-kind-goals = Bringen am Ende Punkte
card-goals = Galaktische Ziele festlegen legt ein Ziel verdeckt aus. Offene Ziele zählen für alle.
card-name-stored = Für Ziele gelagert
card-kind-stored = Zählt nur für ein Ziel
card-stored = Welten, Waren und Krediteinheiten, die beiseitegelegt sind. Sie kommen nicht zurück.
card-name-end-colonists = Kolonisten im Vorrat
card-kind-end-colonists = Eines von vier Enden
card-end-colonists = Nach Besiedeln noch 4 oder weniger: Das Spiel endet nach der Runde.
card-name-end-points = Punktechips im Vorrat
card-kind-end-points = Eines von vier Enden
card-end-points = Keine mehr da: Das Spiel endet nach der Runde. Punkte werden weiter ausgezahlt.
card-name-end-colonies = Die meisten Kolonien
card-kind-end-colonies = Eines von vier Enden
card-end-colonies = 8 Kolonien bei einer Person nach Besiedeln: Das Spiel endet nach der Runde.
card-name-end-spaces = Die meisten Entwicklungsfelder
card-kind-end-spaces = Eines von vier Enden
card-end-spaces = 11 Felder bei einer Person nach Entwickeln: Das Spiel endet nach der Runde.

# Der Hauptknopf
missing-side = Wählen
missing-side-note = wähle eine Seite
missing-select = Wählen
missing-select-note = wähle ein Aktionsplättchen
missing-keep_goal = Behalten
missing-keep_goal-note = wähle ein Ziel
missing-put_under = Unterlegen
missing-put_under-note = wähle ein Ziel
missing-develop = Kaufen
missing-develop-note = wähle eine Entwicklung
missing-take = Nehmen
missing-take-note = wähle eine Welt
missing-draw = Ziehen
missing-draw-note = wähle eine Fähigkeit
missing-keep = Behalten
missing-keep-note = wähle eine Welt
missing-return = Zurücklegen
missing-return-note = wähle eine Welt
missing-settle = Besiedeln
missing-settle-note = wähle eine Welt
missing-settle_more = Besiedeln
missing-settle_more-note = wähle eine Welt
missing-joker_settled = Wählen
missing-joker_settled-note = wähle eine Art
missing-joker_produces = Wählen
missing-joker_produces-note = wähle eine Art
missing-joker_scores = Wählen
missing-joker_scores-note = wähle eine Art
missing-shortage = Produzieren
missing-shortage-note = wähle eine Kolonie
missing-windfall = Produzieren
missing-windfall-note = wähle eine Kolonie
missing-windfall_power = Produzieren
missing-windfall_power-note = wähle eine Kolonie
missing-store_goods = Lagern
missing-store_goods-note = wähle eine Ware
missing-trade = Verkaufen
missing-trade-note = wähle eine Ware
missing-tax = Lagern
missing-tax-note = wähle, wie viele
missing-consume = Verbrauchen
missing-consume-note = wähle eine Fähigkeit
missing-spend = Verbrauchen
missing-spend-note = wähle eine Ware
keys-tiles = ein Aktionsplättchen

# Wörter zum Nachschlagen
term-windfall = Windfall-Kolonie, Windfall-Kolonien, Windfall
    .about = Eine solche Kolonie bekommt beim Besiedeln eine Ware, später nur durch Boni und Fähigkeiten.
term-production = Produktionskolonie, Produktionskolonien
    .about = Sie bekommt bei jedem Produzieren eine Ware, wenn sie keine hat.
term-strength = Stärke
    .about = Was gegen die Verteidigung einer militärischen Welt zählt. Sie wird gezeigt, nicht verbraucht.
term-defence = Verteidigung
    .about = Die Stärke, die eine militärische Welt verlangt.
term-colonist = Kolonist, Kolonisten
    .about = Menschen, die eine Welt besiedeln können. Eine Welt braucht einen oder zwei; sie bleiben dort.
term-explored = erforscht, erforschte
    .about = Eine Welt, die du hast, aber noch nicht besiedelt. Sie hat noch keine Fähigkeit und keine Punkte.
term-development = Entwicklungsfeld, Entwicklungsfelder
    .about = Dein Tableau hat 12. Kleine Entwicklungen bedecken eines, große zwei. 11 bedeckte beenden das Spiel.
term-priority = Reihenfolge
    .about = Die Ordnung der Scheiben, in der die Aktionsplättchen gewählt werden.
term-bonus = Bonus
    .about = Was nur bekommt, wer das Plättchen gewählt hat.
