"""How the dice of an event are drawn: what they are, and what became of each."""

import msgspec


class Throw(msgspec.Struct, frozen=True, omit_defaults=True):
    """A throw to be drawn.

    `die` is how many sides each die has, `fates` what became of each face of the event's `dice`, in their order: a code
    such as hit, exposed, lost or saved, nothing for a face that does nothing. `of` says what is thrown (body, head, shield
    ...). `settles` are the fates of dice that an earlier throw left exposed, as far as this event decides them.
    """

    die: int = 0
    fates: tuple[str, ...] = ()
    of: str = ""
    settles: tuple[str, ...] = ()
