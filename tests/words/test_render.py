"""Everything that can be said in a language can be said: with possible arguments, without a gap."""

import re

import pytest

from regalia.words import check
from regalia.words.messages import A_CARD, LANGUAGES
from tests.words.render import everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    said = everything(language)
    assert len({one.text for one in said}) > 4_000
    for one in said:
        assert not re.search(r"[{}⟨⟩]|\?\?\?|\w  \w", one.text), one
    missing = set(check.messages(language)) - {one.message for one in said}
    assert not {name for name in missing if not A_CARD.fullmatch(name)}
