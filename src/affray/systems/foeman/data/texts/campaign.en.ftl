# What is said of campaigns.

## Why something cannot be done.

no-needs-low-cup = { $who } has { $item }, and Low and Cup terms need the option low_cup_mods, which this fight has not: lay it into the chest

## A member of the party.

campaign-member = { $race } ST { $st } DX { $dx } IQ { $iq }; level { $level }, { $ep } of { $next } Ep; { $state }; has { $gear }{ $armor }
campaign-fact-attributes = ST { $st } · DX { $dx } · IQ { $iq }
campaign-fact-level = Level { $level }
campaign-fact-ep = { $ep } of { $next } Ep
campaign-alive = mST { $mst }
campaign-hurt =
    { $down ->
        [0] mST { $mst } ({ $lost })
       *[other] unconscious, mST { $mst } ({ $lost })
    }
campaign-dead = dead
campaign-lost =
    { $exhaustion ->
        [0] { campaign-wounds }
       *[other] { $wounds ->
            [0] { $exhaustion } exhaustion
           *[other] { campaign-wounds }, { $exhaustion } exhaustion
        }
    }
campaign-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
campaign-nothing = nothing
campaign-gear = { JOIN($item, ", ") }
campaign-unarmored = { "" }
campaign-wears = ; wears { $worn }
campaign-lacks = ; lacks a point of { JOIN($attribute, ", ") } until the next level

## The road so far.

campaign-chapter-ep = { $who } { SIGNED($points) } Ep
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } was worn out ({ campaign-lost })
       *[other] { $who } was hurt ({ campaign-lost })
    }

## Rest.

campaign-rest-one =
    { $healed ->
        [0] { $who } has breath again
        [one] { $who } heals a wound
       *[other] { $who } heals { $healed } wounds
    }
campaign-rest-whole = { $who } is whole again
campaign-rest-quiver = { $who } fills the quiver

## At the terminal.

campaign-flee = give the fight up; whoever wounded a figure last earns its Ep (filler)
