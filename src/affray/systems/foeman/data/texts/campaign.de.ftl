# Was von Feldzügen gesagt wird.

## Warum etwas nicht geht.

no-needs-low-cup = { $who } hat { $item }, und Low- und Cup-Teile brauchen die Option low_cup_mods, die dieser Kampf nicht hat: in die Truhe damit

## Wer zur Gruppe gehört.

campaign-member = { $race } ST { $st } DX { $dx } IQ { $iq }; Stufe { $level }, { $ep } von { $next } Ep; { $state }; hat { $gear }{ $armor }
campaign-fact-attributes = ST { $st } · DX { $dx } · IQ { $iq }
campaign-fact-level = Stufe { $level }
campaign-fact-ep = { $ep } von { $next } Ep
campaign-alive = mST { $mst }
campaign-hurt =
    { $down ->
        [0] mST { $mst } ({ $lost })
       *[other] bewusstlos, mST { $mst } ({ $lost })
    }
campaign-dead = tot
campaign-lost =
    { $exhaustion ->
        [0] { campaign-wounds }
       *[other] { $wounds ->
            [0] { $exhaustion } Erschöpfung
           *[other] { campaign-wounds }, { $exhaustion } Erschöpfung
        }
    }
campaign-wounds =
    { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }
campaign-nothing = nichts
campaign-gear = { JOIN($item, ", ") }
campaign-unarmored = { "" }
campaign-wears = ; trägt { $worn }
campaign-lacks = ; bis zur nächsten Stufe fehlt ein Punkt { JOIN($attribute, ", ") }

## Der Weg bis hierher.

campaign-chapter-ep = { $who } { SIGNED($points) } Ep
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } wurde müde ({ campaign-lost })
       *[other] { $who } wurde verletzt ({ campaign-lost })
    }

## Rast.

campaign-rest-one =
    { $healed ->
        [0] { $who } kommt wieder zu Atem
        [one] { $who } heilt eine Wunde
       *[other] { $who } heilt { $healed } Wunden
    }
campaign-rest-whole = { $who } ist wieder heil
campaign-rest-quiver = { $who } füllt den Köcher

## An der Befehlszeile.

campaign-flee = gibt den Kampf auf; wer eine Figur zuletzt verwundet hat, bekommt ihre Ep (Füllsel)
