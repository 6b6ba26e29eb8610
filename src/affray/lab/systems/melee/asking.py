"""What is asked of the Combat and Movement Guide in words, and the odds that answer it."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta

from affray.core.field_errors import check_range
from affray.dice.dist import Dist
from affray.lab.field_errors import fault
from affray.lab.fields import Score, question_options
from affray.lab.laboratory import Idle
from affray.lab.questions import read_question
from affray.lab.schema import Odds, OddsCase, OddsNumber, chance_of, spread_of
from affray.lab.systems.melee.odds import AttackOdds, attack_odds, choose_nothing
from affray.lab.systems.melee.shot import MOST_COUNT, SAVE, read_shot
from affray.referee import odds
from affray.systems.melee.content.codes import ROLL_COLLAPSE
from affray.systems.melee.content.house_rules import House, changed_options, read_house
from affray.systems.melee.rules.saving_rolls import SAVE_DICE, Saved, saving_roll

SYSTEM = "melee"
MOST_DICE, MOST_SCORE = 12, 99
Figure = Annotated[
    str, Meta(title="FIGURE", description='A creature, or "st=12 dx=12 weapon=broadsword armor=leather shield=small".')
]
ALSO = (
    "two_weapons, sweeping, broken, in_shadow, through_shadow, in_fire, on_body, broken_ground (the attacker), "
    "invisible, target_in_shadow, flying, blurred (the target), body (one lies before it)"
)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one attack or casting, or about a saving roll (`kind` save) of so many dice against a score.

    Names that are not explained here mean what they mean in `lab.systems.melee.shot.Shot`.
    """

    attacker: Figure = "myrmidon"
    """The attacker: the id of a creature or a line of text."""
    defender: Figure = "orc"
    """The target: the id of a creature or a line of text."""
    kind: Annotated[
        str,
        Meta(description="melee, pole, thrown, missile or hth, the weapon's own if absent; or save, a saving roll."),
    ] = ""
    weapon: Annotated[str, Meta(description="A weapon, bare_hands or breath; the figure's own if absent.")] = ""
    spell: Annotated[str, Meta(description="The spell that is cast instead.")] = ""
    spell_st: Annotated[int, Meta(description="The ST put into it; 0 for the least.")] = 0
    zone: Annotated[str, Meta(description="The target's zone: front, side or rear.")] = "front"
    range: Annotated[int, Meta(description="The range in hexes.")] = 1
    megahexes: Annotated[int | None, Meta(description="The range in megahexes; due north if absent.")] = None
    stance: Annotated[str, Meta(description="What the target does: none, dodge or defend.")] = "none"
    posture: Annotated[str, Meta(description="The attacker: standing, kneeling or prone.")] = "standing"
    target_posture: Annotated[str, Meta(description="The target: standing, kneeling or prone.")] = "standing"
    waited: Annotated[int, Meta(description="Turns that the attacker waited.")] = 0
    moved: Annotated[int, Meta(description="Hexes that the attacker moved this turn.")] = 0
    charge: Annotated[int, Meta(description="Hexes that the target charged this turn.")] = 0
    left_dx: Annotated[int | None, Meta(description="The standing adjDX of a target that has disengaged.")] = None
    also: Annotated[
        tuple[str, ...], Meta(title="NAME", description=f"What else holds, of {ALSO}; may be given again.")
    ] = ()
    dice: Annotated[int, Meta(description="The dice of a saving roll.")] = SAVE_DICE
    score: Score = None
    """The score of a saving roll; None for an attack."""


class DuelAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a duel of a question about an attack."""

    duel: Annotated[bool, Meta(description="A duel to its end instead of one attack.")] = False
    policy: Annotated[tuple[str, ...], Meta(description="How both, or each in turn, fight a duel.")] = ()


OF_DUELS, OF_SAVES = DuelAsked.__struct_fields__, ("dice", "score")
WHO = ("attacker", "defender")
HOW = tuple(name for name in Asked.__struct_fields__ if name not in (*WHO, "kind", *OF_SAVES))
"""How one attack is made."""
OPTIONS = question_options(Asked, DuelAsked, order=(*WHO, "kind", *HOW, *OF_DUELS, *OF_SAVES))


def idle_options(asked: Mapping[str, object], *, beside: bool) -> Iterator[Idle]:
    """The options that say nothing in a question."""
    if asked["duel"]:
        yield Idle(("kind", *HOW, *OF_SAVES, "beside"), "in-duel")
        return
    yield Idle(OF_DUELS, "duel")
    if asked["kind"] == SAVE:
        yield Idle((*WHO, *HOW), "saving-roll")
    elif not beside:
        yield Idle(("dice",), "save")


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
        raise fault("score", asked.score, "own-score")
    check_range("range", asked.range, 0, MOST_COUNT)
    made = {("hexes" if name == "range" else name): getattr(asked, name) for name in ("kind", *HOW) if name != "also"}
    shot = read_shot(made, asked.also)
    return attack_odds(asked.attacker, asked.defender, shot, options)


def attack_answer(asked: Asked, odds: AttackOdds, house: House) -> Odds:
    """The chances of an attack or casting as an answer."""
    chances = [chance_of(name, getattr(odds, name)) for name in ("hit", "double", "triple")]
    if odds.cost:
        chances.append(chance_of("falls", odds.falls))
    else:
        chances += [chance_of(name, getattr(odds, name)) for name in ("drops", "breaks")]
    spreads, numbers = [], [OddsNumber("adj_dx", odds.adj_dx, parts=odds.parts), OddsNumber("dice", odds.dice)]
    if odds.damage:
        chances += [chance_of(name, getattr(odds, name)) for name in ("knocked_down", "unconscious", "dead")]
        spreads.append(spread_of("hits", odds.hits, odds.mean))
        numbers += [OddsNumber("damage", 0, odds.damage), OddsNumber("stopped", odds.stopped, parts=odds.stopped_parts)]
    if odds.cost:
        mean = sum((points * chance for points, chance in odds.cost), Fraction(0))
        spreads.append(spread_of("fatigue", odds.cost, mean))
    case = OddsCase(tuple(chances), tuple(spreads), tuple(numbers))
    return Odds(SYSTEM, odds.kind, (asked.attacker, asked.defender), "", (case,), changed_options(house))


def save_case(dice: int, score: int | None, house: House) -> OddsCase:
    """The chances of a saving roll. Raises InputError. [CM-ATTR-05]"""
    check_range("dice", dice, 1, MOST_DICE)
    if score is None:
        raise fault("score", None, "score", most=MOST_SCORE)
    check_range("score", score, 0, MOST_SCORE)
    rolled: Dist[Saved] = odds(saving_roll, dice, score, house, ROLL_COLLAPSE, policy=choose_nothing)
    totals = rolled.map(lambda saved: saved.total)
    return OddsCase(
        (chance_of("passes", rolled.chance(lambda saved: saved.passed != 0)),),
        (spread_of("total", ((total, totals.chance(total)) for total in sorted(totals.weights)), totals.mean()),),
        (OddsNumber("score", score, clauses=("CM-ATTR-05",)), OddsNumber("dice", dice)),
    )
