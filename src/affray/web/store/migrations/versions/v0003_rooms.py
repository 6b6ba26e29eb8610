"""The game at the table that a campaign's fight under way is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the column."""
    op.add_column(
        "campaigns", sa.Column("room", sa.String(32), nullable=True, comment="the game that the fight under way is")
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("campaigns", "room")
