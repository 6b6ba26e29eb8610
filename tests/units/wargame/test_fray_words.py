"""Everything that attacks, orders and morale say can be said, in both languages."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from affray.core.texts import catalogue, slug
from affray.systems.wargame.constants import ACTION_NAMES, FACING_NAMES, REDUCTION_NAMES
from affray.systems.wargame.events import CODES
from affray.systems.wargame.options import PACKAGE

TEXTS = catalogue(PACKAGE)
LANGUAGES = ("en", "de")
MODULES = ("dice", "volley", "suffer", "losses", "fireball", "orders")
REFUSED = re.compile(r"\bno\(\s*\"([\w-]+)\"")
PART = re.compile(r"Modifier\(\"(\w+)\"|, \"(fight|shoot)\", ")


def found(pattern: re.Pattern[str]) -> Iterator[str]:
    """What the modules name, by a pattern."""
    for module in MODULES:
        for match in pattern.finditer(files(PACKAGE).joinpath(f"{module}.py").read_text("utf-8")):
            yield next(filter(None, match.groups()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_event_question_word_and_refusal_has_its_message(language: str) -> None:
    wanted = {
        code.code.replace("_", "-") if code.code.startswith("roll_")
        else f"prompt-{slug(code.code)}" if code.code.startswith("choose_") else f"event-{slug(code.code)}"
        for code in CODES.values()
    }  # fmt: skip
    wanted |= {f"no-{text}" for text in found(REFUSED)} | {f"part-{slug(label)}" for label in found(PART)}
    wanted |= {f"facing-{name}" for name in FACING_NAMES} | {f"reduction-{name}" for name in REDUCTION_NAMES}
    wanted |= {f"action-{slug(name)}" for name in ACTION_NAMES}
    assert {"no-vehicle-melee", "no-wrong-losses", "part-second-rank", "part-fight"} <= wanted
    assert wanted <= TEXTS.ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2])
def test_every_event_is_said_with_its_numbers(language: str, value: int) -> None:
    for code in CODES.values():
        if not code.code.startswith(("roll_", "choose_")):
            args = dict.fromkeys(code.fields, value)
            assert TEXTS.say(language, f"event-{slug(code.code)}", **args)
        elif code.code.startswith("choose_"):
            assert TEXTS.say(language, f"prompt-{slug(code.code)}", **dict.fromkeys(code.fields, value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facing", FACING_NAMES)
def test_every_facing_is_named_where_it_does_not_fire(language: str, facing: str) -> None:
    said = TEXTS.say(language, "no-facing-lost", facing=facing)
    assert TEXTS.say(language, "facing-word", facing=facing) in said


def test_a_halved_quotient_is_called_so() -> None:
    args = {"total": 26, "defense": 8, "quotient": 1}
    assert TEXTS.say("en", "event-strike", **args, share=1) == "The attack sum is 26 against Defense 8: 1, halved."
    assert TEXTS.say("en", "event-strike", **args, share=0) == "The attack sum is 26 against Defense 8: 1."
