# How to Save a World: was das Spiel sagt, auf Deutsch.

# Wörter.
nothing = nichts
arrow = →
world-planet = Alarria
world-moon = Fortuna
express-shuttle = Express-Shuttle
any-standard = Standardressourcen deiner Wahl
space-only = einziges Feld
space-upper = oberes Feld
space-lower = unteres Feld
type-action = Aktionskarten
type-reaction = Reaktionskarten
type-species = Artenkarten
type-any = beliebige Karten
cube-laser = Laser
cube-shield = Schild
cube-evacuation = Evakuierung
cube-asteroid = Asteroid
project-any = ein Projekt deiner Wahl
project-worst = dein schwächstes Projekt
project-best = dein stärkstes Projekt
badge-planet-or-moon = Planeten- oder Mond-Abzeichen
badge-any = Abzeichen deiner Wahl
category-basic = Grundlagen
category-tech1 = Technologien der Stufe 1
category-tech2 = Technologien der Stufe 2
building-a = A
building-b = B
newest-building = das neueste Gebäude
oldest-building = das älteste Gebäude
unit = { $resource }
rival = { $who }
rating = { $rating }, { $margin } Punkte Vorsprung

# Optionen.
option-difficulty = Schwierigkeit
option-difficulty-easy = Übung
option-difficulty-normal = Alarm
option-difficulty-hard = Notlage
option-difficulty-expert = Letzte Hoffnung

# Was gefragt wird.
wait = Warten auf { $who }.
wait-all = Warten auf die anderen.
ask-over = Das Spiel ist zu Ende.
ask-keep = Behalte eine der beiden Artenkarten.
ask-turn = Setze eine Raumfähre ein, spiele eine Aktionskarte, nutze das Express-Shuttle oder passe.
ask-react = Spiele eine Reaktionskarte, oder weiter.
ask-pay = { $source }: Zahle { $cost } { $resource }. Wie viel Genialität stattdessen?
ask-pay-units = { $source }: Zahle noch { $left }, Ressource für Ressource.
ask-badges = { $source }: Welche Abzeichen gibst du aus? { $badge }: bisher { $got }.
ask-gain = { $source }: Nimm eine Standardressource, noch { $left }.
ask-raise = { $source }: Erhöhe eine Ertragslinie, noch { $left }.
ask-badge = { $source }: Nimm ein Abzeichen-Plättchen, noch { $left }.
ask-aim = { $source }: Arbeite an: { $project }. Mehrere sind gleichauf, wähle eines.
ask-work = { $source }: Arbeite an: { $project }, noch bis zu { $left } Mal.
ask-reward = Welche Belohnung kommt zuerst?
ask-research = { $source }: Forsche, noch bis zu { $left }.
ask-develop = { $source }: Entwickle kostenlos ({ $category }), noch bis zu { $left }.
ask-buy = { $source }: Kaufe { $type } für je { $price }, noch bis zu { $left }.
ask-gain-card = { $source }: Nimm kostenlos { $type }, noch bis zu { $left }.
ask-remove = { $source }: Eine deiner Karten aus dem Spiel entfernen?
ask-pay-for = { $source }: { $n } { $resource } zahlen? Noch bis zu { $left } Mal.
ask-choose = { $source }: Wähle eines.
ask-reactivate = { $source }: Drehe verbrauchte Abzeichen um, noch bis zu { $left }.
ask-recall = { $source }: Hole eine Raumfähre zurück, noch bis zu { $left }.
ask-shuttle = { $source }: Eine Raumfähre zur anderen Welt versetzen?
ask-land-optional = Die Raumfähre hat { $world } erreicht: jetzt einsetzen?
ask-land = Die Raumfähre hat { $world } erreicht: setze sie ein.
ask-overtime = Überstunden: Versetze deine wartende Raumfähre.

