### Records that do not hold, are cut off or are none.

record-empty = the file is empty
record-none = this is no record of a game: its first line is no header of one
record-cut-head = the file is cut off within its first line; nothing of the game is left
record-text = line { $line } of the record cannot be read: { $got }
record-entry = line { $line } of the record: expected one of { JOIN($known, ", ") }, got { $got }
record-cut =
    the file is cut off after answer { $answer } (line { $line }){ $rescue ->
        [0] {""}
       *[other] ; affray branch with --at { $answer } keeps the game up to there
    }
record-place =
    line { $line }{ $answer ->
        [0] {""}
       *[other] {" "}(answer { $answer }{ $round ->
            [0] {""}
           *[other] , round { $round }
        }, { $side }: “{ $given }”)
    }
record-differs =
    { record-place }: { $what ->
        [sum] the check sum at the end does not fit: something in the file was changed
        [end] expected another line, got the end of the file
        [illegal] the rules refuse it: { $got }
        [state] it leads to another position than the file says (expected { $expected }, got { $got })
        [rolls] roll { $part }: expected { $expected }, got { $got }
        [events] event { $part }: expected { $expected }, got { $got }
       *[other] { $what }: expected { $expected }, got { $got }
    }
file-exists =
    exists; { $record ->
        [1] go on with it by --load { $path }, or name another file
       *[other] name another file
    }
