"""What the players settle before a battle: their armies, the field, the limit. [UW-VIC-01 UW-FORCE-09 UW-FLD-01]"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.terms import BattleOutline, SideOutline, Terms
from affray.core.reading.fields import convert
from affray.core.reading.json_files import read_json
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.roster.battlefields import table_named, tables
from affray.systems.wargame.roster.ready_made import ready_names
from affray.systems.wargame.setup import AimPart, Body, SidePart, limit_of
from affray.systems.wargame.words.facts import TEXTS

OBJECT = "{"
"""What the text of a file begins with that is JSON; an id is anything else."""


def with_terms(scenario: Scenario, terms: Terms) -> Scenario:
    """The scenario with these terms. Raises InputError for an unknown side, army or field. Whether the armies keep to
    the rules is checked when the battle begins."""
    body = dict(scenario.body)
    billed = battle_outline(scenario)
    known = [outline.side for outline in billed.sides]
    for side, army in ((scenario.local_name(name), army) for name, army in terms.armies.items()):
        if side not in known:
            raise InputError(f"army of {side!r}: the sides are {', '.join(known)}")
        rows = msgspec.to_builtins(body["sides"])
        rows[known.index(side)]["army"] = ready_or_own(army, ready_names(), f"army of {side}")
        rows[known.index(side)].pop("leader", None)
        body["sides"] = rows
    if terms.battlefield:
        body["battlefield"] = ready_or_own(terms.battlefield, tuple(tables()), "battlefield")
    if terms.limit is not None:
        body["aim"] = {**msgspec.to_builtins(body.get("aim", {})), "limit": terms.limit}
    if terms.agreed:
        body["agreed"] = True
    return replace(scenario, body=body)


def ready_or_own(text: str, ready: tuple[str, ...], what: str) -> str | dict[str, object]:
    """The id of a ready thing, or the table of a file. Raises InputError for neither."""
    if not text.lstrip().startswith(OBJECT):
        if text not in ready:
            raise InputError(f"{what}: expected one of {', '.join(ready)}, or the JSON of a file, got {text[:40]!r}")
        return text
    found = read_json(text, what)
    assert isinstance(found, dict)  # it begins with a brace
    return found


def battle_outline(scenario: Scenario, language: str = ENGLISH) -> BattleOutline:
    """What a scenario says of the battle before it begins, ready armies called as a language has them. Raises InputError."""
    body = convert(scenario.body, Body, scenario.source or scenario.name)
    aim: AimPart = body.aim
    return BattleOutline(
        aim.limit,
        tuple(SideOutline(part.name, army_name(part, language), limit_of(aim, n)) for n, part in enumerate(body.sides)),
        field_name(body.battlefield, language),
        body.battlefields,
        len(aim.objectives),
    )


def army_name(part: SidePart, language: str) -> str:
    """What the army of a side is called."""
    if isinstance(part.army, str):
        return TEXTS.name(language, "army-name", part.army)
    return str(part.army.get("name", ""))


def field_name(battlefield: str | Mapping[str, object], language: str) -> str:
    """What a battlefield is called, a ready one as a language has it."""
    if isinstance(battlefield, str):
        known = tables().get(battlefield)
        return table_named(known, language).name if known else battlefield
    return str(battlefield.get("name", ""))
