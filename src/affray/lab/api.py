"""The laboratory for programs: three questions, and one kind of answer to each (`lab.schema`).

Names and values are those of the terminal's options, where `--target-n 5` is `target_n=5`. The same objects come from
`affray odds`, `affray duel` and `affray compare` with `--json`, and from the page.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from affray.core import InputError
from affray.core.words.texts import ENGLISH
from affray.lab.schema import Comparison, Duel, Odds

if TYPE_CHECKING:
    from affray.lab.systems.fortmayn.sides import Known as People

Options = Mapping[str, str | int | bool]
ODDS = ("foeman", "fortmayn", "melee", "wargame")


def chances(system: str, options: Options | None = None, **asked: object) -> Odds:
    """The exact odds of a procedure: what `affray odds SYSTEM` says, with `language="de"` ready units and creatures by their
    German names. Raises InputError.

    >>> chances("foeman", dice=2).cases[0].chance("hit")
    0.8333333333333334
    >>> chances("melee", kind="save", score=11).cases[0].chances[0].exact
    '5/8'
    """
    known_system(system)
    given, language = options or {}, language_of(asked)
    if system == "foeman":
        from affray.lab.systems.foeman.asking import answer as foeman

        return foeman(asked, dict(given))
    if system == "melee":
        from affray.lab.systems.melee.asking import answer as melee

        return melee(asked, given)
    if system == "fortmayn":
        from affray.lab.systems.fortmayn.answers import answer as fortmayn

        return fortmayn(asked, people(given, language))
    from affray.lab.systems.wargame.answers import answer as wargame
    from affray.lab.systems.wargame.field import Known
    from affray.systems.wargame.content.house_rules import read_house

    return wargame(asked, Known(read_house(given), language=language))


def solve(system: str, a: str, b: str, options: Options | None = None, **asked: object) -> Duel:
    """A duel to its end, worked out: what `affray duel SYSTEM A B` says, with `gpu=True` its games played on a GPU; names as
    in `chances`. Raises InputError.

    >>> found = solve("melee", "goblin", "goblin", policy=("attack", "careful"))
    >>> found.policies, found.wins[0] > 0.5
    (('attack', 'careful'), True)
    """
    known_system(system)
    given, gpu, language = options or {}, asked.pop("gpu", False), language_of(asked)
    if not isinstance(gpu, bool):
        raise InputError(f"gpu {gpu!r}: expected True or False")
    if system == "foeman":
        from affray.lab.systems.foeman.duels import answer as foeman

        return foeman(a, b, asked, dict(given), gpu=gpu)
    if system == "melee":
        from affray.lab.systems.melee.duels import answer as melee

        return melee(a, b, asked, given, gpu=gpu)
    if system == "fortmayn":
        from affray.lab.systems.fortmayn.duels import answer as fortmayn

        return fortmayn(a, b, asked, people(given, language), gpu=gpu)
    from affray.lab.systems.wargame.duels import answer as wargame
    from affray.lab.systems.wargame.field import Known
    from affray.systems.wargame.content.house_rules import read_house

    return wargame(a, b, asked, Known(read_house(given), language=language), gpu=gpu)


def compare(
    system: str, a: Mapping[str, str] | None = None, b: Mapping[str, str] | None = None, sides: Sequence[str] = (),
    policies: tuple[str, str] | None = None, games: int = 0, seed: int = 1,
) -> Comparison:  # fmt: skip
    """What the house rules `b` change against `a`: what `affray compare SYSTEM` says. Each of the sides fights each; with a
    number of games the fights are played with the same dice under both. Raises InputError.

    >>> found = compare("melee", b={"tie_break": "initiative"}, sides=("goblin", "orc"))
    >>> [rule.clause for rule in found.rules], found.fights[0].exact
    (['CM-ACT-02'], True)
    """
    from affray.lab.batches.comparing import Compared
    from affray.lab.batches.comparing import compare as compared
    from affray.lab.systems.compared import fought

    usual = fought(system).policy
    asked = Compared(
        a=a or {}, b=b or {}, sides=tuple(sides), policies=policies or (usual, usual), games=games, seed=seed
    )  # fmt: skip
    return compared(fought(system), asked)


def language_of(asked: dict[str, object]) -> str:
    """Take the language of names out of a question and return it. Raises InputError."""
    language = asked.pop("language", ENGLISH)
    if not isinstance(language, str):
        raise InputError(f"language {language!r}: expected a language such as {ENGLISH}")
    return language


def people(options: Options, language: str) -> "People":
    """What lines of Fortmayn may name under these house rules. Raises InputError."""
    from affray.lab.systems.fortmayn.sides import Known
    from affray.systems.fortmayn.content.house_rules import read_house

    return Known(read_house(options), language=language)


def known_system(system: str) -> None:
    """Check that a system has a laboratory. Raises InputError."""
    if system not in ODDS:
        raise InputError(f"system {system!r}: expected one of {', '.join(ODDS)}")
