"""Players that see only a view: the protocol, and the registry that finds them by name."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View

RANDOM: Final = "random"


class Bot(Protocol):
    """Whoever answers for a seat. Made once per game and seat: ``Class(setup, seat, chance)``.

    The setup is the game's but for its seed, which would tell every card; the chance is the bot's own.
    """

    def choose(self, view: View) -> Option:
        """One of the view's options."""
        ...


BOTS: Final[dict[str, str]] = {
    RANDOM: "regalia.bots.random_bot:RandomBot",
    "basic": "regalia.bots.rule_bot:Basic",
    "ultimate": "regalia.bots.rule_bot:Ultimate",
    "smithy": "regalia.bots.rule_bot:Smithy",
}
RULE_LIST: Final = ".txt"  # how the name of a file with a rule list ends


def bot_class(name: str) -> Any:
    """The class behind a registered name, a file with a rule list, or ``module:Class`` anywhere on the path."""
    if name.endswith(RULE_LIST):
        from regalia.bots.rule_bot import bot_from

        return bot_from(Path(name))
    address = BOTS.get(name, name)
    module, colon, attribute = address.partition(":")
    if not colon:
        raise SetupError(
            "unknown bot {text!r}; expected {known}, a rule list FILE.txt or module:Class", "bot", text=name, known=tuple(BOTS)
        )
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError("the bot {text!r} cannot be loaded: {problem}", "bot-load", text=name, problem=problem) from problem
    if not callable(getattr(found, "choose", None)):
        raise SetupError("{text!r} is no bot: it has no method choose(view)", "bot-none", text=name)
    return found


def make_bot(name: str, setup: Setup, seat: int, chance: Chance) -> Bot:
    bot: Bot = bot_class(name)(setup.reseeded(0), seat, chance)
    return bot


def seated(names: list[str], seats: int) -> list[str]:
    """One name per seat; fewer names than seats go round."""
    for name in dict.fromkeys(names):
        bot_class(name)
    if not names or len(names) > seats:
        raise SetupError(
            "{seats} seats are filled by 1 to {seats} bots, not by {number}", "bots", seats=seats, number=len(names)
        )
    return [names[seat % len(names)] for seat in range(seats)]
