"""The roster and the campaigns of a store."""

import time
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec
import sqlalchemy as sa

from affray.core import InputError
from affray.core.faces.campaigns import Journey
from affray.core.faces.people import RosterFigure
from affray.core.reading.campaign_file import read_journey, write_journey
from affray.systems import registry, usual_system
from affray.web.store.keeper import BUSY, Changed, Keeper, Missing, check_changed
from affray.web.store.store import Kept, game_batch
from affray.web.store.tables import CAMPAIGNS, FIGURES, GAMES

F = TypeVar("F", bound=RosterFigure)
KEY = usual_system()
"""The system whose figures are meant where none is named."""
EMPTY = "it is empty"


class FigureKept(msgspec.Struct, Generic[F], frozen=True):
    """A figure of the roster: what it is, how often it was changed, the campaign that it is out on or nothing, the key of
    its system."""

    figure: F
    rev: int
    campaign: str = ""
    system: str = KEY


class CampaignKept(msgspec.Struct, frozen=True):
    """A campaign under way: its name, how far it has come, how often it and its members were changed.

    Where a fight is under way, `fight` is its record at the terminal, or `room` the game at the table that it is.
    """

    name: str
    journey: Journey[RosterFigure]
    rev: int
    revs: tuple[int, ...]
    fight: bytes | None = None
    room: str = ""

    @property
    def is_fighting(self) -> bool:
        """Whether a fight is under way."""
        return self.fight is not None or bool(self.room)


