"""The parts of Foeman's printed pages: phrases, cells, and the dice table of a weapon."""

from affray.core.faces.guide import Phrase
from affray.core.faces.paper import Cell, decimal_phrase, literal_phrase, mark_phrase, number_phrase, number_phrases
from affray.core.words.phrase import Value
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.kinds import Weapon
from affray.systems.foeman.roster.maker_sheet import mean_text
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.damage import Arm, dice_generated, dice_kept
from affray.systems.foeman.words.phrases import phrase

HIT_DICE = range(1, MOST_BID + 1)


def paper_phrase(name: str, **args: Value) -> Phrase:
    """A phrase for printed pages: the message `paper-<name>`."""
    return phrase(f"paper-{name}", **args)


# --- weapons ----------------------------------------------------------------------------------------------------------
WEAPON_HEAD = tuple(paper_phrase(name) for name in ("weapon", "dg", "top", "rq", "hands", "jab", "hth", "hurl"))
DICE_HEAD = number_phrases(HIT_DICE)
WEAPON_GROUPS = ((None, len(WEAPON_HEAD)), (paper_phrase("damage-dice"), len(DICE_HEAD)))
WEAPON_CLAUSES = ("FM-DG-02", "FM-DMG-01", "FM-DMG-02", "FM-DMG-05", "FM-DMG-12", "FM-EQP-06", "FM-EQP-08", "FM-EQP-10")


def weapon_cells(made: Weapon, small: Phrase | None = None) -> tuple[Cell, ...]:
    """What a weapon is, in the columns of WEAPON_HEAD. [FM-EQP-01 FM-EQP-06 FM-EQP-08 FM-EQP-10 FM-DG-02]"""
    return (
        Cell(phrase("guide-item", item=made.name), small),
        Cell(literal_phrase(made.dg)),
        Cell(literal_phrase(" ".join(str(face) for face in made.td))),
        Cell(number_phrase(made.rq)),
        Cell(number_phrase(made.hands)),
        Cell(paper_phrase("jabs", jab=made.jab)),
        Cell(mark_phrase(made.hth)),
        Cell(mark_phrase(made.hurl)),
    )


def dice_cells(held: Arm, house: House) -> tuple[Cell, ...]:
    """For 1 to 9 hit dice: the damage dice that are kept, and in small print their mean. [FM-DMG-01 FM-DMG-12]"""
    found = []
    for dice in HIT_DICE:
        generated = dice_generated(dice, held.sub)
        kept = dice_kept(generated, held, 0)
        small = decimal_phrase(mean_text(held, generated, kept, house)) if kept else None
        found.append(Cell(number_phrase(kept), small))
    return tuple(found)
