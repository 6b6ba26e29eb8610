# A game master at a fight on hexes

prompt-rule = { $side }: what happens? Rule, or let the fight go on.{ $calling ->
        [0] {""}
       *[other] {" "}{ JOIN($calls, " ") }
    }
master-here = { $master } is the game master{ $mine ->
        [0] : `call WORDS` asks for a ruling.
       *[other] : `forms` shows what can be ruled, `call WORDS` asks for a ruling.
    }
master-help =
    call WORDS     ask the game master for a ruling, whoever is asked
    ruling WORDS   what the game master rules when he is asked: `forms ruling` shows how; `go on`: the fight goes on
    interrupt      the game master wants to speak before the next move or action
master-call = { $side } calls: “{ $words }”
prompt-interrupt = { $side }: the fight goes on; `interrupt` and you are asked before the next move or action
prompt-call = { $side }: `call WORDS` asks { $master } for a ruling

label-go-on = The fight goes on
label-interrupt = Speak before the next move or action
label-call = Ask for a ruling: “{ $words }”
label-ruled-harm = { $who } is hurt: { $points } { $points ->
        [1] point
       *[other] points
    }
label-ruled-tire = { $who } is tired: { $points } { $points ->
        [1] point
       *[other] points
    }
label-ruled-mend = { $who } is mended: { $points } { $points ->
        [1] point
       *[other] points
    }
label-ruled-fall = { $who } falls
label-ruled-rise = { $who } stands up
label-ruled-spend = { $who } has used its action
label-ruled-save = { $who } makes a saving throw of { $count } dice against { $attribute ->
        [st] ST
        [dx] DX
        [iq] IQ
       *[wis] WIS
    }{ $change ->
        [0] {""}
       *[other] {" "}{ SIGNED($change) }
    }
label-ruled-put = { $who } is put on { $hex }{ $turned ->
        [0] {""}
       *[other] , facing { $direction }
    }
label-ruled-hand = { $who } gets { $item }{ $hidden ->
        [0] {""}
       *[other] {" "}secretly
    }
label-ruled-strip = { $who } loses { $item }
label-ruled-lay = { $item } lies on { $hex }{ $hidden ->
        [0] {""}
       *[other] , hidden
    }
label-ruled-lift = { $item } on { $hex } is gone
label-ruled-mark = { $named } is on { $hex }{ $hidden ->
        [0] {""}
       *[other] , hidden
    }
label-ruled-unmark = { $named } is gone
label-ruled-reveal = What is hidden on { $hex } is seen
label-ruled-ground = { $hex } is { $ground } from now on
label-ruled-tell = To { $side } alone: “{ $words }”
label-ruled-say = “{ $words }”
label-ruled-attend = Asked { $when ->
        [rounds] at the start of each round
        [actions] at the start of each round and before each action
       *[calls] only when called
    }
label-ruled-end = The fight is over: { $won ->
        [0] nobody has won
       *[other] { $side } has won
    }

event-called = { $side } asks for a ruling: “{ $words }”
event-ruled-harm = { $master } rules: { label-ruled-harm }
event-ruled-tire = { $master } rules: { label-ruled-tire }
event-ruled-mend = { $master } rules: { label-ruled-mend }
event-ruled-fall = { $master } rules: { label-ruled-fall }
event-ruled-rise = { $master } rules: { label-ruled-rise }
event-ruled-spend = { $master } rules: { label-ruled-spend }
event-ruled-save = { $master } rules: { label-ruled-save }
event-ruled-put = { $master } rules: { label-ruled-put }
event-ruled-hand = { $master } rules: { label-ruled-hand }
event-ruled-strip = { $master } rules: { label-ruled-strip }
event-ruled-lay = { $master } rules: { label-ruled-lay }
event-ruled-lift = { $master } rules: { label-ruled-lift }
event-ruled-mark = { $master } rules: { label-ruled-mark }
event-ruled-vanish = { $named } is no longer on { $hex }
event-ruled-unmark = { $master } rules: { label-ruled-unmark }
event-ruled-reveal = { $master } rules: on { $hex } there is { JOIN($found, ", ") }
event-ruled-ground = { $master } rules: { label-ruled-ground }
event-ruled-tell = { $master }: { label-ruled-tell }
event-ruled-say = { $master } rules: { label-ruled-say }
event-ruled-attend = { $master }: { label-ruled-attend }
event-ruled-end = { $master } rules: { label-ruled-end }

