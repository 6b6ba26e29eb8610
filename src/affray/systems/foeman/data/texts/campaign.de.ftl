# Was von Feldzügen gesagt wird.

## Warum etwas nicht geht.

no-party-size =
    { $most ->
        [one] { $named } nimmt eine Figur, nicht { $count }
       *[other] { $named } nimmt 1 bis { $most } Figuren, nicht { $count }
    }
no-party-twice = { $who } ist zweimal in der Gruppe
no-is-dead = ist tot
no-stranger = gehört nicht zur Gruppe: { JOIN($known, ", ") }
no-rest-over = der Feldzug ist vorbei: niemand rastet mehr
no-rest-past =
    es ist Tag { $day }, und der letzte ist { $last }: { $most ->
        [0] es bleibt kein Tag Rast
        [one] es bleibt ein Tag Rast
       *[other] es bleiben { $most } Tage Rast
    }
no-not-in-chest =
    { $count ->
        [0] { $item } liegt nicht in der Truhe: sie ist leer
       *[other] { $item } liegt nicht in der Truhe: { JOIN($chest, ", ") }
    }
no-has-none = hat nicht: { $item }
no-two-at-most = zwei Hände halten höchstens zwei Gegenstände
no-needs-low-cup = { $who } hat { $item }, und Low- und Cup-Teile brauchen die Option low_cup_mods, die dieser Kampf nicht hat: in die Truhe damit

## Wer zur Gruppe gehört.

campaign-member = { $race } ST { $st } DX { $dx } IQ { $iq }; Stufe { $level }, { $ep } von { $next } Ep; { $state }; hat { $gear }{ $armor }
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

campaign-outcome =
    { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[drawn] unentschieden
    }
campaign-chapter = Tag { $day }, { $title }: { campaign-outcome }
campaign-chapter-fallen =
    { COUNT($names) ->
        [one] { $names } ist gefallen
       *[other] { $names } sind gefallen
    }
campaign-chapter-revived =
    { COUNT($names) ->
        [one] { $names } fiel und wurde zurückgeholt
       *[other] { $names } fielen und wurden zurückgeholt
    }
campaign-chapter-ep = { $who } { SIGNED($points) } Ep
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } wurde müde ({ campaign-lost })
       *[other] { $who } wurde verletzt ({ campaign-lost })
    }
campaign-chapter-spoils = gefunden: { JOIN($item, ", ") }

## Wie weit es ist.

campaign-day =
    { $last ->
        [0] Tag { $day }
       *[other] Tag { $day } von { $last }
    }
campaign-how =
    { $ending ->
        [won] gewonnen an Tag { $day }
        [lost] verloren an Tag { $day }
       *[under] vor Kampf { $fight } von { $count }, { campaign-day }
    }
campaign-stand = { $title }: { $how }
campaign-fighting = , ein Kampf ist im Gang
campaign-about = { $summary } { $count } Kämpfe; bis zu { $most } Figuren.
campaign-chest =
    { $count ->
        [0] Truhe: leer
       *[other] Truhe: { JOIN($item, ", ") }
    }
campaign-tries =
    { $left ->
        [one] Er lässt sich noch einmal versuchen.
       *[other] Er lässt sich noch { $left }-mal versuchen.
    }

## Rast.

campaign-rest =
    { $days ->
        [0] zehn Minuten
        [one] ein Tag
       *[other] { $days } Tage
    }
campaign-rest-one =
    { $healed ->
        [0] { $who } kommt wieder zu Atem
        [one] { $who } heilt eine Wunde
       *[other] { $who } heilt { $healed } Wunden
    }
campaign-rest-whole = { $who } ist wieder heil
campaign-rest-quiver = { $who } füllt den Köcher
campaign-rest-none = niemand braucht sie

## An der Befehlszeile.

campaign-flee = gibt den Kampf auf; wer eine Figur zuletzt verwundet hat, bekommt ihre Ep (Füllsel)
