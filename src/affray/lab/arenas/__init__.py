"""The arenas of sweeps, a module for each system: what may vary, and what a cell comes to."""
