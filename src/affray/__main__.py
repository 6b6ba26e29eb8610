"""`python -m affray`: the same as the command `affray`."""

import sys

from affray.cli import main

if __name__ == "__main__":
    sys.exit(main())
