### Was von Figuren gesagt wird, die man erschafft und behält.

## Warum eine nicht geht

no-hero-word = { $reason }
no-hero-thing = { $item } steht auf keiner Liste: ein Fund hat seinen Wert hinter einem $
no-hero-dice =
    { $body } KÖRPER- und { $head } KOPF-Würfel: erwartet werden zusammen { $count }, mindestens ein KÖRPER-Würfel { $least ->
        [0] {""}
       *[other] und ein KOPF-Würfel
    }
no-hero-ready = Mehr Würfel sind verwundet oder erschöpft, als es gibt: { $body } KÖRPER- und { $head } KOPF-Würfel
no-hero-worn =
    { $item } ist { $slot ->
        [shield] kein Schild
       *[armor] keine Rüstung
    }
no-hero-hands = Was gehalten wird, braucht { $count } Hände
no-hero-coins = { $coins } Münzen: erwartet wird das Zehnfache von 3W6, { $least } bis { $most }
no-no-pool = { $given }: erwartet wird { JOIN($known, " oder ") }
no-dead-hero = { $who } ist tot
no-no-die = { $who } hat keinen Würfel zu vergeben: ein Meilenstein gibt einen

## Der Bogen

hero-group-dice = Würfel
hero-group-fight = Kampf
hero-group-load = Last und Münzen
hero-group-things = Dinge
hero-group-spells = Zauber
hero-group-bonds = Bindungen
hero-row-type = Typ
hero-row-body = KÖRPER
hero-row-head = KOPF
hero-row-style = Stil
hero-row-knacks = Vorteil auf
hero-row-sunder = statt auszuscheiden
hero-row-left = Würfel zu verteilen
hero-row-learned = gewonnen und verloren
hero-row-state = Zustand
hero-row-strikes = im Nahkampf
hero-row-shoots = auf Entfernung
hero-row-shield = Schild
hero-row-armor = Rüstung
hero-row-hampers = Nachteil durch
hero-row-load = Last
hero-row-hands = freie Hände
hero-row-coins = Münzen
hero-row-bond = Bindung
hero-row-career = Beruf
hero-number = { $n }
hero-of = { $now } von { $full }
hero-type = { $type }
hero-dice =
    { $ready ->
        [0] keiner von { $most }W{ $die } bereit
       *[other] { $ready } von { $most }W{ $die } bereit
    }
hero-style = { $style }
hero-knacks = { JOIN($tasks, ", ") }
hero-sunder =
    { $type ->
        [brawny] zerstört einen Schild oder eine Rüstung
       *[brainy] opfert im Gespräch eine Bindung
    }
hero-learned =
    { $gained } gewonnen, { $maimed } für immer verloren{ $dice ->
        [0] {""}
       *[other] ; { $dice } zu vergeben
    }
hero-state =
    { $dead ->
        [0] Brummschädel für { $moments ->
            [one] { $moments } Augenblick
           *[other] { $moments } Augenblicke
        }
       *[other] tot
    }
hero-strikes =
    W{ $die }, Waffe der Größe { $size }{ $magic ->
        [0] {""}
       *[other] , magisch
    }
hero-unarmed = W{ $die } mit bloßen Händen, ab 4 wird entfernt
hero-shoots =
    W{ $die }, { $ranged ->
        [bow] Bogen
        [sling] Schleuder
        [thrown] geworfen
        [longarm] Langwaffe
       *[handgun] Faustwaffe
    }{ $magic ->
        [0] {""}
       *[other] , magisch
    }
hero-hampers = { JOIN($sources, ", ") }
hero-cover =
    { $item } W{ $die }{ $damaged ->
        [0] {""}
       *[other] , beschädigt (heil W{ $own })
    }{ $magic ->
        [0] {""}
       *[other] , magisch
    }
hero-load =
    { $bulk } von { $most }{ $over ->
        [0] {""}
       *[other] : überladen
    }
