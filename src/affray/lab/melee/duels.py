"""What is asked of a duel of the Combat and Movement Guide in words, and the answer."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.lab.asked import read_asked
from affray.lab.batch import Meeting
from affray.lab.melee.best import best_choices
from affray.lab.melee.chain import duel_odds
from affray.lab.melee.duel import LIMIT, meeting
from affray.lab.melee.policies import USUAL
from affray.lab.playing import WON, played
from affray.lab.schema import Duel
from affray.systems.melee.duelist import Duelist
from affray.systems.melee.options import House, changed

SYSTEM, UNIT, BEST = "melee", "ST", "best"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel: the policies of both by name (one for both, or one each); whether the best choices are told
    instead; for how many first turns the chance to end is told; so many games and their seed beside it; the most turns."""

    policy: tuple[str, ...] = (USUAL,)
    bids: bool = False
    rounds: int = 0
    games: int = 0
    seed: int = 1
    limit: int = LIMIT


def answer(
    a: str, b: str, given: Mapping[str, object] | None = None, options: Mapping[str, object] | None = None
) -> Duel:
    """The answer to a question about a duel of two figures. Raises InputError.

    >>> found = answer("goblin", "goblin", {"rounds": 2})
    >>> round(found.wins[0], 6), len(found.by_round)
    (0.5, 2)
    """
    asked = read_asked(Asked, given or {}, "duel melee")
    if not 1 <= len(asked.policy) <= 2:
        raise InputError(f"policy: expected one for both or two, got {len(asked.policy)}")
    first, second = (asked.policy * 2)[:2]
    met = meeting(a, b, first, second, options=options, limit=asked.limit)
    if asked.bids:
        if asked.games:
            raise InputError(f"games {asked.games}: games are played by policies; expected none with the best choices")
        return best((a, b), met)
    found = duel_odds(met)
    told = Duel(
        SYSTEM,
        (a, b),
        (first, second),
        found.wins,
        found.drawn,
        found.turns,
        UNIT,
        found.left,
        WON,
        by_round=found.by_turn[: max(0, asked.rounds)],
        states=found.states,
        options=changed(met.house),
    )
    return replace(told, played=played(met, asked.games, asked.seed, WON)) if asked.games else told


def best(who: tuple[str, str], met: Meeting[Duelist, House]) -> Duel:
    """A duel in which both always choose what is best, as an answer."""
    found, bids = best_choices(met)
    return Duel(
        SYSTEM,
        who,
        (BEST, BEST),
        found.wins,
        found.endless,
        found.rounds,
        UNIT,
        (found.mean_left(0), found.mean_left(1)),
        WON,
        found.left,
        states=found.states,
        bidding=bids,
        options=changed(met.house),
    )
