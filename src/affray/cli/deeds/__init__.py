"""What the commands of figures, armies, battlefields, campaigns and packs do."""
