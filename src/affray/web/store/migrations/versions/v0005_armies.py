"""Army lists."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "armies",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
        sa.Column("house", sa.LargeBinary, nullable=False, comment="the house rules that it is judged by, as JSON"),
        sa.Column("body", sa.LargeBinary, nullable=False, comment="the army as its file"),
        sa.PrimaryKeyConstraint("name", name="pk_armies"),
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_table("armies")
