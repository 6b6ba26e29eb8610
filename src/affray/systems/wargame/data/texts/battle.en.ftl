### What is said of a battle: an event's message is `event-` and its code, a question's `prompt-` and its code, an answer's
### label `label-` and its kind, a note's `note-`, a refusal's `no-` and what is wrong. A unit's name may be of one or of
### many, so that no verb follows it.

## Measures

inches =
    { DECIMAL($far) } { $one ->
        [0] inches
       *[other] inch
    }
under-an-inch = less than 1 inch
target-numbered = { $place }. { $named }

## Events: rounds and turns

event-rolled = { $roll }: { JOIN($faces, " ") }
event-lots = { JOIN($sides, ", then ") }: each throws a die, the highest goes first.
event-order = Order of the turns: { JOIN($throws, ", then ") }.
order-throw =
    { $side } ({ JOIN($faces, ", then ") }{ COUNT($faces) ->
        [one] {""}
       *[other] {" "}to break a tie
    })
event-round = Round { $round }.
event-turn = Turn of { $side }.
event-deployed =
    { $who } ({ $side }): { $formation ->
        [regiment] deployed as a regiment
        [skirmish] deployed in skirmish order
       *[none] deployed
    } at { $x },{ $y }, facing { $heading }.
event-left-out = { $who }: no room in the zone, left out of the battle.
event-activated =
    { $who }: activated, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-nothing = { $who }: an action spent on nothing.
event-prepare = { $who }: the weapon is prepared.
event-leader-lost = { $side } has lost its leader, { $who }.
event-broken = The army of { $side } breaks: { DECIMAL($lost) } of { DECIMAL($start) } points are lost, { DECIMAL($enough) } were enough.
event-over =
    { $why ->
        [broken] The battle is over in round { $round }: { $side } has won, the army of { $loser } is broken.
        [leader] The battle is over in round { $round }: { $side } has won, { $loser } has lost its leader.
        [exit] The battle is over in round { $round }: { $side } has won and led { $led } points off the field, of { $asked } that were needed.
        [no-exit] The battle is over in round { $round }: { $side } has won, only { $led } points left the field of { $asked } that were needed.
        [hold] The battle is over in round { $round }: { $side } has won and holds an objective.
        [no-hold] The battle is over in round { $round }: { $side } has won, { $loser } holds no objective.
        [even] The battle is over in round { $round }: a draw, as no side leads by the { $margin } points that a victory needs.
        [alone] The battle is over in round { $round }: { $side } has won, every other army is out of the battle.
        [rounds] The battle is over in round { $round }, the last one: a draw among all who are left, for none has outlasted the others.
        [most] The battle is over in round { $round }: { $side } has won by points, at least { $margin } ahead of each other side that is left.
        [points] The battle is over in round { $round }: { $side } has won by points, { $margin } more than the other were needed.
       *[other] The battle is over in round { $round }: { $won ->
            [0] a draw, { $standing ->
                [0] nobody is left to fight.
               *[other] no side stands alone at the end.
            }
           *[other] { $side } has won, nobody of { $loser } is left to fight.
        }
    }

## Events: moves

event-moves =
    { $fate ->
        [far] { $who }: the mark lies { $distance } away, beyond Move { $move }; nobody moves.
        [terrain] { $who }: the place at { $x },{ $y } runs into terrain; nobody moves.
       *[placed] { $still ->
            [0] { $who }: { $distance } to the { $bearing }, to { $x },{ $y }, facing { $heading }{ now-near }.
           *[other] { $who }: turned on the spot to face { $heading }{ now-near }.
        }
    }
event-moves-away =
    { $fate ->
        [far] { $who }: the mark lies { $distance } away, beyond Move { $move }; nobody moves.
        [terrain] { $who }: the place at { $x },{ $y } runs into terrain; nobody moves.
       *[placed] { $who }: { $distance } away from the enemy, to { $x },{ $y } in the { $bearing }, facing { $heading }{ now-near }.
    }
