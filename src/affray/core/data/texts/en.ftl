## Words of every system

list-end = { $most } and { $last }
no = no
yes = yes
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

# The articles that the forms of words have, each with how an adjective ends after it and without it.
articles = {""}

track-round =
    Round { $round }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }

## What one might want to do

deed-go-to = go to { $column },{ $row }

## What the game itself refuses

no-over = the game is over
no-giver = { $given }: nobody of that name plays here; expected one of { JOIN($known, ", ") }
no-turn = another side is asked
no-start = there is no answer to take back
no-rolled = a die was rolled
no-dice =
    expected { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } from { $lowest } to { $highest }, got { $given }
no-choice = expected a number from 0 to { $highest }, got { $given }

## Round the board

turn-none = as it stands
turn-0 = ahead
turn-1 = ahead right
turn-2 = back right
turn-3 = straight back
turn-4 = back left
turn-5 = ahead left
place-at = { $line }; at { $place }, facing { $direction }
place-body = { $line }, { $count } hexes
place-air = { $line }, in the air
place-off = { $line }; off the board
legend-down = { $mark } down
legend-body = { $mark } more of a body
legend-cost = { $mark } { $land } ({ $cost } Mp)
legend-barred = { $mark } { $land } (no way)
legend-blocking = { $mark } blocks sight and the way: { $things }
legend-low = { $mark } blocks the way only: { $things }
legend-objectives = { $mark } objectives: { $places }
legend-held = { $place } (held by { $side })
legend-zones = { $mark } deployment zones
answer-forms = Or in words (`forms WORD` shows how): { $words }.
answer-open = Or as you like: { BLANKS($form) }
answer-then = By its number it goes on to “{ $then }” at once; “{ $answer }” in full stops before.
game-over = The game is over.
side-out = { $side } is out: nobody on that side can act. Whoever plays it may watch on.
side-back = { $side } can act again.
game-won =
    { $won ->
        [one] Victory for { $sides }.
       *[other] A draw between { $sides }.
    }
earlier-holds =
    recorded under behaviour version { $earlier }; today every state and die is the same under the options { $options }
earlier-parts =
    recorded under behaviour version { $earlier }; its check sum holds, so nothing in the file was changed since
proved = the server's secrets and the seats' nonces bear out the seeds of the dice from draw { $draws }
parting =
    Played under behaviour version { $earlier }. From entry { $entry } (line { $line }{ $given ->
        [none] {""}
       *[other] , “{ $given }”
    }) on version { $now } { $why ->
        [refused] refuses what was given
       *[other] comes to something else
    }{ $clauses ->
        [none] {""}
       *[other] {" "}[{ $clauses }]
    }; the game stands before it and goes on under version { $now } with other dice.
table-parted =
    Behaviour version { $now } does not play this game as it was played from entry { $since } of its log on
    ({ $clauses }). What was given stays above; the game goes on from before it, with other dice.
parting-rest = What was recorded after that:
parting-onward = From here on under version { $now }:
field-copy-size = a battlefield begun with --from keeps the size of that one
replay-names = The names of sides and figures stay as they were recorded.
replay-end =
    After { $answers } of { $all } answers; { $over ->
        [1] the game is over.
       *[other] open: { $asked }
    }
journal-at = The journal: affray journal { $record } --out journal.html
journal-dice = Dice: { $rolls }
journal-remark = A remark
journal-title = { $title }: the journal
legend-scale = A letter is { $across } inch wide and { $up } high.
legend-facing = facing:
legend-item = { $name } at { $place }
legend-hidden = { $name } at { $place } (hidden)
legend-laid = over the ground: { $things }
legend-lying = { $mark } on the ground: { $things }
stage-ways = Ways out: { $ways }
stage-far = { $band } to { $who }

## Odds

