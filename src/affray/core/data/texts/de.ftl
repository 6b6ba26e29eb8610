## Wörter aller Systeme

list-end = { $most } und { $last }
no = nein
yes = ja
direction-n = N
direction-ne = NO
direction-se = SO
direction-s = S
direction-sw = SW
direction-nw = NW

# Die Artikel, die die Formen von Wörtern haben, jeder mit der Endung eines Adjektivs nach ihm und ohne ihn.
articles =
    dem en em
    der en er
    das e es
    den
    des
    die

track-round =
    Runde { $round }{ $last ->
        [0] {""}
       *[other] {" "}von { $last }
    }

## Was man tun wollen könnte

deed-go-to = nach { $column },{ $row } gehen

## Was das Spiel selbst ablehnt

no-over = das Spiel ist aus
no-giver = { $given }: hier spielt niemand, der so heißt; erwartet wird einer von { JOIN($known, ", ") }
no-turn = eine andere Seite ist gefragt
no-start = es gibt keine Antwort, die sich zurücknehmen ließe
no-rolled = es wurde gewürfelt
no-dice =
    erwartet { $count ->
        [one] wird { $count } Augenzahl
       *[other] werden { $count } Augenzahlen
    } von { $lowest } bis { $highest }, nicht { $given }
no-choice = erwartet wird eine Zahl von 0 bis { $highest }, nicht { $given }

## Rund um das Brett

turn-none = wie bisher
turn-0 = geradeaus
turn-1 = vorn rechts
turn-2 = hinten rechts
turn-3 = gerade zurück
turn-4 = hinten links
turn-5 = vorn links
place-at = { $line }; auf { $place }, Blick nach { $direction }
place-body = { $line }, { $count } Felder
place-air = { $line }, in der Luft
place-off = { $line }; nicht auf dem Brett
legend-down = { $mark } außer Gefecht
legend-body = { $mark } mehr von einem Körper
legend-cost = { $mark } { $land } ({ $cost } Mp)
legend-barred = { $mark } { $land } (kein Durchkommen)
legend-blocking = { $mark } versperrt Sicht und Weg: { $things }
legend-low = { $mark } versperrt nur den Weg: { $things }
legend-objectives = { $mark } Ziele: { $places }
legend-held = { $place } (gehalten von { $side })
legend-zones = { $mark } Aufstellungszonen
answer-forms = Oder in Worten (`formen WORT` zeigt, wie): { $words }.
answer-open = Oder nach Belieben: { BLANKS($form) }
answer-then = Mit der Nummer geht es gleich weiter zu „{ $then }“; „{ $answer }“ ausgeschrieben hält davor an.
game-over = Das Spiel ist vorbei.
side-out = { $side } ist ausgeschieden: Von dieser Seite kann niemand handeln. Wer sie spielt, darf weiter zuschauen.
side-back = { $side } kann wieder handeln.
game-won =
    { $won ->
        [one] Sieg für { $sides }.
       *[other] Unentschieden zwischen { $sides }.
    }
earlier-holds =
    gespielt unter Regelstand { $earlier }; heute ist jeder Stand und jeder Wurf derselbe unter den Regeln { $options }
earlier-parts =
    gespielt unter Regelstand { $earlier }; die Prüfsumme stimmt, in der Datei wurde also seither nichts geändert
proved = die Geheimnisse des Servers und die Zahlen der Plätze belegen die Startwerte der Würfe ab Zug { $draws }
parting =
    Gespielt unter Regelstand { $earlier }. Ab Eintrag { $entry } (Zeile { $line }{ $given ->
        [none] {""}
       *[other] , „{ $given }“
    }) { $why ->
        [refused] lehnt Regelstand { $now } das Gegebene ab
       *[other] kommt unter Regelstand { $now } etwas anderes heraus
    }{ $clauses ->
        [none] {""}
       *[other] {" "}[{ $clauses }]
    }; das Spiel steht davor und geht unter Regelstand { $now } mit anderen Würfen weiter.
