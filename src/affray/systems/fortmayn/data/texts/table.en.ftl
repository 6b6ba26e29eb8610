### What is said at a game master's table.

table-why =
    { $told ->
        [1] {" "}“{ $why }”
       *[0] {""}
    }

## What is asked

prompt-table = { $side }: what happens?
prompt-called = { $who } is called for a roll.
prompt-aside = You may speak at any time.
prompt-ounce-aside = You may declare at any time.
prompt-foes = { $side }: what do the creatures do?
prompt-roll =
    { $deed ->
        [ambush] { $who }: is the ambush noticed?
        [dread] { $who }: can the sight of { $whom } be borne?
        [fight] { $who } fights { $whom }.
        [attacked] { $whom } attacks { $who }.
        [defend] { $who } fends { $whom } off.
        [struck_at] { $whom } strikes at { $who }.
        [shoot] { $who } shoots at { $whom }.
        [shot_at] { $whom } shoots at { $who }.
        [cast] { $who } casts a spell.
        [banish] { $who } banishes the undead.
        [talk] { $who } talks to { $whom }.
        [stunt] { $who } tries a stunt.
        [item] { $who } uses a thing.
        [carry] { $who } lifts a comrade.
        [doff] { $who } takes armor off.
        [fall] { $who }: what has become of the fall?
        [lone] { $who }: was anybody there to see it?
        [disgrace] { $who }: what comes of the shame?
        [seize_shield] { $side }: is the shield of { $whom } of use still?
        [seize_armor] { $side }: is the armor of { $whom } of use still?
       *[other] { $named ->
            [1] { $who } rolls.
           *[0] { $side } rolls.
        }
    }

note-face-down = face down
call-reaction = Reaction
call-recovery = What has become of the fall
place-table = Before the first scene

## Answers

label-table-roll = roll
label-table-roll-call =
    { $known ->
        [1] { $people } rolls { $pool ->
            [body] BODY
           *[other] HEAD
        } Dice: { $task }
       *[0] roll for call { $number }
    }
label-table-edge =
    { $edge ->
        [adv] { $who }: advantage on the next roll
        [dis] { $who }: disadvantage on the next roll
       *[none] { $who }: no advantage or disadvantage any more
    }
label-table-foes = let the creatures do what they do
label-table-rule = rule on approach { $number }: { $people } rolls
label-table-grant = approach { $number } succeeds without a roll
label-table-deny = approach { $number } cannot be tried
label-table-withdraw = withdraw call { $number }
label-table-cancel = take approach { $number } back
label-table-reveal = reveal { $named }
label-table-hide = turn { $named } face down
label-table-remove = remove { $named }
label-table-forget = throw note { $number } away
label-table-peace = end the conflict
label-table-camp = camp for the night
label-table-events = roll the event dice, for the game master alone
label-table-unveil = reveal result { $number }
label-table-call = call: { $people }, { $pool ->
        [body] BODY
       *[other] HEAD
    } Dice, { $task }
label-table-time = let { $count } { $unit } pass
label-table-fight = it comes to blows
label-table-recover = { $who } rolls what has become of the fall
label-table-ask = ask the oracle: { $likelihood }
label-table-assign = { $who }: a { $pool ->
        [body] BODY
       *[other] HEAD
    } Die more
label-table-dice =
    { $typed ->
        [1] throw real dice and type what they show
       *[0] let the program roll the dice
    }
label-table-foe-plan = { $who }: { $action ->
        [fight] fight { $whom }
        [shoot] shoot at { $whom }
        [flee] flee
       *[none] stand by
    }
label-table-say = say
label-table-end = close the table
label-table-approach = { $people }: { $task }, { $pool ->
        [body] BODY
       *[other] HEAD
    } Dice{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $stunt ->
        [1] , a stunt
       *[0] {""}
    }
label-table-confirm = the Ounce begins

## The scene

event-table-framed = { $title } ({ $light }).{ table-why }
event-table-relit = It is { $light } now.
event-table-obstacle = { $name } is in the way: { $dd } DD.
event-table-obstacle-hidden = Face down: { $name }, { $dd } DD.
event-table-creature = { $name } is here: { $dd } DD.
event-table-creature-hidden = Not seen yet: { $name }, { $dd } DD.
event-table-revealed = { $name } is seen: { $dd } DD.{ table-why }
event-table-hidden-again = { $name } lies face down.
event-table-difficulty = { $name }: { $before } DD become { $dd }.{ table-why }
event-table-distance =
    { $name }: { $band } to { COUNT($whom) ->
        [0] everybody
       *[other] { JOIN($whom, ", ") }
    }.
