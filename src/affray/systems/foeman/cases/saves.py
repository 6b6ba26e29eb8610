"""The case verbs of saving throws, upkeep and experience."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.referee import Script
from affray.systems.foeman.cases.given import Bid, Dice, Natural, house_of, is_goblin, is_race
from affray.systems.foeman.content.codes import (
    AUTO_FAIL,
    AUTO_PASS,
    HALFLING,
    NOT_AUTO,
    ROLL_SV_PROFICIENCY,
    ROLL_SV_USE,
)
from affray.systems.foeman.rules.experience import attack_ep, grade_of, may_advance, next_level_ep, save_ep
from affray.systems.foeman.rules.mindwand import PASSAGE_DICE, passage_score
from affray.systems.foeman.rules.saving_throws import (
    EVEN,
    OVERMATCHED,
    UNDERMATCHED,
    entry_score,
    exit_dice,
    exit_score,
    pivot_dice,
    proficiency_dice,
    ready_score,
    saving_throw,
    talent_after,
)
from affray.systems.foeman.rules.upkeep import (
    duress,
    duress_threshold,
    duress_wounds,
    is_big_hit,
    is_threshold_reached,
    recovery,
)
from affray.systems.foeman.rules.wounds import incidental_part

SAVE_NAMES: Mapping[int, str | None] = {AUTO_PASS: "success", NOT_AUTO: None, AUTO_FAIL: "fail"}
HTH_DICE = 5
Match = Literal["under", "even", "over"]
MATCHES: Mapping[Match, int] = {"under": UNDERMATCHED, "even": EVEN, "over": OVERMATCHED}


# --- saving throws ----------------------------------------------------------------------------------------------------
class SaveGiven(Given, frozen=True, kw_only=True):
    """A saving throw as rolled; `repeat` (a repeated Ready) counts under `repeat_action_roll`."""

    dice: Dice
    score: int
    race: str = "Human"
    repeat: bool = False


def sv(given: Answer) -> Answer:
    """What a saving throw comes to. [FM-SV-01 FM-SV-02 FM-SV-03]"""
    g = read_given(given, SaveGiven)
    repeat = int(g.repeat) * house_of(g).repeat_action_roll
    if not g.dice:
        raise InputError("given: dice: expected at least one die")
    saved = saving_throw(Script([g.dice]), len(g.dice), g.score, is_goblin(g.race), repeat, ROLL_SV_USE)
    return {"total": saved.total, "auto": SAVE_NAMES[saved.auto], "passed": saved.passed != 0}


class EntryScore(Given, frozen=True, kw_only=True, tag="hth_entry", tag_field="purpose"):
    """Avoiding an Attempt Hand-to-Hand."""

    mdx: int
    mover_mst: int
    target_mst: int


class ExitScore(Given, frozen=True, kw_only=True, tag="hth_exit", tag_field="purpose"):
    """Leaving hand-to-hand."""

    mdx: int
    mover_mst: int
    opponent_msts: tuple[int, ...]


class ReadyScore(Given, frozen=True, kw_only=True, tag="ready", tag_field="purpose"):
    """A Ready."""

    mdx: int
    dib: Bid
    colocated_opponents: Natural


class PivotScore(Given, frozen=True, kw_only=True, tag="pivot", tag_field="purpose"):
    """A limited Pivot."""

    miq: int
    engaged: bool
    match: Match = "even"


class ProficiencyScore(Given, frozen=True, kw_only=True, tag="proficiency", tag_field="purpose"):
    """A use of Weapon Proficiency."""

    miq: int
    hit: bool


class PassageScore(Given, frozen=True, kw_only=True, tag="passage", tag_field="purpose"):
    """Passing through an occupied hex, as MindWand has it."""

    mdx: int
    mover_mst: int
    occupant_mst: int


ScoreGiven = EntryScore | ExitScore | ReadyScore | PivotScore | ProficiencyScore | PassageScore


def sv_score(given: Answer) -> Answer:
    """The dice and score of a kind of saving throw. [FM-SV-04]"""
    g: ScoreGiven = read_given(given, ScoreGiven)  # type: ignore[arg-type]
    house = house_of(g)
    match g:
        case EntryScore():
            dice, score = HTH_DICE, entry_score(g.mdx, g.mover_mst, g.target_mst, house)
        case ExitScore():
            if not g.opponent_msts:
                raise InputError("given: opponent_msts: expected at least one opponent")
            most, whole = max(g.opponent_msts), sum(g.opponent_msts)
            dice, score = exit_dice(house), exit_score(g.mdx, g.mover_mst, most, whole, house)
        case ReadyScore():
            dice, score = g.dib, ready_score(g.mdx, g.colocated_opponents)
        case PassageScore():
            dice, score = PASSAGE_DICE, passage_score(g.mdx, g.mover_mst, g.occupant_mst, house)
        case PivotScore():
            dice, score = pivot_dice(int(g.engaged), MATCHES[g.match], house), g.miq
        case _:
            dice, score = proficiency_dice(int(g.hit)), g.miq
    return {"dice": dice, "score": score}


class TalentGiven(Given, frozen=True, kw_only=True):
    """A saving throw after a use of Weapon Proficiency."""

    hit: bool
    dice: Dice
    miq: int
    race: str = "Human"
    usable: bool = True
    free_used: bool = False


def talent(given: Answer) -> Answer:
    """What the saving throw makes of the talent. [FM-TAL-02 FM-TAL-03]"""
    g = read_given(given, TalentGiven)
    house_of(g)
    if not g.usable:
        raise InputError("given: usable: the talent cannot be used any more in this encounter")
    n = proficiency_dice(int(g.hit))
    saved = saving_throw(Script([g.dice]), n, g.miq, is_goblin(g.race), 0, ROLL_SV_PROFICIENCY)
    after = talent_after(saved.passed, is_race(g.race, HALFLING), int(g.free_used))
    return {"passed": saved.passed != 0, "ignored": after.ignored != 0, "usable": after.usable != 0}


# --- from round to round ----------------------------------------------------------------------------------------------
class Suffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attack suffered."""

    phys: Natural
    exh: Natural


