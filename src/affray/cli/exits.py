"""Exit codes: done, a check has failed, bad input, stopped by the person."""

DONE, FAILED, FAULT, STOPPED = 0, 1, 2, 130
