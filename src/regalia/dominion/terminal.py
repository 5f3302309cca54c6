"""The table of Dominion at a glance, as one viewer sees it: the turn, the Supply, every seat, the own hand."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from regalia.cli.look import LOUD, QUIET, styled, wrapped
from regalia.dominion.names import following
from regalia.dominion.rules.events import KIND
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.layout import (
    ACTION,
    ACTION_GAINS,
    BOON,
    CURSE_TYPE,
    EVENT,
    GAINS,
    HEX,
    LANDMARK,
    LAST_GAINS,
    OWN_MAT_NAMES,
    PROJECT,
    REACTION,
    SEAT_BEYOND_NAMES,
    STATE,
    TOKEN_NAMES,
    TOKENS,
    TRASH,
    TREASURE,
    VICTORY,
    aside,
    deck,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import View
from regalia.words.game_words import GameWords

INDENT: Final = 4
NAME_WIDTH: Final = 8
LETTERS: Final = (  # the first type a card has decides; letters say the same as colours
    (REACTION, "reaction", "bright_blue"),
    (ACTION, "action", "cyan"),
    (TREASURE, "treasure", "yellow"),
    (VICTORY, "victory", "green"),
    (CURSE_TYPE, "curse", "magenta"),
)
PLAIN: Final = ("·", "")
NO_NOTES: Final[Mapping[int, str]] = {}
UNTOLD: Final = (ACTION_GAINS, GAINS, LAST_GAINS)  # counts that no token shows


def next_treasure(asked: Decision) -> Option | None:
    """The first Treasure of the hand that may be played now."""
    if asked.question.name != "buy_phase" or asked.options[0].verb.name != "play":
        return None
    return asked.options[0]


# What people may type instead of many answers: each is asked again after every answer it gives.
COMMANDS: Final[dict[str, Callable[[Decision], Option | None]]] = {"treasures": next_treasure}


def look_of(kind: int, words: GameWords) -> tuple[str, str]:
    """The first letter and colour of a card."""
    return looks_of(kind, words)[0]


def looks_of(kind: int, words: GameWords) -> list[tuple[str, str]]:
    """The letters and colours of a card: they follow from its types (G-CARD-TYPE-04)."""
    types = words.box.types[kind]
    return [(letter(name, words), style) for bit, name, style in LETTERS if types & bit] or [PLAIN]


def letters_text(kind: int, words: GameWords) -> Text:
    return Text.assemble(*[(sign, f"{LOUD} {style}") for sign, style in looks_of(kind, words)])


def letter(name: str, words: GameWords) -> str:
    return words.tongue.attribute(f"dominion-type-{name}", "letter")


def styles(words: GameWords) -> dict[str, str]:
    return {words.name(KIND, kind).text: look_of(kind, words)[1] for kind in words.box.present}


def legend(words: GameWords) -> Text:
    return Text("  ").join(
        Text.assemble((letter(name, words), f"{LOUD} {style}"), " ", words.say(f"dominion-type-{name}"))
        for _, name, style in LETTERS
    )


def card_text(kind: int, words: GameWords, number: int = 1, note: str = "") -> Text:
    """A card with its letter, how many there are, a Traveller's next card, and a note: ``T Copper ×3``."""
    shown = words.name(KIND, kind).text + (f" ×{number}" if number > 1 else "")
    text = Text.assemble(letters_text(kind, words), " ", (shown, look_of(kind, words)[1]))
    if mark := exchange_mark(kind, words):
        text.append(f" {mark}", QUIET)
    return text.append(f" {note}", QUIET) if note else text


def exchange_mark(kind: int, words: GameWords) -> str:
    """The arrow of a Traveller, with the next card (G-EXCHANGE-07)."""
    next_card = following(KIND_NAMES[kind])
    return f"→ {words.say(f'dominion-card-{next_card}')}" if next_card else ""


