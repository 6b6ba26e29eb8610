# Die Wörter der Seite auf Deutsch. Die Kennungen sind in jeder Sprache dieselben.
title = Affray
title-game = { $title } – Affray
language = Sprache
language-en = English
language-de = Deutsch
skip-main = Zum Inhalt springen
skip-board = Zum Spielfeld springen
close = Schließen
back = Zurück
try-again = Noch einmal versuchen
copied = Kopiert
copy-failed = Kopieren ist hier nicht erlaubt
menu = Menü
side = Frage und Tafeln
panels = Tafeln
board-area = Spielfeld
onlooker = Ein Zuschauer
die = W{ $die }

# --- die erste Seite
start-title = Gefechte am Tisch, und jeder Würfel liegt offen
start-lead = Kämpfen nach den geschriebenen Regeln: gegen den Computer, mit Freunden an einem Bildschirm oder über einen Link. Zu jedem Wurf, jedem Modifikator und jeder Chance steht die Regel.
play-now = Sofort gegen den Computer spielen
play-now-what = { $title } gegen { $foe }, gewürfelt wird für dich
setup-title = Neues Spiel
setup-system = Regeln
setup-scenario = Szenario
setup-seats = Wer spielt
setup-more = Würfel, Uhren und mehr
setup-go = Spiel beginnen
setup-wait = Beginnt, sobald die Armee da ist …
player-me = Ich
player-friend = Ein Freund, über einen Link
player-greedy = Computer, Stufe 5
player-random = Computer: irgendein legaler Zug
style = Stil
style-none = ein eigener
style-bold = kühn
style-careful = vorsichtig
style-holder = standhaft
style-skirmisher = Plänkler
hint = Tipp
hint-take = So machen
hint-take-what = So machen: { $what }
why = Warum?
why-side = Warum dieser Zug von { $side }?
why-earlier = Früher
thinking = Denkt nach …
player-level = Computer, Stufe { $number }
player-computer = Computer: { $name }
seats-friend-hint = Du bekommst einen Link zum Verschicken, sobald das Spiel angelegt ist.
seats-hot-hint = Mehrere Seiten spielen nacheinander an diesem Bildschirm.
seats-watch-hint = Du siehst nur zu.
battle-title = Heere und Feld
battle-as = wie im Szenario
battle-limit = Punkte
battle-limit-own = wie im Szenario: { $points }
battle-army = Heer von { $side }, { $points } Punkte
battle-own = Wie im Szenario: { $name }
battle-field = Schlachtfeld
battle-agreed = Heere über der Grenze sind abgesprochen
battle-agreed-hint = Sonst kann ein Heer, das eine Grenze verletzt, nicht kämpfen.
battle-build = Ein Heer bauen
battle-draw = Ein Schlachtfeld zeichnen
fighters-title = Figuren
fighters-none = wie im Szenario
fighters-chosen = mit { $names }
fighters-own = wie im Szenario
fighters-barred = { $name }: { $why }
fighters-hint = Eine eigene Figur übernimmt Platz, Seite und Blickrichtung. Nach dem Kampf kannst du behalten, was aus ihr geworden ist.
packs-title = Pakete mit Hausregeln
packs-own = Gehört zu diesem Szenario.
packs-adds = Neu: { $names }.
packs-changes = Geändert: { $names } der Grundregeln.

