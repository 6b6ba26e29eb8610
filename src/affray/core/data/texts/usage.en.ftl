### What is wrong with a command line.

usage-no-option =
    there is no option { $given }{ COUNT($near) ->
        [0] {""}
       *[other] ; perhaps { JOIN($near, ", ") }
    }; --help lists all
usage-no-command =
    there is no command { $given }; { COUNT($near) ->
        [0] { expected-one-of }
       *[other] perhaps { JOIN($near, ", ") }
    }; --help tells of each
usage-which = { expected-one-of }; --help tells of each
usage-extra = too much: { $given }; expected { $form }
usage-missing = { $what } is missing; expected { $form }
usage-no-value = takes no value
usage-number =
    expected a number{ $limit ->
        [least] {" "}of at least { $bound }
       *[none] {""}
    }

## What is wrong with a file

file-none = there is no such file or folder
file-nowhere = the folder for it is not there
file-no-room = nothing can be written into the folder for it
file-unnamed = expected the name of a file
file-named-folder = names a folder; expected the name of a file
file-folder = expected a file; this is a folder
file-no-folder = expected a folder; this is a file
file-barred = may not be read or written here

## What a command expects

expected-scenario = expected a file or one of the scenarios of { $system }: { JOIN($known, ", ") }
expected-no-pack = is a pack; expected a scenario, and the pack beside it as --pack { $path }
