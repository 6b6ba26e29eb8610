"""How Alembic reaches the store: over the connection it is handed."""

import sqlalchemy as sa
from alembic import context

from affray.web.store.tables import METADATA


def run() -> None:
    """Runs the steps that are due."""
    connection = context.config.attributes["connection"]
    assert isinstance(connection, sa.Connection)
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


# Alembic executes this file; whoever merely imports it runs nothing.
if hasattr(context, "config"):
    run()
