# New Frontiers: was das Spiel sagt, auf Deutsch.

# Auswahl.
option-mode = Spiel
option-mode-first_game = Erstes Spiel
option-mode-standard = Standard
option-mode-goals = Mit Zielen

# Wörter.
kind-novelty = Luxusgüter
kind-rare = Seltene Elemente
kind-genes = Gene
kind-alien = Alien-Technologie
kind-none = Ware
any-kind = beliebige Art
phase-explore = Erkunden
phase-develop = Entwickeln
phase-settle = Siedeln
phase-produce = Produzieren
phase-trade = Handeln
phase-consume = Verbrauchen
unit-credits = Krediteinheiten
unit-credits-gained = erhaltene Krediteinheiten
unit-strength = Stärke

# Was gefragt wird.
wait = { $who } ist am Zug.
ask-side = Wähle die Seite deiner Auslage: deine Heimatkolonie.
ask-select = Wähle ein Aktionsplättchen.
ask-window = Dein Ziel liegt verdeckt. Mach weiter, oder decke es auf, wenn es ein Lagerziel ist.
ask-keep-goal = Behalte eines dieser Ziele verdeckt.
ask-put-under = Lege die anderen Ziele unter den Stapel: Welches liegt weiter oben?
ask-develop = Entwickeln: Kaufe eine Entwicklung oder keine.
ask-take = Erkunden: Nimm eine Welt.
ask-take-second = Erkunden: Nimm deine zweite Welt.
ask-draw = Welche Fähigkeit zieht als nächste Welten?
ask-keep = { $left ->
    [one] Behalte eine der gezogenen Welten.
   *[other] Behalte { $left } der gezogenen Welten.
 }
ask-return = Du hast mehr als 9 Welten: Gib eine erkundete zurück.
ask-settle = Siedeln: Wähle eine Welt, oder nimm Kolonisten.
ask-conquer = { $tile } erobern: Gib Waren für Stärke ab, oder greif an.
ask-joker = Welche Art ist { $tile }?
ask-settle-more = Siedeln: noch eine Welt, ein Ersetzen oder nichts mehr.
ask-shortage = Zu wenig { $kind }: Wo produzierst du?
ask-windfall = Dein Bonus: Produziere auf einer Windfall-Kolonie.
ask-windfall-power = Eine Fähigkeit produziert auf einer Windfall-Kolonie: auf welcher?
ask-store-goods = Lagere Waren für das Ziel oder keine.
ask-trade = Handeln: Verkaufe eine Ware oder keine.
ask-tax = Der Verkauf brachte { $received } $: Wie viel lagerst du?
ask-consume = Verbrauchen: Nutze eine Fähigkeit.
ask-spend = { $tile }: { $left ->
    [one] Wähle eine Ware.
   *[other] Wähle { $left } Waren.
 }
ask-over = Das Spiel ist zu Ende.

# Was man tun kann.
do-choose-side = { $tile }
do-select = { $tile }
do-reveal = Decke dein Ziel auf
do-go-on = Weiter
do-keep-goal = { $goal } behalten
do-put-under = { $goal } als nächstes
do-buy = { $tile } für { $price } $ kaufen
do-buy-nothing = Nichts kaufen
do-take = { $tile } nehmen
do-draw = Mit { $tile } ziehen
do-keep = { $tile } behalten
do-store-world = { $tile } lagern
do-return-world = { $tile } zurückgeben
do-take-colonists = { $count ->
    [0] Keine Kolonisten nehmen: Es sind keine mehr da
    [one] 1 Kolonisten nehmen
   *[other] { $count } Kolonisten nehmen
 }
do-settle-pay = { $tile } für { $price } $ besiedeln
do-settle-unpayable = Für { $tile } bezahlen
do-settle-conquer = { $tile } erobern: Stärke { $strength } gegen { $need }
do-settle-nothing = Nichts mehr
do-replace = { $world } anstelle von { $colony } besiedeln
do-terraform = { $colony } durch { $world } ersetzen
do-give-up = { $power }: { $kind } von { $tile } für Stärke { $strength } abgeben
do-conquer = { $tile } mit Stärke { $strength } erobern
do-conquer-nothing = Erobern
do-name-kind = { $kind }
do-produce-on = Auf { $tile } produzieren
do-produce-by = { $power }: auf { $tile } produzieren
do-sell = { $kind } von { $tile } für { $credits } $ verkaufen
do-sell-nothing = Nichts verkaufen
do-tax = { $credits ->
    [0] Nichts lagern
   *[other] { $credits } $ lagern
 }
