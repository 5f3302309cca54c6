"""What was measured to win, as much of it as somebody asks for."""

import asyncio
from pathlib import Path

from regalia.arena.balance_table import combinations, line_of, shipped
from regalia.server.hooks import Hooks
from tests.server.serving import serving


def test_an_edition_or_a_card_but_never_everything(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(balance=shipped)) as server:
            four = await server.call("/api/balance?edition=de&seats=4")
            (one,) = four["measured"]
            assert (one["edition"], one["seats"]) == ("de", 4) and four["heading"] == shipped()["heading"]
            assert set(one["tables"]) == {"characters", "districts", "seats", "scenarios"}
            of_card = (await server.call("/api/balance?card=warlord"))["measured"]
            assert [(one["edition"], one["seats"]) for one in of_card] == combinations()
            for one in of_card:
                assert one["tables"] == {"characters": [line_of("characters", "warlord", one["edition"], one["seats"])]}
            assert (await server.call("/api/balance?card=nobody"))["measured"] == []
            assert (await server.refused("/api/balance?edition=de"))[0] == 400
            assert (await server.refused("/api/balance"))[0] == 400
        async with serving(tmp_path) as server:
            assert (await server.refused("/api/balance?card=warlord"))[0] == 404

    asyncio.run(act())
