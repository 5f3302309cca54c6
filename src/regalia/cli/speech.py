"""The language the command speaks; every sentence of it goes through here."""

from typing import Final

from regalia.words import messages

LANGUAGE: Final = "en"


def say(message: str, /, **arguments: object) -> str:
    return messages.say(LANGUAGE, message, **arguments)