odds-nothing = there is nothing to weigh here
odds-worth = How much less each answer is worth to a computer player than the best one, in a measure of its own, for comparison only:
odds-more = ... and { $count } more, worth no more than the last of these
odds-percent = { $n }%
odds-hardly = <1%
odds-choice = choice
odds-number = number
odds-dice = dice
odds-st = ST
odds-score = { $thing }: score { $score }{ $parts ->
        [none] {""}
       *[other] {" "}= { $parts }
    }
odds-policy = { $things }: { $policy }

## Figures of the roster in a fight

no-unknown-race = race { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-type = type { $named } is unknown; expected one of { JOIN($known, ", ") }
no-side-player =
    --side { $given }: expected NAME=PLAYER, the player one of { JOIN($players, ", ") }, the name one of { JOIN($sides, ", ") }
no-side-unknown = --side { $given }: the sides are { JOIN($sides, ", ") }, their players { JOIN($players, ", ") }
no-side-twice = --side { $given }: { $side } has a player already
no-side-kept = --side { $side }=PLAYER is missing: { $player } had { $side } in the record, and that cannot be started from a record
no-post = no figure can take the place of { $who } here; those of { $known } can be taken
no-fighter-dead = { $who } is dead
no-fighter-down = { $who } is unconscious: let it rest first
no-fighter-out = { $who } is out on the campaign { $campaign }
no-fighter-unknown = { $who } has something that these rules do not know
no-fighter-twice = two figures in the fight would be called { $who }
no-fighter-system = { $who } is a figure of { $system }
no-fighter-idle = { $who } can only take a place of a side that a person plays
no-fighter-stale = { $who } was changed or removed elsewhere meanwhile: look at the figures again
no-fight-running = the fight is not over
no-fight-undone = a rolled die was taken back in this game, so it changes nobody of the roster
no-fight-changed = { $who } has changed since the fight began, so nothing is kept
home-same = as before
home-lost = lost: { $things }
home-won = brought back: { $things }

## Sums and printed leaves of every system

sum-first = { $label } { $value }
sum-next = { $label } { SIGNED($value) }
paper-text = { $text }
paper-decimal = { DECIMAL($value) }
paper-number = { $n }
paper-signed = { SIGNED($n) }
paper-yes = ●
paper-no = –
paper-percent = { $n }%
paper-hardly = <1%
paper-nearly = >99%

## What the terminal makes of a typed line

no-word =
    “{ $given }” is no answer here; expected { $count ->
        [one] { $words }
       *[other] one of { $words }
    }
no-word-near = “{ $given }” is no answer here; perhaps { JOIN($near, ", ") }
no-help = help { $given }: expected one of { JOIN($known, ", ") }, or a word that answers begin with here
no-near = { $reason }; did you mean { JOIN($near, ", ") }?
one-number = the number 1
no-word-listed =
    “{ $given }” is no answer here; expected { $most ->
        [1] { one-number }
       *[other] a number from { $least } to { $most }
    }, words of the list, or an answer that begins with one of { $words } (`forms` shows how)
no-menu-number =
    expected { $most ->
        [1] { one-number }
       *[other] a number from { $least } to { $most }
    }, or an answer in words; got { $given }
no-menu-which =
    { $label }: say which number after it, { $least } to { $most }{ $such ->
        [none] {""}
       *[other] , such as { $such }
    }
no-menu-beyond = { $label }: expected a number from { $least } to { $most } after it, got { $number }
no-menu-alone = { $label }: takes no number after it
no-menu-several = “{ $given }” may mean: { $labels }. Say all of it, or its number.
no-menu-for-good = this cannot be undone, so a number is not enough: to do it, type “{ $label }”
no-menu-inner =
    answer { $most ->
        [none] { $last }
       *[other] { $most } or { $last }
    }, or in words such as “{ $such }”
no-same-none = { $who } has given no such answer before
no-same-inner = what an action asks in between is never the same: answer it
forms-number = This question takes only a number of the list.
forms-inner =
    { $most ->
        [none] { $last }
       *[other] { $most } or { $last }
    }, or in words such as “{ $such }”
forms-none = no answer to this question begins with { $word }
part = { $label } { $value }{ $clause ->
        [none] {""}
       *[other] {" "}[{ $clause }]
    }
why-earlier = `why { $back }`: { $about }
why-legal = { $answer } is legal now.
same-done = The same again: { $answer }.
same-ends = { $who } cannot do the same: { $reason }
no-form = “{ $given }”: expected { BLANKS($form) }{ $such ->
        [none] { "" }
        [quoted] ; a name of several words stands in quotes
       *[other] , such as { $such }
    }
answer-cut = `answers` lists all the places of a line with “...”.
answer-span = “{ $typed }” means { $text }.
dice-type = Type { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } from { $least } to { $most }, such as { $such }.
terminal-help =
    An answer is its number in the list ("3"; "3 4" where the list shows numbers such as 1..9), or its words, each of which may be cut short ("fa s" for "face S"). Words in full are taken as they stand: what is not legal is refused with its reason.
    answers        the words of each answer, where the list has others
    same           what the figure answered to this the last time; `same all`: so all figures of its side, one after another
    undo           take the last answer back, as long as no die was rolled since
    why [NUMBER]   the last score and its rolls, with the parts and the rules behind them; `why 2`: those before
    why ANSWER     why an answer would be refused
    why NAME       why the computer decided so for a side, figure or unit: what it expected, and of what else it looked at
    hint           what a strong player would answer here, and what it expects of that; `hint do` does it
    odds           what the answers promise, and are worth to a computer player
    board  log     the board and figures again; the account so far (`log all`: from the start)
    forms [WORD]   how answers in words are written
    sheet [NAME]   a figure: what it is, has left and carries, and the sums behind its numbers
    clause ID      the text of a rule, by an id in brackets such as the account shows; the id alone does it too, and words look for rules that have them (clause hexside)
    save [FILE]    keep the record in a file
    resign yes     give up the side that is asked
    quit           leave the game
    An empty line shows the question again.

## The table at the terminal

terminal-words =
    back undo
    rule clause
    rules clause
    list answers
    exit quit
    q quit
terminal-rules = (The rules are written in English.)

table-players = { JOIN($players, ", ") }; { $typed ->
        [0] seed { $seed }
       *[other] real dice, typed in
    }. `help` lists what you may type.
table-player = { $side } { $who ->
        [you] you
        [human] human
       *[other] { $name }
    }
table-left = You leave the table; { $kept ->
        [no] the game is not kept (play with --save FILE to keep it).
        [unsaved] { $path } holds the game up to the last good save.
       *[yes] go on with: affray play --load { $path }
    }
table-length = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }, seed { $seed }.
table-still = `why NAME` (a side, figure or unit), `log`, `sheet` and `clause` still answer.
table-keep = { $kept ->
        [0] Keep the record? A file name, or Enter for no:
       *[other] Enter leaves:
    }