table-parted =
    Regelstand { $now } spielt dieses Spiel ab Eintrag { $since } seines Protokolls nicht mehr so, wie es gespielt wurde
    ({ $clauses }). Was gegeben wurde, steht darüber; das Spiel geht davor mit anderen Würfen weiter.
parting-rest = Was danach aufgezeichnet wurde:
parting-onward = Von hier an unter Regelstand { $now }:
field-copy-size = ein Schlachtfeld, das mit --from beginnt, behält die Größe von jenem
replay-names = Die Namen von Seiten und Figuren bleiben, wie sie aufgezeichnet wurden.
replay-end =
    Nach { $answers } von { $all } Antworten; { $over ->
        [1] das Spiel ist zu Ende.
       *[other] offen: { $asked }
    }
journal-at = Das Journal: affray journal { $record } --lang de --out journal.html
journal-dice = Würfel: { $rolls }
journal-remark = Eine Bemerkung
journal-title = { $title }: das Tagebuch
legend-scale = Ein Zeichen ist { $across } Zoll breit und { $up } hoch.
legend-facing = Blickrichtung:
legend-item = { $name } auf { $place }
legend-hidden = { $name } auf { $place } (verborgen)
legend-laid = über dem Boden: { $things }
legend-lying = { $mark } am Boden: { $things }
stage-ways = Ausgänge: { $ways }
stage-far = { $band } von { $who } aus

## Chancen

odds-nothing = hier gibt es nichts abzuwägen
odds-worth = Um wie viel weniger jede Antwort einem Computerspieler wert ist als die beste, in seinem eigenen Maß, nur zum Vergleich:
odds-more = ... und { $count } weitere, nicht mehr wert als die letzte von diesen
odds-percent = { $n } %
odds-hardly = <1 %
odds-choice = Wahl
odds-number = Zahl
odds-dice = Würfel
odds-st = ST
odds-score = { $thing }: Wert { $score }{ $parts ->
        [none] {""}
       *[other] {" "}= { $parts }
    }
odds-policy = { $things }: { $policy }

## Eigene Figuren in einem Kampf

no-unknown-race = Volk { $named } ist unbekannt; möglich: { JOIN($known, ", ") }
no-unknown-type = Typ { $named } ist unbekannt; möglich: { JOIN($known, ", ") }
no-side-player =
    --side { $given }: erwartet NAME=SPIELER, der Spieler eins von { JOIN($players, ", ") }, der Name eins von { JOIN($sides, ", ") }
no-side-unknown = --side { $given }: die Seiten sind { JOIN($sides, ", ") }, ihre Spieler { JOIN($players, ", ") }
no-side-twice = --side { $given }: { $side } hat schon einen Spieler
no-side-kept = --side { $side }=SPIELER fehlt: { $side } hatte in der Aufzeichnung { $player }, und das lässt sich aus einer Aufzeichnung nicht starten
no-post = den Platz von { $who } kann hier keine Figur einnehmen; frei sind die von { $known }
no-fighter-dead = { $who } ist tot
no-fighter-down = { $who } ist bewusstlos und muss erst ruhen
no-fighter-out = { $who } ist auf dem Feldzug { $campaign }
no-fighter-unknown = { $who } hat etwas, das diese Regeln nicht kennen
no-fighter-twice = zwei Figuren im Kampf würden { $who } heißen
no-fighter-system = { $who } ist eine Figur von { $system }
no-fighter-idle = { $who } kann nur einen Platz einer Seite einnehmen, die ein Mensch spielt
no-fighter-stale = { $who } wurde inzwischen anderswo geändert oder entfernt: bitte die Figuren neu ansehen
no-fight-running = der Kampf ist nicht zu Ende
no-fight-undone = in diesem Spiel wurde ein geworfener Würfel zurückgenommen, daher ändert es keine der Figuren
no-fight-changed = { $who } hat sich seit Beginn des Kampfes geändert, daher wird nichts übernommen
home-same = wie zuvor
home-lost = verloren: { $things }
home-won = mitgebracht: { $things }

