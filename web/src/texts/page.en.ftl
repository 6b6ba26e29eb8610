# The page's own words in English. Ids are the same in every language.
title = Affray
title-game = { $title } – Affray
language = Language
language-en = English
language-de = Deutsch
skip-main = Skip to the content
skip-board = Skip to the board
close = Close
back = Back
try-again = Try again
copied = Copied
copy-failed = Copying is not allowed here
menu = Menu
side = Question and panels
panels = Panels
board-area = Board
onlooker = An onlooker
die = d{ $die }

# --- the first screen
start-title = Tabletop combat, with every die in the open
start-lead = Play fights by the rules as written: against the computer, with friends on one screen or by a link. Every roll, modifier and chance shows its rule.
play-now = Play now against the computer
play-now-what = { $title } against { $foe }, with dice rolled for you
setup-title = New game
setup-system = Rules
setup-scenario = Scenario
setup-seats = Who plays
setup-more = Dice, clocks and more
setup-go = Start the game
setup-wait = Starts when the army is here …
player-me = Me
player-friend = A friend, by a link
player-greedy = Computer, level 5
player-random = Computer: any legal move
style = Style
style-none = of its own
style-bold = bold
style-careful = careful
style-holder = holder
style-skirmisher = skirmisher
hint = Hint
hint-take = Do it
hint-take-what = Do it: { $what }
why = Why?
why-side = Why did { $side } do that?
why-earlier = Earlier
thinking = Thinking …
player-level = Computer, level { $number }
player-computer = Computer: { $name }
seats-friend-hint = You get a link to send once the game is made.
seats-hot-hint = Several sides play on this screen, one after another.
seats-watch-hint = You only look on.
battle-title = Armies and field
battle-as = as the scenario has them
battle-limit = Points
battle-limit-own = as the scenario has it: { $points }
battle-army = Army of { $side }, { $points } points
battle-own = As the scenario has it: { $name }
battle-field = Battlefield
battle-agreed = Armies over the limit are agreed to
battle-agreed-hint = Else an army that breaks a limit cannot fight.
battle-build = Build an army
battle-draw = Draw a battlefield
fighters-title = Figures
fighters-none = as in the scenario
fighters-chosen = with { $names }
fighters-own = as in the scenario
fighters-barred = { $name }: { $why }
fighters-hint = A figure of yours takes the place, the side and the facing. When the fight is over you may keep what became of it.
packs-title = House-rule packs
packs-own = Belongs to this scenario.
packs-adds = Adds { $names }.
packs-changes = Changes the built-in { $names }.

house-title = House rules
house-none = as the scenario sets them
house-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
  }
house-scenario = As the scenario sets them
house-written = As the rules are written
value-true = yes
value-false = no
dice-physical = We throw real dice
dice-physical-short = real dice
dice-physical-hint = You type the faces that fall; computer players cannot take part.
clock-on = Play with clocks
clock-minutes = Minutes a side
clock-increment = Seconds with each answer
clock-short = { $minutes } min + { $increment } s
your-name = Your name at the table
seed = Seed of the dice
seed-hint = Leave it empty for dice that nobody knows. The same seed and the same answers give the same game.
seed-fault = A seed is a whole number of at most 16 digits.
recent-title = Played lately
recent-over = over
recent-won = won
recent-lost = lost
recent-drawn = drawn
recent-forget = Forget { $title }
records-title = Saved games
records-lead = A record is the whole game in one file: go on with it, or check every die of it.
record-open = Open a record
record-verify = Verify a record
record-working = One moment …
verify-holds = The record holds: every die, event and state is derived again.
verify-differs = The record does not hold: { $difference }

# --- the ribbon
ribbon = State of the round
turn-over = The game is over
turn-referee = The referee goes on
turn-dice = Throw the dice
turn-mine = Your decision
turn-side = { $side } to decide
turn-aside = Speak up at any time
turn-others = Waiting for the others
turn-wait = Waiting for { $side }
turn-wait-own = You play { $own }. Waiting for { $side }
turn-out = You are out and may watch on
turn-left = { $time ->
    [over] Your time is up
   *[left] You have given up
  }; a computer goes on for { $side }. You may watch.
