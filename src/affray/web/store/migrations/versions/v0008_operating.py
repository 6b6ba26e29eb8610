"""Notices, named keys, games that were changed by other means than a server, and when each entry of a log was written."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables and the column."""
    op.create_table(
        "notices",
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("until", sa.Float(53), nullable=True, comment="when it is shown no longer"),
        sa.Column("text", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("language", name="pk_notices"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the key"),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "touched",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.PrimaryKeyConstraint("game", name="pk_touched"),
    )
    op.add_column(
        "log",
        sa.Column(
            "at", sa.Float(53), nullable=True, comment="when it was written; unknown for those of older versions"
        ),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_column("log", "at")
    for name in ("touched", "keys", "notices"):
        op.drop_table(name)