## Summen und gedruckte Blätter jedes Systems

sum-first = { $label } { $value }
sum-next = { $label } { SIGNED($value) }
paper-text = { DICE($text) }
paper-decimal = { DECIMAL($value) }
paper-number = { $n }
paper-signed = { SIGNED($n) }
paper-yes = ●
paper-no = –
paper-percent = { $n } %
paper-hardly = <1 %
paper-nearly = >99 %

## Was das Terminal aus einer getippten Zeile macht

no-word =
    „{ $given }“ ist hier keine Antwort; erwartet wird { $count ->
        [one] { $words }
       *[other] eines von { $words }
    }
no-word-near = „{ $given }“ ist hier keine Antwort; vielleicht { JOIN($near, ", ") }
no-help = hilfe { $given }: erwartet wird eines von { JOIN($known, ", ") } oder ein Wort, mit dem hier Antworten beginnen
no-near = { $reason }; gemeint vielleicht: { JOIN($near, ", ") }?
one-number = die Nummer 1
no-word-listed =
    „{ $given }“ ist hier keine Antwort; erwartet wird { $most ->
        [1] { one-number }
       *[other] eine Zahl von { $least } bis { $most }
    }, Worte aus der Liste oder eine Antwort, die mit einem davon beginnt: { $words } (`formen` zeigt, wie)
no-menu-number =
    erwartet wird { $most ->
        [1] { one-number }
       *[other] eine Zahl von { $least } bis { $most }
    } oder eine Antwort in Worten, nicht { $given }
no-menu-which =
    { $label }: dahinter gehört die Zahl, { $least } bis { $most }{ $such ->
        [none] {""}
       *[other] , etwa { $such }
    }
no-menu-beyond = { $label }: erwartet dahinter eine Zahl von { $least } bis { $most }, nicht { $number }
no-menu-alone = { $label }: dahinter gehört keine Zahl
no-menu-several = „{ $given }“ kann heißen: { $labels }. Alles davon schreiben oder die Nummer.
no-menu-for-good = das lässt sich nicht zurücknehmen, deshalb genügt keine Nummer: tippe „{ $label }“, um es zu tun
no-menu-inner =
    antworte { $most ->
        [none] { $last }
       *[other] { $most } oder { $last }
    }, oder in Worten wie „{ $such }“
no-same-none = { $who } hat noch keine solche Antwort gegeben
no-same-inner = was eine Aktion zwischendurch fragt, ist nie dasselbe: bitte antworten
forms-number = Diese Frage nimmt nur eine Nummer aus der Liste.
forms-inner =
    { $most ->
        [none] { $last }
       *[other] { $most } oder { $last }
    }, oder in Worten wie „{ $such }“
forms-none = keine Antwort auf diese Frage beginnt mit { $word }
part = { $label } { $value }{ $clause ->
        [none] {""}
       *[other] {" "}[{ $clause }]
    }
why-earlier = `warum { $back }`: { $about }
why-legal = { $answer } ist jetzt erlaubt.
same-done = Noch einmal dasselbe: { $answer }.
same-ends = { $who } kann nicht dasselbe tun: { $reason }
no-form = „{ $given }“: erwartet wird { BLANKS($form) }{ $such ->
        [none] { "" }
        [quoted] ; ein Name aus mehreren Wörtern steht in Anführungszeichen
       *[other] , etwa { $such }
    }
answer-cut = `antworten` zeigt alle Plätze einer Zeile mit „...“.
answer-span = „{ $typed }“ heißt { $text }.
dice-type = { $count ->
        [one] { $count } Augenzahl
       *[other] { $count } Augenzahlen
    } von { $least } bis { $most } eintippen, etwa { $such }.