turn-gone = You have left; the fight goes on without rulings.
turn-thinks = { $side } is thinking …
clocks = Clocks
order-title = Declared, in order
order-left = Still to be activated
end-anyway = Press again to do it all the same
end-asks = Asks once more only where nothing has been done yet, or somebody has still to act
end-left = Still open: { $what }
end-figures = { $count ->
    [one] { $figures } has not moved
    [2] { $figures } have not moved
   *[other] { $count } have not moved
  }
undo = Take back
undo-why = Cannot be taken back freely: { $reason }.
undo-ask = Ask the others to agree
undo-asked = The others have been asked
undo-nothing = there is nothing to take back
undo-onlooker = onlookers take nothing back
share = Copy a link for onlookers
save = Save the record
branch = Try it differently from here
resign = Resign
resign-sure = Give the game up? This cannot be undone.
resign-yes = Resign for { $side }
resign-master = Leave the game master's seat
resign-master-sure = Leave the seat? The fight goes on by itself, and you cannot come back.
resign-master-yes = { $side } leaves
leave = Leave the table
rules = Rules
keys = Keys and help

# --- the question
group-step = Step
group-face = Turn
group-attack = Attack
group-strike = Strike
group-jab = Jab
group-hurl = Hurl
group-fire = Fire
group-defend = Defend
group-ready = Ready
group-use = Use
group-hold = Hands
group-take = Take
group-give = Give
group-pick = Figure
group-enter = Enter
group-retreat = Force back
group-word = Other
group-end = End
group-push = Push
group-option = Options
group-throw = Throw
group-shoot = Shoot
group-sweep = Sweeping blow
group-turn = Pivot
group-cast = Spells
group-disbelieve = Disbelieve
group-disengage = Disengage
group-wake = Wake
group-place = Place in the order
group-deploy = Deploy
group-move = Move
group-charge = Charge
group-away = Move away
group-drive = Drive
group-reform = Change formation
group-melee = Melee
group-fireball = Fireball
group-special = Special action
options-closed = Closed: { $letters }
group-option-closed = Closed options
cast-st = ST put into it
cast-target = Cast at
cast-board = on the board or here
cast-form = Form
cast-way = Which hexes
check = needs { $need } or less with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }: { $chance }
count = { $what } ({ $count })
board-has = On the board: { $what }
list-all = List everything
list-less = List less
targets-hint = A target tapped on the board shows its odds.
final-sure = { $who ->
    [none] { $what }: are you sure?
   *[other] { $who }, { $what }: are you sure?
  }
final-yes = Yes, do it
final-no = No
dice-how-many = How many dice
dice-column = Dice
dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
dice-acts = Acts:
dice-thrown = Dice: { $faces }.
throw-title = Throw { $count ->
    [one] 1 die
   *[other] { $count } dice
  }: { $what }
throw-face = Face { $face }
throw-back = Take back
throw-commit = Hand in { $faces }
throw-left = { $count ->
    [one] 1 die missing
   *[other] { $count } dice missing
  }
throw-hint = Type the faces as they fell, { $low } to { $high }{ $each ->
        [yes] , with Enter after each
       *[no] { "" }
    }; Backspace takes one back, Enter hands them in.
command = Command line
command-forms = Also:
command-hint = An answer, such as the listed ones
command-wait = Nothing is asked of you now
command-listed = Answers that fit
command-unread = “{ $typed }” is no answer to this question; it takes one of those listed.

# --- odds, sheet, figures
sum-caption = The parts of the number
sum-total = Total
sum-change = to one die: { $part }
odds-score = Score { $score }
odds-against = Against { $target }
odds-answer = Answer
odds-mean = { $name }, on average
spread-one = { $number }: { $chance }
odds-none = Aim at a figure, or choose an action, to see its exact odds.
figures-title = Figures
figure-active = decides now
figure-at = at { $place }