# Was man tun kann.
do-keep = { $card } behalten
do-react = Reagieren: { $card }
do-express = Express-Shuttle nach { $world }
do-play = { $card } spielen
do-deploy = Landen: { $place }, { $which }
do-pass = Passen
do-pay = { $n } { $resource } zahlen
do-pay-ingenuity = { $ingenuity } Genialität zahlen
do-pay-both = { $n } { $resource } und { $ingenuity } Genialität zahlen
do-pay-unit = 1 { $resource } zahlen
do-spend-tile = Plättchen umdrehen: { $badge }
do-discard = { $card } ablegen
do-gain = 1 { $resource } nehmen
do-raise = { $resource } erhöhen
do-take-badge = Plättchen nehmen: { $badge }
do-aim = { $project } wählen
do-work = Arbeiten: { $project }, Feld { $space }
do-work-discount = Arbeiten: { $project }, Feld { $space }, mit dem Nachlass
do-reward = Zuerst die Belohnung: { $project }
do-develop = { $development } entwickeln
do-take = { $card } nehmen
do-remove = { $card } aus dem Spiel entfernen
do-choose = Möglichkeit { $option }: { $what }
do-pay-cost = Die Kosten zahlen
do-reactivate = Zurückdrehen: { $badge }
do-recall = Raumfähre zurückholen: { $place }, { $which }
do-shuttle = Raumfähre nach { $world } versetzen
do-stop = Nichts mehr
do-no-reaction = Keine Reaktion
do-no-badges = Keine Abzeichen ausgeben
do-badges-done = { $got ->
    [one] Dieses Abzeichen
   *[other] Diese { $got } Abzeichen
 } ausgeben
do-stop-work = Nicht weiter arbeiten
do-stop-develop = Nichts weiter entwickeln
do-stop-cards = Keine weiteren Karten
do-stay = In der Ankunftszone lassen
shortcut-tiles = Alle { $n } Plättchen ausgeben
shortcut-works = { $n } Mal arbeiten: { $project }

# Was nötig ist.
need-resource = Nötig sind { $cost } { $resource }, du kannst { $have } zahlen.
need-condition = Die Bedingung von { $card } wurde in diesem Zug erfüllt.
need-lander = Du hast eine Raumfähre in der Ankunftszone von { $world }.
need-accessible = Das Feld ist frei: { $place }.
need-tied = { $project } gehört zu den gleichauf liegenden Projekten.
need-free-field = { $development } hat ein freies Feld.
need-spent-tile = Du hast ein verbrauchtes Plättchen: { $badge }.

# Woraus ein Preis besteht.
part-space = Feld { $space }
part-technology = { $technology }
part-cards-owned = Karten, die du besitzt
part-discount = Nachlass des Effekts
part-action-card = Aktionskarte
part-development = { $development }
part-cost = Kosten

# Was geschehen ist.
event-began = { $who } nimmt den Startorden.
    .you = { $who } nimmst den Startorden.
event-consortium-began = Das Konsortium beginnt mit { $points } Punkten ({ $difficulty }).
event-compensated = { $who } erhält als Ausgleich 1 { $resource }.
    .you = { $who } erhältst als Ausgleich 1 { $resource }.
event-dealt = { $who } erhält eine Aktionskarte, eine Reaktionskarte und zwei Artenkarten.
    .you = { $who } erhältst eine Aktionskarte, eine Reaktionskarte und zwei Artenkarten.
event-dealt-cards = { $who } erhält { $cards }.
    .you = { $who } erhältst { $cards }.
event-kept = { $who } hat eine Artenkarte behalten.
    .you = { $who } hast eine Artenkarte behalten.
event-kept-card = { $who } behält { $card }.
    .you = { $who } behältst { $card }.
event-round-began = Runde { $round }, Gefahrenstufe { $danger }. { $who } beginnt.
    .you = Runde { $round }, Gefahrenstufe { $danger }. { $who } beginnst.
event-card-revealed = { $card } kommt in die Auslage.
event-deck-shuffled = Die abgelegten { $row } werden gemischt: { $count }.
event-passed = { $who } passt.
    .you = { $who } passt.
event-passed-forced = { $who } kann nichts mehr tun und passt.
    .you = { $who } kannst nichts mehr tun und passt.
event-express = { $who } schickt eine Raumfähre mit dem Express-Shuttle nach { $world }.
    .you = { $who } schickst eine Raumfähre mit dem Express-Shuttle nach { $world }.
event-lander-moved = { $who } versetzt eine Raumfähre nach { $world }.
    .you = { $who } versetzt eine Raumfähre nach { $world }.
