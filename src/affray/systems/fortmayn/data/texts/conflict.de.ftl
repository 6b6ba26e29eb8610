### Was von Konflikten gesagt wird: Begegnungen, Verhandlungen, die Unzen eines Kampfes, was danach kommt.

## Was gefragt wird

prompt-parley = Sie greifen nicht an. Was tut die Gruppe?
prompt-ounce-declare = Was tut { $who } in dieser Unze?
prompt-ounce-confirm = Alle haben einen Plan. Soll die Unze so gespielt werden?
prompt-alert = { $who } kann den Hinterhalt bemerken: durch Hören oder durch leise Bewegung?
choice-alert =
    { $number ->
        [0] Hören, mit KOPF-Würfeln
       *[other] leise Bewegung, mit KÖRPER-Würfeln
    }
prompt-estranged = { $who } verliert eine Bindung: welche?
choice-estranged = { $attachment }
prompt-seize =
    { $die ->
        [0] Nimmt jemand einem Gegner etwas ab?
       *[other] Nimmt jemand etwas von { FORM($whom, "dat") }: { $item } (W{ $die })?
    }
choice-seize =
    { $number ->
        [0] niemand
       *[other] { $taker }
    }

## Antworten

label-parley-talk = { $who } spricht mit { FORM($whom, "dat") }
label-parley-trade = { $who } zahlt, was verlangt wird: { $coins } Münzen
label-parley-withdraw = Sie in Ruhe lassen
label-parley-attack = Sie angreifen
label-confirm-ounce = So bleibt es
label-flee-all = Alle fliehen
label-players-order = in dieser Reihenfolge: { JOIN($people, ", ") }
label-bid = { $named ->
        [0] Alle anderen
       *[other] { JOIN($people, ", ") }
    }: { $word ->
        [attack] greift an
        [defend] steht bei mir
        [hold] haltet die Stellung
        [flee] flieht
       *[free] wie ihr wollt
    }
label-plan = { $who }: { $drop ->
        [shield] den Schild fallen lassen, {""}
        [comrade] die getragene Figur absetzen, {""}
       *[none] {""}
    }{ $drawn ->
        [1] { $drawing } ziehen, {""}
       *[0] {""}
    }{ $way ->
        [comes] zu { FORM($toward, "dat") } gehen{ $acts ->
            [1] , {""}
           *[0] {""}
        }
        [runs] zu { FORM($toward, "dat") } rennen
        [leaves] zurückweichen{ $acts ->
            [1] , {""}
           *[0] {""}
        }
        [flees] fliehen
       *[stays] {""}
    }{ $acts ->
        [1] { label-action }
       *[0] {""}
    }
label-action =
    { $action ->
        [fight] { COUNT($foes) ->
            [0] gegen alle kämpfen, die kommen
           *[other] gegen { FORM($foes, "acc") } kämpfen
        }{ $sized ->
            [1] , mit der Größe der Waffe
           *[0] {""}
        }{ $armed ->
            [1] , mit { $item }
           *[0] {""}
        }
        [shoot] auf { FORM($foes, "acc") } schießen
        [cast] „{ $spell }“ wirken{ COUNT($foes) ->
            [0] {""}
           *[other] {" "}auf { FORM($foes, "acc") }
        }, { $from ->
            [book] aus dem Buch
           *[memory] aus dem Gedächtnis
        }
        [banish] die Untoten bannen
        [talk] mit { FORM($foes, "dat") } sprechen
        [item] { $item } benutzen{ COUNT($foes) ->
            [0] {""}
           *[other] {" "}gegen { FORM($foes, "acc") }
        }
        [stunt] ein Bravourstück gegen { FORM($foes, "acc") } mit { $pool }-Würfeln
        [carry] { $foes } aufheben und davontragen
        [doff] die Rüstung ablegen
       *[none] warten
    }
said-i-use-the-reach-of-my-weapon = Ich nutze die Länge meiner Waffe.
said-i-get-in-under-the-longer-weapon = Ich unterlaufe die längere Waffe.
said-i-do-what-nobody-expects-of-me = Ich tue, was niemand von mir erwartet.
said-i-use-what-i-hold = Ich nutze, was ich in der Hand habe.

## Begegnungen und Verhandlungen

