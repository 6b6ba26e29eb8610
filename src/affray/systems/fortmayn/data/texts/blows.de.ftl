### Was Proben, Bravourstücke, Hiebe und Schüsse sagen.

## Würfe

roll-test = Probe
roll-stunt = Bravourstück
roll-melee = Nahkampf
roll-defend = nur Verteidigung
roll-shot = Fernkampf
roll-shot-at = unter Beschuss
roll-save-shield = der Schild rettet
roll-save-armor = die Rüstung rettet
roll-ammo = Munition
roll-oofa = außer Gefecht
roll-disfigured = alle KOPF-Würfel

## Ereignisse

dice-shown =
    { $apart ->
        [1] {""}
       *[0] { $roll }: { JOIN($faces, " ") }:{" "}
    }
event-test =
    { $thrown ->
        [0] { $apart ->
            [1] {""}
           *[0] { $dd ->
                   [0] nichts steht dagegen
                  *[other] keine Würfel
               }:{" "}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] nichts entfernt
        [one] { $removed } Schwierigkeitswürfel entfernt
       *[other] { $removed } Schwierigkeitswürfel entfernt
    }, { $dd ->
        [0] keiner übrig
       *[other] { $dd } übrig
    }: { $outcome }
event-stunt =
    { dice-shown }{ $majority ->
        [0] keine Mehrheit, { $removed } entfernt, { $dd } übrig
       *[other] eine Mehrheit überwindet es
    }{ $lost ->
        [0] {""}
       *[other] ; es kostet { $lost }
    }
event-exchange =
    { dice-shown }{ $removed ->
        [0] { $hits ->
            [0] nichts entfernt
            [one] ein Treffer, der nichts entfernt
           *[other] { $hits } Treffer, die nichts entfernen
        }
        [one] { $removed } Schwierigkeitswürfel entfernt
       *[other] { $removed } Schwierigkeitswürfel entfernt
    }, { $dd } übrig{ $exposed ->
        [0] {""}
        [one] ; { $exposed } Würfel gefährdet
       *[other] ; { $exposed } Würfel gefährdet
    }
event-defended =
    { $roll }: { JOIN($faces, " ") }, gegen { $dd }: { $exposed ->
        [0] kein Würfel gefährdet
        [one] { $exposed } Würfel gefährdet
       *[other] { $exposed } Würfel gefährdet
    }
event-shot =
    { $thrown ->
        [0] { $apart ->
            [1] {""}
           *[0] keine Würfel:{" "}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] { $hits ->
            [0] nichts entfernt
            [one] ein Treffer, der nichts entfernt
           *[other] { $hits } Treffer, die nichts entfernen
        }
        [one] { $removed } Schwierigkeitswürfel entfernt
       *[other] { $removed } Schwierigkeitswürfel entfernt
    }, { $dd } übrig
event-shot-at =
    { $roll }: { JOIN($faces, " ") }, gegen { $dd }: { $exposed ->
        [0] kein Würfel gefährdet
        [one] { $exposed } Würfel gefährdet
       *[other] { $exposed } Würfel gefährdet
    }
event-spoiled =
    { $fives ->
        [one] eine genaue Fünf
       *[other] { $fives } genaue Fünfen
    }: { $change ->
        [2] {""}
       *[other] { $shield ->
            [0] der Schild zerbricht
           *[other] der Schild ist jetzt ein W{ $shield }
        }
    }{ $change ->
        [3] ,{" "}
       *[other] {""}
    }{ $change ->
        [1] {""}
       *[other] { $armor ->
            [0] die Rüstung zerbricht
           *[other] die Rüstung ist jetzt ein W{ $armor }
        }
    }
event-saved =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }{ $saved ->
        [shield] der Schild rettet einen Würfel
       *[other] die Rüstung rettet einen Würfel
    } und { $die ->
        [0] zerbricht
       *[other] hält als W{ $die } weiter
    }
event-sundered =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }geopfert: { $sundered }; ein KÖRPER-Würfel bleibt bereit
event-dice-lost =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }{ $pool ->
        [head] { $lost ->
            [one] ein KOPF-Würfel ist erschöpft
           *[other] { $lost } KOPF-Würfel sind erschöpft
        }
       *[body] { $lost ->
            [one] ein KÖRPER-Würfel ist verwundet
           *[other] { $lost } KÖRPER-Würfel sind verwundet
        }
    }, { $ready } bereit
event-fallen =
    { $apart ->
        [1] {""}
       *[0] der KÖRPER-Würfel zeigt { JOIN($faces, " ") }:{" "}
    }{ $result ->
        [1] tot
        [2] Entstellt
        [3] Verkrüppelt: für immer nur ein KÖRPER-Würfel
        [4] Gebrochene Knochen
        [5] Brummschädel: eine Stunde lang Nachteil auf alle Würfe
       *[other] K. o., ohne bleibenden Schaden
    }
event-disfigured =
    { $thrown ->
        [0] keine KOPF-Würfel:{" "}
       *[other] { dice-shown }
    }{ $gone ->
        [0] kein KOPF-Würfel ist verloren
        [one] ein KOPF-Würfel ist für immer verloren
       *[other] { $gone } KOPF-Würfel sind für immer verloren
    }, { $head } übrig

## Ablehnungen

no-shot-range = so weit reicht die Waffe nicht: erwartet ist ein Ziel in ihrer Reichweite
no-shot-beset = ein angreifender Gegner ist Nah: erwartet ist eine Handfeuerwaffe oder kein Schuss
