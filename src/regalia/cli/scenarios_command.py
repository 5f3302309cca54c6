"""``regalia scenarios``: the published proposals of each edition."""

import argparse

from rich.text import Text

from regalia.cli.errors import FINE
from regalia.cli.look import LOUD, console_for
from regalia.cli.rules_command import EDITIONS, check_edition
from regalia.cli.rules_text import heading, labelled
from regalia.cli.speech import say, spoken
from regalia.games import OURS, door_of


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="en|de|nl", help=say("help-scenarios_edition"))


def run(args: argparse.Namespace) -> int:
    check_edition(args.edition)
    console = console_for()
    for edition in EDITIONS if args.edition is None else (args.edition,):
        console.print(Text(say("scenarios-edition", edition=edition), LOUD))
        for game in OURS:
            for one in door_of(game).part("names").proposals(edition, spoken().names):
                ninth = say("scenarios-rank_9", name=named(game, [one.ninth])) if one.ninth else say("scenarios-no_rank_9")
                console.print(heading(one.id, one.name, ninth))
                console.print(labelled(say("scenarios-cast"), named(game, one.cast)))
                console.print(labelled(say("scenarios-uniques"), named(game, one.uniques)))
        console.print()
    return FINE


def named(game: str, cards: list[str]) -> str:
    return ", ".join(spoken().name(f"{game}-card-{card}").text for card in cards)
