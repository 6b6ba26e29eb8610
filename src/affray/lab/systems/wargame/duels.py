"""What is asked of a duel of two units of the wargame in words, and the answer."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.lab.batches.playing import ALL, check_gpu, has_numba, play_batch
from affray.lab.fields import Games, Limit, Rounds, Seed
from affray.lab.progress import begin_work
from affray.lab.questions import policy_pair, read_question
from affray.lab.ranges import read_numbers
from affray.lab.schema import Duel, Played
from affray.lab.systems.wargame.asking import USUAL, dice_count, read_pools
from affray.lab.systems.wargame.chain import DuelOdds, duel_odds, is_small
from affray.lab.systems.wargame.duel import LIMIT, DuelTerms, Met, meeting, with_machine_tables
from affray.lab.systems.wargame.field import ROLES, KnownUnits, read_unit_line
from affray.systems.wargame.content.house_rules import changed_options
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.setup import free_name

SYSTEM, UNIT = "wargame", "miniatures"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel."""

    policy: Annotated[
        tuple[str, ...], Meta(description="How both, or each in turn, fight: charge, shoot, stand or evade.")
    ] = (USUAL,)
    distance: Annotated[str, Meta(description="The inches between both at the start; in contact if absent.")] = ""
    rout: Annotated[bool, Meta(description="Who fails its morale has lost.")] = False
    command: Annotated[tuple[str, ...], Meta(title="DICE", description="The dice of a commander near A, as 3d8.")] = ()
    target_command: Annotated[tuple[str, ...], Meta(title="DICE", description="The same near B.")] = ()
    rounds: Rounds = 0
    """For how many first rounds the chance to end is given."""
    games: Games = 0
    """How many games are played beside what is worked out."""
    seed: Seed = 1
    """The seed of the games."""
    limit: Limit = LIMIT
    """The most rounds."""


def answer(
    a: str, b: str, given: Mapping[str, object] | None = None, known: KnownUnits | None = None, *, gpu: bool = False
) -> Duel:
    """The answer to a question about a duel of two units; where they are too large to be worked out it is what games say;
    `gpu`: these are played on a GPU. Raises InputError.

    >>> found = answer("like=fantasy/spears n=5 files=2", "like=fantasy/spears n=4 files=2")
    >>> round(found.wins[0], 4), found.played
    (0.827, None)
    """
    asked, known = read_question(Asked, given or {}, "duel wargame"), known or KnownUnits()
    check_gpu(asked.games, gpu=gpu)
    policies, units = policy_pair(asked.policy), read_pair(a, b, known)
    met = meeting_asked(units, asked, known)
    begin_work()
    games = play_games(met, asked.games, asked.seed, gpu=gpu) if asked.games else None
    if games is not None and not is_small(met):
        return games_answer(units, policies, games, known)
    return duel_answer(units, policies, duel_odds(met), games, asked.rounds, known)


def read_pair(a: str, b: str, known: KnownUnits) -> tuple[Listed, Listed]:
    """The units of two lines, under two names. Raises InputError."""
    attacker, defender = (read_unit_line(line, role, known) for line, role in zip((a, b), ROLES, strict=True))
    return attacker, replace(defender, name=free_name(defender.name, [attacker.name]))


def meeting_asked(units: tuple[Listed, Listed], asked: Asked, known: KnownUnits) -> Met:
    """Two units that meet as a question says. Raises InputError."""
    agreed = DuelTerms(
        house=known.house,
        distance=read_numbers("distance", asked.distance)[0] if asked.distance else None,
        rout=asked.rout,
        aid=dice_count(read_pools(asked.command, "command")),
        target_aid=dice_count(read_pools(asked.target_command, "target_command")),
        limit=asked.limit,
    )
    return meeting(*units, *policy_pair(asked.policy), agreed)


def play_games(met: Met, games: int, seed: int, *, gpu: bool = False) -> Played:
    """Play games of a meeting, compiled where numba is installed."""
    if not has_numba():
        return play_batch(met, games, seed, ALL)
    return play_batch(with_machine_tables(met), games, seed, ALL, compiled=True, gpu=gpu)


def duel_answer(
    units: tuple[Listed, Listed],
    policies: tuple[str, str],
    found: DuelOdds,
    games: Played | None,
    rounds: int,
    known: KnownUnits,
) -> Duel:
    """The chances of a duel as an answer; nobody has won one in which both are gone."""
    return Duel(
        system=SYSTEM,
        who=(units[0].name, units[1].name),
        policies=policies,
        wins=found.wins,
        drawn=found.both + found.undecided,
        rounds=found.rounds,
        unit=UNIT,
        left=found.left,
        left_of=ALL,
        left_spread=found.spread,
        by_round=found.by_round[: max(0, rounds)],
        states=found.states,
        played=games,
        options=changed_options(known.house),
    )


def games_answer(units: tuple[Listed, Listed], policies: tuple[str, str], games: Played, known: KnownUnits) -> Duel:
    """The answer from games alone."""
    return Duel(
        system=SYSTEM,
        who=(units[0].name, units[1].name),
        policies=policies,
        wins=(games.wins[0].chance, games.wins[1].chance),
        drawn=games.drawn.chance,
        rounds=games.rounds.mean,
        unit=UNIT,
        left=(games.left[0].mean, games.left[1].mean),
        left_of=ALL,
        played=games,
        options=changed_options(known.house),
    )
