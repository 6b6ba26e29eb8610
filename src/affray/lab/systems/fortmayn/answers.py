"""The odds of rolls of Fortmayn as the laboratory's answers."""

from collections.abc import Mapping

from affray.lab.questions import read_question
from affray.lab.schema import Odds, OddsCase, OddsChance, OddsNumber, OddsSpread, chance_of, spread_of
from affray.lab.systems.fortmayn.asking import TRIALS, Asked, Row, answer_rows, setup_of
from affray.lab.systems.fortmayn.odds import FoeOdds
from affray.lab.systems.fortmayn.roll_setup import OF_HEAD, ROLLS_ARMOR, Rolled, pool_of
from affray.lab.systems.fortmayn.sides import KnownCreatures
from affray.systems.fortmayn.content.codes import HEAD, MOST_DIE
from affray.systems.fortmayn.content.house_rules import changed_options

SYSTEM = "fortmayn"


def answer(given: Mapping[str, object], known: KnownCreatures | None = None) -> Odds:
    """The odds that answer a question by its names. Raises InputError.

    >>> answer({"dice": 1, "dd": 1}).cases[0].chance("overcome")
    0.5
    """
    known = known or KnownCreatures()
    asked = read_question(Asked, given, "odds fortmayn")
    found = list(answer_rows(asked, known))
    who = (found[0].champion.name, *names_of(found[0]))
    return Odds(
        SYSTEM,
        asked.kind,
        who,
        policy_of(asked),
        tuple(case_of(row, asked, known) for row in found),
        changed_options(known.house),
    )


def policy_of(asked: Asked) -> str:
    """How choices are made: which dice are saved with what, whether gear is sundered or attachments are given up."""
    saves = [f"save={asked.save}"] if asked.kind in (*ROLLS_ARMOR, *TRIALS) else []
    return (
        " ".join([*saves, f"sunder={'yes' if asked.sunder else 'no'}"]) if asked.kind not in ("shot", "spell") else ""
    )


def names_of(row: Row) -> tuple[str, ...]:
    """What stands against the character, numbered where several are called the same."""
    names = [enemy.name for enemy in row.enemies]
    return tuple(
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names)
    )


def case_of(row: Row, asked: Asked, known: KnownCreatures) -> OddsCase:
    """A roll with the numbers that are its own. [FT-CORE-03 FT-MELEE-04 FT-ARM-05]"""
    found = row.answer
    chances: list[OddsChance] = []
    spreads: list[OddsSpread] = []
    if found.kind not in ("defend", "shot_at"):
        for name, target in zip(names_of(row), found.targets, strict=True):
            chances.append(chance_of("overcome", target.down, name))
            spreads.append(removed_spread(target, name))
    if found.kind == "stunt":
        chances.append(chance_of("majority", found.majority))
    if found.kind != "shot":
        chances.append(chance_of(out_name(asked, known), found.out))
        spreads.append(spread_of("dice_lost", found.lost, found.mean))
    if found.sundered:
        chances.append(chance_of("given_up" if found.kind in OF_HEAD else "sundered", found.sundered))
    worn = ("shield_gone", found.shield_gone), ("armor_gone", found.armor_gone)
    chances += [chance_of(name, chance) for name, chance in worn if chance]
    own = {name: f"{float(value):g}" for name, value in row.swept.items()}
    return OddsCase(tuple(chances), tuple(spreads), numbers_of(found.rolled), own)


def out_name(asked: Asked, known: KnownCreatures) -> str:
    """The name of the chance that a roll takes the last die. [FT-MELEE-08 FT-TEST-08 FT-SOC-03]"""
    if asked.kind == "talk":
        return "out_of_conflict"
    return "no_head" if pool_of(setup_of(asked, known)) == HEAD else "out"


def removed_spread(target: FoeOdds, name: str) -> OddsSpread:
    """The Difficulty Dice that a roll removes."""
    points = sorted((target.dd - left, chance) for left, chance in target.left)
    return spread_of("removed", points, target.mean, name)


def numbers_of(rolled: Rolled) -> tuple[OddsNumber, ...]:
    """The dice that are rolled, and the lowest face that removes a die. [FT-CORE-03 FT-DICE-02 FT-DICE-03
    FT-MELEE-10]"""
    never = rolled.removes_at > MOST_DIE
    return (
        OddsNumber("rolled", rolled.dice, f"{rolled.dice}d{rolled.die}", rolled.parts, ("FT-DICE-02",)),
        OddsNumber("removes_at", rolled.removes_at, "–" if never else "", clauses=("FT-CORE-03",)),
    )
