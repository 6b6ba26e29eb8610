# Übersichten zum Drucken.

paper-partly = ○
paper-more = mehr
paper-filler = Füllsel: das Regelheft lässt es offen.
paper-item = { $item }
paper-race = { $race }
paper-part = { $label }
paper-phase = { $phase }
paper-load = { $load }
paper-use = { $use }
paper-gift = { $gift }
paper-attribute = { $attribute }
paper-spell-name = { $spell }
paper-spell-effect = { $spelleffect }
paper-decimal = { $whole },{ $tenths }
paper-dice = { $count } Würfel
paper-clause = Regel
paper-dice-head = Würfel
paper-total = Summe
paper-result-head = Ergebnis
paper-does-head = was geschieht
paper-by-st =
    { $now ->
        [0] ST
       *[other] ST jetzt
    }
paper-dx = DX
paper-st = ST
paper-iq = IQ
paper-ma = MA
paper-adj = adjDX
paper-lb = Pfund
paper-silver = Silber
paper-damage = Schaden
paper-stops = hält ab

## Die Übersichten.

paper-card = Übersicht
paper-card-turn = Die Runde
paper-card-fight = Angriffe
paper-card-adjustments = Änderungen, Entfernung, Rüstung
paper-card-figures = Bewegung, Gerät und Völker
paper-card-harm = Schaden und Handgemenge
paper-card-arms = Waffen
paper-card-spells = Zauber für IQ { $least } bis { $most }
paper-card-creatures = Wesen
paper-card-house = Geltende Hausregeln

## Die Runde.

paper-phases = Eine Runde von fünf Sekunden
paper-phase-head = Phase
paper-phase-initiative =
    Jede Seite wirft einen Würfel, bei Gleichstand noch einmal. Wer gewinnt, zieht { $any ->
        [0] als Erster oder Zweiter
       *[other] an beliebiger Stelle
    }; die anderen folgen nach ihren Würfeln.
paper-phase-renew =
    Wer einen Zauber weiter wirken lässt, bezahlt ihn wieder { $shared ->
        [0] mit Ermüdung
       *[other] mit ST
    }, oder er endet. Die Runde des Zauberns ist schon bezahlt.
paper-phase-move =
    Seite um Seite, Figur um Figur: Felder, Blickrichtung, dann eine Option nach ihrem Buchstaben. Der Weg endet, wo eine Figur gebunden wird: in einem vorderen Feld eines Gegners, der dorthin schlagen kann{ $bowmen ->
        [0] {""}
       *[other] {" "}oder einen Bogen hält
    }.
paper-phase-act =
    Die höchste stehende adjDX zuerst. { $ties ->
        [side_roll] Bei Gleichstand wirft jede Seite einen Würfel.
        [figure_roll] Bei Gleichstand wirft jede Figur einen Würfel.
       *[initiative] Bei Gleichstand entscheidet die Initiative.
    } Bis sie handelt, darf eine Figur zu einer anderen Option wechseln, die ihr Weg zulässt{ $switch ->
        [0] {""}
       *[other] , und ausweichen oder abwehren, wenn sie angegriffen wird
    }.
paper-phase-retreat =
    Wer einem Gegner neben sich { $melee ->
        [0] { $hits ->
            [0] Treffer mit Waffe oder Hand
           *[other] Treffer irgendeiner Art
        }
       *[other] Treffer im Nahkampf
    } beigebracht und keine erlitten hat, darf ihn ein Feld zurückdrängen{ $size ->
        [0] {""}
       *[other] , wenn er nicht größer ist,
    } und nachrücken. Ist kein Feld frei, würfelt der Gegner, ob er stehen bleibt.
paper-phase-post = Feuer verbrennt, wer darin ist; Zauber, deren Runden zählen, laufen ab; Wesen, die heilen, verlieren einen Treffer.
paper-options =
    { $state ->
        [disengaged] Optionen einer ungebundenen Figur
        [engaged] Optionen einer gebundenen Figur
       *[hth] Optionen im Handgemenge
    }
paper-option-head = Option
paper-option = ({ $letter }) { $option }
paper-distance-head = Felder
paper-distance =
    { $far ->
        [ma] MA
        [half] halbe MA
        [shift] Umsetzen
        [crawl] 0, oder { $hexes } kriechen
       *[hexes] { $hexes }
    }
paper-standing = stehend
paper-kneeling = kniend
paper-prone = liegend
paper-options-note =
    ● offen, ○ nur mit einer Armbrust. Umsetzen ist ein Feld weit und bleibt neben { $shift ->
        [0] allen, die die Figur binden
       *[other] einem von denen, die die Figur binden
    }. Wer letzte Runde niedergeworfen wurde, steht nur auf oder kriecht. Wer mehr als die halbe MA gezogen ist, greift nicht an.
