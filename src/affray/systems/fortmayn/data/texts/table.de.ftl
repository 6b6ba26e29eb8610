### Was am Tisch einer Spielleitung gesagt wird.

table-why =
    { $told ->
        [1] {" "}„{ $why }“
       *[0] {""}
    }

## Was gefragt wird

prompt-table = { $side }: Was geschieht?
prompt-called = { $who } soll würfeln.
prompt-aside = Du darfst jederzeit etwas sagen.
prompt-ounce-aside = Du darfst jederzeit ansagen.
prompt-foes = { $side }: Was tun die Kreaturen?
prompt-roll =
    { $deed ->
        [ambush] { $who }: wird der Hinterhalt bemerkt?
        [dread] { $who }: ist der Anblick von { FORM($whom, "dat") } zu ertragen?
        [fight] { $who } kämpft gegen { FORM($whom, "acc") }.
        [attacked] { $whom } greift { FORM($who, "acc") } an.
        [defend] { $who } wehrt { FORM($whom, "acc") } ab.
        [struck_at] { $whom } schlägt nach { FORM($who, "dat") }.
        [shoot] { $who } schießt auf { FORM($whom, "acc") }.
        [shot_at] { $whom } schießt auf { FORM($who, "acc") }.
        [cast] { $who } zaubert.
        [banish] { $who } bannt die Untoten.
        [talk] { $who } redet mit { FORM($whom, "dat") }.
        [stunt] { $who } versucht ein Bravourstück.
        [item] { $who } benutzt etwas.
        [carry] { $who } hebt jemanden auf.
        [doff] { $who } legt die Rüstung ab.
        [fall] { $who }: was hat der Sturz angerichtet?
        [lone] { $who }: hat es jemand gesehen?
        [disgrace] { $who }: was folgt aus der Schande?
        [seize_shield] { $side }: taugt der Schild von { FORM($whom, "dat") } noch?
        [seize_armor] { $side }: taugt die Rüstung von { FORM($whom, "dat") } noch?
       *[other] { $named ->
            [1] { $who } würfelt.
           *[0] { $side } würfelt.
        }
    }

note-face-down = verdeckt
call-reaction = Reaktion
call-recovery = Was der Sturz angerichtet hat
place-table = Vor der ersten Szene

## Antworten

label-table-roll = würfeln
label-table-roll-call =
    { $known ->
        [1] { $people } würfelt { $pool ->
            [body] KÖRPER
           *[other] KOPF
        }: { $task }
       *[0] für Probe { $number } würfeln
    }
label-table-edge =
    { $edge ->
        [adv] { $who }: Vorteil beim nächsten Wurf
        [dis] { $who }: Nachteil beim nächsten Wurf
       *[none] { $who }: kein Vorteil oder Nachteil mehr
    }
label-table-foes = die Kreaturen tun, was sie tun
label-table-rule = Ansage { $number } entscheiden: { $people } würfelt
label-table-grant = Ansage { $number } gelingt ohne Wurf
label-table-deny = Ansage { $number } ist nicht möglich
label-table-withdraw = Probe { $number } zurücknehmen
label-table-cancel = Ansage { $number } zurücknehmen
label-table-reveal = { $named } aufdecken
label-table-hide = { $named } verdecken
label-table-remove = { $named } entfernen
label-table-forget = Notiz { $number } wegwerfen
label-table-peace = den Kampf beenden
label-table-camp = die Nacht über lagern
label-table-events = die Ereigniswürfel werfen, nur für die Spielleitung
label-table-unveil = Ergebnis { $number } aufdecken
label-table-call = Probe: { $people }, { $pool ->
        [body] KÖRPER
       *[other] KOPF
    }, { $task }
label-table-time = Zeit vergeht: { $count } { $unit }
label-table-fight = es kommt zum Kampf
label-table-recover = { $who } würfelt, was der Sturz angerichtet hat
label-table-ask = das Orakel fragen: { $likelihood }
label-table-assign = { $who }: ein { $pool ->
        [body] KÖRPER
       *[other] KOPF
    }-Würfel mehr