def cost_now(kind: int, view: View, words: GameWords) -> str:
    """What a card of the Supply costs now, whether or not anybody can pay for it."""
    for cheaper, coins, potions, debt in view.facts["prices"]:
        if cheaper == kind:
            return words.cost({"coins": coins, "potions": potions, "debt": debt})
    price = words.box.price[kind]
    return words.cost({"coins": price.coins, "potions": price.potions, "debt": price.debt})


def cards_text(kinds: Iterable[int], words: GameWords, notes: Mapping[int, str] = NO_NOTES) -> list[Text]:
    """Cards sorted by type and cost, equal ones together, with a note on some kinds; backs are only counted."""
    counted = Counter(kinds)
    backs = counted.pop(UNKNOWN, 0)
    order = sorted(counted, key=lambda kind: (look_of(kind, words)[0], -words.box.cost[kind], kind))
    texts = [card_text(kind, words, counted[kind], notes.get(kind, "")) for kind in order]
    return [*texts, Text(words.cards(backs), QUIET)] if backs else texts


def table(view: View, words: GameWords, width: int) -> RenderableType:
    """Everything a player looks at before deciding."""
    parts: list[RenderableType] = [Text(), headline(view, words), supply(view, words)]
    if sideways := landscapes(view, words):
        parts.append(Columns(sideways, padding=(0, 3)))
    if view.zones[TRASH]:
        first = styled(words.say("dominion-table-trash") + "  ", QUIET)
        parts.append(wrapped(cards_text(view.zones[TRASH], words), width, first.cell_len, first))
    first_seat = max(view.viewer, 0)
    parts.append(Text())
    parts += [seat_text((first_seat + step) % view.seats, view, words, width) for step in range(view.seats)]
    if view.viewer >= 0:
        parts += [Text(), own_hand(view, words, width, words.say("table-hand"))]
    return Group(*parts)


def headline(view: View, words: GameWords) -> Rule:
    facts = view.facts
    active = facts["active"]
    who = ["seat"] if active == words.reader else []
    parts = [
        words.tongue.phrase("dominion-table-turn", who, (), {"seat": words.seat(active), "number": facts["turns"][active]}),
        words.say(f"dominion-table-{facts['phase']}"),
        *resources(view, words),
    ]
    return Rule(Text(" · ".join(parts)), style=QUIET, align="left")


def resources(view: View, words: GameWords) -> list[str]:
    shown = [words.amount(unit, view.facts[unit]) for unit in ("actions", "buys", "coins")]
    return [*shown, words.amount("potions", view.facts["potions"])] if view.facts["potions"] else shown


# -- the Supply ------------------------------------------------------------------------------------------------------------


def supply(view: View, words: GameWords) -> Columns:
    """Every pile with what its top card costs and how many there are, from the cheapest on, base cards first."""
    zones = range(words.box.first_pile, words.box.first_beyond)
    return Columns([pile_text(zone, view, words) for zone in zones], padding=(0, 3))


def landscapes(view: View, words: GameWords) -> list[Text]:
    """Events, Projects and the like, with their price and who has them, or what lies on them."""
    texts: list[Text] = []
    for landscape in words.box.landscapes:
        held = view.facts["held"][landscape.name]
        if landscape.types & (BOON | HEX) or (landscape.types & STATE and not held):
            continue
        text = Text(words.name(KIND, landscape.kind).text, LOUD)
        if landscape.types & (EVENT | PROJECT):
            text.append(f" {cost_now(landscape.kind, view, words)}", QUIET)
        if landscape.types & LANDMARK and held:
            text.append(f" {words.amount('vp_tokens', held)}", QUIET)
        elif held:
            text.append(": " + ", ".join(words.seat(seat) for seat in range(view.seats) if held >> seat & 1), QUIET)
        texts.append(text)
    return texts


def pile_text(zone: int, view: View, words: GameWords) -> Text:
    pile = view.zones[zone]
    laid = words.box.laid[zone]
    kind = pile[-1] if pile and pile[-1] != UNKNOWN else words.box.kind[laid[-1]]
    style = look_of(kind, words)[1]
    return Text.assemble(
        letters_text(kind, words),
        " ",
        (words.name(KIND, kind).text, style if pile else f"{style} strike".strip()),
        (f" {cost_now(kind, view, words)}", QUIET),
        (f" ×{len(pile)}", LOUD if pile else "red"),
        (f" {exchange_mark(kind, words)}".rstrip(), QUIET),
    )


