## Überall

nav-label = Seiten
nav-home = Orrery, zur Lobby
nav-play = Spielen
nav-daily = Täglich
nav-rules = Regeln
nav-components = Material
nav-replays = Aufzeichnungen
skip = Zum Inhalt
loading = Einen Moment …
try-again = Noch einmal versuchen
close = Schließen
back = Zurück
save = Speichern
saved = Gespeichert.
settings = Einstellungen
games-label = Spiele
search-none = Nichts gefunden.
nowhere = Hier ist nichts
nowhere-text = Diese Adresse führt nirgendwohin: Der Tisch ist fort, oder der Link hat einen Tippfehler.
nowhere-private = Unter dieser Adresse ist kein Tisch, oder er ist privat und deinem Link fehlt die Einladung. Frag nach dem ganzen Link.
nowhere-back = Zur Lobby

## Lobby

lobby-title = Fünf Spiele vom Aufbruch zu den Sternen
lobby-lead = Kein Konto nötig. „Sofort spielen“ setzt dich mit Bots an einen Tisch; Menschen kommen über einen Link dazu.
players-count = { $players } Personen
play-now = Sofort spielen
play-game = { $game } spielen
with-people = Mit Leuten
in-the-making = In Arbeit
rivals-count = Bots am Tisch
rivals-strength = Ihre Stärke
play-hints = Tipps, während ich spiele
start-game = Spiel beginnen
more-settings = Varianten, Mitspieler, Uhren
list-mine = Meine Tische
list-open = Offene Tische
list-watch = Zuschauen
list-finished = Beendet
none-mine = Du sitzt an keinem Tisch.
none-open = Niemand sucht Mitspieler. „Mit Leuten“ eröffnet einen Tisch.
none-watch = Gerade läuft kein Spiel.
go-mine = Öffnen
go-open = Mitspielen
go-watch = Zuschauen
go-finished = Ansehen
take-turn = Du bist dran
line-cancelled = Abgebrochen
line-won = { $names } gewann, { $when }
line-open = { $host } lädt ein, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
  }
line-your-turn = Du bist am Zug
line-awaited = Warten auf { $names }

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
setup-seats = Plätze
setup-players = Personen
setup-options = Varianten
setup-table = Tisch
setup-hints = Tipps sind erlaubt
setup-private = Privat: nur mit dem Link zu finden
setup-hot-seat = { $count } Leute an diesem Bildschirm: Pläne und Hände der anderen sind hinter einem Vorhang.
setup-rule = Regel
seat-number = Platz { $number }
seat-me = Ich
seat-me-too = Auch ich: noch jemand an diesem Bildschirm
seat-open = Freier Platz
seat-open-person = Frei für einen Menschen
seat-bot = Bot, { $level }
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-live = Schachuhr
clock-days = Tage je Zug
clock-minutes = Minuten für das Spiel
clock-increment = Sekunden Zugabe je Zug
clock-days-turn = Tage für jeden Zug
clock-left = Restzeit
open-table = Tisch eröffnen
waiting-open = Warten auf Mitspieler. Schick ihnen den Link.
waiting-full = Alle sind da.
remove-person = Entfernen
waiting-host = { $name } beginnt das Spiel.
sit-here = Hier sitzen
invite-title = Einladen
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
cancel-table = Tisch auflösen
leave-table = Tisch verlassen

## Am Tisch

