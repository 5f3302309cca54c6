"""Observations and actions in words, in the languages of the catalogues."""

from collections.abc import Sequence
from typing import Final

from regalia.env.actions import PASS_OR_WAIT
from regalia.env.layout import ANYTHING_ELSE, BACK, CODES, COUNTS, FIRST_FACE, FLAG, NOTHING, NUMBER, ROWS, SEAT, Slice
from regalia.env.slots import NONE
from regalia.env.spec import Spec
from regalia.kernel.game import Game
from regalia.kernel.options import Option, Verb
from regalia.words import words_for


class Explainer:
    """Says what the cells of an observation mean; the observer is "you", the others have the usual names."""

    def __init__(self, spec: Spec, language: str = "en") -> None:
        self.spec: Final = spec
        self.words: Final = words_for(spec.setup, reader=0, language=language)
        self.say: Final = self.words.say
        self.numbers: Final = {of: {name: at for at, name in enumerate(names)} for of, names in self.words.ids().items()}

    # -- observations ----------------------------------------------------------------------------------------------------

    def observation(self, cells: Sequence[int]) -> list[str]:
        """One line for every slice that says something."""
        lines: list[str] = []
        for one in self.spec.layout.slices:
            values = [int(value) for value in cells[one.start : one.start + one.size]]
            things = self.things(one, values)
            if things:
                what = self.label(one)
                said = ", ".join(things)
                if one.seat < 0:
                    lines.append(self.say("env-line", what=what, things=said))
                else:
                    lines.append(self.say("env-line_of", what=what, things=said, seat=self.words.seat(one.seat)))
        return lines

    def label(self, one: Slice) -> str:
        name = one.name if one.seat < 0 else one.name.rpartition("_")[0]
        name = name.removesuffix("_backs")
        game = self.spec.layout.game
        for group in ("pile", "landscape", "embargo", "trade"):
            if name.startswith(f"{group}_"):
                card = name.removeprefix(f"{group}_").removesuffix("_order")
                return f"{self.say(f'env-{game}-{group}')} {self.named_pile(card)}"
        known = [f"env-{game}-{name}", f"{game}-zone-{name}", f"{game}-fact-{name}"]
        return self.say(next((message for message in known if self.words.tongue.has(message)), f"env-label-{name}"))

    def named_pile(self, card: str) -> str:
        """Mixed piles may have a name of their own."""
        message = f"{self.words.own}card-{card}"
        return self.words.tongue.name(message).text if self.words.tongue.has(message) else card.replace("_", " ").title()

    def things(self, one: Slice, values: list[int]) -> list[str]:
        if one.holds == NUMBER:
            if one.name.endswith("_backs") or "_backs_" in one.name:
                return [self.say("env-backs", number=values[0])] if values[0] else []
            return [str(values[0])] if values[0] else []
        if one.holds == FLAG:
            return [self.say("env-yes")] if values[0] else []
        if one.holds == ROWS:
            return self.rows(one, values)
        if one.holds == CODES:
            return self.codes(one, values)
        found: list[str] = []
        for cell, value in zip(one.cells, values, strict=True):
            if value and cell and not (one.things == "ranks" and cell == "0"):
                thing = self.thing(one.things, cell)
                plain = one.holds != COUNTS or (value == 1 and one.things not in ("tokens", "wagons"))
                found.append(thing if plain else self.say("env-times", number=value, thing=thing))
        return found

    def codes(self, one: Slice, values: list[int]) -> list[str]:
        """Faces with their places from the top, then how many backs."""
        found: list[str] = []
        for place, value in enumerate(values):
            if value >= FIRST_FACE:
                thing = self.thing(one.things, one.faces[value - FIRST_FACE])
                found.append(self.say("env-at", thing=thing, place=place + 1))
        backs = values.count(BACK)
        return [*found, self.say("env-backs", number=backs)] if backs else found

    def rows(self, one: Slice, values: list[int]) -> list[str]:
        """Entries about a seat and a kind."""
        columns = [cell.partition("_")[2] for cell in one.cells]
        width = columns.index("seat", 1)
        names = self.spec.layout.named["trash"].cells
        found: list[str] = []
        for start in range(0, one.size, width):
            entry = dict(zip(columns[start : start + width], values[start : start + width], strict=True))
            if entry["seat"] != NOTHING:
                thing = self.thing("kinds", names[entry["kind"] - 1])
                found.append(self.say("env-waiting", thing=thing, seat=self.words.seat(entry["seat"] - 1)))
        return found

    def thing(self, things: str, cell: str) -> str:
        words = self.words
        if cell == ANYTHING_ELSE:
            return self.say("env-else")
        if things in (SEAT, "seats"):
            return words.seat(int(cell))
        if things == "characters":
            return words.tongue.name(f"{words.own}card-{cell}").text
        if things == "phase":
            return self.say(f"env-phase-{cell}")
        if things == "tokens":
            return self.say(f"env-token-{cell}")
        if things == "wagons":
            return words.seat(int(cell)) if int(cell) < len(words.names) else cell
        of = things.removesuffix("s")
        if of in self.numbers:  # by id, or by number
            return str(words.said(of, int(cell) if cell.isdecimal() else self.numbers[of][cell]))
        return cell.replace("_", " ")

    # -- actions ---------------------------------------------------------------------------------------------------------

    def action(self, action: int, game: Game | None = None) -> str:
        """What an action does: as it is offered, if it is, otherwise as one would type it."""
        if game is not None and game.decision is not None:
            seat = game.decision.seat
            for option in game.decision.options:
                if self.spec.actions.number(option, seat) == action:
                    words = words_for(self.spec.setup, reader=seat, language=self.words.tongue.language)
                    return words.option(option, game.view(seat))
        elif action == PASS_OR_WAIT:
            return self.say("env-wait")
        return self.typed(action)

    def typed(self, action: int) -> str:
        """The verb and the names of what it is about; seats count from the one who acts."""
        row = self.spec.actions.row(action)
        verb = self.words.spoken(row.name)[0]
        if not row.about:
            return verb
        subject = self.spec.actions.subject(action, 0)
        if subject == NONE:
            return self.say("env-unnamed", verb=verb, subject=self.say("env-else"))
        try:
            parts = self.words.subject_parts(Option(Verb(row.name, 0, row.about), subject))
        except (IndexError, KeyError):  # a number nothing in this game has
            return self.say("env-unnamed", verb=verb, subject=subject)
        return " ".join([verb, *[" ".join(part[0]) for part in parts]])
