"""A figure between fights: what it is, what it owns and knows, what it has lost and learned; and as one line of text."""

from typing import Annotated

import msgspec

from affray.core.faces.people import LineField, RosterFigure
from affray.core.reading.record_lines import RecordLine
from affray.space.hex import Hex
from affray.systems.melee.content.codes import WELL
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import NONE
from affray.systems.melee.position.state import Figure
from affray.systems.melee.rules.attributes import st_now
from affray.systems.melee.rules.injury import Body, starting_body, status_of

MOST_POINTS, MOST_COUNT, MOST_THINGS, MOST_LETTERS = 99, 999_999, 30, 60
HERE: Hex = (0, 0)
Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_COUNT)]
Balance = Annotated[int, msgspec.Meta(ge=-MOST_COUNT, le=MOST_COUNT)]
Word = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
Words = Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_THINGS)]


class Adventurer(RosterFigure, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A figure of the roster. [CM-ATTR-01 CM-ATTR-02 CM-ATTR-03]"""

    race: Word = "human"
    """Its race, of races.csv."""
    st: Points = 0
    """Starting ST."""
    dx: Points = 0
    """Unadjusted DX."""
    iq: Points = 0
    """IQ."""
    wis: Points = 0
    """WIS; 0: as much as IQ."""
    armor: Word = NONE
    """Worn armor."""
    shield: Word = NONE
    """Its shield, ready."""
    weapons: Words = ()
    """Weapons in its hands."""
    slung: Words = ()
    """Weapons at hand but not ready."""
    gear: Words = ()
    """Things on its belt."""
    pack: Words = ()
    """What is dropped with its pack, the pack itself among it."""
    spells: Words = ()
    """Spells that it knows."""
    wounds: Count = 0
    """Hits not healed yet."""
    fatigue: Count = 0
    """Fatigue not rested off yet."""
    rested: Count = 0
    """Days of rest towards the next hit that heals."""
    experience: Count = 0
    """Experience not spent yet."""
    gained: Points = 0
    """Points of attributes that it has bought."""
    found: Balance = 0
    """What it has taken from chests is worth in silver, less what it has put into them; below 0 where it has given more."""
    dead: bool = False
    """It died, whatever its wounds come to: the dead stay dead."""

    @property
    def mind(self) -> int:
        """Its WIS. [CM-ATTR-02]"""
        return self.wis or self.iq

    @property
    def st_now(self) -> int:
        """Its ST as hits have reduced it. [CM-ATTR-03]"""
        return st_now(self.st, self.wounds)


def is_fit(adventurer: Adventurer) -> bool:
    """Whether the adventurer can go into a fight: alive and conscious. [CM-INJ-02 CM-INJ-03]"""
    return not adventurer.dead and status_of(adventurer.st_now) == WELL


def own_weapons(adventurer: Adventurer) -> tuple[str, ...]:
    """All weapons of a figure, ready or slung."""
    return adventurer.weapons + adventurer.slung


def figure_of(adventurer: Adventurer) -> Figure:
    """The adventurer as a figure on the board, as its next fight would begin; side, place and facing are nobody's."""
    return Figure(
        id=adventurer.name,
        side=0,
        body=starting_body(Body(adventurer.st, adventurer.wounds, fatigue=adventurer.fatigue), 0, PLAIN),
        dx=adventurer.dx,
        iq=adventurer.iq,
        wis=adventurer.mind,
        hexes=(HERE,),
        race=adventurer.race,
        armor=adventurer.armor,
        shield=adventurer.shield,
        shield_ready=adventurer.shield != NONE,
        ready=adventurer.weapons,
        slung=adventurer.slung,
        gear=adventurer.gear,
        pack=adventurer.pack,
        spells=adventurer.spells,
    )


def entry_of(adventurer: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
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
        "wis": adventurer.mind,
        "armor": adventurer.armor,
        "shield": adventurer.shield,
        "weapons": list(adventurer.weapons),
        "slung": list(adventurer.slung),
        "gear": list(adventurer.gear),
        "pack": list(adventurer.pack),
        "spells": list(adventurer.spells),
        "wounds": adventurer.wounds,
        "fatigue": adventurer.fatigue,
    }


# --- as text ----------------------------------------------------------------------------------------------------------
LINE_FIELDS = (
    LineField("race", "Its race, such as human or elf.", given="new"),
    LineField("st", "Strength.", int, "new"),
    LineField("dx", "Dexterity.", int, "new"),
    LineField("iq", "Intelligence.", int, "new"),
    LineField("wis", "Wisdom.", int, "new"),
    LineField("armor", "What it wears."),
    LineField("shield", "Its shield."),
    LineField("weapons", "Its ready weapons, such as broadsword."),
    LineField("slung", "Its slung weapons."),
    LineField("gear", "What hangs on its belt."),
    LineField("pack", "Its pack with what is in it, such as pack,rations.", flag="packed"),
    LineField("spells", "The spells that it knows."),
)
"""What may be given of a figure by options."""
LINE = RecordLine(Adventurer(""), always=("name", "race", "st", "dx", "iq"))
"""An adventurer as a line of text."""