event-reforms =
    { $who }: { $fate ->
        [placed] formed anew in
       *[other] no room to form in
    } { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, facing { $heading }{ now-near }.
event-drives =
    { $fate ->
        [placed] { $still ->
            [0] { $who }: { $distance } { $reverse ->
                [0] forward
               *[other] in reverse
            } to { $x },{ $y }, facing { $heading }{ now-near }.
           *[other] { $who }: turned on the spot to face { $heading }{ now-near }.
        }
       *[other] { $who }: too far or into terrain with { $distance }; the vehicle stays.
    }
event-disordered = { $who }: disordered, so that the next action is lost.
event-into-contact = { $who }: in contact with { $foes }.
event-army-leaves =
    { $units ->
        [one] What is left of the army of { $side } leaves the field: { $units } unit.
       *[other] What is left of the army of { $side } leaves the field: { $units } units.
    }
event-leaves = { $who }: off the field by the far edge.
event-slides-back = { $who }: back along the path to the first clear place.

## Events: attacks

event-attacks = { $who }: melee attack on { $target }.
event-free-attack = { $who }: free attack on { $target } for leaving the melee.
event-overruns =
    { $who }: straight over { $target }, { $struck ->
        [one] { $struck } miniature
       *[other] { $struck } miniatures
    } struck.
event-shoots = { $who }: ranged attack on { $target }, measured { $distance } centre to centre.
event-fires = { $who }: fire to the { $facing }, targets in this order: { JOIN($targets, ", ") }.
event-throws = { $who }: fireball at { $x },{ $y }.
event-musters =
    { $who }: { $number }d{ $sides }{ $signed ->
        [0] {""}
       *[other] {" "}{ SIGNED($bonus) }
    } ({ JOIN($rolling, ", ") })
bonus-sum = { SIGNED($bonus) } = { JOIN($sum, ", ") }
event-stands =
    { $who }: no dice to strike back, { $why ->
        [front] struck in the flank or the rear
        [vehicle] as a vehicle that did not begin the fight
        [contact] as nobody is in contact
        [friend] as it was a friend
       *[other] by the rules of the house
    }
event-strike =
    { $roll }: { JOIN($faces, " ") } = { $points }{ $added ->
        [0] {""}
       *[other] , { SIGNED($bonus) } = { $total }
    }, against Defense { $defense }: { $share ->
        [0] { $quotient }
        [1] { $whole }, halved and rounded down { $quotient }
       *[other] { $whole }, halved and rounded up { $quotient }
    }
event-out-of-range = out of range: the action is spent
event-fire = { $roll }: { JOIN($faces, " ") }, with Shoot { $total } points to divide
event-fireball =
    { $success ->
        [0] { $roll }: { JOIN($faces, " ") }, even dice { $evens }: it fails
       *[other] { $roll }: { JOIN($faces, " ") }, even dice { $evens }: { $damage } against each Defense
    }
event-losses =
    { $who }: { $lost ->
        [one] { $lost } falls
       *[other] { $lost } fall
    }, { $left } left.
event-removed = { $who }: wiped out.
event-hero-hit =
    { $who }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $die ->
        [0] more than can be borne.
       *[other] the die is now d{ $die }.
    }
event-vehicle-hit =
    { $who }: damage, 1d8{ $quotient ->
        [0] {""}
        [one] {" "}+ { $quotient } for the hit
       *[other] {" "}+ { $quotient } for the hits
    }{ $worse ->
        [0] {""}
       *[other] {" "}+ { $worse } for earlier damage
    }
event-vehicle-damage =
    { $thrown ->
        [0] makes { $score }
       *[other] rolled { JOIN($faces, " ") }, makes { $score }
    }: { $chooser ->
        [1] the defender chooses,{" "}
        [2] the attacker chooses,{" "}
       *[other] destroyed
    }{ $chooser ->
        [0] {""}
       *[other] { reduced }
    }{ $raised ->
        [0] {""}
       *[other] ; later damage rolls get 1 more
    }
reduced =
    { $reduction ->
        [nothing] but nothing is left to reduce
        [move] Move falls by 1 inch
        [defense] Defense falls by 1
        [range] range falls by 2 inches
       *[other] no more { $reduction }
    }
event-morale =
    { $thrown ->
        [0] {""}
       *[other] { $roll }: { JOIN($faces, " ") };{" "}
    }even dice { $evens }, odd dice { $odds }: { $passed ->
        [0] failed
       *[other] passed
    }
event-fearless = { $who }: fearless, no check of morale.
event-nerve =
    { $passed ->
        [0] { $who }: shaken, the next action must be a move away from the enemy.
       *[other] { $who }: morale holds.
    }

event-idles = { $who }: no move, no attack.
event-standing =
    only { $most ->
        [one] the { $most } who stands is
       *[other] the { $most } who stand are
    } halved
event-share-lands =
    { $near ->
        [0] at { $target }: out of range, its { $points ->
            [one] point is
           *[other] { $points } points are
        } lost
       *[other] at { $target }: { $points } points against Defense { $defense }, { $alone ->
            [0] { $quotient ->
                [0] nobody removed
               *[other] { $quotient } to be removed
            }
           *[other] { $quotient ->
                [0] no hit
                [one] { $quotient } hit
               *[other] { $quotient } hits
            }
        }
    }
