### A game of a server at the terminal.

## Addresses

link-form = expected the address of a table, such as http://127.0.0.1:8642/game/4f09c2d1#TOKEN
link-no-seat = no seat { $game ->
        [none] at this server
       *[other] in this game
    } is kept here; expected the link that you were given, with what stands behind its #
link-several = { $same ->
        [0] seats in several games are kept here; expected one of { JOIN($games, ", ") }
       *[other] several seats in this game are kept here; expected the link of one
    }

## Who is there

online-players = { JOIN($seats, "; ") }. `help` lists what you may type.
online-side = { $side }: { $kind ->
        [you] you{ $player ->
            [none] {""}
           *[other] {" "}({ $player })
        }
        [link] a friend who has not used the link yet
        [here] { $player ->
            [none] a person
           *[other] { $player }
        }, here
        [away] { $player ->
            [none] a person
           *[other] { $player }
        }, away
       *[computer] { $player }
    }{ $left ->
        [0] {""}
       *[other] {" "}(has left the game)
    }
online-lent = A computer plays { $side } for now: back, and you play again.
online-onlooker = You look on.
online-gave-up = { $late ->
        [0] You have given up
       *[other] Your time is up
    }; a computer goes on for { JOIN($sides, ", ") }. You may watch.
online-left-master = You have left the game master's seat; the fight goes on without rulings. You may watch.
online-came = { $who ->
        [none] { $side } is here.
       *[other] { $who } ({ $side }) is here.
    }
online-went = { $who ->
        [none] { $side } is away.
       *[other] { $who } ({ $side }) is away.
    }
online-named = { $side } is played by { $who }.
online-waiting = { $side } is asked.
online-said = { $who ->
        [none] { $side ->
            [none] An onlooker
           *[other] { $side }
        }
       *[other] { $who }{ $side ->
            [none] {""}
           *[other] {" "}({ $side })
        }
    }: { $text }
online-clock = { $side } { $time }{ $on ->
        [0] {""}
       *[other] {" "}(running)
    }
online-clocks = Clocks: { JOIN($clocks, ", ") }

## Requests

online-undone = { $side ->
        [none] An answer is taken back.
       *[other] The last answer of { $side } is taken back.
    }
online-undo-me = { $side } asks to take back { $count ->
        [one] the last answer
       *[other] the last { $count } answers
    }: agree or refuse.
online-undo-others = { $side } asks { JOIN($sides, ", ") } to take back { $count ->
        [one] the last answer
       *[other] the last { $count } answers
    }.
online-undo-agreed = All agree.
online-undo-refused = It is refused: nothing is taken back.
online-rematch-me = { $side } asks for another game{ $how ->
        [same] {""}
        [swap] , sides swapped
        [easier] , with easier foes
       *[harder] , with harder foes
    }: agree or refuse.
online-rematch-others = { $side } asks { JOIN($sides, ", ") } for another game{ $how ->
        [same] {""}
        [swap] , sides swapped
        [easier] , with easier foes
       *[harder] , with harder foes
    }.
online-rematch-agreed = Another game begins.
online-rematch-refused = There will be no other game.

## The connection

online-lost = The connection is lost; trying again until the server answers.
online-back = The connection is back.
online-missed = Much has happened meanwhile; `log` tells it.
online-notice = Notice from this server: { $text }
online-left = You leave the table.{ $address ->
        [none] {""}
        [link] {" "}Your seat is kept; go on with the link by which you came.
       *[other] {" "}Your seat is kept; go on with: affray join { $address }
    }

## Commands

online-help =
    An answer is its number in the list (“3”; “3 4” where the list shows numbers such as 1..9), or its words, each of which may be cut short (“fa s” for “face S”). What is not legal is refused with its reason.
    answers        the words of each answer, where the list has others, and what is not legal now
    same           what the figure answered to this the last time
    undo           take your last answer back; the others are asked where a die was rolled since
    agree  refuse  answer what another side asks for
    why [NUMBER]   the last score and its rolls, with the parts and the rules behind them; “why 2”: those before
    why ANSWER     why an answer would be refused
    why SIDE       what a computer player expected of its last decision, and of what else it looked at
    hint           what a strong player would answer here, where you play against computers only; `hint do` does it
    odds           what the answers promise
    board  log     the board and figures again; the account of late (“log all”: from the start)
    forms [WORD]   how answers in words are written
    sheet NAME     a figure: what it is, has left and carries, and the sums behind its numbers
    clause ID      the text of a rule, by an id in brackets such as the account shows, or by words
    say TEXT       say something to everybody at the table; `chat TEXT` does so too where answers begin with “say”
    name NAME      what you are called at the table
    who            who sits where, and the clocks
    resign yes     give up
    rematch [HOW]  another game once this one is over; HOW: swap, easier or harder
    lend [SIDE]    in a delve with friends: a computer plays a side that is away, or yours; `back`: you play again
    save FILE      the record as a file, once it is open to you
    quit           leave; your seat is kept
    An empty line shows the question again.
online-resign-sure = giving up cannot be taken back: type “resign yes” if you mean it
online-no-turn = it is not your turn
online-no-question = nothing is asked of you
online-sheet = sheet: expected the name of a figure: { JOIN($names, ", ") }
online-odds-none = odds: no answer here rolls dice
online-same-none = same: you have not answered such a question yet
online-why-none = why: no roll is known
online-closed = not legal now: { $label }: { $why }
online-language = --lang { $language }: the table speaks { JOIN($known, " and ") }
online-lend-side = lend { $given }: expected one of { JOIN($sides, ", ") }
online-back-none = back: nothing of yours is lent; `undo` takes an answer back
online-rematch-how = rematch { $given }: expected swap, easier, harder or nothing

## The end

online-holds =
    The dice hold: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } and { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } are derived again{ $agreed ->
        [0] {""}
       *[other] , and all that server and seats were bound to is as they showed it
    }.
online-differs = The record does not hold: { $reason }
online-other-secret = The dice do not hold: from draw { $draw } on the server was bound to another secret than the record has.
online-other-seats = The dice do not hold: from draw { $draw } on the record has other shares of the seats than were shown.
online-other-nonce = The dice do not hold: from draw { $draw } on the record has another number of yours than you gave.
online-other-seed = The dice do not hold: the first seed is not the one whose hash was shown.
online-unchecked = The dice cannot be checked here: { $reason }
online-keep =
    You may type now: { $mine ->
        [0] {""}
       *[other] `rematch` for another game,{" "}
    }`save FILE` to keep the record, `why`, `log`, `clause` and `say TEXT` as before, `quit` to leave.
