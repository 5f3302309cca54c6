"""Slots: where a game has far more things of a type than any one setup, actions and cells number those of the setup."""

from typing import Final

NONE: Final = -1  # what an empty slot holds, or the one for anything else


class Slots:
    """``things`` are the numbers the rules give to what lies in the slots, ``names`` their ids; empty slots are called "".

    ``slot_of`` finds the slot of anything; what the setup does not have shares one. ``features`` are the printed facts of each
    slot, in columns called ``columns``, so that a learner can tell what is in them and share what it learned.
    """

    def __init__(
        self,
        about: str = "",
        things: list[int] | None = None,
        slot_of: list[int] | None = None,
        names: list[str] | None = None,
        columns: list[str] | None = None,
        features: list[list[int]] | None = None,
    ) -> None:
        self.about: Final = about  # of the verbs whose subjects they are
        self.things: Final = things or []
        self.slot_of: Final = slot_of or []
        self.names: Final = names or []
        self.columns: Final = columns or []
        self.features: Final = features or []
