# What is said of campaigns in every system.

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
no-campaign-over =
    the campaign is over: { $won ->
        [0] the party has lost
       *[other] the party has won
    }
no-nobody-fit =
    nobody of the party can fight now; { $days ->
        [0] ten minutes of rest are enough
        [one] one day of rest is needed
       *[other] { $days } days of rest are needed
    }
no-two-at-most = two hands hold at most two items
no-not-there = the party has yet to go to where the fight is: { $minutes } minutes at a walk
no-nowhere-to-go = there is no way to go: the party is where its next fight is
no-jog-collapse = { $who } would collapse on the way; a jog of { $most } minutes is possible
no-jog-exhausted = { $who } is exhausted and too slow to jog: MA { $ma }
no-jog-load = { $who } carries too much to jog

## The road.

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
campaign-chapter-spoils = found { JOIN($item, ", ") }
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

## Rest and the way.

campaign-rest =
    { $days ->
        [0] ten minutes
        [one] one day
       *[other] { $days } days
    }
campaign-rest-none = nobody needs it
campaign-minutes = { $minutes } minutes
campaign-way =
    { $within ->
        [0] The way there takes { $minutes } minutes at a walk.
       *[other] The way there takes { $minutes } minutes at a walk; after { $within } minutes it is too late.
    }
campaign-there =
    { $late ->
        [0] there after { $minutes } minutes
       *[other] there after { $minutes } minutes, too late
    }
campaign-pace =
    { $jog ->
        [0] { $walk } minutes at a walk
       *[other] { $walk ->
            [0] { $jog } minutes at a jog
           *[other] { $jog } minutes at a jog, { $walk } at a walk
        }
    }
