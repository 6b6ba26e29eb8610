"""What is asked of Foeman in words, and the odds that answer it."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta

from affray.core.faces.packs import Options
from affray.core.field_errors import check_range
from affray.dice.dist import Dist
from affray.lab.field_errors import fault
from affray.lab.fields import Score
from affray.lab.laboratory import Idle
from affray.lab.questions import read_question
from affray.lab.schema import Odds, OddsCase, OddsNumber, chance_of, spread_of
from affray.lab.systems.foeman.duel import duelist
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.odds import MOST_RANGE, SAVE, Shot, StrikeOdds, all_odds, read_both, strike_odds
from affray.lab.systems.foeman.policies import reroll_policy
from affray.referee import odds
from affray.systems.foeman.content.codes import ROLL_SV_USE
from affray.systems.foeman.content.house_rules import changed_options, read_house
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, check_options, rule_options
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.saving_throws import Saved, saving_throw

SYSTEM, ALL, BEST = "foeman", "all", "best"
MOST_SCORE = 60
SAID_OF_SAVES = ("attacker", "defender", "kind", "dice", "score")
"""What may be said where a saving throw is asked about."""
Figure = Annotated[str, Meta(title="FIGURE", description='A roster name, or "race=Human st=12 dx=12 iq=8 hold=Axe".')]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one attack, or about a saving throw (`kind` save) of so many dice against a score."""

    attacker: Figure = "Man-at-arms"
    """The attacker: a roster name or a line of text."""
    defender: Figure = "Orc raider"
    """The target: a roster name or a line of text."""
    kind: Annotated[
        str, Meta(description="strike, jab, hurl or fire, the weapon's own if absent; or save, a saving throw.")
    ] = ""
    weapon: Annotated[str, Meta(description="The weapon used; the one in the main hand if absent.")] = ""
    dice: Annotated[str, Meta(description="The dice bid, 1 to 9, or all.")] = ALL
    side: Annotated[str, Meta(description="The target's hexside, or two as in front+front_right.")] = "front"
    range: Annotated[int, Meta(ge=1, le=MOST_RANGE, description="The range in hexes.")] = 1
    aim: Annotated[int, Meta(ge=0, le=2, description="The aim, 0 to 2.")] = 0
    prone: Annotated[str, Meta(description="Who lies prone: none, attacker, target or both.")] = "none"
    in_hth: Annotated[str, Meta(description="Who is in Hand-to-Hand with a third: none, attacker, target, both.")] = (
        "none"
    )
    defend: Annotated[str, Meta(description="The target Defends with none, weapon or shield.")] = ""
    same_hex: Annotated[bool, Meta(description="Both are in one hex.")] = False
    doubled: Annotated[bool, Meta(description="The weapon is gripped with both hands.")] = False
    proficiency: Annotated[bool, Meta(description="Weapon Proficiency is declared.")] = False
    reroll: Annotated[str, Meta(description='Rerolls: none, all, "while likely", steady or best.')] = "none"
    goal: Annotated[str, Meta(description="What best rerolls aim at: hit, damage or fell.")] = "hit"
    score: Score = None
    """The score of a saving throw; None for an attack."""

    @property
    def shot(self) -> Shot:
        """How the attack is made. Raises InputError."""
        return Shot(
            kind=self.kind,
            weapon=self.weapon,
            side=self.side,
            range=self.range,
            aim=self.aim,
            prone=read_both("prone", self.prone),
            in_hth=read_both("in_hth", self.in_hth),
            defend=self.defend,
            same_hex=self.same_hex,
            doubled=self.doubled,
            proficiency=self.proficiency,
            reroll=self.reroll,
            goal=self.goal,
        )


def idle_options(asked: Mapping[str, object], *, beside: bool) -> Iterator[Idle]:
    """The options that say nothing in a question."""
    if asked["kind"] == SAVE:
        how = [name for name in Asked.__struct_fields__ if name not in SAID_OF_SAVES]
        yield Idle(how, "saving-throw")
    elif asked["reroll"] != BEST and not beside:
        yield Idle(("goal",), "best")