house-title = Hausregeln
house-none = wie das Szenario sie setzt
house-changed = { $count } geändert
house-scenario = Wie das Szenario sie setzt
house-written = Wie die Regeln geschrieben sind
value-true = ja
value-false = nein
dice-physical = Wir werfen echte Würfel
dice-physical-short = echte Würfel
dice-physical-hint = Du tippst die gefallenen Augen ein; Computerspieler können nicht mitspielen.
clock-on = Mit Uhren spielen
clock-minutes = Minuten je Seite
clock-increment = Sekunden je Antwort
clock-short = { $minutes } min + { $increment } s
your-name = Dein Name am Tisch
seed = Startwert der Würfel
seed-hint = Leer gelassen kennt niemand die Würfel. Derselbe Startwert und dieselben Antworten ergeben dasselbe Spiel.
seed-fault = Ein Startwert ist eine ganze Zahl mit höchstens 16 Ziffern.
recent-title = Zuletzt gespielt
recent-over = beendet
recent-won = gewonnen
recent-lost = verloren
recent-drawn = unentschieden
recent-forget = { $title } vergessen
records-title = Gespeicherte Spiele
records-lead = Eine Aufzeichnung ist das ganze Spiel in einer Datei: Setze es fort oder prüfe jeden Würfel.
record-open = Aufzeichnung öffnen
record-verify = Aufzeichnung prüfen
record-working = Einen Augenblick …
verify-holds = Die Aufzeichnung stimmt: Jeder Würfel, jedes Ereignis und jeder Stand ergibt sich von Neuem.
verify-differs = Die Aufzeichnung stimmt nicht: { $difference }

# --- die Leiste
ribbon = Stand der Runde
turn-over = Das Spiel ist aus
turn-referee = Der Schiedsrichter ist am Zug
turn-dice = Würfel werfen
turn-mine = Du entscheidest
turn-side = { $side } am Zug
turn-aside = Sprich, wann du willst
turn-others = Warten auf die anderen
turn-wait = Warten auf { $side }
turn-wait-own = Du spielst { $own }. Warten auf { $side }
turn-out = Du bist ausgeschieden und darfst zuschauen
turn-left = { $time ->
    [over] Deine Zeit ist um
   *[left] Du hast aufgegeben
  }; ein Computer spielt für { $side } weiter. Du darfst zuschauen.
turn-gone = Du hast den Platz verlassen; der Kampf geht ohne Entscheidungen weiter.
turn-thinks = { $side } überlegt …
clocks = Uhren
order-title = Angesagt, der Reihe nach
order-left = Noch zu aktivieren
end-asks = Fragt nur nach, wo noch nichts getan ist oder jemand noch handeln darf
end-anyway = Noch einmal drücken, um es trotzdem zu tun
end-left = Noch offen: { $what }
end-figures = { $count ->
    [one] { $figures } hat sich nicht bewegt
    [2] { $figures } haben sich nicht bewegt
   *[other] { $count } haben sich nicht bewegt
  }
undo = Zurücknehmen
undo-why = Lässt sich nicht frei zurücknehmen: { $reason }.
undo-ask = Die anderen um Zustimmung bitten
undo-asked = Die anderen sind gefragt
undo-nothing = es gibt nichts zurückzunehmen
undo-onlooker = Zuschauer nehmen nichts zurück
share = Link für Zuschauer kopieren
save = Aufzeichnung speichern
branch = Von hier aus anders versuchen
resign = Aufgeben
resign-sure = Das Spiel aufgeben? Das lässt sich nicht zurücknehmen.
resign-yes = Für { $side } aufgeben
resign-master = Die Spielleitung abgeben
resign-master-sure = Den Platz verlassen? Der Kampf geht von selbst weiter, und du kannst nicht zurück.
resign-master-yes = { $side } geht
leave = Den Tisch verlassen
rules = Regeln
keys = Tasten und Hilfe

# --- die Frage
group-step = Schritt
group-face = Drehung
group-attack = Angriff
group-strike = Schlag
group-jab = Stoß
group-hurl = Wurf
group-fire = Schuss
group-defend = Verteidigung
group-ready = Bereitmachen
group-use = Benutzen
group-hold = Hände
group-take = Nehmen
group-give = Geben
group-pick = Figur
group-enter = Eindringen
group-retreat = Zurückdrängen
group-word = Sonstiges
group-end = Beenden
group-push = Schieben
group-option = Optionen
group-throw = Werfen
group-shoot = Schießen
group-sweep = Rundschlag
group-turn = Wenden
group-cast = Zauber
group-disbelieve = Anzweifeln
group-disengage = Lösen
group-wake = Wecken
group-place = Platz in der Reihe
group-deploy = Aufstellen
group-move = Bewegung
group-charge = Sturm
group-away = Rückzug
group-drive = Fahrt
group-reform = Umformen
group-melee = Nahkampf
group-fireball = Feuerball
group-special = Besondere Aktion
options-closed = Jetzt nicht möglich: { $letters }
group-option-closed = Optionen, die jetzt nicht möglich sind
cast-st = ST, die hineingeht
cast-target = Worauf
cast-board = auf dem Brett oder hier
cast-form = Gestalt
cast-way = Welche Felder
check = braucht { $need } oder weniger mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  }: { $chance }
count = { $what } ({ $count })
board-has = Auf dem Spielfeld: { $what }
list-all = Alles auflisten
list-less = Weniger auflisten
targets-hint = Ein Ziel, auf dem Spielfeld angetippt, zeigt seine Chancen.
final-sure = { $who ->
    [none] { $what }: Bist du sicher?
   *[other] { $who }, { $what }: Bist du sicher?
  }
