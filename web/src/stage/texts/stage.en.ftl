# The words of a stage. The ids are the same in every language.
stage-board = Stage
stage-many = { $left } of { $of }
stage-row = { $name } { $left } of { $of } { $die } { $worn }
stage-worn = of d{ $own }
stage-gone = broken
stage-ways = Ways out
stage-entrance = the way in
stage-leads = to { $where }
stage-unknown = nobody knows where it leads
stage-barred = barred by { $what }
stage-difficulty = { $left } of { $of } Difficulty Dice left
stage-clock = Clock
stage-here = Here
stage-beside = here
stage-seen = the stage is seen from here
stage-from = Seen from { $who }.
stage-nothing = There is nothing to be done with it now.
stage-key-move = from one to the next
stage-key-choose = look at it; at a character: see the stage from there
stage-key-view = see the stage from the next character
stage-sign-pool = dice of a pool: ready, and wounded or exhausted
stage-sign-difficulty = Difficulty Dice: left, and removed
stage-happened = What happened
stage-finds = What lies here

# --- forms
compose-open = In your own words…
compose-build = Put an answer together…
compose-shop = Shop, and more…
compose-close = Close the form
compose-which = What is put together
compose-may = if you like
compose-missing = Still to fill in: { $what }
compose-give = Confirm
compose-purse = { $who ->
    [none] In the purse
   *[other] In the purse of { $who }
  }: { $purse ->
    [one] { $purse } coin
   *[other] { $purse } coins
  }{ $cost ->
    [0] { "" }
   *[other] {" "}− { $cost } = { $left }
  }
compose-shut = { $count ->
    [one] { $count } of them not now
   *[other] { $count } of them not now
  }
compose-unread = { $title }: “{ $given }” cannot be read{ $hint ->
    [none] .
   *[other] ; { $hint }
  }
compose-unread-among = One of these cannot be read:
compose-suspect = { $title }: “{ $given }”{ $hint ->
    [none] { "" }
   *[other] ; { $hint }
  }
steps-kind = Step { $n }
steps-number = Step { $n }: how much
steps-less = Leave out step { $n }
shop-search = Find in the list
shop-dear = not enough coins left
shop-price = { $price } c
shop-less = one { $what } less
shop-more = one { $what } more
shop-count = { $what }: number

# --- groups of answers
group-start = Begin
group-set_character = Ready-made
group-rumour = Rumours
group-depart = Set out
group-buy = Buy
group-sell = Sell
group-repair = Mend
group-memorise = Memorise
group-search = Search
group-approach = Obstacles
group-use_item = Things
group-spell = Spells
group-go = Ways
group-foes = Who is here
group-fight = Fight
group-banish = Banish
group-talk = Talk
group-trade = Pay
group-item = Things
group-stunt = Stunts
group-carry = Carry off
group-doff = Take off
group-learn = Learn
group-copy = Copy spells
group-work = Work and burdens
group-none = Stand by
group-assign = Dice won
group-run = Get away
group-on = Go on

only-accept = See and amend the ruling first

# --- the journal
journal-title = Journal
journal-md = Markdown
journal-html = HTML
journal-sheets = Print the sheets
journal-empty = Nothing has happened yet.
journal-note = What you want to remember
journal-write = Write down
journal-oracle = Ask the oracle
journal-rewrite = Tell line { $number } anew
journal-sentence = The sentence
journal-keep = Keep it so
journal-more = Dice and rules
