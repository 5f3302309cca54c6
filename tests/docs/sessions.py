"""For mkdocstrings: our docstrings as Markdown. Names stand in single backticks, sessions in fences."""

from typing import Any

import griffe

from tests.docs.write_engine import marked


class Sessions(griffe.Extension):
    """Rewrites every docstring when it is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = marked(obj.docstring.value)
