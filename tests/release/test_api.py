"""The public API is listed, and no name or parameter of it disappears unnoticed."""

import regalia
from tests.release.write_api import HEADING, LIST, exported, public, referenced


def listed() -> set[str]:
    return set(LIST.read_text(encoding="utf-8").removeprefix(HEADING).splitlines())


def test_nothing_public_has_disappeared() -> None:
    """A name that must go is deprecated first (docs/versions.md); then it is taken off the list together with its change."""
    gone = listed() - set(public())
    assert not gone, f"no longer public: {sorted(gone)}"


def test_everything_public_is_listed() -> None:
    new = set(public()) - listed()
    assert not new, f"run python -m tests.release.write_api: {sorted(new)}"


def test_the_list_has_the_main_classes_and_their_methods() -> None:
    for line in (
        "regalia.Game",
        "regalia.kernel.game.Game.answer(option)",
        "regalia.kernel.views.View.zone(name)",
        "regalia.env.batch.Batch.step(actions)",
        "regalia.bots.make_bot(name, setup, seat, chance)",
    ):
        assert line in listed()


def test_what_is_exported_is_there() -> None:
    assert all(hasattr(regalia, name.removeprefix("regalia.")) for name in exported())
    assert len(referenced()) > 50


def test_the_version_is_one_of_semantic_versioning() -> None:
    assert [part.isdigit() for part in regalia.__version__.split(".")] == [True] * 3
