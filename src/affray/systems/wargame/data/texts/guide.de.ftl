### Was der Ratgeber von einer Stellung sagt: Aussichten, Bögen, Proben von Bewegungen, was zwischen zwei Orten liegt.

## Wörter

part-own = eigen
part-damage = Schaden
guide-names = { JOIN($names, ", ") }
guide-of = { $left } von { $whole }
guide-at =
    { PLACE($at) }, Blickrichtung { $heading ->
       *[e] Osten
        [ne] Nordosten
        [n] Norden
        [nw] Nordwesten
        [w] Westen
        [sw] Südwesten
        [s] Süden
        [se] Südosten
    }

## Proben

guide-stays-far = zu weit: die Einheit bleibt und kommt in Unordnung
guide-stays-terrain = in Gelände: die Einheit bleibt und kommt in Unordnung
guide-disordered = in Unordnung, die nächste Aktion ist verloren
guide-leaves = verlässt das Feld
guide-free = ein freier Angriff von { FORM($whom, "dat") }
guide-slides = weicht auf ihrem Weg vor denen zurück, die noch dort stehen
guide-drawn-back = zu weit: der Marker rückt auf 12 Zoll heran

## Messen

no-line-blocked = { $what } verdeckt die Sichtlinie
guide-contact = { $who } und { $whom } berühren sich
guide-seen =
    { $count } von { $whole } Miniaturen sind zu sehen, { $enough ->
        [0] weniger als das nötige Drittel
       *[other] mindestens ein Drittel
    }
guide-arc =
    { $fires ->
        [0] { $who } kann dorthin nicht feuern ({ $facing })
       *[other] { $who } würde dorthin feuern ({ $facing })
    }
guide-front =
    { $ahead ->
        [0] außerhalb der Front von { FORM($who, "dat") }
       *[other] innerhalb der Front von { FORM($who, "dat") }
    }
guide-range =
    { $said ->
        [out] außer Reichweite von { FORM($who, "dat") }
        [long] auf großer Reichweite von { FORM($who, "dat") }
        [within] in Reichweite von { FORM($who, "dat") }
       *[about] nahe der Grenze einer Reichweite von { FORM($who, "dat") }, die erst nach der Ansage gemessen wird
    }
guide-shot =
    { $said ->
        [out] außer Reichweite, soweit man es wissen kann: die Aktion wäre vertan
        [long] mit halber Wirkung; { guide-shot-seen }
        [within] in Reichweite; { guide-shot-seen }
       *[about] nahe der Grenze der Reichweite, die erst nach der Ansage gemessen wird; { guide-shot-seen }
    }
guide-reach =
    { $said ->
        [out] außer Reichweite, soweit man es wissen kann: die Aktion wäre vertan
        [within] in Reichweite
       *[about] nahe der Grenze der Reichweite, die erst nach der Ansage gemessen wird
    }
guide-shot-seen = { $count } von { $whole } zu sehen

guide-points-idle =
    { $least ->
        [0] so viel wie kein Punkt
       *[other] so viel wie { $least } Punkte
    }

## Aussichten

guide-policy-plain = wie alle jetzt stehen
guide-policy-no-dice = wie alle jetzt stehen; keine Würfel für { FORM($whom, "acc") }
guide-policy-free = die freien Angriffe von { JOIN($names, ", ") } auf die Einheit, die geht
guide-policy-if-in-range =
    { $short ->
        [0] falls in Reichweite
       *[other] falls in kurzer Reichweite
    }
guide-policy-out = außer Reichweite: die Aktion wäre ohne Wurf verbraucht
guide-policy-fire =
    { $dice ->
        [0] die Punkte gehen an ganze Miniaturen von { JOIN($names, ", ") }, in dieser Folge
       *[other] alle Würfel gehen an die erste Einheit von { JOIN($names, ", ") }
    }{ $unsure ->
        [0] {""}
       *[other] ; falls in Reichweite
    }
