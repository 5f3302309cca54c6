"""Every fact of a view, as words that must be heard or seen somewhere: by seat, in the world, of piles and landscapes."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from regalia.dominion.rules.layout import ALLY, EVENT, LANDMARK, PROJECT, TOKEN_NAMES, TOKENS, WAY
from regalia.games import setup_from_json
from regalia.kernel.setup import Setup
from regalia.words import words_for
from regalia.words.game_words import GameWords

View = dict[str, Any]
SHOWN = EVENT | PROJECT | LANDMARK | WAY | ALLY  # States and Artifacts lie with whoever has them, Boons and Hexes in decks
# What parts of the page say: texts that are drawn, names for those who listen, titles.
HEARD = """(selectors) => selectors.map((selector) => {
    const said = [];
    for (const root of document.querySelectorAll(selector)) {
        for (const node of [root, ...root.querySelectorAll("*")]) {
            if (!node.checkVisibility({ visibilityProperty: true })) continue;
            for (const name of ["aria-label", "title", "aria-description", "value"]) said.push(node.getAttribute(name) ?? "");
            for (const child of node.childNodes) if (child.nodeType === 3) said.push(child.data);
        }
    }
    return said.join(" \\u241f ").replaceAll("\\u00ad", "");
})"""
OWN = ".z-dock, .z-strip, .z-stage"
PILES = ".z-base, .z-kingdom, .z-shelf"
TRASH = ".z-shelf, .z-dock, .z-base"
LANDS = ".z-lands, [data-seat], .z-dock, .z-shelf"
# What is looked for below; a zone by its name without the number of its seat, all piles as one.
LOOKED_FOR = {
    "citadels": {
        "round", "goal", "cast", "revealed", "killed", "robbed", "bewitched", "warrants", "threats", "signed_warrant", "tax",
        "gold", "crown", "beautified", "protected", "finished", "wagon_gold", "wagon_owners",
        "deck", "face_up", "face_down", "hand", "city", "ring", "role", "drawn", "site", "under_museum",
    },
    "dominion": {
        "active", "phase", "actions", "buys", "coins", "potions", "prices", "held", "turns", "tokens", "embargo",
        "pile", "trash", "hand", "play", "exile", "tavern", "aside", "discard", "deck", "boons", "hexes", "black_market_deck",
        "unused", "island_mat", "native_village_mat", "kept_boons", "face_down",
    },
}  # fmt: skip
# Facts that are no state of the table but bookkeeping of the rules, or are said in another way:
EXCEPTIONS = {
    "citadels": {
        "chosen_from", "picked_up", "pack",  # what was passed to the viewer: its notes, not the table
        "thief", "witch", "magistrate", "blackmailer",  # who did it: the character says so
        "flowered_threat", "flower_may_be_on", "gathered", "built", "limit", "active", "acting", "called",
    },
    "dominion": {
        "regular", "last_turn_of", "turn_kind", "deputies", "hand_size", "plays_left", "played", "in_force", "pending", "marks",
        "named", "trade_tokens", "trade_route", "moment", "doer", "thing", "text", "turned", "empty", "gained",
        "left_out", "boon_discards", "hex_discards",  # what came of the decks beside them
    },
}  # fmt: skip


def heard(page: Page, selectors: list[str]) -> dict[str, str]:
    found: list[str] = page.evaluate(HEARD, selectors)
    return dict(zip(selectors, found, strict=True))


def has_number(text: str, number: int) -> bool:
    return re.search(rf"(?<!\d){number}(?!\d)", text) is not None


class Facts:
    """One view and the page that shows it to its viewer."""

    def __init__(self, page: Page, view: View, setup: View, names: list[str], language: str) -> None:
        chosen: Setup = setup_from_json({**setup, "seed": 0})
        self.view = view
        self.words: GameWords = words_for(chosen, names, reader=view["viewer"], language=language)
        self.names = names
        self.game = chosen.game
        seats = [self.place_of(seat) for seat in range(len(names))]
        self.said = heard(page, ["body", "header", ".z-track", OWN, PILES, TRASH, LANDS, *seats])
        self.all = self.said["body"]

    def missing(self) -> list[str]:
        found = self.citadels() if self.game == "citadels" else self.dominion()
        return sorted({*found, *self.unheard_of()})

    def unheard_of(self) -> Iterator[str]:
        """What a view has and this test knows nothing of: it is to be looked for, or an exception."""
        zones = ("pile" if name.startswith("pile_") else re.sub(r"_\d+$", "", name) for name in self.view["zones"])
        for name in {*self.view["facts"], *zones} - LOOKED_FOR[self.game] - EXCEPTIONS[self.game]:
            yield f"nobody looks for {name}"

    def place_of(self, seat: int) -> str:
        return ", ".join([f"[data-seat='{seat}']", *([OWN] if seat == self.view["viewer"] else [])])

    def of_seat(self, seat: int) -> str:
        return self.said[self.place_of(seat)]

    def card(self, of: str, number: int) -> str:
        return self.words.name(of, number).text

    def zone(self, name: str) -> list[int]:
        found: list[int] = self.view["zones"].get(name, [])
        return found

    def lacks(self, where: str, text: str, what: str) -> Iterator[str]:
        if what.casefold() not in text.casefold():
            yield f"{where}: {what!r}"

    def lacks_number(self, where: str, text: str, what: str, number: int) -> Iterator[str]:
        if not has_number(text, number):
            yield f"{where}: {what} {number}"

    # -- Citadels ------------------------------------------------------------------------------------------------------------

    def citadels(self) -> Iterator[str]:
        facts = self.view["facts"]
        yield from self.lacks_number("head", self.said["header"], "round", facts["round"])
        yield from self.lacks_number("world", self.all, "deck", len(self.zone("deck")))
        yield from self.lacks_number("world", self.all, "goal", facts["goal"])
        track = self.said[".z-track"]
        for rank, name in enumerate(facts["cast"], 1):
            yield from self.lacks("track", track, self.words.say(f"citadels-card-{name}"))
            holder = facts["revealed"][rank]
            if holder >= 0 and holder != self.view["viewer"]:
                yield from self.lacks("track", track, self.names[holder])
        for mark in ("killed", "robbed", "bewitched"):
            if facts[mark]:
                yield from self.lacks("track", track, self.words.say(f"mark-{mark}"))
        for mark, of in (("warrant", "warrants"), ("threat", "threats")):
            if facts[of]:
                yield from self.lacks("track", track, self.words.say(f"mark-{mark}"))
        if facts["signed_warrant"] in facts["warrants"]:
            yield from self.lacks("track", track, self.words.say("mark-signed"))
        for zone in ("face_down", "under_museum"):
            if self.zone(zone):
                yield from self.lacks_number("world", self.all, zone, len(self.zone(zone)))
        for title in self.zone("site"):
            if title >= 0:
                yield from self.lacks("site", self.all, self.card("title", title))
        for rank in self.zone("face_up"):
            yield from self.lacks("set aside", self.all, self.card("rank", rank))
        if "tax_collector" in facts["cast"] and facts["tax"]:
            yield from self.lacks_number("world", self.all, "tax", facts["tax"])
        for seat in range(len(self.names)):
            yield from self.citadels_seat(seat, facts)

    def citadels_seat(self, seat: int, facts: View) -> Iterator[str]:
        said = self.of_seat(seat)
        where = f"seat {seat}"
        if seat != self.view["viewer"]:
            yield from self.lacks(where, said, self.names[seat])
            yield from self.lacks_number(where, said, "hand", len(self.zone(f"hand_{seat}")))
        yield from self.lacks_number(where, said, "gold", facts["gold"][seat])
        for owner, gold in zip(facts["wagon_owners"], facts["wagon_gold"], strict=True):
            if owner == seat:
                yield from self.lacks_number(where, said, "gold on a wagon", gold)
        if seat == self.view["viewer"]:
            for rank in self.zone(f"role_{seat}"):
                if rank > 0:
                    yield from self.lacks(where, said + self.said[".z-track"], self.card("rank", rank))
            for title in self.zone(f"drawn_{seat}"):
                if title >= 0:
                    yield from self.lacks(where, said, self.card("title", title))
        for title in {*self.zone(f"city_{seat}"), *self.zone(f"ring_{seat}"), *self.zone(f"hand_{seat}")} - {-1}:
            yield from self.lacks(where, said, self.card("title", title))
        if facts["crown"] == seat:
            yield from self.lacks(where, said, self.words.say("web-crown"))
        if any(place // 120 == seat for place in facts["beautified"]):
            yield from self.lacks(where, said, "+1")
        if facts["protected"] == seat:
            yield from self.lacks(where, said, self.words.say("mark-protected"))
        if seat in facts["finished"]:
            yield from self.lacks(where, said, self.words.say("mark-complete"))

    # -- Dominion ------------------------------------------------------------------------------------------------------------

    def dominion(self) -> Iterator[str]:
        facts = self.view["facts"]
        if facts["active"] == self.view["viewer"] and self.view["decision"] is not None and facts["phase"] != "clean_up":
            said = self.said[OWN]
            for unit in ("actions", "buys", "coins"):
                yield from self.lacks_number("own turn", said, unit, facts[unit])
            if facts["potions"]:
                yield from self.lacks_number("own turn", said, "potions", facts["potions"])
        piles = self.said[PILES]
        for zone, cards in self.view["zones"].items():
            if zone.startswith("pile_"):
                name = zone.removeprefix("pile_")
                top = self.card("kind", cards[-1]) if cards and cards[-1] >= 0 else self.words.say(f"dominion-card-{name}")
                yield from self.lacks(zone, piles, top)
                yield from self.lacks_number(zone, piles, "left", len(cards))
        for deck in ("boons", "hexes", "black_market_deck", "unused"):
            if self.zone(deck):
                yield from self.lacks_number("shelf", piles, deck, len(self.zone(deck)))
        for name, number in facts.get("embargo", {}).items():
            yield from self.lacks_number(f"pile_{name}", piles, "embargo", number)
        for kind, coins, potions, debt in facts["prices"]:
            yield from self.lacks_number(
                "prices", piles, self.card("kind", kind), coins if coins or not debt else potions + debt
            )
        yield from self.lacks_number("trash", self.said[TRASH], "cards", len(self.zone("trash")))
        lands = self.said[LANDS]
        for name, held in facts["held"].items():
            if self.is_laid_out(name):
                yield from self.lacks("landscapes", lands, self.words.say(f"dominion-card-{name}"))
            for seat in range(len(self.names)):
                if held >> seat & 1 and not self.is_landmark(name):
                    yield from self.lacks(f"seat {seat}", self.of_seat(seat), self.words.say(f"dominion-card-{name}"))
        for seat in range(len(self.names)):
            yield from self.dominion_seat(seat, facts)

    def is_laid_out(self, name: str) -> bool:
        """Boons and Hexes are a deck of their own, States and Artifacts lie with whoever has them."""
        types = self.words.box.landscapes[[one.name for one in self.words.box.landscapes].index(name)].types
        return bool(types & SHOWN)

    def is_landmark(self, name: str) -> bool:
        types = self.words.box.landscapes[[one.name for one in self.words.box.landscapes].index(name)].types
        return bool(types & LANDMARK)

    def dominion_seat(self, seat: int, facts: View) -> Iterator[str]:
        said = self.of_seat(seat)
        where = f"seat {seat}"
        own = seat == self.view["viewer"]
        if not own:
            yield from self.lacks(where, said, self.names[seat])
            yield from self.lacks_number(where, said, "hand", len(self.zone(f"hand_{seat}")))
        else:
            yield from self.lacks_number(where, said, "deck", len(self.zone(f"deck_{seat}")))
        open_zones = [f"{place}_{seat}" for place in ("play", "exile", "tavern", "aside", "hand", "island_mat")]
        for place in ("native_village_mat", "face_down"):
            if self.zone(f"{place}_{seat}"):
                yield from self.lacks_number(where, said, place, len(self.zone(f"{place}_{seat}")))
        for kind in {kind for zone in open_zones for kind in self.zone(zone)} - {-1}:
            yield from self.lacks(where, said, self.card("kind", kind))
        discard = self.zone(f"discard_{seat}")
        if discard and discard[-1] >= 0:
            yield from self.lacks(where, said, self.card("kind", discard[-1]))
        yield from self.lacks_number(where, said, "turns", facts["turns"][seat])
        for at, name in enumerate(TOKEN_NAMES):
            tokens = facts["tokens"]
            number = tokens[seat * TOKENS + at] if tokens else 0
            if number and name in ("debt", "coffers", "villagers", "favors", "vp_tokens"):
                yield from self.lacks_number(where, said, name, number)
