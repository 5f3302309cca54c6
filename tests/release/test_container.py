"""What Dockerfile, compose.yaml and Caddyfile promise: stages, user, read-only root, health check, trust."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.release.dockerfile import Stage, copied, stages

ROOT = Path(__file__).parent.parent.parent
STAGES = {stage.name: stage for stage in stages(ROOT / "Dockerfile")}
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
RUNTIME: Stage = STAGES["runtime"]


def test_the_stages_are_page_wheel_and_runtime() -> None:
    assert list(STAGES) == ["page", "wheel", "runtime"]
    assert any(text.endswith("make web") for text in STAGES["page"].all("RUN"))
    assert "HATCH_BUILD_HOOKS_ENABLE=1 REGALIA_PROFILE=1" in STAGES["wheel"].last("RUN"), (
        "the fast build, if nothing else is asked"
    )


def test_everything_that_is_copied_is_there() -> None:
    for stage in STAGES.values():
        for rest in stage.all("COPY"):
            origin, sources, _ = copied(rest)
            assert origin in ("", *STAGES)
            assert all((ROOT / source).exists() for source in sources if not origin), rest


def test_the_server_runs_as_nobody_special_and_tells_its_health() -> None:
    assert RUNTIME.last("USER").isdigit() and RUNTIME.last("USER") != "0"
    assert "/healthz" in RUNTIME.command("HEALTHCHECK")[-1]
    assert RUNTIME.command("ENTRYPOINT")[:2] == ["regalia", "serve"]
    assert not [text for text in RUNTIME.all("RUN") if "apt-get" in text or "pip" in text], "the runtime builds nothing"


@pytest.mark.parametrize("name", ["table-1", "table-2"])
def test_servers_are_closed_but_for_the_proxy(name: str) -> None:
    table = COMPOSE["services"][name]
    assert table["read_only"] and table["cap_drop"] == ["ALL"] and "ports" not in table
    assert table["command"] == ["--trust-proxy"], "the proxy sets X-Forwarded-For"


def test_the_proxy_alone_is_reached_from_outside() -> None:
    assert [name for name, one in COMPOSE["services"].items() if "ports" in one] == ["proxy"]


def test_the_proxy_hides_the_metrics_and_knows_both_servers() -> None:
    caddyfile = (ROOT / "Caddyfile").read_text(encoding="utf-8")
    assert "respond @inside 404" in caddyfile and "/metrics" in caddyfile
    assert all(f"{name}:8000" in caddyfile for name in COMPOSE["services"] if name.startswith("table"))


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_takes_the_file() -> None:
    adapt = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(ROOT / "Caddyfile")]
    done = subprocess.run(adapt, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