class UpkeepGiven(Given, frozen=True, kw_only=True):
    """The attacks that a figure suffers, round by round."""

    st: int
    rounds: tuple[tuple[Suffered, ...], ...]


def upkeep(given: Answer) -> Answer:
    """Duress and recovery, round by round. [FM-DX-02 FM-DX-03 FM-REC-02 FM-RND-02]"""
    g = read_given(given, UpkeepGiven)
    house = house_of(g)
    hit_before, reached_before, pool = 0, 0, 0
    rounds: list[Answer] = []
    for attacks in g.rounds:
        wounds = [duress_wounds(attack.phys, attack.exh, house) for attack in attacks]
        reached = is_threshold_reached(sum(wounds), g.st)
        end = recovery(pool, sum(incidental_part(attack.exh) for attack in attacks))
        rounds.append(
            {
                "start": duress(hit_before, reached_before, 0),
                "end": duress(hit_before, reached_before, reached),
                "recovered": end.recovered,
                "pool": end.left,
            }
        )
        hit_before, reached_before, pool = max(map(is_big_hit, wounds), default=0), reached, end.left
    return {"threshold": duress_threshold(g.st), "rounds": rounds}


class AttackEp(Given, frozen=True, kw_only=True, tag="attack", tag_field="kind"):
    """Ep of an attack."""

    eg: int | float
    phys: Natural
    exh: Natural
    level: Natural
    down: bool
    target_dx: int
    remaining_mst: Natural = 0


class SaveEp(Given, frozen=True, kw_only=True, tag="sv", tag_field="kind"):
    """Ep of a saving throw."""

    n: Natural
    score: int
    total: Natural
    passed: bool


class Advance(Given, frozen=True, kw_only=True, tag="advance", tag_field="kind"):
    """A rise in level."""

    ep: Natural
    level: Natural
    secure: bool
    reduced: bool


class Grade(Given, frozen=True, kw_only=True, tag="grade", tag_field="kind"):
    """The Encounter Grade of an opponent from its attributes, as `eg_mode` grade has it."""

    st: int
    dx: int
    iq: int
    ma: int


EpGiven = AttackEp | SaveEp | Advance | Grade


def ep(given: Answer) -> Answer:
    """Experience: Ep earned or lost, a rise in level, an Encounter Grade. [FM-EP-01 FM-LVL-02]"""
    g: EpGiven = read_given(given, EpGiven)  # type: ignore[arg-type]
    house = house_of(g)
    match g:
        case AttackEp():
            grade = Fraction(g.eg) * 4
            if grade.denominator != 1:
                raise InputError(f"given: eg: expected quarters, got {g.eg}")
            award = attack_ep(
                grade=int(grade),
                phys=g.phys,
                exh=g.exh,
                level=g.level,
                down=int(g.down),
                target_dx=g.target_dx,
                remaining=g.remaining_mst,
            )
            return {"ep": award}
        case SaveEp():
            return {"ep": save_ep(g.n, g.score, g.total, int(g.passed), house)}
        case Advance():
            needed = next_level_ep(g.level)
            risen = may_advance(g.ep, g.level, int(g.secure), int(g.reduced))
            left = g.ep - needed * risen
            return {"allowed": risen != 0, "needed": needed, "ep_left": left, "level": g.level + risen}
        case _:
            quarters = grade_of(g.st, g.dx, g.iq, g.ma, house._replace(eg_mode=1))
            return {"grade": quarters, "eg": quarters / 4}


SAVE_VERBS: Mapping[str, Verb] = {
    "sv": sv,
    "sv_score": sv_score,
    "talent": talent,
    "upkeep": upkeep,
    "ep": ep,
}
