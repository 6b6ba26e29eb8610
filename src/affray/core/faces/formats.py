"""What the files of a system hold, as the structs that they are read as."""

import msgspec


class Formats(msgspec.Struct, frozen=True):
    """The files of a system; None for those that it does not have."""

    scenario: tuple[type[msgspec.Struct], ...]
    """What a scenario holds beside its header: one of these."""
    figure: type[msgspec.Struct] | None = None
    """A figure of a roster."""
    army: type[msgspec.Struct] | None = None
    """An army list."""
    pack: type[msgspec.Struct] | None = None
    """The head of a pack."""