# -- seats -----------------------------------------------------------------------------------------------------------------


def seat_text(seat: int, view: View, words: GameWords, width: int) -> Text:
    facts = view.facts
    name = words.seat(seat).ljust(max(NAME_WIDTH, *[len(name) + 1 for name in words.names]))
    text = styled("  " + name, f"{LOUD} underline" if facts["active"] == seat else LOUD)
    counts = [words.amount("turns", facts["turns"][seat]), words.cards(len(view.zones[hand(seat)]))]
    if seat == view.viewer:
        counts.append(words.say("dominion-table-deck", number=len(view.zones[deck(seat)])))
    top = view.zones[discard_pile(seat)][-1:]
    if top and top[0] != UNKNOWN:
        counts.append(words.say("dominion-table-discard", card=words.name(KIND, top[0])))
    text.append("  " + " · ".join(counts + tokens(seat, view, words)))
    places = [("in_play", in_play(seat)), ("aside", aside(seat)), ("face_down", face_down(seat))]
    if words.box.has_beyond:
        places += [(name, words.box.mat(seat, place)) for place, name in enumerate(SEAT_BEYOND_NAMES)]
    if words.box.has_own_mats:
        places += [(name, words.box.own_mat(seat, place)) for place, name in enumerate(OWN_MAT_NAMES)]
    for place, zone in places:
        if view.zones[zone]:
            first = styled(" " * INDENT + words.say(f"dominion-table-{place}") + "  ", QUIET)
            notes = marks(seat, view, words) if zone == in_play(seat) else NO_NOTES
            text.append("\n").append_text(wrapped(cards_text(view.zones[zone], words, notes), width, first.cell_len, first))
    known = [kind for kind in view.zones[hand(seat)] if kind != UNKNOWN]
    if known and seat != view.viewer:
        first = styled(" " * INDENT + words.say("table-known_hand") + "  ", QUIET)
        text.append("\n").append_text(wrapped(cards_text(known, words), width, first.cell_len, first))
    return text


def marks(seat: int, view: View, words: GameWords) -> dict[int, str]:
    """By kind, what was chosen for its cards in play or named for them (G-CHOOSE-07, G2-BAN-02)."""
    notes: dict[int, str] = {}
    for owner, kind, verb in view.facts["marks"]:
        if owner == seat:
            said = words.say(f"dominion-option-{verb}")
            notes[kind] = f"{notes[kind]}, {said}" if kind in notes else said
    for kind, named in view.facts.get("named", []):
        if seat == view.facts["active"]:
            said = words.name(KIND, named).text
            notes[kind] = f"{notes[kind]}, {said}" if kind in notes else said
    return notes


def tokens(seat: int, view: View, words: GameWords) -> list[str]:
    """What a seat has of every sort; a game without tokens lists none."""
    mine = view.facts["tokens"][seat * TOKENS : (seat + 1) * TOKENS]
    return [words.amount(TOKEN_NAMES[sort], number) for sort, number in enumerate(mine) if number and sort not in UNTOLD]


def own_hand(view: View, words: GameWords, width: int, label: str) -> Text:
    first = styled(label + "  ", LOUD)
    held = view.zones[hand(view.viewer)]
    mine = cards_text(held, words) or [Text(words.say("table-empty"), QUIET)]
    if different_names(held) < len(held):
        mine.append(Text(words.say("dominion-table-names", number=different_names(held)), QUIET))
    return wrapped(mine, width, first.cell_len, first)


def different_names(kinds: Iterable[int]) -> int:
    """Each name counts once, however many cards have it (G-NAME-05); backs have no name."""
    return len(set(kinds) - {UNKNOWN})


def purse(view: View, words: GameWords, width: int) -> Text:
    """The short form between two questions of one turn: what there is to spend, and the hand."""
    return own_hand(view, words, width, " · ".join(resources(view, words)))
