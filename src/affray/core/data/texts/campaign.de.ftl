# Was in jedem System von Feldzügen gesagt wird.

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
no-campaign-over =
    der Feldzug ist vorbei: { $won ->
        [0] die Gruppe hat verloren
       *[other] die Gruppe hat gewonnen
    }
no-nobody-fit =
    niemand in der Gruppe kann jetzt kämpfen; { $days ->
        [0] zehn Minuten Rast genügen
        [one] ein Tag Rast ist nötig
       *[other] { $days } Tage Rast sind nötig
    }
no-two-at-most = zwei Hände halten höchstens zwei Gegenstände
no-not-there = die Gruppe muss erst dorthin, wo der Kampf ist: { $minutes } Minuten im Gehen
no-nowhere-to-go = es ist kein Weg zu gehen: die Gruppe ist, wo ihr nächster Kampf ist
no-jog-collapse = { $who } würde unterwegs zusammenbrechen; { $most } Minuten im Trab sind möglich
no-jog-exhausted = { $who } ist erschöpft und zu langsam für einen Trab: MA { $ma }
no-jog-load = { $who } trägt zu viel für einen Trab

## Der Weg.

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
campaign-chapter-spoils = gefunden: { JOIN($item, ", ") }
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

## Rast und Weg.

campaign-rest =
    { $days ->
        [0] zehn Minuten
        [one] ein Tag
       *[other] { $days } Tage
    }
campaign-rest-none = niemand braucht sie
campaign-minutes = { $minutes } Minuten
campaign-way =
    { $within ->
        [0] Der Weg dorthin dauert im Gehen { $minutes } Minuten.
       *[other] Der Weg dorthin dauert im Gehen { $minutes } Minuten; nach { $within } Minuten ist es zu spät.
    }
campaign-there =
    { $late ->
        [0] dort nach { $minutes } Minuten
       *[other] dort nach { $minutes } Minuten, zu spät
    }
campaign-pace =
    { $jog ->
        [0] { $walk } Minuten im Gehen
       *[other] { $walk ->
            [0] { $jog } Minuten im Trab
           *[other] { $jog } Minuten im Trab, { $walk } im Gehen
        }
    }
