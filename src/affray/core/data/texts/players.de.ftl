## Stufen des Computerspielers

level-title = Computer { $number } ({ $name }){ $style ->
        [none] {""}
       *[other] , { $style }
    }
level-recruit = Rekrut
level-recruit-about = Irrt weit: nimmt oft die zweit- oder drittbeste Antwort, auch wo es etwas ausmacht.
level-militia = Landwehr
level-militia-about = Irrt oft: nimmt eine schlechtere Antwort, wo sie etwa halb so gut aussieht wie die beste.
level-guard = Wache
level-guard-about = Irrt hin und wieder: nimmt eine schlechtere Antwort, wo sie fast so gut aussieht wie die beste.
level-soldier = Soldat
level-soldier-about = Irrt selten: nimmt die zweitbeste Antwort nur, wo zwei fast gleich aussehen.
level-veteran = Veteran
level-veteran-about = Nimmt die beste Antwort nach den Chancen des Augenblicks, ohne Irrtum; was danach kommt, sieht er nicht an.
level-sergeant = Feldwebel
level-sergeant-about = Sieht voraus: spielt einige seiner besten Antworten im Kopf weiter, auch was der Gegner tut, und nimmt, was am besten ausgeht.
level-captain = Hauptmann
level-captain-about = Sieht bei mehr Antworten voraus und spielt jede öfter weiter, mit anderen Würfen.
level-marshal = Marschall
level-marshal-about = Der stärkste: sieht bei den meisten Antworten voraus, spielt jede am öftesten weiter und nimmt sich dafür ein paar Sekunden.
style-bold = kühn
style-bold-about = Geht heran und schlägt zu: Was er anrichtet, zählt mehr als was er erleidet.
style-careful = vorsichtig
style-careful-about = Schont sich: Was er erleidet, zählt mehr als was er anrichtet.
style-holder = standhaft
style-holder-about = Hält guten Boden und lässt die anderen kommen.
style-skirmisher = Plänkler
style-skirmisher-about = Bleibt dem nächsten Gegner fern und trifft aus der Ferne.
player-title-random = Computer, nach Zufall
player-title-random-about = Jede Antwort ist gleich wahrscheinlich.
player-title-greedy = Computer, Stufe 5
player-title-greedy-about = Dasselbe wie Stufe 5: die beste Antwort nach den Chancen des Augenblicks.
player-title-greedy-1 = greedy-1 (erste Fassung)
player-title-greedy-1-about = Der Computerspieler der ersten Fassung; an ihm werden spätere gemessen.
styles-heading = Stile, hinter der Stufe, etwa computer:5:bold
levels-here = Die anderen Stufen spielten in { $system } etwa wie eine von diesen und werden dort nicht angeboten.
measures-heading = Woran sie gemessen werden, für Ranglisten und Programme

## Computerspieler, die es nicht gibt

# Wie sie getippt werden, mit dem, was sie heißen.
typed-level-recruit = 1 recruit ({ level-recruit })
typed-level-militia = 2 militia ({ level-militia })
typed-level-guard = 3 guard ({ level-guard })
typed-level-soldier = 4 soldier ({ level-soldier })
typed-level-veteran = 5 veteran ({ level-veteran })
typed-level-sergeant = 6 sergeant ({ level-sergeant })
typed-level-captain = 7 captain ({ level-captain })
typed-level-marshal = 8 marshal ({ level-marshal })
typed-style-bold = bold ({ style-bold })
typed-style-careful = careful ({ style-careful })
typed-style-holder = holder ({ style-holder })
typed-style-skirmisher = skirmisher ({ style-skirmisher })

player-named = Spieler { $name }
no-player-known = erwartet wird eines von { JOIN($known, ", ") }
no-player-rest = hinter dem Doppelpunkt darf nichts stehen, dort steht { $given }
no-player-nothing = hinter dem Doppelpunkt fehlt etwas
no-player-level = Stufe { $given }: erwartet wird eine von { JOIN($typed_levels, ", ") }
no-player-level-here = { $system } hat die Stufen { JOIN($typed_levels, ", ") }; die anderen spielten dort etwa wie eine von diesen
no-player-style = Stil { $given }: erwartet wird einer von { JOIN($typed_styles, ", ") }
no-player-styles = Stil { $given }: { $system } hat keine Stile
no-player-kept = Spieler { $name }: { $system } hat keinen früheren dieses Namens
no-command-open = Befehl { $given }: ein Anführungszeichen ist offen oder ein Zeichen steht allein ({ $fault })
no-command-none = hier fehlt ein Befehl
no-command-missing = Befehl { $given }: es gibt kein Programm { $program }
