# The words of the keys in English.
keys-page = Anywhere
keys-board = On the board
keys-touch = By touch: a tap selects, a tap on a target shows its odds, a second tap commits; drag draws a path, two fingers zoom.
key-number = the listed actions in their order
key-end = end the turn or phase
key-undo = take back
key-redo = give the answer again
key-next = next figure (Shift: previous)
key-odds = odds in full
key-threats = show threats
key-roll = read the newest roll
key-rolls = read older rolls
key-zoom = zoom, reset, centre
key-command = command line
key-help = this help
key-escape = close, cancel
