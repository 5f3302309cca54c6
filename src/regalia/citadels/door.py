"""Citadels' entry in the list of games. Nothing here loads the rules."""

from typing import Final

from regalia.kernel.choices import Flag, Number, One, Seat, Several
from regalia.kernel.door import Door

RANDOM: Final = ("random",)
DUTCH: Final = {"edition": ("nl",)}

DOOR: Final = Door(
    name="citadels",
    rules=2,
    seats=range(2, 9),
    choices=(
        One("edition", "editions", "en"),
        One("scenario", "scenarios", "first_game"),
        Number("seats", 2, 8, 4),
        Several("cast", "characters", 9, None, RANDOM, groups="ranks", one_of_group=True),
        One("rank_9", "ninths", None, ("yes", ""), when={"cast": (None, *RANDOM)}),
        One("rank_4", "fourths", if_open=True),
        Several("uniques", "uniques", 36, None, RANDOM),
        Several("origins", "origins", 8, when={"cast": RANDOM, "uniques": RANDOM}),
        Flag("action_cards", when=DUTCH),
        Flag("nl_card_first", when=DUTCH),
        Seat("crown", ("lot",), rare=True),
    ),
    engine="regalia.citadels.rules.engine",
    events="regalia.citadels.rules.events:EVENTS",
    reasons="regalia.citadels.rules.reasons:REASONS",
    brings="regalia.citadels.rules.events:BRINGS",
    asks="regalia.citadels.rules.events:ASKS",
    about="regalia.citadels.rules.events:ABOUT",
    hints="regalia.citadels.rules.hints:hints",
    purse="regalia.citadels.rules.hints:PURSE",
    factors="regalia.citadels.rules.layout:FACTORS",
    zones={
        **dict.fromkeys(("face_up", "face_down", "pack", "role"), "rank"),
        **dict.fromkeys(("deck", "site", "under_museum", "hand", "city", "drawn", "ring"), "title"),
    },
    laps="rounds",
    lap="round",
    holdings="gold",
    statements="regalia.citadels/rulebook/statements.json",
    catalogue="regalia.citadels/cards.json",
    refused={
        **dict.fromkeys(("character", "needs_seats", "one_of_rank"), "cast"),
        **dict.fromkeys(("unique", "products-uniques"), "uniques"),
        "products": "origins",
        "substitute": "scenario",
        "citadels-seats": "seats",
    },
    cards=("characters", "basic_districts", "unique_districts", "action_cards"),
    messages="regalia.citadels.messages",
    words="regalia.citadels.words:WORDS",
    names="regalia.citadels.names",
    terminal="regalia.citadels.terminal",
    cases="regalia.citadels.cases.adapter:ADAPTER",
    environment="regalia.citadels.environment",
    learning="regalia.citadels.learning",
    weights="regalia.citadels/learned.npz",
    analyst="regalia.learn.analyst",
    search="regalia.citadels.bots.search",
    balance="regalia.citadels.balance",
    bench="regalia.citadels.bench.measures",
    lessons="regalia.citadels/lessons",
    puzzles="regalia.citadels/puzzles.jsonl",
    ladder="regalia.citadels/ladder.json",
    bots={
        "steward": "regalia.citadels.bots.heuristic.bot:Steward",
        "learned": "regalia.learn.bot:Learned",
        "easy": "learned?variety=0.5&patient=1",
        "medium": "learned?variety=0.3&patient=1",
        "hard": "learned?seconds=0.8&variety=0.1",
        "master": "learned?seconds=3&variety=0.1",
        # somebody in particular: a style, how much is left to chance, manners
        "mason": "learned?style=builder&variety=0.2&patient=1",
        "marauder": "learned?style=raider&variety=0.2&patient=1",
        "miser": "learned?style=hoarder&variety=0.2&patient=1",
        "jester": "learned?temperature=3&patient=1",
        "stickler": "learned?patient=1",
    },
)