do-consume = { $tile } nutzen
do-consume-nothing = Nichts mehr
do-spend = { $kind } von { $tile }
do-store-good = { $kind } von { $tile } lagern
do-store-nothing = Nichts mehr lagern
do-pass = Passen

shortcut-conquer = { $tile } erobern, ohne Waren abzugeben
shortcut-store-all = Alle { $count } Waren lagern

# Was nötig ist.
need-on-sale = { $tile } ist zu kaufen
need-not-owned = Du besitzt { $tile } noch nicht
need-spaces = { $need ->
    [one] 1 freies Entwicklungsfeld
   *[other] { $need } freie Entwicklungsfelder
 }: Du hast { $have }
need-credits = { $need } $: Du hast { $have } $
need-power-to-pay = Eine Fähigkeit, mit der du für { $tile } bezahlen kannst
need-strength = Stärke { $need }: Du hast { $have }
need-strength-with-goods = Stärke { $need }: Du hast { $have }, oder { $reach }, wenn du Waren abgibst
need-colonists = { $need ->
    [one] 1 Kolonist
   *[other] { $need } Kolonisten
 }: Du hast { $have }
need-not-military = { $tile } ist nicht militärisch
need-both-not-military = Weder { $colony } noch { $world } ist militärisch
need-same-kind = { $colony } und { $world } sind von derselben Art
need-cost-difference = Die neue Welt kostet 0 bis 3 mehr: { $new } statt { $old }
need-one-world-stored = Du hast in dieser Aktion noch keine Welt gelagert
need-room-in-stockpile = Platz im Lager: { $have } von { $most } gelagert
need-tradable = Die Ware auf { $tile } kann verkauft werden
need-unused-power = { $tile } ist in dieser Aktion noch nicht genutzt
need-goods = Waren für { $tile }, das bis zu { $need } nimmt

# Teile von Summen.
part-cost = { $tile }
part-defence = Verteidigung von { $tile }
part-bonus = Du hast Entwickeln gewählt
part-tile = { $tile }
part-temporary = Abgegebene Waren
part-good = { $kind }
part-at-least-nothing = Nie weniger als 0

# Was geschah.
event-order = Spielerreihenfolge: { $order }.
event-developments = Auf den Entwicklungstafeln: { $tiles }.
event-mat = { $who } erhält die Auslage mit { $a } und { $b }.
    .you = { $who } erhältst die Auslage mit { $a } und { $b }.
event-home = Die Heimat von { $who } ist { $tile }.
    .you = Deine Heimat ist { $tile }.
event-round-began = Runde { $round } beginnt.
event-selected = { $who } wählt { $tile }.
    .you = { $who } wählst { $tile }.
event-went-on = { $who } macht weiter.
    .you = { $who } machst weiter.
event-goal-revealed = Das Ziel von { $who } wird aufgedeckt: { $goal }.
    .you = Dein Ziel wird aufgedeckt: { $goal }.
event-goals-drawn = { $who } sieht sich { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
 } an.
    .you = { $who } siehst dir { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
     } an.
event-goals-seen = { $who } sieht sich { $goals } an.
    .you = { $who } siehst dir { $goals } an.
event-goal-kept = { $who } behält ein Ziel verdeckt.
    .you = { $who } behältst ein Ziel verdeckt.
event-goal-kept-own = { $who } behält { $goal } verdeckt.
    .you = { $who } behältst { $goal } verdeckt.
event-goal-put-under = { $who } legt ein Ziel unter den Stapel.
    .you = { $who } legst ein Ziel unter den Stapel.
event-goal-put-under-own = { $who } legt { $goal } unter den Stapel.
    .you = { $who } legst { $goal } unter den Stapel.
