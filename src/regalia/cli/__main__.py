"""``python -m regalia.cli`` is the command, too."""

import sys

from regalia.cli.start import main

if __name__ == "__main__":
    sys.exit(main())
