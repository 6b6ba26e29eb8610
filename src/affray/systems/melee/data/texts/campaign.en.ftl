# What is said of campaigns.

campaign-state-well = unhurt
campaign-state =
    { $down ->
        [0] ST now { $now } ({ campaign-lost })
       *[other] unconscious, ST now { $now } ({ campaign-lost })
    }
campaign-state-dead = dead
campaign-lost =
    { $exhaustion ->
        [0] { campaign-hits }
       *[other] { $wounds ->
            [0] { $exhaustion } fatigue
           *[other] { campaign-hits }, { $exhaustion } fatigue
        }
    }
campaign-hits =
    { $wounds ->
        [one] { $wounds } hit
       *[other] { $wounds } hits
    }
campaign-fact-attributes = ST { $st } · DX { $dx } · IQ { $iq } · WIS { $wis }
campaign-fact-movement = MA { $ma }, { $load }
campaign-fact-experience = { $has } experience
campaign-fact-spells = knows { $spell }
campaign-chapter-ep = { $who } { SIGNED($points) } experience
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } was worn out ({ campaign-lost })
       *[other] { $who } was hurt ({ campaign-lost })
    }
campaign-change-healed =
    { $wounds ->
        [one] { $who } heals a hit
       *[other] { $who } heals { $wounds } hits
    }
campaign-change-counts = { $who } is a day nearer to healing a hit
campaign-change-fatigue = { $who } has { $now } of { $most } fatigue, { SIGNED($more) }
campaign-flee = give the fight up; who put foes out of action still learns of them (filler)
