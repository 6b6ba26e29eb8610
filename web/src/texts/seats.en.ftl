# Who sits at the table, how the sides stand, and where the dice come from.
standing = How the sides stand
group-leader = Leader
seat-of-me = Host
seat-of-friend = A friend
phases = Phases of the round
acting-order = Order of acting
