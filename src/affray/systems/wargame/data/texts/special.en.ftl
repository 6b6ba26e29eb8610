### What is said of special actions: declared, ruled on and agreed to, or settled by the scenario.

event-declares = { $who }: special action, “{ $words }”.
event-rules = { $side } rules: { JOIN($effects, "; ") }.
event-amends = { $side } would have it so: { JOIN($effects, "; ") }.
event-consents = { $side } agrees.
event-objects = { $side } does not agree.
event-no-effect = { $who }: nothing comes of it, the action is spent.
event-shifted = { $who }: now at { $x },{ $y }, facing { $heading }.
event-uses = { $who }: { $ability } on { $target }, { $distance } away, centre to centre.
event-special-short = too far away: nothing comes of it
event-special-roll =
    { $roll }: { JOIN($faces, " ") }, { $total } of the { $least } needed: { $success ->
        [0] it fails
       *[other] it succeeds
    }
effect-miniatures =
    { $whom }: { $count ->
        [one] { $count } miniature lost
       *[other] { $count } miniatures lost
    }
effect-steps =
    { $whom }: { $count ->
        [one] hit { $count } time
       *[other] hit { $count } times
    }
effect-vehicle = { $whom }: destroyed
effect-disorder = { $whom }: disordered
effect-move =
    { $whom }: moved to { $at }{ $way ->
       *[none] {""}
        [n] , facing north
        [ne] , facing north-east
        [e] , facing east
        [se] , facing south-east
        [s] , facing south
        [sw] , facing south-west
        [w] , facing west
        [nw] , facing north-west
    }
effect-nothing = nothing
prompt-ruling = { asked }: “{ $words }” is declared. What comes of it? The others must agree to more than nothing.
prompt-agree =
    { $side }: { $who } of { $actor } would do this: “{ $words }”. { $amended ->
        [0] { $actor } rules
       *[other] { $author } has amended, and { $actor } accepts
    }: { JOIN($effects, "; ") }. Do you agree?
prompt-amended = { $side }: “{ $words }” of { $who }: { $author } would have it so: { JOIN($effects, "; ") }. Do you accept? If not, nothing happens.
label-special = special action: “{ $words }”
label-use =
    { $ability } on { $whom }{ $seen ->
        [0] {""}
       *[other] , { about-far }; range { DECIMAL($range) }
    }{ $moved ->
        [0] {""}
       *[other] ; moved to { $at }
    }
label-ruling = ruling: { JOIN($effects, "; ") }
label-amend = amend it to: { JOIN($effects, "; ") }
label-consent = agree
label-object = do not agree: nothing happens
no-special = the unit has bought no ability of its own whose special action is left open
no-special-words = expected words on one line, at most { $most } letters
no-no-such-special = the unit has no special action { $ability } that this scenario settles
no-special-target =
    { $target ->
        [foe] expected an enemy unit on the field, got { $unit }
        [friend] expected one of the own units on the field, got { $unit }
       *[any] expected a unit on the field, got { $unit }
    }
no-special-mark =
    { $moves ->
        [0] { $ability } moves nobody: expected no mark
       *[other] { $ability } moves a unit: expected where to, such as to 12,14
    }
no-special-far = { $unit } is moved by at most { DECIMAL($inches) } inches
no-ruled-unit = expected a unit on the field, got { $unit }
no-ruled-losses = { $unit } can lose 1 to { $most }
no-ruled-disorder = { $unit } is disordered already
no-ruled-twice = a ruling says each thing of a unit once: { $unit }
no-ruled-many = a ruling says at most { $most } things
no-ruled-terrain = { $unit } would stand in terrain
no-not-now-ruling = the special action is ruled on first: ruling EFFECT, or ruling nothing
no-not-now-agree = the ruling is answered first: consent, object or amend EFFECT
no-not-now-amended = the amendment is answered first: consent or object
no-amended-once = each side amends a ruling once: consent or object
no-amended-nothing = the amendment says what the ruling says, or nothing: consent or object
