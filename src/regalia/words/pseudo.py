"""The pseudo-locale: English in disguise. Whatever still has a plain letter on the screen came from no catalogue."""

from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "pseudo"
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
DRESSED: Final = "áƀçđéƒǧħíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ"
DISGUISE: Final = str.maketrans(PLAIN, DRESSED)


def dressed(text: str) -> str:
    """
    >>> dressed("Gold: 5")
    'Ǧółđ: 5'
    """
    return text.translate(DISGUISE)


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
