### What is said of a delve: an event's message is `event-` and its code, a question's `prompt-` and its code, an answer's
### label `label-` and its kind, a choice's `choice-` and its code. A person's name may be anybody's, so that no pronoun follows.

## Dice and sources

event-rolled = { $roll }: { JOIN($faces, " ") }
event-sources = size of the die: { JOIN($sum, ", ") }
odds-score = { $thing } (size of the die: { $parts }):
sum-first = { $label } { SIGNED($value) }
sum-next = { $label } { SIGNED($value) }
roll-which = which of them
roll-toll = the price of passing
note-beaten = beaten
note-dead = dead
note-out = Out of Action
note-shamed = put to shame
note-surprised = surprised
note-surprising = surprising
note-held = held
note-dreads = shaken
note-fat-head = Fat Head
note-in-the-dark = in the dark
note-overloaded = overloaded
note-damaged-armor = damaged armor
note-damaged-shield = damaged shield
note-bears-a-comrade = carries a comrade
note-mounted = mounted
note-light = carries light
note-banished = banished
note-asleep = asleep or bound
note-yielded = has given way
note-friendly = friendly
note-passive-avoidant = passive-avoidant
note-passive-aggressive = passive-aggressive
note-oppositional = oppositional
note-aggressive = aggressive
note-murderous = murderous
person-line =
    { $who }: { $type }, BODY { $body }/{ $bodies }, HEAD { $head }/{ $heads }, { $coins ->
        [-1] coins unseen
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $geared ->
        [0] {""}
       *[other] ; { TALLY($items) }
    }{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }
foe-line =
    { $who }: { $creature }, { $dd }/{ $most } Difficulty Dice{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }
hurdle-line =
    { $who }: { $dd ->
        [one] { $dd } Difficulty Die
       *[other] { $dd } Difficulty Dice
    }{ $obstacle ->
       *[other] {""}
    }{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }

## Events: the party and the hub

event-begun =
    A delve begins with a party of { $size ->
        [one] one
       *[other] { $size }
    }.
event-said =
    { $named ->
        [0] “{ $said }”
       *[other] { $who }: “{ $said }”
    }
event-created =
    { $who }: { $type }, { $body ->
        [one] { $body } BODY Die
       *[other] { $body } BODY Dice
    } and { $head ->
        [one] { $head } HEAD Die
       *[other] { $head } HEAD Dice
    }, { $coins } coins{ $career ->
        [none] .
       *[other] {""}; { $career }.
    }
event-hired = { $who }, a hireling ({ $type }), comes along for { $cost } coins of { $payer }.
event-party = The party is complete: { $people }.
event-buys = { $who } buys { TALLY($items) }; { $coins } coins left.
event-sells = { $who } sells { $item } for { $won }; { $coins } coins now.
event-repair-too-dear = { $who }: mending the armor a step would cost { $cost } coins, and there are only { $coins }.
event-repair-declined = { $who } declines to pay { $cost } coins for the armor.
event-repaired = { $who }: { $item } mended to d{ $die } for { $cost } coins.
event-crafts = { $who } works an Hour on { $item } of { $whose }: HEAD with d{ $die } against Difficulty { $dd }.
event-mended = { $whose }: { $item } is mended to d{ $die }.
event-not-mended = { $who } does not get the armor of { $whose } mended.
event-built = { $who } has built { $item }.
event-builds = { $who } works an Hour on { $item }: HEAD with d{ $die } against Difficulty { $dd }.
event-not-built =
    { $who } has not finished { $item } yet: { $left ->
        [one] { $left } Difficulty Die
       *[other] { $left } Difficulty Dice
    } left.
event-studies = { $who } pores an Hour over { $spell }: HEAD with d{ $die } against Difficulty { $dd }.
event-not-learned = { $who } does not understand { $spell } yet.
event-copies = { $who } copies { $spell } into a blank book.
event-bond = { $who } has won an attachment: say to whom or what.
event-attached = { $who } is attached to { $words } now.
event-wages = { $who }, a hireling, is paid another day: { $cost } coins of { $payer }.
event-hireling-leaves = { $who }, a hireling, is not paid and leaves.
event-map-read = { $who } unfolds the map: it shows another place.
event-lodges = { $who } has bed and supper; { $whose } pays { $cost } coins.
event-memorises =
    { $who } { $count ->
        [0] memorises nothing any more.
       *[other] memorises { $spells }.
    }
