"""Cells of Foeman: duels of two figures face to face, and single attacks."""

from collections.abc import Hashable
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from affray.core import InputError
from affray.lab.arena import (
    BARE,
    DIGITS,
    DUEL_COLUMNS,
    WEAK,
    Cell,
    Effort,
    Fields,
    Outcome,
    PlainArena,
    Unfit,
    Value,
    can_compile,
    exact_duel,
    exact_outcome,
    option_values,
    outcome_of_sums,
    play_cell,
    struct_from_fields,
)
from affray.lab.machine.exact import exact_odds
from affray.lab.systems.foeman.chain import LIMIT, Fight, duel_odds
from affray.lab.systems.foeman.duel import duelist
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.odds import Shot, attack_of_shot, strike_odds
from affray.lab.systems.foeman.plans import Plan, read_plan
from affray.referee import Policy, odds
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name, weapon_text
from affray.systems.foeman.content.tables import armors, find_weapon, races, roster, shields, weapons
from affray.systems.foeman.duel.duel import Duelist, fresh_form, strike_of
from affray.systems.foeman.position.state import Figure, State
from affray.systems.foeman.rules.attack import Blow, roll_blow
from affray.systems.foeman.rules.bidding import LEAST_BID, MOST_BID
from affray.systems.foeman.rules.weapon_use import gripping_st

FIGURE = ("figure", "race", "st", "dx", "iq", "armor", "weapon", "shield", "doubled", "policy")
LINE = ("race", "st", "dx", "iq", "armor")
UNARMED = "Unarmed"
FIT = USUAL = "fit"
USUAL_DICE = 4


# --- figures ----------------------------------------------------------------------------------------------------------
def line_of(fields: Fields) -> str:
    """The text of a figure, as `lab.systems.foeman.figures` reads it. Raises InputError for a figure of the roster that is changed."""
    named = str(fields.get("figure", ""))
    given = [f"{name}={fields[name]}" for name in LINE if name in fields]
    held = [str(fields[name]) for name in ("weapon", "shield") if fields.get(name, "") not in ("", UNARMED, NONE)]
    if held:
        given.append(f"hold={','.join(held)}")
    if named and "=" not in named and given:
        raise InputError(
            f"figure {named!r}: a figure of the roster is as it is; expected no {given[0].partition('=')[0]}"
        )
    return " ".join([named, *given]).strip()


def board_line(fields: Fields) -> str:
    """The text of a figure for a game on the board. Raises InputError. [FM-EQP-02 FM-EQP-09]

    A bow that takes both hands is held in one there, like a bow that takes one, so that the other hand can strike.
    """
    held = find_weapon(str(fields["weapon"])) if fields.get("weapon", "") not in ("", UNARMED) else None
    if held is None or not held.bow or held.hands == 1:
        return line_of(fields)
    light = weapon_text(
        display_name(held.name), held.category, held.dg, held.rq, hands=1, jab=held.jab, hth=held.hth, hurl=held.hurl,
        quality=held.quality, slow=held.slow,
    )  # fmt: skip
    return line_of({**fields, "weapon": light})


@lru_cache(maxsize=64)
def duel_position(a: str, b: str, options: tuple[tuple[str, Value], ...]) -> State:
    """Two figures face to face. Raises InputError."""
    return duel_state(read_figure(a, 0), read_figure(b, 1), dict(options))


def striking_weapon(state: State, place: int) -> str:
    """What a figure strikes with: what is in its main hand, but with a bow its bare hands. [FM-EQP-09]"""
    held = state.figures[place].main or state.figures[place].off
    return UNARMED if held and find_weapon(held).bow else ""


# --- policies ---------------------------------------------------------------------------------------------------------
def plan_of(fields: Fields, figure: Duelist, foe: Duelist, house: House, *, compiled: bool = True) -> Plan:
    """How a figure fights: as `lab.systems.foeman.plans` reads it, or with `fit` for the dice whose Strike costs a fresh foe the most;
    `compiled` works that out as machine code where there is any. Raises InputError."""
    text = str(fields.get("policy", USUAL))
    rough = read_rough_plan(text)
    if not is_fit(text):
        return rough
    struck = tuple(
        strike_of(0, dice, figure, fresh_form(), foe, fresh_form()) for dice in range(LEAST_BID, MOST_BID + 1)
    )
    return replace(rough, bid=fit_bid(struck, rough.policy, house, compiled=compiled))


def is_fit(text: str) -> bool:
    """Whether a policy asks for `fit`, the dice that cost a foe the most.

    >>> is_fit("fit reroll=all"), is_fit("4")
    (True, False)
    """
    return text.split()[:1] == [FIT]


def read_rough_plan(text: str) -> Plan:
    """The plan of a text; a plan with `fit` gets any number of dice. Raises InputError."""
    if not is_fit(text):
        return read_plan(text)
    try:
        return read_plan(text.replace(FIT, str(LEAST_BID), 1))
    except InputError as error:
        raise InputError(str(error).replace(f"'{LEAST_BID}", f"'{FIT}", 1)) from None


@lru_cache(maxsize=10_000)
def fit_bid(struck: tuple[Blow, ...], policy: Policy, house: House, *, compiled: bool = True) -> int:
    """The dice whose Strike costs a fresh foe the most points of mST in the mean, the fewest of those that are as good.
    [FM-BID-03 FM-APP-11]"""
    means = [expected_harm(attack, policy, house, compiled=compiled) for attack in struck]
    return LEAST_BID + means.index(max(means))


