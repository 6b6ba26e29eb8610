"""What is asked of the laboratory in names and numbers, and the answers, one for each combination of the numbers."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.core.field_errors import FieldError, expected
from affray.lab.field_errors import fault
from affray.lab.fields import Seed, question_options
from affray.lab.laboratory import Idle
from affray.lab.questions import policy_pair
from affray.lab.ranges import combinations
from affray.lab.schema import Played
from affray.lab.systems.wargame.attack import read_attack
from affray.lab.systems.wargame.chain import DuelOdds, duel_odds
from affray.lab.systems.wargame.duel import LIMIT, DuelTerms, estimate, meeting
from affray.lab.systems.wargame.field import ATTACKER, DEFENDER, ROLES, KnownUnits, check_unit, read_unit_line
from affray.lab.systems.wargame.odds import FIRST, AttackOdds, MoraleOdds, attack_odds, fire_odds, morale_odds
from affray.systems.wargame.content.codes import LADDER, REGIMENT, SKIRMISH
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.rules.morale import Pool
from affray.systems.wargame.setup import free_name

OF_UNITS = {"n": ATTACKER, "files": ATTACKER, "target_n": DEFENDER, "target_files": DEFENDER}
OF_ATTACKS = ("contact", "target_contact", "range", "under")
OF_DUELS = ("distance",)
OF_MORALE = (LEFT,) = ("left",)
NUMBERS = (*OF_UNITS, *OF_ATTACKS, *OF_MORALE, *OF_DUELS)
WORDS = ("kind", "side", "arc", "reverse", "hits", "target_hits", "worse", "weapon")
FIRE, MORALE, USUAL = "fire", "morale", "charge"
Answer = AttackOdds | MoraleOdds | DuelOdds | Played
SWEPT = "N|A..B"
Line = Annotated[
    str,
    Meta(
        title="LINE",
        description='A unit, as `affray army` reads it: "like=fantasy/archers n=12", or "name=Guard type=basic n=10 ad=1d6 '
        'move=6 defense=8 weapons=longbow formation=regiment files=5".',
    ),
]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of an attack, a morale test or a duel of two units. Numbers of which there may be several are text, such as
    "4..8"; "" is none."""

    attacker: Line = "like=fantasy/spears"
    """The line of the attacking unit."""
    defender: Line = "like=fantasy/spears2"
    """The line of the unit attacked or tested."""
    target: Annotated[
        tuple[str, ...],
        Meta(title="LINE", description="A further target of a vehicle's fire; may be given again."),
    ] = ()
    kind: Annotated[
        str,
        Meta(
            description="melee, shot, free (attack on one who leaves), overrun, fire (of a vehicle), fireball, or morale "
            "(test of the defender); an overrun of vehicles and melee of others if absent."
        ),
    ] = ""
    side: Annotated[str, Meta(description="The side of the defender that is attacked: front, left, rear or right.")] = (
        "front"
    )
    arc: Annotated[str, Meta(description="The arc of a vehicle's fire: front, left, rear or right.")] = "front"
    reverse: Annotated[bool, Meta(description="The vehicle runs over in reverse.")] = False
    hits: Annotated[int, Meta(description="The steps that the die of an attacking hero has lost.")] = 0
    target_hits: Annotated[int, Meta(description="The steps that the die of a defending hero has lost.")] = 0
    worse: Annotated[int, Meta(description="What is added to the damage rolls of a defending vehicle.")] = 0
    weapon: Annotated[int, Meta(description="The weapon used, by its number, where attacks name one.")] = 1
    n: Annotated[str, Meta(title=SWEPT, description="The attacker's miniatures.")] = ""
    files: Annotated[str, Meta(title=SWEPT, description="The files of an attacking regiment.")] = ""
    target_n: Annotated[str, Meta(title=SWEPT, description="The defender's miniatures.")] = ""
    target_files: Annotated[str, Meta(title=SWEPT, description="The files of a defending regiment.")] = ""
    contact: Annotated[
        str,
        Meta(title=SWEPT, description="The attacker's miniatures in contact; as the units stand if absent."),
    ] = ""
    target_contact: Annotated[
        str, Meta(title=SWEPT, description="The defender's miniatures in contact, or run over.")
    ] = ""
    range: Annotated[str, Meta(title=SWEPT, description="How far a shot goes in inches; short range if absent.")] = ""
    under: Annotated[
        str,
        Meta(title=SWEPT, description="The miniatures under a fireball; as many as round the middle if absent."),
    ] = ""
    left: Annotated[str, Meta(title=SWEPT, description="The miniatures left at a morale test; all if absent.")] = ""
    distance: Annotated[
        str,
        Meta(title=SWEPT, description="The inches between both when a duel begins; in contact if absent."),
    ] = ""
    split: Annotated[str, Meta(description="How fire is divided among targets: first or even.")] = FIRST
    command: Annotated[
        tuple[str, ...],
        Meta(title="DICE", description="The dice of a commander near the attacker, as 3d8; may be given again."),
    ] = ()
    target_command: Annotated[
        tuple[str, ...], Meta(title="DICE", description="The same near the defender; may be given again.")
    ] = ()
    duel: Annotated[bool, Meta(description="A duel to its end instead of one attack.")] = False
    policy: Annotated[
        tuple[str, ...],
        Meta(description="How both, or each in turn, fight a duel: charge, shoot, stand or evade."),
    ] = ()
    rout: Annotated[bool, Meta(description="Who fails its morale has lost the duel.")] = False
    rounds: Annotated[int, Meta(description="The most rounds of a duel.")] = LIMIT
    games: Annotated[int | None, Meta(description="Play so many duels instead of working them out.")] = None
    seed: Seed = 1
    """The seed of the games."""

    @property
    def words(self) -> dict[str, object]:
        """How the attack is made, the numbers apart of which there may be several."""
        return {name: getattr(self, name) for name in WORDS}

    @property
    def numbers(self) -> dict[str, str]:
        """The numbers that are given of which there may be several."""
        return {name: text for name in NUMBERS if (text := str(getattr(self, name)))}

    @property
    def policies(self) -> tuple[str, str]:
        """How both fight a duel. Raises InputError for more than two."""
        return policy_pair(self.policy or (USUAL,))


