"""What is asked of a duel of the Combat and Movement Guide in words, and the answer."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.lab.batches.batch import Meeting
from affray.lab.batches.playing import WON, check_gpu, play_batch
from affray.lab.field_errors import fault
from affray.lab.fields import Games, Limit, Rounds, Seed
from affray.lab.progress import begin_work
from affray.lab.questions import check_rounds, policy_pair, read_question
from affray.lab.schema import Duel
from affray.lab.systems.melee.best import best_choices, solve_duel
from affray.lab.systems.melee.chain import duel_odds
from affray.lab.systems.melee.duel import LIMIT, meeting
from affray.lab.systems.melee.policies import USUAL
from affray.systems.melee.content.house_rules import House, changed_options
from affray.systems.melee.duel.duelist import Duelist

SYSTEM, UNIT, BEST = "melee", "ST", "best"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel; the most turns do not count where anybody does what is best."""

    policy: Annotated[
        tuple[str, ...], Meta(description="How both, or each in turn, fight: attack, careful, fetch, fists or best.")
    ] = (USUAL,)
    bids: Annotated[
        bool, Meta(description="Show the best choices: attack, defend, pick up, draw; and what they gain.")
    ] = False
    rounds: Rounds = 0
    games: Games = 0
    seed: Seed = 1
    limit: Limit = LIMIT


def answer(
    a: str, b: str, given: Mapping[str, object] | None = None, options: Mapping[str, object] | None = None,
    *, gpu: bool = False,
) -> Duel:  # fmt: skip
    """The answer to a question about a duel of two figures; `gpu`: its games are played on a GPU. Raises InputError.

    >>> found = answer("goblin", "goblin", {"rounds": 2})
    >>> round(found.wins[0], 6), len(found.by_round)
    (0.5, 2)
    """
    asked = read_question(Asked, given or {}, "duel melee")
    both = policy_pair(asked.policy)
    check_rounds(asked.rounds)
    check_gpu(asked.games, gpu=gpu)
    policies = (BEST, BEST) if asked.bids else both
    met = meeting(a, b, *(USUAL if name == BEST else name for name in policies), options=options, limit=asked.limit)
    if BEST in policies:
        if asked.games:
            raise fault("games", asked.games, "policy-games")
        return best_duel((a, b), policies, met, asked)
    begin_work()
    found = duel_odds(met)
    duel = Duel(
        system=SYSTEM,
        who=(a, b),
        policies=policies,
        wins=found.wins,
        drawn=found.drawn,
        rounds=found.turns,
        unit=UNIT,
        left=found.left,
        left_of=WON,
        left_spread=found.spread,
        by_round=found.by_turn[: asked.rounds],
        states=found.states,
        options=changed_options(met.house),
    )
    return replace(duel, played=play_batch(met, asked.games, asked.seed, WON, gpu=gpu)) if asked.games else duel


def best_duel(who: tuple[str, str], policies: tuple[str, str], met: Meeting[Duelist, House], asked: Asked) -> Duel:
    """A duel in which a side or both always choose what is best, as an answer."""
    begin_work()
    bids = None
    if asked.bids:
        found, bids = best_choices(met)
    else:
        found = solve_duel(met, (policies[0] == BEST, policies[1] == BEST))
    ends = found.ends()
    return Duel(
        system=SYSTEM,
        who=who,
        policies=policies,
        wins=ends.wins,
        drawn=ends.endless,
        rounds=ends.rounds,
        unit=UNIT,
        left=(ends.mean_left(0), ends.mean_left(1)),
        left_of=WON,
        left_spread=ends.left,
        by_round=found.by_round(asked.rounds),
        states=ends.states,
        bidding=bids,
        options=changed_options(met.house),
    )