label-table-dice =
    { $typed ->
        [1] echte Würfel werfen und eintippen
       *[0] das Programm würfeln lassen
    }
label-table-foe-plan = { $who }: { $action ->
        [fight] kämpft gegen { FORM($whom, "acc") }
        [shoot] schießt auf { FORM($whom, "acc") }
        [flee] flieht
       *[none] wartet ab
    }
label-table-say = sagen
label-table-end = den Tisch schließen
label-table-approach = { $people }: { $task }, { $pool ->
        [body] KÖRPER
       *[other] KOPF
    }{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $stunt ->
        [1] , ein Bravourstück
       *[0] {""}
    }
label-table-confirm = die Unze beginnt

## Die Szene

event-table-framed = { $title } ({ $light }).{ table-why }
event-table-relit = Jetzt ist es { $light }.
event-table-obstacle = { $name } ist im Weg: { $dd } SW.
event-table-obstacle-hidden = Verdeckt: { $name }, { $dd } SW.
event-table-creature = { $name } ist hier: { $dd } SW.
event-table-creature-hidden = Noch nicht gesehen: { $name }, { $dd } SW.
event-table-revealed = { $name } wird sichtbar: { $dd } SW.{ table-why }
event-table-hidden-again = { $name } liegt verdeckt.
event-table-difficulty = { $name }: aus { $before } SW werden { $dd }.{ table-why }
event-table-distance =
    { $name }: { $band } zu { COUNT($whom) ->
        [0] allen
       *[other] { JOIN($whom, ", ") }
    }.
event-table-marked =
    { $name } { $mark ->
        [up] steht wieder
        [out] ist ausgeschaltet
        [fled] ist geflohen
        [yielded] hat nachgegeben
        [done] ist erledigt
       *[undone] ist wieder im Weg
    }.{ table-why }
event-table-attitude = { $name }: { $reaction }.
event-table-removed = { $name } ist fort.

## Ansagen und Proben

event-table-declared =
    { $number }. { JOIN($people, ", ") }: { $spell ->
        [none] { $task }, { $pool }
       *[other] „{ $spell }“
    }{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $stunt ->
        [1] , ein Bravourstück
       *[0] {""}
    }.{ $spoken ->
        [1] {" "}„{ $words }“
       *[0] {""}
    }
event-table-cancelled = { JOIN($people, ", ") } überlegt es sich anders: { $number } entfällt.
table-call =
    { $number }. { JOIN($people, ", ") }: { $spell ->
        [none] { $task }, { $pool }
       *[other] „{ $spell }“
    }{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $hidden ->
        [1] , das Ergebnis kennt { $by }
       *[0] , { $dd } SW
    }{ $stunt ->
        [1] , ein Bravourstück
       *[0] {""}
    }{ $step ->
        [1] , Vorteil
        [-1] , Nachteil
       *[0] {""}
    }.{ table-why }{ $spoken ->
        [1] {" "}„{ $words }“
       *[0] {""}
    }
table-override =
    { $overridden ->
        [1] {" "}({ $by } entscheidet: { $dd } SW statt { $proposal }.)
       *[0] {""}
    }
event-table-called = Probe: { table-call }{ table-override }
event-table-ruled = Entscheidung: { table-call }{ table-override }
event-table-amended = Geändert: { table-call }{ table-override }
event-table-called-against =
    { $number } geht gegen { $dd } SW{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }; die Tabellen schlagen { $proposal } vor.
event-table-granted = { JOIN($people, ", ") }: Das gelingt.{ table-why }
event-table-denied = { JOIN($people, ", ") }: Das geht nicht.{ table-why }
event-table-withdrawn = Probe { $number } entfällt: { JOIN($people, ", ") } muss nicht würfeln.{ table-why }
event-table-rolls = { $who } würfelt für { $number }.
event-table-outcome =
    { $number }. { $who }: { $outcome }{ $dd ->
        [0] {""}
       *[other] , noch { $dd } SW
    }.