event-rumour = A rumour: { $quest }; the place: { $site }. But { $complication }.
event-departed = The party departs for level { $level }, in marching order { $people }: { $quest }.
event-over =
    The delve is over{ $won ->
        [0] {""}
        [one] , with one quest done
       *[other] , with { $won } quests done
    }. { COUNT($people) ->
        [0] Nobody is left to tell of it.
       *[other] { $people } may tell of it.
    }
event-level = Level { $level } lies before the party. { $quest }.
event-came-home =
    { $goal ->
        [0] The party comes home, and the quest is not done.
       *[other] The party comes home, and the quest is done: { $quest }.
    } { $count ->
        [0] No milestone ({ $milestone }).
        [one] One milestone ({ $milestone }).
       *[other] { $count } milestones ({ $milestone }).
    }
event-gains-die = { $who } gains a { $pool } Die: BODY { $body }, HEAD { $head } owned now.
event-mourned = { $people }: gone for good.
event-leaves =
    { $goal ->
        [0] The party leaves the place.
       *[other] The party leaves the place; what it came for is done.
    }

## Events: rooms and time

event-clock = Day { $day }, Hour { $hour }, Moment { $moment }.
event-arrived =
    Room { $number }: { $room }, { $light }; { $feature }. { $exits ->
        [one] One way out.
       *[other] { $exits } ways out.
    }{ $goal ->
        [0] {""}
       *[other] {" "}The goal is here.
    }
event-bars =
    { $exit ->
        [-1] In the way: { $obstacle }.
        [0] In the way back: { $obstacle }.
       *[other] In the way to exit { $exit }: { $obstacle }.
    }
event-springs = A trap springs: { $obstacle }!
event-burns =
    { $who }: an Hour of { $item }{ $die ->
        [0] {""}; it is used up.
       *[other] , d{ $die } now.
    }
event-uses = { $who }: a use of { $item }.
event-chance = { $theme }: { $chance }
event-chance-idle = Nothing comes of it.
event-event-dice = Event dice: { JOIN($faces, " ") }{ COUNT($before) ->
        [0] {""}
       *[other] {" "}(before { JOIN($before, " ") })
    }.
event-harder = { $obstacle } becomes harder: { $dd } Difficulty Dice.
event-clue =
    { $exit ->
        [0] The way back
       *[other] Exit { $exit }
    } leads nearer to the goal.
event-omen =
    { $good ->
        [0] A bad sign for { $who }: a HEAD Die lost, { $ready } ready.
       *[other] A good sign for { $who }: a HEAD Die regained, { $ready } ready.
    }
event-restored = { $who } regains a { $pool } Die: { $ready } ready.
event-meeting = { $foes }: { $band }.
event-oracle =
    Oracle ({ $likelihood }): { $oracle }.{ $unexpected ->
        [0] {""}
       *[other] {" "}And something unexpected.
    } { $question }
oracle-asks = { $question }
event-oddity = { $oddity }

## Events: tests

event-declared =
    { $people }: { $casting ->
        [0] { $task ->
            [other] a try with { $pool }
           *[more] { $task }, with { $pool }
        }
       *[other] casting { $spell }
    }{ $stunt ->
        [0] .
       *[other] {""}, as a stunt.
    }
event-ruling =
    { $who } has { $ready ->
        [0] no { $pool } Die
        [one] { $ready } { $pool } Die of d{ $die }
       *[other] { $ready } { $pool } Dice of d{ $die }
    } for it; Difficulty { $dd }.
event-amended =
    { $author } rules: Difficulty { $dd } instead of { $before }{ $step ->
        [0] {""}
        [one] , one step easier
       *[other] , one step harder
    }{ $fixed ->
        [0] {""}
        [one] , one die lost whatever falls
       *[other] , { $fixed } dice lost whatever falls
    }{ $hidden ->
        [0] .
       *[other] {""}, and why it fails stays open.
    }
