"""What is read and written: files, tables, positions, answers, names, rosters, rules."""