ODDS_OPTIONS = (
    "attacker", "defender", "kind", "side", *OF_UNITS, "contact", "target_contact", "range", "arc", "reverse", "target", "split",
    "under", LEFT, "command", "target_command", "hits", "target_hits", "worse", "weapon",
)  # fmt: skip
DUEL_OPTIONS = ("policy", "rout", "rounds", "games", "seed")
OPTIONS = question_options(Asked, order=(*ODDS_OPTIONS, "duel", "policy", "distance", *DUEL_OPTIONS[1:]))


def idle_options(asked: Mapping[str, object], *, beside: bool) -> Iterator[Idle]:
    """The options that say nothing in a question."""
    if asked["duel"]:
        yield Idle((*WORDS, "split", "beside", "bars"), "attack")
    else:
        yield Idle(DUEL_OPTIONS, "duel")
    if asked["kind"] == MORALE:
        yield Idle(WORDS[1:], "morale")
    elif asked["kind"] != FIRE and not beside:
        yield Idle(("split",), "fire")


class Row(msgspec.Struct, frozen=True):
    """An answer, the units that it is about, and the numbers that are its own among several."""

    swept: Mapping[str, Fraction]
    units: tuple[Listed, Listed]
    answer: Answer


def answer_rows(asked: Asked, known: KnownUnits) -> Iterator[Row]:
    """The answers, one for each combination of the numbers. Raises InputError."""
    check_numbers(asked)
    attacker, defender = (
        read_unit_line(line, role, known) for role, line in zip(ROLES, (asked.attacker, asked.defender), strict=True)
    )
    taken = [] if asked.kind == MORALE else [attacker.name]
    units = attacker, replace(defender, name=free_name(defender.name, taken))
    swept, combined = combinations(asked.numbers)
    for numbers in combined:
        both = with_numbers(*units, numbers, known)
        found = (duel_answer if asked.duel else answer)(both, asked, numbers, known)
        yield Row({name: numbers[name] for name in swept}, both, found)


