## What is noticed of computer players

noticed-idle = idle turns
noticed-attack-fallen = attacks on the fallen
noticed-down-crawl = crawls while down
noticed-grip-missed = chances of hand-to-hand missed
noticed-hold-left = strong places left
noticed-move-back-shown = backs turned to foes
noticed-shot-through-friend-poor-odds = shots past friends at poor odds
noticed-swap-back = weapons changed and changed back
noticed-sweep-single = sweeping blows at one foe
