### Was Angriffe, Befehle und Moral sagen.

## Wörter

facing-front = Front
facing-left = linke Seite
facing-rear = Heck
facing-right = rechte Seite
action-move = Bewegung
action-melee = Nahkampfangriff
action-ranged = Fernangriff
action-special = besondere Aktion
action-nothing = nichts
action-move-away = Rückzug
reduction-move = Bewegung
reduction-defense = Verteidigung
reduction-range = Reichweite
reduction-front = Feuer nach vorn
reduction-left = Feuer nach links
reduction-rear = Feuer nach hinten
reduction-right = Feuer nach rechts
part-contact = in Berührung
part-second-rank = zweites Glied
part-shooters = Schützen
part-vehicle = Fahrzeug
part-fight = Kampf
part-shoot = Schuss
part-weapons = Waffen

## Würfe

roll-order = wer beginnt
roll-attack = Nahkampfangriff
roll-defence = Gegenwehr im Nahkampf
roll-free-attack = freier Angriff
roll-overrun = Überrollen
roll-struck = Gegenwehr gegen das Fahrzeug
roll-volley = Fernangriff
roll-vehicle-fire = Feuer des Fahrzeugs
roll-fireball = Feuerball
roll-vehicle-damage = Schaden am Fahrzeug
roll-morale = Moral
roll-command = Würfel des Kommandeurs
roll-special = besondere Aktion

## Ablehnungen

no-vehicle-melee = ein Fahrzeug greift im Nahkampf nur an, indem es Einheiten überrollt
no-contact = schlagen lässt sich nur ein Feind in Berührung
no-outside-front = das Ziel liegt nicht vor der Front des Regiments
no-known-out = außer Reichweite, soweit man es wissen kann: die Aktion wäre vertan
no-known-far = zu weit für eine Bewegung, soweit man es wissen kann
no-ranged-weapon = die Einheit hat keine Fernwaffe
no-facing-lost = das Fahrzeug kann dorthin nicht mehr feuern ({ facing-word })
facing-word =
    { $facing ->
        [front] vorn
        [left] links
        [right] rechts
       *[rear] hinten
    }
no-rear-arc = das Fahrzeug kann nicht nach hinten feuern
no-other-arc = das Ziel liegt nicht im gewählten Bereich ({ facing-word })
no-not-seen = { $seen } von { $n } Miniaturen sind zu sehen; erwartet wird wenigstens ein Drittel
no-reduction = davon ist nichts mehr übrig, was sinken könnte
no-fireball = einen Feuerball wirft nur ein Held mit dieser Fähigkeit
no-tokens-first = Einheiten, deren Moral brach, sind zuerst an der Reihe
no-not-waiting = erwartet wird eine eigene Einheit auf dem Feld, die in diesem Zug noch nicht an der Reihe war
no-actions-left = die Einheit hat keine Aktion mehr
no-action-owed =
    { $action ->
        [nothing] die Einheit muss ihre nächste Aktion mit nichts verbringen
       *[move_away] die Einheit muss sich erst vom Feind entfernen
    }
no-move-away-free = nur eine Einheit, deren Moral brach, zieht sich zurück
no-attack-again = einen solchen Angriff hat die Einheit in dieser Aktivierung schon gemacht
no-ordnance-again = ein Geschütz macht in einer Aktivierung nur einen Fernangriff
no-after-melee = ein Geschütz schießt nach einem Nahkampfangriff nicht mehr
no-shoot-in-contact = eine Einheit, die einen Feind berührt, schießt nicht
no-hero-again = der Held hat seinen Angriff in dieser Aktivierung schon gemacht
