### Records that do not hold, are cut off or are none.

record-empty = die Datei ist leer
record-none = das ist keine Aufzeichnung eines Spiels: die erste Zeile ist kein Kopf einer solchen
record-cut-head = die Datei bricht in der ersten Zeile ab; vom Spiel ist nichts übrig
record-text = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $got }
record-entry = Zeile { $line } der Aufzeichnung: erwartet wird eines von { JOIN($known, ", ") }, nicht { $got }
record-cut =
    die Datei bricht nach Antwort { $answer } ab (Zeile { $line }){ $rescue ->
        [0] {""}
       *[other] ; affray branch mit --at { $answer } behält das Spiel bis dahin
    }
record-place =
    Zeile { $line }{ $answer ->
        [0] {""}
       *[other] {" "}(Antwort { $answer }{ $round ->
            [0] {""}
           *[other] , Runde { $round }
        }, { $side }: „{ $given }“)
    }
record-differs =
    { record-place }: { $what ->
        [sum] die Prüfsumme am Ende stimmt nicht: etwas in der Datei wurde geändert
        [end] erwartet wird noch eine Zeile, aber die Datei ist zu Ende
        [illegal] die Regeln lehnen das ab: { $got }
        [state] das führt zu einer anderen Stellung, als in der Datei steht (erwartet { $expected }, gefunden { $got })
        [rolls] Wurf { $part }: erwartet { $expected }, gefunden { $got }
        [events] Ereignis { $part }: erwartet { $expected }, gefunden { $got }
       *[other] { $what }: erwartet { $expected }, gefunden { $got }
    }
file-exists =
    gibt es schon; { $record ->
        [1] mit --load { $path } geht es damit weiter, sonst ist eine andere Datei zu nennen
       *[other] eine andere Datei ist zu nennen
    }
