"""`python -m riverboat_desktop` is the program."""

import sys

from riverboat_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
