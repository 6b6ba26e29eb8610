"""The tables, in SQL that SQLite and PostgreSQL both speak."""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("system", sa.String(64), nullable=False),
    sa.Column("start", sa.LargeBinary, nullable=False, comment="what the game starts from, as JSON"),
    sa.Column("settled", sa.Float(53), nullable=True, comment="when the roster took what became of its figures"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the token"),
    sa.Column("sides", sa.String(64), nullable=False, comment="numbers of sides, separated by blanks"),
    sa.Column("owner", sa.Boolean, nullable=False),
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.LargeBinary, nullable=False, comment="the entry as JSON"),
    sa.Column("at", sa.Float(53), nullable=True, comment="when it was written; unknown for those of older versions"),
)
"""Only ever added to: entry n of a game is written once, and changed only where a person's data is erased."""

CAMPAIGNS = sa.Table(
    "campaigns",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("system", sa.String(64), nullable=False),
    sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
    sa.Column("body", sa.LargeBinary, nullable=False, comment="how far it has come, as JSON"),
    sa.Column("fight", sa.LargeBinary, nullable=True, comment="the record of the fight under way"),
    sa.Column("room", sa.String(32), nullable=True, comment="the game that the fight under way is"),
)

ARMIES = sa.Table(
    "armies",
    METADATA,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("system", sa.String(64), nullable=False),
    sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
    sa.Column("house", sa.LargeBinary, nullable=False, comment="the house rules that it is judged by, as JSON"),
    sa.Column("body", sa.LargeBinary, nullable=False, comment="the army as its file"),
)

FIGURES = sa.Table(
    "figures",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("system", sa.String(64), nullable=False),
    sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
    sa.Column(
        "campaign",
        sa.String(40),
        sa.ForeignKey("campaigns.name"),
        nullable=True,
        comment="the campaign that it is out on",
    ),
    sa.Column("body", sa.LargeBinary, nullable=False, comment="the figure as JSON"),
)
"""The roster: a figure is in one campaign at most."""

FIELDS = sa.Table(
    "fields",
    METADATA,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("system", sa.String(64), nullable=False),
    sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
    sa.Column("body", sa.LargeBinary, nullable=False, comment="the battlefield as its file"),
)
"""Battlefields of people's own, with or without faults."""

WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("address", sa.String(128), nullable=False, comment="where other workers reach it, HOST:PORT"),
    sa.Column("secret", sa.String(64), nullable=False, comment="what they show it"),
    sa.Column("beat", sa.Float(53), nullable=False, comment="when it last said that it lives, by the database's clock"),
)
"""The server processes on a database of several."""

HOLDS = sa.Table(
    "holds",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("worker", sa.Integer, nullable=False, index=True, comment="the number of a worker, which may be gone"),
)
"""Which worker has which game in its memory."""

NOTICES = sa.Table(
    "notices",
    METADATA,
    sa.Column("language", sa.String(16), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("until", sa.Float(53), nullable=True, comment="when it is shown no longer"),
    sa.Column("text", sa.String(400), nullable=False),
)
"""What every page shows at the top, in one language or several."""

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
    sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the key"),
)
"""Keys to making games, beside the one that a server is started with."""

TOUCHED = sa.Table(
    "touched",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
)
"""Games that were changed or removed by other means than a server: one that has such a game in memory reads it again."""