event-deployed = { $who } landet: { $place }.
    .you = { $who } landest: { $place }.
event-recalled = { $who } holt eine Raumfähre zurück: { $place }.
    .you = { $who } holst eine Raumfähre zurück: { $place }.
event-overtime = Überstunden für { $who }.
    .you = Überstunden für dich.
event-played = { $who } spielt { $card }.
    .you = { $who } spielst { $card }.
event-reacted = { $who } reagiert mit { $card }.
    .you = { $who } reagierst mit { $card }.
event-paid = { $who } zahlt { $n } { $resource }.
    .you = { $who } zahlst { $n } { $resource }.
event-tile-spent = { $who } dreht ein Plättchen um: { $badge }.
    .you = { $who } drehst ein Plättchen um: { $badge }.
event-discarded = { $who } legt { $card } für Abzeichen ab.
    .you = { $who } legst { $card } für Abzeichen ab.
event-gained = { $who } erhält { $n } { $what }{ $lost ->
    [0] .
   *[other] , { $lost } weitere verfallen.
 }
    .you = { $who } erhältst { $n } { $what }{ $lost ->
        [0] .
       *[other] , { $lost } weitere verfallen.
     }
event-raised = { $who } erhöht die Ertragslinie von { $what } um { $n }{ $lost ->
    [0] .
   *[other] , { $lost } weitere verfallen.
 }
    .you = { $who } erhöhst die Ertragslinie von { $what } um { $n }{ $lost ->
        [0] .
       *[other] , { $lost } weitere verfallen.
     }
event-badge-gained = { $who } erhält { $n } × { $what }{ $lost ->
    [0] .
   *[other] , { $lost } weitere verfallen.
 }
    .you = { $who } erhältst { $n } × { $what }{ $lost ->
        [0] .
       *[other] , { $lost } weitere verfallen.
     }
event-points = { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
    .you = { $who } erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }.