event-gained = { $from }: { $who } erhält { $credits ->
    [0] { $colonists ->
        [0] { $vp } SP
        [one] 1 Kolonisten
       *[other] { $colonists } Kolonisten
     }
   *[other] { $credits } ${ $vp ->
        [0] {""}
       *[other] {" "}und { $vp } SP
     }{ $colonists ->
        [0] {""}
       *[other] {" "}und Kolonisten ({ $colonists })
     }
 }.
    .you = { $from }: { $who } erhältst { $credits ->
        [0] { $colonists ->
            [0] { $vp } SP
            [one] 1 Kolonisten
           *[other] { $colonists } Kolonisten
         }
       *[other] { $credits } ${ $vp ->
            [0] {""}
           *[other] {" "}und { $vp } SP
         }{ $colonists ->
            [0] {""}
           *[other] {" "}und Kolonisten ({ $colonists })
         }
     }.
event-bought = { $who } kauft { $tile } für { $price } $.
    .you = { $who } kaufst { $tile } für { $price } $.
event-bought-nothing = { $who } kauft nichts.
    .you = { $who } kaufst nichts.
event-display = Ausgelegt: { $tiles }.
event-took = { $who } nimmt { $tile }.
    .you = { $who } nimmst { $tile }.
event-took-nothing = Für { $who } ist keine Welt übrig.
    .you = Für dich ist keine Welt übrig.
event-drew = { $tile }: { $who } zieht { $tiles }.
    .you = { $tile }: { $who } ziehst { $tiles }.
event-kept = { $who } behält { $tile }.
    .you = { $who } behältst { $tile }.
event-into-bag = Zurück in den Beutel: { $tiles }.
event-returned = { $who } legt { $tile } in den Beutel zurück.
    .you = { $who } legst { $tile } in den Beutel zurück.
event-stored-world = { $who } lagert { $tile }.
    .you = { $who } lagerst { $tile }.
event-took-colonists = { $count ->
    [0] { $who } nimmt keine Kolonisten: Es sind keine mehr da.
    [one] { $who } nimmt 1 Kolonisten.
   *[other] { $who } nimmt { $count } Kolonisten.
 }
    .you = { $count ->
        [0] { $who } nimmst keine Kolonisten: Es sind keine mehr da.
        [one] { $who } nimmst 1 Kolonisten.
       *[other] { $who } nimmst { $count } Kolonisten.
     }
event-gave-up = { $who } gibt { $kind } für Stärke { $strength } ab ({ $tile }).
    .you = { $who } gibst { $kind } für Stärke { $strength } ab ({ $tile }).
event-settled-pay = { $who } besiedelt { $tile } für { $price } $.
    .you = { $who } besiedelst { $tile } für { $price } $.
event-settled-conquer = { $who } erobert { $tile } mit Stärke { $strength }.
    .you = { $who } eroberst { $tile } mit Stärke { $strength }.
event-settled-instead = { $who } besiedelt { $tile } anstelle von { $colony }.
    .you = { $who } besiedelst { $tile } anstelle von { $colony }.
event-terraformed = { $who } ersetzt { $colony } durch { $tile }.
    .you = { $who } ersetzt { $colony } durch { $tile }.
event-kind-named = { $who } wählt { $kind } für { $tile }.
    .you = { $who } wählst { $kind } für { $tile }.
event-windfall = { $tile } von { $who } erhält { $kind }.
    .you = Deine Welt { $tile } erhält { $kind }.
event-tile-credits = { $who } nimmt { $credits } $ vom Plättchen Produzieren.
    .you = { $who } nimmst { $credits } $ vom Plättchen Produzieren.
event-produced = { $who } produziert { $kind } auf { $tile }.
    .you = { $who } produzierst { $kind } auf { $tile }.
event-produced-by = { $power }: { $who } produziert { $kind } auf { $tile }.
    .you = { $power }: { $who } produzierst { $kind } auf { $tile }.
event-stored-good = { $who } lagert { $kind }.
    .you = { $who } lagerst { $kind }.
