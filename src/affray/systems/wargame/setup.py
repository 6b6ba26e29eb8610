"""The first position, made from a scenario file, two armies and a battlefield. [UW-VIC-01 UW-VIC-02 UW-FORCE-09]"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.reading.fields import convert
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.codes import EXIT, FEWEST_SIDES, HERO, HOLD, LEADER, MOST_SIDES
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.content.profile import own_abilities
from affray.systems.wargame.content.special_actions import SpecialAction, check_special
from affray.systems.wargame.position.answers import read_answer
from affray.systems.wargame.position.state import WAITING, Aim, State, Table, Unit, shared_unit
from affray.systems.wargame.roster.army import Army, army_faults, standing_of, unit_price
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.roster.army_file import check_own_name, read_army
from affray.systems.wargame.roster.battlefields import find_table, read_table, table_named
from affray.systems.wargame.roster.composition import composition_faults
from affray.systems.wargame.roster.ready_made import ready_army, ready_names
from affray.systems.wargame.turn.deployment import place_at_start

MOST_ROUNDS = 10_000
Share = Annotated[float, msgspec.Meta(gt=0, le=1)]


class AimPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[aim]`: what the scenario is about; `objectives` are the places in the battlefield's list that count, `defender` the
    share of the limit that the defender has. [UW-VIC-02 UW-VIC-04 UW-VIC-05]"""

    kind: Literal["points", "hold", "exit", "leader", "last", "rout"] = "points"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 8
    limit: Annotated[int, msgspec.Meta(ge=100, le=10_000)] = 2000
    objectives: tuple[int, ...] = ()
    attacker: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    share: Share = 0.3333
    defender: Share = 1.0


class SidePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[sides]]`: a player, in the order of the zones; the id of a ready army, or a list of its own as in an army file;
    `leader` is the named hero where the scenario asks for one; without it the player names one. [UW-VIC-06]"""

    name: str
    army: str | dict[str, object]
    leader: str = ""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario of the wargame holds beside its header. [UW-TURN-01 UW-VIC-01 UW-ABL-09]"""

    sides: tuple[SidePart, ...]
    """The players, in the order of the zones."""
    battlefield: str | dict[str, object]
    """The id of a ready battlefield, or a table of its own."""
    aim: AimPart = AimPart()
    """What the scenario is about."""
    battlefields: tuple[str, ...] = ()
    """The ready battlefields that it suits."""
    agreed: bool = False
    """Whether lists may be over the limit or the share of a class, the players having agreed to them."""
    deployed: tuple[str, ...] = ()
    """Where every unit stands, each as an answer that deploys it, where the battle begins so."""
    specials: tuple[SpecialAction, ...] = ()
    """The special actions of abilities that the lists have bought."""
    first: Annotated[int, msgspec.Meta(ge=1, le=MOST_SIDES)] = 1
    """The side that has the first turn where all stand already, the others after it in their order."""


def first_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position. Raises InputError naming the file and the key."""
    where = scenario.source or scenario.name
    body = convert(scenario.body, Body, where)
    names = tuple(part.name for part in body.sides)
    check_sides(body, names, where)
    check_specials(body.specials, where)
    house = read_house(dict(scenario.options) | dict(options))
    table = field_of(body, where, scenario.language)
    units: list[Unit] = []
    for side, part in enumerate(body.sides):
        army = army_of(
            part,
            limit_of(body.aim, side),
            house,
            f"{where}: {part.name}",
            agreed=body.agreed,
            language=scenario.language,
        )
        for unit in army.units:
            check_paid_specials(unit, body.specials, f"{where}: {part.name}")
            units.append(unit_of(unit, side, free_name(unit.name, [other.id for other in units]), house))
    leaders = tuple(
        leader_of(
            part, side, units, f"{where}: {part.name}", wanted=body.aim.kind == LEADER, takes_first=house.leader_named
        )
        for side, part in enumerate(body.sides)
    )
    aim = Aim(
        body.aim.rounds,
        body.aim.limit,
        body.aim.kind,
        body.aim.attacker - 1,
        Fraction(str(body.aim.share)),
        leaders if body.aim.kind == LEADER else (),
    )
    taken = (Fraction(0),) * len(names) if len(names) > FEWEST_SIDES else ()
    state = State(table, names, tuple(units), house, aim, taken=taken, specials=body.specials)
    return begin_battle(state, body, where) if body.deployed else state


def check_sides(body: Body, names: tuple[str, ...], where: str) -> None:
    """Raises InputError for a number of sides that is not played, for names given twice, and for an aim of two sides given
    to more. [UW-TURN-01 UW-VIC-04]"""
    if not FEWEST_SIDES <= len(names) <= MOST_SIDES:
        raise InputError(f"{where}: sides: expected {FEWEST_SIDES} to {MOST_SIDES} sides, got {len(names)}")
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise InputError(f"{where}: sides: expected different names, got {twice!r} twice")
    if body.aim.kind == EXIT and body.aim.attacker != 1:
        raise InputError(
            f"{where}: aim.attacker: expected 1, from whose zone the far edge is far, got {body.aim.attacker}"
        )
    if body.aim.kind in (HOLD, EXIT) and len(names) > FEWEST_SIDES:
        raise InputError(
            f"{where}: aim.kind: expected points, leader, last or rout for {len(names)} sides, got {body.aim.kind!r}"
        )
    if body.first > len(names):
        raise InputError(f"{where}: first: expected 1 to {len(names)}, got {body.first}")


def check_specials(specials: tuple[SpecialAction, ...], where: str) -> None:
    """Raises InputError for specials that are none, and for a name given twice or to no ability of one's own. [UW-ABL-09]"""
    for place, special in enumerate(specials):
        at = f"{where}: specials[{place}]"
        check_own_name(special.name, "ability", at)
        if any(special.name == other.name for other in specials[:place]):
            raise InputError(f"{at}: {special.name!r} is there twice")
        check_special(special, f"{at}: {special.name}")


def check_paid_specials(unit: Listed, specials: tuple[SpecialAction, ...], where: str) -> None:
    """Raises InputError where a unit has bought the ability of a special at another price than the scenario's. [UW-ABL-09
    UW-FORCE-07]"""
    for special in specials:
        for gift in own_abilities(unit.profile):
            if gift.id == special.name and gift.cost != special.price:
                raise InputError(
                    f"{where}: {unit.name}: abilities: {special.name}: expected the scenario's price of "
                    f"{special.cost:g}, got {decimal_text(gift.cost or Fraction(0))}"
                )


def begin_battle(state: State, body: Body, where: str) -> State:
    """The first position of a battle in which all units stand already. Raises InputError. [UW-TURN-01 UW-VIC-01]"""
    for text in body.deployed:
        try:
            state = place_at_start(state, read_answer(text))
        except InputError as error:
            raise InputError(f"{where}: deployed: {error}") from None
    waiting = [unit.id for unit in state.figures if unit.status == WAITING]
    if waiting:
        raise InputError(f"{where}: deployed: expected all units, not without {', '.join(waiting)}")
    sides = range(len(state.sides))
    return replace(state, order=(*sides[body.first - 1 :], *sides[: body.first - 1]))


def field_of(body: Body, where: str, language: str = ENGLISH) -> Table:
    """The battlefield in a language, with those of its objectives that count. Raises InputError. [UW-VIC-05]"""
    try:
        table = (
            find_table(body.battlefield)
            if isinstance(body.battlefield, str)
            else read_table(body.battlefield, "battlefield")
        )
    except InputError as error:
        raise InputError(f"{where}: {error}") from None
    if isinstance(body.battlefield, str) and body.battlefields and body.battlefield not in body.battlefields:
        raise InputError(
            f"{where}: battlefield: expected one of {', '.join(body.battlefields)}, got {body.battlefield!r}"
        )
    if len(table.zones) != len(body.sides):
        raise InputError(
            f"{where}: battlefield {table.id!r}: expected a zone for each of {len(body.sides)} sides, got {len(table.zones)}"
        )
    known, wanted = range(len(table.objectives)), body.aim.objectives
    if not set(wanted) <= set(known) or len(set(wanted)) < len(wanted):
        raise InputError(
            f"{where}: aim.objectives: expected places in the battlefield's list of {len(known)}, each once, from 0"
        )
    if body.aim.kind == HOLD and not wanted:
        raise InputError(f"{where}: aim.objectives: expected at least one for {HOLD!r}")
    found = table_named(table, language)
    return replace(found, objectives=tuple(table.objectives[place] for place in body.aim.objectives))


def limit_of(aim: AimPart, side: int) -> Fraction:
    """The points that a side may have. [UW-FORCE-09]"""
    share = 1.0 if side == aim.attacker - 1 else aim.defender
    return Fraction(str(share)) * aim.limit


def army_of(
    part: SidePart, limit: Fraction, house: House, where: str, *, agreed: bool, language: str = ENGLISH
) -> Army:
    """The army of a side at its limit. Raises InputError with the first rule that it breaks; what is agreed to may be over
    the limit and the shares of the classes.
    [UW-FORCE-09 UW-FORCE-10]"""
    if isinstance(part.army, str):
        if part.army not in ready_names():
            raise InputError(f"{where}: army {part.army!r}: expected one of {', '.join(ready_names())}, or a list")
        try:
            return ready_army(part.army, limit, language, house)
        except InputError as error:
            raise InputError(f"{where}: {error}") from None
    army = read_army(msgspec.json.encode(part.army), f"{where}: army", house)
    army = replace(army, limit=limit)
    faults = army_faults(army, house)
    forgiven = {str(fault) for fault in composition_faults(standing_of(army, house))} if agreed else set()
    left = [str(fault) for fault in faults if str(fault) not in forgiven]
    if left:
        raise InputError(f"{where}: {army.name}: {left[0]}")
    return army


def free_name(name: str, taken: list[str]) -> str:
    """The name, or the name with the first number from 2 that is not taken.

    >>> free_name("Scouts", ["Scouts", "Scouts 2"])
    'Scouts 3'
    """
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
    return next(text for text in names if text not in taken)


def unit_of(entry: Listed, side: int, name: str, house: House) -> Unit:
    """A unit of an army list as it comes to the field. [UW-FORM-01 UW-VIC-03]"""
    price = unit_price(entry, house)
    return shared_unit(
        Unit(
            name,
            side,
            profile=entry.profile,
            initial=entry.n,
            formation=entry.formation,
            files=entry.files,
            each=price.each,
            gun=price.once,
        )
    )


def leader_of(part: SidePart, side: int, units: list[Unit], where: str, *, wanted: bool, takes_first: int) -> str:
    """The named hero of a side, its only one, or with `takes_first` its first; "" where the player has to name one.
    Raises InputError for one that is no hero of the list, and where one is wanted and there is none. [UW-VIC-06]"""
    heroes = [unit.id for unit in units if unit.side == side and unit.profile.type == HERO]
    if part.leader and part.leader not in heroes:
        raise InputError(f"{where}: leader {part.leader!r}: expected one of {', '.join(heroes) or 'no heroes'}")
    if wanted and not heroes:
        raise InputError(f"{where}: expected a hero, for aim.kind is {LEADER!r}")
    return part.leader or (heroes[0] if heroes and (takes_first or len(heroes) == 1) else "")