paper-does =
    { $letter ->
        [a] Zieht und tut sonst nichts{ $tires ->
            [0] {""}
           *[other] ; gilt immer als Lauf
        }.
        [b] Schlägt oder wirft, oder geht ins Handgemenge.
        [c] Weicht aus: Würfe, Schüsse und Geschosszauber auf die Figur brauchen vier Würfel.
        [d] Kniet oder legt sich am Ende des Weges hin.
        [e] Hängt weg, was sie hält, und macht anderes bereit, oder hebt auf, was höchstens ein Feld weit liegt.
        [f] Kniet oder legt sich hin, wenn sie will, und schießt; oder lädt nach.
        [g] Steht als Aktion auf, oder kriecht.
        [h] Zaubert, was sie kann.
        [i] Versucht, eine Figur zu durchschauen.
        [j] Schlägt oder wirft.
        [k] Wehrt ab: Schläge und Würfe auf die Figur brauchen vier Würfel.
        [l] Ein Schuss, der schon geladen war; einmal, solange sie gebunden ist.
        [m] Lässt fallen, was sie hält, und macht eine andere Waffe bereit, keine Schusswaffe.
        [n] Geht als Aktion ein Feld weg. Langsamere Gegner schlagen ihr noch nach, mit Abzug.
        [o] Geht einen Gegner neben sich im Handgemenge an.
        [p] Steht als Aktion auf, oder kriecht wie beim Umsetzen.
        [q] Lässt fallen, was sie hält, und hebt auf, was höchstens ein Feld weit liegt.
        [r] Zaubert, was sie kann.
        [s] Versucht, eine Figur zu durchschauen.
        [t] Schlägt mit Händen, Dolch, Cestus oder Keule{ $waits ->
            [0] {""}
           *[other] ; nicht in der Runde, in der sie hineingezogen wurde
        }.
        [u] Würfelt, um den Dolch in die Hand zu bekommen.
       *[v] Würfelt, um aufzustehen und das Feld zu verlassen.
    }
paper-paces = Bewegung nach DX
paper-half-ma = halbe MA
paper-paces-note = Bis zu { $walk } Felder sind ein Schritt, bis zur halben MA ein Trab, mehr ist ein Lauf: { $tires } Ermüdung. Wesen haben eine eigene MA.
paper-loads = Last: die meisten Pfund nach ST
paper-load-head = Last
paper-runs = läuft
paper-jogs = trabt
paper-one-hex =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
paper-weight-by-st = Pfund nach ST

## Angriffe.

paper-hits = Aussicht zu treffen, nach adjDX
paper-hits-note = Einer von { $number } Angriffen mit drei Würfeln macht doppelten oder dreifachen Schaden, wie hoch die adjDX auch ist.
paper-specials = Was eine Summe bedeutet
paper-result =
    { $decides ->
        [adj] ein Treffer, wenn sie höchstens adjDX ist
        [hit] { $times ->
            [1] ein Treffer
            [2] ein Treffer mit doppeltem Schaden
           *[other] ein Treffer mit dreifachem Schaden
        }
       *[miss] { $fumble ->
            [drops] daneben; die Waffe fällt
            [breaks] daneben; die Waffe zerbricht
           *[none] daneben
        }
    }
paper-cost-head = ein Zauber kostet
paper-cost =
    { $cost ->
        [full] alle seine ST
        [falls] alle seine ST, und der Zauberer fällt
        [less] 1
       *[failed] alle seine ST; misslungen 1
    }
paper-specials-note =
    { $extra ->
        [0] Doppelter und dreifacher Schaden vervielfacht, was die Würfel zeigen.
       *[other] Doppelter und dreifacher Schaden wird mit zwei- und dreimal so vielen Würfeln geworfen.
    } Besondere Summen gelten bei jeder adjDX. Bloße Hände, ein angelegter Cestus und natürliche Waffen fallen und zerbrechen nicht.
paper-guards = Würfel eines Angriffs
paper-attack-head = Angriff
paper-attack =
    { $attack ->
        [melee] Schlag
        [pole] Schlag mit einer Stangenwaffe
        [thrown] Wurf
        [missile] Schuss
        [hth] Handgemenge
        [missile_spell] Geschosszauber
       *[thrown_spell] Wurfzauber
    }