table = Tisch
your-turn = Du bist dran
board-label = Gemeinsamer Spielplan
own-label = Dein Bereich
rivals-label = Mitspieler in Zugreihenfolge
side-label = Verlauf, Chat, Regeln und Notizen
tabs-label = Teile des Tisches
tab-board = Plan
tab-mine = Meins
tab-rivals = Andere
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-notes = Notizen
tab-scores = Punkte
tab-fair = Fairness
tab-act = Hier kannst du etwas tun
no-board = Für dieses Spiel gibt es hier noch keinen Plan.
points = Punkte
expand = Den ganzen Bereich von { $name } zeigen
over-shoulder = Über die Schulter schauen bei
is-bot = Bot
is-here = da
is-away = fort
is-awaited = am Zug
stand-in-left = fort, ein Bot spielt
stand-in-timeout = Zeit abgelaufen, ein Bot spielt
stand-in-resigned = aufgegeben, ein Bot spielt
status-past = Schritt { $step } von { $last }
status-past-keys = Der Plan, wie er war. Pfeiltasten gehen durch das Spiel.
status-confirm = Noch einmal auf den Knopf, oder Enter; Escape geht zurück.
status-further = Wähle, wohin, oder Escape für zurück.
status-watching = Du schaust zu.
status-left = Höchstens noch { $time }.
status-since = Seit { $time }.
status-won = { $names } gewann mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
status-drawn = Unentschieden: { $names }
confirm = Bestätigen
primary-choose = Du bist dran
primary-piece = wähle ein leuchtendes Teil
primary-further = wähle, wohin
primary-more = noch { $count }
primary-firm = ohne Zurück
primary-done = Erledigt
primary-undo = Zurücknehmen geht noch
primary-waiting = Warten
primary-pass = Weitergeben
primary-next = { $name } ist dran
primary-watching = Zuschauen
primary-over = Ende
step-less = eins weniger
step-more = eins mehr
story-next = Weiter
story-all = Alles zeigen
seam-unit = in { $unit }
seam-firm = ohne Zurück
seam-ways = Kurze Wege
sum-enough = reicht
sum-short = reicht nicht
sum-have = du hast { $have } { $unit }
card-you = Für dich, jetzt
card-can = Du kannst
card-source-rulebook = wie gedruckt
card-source-public = aus öffentlichen Quellen
card-source-reconstructed = Wert rekonstruiert
more-label = Mehr: von vorn, alle Aktionen, verlassen
apart-rewind = Zurücknehmen bringt es wieder.
apart-list = Als einfache Liste.
apart-keys = Alles geht auch mit Tasten.
apart-leave = Ein Bot spielt für dich weiter.
undo = Rückgängig
all-actions = Alle Aktionen ({ $count })
keys-title = Tasten
keys-tab = von einer Möglichkeit zur nächsten
keys-arrows = von Teil zu Teil
keys-all = über alle Teile, auch die, mit denen nichts geht
keys-enter = das Teil benutzen; fragen, warum nicht; der große Knopf
keys-escape = einen Schritt zurück
keys-undo = zurücknehmen
keys-log = außerhalb des Plans: durch den Verlauf
keys-help = diese Hilfe
several-actions = { $count } Möglichkeiten
score-sheet = Wertung
replay = Aufzeichnung
come-back = Wieder selbst spielen
rematch = Noch einmal
hint = Tipp
hints-title = Das würde ein starker Spieler tun
hints-none = Für diesen Moment gibt es keinen Rat.
hint-figures = { $win } % Gewinnaussicht, etwa { $score } Punkte
popover-reason = Warum nicht
popover-menu = Mehrere Möglichkeiten
popover-hints = Tipps
why-not = { $piece }: jetzt nicht
why-rule = Eine Regel verbietet es.
why-holds = erfüllt
why-fails = nicht erfüllt
why-instead = Das geht stattdessen.
why-read = Regel lesen
why-nothing = Damit ist jetzt nichts zu tun.
preview-reveals = Zeigt etwas Neues: kann nicht zurückgenommen werden.
menu-piece = { $piece }: was davon?
menu-which = Was davon?
live = Jetzt
live-keys = Live. Pfeiltasten gehen durch das Spiel.
past-step = Schritt { $step }
past-no-acting = Das ist Vergangenheit. „Jetzt“ führt zurück ins Spiel.
past-unreachable = Dieser Moment lässt sich nicht zeigen.
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
ask-undo = Rückkehr erbitten
undo-asked-label = Ein Wunsch zurückzugehen
undo-asked = { $name } möchte zurück zu Schritt { $step }. Einverstanden?
undo-agree = Einverstanden
undo-refuse = Nein
undo-waiting = Warten auf die anderen …
undo-withdraw = Zurückziehen
chat-label = Nachricht
chat-hint = Sag etwas Nettes
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
notes-label = Notizen für dich. Niemand sonst sieht sie.
table-menu = Menü und Einstellungen
record = Aufzeichnung herunterladen
to-lobby = Zur Lobby
resign-table = Aufgeben
sure-leave = Ein Bot übernimmt deinen Platz, bis du wiederkommst. Verlassen?
sure-resign = Ein Bot spielt für dich zu Ende, du kannst nicht zurück. Aufgeben?
cancel-agree = Dem Abbruch zustimmen
cancel-not = Doch nicht abbrechen
commitment = Als er entstand, hat sich der Tisch auf seinen Teil der Würfel festgelegt:
contribution = Dieser Browser hat dazu beigetragen:
curtain-pass = { $before } ist fertig. Gib den Bildschirm weiter; diese Hand ist weggeräumt.
curtain-first = Dein Plan und deine Hand sind nur für dich.
curtain-me = Ich bin { $name }
curtain-hold = zum Öffnen halten, oder Enter halten
curtain-wait = Einen Moment: andere spielen.
reconnecting = Verbindung verloren. Neuer Versuch …