terminal-help =
    Eine Antwort ist ihre Nummer in der Liste („3“; „3 4“, wo die Liste Zahlen wie 1..9 zeigt) oder ihre Worte, jedes davon auch abgekürzt („fa s“ für „face S“). Was ganz ausgeschrieben ist, gilt, wie es dasteht: Ist es nicht erlaubt, wird es mit Grund abgelehnt. Ausgeschriebene Antworten sind englisch; daneben steht auf Deutsch, was sie bedeuten.
    antworten      die Worte jeder Antwort, wo die Liste andere hat
    nochmal        was die Figur hierauf zuletzt geantwortet hat; `nochmal alle`: so alle Figuren ihrer Seite nacheinander
    zurück         die letzte Antwort zurücknehmen, solange seither nicht gewürfelt wurde
    warum [NUMMER] der letzte Wert und seine Würfe, mit den Teilen und Regeln dahinter; `warum 2`: die davor
    warum ANTWORT  warum eine Antwort abgelehnt würde
    warum NAME     warum der Computer für eine Seite, Figur oder Einheit so entschied: was er erwartete und sonst erwog
    tipp           was ein starker Spieler hier antworten würde, und was er davon erwartet; `tipp tun` tut es
    chancen        was die Antworten versprechen und einem Computerspieler wert sind
    brett          Brett und Figuren noch einmal
    bericht        der bisherige Bericht; `bericht alles`: von Anfang an
    formen [WORT]  wie Antworten in Worten geschrieben werden
    bogen [NAME]   eine Figur: was sie ist, noch hat und trägt, und die Summen hinter ihren Zahlen
    regel KENNUNG  der Text einer Regel, mit einer Kennung aus den Klammern im Bericht; die Kennung allein genügt, und Wörter suchen Regeln, in denen sie stehen (die Regeltexte sind englisch: regel hexside)
    sichern DATEI  die Aufzeichnung in einer Datei behalten; ohne DATEI in der bisherigen
    aufgeben ja    die Seite aufgeben, die gefragt ist
    verlassen      das Spiel verlassen
    Eine leere Zeile zeigt die Frage noch einmal. Die englischen Befehle gelten auch: answers, same, undo, why, hint, odds, board, log, forms, sheet, clause, save, resign, quit.

## Der Tisch am Terminal

terminal-words =
    hilfe help
    zurück undo
    zurueck undo
    warum why
    tipp hint
    hinweis hint
    rat hint
    chancen odds
    brett board
    karte board
    bericht log
    formen forms
    antworten answers
    liste answers
    figur sheet
    bogen sheet
    blatt sheet
    regel clause
    regeln clause
    sichern save
    speichern save
    nochmal same
    alle all
    tun do
    tu do
    mach do
    alles all
    zeigen show
    zeig show
    zeige show
    sag say
    sage say
    sagen say
    zustimmen agree
    einverstanden agree
    ablehnen refuse
    aufgeben resign
    revanche rematch
    vertreten lend
    übernehmen back
    wer who
    verlassen quit
    beenden quit
    exit quit
    q quit
terminal-rules = (Die Regeltexte liegen auf Englisch vor.)

table-players = { JOIN($players, ", ") }; { $typed ->
        [0] Startwert { $seed }
       *[other] echte Würfel, eingetippt
    }. `hilfe` zählt auf, was sich tippen lässt.
table-player = { $side }: { $who ->
        [you] du
        [human] ein Mensch
       *[other] { $name }
    }
table-left = Du verlässt den Tisch; { $kept ->
        [no] die Partie wird nicht aufbewahrt (mit --save DATEI wird sie es).
        [unsaved] in { $path } steht die Partie bis zur letzten gelungenen Sicherung.
       *[yes] weiter geht es mit: affray play --load { $path } --lang de
    }
table-length = { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }, Startwert { $seed }.
table-still = `warum NAME` (eine Seite, Figur oder Einheit), `bericht`, `bogen` und `regel` antworten noch.
table-keep = { $kept ->
        [0] Die Aufzeichnung aufbewahren? Ein Dateiname, oder Eingabe für nein:
       *[other] Eingabe geht:
    }
