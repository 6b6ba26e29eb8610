"""When the roster took what became of its figures in a game at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the column."""
    op.add_column(
        "games",
        sa.Column("settled", sa.Float(53), nullable=True, comment="when the roster took what became of its figures"),
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("games", "settled")
