# The games that this browser knows.
games-lead = The games that this browser has a seat in. Whoever plays on another machine opens the link there.
games-ask = Ask again whose turn it is
games-asking = Asking …
games-fault = The server does not answer; what is shown is as it was asked last.
games-mine = You decide
games-others = Others decide
games-over = Over
games-gone = No longer to be had
games-none = No game was played in this browser yet.
games-on = Go on
games-look = Look through it
games-forget = Forget
games-forget-sure = Forget the way to this seat
games-forget-all = Forget all of these
games-last = Played last: { $date }
games-your-turn = Your turn
games-lost = This seat is not open to this browser any more. Whoever made the game can give it anew.