def check_numbers(asked: Asked) -> None:
    """Check that every number given has to do with what is asked. Raises InputError."""
    kind = "duel" if asked.duel else asked.kind
    known = {"duel": OF_DUELS, MORALE: OF_MORALE}.get(kind, OF_ATTACKS)
    for name, text in asked.numbers.items():
        if name not in (*OF_UNITS, *known):
            raise fault(name, text, "idle")
    if asked.target and kind != FIRE:
        raise fault("target", asked.target[0], "fire-only")


# --- the units --------------------------------------------------------------------------------------------------------
def with_numbers(
    attacker: Listed, defender: Listed, numbers: Mapping[str, Fraction], known: KnownUnits
) -> tuple[Listed, Listed]:
    """Both units with other numbers of miniatures and files. Raises InputError where they break a rule then."""
    found = [attacker, defender]
    for name, role in OF_UNITS.items():
        if name in numbers:
            found[role] = with_size(found[role], name, whole_number(name, numbers[name]))
    for role in (ATTACKER, DEFENDER):
        check_unit(found[role], ROLES[role], known)
    return found[ATTACKER], found[DEFENDER]


def with_size(unit: Listed, name: str, number: int) -> Listed:
    """The unit with another number of miniatures, which stand in no more files, or with other files."""
    if name.endswith("files"):
        return replace(unit, files=number, formation=REGIMENT if unit.formation == SKIRMISH else unit.formation)
    return replace(unit, n=number, files=min(unit.files, number))


def whole_number(name: str, number: Fraction) -> int:
    """The number, if it is a whole one. Raises InputError."""
    if number.denominator != 1:
        raise FieldError(name, f"{float(number):g}", expected("whole"), f"{name.replace('_', '-')} {float(number):g}")
    return int(number)


def read_pools(texts: Sequence[str], name: str) -> tuple[Pool, ...]:
    """The dice of commanders. Raises InputError.

    >>> read_pools(["3d8"], "command")
    (Pool(dice=3, sides=8),)
    """
    found: list[Pool] = []
    for text in texts:
        dice, mark, sides = text.partition("d")
        if not (mark and dice.isdecimal() and sides.isdecimal() and 0 < int(dice) < 100 and int(sides) in LADDER):
            raise fault(name, text, "dice")
        found.append(Pool(int(dice), int(sides)))
    return tuple(found)


# --- the answers ------------------------------------------------------------------------------------------------------
def answer(units: tuple[Listed, Listed], asked: Asked, numbers: Mapping[str, Fraction], known: KnownUnits) -> Answer:
    """The odds of an attack or of a morale test. Raises InputError."""
    attacker, defender = units
    commanders = read_pools(asked.target_command, "target_command")
    if asked.kind == MORALE:
        left = whole_number(LEFT, numbers[LEFT]) if LEFT in numbers else None
        return morale_odds(defender, left, commanders)
    own = {
        name: number if name == "range" else whole_number(name, number)
        for name, number in numbers.items()
        if name in OF_ATTACKS
    }
    aid = {"aid": dice_count(read_pools(asked.command, "command")), "target_aid": dice_count(commanders)}
    how = read_attack({**asked.words, **own, **aid})
    if how.kind == FIRE:
        targets = (defender, *(read_unit_line(line, "target", known) for line in asked.target))
        return fire_odds(attacker, targets, how, asked.split, house=known.house)
    return attack_odds(attacker, defender, how, known.house)


def dice_count(commanders: Sequence[Pool]) -> int:
    """How many dice some commanders roll; their sides do not matter, for all are even half the time. [UW-ABL-06]"""
    return sum(pool.dice for pool in commanders)


def duel_answer(
    units: tuple[Listed, Listed], asked: Asked, numbers: Mapping[str, Fraction], known: KnownUnits
) -> Answer:
    """The odds of a duel, or what a batch of its games says. Raises InputError."""
    agreed = DuelTerms(
        house=known.house,
        distance=numbers.get("distance"),
        rout=asked.rout,
        aid=dice_count(read_pools(asked.command, "command")),
        target_aid=dice_count(read_pools(asked.target_command, "target_command")),
        limit=asked.rounds,
    )
    met = meeting(*units, *asked.policies, agreed)
    return duel_odds(met) if asked.games is None else estimate(met, asked.games, asked.seed)