hero-purse = { $left } von { $coins }, { $spent } ausgegeben
hero-thing =
    { $at ->
        [hand] in der Hand
        [slung] umgehängt
        [worn] am Leib
       *[pack] getragen
    }, Last { $bulk }{ $die ->
        [0] {""}
       *[other] , W{ $die }
    }{ $magic ->
        [0] {""}
       *[other] , magisch
    }{ $value ->
        [0] {""}
        [one] , { $value } Münze
       *[other] , { $value } Münzen
    }
hero-item = { $item }
hero-spellname = { $spell }
hero-against =
    { $against ->
        [creature] gegen die Schwierigkeit der Kreatur
        [obstacle] gegen die Schwierigkeit des Hindernisses
       *[other] gegen { $against }
    }
hero-spell =
    { $against ->
        [creature] gegen die Schwierigkeit der Kreatur
        [obstacle] gegen die Schwierigkeit des Hindernisses
       *[other] gegen { $against }
    }{ $memorised ->
        [0] {""}
       *[other] ; im Gedächtnis
    }
hero-bond = { $attachment }
hero-career = { $career }
hero-type-facts = KÖRPER W{ $body }, KOPF W{ $head }
hero-type-rule =
    { $total } Würfel auf KÖRPER und KOPF zu verteilen, auf jeden mindestens einer; { $type ->
        [brawny] darf einen Schild oder eine Rüstung zerstören, statt auszuscheiden
       *[brainy] Vorteil auf { JOIN($tasks, ", ") }
    }
hero-price =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Last { $bulk }{ $die ->
        [0] {""}
       *[other] , W{ $die }
    }

## Karten und Zeilen

hero-card-body = KÖRPER
hero-card-head = KOPF
hero-card-coins = Münzen
hero-card-gained =
    { $count ->
        [one] { $count } Würfel gewonnen
       *[other] { $count } Würfel gewonnen
    }
hero-card-dice =
    { $count ->
        [one] { $count } Würfel zu vergeben
       *[other] { $count } Würfel zu vergeben
    }
hero-card-spells = { $count } Zauber
hero-card-wounded = { $count } verwundet
hero-card-exhausted = { $count } erschöpft
hero-card-maimed = { $count } für immer verloren
hero-card-fat-head = Brummschädel
hero-line =
    { $race }, KÖRPER { $body }/{ $bodymax }, KOPF { $head }/{ $headmax }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $state ->
        [dead] tot
        [down] außer Gefecht
        [hurt] nicht frisch
       *[well] frisch
    }: { TALLY($things) }
hero-advance-cost =
    { $has ->
        [0] ein Meilenstein gibt einen Würfel
       *[other] { $has } Würfel zu vergeben
    }

## Chancen

hero-odds-removed = SW entfernt
hero-odds-wounded = KÖRPER-Würfel verloren
hero-odds-felled = anderer aus
hero-odds-out = selbst aus
hero-odds-policy = Ein Nahkampfwurf gegen { $dd } Schwierigkeitswürfel, so viele wie der andere KÖRPER-Würfel bereit hat; Rüstung wird nicht verbraucht.

## Gedruckt

hero-leaf = { $who }
hero-leaf-beside =
    { $type }{ $gained ->
        [0] {""}
       *[other] , { $gained } Würfel gewonnen
    }
hero-leaf-body = KÖRPER-Würfel: verwundete ankreuzen
hero-leaf-head = KOPF-Würfel: erschöpfte ankreuzen
hero-leaf-out = außer Gefecht
hero-leaf-spent = keiner bereit
hero-leaf-usage = { $item } W{ $die }: bei 1 und 2 ankreuzen
hero-leaf-die = W{ $die }
hero-leaf-expended = weg
hero-leaf-notes = Notizen

## Namen

nothing-none = nichts
item-bare-hands = bloße Hände
item-one-handed-weapon-short = Einhandwaffe, kurz
item-one-handed-weapon-thrown = Einhandwaffe zum Werfen
item-one-handed-weapon-sling = Schleuder
item-two-handed-weapon-bow = Bogen
form-short = kurz
form-thrown = zum Werfen
form-sling = Schleuder
form-bow = Bogen
attachment-regiment = das Regiment
attachment-birthplace = der Geburtsort
attachment-rival = ein Nebenbuhler
attachment-child = ein Kind
