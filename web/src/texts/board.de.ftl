# Die Wörter des Spielfelds. Die Kennungen sind in jeder Sprache dieselben.
board = Spielfeld
board-hexes = Feld aus Sechsecken
board-help = Q W E A S D bewegen den Fokus, die Eingabetaste wählt und bestätigt, Tab geht zur nächsten Figur und dann aus dem Spielfeld.
board-tools = Ansicht des Spielfelds

# --- ein Sechseck in Worten
board-hex = Spalte { $column }, Reihe { $row }
board-own = { $name }, { $side }, deine Figur
board-other = { $name }, { $side }
board-down = am Boden
board-faces = blickt nach { $direction }
board-large = { $count } Felder
board-airborne = in der Luft
board-shows = zeigt { $name } { $side }
board-lying = Hier liegt: { $things }
board-hidden = { $name } (verborgen)
board-far = { $far ->
    [one] { $far } Feld { $direction } von { $name }
   *[other] { $far } Felder { $direction } von { $name }
  }
board-range = { $far ->
    [one] { $far } Megahex entfernt
   *[other] { $far } Megahexe entfernt
  }
board-cost = { $cost ->
    [one] Erreichbar für { $cost } Punkt
   *[other] Erreichbar für { $cost } Punkte
  }
board-arrives = kommt mit Blick nach { $direction } an
board-engaged = gebunden durch { $who }
board-left = noch möglich: { $options }
board-lost = danach nicht mehr: { $options }
board-rolls = Würfe unterwegs: { $rolls }
board-out = Außer Reichweite
board-bars = Kein Durchkommen
board-blocks = versperrt die Sicht
board-threat-now = { $count ->
    [one] Jetzt bedroht durch { $who }
   *[other] Jetzt bedroht durch { $count }: { $who }
  }
board-threat-next = { $count ->
    [one] In der nächsten Runde bedroht durch { $who }
   *[other] In der nächsten Runde bedroht durch { $count }: { $who }
  }
board-check = { $dice ->
    [one] { $dice } Würfel, höchstens { $need }: { $chance } %
   *[other] { $dice } Würfel, höchstens { $need }: { $chance } %
  }
board-chance = { $chance } %
board-and = { $first } und { $last }
board-or = { $first } oder { $last }
board-edge = Rand des Spielfelds
board-direction-0 = Norden
board-direction-1 = Nordosten
board-direction-2 = Südosten
board-direction-3 = Süden
board-direction-4 = Südwesten
board-direction-5 = Nordwesten
board-way-0 = nördlich
board-way-1 = nordöstlich
board-way-2 = südöstlich
board-way-3 = südlich
board-way-4 = südwestlich
board-way-5 = nordwestlich
board-dir-0 = N
board-dir-1 = NO
board-dir-2 = SO
board-dir-3 = S
board-dir-4 = SW
board-dir-5 = NW
board-side-0 = die Front
board-side-1 = die Front rechts
board-side-2 = die rechte Seite
board-side-3 = den Rücken
board-side-4 = die linke Seite
board-side-5 = die Front links
board-arc-front = Front
board-arc-side = Seite
board-arc-rear = Rücken

# --- Gelände
board-terrain-open = Offenes Gelände
board-terrain-rough = Unebenes Gelände
board-terrain-brush = Gestrüpp
board-terrain-wood = Wald
board-terrain-shallow-water = Flaches Wasser
board-terrain-water = Wasser
board-terrain-deep-water = Tiefes Wasser
board-terrain-stairs = Treppe
board-terrain-low-wall = Niedrige Mauer
board-terrain-wall = Mauer
board-terrain-door = Tür
board-terrain-object = Hindernis
board-terrain-pit = Grube
board-terrain-floor = Fußboden
board-terrain-road = Weg

# --- Karten
board-points = { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }
board-again =
    { $touch ->
        [1] Noch einmal tippen, um dorthin zu gehen
       *[0] Noch einmal klicken, um dorthin zu gehen
    }
board-again-turn =
    { $touch ->
        [1] Noch einmal tippen zum Drehen
       *[0] Noch einmal klicken zum Drehen
    }
board-again-do =
    { $touch ->
        [1] Noch einmal tippen, um es zu tun
       *[0] Noch einmal klicken, um es zu tun
    }