event-technology-scored = { $technology } bringt { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
    .you = { $technology } bringt dir { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }.
event-medal = { $who } nimmt den Startorden.
    .you = { $who } nimmst den Startorden.
event-tile-reactivated = { $who } dreht ein Plättchen zurück: { $badge }.
    .you = { $who } drehst ein Plättchen zurück: { $badge }.
event-worked = { $who } arbeitet an: { $project }, Feld { $space }.
    .you = { $who } arbeitest an: { $project }, Feld { $space }.
event-rewarded = { $who } erhält: { $tile }.
    .you = { $who } erhältst: { $tile }.
event-lead-bonus = { $who } ist als Erste oder Erster dort ({ $project }) und erhält { $points } Punkte.
    .you = { $who } bist dort als Erste oder Erster ({ $project }) und erhältst { $points } Punkte.
event-reward-removed = { $tile } kommt aus dem Spiel.
event-developed = { $who } entwickelt { $development }.
    .you = { $who } entwickelst { $development }.
event-card-gained = { $who } nimmt { $card } kostenlos.
    .you = { $who } nimmst { $card } kostenlos.
event-card-bought = { $who } kauft { $card } für { $price } { $resource }.
    .you = { $who } kaufst { $card } für { $price } { $resource }.
event-card-removed = { $who } entfernt { $card } aus dem Spiel.
    .you = { $who } entfernst { $card } aus dem Spiel.
event-round-ended = Runde { $round } endet.
event-asteroid = Der Asteroid rückt auf Feld { $space } vor.
event-cubes-added = { $n } Asteroidenwürfel kommen in den Beutel.
event-building = { $building } wird auf Fortuna gebaut.
event-card-left = { $card } verlässt die Auslage.
event-draw = { $n } Würfel werden gezogen.
event-cube = Gezogen: { $cube }, Feld { $space } der Fortschrittsleiste.
event-cube-asteroid = Gezogen: ein Asteroidenwürfel.
event-cube-aside = Gezogen: { $cube }. Die Leiste ist voll.
event-cubes-returned = { $n } Asteroidenwürfel kommen zurück in den Beutel.
event-landers-returned = Die Raumfähren kehren in die Ankunftszonen zurück.
event-income = { $who } erhält { $n } { $resource } als Ertrag.
    .you = { $who } erhältst { $n } { $resource } als Ertrag.
event-order = Das Konsortium: { $order }.
event-orders-shuffled = Die Befehlskarten werden gemischt.
event-day-x-asteroid = Tag X. Der Asteroid ist da.
event-day-x-progress = Tag X. Ein Projekt ist bereit.
event-day-x-danger = Tag X. Das letzte Gefahrenplättchen ist weg.
event-attempt = { $project }: { $n } Würfel werden gezogen.
event-attempt-hit = { $cube }: ein Treffer für { $project }, Feld { $space }.
event-attempt-miss = { $cube }: kein Treffer.
event-fracture = Ein Würfel fällt von Laser-Feld { $from } auf Schild-Feld { $to }.
event-attempt-failed = { $project } scheitert.
event-rescued = { $project } rettet Alarria.
event-placed = { $project }: { $who } ist auf Platz { $place } und erhält { $points } Punkte.
    .you = { $project }: { $who } bist auf Platz { $place } und erhältst { $points } Punkte.
event-hand-empty = { $who } hat keine Handkarten.
    .you = { $who } hast keine Handkarten.
event-hand-shown = { $who } zeigt { $cards }.
    .you = { $who } zeigst { $cards }.
event-species = { $card } bringt { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
    .you = { $card } bringt dir { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }.

# Das Ergebnis.
compare-points = Punkte
compare-rescue = Gleichstand: Platz auf der Leiste des Rettungsprojekts
score-start = Vorsprung
score-orders = Befehle
score-effects = Effekte
score-lead-bonus = Führungsboni
score-technologies = Technologien
score-rescue = Rettungsprojekt: { $project }
score-project = Projekt: { $project }
score-species = Art: { $card }

# Was ein Bestandteil tut.
about-reward = Gibt es einmal für jeden Arbeitseffekt an dem Projekt, solange es oben liegt.
about-project = Arbeiten kostet { $resource }. Die Fortschrittsleiste hat { $spaces } Felder; das letzte ist Tag X.
about-badge = { $badge }: auf Plättchen und Karten. Wird ausgegeben, wo ein Effekt es verlangt.
about-difficulty = Das Konsortium beginnt mit { $points } Punkten.
about-rating = Für einen Sieg mit mindestens { $margin } Punkten Vorsprung.
about-consortium = Der automatische Rivale im Solospiel. Er folgt seinen Befehlskarten und zahlt nie.
about-action-card = Aktionskarte: für 1 Energie als Zug zu spielen.
about-reaction-card = Reaktionskarte: im eigenen Zug zu spielen, sobald ihre Bedingung erfüllt ist.
about-species-card = Artenkarte: zählt am Ende des Spiels.
about-badges = { $n } × { $badge }
about-place = Ein Ort auf { $world }.
about-building = Ein Gebäude vom Typ { $kind } auf Fortuna.
about-space-unlimited = Beliebig viele Raumfähren; sie bleiben auf dieser Welt.
about-space-departure = Eine Raumfähre; sie fliegt nächste Runde nach { $world }.
about-space-stay = Eine Raumfähre; sie bleibt nächste Runde auf { $world }.
about-space-wait = Eine Raumfähre; sie zieht am Rundenende mit Überstunden weiter.
rule-science-as-knowledge = Wissenschafts-Abzeichen dürfen hier als je 1 Wissen ausgegeben werden.
about-basic = Kostet { $cost } Wissen, beliebig oft.
about-tech1 = Kostet { $cost } Wissen. Eine Fähigkeit für den Rest des Spiels.
about-tech2 = Kostet { $cost } Wissen. Punkte für den Rest des Spiels.
scores-once = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, höchstens einmal pro Zug.
about-ingenuity = Ersetzt beim Zahlen jede Standardressource.
about-standard = Eine Standardressource: 0 bis 10, mit einer Ertragslinie.
pays-project = Bezahlt Arbeit an: { $project }.
pays-cards = Bezahlt { $type } der Auslage.
order-lands = Landet möglichst auf { $world }: { $first } oder der nächste freie Ort; auf der anderen Welt: { $second }.
order-works = Arbeitet an: { $project }.
order-points = Erhält { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
order-refreshes = Erneuert die Auslage und erhält { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
fx-gain = Erhalte { $n } { $resource }.
fx-gain-standard = Erhalte { $n } Standardressourcen deiner Wahl.
fx-raise = Erhöhe die Ertragslinie von { $resource } um { $n }.
fx-raise-standard = Erhöhe { $n } Mal eine Standard-Ertragslinie deiner Wahl.
fx-badge = Erhalte { $n } × { $badge }.
fx-points = Erhalte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
fx-medal = Nimm den Startorden.
fx-work = Arbeite bis zu { $n } Mal an: { $project }.
fx-research = Mache bis zu { $n } Entwicklungen und bezahle sie.
fx-free-development = Mache bis zu { $n } Entwicklungen ohne zu zahlen: { $category }.
fx-buy = Kaufe bis zu { $n } { $type }{ $discount ->
    [0] .
   *[other] , jede um { $discount } billiger.
 }
fx-gain-card = Nimm bis zu { $n } { $type } ohne zu zahlen.
fx-remove = Entferne eine deiner Karten aus dem Spiel, dann:
fx-per-badge = Für jedes ausgegebene Abzeichen ({ $badge }){ $max ->
    [0] :
   *[other] , höchstens { $max }:
 }
fx-pay-for = Bis zu { $max } Mal: Zahle { $n } { $resource }, dann:
fx-option = Möglichkeit { $option }:
fx-reactivate = Drehe bis zu { $n } verbrauchte Abzeichen-Plättchen auf die aktive Seite.
fx-recall = Hole bis zu { $n } deiner Raumfähren in ihre Ankunftszone zurück.
fx-shuttle = Versetze eine Raumfähre zur anderen Welt und setze sie dort sofort ein.
when-gain-standard = Wenn du eine Standardressource erhalten hast:
when-raise-standard = Wenn du eine Standard-Ertragslinie erhöht hast:
when-gain-badge = Wenn du ein Abzeichen-Plättchen erhalten hast:
when-work = Wenn du gearbeitet hast ({ $project }):
when-develop = Wenn du eine Entwicklung gemacht hast:
when-gain-card = Wenn du { $type } genommen hast:
when-play-action = Wenn du eine Aktionskarte gespielt hast:
can-science-wild = Wissenschafts-Abzeichen zählen als Abzeichen jeder Art.
can-express-any = Das Express-Shuttle darf mit jeder Ressource bezahlt werden.
can-express-deploy = Nach dem Express-Shuttle darf die Raumfähre im selben Zug eingesetzt werden.
can-work-discount = Einmal pro Zug kostet eine Arbeit { $n } weniger.
can-action-free = Aktionskarten kosten keine Energie.
can-card-discount = Jede Karte, die du kaufst, kostet { $n } weniger.
score-per-unit = Je { $points } Punkte, höchstens { $max }.
score-table = Punkte nach Anzahl: { $steps }.
score-flag = Wenn ja, { $points } Punkte.
metric-badge-tiles = Zählt deine Plättchen: { $badge }.
metric-resource-left = Zählt, was du übrig hast: { $resource }.
metric-project-space = Zählt das Feld deiner Scheibe: { $project }.
metric-tech1 = Zählt deine Technologien der Stufe 1.
metric-tech2 = Zählt deine Technologien der Stufe 2.
metric-action-cards = Zählt deine Aktionskarten.
metric-reaction-cards = Zählt deine Reaktionskarten.
metric-species-cards = Zählt deine Artenkarten.
metric-incomes-at-most = Zählt deine Ertragslinien höchstens auf { $value }.
metric-incomes-at-least = Zählt deine Ertragslinien mindestens auf { $value }.
metric-highest-income = Zählt deine höchste Ertragslinie.
metric-badge-sets = Zählt deine Sätze aus je einem Planeten-, Mond- und Wissenschafts-Plättchen.
metric-projects-led = Zählt die Projekte, bei denen du vorn liegst.
metric-start-medal = Fragt, ob du den Startorden hast.

# Der gedruckte Tisch.
print-head = Runde { $round }, Gefahrenstufe { $danger }, Asteroid auf { $asteroid }, Startorden: { $medal }
print-bag = Beutel
print-consortium-short = K
print-passed = (gepasst)
print-points = { $points } Punkte
print-technologies = Technologien
print-hand = Hand
print-pile = Ablagestapel
