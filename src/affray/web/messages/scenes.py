"""Boards to look at before there is a game: a scenario early on, or a whole fight."""

import msgspec

from affray.core.faces.picture import Item, Objective
from affray.web.messages.stage import Stage, StageBoard
from affray.web.messages.table import Figure, HexBoard, Laid, PlaneBoard, Troop


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands on a board at a moment, or what of it differs from the moment before, and what has just been told."""

    figures: tuple[Figure, ...] = ()
    """The counters on a hex board, without words."""
    items: tuple[Item, ...] = ()
    """The things that lie about."""
    created: tuple[Laid, ...] = ()
    """What lies over the ground for now."""
    units: tuple[Troop, ...] = ()
    """The units of a table in inches, without words."""
    objectives: tuple[Objective, ...] = ()
    """The objectives of a table in inches."""
    stage: Stage | None = None
    """What a stage shows."""
    gone: tuple[str, ...] = ()
    """The figures of the moment before that are no longer there."""
    told: str = ""
    """What has happened, in one line; empty where nothing was told."""
    dice: tuple[int, ...] = ()
    """The faces that decided it."""


class Film(msgspec.Struct, frozen=True):
    """A board to look at: whose it is, its ground, what stands on it at one moment or at several, one after the other."""

    system: str
    """The key of the system."""
    scenario: str
    """The scenario's name."""
    title: str
    """What the scenario is called."""
    board: HexBoard | PlaneBoard | StageBoard
    """The ground."""
    frames: tuple[Frame, ...]
    """What stands on it, at least once; after the first only the figures and units that differ."""
