"""Duels of the Combat and Movement Guide: two figures that meet, and batches of their duels."""

from collections.abc import Mapping

from affray.lab.batches.batch import Meeting
from affray.lab.field_errors import side_errors
from affray.lab.systems.melee.policies import policy_named
from affray.lab.words import meant_code, words_of
from affray.systems.melee.content.house_rules import House, read_house
from affray.systems.melee.content.tables import creatures
from affray.systems.melee.duel.duel import duel
from affray.systems.melee.duel.duelist import Duelist
from affray.systems.melee.duel.fighter import Fighter, duelist_of, read_fighter

SIDES = ("attacker", "defender")
LIMIT = 200


def read_side(text: str, side: int) -> Fighter:
    """The figure of a line, or of a creature's id or name in any language. Raises InputError that names the side."""
    is_known = "=" in text or text in creatures()
    with side_errors(SIDES[side], text):
        return read_fighter(text if is_known else meant_code(words_of("melee"), "race", creatures(), text))


def duelist(text: str, side: int) -> Duelist:
    """The figure of a line, or of a creature's id, for a duel. Raises InputError that names the side."""
    fighter = read_side(text, side)
    with side_errors(SIDES[side], text):
        return duelist_of(fighter)


def meeting(
    a: str, b: str, policy_a: str = "attack", policy_b: str = "attack", *,
    options: Mapping[str, object] | None = None, limit: int = LIMIT,
) -> Meeting[Duelist, House]:  # fmt: skip
    """Two figures face to face, each with its policy by name: what `lab.batches.batch` plays and `duel_odds` works out. Raises
    InputError.

    >>> from affray.lab.batches.batch import run_games
    >>> run_games(meeting("orc", "wolf"), 3, 7, compiled=False).winners
    (1, 0, 0)
    """
    policies = policy_named(policy_a), policy_named(policy_b)
    return Meeting(duel, duelist(a, 0), duelist(b, 1), *policies, read_house(options or {}), limit)
