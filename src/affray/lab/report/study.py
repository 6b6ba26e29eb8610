"""The results of a sweep as tables of scores: contender by opponent, in each part of the table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from affray.core import InputError
from affray.core.words.texts import ENGLISH, Arg, slug
from affray.lab.arena import DUEL_COLUMNS, EXACT, PLAYED, REFUSED, Outcome
from affray.lab.sweep.ledger import SWEEP, Outcomes, SweepContents, check_header, digest
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.results import duel_error, duel_score
from affray.lab.value_names import value_names
from affray.lab.words import words

SOLO = -1
"""The place of a foe whom all contenders meet."""


class Score(msgspec.Struct, frozen=True):
    """What a contender scores, and how far that may be off 95 times of 100: of duels the chance to win and half of that to
    draw, of attacks the mean of what they do."""

    mean: float
    error: float


class Study:
    """The finished results of a plan, or of a part of it."""

    def __init__(
        self,
        plan: Plan,
        outcomes: Outcomes,
        where: Mapping[str, str] | None = None,
        *,
        every: bool = False,
        language: str = ENGLISH,
    ) -> None:
        """`where` keeps the parts of the table, and the contenders, with these values. Cells in which somebody cannot use
        what it is rated for are left out, unless `every` one counts or no other is left. Raises InputError."""
        self.plan, self.outcomes, self.language = plan, outcomes, language
        self.digest = digest(plan.identity, outcomes)
        self.duels = plan.arena.columns == DUEL_COLUMNS
        self.where = dict(where or {})
        self.parts, self.places = self.select()
        self.names = {place: self.contender_name(place) for place in self.places}
        self.unfit = {key: why for key, why in plan.unfit.items() if key[0] in self.parts and key[1] in self.places}
        self.every = every or len(self.unfit) == len(self.parts) * len(self.places)

    # --- words
    def say(self, id: str, /, **args: Arg) -> str:
        """A text of the report."""
        return words().say(self.language, f"report-{id}", **args)

    def axis_name(self, axis: str) -> str:
        """What an axis or field is called; in English as a spec has it."""
        return axis if self.language == ENGLISH else words().name(self.language, "field", axis)

    def value_name(self, axis: str, value: str) -> str:
        """What a value of an axis is called; in English as a spec has it."""
        if self.language == ENGLISH:
            return value
        code = f"{slug(axis)}-{slug(value.removeprefix('like='))}"
        names, system = value_names(self.language), self.plan.spec.system
        own = names.get(f"value-{system}-{code}", "")
        return own or (words().say(self.language, f"value-{code}") if words().has(ENGLISH, f"value-{code}") else value)

    def value_words(self, field: str, value: str) -> str:
        """A value of a field in a sentence: what it stands for, where that is said, else what it is called."""
        key = f"{slug(field)}-{self.plan.spec.system}-{slug(value)}"
        if self.language == ENGLISH or not words().has(self.language, key):
            return self.value_name(field, value)
        return self.say("quoted", text=words().say(self.language, key))

    def unit(self, quantity: str) -> str:
        """What a quantity of the arena is counted in."""
        text = self.plan.arena.units[quantity]
        key = f"unit-{slug(text)}"
        return words().say(self.language, key) if words().has(self.language, key) else text

    def contender_name(self, place: int) -> str:
        """What a contender is called: by the one thing in which contenders differ, else by its own name."""
        contender = self.plan.contenders[place]
        axis = next(iter(contender.parts), "") if len(contender.parts) == 1 else ""
        return self.value_name(axis, contender.name) if axis else contender.name

    def why_unfit(self, part: int, place: int) -> str:
        """Why a contender cannot use what it is rated for in a part of the table."""
        why = self.unfit[part, place]
        if self.language == ENGLISH:
            return str(why)
        lacking = f" (ST {why.has} < {why.need})" if why.need else ""
        return words().say(self.language, f"lab-unfit-{why.code}") + lacking

    def select(self) -> tuple[list[int], list[int]]:
        """The parts of the table and the contenders that `where` selects. Raises InputError."""
        slices, contenders = self.plan.slices, self.plan.contenders
        parts, places = list(range(len(slices))), list(range(len(contenders)))
        for name, value in self.where.items():
            in_parts = {held.names.get(name) for held in slices} - {None}
            among = {contender.parts.get(name) for contender in contenders} - {None}
            known = in_parts | among
            if not known:
                axes = dict.fromkeys(
                    [*slices[0].names, *(part for contender in contenders for part in contender.parts)]
                )
                raise InputError(f"--where {name}: expected one of {', '.join(axes)}")
            if value not in known:
                raise InputError(f"--where {name}={value}: expected one of {', '.join(sorted(map(str, known)))}")
            if in_parts:
                parts = [part for part in parts if slices[part].names[name] == value]
            else:
                places = [place for place in places if contenders[place].parts[name] == value]
        return parts, places

    @cached_property
    def with_every_cell(self) -> "Study":
        """The study with every cell, even those in which somebody cannot use what it is rated for."""
        return self if self.every else Study(self.plan, self.outcomes, self.where, every=True, language=self.language)

    def is_included(self, part: int, *met: int) -> bool:
        """Whether a cell belongs to the study."""
        known = part in self.parts and all(place == SOLO or place in self.names for place in met)
        return known and (self.every or not any((part, place) in self.unfit for place in met))

    @cached_property
    def level_parts(self) -> list[int]:
        """The parts of the table over which ranks are taken, so that like is compared with like: those in which all can
        fight, and use what they are rated for, who can do so anywhere; all parts where there is no such one."""
        able = {part: {place for place in self.places if self.is_able(part, place)} for part in self.parts}
        anywhere = set().union(*able.values())
        return [part for part in self.parts if able[part] == anywhere] or self.parts

    def is_able(self, part: int, place: int) -> bool:
        """Whether a contender can fight in a part of the table, with what it is rated for."""
        return (part, place) not in self.plan.refusals and self.is_included(part, place)

    @cached_property
    def scores(self) -> dict[tuple[int, int, int], Score]:
        """What each contender scores against each other one, by part, contender and opponent."""
        found: dict[tuple[int, int, int], Score] = {}
        for number, outcome in self.outcomes.items():
            part, a, b = self.plan.place(number)
            if outcome.how == REFUSED or not self.is_included(part, a, b):
                continue
            found[part, a, b] = self.score_of(outcome)
            if self.plan.even and a != b:
                found[part, b, a] = Score(1 - found[part, a, b].mean, found[part, a, b].error)
        return found

    def score_of(self, outcome: Outcome) -> Score:
        """The score of the first side in an outcome."""
        return Score(duel_score(outcome), duel_error(outcome)) if self.duels else Score(outcome.numbers[0], 0.0)

    @cached_property
    def scores_against(self) -> dict[tuple[int, int], Score]:
        """The score of each contender against each other, over the parts of the table that ranks are taken over."""
        found: dict[tuple[int, int], list[Score]] = {}
        for (part, a, b), score in self.scores.items():
            if part in self.level_parts:
                found.setdefault((a, b), []).append(score)
        return {pair: mean_score(several) for pair, several in found.items()}

    def level_score(self, part: int, place: int, other: int) -> Score | None:
        """What a contender scores against another one, half of the fights as the first and half as the second where that
        makes a difference; None where they cannot meet."""
        mine = self.scores.get((part, place, other))
        if self.plan.solo or self.plan.even or not self.duels:
            return mine
        theirs = self.scores.get((part, other, place))
        if mine is None or theirs is None:
            return None
        return Score((mine.mean + 1 - theirs.mean) / 2, (mine.error + theirs.error) / 2)

    def opponents(self) -> Sequence[int]:
        """The places of those whom contenders meet."""
        return [SOLO] if self.plan.solo else self.places

    def overall_score(self, place: int, parts: Iterable[int] | None = None) -> Score | None:
        """What a contender scores against all others, in some parts of the table or those that ranks are taken over; None
        where it meets nobody."""
        found = [
            score
            for part in (self.level_parts if parts is None else parts)
            for other in self.opponents()
            if other != place and (score := self.level_score(part, place, other)) is not None
        ]
        return mean_score(found) if found else None

    def axes(self) -> dict[str, list[str]]:
        """The axes of which the study has several values, with these values."""
        names = self.plan.slices[0].names
        values = {
            axis: list(dict.fromkeys(self.plan.slices[part].names[axis] for part in self.parts)) for axis in names
        }
        return {axis: found for axis, found in values.items() if len(found) > 1}

    def parts_with(self, axis: str, value: str) -> list[int]:
        """The parts of the table with a value of an axis."""
        return [part for part in self.parts if self.plan.slices[part].names[axis] == value]

    def part_name(self, part: int) -> str:
        """A part of the table in words."""
        held = self.plan.slices[part].names
        found = (
            f"{self.axis_name(axis)} {self.value_name(axis, value)}"
            for axis, value in held.items()
            if axis in self.axes()
        )
        return ", ".join(found) or ("all" if self.language == ENGLISH else words().say(self.language, "lab-all"))

    def outcomes_in(self, parts: Iterable[int] | None = None) -> Iterator[Outcome]:
        """The outcomes of all cells that could be computed, in some parts of the table."""
        wanted = set(self.parts if parts is None else parts)
        for number, outcome in self.outcomes.items():
            part, a, b = self.plan.place(number)
            if outcome.how != REFUSED and part in wanted and self.is_included(part, a, b):
                yield outcome

    def cell_counts(self) -> dict[str, int]:
        """How many cells are exact, how many were played, and with how many games."""
        found = list(self.outcomes_in())
        return {
            EXACT: sum(1 for outcome in found if outcome.how == EXACT),
            PLAYED: sum(1 for outcome in found if outcome.how == PLAYED),
            "played": sum(outcome.games for outcome in found),
        }


def mean_score(several: Sequence[Score]) -> Score:
    """The mean of some scores. Its error is the mean of their errors: cells share their dice, so errors need not
    cancel."""
    return Score(
        sum(score.mean for score in several) / len(several), sum(score.error for score in several) / len(several)
    )


def read_study(
    path: str | Path, where: Mapping[str, str] | None = None, *, every: bool = False, language: str = ENGLISH
) -> Study:
    """The study of a ledger. Raises InputError for one that is not finished, that is of another version, or damaged."""
    return study_of(SWEEP.read(path), str(path), where, every=every, language=language)


def study_of(
    kept: SweepContents,
    name: str,
    where: Mapping[str, str] | None = None,
    *,
    every: bool = False,
    language: str = ENGLISH,
) -> Study:
    """The study of what a ledger holds, by the ledger's name. Raises InputError as `read_study` does."""
    plan = Plan(kept.header.spec)
    check_header(kept.header, plan, name)
    wanted = sum(1 for _ in plan.open_cells())
    if len(kept.outcomes) < wanted:
        raise InputError(
            f"{name}: {len(kept.outcomes)} of {wanted} cells are computed; expected all (affray sweep goes on with it)"
        )
    return Study(plan, kept.outcomes, where, every=every, language=language)