event-tries =
    { $task ->
        [other] { $who } rolls { $ready }d{ $die } ({ $pool }) against Difficulty { $dd }
        [casting] { $who } casts with { $ready }d{ $die } ({ $pool }) against Difficulty { $dd }
       *[more] { $who }, { $task }: { $ready }d{ $die } ({ $pool }) against Difficulty { $dd }
    }{ $stunt ->
        [0] .
       *[other] {""}, as a stunt.
    }
event-outcome =
    { $task ->
        [other] { $people }: {""}
        [casting] { $people }: {""}
       *[more] { $people }, { $task }: {""}
    }{ $outcome ->
        [overcome] it is done.
        [partial] halfway; Difficulty { $dd } is left.
       *[failed] { $hidden ->
            [0] not this time; Difficulty { $dd } is left.
           *[other] nothing found.
        }
    }
event-imposed =
    { $who } loses { $lost ->
        [one] one { $pool } Die
       *[other] { $lost } { $pool } Dice
    } by ruling.
event-harmed =
    { $who } loses { $lost ->
        [one] one { $pool } Die
       *[other] { $lost } { $pool } Dice
    } more.
event-done = { $obstacle }: no longer in the way.
event-found =
    { $hidden ->
        [0] Found: { $obstacle }.
       *[other] Found: { $obstacle } – { $secret }.
    }
event-nothing-hidden = Nothing is hidden here.
event-consequence = Consequence: { $consequence }.
event-noise =
    { $heard ->
        [0] The noise goes unheard.
       *[other] Something has heard it.
    }
event-mishap = { $obstacle }: { $price }.
event-unseen = { $obstacle }: there was something that nobody had seen.
event-dazed = { $who }: a Fat Head for an Hour.
event-disowned = { $who }: { $attachment } breaks with the disgraced, and is lost.
event-toll-paid = { $who } pays { $cost } coins and may pass.
event-toll-refused = { $who } does not pay the { $cost } coins asked.
event-needle = A needle springs at { $who }: a test as the Moment ends.
event-poison = Poison has got { $who }: a test as the Moment ends.
event-sets-down = { $who } sets down { $item }: too heavy.
event-falls = { $who } falls to a lower place; the way back is a climb.
event-shut = The way is shut.
event-swept = The water sweeps the party to room { $number }.
event-called = Denizens have been called.
event-woken = The sleepers wake.
event-misread = { $who } takes a false meaning from it.
event-hour-lost = An Hour is lost.
event-forgets = { $who } has forgotten { $spell }.
event-betrays = { $who } gives up { $attachment }.
event-gives-way = { $foe } gives way.
event-learns = { $who } has learned { $spell }.

## Events: things, rest and asides

event-handles =
    { $who } { $handling ->
        [light] lights { $item ->
                [torches-6] a torch
                [lantern] the lantern
               *[other] { $item }
            }
        [douse] puts out { $item }
        [wield] takes { $item } in hand
        [stow] puts away { $item }
        [take] takes { $item }
        [drop] drops { $item }
        [give] gives away { $item }
        [don] puts on { $item }
        [doff] takes off { $item ->
                [armor] the armor
                [shield] the shield
               *[other] { $item }
            }
        [wedge] wedges exit { $item }
       *[invoke] calls upon { $item }
    }.
event-takes = { $who } takes { $item }.
event-takes-goal = { $who } has done what the party came for: { $quest }.
event-takes-treasure = { $who } takes a treasure: { $treasure }.
event-finds =
    { $who } now has: { $item }{ $value ->
        [0] .
       *[other] {""}, worth { $value } coins.
    }
event-finds-coins = { $who } counts { $coins } coins.
event-dead-obey = The dead obey { $who } once: { $foes } stand aside.
event-rests = An Hour of rest.
event-camps =
    A camp; is it disturbed ({ $likelihood })? { $disturbed ->
        [0] No.
       *[other] Yes: somebody comes.
    }
event-milestone =
    A milestone: { $milestone }; { $count ->
        [one] one so far.
       *[other] { $count } so far.
    }
