"""What only the compiler needs to know; interpreted it does nothing, so nothing has to be installed."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr

    Numbers = vec[i64]
else:
    i64 = int  # compiled: a machine word, for sums that fit one
    vec = list
    Numbers = list  # compiled: side by side in memory

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind


__all__ = ["Numbers", "i64", "mypyc_attr", "vec"]