event-sold = { $who } verkauft { $kind } für { $credits } $.
    .you = { $who } verkaufst { $kind } für { $credits } $.
event-sold-nothing = { $who } verkauft nichts.
    .you = { $who } verkaufst nichts.
event-stored-credits = { $who } lagert { $credits } $.
    .you = { $who } lagerst { $credits } $.
event-consumed = { $tile }: { $who } verbraucht { $goods } für { $vp ->
    [0] { $credits } $
   *[other] { $credits ->
        [0] { $vp } SP
       *[other] { $vp } SP und { $credits } $
     }
 }.
    .you = { $tile }: { $who } verbrauchst { $goods } für { $vp ->
        [0] { $credits } $
       *[other] { $credits ->
            [0] { $vp } SP
           *[other] { $vp } SP und { $credits } $
         }
     }.
event-end = Das Spiel endet nach dieser Runde: { $why }.
event-round-ended = Runde { $round } endet. { $credits ->
    [0] Auf dem Plättchen Produzieren liegt nichts.
   *[other] Auf dem Plättchen Produzieren liegen { $credits } $.
 }
event-game-over = Das Spiel ist zu Ende.

end-spaces = 11 Entwicklungsfelder sind belegt
end-colonies = jemand hat 8 Kolonien
end-colonists = 4 oder weniger Kolonisten sind übrig
end-points = der SP-Vorrat ist leer
end-rounds = weitere Runden gibt es nicht

# Woher die Punkte kommen.
source-chips = SP-Chips
source-colonies = Kolonien
source-developments = Entwicklungen
source-question = { $tile }: { $number } × { $of }
source-question-only = { $tile }: { $number } × { $of } ({ $only })
source-question-chips = { $tile }: 1 je { $divisor } SP in Chips
source-question-kinds = { $tile }: verschiedene Arten von Kolonien
source-goal = Ziel: { $goal }
compare-points = SP
compare-goods-and-credits = Waren und Krediteinheiten

# Was Plättchen tun.
tile-cost = Kostet { $cost } $ und { $colonists ->
    [one] 1 Kolonisten
   *[other] { $colonists } Kolonisten
 }.
tile-defence = Militärisch: Verteidigung { $cost }, und { $colonists ->
    [one] 1 Kolonist
   *[other] { $colonists } Kolonisten
 }.
tile-development = Kostet { $cost } $ und belegt { $spaces ->
    [one] 1 Entwicklungsfeld
   *[other] { $spaces } Entwicklungsfelder
 }.
tile-joker = Windfall-Kolonie: Der Besitzer bestimmt für jede Aktion ihre Art. Ihre Ware kann nicht verkauft werden.
tile-windfall = Windfall-Kolonie: erhält { $kind }, wenn sie besiedelt wird.
tile-production = Produktionskolonie: produziert { $kind }.
tile-keywords = Schlüsselwörter: { $keywords }.
tile-vp = { $vp } SP.
vp-per = { $vp } SP je { $of }.
vp-per-only = { $vp } SP je { $of } ({ $only }).
vp-chips = { $vp } SP je { $divisor } SP in Chips.
vp-kinds = { $one }, { $two }, { $three } oder { $four } SP für 1, 2, 3 oder 4 Arten unter deinen Kolonien.
of-tile = Plättchen
of-colony = Kolonie
of-development = Entwicklung
of-strength = Stärke
of-chips = SP in Chips
of-kinds = Art
only-military = militärisch
only-not-military = nicht militärisch
only-windfall = Windfall
only-production = Produktion
only-grey = grau
only-large = groß
only-small = klein
with-power-explore = Fähigkeit für Erkunden
with-power-develop = Fähigkeit für Entwickeln
with-power-settle = Fähigkeit für Siedeln
with-power-produce = Fähigkeit für Produzieren
with-power-trade = Fähigkeit für Handeln
with-power-consume = Fähigkeit für Verbrauchen
without-alien = nicht Alien
without-imperium = nicht Imperium
without-rebel = nicht Rebellen
without-terraforming = nicht Terraforming
without-uplift = nicht Genmanipuliert
against = gegen { $only }
when-on-action = einmal
when-after-pick = nachdem du zuletzt eine Welt genommen hast
when-after-develop = nach jeder gekauften Entwicklung
when-after-settle = nach jeder besiedelten Welt
when-produced-here = wenn hier eine Ware produziert wird
power-draw = { $phase }, { $when }: Ziehe { $count ->
    [one] 1 Welt
   *[other] { $count } Welten
 } aus dem Beutel.
