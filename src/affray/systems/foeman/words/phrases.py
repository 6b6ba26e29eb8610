"""The phrases and saving throws that the guide consists of."""

from functools import cache, lru_cache

from affray.core import Modifier
from affray.core.faces.guide import Check, Phrase
from affray.core.words.phrase import Value
from affray.referee import odds
from affray.systems.foeman.content.codes import ROLL_SV_USE, SIDE_NAMES, D
from affray.systems.foeman.content.self_described_names import display_value
from affray.systems.foeman.position.state import Figure, one_attack_duress, standing_duress
from affray.systems.foeman.rules.expected_harm import steady_policy
from affray.systems.foeman.rules.modifiers import standing_parts
from affray.systems.foeman.rules.saving_throws import is_within_score, repeat_automatic_result, saving_throw
from affray.systems.foeman.turn.experience_gained import is_goblin

SIDE_WORDS = tuple(name.replace("_", "-") for name in SIDE_NAMES)


def phrase(name: str, *clauses: str, **args: Value) -> Phrase:
    """The message of that id with its arguments, and the clauses it stands on."""
    for key in ("item", "names"):
        if key in args:
            args[key] = display_value(args[key])
    return Phrase(name, args, clauses)


@lru_cache(maxsize=4096)
def save_chance(dice: int, need: int, goblin: int, repeat: int = 0) -> float:
    """The chance of a saving throw of so many dice against a score, maybe of a repeated Ready.

    [MW-HIT-03 FM-SV-01 FM-SV-02 FM-SV-03 FM-FIG-09]

    >>> save_chance(3, 0, 0) == 20 / 216
    True
    """
    return float(
        odds(saving_throw, dice, need, goblin, repeat, ROLL_SV_USE, policy=steady_policy).chance(
            lambda save: save.passed > 0
        )
    )


def save_check(what: Phrase, figure: Figure, dice: int, need: int, repeat: int = 0) -> Check:
    """A saving throw of a figure, with its chance; it needs the highest total that passes, whatever the score. [FM-SV-01]"""
    highest = highest_pass(dice, need, repeat)
    return Check(what, dice, highest, save_chance(dice, need, is_goblin(figure.race), repeat))


@cache
def highest_pass(dice: int, score: int, repeat: int = 0) -> int:
    """The highest total of so many dice that passes a saving throw against a score. [FM-SV-01 FM-SV-02 MW-HIT-03]

    >>> [highest_pass(dice, 13) for dice in (1, 3, 4, 5)], highest_pass(3, 0), highest_pass(1, 13, repeat=1)
    ([3, 11, 13, 13], 3, 5)
    """
    totals = range((D - 1) * dice + 1)  # faces count from 0
    return max(t for t in totals if is_within_score(repeat_automatic_result(t, dice, repeat), t, score))


def standing_modifiers(figure: Figure) -> tuple[Modifier, ...]:
    """The parts of a figure's standing mDX. [FM-DX-01]"""
    return standing_parts(
        figure.dx,
        figure.kit.armor_dx,
        figure.kit.shield_dx,
        standing_duress(figure),
        figure.motion.pivot,
        one_attack_duress(figure),
    )