table-kept = Die Aufzeichnung steht in { $path }: affray replay { $path } --lang de; affray verify { $path }
record-heading = { $system }: { $title }; Startwert { $seed }
record-kept = Die Aufzeichnung steht in { $path }.
table-unsaved = affray: { $reason }; die letzte gelungene Aufzeichnung bleibt
table-undone = Zurückgenommen.
table-undo-none = zurück: es gibt keine Antwort von dir, die sich zurücknehmen lässt
table-undo-held = zurück: seither fiel ein Würfel, und der Computer besteht darauf
table-undo-agreed = Seither fiel ein Würfel. Sind alle Seiten einverstanden, ihn zurückzunehmen?
table-undo-not-agreed = zurück: nicht einverstanden
table-why-over =
    warum { $given }: erwartet wird die Nummer eines Wurfs{ $count ->
        [0] {""}
       *[other] , eine Seite, die der Computer gespielt hat ({ JOIN($sides, ", ") }), oder eine ihrer Figuren: { JOIN($figures, ", ") }
    }
table-why-roll = warum: erst muss der jetzige Wurf zu Ende sein
table-odds-roll = chancen: ein Wurf hat keine Antworten, die sich vergleichen ließen
table-same = nochmal { $rest }: erwartet wird nochmal oder nochmal alle
table-hint = tipp { $rest }: erwartet wird tipp oder tipp tun
table-sheet-none = bogen: { $system } hat keine
table-sheet-who =
    bogen{ $given ->
        [none] {""}
       *[other] {" "}{ $given }
    }: erwartet wird der Name einer Figur: { JOIN($names, ", ") }
table-sheet-nobody =
    bogen{ $given ->
        [none] {""}
       *[other] {" "}{ $given }
    }: erwartet wird der Name einer Figur, und noch ist niemand da
table-answers-none = antworten: in der Liste steht schon alles, was getippt werden kann
table-why-none =
    { $count ->
        [0] warum: noch ist kein Würfel gefallen; `warum ANTWORT` sagt, warum eine Antwort abgelehnt würde
        [one] warum { $back }: nur ein Wurf ist bekannt, der letzte; `warum` erklärt ihn
       *[other] warum { $back }: erwartet wird 1 für den letzten Wurf, bis { $count }
    }
table-nothing = Noch ist nichts geschehen.
table-clause = regel: erwartet wird die Nummer einer Regel, wie sie im Bericht in Klammern steht, oder Wörter daraus
table-clause-more = ... und { $count } weitere; mit noch einem Wort sind es weniger
no-clause = Regel { $given }: am ähnlichsten sind { JOIN($near, ", ") }
table-clause-none = regel: in keiner Regel steht „{ $words }“
table-save = sichern: erwartet wird der Name einer Datei
table-save-exists = { $path }: gibt es schon; nenne eine andere Datei

## Feldzüge

no-out-on = ist auf dem Feldzug { $named } unterwegs
no-fight-here =
    ein Kampf des Feldzugs { $named } ist im Gang { $table ->
        [0] an der Befehlszeile: affray campaign play { $named }
       *[other] im Browser: affray serve, und dort Feldzüge, { $named }
    }
no-no-fight = kein Kampf des Feldzugs { $named } ist im Gang
campaign-go-on = Weiter mit: { $command }
campaign-free = `{ $command }` gibt die Gruppe frei.
campaign-forgotten = { $named } ist vorbei und vergessen; die Gruppe ist frei.
campaign-leave = Der Tisch ist verlassen; weiter mit: { $command }

## Wer eine Partie verlässt