event-table-marked =
    { $name } { $mark ->
        [up] is up again
        [out] is out
        [fled] has fled
        [yielded] has given way
        [done] is done with
       *[undone] is in the way again
    }.{ table-why }
event-table-attitude = { $name }: { $reaction }.
event-table-removed = { $name } is gone.

## Approaches and calls

event-table-declared =
    { $number }. { JOIN($people, ", ") }: { $spell ->
        [none] { $task }, { $pool } Dice
       *[other] { $spell }
    }{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $stunt ->
        [1] , a stunt
       *[0] {""}
    }.{ $spoken ->
        [1] {" "}“{ $words }”
       *[0] {""}
    }
event-table-cancelled = { JOIN($people, ", ") } thought better of { $number }.
table-call =
    { $number }. { JOIN($people, ", ") }: { $spell ->
        [none] { $task }, { $pool } Dice
       *[other] { $spell }
    }{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }{ $hidden ->
        [1] , the result is { $by }’s
       *[0] , { $dd } DD
    }{ $stunt ->
        [1] , a stunt
       *[0] {""}
    }{ $step ->
        [1] , advantage
        [-1] , disadvantage
       *[0] {""}
    }.{ table-why }{ $spoken ->
        [1] {" "}“{ $words }”
       *[0] {""}
    }
table-override =
    { $overridden ->
        [1] {" "}({ $by } rules { $dd } DD in place of { $proposal }.)
       *[0] {""}
    }
event-table-called = Called for: { table-call }{ table-override }
event-table-ruled = Ruling: { table-call }{ table-override }
event-table-amended = Changed: { table-call }{ table-override }
event-table-called-against =
    { $number } is against { $dd } DD{ $aimed ->
        [1] {" "}({ $target })
       *[0] {""}
    }; the tables propose { $proposal }.
event-table-granted = { JOIN($people, ", ") }: that succeeds.{ table-why }
event-table-denied = { JOIN($people, ", ") }: that cannot be tried.{ table-why }
event-table-withdrawn = Call { $number } is withdrawn: { JOIN($people, ", ") } need not roll.{ table-why }
event-table-rolls = { $who } rolls for { $number }.
event-table-outcome =
    { $number }. { $who }: { $outcome }{ $dd ->
        [0] {""}
       *[other] , { $dd } DD left
    }.
event-table-kept-back = { $number }. What has come of it { $by } knows.
event-table-own-consequence = { $obstacle }, on a failure: { $price }
event-table-result =
    What came of { $number }, { $who } ({ $task }): { $outcome }, { $removed } DD removed, { $dd } left.
event-table-foe-out = { $name } is out.

## Dice, things, coins

event-table-consequence =
    { $who } loses { $count } { $pool } { $count ->
        [one] Die
       *[other] Dice
    } without a roll.{ table-why }
event-table-restored = { $who } has { $ready } { $pool } Dice ready.{ table-why }
event-table-gets = { $who } gets { $item }.{ table-why }
event-table-loses-thing = { $who } loses { $item }.{ table-why }
event-table-uses = { $who } uses { $item }.
event-table-handles =
    { $who } { $deed ->
        [drop] drops
        [don] puts on
        [doff] takes off
        [light] lights
        [wield] takes in hand
        [stow] puts away
       *[out] puts out
    } { $item }.
event-table-hands = { $who } hands { $item } to { $whom }.
event-table-coins-change =
    { $who } { $gained ->
        [1] gets
       *[0] pays
    } { $count } coins and has { $coins }.{ table-why }
event-table-attached = { $who } has an attachment more: { $words }.
event-table-detached = { $who } has lost an attachment: { $words }.
event-table-milestone = A milestone: { JOIN($whom, ", ") } may add a Die each.{ table-why }
event-table-gained = { $who } adds a { $pool } Die: { $body } BODY, { $head } HEAD.

## Words and tables

event-table-said = { $by }: “{ $words }”
event-table-whispered = { $by } to { $to } alone: “{ $words }”
event-table-noted = Note { $number }: { $words }
event-table-forgotten = Note { $number } is struck out.
event-table-asked = The oracle is asked ({ $likelihood }):{ table-why }
event-table-oracle-says =
    { $oracle }{ $unexpected ->
        [1] {" "}And something unexpected.
       *[0] {""}
    }{ $asks ->
        [1] {" "}{ $question }
       *[0] {""}
    }
