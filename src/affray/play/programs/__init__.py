"""Computer players that are programs: the messages they are sent and answer, such a program at a seat, and ours as one."""

from affray.play.programs.seated import LOCAL, ProgramPlayer

__all__ = ["LOCAL", "ProgramPlayer"]