## Das Ende

you-won = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } gewonnen
you-drew = Unentschieden, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
you-lost = Du hast verloren, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
you-scored = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } erreicht
verdict-won = gewonnen
verdict-drawn = unentschieden
verdict-lost = verloren
score-decided = Entschieden durch:
score-ahead = { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkte
  } vor
score-most = am meisten durch
score-rule = Regel
score-total = Punkte
chart-title = Die Punkte im Lauf des Spiels
chart-label = Linien der laufenden Punkte aller Spieler
chart-start = Anfang
chart-end = Ende

## Aufzeichnungen

replays-lead = Jedes beendete Spiel lässt sich noch einmal ansehen, Schritt für Schritt, mit offenen Händen.
replay-running = Dieses Spiel ist noch nicht zu Ende.
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Moment des Spiels
replay-start = Das Spiel beginnt
replay-stop = Entscheidung { $stop } von { $last }
replay-speed = Tempo
upload = Eine Aufzeichnung aus einer Datei
upload-text = Sie wird zuerst geprüft: jede Aktion an den Regeln, jeder Würfel am Startwert.
upload-choose = Datei wählen
fair-proven = Die Würfel waren ehrlich.
fair-proven-means = Für dich bewiesen: Dieser Browser hat eine eigene Zufallszahl zum Startwert beigetragen, nachdem sich der Tisch festgelegt hatte, und alles ist so, wie er es aufbewahrt hat. Niemand, auch nicht der Betreiber des Servers, konnte nach dem Hinsetzen ein Mischen auswählen oder ändern.
fair-watched = Niemand hat den Startwert ausgetauscht.
fair-watched-means = Dieser Browser hat die Festlegung von vor dem Spiel aufbewahrt, und sie gilt noch: Der Server konnte seinen Teil nicht ändern. Selbst hat er nichts beigetragen. Ob das Mischen vorher ausgewählt werden konnte, ist nur für Spieler bewiesen, deren eigener Browser etwas beigetragen hat.
fair-consistent = In dieser Aufzeichnung passt alles zusammen.
fair-consistent-means = Festlegung, Beiträge, Geheimnis und Startwert passen zueinander. Aber dieser Browser hat nichts von vor dem Spiel aufbewahrt und weiß nicht, ob der Tisch damals dieselben gezeigt hat. Wer mitgespielt hat, kann es prüfen.
fair-alone = Der Startwert passt zu seiner Festlegung.
fair-alone-means = An diesem Tisch hat der Server den Startwert allein gezogen, wie in älteren Versionen und im Terminal. Das zeigt, dass der Startwert zum veröffentlichten Hash gehört, und sonst nichts.
fair-exchanged = Das ist nicht, was der Tisch diesem Browser gezeigt hat.
fair-exchanged-means = Die Festlegung oder die Beiträge sind andere als die, die dieser Browser aufbewahrt hat: Jemand hat sie ausgetauscht. Trau dem Mischen dieser Partie nicht.
fair-wrong = Diese Werte passen nicht zusammen.
fair-wrong-means = Der Startwert folgt nicht aus Geheimnis, Festlegung und Beiträgen. Trau dem Mischen dieser Partie nicht.
fair-commitment = Veröffentlicht, als der Tisch entstand: der Hash des Geheimnisses des Servers
fair-kept = Von diesem Browser aufbewahrt
fair-of-player = Beigetragen von { $name }
fair-of-server = Beigetragen vom Server für { $name }; folgt aus dem Geheimnis
fair-mine = (deiner)
fair-secret = Das Geheimnis des Servers
fair-seed = Der Startwert: der Hash des Geheimnisses und aller Beiträge
fair-command = Zum Prüfen ohne diesen Server:

