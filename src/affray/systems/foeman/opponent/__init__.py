"""What computer players of Foeman go by, today and earlier, and what a watcher of their games notices."""