event-meets = { $who } tritt ihnen entgegen, W{ $die }: { JOIN($foes, ", ") }.
event-reaction = { JOIN($foes, ", ") }: { $reaction }.
event-withdraws = Die Gruppe lässt sie in Ruhe.
event-attacks-first = { $who } schlägt zuerst zu. Sind sie überrascht?
event-surprising = Sie sind überrascht.
event-pays = { $who } zahlt { $coins } Münzen: { JOIN($foes, ", ") } { COUNT($foes) ->
        [one] lässt
       *[other] lassen
    } die Gruppe in Ruhe.

## Der Konflikt beginnt

event-conflict = Es kommt zum Kampf: { JOIN($foes, ", ") }.
event-waylaid =
    Etwas lauert. { $pool ->
        [body] { $who } schleicht weiter, KÖRPER W{ $die }.
       *[head] { $who } horcht, KOPF W{ $die }.
    }
event-surprised = Die Gruppe ist überrascht: Nachteil im ersten Schlagabtausch.
event-dreads = { $who } erblickt { FORM($whom, "acc") }, W{ $die }.
event-shaken = { $who } ist erschüttert: Nachteil im ersten Schlagabtausch.

## Eine Unze

event-ounce = Unze { $number }.
event-bids = { $word ->
        [attack] „Greift an!“
        [defend] „Zu mir!“
        [hold] „Haltet die Stellung!“
        [flee] „Lauft!“
       *[free] „Wie ihr wollt!“
    } ({ $people })
event-plan =
    { $who }{ $drop ->
        [shield] {" "}lässt den Schild fallen,
        [comrade] {" "}setzt die getragene Figur ab,
       *[none] {""}
    }{ $drawn ->
        [1] {" "}zieht { $drawing },
       *[0] {""}
    }{ $way ->
        [comes] {" "}geht zu { FORM($toward, "dat") }{ $acts ->
            [1] {" "}und
           *[0] {""}
        }
        [runs] {" "}rennt zu { FORM($toward, "dat") }
        [leaves] {" "}weicht zurück{ $acts ->
            [1] {" "}und
           *[0] {""}
        }
        [flees] {" "}flieht
       *[stays] {""}
    }{ $acts ->
        [1] {" "}{ event-action }
       *[0] {""}
    }.
event-action =
    { $action ->
        [fight] { COUNT($foes) ->
            [0] stellt sich allen, die kommen
           *[other] kämpft gegen { FORM($foes, "acc") }
        }
        [shoot] schießt auf { FORM($foes, "acc") }
        [cast] wirkt „{ $spell }“
        [banish] bannt die Untoten
        [talk] spricht mit { FORM($foes, "dat") }
        [item] benutzt { $item }
        [stunt] wagt ein Bravourstück gegen { FORM($foes, "acc") }
        [carry] bückt sich nach { FORM($foes, "dat") }
        [doff] legt die Rüstung ab
       *[none] wartet
    }
event-foe-moves =
    { $way ->
        [comes] { $who } geht auf { FORM($whom, "acc") } los.
       *[flees] { $who } macht sich davon.
    }
event-fights = { $who } und { $whom } tauschen Schläge: W{ $die }.
event-defends = { $who } wehrt sich nur gegen { FORM($whom, "acc") }: W{ $die }.
event-charmed = { $whom } redet auf { FORM($who, "acc") } ein: W{ $die }.
event-hides = { $who } verhält sich still vor { FORM($whom, "dat") }: W{ $die }.
event-dares = { $who } wagt ein Bravourstück gegen { FORM($whom, "acc") }: { $pool }-Würfel, W{ $die }.
event-lifts = { $who } hebt { FORM($whom, "acc") } auf: W{ $die }.
event-bears = { $who } trägt { FORM($whom, "acc") } und ist überladen.
event-no-lift = { $who } kann { FORM($whom, "acc") } nicht mehr aufheben.
event-shoots = { $who } schießt auf { FORM($whom, "acc") }: W{ $die }.
event-fired-at = { $whom } schießt auf { FORM($who, "acc") }: W{ $die }.
event-talks = { $who } spricht mit { FORM($whom, "dat") }: W{ $die }.
event-banishes = { $who } gebietet den Untoten zu weichen: W{ $die }.
event-casts = { $who } wirkt „{ $spell }“: W{ $die }.
event-throws-oil = { $who } wirft brennendes Öl auf { FORM($whom, "acc") }: W{ $die }.
event-sprinkles = { $who } versprengt Weihwasser: Die Untoten weichen zurück.
event-lights = { $who } zündet etwas an: { $item }.
event-untouched =
    { $special ->
        [tough] { $who } ist zäh: ein Treffer jedes Schlags bewirkt nichts.
       *[unearthly] { $who } ist unirdisch: nur Magie, Feuer, Zauber und Bannung entfernen Schwierigkeitswürfel.
    }
