"""The same game with nothing else in the catalogue: what districts that are not used cost."""

from regalia.citadels.rules.layout import FIRST_DISTRICT
from regalia.citadels.rules.printed import Box, District
from regalia.citadels.rules.setup import CitadelsSetup


def alone(setup: CitadelsSetup) -> CitadelsSetup:
    """The setup as if no other district had been made: its box holds blanks for all districts it does not use."""
    box = setup.box
    titles = list(dict.fromkeys(box.title[FIRST_DISTRICT:]))
    own = [printed if box.has(title) else District("") for title, printed in enumerate(box.districts)]
    return CitadelsSetup(
        setup.edition,
        setup.seats,
        setup.cast,
        setup.uniques,
        setup.seed,
        setup.crown,
        setup.action_cards,
        setup.nl_card_first,
        setup.scenario,
        setup.chance,
        setup.tells_by_asking,
        Box(box.edition, setup.seats, box.cast, own, titles),
    )
