"""What the arguments of every event of Citadels are: the numbers an event tells, by name and type, in their order.

The kernel's own kinds (moves, shows, shuffles …) are for machines that follow the cards; they have no sentence.
"""

from typing import Final

from regalia.citadels.rules.layout import A_PLACE, A_RANK, A_SEAT_AND_KIND, A_TITLE
from regalia.kernel.arguments import CARDS, FLAG, NUMBER, ORDER, SEAT, Kind

# Types of arguments that only Citadels has. The plural ones take all numbers that are left.
RANK: Final = "rank"
RANKS: Final = "ranks"
TITLE: Final = "title"
TITLES: Final = "titles"
KIND: Final = "kind"
COIN: Final = "coin"  # whether an Artist's coin lies on a district
WAGON: Final = "wagon"  # one of several, counted from 0
GOLD: Final = "gold"  # an amount, said with its unit

# What an option may cost or bring (``Game.amounts``), by name and type.
BRINGS: Final = Kind(
    {"gold": GOLD, "cards": CARDS, "hand": CARDS, "cost": NUMBER, "number": NUMBER, "owner": SEAT, "all": FLAG}
)
# What an option is about, part by part (``FACTORS`` tells the numbers apart).
ABOUT: Final[dict[str, Kind]] = {
    A_TITLE: Kind({"card": TITLE}),
    A_RANK: Kind({"character": RANK}),
    A_PLACE: Kind({"owner": SEAT, "card": TITLE, "coin": COIN}),
    A_SEAT_AND_KIND: Kind({"seat": SEAT, "kind": KIND}),
    "visit_wagon": Kind({"number": WAGON}),
}
# The facts and zones a question's sentence is told.
ASKS: Final = Kind(
    {
        "acting": RANK, "active": SEAT, "called": RANK, "crown": SEAT, "site": TITLE, "built": NUMBER, "limit": NUMBER,
        "gathered": FLAG,
    }
)  # fmt: skip

EVENTS: Final[dict[str, Kind]] = {
    # the course of the game
    "round_begins": Kind({"number": NUMBER, "crowned": SEAT}),
    "game_over": Kind({"number": NUMBER}),
    "chooses_character": Kind({"seat": SEAT}, {"character": RANK}),
    "picks_up_character": Kind({"seat": SEAT}, {"character": RANK}),
    "sets_character_aside": Kind({"seat": SEAT}, {"character": RANK}),
    "exchanges_characters": Kind({"seat": SEAT, "partner": SEAT}, {"given": RANK, "taken": RANK}),
    "reveals": Kind({"seat": SEAT, "character": RANK}),
    "nobody_answers": Kind({"character": RANK}),
    "takes_crown": Kind({"seat": SEAT}),
    "acrobat_keeps_crown": Kind({"crowned": SEAT, "heir": SEAT}),
    "completes_city": Kind({"seat": SEAT, "number": ORDER}),
    "lowers_goal": Kind({"seat": SEAT, "number": NUMBER}),
    "restores_goal": Kind({"number": NUMBER}),
    # gold and cards
    "gains_gold": Kind({"seat": SEAT, "gold": GOLD}),
    "pays": Kind({"seat": SEAT, "gold": GOLD}),
    "takes_gold": Kind({"seat": SEAT, "victim": SEAT, "gold": GOLD}),
    "gains_cards": Kind({"seat": SEAT, "number": CARDS}, {"cards": TITLES}),
    "draws_cards": Kind({"seat": SEAT, "number": CARDS}, {"cards": TITLES}),
    "keeps_card": Kind({"seat": SEAT}, {"card": TITLE}),
    "takes_card": Kind({"seat": SEAT, "victim": SEAT}, {"card": TITLE}),
    "gives_cards": Kind({"seat": SEAT, "taker": SEAT, "number": CARDS}, {"cards": TITLES}),
    "pays_cards": Kind({"seat": SEAT, "number": CARDS}, {"cards": TITLES}),
    "discards_cards": Kind({"seat": SEAT, "number": CARDS}, {"cards": TITLES}),
    "puts_cards_away": Kind({"seat": SEAT, "number": CARDS}, {"cards": TITLES}),
    "finds_card": Kind({"seat": SEAT}, {"card": TITLE}),
    # districts
    "builds": Kind({"seat": SEAT, "card": TITLE, "gold": GOLD}),
    "destroyed": Kind({"owner": SEAT, "card": TITLE}),
    "discards_district": Kind({"owner": SEAT, "card": TITLE}),
    "fires_armory": Kind({"seat": SEAT, "owner": SEAT, "card": TITLE}),
    "fills_museum": Kind({"seat": SEAT, "number": CARDS}, {"card": TITLE}),
    "buys_from_graveyard": Kind({"seat": SEAT, "card": TITLE}),
    # characters
    "kills": Kind({"seat": SEAT, "character": RANK}),
    "bewitches": Kind({"seat": SEAT, "character": RANK}),
    "witch_resumes": Kind({"seat": SEAT, "character": RANK}),
    "places_warrants": Kind({"seat": SEAT, "characters": RANKS}, {"character": RANK}),
    "confiscates": Kind({"seat": SEAT, "victim": SEAT, "card": TITLE}),
    "robs": Kind({"seat": SEAT, "character": RANK}),
    "spies": Kind({"seat": SEAT, "victim": SEAT, "kind": KIND, "number": CARDS}, {"cards": TITLES}),
    "places_threats": Kind({"seat": SEAT, "characters": RANKS}, {"character": RANK}),
    "bribes": Kind({"seat": SEAT, "character": RANK, "gold": GOLD}),
    "refuses_bribe": Kind({"seat": SEAT, "character": RANK}),
    "reveals_threat": Kind({"seat": SEAT, "victim": SEAT, "character": RANK, "flower": FLAG}),
    "exchanges_hands": Kind({"seat": SEAT, "partner": SEAT, "given": CARDS, "taken": CARDS}),
    "looks_at_hand": Kind({"seat": SEAT, "victim": SEAT}, {"cards": TITLES}),
    "destroys": Kind({"seat": SEAT, "owner": SEAT, "card": TITLE}),
    "exchanges_districts": Kind({"seat": SEAT, "owner": SEAT, "given": TITLE, "taken": TITLE}),
    "seizes": Kind({"seat": SEAT, "owner": SEAT, "card": TITLE}),
    "beautifies": Kind({"seat": SEAT, "card": TITLE}),
    "pays_tax": Kind({"seat": SEAT, "gold": GOLD}),
    "collects_tax": Kind({"seat": SEAT, "gold": GOLD}),
    # action cards
    "plays_action": Kind({"seat": SEAT, "card": TITLE}),
    "visits_wagon": Kind({"seat": SEAT, "wagon": NUMBER, "gold": GOLD}),
}
