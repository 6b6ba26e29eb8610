"""What is asked of a game at the terminal."""

import msgspec


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    system: str | None
    scenario: str | None = None
    sides: tuple[str, ...] = ()
    seed: int | None = None
    dice: str = "rolled"
    options: tuple[str, ...] = ()
    save: str | None = None
    load: str | None = None
    packs: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    keep: bool | None = None
    store: str = ""
    armies: tuple[str, ...] = ()
    battlefield: str = ""
    limit: int | None = None
    agreed: bool = False
    guests: tuple[str, ...] = ()
    eyes: str = ""
    player_sides: str = ""

    @property
    def settles(self) -> bool:
        """Whether it says anything of armies and their field."""
        return bool(self.armies or self.battlefield or self.limit is not None or self.agreed)
