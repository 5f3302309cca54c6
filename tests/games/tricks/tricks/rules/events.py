"""What is told, and why something is refused: names and numbers, no sentences. Their words are in ``messages``."""

from typing import Final

from regalia.kernel.arguments import NUMBER, SEAT, Kind

CARD: Final = "card"
SUIT: Final = "suit"
EVENTS: Final[dict[str, Kind]] = {
    "turns_up": Kind({"card": CARD}),
    "passes": Kind({"seat": SEAT, "other": SEAT}, {"card": CARD}),
    "bids": Kind({"seat": SEAT, "number": NUMBER}),
    "plays": Kind({"seat": SEAT, "card": CARD}),
    "takes_trick": Kind({"seat": SEAT, "card": CARD}),
    "keeps_bid": Kind({"seat": SEAT, "points": "points"}),
}
REASONS: Final[dict[str, Kind]] = {"not_in_hand": Kind({"card": CARD}), "bids_too_high": Kind({"number": NUMBER})}
BRINGS: Final = Kind({"points": "points"})
