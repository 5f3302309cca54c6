"""What each seat may see of the zones and know beyond them, and which hidden cards it cannot tell apart."""

from typing import TYPE_CHECKING

from regalia.dominion.rules.kinds import kind_in, number_in
from regalia.dominion.rules.later import Named
from regalia.dominion.rules.layout import (
    DECK,
    DISCARD_PILE,
    FACE_DOWN,
    HAND,
    NATIVE_VILLAGE_MAT,
    NO_CARD,
    PHASE_NAMES,
    REST_OF_TURN,
    SEAT_ZONES,
    SHARED_ZONES,
    TRASH,
    UNUSED,
    hand,
    in_play,
    seat_zone,
)
from regalia.dominion.rules.printed import Browsing, Play
from regalia.kernel.cards import NOBODY, UNKNOWN, Track
from regalia.kernel.windows import Window

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion


def seen(game: "Dominion", zone: int, viewer: int) -> list[int]:
    """What the rules let a viewer see of a zone.

    Of a discard pile the top card, of another player's deck the cards on top the viewer happens to know, or else the back
    of the top card; never how many there are, unless the table agreed to show it (G-DISCARD-PILE-03, G-COUNT-01 … -03).
    """
    if game.sight[zone] == game.everyone:
        kinds = game.box.kind
        return [kinds[card] for card in game.zones[zone]]
    if zone >= game.box.first_pile:
        return game.seen_in_full(zone, viewer)
    place = (zone - SHARED_ZONES) % SEAT_ZONES
    owner = (zone - SHARED_ZONES) // SEAT_ZONES
    if place == DISCARD_PILE and not is_browsing(game, owner, viewer):
        top = [game.face(card) for card in game.zones[zone][-1:]]  # G-DISCARD-PILE-06
        if game.box.asks_when_shuffling:
            top = game.seen_in_full(zone, viewer)[-1:]  # who is about to shuffle has taken the pile up
        return [UNKNOWN] * (len(game.zones[zone]) - 1) + top if game.box.open_counts else top
    if place == DECK and owner != viewer and not game.box.open_counts:
        return known_on_top(game, zone, viewer)
    return game.seen_in_full(zone, viewer)


def known_on_top(game: "Dominion", zone: int, viewer: int) -> list[int]:
    """The cards on top as far down as the viewer knows every one of them; with none, the back of the top card.

    A back of its own is seen wherever it lies, and so are the backs above it.
    """
    bit = 1 << viewer if viewer >= 0 else game.everyone
    faces: list[int] = []
    seen = 0
    known = True
    for card in reversed(game.zones[zone]):
        known = known and game.known[card] & bit == bit
        if not known and not game.box.own_backs:
            break
        faces.insert(0, game.face(card) if game.known[card] & bit == bit else UNKNOWN)
        if known or card in game.box.own_backs:
            seen = len(faces)
    faces = faces[len(faces) - seen :]
    return faces if faces or not game.zones[zone] else [UNKNOWN]


def show_backs(game: "Dominion") -> None:
    """Cards with a back of their own are seen by all, in hands and decks (G-HAND-02)."""
    zones: list[int] = []
    for card in game.box.own_backs:
        zone = game.place[card]
        if game.known[card] != game.everyone and zone not in zones:
            if zone >= game.box.first_pile:
                if any([zone in hidden for hidden in game.box.hidden]):
                    zones.append(zone)
            elif zone >= SHARED_ZONES and (zone - SHARED_ZONES) % SEAT_ZONES != DISCARD_PILE:
                zones.append(zone)
    for zone in zones:
        game.show_cards(zone, [card for card in game.box.own_backs if game.place[card] == zone], game.everyone)


def is_browsing(game: "Dominion", owner: int, viewer: int) -> bool:
    """Whether the viewer, or who decides for them, is just being asked while looking through this discard pile."""
    if viewer < 0 or not game.eyes(owner) >> viewer & 1 or not game.stack:
        return False
    asking = game.stack[-1]
    return isinstance(asking, Browsing) and asking.seat == owner and asking.browses()


def share_sight(game: "Dominion") -> None:
    """The seat that decides for a player sees all cards that player sees, now."""
    deputies = game.deputies
    if deputies is not None:
        for seat in range(game.seats):
            if deputies[seat] != seat:
                for place in (HAND, FACE_DOWN, DISCARD_PILE):
                    zone = seat_zone(seat, place)
                    if place != DISCARD_PILE or is_browsing(game, seat, seat):
                        unseen = [card for card in game.zones[zone] if not game.known[card] >> deputies[seat] & 1]
                        if unseen:
                            game.show(zone, 1 << deputies[seat])
                if game.box.has_own_mats:
                    mat = game.box.own_mat(seat, NATIVE_VILLAGE_MAT)
                    if [card for card in game.zones[mat] if not game.known[card] >> deputies[seat] & 1]:
                        game.show(mat, 1 << deputies[seat])


