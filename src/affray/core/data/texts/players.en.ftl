## Levels of the computer player

level-title = computer { $number } ({ $name }){ $style ->
        [none] {""}
       *[other] , { $style }
    }
level-recruit = recruit
level-recruit-about = Errs widely: it often takes the second or third best, where it makes a difference too.
level-militia = militia
level-militia-about = Errs often: it takes a worse answer where it looks about half as good as the best.
level-guard = guard
level-guard-about = Errs now and then: it takes a worse answer where it looks nearly as good as the best.
level-soldier = soldier
level-soldier-about = Seldom errs: it takes the second best only where two answers look nearly alike.
level-veteran = veteran
level-veteran-about = Takes the best answer by the odds of the moment, without error; it does not look at what comes after.
level-sergeant = sergeant
level-sergeant-about = Looks ahead: it plays a few of its best answers on in its head, the foe’s replies too, and takes what ends best.
level-captain = captain
level-captain-about = Looks ahead at more answers, and plays each on more often, with other throws of the dice.
level-marshal = marshal
level-marshal-about = The strongest: it looks ahead at the most answers, plays each on most often, and takes a few seconds for it.
style-bold = bold
style-bold-about = Closes in and strikes: what it does to others counts more than what it suffers.
style-careful = careful
style-careful-about = Spares itself: what it suffers counts more than what it does to others.
style-holder = holder
style-holder-about = Holds good ground and lets others come.
style-skirmisher = skirmisher
style-skirmisher-about = Keeps away from the nearest foe and strikes from afar.
player-title-random = computer, by chance
player-title-random-about = Every answer is as likely.
player-title-greedy = computer, level 5
player-title-greedy-about = The same as level 5: the best answer by the odds of the moment.
player-title-greedy-1 = greedy-1, of the first version
player-title-greedy-1-about = The computer player of the first version, kept so that later ones can be measured against it.
styles-heading = Styles, behind the level, such as computer:5:bold
levels-here = The other levels would play in { $system } about as one of these does, and are not offered there.
measures-heading = What they are measured by, for ladders and for programs

## Computer players named that are none

# As they are typed, with what they are called.
typed-level-recruit = 1 recruit
typed-level-militia = 2 militia
typed-level-guard = 3 guard
typed-level-soldier = 4 soldier
typed-level-veteran = 5 veteran
typed-level-sergeant = 6 sergeant
typed-level-captain = 7 captain
typed-level-marshal = 8 marshal
typed-style-bold = bold
typed-style-careful = careful
typed-style-holder = holder
typed-style-skirmisher = skirmisher

player-named = player { $name }
no-player-known = expected one of { JOIN($known, ", ") }
no-player-rest = expected nothing after the colon, got { $given }
no-player-nothing = expected something after the colon
no-player-level = level { $given }: expected one of { JOIN($typed_levels, ", ") }
no-player-level-here = { $system } has levels { JOIN($typed_levels, ", ") }; the others would play there about as one of these does
no-player-style = style { $given }: expected one of { JOIN($typed_styles, ", ") }
no-player-styles = style { $given }: { $system } has no styles
no-player-kept = player { $name }: { $system } keeps none of that name
no-command-open = command { $given }: { $fault }
no-command-none = expected a command
no-command-missing = command { $given }: there is no program { $program }
