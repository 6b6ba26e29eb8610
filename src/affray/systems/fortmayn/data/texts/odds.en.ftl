### What answers promise.

odds-down = no Difficulty left
odds-lost = dice lost
odds-out = Out of Action
odds-spent = no HEAD Die left
odds-removed = Difficulty Dice removed
odds-dice = dice lost
odds-policy =
    { $dice }d{ $die } ({ $pool }) against { $dd ->
        [one] { $dd } Difficulty Die
       *[other] { $dd } Difficulty Dice
    }{ $rollers ->
        [one] {""}
       *[other] , { $rollers } characters one after another
    }{ $targets ->
        [one] {""}
       *[other] , { $targets } rolls one after another
    }. These rolls alone: exposed dice are saved while there is gear, the shield first; gear or an attachment goes rather than somebody.
