"""What the table keeps: games, their seats, and every entry of their logs, on SQLite or PostgreSQL."""

from affray.web.store.store import Kept, Store, default_store, open_alone, open_store
from affray.web.store.writer import Batch, Row, Writer

__all__ = ["Batch", "Kept", "Row", "Store", "Writer", "default_store", "open_alone", "open_store"]
