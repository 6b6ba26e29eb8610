"""Games, seats and logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False, comment="what the game starts from, as JSON"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the token"),
        sa.Column("sides", sa.String(64), nullable=False, comment="numbers of sides, separated by blanks"),
        sa.Column("owner", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
    )
    op.create_table(
        "log",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False, comment="the entry as JSON"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_log_game"),
        sa.PrimaryKeyConstraint("game", "n", name="pk_log"),
    )


def downgrade() -> None:
    """Takes the tables away."""
    for name in ("log", "seats", "games"):
        op.drop_table(name)
