"""Editions are data: one named switch per difference between the booklets. Rules ask the switch, never the name."""

from typing import Final

# What a warrant can take (rows 12 and 13 of the differences).
WARRANT_PAID: Final = 0  # the first district paid for, also with cards (C-MAGISTRATE-12)
WARRANT_GOLD: Final = 1  # the first one gold is paid for (C-MAGISTRATE-13)
WARRANT_ANY: Final = 2  # the first one built, free or not (C-MAGISTRATE-21)

# Who holds the crown first (row 1).
CROWN_OLDEST: Final = 0  # C-SETUP-08, -09
CROWN_BY_LOT: Final = 1  # C-SETUP-10


class Edition:
    """The switches of one edition; the defaults are the English readings (decision 3)."""

    def __init__(
        self,
        name: str,
        first_crown: int = CROWN_OLDEST,
        third_seat_chooses_discard: bool = False,
        bewitched_emperor_waits: bool = False,
        gift_may_be_identical: bool = False,
        same_for_same: bool = False,
        school_pays_abbot_both: bool = False,
        warrant_meets: int = WARRANT_PAID,
        tax_once_a_turn: bool = False,
        seizing_is_taxed: bool = False,
        wall_covers_itself: bool = False,
        vault_has_no_kind: bool = False,
        costs_should_vary: bool = True,
        first_game_rank_9: str = "",
        substitutes_for_queen: tuple[str, ...] = ("artist", "tax_collector"),
        substitutes_for_emperor: tuple[str, ...] = ("king", "patrician"),
        has_action_cards: bool = False,
        deals_reference_cards: bool = False,
        has_silver: bool = False,
        card_first: "Edition | None" = None,
    ) -> None:
        self.name: Final = name
        self.first_crown: Final = first_crown
        self.third_seat_chooses_discard: Final = third_seat_chooses_discard  # C-SEL-29
        self.bewitched_emperor_waits: Final = bewitched_emperor_waits  # C-WITCH-17
        self.gift_may_be_identical: Final = gift_may_be_identical  # C-DIPLOMAT-10
        self.same_for_same: Final = same_for_same  # C-DIPLOMAT-11
        self.school_pays_abbot_both: Final = school_pays_abbot_both  # C-ABBOT-08
        self.warrant_meets: Final = warrant_meets
        self.tax_once_a_turn: Final = tax_once_a_turn  # C-TAX-12
        self.seizing_is_taxed: Final = seizing_is_taxed  # C-MARSHAL-09
        self.wall_covers_itself: Final = wall_covers_itself  # D-GREATWALL-06
        self.vault_has_no_kind: Final = vault_has_no_kind  # D-VAULT-03
        self.costs_should_vary: Final = costs_should_vary  # C-CUSTOM-03
        self.first_game_rank_9: Final = first_game_rank_9  # C-SETUP-15
        self.substitutes_for_queen: Final = substitutes_for_queen  # C-CUSTOM-06, -07
        self.substitutes_for_emperor: Final = substitutes_for_emperor  # C-CUSTOM-08, -09
        self.has_action_cards: Final = has_action_cards  # C-SETUP-05
        self.deals_reference_cards: Final = deals_reference_cards  # C-SETUP-13
        self.has_silver: Final = has_silver  # C-SCORE-10
        self.card_first: Final = card_first  # where card and booklet differ, the card is right: an option (C-TEXT-02)


ENGLISH: Final = Edition("en")
GERMAN: Final = Edition(
    "de",
    third_seat_chooses_discard=True,
    bewitched_emperor_waits=True,
    gift_may_be_identical=True,
    warrant_meets=WARRANT_GOLD,
    first_game_rank_9="artist",
    substitutes_for_queen=("artist",),
    substitutes_for_emperor=("patrician",),
    deals_reference_cards=True,
)


def dutch(card_first: bool) -> Edition:
    """Its other reading turns around the three places where the Dutch card and booklet differ (decision 4)."""
    return Edition(
        "nl",
        first_crown=CROWN_BY_LOT,
        same_for_same=True,
        school_pays_abbot_both=True,
        warrant_meets=WARRANT_ANY if card_first else WARRANT_GOLD,
        tax_once_a_turn=card_first,
        seizing_is_taxed=card_first,
        wall_covers_itself=True,
        vault_has_no_kind=True,
        costs_should_vary=False,
        has_action_cards=True,
        deals_reference_cards=True,
        has_silver=True,
        card_first=None if card_first else dutch(card_first=True),
    )


DUTCH: Final = dutch(card_first=False)
EDITIONS: Final = {"en": ENGLISH, "de": GERMAN, "nl": DUTCH}
