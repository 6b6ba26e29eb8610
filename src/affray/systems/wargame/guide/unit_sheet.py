"""A unit beside the table: what it is, how it stands, what it is worth, and the sums behind the numbers."""

from collections.abc import Iterable, Iterator

from affray.core import Modifier
from affray.core.faces.guide import Phrase, Row, Sheet
from affray.core.faces.paper import literal_phrase, number_phrase, signed_number_phrase
from affray.core.fight_state import figure_names, find_index
from affray.core.words.phrase import phrase
from affray.core.words.texts import slug
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import FACING_NAMES, FORMATION_NAMES, ORDNANCE, TYPE_NAMES, VEHICLE
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import Weapon, is_ranged_armed
from affray.systems.wargame.content.special_actions import SpecialAction
from affray.systems.wargame.position.contact import engaged_enemies
from affray.systems.wargame.position.spoken_lengths import TENTH, compass_point, inches_phrase, spot_text
from affray.systems.wargame.position.state import (
    STATUS_NAMES,
    State,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    is_fielded,
    lost_value,
    move_of,
    specials_of,
    starting_value,
)
from affray.systems.wargame.rules.attack_dice import die_clauses, melee_dice, melee_sides
from affray.systems.wargame.rules.hull import lost_facings
from affray.systems.wargame.rules.order_and_actions import is_half_crew
from affray.systems.wargame.turn.after_an_attack import range_of
from affray.systems.wargame.words.rows import army_phrase, points_phrase
from affray.systems.wargame.words.view import miniature_count

Rows = tuple[Row, ...]
ABILITY_CLAUSES = {
    "rear_attack_arc": "UW-ABL-02",
    "fearless": "UW-ABL-03",
    "fireball": "UW-ABL-04",
    "fast": "UW-ABL-05",
    "command": "UW-ABL-06",
    "additional_turn": "UW-ABL-07",
}


def sheet(state: State, who: str) -> Sheet:
    """The sheet of a unit. Raises InputError for an unknown one."""
    i = find_index(state, who)
    unit = state.figures[i]
    groups = (
        (phrase("guide-group-kind"), tuple(profile_rows(unit, state.house))),
        (phrase("guide-group-weapons"), tuple(weapon_rows(unit))),
        (phrase("guide-group-abilities"), tuple(ability_rows(state, unit))),
        (phrase("guide-group-stand"), tuple(standing_rows(state, i))),
        (phrase("guide-group-points"), tuple(value_rows(unit))),
    )
    return Sheet(who, unit.side, tuple(group for group in groups if group[1]))


def nonzero_parts(*labelled: tuple[str, int, str]) -> tuple[Modifier, ...]:
    """The parts of a number that are not 0, none where there is but one."""
    some = tuple(Modifier(label, amount, clause) for label, amount, clause in labelled if amount)
    return some if len(some) > 1 else ()


# --- what it is -------------------------------------------------------------------------------------------------------
def profile_rows(unit: Unit, house: House) -> Iterator[Row]:
    """Type, dice, and each number with what makes it. [UW-MIN-02 UW-MIN-03 UW-MIN-04 UW-MEL-07]"""
    profile, (count, sides) = unit.profile, dice_of(unit)
    yield Row(phrase("guide-row-type"), army_phrase("type", type=TYPE_NAMES[profile.type]), clauses=("UW-MIN-02",))
    yield Row(phrase("guide-row-dice"), literal_phrase(f"{count}d{sides}"), clauses=("UW-MIN-03", *dice_clause(unit)))
    if profile.type != VEHICLE:
        fights = f"{melee_dice(profile.type, count)}d{melee_sides(profile.type, sides, int(is_ranged_armed(profile)))}"
        yield Row(phrase("guide-row-melee-dice"), literal_phrase(fights), clauses=die_clauses(profile))
    yield move_row(unit)
    arms = () if house.several_weapons else profile.weapons
    yield total_row("fight", profile.fight, [arm.fight for arm in arms])
    yield total_row("shoot", profile.shoot, [arm.shoot for arm in arms])
    made = nonzero_parts(
        ("own", profile.defense, "UW-MIN-04"), ("damage", defense_of(unit) - profile.defense, "UW-VEH-15")
    )
    yield Row(phrase("guide-row-defense"), number_phrase(defense_of(unit)), made, ("UW-MIN-04",))


