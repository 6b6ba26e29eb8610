"""Cells of Foeman: duels of two figures face to face, and single attacks."""

from functools import lru_cache
from typing import ClassVar

from affray.core import InputError
from affray.lab.batch import Meeting
from affray.lab.cells import (
    DUEL_COLUMNS,
    EXACT,
    Cell,
    Effort,
    Fields,
    Outcome,
    Value,
    compiles,
    converted,
    play_cell,
    rounded,
    whole_options,
    won_with,
)
from affray.lab.duel import duelist
from affray.lab.exact import exact
from affray.lab.figures import face_to_face, read_figure
from affray.lab.odds import Shot, strike_odds
from affray.lab.policies import REROLLS, striking
from affray.referee import Policy, odds
from affray.systems.foeman.attack import Attack, blow
from affray.systems.foeman.bidding import LEAST_BID, MOST_BID
from affray.systems.foeman.duel import DEFEND_BARE, DEFEND_SHIELD, DEFEND_WEAPON, Duelist, duel, fresh, strike_of
from affray.systems.foeman.options import House
from affray.systems.foeman.state import NONE, State
from affray.systems.foeman.tables import armors, races, roster, shields, weapon, weapons

FIGURE = ("figure", "race", "st", "dx", "iq", "armor", "weapon", "shield", "doubled", "policy")
LINE = ("race", "st", "dx", "iq", "armor")
UNARMED = "Unarmed"
USUAL = "bid=fit rerolls=likely"
REROLL_WORDS = {"none": "none", "all": "all", "likely": "while likely"}
DEFENDS = {"bare": DEFEND_BARE, "weapon": DEFEND_WEAPON, "shield": DEFEND_SHIELD}
FIT = "fit"
LIMIT, USUAL_DICE = 200, 4


# --- figures ----------------------------------------------------------------------------------------------------------
def line_of(fields: Fields) -> str:
    """The text of a figure, as `lab.figures` reads it. Raises InputError for a figure of the roster that is changed."""
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


@lru_cache(maxsize=64)
def position(a: str, b: str, options: tuple[tuple[str, Value], ...]) -> State:
    """Two figures face to face. Raises InputError."""
    return face_to_face(read_figure(a, 0), read_figure(b, 1), dict(options))


def arm_of(state: State, place: int) -> str:
    """What a figure strikes with: what is in its main hand, but with a bow its bare hands. [FM-EQP-09]"""
    held = state.figures[place].main or state.figures[place].off
    return UNARMED if held and weapon(held).bow else ""


# --- policies ---------------------------------------------------------------------------------------------------------
def policy_words(text: str) -> dict[str, str]:
    """The parts of a policy. Raises InputError."""
    found: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name not in ("bid", "rerolls", "weak", "defend") or name in found:
            raise InputError(f"policy {text!r}: expected bid=..., rerolls=..., weak=..., defend=..., each once")
        found[name] = value
    return found


def read_policy(text: str, fit: int) -> Policy:
    """The policy of a text such as "bid=4 rerolls=likely weak=4 defend=shield": so many dice each time, or `fit`; rerolls
    none, all or likely; Defends, with what it says, with mST `weak` or less. Raises InputError.

    >>> read_policy("bid=fit rerolls=all", 4) is read_policy("bid=4 rerolls=all", 1)
    True
    """
    words = policy_words(text)
    bid, weak = words.get("bid", FIT), words.get("weak", "0")
    if bid != FIT and (not bid.isdigit() or not LEAST_BID <= int(bid) <= MOST_BID):
        raise InputError(f"policy {text!r}: bid={bid}: expected {FIT}, or {LEAST_BID} to {MOST_BID}")
    if not (weak.isdigit() and len(weak) < 3):
        raise InputError(f"policy {text!r}: weak={weak}: expected a number of points")
    for name, known in (("rerolls", REROLL_WORDS), ("defend", DEFENDS)):
        if words.get(name, next(iter(known))) not in known:
            raise InputError(f"policy {text!r}: {name}={words[name]}: expected one of {', '.join(known)}")
    rerolls = REROLLS[REROLL_WORDS[words.get("rerolls", "none")]]
    return striking(fit if bid == FIT else int(bid), rerolls, 0, int(weak), DEFENDS[words.get("defend", "bare")])