# --- log, moves, replay
log-title = What happened
log-filter = What is shown
log-all = All
log-rolls = Rolls
log-heads = Outline
log-search = Search the log
log-find = Search
log-copy = Copy the account as text
log-open = Show the board at that moment
log-undone = Taken back:
log-why = why?
log-empty = Nothing has happened yet.
log-nothing = Nothing matches.
log-no-roll = No roll yet.
moves-start = Start
moves-none = No answers yet.
replay-title = Replay
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-times = { $speed }×
replay-slider = Moment of the game
replay-at = { $moment } of { $last }
replay-now = Back to now
replay-looking = The board after { $moment ->
    [one] 1 answer
   *[other] { $moment } answers
  }
tab-journal = Journal
tab-log = Log
tab-odds = Odds
tab-figures = Figures
tab-moves = Replay
tab-table = Table

# --- the people at the table
seats-title = Seats
seats-missing = Not here yet: { $sides }.
seats-away = Not at the table now: { $sides }.
seat-mine = You
seat-here = here
seat-away = not here
seat-resigned = resigned
seat-out = is out
seat-team = team { $team }
seat-copy = Copy the link for { $side }
seat-onlooker = Copy a link for onlookers
seat-renew = New link
seat-sure = The old link stops working.
seat-renewed = A new link for { $side }.
name-kept = Your name here: { $name }.
name-keep = Use this name
chat-title = Talk
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything.
request-undo = { $answers ->
    [1] { $by } asks to take back the last answer.
   *[other] { $by } asks to take back an answer: the last { $answers } answers of all sides would go.
  }
request-undo-own = You asked to take back the last answer. Waiting for { $waiting }.
request-undo-agreed = All agreed: the answer is taken back.
request-undo-refused = Taking back was refused.
request-rematch = { $by } would like another game{ $how ->
    [swap] , sides swapped
    [easier] , easier
    [harder] , harder
   *[no] { "" }
  }.
request-rematch-own = You asked for another game. Waiting for { $waiting }.
request-rematch-agreed = The next game is ready.
request-rematch-refused = The other game was declined.
agree = Agree
refuse = Refuse
rematch-go = Go to the next game
home-title = Your figures after the fight
home-keep = Keep what became of them
home-kept = The figures are kept as they are now.
proof-title = Fair dice
line-connecting = Finding the table …
line-waiting = The line is down; trying again. Your answers are kept.
dice-agreeing = The dice to come are being agreed on by all who are here; at most ten seconds, then your answer is played.
line-closed = This table cannot be reached with this link.
refused-stale = The game had moved on before your answer came: { $reason }
tool-threats = Show threats
threats-on = Threats are shown.
threats-off = Threats are hidden.

# --- what became of a die
fate-hit = hit: removes Difficulty
fate-spare = hit beyond the Difficulty left
fate-exposed = at risk
fate-lost = lost: wounded or exhausted
fate-worn = worn
fate-saved-shield = saved by the shield
fate-saved-armor = saved by the armor
fate-saved-sunder = saved by sundering
fate-saved = saved
fate-saved-attachment = saved by giving up an attachment
fate-spared = spared
fates = { $face } { $fate }

# --- the way to figures
folk-title = Figures
folk-lead = Make figures by points, see at once what their gear does, and keep them from fight to fight.
folk-open = To the figures
folk-new = New figure
lab-title = Laboratory
lab-lead = Exact odds, duels worked out, what a house rule changes.
lab-open = Open the laboratory
# --- a game master's table
gather-run = Run a table
gather-title = Who comes to the table
gather-lead = You are the game master; each player plays on a phone or computer of his own.
gather-name = Name of player { $n }
gather-character = Character of { $who }
gather-less = { $who } does not come
gather-more = One more player
gather-player = Player { $n }
gather-any = Whoever is left
gather-roster = From the roster
gather-ready = Ready-made
gather-links = { $master }: you. Each player gets a link once the table is made.
gather-nameless = Every player needs a name.
gather-twice = Two at a table cannot have the same name.
branch-of = Another way from answer { $moment }
