### What the table itself says, apart from the rules.

check = { $what }: { $dice } dice, { $need } or less ({ $chance }%)
chance = { $what } ({ $chance }%)
roll = a roll

## Why the table refuses

no-id = expected an id of 1 to { $most } letters
no-onlooker = an onlooker cannot act
no-lend = that is not yours to hand over, or it is so already
no-lend-present = { $side } is at the table: only { $side } and whoever leads may let a computer play there
no-vote = the lead decides once { $seconds } seconds are over, or all have voted
no-vote-seconds = vote { $given }: expected 0 to { $most } whole seconds until the lead decides; 0 for never
no-turn = another side is asked
no-stale = the answer was for state { $given }, the game is at { $state }
no-such-side = there is no side { $side }; the sides are { $sides }
no-hint-here = there is nothing to weigh here
no-hint-people = hints are given only where no other person plays
no-moved-on = the game went on
no-answers = expected 1 to { $most } answers of at most { $letters } letters
no-words = expected something to say
no-left = the game is over for this seat, or a computer plays for it
no-taking-back = a takeback is asked for already
no-nothing-given = there is no answer of yours to take back
no-held = a die was rolled, and the computer holds you to it
no-running = the game is not over
no-made = the other game has been made
no-asked = another game is asked for already
no-nothing = nothing is asked of this seat
no-rate = Too much at once; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
no-store = Your answer could not be saved. Nothing has changed; press it again.
no-kept = This could not be saved. Nothing has changed; try again.
no-read = This cannot be read just now; try again in a moment.
no-lab-late = Working this out takes longer than the { $seconds } seconds that a question has here. Ask for less, or ask at the terminal, where there is no limit.
no-lab-busy = The laboratory is busy with other questions; try again in a minute.
no-lab-many = Several of your questions are still being worked on; wait until one is answered.
no-lab-memory = This question needs more memory than a question has here. Ask for less, or ask at the terminal.
no-lab-fault = The laboratory failed at this question. All others are answered.
no-host = This server does not answer to { $host }. Start it with --name { $host }.
no-scheme = This page is asked over https, the server over http. Start it with --proxy and the address of the proxy between.
no-key = This needs the server's key. Open the address with the key that its host has given you.
close-given = This seat was given to somebody else. If it is yours, ask the host to give it out anew to you.
close-slow = You were away too long for a catch-up; the table is loaded anew.
close-many = This link is open in too many windows. Close some and come back.

## Dice

no-dealing = the dice are being agreed on; try again in a moment
dice-record = The record was given out while the game goes on.
dice-branch = A game was branched off while this one goes on.
dice-agreed =
    { $alone ->
        [0] From here on the dice come from numbers that { JOIN($names, ", ") } and the server drew together, so that nobody could know them before.
       *[other] From here on the dice come from a number that the server drew alone.
    }
dice-out = { JOIN($names, ", ") } gave no number in time and took no part.

## Seats

seat-link = this link has not been used yet: take the seat with it first
seat-moved = This link is void: its seat was given out anew. Ask the host for the new link.
seat-spent = This link has been used, and the seat of { JOIN($sides, ", ") } has an owner. If it is yours and you have lost it, ask the host to give it out anew.
seat-known = draw another token: this one opens a seat already
told-taken = Somebody has opened the link of { $side } and sits there now.
told-given = The host gives out the seat of { $side } anew; whoever had it is out.
told-lent = A computer plays { $side } for now.
told-back = Whoever sits there plays { $side } again.
told-beside = Somebody has sat down beside the host.

## Figures

no-figure-name = a name is missing
no-figure-there = { $name } is in the roster already: choose another name
no-figure-unknown = { $name } is not in the roster
no-figure-stale = { $name } was changed elsewhere meanwhile: look at it again
no-figure-out = { $name } is out on the campaign { $campaign }
weapon-2hd = takes two hands
weapon-jab = jabs
weapon-hds = jabs with the other hand free
weapon-hth = for hand-to-hand
weapon-hurl = can be hurled
weapon-slow = reloaded by a Ready
weapon-magic = magic
weapon-crude = crude
weapon-racial = of one race only

## Armies

no-army-there = there is an army called { $name } already: choose another name
no-army-unknown = there is no army called { $name }
no-army-stale = { $name } was changed elsewhere meanwhile

## Battlefields

no-field-name = name: expected 1 to 80 letters on one line
no-field-there = there is a battlefield called { $name } already: choose another name
no-field-unknown = there is no battlefield called { $name }
no-field-stale = { $name } was changed elsewhere meanwhile
field-sight =
    { COUNT($names) ->
        [0] { DECIMAL($far) } inches, a clear line of sight
       *[other] { DECIMAL($far) } inches, blocked by { $names }
    }

## Stories

no-story-yet = the game is not over yet
