"""What only the compiler needs to know; interpreted it does nothing, so nothing has to be installed."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind


__all__ = ["mypyc_attr"]
