# Where the dice come from; comes along with the panel.
proof-lead = Nobody can change these dice, the server neither: before the first roll it locked away where they all come from and hung up a fingerprint of it. When the game is over it shows what was locked away, and anybody can roll every die again.
proof-typed = The dice of this game are thrown by hand.
proof-more = The numbers behind it
proof-hash = Fingerprint, fixed before the first roll (SHA-256)
proof-seed = What the dice come from (the seed)
proof-salt = Random letters added before the fingerprint was taken, so that nobody could guess the seed from it
proof-later = shown at the end
proof-verify = Verify every die
proof-strand = From die number { $draw } on: fingerprint of what the server had chosen
proof-share = Added by seat { $seat }
proof-secret = What the server had chosen (and its random letters)