event-venom = Gift: { $who } macht eine KÖRPER-Probe, W{ $die }.
event-numbed = Die Wunde lähmt { FORM($who, "acc") }: Nachteil im nächsten Schlagabtausch.
event-held = { $whom } hält { FORM($who, "acc") } fest.
event-dragged = { $whom } schleift { FORM($who, "acc") } fort.
event-foe-out = { $who } ist außer Gefecht.
event-out = { $who } ist außer Gefecht.
event-yields = { $who } gibt nach.
event-shamed = { $who } scheidet beschämt aus.
event-banished = { $who } ist gebannt.
event-swoons = { $who } fällt in Ohnmacht.
event-no-shot =
    { $beset ->
        [1] { $who } wird bedrängt und kann nicht auf { FORM($whom, "acc") } schießen.
       *[0] { $who } kann nicht mehr auf { FORM($whom, "acc") } schießen.
    }
event-no-cast = { $who } kann „{ $spell }“ nicht mehr wirken.
event-no-use = { $item } nützt { FORM($who, "dat") } nichts mehr.
event-nobody-to-banish = { $who } hat niemanden mehr zu bannen.
event-doffing =
    { $who } legt die Rüstung ab: noch { $left ->
        [one] { $left } Unze
       *[other] { $left } Unzen
    }.
event-doffed = { $who } hat die Rüstung abgelegt.
event-regrows = { $who } heilt: { $dd } Schwierigkeitswürfel.
event-loses-nerve = { $who } hat genug.
event-got-away = { $who } ist entkommen.

## Danach

event-aftermath =
    { $lost ->
        [0] { $fled ->
            [0] Die Gefahr ist vorüber.
           *[other] Die Gruppe ist entkommen.
        }
       *[other] Alle sind außer Gefecht.
    }
event-recovered = { $who } wird vom Feld geborgen, und ein Wurf sagt, was aus den Wunden wird.
event-risen =
    { $who } hat { $ready ->
        [0] keinen KÖRPER-Würfel
        [one] einen KÖRPER-Würfel
       *[other] { $ready } KÖRPER-Würfel
    } bereit, von { $most }.
event-lost = { $who } bleibt zurück und ist verloren.
event-lone-wolf = Bleibt { $who } liegen, wo es geschah? { $likelihood }.
event-party-lost = Niemand kehrt zurück.
event-retreats = Die Gruppe weicht in den Raum zurück, aus dem sie kam.
event-seizes = { $who } nimmt { $item } (W{ $die }) von { FORM($whom, "dat") }.
event-arms-lie = Auf dem Feld liegen: { TALLY($items) }.
event-loots =
    { $who } durchsucht { $whom }: { $coins ->
        [0] { COUNT($things) ->
            [0] nichts
           *[other] { TALLY($things) }
        }
        [one] { $coins } Münze{ COUNT($things) ->
            [0] {""}
           *[other] , { TALLY($things) }
        }
       *[other] { $coins } Münzen{ COUNT($things) ->
            [0] {""}
           *[other] , { TALLY($things) }
        }
    }.
event-disgrace = { $who } ist blamiert: { $disgrace }.

## Duelle

prompt-duel-with = { $who } hat herausgefordert. Womit wird gekämpft?
prompt-duel = Macht { $who } weiter?
label-duel-blows = mit Schlägen, KÖRPER-Würfeln
label-duel-words = mit Worten, KOPF-Würfeln
label-duel-strike =
    { $sized ->
        [larger] weiter, mit der größeren Waffe
        [smaller] weiter, mit der kleineren Waffe
       *[no] weiter
    }
label-duel-yield = sich ergeben
event-challenge =
    { $who } fordert { $whom } heraus: { $way ->
        [words] mit Worten, KOPF gegen KOPF.
       *[blows] mit Schlägen, KÖRPER gegen KÖRPER.
    }
event-duels = { $who } gegen { FORM($whom, "acc") }: W{ $die }.
event-duel-roll =
    { dice-shown }{ $removed ->
        [0] kein Würfel
       *[other] { $removed } Würfel
    } von { FORM($whom, "dat") } getroffen, { $lows ->
        [0] keiner
       *[other] { $lows }
    } von { FORM($who, "dat") } gefährdet