event-nobody-burnt =
    { $under ->
        [0] nobody stands under the fireball
       *[other] every Defense holds, nobody falls
    }
event-leader-named = { $side }: { $who } leads.
event-contact-fails = { $who }: no way into contact with { $target } within its Move; nobody moves.
event-order-once = Order of the turns: { JOIN($order, ", then ") }.
event-moves-once =
    { $still ->
        [0] { $who }: move of { $distance }, facing { $heading }.
       *[other] { $who }: on the spot, facing { $heading }.
    }
event-moves-away-once = { $who }: move away from the enemy of { $distance }, facing { $heading }.
event-reforms-once =
    { $who }: change of formation to { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, facing { $heading }.
event-drives-once =
    { $who }: drive of { $distance } { $reverse ->
        [0] forward
       *[other] in reverse
    }, facing { $heading }.
event-stands-once = { $who }: no dice to strike back
event-broken-once = The army of { $side } is broken.
event-over-once =
    { $won ->
        [0] The battle is over in round { $round }: a draw.
       *[other] The battle is over in round { $round }: { $side } has won.
    }
event-share =
    { $near ->
        [0] target { $mark }: { $points } points, lost as it is out of range
       *[other] target { $mark }: { $points } points, { $quotient } by its Defense
    }
## Questions

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Throw { $number }d{ $sides } for { $thrower ->
        [figure] { asked }
        [side] { $side }
       *[game] the battle
    }: { $roll }.
prompt-go = The game goes on by itself.
prompt-deploy =
    { $side }: which unit is deployed, and where? { $left ->
        [one] { $left } is left.
       *[other] { $left } are left.
    }
prompt-pick =
    { $side }, round { $round } of { $rounds }: which unit is activated{ $shaken ->
        [0] ?
       *[other] , of those that failed their morale?
    }
prompt-act =
    { asked }, { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } left: { $owed ->
        [nothing] disordered or with no way out, so that the next one is spent on nothing.
        [move-away] shaken, so that the next one is a move away from the enemy. Where to?
       *[free] what next?
    }
prompt-reduction = { asked }: damage { $score }, what is reduced on { $whom }?
prompt-points = { asked }: how many of the { $most } points left go to { $whom }, Defense { $defense }, { $number } miniatures? Points on a target out of range are lost.
prompt-die-target = { asked }: which target gets the die that shows { $face }?
prompt-shoot-target = { asked }: which target gets the { $bonus } of Shoot?
prompt-casualty =
    { asked }: who of { $whom } falls{ $of ->
        [one] ?
       *[other] , { $nth } of { $of }?
    }{ $barred ->
        [0] { "" }
       *[other] { " " }Whoever else is left holds the unit together.
    }
choice-reduction =
    { $reduction ->
        [move] Move, 1 inch less
        [defense] Defense, 1 less
        [range] range, 2 inches less
       *[other] { $reduction }
    }
choice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $alone ->
        [0] { $gone ->
            [0] nobody falls
            [one] { $gone } falls
           *[other] { $gone } fall
        }
       *[other] { $gone ->
            [0] no hit
            [one] { $gone } hit
           *[other] { $gone } hits
        }
    }
choice-target = { $whom }
choice-nobody = nobody
choice-miniature =
    miniature { $place }, { $rank ->
        [0] { $central ->
            [1] in the middle of the unit
           *[other] { $distance } { $bearing } of its middle
        }
        [1] front rank, { choice-file }
       *[other] rank { $rank }, { choice-file }
    }
choice-file =
    { $end ->
        [left] left end
        [right] right end
       *[none] file { $file } from the left
    }

## Answers

label-go = go on
label-end-turn = end the turn
label-stop = end the activation
label-nothing = spend an action on nothing
label-prepare = prepare the weapon
label-number = { $number }
label-deploy =
    { $who }: { $formation ->
        [regiment] regiment in { $files ->
            [one] { $files } file
           *[other] { $files } files
        }{" "}
        [skirmish] skirmish order{" "}
       *[none] {""}
    }at { $at }, facing { $heading }
label-unit = activate { $who }
label-move =
    { $away ->
        [0] move { $distance }
       *[other] move { $distance } away
    } to the { $bearing }, to { $at }{ $turned ->
        [0] {""}
       *[other] , facing { $heading }
    }{ move-end }
label-exact =
    { $label } (exactly { PLACE($at) }{ $degrees ->
        [none] {""}
       *[other] , facing { DECIMAL($degrees) } degrees
    })
label-turn =
    { $turned ->
        [0] stay at { $at }
       *[other] turn { $by }, to face { $heading }
    }{ move-end }
