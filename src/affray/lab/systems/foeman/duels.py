"""What is asked of a duel of Foeman in words, and the answer."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.packs import Options
from affray.lab.batches.playing import WON, check_gpu, play_batch
from affray.lab.questions import read_question
from affray.lab.schema import Bidding, Duel
from affray.lab.systems.foeman.bids import bidding
from affray.lab.systems.foeman.chain import LIMIT, DuelOdds, Fight, fight, solve_duel
from affray.lab.systems.foeman.plans import USUAL
from affray.systems.foeman.content.house_rules import changed_options
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, check_options

SYSTEM, UNIT = "foeman", "mST"
MOST_ROUNDS = 1000


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel: the plans of both (one for both, or one each) as `lab.systems.foeman.plans` reads them; for how many
    first rounds the chance to end is told; whether the bidding game is told (best plans); so many games and their seed
    beside it, and the most rounds of a game."""

    policy: tuple[str, ...] = (USUAL,)
    rounds: int = 0
    bids: bool = False
    games: int = 0
    seed: int = 1
    limit: int = LIMIT


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
    if not 0 <= asked.rounds <= MOST_ROUNDS:
        raise InputError(f"rounds {asked.rounds}: expected 0 to {MOST_ROUNDS}")
    check_options(pack, dict(options or {}))
    check_gpu(asked.games, gpu=gpu)
    met = fight(a, b, *policy_pair(asked.policy), options=options, pack=pack, limit=asked.limit)
    if asked.bids:
        met = replace(met, plans=tuple(replace(plan, bid=0, weak=0) for plan in met.plans))
        game, bids = bidding(met)
        found = duel_answer((a, b), met, game.odds(asked.rounds), bids)
    else:
        found = duel_answer((a, b), met, solve_duel(met).odds(asked.rounds))
    if asked.games:
        found = replace(found, played=play_batch(met.meeting, asked.games, asked.seed, WON, gpu=gpu))
    return found


def policy_pair(policies: tuple[str, ...]) -> tuple[str, str]:
    """The policies of both sides: one for both, or one each. Raises InputError.

    >>> policy_pair(("4",))
    ('4', '4')
    """
    if not 1 <= len(policies) <= 2:
        raise InputError(f"policy: expected one for both or two, got {len(policies)}")
    first, second = (policies * 2)[:2]
    return first, second


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
