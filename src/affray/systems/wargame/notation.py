"""The position as one line of text, and back.

`wargame 1 | phase=pick sides=["Red","Blue"] round=2 ... | field id=open_meadow size=[48,36] ... | Scouts: side=0 dice=[1,6] ...`

Inches and degrees are numbers. A field that has its ordinary value is left out; a value is compact JSON, or bare where it
is one plain word.
"""

import re
from fractions import Fraction
from functools import lru_cache
from math import isfinite

import msgspec

from affray.core import InputError
from affray.core.errors import shorten_text
from affray.core.memory import remember
from affray.core.reading.position import Apart, GroundFormat, PositionFormat, read_fields, value_text
from affray.core.reading.tables import look_up
from affray.space.plane.measure import DEGREE, INCH, degrees
from affray.systems.wargame.content.codes import FACING_NAMES, FEWEST_SIDES, FORMATION_NAMES, MOST_SIDES, TYPE_NAMES
from affray.systems.wargame.content.house_rules import read_written_house, write_house
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, shared_profile
from affray.systems.wargame.position.effects import Ruling, read_effects, write_effects
from affray.systems.wargame.position.rows import ActRow, Amount, Arm, Head, Row, RulingRow
from affray.systems.wargame.position.state import (
    PHASE_NAMES,
    START,
    STATUS_NAMES,
    Activation,
    Aim,
    State,
    Table,
    Unit,
)
from affray.systems.wargame.roster.battlefield_parts import point
from affray.systems.wargame.roster.battlefields import file_number, read_table, table_row
from affray.systems.wargame.rules.body import Body
from affray.systems.wargame.rules.hull import Damage, lost_facings, shut_facings
from affray.systems.wargame.rules.order_and_actions import Progress
from affray.systems.wargame.turn.invariants import broken_invariants

FIELD = "field"
GOALS = ("points", "hold", "exit", "leader", "last", "rout")
"""What a scenario can be about. [UW-VIC-04]"""
FRACTION = re.compile(r"(-?[0-9]{1,12})/([1-9][0-9]{0,11})", re.ASCII)


ALIKE = ("side", "initial", "files")
"""The fields of a unit that its row has as they are."""
MARKS = ("disordered", "token", "activated")
"""The fields of a unit's body that its row has as true or false."""
COUNTS = ("slower", "weaker", "shorter", "worse")
"""The fields of a vehicle's damage that its row has as they are."""
WRITTEN = 4096
"""So many units are remembered as they are written."""
LED = ("sides", "order", "stage", "round", "marks", "winner", "out", "specials")
"""The fields of a state that the first part has as they are."""


# --- written ----------------------------------------------------------------------------------------------------------
def head_of(state: State) -> Head:
    """The first part of a position."""
    aim = state.aim
    return Head(
        state.phase,
        goal=aim.kind,
        rounds=aim.rounds,
        limit=aim.limit,
        attacker=aim.attacker,
        share=amount_of(aim.share),
        leaders=aim.leaders,
        act=None if state.act is None else act_row(state.act),
        taken=tuple(map(amount_of, state.taken)),
        ruling=None if state.ruling is None else ruling_row(state.ruling),
        **{name: getattr(state, name) for name in LED},
    )


def act_row(act: Activation) -> ActRow:
    """An activation as the text has it."""
    left, melees, shots, prepared = act.progress
    return ActRow(act.unit, left, melees, shots, bool(prepared), act.measured)


def ruling_row(ruling: Ruling) -> RulingRow:
    """A special action that is being settled as the text has it."""
    effects = write_effects(ruling.effects) if ruling.effects else ""
    return RulingRow(ruling.words, effects, ruling.agreed, ruling.amended)


