friends-title = Die Gruppe entscheidet
friends-leads = führt
friends-voted = hat abgestimmt
friends-awaited = stimmt noch ab
friends-for = für: { $what }
friends-same = Ebenso stimmen
friends-left =
    { $seconds ->
        [one] Noch eine Sekunde, dann entscheidet { $lead }.
       *[other] Noch { $seconds } Sekunden, dann entscheidet { $lead }.
    }
friends-over = Die Zeit ist um: { $lead } entscheidet.
friends-open = Die meisten Stimmen entscheiden; bei Gleichstand { $lead }.
friends-hand = Wem welcher Charakter gehört
friends-hand-to = { $who } an { $to } übergeben
friends-lend = Einen Computer { $side } spielen lassen
friends-lent = Vorerst spielt ein Computer { $side }.
friends-back = { $side } wieder selbst spielen
