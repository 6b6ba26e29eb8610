"""Packs: a person's own house rules and tables, added to the printed ones or in their place."""
