"""A figure between fights: what it is, what it owns, what it has lost and learned; and as one line of text."""

from collections.abc import Mapping
from typing import Literal

from affray.core import InputError, Refusal, RuledOut
from affray.core.errors import shorten_text
from affray.core.faces.people import LineField, RosterFigure
from affray.core.field_errors import FieldError, expected
from affray.core.reading.fields import convert, read_flag, read_whole, read_words
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.core.words.phrase import MARK
from affray.space.hex import Hex
from affray.systems.foeman.content.codes import DEAD, LEFT_HANDED, RIGHT_HANDED, UP
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import find_race, is_race
from affray.systems.foeman.position.gear import hands_from_list, hold_list
from affray.systems.foeman.position.state import SHOTS, Figure, condition, without_forfeits
from affray.systems.foeman.roster.making import new_faults
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.experience import level_of
from affray.systems.foeman.rules.refusing import refusal

PROFICIENCY = "Weapon Proficiency"
HERE: Hex = (0, 0)
Attribute = Literal["st", "dx", "iq"]
NO_ITEM = "-"
"""An empty hand in a line of text."""


class Adventurer(RosterFigure, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A figure of the roster. [FM-FIG-01 FM-APP-10 FM-LVL-01 MW-REV-01]"""

    race: str = "Human"
    """The name of its race."""
    st: int = 0
    """Basic ST, forfeited points included."""
    dx: int = 0
    """Basic DX, forfeited points included."""
    iq: int = 0
    """Basic IQ, forfeited points included."""
    handed: Literal["right", "left"] = "right"
    """Its strong hand."""
    armor: str = NONE
    """The armor that it wears."""
    main: str = ""
    """What its strong hand holds; empty for nothing."""
    off: str = ""
    """What its other hand holds; empty for nothing."""
    carried: tuple[str, ...] = ()
    """Weapons and shields that it carries beside them."""
    things: tuple[str, ...] = ()
    """Special items that it has."""
    shots: int = SHOTS
    """Shots in its store."""
    level: int = 0
    """Its level."""
    ep: int = 0
    """Its experience points."""
    wounds: int = 0
    """Physical points of ST lost."""
    exhaustion: int = 0
    """Exhaustion points of ST lost."""
    talents: tuple[str, ...] = (PROFICIENCY,)
    """The talents that it has."""
    dead: bool = False
    """Whether it is dead; the dead stay dead, whatever their wounds come to."""
    forfeits: tuple[Attribute, ...] = ()
    """Attributes that lack a point until the next level, one for each revival at a loss."""

    @property
    def mst(self) -> int:
        """Its strength less all losses. [FM-GEN-05]"""
        return self.st - self.forfeits.count("st") - self.wounds - self.exhaustion


def figure_of(adventurer: Adventurer, side: int = 0, pos: Hex = HERE, facing: int = 0) -> Figure:
    """The adventurer as a figure on the board, as its next fight would begin."""
    return without_forfeits(unreduced_figure(adventurer, side, pos, facing), adventurer.forfeits)


def unreduced_figure(adventurer: Adventurer, side: int = 0, pos: Hex = HERE, facing: int = 0) -> Figure:
    """The adventurer as a figure on the board, with the points that it has forfeited still in its attributes."""
    return Figure(
        id=adventurer.name,
        side=side,
        race=adventurer.race,
        st=adventurer.st,
        dx=adventurer.dx,
        iq=adventurer.iq,
        pos=pos,
        facing=facing,
        level=adventurer.level,
        ep=adventurer.ep,
        handed=LEFT_HANDED if adventurer.handed == "left" else RIGHT_HANDED,
        armor=adventurer.armor,
        main=adventurer.main,
        off=adventurer.off,
        carried=adventurer.carried,
        things=adventurer.things,
        shots=adventurer.shots,
        body=Body(phys=adventurer.wounds, exh=adventurer.exhaustion),
    )


def scenario_entry(adventurer: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
    """The adventurer as a `[[figures]]` table of a scenario, which sets up the same figure."""
    return {
        "name": adventurer.name,
        "side": side,
        "at": at,
        "facing": facing,
        "race": adventurer.race,
        "st": adventurer.st,
        "dx": adventurer.dx,
        "iq": adventurer.iq,
        "handed": adventurer.handed,
        "armor": adventurer.armor,
        "hold": hold_list(adventurer.main, adventurer.off),
        "carry": list(adventurer.carried),
        "things": list(adventurer.things),
        "shots": adventurer.shots,
        "level": adventurer.level,
        "ep": adventurer.ep,
        "wounds": adventurer.wounds,
        "exhaustion": adventurer.exhaustion,
        **({"forfeits": list(adventurer.forfeits)} if adventurer.forfeits else {}),
    }


def adventurer_from_figure(figure: Figure, forfeits: tuple[Attribute, ...] = ()) -> Adventurer:
    """The adventurer that a figure is, with its losses and all it holds; it is dead if its wounds killed it.

    `forfeits` are the points that the figure lacks.
    """
    return Adventurer(
        name=figure.id, race=figure.race, st=figure.st + forfeits.count("st"), dx=figure.dx + forfeits.count("dx"),
        iq=figure.iq + forfeits.count("iq"), handed="left" if figure.handed == LEFT_HANDED else "right",
        armor=figure.armor, main=figure.main, off=figure.off, carried=figure.carried, things=figure.things,
        shots=figure.shots, level=figure.level, ep=figure.ep, wounds=figure.body.phys, exhaustion=figure.body.exh,
        dead=condition(figure) == DEAD, forfeits=forfeits,
    )  # fmt: skip


def faults_of(adventurer: Adventurer) -> list[Refusal]:
    """Every rule that the adventurer breaks; none for one that may be kept. [FM-FIG-10 FM-LVL-01 FM-TAL-01]"""
    figure = unreduced_figure(adventurer)
    found: list[Refusal] = []
    if not can_keep(adventurer.name):
        found.append(refusal("adventurer-name", "name", named=repr(adventurer.name), most=LONGEST_NAME))
    found.extend(new_faults(figure))
    if min(adventurer.level, adventurer.ep, adventurer.wounds, adventurer.exhaustion, adventurer.shots) < 0:
        found.append(refusal("below-nothing", "count"))
    if adventurer.level > 0 and is_race(adventurer.race):
        gained = level_of(adventurer.st, adventurer.dx, adventurer.iq, find_race(adventurer.race).total)
        if gained != adventurer.level:
            found.append(refusal("level-points", "level", "FM-LVL-01", level=adventurer.level, gained=gained))
    found.extend(
        refusal("unknown-talent", "talent", "FM-TAL-01", named=repr(name), known=(PROFICIENCY,))
        for name in adventurer.talents
        if name != PROFICIENCY
    )
    if PROFICIENCY not in adventurer.talents:
        found.append(refusal("lacks-talent", "talent", "FM-TAL-01", named=PROFICIENCY))
    if is_race(adventurer.race) and condition(figure_of(adventurer)) == DEAD and not adventurer.dead:
        found.append(refusal("must-be-dead", "dead", "FM-APP-07", mst=adventurer.mst))
    return found


def is_fit(adventurer: Adventurer) -> bool:
    """Whether the adventurer can go into a fight: alive and conscious. [FM-APP-06 FM-GEN-08]"""
    return not adventurer.dead and condition(figure_of(adventurer)) == UP


# --- as text ----------------------------------------------------------------------------------------------------------
NUMBERS = ("st", "dx", "iq", "shots", "level", "ep", "wounds", "exhaustion")
LISTS = ("hold", "carry", "things", "talents", "forfeits")
FLAGS = ("dead", "player")
TEXTS = ("name", "race", "handed", "armor")
KEYS = (*TEXTS, *NUMBERS, *LISTS, *FLAGS)
LINE_FIELDS = (
    LineField("race", "Human, Elf, Dwarf, Halfling, Orc or Goblin, or one of a pack.", given="new"),
    LineField("st", "Strength.", int, "new"),
    LineField("dx", "Dexterity.", int, "new"),
    LineField("iq", "Intelligence.", int, "new"),
    LineField("handed", "Its strong hand: right or left.", given="new"),
    LineField("armor", "What it wears."),
    LineField("hold", 'What it holds, such as "Mace,Small Shield"; - is an empty hand.'),
    LineField("carry", "What it carries besides."),
    LineField("things", "Its special items."),
)
"""What may be given of a figure by options."""


def write_line(adventurer: Adventurer) -> str:
    """The adventurer as one line of text that reads back; fields with their usual value are left out."""
    plain = Adventurer("")
    hands = [item or NO_ITEM for item in hold_list(adventurer.main, adventurer.off)]
    parts = [
        f"name={adventurer.name}",
        f"race={adventurer.race}",
        f"st={adventurer.st}",
        f"dx={adventurer.dx}",
        f"iq={adventurer.iq}",
    ]
    for key, value, usual in (
        ("handed", adventurer.handed, plain.handed),
        ("armor", adventurer.armor, plain.armor),
        ("hold", ",".join(hands), ""),
        ("carry", ",".join(adventurer.carried), ""),
        ("things", ",".join(adventurer.things), ""),
        *((key, str(getattr(adventurer, key)), str(getattr(plain, key))) for key in NUMBERS[3:]),
        ("talents", ",".join(adventurer.talents) or NO_ITEM, PROFICIENCY),
        ("forfeits", ",".join(adventurer.forfeits), ""),
        ("dead", str(adventurer.dead).lower(), "false"),
    ):
        if value != usual:
            parts.append(f"{key}={value}")
    return " ".join(parts)


def read_line(text: str, where: str = "figure") -> Adventurer:
    """The adventurer of a line of text, legal or not. Raises InputError naming the part that does not fit."""
    fields = read_fields(text, where)
    fields.pop("player", None)
    if "hold" in fields:
        hold = fields.pop("hold")
        assert isinstance(hold, list)
        if len(hold) > 2:
            raise InputError(f"{where}: hold: expected at most two items")
        fields["main"], fields["off"] = hands_from_list(hold)
    if "carry" in fields:
        fields["carried"] = fields.pop("carry")
    return adventurer_from_table({"name": "", **fields}, where)


def read_fields(text: str, where: str) -> dict[str, object]:
    """The fields of a figure's line; a word without "=" belongs to the value before it, and so does one whose "="
    stands in the DG of a weapon of the user's making. Raises InputError. [MW-DG-01]"""
    found = read_words(text, where, MARK)
    return {key: read_value(key, value, where) for key, value in found.items()}


def read_value(key: str, value: str, where: str) -> object:
    """The value of one field. Raises InputError."""
    if key in NUMBERS:
        return read_whole(key, value, where)
    if key in LISTS:
        items = [item.strip() for item in value.split(",") if item.strip()]
        return (
            ["" if item == NO_ITEM else item for item in items] if key == "hold" else [i for i in items if i != NO_ITEM]
        )
    if key in FLAGS:
        return read_flag(key, value, where)
    if key not in TEXTS:
        raise FieldError(key, key, expected("one-of", known=KEYS), f"{where}: {shorten_text(key)!r}", joint="unknown")
    return value


def check_adventurer(adventurer: Adventurer, where: str) -> Adventurer:
    """The adventurer itself, if it breaks no rule. Raises RuledOut with every rule that it breaks."""
    found = faults_of(adventurer)
    if found:
        raise RuledOut(*found, where=where)
    return adventurer


def adventurer_from_table(row: Mapping[str, object], where: str) -> Adventurer:
    """The adventurer of an entry of a roster file. Raises InputError naming the key that does not fit."""
    return convert(row, Adventurer, where)
