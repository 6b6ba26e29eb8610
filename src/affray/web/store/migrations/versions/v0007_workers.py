"""Several server processes on one database, and which game each of them holds."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("address", sa.String(128), nullable=False, comment="where other workers reach it, HOST:PORT"),
        sa.Column("secret", sa.String(64), nullable=False, comment="what they show it"),
        sa.Column(
            "beat", sa.Float(53), nullable=False, comment="when it last said that it lives, by the database's clock"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "holds",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("worker", sa.Integer, nullable=False, comment="the number of a worker, which may be gone"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_holds_game"),
        sa.PrimaryKeyConstraint("game", name="pk_holds"),
    )
    op.create_index("ix_holds_worker", "holds", ["worker"])


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("holds")
    op.drop_table("workers")
