"""What the rules of attacks, orders and morale name has its words, in both languages."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from affray.core.words.texts import slug
from affray.systems.wargame.content.codes import ACTION_NAMES, FACING_NAMES, REDUCTION_NAMES
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.words.facts import TEXTS

LANGUAGES = ("en", "de")
PART = re.compile(r"Modifier\(\"(\w+)\"|, \"(fight|shoot)\", ")


def labels() -> Iterator[str]:
    """The labels that the parts of numbers are given."""
    for match in PART.finditer(files(PACKAGE).joinpath("rules", "attack_dice.py").read_text("utf-8")):
        yield next(filter(None, match.groups()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_part_facing_reduction_and_action_has_its_word(language: str) -> None:
    wanted = {slug(code.code) for code in CODES.values() if code.code.startswith("roll_")}
    wanted |= {f"part-{slug(label)}" for label in labels()}
    wanted |= {f"facing-{name}" for name in FACING_NAMES} | {f"reduction-{name}" for name in REDUCTION_NAMES}
    wanted |= {f"action-{slug(name)}" for name in ACTION_NAMES}
    assert {"roll-morale", "part-second-rank", "part-fight", "part-weapons"} <= wanted
    assert wanted <= TEXTS.ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facing", FACING_NAMES)
def test_every_facing_is_named_where_it_does_not_fire(language: str, facing: str) -> None:
    said = TEXTS.say(language, "no-facing-lost", facing=facing)
    assert TEXTS.say(language, "facing-word", facing=facing) in said
