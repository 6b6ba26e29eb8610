# Was von Feldzügen gesagt wird.

campaign-state-well = unverletzt
campaign-state =
    { $down ->
        [0] ST jetzt { $now } ({ campaign-lost })
       *[other] bewusstlos, ST jetzt { $now } ({ campaign-lost })
    }
campaign-state-dead = tot
campaign-lost =
    { $exhaustion ->
        [0] { campaign-hits }
       *[other] { $wounds ->
            [0] { $exhaustion } Ermüdung
           *[other] { campaign-hits }, { $exhaustion } Ermüdung
        }
    }
campaign-hits = { $wounds } Treffer
campaign-fact-attributes = ST { $st } · DX { $dx } · IQ { $iq } · WIS { $wis }
campaign-fact-movement = MA { $ma }, { $load }
campaign-fact-experience = { $has } Erfahrung
campaign-fact-spells = kennt { $spell }
campaign-chapter-ep = { $who } { SIGNED($points) } Erfahrung
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } wurde müde ({ campaign-lost })
       *[other] { $who } wurde verletzt ({ campaign-lost })
    }
campaign-change-healed =
    { $wounds ->
        [one] { $who } heilt einen Treffer
       *[other] { $who } heilt { $wounds } Treffer
    }
campaign-change-counts = { $who } ist dem Heilen eines Treffers einen Tag näher
campaign-change-fatigue = { $who } hat { $now } von { $most } Ermüdung, { SIGNED($more) }
campaign-flee = gibt den Kampf auf; wer Gegner ausgeschaltet hat, lernt trotzdem daraus (Füllsel)
