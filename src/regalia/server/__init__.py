"""The table: a server that never loses a move and never shows a card. docs/protocol.md explains it.

Importing this package needs nothing installed; the modules inside need the extra ``server``.
"""

import atexit
import gc

# When the interpreter ends, msgspec (up to 0.22) looks at what has been freed already and now and then crashes (its issue 717).
# What is left then is not collected.
atexit.register(gc.freeze)
