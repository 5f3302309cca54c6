"""Dominion's entry in the list of games. Nothing here loads the rules."""

from typing import Final

from regalia.kernel.choices import Flag, Number, Seat, Several
from regalia.kernel.door import Door

RANDOM: Final = ("random",)
BY_LOT: Final = {"kingdom": RANDOM}

DOOR: Final = Door(
    name="dominion",
    rules=2,
    seats=range(2, 7),
    choices=(
        Several("kingdom", "kingdom_cards", 20, "first_game", RANDOM, sets="kingdoms", groups="expansions", written=True),
        Number("seats", 2, 6, 2),
        Flag("colonies", None),
        Flag("shelters", None),
        Several("expansions", "expansions", 20, of_each=True, when=BY_LOT),
        Flag("no_attacks", when=BY_LOT),
        Several("landscapes", "landscapes", 20, number=2, groups="sorts"),
        Seat("first", rare=True),
        Flag("choose_top", rare=True),
        Flag("open_counts", rare=True),
        Flag("omit_curses", rare=True),
        Several("black_market", "kingdom_cards", 60, "", groups="expansions", rare=True),
        Several("bane", "kingdom_cards", 1, "", groups="expansions", rare=True),
        Several("ferryman", "kingdom_cards", 1, "", groups="expansions", rare=True),
        Several("printings", "printings", 20, rare=True),
    ),
    engine="regalia.dominion.rules.engine",
    events="regalia.dominion.rules.events:EVENTS",
    reasons="regalia.dominion.rules.reasons:REASONS",
    brings="regalia.dominion.rules.events:BRINGS",
    asks="regalia.dominion.rules.events:ASKS",
    about="regalia.dominion.rules.events:ABOUT",
    hints="regalia.dominion.rules.hints:hints",
    purse="regalia.dominion.rules.hints:PURSE",
    zones={"*": "kind"},
    laps="turns",
    refused={
        "expansion": "expansions",
        "curses": "omit_curses",
        **dict.fromkeys(("landscape", "ally"), "landscapes"),
        "printing": "printings",
        "extra": "kingdom",
        "dominion-seats": "seats",
    },
    tie_break=("-turns",),
    statements="regalia.dominion/rulebook/statements.json",
    catalogue="regalia.dominion/cards.json",
    cards=("glossary_cards", "further_cards"),
    messages="regalia.dominion.messages",
    words="regalia.dominion.words:WORDS",
    names="regalia.dominion.names",
    written="regalia.dominion.written_kingdoms",
    terminal="regalia.dominion.terminal",
    cases="regalia.dominion.cases.adapter:ADAPTER",
    environment="regalia.dominion.environment",
    search="regalia.dominion.bots.search",
    coach="regalia.dominion.bots.coach",
    weights="regalia.dominion/learned.npz",
    bench="regalia.dominion.bench.measures",
    lessons="regalia.dominion/lessons",
    puzzles="regalia.dominion/puzzles.jsonl",
    ladder="regalia.dominion/ladder.json",
    bots={
        "basic": "regalia.dominion.bots.rule_bot:Basic",
        "ultimate": "regalia.dominion.bots.rule_bot:Ultimate",
        "smithy": "regalia.dominion.bots.rule_bot:Smithy",
        "learned": "regalia.dominion.learning.bot:Learned",
        "easy": "basic",
        "medium": "ultimate",
        "hard": "learned?seconds=0.8",
        "master": "learned?seconds=3",
        ".txt": "regalia.dominion.bots.rule_bot:bot_from",
    },
)