def dice_clause(unit: Unit) -> tuple[str, ...]:
    """The clause that lowered a hero's dice."""
    return ("UW-HERO-03",) if unit.body.steps else ()


def move_row(unit: Unit) -> Row:
    """How far a unit may go with one action, less what damage or half a crew takes. [UW-MIN-04 UW-VEH-15 UW-ORD-05]"""
    now = move_of(unit) if is_fielded(unit) else int(unit.profile.move * INCH)
    return Row(phrase("guide-row-move"), inches_phrase(now), clauses=("UW-MIN-04", *move_clauses(unit)))


def move_clauses(unit: Unit) -> tuple[str, ...]:
    """The clauses that lower a unit's Move."""
    half = is_fielded(unit) and is_half_crew(unit.profile.type, len(unit.at), unit.initial)
    return (*(("UW-VEH-15",) if unit.damage.slower else ()), *(("UW-ORD-05",) if half else ()))


def total_row(name: str, own: int, weapons: Iterable[int]) -> Row:
    """What a miniature adds to its rolls: its own and that of its weapons, where all count together.
    [UW-MIN-04 UW-MIN-06]"""
    added = sum(weapons)
    made = nonzero_parts(("own", own, "UW-MIN-04"), ("weapons", added, "UW-MIN-06"))
    return Row(phrase(f"guide-row-{name}"), signed_number_phrase(own + added), made, ("UW-MIN-04", "UW-MIN-06"))


def weapon_rows(unit: Unit) -> Iterator[Row]:
    """Its weapons, and how far a vehicle shoots now. [UW-MIN-06 UW-RNG-06 UW-ORD-07 UW-VEH-15]"""
    for weapon in unit.profile.weapons:
        clauses = ("UW-ORD-01", "UW-ORD-07") if unit.profile.type == ORDNANCE else ("UW-RNG-06",)
        yield Row(army_phrase("row-weapon", weapon=weapon.id), weapon_phrase(weapon), clauses=clauses)
    if unit.profile.type == VEHICLE:
        yield Row(phrase("guide-row-range"), inches_phrase(range_of(unit)), clauses=("UW-VEH-11", "UW-VEH-15"))


def weapon_phrase(weapon: Weapon) -> Phrase:
    """What a weapon adds, and how far it shoots; 0 for not at all."""
    short = "" if weapon.short is None else decimal_text(weapon.short)
    shoots, two = int(weapon.range > 0), int(weapon.short is not None)
    return phrase(
        "guide-weapon",
        fight=weapon.fight,
        shoot=weapon.shoot,
        far=decimal_text(weapon.range),
        short=short,
        shoots=shoots,
        two=two,
    )


def ability_rows(state: State, unit: Unit) -> Iterator[Row]:
    """Its abilities, and what each does. [UW-ABL-01 UW-ABL-08 UW-ABL-09]"""
    settled = {special.name: special for special in specials_of(state, unit)}
    for ability in unit.profile.abilities:
        if ability.id in settled:
            says, clause = special_phrase(settled[ability.id]), "UW-ABL-09"
        else:
            clause = ABILITY_CLAUSES.get(ability.id, "UW-ABL-08")
            says = phrase(f"guide-ability-{slug(ability.id)}" if ability.id in ABILITY_CLAUSES else "guide-ability-own")
        yield Row(army_phrase("row-ability", ability=ability.id), says, clauses=(clause,))


def special_phrase(special: SpecialAction) -> Phrase:
    """What a special action of the scenario does: on whom, how far away, with which dice. [UW-ABL-09]"""
    return phrase(
        "guide-special",
        effect=special.effect,
        target=special.target,
        range=f"{special.range:g}",
        dice=special.dice or "none",
        least=special.least,
        inches=f"{special.inches:g}",
    )


