### What tests, stunts, blows and shots say. A roll's name is `roll-` and its code, a refusal's message `no-` and what is
### wrong.

## Rolls

roll-test = test
roll-stunt = stunt
roll-melee = melee
roll-defend = defending only
roll-shot = ranged attack
roll-shot-at = shot at
roll-save-shield = the shield saves
roll-save-armor = the armor saves
roll-ammo = ammunition
roll-oofa = Out of Action
roll-disfigured = all HEAD Dice

## Events

dice-shown =
    { $apart ->
        [1] {""}
       *[0] { $roll }: { JOIN($faces, " ") }:{" "}
    }
event-test =
    { $thrown ->
        [0] { $apart ->
            [1] {""}
           *[0] { $dd ->
                   [0] nothing stands against it
                  *[other] no dice to roll
               }:{" "}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] nothing removed
        [one] { $removed } Difficulty Die removed
       *[other] { $removed } Difficulty Dice removed
    }, { $dd ->
        [0] none left
       *[other] { $dd } left
    }: { $outcome }
event-stunt =
    { dice-shown }{ $majority ->
        [0] no majority, { $removed } removed, { $dd } left
       *[other] a majority overcomes it
    }{ $lost ->
        [0] {""}
       *[other] ; it costs { $lost }
    }
event-exchange =
    { dice-shown }{ $removed ->
        [0] { $hits ->
            [0] nothing removed
            [one] a hit that removes nothing
           *[other] { $hits } hits that remove nothing
        }
        [one] { $removed } Difficulty Die removed
       *[other] { $removed } Difficulty Dice removed
    }, { $dd } left{ $exposed ->
        [0] {""}
        [one] ; { $exposed } die exposed
       *[other] ; { $exposed } dice exposed
    }
event-defended =
    { $roll }: { JOIN($faces, " ") }, against { $dd }: { $exposed ->
        [0] no die exposed
        [one] { $exposed } die exposed
       *[other] { $exposed } dice exposed
    }
event-shot =
    { $thrown ->
        [0] { $apart ->
            [1] {""}
           *[0] no dice to roll:{" "}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] { $hits ->
            [0] nothing removed
            [one] a hit that removes nothing
           *[other] { $hits } hits that remove nothing
        }
        [one] { $removed } Difficulty Die removed
       *[other] { $removed } Difficulty Dice removed
    }, { $dd } left
event-shot-at =
    { $roll }: { JOIN($faces, " ") }, against { $dd }: { $exposed ->
        [0] no die exposed
        [one] { $exposed } die exposed
       *[other] { $exposed } dice exposed
    }
event-spoiled =
    { $fives ->
        [one] an exact five
       *[other] { $fives } exact fives
    }: { $change ->
        [2] {""}
       *[other] { $shield ->
            [0] the shield breaks
           *[other] the shield is a d{ $shield } now
        }
    }{ $change ->
        [3] ,{" "}
       *[other] {""}
    }{ $change ->
        [1] {""}
       *[other] { $armor ->
            [0] the armor breaks
           *[other] the armor is a d{ $armor } now
        }
    }
event-saved =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }{ $saved ->
        [shield] the shield saves a die
       *[other] the armor saves a die
    } and { $die ->
        [0] breaks
       *[other] holds on as a d{ $die }
    }
event-sundered =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }{ $sundered } is sundered: one BODY Die stays ready
event-dice-lost =
    { $named ->
        [1] { $who }:{" "}
       *[0] {""}
    }{ $pool ->
        [head] { $lost ->
            [one] one HEAD Die is exhausted
           *[other] { $lost } HEAD Dice are exhausted
        }
       *[body] { $lost ->
            [one] one BODY Die is wounded
           *[other] { $lost } BODY Dice are wounded
        }
    }, { $ready } ready
event-fallen =
    { $apart ->
        [1] {""}
       *[0] the BODY Die shows { JOIN($faces, " ") }:{" "}
    }{ $result ->
        [1] dead
        [2] Disfigured
        [3] Crippled: one BODY Die is left for good
        [4] Cracked Bones
        [5] Fat Head: disadvantage on all rolls for an Hour
       *[other] KO'd, no lasting harm
    }
event-disfigured =
    { $thrown ->
        [0] no HEAD Dice to roll:{" "}
       *[other] { dice-shown }
    }{ $gone ->
        [0] no HEAD Die is gone
        [one] one HEAD Die is gone for good
       *[other] { $gone } HEAD Dice are gone for good
    }, { $head } left

## Refusals

no-shot-range = the weapon does not reach there: expected a target in its reach
no-shot-beset = an attacking foe is Close: expected a handgun, or no shot