left-resign = { $side } gibt auf.
left-flag = { $side } hat keine Zeit mehr.
left-master = { $side } verlässt den Platz der Spielleitung: Der Kampf geht ohne Entscheidungen weiter.
left-held = Ein Computer spielt für { $side } weiter.
resign-sure = { $side } aufzugeben lässt sich nicht zurücknehmen: Tippe „aufgeben ja“, wenn du es meinst; „verlassen“ verlässt den Tisch
resign-none = aufgeben: kein Mensch spielt mehr eine Seite; „verlassen“ verlässt den Tisch

## Computerspieler

player-thinks = { $side } überlegt ...
player-hurries = Die Antwort für { $side } kommt, so bald es geht. Noch einmal Strg-C verlässt den Tisch.
player-fails = Das Spiel ist für { $player } ({ $side }) verloren: { $player } { $fault }.
player-absent =
    startet nicht{ $shown ->
        [none] {""}
       *[other] {" "}({ $shown })
    }
player-ended = hat ohne Antwort geendet (Rückgabewert { $shown })
player-closed = hat seine Ausgabe ohne Antwort geschlossen
player-late = hat nicht innerhalb von { $shown } Sekunden geantwortet, der genannten Zeit und der Zugabe dazu
player-long = hat eine Zeile ohne Ende geschrieben
player-garbled =
    hat { $shown ->
        [none] etwas
       *[other] „{ $shown }“
    } geschrieben, das keine Antwort ist{ $about ->
        [none] {""}
       *[other] : { $about }
    }
player-unnumbered =
    hat { $shown ->
        [none] etwas
       *[other] „{ $shown }“
    } geschrieben, worin n fehlt, die Nummer der Frage
player-number =
    hat { $shown ->
        [none] eine andere Frage als die gestellte
       *[other] Frage { $shown }
    } beantwortet{ $shown ->
        [none] {""}
       *[other] ; gestellt war Frage { $wanted }
    }
player-unread =
    hat { $shown ->
        [none] etwas
       *[other] „{ $shown }“
    } geantwortet, das nichts bedeutet{ player-asked }
player-illegal =
    hat { $shown ->
        [none] etwas
       *[other] „{ $shown }“
    } geantwortet, das nicht erlaubt ist{ player-asked }
player-asked =
    { $legal ->
        [0] {""}
        [one] {" "}(auf die Frage „{ $code }“ gibt es eine erlaubte Antwort: { JOIN($near, "; ") })
       *[other] {" "}(auf die Frage „{ $code }“ gibt es { $legal } erlaubte Antworten, etwa { JOIN($near, "; ") })
    }
player-error =
    meldet{ $shown ->
        [none] , dass es keine Antwort hat
       *[other] {" "}„{ $shown }“
    }

## Gründe von Computerspielern

reason-whom = { $who ->
        [none] dir
       *[other] { $who }
    }
reason-alone = Nichts anderes war einen genaueren Blick wert.
reason-planned = Es geht weiter wie geplant.
reason-even = Mehrere sahen gleich gut aus.
reason-even-tried = Die Versuche unterscheiden sie nicht.
reason-worth = Es sieht nach den Chancen dieser Antwort allein besser aus als die nächste.
reason-first = Es kommt zuerst in der Reihenfolge, in der so etwas getan wird.
reason-win = { $bound ->
        [over] über { $win } %
        [under] unter { $win } %
       *[none] { $win } %
    }
reason-other = { $other-bound ->
        [over] über { $other } %
        [under] unter { $other } %
       *[none] { $other } %
    }
reason-doubt = { $kind ->
        [few] { $tries ->
            [0] Ein paarmal
            [one] Nur einmal
           *[other] Nur je { $tries }-mal
        } durchgespielt, gewann die nächstbeste Wahl öfter, { reason-other } gegen { reason-win }. So wenige Versuche beweisen nichts, darum entscheidet die Faustregel.
        [luck] Je { $tries }-mal durchgespielt, gewann die nächstbeste Wahl öfter, { reason-other } gegen { reason-win }. Das kann bloßes Würfelglück sein, darum entscheidet die Faustregel.
       *[sure] Je { $tries }-mal durchgespielt, gewann die nächstbeste Wahl öfter, { reason-other } gegen { reason-win }. Sicher ist das nicht, darum entscheidet die Faustregel.
    }