event-noted =
    { $rewritten ->
        [0] A remark for the journal.
       *[other] Line { $line } of the journal is told anew.
    }

## Questions

prompt-dice =
    { $given ->
        [0] {""}
       *[other] { $side }:{" "}
    }{ $number ->
        [one] Throw a d{ $sides }
       *[other] Throw { $number }d{ $sides }
    } for { $roll }{ $named ->
        [0] {""}
       *[other] {" "}({ $who })
    } and type what { $number ->
        [one] it shows.
       *[other] they show.
    }
prompt-setup = How many set out?
prompt-create =
    { $left ->
        [0] { $others ->
            [0] The party is { $people }. Describe somebody anew, buy things, or say that it is complete.
           *[other] Waiting for { $waits }, who { $others ->
                [one] makes a character
               *[other] make characters
            }. Until then you may buy things.
        }
        [one] One more to be made{ $count ->
            [0] .
           *[other] {""} beside { $people }.
        }
       *[other] { $left } to be made{ $count ->
            [0] .
           *[other] {""} beside { $people }.
        }
    }
prompt-hub =
    At the hub{ $own ->
        [0] , with { $coins } coins in all
        [1] , with { $coins } coins of your own
       *[other] {""}
    }. { $sought ->
        [0] There is no quest yet: draw a rumour.
       *[other] The quest: { $quest }; the place: { $site }. But { $complication }.
    }
prompt-scene =
    { $room }, { $light }: what does the party do?{ $waits ->
        [0] {""}
       *[other] {" "}The oracle asks: { $question }
    }
prompt-declare =
    { $sprung ->
        [0] {""}
       *[other] It springs! {""}
    }{ $people }: { $casting ->
        [0] { $task } with { $pool } against Difficulty { $dd }{ $aimed ->
            [0] {""}
           *[other] {" "}({ $obstacle })
        }. Go ahead?
       *[other] cast { $spell } against Difficulty { $dd }. Go ahead?
    }
prompt-ruling =
    { $people }: { $casting ->
        [0] { $task }
       *[other] { $spell }
    } with { $ready }d{ $die } ({ $pool }) against Difficulty { $dd }{ $stunt ->
        [0] {""}
       *[other] , as a stunt
    }{ $losses ->
        [0] {""}
       *[other] , { $losses } lost whatever falls
    }. Accept?
prompt-rest = How does the party rest? A camp is { $likelihood } to be disturbed.
prompt-advance =
    { $count ->
        [0] No milestone was passed.
        [one] Everybody gains a Die: BODY or HEAD?
       *[other] Everybody gains { $count } Dice: BODY or HEAD?
    }
prompt-pay =
    { $who }: mending the armor a step costs { $x ->
        [-1] coins
       *[other] { $x } coins
    }. Pay?
choice-pay =
    { $number ->
        [0] No
       *[other] Yes
    }
prompt-comrade = Who regains a Die?
choice-comrade = { $whom }
prompt-shamed = { $who }: which attachment is lost to the disgrace?
choice-shamed = { $attachment }
prompt-toll =
    { $who }: { $x ->
        [-1] coins
       *[other] { $x } coins
    } are asked to pass. Pay?
choice-toll =
    { $number ->
        [0] No
       *[other] Yes
    }
prompt-save =
    { $who }: { $x ->
        [-1] save a die that is exposed
        [one] one die is exposed. Save one
       *[other] { $x } dice are exposed. Save one
    }?
choice-save =
    { $die ->
        [0] { $number ->
            [0] None: the die is lost
            [1] Without a shield: the die is lost
           *[other] Without armor: the die is lost
        }
       *[other] { $number ->
            [1] With the shield (d{ $die })
           *[other] With the armor (d{ $die })
        }
    }
prompt-sunder = { $who } is about to be put Out of Action. Sunder something?
choice-sunder =
    { $die ->
        [0] { $number ->
            [0] Nothing: Out of Action
            [1] Without a shield: Out of Action
           *[other] Without armor: Out of Action
        }
       *[other] { $number ->
            [1] The shield (d{ $die })
           *[other] The armor (d{ $die })
        }
    }

## Answers

