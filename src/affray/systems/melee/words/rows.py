"""Rows of sheets: a name, a value and its parts, in words."""

from affray.core import Modifier
from affray.core.faces.guide import Row
from affray.core.words.phrase import Phrase, Value
from affray.systems.melee.content.tables import Spell
from affray.systems.melee.rules.load import TENTHS


def making_phrase(name: str, /, **args: Value) -> Phrase:
    """The message `making-<name>` with its arguments."""
    return Phrase(f"making-{name}", args)


def number_phrase(n: int) -> Phrase:
    """A number by itself."""
    return making_phrase("number", n=n)


def amount_phrase(now: int, full: int) -> Phrase:
    """A number as it is now, and its full value."""
    return making_phrase("of", now=now, full=full)


def nonzero_parts(*given: tuple[str, int, str]) -> tuple[Modifier, ...]:
    """The parts of a sum, without zeros after the first."""
    return tuple(Modifier(*entry) for place, entry in enumerate(given) if place == 0 or entry[1])


def weight_args(weight: int) -> dict[str, int]:
    """A weight in tenths of a pound as pounds and tenths, for a message with the mark of its language.

    >>> weight_args(165)
    {'weight': 16, 'tenths': 5}
    """
    whole, rest = divmod(weight, TENTHS)
    return {"weight": whole, "tenths": rest}


def spell_row(spell: Spell, *, name: str = "spell") -> Row:
    """A spell: its kind, the IQ that it asks for, its cost in ST, what it does, in the message of that name.
    [CM-SPELL-01 CM-SPELL-02]"""
    value = making_phrase(
        name,
        kind=spell.kind,
        iq=spell.iq,
        cost=str(spell.st_cost) if spell.st_cost == spell.max_st else f"{spell.st_cost}–{spell.max_st}",
        renew=spell.renew_cost,
        spelleffect=spell.id,
    )
    clause = {"M": "CM-SPELL-04", "T": "CM-SPELL-05", "C": "CM-SPELL-06", "S": "CM-SPELL-02"}[spell.kind]
    return Row(making_phrase("spellname", spell=spell.id), value, clauses=("CM-SPELL-01", clause))