no-no-master = there is no game master in this fight
no-master-speaks = { $side } is ruling now; the fight goes on when { $side } says `go on`
no-master-waits = { $side } may rule between two moves or actions: `interrupt` first
no-asked-already = you are asked now: rule, and `go on` lets the fight go on
no-wants-already = you are asked as soon as the move or action under way is over
no-caller = { $given } is no side of this fight; expected one of { JOIN($known, ", ") }
no-calls-nobody = nobody can be called now
no-called-already = { $side } has been called already and has still to rule
no-ruled-figure = { $given } is no figure of this fight; expected one of { JOIN($known, ", ") }
no-ruled-points = points: expected 1 to { $most }
no-ruled-dice = dice: expected 1 to { $most }, and a change of no more than 99
no-ruled-hex = { $hex } is off the map
no-ruled-reveal = nothing is hidden on { $hex }
no-ruled-item = { $given } is nothing that figures of this system have
no-ruled-strip = { $who } has no { $item }
no-ruled-lift = no { $item } lies on { $hex }
no-ruled-ground = { $given } is no ground; expected one of { JOIN($known, ", ") }
no-ruled-side = { $given } is no side; expected one of { JOIN($known, ", ") }
no-ruled-unmark = { $given } is not on the map{ $some ->
        [0] {""}
       *[other] ; expected one of { JOIN($known, ", ") }
    }
no-ruled-name = { $given }: expected a name that no figure has, without underscores or bars
no-ruled-many = no more than { $most } things of no side
no-ruled-words = words: expected some, and no more than { $most } letters
no-ruled-wrong = that cannot be: { $hex ->
        [none] the rules allow no such thing
       *[other] nobody could stand on { $hex } then
    }
no-ruled-lies = { $who } lies already
no-ruled-stands = { $who } stands already
no-ruled-acted = { $who } has used its action already
no-ruled-attribute = { $given }: expected one of { JOIN($known, ", ") }
no-ruled-down = { $who } is out of the fight
no-ruled-dead = { $who } is dead
no-ruled-hth = { $who } is in hand-to-hand and cannot stand there
no-ruled-taken = there is no room for { $who } on { $hex }
no-ruled-laden = { $who } cannot carry { $item } too

form-call = Call for a ruling
form-ruling-say = Say what is so
form-ruling-tell = Tell one side alone
form-ruling-save = Call for a saving throw
form-ruling-harm = Hurt a figure
form-ruling-tire = Tire a figure
form-ruling-mend = Mend a figure
form-ruling-fall = Let a figure fall
form-ruling-rise = Let a figure stand up
form-ruling-spend = Use up an action
form-ruling-put = Put a figure elsewhere
form-ruling-hand = Give a thing
form-ruling-strip = Take a thing away
form-ruling-lay = Lay a thing down
form-ruling-lift = Take up what lies there
form-ruling-reveal = Reveal what is hidden
form-ruling-mark = Set or move what belongs to no side
form-ruling-unmark = Remove what belongs to no side
form-ruling-ground = Change the ground
form-ruling-attend = When you are asked
form-ruling-end = End the fight
field-said = Words
field-figure = Figure
field-hex = Hex
field-points = Points
field-item = Thing
field-hidden = Hidden
field-secretly = Secretly
field-facing = Facing
field-attribute = Against
field-side = Side
field-dice = Dice
field-change = Change of the score
field-name = Name
field-ground = Ground
field-when = When
field-winner = Who has won
hint-hex = Column and row, such as 4,5
pick-name = { $named }
pick-item = { $item }
pick-facing = { $direction }
pick-ground = { $ground }
pick-nobody = Nobody
attend-rounds = At the start of each round
attend-actions = Also before each action
attend-calls = Only when called