## Regeln und Material

rules-of = Regeln von { $game }
rules-lead = Jede Regel hat eine Nummer. Das Spiel nennt sie, wenn etwas nicht geht.
rules-search = In den Regeln suchen
components-of = Material von { $game }
components-lead = Jedes Plättchen und jede Karte mit ihren Werten und deren Herkunft.
components-search = Im Material suchen
components-found = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
  }
source-rulebook = Aus der Spielregel
source-public = Aus öffentlichen Quellen
source-reconstructed = Nachgebildet, weil die Quelle unbekannt ist
gallery = Galerie

## Einstellungen

settings-lead = In diesem Browser gespeichert, sofort wirksam.
language = Sprache
language-en = English
language-de = Deutsch
theme = Aussehen
theme-dark = Nacht
theme-light = Papier
theme-system = Wie das System
theme-to-light = Zu Papier wechseln
theme-to-dark = Zu Nacht wechseln
motion = Erzählung und Bewegung
motion-calm = Ruhig
motion-quick = Schnell
motion-off = Aus
confirmations = Vor dem Handeln nachfragen
confirm-firm = Wenn es kein Zurück gibt
confirm-always = Immer
confirm-never = Nie
text-size = Schriftgröße
text-size-normal = Normal
text-size-large = Groß
text-size-huge = Sehr groß
safe-colours = Farben mit mehr Abstand zwischen den Spielern
sound = Ein Ton, wenn du dran bist

## Konto

account = Konto
account-guest = Du bist Gast. Deine Tische bleiben, solange dieser Browser dich kennt.
account-lead = Dein Konto auf diesem Server.
account-name = Name
account-password = Passwort
claim-account = Konto anlegen
register = Konto anlegen
register-lead = Ein Name und ein Passwort genügen.
register-claim = Behalte Namen und Tische und melde dich überall an.
sign-in = Anmelden
sign-in-lead = Willkommen zurück.
sign-out = Abmelden
have-account = Ich habe ein Konto
no-account = Ich habe noch kein Konto
password-hint = Mindestens 8 Zeichen.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
sessions = Angemeldet auf
session-unknown = Unbekannter Browser
session-seen = zuletzt { $when }
session-current = dieser Browser
session-end = Abmelden
tokens = Schlüssel für Programme
tokens-lead = Ein Programm mit Schlüssel kann, was du hier kannst.
tokens-docs = Wie Programme mit dem Server sprechen
token-made = Nur dieses eine Mal zu sehen:
token-since = seit { $when }
token-revoke = Widerrufen
token-label = Wofür?
token-make = Schlüssel erzeugen
account-delete = Alles über mich löschen
account-delete-sure = Das lässt sich nicht zurücknehmen.

## Was schiefging

