# What is said of campaigns.

## Why something cannot be done.

no-party-size =
    { $most ->
        [one] { $named } takes one figure, got { $count }
       *[other] { $named } takes 1 to { $most } figures, got { $count }
    }
no-party-twice = { $who } is in the party twice
no-is-dead = is dead
no-stranger = is not of the party: { JOIN($known, ", ") }
no-rest-over = the campaign is over: nobody rests any more
no-rest-past =
    it is day { $day } and the last is { $last }: { $most ->
        [0] no day of rest is left
        [one] one day of rest is left
       *[other] { $most } days of rest are left
    }
no-not-in-chest =
    { $count ->
        [0] { $item } is not in the chest: it is empty
       *[other] { $item } is not in the chest: { JOIN($chest, ", ") }
    }
no-has-none = has no { $item }
no-two-at-most = two hands hold at most two items
no-needs-low-cup = { $who } has { $item }, and Low and Cup terms need the option low_cup_mods, which this fight has not: lay it into the chest

## A member of the party.

campaign-member = { $race } ST { $st } DX { $dx } IQ { $iq }; level { $level }, { $ep } of { $next } Ep; { $state }; has { $gear }{ $armor }
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

campaign-outcome =
    { $outcome ->
        [won] won
        [lost] lost
       *[drawn] drawn
    }
campaign-chapter = Day { $day }, { $title }: { campaign-outcome }
campaign-chapter-fallen = { $names } fell
campaign-chapter-revived =
    { COUNT($names) ->
        [one] { $names } fell and was brought back
       *[other] { $names } fell and were brought back
    }
campaign-chapter-ep = { $who } { SIGNED($points) } Ep
campaign-chapter-hurt =
    { $wounds ->
        [0] { $who } was worn out ({ campaign-lost })
       *[other] { $who } was hurt ({ campaign-lost })
    }
campaign-chapter-spoils = found { JOIN($item, ", ") }

## How far it has come.

campaign-day =
    { $last ->
        [0] day { $day }
       *[other] day { $day } of { $last }
    }
campaign-how =
    { $ending ->
        [won] won on day { $day }
        [lost] lost on day { $day }
       *[under] before fight { $fight } of { $count }, { campaign-day }
    }
campaign-stand = { $title }: { $how }
campaign-fighting = , a fight is under way
campaign-about = { $summary } { $count } fights; up to { $most } figures.
campaign-chest =
    { $count ->
        [0] Chest: empty
       *[other] Chest: { JOIN($item, ", ") }
    }
campaign-tries =
    { $left ->
        [one] It may be tried once more.
       *[other] It may be tried { $left } more times.
    }

## Rest.

campaign-rest =
    { $days ->
        [0] ten minutes
        [one] one day
       *[other] { $days } days
    }
campaign-rest-one =
    { $healed ->
        [0] { $who } has breath again
        [one] { $who } heals a wound
       *[other] { $who } heals { $healed } wounds
    }
campaign-rest-whole = { $who } is whole again
campaign-rest-quiver = { $who } fills the quiver
campaign-rest-none = nobody needs it

## At the terminal.

campaign-flee = give the fight up; whoever wounded a figure last earns its Ep (filler)
