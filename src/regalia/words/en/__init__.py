"""English."""

from typing import Final

from regalia.words.en.command import COMMAND
from regalia.words.en.dominion import DOMINION, DOMINION_SPOKEN
from regalia.words.en.events import EVENTS
from regalia.words.en.gains import GAINS
from regalia.words.en.help import HELP
from regalia.words.en.options import OPTIONS
from regalia.words.en.spoken import IGNORED, SPELLINGS, SPOKEN

MESSAGES: Final = {**EVENTS, **GAINS, **OPTIONS, **DOMINION, **COMMAND, **HELP}

__all__ = ["DOMINION_SPOKEN", "IGNORED", "MESSAGES", "SPELLINGS", "SPOKEN"]
