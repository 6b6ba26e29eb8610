# Where the dice come from; comes along with the panel.
proof-lead = The dice follow from a seed. Its fingerprint was fixed before the first roll; the seed itself is shown when the game is over.
proof-typed = The dice of this game are thrown by hand.
proof-hash = Fingerprint of the seed
proof-seed = Seed
proof-salt = Salt of the fingerprint
proof-later = shown at the end
proof-verify = Verify every die
proof-strand = Dice from number { $draw } on: the server is bound to
proof-share = Number of seat { $seat }
proof-secret = The server’s secret (and salt)
