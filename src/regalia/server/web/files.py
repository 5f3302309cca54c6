"""How many files, and so connections, the process may have open."""

from typing import Final

WANTED: Final = 65_536


def file_limit() -> int:
    """0 where the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 0 if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> int:
    """As far as the system lets us without asking an administrator: shells and service managers begin with 1,024."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if resource.RLIM_INFINITY != soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return file_limit()