@remember(WRITTEN)
def row_of(unit: Unit) -> Row:
    """A unit as the text has it."""
    what, body = unit.profile, unit.body
    return Row(
        unit.id,
        dice=what.ad,
        defense=what.defense,
        move=amount_of(what.move),
        fight=what.fight,
        shoot=what.shoot,
        type=TYPE_NAMES[what.type],
        base=(amount_of(what.base[0]), amount_of(what.base[1])),
        weapons=tuple(arm_of(weapon) for weapon in what.weapons),
        abilities=tuple(
            ability.id if ability.cost is None else (ability.id, amount_of(ability.cost)) for ability in what.abilities
        ),
        formation=FORMATION_NAMES[unit.formation],
        each=amount_of(unit.each),
        gun=amount_of(unit.gun),
        status=STATUS_NAMES[unit.status],
        at=tuple((file_number(x, INCH), file_number(y, INCH)) for x, y in unit.at),
        heading=file_number(unit.heading, DEGREE),
        steps=body.steps,
        shut=tuple(FACING_NAMES[facing] for facing in lost_facings(unit.damage)),
        **{name: getattr(unit, name) for name in ALIKE},
        **{name: bool(getattr(body, name)) for name in MARKS},
        **{name: getattr(unit.damage, name) for name in COUNTS},
    )


@lru_cache(maxsize=WRITTEN)
def amount_of(value: Fraction) -> int | Amount:
    """An amount as a number, or as the text of a fraction where decimals cannot write it.

    >>> [amount_of(Fraction(value)) for value in ("6", "5.4", "1/3")]
    [6, 5.4, '1/3']
    """
    if value.denominator == 1:
        return int(value)
    near = float(value)
    return near if Fraction(str(near)) == value else f"{value.numerator}/{value.denominator}"


def arm_of(weapon: Weapon) -> Arm:
    """A weapon as the text has it."""
    short = None if weapon.short is None else amount_of(weapon.short)
    return Arm(weapon.id, weapon.fight, weapon.shoot, amount_of(weapon.range), short)


def write_field(table: Table) -> str:
    """The battlefield as the words of a part."""
    return " ".join((FIELD, *(f"{key}={value_text(value)}" for key, value in table_row(table).items())))


# --- read -------------------------------------------------------------------------------------------------------------
def read_field(text: str) -> Table:
    """The battlefield that a part describes. Raises InputError."""
    word, _, rest = text.partition(" ")
    if word != FIELD:
        raise InputError("position: expected field id=NAME size=[WIDTH,HEIGHT] ...")
    return read_table(read_fields(rest, "position: field"), "position: field")


def read_amount(amount: Amount, where: str) -> Fraction:
    """An amount of the text, exactly. Raises InputError for one that cannot be read."""
    if isinstance(amount, str):
        found = FRACTION.fullmatch(amount)
        if found is None:
            raise InputError(f"{where}: {amount[:30]!r}: expected a number, or a fraction such as 1/3")
        return Fraction(int(found[1]), int(found[2]))
    if not isfinite(amount):
        raise InputError(f"{where}: expected a number, got {amount}")
    return Fraction(str(amount))


def unit_of(row: Row) -> Unit:
    """The unit of a row. Raises InputError for an unknown word, and for numbers out of all bounds."""
    where = f"position: unit {row.id!r}"
    try:
        at, heading = tuple(map(point, row.at)), degrees(row.heading)
    except ValueError as error:
        raise InputError(f"{where}: {error}") from None
    return Unit(
        row.id,
        profile=profile_of(row, where),
        formation=word_index(row.formation, FORMATION_NAMES, f"{where}: formation"),
        each=read_amount(row.each, f"{where}: each"),
        gun=read_amount(row.gun, f"{where}: gun"),
        status=word_index(row.status, STATUS_NAMES, f"{where}: status"),
        at=at,
        heading=heading,
        body=body_of(row),
        damage=damage_of(row, where),
        **{name: getattr(row, name) for name in ALIKE},
    )


def body_of(row: Row) -> Body:
    """The body of a unit of the text."""
    return Body(steps=row.steps, **{name: int(getattr(row, name)) for name in MARKS})


def damage_of(row: Row, where: str) -> Damage:
    """The damage of a vehicle of the text. Raises InputError for an unknown facing."""
    shut = shut_facings(tuple(word_index(name, FACING_NAMES, f"{where}: facing") for name in row.shut))
    return Damage(shut=shut, **{name: getattr(row, name) for name in COUNTS})


