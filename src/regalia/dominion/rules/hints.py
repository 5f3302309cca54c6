"""What helps at a question of Dominion: of what use options are, coins and Buys left afterwards, what cannot be done now."""

from typing import Final

from regalia.dominion.rules.actions import PLAY_ACTIONS, PLAY_NIGHT
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.buying import BUY_MORE, PLAY_TREASURES
from regalia.dominion.rules.events import BUYS, COINS
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.instructions import PlusCoins
from regalia.dominion.rules.kinds import COPPER, MERCHANT
from regalia.dominion.rules.layout import (
    A_KIND,
    AFTER_TEXT,
    BEFORE_TEXT,
    CARD_BOUGHT,
    CARD_GAINED,
    CURSE_TYPE,
    MINUS_COIN,
    RUINS,
    TOKENS,
    TREASURE,
    WOULD_GAIN,
    hand,
)
from regalia.dominion.rules.printed import Instruction
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.reactions import FIRST_SILVER
from regalia.dominion.rules.token_offers import PAY_OFF, SPEND_COFFERS, TOKEN_OFFERS
from regalia.kernel.arguments import Kind
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.hints import Hints, Wish, ends_last, unoffered
from regalia.kernel.options import NOTHING, PASS, Amounts, Option, Verb
from regalia.kernel.views import View

PURSE: Final = Kind({"coins": COINS, "buys": BUYS})  # what a player has to spend, by fact and type
PHASES: Final = (PLAY_ACTIONS, PLAY_TREASURES, BUY_MORE, PLAY_NIGHT)
GAINING: Final = (CARD_BOUGHT, WOULD_GAIN, CARD_GAINED)


def hints(box: Box, view: View) -> Hints:
    """Of the view of the seat that is asked."""
    options = view.options
    useful = [is_useful(box, view, option) for option in options]
    if view.question in PHASES:
        useful = ends_last(options, useful, PASS.verb.name)
    then = [purse_after(box, view, option) for option in options]
    return Hints(useful, then, unoffered(options, wishes(box, view)))


def is_useful(box: Box, view: View, option: Option) -> bool:
    """What a phase offers is, but to buy what clogs a deck: Curses and Ruins, and Coppers for nothing."""
    if option.verb is not BUY or option.subject in box.landscape_of:
        return True
    if option.subject == COPPER:
        return view.amounts_of(option).get("coins", 0) > 0
    return box.printed[option.subject].types & (CURSE_TYPE | RUINS) == 0


# -- what is left afterwards -----------------------------------------------------------------------------------------------


def purse_after(box: Box, view: View, option: Option) -> Amounts:
    """Coins and Buys afterwards, where nothing else can come of it: other cards listen, or ask, or tokens change it."""
    coins, buys = view.facts["coins"], view.facts["buys"]
    verb = option.verb
    if verb is BUY and is_plain_purchase(box, option.subject):
        return {"coins": coins - view.amounts_of(option)["coins"], "buys": buys - 1}
    if verb is PAY_OFF:
        return {"coins": coins - 1, "buys": buys}
    if token(view, MINUS_COIN) > 0:
        return NOTHING
    if verb is SPEND_COFFERS:
        return {"coins": coins + 1, "buys": buys}
    if verb is PLAY and view.question is PLAY_TREASURES and is_plain_treasure(box, view, option.subject):
        return {"coins": coins + brings(box, option.subject), "buys": buys}
    return NOTHING


def is_plain_purchase(box: Box, kind: int) -> bool:
    if kind in box.landscape_of or box.printed[kind].overpay is not None:
        return False
    return not any([box.listening[moment][kind] for moment in GAINING])


def is_plain_treasure(box: Box, view: View, kind: int) -> bool:
    """Its text is +$ and nobody changes or adds to it; a Merchant only after one was played (G-PLAY-12)."""
    card = box.printed[kind]
    if card.types & TREASURE == 0 or not card.play or not all([isinstance(line, PlusCoins) for line in card.play]):
        return False
    heard = box.listening[BEFORE_TEXT][kind] + box.listening[AFTER_TEXT][kind]
    merchants = MERCHANT in view.facts["in_force"]
    return all([listener is FIRST_SILVER and not merchants for listener in heard])


def brings(box: Box, kind: int) -> int:
    lines: tuple[Instruction, ...] = box.printed[kind].play
    return sum([line.number for line in lines if isinstance(line, PlusCoins)])


def token(view: View, sort: int) -> int:
    """How many of a sort the viewer has; none where the game has no tokens."""
    tokens: list[int] = view.facts["tokens"]
    at = view.viewer * TOKENS + sort
    return tokens[at] if at < len(tokens) else 0


# -- what cannot be done now -----------------------------------------------------------------------------------------------


def wishes(box: Box, view: View) -> list[Wish]:
    """Cards of the hand and piles: what the question is about, in a phase playing and buying; tokens the player has."""
    of_hand = kinds_in_hand(view)
    of_supply = kinds_for_sale(box, view)
    if view.question in PHASES:
        tokens = [Wish(offer, line=True) for sort, offer in TOKEN_OFFERS if token(view, sort) > 0]
        return [Wish(PLAY, of_hand, "hand"), Wish(BUY, of_supply, "pile"), *tokens]
    on_hand, on_supply = verb_about(view, of_hand), verb_about(view, of_supply)
    return [Wish(on_hand or PLAY, of_hand, "hand"), Wish(on_supply or BUY, of_supply, "pile")]


def verb_about(view: View, kinds: tuple[int, ...]) -> Verb | None:
    """What the question asks to be done to one of these."""
    for option in view.options:
        if option.verb.about == A_KIND and option.subject in kinds:
            return option.verb
    return None


def kinds_in_hand(view: View) -> tuple[int, ...]:
    return tuple(dict.fromkeys([kind for kind in view.zones[hand(view.viewer)] if kind != UNKNOWN]))


def kinds_for_sale(box: Box, view: View) -> tuple[int, ...]:
    """The uppermost card of every pile, the first one printed if it is empty; Events and Projects."""
    found: list[int] = []
    for zone in box.supply:
        seen = view.zones[zone]
        top = seen[-1] if seen else box.kind[box.laid[zone][-1]]
        if top != UNKNOWN:
            found.append(top)
    return tuple(found + [landscape.kind for landscape in box.for_sale])