event-table-kept-back = { $number }. Was daraus wurde, weiß { $by }.
event-table-own-consequence = { $obstacle }, bei einem Fehlschlag: { $price }
event-table-result =
    Was aus { $number } wurde, { $who } ({ $task }): { $outcome }, { $removed } SW entfernt, { $dd } übrig.
event-table-foe-out = { $name } ist ausgeschaltet.

## Würfel, Dinge, Münzen

event-table-consequence =
    { $who } verliert { $count } { $pool } { $count ->
        [one] Würfel
       *[other] Würfel
    } ohne Wurf.{ table-why }
event-table-restored = { $who } hat { $ready } Würfel { $pool } bereit.{ table-why }
event-table-gets = { $who } bekommt: { $item }.{ table-why }
event-table-loses-thing = { $who } verliert: { $item }.{ table-why }
event-table-uses = { $who } benutzt: { $item }.
event-table-handles =
    { $who } { $deed ->
        [drop] lässt fallen
        [don] legt an
        [doff] legt ab
        [light] zündet an
        [wield] nimmt in die Hand
        [stow] steckt weg
       *[out] löscht
    }: { $item }.
event-table-hands = { $who } gibt { $whom }: { $item }.
event-table-coins-change =
    { $who } { $gained ->
        [1] bekommt
       *[0] zahlt
    } { $count } Münzen und hat { $coins }.{ table-why }
event-table-attached = { $who } hat eine Bindung mehr: { $words }.
event-table-detached = { $who } hat eine Bindung verloren: { $words }.
event-table-milestone = Ein Meilenstein, je ein Würfel mehr für { JOIN($whom, ", ") }.{ table-why }
event-table-gained = { $who } hat einen Würfel { $pool } mehr: { $body } KÖRPER, { $head } KOPF.

## Worte und Tabellen

event-table-said = { $by }: „{ $words }“
event-table-whispered = { $by } nur zu { $to }: „{ $words }“
event-table-noted = Notiz { $number }: { $words }
event-table-forgotten = Notiz { $number } ist gestrichen.
event-table-asked = Das Orakel wird gefragt ({ $likelihood }):{ table-why }
event-table-oracle-says =
    { $oracle }{ $unexpected ->
        [1] {" "}Und etwas Unerwartetes.
       *[0] {""}
    }{ $asks ->
        [1] {" "}{ $question }
       *[0] {""}
    }
event-table-drawn-consequence = Eine Folge: { $consequence }.
event-table-drawn-oddity = Eine Seltsamkeit: { $oddity }
event-table-drawn-disgrace = Was für { FORM($who, "acc") } folgt: { $disgrace }.
event-table-handed = { $to } spielt jetzt { $who }.
event-table-dice-by =
    { $typed ->
        [1] { $by } wirft echte Würfel.
       *[0] Für { $by } wird gewürfelt.
    }
event-table-closed = Der Tisch ist geschlossen.{ table-why }
event-hushed = Verdeckt geworfen, { $roll }: { JOIN($faces, " ") }.

## Zeit

event-table-time-passes =
    { $count ->
        [one] Es vergeht { $unit ->
            [ounce] eine Unze
            [moment] ein Augenblick
            [hour] eine Stunde
           *[day] ein Tag
        }.
       *[other] Es vergehen { $count } { $unit ->
            [ounce] Unzen
            [moment] Augenblicke
            [hour] Stunden
           *[day] Tage
        }.
    }{ $far ->
        [0] {""}
       *[other] {" "}{ $rides ->
            [0] Zu Fuß
           *[1] Beritten
        } kommt man { $far } { $unit ->
            [hour] Meilen
           *[other] Yard
        } weit.
    }{ table-why }
event-table-camps = Die Gruppe lagert { $hours } Stunden lang.
event-table-chance = Ereigniswürfel { $die }: { $chance }
event-table-no-chance = Die Ereigniswürfel bringen nichts.

## Kampf

