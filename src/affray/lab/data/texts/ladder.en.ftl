### What a ladder shows.

ladder-head = { $system }: players: { $players }, scenarios: { $scenarios }, games: { $games }, seconds of a processor: { $seconds }
ladder-ended-known = ended: every two neighbours are known well enough
ladder-ended-games = ended: all games are played
ladder-ended-budget = ended: the time is used up
ladder-ended-stopped = stopped; the same command goes on
ladder-strength = Strength in Elo, { $anchor } = 0
ladder-player = player
ladder-elo = Elo
ladder-tuned = tuned on
ladder-kept-out = kept out
ladder-less-luck = less luck
ladder-games = games
ladder-steps = Who is the stronger
ladder-above = stronger
ladder-below = than
ladder-by = by
ladder-sure = certain
ladder-yes = yes
ladder-no = not yet
ladder-scenarios = Share of points against { $anchor }, with its interval; * is kept out of tuning
ladder-scenario = scenario
ladder-share = { $share } ({ $low } to { $high })
ladder-time = Time to think, in milliseconds
ladder-decisions = decisions
ladder-mean = mean
ladder-median = half within
ladder-p95 = 95% within
ladder-slowest = slowest
ladder-row = in a row, 95%
ladder-row-slowest = in a row, slowest
ladder-rounds = Rounds of a game, in the median
ladder-blunders = What is noticed, for each 100 answers
ladder-blunder = noticed
ladder-luck = Points with and without luck, of { $samples } other throws for each action
ladder-meeting = { $first } against { $second }
ladder-plain = as played
ladder-adjusted = less luck
ladder-fewer = fewer games
ladder-times = { $times } times
ladder-fewer-note = The same interval takes so many times fewer games once luck is taken out; below 1 it takes more.
ladder-failed = A player lost its game by what it did: { $reason }
ladder-digest = digest { $digest }
ladder-page-title = Computer players of { $system }
ladder-page-games = { $players }: { $games } games on { $scenarios } scenarios, in pairs with the same dice and the sides swapped. Intervals hold the true number 95 times of 100.
ladder-page-kept-out = Kept out of tuning: { $names }.
ladder-page-versions = System { $system }, version { $version }{ $players ->
        [none] {""}
       *[other] , players of version { $players }
    }; Affray { $affray }; seed { $seed }.
ladder-page-failed = A player lost its game by what it did: { $reason }.
ladder-page-strength = Strength with its intervals
ladder-page-scenarios = Points against { $anchor }, in percent
ladder-page-elo = Elo, { $anchor } = 0
ladder-group-all = all scenarios
ladder-group-tuned = those tuned on
ladder-group-kept-out = those kept out
ladder-group-adjusted = { $group }, less luck
ladder-kept-in = the games are kept in { $file } in this folder as they come (--results names another file)
ladder-results = results: { $file }
ladder-ended-shown = these are all games of the file
ladder-old =
    results of an earlier release: rules of version { $version }, computer players { $players ->
        [none] of before they had a version
       *[other] of version { $players }
    }

## The page

lab-ladder = Ladder
lab-ladder-lead = How strong the computer players are, each against each with the sides swapped and the same dice. Intervals hold the true number 95 times of 100.
lab-ladder-own = A file that affray ladder has kept
lab-ladder-none = No ladder of this system comes with the program; open a file of your own.
lab-ladder-old = These games are of an earlier release: the rules or the computer players of this program may play another way.
lab-ladder-rules = rules, version
lab-ladder-players = computer players, version
lab-ladder-unknown = computer players of before they had a version
lab-ladder-seconds = seconds of a processor
lab-ladder-strength = Strength in Elo
lab-ladder-interval = interval
lab-ladder-zero = stands at 0
lab-ladder-plot = Filled: on all scenarios; hollow: on those kept out of tuning.
lab-ladder-beats = Who beats whom
lab-ladder-beats-why = Share of the points, in percent, of the row against the column; scenarios count alike.
lab-ladder-against = Against
lab-ladder-scenarios = On each scenario
lab-ladder-scenarios-why = Share of the points, with its interval. On those marked * nobody may tune a player.
lab-ladder-won = won, drawn, lost
lab-ladder-luck = Points with and without luck
lab-ladder-failed = Players that lost a game by what they did
lab-ladder-empty = No game has been played yet.