def word_index(name: str, names: tuple[str, ...], where: str) -> int:
    """The index of a word among the known ones. Raises InputError for an unknown one."""
    return look_up(name, {known: place for place, known in enumerate(names)}, where)


def profile_of(row: Row, where: str) -> Profile:
    """What the miniatures of a row are. Raises InputError."""
    wide, deep = (read_amount(side, f"{where}: base") for side in row.base)
    if min(wide, deep) <= 0:
        raise InputError(f"{where}: base: expected a width and a depth above 0")
    return shared_profile(
        Profile(
            type=word_index(row.type, TYPE_NAMES, f"{where}: type"),
            ad=row.dice,
            move=read_amount(row.move, f"{where}: move"),
            fight=row.fight,
            shoot=row.shoot,
            defense=row.defense,
            weapons=tuple(weapon_of(weapon, f"{where}: weapons") for weapon in row.weapons),
            abilities=tuple(ability_of(ability, f"{where}: abilities") for ability in row.abilities),
            base=(wide, deep),
        )
    )


def weapon_of(arm: Arm, where: str) -> Weapon:
    """A weapon of the text."""
    short = None if arm.short is None else read_amount(arm.short, where)
    return Weapon(arm.id, arm.fight, arm.shoot, read_amount(arm.range, where), short)


def ability_of(given: str | tuple[str, Amount], where: str) -> Ability:
    """An ability of the text."""
    return Ability(given) if isinstance(given, str) else Ability(given[0], read_amount(given[1], where))


# --- the whole --------------------------------------------------------------------------------------------------------
def state_parts(state: State) -> Apart[Table]:
    """The parts of a position that its text writes apart: phase, battlefield, units, house rules."""
    return state.phase, state.board, tuple(map(row_of, state.figures)), write_house(state.house)


def activation_of(row: ActRow) -> Activation:
    """The activation of the text."""
    return Activation(row.unit, Progress(row.left, row.melee, row.ranged, int(row.prepared)), row.measured)


def ruling_of(row: RulingRow) -> Ruling:
    """A special action of the text that is being settled. Raises InputError."""
    try:
        effects = read_effects(row.effects) if row.effects else ()
    except (ValueError, LookupError):
        raise InputError(
            f"position: ruling: effects: expected such as losses NAME 2 and disorder NAME, got {shorten_text(row.effects)!r}"
        ) from None
    return Ruling(row.words, effects, row.agreed, row.amended)


def state_from_parts(fields: dict[str, object], table: Table, rows: tuple[Row, ...], house: dict[str, object]) -> State:
    """The position of these parts. Raises InputError for an unknown house rule, goal or number of sides, and for a
    battlefield with another number of zones."""
    head = msgspec.structs.replace(Head(START), **fields)
    if head.goal not in GOALS or not FEWEST_SIDES <= len(head.sides) <= MOST_SIDES:
        raise InputError(
            f"position: expected {FEWEST_SIDES} to {MOST_SIDES} sides and one of the goals {', '.join(GOALS)}"
        )
    if len(table.zones) != len(head.sides):
        raise InputError(
            f"position: field: expected a zone for each of {len(head.sides)} sides, got {len(table.zones)}"
        )
    share = read_amount(head.share, "position: share")
    aim = Aim(head.rounds, head.limit, head.goal, head.attacker, share, head.leaders)
    return State(
        table,
        figures=tuple(map(unit_of, rows)),
        house=read_written_house(house),
        aim=aim,
        phase=head.phase,
        act=None if head.act is None else activation_of(head.act),
        taken=tuple(read_amount(amount, "position: taken") for amount in head.taken),
        ruling=None if head.ruling is None else ruling_of(head.ruling),
        **{name: getattr(head, name) for name in LED},
    )


TEXT = PositionFormat(
    form="wargame 1",
    head=Head,
    figure=Row,
    phases=PHASE_NAMES,
    land=GroundFormat(write_field, read_field),
    lead=head_of,
    shown=state_parts,
    make=state_from_parts,
    broken=broken_invariants,
)
write_state, read_state = TEXT.write, TEXT.read