class Roster(Keeper):
    """The figures and campaigns on one database."""

    # --- figures ------------------------------------------------------------------------------------------------------
    def people(self, system: str) -> tuple[FigureKept[RosterFigure], ...]:
        """All figures of a system, oldest first. Raises InputError for a system that has none to keep."""
        with self.transaction() as connection:
            return read_people(connection, system)

    def names(self) -> frozenset[str]:
        """The names of the figures of all systems, each of which is one figure's alone. Raises InputError."""
        with self.transaction() as connection:
            return frozenset(connection.execute(sa.select(FIGURES.c.name)).scalars())

    def figure(self, name: str, system: str = KEY) -> FigureKept[RosterFigure]:
        """The figure of a name, of a system. Raises InputError for an unknown one."""
        kept = self.people(system)
        for found in kept:
            if found.figure.name == name:
                return found
        if name in self.names():
            raise Missing(
                f"figure {name!r}: is of {self.any_figure(name).system}; expected one of {system}: {names_text(kept)}"
            )
        raise Missing(f"figure {name!r}: is not in the roster: {names_text(kept)}")

    def any_figure(self, name: str) -> FigureKept[RosterFigure]:
        """The figure of a name, of any system. Raises InputError for an unknown one."""
        with self.transaction() as connection:
            row = connection.execute(sa.select(FIGURES).where(FIGURES.c.name == name)).first()
            if row is not None:
                return figure_from_row(row.name, row.system, row.rev, row.campaign, row.body)
            names = ", ".join(connection.execute(sa.select(FIGURES.c.name).order_by(FIGURES.c.made)).scalars())
        raise Missing(f"figure {name!r}: is not in the roster: {names or EMPTY}")

    def add(self, figures: Sequence[RosterFigure], system: str = KEY) -> None:
        """Adds new figures of a system, all of them or none. Raises InputError naming those that are there already."""
        with self.transaction() as connection:
            there = set(connection.execute(sa.select(FIGURES.c.name)).scalars())
            twice = [figure.name for n, figure in enumerate(figures) if figure.name in there or figure in figures[:n]]
            if twice:
                raise InputError(f"roster: {', '.join(twice)}: there already; expected other names")
            made = time.time()
            for figure in figures:
                values = {
                    "name": figure.name,
                    "made": made,
                    "system": system,
                    "rev": 0,
                    "body": msgspec.json.encode(figure),
                }
                connection.execute(FIGURES.insert(), values)

    def put(self, kept: FigureKept[F], figure: F) -> None:
        """Gives a figure another state. Raises InputError where it has changed since it was read."""
        with self.transaction() as connection:
            write_figure(connection, figure, kept.rev, was=kept.figure.name)

    def receive(self, back: Sequence[tuple[FigureKept[F], F]], game: str = "") -> None:
        """Gives figures the state in which they come back from a fight, all of them or none; for a game at the table once.

        Raises Changed where one of them has changed since it was read, or the game has been settled before.
        """
        with self.transaction() as connection:
            if game:
                row = (GAMES.c.id == game) & GAMES.c.settled.is_(None)
                check_changed(connection.execute(GAMES.update().where(row).values(settled=time.time())), f"game {game}")
            for kept, figure in back:
                if kept.figure != figure:
                    write_figure(connection, figure, kept.rev)

    def is_settled(self, game: str) -> bool:
        """Whether the roster has what a game at the table came to for its figures. Raises InputError."""
        with self.transaction() as connection:
            row = (GAMES.c.id == game) & GAMES.c.settled.is_not(None)
            return connection.execute(sa.select(GAMES.c.id).where(row)).first() is not None

    def remove(self, name: str, rev: int | None = None) -> None:
        """Takes a figure off the roster, as it is in that revision where one is named.

        Raises InputError for an unknown figure and one that is out on a campaign.
        """
        kept = self.any_figure(name)
        if rev is not None and kept.rev != rev:
            raise Changed(f"figure {name!r}: {BUSY}")
        if kept.campaign:
            raise InputError(f"figure {name!r}: is out on the campaign {kept.campaign!r}")
        with self.transaction() as connection:
            row = (FIGURES.c.name == name) & (FIGURES.c.rev == kept.rev)
            check_changed(connection.execute(FIGURES.delete().where(row)), f"figure {name!r}")

    # --- campaigns ----------------------------------------------------------------------------------------------------
    def campaigns(self) -> tuple[CampaignKept, ...]:
        """All campaigns under way or over, oldest first. Raises InputError."""
        with self.transaction() as connection:
            rows = connection.execute(sa.select(CAMPAIGNS).order_by(CAMPAIGNS.c.made, CAMPAIGNS.c.name)).all()
            keys = dict.fromkeys(row.system for row in rows)
            members = {kept.figure.name: kept for key in keys for kept in read_people(connection, key)}
        found = []
        for row in rows:
            known = {name: kept.figure for name, kept in members.items() if kept.system == row.system}
            journey = read_journey(bytes(row.body), known, f"campaign {row.name!r}")
            revs = tuple(members[figure.name].rev for figure in journey.party)
            fight = None if row.fight is None else bytes(row.fight)
            found.append(CampaignKept(row.name, journey, row.rev, revs, fight, row.room or ""))
        return tuple(found)

    def campaign(self, name: str) -> CampaignKept:
        """The campaign of a name. Raises InputError for an unknown one."""
        kept = self.campaigns()
        for found in kept:
            if found.name == name:
                return found
        raise Missing(
            f"campaign {name!r}: is not under way: {', '.join(campaign_kept.name for campaign_kept in kept) or 'none is'}"
        )

    def begin(self, name: str, journey: Journey[RosterFigure]) -> None:
        """Keeps a new campaign, its party being out on it. Raises InputError for a name or a member that is taken."""
        key = journey.campaign.system
        with self.transaction() as connection:
            there = {kept.figure.name: kept for kept in read_people(connection, key)}
            if connection.execute(sa.select(CAMPAIGNS.c.name).where(CAMPAIGNS.c.name == name)).first():
                raise InputError(f"campaign {name!r}: is there already; expected another name")
            for figure in journey.party:
                if figure.name not in there:
                    raise InputError(
                        f"figure {figure.name!r}: is not in the roster: {names_text(tuple(there.values()))}"
                    )
                if there[figure.name].campaign:
                    raise InputError(f"figure {figure.name!r}: is out on the campaign {there[figure.name].campaign!r}")
            made = {"name": name, "made": time.time(), "system": key, "rev": 0, "body": write_journey(journey)}
            connection.execute(CAMPAIGNS.insert(), made)
            for figure in journey.party:
                write_figure(connection, figure, there[figure.name].rev, campaign=name)

    def save(
        self, kept: CampaignKept, journey: Journey[RosterFigure], fight: bytes | None = None, made: Kept | None = None
    ) -> CampaignKept:
        """Keeps how far a campaign has come, and its members with it; what is kept now.

        `fight` is the record of the fight under way at the terminal, `made` the new game that it is at the table, which
        is kept with it. Raises Changed where the campaign or a member has changed since it was read.
        """
        room = made.id if made else ""
        with self.transaction() as connection:
            for table, game in game_batch(made, journey.campaign.system, time.time()).rows if made else ():
                connection.execute(table.insert(), game)
            row = (CAMPAIGNS.c.name == kept.name) & (CAMPAIGNS.c.rev == kept.rev)
            values = {"rev": kept.rev + 1, "body": write_journey(journey), "fight": fight, "room": room or None}
            check_changed(connection.execute(CAMPAIGNS.update().where(row).values(values)), f"campaign {kept.name!r}")
            revs = []
            for before, figure, rev in zip(kept.journey.party, journey.party, kept.revs, strict=True):
                if before == figure:
                    revs.append(rev)
                else:
                    write_figure(connection, figure, rev)
                    revs.append(rev + 1)
        return CampaignKept(kept.name, journey, kept.rev + 1, tuple(revs), fight, room)

    def end(self, name: str, rev: int | None = None) -> None:
        """Forgets a campaign; its party is free for others. Raises Missing for an unknown one, Changed for another revision."""
        kept = self.campaign(name)
        if rev not in (None, kept.rev):
            raise Changed(f"campaign {name!r}: {BUSY}")
        with self.transaction() as connection:
            connection.execute(FIGURES.update().where(FIGURES.c.campaign == name).values(campaign=None))
            row = (CAMPAIGNS.c.name == name) & (CAMPAIGNS.c.rev == kept.rev)
            check_changed(connection.execute(CAMPAIGNS.delete().where(row)), f"campaign {name!r}")