guide-policy-fireball = wo der Marker zu liegen kommt, wie alle jetzt stehen
guide-policy-drive = jede überrollte Einheit, wie sie jetzt steht
guide-comes-about = gelingt: mindestens { $need } gerade Würfel
guide-tests = { $whom }: Moralprobe
guide-fails = { $whom }: Moral bricht
guide-gone = { $whom }: ausgeschaltet
guide-hurt = { $whom }: getroffen
guide-points = { $whom }: verlorene Punkte
guide-lost-miniatures = { $whom }: verlorene Miniaturen
guide-lost-steps = { $whom }: Treffer
guide-lost-vehicle = { $whom }: zerstört

## Reihenfolge

guide-order =
    { $who }{ $turn ->
        [0] {" "}({ $side })
       *[other] {""}
    }{ $failed ->
        [0] {""}
       *[other] , erschüttert
    }

## Bögen

guide-group-kind = Was sie ist
guide-group-weapons = Waffen
guide-group-abilities = Fähigkeiten
guide-group-stand = Wie sie steht
guide-group-points = Punkte
guide-row-type = Typ
guide-row-dice = Würfel
guide-row-melee-dice = Würfel im Nahkampf
guide-row-move = Bewegung
guide-row-fight = Kampf
guide-row-shoot = Schuss
guide-row-defense = Verteidigung
guide-row-range = Reichweite
guide-row-miniatures = Miniaturen
guide-row-formation = Aufstellung
guide-row-place = Ort
guide-row-state = Zustand
guide-row-contact = in Berührung mit
guide-row-actions = Aktionen übrig
guide-row-steps = Treffer
guide-row-worse = spätere Schadenswürfe
guide-row-each = je Miniatur
guide-row-gun = die Waffe
guide-row-left = übrig
guide-row-lost = verloren
guide-weapon =
    Kampf { SIGNED($fight) }, Schuss { SIGNED($shoot) }{ $shoots ->
        [0] {""}
       *[other] , Reichweite { $two ->
            [0] {""}
           *[other] { DECIMAL($short) } und{" "}
        }{ DECIMAL($far) }
    }
guide-ability-rear-attack-arc = feuert auch nach hinten, auf halbe Reichweite
guide-ability-fearless = besteht jede Moralprobe ohne Würfel
guide-ability-fireball = wirft Feuerbälle bis 12 Zoll weit
guide-ability-fast = hat drei Aktionen
guide-ability-command = würfelt für Einheiten bis 8 Zoll mit, die ihre Moral prüfen
guide-ability-additional-turn = dreht zweimal in einer Bewegung
guide-ability-own = eine eigene: ihre besondere Aktion wird in Worten angesagt und entschieden, und die anderen müssen sie billigen
guide-special =
    { $target ->
        [foe] gegen einen Feind
        [friend] auf eine Einheit der eigenen Seite
       *[any] auf irgendeine Einheit
    } bis { DECIMAL($range) } Zoll: { $effect ->
        [losses] { $dice } gegen ihre Verteidigung
        [disorder] Unordnung
       *[move] höchstens { DECIMAL($inches) } Zoll versetzt
    }{ $least ->
        [0] {""}
       *[other] , wenn { $dice } mindestens { $least } ergeben
    }
guide-special-succeeds = gelingt: { $dice } ergeben mindestens { $least }
guide-status-waiting = noch nicht aufgestellt
guide-status-left-out = nicht dabei
guide-status-lost = ausgelöscht
guide-status-away = vom Feld
guide-state-activated = war an der Reihe
guide-state-disordered = in Unordnung: die nächste Aktion ist verloren
guide-state-shaken = erschüttert: die nächste Aktion ist ein Rückzug
guide-state-prepared = Waffe vorbereitet
guide-state-half-crew = halbe Mannschaft: die Waffe wird vor dem Schuss vorbereitet
guide-shut = kein Feuer mehr ({ $facing })

## Stile der Computerspieler

style-bold-about = Bringt ihre Einheiten in Kontakt und greift an; verlorene Punkte zählen weniger.
style-careful-about = Verlorene Punkte zählen anderthalbfach: greift nur an, wo es sich lohnt, und meidet Schussbereiche.
style-holder-about = Ziele und Deckung zählen doppelt: geht hin, bleibt dort und lässt die anderen kommen.
style-skirmisher-about = Hält ihre Einheiten vom Feind fern und zermürbt ihn mit Schüssen.
