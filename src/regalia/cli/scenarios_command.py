"""``regalia scenarios``: the published proposals of each edition."""

import argparse

from rich.text import Text

from regalia.citadels.names import scenario_name
from regalia.citadels.scenarios import SCENARIOS
from regalia.cli.errors import FINE
from regalia.cli.look import LOUD, console_for
from regalia.cli.rules_command import EDITIONS, check_edition
from regalia.cli.rules_text import heading, labelled
from regalia.cli.speech import say, spoken


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="en|de|nl", help=say("help-scenarios_edition"))


def run(args: argparse.Namespace) -> int:
    check_edition(args.edition)
    console = console_for()
    for edition in EDITIONS if args.edition is None else (args.edition,):
        console.print(Text(say("scenarios-edition", edition=edition), LOUD))
        for scenario in SCENARIOS:
            if scenario.edition != edition:
                continue
            ninth = say("scenarios-no_rank_9")
            if scenario.rank_9:
                ninth = say("scenarios-rank_9", name=named([scenario.rank_9]))
            console.print(heading(scenario.name, scenario_name(edition, scenario.name, spoken().names), ninth))
            console.print(labelled(say("scenarios-cast"), named(scenario.cast)))
            console.print(labelled(say("scenarios-uniques"), named(scenario.uniques)))
        console.print()
    return FINE


def named(cards: list[str]) -> str:
    return ", ".join(spoken().name(f"citadels-card-{card}").text for card in cards)
