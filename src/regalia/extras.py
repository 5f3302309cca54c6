"""Optional packages. A missing one is reported with the extra that brings it: ``pip install 'regalia[rl]'``."""

import os
from types import TracebackType
from typing import Final


class MissingExtra(ModuleNotFoundError):
    """A package that is not installed, and the extra of ours that brings it.

    >>> from regalia.extras import extra
    >>> with extra("rl"):
    ...     import no_such_package
    Traceback (most recent call last):
    regalia.extras.MissingExtra: no_such_package is not installed: pip install 'regalia[rl]'

    """

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f"{module} is not installed: pip install 'regalia[{extra}]'", name=module)
        self.module: Final = module
        self.extra: Final = extra

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str, str]]:
        return MissingExtra, (self.module, self.extra)


class extra:
    """Imports in this block belong to an extra; ``MissingExtra`` names it where one fails."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, ModuleNotFoundError) and not isinstance(error, MissingExtra):
            raise MissingExtra((error.name or "").partition(".")[0], self.name) from None


def one_core() -> None:
    """Products of numpy in this process, and in those it starts, use one core; whoever has chosen a number keeps it.

    To be called before numpy is loaded. Those of a network are small: shared among cores they take longer, and where other
    processes want the cores too, a hundred times as long, since each part is waited for.
    """
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
