"""The printed tables as typed rows, codes and their events, house rules."""
