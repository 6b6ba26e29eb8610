### Was an einer Befehlszeile nicht stimmt.

usage-no-option =
    die Option { $given } gibt es nicht{ COUNT($near) ->
        [0] {""}
       *[other] ; vielleicht { JOIN($near, ", ") }
    }; --help zeigt alle
usage-no-command =
    den Befehl { $given } gibt es nicht; { COUNT($near) ->
        [0] { expected-one-of }
       *[other] vielleicht { JOIN($near, ", ") }
    }; --help erklärt jeden
usage-which = { expected-one-of }; --help erklärt jeden
usage-extra = zu viel: { $given }; erwartet wird { $form }
usage-missing = { $what } fehlt; erwartet wird { $form }
usage-no-value = nimmt keinen Wert
usage-number =
    erwartet wird eine Zahl{ $limit ->
        [least] {" "}ab { $bound }
       *[none] {""}
    }

## Was an einer Datei nicht stimmt

file-none = so eine Datei oder so einen Ordner gibt es nicht
file-nowhere = den Ordner dafür gibt es nicht
file-no-room = in den Ordner dafür lässt sich nichts schreiben
file-unnamed = erwartet wird der Name einer Datei
file-named-folder = nennt einen Ordner; erwartet wird der Name einer Datei
file-folder = erwartet wird eine Datei; das ist ein Ordner
file-no-folder = erwartet wird ein Ordner; das ist eine Datei
file-barred = lässt sich hier nicht lesen oder schreiben

## Was ein Befehl erwartet

expected-scenario = erwartet wird eine Datei oder eines der Szenarien von { $system }: { JOIN($known, ", ") }
expected-no-pack = ist ein Paket; erwartet wird ein Szenario, und das Paket daneben als --pack { $path }