paper-unguarded = ungeschützt
paper-dodges = weicht aus (c)
paper-defends = wehrt ab (k)
paper-adjustments = Änderungen der DX
paper-adjustment = was
paper-waited-1 = 1 Runde
paper-waited-2 = 2 Runden und mehr
paper-one-hex-flier = von einem Feld
paper-large-flier = von mehreren Feldern
paper-or-through = darin stehend oder hindurch schießend
paper-adjustments-note =
    Seite, Warten, zwei Waffen und Rundschlag gelten für Waffen und Hände, nie für Zauber. Rüstung und Schild: unten. Ein langsamerer Gegner, der jemandem nachschlägt, der sich gelöst hat, verliert den Unterschied ihrer stehenden adjDX.{ $pole ->
        [0] {""}
       *[other] {" "}Stangenwaffen machen in einem Ansturm von 3 Feldern und mehr, und gegen einen, doppelten Schaden.
    }{ $jab ->
        [0] {""}
       *[other] {" "}Stangenwaffen reichen zwei Felder weit.
    }{ $lying ->
        [0] {""}
       *[other] {" "}Schüsse und Würfe von weiter als einem Feld haben keinen Bonus, weil das Ziel liegt oder kriecht.
    }
paper-ranges = Entfernung
paper-range = Entfernung
paper-thrown-range = Würfe und Wurfzauber, Felder
paper-missile-range = Schüsse und Geschosszauber, Megafelder
paper-ranges-note =
    { $hexes ->
        [0] Ein Megafeld ist ein Feld mit seinen sechs Nachbarn.
       *[other] Megafelder sind hier ein Drittel der Felder, aufgerundet.
    }
paper-past-friends = Jemanden auf dem Weg verfehlen
paper-past =
    { $decides ->
        [adj] vorbei, wenn sie höchstens adjDX ist, sonst ein Treffer
       *[hit] { $times ->
            [1] ein Treffer
            [2] ein Treffer mit doppeltem Schaden
           *[other] ein Treffer mit dreifachem Schaden
        }
    }
paper-past-note =
    Drei Würfel für { $all ->
        [0] jeden Freund
       *[other] jede Figur
    } { $prone ->
        [0] auf Füßen oder Knien
       *[other] in jeder Haltung
    } zwischen Schütze und Ziel, die nächste zuerst{ $pile ->
        [0] {""}
       *[other] , und für { $all ->
            [0] jeden Freund
           *[other] jede andere Figur
        } im Feld eines Ziels, das im Handgemenge ist
    }. Ein Körper direkt vor dem Ziel fängt einen Schuss bei 1–{ $kneeling } eines Würfels ab, wenn das Ziel kniet, bei 1–{ $lying }, wenn es liegt.

## Schaden.

paper-injuries = Treffer in einer Runde, nach ST
paper-wounds = DX { SIGNED($dx) } die ganze nächste Runde
paper-fells = fällt und verliert ihre Aktion, wenn sie noch nicht gehandelt hat
paper-left = Übrige ST
paper-st-now = ST jetzt
paper-means = die Figur ist
paper-st-left =
    { $end ->
        [low] { $most } und weniger
       *[none] { $most ->
            [1] { $most }
           *[other] { $least } oder { $most }
        }
    }
paper-state =
    { $status ->
        [ok] für den Rest des Kampfes bei DX { SIGNED($dx) }
        [unconscious] bewusstlos
       *[dead] tot
    }
paper-left-note =
    { $shared ->
        [0] Ermüdung wird für sich gezählt. Wer seine ganze ST ausgegeben hat, ist erschöpft: DX −2, halbe MA, kein Lauf. Wer mehr ausgibt, würfelt jedes Mal mit drei Würfeln gegen ST, oder bricht zusammen.
       *[other] Ermüdung und Treffer gehen von derselben ST ab, und niemand würfelt gegen den Zusammenbruch.
    }
paper-hands = Schaden im Handgemenge, nach ST
paper-held = { JOIN($held, ", ") }
paper-hands-note = Über ST 60 ein Würfel mehr für je 10 ST (Füllsel). Jeder Angriff im Handgemenge hat +4. Außerhalb tun bloße Hände dasselbe.
paper-defence-die = Der Verteidigungswürfel, wenn jemand ins Feld kommt
paper-die = Würfel
paper-defence =
    { $comes ->
        [surprise] Handgemenge: beide fallen; der Verteidiger lässt Waffe und Schild fallen, einen Dolch behält er.
        [dagger] Handgemenge: beide fallen; der Verteidiger lässt Waffe und Schild fallen und zieht einen Dolch.
        [out] Der Angreifer geht dahin zurück, woher er kam.
       *[struck] Der Angreifer geht zurück, und der Verteidiger trifft ihn ohne Wurf.
    }
