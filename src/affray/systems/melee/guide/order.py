"""Who acts before whom: the figures that have not acted and can, by standing adjDX."""

from affray.core.faces.guide import Phrase
from affray.core.words.phrase import phrase
from affray.systems.melee.content.codes import OPTION_LETTERS
from affray.systems.melee.position.state import NO_OPTION, OVER, State
from affray.systems.melee.turn.sequence import actors


def acting_order(state: State) -> tuple[Phrase, ...]:
    """Those that have moved and are still to act, by standing adjDX as it is now, each with its option where it has
    one; those with the same adjDX roll for it. [CM-ACT-01 CM-ACT-02 CM-ACT-03]"""
    if state.phase == OVER:
        return ()
    return tuple(
        actor_phrase(state, actor.figure, actor.dx) for actor in sorted(actors(state), key=lambda other: -other.dx)
    )


def actor_phrase(state: State, i: int, dx: int) -> Phrase:
    """A figure that is still to act, in words."""
    figure = state.figures[i]
    if figure.turn.option == NO_OPTION:
        return phrase("guide-order", "CM-ACT-01", who=figure.id, adj=dx)
    letter = OPTION_LETTERS[figure.turn.option]
    return phrase("guide-order-option", "CM-ACT-01", who=figure.id, adj=dx, option=letter, letter=letter)
