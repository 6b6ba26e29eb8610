"""What is asked of the Combat and Movement Guide in words, and the odds that answer it."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from affray.core import InputError
from affray.dice.dist import Dist
from affray.lab.questions import read_question
from affray.lab.schema import Odds, OddsCase, OddsNumber, chance_of, spread_of
from affray.lab.systems.melee.odds import AttackOdds, attack_odds, choose_nothing
from affray.lab.systems.melee.shot import read_shot
from affray.referee import odds
from affray.systems.melee.content.codes import ROLL_COLLAPSE
from affray.systems.melee.content.house_rules import House, changed_options, read_house
from affray.systems.melee.rules.saving_rolls import SAVE_DICE, Saved, saving_roll

SYSTEM, SAVE = "melee", "save"
MOST_DICE, MOST_SCORE = 12, 99
OWN = ("attacker", "defender", "also", "dice", "score")
"""What is asked besides how an attack is made."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one attack or casting, or about a saving roll (`kind` save) of so many dice against a score.

    Names that are not explained here mean what they mean in `lab.systems.melee.shot.Shot`.
    """

    attacker: str = "myrmidon"
    """The attacker: the id of a creature or a line of text."""
    defender: str = "orc"
    """The target: the id of a creature or a line of text."""
    kind: str = ""
    """The kind of attack, or save; "" for the usual kind."""
    weapon: str = ""
    """What the attack is made with; "" for the usual one."""
    spell: str = ""
    """The spell that is cast; "" for an attack."""
    spell_st: int = 0
    """The ST that is put into the spell; 0 for the least."""
    zone: str = "front"
    """The zone of the target that the attack comes from: front, side, rear."""
    range: int = 1
    """The distance in hexes."""
    megahexes: int | None = None
    """The distance in megahexes; None for that of the hexes along a line due north."""
    stance: str = "none"
    """What the target does: none, dodge, defend."""
    posture: str = "standing"
    """The posture of the attacker: standing, kneeling, prone."""
    target_posture: str = "standing"
    """The posture of the target."""
    waited: int = 0
    """How many turns the attacker has waited."""
    moved: int = 0
    """How many hexes the attacker has moved this turn."""
    charge: int = 0
    """How many hexes the target has charged."""
    left_dx: int | None = None
    """The standing adjDX of a target that has disengaged; None where it has not."""
    also: tuple[str, ...] = ()
    """The names of what else holds, of SWITCHES."""
    dice: int = SAVE_DICE
    """The dice of a saving roll."""
    score: int | None = None
    """The score of a saving roll; None for an attack."""


def answer(given: Mapping[str, object], options: Mapping[str, object] | None = None) -> Odds:
    """The odds that answer a question by its names. Raises InputError.

    >>> answer({"attacker": "orc", "zone": "rear"}).cases[0].chances[0].exact
    '103/108'
    """
    asked = read_question(Asked, given, "odds melee")
    house = read_house(options or {})
    if asked.kind == SAVE:
        return Odds(SYSTEM, SAVE, (), "", (save_case(asked.dice, asked.score, house),), changed_options(house))
    return attack_answer(asked, odds_of_question(asked, options), house)


def odds_of_question(asked: Asked, options: Mapping[str, object] | None) -> AttackOdds:
    """The chances of an attack or casting. Raises InputError."""
    if asked.score is not None:
        raise InputError(f"score {asked.score}: an attack has its own; expected kind save")
    made = {name: value for name, value in msgspec.structs.asdict(asked).items() if name not in OWN}
    shot = read_shot({("hexes" if name == "range" else name): value for name, value in made.items()}, asked.also)
    return attack_odds(asked.attacker, asked.defender, shot, options)


def attack_answer(asked: Asked, one: AttackOdds, house: House) -> Odds:
    """The chances of an attack or casting as an answer."""
    chances = [chance_of(name, getattr(one, name)) for name in ("hit", "double", "triple")]
    if one.cost:
        chances.append(chance_of("falls", one.falls))
    else:
        chances += [chance_of(name, getattr(one, name)) for name in ("drops", "breaks")]
    spreads, numbers = [], [OddsNumber("adj_dx", one.adj_dx, parts=one.parts), OddsNumber("dice", one.dice)]
    if one.damage:
        chances += [chance_of(name, getattr(one, name)) for name in ("knocked_down", "unconscious", "dead")]
        spreads.append(spread_of("hits", one.hits, one.mean))
        numbers += [OddsNumber("damage", 0, one.damage), OddsNumber("stopped", one.stopped, parts=one.stopped_parts)]
    if one.cost:
        mean = sum((points * chance for points, chance in one.cost), Fraction(0))
        spreads.append(spread_of("fatigue", one.cost, mean))
    case = OddsCase(tuple(chances), tuple(spreads), tuple(numbers))
    return Odds(SYSTEM, one.kind, (asked.attacker, asked.defender), "", (case,), changed_options(house))


def save_case(dice: int, score: int | None, house: House) -> OddsCase:
    """The chances of a saving roll. Raises InputError. [CM-ATTR-05]"""
    if not 1 <= dice <= MOST_DICE:
        raise InputError(f"dice {dice}: expected 1 to {MOST_DICE}")
    if score is None:
        raise InputError(f"score: a saving roll takes one; expected 0 to {MOST_SCORE}")
    if not 0 <= score <= MOST_SCORE:
        raise InputError(f"score {score}: expected 0 to {MOST_SCORE} for a saving roll")
    rolled: Dist[Saved] = odds(saving_roll, dice, score, house, ROLL_COLLAPSE, policy=choose_nothing)
    totals = rolled.map(lambda saved: saved.total)
    return OddsCase(
        (chance_of("passes", rolled.chance(lambda saved: saved.passed != 0)),),
        (spread_of("total", ((total, totals.chance(total)) for total in sorted(totals.weights)), totals.mean()),),
        (OddsNumber("score", score, clauses=("CM-ATTR-05",)), OddsNumber("dice", dice)),
    )
