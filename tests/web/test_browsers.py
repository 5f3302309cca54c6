"""Says which browsers the tests of the page had."""

import warnings

from tests.web.conftest import chromium
from tests.web.firefox import firefox


def test_browsers_that_are_missing_are_named() -> None:
    if not chromium():
        warnings.warn("Chromium is not installed: the page was not played in it (apt-get install chromium)", stacklevel=1)
    if not firefox():
        warnings.warn("Firefox is not installed: the page was not tried in it (apt-get install firefox-esr)", stacklevel=1)
