"""The laboratory for programs: three questions, and one kind of answer to each (`lab.schema`); and sweeps.

Names and values are those of the terminal's options, where `--target-n 5` is `target_n=5`. The same objects come from
`affray odds`, `affray duel` and `affray compare` with `--json`, and from the page.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from affray.core import InputError
from affray.core.words.texts import ENGLISH
from affray.lab.comparing import ComparedRules
from affray.lab.comparing import compare as compared
from affray.lab.fields import LabSystem
from affray.lab.laboratory import Setting
from affray.lab.schema import Comparison, Duel, Odds
from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import read_spec
from affray.lab.sweep.view import SweepView, view_from_bytes
from affray.lab.systems.laboratories import keys, laboratory

Options = Mapping[str, str | int | bool]


def chances(system: str, options: Options | None = None, **asked: object) -> Odds:
    """The exact odds of a procedure: what `affray odds SYSTEM` says, with `language="de"` ready units and creatures by their
    German names. Raises InputError.

    >>> chances("foeman", dice=2).cases[0].chance("hit")
    0.8333333333333334
    >>> chances("melee", kind="save", score=11).cases[0].chances[0].exact
    '5/8'
    """
    language = take_language(asked)
    return laboratory(system).chances(asked, Setting(options or {}, language=language))


def solve(system: str, a: str, b: str, options: Options | None = None, **asked: object) -> Duel:
    """A duel to its end, worked out: what `affray duel SYSTEM A B` says, with `gpu=True` its games played on a GPU; names as
    in `chances`. Raises InputError.

    >>> found = solve("melee", "goblin", "goblin", policy=("attack", "careful"))
    >>> found.policies, found.wins[0] > 0.5
    (('attack', 'careful'), True)
    """
    gpu, language = asked.pop("gpu", False), take_language(asked)
    if not isinstance(gpu, bool):
        raise InputError(f"gpu {gpu!r}: expected True or False")
    return laboratory(system).solve((a, b), asked, Setting(options or {}, language=language), gpu=gpu)


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
    asked = laboratory(system)
    usual = asked.policy
    return compared(
        asked,
        ComparedRules(
            a=a or {}, b=b or {}, sides=tuple(sides), policies=policies or (usual, usual), games=games, seed=seed
        ),
    )


def lab_systems() -> tuple[LabSystem, ...]:
    """What can be asked of each system, field by field.

    >>> [one.key for one in lab_systems()]
    ['foeman', 'fortmayn', 'melee', 'wargame']
    """
    return tuple(laboratory(key).fields() for key in keys())


def take_language(asked: dict[str, object]) -> str:
    """Take the language of names out of a question and return it. Raises InputError."""
    language = asked.pop("language", ENGLISH)
    if not isinstance(language, str):
        raise InputError(f"language {language!r}: expected a language such as {ENGLISH}")
    return language


def sweep_results(spec: str | Path, kept: str | Path, workers: int = 1) -> SweepView:
    """What a sweep comes to: what `affray sweep SPEC --results KEPT` works out, in so many processes. What is in the file of
    results already is not worked out again. Raises InputError."""
    with Processes(workers) as runner:
        run_sweep(Plan(read_spec(spec)), kept, runner)
    return view_from_bytes(Path(kept).read_bytes(), str(kept))