table-kept = The record is in { $path }: affray replay { $path }; affray verify { $path }
record-heading = { $system }: { $title }; seed { $seed }
record-kept = The record is in { $path }.
table-unsaved = affray: { $reason }; the last good record stays
table-undone = Taken back.
table-undo-none = undo: there is no answer of yours to take back
table-undo-held = undo: a die was rolled since, and the computer holds you to it
table-undo-agreed = A die was rolled since. Do all sides agree to take it back?
table-undo-not-agreed = undo: not agreed
table-why-over =
    why { $given }: expected the number of a roll{ $count ->
        [0] {""}
       *[other] , a side that a computer played ({ JOIN($sides, ", ") }), or one of its figures: { JOIN($figures, ", ") }
    }
table-why-roll = why: finish the present roll first
table-odds-roll = odds: a roll has no answers to compare
table-same = same { $rest }: expected same, or same all
table-hint = hint { $rest }: expected hint, or hint do
table-sheet-none = sheet: { $system } has none
table-sheet-who =
    sheet{ $given ->
        [none] {""}
       *[other] {" "}{ $given }
    }: expected the name of a figure: { JOIN($names, ", ") }
table-sheet-nobody =
    sheet{ $given ->
        [none] {""}
       *[other] {" "}{ $given }
    }: expected the name of a figure, and nobody is there yet