event-table-taken-unawares =
    { $party ->
        [1] Die Gruppe ist überrascht.
       *[0] Sie sind überrascht.
    }
event-table-edge =
    { $step ->
        [1] { $by }: { $who } hat beim nächsten Wurf einen Vorteil.{ table-why }
        [-1] { $by }: { $who } hat beim nächsten Wurf einen Nachteil.{ table-why }
       *[other] { $by }: { $who } hat keinen Vorteil oder Nachteil mehr.{ table-why }
    }
event-table-peace = Der Kampf ist vorbei.{ table-why }
event-table-foe-planned = { $who } wird: { $action ->
        [fight] gegen { FORM($whom, "acc") } kämpfen
        [shoot] auf { FORM($whom, "acc") } schießen
       *[none] { $far ->
            [0] abwarten
           *[other] sich bewegen
        }
    }.
event-table-declares = { $who } hat angesagt.
event-table-field-lost = Das Feld gehört nicht ihnen: Was aus den Gefallenen wird, sagt die Spielleitung.
event-table-reaction = { JOIN($foes, ", ") } nehmen es so auf: { $reaction }.
event-table-reaction-called = { $number }. { $who } würfelt, wie sie die Begegnung aufnehmen.
event-table-recovery-called = { $number }. { $who } wird gefunden und würfelt, was der Sturz angerichtet hat.
no-already-called = { $who } ist dafür schon gerufen

## Was nicht geht

no-masters-word = { $verb } sagt nur die Spielleitung
no-no-edge = { $who } hat keinen Vorteil oder Nachteil bekommen
no-not-your-roll = dieser Wurf gehört { $side }
no-not-yours = { $who } gehört { $side }
no-no-such-key = { $key } ist hier kein Schlüssel; es gibt { $known }
no-no-such-gear = { $key }={ $given }: erwartet wird eines von { $known }
no-table-full = nicht mehr als { $most } zugleich
no-table-dd = erwartet werden 0 bis { $most } Schwierigkeitswürfel
no-table-title = ein Titel hat 1 bis { $most } Zeichen in einer Zeile
no-table-name = Name { $named }: erwartet werden höchstens { $most } Zeichen, ohne Unterstriche, senkrechte Striche und doppelte Leerzeichen
no-table-fray = nicht solange gekämpft wird
no-no-scene = es gibt noch keine Szene: erst eine eröffnen
no-nothing-there = hier ist nichts, das { $named } heißt
no-already-open = { $named } ist schon zu sehen
no-already-hidden = { $named } liegt schon verdeckt
no-no-foe = keine Kreatur, die hier steht, heißt { $named }
no-step-untold = sag, warum es leichter oder schwerer ist
no-no-wish = es gibt keine Ansage { $number }
no-no-call = es gibt keine Probe { $number }
no-no-note = es gibt keine Notiz { $number }
no-no-result = es gibt kein zurückgehaltenes Ergebnis { $number }
no-no-seat = hier gibt es keinen Platz { $named }; erwartet wird einer von { JOIN($known, ", ") }
no-same-dice = die Würfel kommen schon so
no-person-gone = { $who } ist tot oder verloren
no-no-usage-die = { $item } hat keinen Verbrauchswürfel
no-gear-unfit = das geht nicht mit { $item }
no-attached = { $who } hat diese Bindung schon: { $named }
no-not-attached = { $who } hat keine solche Bindung: { $named }
no-no-gain = { $who } hat keinen Würfel zuzuteilen
no-too-long = höchstens { $most } { $unit } auf einmal
no-in-fray = sie kämpfen schon
no-no-fray = es gibt keinen Kampf
no-no-fight = es ist niemand da, gegen den oder der kämpfen könnte
no-foe-cannot-shoot = { $named } kann nicht auf { FORM($who, "acc") } schießen
no-foe-cannot-reach = { $named } erreicht { $who } mit dieser Bewegung nicht
no-not-fallen = { $who } ist nicht gefallen
no-reaction-known = alle hier haben schon gezeigt, wie sie es aufnehmen
