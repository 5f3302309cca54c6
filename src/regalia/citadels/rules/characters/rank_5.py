"""Bishop, Abbot, Cardinal."""

from typing import Final

from regalia.citadels.rules.build_offers import BUILD_ON_LOAN
from regalia.citadels.rules.layout import A_NUMBER, A_SEAT, DECK, MOST_SEATS, RELIGIOUS, SCHOOL_OF_MAGIC
from regalia.citadels.rules.printed import IN_CARDS, INCOME_ABILITY, SECOND_ABILITY, Character, Offer
from regalia.citadels.rules.reasons import why_no_other_seat
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Amounts, Option
from regalia.kernel.reasons import Reason


class Bishop(Character):
    def begins(self, game: Citadels, seat: int) -> None:
        game.protected = seat  # C-BISHOP-02, -05; for the Witch C-WITCH-20


class Collection(Offer):
    """The Abbot's income: gold and cards in any mix, announced before anything is taken (C-ABBOT-01, -02).

    The subject is how many of them are gold.
    """

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        number, extra = shares(game, seat)
        if number + extra > 0:
            for gold in range(number + 1):
                menu.append(self.options[gold])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        number, extra = shares(game, seat)
        if number + extra == 0:
            return Reason("no_districts", "C-ABBOT-01", (RELIGIOUS,))
        return Reason("too_much_gold", "C-ABBOT-01", (number,)) if subject > number else None

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        number, extra = shares(game, seat)
        return {"gold": subject + extra, "cards": min(number - subject + extra, len(game.zones[DECK]))}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        number, extra = shares(game, seat)
        game.gain(seat, subject + extra, "C-ABBOT-01")
        game.gain_cards(seat, number - subject + extra, "C-ABBOT-01")


def shares(game: Citadels, seat: int) -> tuple[int, int]:
    """Resources of either kind, and how often both: what the School of Magic gives is a switch (C-ABBOT-07 … -09)."""
    number = game.count(seat, RELIGIOUS)
    if not game.has(seat, SCHOOL_OF_MAGIC):
        return number, 0
    return (number, 1) if game.box.edition.school_pays_abbot_both else (number + 1, 0)


class ClaimFromRichest(Offer):
    """The richest player, if it is another one, gives a gold; judged at the moment of the claim (C-ABBOT-03 … -06)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        most = max(game.gold)
        if most > game.gold[seat]:  # C-ABBOT-05, -10
            for other in range(game.seats):
                if game.gold[other] == most:
                    menu.append(self.options[other])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        most = max(game.gold)
        if most == game.gold[seat]:
            return Reason("you_are_richest", "C-ABBOT-05")
        nobody = why_no_other_seat(game, seat, subject, "C-ABBOT-03")
        if nobody is not None or game.gold[subject] == most:
            return nobody
        return Reason("not_richest", "C-ABBOT-03", (subject,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.take_gold(seat, subject, 1, "C-ABBOT-03")


BISHOP: Final = Bishop("bishop", income=RELIGIOUS)
ABBOT: Final = Character(
    "abbot",
    offers=(
        Collection("collect", 16, A_NUMBER, INCOME_ABILITY),
        ClaimFromRichest("claim_gold", MOST_SEATS, A_SEAT, SECOND_ABILITY),
    ),
)
CARDINAL: Final = Character("cardinal", income=RELIGIOUS, income_in=IN_CARDS, offers=(BUILD_ON_LOAN,), borrows=True)