error-offline = Der Server ist nicht zu erreichen.
error-malformed = Der Server hat das nicht verstanden.
error-too-large = Das ist zu groß.
error-too-many = Zu schnell. Bitte einen Moment warten.
error-limit = Davon hast du schon zu viele.
error-sign-in = Bitte zuerst anmelden.
error-forbidden = Das steht dir nicht zu.
error-not-found = Das gibt es nicht (mehr).
error-bad-name = Bitte einen anderen Namen: 1 bis 32 sichtbare Zeichen.
error-name-taken = Diesen Namen hat schon jemand.
error-bad-password = Ein Passwort hat 8 bis 256 Zeichen.
error-wrong-password = Name oder Passwort ist falsch.
error-registration-closed = Dieser Server nimmt keine neuen Konten an.
error-bad-setup = So lässt sich kein Tisch aufbauen.
error-not-open = Das Spiel hat schon begonnen.
error-not-running = Das Spiel läuft nicht.
error-still-running = Das Spiel ist noch nicht zu Ende.
error-seat-taken = Hier sitzt schon jemand.
error-seats-open = Es sind noch Plätze frei.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-stale = Die Stellung hat sich gerade geändert. Bitte noch einmal hinsehen.
error-bad-action = Diese Aktion ist unbekannt.
error-illegal = Die Regeln erlauben das nicht.
error-cannot-undo = Das lässt sich nicht zurücknehmen: Es hat etwas aufgedeckt, oder jemand hat seitdem gehandelt.
error-other-rules = Diese Partie wurde nach älteren Regeln gespielt und liefe jetzt anders. Man kann sie herunterladen oder einvernehmlich beenden.
error-reveals = Das kann danach nicht zurückgenommen werden. Bitte bestätigen.
error-not-asked = Darum hat niemand gebeten.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-deal-in-play = Andere spielen diese Verteilung noch. Wenn sie fertig sind, ist sie offen.
error-sits-elsewhere = Du sitzt an einem anderen Tisch mit derselben Verteilung.
error-bad-record = Diese Aufzeichnung stimmt nicht.
error-disk-full = Die Festplatte des Servers ist voll. Es wurde nichts geändert; bitte später noch einmal versuchen.
error-unavailable = Der Server ist beschäftigt. Bitte noch einmal versuchen.
error-internal = Bei uns ist etwas schiefgegangen.

# Erzählungen.
story-back = Willkommen zurück
story-back-line = Das geschah, während du weg warst.
story-play = Abspielen
since-title = Seit deinem letzten Zug
since-when = Du warst zuletzt hier: { $when }.
since-nothing = hat nichts Sichtbares getan.
since-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
since-show = Den Tisch zeigen, wie er ist
since-play = Abspielen ({ $seconds } s)
you = Du
you-by = dir

## Ein Spiel lernen

nav-learn = Lernen
learn-title = Ein Spiel lernen
learn-lead = Zwei Minuten Bilder. Dann spielen, mit Anleitung an deiner Seite.
learn-of = So wird { $game } gespielt
learn-where = Wo du bist
learn-see = Zeig mir, wie es geht
learn-minutes = zwei Minuten Lesen
learn-pictures = Das Spiel in Bildern
learn-exact = Genaue Regeln
learn-exact-note = eingeklappt; jede Nummer führt zur Regel
learn-rules = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
  }
learn-all-rules = Alle Regeln, mit Notizen, Beispielen und Suche
learn-how = So wird gespielt
rules-notes = Notizen: Entscheidungslisten, Beispiele, offene Punkte und Quellen
guided-title = Das erste Spiel mit Anleitung
guided-start = Erstes Spiel mit Anleitung
guided-rivals = Du und sanfte Bots, immer dieselbe Verteilung
guided-cards = Eine Karte erklärt jedes Neue, einmal
guided-free = Erst Vorschläge, dann spielst du, wie du magst
guided-stop = Die Anleitung hört auf, wann du willst
i-am-new = Ich bin neu
i-am-new-text = Spiel mit Anleitung, gegen sanfte Bots.
guided-begin = Leite mich an
guide = Anleitung
guide-number = { $number } von { $count }
guide-go = Weiter
guide-know = Weiß ich
guide-stop = Ohne Anleitung weiter
fair-guided = Ein Spiel mit Anleitung beginnt immer mit demselben öffentlichen Startwert; da gibt es nichts zu beweisen.

# Der Bericht eines Spiels
report = Bericht
report-working = Der Bericht wird erstellt
report-cannot = Kein Bericht
report-failed = Dieses Spiel lässt sich nicht beurteilen. Wiederholung und Wertungsblatt gibt es trotzdem.
report-waiting = { $ahead ->
    [one] Ein Bericht kommt vorher.
   *[other] { $ahead } Berichte kommen vorher.
 } Du kannst gehen; er ist da, wenn du wiederkommst.
