friends-title = Die Gruppe entscheidet
friends-leads = führt
friends-awaited = stimmt noch ab
friends-for = für: { $what }
friends-same = Ebenso stimmen
friends-left =
    { $seconds ->
        [one] Noch eine Sekunde, dann entscheidet { $lead }.
       *[other] Noch { $seconds } Sekunden, dann entscheidet { $lead }.
    }
friends-over = Die Zeit ist um: { $lead } entscheidet.
friends-open = Mehr als die Hälfte entscheidet, sonst { $lead }, sobald alle abgestimmt haben.
group-decide = Die Abstimmung
friends-hand = Wem welcher Charakter gehört
friends-hand-to = { $who } an { $to } übergeben
friends-lend = Einen Computer { $side } spielen lassen
friends-lent = Vorerst spielt ein Computer { $side }.
friends-back = { $side } wieder selbst spielen
gather-friends = Jede Person führt einen eigenen Charakter, hier oder über einen Link auf dem eigenen Telefon; auch ein Computer kann das. Die erste führt die Gruppe.
gather-make = Wird noch gemacht
gather-vote = Sekunden, bis die Führung eine Abstimmung entscheidet (0: nie)
gather-seconds = Erwartet werden 0 bis { $most } ganze Sekunden, bis die Führung eine Abstimmung entscheidet; 0: nie.
