"""The page in Firefox: home, two clicks into a game, and some moves."""

from pathlib import Path

from tests.web.firefox import browsing

MINE = "Boolean(document.querySelector('#ask:not([aria-busy=true])') && document.querySelector('[data-option]'))"
NUMBER = "Number(document.querySelector('#ask')?.dataset.decision ?? -1)"


def test_a_game_begins_and_goes_on_in_firefox(server: str, tmp_path: Path) -> None:
    with browsing(tmp_path) as fox:
        fox.go(server)
        fox.click("[data-quick=citadels]")
        for _ in range(6):
            fox.wait(MINE)
            number = fox.evaluate(NUMBER)
            fox.click("[data-option]")
            if fox.evaluate("Boolean(document.querySelector('[data-confirm]'))"):
                fox.click("[data-confirm]")
            fox.wait(f"{NUMBER} > {number}")
        assert fox.evaluate("document.querySelectorAll('.log p, .log h3').length") > 4
        assert fox.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert "⟨" not in fox.evaluate("document.body.innerText")