report-progress = { $share } % fertig. Du kannst gehen; er ist da, wenn du wiederkommst.
report-title-lost-you = Du hast es in Runde { $round } verloren
report-title-lost-who = { $who } hat es in Runde { $round } verloren
report-title-won-you = Du hast es in Runde { $round } gewonnen
report-title-won-who = { $who } hat es in Runde { $round } gewonnen
report-title-open-you = Keine deiner Entscheidungen fällt auf
report-title-open-who = Keine Entscheidung von { $who } fällt auf
report-turn = Vor Runde { $round }: { $from } von 100 Spielen ab dieser Stellung würden gewonnen, danach { $to }.
report-chance = Siegchance
report-chance-about = nach jeder Entscheidung, von 100 Spielen ab dort, nach dem, was jeder wusste
report-legend-decisions = die teuersten Entscheidungen
report-legend-shade = der Schatten ist der unsichere Bereich
report-chance-mark = Zufall: { $change }
report-then = Runde { $round }, Schritt { $step }
report-step-back = Einen Schritt zurück
report-step-on = Einen Schritt weiter
report-points = Punkte
report-board = Spielplan öffnen
report-costliest = Die drei teuersten Entscheidungen
report-whose = Wessen Entscheidungen
report-in-round = Runde { $round }
report-of-100 = von 100 Siegen
report-better = Besser
report-sure = sicher
report-fairly = ziemlich sicher
report-may-be-nothing = vielleicht nichts
report-none = Nichts Besseres wurde gefunden, das der Rede wert wäre.
report-split = Glück und Entscheidungen
report-split-about = die Balken ergeben die Summe
report-luck = Glück
report-luck-about = Würfel, Ziehen, Austeilen, Verborgenes
report-own = Eigene Entscheidungen
report-own-about = gemessen am Besten, das wir fanden
report-others = Die der anderen
report-others-about = was sie verschenkt haben
report-rest = Nicht erklärt
report-rest-about = der Fehler des Urteils selbst
report-from-to = Von { $from } von 100 vor dem Austeilen zu { $to } am Ende; das Austeilen war { $deal } wert. Eigene Entscheidungen können bis auf Fehler nur verlieren, weil das Beste der Maßstab ist, das gefunden wurde.
report-points-title = Erwartete Punkte
report-points-about = am Ende, von jedem Moment aus gesehen
report-strong = Verglichen mit einem starken Bot
report-strong-about = in wie vielen Entscheidungen er dasselbe getan hätte
report-agreed = { $agreed } von { $decisions }
report-how = Wie das berechnet wird, und was es nicht wissen kann
report-how-about = Jede Entscheidung wurde noch einmal durchsucht, nach dem, was ihr Spieler wusste: Alles Verborgene wurde viele Male vermutet. Die bessere Aktion wurde dann in neuen Paaren von Fortsetzungen mit der gespielten verglichen; die Bereiche sind also ehrlich, was den Zufall betrifft, aber nicht darüber, was das Urteil selbst nicht versteht. Glück ist, was Würfel, Ziehen und Austeilen geändert haben und was andere verborgen hielten.
report-how-calibration = In vielen Spielen von Bots liegen geschätzte und wahre Chancen im Mittel { $error } von 100 auseinander.
report-how-uncalibrated = Für einen solchen Tisch wurde nicht gemessen, wie weit geschätzte und wahre Chancen auseinander liegen.