move-end =
    { COUNT($foes) ->
        [0] {""}
       *[other] , into contact with { $foes }
    }{ $end ->
        [stays] , too far or into terrain: the unit stays and is disordered
        [disordered] , disordered
        [unknown] , which the rules do not allow
       *[placed] {""}
    }
label-reform =
    change to { $files ->
        [one] { $files } file
       *[other] { $files } files
    }{ $turned ->
        [0] {""}
       *[other] , facing { $heading }
    }{ move-end }
label-drive =
    { $reverse ->
        [0] drive forward
       *[other] drive in reverse
    }: { JOIN($drive, ", ") }{ COUNT($foes) ->
        [0] {""}
       *[other] , over { $foes }
    }{ $end ->
        [stays] , too far or into terrain: the vehicle stays and is disordered
        [disordered] , disordered
        [unknown] , which the rules do not allow
       *[placed] {""}
    }
drive-left = { $degrees } degrees to the left
drive-right = { $degrees } degrees to the right
with-weapon =
    { $armed ->
        [0] {""}
       *[other] {" "}with { $weapon }
    }
label-melee = melee attack on { $whom }{ with-weapon }
label-shoot = shoot at { $whom }{ with-weapon }, { about-far }; range { JOIN($ranges, ", at half effect up to ") }
label-fire = fire to the { $facing }{ with-weapon }, targets: { $foes }
label-contact =
    into contact with { $whom }{ $seen ->
        [0] {""}
       *[other] , { about-far }
    }
label-fireball = fireball at { $at }, { $distance } away
about-far =
    { $touching ->
        [0] { $exact ->
            [0] about { $distance } away
           *[other] { $distance } away
        } to the { $bearing }, { measured-between }
       *[other] in contact
    }

# What a distance is measured between: contact goes by the bases, all else by the centre-most miniatures.
measured-between =
    { $bases ->
        [0] centre to centre
       *[other] base to base
    }

## Units

unit-line =
    { $who } ({ $side }): { $type }, { $left } of { $initial }{ $fielded ->
        [0] {""}
       *[other] , { $formation ->
            [regiment] regiment in { $files ->
                [one] { $files } file
               *[other] { $files } files
            } at { $at } facing { $heading }
            [skirmish] in skirmish order at { $at } facing { $heading }
           *[none] at { $at } facing { $heading }
        }
    }; { $number }d{ $sides }, Move { DECIMAL($move) }, Defense { $defense }{ $armed ->
        [0] {""}
       *[other] , range { DECIMAL($range) }
    }{ COUNT($notes) ->
        [0] {""}
       *[other] ; { JOIN($notes, ", ") }
    }
unit-nearest = { $line }; nearest enemy { $whom } { about-far }
note-waiting = not yet deployed
note-left-out = left out
note-lost = wiped out
note-away = off the field
note-acting = acting
note-left =
    { $value ->
        [one] { $value } action left
       *[other] { $value } actions left
    }
note-activated = activated
note-disordered = disordered
note-shaken = shaken
note-engaged = in contact
note-prepared = weapon prepared
note-half-crew = half crew
note-steps =
    { $value ->
        [one] { $value } hit
       *[other] { $value } hits
    }
note-slower = Move -{ $value }
note-weaker = Defense -{ $value }
note-shorter = range -{ $value }
note-worse = damage rolls +{ $value }
note-front-lost = no fire to the front
note-left-lost = no fire to the left
note-right-lost = no fire to the right
note-rear-lost = no fire to the rear

## Refusals: deployment and turns

no-not-now-start = the game goes on by itself
no-not-now-deploy = units are deployed first
no-not-now-pick = a unit is activated first
no-not-to-deploy = expected one of the own units that are not yet deployed, got { $unit }
no-form = { $unit } is deployed as { JOIN($formation, " or ") }
no-zone = a miniature stands outside its side's zone
no-zone-terrain = a miniature overlaps or touches terrain
no-no-unit = there is no unit { $unit }
no-not-ready =
    { $why ->
        [foe] that is a unit of { $side }; expected one of your own
        [activated] the unit was activated this turn already
        [lost] the unit is wiped out
        [waiting] the unit is not deployed
        [left-out] the unit had no place at deployment and takes no part
       *[away] the unit has left the field
    }
no-unit-active =
    { $same ->
        [0] { $unit } is activated now; another unit is once that ends (“stop”)
       *[1] { $unit } is activated already: what does it do?
    }
no-owed-stop = the unit must first move away from the enemy
no-no-action = expected an action of the unit that is activated
no-prepared = the weapon needs no preparation now
no-prepare-first = half a crew prepares the weapon first