reason-spared = Kostet weniger eigene Verluste als die nächstbeste Wahl: { reason-win } Aussicht auf Sieg statt { reason-other }.
reason-dealt = Trifft die andere Seite härter als die nächstbeste Wahl: { reason-win } Aussicht auf Sieg statt { reason-other }.
reason-place = Führt in eine bessere Stellung als die nächstbeste Wahl: { reason-win } Aussicht auf Sieg statt { reason-other }.
reason-tries = Nur { $kind ->
        [span] { $tries }- bis { $most }-mal
       *[same] { $tries ->
            [one] einmal
           *[other] { $tries }-mal
        }
    } durchgespielt; der Ausblick ist also nur ungefähr.
reason-heading = { $kind ->
        [hint] Ein starker Spieler würde:
       *[why] { $round ->
            [none] Die Wahl
           *[other] { $round }: die Wahl
        } für { $side }{ $who ->
            [none] {""}
           *[other] {" "}({ $who })
        }:
    }
reason-row = { reason-win } Aussicht auf Sieg{ $losing ->
        [0] {""}
       *[other] ; erwartete Verluste: { JOIN($lost, ", ") } { $unit ->
            [units-left] Einheiten
           *[other] Kämpfer
        }
    }
reason-row-worth =
    { $kind ->
        [best] sieht am besten aus
        [equal] sieht ebenso gut aus wie eine andere
       *[less] sieht weniger gut aus
    }
reason-erred = Es war ein Irrtum: Die nächste sah besser aus. Schwache Stufen irren, wie Menschen es tun.
reason-loss = { $side } { DECIMAL($points) }
reason-none = für { $side } ist noch nichts entschieden, was eine Wahl ließ
reason-again = { $label } ({ $count }-mal)
reason-aimed = { $label } ({ $aim })
reason-went-on = { $kind ->
        [planned] Danach ging es weiter wie geplant
       *[other] Danach
    }: { JOIN($labels, ", ") }
reason-listed = { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }{ JOIN($labels, "; ") }.{ $news ->
        [0] {""}
       *[other] {" "}{ JOIN($decided, " ") }
    }
reason-figures = Alles, was erwogen wurde, sagt warum mit einem Namen: { JOIN($names, ", ") }
reason-unkept = die Gründe für das, was { $side } bisher entschieden hat, sind nicht mehr aufgehoben
reason-hidden = was für { $side } bisher entschieden ist, geht nach etwas, das du nicht wissen darfst; frag nach dem Spiel wieder
reason-person = warum: Für { $side } spielt ein Mensch
why-unsaid = warum: { $reason }
why-unknown = warum: „{ $given }“ ist hier weder ein Name noch eine Antwort; { $count ->
        [0] frag nach { JOIN($names, ", ") } oder nach einer Antwort
       *[other] gemeint vielleicht: { JOIN($near, ", ") }?
    }
why-sides = { $fault }; oder eine Seite, die ein Computer spielt: { $sides }
hint-roll = tipp: Bei einem Wurf gibt es nichts zu entscheiden
hint-thinks = Ein starker Spieler sieht es sich an ...
hint-done = Dem Tipp gefolgt: { $answer }.

## Lektionen

lesson-help = In einer Lektion gibt `zeig` die nächste Antwort; was nicht passt, wird zurückgenommen und erklärt.
lesson-back = Zurückgenommen. { $word }
lesson-wrong = Das geht, und ein andermal mag es richtig sein. Tu hier erst, worum die Lektion bittet.
lesson-none = die Lektion wartet jetzt auf nichts von dir
lesson-fine =
    { $count ->
        [one] Die Lektion geht, wie sie geschrieben ist.
       *[other] Alle { $count } Lektionen gehen, wie sie geschrieben sind.
    }
