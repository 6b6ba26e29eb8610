# The words of a game master's table. The ids are the same in every language.
desk-roll = Roll the dice
desk-people = Characters
desk-sheet = Sheet of { $who }
desk-try = Try with { $pool }
desk-plans = What suggests itself
desk-declared = Declared: { $who }
desk-others = The others
desk-dice = Dice
desk-things = What is in the scene
desk-no-things = The scene is empty still: put an obstacle or a creature into it.
desk-seen-by-players = The players see { $what }
desk-face-down = Face down
desk-face-up = Open
desk-remove = Remove
desk-remove-sure = Remove { $what } for good?
desk-parts = Parts of the desk
desk-next = What goes on
desk-tab-now = Now
desk-tab-scene = Scene
desk-tab-party = Party
desk-tab-time = Time
desk-tab-lore = Oracle
desk-tab-words = Notes
desk-clock = Clock
desk-end = Close the table
desk-end-sure = Close the table for good?
desk-typing = Throwing real dice: { $who }

# --- slips
slip-call = { $who } is called for a roll
slip-call-mine = { $who }: your roll
slip-wish = { $who } would
slip-result = Kept back: { $who }, { $outcome }
slip-gain = { $who }: { $count ->
    [one] a Die to add
   *[other] { $count } Dice to add
  }
slip-planned = { $who }: { $action } { $whom }
slip-edge-adv = { $who }: advantage on the next roll
slip-edge-dis = { $who }: disadvantage on the next roll
slip-pool = { $pool } { $ready }d{ $die }
slip-target = { $target }
slip-dd = { $dd } DD
slip-removed = { $removed } removed, { $dd } DD left
slip-adv = { $count ->
    [one] advantage
   *[other] advantage, { $count } steps
  }
slip-dis = { $count ->
    [one] disadvantage
   *[other] disadvantage, { $count } steps
  }
slip-stunt = stunt
slip-hidden = only the game master learns what comes of it
slip-rule = Rule
slip-amend = Change
slip-do-roll = Roll for them
slip-do-withdraw = Withdraw
slip-do-rule = Roll as proposed
slip-do-grant = It succeeds
slip-do-deny = It cannot be
slip-do-cancel = Take back
slip-do-edge = Take back
slip-do-unveil = Tell the players
slip-do-forget = Throw away

# --- groups of answers
group-call = Calls
group-time = Time
group-ask = Oracle
group-dice = Dice
