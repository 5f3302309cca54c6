"""Kinds of cards: what is printed on them. Cards of one kind have one name and are the same card (G-NAME-01, -02)."""

from typing import Final

from regalia.kernel.guests import entries

KINDS: Final = 256  # above every kind, so that a seat and a kind fit into one number

# The place in this list is the number of the kind, in options, views and records: names are only ever added at its end.
# fmt: off
KIND_NAMES: Final = [
    # base piles, from 0
    "copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony", "potion",
    # Dominion, from 10
    "artisan", "bandit", "bureaucrat", "cellar", "chapel", "council_room", "festival", "gardens", "harbinger",
    "laboratory", "library", "market", "merchant", "militia", "mine", "moat", "moneylender", "poacher", "remodel",
    "sentry", "smithy", "throne_room", "vassal", "village", "witch", "workshop",
    # Intrigue, from 36
    "conspirator", "courtier", "ironworks", "lurker", "masquerade", "mining_village", "pawn", "replace",
    # Seaside, from 44
    "outpost", "wharf", "ambassador",
    # Alchemy, from 47
    "possession", "transmute",
    # Prosperity, from 49
    "watchtower", "grand_market", "counting_house",
    # Cornucopia and Guilds, from 52
    "tournament", "bag_of_gold", "diadem", "followers", "princess", "trusty_steed", "stonemason", "doctor", "farrier",
    # Hinterlands, from 61
    "tunnel", "trader", "scheme", "ill_gotten_gains", "nomad_camp", "duchess",
    # Dark Ages, from 67
    "scavenger", "procession", "cultist", "catacombs", "sage", "graverobber", "marauder", "spoils", "necropolis",
    "abandoned_mine", "ruined_library", "ruined_market", "ruined_village", "survivors", "hovel", "overgrown_estate",
    "dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia", "sir_bailey", "sir_destry",
    "sir_martin", "sir_michael", "sir_vander",
    # Adventures, from 93
    "page", "treasure_hunter", "ratcatcher", "hireling", "relic", "hero", "champion", "royal_carriage", "bridge_troll",
    "duplicate", "warrior", "peasant", "soldier", "fugitive", "disciple", "teacher",
    # Empires, from 109
    "archive", "encampment", "plunder", "overlord", "enchantress", "engineer", "villa", "humble_castle",
    "crumbling_castle", "small_castle", "haunted_castle", "opulent_castle", "sprawling_castle", "grand_castle",
    "kings_castle", "gladiator", "fortune",
    # Nocturne, from 126
    "pixie", "fool", "blessed_village", "faithful_hound", "bat", "zombie_apprentice", "zombie_mason", "zombie_spy",
    "goat", "lucky_coin", "haunted_mirror", "will_o_wisp", "imp", "ghost", "exorcist", "devils_workshop", "tormentor",
    "cemetery", "necromancer", "vampire",
    # Renaissance, from 146
    "patron", "villain", "improve", "research", "flag_bearer", "border_guard", "treasurer", "swashbuckler",
    # Menagerie, from 154
    "hostelry", "horse", "snowy_village", "black_cat", "sheepdog", "animal_fair", "sleigh", "falconer", "kiln", "coven",
    "camel_train", "cavalry",
    # Allies, from 166
    "innkeeper", "voyage", "conjurer", "skirmisher", "elder", "capital_city", "underling", "herb_gatherer", "acolyte",
    "sorceress", "sibyl", "old_map", "sunken_treasure", "distant_shore", "town_crier", "blacksmith", "miller",
    "student", "sorcerer", "lich",
    # promotional cards, from 186
    "walled_village", "black_market", "stash",
    # Events, from 189
    "bonfire", "expedition", "journey", "summon",
    # Projects, from 193
    "capitalism", "crop_rotation", "innovation", "pageant", "piazza", "road_network", "silos", "star_chart",
    # Landmarks, from 201
    "basilica",
    # Ways, from 202
    "way_of_the_horse", "way_of_the_mole", "way_of_the_ox",
    # Allies, from 205
    "city_state", "market_towns", "order_of_astrologers", "order_of_masons",
    # States and Artifacts, from 209
    "deluded", "envious", "lost_in_the_woods", "miserable", "twice_miserable",
    "flag", "horn", "key", "lantern", "treasure_chest",
    # Boons, from 219
    "the_earths_gift", "the_fields_gift", "the_flames_gift", "the_forests_gift", "the_moons_gift", "the_mountains_gift",
    "the_rivers_gift", "the_seas_gift", "the_skys_gift", "the_suns_gift", "the_swamps_gift", "the_winds_gift",
    # Hexes, from 231
    "bad_omens", "delusion", "envy", "famine", "fear", "greed", "haunting", "locusts", "misery", "plague", "poverty",
    "war",
]
# fmt: on

KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
GUESTS: Final = "regalia.dominion"  # entry points of cards that installed packages bring


def number_of(name: str) -> int:
    """The number of a kind, -1 if there is none. Those of installed packages come after ours, in the order of their names."""
    if name and name not in KIND_OF:
        for guest in entries(GUESTS):
            if guest not in KIND_OF and len(KIND_NAMES) < KINDS - 1:
                KIND_OF[guest] = len(KIND_NAMES)
                KIND_NAMES.append(guest)
    return KIND_OF.get(name, -1)


# Names of other printings of the same card: male and female variants (G-NAME-03).
ALIASES: Final = {"pagin": "page"}

NO_KIND: Final = KINDS - 1  # of what is about no card: the start of a turn, for instance

# Kinds that rules name.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
POTION: Final = 9
GARDENS: Final = 17
MERCHANT: Final = 22
MOAT: Final = 25
WATCHTOWER: Final = 49
SHEEPDOG: Final = 158

assert KIND_NAMES[:7] == ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
assert KIND_NAMES[POTION] == "potion"
assert KIND_NAMES[GARDENS] == "gardens" and KIND_NAMES[MERCHANT] == "merchant" and KIND_NAMES[MOAT] == "moat"
assert KIND_NAMES[WATCHTOWER] == "watchtower" and KIND_NAMES[SHEEPDOG] == "sheepdog"
assert len(KIND_OF) == len(KIND_NAMES) <= KINDS