power-draw-keep = { $phase }, { $when }: Ziehe { $count } Welten aus dem Beutel, behalte { $keep }.
power-gain-credits = { $phase }, { $when }: Du erhältst { $amount } $.
power-gain-colonists = { $phase }, { $when }: Du erhältst { $amount ->
    [one] 1 Kolonisten
   *[other] { $amount } Kolonisten
 }.
power-gain-vp = { $phase }, { $when }: Du erhältst { $amount } SP.
power-gain-credits-per = { $phase }, { $when }: Du erhältst { $amount } $ je { $of }.
power-gain-credits-per-only = { $phase }, { $when }: Du erhältst { $amount } $ je { $of } ({ $only }).
power-gain-colonists-per = { $phase }, { $when }: Du erhältst Kolonisten, { $amount } je { $of }.
power-gain-colonists-per-only = { $phase }, { $when }: Du erhältst Kolonisten, { $amount } je { $of } ({ $only }).
power-gain-vp-per = { $phase }, { $when }: Du erhältst { $amount } SP je { $of }.
power-gain-vp-per-only = { $phase }, { $when }: Du erhältst { $amount } SP je { $of } ({ $only }).
power-discount = { $phase }: Du zahlst { $amount } $ weniger.
power-discount-only = { $phase }: Du zahlst { $amount } $ weniger ({ $only }).
power-military = { $phase }: Stärke { $amount }.
power-military-only = { $phase }: Stärke { $amount } gegen manche Welten ({ $only }).
power-temporary = { $phase }: Gib 1 Ware für Stärke { $amount } in dieser Aktion ab.
power-pay = { $phase }: Bezahle für eine militärische Welt: ihre Verteidigung minus { $amount }.
power-pay-only = { $phase }: Bezahle für eine militärische Welt ({ $only }): ihre Verteidigung minus { $amount }.
power-extra-settle = { $phase }: Wenn du eine Welt besiedelst, darfst du { $count ->
    [one] eine weitere
   *[other] { $count } weitere
 } besiedeln.
power-replace-colony = { $phase }: Ersetze eine deiner nicht-militärischen Kolonien durch eine erkundete nicht-militärische Welt derselben Art, die { $least } bis { $most } mehr kostet, ohne zu zahlen.
power-replace-self = { $phase }: Besiedle eine nicht-militärische Welt anstelle dieser Kolonie, ohne zu zahlen.
power-windfall = { $phase }: Produziere auf einer deiner Windfall-Kolonien ({ $kinds }).
power-most-produced = { $phase }: Du erhältst { $credits } $, wenn du mehr { $kind } produziert hast als jeder andere.
power-trade-bonus = { $phase }: { $amount } $ mehr für eine verkaufte Ware ({ $kinds }).
power-extra-sale = { $phase }: Verkaufe { $count ->
    [one] eine weitere Ware
   *[other] { $count } weitere Waren
 }.
power-consume-exact = { $phase }: { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
 } ({ $kinds }) für { $vp ->
    [0] { $credits } $
   *[other] { $credits ->
        [0] { $vp } SP
       *[other] { $vp } SP und { $credits } $
     }
 }.
power-consume-up-to = { $phase }: bis zu { $goods } Waren ({ $kinds }), für jede { $vp ->
    [0] { $credits } $
   *[other] { $credits ->
        [0] { $vp } SP
       *[other] { $vp } SP und { $credits } $
     }
 }.
power-consume-set = { $phase }: { $goods } Waren verschiedener Art ({ $kinds }) für { $vp ->
    [0] { $credits } $
   *[other] { $credits ->
        [0] { $vp } SP
       *[other] { $vp } SP und { $credits } $
     }
 }.
