"""Two figures for odds and duels, from a name of the roster or a line of text."""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core.reading.fields import convert
from affray.lab.field_errors import SideError, fault, side_errors
from affray.lab.words import meant_code, words_of
from affray.space.hex import Hex, neighbour
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import roster
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import Board, Figure, State
from affray.systems.foeman.roster.adventurer import read_fields
from affray.systems.foeman.roster.pack_names import NOTHING, Pack
from affray.systems.foeman.roster.pack_names import resolve_entry as meant
from affray.systems.foeman.setup import FigureTable, figure_from_table
from affray.systems.foeman.turn.invariants import has_low_cup_terms

SIDES = ("attacker", "defender")
HERE: Hex = (0, 0)
NORTH, SOUTH = 0, 3
UNASKED = ("name", "talents", "dead")
"""What a line may say of a figure that makes no difference here."""


def read_figure(text: str, side: int, pack: Pack = NOTHING) -> Figure:
    """The figure of a roster name in any language, or of a text such as "race=Human st=12 dx=12 iq=8 hold=Broadsword,Large Shield", with
    what its names mean under a pack.

    Raises InputError naming the part that does not fit.
    """
    where = SIDES[side]
    fields: dict[str, object] = {"name": where, "side": where, "at": (0, 0), "facing": "N"}
    if "=" not in text:
        name = text if text in roster() else meant_code(words_of("foeman"), "figure", roster(), text)
        if name not in roster():
            raise SideError(where, text, fault(where, text, "figure", known=tuple(roster())))
        fields["roster"] = name
    with side_errors(where, text):
        if "=" in text:
            fields |= {key: value for key, value in read_fields(text, where).items() if key not in UNASKED}
        return figure_from_table(convert(meant(pack, fields), FigureTable, where), SIDES, where)


def duel_state(attacker: Figure, defender: Figure, options: Mapping[str, object], limit: int = 200) -> State:
    """The first position of two figures in adjacent hexes that face each other. Raises InputError for an option."""
    there = neighbour(HERE, NORTH)
    figures = (
        replace(attacker, side=0, pos=HERE, facing=NORTH),
        replace(defender, side=1, pos=there, facing=SOUTH),
    )
    return check_playable(State(Board({HERE: "open", there: "open"}), SIDES, figures, read_house(options), limit))


def check_playable(state: State) -> State:
    """The position if its house rules play every weapon in it. Raises InputError. [MW-DG-01]"""
    for side, figure in zip(SIDES, state.figures, strict=True):
        odd = next((item for item in belongings(figure) if has_low_cup_terms(item)), "")
        if odd and not state.house.low_cup_mods:
            raise SideError(side, figure.id, fault(side, None, "low-cup", weapon=display_name(odd)))
    return state
