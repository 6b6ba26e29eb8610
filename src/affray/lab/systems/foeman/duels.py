"""What is asked of a duel of Foeman in words, and the answer."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.core.faces.packs import Options
from affray.lab.batches.batch import check_batch
from affray.lab.batches.playing import WON, check_gpu, play_batch
from affray.lab.field_errors import fault
from affray.lab.fields import Games, Limit, Rounds, Seed
from affray.lab.progress import begin_work
from affray.lab.questions import check_rounds, policy_pair, read_question
from affray.lab.schema import Bidding, Duel
from affray.lab.systems.foeman.bids import bidding
from affray.lab.systems.foeman.chain import LIMIT, DuelOdds, Fight, fight, solve_duel
from affray.lab.systems.foeman.plans import USUAL
from affray.systems.foeman.content.house_rules import changed_options
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, check_options

SYSTEM, UNIT = "foeman", "mST"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel; the plans are those that `lab.systems.foeman.plans` reads, and the most rounds count for games
    alone."""

    policy: Annotated[
        tuple[str, ...],
        Meta(
            description="How both, or each in turn, fight: the dice bid each time, or best; then reroll=none|all|likely, "
            "weak=MST (Defends with so much or less), item=none|weapon|shield, proficiency=yes|no."
        ),
    ] = (USUAL,)
    rounds: Rounds = 0
    bids: Annotated[bool, Meta(description="Solve the bidding game: the best declarations, and what they gain.")] = (
        False
    )
    games: Games = 0
    seed: Seed = 1
    limit: Limit = LIMIT


def answer(
    a: str, b: str, given: Mapping[str, object] | None = None, options: Options | None = None, pack: Pack = NOTHING,
    *, gpu: bool = False,
) -> Duel:  # fmt: skip
    """The answer to a question about a duel of two figures; `gpu`: its games are played on a GPU. Raises InputError.

    >>> found = answer("Orc raider", "Goblin skirmisher", {"policy": "4 reroll=none"})
    >>> round(sum(found.wins) + found.drawn, 9), found.unit
    (1.0, 'mST')
    """
    asked = read_question(Asked, given or {}, "duel foeman")
    check_rounds(asked.rounds)
    check_options(pack, dict(options or {}))
    check_gpu(asked.games, gpu=gpu)
    check_batch(asked.games, asked.limit)
    if asked.limit != LIMIT and not asked.games:
        raise fault("limit", asked.limit, "limit-games")
    met = fight(a, b, *policy_pair(asked.policy), options=options, pack=pack, limit=asked.limit)
    begin_work()
    if asked.bids:
        met = replace(met, plans=tuple(replace(plan, bid=0, weak=0) for plan in met.plans))
        game, bids = bidding(met)
        found = duel_answer((a, b), met, game.odds(asked.rounds), bids)
    else:
        found = duel_answer((a, b), met, solve_duel(met).odds(asked.rounds))
    if asked.games:
        found = replace(found, played=play_batch(met.meeting, asked.games, asked.seed, WON, gpu=gpu))
    return found


def duel_answer(who: tuple[str, str], met: Fight, found: DuelOdds, bids: Bidding | None = None) -> Duel:
    """The chances of a duel as an answer."""
    return Duel(
        system=SYSTEM,
        who=who,
        policies=(str(met.plans[0]), str(met.plans[1])),
        wins=found.wins,
        drawn=found.endless,
        rounds=found.rounds,
        unit=UNIT,
        left=(found.mean_left(0), found.mean_left(1)),
        left_of=WON,
        left_spread=found.left,
        by_round=found.by_round,
        states=found.states,
        bidding=bids,
        options=changed_options(met.house),
    )
