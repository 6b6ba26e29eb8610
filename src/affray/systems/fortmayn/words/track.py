"""Where a delve is: between town and home, or in which Ounce of a conflict; how the party stands, what it is out for.
[FT-TIME-01 FT-TIME-02]"""

from affray.core.faces.track import Stand, Track, phase_place, stand_of
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import is_fit
from affray.systems.fortmayn.position.state import State

DELVE = {
    "party": ("setup", "create"),
    "town": ("hub",),
    "delve": (
        "enter", "turn", "scene", "declare", "ruling", "roll", "losses", "outcome", "rest", "encounter", "parley", "conflict",
        "aftermath",
    ),
    "home": ("leave", "advance"),
}  # fmt: skip
"""What a delve consists of, with the states of the loop in each part."""
OUNCE = {
    "plans": ("conflict", "ounce_declare"),
    "blows": ("ounce_resolve", "declare", "ruling", "roll", "losses", "outcome"),
    "after": ("ounce_end",),
}
"""What an Ounce of a conflict consists of. [FT-MELEE-02]"""


def track(state: State) -> Track:
    """Where a delve, a duel or a table is."""
    stands = tuple(stand for side in range(len(state.sides)) if (stand := side_stand(state, side)) is not None)
    if state.mode == duel.MODE:
        return Track(ends=Phrase("track-ends-duel"), stands=stands)
    fights = state.fray is not None and state.phase in (part for parts in OUNCE.values() for part in parts)
    title = Phrase("track-level", {"level": state.level}) if state.level else None
    if fights and state.fray is not None:
        title = Phrase("track-ounce", {"ounce": state.fray.exchange + 1})
    parts = OUNCE if fights else {} if at_table(state) else DELVE
    ends = Phrase("track-ends", {"quest": state.quest, "goal": int(state.goal)}) if state.quest else None
    return Track(
        title=None if at_table(state) and not fights else title,
        phases=tuple(parts),
        now=phase_place(parts, state.phase),
        stands=stands,
        ends=ends,
    )


def side_stand(state: State, side: int) -> Stand | None:
    """How a side's characters stand: how many take part, their BODY Dice; None for a side without any. [FT-CORE-01]"""
    own = [person for person in state.people if person.side == side]
    if not own:
        return None
    fit = [person for person in own if is_fit(person) and not duel.is_beaten(state, person)]
    left, whole = sum(person.body_ready for person in fit), sum(person.body_max for person in own)
    return stand_of(side, state.sides[side], able=len(fit), count=len(own), left=left, whole=whole)