power-consume-up-to-set = { $phase }: bis zu { $goods } Waren verschiedener Art ({ $kinds }), für jede { $vp ->
    [0] { $credits } $
   *[other] { $credits ->
        [0] { $vp } SP
       *[other] { $vp } SP und { $credits } $
     }
 }.
power-per-good = { $phase }: Am Ende { $vp } SP für jede Ware, die deine anderen Fähigkeiten verbraucht haben.
power-per-good-bonus = { $phase }: { $vp } SP mehr, wenn du { $tile } besitzt.
power-optional = Du darfst darauf verzichten.

# Was Aktionsplättchen tun.
about-game = Errichte ein Reich aus Entwicklungen und Kolonien zwischen den Sternen.
about-keyword = { $count } Plättchen tragen das Schlüsselwort { $keyword }.
about-retreat = Du erhältst { $credits } $. Für die anderen gibt es keine Aktion.
about-goals = Einen Platz nach vorn in der Spielerreihenfolge, { $credits } $ und eines der obersten { $draw } Ziele. Für die anderen gibt es keine Aktion.
about-develop = Alle dürfen eine Entwicklung kaufen. Du zahlst { $discount } $ weniger.
about-explore = Alle nehmen eine von { $display } Welten. Du nimmst am Ende eine zweite.
about-settle = Alle nehmen { $gain } Kolonisten oder besiedeln eine Welt. Zuerst erhältst du { $bonus ->
    [one] 1 Kolonisten
   *[other] { $bonus } Kolonisten
 }.
about-produce = Alle produzieren auf Produktionskolonien. Du nimmst die Krediteinheiten auf dem Plättchen und produzierst auf einer Windfall-Kolonie.
about-trade = Alle dürfen eine Ware verkaufen und verbrauchen Waren. Zuerst erhältst du { $vp } SP.
about-envoys = Du erhältst { $vp } SP und bist der Erste in der Spielerreihenfolge. Für die anderen gibt es keine Aktion.

# Was Ziele zählen.
goal-phases = Für wie viele der sechs Aktionen du eine Fähigkeit hast.
goal-consume-powers = Wie viele Plättchen mit einer Fähigkeit für Verbrauchen du hast.
goal-kinds = Wie viele Arten es unter deinen Kolonien gibt.
goal-keywords = Wie viele Schlüsselwörter deine Plättchen tragen.
goal-colonists = Wie viele ungenutzte Kolonisten du hast.
goal-worlds = Wie viele Welten du gelagert hast, höchstens { $most }: an der Grenze von 9 Welten, eine in jedem Erkunden oder Siedeln.
goal-goods = Wie viele Waren du gelagert hast, höchstens { $most }: nach dem Produzieren.
goal-credits = Wie viele Krediteinheiten du gelagert hast, höchstens { $most }: von jedem Verkauf.
goal-step = { $number } oder mehr: { $vp } SP.

# Der Tisch als Text.
print-title = NEW FRONTIERS - { $mode }, Runde { $round }
print-supplies = { $colonists } Kolonisten und { $pool } SP übrig - { $bag } Welten im Beutel
print-last-round = Letzte Runde:
print-order = Reihenfolge:
print-tiles = Freie Plättchen:
print-display = Tischmitte:
print-drawn = Gezogen:
print-world = { $price } $ von { $cost } $, { $colonists } Kol.
print-world-military = { $price ->
    [-1] {""}
   *[other] { $price } $ oder{" "}
 }{ $strength } von { $cost } Stärke, { $colonists } Kol.
print-price = { $price } $
print-developments = Entwicklungen:
print-goal-stack = Ziele ({ $count } im Stapel):
print-face-down = Ein Ziel von { $who } liegt verdeckt.
print-face-down-known = Verdeckt vor { $who }: { $goal }.
print-goals-drawn = Gezogene Ziele:
print-seat = { $who }: { $score } SP - { $credits } $, { $colonists } Kolonisten, { $chips } SP in Chips, Stärke { $strength }, { $spaces } von 11 Feldern
print-sides = Seiten:
print-colonies = Kolonien:
print-explored = Erkundet:
print-owned = Entwicklungen:
print-stockpile = Gelagert:
