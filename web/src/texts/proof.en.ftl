# Where the dice come from; comes along with the panel.
proof-lead = Server and seats make these dice together: the server fixes a number first and shows a fingerprint of it, then each seat adds a number. After the game all of them are shown, and anybody can work out every die again. Keep the fingerprints below if you want to compare them then.
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