event-table-drawn-consequence = A consequence: { $consequence }.
event-table-drawn-oddity = An oddity: { $oddity }
event-table-drawn-disgrace = What follows for { $who }: { $disgrace }.
event-table-handed = { $to } plays { $who } now.
event-table-dice-by =
    { $typed ->
        [1] { $by } throws real dice.
       *[0] { $by } has the dice rolled.
    }
event-table-closed = The table is closed.{ table-why }
event-hushed = Thrown unseen, { $roll }: { JOIN($faces, " ") }.

## Time

event-table-time-passes =
    { $count ->
        [one] One { $unit } passes.
       *[other] { $count } { $unit ->
            [ounce] Ounces
            [moment] Moments
            [hour] Hours
           *[day] days
        } pass.
    }{ $far ->
        [0] {""}
       *[other] {" "}{ $rides ->
            [0] On foot
           *[1] Mounted
        } one comes { $far } { $unit ->
            [hour] miles
           *[other] yards
        }.
    }{ table-why }
event-table-camps = The party camps for { $hours } Hours.
event-table-chance = Event die { $die }: { $chance }
event-table-no-chance = The event dice bring nothing.

## Conflict

event-table-taken-unawares =
    { $party ->
        [1] The party is surprised.
       *[0] They are surprised.
    }
event-table-edge =
    { $step ->
        [1] { $by }: { $who } has an advantage on the next roll.{ table-why }
        [-1] { $by }: { $who } has a disadvantage on the next roll.{ table-why }
       *[other] { $by }: { $who } has no advantage or disadvantage any more.{ table-why }
    }
event-table-peace = The conflict is over.{ table-why }
event-table-foe-planned = { $who } is going to: { $action ->
        [fight] fight { $whom }
        [shoot] shoot at { $whom }
       *[none] { $far ->
            [0] stand by
           *[other] move
        }
    }.
event-table-declares = { $who } has declared.
event-table-field-lost = The field is not theirs: what becomes of the fallen is for the game master to say.
event-table-reaction = { JOIN($foes, ", ") } take it: { $reaction }.
event-table-reaction-called = { $number }. { $who } rolls for how they take the meeting.
event-table-recovery-called = { $number }. { $who } is found and rolls what has become of the fall.
no-already-called = { $who } is called for that already

## What is refused

no-masters-word = { $verb } is for the game master to say
no-no-edge = { $who } has been given no advantage or disadvantage
no-not-your-roll = this roll is { $side }’s
no-not-yours = { $who } is { $side }’s
no-no-such-key = { $key } is no key here; there are { $known }
no-no-such-gear = { $key }={ $given }: expected one of { $known }
no-table-full = no more than { $most } at once
no-table-dd = expected 0 to { $most } Difficulty Dice
no-table-title = a title has 1 to { $most } letters on one line
no-table-name = name { $named }: expected at most { $most } letters, without underscores, bars and double blanks
no-table-fray = not while a conflict goes on
no-no-scene = there is no scene yet: frame one first
no-nothing-there = there is nothing here called { $named }
no-already-open = { $named } can be seen already
no-already-hidden = { $named } lies face down already
no-no-foe = no creature here that is up is called { $named }
no-step-untold = say why it is easier or harder
no-no-wish = there is no approach { $number }
no-no-call = there is no call { $number }
no-no-note = there is no note { $number }
no-no-result = there is no result { $number } that is kept back
no-no-seat = there is no seat { $named } here; expected one of { JOIN($known, ", ") }
no-same-dice = the dice come so already
no-person-gone = { $who } is dead or lost
no-no-usage-die = { $item } has no Usage Die
no-gear-unfit = that cannot be done with { $item }
no-attached = { $who } has that attachment already: { $named }
no-not-attached = { $who } has no such attachment: { $named }
no-no-gain = { $who } has no Die to add
no-too-long = at most { $most } { $unit } at once
no-in-fray = they fight already
no-no-fray = there is no conflict
no-no-fight = there is nobody to fight, or nobody who can
no-foe-cannot-shoot = { $named } cannot shoot at { $who }
no-foe-cannot-reach = { $named } does not reach { $who } with that move
no-not-fallen = { $who } has not fallen
no-reaction-known = all who are here have shown how they take it
