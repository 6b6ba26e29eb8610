### What the table itself says, apart from the rules.

check = { $what }: { $dice } dice, { $need } or less ({ $chance }%)
chance = { $what } ({ $chance }%)
roll = a roll

## Why the table refuses

no-id = expected an id of 1 to { $most } letters
no-onlooker = an onlooker cannot act
no-turn = another side is asked
no-stale = the answer was for state { $given }, the game is at { $state }
no-moved-on = the game went on
no-answers = expected 1 to { $most } answers of at most { $letters } letters
no-words = expected something to say
no-left = the game is over for this seat
no-taking-back = a takeback is asked for already
no-nothing-given = there is no answer of yours to take back
no-held = a die was rolled, and the computer holds you to it
no-running = the game is not over
no-made = the other game has been made
no-asked = another game is asked for already
no-nothing = nothing is asked of this seat