table-answers-none = answers: the list says all that may be typed
table-why-none =
    { $count ->
        [0] why: no die has been rolled yet; `why ANSWER` says why an answer would be refused
        [one] why { $back }: only one roll is known, the last; `why` explains it
       *[other] why { $back }: expected 1 for the last roll, up to { $count }
    }
table-nothing = Nothing has happened yet.
table-clause = clause: expected the id of a rule, as the account shows them in brackets, or words of one
table-clause-more = ... and { $count } more; another word leaves fewer
no-clause = clause { $given }: expected an id such as { JOIN($near, ", ") }
table-clause-none = clause: no rule has the words “{ $words }”
table-save = save: expected the name of a file
table-save-exists = { $path }: exists; name another file

## Campaigns

no-out-on = is out on the campaign { $named }
no-fight-here =
    a fight of the campaign { $named } is under way { $table ->
        [0] at the terminal: affray campaign play { $named }
       *[other] in the browser: affray serve, and there Campaigns, { $named }
    }
no-no-fight = no fight of the campaign { $named } is under way
campaign-go-on = Go on with: { $command }
campaign-free = `{ $command }` frees the party.
campaign-forgotten = { $named } is over and forgotten; its party is free.
campaign-leave = You leave the table; go on with: { $command }

## Who leaves a game

left-resign = { $side } gives up.
left-flag = { $side } has no time left.
left-master = { $side } leaves the game master's seat: the fight goes on without rulings.
left-held = A computer goes on for { $side }.
resign-sure = giving up { $side } cannot be taken back: type “resign yes” if you mean it; `quit` leaves the table
resign-none = resign: no person plays a side any more; `quit` leaves the table

## Computer players

player-thinks = { $side } is thinking ...
player-hurries = The answer for { $side } comes as soon as it can. Ctrl-C again leaves the table.
player-fails = The game is lost for { $player } ({ $side }): it { $fault }.
player-absent =
    does not start{ $shown ->
        [none] {""}
       *[other] {" "}({ $shown })
    }
player-ended = ended without an answer (exit code { $shown })
player-closed = closed its output without an answer
player-late = did not answer within { $shown } seconds, the time that it was told and the grace beside it
player-long = wrote a line without end
player-garbled =
    wrote { $shown ->
        [none] something that is
       *[other] “{ $shown }”, which is
    } no reply{ $about ->
        [none] {""}
       *[other] : { $about }
    }
player-unnumbered =
    wrote { $shown ->
        [none] a reply
       *[other] “{ $shown }”, a reply
    } without n, the number of the question
player-number =
    answered { $shown ->
        [none] another question than the one asked
       *[other] question { $shown }; question { $wanted } was asked
    }
player-unread =
    answered { $shown ->
        [none] something that is
       *[other] “{ $shown }”, which is
    } no answer{ player-asked }
player-illegal =
    answered { $shown ->
        [none] something that is
       *[other] “{ $shown }”, which is
    } not legal{ player-asked }
player-asked =
    { $legal ->
        [0] {""}
        [one] {" "}(the question “{ $code }” has one legal answer: { JOIN($near, "; ") })
       *[other] {" "}(the question “{ $code }” has { $legal } legal answers, such as { JOIN($near, "; ") })
    }
player-error =
    says { $shown ->
        [none] that it has no answer
       *[other] “{ $shown }”
    }

## Reasons of computer players

reason-whom = { $who ->
        [none] you
       *[other] { $who }
    }