final-yes = Ja, so sei es
final-no = Nein
dice-how-many = Wie viele Würfel
dice-column = Würfel
dice-count = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
dice-acts = Handelt:
dice-thrown = Würfel: { $faces }.
throw-title = Wirf { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }: { $what }
throw-face = Augenzahl { $face }
throw-back = Zurücknehmen
throw-commit = { $faces } abgeben
throw-left = { $count ->
    [one] Noch 1 Würfel
   *[other] Noch { $count } Würfel
  }
throw-hint = Tippe die Augen, wie sie fielen, { $low } bis { $high }{ $each ->
        [yes] , jede mit Eingabe
       *[no] { "" }
    }; die Rücktaste nimmt eine zurück, Eingabe gibt sie ab.
command = Befehlszeile
command-forms = Auch:
command-hint = Eine Antwort, etwa eine der aufgelisteten
command-wait = Gerade wirst du nichts gefragt
command-listed = Passende Antworten
command-unread = „{ $typed }“ ist keine Antwort auf diese Frage; hier gilt nur, was aufgelistet ist.

# --- Chancen, Bogen, Figuren
sum-caption = Die Teile der Zahl
sum-total = Summe
sum-change = an einem Würfel: { $part }
odds-score = Wert { $score }
odds-against = Gegen { $target }
odds-answer = Antwort
odds-mean = { $name }, im Mittel
spread-one = { $number }: { $chance }
odds-none = Ziele auf eine Figur oder wähle eine Handlung, um die genauen Chancen zu sehen.
figures-title = Figuren
figure-active = entscheidet jetzt
figure-at = auf { $place }

# --- Bericht, Züge, Wiederholung
log-title = Was geschah
log-filter = Was gezeigt wird
log-all = Alles
log-rolls = Würfe
log-heads = Überblick
log-search = Im Bericht suchen
log-find = Suchen
log-copy = Den Bericht als Text kopieren
log-open = Das Spielfeld in diesem Augenblick zeigen
log-undone = Zurückgenommen:
log-why = warum?
log-empty = Noch ist nichts geschehen.
log-nothing = Dazu gibt es nichts.
log-no-roll = Noch kein Wurf.
moves-start = Beginn
moves-none = Noch keine Antworten.
replay-title = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-slider = Augenblick des Spiels
replay-at = { $moment } von { $last }
replay-now = Zurück zum Jetzt
replay-looking = Das Spielfeld nach { $moment ->
    [one] 1 Antwort
   *[other] { $moment } Antworten
  }
tab-journal = Journal
tab-log = Bericht
tab-odds = Chancen
tab-figures = Figuren
tab-moves = Verlauf
tab-table = Tisch

