# --- a game master at a fight
master-parts = Rulings
master-part-words = Words
master-part-figures = Figures
master-part-things = Things
master-part-map = The map
master-part-fight = The fight
master-board = Press a figure or a hex on the board to fill it in.
master-interrupt = Interrupt
master-interrupt-hint = You are asked before the next move or action.
master-wants = You are asked as soon as the move or action under way is over.
master-call = Call the game master
master-call-what = What should be ruled on?
master-call-send = Ask for a ruling
master-waits = { $master } has been called.

# --- when the fight is set up
master-with = With a game master
master-with-hint = He belongs to no side, sees all, hides what he likes, and rules on what the rules leave open.
master-name = Game master
master-called = Called
master-who = Who has the seat