def answer(given: Mapping[str, object], options: Options | None = None, pack: Pack = NOTHING) -> Odds:
    """The odds that answer a question by its names. Raises InputError.

    >>> answer({"dice": "2"}).cases[0].chance("hit")
    0.8333333333333334
    """
    asked = read_question(Asked, given, "odds foeman")
    check_options(pack, dict(options or {}))
    rules = changed_options(read_house(rule_options(pack, pack.defaults, options or {})))
    if asked.kind == SAVE:
        return Odds(SYSTEM, SAVE, (asked.attacker,), "", tuple(save_cases(asked, options or {}, pack)), rules)
    found = odds_of_strikes(asked, options, pack)
    kind = asked.kind or "attack"
    cases = tuple(case_of(odds) for odds in found)
    return Odds(SYSTEM, kind, (asked.attacker, asked.defender), f"rerolls: {found[0].policy}", cases, rules)


def dice_of(asked: Asked) -> tuple[int, ...]:
    """The numbers of dice asked about. Raises InputError."""
    if asked.dice == ALL:
        return tuple(range(1, MOST_BID + 1))
    if asked.dice.isascii() and asked.dice.isdigit() and len(asked.dice) < 4:
        return (int(asked.dice),)
    raise fault("dice", asked.dice, "bids", most=MOST_BID)


# --- attacks ----------------------------------------------------------------------------------------------------------
def odds_of_strikes(asked: Asked, options: Options | None, pack: Pack) -> tuple[StrikeOdds, ...]:
    """The chances of an attack with each number of dice asked about. Raises InputError."""
    if asked.score is not None:
        raise fault("score", asked.score, "own-score")
    both = asked.attacker, asked.defender
    if asked.dice == ALL:
        return all_odds(*both, asked.shot, options, pack)
    return tuple(strike_odds(*both, asked.shot, dice, options, pack) for dice in dice_of(asked))


def case_of(found: StrikeOdds) -> OddsCase:
    """The chances of an attack as an answer."""
    points: dict[int, Fraction] = {}
    for phys, exh, chance in found.wounds:
        points[phys + exh] = points.get(phys + exh, Fraction(0)) + chance
    named = ("hit", "critical", "unconscious", "dead")
    return OddsCase(
        tuple(chance_of(name, getattr(found, name)) for name in named),
        (
            spread_of("points_lost", sorted(points.items()), found.expected),
            spread_of("wounds_and_exhaustion", (((phys, exh), chance) for phys, exh, chance in found.wounds)),
        ),
        (OddsNumber("score", found.score, parts=found.parts),),
        {"dice": str(found.dice)},
    )


# --- saving throws ----------------------------------------------------------------------------------------------------
def save_cases(asked: Asked, options: Options, pack: Pack) -> list[OddsCase]:
    """The chances of a saving throw of the attacker with each number of dice asked about. Raises InputError."""
    if asked.score is None:
        raise fault("score", None, "score", most=MOST_SCORE)
    check_range("score", asked.score, 0, MOST_SCORE)
    who = read_figure(asked.attacker, 0, pack)
    state = duel_state(who, read_figure(asked.defender, 1, pack), rule_options(pack, pack.defaults, options))
    goblin = duelist(state, 0, "Unarmed").goblin
    return [save_case(dice, asked.score, goblin) for dice in dice_of(asked)]


def save_case(dice: int, score: int, goblin: int) -> OddsCase:
    """The chances of a saving throw. [FM-SV-01 FM-SV-02 FM-SV-03]

    >>> round(save_case(3, 9, 0).chance("passes"), 4)
    0.7407
    """
    check_range("dice", dice, 1, MOST_BID)
    found: Dist[Saved] = odds(saving_throw, dice, score, goblin, 0, ROLL_SV_USE, policy=reroll_policy("none"))
    totals = found.map(lambda saved: saved.total)
    clauses = ("FM-SV-02", *(("FM-FIG-09",) if goblin else ()))
    return OddsCase(
        (
            chance_of("passes", found.chance(lambda saved: saved.passed != 0)),
            chance_of("automatic_pass", found.chance(lambda saved: saved.auto > 0)),
            chance_of("automatic_failure", found.chance(lambda saved: saved.auto < 0)),
        ),
        (spread_of("total", ((total, totals.chance(total)) for total in sorted(totals.weights)), totals.mean()),),
        (OddsNumber("score", score, clauses=clauses),),
        {"dice": str(dice)},
    )
