### Ein Spiel eines Servers am Terminal.

## Adressen

link-form = erwartet wird die Adresse eines Tisches, etwa http://127.0.0.1:8642/game/4f09c2d1#TOKEN
link-no-seat = hier ist kein Platz { $game ->
        [none] an diesem Server
       *[other] in diesem Spiel
    } aufgehoben; erwartet wird der Link, den du bekommen hast, mit dem, was hinter dem # steht
link-several = { $same ->
        [0] hier sind Plätze in mehreren Spielen aufgehoben; erwartet wird eines von { JOIN($games, ", ") }
       *[other] hier sind mehrere Plätze in diesem Spiel aufgehoben; erwartet wird der Link von einem
    }

## Wer da ist

online-players = { JOIN($seats, "; ") }. „hilfe“ zeigt, was du eingeben kannst.
online-side = { $side }: { $kind ->
        [you] du{ $player ->
            [none] {""}
           *[other] {" "}({ $player })
        }
        [link] jemand, der den Link noch nicht benutzt hat
        [here] { $player ->
            [none] ein Mensch
           *[other] { $player }
        }, da
        [away] { $player ->
            [none] ein Mensch
           *[other] { $player }
        }, fort
       *[computer] { $player }
    }{ $left ->
        [0] {""}
       *[other] {" "}(hat das Spiel verlassen)
    }
online-lent = Vorerst spielt ein Computer { $side }: mit übernehmen spielst du wieder selbst.
online-onlooker = Du schaust zu.
online-gave-up = { $late ->
        [0] Du hast aufgegeben
       *[other] Deine Zeit ist um
    }; ein Computer spielt für { JOIN($sides, ", ") } weiter. Du darfst zuschauen.
online-left-master = Du hast den Platz der Spielleitung verlassen; der Kampf geht ohne Entscheidungen weiter. Du darfst zuschauen.
online-came = { $who ->
        [none] { $side } ist da.
       *[other] { $who } ({ $side }) ist da.
    }
online-went = { $who ->
        [none] { $side } ist fort.
       *[other] { $who } ({ $side }) ist fort.
    }
online-named = { $side } spielt { $who }.
online-waiting = { $side } ist gefragt.
online-said = { $who ->
        [none] { $side ->
            [none] Jemand, der zuschaut
           *[other] { $side }
        }
       *[other] { $who }{ $side ->
            [none] {""}
           *[other] {" "}({ $side })
        }
    }: { $text }
online-clock = { $side } { $time }{ $on ->
        [0] {""}
       *[other] {" "}(läuft)
    }
online-clocks = Uhren: { JOIN($clocks, ", ") }

## Bitten

online-undone = { $side ->
        [none] Eine Antwort ist zurückgenommen.
       *[other] Die letzte Antwort von { $side } ist zurückgenommen.
    }
online-undo-me = { $side } möchte { $count ->
        [one] die letzte Antwort
       *[other] die letzten { $count } Antworten
    } zurücknehmen: zustimmen oder ablehnen.
online-undo-others = { $side } fragt { JOIN($sides, ", ") }, ob { $count ->
        [one] die letzte Antwort zurückgenommen wird
       *[other] die letzten { $count } Antworten zurückgenommen werden
    }.
online-undo-agreed = Alle stimmen zu.
online-undo-refused = Das ist abgelehnt: Nichts wird zurückgenommen.
online-rematch-me = { $side } möchte noch ein Spiel{ $how ->
        [same] {""}
        [swap] , die Seiten getauscht
        [easier] , mit leichteren Gegnern
       *[harder] , mit schwereren Gegnern
    }: zustimmen oder ablehnen.
online-rematch-others = { $side } fragt { JOIN($sides, ", ") } nach noch einem Spiel{ $how ->
        [same] {""}
        [swap] , die Seiten getauscht
        [easier] , mit leichteren Gegnern
       *[harder] , mit schwereren Gegnern
    }.
online-rematch-agreed = Ein neues Spiel beginnt.
online-rematch-refused = Es gibt kein weiteres Spiel.

## Die Verbindung

online-lost = Die Verbindung ist abgerissen; es wird weiter versucht, bis der Server antwortet.
online-back = Die Verbindung steht wieder.
online-missed = Inzwischen ist viel geschehen; „bericht“ erzählt es.
online-notice = Mitteilung dieses Servers: { $text }
online-left = Du verlässt den Tisch.{ $address ->
        [none] {""}
        [link] {" "}Dein Platz bleibt dir; weiter geht es mit dem Link, mit dem du gekommen bist.
       *[other] {" "}Dein Platz bleibt dir; weiter geht es mit: affray join { $address }
    }

## Befehle

