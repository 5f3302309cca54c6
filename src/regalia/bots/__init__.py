"""Players that see only a view: the protocol, and the registry that finds them by name."""

from importlib import import_module
from inspect import signature
from math import isfinite
from pathlib import Path
from typing import Any, Final, Protocol

from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.door import loaded
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds

RANDOM: Final = "random"


class Bot(Protocol):
    """A player for one seat. Made once per game and seat: ``Class(setup, seat, chance)``, and its own options. Those annotated
    as ``int`` or ``float`` must be numbers, and not below ``least`` where the class says one.

    The setup is the game's but for its seed, which would tell every card; the chance is the bot's own.

    >>> from regalia.bots import make_bot
    >>> from regalia.games import USUAL, new
    >>> from regalia.kernel.chance import Chance
    >>> game = new(USUAL, seats=4, seed=7)
    >>> bot = make_bot("random", game.setup, 0, Chance(1))
    >>> bot.choose(game.view(0)) in game.decision.options
    True
    """

    def choose(self, view: View) -> Option:
        """One of the view's options."""
        ...


BOTS: Final[dict[str, str]] = {
    RANDOM: "regalia.bots.random_bot:RandomBot",
    "schemer": "regalia.bots.search_bot:Schemer",
    "easy": "regalia.bots.levels:Easy",
    "medium": "regalia.bots.levels:Medium",
    "hard": "regalia.bots.levels:Hard",
    "master": "regalia.bots.levels:Master",
}


def bots_of(game: str) -> dict[str, str]:
    """Who plays this game, by name: those that play every game, and its own; somebody in particular is another with options."""
    every = door_of(game).bots.items()
    return BOTS | {name: address for name, address in every if name[0] != "." and (":" in address or name not in BOTS)}


def personas_of(game: str) -> list[str]:
    """Who is somebody in particular: another bot with options, and with a name of its own (``opponents.ftl``)."""
    return [name for name, address in bots_of(game).items() if ":" not in address]


def meant(text: str, game: str) -> tuple[str, dict[str, Any]]:
    """The bot behind a name, and its options: those of the one who is meant, then those that were said.

    >>> from regalia.games import USUAL
    >>> meant("jester?variety=0.1", USUAL)
    ('learned', {'temperature': 3, 'patient': 1, 'variety': 0.1})
    """
    name, said = parted(text)
    if name not in personas_of(game):
        return name, said
    name, usual = parted(door_of(game).bots[name])
    return name, usual | said


def parted(text: str) -> tuple[str, dict[str, Any]]:
    """A bot's name and the options it is to be made with.

    >>> parted("schemer?iterations=500&seconds=0.5")
    ('schemer', {'iterations': 500, 'seconds': 0.5})
    """
    name, _, query = text.partition("?")
    options: dict[str, Any] = {}
    for part in query.split("&") if query else []:
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            raise SetupError("{text!r}: options of a bot are written name?key=value&key=value", "bot-options", text=text)
        options[key] = number_or_word(value)
    return name, options


def number_or_word(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def bot_class(name: str, game: str) -> Any:
    """The class behind a name this game knows, a file it can make a bot of, or ``module:Class`` anywhere on the path."""
    name = meant(name, game)[0]
    file = Path(name)
    if file.suffix in door_of(game).bots:
        return loaded(door_of(game).bots[file.suffix])(file)
    known = bots_of(game)
    address = known.get(name, name)
    module, colon, attribute = address.partition(":")
    if not colon:
        files = (f"FILE{suffix}" for suffix in door_of(game).bots if suffix.startswith("."))
        raise SetupError("unknown bot {text!r}; expected {known} or module:Class", "bot", text=name, known=(*known, *files))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError("the bot {text!r} cannot be loaded: {problem}", "bot-load", text=name, problem=problem) from problem
    if not callable(getattr(found, "choose", None)):
        raise SetupError("{text!r} is no bot: it has no method choose(view)", "bot-none", text=name)
    return found


def check_bot(name: str, game: str) -> None:
    """Refuse what could not be made, before the first game."""
    options = meant(name, game)[1]
    maker = bot_class(name, game)
    if options:
        try:
            known = signature(maker)
            known.bind(None, 0, None, **options)
        except TypeError as problem:
            raise SetupError(
                "the bot {text!r} knows no such options: {problem}", "bot-made", text=name, problem=str(problem)
            ) from problem
        least: float | None = getattr(maker, "least", None)
        for option, value in options.items():
            if option in known.parameters:
                check_number(name, option, value, known.parameters[option].annotation, least)


def check_number(bot: str, option: str, value: int | float | str, kind: object, least: float | None) -> None:
    """Whether an option is a number where the bot says that it is one; ``least``: what its numbers are at least."""
    if kind not in (int, float):
        return
    if isinstance(value, str) or not isfinite(value):
        raise SetupError("{text!r}: {option} is a number, not {value!r}", "bot-number", text=bot, option=option, value=value)
    if kind is int and not isinstance(value, int):
        raise SetupError("{text!r}: {option} is a whole number, not {value}", "bot-whole", text=bot, option=option, value=value)
    if least is not None and value < least:
        raise SetupError(
            "{text!r}: {option} is a number from {least} upwards, not {value}",
            "bot-least",
            text=bot,
            option=option,
            least=least,
            value=value,
        )


def make_bot(name: str, setup: Setup, seat: int, chance: Chance) -> Bot:
    """A bot by its name, with options behind a question mark; also ``module:Class``.

    >>> from regalia.games import USUAL, setup_for
    >>> make_bot("schemer?iterations=20", setup_for(USUAL, seats=4), 0, Chance(1)).__class__.__name__
    'Schemer'

    """
    bot: Bot = bot_class(name, setup.game)(setup.reseeded(0), seat, chance, **meant(name, setup.game)[1])
    return bot


def check_bots(names: list[str], game: str) -> None:
    for name in dict.fromkeys(names):
        check_bot(name, game)


def shown(game: Game) -> View:
    """What the bot whose decision it is gets: its view, and worlds to search.

    >>> from regalia.games import USUAL, new
    >>> view = shown(new(USUAL, seats=4, seed=7))
    >>> world = view.worlds.deal(Chance(1))
    >>> world.view(0).zone("hand_0") == view.zone("hand_0")
    True

    """
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    view.worlds = Worlds(game, decision.seat)
    return view


def seated(names: list[str], seats: int) -> list[str]:
    """One name per seat; fewer names than seats go round."""
    if not names or len(names) > seats:
        raise SetupError(
            "{seats} seats are filled by 1 to {seats} bots, not by {number}", "bots", seats=seats, number=len(names)
        )
    return [names[seat % len(names)] for seat in range(seats)]
