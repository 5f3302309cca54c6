"""What only the compiler needs to know; interpreted it does nothing, so nothing has to be installed."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # compiled: a machine word, for sums that fit one

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