online-help =
    Eine Antwort ist ihre Nummer in der Liste („3“; „3 4“, wo die Liste Zahlen wie 1..9 zeigt) oder ihre Wörter, jedes davon auch abgekürzt („fa s“ für „face S“). Was nicht erlaubt ist, wird mit Grund abgelehnt.
    antworten      die Wörter jeder Antwort, wo die Liste andere hat, und was jetzt nicht erlaubt ist
    nochmal        was die Figur das letzte Mal hierauf geantwortet hat
    zurück         deine letzte Antwort zurücknehmen; die anderen werden gefragt, wenn seither gewürfelt wurde
    zustimmen      oder „ablehnen“: antworten, worum eine andere Seite bittet
    warum [ZAHL]   der letzte Wert mit seinen Würfen, den Summanden und den Regeln dahinter; „warum 2“: die davor
    warum ANTWORT  warum eine Antwort abgelehnt würde
    warum SEITE    was ein Computerspieler von seiner letzten Entscheidung erwartet hat und was er sonst erwog
    tipp           was ein starker Spieler hier antworten würde, wo du nur gegen Computer spielst; „tipp tun“ tut es
    chancen        was die Antworten versprechen
    brett  bericht das Brett und die Figuren noch einmal; der letzte Teil des Berichts („bericht alles“: von Anfang an)
    formen [WORT]  wie Antworten in Worten geschrieben werden
    bogen NAME     eine Figur: was sie ist, noch hat und trägt, und die Summen hinter ihren Zahlen
    regel ID       der Text einer Regel, nach einer Nummer in Klammern, wie der Bericht sie zeigt, oder nach Wörtern
    sag TEXT       allen am Tisch etwas sagen; „chat TEXT“ tut es auch, wo Antworten mit „say“ beginnen
    name NAME      wie du am Tisch heißt
    wer            wer wo sitzt, und die Uhren
    aufgeben ja    das Spiel aufgeben
    revanche [WIE] noch ein Spiel, wenn dieses zu Ende ist; WIE: swap (Seiten tauschen), easier (leichter) oder harder (schwerer)
    vertreten [SEITE]  in einem Abstieg mit Freunden: ein Computer spielt eine Seite, die weg ist, oder deine; „übernehmen“: du spielst wieder
    sichern DATEI  die Aufzeichnung als Datei, sobald sie dir offensteht
    verlassen      gehen; dein Platz bleibt dir
    Eine leere Zeile zeigt die Frage noch einmal.
online-resign-sure = aufgeben lässt sich nicht zurücknehmen: Tippe „aufgeben ja“, wenn du es meinst
online-no-turn = du bist nicht an der Reihe
online-no-question = du bist nichts gefragt
online-sheet = bogen: erwartet wird der Name einer Figur: { JOIN($names, ", ") }
online-odds-none = chancen: bei keiner Antwort hier wird gewürfelt
online-same-none = nochmal: auf so eine Frage hast du noch nicht geantwortet
online-why-none = warum: es ist kein Wurf bekannt
online-closed = jetzt nicht erlaubt: { $label }: { $why }
online-language = --lang { $language }: der Tisch spricht { JOIN($known, " und ") }
online-lend-side = vertreten { $given }: erwartet wird { JOIN($sides, ", ") }
online-back-none = übernehmen: von dir ist nichts vertreten; „zurück“ nimmt eine Antwort zurück
online-rematch-how = revanche { $given }: erwartet wird swap, easier, harder oder nichts

## Das Ende

online-holds =
    Die Würfel stimmen: { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } und { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    } sind nachgerechnet{ $agreed ->
        [0] {""}
       *[other] , und woran Server und Plätze gebunden waren, ist so, wie sie es gezeigt haben
    }.
online-differs = Die Aufzeichnung stimmt nicht: { $reason }
online-other-secret = Die Würfel stimmen nicht: Ab Wurf { $draw } war der Server an ein anderes Geheimnis gebunden, als die Aufzeichnung hat.
online-other-seats = Die Würfel stimmen nicht: Ab Wurf { $draw } hat die Aufzeichnung andere Beiträge der Plätze, als gezeigt wurden.
online-other-nonce = Die Würfel stimmen nicht: Ab Wurf { $draw } hat die Aufzeichnung eine andere Zahl von dir, als du gegeben hast.
online-other-seed = Die Würfel stimmen nicht: Der erste Startwert ist nicht der, dessen Hash gezeigt wurde.
online-unchecked = Die Würfel lassen sich hier nicht prüfen: { $reason }
online-keep =
    Jetzt geht noch: { $mine ->
        [0] {""}
       *[other] „revanche“ für noch ein Spiel,{" "}
    }„sichern DATEI“ für die Aufzeichnung, „warum“, „bericht“, „regel“ und „sag TEXT“ wie bisher, „verlassen“ zum Gehen.