def expected_harm(attack: Blow, policy: Policy, house: House, *, compiled: bool = True) -> float:
    """The mean of the points of mST that a Strike costs."""
    if compiled and can_compile():
        chances = exact_odds(roll_blow, attack, house, policy=policy)
        return round(sum((wounds.phys + wounds.exh) * chance for wounds, chance in chances.items()), DIGITS)
    found = odds(roll_blow, attack, house, policy=policy)
    return round(
        sum((wounds.phys + wounds.exh) * weight for wounds, weight in found.weights.items()) / found.total, DIGITS
    )


# --- arenas -----------------------------------------------------------------------------------------------------------
class FoemanArena(PlainArena):
    """What all arenas of Foeman share."""

    figure = FIGURE

    def known_values(self, field: str) -> tuple[Value, ...]:
        """Weapons (without the Crude ones), armors, shields, races, figures of the roster."""
        if field == "weapon":
            return tuple(name for name, made in weapons().items() if made.quality == "standard")
        lists = {"armor": armors, "shield": shields, "race": races, "figure": roster}
        return tuple(lists[field]()) if field in lists else ()


def missing_strength(figure: Figure, arm: str) -> Unfit | None:
    """The strength that a figure lacks for a weapon, or None. [FM-EQP-08 FM-DMG-09]"""
    made = find_weapon(arm)
    has = gripping_st(figure.st, figure.kit.race)
    return Unfit(WEAK, made.rq, has) if has < made.rq else None


class FoemanDuel(FoemanArena):
    """Two figures face to face until one is down."""

    terms: tuple[str, ...] = ()
    columns = DUEL_COLUMNS
    units: ClassVar = {"length": "rounds", "left": "mean mST left to the winner"}
    even = True
    habit = ("policy", USUAL)

    def check(self, side: int, cell: Cell) -> Hashable:
        table = (cell.a, cell.b)[side]
        policy = str(table.get("policy", USUAL))
        return duel_figures(Cell(table, table, cell.terms, cell.options))[0], read_rough_plan(policy), is_fit(policy)

    def unfit(self, cell: Cell) -> Unfit | None:
        """A bow that is held while bare hands strike; a weapon that requires more ST."""
        figure = read_figure(line_of(cell.a), 0)
        held = figure.main or figure.off or UNARMED
        return Unfit(BARE) if find_weapon(held).bow else missing_strength(figure, held)

    def fight(self, cell: Cell, effort: Effort, *, compiled: bool = True) -> Fight:
        """The fight of a cell. Raises InputError."""
        a, b, house = duel_figures(cell)
        plans = plan_of(cell.a, a, b, house, compiled=compiled), plan_of(cell.b, b, a, house, compiled=compiled)
        return Fight(a, b, plans, house, effort.limit or LIMIT)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        fight = self.fight(cell, effort)
        if not effort.exact:
            return outcome_of_sums(play_cell(fight.meeting, effort))
        found = duel_odds(fight, compiled=can_compile())
        left = (found.mean_left(side) for side in (0, 1))
        return exact_duel(found.wins, found.endless, found.rounds, left)


def duel_figures(cell: Cell) -> tuple[Duelist, Duelist, House]:
    """Both figures of a duel, and the house rules. Raises InputError."""
    state = duel_position(line_of(cell.a), line_of(cell.b), tuple(cell.options.items()))
    a, b = (
        duelist(state, place, striking_weapon(state, place), doubled=is_doubled(fields))
        for place, fields in enumerate((cell.a, cell.b))
    )
    return a, b, state.house


class FoemanAttack(FoemanArena):
    """One attack."""

    terms = ("kind", "side", "range", "aim", "defend", "dice", "reroll", "goal")
    columns = ("mean", "hit", "critical", "unconscious", "dead")
    units: ClassVar = {"mean": "points of mST lost in the mean"}
    habit = ("policy", USUAL)

    def check(self, side: int, cell: Cell) -> Hashable:
        table = (cell.a, cell.b)[side]
        if not side:
            shot = shot_of(cell)
            attack_of_shot(line_of(cell.a), line_of(cell.b), shot, dice_of(cell.terms), option_values(cell.options))
        return read_figure(line_of(table), side), is_doubled(table)

    def unfit(self, cell: Cell) -> Unfit | None:
        """A weapon that requires more ST."""
        figure = read_figure(line_of(cell.a), 0)
        return missing_strength(figure, figure.main or figure.off or UNARMED)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        shot, dice = shot_of(cell), dice_of(cell.terms)
        found = strike_odds(line_of(cell.a), line_of(cell.b), shot, dice, option_values(cell.options))
        return exact_outcome(found.expected, found.hit, found.critical, found.unconscious, found.dead)


def shot_of(cell: Cell) -> Shot:
    """How the attack of a cell is made. Raises InputError."""
    terms = {name: value for name, value in cell.terms.items() if name != "dice"}
    return struct_from_fields({**terms, "doubled": is_doubled(cell.a)}, Shot)


def dice_of(terms: Fields) -> int:
    """The dice that are bid. Raises InputError."""
    dice = terms.get("dice", USUAL_DICE)
    if not isinstance(dice, int) or isinstance(dice, bool) or not LEAST_BID <= dice <= MOST_BID:
        raise InputError(f"dice {dice!r}: expected {LEAST_BID} to {MOST_BID}")
    return dice


def is_doubled(fields: Fields) -> bool:
    """Whether the weapon is gripped with both hands. Raises InputError."""
    value = fields.get("doubled", False)
    if not isinstance(value, bool):
        raise InputError(f"doubled {value!r}: expected true or false")
    return value
