"""Figures of the roster, and campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables of figures and campaigns."""
    op.create_table(
        "campaigns",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
        sa.Column("body", sa.LargeBinary, nullable=False, comment="how far it has come, as JSON"),
        sa.Column("fight", sa.LargeBinary, nullable=True, comment="the record of the fight under way"),
        sa.PrimaryKeyConstraint("name", name="pk_campaigns"),
    )
    op.create_table(
        "figures",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False, comment="seconds since 1970, UTC"),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False, comment="rises with each change"),
        sa.Column("campaign", sa.String(40), nullable=True, comment="the campaign that it is out on"),
        sa.Column("body", sa.LargeBinary, nullable=False, comment="the figure as JSON"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.name"], name="fk_figures_campaign"),
        sa.PrimaryKeyConstraint("name", name="pk_figures"),
    )


def downgrade() -> None:
    """Takes the tables away."""
    for name in ("figures", "campaigns"):
        op.drop_table(name)