def policy_of(fields: Fields, figure: Duelist, foe: Duelist, house: House) -> Policy:
    """How a figure fights. Raises InputError."""
    text = str(fields.get("policy", USUAL))
    if policy_words(text).get("bid", FIT) != FIT:
        return read_policy(text, LEAST_BID)
    struck = tuple(strike_of(0, dice, figure, fresh(), foe, fresh()) for dice in range(LEAST_BID, MOST_BID + 1))
    return read_policy(text, fit_bid(struck, read_policy(text, LEAST_BID), house))


@lru_cache(maxsize=10_000)
def fit_bid(struck: tuple[Attack, ...], policy: Policy, house: House) -> int:
    """The dice whose Strike costs a fresh foe the most points of mST in the mean, the fewest of those that are as good.
    [FM-BID-03 FM-APP-11]"""
    means = [mean_loss(attack, policy, house) for attack in struck]
    return LEAST_BID + means.index(max(means))


def mean_loss(attack: Attack, policy: Policy, house: House) -> float:
    """The mean of the points that a Strike costs."""
    if compiles():
        chances = exact(blow, attack, house, policy=policy)
        return round(sum((wounds.phys + wounds.exh) * chance for wounds, chance in chances.items()), 9)
    found = odds(blow, attack, house, policy=policy)
    return round(sum((wounds.phys + wounds.exh) * weight for wounds, weight in found.weights.items()) / found.total, 9)


# --- arenas -----------------------------------------------------------------------------------------------------------
class Foeman:
    """What all cells of Foeman have."""

    figure = FIGURE

    def known(self, field: str) -> tuple[Value, ...]:
        """Weapons (without the Crude ones), armors, shields, races, figures of the roster."""
        if field == "weapon":
            return tuple(name for name, made in weapons().items() if made.stock == "standard")
        lists = {"armor": armors, "shield": shields, "race": races, "figure": roster}
        return tuple(lists[field]()) if field in lists else ()

    def worth(self, fields: Fields, options: Fields) -> float:
        """Foeman has no points."""
        return 0.0


class FoemanDuel(Foeman):
    """Two figures face to face until one is down."""

    terms: tuple[str, ...] = ()
    columns = DUEL_COLUMNS
    units: ClassVar = {"length": "rounds", "left": "mean mST left to the winner"}
    even, heavy = True, False

    def check(self, side: int, cell: Cell) -> None:
        one = (cell.a, cell.b)[side]
        self.met(Cell(one, one, cell.terms, cell.options), Effort(), plan=False)

    def met(self, cell: Cell, effort: Effort, *, plan: bool = True) -> Meeting[Duelist, House]:
        """The meeting of a cell; its policies are only read unless `plan`. Raises InputError."""
        state = position(line_of(cell.a), line_of(cell.b), tuple(cell.options.items()))
        a, b = (
            duelist(state, place, arm_of(state, place), doubled=doubled(fields))
            for place, fields in enumerate((cell.a, cell.b))
        )
        if plan:
            first, second = policy_of(cell.a, a, b, state.house), policy_of(cell.b, b, a, state.house)
        else:
            first, second = (read_policy(str(fields.get("policy", USUAL)), LEAST_BID) for fields in (cell.a, cell.b))
        return Meeting(duel, a, b, first, second, state.house, effort.limit or LIMIT)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        return won_with(play_cell(self.met(cell, effort), effort))


class FoemanAttack(Foeman):
    """One attack."""

    terms = ("kind", "side", "range", "aim", "defend", "dice", "reroll", "goal")
    columns = ("mean", "hit", "critical", "unconscious", "dead")
    units: ClassVar = {"mean": "points of mST lost in the mean"}
    even, heavy = False, False

    def check(self, side: int, cell: Cell) -> None:
        read_figure(line_of((cell.a, cell.b)[side]), side)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        terms = {name: value for name, value in cell.terms.items() if name != "dice"}
        shot = converted({**terms, "doubled": doubled(cell.a)}, Shot)
        dice = cell.terms.get("dice", USUAL_DICE)
        if not isinstance(dice, int):
            raise InputError(f"dice {dice!r}: expected {LEAST_BID} to {MOST_BID}")
        found = strike_odds(line_of(cell.a), line_of(cell.b), shot, dice, whole_options(cell.options))
        numbers = (found.expected, found.hit, found.critical, found.unconscious, found.dead)
        return Outcome(EXACT, 0, rounded(map(float, numbers)))


def doubled(fields: Fields) -> bool:
    """Whether the weapon is gripped with both hands. Raises InputError."""
    value = fields.get("doubled", False)
    if not isinstance(value, bool):
        raise InputError(f"doubled {value!r}: expected true or false")
    return value