paper-defence-note = Eine 6 wird neu geworfen, wenn der Angreifer von hinten kommt oder der Verteidiger unbewaffnet ist. Einer dieser Gründe lässt ins Feld: { JOIN($ways, "; ") }.
paper-saves = Rettungswürfe
paper-save = Rettungswurf
paper-against = höchstens
paper-target =
    { $against ->
        [standing] stehende adjDX
        [bare] DX
        [mind] der bessere von IQ und WIS
        [iq] IQ
        [st_now] ST jetzt
       *[st] ST
    }
paper-chances = Aussicht eines Rettungswurfs
paper-target-head = Ziel

## Waffen und Gerät.

paper-weapons = Waffen
paper-weapon = Waffe
paper-mean = Mittel
paper-st-needed = ST
paper-hands-needed = Hände
paper-in-hth = Hgm.
paper-rate = Schüsse
paper-bare-more = Hände { SIGNED($n) }
paper-shoots =
    { $reload ->
        [0] { $shots ->
            [one] jede Runde
           *[other] jede Runde; ab adjDX { $fast }: { $shots } in der Runde
        }
       *[other] { $reload ->
            [one] { $reload } Runde laden
           *[other] { $reload } Runden laden
        }{ $fast ->
            [0] {""}
           *[other] ; ab adjDX { $fast }: { $quick ->
                [0] jede Runde
               *[other] { $quick }
            }
        }
    }
paper-weapons-note = Füllsel. Eine neue Figur hat { $silver } Silber. Ein Parierdolch in der zweiten Hand hält 1 Treffer von vorn ab. Armbrüste schießen auch im Liegen.
paper-covers = Rüstungen und Schilde
paper-cover = am Leib oder am Arm
paper-covers-note = Die DX ist die des Regelhefts, das Übrige ist Füllsel. Ein Schild hält nur ab, was von vorn kommt.
paper-gear = Gerät
paper-thing = Ding
paper-races = Völker
paper-people = Volk
paper-points = Punkte
paper-gift-head = außerdem
paper-races-note = Füllsel. Die kleinsten Werte und die Punkte, die auf ST, DX und IQ verteilt werden; WIS über IQ kostet je einen Punkt.

## Zauber und Wesen.

paper-spells = Zauber
paper-spell = Zauber
paper-kind = Art
paper-iq-needed = IQ
paper-cost-in-st = ST
paper-renewal = erneuern
paper-lasts = währt
paper-resists = Wehrwurf
paper-effect = was er bewirkt
paper-renewed = solange erneuert
paper-turns =
    { $dice ->
        [0] { $turns ->
            [one] { $turns } Runde
           *[other] { $turns } Runden
        }
       *[other] { $dice } Würfel Runden
    }
paper-spells-note =
    Füllsel. M Geschoss: fliegt wie ein Pfeil. T Wurf: DX −1 je Feld, 0 auf den Zauberer selbst. C Erschaffung: im Megafeld des Zauberers oder dem nächsten. S besonders. IQ braucht der Zauberer.{ $saved ->
        [0] {""}
       *[other] {" "}● das Opfer wirft drei Würfel gegen { $iq ->
            [0] den besseren von IQ und WIS
           *[other] IQ
        }.
    }
paper-creatures = Wesen
paper-creature = Wesen
paper-size = Felder
paper-flies = fliegt
paper-attack-with = Angriff
paper-hth-damage = Hgm.
paper-besides = außerdem
paper-stops-of =
    { $shield ->
        [0] { $front }
       *[other] { $front }, hinten { $rear }
    }
paper-traits =
    { $dice ->
        [0] { $count ->
            [0] –
           *[other] { JOIN($trait, "; ") }
        }
       *[other] Odem { $dice } Würfel für { $cost } Ermüdung{ $count ->
            [0] {""}
           *[other] ; { JOIN($trait, "; ") }
        }
    }
paper-creatures-note = Füllsel. adjDX zählt, was ein Wesen am Leib hat. Fliegt: die MA in der Luft. Hält ab: Treffer jedes Angriffs, mit Schild von vorn und von hinten.

## Hausregeln.

paper-house-rules = Hausregeln
paper-house-rule = Option
paper-value = Wert
paper-effect-head = was sie regelt

## Wörter.

held-bare = bloße Hände
held-dagger = Dolch
held-cestus = Cestus
held-club = Einhandkeule
held-great = Zweihandkeule
trait-animal = Tier
trait-side-is-front = Seitenfelder zählen als vordere
trait-target-3 = schwer zu treffen: DX −3
trait-heals = heilt jede Runde 1 Treffer