## Refusals: moves

no-arrange-centre = the mark is not the place of the centre-most miniature
no-arrange-number = { $places } places are given for { $number } miniatures
no-arrange-regiment = a regiment keeps its ranks and files
no-files-on-the-move = files are changed without moving
no-files-skirmish = only a regiment has files to change
no-mark-off = the mark is off the field
no-mark-hidden = there is no clear line to the mark
no-base-off = a base would stand off the field
no-half-off = all bases leave the field, or none
no-end-off = the vehicle would end its move off the field
no-path-terrain = the straight path runs through terrain
no-ways-terrain = the straight way of a miniature runs through terrain
no-path-enemy = the straight path runs through an enemy base
no-overlap-own = miniatures { $one } and { $other } would overlap
no-overlap-one-another = two miniatures of the unit would overlap
no-overlap-unit = a base would overlap { $unit }
no-not-coherent = the skirmishers would not be coherent
no-not-centre = the miniature on the mark would not be the centre-most one
no-miniature-far = miniature { $number } would go { DECIMAL($inches) } inches, farther than its Move
no-contact-reach = out of reach of this move: { $unit }
no-contact-room = there is no place in contact with { $unit } that leaves the unit in order
no-contact-far = no miniature in contact would end within its Move
no-regiment-far = no miniature in contact with { $unit } would end within its Move of where it stood
no-left-out = a miniature that has room in contact would stand apart
no-front-rank = { $unit } would be touched, but not by the front rank
no-not-away = the mark is not farther from the nearest enemy
no-away-full = the unit must go as far away as it can, and can go farther
no-away-contact = the unit would touch { $unit }
no-no-legs = expected one leg or pivot at least, each longer than 0
no-pivots =
    { $most ->
        [one] expected { $most } pivot at most
       *[other] expected { $most } pivots at most
    }
no-pivot-sharp = a pivot is of 45 degrees at most
no-no-vehicle = only a vehicle does that
no-vehicle-drives = a vehicle drives

## Refusals: attacks

no-no-enemy = expected an enemy unit on the field, got { $unit }
no-weapon-number = { $number } is none of the unit's weapons: expected 1 to { $most }, where each attack names one
no-vehicle-shoots = a vehicle fires in an arc
no-nobody-in-arc = no legal target lies there ({ facing-word })
compass-e = east
compass-ne = north-east
compass-n = north
compass-nw = north-west
compass-w = west
compass-sw = south-west
compass-s = south
compass-se = south-east
compass-about-e = about { compass-e }
compass-about-ne = about { compass-ne }
compass-about-n = about { compass-n }
compass-about-nw = about { compass-nw }
compass-about-w = about { compass-w }
compass-about-sw = about { compass-sw }
compass-about-s = about { compass-s }
compass-about-se = about { compass-se }
now-near =
    { $near ->
        [0] {""}
       *[other] ; { $nearest } about { $gap } away, centre to centre
    }
stood =
    { $side }{ $gone ->
        [0] {""}
       *[other] {" "}(out of the battle)
    }: { DECIMAL($lost) } of { DECIMAL($start) } points lost, { DECIMAL($left) } left{ breaking }{ holding }; { DECIMAL($points) } points won
standing =
    { $side }{ $gone ->
        [0] {""}
       *[other] {" "}(out of the battle)
    }: { $lost } of { $start } points lost, { $left } left{ breaking }{ holding }{ $scored ->
        [0] {""}
       *[other] ; { $points } points won
    }{ $leaves ->
        [0] {""}
       *[other] ; { $led } of { $asked } points off the far edge
    }{ $led_by ->
        [0] {""}
       *[other] ; leader { $leader }
    }
breaking =
    { $breakable ->
        [0] {""}
       *[other] , broken at { DECIMAL($breaks) } lost
    }
holding =
    { $objectives ->
        [0] {""}
       *[other] ; holds { $held } of { $objectives ->
            [one] { $objectives } objective
           *[other] { $objectives } objectives
        }
    }
prompt-leader = { $side }: which hero leads the army? { $several ->
        [0] Whoever removes the enemy's leader wins at once.
       *[other] Whoever loses the leader is out of the battle.
    }
label-leader = { $who } leads
note-leader = leader
no-leader = { $unit } is none of your heroes
no-not-now-name = the leaders are named now: leader NAME
who-contact = { $count } in contact
who-second-rank = { $count } of the second rank
who-shooters =
    { $count ->
        [one] { $count } of them shoots
       *[other] { $count } of them shoot
    }
who-vehicle = a die for each square inch of the base
no-contact-already = { $unit } is in contact already