def names_text(kept: Sequence[FigureKept[F]]) -> str:
    """The names of the figures there are, as a message lists them."""
    return ", ".join(found.figure.name for found in kept) or EMPTY


def read_people(connection: sa.Connection, system: str) -> tuple[FigureKept[RosterFigure], ...]:
    """The figures of a system by a connection, oldest first. Raises InputError."""
    rows = connection.execute(
        sa.select(FIGURES).where(FIGURES.c.system == system).order_by(FIGURES.c.made, FIGURES.c.name)
    )
    return tuple(figure_from_row(row.name, row.system, row.rev, row.campaign, row.body) for row in rows)


def figure_from_row(name: str, system: str, rev: int, campaign: str | None, body: bytes) -> FigureKept[RosterFigure]:
    """The figure of a row. Raises InputError for one that a newer version has written."""
    where = f"store: figure {name!r}"
    try:
        table = msgspec.json.decode(body, type=dict[str, object])
    except msgspec.DecodeError as error:
        raise InputError(f"{where}: {' '.join(str(error).split())}") from None
    return FigureKept(registry.people_of(system).from_table(table, where), rev, campaign or "", system)


def write_figure(
    connection: sa.Connection, figure: RosterFigure, rev: int, *, was: str = "", campaign: str = ""
) -> None:
    """Gives the row of a figure another state, its name changed from `was` if that is given, and the campaign if one is
    named. Raises InputError."""
    body = {"name": figure.name, "rev": rev + 1, "body": msgspec.json.encode(figure)}
    name = was or figure.name
    row = (FIGURES.c.name == name) & (FIGURES.c.rev == rev)
    values = {**body, "campaign": campaign} if campaign else body
    check_changed(connection.execute(FIGURES.update().where(row).values(values)), f"figure {name!r}")