# Was wäre, wenn
whatif = Was wäre, wenn?
whatif-now = Was wäre, wenn? Von hier aus ausprobieren
whatif-about = Spiel von diesem Moment an für dich allein gegen Bots weiter. Am Spiel und an deinen Ergebnissen ändert das nichts, und du kannst es mit dem vergleichen, was geschah.
whatif-guess-always = Das Spiel läuft noch: Der Zweig beginnt mit dem, was dein Platz weiß. Alles andere darin ist eine Vermutung.
whatif-no-hints = Aus, solange das Spiel läuft: An diesem Tisch gibt es keine Tipps.
whatif-seat = Dein Platz
whatif-hidden = Was damals verborgen war
whatif-hidden-open = Wie es war
whatif-hidden-guess = Als Vermutung
whatif-start = Von hier weiterspielen
branch-label = Zweig
branch-title = Dein Zweig ab Schritt { $step }
branch-guess = Was du nicht wissen konntest, ist eine Vermutung.
branch-open = Verborgenes ist, wie es war; Würfel und Ziehen sind neu.
branch-nothing = Am Spiel und an deinen Ergebnissen ändert sich nichts.
branch-back = Zurück
branch-compare = Vergleichen
branch-another = Andere Vermutung
branch-bots = Bots weiterspielen lassen
branch-take-over = Selbst weiterspielen
branch-leave = Verlassen
compare-title = Dein Zweig und was geschah
compare-about = Nach dem, was { $name } jeweils wusste, zu Beginn jeder Runde.
compare-chance = Linien der Siegchance: was geschah, und dein Zweig
compare-points = Linien der Punkte: was geschah, und dein Zweig
compare-real = Was geschah
compare-branch = Dein Zweig
guesses-title = Acht Vermutungen
guesses-about = Was du nicht wissen kannst, achtmal vermutet, von dort aus, wo dein Zweig steht: jeweils deine Gewinnchance auf 100 Spiele und die Punkte am Ende. Wo sie sich unterscheiden, liegt es am Verborgenen; wo sie sich gleichen, an dir.
guesses-same = Was du nicht wissen kannst, achtmal vermutet, kommt für die Bewertung auf dasselbe heraus: { $chance } von 100, { $points } Punkte am Ende.
guesses-one = Vermutung { $number }: { $chance } von 100, { $points } Punkte
compare-now = Jetzt

# Ich
me = Meine Spiele
me-since = { $games ->
    [0] Noch keine beendeten Spiele.
    [one] Ein Spiel seit { $when }.
   *[other] { $games } Spiele seit { $when }.
 }
me-nobody = Hier ist noch niemand angemeldet. Deine Spiele stehen hier, sobald du gespielt hast.
me-reports = Berichte
me-reports-none = Noch keine Berichte. Nach einem Spiel erstellt „Bericht“ einen.
me-read = Lesen
me-place = { $players ->
    [one] allein gespielt
   *[other] Platz { $place } von { $players }
 }
me-resigned = aufgegeben
me-results = Ergebnisse nach Spiel
me-game = Spiel
me-games = Spiele
me-won = gewonnen
me-mean = Mittel
me-best = bestes
me-your-points = deine Punkte
me-spread = wie sich deine Punkte verteilen
me-spread-label = { $game }: Mittel { $mean }, bestes { $best }
me-records = Nimm deine Aufzeichnungen mit
me-records-about = Jedes Spiel, das du beendet hast, Zug für Zug, in offenen Formaten. Die Dateien laufen in jedem Orrery.
me-records-all = Alles in einer Datei
me-records-what = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
 }, Ergebnisse, Berichte und Hochgeladenes, als Zip-Datei
me-guided = Mit Anleitung, zählt nicht
me-history = Alle beendeten Spiele
me-none = Noch nichts. Beendete Spiele stehen hier.
me-more = Mehr zeigen

# Die Verteilung des Tages
daily = Die Verteilung des Tages
daily-about = Alle bekommen in jedem Spiel dieselbe Verteilung, gegen den gleichen Bot. Ein Versuch zählt; es gibt keine Tipps und kein Zurück.
daily-until = { $day }, bis { $when }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-place = Platz { $place } von { $count }
daily-mean = Mittel aller: { $mean }
daily-count = { $count ->
    [one] Eine Person ist fertig, mit { $mean } Punkten.
   *[other] { $count } sind fertig, im Mittel mit { $mean } Punkten.
 }
daily-spread = Wie sich die Punkte von { $count } Spielen verteilen; das Mittel ist { $mean }
daily-first = Noch ist niemand fertig.
daily-picture = Womit alle in { $game } beginnen
daily-days = Deine letzten vierzehn Tage
daily-days-played = { $count } gespielt
daily-days-about = Ein ausgelassener Tag kostet nichts und setzt nichts zurück.
daily-tried = { $count ->
    [0] nichts gespielt
    [one] eine Verteilung gespielt
   *[other] { $count } Verteilungen gespielt
 }