board-facing-card = Blick nach { $direction }
board-turned = { $name } würde nach { $direction } blicken
board-turn-not = { $name } kann sich nicht nach { $direction } drehen
board-turn-hint = Klicken, um zu drehen
board-options-left = Noch möglich
board-without = Danach nicht mehr: { $options }
board-rolls-card = Würfe unterwegs
board-engaged-card = Gebunden durch { $who }
board-choose = Auswählen
board-closed = Jetzt nicht möglich
choose-on-board = Auf dem Brett wählen.
choose-in-list = Oder aus der Liste ({ $count })
vain = Dabei käme nichts heraus, und warum ({ $count })
vain-more = Andere, die nicht mehr bewirken ({ $count })
closed-with = Mit { $who } jetzt nicht möglich, und warum
closed-none = Von sich aus ist nichts verwehrt. Drück einen Gegner oder einen Ort auf dem Brett: Was dort nicht geht, steht darunter.
board-reading = Das Spielfeld zeigt nur: Gerade lässt sich darauf nichts tun
board-selected = { $name } ausgewählt
board-none-able = Gerade kann keine Figur handeln
board-done = Gegeben: { $what }
board-cancelled = Abgebrochen
board-zoomed = Vergrößerung { $percent } %

# --- Sichtlinie
board-regions-on = Megahexe gezeigt, Entfernungen in ihnen gezählt
board-regions-off = Megahexe verborgen
board-sight-on = Sichtlinie von { $name }: den Fokus bewegen, V beendet
board-sight-off = Sichtlinie aus
board-sight-clear = Frei
board-sight-blocked = Versperrt

# --- Knöpfe und Tasten
board-tool-in = Vergrößern
board-tool-out = Verkleinern
board-tool-fit = Das ganze Spielfeld zeigen
board-tool-regions = Megahexe
board-tool-sight = Sichtlinie
board-key-move = Den Fokus auf ein Nachbarfeld bewegen; links und rechts bleiben in der Reihe
board-key-jump = Mit einer Richtung: zum nächsten Feld springen, das anders ist
board-key-next = Nächste und vorige Figur, die handeln kann; nach der letzten verlässt Tab das Spielfeld
board-key-commit = Auswählen, bestätigen, Handlungen öffnen
board-key-turn = Blickrichtung drehen, dann Eingabetaste
board-key-sight = Sichtlinie von der Figur
board-key-measure = Die Megahexe zeigen, und wie viele es bis zu einem Feld sind
board-key-odds = Chancen gegen das Ziel im Fokus
board-key-view = Vergrößern und verkleinern, ganzes Spielfeld, auf die Figur
board-key-cancel = Abbrechen, schließen
board-key-number = Handlungen in der Reihenfolge der Liste

# --- was die Zeichen bedeuten
board-signs = Was die Zeichen bedeuten
board-sign-figure = Eine Figur: Form und Muster sind die ihrer Seite, ein weißer Rand heißt, dass sie dir gehört, die Spitze zeigt die Blickrichtung. Die Balken sind voll, solange sie frisch ist: links, wie verletzt, rechts, wie erschöpft sie ist.
board-sign-waiting = kann jetzt gewählt werden
board-sign-open = eine Antwort kann sich dagegen richten
board-sign-target = ist das Ziel
board-sign-arcs = Um eine Figur ihre Front, Seiten und Rücken, solange sie ziehen, sich drehen oder zuschlagen darf
board-sign-engaged = von einem Gegner gebunden
board-sign-acted = hat gehandelt
board-sign-prone = kniet oder liegt
board-sign-grapple = im Handgemenge
board-sign-dodge = weicht aus
board-sign-shield = in Deckung
board-sign-aim = zielt
board-sign-air = in der Luft
board-sign-reach = in Reichweite, für so viele Punkte
board-sign-stop = spätestens dort endet der Weg
board-sign-bound = wer dorthin geht, wird von einem Gegner gebunden
board-sign-now = jetzt bedroht, von so vielen
board-sign-next = nächste Runde bedroht, von so vielen

sheet-peek = Blatt unter dem Brett: ein Streifen; drücken öffnet es
sheet-half = Blatt unter dem Brett: halb offen; drücken schließt es
sheet-full = Blatt unter dem Brett: ganz offen; drücken schließt es
sheet-none = Wähle eine Figur, um ihren Bogen zu sehen.
sheet-why = warum?
sheet-lab = Im Labor ausrechnen
