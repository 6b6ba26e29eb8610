# An address of a game that opens no table.
turned-title = The table of a game
turned-what = Here a game of Affray is played. Its table is shown to those who have a link to it: each player has one of his own, and onlookers have one that they are given.
turned-none = This address is only the first half of such a link: what stands behind the # is missing.
turned-wrong = What stands behind the # of this link opens nothing here: it is cut short, has been used already, or the game is no longer kept.
turned-own = Go back to your seat
turned-watch = Copy a request to look on
turned-seat = Copy a request for a seat
turned-ask = Whoever made the game finds both links in its menu and under “Table”. The request is copied, to be sent to them.
turned-watch-text = May I look on at your game? Please send me the link for onlookers (Menu, “Copy a link for onlookers”). The game: { $address }
turned-seat-text = May I have a seat in your game? Please send me the link of the seat (“Table”, “Copy the link for …”). The game: { $address }
