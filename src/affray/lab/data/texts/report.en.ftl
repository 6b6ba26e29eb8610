### The report on a sweep.

report-title = A sweep of { $system }
report-sections = Sections
report-as-table = The same as a table
report-digest = SHA-256 of the results
report-like-with-like = Ranks compare like with like, in the parts of the table where all can do so: { $which }.
report-size = { $contenders } contenders, { $cells } cells
report-size-parts = { $contenders } contenders, { $parts } parts of the table, { $cells } cells
report-only = Only { $which }.
report-games-each = { $games } games each
report-games-until = until every chance was known within { $points } percentage points
report-played-some = { $exact } cells are exact. { $played } were played, { $how }: { $games } games, all with the dice of seed { $seed }. Intervals hold the true number 95 times of 100.
report-played-all = All cells were played, { $how }: { $games } games, all with the dice of seed { $seed }. Intervals hold the true number 95 times of 100.
report-exact = Every cell is exact: the chances are worked out, and nothing was rolled.
report-refused = { $count } of { $all } figures cannot fight, for one: { $why }.
report-versions = System { $system }, version { $version }; Affray { $affray }; results { $digest }.
report-unfit = { $count } of { $all } figures cannot use what they are rated for, for one: { $who } in { $part } { $why }; they are marked *, and left out of every rank.
report-unfit-ranked = { $count } of { $all } figures cannot use what they are rated for, for one: { $who } in { $part } { $why }; they are marked *, and ranked all the same.
report-figure = Every figure: { $fields }.
report-foe = The foe: { $fields }.
report-terms = Terms: { $fields }.
report-rules = House rules: { $fields }.

report-head-unfit = Who cannot use what it is rated for
report-unfit-out = Their scores say what the figure lacks and not what the choice is worth. No rank, tier or comparison below counts these cells; --unfit counts them too.
report-unfit-in = Their scores say what the figure lacks and not what the choice is worth. They are ranked all the same; read their ranks as what a wrong figure does, not as what the choice is worth.
report-some-of = { $some } of { $all }
report-column-parts = parts of the table
report-column-why = why
report-all-parts = all parts of the table
report-able-parts = the { $some } of { $all } parts of the table where all can fight

report-head-tiers = Tier list
report-tier-score = The score is the chance to win and half of that to draw, over all opponents and { $parts } alike. { $best } is the strongest ({ $most }), { $worst } the weakest ({ $least }).
report-tier-border = { $tier }: { $least }% or more
report-tiers = Tiers, against this pool of { $count } (another pool moves every score): { $borders }. The thick line is the interval of the score, the thin one goes from the lowest to the highest part of the table.
report-picture-tiers = Scores of all contenders with their intervals
report-column-tier = tier
report-column-score = score
report-column-interval = interval
report-column-lowest = lowest part
report-column-highest = highest part
report-column-mean = mean
report-exactly = exact

report-head-ranking = Ranking
report-extremes = { $best } does the most ({ $most } { $unit }), { $worst } the least ({ $least }).
report-one-attack = What one attack does: { $unit }. The line goes from the lowest to the highest part of the table.
report-picture-ranking = { $unit } by each contender

report-head-matrix = Each against each
report-matrix = What the contender of the row scores against that of the column, in percent, over { $parts }; the darker, the better.
report-matrix-first = What the contender of the row scores against that of the column, in percent, over { $parts }; the darker, the better. The row has the first side or the first turn.
report-picture-matrix = Heat map of the scores of each contender against each other
report-against = against

report-head-parts = Part by part
report-by-part = What each contender scores against all others in each part of the table.
report-by-part-marked = What each contender scores against all others in each part of the table. With * it cannot use there what it is rated for.
report-picture-parts = Heat map of the scores of each contender in each part of the table

report-head-dominated = Dominated choices
report-dominated-none = None: against every contender there is something it does better than.
report-dominated = { $some } of { $all }: in every part of the table, against everybody, the other one does at least as well, up to the intervals, and better in the mean.
report-dominated-cheaper = { $some } of { $all }: in every part of the table, against everybody, the other one does at least as well, up to the intervals, and better in the mean, and costs no more.
report-column-dominated = is dominated by
report-column-margin = by how much in the mean
report-column-others = others that dominate it

report-head-cycles = Cycles
report-cycles-none = None: whoever beats somebody beats whomever that one beats.
report-cycles = { $count } of { $threes } threes are rings in which each beats the next for certain, over all parts of the table. The strongest of them:
report-column-first = first
report-column-beats = beats
report-column-second = second
report-column-third = third
report-column-beats-first = beats the first

report-head-axis = What { $axis } changes
report-moved = Between its values the score of a contender moves by { $moved } in the mean.
report-moved-points = Between its values the score of a contender moves by { $moved } percentage points in the mean.
report-gains = From { $low } to { $high } { $most }, { $least }.
report-gains-most = { $who } gains the most ({ $gain })
report-gains-least = { $who } gains the least ({ $gain })
report-loses-most = { $who } loses the most ({ $gain })
report-loses-least = { $who } loses the least ({ $gain })
report-other-opponents = Where not all can fight, those that can have other opponents too.
report-quoted = “{ $text }”
report-length = (mean length in { $unit })
report-nobody = (nobody wins)
report-picture-axis = Scores of each contender by { $axis }

report-head-price = Does a point buy a point?
report-double = Who costs twice as much as the other scores { $double } in the fit; at the same price the first one scores { $first }. Points explain { $explained } of the differences.
report-fair = The fair price is what a contender would cost if points alone made its score. { $cheap } is the cheapest for what it does ({ $cheap-points } for { $cheap-fair }), { $dear } the dearest ({ $dear-points } for { $dear-fair }).
report-exchange = A point has bought a point where the exchange is 1: so many points destroyed for each one lost.
report-picture-price = Scores by points, with the fit as a broken line; names for which there was no room are in the table
report-points-axis = points (each step to the right is so many times as much)
report-column-points = points
report-column-fit = score in the fit
report-column-fair = fair price
report-column-ratio = fair / points
report-column-exchange = exchange
