"""What is asked of a game at the terminal."""

import msgspec


class GameRequest(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    system: str | None
    """The key of the system; none with a record."""
    scenario: str | None = None
    """A scenario's name or file; none for the first one."""
    sides: tuple[str, ...] = ()
    """Who plays each side, as NAME=PLAYER."""
    seed: int | None = None
    """The seed of the dice; none for a random one."""
    dice: str = "rolled"
    """Who throws: `rolled` by the program, or `typed` in."""
    options: tuple[str, ...] = ()
    """House rules, as NAME=VALUE."""
    save: str | None = None
    """The file to keep the record in."""
    load: str | None = None
    """The record to go on with."""
    packs: tuple[str, ...] = ()
    """Folders of packs."""
    figures: tuple[str, ...] = ()
    """Figures of the roster, as PLACE=NAME."""
    keep: bool | None = None
    """Whether the roster takes what became of them; none to ask."""
    store: str = ""
    """Where the roster is kept; empty for the usual place."""
    armies: tuple[str, ...] = ()
    """Armies, as SIDE=ARMY."""
    battlefield: str = ""
    """A battlefield's id or file."""
    limit: int | None = None
    """The points limit of the armies."""
    agreed: bool = False
    """Whether armies over a limit are agreed to."""
    guests: tuple[str, ...] = ()
    """Players at a game master's table, as NAME[=CHARACTER]."""
    master: str = ""
    """What a game master's seat is called; empty for none."""
    seconds: float | None = None
    """The most seconds that a computer player has for an answer; none for as long as it takes."""
    eyes: str = ""
    """The side by whose eyes the game is shown."""
    player_sides: str = ""
    """The sides with players' figures."""

    @property
    def has_armies(self) -> bool:
        """Whether anything is said about armies or their battlefield."""
        return bool(self.armies or self.battlefield or self.limit is not None or self.agreed)
