# Figuren, die erschaffen und behalten werden.
folk-no-system = Figuren von „{ $system }“ gibt es nicht.
folk-import = Datei einlesen
folk-export = Alle ausgeben
folk-imported = { $count ->
    [one] 1 Figur kam dazu: { $names }
   *[other] { $count } Figuren kamen dazu: { $names }
  }
folk-empty = Noch ist niemand da. Erschaffe eine Figur oder lies eine Datei ein.
folk-nothing = nichts
folk-out = unterwegs: { $campaign }
folk-state-fit = unversehrt
folk-state-hurt = geschwächt
folk-state-down = außer Gefecht
folk-state-dead = tot

# --- eine erschaffen
folk-draw = Eine auslosen
folk-draw-race = Auslosen: { $race }
folk-leave = Verlassen, ohne zu behalten
folk-race = Volk
folk-self = Name und Eigenschaften
folk-name = Name
folk-nameless = Noch ohne Namen
folk-handed = Starke Hand
folk-hand-right = rechts
folk-left = { $left ->
    [0] Keine Punkte übrig
    [one] 1 Punkt übrig
   *[other] { $left } Punkte übrig
  }
folk-over = { $left ->
    [one] 1 Punkt zu viel
   *[other] { $left } Punkte zu viel
  }
folk-hand-left = links
folk-st = Stärke
folk-dx = Geschick
folk-iq = Verstand
folk-order = Dabei gilt: { $order }.
folk-least = mindestens { $least }
folk-less = { $what }: eins weniger
folk-more = { $what }: eins mehr
folk-left-of = { $left ->
    [one] Punkt übrig von { $total }
   *[other] Punkte übrig von { $total }
  }
folk-over-of = über { $total } Punkten
folk-no-points = Punkte werden nicht mehr gezählt
folk-gear = Ausrüstung
folk-strong-right = Rechte Hand (stark)
folk-strong-left = Linke Hand (stark)
folk-weaker-right = Rechte Hand
folk-weaker-left = Linke Hand
folk-empty-hand = leer
folk-slot-armor = Rüstung
folk-slot-carried = Mitgeführt
folk-slot-things = Besondere Gegenstände
folk-rq = ST { $rq }
folk-one-hand = einhändig
folk-two-hands = zweihändig
folk-broken = { $count ->
    [one] 1 Regel ist verletzt
   *[other] { $count } Regeln sind verletzt
  }
folk-legal = Alle Regeln sind eingehalten
folk-keep = Diese Figur behalten
folk-keep-gear = Änderung behalten
folk-kept = { $name } ist gespeichert.
folk-line = In einer Zeile
folk-line-copy = Zeile kopieren
folk-line-load = Laden
folk-line-hint = Zeile einfügen: race=Human st=12 …
folk-sheet = Was dabei herauskommt
folk-gear-of = Name und Ausrüstung: { $name }

folk-systems = Die Regeln, nach denen die Figuren sind
folk-wis = Weisheit
folk-slot-weapons = Bereite Waffen
folk-slot-shield = Schild
folk-slot-slung = Umgehängte Waffen
folk-slot-gear = Am Gürtel
folk-slot-pack = Im Rucksack
folk-slot-spells = Zauber
folk-iq-of = IQ { $iq }
folk-weight = { $pounds } Pfund
folk-cost = { $silver } Silber

# --- eine eigene Waffe# --- Fortmayn
folk-body = KÖRPER-Würfel
folk-head = KOPF-Würfel
folk-slot-attachments = Bindungen
folk-slot-thrown = Gewürfelte Münzen (das Zehnfache von 3W6)


folk-own = Selbst gemacht
folk-own-make = Eine eigene Waffe machen
folk-own-hint = Die DG sagt, wie Trefferwürfel zu Schadenswürfeln werden: wie viele entfallen, dann Terme für den höchsten Würfel (T), den niedrigsten (L) und jeden mittleren (C). L und C zählen, wo die Hausregel sie erlaubt.
folk-own-category = Art
folk-own-dg = DG
folk-own-rq = Verlangte ST
folk-own-words = Außerdem
folk-own-table = Was die Würfel der Waffe ergeben
folk-own-die = zeigt
folk-die-T = höchster
folk-die-L = niedrigster
folk-die-C = mittlerer
folk-own-add = In die starke Hand nehmen
folk-own-name-fault = Ein Name enthält weder | noch _.
folk-own-rq-fault = Die verlangte ST ist eine ganze Zahl von 1 bis 99.

# --- Aussichten
folk-odds = Aussichten
folk-odds-table = Was jede Zahl von Würfeln verspricht
folk-odds-foe = Gegen
folk-odds-weapon = Mit
folk-odds-roster = Eigene Figuren
folk-odds-ready = Fertige Figuren

# --- eine der eigenen
folk-back = Alle Figuren
folk-change = Name und Ausrüstung ändern
folk-export-one = Ausgeben
folk-remove = Löschen
folk-remove-sure = { $name } endgültig löschen?
folk-remove-yes = Ja, löschen
folk-removed = { $name } ist gelöscht.
folk-picture = Ein eigenes Bild
folk-picture-choose = Bild wählen
folk-picture-remove = Entfernen
folk-picture-of = Das Bild von { $name }
folk-picture-kept = { $name } hat ein Bild.
folk-picture-none = Dieser Browser kann „{ $file }“ nicht lesen oder aufbewahren.
folk-picture-hint = Steht auf dem Brett, wo eine Figur dieses Namens steht. Es bleibt in diesem Browser und wird nie gesendet.
folk-rest = Rast
folk-rest-minutes = Zehn Minuten
folk-rest-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  }
folk-rest-all = { $days } Tage, bis alles geheilt ist
folk-rest-hint = Wie schnell eine Figur sich erholt, steht nicht im Originaltext; es ist eine eigene Regel dieses Programms.
folk-advance = Aufstieg
folk-advance-hint = Wähle, was den Punkt bekommt.
folk-still = Noch zu wählen
folk-blank = Ganz leer beginnen
