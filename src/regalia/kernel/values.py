"""Immutable values: compared, hashed, printed and stored by their fields, compiled or not."""

from typing import Any

from regalia.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """A value is its fields: ``type(value)(*value.fields()) == value``.

    >>> from regalia.kernel.values import Value
    >>> class Debt(Value):
    ...     def __init__(self, seat, gold):
    ...         self.seat, self.gold = seat, gold
    >>> Debt(2, 5), Debt(2, 5) == Debt(2, 5), Debt(2, 5).fields()
    (Debt(2, 5), True, (2, 5))
    """

    def fields(self) -> tuple[Any, ...]:
        """In the order the constructor takes them: those of the class it extends come first."""
        if not hasattr(type(self), "__mypyc_attrs__"):
            return tuple(vars(self).values())
        names = ["__dict__"]  # mypyc lists it, though it is not there
        for kind in reversed(type(self).__mro__):
            names += [name for name in vars(kind).get("__mypyc_attrs__", ()) if name not in names]
        own = [getattr(self, name) for name in names[1:]]
        return tuple(own + list(getattr(self, "__dict__", {}).values()))  # an interpreted class may extend a compiled one

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"
