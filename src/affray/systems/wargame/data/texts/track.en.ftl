## Where a battle is

track-deployment = Deployment
track-battle = Battle
track-ends =
    { $why ->
        [last] The battle lasts until one side has nobody left.
        [rout] The battle lasts until one side has nobody left but units that have lost their nerve.
        [hold] After round { $last }, { $side } wins by holding an objective; an army is broken by half its points lost.
        [exit] { $side } wins by leading enough points off the far edge by the end of round { $last }; an army is broken by half its points lost.
        [leader] Whoever removes the enemy's leader wins at once; else points decide after round { $last }, or when an army is broken.
        [several-last] The battle lasts until all sides but one have nobody left.
        [several-rout] The battle lasts until all sides but one have nobody left but units that have lost their nerve.
        [several-leader] Who loses the leader, or half of the army's points, is out of the battle. The last army wins; else points decide after round { $last }.
        [several-points] An army that has lost half of its points is out of the battle. The last one wins; else points decide after round { $last }.
       *[points] Points decide after round { $last }, or as soon as an army has lost half of its own.
    }
story-harm =
    { $count ->
        [one] one casualty
       *[other] { $count } casualties
    }
