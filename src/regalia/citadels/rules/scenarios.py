"""The published scenarios: which cast and which unique districts each edition proposes (S-FIRST-01 … S-TENACIOUS-01)."""

from typing import Final


class Scenario:
    """One scenario of one edition. ``rank_9`` is the bracketed ninth character, "" if none is named (S-RANK9-01)."""

    def __init__(self, name: str, edition: str, cast: str, rank_9: str, uniques: str) -> None:
        self.name: Final = name
        self.edition: Final = edition
        self.cast: Final = cast.split()
        self.rank_9: Final = rank_9
        self.uniques: Final = uniques.split()


SCENARIOS: Final = [
    Scenario(
        "first_game",
        "en",
        "assassin thief magician king bishop merchant architect warlord",
        "",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room "
        "quarry school_of_magic smithy statue thieves_den wishing_well",
    ),
    Scenario(
        "first_game",
        "de",
        "assassin thief magician king bishop merchant architect warlord",
        "artist",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room "
        "quarry school_of_magic smithy statue thieves_den wishing_well",
    ),
    Scenario(
        "first_game",
        "nl",
        "assassin thief magician king bishop merchant architect warlord",
        "",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room "
        "quarry school_of_magic smithy statue thieves_den wishing_well",
    ),
    Scenario(
        "devious",
        "en",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate framework gold_mine haunted_quarter laboratory necropolis park poor_house "
        "secret_vault smithy stables theater thieves_den wishing_well",
    ),
    Scenario(
        "devious",
        "de",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "poor_house dragon_gate factory secret_vault haunted_quarter framework laboratory park "
        "smithy thieves_den stables theater necropolis wishing_well",
    ),
    Scenario(
        "devious",
        "nl",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house "
        "secret_vault smithy stables theater thieves_den wishing_well",
    ),
    Scenario(
        "illustrious",
        "en",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "capitol factory framework great_wall haunted_quarter ivory_tower keep library "
        "observatory park poor_house quarry school_of_magic smithy",
    ),
    Scenario(
        "illustrious",
        "de",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "poor_house library ivory_tower factory haunted_quarter framework great_wall museum park "
        "smithy quarry observatory school_of_magic keep",
    ),
    Scenario(
        "illustrious",
        "nl",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory "
        "park poor_house quarry school_of_magic smithy",
    ),
    Scenario(
        "vicious",
        "en",
        "assassin thief magician patrician cardinal trader architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument "
        "museum school_of_magic stables statue thieves_den wishing_well",
    ),
    Scenario(
        "vicious",
        "de",
        "assassin thief magician patrician cardinal trader architect warlord",
        "tax_collector",
        "basilica ivory_tower gold_mine hospital map_room laboratory monument museum "
        "imperial_treasury statue throne_room armory wishing_well school_of_magic",
    ),
    Scenario(
        "vicious",
        "nl",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room "
        "monument museum school_of_magic statue thieves_den wishing_well",
    ),
    Scenario(
        "ambitious",
        "nl",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house "
        "quarry school_of_magic stables statue thieves_den",
    ),
    Scenario(
        "cunning",
        "nl",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house "
        "quarry secret_vault smithy theater",
    ),
    Scenario(
        "tenacious",
        "nl",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room "
        "observatory school_of_magic secret_vault smithy stables statue wishing_well",
    ),
]


def scenario_of(name: str, edition: str) -> Scenario | None:
    for scenario in SCENARIOS:
        if scenario.name == name and scenario.edition == edition:
            return scenario
    return None


def scenario_names(edition: str) -> list[str]:
    return [scenario.name for scenario in SCENARIOS if scenario.edition == edition]
