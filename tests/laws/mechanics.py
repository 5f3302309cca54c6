"""A kingdom for each mechanic of Dominion, so that every law and every golden game meets it."""

from typing import Any, Final

PLAIN: Final = ("village", "smithy", "market", "militia", "moat", "workshop", "remodel", "cellar", "festival", "chapel")


def kingdom(*cards: str) -> list[str]:
    """These cards, filled up to ten with plain ones."""
    return [*cards, *[card for card in PLAIN if card not in cards]][:10]


MECHANICS: Final[dict[str, dict[str, Any]]] = {
    "durations": {"kingdom": kingdom("wharf", "archive", "research", "hireling", "bridge_troll", "enchantress", "throne_room")},
    "extra_turns": {
        "kingdom": kingdom("outpost", "odysseys", "possession", "wizards"),
        "landscapes": ["journey", "city_state"],
    },
    "travellers": {"kingdom": kingdom("page", "peasant", "royal_carriage", "ratcatcher", "duplicate")},
    "tokens": {
        "kingdom": kingdom("relic", "bridge_troll", "encampment", "patron", "villain"),
        "landscapes": ["pageant", "basilica"],
    },
    "debt": {"kingdom": kingdom("engineer", "overlord", "gladiator", "castles", "villa")},
    "potions": {"kingdom": kingdom("transmute", "possession", "black_market", "stash")},
    "night": {"kingdom": kingdom("vampire", "exorcist", "devils_workshop", "cemetery", "tormentor", "necromancer")},
    "fate": {"kingdom": kingdom("pixie", "fool", "blessed_village", "faithful_hound")},
    "ruins_and_knights": {"kingdom": kingdom("cultist", "marauder", "knights", "graverobber", "procession"), "shelters": True},
    "horses_and_exile": {
        "kingdom": kingdom("hostelry", "sleigh", "camel_train", "coven", "cavalry", "black_cat", "falconer", "kiln"),
        "landscapes": ["way_of_the_horse", "summon"],
    },
    "projects": {
        "kingdom": kingdom("improve", "flag_bearer", "border_guard", "treasurer", "swashbuckler"),
        "landscapes": ["innovation", "capitalism"],
    },
    "allies": {"kingdom": kingdom("underling", "augurs", "townsfolk", "skirmisher"), "landscapes": ["market_towns"]},
    "shuffling": {"kingdom": kingdom("stash", "underling", "sage"), "landscapes": ["star_chart", "order_of_masons"]},
    "coffers_and_overpaying": {
        "kingdom": [
            "baker",
            "butcher",
            "footpad",
            "herald",
            "infirmary",
            "masterpiece",
            "merchant_guild",
            "taxman",
            "farmhands",
            "horse_traders",
        ],
    },
    "rewards": {"kingdom": kingdom("joust", "horn_of_plenty", "hamlet", "shop", "plaza", "remake"), "colonies": True},
    "further_piles": {"kingdom": kingdom("young_witch", "ferryman", "horn_of_plenty"), "bane": ["hamlet"]},
    "names_and_revealing": {
        "kingdom": [
            "menagerie",
            "hunting_party",
            "jester",
            "carnival",
            "harvest",
            "journeyman",
            "advisor",
            "fortune_teller",
            "hamlet",
            "soothsayer",
        ],
    },
    "prizes_and_overpaying": {"kingdom": kingdom("tournament", "stonemason", "doctor", "farrier"), "colonies": True},
    "seaside_decks": {
        "kingdom": [
            "lookout",
            "navigator",
            "pearl_diver",
            "sea_chart",
            "ghost_ship",
            "sea_hag",
            "cutpurse",
            "explorer",
            "salvager",
            "treasure_map",
        ]
    },
    "seaside_durations": {
        "kingdom": [
            "astrolabe",
            "caravan",
            "fishing_village",
            "haven",
            "merchant_ship",
            "sea_witch",
            "tactician",
            "tide_pools",
            "warehouse",
            "throne_room",
        ]
    },
    "victory_tokens": {
        "kingdom": [
            "bishop",
            "goons",
            "collection",
            "investment",
            "monument",
            "mint",
            "talisman",
            "quarry",
            "peddler",
            "tiara",
        ],
        "colonies": True,
    },
    "bans_and_trade": {
        "kingdom": kingdom("contraband", "war_chest", "trade_route", "bank", "anvil", "city", "expand", "magnate", "gardens"),
        "colonies": True,
    },
    "curses_as_treasures": {
        "kingdom": ["charlatan", "mountebank", "clerk", "rabble", "crystal_ball", "loan", "venture", "hoard", "forge", "vault"],
    },
    "promos": {
        "kingdom": [
            "captain",
            "church",
            "dismantle",
            "envoy",
            "governor",
            "marchland",
            "prince",
            "sauna",
            "treasury",
            "mining_village",
        ]
    },
    "seaside_mats": {
        "kingdom": [
            "island",
            "native_village",
            "pirate_ship",
            "embargo",
            "smugglers",
            "lighthouse",
            "corsair",
            "blockade",
            "sailor",
            "pirate",
        ]
    },
    "seaside_watching": {
        "kingdom": kingdom(
            "monkey",
            "blockade",
            "pirate",
            "corsair",
            "sailor",
            "caravan",
            "possession",
            "stash",
            "native_village",
            "masquerade",
        )
    },
    "hinterlands_gains": {
        "kingdom": kingdom(
            "border_village", "trail", "cauldron", "farmland", "inn", "mandarin", "noble_brigand", "haggler", "weaver"
        ),
    },
    "hinterlands_plays": {
        "kingdom": kingdom(
            "berserker",
            "crossroads",
            "develop",
            "fools_gold",
            "guard_dog",
            "highway",
            "oracle",
            "souk",
            "wheelwright",
            "witchs_hut",
        ),
    },
    "reactions": {"kingdom": kingdom("watchtower", "sheepdog", "trader", "tunnel", "duchess", "scheme", "masquerade")},
    "base_first_edition": {"kingdom": kingdom("adventurer", "chancellor", "feast", "spy", "thief", "woodcutter", "tunnel")},
    "intrigue_attacks": {
        "kingdom": kingdom(
            "minion", "saboteur", "swindler", "torturer", "secret_chamber", "diplomat", "steward", "nobles", "duke", "bridge"
        )
    },
    "intrigue_decks": {
        "kingdom": kingdom(
            "patrol",
            "scout",
            "secret_passage",
            "shanty_town",
            "tribute",
            "wishing_well",
            "courtyard",
            "mill",
            "harem",
            "patron",
        )
    },
    "intrigue_hands": {
        "kingdom": kingdom("baron", "coppersmith", "trading_post", "upgrade", "great_hall", "throne_room", "watchtower")
    },
    "alchemy": {
        "kingdom": kingdom(
            "alchemist",
            "apothecary",
            "apprentice",
            "familiar",
            "golem",
            "herbalist",
            "philosophers_stone",
            "scrying_pool",
            "university",
            "vineyard",
        )
    },
}
