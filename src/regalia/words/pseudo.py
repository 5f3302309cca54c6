"""The pseudo-locale: English in disguise. Whatever still has a plain letter on the screen came from no catalogue."""

import re
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "pseudo"
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
DRESSED: Final = "áƀçđéƒǧħíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ"
DISGUISE: Final = str.maketrans(PLAIN, DRESSED)
GAP: Final = re.compile(r"(%(?:\(\w+\))?[sr])")


def dressed(text: str) -> str:
    """Gaps that are filled in later stay as they are.

    >>> dressed("Gold: %s")
    'Ǧółđ: %s'
    """
    return "".join(part if part.startswith("%") else part.translate(DISGUISE) for part in GAP.split(text))


class Disguise(Transformer):
    """Dresses the text of every pattern, and nothing that only steers."""

    def visit_TextElement(self, node: Any) -> Any:
        node.value = dressed(node.value)
        return node

    def visit_Attribute(self, node: Any) -> Any:
        """What people type, and what grammar needs, stays as it is."""
        return node if node.id.name in PLAIN_ATTRIBUTES else self.generic_visit(node)


PLAIN_ATTRIBUTES: Final = ("typed", "article")


def disguise(resource: ast.Resource) -> ast.Resource:
    dressed_up: ast.Resource = Disguise().visit(resource)
    return dressed_up