reason-alone = Nothing else was worth a closer look.
reason-planned = It goes on as it had planned.
reason-even = Several looked alike.
reason-even-tried = The tries do not tell them apart.
reason-worth = It looks better than the next, by the odds of this answer alone.
reason-first = It comes first in the order in which such things are done.
reason-win = { $bound ->
        [over] over { $win }%
        [under] under { $win }%
       *[none] { $win }%
    }
reason-other = { $other-bound ->
        [over] over { $other }%
        [under] under { $other }%
       *[none] { $other }%
    }
reason-doubt = { $kind ->
        [few] Tried out { $tries ->
            [0] a few times
            [one] only once
           *[other] only { $tries } times
        } each, the next best won more often, { reason-other } against { reason-win }. So few tries prove nothing, so the rule of thumb decides.
        [luck] Tried out { $tries } times each, the next best won more often, { reason-other } against { reason-win }. The luck of the dice alone may do as much, so the rule of thumb decides.
       *[sure] Tried out { $tries } times each, the next best won more often, { reason-other } against { reason-win }. That is not surely more, so the rule of thumb decides.
    }
reason-spared = Costs fewer losses of one's own than the next best: { reason-win } to win, not { reason-other }.
reason-dealt = Hurts the other side more than the next best: { reason-win } to win, not { reason-other }.
reason-place = Leads to a better position than the next best: { reason-win } to win, not { reason-other }.
reason-tries = Tried out { $kind ->
        [span] { $tries } to { $most } times
       *[same] { $tries ->
            [one] once
           *[other] { $tries } times
        }
    } only, so take the outlook as rough.
reason-heading = { $kind ->
        [hint] A strong player would:
       *[why] { $round ->
            [none] {""}
           *[other] { $round }:{" "}
        }{ $side }{ $who ->
            [none] {""}
           *[other] {" "}for { $who }
        } chose:
    }
reason-row = { reason-win } to win{ $losing ->
        [0] {""}
       *[other] ; expected losses: { JOIN($lost, ", ") } { $unit ->
            [units-left] units
           *[other] fighters
        }
    }
reason-row-worth =
    { $kind ->
        [best] looks best
        [equal] looks as good as another
       *[less] looks less good
    }
reason-erred = It erred: the next looked better. Weak levels do, as people do.
reason-loss = { $side } { DECIMAL($points) }
reason-none = nothing has been decided for { $side } yet that left a choice
reason-again = { $label } ({ $count } times)
reason-aimed = { $label } ({ $aim })
reason-went-on = { $kind ->
        [planned] Then it went on as it had planned
       *[other] After that
    }: { JOIN($labels, ", ") }
reason-listed = { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }{ JOIN($labels, "; ") }.{ $news ->
        [0] {""}
       *[other] {" "}{ JOIN($decided, " ") }
    }
reason-figures = For all that was weighed ask why and a name: { JOIN($names, ", ") }
reason-unkept = the reasons for what { $side } has decided so far are no longer kept
reason-hidden = what has been decided for { $side } so far goes by what you may not know; ask again when the game is over
reason-person = why: a person plays { $side }
why-unsaid = why: { $reason }
why-unknown = why: “{ $given }” is neither a name nor an answer here; { $count ->
        [0] ask about { JOIN($names, ", ") }, or about an answer
       *[other] did you mean { JOIN($near, ", ") }?
    }
why-sides = { $fault }; or a side that a computer plays: { $sides }
hint-roll = hint: a roll leaves nothing to decide
hint-thinks = A strong player looks at it ...
hint-done = As advised: { $answer }.

## Lessons

lesson-help = In a lesson `show` gives the next answer; what does not fit is taken back and explained.
lesson-back = Taken back. { $word }
lesson-wrong = That can be done, and another day it may be right. Here do first what the lesson asks.
lesson-none = the lesson awaits nothing of you now
lesson-fine =
    { $count ->
        [one] The lesson goes as it is written.
       *[other] All { $count } lessons go as they are written.
    }
