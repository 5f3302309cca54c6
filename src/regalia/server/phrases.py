"""Canned phrases of the chat: ids, and their texts for clients without catalogues of their own."""

from typing import Final

PHRASES: Final[dict[str, dict[str, str]]] = {
    "hello": {"en": "Hello!", "de": "Hallo!", "nl": "Hallo!"},
    "good_luck": {"en": "Good luck!", "de": "Viel Glück!", "nl": "Veel succes!"},
    "well_played": {"en": "Well played!", "de": "Gut gespielt!", "nl": "Goed gespeeld!"},
    "thanks": {"en": "Thank you!", "de": "Danke!", "nl": "Dank je!"},
    "sorry": {"en": "Sorry!", "de": "Entschuldigung!", "nl": "Sorry!"},
    "oops": {"en": "Oops!", "de": "Hoppla!", "nl": "Oeps!"},
    "one_moment": {"en": "One moment, please.", "de": "Einen Moment, bitte.", "nl": "Een moment, alsjeblieft."},
    "your_turn": {"en": "It is your turn.", "de": "Du bist am Zug.", "nl": "Jij bent aan de beurt."},
    "good_game": {"en": "Good game!", "de": "Schönes Spiel!", "nl": "Mooi spel!"},
    "another": {"en": "Another game?", "de": "Noch eine Partie?", "nl": "Nog een potje?"},
    "goodbye": {"en": "Goodbye!", "de": "Auf Wiedersehen!", "nl": "Tot ziens!"},
}