def facts(game: "Dominion") -> dict[str, object]:
    """The whitelist of all that is not a card. None of it is secret."""
    found = facts_of_all(game)
    if game.box.marks_piles:
        found["embargo"] = {pile.name: game.on_piles[at] for at, pile in enumerate(game.box.piles) if game.on_piles[at]}
    if game.box.trading:
        first = game.box.first_pile
        found["trade_route"] = game.trade_tokens()
        found["trade_tokens"] = [
            game.box.piles[zone - first].name for zone in game.box.trading if not game.traded >> (zone - first) & 1
        ]
    if game.box.logs_gains:
        found["gained"] = [[number_in(both), kind_in(both)] for both in game.gained]
    return found


def facts_of_all(game: "Dominion") -> dict[str, object]:
    """What every game has."""
    moment, doer, thing = happening(game)
    found: dict[str, object] = {
        "turns": game.turns,
        "active": game.active,
        "phase": PHASE_NAMES[game.phase],
        "actions": game.actions,
        "buys": game.buys,
        "coins": game.coins,
        "potions": game.potions,
        "tokens": game.tokens,
        "held": {landscape.name: held for landscape, held in zip(game.box.landscapes, game.held, strict=True)},
        "pending": [[later.seat, later.moment, later.kind, later.every, later.may] for later in game.pending],
        "regular": game.regular,
        "last_turn_of": game.last_turn_of,
        "turn_kind": game.turn_kind,
        "deputies": list(range(game.seats)) if game.deputies is None else game.deputies,
        "hand_size": game.hand_size,
        "plays_left": game.plays_left,
        "marks": marks(game),
        "played": [[number_in(both), kind_in(both)] for both in game.played],
        "in_force": game.in_force,
        "prices": prices(game),
        "empty": [game.empty_piles(), game.box.empty_ends],  # Supply piles, and how many end the game (G-NON-SUPPLY-01)
        "moment": moment,
        "doer": doer,
        "thing": thing,
        "text": text_asked_for(game),
        "turned": sorted([game.face(card) for card in game.zones[TRASH] if game.turned and game.is_turned(card)]),
    }
    named = names(game) if game.pending else []
    if named:
        found["named"] = named
    return found


def happening(game: "Dominion") -> tuple[str, int, int]:
    """What the open question is about that lets players react: its name, whose doing, and the kind of card, if all saw it."""
    asking = game.stack[-1] if game.stack else None
    if isinstance(asking, Window):
        found: tuple[str, int, int] = asking.about.says(game)
        return found
    return "", NOBODY, UNKNOWN


def text_asked_for(game: "Dominion") -> list[int]:
    """The kind of the card whose text asks the open question, if that is certain: it need not be the last one played.

    A card goes on after those it played (G-PLAY-09), and what is gained, bought or waits for its time asks, too.
    """
    asking = game.stack[-1] if game.stack else None
    play = getattr(asking, "play", None)
    if isinstance(play, Play):
        return [game.box.kind[play.card]] if play.card != NO_CARD else []
    if not isinstance(asking, Window) and any([isinstance(effect, Window) for effect in game.stack]):
        return []
    return [kind_in(game.played[-1])] if game.played else []


def prices(game: "Dominion") -> list[list[int]]:
    """Kinds of the Supply that cost something else now than is printed on them, with coins, Potions and Debt (G-COST-04)."""
    found: list[list[int]] = []
    if not any([cheaper.coins(game) for cheaper in game.box.cheaper]):
        return found
    for zone in game.box.supply:
        for kind in dict.fromkeys([game.box.kind[card] for card in game.box.laid[zone]]):
            price = game.price(kind)
            if price != game.box.price[kind]:
                found.append([kind, price.coins, price.potions, price.debt])
    return found


def names(game: "Dominion") -> list[list[int]]:
    """The kinds named this turn that are still barred from something, each after the kind it was named for (G2-BAN-02)."""
    return [[later.kind, later.then.kind] for later in game.pending if isinstance(later.then, Named)]


def marks(game: "Dominion") -> list[list[object]]:
    """What was chosen for cards in play, by seat, kind and verb (G-CHOOSE-07)."""
    return [
        [later.seat, later.kind, later.then.mark()]
        for later in game.pending
        if later.moment == REST_OF_TURN
        and later.then.mark()
        and game.is_found(later.play.track())
        and game.place[later.play.card] == in_play(later.seat)
    ]