daily-yesterday = Das Beste von gestern
daily-best = { $name }, { $points } Punkte, das Beste von { $count }
daily-nobody = Gestern hat niemand gespielt.
daily-fair = Warum niemand die Verteilung vorher kennen konnte
daily-fair-about = Alle Verteilungen eines Tages folgen aus einem Geheimnis, das vor Beginn des Tages gezogen wird. Sein Hash ist ab dem Vortag zu sehen, das Geheimnis selbst, wenn der Tag vorbei ist. Bis dahin sieht niemand die Tische der anderen.
daily-fair-today = Der Hash des heutigen Geheimnisses:
daily-fair-next = Der von morgen:
daily-fair-past = Das Geheimnis von { $day }:
fair-daily = Die Verteilung eines Tages folgt aus dem Geheimnis dieses Tages, das danach gezeigt wird.
fair-branch = Ein Zweig hat eigene Würfel, die nichts beweisen.

## Dieselbe Verteilung an mehreren Tischen

duplicate = Dieselbe Verteilung
duplicate-play = Dieselbe Verteilung an mehreren Tischen
duplicate-by = von { $name } eröffnet
duplicate-over = { $over } von { $count } Tischen sind fertig
duplicate-about = Alle Tische haben dieselbe Verteilung. Setz dich an einen davon; jeder beginnt für sich. Bis der letzte fertig ist, sieht niemand einen anderen Tisch, und es gibt keine Wiederholung und keinen Bericht. Ein Tisch, an dem eine Woche lang nichts geschieht, wird beendet, damit niemand ewig wartet.
duplicate-open = Alle Tische sind fertig. Alle werden mit denen verglichen, die auf demselben Platz saßen.
duplicate-link = Link zu diesen Tischen
duplicate-table = Tisch { $number }
duplicate-yours = deiner
duplicate-is-open = noch nicht begonnen
duplicate-is-running = wird gespielt
duplicate-is-finished = fertig
duplicate-is-cancelled = abgebrochen
duplicate-to-table = Zu deinem Tisch
duplicate-all = Alle Tische dieser Verteilung
duplicate-note = Dieselbe Verteilung wird an mehreren Tischen gespielt. Wenn der letzte fertig ist, werden sie verglichen.
duplicate-note-fair = Alle Tische brauchen denselben Startwert, deshalb folgt er allein aus dem Geheimnis des Servers. Was dein Browser an anderen Tischen beiträgt, kann hier nicht eingehen.
duplicate-none = Kein Tisch wurde zu Ende gespielt, also gibt es nichts zu vergleichen.
duplicate-one = Nur ein Tisch wurde zu Ende gespielt, also gibt es niemanden zum Vergleichen.
duplicate-ranking = Wer am meisten daraus gemacht hat
duplicate-ranking-about = Punkte mehr oder weniger als das Mittel desselben Platzes an allen Tischen.
duplicate-by-seat = Platz für Platz
duplicate-seat = Platz
duplicate-mean = Mittel
duplicate-look = Wie gespielt wurde
duplicate-resigned = aufgegeben; ein Bot hat weitergespielt
duplicate-broken-off = Tisch { $number } wurde abgebrochen und zählt nicht.
duplicate-fair = Warum niemand die Verteilung vorher kennen konnte
duplicate-fair-about = Die Verteilung folgt aus einem Geheimnis, das gezogen wurde, als die Tische eröffnet wurden. Sein Hash ist seitdem zu sehen, das Geheimnis, wenn alle Tische fertig sind. Die Spieler tragen zu diesem Startwert nichts bei, weil alle Tische denselben brauchen: Der Betreiber des Servers könnte die Verteilung kennen, sie aber nachträglich nicht ändern.
duplicate-fair-hash = Der Hash des Geheimnisses:
duplicate-fair-secret = Das Geheimnis:
duplicate-fair-seed = Der Startwert ist der SHA-256 dieses Textes (\n beginnt eine neue Zeile):
setup-tables = Tische mit derselben Verteilung
setup-tables-about = { $count } Tische wie dieser, alle mit derselben Verteilung, am Ende verglichen. Du sitzt am ersten; an den anderen sind die Plätze für Menschen offen.
open-tables = Die Tische eröffnen
fair-duplicate = Die Verteilung folgt aus einem Geheimnis, das alle ihre Tische teilen; es steht beim Vergleich.
