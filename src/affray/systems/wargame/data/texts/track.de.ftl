## Wo eine Schlacht steht

track-deployment = Aufstellung
track-battle = Schlacht
track-ends =
    { $why ->
        [last] Die Schlacht dauert, bis eine Seite niemanden mehr hat.
        [rout] Die Schlacht dauert, bis eine Seite nur noch Einheiten hat, die die Nerven verloren haben.
        [hold] Nach Runde { $last } siegt { $side }, wenn die Seite ein Ziel hält; wer die Hälfte seiner Punkte verliert, ist gebrochen.
        [exit] { $side } siegt, wenn bis zum Ende von Runde { $last } genug Punkte über den fernen Rand sind; wer die Hälfte seiner Punkte verliert, ist gebrochen.
        [leader] Wer den Anführer des Gegners ausschaltet, siegt sofort; sonst entscheiden nach Runde { $last } die Punkte, oder wenn eine Armee gebrochen ist.
        [several-last] Die Schlacht dauert, bis alle Seiten außer einer niemanden mehr haben.
        [several-rout] Die Schlacht dauert, bis alle Seiten außer einer nur noch Einheiten haben, die die Nerven verloren haben.
        [several-leader] Wer den Anführer oder die Hälfte der Punkte seiner Armee verliert, ist aus der Schlacht. Die letzte Armee siegt; sonst entscheiden nach Runde { $last } die Punkte.
        [several-points] Eine Armee, die die Hälfte ihrer Punkte verloren hat, ist aus der Schlacht. Die letzte siegt; sonst entscheiden nach Runde { $last } die Punkte.
       *[points] Nach Runde { $last } entscheiden die Punkte, oder sobald eine Armee die Hälfte der ihren verloren hat.
    }
story-harm =
    { $count ->
        [one] einen Ausfall
       *[other] { $count } Ausfälle
    }
