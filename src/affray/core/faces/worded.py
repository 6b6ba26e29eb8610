"""Plain data in words of one language, as pages and programs are told it."""

import msgspec


class Named(msgspec.Struct, frozen=True):
    """Something by its name for programs and in words."""

    name: str
    word: str


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A house rule to choose: its name, the values it takes, its default, the clause it bends, what it does in words.

    `words` are what its values are called, where they have words; `sets` is for a preset, and for a switch of a pack,
    what each of its values sets of the other house rules. That of a pack has the pack's name and a title of its own.
    """

    name: str
    """Its name for programs."""
    values: tuple[str, ...]
    """The values that it takes."""
    default: str
    """The value where nobody says otherwise."""
    clause: str
    """The clause that it bends; empty for none."""
    effect: str
    """What it does, in words."""
    words: tuple[str, ...] = ()
    """What its values are called; empty where they have no words."""
    sets: dict[str, dict[str, str]] = {}
    """What each of its values sets of the other house rules."""
    pack: str = ""
    """The pack that brings it; empty for none."""
    title: str = ""
    """What it is called; empty where it goes by its name."""