label-said = { $label }: “{ $said }”
label-start =
    { $size ->
        [one] One sets out alone
        [2] A party of { $size }, as usual
       *[other] A party of { $size }
    }
label-set-character = { $who }, a { $type } with { $body } BODY and { $head } HEAD
label-buy = { $who } buys { TALLY($items) }
label-done = The party is complete
label-sell = { $who } sells { $items }
label-repair =
    { $crafted ->
        [0] Have the armor of { $who } mended for coins
       *[other] { $maker } mends the armor of { $who }
    }
label-memorise =
    { $count ->
        [0] { $who } memorises nothing any more
       *[other] { $who } memorises { $spells }
    }
label-build = { $who } works an Hour on building { $items }
label-learn = { $who } pores an Hour over { $spells }
label-copy = { $who } copies { $spells } into a blank book
label-sleep = Sleep, with a meal
label-rumour = Listen for a rumour
label-recruit = Recruit somebody
label-retire = Retire: the delve is over
label-depart =
    Depart for level { $level }{ $ordered ->
        [0] {""}
       *[other] {" "}in the order { $people }
    }
label-oracle = Ask the oracle ({ $likelihood })
label-oracle-reply = Answer the oracle's question
label-oracle-seen = Tell what was unexpected
label-oracle-oddity = Draw an oddity
label-search = { $who } searches
label-approach =
    { $people }: { $task } with { $pool }{ $aimed ->
        [0] {""}
        [2] {" "}– { $spell }
        [3] {" "}– { $item }
       *[other] {" "}– { $obstacle }
    }{ $stunt ->
        [0] {""}
       *[other] , as a stunt
    }
label-cast =
    { $who } casts { $spell } from { $source }{ $aimed ->
        [0] {""}
       *[other] {" "}at { $obstacle }
    }
label-handle =
    { $who } { $handling ->
        [light] lights { $item ->
                [torches-6] a torch
                [lantern] the lantern
               *[other] { $item }
            }
        [douse] puts out { $item }
        [wield] takes { $item } in hand
        [stow] puts away { $item }
        [take] { $item ->
                [goal] does { $item }
               *[other] takes { $item }
            }
        [drop] drops { $item }
        [give] gives { $item } to { $whom }
        [don] puts on { $item }
        [doff] takes off { $item ->
                [armor] the armor
                [shield] the shield
               *[other] { $item }
            }
        [wedge] wedges exit { $item }
       *[invoke] calls upon { $item }
    }
label-go =
    { $back ->
        [0] Go on by exit { $exit }
       *[other] { $exit ->
            [0] Go back
           *[other] Return by exit { $exit }
        }
    }{ $known ->
        [0] {""}
       *[other] {" "}to { $room }{ $foes ->
            [0] {""}
           *[other] , where foes stayed
        }
    }{ $barred ->
        [0] {""}
       *[other] {" "}({ $obstacle })
    }
label-rest = Rest
label-attack = Attack
label-parley = Parley
label-leave = Leave the place
label-confirm =
    { $changed ->
        [0] Go ahead
       *[other] Go ahead, with { $words }
    }
label-cancel = Think better of it
label-accept = Accept and roll
label-amend = Amend the ruling: { $words }
label-withdraw = Call it off
label-hour =
    Rest an Hour{ $tended ->
        [0] {""}
       *[other] , herbs for { $herbs }
    }{ $drunk ->
        [0] {""}
       *[other] , wine for { $wine }
    }{ $copied ->
        [0] {""}
       *[other] , copying spells
    }
label-camp =
    Camp: a meal and 8 Hours of sleep{ $memorised ->
        [0] {""}
       *[other] ; { JOIN($memories, ", ") }
    }
label-assign = { JOIN($given, ", ") }
label-skip = Go on
label-note = A note for the journal { $words }
label-impose = { $who } loses { $lost } { $pool } by ruling
label-attach = { $who } is attached to somebody or something new
label-milestone = A milestone: { $words }
assigned =
    { $who } { $pool ->
        [body] BODY
       *[head] HEAD
    }

## The journal

journal-clock = Day { $day }, Hour { $hour }, Moment { $moment }