# --- how it stands ----------------------------------------------------------------------------------------------------
def standing_rows(state: State, i: int) -> Iterator[Row]:
    """How many of it are left, where and how they stand, what weighs on it, what it has lost."""
    unit = state.figures[i]
    left = phrase("guide-of", left=miniature_count(unit), whole=unit.initial)
    yield Row(phrase("guide-row-miniatures"), left, clauses=("UW-MIN-05",))
    form = army_phrase("formation", formation=FORMATION_NAMES[unit.formation], files=unit.files)
    yield Row(phrase("guide-row-formation"), form, clauses=("UW-FORM-01",))
    if not is_fielded(unit):
        status = STATUS_NAMES[unit.status].replace(" ", "-")
        yield Row(phrase("guide-row-state"), phrase(f"guide-status-{status}"), clauses=("UW-VIC-01", "UW-VIC-03"))
        return
    at = phrase(
        "guide-at",
        at=spot_text(centre_of(unit), TENTH if state.house.premeasure else INCH),
        heading=compass_point(unit.heading),
    )
    yield Row(phrase("guide-row-place"), at, clauses=("UW-GEO-01", "UW-GEO-03"))
    foes = figure_names(state, engaged_enemies(state, i))
    if foes:
        yield Row(phrase("guide-row-contact"), phrase("guide-names", names=foes), clauses=("UW-GEO-05", "UW-MEL-01"))
    yield from state_rows(state, i)
    yield from damage_rows(unit)


def state_rows(state: State, i: int) -> Iterator[Row]:
    """What weighs on a unit, and how far its activation is. [UW-TURN-02 UW-TURN-04 UW-TURN-07 UW-MOR-03 UW-ORD-04]"""
    unit = state.figures[i]
    now = state.act if state.act is not None and state.act.unit == i else None
    if now is not None:
        yield Row(phrase("guide-row-actions"), number_phrase(now.progress.left), clauses=("UW-TURN-04",))
    holds = (
        ("activated", unit.body.activated and now is None, "UW-TURN-02"),
        ("disordered", unit.body.disordered, "UW-TURN-07"),
        ("shaken", unit.body.token, "UW-MOR-04"),
        ("prepared", now is not None and now.progress.prepared, "UW-ORD-04"),
        ("half-crew", is_half_crew(unit.profile.type, len(unit.at), unit.initial), "UW-ORD-04"),
    )
    for name, there, clause in holds:
        if there:
            yield Row(phrase("guide-row-state"), phrase(f"guide-state-{name}"), clauses=(clause,))


def damage_rows(unit: Unit) -> Iterator[Row]:
    """What hits have done to a hero or a vehicle. [UW-HERO-03 UW-VEH-14]"""
    if unit.body.steps:
        yield Row(phrase("guide-row-steps"), number_phrase(unit.body.steps), clauses=("UW-HERO-03",))
    damage = unit.damage
    if damage.worse:
        yield Row(phrase("guide-row-worse"), signed_number_phrase(damage.worse), clauses=("UW-VEH-14", "UW-VEH-15"))
    for facing in lost_facings(damage):
        shut = phrase("guide-shut", facing=FACING_NAMES[facing])
        yield Row(phrase("guide-row-state"), shut, clauses=("UW-VEH-14",))


# --- what it is worth -------------------------------------------------------------------------------------------------
def value_rows(unit: Unit) -> Iterator[Row]:
    """What a miniature is worth, the weapon of a crew, what is left of all and what is lost. [UW-FORCE-07 UW-VIC-03]"""
    yield Row(phrase("guide-row-each"), points_phrase(unit.each), clauses=("UW-FORCE-07",))
    if unit.gun:
        yield Row(phrase("guide-row-gun"), points_phrase(unit.gun), clauses=("UW-FORCE-08", "UW-ORD-09"))
    lost = lost_value(unit)
    yield Row(phrase("guide-row-left"), points_phrase(starting_value(unit) - lost), clauses=("UW-VIC-03",))
    yield Row(phrase("guide-row-lost"), points_phrase(lost), clauses=("UW-VIC-03",))