def indistinguishable(game: "Dominion", viewer: int) -> list[list[int]]:
    """Every player's own hidden cards mix among themselves: what anybody gained or lost was public. So do those of a deck."""
    lots = [
        [card for zone in game.box.hidden[seat] for card in game.zones[zone] if not game.known[card] >> viewer & 1]
        for seat in range(game.seats)
    ]
    if game.mingled:
        mingle(game, lots, viewer)
    if game.box.own_backs:  # they lie where they are
        lots = [[card for card in lot if card not in game.box.own_backs] for lot in lots]
        lots += [[card] for card in game.box.own_backs if is_hidden(game, card, viewer)]
    for zone in game.box.hidden_decks():
        hidden = [card for card in game.zones[zone] if not game.known[card] >> viewer & 1]
        if game.box.left_out_of(zone):  # cards of a pile that are not in the game lie hidden too
            unused = game.zones[game.box.beyond(UNUSED)]
            hidden += [card for card in unused if game.box.home[card] == zone and not game.known[card] >> viewer & 1]
        lots.append(hidden)
    return lots


def is_hidden(game: "Dominion", card: int, viewer: int) -> bool:
    """In a place of a seat, unknown to the viewer."""
    is_there = any([game.place[card] in zones for zones in game.box.hidden])
    return is_there and not game.known[card] >> viewer & 1


def mingle(game: "Dominion", lots: list[list[int]], viewer: int) -> None:
    """Those who passed cards to each other may each have cards of the others; the viewer's own cards are certain."""
    shared: list[int] = []
    for seat in range(game.seats):
        if game.mingled >> seat & 1 and seat != viewer:
            shared += lots[seat]
            lots[seat] = []
    lots.append(shared)


def may_hold(game: "Dominion", seat: int, kind: int, besides: int = NO_CARD) -> bool:
    """Whether, for all the table knows, a card of this kind may be in the seat's hand, ``besides`` one that does not count."""
    everyone = game.everyone
    known = game.known
    has_hidden = False
    for card in game.zones[hand(seat)]:
        if known[card] != everyone:
            has_hidden = True
        elif game.box.kind[card] == kind and card != besides:
            return True
    return has_hidden and may_have_hidden(game, seat, kind)


def may_be_among(game: "Dominion", seat: int, cards: tuple[Track, ...], kind: int) -> bool:
    """Whether, for all the table knows, one of these cards of the seat is a hidden one of this kind."""
    for card, _ in cards:
        if game.known[card] != game.everyone:
            return may_have_hidden(game, seat, kind)
    return False


def may_have_hidden(game: "Dominion", seat: int, kind: int) -> bool:
    """Whether a card of this kind is among those of the seat that not everybody knows."""
    known = game.known
    for other in range(game.seats):
        if other == seat or game.mingled >> seat & game.mingled >> other & 1:
            for zone in game.box.hidden[other]:
                for card in game.zones[zone]:
                    if game.box.kind[card] == kind and known[card] != game.everyone:
                        return True
    return False


def may_hold_any(game: "Dominion", seat: int, types: int, barred: int = 0) -> bool:
    """Whether, for all the table knows, a card of one of these types, and none of the barred, may be in the seat's hand."""
    everyone = game.everyone
    known = game.known
    kinds = game.box.kind
    type_of = game.types()
    has_hidden = False
    for card in game.zones[hand(seat)]:
        if known[card] != everyone:
            has_hidden = True
        elif type_of[kinds[card]] & types and not type_of[kinds[card]] & barred:
            return True
    if not has_hidden:
        return False
    for other in range(game.seats):
        if other == seat or game.mingled >> seat & game.mingled >> other & 1:
            for zone in game.box.hidden[other]:
                for card in game.zones[zone]:
                    if known[card] != everyone and type_of[kinds[card]] & types and not type_of[kinds[card]] & barred:
                        return True
    return False


# Asking is telling (G-HAND-01): what an effect would settle by itself, there being nothing or one thing to choose, it asks
# all the same while the table cannot know that, and the single answer is what would have happened.


def is_secret(game: "Dominion", cards: list[int]) -> bool:
    """Whether somebody cannot tell how many different cards these are, one of which is chosen."""
    if len(cards) < 2 or game.setup.tells_by_asking:
        return False
    for card in cards:
        if game.known[card] != game.everyone:
            return True
    return False


def is_secret_hand(game: "Dominion", seat: int, types: int, barred: int = 0) -> bool:
    """Whether somebody cannot tell what of the hand may be chosen."""
    if game.setup.tells_by_asking:
        return False
    own = game.zones[hand(seat)]
    for card in own:
        if game.known[card] != game.everyone:
            return may_hold_any(game, seat, types, barred)
    return False


def is_suspected(game: "Dominion", seat: int, kind: int) -> bool:
    """Whether a seat without a card of this kind is asked about it."""
    return not game.setup.tells_by_asking and may_hold(game, seat, kind)