# --- die Leute am Tisch
seats-title = Plätze
seats-missing = Noch nicht da: { $sides }.
seats-away = Gerade nicht am Tisch: { $sides }.
seat-mine = Du
seat-here = anwesend
seat-away = nicht anwesend
seat-resigned = hat aufgegeben
seat-out = ist ausgeschieden
seat-team = Mannschaft { $team }
seat-copy = Link für { $side } kopieren
seat-onlooker = Link für Zuschauer kopieren
seat-renew = Neuer Link
seat-sure = Der alte Link gilt dann nicht mehr.
seat-renewed = Neuer Link für { $side }.
name-kept = Dein Name hier: { $name }.
name-keep = Diesen Namen führen
chat-title = Gespräch
chat-say = Etwas sagen
chat-send = Senden
chat-none = Niemand hat etwas gesagt.
request-undo = { $answers ->
    [1] { $by } möchte die letzte Antwort zurücknehmen.
   *[other] { $by } möchte eine Antwort zurücknehmen: Die letzten { $answers } Antworten aller Seiten fielen weg.
  }
request-undo-own = Du möchtest die letzte Antwort zurücknehmen. Warten auf { $waiting }.
request-undo-agreed = Alle sind einverstanden: Die Antwort ist zurückgenommen.
request-undo-refused = Das Zurücknehmen wurde abgelehnt.
request-rematch = { $by } möchte noch ein Spiel{ $how ->
    [swap] , Seiten getauscht
    [easier] , leichter
    [harder] , schwerer
   *[no] { "" }
  }.
request-rematch-own = Du möchtest noch ein Spiel. Warten auf { $waiting }.
request-rematch-agreed = Das nächste Spiel ist bereit.
request-rematch-refused = Das nächste Spiel wurde abgelehnt.
agree = Einverstanden
refuse = Ablehnen
rematch-go = Zum nächsten Spiel
home-title = Deine Figuren nach dem Kampf
home-keep = Behalten, was aus ihnen wurde
home-kept = Die Figuren sind nun so gespeichert.
proof-title = Ehrliche Würfel
line-connecting = Der Tisch wird gesucht …
line-waiting = Die Verbindung ist unterbrochen und wird neu versucht. Deine Antworten bleiben erhalten.
dice-agreeing = Alle, die da sind, einigen sich auf die nächsten Würfel; höchstens zehn Sekunden, dann wird deine Antwort gespielt.
line-closed = Mit diesem Link ist der Tisch nicht zu erreichen.
refused-stale = Das Spiel war schon weiter, als deine Antwort kam: { $reason }
tool-threats = Bedrohungen zeigen
threats-on = Bedrohungen werden gezeigt.
threats-off = Bedrohungen sind ausgeblendet.

# --- was aus einem Würfel wurde
fate-hit = Treffer: entfernt Schwierigkeit
fate-spare = Treffer über die Schwierigkeit hinaus
fate-exposed = in Gefahr
fate-lost = verloren: verwundet oder erschöpft
fate-worn = abgenutzt
fate-saved-shield = durch den Schild gerettet
fate-saved-armor = durch die Rüstung gerettet
fate-saved-sunder = durch Zerstören gerettet
fate-saved = gerettet
fate-saved-attachment = durch das Aufgeben einer Bindung gerettet
fate-spared = verschont
fates = { $face } { $fate }

# --- der Weg zu den Figuren
folk-title = Figuren
folk-lead = Figuren aus Punkten erschaffen, sofort sehen, was ihre Ausrüstung bewirkt, und sie von Kampf zu Kampf behalten.
folk-open = Zu den Figuren
folk-new = Neue Figur

lab-title = Labor
lab-lead = Exakte Chancen, Duelle bis zum Ende, was eine Hausregel ändert.
lab-open = Labor öffnen

# --- Spielleitertisch
gather-run = Einen Tisch leiten
gather-title = Wer an den Tisch kommt
gather-lead = Du leitest das Spiel; jeder spielt auf dem eigenen Telefon oder Rechner mit.
gather-name = Name von Spieler { $n }
gather-character = Charakter von { $who }
gather-less = { $who } kommt nicht
gather-more = Noch ein Spieler
gather-player = Spieler { $n }
gather-any = Wer übrig ist
gather-roster = Aus dem Bestand
gather-ready = Fertige
gather-links = { $master }: du. Jeder Spieler bekommt einen Link, sobald der Tisch steht.
gather-nameless = Jeder Spieler braucht einen Namen.
gather-twice = Zwei am selben Tisch können nicht gleich heißen.
branch-of = Anders ab Antwort { $moment }