event-duel-stands =
    { $who } hat { $ready ->
        [0] keinen { $pool ->
                [head] KOPF-Würfel
               *[body] KÖRPER-Würfel
            } bereit
        [one] einen { $pool ->
                [head] KOPF-Würfel
               *[body] KÖRPER-Würfel
            } bereit
       *[other] { $ready } { $pool ->
                [head] KOPF-Würfel
               *[body] KÖRPER-Würfel
            } bereit
    }{ $shield ->
        [0] {""}
       *[other] , Schild W{ $shield }
    }{ $armor ->
        [0] {""}
       *[other] , Rüstung W{ $armor }
    }.
event-duel-over = { $who } hat das Duell gewonnen.

## Quellen

source-pack = ein Rudel ringsum
source-numb = gelähmt
source-dread = Grauen
source-fire = Feuer in der Hand
source-sudden = überrumpelt

## Warum nicht

no-no-such-person = { $who }: erwartet wird jemand aus dieser Gruppe
no-not-fit = { $who } nimmt daran nicht teil
no-no-shield = { $who } hat keinen Schild am Arm: sonst kann man nur absetzen, wen man trägt
no-bears-nobody = { $who } trägt niemanden
no-none-fallen = { $whom }: erwartet wird jemand aus der Gruppe, der außer Gefecht ist
no-arms-full = { $who } hat die Arme voll: jemand wird getragen
no-not-close-to-lift = { $whom } liegt zu weit weg: aufheben kann man nur, wer Nah ist
no-nothing-to-draw = { $who } hat { $item } weder am Gürtel noch auf dem Rücken oder im Gepäck
no-held = { $who } wird festgehalten und kann sich nicht bewegen, bis wer festhält einen Schwierigkeitswürfel verliert
no-nobody-there = { $whom }: erwartet wird ein Gegner, der noch steht, oder jemand aus der Gruppe
no-overloaded = { $who } ist überladen: höchstens eine Bewegung in der Nähe
no-move-and-act = { $who }: erwartet wird eine Bewegung in der Nähe mit einer Handlung oder eine entfernte ohne
no-no-such-foe = { $whom }: erwartet wird ein Gegner, der noch steht
no-not-close = { $whom } ist nach dieser Bewegung nicht nah bei { FORM($who, "dat") }; man kann gegen alle kämpfen, die kommen
no-no-such-weapon = { $who } hat { $item } nicht zum Kämpfen in der Hand
no-no-such-claim = Anspruch { $claim }: erwartet wird weapon_size; alles Übrige, was hilft, zählt von selbst
no-claim-untold = ein Anspruch braucht einen Satz, der ihn erzählt
no-claim-size = { $who }: erwartet wird bei Kraftmenschen eine größere Waffe, bei Kopfmenschen eine kleinere
no-no-ranged-weapon = { $who } hat nichts zum Schießen oder Werfen in der Hand: Bogen, Schleuder oder eine Waffe zum Werfen
no-no-head-dice-shot = { $who } hat keinen bereiten KOPF-Würfel zum Zielen
no-no-head-dice-words = { $who } hat keinen bereiten KOPF-Würfel
no-no-ammunition = { $who } hat nichts mehr zu verschießen
no-fog = in diesem Nebel sieht niemand weiter als Nah
no-no-undead = { $who }: keine Untoten sind in Reichweite des Bannens
no-earshot = { $whom } ist weit weg, außer Hörweite
no-unearthly = Worte berühren { FORM($whom, "acc") } nicht
no-speechless = { $whom } hat keine Sprache und versteht kein Wort
no-no-such-pool = Vorrat { $pool }: erwartet wird body oder head
no-stunt-untold = ein Bravourstück wird erzählt, bevor gewürfelt wird
no-stunt-close = ein Bravourstück gegen { FORM($whom, "acc") }, der Nah ist, ist ein Nahkampfwurf: KÖRPER-Würfel
no-stunt-once = { $who } hat gegen { FORM($whom, "acc") } schon ein Bravourstück versucht
no-no-armor = { $who } trägt keine Rüstung
no-no-use-in-conflict = { $item } nützt in einem Konflikt nichts
no-no-undead-close = keine Untoten sind nah bei { FORM($who, "dat") }
no-nothing-to-light = { $who } hat nichts anzuzünden oder schon Licht
no-throw-range = { $item } kann man von hier nicht auf { FORM($whom, "acc") } werfen: erwartet wird ein Ziel in der Nähe oder entfernt
no-undeclared = { $who } hat noch keinen Plan
no-not-all-in-order = erwartet wird jeder einmal: { JOIN($people, ", ") }
no-nobody-met = niemand ist hier, den man angreifen könnte
no-no-bribe = niemand hier nimmt Geld
